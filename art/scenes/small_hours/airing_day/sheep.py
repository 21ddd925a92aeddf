"""Parts of Airing Day: wool, and the sheep that come of it."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.materials.air import cloud
from art.painting.shapes import circle, limb, oval

WOOL = ((0.0, (0.56, 0.06, 20)), (0.35, (0.76, 0.06, 40)), (0.7, (0.93, 0.045, 70)), (1.0, (0.99, 0.03, 85)))


def sheep(c: Canvas, x: float, y: float, s: float, left: bool, seed: str, stage: float, grazes: bool) -> None:
    """A sheep with its feet at (x, y), `s` its body's length; `stage` below 1 is still half a tuft of wool."""
    r = c.rng(seed)
    d = -1.0 if left else 1.0
    c.multiply(c.mask(oval(x + 0.14 * s, y + 0.02 * s, 0.6 * s, 0.11 * s), soft=0.06 * s), (0.2, 0.06, 165), 0.7)
    dark = (0.25, 0.04, 20)
    if stage > 0.35:
        for k, (dx, lift) in enumerate(((-0.3, 0.03), (0.2, 0.04), (-0.2, 0.0), (0.31, 0.0))):
            knee = d * float(r.uniform(-0.03, 0.05)) * s
            spine = [(x + d * dx * s, y - 0.4 * s, 0.055 * s), (x + d * dx * s + knee, y - 0.18 * s, 0.04 * s)]
            leg = c.mask(limb([*spine, (x + d * dx * s + knee * 0.4, y - lift * s, 0.045 * s)], 14))
            c.form(leg, (0.22 if k < 2 else 0.3, 0.04, 20), rim=0.8, detail=0.7)
    puffs = []
    for _ in range(34):
        a, q = float(r.uniform(0, 6.28)), math.sqrt(float(r.random()))
        px, py = x + 0.36 * s * q * math.cos(a), y - 0.46 * s + 0.2 * s * q * math.sin(a)
        puffs.append((px, py, float(r.uniform(0.13, 0.2)) * s))
    drop = 0.34 * s if grazes else float(r.uniform(-0.06, 0.06)) * s
    puffs.append((x + d * 0.4 * s, y - 0.62 * s + drop * 0.6, 0.15 * s))
    fleece = c.mask(*(circle(px, py, q) for px, py, q in puffs))
    c.shadow(fleece, 0.02 * s, 0.03 * s, 0.05 * s, 0.5, (0.3, 0.07, 20))
    cloud(c, puffs, list(WOOL), seed=seed, squash=0.92, rough=0.14, bias=-0.02, detail=0.6)
    if stage > 0.6:
        hx, hy = x + d * 0.55 * s, y - 0.62 * s + drop
        clay = Clay(c, (hx - 0.4 * s, hy - 0.4 * s, hx + 0.4 * s, hy + 0.4 * s), melt=0.04 * s)
        clay.limb([(hx - d * 0.05 * s, hy - 0.04 * s, 0.1 * s), (hx + d * 0.07 * s, hy + 0.1 * s, 0.065 * s)])
        clay.limb([(hx - d * 0.1 * s, hy - 0.05 * s, 0.04 * s), (hx - d * 0.2 * s, hy - 0.0 * s, 0.03 * s)])
        clay.limb([(hx + d * 0.02 * s, hy - 0.07 * s, 0.035 * s, 5), (hx - d * 0.06 * s, hy + 0.06 * s, 0.03 * s, 8)])
        c.form(clay.relief(), dark, rim=1.0, detail=0.8)
        tuft = [(hx - d * 0.05 * s, hy - 0.12 * s, 0.085 * s), (hx - d * 0.13 * s, hy - 0.07 * s, 0.09 * s)]
        cloud(c, tuft, list(WOOL), seed=seed + "tuft", detail=0.6)
        if s > 60:
            c.draw(lambda pen: pen.dot(hx + d * 0.05 * s, hy - 0.01 * s, 0.014 * s, (0.9, 0.05, 80)), detail=0.95)
