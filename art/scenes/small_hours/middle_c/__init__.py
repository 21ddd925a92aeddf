"""A black grand piano before a tall evening window: its raised lid mirrors no room but a sea where a whale rises."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.layer import Layer
from art.painting.light import Light
from art.painting.relight import Relight
from art.painting.strokes import repaint

from .cat import cat
from .piano import Piano, floor_shade, piano
from .room import GOLD, air, arch, bars, curtain, floor, outside, wall
from .sea import voyage
from .water import water

BRIEF = Brief(
    title="Middle C",
    hero="black grand piano before a tall window; its lid mirrors a whale rising from a sunset sea, which runs over",
    idea="reflected as something else",
    place="music room, old house",
    palette="sunset coral",
    composition="interior through a window or arch",
    time="dusk",
    symbols=("piano", "whale", "cat"),
    hidden="a starfish in the puddle below the dripping rim",
    readings=("depth", "memory", "rehearsal"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "saturation": 1.12,
    "contrast": 0.3,
    "relight": Relight(key=0.76, ground=0.72, figure=0.04, chroma=1.0, form=1.25, side=0.1, towards=250),
}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.35, -0.7, 0.3),
        key=(0.95, 0.09, 58),
        shade=(0.26, 0.08, 325),
        rim=(0.7, -0.6, 0),
        rim_colour=GOLD,
        bounce=(0.6, 0.13, 35),
    )
    with c.group() as sea:
        voyage(c)
    wall(c)
    window = c.mask(arch(0))
    outside(c, window)
    floor(c)
    repaint(c, 0.55, seed="room", loose=0.8)
    bars(c, window)
    curtain(c)
    air(c)
    c.multiply(floor_shade(c, (0.45, 0.75, 0.9)), (0.2, 0.07, 335), 0.8)
    grand = piano(c)
    c.screen(grand.mask.edge(3, -3.4, 1.6) * np.asarray(smoothstep(840, 740, c.y), np.float32), GOLD, 0.8)
    c.screen(grand.mask.edge(-2, -1.6, 1.2) * np.asarray(smoothstep(840, 740, c.y), np.float32), (0.75, 0.13, 25), 0.4)
    _mirror(c, sea, grand)
    water(c)
    cat(c)


def _mirror(c: Canvas, sea: Layer, grand: Piano) -> None:
    """The sea stands deep in the lacquer: sunk into black towards the rim, but for where it runs out below."""
    out = np.asarray(smoothstep(400, 500, c.x) * smoothstep(714, 690, c.x) * smoothstep(690, 740, c.y), np.float32)
    edge = np.maximum(np.asarray(smoothstep(0.0, 0.17, grand.away), np.float32), out)
    bend = (129.4 + (c.x - 129.3) / 1.08, 813.1 - 48.0 - (817.6 - c.y) / 1.05)
    c.paste(sea, clip=grand.mirror * edge, bend=(np.asarray(bend[0], np.float32), np.asarray(bend[1], np.float32)))
    deep = grand.mirror * np.asarray(smoothstep(0.36, 0.05, grand.away) * (1 - out), np.float32)
    c.multiply(deep, (0.36, 0.09, 335), 0.45)
    for x, wide, share in ((250.0, 34.0, 0.11), (304.0, 12.0, 0.09), (560.0, 60.0, 0.07)):
        streak = np.exp(-(((c.x - x + 0.34 * (c.y - 500)) / wide) ** 2)) * (0.7 + 0.6 * c.field("sheen", 120, 3))
        c.screen(grand.mirror * np.asarray(streak, np.float32), (0.97, 0.07, 55), share)
