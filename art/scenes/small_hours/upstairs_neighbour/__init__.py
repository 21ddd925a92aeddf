"""Upstairs Neighbour: an old woman knits a scarf for the giraffe that lives upstairs; its head lies in her lap."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .chair import chair
from .face import face
from .face import neck as throat
from .hands import far_hand, near_hand, thread
from .head import head
from .neck import mane, neck
from .room import ceiling, floor, hole, light, paper, rim, rose, slippers, wall
from .scarf import round_nape, scarf
from .shadow import cast
from .woman import far_arm, jersey, legs, near_arm, pocket, skirt

BRIEF = Brief(
    title="Upstairs Neighbour",
    hero="old woman knits an endless scarf round the neck of a giraffe come down through the ceiling to her lap",
    idea="held or caught",
    place="sitting room, flat below",
    palette="storm plum",
    composition="diagonal fall",
    time="afternoon",
    symbols=("giraffe", "scarf", "needle", "plaster rose"),
    hidden="at the skirting stand four small slippers in a row, the giraffe's own",
    readings=("tenderness", "patience", "neighbours", "winter", "too much"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.04, "contrast": 0.14, "saturation": 1.03}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.025, 88),
        shade=(0.5, 0.06, 190),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.03, 88),
    )
    wall(c)
    repaint(c, 0.4, seed="wall", loose=1.7)
    floor(c)
    cast(c)
    slippers(c)
    ceiling(c)
    repaint(c, 0.25, seed="room", loose=0.9)
    light(c)
    rose(c)
    hole(c)
    paper(c)
    chair(c)
    legs(c)
    throat(c)
    far_arm(c)
    skirt(c)
    jersey(c)
    pocket(c)
    repaint(c, 0.2, seed="body", loose=0.6)
    face(c)
    mane(c, round_nape())
    neck(c)
    scarf(c)
    rim(c)
    head(c)
    far_hand(c)
    near_arm(c)
    near_hand(c)
    thread(c)
    repaint(c, 0.2, seed="last", loose=0.5)
