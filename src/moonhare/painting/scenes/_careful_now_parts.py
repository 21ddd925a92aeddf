"""The moles that carry."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import limb, oval

STAR = (392.0, 726.0)

_COAT: Colour = (0.27, 0.04, 285)

_PINK: Colour = (0.72, 0.1, 22)


def mole(c: Canvas, x: float, y: float, h: float, *, look: int, nod: float, seed: str, far: bool = False) -> None:
    """A mole on its hind legs in profile: velvet, no neck, a pink snout, a spade of a hand on the pole."""
    f = -1  # all walk to the left; one looks back
    around = (x - h * 0.75, y - h * 1.1, x + h * 0.75, y + h * 0.1)

    def at(px: float, py: float) -> tuple[float, float]:
        return x + f * px * h, y - py * h

    def run(*pts: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(*at(p[0], p[1]), p[2] * h, *(q * h for q in p[3:])) for p in pts]

    c.shadow(c.mask(oval(x, y, 0.34 * h, 0.05 * h)), -0.05 * h, 0.01 * h, 0.03 * h, 0.75)
    dim = -0.1 if far else 0.0
    to = np.array([STAR[0] - x, STAR[1] - (y - 0.6 * h)])
    to = to / (np.hypot(*to) + 1e-6)

    def kiss(m: Mask, share: float = 0.8) -> None:
        q = 0.026 * h + 1
        c.screen(m.edge(to[0] * q, to[1] * q, q * 0.5), (0.93, 0.12, 80), share)

    stride = 0.07 if seed[-1] in "024" else -0.05
    for k, s in enumerate((-1, 1)):
        foot = Clay(c, around, melt=0.01 * h)
        px = 0.02 + s * stride
        py = 0.03 if s > 0 and stride > 0 else 0.0
        foot.limb(run((px, 0.07 + py, 0.05), (px + 0.05, 0.028 + py, 0.036), (px + 0.16, 0.022 + py, 0.02)), n=10)
        for i in range(3):
            foot.limb(run((px + 0.13, 0.025 + py + 0.01 * i, 0.014), (px + 0.2, 0.012 + py + 0.012 * i, 0.007)), n=5)
        c.form(foot.relief(0.006 * h), _PINK, rim=0.4, bias=-0.16 - 0.1 * k, detail=0.75)
    tail = c.mask(limb(run((-0.24, 0.17, 0.028), (-0.33, 0.14, 0.02), (-0.38, 0.19, 0.01))))
    c.form(tail, mix(_PINK, _COAT, 0.35), rim=0.4, bias=dim - 0.1, detail=0.7)
    body = Clay(c, around, melt=0.08 * h)
    body.limb(run((-0.03, 0.2, 0.22), (-0.04, 0.34, 0.25), (0.0, 0.52, 0.225), (0.05, 0.66, 0.175)), n=30)
    relief = body.relief(0.012 * h)
    c.form(relief, _COAT, rim=0.35, mottle=0.06, bias=dim - 0.1, detail=0.65)
    fur(
        c,
        relief,
        body.angle + math.pi,
        seed=seed,
        length=(0.03 * h, 0.055 * h),
        spacing=0.014 * h,
        light=0.07,
        spread=0.3,
        detail=0.65,
    )
    kiss(relief.mask, 0.7)
    _mole_head(c, at, h, look, nod, seed, around, dim)
    # The spade hand on the pole, its arm short and strong.
    if far:
        return
    arm = Clay(c, around, melt=0.03 * h)
    arm.limb(run((-0.02, 0.5, 0.095), (0.07, 0.4, 0.08), (0.17, 0.42, 0.06)), n=14)
    near = arm.relief(0.01 * h)
    c.shadow(near.mask, -0.01 * h, 0.025 * h, 0.02 * h, 0.5)
    c.form(near, _COAT, rim=0.6, mottle=0.06, detail=0.65)
    fur(
        c,
        near,
        arm.angle,
        seed=f"{seed}/arm",
        length=(0.025 * h, 0.045 * h),
        spacing=0.014 * h,
        light=0.07,
        detail=0.65,
    )
    hand = Clay(c, around, melt=0.012 * h)
    hand.ball(*at(0.2, 0.455), 0.066 * h, 0.07 * h)
    for i in range(5):
        a = math.radians(150 - 30 * i)
        hx, hy = 0.2 + 0.054 * math.cos(a), 0.465 + 0.052 * math.sin(a)
        hand.limb(
            run((hx, hy, 0.03, 0.04), (hx + 0.045 * math.cos(a), hy + 0.06 * math.sin(a) + 0.006, 0.024, 0.05)),
            n=6,
            melt=0.006 * h,
        )
    skin = hand.relief(0.006 * h)
    c.shadow(skin.mask, 0, 0.02 * h, 0.015 * h, 0.5)
    c.form(skin, _PINK, rim=0.6, bias=-0.06, detail=0.8)
    kiss(skin.mask)

    def claws(pen: Pen) -> None:
        for i in range(5):
            a = math.radians(150 - 30 * i)
            hx, hy = 0.2 + 0.1 * math.cos(a), 0.465 + 0.112 * math.sin(a)
            pen.stroke([at(hx, hy), at(hx + 0.03 * math.cos(a), hy + 0.036 * math.sin(a))], (0.9, 0.05, 80), 0.018 * h)

    c.draw(claws, relief=0.008 * h, detail=0.8)


def _mole_head(
    c: Canvas,
    at: Callable[[float, float], tuple[float, float]],
    h: float,
    look: int,
    nod: float,
    seed: str,
    around: tuple[float, float, float, float],
    dim: float,
) -> None:
    """A cone of a head; `look` -1 ahead, 1 back over the shoulder; `nod` tips the snout (degrees, down)."""
    a = math.radians(nod)
    g = -look

    def put(px: float, py: float) -> tuple[float, float]:
        qx, qy = px * math.cos(a) + py * math.sin(a), -px * math.sin(a) + py * math.cos(a)
        place: tuple[float, float] = at(0.06 + g * qx, 0.74 + qy)
        return place

    skull = Clay(c, around, melt=0.05 * h)
    skull.ball(*put(0.0, 0.0), 0.175 * h, 0.165 * h)
    skull.limb(
        [
            (*put(0.06, 0.0), 0.145 * h),
            (*put(0.2, -0.03), 0.088 * h),
            (*put(0.32, -0.05), 0.042 * h),
            (*put(0.37, -0.05), 0.034 * h),
        ],
        n=20,
    )
    relief = skull.relief(0.01 * h)
    c.shadow(relief.mask, 0, 0.03 * h, 0.02 * h, 0.4)
    c.form(relief, _COAT, rim=0.6, mottle=0.05, bias=dim, detail=0.75)
    away = math.atan2(put(-0.2, 0.0)[1] - put(0.3, -0.05)[1], put(-0.2, 0.0)[0] - put(0.3, -0.05)[0])
    fur(
        c,
        relief,
        away,
        seed=f"{seed}/head",
        length=(0.025 * h, 0.045 * h),
        spacing=0.012 * h,
        light=0.07,
        spread=0.35,
        detail=0.75,
    )
    snout = Clay(c, around, melt=0.015 * h)
    snout.limb(
        [
            (*put(0.27, -0.045), 0.05 * h, 0.02 * h),
            (*put(0.35, -0.05), 0.037 * h, 0.02 * h),
            (*put(0.395, -0.045), 0.033 * h, 0.02 * h),
        ],
        n=10,
    )
    bare = snout.relief(0.006 * h)
    tip = Mask(
        bare.mask.a
        * smoothstep(
            0.02 * h,
            0.07 * h,
            np.hypot(c.x[bare.mask.where] - put(0.25, -0.045)[0], c.y[bare.mask.where] - put(0.25, -0.045)[1]),
        ),
        bare.mask.box,
        bare.mask.frame,
        bare.mask.scale,
    )
    c.form(bare.within(tip), _PINK, gloss=0.4, rim=0.6, bias=dim, detail=0.85)
    m = relief.mask | bare.mask
    x, y = put(0.1, 0)
    to = np.array([STAR[0] - x, STAR[1] - y])
    to = to / (np.hypot(*to) + 1e-6) * (0.028 * h + 1)
    c.screen(m.edge(to[0], to[1], 0.008 * h + 0.5), (0.94, 0.12, 82), 0.85)

    def marks(pen: Pen) -> None:
        ex, ey = put(0.16, 0.035)
        pen.fill(oval(ex, ey, 0.014 * h, 0.012 * h), (0.07, 0.02, 270))
        pen.dot(ex - 0.003 * h, ey - 0.004 * h, max(0.6, 0.0045 * h), (0.95, 0.08, 90))
        pen.stroke([put(0.36, -0.085), put(0.27, -0.1), put(0.2, -0.095)], (0.12, 0.03, 300), max(0.8, 0.008 * h), 0.8)
        for k in range(4):
            wx, wy = put(0.27, -0.07)
            ex, ey = put(0.2 + 0.05 * k, -0.2 - 0.012 * k)
            pen.stroke([(wx, wy), ((wx + ex) / 2 + 2, (wy + ey) / 2), (ex, ey)], (0.85, 0.06, 80), 0.8, 0.6)
        pen.dot(*put(0.405, -0.04), 0.008 * h, (0.3, 0.08, 10))

    c.draw(marks, detail=0.95)
