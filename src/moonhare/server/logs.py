"""What a server says of itself, on standard error."""

import io
import sys
from contextlib import suppress
from typing import TextIO

import structlog

from moonhare.server.settings import ServerSettings


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
