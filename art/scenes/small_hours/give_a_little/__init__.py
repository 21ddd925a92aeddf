"""Give a Little: somebody hauls with all their weight at a great caparison that nobody wears."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .cloth import caparison
from .halter import halter
from .land import land, prints, shade, sky
from .puller import puller

BRIEF = Brief(
    title="Give a Little",
    hero="towering red horse cloth that nobody wears; a stubborn hauler, its rope in both hands",
    idea="missing",
    place="farm, threshing floor",
    palette="desert ochre",
    composition="diagonal fall",
    time="noon",
    symbols=("rope", "horse cloth", "hoofprint"),
    hidden="a foal's prints that end under the cloth; small red ears hang out of the hauler's pocket",
    readings=("stubbornness", "grief", "effort", "mischief", "argument"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.16, "contrast": 0.16, "saturation": 1.04}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.55, -0.66, 0.55),
        key=p.key,
        shade=(0.36, 0.09, 310),
        rim=(0.6, -0.7, 0),
        rim_colour=p.key,
        bounce=(0.75, 0.09, 70),
        bounce_share=0.16,
    )
    sky(c)
    land(c)
    repaint(c, 1.0, seed="land", loose=1.5)
    prints(c)
    shade(c)
    hood = caparison(c)
    halter(c, hood)
    puller(c)
    repaint(c, 0.35, seed="close", loose=0.8)
