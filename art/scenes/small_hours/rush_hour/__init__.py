"""Somebody waits under a red umbrella in the rain; the wet street shows a red poppy."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.motifs.skies import rain
from art.painting.strokes import repaint

from .poppy import poppy
from .street import street
from .waiting import petal, waiting
from .water import drops, puddle, wet

BRIEF = Brief(
    title="Rush Hour",
    hero="somebody seen from behind under a round red umbrella in fog; the wet street shows a red poppy in bloom",
    idea="reflected as something else",
    place="street, bus stop in rain",
    palette="pearl fog",
    composition="split waterline",
    time="overcast",
    symbols=("umbrella", "poppy", "puddle"),
    hidden="a petal lies on the dry side, by the left boot",
    readings=("patience", "bloom", "loneliness"),
    person=True,
)
FINISH = {"vignette": 0.0, "saturation": 1.02, "bloom": 0.14, "contrast": 0.2}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.45, -0.7, 0.55), key=p.key, shade=(0.3, 0.05, 270), rim=(0, -1, 0), rim_colour=(0.9, 0.03, 85)
    )
    with c.group() as above:
        street(c)
    c.paste(above)
    with c.group() as flower:
        poppy(c)
    water = wet(c, above)
    repaint(c, 0.75, seed="broad", loose=0.7)
    puddle(c, flower, water)
    waiting(c)
    petal(c)
    repaint(c, 0.42, seed="last", loose=0.36)
    rain(c, 260, angle=80, alpha=0.2, length=(14, 50))
    drops(c, water)
