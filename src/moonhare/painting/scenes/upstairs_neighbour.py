"""High over the misty roofs a giraffe looks out of a lit skylight; a cat on a chimney holds up a twig to it."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._upstairs_neighbour_giraffe import COLLAR, giraffe
from moonhare.painting.scenes._upstairs_neighbour_parts import (
    cat,
    chimney,
    far_neck,
    near_roof,
    roofs,
    skylight_back,
    skylight_front,
)
from moonhare.painting.shapes import oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Upstairs Neighbour",
    hero="giraffe's neck rising huge from a lit tenement skylight into golden mist, a cat on a chimney offering a twig",
    idea="held or caught",
    place="rooftops, tenement block",
    palette="storm plum",
    composition="seen from above",
    time="afternoon",
    symbols=("giraffe", "skylight", "cat"),
    hidden="far off, a second neck in the mist between the roofs",
    readings=("hospitality", "curiosity", "growth"),
)
FINISH = {"vignette": 0.42, "contrast": 0.15, "bloom": 0.45, "focus": Focus(380, 620, 360, 520, 0.45)}

_BIG = 1.5
_AT = (446.0, 1046.0)
"""Where the giraffe's collar comes to lie."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.8, -0.3, 0.4),
        key=(0.95, 0.11, 80),
        shade=(0.3, 0.09, 305),
        rim=(-0.85, -0.4, 0),
        rim_colour=(0.97, 0.11, 82),
        bounce=(0.66, 0.13, 50),
        bounce_share=0.25,
    )
    c.wash(
        [
            (0, (0.4, 0.09, 318)),
            (0.13, (0.58, 0.12, 350)),
            (0.25, (0.8, 0.11, 45)),
            (0.34, (0.88, 0.11, 68)),
            (0.55, (0.6, 0.1, 345)),
            (1, (0.36, 0.09, 320)),
        ]
    )
    c.glow(128, 262, 300, (0.95, 0.13, 74), 0.7)
    disc = c.mask(oval(128, 262, 60, 60), soft=3)
    c.fill(disc, (0.98, 0.07, 88), detail=0.5)
    c.emit(disc, 0.7)
    rows = ((318.0, 76.0, 0.8), (396.0, 112.0, 0.6), (508.0, 156.0, 0.36), (668.0, 220.0, 0.08))
    air = ((0.88, 0.11, 68), (0.82, 0.11, 54), (0.68, 0.11, 20), (0.5, 0.1, 335))
    for k, (y, size, haze) in enumerate(rows):
        roofs(c, y, size, haze, f"row{k}")
        if k == 2:
            far_neck(c, 706, 700, 172)
        c.fog(
            y + size * 0.7,
            y + size * 2.2,
            air[k],
            0.85,
            cell=140,
        )
    c.glow(60, 330, 300, (0.97, 0.11, 80), 0.35)
    near_roof(c)
    repaint(c, 0.6, seed="roofs")
    skylight_back(c)
    with c.group() as beast:
        giraffe(c)
    near = (COLLAR[0] + (c.x - _AT[0]) / _BIG, COLLAR[1] + (c.y - _AT[1]) / _BIG)
    rim = c.mask(polygon([(0, 0), (800, 0), (800, 1017), (646, 1019), (272, 1039), (0, 1046)]))
    c.shadow(c.mask(oval(450, 1010, 120, 34)) & rim, 20, 6, 16, 0.7, (0.42, 0.13, 40))
    m = c.paste(beast, bend=near, clip=rim)
    # The room's lamp warms the collar, the evening the throat; the nape is plum.
    c.multiply(m * np.asarray(smoothstep(400, 600, c.x - 0.1 * c.y + 60), np.float32), (0.42, 0.13, 335), 0.7)
    c.screen(m * np.asarray(smoothstep(860, 1030, c.y), np.float32), (0.82, 0.16, 58), 0.42)
    c.screen(m.edge(-9, -4, 5), (0.96, 0.12, 76), 0.6)
    skylight_front(c)
    chimney(c, 132, 700, 48, 900)
    cat(c, 128, 686, 128)
    repaint(c, 0.15, seed="last")
    _air(c)


def _air(c: Canvas) -> None:
    far_birds(c, [(580, 150, 26), (640, 124, 20), (706, 176, 22)], (0.4, 0.09, 325), seed="doves", alpha=0.8)
    c.rays(-60, 150, [22, 34, 46], 1100, 190, (0.97, 0.11, 82), 0.16, soft=30)
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(60):
            pen.dot(r.normal(450, 120), r.uniform(640, 980), r.uniform(0.8, 2.2), (0.97, 0.12, 82), r.uniform(0.3, 0.9))

    c.draw(motes, detail=0.8, emission=0.7)
