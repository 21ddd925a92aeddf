"""All that a seat may send, from its own view alone: listed, or one of it drawn. `view.own.may` says the same in short.

`engine.decide` accepts each of these commands, and no other but those that say the same in another order. The words
of a clue are left to whoever tells it.
"""

import random
from collections.abc import Callable, Iterator
from itertools import combinations

from moonhare.rules.commands import CastVotes, GiveCards, GoOn, NameGiver, SeatCommand, TellClue
from moonhare.rules.ids import SLOTS, Slot
from moonhare.rules.settings import Medium
from moonhare.rules.views import GiveOptions, OwnView, PublicView, View, VoteOptions

Words = Callable[[Medium], str]
"""What a clue says, by its medium: that of a written one something, and none more words than `TellOptions.words`."""


def few_words(medium: Medium) -> str:
    """Say as little as a clue may."""
    return "…" if medium == "text" else ""


def open_slots(public: PublicView, options: VoteOptions) -> tuple[Slot, ...]:
    """List the slots that one may vote for, ascending."""
    return tuple(slot for slot in SLOTS[: len(public.slots)] if slot not in options.forbidden)


def commands(view: View, words: Words = few_words) -> Iterator[SeatCommand]:
    """List all that a seat may send, each once, cards and slots in their order, the plainest first.

    Nothing for a spectator.
    """
    if view.own is None:
        return
    own, may = view.own, view.own.may
    if may.tell:
        for medium in may.tell.media:
            for card in own.hand if may.tell.with_card else (None,):
                yield TellClue(medium=medium, text=words(medium), card=card)
    if may.give:
        yield from _gifts(own, may.give)
    yield from (NameGiver(giver=giver) for giver in may.name_giver)
    if may.vote:
        yield from _ballots(view.public, may.vote)
    if may.go_on:
        yield GoOn()
    if may.exchange and may.exchange.give:
        yield from (gift for gift in _gifts(own, may.exchange.give) if gift.cards != own.given)
    if may.exchange and may.exchange.vote:
        ballots = _ballots(view.public, may.exchange.vote)
        yield from (ballot for ballot in ballots if (ballot.slots, ballot.red) != (own.votes, own.red))


def _gifts(own: OwnView, options: GiveOptions) -> Iterator[GiveCards]:
    # Whoever has given may keep a part of it.
    cards = sorted((*own.hand, *own.given)) if own.may.exchange else own.hand
    return (GiveCards(cards=some) for some in combinations(cards, options.count))


def _ballots(public: PublicView, options: VoteOptions) -> Iterator[CastVotes]:
    slots = open_slots(public, options)
    reds = SLOTS[: len(public.slots)][::-1] if options.red else (None,)
    for count in range(1, options.most + 1):
        yield from (CastVotes(slots=votes, red=red) for votes in combinations(slots, count) for red in reds)


def draw(view: View, rng: random.Random, words: Words = few_words) -> SeatCommand:
    """Draw one of all that a seat may send: of each kind one, then one of these.

    Raises `ValueError` if there is nothing to do, for a spectator too.
    """
    own = view.own
    drawn: list[SeatCommand] = []
    if own and own.may.tell:
        medium = rng.choice(own.may.tell.media)
        card = rng.choice(own.hand) if own.may.tell.with_card else None
        drawn.append(TellClue(medium=medium, text=words(medium), card=card))
    if own and own.may.name_giver:
        drawn.append(NameGiver(giver=rng.choice(own.may.name_giver)))
    if own and own.may.give:
        drawn.append(GiveCards(cards=tuple(rng.sample(own.hand, own.may.give.count))))
    if own and (may := own.may.vote):
        red = rng.choice(SLOTS[: len(view.public.slots)]) if may.red else None
        slots = rng.sample(open_slots(view.public, may), rng.randint(1, may.most))
        drawn.append(CastVotes(slots=tuple(slots), red=red))
    if own and own.may.go_on:
        drawn.append(GoOn())
    if own and own.may.exchange:
        drawn.append(rng.choice(list(commands(view))))
    if not drawn:
        raise ValueError("there is nothing to do for this seat now")
    return rng.choice(drawn)
