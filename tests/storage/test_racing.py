"""Of many who write to one database at once: all events of an append or none, and nobody waits for ever."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg

from moonhare.storage import Append, Outcome, Slip
from tests.storage.places import TABLE, PostgresPlace, named, one, opening


async def take_turns(append: Callable[[int, Append], Any], writers: int = 4, rounds: int = 30) -> list[Append]:
    """Have some write to one table as quickly as they can, each several events at once; gives what was accepted."""
    accepted: list[Append] = []
    head = 1

    async def write(who: int) -> None:
        nonlocal head
        for step in range(rounds):
            # Some know the last number, some the one before: their events would overlap.
            after, many = max(1, head - (who + step) % 3), 1 + (who + step) % 4
            events = tuple(b"%d %d %d/%d" % (who, step, part, many) for part in range(many))
            asked = Append(table=TABLE, after=after, events=events)
            if await append(who, asked) == "appended":
                accepted.append(asked)
                head = max(head, after + many)

    await asyncio.gather(*(write(who) for who in range(writers)))
    return accepted


def torn(entries: list[tuple[int, bytes]], accepted: list[Append]) -> list[object]:
    """What is wrong with a log in which certain appends were accepted."""
    wrong: list[object] = [entry for place, entry in enumerate(entries, start=1) if entry[0] != place]
    stored = dict(entries)
    for asked in accepted:
        found = tuple(stored.get(asked.after + step) for step in range(1, len(asked.events) + 1))
        if found != asked.events:
            wrong.append((asked, found))
    if len(entries) != 1 + sum(len(asked.events) for asked in accepted):
        wrong.append("there are others")
    return wrong


async def test_of_writers_who_race_each_has_all_events_of_an_append_stored_or_none(database: PostgresPlace) -> None:
    stores = [database.open() for _ in range(4)]
    await stores[0].append(opening(1))
    accepted = await take_turns(lambda who, asked: stores[who].append(asked))
    entries = [(entry.n, entry.data) for entry in (await stores[0].read(TABLE)).entries]
    assert len(accepted) > 10
    assert torn(entries, accepted) == []


async def test_rows_that_are_left_out_where_others_were_first_would_be_found_to_be_torn(
    database: PostgresPlace,
) -> None:
    """The race and its checker find what is wrong with a plausible statement."""
    await database.open().append(opening(1))
    wrong = """
        INSERT INTO events (code, n, format, at, data)
        SELECT $1, $2 + number, 1, 0, data FROM unnest($3::bytea[]) WITH ORDINALITY AS event (data, number)
        ON CONFLICT DO NOTHING RETURNING n
    """
    connections = [await asyncpg.connect(database.address) for _ in range(4)]
    for connection in connections:
        await connection.execute("SET search_path = moonhare")

    async def append(who: int, asked: Append) -> Outcome:
        rows = await connections[who].fetch(wrong, asked.table, asked.after, asked.events)
        return "appended" if rows else "conflict"

    accepted = await take_turns(append)
    rows = await connections[0].fetch("SELECT n, data FROM events ORDER BY n")
    for connection in connections:
        await connection.close()
    assert torn([(n, data) for n, data in rows], accepted)


async def test_servers_that_write_to_the_same_tables_in_any_order_never_wait_for_each_other(
    database: PostgresPlace,
) -> None:
    stores = [database.open() for _ in range(3)]
    codes = [f"LUMO-{number:04d}" for number in range(30)]
    await asyncio.gather(*(stores[0].append(opening(1, table=code)) for code in codes))
    servers = [await store.join() for store in stores]

    async def work(at: int) -> None:
        store, server = stores[at], servers[at]
        for turn in range(4):
            order = codes[:: 1 if (at + turn) % 2 else -1]
            await asyncio.gather(
                *(store.append(one(code, turn + 1, command=named(1, f"{turn}"))) for code in order),
                *(store.attend(server, code, frozenset({1, turn})) for code in order),
                *(store.lay(code, Slip(shelf="s", name="n", data=b"", until=1), most=1) for code in order),
                *(store.count(code.encode(), 60) for code in order),
                store.expire(0),
                store.renew(server),
            )

    async with asyncio.timeout(60):
        await asyncio.gather(*(work(at) for at in range(3)))
    assert {(await stores[0].numbers(codes))[code].head for code in codes} == {5}
    assert {(await stores[at].count(codes[0].encode(), 60, 0))[0] for at in range(3)} == {12}
