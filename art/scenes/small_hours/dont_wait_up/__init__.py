"""A great white swan swims through deep snow; she has bent her neck back to the fox cub that rides on her."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .bow import beyond, bow, powder
from .cub import body, cub, paw
from .far import waiting
from .head import head
from .land import plain, sky
from .stems import firs, stalks
from .swan import swan
from .wake import banks, glints, water
from .wing import far_wing, near_wing, tail

BRIEF = Brief(
    title="Don't Wait Up",
    hero="huge swan swims through deep snow as through water; her bill bends back to the fox cub under her wing",
    idea="impossible journey",
    place="snowfield, open plain",
    palette="snow blue",
    composition="low-horizon giant",
    time="dawn",
    symbols=("swan", "fox cub", "wake", "snow"),
    hidden="far off, where a line of paw prints ends at the open water, a grown fox sits and looks after them",
    readings=("farewell", "adoption", "icebreaker", "lullaby", "trust"),
)
FINISH = {"vignette": 0.0, "bloom": 0.12, "contrast": 0.2, "saturation": 1.04}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.6, 0.5),
        key=(0.985, 0.035, 84),
        shade=(0.42, 0.1, 264),
        rim=(0.6, -0.7, 0),
        rim_colour=(0.985, 0.045, 82),
    )
    sky(c)
    plain(c)
    repaint(c, 0.7, seed="air", loose=1.4)
    firs(c)
    water(c)
    waiting(c)
    far_wing(c)
    body(c)
    beyond(c)
    her = swan(c)
    tail(c)
    near_wing(c, her)
    paw(c)
    cub(c)
    head(c)
    banks(c)
    bow(c)
    repaint(c, 0.3, seed="all", loose=0.5)
    glints(c)
    stalks(c)
    powder(c)
