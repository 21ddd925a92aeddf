"""A woman rides a tandem alone over a plain of wet salt; in its mirror it is night, and she is not alone."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import cloud_bank
from art.painting.motifs.birds import far_birds
from art.painting.motifs.skies import stars, streaks
from art.painting.pen import Pen
from art.painting.shapes import oval
from art.painting.strokes import repaint

from .cycle import dog, tandem

BRIEF = Brief(
    title="Company",
    hero="lone woman on a tandem with an empty second seat; the salt mirrors a starry night and two riders",
    idea="reflected as something else",
    place="salt flat, Bolivia",
    palette="snow blue",
    composition="tiny figure in a void",
    time="noon",
    symbols=("bicycle", "salt", "star"),
    hidden="a small dog that runs behind them only in the mirror",
    readings=("homesickness", "imagination", "reunion"),
    person=True,
)
FINISH = {"vignette": 0.34, "bloom": 0.55, "contrast": 0.2, "saturation": 1.1, "focus": Focus(380, 560, 330, 330, 0.4)}

_LINE = 566.0
_FEET = 560.0
_X, _S = 410.0, 1.62


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.35, -0.75, 0.5),
        key=(0.98, 0.03, 80),
        shade=(0.42, 0.1, 262),
        rim=(0.5, -0.85, 0),
        rim_colour=(0.98, 0.04, 80),
        bounce=(0.8, 0.06, 240),
        bounce_share=0.15,
    )
    c.wash(
        [
            (0, (0.46, 0.1, 252)),
            (0.16, (0.6, 0.095, 244)),
            (0.32, (0.78, 0.07, 232)),
            (0.42, (0.9, 0.06, 70)),
            (0.475, (0.95, 0.07, 68)),
        ],
        14,
    )
    streaks(c, 250, 520, (0.98, 0.02, 80), share=0.5, seed="thin", cover=0.5)
    c.glow(640, 470, 330, (0.96, 0.08, 65), 0.6, 0.5)
    cloud_bank(
        c,
        lambda x: 520 - 46 * math.exp(-(((x - 690) / 150) ** 2)) - 34 * math.exp(-(((x - 60) / 120) ** 2)),
        [(0.7, 0.08, 262), (0.84, 0.07, 330), (0.95, 0.06, 60), (0.99, 0.025, 85)],
        seed="far",
        size=(16, 44),
        rows=2,
        step=16,
        per_row=26,
        alpha=0.75,
    )
    _mountains(c)
    mirror = c.full(smoothstep(_LINE - 0.8, _LINE + 0.8, c.y))
    _night(c, mirror)
    repaint(c, 0.5, seed="sky", loose=1.4)
    _stars(c, mirror)
    with c.group() as above:
        tandem(c, _X, _FEET, _S, both=False)
    c.light = Light(
        direction=(-0.2, -0.6, 0.6),
        key=(0.97, 0.07, 85),
        shade=(0.36, 0.1, 268),
        rim=(-0.7, -0.4, 0),
        rim_colour=(0.95, 0.1, 80),
    )
    with c.group() as below:
        gx, gy = tandem(c, _X, _FEET, _S, both=True)
        dog(c, _X - 290, _FEET, 1.0)
    bend = (c.x + 2.2 * np.sin(c.y / 7) * smoothstep(620, 900, c.y), 2 * _LINE - c.y + 2)
    dark = 2 * _LINE - gy
    c.glow(gx - 10, dark + 10, 140, (0.78, 0.17, 62), 0.9)
    c.glow(gx, dark, 300, (0.58, 0.17, 40), 0.4)
    c.paste(below, bend=bend, clip=mirror)
    glow: Mask = c.full(np.exp(-(((c.x - gx) / 120) ** 2 + ((c.y - dark) / 130) ** 2)))
    c.emit(glow & mirror, 0.7)
    c.glow(gx, dark + 20, 70, (0.95, 0.13, 80), 0.3)
    far_birds(c, [(212, 196, 24), (256, 176, 18), (170, 226, 15)], (0.97, 0.02, 85), seed="flamingos")
    c.paste(above)
    _touch(c)


def _mountains(c: Canvas) -> None:
    n = c.noise.at("range", c.x / 130, c.x * 0, 1.0, 3)
    crest = _LINE - 10 - 42 * np.clip(n - 0.38, 0, 1)
    m = c.full(smoothstep(-1, 1, c.y - crest))
    c.fill(m, (0.78, 0.06, 245), 0.8, detail=0.3)
    c.fog(500, 580, (0.97, 0.03, 75), 0.55, cell=220)


def _night(c: Canvas, mirror: Mask) -> None:
    """What the salt shows: the other half of the day."""
    d = np.asarray((c.y - _LINE) / (1200 - _LINE), np.float32)
    sky = ramp(
        [
            (0, (0.8, 0.07, 350)),
            (0.035, (0.6, 0.1, 290)),
            (0.13, (0.42, 0.12, 272)),
            (0.36, (0.28, 0.11, 270)),
            (0.7, (0.2, 0.085, 272)),
            (1, (0.15, 0.06, 276)),
        ]
    )
    c.fill(mirror, pick(sky, d), detail=0.1)
    n = (
        np.exp(-(((c.x - 1220 + c.y * 0.78) / 120) ** 2))
        * (0.3 + 0.9 * c.field("milky", 90, 5))
        * smoothstep(0.06, 0.35, d)
    )
    c.screen(mirror * np.asarray(n, np.float32), (0.6, 0.1, 285), 0.42)
    n2 = smoothstep(0.5, 0.75, c.field("milk", 40, 4)) * n
    c.screen(mirror * np.asarray(n2, np.float32), (0.85, 0.06, 300), 0.35)
    line = np.exp(-(((c.y - _LINE) / 2.2) ** 2))
    c.screen(c.full(np.asarray(line, np.float32)), (0.99, 0.02, 80), 0.8)


def _stars(c: Canvas, mirror: Mask) -> None:
    with c.group() as sheet:
        stars(c, 420, 640, seed="deep", size=1.5)
    c.paste(sheet, bend=(c.x, 1206 - c.y), clip=mirror * np.asarray(smoothstep(600, 700, c.y), np.float32))
    r = c.rng("drawn")
    marks: list[tuple[float, float]] = [(float(r.uniform(30, 770)), float(r.uniform(860, 1170))) for _ in range(9)]
    for x, y in marks:
        c.glow(x, y, 11, (0.97, 0.04, 90), 0.8)


def _touch(c: Canvas) -> None:
    """Rings where the wheels meet the film of water, and their faint wake."""
    tint: Array = rgb((0.98, 0.02, 80))

    def rings(pen: Pen) -> None:
        for side in (-98, 98):
            x = _X + side * _S
            for k in range(3):
                pen.stroke(oval(x, _LINE + 1, 16 + 17 * k, 2.4 + 2.1 * k), tint, 1.4, 0.7 - 0.2 * k)
        for k in range(5):
            x = _X - 170 - 52 * k
            pen.stroke([(x, _LINE + 2 + k), (x - 34, _LINE + 3 + k)], tint, 1.3, 0.6 - 0.1 * k)

    c.draw(rings, detail=0.85)
