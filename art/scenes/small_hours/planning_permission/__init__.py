"""Planning Permission: a woman in a wheelchair lays her hand on a wall of glass; an oak sits there as she sits."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .arm import arm, hand
from .chair import back, wheel
from .crown import before, behind
from .head import bun, head, neck
from .leaf import oak_leaf
from .oak import beneath, fork, roots, trunk, twig
from .pane import glass, mirrored, sheen
from .plans import plans
from .woman import DEEP, coat, collar, skirt

BRIEF = Brief(
    title="Planning Permission",
    hero="woman in a wheelchair from behind, a hand on a glass wall; her reflection is an oak that sits as she sits",
    idea="reflected as something else",
    place="city, before a wall of glass",
    palette="moss dawn",
    composition="low-horizon giant",
    time="morning",
    symbols=("oak", "wheelchair", "glass", "plans"),
    hidden="her pencil and her pearl: in the crown a bare twig at the same slant, one pale acorn",
    readings=("dignity", "patience", "true self", "kinship"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.03, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.97, 0.05, 92),
        shade=(0.42, 0.05, 170),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.03, 92),
    )
    with c.group() as inside:
        glass(c)
        repaint(c, 0.9, seed="glass", loose=1.3)
        behind(c)
        beneath(c)
        fork(c)
        trunk(c)
        wheel(c, 640, 1100, 112, 148, -12, (0.3, 0.05, 160))
        roots(c)
        before(c)
        twig(c)
        repaint(c, 0.4, seed="oak", loose=0.7)
    mirrored(c, inside)
    sheen(c)
    neck(c)
    coat(c)
    bun(c)
    head(c)
    collar(c)
    oak_leaf(c, 158, 806, 62, 28, (0.56, 0.115, 122), shade=(0.3, 0.07, 30))
    skirt(c)
    plans(c)
    back(c)
    wheel(c, 262, 1216, 142, 188, 14, DEEP)
    arm(c)
    hand(c)
    repaint(c, 0.3, seed="last", loose=0.5)
