"""A table that nobody looks at rests: nothing happens at it, and nobody's absence grows longer."""

from moonhare.server.live.world import Times
from tests.server.worlds import Hall

BREATH = Times().breath
THINK = Times().think[1]


async def test_where_nobody_looks_a_game_rests_until_somebody_comes_back(hall: Hall) -> None:
    host, *_ = await hall.open(computers=3, start=True)
    await hall.act(host)
    hall.live.disconnect(host)
    before = hall.table
    await hall.clock.go_on(100_000)
    later = await hall.house.find(before.code)
    assert later.table == before
    hall.live = later
    again = hall.connect(1)
    await hall.clock.go_on(THINK)
    assert again.phase == "voting"


async def test_who_comes_back_to_a_table_that_has_rested_never_sees_the_others_away(hall: Hall) -> None:
    host, guest = await hall.open(persons=2, computers=2, start=True)
    await hall.clock.go_on(0)
    hall.live.disconnect(guest)
    await hall.clock.go_on(BREATH / 2)
    hall.live.disconnect(host)
    await hall.clock.go_on(100_000)
    hall.live = await hall.house.find(hall.table.code)
    again = hall.connect(1)
    await hall.clock.go_on(BREATH / 2 - 1)
    assert not [frame for frame in again.frames if b'"away"' in frame]
    await hall.clock.go_on(1)
    assert [clock.key for clock in again.view.public.clocks if clock.what == "away"] == [guest.key]
