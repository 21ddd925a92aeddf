"""First Batch: a baker carries a warm loaf like a newborn; out of its scored cross the only birch has grown."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .arm import forearm, hand, sleeve
from .baker import body, print_of_a_hand
from .birch import birch, touch
from .head import cap, face, hair, neck
from .loaf import loaf, swaddled, wrapped
from .window import land, sky, stumps, wall

BRIEF = Brief(
    title="First Batch",
    hero="a big baker, eyes shut, holds a swaddled loaf like a newborn; from its scored cross a young birch has grown",
    idea="grows from",
    place="bakery, arched window on a felled wood",
    palette="amber wood",
    composition="interior through a window or arch",
    time="dawn",
    symbols=("bread", "birch", "stump"),
    hidden="the print of a child's hand, in flour, on the baker's dark back",
    readings=("legacy", "fatherhood", "making amends", "spring"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.03, 85),
        shade=(0.44, 0.06, 40),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.03, 85),
    )
    sky(c)
    land(c)
    repaint(c, 0.9, seed="land", loose=1.3)
    stumps(c)
    wall(c)
    repaint(c, 0.5, seed="wall", loose=1.0)
    body(c)
    print_of_a_hand(c)
    neck(c)
    wrapped(c)
    loaf(c)
    birch(c)
    face(c)
    hair(c)
    cap(c)
    touch(c)
    swaddled(c)
    forearm(c)
    hand(c)
    sleeve(c)
    repaint(c, 0.3, seed="last", loose=0.5)
