"""Clocks that run on while nobody looks: which tables have one that has run out."""

from moonhare.storage import Clock, Store
from tests.storage.places import Hands, opening
from tests.storage.test_beside import at


async def test_tables_are_told_whose_clocks_have_run_out_that_do_not_rest_and_do_not_stand_still(
    store: Store, hands: Hands
) -> None:
    server = await store.join()
    kinds = {
        "BBBB": {"rests": False},
        "CCCC": {"rests": True},
        "DDDD": {"rests": False, "paused": at(1)},
        "EEEE": {"rests": False},
    }
    for code, kind in kinds.items():
        await store.append(opening(1, table=code))
        await store.attend(server, code, frozenset({1}))
        ends = [Clock(name=name, since=at(0), until=at(2), **kind) for name in ("a", "b")]  # type: ignore[arg-type]
        await store.plan(server, code, tuple(ends))
    assert await store.overdue() == ()
    hands.now += 2
    assert await store.overdue() == ("BBBB", "EEEE")
    assert await store.overdue(most=1) == ("BBBB",)
    assert await store.overdue(after="BBBB") == ("EEEE",)
