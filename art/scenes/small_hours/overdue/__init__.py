"""Overdue: a great owl whose feathers are books has folded its wing round a child asleep over the last one lent."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from . import child
from .head import face, head
from .mouse import mouse
from .plumage import body, breast, feet, folded, hollow, round_wing
from .room import room, shelves, window

BRIEF = Brief(
    title="Overdue",
    hero="great owl feathered with book spines, eyes shut, its wing a small lamp-lit tunnel round a sleeping child",
    idea="double exposure",
    place="library, empty shelves",
    palette="teal night",
    composition="deep tunnel",
    time="night",
    symbols=("owl", "books", "sleeping child", "wing"),
    hidden="a mouse in spectacles tiptoes off with the slip that says when the book is due; a gap among the spines",
    readings=("shelter", "bedtime story", "wisdom", "mercy", "borrowed time"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.04, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.7, 0.55),
        key=(0.97, 0.04, 88),
        shade=(0.42, 0.05, 212),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.03, 90),
    )
    room(c)
    window(c)
    shelves(c)
    repaint(c, 0.7, seed="air", loose=1.2)
    body(c)
    hollow(c)
    breast(c)
    round_wing(c)
    folded(c)
    feet(c)
    head(c)
    repaint(c, 0.25, seed="plumage", loose=0.5)
    face(c)
    child.legs(c)
    child.book(c)
    child.blanket(c)
    child.head(c)
    mouse(c)
    repaint(c, 0.2, seed="last", loose=0.5)
