"""Wish You Were Here: a surf of sand breaks on a beach of water; a straw hat walks off along it."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .beach import beach, below, meniscus, mirror
from .breaker import breaker, spray
from .caravan import caravan
from .sea import sea_of_sand, sky, surf, tumble
from .things import castle, chair, hat

BRIEF = Brief(
    title="Wish You Were Here",
    hero="breaker of sand about to fall on a beach that is water, where a deckchair stands dry",
    idea="inside out",
    place="seaside, desert surf",
    palette="desert ochre",
    composition="split waterline",
    time="noon",
    symbols=("breaker", "deckchair", "straw hat", "sandcastle"),
    hidden="a caravan of camels on the sea bed, below the surface",
    readings=("holiday", "threat", "thirst", "nostalgia"),
)
FINISH = {"vignette": 0.0, "bloom": 0.22}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.35, -0.8, 0.5), key=p.key, shade=(0.5, 0.075, 325), rim=(-0.2, -0.9, 0), rim_colour=p.key
    )
    sky(c)
    sea_of_sand(c)
    repaint(c, 0.9, seed="far")
    breaker(c)
    beach(c)
    surf(c)
    mirror(c)
    tumble(c)
    below(c)
    repaint(c, 0.45, seed="last")
    spray(c)
    caravan(c)
    meniscus(c)
    chair(c)
    castle(c)
    hat(c)
