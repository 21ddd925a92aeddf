"""Somebody leaves, is removed or is away, of every role, in every phase of every edition; a guest waits at the door.

Whatever happens: the game goes on, nobody without a seat is shown a hand, nobody is shown two, and a seat is handed
over only as a round begins.
"""

import itertools
import random
from typing import Final

import pytest

from moonhare.rules.state import awaited
from tests.server.worlds import EDITIONS, FakeViewer, Hall

WAYS: Final = ("leaves", "is removed", "is away", "comes back", "leaves and comes back", "waits")
PHASES: Final = ("announcing", "telling", "giving", "voting", "showing")
ROLES: Final = ("storyteller", "awaited", "done", "host", "guest")
CASES: Final = tuple(itertools.product(EDITIONS, PHASES, WAYS, ROLES))
FEW: Final = frozenset(random.Random(14).sample(range(len(CASES)), 90))
"""Those of every run; the others are tried when there is time."""


async def reach(hall: Hall, phase: str) -> bool:
    """Play on to a phase of the second round, or of the first where it has none such."""
    for _ in range(300):
        game = hall.table.game
        assert game is not None
        if hall.table.stage != "playing":
            return False
        if game.phase.name == phase:
            return True
        await hall.move()
    return False


def of_role(hall: Hall, viewers: list[FakeViewer], guest: FakeViewer, role: str) -> FakeViewer:
    """Somebody of a role, or whoever else sits there."""
    game, table = hall.table.game, hall.table
    assert game is not None
    if role == "guest":
        return guest
    if role == "host":
        return viewers[0]
    waited = awaited(game)
    for viewer in viewers[1:]:
        seat = table.seat(viewer.key or 0)
        teller = getattr(game.phase, "storyteller", None)
        if {"storyteller": seat == teller, "awaited": seat in waited, "done": seat not in waited}[role]:
            return viewer
    return viewers[-1]


def check(hall: Hall) -> None:
    """Nobody is shown a hand but the one of the seat that they have."""
    table, game = hall.table, hall.table.game
    for viewer in hall.live._audience:
        assert isinstance(viewer, FakeViewer)
        own = viewer.view.own
        member = table.member(viewer.key or 0)
        if own is None or own.game is None:
            continue
        assert game is not None
        assert member is not None
        assert member.kind == "person"
        assert table.guest(member.key) is None
        seat = table.seat(member.key)
        assert own.game.seat == seat
        assert set(own.game.hand) <= set(game.hands[seat])
    persons = [member.key for member in table.members if member.kind == "person"]
    assert len({*table.people}) == len(persons) + len(table.guests)
    if game is not None:
        assert len(table.members) == len(game.hands)


@pytest.mark.parametrize(
    ("edition", "phase", "way", "role"),
    [
        pytest.param(*case, marks=[] if number in FEW else [pytest.mark.long], id="-".join([case[0][0], *case[1:]]))
        for number, case in enumerate(CASES)
    ],
)
async def test_whoever_goes_whenever_the_game_goes_on_and_hands_stay_with_their_seats(
    hall: Hall, edition: tuple[str, int], phase: str, way: str, role: str
) -> None:
    name, players = edition
    viewers = await hall.open(persons=min(3, players), computers=players - min(3, players), edition=name, start=True)
    guest = await hall.knock("Noor")
    watcher = hall.connect(None)
    await reach(hall, phase)
    game = hall.table.game
    assert game is not None
    gone = of_role(hall, viewers, guest, role)
    assert gone.key is not None
    host = next(viewer for viewer in viewers if viewer.key == hall.table.host)
    if hall.table.stage == "playing" and free(guest):
        await hall.do_type(host, "let-in", key=guest.key)
    if way in ("leaves", "leaves and comes back"):
        await hall.do_type(gone, "leave")
    elif way == "is removed" and gone not in (host, guest):
        await hall.do_type(host, "remove-seat", key=gone.key)
    elif way in ("is away", "comes back", "is removed"):
        hall.live.disconnect(gone)
        await hall.clock.go_on(61)
    if way == "comes back":
        hall.connect(gone.key)
    elif way == "leaves and comes back":
        await hall.knock(f"Again {gone.key}", gone.key if hall.table.knows(gone.key) else None)
    for _ in range(3):
        members, before = hall.table.members, round_of(hall)
        check(hall)
        if hall.table.stage != "playing":
            break
        for _ in range(300):
            await hall.move()
            check(hall)
            if round_of(hall) != before:
                break
            # Who sits where stays as it is within a round, but for those who give their seats up.
            assert [member.key for member in hall.table.members] == [member.key for member in members]
        else:
            raise AssertionError("the game stands still")
    assert watcher.view.own is None


def round_of(hall: Hall) -> int:
    """The round that is played; 0 where none is."""
    game = hall.table.game
    return 0 if game is None or hall.table.stage != "playing" else game.round


def free(guest: FakeViewer) -> bool:
    own = guest.view.own
    return own is not None and own.guest is not None and bool(own.guest.seats)
