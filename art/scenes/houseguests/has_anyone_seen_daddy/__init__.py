"""Has Anyone Seen Daddy?: she laughs alone with a melon; eleven holes and a twelfth, and somebody looks into one."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import RING, ROUND, affine, ribbon, stripes
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.has_anyone_seen_daddy.inks import (
    AQUA,
    BROWN,
    BURNT,
    CAST,
    CORAL,
    FAIR,
    LEMON,
    LINE,
    PETROL,
    SAND,
    WET,
    WHITE,
)

GROUND = SAND
U: Final = 196
HERS: Final = affine(300, 700, U, 60)
"""She lies on her back, so her drawing is that of somebody upright: crown up, feet down, `U` to a unit."""
HAIR: Final = "#c9924f"
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay what has drawn back to the edges, then her alone, the holes in a row, the child and the father."""
    _far_towels(card)
    _bed(card)
    _she(card)
    _melon(card)
    _holes(card)
    _child(card)
    _father(card)


def _bed(card: Sheet) -> None:
    towel = card.piece(
        "-3.4,-4.5! 2.62,-4.62! 2.5,4.7! -3.4,4.86!", PETROL, at=HERS, angle=150, laps=90, grain=0.26, lift=12
    )
    with card.inside(towel):
        for u, w, ink in ((2.2, 0.13, WHITE), (1.98, 0.05, CORAL)):
            card.paint(ribbon(f"{u + 0.02},-5 {u - 0.04},5", (w, w), HERS, U), ink)
    fringe = [ribbon(f"2.56,{-4.5 + 0.15 * k} 2.76,{-4.49 + 0.15 * k}", (0.05, 0.03), HERS, U) for k in range(64)]
    card.paint(turned(fringe), PETROL, lift=2)


def _she(card: Sheet) -> None:
    skin, dark = FAIR.base, FAIR.shade
    # the arm behind her head: shoulder, elbow off the card, and back below the hair
    card.paint(
        "-1.3,-.7! -1.75,-.9 -2.4,-1.35 -3.2,-1.8 -3.7,-2.3 -3.6,-2.95 -3.0,-3.3 -2.2,-3.3 -1.2,-3.1! -1.2,-2.6! "
        "-2.0,-2.7 -2.6,-2.55! -2.1,-2.15 -1.6,-1.85 -1.2,-1.75!",
        skin,
        at=HERS,
        angle=50,
        laps=50,
        lift=6,
    )
    # hair fanned out on the towel; it hides the hand
    card.paint(
        "-.9,-1.7! -1.5,-1.72 -2.0,-2.1 -1.86,-2.5! -2.3,-2.75 -2.3,-3.3 -1.96,-3.45! -2.1,-3.9 -1.7,-4.2 -1.3,-4.05! "
        "-1.0,-4.5 -.4,-4.56 -.1,-4.28! .3,-4.6 .9,-4.46 1.05,-4.08! 1.6,-4.1 1.86,-3.7 1.7,-3.36! 2.2,-3.1 2.1,-2.6 "
        "1.8,-2.5! 2.0,-2.1 1.6,-1.74 1.0,-1.75!",
        HAIR,
        at=HERS,
        angle=70,
        laps=40,
        lift=5,
    )
    locks = [
        f"{0.5 * u:.2f},{-2.9 + 0.3 * abs(u):.2f} {1.1 * u:.2f},{-3.3 + 0.4 * abs(u):.2f} {1.55 * u:.2f},"
        f"{-3.6 + 0.75 * abs(u):.2f}"
        for u in (-1.2, -0.95, -0.6, -0.3, 0.3, 0.62, 0.92, 1.1)
    ]
    card.paint(turned([ribbon(k, (0.03, 0.08, 0.02), HERS, U) for k in locks]), shift(HAIR, -0.09), thin=0.1)
    # thighs, which leave the card
    for spec in (
        ".1,1.9! 1.95,1.2! 2.2,2 2.1,3 1.7,4.4! .4,4.4! .3,2.7!",
        "-1.95,1.2! -2.05,2.1 -1.85,4.2! -.5,4.2! -.3,2.6 .2,1.9!",
    ):
        card.paint(spec, skin, at=HERS, angle=150, laps=60, lift=7)
    # trunk: shoulders and breast, then the suit over it
    card.paint(
        "-.5,-2.0! -1.2,-1.9 -1.75,-1.5 -1.75,-.7 -1.6,0 -1.9,.8 -2.05,1.4 -1.3,1.7! 1.3,1.7! 2.05,1.4 1.9,.8 1.62,0 "
        "1.8,-.7 1.8,-1.5 1.2,-1.9 .5,-2.0! 0,-1.9",
        skin,
        at=HERS,
        angle=8,
        laps=70,
        lift=5,
    )
    suit = card.piece(
        "-1.3,-1.78! -1.0,-1.84! -.86,-1.3 -.5,-1.0 0,-.94 .5,-1.0 .86,-1.3 1.0,-1.84! 1.3,-1.78! 1.45,-1.1 1.72,-.6 "
        "1.6,0 1.9,.8 2.06,1.46! 1.3,1.75 .75,2.45 .2,2.62! -.1,2.62! -.7,2.4 -1.3,1.75 -2.06,1.46! -1.9,.8 -1.6,0 "
        "-1.7,-.6 -1.45,-1.1",
        CORAL,
        at=HERS,
        angle=84,
        laps=80,
        lift=4,
    )
    with card.inside(suit):
        for line in ("-1.6,-.35 -.9,-.02 -.2,-.3", "1.66,-.3 .95,0 .25,-.3", "-2,1.5 -1.2,1.86 0,1.98 1.2,1.84 2,1.5"):
            card.paint(ribbon(line, (0.02, 0.13, 0.02), HERS, U), shift(CORAL, -0.1), thin=0.1)
        card.paint("1.15,-1.9! 1.5,0 1.6,1 1.5,1.9 2.6,2! 2.6,-2!", shift(CORAL, -0.07), at=HERS, angle=84)
    card.paint("-.42,-2.3! .42,-2.3! .5,-1.95 .2,-1.76 0,-1.7 -.24,-1.78 -.52,-1.95", dark, at=HERS, angle=4)
    x, y = (float(v) for v in HERS @ (0.02, -2.78, 1.0))
    _face(card, x, y)


def _face(card: Sheet, x: float, y: float) -> None:
    """She laughs; what at, is behind the glasses."""
    head = Head(card, CAST["melon"], x, y, 236, 36)
    card.paint(
        "-1,.1 -.7,-.6 0,-.9 .7,-.6 1,.1 .6,.86 0,1 -.6,.8", FAIR.shade, at=affine(x - 74, y + 92, 170, 50), angle=40
    )
    head.draw()
    for side in (-1, 1):
        rim = " ".join(
            f"{side * u},{v}{c}"
            for u, v, c in (
                (0.05, -0.08, "!"),
                (0.2, -0.2, ""),
                (0.5, -0.26, ""),
                (0.76, -0.34, "!"),
                (0.74, -0.02, ""),
                (0.6, 0.22, ""),
                (0.36, 0.27, ""),
                (0.13, 0.17, ""),
            )
        )
        head.lay(rim, WHITE, "flat", lift=6)
        lens = head.lay(
            " ".join(
                f"{side * u},{v}"
                for u, v in (
                    (0.11, -0.05),
                    (0.24, -0.13),
                    (0.5, -0.19),
                    (0.68, -0.22),
                    (0.66, -0.02),
                    (0.55, 0.15),
                    (0.36, 0.2),
                    (0.18, 0.12),
                )
            ),
            LINE,
            "flat",
            angle=120,
        )
        if lens is not None:
            with card.inside(lens):
                for k in (0.0, 0.14):
                    a = side * 0.42 + k
                    head.line(f"{a + 0.14},-.3 {a - 0.12},.3", (0.06, 0.06), mix(PETROL, AQUA, 0.35), "flat")


def _melon(card: Sheet) -> None:
    """Half a melon stands on her as on a table, and the ladle in it."""
    x, y = (float(v) for v in HERS @ (-0.18, 0.3, 1.0))
    card.paint(ROUND, "#39684f", at=affine(x, y, 226), angle=20, lift=14)
    card.paint(ROUND, WHITE, at=affine(x, y, 206), angle=60)
    red = card.piece(ROUND, "#c2503f", at=affine(x, y, 186), angle=40, laps=40)
    with card.inside(red):
        card.paint("-.1,-.9 .7,-.7 .95,.1 .5,.7 .1,.3 -.3,-.2", "#a43c34", at=affine(x, y, 165), angle=60)
        for k in range(11):
            p = affine(x, y, 1, 33 * k + 8) @ (118 + 26 * (k % 2), 0, 1.0)
            card.paint("0,-1! .6,.3 0,1 -.6,.3", LINE, at=affine(float(p[0]), float(p[1]), 16, 33 * k + 98))
    # the arm as one piece from the shoulder, its elbow on the towel
    steel = mix(PETROL, WHITE, 0.66)
    card.paint(ribbon("1.95,-.72 1.3,-.12 .5,.34", (0.13, 0.11, 0.13), HERS, U), steel, lift=7)
    a, b = (float(v) for v in HERS @ (0.16, 0.5, 1.0))
    card.paint(ROUND, steel, at=affine(a, b, 80), lift=8)
    card.paint(ROUND, shift(steel, -0.12), at=affine(a, b, 64), angle=40)
    card.paint(
        "-.8,-.1 -.3,-.95! .5,-.8 .9,.1! .3,.8 -.4,.7", shift("#c2503f", 0.06), at=affine(a, b, 64), angle=40, lift=3
    )
    card.paint(
        "1.15,-1.86! 1.75,-1.7 2.2,-1.1 2.55,-.2 2.72,.5 2.5,.86 2.1,.78 1.9,.44 1.64,.22! 1.8,-.12! 2.02,.02 1.9,-.4 "
        "1.6,-.9 1.3,-1.1 1.08,-1.5",
        FAIR.base,
        at=HERS,
        angle=60,
        laps=50,
        lift=8,
    )
    card.paint(ribbon("2.02,.0 2.2,.14 2.36,.16", (0.02, 0.08, 0.02), HERS, U), FAIR.shade)
    u, v = (float(q) for q in HERS @ (1.74, 0.08, 1.0))
    hand(card, "grip", u, v, 226, 268, FAIR, age=45, lift=7)
    card.paint(ribbon("1.86,.36 1.84,.12 1.78,-.14", (0.12, 0.13, 0.12), HERS, U), LEMON, lift=6)
    card.paint(ribbon("2.0,.36 1.97,.12 1.92,-.12", (0.07, 0.08, 0.07), HERS, U), WHITE, lift=5)


def _holes(card: Sheet) -> None:
    crooked = (0, 12, -9, 6, -16, 8, 2, -12, 12, -6)
    for k in range(10):
        x, y = 64 + 92 * k, 1592 - 45 * k + crooked[k]
        heap = affine(x + 30, y + 40, 1, -30 + 14 * (k % 3))
        card.paint("-34,8! -24,-12 0,-22 24,-14 36,6! 0,16", WET, at=heap, angle=30, lift=4)
        at = affine(x, y, 1 + 0.07 * (k % 2), -28)
        hole = card.piece("-34,0 -24,-26 2,-35 26,-25 34,2 24,26 -2,34 -26,24", LINE, at=at, angle=12)
        with card.inside(hole):
            card.paint("-60,-60! 60,-60! 60,4 20,-14 -24,-12 -60,8", mix(WET, LINE, 0.5), at=at, angle=12)


def _far_towels(card: Sheet) -> None:
    """The others have drawn back; of one only the towel is left, and its corner."""
    for x, y, t, w, h, ink, second in (
        (1120, 160, 66, 300, 420, LEMON, WHITE),
        (640, 1830, -22, 250, 330, AQUA, WHITE),
        (980, 1640, 12, 270, 520, WHITE, CORAL),
    ):
        at = affine(x, y, 1, t)
        towel = card.piece(
            f"{-w / 2},{-h / 2}! {w / 2},{-h / 2}! {w / 2},{h / 2}! {-w / 2},{h / 2}!", ink, at=at, angle=t + 90, lift=6
        )
        bars = [ribbon(f"{-w},{v} {w},{v}", (24, 24), at) for v in range(int(-h / 2) + 34, int(h / 2), 62)]
        card.pattern(towel, turned(bars), second, thin=0.05)
    at = affine(980, 1640, 1, 12)
    card.paint("-137,-262! 0,-262! -136,-120!", SAND, at=at, angle=40)
    card.paint("-128,-240! 0,-262! -136,-120!", LINE, at=at, angle=40)
    card.paint("-137,-122! -60,-140 0,-262! -8,-170 -50,-110!", shift(CORAL, -0.05), at=at, angle=40, lift=9)


def _child(card: Sheet) -> None:
    """On the belly, an arm down the third hole as far as it goes, in case he is in there."""
    skin, dark = BROWN.base, BROWN.shade
    at = affine(338, 1682, 60, -16)
    for side in (-1, 1):
        card.paint(
            f"{0.1 * side},1.2! {0.86 * side},1.1! {1.0 * side},2.1 {0.8 * side},3.6 {0.3 * side},3.6 {0.24 * side},2.2",
            skin if side < 0 else dark,
            at=at,
            angle=94,
            lift=5,
        )
    card.paint(
        "-.5,-1.5! -1.05,-1.6 -1.2,-2.2 -1.05,-2.9 -1.0,-3.2 -.84,-3.28 -.68,-3.2 -.66,-2.7 -.66,-2.1 -.3,-.9",
        skin,
        at=at,
        angle=70,
        lift=4,
    )
    card.paint(
        ".5,-1.5! 1.0,-1.5 1.5,-1.3 1.72,-1.5 1.5,-1.85 .9,-2.3 .4,-2.5! .3,-2.1! .9,-1.9 .7,-1.1!", dark, at=at, lift=3
    )
    card.paint(
        "-.3,-1.75! .4,-1.75! .95,-1.4 .86,-.4 .8,.4 .92,1.1! -.92,1.1! -.8,.4 -.86,-.4 -.92,-1.4",
        skin,
        at=at,
        angle=96,
        lift=6,
    )
    card.paint(ribbon("-.02,-1.2 .04,-.3 0,.4", (0.03, 0.08, 0.03), at, 56), dark, thin=0.1)
    card.paint(
        "-.86,.4! .84,.4! 1.02,1.2 1.06,1.9! .14,1.86! .04,1.5! -.06,1.86! -1.02,1.9! -1.0,1.2",
        CORAL,
        at=at,
        angle=92,
        lift=5,
    )
    card.paint("-.6,-2.0 -.66,-2.6 -.3,-2.98 .3,-2.98 .66,-2.55 .6,-2.0 .2,-1.64 -.24,-1.64", LINE, at=at, lift=6)
    cap = card.piece(
        "-.66,-2.1! -.7,-2.6 -.34,-3.0 .3,-3.0 .7,-2.56 .64,-2.1! .3,-1.95 -.3,-1.95", LEMON, at=at, angle=70, lift=4
    )
    card.pattern(cap, [ribbon(f"{u},-3.2 {u * 0.4},-1.8", (0.12, 0.12), at, 60) for u in (-0.5, 0.0, 0.5)], CORAL)


def _father(card: Sheet) -> None:
    """Bent over the twelfth; of him one sees hat, stripes and spade."""
    at = affine(984, 1138, 1, -26)
    card.paint("-64,4 -50,-50 0,-68 54,-52 66,2 50,54 0,64 -50,54", WET, at=at, lift=5)
    card.paint("-42,0 -30,-33 2,-44 33,-31 43,2 30,33 -2,42 -33,30", LINE, at=at)
    trunk = card.piece(
        "1260,990! 1180,1000 1096,1046 1060,1130! 1070,1206 1120,1256 1200,1290 1260,1290!", WHITE, angle=80, lift=8
    )
    card.pattern(trunk, stripes(card.box(trunk), 40, 19, 74), PETROL, thin=0.05)
    card.paint(ribbon("1120,1150 1040,1140 1000,1140", (18, 16, 16)), shift(LEMON, -0.14), lift=5)
    card.paint("1030,1112! 976,1106 942,1134 972,1164 1030,1168!", CORAL, angle=4, lift=5)
    card.paint("1096,1060! 1050,1084 1036,1120 1046,1160 1080,1166 1110,1140!", BURNT.base, angle=70, lift=6)
    hat = affine(1126, 1150, 98, 20)
    card.paint(ROUND, shift(LEMON, -0.06), at=hat, angle=40, lift=12)
    card.paint(
        turned([ribbon(RING, (4, 4), affine(1126, 1150, 78))]),
        shift(LEMON, -0.16),
        thin=0.3,
    )
    card.paint(ROUND, CORAL, at=affine(1124, 1148, 58), angle=40, lift=4)
    card.paint(ROUND, LEMON, at=affine(1120, 1142, 50), angle=40, lift=4)
