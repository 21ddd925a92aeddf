"""At the head of a marble stair a woman holds her breath: her gown is sleeping crows; a boy offers one a spoon."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .boy import boy
from .gown import gown, shape
from .hall import hall
from .lady import bust, gloves, hands
from .sentry import sentry

BRIEF = Brief(
    title="Hold Very Still",
    hero="tall grey-cropped woman at the head of a pale stair, her gown and train made of living, sleeping crows",
    idea="made of",
    place="palace, marble stair",
    palette="ink and red",
    composition="frontal symmetry",
    time="dusk",
    symbols=("crow", "gown", "spoon", "stair"),
    hidden="a mouse upright on the right newel, looking on",
    readings=("secret", "elegance", "responsibility", "temptation"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.18, "contrast": 0.2, "saturation": 1.08}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.75, -0.5, 0.45),
        key=(0.97, 0.06, 70),
        shade=(0.3, 0.07, 300),
        rim=(-0.85, -0.5, 0),
        rim_colour=(0.97, 0.08, 62),
        bounce=(0.72, 0.07, 40),
        bounce_share=0.2,
    )
    hall(c, shape(c))
    repaint(c, 0.6, seed="hall", loose=0.75)
    bust(c)
    gloves(c)
    gown(c)
    hands(c)
    sentry(c)
    boy(c)
    repaint(c, 0.1, seed="last")
