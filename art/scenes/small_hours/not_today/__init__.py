"""Not Today: a bear asleep against a door that stands alone in the snow; what is shut in has sent a flower."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .arms import far_arm, near_arm
from .body import far_leg, near_leg, trunk
from .door import cap, frame, knob, leaf
from .hare import hare
from .head import head, scarf
from .snow import field, lip, shadow, sky, trail
from .spring import before, behind, bloom, long_stem

BRIEF = Brief(
    title="Not Today",
    hero="huge brown bear asleep in the snow, its back against a blue door without a house; a poppy tickles its nose",
    idea="missing",
    place="snowfield",
    palette="snow blue",
    composition="S-path",
    time="noon",
    symbols=("bear", "door", "poppy"),
    hidden="a hare, still white but brown at the head, waiting on the track with its suitcase",
    readings=("procrastination", "winter sleep", "persistence", "patience", "tickle"),
)
FINISH = {"vignette": 0.0, "bloom": 0.05, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.025, 85),
        shade=(0.46, 0.07, 265),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.02, 90),
    )
    sky(c)
    field(c)
    repaint(c, 0.6, seed="land", loose=1.5)
    trail(c)
    frame(c)
    leaf(c)
    cap(c)
    repaint(c, 0.4, seed="door", loose=0.6)
    shadow(c)
    knob(c)
    behind(c)
    far_leg(c)
    trunk(c)
    near_leg(c)
    far_arm(c)
    near_arm(c)
    scarf(c)
    head(c)
    lip(c)
    before(c)
    repaint(c, 0.3, seed="body", loose=0.7)
    long_stem(c)
    bloom(c)
    hare(c)
    repaint(c, 0.2, seed="last", loose=0.5)
