"""Family Business: a mare has come for the nursery's rocking-horse, and somebody in a nightshirt has it by the tail."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from . import child, foal, hands, land, mare

BRIEF = Brief(
    title="Family Business",
    hero="plum mare, nose to nose with a rocking-horse that a child in a nightshirt holds back by its tail",
    idea="carried by",
    place="meadow, at daybreak",
    palette="storm plum",
    composition="low-horizon giant",
    time="dawn",
    symbols=("mare", "rocking-horse", "tail", "rocker"),
    hidden="in the grass before the mare's hooves lie the old rockers that she has outgrown herself",
    readings=("growing up", "custody", "farewell", "roots", "stubborn"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.04, "contrast": 0.14, "saturation": 1.03}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(direction=(-0.6, -0.6, 0.6), key=(0.98, 0.04, 88), shade=(0.45, 0.07, 320))
    land.sky(c)
    repaint(c, 0.7, seed="air", loose=1.6)
    land.hills(c)
    repaint(c, 0.6, seed="land", loose=1.0)
    land.turf(c)
    land.shade(c, mare.silhouette(c) | foal.silhouette(c) | child.silhouette(c))
    for x, y, wide in ((656, 1085, 56), (754, 1069, 50), (286, 1104, 44), (216, 1104, 44)):
        land.pool(c, x, y, wide)
    land.outgrown(c)
    mare.mare(c)
    repaint(c, 0.25, seed="mare", loose=0.7)
    hands.tail(c)
    foal.foal(c)
    child.child(c)
    land.before(c)
    repaint(c, 0.18, seed="last", loose=0.5)
