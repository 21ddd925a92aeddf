"""Closing Time: an old woman up to her knees in the sea shuts a scallop over the sun, as one puts a child to bed."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .arms import far_arm, near_arm
from .blanket import blanket, crab
from .coat import coat, legs
from .head import head
from .sea import near_water, rings, sea, sky
from .shell import bed, lid
from .sun import sun

BRIEF = Brief(
    title="Closing Time",
    hero="old woman knee-deep in the sea, both arms round a hill-sized scallop, shutting it over the red sun in bed",
    idea="held or caught",
    place="bay, evening sea",
    palette="sunset coral",
    composition="split waterline",
    time="dusk",
    symbols=("scallop", "sun", "headscarf", "blanket"),
    hidden="a hermit crab in a shell much too small has climbed the lip and pulls up the sun's blanket, a piece of sea",
    readings=("bedtime", "retirement", "tenderness", "mourning"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.04, "saturation": 1.02, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.65, 0.6),
        key=(0.98, 0.03, 75),
        shade=(0.46, 0.06, 330),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.02, 80),
    )
    sky(c)
    repaint(c, 0.65, seed="land", loose=1.2)
    sea(c)
    repaint(c, 0.4, seed="sea", loose=0.6)
    bed(c)
    sun(c)
    lid(c)
    repaint(c, 0.5, seed="shell", loose=0.7)
    far_arm(c)
    legs(c)
    near_water(c)
    blanket(c)
    rings(c)
    coat(c)
    head(c)
    near_arm(c)
    crab(c)
    repaint(c, 0.3, seed="last", loose=0.5)
