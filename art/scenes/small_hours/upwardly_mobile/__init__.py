"""Upwardly Mobile: on an escalator of falling water one commuter stops and lets a salmon out of his briefcase."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .case import back, front
from .face import face, hat
from .leapers import leapers
from .man import arm, coat, far_hand, legs
from .paw import paw
from .salmon import young
from .shaft import foam, opening, rails, walls
from .stairs import stairs

BRIEF = Brief(
    title="Upwardly Mobile",
    hero="a commuter has stopped on an escalator of falling water and cradles his open case: a young salmon leaps out",
    idea="turning into",
    place="metro, escalator shaft",
    palette="undersea",
    composition="deep tunnel",
    time="morning",
    symbols=("escalator", "salmon", "briefcase", "coat"),
    hidden="a bear's paw at the top edge holds out a ticket punch",
    readings=("career", "instinct", "fatherhood", "late"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.65, 0.55),
        key=(0.97, 0.03, 120),
        shade=(0.46, 0.05, 200),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.96, 0.02, 120),
    )
    walls(c)
    opening(c)
    stairs(c)
    rails(c)
    repaint(c, 0.65, seed="shaft", loose=0.8)
    leapers(c)
    paw(c)
    foam(c)
    legs(c)
    coat(c)
    face(c)
    hat(c)
    back(c)
    young(c)
    front(c)
    far_hand(c)
    arm(c)
    repaint(c, 0.3, seed="last", loose=0.5)
