"""At dawn a peacock on a pedestal lets its long train fall, bare of eyes; they look out of the dark yew at it."""

from __future__ import annotations

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.motifs.motes import glints
from moonhare.painting.scenes._blind_spots_bird import HEAD, peacock
from moonhare.painting.scenes._blind_spots_eye import ocellus
from moonhare.painting.scenes._blind_spots_garden import (
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
from moonhare.painting.strokes import repaint

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
FINISH = {"vignette": 0.42, "bloom": 0.5, "saturation": 1.1, "contrast": 0.16, "focus": Focus(380, 500, 380, 500, 0.35)}


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
    hedge(c)
    c.rays(-200, 40, [15, 20.5, 26.5, 33, 40], 1600, 120, (0.92, 0.15, 70), 1.0, soft=11)
    repaint(c, 0.4, seed="hedges", loose=0.6)
    clipped(c)
    plinth(c, 560.0, 700.0, 112.0)
    _watchers(c)
    foreground(c)
    peacock(c)
    c.rays(-200, 40, [20.5, 33], 1500, 110, (0.93, 0.14, 72), 0.4, soft=13)
    glints(c, c.rng("motes"), 46, lambda r: (r.uniform(40, 640), r.uniform(240, 900)), DAWN, size=(1.2, 3))


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
