"""Leases, holders, and moves that tables make by themselves, at any store."""

import pytest

from moonhare.storage import LEASE, NO_SEAT, RENEWAL, SCREEN, Append, Outcome, OwnMove, ServerRecord, Store
from tests.storage.places import TABLE, Hands, Places, named, one, opening


def by(server: int, *, after: int = 1, absent: int | None = None) -> Append:
    """A move that the table makes by itself."""
    return Append(table=TABLE, after=after, events=(b"{}",), own=OwnMove(server=server, absent=absent))


async def holder(store: Store) -> int | None:
    return (await store.read(TABLE)).beside.holder


async def test_no_number_is_given_twice_not_even_after_all_have_gone(place: Places, hands: Hands) -> None:
    first, second = place.open(), place.open()
    numbers = [await first.join(), await second.join()]
    for number in numbers:
        await first.leave(number)
    numbers.append(await second.join())
    hands.now += 1000
    numbers.append(await first.join())
    assert numbers == sorted(set(numbers))


async def test_servers_are_listed_with_the_tables_and_people_that_they_look_after(place: Places, hands: Hands) -> None:
    first, second = place.open(), place.open()
    for table in (TABLE, "LUMO-0002"):
        assert await first.append(opening(1, 2, table=table)) == "appended"
    assert await first.servers() == ()
    one, other = await first.join(), await second.join()
    await first.attend(one, TABLE, frozenset({1, NO_SEAT, SCREEN}))
    await first.attend(one, "LUMO-0002", frozenset({2}))
    hands.now += RENEWAL
    assert await second.renew(other)
    began = hands.ms - round(1000 * RENEWAL)
    assert await second.servers() == (
        ServerRecord(number=one, renewed=began, tables=2, people=2),
        ServerRecord(number=other, renewed=hands.ms, tables=0, people=0),
    )
    await first.leave(one)
    assert [record.number for record in await first.servers()] == [other]


async def test_whoever_renews_in_time_keeps_the_lease(store: Store, hands: Hands) -> None:
    server = await store.join()
    for _ in range(20):
        hands.now += RENEWAL
        assert await store.renew(server)


@pytest.mark.parametrize(("late", "kept"), [(LEASE - 0.1, True), (LEASE, False), (1000, False)])
async def test_whoever_renews_too_late_has_lost_the_lease_for_good(
    store: Store, hands: Hands, late: float, kept: bool
) -> None:
    server = await store.join()
    hands.now += late
    assert await store.renew(server) is kept
    assert await store.renew(server) is kept


async def test_whoever_has_left_has_no_lease(store: Store) -> None:
    server = await store.join()
    await store.leave(server)
    assert not await store.renew(server)
    await store.leave(server)


async def test_a_clock_that_is_set_back_keeps_no_dead_server_alive(store: Store, hands: Hands) -> None:
    dead = await store.join()
    await store.append(opening(1))
    await store.attend(dead, TABLE, frozenset({1}))
    hands.now -= 3600
    living = await store.join()
    beside = await store.attend(living, TABLE, frozenset({0}))
    assert beside.holder == living
    assert beside.absent == {1: hands.ms}


async def test_the_lowest_number_among_those_who_attend_a_table_holds_it(place: Places) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1))
    first, second, third = await here.join(), await there.join(), await here.join()
    assert await holder(here) is None
    assert (await there.attend(third, TABLE, frozenset({1}))).holder == third
    assert (await there.attend(second, TABLE, frozenset({0}))).holder == second
    assert (await here.attend(first, "LUMO-0002", frozenset({1}))).holder is None
    assert await holder(here) == second
    assert (await there.attend(second, TABLE, frozenset())).holder == third
    await here.leave(third)
    assert await holder(there) is None


async def test_only_the_holder_makes_a_table_s_own_moves(place: Places) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1))
    first, second = await here.join(), await there.join()
    assert await here.append(by(first)) == "not-yours", "nobody looks"
    await there.attend(second, TABLE, frozenset({0}))
    assert await here.append(by(first)) == "not-yours"
    assert await there.append(by(second)) == "appended"
    await here.attend(first, TABLE, frozenset({1}))
    assert await there.append(by(second, after=2)) == "not-yours"
    assert await here.append(by(first, after=2)) == "appended"
    assert await here.append(by(99, after=3)) == "not-yours"
    # People's moves are anybody's.
    assert await there.append(one(TABLE, 3)) == "appended"


async def test_a_holder_that_wakes_up_is_refused_though_the_head_has_not_moved(place: Places, hands: Hands) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1))
    paused, other = await here.join(), await there.join()
    await here.attend(paused, TABLE, frozenset({1}))
    await there.attend(other, TABLE, frozenset({0}))
    for _ in range(3):
        hands.now += 1
        assert await there.renew(other)
    assert await here.append(by(paused)) == "not-yours"
    assert await there.append(by(other)) == "appended"
    assert not await here.renew(paused)
    again = await here.join()
    await here.attend(again, TABLE, frozenset({1}))
    assert await here.append(by(again, after=2)) == "not-yours", "it has joined the end of the queue"


async def test_a_lease_that_has_ended_is_worth_nothing_though_nobody_has_noticed(store: Store, hands: Hands) -> None:
    server = await store.join()
    await store.append(opening(1, 2))
    before = await store.attend(server, TABLE, frozenset({1}))
    hands.now += LEASE
    assert await store.append(by(server)) == "not-yours"
    assert await store.attend(server, TABLE, frozenset({1, 2})) == before
    assert await store.plan(server, TABLE, ()) == before


async def test_a_table_passes_on_within_seconds_of_its_holder_s_last_sign(place: Places, hands: Hands) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1))
    dead, living = await here.join(), await there.join()
    await here.attend(dead, TABLE, frozenset({1}))
    await there.attend(living, TABLE, frozenset({0}))
    waited = 0.0
    while await there.append(by(living)) == "not-yours":
        hands.now += RENEWAL
        waited += RENEWAL
        assert await there.renew(living)
    assert waited <= LEASE + RENEWAL


@pytest.mark.parametrize("server", [1, 2])
async def test_nobody_is_played_for_who_is_connected_at_any_server(place: Places, server: int) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1, 2, 3))
    servers = {1: await here.join(), 2: await there.join()}
    await here.attend(servers[1], TABLE, frozenset({0}))
    await there.attend(servers[server], TABLE, frozenset({0, 2}))
    assert await here.append(by(servers[1], absent=2)) == "present"
    assert await here.append(by(servers[1], absent=3)) == "appended"
    await there.attend(servers[server], TABLE, frozenset({0}))
    assert await here.append(by(servers[1], after=2, absent=2)) == "appended"


async def test_who_is_connected_at_a_server_that_is_not_buried_yet_is_not_played_for(
    place: Places, hands: Hands
) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1, 2))
    living, dead = await here.join(), await there.join()
    await here.attend(living, TABLE, frozenset({1}))
    await there.attend(dead, TABLE, frozenset({2}))
    hands.now += 2
    await here.renew(living)
    assert await here.append(by(living, absent=2)) == "present"
    hands.now += 2
    await here.renew(living)
    assert await here.append(by(living, absent=2)) == "appended"


async def test_whoever_has_given_up_their_seat_is_in_nobody_s_way(store: Store) -> None:
    server = await store.join()
    await store.append(opening(1, 2))
    await store.attend(server, TABLE, frozenset({1, 2}))
    await store.append(Append(table=TABLE, after=1, events=(b"{}",), dismiss=(2,)))
    assert await store.append(by(server, after=2, absent=2)) == "appended"


@pytest.mark.parametrize(
    ("append", "outcome"),
    [
        # Known first: whoever sends again is answered, whatever has happened since.
        (
            Append(table=TABLE, after=1, events=(b"{}",), command=named(1, "done"), own=OwnMove(server=99, absent=1)),
            "known",
        ),
        # Whose move it is before what it is based on: who holds the table no more need not catch up to hear it.
        (by(99, after=7, absent=1), "not-yours"),
        (by(1, after=7, absent=1), "present"),
        (by(1, after=7, absent=2), "conflict"),
        (by(1, after=2, absent=2), "appended"),
    ],
)
async def test_what_stands_against_an_append_is_looked_at_in_this_order(
    store: Store, append: Append, outcome: Outcome
) -> None:
    assert await store.join() == 1
    await store.append(opening(1, 2))
    await store.append(one(TABLE, 1, command=named(1, "done")))
    await store.attend(1, TABLE, frozenset({1}))
    assert await store.append(append) == outcome
