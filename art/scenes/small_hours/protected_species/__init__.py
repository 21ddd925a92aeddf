"""In the night jungle a glass dome shines: in it a street lamp stands in falling snow; a leopard looks on."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.pen import Pen
from art.painting.shapes import limb
from art.painting.strokes import repaint

from .dome import FOOT, LAMP, X, dome
from .forest import far, giants, paint_near
from .leopard import leopard

BRIEF = Brief(
    title="Protected Species",
    hero="glass dome alight in a boundless night jungle, keeping one snowy street lamp and bench; a leopard looks in",
    idea="inside out",
    place="jungle, Congo basin",
    palette="teal night",
    composition="tiny figure in a void",
    time="night",
    symbols=("dome", "bench", "street lamp"),
    hidden="footprints in the snow that end at the bench",
    readings=("zoo", "home", "homesick"),
)
FINISH = {"vignette": 0.4, "bloom": 0.5, "contrast": 0.2, "saturation": 1.08, "focus": Focus(420, 720, 300, 400, 0.5)}


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
            (0, (0.15, 0.045, 238)),
            (0.22, (0.24, 0.06, 224)),
            (0.5, (0.42, 0.08, 202)),
            (0.72, (0.5, 0.085, 192)),
            (0.84, (0.3, 0.06, 205)),
            (1, (0.14, 0.04, 225)),
        ]
    )
    far(c)
    c.glow(X, 640, 330, (0.6, 0.09, 185), 0.5, flat=1.25)
    repaint(c, 0.8, seed="mist", loose=1.2)
    giants(c)
    _floor(c)
    repaint(c, 0.6, seed="wood")
    c.lamps.append(Lamp(x=LAMP[0], y=LAMP[1] + 120, z=60, reach=240, colour=(0.88, 0.13, 78), power=1.1))
    c.glow(X, 760, 250, (0.8, 0.12, 75), 0.42, flat=1.2)
    dome(c)
    leopard(c, 128.0, 1046.0, 186.0)
    repaint(c, 0.2, seed="last")
    paint_near(c)
    _lights(c)


def _floor(c: Canvas) -> None:
    """Dark moss that takes the dome's light, a few ferns in it."""
    floor = c.full(smoothstep(0, 40, c.y - 990 - 14 * np.sin(c.x / 90)))
    c.form(floor, (0.22, 0.05, 195), thickness=20, mottle=0.18, grain=16, detail=0.2)
    c.glow(X, FOOT + 46, 230, (0.86, 0.13, 82), 0.95, flat=0.3)
    r = c.rng("ferns")
    for x, y, s in ((706, 1064, 62), (650, 1112, 66), (250, 1124, 62), (770, 1100, 80)):
        near = math.exp(-(((x - X) / 200) ** 2)) * (1 - (y - 1040) / 170)
        tone = mix((0.2, 0.05, 195), (0.55, 0.12, 110), max(0.0, near))
        for k in range(9):
            a = -math.pi / 2 + (k - 4) * 0.3 + r.normal(0, 0.06)
            q = s * r.uniform(0.75, 1.1)
            tip = (x + math.cos(a) * q, y + math.sin(a) * q * 0.8 + abs(k - 4) * 6)
            mid = (x + math.cos(a) * q * 0.5, y + math.sin(a) * q * 0.62)
            frond = c.mask(limb([(x, y + 8, 2.5), (*mid, 6.0), (*tip, 0.8)], 12))
            c.form(frond, tone, thickness=5, rim=0.3, detail=0.4)


def _lights(c: Canvas) -> None:
    c.glow(X, 700, 300, (0.86, 0.12, 82), 0.16)
    r = c.rng("fireflies")

    def flies(pen: Pen) -> None:
        for _ in range(26):
            pen.dot(r.uniform(40, 760), r.uniform(420, 1120), r.uniform(0.9, 2.0), (0.93, 0.14, 108), r.uniform(0.4, 1))

    c.draw(flies, emission=0.9, detail=0.95)
    for x, y in ((150, 700), (722, 640), (96, 560), (706, 900)):
        c.glow(x, y, 8, (0.9, 0.15, 108), 0.8)
