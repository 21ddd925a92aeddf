"""What runs now, read off a store beside its servers: tables without names, clues or cards, and servers."""

from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb

import msgspec
import structlog
from msgspec.structs import replace

from moonhare.rules.editions import EditionId
from moonhare.server.messages import Stage
from moonhare.server.table.events import decode
from moonhare.server.table.evolving import replay
from moonhare.server.table.state import Table
from moonhare.storage import LEASE, Beside, Store

log = structlog.get_logger(__name__)

Progress = Callable[[int, int], object] | None


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the list."""

    code: str
    stage: Stage | None = None
    """None where its log cannot be read."""
    edition: EditionId | None = None
    game: int = 0
    """Which game of the table's."""
    round: int = 0
    """Of that game; 0 in the lobby."""
    people: int = 0
    """Who have a seat."""
    here: int = 0
    """Who of them are connected, at any server."""
    computers: int = 0
    events: int
    opened: int
    """Milliseconds since 1970, by the store's clock."""
    touched: int
    """The same: when its last event was stored."""


class ServerLine(msgspec.Struct, frozen=True, kw_only=True):
    """A server in the list."""

    number: int
    alive: bool
    """Whether it has renewed its lease in time."""
    seconds: float
    """Since it did so."""
    tables: int
    people: int


async def tables(store: Store, *, most: int, here: bool, progress: Progress = None) -> tuple[TableLine, ...]:
    """Read tables, those touched last first. Raises `StorageError`.

    `most`: so many; `here`: only those that somebody looks at.
    """
    records = sorted(await store.tables(), key=lambda record: (-record.touched, record.code))
    found: list[TableLine] = []
    for done, record in enumerate(records, start=1):
        if len(found) == most:
            break
        if progress is not None:
            progress(done, len(records))
        tail = await store.read(record.code)
        if not tail.entries or (here and tail.beside.holder is None):
            continue
        line = TableLine(code=record.code, events=len(tail.entries), opened=record.opened, touched=record.touched)
        # Whatever keeps it from being read: it is in the list all the same.
        try:
            line = _told(line, replay(decode(entry.data) for entry in tail.entries), tail.beside)
        except (msgspec.DecodeError, ValueError):
            pass  # as the line says: what was stored is nothing that this version wrote
        except Exception as error:
            # Without its sentence, in which may stand what people have said.
            bug = f"{type(error).__name__} at {_place(error)}"
            log.error("what a table is at cannot be told, which is a bug", table=record.code, bug=bug)
        found.append(line)
    return tuple(found)


def _place(error: Exception) -> str:
    """Where in the program something was raised."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno}"


def _told(line: TableLine, table: Table, beside: Beside) -> TableLine:
    people = {occupant.key for occupant in table.persons}
    return replace(
        line,
        stage=table.stage,
        edition=table.edition,
        game=table.game_number,
        round=0 if table.game is None else table.game.round,
        people=len(people),
        here=len(people & {*beside.present}),
        computers=len(table.members) - len(people),
    )


async def servers(store: Store) -> tuple[ServerLine, ...]:
    """List the servers that look after tables. Raises `StorageError`."""
    now = store.now()
    lines = []
    for record in await store.servers():
        seconds = now - record.renewed / 1000
        lines.append(
            ServerLine(
                number=record.number,
                alive=abs(seconds) < LEASE,
                seconds=round(max(0.0, seconds), 1),
                tables=record.tables,
                people=record.people,
            )
        )
    return tuple(lines)
