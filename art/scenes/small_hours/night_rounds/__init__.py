"""Night Rounds: a sleeping child is the mountain range; a tiny old postwoman tips a letter into its ear."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .bed import dent, hem, linen, moon, pillow, sky
from .far import firs, foot, hut, letter_box
from .head import head
from .post import footprints, postwoman
from .quilt import mountains
from .road import road
from .shoulder import shoulder

BRIEF = Brief(
    title="Night Rounds",
    hero="huge sleeping child, its quilt a range of snowy patchwork hills; a tiny postwoman posts a letter in its ear",
    idea="made of",
    place="bed, quilt range",
    palette="indigo moon",
    composition="S-path",
    time="night moon",
    symbols=("sleeping child", "quilt", "letter", "moon"),
    hidden="at the far end a foot in a warm woollen sock sticks out; beside it a red letter box with an answer in it",
    readings=("dream", "secret", "duty", "homesickness", "lullaby"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.04, "saturation": 1.04, "contrast": 0.14}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.65, 0.55),
        key=(0.98, 0.025, 90),
        shade=(0.48, 0.08, 272),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.98, 0.02, 90),
    )
    sky(c)
    moon(c)
    repaint(c, 0.6, seed="air", loose=1.3)
    foot(c)
    linen(c)
    mountains(c)
    repaint(c, 0.45, seed="cloth", loose=0.6)
    road(c)
    firs(c)
    hut(c)
    letter_box(c)
    pillow(c)
    repaint(c, 0.3, seed="linen", loose=0.8)
    shoulder(c)
    hem(c)
    head(c)
    dent(c)
    footprints(c)
    postwoman(c)
    repaint(c, 0.2, seed="last", loose=0.5)
