"""The hall: a rose-pale wall with the evening's windows thrown upon it, newels, a landing and curved steps."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, circle, curve, polygon

_MARBLE = (0.93, 0.022, 70)
_EDGES: Final = (978.0, 1040.0, 1116.0, 1212.0)
_RISERS: Final = (40.0, 48.0, 58.0, 70.0)


def _bow(c: Canvas, y: float, deep: float = 22.0) -> Array:
    """Heights of a step's edge at each place: it swings towards us in the middle."""
    return np.asarray(y - deep + deep * 1.6 * (1 - ((c.x - 400) / 520) ** 2), np.float32)


def _pane(x: float, y: float, w: float, h: float, skew: float) -> list[Path]:
    """One tall window's light on the wall: two columns of panes below an arch, leaning with the sun."""
    out = []
    gap = 7.0
    for k in range(2):
        x0, x1 = x + k * (w / 2 + gap), x + k * (w / 2 + gap) + w / 2
        for n in range(4):
            y0, y1 = y + n * (h / 4 + gap), y + n * (h / 4 + gap) + h / 4
            out.append(
                polygon(
                    [
                        (x0, y0 + skew * (x0 - x)),
                        (x1, y0 + skew * (x1 - x)),
                        (x1, y1 + skew * (x1 - x)),
                        (x0, y1 + skew * (x0 - x)),
                    ]
                )
            )
    return out


def hall(c: Canvas, figure: Mask) -> None:
    """Paint the hall; `figure` throws its shadow on wall and landing."""
    _wall(c, figure)
    _floor(c, figure)
    for x, way in ((92.0, 1.0), (708.0, -1.0)):
        _newel(c, x, way)
    _mouse(c)


def _wall(c: Canvas, figure: Mask) -> None:
    c.wash([(0, (0.85, 0.03, 20)), (0.35, (0.88, 0.022, 25)), (0.72, (0.865, 0.024, 0)), (1, (0.9, 0.02, 40))], 20)
    trowel = c.field("trowel", 40, 5, (2, 1)) - 0.5
    c.multiply(c.full(np.clip(0.5 + 2.2 * trowel, 0, 1) * smoothstep(880, 860, c.y)), (0.93, 0.022, 0), 0.5)

    def frames(pen: Pen) -> None:
        arch = [
            (196, 800, CORNER),
            (196, 262),
            (240, 128),
            (330, 52),
            (400, 38),
            (470, 52),
            (560, 128),
            (604, 262),
            (604, 800, CORNER),
        ]
        for dx, tone in ((2.5, (0.7, 0.06, 20)), (-2.0, (0.96, 0.03, 60))):
            pen.stroke(curve([(p[0] + dx, p[1] + dx, *p[2:]) for p in arch], closed=False, pull=0.36), tone, 4.5, 0.8)
            for x0, x1 in ((24, 150), (650, 776)):
                panel = [(x0 + dx, 60 + dx), (x1 + dx, 60 + dx), (x1 + dx, 560 + dx), (x0 + dx, 560 + dx)]
                pen.stroke(polygon(panel), tone, 4, 0.7)
            pen.stroke([(0, 806 + dx), (800, 806 + dx)], tone, 5, 0.8)

    c.draw(frames, detail=0.35)
    # The sun through two windows at our left
    light = c.mask(*_pane(128, 78, 208, 560, 0.1), *_pane(452, 108, 236, 590, 0.1), soft=3.5)
    shade = figure.move(96, 34).blur(5)
    lit = (light - shade * 0.92) & c.full(smoothstep(812, 800, c.y))
    dapple = 0.75 + 0.5 * c.field("dapple", 90, 3)
    c.glaze(lit * np.asarray(np.clip(dapple, 0, 1), np.float32), (0.965, 0.062, 76), 0.85)
    c.multiply((shade & c.full(smoothstep(870, 855, c.y))) * 0.5, (0.72, 0.075, 350), 0.5)
    skirting = c.full(smoothstep(806, 810, c.y) * smoothstep(872, 868, c.y))
    c.fill(skirting, (0.89, 0.03, 45), 0.75, detail=0.2)
    c.multiply(c.full(smoothstep(850, 868, c.y) * smoothstep(874, 869, c.y)), (0.6, 0.07, 10), 0.6)


def _marbled(c: Canvas, tone: Array, name: str) -> Array:
    """Colours of polished marble from a tone 0-1: cloudy, with a few veins."""
    cloud = c.field(f"cloud/{name}", 120, 4, (2, 1)) - 0.5
    vein = np.abs(c.field(f"vein/{name}", 150, 5, (1.5, 1)) - 0.5)
    table = ramp([(0, (0.6, 0.06, 340)), (0.4, (0.78, 0.045, 10)), (0.7, (0.9, 0.03, 55)), (1, (0.975, 0.035, 80))])
    t = tone + 0.14 * cloud - 0.13 * smoothstep(0.025, 0.0, vein)
    return pick(table, np.asarray(np.clip(t, 0, 1), np.float32))


def _floor(c: Canvas, figure: Mask) -> None:
    """The landing, then three steps, each riser in half light."""
    tread = c.full(smoothstep(868, 870, c.y))
    far = smoothstep(868, 985, c.y)
    c.fill(tread, _marbled(c, np.asarray(0.72 + 0.2 * far, np.float32), "landing"), detail=0.25)
    for k, (y, h) in enumerate(zip(_EDGES, _RISERS, strict=True)):
        edge = _bow(c, y)
        below = c.full(smoothstep(-0.8, 0.8, c.y - edge))
        depth = (c.y - edge) / h
        side = 0.08 * (400 - c.x) / 400
        rise = 0.42 + side - 0.14 * smoothstep(0.1, 1.0, depth) + 0.3 * smoothstep(0.16, 0.0, depth)
        flat = 0.8 + side + 0.1 * np.clip((depth - 1) * 1.5, 0, 1) - 0.3 * smoothstep(1.25, 1.0, depth)
        tone = np.where(depth < 1, rise, flat)
        c.fill(below, _marbled(c, np.asarray(tone, np.float32), f"step{k}"), detail=0.55)
        nose = c.full(np.exp(-(((c.y - edge - 1) / 2.2) ** 2)))
        c.screen(nose, (0.98, 0.06, 75), 0.75)
        c.multiply(c.full(np.exp(-(((c.y - edge - 9) / 3.2) ** 2))), (0.7, 0.07, 350), 0.5)
    # The evening lies across the steps in long bars; she and her train hold it back
    for x0, x1 in ((-60, 90), (150, 330), (500, 640), (720, 860)):
        bar = c.mask(polygon([(x0, 870), (x1, 870), (x1 + 180, 1210), (x0 + 150, 1210)]), soft=7)
        c.glaze(bar, (0.975, 0.065, 74), 0.34)
    c.multiply(figure.move(64, 16).blur(9) & tread, (0.6, 0.075, 340), 0.62)


def _newel(c: Canvas, x: float, way: float) -> None:
    """A post with its ball, a hand rail and balusters that leave the picture."""
    outer = -way
    c.multiply(
        c.mask(polygon([(x + 30, 985), (x + 120, 1000), (x + 110, 880), (x + 40, 860)]), soft=10),
        (0.62, 0.07, 345),
        0.5,
    )
    for k in range(3):
        bx = x + outer * (70 + 46 * k)
        turned = [
            (bx - 6, 700),
            (bx - 13, 738),
            (bx - 7, 776),
            (bx - 15, 850),
            (bx - 17, 900),
            (bx - 8, 936),
            (bx - 14, 962, CORNER),
        ]
        right = [(2 * bx - p[0], *p[1:]) for p in reversed(turned)]
        c.form(c.mask(curve([*turned, *right])), _MARBLE, thickness=14, rim=0.4, mottle=0.05, detail=0.5)
    rail = polygon([(x, 668), (x + outer * 300, 668), (x + outer * 300, 706), (x, 706)])
    c.form(c.mask(rail), _MARBLE, thickness=16, rim=0.3, mottle=0.05, detail=0.45)
    foot = polygon([(x, 954), (x + outer * 300, 954), (x + outer * 300, 986), (x, 986)])
    c.form(c.mask(foot), _MARBLE, thickness=12, rim=0.3, mottle=0.05, bias=-0.05, detail=0.45)
    post = c.mask(polygon([(x - 38, 690), (x + 38, 690), (x + 38, 992), (x - 38, 992)]))
    c.form(post, _MARBLE, thickness=7, rim=0.4, mottle=0.08, detail=0.5)
    c.multiply(post & c.full(smoothstep(x - 6, x + 38, c.x)), (0.8, 0.05, 350), 0.6)

    def panel(pen: Pen) -> None:
        for d, tone in ((2.0, (0.97, 0.03, 75)), (-1.5, (0.7, 0.05, 350))):
            pen.stroke(
                polygon([(x - 22 + d, 730 + d), (x + 22 + d, 730 + d), (x + 22 + d, 936 + d), (x - 22 + d, 936 + d)]),
                tone,
                3,
                0.7,
            )

    c.draw(panel, detail=0.5)
    for y0, y1, w in ((664, 692, 52), (976, 1000, 50)):
        c.form(
            c.mask(polygon([(x - w, y0), (x + w, y0), (x + w, y1), (x - w, y1)])),
            _MARBLE,
            thickness=9,
            rim=0.5,
            detail=0.5,
        )
    c.form(
        c.mask(polygon([(x - 18, 636), (x + 18, 636), (x + 26, 666), (x - 26, 666)])),
        _MARBLE,
        thickness=10,
        bias=-0.1,
        detail=0.5,
    )
    ball = c.mask(circle(x, 600, 44))
    c.form(ball, _MARBLE, rim=0.2, gloss=0.35, mottle=0.06, detail=0.55)
    c.multiply(ball & c.mask(circle(x + 26, 626, 40), soft=12), (0.75, 0.07, 345), 0.45)


def _mouse(c: Canvas) -> None:
    """A mouse beside the right newel's ball, upright, looking on."""
    x, y = 742.0, 664.0
    clay = Clay(c, (x - 20, y - 30, x + 20, y + 6), melt=2)
    clay.limb([(x + 4, y - 5, 6.5), (x + 1, y - 12, 5), (x - 4, y - 18, 3.8), (x - 9, y - 20, 1.6)])
    clay.ball(x - 1, y - 22, 3.2)
    c.form(clay.relief(0.5), (0.5, 0.03, 40), rim=0.6, detail=0.9)

    def small(pen: Pen) -> None:
        pen.stroke([(x + 8, y - 3), (x + 16, y), (x + 22, y + 8), (x + 20, y + 18)], (0.62, 0.07, 20), 1.5)
        pen.dot(x - 5.4, y - 19.4, 0.9, (0.12, 0.02, 40))

    c.draw(small, detail=0.9)
