"""Preserves: a girl hugs a great jar with a whirl of snow in it; in a windless room all lifts towards the glass."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .arms import far_fingers, forearm, hand, sleeve
from .dress import body, strings
from .head import braid, hair, head, nape
from .jar import glass, lid, shine
from .room import curtain, land, sky, wall
from .whirl import bank, mitten, veil, whirl

BRIEF = Brief(
    title="Preserves",
    hero="a girl, eyes shut, hugs a great jar with a whirl of snow in it; her braid rises over her head towards it",
    idea="held or caught",
    place="room, arched window on still snow",
    palette="snow blue",
    composition="interior through a window or arch",
    time="morning",
    symbols=("jar", "whirlwind", "braid"),
    hidden="a small red mitten turns in the whirl; its fellow hangs from her apron string",
    readings=("temper", "memory", "mourning", "keeping a secret"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.02, 90),
        shade=(0.44, 0.07, 262),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.02, 90),
    )
    sky(c)
    land(c)
    repaint(c, 0.9, seed="land", loose=1.3)
    wall(c)
    repaint(c, 0.5, seed="wall", loose=1.0)
    curtain(c)
    body(c)
    nape(c)
    glass(c)
    bank(c)
    whirl(c)
    mitten(c, 320, 726, 0.52, 202)
    veil(c)
    shine(c)
    lid(c)
    far_fingers(c)
    head(c)
    hair(c)
    braid(c)
    forearm(c)
    hand(c)
    sleeve(c)
    strings(c)
    repaint(c, 0.3, seed="last", loose=0.5)
