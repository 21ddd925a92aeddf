"""Upstairs Neighbour: a giraffe too tall for its flat sleeps on the neighbour's roof; a cat covers it up."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .blanket import blanket
from .cat import cat, chimney, line, paws
from .head import head
from .land import far_roofs, party_wall, ridge, sky, slopes
from .neck import mane, neck
from .windows import next_window, own_window, sill, slippers

BRIEF = Brief(
    title="Upstairs Neighbour",
    hero="giraffe too tall for its flat sleeps, neck out of the skylight, head on the next roof; a cat covers it up",
    idea="held or caught",
    place="rooftops, tenement block",
    palette="storm plum",
    composition="seen from above",
    time="afternoon",
    symbols=("giraffe", "skylight", "cat", "blanket"),
    hidden="on the sill of the next skylight four slippers stand in a row",
    readings=("hospitality", "outgrown", "tuck in", "neighbours", "tiredness"),
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "contrast": 0.14, "saturation": 1.03}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.65, 0.55),
        key=(0.97, 0.03, 70),
        shade=(0.4, 0.06, 320),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.95, 0.03, 60),
    )
    sky(c)
    repaint(c, 0.8, seed="air", loose=1.1)
    far_roofs(c)
    slopes(c)
    repaint(c, 0.3, seed="tiles", loose=0.7)
    ridge(c)
    party_wall(c)
    next_window(c)
    slippers(c)
    own_window(c)
    line(c)
    chimney(c)
    cat(c)
    mane(c)
    neck(c)
    sill(c)
    repaint(c, 0.35, seed="coat", loose=0.6)
    head(c)
    blanket(c)
    paws(c)
    repaint(c, 0.25, seed="last", loose=0.5)
