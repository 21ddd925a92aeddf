"""From the Waist Down: an old man hides a bouquet behind his back in a sea bath; below the water dance a boy's legs."""

from __future__ import annotations

import math

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .bath import SURFACE, above, below, surface
from .bouquet import bouquet
from .boy import catapult, coat_hem, legs, sand_cloud
from .man import fingers, man, palm
from .octopus import octopus

BRIEF = Brief(
    title="From the Waist Down",
    hero="old man in a suit and hat, to his waist in a sea bath with a bouquet; below the water a boy's legs dance",
    idea="reflected as something else",
    place="lido, sea bath",
    palette="undersea",
    composition="split waterline",
    time="noon",
    symbols=("bouquet", "shoe", "octopus", "hat"),
    hidden="a boy's catapult in the pocket of the suit, under water",
    readings=("youth", "courtship", "composure", "secret", "theft"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.3, "contrast": 0.25}

_LARGER = 1.16
"""How much larger the bouquet is than it is typed, from its foot."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    sun = Light(
        direction=(-0.5, -0.75, 0.5),
        key=(0.97, 0.05, 95),
        shade=(0.42, 0.075, 235),
        rim=(0.8, -0.2, 0),
        rim_colour=(0.9, 0.06, 190),
        bounce=(0.82, 0.09, 180),
        bounce_share=0.24,
    )
    c.light = sun
    above(c)
    below(c)
    repaint(c, 1.0, seed="bath")
    octopus(c)
    legs(c)
    sand_cloud(c)
    with c.group() as dry:
        man(c)
        palm(c)
        with c.group() as bunch:
            bouquet(c)
        turn = math.radians(9)
        dx, dy = (c.x - 404) / _LARGER, (c.y - 596) / _LARGER
        x, y = dx * math.cos(turn) + dy * math.sin(turn), dy * math.cos(turn) - dx * math.sin(turn)
        c.paste(bunch, bend=(398 + x, 592 + y))
        fingers(c)
    c.paste(dry, clip=c.full(SURFACE(c) * 1.0))
    coat_hem(c)
    catapult(c)
    surface(c)
    repaint(c, 0.2, seed="last")
