"""A polar bear as tall as the dunes walks out of the noon desert; wherever it treads, snow lies."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.strokes import repaint

from .bear import paint_bear
from .desert import breath, caravan, desert, flakes, heaven, shimmer, tufts, veil
from .igloo import fringe, igloo, plume

BRIEF = Brief(
    title="Perishable",
    hero="polar bear as tall as the dunes with a lit igloo on its back, fresh snow lying wherever it has trodden",
    idea="impossible journey",
    place="desert, great dunes with a path of snow",
    palette="desert ochre",
    composition="frontal symmetry",
    time="noon",
    symbols=("polar bear", "igloo", "caravan"),
    hidden="a penguin waiting at the igloo’s door",
    readings=("devotion", "homesick", "climate"),
)
FINISH = {
    "vignette": 0.28,
    "vignette_colour": (0.3, 0.08, 40),
    "bloom": 0.4,
    "focus": Focus(390, 660, 400, 520, 0.3),
}

HOME = (452.0, 466.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.72, -0.5, 0.42),
        key=(0.985, 0.05, 86),
        shade=(0.46, 0.09, 268),
        rim=(-0.7, -0.7, 0),
        rim_colour=(0.99, 0.05, 88),
        bounce=(0.84, 0.1, 70),
        bounce_share=0.3,
    )
    heaven(c)
    land = desert(c)
    repaint(c, 0.55, seed="land", loose=0.9)
    shimmer(c)
    caravan(c, land)
    veil(c)
    plume(c, HOME[0], HOME[1] - 74)
    paint_bear(c)
    igloo(c, *HOME, 70)
    fringe(c, *HOME, 70)
    breath(c, 296, 812)
    tufts(c)
    flakes(c)
    low = np.asarray(np.clip((c.y - 1040) / 200, 0, 1), np.float32)
    c.multiply(low, (0.6, 0.1, 45), 0.4)
