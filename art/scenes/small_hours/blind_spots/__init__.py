"""At dawn a peacock on a pedestal lets its long train fall, bare of eyes; they look out of the dark yew at it."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.shapes import oval
from art.painting.strokes import repaint

from .bird import HEAD, peacock
from .eye import ocellus
from .garden import (
    alley,
    clipped,
    distance,
    gaze,
    ground,
    hedge,
    hollow,
    plinth,
    sprigs,
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
FINISH = {"vignette": 0.0, "bloom": 0.15, "saturation": 1.04}

_SUN = (40.0, 150.0)
_SPOTS = (
    (64, 500, 33, False),
    (146, 516, 30, False),
    (232, 606, 22, False),
    (288, 612, 19, False),
    (44, 690, 38, False),
    (138, 704, 34, False),
    (262, 752, 24, False),
    (322, 760, 21, False),
    (214, 478, 15, False),
    (250, 484, 13, False),
    (404, 640, 14, False),
    (438, 644, 12, False),
    (132, 824, 25, True),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.75, -0.5, 0.45),
        key=(0.96, 0.09, 82),
        shade=(0.28, 0.065, 200),
        rim=(-0.85, -0.5, 0),
        rim_colour=(0.97, 0.1, 82),
        bounce=(0.6, 0.07, 95),
    )
    distance(c)
    ground(c)
    repaint(c, 0.8, seed="far")
    alley(c)
    hedge(c)
    repaint(c, 0.5, seed="hedges", loose=0.6)
    clipped(c)
    _watchers(c)
    plinth(c, 560.0, 700.0, 112.0)
    peacock(c)
    c.glow(*_SUN, 230, (0.96, 0.1, 82), 0.35)


def _watchers(c: Canvas) -> None:
    """In pairs in the dusk of the yew, smaller down the alley: all of them turned to the bird that they belonged to."""
    for k, (x, y, r, shut) in enumerate(_SPOTS):
        hollow(c, x, y, r)
        look = gaze(x, y, (HEAD[0] + 60, HEAD[1] + 160))
        ocellus(c, x, y, r, look=look, seed=f"w{k}", closed=shut, squash=0.9)
        if not shut:
            c.multiply(c.mask(oval(x, y, r * 1.2, r * 1.1), soft=r * 0.1), (0.5, 0.06, 175), 0.42)
        sprigs(c, x, y, r, f"w{k}")
