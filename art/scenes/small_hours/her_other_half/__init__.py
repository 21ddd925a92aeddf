"""A skater leans into a turn on black ice; below her, before the moon in the ice, hangs a great seal."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval
from art.painting.strokes import repaint

from .bench import bench
from .seal import hole, seal
from .skater import skater

BRIEF = Brief(
    title="Her Other Half",
    hero="skater in green on black ice; before the moon in the ice hangs a great seal, her mirror image",
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
FINISH = {"vignette": 0.36, "bloom": 0.45, "saturation": 1.08, "bristle": 0.004, "contrast": 0.2}

_FOOT = (430.0, 601.0)
"""Where her blade stands."""
_MOON = (420.0, 866.0, 262.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.55, 0.5),
        key=(0.95, 0.04, 95),
        shade=(0.2, 0.08, 268),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.9, 0.05, 95),
    )
    _ice(c)
    _bank(c)
    repaint(c, 0.6, seed="ice")
    _moon(c)
    _below(c)
    _scratches(c)
    hole(c, 122.0, 492.0)
    c.multiply(c.mask(oval(_FOOT[0] + 40, _FOOT[1] + 8, 110, 9), soft=8), (0.14, 0.06, 275), 0.55)
    with c.group() as woman:
        skater(c)
    lean = np.clip(604 - c.y, 0, 999) / 450
    c.paste(woman, bend=(np.asarray(c.x - 34 + 84 * lean**1.3, np.float32), c.y))
    repaint(c, 0.1, seed="last")
    c.glow(_FOOT[0] - 10, _FOOT[1], 16, (0.96, 0.04, 240), 0.5)


def _ice(c: Canvas) -> None:
    """Far ice catches the sky; near ice is black."""
    c.wash(
        [
            (0, (0.44, 0.08, 258)),
            (0.12, (0.4, 0.1, 262)),
            (0.34, (0.28, 0.105, 267)),
            (0.6, (0.2, 0.095, 270)),
            (1, (0.1, 0.05, 275)),
        ],
        20,
    )
    powder = c.noise.at("powder", c.x / 340, c.y / 90, 1.0, 3)
    fade = smoothstep(760, 300, c.y)
    c.glaze(np.asarray(smoothstep(0.5, 0.85, powder) * 0.4 * fade, np.float32), (0.66, 0.06, 255))


def _bank(c: Canvas) -> None:
    """Snow at the lake's edge, and the footprints by which she came."""
    edge = curve(
        [
            *((-20, -20, CORNER), (820, -20, CORNER), (820, 44, CORNER), (700, 58), (560, 60), (420, 84)),
            *((290, 122), (160, 140), (60, 164), (-20, 176, CORNER)),
        ]
    )
    top = c.mask(edge, wobble=3, cell=60, soft=1.5)
    c.shadow(top, 2, 10, 10, 0.45)
    drift = c.noise.at("drift", c.x / 260, c.y / 70, 1.0, 3)
    t = 0.5 + 0.4 * drift + 0.08 * (c.field("crust", 5, 2) - 0.5)
    tones = ramp([(0, (0.42, 0.08, 265)), (0.5, (0.6, 0.065, 260)), (1, (0.82, 0.035, 250))])
    c.fill(top, pick(tones, np.asarray(t, np.float32)), detail=0.3)
    c.multiply((top - top.move(0, -12)).blur(6) & top, (0.46, 0.1, 266), 0.5)

    def prints(pen: Pen) -> None:
        for k in range(8):
            x, y = 258 + 15 * k + 3 * (-1) ** k, 96 - 3.6 * k + 5 * (-1) ** k
            pen.fill(oval(x, y, 7, 3.4, -8), (0.36, 0.09, 268), 0.75)

    c.draw(prints, clip=top, detail=0.5, soft=0.8)
    bench(c, 66.0, 92.0)


def _moon(c: Canvas) -> None:
    """The moon lies deep in the ice: no edge, only light that thins out."""
    x, y, r = _MOON
    wave = c.noise.at("shiver", c.x / 170, c.y / 20, 1.0, 2) - 0.5
    swell = c.noise.at("swell", c.x / 300, c.y / 90, 1.0, 2) - 0.5
    d = np.hypot(c.x - x + wave * 12 + swell * 8, (c.y - y) / 1.06) / r
    halo = np.exp(-np.clip(d - 0.75, 0, 9) * 2.3)
    c.screen(np.asarray(halo, np.float32), (0.58, 0.1, 258), 0.85)
    core = smoothstep(1.06, 0.76, d)
    seas = smoothstep(0.45, 0.7, c.field("seas", 150, 4))
    t = 1.0 - 0.16 * seas - 0.22 * smoothstep(0.2, 1.05, d)
    table = ramp([(0, (0.5, 0.08, 262)), (0.5, (0.72, 0.05, 90)), (0.8, (0.9, 0.06, 92)), (1, (0.97, 0.045, 95))])
    c.fill(c.full(core), pick(table, np.asarray(t, np.float32)), 0.92, detail=0.2)
    bars = np.exp(-(((c.noise.at("bars", c.x / 420, c.y / 34, 1.0, 2) - 0.5) * 9) ** 2))
    c.glaze(core * np.asarray(bars * smoothstep(0.35, 1.0, d), np.float32), (0.56, 0.08, 262), 0.42)
    c.emit(c.full(core), 0.3)


def _scratches(c: Canvas) -> None:
    """The long edge that she has cut, coming round from the right."""

    def lines(pen: Pen) -> None:
        for off, q in ((0.0, 2.8), (7.0, 1.4)):
            path = [(440.0, 601.0), (520.0, 628 + off), (680.0, 620 + off), (840.0, 560 + 2 * off)]
            pen.stroke(curve(path, closed=False), (0.9, 0.03, 240), q, 0.55)
        for pts in (
            [(-10.0, 700.0), (90, 742), (190, 748), (300, 722)],
            [(820.0, 820.0), (740, 842), (690, 900), (700, 980)],
            [(-10.0, 930.0), (60, 960), (110, 1040), (90, 1210)],
        ):
            pen.stroke(curve([(float(a), float(b)) for a, b in pts], closed=False), (0.74, 0.05, 250), 1.4, 0.3)

    c.draw(lines, detail=0.6, soft=0.5)


def _below(c: Canvas) -> None:
    """The seal in the ice, stirred a little by it."""
    kept = c.light
    c.light = Light(direction=(-0.5, 0.5, 0.6), key=(0.9, 0.04, 95), shade=(0.14, 0.07, 270), rim=(0, 1, 0))
    with c.group() as deep:
        seal(c)
    c.light = kept
    wave = c.noise.at("ripple", c.x / 110, c.y / 20, 1.0, 2) - 0.5
    lean = np.clip(c.y - 600, 0, 999) / 450
    bow = 46 * np.sin(np.pi * np.clip(lean, 0, 1.15)) - 70 * lean**1.3 + 34
    c.paste(deep, bend=(np.asarray(c.x - bow + 4 * wave, np.float32), c.y + 3 * wave), alpha=0.97, soft=0.8)
    sheen = smoothstep(0.56, 0.8, c.noise.at("sheen", c.x / 190, c.y / 40, 1.0, 3))
    c.screen(np.asarray(sheen, np.float32), (0.5, 0.07, 258), 0.12)
