"""Parts of Dry Season: the great glass of water with the sun in it, and the crumbs on the way to it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import Path, curve, limb, oval, polygon

X, RIM, FOOT = 420.0, 196.0, 742.0
TOP, BASE = (172.0, 30.0), (128.0, 34.0)
LEVEL = 312.0
SUN = (X - 6.0, 566.0)


def _cup(rim: float, foot: float, top: tuple[float, float], base: tuple[float, float]) -> Path:
    """Return the outline of a round glass seen from a little above: far rim, sides, near half of the foot."""
    points: list[tuple[float, float]] = []
    for i in range(33):
        a = math.pi + math.pi * i / 32
        points.append((X + math.cos(a) * top[0], rim + math.sin(a) * top[1]))
    for i in range(33):
        a = math.pi * i / 32
        points.append((X + math.cos(a) * base[0], foot + math.sin(a) * base[1]))
    return polygon(points)


def _half(y: float) -> float:
    return TOP[0] + (BASE[0] - TOP[0]) * (y - RIM) / (FOOT - RIM)


def glass(c: Canvas) -> None:
    """The glass: tall as a waterfall, the low sun drowned in it."""
    c.multiply(c.mask(oval(X, FOOT + 18, BASE[0] + 26, 34), soft=12), (0.3, 0.08, 40), 0.75)
    body = c.mask(_cup(RIM, FOOT, TOP, BASE))
    c.glaze(body, (0.78, 0.09, 84), 0.16)
    wide = _half(LEVEL) - 6
    full = c.mask(_cup(LEVEL, FOOT - 16, (wide, 26.0), (BASE[0] - 8, 28.0)))
    at = full.where
    y = c.y[at]
    half = TOP[0] + (BASE[0] - TOP[0]) * (y - RIM) / (FOOT - RIM) - 6
    d = (c.x[at] - X) / half
    down = (y - LEVEL) / (FOOT - LEVEL)
    ray = np.hypot((c.x[at] - SUN[0]) / 1.0, (y - SUN[1]) / 0.86)
    water = ramp(
        [
            (0.0, (0.26, 0.06, 222)),
            (0.3, (0.44, 0.085, 208)),
            (0.52, (0.64, 0.095, 190)),
            (0.7, (0.82, 0.1, 130)),
            (0.86, (0.93, 0.12, 92)),
            (1.0, (0.98, 0.07, 92)),
        ]
    )
    t = 0.3 + 0.74 * np.exp(-((ray / 138) ** 1.3)) + 0.1 * smoothstep(0.3, 0, down)
    t = (
        t
        - 0.16 * np.abs(d) ** 2
        - 0.26 * smoothstep(0.8, 1.0, np.abs(d))
        + 0.07 * np.exp(-(((np.abs(d) - 0.72) / 0.07) ** 2))
    )
    t = t + 0.05 * (c.field("water", 60, 3)[at] - 0.5)
    c.fill(full, pick(water, np.asarray(t, np.float32)), 0.96, detail=0.8)
    disc = c.mask(oval(*SUN, 62, 54), soft=2.5) & full
    c.fill(disc, (0.99, 0.06, 92), detail=0.8)
    c.emit(disc, 0.9)
    c.glow(*SUN, 130, (0.97, 0.13, 80), 0.6)
    _mirage(c, full)
    _sole(c)
    surface = c.mask(oval(X, LEVEL, wide, 26))
    c.fill(
        surface,
        pick(ramp([(0, (0.72, 0.1, 150)), (0.5, (0.9, 0.1, 95)), (1, (0.52, 0.085, 200))]), (c.y - LEVEL + 26) / 52),
        0.94,
        detail=0.85,
    )
    c.screen(surface.edge(0, -3.5, 1.2), (0.98, 0.05, 95), 0.8)
    edge = body - body.grow(-5)
    c.multiply(edge.blur(1.5), (0.34, 0.07, 60), 0.5)
    c.screen((body - body.grow(-2)) * np.asarray(smoothstep(FOOT, RIM, c.y), np.float32), (0.97, 0.08, 88), 0.6)

    def shine(pen: Pen) -> None:
        pen.stroke(oval(X, RIM, *TOP), (0.8, 0.09, 78), 4.5, 0.6)
        near = [(X + math.cos(a) * TOP[0], RIM + math.sin(a) * TOP[1]) for a in np.linspace(0.05, 3.09, 40)]
        pen.stroke(near, (0.98, 0.05, 92), 3.4, 0.95)
        for side, w, top, low in ((-1, 5, 30, 470), (-1, 2, 60, 300), (1, 4, 26, 380)):
            inset = 16 if w != 2 else 28
            line = [(X + side * (_half(RIM + q) - inset), RIM + q) for q in np.linspace(top, low, 12)]
            pen.stroke(line, (0.98, 0.05, 95), w, 0.5)

    c.draw(shine, detail=0.9, emission=0.15, soft=0.6)
    r = c.rng("bubbles")

    def bubbles(pen: Pen) -> None:
        for _ in range(26):
            by = float(r.uniform(LEVEL + 50, FOOT - 60))
            bx = X + float(r.uniform(-0.8, 0.8)) * _half(by)
            q = float(r.uniform(1.4, 3.6))
            pen.stroke(oval(bx, by, q, q), (0.97, 0.05, 110), 0.9, 0.6)
            pen.dot(bx - q * 0.3, by - q * 0.3, q * 0.34, (0.99, 0.03, 95), 0.9)

    c.draw(bubbles, detail=0.9)


def _mirage(c: Canvas, water: Mask) -> None:
    """A far plain in the water, and one flat tree before the sun."""
    r = c.rng("mirage")
    ink = (0.25, 0.06, 205)
    plain = c.mask(curve([(280, 668), (340, 654), (430, 662), (520, 646), (570, 656), (570, 760), (280, 760)])) & water
    fade = np.asarray(smoothstep(742, 655, c.y), np.float32)
    c.glaze(plain * fade, (0.32, 0.07, 200), 0.8)

    def tree(pen: Pen) -> None:
        x, y = X + 34, 660.0
        pen.stroke([(x, y), (x - 3, y - 34), (x - 10, y - 66)], ink, 7)
        for tx, ty in ((-58, -92), (-34, -104), (-6, -112), (26, -106), (54, -94)):
            pen.stroke([(x - 4, y - 40), (x + tx * 0.5 - 3, y - 74), (x + tx, y + ty)], ink, 3)
        for _ in range(230):
            u = float(np.clip(r.normal(0, 0.42), -1, 1))
            px = x - 3 + u * 78
            py = y - 104 - 20 * (1 - u * u) + float(np.clip(r.normal(0, 4), -7, 9))
            pen.fill(oval(px, py, float(r.uniform(5, 11)), float(r.uniform(2.5, 5))), ink)

    c.draw(tree, detail=0.9, clip=water)


def _sole(c: Canvas) -> None:
    """The heavy foot of the glass, alight from behind."""
    sole = c.mask(oval(X, FOOT + 2, BASE[0] - 3, BASE[1] - 4))
    at = sole.where
    t = 0.5 + 0.5 * np.cos((c.x[at] - X) / 40) * smoothstep(FOOT - 30, FOOT + 20, c.y[at])
    c.fill(
        sole, pick(ramp([(0, (0.42, 0.09, 60)), (0.6, (0.78, 0.13, 74)), (1, (0.97, 0.09, 90))]), t), 0.7, detail=0.8
    )
    low = c.mask(oval(X, FOOT - 16, BASE[0] - 14, BASE[1] - 10), soft=3)
    c.screen(low, (0.9, 0.12, 95), 0.5)
    c.screen(sole.edge(0, 5, 1.5), (0.99, 0.06, 92), 0.9)


def light_on_table(c: Canvas) -> None:
    """What the glass throws before it: a long bright path, netted as water nets it."""
    v = np.clip((c.y - FOOT) / 460, 0, 1)
    half = 96 + 250 * v
    side = np.abs(c.x - X) / half
    net = np.abs(c.noise.at("net", (c.x - X) / half * 5.2, 1 / (0.16 + v) * 2.4, 1.0, 2) - 0.5)
    thread = np.exp(-net * 15)
    path = smoothstep(1.0, 0.35, side) * smoothstep(0.0, 0.03, v) * (1 - 0.8 * v)
    c.screen(np.asarray(path * 0.85, np.float32), (0.92, 0.14, 78), 0.95)
    c.screen(np.asarray(path * thread * (1 - v) ** 1.2, np.float32), (0.97, 0.09, 92), 0.75)
    c.screen(np.asarray(path * np.exp(-(((side - 0.72) / 0.1) ** 2)) * (1 - v) ** 2, np.float32), (0.7, 0.1, 185), 0.6)
    c.glow(X, FOOT + 46, 110, (0.98, 0.1, 88), 0.7, 0.35)


def crumb(c: Canvas, x: float, y: float, size: float, name: str) -> None:
    """One crumb of bread as rock, its foot at (x, y), lit from behind."""
    r = c.rng(f"crumb/{name}")
    points = []
    for k in range(9):
        a = k / 9 * 6.283
        q = size * float(r.uniform(0.76, 1.08))
        points.append((x + math.cos(a) * q, y - size * 0.6 + math.sin(a) * q * 0.78))
    rock = c.mask(curve(points), wobble=size * 0.05, cell=size * 0.3)
    away = (x - X) / max(y - 560, 1)
    c.shadow(
        c.mask(limb([(x, y, size * 0.9), (x + away * size * 1.8, y + size * 1.8, size * 0.5)])), 0, 0, size * 0.12, 0.6
    )
    holes = smoothstep(0.6, 0.74, c.field(f"holes/{name}", max(6.0, size * 0.4), 2))[rock.where]
    c.form(
        rock,
        mix((0.5, 0.1, 55), (0.74, 0.12, 70), 0.3),
        bump=np.asarray(-holes * size * 0.12, np.float32),
        thickness=size * 0.6,
        mottle=0.1,
        rim=0.9,
        detail=0.7,
    )
