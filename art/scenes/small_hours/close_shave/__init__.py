"""Close Shave: a woman shaves a cactus, so that it may hold what she bears on her back."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from . import bundle, face, feet, hands, head, land, woman

BRIEF = Brief(
    title="Close Shave",
    hero="a tall cactus bows its head, and a woman on tiptoe shaves it; its gloved arm is about her",
    idea="wrong scale",
    place="desert, early morning",
    palette="amber wood",
    composition="S-path",
    time="morning",
    symbols=("cactus", "razor", "foam", "oven glove"),
    hidden="in the shawl on her back sleeps a small green one, which the glove supports",
    readings=("tenderness", "marriage", "first day", "trust", "compromise"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.05, "contrast": 0.14, "saturation": 1.03}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.03, 88),
        shade=(0.48, 0.07, 30),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.03, 88),
    )
    land.sky(c)
    repaint(c, 0.7, seed="air", loose=1.4)
    land.sun(c)
    land.land(c)
    repaint(c, 0.4, seed="ground", loose=1.0)
    land.cast(c)
    face.column(c)
    repaint(c, 0.2, seed="column", loose=0.6)
    face.face(c)
    face.foam(c)
    face.mouth(c)
    face.towel(c)
    feet.feet(c)
    woman.far_arm(c)
    hands.chin(c)
    head.neck(c)
    woman.dress(c)
    bundle.shawl(c)
    bundle.baby(c)
    bundle.folds(c)
    head.head(c)
    face.arm(c)
    repaint(c, 0.2, seed="bodies", loose=0.6)
    bundle.glove(c)
    woman.near_arm(c)
    hands.razor(c)
    woman.cuff(c)
    face.bowl(c)
    repaint(c, 0.2, seed="last", loose=0.5)
