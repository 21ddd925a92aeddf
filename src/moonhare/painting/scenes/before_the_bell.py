"""A boxer at the corner, seen from behind: the hooded robe holds a valley at dawn; a white hare waits beside it."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import metal
from moonhare.painting.motifs.motes import glints, motes
from moonhare.painting.scenes._before_the_bell_robe import boxer
from moonhare.painting.scenes._before_the_bell_valley import SUN, hare
from moonhare.painting.shapes import box, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Before the Bell",
    hero="hooded boxer from behind in whose robe lies a valley at sunrise, its river running down to the hem",
    idea="double exposure",
    place="arena, by the ropes",
    palette="moss dawn",
    composition="S-path",
    time="dawn",
    symbols=("robe", "river", "hare"),
    hidden="two swans on the river near the hem",
    readings=("calm", "discipline", "double life"),
    person=True,
)
FINISH = {"vignette": 0.36, "bloom": 0.5, "saturation": 1.1, "contrast": 0.16, "focus": Focus(400, 640, 360, 560, 0.2)}

_ROPES = (452.0, 556.0, 660.0)
_POST = 742.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.72, 0.5),
        key=(0.97, 0.09, 84),
        shade=(0.24, 0.06, 215),
        rim=(0.8, -0.6, 0),
        rim_colour=(0.97, 0.1, 84),
        bounce=(0.6, 0.1, 130),
        bounce_share=0.15,
    )
    _arena(c)
    repaint(c, 0.5, seed="arena", loose=0.9)
    _floor(c)
    _ropes(c)
    boxer(c)
    _near(c)


def _arena(c: Canvas) -> None:
    """The hall: lamps in smoke over the ring, rows of people in the dark, small lights among them."""
    c.wash(
        [
            (0, (0.17, 0.05, 255)),
            (0.3, (0.27, 0.065, 245)),
            (0.55, (0.33, 0.06, 235)),
            (0.72, (0.16, 0.05, 250)),
            (1, (0.14, 0.035, 220)),
        ],
        warp=20,
    )
    r = c.rng("crowd")
    for row in range(9):
        y = 470.0 + 28 * row
        tone = mix((0.4, 0.07, 240), (0.13, 0.045, 255), row / 8)
        heads = []
        place = -20.0 + float(r.uniform(0, 20))
        while place < 830:
            q = (9 + 1.5 * row) * r.uniform(0.85, 1.15)
            dy = r.normal(0, 4)
            heads += [oval(place, y + dy, q * 0.72, q), oval(place, y + dy + q * 2.1, q * 1.6, q * 1.3)]
            place += float(q * r.uniform(2.4, 3.8))
        m = c.mask(*heads)
        c.fill(m, tone, detail=0.3)
        c.screen(m.edge(1.0, -2.2, 1), (0.9, 0.12, 84), 0.42)
        c.fog(y - 20, y + 60, (0.5, 0.08, 225), 0.2, 120)
    for x, y in ((150.0, 70.0), (300.0, 46.0), (520.0, 40.0), (670.0, 64.0)):
        c.rays(x, y, [62, 74, 90, 104, 116], 860, 130, (0.74, 0.1, 195), 0.55, soft=26)
        c.glow(x, y, 110, (0.7, 0.1, 205), 0.7)
        c.glow(x, y, 26, (0.99, 0.06, 84), 1.0)

    def seats(q: np.random.Generator) -> tuple[float, float]:
        return q.uniform(0, 800), 300 + 400 * q.random() ** 0.7

    for size, n in (((1.6, 4.0), 110), ((5.0, 12.0), 26)):
        glints(c, r, n, seats, (0.88, 0.13, 68), size=size, power=0.75)
    c.glow(400, 430, 250, (0.78, 0.15, 48), 0.42)


def _floor(c: Canvas) -> None:
    """The ring's canvas, lit from above, worn by feet; its apron's edge runs behind the post."""
    floor = c.mask(polygon([(-10, 806), (_POST + 10, 776), (820, 800), (820, 1210), (-10, 1210)]))
    n = c.noise.at("scuff", c.x / np.maximum((c.y - 620) / 5, 6), c.y / 26, 1.0, 3) - 0.5
    pool = np.exp(-(((c.x - 390) / 340) ** 2) - ((c.y - 960) / 200) ** 2)
    t = 0.24 + 0.78 * pool + 0.13 * n
    c.fill(
        floor,
        pick(
            ramp([(0.2, 0.05, 235), (0.38, 0.06, 215), (0.66, 0.06, 150), (0.92, 0.08, 82)]), np.asarray(t, np.float32)
        ),
        detail=0.25,
    )
    sheen = np.exp(-(((c.x - 400) / 230) ** 2) - (((c.y - 900) / 120) ** 2))
    c.screen(floor * np.asarray(sheen, np.float32), (0.86, 0.12, 80), 0.3)
    c.screen(floor.edge(0, -5, 2), (0.9, 0.1, 88), 0.35)
    seam = c.mask(limb([(-10, 968, 1.4), (820, 930, 1.4)], 4))
    c.multiply(seam, (0.3, 0.05, 200), 0.5)


def _ropes(c: Canvas) -> None:
    """Three ropes from the padded corner post: level to the left, towards us on the right."""
    tones: tuple[Colour, ...] = ((0.56, 0.19, 27), (0.9, 0.03, 90), (0.5, 0.1, 235))
    post = c.mask(box(_POST - 13, 400, 26, 400, 4))
    metal(c, post, (0.34, 0.03, 215), polish=0.5, detail=0.6)
    for y, tone in zip(_ROPES, tones, strict=True):
        sag = 10
        left = [(-20, y - 10, 5.4), (360, y - 2 + sag, 6.2), (_POST, y, 7.0)]
        right = [(_POST, y, 7.0), (790, y + 34 + 0.3 * (y - 450), 9.5), (850, y + 84 + 0.5 * (y - 450), 12)]
        for line in (left, right):
            m = c.mask(limb([(float(a), float(b), float(w)) for a, b, w in line], 40))
            c.shadow(m, -4, 10, 6, 0.4)
            c.form(m, tone, thickness=11, gloss=0.25, rim=0.7, detail=0.6)
    for k, y in enumerate(_ROPES):
        pad = c.mask(box(_POST - 30, y - 36, 56, 74, 16))
        c.shadow(pad, -6, 8, 8, 0.5)
        c.form(pad, (0.5, 0.18, 27) if k != 1 else (0.86, 0.03, 90), thickness=26, gloss=0.2, rim=0.8, detail=0.65)
        lace = c.mask(limb([(_POST - 2, y - 28, 1.3), (_POST - 2, y + 30, 1.3)], 4))
        c.form(lace, (0.9, 0.05, 90), thickness=2, detail=0.7)
    stool = c.mask(polygon([(626, 804), (706, 798), (706, 810), (626, 816)]))
    legs = c.mask(
        limb([(640, 810, 4), (630, 872, 3.4)], 6),
        limb([(694, 806, 4), (706, 866, 3.4)], 6),
        limb([(666, 810, 4), (668, 846, 3)], 6),
    )
    c.shadow(c.mask(oval(670, 872, 60, 8)), 0, 0, 6, 0.5)
    c.form(legs, (0.34, 0.05, 60), thickness=6, detail=0.6)
    c.form(stool, (0.46, 0.08, 55), thickness=7, rim=0.8, detail=0.6)


def _near(c: Canvas) -> None:
    """The robe's morning lies on the ring's canvas; the hare waits in it."""
    c.glow(*SUN, 170, (0.95, 0.15, 62), 0.42)
    c.glow(*SUN, 44, (0.99, 0.07, 88), 0.75)
    x, y = 668.0, 1086.0
    c.multiply(c.mask(oval(x + 8, y + 27, 44, 7), soft=5), (0.16, 0.05, 220), 0.8)
    hare(c, x, y, 1.75)
    r = c.rng("mist")

    def over(q: np.random.Generator) -> tuple[float, float]:
        return 390 + q.normal(0, 200), q.uniform(820, 1160)

    motes(c, r, 60, over, (0.98, 0.08, 92), size=(0.8, 2.2), alpha=(0.3, 0.9), emission=0.4)
    glints(c, r, 12, over, (0.97, 0.12, 92), size=(2.0, 4.0), power=0.6)
