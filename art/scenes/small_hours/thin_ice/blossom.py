"""Thin Ice's blossom: soft masses of petals along the twigs, and flowers that look every way."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import circle, oval

Twig = tuple[float, float, float, float, float, float, int]
"""From x, y to x, y; half widths; level (0 finest)."""

_DEEP: Colour = (0.5, 0.16, 358)
_ROSE: Colour = (0.7, 0.16, 2)
_PALE: Colour = (0.95, 0.045, 15)


def _clumps(c: Canvas, twigs: list[Twig]) -> list[tuple[float, float, float, float]]:
    """Return where masses of blossom sit: x, y, how wide, which way the twig runs; never two on one spot."""
    r = c.rng("clumps")
    out: list[tuple[float, float, float, float]] = []
    ends = [t for t in twigs if t[6] <= 2 and max(t[1], t[3]) < 720]
    for k in r.permutation(len(ends)):
        t = ends[int(k)]
        q = float(r.uniform(0.3, 1.0))
        x, y = t[0] + (t[2] - t[0]) * q, t[1] + (t[3] - t[1]) * q
        size = float(r.uniform(17, 50)) * (1.0 if t[6] < 2 else 0.7)
        if all(math.hypot(x - a, y - b) > 0.68 * (size + w) for a, b, w, _ in out):
            out.append((x, y, size, math.atan2(t[3] - t[1], t[2] - t[0])))
    return sorted(out, key=lambda v: v[1])


def _near(r: np.random.Generator, size: float, way: float) -> tuple[float, float]:
    """Return a place in a mass: longer along its twig than across."""
    a, d = float(r.uniform(0, 6.28)), size * math.sqrt(float(r.random()))
    along, across = 1.3 * d * math.cos(a), 0.72 * d * math.sin(a)
    return along * math.cos(way) - across * math.sin(way), along * math.sin(way) + across * math.cos(way)


def blossom(c: Canvas, twigs: list[Twig]) -> None:
    """Shadows on the ice, then each mass from its deep side to the lit one, flowers last."""
    r = c.rng("blossom")
    masses = _clumps(c, twigs)
    parts = []
    for x, y, size, way in masses:
        for _ in range(12):
            px, py = _near(r, size, way)
            parts.append((x + px, y + py, size * float(r.uniform(0.16, 0.46))))
    whole = c.mask(*[circle(*p) for p in parts], wobble=5, cell=13)
    c.multiply(whole.blur(8).move(14, -26), (0.3, 0.1, 262), 0.5)
    c.fill(whole, _DEEP, 0.94, detail=0.7)
    low = c.mask(*[circle(x - 0.1 * q, y + 0.3 * q, q * 0.8) for x, y, q in parts], wobble=5, cell=12, soft=5)
    c.fill(low & whole, _ROSE, 0.75, detail=0.7)
    tops = c.mask(*[circle(x - 0.26 * s, y + 0.26 * s, s * 0.42) for x, y, s, _ in masses], soft=13)
    c.fill(tops & whole, (0.88, 0.09, 8), 0.8, detail=0.7)
    grain = np.asarray(smoothstep(0.5, 0.72, c.field("flecks", 9, 2)), np.float32)
    c.screen(whole * grain, (0.8, 0.13, 0), 0.3)
    c.multiply(whole.edge(5, -16, 9), (0.45, 0.15, 330), 0.5)

    def flowers(pen: Pen) -> None:
        for x, y, size, way in masses:
            spots: list[tuple[float, float, float]] = []
            for _ in range(64):
                ox, oy = _near(r, size * 1.12, way)
                px, py = x + ox, y + oy
                q = float(r.uniform(6.5, 14)) * (1.15 - 0.34 * math.hypot(ox, oy) / size)
                if all(math.hypot(px - b, py - e) > 0.82 * (q + w) for b, e, w in spots):
                    spots.append((px, py, q))
            for px, py, q in spots:
                lit = 0.62 + 0.6 * ((py - y) - (px - x)) / (1.4 * size) + float(r.normal(0, 0.12))
                _flower(pen, (px, py, q), min(1.0, max(0.0, lit)), (px - x, py - y, size), r)

    c.draw(flowers, detail=0.9, soft=0.35)
    c.screen(whole.edge(-5, 12, 10), (0.95, 0.08, 60), 0.3)


def _flower(
    pen: Pen,
    spot: tuple[float, float, float],
    lit: float,
    out: tuple[float, float, float],
    r: np.random.Generator,
) -> None:
    """One flower, tipped away from the middle of its mass, so that it foreshortens; a few are buds."""
    x, y, q = spot
    tone = mix(_ROSE, _PALE, lit) if lit > 0.3 else mix(_DEEP, _ROSE, 0.4 + 2 * lit)
    shade = mix(tone, _DEEP, 0.42)
    away = math.atan2(out[1], out[0])
    tip = min(0.62, 0.1 + 0.5 * math.hypot(out[0], out[1]) / out[2])
    if r.random() < 0.16:
        pen.fill(oval(x, y, q * 0.62, q * 0.42, math.degrees(away)), shade, 0.95)
        pen.fill(oval(x - 1, y + 1, q * 0.4, q * 0.26, math.degrees(away)), tone, 0.9)
        return
    start = float(r.uniform(0, 6.28))
    ca, sa = math.cos(away), math.sin(away)

    def at(along: float, across: float) -> tuple[float, float]:
        along *= 1 - tip
        return x + along * ca - across * sa, y + along * sa + across * ca

    for back in (True, False):
        for k in range(5):
            a = start + k * 1.2566 + float(r.normal(0, 0.07))
            long = q * float(r.uniform(0.5, 0.62))
            px, py = at(long * math.cos(a), long * math.sin(a))
            turn = math.degrees(math.atan2(py - y, px - x))
            reach = math.hypot(px - x, py - y)
            wide = q * 0.44
            if back:
                pen.fill(oval(px + 0.8, py - 1.2, reach * 0.82 + 1.6, wide + 1.0, turn), shade, 0.9)
            else:
                pen.fill(oval(px, py, reach * 0.78 + 1.2, wide, turn), tone, 0.92)
    hx, hy = at(-q * 0.12, 0)
    pen.fill(oval(hx, hy, q * 0.24, q * 0.2), mix(tone, _DEEP, 0.45), 0.6)
    if lit > 0.45:
        pen.dot(hx, hy, q * 0.1, (0.88, 0.1, 85), 0.8)
