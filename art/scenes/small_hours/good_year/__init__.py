"""Good Year: a whale awake in the earth, whose blow is a plum tree; a dormouse brings it the first plum."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .burrow import burrow, lip
from .calf import calf, sapling
from .dormouse import dormouse
from .eye import eye
from .land import currents, roots, sky, soil, stones, sun, turf
from .tree import boughs, foliage, plums
from .trunk import blowhole, sods, trunk
from .whale import fin, whale

BRIEF = Brief(
    title="Good Year",
    hero="whale awake in the earth, its blow a plum tree; down a lit burrow a dormouse holds the first plum to its eye",
    idea="grows from",
    place="field, soil cut open with a burrow",
    palette="storm plum",
    composition="split waterline",
    time="dusk",
    symbols=("whale", "plum tree", "dormouse", "burrow"),
    hidden="a calf in the soil above its mother's back, among the stones, its own first sapling just above ground",
    readings=("gratitude", "breath", "patience", "inheritance"),
)
FINISH = {"vignette": 0.0, "bloom": 0.08, "saturation": 1.05, "contrast": 0.18}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.6, 0.6),
        key=(0.97, 0.06, 80),
        shade=(0.34, 0.07, 305),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.06, 80),
    )
    sky(c)
    soil(c)
    repaint(c, 0.65, seed="land", loose=1.1)
    sun(c)
    currents(c)
    stones(c)
    roots(c)
    calf(c)
    burrow(c)
    repaint(c, 0.35, seed="burrow", loose=0.6)
    whale(c)
    fin(c)
    repaint(c, 0.4, seed="whale", loose=0.9)
    eye(c)
    boughs(c)
    foliage(c, "behind")
    turf(c)
    trunk(c)
    sods(c)
    foliage(c, "before")
    blowhole(c)
    plums(c)
    lip(c)
    sapling(c)
    dormouse(c)
    repaint(c, 0.2, seed="last", loose=0.5)
