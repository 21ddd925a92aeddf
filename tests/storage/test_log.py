"""The event log of any store: compare-and-append, nothing lost, nothing twice."""

import asyncio

import pytest

from moonhare.storage import Append, Clock, Outcome, StorageError, Store
from tests.storage.places import BEGIN, TABLE, Hands, Places, named, one, opening


async def test_events_are_numbered_from_one_and_read_back_in_order(store: Store, hands: Hands) -> None:
    assert await store.append(Append(table=TABLE, after=0, events=(b"a", b"b"))) == "appended"
    hands.now += 2
    assert await store.append(one(TABLE, 2, data=b"c")) == "appended"
    tail = await store.read(TABLE)
    assert [(entry.n, entry.data, entry.format) for entry in tail.entries] == [(1, b"a", 1), (2, b"b", 1), (3, b"c", 1)]
    assert [entry.at - BEGIN * 1000 for entry in tail.entries] == [0, 0, 2000]
    assert [entry.n for entry in (await store.read(TABLE, 2)).entries] == [3]
    assert (await store.read(TABLE, 2**62)).entries == ()


@pytest.mark.parametrize("after", [0, 1, 3, 99])
async def test_only_the_number_after_the_last_can_be_appended(store: Store, after: int) -> None:
    await store.append(Append(table=TABLE, after=0, events=(b"a", b"b"), admit=((1, b"one"),)))
    before = await store.read(TABLE)
    conflicting = Append(
        table=TABLE,
        after=after,
        events=(b"x",),
        command=named(1, "command"),
        admit=((7, b"secret"),),
        dismiss=(1,),
        clocks=(),
    )
    assert await store.append(conflicting) == "conflict"
    assert await store.read(TABLE) == before
    assert not await store.knows(TABLE, named(1, "command"))


async def test_no_table_is_opened_but_by_its_first_event(store: Store) -> None:
    assert await store.append(one(TABLE, 5)) == "conflict"
    assert (await store.read(TABLE)).entries == ()
    assert await store.tables() == ()


async def test_of_many_who_append_the_same_number_at_once_one_wins(place: Places) -> None:
    stores = (place.open(), place.open())
    await stores[0].append(one(TABLE, 0))
    outcomes: list[Outcome] = await asyncio.gather(
        *(stores[number % 2].append(one(TABLE, 1, data=b"%d" % number)) for number in range(50))
    )
    assert sorted(outcomes) == ["appended"] + ["conflict"] * 49
    assert len((await stores[1].read(TABLE)).entries) == 2


async def test_two_appends_of_one_table_made_at_once_follow_each_other(store: Store) -> None:
    outcomes = await asyncio.gather(*(store.append(one(TABLE, number)) for number in range(20)))
    assert outcomes == ["appended"] * 20
    assert [entry.n for entry in (await store.read(TABLE)).entries] == list(range(1, 21))


async def test_a_command_is_known_once_it_made_events_and_makes_none_again(store: Store) -> None:
    await store.append(one(TABLE, 0))
    command = named(2, "do-it-once")
    assert not await store.knows(TABLE, command)
    assert await store.append(one(TABLE, 1, command=command)) == "appended"
    assert await store.knows(TABLE, command)
    # Known comes before conflict: whoever sends again need not know what else has happened.
    for after in (1, 2, 7):
        assert await store.append(one(TABLE, after, command=command)) == "known"
    assert len((await store.read(TABLE)).entries) == 2


async def test_another_seat_or_table_may_use_the_same_id(store: Store) -> None:
    for table in ("LUMO-0001", "LUMO-0002"):
        await store.append(one(table, 0))
        for after, seat in ((1, 1), (2, 2)):
            assert await store.append(one(table, after, command=named(seat, "the-same"))) == "appended"


async def test_one_bad_append_does_not_take_the_others_beside_it_with_it(store: Store) -> None:
    clock = Clock(name="twice", since=0, until=1)
    bad = Append(table="LUMO-0002", after=0, events=(b"a",), clocks=(clock, clock))
    results = await asyncio.gather(
        store.append(one("LUMO-0001", 0)), store.append(bad), store.append(one("LUMO-0003", 0)), return_exceptions=True
    )
    assert [results[0], results[2]] == ["appended", "appended"]
    assert isinstance(results[1], StorageError)
    assert [record.code for record in await store.tables()] == ["LUMO-0001", "LUMO-0003"]
    assert await store.append(one("LUMO-0002", 0)) == "appended"


async def test_whoever_stops_waiting_leaves_the_events_stored_and_the_others_told(store: Store) -> None:
    waiting = asyncio.create_task(store.append(one("LUMO-0001", 0)))
    other = asyncio.create_task(store.append(one("LUMO-0002", 0)))
    await asyncio.sleep(0)
    waiting.cancel()
    assert await other == "appended"
    assert len((await store.read("LUMO-0001")).entries) == 1


async def test_secrets_of_seats_come_and_go_with_the_events(store: Store) -> None:
    await store.append(Append(table=TABLE, after=0, events=(b"a",), admit=((1, b"one"), (2, b"two"))))
    assert dict((await store.read(TABLE)).seats) == {b"one": 1, b"two": 2}
    await store.append(Append(table=TABLE, after=1, events=(b"b",), dismiss=(1,)))
    assert dict((await store.read(TABLE, 99)).seats) == {b"two": 2}


async def test_closing_waits_for_what_was_begun_and_lets_nothing_in_afterwards(store: Store) -> None:
    begun = [asyncio.create_task(store.append(one(f"T-{number}", 0))) for number in range(30)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    assert [await task for task in begun] == ["appended"] * 30
    for late in (store.append(one("T-30", 0)), store.read("T-1")):
        with pytest.raises(StorageError, match="closed"):
            await late


async def test_tables_untouched_since_a_time_go_and_the_others_stay(store: Store, hands: Hands) -> None:
    for table in ("OLDE-0001", "YOUN-0001"):
        await store.append(Append(table=table, after=0, events=(b"a",), admit=((1, table.encode()),)))
    hands.now += 100
    await store.append(one("YOUN-0001", 1, command=named(1, "command")))
    (old, young) = await store.tables()
    assert (old.opened, old.touched, old.events) == (1_000_000_000, 1_000_000_000, 1)
    assert (young.touched, young.events) == (1_000_100_000, 2)
    assert await store.expire(1_000_050_000) == ("OLDE-0001",)
    assert await store.expire(1_000_050_000) == ()
    assert [record.code for record in await store.tables()] == ["YOUN-0001"]
    assert (await store.read("OLDE-0001")).entries == ()


async def test_many_tables_that_expire_at_once_all_go(store: Store, hands: Hands) -> None:
    codes = tuple(f"OLDE-{number:04d}" for number in range(55))
    for code in codes:
        await store.append(one(code, 0))
    hands.now += 100
    await store.append(one("YOUN-0001", 0))
    assert await store.expire(1_000_050_000) == codes
    assert [table.code for table in await store.tables()] == ["YOUN-0001"]


async def test_a_table_that_is_removed_is_gone_for_every_store(place: Places) -> None:
    store, other = place.open(), place.open()
    for table in ("LUMO-0001", "LUMO-0002"):
        await store.append(
            Append(table=table, after=0, events=(b"a",), command=named(1, "open-it"), admit=((1, table.encode()),))
        )
    assert await other.remove("LUMO-0001")
    assert not await other.remove("LUMO-0001")
    assert [record.code for record in await store.tables()] == ["LUMO-0002"]
    assert not await store.knows("LUMO-0001", named(1, "open-it"))
    # A server that had it in memory learns it here.
    assert await store.append(one("LUMO-0001", 1)) == "conflict"
    assert (await store.read("LUMO-0001")).entries == ()


async def test_numbers_say_how_far_tables_are_and_leave_out_those_that_are_no_more(store: Store) -> None:
    codes = [f"LUMO-{number:04d}" for number in range(600)]
    await asyncio.gather(*(store.append(opening(1, table=code)) for code in codes))
    before = await store.numbers(["NONE-0001", *codes])
    assert sorted(before) == codes
    assert {number.head for number in before.values()} == {1}
    await store.append(one(codes[3], 1))
    after = await store.numbers(codes)
    assert {code for code in codes if after[code] != before[code]} == {codes[3]}
    assert (after[codes[3]].head, after[codes[3]].version) == (2, before[codes[3]].version)
    assert await store.numbers([]) == {}
