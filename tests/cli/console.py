"""Running the command line inside the test's own process, which is quick, or as a process of its own."""

import io
import json
import subprocess
import sys
from typing import Any, NamedTuple

import pytest

from moonhare.cli import main


class Told(NamedTuple):
    """What a command told its caller."""

    status: int
    out: str
    err: str

    @property
    def report(self) -> Any:
        """Standard output, read as JSON."""
        return json.loads(self.out)

    @property
    def refusal(self) -> Any:
        """Standard error, read as the one JSON object that a refusal is."""
        assert self.out == ""
        assert self.err.count("\n") == 1
        return json.loads(self.err)


class Console:
    """Calls the command line with arguments and standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[bytes]) -> None:
        self.monkeypatch = monkeypatch
        self.capture = capture

    def __call__(self, *arguments: str, stdin: bytes | str = b"") -> Told:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        out, err = self.capture.readouterr()
        status = ended.value.code
        assert isinstance(status, int)
        told = Told(status, out.decode(), err.decode())
        assert "Traceback" not in told.err
        return told


def process(*arguments: str | bytes, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """Run the command line as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "moonhare", *arguments], capture_output=True, timeout=60, check=False, **more
    )
