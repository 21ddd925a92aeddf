"""Slow Ascent: a cable car comes down from the moon; an old dog has sat below with its lead, and snow on its back."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .cabin import cabin
from .cableway import cable, hut, mast
from .dog import far_leg, haunch, near_leg, snow, tail, trunk
from .head import collar, far_ear, head, lead, near_ear
from .land import hills, platform, ring
from .moon import moon, sky

BRIEF = Brief(
    title="Slow Ascent",
    hero="old dog, lead in its mouth, snow on its back, looks up at a cabin that comes down a cable from the moon",
    idea="impossible journey",
    place="mountains, cableway platform in snow",
    palette="indigo moon",
    composition="low-horizon giant",
    time="night moon",
    symbols=("moon", "cable car", "dog", "lead"),
    hidden="round the place where it sits its paws have worn a deep ring in the snow",
    readings=("loyalty", "homecoming", "patience", "afterlife", "holiday"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.05, "contrast": 0.14, "saturation": 1.04}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.75, 0.5),
        key=(0.95, 0.04, 92),
        shade=(0.34, 0.08, 278),
        rim=(0.7, -0.7, 0),
        rim_colour=(0.93, 0.05, 92),
    )
    sky(c)
    moon(c)
    repaint(c, 0.75, seed="moon", loose=0.8)
    hut(c)
    hills(c)
    platform(c)
    repaint(c, 0.5, seed="land", loose=0.9)
    ring(c)
    mast(c)
    cable(c)
    cabin(c)
    tail(c)
    far_leg(c)
    far_ear(c)
    trunk(c)
    haunch(c)
    near_leg(c)
    repaint(c, 0.3, seed="coat", loose=0.6)
    collar(c)
    head(c)
    near_ear(c)
    snow(c)
    lead(c)
    repaint(c, 0.2, seed="last", loose=0.5)
