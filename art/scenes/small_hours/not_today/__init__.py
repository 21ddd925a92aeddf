"""Not Today: a door stands in the snow without a house; summer has grown through its keyhole to whoever shuts it."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .coat import coat, dress, far_sleeve, near_sleeve
from .door import cap, chain, frame, leaf, lock, slit
from .head import collar, face, hair, hat, neck
from .mittens import behind, flat, key
from .poppy import poppy
from .snow import drift, field, petal, sky, trail

BRIEF = Brief(
    title="Not Today",
    hero="woman in a dark winter coat, forehead and mitten on a chained door without a house, a key behind her back",
    idea="missing",
    place="snowfield",
    palette="snow blue",
    composition="S-path",
    time="noon",
    symbols=("door", "poppy", "key", "mitten"),
    hidden="where the winter coat parts, the summer dress below it, printed with poppies",
    readings=("temptation", "grief", "patience", "first love"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.05, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.025, 85),
        shade=(0.46, 0.07, 265),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.02, 90),
    )
    sky(c)
    field(c)
    repaint(c, 0.9, seed="land", loose=1.3)
    trail(c)
    slit(c)
    frame(c)
    leaf(c)
    cap(c)
    repaint(c, 0.5, seed="door", loose=0.6)
    lock(c)
    chain(c)
    flat(c)
    far_sleeve(c)
    dress(c)
    coat(c)
    neck(c)
    face(c)
    hair(c)
    collar(c)
    hat(c)
    key(c)
    behind(c)
    near_sleeve(c)
    poppy(c)
    drift(c)
    petal(c)
    repaint(c, 0.3, seed="last", loose=0.5)
