"""A lifeguard asleep with a hat on the face in a great ink bowl of pea soup; two flippers stand up, and a third fin."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .bowl import bowl, front, hem, linen, rim
from .prowler import prowler, wake
from .sleeper import body, flippers, head, knees, lifebelt
from .soup import mirror, soup
from .spoon import spoon

BRIEF = Brief(
    title="Off Duty",
    hero="lifeguard asleep in a bowl of pea soup as in a pool, hat on the face, two flippers up; a fin comes round",
    idea="wrong scale",
    place="restaurant, lunch table",
    palette="ink and red",
    composition="seen from above",
    time="noon",
    symbols=("soup", "fin", "spoon", "whistle"),
    hidden="the long shade below the fin ends in a green frond",
    readings=("boredom", "fate", "summer"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.08, "saturation": 1.04, "contrast": 0.12}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.72, 0.5),
        key=(0.97, 0.05, 82),
        shade=(0.34, 0.09, 285),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.95, 0.05, 82),
        bounce=(0.75, 0.11, 105),
        bounce_share=0.1,
    )
    linen(c)
    repaint(c, 0.7, seed="table", loose=1.4)
    hem(c)
    bowl(c)
    inside = soup(c)
    spoon(c)
    lifebelt(c)
    before = c.layer.rgb.copy()
    knees(c, inside)
    flippers(c, inside)
    body(c, inside)
    head(c)
    mirror(c, before, inside)
    wake(c, inside)
    prowler(c, inside)
    front(c, np.asarray(inside.whole(), np.float32))
    repaint(c, 0.25, seed="last", loose=0.6)
    rim(c)
