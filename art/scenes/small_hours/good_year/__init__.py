"""Good Year: a child in a grown man's coat listens at a plum tree, the breath of a whale asleep in the earth."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .calf import calf, shoot
from .coat import boots, coat, collar, sleeve
from .crown import boughs, foliage, plums
from .earth import grass, sky, soil, tufts
from .head import head
from .trunk import blowhole, trunk
from .whale import eye, fin, whale

BRIEF = Brief(
    title="Good Year",
    hero="whale asleep in the earth; its blow is a plum tree; a child in a grown man's coat has an ear to the trunk",
    idea="grows from",
    place="field, soil cut open",
    palette="storm plum",
    composition="split waterline",
    time="dusk",
    symbols=("whale", "fruit tree", "coat", "boots"),
    hidden="a calf asleep in the soil before the whale's brow, its own first shoot just above ground",
    readings=("inheritance", "breath", "patience", "someone missing"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.03, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.6, 0.6),
        key=(0.97, 0.04, 85),
        shade=(0.36, 0.06, 305),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.03, 85),
    )
    sky(c)
    soil(c)
    repaint(c, 0.65, seed="land", loose=1.1)
    calf(c)
    whale(c)
    fin(c)
    repaint(c, 0.6, seed="whale", loose=1.1)
    eye(c)
    boughs(c)
    foliage(c, "behind")
    trunk(c)
    foliage(c, "before")
    blowhole(c)
    plums(c)
    grass(c)
    shoot(c)
    boots(c)
    tufts(c)
    coat(c)
    collar(c)
    head(c)
    sleeve(c)
    repaint(c, 0.3, seed="last", loose=0.5)
