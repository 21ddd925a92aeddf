"""From events to what the log is asked to keep: with them, whose secrets open a seat from now on and whose no more."""

from typing import Final

from moonhare.rules.errors import Refusal
from moonhare.server.messages import Key
from moonhare.server.table.deciding import Events
from moonhare.server.table.events import InGame, SeatFreed, SeatGivenUp, SeatTaken, encode
from moonhare.server.table.state import Table
from moonhare.storage import Append, CommandId

MOST_EVENTS: Final = 100_000
"""Of a table: some hundred evenings. Whoever came back to a longer one would wait for it to be read."""


def check_room(table: Table, events: Events) -> None:
    """Refuse ("table-worn-out") what people do at a table of `MOST_EVENTS`, unless it ends a game or takes leave."""
    playing = table.stage == "playing" and all(isinstance(event, InGame) for event in events)
    if not playing and not any(isinstance(event, SeatFreed | SeatGivenUp) for event in events):
        raise Refusal("table-worn-out", "This table has seen as much as it can keep; open another one.")


def append_of(code: str, after: int, events: Events, *, command: CommandId | None, secret: bytes | None) -> Append:
    """Make the append of a table's events after its event `after`; `secret`: of the person whom they seat."""
    return Append(
        table=code,
        after=after,
        events=tuple(map(encode, events)),
        command=command,
        admit=_admitted(events, secret),
        dismiss=tuple(event.key for event in events if isinstance(event, SeatFreed | SeatGivenUp)),
    )


def _admitted(events: Events, secret: bytes | None) -> tuple[tuple[Key, bytes], ...]:
    if secret is None:
        return ()
    return tuple((e.key, secret) for e in events if isinstance(e, SeatTaken) and e.kind == "person")
