"""A thunderhead over the wheat is a bull seen head-on; its horns are forked lightning."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Light
from art.painting.pen import Pen
from art.painting.shapes import limb, oval, polygon
from art.painting.strokes import repaint

from .bull import eyes, head, rain, trunk
from .field import HORIZON, ears, farm, growth, wheat

BRIEF = Brief(
    title="Weather Front",
    hero="bull seen head-on, its bulk a thunderhead over a wheat plain, its horns forked lightning",
    idea="double exposure",
    place="plain, wheat country",
    palette="storm plum",
    composition="frontal symmetry",
    time="overcast",
    symbols=("bull", "lightning", "wheat"),
    hidden="a farmhouse with its door open and its washing out, at the nostril",
    readings=("anger", "harvest", "warning"),
)
FINISH = {"vignette": 0.0, "bloom": 0.14, "contrast": 0.2, "saturation": 1.0}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.76, 0.42),
        key=(0.95, 0.06, 85),
        shade=(0.28, 0.07, 300),
        rim=(0, -1, 0),
        rim_colour=(0.95, 0.06, 85),
        bounce_share=0.0,
    )
    c.wash(
        [
            (0, (0.56, 0.05, 292)),
            (0.3, (0.64, 0.055, 305)),
            (0.5, (0.76, 0.05, 340)),
            (0.64, (0.88, 0.06, 70)),
            (HORIZON / 1200, (0.93, 0.075, 86)),
            (1, (0.9, 0.08, 86)),
        ]
    )
    rain(c)
    trunk(c)
    repaint(c, 0.6, seed="sky", loose=1.0)
    _shine(c)
    for way in (-1.0, 1.0):
        _bolt(c, way)
    c.multiply(c.mask(oval(410, 566, 176, 250), soft=46), (0.2, 0.055, 298), 0.8)
    with c.group() as front:
        head(c)
        eyes(c)
    c.paste(front, bend=(c.x, c.y + 22))
    for way in (-1.0, 1.0):
        c.glow(400 + way * 160, 356, 46, (0.7, 0.12, 300), 0.35)
    repaint(c, 0.35, seed="head", loose=0.6)
    land = wheat(c)
    repaint(c, 0.4, seed="land")
    growth(c, land)
    _breath(c)
    farm(c)
    ears(c)


def _spine(way: float) -> list[tuple[float, float]]:
    places = ((140, 358), (226, 346), (280, 306), (314, 240), (322, 170), (304, 104))
    return [(400 + way * x, y) for x, y in places]


def _shine(c: Canvas) -> None:
    """What the lightning lights of the cloud behind it."""
    for way in (-1.0, 1.0):
        for x, y in _spine(way)[:5]:
            c.glow(x, y, 70, (0.6, 0.12, 300), 0.2)


def _bolt(c: Canvas, way: float) -> None:
    """One horn: it comes out of the cloud at the poll, sweeps out and up, and forks towards its tip."""
    r = c.rng(f"bolt{way}")
    spine = _spine(way)
    points: list[tuple[float, float, float]] = []
    for i, (a, b) in enumerate(pairwise(spine)):
        for k in range(4):
            t = k / 4
            jag = 6.0 if i + k else 0.0
            x, y = (
                a[0] + (b[0] - a[0]) * t + float(r.normal(0, jag)),
                a[1] + (b[1] - a[1]) * t + float(r.normal(0, jag)),
            )
            points.append((x, y, 6.6 * (1 - (i + t) / 5.4) + 0.9))
    points.append((*spine[-1], 0.7))
    lines = [points]
    for at, angle, size in (
        (4, -1.2, 60),
        (7, -0.1, 90),
        (10, -2.3, 90),
        (13, -0.4, 80),
        (16, -2.2, 60),
        (18, -1.0, 70),
    ):
        px, py, w = points[at]
        branch = [(px, py, w * 0.45)]
        turn = angle if way > 0 else math.pi - angle
        for k in range(1, 7):
            turn += float(r.normal(0, 0.4))
            px, py = px + math.cos(turn) * size / 6, py + math.sin(turn) * size / 6
            branch.append((px, py, max(w * 0.42 * (1 - k / 6), 0.4)))
        lines.append(branch)

    def core(pen: Pen) -> None:
        for line in lines:
            for a, b in pairwise(line):
                pen.stroke(polygon([(a[0], a[1]), (b[0], b[1])], closed=False), (0.985, 0.025, 95), a[2] + b[2])

    for x, y, w in points:
        c.glow(x, y, 12 + 4 * w, (0.78, 0.11, 300), 0.22)
    mask = c.draw(core, emission=0.8, detail=0.95, soft=0.4)
    c.screen(mask.blur(4), (0.85, 0.09, 298), 0.7)


def _breath(c: Canvas) -> None:
    """Mist from the nostrils, driven over the wheat."""
    wisp = np.clip(0.3 + 1.5 * (c.field("wisp", 40, 4, (1.6, 0.8)) - 0.3), 0, 1)
    for way in (-1, 1):
        start = 400 + way * 74
        stream = [
            (start + way * 14, 700, 3),
            (start + way * 34, 730, 14),
            (start + way * 64, 774, 30),
            (start + way * 150, 824, 40),
        ]
        jet = c.mask(limb([*stream, (start + way * 250, 852, 34)]), soft=12)
        c.glaze(jet * np.asarray(wisp, np.float32), (0.86, 0.045, 40), 0.62)
    c.glaze(
        c.full(np.exp(-(((c.y - HORIZON + 8) / 22) ** 2)) * smoothstep(500, 120, np.abs(c.x - 400))),
        (0.76, 0.045, 340),
        0.4,
    )
