"""They Pinch a Little: a man opens his coat; in its lining hang shoes, each longer than the last; a cat has a box."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import DOT, affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.they_pinch_a_little import boxes, shoes
from art.scenes.houseguests.they_pinch_a_little.inks import (
    CAST,
    COAT,
    CREAM,
    FOLD,
    LINING,
    MUSTARD,
    NIGHT,
    OLD,
    SLATE,
    UMBER,
)

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CREAM
QUILT: Final = tuple(
    ribbon(line, (4, 4))
    for x in range(-900, 760, 82)
    for line in (f"{x},700 {x + 1000},1750", f"{x + 1000},700 {x},1750")
)


def paint(card: Sheet) -> None:
    """Lay the shop, the ladder, then the coat from its open side to its back, and the box."""
    card.paint("-40,1600! 1240,1588! 1240,1840! -40,1840!", mix(CREAM, MUSTARD, 0.62), angle=2, laps=90)
    boxes.stack(card)
    boxes.cat(card)
    _open(card)
    _head(card)
    _coat(card)
    shoes.hung(card)
    shoes.box(card)


def _open(card: Sheet) -> None:
    """The far side of the coat, held out like a sail."""
    card.paint(
        "226,800! 300,770 640,740! 760,1720! 560,1742 380,1736 96,1690! 150,1440 196,1160 214,960",
        COAT,
        angle=84,
        laps=80,
        lift=14,
    )
    lining = card.piece(
        "272,820! 640,780! 760,1700! 560,1714 390,1706 142,1664! 196,1430 240,1160 258,960", LINING, angle=86, laps=70
    )
    card.pattern(lining, QUILT, mix(LINING, UMBER, 0.24), thin=0.1)
    with card.inside(lining):
        card.paint("540,760! 520,1200 500,1740! 780,1740! 780,760!", mix(LINING, UMBER, 0.34), angle=86)


def _head(card: Sheet) -> None:
    head = Head(card, CAST["customer"], 742, 362, 216, tilt=-20, turn=-1, view="side")
    head.draw()
    hair = CAST["customer"].ink
    card.paint("588,286! 594,244 622,222 654,240 676,296! 640,284", OLD.base, angle=20, grain=0.08)
    card.paint("712,286! 768,286! 748,308 738,336 736,386! 712,372", hair, angle=70)
    card.paint("764,286! 816,286! 836,392! 806,356 792,326", hair, angle=70)


def _coat(card: Sheet) -> None:
    coat = card.piece(
        "1240,440! 1120,420 1010,380! 960,330 930,300! 900,420 840,520 760,580 660,610 620,600! 596,640 560,668 480,694 "
        "380,716 300,740! 286,800 290,850 300,880! 400,868 500,872 580,900! 560,1100 540,1300 516,1500 486,1750! 800,1776 "
        "1240,1760!",
        COAT,
        angle=86,
        laps=110,
        lift=16,
        edge="torn",
        core=CREAM,
        wobble=3,
    )
    folds = [
        ribbon("640,900 620,1200 590,1500 560,1740", (3, 9, 10, 6)),
        ribbon("800,1000 800,1300 780,1560 760,1760", (2, 8, 10, 8)),
        ribbon("980,900 1000,1200 1000,1500 990,1760", (2, 9, 10, 8)),
        ribbon("330,846 460,820 600,836 680,900", (2, 7, 8, 2)),
        ribbon("400,760 520,740 640,700 720,640", (2, 6, 6, 2)),
    ]
    card.pattern(coat, folds, FOLD, thin=0.2)
    card.paint("640,1120! 740,1138 860,1142! 858,1196 740,1196 636,1176!", mix(COAT, SLATE, 0.22), lift=5, angle=8)
    strap = mix(COAT, SLATE, 0.16)
    card.paint("980,1010! 1260,1002! 1260,1078! 990,1082! 966,1046", strap, lift=6, angle=4)
    for x in (1010, 1120):
        card.paint(DOT, mix(SLATE, NIGHT, 0.2), at=affine(x, 1044, 17), lift=4)
    collar = card.piece(
        "1060,330! 1010,230! 960,290 910,400 850,490 770,556 690,596 606,592! 566,650 560,716! 660,716 790,670 900,590 990,490!",
        COAT,
        angle=40,
        lift=12,
        edge="torn",
        core=CREAM,
        wobble=3,
    )
    card.pattern(collar, [ribbon("590,690 760,650 900,540 1010,360", (2, 8, 8, 2))], FOLD, thin=0.2)
    _turned(card)


def _turned(card: Sheet) -> None:
    """The upper corner of the front, drawn over the hand that holds it out from behind."""
    card.paint(
        "213,972! 222,860 224,780 236,708! 264,690 294,706 324,690 356,704 394,724! 402,800 404,884! 300,930!",
        COAT,
        lift=10,
    )
    corner = card.piece(
        "256,966! 266,860 268,790 274,740! 284,722 300,734 324,716 350,730 372,748! 382,800 386,884! 340,934 300,952",
        mix(LINING, UMBER, 0.1),
        angle=84,
        laps=50,
    )
    folds = [
        ribbon("300,738 292,800 280,880 272,950", (9, 9, 6, 2)),
        ribbon("302,738 314,800 316,860 314,930", (6, 9, 6, 2)),
        ribbon("350,732 342,800 342,850 350,900", (8, 9, 6, 2)),
    ]
    card.pattern(corner, folds, mix(LINING, UMBER, 0.5))
    card.pattern(corner, [ribbon("250,950 300,936 340,918 388,866", (4, 4))], mix(LINING, UMBER, 0.5), thin=0.4)
