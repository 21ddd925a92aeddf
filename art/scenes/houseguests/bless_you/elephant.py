"""The one who sneezes: a hill of slate, ears flung out, eyes shut, one forefoot off the floor, the trunk a hose."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import CHALK, DARK, HIDE, LINEN, SHELL, SLATE

DEEP = shift(HIDE, -0.06)
NAIL = mix(CHALK, SHELL, 0.35)


def body(card: Sheet) -> None:
    """Lay trunk of the body, the leg it stands on, and the one that has left the floor."""
    card.paint("-40,1720! 200,1700 560,1716 700,1750 560,1790 100,1800 -40,1800!", mix(LINEN, SLATE, 0.4), angle=2)
    whole = card.piece(
        "-40,500! 100,420 380,600 430,900 420,1020 470,1140 490,1280 470,1400 446,1500 440,1600 446,1680 466,1746 444,1786 "
        "290,1804 140,1792 108,1752 124,1680 120,1590 90,1550 40,1562 -40,1590!",
        HIDE,
        angle=60,
        laps=110,
        grain=0.28,
        lift=10,
    )
    with card.inside(whole):
        card.paint(
            "60,1540! 160,1480 300,1460 480,1440! 520,1840! 60,1840!",
            shift(HIDE, -0.03),
            angle=84,
            laps=60,
            edge="raw",
            ragged=40,
        )
        for fold in ("130,1640 280,1662 450,1640", "128,1690 280,1710 450,1690"):
            card.paint(ribbon(fold, (3, 9, 3)), shift(DEEP, -0.05))
        for x in (170, 250, 336, 416):
            card.paint(ROUND, NAIL, at=_oval(x, 1778, 30, 24))
    leg = card.piece(
        "300,1180! 420,1110 540,1160 630,1236 678,1330 680,1430 656,1540 664,1610 650,1650 590,1672 510,1660 476,1620! "
        "486,1540 476,1476 430,1450 340,1430 270,1360",
        HIDE,
        angle=60,
        laps=110,
        grain=0.28,
    )
    with card.inside(leg):
        for fold in (
            "640,1280 590,1330 560,1400",
            "668,1350 610,1380 570,1420",
            "480,1560 560,1580 650,1560",
            "300,1400 390,1448 470,1470",
        ):
            card.paint(ribbon(fold, (4, 12, 4)), DEEP, thin=0.1)
        for x, y in ((520, 1656), (580, 1664), (636, 1644)):
            card.paint(ROUND, NAIL, at=_oval(x, y, 26, 22))


def _oval(x: float, y: float, a: float, b: float) -> Array:
    return np.array([[a, 0.0, x], [0.0, b, y]])


def head(card: Sheet) -> None:
    """Lay the far ear, jaw, skull and trunk as one contour, tusk, shut eye, the near ear."""
    # the lower lip, and the mouth behind it
    card.paint("330,800! 470,790 560,840 600,900! 560,960 470,950 380,900!", mix(SHELL, "#a8614f", 0.45), lift=4)
    card.paint(
        "300,840! 400,880 500,936 590,950! 600,990 560,1020 460,1010 360,960 290,900!",
        shift(HIDE, 0.01),
        angle=20,
        lift=8,
    )
    card.paint("420,760! 520,800 586,848 646,850 698,806! 684,880 620,926 530,914 440,880!", CHALK, angle=30, lift=9)
    skull = card.piece(
        "-40,300! 40,262 120,260 180,290 230,262 310,262 390,310 440,400 474,480! 540,440 640,420 740,450 806,530 826,650 822,780 820,850 832,910 876,948! "
        "888,976 880,1004 888,1042! 824,1052 756,1020 716,946 704,840 708,720 690,640 640,604 590,620 566,690 556,760 536,836! 480,880 420,914 300,960 120,980 -40,1000!",
        HIDE,
        angle=50,
        laps=90,
        grain=0.28,
        lift=15,
    )
    with card.inside(skull):
        light = shift(HIDE, 0.05)
        card.paint(ribbon("110,330 240,330 350,420 420,520", (10, 60, 50, 10)), light, thin=0.3)
        # rings of the trunk
        for a, b, c in (
            ("478,470", "540,560", "560,700"),
            ("530,440", "580,520", "596,630"),
            ("590,426", "620,510", "628,612"),
            ("660,420", "664,510", "656,610"),
            ("730,446", "704,540", "676,630"),
            ("786,500", "740,590", "690,660"),
            ("820,590", "762,650", "700,700"),
            ("830,680", "770,716", "704,750"),
            ("830,760", "770,786", "704,810"),
            ("824,840", "770,862", "706,876"),
            ("830,900", "786,930", "722,956"),
            ("850,930", "816,980", "786,1036"),
        ):
            card.paint(ribbon(f"{a} {b} {c}", (4, 9, 4)), DEEP, thin=0.06)
        card.paint("872,940! 896,976 890,1004 892,1050! 864,1044 856,1000", mix(SHELL, HIDE, 0.45))
        # the eye is shut with all its might
        dark = mix(HIDE, DARK, 0.62)
        card.paint(ribbon("306,470 380,478 446,520 476,560", (8, 40, 40, 8)), shift(HIDE, 0.055))
        card.paint(ribbon("300,500 376,506 436,536 470,580", (4, 14, 14, 4)), dark)
        card.paint(ribbon("312,584 352,552 404,552 450,596", (8, 22, 22, 8)), DARK)
        for fold in (
            "310,560 276,540 246,506",
            "306,576 264,570 230,548",
            "306,594 266,604 236,604",
            "316,608 288,634 258,650",
            "330,604 376,586 430,616",
            "330,640 384,618 432,650",
            "352,668 394,650 428,676",
            "462,604 486,626 494,660",
        ):
            card.paint(ribbon(fold, (3, 11, 3)), dark)
    _ear(card)


def _ear(card: Sheet) -> None:
    ear = card.piece(
        "230,420! 190,360 110,330 20,350 -60,330! -60,1090! 0,1130 60,1120 96,1060! 130,1080 176,1040 190,970! 220,960 250,900 252,830! 286,780 296,690 286,600 262,500",
        shift(HIDE, 0.035),
        angle=76,
        laps=80,
        grain=0.28,
        edge="raw",
        ragged=8,
        lift=16,
    )
    with card.inside(ear):
        for fold in (
            "230,470 150,640 110,860 96,1060",
            "236,520 200,700 188,960",
            "190,420 80,560 30,760 10,960",
            "246,560 244,690 250,820",
        ):
            card.paint(ribbon(fold, (4, 16, 5)), DEEP, thin=0.12)
        card.paint(ribbon("20,380 130,380 210,450", (6, 34, 8)), shift(HIDE, 0.07), thin=0.2)
