"""Close Shave: an old carpenter's shaving has ended in a newborn elephant, and it lays its trunk into her palm."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .calf import barrel, calf, ground
from .head import head, neck
from .ribbon import ribbon
from .room import bench, slab, vice, wall
from .tool import board, plane
from .woman import collar, far_arm, near_arm, plait, trunk

BRIEF = Brief(
    title="Close Shave",
    hero="old carpenter bent over her bench; the golden shaving ends as a newborn elephant, its trunk in her palm",
    idea="wrong scale",
    place="workshop, carpenter's bench",
    palette="amber wood",
    composition="S-path",
    time="afternoon",
    symbols=("elephant", "plane", "shaving"),
    hidden="in the grain of the uncut slab on the shelf the mother elephant waits, a knot for her shut eye",
    readings=("birth", "craft", "trust", "gentleness", "late luck"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.04, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.025, 85),
        shade=(0.6, 0.07, 50),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.03, 88),
    )
    wall(c)
    repaint(c, 0.6, seed="wall", loose=1.5)
    slab(c)
    far_arm(c)
    neck(c)
    trunk(c)
    collar(c)
    repaint(c, 0.3, seed="body", loose=0.7)
    head(c)
    bench(c)
    vice(c)
    board(c)
    repaint(c, 0.3, seed="bench", loose=0.8)
    plane(c)
    ground(c)
    body = barrel(c)
    ribbon(c, body)
    calf(c, body)
    near_arm(c)
    plait(c)
    repaint(c, 0.2, seed="last", loose=0.5)
