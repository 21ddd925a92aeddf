"""Low Notes: an old stag has laid its head into a flower that is a gramophone's horn, to hear the lowest note."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .antlers import antlers, blooms
from .fawn import fawn
from .head import head
from .horn import bell, lap, lip, tube
from .mist import mist, moss, trunks
from .snail import snail, track
from .stag import body, neck
from .stump import root, stump

BRIEF = Brief(
    title="Low Notes",
    hero="an old stag, eyes shut, its head laid into the throat of one huge flower that is a gramophone's horn",
    idea="grows from",
    place="wood, misty glade of old trees",
    palette="moss dawn",
    composition="deep tunnel",
    time="dawn",
    symbols=("stag", "flower", "gramophone", "antlers"),
    hidden="a fawn at the stag's breast holds its ears flat; a snail is the needle on the stump's rings",
    readings=("lullaby", "being drawn in", "old age", "a call that changes you"),
)
FINISH = {"vignette": 0.0, "bloom": 0.05, "saturation": 1.03, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.6, 0.6),
        key=(0.97, 0.04, 95),
        shade=(0.36, 0.05, 170),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.03, 95),
    )
    mist(c)
    repaint(c, 0.75, seed="mist", loose=1.0)
    trunks(c)
    moss(c)
    stump(c)
    track(c)
    tube(c)
    root(c)
    bell(c)
    repaint(c, 0.45, seed="flower", loose=0.8)
    lip(c)
    snail(c)
    body(c)
    repaint(c, 0.35, seed="coat", loose=0.8)
    antlers(c)
    neck(c)
    head(c)
    lap(c)
    fawn(c)
    blooms(c)
    repaint(c, 0.22, seed="last", loose=0.5)
