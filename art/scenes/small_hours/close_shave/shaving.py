"""The shaving of Close Shave, which winds from the plane over the bench."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import blur
from art.painting.motifs.drape import Drape, drape
from art.painting.shapes import limb, polygon, sample

FLAT = 0.44
"""How far the bench is foreshortened."""
_CURL = ((490, 572, 72), (472, 580, 132), (430, 596, 182), (378, 616, 178), (350, 640, 104), (372, 664, 26))
_ROAD = (
    *((450, 690, 0), (546, 722, 0), (604, 764, 0), (560, 812, 0), (420, 852, 0)),
    *((262, 898, 0), (196, 958, 0), (272, 1020, 0), (440, 1064, 0), (600, 1098, 3)),
)
_END = ((696, 1116, 36), (736, 1120, 104), (704, 1120, 164), (640, 1118, 156), (612, 1116, 108))
_WAY = (*_CURL, *_ROAD, *_END)
"""The shaving's middle from the plane's throat to its curled end: place on the bench (x, y), height above it."""


def size(y: float) -> float:
    """How large a thing is that stands on the bench at a card height; 1 at 1100."""
    return (y - 300) / 800


def spot(share: float) -> tuple[float, float]:
    """Return the place on the bench of a share of the shaving's length."""
    p = sample(_WAY, 400)[int(share * 399)]
    return float(p[0]), float(p[1])


def _sheet(c: Canvas) -> tuple[Array, Array, Array, Array]:
    """The shaving as grids: x, height of the bench below, height above the bench, depth."""
    n, m = 300, 17
    p = sample(_WAY, n)
    dx, dy = np.gradient(p[:, 0]), np.gradient(p[:, 1]) / FLAT
    k = np.ones(9) / 9
    dx, dy = (np.convolve(np.pad(a, 4, mode="edge"), k, mode="valid") for a in (dx, dy))
    long = np.hypot(dx, dy) + 1e-6
    nx, ny = -dy / long, dx / long * FLAT
    t = np.linspace(0, 1, n)
    begin = smoothstep(0.3, 0.08, t)
    end = smoothstep(0.7, 0.8, t)
    nx, ny = nx * (1 - begin) - 0.6 * begin, ny * (1 - begin) + 0.36 * begin
    nx, ny = nx * (1 - end) - 0.34 * end, ny * (1 - end) + 0.46 * end
    half = 96 * np.clip((p[:, 1] - 300) / 800, 0.1, 2) * (1 + 0.05 * np.sin(t * 40))
    a = np.linspace(-1, 1, m)[None, :]
    wave = np.sin(t * 61)[:, None] * 0.5 + np.sin(t * 23 + 2)[:, None] * 0.5
    lift = half[:, None] * (0.3 + 0.16 * wave) * np.abs(a) ** 3.2
    pinch = 1 - 0.16 * np.abs(a) ** 3
    x = p[:, 0][:, None] + nx[:, None] * half[:, None] * a * pinch
    y = p[:, 1][:, None] + ny[:, None] * half[:, None] * a * pinch
    up = np.maximum(p[:, 2], 0)[:, None] + lift
    return np.asarray(x), np.asarray(y), np.asarray(up), np.asarray(y * 1.5 + up * 0.4)


def shaving(c: Canvas) -> Drape:
    """Lay the shaving: its shadow first, then thin lit wood with the grain running its whole length."""
    x, y, up, z = _sheet(c)
    sx, sy = x - 1.25 * up - 5, y + 0.3 * up + 3
    quads = [
        polygon(
            [
                (sx[i, j], sy[i, j]),
                (sx[i + 4, j], sy[i + 4, j]),
                (sx[i + 4, j + 4], sy[i + 4, j + 4]),
                (sx[i, j + 4], sy[i, j + 4]),
            ]
        )
        for i in range(0, 296, 4)
        for j in range(0, 16, 4)
    ]
    below = c.mask(*quads, soft=3)
    c.multiply(below & c.full(smoothstep(600, 640, c.y)), (0.28, 0.09, 30), 0.75)
    c.screen(below.blur(14).move(14, 6), (0.8, 0.14, 66), 0.16)
    d = drape(c, x, y - up, z, smooth=1.2)
    r, at = d.relief, d.relief.mask.where
    r.mask.a = blur(r.mask.a, 0.9 * c.scale)
    grain = c.noise.at("grain", d.u * 26, d.v * 9, 1.0, 3) - 0.5
    figure = c.noise.at("figure", d.u * 5 + 1.5 * c.noise.at("bend", d.u * 2, d.v * 7, 1.0, 2), d.v * 5, 1.0, 3)
    rings = np.abs(np.sin(figure * 16))
    lx, ly, lz = 0.72, -0.52, 0.36
    lit = r.nx * lx + r.ny * ly + r.nz * lz
    across = np.abs(d.u * 2 - 1)
    t = 0.56 + 0.52 * (lit - 0.42) + 0.16 * grain - 0.1 * rings * (1 - across)
    t = t + 0.2 * smoothstep(0.86, 1.0, across) - 0.1 * d.back
    far = smoothstep(560, 760, c.y[at])
    sun = np.exp(-(((c.x[at] - 470) / 420) ** 2 + ((c.y[at] - 860) / 330) ** 2))
    t = t - 0.06 + 0.3 * sun * (0.4 + 0.6 * far)
    flutter = 0.07 * np.sin(d.v * 330 + 2.5 * d.u) * smoothstep(0.4, 1.0, across)
    table = ramp(
        [
            (0.36, 0.1, 42),
            (0.56, 0.135, 55),
            (0.74, 0.145, 68),
            (0.87, 0.145, 76),
            (0.94, 0.115, 84),
            (0.985, 0.045, 92),
        ]
    )
    c.fill(r.mask, pick(table, np.asarray(np.clip(t + flutter, 0, 1), np.float32)), detail=0.8)
    c.screen(r.mask.edge(4, -4, 2.5), (0.98, 0.07, 88), 0.5)
    through = smoothstep(0.1, -0.35, lit) + 0.5 * d.back * smoothstep(0.3, -0.2, lit)
    c.screen(r.mask * np.asarray(np.clip(through, 0, 1), np.float32), (0.8, 0.16, 60), 0.4)
    return d


def curl(c: Canvas, x: float, y: float, r: float, turn: float, turns: float = 1.35) -> None:
    """A small loose curl of wood lying on the bench."""
    pts = []
    for k in range(40):
        a = turn + k / 39 * turns * math.tau
        q = r * (1.15 - 0.85 * k / 39)
        pts.append((x + q * math.cos(a), y - r * 0.4 + q * 0.62 * math.sin(a), r * (0.17 - 0.002 * k)))
    m = c.mask(limb(pts, 90))
    c.multiply(m.blur(2).move(-r * 0.8, r * 0.3), (0.26, 0.08, 30), 0.6)
    c.form(m, (0.74, 0.13, 68), thickness=r * 0.3, rim=0.9, mottle=0.1, detail=0.7)
