"""Guest brief: what a card of Houseguests is meant to be, written before it is painted; counted by the variety checks.

A picture of this set shows two things that happen and do not explain each other. There is no "A is B" in it: nothing
that is solved, smiled at and done with.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Painter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "study"]
"""Whose share a card is: ten each, mixed in mood, palette and view; `study` are the four that the set grew out of."""
Mood = Literal["anger", "grief", "desire", "shame", "mischief", "menace", "boredom", "triumph", "tenderness", "calm"]
View = Literal[
    "no face",
    "one face fills the card",
    "twenty heads",
    "from above",
    "a body in motion",
    "several rooms",
    "tiny figure in a landscape",
    "other",
]
Palette = Literal["high-key", "dirty", "pastel", "near-monochrome", "night", "one loud"]
Edges = Literal["all torn", "all cut", "all brush", "mixed"]


class Incident(msgspec.Struct, frozen=True):
    """One of the two things that happen in a picture."""

    happens: str
    wants: str
    """Who wants what."""


class Clues(msgspec.Struct, frozen=True, kw_only=True):
    """Ten clues of ten kinds that storytellers might give for a card."""

    feeling: str
    proverb: str
    """A saying that everybody knows."""
    plot: str
    title: str
    """Of a book, film or song that does not exist."""
    memory: str
    sound: str
    place: str
    person: str
    speech: str
    """What somebody says."""
    idea: str
    """A single abstract word, or two."""


class GuestBrief(msgspec.Struct, frozen=True, kw_only=True):
    """A card's written brief. Places on the card are in pixels of 800 × 1200 from its upper left corner."""

    title: str
    """An ordinary phrase, saying or overheard sentence; no pun on the picture."""
    painter: Painter
    hero: str
    """What the eye finds first, in a sentence's fragment."""
    place: str
    """Kind of place, then after a comma which one."""
    layout: str
    """How the large shapes lie."""
    incidents: tuple[Incident, Incident]
    seen: str
    """What stands where, which shape is largest, what the edge crops, from where we look."""
    people: tuple[str, ...]
    """Who is there: age, build, skin, dress, what each feels."""
    things: tuple[str, ...]
    """The telling things, two to five."""
    mood: Mood
    view: View
    palette: Palette
    inks: tuple[tuple[str, str], ...]
    """Name and colour (#rrggbb), the largest share first."""
    edges: Edges
    ground: str
    """Where the fifth of bare ground is."""
    clues: Clues
    hidden: str
    """The detail for whoever looks long."""
    avoid: str
    """What would spoil it."""
