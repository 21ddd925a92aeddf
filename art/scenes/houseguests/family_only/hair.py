"""The hair: three manes and a fourth from outside, drawn together into one plait."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix
from art.scenes.houseguests.family_only.inks import (
    BLACK,
    BROWN,
    BUTTER,
    CHALK,
    GIRL,
    GRAN,
    GREYING,
    MOTHER,
    RED,
    SHELL,
    SKY,
    WARM,
    zoom,
)

_MOTHER = (
    "446,470! 440,400 456,320 500,256 560,224 616,216 676,226 730,260 770,324 782,400 776,470! 764,540 736,600 712,660 706,740 "
    "716,840 734,960 740,1080 720,1180! 520,1180! 494,1080 500,960 512,840 514,740 508,660 484,600 458,540"
)
_MOTHER_ROWS = (
    "470,500 492,560 528,640 540,760 530,900 530,1080",
    "492,430 510,520 552,620 566,760 558,920 566,1080",
    "548,330 552,480 588,610 596,760 590,920 600,1080",
    "612,250 612,440 616,610 622,760 624,920 630,1080",
    "676,330 672,480 644,610 648,760 656,920 664,1080",
    "730,430 716,520 678,620 674,760 690,920 700,1080",
    "756,500 738,560 704,640 694,760 712,900 718,1060",
)
_GRAN = (
    "112,700! 96,640 104,572 138,510 190,470 254,458 318,474 368,516 398,580 402,650 400,720! 424,800 470,880 530,970 596,1060 "
    "640,1150! 560,1210! 480,1160 400,1096 320,1020 250,950 190,880 140,790"
)
_GRAN_ROWS = (
    "130,730 180,850 270,950 400,1070 540,1170",
    "160,650 206,800 300,930 420,1046 560,1160",
    "200,570 240,740 330,890 440,1010 570,1140",
    "258,500 290,700 360,860 470,990 590,1120",
    "320,540 346,700 400,830 500,970 600,1090",
    "366,600 378,720 424,830 520,970 610,1080",
)
_GIRL = (
    "1074,820! 1084,760 1074,700 1044,652 1000,624 950,614 898,624 854,656 826,708 820,770 826,820! 812,870 772,930 720,1000 "
    "670,1080 620,1160! 690,1220! 760,1160 840,1100 910,1040 976,980 1030,910"
)
_GIRL_ROWS = (
    "836,830 800,910 730,1020 670,1110",
    "872,760 836,890 760,1010 680,1120",
    "910,690 886,860 800,1010 690,1130",
    "990,690 950,860 840,1020 710,1150",
    "1030,760 990,880 870,1030 720,1160",
    "1058,840 1000,930 890,1040 730,1180",
)
_COPPER = (
    "1260,330! 1200,380 1130,440 1060,476 990,490 920,500 850,530 790,590 748,680 722,790 706,900 690,1010 660,1130! 730,1170! "
    "752,1060 776,940 800,830 830,730 872,656 930,612 1010,590 1090,566 1160,530 1220,490 1260,456!"
)
_COPPER_ROWS = (
    "1250,360 1130,466 1000,508 880,534 800,610 752,720 722,880 690,1080",
    "1250,386 1130,488 1000,528 890,558 822,640 772,750 740,900 706,1090",
    "1250,412 1136,508 1006,548 900,580 840,664 792,780 758,920 720,1100",
    "1250,436 1150,526 1040,566 920,598 856,684 810,800 774,940 734,1100",
)
_BUD = "0,-1 .28,-.4 .95,-.3 .46,.14 .6,.82 0,.46 -.6,.82 -.46,.14 -.95,-.3 -.28,-.4"
_LOBE = "-1.02,-.34! -.86,-.86 -.34,-1.08 .2,-.86 .56,-.4 .78,.2 .86,.8 .74,1.5! .3,1.34 -.2,1.06 -.64,.7 -.94,.22"
_LOCKS = (
    "-.86,-.5 -.44,-.16 .1,.4 .7,1.4",
    "-.62,-.82 -.16,-.44 .34,.16 .74,1.3",
    "-.24,-.94 .2,-.5 .56,.2 .78,1.1",
    "-.9,-.1 -.56,.3 -.04,.78 .6,1.36",
)
_ORDER: Final[tuple[Ink, ...]] = (GREYING, RED, BLACK, WARM)
"""Of four strands plaited round, two wind to the left by turns and two to the right."""


def _gloss(ink: Ink) -> Ink:
    """Give the ink of the hairs that lie in one mane."""
    if ink is GREYING:
        return mix(CHALK, SKY, 0.3)
    if ink is RED:
        return mix(RED, BLACK, 0.42)
    return mix(ink, SHELL, 0.3)


def _mane(card: Sheet, spec: str, rows: tuple[str, ...], ink: Ink, at: Array | None = None) -> None:
    outline = curve(spec, at)
    card.paint([outline + shift for shift in ((-4, 0), (4, 0), (0, -4))], mix(ink, CHALK, 0.62), wobble=2, lift=7)
    mane = card.piece(spec, ink, angle=80, laps=52, grain=0.22, at=at)
    wide = (1, 8, 2) if ink is GREYING else (1, 5, 2)
    card.pattern(mane, [ribbon(row, wide, at) for row in rows], _gloss(ink), thin=0.12)


def manes(card: Sheet) -> None:
    """Lay the four, the stranger's over the girl's and the mother's."""
    _mane(card, _GRAN, _GRAN_ROWS, GREYING, zoom(*GRAN))
    _mane(card, _MOTHER, _MOTHER_ROWS, BLACK, zoom(*MOTHER))
    _jasmine(card)
    _mane(card, _COPPER, _COPPER_ROWS, RED)
    for stray in ("1210,366 1150,404 1080,428 1010,424", "1000,500 930,488 880,494"):
        card.paint(ribbon(stray, (5, 4, 1)), RED)
    _mane(card, _GIRL, _GIRL_ROWS, WARM, zoom(*GIRL))
    card.paint(ribbon("950,618 948,690 930,790 890,880", (9, 7, 2), zoom(*GIRL)), BROWN)


def _jasmine(card: Sheet) -> None:
    """Lay the flowers behind the mother's ear."""
    for x, y, r, turn in ((478, 548, 30, 10), (508, 588, 36, 44), (552, 616, 31, 80)):
        at = affine(x, y, r, turn)
        card.paint(_BUD, CHALK, angle=turn, wobble=0.4, lift=4, at=at)
        card.paint("0,-.24 .24,0 0,.24 -.24,0", BUTTER, at=at)


def plait(card: Sheet) -> None:
    """Lay lobe over lobe, left and right by turns, to beyond the lower edge."""
    for i in range(11):
        ink = _ORDER[i % 4]
        size, side = 136 - 1.5 * i, bool(i % 2)
        x, y = 622 + (58 if side else -58), 1150 + 68 * i
        at = affine(x, y, size, 0, flip=side)
        rim = affine(x, y - 1, size * 1.03, 0, flip=side)
        card.paint(_LOBE, mix(ink, CHALK, 0.62), at=rim, lift=5)
        lobe = card.piece(_LOBE, ink, angle=120 if side else 60, grain=0.22, at=at)
        card.pattern(lobe, [ribbon(lock, (0.012, 0.045, 0.02), at, size) for lock in _LOCKS], _gloss(ink), thin=0.1)
