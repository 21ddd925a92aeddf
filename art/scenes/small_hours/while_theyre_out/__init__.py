"""A hive turned inside out: comb to the horizon and a meadow inside the small skep; a bear fishes in a cell."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .bear import arm, bear, hat, rod
from .comb import comb
from .pail import pail
from .skep import skep
from .sky import sky
from .sleeper import sleeper

BRIEF = Brief(
    title="While They're Out",
    hero="plain of honeycomb under one great storm cloud, a tiny straw hive on it that holds the meadow",
    idea="inside out",
    place="beehive, its inside under open sky",
    palette="storm plum",
    composition="tiny figure in a void",
    time="overcast",
    symbols=("honeycomb", "bear", "hive", "fishing rod"),
    hidden="a single bee asleep on a sealed cell",
    readings=("truancy", "plenty", "housekeeping"),
)

FINISH = {"vignette": 0.0, "bloom": 0.12, "contrast": 0.25, "saturation": 1.02}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.66, -0.52, 0.52),
        key=p.key,
        shade=(0.42, 0.1, 318),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.96, 0.07, 92),
        bounce=(0.8, 0.12, 78),
        bounce_share=0.25,
    )
    sky(c)
    comb(c)
    repaint(c, 0.7, seed="land", loose=0.55)
    skep(c)
    rod(c)
    bear(c)
    arm(c)
    repaint(c, 0.35, seed="bear", loose=0.34)
    hat(c)
    pail(c)
    sleeper(c)
    repaint(c, 0.1, seed="last", loose=0.5)
