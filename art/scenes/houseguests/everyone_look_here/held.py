"""What came to hand: a fan, a hat, a tray that shows a nose, a newspaper, a cabbage."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.everyone_look_here.inks import ASH, BONE, CHALK, CHARCOAL, GREEN, PENCIL


def fan(card: Sheet, x: float, y: float, r: float, tilt: float) -> None:
    """Open, every second pleat darker."""
    at = affine(x, y, r, tilt)
    for k in range(13):
        a, b = (math.radians(196 + 148 * (k + d) / 13) for d in (0, 1.06))
        blade = " ".join(
            f"{q * math.cos(t):.3f},{q * math.sin(t):.3f}!" for q, t in ((0.1, a), (1, a), (1, b), (0.1, b))
        )
        card.paint(blade, CHARCOAL if k % 2 else mix(ASH, CHALK, 0.5), at=at, angle=math.degrees(a), lift=2, wobble=0.6)
    ring = [(0.62 * math.cos(math.radians(t)), 0.62 * math.sin(math.radians(t))) for t in range(196, 346, 12)]
    card.paint(ribbon(ring, (0.05, 0.05), at, r), CHALK)
    card.paint(ROUND, CHALK, at=affine(x, y, 14))


def hat(card: Sheet, x: float, y: float, r: float, tilt: float) -> None:
    """A brim from below its owner, the crown towards us."""
    brim = affine(x, y, r, tilt)
    card.paint(
        "1,0 .78,.66 .1,.86 -.66,.7 -1,.06 -.8,-.66 0,-.88 .74,-.7", PENCIL, at=brim, angle=12, lift=9, grain=0.4
    )
    card.paint(".64,-.02 .5,.44 0,.58 -.48,.46 -.64,0 -.5,-.46 0,-.6 .5,-.44", CHARCOAL, at=brim, angle=40)
    card.paint(
        ".56,-.1 .44,.28 0,.4 -.42,.3 -.56,-.06 -.44,-.44 0,-.54 .44,-.42",
        mix(PENCIL, ASH, 0.25),
        at=brim,
        angle=70,
        lift=5,
    )
    card.paint(ribbon("-.06,-.42 .02,-.1 -.02,.26", (0.05, 0.14, 0.05), brim, r), PENCIL)


def tray(card: Sheet, x: float, y: float, r: float, skin: Ink) -> None:
    """Polished, so that of somebody a nose is seen after all."""
    at = affine(x, y, r)
    card.paint(ROUND, mix(PENCIL, CHARCOAL, 0.3), at=at, lift=9)
    plate = card.piece(ROUND, ASH, at=affine(x, y, r * 0.93), angle=30, grain=0.2, laps=30)
    with card.inside(plate):
        card.paint("-1,-.2! -.4,-1! .1,-1! -1,.6!", mix(ASH, CHALK, 0.5), at=at, angle=-40, thin=0.1)
        card.paint("-.1,1! .9,-.3! 1,.1! .3,1!", mix(ASH, CHALK, 0.4), at=at, angle=-40, thin=0.1)
    ring = [(0.72 * math.cos(math.radians(t)), 0.72 * math.sin(math.radians(t))) for t in range(0, 372, 12)]
    card.paint(ribbon(ring, (0.035, 0.035), at, r), PENCIL, thin=0.1)
    card.paint(
        "-.06,-.4 .06,-.4 .1,-.05 .24,.16 .2,.34 .08,.3 0,.38 -.08,.3 -.2,.34 -.24,.16 -.1,-.05",
        mix(skin, ASH, 0.3),
        at=at,
        wobble=0.6,
    )
    card.paint([".06,.26 .16,.24 .15,.3 .08,.31", "-.06,.26 -.16,.24 -.15,.3 -.08,.31"], CHARCOAL, at=at, wobble=0.3)
    card.paint(".0,-.36 .05,-.36 .06,-.06 .02,.1", mix(skin, CHALK, 0.45), at=at, wobble=0.3)


def mirror(card: Sheet, x: float, y: float, r: float, tilt: float) -> None:
    """Its back."""
    at = affine(x, y, r, tilt)
    card.paint("-.13,.9! .13,.9! .17,2.1 0,2.3 -.17,2.1", CHARCOAL, at=at, lift=5)
    card.paint("0,-1.2 .6,-1 .86,-.2 .7,.7 .2,1.04 -.2,1.04 -.7,.7 -.86,-.2 -.6,-1", CHARCOAL, at=at, angle=80, lift=8)
    card.paint("0,-.98 .46,-.8 .66,-.14 .5,.6 0,.84 -.5,.6 -.66,-.14 -.46,-.8", mix(PENCIL, BONE, 0.3), at=at, angle=20)
    mx, my = (float(v) for v in at @ (0, -0.06, 1))
    for k in range(6):
        petal = affine(mx, my, r, tilt + 60 * k)
        card.paint("0,0! .14,-.3 0,-.56! -.14,-.3", CHALK, at=petal, wobble=0.4)
    card.paint(ROUND, CHARCOAL, at=affine(mx, my, r * 0.12))


def newspaper(card: Sheet) -> None:
    """Wider than he is, read by nobody."""
    sheet = card.piece("36,760! 186,772 330,752! 344,1004! 188,1016 28,1010!", CHALK, angle=88, grain=0.16, lift=9)
    with card.inside(sheet):
        card.paint("60,792! 168,798! 168,826! 60,820!", CHARCOAL)
        card.paint("206,796! 316,788! 318,886! 206,892!", mix(ASH, PENCIL, 0.3), angle=4)
        card.paint("240,886! 250,830 276,812 300,838 306,884!", PENCIL)
        rows: list[Array] = []
        for k in range(9):
            y = 846 + 17 * k
            rows.append(ribbon(f"60,{y} {166 - (k * 29) % 24},{y + 4}", (5, 5)))
            if k > 2:
                rows.append(ribbon(f"206,{y + 8} {318 - (k * 17) % 30},{y + 2}", (5, 5)))
        card.paint(rows, PENCIL, thin=0.2)
        card.paint(ribbon("187,770 188,1016", (4, 6)), ASH)


def cabbage(card: Sheet, x: float, y: float, r: float) -> None:
    """The largest head in the family."""
    leaf: Ink = GREEN
    at = affine(x, y, r)
    for k, (turn, out) in enumerate(((-118, 0.2), (-62, 0.18), (160, 0.24), (20, 0.24), (104, 0.2), (70, 0.14))):
        blade = affine(x, y, r, turn)
        card.paint(
            f"{out},-.5 .7,-.72 1.0,-.5 1.12,-.12 1.06,.34 .84,.66 .4,.6 {out},.3",
            shift(leaf, (-0.09, -0.04, -0.12, -0.07, -0.1, -0.03)[k]),
            at=blade,
            angle=turn,
            edge="raw",
            ragged=10,
            lift=5,
        )
        card.paint(ribbon(".2,0 .7,.02 1.02,-.04", (0.08, 0.05, 0.02), blade, r), mix(GREEN, CHALK, 0.4), wobble=0.5)
    ball = card.piece(ROUND, shift(leaf, 0.06), at=affine(x, y, r * 0.86), angle=60, laps=30, lift=6)
    with card.inside(ball):
        card.paint(
            "-.9,.0 -.5,-.7 .1,-.9 .5,-.6 .1,-.2 -.1,.4 -.3,.9 -.8,.6", shift(leaf, 0.1), at=at, angle=-50, lift=4
        )
        card.paint(".9,-.1 .5,-.66 .2,-.4 .0,.2 .1,.8 .5,.8", shift(leaf, -0.02), at=at, angle=60, lift=4)
        veins = [
            ribbon(line, (0.05, 0.03, 0.012), at, r)
            for line in (
                "-.36,.84 -.24,.1 .06,-.6",
                "-.28,.3 -.52,.0 -.6,-.3",
                "-.2,.0 -.3,-.4 -.26,-.66",
                ".34,.8 .36,.2 .52,-.4",
                ".36,.3 .6,.1 .7,-.1",
                ".36,.2 .2,-.1 .22,-.3",
            )
        ]
        card.paint(veins, mix(GREEN, CHALK, 0.62), wobble=0.4)
