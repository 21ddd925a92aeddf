"""One person with computers alone: nobody else waits, so the points do."""

from moonhare.rules.commands import GoOn
from moonhare.server.live.world import Times
from tests.server.test_absence import play_until
from tests.server.worlds import Hall

TIMES = Times()


async def test_the_points_of_whoever_plays_with_computers_alone_wait_until_they_go_on(hall: Hall) -> None:
    host, *_ = await hall.open(computers=3, start=True)
    await play_until(hall, [host], "showing")
    assert host.view.public.clocks == ()
    await hall.clock.go_on(20 * TIMES.showing)
    assert host.phase == "showing"
    await hall.do(host, GoOn())
    await hall.clock.go_on(0)
    assert host.phase == "telling"


async def test_whoever_plays_alone_and_is_gone_keeps_no_points_standing(hall: Hall) -> None:
    host, *_ = await hall.open(computers=3, start=True)
    await play_until(hall, [host], "showing")
    await hall.clock.go_on(20 * TIMES.showing)
    hall.connect(None)
    hall.live.disconnect(host)
    await hall.clock.go_on(TIMES.away + TIMES.glance)
    game = hall.table.game
    assert game is not None
    assert game.phase.name == "telling"


async def test_points_that_somebody_at_the_door_waits_for_go_by_themselves(hall: Hall) -> None:
    host, *_ = await hall.open(computers=3, start=True)
    await play_until(hall, [host], "showing")
    await hall.knock("Waiting")
    assert [one.what for one in host.view.public.clocks] == ["showing"]
    await hall.clock.go_on(TIMES.showing)
    assert host.phase == "telling"
