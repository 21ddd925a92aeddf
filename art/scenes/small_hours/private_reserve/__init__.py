"""Private Reserve: an old camel bends its neck back and drinks from the pool that stands in its own hump."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .body import body, foreleg
from .desert import dunes, sky, track
from .fox import fox
from .head import head
from .neck import neck
from .palm import palm
from .pool import bowl, rim, ring

BRIEF = Brief(
    title="Private Reserve",
    hero="an old camel lies in an empty desert, its neck bent back; it drinks from a pool that stands in its own hump",
    idea="contains",
    place="desert, dunes",
    palette="sunset coral",
    composition="S-path",
    time="dusk",
    symbols=("camel", "palm", "pool", "new moon"),
    hidden="a fennec asleep in the wool behind the palm; a moon in the water that is not in the sky; a cut halter rope",
    readings=("thrift", "thirst", "secret supply", "being alone"),
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.03, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.6, 0.6),
        key=(0.97, 0.04, 75),
        shade=(0.36, 0.07, 330),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.03, 75),
    )
    sky(c)
    dunes(c)
    repaint(c, 0.8, seed="land", loose=0.7)
    track(c)
    body(c)
    bowl(c)
    repaint(c, 0.5, seed="coat", loose=0.9)
    palm(c)
    rim(c)
    fox(c)
    neck(c)
    foreleg(c)
    head(c)
    ring(c)
    repaint(c, 0.25, seed="last", loose=0.5)
