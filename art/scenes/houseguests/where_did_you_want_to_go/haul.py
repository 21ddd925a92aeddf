"""What she does: two arms, two hands, the road between them and on her lap."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.where_did_you_want_to_go.inks import (
    BLUSH,
    CHALK,
    FIBRE,
    FOLD,
    HERS,
    LILAC,
    NIGHT,
    ROAD,
    SLATE,
    TAN,
    UNDER,
)
from art.scenes.houseguests.where_did_you_want_to_go.road import stretch

FAR: Final = affine(404, 1016, 1, -8)
CLOTH: Final = shift(NIGHT, 0.035)


def far_arm(card: Sheet, hill: Patch) -> None:
    """Reach out, take hold: the road comes off the ground into her hand."""
    card.paint("30,1120! 160,1160 330,1130 420,1090! 360,1190 200,1220 20,1190!", mix(SLATE, NIGHT, 0.75), angle=4)
    card.paint(
        "830,830! 700,860 590,910 500,960! 520,1066! 640,1050 760,1020 880,1000!", shift(NIGHT, 0.02), angle=-20, lift=9
    )
    card.paint("500,964! 430,950 380,960 350,990! 360,1060! 430,1080 510,1066!", HERS.shade, angle=10, lift=4)
    with card.inside(hill):
        band = stretch(
            card,
            "330,500 436,566 500,640 440,722 290,778 120,836 34,920 34,1030 76,1096 170,1120 290,1086 404,1020 470,1080 "
            "560,1206 690,1196",
            (72, 90, 120, 146, 160, 172, 182, 190, 197, 202, 200, 186, 160, 112, 108, 144, 160, 116),
            7,
            bare=270,
        )
    folds = (
        "404,1010 330,1044 240,1090 150,1104",
        "404,1036 330,1086 250,1136",
        "414,1030 470,1110 540,1220 600,1240",
        "430,1020 500,1086 566,1166 640,1182",
    )
    card.pattern(band, [ribbon(q, (8, 7, 2)) for q in folds], UNDER, thin=0.1)


def far_hand(card: Sheet) -> None:
    """Close it over the road."""
    _fingers(card, FAR, TAN, BLUSH)
    card.paint("516,944! 474,958! 490,1080! 540,1068!", CHALK, angle=70, lift=4)


def _fingers(card: Sheet, at: Array, ink: str, nail: str) -> None:
    """Four fingers over the band, tips towards us, and a thumb along it."""
    lines = [f"{x},-58 {x - 4},{-6} {x + 2},{t}" for x, t in ((-62, 44), (-20, 58), (22, 56), (60, 40))]
    for line in lines:
        card.paint(jointed(line, 44, at, 0.86), ink, angle=80, lift=4, wobble=0.3)
        marked(card, line, 40, at, FOLD, nail)
    card.paint(jointed("104,-40 40,-76 -30,-78 -74,-68", 44, at, 0.8), ink, angle=4, lift=4, wobble=0.3)
    marked(card, "104,-40 40,-76 -30,-78 -74,-68", 40, at, FOLD, nail)


def heap(card: Sheet) -> None:
    """What she has already: fold upon fold over her lap, and a signpost that came with it."""
    _signpost(card)
    band = stretch(
        card,
        "1060,1850 940,1800 700,1800 400,1816 100,1800 -60,1760 -40,1690 100,1690 360,1706 640,1690 830,1656 890,1596 820,1550 "
        "660,1574 420,1594 220,1580 120,1530 150,1466 290,1462 500,1456 690,1424 800,1360 790,1280 690,1190",
        (138, 138, 138, 138, 138, 138, 138, 138, 138, 138, 138, 138, 138, 138, 132, 104),
        12,
        4,
    )
    edges = (
        "-60,1762 60,1764 360,1776 640,1760 800,1728 860,1704",
        "130,1636 240,1652 420,1664 640,1645 740,1628 780,1612",
        "190,1516 290,1531 500,1525 690,1493 770,1466 850,1420",
    )
    shades = (
        "-60,1762! 360,1778 640,1760 800,1728 890,1690! 860,1750 640,1788 360,1800 -60,1786!",
        "110,1640! 240,1654 420,1666 640,1646 790,1610! 700,1652 420,1694 220,1680",
        "170,1514! 290,1533 500,1527 690,1495 770,1468 870,1400! 880,1480 700,1524 480,1558 280,1556",
    )
    with card.inside(band):
        for shade in shades:
            card.paint(shade, mix(ROAD, UNDER, 0.42), angle=4, laps=70, wobble=0.6)
        for line in edges:
            card.paint(ribbon(line, (2, 17, 20, 17, 2)), UNDER, thin=0.05, wobble=0.6)
        for line in edges:
            card.paint(ribbon(line, (4, 6, 6, 6, 4)), FIBRE, edge="torn", wobble=2.4)
    folds = ("700,1210 770,1280 780,1330", "680,1216 730,1290 730,1340")
    card.pattern(band, [ribbon(q, (8, 7, 2)) for q in folds], UNDER, thin=0.1)


def _signpost(card: Sheet) -> None:
    at = affine(190, 1610, 0.92, -15)
    card.paint("-15,-60! -13,-360! 13,-360! 15,-60!", LILAC, at=at, angle=88, lift=6)
    card.paint("-30,-346! 120,-342! 160,-312! 120,-280! -30,-284!", CHALK, at=at, lift=6)
    card.paint("30,-256! -104,-260! -144,-230! -104,-200! 30,-196!", CHALK, at=at, lift=6)


def near_arm(card: Sheet) -> None:
    """The elbow goes back."""
    sleeve = card.piece(
        "960,800! 1040,770 1130,800 1180,900 1196,1040 1180,1200 1120,1290 1010,1310 880,1290 780,1260! 790,1130! 880,1140 "
        "940,1120 950,1040 930,920",
        CLOTH,
        angle=70,
        laps=90,
        grain=0.34,
        lift=12,
    )
    card.pattern(
        sleeve,
        [ribbon(q, (2, 9, 2)) for q in ("1120,1160 1040,1190 960,1180", "1150,1060 1060,1130 980,1140")],
        mix(NIGHT, LILAC, 0.3),
    )
    for k, y in enumerate((1120, 1156, 1192, 1226)):
        line = f"690,{y} {612 - 5 * (k in (1, 2))},{y - 2} {598 - 3 * (k in (1, 2))},{y + 28}"
        card.paint(jointed(line, 42, affine(0, 0, 1), 0.88), HERS.base, angle=10, lift=5, wobble=0.3)
        marked(card, line, 36, affine(0, 0, 1), FOLD)
    hand = card.piece(
        "790,1150! 744,1134 706,1106 676,1098 656,1112! 650,1124 652,1138! 642,1148 642,1166 648,1174! 640,1186 640,1202 "
        "646,1210! 642,1222 646,1238 664,1250! 706,1256 748,1242 790,1238!",
        HERS.base,
        angle=8,
        lift=3,
        wobble=0.4,
    )
    card.pattern(
        hand,
        [
            ribbon(q, (5, 6, 1))
            for q in ("652,1138 676,1142 704,1150", "648,1174 676,1176 708,1180", "646,1210 674,1210 702,1208")
        ],
        FOLD,
    )
    card.paint("806,1124! 766,1130! 760,1256! 802,1268!", CHALK, angle=80, lift=5)
