"""The plain at noon, and who walks there far off."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from art.painting.materials import cloud
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, polygon
from art.painting.terrain import ground

HORIZON = 902.0
_SUN = (-0.55, 0.2, 0.75)
_GHOST: Colour = (0.46, 0.08, 310)


def plain(c: Canvas) -> None:
    """Paint sky and land."""
    c.wash(
        [
            (0, (0.7, 0.085, 232)),
            (0.25, (0.79, 0.065, 226)),
            (0.48, (0.88, 0.04, 205)),
            (0.66, (0.945, 0.05, 92)),
            (0.76, (0.95, 0.055, 84)),
        ],
        34,
        turn=5,
    )
    r = c.rng("cumulus")
    for k, (x, y, s) in enumerate(((430, 770, 44), (700, 700, 56), (90, 690, 40), (560, 560, 30), (300, 838, 26))):
        puffs = [
            (x + float(r.normal(0, s * 1.5)), y - abs(float(r.normal(0, s * 0.34))), s * float(r.uniform(0.2, 0.6)))
            for _ in range(26)
        ]
        cloud(
            c,
            sorted(puffs, key=lambda q: q[1]),
            [(0.8, 0.05, 280), (0.92, 0.04, 70), (0.99, 0.02, 92)],
            seed=f"cumulus{k}",
            alpha=0.8,
            rough=0.4,
            fade=(0.0, 1.2),
        )
    veil = c.noise.at("veil", (c.x - 0.5 * c.y) / 200, (c.y + 0.25 * c.x) / 50, 1.0, 4)
    c.glaze(smoothstep(0.5, 0.8, veil) * smoothstep(600, 100, c.y), (0.97, 0.025, 95), 0.5)
    for k, (high, tone) in enumerate((((44), (0.8, 0.055, 300)), ((20), (0.85, 0.06, 60)))):
        line = c.x[:1] / (150 - 30 * k) + 5.0 * k
        n = c.noise.at(f"mesa{k}", line, line * 0, 1.0, 3)
        crest = (HORIZON + 2 - high * smoothstep(0.36, 0.6, n) * (0.6 + 0.4 * n))[0]
        m = c.full(smoothstep(-1.2, 1.2, c.y - crest[None, :]))
        c.fill(m, tone, 0.9, detail=0.15, mottle=0.05)

    def heights(u: Array, v: Array) -> Array:
        n = c.noise.at("swell", u / 14, v / 30, 1.0, 3)
        return np.asarray(0.9 * n - 0.5 + 0.07 * c.noise.at("lumps", u / 1.1, v / 1.4, 1.0, 2), np.float32)

    land = ground(c, heights, horizon=HORIZON, eye=5, near=11, far=700, sun=_SUN, shadow_reach=6)
    fine = c.noise.at("grit", land.u * 3, land.v * 2.4, 1.0, 4, land.footprint) - 0.5
    wide = c.noise.at("stain", land.u / 5, land.v / 7, 1.0, 4, land.footprint) - 0.5
    t = -0.1 + 0.98 * land.lit(_SUN) + 0.22 * fine + 0.2 * wide - 0.15 * land.shade
    table = ramp([(0.58, 0.11, 45), (0.72, 0.115, 62), (0.83, 0.1, 74), (0.91, 0.07, 86), (0.95, 0.05, 90)])
    colours = pick(table, np.asarray(t, np.float32))
    haze = smoothstep(30, 300, land.v)[..., None] * 0.75
    c.fill(land.mask, colours + (rgb((0.94, 0.055, 84)) - colours) * haze, detail=0.16)
    _stones(c)


def _stones(c: Canvas) -> None:
    r = c.rng("stones")

    def work(pen: Pen) -> None:
        for _ in range(110):
            y = HORIZON + 12 + 300 * float(r.random()) ** 1.3
            s = (y - HORIZON) / 300
            x, q = float(r.uniform(0, 800)), float(r.uniform(2, 11)) * (0.25 + s)
            pen.fill(oval(x + q * 0.5, y + q * 0.34, q * 1.2, q * 0.4), (0.5, 0.1, 330), 0.5)
            pen.fill(oval(x, y, q, q * 0.62, float(r.uniform(-20, 20))), (float(r.uniform(0.6, 0.82)), 0.07, 60))

    c.draw(work, relief=3, detail=0.35)


def far_off(c: Canvas) -> None:
    """Another child's shadow walks by on its own; it has a kite."""
    x, y = 752.0, 916.0
    boy = [
        limb([(x, y - 84, 9), (x - 3, y - 58, 11), (x - 1, y - 40, 11)], 16),
        oval(x + 3, y - 102, 12, 14, 8),
        limb([(x - 2, y - 42, 8), (x + 12, y - 22, 6), (x + 18, y, 5), (x + 27, y, 4)], 16),
        limb([(x - 4, y - 42, 8), (x - 10, y - 20, 6), (x - 22, y - 2, 5), (x - 16, y + 2, 4)], 16),
        limb([(x, y - 80, 6), (x - 16, y - 92, 5), (x - 26, y - 112, 4)], 16),
        limb([(x + 2, y - 78, 6), (x + 10, y - 60, 5), (x + 18, y - 46, 4)], 16),
        curve(
            [(x - 10, y - 108, CORNER), (x + 2, y - 120), (x + 14, y - 108), (x + 28, y - 104, CORNER), (x, y - 103)]
        ),
    ]
    m = c.mask(*boy, wobble=0.8)
    c.multiply(m, _GHOST, 0.85)
    c.layer.detail[m.where] = np.maximum(c.layer.detail[m.where], m.a * 0.7)
    kx, ky = 600.0, 190.0

    def kite(pen: Pen) -> None:
        hand = (x - 26, y - 113)
        pen.stroke([(kx + 4, ky + 30), (628, 430), (676, 650), hand], (0.42, 0.06, 40), 1.5, 0.8)
        with pen.at(kx, ky, 18, 1.0):
            pen.fill(polygon([(0, -74), (46, -14), (0, -14)]), (0.68, 0.15, 45))
            pen.fill(polygon([(0, -74), (-44, -14), (0, -14)]), (0.82, 0.14, 84))
            pen.fill(polygon([(-44, -14), (0, -14), (0, 84)]), (0.58, 0.1, 205))
            pen.fill(polygon([(46, -14), (0, -14), (0, 84)]), (0.68, 0.09, 200))
            pen.stroke([(0, -74), (0, 84)], (0.5, 0.08, 50), 2.4)
            pen.stroke([(-44, -14), (0, -20), (46, -14)], (0.5, 0.08, 50), 2.4)
        tail = [(kx - 26, ky + 80), (kx - 10, ky + 130), (kx - 44, ky + 170), (kx - 20, ky + 214), (kx - 50, ky + 250)]
        pen.stroke(tail, (0.5, 0.08, 40), 1.8)
        for k, (tx, ty) in enumerate(tail[1:]):
            a = 0.5 * math.sin(k * 2.0)
            for f in (-1, 1):
                pen.fill(
                    curve([(tx, ty, CORNER), (tx + f * 16, ty - 8 + 8 * a * f), (tx + f * 17, ty + 7 + 8 * a * f)]),
                    ((0.6, 0.17, 32), (0.8, 0.14, 80))[k % 2],
                )

    c.draw(kite, relief=3, detail=0.75)
