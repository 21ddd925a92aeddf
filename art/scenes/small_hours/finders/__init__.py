"""Finders: a magpie plucks a tear from a weeping crocodile's snout, as if it were a jewel; and what he hides."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .arms import far_arm, near_arm
from .bank import bank, cast, sky
from .body import body, tail, thigh
from .face import face
from .head import head
from .magpie import magpie
from .onion import onion
from .tears import held, string, tracks
from .wing import wing

BRIEF = Brief(
    title="Finders",
    hero="big crocodile weeps down its long snout; on the snout's end a magpie takes a tear into its bill like a jewel",
    idea="held or caught",
    place="river bank, sand",
    palette="rose and green",
    composition="diagonal fall",
    time="dawn",
    symbols=("crocodile", "magpie", "tear", "onion"),
    hidden="behind his back the crocodile holds half an onion",
    readings=("grief", "greed", "comfort", "courtship", "trap"),
)
FINISH = {"vignette": 0.0, "bloom": 0.04, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.6, 0.6),
        key=(0.97, 0.035, 85),
        shade=(0.4, 0.07, 200),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.03, 85),
    )
    sky(c)
    bank(c)
    repaint(c, 0.6, seed="air", loose=1.6)
    cast(c)
    onion(c)
    far_arm(c)
    body(c)
    repaint(c, 0.25, seed="body", loose=0.6)
    thigh(c)
    tail(c)
    near_arm(c)
    head(c)
    face(c)
    repaint(c, 0.2, seed="head", loose=0.5)
    magpie(c)
    wing(c)
    tracks(c)
    string(c)
    held(c)
    repaint(c, 0.15, seed="last", loose=0.4)
