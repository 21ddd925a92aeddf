"""Tide Times: the sea has run dry, the boat still floats up there, and an old shaggy dog holds it by its rope."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .boat import boat, ripples
from .dog import far_leg, far_shadow, haunch, near_leg, trunk
from .head import ear, head, jaw
from .rope import line, slack
from .shore import prints, sand, sky

BRIEF = Brief(
    title="Tide Times",
    hero="huge old shaggy dog, braced on the dry sea bed, holds by its rope a red-sailed boat adrift in the air",
    idea="missing",
    place="sea bed, dry ribbed sand",
    palette="sunset coral",
    composition="tiny figure in a void",
    time="dusk",
    symbols=("dog", "rope", "sailing boat"),
    hidden="one trail of boot prints comes over the wet sand as far as the dog's paws, and ends there",
    readings=("loyalty", "denial", "memory", "grief", "stubborn"),
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "contrast": 0.14, "saturation": 1.03}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.7, 0.55),
        key=(0.97, 0.035, 70),
        shade=(0.4, 0.07, 320),
        rim=(0.6, -0.7, 0),
        rim_colour=(0.95, 0.04, 60),
    )
    sky(c)
    sand(c)
    repaint(c, 0.6, seed="land", loose=1.0)
    prints(c)
    ripples(c)
    boat(c)
    far_shadow(c)
    far_leg(c)
    trunk(c)
    haunch(c)
    near_leg(c)
    repaint(c, 0.3, seed="coat", loose=0.7)
    jaw(c)
    line(c)
    head(c)
    slack(c)
    ear(c)
    repaint(c, 0.22, seed="last", loose=0.5)
