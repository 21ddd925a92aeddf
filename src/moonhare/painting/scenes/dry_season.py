"""Tiny elephants follow a river of light across a bare table, up to the glass of water that throws it."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._dry_season_herd import Walker, paint_walker
from moonhare.painting.scenes._dry_season_parts import glass, river
from moonhare.painting.shapes import polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Dry Season",
    hero="towering glass of water that throws a winding river of light over a table, tiny elephants following it up",
    idea="wrong scale",
    place="dining room, farmhouse",
    palette="amber wood",
    composition="S-path",
    time="afternoon",
    symbols=("elephant", "glass", "river"),
    hidden="the calf, last of all, dips its trunk in the light",
    readings=("drought", "faith", "determination"),
)
FINISH = {"vignette": 0.46, "bloom": 0.5, "saturation": 1.08, "focus": Focus(440, 620, 360, 460, 0.4)}

_EDGE = 600.0
_STRIDE = ((-0.06, -0.15), (0.1, 0.18), (0.06, 0.12), (-0.06, -0.16))
_HERD = (
    Walker(x=196, y=1120, size=176, nod=0.03, trunk=((0.84, 0.52), (0.9, 0.34), (1.02, 0.28)), tint=0.1),
    Walker(x=446, y=1054, size=138, legs=_STRIDE, nod=-0.05, ear=0.72, trunk=((0.8, 0.44), (0.76, 0.22), (0.86, 0.07))),
    Walker(x=668, y=946, size=90, way="left", tint=0.2, ear=0.85, trunk=((0.84, 0.52), (0.9, 0.4), (1.0, 0.42))),
    Walker(
        x=470,
        y=914,
        size=72,
        way="left",
        legs=_STRIDE,
        nod=0.05,
        ear=0.7,
        trunk=((0.8, 0.4), (0.72, 0.2), (0.78, 0.06)),
    ),
    Walker(x=300, y=862, size=56, nod=-0.04, ear=0.75, trunk=((0.86, 0.5), (0.96, 0.5), (1.02, 0.6))),
    Walker(x=392, y=800, size=44, legs=_STRIDE, nod=-0.08, trunk=((0.92, 0.8), (1.1, 0.98), (1.26, 1.24))),
)
"""The march, from the last to the first; the first lifts its trunk to the glass."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.72, -0.52, 0.3),
        key=(0.95, 0.1, 80),
        shade=(0.3, 0.06, 20),
        rim=(0.8, -0.6, 0),
        rim_colour=(0.97, 0.1, 84),
        bounce=(0.6, 0.08, 180),
        bounce_share=0.2,
    )
    _room(c)
    _table(c)
    repaint(c, 0.6, seed="room")
    river(c)
    repaint(c, 0.2, seed="river", loose=0.6)
    glass(c)
    for k in range(len(_HERD) - 1, -1, -1):
        paint_walker(c, _HERD[k], f"herd{k}")
    calf = Walker(x=330, y=1166, size=74, tusks=False, nod=0.02, trunk=((0.84, 0.46), (0.86, 0.24), (0.96, 0.06)))
    paint_walker(c, calf, "calf")
    repaint(c, 0.12, seed="last")
    _air(c)


def _room(c: Canvas) -> None:
    """A dark wall, and the afternoon that comes in aslant from the upper right."""
    c.wash(
        [
            (0, (0.34, 0.07, 52)),
            (0.25, (0.46, 0.09, 58)),
            (0.5, (0.62, 0.11, 66)),
            (1, (0.5, 0.1, 55)),
        ],
        warp=8,
        turn=-34,
    )
    c.multiply(c.full(smoothstep(560, -80, c.x + 0.35 * c.y)), (0.28, 0.05, 30), 0.75)
    pane = c.mask(polygon([(90, 60), (300, -60), (420, 470), (190, 560)]), soft=10)
    bars = c.mask(
        polygon([(196, -20), (210, -28), (316, 530), (300, 540)]),
        polygon([(130, 270), (370, 170), (374, 186), (134, 288)]),
        soft=6,
    )
    c.screen(pane - bars, (0.86, 0.14, 76), 0.62)
    c.rays(960, -160, [128, 136, 144, 152], 1300, width=130, colour=(0.95, 0.11, 80), share=0.3, soft=18)
    c.fog(520, 690, (0.82, 0.11, 74), 0.25)


def _table(c: Canvas) -> None:
    """Wide boards that run to the light."""
    shape = c.mask(polygon([(-10, _EDGE), (810, _EDGE), (810, 1210), (-10, 1210)]))
    top = plane(c, shape, ((-180, _EDGE), (1020, _EDGE), (2300, 1220), (-1460, 1220)))
    u, v = top.u, top.v
    board = np.floor(u * 9 + 0.42)
    tint = np.mod(np.sin(board * 12.9898) * 43758.5453, 1.0)
    grain = c.noise.at("grain", u * 120 + tint * 40, v * 4, 1.0, 3)
    figure = c.noise.at("figure", u * 34 + tint * 30, v * 2.4, 1.0, 3)
    gap = smoothstep(0.485, 0.497, np.abs(np.mod(u * 9 + 0.42, 1) - 0.5))
    near = smoothstep(0.0, 0.75, (c.y[shape.where] - _EDGE) / 560)
    t = 0.66 - 0.4 * near + (tint - 0.5) * 0.07 + (grain - 0.5) * 0.1 + (figure - 0.5) * 0.14 - 0.2 * gap
    c.fill(shape, c.tones((0.6, 0.115, 58), 0.75)[np.clip(t * 511, 0, 511).astype(int)], detail=0.3)
    c.screen(shape * np.asarray(smoothstep(_EDGE + 90, _EDGE, c.y), np.float32), (0.9, 0.13, 78), 0.5)
    c.multiply(shape * np.asarray(smoothstep(220, 520, 560 - c.x), np.float32), (0.34, 0.08, 38), 0.5)


def _air(c: Canvas) -> None:
    """Dust about the feet, motes in the light."""
    for who in _HERD:
        c.glow(who.x - 0.1 * who.size, who.y, who.size * 0.4, (0.9, 0.12, 74), 0.12, 0.3)
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(80):
            pen.dot(
                float(r.uniform(120, 720)),
                float(r.uniform(80, 1000)),
                float(r.uniform(0.7, 2.0)),
                (0.97, 0.09, 86),
                float(r.uniform(0.3, 0.9)),
            )

    c.draw(motes, detail=0.7, emission=0.5)
