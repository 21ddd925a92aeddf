"""A guest who bears the name of somebody absent: to be known again with another device, and for nothing else."""

import pytest

from moonhare.rules.errors import Refusal
from moonhare.server.messages import Rename
from moonhare.server.table.looks import are_alike
from tests.server.test_absence import play_until
from tests.server.test_door import gone, guest_of, names
from tests.server.worlds import FakeViewer, Hall


async def a_knock(hall: Hall, computers: int = 1) -> tuple[FakeViewer, FakeViewer, FakeViewer]:
    """The host, Person 2, who is away, and a guest who asks for their seat under their name."""
    host, ines = await hall.open(persons=2, computers=computers, start=True)
    await gone(hall, ines)
    anew = await hall.knock("Person 2", seat=ines.key)
    assert guest_of(host, anew.key).name == "Person 2"
    return host, ines, anew


def all_names(hall: Hall) -> list[str]:
    return list(hall.table.names())


def are_told_apart(hall: Hall) -> bool:
    called = all_names(hall)
    return not any(are_alike(one, other) for at, one in enumerate(called) for other in called[:at])


async def test_whoever_asks_no_more_has_the_name_no_more(hall: Hall) -> None:
    host, ines, anew = await a_knock(hall)
    await hall.do_type(anew, "stop-asking")
    assert guest_of(host, anew.key).name == "Person 2 2"
    assert hall.table.member(ines.key or 0).name == "Person 2"  # type: ignore[union-attr]


@pytest.mark.parametrize("any_seat", [True, False])
async def test_whoever_asks_for_another_seat_or_any_has_the_name_no_more(hall: Hall, any_seat: bool) -> None:
    host, _, anew = await a_knock(hall)
    await hall.do_type(anew, "ask-seat", seat=None if any_seat else hall.table.members[1].key)
    assert guest_of(host, anew.key).name == "Person 2 2"
    assert guest_of(host, anew.key).asks


async def test_whoever_is_turned_away_or_let_in_elsewhere_has_the_name_no_more(hall: Hall) -> None:
    host, ines, anew = await a_knock(hall)
    other = await hall.knock("Person 2", seat=ines.key)
    await hall.do_type(host, "turn-away", key=anew.key)
    await hall.do_type(host, "let-in", key=other.key, seat=hall.table.members[1].key)
    assert [guest.name for guest in hall.table.guests] == ["Person 2 2", "Person 2 3"]


async def test_once_the_owner_is_back_nobody_at_the_door_has_their_name(hall: Hall) -> None:
    host, ines, anew = await a_knock(hall)
    hall.connect(ines.key)
    await hall.clock.go_on(0)
    assert guest_of(host, anew.key).name == "Person 2 2"
    assert guest_of(host, anew.key).wants == ines.key
    assert hall.table.member(ines.key or 0).name == "Person 2"  # type: ignore[union-attr]


async def test_nobody_who_is_gone_meanwhile_has_the_name_of_an_owner_who_is_back(hall: Hall) -> None:
    host, ines, anew = await a_knock(hall, computers=2)
    hall.live.disconnect(anew)
    hall.connect(ines.key)
    await hall.clock.go_on(0)
    assert guest_of(host, anew.key).name == "Person 2 2"


async def test_of_two_of_a_name_who_ask_for_a_seat_the_one_who_gets_it_keeps_the_name(hall: Hall) -> None:
    host, ines, one = await a_knock(hall)
    two = await hall.knock("Person 2", seat=ines.key)
    await hall.do_type(host, "let-in", key=two.key, seat=ines.key)
    await hall.turn()
    assert names(host)[-1] == "Person 2"
    assert hall.table.members[-1].key == two.key
    assert guest_of(host, one.key).name == "Person 2 2"
    # Whose seat it was keeps the name for as long as they wait for it.
    assert guest_of(host, ines.key).name == "Person 2"


async def test_whoever_gives_the_seat_back_to_its_owner_has_the_name_no_more(hall: Hall) -> None:
    host, ines, anew = await a_knock(hall)
    await hall.do_type(host, "let-in", key=anew.key)
    await hall.turn()
    assert hall.table.members[-1].key == anew.key
    back = hall.connect(ines.key)
    await hall.clock.go_on(0)
    assert names(host)[-1] == "Person 2"
    await hall.turn()
    assert hall.table.members[-1].key == ines.key
    assert (names(host)[-1], guest_of(back, anew.key).name) == ("Person 2", "Person 2 2")
    assert are_told_apart(hall)


@pytest.mark.parametrize("back", [True, False], ids=["the owner is back", "the owner is away"])
async def test_in_the_lobby_no_two_members_have_a_name(hall: Hall, back: bool) -> None:
    host, ines, anew = await a_knock(hall)
    if back:
        hall.connect(ines.key)
    await hall.do_type(host, "back-to-lobby")
    member = hall.table.member(ines.key or 0)
    assert member is not None
    assert member.name == "Person 2"
    assert hall.table.member(anew.key or 0).name == "Person 2 2"  # type: ignore[union-attr]
    assert are_told_apart(hall)


async def test_an_owner_who_waits_for_the_seat_as_the_game_ends_keeps_the_name_in_the_lobby(hall: Hall) -> None:
    host, ines, anew = await a_knock(hall)
    await hall.do_type(host, "let-in", key=anew.key)
    await hall.turn()
    hall.connect(ines.key)
    await hall.do_type(host, "back-to-lobby")
    called = {member.key: member.name for member in hall.table.members}
    assert (called[ines.key or 0], called[anew.key or 0]) == ("Person 2", "Person 2 2")


async def test_the_next_game_begins_with_names_that_are_told_apart(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=1)
    await hall.do_type(host, "change-setting", setting="target_score", value=1)
    await hall.do_type(host, "start-game")
    await gone(hall, ines)
    anew = await hall.knock("Person 2", seat=ines.key)
    await play_until(hall, [host], "over")
    await hall.do_type(host, "start-game")
    called = {member.key: member.name for member in hall.table.members}
    assert (called[ines.key or 0], called[anew.key or 0]) == ("Person 2", "Person 2 2")


async def test_in_the_lobby_and_when_a_game_is_over_a_name_is_nobody_else_s(hall: Hall) -> None:
    host, ines = await hall.open(persons=2, computers=1)
    await gone(hall, ines)
    with pytest.raises(Refusal, match="called"):
        await hall.knock("Person 2", seat=ines.key)
    await hall.do_type(host, "change-setting", setting="target_score", value=1)
    await hall.do_type(host, "start-game")
    await play_until(hall, [host], "over")
    with pytest.raises(Refusal, match="called"):
        await hall.knock("Person 2", seat=ines.key)


async def test_whoever_asks_for_the_seat_again_may_have_its_name_again(hall: Hall) -> None:
    host, ines, anew = await a_knock(hall)
    await hall.do_type(anew, "stop-asking")
    assert await hall.refusal(anew, Rename(name="Person 2")) == "name-taken"
    await hall.do_type(anew, "ask-seat", seat=ines.key)
    await hall.do_type(anew, "rename", name="Person 2")
    assert guest_of(host, anew.key).name == "Person 2"
    assert await hall.refusal(anew, Rename(name="Ana")) == "name-taken"
    await hall.do_type(host, "let-in", key=anew.key)
    await hall.do_type(host, "back-to-lobby")
    assert names(host) == ["Ana", hall.table.members[1].name, "Person 2"]
    assert hall.table.members[-1].key == anew.key


async def test_a_former_self_that_is_back_after_all_is_called_otherwise(hall: Hall) -> None:
    host, ines, anew = await a_knock(hall)
    await hall.do_type(host, "let-in", key=anew.key)
    await hall.turn()
    await hall.do_type(host, "back-to-lobby")
    assert guest_of(host, ines.key).name == "Person 2"
    hall.connect(ines.key)
    await hall.clock.go_on(0)
    assert guest_of(host, ines.key).name == "Person 2 2"
    assert hall.table.member(anew.key or 0).name == "Person 2"  # type: ignore[union-attr]
