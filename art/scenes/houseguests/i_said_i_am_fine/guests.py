"""What his guests have done: a hand in blue, and a snail on its way to the cake."""

from __future__ import annotations

import math

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_said_i_am_fine.inks import BLACK, BLUE, BONE, BRICK, CHILD, GOLD, UMBER


def handprint(card: Sheet) -> None:
    """Small, five-fingered, dry: it has been there since the presents."""
    at = affine(288, 1086, 1.12, -14)
    palm = [ribbon("-50,20 -10,40 40,24", (50, 76, 52), at), ribbon("-44,60 0,78 36,60", (36, 50, 36), at)]
    fingers = [
        ribbon("-62,0 -84,-40 -98,-82", (26, 30, 20), at),
        ribbon("-34,-18 -42,-74 -48,-124", (27, 32, 21), at),
        ribbon("2,-22 4,-82 4,-138", (28, 32, 21), at),
        ribbon("36,-14 50,-66 62,-112", (26, 30, 20), at),
        ribbon("62,40 98,18 126,-14", (30, 32, 22), at),
    ]
    card.paint(turned([*palm, *fingers]), BLUE, angle=70, laps=22, grain=0.6, edge="raw", thin=0.2, ragged=14, dry=0.9)
    card.paint(turned(fingers), shift(BLUE, -0.06), angle=70, laps=14, grain=0.6, edge="raw", thin=0.55)
    card.paint(
        turned([ribbon("-30,6 -6,30 -10,66", (5, 6, 3), at), ribbon("-52,34 0,30 44,10", (4, 6, 3), at)]),
        mix(BLUE, BONE, 0.55),
        thin=0.3,
    )


def snail(card: Sheet) -> None:
    """Set down on the rim of the ear, from where there is a view."""
    card.paint(
        "1160,1130! 1196,1050 1250,1010! 1250,1340! 1186,1310", BONE, angle=60, edge="raw", laps=30, ragged=20, lift=8
    )
    for k in range(4):
        card.brush(
            f"{1160 + 6 * k},{1140 + 44 * k} 1200,{1100 + 48 * k} 1250,{1080 + 50 * k}", 16, BRICK, dry=0.5, taper=0.1
        )
    card.paint(
        "1196,1090! 1176,990 1176,900 1200,860 1240,880! 1250,1060! 1230,1100",
        CHILD.base,
        angle=70,
        edge="raw",
        laps=26,
        lift=7,
    )
    body = "1020,640! 1040,616 1080,606 1140,600 1176,610 1190,628! 1150,640 1090,646 1044,648"
    card.paint(body, mix(BONE, UMBER, 0.28), angle=4, edge="raw", laps=14, lift=5)
    for horn in ("1044,620 1030,584 1020,560", "1060,612 1056,574 1050,548"):
        card.paint(ribbon(horn, (7, 6, 8)), mix(BONE, UMBER, 0.28), lift=2)
        x, y = horn.split()[-1].split(",")
        card.paint("1,0 0,1 -1,0 0,-1", BLACK, at=affine(float(x), float(y), 6))
    shell = affine(1118, 562, 62)
    card.paint(
        "1,0 .72,.66 .1,.96 -.7,.74 -1,.1 -.76,-.62 -.1,-1 .68,-.74",
        GOLD,
        at=shell,
        angle=30,
        edge="raw",
        laps=18,
        lift=7,
    )
    spiral = " ".join(
        f"{0.86 * (1 - t / 15) * math.cos(0.8 * t + 2.2):.2f},{0.86 * (1 - t / 15) * math.sin(0.8 * t + 2.2):.2f}"
        for t in range(15)
    )
    card.paint(ribbon(spiral, (10, 9, 8, 6, 4), shell), UMBER, wobble=0.3)
    hand(card, "tweak", 1206, 888, 232, -114, CHILD, age=4, lift=8)
