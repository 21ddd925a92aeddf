"""Wish You Were Here: a giant wave of sand stops and bends down to a child and a castle of clear water."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .castle import castle, fingers, flag, moat
from .child import dress, far_arm, legs, near_arm
from .face import face, hat
from .land import foot, sand_sea, sky, water
from .wave import fringe, hollow, mane, shell, surf

BRIEF = Brief(
    title="Wish You Were Here",
    hero="huge wave of sand that stops and bends its crest down to a child hugging a castle of water",
    idea="inside out",
    place="seaside, desert surf",
    palette="desert ochre",
    composition="split waterline",
    time="noon",
    symbols=("wave", "sandcastle", "sun hat", "flag"),
    hidden="a small red fish in the castle's clear keep",
    readings=("courage", "mercy", "holiday", "threat"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.04, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.45, -0.75, 0.5), key=p.key, shade=(0.5, 0.075, 325), rim=(-0.5, -0.8, 0), rim_colour=p.key
    )
    sky(c)
    sand_sea(c)
    repaint(c, 0.8, seed="far", loose=1.1)
    hollow(c)
    mane(c)
    shell(c)
    surf(c)
    water(c)
    repaint(c, 0.35, seed="wave", loose=0.6)
    fringe(c)
    foot(c)
    moat(c)
    far_arm(c)
    castle(c)
    fingers(c)
    flag(c)
    legs(c)
    dress(c)
    face(c)
    hat(c)
    near_arm(c)
    repaint(c, 0.3, seed="last", loose=0.5)
