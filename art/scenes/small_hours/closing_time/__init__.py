"""Closing Time: a sea otter asleep on its back holds the setting sun on its belly, as otters hold a shell."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .arms import far_arm, far_paw, near_arm
from .body import body, far_foot, near_foot
from .head import face, head
from .kelp import behind, outward, turns
from .pup import pup
from .sea import over, ripples, sky, under, water
from .sun import sun

BRIEF = Brief(
    title="Closing Time",
    hero="huge sea otter asleep on its back in the evening sea, the red setting sun hugged to its cheek in both paws",
    idea="held or caught",
    place="open sea at evening, cut at the waterline",
    palette="sunset coral",
    composition="split waterline",
    time="dusk",
    symbols=("otter", "sun", "kelp"),
    hidden="at the far end of the kelp that moors the otter a pup drifts asleep too, a small pale moon in its arms",
    readings=("bedtime", "clinging", "comfort", "parting", "night shift"),
)
FINISH = {"vignette": 0.0, "bloom": 0.04, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.7, 0.55),
        key=(0.97, 0.035, 72),
        shade=(0.44, 0.06, 300),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.96, 0.03, 75),
    )
    sky(c)
    water(c)
    repaint(c, 0.7, seed="air", loose=1.2)
    ripples(c)
    far_arm(c)
    sun(c)
    repaint(c, 0.35, seed="sun", loose=0.8)
    behind(c)
    far_foot(c)
    body(c)
    near_foot(c)
    repaint(c, 0.3, seed="body", loose=0.6)
    turns(c)
    head(c)
    face(c)
    far_paw(c)
    near_arm(c)
    under(c)
    over(c)
    outward(c)
    pup(c)
    repaint(c, 0.2, seed="last", loose=0.5)
