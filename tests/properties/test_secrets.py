"""Non-interference: two worlds that differ only in what a viewer may not see give that viewer the same bytes.

Every edition, every phase, every viewer (each player, the storyteller, partners, spectators), live and rebuilt
from the log; and leaks planted on purpose, each of which has to be found.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from moonhare.rules.commands import CastVotes, GameCommand
from moonhare.rules.editions import EDITIONS, edition
from moonhare.rules.engine import decide, replay
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent
from moonhare.rules.ids import SeatId, Slot
from moonhare.rules.state import Announcing, Ballot, Game, Giving, Over, Showing, Telling, Voting, same_team
from moonhare.rules.views import View, view_for
from tests.rules import twins
from tests.rules.house_rules import Start, starts
from tests.rules.table import Table
from tests.rules.twins import See, difference, seen_cards, twin_log

PHASES = (Announcing, Telling, Giving, Voting, Showing, Over)
EVENTS = msgspec.json.Decoder(list[AnyEvent])
EDITION_IDS = tuple(chosen.id for chosen in EDITIONS)


def moments(start: Start, rng: random.Random, *, most: int) -> Iterator[Table]:
    """A game at some of its moments, at random, from its beginning to its end."""
    table = start.table()
    yield table
    for _ in range(most):
        for _ in range(rng.randint(1, 2 * start.players)):
            if not isinstance(table.game.phase, Over):
                table.step()
        yield table


def look(table: Table, rng: random.Random, see: See = view_for) -> str | None:
    """Look at a moment with the eyes of everyone, and of a spectator; give the first difference.

    Compared are the live game, the game as a server rebuilds it from its written log, and the twin.
    """
    rebuilt = replay(EVENTS.decode(msgspec.json.encode(table.log)))
    for viewer in (None, *range(table.game.players)):
        twin = replay(twin_log(table, viewer, rng))
        found = difference((table.game, rebuilt, twin), viewer, rng, see)
        if found is not None:
            return f"seat {viewer} in {table.game.phase.name} of {table.game.edition}: {found}"
    return None


@pytest.mark.timeout(3600)  # the whole profile plays for minutes
@pytest.mark.parametrize("name", EDITION_IDS)
@given(data=st.data())
@settings(max_examples=settings().max_examples // 4)
def test_no_viewer_can_tell_two_worlds_apart_by_what_they_may_not_see(name: str, data: Any) -> None:
    start = data.draw(starts((name,)))
    rng = random.Random(data.draw(st.integers(0, 2**32 - 1)))
    for table in moments(start, rng, most=5):
        assert look(table, rng) is None


def arrived(name: str, phase: type, seed: int) -> Table:
    """A random game of an edition as it is, at a random moment of a phase."""
    rng = random.Random(seed)
    players = rng.choice(edition(name).players)
    table = Table(name, players, seed=seed)
    if phase is not Announcing:
        table.play(rounds=rng.choice((0, 0, 1, 3)))
        table.play(until=phase)
    for _ in range(rng.randint(0, players - 1) if phase is not Over else 0):
        following = table.branch()
        following.step()
        if not isinstance(following.game.phase, phase):
            break
        table = following
    return table


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.name)
@pytest.mark.parametrize("name", EDITION_IDS)
def test_in_every_phase_of_every_edition_as_it_is(name: str, phase: type) -> None:
    for seed in range(6):
        table = arrived(name, phase, seed)
        assert isinstance(table.game.phase, phase | Over)
        assert look(table, random.Random(seed)) is None


@pytest.mark.long
@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.name)
@pytest.mark.parametrize("name", EDITION_IDS)
def test_in_every_phase_of_every_edition_many_times(name: str, phase: type) -> None:
    for seed in range(100, 300):
        assert look(arrived(name, phase, seed), random.Random(seed)) is None


@pytest.mark.parametrize("name", EDITION_IDS)
def test_the_twins_do_differ_in_all_that_is_hidden(name: str) -> None:
    """Otherwise the tests above would show nothing."""
    differing: set[str] = set()
    for phase in PHASES:
        for seed in range(5):
            table = arrived(name, phase, seed)
            game = table.game
            for viewer in (None, *range(game.players)):
                twin = replay(twin_log(table, viewer, random.Random(seed)))
                assert seen_cards(game, viewer) == seen_cards(twin, viewer)
                differing |= set(differences(game, twin, viewer))
    expected = {"pile", "other hands", "owners", "other votes", "gifts of others"}
    if name == "odyssey-party":
        expected |= {"own hand", "red vote"}
    if name == "odyssey-team":
        expected |= {"partner's gift"}
    assert expected <= differing


def differences(game: Game, twin: Game, viewer: int | None) -> Iterator[str]:
    """Name what differs between two worlds."""
    others = [seat for seat in range(game.players) if seat != viewer]
    if game.pile != twin.pile:
        yield "pile"
    if any(game.hands[seat] != twin.hands[seat] for seat in others):
        yield "other hands"
    if viewer is not None and game.hands[viewer] != twin.hands[viewer]:
        yield "own hand"
    phase, other = game.phase, twin.phase
    if isinstance(phase, Giving) and isinstance(other, Giving):
        changed = [seat for seat in others if phase.gifts[seat] != other.gifts[seat]]
        if changed:
            yield "gifts of others"
        if viewer is not None and any(same_team(game.players, seat, SeatId(viewer)) for seat in map(SeatId, changed)):
            yield "partner's gift"
    if isinstance(phase, Voting) and isinstance(other, Voting):
        assert phase.slots == other.slots
        if phase.owners != other.owners:
            yield "owners"
        pairs = [(phase.ballots[seat], other.ballots[seat]) for seat in others]
        if any(one and two and one.slots != two.slots for one, two in pairs):
            yield "other votes"
        if any(one and two and one.red != two.red for one, two in pairs):
            yield "red vote"


def leak_own(change: Callable[[Game, Any, int], dict[str, object]]) -> See:
    """A view that tells a seat more than it may know: of the game, its phase and the seat."""

    def see(game: Game, seat: SeatId | None) -> View:
        view = view_for(game, seat)
        if view.own is None or seat is None:
            return view
        return replace(view, own=replace(view.own, **change(game, game.phase, seat)))

    return see


def leak_public(change: Callable[[Game, Any], dict[str, object]]) -> See:
    """A view that tells everyone more than they may know: of the game and its phase."""

    def see(game: Game, seat: SeatId | None) -> View:
        view = view_for(game, seat)
        return replace(view, public=replace(view.public, **change(game, game.phase)))

    return see


def cast(voting: Voting) -> list[Ballot]:
    return [ballot for ballot in voting.ballots if ballot is not None]


def own_team(game: Game, phase: Voting, seat: int) -> tuple[Slot, ...]:
    """The slots of a team's own cards, which the one who votes may not know (R6)."""
    owners = enumerate(phase.owners, start=1)
    return tuple(Slot(at) for at, owner in owners if same_team(game.players, owner, SeatId(seat)))


# Leaks planted on purpose, with the edition and the phase in which each has to be found.
LEAKS: dict[str, tuple[str, type, See]] = {
    "the next card of the pile": ("classic", Giving, leak_public(lambda game, phase: {"discards": game.pile[:1]})),
    "a card of another's hand": (
        "standard",
        Telling,
        leak_own(lambda game, phase, seat: {"given": game.hands[(seat + 1) % game.players][:1]}),
    ),
    "one's own hand while it lies face down": (
        "odyssey-party",
        Announcing,
        leak_own(lambda game, phase, seat: {"hand": game.hands[seat]}),
    ),
    "the own hand of who is to tell the next clue": (
        "odyssey-party",
        Telling,
        leak_own(lambda game, phase, seat: {"hand": game.hands[seat]}),
    ),
    "the cards given, in order, before they lie open": (
        "standard",
        Giving,
        leak_public(lambda game, phase: {"slots": tuple(sorted(card for gift in phase.gifts for card in gift))}),
    ),
    "the place of the storyteller's card": (
        "odyssey",
        Voting,
        leak_own(lambda game, phase, seat: {"votes": (phase.owners.index(phase.storyteller) + 1,)}),
    ),
    "who gave which card, to the storyteller alone (R16)": (
        "classic",
        Voting,
        leak_own(lambda game, phase, seat: {"votes": phase.owners} if phase.storyteller == seat else {}),
    ),
    "how many have voted for one's card so far": (
        "standard",
        Voting,
        leak_own(
            lambda game, phase, seat: {
                "face_down": sum(phase.owners[slot - 1] == seat for ballot in cast(phase) for slot in ballot.slots)
            }
        ),
    ),
    "whether the others cast one vote or two": (
        "odyssey",
        Voting,
        leak_public(lambda game, phase: {"pile": sum(len(ballot.slots) for ballot in cast(phase))}),
    ),
    "the red vote": (
        "odyssey-party",
        Voting,
        leak_public(lambda game, phase: {"pile": sum(ballot.red or 0 for ballot in cast(phase))}),
    ),
    "the card that the partner gave": (
        "odyssey-team",
        Giving,
        leak_own(lambda game, phase, seat: {"given": phase.gifts[(seat + game.players // 2) % game.players]}),
    ),
    "the own team's card on the table": (
        "odyssey-team",
        Voting,
        leak_own(lambda game, phase, seat: {"votes": own_team(game, phase, seat)}),
    ),
    "a card of each hand while the points are shown": (
        "standard",
        Showing,
        leak_public(lambda game, phase: {"discards": tuple(hand[0] for hand in game.hands)}),
    ),
    "somebody's hand when it is over": ("classic", Over, leak_public(lambda game, phase: {"slots": game.hands[0]})),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_planted_on_purpose_is_found(leak: str) -> None:
    name, phase, see = LEAKS[leak]
    tables = [arrived(name, phase, seed) for seed in range(30)]
    at_phase = [table for table in tables if isinstance(table.game.phase, phase)]
    assert any(look(table, random.Random(1), see) is not None for table in at_phase)


def test_an_answer_that_leaks_is_found_though_no_view_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """R6: if a vote for the own team's card were refused, the refusal would tell which card it is."""

    def decide_telling(
        game: Game, seat: SeatId | None, command: GameCommand, rng: random.Random
    ) -> tuple[AnyEvent, ...]:
        phase = game.phase
        if isinstance(command, CastVotes) and isinstance(phase, Voting) and seat in phase.voters:
            for slot in own_team(game, phase, seat):
                if slot in command.slots:
                    raise Refusal("own-card", "That is your own team's card.")
        return decide(game, seat, command, rng)

    tables = [arrived("odyssey-team", Voting, seed) for seed in range(30)]
    assert all(look(table, random.Random(1)) is None for table in tables)
    monkeypatch.setattr(twins, "decide", decide_telling)
    found = [look(table, random.Random(1)) for table in tables]
    assert any(one is not None and "own-card" in one for one in found)


def test_a_view_that_knows_more_after_a_rebuild_is_found() -> None:
    """What a table rebuilt from its log shows is compared too, not only what the live one shows."""
    table = arrived("standard", Giving, 3)
    live = table.game

    def see(game: Game, seat: SeatId | None) -> View:
        view = view_for(game, seat)
        return view if game is live else replace(view, public=replace(view.public, round=99))

    assert difference((live, live), 1, random.Random(1), see) is None
    assert difference((live, replay(table.log)), 1, random.Random(1), see) is not None


def test_views_of_all_viewers_have_the_same_public_part() -> None:
    for name in EDITION_IDS:
        for phase in PHASES:
            table = arrived(name, phase, 1)
            public = {msgspec.json.encode(table.view(viewer).public) for viewer in (None, *range(table.game.players))}
            assert len(public) == 1
