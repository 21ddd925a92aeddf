"""A fox sits quite still; out of the white tip of its tail grows a peach bough, and on its end a hen bends down."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .bough import bough, fruits
from .fox import bib, body, legs, tail
from .head import face, head
from .hen import hen
from .land import egg, grass, hill, sky

BRIEF = Brief(
    title="I Didn't Touch Anything",
    hero="big sitting fox; a peach bough grown out of its tail arches over it, and on it a white hen bends to its nose",
    idea="grows from",
    place="meadow, hilltop",
    palette="moss dawn",
    composition="S-path",
    time="morning",
    symbols=("fox", "hen", "bough", "peach"),
    hidden="in the grass before the fox's paws lies an egg, red as a fox, with a white tip",
    readings=("temptation", "truce", "trust", "guilt", "first love"),
)
FINISH = {"vignette": 0.0, "bloom": 0.04, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.7, 0.55),
        key=(0.97, 0.035, 90),
        shade=(0.42, 0.06, 180),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.96, 0.04, 90),
    )
    sky(c)
    hill(c)
    repaint(c, 0.75, seed="air", loose=1.2)
    bough(c)
    tail(c)
    body(c)
    repaint(c, 0.3, seed="body", loose=0.6)
    legs(c)
    bib(c)
    head(c)
    face(c)
    fruits(c)
    hen(c)
    egg(c)
    grass(c)
    repaint(c, 0.2, seed="last", loose=0.5)
