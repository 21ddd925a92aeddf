"""The reckoning: the log against what was acknowledged, and against what each person saw last."""

from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator

import msgspec

from moonhare.rules.log import read_log, replay_log, settled, write_log
from moonhare.rules.views import View, view_for
from moonhare.server.table.events import AnyTableEvent, InGame, Renamed, decode
from moonhare.server.table.evolving import replay
from moonhare.storage import CommandId, Store
from tests.faults.people import Person


async def check(store: Store, people: Iterable[Person]) -> list[str]:
    """Say what is wrong; people are those of whole tables."""
    tables: dict[str, list[Person]] = {}
    for person in people:
        tables.setdefault(person.code, []).append(person)
    found: list[str] = []
    for code, seated in tables.items():
        found += [f"{code}: {fault}" async for fault in _faults(store, code, seated)]
    return found


async def _faults(store: Store, code: str, people: list[Person]) -> AsyncIterator[str]:
    tail = await store.read(code)
    for person in people:
        for fault in person.faults:
            yield f"{person.key} was told {fault}"
        for name in person.acknowledged:
            if not await store.knows(code, CommandId(seat=person.key, id=name)):
                yield f"{name} was acknowledged and is lost"
    for fault in _of_events([decode(entry.data) for entry in tail.entries], people):
        yield fault


def _of_events(events: list[AnyTableEvent], people: list[Person]) -> Iterator[str]:
    renamed = Counter(event.name for event in events if isinstance(event, Renamed))
    for person in people:
        for name in person.names:
            if renamed[name] != 1:
                yield f"{name!r} is in the log {renamed[name]} times"
    game = [event.event for event in events if isinstance(event, InGame)]
    try:
        # As the rules would have it: whatever was done twice is no game that they know.
        replay_log(read_log(write_log(settled(game))))
        table = replay(events)
    except ValueError as error:
        yield f"the log cannot be replayed: {error}"
        return
    if table.game is None or table.stage != "over":
        yield "the game is not over"
        return
    for person in people:
        yield from _other_views(person, view_for(table.game, table.seat(person.key)))


def _other_views(person: Person, due: View) -> Iterator[str]:
    seen = person.last
    if seen is None or seen.own is None:
        yield f"{person.key} saw nothing"
        return
    shown = {"public": seen.public.game, "own": seen.own.game}
    if msgspec.to_builtins(shown) != msgspec.to_builtins({"public": due.public, "own": due.own}):
        yield f"{person.key} saw another end than the log's"
