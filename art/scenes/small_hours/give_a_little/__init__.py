"""Give a Little: a woman pulls with all her weight at a bridle that nobody wears; the rope's tail is tied."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .behind import behind, tail
from .floor import land, sky
from .halter import furrows, halter
from .woman import woman

BRIEF = Brief(
    title="Give a Little",
    hero="big woman, from behind, leaning back with all her weight on the rope of a bridle that nobody wears",
    idea="missing",
    place="farm, threshing floor",
    palette="desert ochre",
    composition="diagonal fall",
    time="noon",
    symbols=("rope", "donkey", "toddler"),
    hidden="the furrows of hooves that nobody sees, at the lower left",
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
    behind(c)
    tail(c)
    furrows(c)
    woman(c)
    with c.group() as worn:
        halter(c)
    size = 1.2
    c.paste(worn, bend=(206 + (c.x - 206) / size, 412 + (c.y - 412) / size))
    repaint(c, 0.5, seed="last", loose=0.7)
