"""How the command line speaks: refusals, JSON, tables, bars. Rich is imported where a terminal needs it."""

import json
import math
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Literal, TextIO

import msgspec

from moonhare.rules.errors import Refusal

if TYPE_CHECKING:
    from rich.table import Table

WHOLE_NAME: Final = 24
"""Letters of a name that a table never breaks."""

EVERY: Final = 60.0
"""Seconds between two lines that say how far long work is."""

MANY_MINUTES: Final = 120
"""So many are told in hours."""

MOST_BYTES: Final = 64_000_000
"""Of a file or of standard input; a log of the longest game is far below."""


def fill_closed_streams() -> None:
    """Put something in the place of standard streams that the caller has closed: the next file would get their numbers.

    Standard output becomes one that cannot be written, so that nothing ends as if somebody had what it says.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            number = os.open(os.devnull, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
            os.set_inheritable(number, True)
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8"))


def complain(refusal: Refusal) -> None:
    """Write a refusal on standard error, as one line."""
    sys.stderr.write(f"moonhare: {' '.join(refusal.message.split())}\n")


def complain_in_json(refusal: Refusal) -> None:
    """Write a refusal on standard error, as one JSON object: `code`, `message`, `args` (the facts by name)."""
    facts = {"code": refusal.code, "message": refusal.message, "args": refusal.arguments}
    # What is no text at all (an argument that is not UTF-8) can only be escaped; msgspec would fail on it.
    plain = sys.stderr.encoding.lower() not in ("utf-8", "utf8")
    sys.stderr.write(json.dumps(facts, ensure_ascii=plain, default=str) + "\n")


def as_sentence(reason: Exception | str) -> str:
    """Make a sentence of what an error says."""
    said = str(reason).rstrip(".")
    return f"{said[:1].upper()}{said[1:]}."


def print_json(value: Any, to: TextIO | None = None) -> None:
    """Write a value on standard output, or where else it is to go, as one line of JSON."""
    (to or sys.stdout).write(msgspec.json.encode(value).decode() + "\n")


def read_input(name: str, *, look: Callable[[bytes], object] = bytes) -> bytes:
    """Read a file, or standard input for `-`. Raises `Refusal` ("file-unreadable", "file-too-large").

    `look`: is shown the first line, and may refuse all of it.
    """
    try:
        with sys.stdin.buffer if name == "-" else Path(name).open("rb") as source:
            data = source.readline(MOST_BYTES + 1)
            look(data)
            data += source.read(MOST_BYTES + 1 - len(data))
    except (OSError, ValueError) as error:
        raise Refusal("file-unreadable", f"{_named(name)} cannot be read: {_why(error)}.", file=name) from None
    if len(data) > MOST_BYTES:
        raise Refusal("file-too-large", f"{name} is longer than {MOST_BYTES} bytes.", file=name, most=MOST_BYTES)
    return data


def read_lines(name: str) -> Iterator[bytes]:
    """Read a file, or standard input for `-`, line by line. Raises `Refusal` as `read_input` does, for a line of it."""
    try:
        with sys.stdin.buffer if name == "-" else Path(name).open("rb") as source:
            while line := source.readline(MOST_BYTES + 1):
                if len(line) > MOST_BYTES:
                    raise Refusal("file-too-large", f"A line of {name} is longer than {MOST_BYTES} bytes.", file=name)
                yield line
    except (OSError, ValueError) as error:
        raise Refusal("file-unreadable", f"{_named(name)} cannot be read: {_why(error)}.", file=name) from None


def write_output(name: str, data: bytes) -> None:
    """Write a file, or standard output for `-`. Raises `Refusal` ("file-unwritable"): what was there is then kept."""
    if name == "-":
        sys.stdout.buffer.write(data)
        return
    from moonhare.decks.writing import put

    try:
        path = Path(name)
        if path.exists() and not (path.is_file() and os.access(path.resolve().parent, os.W_OK)):
            # A pipe or a device, or a folder in which nothing else can be made.
            path.write_bytes(data)
        else:
            put(path.resolve(), data)  # what a link leads to, and not the link
    except (OSError, ValueError) as error:
        raise Refusal("file-unwritable", f"{_named(name)} cannot be written: {_why(error)}.", file=name) from None


@contextmanager
def written_to(name: str) -> Iterator[Path]:
    """Give the path of a file that the block writes; for `-` one that goes to standard output after it."""
    if name != "-":
        yield Path(name)
        return
    with tempfile.TemporaryDirectory(prefix=".moonhare-") as work:
        path = Path(work) / "standard-output"
        yield path
        with path.open("rb") as written:
            shutil.copyfileobj(written, sys.stdout.buffer)


@contextmanager
def read_from(name: str) -> Iterator[Path]:
    """Give the path of a file that the block reads; for `-` one with all of standard input."""
    if name != "-":
        yield Path(name)
        return
    with tempfile.TemporaryDirectory(prefix=".moonhare-") as work:
        path = Path(work) / "standard-input"
        with path.open("wb") as read:
            shutil.copyfileobj(sys.stdin.buffer, read)
        yield path


def _named(name: str) -> str:
    return name or "A file without a name"


def beside(name: str) -> TextIO:
    """Where what is said of a written file goes: to standard error where standard output is that file."""
    return sys.stderr if name == "-" else sys.stdout


def _why(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")


def print_table(
    title: str, columns: Sequence[str], rows: Sequence[Sequence[object]], *, in_parts: bool = False
) -> None:
    """Write a table on standard output; all columns but the first that hold numbers only are set right.

    What the first column says is not broken where it is short: it may be something to type. `in_parts`: where the
    terminal is too narrow for all columns, they follow in tables of their own, each with the first column.
    """
    from rich.console import Console

    # A pipe has no width of its own: lines are not to be cut there.
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 160)
    unbounded = console.options.update(width=MOST_BYTES)
    part: list[int] = []
    for index in range(len(columns)):
        wider = _table(title, columns, rows, [*part, index])
        if in_parts and len(part) > 1 and console.measure(wider, options=unbounded).maximum > console.width:
            console.print(_table(title, columns, rows, part))
            part = [0]
        part.append(index)
    console.print(_table(title, columns, rows, part))


def _table(title: str, columns: Sequence[str], rows: Sequence[Sequence[object]], part: Sequence[int]) -> "Table":
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(title=Text(title) if title else None, title_justify="left", box=box.SIMPLE_HEAD)
    for index in part:
        numbers = bool(rows) and all(isinstance(row[index], int | float) for row in rows)
        short = index == 0 and all(len(str(row[0])) <= WHOLE_NAME for row in rows)
        justify: Literal["left", "right"] = "right" if numbers else "left"
        table.add_column(Text(columns[index]), justify=justify, overflow="fold", no_wrap=short)
    for row in rows:
        table.add_row(*(Text(str(row[index])) for index in part))
    return table


@contextmanager
def bar(title: str) -> Iterator[Callable[[int, int], object]]:
    """Show on standard error how far long work is: a bar where a person watches it, else a line now and then."""
    if not sys.stderr.isatty():
        yield _lines(title)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _lines(title: str) -> Callable[[int, int], None]:
    """Tell in lines, the first once `EVERY` is over: quick work says nothing, and a file of them stays short."""
    told = monotonic()
    # What lay there before took no time: it goes on from what is told first.
    first: tuple[float, int] | None = None

    def tell(done: int, total: int) -> None:
        nonlocal told, first
        now = monotonic()
        began, before = first = first or (now, done)
        if now - told < EVERY or done >= total:
            return
        told = now
        left = f", {_about((now - began) * (total - done) / (done - before))} left" if done > before else ""
        # Whoever reads no more of it loses no work.
        with suppress(OSError):
            sys.stderr.write(f"{title}: {done} of {total}{left}\n")

    return tell


def _about(seconds: float) -> str:
    minutes = math.ceil(seconds / 60)
    return f"about {minutes} min" if minutes < MANY_MINUTES else f"about {round(minutes / 60)} h"
