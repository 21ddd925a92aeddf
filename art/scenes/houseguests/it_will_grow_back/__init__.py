"""It Will Grow Back: he has cut a corner off his beard and is amused; a girl wears it; a hen has a key to show."""

from __future__ import annotations

import math

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_will_grow_back.girl import girl
from art.scenes.houseguests.it_will_grow_back.hen import hen
from art.scenes.houseguests.it_will_grow_back.inks import ASH, BONE, CAST, CHALK, INK, OLD, PENCIL, RUST

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay him from the coat up, then the hen at his ear, then her, before everything."""
    _coat(card)
    head = Head(card, CAST["grandfather"], 600, 196, 330, tilt=7, turn=0.12)
    head.draw()
    _smile(card)
    _beard(card)
    _moustache(card)
    _scissors(card)
    hen(card)
    girl(card)


def _coat(card: Sheet) -> None:
    grey = mix(PENCIL, ASH, 0.42)
    coat = card.piece(
        "-60,960! -20,850 70,752 220,680 420,600! 800,600! 990,676 1130,752 1220,850 1260,960! 1260,1860! -60,1860!",
        grey,
        angle=84,
        laps=110,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=10,
    )
    with card.inside(coat):
        card.paint(
            "1000,680! 1090,724! 1190,900! 1116,930! 1150,1000! 1000,1300! 980,1000",
            mix(grey, PENCIL, 0.5),
            angle=70,
            lift=4,
        )
        for side in ("70,1180 96,1400 84,1860", "1150,1130 1128,1400 1140,1860"):
            card.paint(ribbon(side, (4, 16, 10)), mix(PENCIL, INK, 0.2))


def _smile(card: Sheet) -> None:
    """Cheeks pushed up below the eyes, and what fans out from their corners."""
    for cheek in (
        "420,300 440,262 490,254 530,274 546,316 520,352 470,366 430,346",
        "650,336 662,290 706,266 752,272 780,300 776,346 736,378 684,372",
    ):
        card.paint(cheek, mix(OLD.base, RUST, 0.16), dry=0.6)
    for line in (
        "424,282 450,256 496,248 540,272",
        "652,300 690,266 736,258 776,284",
        "424,196 408,184 396,168",
        "422,212 402,210 386,206",
        "784,234 800,224 812,208",
        "784,250 802,252 816,250",
    ):
        card.paint(ribbon(line, (2, 8, 2)), mix(OLD.shade, INK, 0.3))


def _beard(card: Sheet) -> None:
    """Down to the lower edge and past it, but for the corner that was cut, straight as scissors go."""
    beard = card.piece(
        "408,96! 418,210 430,330! 520,420 600,440 690,420 776,330! 790,210 806,96! 846,250 872,400 930,560 1010,760 "
        "1050,960 1056,1120! 660,1172! 640,1500! 648,1860! 330,1860! 236,1660 160,1420 134,1160 160,930 232,720 312,540 "
        "346,380 370,230",
        INK,
        angle=88,
        laps=70,
        grain=0.5,
        edge="torn",
        core=CHALK,
        wobble=3.2,
        lift=12,
    )
    lines = []
    for k in range(13):
        u = -1 + k / 6
        top, sway = 650 + 70 * (k % 2) + 40 * (k % 3) - 60 * abs(u), 26 * math.sin(0.7 * k)
        lines.append(
            ribbon(
                f"{600 + 220 * u:.0f},{top:.0f} {600 + 330 * u + sway:.0f},{top + 240:.0f} {600 + 392 * u - sway:.0f},"
                f"{top + 500:.0f} {596 + 384 * u + sway:.0f},{top + 760:.0f} {574 + 330 * u - sway:.0f},"
                f"{top + 1010 + 50 * (k % 4):.0f}",
                (1, 9, 12, 8, 1),
            )
        )
    card.pattern(beard, lines, mix(INK, PENCIL, 0.4), thin=0.06)


def _moustache(card: Sheet) -> None:
    """Two wings, the one lower, since he leans."""
    for wing, lines in (
        (
            "600,386! 540,378 470,406 400,464 330,484 250,424! 262,530 346,596 440,594 530,554 604,474!",
            ("560,414 470,464 380,524 306,500", "590,454 500,514 420,554 350,550"),
        ),
        (
            "590,386! 650,384 730,420 800,486 868,514 952,462! 930,570 846,626 750,616 660,568 588,474!",
            ("634,420 730,474 820,546 896,530", "612,458 700,524 780,578 846,580"),
        ),
    ):
        patch = card.piece(
            wing, shift(INK, 0.03), angle=20, laps=40, grain=0.4, edge="torn", core=CHALK, wobble=2.4, lift=9
        )
        card.pattern(patch, [ribbon(one, (2, 8, 2)) for one in lines], mix(INK, PENCIL, 0.45), thin=0.06)


def _scissors(card: Sheet) -> None:
    """In his own hand, where the cut ended: the blades in the beard's edge."""
    steel = shift(ASH, 0.06)
    for blade in ("520,1330 590,1240 668,1150", "600,1372 620,1270 652,1146"):
        card.paint(ribbon(blade, (20, 26, 4)), steel, lift=5)
    for ring in (
        "520,1330 470,1336 440,1380 452,1428 496,1440 536,1412 540,1364 520,1330",
        "600,1372 560,1400 552,1450 584,1488 626,1478 644,1434 632,1392 600,1372",
    ):
        card.paint(ribbon(ring, (22, 22)), RUST, lift=5)
    card.paint("620,1250 630,1258 622,1268 612,1260", INK)
    hand(card, "fist", 486, 1596, 270, -66, OLD, age=66, lift=6)
    sleeve = card.piece(
        "370,1530! 580,1616! 596,1720 586,1860! 286,1860! 316,1690",
        mix(PENCIL, ASH, 0.42),
        angle=100,
        laps=50,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=9,
    )
    with card.inside(sleeve):
        card.paint(ribbon("410,1620 430,1730 410,1860", (4, 14, 8)), mix(PENCIL, INK, 0.2))
