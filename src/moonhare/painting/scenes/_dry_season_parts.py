"""Parts of Dry Season: the glass of water and the crumbs on the way to it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import smoothstep
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval
from moonhare.painting.stamps import strew


def glass(c: Canvas) -> None:
    """The glass: tall as a waterfall, full, with the window in it, throwing its own bright stain."""
    x, foot, h, w = 560.0, 545.0, 236.0, 76.0
    c.shadow(
        c.mask(
            curve(
                [
                    (x - w * 0.7, foot - 6, CORNER),
                    (x + w * 0.7, foot - 6, CORNER),
                    (x + 20, foot + 60),
                    (x - 110, foot + 110),
                    (x - 190, foot + 84),
                    (x - 120, foot + 26),
                ]
            )
        ),
        0,
        2,
        9,
        0.4,
    )
    stain = c.mask(
        curve(
            [(x - 30, foot + 14), (x - 96, foot + 46), (x - 150, foot + 78), (x - 100, foot + 76), (x - 30, foot + 40)]
        ),
        soft=4,
    )
    c.screen(stain * smoothstep(0.35, 0.7, c.field("caustic", 22, 3)), (0.98, 0.07, 90), 0.9)
    glass_path = curve(
        [
            (x - w, foot - h, CORNER),
            (x - w * 0.86, foot - h * 0.4),
            (x - w * 0.78, foot - 10, CORNER),
            (x, foot + 12),
            (x + w * 0.78, foot - 10, CORNER),
            (x + w * 0.86, foot - h * 0.4),
            (x + w, foot - h, CORNER),
            (x, foot - h + 16),
        ]
    )
    body = c.mask(glass_path)
    c.glaze(body, (0.86, 0.05, 190), 0.22)
    level = foot - h * 0.76
    water = body & c.full(smoothstep(level - 1, level + 1, c.y + 9 * ((c.x - x) / w) ** 2))
    at = water.where
    d = (c.x[at] - x) / w
    t = 0.62 + 0.32 * d + 0.1 * (c.field("water", 40, 3)[at] - 0.5) - 0.24 * smoothstep(0.6, 1, np.abs(d))
    c.fill(water, c.tones((0.72, 0.075, 205), 0.6)[np.clip(t * 511, 0, 511).astype(int)], 0.86, detail=0.85)
    c.glow(x + 20, foot - 60, 54, (0.97, 0.07, 130), 0.6)
    c.fill(c.mask(oval(x, level + 4, w * 0.93, 12)), (0.93, 0.04, 190), 0.85, detail=0.85)
    c.fill(c.mask(oval(x - 6, level + 5, w * 0.78, 8)), (0.76, 0.07, 205), 0.8, detail=0.85)
    edge = body - body.grow(-4)
    c.screen(edge, (0.95, 0.04, 120), 0.5)
    c.multiply(body.edge(-7, 0, 3), (0.4, 0.06, 230), 0.5)

    def shine(pen: Pen) -> None:
        pen.stroke(oval(x, foot - h, w, 13), (0.98, 0.03, 95), 3.4, 0.9)
        pen.fill(
            curve(
                [
                    (x + w * 0.5, foot - h * 0.92, CORNER),
                    (x + w * 0.78, foot - h * 0.92, CORNER),
                    (x + w * 0.66, foot - h * 0.2),
                    (x + w * 0.52, foot - h * 0.12),
                    (x + w * 0.46, foot - h * 0.5),
                ]
            ),
            (0.99, 0.03, 92),
            0.62,
        )
        pen.stroke(
            [(x - w * 0.82, foot - h * 0.9), (x - w * 0.7, foot - h * 0.4), (x - w * 0.62, foot - 20)],
            (0.98, 0.03, 92),
            3,
            0.6,
        )
        pen.stroke(
            curve([(x - w * 0.76, foot - 10), (x, foot + 11), (x + w * 0.76, foot - 10)], closed=False),
            (0.97, 0.04, 95),
            4,
            0.8,
        )
        for px, py, q in (
            (x - 36, foot - 90, 4),
            (x - 10, foot - 130, 3),
            (x + 12, foot - 70, 3),
            (x - 50, foot - 140, 2.6),
            (x - 24, foot - 40, 3.4),
        ):
            pen.dot(px, py, q, (0.97, 0.03, 150), 0.7)

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
