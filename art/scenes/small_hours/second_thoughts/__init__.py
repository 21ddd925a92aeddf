"""Second Thoughts: a giant flytrap lies on the grass like an old dog; a badger has come back and leans against it."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .badger import arm, coat, legs
from .bed import bed
from .head import head
from .land import foreground, hills, shade, sky
from .scarf import scarf
from .stalk import pup, stalk
from .suitcase import suitcase
from .trap import inside, lashes, lower, upper

BRIEF = Brief(
    title="Second Thoughts",
    hero="old badger in a travelling coat, back with its suitcase, lays its forehead on a giant flytrap's rosy cheek",
    idea="held or caught",
    place="meadow, green hillside",
    palette="rose and green",
    composition="low-horizon giant",
    time="afternoon",
    symbols=("flytrap", "badger", "bed", "suitcase"),
    hidden="a very small trap on a stalk of its own holds the badger's hat in its mouth",
    readings=("forgiveness", "homecoming", "temptation", "dependence", "marriage"),
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "contrast": 0.14, "saturation": 1.04}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.03, 90),
        shade=(0.44, 0.06, 160),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.03, 90),
    )
    sky(c)
    hills(c)
    repaint(c, 0.65, seed="land", loose=1.0)
    stalk(c)
    pup(c)
    shade(c)
    inside(c)
    bed(c)
    lower(c)
    upper(c)
    repaint(c, 0.35, seed="trap", loose=0.8)
    lashes(c)
    suitcase(c)
    legs(c)
    coat(c)
    arm(c)
    scarf(c)
    head(c)
    foreground(c)
    repaint(c, 0.24, seed="last", loose=0.5)
