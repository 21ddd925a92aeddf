"""A red armchair strides over the snow at dawn with a child asleep in it; it leaves prints of bare feet."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .chair import back, hollow, legs, shade, side
from .hen import hen
from .land import bootprints, land, prints, sky, wanderer
from .sleeper import over, sleeper, sleeve

BRIEF = Brief(
    title="Don't Wait Up",
    hero="huge red armchair striding over snow, a child asleep in it under somebody's coat; its prints are bare feet",
    idea="impossible journey",
    place="snowfield, open upland",
    palette="snow blue",
    composition="low-horizon giant",
    time="dawn",
    symbols=("chair", "footprint", "hen", "hat"),
    hidden="a tiny figure on the crest, to whom a line of boot prints leads",
    readings=("leaving", "loyalty", "waiting", "home"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.14, "contrast": 0.18, "saturation": 1.02}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.65, -0.5, 0.55),
        key=(0.96, 0.05, 78),
        shade=(0.4, 0.09, 270),
        rim=(-0.8, -0.6, 0),
        rim_colour=(0.95, 0.05, 75),
        bounce=(0.8, 0.05, 250),
        bounce_share=0.1,
    )
    sky(c)
    land(c)
    repaint(c, 0.7, seed="land", loose=1.3)
    wanderer(c)
    bootprints(c)
    prints(c)
    shade(c)
    legs(c)
    hollow(c)
    back(c)
    sleeper(c)
    over(c)
    side(c)
    sleeve(c)
    repaint(c, 0.6, seed="chair", loose=0.5)
    hen(c)
    repaint(c, 0.25, seed="last", loose=0.36)
