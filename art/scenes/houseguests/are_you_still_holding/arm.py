"""The arm: one sleeve from her shoulder through two floors, the washing pegged to it, and the hand at its end."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon, stripes
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.are_you_still_holding.inks import (
    BRICK,
    CREAM,
    DARK,
    GINGER,
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
TRUNK: Final = "352,452! 440,490 530,488 610,440! 700,452 770,490 796,580! 796,641! 230,641! 236,600 262,520 300,470"
_PEG: Final = "-9,-30! 9,-30! 8,34! 2,34! 0,6 -2,34! -8,34!"


def body(card: Sheet) -> None:
    """Lay her trunk and the sleeve as one mass, its darker side, ribs, the seam of the shoulder, patches and the cuff."""
    mass = card.piece(turned([curve(TRUNK), ribbon(WAY, WIDE)]), MUSTARD, angle=40, laps=70, lift=11)
    mid = curve(WAY, closed=False, step=2.0)
    n = len(mid)
    with card.inside(mass):
        card.paint(
            ribbon(mid[int(n * 0.07) :: 6] + np.array((43, 49)), (20, 50, 50, 46, 44)), SHADE, wobble=2, thin=0.04
        )
        card.paint(ribbon("648,470 640,540 668,610 690,660", (4, 9, 9, 5)), SHADE)
        for spec in ("390,530 420,570 430,600", "980,450 1010,500 1016,560"):
            card.paint(ribbon(spec, (3, 9, 3)), SHADE, thin=0.05)
    _patch(card, affine(1048, 588, 1, 62))
    _patch(card, affine(132, 856, 1, 112))


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
        "-30,-10! 30,-10! 62,14 70,40! 44,48! 38,34! 40,80! -40,80! -38,34! -44,48! -70,40! -62,14",
        CREAM,
        at=one,
        lift=6,
    )
    # a child's breeches with a bib
    two = affine(720, 846, 1, 2)
    card.paint(
        "-34,-10! -18,-10! -18,26! 18,26! 18,-10! 34,-10! 40,70! 56,140! 10,142! 0,96! -10,142! -56,140! -40,70!",
        SLATE,
        at=two,
        lift=6,
    )
    card.paint(ROUND, CREAM, at=affine(718, 898, 9))
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
        "-76,-10! 76,-10! 84,80 88,226! 24,228! 12,120! 0,96! -12,120! -24,228! -88,226! -84,80",
        CREAM,
        at=four,
        lift=6,
        angle=86,
        laps=30,
        grain=0.2,
    )
    for spec in ("-76,20 0,26 77,20", "0,26 2,60 0,96"):
        card.paint(ribbon(spec, (5, 5), four), shift(CREAM, -0.2))
    card.paint(turned([ribbon(f"{x - 32},206 {x + 32},207", (8, 8), four) for x in (-56, 56)]), BRICK, thin=0.1)


def pegs(card: Sheet) -> None:
    """Lay the pegs over the sleeve."""
    for x, y in ((880, 824), (926, 822), (692, 840), (746, 840), (480, 838), (562, 840), (236, 812), (366, 824)):
        card.paint(_PEG, DARK, at=affine(x, y + 10, 1, (x % 7) - 3), lift=3)


def cat(card: Sheet) -> None:
    """Lay a cat that sleeps on the bend of the arm, its tail down over the wool."""
    at = affine(910, 452, 1, 3)
    card.paint(ribbon("84,-20 116,4 114,44 98,76 104,98 122,100", (26, 28, 26, 24, 22, 14), at), GINGER, lift=6)
    loaf = card.piece("-96,8! -110,-30 -84,-76 -20,-98 50,-92 98,-58 108,-10 96,22! 40,12 -40,4", GINGER, at=at, lift=7)
    bars = [ribbon(f"{x},-110 {x + 10},-80 {x + 4},-54", (14, 12, 2), at) for x in (-2, 30, 60)]
    card.pattern(loaf, turned(bars), BRICK, thin=0.05)
    card.paint(
        "-134,-20 -140,-58 -136,-104! -110,-82 -86,-84! -62,-108! -52,-62 -56,-22 -72,4 -98,10 -120,2",
        GINGER,
        at=at,
        lift=5,
    )
    card.paint("-112,-20 -96,-28 -80,-20 -82,-2 -96,4 -110,-2", CREAM, at=at)
    card.paint("-103,-20! -89,-20! -96,-11!", DARK, at=at)
    for spec in (
        "-126,-42 -116,-34 -106,-42",
        "-86,-42 -76,-34 -66,-42",
        "-104,-4 -96,-10 -96,-12",
        "-90,-4 -96,-10 -96,-12",
    ):
        card.paint(ribbon(spec, (3, 5, 3), at), DARK, wobble=0)
    for x in (-110, -96, -82):
        card.paint(ribbon(f"{x},-86 {x * 0.5 - 48},-66", (7, 2), at), BRICK)


def knit(card: Sheet) -> None:
    """Lay the cuff over the wrist."""
    cuff = card.piece("392,1240! 448,1244! 455,1300 448,1358! 392,1360! 400,1300", SHADE, angle=90, lift=6)
    card.pattern(cuff, stripes(card.box(cuff), 20, 5, 0), shift(SHADE, -0.12), thin=0.05)


def gesture(card: Sheet, at: Array, skin: Skin) -> None:
    """Lay a hand with its first finger stretched out to be held, the others folded below it, the thumb across."""
    size = float(np.hypot(at[0, 0], at[1, 0]))
    index = ".40,-.15 .84,-.15 1.18,-.08 1.60,.06"
    folded = (".30,.04 .58,.03 .76,.05", ".28,.18 .54,.19 .70,.20", ".24,.31 .46,.33 .58,.33")
    palm = curve("-.12,-.24! .10,-.27 .34,-.27 .56,-.22 .70,-.10 .72,.10 .56,.32 .36,.40 .16,.32 -.12,.24!", at)
    fingers = [jointed(line, 0.16, at, 0.9) for line in folded]
    card.paint(turned([palm, *fingers, jointed(index, 0.185, at, 0.74)]), skin.base, angle=8, lift=4)
    marked(card, index, 0.185, at, skin.shade, skin.lid)
    for spec in (
        ".34,-.05 .60,-.05 .80,-.03",
        ".40,.115 .60,.11 .80,.13",
        ".38,.255 .56,.265 .72,.275",
        ".40,.0 .36,.04 .40,.09",
        ".38,.14 .34,.18 .38,.23",
        ".34,.28 .30,.31 .34,.36",
    ):
        card.paint(ribbon(spec, (0.01, 0.028, 0.012), at, size), skin.shade, wobble=0)
    card.paint(jointed(".04,-.10 .30,-.02 .50,.12", 0.19, at, 0.8), skin.base, angle=30)
    for spec in (
        ".10,-.01 .28,.08 .42,.19",
        ".56,.05 .60,.12 .55,.20",
        ".16,-.16 .34,-.09 .50,.02",
        ".30,-.06 .28,.0 .24,.04",
    ):
        card.paint(ribbon(spec, (0.008, 0.026, 0.01), at, size), skin.shade, wobble=0)
