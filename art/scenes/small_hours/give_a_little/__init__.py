"""Give a Little: a woman pulls with all her weight at a taut rope that ends in the air; behind her its tail is tied."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .behind import donkey, tail, toddler
from .boots import nobody
from .floor import land, sky
from .woman import arms, rope, woman

BRIEF = Brief(
    title="Give a Little",
    hero="big woman of 40 leaning back with all her weight on a taut rope that ends, cut clean, in the empty air",
    idea="missing",
    place="farm, threshing floor",
    palette="desert ochre",
    composition="diagonal fall",
    time="noon",
    symbols=("rope", "donkey", "toddler"),
    hidden="the furrows that the empty boots have ploughed before they held",
    readings=("stubbornness", "grief", "effort", "mischief", "argument"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.22, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.62, -0.62, 0.5),
        key=p.key,
        shade=(0.46, 0.08, 300),
        rim=(0.7, -0.3, 0),
        rim_colour=(0.86, 0.06, 220),
        bounce=(0.78, 0.09, 75),
        bounce_share=0.22,
    )
    sky(c)
    land(c)
    repaint(c, 1.0, seed="land")
    donkey(c)
    toddler(c)
    nobody(c)
    woman(c)
    rope(c)
    arms(c)
    tail(c)
    repaint(c, 0.25, seed="last")
