"""The drowned room of Feeding Time: a tall window, curtains that waft, things afloat, a table with a cloth."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, circle, curve, oval, polygon, union
from art.painting.terrain import plane

_X, _SILL, _WIDE, _HIGH = 452.0, 850.0, 500.0, 800.0
_FLOOR = 930.0


def _opening(grow: float = 0.0) -> Path:
    """The window: tall, with a round head."""
    r = _WIDE / 2 + grow
    top = _SILL - _HIGH + _WIDE / 2
    foot = _SILL + grow
    return union(circle(_X, top, r), polygon([(_X - r, top), (_X + r, top), (_X + r, foot), (_X - r, foot)]))


def room(c: Canvas) -> None:
    """Wall, window with the lit sea behind it, floor, curtains, beams."""
    c.wash(
        [(0, (0.21, 0.06, 232)), (0.4, (0.3, 0.075, 222)), (0.75, (0.27, 0.07, 228)), (1, (0.16, 0.05, 240))], warp=18
    )
    stripe = smoothstep(0.25, 0.4, np.abs(np.mod(c.x / 46, 1) - 0.5))
    c.screen(np.asarray(stripe * smoothstep(900, 500, c.y) * 0.12, np.float32), (0.6, 0.09, 195), 0.6)
    dado = c.mask(box(-10, 812, 820, 122))
    c.multiply(dado, (0.4, 0.07, 230), 0.35)
    c.screen(dado.edge(0, -4, 1.5), (0.6, 0.09, 190), 0.35)
    _window(c)
    floor = c.mask(polygon([(-10, _FLOOR), (810, _FLOOR), (810, 1210), (-10, 1210)]))
    seen = plane(c, floor, ((100, _FLOOR), (700, _FLOOR), (1500, 1260), (-700, 1260)))
    u = seen.u * 12
    seam = smoothstep(0.47, 0.49, np.abs(np.mod(u, 1) - 0.5))
    tint = np.mod(np.sin(np.floor(u) * 12.9898) * 43758.5453, 1.0)
    t = 0.42 + 0.2 * (tint - 0.5) - 0.25 * seam + 0.3 * np.exp(-(((c.x[floor.where] - 500) / 190) ** 2))
    boards = ramp([(0, (0.12, 0.045, 240)), (0.5, (0.28, 0.07, 215)), (1, (0.56, 0.095, 185))])
    c.fill(floor, pick(boards, np.asarray(t, np.float32)), detail=0.2)
    c.multiply(c.mask(box(-10, _FLOOR - 8, 820, 10), soft=4), (0.14, 0.05, 240), 0.6)
    _curtain(c, -1)
    _curtain(c, 1)
    c.rays(640, -160, [92, 101, 110, 119, 129], 1500, 150, (0.93, 0.09, 140), 0.85, soft=16)
    caustic = np.abs(c.field("caustic", 80, 3, (1.8, 1)) - 0.5)
    c.screen(np.asarray(np.exp(-caustic * 38) * smoothstep(900, 1000, c.y) * 0.5, np.float32), (0.7, 0.1, 175), 0.35)


def _window(c: Canvas) -> None:
    reveal = c.mask(_opening(30))
    c.fill(reveal, (0.17, 0.055, 232), detail=0.3)
    c.screen(reveal.edge(-4, 4, 1.5), (0.66, 0.1, 185), 0.5)
    pane = c.mask(_opening())
    t = np.clip((c.y - 40) / 820, 0, 1)
    sea = ramp([(0.97, 0.07, 135), (0.88, 0.095, 160), (0.72, 0.105, 182), (0.52, 0.095, 200), (0.36, 0.08, 216)])
    d = 0.3 * np.abs(c.x - 530) / 260
    swirl = 0.12 * (c.field("swirl", 120, 4, (1, 1.6)) - 0.5)
    c.fill(pane, pick(sea, np.asarray(np.clip(t + d + swirl, 0, 1), np.float32)), detail=0.2)
    r = c.rng("kelp")
    for k in range(13):
        x = 214 + 40 * k + float(r.normal(0, 12))
        high = float(r.uniform(160, 430)) * (0.55 + 0.45 * abs(k - 6.5) / 6.5)
        sway = float(r.uniform(14, 30)) * (-1 if k % 2 else 1)
        far = (0.42, 0.09, 195) if k % 3 else (0.34, 0.08, 205)
        blade = c.mask(
            curve(
                [
                    (x - 9, _SILL, CORNER),
                    (x + sway - 8, _SILL - high * 0.35),
                    (x - sway * 0.6 - 5, _SILL - high * 0.7),
                    (x + sway * 0.5, _SILL - high, CORNER),
                    (x - sway * 0.6 + 7, _SILL - high * 0.68),
                    (x + sway + 9, _SILL - high * 0.33),
                    (x + 10, _SILL, CORNER),
                ]
            ),
            soft=1.6,
        )
        c.glaze(blade & pane, far, 0.6)
    c.glow(540, 70, 200, (0.97, 0.08, 125), 0.65)

    def shoal(pen: Pen) -> None:
        for _ in range(26):
            x, y, q = float(r.normal(590, 46)), float(r.normal(560, 34)), float(r.uniform(5, 9))
            fish = [(x - q * 1.6, y, CORNER), (x, y - q * 0.55), (x + q, y), (x + q * 1.7, y - q * 0.5, CORNER)]
            pen.fill(curve([*fish, (x + q * 1.7, y + q * 0.5, CORNER), (x, y + q * 0.5)]), (0.38, 0.08, 205), 0.7)

    c.draw(shoal, detail=0.4, soft=0.8, clip=pane)

    def bars(pen: Pen) -> None:
        dark: Colour = (0.19, 0.058, 228)
        top = _SILL - _HIGH + _WIDE / 2
        with pen.clipped(_opening()):
            for k in (-1, 0, 1):
                pen.stroke([(_X + k * _WIDE / 4, _SILL + 4), (_X + k * _WIDE / 4, top)], dark, 9)
            for k in range(4):
                y = top + (_SILL - top) * k / 4
                pen.stroke([(_X - _WIDE / 2, y), (_X + _WIDE / 2, y)], dark, 12 if k == 0 else 8)
            pen.stroke(circle(_X, top, _WIDE / 4), dark, 8)
            for a in range(20, 180, 28):
                b = math.radians(a)
                q = _WIDE / 2
                pen.stroke(
                    [
                        (_X - 62 * math.cos(b) * 2, top - 124 * math.sin(b)),
                        (_X - q * math.cos(b), top - q * math.sin(b)),
                    ],
                    dark,
                    7,
                )

    c.draw(bars, relief=3, detail=0.45, soft=0.7)
    ledge = c.mask(box(_X - _WIDE / 2 - 48, _SILL, _WIDE + 96, 24))
    c.form(ledge, (0.34, 0.07, 220), thickness=10, rim=0.6, detail=0.4)


def _curtain(c: Canvas, f: int) -> None:
    """A long curtain that the current carries."""
    near = _X + f * 262
    out = -40.0 if f < 0 else 840.0
    hem = [(near - f * 14, 700), (near - f * 50, 830), (near + f * 6, 968, CORNER), (near + f * 60, 950)]
    m = c.mask(
        curve(
            [
                (out, -20, CORNER),
                (near + f * 10, -20, CORNER),
                (near + f * 26, 160),
                (near + f * 56, 380),
                (near + f * 36, 560),
                *hem,
                (near + f * 110, 985),
                (out, 960, CORNER),
            ]
        ),
        wobble=3,
        cell=40,
    )
    at = m.where
    bent = (c.x[at] - near) * f + 26 * np.sin(c.y[at] / 130 + f) - 0.03 * c.y[at]
    fold: Array = np.sin(bent / 11.5) + 0.45 * np.sin(bent / 5.3 + c.y[at] / 160)
    c.shadow(m, -f * 14, 10, 16, 0.5)
    bump = np.asarray(fold * 5, np.float32)
    c.form(m, (0.4, 0.11, 345), thickness=16, bump=bump * 1.5, rim=0.5, depth=0.8, detail=0.3)
    c.glaze(m, (0.26, 0.07, 225), 0.34)
    c.screen(m.edge(-f * 5, -1, 2), (0.82, 0.1, 160), 0.5)


def afloat(c: Canvas) -> None:
    """What the water has lifted: a chair, two books, a cup, a picture askew; dim, far."""
    with c.group() as g:
        _chair(c)
        _books(c)
    c.paste(g, alpha=0.94, haze=0.3)


def _chair(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        tone: Colour = (0.37, 0.075, 150)
        with pen.at(664, 742, 24):
            pen.stroke([(-44, -130), (-40, 0), (-46, 96)], tone, 10)
            pen.stroke([(36, -126), (34, 0), (42, 92)], tone, 10)
            pen.stroke([(-22, 8), (-24, 74)], (0.28, 0.065, 190), 8)
            pen.stroke([(56, 2), (62, 66)], (0.28, 0.065, 190), 8)
            pen.stroke([(-46, -126), (-4, -144), (38, -122)], tone, 15)
            for k in (-24, -4, 16):
                pen.stroke([(k, -130), (k + 1, -8)], tone, 6)
            pen.fill(polygon([(-46, -6), (38, -10), (64, 8), (-26, 18)]), (0.45, 0.09, 140))
            pen.stroke([(-42, 56), (40, 52)], tone, 6)

    c.draw(work, relief=5, detail=0.6, soft=0.6)


def _books(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        for x, y, turn, q, cover in (
            (690.0, 520.0, -20.0, 0.86, (0.42, 0.12, 20)),
            (92.0, 680.0, 24.0, 0.8, (0.4, 0.09, 90)),
        ):
            with pen.at(x, y, turn, q):
                pen.fill(polygon([(-58, -30), (0, 6), (58, -34), (62, 26), (2, 62), (-60, 28)]), cover)
                for k in range(5):
                    lift = 5.0 * k
                    left = [(0, 4 - lift, CORNER), (-28, -26 - lift), (-56 + lift, -30 - 2 * lift, CORNER)]
                    left += [(-57 + lift, 20 - 2 * lift, CORNER), (-28, 28 - lift), (0, 54 - lift * 0.4, CORNER)]
                    pen.fill(curve(left), mix((0.6, 0.06, 170), (0.88, 0.06, 130), k / 4))
                    right = [(0, 4 - lift, CORNER), (28, -30 - lift), (56 - lift, -32 - 2 * lift, CORNER)]
                    right += [(60 - lift, 20 - 2 * lift, CORNER), (30, 26 - lift), (0, 54 - lift * 0.4, CORNER)]
                    pen.fill(curve(right), mix((0.66, 0.06, 160), (0.94, 0.05, 120), k / 4))
                for k in range(5):
                    pen.stroke([(-12, -20 + 9 * k), (-28, -34 + 9 * k)], (0.5, 0.06, 190), 1.4, 0.6)
                    pen.stroke([(10, -20 + 9 * k), (28, -36 + 9 * k)], (0.5, 0.06, 190), 1.4, 0.6)

    c.draw(work, relief=3, detail=0.6, soft=0.5)


def table(c: Canvas, x: float, y: float) -> None:
    """A round table under a long cloth, lit by the bowl, its foot below the card's edge."""
    wide, deep = 326.0, 52.0
    cloth = c.mask(
        curve(
            [
                (x - wide, y, CORNER),
                (x - wide - 18, y + 90),
                (x - wide - 8, 1230, CORNER),
                (x + wide + 14, 1230, CORNER),
                (x + wide + 22, y + 90),
                (x + wide, y, CORNER),
            ]
        )
    )
    c.shadow(cloth, 30, -6, 30, 0.6)
    at = cloth.where
    a = np.arcsin(np.clip((c.x[at] - x) / (wide + 24), -1, 1))
    fall = smoothstep(0, 110, c.y[at] - y)
    fold = np.sin(a * 17 + 0.6 * np.sin(a * 5)) * fall
    c.form(
        cloth, (0.48, 0.13, 20), thickness=60, bump=np.asarray(fold * 14, np.float32), rim=0.2, depth=0.7, detail=0.4
    )
    c.multiply(cloth * np.asarray(smoothstep(y + 30, 1200, c.y), np.float32), (0.24, 0.07, 260), 0.75)
    top = c.mask(oval(x, y, wide, deep))
    d = np.hypot((c.x - x - 10) / wide, (c.y - y) / deep)
    warm = ramp([(0.0, (0.86, 0.13, 66)), (0.45, (0.66, 0.14, 42)), (0.8, (0.5, 0.12, 25)), (1.0, (0.38, 0.1, 12))])
    c.fill(top, pick(warm, np.clip(d + 0.1 * (c.field("cloth", 20, 3) - 0.5), 0, 1)), detail=0.4)

    def lace(pen: Pen) -> None:
        for k in range(88):
            a = 2 * math.pi * k / 88
            px, py = x + (wide - 24) * math.cos(a), y + (deep - 7) * math.sin(a)
            pen.stroke(oval(px, py, 9, 3.4), (0.93, 0.06, 80), 1.6, 0.6)
            pen.dot(x + (wide - 40) * math.cos(a), y + (deep - 11) * math.sin(a), 1.4, (0.95, 0.06, 80), 0.6)

    c.draw(lace, detail=0.7)
    c.screen(top.edge(2, -3, 1.2), (0.85, 0.1, 150), 0.4)
    c.multiply(c.mask(oval(x + 16, y + 6, 150, 24), soft=10), (0.24, 0.08, 20), 0.7)
    c.glow(x + 10, y + 4, 190, (0.9, 0.14, 72), 0.4, flat=0.26)
