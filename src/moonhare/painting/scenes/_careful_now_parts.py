"""The moles that carry."""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec
import numpy as np
from msgspec.structs import replace

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, fur
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, limb, oval

STAR = (400.0, 620.0)

_COAT: Colour = (0.27, 0.04, 285)

_PINK: Colour = (0.72, 0.1, 22)


Place = tuple[float, float]


class Mole(msgspec.Struct, frozen=True, kw_only=True):
    """A bearer: where its feet stand, how tall it is, how it bears up."""

    x: float
    y: float
    h: float
    name: str
    look: int = -1
    """-1 ahead (left), 1 back over the shoulder."""
    nod: float = 0.0
    lean: float = 0.0
    """Of the trunk, degrees forwards."""
    girth: float = 1.0
    stride: float = 0.07
    coat: Colour = _COAT
    wears: str = ""
    dim: float = 0.0

    def at(self, px: float, py: float) -> Place:
        """Return a place on the leaning body: forwards and up, in shares of its height."""
        a = math.radians(self.lean)
        qx, qy = px * math.cos(a) + py * math.sin(a), py * math.cos(a) - px * math.sin(a)
        return self.x - qx * self.h, self.y - qy * self.h

    def run(self, *pts: tuple[float, ...]) -> list[tuple[float, ...]]:
        """Return a limb's points on the body."""
        return [(*self.at(p[0], p[1]), p[2] * self.h, *(q * self.h for q in p[3:])) for p in pts]

    def box(self) -> tuple[float, float, float, float]:
        """Return the card's part it may cover."""
        return self.x - self.h * 0.85, self.y - self.h * 1.15, self.x + self.h * 0.75, self.y + self.h * 0.1


def _kiss(c: Canvas, m: Mask, who: Mole, share: float) -> None:
    """The star's light on the side that faces it."""
    to = np.array([STAR[0] - who.x, STAR[1] - (who.y - 0.6 * who.h)])
    to = to / (np.hypot(*to) + 1e-6)
    q = 0.026 * who.h + 1
    c.screen(m.edge(to[0] * q, to[1] * q, q * 0.5), (0.93, 0.12, 80), share)


def _velvet(c: Canvas, clay: Clay, who: Mole, part: str, turn: float = 0.0) -> Relief:
    """A dark coat with a nap: short hair in tufts, lighter where it parts."""
    h = who.h
    relief = clay.relief(0.012 * h)
    nap = (
        (c.noise.at(f"nap/{who.name}", c.x / (0.05 * h), c.y / (0.09 * h), 1.0, 3)[relief.mask.where] - 0.5) * 0.05 * h
    )
    c.form(
        relief.bumped(np.asarray(nap, np.float32)),
        who.coat,
        rim=0.4,
        mottle=0.14,
        grain=0.1 * h,
        bias=who.dim - 0.06,
        detail=0.65,
    )
    for k, light in enumerate((0.05, 0.13)):
        fur(
            c,
            relief,
            clay.angle + turn,
            seed=f"{who.name}/{part}/{k}",
            length=(0.035 * h, 0.07 * h),
            spacing=(0.013 + 0.014 * k) * h,
            light=light,
            spread=0.45,
            detail=0.65,
        )
    return relief


def mole(c: Canvas, who: Mole, pole: tuple[Place, Place]) -> None:
    """A mole on its hind legs in profile: velvet, humped shoulders, no neck; its far arm reaches under the pole."""
    h, run = who.h, who.run
    c.shadow(c.mask(oval(who.x, who.y, 0.36 * h, 0.055 * h)), -0.05 * h, 0.01 * h, 0.03 * h, 0.85)
    for k, s in enumerate((-1, 1)):
        foot = Clay(c, who.box(), melt=0.01 * h)
        px, py = 0.02 + s * who.stride, 0.03 if s * who.stride > 0 else 0.0
        up = replace(who, lean=0.0).run
        foot.limb(
            up(
                (px - 0.05, 0.16 + py, 0.09),
                (px, 0.07 + py, 0.052),
                (px + 0.05, 0.028 + py, 0.036),
                (px + 0.16, 0.022 + py, 0.02),
            ),
            n=12,
        )
        for i in range(3):
            foot.limb(up((px + 0.13, 0.025 + py + 0.01 * i, 0.014), (px + 0.2, 0.012 + py + 0.012 * i, 0.007)), n=5)
        c.form(foot.relief(0.006 * h), _PINK, rim=0.4, bias=-0.16 - 0.1 * k, detail=0.75)
    tail = c.mask(limb(run((-0.22, 0.17, 0.028), (-0.33, 0.14, 0.02), (-0.38, 0.21, 0.01))))
    c.form(tail, mix(_PINK, _COAT, 0.35), rim=0.4, bias=who.dim - 0.1, detail=0.7)
    hx, hy = _held(who, pole, 0.37)
    reach = Clay(c, who.box(), melt=0.03 * h)
    reach.limb([(*who.at(0.06, 0.5), 0.09 * h), (*who.at(0.2, 0.4), 0.07 * h), (hx, hy + 0.02 * h, 0.055 * h)], n=14)
    c.form(reach.relief(0.01 * h), who.coat, bias=who.dim - 0.16, mottle=0.1, detail=0.6)
    g = who.girth
    body = Clay(c, who.box(), melt=0.07 * h)
    body.limb(run((-0.03, 0.2, 0.21 * g), (-0.04, 0.34, 0.235 * g), (0.0, 0.52, 0.2 * g), (0.05, 0.66, 0.165)), n=30)
    body.ball(*who.at(-0.1, 0.2), 0.17 * h * g, 0.19 * h, z=0.05 * h)
    body.ball(*who.at(-0.06, 0.57), 0.16 * h, 0.15 * h, z=0.05 * h)
    body.press(run((-0.2, 0.42, 0.03), (-0.08, 0.4, 0.035), (0.06, 0.34, 0.03)), 0.02 * h)
    relief = _velvet(c, body, who, "body", math.pi)
    belly = c.mask(oval(*who.at(0.14, 0.3), 0.1 * h, 0.2 * h, who.lean), soft=0.05 * h) & relief.mask
    c.screen(belly, (0.5, 0.06, 300), 0.3)
    _kiss(c, relief.mask, who, 0.8)
    _mole_head(c, who)


def _held(who: Mole, pole: tuple[Place, Place], ahead: float) -> Place:
    """Return where a paw `ahead` of the feet meets the pole."""
    (ax, ay), (bx, by) = pole
    x = who.x - ahead * who.h
    t = (x - ax) / (bx - ax)
    return x, ay + (by - ay) * t + 20 * t * (1 - t)


def bear(c: Canvas, who: Mole, pole: tuple[Place, Place], wide: float) -> None:
    """Close its paws round the pole, which is painted by now: the near arm over it, fingers over the top."""
    h = who.h
    for ahead, near in ((0.37, False), (0.17, True)):
        hx, hy = _held(who, pole, ahead)
        if near:
            arm = Clay(c, who.box(), melt=0.04 * h)
            arm.limb(
                [
                    (*who.at(-0.05, 0.55), 0.115 * h),
                    (*who.at(0.0, 0.4), 0.095 * h),
                    (hx + 0.06 * h, hy + 0.07 * h, 0.07 * h),
                    (hx + 0.01 * h, hy, 0.055 * h),
                ],
                n=18,
            )
            c.shadow(arm.mask(), -0.01 * h, 0.03 * h, 0.025 * h, 0.5)
            done = _velvet(c, arm, who, "arm")
            _kiss(c, done.mask, who, 0.6)
        hand = Clay(c, who.box(), melt=0.014 * h)
        hand.ball(hx, hy - 0.4 * wide, 0.078 * h, 0.052 * h)
        tips = []
        for i in range(4):
            dx = (-0.057 + 0.038 * i) * h
            low = hy + wide * 0.5 + 0.012 * h - abs(i - 1.4) * 0.008 * h
            hand.limb(
                [
                    (hx + dx * 0.9, hy - wide - 0.012 * h, 0.021 * h, 0.02 * h),
                    (hx + dx, hy - wide * 0.2, 0.024 * h, 0.05 * h),
                    (hx + dx * 1.06, low, 0.019 * h, 0.04 * h),
                ],
                n=8,
                melt=0.004 * h,
            )
            tips.append((hx + dx * 1.06, low))
        skin = hand.relief(0.006 * h)
        c.shadow(skin.mask, 0, 0.02 * h, 0.015 * h, 0.55)
        c.form(skin, _PINK, rim=0.6, bias=-0.04 if near else -0.12, detail=0.8)
        _kiss(c, skin.mask, who, 0.6)

        def claws(pen: Pen, tips: list[Place] = tips) -> None:
            for x, y in tips:
                pen.stroke([(x, y + 0.006 * h), (x - 0.004 * h, y + 0.042 * h)], (0.9, 0.05, 80), 0.02 * h)

        c.draw(claws, relief=0.008 * h, detail=0.8)


def _mole_head(c: Canvas, who: Mole) -> None:
    """A cone of a head, tipped by its nod; over it whatever it wears."""
    h, at, seed, around, dim, nod, look = who.h, who.at, who.name, who.box(), who.dim, who.nod, who.look
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
    c.form(relief, who.coat, rim=0.6, mottle=0.1, bias=dim, detail=0.75)
    away = math.atan2(put(-0.2, 0.0)[1] - put(0.3, -0.05)[1], put(-0.2, 0.0)[0] - put(0.3, -0.05)[0])
    fur(
        c,
        relief,
        away,
        seed=f"{seed}/head",
        length=(0.025 * h, 0.045 * h),
        spacing=0.012 * h,
        light=0.11,
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
    _worn(c, who, put)


def _worn(c: Canvas, who: Mole, put: Callable[[float, float], Place]) -> None:
    """A pit helmet with its lamp, or a neckerchief."""
    h = who.h
    if who.wears == "helmet":
        dome = c.mask(
            curve(
                [
                    (*put(-0.175, 0.07), CORNER),
                    put(-0.14, 0.17),
                    put(-0.02, 0.225),
                    put(0.1, 0.18),
                    (*put(0.15, 0.095), CORNER),
                    put(0.0, 0.1),
                ]
            )
        )
        c.shadow(dome, 0, 0.03 * h, 0.02 * h, 0.5)
        c.form(dome, (0.6, 0.13, 65), thickness=0.12 * h, gloss=0.4, rim=0.8, detail=0.85)
        brim = c.mask(
            limb([(*put(-0.2, 0.06), 0.016 * h), (*put(0.0, 0.1), 0.019 * h), (*put(0.21, 0.085), 0.014 * h)])
        )
        c.form(brim, (0.54, 0.12, 60), rim=0.8, detail=0.85)
        lx, ly = put(0.135, 0.15)
        c.form(c.mask(oval(lx, ly, 0.034 * h, 0.038 * h)), (0.5, 0.03, 270), gloss=0.6, rim=0.6, detail=0.9)
        c.draw(lambda pen: pen.dot(*put(0.15, 0.15), 0.022 * h, (0.97, 0.08, 92)), detail=0.95, emission=0.5)
        c.glow(*put(0.17, 0.15), 0.16 * h, (0.93, 0.12, 85), 0.6)
    elif who.wears:
        tone: Colour = (0.55, 0.16, 25) if who.wears == "red" else (0.6, 0.1, 160)
        scarf = c.mask(
            limb(who.run((-0.16, 0.6, 0.03), (-0.02, 0.55, 0.042), (0.12, 0.55, 0.04), (0.22, 0.6, 0.026))),
            limb(who.run((-0.13, 0.58, 0.03), (-0.22, 0.5, 0.034), (-0.26, 0.4, 0.03)), 10),
        )
        c.shadow(scarf, 0, 0.03 * h, 0.02 * h, 0.5)
        cloth(c, scarf, tone, angle=70, fold=0.06 * h, depth=2, thickness=0.05 * h, seed=who.name, detail=0.8)
