"""Running Late: an old badger waits inside an hourglass and keeps the place beside him free of the sand."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.light import Light
from art.painting.shapes import box, limb
from art.painting.strokes import repaint

from .arms import bouquet, far_arm, far_paw, near_arm
from .avenue import avenue
from .bench import bench
from .body import coat, legs
from .brush import AIR_DEEP, WOOD_DEEP
from .glass import ground, inside, lower, moon, plates, posts, reflections
from .head import head
from .runner import runner
from .sand import curtain, dunes, dusting, grains, heap, stream
from .umbrella import canopy, pole

BRIEF = Brief(
    title="Running Late",
    hero="old badger on a bench in an hourglass, who holds his umbrella over the empty place beside him, not himself",
    idea="double exposure",
    place="hourglass, a park bench in it and an avenue of round trees",
    palette="teal night",
    composition="deep tunnel",
    time="night moon",
    symbols=("hourglass", "badger", "umbrella", "moon"),
    hidden="far up the avenue in the upper glass she comes running, waves to him, her red shoes in her other hand",
    readings=("waiting", "loyalty", "first date", "patience", "saved seat"),
)
FINISH = {"vignette": 0.0, "bloom": 0.04, "saturation": 1.03, "contrast": 0.14}


def seated(c: Canvas) -> None:
    """He and what he holds: painted large, laid down a little smaller, so that he has air to the glass."""
    with c.group() as him:
        for part in (pole, far_arm, far_paw, coat, legs, head, near_arm, dusting, bouquet):
            part(c)
    size = 0.88
    across, down = c.x + 0 * c.y, c.y + 0 * c.x
    place = (np.asarray((across - 29) / size), np.asarray((down - 954) / size + 1000))
    wood = c.mask(*(box(110, y, 516, h, 4) for y, h in ((802, 24), (850, 24), (934, 40))))
    shade = c.mask(limb([(150, 800, 50), (140, 900, 60), (200, 952, 30), (390, 952, 24)], 30), soft=10) & wood
    c.multiply(shade, WOOD_DEEP, 0.5)
    m = c.paste(him, bend=place)
    air = lower(c) & c.mask(box(80, 570, 276, 190))
    c.multiply((m.blur(11).move(2, -1) & air) - m, AIR_DEEP, 0.9)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.4, -0.75, 0.55),
        key=(0.97, 0.03, 88),
        shade=(0.5, 0.06, 215),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.97, 0.02, 100),
    )
    ground(c)
    moon(c)
    repaint(c, 0.6, seed="air", loose=1.4)
    posts(c)
    inside(c)
    avenue(c)
    repaint(c, 0.4, seed="land", loose=0.7)
    dunes(c)
    curtain(c)
    bench(c)
    repaint(c, 0.25, seed="bench", loose=0.6)
    seated(c)
    canopy(c)
    stream(c)
    heap(c)
    repaint(c, 0.28, seed="body", loose=0.6)
    grains(c)
    runner(c)
    reflections(c)
    plates(c)
    repaint(c, 0.18, seed="last", loose=0.5)
