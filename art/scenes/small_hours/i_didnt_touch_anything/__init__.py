"""A boy with his hands deep in his pockets; out of one of them grows a peach branch that arches over his head."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .bird import blackbird
from .boy import coat, head, pocket, slit
from .branch import bough, fruits, shoot
from .garden import orchard, wall

BRIEF = Brief(
    title="I Didn't Touch Anything",
    hero="boy from behind in a long dark coat, hands in his pockets; out of one grows a peach branch, right over him",
    idea="grows from",
    place="garden, walled",
    palette="moss dawn",
    composition="S-path",
    time="morning",
    symbols=("peach", "branch", "coat"),
    hidden="the peach at the branch's end, behind his back, has a bite out of it; a blackbird on the wall looks away",
    readings=("guilt", "generosity", "rumour", "talent"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.12, "bristle": 0.005, "grain": 0.01, "contrast": 0.14, "saturation": 1.05}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.66, -0.62, 0.42),
        key=(0.95, 0.06, 88),
        shade=(0.34, 0.055, 215),
        rim=(0.8, -0.55, 0),
        rim_colour=(0.96, 0.06, 90),
        bounce=(0.7, 0.06, 140),
        bounce_share=0.1,
    )
    orchard(c)
    repaint(c, 0.55, seed="orchard", loose=1.3)
    wall(c)
    repaint(c, 0.6, seed="wall", loose=0.45)
    blackbird(c)
    head(c)
    coat(c)
    repaint(c, 0.65, seed="coat", loose=0.7)
    shoot(c)
    slit(c)
    bough(c)
    pocket(c)
    fruits(c)
    repaint(c, 0.22, seed="last", loose=0.6)
