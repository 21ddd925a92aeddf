"""Relocation: an old sea turtle swims off with one house of a row, its neck bent back to the terrier at the door."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .behind import follower
from .dog import dog
from .head import cap, head, skull
from .house import front, pavement, roof
from .ink import AMBER, DOOR
from .sea import cut, glints, sky, under, water
from .shell import rim, shell
from .turtle import belly, collar, far_side, near_flipper, neck, stir
from .wall import party_wall

BRIEF = Brief(
    title="Relocation",
    hero="great sea turtle bears a lit house, torn from its row, over the sea; its neck bends back to a terrier's nose",
    idea="carried by",
    place="open lagoon, cut at the waterline",
    palette="sunset coral",
    composition="split waterline",
    time="dusk",
    symbols=("turtle", "house", "terrier", "wallpaper"),
    hidden="far back in the wake the front garden's gate comes swimming after on a baby turtle",
    readings=("exile", "consolation", "trust", "removal van", "torn apart"),
)
FINISH = {"vignette": 0.0, "bloom": 0.36, "saturation": 1.04, "contrast": 0.18}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.72, -0.5, 0.5),
        key=(0.96, 0.09, 82),
        shade=(0.34, 0.09, 275),
        rim=(-0.7, -0.5, 0),
        rim_colour=(0.94, 0.11, 72),
    )
    sky(c)
    water(c)
    repaint(c, 0.7, seed="air", loose=1.3)
    glints(c)
    follower(c)
    far_side(c)
    belly(c)
    neck(c, skull(c), cap(c))
    stir(c)
    near_flipper(c)
    collar(c, rim(c))
    back = shell(c)
    pavement(c, back)
    party_wall(c)
    front(c)
    roof(c)
    dog(c)
    head(c)
    c.glow(DOOR[0] + 60, DOOR[1] + 20, 130, AMBER, 0.3)
    under(c)
    repaint(c, 0.22, seed="last", loose=0.5)
    cut(c)
