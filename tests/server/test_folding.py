"""A table that wakes is folded from its last game on, and is the same as if it were folded from its first event."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from moonhare.server.live import folding
from moonhare.server.live.house import House
from moonhare.server.table.events import decode
from moonhare.server.table.evolving import replay
from moonhare.server.table.state import Table
from moonhare.storage import Slip
from tests.server.worlds import EDITIONS, FakeViewer, Hall, a_town


@pytest.fixture(autouse=True)
def _in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folding, "AT_ONCE", 5)


async def evening(hall: Hall, edition: str, players: int) -> list[FakeViewer]:
    """Play one game, and begin another; somebody waits at the door, somebody was sent away."""
    viewers = await hall.open(persons=players)
    await hall.do_type(viewers[0], "choose-edition", edition=edition)
    await hall.do_type(viewers[0], "change-setting", setting="target_score", value=5)
    await hall.do_type(viewers[0], "start-game")
    guest = await hall.knock("Gus")
    for _ in range(2000):
        if hall.table.stage == "over":
            break
        await hall.move()
    await hall.do_type(viewers[0], "keep-out", key=guest.key)
    await hall.knock("Ola")
    await hall.do_type(viewers[0], "start-game")
    await hall.clock.go_on(1)
    await hall.move()
    return viewers


async def from_the_beginning(hall: Hall) -> Table:
    tail = await hall.house.world.store.read(hall.live.code)
    return replay(decode(entry.data) for entry in tail.entries)


async def woken(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, int]:
    """The table as another house on the same store finds it, and after which event that house read."""
    store: Any = hall.house.world.store
    read, begun = store.read, []

    async def noted(table: str, after: int = 0) -> Any:
        begun.append(after)
        return await read(table, after)

    with monkeypatch.context() as patch:
        patch.setattr(store, "read", noted)
        other = House(hall.house.world, sets=lambda: ())
        return (await other.find(hall.live.code)).table, begun[0]


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_it_is_read_from_its_last_game_on_and_is_the_same_table(
    hall: Hall, edition: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening(hall, edition, players)
    table, begun = await woken(hall, monkeypatch)
    assert table == hall.table == await from_the_beginning(hall)
    assert begun > hall.live.numbers.head / 2
    assert table.game_number == 2


async def test_what_is_laid_for_it_bears_no_card(hall: Hall) -> None:
    await evening(hall, "standard", 4)
    store = hall.house.world.store
    (slip,) = await store.slips(hall.live.code, folding.SHELF)
    known = folding._read(slip)
    assert known is not None
    assert known[0].game is None
    assert {one.card for one in known[0].told} <= {one.card for one in hall.table.told}, "what all have seen"


@pytest.mark.parametrize("slip", [b"", b"no slip at all", None])
async def test_what_another_version_laid_is_of_no_matter(
    hall: Hall, slip: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening(hall, "standard", 4)
    if slip is None:
        monkeypatch.setattr(folding, "_digest", lambda: b"other code")
    else:
        await hall.house.world.store.lay(hall.live.code, Slip(shelf=folding.SHELF, name="table", data=slip))
    table, begun = await woken(hall, monkeypatch)
    assert table == hall.table
    assert begun == 0


async def test_nothing_is_laid_that_does_not_come_to_the_same_table(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folding, "apply", lambda table, events: replace(table, game_number=7))
    await evening(hall, "standard", 4)
    assert await hall.house.world.store.slips(hall.live.code, folding.SHELF) == ()


async def test_after_a_restart_people_play_on_where_they_were(tmp_path: Path) -> None:
    async with a_town(tmp_path) as town:
        hall = town.hall()
        viewers = await evening(hall, "standard", 4)
    async with a_town(tmp_path) as town:
        again = town.hall()
        again.live = await again.house.find(hall.live.code)
        assert again.table == hall.table
        assert again.live.numbers.head == hall.live.numbers.head
        for viewer in viewers:
            again.connect(viewer.key)
        await again.turn()
        assert again.table == await from_the_beginning(again)
