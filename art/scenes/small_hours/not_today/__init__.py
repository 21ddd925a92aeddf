"""On a snowed-in moor a door stands without a house; a woman pushes it shut, and summer pushes out."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .away import child, sandals
from .door import door, spill
from .moor import moor
from .summer import in_front, weeds
from .woman import woman

BRIEF = Brief(
    title="Not Today",
    hero="strong woman in a shawl, in profile, who pushes a door shut that has no house: poppies push out",
    idea="missing",
    place="moor, snowed in",
    palette="snow blue",
    composition="profile",
    time="noon",
    symbols=("door", "poppy", "sandal", "key"),
    hidden="a child in a winter coat that runs up with its arms wide; two sandals wait in the snow",
    readings=("resolve", "menopause", "deadline"),
    person=True,
)

FINISH = {"vignette": 0.0, "bloom": 0.16, "contrast": 0.2, "saturation": 1.0}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.62, -0.55, 0.56),
        key=p.key,
        shade=p.shade,
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.97, 0.03, 85),
        bounce=(0.86, 0.04, 235),
        bounce_share=0.1,
    )
    moor(c)
    repaint(c, 0.95, seed="land", loose=0.9)
    child(c)
    sandals(c)
    spill(c)
    door(c)
    repaint(c, 0.6, seed="door", loose=0.5)
    weeds(c)
    woman(c)
    repaint(c, 0.6, seed="figures", loose=0.42)
    in_front(c)
    repaint(c, 0.2, seed="last", loose=0.4)
