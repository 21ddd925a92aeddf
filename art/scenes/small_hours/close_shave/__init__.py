"""Tiny elephants walk up a wood shaving that winds like a golden road over a bench, from the plane that cut it."""

from __future__ import annotations

from typing import Literal

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import planks
from art.painting.motifs.motes import glints
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, polygon
from art.painting.stamps import strew
from art.painting.strokes import repaint
from art.painting.terrain import plane

from .herd import Walker, paint_walker
from .shaving import curl, shaving, size, spot
from .tool import plane_tool

BRIEF = Brief(
    title="Close Shave",
    hero="one long wood shaving winding over a bench like a golden road from the plane, tiny elephants walking up it",
    idea="wrong scale",
    place="workshop, carpenter's bench",
    palette="amber wood",
    composition="S-path",
    time="afternoon",
    symbols=("elephant", "plane", "road"),
    hidden="the calf, last of all, has stopped at the curled end to look back",
    readings=("pilgrimage", "craft", "escape"),
)
FINISH = {
    "vignette": 0.26,
    "bloom": 0.45,
    "saturation": 1.06,
    "contrast": 0.14,
    "focus": Focus(450, 740, 440, 520, 0.2),
}

_BACK = 548.0
_STRIDES = (
    ((0.06, 0.12), (-0.03, -0.1), (-0.03, -0.12), (0.07, 0.13)),
    ((-0.02, -0.09), (0.05, 0.1), (0.06, 0.1), (-0.04, -0.1)),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.72, -0.52, 0.3),
        key=(0.96, 0.09, 82),
        shade=(0.27, 0.065, 20),
        rim=(0.8, -0.6, 0),
        rim_colour=(0.97, 0.1, 84),
        bounce=(0.66, 0.13, 62),
        bounce_share=0.25,
    )
    _wall(c)
    _bench(c)
    repaint(c, 0.6, seed="room")
    _beam(c)
    plane_tool(c)
    _litter(c)
    _dust(c)
    road = shaving(c).relief.mask
    _herd(c, road)
    c.glow(430, 880, 190, (0.85, 0.14, 70), 0.2, flat=0.7)


def _wall(c: Canvas) -> None:
    """The workshop behind, lost in brown dark; tools hang there; a window burns at the right."""
    c.wash([(0.0, (0.2, 0.05, 35)), (0.3, (0.3, 0.075, 42)), (0.5, (0.34, 0.085, 46))])
    near = np.exp(-(((c.x - 760) / 330) ** 2 + ((c.y - 220) / 330) ** 2))
    c.screen(np.asarray(near, np.float32), (0.76, 0.14, 64), 0.95)

    def tools(pen: Pen) -> None:
        ink: Colour = (0.17, 0.045, 32)
        pen.stroke([(-10, 120), (560, 108)], ink, 9)
        for k, (x, long) in enumerate(((96, 180), (150, 150), (196, 196), (250, 134), (300, 168))):
            pen.stroke([(x, 116), (x + 2, 116 + long * 0.42)], ink, 15 - 2 * (k % 2))
            pen.stroke([(x + 2, 116 + long * 0.42), (x + 3, 116 + long)], ink, 6)
        pen.fill(
            curve(
                [
                    (360, 112, CORNER),
                    (420, 116),
                    (428, 150),
                    (416, 160, CORNER),
                    (404, 330, CORNER),
                    (392, 330, CORNER),
                    (366, 160, CORNER),
                ]
            ),
            ink,
        )
        pen.fill(
            curve([(20, 118, CORNER), (52, 118, CORNER), (58, 210), (70, 300), (34, 330), (4, 300), (14, 210)]), ink
        )

    cool = smoothstep(520, 40, c.x) * smoothstep(560, 300, c.y)
    c.multiply(np.asarray(cool, np.float32), (0.5, 0.1, 320), 0.4)
    c.draw(tools, soft=2, alpha=0.9, detail=0.2)
    pane = c.mask(polygon([(668, -10), (812, -10), (812, 400), (668, 372)]), soft=2.5)
    c.fill(pane, (0.96, 0.13, 84), detail=0.8)
    bars = c.mask(
        polygon([(734, -10), (746, -10), (746, 390), (734, 388)]),
        polygon([(660, 118), (812, 112), (812, 126), (660, 132)]),
        polygon([(660, 254), (812, 262), (812, 276), (660, 268)]),
        soft=1.5,
    )
    c.fill(bars, (0.5, 0.12, 50), 0.85, detail=0.4)
    c.emit(pane - bars, 1.0)
    sill = c.mask(polygon([(640, 374), (812, 404), (812, 430), (640, 394)]), soft=1.5)
    c.fill(sill, (0.62, 0.13, 55), detail=0.4)
    c.glow(760, 200, 200, (0.93, 0.14, 72), 0.75)


def _bench(c: Canvas) -> None:
    top = plane(
        c,
        c.mask(polygon([(-20, _BACK), (820, _BACK), (820, 1220), (-20, 1220)])),
        ((10, _BACK), (790, _BACK), (1900, 1240), (-1100, 1240)),
    )
    at = top.mask.where
    x, y = c.x[at], c.y[at]
    sun = np.exp(-(((x - 470 - 0.1 * (y - 850)) / 330) ** 2 + ((y - 850) / 260) ** 2))
    # The window lies on the wood, drawn out by the low sun.
    across, down = (x - 520 + 0.95 * (y - 800)) / 330, (y - 640) / 330
    lying = (
        smoothstep(-1.02, -0.9, across)
        * smoothstep(1.02, 0.9, across)
        * smoothstep(-0.1, 0.0, down)
        * smoothstep(1.5, 1.3, down)
    )
    bars = np.exp(-((across / 0.05) ** 2)) + sum(np.exp(-(((down - d) / 0.035) ** 2)) for d in (0.36, 0.86))
    sun = np.asarray(0.72 * sun + 0.46 * lying * (1 - 0.8 * np.clip(bars, 0, 1)) * (0.4 + 0.6 * sun))
    planks(
        c,
        top,
        (0.46, 0.125, 46),
        across=6,
        length=1.2,
        light=np.asarray(-0.24 + 0.52 * sun, np.float32),
        gap=0.02,
        seed="bench",
    )
    nick = c.noise.at("nicks", top.u * 160, top.v * 18, 1.0, 2)
    c.multiply(top.mask * np.asarray(smoothstep(0.74, 0.84, nick), np.float32), (0.3, 0.08, 35), 0.4)
    c.multiply(c.full(smoothstep(_BACK + 40, _BACK, c.y) * smoothstep(_BACK - 8, _BACK, c.y)), (0.24, 0.07, 30), 0.6)
    for x0, y0 in ((120, 652), (86, 960), (764, 980)):
        s = size(y0)
        c.fill(c.mask(oval(x0, y0, 26 * s, 11 * s), soft=1), (0.13, 0.04, 30), detail=0.5)
        c.screen(
            c.mask(limb([(x0 - 24 * s, y0 + 5 * s, 1.4), (x0, y0 + 11 * s, 2), (x0 + 24 * s, y0 + 5 * s, 1.4)], 12)),
            (0.9, 0.13, 72),
            0.4,
        )


def _beam(c: Canvas) -> None:
    shafts = (
        [(690, -10), (736, -10), (560, 900), (180, 900)],
        [(746, 20), (812, 0), (812, 160), (760, 960), (600, 1010)],
        [(690, 130), (734, 130), (430, 1010), (60, 1010)],
    )
    for k, pts in enumerate(shafts):
        shaft = c.mask(polygon(pts), soft=16)
        streak = c.field(f"beam{k}", 90, 4) * 0.8 + 0.35
        c.screen(shaft * np.asarray(streak * smoothstep(1000, 420, c.y), np.float32), (0.86, 0.13, 72), 0.3)


def _herd(c: Canvas, road: Mask) -> None:
    """The caravan, far ones first, every one with its long shadow on the wood."""
    for k, (share, way, step, trunk, grow) in enumerate(_LINE):
        x, y = spot(share)
        paint_walker(
            c,
            Walker(
                x=x,
                y=y,
                size=136 * size(y) * grow,
                way=way,
                legs=_STRIDES[step],
                trunk=trunk,
                tint=0.25 * (k % 3),
                tusks=grow > 0.7,
            ),
            road,
            f"herd{k}",
        )


_DOWN = ((0.69, 0.44), (0.69, 0.24), (0.74, 0.1), (0.8, 0.09))
_CURLED = ((0.69, 0.44), (0.67, 0.28), (0.71, 0.18), (0.78, 0.2))
_RAISED = ((0.76, 0.62), (0.88, 0.72), (0.94, 0.88), (0.92, 1.0))
_REACHING = ((0.71, 0.48), (0.78, 0.36), (0.88, 0.34), (0.95, 0.38))

_LINE: tuple[tuple[float, Literal["left", "right"], int, tuple[tuple[float, float], ...], float], ...] = (
    (0.297, "left", 0, _RAISED, 1.05),
    (0.352, "left", 1, _REACHING, 1.0),
    (0.472, "right", 0, _CURLED, 1.0),
    (0.543, "right", 1, _DOWN, 1.04),
    (0.645, "left", 0, _DOWN, 1.08),
    (0.703, "left", 1, _REACHING, 0.96),
    (0.753, "right", 1, _CURLED, 0.52),
)
"""From the first to the last: share of the way, direction, gait, trunk, growth."""


def _litter(c: Canvas) -> None:
    """What lies about a bench: sawdust, chips, loose curls."""
    r = c.rng("litter")
    n = 900
    y = _BACK + 14 + 640 * r.random(n) ** 0.8
    x = r.uniform(0, 800, n)
    lit = np.exp(-(((x - 470) / 330) ** 2 + ((y - 850) / 260) ** 2))
    tone = np.stack(
        [mix((0.4, 0.1, 48), (0.93, 0.1, 80), float(a)) for a in np.clip(lit * r.uniform(0.3, 1.2, n), 0, 1)]
    )
    long = r.uniform(2.5, 9, n) * (y - 300) / 800
    strew(
        c,
        "pebble",
        x - 2,
        y + 1.5,
        long * 1.1,
        r.normal(0, 0.4, n),
        tone * 0.25,
        seed="crumb-shade",
        alpha=0.7,
        detail=0.5,
    )
    strew(c, "pebble", x, y, long, r.normal(0, 0.4, n), tone.astype(np.float32), seed="crumbs", detail=0.6)
    for px, py, q, a in (
        (92, 812, 26, 0.4),
        (706, 860, 20, 1.2),
        (84, 1064, 32, 3.0),
        (716, 684, 13, 0.2),
        (92, 660, 12, 4.0),
    ):
        curl(c, px, py, q, a)


def _dust(c: Canvas) -> None:
    r = c.rng("dust")

    def place(g: np.random.Generator) -> tuple[float, float]:
        t = float(g.random())
        return 740 - 420 * t + float(g.normal(0, 70)), 80 + 820 * t + float(g.normal(0, 70))

    glints(c, r, 16, place, (0.97, 0.1, 82), size=(2.5, 5.0), power=0.6)
