"""Faces: who somebody is and what they feel, as names and a few numbers; nothing here is drawn.

A `Face` is one line of a card's cast: shape of the head, nose, eyes, lips, brows, hair and what is worn, an age from
cradle to grave, and a `Feeling`. `heads` draws it from every side; `cast` tells near twins.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np

from art.cutpaper.sheet import Ink
from art.cutpaper.skin import Skin

SHAPES: Final[dict[str, tuple[float, ...]]] = {
    "oval": (0, 0, 0, 0, 0, 0, 1.0),
    "long": (-0.02, -0.03, -0.04, -0.04, -0.03, -0.01, 1.17),
    "round": (0.03, 0.04, 0.06, 0.10, 0.12, 0.10, 0.90),
    "square": (0.04, 0.03, 0.01, 0.02, 0.12, 0.15, 0.98),
    "heart": (0.03, 0.07, 0.05, 0.02, -0.07, -0.12, 1.0),
    "pear": (-0.08, -0.10, -0.06, 0.06, 0.16, 0.14, 0.98),
    "egg": (0.05, 0.09, 0.07, 0.0, -0.05, -0.05, 1.06),
    "lantern": (-0.03, -0.05, -0.03, 0.0, 0.07, 0.15, 1.16),
    "gaunt": (0.0, -0.02, -0.05, 0.03, -0.09, -0.06, 1.12),
    "moon": (0.06, 0.08, 0.12, 0.17, 0.16, 0.10, 0.86),
    "diamond": (-0.08, -0.07, 0.02, 0.09, -0.03, -0.10, 1.02),
    "heavy": (-0.02, 0.0, 0.03, 0.08, 0.19, 0.20, 1.05),
}
"""How much wider than an oval: crown, brow, temples, cheeks, jaw, chin; last, how long from the eyes to the chin."""
NOSES: Final = ("wedge", "button", "hook", "bulb", "broad", "straight", "snub", "bent", "line")
EYES: Final = ("almond", "dot", "slit", "round", "hooded", "smooth", "deep")
LIPS: Final = ("plain", "thin", "full", "bow", "wide", "long", "pinched", "pout", "crooked")
BROWS: Final = ("plain", "thin", "bushy", "flat", "arched", "short", "one", "none")
PLANES: Final = ("wedge", "cheek", "half", "brow", "none")
"""Where the shade lies: down one side, below a cheek, over half the face, below the brow, nowhere."""


@dataclass(frozen=True)
class Feeling:
    """What the face does; the two sides (the page's left, right) are always set differently.

    lids 0 shut … .7 … 1.2 staring, below 0 squeezed by laughter; brows up in head units; slant + inner end up (worry),
    - down (anger); gaze x and y -1..1; corners of the mouth up +; part open; broad times its width; squint lifts the
    lower lids; tilt in degrees to whatever the body gives.
    """

    lids: tuple[float, float] = (0.66, 0.74)
    brows: tuple[float, float] = (0.0, 0.02)
    slant: tuple[float, float] = (0.0, 0.05)
    gaze: tuple[float, float] = (0.0, 0.0)
    corners: tuple[float, float] = (-0.04, 0.06)
    part: float = 0.0
    broad: float = 1.0
    teeth: bool = False
    squint: float = 0.0
    bag: float = 0.15
    tilt: float = 0.0

    def but(self, **changes: Any) -> Feeling:
        """Return the feeling with some of it otherwise."""
        return replace(self, **changes)


FEELINGS: Final[dict[str, Feeling]] = {
    "plain": Feeling(),
    "listening": Feeling((0.72, 0.62), (0.05, 0.0), (0.05, -0.05), (0.0, 0.0), (0.0, 0.08), tilt=6),
    "tired": Feeling((0.34, 0.42), (0.01, -0.02), (0.12, 0.2), (0.0, 0.35), (-0.14, -0.06), bag=1.0, tilt=4),
    "bored": Feeling((0.40, 0.32), (0.0, 0.06), (-0.02, 0.08), (0.0, -0.25), (-0.2, -0.04), bag=0.7, tilt=8),
    "wary": Feeling((0.46, 0.62), (-0.05, 0.03), (-0.25, 0.05), (0.35, 0.0), (-0.06, -0.12), broad=0.9, squint=0.3),
    "cross": Feeling((0.56, 0.48), (-0.06, -0.03), (-0.6, -0.45), (0.0, 0.05), (-0.26, -0.14), broad=0.9, squint=0.3),
    "furious": Feeling(
        (0.8, 0.62), (-0.08, -0.05), (-1.0, -0.8), (0.0, 0.0), (-0.5, -0.3), 0.13, 1.15, True, 0.7, 0.8, -3
    ),
    "shouting": Feeling(
        (0.3, 0.44), (-0.06, 0.0), (-0.7, -0.5), (0.0, 0.0), (0.1, -0.1), 0.26, 0.95, True, 0.9, 0.6, -8
    ),
    "hurt": Feeling((0.6, 0.5), (0.04, 0.0), (0.6, 0.4), (0.0, 0.5), (-0.3, -0.2), broad=0.85, bag=0.7, tilt=-5),
    "grieving": Feeling(
        (0.3, 0.18), (0.03, 0.07), (0.75, 0.55), (-0.1, 0.5), (-0.4, -0.3), 0.02, 0.9, bag=1.0, tilt=10
    ),
    "ashamed": Feeling((0.26, 0.34), (0.02, 0.06), (0.4, 0.25), (0.2, 0.75), (-0.12, -0.2), broad=0.75, tilt=12),
    "wanting": Feeling(
        (0.5, 0.58), (0.03, 0.07), (0.08, 0.0), (0.2, 0.0), (0.0, 0.1), 0.035, 0.9, squint=0.25, tilt=-7
    ),
    "sly": Feeling((0.42, 0.58), (-0.03, 0.09), (-0.3, 0.0), (0.6, 0.0), (-0.02, 0.4), squint=0.45, tilt=5),
    "triumphant": Feeling(
        (0.5, 0.4), (0.08, 0.05), (-0.15, 0.0), (0.0, -0.15), (0.45, 0.55), 0.1, 1.25, True, 0.6, 0.3, -9
    ),
    "proud": Feeling((0.38, 0.46), (0.08, 0.05), (-0.1, 0.0), (0.0, 0.3), (0.1, 0.16), broad=0.9, tilt=-6),
    "laughing": Feeling((-1, -1), (0.07, 0.05), (0.0, 0.1), (0.0, 0.0), (0.6, 0.5), 0.2, 1.3, True, 1.0, 0.5, 9),
    "tender": Feeling((0.36, 0.44), (0.04, 0.01), (0.25, 0.12), (0.0, 0.5), (0.14, 0.22), bag=0.3, tilt=9),
    "afraid": Feeling((1.15, 1.0), (0.09, 0.12), (0.55, 0.35), (0.0, -0.05), (-0.2, -0.3), 0.05, 0.8),
    "startled": Feeling((1.2, 1.08), (0.15, 0.11), (0.0, 0.1), (0.0, 0.0), (0.0, 0.0), 0.15, 0.6),
    "menacing": Feeling((0.62, 0.5), (-0.1, -0.08), (-0.35, -0.5), (0.0, -0.35), (0.12, 0.02), squint=0.4, tilt=5),
    "disgusted": Feeling(
        (0.34, 0.5), (-0.05, 0.03), (-0.4, -0.1), (0.0, 0.25), (-0.45, -0.1), 0.02, 0.9, squint=0.6, tilt=-7
    ),
    "stubborn": Feeling((0.6, 0.66), (-0.06, -0.07), (-0.3, -0.2), (0.0, 0.0), (-0.22, -0.16), broad=0.85, squint=0.1),
    "smug": Feeling((0.3, 0.36), (0.06, 0.02), (0.0, 0.05), (0.0, 0.1), (0.3, 0.1), broad=0.95, squint=0.4, tilt=-5),
    "dreaming": Feeling((0.5, 0.58), (0.06, 0.04), (0.1, 0.2), (-0.2, -0.65), (0.04, 0.1), 0.02, 0.9, tilt=-8),
    "asleep": Feeling((0.0, 0.0), (0.0, 0.03), (0.1, 0.0), (0.0, 0.0), (-0.04, 0.04), 0.03, 0.9, tilt=8),
    "weeping": Feeling((0.05, 0.0), (0.02, 0.05), (0.9, 0.7), (0.0, 0.6), (-0.5, -0.35), 0.09, 1.0, True, 0.6, 1.0, 6),
    "sulking": Feeling((0.42, 0.5), (-0.05, -0.03), (-0.45, -0.3), (-0.3, 0.4), (-0.3, -0.2), broad=0.75, tilt=9),
    "puzzled": Feeling((0.6, 0.8), (-0.05, 0.12), (-0.2, 0.2), (0.1, -0.2), (-0.12, 0.02), broad=0.85, tilt=-9),
    "mischief": Feeling(
        (0.64, 0.52), (0.02, 0.08), (-0.15, -0.05), (-0.45, 0.05), (0.35, 0.12), 0.03, 1.05, squint=0.4, tilt=6
    ),
}
"""Feelings by name; none is a smile alone."""


def feel(name: str, **changes: Any) -> Feeling:
    """Return a feeling by name, with some of it otherwise."""
    return FEELINGS[name].but(**changes)


@dataclass(frozen=True)
class Face:
    """Who somebody is, and what they feel now.

    Names come from this module and from `haircuts`, `beards`, `hats` and `worn`.
    """

    skin: Skin
    age: float = 38
    shape: str = "oval"
    nose: str = "wedge"
    eyes: str = "almond"
    lips: str = "plain"
    brow: str = "plain"
    hair: str = "crop"
    ink: Ink = "#2b2029"
    """Of the hair; brows and beard follow."""
    beard: str = ""
    hat: str = ""
    hat_inks: tuple[Ink, Ink] = ("#47293f", "#d9b552")
    wear: tuple[str, ...] = ()
    """Glasses, earrings and marks of the skin (`worn`)."""
    wear_ink: Ink = "#2d1f2c"
    feels: Feeling = field(default_factory=Feeling)
    plane: str = "wedge"
    iris: Ink | None = None
    long: float = 1.0
    """Times what lies below the eyes."""
    jaw: float = 0.0
    """-.15 narrow .. +.15 heavy"""
    wide: float = 0.0
    """Eyes further apart by so much, -.04 .. .04"""
    eye: float = 1.0
    """Times the eyes' size."""
    snout: float = 1.0
    """Times the nose's length."""
    nostrils: float = 1.0
    """Times the nose's width."""
    mouth: float = 1.0
    """Times the mouth's width."""
    ears: float = 1.0
    kin: str = ""
    """Who share it in one card are meant to look alike."""
    small: bool = False
    """One of a crowd: need differ only from the others of its card."""

    def but(self, **changes: Any) -> Face:
        """Return the same person with something otherwise: another feeling, a hat."""
        return replace(self, **changes)


@dataclass(frozen=True)
class Ageing:
    """What years do to a face, as shares."""

    low: float
    """How far the features slide towards the chin."""
    eye: float
    nose: float
    mouth: float
    cheeks: float
    """Wider below by so much."""
    long: float
    lines: float
    """0 smooth .. 1 deep"""
    sag: float
    lips: float
    brow: float
    ears: float


_YEARS: Final = (0, 2, 6, 11, 16, 24, 45, 60, 72, 90)
_AGEING: Final = {
    "low": (0.27, 0.22, 0.155, 0.09, 0.03, 0, 0, 0, 0, 0.0),
    "eye": (1.16, 1.18, 1.14, 1.08, 1.04, 1, 0.98, 0.94, 0.88, 0.82),
    "nose": (0.62, 0.66, 0.76, 0.88, 0.96, 1, 1.03, 1.08, 1.14, 1.2),
    "mouth": (0.62, 0.68, 0.78, 0.88, 0.95, 1, 1, 0.98, 0.95, 0.88),
    "cheeks": (0.12, 0.10, 0.06, 0.02, 0, 0, 0, 0, 0, 0),
    "long": (0.84, 0.86, 0.92, 0.96, 0.99, 1, 1.01, 1.02, 1.03, 1.0),
    "lines": (0, 0, 0, 0, 0, 0, 0.25, 0.6, 0.9, 1.15),
    "sag": (0, 0, 0, 0, 0, 0, 0.1, 0.45, 0.8, 1.0),
    "lips": (0.75, 0.72, 0.75, 0.85, 1.0, 1.05, 0.95, 0.78, 0.6, 0.42),
    "brow": (0.35, 0.5, 0.7, 0.85, 0.95, 1, 1.02, 1.08, 1.1, 1.0),
    "ears": (0.9, 0.92, 0.98, 1, 1, 1, 1.02, 1.1, 1.2, 1.28),
}


def ageing(years: float) -> Ageing:
    """Return what so many years do to a face."""
    return Ageing(**{name: float(np.interp(years, _YEARS, shares)) for name, shares in _AGEING.items()})
