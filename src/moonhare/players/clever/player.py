"""The usual computer player: understands clues, gives what may be taken for the storyteller's, hints for some to find.

Owns nothing that lasts from one move to the next: the same seed, view and evening give the same command.
"""

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Final, NamedTuple

from moonhare.players.clever.characters import CHARACTERS
from moonhare.players.clever.company import WAYS, Chances, Habits, average, chosen, habits, plain, taken, this_game
from moonhare.players.clever.composing import compose, fondness
from moonhare.players.clever.explaining import is_nameable, put, speaking
from moonhare.players.clever.hinting import (
    WITHIN,
    Hand,
    Sight,
    agreement,
    deals,
    draw_rank,
    is_open,
    rank,
    rivals,
    worth,
    worth_to,
)
from moonhare.players.clever.mind import Mind, mind, mind_at_hand
from moonhare.players.knowledge import Knowledge
from moonhare.players.player import Told
from moonhare.players.simple import SimplePlayer
from moonhare.rules.commands import CastVotes, GiveCards, SeatCommand, TellClue
from moonhare.rules.ids import SEATS, SLOTS, CardId, SeatId
from moonhare.rules.legal import open_slots
from moonhare.rules.state import Outcome, teams_of
from moonhare.rules.views import GiveOptions, OwnView, PublicView, TellOptions, View, VoteOptions


@dataclass(frozen=True)
class Strength:
    """How well somebody plays."""

    sure: float
    """How strongly a better fit is preferred when choosing what to give: the inverse temperature of a softmax."""
    choosy: float
    """The same when voting, for picking the two cards that one hesitates between."""
    resolute: float
    """The same for deciding between these two. Whoever hesitates between the best two finds as many cards as somebody
    who doubts all of them, but seldomer in the same rounds as all the others."""
    thoughts: int
    """How many clues come to mind before one is chosen."""
    hands: int
    """How many hands are imagined for the others, for all of them together."""
    careless: float
    """How much less than the best clue's worth is good enough."""
    attentive: bool
    """Whether what the others have shown of how they tell and listen is taken into account."""
    together: float
    """How much what most will vote for counts where nothing else scores (Party): from 0, not at all, to 1."""


STRENGTHS: Final = {
    "steady": Strength(
        sure=4.5, choosy=8.0, resolute=1.9, thoughts=100, hands=32, careless=0.1, attentive=True, together=0.12
    ),
    "sharp": Strength(
        sure=7.0, choosy=12.0, resolute=2.4, thoughts=400, hands=200, careless=0.06, attentive=True, together=1.0
    ),
    "gentle": Strength(
        sure=2.4, choosy=2.4, resolute=2.4, thoughts=16, hands=16, careless=0.5, attentive=False, together=0.0
    ),
}
"""By name, the usual one first."""

SEVERAL: Final = 3.0
"""How many times as likely as the next one a choice has to be for no further vote: a single vote earns a point more."""

PLAIN_TELLER: Final = (0.33, 0.53)
"""How likely the storyteller has to tell plainly before one begins to vote for what fits best, and before one always
does."""

PLAIN_VOTERS: Final = (0.3, 0.5)
"""The same of the voters, for giving what they will take for the storyteller's."""

PLAIN_LISTENERS: Final = (0.42, 0.58)
"""The same of the listeners, for hiding one's own card less deep."""

PLAIN_OTHERS: Final = (0.32, 0.42)
"""The same of all others together, for trusting one's own best guess."""

TRUSTING: Final = 6.0
"""How many times as sure one votes then: among people who always vote for what fits best, doubt gives points away."""

SURE: Final = 8.0
"""How strongly a likelier card is preferred where one goes by what is known of the others."""

RIVALS: Final = 4
"""How many other cards a gift is imagined to lie beside."""

TABLES: Final = 10
"""How many times these are drawn anew."""

DOUBT: Final = 1e-3
"""The chance that is left to every card, however unlikely it seems: no logarithm is taken of 0."""

REMEMBERED: Final = 12
"""How many of the last rounds tell how sure the others are."""

FEWEST_DEALS: Final = 4
"""The fewest times that hands are imagined, however many players hold one."""

FEELINGS: Final = 3
"""Of so many votes without a reason one is commented on: a player who always says that it has none is a bore."""

MANY: Final = 1 << 16
"""More than anybody has sentences for a vote: each player begins with one of its own, and goes on from there."""

MOST_CARDS: Final = 6
"""How many cards a storyteller thinks about where the clue belongs to none of them."""


class Table(NamedTuple):
    """A table as its storyteller sees and imagines it."""

    sight: Sight
    dealt: Sequence[Sequence[Hand]]
    listeners: Sequence[Chances]
    """How each of those who give takes a clue."""


class CleverPlayer:
    """A player who understands what is said, with a taste and a character by its seed."""

    takes = None

    def __init__(self, seed: int, knowledge: Knowledge, strength: Strength) -> None:
        """Take a seed (any integer; its lowest byte says who one is), and what all players of the language share."""
        self._seed, self._knowledge, self._strength = seed, knowledge, strength
        self._simple = SimplePlayer(seed, knowledge.clues)
        self._evening: Sequence[Told] = ()
        self.character = CHARACTERS[seed % 256 % len(CHARACTERS)]

    def recall(self, evening: Sequence[Told]) -> None:
        """Take the clues of this evening's earlier rounds."""
        self._evening = evening

    def act(self, view: View) -> SeatCommand:
        """Choose one of the things that the seat may do. Raises `ValueError` if that is nothing."""
        clue, own = view.public.clue, view.own
        command: SeatCommand | None = None
        if own is not None:
            if own.may.tell is not None:
                command = self._tell(view, own, own.may.tell)
            elif clue is not None and clue.text:
                if own.may.give is not None:
                    command = self._give(view, clue.text, own, own.may.give)
                elif own.may.vote is not None:
                    command = self._vote(view, clue.text, own, own.may.vote)
        # What is sung or mimed cannot be heard here, and of some cards nothing is known: then taste decides.
        return command or self._simple.act(view)

    def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> Sequence[float]:
        """How well each card fits a clue, taste left out. Raises `ValueError` for another language than its own."""
        if language != self._knowledge.language:
            raise ValueError(f"this player speaks {self._knowledge.language}, not {language}")
        return self._mind.fits(clue, cards)

    def why(self, outcome: Outcome, seat: SeatId) -> str | None:
        """Say why it voted as it did; None where it did not, or where nobody has had to think in its language yet, and
        mostly where it was but a feeling.
        """
        ballot, mind = outcome.ballots[seat], mind_at_hand(self._knowledge)
        if ballot is None or mind is None:
            return None
        clue, first = outcome.clue.text, self._rng("why").randrange(MANY)
        found = speaking(mind, clue, [outcome.slots[slot - 1] for slot in ballot.slots]) if clue else ()
        turn, left = divmod(first + outcome.round, 1 if found else FEELINGS)
        if left:
            return None
        names = [mind.label(one) for one in found]
        nouns = all(is_nameable(mind, one) for one in found)
        return put(self._knowledge.reasons, self.character.name, names, turn, nouns=nouns)

    @property
    def _mind(self) -> Mind:
        # Asked for as late as this: whoever makes a player does not wait for it.
        return mind(self._knowledge)

    def _rng(self, *about: object) -> random.Random:
        return random.Random("\0".join(map(str, (self._seed, *about))))  # noqa: S311 - a taste, not a secret

    def _tell(self, view: View, own: OwnView, options: TellOptions) -> TellClue | None:
        if options.media[0] != "text":
            return None
        rng = self._rng("clue", len(self._evening), view.public.round, *own.hand)
        pictures = {self._mind.at[card]: card for card in own.hand if card in self._mind.at}
        sight = _sight(view, own, self._mind)
        dealt = deals(sight, rng, max(FEWEST_DEALS, self._strength.hands // sight.givers))
        if options.with_card and not _agreeing(view):
            texts = list(dict.fromkeys(self._texts(tuple(pictures), options, rng)))
            thought = self._for_a_card(texts, pictures, Table(sight, dealt, self._listeners(view, own)), rng)
        else:
            every = self._mind.dealt_at
            about = tuple(pictures) if options.with_card else rng.sample(every, min(len(every), MOST_CARDS))
            thought = []
            for text in self._texts(about, options, rng):
                heard = self._mind.hear(text)
                best = max(pictures, key=heard.__getitem__, default=None)
                thought.append((agreement(heard, dealt), text, None if best is None else pictures[best]))
        if not thought:
            return None
        enough = max(value for value, _, _ in thought) - self._strength.careless
        good = [(text, card) for value, text, card in thought if value >= enough]
        weights = [fondness(self._mind, text, self.character) for text, _ in good]
        (text, card) = rng.choices(good, weights)[0]
        return TellClue(medium="text", text=text, card=card)

    def _texts(self, pictures: Sequence[int], options: TellOptions, rng: random.Random) -> Iterator[str]:
        """The clues that come to mind, none of which has been told this evening."""
        said = {one.clue.casefold() for one in self._evening}
        texts = compose(self._mind, pictures, self.character, rng, options.words)
        return (text for text in islice(texts, self._strength.thoughts) if text.casefold() not in said)

    def _for_a_card(
        self,
        texts: Sequence[str],
        pictures: Mapping[int, CardId],
        table: Table,
        rng: random.Random,
    ) -> list[tuple[float, str, CardId | None]]:
        """The clues that would do for a card of one's hand, each with its worth and the card."""
        mind, (sight, dealt, listeners) = self._mind, table
        openly = _between(plain(average(listeners)), PLAIN_LISTENERS)
        heard = {text: mind.hear(text) for text in texts}
        among = {text: rivals(heard[text], sight) for text in texts}
        fitting = [text for text in texts if is_open(among[text], sight)] or texts
        likely = [(text, one) for text in fitting for one in pictures if heard[text][one]]
        seen = [(text, one) for text, one in likely if mind.names(text)[one]] or likely
        ranked = [(rank(heard[text][one], among[text]), text, one) for text, one in seen]
        wanted = draw_rank(sight, rng, openly)
        nearest = min((abs(place - wanted) for place, _, _ in ranked), default=0) + WITHIN * wanted
        near = [(text, one) for place, text, one in ranked if abs(place - wanted) <= nearest]
        if not openly:
            sureness = self._sureness()
            return [(worth(heard[text], one, sight, dealt, sureness), text, pictures[one]) for text, one in near]
        ways = [[rng.choices(range(len(WAYS)), chances)[0] for chances in listeners] for _ in dealt]
        ideas = {text: [taken(mind, text, way) for way in range(len(WAYS))] for text, _ in near}
        return [(worth_to(ideas[text], one, sight, dealt, ways), text, pictures[one]) for text, one in near]

    def _company(self, public: PublicView) -> Sequence[Habits]:
        """How each seat tells and listens, as far as this game has shown."""
        rounds = this_game(self._evening, public.round) if self._strength.attentive else ()
        return habits(self._mind, rounds, len(public.points))

    def _listeners(self, view: View, own: OwnView) -> Sequence[Chances]:
        """How each of those takes a clue whom a storyteller speaks to; of another team either partner may."""
        company = self._company(view.public)
        sides = teams_of(view.settings, len(company)) or [(seat,) for seat in SEATS[: len(company)]]
        return [average([company[seat].listening for seat in side]) for side in sides if own.seat not in side]

    def _sureness(self) -> float:
        """How sure this table's listeners are, by what became of its clues: surer where all found them."""
        balance = sum((one.found == "all") - (one.found == "none") for one in self._evening[-REMEMBERED:])
        return min(1.8, max(0.6, 1.12**balance))

    def _give(self, view: View, clue: str, own: OwnView, options: GiveOptions) -> GiveCards:
        public = view.public
        chances = average(
            [
                habits.listening
                for seat, habits in enumerate(self._company(public))
                if seat not in (own.seat, public.storyteller)
            ]
        )
        known = self._strength.together if _agreeing(view) else _between(plain(chances), PLAIN_VOTERS)
        likely = self._taken_for_it(public, clue, own.hand, chances) if known else ()
        liked = self._liked(view, clue, own.hand, likely, known, sure=self._strength.sure)
        return GiveCards(cards=tuple(sorted(sorted(liked, key=lambda card: -liked[card])[: options.count])))

    def _taken_for_it(self, public: PublicView, clue: str, hand: Sequence[CardId], chances: Chances) -> list[float]:
        """How likely each card of the hand is taken for the storyteller's by those who vote."""
        rng, every = self._rng("rivals", public.round, clue), self._mind.dealt
        rivals = [[rng.choice(every) for _ in range(RIVALS)] for _ in range(TABLES)]
        return [
            sum(chosen(self._mind, clue, (card, *others), chances)[0] for others in rivals) / TABLES for card in hand
        ]

    def _vote(self, view: View, clue: str, own: OwnView, options: VoteOptions) -> CastVotes:
        public = view.public
        slots = open_slots(public, options)
        cards, trust, company = [public.slots[slot - 1] for slot in slots], 1.0, self._company(public)
        others = average([habits.listening for seat, habits in enumerate(company) if seat != own.seat])
        if _agreeing(view):
            # The share of the others' votes that each card is likely to get is what counts there (Party).
            known = self._strength.together
            likely = dict(zip(cards, chosen(self._mind, clue, cards, others), strict=True))
        else:
            known, likely = self._told_plainly(public, clue, cards, company)
            trust = 1.0 + (TRUSTING - 1.0) * _between(plain(others), PLAIN_OTHERS)
        expected = [likely.get(card, 0.0) for card in public.slots]
        liked = self._liked(view, clue, public.slots, expected, known, sure=self._strength.choosy * trust)
        slots = tuple(sorted(slots, key=lambda slot: -liked[public.slots[slot - 1]]))
        if not _agreeing(view):
            again = self._liked(view, clue, public.slots, expected, known, sure=self._strength.resolute * trust)
            slots = (*sorted(slots[:2], key=lambda slot: -again[public.slots[slot - 1]]), *slots[2:])
        votes = _votes_worth([liked[public.slots[slot - 1]] for slot in slots[: options.most]])
        red = None
        if options.red:
            # Where most of the others will vote, if not where one votes oneself.
            red = max(
                (slot for slot in SLOTS[: len(public.slots)] if slot != slots[0]),
                key=lambda slot: liked[public.slots[slot - 1]],
            )
        return CastVotes(slots=tuple(sorted(slots[:votes])), red=red)

    def _told_plainly(
        self, public: PublicView, clue: str, cards: Sequence[CardId], company: Sequence[Habits]
    ) -> tuple[float, dict[CardId, float]]:
        """How surely the storyteller tells plainly, and how likely each card is theirs then."""
        if public.storyteller is None:
            return 0.0, {}
        telling = company[public.storyteller].telling
        sure = plain(telling)
        if not (known := _between(sure, PLAIN_TELLER)):
            return 0.0, {}
        chances = [chance / sure if way.plain else 0.0 for chance, way in zip(telling, WAYS, strict=True)]
        return known, dict(zip(cards, chosen(self._mind, clue, cards, chances), strict=True))

    def _liked(
        self,
        view: View,
        clue: str,
        cards: Sequence[CardId],
        likely: Sequence[float],
        known: float,
        *,
        sure: float,
    ) -> dict[CardId, float]:
        """How much one likes each card for a clue: how well it fits, and a taste that differs from player to player.

        `likely`: how likely each is the right one by what is `known` of the others, from 0 for nothing to 1; `sure`:
        how much what fits better is preferred.
        """
        rng = self._rng("taste", view.public.round, clue, sure)
        liked = [sure * fit for fit in self._mind.fits(clue, cards)]
        if known:
            learnt = [SURE * math.log(one + DOUBT) for one in likely]
            liked = [(1 - known) * by_taste + known * by_them for by_taste, by_them in zip(liked, learnt, strict=True)]
        # A sum with such a number prefers each card as often as its share of the exponentials (Gumbel's trick).
        return {card: one - math.log(-math.log(rng.random())) for card, one in zip(cards, liked, strict=True)}


def _votes_worth(liked: Sequence[float]) -> int:
    """How many of the votes to cast that one has, by how much each card is liked, the best one first."""
    clear = (at for at, (one, following) in enumerate(pairwise(liked), 1) if one - following > math.log(SEVERAL))
    return next(clear, len(liked))


def _between(chance: float, ends: tuple[float, float]) -> float:
    """How far a chance is on its way from one to the other, from 0 to 1."""
    low, high = ends
    return max(0.0, min(1.0, (chance - low) / (high - low)))


def _sight(view: View, own: OwnView, mind: Mind) -> Sight:
    public, settings = view.public, view.settings
    players = len(public.points)
    seen = {*own.hand, *public.discards, *public.slots}
    sets = {card.partition(":")[0] for card in seen}
    return Sight(
        givers=players // 2 - 1 if settings.teams else players - 1,
        gift=settings.cards_given,
        votes=settings.votes,
        hand_size=settings.hand_size,
        unseen=sorted(
            {mind.at[card] for card in mind.dealt if not sets or card.partition(":")[0] in sets}
            - {mind.at[card] for card in seen if card in mind.at}
        ),
    )


def _agreeing(view: View) -> bool:
    """Whether what most vote for is what earns points (Party)."""
    return view.settings.scoring == "agreement"
