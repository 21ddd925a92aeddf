"""They Pinch a Little: a man opens his coat; in its lining hang shoes, each longer than the last; a cat has a box."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import DOT, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
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
    PAPER,
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
    """Lay the shop, then the coat from its far front to its back, the shoes, the arm before them, and the box."""
    card.paint("-40,1600! 1240,1588! 1240,1840! -40,1840!", mix(CREAM, MUSTARD, 0.62), angle=2, laps=90)
    boxes.stack(card)
    boxes.cat(card)
    _open(card)
    _head(card)
    _coat(card)
    shoes.hung(card)
    _arm(card)
    _collar(card)
    shoes.box(card)


def _open(card: Sheet) -> None:
    """The far front, held out like a sail: a dark edge all round a light lining."""
    card.piece(
        "214,742! 300,700 480,668 660,640! 720,700! 760,1720! 560,1742 380,1736 96,1690! 150,1440 190,1160 208,960",
        COAT,
        angle=84,
        laps=80,
        lift=14,
        edge="torn",
        core=CREAM,
        wobble=3,
    )
    lining = card.piece(
        "262,770! 400,730 660,700! 760,1700! 560,1714 390,1706 142,1664! 196,1430 236,1160 254,960",
        LINING,
        angle=86,
        laps=70,
    )
    card.pattern(lining, QUILT, mix(LINING, UMBER, 0.24), thin=0.1)
    with card.inside(lining):
        card.paint("560,700! 540,1200 520,1740! 780,1740! 780,700!", mix(LINING, UMBER, 0.34), angle=86)
        for fold in ("262,800 300,880 316,1000", "258,810 270,920 262,1040"):
            card.paint(ribbon(fold, (12, 9, 2)), mix(LINING, UMBER, 0.4))


def _head(card: Sheet) -> None:
    """Bowed, on a neck that can be seen."""
    neck = card.piece(
        "700,470! 716,560 700,640 676,720! 930,700! 960,520 930,400 880,330!", OLD.base, angle=66, grain=0.2, lift=4
    )
    with card.inside(neck):
        card.paint(
            "680,560! 740,592 800,588 856,552 900,480 920,400! 980,400! 980,760! 860,700 800,640 720,612!",
            OLD.shade,
            angle=60,
        )
    head = Head(card, CAST["customer"], 742, 322, 206, tilt=-20, turn=-1, view="side")
    head.draw()
    hair, at = CAST["customer"].ink, affine(34, -23, 0.954)
    card.paint("588,286! 594,244 622,222 654,240 676,296! 640,284", OLD.base, at=at, angle=20, grain=0.08)
    card.paint("712,286! 768,286! 748,308 738,336 736,386! 712,372", hair, at=at, angle=70)
    card.paint("764,286! 816,286! 836,392! 806,356 792,326", hair, at=at, angle=70)


def _coat(card: Sheet) -> None:
    """The near side: one edge from the collar to the hem, a light facing along it."""
    near = "652,700! 630,780 618,900 600,1100 572,1320 540,1540 500,1750!"
    card.paint(f"{near} 560,1760! 640,1400 690,900 720,700!", mix(LINING, CREAM, 0.55), angle=86, lift=10)
    coat = card.piece(
        "1240,440! 1120,420 1010,400! 900,560! 690,660! 684,760 672,900 650,1100 620,1320 586,1540 546,1756! 800,1776 "
        "1240,1760!",
        COAT,
        angle=86,
        laps=110,
        lift=10,
        edge="torn",
        core=CREAM,
        wobble=3,
    )
    folds = [
        ribbon("860,1240 850,1460 810,1760", (2, 10, 8)),
        ribbon("1010,1120 1010,1400 990,1760", (2, 10, 8)),
        ribbon("720,1240 700,1460 650,1750", (2, 9, 6)),
    ]
    card.pattern(coat, folds, FOLD, thin=0.2)
    card.paint("730,1270! 834,1288 954,1292! 952,1346 834,1346 726,1326!", mix(COAT, SLATE, 0.22), lift=5, angle=8)
    strap = mix(COAT, SLATE, 0.16)
    card.paint("1030,1060! 1260,1052! 1260,1128! 1040,1132! 1016,1096", strap, lift=6, angle=4)
    card.paint(DOT, mix(SLATE, NIGHT, 0.2), at=affine(1066, 1094, 17), lift=4)
    card.paint(DOT, mix(SLATE, NIGHT, 0.2), at=affine(1160, 1092, 17), lift=4)


def _arm(card: Sheet) -> None:
    """The near arm: a shoulder, an elbow, a cuff, and a hand that holds the front's upper corner."""
    hand(card, "grip", 366, 806, 204, 187, OLD, flip=True, age=71, lift=6)
    card.paint("340,738! 396,734! 404,858! 350,872!", PAPER, angle=84, lift=5)
    arm = card.piece(
        "1060,520! 960,540 880,640 800,730 730,806 664,854! 560,800 470,768 380,730! 394,880! 470,920 550,970 620,1030 668,1052! "
        "724,1054 790,1012 880,930 980,846 1060,780 1104,700 1104,600!",
        shift(COAT, 0.035),
        angle=30,
        laps=80,
        lift=14,
        edge="torn",
        core=CREAM,
        wobble=3,
    )
    folds = [
        ribbon("662,862 690,910 700,960", (10, 8, 2)),
        ribbon("656,862 650,910 630,950", (9, 7, 2)),
    ]
    card.pattern(arm, folds, FOLD, thin=0.2)
    cuff = card.piece("372,720! 458,748! 472,922! 388,894!", mix(COAT, SLATE, 0.34), angle=80, lift=6)
    card.pattern(cuff, [ribbon("446,746 460,918", (5, 5))], FOLD, thin=0.2)
    card.paint(DOT, mix(SLATE, NIGHT, 0.2), at=affine(424, 884, 13), lift=3)


def _collar(card: Sheet) -> None:
    """Turned up behind, open at the throat."""
    collar = card.piece(
        "1050,400! 1000,330! 958,380 930,450 880,540 800,620 720,664 640,664! 606,720 620,780! 720,776 830,728 930,640 1010,540!",
        COAT,
        angle=40,
        lift=12,
        edge="torn",
        core=CREAM,
        wobble=3,
    )
    card.pattern(collar, [ribbon("640,740 780,710 900,600 1000,430", (2, 8, 8, 2))], FOLD, thin=0.2)
