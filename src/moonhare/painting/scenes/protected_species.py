"""Deep in the night jungle stands a small lit greenhouse, and in it one corner of a street."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._protected_species_house import X, Y, greenhouse, leopard
from moonhare.painting.scenes._protected_species_parts import far, giants, paint_near, sprays
from moonhare.painting.shapes import limb
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Protected Species",
    hero="far-off lit greenhouse in a boundless night jungle, sheltering one street corner",
    idea="inside out",
    place="jungle, Congo basin",
    palette="teal night",
    composition="tiny figure in a void",
    time="night",
    symbols=("greenhouse", "bench", "hydrant"),
    hidden="a leopard's breath clouding one pane",
    readings=("zoo", "home", "nostalgia"),
)
FINISH = {"vignette": 0.45, "bloom": 0.55, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.25, -0.75, 0.5),
        key=(0.80, 0.08, 185),
        shade=(0.25, 0.06, 232),
        rim=(0.3, -0.9, 0),
        rim_colour=(0.62, 0.09, 190),
        bounce=(0.6, 0.1, 90),
        bounce_share=0.1,
    )
    c.wash(
        [
            (0, (0.17, 0.045, 235)),
            (0.2, (0.27, 0.06, 222)),
            (0.5, (0.46, 0.08, 200)),
            (0.72, (0.55, 0.085, 190)),
            (0.84, (0.34, 0.06, 200)),
            (1, (0.16, 0.04, 220)),
        ]
    )
    c.glow(450, 640, 300, (0.62, 0.09, 185), 0.55, flat=1.5)
    far(c)
    repaint(c, 1.0, seed="mist", loose=1.1)
    c.lamps.append(Lamp(x=X - 60, y=Y - 130, z=60, reach=170, colour=(0.88, 0.13, 80), power=1.25))
    giants(c)
    _floor(c)
    repaint(c, 0.7, seed="wood")
    greenhouse(c)
    leopard(c)
    sprays(c)
    paint_near(c)
    repaint(c, 0.3, seed="last")
    _lights(c)


def _floor(c: Canvas) -> None:
    """Ferns and bushes round the house, lit by it."""
    floor = c.full(smoothstep(0, 30, c.y - 1000 - 16 * np.sin(c.x / 70)))
    c.form(floor, (0.26, 0.055, 185), thickness=20, mottle=0.2, grain=16, detail=0.2)
    c.glow(X, Y + 24, 200, (0.84, 0.13, 85), 0.75, flat=0.28)
    r = c.rng("ferns")
    for row in range(3):
        y = 1012 + row * 46
        for i in range(17):
            x = -10 + i * 52 + r.normal(0, 16)
            if row == 0 and x > 60 and x < 770:
                continue
            near = math.exp(-(((x - X) / 230) ** 2)) * (0.9 - 0.28 * row)
            tone = mix((0.26, 0.06, 178), (0.62, 0.13, 118), near)
            for k in range(9):
                a = -math.pi / 2 + (k - 4) * 0.3 + r.normal(0, 0.08)
                s = r.uniform(46, 78) * (0.8 + 0.2 * row)
                tip = (x + math.cos(a) * s, y + math.sin(a) * s * 0.8 + abs(k - 4) * 6)
                mid = (x + math.cos(a) * s * 0.5, y + math.sin(a) * s * 0.62)
                frond = c.mask(limb([(x, y + 8, 2.5), (*mid, 6.0), (*tip, 0.8)], 12))
                c.form(frond, mix(tone, c.palette.deep, 0.09 * (k % 3)), thickness=5, rim=0.3, detail=0.45)


def _lights(c: Canvas) -> None:
    c.rays(X, Y - 180, [-152, -128, -104, -78, -54, -30], 520, 110, (0.86, 0.1, 95), 0.16, soft=18)
    c.glow(X + 30, Y - 150, 320, (0.86, 0.12, 88), 0.26)
    r = c.rng("fireflies")

    def flies(pen: Pen) -> None:
        for _ in range(46):
            pen.dot(r.uniform(40, 760), r.uniform(480, 1120), r.uniform(0.9, 2.2), (0.93, 0.14, 108), r.uniform(0.4, 1))

    c.draw(flies, emission=0.9, detail=0.95)
    for x, y in ((130, 860), (338, 640), (610, 720), (560, 560), (96, 1010), (668, 960)):
        c.glow(x, y, 9, (0.9, 0.15, 108), 0.8)
