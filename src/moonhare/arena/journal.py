"""The files of an arena: what was played, line by line, so that it can be gone on with after any end.

Owns the format of `games.jsonl`, number 1: a header with the setup and with what is played, then one evening a line, in
their order, so that the file is the same byte by byte for the same header. How long moves took stands apart, in
`latency.jsonl`. A line that was not written to its end is dropped, and its evening played again.
"""

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from io import BufferedWriter
from pathlib import Path
from typing import Final, Literal

import msgspec

from moonhare.arena.adding import contradiction
from moonhare.arena.basis import Basis, refuse_other
from moonhare.arena.pairing import Setup
from moonhare.arena.seating import Latency
from moonhare.arena.sitting import Finished, Record, ReplayRecord
from moonhare.rules.editions import edition, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.log import Header as LogHeader
from moonhare.rules.log import Log

GAMES: Final = "games.jsonl"
LATENCY: Final = "latency.jsonl"

WITHOUT: Final = "they were kept without their moves (--no-replays)."


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line."""

    arena: Literal[1]
    setup: Setup
    basis: Basis | None = None
    """With what the games were played; None in files of 0.1.0."""


class Took(msgspec.Struct, frozen=True, kw_only=True):
    """How long the moves of an evening took: a line of the other file."""

    number: int
    latency: dict[str, dict[str, dict[int, int]]]
    """By player and kind of move, how many took how many steps (`seating.STEPS`)."""


class Journal:
    """Two files in a folder, gone on with where they end."""

    def __init__(self, folder: Path, setup: Setup, basis: Basis) -> None:
        """Open or begin them. Raises `Refusal` ("arena-differs", "arena-busy", "file-unreadable", "file-unwritable").

        "arena-differs": what lies there was played with another setup, or with what has changed since. "arena-busy":
        another process plays there.
        """
        self._folder = folder
        with ExitStack() as opened:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                self._games = opened.enter_context((folder / GAMES).open("ab"))
                _claim(self._games, folder)
                self.records = _restore(folder / GAMES, setup, basis)
                numbers = range(len(self.records))
                self.took = [one for one in _whole(folder / LATENCY, Took) if one.number in numbers]
                (folder / LATENCY).write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in self.took))
                self._latency = opened.enter_context((folder / LATENCY).open("ab"))
            except OSError as error:
                raise _unwritable(folder, error) from None
            opened.pop_all()

    def close(self) -> None:
        """Let go of both files."""
        for file in (self._games, self._latency):
            with suppress(OSError):  # what could not be written has been told
                file.close()

    def add(self, finished: Finished, number: int) -> None:
        """Write the next evening. Both are in the system's hands when this returns: killing this process loses none.

        Raises `Refusal` ("file-unwritable").
        """
        try:
            self._latency.write(msgspec.json.encode(Took(number=number, latency=plain(finished.latency))) + b"\n")
            self._latency.flush()
            self._games.write(finished.line + b"\n")
            self._games.flush()
        except OSError as error:
            raise _unwritable(self._folder, error) from None


def _unwritable(folder: Path, error: OSError) -> Refusal:
    why = error.strerror or str(error)
    return Refusal("file-unwritable", f"{folder} cannot be written: {why}.", file=str(folder))


def plain(latency: dict[str, Latency]) -> dict[str, dict[str, dict[int, int]]]:
    """Give latencies as they are written."""
    return {name: {move: dict(steps) for move, steps in its.items()} for name, its in latency.items()}


def _claim(games: BufferedWriter, folder: Path) -> None:
    """Let nobody else write while this is open: the system lets go of it at any end of this process."""
    try:
        import fcntl  # noqa: PLC0415 - there is none on Windows
    except ImportError:
        return
    try:
        fcntl.flock(games, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Refusal("arena-busy", f"Another arena plays in {folder} just now.", file=str(folder)) from None
    except OSError:
        # Some network's disks have no locks: that is no reason not to play there.
        return


def _restore(file: Path, setup: Setup, basis: Basis) -> list[Record]:
    data = file.read_bytes()
    if not data.endswith(b"\n"):
        data = data[: data.rfind(b"\n") + 1]
        file.write_bytes(data or msgspec.json.encode(Header(arena=1, setup=setup, basis=basis)) + b"\n")
    if not data:
        return []
    first, *lines = data.splitlines()
    header = _header_in(first)
    if header is None:
        raise Refusal("file-unreadable", f"{file} is no file of an arena's games.", file=str(file))
    refuse_other(file, (header.setup, header.basis), (setup, basis))
    records: list[Record] = []
    for line in lines:
        try:
            record = msgspec.json.decode(line, type=Record)
            wrong = contradiction(line, setup, len(records))
        except msgspec.DecodeError as error:
            raise _damaged(file, len(records), str(error)) from error
        if record.sitting.number != len(records):
            why = "an evening is missing" if record.sitting.number > len(records) else "an evening is there twice"
            raise _damaged(file, len(records), why)
        if wrong:
            raise _damaged(file, len(records), wrong)
        records.append(record)
    return records


def _damaged(file: Path, whole: int, why: str) -> Refusal:
    sentence = f"{file} is damaged at line {whole + 2}: {why}. Cut off before it, it can be gone on with."
    return Refusal("file-unreadable", sentence, file=str(file), line=whole + 2)


def _whole(file: Path, kind: type[Took]) -> Iterator[Took]:
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            yield msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError:
            continue


def _header_in(first: bytes) -> Header | None:
    """What the first line of an arena's file says; None where it is no such line."""
    try:
        return msgspec.json.decode(first, type=Header)
    except msgspec.DecodeError:
        return None


def _setup_in(first: bytes) -> Setup | None:
    header = _header_in(first)
    return None if header is None else header.setup


def refuse_games(first: bytes) -> None:
    """Refuse a file that begins with an arena's first line where one game's log was expected ("game-expected")."""
    setup = _setup_in(first)
    if setup is None:
        return
    which = "--game N, from 1, says which." if setup.replays else WITHOUT
    raise Refusal("game-expected", f"This is an arena's file of many games: {which}")


def read_replay(lines: Iterator[bytes], number: int) -> Log:
    """Find a game in `games.jsonl`, from 1. Raises `Refusal` ("not-an-arena", "no-such-game", "log-inconsistent")."""
    setup = _setup_in(next(lines, b""))
    if setup is None:
        raise Refusal("not-an-arena", "This is no file of an arena's games.")
    if not setup.replays:
        raise Refusal("no-such-game", f"There is no game {number} to tell: {WITHOUT}", game=number)
    at, within = divmod(number - 1, setup.evening)
    many = 0
    for index, line in enumerate(lines):
        many = (index + 1) * setup.evening
        if index != at:
            continue
        try:
            game = msgspec.json.decode(line, type=ReplayRecord).games[within]
            wrong = contradiction(line, setup, at)
        except (msgspec.DecodeError, IndexError) as error:
            raise Refusal("not-an-arena", f"Line {index + 2} is no evening of an arena.") from error
        if game.events:
            if wrong:
                raise Refusal("log-inconsistent", f"Line {index + 2}: {wrong}.", line=index + 2)
            settings = resolve(edition(setup.edition), setup.seats, setup.overrides)
            header = LogHeader(edition=setup.edition, settings=settings, players=setup.seats)
            return Log(header=header, events=game.events)
    sentence = f"There is no game {number} in this file, which has {many}."
    raise Refusal("no-such-game", sentence, game=number, games=many)
