"""Protected Species: a leopardess curled round a glass dome of winter; a girl inside leans her brow to hers."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .body import body, dusk, foreleg, neck, tail
from .dome import foot, glass, street
from .girl import girl
from .head import head
from .jungle import ground, leaves, night

BRIEF = Brief(
    title="Protected Species",
    hero="a huge leopardess curled round a glass dome of snowy street, her brow to the brow of a girl in red inside",
    idea="inside out",
    place="jungle, Congo basin",
    palette="teal night",
    composition="tiny figure in a void",
    time="night",
    symbols=("leopard", "dome", "street lamp", "bench"),
    hidden="the girl has a spotted tail of her own; the prints that lead to the bench are paws'",
    readings=("motherhood", "homesick", "zoo", "longing"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.03, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.7, 0.6),
        key=(0.95, 0.05, 90),
        shade=(0.36, 0.065, 215),
        rim=(-0.5, -0.8, 0),
        rim_colour=(0.9, 0.06, 170),
    )
    night(c)
    repaint(c, 0.8, seed="land", loose=1.2)
    leaves(c)
    body(c)
    ground(c)
    repaint(c, 0.5, seed="coat", loose=0.9)
    street(c)
    repaint(c, 0.4, seed="snow", loose=0.7)
    girl(c)
    glass(c)
    foot(c)
    neck(c)
    head(c)
    dusk(c)
    tail(c)
    foreleg(c)
    repaint(c, 0.25, seed="last", loose=0.5)
