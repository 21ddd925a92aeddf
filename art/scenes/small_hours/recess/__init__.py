"""Shadows dance hand in hand round a fountain with nobody there to cast them; a girl stands at the gap."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .child import dog, girl
from .shadows import ring
from .square import beams, crown, fountain, square

BRIEF = Brief(
    title="Recess",
    hero="ring of long shadows dancing round a bright fountain with nobody there to cast them, a child at the gap",
    idea="missing",
    place="plaza, Mexican town",
    palette="desert ochre",
    composition="seen from above",
    time="afternoon",
    symbols=("shadow", "fountain", "dog"),
    hidden="a dog still leads its own shadow on a leash",
    readings=("play", "invitation", "siesta"),
    person=True,
)

FINISH = {"vignette": 0.0, "saturation": 1.05, "bloom": 0.06, "bristle": 0.004, "grain": 0.012, "contrast": 0.22}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.4, -0.6, 0.7),
        key=(0.97, 0.08, 82),
        shade=(0.3, 0.09, 295),
        rim=(0.3, -1, 0),
        rim_colour=(0.97, 0.1, 80),
        bounce=(0.7, 0.11, 55),
        bounce_share=0.15,
    )
    square(c)
    beams(c)
    repaint(c, 0.45, seed="land", loose=0.8)
    ring(c)
    repaint(c, 0.2, seed="shadows", loose=0.6)
    fountain(c)
    violet = ((0.36, 0.11, 295), (0.56, 0.14, 303), (0.77, 0.1, 320))
    green = ((0.3, 0.07, 155), (0.5, 0.11, 135), (0.75, 0.13, 112))
    crown(c, 40, 30, 150, violet, "jacaranda")
    crown(c, 786, 40, 120, green, "laurel")
    dog(c)
    girl(c)
    crown(c, -6, 1180, 150, violet, "near")
    c.screen(c.full(smoothstep(500, 0, c.y) * smoothstep(200, 800, c.x)), (0.9, 0.1, 75), 0.12)
    r = c.rng("petals")
    n = 70
    x, y = r.uniform(20, 420, n), 1180 - 190 * r.random(n) ** 2
    tones = pick(ramp([violet[1], violet[2]]), np.asarray(r.random(n), np.float32))
    strew(c, "petal", x, y, r.uniform(5, 10, n), r.uniform(0, 6.3, n), tones, seed="fall")
