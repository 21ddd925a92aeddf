"""What a server says of itself, on standard error."""

import io
import math
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TextIO

import structlog

from moonhare.server.settings import ServerSettings

AGAIN: Final = 60.0
"""Seconds in which one and the same error is told once: of a disk that is full, every move and every table speaks."""


class Seldom:
    """Leaves out lines whose error was told just now; the next one that is told says how many."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Nothing has been told; `clock`: in seconds."""
        self._clock = clock
        self._told: dict[object, tuple[float, int]] = {}

    def __call__(self, _logger: object, _method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
        """Give a line back, or raise `structlog.DropEvent`."""
        if "error" not in line:
            return line
        now, error = self._clock(), line["error"]
        at, left_out = self._told.get(error, (-math.inf, 0))
        if now < at + AGAIN:
            self._told[error] = at, left_out + 1
            raise structlog.DropEvent
        # What has not come for long may be told as if it were new.
        self._told = {error: told for error, told in self._told.items() if now < told[0] + 2 * AGAIN}
        self._told[error] = now, 0
        return {**line, "left_out": left_out} if left_out else line


class _Patient(io.TextIOBase, TextIO):
    """A stream that loses what cannot be written: a full disk or a reader that has gone is to stop no game.

    Nor is one that somebody has closed (`ValueError`).
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError, ValueError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self._stream.flush()

    def close(self) -> None:
        """Leave the stream to its owner: Python closes what it clears away, even where nothing works any more."""


def configure_logs(settings: ServerSettings, worker: int | None = None) -> None:
    """Log to standard error, as text or as JSON; never who asked. Each line of a worker bears its number."""

    def number(_logger: object, _method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
        return line if worker is None else {"worker": worker, **line}

    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        # Plain: other formats print the values of variables too, people's clues and votes among them.
        else structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    )
    processors: list[structlog.typing.Processor] = [
        Seldom(),
        structlog.contextvars.merge_contextvars,
        number,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if settings.log_format == "json":
        processors.append(structlog.processors.format_exc_info)
    structlog.configure(
        processors=[*processors, last],
        wrapper_class=structlog.make_filtering_bound_logger("info"),
        logger_factory=structlog.PrintLoggerFactory(file=_Patient(sys.stderr)),
    )
