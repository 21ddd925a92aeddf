"""Dress: what bodies wear, as data. Owns `Dress`, `WEAR` (pieces typed over a trunk) and `outfit` (whole dresses).

A piece is typed in trunk units: x -1 to 1 from the trunk's left edge to its right, y 0 at the neck, 1 at the hips,
about 1.6 at the knees of somebody who stands. `Figure.over` carries it to the page, so that it bends with the body.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from art.cutpaper.sheet import Ink


@dataclass(frozen=True)
class Piece:
    """One piece over a trunk: a shape, or with `widths` (in body units) a line; dots with `dots`."""

    spec: str
    ink: str = "trim"
    """"trim", "lower", "skin", or the trunk's own "dark" or "light"."""
    widths: tuple[float, ...] = ()
    dots: float = 0.0
    """Radius in body units: a button on each point of the spec."""
    clip: bool = True
    """Kept within the trunk and what hangs from it."""
    lift: float = 2.0


@dataclass(frozen=True)
class Dress:
    """What a body wears: a trunk, what hangs below it, sleeves, feet, and what is typed over it."""

    ink: Ink
    below: str = "trousers"
    """"trousers", "breeches", "skirt" or "bare" (legs of skin)."""
    length: float = 0.6
    """How far a skirt hangs: 0 hip, .5 knee, 1 ankle."""
    flare: float = 0.3
    lower: Ink | None = None
    """The skirt's or trousers' ink; without it the trunk's."""
    tails: float = 0.0
    """A coat's tails over the trousers, as `length`."""
    sleeve: float = 1.0
    """0 none, .5 to the elbow, 1 to the wrist."""
    cuff: float = 1.0
    """Width of the sleeve's end: 1 plain, 2 a kimono's."""
    arms: Ink | None = None
    """The sleeves' ink; without it the trunk's, a little darker."""
    cuffs: Ink | None = None
    shoe: str = "shoe"
    shoes: Ink = "#2b2029"
    leg: float = 1.0
    """Width of the trousers' legs."""
    gloves: Ink | None = None
    wear: tuple[str, ...] = ()
    """Names of `WEAR`, the lowest first."""
    trim: Ink = "#efe7d8"
    whole: bool = False
    """The skirt is of the trunk's ink, and `lower` is only for what is worn over it."""


def _mirrored(spec: str) -> str:
    out = []
    for token in spec.split()[::-1]:
        x, y = token.rstrip("!").split(",")
        out.append(f"{-float(x):g},{y}{'!' if token.endswith('!') else ''}")
    return " ".join(out)


def _pair(spec: str, ink: str = "trim", **more: Any) -> tuple[Piece, Piece]:
    """Both sides, the page's right one a little otherwise: scissors never cut the same twice."""
    return Piece(spec, ink, **more), Piece(_mirrored(spec), ink, **more)


WEAR: Final[dict[str, tuple[Piece, ...]]] = {
    "collar": _pair("-.02,.03! -.62,-.10! -.74,.08! -.36,.22!", clip=False),
    "round": _pair("0,.01! -.5,-.09! -.86,.0 -.80,.16 -.40,.22 -.05,.13!", clip=False),
    "vee": (Piece("-.55,-.09! .55,-.09! .03,.26!", "skin"),),
    "scoop": (Piece("-.72,-.09! .72,-.09! .46,.10 .03,.17 -.44,.10", "skin"),),
    "boat": (Piece("-.98,-.09! .98,-.09! .62,.06 0,.09 -.6,.07", "skin"),),
    "shirt": (Piece("-.5,-.08! .5,-.08! .04,.44!", "trim"),),
    "lapels": (
        Piece("-.52,-.08! .52,-.08! .05,.46!", "trim"),
        *_pair("-.03,.47! -.55,-.08! -.80,.14! -.52,.19! -.60,.25!", "dark"),
    ),
    "tie": (Piece("-.09,.05! .10,.05! .07,.12! .15,.38 .03,.47! -.11,.38 -.06,.12!", "lower"),),
    "bow": (Piece("0,.06! -.30,-.02! -.32,.15! 0,.10! .30,.16! .30,-.01!", "lower", clip=False),),
    "scarf": (
        Piece("-.7,-.12! .68,-.14! .80,.06! .1,.14 -.78,.08!", "lower", clip=False),
        Piece("-.34,.06! -.02,.08! .03,.52! -.30,.55!", "lower", clip=False),
    ),
    "buttons": (Piece(".04,.26 .05,.44 .04,.62 .05,.80", "trim", dots=0.075),),
    "double": (Piece("-.22,.42 -.21,.60 -.22,.78 .26,.41 .27,.59 .26,.77", "trim", dots=0.08),),
    "placket": (Piece(".04,.1 .06,.6 .05,1.1 .07,2.3", "dark", widths=(0.05, 0.06, 0.06)),),
    "belt": (
        Piece("-1.1,.64! 1.1,.62! 1.1,.72! -1.1,.73!", "lower"),
        Piece("-.10,.62! .12,.62! .12,.74! -.10,.745!", "trim"),
    ),
    "sash": (Piece("-.80,-.06! -.36,-.06! 1.05,.80! .98,1.02!", "trim"),),
    "obi": (
        Piece("-1.1,.42! 1.1,.41! 1.1,.74! -1.1,.75!", "lower"),
        Piece("-1.1,.56! 1.1,.55! 1.1,.60! -1.1,.61!", "trim"),
    ),
    "crossed": (
        Piece("-.30,-.08! .36,-.08! .08,.20!", "skin"),
        Piece(".62,-.08! .34,-.08! -.58,.44! -.34,.46!", "trim"),
        Piece("-.62,-.08! -.36,-.08! .22,.27! .04,.34!", "trim"),
    ),
    "sari": (
        Piece("-.98,.30 -.70,.0! -.20,-.08! .25,.20 .72,.52 1.1,.70! 1.1,1.12! .52,.98 -.10,.62 -.62,.42!", "lower"),
        Piece("-.22,-.07! -.10,-.07 .34,.19 .78,.48 1.1,.64! 1.1,.71! .72,.53 .25,.21!", "trim"),
        Piece("-1.1,2.06! 1.1,2.0! 1.1,2.10! -1.1,2.16!", "trim"),
    ),
    "shawl": (
        Piece(
            "-.55,-.12! .50,-.13! 1.10,.10 1.16,.40! .62,.50 .10,.68! -.52,.48 -1.16,.42! -1.1,.10", "trim", clip=False
        ),
        Piece(".02,-.06 .06,.3 .10,.66", "dark", widths=(0.03, 0.05, 0.02)),
    ),
    "poncho": (
        Piece(
            "-.45,-.12! .45,-.12! 1.3,.12 1.7,.72! .90,.92 .04,1.12! -.86,.93 -1.7,.70! -1.3,.12",
            "lower",
            clip=False,
            lift=5,
        ),
        Piece("-1.62,.60! 0,.98! 1.62,.62! 1.7,.72! 0,1.12! -1.7,.70!", "trim", clip=False, lift=0),
    ),
    "apron": (
        Piece(
            "-.60,.14! .60,.13! .66,.60! .98,.68! 1.02,1.56 .5,1.64 -.5,1.60 -1.0,1.55! -.94,.68! -.66,.61!",
            "trim",
            clip=False,
        ),
        Piece("-.40,1.02! .38,1.01! .34,1.22 .0,1.27 -.36,1.22", "dark"),
    ),
    "pinafore": (Piece("-.52,.02! .52,.02! .58,.62! 1.1,.72! 1.2,2.3! -1.2,2.3! -1.1,.73! -.58,.62!", "trim"),),
    "bib": (
        *_pair("-.62,-.06! -.42,-.06! -.36,.34! -.54,.34!", "lower"),
        Piece("-.66,.32! .66,.32! .78,.66! 1.1,.74! 1.1,1.2! -1.1,1.2! -1.1,.74! -.78,.66!", "lower"),
        Piece("-.44,.38 .44,.38", "trim", dots=0.07),
        Piece("-.28,.46! .30,.46! .28,.62! -.26,.62!", "dark", lift=0),
    ),
    "braces": _pair("-.66,-.06! -.48,-.06! -.36,1.08! -.52,1.08!", "lower"),
    "waistcoat": (
        Piece(
            "-.78,-.08! -.40,-.08! .04,.40! .42,-.08! .80,-.08! 1.1,.40! "
            "1.1,.94! .12,1.06! .05,.96! -.04,1.06! -1.1,.94! -1.1,.40!",
            "lower",
        ),
        Piece(".05,.50 .05,.66 .06,.82", "trim", dots=0.06),
    ),
    "cardigan": (Piece("-.46,-.08! .46,-.08! .22,.40 .18,1.12! -.14,1.12! -.18,.40", "trim"),),
    "yoke": (Piece("-1.1,-.1! 1.1,-.1! 1.1,.22 .5,.30 0,.36! -.5,.30 -1.1,.23!", "trim"),),
    "bands": tuple(
        Piece(f"-1.1,{y:.2f}! 1.1,{y - 0.01:.2f}! 1.1,{y + 0.07:.2f}! -1.1,{y + 0.08:.2f}!", "trim", lift=0)
        for y in (0.16, 0.32, 0.47, 0.63, 0.78, 0.94)
    ),
    "stripes": tuple(
        Piece(f"{x},-.1! {x + 0.1:.2f},-.1! {x * 1.1 + 0.1:.2f},2.4! {x * 1.1:.2f},2.4!", "trim", lift=0)
        for x in (-0.92, -0.56, -0.24, 0.12, 0.45, 0.8)
    ),
    "hem": (Piece("-1.4,1.86! 1.4,1.82! 1.4,2.0! -1.4,2.02!", "trim", lift=0),),
    "medals": (Piece("-.58,.26! -.40,.25! -.40,.34! -.58,.35!", "trim"), Piece("-.50,.40 -.30,.32", "lower", dots=0.1)),
    "straps": (*_pair("-1.02,.06! -.62,.0! -.58,.07! -1.0,.16!", "trim", clip=False),),
    "pockets": _pair("-.84,.86! -.30,.86! -.30,.92! -.84,.92!", "dark", lift=1),
    "frog": (
        Piece(".30,.04 .62,.10 .74,.28", "trim", widths=(0.09, 0.10, 0.09)),
        Piece(".34,.06 .64,.14 .76,.30", "trim", dots=0.08),
    ),
    "ribbons": (
        Piece(".10,.30! .26,.28! .44,1.3! .28,1.34!", "trim"),
        Piece("-.02,.30! .12,.30! .06,1.1! -.10,1.12!", "trim"),
        Piece("0,.29! .46,.20! .48,.34! .1,.34!", "trim"),
    ),
    "ruff": (
        Piece(
            "-.80,-.02! -.66,-.16! -.42,-.06! -.2,-.18! 0,-.07! .22,-.18! .42,-.06! .66,-.16! "
            ".80,-.01! .62,.12! .40,.05! .2,.16! .0,.06! -.2,.16! -.42,.05! -.62,.12!",
            "trim",
            clip=False,
        ),
    ),
    "cape": (
        Piece(
            "-.5,-.12! .5,-.12! 1.35,.1 1.6,.9 1.7,1.7! .9,1.62 .62,.5 "
            ".2,.06! -.2,.06! -.62,.5 -.9,1.64 -1.7,1.7! -1.6,.9 -1.35,.1",
            "lower",
            clip=False,
            lift=5,
        ),
    ),
}
BEHIND: Final = frozenset(
    {"belt", "sash", "obi", "shawl", "poncho", "braces", "bands", "stripes", "hem", "straps", "yoke", "ruff"}
)
"""What is seen from behind too; the rest belongs to the front."""

_OUTFITS: Final[dict[str, dict[str, Any]]] = {
    "coat": {"tails": 0.62, "flare": 0.5, "wear": ("placket", "buttons", "collar", "pockets")},
    "overcoat": {"tails": 0.8, "flare": 0.6, "cuff": 1.2, "wear": ("placket", "double", "lapels", "belt")},
    "suit": {"wear": ("lapels", "tie", "buttons"), "tails": 0.12, "flare": 0.1},
    "uniform": {
        "wear": ("placket", "buttons", "straps", "belt", "medals"),
        "tails": 0.16,
        "flare": 0.3,
        "shoe": "boot",
    },
    "porter": {"wear": ("double", "ruff", "straps"), "shoe": "shoe"},
    "dress": {
        "whole": True,
        "below": "skirt",
        "length": 0.62,
        "flare": 0.45,
        "wear": ("scoop", "belt"),
        "shoe": "heel",
        "sleeve": 0.5,
    },
    "gown": {
        "whole": True,
        "below": "skirt",
        "length": 0.97,
        "flare": 0.8,
        "wear": ("boat", "obi"),
        "sleeve": 0.3,
        "shoe": "heel",
    },
    "frock": {
        "whole": True,
        "below": "skirt",
        "length": 0.42,
        "flare": 0.9,
        "wear": ("round", "buttons"),
        "sleeve": 0.5,
    },
    "house": {
        "whole": True,
        "below": "skirt",
        "length": 0.66,
        "flare": 0.4,
        "wear": ("scoop", "apron"),
        "sleeve": 0.5,
        "shoe": "slipper",
    },
    "pinafore": {"below": "skirt", "length": 0.5, "flare": 0.6, "wear": ("pinafore", "round")},
    "skirt": {"below": "skirt", "length": 0.58, "flare": 0.35, "wear": ("collar", "placket")},
    "sari": {
        "whole": True,
        "below": "skirt",
        "length": 0.96,
        "flare": 0.3,
        "sleeve": 0.35,
        "wear": ("scoop", "sari"),
        "shoe": "sandal",
    },
    "kimono": {
        "whole": True,
        "below": "skirt",
        "length": 0.96,
        "flare": 0.1,
        "cuff": 2.1,
        "wear": ("crossed", "obi"),
        "shoe": "sandal",
    },
    "hanbok": {
        "below": "skirt",
        "length": 0.97,
        "flare": 0.9,
        "cuff": 1.5,
        "wear": ("crossed", "ribbons"),
        "shoe": "curled",
    },
    "cheongsam": {
        "whole": True,
        "below": "skirt",
        "length": 0.8,
        "flare": 0.0,
        "sleeve": 0.3,
        "wear": ("frog",),
        "shoe": "heel",
    },
    "kaftan": {
        "whole": True,
        "below": "skirt",
        "length": 0.94,
        "flare": 0.45,
        "cuff": 1.8,
        "wear": ("placket", "yoke", "hem"),
        "shoe": "curled",
    },
    "wrapper": {
        "below": "skirt",
        "length": 0.92,
        "flare": 0.15,
        "cuff": 1.5,
        "sleeve": 0.5,
        "wear": ("boat", "sash"),
        "shoe": "sandal",
    },
    "shalwar": {"tails": 0.5, "flare": 0.35, "leg": 1.25, "wear": ("placket", "collar"), "shoe": "curled"},
    "sarong": {
        "below": "skirt",
        "length": 0.86,
        "flare": 0.05,
        "sleeve": 0.5,
        "wear": ("vee", "buttons"),
        "shoe": "bare",
    },
    "poncho": {"wear": ("poncho",), "shoe": "sandal"},
    "dungarees": {"wear": ("bib",), "shoe": "boot"},
    "worker": {"wear": ("collar", "braces", "placket"), "shoe": "boot", "leg": 1.15},
    "waistcoat": {"wear": ("shirt", "waistcoat", "tie")},
    "jumper": {"wear": ("bands",)},
    "cardigan": {"wear": ("cardigan", "collar")},
    "scarfed": {"wear": ("scarf",), "tails": 0.3},
    "nightshirt": {
        "whole": True,
        "below": "skirt",
        "length": 0.72,
        "flare": 0.35,
        "wear": ("vee", "collar", "placket"),
        "shoe": "bare",
        "cuff": 1.3,
    },
    "pyjamas": {"wear": ("stripes", "collar"), "leg": 1.15, "shoe": "slipper"},
    "shawl": {"whole": True, "below": "skirt", "length": 0.86, "flare": 0.5, "wear": ("shawl",), "shoe": "clog"},
    "summer": {"below": "breeches", "sleeve": 0.4, "wear": ("bands",), "shoe": "sandal"},
    "swimming": {"below": "bare", "sleeve": 0.0, "wear": ("boat", "bands"), "shoe": "bare"},
    "cape": {"wear": ("cape", "ruff"), "shoe": "boot"},
}
OUTFITS: Final = tuple(_OUTFITS)
"""Names of whole dresses, of many places and times."""


def outfit(name: str, ink: Ink, lower: Ink | None = None, trim: Ink = "#efe7d8", **changes: Any) -> Dress:
    """Return a whole dress of `OUTFITS` in up to three inks; ``changes`` are fields of `Dress`. Raises KeyError."""
    made = Dress(ink, lower=lower, trim=trim, **_OUTFITS[name])
    return replace(made, **changes)
