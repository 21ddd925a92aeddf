"""Thin Ice's small things: the fox from above, its long shadow, its tracks, the shadows of firs on the shore."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.motifs.plants import pine
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, move, oval

_AT: Final = (560.0, 1066.0)
_SIZE: Final = 0.95
_LEAN: Final = 0.16
"""How far the low sun throws the shadow to the right for each unit up."""
_TALL: Final = 1.36

_SKULL: Final = ((-172, 141, CORNER), (-150, 150), (-132, 157), (-119, 168), (-114, 173, CORNER))
_EARS: Final = (
    *((-108, 210, CORNER), (-97, 190), (-93, 178, CORNER)),
    *((-82, 204, CORNER), (-77, 184), (-74, 162, CORNER)),
)
_TOPLINE: Final = ((-62, 138), (-38, 117), (8, 110), (48, 114), (78, 106), (92, 92), (90, 72))
_UNDER: Final = ((74, 60), (50, 69), (10, 62), (-36, 55), (-64, 72), (-80, 100), (-104, 122), (-136, 131))
_MOUTH: Final = ((-164, 133, CORNER),)
_LEGS: Final = (
    ((72, 84, 23), (58, 58, 14), (80, 36, 7), (76, 14, 4.6), (66, 3, 5.6)),
    ((66, 84, 20), (82, 58, 12), (110, 38, 6.5), (116, 15, 4.6), (108, 3, 5.4)),
    ((-48, 84, 19), (-58, 56, 10), (-70, 32, 6), (-84, 12, 4.6), (-95, 3, 5.4)),
    ((-42, 80, 16), (-36, 54, 9), (-24, 30, 6), (-14, 13, 4.6), (-24, 3, 5.4)),
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


def _plan(points: Points) -> list[tuple[float, ...]]:
    """Points (along the spine, across to the fox's left, which is down the card); its back is nearer to us."""
    x0, y0 = _AT
    return [(x0 + _SIZE * p[0], y0 - 24 + _SIZE * p[1], *(v if v < 0 else v * _SIZE for v in p[2:])) for p in points]


def _stockings(c: Canvas, near: bool) -> None:
    """Legs, much foreshortened, black to above the wrist; each ends where a leg of the shadow begins."""
    black: Colour = (0.2, 0.035, 40)
    legs: tuple[Points, ...] = (
        ((78, 0, 12), (88, 16, 8), (105, 26, 5.4), (103, 32, 4.6), (91, 35, 4.6)),
        ((-36, 0, 9), (-30, 18, 6.4), (-25, 30, 4.8), (-37, 34, 4.6)),
    )
    if near:
        legs = (
            ((66, 12, 14), (62, 26, 9), (74, 37, 5.4), (71, 44, 4.6), (58, 47, 4.8)),
            ((-50, 10, 11), (-66, 24, 7.4), (-84, 36, 5.2), (-95, 41, 5.4)),
        )
    for spine in legs:
        m = c.mask(limb(_plan(spine)))
        foot = _plan(spine[-1:])[0]
        c.multiply(c.mask(oval(foot[0] + 3, foot[1] - 1, 13, 6), soft=3), (0.3, 0.1, 264), 0.7)
        c.form(m, (0.58, 0.16, 46), thickness=7, rim=0.0, bias=0.0 if near else -0.16, detail=0.95)
        low = m * np.asarray(smoothstep(-4, 8, c.y - _plan(spine[1:2])[0][1]), np.float32)
        c.fill(low, black, 0.94, detail=0.95)


def fox(c: Canvas) -> None:
    """The fox from high above, walking: narrow loins, deep shoulders, brush behind, nose to the left."""
    coat: Colour = (0.64, 0.165, 50)
    _stockings(c, near=False)
    _stockings(c, near=True)
    tail = c.mask(
        limb(
            _plan([(86, 2, 6), (104, 4, 8), (128, 12, 16), (158, 20, 23), (188, 19, 19), (212, 8, 9), (224, -2, 1.5)])
        ),
        wobble=1.2,
        cell=6,
    )
    c.multiply(tail.blur(5).move(5, 12), (0.4, 0.1, 262), 0.4)
    brush = c.form(tail, (0.6, 0.16, 47), rim=0.0, mottle=0.12, grain=9, detail=0.92)
    tx, ty = _plan([(216, 6)])[0][:2]
    tip = c.mask(oval(tx, ty, 26, 26), soft=5) & tail
    c.fill(tip, (0.96, 0.02, 80), 0.95, detail=0.95)
    fur(c, brush, 0.0, seed="tail", length=(9, 17), spacing=2.2, spread=0.3, detail=0.92)
    spine = [
        *((92, 0, 9), (82, 0, 19), (64, 2, 26), (42, 3, 21), (18, 1, 17), (-10, -2, 20.5), (-36, -4, 25)),
        *((-56, -6, 22), (-74, -10, 17), (-92, -14, 15)),
    ]
    trunk = c.mask(limb(_plan(spine)), wobble=0.8, cell=6)
    body = c.form(trunk, coat, rim=0.0, mottle=0.1, grain=10, detail=0.94)
    back = c.mask(limb(_plan([(90, -4, 6), (30, -4, 8), (-30, -9, 8), (-88, -15, 6)])), soft=5)
    c.multiply(back & trunk, (0.5, 0.15, 35), 0.6)
    for x, y, rx, ry in ((26.0, 6.0, 20.0, 11.0), (94.0, 8.0, 8.0, 8.0), (-84.0, -2.0, 10.0, 14.0)):
        px, py = _plan([(x, y)])[0][:2]
        c.multiply(c.mask(oval(px, py, rx, ry), soft=6) & trunk, (0.55, 0.13, 30), 0.4)
    fur(c, body, 0.1, seed="fox", length=(6, 12), spacing=2.2, spread=0.4, detail=0.94)
    _head(c, trunk)
    whole = trunk | tail
    c.multiply(whole.edge(2, -9, 5), (0.4, 0.12, 330), 0.5)
    c.screen(whole.edge(-1, 5, 3), (0.95, 0.1, 70), 0.35)


def _head(c: Canvas, trunk: Mask) -> None:
    """The head from above: a broad wedge, white cheeks, a dark line before each eye, black ears."""
    lift = -14.0

    def at(points: Points) -> list[tuple[float, ...]]:
        return _plan([(-80 + 1.22 * (p[0] + 80), lift + 1.22 * (p[1] + 5), *p[2:]) for p in points])

    wedge = [
        *((-80, 8), (-90, 17), (-102, 21), (-117, 13), (-136, 3.5), (-152, -1), (-157, -5, CORNER)),
        *((-152, -9), (-136, -13), (-117, -23), (-104, -31), (-92, -28), (-82, -18), (-76, -5)),
    ]
    head = c.mask(curve(at(wedge)))
    c.multiply(head.blur(4).move(6, -4) & trunk, (0.4, 0.1, 30), 0.5)
    skull = c.form(head, (0.66, 0.17, 52), thickness=14, rim=0.0, mottle=0.08, grain=8, detail=0.95)
    near = c.mask(
        curve(at([(-92, 17), (-103, 21), (-118, 12.5), (-138, 3), (-126, 4), (-112, 9), (-100, 12)])), soft=1.4
    )
    far = c.mask(curve(at([(-106, -31), (-118, -23), (-138, -13), (-128, -12), (-114, -18)])), soft=1.4)
    c.fill((near | far) & head, (0.95, 0.025, 75), 0.9, detail=0.95)
    c.multiply(c.mask(limb(at([(-112, -5, 3), (-132, -5, 4), (-150, -5, 3)])), soft=2) & head, (0.55, 0.12, 35), 0.6)
    fur(c, skull, 0.2, seed="head", length=(4, 8), spacing=2.2, spread=0.4, detail=0.95)
    for ear in (
        ((-103, 7), (-96, 16), (-82, 24, CORNER), (-84, 8)),
        ((-103, -16), (-96, -26), (-82, -34, CORNER), (-84, -18)),
    ):
        m = c.mask(curve(at(ear), pull=0.25))
        c.form(m, (0.2, 0.05, 40), thickness=5, rim=0.0, detail=0.95)
        c.screen(m.edge(-2, 2, 1.2), (0.7, 0.12, 50), 0.6)

    def face(pen: Pen) -> None:
        for y in (7.0, -17.0):
            side = 1 if y > 0 else -1
            eye = at(
                [(-113, y, CORNER), (-118, y + side * 0.6), (-122, y - side * 2.2, CORNER), (-117, y - side * 1.8)]
            )
            pen.fill(curve(eye), (0.14, 0.03, 40), 0.95)
        nx, ny = at([(-156, -5)])[0][:2]
        pen.dot(nx, ny, 4, (0.12, 0.02, 300))

    c.draw(face, detail=0.95, soft=0.4)


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
