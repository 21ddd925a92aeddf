"""The carousel that the carthorse carries: warm inside, mirrors, a striped canopy with a scalloped edge."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, circle, curve, oval, polygon

from .horses import GOLD, painted_horses, swayed


def _arc(x0: float, x1: float, y: float, rise: float, n: int = 9) -> list[tuple[float, float]]:
    """Return points of a rim seen from below: its middle is nearest and so highest."""
    out = []
    for i in range(n):
        t = i / (n - 1) * 2 - 1
        out.append(swayed((x0 + x1) / 2 + t * (x1 - x0) / 2, y - rise * math.sqrt(max(0.0, 1 - t * t))))
    return out


def _carousel_back(c: Canvas) -> None:
    """The canopy's dark underside, the drum in the middle with mirrors and painted panels, warm air about it."""
    inside = c.mask(curve([*_arc(206, 698, 352, 34), *_arc(206, 698, 640, 30)[::-1]], pull=0.33), soft=8)
    d = np.hypot((c.x - 455) / 260, (c.y - 470) / 230)
    c.fill(inside * np.asarray(smoothstep(1.2, 0.2, d) * 0.5, np.float32), (0.72, 0.12, 55), detail=0.4)
    under = c.mask(oval(452, 346, 296, 44, -2))
    at = under.where
    lit = np.exp(-(((c.x[at] - 452) / 150) ** 2))
    spokes = 0.06 * np.sin(c.x[at] / 12)
    table = ramp([(0.24, 0.06, 335), (0.4, 0.1, 25), (0.66, 0.13, 55), (0.84, 0.12, 75)])
    c.fill(under, pick(table, np.asarray(0.12 + 0.7 * lit + spokes, np.float32)), detail=0.5)
    drum = c.mask(polygon([swayed(356, 640), swayed(356, 366), swayed(548, 366), swayed(548, 640)]))
    at = drum.where
    across = (c.x[at] - 452) / 96
    panel = np.abs(np.sin(np.arcsin(np.clip(across, -1, 1)) * 3.5))
    glass = smoothstep(0.25, 0.55, panel)
    light = 0.95 - 0.5 * across**2 - 0.12 * across + 0.1 * np.sin(c.y[at] / 36 + 4 * across)
    wall = pick(c.tones((0.8, 0.13, 72), 0.6), np.asarray(light - 0.12, np.float32))
    frame = pick(c.tones((0.42, 0.13, 25), 0.6), np.asarray(light - 0.2, np.float32))
    c.fill(drum, frame + (wall - frame) * glass[..., None], detail=0.6)
    c.multiply(drum * np.asarray(smoothstep(402, 366, c.y), np.float32), (0.5, 0.1, 30), 0.5)

    def gilt(pen: Pen) -> None:
        for y in (392, 470, 628):
            pen.stroke(curve([swayed(356, y), swayed(452, y - 9), swayed(548, y)], closed=False), GOLD, 4.0)

    c.draw(gilt, relief=1.5, detail=0.7)
    c.glow(452, 470, 140, (0.95, 0.13, 72), 0.6)


def _segment(i: int, n: int, top: tuple[float, float], y: float) -> Path:
    def edge(k: float) -> tuple[float, float]:
        t = math.cos(math.pi * (1 - k / n))
        return swayed(452 + t * 302, y - 36 * math.sqrt(max(0.0, 1 - t * t)))

    a, b = edge(i), edge(i + 1)
    ma, mb = (
        ((a[0] * 0.5 + top[0] * 0.5), (a[1] * 0.5 + top[1] * 0.5 + 24)),
        ((b[0] * 0.5 + top[0] * 0.5), (b[1] * 0.5 + top[1] * 0.5 + 24)),
    )
    return curve([(*a, CORNER), ma, (*top, CORNER), mb, (*b, CORNER)], pull=0.25)


def _canopy(c: Canvas) -> None:
    top = swayed(452, 118)
    n = 11
    whole = c.mask(*[_segment(i, n, top, 350) for i in range(n)])
    c.shadow(whole, 0, 30, soft=14, share=0.35)
    form = c.relief(whole, 90, smooth=5)
    for i in range(n):
        tone: Colour = (0.93, 0.045, 85) if i % 2 else (0.5, 0.155, 10)
        part = c.mask(_segment(i, n, top, 350))
        c.form(form.within(part), tone, rim=0.9, bias=-0.1 + 0.12 * math.sin(i / n * math.pi), mottle=0.08, detail=0.65)
    valance: list[Path] = []
    for i in range(22):
        t = math.cos(math.pi * (1 - (i + 0.5) / 22))
        x, y = swayed(452 + t * 302, 350 - 36 * math.sqrt(max(0.0, 1 - t * t)))
        w = 4 + 22 * math.sin((i + 0.5) / 22 * math.pi)
        valance.append(
            curve([(x - w, y - 6, CORNER), (x + w, y - 6, CORNER), (x + w, y + 14), (x, y + 36), (x - w, y + 14)])
        )
    for i, flap in enumerate(valance):
        m = c.mask(flap)
        c.form(m, (0.5, 0.155, 12) if i % 2 else (0.86, 0.13, 82), thickness=7, rim=0.5, detail=0.75)
    ball = c.mask(circle(top[0], top[1] - 12, 13))
    c.form(ball, GOLD, gloss=0.7, rim=0.8, detail=0.8)

    def flag(pen: Pen) -> None:
        x, y = top
        pen.stroke([(x, y - 20), (x - 2, y - 74)], GOLD, 3.4)
        pen.fill(
            curve(
                [
                    (x - 1, y - 74, CORNER),
                    (x + 26, y - 70),
                    (x + 54, y - 78),
                    (x + 92, y - 66, CORNER),
                    (x + 50, y - 58),
                    (x + 24, y - 52),
                    (x - 1, y - 54, CORNER),
                ]
            ),
            (0.58, 0.17, 15),
        )
        pen.stroke(curve(_arc(150, 754, 346, 36), closed=False), GOLD, 5)

    c.draw(flag, relief=3, detail=0.8)


def carousel(c: Canvas) -> None:
    """Paint it upright and large; `__init__` lays it on the horse."""
    _carousel_back(c)
    _floor(c)
    painted_horses(c)
    _canopy(c)


def _floor(c: Canvas) -> None:
    """The rim of its floor, gilded."""
    rim = c.mask(curve([*_arc(172, 732, 636, 30), *_arc(172, 732, 676, 27)[::-1]], pull=0.33))
    c.form(rim, (0.38, 0.1, 20), thickness=12, rim=0.1, detail=0.7)

    def gilt(pen: Pen) -> None:
        for y, w in ((640.0, 5.0), (672.0, 5.0)):
            pen.stroke(curve(_arc(172, 732, y, 29), closed=False), (0.72, 0.12, 76), w)

    c.draw(gilt, relief=2, detail=0.7)
