"""On a plain at noon a furious girl holds her own shadow by the ankles; it claws at the ground to get away."""

from __future__ import annotations

import math

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array
from art.painting.light import Light
from art.painting.shapes import limb
from art.painting.strokes import repaint

from .face import head
from .girl import dress, far_side, hands, heaps, near_arm, underfoot
from .plain import far_off, plain
from .runaway import furrows, lizard, runaway

BRIEF = Brief(
    title="Where Do You Think You're Going",
    hero="furious girl of 7 with a plait who leans back, her own shadow held by the ankles, its fingers ploughing sand",
    idea="held or caught",
    place="plain, dry steppe",
    palette="desert ochre",
    composition="low-horizon giant",
    time="noon",
    symbols=("shadow", "plait", "kite"),
    hidden="a lizard whose shadow faces the other way",
    readings=("custody", "puberty", "stubbornness"),
    person=True,
)

FINISH = {"vignette": 0.0, "bloom": 0.1, "contrast": 0.22, "saturation": 1.08}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.42, -0.74, 0.52),
        key=p.key,
        shade=(0.42, 0.09, 320),
        rim=(-0.5, -0.8, 0),
        rim_colour=(0.97, 0.05, 88),
        bounce=(0.84, 0.1, 70),
        bounce_share=0.3,
    )
    plain(c)
    repaint(c, 0.95, seed="land", loose=0.9)
    far_off(c)
    furrows(c)
    runaway(c)
    repaint(c, 0.4, seed="shade", loose=0.5)
    underfoot(c)
    with c.group() as trunk:
        far_side(c)
        dress(c)
    c.paste(trunk, bend=_leaning(c))
    heaps(c)
    repaint(c, 0.5, seed="figure", loose=0.36)
    with c.group() as upper:
        head(c)
        near_arm(c)
        hands(c)
    c.multiply(c.mask(limb([(128, 486, 40), (240, 560, 32), (300, 600, 26)]), soft=9), (0.42, 0.12, 340), 0.3)
    c.paste(upper, bend=_leaning(c))
    lizard(c)
    repaint(c, 0.12, seed="last", loose=0.5)


def _leaning(c: Canvas) -> tuple[Array, Array]:
    """Return where on the upright drawing each place of the card is found: she leans back, heels in the sand."""
    a, size = math.radians(6.0), 1.05
    x, y = (c.x - 408.0) / size, (c.y - 1098.0) / size
    return 330.0 + x * math.cos(a) - y * math.sin(a), 1090.0 + x * math.sin(a) + y * math.cos(a)
