"""The two whom the line runs between: a black coat, a bone coat, and an arm of each across the other."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.all_delays import train
from art.scenes.houseguests.all_delays.inks import BONE, COAT, FLAKE, HERS, HIS, LINE, SKY, WINE, torn

HIS_COAT: Final = (
    "420,560! 340,600 240,680 156,790 100,950 56,1120 10,1280 -60,1400! 296,1400! 350,1300 430,1150 520,1000 620,900 "
    "740,800 740,640 640,560"
)
HER_COAT: Final = (
    "740,640! 850,664 960,730 1040,850 1094,1010 1150,1180 1250,1330! 1250,1410! 500,1410! 498,1320 516,1200 552,1080 "
    "596,950 600,800 640,700"
)
HER_SLEEVE: Final = (
    "884,700! 930,790 900,900 800,980 660,1020 500,1032 350,1040 300,1036! 290,980 300,900! 420,880 540,850 640,790 "
    "720,710 800,668"
)
HIS_SLEEVE: Final = (
    "560,940! 640,920 760,960 850,1004 910,1010 940,1006! 958,1070 950,1144! 880,1164 780,1160 660,1130 560,1080"
)
KNUCKLES: Final = (
    ("40,-34 88,-50 146,-40", 44),
    ("46,-4 104,-10 158,0", 44),
    ("44,26 98,26 146,36", 42),
    ("36,54 82,60 120,68", 38),
)
"""His fingers, from the little one of hers that he has not let go of."""


def coats(card: Sheet) -> None:
    """Lay the two bodies, hem to hem, and what is dark between them."""
    card.paint("250,1420! 400,1200 500,1000! 620,930! 600,1100 560,1420!", mix(SKY, COAT, 0.72), angle=84, edge="torn")
    train.between(card)
    black = torn(card, HIS_COAT, COAT, 6, angle=76, laps=110, grain=0.4, lift=10)
    folds = (
        "214,1090 160,1220 110,1370",
        "330,1090 270,1220 220,1380",
        "440,1080 360,1220 310,1370",
        "330,640 240,740 190,860",
    )
    card.pattern(black, [ribbon(fold, (2, 10, 4)) for fold in folds], shift(COAT, 0.13), thin=0.2)
    bone = torn(card, HER_COAT, BONE, 6, angle=98, laps=110, grain=0.26, lift=12)
    seams = (
        "880,1190 930,1270 950,1400",
        "760,1180 770,1280 760,1400",
        "650,1170 620,1280 600,1400",
        "1020,1190 1080,1280 1130,1400",
    )
    card.pattern(bone, [ribbon(seam, (2, 10, 4)) for seam in seams], mix(BONE, SKY, 0.28), thin=0.15)


def his_collar(card: Sheet) -> None:
    """Turned up, as far as his jaw."""
    torn(card, "560,700! 620,656 680,640 724,610! 748,650 726,704 660,770 580,800!", COAT, 3, angle=140, lift=5)


def shoulder(card: Sheet) -> None:
    """His shoulder, that her chin lies on, and the velvet at her neck."""
    torn(card, "560,800! 600,760 680,700 752,690 800,676! 836,690 810,760 740,850 650,890!", WINE, 3, angle=140, lift=6)
    near = torn(
        card,
        "268,690! 336,650 420,666 520,714 610,786 660,880! 600,1010! 470,1010! 410,920 350,830 306,760",
        COAT,
        5,
        angle=30,
        lift=8,
    )
    card.pattern(near, ribbon("380,700 470,750 560,830", (2, 9, 3)), shift(COAT, 0.13), thin=0.2)


def snowed(card: Sheet) -> None:
    """What has come down on his back and on her shoulder since they began."""
    torn(
        card,
        "318,664! 240,684 160,780 108,924 96,984! 124,958 128,900 150,880 160,836 190,826 206,776 244,766 262,716 290,694!",
        FLAKE,
        2.5,
        angle=130,
        lift=5,
    )
    torn(
        card,
        "850,660! 930,696 1000,776 1050,862 1062,902! 1040,880 1016,862 1002,826 962,812 946,768 910,752 890,706!",
        FLAKE,
        2.5,
        angle=40,
        lift=5,
    )


def his_arm(card: Sheet) -> None:
    """It goes round her back, and stays there."""
    at = affine(934, 1076, 1, 2)
    shade, crease = mix(HIS.base, HIS.shade, 0.55), mix(HIS.shade, LINE, 0.4)
    card.paint("64,-40! 96,-84 124,-100 138,-88 128,-66 92,-30!", shade, at=at, lift=4, wobble=0.6)
    for line, wide in KNUCKLES[::-1]:
        card.paint(jointed(line, wide, at), HIS.base, angle=8, grain=0.2, lift=4)
        marked(card, line, wide, at, crease, mix(HIS.base, BONE, 0.28))
    card.paint("-20,-62! 30,-60 70,-52 76,-10 70,40 46,74 -20,68!", HIS.base, at=at, grain=0.2, angle=8)
    for line in ("66,-20 52,-20 38,-16", "70,12 54,10 40,10", "62,44 48,40 36,36"):
        card.paint(ribbon(line, (1, 5, 1), at), crease, wobble=0.3)
    torn(card, HIS_SLEEVE, shift(COAT, 0.05), 4, angle=8, laps=90, lift=10)
    for y in (1104, 1134):
        card.paint(ROUND, WINE, at=affine(914, y, 11), lift=3)


def her_arm(card: Sheet) -> None:
    """It goes round him, as far as the signal behind his back."""
    arm = torn(card, HER_SLEEVE, shift(BONE, 0.015), 4, angle=160, laps=90, grain=0.24, lift=14)
    folds = ("600,850 640,900 650,960", "720,780 770,840 776,910", "840,730 870,790 860,860")
    card.pattern(arm, [ribbon(fold, (2, 8, 3)) for fold in folds], mix(BONE, SKY, 0.28), thin=0.15)


def her_hand(card: Sheet) -> None:
    """Three fingers curled, one stretched out: it keeps the red arm down."""
    at = affine(296, 966, 1)
    crease = mix(HERS.shade, LINE, 0.2)
    for k, line in enumerate(("-80,54 -112,58 -130,50", "-92,30 -128,32 -150,24", "-98,2 -140,4 -162,0")):
        card.paint(jointed(line, 36, at, 0.9), shift(HERS.base, -0.02 * (2 - k)), grain=0.2, lift=4)
        marked(card, line, 36, at, crease)
    index = "-96,-28 -158,-26 -186,20 -180,76"
    card.paint(jointed(index, 38, at), HERS.base, grain=0.2, lift=5)
    marked(card, index, 38, at, crease, shift(HERS.base, 0.09))
    card.paint("10,-54! -40,-58 -96,-50 -118,-30 -114,10 -106,44 -84,72 -40,70 10,62!", HERS.base, at=at, grain=0.2)
    card.paint(
        "0,-52! -40,-84 -86,-96 -128,-88 -136,-72 -124,-62 -90,-58 -60,-34!", HERS.base, at=at, lift=4, wobble=0.6
    )
    for line in ("-104,-14 -88,-12 -74,-8", "-102,18 -86,16 -72,16", "-90,44 -76,40 -64,38"):
        card.paint(ribbon(line, (1, 5, 1), at), crease, wobble=0.3)
    torn(card, "318,888! 344,884! 340,1046! 300,1050! 284,1040 290,900", WINE, 3, angle=88, lift=6)
