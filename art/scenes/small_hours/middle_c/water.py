"""What runs out of the mirrored sea in Middle C: over the strings, over the rim, down to the boards."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import limb, oval
from art.painting.stamps import strew

from .piano import EYE, FOCAL, HORIZON, OUTLINE, STAND, place, plan
from .room import GOLD

_TEAL = ((0.2, 0.06, 240), (0.33, 0.085, 220), (0.5, 0.1, 202), (0.7, 0.09, 188), (0.95, 0.04, 110))
_LEFT, _RIGHT = 512.0, 716.0
"""Card x between which the water leaves the rim."""


def _lines(c: Canvas) -> tuple[Array, Array]:
    """Return for each column of the card where the curved side's rim and its foot on the floor are seen."""
    spots = [(place(x, 1.05, z + 0.03), place(x, 0.0, z + 0.05)) for x, z in OUTLINE[3:11]]
    xs = np.array([a[0] for a, _ in spots])
    top = np.interp(c.x[0], xs, [a[1] for a, _ in spots])
    low = np.interp(c.x[0], xs, [b[1] for _, b in spots])
    k = 2 * round(14 * c.scale) + 1
    top, low = (cv2.GaussianBlur(v.astype(np.float32)[None], (k, 1), 0)[0] for v in (top, low))
    return np.asarray(top, np.float32)[None], np.asarray(low, np.float32)[None]


def water(c: Canvas) -> None:
    """Paint the pool, the film over the strings, the fall."""
    top, low = _lines(c)
    _pool(c, low)
    _star(c)
    _film(c, top)
    _fall(c, top, low)


def _film(c: Canvas, top: Array) -> None:
    v = (EYE - 1.0) * FOCAL / np.maximum(c.y - HORIZON, 40)
    u = (c.x - 400) * v / FOCAL
    x, _, z = STAND.local(np.asarray(u, np.float32), np.asarray(v, np.float32), np.asarray(v, np.float32))
    z = -z
    bend = 0.6 * (c.noise.at("bank", z * 2.4, x * 0.5, 1.0, 3) - 0.5)
    inside = np.maximum(smoothstep(0.0, -0.03, plan(x, z)), smoothstep(0.1, 0.06, z)) * smoothstep(-0.8, -0.45, z)
    wide = smoothstep(1.5, 1.62, x + bend - 0.2 * z) * smoothstep(3.1, 2.98, x + bend + 0.16 * z)
    lie = np.asarray(inside * wide * smoothstep(690, 740, c.y), np.float32)
    run = c.noise.at("film", x * 7 + 0.6 * np.sin(z * 5), z * 1.5, 1.0, 3) - 0.5
    fine = c.noise.at("film-fine", x * 22, z * 3.0, 1.0, 2) - 0.5
    t = 0.56 + 0.8 * run + 0.35 * fine + 0.12 * np.exp(-((z / 0.12) ** 2)) - 0.05 * z
    c.multiply(lie, (0.62, 0.1, 205), 0.8)
    c.fill(c.full(lie), pick(ramp(list(_TEAL)), np.asarray(np.clip(t, 0, 1), np.float32)), 0.58, detail=0.85)
    c.screen(lie * np.asarray(smoothstep(0.1, 0.4, run + 0.4 * fine), np.float32), (0.96, 0.07, 80), 0.4)


def _fall(c: Canvas, top: Array, low: Array) -> None:
    """A thin sheet follows the bent side; it tears into strands on its way."""
    t = np.asarray((c.y - top) / (low - top), np.float32)
    mid, half = (_LEFT + _RIGHT) / 2, (_RIGHT - _LEFT) / 2
    q = (c.x - mid) / half
    run = c.noise.at("run", c.x / 17, t * 1.9, 1.0, 3) - 0.5
    fine = c.noise.at("run-fine", c.x / 6.5, t * 3.2, 1.0, 3) - 0.5
    ragged = 0.16 * (c.noise.at("side", t * 3.0, q * 0.4, 1.0, 3) - 0.5)
    sides = smoothstep(1.0, 0.9, np.abs(q) + ragged + 0.07 * t)
    torn = smoothstep(-0.2, 0.2, run + 0.4 * fine + 0.5 - 0.62 * smoothstep(0.05, 0.9, t))
    bend = -0.04 + 0.03 * run
    m = np.asarray(sides * torn * smoothstep(-0.02, 0.01, t - bend) * smoothstep(1.01, 0.97, t), np.float32)
    body = c.full(m)
    c.shadow(body, -14, 8, 8, 0.5)
    shade = 0.42 + 0.7 * run + 0.42 * fine + 0.3 * np.exp(-((t / 0.05) ** 2)) - 0.2 * np.exp(-(((t - 0.16) / 0.1) ** 2))
    shade = shade + 0.25 * smoothstep(0.6, 1.0, t) + 0.1 * q
    c.fill(body, pick(ramp(list(_TEAL)), np.asarray(np.clip(shade, 0, 1), np.float32)), 0.72, detail=0.85)
    c.screen(m * np.asarray(np.exp(-(((t - 0.005 - 0.03 * run) / 0.018) ** 2)), np.float32), (0.98, 0.08, 70), 0.75)
    c.screen(m * np.asarray(smoothstep(0.1, 0.5, run + 0.5 * fine), np.float32), (0.97, 0.06, 75), 0.45)
    r = c.rng("strands")

    def column(line: Array, x: float) -> float:
        return float(np.interp(x, c.x[0], line[0]))

    def strands(pen: Pen) -> None:
        for _ in range(34):
            x = mid + half * float(r.uniform(-1.04, 1.04))
            a, b = column(top, x), column(low, x)
            y0 = a + (b - a) * float(r.uniform(0.05, 0.7))
            y1 = min(y0 + float(r.uniform(30, 150)), b)
            tone = mix((0.97, 0.05, 80), (0.74, 0.08, 190), float(r.random()))
            pen.stroke([(x, y0), (x + 0.6, (y0 + y1) / 2), (x, y1)], tone, float(r.uniform(0.5, 1.3)), 0.32)
        for _ in range(40):
            x = mid + half * float(r.uniform(-1.2, 1.2))
            a, b = column(top, x), column(low, x)
            pen.dot(x, a + (b - a) * float(r.uniform(0.3, 1.0)), float(r.uniform(0.7, 2.0)), (0.96, 0.05, 90), 0.85)

    c.draw(strands, detail=0.9)
    n = 520
    x = mid + half * r.uniform(-1.0, 1.0, n)
    y = np.interp(x, c.x[0], low[0]) + 3 - np.abs(r.normal(0, 13, n))
    tones = pick(ramp([(0.6, 0.07, 205), (0.84, 0.05, 175), (0.98, 0.04, 80)]), np.asarray(r.random(n), np.float32))
    by = np.argsort(y)
    x, y = x[by], y[by]
    strew(c, "soft", x[:150], y[:150], r.uniform(20, 56, 150), 0.0, tones[:150], seed="mist", alpha=0.3, detail=0.8)
    strew(c, "puff", x, y, 2 + 6 * r.random(n) ** 3, r.uniform(0, 6, n), tones, seed="foam", alpha=0.75, detail=0.85)


def _pool(c: Canvas, low: Array) -> None:
    """It lies flat on the boards and mirrors what stands over it."""
    px, py = (c.x - 604) / 212, (c.y - low - 10 + 0.1 * (c.x - 604)) / 62
    edge = np.hypot(px, py) + 0.62 * (c.noise.at("shore", c.x / 80, c.y / 26, 1.0, 3) - 0.5)
    m = c.full(np.asarray(smoothstep(0.94, 0.92, edge), np.float32))
    c.multiply(c.full(np.asarray(smoothstep(1.06, 0.9, edge), np.float32)), (0.42, 0.08, 340), 0.5)
    rings = np.sin(np.hypot(c.x - 604, (c.y - low) * 3.0) / 9.0) * 2.2
    away = np.abs(c.y - low)
    sy = np.clip(low - away * 1.25 + rings * 1.6, 0, 1199)
    sx = np.clip(c.x + rings, 0, 799)
    seen = cv2.remap(
        c.layer.rgb, np.asarray(sx * c.scale, np.float32), np.asarray(sy * c.scale, np.float32), cv2.INTER_LINEAR
    )
    teal: Colour = (0.44, 0.09, 210)
    mixed = seen * 0.5 + rgb(teal) * 0.5
    c.fill(m, np.asarray(mixed, np.float32), 0.94, detail=0.7)
    lit = smoothstep(0.35, 0.8, np.sin(np.hypot(c.x - 604, (c.y - low) * 3.0) / 9.0 + 0.8)) * smoothstep(
        0.95, 0.2, edge
    )
    c.screen(m * np.asarray(lit * c.field("gleam", 40, 2), np.float32), (0.95, 0.07, 90), 0.55)
    c.screen(m.edge(0.4, -2.2, 1.4), GOLD, 0.28)
    c.screen(m & c.full(smoothstep(680, 800, c.x)), (0.93, 0.12, 40), 0.35)


def _star(c: Canvas) -> None:
    sx, sy = 742.0, 1118.0
    arms = []
    for k in range(5):
        a = math.radians(-90 + 72 * k + 20)
        arms.append(
            limb(
                [
                    (sx, sy, 7),
                    (sx + math.cos(a) * 15, sy + math.sin(a) * 8, 5),
                    (sx + math.cos(a + 0.14) * 29, sy + math.sin(a + 0.14) * 15, 2.2),
                ],
                12,
            )
        )
    star = c.mask(*arms)
    c.multiply(c.mask(oval(sx - 3, sy + 5, 26, 9), soft=4), (0.3, 0.08, 340), 0.6)
    c.form(star, (0.62, 0.18, 38), thickness=8, rim=0.3, mottle=0.2, grain=4, detail=0.95)
