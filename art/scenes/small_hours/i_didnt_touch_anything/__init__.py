"""A boy with his hands deep in his pockets; peach vines climb out of them and over the whole garden."""

from __future__ import annotations

import math

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .beast import thief
from .boy import coat, collar, head, legs, pocket
from .garden import garden, lawn, wall
from .neighbours import basket, heads
from .vines import LOWER, UPPER, peach, sprigs, vine

BRIEF = Brief(
    title="I Didn't Touch Anything",
    hero="boy of ten from behind, fists deep in his pockets; out of pockets and collar climb vines heavy with peaches",
    idea="grows from",
    place="garden, walled",
    palette="moss dawn",
    composition="S-path",
    time="morning",
    symbols=("peach", "vine", "goat", "shoe"),
    hidden="his toe looks out of the hole in his sock",
    readings=("guilt", "generosity", "rumour", "talent"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.2, "contrast": 0.18, "saturation": 1.08}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.72, -0.6, 0.36),
        key=(0.97, 0.075, 92),
        shade=(0.36, 0.06, 200),
        rim=(0.8, -0.55, 0),
        rim_colour=(0.98, 0.08, 90),
        bounce=(0.74, 0.08, 120),
        bounce_share=0.22,
    )
    garden(c)
    repaint(c, 0.8, seed="garden")
    heads(c)
    wall(c)
    basket(c)
    lawn(c)
    repaint(c, 0.45, seed="wall", loose=0.7)
    with c.group() as goat:
        thief(c)
    c.paste(goat, bend=(c.x + 38, c.y - 6))
    legs(c)
    coat(c)
    repaint(c, 0.3, seed="coat", loose=0.6)
    vine(c, UPPER, "upper")
    vine(c, LOWER, "lower")
    sprigs(c)
    for k, (x, y, q) in enumerate(((332, 716, 20), (534, 714, 20), (478, 722, 18))):
        peach(c, x, y, q, 90 + k)
    pocket(c, 308, 762, 48, -0.06)
    pocket(c, 512, 758, 46, 0.06)
    with c.group() as bowed:
        head(c)
    turn = math.radians(10)
    dx, dy = c.x - 412, c.y - 404
    along, down = dx * math.cos(turn) + dy * math.sin(turn), dy * math.cos(turn) - dx * math.sin(turn)
    c.paste(bowed, bend=(408 + along, 384 + down))
    collar(c)
    peach(c, 246, 1150, 30, 3)
    repaint(c, 0.1, seed="last")
