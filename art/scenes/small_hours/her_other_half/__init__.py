"""A stout skater on black ice; below her, before the moon that lies in the ice, hangs a great seal in her pose."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.motifs.plants import reeds
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval
from art.painting.strokes import repaint

from .bench import bench
from .seal import hole, seal
from .skater import skater

BRIEF = Brief(
    title="Her Other Half",
    hero="stout skater in green on black ice; before the moon in the ice hangs a great seal, her mirror image",
    idea="reflected as something else",
    place="ice, village lake",
    palette="indigo moon",
    composition="seen from above",
    time="night moon",
    symbols=("skate", "seal", "moon"),
    hidden="a second seal waits at an ice hole",
    readings=("grace", "youth", "secret life"),
    person=True,
)
FINISH = {"vignette": 0.46, "bloom": 0.5, "saturation": 1.08, "bristle": 0.004, "focus": Focus(400, 640, 350, 460, 0.4)}

_FOOT = (378.0, 500.0)
"""Where her blade stands."""
_MOON = (430.0, 812.0, 268.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.15, 0.55, 0.6),
        key=(0.95, 0.05, 92),
        shade=(0.26, 0.1, 274),
        rim=(0.3, 0.9, 0),
        rim_colour=(0.93, 0.07, 92),
        bounce=(0.5, 0.1, 265),
    )
    _ice(c)
    _bank(c)
    repaint(c, 0.45, seed="ice")
    _moon(c)
    _tracks(c)
    _below(c)
    hole(c, 132.0, 1108.0)
    _skater(c)
    repaint(c, 0.1, seed="last")
    _sparkle(c)


def _ice(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.34, 0.1, 268)),
            (0.24, (0.27, 0.1, 270)),
            (0.6, (0.24, 0.1, 270)),
            (1, (0.14, 0.06, 275)),
        ],
        20,
    )
    c.glow(_MOON[0], _MOON[1], 420, (0.55, 0.12, 262), 0.6)
    powder = c.noise.at("powder", c.x / 320, c.y / 110, 1.0, 3)
    c.glaze(np.asarray(smoothstep(0.58, 0.86, powder) * 0.4, np.float32), (0.62, 0.08, 260))


def _bank(c: Canvas) -> None:
    """Snow at the lake's edge, and the footprints by which she came."""
    edge = curve(
        [
            (-20, -20, CORNER),
            (820, -20, CORNER),
            (820, 92, CORNER),
            (700, 112),
            (560, 84),
            (400, 70),
            (250, 92),
            (130, 150),
            (40, 196),
            (-20, 240, CORNER),
        ]
    )
    top = c.mask(edge, wobble=4, cell=60)
    c.shadow(top, 4, 16, 14, 0.6)
    drift = c.noise.at("drift", c.x / 210, c.y / 70, 1.0, 4)
    t = 0.35 + 0.5 * drift + 0.16 * (c.field("crust", 5, 2) - 0.5) - 0.25 * smoothstep(160, -10, c.y)
    tones = ramp([(0, (0.36, 0.09, 268)), (0.5, (0.58, 0.075, 262)), (1, (0.8, 0.045, 255))])
    c.fill(top, pick(tones, np.asarray(t, np.float32)), detail=0.4)
    lip = top - top.move(0, -15).blur(7)
    c.multiply(lip, (0.4, 0.12, 268), 0.6)

    def prints(pen: Pen) -> None:
        for k in range(7):
            x, y = 596 - 17 * k + 4 * (-1) ** k, 70 + 3.4 * k + 6 * (-1) ** k
            pen.fill(oval(x, y, 8.5, 4.2, -8), (0.24, 0.1, 272), 0.75)

    c.draw(prints, clip=top, detail=0.6, soft=0.6)
    bench(c, 596.0, 62.0)
    reeds(c, 36, 150, 200, (46, 96), 9, (0.6, 0.06, 80), seed="reeds")


def _moon(c: Canvas) -> None:
    """The moon lies in the ice, large and hardly broken."""
    x, y, r = _MOON
    wave = c.noise.at("shiver", c.x / 150, c.y / 16, 1.0, 2) - 0.5
    swell = c.noise.at("swell", c.x / 320, c.y / 70, 1.0, 2) - 0.5
    low = 0.35 + 0.65 * smoothstep(y - 0.8 * r, y + r, c.y)
    d = np.hypot(c.x - x + (wave * 15 + swell * 16) * low, c.y - y) / r
    disc = c.full(smoothstep(1.05, 0.9, d))
    seas = smoothstep(0.42, 0.7, c.field("seas", 150, 4))
    t = 1.0 - 0.2 * seas - 0.16 * np.clip(d, 0, 1) ** 4 - 0.12 * smoothstep(y - r, y + r, c.y)
    table = ramp([(0, (0.5, 0.09, 262)), (0.45, (0.74, 0.07, 85)), (0.75, (0.9, 0.075, 90)), (1, (0.97, 0.05, 95))])
    c.fill(disc, pick(table, t), 0.95, detail=0.5)
    c.emit(disc, 0.4)
    c.glow(x - 60, y - 60, 170, (0.98, 0.05, 95), 0.4)
    bars = np.exp(-(((c.noise.at("bars", c.x / 400, c.y / 26, 1.0, 2) - 0.5) * 10) ** 2))
    c.glaze(disc * np.asarray(bars * smoothstep(0.5, 1.0, d), np.float32), (0.5, 0.1, 264), 0.34)
    halo = np.exp(-np.clip(d - 1, 0, 9) * 5.0) * smoothstep(0.93, 1.02, d)
    c.screen(np.asarray(halo, np.float32), (0.62, 0.1, 264), 0.7)


def _tracks(c: Canvas) -> None:
    """One long figure that she has cut, and two old cracks."""
    r = c.rng("cracks")

    def lines(pen: Pen) -> None:
        x, y = _FOOT
        sweep = [
            (x - 8 + 330 * math.sin(q) * (1 - 0.1 * q), y + 8 + 56 * (1 - math.cos(q)) - 8 * q)
            for q in np.linspace(0, 5.4, 60)
        ]
        for k in range(len(sweep) - 1):
            pen.stroke([sweep[k], sweep[k + 1]], (0.95, 0.03, 240), 3.4 - 0.045 * k, 0.8 - 0.011 * k)
        for start in ((806.0, 560.0, 2.8), (-6.0, 900.0, -0.5), (300.0, 1210.0, -1.2)):
            px, py, a = start
            for k in range(12):
                a += float(r.normal(0, 0.22))
                qx, qy = px + math.cos(a) * 20, py + math.sin(a) * 15
                pen.stroke([(px, py), (qx, qy)], (0.74, 0.07, 255), 1.9 - 0.13 * k, 0.6)
                px, py = qx, qy

    c.draw(lines, detail=0.7, soft=0.4)


def _below(c: Canvas) -> None:
    """The seal in the ice, stirred a little by it."""
    with c.group() as deep:
        seal(c)
    wave = c.noise.at("ripple", c.x / 110, c.y / 20, 1.0, 2) - 0.5
    c.paste(deep, bend=(c.x + 4 * wave, c.y + 3 * wave), alpha=0.98)
    sheen = smoothstep(0.56, 0.8, c.noise.at("sheen", c.x / 190, c.y / 40, 1.0, 3))
    c.screen(np.asarray(sheen, np.float32), (0.6, 0.08, 258), 0.14)


def _skater(c: Canvas) -> None:
    x, y = _FOOT
    c.multiply(c.mask(oval(x + 4, y + 4, 34, 6), soft=4), (0.14, 0.06, 275), 0.7)
    kept = c.light
    c.light = Light(
        direction=(0.3, -0.55, 0.55),
        key=(0.95, 0.05, 92),
        shade=(0.32, 0.1, 272),
        rim=(0.4, 0.85, 0),
        rim_colour=(0.85, 0.06, 92),
    )
    skater(c, x, y - 4)
    c.light = kept
    c.glow(x + 4, y + 4, 24, (0.96, 0.04, 240), 0.8)


def _sparkle(c: Canvas) -> None:
    r = c.rng("stars")

    def stars(pen: Pen) -> None:
        for _ in range(26):
            x, y = float(r.uniform(0, 800)), float(r.uniform(210, 1200))
            if math.hypot(x - _MOON[0], y - _MOON[1]) > _MOON[2] + 20:
                pen.dot(x, y, float(r.uniform(0.7, 1.9)), (0.97, 0.03, 95), float(r.uniform(0.3, 0.9)))

    c.draw(stars, emission=0.6, detail=0.9)
