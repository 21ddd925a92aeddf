"""At dawn a peacock on a pedestal lets its long train fall, bare of eyes; they look out of the dark yew at it."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.motifs.motes import glints
from art.painting.relight import Relight
from art.painting.shapes import circle
from art.painting.strokes import repaint

from .bird import HEAD, peacock
from .eye import ocellus
from .garden import (
    DAWN,
    alley,
    clipped,
    distance,
    foreground,
    gaze,
    ground,
    hedge,
    leafy_lid,
    plinth,
)

BRIEF = Brief(
    title="Blind Spots",
    hero="peacock on a garden pedestal, its long train blank and pale, its lost eye-spots staring out of dark yew",
    idea="missing",
    place="garden, formal",
    palette="moss dawn",
    composition="profile",
    time="dawn",
    symbols=("peacock", "eye", "hedge"),
    hidden="one eye-spot asleep, low in the yew",
    readings=("paranoia", "celebrity", "conscience"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "saturation": 1.12,
    "contrast": 0.3,
    "relight": Relight(key=0.8, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.08),
}


_SUN = (206.0, 408.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.85, -0.4, 0.4),
        key=(0.96, 0.1, 80),
        shade=(0.28, 0.065, 200),
        rim=(-0.85, -0.5, 0),
        rim_colour=(0.97, 0.12, 78),
        bounce=(0.5, 0.08, 140),
    )
    distance(c)
    ground(c)
    repaint(c, 0.7, seed="far")
    alley(c)
    _dawn(c)
    hedge(c)
    c.rays(-200, 40, [15, 20.5, 26.5, 33, 40], 1600, 120, (0.92, 0.15, 70), 1.0, soft=11)
    repaint(c, 0.4, seed="hedges", loose=0.6)
    clipped(c)
    _burst(c)
    plinth(c, 560.0, 700.0, 112.0)
    _watchers(c)
    foreground(c)
    peacock(c)
    c.rays(*_SUN, [9, 33], 800, 90, (0.95, 0.12, 76), 0.3, soft=12)
    glints(c, c.rng("motes"), 46, lambda r: (r.uniform(40, 640), r.uniform(240, 900)), DAWN, size=(1.2, 3))


def _dawn(c: Canvas) -> None:
    """The gold round the sun, in the air behind the yew."""
    x, y = _SUN
    away = np.hypot(c.x - x, (c.y - y) * 1.15)
    c.glaze(np.asarray(np.exp(-((away / 270) ** 2)) * 0.66, np.float32), (0.9, 0.16, 72))
    c.glow(x, y, 200, (0.92, 0.16, 66), 0.6)


def _burst(c: Canvas) -> None:
    """The sun itself stays behind the yew: only its burst over the crest, and the beams that rake the alley."""
    x, y = _SUN
    c.rays(x, y, [-34, -8, 9, 22, 33, 45], 900, 110, (0.95, 0.13, 74), 0.7, soft=12)
    c.glow(x, y, 120, (0.92, 0.16, 68), 0.5)
    c.glow(x, y, 56, (0.99, 0.09, 86), 1.0)
    c.glow(x, y, 24, (1.0, 0.03, 95), 1.0)
    c.emit(c.mask(circle(x, y, 34), soft=14) * 0.8)


def _watchers(c: Canvas) -> None:
    """In pairs and alone, smaller down the alley: all of them turned to the bird that they belonged to."""
    spots = (
        (66, 556, 44, False),
        (166, 590, 38, False),
        (60, 760, 36, False),
        (140, 778, 31, False),
        (222, 700, 21, False),
        (262, 694, 17, False),
        (30, 400, 26, False),
        (88, 420, 22, False),
        (232, 536, 17, False),
        (268, 552, 13, False),
        (44, 930, 22, True),
        (286, 604, 8, False),
    )
    for k, (x, y, r, shut) in enumerate(spots):
        c.glow(x, y, r * 2.0, (0.66, 0.13, 160), 0.6)
        look = gaze(x, y, (HEAD[0] + 60, HEAD[1] + 160))
        ocellus(c, x, y, r, look=look, seed=f"w{k}", closed=shut)
        leafy_lid(c, x, y, r, f"w{k}")
