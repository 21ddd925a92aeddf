"""A seat's view as numbers: a row of whole numbers, always as long and in the same order."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from moonhare.rules.events import Clue, Found
from moonhare.rules.ids import SEATS, CardId, Slot
from moonhare.rules.settings import MEDIA, Settings, cards_a_round
from moonhare.rules.state import Outcome, PhaseName, Standing
from moonhare.rules.views import OwnView, PublicView, Role, View

Row = NDArray[np.int32]

PHASES: Final[tuple[str, ...]] = get_args(PhaseName)
ROLES: Final[tuple[str, ...]] = get_args(Role)
STANDINGS: Final[tuple[str, ...]] = get_args(Standing)
FOUND: Final[tuple[str, ...]] = get_args(Found)
MANY: Final = np.iinfo(np.int32).max
"""Points and rounds have no bound."""


class Sight:
    """How views of one game are put into numbers. Of seats, cards, slots and clues 0 means none, 1 the first one."""

    def __init__(
        self, settings: Settings, players: int, deck: Sequence[CardId], clues: Sequence[str], offered: int
    ) -> None:
        """Take what a game is played with; `offered`: how many of the clues are on offer at once, at most."""
        self._card = {card: number for number, card in enumerate(deck, 1)}
        self._clue = {text: number for number, text in enumerate(clues, 1)}
        table, hand = cards_a_round(settings, players), settings.hand_size
        cards, teams = len(deck), players // 2 if settings.teams else 0
        parts: dict[str, tuple[int, int]] = {
            "seat": (1, players),
            "phase": (1, len(PHASES)),
            "round": (1, MANY),
            "storyteller": (1, players),
            "next_storyteller": (1, players),
            "medium": (1, len(MEDIA)),
            "clue": (1, len(clues)),
            "points": (players, MANY),
            "cards": (players, hand),
            "roles": (players, len(ROLES)),
            "standings": (players, len(STANDINGS)),
            "named": (teams, players),
            "named_by": (teams, players),
            "agreed": (teams, 1),
            "table": (table, cards),
            "pile": (1, cards),
            "discards": (cards, 1),
            "winners": (players, 1),
            "hand": (hand, cards),
            "face_down": (1, hand),
            "given": (settings.cards_given, cards),
            "votes": (table, 1),
            "red": (1, table),
            "offer": (offered, len(clues)),
            "last_storyteller": (1, players),
            "last_medium": (1, len(MEDIA)),
            "last_clue": (1, len(clues)),
            "last_table": (table, cards),
            "last_owners": (table, players),
            "last_votes": (players * table, 1),
            "last_red": (players, table),
            "last_found": (1, len(FOUND)),
            "last_points": (players, MANY),
        }
        if not clues:
            # Then they are written, and stand beside the row.
            parts = {name: part for name, part in parts.items() if name not in ("clue", "last_clue", "offer")}
        self.layout: dict[str, slice] = {}
        """Where each part stands in the row; parts that this game has no use for are left out."""
        highs: list[int] = []
        for name, (length, high) in parts.items():
            if length:
                self.layout[name] = slice(len(highs), len(highs) + length)
                highs += [high] * length
        self._table, self._highs = table, np.array(highs, np.int32)

    def space(self) -> spaces.Box:
        """Make the space of all rows: one an agent, for each has a seed of its own."""
        return spaces.Box(0, self._highs, dtype=np.int32)

    def row(self, view: View, offer: Iterable[str] = ()) -> Row:
        """Put a seat's view into numbers. Raises `ValueError` for a spectator's."""
        if view.own is None:
            raise ValueError("a spectator is no agent")
        row = np.zeros_like(self._highs)
        seen = {**self._public(view.public), **self._own(view.own), "offer": [self._clue[text] for text in offer]}
        if view.public.outcome is not None:
            seen |= self._last(view.public.outcome)
        for name, numbers in seen.items():
            if (part := self.layout.get(name)) is not None:
                row[part][: len(numbers)] = numbers
        return row

    def _public(self, public: PublicView) -> Mapping[str, Sequence[int]]:
        namings = public.namings
        return {
            "phase": [_number(PHASES, public.phase)],
            "round": [public.round],
            "storyteller": [_after(public.storyteller)],
            "next_storyteller": [_after(public.next_storyteller)],
            **self._told(public.clue, ""),
            "points": public.points,
            "cards": public.cards,
            "roles": [_number(ROLES, role) for role in public.roles],
            "standings": [_number(STANDINGS, standing) for standing in public.standings],
            "named": [_after(naming.giver if naming else None) for naming in namings],
            "named_by": [_after(naming.by if naming else None) for naming in namings],
            "agreed": [naming is not None and naming.agreed for naming in namings],
            "table": self._cards(public.slots),
            "pile": [public.pile],
            "discards": [card in public.discards for card in self._card],
            "winners": [seat in public.winners for seat in SEATS[: len(public.points)]],
        }

    def _own(self, own: OwnView) -> Mapping[str, Sequence[int]]:
        return {
            "seat": [_after(own.seat)],
            "hand": self._cards(own.hand),
            "face_down": [own.face_down],
            "given": self._cards(own.given),
            "votes": self._marks(own.votes),
            "red": [own.red or 0],
        }

    def _last(self, last: Outcome) -> Mapping[str, Sequence[int]]:
        ballots = last.ballots
        return {
            "last_storyteller": [_after(last.storyteller)],
            **self._told(last.clue, "last_"),
            "last_table": self._cards(last.slots),
            "last_owners": [_after(owner) for owner in last.owners],
            "last_votes": [mark for ballot in ballots for mark in self._marks(ballot.slots if ballot else ())],
            "last_red": [(ballot and ballot.red) or 0 for ballot in ballots],
            "last_found": [0 if last.found is None else _number(FOUND, last.found)],
            "last_points": [after - before for before, after in zip(last.before, last.after, strict=True)],
        }

    def _told(self, clue: Clue | None, when: str) -> Mapping[str, Sequence[int]]:
        if clue is None:
            return {}
        return {f"{when}medium": [_number(MEDIA, clue.medium)], f"{when}clue": [self._clue.get(clue.text, 0)]}

    def _cards(self, cards: Iterable[CardId]) -> list[int]:
        return [self._card[card] for card in cards]

    def _marks(self, slots: Sequence[Slot]) -> list[int]:
        return [slot in slots for slot in range(1, self._table + 1)]


def _number(names: Sequence[str], name: str) -> int:
    return names.index(name) + 1


def _after(seat: int | None) -> int:
    return 0 if seat is None else seat + 1
