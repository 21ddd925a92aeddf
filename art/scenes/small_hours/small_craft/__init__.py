"""A girl sculls a skiff along the rings of a great planet as along a golden river, a comet on a leash."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Light
from art.painting.motifs.skies import stars
from art.painting.strokes import repaint

from .comet import comet
from .rings import View, planet, rings
from .skiff import buoys, leash, skiff, wake

BRIEF = Brief(
    title="Small Craft",
    hero="teenage rower, headscarf, orange jersey, pulling a skiff over a planet's amber rings, a comet on a leash",
    idea="impossible journey",
    place="space, planet rings",
    palette="amber wood",
    composition="tiny figure in a void",
    time="night",
    symbols=("skiff", "planet", "comet"),
    hidden="two lobster buoys mark somebody's pots in the ring",
    readings=("apprentice", "solitude", "obedience"),
    person=True,
)
FINISH = {"vignette": 0.2, "bloom": 0.5, "contrast": 0.2, "saturation": 1.06}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.8, -0.4, 0.35),
        key=(0.96, 0.07, 85),
        shade=(0.24, 0.07, 330),
        rim=(-0.8, -0.4, 0),
        rim_colour=(0.96, 0.08, 85),
        bounce_share=0.0,
    )
    c.wash(
        [(0, (0.17, 0.055, 330)), (0.3, (0.25, 0.07, 350)), (0.5, (0.33, 0.08, 15)), (1, (0.15, 0.045, 20))],
        40,
        turn=-11,
    )
    dust = smoothstep(0.45, 0.85, c.field("dust", 260, 5, (1.6, 0.7)))
    c.screen(c.full(dust * smoothstep(700, 200, c.y) * 0.55), (0.46, 0.1, 10), 0.7)
    view = View(c)
    planet(c, view)
    rings(c, view)
    repaint(c, 0.4, seed="sky", loose=1.0)
    stars(c, 260, 620, clip=c.full() - c.full(view.ball) - c.full(view.ring), size=1.1)
    wake(c)
    comet(c)
    buoys(c)
    leash(c)
    skiff(c)
