"""Night Rounds: a huge owl in a watchman's cape lifts a quilted roof by its hem; one mouse is still reading."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .body import body, standing
from .cape import cape, collar, lining
from .face import beak, face
from .foot import lifting
from .head import bib, head
from .house import attic, roof, wall
from .lantern import lantern
from .sleepers import coverlet, reader, sleepers
from .town import church, haze, near_roof, rows, sky, snow, stars

BRIEF = Brief(
    title="Night Rounds",
    hero="owl tall as a church lifts a quilted roof by its hem, the moon its lantern; under it one mouse still reads",
    idea="made of",
    place="hill town, quilted roofs",
    palette="indigo moon",
    composition="S-path",
    time="night moon",
    symbols=("owl", "quilt", "moon", "mouse"),
    hidden="on a far roof the hem is turned back, and small footprints lead away over the snow: somebody has gone out",
    readings=("caught", "watchman", "bedtime", "duty", "secret"),
)
FINISH = {"vignette": 0.0, "bloom": 0.09, "saturation": 1.08, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.2, 0.3, 0.7),
        key=(0.97, 0.04, 90),
        shade=(0.33, 0.09, 272),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.8, 0.06, 250),
    )
    sky(c)
    snow(c)
    repaint(c, 0.6, seed="air", loose=1.3)
    church(c)
    rows(c)
    haze(c)
    repaint(c, 0.25, seed="town", loose=0.5)
    stars(c)
    lining(c)
    standing(c)
    body(c)
    cape(c)
    head(c)
    face(c)
    collar(c)
    bib(c)
    repaint(c, 0.2, seed="owl", loose=0.45)
    lantern(c)
    beak(c)
    attic(c)
    sleepers(c)
    reader(c)
    wall(c)
    coverlet(c)
    roof(c)
    lifting(c)
    near_roof(c)
    repaint(c, 0.15, seed="last", loose=0.4)
