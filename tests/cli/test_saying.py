"""How the command line tells how far long work is, and sets its tables."""

import errno
import json
import os
import sys
from itertools import count
from pathlib import Path

import pytest

from moonhare.cli import saying
from moonhare.cli.saying import bar, write_output
from moonhare.rules.errors import Refusal
from tests.cli.console import Console

ARENA = ("arena", "--players", "simple", "thing", "--games", "8", "--workers", "1")


class Clock:
    """Goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(saying, "monotonic", made)
    return made


def test_in_a_pipe_long_work_tells_a_line_a_minute_and_what_is_left(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    with bar("Playing") as progress:
        for done in range(400, 601):
            clock.now += 2
            progress(done, 600)
    out, err = capsys.readouterr()
    assert out == ""
    # 400 lay there before; of them nothing says how long one takes.
    assert err.splitlines() == [
        "Playing: 429 of 600, about 6 min left",
        "Playing: 459 of 600, about 5 min left",
        "Playing: 489 of 600, about 4 min left",
        "Playing: 519 of 600, about 3 min left",
        "Playing: 549 of 600, about 2 min left",
        "Playing: 579 of 600, about 1 min left",
    ]


def test_in_a_pipe_quick_work_says_nothing_and_a_first_piece_gives_no_promise(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    with bar("Playing") as progress:
        progress(1, 3)
        clock.now += 59
        progress(2, 3)
        clock.now += 59
        progress(3, 3)
    assert capsys.readouterr().err == ""
    with bar("Thinking") as progress:
        clock.now += 3600
        progress(1, 10)
        clock.now += 3600
        progress(2, 10)
    assert capsys.readouterr().err == "Thinking: 1 of 10\nThinking: 2 of 10, about 8 h left\n"


def test_the_arena_tells_how_far_it_is_beside_its_report(moonhare: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = moonhare(*ARENA, "--json")
    assert quick.err == ""
    hours = count(0, 60)
    monkeypatch.setattr(saying, "monotonic", lambda: float(next(hours)))
    slow = moonhare(*ARENA, "--json")
    assert slow.report == quick.report
    lines = slow.err.splitlines()
    assert "Playing: 4 of 8, about 4 min left" in lines
    assert any(line.startswith("Rating: ") for line in lines)
    refused = moonhare("replay", "nowhere.jsonl", "--json")
    assert json.loads(refused.err.splitlines()[-1])["code"] == "file-unreadable"


def test_a_reader_of_errors_who_is_gone_ends_no_work(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(text: str) -> int:
        raise BrokenPipeError(text)

    monkeypatch.setattr(sys.stderr, "write", gone)
    with bar("Playing") as progress:
        clock.now += 61
        progress(1, 3)


def test_in_a_narrow_terminal_no_interval_of_the_arena_is_broken(
    moonhare: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for name, value in (("COLUMNS", "80"), ("TTY_COMPATIBLE", "0")):
        monkeypatch.setenv(name, value)
    told = moonhare(*ARENA).out
    assert "In brackets, intervals of 95 %" in told
    lines = told.splitlines()
    assert max(map(len, lines)) <= 80
    opened = [line for line in lines if " (" in line]
    assert opened
    assert all(line.count("(") == line.count(")") for line in opened)


def test_a_log_that_has_no_place_is_told_before_all_games_are_played(moonhare: Console) -> None:
    # A million would take hours.
    told = moonhare("simulate", "--games", "1000000", "--log", "/nowhere/game.jsonl", "--json").refusal
    assert (told["code"], told["args"]) == ("file-unwritable", {"file": "/nowhere/game.jsonl"})


def test_a_file_without_a_name_and_one_that_is_no_log_are_told_in_words(moonhare: Console, tmp_path: Path) -> None:
    for asked in (("replay", ""), ("listen", "")):
        assert moonhare(*asked).err.startswith("moonhare: A file without a name cannot be read: ")
    (tmp_path / "report.json").write_text('{"setup": {}}')
    told = moonhare("replay", str(tmp_path / "report.json")).err
    assert told.endswith("The header of a log was expected.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other ways")
def test_a_file_that_cannot_be_written_whole_is_not_there_and_what_was_there_still_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        write(path, data[:3])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    (there := tmp_path / "there").write_bytes(b"before")
    there.chmod(0o600)
    (tmp_path / "link").symlink_to(there)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full)
        for name in ("new", "there", "link"):
            with pytest.raises(Refusal, match="No space left on device"):
                write_output(str(tmp_path / name), b"whole")
    assert (sorted(path.name for path in tmp_path.iterdir()), there.read_bytes()) == (["link", "there"], b"before")
    write_output(str(tmp_path / "link"), b"whole")
    assert (there.read_bytes(), there.stat().st_mode & 0o777) == (b"whole", 0o600)
    write_output(os.devnull, b"whole")
