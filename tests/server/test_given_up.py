"""A seat that its person gave up is the computer's: nothing that was on its way for them opens or moves it."""

import asyncio

import msgspec

from moonhare.rules.commands import TellClue
from moonhare.server.messages import Accepted, Leave, Refused, RemoveSeat, Rename
from tests.server.worlds import FakeViewer, Hall, simple


async def together(hall: Hall, *moves: tuple[FakeViewer, object]) -> None:
    """Send commands at one moment, in their order."""
    messages = [(viewer, hall.message(command)) for viewer, command in moves]  # type: ignore[arg-type]  # commands
    await asyncio.gather(*(hall.live.do(viewer, message) for viewer, message in messages))


async def test_a_move_that_was_on_its_way_when_its_person_was_removed_comes_too_late(hall: Hall) -> None:
    host, guest, _ = await hall.open(persons=3, start=True)
    assert guest.key is not None
    move = simple(guest.key).act(guest.game)
    assert isinstance(move, TellClue)
    await together(hall, (host, RemoveSeat(key=guest.key)), (guest, move))
    assert isinstance(host.answers[-1], Accepted)
    late = guest.answers[-1]
    assert isinstance(late, Refused)
    assert late.code == "no-seat"
    assert hall.table.game is not None
    assert hall.table.game.phase.name == "announcing"


async def test_leaving_with_two_tabs_at_once_is_leaving_once(hall: Hall) -> None:
    host, _, _ = await hall.open(persons=3, start=True)
    other = hall.connect(host.key)
    await together(hall, (host, Leave()), (other, Leave()))
    assert [type(viewer.answers[-1]) for viewer in (host, other)] == [Accepted, Refused]
    assert hall.table.host == 2
    await together(hall, (other, Rename(name="Nobody")))
    assert hall.table.members[0].name == "Ana"


async def test_who_comes_with_a_key_that_has_just_been_given_up_sees_nothing(hall: Hall) -> None:
    host, guest, _ = await hall.open(persons=3, start=True)
    assert guest.key is not None
    await hall.do_type(host, "remove-seat", key=guest.key)
    late = hall.connect(guest.key)
    assert (late.frames, late.reason()) == ([], "removed")
    assert hall.live.connections == 2


async def test_a_seat_is_its_person_s_again_in_no_other_game(hall: Hall) -> None:
    host, guest, _ = await hall.open(persons=3, start=True)
    await hall.do_type(guest, "leave")
    await hall.do_type(host, "back-to-lobby")
    await hall.do_type(host, "start-game")
    answer = await hall.do(guest, msgspec.convert({"type": "rename", "name": "Zoe"}, Rename))
    assert isinstance(answer, Refused)
    assert answer.code == "no-seat"
