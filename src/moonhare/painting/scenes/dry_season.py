"""A file of tiny elephants crosses a bare table towards a glass of water in which the low sun stands."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.layer import Layer
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._dry_season_herd import Walker, paint_walker
from moonhare.painting.scenes._dry_season_parts import FOOT, SUN, X, crumb, glass, light_on_table
from moonhare.painting.shapes import CORNER, curve, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Dry Season",
    hero="towering glass of water with the low sun in it, a file of tiny elephants winding towards it over a table",
    idea="wrong scale",
    place="dining room, farmhouse",
    palette="amber wood",
    composition="S-path",
    time="afternoon",
    symbols=("elephant", "glass", "crumb"),
    hidden="the smallest hides behind a crumb",
    readings=("drought", "faith", "determination"),
)
FINISH = {"vignette": 0.46, "bloom": 0.5, "saturation": 1.08, "focus": Focus(420, 620, 330, 420, 0.5)}

_EDGE = 640.0
_STRIDE = ((-0.06, -0.15), (0.1, 0.18), (0.06, 0.12), (-0.06, -0.16))
_HERD = (
    Walker(x=176, y=1126, size=150, nod=0.03, trunk=((0.86, 0.58), (0.96, 0.64), (1.02, 0.76)), tint=0.1),
    Walker(x=388, y=1092, size=118, legs=_STRIDE, nod=-0.05, ear=0.72, trunk=((0.8, 0.44), (0.76, 0.22), (0.86, 0.07))),
    Walker(x=556, y=1040, size=98, tint=0.2, ear=0.85, trunk=((0.84, 0.52), (0.94, 0.54), (1.02, 0.66))),
    Walker(x=642, y=974, size=64, way="left", tusks=False, trunk=((0.84, 0.66), (0.96, 0.72), (1.04, 0.86))),
    Walker(x=548, y=934, size=72, way="left", legs=_STRIDE, ear=0.85, trunk=((0.86, 0.5), (0.96, 0.5), (1.02, 0.6))),
    Walker(x=428, y=900, size=60, way="left", nod=0.05, ear=0.7, trunk=((0.8, 0.4), (0.72, 0.2), (0.78, 0.06))),
    Walker(x=322, y=866, size=50, way="left", legs=_STRIDE, trunk=((0.84, 0.52), (0.94, 0.54), (1.04, 0.66))),
    Walker(x=244, y=820, size=38, nod=-0.04, ear=0.75, trunk=((0.8, 0.42), (0.78, 0.2), (0.88, 0.08))),
    Walker(x=318, y=788, size=34, nod=-0.08, trunk=((0.92, 0.8), (1.1, 0.98), (1.26, 1.24))),
)
"""The march, from the last to the first; some hold the tail before them."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.05, -0.72, 0.2),
        key=(0.95, 0.1, 80),
        shade=(0.26, 0.06, 30),
        rim=(0.1, -1, 0),
        rim_colour=(0.97, 0.1, 82),
        bounce=(0.6, 0.12, 62),
        bounce_share=0.25,
    )
    _room(c)
    _table(c)
    repaint(c, 0.6, seed="room")
    light_on_table(c)
    glass(c)
    for k in range(len(_HERD) - 1, -1, -1):
        paint_walker(c, _HERD[k], f"herd{k}")  # for its shadow
        with c.group() as one:
            paint_walker(c, _HERD[k], f"herd{k}")
        _against_the_light(c, one, _HERD[k].size)
    crumb(c, 128, 930, 26, "far")
    crumb(c, 716, 868, 17, "right")
    _calf(c)
    repaint(c, 0.15, seed="last")
    _air(c)


def _room(c: Canvas) -> None:
    """The evening window as one glow, and two dark curtains."""
    c.wash(
        [
            (0, (0.3, 0.07, 42)),
            (0.2, (0.44, 0.1, 50)),
            (0.4, (0.72, 0.14, 66)),
            (0.53, (0.92, 0.125, 82)),
            (1, (0.5, 0.1, 55)),
        ],
        warp=8,
    )
    c.glow(SUN[0], SUN[1], 330, (0.97, 0.12, 82), 0.8)
    for side, x in ((-1, 0.0), (1, 800.0)):
        drape = c.mask(
            curve(
                [
                    (x + side * 40, -20, CORNER),
                    (x - side * 150, -20, CORNER),
                    (x - side * 120, 260),
                    (x - side * 66, 520),
                    (x - side * 92, 660, CORNER),
                    (x + side * 40, 660, CORNER),
                ]
            ),
            soft=5,
        )
        cloth(c, drape, (0.3, 0.09, 30), fold=34, depth=7, thickness=20, seed=f"curtain{side}", detail=0.1)
    c.fog(520, 690, (0.88, 0.12, 78), 0.45)


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
    c.multiply(shape * np.asarray(smoothstep(220, 520, np.abs(c.x - X)), np.float32), (0.34, 0.08, 38), 0.6)


def _calf(c: Canvas) -> None:
    """The smallest: only its back, an ear and the end of a raised trunk show over the crumb."""
    calf = Walker(
        x=676,
        y=1138,
        size=62,
        way="left",
        legs=((0.02, 0.02), (0.05, 0.07), (-0.02, -0.05), (0.04, 0.06)),
        nod=-0.1,
        tusks=False,
        trunk=((0.9, 0.66), (0.98, 0.84), (0.9, 1.0)),
    )
    paint_walker(c, calf, "calf")
    crumb(c, 668, 1166, 40, "shelter")


def _against_the_light(c: Canvas, one: Layer, size: float) -> None:
    """Lay an elephant down dark, its upper edges on fire."""
    m = c.paste(one)
    solid = c.full(smoothstep(0.9, 1.0, one.cover) * smoothstep(0.5, 0.7, one.detail))
    c.multiply(solid & m, (0.42, 0.11, 42), 0.72)
    c.screen(solid.edge(0, -0.022 * size - 0.8, 0.012 * size + 0.4), (0.95, 0.13, 76), 0.95)


def _air(c: Canvas) -> None:
    """Dust about the feet, motes in the light."""
    for who in _HERD:
        c.glow(who.x - 0.1 * who.size, who.y, who.size * 0.42, (0.9, 0.12, 74), 0.2, 0.35)
    c.glow(X, FOOT - 170, 360, (0.9, 0.12, 76), 0.22)
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
