"""Two deep bonnets, brim pushed into brim, and the jaws and ribbons below them."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix
from art.scenes.houseguests.it_was_mine_first.inks import (
    CHALK,
    DARK_SHADE,
    DARK_SKIN,
    DUSK,
    GERANIUM,
    NIGHT,
    PALE_SHADE,
    PALE_SKIN,
    REED,
    SLATE,
    STRAW,
    WHITE,
    torn,
)

Ends = tuple[int, int, int]
"""Where a row of straw stands: x, its upper and its lower end."""

LEFT_CROWN: Final = "440,276! 340,234 230,244 158,316 130,430 150,530 204,590! 300,616 440,604!"
LEFT_BRIM: Final = (
    "404,262! 470,246 540,214 600,164! 622,154 640,170! 614,250 634,330 590,420 606,500 566,584 576,650 562,736! 552,758 "
    "534,752! 490,692 440,644 382,612! 420,440"
)
RIGHT_CROWN: Final = "760,360! 860,320 968,336 1042,410 1068,520 1044,620 986,690! 890,722 770,706!"
RIGHT_BRIM: Final = (
    "826,350! 784,310 742,262 722,214! 704,196 684,212! 652,270 670,334 626,424 642,504 602,588 612,656 594,750! 600,774 "
    "620,776! 676,748 740,726 812,716! 790,540"
)
FRILL: Final = (
    "622,158! 640,140 668,150! 694,164 676,196! 700,206 660,236! 688,254 664,290! 692,322 650,352! 676,384 632,408! "
    "660,446 628,470! 654,504 612,530! 634,566 598,594! 626,628 590,654! 616,690 582,714! 604,750 576,790! 546,782 548,744! "
    "534,716 566,690! 540,660 574,630! 548,600 582,566! 558,536 596,504! 574,474 606,440! 588,410 620,380! 602,350 634,320! "
    "610,290 638,260! 612,230 640,204! 616,180 636,166!"
)


def necks(card: Sheet) -> None:
    """What the bonnets leave of two women: a jaw and a nape."""
    torn(card, "190,520! 420,580! 500,660 536,712 524,752 470,776 424,800! 416,930! 180,930! 168,740", DARK_SKIN, 70)
    card.paint("300,640! 372,720 460,782! 424,806 420,930! 330,930! 350,820", DARK_SHADE, angle=80)
    torn(
        card, "1010,600! 800,660! 700,730 640,760 636,800 676,836 760,846! 780,960! 1030,960! 1040,800", PALE_SKIN, 110
    )
    card.paint("900,720! 820,790 680,838! 750,850 776,960! 870,960! 850,870", PALE_SHADE, angle=100)


def bonnets(card: Sheet) -> None:
    """Lay the curtains at the napes, both bonnets, their plaited straw, the squashed frill, bands and bows."""
    torn(
        card,
        "150,520! 210,586 310,620! 300,716 258,690 230,742 176,708 132,744 84,690! 124,610",
        GERANIUM,
        70,
        12,
        3,
        mix(GERANIUM, CHALK, 0.5),
    )
    torn(
        card, "1064,590! 1010,680 906,730! 906,800 956,780 998,832 1048,798 1106,830 1140,776! 1096,690", SLATE, 110, 12
    )
    torn(card, FRILL, WHITE, 84, 6, 2)
    card.paint(ribbon("652,176 650,330 618,500 592,650 576,770", (44, 50, 44)), WHITE)
    _crown(card, RIGHT_CROWN, STRAW, CHALK, REED, (905, 520))
    _brim(card, RIGHT_BRIM, STRAW, CHALK, REED, ((810, 336, 720), (612, 180, 770)))
    _crown(card, LEFT_CROWN, NIGHT, DUSK, DUSK, (285, 430))
    _brim(card, LEFT_BRIM, NIGHT, DUSK, DUSK, ((402, 262, 612), (616, 140, 762)))
    _band(card, "392,256! 446,240! 452,420 432,640! 376,612! 402,430", GERANIUM)
    _band(card, "836,352! 784,318! 762,520 764,734! 820,718! 806,520", SLATE)
    _bow(card, 440, 770, 1, GERANIUM)
    _bow(card, 764, 836, -1, SLATE)


def _crown(card: Sheet, spec: str, ink: Ink, core: Ink, line: Ink, middle: tuple[int, int]) -> None:
    """The back of a bonnet: straw sewn round and round."""
    crown = torn(card, spec, ink, 84, 14, 3, core)
    x, y = middle
    rounds = []
    for r in (30, 62, 94, 126):
        turn = np.linspace(0.3, 0.3 + 2 * np.pi, 13)
        rounds.append(" ".join(f"{x + r * 0.95 * np.cos(a):.0f},{y + r * 1.15 * np.sin(a):.0f}" for a in turn))
    card.pattern(crown, turned([ribbon(each, (6, 8, 6)) for each in rounds]), line, thin=0.1)


def _brim(card: Sheet, spec: str, ink: Ink, core: Ink, line: Ink, ends: tuple[Ends, Ends]) -> None:
    """The trumpet before a face: rows from the band to the rim, and reeds across them."""
    brim = torn(card, spec, ink, 84, 16, 3, core)
    (x0, top0, foot0), (x1, top1, foot1) = ends
    rows = []
    for k in range(1, 6):
        t = k / 6
        x, top, foot = x0 + (x1 - x0) * t, top0 + (top1 - top0) * t, foot0 + (foot1 - foot0) * t
        rows.append(ribbon(f"{x + 22 * t},{top - 20} {x + 4},{(top + foot) / 2} {x - 34 * t},{foot + 20}", (6, 7, 6)))
    for k in range(1, 9):
        t = k / 9
        a, b = top0 + (foot0 - top0) * t, top1 + (foot1 - top1) * t
        rows.append(
            ribbon(f"{x0},{a} {(x0 + x1) / 2},{(a + b) / 2 + 6} {x1 + 40 * (1 if x1 > x0 else -1)},{b}", (4, 4))
        )
    card.pattern(brim, turned(rows), line, thin=0.1)


def _band(card: Sheet, spec: str, ink: Ink) -> None:
    torn(card, spec, ink, 88, 6, 3, mix(ink, CHALK, 0.5))


def _bow(card: Sheet, x: float, y: float, side: int, ink: Ink) -> None:
    """Under the chin: two loops, two ends, a knot."""
    pale, deep = mix(ink, CHALK, 0.5), mix(ink, NIGHT, 0.3)

    def put(spec: str, paint: Ink, lift: float) -> None:
        points = [[*pair.rstrip("!").split(","), "!" if pair.endswith("!") else ""] for pair in spec.split()]
        moved = " ".join(f"{x + side * float(a)},{y + float(b)}{mark}" for a, b, mark in points)
        torn(card, moved, paint, 80, lift, 2, pale)

    put("-10,0! -50,110 -34,220! -70,196! -112,214! -104,100 -50,-6!", deep, 4)
    put("0,6! 40,90 70,190! 24,176! -2,204! -22,100 -24,10!", ink, 6)
    put("-10,-16! -70,-70 -130,-60 -140,-10 -120,40 -70,44 -10,20!", ink, 8)
    put("6,-14! 40,-66 96,-74 118,-34 108,14 60,36 6,22!", ink, 8)
    put("-24,-26! 0,-32 22,-24! 28,4 20,28! -4,34 -26,26!", deep, 6)
