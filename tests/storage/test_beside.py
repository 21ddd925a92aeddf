"""Who is connected, since when the others are gone, rests and clocks: what any store keeps beside the log."""

import asyncio

import pytest

from moonhare.storage import GRACE, LEASE, NO_SEAT, Append, Beside, Clock, Store
from tests.storage.places import BEGIN, TABLE, Hands, Places, clock, go_on, one, opening


def at(seconds: float) -> int:
    """Milliseconds since 1970 of a moment by seconds since the beginning."""
    return round((BEGIN + seconds) * 1000)


async def beside(store: Store) -> Beside:
    return (await store.read(TABLE)).beside


def clocks_of(beside: Beside) -> dict[str, tuple[float, float]]:
    """Each clock's beginning and end in seconds since the beginning."""
    return {one.name: (one.since / 1000 - BEGIN, one.until / 1000 - BEGIN) for one in beside.clocks}


# ---- who is connected


async def test_of_a_table_that_is_not_there_nothing_is_known(store: Store) -> None:
    server = await store.join()
    nothing = Beside(version=0, holder=None, present=(), absent={}, resting=None, clocks=())
    assert await beside(store) == nothing
    assert await store.attend(server, TABLE, frozenset({1})) == nothing
    assert await store.plan(server, TABLE, (clock("a", 0, 1),)) == nothing
    await store.append(opening())
    assert (await beside(store)).holder is None


async def test_who_has_been_seated_is_absent_until_they_connect_and_again_when_they_go(
    store: Store, hands: Hands
) -> None:
    server = await store.join()
    await store.append(opening(1, 2))
    assert (await beside(store)).absent == {1: at(0), 2: at(0)}
    hands.now += 1
    seen = await store.attend(server, TABLE, frozenset({2}))
    assert (seen.holder, seen.present) == (server, (2,))
    hands.now += 1
    await store.attend(server, TABLE, frozenset({1, 2}))
    await store.append(Append(table=TABLE, after=1, events=(b"{}",), admit=((7, b"seven"),)))
    hands.now += 0.5
    await store.attend(server, TABLE, frozenset({1}))
    seen = await beside(store)
    assert (seen.present, seen.absent) == ((1,), {2: at(2.5), 7: at(2)})


async def test_whoever_gives_up_a_seat_is_neither_present_nor_absent(store: Store) -> None:
    server = await store.join()
    await store.append(opening(1, 2, 3))
    await store.attend(server, TABLE, frozenset({1, 2}))
    await store.append(Append(table=TABLE, after=1, events=(b"{}",), dismiss=(2, 3)))
    seen = await beside(store)
    assert (seen.present, seen.absent) == ((1,), {})


async def test_whoever_looks_without_a_seat_keeps_a_table_awake_and_is_no_seat(store: Store) -> None:
    server = await store.join()
    await store.append(opening(1))
    seen = await store.attend(server, TABLE, frozenset({NO_SEAT}))
    assert (seen.holder, seen.present, set(seen.absent)) == (server, (), {1})


async def test_who_is_connected_at_two_servers_is_gone_when_the_last_connection_is(place: Places, hands: Hands) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1, 2))
    first, second = await here.join(), await there.join()
    await here.attend(first, TABLE, frozenset({1}))
    await there.attend(second, TABLE, frozenset({1, 2}))
    hands.now += 1
    assert (await here.attend(first, TABLE, frozenset())).present == (1, 2)
    hands.now += 1
    seen = await there.attend(second, TABLE, frozenset({2}))
    assert (seen.present, seen.absent) == ((2,), {1: at(2)})


async def test_who_was_connected_at_a_server_that_leaves_is_gone_from_then_on(place: Places, hands: Hands) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1, 2, 3))
    leaving, staying = await here.join(), await there.join()
    await here.attend(leaving, TABLE, frozenset({1, 2}))
    await there.attend(staying, TABLE, frozenset({2, 3}))
    hands.now += 1
    await here.leave(leaving)
    seen = await beside(there)
    assert (seen.holder, seen.present, seen.absent) == (staying, (2, 3), {1: at(1)})


async def test_who_was_connected_at_a_server_that_died_was_there_until_its_last_renewal(
    place: Places, hands: Hands
) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1, 2, 3))
    dying, living = await here.join(), await there.join()
    await here.attend(dying, TABLE, frozenset({1, 2}))
    await there.attend(living, TABLE, frozenset({2, 3}))
    hands.now += 2
    assert await here.renew(dying)
    assert await there.renew(living)
    hands.now += 2.9
    assert await there.renew(living)
    assert (await beside(there)).present == (1, 2, 3)
    hands.now += 0.1
    assert await there.renew(living)
    seen = await beside(there)
    assert (seen.holder, seen.present, seen.absent) == (living, (2, 3), {1: at(2)})


@pytest.mark.parametrize("burying", ["join", "leave"])
async def test_the_dead_are_buried_by_whoever_comes_or_goes_too(place: Places, hands: Hands, burying: str) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1))
    await here.attend(await here.join(), TABLE, frozenset({1}))
    other = await there.join() if burying == "leave" else 0
    hands.now += LEASE
    await (there.join() if burying == "join" else there.leave(other))
    assert (await beside(there)).absent == {1: at(0)}


async def test_of_two_that_died_the_later_one_says_since_when_somebody_is_gone(place: Places, hands: Hands) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1))
    longer, shorter = await here.join(), await there.join()
    for server in (longer, shorter):
        await here.attend(server, TABLE, frozenset({1}))
    await here.plan(longer, TABLE, (clock("a", 0, 60),))
    hands.now += 2
    await here.renew(longer)
    hands.now += 100
    third = await here.join()
    assert (await beside(here)).absent == {1: at(2)}
    # It has rested since then too.
    assert clocks_of(await here.attend(third, TABLE, frozenset({0}))) == {"a": (100, 160)}


async def test_who_was_there_longer_than_a_server_that_died_is_gone_since_then(place: Places, hands: Hands) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1))
    dying, living = await here.join(), await there.join()
    for server in (dying, living):
        await here.attend(server, TABLE, frozenset({1}))
    hands.now += 2
    await there.renew(living)
    await there.attend(living, TABLE, frozenset({0}))
    hands.now += 1
    await there.renew(living)
    assert (await beside(there)).absent == {1: at(2)}


# ---- rests


async def test_a_table_rests_from_the_last_who_goes_to_the_first_who_comes(store: Store, hands: Hands) -> None:
    server = await store.join()
    await store.append(opening(1, 2))
    await store.attend(server, TABLE, frozenset({1, 2}))
    await store.plan(server, TABLE, (clock("far", 0, 60), clock("near", 5, 12)))
    await go_on(hands, 4, store, server)
    await store.attend(server, TABLE, frozenset({1}))
    await go_on(hands, 6, store, server)
    await store.attend(server, TABLE, frozenset())
    assert (await beside(store)).holder is None
    hands.now += 1000
    server = await store.join()
    seen = await store.attend(server, TABLE, frozenset({1}))
    assert seen.absent == {2: at(1004)}
    # What was left is left: fifty seconds here, and grace instead of two there.
    assert clocks_of(seen) == {"far": (1000, 1060), "near": (1005, 1010 + GRACE)}
    hands.now += 1
    # It goes on now: the second who comes moves nothing.
    assert clocks_of(await store.attend(server, TABLE, frozenset({1, 2}))) == clocks_of(seen)


async def test_a_clock_that_rang_while_somebody_was_there_has_grace_after_the_rest(store: Store, hands: Hands) -> None:
    server = await store.join()
    await store.append(opening(1))
    await store.attend(server, TABLE, frozenset({1}))
    await store.plan(server, TABLE, (clock("rung", 0, 1),))
    hands.now += 2
    await store.attend(server, TABLE, frozenset())
    hands.now += 0.1
    seen = await store.attend(server, TABLE, frozenset({1}))
    (_, until) = clocks_of(seen)["rung"]
    assert until == pytest.approx(2.1 + GRACE)


async def test_a_table_rests_while_no_server_runs_whether_it_left_or_died(place: Places, hands: Hands) -> None:
    for table, clean in (("LEFT-0001", True), ("DIED-0001", False)):
        store = place.open()
        server = await store.join()
        began = hands.ms
        await store.append(opening(1, 2, table=table))
        await store.attend(server, table, frozenset({1}))
        await store.plan(server, table, (Clock(name="a", since=began, until=began + 30_000),))
        hands.now += 1
        await store.renew(server)
        if clean:
            await store.leave(server)
        hands.now += 500
        again = place.open()
        server = await again.join()
        await go_on(hands, 3, again, server)
        seen = await again.attend(server, table, frozenset({2}))
        assert seen.absent == {1: hands.ms}, "who was there when it ended has just gone"
        (rung,) = seen.clocks
        assert (rung.until - hands.ms, rung.until - rung.since) == (29_000, 30_000)


async def test_a_lone_server_that_was_paused_moves_its_clocks_on_by_the_pause(store: Store, hands: Hands) -> None:
    server = await store.join()
    await store.append(opening(1, 2))
    await store.attend(server, TABLE, frozenset({1}))
    await store.plan(server, TABLE, (clock("long", 0, 30), clock("short", 0, 3)))
    hands.now += 1
    assert await store.renew(server)
    hands.now += 3600
    assert not await store.renew(server)
    server = await store.join()
    seen = await store.attend(server, TABLE, frozenset({1}))
    assert clocks_of(seen) == {"long": (3600, 3630), "short": (3600, 3601 + GRACE)}
    assert seen.absent == {2: at(3600)}


async def test_a_table_goes_on_at_another_server_without_a_rest(place: Places, hands: Hands) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1, 2))
    dying, living = await here.join(), await there.join()
    await here.attend(dying, TABLE, frozenset({1}))
    await here.plan(dying, TABLE, (clock("a", 0, 30),))
    hands.now += 2
    await there.renew(living)
    await there.attend(living, TABLE, frozenset({2}))
    hands.now += 2
    await there.renew(living)
    seen = await beside(there)
    assert (seen.holder, seen.absent, clocks_of(seen)) == (living, {1: at(0)}, {"a": (0, 30)})


@pytest.mark.parametrize("heir", ["an older server", "a younger server", "one that has just joined"])
async def test_where_the_holder_has_died_its_heir_leaves_each_clock_some_grace(
    place: Places, hands: Hands, heir: str
) -> None:
    """Whoever was connected at the dead one comes back at once, and its lease has not even ended."""
    here, there = place.open(), place.open()
    await here.append(opening(1))
    older, dying, younger = await there.join(), await here.join(), await there.join()
    await here.attend(dying, TABLE, frozenset({1}))
    await here.plan(dying, TABLE, (clock("near", 0, 2), clock("far", 0, 60)))
    hands.now += 1
    for server in (older, younger):
        await there.renew(server)
    heirs = {"an older server": older, "a younger server": younger}
    living = heirs[heir] if heir in heirs else await there.join()
    await there.attend(living, TABLE, frozenset({1}))
    for _ in range(2):
        hands.now += 1
        await there.renew(living)
    seen = await beside(there)
    taken_over = 1 if heir == "an older server" else 3
    assert seen.holder == living
    assert clocks_of(seen) == {"far": (0, 60), "near": (0, taken_over + GRACE)}


async def test_where_all_have_died_a_table_rests_since_the_last_of_them_and_no_clock_gains_by_it(
    place: Places, hands: Hands
) -> None:
    store = place.open()
    await store.append(opening(1))
    for server in (first := await store.join(), await store.join()):
        await store.attend(server, TABLE, frozenset({1}))
    await store.plan(first, TABLE, (clock("a", 0, 30),))
    hands.now += 3600
    assert clocks_of(await store.attend(await store.join(), TABLE, frozenset({1}))) == {"a": (3600, 3630)}


async def test_whoever_goes_leaves_the_clocks_to_those_who_stay_as_they_are(place: Places, hands: Hands) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1, 2))
    going, staying = await here.join(), await there.join()
    await here.attend(going, TABLE, frozenset({1}))
    await there.attend(staying, TABLE, frozenset({2}))
    await here.plan(going, TABLE, (clock("near", 0, 2),))
    hands.now += 1
    seen = await here.attend(going, TABLE, frozenset())
    assert (seen.holder, clocks_of(seen)) == (staying, {"near": (0, 2)})


async def test_what_begins_while_a_table_rests_begins_with_the_first_who_comes(store: Store, hands: Hands) -> None:
    await store.append(opening(1))
    hands.now += 10
    append = Append(
        table=TABLE,
        after=1,
        events=(b"{}",),
        admit=((2, b"two"),),
        clocks=(clock("begun", 10, 40), clock("coming", 200, 230)),
    )
    await store.append(append)
    hands.now += 90
    seen = await store.attend(await store.join(), TABLE, frozenset({1}))
    assert seen.absent == {2: at(100)}
    assert clocks_of(seen) == {"begun": (100, 130), "coming": (200, 230)}


# ---- clocks


async def test_clocks_come_with_the_events_that_they_follow_from(store: Store) -> None:
    await store.append(Append(table=TABLE, after=0, events=(b"{}",), clocks=(clock("b", 0, 9), clock("a", 0, 5))))
    assert [one.name for one in (await beside(store)).clocks] == ["a", "b"]
    await store.append(one(TABLE, 1))
    assert clocks_of(await beside(store)) == {"a": (0, 5), "b": (0, 9)}
    await store.append(Append(table=TABLE, after=2, events=(b"{}",), clocks=(clock("c", 1, 2),)))
    assert clocks_of(await beside(store)) == {"c": (1, 2)}
    await store.append(Append(table=TABLE, after=3, events=(b"{}",), clocks=()))
    assert clocks_of(await beside(store)) == {}


async def test_only_the_holder_plans_without_a_move(place: Places) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1))
    first, second = await here.join(), await there.join()
    await there.attend(second, TABLE, frozenset({0}))
    assert clocks_of(await here.plan(first, TABLE, (clock("no", 0, 1),))) == {}
    assert clocks_of(await there.plan(second, TABLE, (clock("yes", 0, 1),))) == {"yes": (0, 1)}
    await here.attend(first, TABLE, frozenset({1}))
    assert clocks_of(await there.plan(second, TABLE, ())) == {"yes": (0, GRACE)}
    assert clocks_of(await here.plan(first, TABLE, ())) == {}


# ---- versions


async def test_the_version_grows_with_whatever_changes_beside_the_log_and_with_nothing_else(
    place: Places, hands: Hands
) -> None:
    here, there = place.open(), place.open()
    await here.append(opening(1, 2))
    first, second = await here.join(), await there.join()
    planned = (clock("b", 0, 50), clock("a", 0, 50))
    versions = [(await beside(here)).version]

    async def version() -> int:
        numbers = (await there.numbers([TABLE]))[TABLE]
        assert numbers.version == (await beside(here)).version
        versions.append(numbers.version)
        return versions[-1] - versions[-2]

    for number, (work, grows) in enumerate(
        [
            (lambda: here.attend(first, TABLE, frozenset({1})), True),
            (lambda: here.attend(first, TABLE, frozenset({1})), False),
            (lambda: here.attend(first, TABLE, frozenset({2})), True),
            (lambda: there.attend(second, TABLE, frozenset({2})), True),
            (lambda: here.plan(first, TABLE, planned), True),
            (lambda: here.plan(first, TABLE, planned), False),
            (lambda: there.plan(second, TABLE, ()), False),
            (lambda: here.append(one(TABLE, 1)), False),
            (lambda: here.append(Append(table=TABLE, after=2, events=(b"{}",), admit=((3, b"3"),))), True),
            (lambda: here.append(Append(table=TABLE, after=3, events=(b"{}",), dismiss=(3,))), True),
            (lambda: here.append(Append(table=TABLE, after=4, events=(b"{}",), clocks=planned)), False),
            (lambda: here.append(Append(table=TABLE, after=5, events=(b"{}",), clocks=planned[:1])), True),
            (lambda: there.renew(second), False),
            (lambda: here.leave(first), True),
            (lambda: there.attend(second, TABLE, frozenset()), True),
            (lambda: there.attend(second, TABLE, frozenset({0})), True),
        ]
    ):
        await work()
        assert (await version() > 0) is grows, number
    hands.now += LEASE
    await here.join()
    assert await version() > 0, "a server's dying is a change"


async def test_who_is_connected_is_said_whole_and_as_often_as_one_likes(store: Store) -> None:
    server = await store.join()
    await store.append(opening(1, 2, 3))
    sets = [frozenset({1}), frozenset({1, 2, 3}), frozenset({0}), frozenset({2})]
    seen = await asyncio.gather(*(store.attend(server, TABLE, keys) for keys in sets for _ in range(3)))
    assert [one.present for one in seen] == [present for present in ((1,), (1, 2, 3), (), (2,)) for _ in range(3)]


# ---- clocks that people stop, or that run on while nobody looks


async def test_a_clock_that_stands_still_is_moved_by_no_rest_and_no_grace(store: Store, hands: Hands) -> None:
    server = await store.join()
    await store.append(opening(1))
    await store.attend(server, TABLE, frozenset({1}))
    stopped = Clock(name="a", since=at(0), until=at(2), added=30, paused=at(1))
    await store.plan(server, TABLE, (stopped,))
    await store.attend(server, TABLE, frozenset())
    hands.now += 1000
    server = await store.join()
    assert (await store.attend(server, TABLE, frozenset({1}))).clocks == (stopped,)
    assert (await store.plan(server, TABLE, (stopped,))).clocks == (stopped,)


async def test_a_clock_that_does_not_rest_runs_on_while_nobody_looks_and_leaves_a_while_to_whoever_comes(
    store: Store, hands: Hands
) -> None:
    server = await store.join()
    await store.append(opening(1))
    await store.attend(server, TABLE, frozenset({1}))
    long, short = (Clock(name=name, since=at(0), until=at(end), rests=False) for name, end in (("a", 5000), ("b", 50)))
    await store.plan(server, TABLE, (long, short))
    await store.attend(server, TABLE, frozenset())
    hands.now += 1000
    seen = await store.attend(await store.join(), TABLE, frozenset({1}))
    assert clocks_of(seen) == {"a": (0, 5000), "b": (0, 1000 + GRACE)}


async def test_what_needs_a_clock_to_be_over_is_stored_once_it_is_and_never_while_it_stands_still(
    store: Store, hands: Hands
) -> None:
    server = await store.join()
    await store.append(opening(1))
    await store.attend(server, TABLE, frozenset({1}))
    move = Append(table=TABLE, after=1, events=(b"{}",), ended="a")
    assert await store.append(move) == "not-yet", "there is no such clock"
    await store.plan(server, TABLE, (Clock(name="a", since=at(0), until=at(2)),))
    hands.now += 1
    assert await store.append(move) == "not-yet"
    await store.plan(server, TABLE, (Clock(name="a", since=at(0), until=at(2), paused=at(1)),))
    hands.now += 1
    assert await store.append(move) == "not-yet"
    await store.plan(server, TABLE, (Clock(name="a", since=at(0), until=at(2)),))
    assert await store.append(move) == "appended"
