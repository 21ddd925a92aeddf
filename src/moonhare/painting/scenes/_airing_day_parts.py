"""Parts of Airing Day: wool, the sheep that come of it, and the lamb that stays."""

from __future__ import annotations

import math

import msgspec

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour
from moonhare.painting.materials.air import cloud
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import circle, limb, oval

WOOL = (
    (0.0, (0.52, 0.06, 345)),
    (0.28, (0.72, 0.05, 5)),
    (0.5, (0.88, 0.045, 50)),
    (0.74, (0.965, 0.035, 78)),
    (1.0, (0.99, 0.025, 85)),
)


class Sheep(msgspec.Struct, frozen=True, kw_only=True):
    """One sheep: where its feet are, how long it is, which way it looks and how it steps."""

    x: float
    y: float
    s: float
    left: bool = False
    legs: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    """How far each foot (hind far, fore far, hind near, fore near) is before its root, in body lengths."""
    nod: float = 0.0
    """How far the head hangs, in body lengths."""
    leap: float = 0.0
    """How high above the ground it is, in body lengths."""
    rising: bool = False
    """Still half in the wool: head and shoulders only."""


def sheep(c: Canvas, who: Sheep, seed: str) -> None:
    """Paint one sheep with its shadow to the right, away from the light."""
    r = c.rng(seed)
    x, y, s = who.x, who.y, who.s
    d = -1.0 if who.left else 1.0
    face: Colour = (0.26, 0.04, 20) if s > 12 else (0.34, 0.05, 20)
    if not who.rising:
        low = y + (0.03 + who.leap) * s
        wide = 0.5 if who.leap else 0.8
        cast = c.mask(oval(x + (0.1 if who.leap else 0.5) * s, low, wide * s, 0.09 * s, 4), soft=0.05 * s)
        c.multiply(cast, (0.22, 0.07, 165), 0.7)
        roots = (-0.27, 0.2, -0.2, 0.29)
        for k, (dx, step) in enumerate(zip(roots, who.legs, strict=True)):
            lx, lift = x + d * dx * s, 0.04 if k < 2 else 0.0
            knee = lx + d * (step * 0.5 + (0.02 if k % 2 else -0.03)) * s
            leg = [(lx, y - 0.36 * s, 0.06 * s), (knee, y - 0.18 * s, 0.034 * s)]
            leg += [(lx + d * step * s, y - (lift + 0.03) * s, 0.028 * s)]
            leg += [(lx + d * (step + 0.03) * s, y - lift * s, 0.036 * s)]
            c.form(c.mask(limb(leg, 14)), (0.2 if k < 2 else 0.3, 0.04, 20), rim=0.8, detail=0.7)
    puffs = []
    plump = float(r.uniform(0.9, 1.12))
    for _ in range(56):
        a, q = float(r.uniform(0, 2 * math.pi)), math.sqrt(float(r.random()))
        px = x + 0.37 * s * q * math.cos(a)
        py = y - 0.5 * s + 0.2 * plump * s * q * math.sin(a)
        puffs.append((px, py, float(r.uniform(0.08, 0.17)) * s))
    puffs.append((x - d * 0.4 * s, y - 0.5 * s, 0.07 * s))
    hx, hy = x + d * 0.52 * s, y - 0.72 * s + who.nod * s
    puffs += [
        (x + d * (0.3 + 0.14 * t) * s, y - 0.6 * s + (who.nod - 0.06) * t * s, (0.17 - 0.05 * t) * s)
        for t in (0.0, 0.5, 1.0)
    ]
    fleece = c.mask(*(circle(px, py, q) for px, py, q in puffs))
    c.shadow(fleece, 0.04 * s, 0.03 * s, 0.04 * s, 0.4, (0.3, 0.07, 20))

    def sink(px: float, py: float) -> float:
        return 0.26 * (px - x) / s + 0.3 * (py - y + 0.5 * s) / s - 0.04

    cloud(c, puffs, list(WOOL), seed=seed, squash=0.92, rough=0.2, sink=sink, detail=0.6)
    clay = Clay(c, (hx - 0.4 * s, hy - 0.4 * s, hx + 0.4 * s, hy + 0.4 * s), melt=0.03 * s)
    hang = 0.55 + 0.9 * max(who.nod, 0.0)
    tip = (hx + d * 0.13 * s * math.cos(hang), hy + 0.2 * s * math.sin(hang))
    clay.limb([(hx - d * 0.04 * s, hy - 0.02 * s, 0.085 * s), (*tip, 0.052 * s)])
    clay.limb(
        [
            (hx - d * 0.08 * s, hy - 0.03 * s, 0.03 * s),
            (hx - d * 0.14 * s, hy + 0.01 * s, 0.046 * s),
            (hx - d * 0.22 * s, hy + 0.05 * s, 0.018 * s),
        ]
    )
    c.form(clay.relief(), face, rim=1.0, detail=0.8)
    top = [(hx - d * 0.04 * s, hy - 0.1 * s, 0.075 * s), (hx - d * 0.11 * s, hy - 0.07 * s, 0.085 * s)]
    cloud(c, top, list(WOOL), seed=seed + "tuft", rough=0.25, detail=0.6)
    if s > 40:
        ex, ey = hx + d * 0.035 * s, hy + 0.01 * s

        def eye(pen: Pen) -> None:
            pen.fill(oval(ex, ey, 0.02 * s, 0.014 * s), (0.86, 0.1, 75))
            pen.dot(ex, ey, 0.011 * s, (0.1, 0.02, 30))
            pen.dot(tip[0] + d * 0.03 * s, tip[1] - 0.005 * s, 0.008 * s, (0.12, 0.02, 20))

        c.draw(eye, detail=0.95)


def lamb(c: Canvas, x: float, y: float, s: float) -> None:
    """The one that stays where it is dark."""
    r = c.rng("lamb")
    for dx in (-0.26, -0.14, 0.16, 0.28):
        c.form(
            c.mask(limb([(x + dx * s, y - 0.4 * s, 0.06 * s), (x + dx * s, y, 0.05 * s)])), (0.16, 0.03, 20), detail=0.8
        )
    puffs = [
        (x + float(r.normal(0, 0.2)) * s, y - 0.5 * s + float(r.normal(0, 0.09)) * s, float(r.uniform(0.1, 0.2)) * s)
        for _ in range(18)
    ]
    cloud(c, puffs, [(0.0, (0.12, 0.02, 20)), (1.0, (0.42, 0.04, 30))], seed="lamb", detail=0.8)

    def face(pen: Pen) -> None:
        pen.fill(oval(x - 0.46 * s, y - 0.66 * s, 0.14 * s, 0.17 * s, 30), (0.15, 0.03, 20))
        pen.fill(oval(x - 0.3 * s, y - 0.72 * s, 0.1 * s, 0.05 * s, 30), (0.2, 0.03, 20))
        pen.dot(x - 0.5 * s, y - 0.68 * s, 0.034 * s, (0.96, 0.08, 85))

    c.draw(face, detail=0.95)
