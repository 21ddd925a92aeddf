"""Those who wait: at the windows, on the roof under one blanket, beside the line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skull import View
from art.scenes.houseguests.all_delays.cast import CAST
from art.scenes.houseguests.all_delays.inks import BONE, COAT, DIM, FIBRE, LINE, RED, SKY, SNOW, WINE, torn


@dataclass(frozen=True)
class Place:
    """Which traveller, where the head is, its half height, tilt and turn, the cloth, and at which window."""

    who: int
    x: float
    y: float
    size: float
    tilt: float
    turn: float
    cloth: Ink
    pane: int = -1
    out: bool = False
    """Leans on the sill."""
    view: View = "front"


PLUM: Final = mix(WINE, BONE, 0.22)
MIST: Final = mix(SNOW, BONE, 0.4)
WINDOWS: Final = (
    Place(19, 346, 1404, 18, -14, -0.5, SKY, 10, True),
    Place(16, 414, 1452, 16, -12, -0.5, SKY, 8),
    Place(17, 445, 1472, 17, -10, -0.5, PLUM, 9, True),
    Place(0, 508, 1520, 26, -14, -0.5, SNOW, 5, True),
    Place(1, 566, 1556, 23, 8, -0.3, COAT, 6),
    Place(2, 608, 1586, 29, -16, -0.4, BONE, 7, True),
    Place(3, 722, 1600, 38, -12, -0.5, SKY, 0, True),
    Place(4, 824, 1610, 29, 14, -0.2, PLUM, 1),
    Place(5, 862, 1592, 33, -14, -0.4, COAT, 1),
    Place(6, 962, 1612, 38, 66, 0.0, SNOW, 2, True),
    Place(7, 1050, 1602, 33, 12, 0.2, COAT, 3),
    Place(8, 1098, 1600, 33, -14, -0.3, SKY, 3),
    Place(9, 1188, 1600, 38, -12, -0.5, MIST, 4, True),
)
ROOF: Final = (
    (Place(10, 752, 1392, 34, 12, -0.4, MIST, view="back"), Place(11, 816, 1400, 32, -16, -0.4, MIST)),
    (Place(12, 1010, 1386, 34, -10, -0.4, PLUM), Place(13, 1064, 1414, 24, -24, -0.4, PLUM)),
)
GUARD: Final = Place(14, 176, 1512, 31, -6, 0.0, COAT, view="back")
BAGGAGE: Final = (
    Place(20, 408, 1602, 32, -14, -0.5, WINE),
    Place(15, 322, 1592, 33, -12, -0.5, SKY),
    Place(18, 264, 1648, 25, 22, 0.3, SKY),
)
"""On their suitcases: a woman and a child, and one who has sat down with them."""


def at_windows(card: Sheet, panes: Sequence[Patch]) -> None:
    """Lay them one after the other, the far ones first; who leans out has both arms on the sill."""
    for place in WINDOWS:
        at = affine(place.x, place.y, place.size)
        with card.inside(panes[place.pane]):
            card.paint("-1.1,3! -1.0,1.3 -.4,.84 .4,.84 1.0,1.3 1.1,3!", place.cloth, at=at, angle=80)
            if not place.out:
                _head(card, place)
        if not place.out:
            continue
        if place.who != 6:
            card.paint("-.9,1.5! -.8,1.0 -.4,.7 .4,.7 .8,1.0 .9,1.5!", place.cloth, at=at, edge="torn", wobble=1.2)
            _head(card, place)
        _arms(card, place, at if place.who != 6 else affine(place.x - 4, place.y - 18, place.size))
        if place.who == 6:
            _head(card, place)


def _arms(card: Sheet, place: Place, at: Array) -> None:
    """One forearm on the other, along the sill."""
    skin = CAST[f"traveller {place.who}"].skin
    r = place.size
    card.paint(ribbon("-1.1,1.66 -.2,1.62 .6,1.42", (0.3, 0.26, 0.34), at, r), skin.base, wobble=0.4, lift=2)
    card.paint(
        ribbon("1.0,1.3 .7,1.62 .0,1.6 -.5,1.48", (0.6, 0.56, 0.44, 0.36), at, r),
        shift(place.cloth, 0.05),
        edge="torn",
        wobble=1,
        lift=3,
    )
    card.paint(
        ribbon("-1.0,1.3 -.9,1.62 -.3,1.7 .5,1.62", (0.56, 0.56, 0.46, 0.4), at, r),
        shift(place.cloth, 0.02),
        edge="torn",
        wobble=1,
        lift=3,
    )


def on_the_roof(card: Sheet) -> None:
    """Two and two, each pair in one blanket, feet over the edge."""
    for one, other in ROOF:
        a, b, r = one.x, other.x, one.size
        for x in (a - r * 0.5, a + r * 0.35, b - other.size * 0.2, b + other.size * 0.7):
            card.paint(ribbon(f"{x},1480 {x - 3},1508 {x - 2},1526", (17, 14, 12)), LINE, lift=2)
            card.paint(f"{x - 17},1518! {x + 5},1516! {x + 7},1532 {x - 20},1533!", LINE, lift=2, wobble=0.6)
        mound = torn(
            card,
            f"{a - 58},1486! {a - 48},1450 {a - 26},1424 {a},1416 {(a + b) / 2},{other.y + other.size * 0.9:.0f} "
            f"{b},{other.y + other.size * 0.8:.0f} {b + other.size},{other.y + other.size * 1.3:.0f} {b + other.size * 1.6},1486! "
            f"{(a + b) / 2},1496",
            one.cloth,
            2,
            angle=70,
            lift=5,
        )
        stripes = [f"{a - 60},{y} {(a + b) / 2},{y + 8} {b + 50},{y - 2}" for y in (1446, 1468)]
        card.pattern(mound, [ribbon(stripe, (5, 6)) for stripe in stripes], shift(one.cloth, -0.12), thin=0.1)
        _head(card, other)
        _head(card, one)


def beside(card: Sheet) -> None:
    """The guard has a hand on the lever and his flag out; three sit on what they have brought."""
    skin = CAST["traveller 14"].skin
    card.paint(ribbon("74,1612 96,1560 108,1536", (10, 8, 7)), FIBRE, lift=3, wobble=0.5)
    card.paint("80,1688! 200,1684! 262,1694 130,1706!", DIM, wobble=1)
    at, r = affine(GUARD.x, GUARD.y, GUARD.size), GUARD.size
    for leg in (-0.42, 0.42):
        card.paint(ribbon(f"{leg},3.4 {leg},4.6 {leg},5.5", (0.7, 0.56, 0.5), at, r), LINE, lift=2)
        card.paint(f"{leg - 0.36},5.3! {leg + 0.36},5.3! {leg + 0.42},5.7 {leg - 0.42},5.7!", LINE, at=at, lift=2)
    card.paint(ribbon("-.74,1.4 -1.5,1.75 -2.16,.96", (0.66, 0.6, 0.46), at, r), shift(COAT, 0.07), lift=4)
    card.paint(ribbon("-2.1,1.0 -2.2,.74 -2.24,.54", (0.42, 0.42, 0.3), at, r), skin.base, wobble=0.3)
    card.paint(
        "-1.36,4.1! -1.0,2.4 -.88,1.3 -.4,.8 .4,.8 .88,1.3 1.0,2.4 1.3,4.1! .0,4.25",
        COAT,
        at=at,
        angle=84,
        edge="torn",
        wobble=1.6,
        lift=4,
    )
    card.paint(ribbon("0,2.5 0,4.1", (0.05, 0.07), at, r), shift(COAT, 0.16), wobble=0.4)
    _head(card, GUARD)
    for ear in (-0.76, 0.76):
        card.paint(ROUND, skin.base, at=affine(ear * r + GUARD.x, GUARD.y + 3, 6), wobble=0.2, lift=2)
    card.paint("-.74,.42! 0,.54 .74,.42! .86,1.1! 0,1.24 -.86,1.1!", shift(COAT, 0.09), at=at, wobble=0.5, lift=3)
    card.paint("-.74,-.62! -.76,-.3 0,-.2 .76,-.3 .74,-.62!", mix(COAT, SKY, 0.6), at=at, wobble=0.5, lift=2)
    card.paint("-1.0,-.72! -.7,-1.16 0,-1.3 .7,-1.16 1.0,-.72! .7,-.5 0,-.42 -.7,-.5", COAT, at=at, wobble=0.6, lift=3)
    card.paint(ribbon(".78,1.4 1.5,1.9 2.2,1.62", (0.66, 0.6, 0.46), at, r), shift(COAT, 0.07), lift=4)
    card.paint(ribbon("2.42,2.6 2.42,1.2 2.4,-.75", (0.14, 0.14), at, r), FIBRE, lift=3, wobble=0.4)
    card.paint("2.44,-.7! 3.1,-.86 3.96,-.6! 3.86,-.04 3.92,.42! 3.2,.22 2.46,.4!", RED, at=at, lift=4, wobble=0.8)
    card.paint(ribbon("2.16,1.62 2.34,1.56 2.54,1.5", (0.42, 0.46, 0.36), at, r), skin.base, wobble=0.3, lift=2)
    card.paint("230,1770! 480,1758! 560,1776 300,1792!", DIM, wobble=1)
    torn(card, "384,1704! 472,1700! 476,1770! 386,1776!", BONE, 2, lift=4)
    torn(
        card,
        "366,1716! 370,1668 382,1640 396,1630 424,1630 446,1648 460,1690 464,1714! 430,1728 380,1728",
        BAGGAGE[0].cloth,
        2,
        angle=80,
        lift=4,
    )
    _head(card, BAGGAGE[0])
    torn(card, "232,1700! 392,1692! 398,1772! 238,1780!", PLUM, 2, lift=5)
    for x in (262, 362):
        card.paint(f"{x},1699! {x + 12},1698! {x + 14},1776! {x + 2},1777!", LINE, wobble=0.6)
    seat = torn(
        card,
        "236,1712! 238,1680 252,1662 272,1660 290,1640 306,1620 340,1616 364,1640 382,1690 386,1716! 360,1730 250,1730",
        SKY,
        2,
        angle=80,
        lift=5,
    )
    card.pattern(
        seat,
        [ribbon("300,1640 296,1690 300,1730", (2, 5, 2)), ribbon("350,1640 362,1690 360,1730", (2, 5, 2))],
        shift(SKY, 0.12),
    )
    for place in BAGGAGE[1:]:
        _head(card, place)
    blanket = torn(
        card,
        "244,1698! 300,1690 360,1698 420,1684 468,1692! 478,1728 474,1748! 420,1738 360,1752 300,1742 240,1750! 238,1722",
        MIST,
        2,
        angle=4,
        lift=5,
    )
    card.pattern(blanket, [ribbon(f"236,{y} 350,{y - 2} 480,{y - 8}", (5, 6)) for y in (1714, 1732)], WINE, thin=0.1)


def _head(card: Sheet, place: Place) -> None:
    at = affine(place.x, place.y, place.size, place.tilt * 0.5)
    face = CAST[f"traveller {place.who}"]
    card.paint("-.3,.5! .3,.5! .34,1.1! -.34,1.1!", face.skin.shade, at=at)
    Head(card, face, place.x, place.y, place.size, place.tilt, turn=place.turn, view=place.view).draw()
