"""Express: a bride flies off on a bumblebee; her veil is the road, and an old man holds its hem to his cheek."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .bee import body, wings
from .bride import bride
from .bride_head import bride_head, neck, wreath
from .father import arm, coat, fist, pocket
from .head import head, nape
from .land import foreground, hills, sky
from .lane import lane
from .legs import legs
from .veil import gathered, laid, streaming

BRIEF = Brief(
    title="Express",
    hero="bride on a huge bumblebee flies away; her veil is the white road, its hem held by an old man, back to us",
    idea="impossible journey",
    place="lane, over empty green hills",
    palette="rose and green",
    composition="S-path",
    time="morning",
    symbols=("bumblebee", "veil", "road", "coat"),
    hidden="a child's wooden bee on wheels in his coat pocket, its string hanging out",
    readings=("farewell", "fatherhood", "elopement", "inheritance"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.08, "saturation": 1.03, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.03, 85),
        shade=(0.46, 0.05, 160),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.02, 90),
    )
    sky(c)
    hills(c)
    repaint(c, 0.9, seed="land", loose=1.3)
    wings(c)
    streaming(c)
    laid(c)
    lane(c)
    legs(c)
    body(c)
    neck(c)
    bride(c)
    bride_head(c)
    wreath(c)
    repaint(c, 0.45, seed="veil", loose=0.7)
    foreground(c)
    nape(c)
    coat(c)
    head(c)
    gathered(c)
    arm(c)
    fist(c)
    pocket(c)
    repaint(c, 0.3, seed="last", loose=0.5)
