"""Shadows dance hand in hand round a bright fountain with nobody there to cast them; a child stands at the gap."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Light
from art.painting.relight import Relight
from art.painting.strokes import repaint

from .shadows import Plan, X, Y, child, dog, polar, ring, walker
from .square import beams, bed, crown, fountain, square, stall

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

FINISH = {
    "vignette": 0.0,
    "saturation": 1.12,
    "bloom": 0.06,
    "bristle": 0.003,
    "grain": 0.01,
    "contrast": 0.3,
    "relight": Relight(key=0.8, ground=0.95, figure=0.75, chroma=1.0, form=1.25, side=0.12, towards=200, spare=0.0),
}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.5, 0.7),
        key=(0.97, 0.09, 82),
        shade=(0.36, 0.09, 285),
        rim=(0, -1, 0),
        rim_colour=(0.97, 0.12, 80),
        bounce=(0.8, 0.11, 65),
        bounce_share=0.15,
    )
    square(c)
    repaint(c, 0.3, seed="land", loose=0.7)
    beams(c)
    ring(c)
    repaint(c, 0.2, seed="shadows", loose=0.6)
    fountain(c)
    bed(c, 96, 862, 56, "left")
    bed(c, 726, 196, 50, "right")
    child(c, Plan(X + 2, Y + 284, 84, -90))
    walker(c, Plan(150, 1012, 74, 128), (0.94, 0.02, 90), (0.46, 0.09, 245), (0.5, 0.08, 48), hat=True, skirt=False)
    walker(c, Plan(636, 966, 72, -28), (0.56, 0.1, 205), (0.48, 0.11, 350), (0.56, 0.08, 50), hat=False, skirt=True)
    dog(c, 396, 1090)
    stall(c)
    violet = ((0.26, 0.09, 290), (0.44, 0.13, 303), (0.68, 0.12, 325))
    green = ((0.24, 0.06, 165), (0.42, 0.1, 140), (0.66, 0.13, 112))
    crown(c, 74, 66, 168, violet, "jacaranda")
    crown(c, 772, 24, 118, green, "laurel")
    crown(c, 14, 1178, 122, green, "lime")
    _air(c)


def _air(c: Canvas) -> None:
    d, _ = polar(c)
    c.multiply(np.asarray(smoothstep(430, 760, d) * 0.5, np.float32), (0.5, 0.09, 280))
    c.glow(X, Y, 300, (0.96, 0.12, 78), 0.22)
