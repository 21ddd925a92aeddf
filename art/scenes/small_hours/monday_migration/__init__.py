"""Monday Migration: the last sheet on the line is becoming a goose; the washerwoman holds it by the neck."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .air import hill, line, peg, skein, sky, spare
from .goose import body, corner, goose_head, neck
from .head import head, nape
from .wing import wing
from .woman import arm, bow, dress, hand, knot

BRIEF = Brief(
    title="Monday Migration",
    hero="a sheet on a line, held by one peg, becomes a huge goose; a washerwoman, eyes shut, embraces its neck",
    idea="turning into",
    place="hill, open morning sky",
    palette="sunset coral",
    composition="diagonal fall",
    time="morning",
    symbols=("sheet", "goose", "peg"),
    hidden="the other two pegs are on her waistband, and the sheet's last corner is knotted into her apron strings",
    readings=("leaving home", "farewell", "holding on", "motherhood"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.03, 80),
        shade=(0.46, 0.07, 340),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.03, 80),
    )
    sky(c)
    skein(c)
    hill(c)
    repaint(c, 0.9, seed="air", loose=1.3)
    line(c)
    wing(c)
    body(c)
    repaint(c, 0.5, seed="linen", loose=0.8)
    dress(c)
    nape(c)
    head(c)
    spare(c)
    arm(c)
    hand(c)
    corner(c)
    bow(c)
    knot(c)
    neck(c, over=True)
    goose_head(c)
    peg(c)
    repaint(c, 0.3, seed="last", loose=0.5)
