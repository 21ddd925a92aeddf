"""Relocation: an old turtle swims off with one house of a row, its head turned back; the old dog leans on it."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .dog import dog
from .flippers import belly, far_flipper, near_flipper
from .head import face, head
from .house import facade, party_wall
from .lagoon import over, sky, under, water
from .shell import shell
from .washing import washing

BRIEF = Brief(
    title="Relocation",
    hero="huge old turtle swims off with one torn-out terraced house; head turned back, brow to brow with an old dog",
    idea="carried by",
    place="open lagoon at sunrise, cut at the waterline",
    palette="sunset coral",
    composition="split waterline",
    time="dawn",
    symbols=("turtle", "house", "dog"),
    hidden="a washing line with one small sock, taut from the window out of the card to whatever stayed behind",
    readings=("exile", "consolation", "trust", "old age", "torn apart"),
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.7, 0.55),
        key=(0.97, 0.035, 72),
        shade=(0.42, 0.06, 200),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.96, 0.04, 70),
    )
    sky(c)
    water(c)
    repaint(c, 0.75, seed="air", loose=1.2)
    far_flipper(c)
    belly(c)
    near_flipper(c)
    shell(c)
    party_wall(c)
    facade(c)
    head(c)
    repaint(c, 0.3, seed="body", loose=0.7)
    face(c)
    under(c)
    over(c)
    dog(c)
    washing(c)
    repaint(c, 0.2, seed="last", loose=0.5)
