"""The boat with its passenger, and what hangs under water."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.motifs.boats import hull
from art.painting.motifs.carps import carp
from art.painting.motifs.props import lantern
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, circle, curve, limb, oval

from .clock import BOAT, GLOBE, GREEN, KNOT, stem

_ROPE: Colour = (0.72, 0.08, 84)
_IRON: Colour = (0.25, 0.04, 175)
_WHITE: Colour = (0.93, 0.022, 95)


def _goose(c: Canvas, x: float, y: float) -> None:
    """A white goose that sits with its breast towards the bow, its neck stretched, its bill up; (x, y) its lap."""
    s, a = 0.9, math.radians(-20)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + s * u, y + s * v

    def head(u: float, v: float) -> tuple[float, float]:
        u, v = u - 70, v + 166
        return at(70 + u * math.cos(a) - v * math.sin(a), -166 + u * math.sin(a) + v * math.cos(a))

    def thick(points: list[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
        return [(*at(u, v), w * s) for u, v, w in points]

    body = Clay(c, (x - 150, y - 210, x + 150, y + 60), melt=15)
    body.limb(thick([(-108, -58, 5), (-76, -38, 20), (-30, -22, 42), (24, -20, 50), (46, -28, 40)]))
    body.limb(thick([(44, -40, 34), (60, -80, 20), (58, -116, 14.5), (62, -148, 13), (68, -166, 14)]))
    body.ball(*head(75, -170), 21 * s, 16 * s, turn=-32)
    r = body.relief(1.6)
    down = c.noise.at("down", body.across / 7, body.along / 26, 1.0, 3) - 0.5
    c.form(r, _WHITE, bump=np.asarray(down * 2.4, np.float32), rim=0.1, mottle=0.04, detail=0.85)
    c.multiply(r.mask * smoothstep(y - 60, y + 10, c.y), (0.66, 0.07, 200), 0.6)
    c.multiply(r.mask.edge(7, 3, 8), (0.7, 0.07, 190), 0.5)
    beak = [(98, -187), (126, -184), (132, -180), (126, -175), (104, -168)]
    upper = [(*head(85, -184), CORNER), *(head(u, v) for u, v in beak), (*head(89, -161), CORNER)]
    c.form(c.mask(curve(upper)), (0.7, 0.16, 56), thickness=9, rim=0.1, detail=0.9)
    quills = [(20, -62), (-26, -62), (-76, -56)]
    under = [(-104, -40), (-70, -14), (-20, 4), (26, -4)]
    wing = c.mask(
        curve([at(40, -44), *(at(u, v) for u, v in quills), (*at(-130, -70), CORNER), *(at(u, v) for u, v in under)])
    )
    c.multiply(wing.move(3, 8).blur(6) & r.mask, (0.6, 0.07, 200), 0.6)
    c.form(wing, (0.9, 0.025, 100), thickness=26, rim=0.1, mottle=0.05, detail=0.85)

    def marks(pen: Pen) -> None:
        grey = (0.58, 0.05, 200)
        for k in range(7):
            t = k / 6
            u, v = 22 - 74 * t, -44 - 4 * t
            line = [at(u, v + 8), at(u - 22, v + 24 - 6 * t), at(u - 44 - 18 * t, v + 24 - 28 * t)]
            pen.stroke(line, grey, 2.0, 0.6)
        for k in range(5):
            u = 26 - 20 * k
            pen.stroke([at(u, -52), at(u - 7, -43), at(u - 17, -45 - k)], grey, 1.6, 0.45)
        pen.stroke([head(92, -172), head(112, -177), head(126, -179)], (0.46, 0.13, 45), 1.8, 0.9)
        pen.stroke([head(104, -182), head(110, -183)], (0.4, 0.12, 40), 2.0, 0.9)
        pen.dot(*head(77, -174), 3.4, (0.16, 0.03, 60))
        pen.dot(*head(76, -175.4), 1.1, (0.97, 0.02, 90))

    c.draw(marks, detail=0.92, soft=0.3)


def _case(c: Canvas, x: float, y: float) -> None:
    """A brown suitcase of leather, upright."""
    case = c.mask(box(x, y - 66, 92, 74, 9))
    c.form(case, (0.47, 0.1, 46), thickness=11, rim=0.1, mottle=0.14, grain=9, detail=0.8)
    c.multiply(case * smoothstep(y - 40, y + 8, c.y), (0.5, 0.1, 30), 0.5)

    def straps(pen: Pen) -> None:
        dark = (0.3, 0.06, 42)
        for dx in (20.0, 72.0):
            pen.stroke([(x + dx, y - 66), (x + dx, y + 8)], dark, 6)
            pen.dot(x + dx, y - 40, 3.4, (0.84, 0.12, 86))
        pen.stroke([(x + 32, y - 66), (x + 34, y - 79), (x + 58, y - 79), (x + 60, y - 66)], dark, 5)

    c.draw(straps, relief=2, detail=0.85)


def boat(c: Canvas) -> None:
    """The boat on its four ropes, a goose in its stern, a case, a lantern at the bow."""
    x, y = BOAT
    kx, ky = KNOT

    def far_ropes(pen: Pen) -> None:
        for dx, dy in ((-150.0, -78.0), (164.0, -96.0)):
            pen.stroke([(kx, ky), (x + dx, y + dy)], (0.44, 0.06, 95), 2.6)

    c.draw(far_ropes, relief=1, detail=0.8)
    low = c.full(smoothstep(GLOBE[1] + 200, GLOBE[1] + 216, c.y))
    c.form(stem(c).within(low), GREEN, rim=0.3, gloss=0.3, detail=0.8)
    _case(c, x + 44, y - 74)
    _goose(c, x - 108, y - 57)
    hull(
        c,
        x,
        y,
        400,
        (0.5, 0.16, 34),
        inside=(0.36, 0.07, 60),
        height=0.22,
        open_by=0.02,
        stripe=(0.9, 0.07, 88),
        seed="boat",
        tilt=-3,
    )

    def near_ropes(pen: Pen) -> None:
        for dx, dy in ((-182.0, -76.0), (206.0, -102.0)):
            pen.stroke([(kx, ky), (x + dx, y + dy)], _ROPE, 3.6)
        for k in range(7):
            pen.stroke([(kx - 12, ky - 12 + 4.4 * k), (kx + 12, ky - 14 + 4.4 * k)], _ROPE, 4)
        pen.stroke(
            [(x + 184, y - 92), (x + 189, y - 101), (x + 194, y - 84), (x + 196, y + 20), (x + 192, 1000)], _ROPE, 3.6
        )

    c.draw(near_ropes, relief=1.5, detail=0.85)
    c.draw(
        lambda pen: pen.stroke([(x + 200, y - 118), (x + 214, y - 116), (x + 216, y - 98)], (0.3, 0.05, 60), 4),
        relief=2,
    )
    lantern(c, x + 216, y - 100, 66, reach=90)
    c.glow(x + 216, y - 62, 40, (0.95, 0.13, 78), 0.9)


def _anchor(c: Canvas, x: float, y: float, s: float, turn: float) -> None:
    """An old fisherman's anchor, its ring at (x, y)."""
    a = math.radians(turn)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + s * (u * math.cos(a) - v * math.sin(a)), y + s * (u * math.sin(a) + v * math.cos(a))

    def thick(points: list[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
        return [(*at(u, v), w * s) for u, v, w in points]

    ring = c.mask(circle(*at(0, 0), 0.1 * s)) - c.mask(circle(*at(0, 0), 0.055 * s))
    iron = (
        c.mask(limb(thick([(0, 0.1, 0.034), (0, 0.5, 0.042), (0, 1.0, 0.056)])))
        | c.mask(limb(thick([(-0.3, 0.19, 0.03), (0, 0.17, 0.038), (0.3, 0.19, 0.03)])))
        | c.mask(
            limb(
                thick(
                    [
                        (-0.46, 0.66, 0.022),
                        (-0.4, 0.84, 0.045),
                        (-0.22, 0.98, 0.058),
                        (0, 1.04, 0.064),
                        (0.22, 0.98, 0.058),
                        (0.4, 0.84, 0.045),
                        (0.46, 0.66, 0.022),
                    ]
                ),
                40,
            )
        )
        | c.mask(circle(*at(-0.31, 0.19), 0.045 * s))
        | c.mask(circle(*at(0.31, 0.19), 0.045 * s))
    )
    for f in (-1, 1):
        palm = [(0.5 * f, 0.56), (0.54 * f, 0.78), (0.4 * f, 0.82), (0.3 * f, 0.74)]
        iron = iron | c.mask(curve([(*at(u, v), CORNER) if k == 0 else at(u, v) for k, (u, v) in enumerate(palm)]))
    c.form(ring | iron, _IRON, thickness=9, rim=0.1, mottle=0.1, grain=12, detail=0.7)


def sunk(c: Canvas, line: float) -> None:
    """Under water: the rope, a carp that has it in its mouth, the anchor just off the bed with its mud."""
    x = BOAT[0] + 192

    def ropes(pen: Pen) -> None:
        pen.stroke([(x + 1, line - 4), (x - 1, 1010)], (0.6, 0.08, 100), 3.4)

    c.draw(ropes, relief=2, detail=0.8)
    _anchor(c, x - 1, 1016, 148, 5)
    r = c.rng("mud")
    for _ in range(26):
        q = c.mask(oval(x + float(r.normal(0, 62)), 1182 + float(r.normal(0, 9)), 34, 11), soft=9)
        c.glaze(q, (0.44, 0.06, 115), 0.2)

    def clods(pen: Pen) -> None:
        for _ in range(30):
            px, t = x + float(r.normal(0, 46)), float(r.random())
            pen.dot(px, 1150 + 36 * t, float(r.uniform(1.2, 3.6)), _IRON, 0.7)

    c.draw(clods, detail=0.5)
    with c.group() as fish:
        carp(c, x - 124, 970, 244, (0.56, 0.14, 52), (0.7, 0.1, 78), left=False, turn=-5, bend=0.16, seed="hanger")
    laid = c.paste(fish)
    c.glaze(laid * smoothstep(960, 1030, c.y), (0.36, 0.08, 170), 0.6)
    c.glaze(laid * smoothstep(x - 120, x - 250, c.x), (0.46, 0.085, 165), 0.5)
    c.draw(lambda pen: pen.stroke([(x, 930), (x - 1, 990)], (0.6, 0.08, 100), 3.4), relief=2, detail=0.8)

    def bubbles(pen: Pen) -> None:
        for _ in range(14):
            t = float(r.random())
            pen.dot(
                x + 12 + float(r.normal(0, 8 + 8 * t)), 950 - 90 * t, float(r.uniform(1.2, 3.4)), (0.94, 0.05, 110), 0.6
            )

    c.draw(bubbles, detail=0.7)
