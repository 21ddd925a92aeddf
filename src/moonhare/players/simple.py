"""The simplest player: it takes what pleases it.

Owns a seeded taste and nothing that lasts from one move to the next, so the same seed and the same view always
give the same command, after a restart too.
"""

import random
from collections.abc import Callable, Sequence
from functools import cache, partial
from hashlib import blake2b
from typing import Any

from moonhare.players.clues import Clues, draw_clue
from moonhare.rules.commands import CastVotes, GiveCards, GoOn, NameGiver, SeatCommand, TellClue
from moonhare.rules.ids import SLOTS, CardId, SeatId
from moonhare.rules.legal import open_slots
from moonhare.rules.state import Outcome
from moonhare.rules.views import GiveOptions, OwnView, PublicView, TellOptions, View, VoteOptions


class SimplePlayer:
    """A player who chooses by taste: what it likes, mixed with the mood that a clue puts it in.

    Several with different seeds like different cards, so that a round is seldom found by all or none of them.
    """

    def __init__(self, seed: int, clues: Clues, feelings: Sequence[str] = ()) -> None:
        """Take a taste by its seed (any integer), where clues come from, and what may be said of a vote by taste."""
        self._key = blake2b(str(seed).encode(), digest_size=16).digest()
        self._clues, self._feelings = clues, feelings
        # Asked for again at every move.
        self._lasting = cache(partial(_number, self._key))

    def why(self, outcome: Outcome, seat: SeatId) -> str | None:
        """Say why it voted as it did: it was a feeling. None where it did not, or there are no words for that."""
        if outcome.ballots[seat] is None or not self._feelings:
            return None
        return self._feelings[(_number(self._key, "why") + outcome.round) % len(self._feelings)]

    def act(self, view: View) -> SeatCommand:
        """Choose by taste among what the seat may do. Raises `ValueError` if that is nothing."""
        own = view.own
        if own is None:
            raise ValueError("a spectator has no move to make")
        may = own.may
        if may.tell is not None:
            return self._tell(view.public, own, may.tell)
        # Before naming anybody: where this seat is the one named, to give the card is to agree.
        if may.give is not None:
            return self._give(view.public, own, may.give)
        if may.name_giver:
            return self._name(view.public, own)
        if may.vote is not None:
            return self._vote(view.public, own, may.vote)
        if may.go_on:
            return GoOn()
        raise ValueError(f"seat {own.seat} may do nothing now")

    def _tell(self, public: PublicView, own: OwnView, options: TellOptions) -> TellClue:
        card = max(own.hand, key=self._liking(public)) if options.with_card else None
        # Media stand in the rules' order, so a written clue is the first wherever it is allowed.
        medium = options.media[0]
        # What is said, sung or mimed happens at the table; a computer leaves it to the people's imagination.
        text = ""
        if medium == "text":
            mood = random.Random(self._whim("clue", public.round, card))  # noqa: S311 - a taste, not a secret
            text = draw_clue(self._clues, card, mood, options.words)
        return TellClue(medium=medium, text=text, card=card)

    def _give(self, public: PublicView, own: OwnView, options: GiveOptions) -> GiveCards:
        best = sorted(own.hand, key=self._liking(public), reverse=True)
        return GiveCards(cards=tuple(sorted(best[: options.count])))

    def _name(self, public: PublicView, own: OwnView) -> NameGiver:
        names = own.may.name_giver
        naming = public.namings[own.seat % len(public.namings)]
        if naming is not None and naming.giver in names:
            # The partner has proposed this: agree.
            return NameGiver(giver=naming.giver)
        return NameGiver(giver=min(names, key=lambda seat: self._whim("giver", public.round, seat)))

    def _vote(self, public: PublicView, own: OwnView, options: VoteOptions) -> CastVotes:
        liking = self._liking(public)
        slots = sorted(open_slots(public, options), key=lambda slot: liking(public.slots[slot - 1]), reverse=True)
        votes = 1 + self._whim("votes", public.round) % min(options.most, len(slots))
        red = None
        if options.red:
            on_table = SLOTS[: len(public.slots)]
            red = min(on_table, key=lambda slot: self._whim("red", public.round, public.slots[slot - 1]))
        return CastVotes(slots=tuple(sorted(slots[:votes])), red=red)

    def _liking(self, public: PublicView) -> Callable[[CardId], Any]:
        """How much each card is liked now, in any terms that can be compared; equal only by the rarest chance.

        Here half a lasting taste, half the mood that the clue puts the player in.
        """
        clue = public.clue
        mood = f"{public.round}\0{clue.medium}\0{clue.text}" if clue else str(public.round)
        return lambda card: self._lasting(card) + _number(self._key, f"{mood}\0{card}")

    def _whim(self, *about: object) -> int:
        return _number(self._key, "\0".join(map(str, about)))


def _number(key: bytes, about: str) -> int:
    # Not Python's hash(): that differs from one process to the next.
    return int.from_bytes(blake2b(about.encode(), key=key, digest_size=8).digest())
