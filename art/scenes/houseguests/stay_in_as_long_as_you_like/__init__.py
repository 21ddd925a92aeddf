"""Stay In as Long as You Like: twenty-two in hot water pass a roast; a small child tucks their towels into a pram."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.stay_in_as_long_as_you_like.cast import (
    BROWN,
    BUTTER,
    CAST,
    CHALK,
    LILAC,
    MILK,
    NIGHT,
    OLIVE,
    PALE,
    PINK,
    PLUM,
    SKY,
    WET,
)
from art.scenes.houseguests.stay_in_as_long_as_you_like.shore import shore

GROUND = CHALK
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"

Bather = tuple[str, float, float, float, float, float, float, str]
BATHERS: Final[tuple[Bather, ...]] = (
    ("diver", 366, 470, 64, 5, 0.4, 1.0, "front"),
    ("teacher", 590, 424, 66, -8, 0.3, 1.2, "front"),
    ("widow", 822, 466, 62, 8, 0.3, 0.95, "front"),
    ("smith", 1084, 476, 70, -6, -0.5, 1.3, "front"),
    ("poet", 160, 668, 68, 10, 0.3, 0.95, "front"),
    ("girl", 402, 668, 64, -9, 0.5, 0.8, "front"),
    ("bride", 656, 660, 68, 6, 0.6, 0.95, "front"),
    ("man", 948, 716, 92, -7, 0.0, 1.35, "front"),
    ("baker", 196, 900, 72, 4, 0.6, 1.35, "front"),
    ("carrier", 452, 1014, 72, -4, 0.1, 1.05, "front"),
    ("receiver", 742, 930, 70, 9, -0.5, 1.0, "front"),
    ("sailor", 1104, 968, 72, 9, -0.4, 1.15, "front"),
    ("reader", 230, 1140, 70, -7, 0.1, 0.95, "front"),
    ("midwife", 912, 1076, 68, 6, 0.3, 1.15, "front"),
    ("white", 668, 1246, 74, 8, 0.4, 1.05, "front"),
    ("black", 1024, 1262, 74, -10, -0.4, 1.1, "front"),
    ("oldest", 96, 1330, 70, -6, 0.3, 0.9, "front"),
    ("captain", 420, 1306, 76, 6, 0.3, 1.25, "front"),
    ("one_cousin", 250, 1500, 76, -4, -1.0, 0.95, "side"),
    ("other_cousin", 520, 1510, 76, 4, 1.0, 1.0, "side"),
    ("mother", 812, 1520, 76, -6, 0.4, 1.05, "front"),
    ("swimmer", 1064, 1500, 74, 6, -0.3, 1.0, "front"),
)
"""Who, where, how large, tilted and turned by how much, how broad in the shoulders, seen from where."""
STRAPS: Final[dict[str, Ink]] = {
    "diver": PLUM,
    "teacher": PINK,
    "widow": LILAC,
    "girl": BUTTER,
    "bride": CHALK,
    "reader": PLUM,
    "midwife": BUTTER,
    "one_cousin": BUTTER,
    "mother": CHALK,
    "swimmer": PINK,
}


def paint(card: Sheet) -> None:
    """Lay the snow's edge, the water, those in it from far to near, and what goes round."""
    shore(card)
    card.paint(
        "40,560! 110,430 300,340 560,306 840,314 1060,356 1200,440! 1240,760 1230,1240 1190,1600! 1010,1704 700,1730 360,1712 "
        "110,1640 -10,1520! -30,1180 -10,820",
        mix(SKY, PLUM, 0.2),
        angle=3,
        lift=2,
    )
    card.paint(
        "52,590! 120,460 306,370 562,336 838,344 1052,384 1190,470! 1230,780 1220,1240 1180,1590! 1008,1690 700,1714 360,1696 "
        "116,1624 0,1506! -20,1180 0,840",
        SKY,
        angle=3,
        laps=150,
        grain=0.16,
    )
    for x, y, w in ((948, 830, 250), (948, 846, 190), (560, 560, 60), (90, 1060, 50), (690, 1400, 60), (300, 1380, 50)):
        card.paint(
            ribbon(
                f"{x - w},{y} {x - w * 0.5:.0f},{y + w * 0.12:.0f} {x + w * 0.5:.0f},{y + w * 0.12:.0f} {x + w},{y - 4}",
                (2, 9, 9, 2),
            ),
            PALE,
        )
    for who in sorted(BATHERS, key=lambda b: b[2]):
        _bather(card, who)
        if who[0] == "receiver":
            _tray(card)
        if who[0] == "black":
            _chess(card)
    _baby(card)
    _nobody(card)


def _bather(card: Sheet, who: Bather) -> None:
    name, x, y, size, tilt, turn, wide, view = who
    face = CAST[name]
    k = face.skin
    drop = 0.86 if face.age > 12 else 0.78
    at = affine(x, y + size * drop, size)
    w = 1.42 * wide
    card.paint(
        f"-{w * 1.12:.2f},.66 -{w:.2f},.5 {w:.2f},.5 {w * 1.12:.2f},.66 {w * 0.7:.2f},1.04 -{w * 0.7:.2f},1.04",
        WET,
        at=at,
        angle=2,
        grain=0.2,
    )
    body = card.piece(
        f"-.3,-.2! .3,-.2! .42,.1 {w * 0.8:.2f},.24 {w:.2f},.62! {w * 0.5:.2f},.84 0,.9 -{w * 0.5:.2f},.84 -{w:.2f},.62! -{w * 0.8:.2f},.24 -.42,.1",
        k.base,
        at=at,
        angle=84,
        laps=24,
        lift=3,
    )
    with card.inside(body):
        card.paint("-.4,-.3! .4,-.3! .44,.12 .1,.3 -.3,.2!", k.shade, at=at)
        card.paint(
            f"{w * 0.45:.2f},.1 {w * 1.1:.2f},.3! {w * 1.1:.2f},1! {w * 0.6:.2f},1!", mix(k.base, k.shade, 0.6), at=at
        )
        if name in STRAPS:
            card.paint(
                [ribbon(f"{s * 0.44},.05 {s * 0.5},.4 {s * 0.4},1", (0.14, 0.15, 0.2), at, size) for s in (-1, 1)],
                STRAPS[name],
            )
            card.paint("-.6,.62 0,.56 .6,.62! .7,1.1! -.7,1.1!", STRAPS[name], at=at)
    card.paint(
        ribbon(
            f"-{w * 1.15:.2f},.6 -{w * 0.6:.2f},.86 0,.93 {w * 0.6:.2f},.86 {w * 1.15:.2f},.6",
            (0.02, 0.07, 0.08, 0.07, 0.02),
            at,
            size,
        ),
        PALE,
    )
    Head(card, face, x, y, size, tilt=tilt, turn=turn, view="side" if view == "side" else "front").draw()
    if name == "captain":
        hat = affine(x - 2, y - size * 0.62, size, tilt)
        card.paint("-1.05,.12! -.5,-.26 0,-.98! .52,-.28 1.06,.1! .5,.22 0,.26 -.5,.23", CHALK, at=hat, lift=4)
        card.paint(
            "-1.05,.12! -.6,-.1 0,-.14 .6,-.12 1.06,.1! .5,.24 0,.28 -.5,.25", shift(CHALK, -0.06), at=hat, lift=2
        )
        card.paint(
            [
                ribbon(f"{u},{v} {u + 0.3},{v - 0.03}", (0.05, 0.05), hat, size)
                for u, v in (
                    (-0.7, 0.05),
                    (-0.3, 0.02),
                    (0.12, 0.0),
                    (0.5, 0.04),
                    (-0.5, 0.15),
                    (0.0, 0.14),
                    (0.4, 0.13),
                )
            ],
            PLUM,
        )


def _tray(card: Sheet) -> None:
    """A whole roast, on its way."""
    x, y = 500, 842
    card.paint(ribbon("380,1130 346,1010 392,886", (50, 46, 36)), NIGHT.base, angle=84, lift=5)
    card.paint(ribbon("522,1130 566,1000 574,900", (50, 46, 36)), NIGHT.base, angle=84, lift=5)
    card.paint(ribbon("690,1040 640,960 622,884", (44, 40, 32)), OLIVE.base, angle=60, lift=5)
    tray = affine(x, y, 1, -3)
    card.paint("-170,0 -120,-40 0,-54 120,-42 170,-2 124,34 0,46 -122,34", PLUM, at=tray, angle=4, lift=9)
    card.paint("-148,-4 -104,-34 0,-45 104,-35 148,-5 108,24 0,34 -106,24", mix(LILAC, CHALK, 0.4), at=tray, angle=4)
    for u, v in ((-120, 0), (-96, 16), (110, 10), (126, -10), (86, 20)):
        card.paint("1,0 0,.6 -1,0 0,-.6", mix("#9fae6e", BUTTER, 0.3), at=affine(x + u, y + v, 20, u), lift=1)
    roast = card.piece(
        "-104,0 -110,-48 -70,-100 0,-118 72,-100 108,-50 100,2 50,18 -50,18", BROWN, at=tray, angle=20, laps=24, lift=7
    )
    with card.inside(roast):
        card.paint(
            [ribbon(f"{u},-120 {u + 14},-40 {u},30", (6, 9, 5), tray) for u in (-70, -26, 18, 62)],
            mix(BROWN, PLUM, 0.5),
        )
        card.paint("-90,-60 -50,-100 10,-110 0,-96 -50,-80 -84,-44", mix(BROWN, BUTTER, 0.45), at=tray, thin=0.1)
    card.paint(
        [
            "96,-60! 140,-92 156,-84 150,-70 162,-60 148,-48 106,-34!",
            "-98,-60! -140,-88 -158,-78 -150,-66 -160,-54 -146,-46 -106,-34!",
        ],
        CHALK,
        at=tray,
        lift=3,
    )
    hand(card, "flat", 390, 900, 66, -72, NIGHT, age=31, lift=4)
    hand(card, "flat", 574, 908, 66, -104, NIGHT, age=31, flip=True, lift=4)
    hand(card, "open", 622, 892, 64, -96, OLIVE, age=47, lift=4)


def _chess(card: Sheet) -> None:
    """It floats; it is his move, and has been."""
    at = affine(846, 1370, 1, -5)
    card.paint("-132,-44! 126,-50! 150,62! -146,68!", mix(SKY, PLUM, 0.3), at=affine(846, 1382, 1, -5))
    card.paint("-132,-50! 126,-56! 150,52! -146,58!", BUTTER, at=at, lift=6)
    for j in range(4):
        for i in range(6):
            if (i + j) % 2:
                y0, y1 = -46 + 25 * j, -22 + 25 * j
                a, b = 1 + 0.035 * j, 1 + 0.035 * (j + 1)
                x0, x1 = -124 + 41.5 * i, -84 + 41.5 * i
                card.paint(
                    f"{x0 * a:.0f},{y0}! {x1 * a:.0f},{y0}! {x1 * b:.0f},{y1}! {x0 * b:.0f},{y1}!",
                    BROWN,
                    at=at,
                    wobble=0.4,
                )
    for u, v, ink in (
        (-90, -20, CHALK),
        (-20, 6, PLUM),
        (40, -26, PLUM),
        (92, 20, CHALK),
        (-60, 36, CHALK),
        (20, 40, PLUM),
    ):
        card.paint(
            f"{u - 13},{v}! {u - 9},{v - 10} {u - 6},{v - 34} {u - 11},{v - 44} {u},{v - 56} {u + 11},{v - 44} {u + 6},{v - 34} {u + 9},{v - 10} {u + 13},{v}!",
            ink,
            at=at,
            lift=3,
            wobble=0.4,
        )
    card.paint(ribbon("620,1340 650,1390 720,1362", (36, 34, 28)), NIGHT.base, angle=10, lift=4)
    hand(card, "pinch", 716, 1364, 56, -10, NIGHT, age=38, lift=3)
    card.paint(ribbon("1060,1360 1040,1400 980,1390", (36, 34, 28)), MILK.base, angle=10, lift=4)
    hand(card, "point", 984, 1390, 58, 186, MILK, age=41, flip=True, lift=3)


def _baby(card: Sheet) -> None:
    """On her arm, up to the belly."""
    card.paint("690,1600 720,1566 770,1570 790,1610! 740,1634 700,1626!", NIGHT.base, angle=20, lift=3)
    Head(card, CAST["baby"], 728, 1546, 46, tilt=-8, turn=0.2).draw()
    card.paint(ribbon("900,1612 820,1640 720,1618", (34, 36, 28)), NIGHT.base, angle=8, lift=5)
    hand(card, "cover", 726, 1618, 54, 186, NIGHT, age=30, flip=True, lift=3)


def _nobody(card: Sheet) -> None:
    """A cap, and nobody under it."""
    at = affine(570, 1160, 62, 8)
    card.paint("-1.1,.3 -.9,.12 .9,.12 1.1,.3 .6,.5 -.6,.5", WET, at=at)
    cap = card.piece("-.84,.2! -.86,-.3 -.5,-.78 0,-.9 .5,-.78 .86,-.3 .84,.22! .4,.34 -.4,.33", LILAC, at=at, lift=3)
    with card.inside(cap):
        card.paint([ribbon(f"{u},-1 {u * 1.2},.4", (0.07, 0.1), at, 62) for u in (-0.5, -0.18, 0.16, 0.5)], CHALK)
    card.paint(ribbon("-.88,.2 -.4,.36 .4,.36 .88,.22", (0.14, 0.15, 0.14), at, 62), mix(LILAC, PLUM, 0.3))
    card.paint(ribbon("-1.2,.34 -.4,.56 .5,.55 1.2,.32", (0.02, 0.08, 0.02), at, 62), PALE)
