"""Parts of Night Rounds: the owl's breast and flank in the lantern's light, and the leg that it stands on."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.colour import Colour, mix
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb

from .ink import CAST, INK, MOON, PALE, crease, lit, tract

BUFF: Final = (0.66, 0.09, 68)
BROWN: Final = (0.36, 0.06, 50)
_BREAST: Final[Points] = (
    *((352, 372, CORNER), (330, 440), (312, 520), (306, 610), (318, 700), (350, 780), (400, 846), (450, 900)),
    *((520, 926), (620, 920, CORNER), (680, 820), (680, 640), (640, 460), (560, 380, CORNER)),
)


def plume(x: float, y: float, chance: float) -> tuple[Colour, Colour]:
    """Return a vane's and its mark's colour under the lantern."""
    light = 0.04 + 0.9 * lit(x, y, 235) ** 1.2
    base = mix(mix((0.27, 0.075, 285), BUFF, min(1.0, 0.1 + light * 1.1)), PALE, max(0.0, light - 0.6) * 1.5)
    vane = mix(base, BROWN, 0.22 * chance)
    return vane, mix(mix(INK, BROWN, min(1.0, light * 1.2)), vane, 0.12)


def body(c: Canvas) -> None:
    """Paint breast and flank: feathers run from the throat down and outward, larger below."""
    m = c.mask(curve(_BREAST), wobble=1)
    c.fill(m, (0.4, 0.07, 60), detail=0.6)
    ways: tuple[Points, ...] = (
        ((360, 370), (326, 450), (306, 560), (312, 680), (352, 800), (420, 890)),
        ((390, 380), (362, 470), (346, 580), (356, 690), (390, 800), (450, 910)),
        ((420, 390), (408, 490), (404, 600), (414, 700), (440, 810), (480, 930)),
        ((450, 390), (456, 490), (466, 600), (476, 700), (490, 810), (520, 940)),
        ((490, 390), (520, 490), (540, 600), (548, 700), (556, 810), (570, 940)),
        ((540, 390), (590, 490), (620, 600), (630, 700), (630, 810), (620, 940)),
    )
    tract(c, ways, (24, 15), (26, 58), plume, seed="breast", clip=m, streak=0.8, bars=1)
    nap(c, m, 1500, 1.5, "down", 20, alpha=0.5)
    sweep(c, m, ((330, 420, 14), (314, 520, 12), (306, 620, 10), (322, 710, 14), (372, 820, 20)), 14, CAST, 0.5)
    sweep(c, m, ((350, 380, 30), (440, 410, 40), (560, 420, 40)), 26, CAST, 0.5)
    sweep(c, m, ((470, 880, 40), (540, 920, 50), (640, 920, 60)), 34, INK, 0.8)
    sweep(c, m, ((580, 440, 20), (604, 560, 22), (624, 700, 26), (640, 840, 40)), 20, CAST, 0.75)
    sweep(c, m, ((316, 640, 10), (330, 720, 16), (380, 800, 26)), 16, CAST, 0.6)
    x, y, q = MOON
    c.glaze(c.mask(circle(x, y, q + 26), soft=20) & m, (0.93, 0.1, 84), 0.34)
    c.multiply(c.mask(limb([(500, 905, 22), (580, 926, 34), (636, 916, 24)], 30), soft=18), INK, 0.6)


def standing(c: Canvas) -> None:
    """The leg it stands on: feathered down to the toes, in the lane's snow."""
    leg = c.mask(limb([(570, 830, 90), (580, 930, 66), (582, 1020, 42), (580, 1086, 34)], 60), wobble=2)
    c.multiply(c.mask(limb([(500, 1144, 14), (590, 1152, 24), (690, 1140, 16)], 40), soft=16), CAST, 0.75)
    c.fill(leg, (0.36, 0.06, 60), detail=0.6)
    ways: tuple[Points, ...] = (
        ((486, 850), (520, 940), (542, 1020), (548, 1094)),
        ((540, 850), (556, 940), (566, 1020), (568, 1100)),
        ((590, 850), (596, 940), (592, 1020), (588, 1100)),
        ((650, 850), (646, 940), (624, 1020), (612, 1094)),
    )
    tract(c, ways, (15, 8), (40, 22), _leg, seed="leg", clip=leg.grow(3), streak=0.25)
    leg = leg.grow(5)
    sweep(c, leg, ((650, 860, 40), (636, 960, 30), (614, 1070, 16)), 16, CAST, 0.7)
    sweep(c, leg, ((500, 900, 40), (580, 920, 60), (660, 910, 40)), 30, INK, 0.6)
    for k, toe in enumerate(
        (
            ((600, 1090, 22), (636, 1106, 20), (664, 1122, 16), (676, 1130, 12)),
            ((566, 1090, 25), (536, 1110, 22), (514, 1128, 18), (504, 1138, 13)),
            ((582, 1092, 27), (584, 1120, 24), (588, 1144, 20), (590, 1158, 14)),
        )
    ):
        paw(c, toe, f"stand{k}", 0.6)


def _leg(x: float, y: float, chance: float) -> tuple[Colour, Colour]:
    light = float(np.clip((y - 890) / 170, 0.04, 0.9)) * float(np.clip(1.25 - (x - 520) / 170, 0.35, 1))
    vane = mix(mix((0.3, 0.075, 285), (0.72, 0.075, 74), light), BROWN, 0.2 * chance)
    return vane, mix(vane, BROWN, 0.7)


def paw(c: Canvas, toe: Points, seed: str, light: float) -> Mask:
    """One feathered toe with its talon: plump, pale above, curved black claw."""
    m = c.mask(limb(toe, 30), wobble=1)
    c.multiply(m.blur(5).move(2, 7), CAST, 0.55)
    tone = mix((0.34, 0.07, 285), (0.8, 0.075, 76), light)
    (x0, y0, _), _, (x, y, q) = toe[-3], toe[-2], toe[-1]
    d = np.array([x - x0, y - y0]) / (np.hypot(x - x0, y - y0) + 1e-6)
    n = np.array([-d[1], d[0]]) * (1 if d[0] < 0 else -1)
    down = np.array([0.0, 1.0])

    def claw(pen: Pen) -> None:
        a, b = np.array([x, y]) + d * q * 0.3, np.array([x, y]) + d * q * 1.5 + down * q * 0.4
        tip = np.array([x, y]) + d * q * 1.75 + down * q * 1.9
        spine = [(float(p[0]), float(p[1]), w) for p, w in ((a, q * 0.66), (b, q * 0.46), (tip, 0.6))]
        pen.fill(limb(spine, 24), INK)
        crease(pen, [(u - 0.12 * q, v - 0.22 * q) for u, v, _ in spine], 0.12 * q, (0.7, 0.05, 250), 0.85)

    c.draw(claw, detail=0.85, soft=0.2)
    c.fill(m, tone, detail=0.65)
    sweep(c, m, [(u, v - 0.35 * w, 0.5 * w) for u, v, w in toe], 6, PALE, 0.55 * light + 0.1, pale=True)
    c.multiply(m.edge(0, 8, 6), CAST, 0.6)
    r = c.rng(seed)

    def tuft(pen: Pen) -> None:
        for _ in range(60):
            t = float(r.uniform(0, 1)) * (len(toe) - 1.01)
            i, f = int(t), t % 1
            u, v, w = (toe[i][k] * (1 - f) + toe[i + 1][k] * f for k in range(3))
            s = float(r.uniform(-0.8, 0.8))
            u, v = u + float(n[0]) * s * w, v + float(n[1]) * s * w
            e = (u + float(d[0]) * 11, v + float(d[1]) * 11 + 2)
            crease(pen, [(u, v), ((u + e[0]) / 2, (v + e[1]) / 2 - 1), e], 1.3,
                   mix(tone, PALE if r.random() < 0.5 else BROWN, 0.4), 0.7)  # fmt: skip

    c.draw(tuft, detail=0.65, soft=0.2)
    return m
