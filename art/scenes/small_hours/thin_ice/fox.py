"""Thin Ice's small things: the fox, its long shadow, its tracks, the shadows of firs on the shore."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.motifs.plants import pine
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, move, oval

_AT: Final = (556.0, 1112.0)
_SIZE: Final = 1.03
_LEAN: Final = 0.34
"""How far the low sun throws the shadow to the right for each unit up."""
_TALL: Final = 1.78

_SKULL: Final = ((-163, 120, CORNER), (-147, 129), (-131, 136), (-121, 146), (-114, 152, CORNER))
_EARS: Final = (
    *((-117, 180, CORNER), (-107, 170), (-101, 160, CORNER)),
    *((-92, 186, CORNER), (-80, 170), (-73, 148, CORNER)),
)
_NAPE: Final = ((-92, 157), (-74, 149))
_TOPLINE: Final = ((-56, 136), (-36, 122), (0, 114), (46, 117), (80, 109), (95, 92), (92, 70))
_UNDER: Final = (
    (74, 56),
    (48, 66),
    (10, 57),
    (-36, 46),
    (-62, 52),
    (-80, 70),
    (-89, 90),
    (-101, 103, CORNER),
    (-126, 107),
)
_MOUTH: Final = ((-153, 112, CORNER),)
_LEGS: Final = (
    ((70, 84, 26), (58, 58, 16), (80, 36, 7), (76, 14, 4.6), (66, 3, 5.6)),
    ((66, 84, 20), (82, 58, 12), (110, 38, 6.5), (116, 15, 4.6), (108, 3, 5.4)),
    ((-50, 84, 21), (-58, 56, 12), (-70, 32, 6), (-84, 12, 4.6), (-95, 3, 5.4)),
    ((-44, 80, 20), (-37, 54, 11), (-24, 30, 6), (-14, 13, 4.6), (-24, 3, 5.4)),
)
_BRUSH: Final = ((84, 94, 10), (114, 86, 15), (146, 70, 23), (180, 52, 20), (206, 42, 9), (216, 39, 2))


def _thrown(points: Points) -> list[tuple[float, ...]]:
    """Points of the fox seen from its side (forward is left, up is up), as the sun throws them on the snow."""
    x0, y0 = _AT
    return [
        (
            x0 + _SIZE * (p[0] + _LEAN * _TALL * p[1]),
            y0 - _SIZE * _TALL * p[1],
            *(v if v < 0 else v * _SIZE for v in p[2:]),
        )
        for p in points
    ]


def shade(c: Canvas) -> None:
    """The shadow: a fox from its side, drawn up the snow, sharp at its feet and softer at its ears."""
    paths = [
        curve(_thrown([*_SKULL, *_EARS, *_TOPLINE, *_UNDER, *_MOUTH]), pull=0.3),
        *(limb(_thrown(leg)) for leg in _LEGS),
        limb(_thrown(_BRUSH)),
    ]
    sharp, soft = c.mask(*paths, soft=0.8), c.mask(*paths, soft=2.6)
    high = np.asarray(smoothstep(_AT[1] - 30, _AT[1] - 240, c.y), np.float32)
    both = sharp * (1 - high) | soft * high
    c.multiply(c.mask(*paths, soft=9), (0.7, 0.07, 258), 0.35)
    c.multiply(both, (0.34, 0.11, 264), 0.8)
    c.glaze(both, (0.29, 0.115, 258), 0.75)


def _side(points: Points) -> list[tuple[float, ...]]:
    """Points of the fox seen from its side, on the card."""
    x0, y0 = _AT
    return [(x0 + _SIZE * p[0], y0 - _SIZE * p[1], *(v if v < 0 else v * _SIZE for v in p[2:])) for p in points]


def _leg(c: Canvas, points: Points, far: bool) -> Mask:
    """A leg, black to above the wrist, its paw pressed into the snow."""
    m = c.mask(limb(_side(points)), wobble=0.7, cell=6)
    foot = _side(points[-1:])[0]
    c.multiply(c.mask(oval(foot[0] + 6, foot[1] + 1, 17, 6), soft=3), (0.3, 0.1, 264), 0.8)
    c.form(m, (0.46, 0.13, 42) if far else (0.6, 0.16, 47), thickness=9, rim=0.0, detail=0.95)
    low = m * np.asarray(smoothstep(_AT[1] - 62, _AT[1] - 40, c.y), np.float32)
    c.fill(low, (0.17, 0.03, 40), 0.93, detail=0.95)
    return m


def fox(c: Canvas) -> None:
    """The fox from its side, one paw forward, its brush low, its head up: the sun on its breast."""
    coat: Colour = (0.63, 0.165, 49)
    for leg in (_LEGS[1], _LEGS[2]):
        _leg(c, leg, far=True)
    tail = c.mask(limb(_side(_BRUSH)), wobble=2.2, cell=8)
    c.multiply(c.mask(limb(_side([(120, 6, 6), (170, 4, 10), (212, 6, 4)])), soft=7), (0.4, 0.1, 262), 0.5)
    brush = c.form(tail, (0.57, 0.155, 45), thickness=18, rim=0.0, mottle=0.1, grain=9, detail=0.92)
    tx, ty = _side([(212, 42)])[0][:2]
    c.fill(c.mask(oval(tx, ty, 30, 26), soft=7) & tail, (0.96, 0.02, 80), 0.95, detail=0.95)
    fur(c, brush, 0.42, seed="tail", length=(9, 18), spacing=2.2, spread=0.3, detail=0.92)
    near = _leg(c, _LEGS[0], far=False) | _leg(c, _LEGS[3], far=False)
    outline = [*_SKULL, *_NAPE, *_TOPLINE, *_UNDER, *_MOUTH]
    trunk = c.mask(curve(_side(outline), pull=0.3), wobble=1.2, cell=7)
    haunch = c.mask(limb(_side([(70, 88, 25), (62, 68, 18), (64, 52, 11)])), wobble=1, cell=7)
    body = c.form(trunk | haunch, coat, thickness=30, rim=0.0, mottle=0.08, grain=10, detail=0.94)
    whole = trunk | haunch
    back = c.mask(limb(_side([(-104, 156, 7), (-66, 142, 10), (-20, 116, 10), (50, 108, 10), (92, 90, 9)])), soft=9)
    c.multiply(back & whole, (0.5, 0.14, 32), 0.55)
    groin = c.mask(limb(_side([(-30, 58, 8), (10, 62, 9), (44, 68, 8)])), soft=7)
    c.multiply(groin & whole, (0.5, 0.11, 330), 0.6)
    bend = c.mask(limb(_side([(40, 98, 3), (42, 76, 5), (54, 60, 3)])), soft=5)
    c.multiply(bend & whole, (0.5, 0.13, 25), 0.5)
    bib = c.mask(
        curve(
            _side(
                [
                    *((-156, 113), (-136, 123), (-117, 124), (-104, 118), (-88, 104), (-70, 76), (-58, 46)),
                    *((-84, 60), (-96, 88), (-106, 98), (-128, 103)),
                ]
            )
        ),
        soft=3,
        wobble=3,
        cell=8,
    )
    c.fill(bib & whole, (0.96, 0.025, 75), 0.94, detail=0.95)
    fur(c, body, _comb(c), seed="fox", length=(7, 14), spacing=2.1, spread=0.32, detail=0.94)
    _face(c)
    both = whole | tail | near
    c.multiply(both.edge(3, -9, 7), (0.42, 0.12, 320), 0.35)
    c.screen(whole.edge(-8, 3, 7), (0.95, 0.09, 70), 0.3)


def _comb(c: Canvas) -> Array:
    """Which way its hair lies: back along the body, down the breast."""
    x, y = _side([(-70, 100)])[0][:2]
    breast = smoothstep(x + 30, x - 20, c.x) * smoothstep(y - 40, y, c.y)
    return np.asarray(0.12 + 1.1 * breast, np.float32)


def _face(c: Canvas) -> None:
    """Ears with black backs, a slit of an eye, the dark tear line, a black nose."""
    for ear, tone in (
        (((-114, 146), (-115, 180, CORNER), (-106, 170), (-100, 148)), (0.24, 0.06, 40)),
        (((-101, 144), (-92, 186, CORNER), (-82, 170), (-76, 142)), (0.2, 0.045, 40)),
    ):
        m = c.mask(curve(_side(ear), pull=0.3), soft=0.8)
        c.form(m, tone, thickness=6, rim=0.0, detail=0.95)
        root = m * np.asarray(smoothstep(_side([(0, 168)])[0][1], _side([(0, 150)])[0][1], c.y), np.float32)
        c.fill(root, (0.58, 0.16, 46), 0.95, detail=0.95)

    def marks(pen: Pen) -> None:
        pen.fill(limb(_side([(-132, 134, 1.2), (-142, 128, 2.4), (-155, 122, 1)])), (0.34, 0.08, 35), 0.55)
        pen.stroke(curve(_side([(-152, 114), (-142, 114), (-134, 118)]), closed=False), (0.25, 0.05, 40), 1.3, 0.45)
        eye = [(-115, 138, CORNER), (-121, 143), (-129, 136, CORNER), (-122, 134.5)]
        pen.fill(curve(_side(eye)), (0.12, 0.03, 40), 0.95)
        nx, ny = _side([(-161, 119)])[0][:2]
        pen.fill(oval(nx, ny, 5.2, 4.6, -20), (0.1, 0.02, 300))

    c.draw(marks, detail=0.95, soft=0.4)


def tracks(c: Canvas, snow: Mask) -> None:
    """A single line of prints, as foxes walk, out of the shadow of the firs."""
    r = c.rng("tracks")
    path = [(560.0, 1215.0), (640.0, 1190.0), (720.0, 1158.0), (775.0, 1118.0), (800.0, 1080.0), (812.0, 1056.0)]
    whole = snow.whole()

    def work(pen: Pen) -> None:
        for k in range(17):
            q = k / 16 * (len(path) - 1.001)
            i, f = int(q), q - int(q)
            dx, dy = path[i + 1][0] - path[i][0], path[i + 1][1] - path[i][1]
            px, py = path[i][0] + dx * f + float(r.normal(0, 1.5)), path[i][1] + dy * f + (3 if k % 2 else -3)
            on = whole[min(int(py * c.scale), c.h - 1), min(int(px * c.scale), c.w - 1)] > 0.5
            tone: Colour = (0.36, 0.1, 262) if on else (0.9, 0.03, 230)
            way = math.degrees(math.atan2(dy, dx))
            pen.fill(oval(px, py, 6, 4.6, way), tone, 0.75)
            for a in (-50, -15, 20, 50):
                d = math.radians(a + way)
                pen.dot(px + 8 * math.cos(d), py + 8 * math.sin(d), 1.6, tone, 0.75)

    c.draw(work, detail=0.8)


def firs(c: Canvas) -> None:
    """Firs stand on the shore, out of the picture; only their shadows reach in, upright like a wood."""
    r = c.rng("firs")
    wood = c.full(0.0)
    for x, long, wide in (
        *(
            (-16.0, 400.0, 140.0),
            (74.0, 235.0, 96.0),
            (148.0, 310.0, 112.0),
            (236.0, 150.0, 74.0),
            (304.0, 190.0, 80.0),
        ),
        *((392.0, 96.0, 60.0), (470.0, 120.0, 66.0), (640.0, 84.0, 60.0), (716.0, 104.0, 60.0), (800.0, 150.0, 84.0)),
    ):
        tree = move(pine(0.0, 0.0, long, wide, r), dx=x, dy=1232.0, turn=9)
        wood = wood | c.mask(tree, soft=1.0 + 0.008 * long)
    wood = wood | c.full(smoothstep(1176, 1200, c.y + 22 * (c.field("bank", 60, 3) - 0.5)))
    c.multiply(wood, (0.42, 0.11, 262), 0.75)
    c.glaze(wood, (0.33, 0.11, 257), 0.7)
