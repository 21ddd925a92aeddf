"""Twin worlds: another game that differs from a given one in all that a viewer may not see, and in nothing else.

What a viewer may see is told here anew, from `docs/rules.md` ("What each person may know") and not from the views
that are to be tried. A twin is made by rewriting a game's log, so it is a whole game of its own with a past that
fits: it can be replayed, and its table rebuilt after a fall.
"""

import random
from collections.abc import Callable, Mapping, Sequence

import msgspec

from moonhare.rules.commands import CastVotes, GameCommand
from moonhare.rules.engine import decide, replay
from moonhare.rules.errors import Refusal
from moonhare.rules.events import (
    AnyEvent,
    CardsGiven,
    CardsLaidOut,
    ClueTold,
    GameStarted,
    HandsRefilled,
    PileShuffled,
    VotesCast,
)
from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.state import Announcing, Game, Giving, Telling, Voting
from moonhare.rules.views import View, view_for
from tests.rules.table import Table, every_command

Renaming = Mapping[CardId, CardId]
See = Callable[[Game, SeatId | None], View]


def seen_cards(game: Game, viewer: int | None) -> set[CardId]:
    """The cards of which a viewer may know where they are or were."""
    phase = game.phase
    seen = set(game.discards)
    if game.last is not None:
        seen |= set(game.last.slots)
    if isinstance(phase, Voting):
        seen |= set(phase.slots)
    if viewer is None:
        return seen
    if isinstance(phase, Giving):
        seen |= set(phase.gifts[viewer])
    face_down = game.settings.clue_from == "unseen" and (
        isinstance(phase, Announcing) or (isinstance(phase, Telling) and phase.storyteller == viewer)
    )
    return seen if face_down else seen | set(game.hands[viewer])


def shuffled(cards: list[CardId], rng: random.Random) -> dict[CardId, CardId]:
    """A random renaming of cards among themselves."""
    renamed = cards.copy()
    rng.shuffle(renamed)
    return dict(zip(cards, renamed, strict=True))


def twin_log(table: Table, viewer: int | None, rng: random.Random) -> list[AnyEvent]:
    """Rewrite the log of a game in all that `viewer` may not see now.

    Cards out of sight change places: those in the pile, in others' hands, in an own hand that lies face down, given
    and not yet laid out. Cards on the table that are not the viewer's change their givers. Votes of others change
    until they are shown.
    """
    log, game = table.log, table.game
    first = log[0]
    assert isinstance(first, GameStarted)
    everything = {card for row in (*first.hands, first.pile) for card in row}
    hidden = sorted(everything - seen_cards(game, viewer))
    renamed = shuffled(hidden, rng)
    voting = game.phase if isinstance(game.phase, Voting) else None
    laid_out = len(log)
    if voting is not None:
        laid_out = max(index for index, event in enumerate(log) if isinstance(event, CardsLaidOut))
    by_others = []
    if voting is not None:
        # A card of the last round that came back through a reshuffle stays: everyone saw whose it was then.
        told = () if game.last is None else game.last.slots
        given = zip(voting.slots, voting.owners, strict=True)
        by_others = sorted(card for card, owner in given if owner != viewer and card not in told)
    before = renamed | shuffled(by_others, rng)
    twin = [rename(event, before if index < laid_out else renamed) for index, event in enumerate(log)]
    if voting is None:
        return twin
    # The owners are the twin's from here on: whoever votes there votes for no card of their own.
    world = replay(twin[: laid_out + 1])
    return twin[: laid_out + 1] + [
        other_votes(event, world, rng) if isinstance(event, VotesCast) and event.seat != viewer else event
        for event in twin[laid_out + 1 :]
    ]


def rename(event: AnyEvent, names: Renaming) -> AnyEvent:
    """The same event with other cards."""

    def row(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple(names.get(card, card) for card in cards)

    replace = msgspec.structs.replace
    if isinstance(event, GameStarted):
        return replace(event, hands=tuple(map(row, event.hands)), pile=row(event.pile))
    if isinstance(event, CardsGiven | ClueTold):
        return replace(event, cards=tuple(sorted(row(event.cards))))
    if isinstance(event, CardsLaidOut):
        return replace(event, slots=row(event.slots))
    if isinstance(event, PileShuffled):
        return replace(event, pile=row(event.pile))
    if isinstance(event, HandsRefilled):
        return replace(event, drawn=tuple(map(row, event.drawn)))
    return event


def other_votes(event: VotesCast, world: Game, rng: random.Random) -> VotesCast:
    """Another ballot of the same voter, as the rules of that world allow it."""
    table, settings = world.phase, world.settings
    assert isinstance(table, Voting)
    own_is_open = settings.own_card_votable
    slots = [Slot(at) for at, owner in enumerate(table.owners, start=1) if own_is_open or owner != event.seat]
    votes = tuple(sorted(rng.sample(slots, rng.randint(1, settings.votes))))
    red = None if event.red is None else Slot(rng.randint(1, len(table.slots)))
    return VotesCast(seat=event.seat, slots=votes, red=red)


def difference(worlds: Sequence[Game], viewer: int | None, rng: random.Random, see: See = view_for) -> str | None:
    """Tell what, if anything, lets a viewer tell worlds apart: a view, or the answer to anything they might ask."""
    seat = None if viewer is None else SeatId(viewer)
    views = [msgspec.json.encode(see(world, seat)) for world in worlds]
    if len(set(views)) > 1:
        return "\n".join(view.decode() for view in views)
    for command in questions(worlds[0], rng) if seat is not None else ():
        answers = {answer(world, seat, command, rng) for world in worlds}
        if len(answers) > 1:
            return f"{command}: {' or '.join(sorted(answers))}"
    return None


def questions(game: Game, rng: random.Random) -> list[GameCommand]:
    """What a curious viewer might ask: a vote for each card alone, and of everything else a sample."""
    asked = every_command(game)
    single = [one for one in asked if isinstance(one, CastVotes) and len(one.slots) == 1 and one.red is None]
    return single + rng.sample(asked, min(len(asked), 20))


def answer(game: Game, seat: SeatId | None, command: GameCommand, rng: random.Random) -> str:
    """What a seat hears at once: that it is done, or the refusal as it would be sent."""
    try:
        decide(game, seat, command, random.Random(rng.random()))
    except Refusal as refused:
        return msgspec.json.encode([refused.code, refused.arguments, refused.message]).decode()
    return "accepted"
