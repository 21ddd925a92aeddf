"""What the bather sees of the bather: one knee, and one leg as far as the tap."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.the_water_has_gone_cold.inks import BONE, CHALK, DRY, HERS, ROSE, WATER, WET

LIGHT = shift(HERS.base, 0.03)


def knee(card: Sheet) -> None:
    """The left one, near, cropped by the card's edge."""
    _wet(card, "-60,1600! 120,1640 300,1630 420,1600 516,1556! 490,1660 390,1730 220,1760 60,1750 -60,1730!", 220, 1700)
    # what goes on behind it, down to the foot that is not to be seen
    shin = card.piece(
        "270,1180! 340,1176 410,1206 476,1262 534,1334 574,1404! 530,1432 460,1440 390,1430! 350,1300",
        mix(HERS.base, HERS.shade, 0.55),
        angle=52,
        laps=50,
        grain=0.28,
        lift=8,
        **WET,
    )
    with card.inside(shin):
        card.paint("420,1200! 480,1290 520,1380 530,1460! 640,1460! 600,1200!", HERS.shade, angle=54, laps=40, **DRY)
    _ring(card, "380,1430 460,1446 536,1436 596,1396")
    dome = card.piece(
        "-60,1340! -10,1276 40,1216 96,1180 150,1158 210,1148 268,1152 320,1172 362,1214 384,1280 404,1380 430,1490 462,1580! "
        "400,1616 260,1640 100,1636 -60,1610!",
        HERS.base,
        angle=64,
        laps=70,
        grain=0.28,
        lift=11,
        **WET,
    )
    with card.inside(dome):
        card.paint(
            "300,1170! 340,1260 356,1360 380,1480 400,1660! 560,1660! 560,1160!", HERS.shade, angle=76, laps=44, **DRY
        )
        card.paint(ribbon("292,1226 316,1280 304,1340 280,1376", (4, 14, 10, 3)), HERS.shade, edge="raw")
        card.paint(ribbon("40,1270 30,1320 44,1370", (3, 12, 3)), shift(HERS.base, -0.07), edge="raw")
        card.paint("110,1206! 180,1190 246,1202! 250,1236 190,1246 116,1240!", LIGHT, angle=6, thin=0.16, edge="raw")
        # it was knocked on something, some days ago
        at = affine(196, 1440, 1.4, -24)
        card.paint("-74,-20! 74,-22! 84,0 74,22! -74,20! -84,0", BONE, at=at, angle=-24, lift=4)
        card.paint("-26,-21! 26,-22! 26,22! -26,21!", CHALK, at=at, angle=-24, lift=1)
    _ring(card, "-60,1614 100,1642 262,1644 404,1618 508,1566")


def _wet(card: Sheet, spec: str, x: float, y: float) -> None:
    """The darker water at its foot and what the surface gives back of it."""
    card.paint(spec, shift(WATER, -0.05), angle=3, laps=40, grain=0.3, **DRY)
    for dx, dy, w in ((0, 0, 130), (24, 40, 90), (-20, 84, 56)):
        card.brush(
            f"{x + dx - w},{y + dy} {x + dx},{y + dy - 6} {x + dx + w},{y + dy + 3}",
            22,
            mix(ROSE, WATER, 0.45),
            dry=0.8,
        )


def _ring(card: Sheet, spec: str) -> None:
    card.paint(ribbon(spec, (4, 13, 15, 13, 4)), CHALK, edge="raw")


TOES = "590,776! 672,776! 674,856! 678,806 700,790 722,806 726,862! 732,824 752,812 772,830 772,876! 778,846 797,838 814,856 812,892!"
INNER = "590,1570 598,1470 612,1400 634,1344 648,1290 628,1234 610,1166 612,1104 630,1054 636,1024 618,1000 606,968 592,930 562,886 568,826"
OUTER = (
    "818,872 834,868 846,886 842,916 824,948 804,980 794,1008 804,1036 792,1064 818,1106 878,1162 922,1224 936,1286 950,1334 "
    "982,1388 1004,1450 1048,1536 1090,1604"
)


def leg(card: Sheet) -> None:
    """The right one, all of it: out of the water, over the knee, to the toe in the tap."""
    _wet(card, "540,1646! 720,1690 880,1700 1010,1690 1160,1640! 1150,1730 1020,1780 860,1790 700,1770", 880, 1750)
    whole = card.piece(
        f"592,1660! {INNER} {TOES} {OUTER} 1124,1660! 1000,1696 880,1706 750,1696",
        HERS.base,
        angle=74,
        laps=70,
        grain=0.26,
        lift=12,
        **WET,
    )
    with card.inside(whole):
        _planes(card)
    _ring(card, "556,1638 720,1694 880,1710 1010,1694 1148,1636")


def _planes(card: Sheet) -> None:
    card.paint(
        "820,880! 800,960! 764,1010 776,1070 836,1160 876,1240 888,1300! 930,1372 938,1440 984,1540 1040,1700! 1200,1700! "
        "1200,1300! 960,1100! 860,860!",
        HERS.shade,
        angle=66,
        laps=50,
        grain=0.26,
        **DRY,
    )
    dark = shift(HERS.base, -0.07)
    # the kneecap, by its sides only
    card.paint(
        "712,1310! 770,1286 838,1296 868,1336! 860,1360 780,1340 706,1362!", LIGHT, angle=8, thin=0.14, edge="raw"
    )
    card.paint(ribbon("690,1330 682,1380 700,1424 726,1440", (3, 14, 12, 3)), dark, edge="raw")
    card.paint(ribbon("880,1330 898,1380 890,1424 868,1446", (3, 13, 11, 3)), HERS.shade, edge="raw")
    card.paint(ribbon("712,1290 740,1272 790,1270", (3, 9, 3)), dark, edge="raw")
    # shin, sinews of the instep, the ankle's knobs
    card.paint("722,1236! 700,1150 690,1060 694,1020! 700,1080 712,1160!", LIGHT, angle=80, edge="raw", thin=0.14)
    for line in (
        "636,890 664,950 684,1000",
        "690,886 702,944 708,996",
        "738,892 734,946 728,996",
        "778,906 762,954 746,1000",
    ):
        card.paint(ribbon(line, (2, 8, 2)), shift(HERS.base, -0.05), edge="raw", thin=0.1)
    card.paint(ribbon("616,1002 638,1014 646,1044", (3, 10, 3)), HERS.shade, edge="raw")
    for line in (
        "673,870 672,830 674,790",
        "725,876 726,850 728,824",
        "772,890 774,866 776,846",
        "813,906 815,886 818,870",
    ):
        card.paint(ribbon(line, (3, 7, 4)), HERS.shade, edge="raw")
    for x, y, w in ((700, 806, 25), (752, 827, 22), (797, 851, 19), (833, 880, 15)):
        card.paint(
            "-.5,-.4! .5,-.4! .46,.3 0,.55 -.46,.3", mix(HERS.base, CHALK, 0.6), at=affine(x, y, w, 10), angle=80
        )
