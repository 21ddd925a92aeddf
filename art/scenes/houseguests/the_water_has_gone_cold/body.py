"""What the bather sees of the bather: one knee, and one leg as far as the tap."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.the_water_has_gone_cold.inks import BONE, CHALK, DRY, HERS, ROSE, WATER, WET

LIGHT = shift(HERS.base, 0.03)
DARK = shift(HERS.base, -0.07)


def knee(card: Sheet) -> None:
    """The left one, near, cropped by the card's edge."""
    _wet(card, "-60,1600! 120,1640 300,1630 420,1600 516,1556! 490,1660 390,1730 220,1760 60,1750 -60,1730!", 220, 1700)
    dome = card.piece(
        "-80,1640! -66,1500 -20,1370 44,1250 116,1170 196,1136 270,1150 338,1212 388,1320 424,1450 462,1600! 330,1636 160,1650 "
        "20,1646!",
        HERS.base,
        angle=72,
        laps=70,
        grain=0.28,
        lift=11,
        **WET,
    )
    with card.inside(dome):
        card.paint(
            "262,1120! 316,1230 336,1340 346,1480 340,1680! 560,1680! 560,1120!", HERS.shade, angle=76, laps=44, **DRY
        )
        card.paint(ribbon("74,1250 70,1300 96,1346 134,1364", (3, 12, 12, 3)), DARK, edge="raw")
        card.paint(ribbon("270,1240 286,1290 268,1336 238,1358", (3, 12, 12, 3)), HERS.shade, edge="raw")
        card.paint("120,1206! 168,1180 226,1182! 222,1222 172,1226 124,1240!", LIGHT, angle=6, thin=0.16, edge="raw")
        # it was knocked on something, some days ago
        at = affine(150, 1462, 1.4, -24)
        card.paint("-74,-20! 74,-22! 84,0 74,22! -74,20! -84,0", BONE, at=at, angle=-24, lift=4)
        card.paint("-26,-21! 26,-22! 26,22! -26,21!", CHALK, at=at, angle=-24, lift=1)
    _ring(card, "-60,1646 100,1656 262,1650 380,1626 500,1590")


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
INNER = "586,1600 600,1500 618,1410 630,1330 632,1262 624,1190 620,1110 634,1030 650,974 636,920 606,870 584,830"
OUTER = (
    "818,880 828,870 840,888 834,918 816,956 804,1000 810,1050 836,1110 858,1180 864,1250 888,1320 904,1400 936,1500 "
    "976,1600"
)


def leg(card: Sheet) -> None:
    """The right one, all of it: out of the water, over the knee, to the toe in the tap."""
    _wet(card, "540,1646! 720,1690 880,1700 1010,1690 1160,1640! 1150,1730 1020,1780 860,1790 700,1770", 880, 1750)
    whole = card.piece(
        f"566,1680! {INNER} {TOES} {OUTER} 1000,1674! 930,1700 820,1712 690,1704",
        HERS.base,
        angle=74,
        laps=70,
        grain=0.26,
        lift=12,
        **WET,
    )
    with card.inside(whole):
        _planes(card)
    _ring(card, "524,1650 680,1704 810,1716 930,1702 1046,1650")


def _planes(card: Sheet) -> None:
    card.paint(
        "830,880! 800,960! 772,1040 790,1120 812,1220 822,1320! 846,1420 880,1540 900,1720! 1200,1720! 1200,1300! 960,1100! "
        "870,860!",
        HERS.shade,
        angle=72,
        laps=50,
        grain=0.26,
        **DRY,
    )
    # the kneecap: its lower rim and what light falls on it
    card.paint(ribbon("684,1290 676,1336 694,1382 728,1404", (3, 12, 12, 3)), DARK, edge="raw")
    card.paint(ribbon("836,1290 850,1336 836,1380 806,1402", (3, 12, 12, 3)), HERS.shade, edge="raw")
    card.paint("718,1262! 762,1244 808,1254! 806,1290 764,1292 722,1302!", LIGHT, angle=8, thin=0.14, edge="raw")
    # shin, sinews of the instep, the ankle's knobs
    card.paint("730,1200! 716,1130 706,1060 706,1020! 716,1080 730,1140!", LIGHT, angle=80, edge="raw", thin=0.14)
    for line in (
        "636,890 664,950 684,1000",
        "690,886 702,944 708,996",
        "738,892 734,946 728,996",
        "778,906 762,954 746,1000",
    ):
        card.paint(ribbon(line, (2, 8, 2)), shift(HERS.base, -0.05), edge="raw", thin=0.1)
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
