"""Coming back between two games, and what a lent host's role does not bring with it."""

import pytest

from moonhare.server.bodies import ComeIn
from moonhare.server.live.world import Times
from moonhare.server.messages import KeepOut
from tests.server.test_absence import play_until
from tests.server.worlds import FakeViewer, Hall

AWAY = Times().away


async def come_back(hall: Hall, viewer: FakeViewer) -> FakeViewer:
    """Leave, and wait at the door again."""
    await hall.do_type(viewer, "leave")
    key, _ = await hall.live.come_in(ComeIn(name="Person 3"), viewer.key)
    assert key == viewer.key
    return hall.connect(key)


@pytest.mark.parametrize("over", [False, True], ids=["while it runs", "when it is over"])
async def test_whoever_left_and_waits_has_their_own_seat_in_the_next_game_and_no_second_one(
    hall: Hall, over: bool
) -> None:
    viewers = await hall.open(persons=3, computers=1)
    await hall.do_type(viewers[0], "change-setting", setting="target_score", value=1)
    await hall.do_type(viewers[0], "start-game")
    if over:
        await play_until(hall, viewers, "over")
    again = await come_back(hall, viewers[2])
    await hall.clock.go_on(0)
    if over:
        await hall.do_type(again, "ready", ready=True)
    else:
        await hall.do_type(viewers[0], "back-to-lobby")
    await hall.do_type(viewers[0], "start-game")
    members = [(member.key, member.kind) for member in hall.table.members]
    assert len({key for key, _ in members}) == len(members)
    assert (again.key, "person") in members
    assert again.view.own is not None
    assert again.view.own.game is not None
    assert len(again.view.own.game.hand) == 6


async def test_whose_role_was_only_lent_is_not_kept_out(hall: Hall) -> None:
    host, other = await hall.open(persons=2, computers=2, start=True)
    hall.live.disconnect(host)
    await hall.clock.go_on(AWAY + 1)
    assert hall.table.host == other.key
    assert host.key is not None
    assert await hall.refusal(other, KeepOut(key=host.key)) == "host-only"


async def test_a_full_door_shuts_out_nobody_whose_seat_is_kept(hall: Hall) -> None:
    _, _, third = await hall.open(persons=3, computers=1, start=True)
    await hall.do_type(third, "leave")
    for number in range(12):
        await hall.live.come_in(ComeIn(name=f"Stranger {number}"), None)
    key, _ = await hall.live.come_in(ComeIn(name="Person 3"), third.key)
    assert key == third.key
