"""Finders: an old cat sleeps on the end of a sunbeam; outside it is evening, and the beam cannot leave."""

from __future__ import annotations

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.strokes import repaint

from .beam import falling, frayed, hem, rumpled, swallow, under
from .body import body
from .head import head
from .mouse import mouse
from .paw import paw
from .room import floor, wall, window
from .tail import tail

BRIEF = Brief(
    title="Finders",
    hero="huge old tabby asleep on the end of a sunbeam, which hangs from the evening window like a length of cloth",
    idea="held or caught",
    place="empty room, wooden floor",
    palette="amber wood",
    composition="diagonal fall",
    time="afternoon",
    symbols=("cat", "sunbeam", "swallow", "window"),
    hidden="a mouse asleep under the beam's hem, beside the tip of the cat's tail",
    readings=("keeping", "late warmth", "stubbornness", "truce"),
)
FINISH = {"vignette": 0.0, "bloom": 0.05, "saturation": 1.03, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.6, 0.6),
        key=(0.97, 0.04, 85),
        shade=(0.36, 0.06, 265),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.03, 85),
    )
    wall(c)
    floor(c)
    repaint(c, 0.85, seed="room", loose=1.2)
    window(c)
    falling(c)
    rumpled(c)
    repaint(c, 0.4, seed="cloth", loose=0.8)
    swallow(c)
    body(c)
    repaint(c, 0.35, seed="coat", loose=0.8)
    frayed(c)
    under(c)
    paw(c)
    mouse(c)
    hem(c)
    tail(c)
    head(c)
    repaint(c, 0.22, seed="last", loose=0.5)
