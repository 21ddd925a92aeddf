"""Parts of Express: the old mail coach on its threads of silk, its wheels, lamps and lit windows."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, circle, curve, limb, oval, place, polygon

from .bee import FEET

_AT = (458.0, 880.0)
_SIZE = 1.16
_TURN = -3.0
_DEEP = (-13.0, -9.0)
"""From the near side to the far one: we see it from its side, and hardly anything of its front and roof."""
_RED = (0.47, 0.17, 15)
_BRASS = (0.8, 0.13, 85)


def _to(points: list[tuple[float, ...]], far: float = 0.0) -> list[tuple[float, ...]]:
    moved = [(p[0] + _DEEP[0] * far, p[1] + _DEEP[1] * far, *p[2:]) for p in points]
    a = math.radians(_TURN)
    co, si = math.cos(a) * _SIZE, math.sin(a) * _SIZE
    out: list[tuple[float, ...]] = []
    for p in moved:
        rest = tuple(v if v == CORNER else v * _SIZE for v in p[2:])
        out.append((_AT[0] + p[0] * co - p[1] * si, _AT[1] + p[0] * si + p[1] * co, *rest))
    return out


_BODY: list[tuple[float, ...]] = [
    (-78, -92, CORNER), (78, -92, CORNER), (80, -40), (74, -12), (58, 18), (30, 32), (-30, 32), (-58, 18), (-74, -12),
    (-80, -40),
]  # fmt: skip
_ROOF: list[tuple[float, ...]] = [(-88, -90, CORNER), (-80, -102), (0, -108), (80, -102), (88, -90, CORNER)]


def _wheel(c: Canvas, x: float, y: float, q: float, far: float) -> None:
    ((px, py, *_),) = _to([(x, y)], far)
    dark = 0.55 * far
    w, h = q * 0.93 * _SIZE, q * _SIZE
    tyre = c.mask(oval(px, py, w, h)) - c.mask(oval(px, py, w * 0.83, h * 0.84))
    red: Colour = (0.5 - 0.2 * dark, 0.16, 18)

    def spokes(pen: Pen) -> None:
        for k in range(10):
            a = 6.283 * k / 10 + 0.2
            pen.stroke([(px, py), (px + math.cos(a) * w * 0.9, py + math.sin(a) * h * 0.9)], red, q * 0.075)

    c.draw(spokes, relief=2.5, detail=0.9)
    c.form(tyre, red, thickness=q * 0.14, rim=0.9, detail=0.9)
    iron = c.mask(oval(px, py, w * 1.03, h * 1.03)) - c.mask(oval(px, py, w * 0.95, h * 0.95))
    c.form(iron, (0.3, 0.03, 60), thickness=3, rim=1.0, detail=0.9)
    hub = c.mask(oval(px, py, w * 0.2, h * 0.2))
    c.form(hub, _BRASS, thickness=q * 0.2, gloss=0.6, rim=0.6, detail=0.9)


def _panel(c: Canvas, points: list[tuple[float, ...]], far: float = 0.0) -> Mask:
    return c.mask(curve(_to(points, far)))


def _solid(c: Canvas, points: list[tuple[float, ...]], near: float, far: float) -> Mask:
    """Return the silhouette of a panel drawn through from its near face to its far one."""
    out = _panel(c, points, near)
    for share in np.linspace(near, far, 14)[1:]:
        out = out | _panel(c, points, float(share))
    return out


def _rings() -> list[tuple[float, float]]:
    """Return where the four brass rings stand on the roof."""
    return [(p[0], p[1]) for p in _to([(-74, -124), (-30, -126), (30, -126), (74, -124)])]


def paint_silk(c: Canvas) -> None:
    """Taut threads from the bee's feet to four rings on the roof, spun double, beaded with dew."""
    lines = [[(ax, ay), (bx, by)] for (ax, ay), (bx, by) in zip(FEET, _rings(), strict=True)]

    def spin(pen: Pen) -> None:
        for line in lines:
            pen.stroke([(x + 2, y + 1) for x, y in line], (0.3, 0.07, 120), 6.4, 0.6)
            pen.stroke(line, (0.97, 0.035, 90), 4.2)
            (ax, ay), (bx, by) = line
            for k in range(26):  # the twist of the two strands
                s = (k + 0.5) / 26
                x, y = ax + (bx - ax) * s, ay + (by - ay) * s
                pen.stroke([(x - 2, y - 2.4), (x + 2, y + 2.4)], (0.62, 0.07, 80), 1.1, 0.8)

    c.draw(spin, detail=0.95)
    for (ax, ay), (bx, by) in lines:
        for s in (0.3, 0.62):
            c.glow(ax + (bx - ax) * s, ay + (by - ay) * s, 5, (0.99, 0.03, 95), 0.8)


def paint_knots(c: Canvas) -> None:
    """Silk wound about each foot, and its knot on each ring."""

    def wind(pen: Pen) -> None:
        for ax, ay in FEET:
            for k in range(5):
                y = ay - 13 + 4.6 * k
                pen.stroke([(ax - 6, y + 2), (ax + 1, y + 3), (ax + 7, y - 1)], (0.5, 0.06, 75), 4.8)
                pen.stroke([(ax - 6, y + 1), (ax + 1, y + 2), (ax + 7, y - 2)], (0.96, 0.035, 88), 3.2)
        for bx, by in _rings():
            pen.stroke(circle(bx, by + 6, 6.5), (0.38, 0.08, 65), 4.6)
            pen.stroke(circle(bx, by + 6, 6.5), _BRASS, 3.0)
            for k in range(3):
                pen.stroke([(bx - 5, by - 8 + 4 * k), (bx + 5, by - 10 + 4 * k)], (0.96, 0.035, 88), 3.4)
            pen.stroke([(bx + 3, by - 4), (bx + 12, by + 2), (bx + 10, by + 10)], (0.94, 0.035, 88), 2.2)

    c.draw(wind, relief=1.2, detail=0.97)


def paint_coach(c: Canvas) -> None:
    """Paint the coach, far wheels first, lamps and windows last."""
    for x, y, q in ((-84.0, 46.0, 38.0), (84.0, 34.0, 50.0)):
        _wheel(c, x, y, q, 1.0)
    # Perch and springs below, boots before and behind.
    perch = c.mask(limb([(*p,) for p in _to([(-96, 44, 6), (-40, 40, 5), (40, 38, 5), (96, 32, 6)], 0.4)], 24))
    c.form(perch, (0.26, 0.06, 25), thickness=6, rim=0.8, detail=0.85)
    c.form(_solid(c, _BODY, 0.0, 1.0), (0.36, 0.14, 14), thickness=20, rim=0.5, detail=0.85)
    straps = c.mask(limb([(*p,) for p in _to([(-118, 4, 3), (-108, 34, 4), (-50, 44, 4.5), (50, 44, 4.5), (104, 32, 4),
                                              (116, 0, 3)], 0.1)], 40))  # fmt: skip
    c.form(straps, (0.24, 0.05, 40), thickness=5, rim=0.4, detail=0.88)
    front_boot: list[tuple[float, ...]] = [
        (-72, -64, CORNER),
        (-112, -60, CORNER),
        (-114, -50, CORNER),
        (-102, -44),
        (-106, -16),
        (-138, -14, CORNER),
        (-148, -30, CORNER),
        (-154, -27, CORNER),
        (-144, -2, CORNER),
        (-106, 4),
        (-92, 18, CORNER),
        (-60, 20, CORNER),
    ]
    rear: list[tuple[float, ...]] = [
        (70, -46, CORNER),
        (116, -46, CORNER),
        (120, -40),
        (114, 6),
        (104, 14, CORNER),
        (58, 20, CORNER),
    ]
    for shape in (front_boot, rear):
        c.form(_solid(c, shape, 0.08, 0.92), (0.27, 0.08, 18), thickness=16, rim=0.6, detail=0.85)
        m = _panel(c, shape, 0.08)
        c.form(m, (0.34, 0.09, 15), thickness=18, rim=0.8, gloss=0.3, detail=0.9)
        c.screen((m - m.grow(-2.0)), _BRASS, 0.4)
    body = _panel(c, _BODY)
    c.shadow(body, 2, 6, 8, 0.5)
    c.form(body, _RED, thickness=26, rim=0.25, gloss=0.25, mottle=0.06, detail=0.9)
    lower = body & c.mask(polygon([p[:2] for p in _to([(-100, -24), (100, -24), (100, 60), (-100, 60)])]))
    c.multiply(lower, (0.5, 0.1, 20), 0.55)
    trim = [(-79, -24), (79, -24)]

    def lines(pen: Pen) -> None:
        pen.stroke(curve(_to([(*p,) for p in trim]), closed=False), _BRASS, 2.6)
        for x in (-27.0, 27.0):
            pen.stroke(curve(_to([(x, -90), (x, 30)]), closed=False), (0.24, 0.09, 15), 2.2)
            pen.stroke(curve(_to([(x + 2, -90), (x + 2, 30)]), closed=False), (0.78, 0.13, 30), 1.0, 0.7)
        knob = _to([(20, -14)])[0]
        pen.dot(knob[0], knob[1], 2.6, _BRASS)
        crest = _to([(0, 2)])[0]
        pen.stroke(circle(crest[0], crest[1], 10), _BRASS, 2)
        pen.fill(oval(crest[0], crest[1], 4, 6), _BRASS)

    c.draw(lines, relief=1.2, detail=0.95)
    c.screen(body - body.grow(-2.2), _BRASS, 0.35)
    _windows(c)
    c.form(_solid(c, _ROOF, 0.0, 1.0), (0.42, 0.06, 30), thickness=14, rim=0.9, mottle=0.1, detail=0.9)
    edge = _panel(c, _ROOF)
    c.form(edge, (0.36, 0.1, 20), thickness=8, rim=0.9, detail=0.9)
    c.screen(edge.edge(0, 2.2, 0.6), _BRASS, 0.5)
    _luggage(c)
    for x, y, q in ((-88.0, 48.0, 39.0), (86.0, 36.0, 51.0)):
        ((px, py, *_),) = _to([(x, y)])
        c.shadow(c.mask(oval(px, py, q, q)) - c.mask(oval(px, py, q * 0.8, q * 0.8)), 3, 4, 4, 0.5)
        _wheel(c, x, y, q, 0.0)
    _lamp(c, -92, -66)
    _lamp(c, 94, -60)


def _windows(c: Canvas) -> None:
    panes: tuple[tuple[float, float, float], ...] = ((-68, -36, 1.0), (-20, 20, 0.0), (36, 68, 1.0))
    glass = ramp([(0.99, 0.06, 98), (0.96, 0.12, 90), (0.9, 0.16, 76), (0.74, 0.18, 58)])
    for a, b, _ in panes:
        frame = c.mask(polygon([p[:2] for p in _to([(a - 3, -84), (b + 3, -84), (b + 3, -33), (a - 3, -33)])]))
        c.form(frame, (0.72, 0.12, 78), thickness=4, rim=0.7, detail=0.95)
        pane = c.mask(curve(_to([(a, -36, CORNER), (a, -72), ((a + b) / 2, -81), (b, -72), (b, -36, CORNER)])))
        x, y = _to([((a + b) / 2, -54)])[0][:2]
        d = np.hypot((c.x[pane.where] - x) / 30, (c.y[pane.where] - y) / 40)
        c.fill(pane, pick(glass, np.asarray(d, np.float32)), detail=0.97)
        c.emit(pane, 0.85)
        _pile(c, pane, a, b)
        c.glow(x, y, 34, (0.95, 0.14, 74), 0.45)


def _pile(c: Canvas, pane: Mask, a: float, b: float) -> None:
    """Letters heaped behind a window, against the light."""
    r = c.rng(f"pile{a}")

    def heap(pen: Pen) -> None:
        for k in range(9):
            x, y = float(r.uniform(a, b)), -38 - 2.2 * (k // 3) * float(r.uniform(0.8, 1.6))
            px, py = _to([(x, y)])[0][:2]
            tone: Colour = (float(r.uniform(0.5, 0.72)), 0.13, float(r.uniform(48, 66)))
            pen.fill(box(px - 7, py - 4.5, 14, 9, 1, float(r.uniform(-40, 40))), tone)

    c.draw(heap, relief=1.5, detail=0.97, clip=pane)


def _luggage(c: Canvas) -> None:
    """Mail sacks and a trunk on the roof, tied down."""
    (ax, ay, *_), (bx, by, *_) = _to([(-52, -136)], 0.5)[0], _to([(36, -122)], 0.6)[0]
    (dx, dy, *_), (ex, ey, *_) = _to([(66, -116)], 0.4)[0], _to([(10, -118)], 0.3)[0]
    heaps: tuple[tuple[Path, Colour], ...] = (
        (box(ax, ay, 56, 30, 4, _TURN), (0.42, 0.08, 50)),
        (oval(bx, by, 27, 21, 8), (0.74, 0.06, 80)),
        (oval(dx, dy, 20, 17, -14), (0.66, 0.07, 70)),
        (oval(ex, ey, 18, 15, 10), (0.8, 0.05, 80)),
    )
    for path, tone in heaps:
        m = c.mask(path, wobble=2, cell=12)
        c.shadow(m, 0, 3, 4, 0.5)
        c.form(m, tone, thickness=16, rim=0.9, mottle=0.09, detail=0.9)

    def rail(pen: Pen) -> None:
        pen.stroke(curve(_to([(-80, -118), (80, -118)]), closed=False), _BRASS, 2.4)
        for x in (-80, -40, 0, 40, 80):
            pen.stroke(curve(_to([(x, -118), (x, -103)]), closed=False), _BRASS, 2)

    c.draw(rail, relief=1.4, detail=0.95)


def _lamp(c: Canvas, x: float, y: float) -> None:
    ((px, py, *_),) = _to([(x, y)])
    case = c.mask(box(px - 8, py - 12, 16, 24, 4), polygon(place([(-10, -11), (10, -11), (0, -21)], px, py)))
    c.form(case, (0.3, 0.04, 50), thickness=6, rim=0.9, detail=0.95)
    glass = c.mask(oval(px, py, 5.6, 8.6))
    c.fill(glass, (0.99, 0.07, 95), detail=0.98)
    c.emit(glass, 1.0)
    c.glow(px, py, 15, (0.97, 0.1, 86), 0.85)
    c.glow(px, py, 64, (0.94, 0.14, 74), 0.4)
