"""Over roofs in cool late air a giraffe looks out of a lit skylight and bows to a cat that brings it a twig."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Lamp, Light
from art.painting.motifs.birds import Bird, perched
from art.painting.motifs.motes import glints
from art.painting.motifs.skies import streaks
from art.painting.relight import Relight
from art.painting.shapes import oval, polygon
from art.painting.strokes import repaint

from .city import rows
from .giraffe import giraffe
from .roof import (
    LAMP,
    cat,
    chimney,
    near_roof,
    skylight_back,
    skylight_front,
    spill,
    twig,
)

BRIEF = Brief(
    title="Upstairs Neighbour",
    hero="giraffe's neck rising huge from a lit tenement skylight over misty roofs, a cat on a chimney offering a twig",
    idea="held or caught",
    place="rooftops, tenement block",
    palette="storm plum",
    composition="seen from above",
    time="afternoon",
    symbols=("giraffe", "skylight", "cat"),
    hidden="far off, a second neck in the mist between the roofs",
    readings=("hospitality", "curiosity", "growth"),
)
FINISH = {
    "vignette": 0.0,
    "contrast": 0.3,
    "bloom": 0.15,
    "saturation": 1.12,
    "relight": Relight(key=0.78, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.14, towards=180),
}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.7, -0.5, 0.45),
        key=(0.94, 0.07, 60),
        shade=(0.3, 0.09, 295),
        rim=(-0.8, -0.6, 0),
        rim_colour=(0.93, 0.09, 45),
        bounce=(0.7, 0.15, 60),
        bounce_share=0.3,
    )
    c.wash(
        [
            (0, (0.36, 0.09, 280)),
            (0.1, (0.54, 0.09, 292)),
            (0.18, (0.74, 0.1, 335)),
            (0.24, (0.87, 0.11, 35)),
            (0.3, (0.95, 0.12, 72)),
            (0.5, (0.6, 0.09, 330)),
            (1, (0.36, 0.09, 305)),
        ]
    )
    streaks(c, 60, 330, (0.9, 0.1, 35), share=0.55, seed="late", cover=0.6)
    c.glow(120, 330, 280, (0.97, 0.13, 66), 0.8, flat=0.5)
    rows(c)
    repaint(c, 0.5, seed="roofs", loose=0.7)
    near_roof(c)
    repaint(c, 0.3, seed="slates", loose=0.6)
    spill(c)
    skylight_back(c)
    c.lamps.append(Lamp(x=470, y=1010, z=150, reach=230, colour=LAMP, power=0.9))
    c.shadow(c.mask(oval(500, 1020, 120, 24)), 10, 4, 12, 0.5, (0.42, 0.13, 40))
    giraffe(c, c.mask(polygon([(0, 0), (800, 0), (800, 1030), (686, 1044), (312, 1064), (0, 1090)])))
    skylight_front(c)
    chimney(c, 146, 628, 62, 940)
    cat(c, 150, 614, 150)
    twig(c, 203, 453, -20, 104, "gift")
    _air(c)


def _air(c: Canvas) -> None:
    sparrow = Bird(body=(0.42, 0.05, 40), breast=(0.72, 0.05, 60), plump=0.34, tail=0.35, leg=0.16, beak_length=0.1)
    for x, y, q, left in ((316, 826, 30, True), (352, 823, 27, False)):
        perched(c, sparrow, x, y, q, left=left, seed=f"sparrow{x}")
    c.glow(490, 900, 240, LAMP, 0.2, flat=1.3)
    r = c.rng("motes")
    glints(c, r, 70, lambda r: (r.normal(490, 130), r.uniform(560, 1000)), (0.97, 0.13, 80), size=(1.0, 2.8))
