"""A small skater on black ice; below her, before the moon that lies in the ice, hangs a great seal in her pose."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.materials import snow
from art.painting.motifs.plants import reeds
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.strokes import repaint

from .seal import hole, seal
from .skater import BLADE, skater

BRIEF = Brief(
    title="Her Other Half",
    hero="small stout skater in green on black ice; before the moon in the ice hangs a great seal, her mirror image",
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

_FOOT = (372.0, 430.0)
"""Where her blade stands."""
_SMALL, _LARGE = 0.6, 1.18
_MOON = (432.0, 748.0, 262.0)


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
    with c.group() as other:
        hole(c)
    c.paste(other, bend=(676 + (c.x - 694) / 0.6, 1112 + (c.y - 1124) / 0.6), alpha=0.9)
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
    top = c.mask(
        curve(
            [
                (-20, -20, CORNER),
                (820, -20, CORNER),
                (820, 60, CORNER),
                (690, 96),
                (520, 70),
                (330, 92),
                (180, 150),
                (70, 170),
                (-20, 250, CORNER),
            ]
        ),
        wobble=5,
        cell=50,
    )
    c.shadow(top, 4, 16, 14, 0.6)
    snow(c, top, thickness=40, soft=60, seed="bank", bias=0.0)
    c.multiply(top, (0.66, 0.09, 262), 0.22)
    lip = top - top.move(0, -16).blur(7)
    c.multiply(lip, (0.45, 0.12, 268), 0.45)

    def prints(pen: Pen) -> None:
        for k in range(9):
            x, y = 150 + 7 * k + 9 * (-1) ** k, -6 + 17 * k
            pen.fill(oval(x, y, 6, 8.5, -20), (0.25, 0.1, 272), 0.75)

    c.draw(prints, detail=0.6, soft=0.6)
    c.multiply(c.mask(limb([(560, 78, 12), (700, 70, 14)]), soft=8), (0.34, 0.12, 270), 0.7)

    def bench(pen: Pen) -> None:
        wood: Colour = (0.42, 0.08, 45)
        for x in (566.0, 690.0):
            pen.stroke([(x, 26), (x + 2, 80)], (0.3, 0.06, 40), 6)
        for k in range(3):
            pen.stroke([(552, 28 + 11 * k), (704, 24 + 11 * k)], wood, 7)
        pen.stroke([(548, 62), (712, 58)], mix(wood, (0.9, 0.04, 90), 0.2), 9)
        coat = [(606, 18), (650, 16), (656, 40), (650, 72), (640, 88), (628, 74), (612, 84), (604, 52)]
        pen.fill(curve([(float(a), float(b)) for a, b in coat]), (0.55, 0.18, 25))

    seat = c.draw(bench, relief=4, detail=0.85)
    c.glaze(seat, (0.3, 0.1, 272), 0.42)
    reeds(c, 40, 150, 190, (46, 96), 9, (0.6, 0.06, 80), seed="reeds")
    reeds(c, 720, 800, 118, (40, 84), 7, (0.6, 0.06, 80), seed="reeds-right")


def _moon(c: Canvas) -> None:
    """The moon lies in the ice, large and hardly broken."""
    x, y, r = _MOON
    wave = c.noise.at("shiver", c.x / 260, c.y / 40, 1.0, 2) - 0.5
    d = np.hypot(c.x - x + wave * 7, c.y - y) / r
    disc = c.full(smoothstep(1.012, 0.965, d))
    seas = smoothstep(0.42, 0.7, c.field("seas", 150, 4))
    t = 1.0 - 0.2 * seas - 0.26 * np.clip(d, 0, 1) ** 4
    table = ramp([(0, (0.5, 0.09, 262)), (0.45, (0.74, 0.07, 85)), (0.75, (0.9, 0.075, 90)), (1, (0.97, 0.05, 95))])
    c.fill(disc, pick(table, np.asarray(t, np.float32)), 0.97, detail=0.6)
    c.emit(disc, 0.4)
    c.glow(x - 60, y - 60, 170, (0.98, 0.05, 95), 0.45)
    halo = np.exp(-np.clip(d - 1, 0, 9) * 5.0) * (d > 1)
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
    bend = (404 + (c.x - _FOOT[0]) / _LARGE + 4 * wave, 608 + (c.y - _FOOT[1] - 22) / _LARGE + 3 * wave)
    c.paste(deep, bend=bend, alpha=0.97)
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
        rim_colour=(0.95, 0.06, 92),
    )
    with c.group() as her:
        skater(c)
    c.light = kept
    c.paste(her, bend=(BLADE[0] + (c.x - x) / _SMALL, BLADE[1] + 12 + (c.y - y) / _SMALL))
    c.glow(x + 4, y + 4, 24, (0.96, 0.04, 240), 0.8)


def _sparkle(c: Canvas) -> None:
    r = c.rng("stars")

    def stars(pen: Pen) -> None:
        for _ in range(70):
            x, y = float(r.uniform(0, 800)), float(r.uniform(210, 1200))
            if math.hypot(x - _MOON[0], y - _MOON[1]) > _MOON[2] + 20:
                pen.dot(x, y, float(r.uniform(0.7, 1.9)), (0.97, 0.03, 95), float(r.uniform(0.3, 0.9)))

    c.draw(stars, emission=0.6, detail=0.9)
