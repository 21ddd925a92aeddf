"""Brief: what a card is meant to be, written before it is painted; counted by the variety checks."""

from __future__ import annotations

from typing import Literal

import msgspec

Idea = Literal[
    "grows from",
    "contains",
    "made of",
    "wrong scale",
    "carried by",
    "reflected as something else",
    "inside out",
    "double exposure",
    "turning into",
    "held or caught",
    "missing",
    "impossible journey",
]
Composition = Literal[
    "low-horizon giant",
    "S-path",
    "split waterline",
    "profile",
    "frontal symmetry",
    "seen from above",
    "interior through a window or arch",
    "deep tunnel",
    "diagonal fall",
    "tiny figure in a void",
]
Time = Literal["morning", "noon", "afternoon", "overcast", "dawn", "dusk", "night", "night moon"]


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """A scene's written brief."""

    title: str
    hero: str
    """The one surprising thing, in a sentence's fragment."""
    idea: Idea
    place: str
    """Kind of place, then after a comma which one."""
    palette: str
    composition: Composition
    time: Time
    symbols: tuple[str, ...]
    hidden: str
    """The detail for whoever looks long."""
    readings: tuple[str, ...]
    """At least three different one-word clues that it can bear."""
    person: bool = False
    """Whether anybody is in it, however small."""
