"""From events to what the log is asked to keep: with them, whose secrets open a seat from now on and whose no more."""

from moonhare.server.messages import Key
from moonhare.server.table.deciding import Events
from moonhare.server.table.events import SeatFreed, SeatGivenUp, SeatTaken, encode
from moonhare.storage import Append, CommandId


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
