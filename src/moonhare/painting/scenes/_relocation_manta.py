"""Parts of Relocation: the manta, a true curved sheet in space, and the light that the waves throw on its back."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.drape import drape
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval

_MIDDLE = (392.0, 782.0)
_SIZE = 446.0
_YAW, _PITCH, _ROLL = math.radians(-17), math.radians(36), math.radians(-4)


def spot(s: Array | float, t: Array | float, rise: float = 0.0) -> tuple[Array, Array, Array]:
    """Return card x, y and depth of a place on the manta: `s` -1–1 from tip to tip, `t` 0–1 from brow to hem."""
    s, t = np.asarray(s, np.float64), np.asarray(t, np.float64)
    a = np.abs(s)
    brow = 0.43 - 0.1 * smoothstep(0.1, 0.24, a) - 0.56 * a**1.5
    hem = -0.52 + 0.275 * a**0.62
    away = brow + (hem - brow) * t
    wave = np.where(s < 0, 0.51 * a**1.75 - 0.14 * a**4, 0.40 * a**1.7 + 0.02 * np.sin(a * 7))
    curl = 0.1 * a**1.2 * np.sin(t * 2.6 + s * 4.2) * (0.3 + t)
    hump = 0.15 * np.exp(-((s / 0.2) ** 2)) * np.clip(np.sin(math.pi * np.clip(t * 0.92 + 0.1, 0, 1)), 0, 1) ** 0.7
    up = wave + curl + hump + rise
    across = s * (1 - 0.06 * a**3)
    x1 = across * math.cos(_YAW) + away * math.sin(_YAW)
    z1 = -across * math.sin(_YAW) + away * math.cos(_YAW)
    x2 = x1 * math.cos(_ROLL) - up * math.sin(_ROLL)
    y2 = x1 * math.sin(_ROLL) + up * math.cos(_ROLL)
    high = y2 * math.cos(_PITCH) - z1 * math.sin(_PITCH)
    near = z1 * math.cos(_PITCH) + y2 * math.sin(_PITCH)
    return _MIDDLE[0] + _SIZE * x2, _MIDDLE[1] - _SIZE * high, _SIZE * near


def manta(c: Canvas) -> None:
    """Paint it from tail to brow: the belly's edge, the great back, the horns, mouth and eyes."""
    _tail(c)
    s, t = np.meshgrid(np.linspace(-1, 1, 260), np.linspace(0, 1, 110))
    x, y, z = spot(s, t)
    thick = 0.085 * np.exp(-((s / 0.4) ** 2)) * (1 - 0.6 * t) + 0.004
    low = spot(s, t, 0.0)
    under = drape(c, low[0] + 0 * s, low[1] + _SIZE * thick * 0.86, low[2] - 8, smooth=1.0)
    belly = ramp([(0.3, 0.08, 300), (0.6, 0.09, 345), (0.86, 0.07, 25), (0.96, 0.05, 60)])
    c.form(under.relief, belly, bias=-0.1, rim=0.3, detail=0.6)
    top = drape(c, x, y, z, smooth=1.2)
    u, v = top.u * 2 - 1, top.v
    a = np.abs(u)
    back = ramp([(0.14, 0.05, 272), (0.24, 0.07, 268), (0.37, 0.08, 272), (0.56, 0.1, 320), (0.84, 0.11, 35)])
    c.form(top.relief, back, gain=1.45, bias=-0.11, rim=0.8, mottle=0.06, detail=0.6)
    m = top.relief.mask
    # Pale shoulders, freckles, and thin hems through which the dawn shines.
    shoulder = np.exp(-(((a - 0.27 - 0.1 * v) / 0.085) ** 2)) * smoothstep(0.04, 0.16, v) * smoothstep(0.62, 0.36, v)
    grain = 0.6 + 0.6 * c.noise.at("shoulder", u * 40, v * 20, 1.0, 3)
    c.glaze(m * np.asarray(np.clip(shoulder * grain, 0, 1), np.float32), (0.86, 0.07, 40), 0.42)
    thin = smoothstep(0.42, 1.0, a) * 0.8 + smoothstep(0.7, 1.0, v) * smoothstep(0.12, 0.3, a) * 0.75
    fibre = 0.75 + 0.5 * c.noise.at("fibre", u * 90, v * 3, 1.0, 3)
    c.glaze(m * np.asarray(np.clip(thin * fibre, 0, 1), np.float32), (0.74, 0.16, 22), 0.72)
    c.screen(m * np.asarray(np.clip(thin, 0, 1) ** 2.5, np.float32), (0.92, 0.13, 48), 0.6)
    _caustics(c, m, u, v)
    rays = np.abs(np.sin(u * 46 + 2.2 * c.noise.at("ribs", u * 6, v * 2, 1.0, 2))) ** 8
    c.multiply(m * np.asarray(rays * smoothstep(0.3, 0.8, a) * 0.5, np.float32), (0.42, 0.13, 345), 0.4)
    c.screen(m.edge(-1.0, -4.5, 1.6), (0.97, 0.11, 56), 0.95)
    c.multiply(m.edge(0.5, 5, 4), (0.3, 0.09, 300), 0.5)
    _freckles(c)
    _head(c)


def _caustics(c: Canvas, m: Mask, u: Array, v: Array) -> None:
    """The net of light under waves."""
    n = c.noise.at("net", u * 7 + 0.8 * c.noise.at("bend", u * 5, v * 4, 1.0, 2), v * 5.5, 1.0, 2)
    net = np.clip(1 - np.abs(2 * n - 1) * 5.5, 0, 1) ** 1.4
    n2 = c.noise.at("net2", u * 12, v * 9 + 3, 1.0, 2)
    net = np.maximum(net, 0.6 * np.clip(1 - np.abs(2 * n2 - 1) * 6, 0, 1) ** 1.4)
    c.screen(m * np.asarray(net, np.float32), (0.95, 0.12, 60), 0.36)


def _freckles(c: Canvas) -> None:
    r = c.rng("freckles")
    s, t = r.uniform(-0.85, 0.85, 190), r.uniform(0.06, 0.95, 190)
    x, y, _ = spot(s, t)

    def dots(pen: Pen) -> None:
        for a, b, q in zip(x, y, r.uniform(0.8, 2.6, len(x)), strict=True):
            pen.dot(float(a), float(b), float(q), (0.95, 0.07, 50), float(r.uniform(0.25, 0.7)))

    c.draw(dots, detail=0.7, soft=0.3)


def _tail(c: Canvas) -> None:
    x, y, _ = (float(v) for v in spot(0.0, 1.0))
    clay = Clay(c, (x - 40, y - 200, 800, y + 160), melt=2)
    clay.limb(
        [(x, y + 6, 12), (x + 60, y - 8, 7), (x + 150, y + 14, 4.4), (x + 250, y + 2, 3), (x + 352, y - 50, 1.4)], n=50
    )
    c.form(clay.relief(0.6), (0.3, 0.08, 280), rim=0.9, detail=0.6)


def _head(c: Canvas) -> None:
    """Two soft horns that fold the water into a wide mouth; a dark, kind eye on either side."""
    ends = [tuple(float(v) for v in spot(f * 0.165, 0.02)) for f in (-1, 1)]
    (lx, ly, _), (rx, ry, _) = ends
    mx, my = (lx + rx) / 2, (ly + ry) / 2
    lips = [(lx + 8, ly + 10, CORNER), (mx, my + 10), (rx - 8, ry + 10, CORNER)]
    mouth = c.mask(curve([*lips, (rx - 22, ry + 34), (mx - 2, my + 44), (lx + 22, ly + 34)]))
    c.fill(mouth, (0.13, 0.05, 305), detail=0.85)
    c.screen(mouth.edge(0, 2.4, 1.2), (0.9, 0.09, 40), 0.7)
    for f, (hx, hy, _) in zip((-1.0, 1.0), ends, strict=True):
        horn = Clay(c, (hx - 80, hy - 60, hx + 80, hy + 120), melt=5)
        horn.limb(
            [
                (hx - f * 4, hy - 8, 22, 0),
                (hx + f * 6, hy + 20, 19, 14),
                (hx + f * 4, hy + 50, 14, 24),
                (hx - f * 10, hy + 74, 10, 28),
                (hx - f * 26, hy + 82, 6, 26),
            ],
            n=40,
            flat=0.7,
        )
        c.shadow(horn.mask(), 3, 6, 6, 0.5, (0.2, 0.07, 300))
        r = c.form(horn.relief(1.2), (0.34, 0.085, 280), rim=1.0, mottle=0.1, detail=0.8)
        pale = c.mask(oval(hx - f * 8, hy + 60, 16, 30, f * 20), soft=6)
        c.glaze(pale & r.mask, (0.88, 0.06, 40), 0.5)
        ex, ey = hx + f * 27, hy + 6
        socket = c.mask(oval(ex, ey, 15, 13), soft=2)
        c.form(socket, (0.3, 0.08, 280), rim=0.9, detail=0.8)

        def eye(pen: Pen, ex: float = ex, ey: float = ey, f: float = f) -> None:
            pen.fill(oval(ex + f * 2, ey + 1, 7.4, 7), (0.1, 0.03, 300))
            pen.dot(ex + f * 2 - 2.4, ey - 2, 2.0, (0.98, 0.03, 70))
            pen.stroke([(ex - 8, ey - 3), (ex + f * 1, ey - 9), (ex + 10, ey - 2)], (0.62, 0.12, 350), 2)

        c.draw(eye, relief=0.6, detail=0.95)


def under_shade(c: Canvas) -> Array:
    """Return how dark the water is below the manta: it stands between it and the sky."""
    d = np.hypot((c.x - _MIDDLE[0]) / 330, (c.y - _MIDDLE[1] - 190) / 170)
    return np.asarray(np.exp(-(d**2)), np.float32)


def table() -> Array:
    """Return the water's colours from the surface down."""
    depths = (0.0, 0.16, 0.4, 0.68, 1.0)
    tones = ((0.86, 0.12, 48), (0.74, 0.145, 25), (0.6, 0.13, 5), (0.4, 0.09, 318), (0.2, 0.065, 270))
    return ramp(list(zip(depths, tones, strict=True)))
