"""Against the Drops: an old mother pours out her bath tub high in the wall; a swimmer is on her way up what falls."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .head import head
from .mother import mother, tub
from .night import house, rain, sky, towers, window
from .river import ripples, river
from .street import catcher, street
from .swimmer import reaching, swimmer, trailing, wake

BRIEF = Brief(
    title="Against the Drops",
    hero="swimmer in red swims, eyes closed, up the broad pale bath water that her old mother pours from a high window",
    idea="impossible journey",
    place="tower blocks, Hong Kong",
    palette="ink and red",
    composition="diagonal fall",
    time="night",
    symbols=("swimmer", "window", "tub", "river"),
    hidden="far below in the street a child holds a red umbrella upside down and catches what drips from the river",
    readings=("homecoming", "defiance", "birth", "salmon", "stubborn"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.0, "contrast": 0.12, "saturation": 1.02}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.7, 0.6),
        key=(0.96, 0.03, 80),
        shade=(0.34, 0.06, 300),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.96, 0.03, 80),
    )
    sky(c)
    repaint(c, 0.7, seed="night", loose=1.1)
    towers(c)
    house(c)
    street(c)
    window(c)
    mother(c)
    river(c)
    ripples(c)
    repaint(c, 0.4, seed="water", loose=0.9)
    tub(c)
    catcher(c)
    wake(c)
    reaching(c)
    swimmer(c)
    trailing(c)
    head(c)
    repaint(c, 0.22, seed="last", loose=0.5)
    rain(c)
