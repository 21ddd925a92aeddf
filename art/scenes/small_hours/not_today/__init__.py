"""A door stands in the snow without a house; a woman leans her back on it, and summer pushes out."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .door import beyond, frame, leaf
from .head import face
from .snow import furrows, heaps, moor, snow_child
from .summer import in_front, within
from .woman import boots, coat, hand, shawl

BRIEF = Brief(
    title="Not Today",
    hero="woman in a shawl who leans her back on a door without a house, heels dug in: summer pushes it open",
    idea="missing",
    place="moor, snowed in",
    palette="snow blue",
    composition="deep tunnel",
    time="noon",
    symbols=("door", "poppy", "snowman", "boots"),
    hidden="a small snowman in a child's red cap looks at the door; a child's footprints lead away from it",
    readings=("resolve", "grief", "deadline"),
    person=True,
)

FINISH = {"vignette": 0.0, "bloom": 0.14, "contrast": 0.18, "saturation": 1.0}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.6, -0.55, 0.6),
        key=p.key,
        shade=p.shade,
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.95, 0.03, 85),
        bounce=(0.86, 0.04, 235),
        bounce_share=0.08,
    )
    moor(c)
    repaint(c, 0.95, seed="land", loose=1.0)
    snow_child(c)
    beyond(c)
    repaint(c, 0.8, seed="beyond", loose=0.5)
    within(c)
    frame(c)
    leaf(c)
    furrows(c)
    repaint(c, 0.6, seed="door", loose=0.5)
    boots(c)
    coat(c)
    hand(c)
    face(c)
    shawl(c)
    heaps(c)
    repaint(c, 0.7, seed="figure", loose=0.45)
    in_front(c)
    repaint(c, 0.5, seed="last", loose=0.36)
