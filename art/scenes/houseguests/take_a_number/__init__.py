"""Take a Number: an office of one in the shade of an oak; in the sun a tap waters another oak into the dust."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.take_a_number.inks import BLUE, BONE, CHALK, DEEP, LILAC, PAPER, ROUND, SAGE, STRAW, UMBER
from art.scenes.houseguests.take_a_number.office import CAST, chair, desk, official, resting_arm, trunk

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the sky and the plain, the shade, the oak with the office before it, and the oak that the tap has drawn."""
    _plain(card)
    _shade(card)
    trunk(card)
    _crown(card)
    official(card)
    desk(card)
    resting_arm(card)
    _pigs(card)
    _wet(card)
    chair(card)
    _tap(card)


def _plain(card: Sheet) -> None:
    card.paint(
        "-40,-40! 1240,-40! 1240,880! 900,870 600,890 420,866! 250,886 120,870 -40,890!",
        BONE,
        angle=4,
        laps=110,
        grain=0.2,
        edge="torn",
        core=PAPER,
        wobble=6,
    )
    # other oaks, each with its own shade, each an hour's walk from the next
    for x, y, s in ((96, 922, 44), (262, 930, 26), (1130, 920, 36)):
        card.paint("-1.4,.9 -.2,.6 1.2,.8 1.5,1.05 0,1.2 -1.7,1.1", LILAC, at=affine(x, y, s))
        card.paint(ribbon(f"{x},{y + s * 0.9} {x},{y}", (8, 6)), UMBER)
        card.paint("-1,.2! -.8,-.6 -.1,-.9 .7,-.7 1.1,.1 .5,.4! -.3,.3", shift(SAGE, -0.1), at=affine(x, y, s))


def _shade(card: Sheet) -> None:
    """Flat as a lake, over both edges of the card."""
    card.paint(
        "-60,1130 60,1060 200,1030 380,1020 560,1040 760,1016 960,1030 1100,1050 1260,1040 1260,1420 1100,1446 940,1420 "
        "780,1456 600,1430 440,1462 300,1436 150,1450 40,1410 -60,1420",
        DEEP,
        angle=3,
        laps=70,
        grain=0.26,
        edge="torn",
        core=mix(LILAC, CHALK, 0.5),
        wobble=7,
    )


def _crown(card: Sheet) -> None:
    """One great cut shape, over three edges."""
    green = shift(SAGE, -0.1)
    crown = card.piece(
        "-40,-40! 1240,-40! 1240,640! 1190,700 1120,690! 1080,760 990,764 950,712! 880,756 800,746 760,700! 700,740 "
        "620,742 570,706! 520,770 420,766 390,714! 320,742 240,716 226,650! 150,660 84,620 92,560! 20,550 -40,500!",
        green,
        angle=24,
        laps=84,
        grain=0.34,
        lift=18,
    )
    g = rng("leaves")
    with card.inside(crown):
        for spec, light in (
            ("-60,470! 80,420 190,470! 260,410 380,420 450,490! 540,430 660,440 720,510! 800,450 930,450 990,520! 1090,450 1260,470! 1260,860! -60,860!", -0.17),
            ("-60,300! 30,240 150,240 210,310! 290,240 410,240 470,310! 560,260 650,280 690,340! 560,420 440,380 300,420 180,380 -60,400!", -0.04),
            ("640,330! 700,240 830,220 900,300! 980,220 1120,220 1260,300! 1260,420! 1120,380 960,420 820,370 700,400!", -0.055),
            ("100,120! 150,20 280,10 330,90! 400,20 520,20 570,110! 460,150 300,120 200,160!", 0.0),
            ("760,120! 820,30 940,20 1000,90! 1070,20 1180,30 1260,90! 1260,170! 1100,130 920,160!", 0.01),
        ):  # fmt: skip
            card.paint(spec, shift(SAGE, light), angle=30, laps=50, edge="torn", wobble=7)
        for x, y, lean, light in (
            (120, 200, 20, 0.06), (330, 330, 60, -0.2), (520, 190, 10, 0.05), (250, 590, 30, -0.04), (640, 620, 80, -0.06),
            (820, 120, 0, 0.09), (900, 350, 40, -0.2), (850, 590, 100, -0.04), (1080, 150, -20, -0.18), (1120, 330, 30, 0.06),
            (1080, 640, 70, -0.05), (430, 90, 40, -0.17), (90, 480, 15, -0.05), (440, 650, 10, -0.04),
        ):  # fmt: skip
            fan = [
                curve(
                    "-1,0! -.2,-.5 1,0! -.2,.5",
                    affine(x + u, y + v, float(g.uniform(19, 28)), lean + float(g.uniform(-14, 14))),
                )
                for u, v in ((0, 0), (48, -20), (22, 36), (-46, 14), (76, 22))
            ]
            card.paint(turned(fan), shift(SAGE, light), wobble=0.4, thin=0.05)
    for x, y, t in ((300, 830, 40), (390, 960, 70), (1050, 860, 20)):
        card.paint("-1,0! -.2,-.5 1,0! -.2,.5", shift(SAGE, -0.16), at=affine(x, y, 24, t), lift=4)


def _pigs(card: Sheet) -> None:
    """They have the shade too, and no number."""
    for x, y, s in ((1140, 1352, 0.96),):
        at = affine(x, y, s)
        pig = card.piece(
            "-160,-6! -196,-30 -214,-60! -206,-84 -170,-96! -176,-124! -140,-112 -90,-140 0,-158 90,-146 140,-100 150,-40 "
            "130,0! 40,8 -60,4",
            shift(UMBER, -0.05),
            at=at,
            angle=14,
            laps=40,
            lift=8,
        )
        with card.inside(pig):
            card.paint("-220,-30! -60,-10 60,-30 160,-20! 160,20! -220,20!", shift(UMBER, -0.11), at=at)
            card.paint(ribbon("-172,-66 -160,-60 -148,-66", (2, 5, 2), at), STRAW, wobble=0)
        card.paint("-128,-112! -96,-134 -84,-96 -120,-62! -138,-86!", shift(UMBER, 0.06), at=at, lift=4)
        card.paint("-214,-62! -196,-68! -194,-38! -206,-36!", mix(UMBER, LILAC, 0.55), at=at, wobble=0.4)


def _wet(card: Sheet) -> None:
    """Another oak, lying: roots at the tap, a trunk, and a crown that has got as far as the chair."""
    wet = card.piece(
        "1120,1800! 1050,1754 980,1740 1040,1712! 960,1706 860,1680 760,1664 660,1652! 690,1600 640,1560 596,1566! "
        "590,1510 520,1482 470,1512! 430,1456 340,1450 300,1496! 240,1450 150,1462 130,1514! 70,1496 20,1540 50,1590! "
        "-6,1620 0,1690 56,1700! 60,1760 140,1784 190,1748! 230,1800 330,1800 370,1756! 420,1800 510,1790 540,1744! "
        "610,1760 660,1730 650,1704! 740,1716 840,1738 910,1764 880,1796! 950,1780 1010,1788",
        shift(BLUE, -0.07),
        angle=4,
        laps=60,
        grain=0.34,
        edge="torn",
        core=mix(BLUE, CHALK, 0.5),
        wobble=6,
    )
    with card.inside(wet):
        card.paint(
            ribbon("1010,1744 800,1694 560,1660 400,1610 270,1560", (56, 46, 34, 20, 5)), shift(BLUE, -0.14), thin=0.06
        )
        for line in (
            "640,1676 500,1712 360,1730 200,1716",
            "600,1660 560,1600 510,1550",
            "460,1630 330,1644 140,1616",
            "330,1590 250,1540 210,1520",
        ):
            card.paint(ribbon(line, (8, 28, 18, 4)), shift(BLUE, -0.14), thin=0.06)


def _tap(card: Sheet) -> None:
    """It wears a knitted cosy, for the nights are cold."""
    at = affine(1200, 246, 0.86, 0, flip=True)
    card.paint("20,1734! 190,1726! 196,1760! 24,1770!", mix(BONE, LILAC, 0.6), lift=5, at=at)
    card.paint(ribbon("104,1730 102,1500 104,1380", (30, 28, 28), at, 0.86), UMBER, angle=88, lift=5)
    cosy = card.piece(
        "44,1716! 34,1590 46,1460 62,1420! 146,1416! 164,1460 174,1590 162,1710!",
        STRAW,
        angle=88,
        laps=40,
        lift=9,
        at=at,
    )
    with card.inside(cosy):
        for k, y in enumerate(range(1440, 1730, 58)):
            card.paint(
                ribbon(f"20,{y} 104,{y + 8} 190,{y}", (24, 24), at, 0.86), (shift(SAGE, -0.16), UMBER)[k % 2], wobble=2
            )
        rows: list[Array] = []
        for j in range(15):
            for i in range(8):
                x, y = 34 + 20 * i, 1424 + 20 * j
                rows.append(ribbon(f"{x - 8},{y - 7} {x},{y + 5} {x + 8},{y - 7}", (3, 5, 3), at, 0.86))
        card.paint(turned(rows), mix(STRAW, PAPER, 0.45), wobble=0.3, thin=0.1)
    card.paint(ribbon("60,1372 150,1360", (18, 18), at, 0.86), UMBER, lift=4)
    card.paint(ROUND, UMBER, at=affine(1110, 1428, 20), lift=2)
    card.paint(ribbon("112,1408 188,1400 224,1430 224,1474", (30, 28, 25, 24), at, 0.86), UMBER, lift=6)
    card.paint(ribbon("224,1478 230,1580 222,1716", (14, 12, 18), at, 0.86), shift(BLUE, -0.16), lift=2)
