"""First Prize: the cabbage is held up to be seen; the judges measure the uncle below it; a rival eats his own leek."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.first_prize.cabbage import cabbage
from art.scenes.houseguests.first_prize.inks import (
    BLACK,
    BRICK,
    CAST,
    CREAM,
    FAIR,
    GREEN,
    LINEN,
    MUSTARD,
    RUDDY,
    SLATE,
    UMBER,
)
from art.scenes.houseguests.first_prize.judges import judges, tape_of_belly
from art.scenes.houseguests.first_prize.rival import rival

GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the village low behind, the tower of two in front of it, then those who do not look up."""
    _hill(card)
    _neighbours(card)
    _table(card)
    _girl(card)
    _uncle(card)
    _riding(card)
    cabbage(card)
    _her_hands(card)
    tape_of_belly(card)
    judges(card)
    rival(card)


def _hill(card: Sheet) -> None:
    card.paint(
        "-40,1150! 160,1080 420,1130 700,1050 980,1090 1240,1010! 1240,1840! -40,1840!",
        mix(GREEN, CREAM, 0.3),
        angle=-6,
        laps=90,
        edge="torn",
        core=LINEN,
        lift=3,
    )
    card.paint(
        "-40,1300! 200,1240 500,1270 900,1220 1240,1240! 1240,1840! -40,1840!",
        mix(MUSTARD, UMBER, 0.12),
        angle=4,
        laps=90,
        edge="torn",
        core=LINEN,
        lift=3,
    )


def _neighbours(card: Sheet) -> None:
    """Eight, none of whom grew anything like it."""
    for x, y, wide, ink in (
        (404, 1080, 60, SLATE),
        (38, 1110, 66, BRICK),
        (322, 1140, 62, BRICK),
        (1150, 1030, 74, BRICK),
        (408, 1190, 58, UMBER),
        (1180, 1130, 70, SLATE),
        (318, 1236, 54, SLATE),
        (106, 1150, 50, UMBER),
    ):
        card.paint(
            f"{x - wide},{y + 190}! {x - wide},{y + 90} {x - wide * 0.6:.0f},{y + 46} {x},{y + 36} {x + wide * 0.6:.0f},{y + 46} {x + wide},{y + 90} {x + wide},{y + 190}!",
            ink,
            angle=84,
            edge="torn",
            core=LINEN,
            lift=4,
        )
    for name, x, y, size, tilt, turn in (
        ("baker", 404, 1066, 46, -8, 0.4),
        ("widow", 38, 1094, 48, 6, 0.5),
        ("clerk", 322, 1130, 42, 4, 0.5),
        ("smith", 1150, 1006, 50, -10, -0.5),
        ("herd", 408, 1184, 42, -12, 0.4),
        ("aunt", 1184, 1112, 46, -6, -0.4),
        ("boy", 318, 1226, 38, -14, 0.5),
        ("lad", 106, 1142, 38, -4, 0.4),
    ):
        Head(card, CAST[name], x, y, size, tilt=tilt, turn=turn).draw()


def _table(card: Sheet) -> None:
    """A white cloth with what has lost: marrows, three of a size."""
    cloth = card.piece(
        "330,1530! 700,1516 1240,1500! 1240,1690! 1100,1700 700,1712 330,1720!",
        LINEN,
        angle=2,
        laps=60,
        edge="cut",
        lift=6,
    )
    with card.inside(cloth):
        for x in range(360, 1240, 74):
            card.paint(ribbon(f"{x},1560 {x - 8},1640 {x + 4},1730", (2, 8, 3)), shift(LINEN, -0.08), thin=0.2)
    for x, y, long, ink, tilt in (
        (420, 1496, 74, GREEN, -6),
        (546, 1490, 66, mix(GREEN, MUSTARD, 0.5), 5),
        (470, 1440, 60, mix(GREEN, BLACK, 0.3), -3),
    ):
        at = affine(x, y, long, tilt)
        m = card.piece(
            "-1,.0 -.9,-.34 -.3,-.5 .5,-.44 .95,-.2 1,.1 .8,.36 .1,.46 -.7,.4", ink, at=at, angle=tilt, lift=5
        )
        with card.inside(m):
            for v in (-0.22, 0.04, 0.26):
                card.paint(ribbon(f"-.95,{v} 0,{v * 1.3} .95,{v}", (3, 8, 3), at), shift(ink, 0.09), thin=0.2)
        card.paint(ribbon("-.95,-.1 -1.12,-.22 -1.2,-.2", (9, 7, 8), at), UMBER)


def _girl(card: Sheet) -> None:
    """Thin, all stretched: arms, neck, voice."""
    sleeve = mix(LINEN, SLATE, 0.62)
    for arm in (
        "690,470! 640,380 590,290 566,200! 622,176! 660,260 700,330 756,410!",
        "812,410! 880,330 930,260 956,180! 1012,206! 990,300 930,400 880,470!",
    ):
        card.paint(arm, sleeve, angle=70, lift=5)
    frock = card.piece(
        "690,440! 740,404 786,424 836,404! 890,446! 884,540 920,660 640,664 690,540",
        BRICK,
        angle=84,
        laps=40,
        lift=6,
    )
    with card.inside(frock):
        card.paint("742,400! 786,470! 836,400!", FAIR.shade)
        card.paint(ribbon("700,500 790,516 884,500", (10, 12, 10)), MUSTARD, thin=0.1)
    card.paint("758,390! 816,390! 812,440 786,456 762,440!", FAIR.shade)
    for plait in ("716,330 650,372 620,450 566,470", "850,330 924,360 950,440 1010,452"):
        card.paint(ribbon(plait, (26, 34, 30, 20)), MUSTARD, lift=4)
        x, y = (float(v) for v in plait.split()[-1].split(","))
        card.paint("-1,-.5! 0,-.15 1,-.5! .9,.6! 0,.2 -.9,.6!", BRICK, at=affine(x, y, 24, -20), lift=3)
    Head(card, CAST["girl"], 784, 330, 86, tilt=-5, turn=-0.15).draw()


def _her_hands(card: Sheet) -> None:
    hand(card, "cup", 590, 196, 92, -112, FAIR, age=10, lift=4)
    hand(card, "cup", 986, 196, 92, -70, FAIR, flip=True, age=10, lift=4)


def _uncle(card: Sheet) -> None:
    """Chest like a door, and ticklish."""
    for spec in (
        "470,1500! 600,1470 780,1470! 776,1590 724,1640! 560,1654 440,1636!",
        "770,1470! 960,1470 1100,1490! 1130,1630! 1000,1654 850,1640! 790,1600",
    ):
        card.paint(spec, LINEN, angle=86, laps=50, lift=6)
    for spec in (
        "500,1630! 700,1630! 690,1740 660,1840! 530,1840! 504,1740",
        "880,1630! 1076,1630! 1074,1740 1046,1840! 912,1840! 884,1740",
    ):
        calf = card.piece(spec, SLATE, angle=84, lift=4)
        with card.inside(calf):
            for k in range(5):
                x0, y0, x1, _ = card.box(calf)
                card.paint(ribbon(f"{x0},{y0 + 30 + 46 * k:.0f} {x1},{y0 - 6 + 46 * k:.0f}", (9, 9)), BLACK, thin=0.15)
    shirt = card.piece(
        "560,742! 640,700 780,690 930,700 1010,742! 1076,960 1096,1240 1120,1520! 980,1560 780,1570 600,1562 448,1530! 470,1240 492,960",
        LINEN,
        angle=84,
        laps=80,
        grain=0.2,
        lift=9,
    )
    with card.inside(shirt):
        card.paint("690,690! 790,860! 880,690!", RUDDY.shade, angle=70)
        for fold in (
            "560,1440 580,1500 570,1570",
            "720,1450 730,1510 722,1580",
            "900,1450 890,1520 900,1580",
            "1040,1440 1030,1500 1044,1560",
        ):
            card.paint(ribbon(fold, (3, 12, 5)), shift(LINEN, -0.09), thin=0.15)
    for side in (
        "600,716! 690,694! 740,820 770,1000 776,1200 770,1420! 640,1432 462,1410! 474,1200 500,960 540,780",
        "890,694! 976,716! 1040,780 1072,960 1094,1200 1104,1404! 960,1428 816,1420! 812,1200 822,1000 848,820",
    ):
        vest = card.piece(side, UMBER, angle=86, laps=70, grain=0.28, lift=6)
        printed(card, vest, "thistle", BRICK, MUSTARD, gap=104, thin=0.1)
        with card.inside(vest):
            x0, _, x1, y1 = card.box(vest)
            card.paint(f"{x0},{y1 - 40}! {x1},{y1 - 36}! {x1},{y1}! {x0},{y1}!", BLACK, angle=2)
    card.paint("450,1396! 780,1436 1112,1390! 1122,1470! 780,1512 442,1474!", BLACK, angle=2, laps=30, lift=6)
    for x in range(500, 1100, 86):
        card.paint("-1,0! 0,-1! 1,0! 0,1!", MUSTARD, at=affine(x, 1446 + 14 * (1 - abs(x - 780) / 300), 15), lift=2)


def _riding(card: Sheet) -> None:
    """Her legs down his chest, his head between her knees, his hands round her boots."""
    for leg in (
        "640,650! 700,640 716,700 690,800 690,900! 620,904! 610,800 606,710",
        "880,640! 940,650 970,710 960,800 950,904! 882,900! 880,800 866,700",
    ):
        stocking = card.piece(leg, mix(MUSTARD, LINEN, 0.25), angle=84, lift=7)
        with card.inside(stocking):
            x0, y0, x1, y1 = card.box(stocking)
            for k in range(7):
                card.paint(
                    ribbon(f"{x0},{y0 + 40 * k:.0f} {x1},{y0 + 40 * k + 6:.0f}", (9, 9)),
                    mix(MUSTARD, UMBER, 0.5),
                    thin=0.1,
                )
    for boot in (
        "612,860! 698,856! 704,950 716,1010 690,1064 640,1096 590,1090! 580,1050 606,1000 612,940",
        "876,856! 960,860! 962,940 970,1000 996,1050 984,1092! 930,1096 886,1062 866,1010 872,950",
    ):
        card.paint(boot, mix(BRICK, MUSTARD, 0.22), angle=80, lift=6)
        card.paint(
            ribbon("600,1084 644,1086 688,1058" if boot.startswith("6") else "984,1086 930,1086 888,1058", (8, 8, 6)),
            BLACK,
        )
    card.paint("700,700! 880,700! 860,790 790,812 720,790!", RUDDY.shade)
    Head(card, CAST["uncle"], 790, 640, 128, tilt=7, turn=0.12).draw()
    for upper, cuff in (
        (
            "566,744! 500,820 440,960 450,1060! 520,1110 600,1050 660,960! 640,900! 590,930 560,960 570,900 600,800",
            "570,926! 606,886! 648,944! 610,994!",
        ),
        (
            "1004,744! 1070,830 1126,960 1116,1060! 1050,1110 970,1050 912,960! 934,900! 990,930 1012,960 1004,900 980,800",
            "968,886! 1004,926! 966,994! 928,944!",
        ),
    ):
        arm = card.piece(upper, mix(LINEN, CREAM, 0.3), angle=60, laps=46, lift=8)
        with card.inside(arm):
            x0, y0, x1, y1 = card.box(arm)
            side = 1 if x0 < 700 else -1
            edge = x0 if side > 0 else x1
            for k in range(3):
                card.paint(
                    ribbon(
                        f"{edge + side * (40 + 26 * k):.0f},{y0 + 60} {edge + side * (24 + 30 * k):.0f},{y0 + 200} {edge + side * (60 + 30 * k):.0f},{y1 - 30}",
                        (3, 10, 4),
                    ),
                    shift(LINEN, -0.1),
                    thin=0.15,
                )
        card.paint(cuff, BRICK, lift=4)
    hand(card, "grip", 612, 944, 128, -30, RUDDY, flip=True, lift=6)
    hand(card, "grip", 962, 944, 128, 210, RUDDY, lift=6)
