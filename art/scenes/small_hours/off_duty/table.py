"""Parts of Off Duty: the dark table, the bread with somebody asleep on it, the whistle on its cord."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place

INK: Final = (0.23, 0.045, 268)
_GRAIN: Final = (0.15, 0.035, 270)
_PALE: Final = (0.33, 0.05, 262)
CREAM: Final = (0.92, 0.035, 82)
DUSK: Final = (0.3, 0.07, 290)
"""What every shadow is multiplied with."""


def table(c: Canvas) -> None:
    """Lay the table's boards, from edge to edge."""
    c.fill(c.full(1.0), INK, detail=0.2, mottle=0.05)
    r = c.rng("boards")

    def work(pen: Pen) -> None:
        for k in range(70):
            y, x = float(r.uniform(0, 1200)), float(r.uniform(-300, 600))
            wide = float(r.uniform(120, 460))
            bend = float(r.normal(0, 5))
            line = [(x, y, 0.4), (x + 0.5 * wide, y + bend, 2.6), (x + wide, y - 0.06 * wide, 0.4)]
            pen.fill(limb(line, 30), _GRAIN if k % 3 else _PALE, 0.55)
        for y in (-60, 236, 540, 830, 1140):
            pen.fill(limb([(-20, y + 40, 2.4), (400, y + 16, 2.8), (820, y - 8, 2.4)]), (0.1, 0.03, 270), 0.9)

    c.draw(work, soft=0.8, detail=0.3)


def bread(c: Canvas) -> None:
    """Lay a slice of bread in the corner, cut by the card."""
    crust = c.mask(
        curve(
            [
                *((700, 1240), (676, 1170), (664, 1090), (672, 1020), (704, 976), (752, 958), (800, 970), (850, 960)),
                *((880, 1100), (850, 1240)),
            ]
        ),
        wobble=2,
    )
    c.multiply(crust.blur(9).move(-4, 14), DUSK, 0.85)
    c.fill(crust, (0.5, 0.1, 52), detail=0.6, mottle=0.06)
    crumb = c.mask(
        curve(
            [
                *((716, 1250), (694, 1168), (681, 1092), (687, 1028), (714, 992), (756, 976), (800, 986), (850, 980)),
                *((880, 1100), (850, 1250)),
            ]
        ),
        wobble=2,
    )
    c.fill(crumb, (0.88, 0.055, 80), detail=0.6, mottle=0.05)
    c.multiply(crumb.edge(-5, -6, 5), (0.7, 0.08, 60), 0.6)
    r = c.rng("pores")

    def pores(pen: Pen) -> None:
        for _ in range(46):
            x, y = float(r.uniform(690, 800)), float(r.uniform(985, 1200))
            pen.fill(
                oval(x, y, float(r.uniform(2, 6)), float(r.uniform(1.5, 3)), float(r.uniform(0, 180))),
                (0.76, 0.07, 68),
                0.6,
            )

    c.draw(pores, clip=crumb, soft=0.6, detail=0.5)


def sleeper(c: Canvas) -> None:
    """The one who came before: curled up on the bread under a corner of napkin, cap still on."""
    at = (746.0, 1086.0, 0.92, 14.0)
    cover = c.mask(
        curve(
            place(
                [
                    *((-22, -22, CORNER), (0, -30), (22, -26), (34, -8), (46, 18), (44, 44), (26, 60), (2, 66)),
                    *((-18, 84, CORNER), (-34, 74, CORNER), (-32, 60), (-46, 54), (-56, 40), (-44, 26), (-26, 14)),
                ],
                *at,
            )
        ),
        wobble=0.6,
    )
    feet = c.mask(
        *(
            limb(place(foot, *at), 20)
            for foot in (((-16, 74, 6), (-30, 84, 5), (-42, 82, 2)), ((-14, 78, 6), (-24, 92, 5), (-36, 94, 2)))
        )
    )
    arm = c.mask(limb(place([(6, -18, 8), (-20, -21, 7), (-38, -21, 5.6), (-50, -25, 4)], *at), 30))
    face = c.mask(
        curve(
            place([(-6, -58), (-22, -58), (-30, -50), (-35, -44), (-30, -40), (-29, -33), (-20, -26), (-4, -30)], *at)
        )
    )
    cap = c.mask(
        curve(
            place([(-27, -55, CORNER), (-18, -70), (0, -72), (13, -58), (10, -40), (-4, -32, CORNER), (-10, -46)], *at)
        )
    )
    for m in (cover, face | cap, arm, feet):
        c.multiply(m.blur(4).move(3, 6), (0.5, 0.1, 45), 0.75)
    c.fill(arm | feet, (0.74, 0.09, 50), detail=0.92)
    c.multiply(feet.edge(-2, -3, 3), (0.55, 0.1, 34), 0.5)
    c.multiply(arm.edge(-2, -3, 3), (0.55, 0.1, 34), 0.5)
    c.multiply(face.blur(3).move(-1, 4) & arm, (0.55, 0.1, 34), 0.7)
    c.fill(face, (0.7, 0.095, 45), detail=0.92)
    c.fill(cap, (0.36, 0.07, 262), detail=0.92)
    c.multiply(cap.edge(-4, -4, 4), (0.3, 0.05, 270), 0.6)
    c.fill(cover, (0.93, 0.03, 85), detail=0.85)
    for spine in (
        ((-22, -14, 2), (6, -12, 4), (30, 2, 2)),
        ((-44, 44, 2), (-12, 34, 5), (16, 12, 2)),
        ((-30, 62, 2), (-4, 52, 4), (22, 46, 2)),
    ):
        c.multiply(c.mask(limb(place(spine, *at)), soft=2.5) & cover, (0.66, 0.05, 260), 0.8)

    def lid(pen: Pen) -> None:
        pen.fill(limb(place([(-29, -46, 0.4), (-25, -43.5, 1), (-20, -45, 0.4)], *at)), (0.25, 0.05, 35))

    c.draw(lid, detail=0.95)


def prints(c: Canvas) -> None:
    """The wet red steps from the soup over the rim to the bread."""

    def work(pen: Pen) -> None:
        for k, (x, y, turn) in enumerate(
            (
                *((662, 930, 30), (676, 946, 36), (690, 948, 42), (699, 968, 52), (714, 984, 58), (714, 1004, 66)),
                (728, 1016, 72),
            )
        ):
            share = 0.95 - 0.07 * k
            sole = place([(-5, 0, 2), (-1, 0.4, 1.3), (3, 0, 2.6), (5, -0.3, 1.8)], x, y, 1.0, turn)
            pen.fill(limb(sole, 16), (0.7, 0.15, 56), share)

    c.draw(work, detail=0.9)


def whistle(c: Canvas) -> None:
    """Her whistle on the table before her face, the cord running back over the sleeve to her collar."""
    cord = [(572, 420), (570, 470), (534, 520), (470, 540), (390, 538), (310, 520), (236, 500), (180, 508), (140, 536)]
    m = c.mask(limb([(x, y, 4.4) for x, y in cord], 90))
    c.multiply(m.blur(4).move(3, 8), (0.25, 0.08, 330), 0.75)
    c.fill(m, CREAM, detail=0.8)
    r = c.rng("cord")
    n = 74
    t = np.linspace(0, 1, n)
    knots = np.array(cord, np.float64)
    xs = np.interp(t * (len(cord) - 1), np.arange(len(cord)), knots[:, 0])
    ys = np.interp(t * (len(cord) - 1), np.arange(len(cord)), knots[:, 1])

    def twist(pen: Pen) -> None:
        for x, y in zip(xs, ys, strict=True):
            q = float(r.uniform(2.5, 4))
            pen.stroke([(float(x) - q, float(y) - 5), (float(x) + q, float(y) + 5)], (0.6, 0.06, 50), 1.3, 0.7)

    c.draw(twist, clip=m, detail=0.7)
    at = (112.0, 560.0, 1.0, 128.0)
    body = c.mask(
        curve(
            place(
                [
                    *((-58, -20, CORNER), (0, -26), (26, -28), (46, -12), (48, 12), (32, 30), (8, 30), (-8, 14)),
                    *((-14, 2), (-58, 2, CORNER)),
                ],
                *at,
            )
        )
    )
    c.multiply(body.blur(6).move(6, 10), (0.25, 0.06, 280), 0.9)
    c.fill(body, (0.78, 0.025, 255), detail=0.9)
    c.multiply(
        c.mask(limb(place([(-54, 0, 4), (-6, 4, 5), (14, 28, 7), (44, 20, 7)], *at)), soft=4) & body,
        (0.4, 0.05, 268),
        0.75,
    )
    c.glaze(c.mask(limb(place([(-50, -16, 2.5), (20, -20, 4)], *at)), soft=2) & body, (0.98, 0.01, 90), 0.8)

    def slot(pen: Pen) -> None:
        pen.fill(curve(place([(-26, -22, CORNER), (-6, -24, CORNER), (-14, -8, CORNER)], *at)), (0.16, 0.04, 270))
        x, y = place([(20, 2)], *at)[0]
        pen.dot(x, y, 8, (0.55, 0.03, 262))
        x, y = place([(46, -14)], *at)[0]
        pen.stroke([p[:2] for p in place([(44, -14), (54, -20), (52, -8), (46, -8)], *at)], (0.9, 0.02, 250), 3)

    c.draw(slot, detail=0.9)
