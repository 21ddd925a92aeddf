"""Parts of Planning Permission: the palace's lit windows, doors, balconies, bridges; the nest."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, oval

from .inks import GOLD
from .weave import up

_WOOD = (0.3, 0.075, 48)
_EDGE = (0.84, 0.12, 82)


def _arch(x: float, y: float, w: float, tall: float) -> Path:
    """Return a round-headed opening about (x, y)."""
    return curve(
        [
            (x - w, y + tall, CORNER),
            (x - w, y - 0.35 * tall),
            (x, y - tall),
            (x + w, y - 0.35 * tall),
            (x + w, y + tall, CORNER),
        ]
    )


def window(c: Canvas, x: float, h: float, w: float, tall: float, *, faint: bool = False, out: bool = False) -> None:
    """One window: the light it throws on the wall, a dark frame, amber to cream within (or its light out), a sill."""
    y = up(h)
    panes = ((0.24, 0.045, 165), (0.36, 0.06, 165)) if out else ((0.86, 0.15, 72), (0.99, 0.07, 96))
    if not faint and not out:
        c.glaze(c.mask(oval(x, y + 3, 2.4 * w, 1.9 * tall), soft=5), GOLD, 0.42)

    def work(pen: Pen) -> None:
        pen.fill(_arch(x, y, w + 2.6, tall + 2.6), _WOOD)
        pen.fade(_arch(x, y, w, tall), (x, y - tall), (x, y + tall), panes)
        pen.stroke([(x, y - tall), (x, y), (x, y + tall)], _WOOD, 1.3, 0.85)
        pen.stroke([(x - w, y - 1), (x, y - 1), (x + w, y - 1)], _WOOD, 1.3, 0.85)
        pen.fill(limb([(x - w - 5, y + tall + 3, 1.8), (x + w + 5, y + tall + 3, 1.8)], 8), _EDGE)

    c.draw(work, detail=0.9, soft=0.15, emission=0.0 if out else 0.35 if faint else 0.8, alpha=0.75 if faint else 1.0)


def door(c: Canvas, x: float, w: float, tall: float) -> None:
    """A doorway at the water, brim full of light."""
    y = up(tall - 4)
    c.glaze(c.mask(oval(x, y, 2.0 * w, 1.5 * tall), soft=8), GOLD, 0.6)

    def work(pen: Pen) -> None:
        pen.fill(_arch(x, y, w + 4, tall + 4), _WOOD)
        pen.fade(_arch(x, y, w, tall), (x, y - tall), (x, y + tall), ((0.88, 0.14, 74), (0.995, 0.05, 98)))

    c.draw(work, detail=0.9, soft=0.2, emission=1.0)


def balcony(c: Canvas, x: float, h: float, half: float) -> None:
    """A floor of sticks on two struts, with a rail of crossed twigs."""
    y = up(h)
    floor = c.mask(limb([(x - half, y, 3), (x, y + 2.5, 4), (x + half, y, 3)], 20))
    c.multiply(floor.blur(5).move(0, 10), _WOOD, 0.6)
    tall = 15.0

    def work(pen: Pen) -> None:
        for s in (-0.62, 0.62):
            pen.fill(limb([(x + s * half, y + 2, 2.4), (x + 0.45 * s * half, y + 0.42 * half, 1.6)], 8), _WOOD)
        n = max(5, round(half / 6.5))
        for k in range(n + 1):
            px = x - half + 3 + (2 * half - 6) * k / n
            pen.stroke([(px, y), (px + 0.6, y - tall)], _EDGE, 1.9)
            if k < n:
                nx = px + (2 * half - 6) / n
                pen.stroke([(px, y - 2), (nx, y - tall + 2)], _EDGE, 1.0, 0.75)
                pen.stroke([(px, y - tall + 2), (nx, y - 2)], _EDGE, 1.0, 0.75)
        pen.stroke([(x - half - 2, y - tall), (x, y - tall + 1.5), (x + half + 2, y - tall)], _WOOD, 4)
        pen.stroke([(x - half - 2, y - tall - 0.6), (x, y - tall + 0.9), (x + half + 2, y - tall - 0.6)], _EDGE, 2.4)

    c.draw(work, detail=0.85, soft=0.15)
    c.fill(floor, _EDGE, detail=0.85)
    c.multiply(floor.edge(0, 3, 1.2), _WOOD, 0.7)


def bridge(c: Canvas, a: tuple[float, float], b: tuple[float, float]) -> None:
    """A bridge of one arch between two towers."""
    (x0, h0), (x1, h1) = a, b
    xm, hm = 0.5 * (x0 + x1), 0.5 * (h0 + h1)
    m = c.mask(
        curve([(x0, up(h0), CORNER), (xm, up(hm + 6)), (x1, up(h1), CORNER), (x1, up(h1 - 34), CORNER),
               (xm, up(hm - 8)), (x0, up(h0 - 34), CORNER)]),
        wobble=0.6,
    )  # fmt: skip
    c.fill(m, (0.44, 0.1, 56), detail=0.85)
    c.glaze(m.edge(0, -4, 2), _EDGE, 0.8)

    def rail(pen: Pen) -> None:
        n = 7
        for k in range(n + 1):
            f = k / n
            x, y = x0 + (x1 - x0) * f, up(h0 + (h1 - h0) * f + 6 * np.sin(np.pi * f))
            pen.stroke([(x, y), (x, y - 12)], _EDGE, 1.7)
        pen.stroke([(x0, up(h0) - 12), (xm, up(hm + 6) - 12), (x1, up(h1) - 12)], _EDGE, 2.2)

    c.draw(rail, detail=0.85, soft=0.15)


def nest(c: Canvas, x: float, h: float) -> None:
    """A cup of twigs in the fork of a finial, an egg in it."""
    y = up(h)
    r = c.rng("nest")

    def work(pen: Pen) -> None:
        pen.fill(oval(x - 2, y - 5, 6.2, 8.4, 14), (0.985, 0.02, 92))
        pen.fill(oval(x + 0.8, y - 3, 3, 6, 14), (0.8, 0.06, 75), 0.6)
        for k in range(26):
            f = k / 25
            a, b = float(r.uniform(-2.5, 2.5)), float(r.uniform(-1.5, 1.5))
            tone = (0.38 + 0.42 * float(r.uniform(0, 1)), 0.11, 66)
            wide = 17 * (1 - f * f) ** 0.5 + 2
            left, right = (x - wide + a, y - 3 + 12 * f + b), (x + wide + a, y - 3 + 12 * f - b)
            pen.stroke([left, (x + a, y + 1 + 12 * f), right], tone, 1.6)

    c.draw(work, detail=0.95, soft=0.15)
