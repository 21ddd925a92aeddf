"""Where all people of a game are away: it waits for one of them, or for a guest who comes into it."""

import pytest

from moonhare.rules.errors import Refusal
from tests.server.test_absence import AWAY, SHOWING, THINK, play_until
from tests.server.test_door import gone, guest_of, hand, names
from tests.server.worlds import EDITIONS, Hall


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_a_game_waits_for_its_people_where_only_a_television_is_left(
    hall: Hall, edition: str, players: int
) -> None:
    viewers = await hall.open(persons=players, edition=edition, start=True)
    television = hall.connect(None)
    await play_until(hall, viewers, "giving")
    for viewer in viewers:
        hall.live.disconnect(viewer)
    await hall.clock.go_on(AWAY + 3600)
    assert television.presence(0) == "away"
    assert television.phase == "giving"
    # One of them is enough, and the computer plays for the others.
    back = hall.connect(viewers[0].key)
    for _ in range(60):
        if television.phase not in ("giving", "voting"):
            break
        if back.view.own is not None and back.asked:
            await hall.act(back)
        await hall.clock.go_on(THINK)
    assert television.phase == "showing"


async def test_a_game_whose_people_are_away_goes_on_for_a_guest_who_comes_into_it(hall: Hall) -> None:
    viewers = await hall.open(persons=3, computers=1, start=True)
    await play_until(hall, viewers, "giving")
    for viewer in viewers:
        hall.live.disconnect(viewer)
    await hall.clock.go_on(AWAY + 1)
    # Nobody is there to be asked.
    guest = await hall.knock("Noor")
    for _ in range(60):
        if guest.view.own is not None and guest.view.own.game is not None:
            break
        await hall.clock.go_on(THINK + SHOWING)
    assert guest.view.own is not None
    assert guest.view.own.game is not None


async def test_where_everybody_is_away_a_guest_asks_nobody(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=1, start=True)
    hall.connect(None)
    hall.live.disconnect(host)
    await gone(hall, ines)
    noor = await hall.knock("Noor", seat=ines.key)
    assert guest_of(noor, noor.key).promised == ines.key


async def test_who_comes_back_with_another_device_is_called_as_before(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=2, start=True)
    with pytest.raises(Refusal, match="called"):
        await hall.knock("Person 2", seat=ines.key)
    await gone(hall, ines)
    with pytest.raises(Refusal, match="called"):
        await hall.knock("Person 2")
    again = await hall.knock("person 2", seat=ines.key)
    await hall.do_type(host, "let-in", key=again.key)
    await hall.turn()
    assert "person 2" in names(host)
    assert len(hand(again)) == 6
