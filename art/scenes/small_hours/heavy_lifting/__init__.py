"""Heavy Lifting: an old woman climbs a stair; on the wall her young shadow carries the oranges and gives a hand."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .gown import far_sleeve, gown, near_sleeve, slipper
from .hands import far_hand, near_hand
from .head import head, nape, plait
from .oranges import fallen, heap
from .shade import shade
from .street import sky, stair, wall

BRIEF = Brief(
    title="Heavy Lifting",
    hero="bent old woman in blue climbs; her shadow, young and upright, bears the oranges and leads her by the hand",
    idea="carried by",
    place="stair, sunlit ochre wall",
    palette="desert ochre",
    composition="diagonal fall",
    time="noon",
    symbols=("shadow", "stair", "orange", "basket"),
    hidden="the bare orange left on the step throws the shadow of a sprig in flower",
    readings=("ancestors", "strength", "memory", "growing old"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.04, 88),
        shade=(0.42, 0.08, 315),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.04, 90),
    )
    sky(c)
    wall(c)
    stair(c)
    repaint(c, 0.9, seed="wall", loose=1.3)
    shade(c)
    heap(c)
    repaint(c, 0.35, seed="shade", loose=0.7)
    fallen(c)
    far_hand(c)
    far_sleeve(c)
    slipper(c)
    nape(c)
    gown(c)
    head(c)
    plait(c)
    near_sleeve(c)
    near_hand(c)
    repaint(c, 0.3, seed="last", loose=0.5)
