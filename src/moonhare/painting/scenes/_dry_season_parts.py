"""Parts of Dry Season: the glass of water and the crumbs on the way to it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import smoothstep
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, box, curve, limb, oval, polygon
from moonhare.painting.stamps import strew


def _cup(x: float, rim: float, foot: float, top: tuple[float, float], base: tuple[float, float]) -> Path:
    """Return the outline of a round glass seen from above: far half of the rim, sides, near half of the foot."""
    points: list[tuple[float, float]] = []
    for i in range(25):
        a = math.pi + math.pi * i / 24
        points.append((x + math.cos(a) * top[0], rim + math.sin(a) * top[1]))
    for i in range(25):
        a = math.pi * i / 24
        points.append((x + math.cos(a) * base[0], foot + math.sin(a) * base[1]))
    return polygon(points)


def glass(c: Canvas) -> None:
    """The glass: tall as a waterfall, full, standing on a round foot, throwing its shadow and its bright caustic."""
    x, foot, rim = 576.0, 530.0, 306.0
    top, base = (80.0, 19.0), (60.0, 20.0)
    # The window stands behind: shadow and caustic fall towards the lower left.
    for w, share in ((62.0, 0.34), (50.0, 0.3)):
        laid = [
            (x, foot, w),
            (x - 70, foot + 48, w * 0.98),
            (x - 150, foot + 96, w * 0.9),
            (x - 188, foot + 118, w * 0.6),
        ]
        c.shadow(c.mask(limb([(px, py, q * 0.62) for px, py, q in laid], 40)), 0, 0, 8, share)
    c.shadow(c.mask(oval(x - 6, foot + 6, base[0] + 10, base[1] + 5)), 0, 0, 5, 0.75)
    net = 0.55 + 0.45 * smoothstep(0.3, 0.75, c.field("caustic", 16, 3))
    pool = c.mask(limb([(x - 40, foot + 26, 14), (x - 96, foot + 62, 20), (x - 150, foot + 92, 9)], 24), soft=7)
    c.screen(pool * np.asarray(net, np.float32), (0.95, 0.1, 92), 0.85)
    thread = c.mask(limb([(x - 26, foot + 26, 2), (x - 92, foot + 60, 4), (x - 168, foot + 104, 1)], 24), soft=1.6)
    c.screen(thread, (0.99, 0.05, 95), 0.9)
    c.glow(x - 92, foot + 60, 34, (0.95, 0.1, 85), 0.5, 0.7)
    body = c.mask(_cup(x, rim, foot, top, base))
    c.glaze(body, (0.84, 0.045, 165), 0.2)
    level = rim + 44.0
    wide = top[0] + (base[0] - top[0]) * (level - rim) / (foot - rim) - 3
    full = c.mask(_cup(x, level, foot - 12, (wide, 18.0), (base[0] - 5, 18.0)))
    at_full = full.where
    d = (c.x[at_full] - x) / wide
    down = (c.y[at_full] - level) / (foot - level)
    t = 0.5 + 0.3 * d + 0.2 * smoothstep(0.45, 1.0, down) + 0.1 * (c.field("water", 40, 3)[at_full] - 0.5)
    t = t - 0.34 * smoothstep(0.72, 1.0, np.abs(d)) + 0.14 * np.exp(-(((d + 0.3) / 0.16) ** 2))
    c.fill(full, c.tones((0.7, 0.08, 212), 0.7)[np.clip(t * 511, 0, 511).astype(int)], 0.86, detail=0.85)
    # Refraction: the window stands upside down in the water, small and bright.
    for k, (px, py, w, h) in enumerate(((596, 420, 13, 30), (624, 420, 10, 29), (596, 458, 12, 26), (623, 457, 9, 25))):
        pane = c.mask(box(px - w, py - h / 2, w * 1.7, h, 4), soft=1.6, wobble=2)
        c.screen(pane & full, (0.95, 0.07, 100), 0.5 - 0.06 * k)
    c.glow(x + 12, foot - 34, 50, (0.96, 0.08, 120), 0.55, 0.6)
    # The heavy foot of the glass.
    sole = c.mask(oval(x, foot, base[0] - 1, base[1] - 1))
    c.screen(sole.edge(0, -4, 1.4) & body, (0.97, 0.05, 100), 0.7)
    c.multiply(c.mask(oval(x - 4, foot - 9, base[0] - 9, base[1] - 5)) & sole, (0.46, 0.07, 220), 0.45)
    surface = c.mask(oval(x, level, wide, 18))
    flat = np.clip(0.72 + 0.22 * (c.x[surface.where] - x) / wide - 0.006 * (c.y[surface.where] - level), 0, 1)
    c.fill(surface, c.tones((0.78, 0.065, 205), 0.6)[(flat * 511).astype(int)], 0.95, detail=0.85)
    c.screen(surface.edge(0, -3, 1.0), (0.97, 0.04, 110), 0.6)
    c.screen(c.mask(oval(x + 26, level - 6, 34, 6), soft=2) & surface, (0.98, 0.05, 95), 0.75)
    edge = body - body.grow(-3.2)
    c.multiply(edge.blur(1), (0.5, 0.06, 215), 0.35)
    c.screen(edge, (0.95, 0.04, 110), 0.42)

    def shine(pen: Pen) -> None:
        pen.stroke(oval(x, rim, top[0], top[1]), (0.8, 0.04, 120), 4.2, 0.55)
        near = [(x + math.cos(a) * top[0], rim + math.sin(a) * top[1]) for a in np.linspace(0.1, 3.0, 30)]
        pen.stroke(near, (0.99, 0.03, 95), 2.6, 0.95)
        away = [(x + math.cos(a) * top[0], rim + math.sin(a) * top[1]) for a in np.linspace(-2.5, -0.6, 30)]
        pen.stroke(away, (0.98, 0.04, 90), 2.0, 0.8)
        pen.fill(
            curve(
                [
                    (x + 46, rim + 26, CORNER),
                    (x + 68, rim + 22, CORNER),
                    (x + 54, foot - 60),
                    (x + 46, foot - 34),
                    (x + 42, foot - 70),
                ]
            ),
            (0.99, 0.03, 92),
            0.5,
        )
        pen.stroke([(x - 72, rim + 24), (x - 64, rim + 110), (x - 56, foot - 20)], (0.98, 0.03, 92), 3.2, 0.6)
        heel = [
            (x + math.cos(a) * (base[0] - 2), foot + math.sin(a) * (base[1] - 2)) for a in np.linspace(0.25, 2.9, 30)
        ]
        pen.stroke(heel, (0.97, 0.05, 95), 3.0, 0.75)
        for px, py, q in ((-34, 90, 3), (-12, 130, 2.4), (10, 70, 2.6), (-44, 140, 2), (-20, 44, 2.8)):
            pen.dot(x + px, foot - py, q, (0.97, 0.03, 150), 0.6)

    c.draw(shine, detail=0.9, emission=0.1)


def crumb(c: Canvas, x: float, y: float, size: float, name: str) -> None:
    """One crumb of bread as rock, its foot at (x, y)."""
    r = c.rng(f"crumb/{name}")
    points = []
    for k in range(9):
        a = k / 9 * 6.283
        q = size * float(r.uniform(0.72, 1.1))
        points.append((x + math.cos(a) * q, y - size * 0.6 + math.sin(a) * q * 0.78))
    rock = c.mask(curve(points), wobble=size * 0.06, cell=size * 0.3)
    c.shadow(c.mask(oval(x - size * 0.5, y + size * 0.06, size * 1.2, size * 0.26)), 0, 0, size * 0.12, 0.6)
    holes = smoothstep(0.58, 0.72, c.field(f"holes/{name}", max(5.0, size * 0.3), 3))[rock.where]
    bump = -holes * size * 0.16 + (c.field("crust", 7, 3)[rock.where] - 0.5) * size * 0.1
    c.form(
        rock,
        (0.8, 0.095, 74),
        bump=np.asarray(bump, np.float32),
        thickness=size * 0.6,
        mottle=0.16,
        grain=14,
        rim=0.5,
        detail=0.7,
    )
    c.multiply(rock * holes, (0.5, 0.11, 52), 0.6)


def crumbs(c: Canvas) -> None:
    """The crumbs on the table, boulders to those who pass."""
    for k, (x, y, s) in enumerate(
        (
            (150, 640, 26),
            (690, 720, 36),
            (124, 860, 44),
            (420, 690, 12),
            (540, 700, 15),
            (240, 560, 13),
            (700, 610, 14),
            (380, 900, 22),
            (60, 1010, 30),
        )
    ):
        crumb(c, x, y, s, str(k))
    r = c.rng("bits")
    px, py = r.uniform(40, 780, 170), r.uniform(520, 1190, 170)
    tint = np.repeat(np.array([[0.8, 0.62, 0.4]], np.float32), 170, 0) * r.uniform(0.7, 1.1, (170, 1)).astype(
        np.float32
    )
    strew(
        c,
        "pebble",
        px,
        py,
        (py - 420) / 90 * r.uniform(0.5, 1.5, 170),
        r.uniform(0, 6, 170),
        tint,
        seed="bits",
        detail=0.6,
    )
