"""What his guests have done: a hand in blue, and a snail on its way to the cake."""

from __future__ import annotations

import math

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import turned
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
        "1110,1150! 1150,1060 1240,1010! 1250,1350! 1140,1330", BONE, angle=60, edge="raw", laps=30, ragged=20, lift=8
    )
    for k in range(4):
        card.brush(
            f"{1116 + 6 * k},{1160 + 44 * k} 1180,{1110 + 48 * k} 1250,{1070 + 50 * k}", 17, BRICK, dry=0.5, taper=0.1
        )
    _fingers(card)
    body = "1000,640! 1020,616 1060,606 1120,600 1156,610 1172,628! 1130,640 1070,646 1024,648"
    card.paint(body, mix(BONE, UMBER, 0.28), angle=4, edge="raw", laps=14, lift=5)
    for horn in ("1024,620 1010,584 1000,560", "1040,612 1036,574 1030,548"):
        card.paint(ribbon(horn, (7, 6, 8)), mix(BONE, UMBER, 0.28), lift=2)
        x, y = horn.split()[-1].split(",")
        card.paint("1,0 0,1 -1,0 0,-1", BLACK, at=affine(float(x), float(y), 6))
    shell = affine(1096, 562, 62)
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
    thumb = card.piece(
        "1096,860! 1072,800 1070,730 1092,660 1120,622 1146,630 1148,664 1132,720 1140,780 1180,840!",
        CHILD.base,
        angle=80,
        edge="raw",
        laps=24,
        lift=7,
    )
    with card.inside(thumb):
        card.paint("1150,640! 1120,720 1130,800 1190,860! 1200,640!", CHILD.shade, angle=80, edge="raw", thin=0.2)
        card.paint("1108,640 1122,628 1136,634 1136,654 1118,664", mix(CHILD.base, BONE, 0.34), edge="raw")


def _fingers(card: Sheet) -> None:
    """What of the hand is behind the shell."""
    card.paint(
        "1130,1130! 1120,1000 1128,920 1190,890 1250,900! 1250,1100! 1190,1120",
        CHILD.base,
        angle=84,
        edge="raw",
        laps=26,
        lift=7,
    )
    palm = "1092,850 1100,780 1150,740 1210,740 1260,770! 1260,960! 1180,960 1120,930"
    index = ribbon("1150,800 1180,690 1186,590 1160,516 1128,484", (60, 56, 52, 46, 34))
    middle = ribbon("1210,800 1236,680 1236,590 1206,520 1176,490", (60, 56, 52, 46, 34))
    for outline, ink in ((middle, CHILD.shade), (index, CHILD.base), (palm, CHILD.base)):
        card.paint(outline, ink, angle=80, edge="raw", laps=24, lift=6)
    card.paint("1130,496 1112,478 1122,468 1142,480", mix(CHILD.base, BONE, 0.34), edge="raw")
    for crease in ("1172,620 1200,612", "1160,720 1200,716", "1130,900 1170,880 1210,890"):
        card.brush(crease, 7, CHILD.shade, dry=0.3)
