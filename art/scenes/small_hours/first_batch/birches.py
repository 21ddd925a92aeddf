"""Parts of First Batch: loaves, and the birches that have risen out of them, all lit from the fire behind."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval
from art.painting.stamps import jittered, strew

AX, FIRE_Y = 392.0, 800.0
"""Where the fire burns, deep in the oven."""

_CRUST: Colour = (0.56, 0.125, 54)
_FIRE: Colour = (0.96, 0.13, 80)


def toward(x: float) -> float:
    """Return which side of a thing at `x` looks at the fire: -1 left to 1 right."""
    return float(np.clip((AX - x) / 90, -1, 1))


def loaf(c: Canvas, x: float, y: float, w: float, seed: str, haze: float = 0.0) -> None:
    """A round loaf, its foot at (x, y), slashed and floured; its far side glows, the near one is in shade."""
    h = w * 0.66
    r = c.rng(f"loaf/{seed}")
    cast = c.mask(oval(x + (x - AX) * 0.06, y + h * 0.04, w * 1.08, h * 0.26), soft=w * 0.06)
    c.multiply(cast, (0.24, 0.08, 38), 0.75)
    m = c.mask(
        curve(
            [
                (x - w, y - h * 0.34),
                (x - w * 0.74, y - h * 0.84),
                (x - w * 0.1, y - h * 1.06),
                (x + w * 0.68, y - h * 0.88),
                (x + w, y - h * 0.36),
                (x + w * 0.66, y - h * 0.02),
                (x, y + h * 0.05),
                (x - w * 0.66, y - h * 0.02),
            ]
        ),
        wobble=w * 0.035,
    )
    at = m.where
    px, py = c.x[at], c.y[at]
    blister = (c.noise.at("blister", px / (w * 0.16), py / (w * 0.12), 1.0, 3) - 0.5) * w * 0.075
    body = c.relief(m)
    bump = np.asarray(blister, np.float32)
    c.form(body, _CRUST, bump=bump, mottle=0.16, grain=w * 0.4, rim=0.0, bias=-0.06, detail=0.62)
    turn = float(r.uniform(-0.2, 0.2))
    cuts = []
    for k in (-1.0, 0.0, 1.0):
        ax, ay = x + (k * 0.42 - 0.2 + turn) * w, y - h * (0.6 - 0.05 * abs(k))
        bx, by = x + (k * 0.42 + 0.2 + turn) * w, y - h * (0.95 - 0.1 * abs(k))
        cuts.append(limb([(ax, ay, 0.6), ((ax + bx) / 2 - w * 0.03, (ay + by) / 2, w * 0.058), (bx, by, 0.6)]))
    slash = c.mask(*cuts, wobble=w * 0.02, cell=6) & m
    c.multiply(slash.move(0, w * 0.03).blur(w * 0.02) & m, (0.34, 0.1, 42), 0.8)
    c.form(body.within(slash), (0.84, 0.1, 76), bias=0.0, mottle=0.2, grain=4, detail=0.65)
    flour = smoothstep(0.5, 0.78, c.noise.at("flour", px / (w * 0.14), py / (w * 0.1), 1.0, 3))
    c.glaze(m * np.asarray(flour * smoothstep(y - h * 0.5, y - h, py) * 0.6, np.float32), (0.95, 0.04, 85), 0.7)
    c.multiply(m * np.asarray(smoothstep(y - h * 0.62, y, py), np.float32), (0.42, 0.11, 38), 0.55)
    c.screen(m.edge(toward(x) * w * 0.05, -w * 0.07, w * 0.03), _FIRE, 0.9)
    if haze:
        c.glaze(m, (0.93, 0.13, 78), haze)


def _along(pts: list[tuple[float, float, float]], t: float) -> tuple[float, float, float]:
    i = min(int(t * 6), 5)
    u = t * 6 - i
    a, b = pts[i], pts[i + 1]
    return a[0] * (1 - u) + b[0] * u, a[1] * (1 - u) + b[1] * u, a[2] * (1 - u) + b[2] * u


def birch(
    c: Canvas,
    x: float,
    foot: float,
    height: float,
    w: float,
    lean: float,
    seed: str,
    haze: float,
    leaf: float,
    low: float = 0.3,
) -> None:
    """A birch before the fire: bark grey in its own shade, its edges alight; `low`: where the first twigs come."""
    r = c.rng(f"birch/{seed}")
    sway = float(r.normal(0, 0.016)) * height
    pts = [
        (x + lean * (k / 6) + sway * math.sin(k / 6 * 5), foot - height * k / 6, w * (1 - 0.74 * k / 6) + 0.5)
        for k in range(7)
    ]
    m = c.mask(limb([(x - lean * 0.02, foot + w * 0.6, w * 1.35), *pts], 60))
    at = m.where
    px, py = c.x[at], c.y[at]
    rows = [np.array([p[i] for p in pts[::-1]]) for i in (1, 0, 2)]
    u = np.clip((px - np.interp(py, rows[0], rows[1])) / np.maximum(np.interp(py, rows[0], rows[2]), 0.6), -1.2, 1.2)
    near = np.exp(-((np.hypot(px - AX, (py - FIRE_Y) * 0.62) / 260) ** 2))
    side = toward(x)
    peel = c.noise.at(f"peel{seed}", px / 26, py / 5, 1.0, 3) - 0.5
    t = 0.34 + 0.3 * near + 0.2 * u * side - 0.14 * (1 - abs(side)) * (1 - np.abs(u)) + 0.16 * peel
    bark = ramp([(0, (0.3, 0.05, 20)), (0.35, (0.56, 0.05, 40)), (0.65, (0.83, 0.055, 68)), (1, (0.97, 0.06, 85))])
    colours = pick(bark, np.asarray(t, np.float32))
    c.fill(m, colours, detail=0.68)
    lit = np.exp(-(((u - (1 if side >= 0 else -1)) / 0.5) ** 2)) * (0.3 + 0.9 * near)
    lit = lit + np.exp(-((np.abs(u) - 1) ** 2) / 0.06) * near * (1 - abs(side)) * 0.7
    c.screen(m * np.asarray(np.clip(lit, 0, 1), np.float32), _FIRE, 0.9)
    if haze:
        c.glaze(m, (0.94, 0.12, 80), haze)
    dark = mix((0.2, 0.04, 30), (0.76, 0.13, 66), haze)

    def marks(pen: Pen) -> None:
        for _ in range(int(height / 9)):
            qx, qy, q = _along(pts, float(r.uniform(0.01, 0.9)))
            a = float(r.uniform(-1, 0.4)) * q
            line = [(qx + a, qy), (qx + a + q * 0.5, qy + 1), (qx + a + q * float(r.uniform(0.4, 1.2)), qy - 0.5)]
            pen.stroke(line, dark, max(0.8, q * float(r.uniform(0.08, 0.24))), 0.8)

    c.draw(marks, clip=m, detail=0.72)
    twigs: list[list[tuple[float, float]]] = []
    tips: list[tuple[float, float]] = []
    for k in range(int(5 + height / 30)):
        bx, by, _ = _along(pts, low + (0.99 - low) * float(r.random()))
        way = -1.0 if k % 2 else 1.0
        long = height * float(r.uniform(0.09, 0.2))
        mx, my = bx + way * long * 0.55, by - long * 0.7
        ex, ey = bx + way * long * float(r.uniform(0.9, 1.3)), by - long * float(r.uniform(0.0, 0.6))
        twigs.append([(bx, by), (mx, my), (ex, ey)])
        for q in np.linspace(0.35, 1.1, 8):
            a, b, d = (1 - q) ** 2, 2 * q * (1 - q), q * q
            tips.append((a * bx + b * mx + d * ex, a * by + b * my + d * ey))
    tone = mix((0.26, 0.05, 35), (0.82, 0.13, 74), haze)

    def thin(pen: Pen) -> None:
        for twig in twigs:
            pen.stroke(twig, tone, max(0.9, w * 0.1))

    c.draw(thin, detail=0.6)
    _leaves(c, np.array(tips, np.float64), leaf, haze, seed)


def _leaves(c: Canvas, tips: Array, leaf: float, haze: float, seed: str) -> None:
    """Small leaves through which the fire shines: gold where it is near, bottle green far from it."""
    r = c.rng(f"leaf/{seed}")
    n = len(tips) * 3
    x = np.repeat(tips[:, 0], 3) + r.normal(0, leaf * 1.2, n)
    y = np.repeat(tips[:, 1], 3) + r.normal(0, leaf * 1.1, n) + leaf * 0.5
    table = ramp([(0.24, 0.06, 140), (0.42, 0.1, 128), (0.66, 0.15, 108), (0.86, 0.15, 92), (0.96, 0.1, 90)])
    near = np.exp(-((np.hypot(x - AX, (y - FIRE_Y) * 0.62) / 300) ** 2))
    t = np.clip(0.12 + 0.75 * near + 0.34 * haze + r.normal(0, 0.15, n), 0, 1)
    tones = jittered(pick(table, np.asarray(t, np.float32)), r)
    strew(
        c, "leaf", x, y, leaf * r.uniform(0.65, 1.3, n), r.uniform(0.3, 2.8, n), tones, seed=f"leaf/{seed}", detail=0.6
    )
