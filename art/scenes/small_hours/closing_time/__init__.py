"""Closing Time: a sea otter on her back tucks the setting sun into kelp like a pup; her own pup looks on."""

from __future__ import annotations

from typing import Final

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .feet import feet
from .head import mother_head, pup_head
from .kelp import forest, line_up
from .moon import moon
from .mother import body, far_arm, near_arm
from .pup import bundle
from .sea import over, rays, ripples, sky, under, water
from .sun import aura, last_wrap, sun, wraps

BRIEF = Brief(
    title="Closing Time",
    hero="a sea otter afloat on her back tucks the glowing sun into kelp like a pup, her own pup looking on",
    idea="held or caught",
    place="kelp forest, open sea cut at the waterline",
    palette="sunset coral",
    composition="split waterline",
    time="dusk",
    symbols=("otter", "sun", "kelp", "pup"),
    hidden="far below, the pale moon sleeps wrapped in the end of the same kelp",
    readings=("bedtime", "adoption", "sibling", "comfort", "night shift"),
)
FINISH = {"vignette": 0.08, "bloom": 0.26, "saturation": 1.06, "contrast": 0.1}

_NEAR: Final = 1.09
_AT: Final = (756.0, 935.0)
"""All is seen from a little nearer; this point stays where it is."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(direction=(0.3, -0.5, 0.6), key=c.palette.key, shade=c.palette.shade, rim_colour=c.palette.key)
    with c.group() as scene:
        sky(c)
        water(c)
        repaint(c, 0.9, seed="air", loose=1.2)
        ripples(c)
        rays(c)
        forest(c)
        moon(c)
        repaint(c, 0.3, seed="deep", loose=0.8)
        aura(c)
        sun(c)
        wraps(c)
        who = body(c)
        who = who | feet(c)
        bundle(c)
        pup_head(c)
        last_wrap(c)
        line_up(c)
        far_arm(c)
        mother_head(c, who)
        near_arm(c)
        under(c, who)
        over(c)
    c.paste(scene, bend=((c.x - _AT[0]) / _NEAR + _AT[0], (c.y - _AT[1]) / _NEAR + _AT[1]))
