"""Back in Five: a market stall's awning takes off as a flamingo; the keeper swings on its feet, eyes shut."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from . import bird, man
from .cat import cat, stool
from .face import head as keeper
from .head import head, neck
from .lane import dust, lane, openings, shadow, sky
from .stall import oranges, poles, stall, tea
from .wings import FAR, NEAR, wing

BRIEF = Brief(
    title="Back in Five",
    hero="striped awning taking off as a huge flamingo that bends its neck to the keeper swinging on its feet",
    idea="turning into",
    place="bazaar, lane in a mud-brick town",
    palette="desert ochre",
    composition="deep tunnel",
    time="noon",
    symbols=("awning", "flamingo", "oranges", "slipper"),
    hidden="a cat in the spare apron stands on the keeper's stool and sets the last orange on the heap",
    readings=("siesta", "escape", "trust", "bliss", "deputy"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.04, "saturation": 1.03, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.03, 88),
        shade=(0.6, 0.07, 40),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.03, 90),
    )
    sky(c)
    lane(c)
    repaint(c, 0.6, seed="lane", loose=1.5)
    openings(c)
    dust(c)
    shadow(c)
    wing(c, FAR)
    man.far_arm(c)
    bird.far_leg(c)
    bird.body(c)
    wing(c, NEAR)
    repaint(c, 0.25, seed="wings", loose=0.6)
    neck(c)
    man.far_leg(c)
    man.trunk(c)
    keeper(c)
    man.near_leg(c)
    bird.seat(c)
    man.upper_arm(c)
    bird.near_leg(c)
    man.near_arm(c)
    head(c)
    man.far_hand(c)
    man.slipper(c)
    poles(c)
    stall(c)
    oranges(c)
    tea(c)
    stool(c)
    cat(c)
    repaint(c, 0.2, seed="last", loose=0.5)
