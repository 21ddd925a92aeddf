"""The sleeper: gown, feet, arms and the head with its eyes shut."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix
from art.scenes.houseguests.i_thought_you_had_her.inks import (
    BONE,
    CHALK,
    CHARCOAL,
    FOLD,
    LIPS,
    PEWTER,
    SLATE,
    SLEEPER,
)

AT: Final = affine(440, 700, 0.9, 5)
"""Her head: typed upright, looking left, then tipped back a little, as if reined in."""
SHADE: Final = mix(BONE, PEWTER, 0.45)
DIM: Final = mix(BONE, PEWTER, 0.2)
GOWN: Final = (
    "500,930! 600,896 720,872 830,870 900,920 970,1030 1050,1140 1140,1230 1240,1290! 1240,1750! 1160,1700 1050,1728 940,1690 "
    "800,1722 660,1686 520,1714 400,1676 310,1690 226,1640! 250,1560 300,1470 346,1390 366,1310 400,1220 440,1110 470,1010!"
)


def gown(card: Sheet) -> None:
    """Lay one white sail of linen, the wind of her walking in it."""
    cloth = card.piece(GOWN, CHALK, angle=64, laps=90, grain=0.2, edge="torn", core="#fffaf0", lift=12)
    with card.inside(cloth):
        card.paint(
            "640,1180! 600,1340 560,1480 470,1600 400,1760! 780,1760! 760,1600 720,1440 690,1300!",
            DIM,
            angle=80,
            grain=0.2,
        )
        card.paint(
            "1240,1560! 1060,1500 900,1380 800,1230 740,1080! 790,1260 860,1440 960,1580 1040,1760! 1240,1780!",
            DIM,
            angle=60,
            grain=0.2,
        )
        for line, pen in (
            ("800,960 860,1080 960,1220 1100,1330 1250,1390", (2, 8, 6, 8, 3)),
            ("690,1120 720,1300 780,1500 860,1720", (2, 8, 8, 4)),
            ("560,1140 520,1290 440,1440 330,1600", (2, 8, 8, 3)),
            ("610,1150 590,1330 540,1500 470,1700", (2, 7, 8, 4)),
            ("860,1420 940,1540 1040,1620 1180,1690", (2, 7, 7, 2)),
        ):
            card.paint(ribbon(line, pen), SHADE)
    _flounce(card)


def _flounce(card: Sheet) -> None:
    """Lay the gathered strip along the hem."""
    strip = card.piece(
        "280,1526! 340,1556 430,1552 540,1590 670,1562 800,1596 930,1566 1050,1600 1160,1576 1250,1610! 1250,1760! 1160,1706 "
        "1050,1736 940,1698 800,1730 660,1694 520,1722 400,1684 310,1698 214,1646!",
        CHALK,
        angle=84,
        laps=40,
        grain=0.24,
        edge="torn",
        core="#fffaf0",
        wobble=4,
        lift=5,
    )
    gathers = [
        ribbon(f"{x},{y} {x - 8},{y + 40} {x - 4 + k % 3 * 6},{y + 62 + k % 2 * 22}", (8, 6, 1))
        for k, (x, y) in enumerate(
            (
                (310, 1556),
                (366, 1566),
                (424, 1562),
                (490, 1580),
                (548, 1600),
                (612, 1584),
                (680, 1572),
                (742, 1588),
                (806, 1606),
                (868, 1588),
                (934, 1578),
                (996, 1594),
                (1056, 1610),
                (1116, 1596),
                (1170, 1588),
            )
        )
    ]
    card.pattern(strip, turned(gathers), SHADE)


def feet(card: Sheet) -> None:
    """Lay both bare feet on the earth: one that arrives, one that leaves."""
    far = card.piece(
        "910,1640! 1010,1640! 1004,1690 1000,1716 984,1734 950,1738 920,1748 896,1770 862,1782 822,1784 798,1780 790,1768 "
        "806,1754 840,1738 872,1712 896,1680!",
        SLEEPER.shade,
        angle=40,
        lift=4,
    )
    with card.inside(far):
        card.paint("1010,1660! 996,1700 960,1724 910,1740 880,1770 850,1790! 1020,1790!", FOLD, angle=40)
        for line in ("796,1772 816,1768 826,1758", "820,1764 836,1758 842,1750"):
            card.paint(ribbon(line, (2, 5, 2)), FOLD)
    near = card.piece(
        "258,1600! 352,1620! 356,1690 366,1728 346,1754 280,1752 210,1758 140,1760 96,1756 84,1740 96,1724 150,1712 "
        "210,1690 246,1650!",
        SLEEPER.base,
        angle=10,
        lift=6,
    )
    with card.inside(near):
        card.paint("300,1600! 360,1620! 380,1760! 250,1770! 300,1720 310,1660!", SLEEPER.shade, angle=70)
        for line in ("96,1742 120,1744 136,1738", "120,1730 138,1734 148,1728", "146,1718 160,1724 172,1718"):
            card.paint(ribbon(line, (2, 5, 2)), FOLD)
        card.paint(ribbon("284,1690 300,1704 296,1722", (2, 6, 2)), FOLD)


def far_arm(card: Sheet) -> None:
    """Lay the arm behind, a little higher than the near one."""
    _hand(card, affine(196, 930, 0.94, 4), SLEEPER.shade)
    card.paint(
        "640,930! 420,910 300,896 200,890! 184,950 190,1000! 250,1030 300,1000 420,1010 560,1020!",
        DIM,
        angle=4,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=6,
    )


def near_arm(card: Sheet) -> None:
    """Lay the arm from the shoulder to the limp hand; the sleeve hangs from the wrist."""
    _hand(card, affine(224, 1030, 1.04, 0), SLEEPER.base)
    sleeve = card.piece(
        "706,924! 740,980 736,1060 690,1120 600,1146! 500,1140 420,1142 350,1170 290,1206 236,1200! 214,1130 206,1060 "
        "214,986! 320,1000 440,994 560,960 640,920!",
        CHALK,
        angle=6,
        laps=60,
        grain=0.2,
        edge="torn",
        core="#fffaf0",
        wobble=3,
        lift=10,
    )
    with card.inside(sleeve):
        card.paint("740,1040! 690,1080 600,1106 480,1100 380,1116 290,1160 226,1150! 230,1220! 760,1220!", DIM, angle=6)
        card.paint(ribbon("250,985 240,1060 252,1130 272,1210", (5, 5)), SHADE)
        for line in ("300,1010 400,1040 520,1030", "560,980 620,1010 640,1070", "320,1120 400,1080 500,1070"):
            card.paint(ribbon(line, (2, 7, 2)), SHADE)


def _hand(card: Sheet, at: Array, ink: Ink) -> None:
    """A hand from its back edge, hanging from the wrist as a sleeper's does."""
    lines = (
        ("-60,6 -112,26 -140,62", 30),
        ("-64,14 -106,44 -124,84", 30),
        ("-56,22 -90,56 -102,94", 28),
        ("-46,30 -70,62 -78,92", 25),
    )
    for line, wide in lines[::-1]:
        card.paint(jointed(line, wide, at), mix(ink, CHARCOAL, 0.06), lift=2)
    palm = "40,-34! 0,-34 -40,-26 -74,-8 -80,10 -66,34 -30,44 10,36 40,34!"
    card.paint(palm, ink, at=at, angle=10)
    card.paint(turned([jointed(lines[0][0], lines[0][1], at)]), ink, lift=2)
    card.paint(jointed("-10,30 -34,64 -44,92", 27, at), ink, lift=3)


def neck(card: Sheet) -> None:
    """Lay her neck and the collar."""
    skin = card.piece("480,860! 500,960 520,1000! 720,980! 690,900 680,800!", SLEEPER.shade, angle=80)
    with card.inside(skin):
        card.paint("440,880! 560,880 640,820! 700,820! 700,860! 600,930 480,940!", FOLD, angle=60, grain=0.2)
    card.paint(
        "470,950! 520,930 600,930 700,890 736,900! 750,940 720,980 620,1010 540,1014 480,1004!",
        CHALK,
        angle=10,
        edge="torn",
        core="#fffaf0",
        wobble=3,
        lift=6,
    )


def head(card: Sheet) -> None:
    """Lay the face, what is in it, and the fair hair drawn back."""
    face = card.piece(
        "-60,-230! -112,-180 -130,-130 -134,-88 -122,-54! -150,-14 -184,22 -200,44 -194,62 -150,74! -164,96 -172,110 -152,122! "
        "-166,138 -162,154 -142,164! -156,190 -152,222 -118,246 -70,250 10,222 80,170 120,100! 140,-100!",
        SLEEPER.base,
        at=AT,
        angle=80,
        laps=80,
        grain=0.2,
        lift=8,
    )
    with card.inside(face):
        card.paint(
            "-120,250! -60,222 0,180 40,120 30,40 10,-40! 160,-100! 160,120! 40,260!", SLEEPER.shade, at=AT, angle=70
        )
        card.paint("-200,60! -176,64 -156,58 -146,74! -150,80!", SLEEPER.shade, at=AT)
        # the shut lid, its lashes, the brow
        card.paint("-116,-30! -96,-58 -62,-58 -34,-30! -56,-6 -92,-4", SLEEPER.shade, at=AT, angle=10)
        card.paint("-188,104! -160,110 -128,114 -102,110! -126,121 -152,122!", LIPS, at=AT)
        card.paint("-190,126! -152,122 -126,121 -102,110! -126,144 -150,158 -186,160!", LIPS, at=AT)
    card.paint(ribbon("-122,-26 -96,-4 -62,-2 -28,-28", (4, 11, 11, 3), AT), CHARCOAL)
    for q in ("-104,-8 -116,8 -130,16", "-86,-2 -92,18 -102,28", "-66,-2 -66,18 -70,30"):
        card.paint(ribbon(q, (8, 7, 2), AT), CHARCOAL)
    card.paint(ribbon("-136,-92 -104,-112 -66,-110 -24,-90", (4, 14, 14, 3), AT), mix(SLATE, BONE, 0.2))
    for line, pen in (
        ("-146,66 -132,56 -134,38", (2, 7, 2)),
        ("-166,122 -140,123 -118,119 -100,107", (3, 7, 7, 2)),
        ("-110,66 -86,88 -84,116", (1, 5, 1)),
        ("-140,206 -124,202 -112,208", (1, 5, 1)),
    ):
        card.paint(ribbon(line, pen, AT), FOLD)
    _ear(card)
    hair = card.piece(
        "-74,-212! -100,-196 -60,-256 20,-294 130,-290 226,-232 276,-130 272,0 226,90 150,136! 110,130 84,100! 96,60 100,10 "
        "76,-40 30,-46! 0,-80 -40,-140!",
        BONE,
        at=AT,
        angle=30,
        laps=60,
        grain=0.26,
        lift=8,
    )
    with card.inside(hair):
        for line in (
            "-66,-212 30,-206 120,-116 140,60",
            "-56,-226 60,-228 170,-140 176,60 150,130",
            "-44,-246 80,-256 214,-170 226,30 180,110",
            "-30,-264 110,-278 250,-180 262,-20 226,80",
            "-60,-196 10,-166 70,-96 106,40",
            "-52,-176 -10,-140 30,-90 80,-44",
        ):
            card.paint(ribbon(line, (2, 6, 8, 3), AT), mix(SLATE, BONE, 0.45))
        card.paint("110,140! 150,60 210,-20 274,-60! 290,40 230,120 150,150!", mix(BONE, PEWTER, 0.45), at=AT, angle=60)
        for line in ("130,130 176,60 250,-20", "150,140 210,80 268,10"):
            card.paint(ribbon(line, (3, 7, 2), AT), mix(SLATE, PEWTER, 0.3))
    card.paint(ribbon("-70,-210 -92,-196 -96,-170", (9, 8, 1), AT), BONE, lift=2)


def _ear(card: Sheet) -> None:
    card.paint("36,-30 60,-48 84,-30 88,10 70,50 52,58 40,30", SLEEPER.base, at=AT, lift=2)
    card.paint(ribbon("46,-20 62,-32 74,-12 68,20 56,34", (3, 7, 7, 3), AT), FOLD)
