"""Her hand from below with the folded handkerchief, nearest of all to us and therefore in shade."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.you_wont_feel_a_thing.inks import BONE, CHALK, CORAL, MINT, ROSE, SHELL, TIN

FLESH = mix(SHELL, ROSE, 0.3)
FAR = mix(SHELL, ROSE, 0.72)
NEAR = affine(30, 62)


def hand_with_cloth(card: Sheet) -> None:
    """Lay three fingers, the cloth before them, palm and cuff, and the thumb that presses the cloth to a pad."""
    _fingers(card)
    _cloth(card)
    _palm(card)
    _thumb(card)


def _fingers(card: Sheet) -> None:
    for spec, nail, ink in (
        (
            "900,1500! 800,1392 712,1322 640,1296 612,1312 622,1350 690,1410 780,1540!",
            "616,1312! 646,1304 668,1322 648,1344 626,1344!",
            FAR,
        ),
        (
            "880,1560! 760,1440 640,1384 560,1374 540,1398 556,1432 640,1470 780,1600!",
            "546,1396! 578,1382 602,1398 586,1424 556,1424!",
            mix(FAR, FLESH, 0.4),
        ),
        (
            "860,1620! 740,1516 620,1466 532,1466 514,1492 532,1526 620,1550 760,1660!",
            "520,1490! 552,1474 578,1490 560,1516 530,1516!",
            FLESH,
        ),
    ):
        card.paint(spec, ink, at=NEAR, angle=32, lift=9, grain=0.2)
        card.paint(nail, shift(ink, 0.07), at=NEAR, lift=1, grain=0.15)


def _cloth(card: Sheet) -> None:
    """Folded in four to a triangle, hemmed; the corner that has been licked is grey."""
    card.paint(
        "640,1392! 800,1470 900,1600! 880,1760 800,1850! 690,1850! 620,1620!",
        mix(BONE, TIN, 0.35),
        at=NEAR,
        angle=60,
        lift=10,
    )
    pad = card.paint(
        "596,1432! 700,1490 800,1580 860,1700! 850,1850! 560,1850! 380,1742! 470,1600!",
        CHALK,
        at=NEAR,
        angle=44,
        lift=13,
        grain=0.2,
    )
    if pad is None:
        return
    with card.inside(pad):
        card.paint("596,1420! 660,1460 560,1560 500,1560!", mix(TIN, CHALK, 0.3), at=NEAR, angle=50, ragged=26)
        card.paint("860,1690! 700,1640 560,1700! 470,1850! 900,1860!", BONE, at=NEAR, angle=10)
        card.paint(
            [
                ribbon("394,1716 484,1584 606,1444", (9, 9, 9), NEAR),
                ribbon("420,1734 506,1604 626,1466", (4, 4, 4), NEAR),
            ],
            CORAL,
        )
        card.paint(
            [
                ribbon("352,1708 480,1786 600,1870", (9, 9, 9), NEAR),
                ribbon("372,1692 500,1768 640,1864", (4, 4, 4), NEAR),
            ],
            CORAL,
        )
        card.paint(ribbon("560,1700 640,1668 720,1660", (3, 6, 2), NEAR), TIN)


def _palm(card: Sheet) -> None:
    card.paint("1240,1560! 1090,1530! 1000,1660 950,1850! 1240,1850!", MINT, at=NEAR, angle=110, lift=10)
    for i in range(5):
        card.brush(
            f"{1110 + i * 34},{1560 + i * 10} {1050 + i * 34},{1700 + i * 8} {1020 + i * 34},1850",
            5,
            shift(MINT, -0.12),
            NEAR,
            dry=0.9,
        )
    card.paint(
        "1116,1490! 1050,1506 960,1640 906,1850! 1000,1850! 1050,1700 1146,1566!", CHALK, at=NEAR, angle=110, lift=8
    )
    palm = card.paint(
        "1064,1520! 1000,1460 930,1440 860,1470 812,1540 790,1640! 800,1740 840,1850! 914,1850! 960,1700!",
        FLESH,
        at=NEAR,
        angle=60,
        lift=8,
        grain=0.2,
    )
    if palm is not None:
        with card.inside(palm):
            card.paint("1080,1600! 1000,1580 920,1640 880,1740 850,1860! 1000,1860!", FAR, at=NEAR, angle=64)
            card.paint(
                [
                    ribbon("862,1474 880,1500 872,1530", (3, 8, 3), NEAR),
                    ribbon("822,1536 846,1556 842,1584", (3, 8, 3), NEAR),
                ],
                mix(FAR, ROSE, 0.6),
            )


def _thumb(card: Sheet) -> None:
    thumb = card.paint(
        "930,1850! 900,1760 820,1690 720,1640 650,1628 618,1652 632,1694 700,1730 770,1776 830,1850!",
        FLESH,
        at=NEAR,
        angle=26,
        lift=10,
        grain=0.2,
    )
    if thumb is not None:
        with card.inside(thumb):
            card.paint("940,1860! 860,1780 760,1720 640,1686 640,1720 760,1790 830,1860!", FAR, at=NEAR, angle=28)
            card.paint(ribbon("770,1668 758,1694 768,1722", (3, 8, 3), NEAR), mix(FAR, ROSE, 0.7))
        card.paint(
            "628,1650! 664,1634 700,1650 690,1676 650,1686 630,1674!", shift(FLESH, 0.08), at=NEAR, lift=1, grain=0.15
        )
