"""An old turtle leaves the shore at dawn with one house of a row on its shell; a dog sits in the gap."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.pen import Pen
from art.painting.shapes import box, circle, polygon
from art.painting.strokes import repaint

from .house import house, row
from .turtle import face, turtle

BRIEF = Brief(
    title="Relocation",
    hero="old tired turtle, its great head out of the water; on its shell, cut by the edge, one narrow terraced house",
    idea="carried by",
    place="open lagoon at sunrise, cut at the waterline",
    palette="sunset coral",
    composition="split waterline",
    time="dawn",
    symbols=("turtle", "house", "dog"),
    hidden="the neighbour's chimney, to which the washing line is still tied, leans already",
    readings=("exile", "trust", "whoever was not asked"),
)
FINISH = {"vignette": 0.14, "bloom": 0.25, "saturation": 1.04, "focus": Focus(380, 520, 480, 560, 0.1)}

_LINE = 772.0
_HORIZON = 408.0
_TIED, _HOOK = (236.0, 268.0), (556.0, 318.0)
_LINEN = (0.97, 0.02, 84)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(direction=(-0.6, -0.7, 0.5), key=(0.95, 0.06, 72), shade=(0.36, 0.06, 225), rim=(-0.8, -0.5, 0))
    c.wash([(0, (0.87, 0.062, 66)), (0.18, (0.91, 0.066, 72)), (0.31, (0.87, 0.09, 56)), (0.36, (0.82, 0.105, 44))], 16)
    _sea(c)
    repaint(c, 1.0, seed="air", loose=1.3)
    _ripples(c)
    c.fill(c.mask(circle(140, 336, 112)) & c.full(smoothstep(_HORIZON + 1, _HORIZON, c.y)), (0.985, 0.06, 92), 0.95)
    row(c, _HORIZON)
    house(c)
    turtle(c, _LINE)
    _under(c)
    repaint(c, 0.6, seed="last", loose=0.75)
    face(c)
    _washing(c)


def _level(c: Canvas) -> Array:
    return np.asarray(_LINE + 5 * np.sin(c.x / 90 + 0.6) + 2 * np.sin(c.x / 31), np.float32)


def _sea(c: Canvas) -> None:
    t = np.clip((c.y - _HORIZON) / (_LINE - _HORIZON), 0, 1)
    n = c.noise.at("lap", c.x / 190 / (0.3 + t), np.log(20 + (c.y - _HORIZON).clip(0)) * 7, 1.0, 3) - 0.5
    sea = c.full(smoothstep(_HORIZON - 1, _HORIZON + 1, c.y))
    tones = ramp([(0, (0.79, 0.085, 44)), (0.25, (0.84, 0.07, 58)), (0.6, (0.81, 0.05, 90)), (1, (0.72, 0.05, 165))])
    c.fill(sea, pick(tones, np.asarray(np.clip(t + 0.45 * n * (0.3 + t), 0, 1), np.float32)), detail=0.1)
    deep = c.full(smoothstep(-1, 1, c.y - _level(c)))
    d = np.clip((c.y - _LINE) / 430, 0, 1) + 0.1 * (c.field("deep", 240, 3) - 0.5)
    blues = ramp([(0, (0.73, 0.065, 188)), (0.35, (0.61, 0.075, 200)), (1, (0.43, 0.075, 216))])
    c.fill(deep, pick(blues, np.asarray(np.clip(d, 0, 1), np.float32)), detail=0.1)


def _ripples(c: Canvas) -> None:
    """Flat strokes on the bay, longer the nearer; the sun's road runs down from the gap."""
    r = c.rng("ripples")

    def strokes(pen: Pen) -> None:
        for _ in range(170):
            t = float(r.random()) ** 1.3
            x, y = float(r.uniform(-20, 820)), _HORIZON + 8 + (_LINE - _HORIZON - 20) * t
            w = float(r.uniform(10, 34)) * (0.5 + 1.6 * t)
            tone = (0.92, 0.05, 80) if r.random() < 0.55 else (0.62, 0.06, 200)
            pen.stroke([(x - w, y), (x, y + 1.5), (x + w, y)], tone, 1.6 + 2.6 * t, float(r.uniform(0.2, 0.5)))
        for _ in range(60):
            t = float(r.random())
            x, y = 134 + float(r.normal(0, 14 + 30 * t)), _HORIZON + 26 + 300 * t
            w = float(r.uniform(8, 26))
            pen.stroke([(x - w, y), (x + w, y)], (0.98, 0.055, 90), 3.4, 0.6)

    c.draw(strokes, detail=0.3)


def _under(c: Canvas) -> None:
    """What lies below the surface is tinted by the water; its edge is one pale line."""
    level = _level(c)
    wet = c.full(smoothstep(-1, 1, c.y - level))
    d = np.clip((c.y - _LINE) / 430, 0, 1)
    c.glaze(wet * np.asarray(0.14 + 0.26 * d, np.float32), (0.52, 0.075, 204))
    lean = c.x + 0.5 * (c.y - _LINE)
    beam = np.clip((c.noise.at("shafts", lean / 70, c.y / 1400, 1.0, 2) - 0.5) * 3, 0, 1) * (1 - d)
    c.screen(wet * np.asarray(beam, np.float32), (0.8, 0.07, 180), 0.22)
    rim = np.exp(-(((c.y - level) / 3.2) ** 2)) * (0.55 + 0.6 * c.field("rim", 60, 2))
    c.screen(np.asarray(np.clip(rim, 0, 1), np.float32), (0.95, 0.05, 84), 0.85)
    c.multiply(np.asarray(np.exp(-np.maximum(c.y - level, 0) / 14) * (c.y > level), np.float32), (0.4, 0.07, 215), 0.4)


def _washing(c: Canvas) -> None:
    """The line that nobody took down, drawn tight between the house and the neighbour's chimney."""

    def height(x: float) -> float:
        t = (x - _TIED[0]) / (_HOOK[0] - _TIED[0])
        return _TIED[1] + (_HOOK[1] - _TIED[1]) * t + 150 * t * (1 - t)

    def pieces(pen: Pen) -> None:
        places = [float(x) for x in np.linspace(_TIED[0], _HOOK[0], 15)]
        pen.stroke([(x, height(x)) for x in places], (0.3, 0.05, 225), 2.6)
        for x, w, h, tone in (
            (512.0, 40.0, 78.0, _LINEN),
            (458.0, 22.0, 38.0, (0.56, 0.17, 30)),
            (420.0, 30.0, 56.0, _LINEN),
            (384.0, 12.0, 28.0, (0.4, 0.07, 220)),
            (330.0, 12.0, 28.0, (0.4, 0.07, 220)),
        ):
            a, b = height(x - w / 2), height(x + w / 2)
            hem = [(x - w / 2, a), (x + w / 2, b), (x + w / 2 - 8, b + h), (x - w / 2 - 12, a + h - 5)]
            if w == 30:  # long johns
                (u, v), (p, q) = hem[3], hem[2]
                fork = ((u + p) / 2 + 2, (v + q) / 2 - 34)
                hem = [*hem[:3], (p - 10, q), fork, (u + 10, v), (u, v)]
            pen.fill(polygon(hem), tone)
            if w == 40:
                pen.stroke([(x, a + 6), (x - 4, a + h * 0.5), (x - 9, a + h - 5)], (0.6, 0.06, 45), 1.6, 0.4)
            pen.fill(box(x - w / 2, a - 5, 3, 10), (0.3, 0.05, 225))
            pen.fill(box(x + w / 2 - 3, b - 5, 3, 10), (0.3, 0.05, 225))

    c.draw(pieces, detail=0.9)
