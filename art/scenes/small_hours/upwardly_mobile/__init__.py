"""Upwardly Mobile: on an escalator that has become a river a bear in a coat carries a young salmon up in his case."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .case import back, front, rings, water
from .coat import coat, collar, far_cuff, far_sleeve
from .face import face, hat
from .head import head
from .leapers import leapers
from .paws import far_paw, near_paw, near_sleeve
from .salmon import tail, young
from .shaft import beams, light, mouth, rails, walls
from .stairs import stairs

BRIEF = Brief(
    title="Upwardly Mobile",
    hero="big bear in coat and small hat carries a young salmon in his open case of water up an escalator turned river",
    idea="turning into",
    place="metro, escalator shaft",
    palette="undersea",
    composition="deep tunnel",
    time="morning",
    symbols=("escalator", "salmon", "briefcase", "bear"),
    hidden="far up other salmon leap the steps; one has left its own small hat afloat",
    readings=("career", "instinct", "fatherhood", "late"),
)
FINISH = {"vignette": 0.0, "bloom": 0.1, "saturation": 1.04, "contrast": 0.2}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.65, 0.55),
        key=(0.97, 0.05, 95),
        shade=(0.4, 0.06, 220),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.96, 0.05, 95),
    )
    walls(c)
    mouth(c)
    stairs(c)
    rails(c)
    repaint(c, 0.6, seed="shaft", loose=0.8)
    light(c)
    leapers(c)
    coat(c)
    collar(c)
    head(c)
    face(c)
    hat(c)
    far_sleeve(c)
    back(c)
    water(c)
    tail(c)
    rings(c)
    young(c)
    front(c)
    far_paw(c)
    far_cuff(c)
    near_paw(c)
    near_sleeve(c)
    beams(c)
    repaint(c, 0.22, seed="last", loose=0.5)
