"""The arm: one sleeve from her shoulder through two floors, the washing pegged to it, and the hand at its end."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import DOT, ROUND, Array, affine, curve, motif, ribbon, stripes
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.are_you_still_holding.inks import (
    BRICK,
    CREAM,
    DARK,
    HERS,
    MUSTARD,
    OLIVE,
    SHADE,
    SLATE,
    UMBER,
)

WAY: Final = (
    "610,560 740,506 880,486 990,514 1054,590 1070,680 1036,752 930,784 780,796 600,802 420,794 280,772 180,786 124,860 "
    "110,980 112,1100 132,1206 200,1274 300,1298 404,1300"
)
"""The middle of the sleeve, from the shoulder to the cuff."""
WIDE: Final = (170, 146, 132, 124, 120, 118, 116, 114, 112, 110, 108, 106)
TRUNK: Final = (
    "352,452! 440,490 530,488 610,440! 700,452 770,490 800,640! 790,700! 230,700! 236,600 262,520 300,470"
)
_PEG: Final = "-9,-30! 9,-30! 8,34! 2,34! 0,6 -2,34! -8,34!"


def body(card: Sheet) -> None:
    """Lay her trunk and the sleeve as one mass, its darker side, ribs, the seam of the shoulder, patches and the cuff."""
    mass = card.piece(turned([curve(TRUNK), ribbon(WAY, WIDE)]), MUSTARD, angle=40, laps=70, lift=11)
    mid = curve(WAY, closed=False, step=2.0)
    n = len(mid)
    with card.inside(mass):
        card.paint(ribbon(mid[int(n * 0.07) :: 6] + (0, 56), (20, 44, 44, 40, 40)), SHADE, wobble=2, thin=0.04)
        card.paint(ribbon("648,470 640,540 668,610 690,660", (4, 9, 9, 5)), SHADE)
        for spec in ("380,560 420,640 430,700", "560,540 540,620 548,700", "980,450 1010,500 1016,560"):
            card.paint(ribbon(spec, (3, 9, 3)), SHADE, thin=0.05)
    _patch(card, affine(1048, 588, 1, 62))
    _patch(card, affine(132, 856, 1, 112))
    cuff = card.piece("394,1242! 446,1246! 452,1300 446,1356! 394,1358! 402,1300", SHADE, angle=90, lift=6)
    card.pattern(cuff, stripes(card.box(cuff), 20, 5, 0), shift(SHADE, -0.12), thin=0.05)


def _patch(card: Sheet, at: Array) -> None:
    """Lay an elbow's patch with its stitches."""
    card.paint("-62,0 -46,-38 0,-46 46,-38 62,0 46,38 0,46 -46,38", UMBER, at=at, angle=20, lift=4)
    marks = [
        ribbon(f"{x * 0.84},{y * 0.84} {x * 1.12},{y * 1.12}", (5, 5), at)
        for x, y in ((-60, 0), (-46, -36), (-2, -45), (44, -38), (61, 0), (46, 36), (2, 45), (-44, 38))
    ]
    card.paint(turned(marks), CREAM, wobble=0)


def washing(card: Sheet) -> None:
    """Lay what hangs on the arm: from a baby's shirt near her to a man's long drawers."""
    # a baby's shirt
    one = affine(900, 838, 1, -2)
    card.paint(
        "-30,-10! 30,-10! 62,14 70,40! 44,48! 38,34! 40,80! -40,80! -38,34! -44,48! -70,40! -62,14", CREAM, at=one, lift=6
    )
    # a child's breeches with a bib
    two = affine(720, 846, 1, 2)
    card.paint(
        "-34,-10! -18,-10! -18,26! 18,26! 18,-10! 34,-10! 40,70! 56,140! 10,142! 0,96! -10,142! -56,140! -40,70!",
        SLATE,
        at=two,
        lift=6,
    )
    card.paint(ROUND, CREAM, at=two @ _3(affine(0, 52, 8)))
    # a boy's jersey
    three = affine(520, 846, 1, -1)
    jersey = card.piece(
        "-44,-10! 0,6 44,-10! 84,10 108,90! 70,100! 62,60! 62,168! -62,168! -62,60! -70,100! -108,90! -84,10",
        CREAM,
        at=three,
        lift=6,
    )
    card.pattern(jersey, stripes(card.box(jersey), 44, 20, 0), OLIVE, thin=0.06)
    # a man's drawers
    four = affine(300, 824, 1, 2)
    card.paint(
        "-76,-10! 76,-10! 84,80 88,226! 24,228! 12,120! 0,96! -12,120! -24,228! -88,226! -84,80", CREAM, at=four, lift=6
    )
    for spec in ("-76,20 0,26 77,20", "0,26 2,60 0,96"):
        card.paint(ribbon(spec, (5, 5), four), shift(CREAM, -0.2))
    card.paint(turned([ribbon(f"{x - 32},206 {x + 32},207", (8, 8), four) for x in (-56, 56)]), BRICK, thin=0.1)


def pegs(card: Sheet) -> None:
    """Lay the pegs over the sleeve."""
    for x, y in ((880, 824), (926, 822), (692, 840), (746, 840), (480, 838), (562, 840), (236, 812), (366, 824)):
        card.paint(_PEG, DARK, at=affine(x, y + 10, 1, (x % 7) - 3), lift=3)


def _3(at: Array) -> Array:
    """Return a frame as three rows, so that another can be taken within it."""
    import numpy as np

    return np.vstack([at, (0.0, 0.0, 1.0)])


def gesture(card: Sheet, at: Array, skin: Skin) -> None:
    """Lay a hand, its back to us, the first finger stretched out to be held, the others bent."""
    lines = (
        (".30,.18 .46,.34 .38,.50 .24,.50", 0.17),
        (".42,.12 .62,.28 .54,.48 .38,.52", 0.185),
        (".50,.02 .78,.16 .74,.40 .58,.48", 0.19),
        (".52,-.14 .86,-.14 1.16,-.02 1.44,.10", 0.19),
    )
    palm = curve("-.10,-.27! .10,-.29 .34,-.31 .56,-.25 .68,-.06 .60,.14 .44,.26 .2,.28 -.10,.25!", at)
    for line, w in lines[:3]:
        card.paint(jointed(line, w, at), skin.base, angle=30, lift=3)
        marked(card, line, w, at, skin.shade)
    card.paint(turned([palm, jointed(*lines[3], at)]), skin.base, angle=10, lift=3)
    marked(card, *lines[3], at, skin.shade)
    size = float(at[0, 0])
    for spec in (".36,.14 .48,.10 .56,.02", ".30,.22 .36,.18 .42,.14", ".14,-.10 .30,-.12 .44,-.12", ".12,.02 .26,.02 .38,.0"):
        card.paint(ribbon(spec, (0.008, 0.024, 0.008), at, size), skin.shade, wobble=0)
