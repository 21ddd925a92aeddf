"""Low Water: the last of a pond, one drop with an old frog asleep in it, carried off by a dragonfly."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .blanket import blanket
from .dragonfly import abdomen, legs_before, legs_behind, thorax
from .drop import shine, water
from .earth import earth, shadow, sky
from .frog import arms, bud, frog, hind_foot
from .head import head
from .wings import wings

BRIEF = Brief(
    title="Low Water",
    hero="old frog asleep in one enormous drop, the last of its pond; a dragonfly carries it, its eye on the sleeper",
    idea="carried by",
    place="dried pond, cracked earth",
    palette="rose and green",
    composition="profile",
    time="morning",
    symbols=("dragonfly", "drop", "frog", "lotus"),
    hidden="the shadow on the earth is of somebody who carries a child; the drop again, small, in the dragonfly's eye",
    readings=("care", "moving house", "trust", "old age"),
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.03, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.6, 0.6),
        key=(0.97, 0.04, 70),
        shade=(0.34, 0.06, 350),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.03, 70),
    )
    sky(c)
    earth(c)
    repaint(c, 0.65, seed="land", loose=1.1)
    shadow(c)
    wings(c)
    abdomen(c)
    legs_behind(c)
    water(c)
    repaint(c, 0.5, seed="water", loose=1.0)
    frog(c)
    hind_foot(c)
    blanket(c)
    bud(c)
    arms(c)
    shine(c)
    legs_before(c)
    thorax(c)
    head(c)
    repaint(c, 0.3, seed="last", loose=0.5)
