"""A boy with his hands deep in his pockets; peach vines climb out of them and over the whole garden."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .beast import thief
from .boy import body, legs, pockets
from .face import head
from .garden import garden, lawn, wall
from .neighbours import fingers, heads, reach
from .vines import LOWER, UPPER, peach, sprigs, vine

BRIEF = Brief(
    title="I Didn't Touch Anything",
    hero="ashamed boy of ten, hands deep in his pockets; out of pockets and collar climb vines heavy with peaches",
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
        direction=(0.7, -0.6, 0.45),
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
    reach(c)
    wall(c)
    lawn(c)
    repaint(c, 0.45, seed="wall", loose=0.7)
    vine(c, UPPER, "upper")
    fingers(c)
    thief(c)
    legs(c)
    body(c)
    sprigs(c)
    vine(c, LOWER, "lower")
    pockets(c)
    head(c)
    peach(c, 246, 1150, 30, 3)
    repaint(c, 0.1, seed="last")
