"""The dress: a bell of lit silk, its bodice and its veil, each a sheet in space; and the lattice it hangs from."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, pick, ramp, smoothstep
from moonhare.painting.motifs.drape import drape
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, sample

HOOK = (432.0, 250.0)
"""Where the straps hang."""


def lattice(
    pen: Pen,
    x: float,
    foot: float,
    top: float,
    base: float,
    arms: tuple[tuple[float, float], ...],
    unit: float,
    colour: Colour,
    levels: int = 9,
) -> None:
    """Draw a lattice tower: two legs, braces, arms with hanging insulators."""
    tall = foot - top

    def half(y: float) -> float:
        t = (foot - y) / tall
        return float(base * (1 - t) ** 1.35 + 10 * unit * (1 - 0.5 * t))

    rows = [foot - tall * (1 - (1 - k / levels) ** 1.45) * 0.985 for k in range(levels + 1)]
    for a, b in pairwise(rows):
        h0, h1 = half(a), half(b)
        for s in (-1, 1):
            pen.stroke([(x + s * h0, a), (x + s * h1, b)], colour, 6.4 * unit)
            pen.stroke([(x + s * h0, a), (x - s * h1, b)], colour, 2.6 * unit)
        pen.stroke([(x - h1, b), (x + h1, b)], colour, 3.0 * unit)
    pen.stroke([(x, rows[-1]), (x, top - 22 * unit)], colour, 5 * unit)
    for y, reach in arms:
        h = half(y)
        for s in (-1, 1):
            tip = (x + s * reach, y + 4 * unit)
            pen.stroke([(x + s * h, y - 30 * unit), tip], colour, 4.4 * unit)
            pen.stroke([(x + s * h, y + 6 * unit), tip], colour, 4.8 * unit)
            for k in (0.3, 0.58, 0.8):
                px = x + s * (h + (reach - h) * k)
                pen.stroke([(px, y - 30 * unit + 34 * unit * k), (px, y + 6 * unit - 2 * unit * k)], colour, 2.2 * unit)
            for k in range(5):
                pen.dot(tip[0], tip[1] + (7 + 8 * k) * unit, (5.6 if k % 2 else 3.2) * unit, colour)


def veil(c: Canvas) -> None:
    """The veil streams away, thin as breath."""
    x0, y0 = HOOK
    spine = sample(
        [
            (x0 + 8, y0 + 8, 8),
            (x0 + 90, y0 - 60, 26),
            (x0 + 190, y0 - 40, 44),
            (x0 + 290, y0 - 120, 66),
            (x0 + 420, y0 - 150, 96),
        ],
        60,
    )
    u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 1, 60))
    d = np.gradient(spine[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    ripple = np.sin(u * 4.4 + v * 11) * 8 * v + np.sin(u * 2 - v * 17) * 5 * v
    x = spine[:, 0][:, None] - d[:, 1][:, None] * u * spine[:, 2][:, None] + ripple * 0.5
    y = spine[:, 1][:, None] + d[:, 0][:, None] * u * spine[:, 2][:, None] + ripple
    z = np.sin(u * 7 + v * 8) * 15 * v + np.sin(u * 3 - v * 6) * 12
    net = drape(c, x, y, z)
    share = 0.16 + 0.5 * (1 - net.relief.nz) ** 0.8 + 0.35 * smoothstep(0.04, 0.0, np.minimum(net.u, 1 - net.u))
    fade = smoothstep(1.0, 0.55, net.v)
    c.fill(net.relief.mask * np.asarray(share * fade, np.float32), (0.985, 0.02, 75), 0.9, detail=0.7)


def dress(c: Canvas) -> None:
    """The skirt is a bell of silk with a light in it; the bodice above it is empty."""
    x0, y0 = HOOK
    spine = sample(
        [
            (x0 + 2, y0 + 150, 34),
            (x0 + 8, y0 + 196, 62),
            (x0 + 22, y0 + 290, 128),
            (x0 + 44, y0 + 400, 186),
            (x0 + 74, y0 + 520, 238),
        ],
        90,
    )
    t, v = np.meshgrid(np.linspace(0, 2 * math.pi, 520), np.linspace(0, 1, 90))
    d = np.gradient(spine[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    dx, dy = d[:, 0][:, None], d[:, 1][:, None]
    fold = 0.075 * np.sin(12 * t + 1.1 * np.sin(v * 4)) + 0.04 * np.sin(19 * t + 3 * v) + 0.05 * np.sin(5 * t + 2 * v)
    r = spine[:, 2][:, None] * (1 + fold * smoothstep(0.0, 0.6, v) * 1.25)
    tip = 0.27 * smoothstep(0.25, 1.0, v)
    flutter = 12 * v**3 * np.sin(6 * t + 1.4) + 6 * v**3 * np.sin(12 * t)
    along = r * np.sin(t) * tip + flutter
    x = spine[:, 0][:, None] - dy * r * np.cos(t) + dx * along
    y = spine[:, 1][:, None] + dx * r * np.cos(t) + dy * along
    skirt = drape(c, x, y, -r * np.sin(t) * 0.9, smooth=1.3)
    inside = np.asarray(smoothstep(0.7, 0.4, skirt.back), np.float32)
    m = skirt.relief.mask
    at = m.where
    # The silk is lit from within: brightest low in the middle, rosy where it turns away.
    ax, ay = x0 + 52, y0 + 430
    lamp = np.exp(-(((c.x[at] - ax) / 190) ** 2 + ((c.y[at] - ay) / 190) ** 2))
    turn = np.clip(1 - skirt.relief.nz, 0, 1)
    lit = 0.56 + 0.46 * lamp - 0.8 * turn**0.8 - 0.2 * skirt.relief.nx
    silk = ramp(
        [
            (0, (0.46, 0.08, 345)),
            (0.25, (0.68, 0.08, 5)),
            (0.5, (0.87, 0.05, 45)),
            (0.72, (0.96, 0.045, 80)),
            (1, (0.995, 0.025, 95)),
        ]
    )
    c.fill(m, pick(silk, np.asarray(np.clip(lit, 0, 1), np.float32)), detail=0.75)
    c.screen(m.edge(-3, -4, 1.4), (0.98, 0.04, 60), 0.5)
    hem = smoothstep(0.945, 0.955, skirt.v) * smoothstep(0.995, 0.985, skirt.v)
    c.multiply(m * np.asarray(hem * (1 - inside) * 0.5, np.float32), (0.86, 0.1, 20), 0.8)
    depth = np.clip(0.45 + 0.75 * lamp - 0.25 * turn, 0, 1)
    c.fill(m * inside, pick(ramp([(0.86, 0.13, 62), (0.95, 0.11, 82), (0.995, 0.04, 95)]), depth), detail=0.75)
    c.emit(m * np.asarray(0.28 + 0.5 * inside, np.float32), 0.75)
    _bodice(c, silk)


def _bodice(c: Canvas, silk: Array) -> None:
    x, y = HOOK
    inner = c.mask(
        curve([(x - 30, y + 26), (x, y + 18), (x + 32, y + 26), (x + 26, y + 52), (x, y + 58), (x - 24, y + 52)])
    )
    c.fill(inner, (0.8, 0.13, 50), detail=0.75)
    body = c.mask(
        curve(
            [
                (x - 42, y + 22, CORNER),
                (x - 26, y + 42),
                (x - 2, y + 54, CORNER),
                (x + 22, y + 42),
                (x + 40, y + 22, CORNER),
                (x + 48, y + 46),
                (x + 44, y + 84),
                (x + 34, y + 122),
                (x + 38, y + 164, CORNER),
                (x + 2, y + 174),
                (x - 34, y + 164, CORNER),
                (x - 32, y + 122),
                (x - 46, y + 84),
                (x - 52, y + 46),
            ]
        )
    )
    at = body.where
    dx, dy = c.x[at] - x, c.y[at] - y
    bust = 15 * np.exp(-(((dx + 22) / 20) ** 2) - ((dy - 66) / 22) ** 2) + 15 * np.exp(
        -(((dx - 20) / 20) ** 2) - ((dy - 66) / 22) ** 2
    )
    seam = sum(-2.2 * np.exp(-(((dx - k) / 2.4) ** 2)) for k in (-22, 0, 22))
    relief = c.relief(body, 34).bumped(np.asarray(bust + seam, np.float32))
    t = 0.56 + 0.2 * smoothstep(40, 170, dy) - 0.5 * (1 - relief.nz) - 0.24 * relief.nx
    c.fill(body, pick(silk, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)
    c.screen(body.edge(-2, -3, 1.2), (0.98, 0.04, 60), 0.5)
    c.emit(body, 0.2)
    sash = c.mask(
        curve(
            [
                (x - 35, y + 150, CORNER),
                (x + 2, y + 162),
                (x + 37, y + 150, CORNER),
                (x + 40, y + 172),
                (x + 2, y + 184),
                (x - 36, y + 172),
            ]
        )
    )
    c.form(sash, (0.66, 0.16, 8), thickness=9, rim=0.6, detail=0.8)

    def straps(pen: Pen) -> None:
        pen.stroke([(x - 42, y + 28), (x - 22, y + 2), (x, y - 8)], (0.95, 0.04, 60), 5)
        pen.stroke([(x + 40, y + 28), (x + 22, y + 2), (x, y - 8)], (0.92, 0.05, 50), 5)

    c.draw(straps, relief=3, detail=0.85)
