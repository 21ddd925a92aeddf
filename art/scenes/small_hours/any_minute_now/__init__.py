"""Any Minute Now: a child squats on a foggy shore and watches what grows out of a grown man's boot."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .boots import bare_foot, mouth, old_boot, red_boot
from .child import bowed, coat, sleeve
from .plant import bud, leaves, stalk
from .shore import gone, mirrored, prints, shore, standing

BRIEF = Brief(
    title="Any Minute Now",
    hero="child squatting in a coat much too large, one foot bare, before a man's boot whose sprout bears a red boot",
    idea="grows from",
    place="mudflat, low tide in fog",
    palette="pearl fog",
    composition="S-path",
    time="overcast",
    symbols=("boot", "sprout", "child", "footprint"),
    hidden="prints, by turns of a boot and of a bare foot, come towards us from somebody in the fog who raises an arm",
    readings=("patience", "inheritance", "hope", "growth", "return"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.1, "bristle": 0.005, "grain": 0.01, "contrast": 0.16, "saturation": 1.04}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.66, -0.55, 0.5),
        key=(0.96, 0.04, 84),
        shade=(0.36, 0.05, 285),
        rim=(0.8, -0.5, 0),
        rim_colour=(0.96, 0.04, 84),
        bounce=(0.8, 0.03, 230),
        bounce_share=0.08,
    )
    shore(c)
    repaint(c, 0.8, seed="fog", loose=1.7)
    gone(c)
    prints(c)
    with c.group() as boot:
        mouth(c)
        leaves(c, near=False)
        stalk(c)
        leaves(c, near=True)
        old_boot(c)
    with c.group() as child:
        red_boot(c, 462, 1052, 1.0)
        bare_foot(c)
        bowed(c)
        coat(c)
        sleeve(c)
    standing(c)
    mirrored(c, boot, 1054)
    mirrored(c, child, 1088)
    c.paste(boot)
    bud(c)
    c.paste(child)
    repaint(c, 0.6, seed="figure", loose=0.6)
    repaint(c, 0.2, seed="last", loose=0.5)
