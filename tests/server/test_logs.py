"""What a server says of itself."""

import io
import json
import sys
from contextlib import suppress

import pytest
import structlog

from moonhare.server.logs import Seldom, configure_logs
from moonhare.server.settings import ServerSettings


class Full(io.StringIO):
    """A file on a disk without room."""

    full = True

    def write(self, text: str) -> int:
        if self.full:
            raise OSError(28, "No space left on device")
        return super().write(text)


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_what_cannot_be_written_stops_nothing_and_the_next_is_written_again(
    monkeypatch: pytest.MonkeyPatch, log_format: str
) -> None:
    stream = Full()
    monkeypatch.setattr(sys, "stderr", stream)
    configure_logs(ServerSettings(log_format="json" if log_format == "json" else "text"))
    log = structlog.get_logger()
    log.error("the disk is full")
    stream.full = False
    log.error("there is room again")
    assert "there is room again" in stream.getvalue()
    assert "the disk is full" not in stream.getvalue()
    stream.close()
    log.error("nobody hears this")


def test_an_error_that_comes_again_and_again_is_told_each_minute_with_how_often() -> None:
    now = 0.0
    seldom, told = Seldom(lambda: now), []
    for second in range(130):
        now = float(second)
        for error in ("the disk is full", "the line is cut")[: 1 + (second == 30)]:
            with suppress(structlog.DropEvent):
                told.append((second, seldom(None, "error", {"event": "something failed", "error": error})))
        assert seldom(None, "info", {"event": "a move"}) == {"event": "a move"}
    assert [(second, line["error"], line.get("left_out")) for second, line in told] == [
        (0, "the disk is full", None),
        (30, "the line is cut", None),
        (60, "the disk is full", 59),
        (120, "the disk is full", 59),
    ]


@pytest.mark.parametrize("worker", [None, 0, 3])
def test_each_line_of_a_worker_bears_its_number_and_that_of_a_server_alone_none(
    monkeypatch: pytest.MonkeyPatch, worker: int | None
) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    configure_logs(ServerSettings(log_format="json"), worker)
    structlog.get_logger().error("something happened")
    assert json.loads(stream.getvalue()).get("worker") == worker
