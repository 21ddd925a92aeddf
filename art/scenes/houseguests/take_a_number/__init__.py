"""Take a Number: a pig as large as the afternoon has the next slip; an office of one waits for it under an oak."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon, rng
from art.cutpaper.hands import turned
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.take_a_number.inks import BLUE, BONE, CHALK, DEEP, LILAC, PAPER, SAGE, STRAW, UMBER
from art.scenes.houseguests.take_a_number.office import CAST, chair, desk, official, resting_arm, trunk
from art.scenes.houseguests.take_a_number.pig import pig

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the sky and the plain, the office under its oak, the oak that the tap has drawn, and the pig before all."""
    _plain(card)
    _shade(card)
    _wet(card)
    office = Moved(card, 140, 90, 0.47)
    trunk(office)
    _crown(card)
    official(office)
    desk(office)
    resting_arm(office)
    chair(Moved(card, 32, 72, 0.54))
    _tap(Moved(card, 344, -278, 0.62))
    pig(card)


def _plain(card: Sheet) -> None:
    card.paint(
        "-40,-40! 1240,-40! 1240,590! 900,584 600,596 420,580! 250,592 120,582 -40,596!",
        BONE,
        angle=4,
        laps=110,
        grain=0.2,
        edge="torn",
        core=PAPER,
        wobble=5,
    )
    # other oaks, each with its own shade, each an hour's walk from the next
    for x, y, s in ((868, 596, 22), (1150, 600, 40)):
        card.paint("-1.4,.9 -.2,.6 1.2,.8 1.5,1.05 0,1.2 -1.7,1.1", LILAC, at=affine(x, y, s))
        card.paint(ribbon(f"{x},{y + s * 0.9} {x},{y}", (8, 6)), UMBER)
        card.paint("-1,.2! -.8,-.6 -.1,-.9 .7,-.7 1.1,.1 .5,.4! -.3,.3", shift(SAGE, -0.1), at=affine(x, y, s))


def _shade(card: Sheet) -> None:
    """Flat as a lake, as wide as the crown."""
    card.paint(
        "-60,690 60,664 200,650 380,646 560,650 720,664 850,690 880,730! 800,764 640,770 500,800 330,786 200,806 60,790 -60,800",
        DEEP,
        angle=3,
        laps=70,
        grain=0.26,
        edge="torn",
        core=mix(LILAC, CHALK, 0.5),
        wobble=5,
    )


def _crown(card: Sheet) -> None:
    """Broad and lopsided, as the wind and the goats have cut it."""
    green = shift(SAGE, -0.06)
    for line, width in (
        ("420,470 360,420 280,380", (40, 26, 14)),
        ("520,470 600,410 700,390", (40, 26, 14)),
        ("470,470 480,380", (36, 20)),
    ):
        card.paint(ribbon(line, width), UMBER, angle=80)
    crown = card.piece(
        "-40,120! 40,96 90,120 130,70! 220,20 320,30 372,74! 440,16 560,10 640,70! 720,50 800,86 830,140! 900,150 950,200 "
        "940,262! 980,300 976,360 920,386! 880,430 800,436 760,404! 700,446 610,440 570,412! 520,450 420,452 380,420! "
        "300,458 210,450 180,414! 110,452 20,440 -40,410!",
        green,
        angle=24,
        laps=70,
        grain=0.3,
        lift=12,
    )
    g = rng("leaves")
    with card.inside(crown):
        card.paint(
            "-60,330! 40,290 120,320 170,370! 240,300 340,310 400,366! 480,310 590,310 640,360! 720,300 830,300 900,340! "
            "960,300 1000,300! 1000,480! -60,480!",
            shift(SAGE, -0.15),
            angle=30,
            laps=50,
            edge="torn",
            wobble=6,
        )
        card.paint(
            "60,70! 140,40 220,60 280,120! 340,60 470,40 560,100! 640,60 740,80 800,150! 700,130 620,170 520,150! 420,190 "
            "300,150 200,180! 120,130",
            shift(SAGE, -0.02),
            angle=30,
            laps=50,
            edge="torn",
            wobble=6,
        )
        dark = [
            curve("-1,0! -.2,-.5 1,0! -.2,.5", affine(x + u, y + v, 15, t))
            for x, y, t in (
                (90, 390, 10),
                (250, 370, 50),
                (600, 390, 30),
                (820, 380, 70),
                (220, 260, 0),
                (610, 270, 40),
            )
            for u, v in ((0, 0), (30, -14), (14, 22), (-30, 8))
        ]
        card.paint(turned(dark), shift(SAGE, -0.22), wobble=0.4, thin=0.05)
        fans: list[Array] = []
        for x, y, lean in (
            (120, 190, 20),
            (310, 130, 60),
            (520, 110, 10),
            (700, 190, 80),
            (860, 250, 0),
            (420, 240, 30),
        ):
            for u, v in ((0, 0), (34, -14), (16, 26), (-34, 10), (54, 14)):
                fans.append(
                    curve(
                        "-1,0! -.2,-.5 1,0! -.2,.5",
                        affine(x + u, y + v, float(g.uniform(13, 18)), lean + float(g.uniform(-14, 14))),
                    )
                )
        card.paint(turned(fans), shift(SAGE, 0.05), wobble=0.4, thin=0.05)


def _wet(card: Sheet) -> None:
    """Another oak, lying: roots at the tap, a trunk, and a crown that has got as far as the chair."""
    wet = card.piece(
        "1040,800! 1000,812 1060,826! 980,830 920,842 1000,858! 900,856 800,866 720,872! 716,900 660,914 624,896! 590,936 "
        "500,944 452,914! 400,946 300,940 276,906! 210,926 120,912 116,876! 60,866 70,820 130,818! 140,786 220,774 270,796! "
        "310,764 400,762 440,790! 480,762 570,766 596,796! 650,778 720,798 712,830! 800,836 880,822 930,806! 980,802",
        shift(BLUE, -0.07),
        angle=4,
        laps=60,
        grain=0.34,
        edge="torn",
        core=mix(BLUE, CHALK, 0.5),
        wobble=4,
    )
    with card.inside(wet):
        for line, width in (
            ("980,826 820,846 640,850 480,850 360,846", (22, 30, 26, 14, 4)),
            ("660,850 580,826 500,798", (16, 10, 3)),
            ("600,852 500,890 420,908", (16, 10, 3)),
            ("460,850 340,820 250,812", (12, 8, 3)),
            ("440,850 300,876 190,878", (12, 8, 3)),
        ):
            card.paint(ribbon(line, width), shift(BLUE, -0.16), thin=0.06)


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
