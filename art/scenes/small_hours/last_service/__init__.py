"""Last Service: a jellyfish lifts an old man off at a line's end; an old woman ties his shoe, and ties him down."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from . import hands, her_head, his_head, jelly, legs, man, shore, woman

BRIEF = Brief(
    title="Last Service",
    hero="a jellyfish lifts an old man by a strap off a tram line's end; an old woman ties the lace of his shoe",
    idea="carried by",
    place="shore, end of a tram line",
    palette="undersea",
    composition="profile",
    time="morning",
    symbols=("jellyfish", "shoelace", "rail", "old couple"),
    hidden="the lace of his other shoe is already tied to the rail, in a bow as neat",
    readings=("farewell", "marriage", "care", "stubbornness", "departure"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.05, "contrast": 0.14, "saturation": 1.03}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.6),
        key=(0.98, 0.03, 88),
        shade=(0.48, 0.06, 220),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.03, 88),
    )
    shore.sky(c)
    shore.land(c)
    repaint(c, 0.7, seed="air", loose=1.4)
    shore.rail(c)
    jelly.cave(c)
    jelly.threads(c)
    jelly.arms(c)
    jelly.strap(c)
    jelly.dome(c)
    repaint(c, 0.3, seed="jelly", loose=0.7)
    legs.cast(c)
    man.far_tail(c)
    legs.far_leg(c)
    man.far_arm(c)
    woman.feet(c)
    her_head.neck(c)
    woman.far_arm(c)
    legs.near_leg(c)
    hands.laces(c)
    woman.body(c)
    his_head.neck(c)
    man.coat(c)
    man.near_arm(c)
    his_head.collar(c)
    repaint(c, 0.2, seed="bodies", loose=0.6)
    his_head.head(c)
    her_head.head(c)
    hands.caress(c)
    man.far_cuff(c)
    woman.near_arm(c)
    hands.tying(c)
    woman.cuffs(c)
    hands.grip(c)
    man.near_cuff(c)
    hands.tether(c)
    repaint(c, 0.2, seed="last", loose=0.5)
