"""Due Any Day: somebody great with child leans back against an egg taller than she is, up on the roofs at dawn."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .egg import chick, egg, hole, nest, ribbon
from .town import roof, sky, stork, town
from .woman import leaning, shade

BRIEF = Brief(
    title="Due Any Day",
    hero="a woman great with child, leaning back against an egg taller than herself in a nest on a roof's ridge",
    idea="wrong scale",
    place="city, rooftops",
    palette="sunset coral",
    composition="profile",
    time="dawn",
    symbols=("egg", "nest", "ribbon", "stork"),
    hidden="a beak in the crack has her by an apron string; the stork on the chimney holds an empty cloth",
    readings=("motherhood", "patience", "future", "suspense"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.12, "contrast": 0.14, "saturation": 1.0}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.7, -0.45, 0.55),
        key=(0.97, 0.05, 70),
        shade=(0.36, 0.06, 250),
        rim=(-0.7, -0.6, 0),
        rim_colour=(0.97, 0.05, 70),
    )
    sky(c)
    repaint(c, 0.6, seed="air", loose=1.2)
    town(c)
    shell = egg(c)
    shade(c, shell)
    nest(c, shell)
    roof(c)
    repaint(c, 0.6, seed="shell", loose=0.8)
    hole(c, shell)
    chick(c)
    ribbon(c)
    stork(c)
    leaning(c)
    repaint(c, 0.5, seed="last", loose=0.42)
