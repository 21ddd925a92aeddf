"""Handing one's own seat to a guest; a full lobby's door; beginning the next game while the host gives no sign."""

from moonhare.server.door_messages import HandSeat
from moonhare.server.messages import StartGame
from tests.server.test_absence import play_until
from tests.server.test_door import gone, guest_of
from tests.server.worlds import FakeViewer, Hall


def hand(viewer: FakeViewer) -> tuple[str, ...]:
    own = viewer.view.own
    return () if own is None or own.game is None else own.game.hand


async def test_a_seat_that_is_handed_over_is_the_guest_s_from_the_next_round_on_and_nobody_sees_two_hands(
    hall: Hall,
) -> None:
    _, ines, third = await hall.open(persons=3, computers=1, start=True)
    noor, mere = await hall.knock("Noor"), await hall.knock("Mere", ask=False)
    assert ines.key is not None
    seat = hall.table.seat(ines.key)
    assert await hall.refusal(ines, HandSeat(key=mere.key or 0)) == "not-asking"
    await hall.do_type(ines, "hand-seat", key=noor.key)
    assert ines.reason() == "left"
    assert guest_of(third, noor.key).promised == ines.key
    assert hand(noor) == ()
    # Who gave it up comes back as a guest: the seat is somebody else's now.
    back = await hall.knock("Ines", ines.key)
    assert guest_of(third, back.key).promised is None
    await hall.turn()
    assert hall.table.seat(noor.key or 0) == seat
    assert hand(noor)
    assert hand(back) == ()
    assert back.view.own is not None
    assert back.view.own.guest is not None
    # Whoever has seen a hand of this game takes no other seat in it.
    assert back.view.own.guest.seats == ()


async def test_a_seat_is_handed_to_nobody_who_has_seen_another_hand(hall: Hall) -> None:
    _, ines, third = await hall.open(persons=3, computers=1, start=True)
    await gone(hall, ines)
    noor = await hall.knock("Noor")
    await hall.do_type(hall.connect(hall.table.host), "let-in", key=noor.key, seat=ines.key)
    await hall.turn()
    back = hall.connect(ines.key)
    await hall.turn()
    # Ines has her seat back, and Noor has seen its hand.
    assert hand(back)
    await hall.do_type(noor, "ask-seat", seat=None)
    assert await hall.refusal(third, HandSeat(key=noor.key or 0)) == "no-seat-free"


async def test_in_the_lobby_a_handed_seat_is_taken_at_once_and_a_host_s_role_goes_to_somebody_with_a_seat(
    hall: Hall,
) -> None:
    host, other = await hall.open(persons=2, computers=4, edition="classic")
    noor = await hall.knock("Noor")
    assert guest_of(other, noor.key).asks
    await hall.do_type(host, "hand-seat", key=noor.key)
    assert hall.table.host == other.key
    assert [member.key for member in hall.table.persons] == [other.key, noor.key]
    assert hall.table.guests == ()


async def test_a_full_lobby_is_knocked_at_and_a_computer_player_makes_room(hall: Hall) -> None:
    host, _ = await hall.open(persons=2, computers=4, edition="classic")
    noor = await hall.knock("Noor")
    before = len(hall.table.members)
    assert guest_of(host, noor.key).asks
    await hall.do_type(host, "let-in", key=noor.key)
    assert len(hall.table.members) == before
    assert [member.kind for member in hall.table.members].count("person") == 3


async def test_while_the_host_gives_no_sign_most_of_the_others_begin_the_next_game(hall: Hall) -> None:
    viewers = host, one, two, three = await hall.open(persons=4, computers=1)
    await hall.do_type(host, "change-setting", setting="target_score", value=1)
    await hall.do_type(host, "start-game")
    await play_until(hall, list(viewers), "over")
    await hall.do_type(one, "ready")
    assert await hall.refusal(two, StartGame()) == "host-only"
    await hall.clock.go_on(61)
    await hall.do_type(one, "ready", ready=False)
    assert await hall.refusal(one, StartGame()) == "host-only"
    await hall.do_type(three, "ready")
    await hall.do_type(host, "rename", name="Awake")
    assert await hall.refusal(one, StartGame()) == "host-only"
    await hall.clock.go_on(61)
    await hall.do_type(one, "start-game")
    assert hall.table.stage == "playing"
    assert hall.table.host == host.key
    assert hand(two)
