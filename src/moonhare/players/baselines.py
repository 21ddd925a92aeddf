"""Baselines: players too plain to be good, frozen, so that what is measured against them today can be later too.

Owns how they hint and how they take words literally. They learn nothing and get no better; `docs/arena.md` has what
each does.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from moonhare.concepts import ConceptId, concepts, reader, words
from moonhare.players.clues import Clues, draw_clue
from moonhare.players.knowledge import Knowledge
from moonhare.players.simple import SimplePlayer
from moonhare.rules.commands import GiveCards, NameGiver, SeatCommand
from moonhare.rules.ids import CardId
from moonhare.rules.legal import draw
from moonhare.rules.settings import Medium
from moonhare.rules.views import PublicView, View

MOODS: Final = frozenset({"feeling", "quality"})
"""Kinds of concepts that are said of a picture as a whole."""

FIRST_MOODS: Final = 6
"""Of a card's moods, the heaviest ones: one of them is named."""

KEPT: Final = 10_000
"""Clues of which it is kept what they say: reading one takes longer than all else that these players do."""


class RandomPlayer:
    """Does anything that is allowed; its clues would do for any picture."""

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        """Take what is known and a seed (any integer)."""
        self._seed = seed
        self._clues = knowledge.clues

    def act(self, view: View) -> SeatCommand:
        """Draw one of all that the seat may send. Raises `ValueError` if that is nothing."""
        own, public = view.own, view.public
        about = f"{self._seed} {own} {public.round} {public.clue}"
        rng = random.Random(about)  # noqa: S311 - a taste, not a secret
        if own and public.namings and own.may.name_giver:
            naming = public.namings[own.seat % len(public.namings)]
            # Who draws again at every proposal of the partner's would never come to an end.
            if naming is not None and own.may.give:
                return GiveCards(cards=tuple(rng.sample(own.hand, own.may.give.count)))
            if naming is not None:
                return NameGiver(giver=naming.giver if naming.giver in own.may.name_giver else own.may.name_giver[0])
        most = own.may.tell.words if own and own.may.tell else None

        def said(medium: Medium) -> str:
            return draw_clue(self._clues, None, rng, most) if medium == "text" else ""

        return draw(view, rng, said)


class LiteralPlayer(SimplePlayer):
    """Takes a clue at its word: likes the cards that show what the clue names, and is simple in all else."""

    def __init__(self, knowledge: Knowledge, seed: int, clues: Clues | None = None) -> None:
        """Take what is known, a seed (any integer), and clues other than those that sets bring along."""
        super().__init__(seed, clues or knowledge.clues)
        self._knowledge = knowledge

    def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> Sequence[float]:
        """How well each card shows what the clue names. Raises `ValueError` for a language that the game lacks."""
        named = _named(language, clue)
        known = self._knowledge.gathered
        return [_shows(known.get(card, {}), named) for card in cards]

    def _liking(self, public: PublicView) -> Callable[[CardId], tuple[float, int]]:
        taste = super()._liking(public)
        named = _named(self._knowledge.language, public.clue.text) if public.clue else ()
        known = self._knowledge.gathered
        return lambda card: (_shows(known.get(card, {}), named), taste(card))


def _shows(card: Mapping[ConceptId, float], named: Iterable[tuple[ConceptId, float]]) -> float:
    return sum(weight * card.get(concept, 0.0) for concept, weight in named)


@lru_cache(maxsize=KEPT)
def _named(language: str, clue: str) -> tuple[tuple[ConceptId, float], ...]:
    senses = reader(language).read(clue)
    return tuple(found for sense in senses if not sense.negated for found in sense.concepts.items())


def thing_clues(knowledge: Knowledge) -> Clues:
    """Name what a card says to people before all else, the same every time; of a card unseen, what any card does."""
    names = words(knowledge.language).words

    def clue(card: CardId | None, rng: random.Random) -> str:
        said = knowledge.gathered.get(_any_card(knowledge, rng) if card is None else card, {})
        heaviest = max((one for one in said if one in names), key=lambda one: (said[one], one), default=None)
        return knowledge.clues(card, rng) if heaviest is None else names[heaviest][0]

    return clue


def mood_clues(knowledge: Knowledge) -> Clues:
    """Name one of the moods that a card has."""
    names, moods = words(knowledge.language).words, _moods()

    def clue(card: CardId | None, rng: random.Random) -> str:
        said = knowledge.gathered.get(_any_card(knowledge, rng) if card is None else card, {})
        its = sorted((one for one in said if one in moods and one in names), key=lambda one: (-said[one], one))
        return names[rng.choice(its[:FIRST_MOODS])][0] if its else knowledge.clues(card, rng)

    return clue


def _any_card(knowledge: Knowledge, rng: random.Random) -> CardId:
    return rng.choice(sorted(knowledge.concepts) or [CardId("")])


@cache
def _moods() -> frozenset[ConceptId]:
    return frozenset(one for one, concept in concepts().concepts.items() if concept.kind in MOODS)
