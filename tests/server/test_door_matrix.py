"""Somebody goes, in every way, of every role, in every phase of every edition; a guest waits at the door.

Whatever happens: the game goes on, nobody without a seat is shown a hand, nobody is shown two, and a seat is handed
over only as a round begins.
"""

import itertools
import random
from typing import Final

import pytest

from moonhare.rules.errors import Refusal
from moonhare.rules.state import Showing, awaited
from moonhare.server.bodies import MoveHere
from moonhare.server.live import moving
from tests.server.worlds import EDITIONS, FakeViewer, Hall

WAYS: Final = (
    "leaves",
    "leaves and comes back",
    "is removed",
    "is removed and taken back",
    "is kept out",
    "hands the seat over",
    "goes on at another device",
    "is away",
    "is away and comes back",
    "waits",
)
PHASES: Final = ("announcing", "telling", "giving", "voting", "showing")
ROLES: Final = ("storyteller", "awaited", "done", "host", "guest")


def is_possible(phase: str, way: str, role: str) -> bool:
    """Whether there is such a case at all."""
    if role == "host" and way in ("is removed", "is removed and taken back", "is kept out"):
        return False  # by whom?
    if role == "guest" and way in ("is removed", "is removed and taken back", "hands the seat over"):
        return False  # they have no seat
    # Whoever announces first is the first storyteller, and the phase is over.
    return phase != "announcing" or role not in ("storyteller", "done")


CASES: Final = tuple([case for case in itertools.product(EDITIONS, PHASES, WAYS, ROLES) if is_possible(*case[1:])])
FEW: Final = frozenset(random.Random(14).sample(range(len(CASES)), 90))
"""Those of every run; the others are tried when there is time."""


async def reach(hall: Hall, phase: str, viewers: list[FakeViewer], role: str) -> FakeViewer | None:
    """Play on to a phase in which somebody else than the host has a role, and say who; None for host and guest.

    The phase is of a round after the first, but for the one that only the first round has.
    """
    for _ in range(300):
        game = hall.table.game
        assert game is not None
        assert hall.table.stage == "playing", f"no {role} in {phase}"
        if game.phase.name == phase and (game.round > 1 or phase == "announcing"):
            if role in ("host", "guest"):
                return None
            for viewer in viewers[1:]:
                if has_role(hall, viewer, role):
                    return viewer
        await hall.move()
    raise AssertionError("the game stands still")


def has_role(hall: Hall, viewer: FakeViewer, role: str) -> bool:
    game = hall.table.game
    assert game is not None
    seat = hall.table.seat(viewer.key or 0)
    if role == "storyteller":
        phase = game.phase
        return seat == (phase.outcome if isinstance(phase, Showing) else phase).storyteller  # type: ignore[union-attr]
    return (seat in awaited(game)) == (role == "awaited")


async def go(hall: Hall, way: str, host: FakeViewer, gone: FakeViewer, guest: FakeViewer) -> None:
    """Somebody goes, one way or another; what is to be so at once is so."""
    assert gone.key is not None
    seated = hall.table.guest(gone.key) is None
    match way:
        case "leaves" | "leaves and comes back":
            await hall.do_type(gone, "leave")
            assert gone.reason() == "left"
        case "is removed" | "is removed and taken back":
            await hall.do_type(host, "remove-seat", key=gone.key)
            assert gone.reason() == "removed"
        case "is kept out":
            await hall.do_type(host, "keep-out", key=gone.key)
            assert gone.reason() == "barred"
            with pytest.raises(Refusal):
                await hall.knock("Once more", gone.key)
        case "hands the seat over":
            await hall.do_type(gone, "hand-seat", key=guest.key)
            assert gone.reason() == "left"
        case "goes on at another device":
            store = hall.live._world.store
            link = await moving.offer(store, hall.live.code, gone.key, hall.secrets[gone.key])
            key, _ = await hall.live.entrance.move(MoveHere(link=link, request="r" * 22))
            assert gone.reason() == "moved"
            there = hall.connect(key)
            assert sees_a_hand(there) == seated
        case "is away" | "is away and comes back":
            hall.live.disconnect(gone)
            await hall.clock.go_on(61)
    if way == "is away and comes back":
        hall.connect(gone.key)
    elif way == "leaves and comes back":
        await hall.knock(f"Again {gone.key}", gone.key if hall.table.knows(gone.key) else None)
    elif way == "is removed and taken back":
        await hall.do_type(host, "restore-seat", key=gone.key)
        assert sees_a_hand(hall.connect(gone.key))


def sees_a_hand(viewer: FakeViewer) -> bool:
    own = viewer.view.own
    return own is not None and own.game is not None


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
    chosen = await reach(hall, phase, viewers, role)
    guest = await hall.knock("Noor")
    watcher = hall.connect(None)
    gone = chosen or (guest if role == "guest" else viewers[0])
    host = next(viewer for viewer in viewers if viewer.key == hall.table.host)
    if way != "hands the seat over" and free(guest):
        await hall.do_type(host, "let-in", key=guest.key)
    await go(hall, way, host, gone, guest)
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
