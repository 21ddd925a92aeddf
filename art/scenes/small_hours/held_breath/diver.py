"""The sea-woman of Held Breath: headfirst, one arm towards the coral, her net bag trailing."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, place

Put = Callable[[Points], list[tuple[float, ...]]]


def diver(c: Canvas, x: float, y: float, s: float, turn: float) -> None:
    """Paint a swimmer who dives headfirst (towards +y before `turn`, her front at -x)."""

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, s, turn)

    reach = 250 * s
    frame = (x - reach, y - reach, x + reach, y + reach)
    suit = (0.2, 0.05, 245)
    far_fin: Points = [(48, -112, CORNER), (74, -128), (106, -152), (134, -150, CORNER), (131, -172, CORNER)]
    far_end: Points = [(98, -180), (62, -150), (35, -122, CORNER)]
    near_fin: Points = [(-4, -122, CORNER), (-16, -160), (-12, -204), (14, -244, CORNER), (36, -232, CORNER)]
    near_end: Points = [(18, -196), (14, -156), (9, -122, CORNER)]
    _fin(c, put([*far_fin, *far_end]), (0.5, 0.15, 36), -0.14, s)
    far = Clay(c, frame, melt=6 * s)
    far.limb(put([(5, -8, 15), (18, -52, 11.5), (31, -92, 7.6), (41, -114, 5)]), n=30)
    far.limb(put([(10, 72, 8), (20, 50, 7), (27, 24, 5.6), (24, 2, 4.6)]), n=24)
    c.form(far.relief(0.5, 0.6), suit, rim=0.35, bias=-0.1, detail=0.85)
    _bag(c, put, s)
    _fin(c, put([*near_fin, *near_end]), (0.64, 0.175, 38), 0.0, s)
    clay = Clay(c, frame, melt=7 * s)
    clay.limb(put([(2, 84, 9), (1, 66, 17), (1, 44, 18), (2, 18, 15.5), (2, -6, 18), (0, -24, 16)]), n=40)
    clay.limb(put([(0, -14, 17), (-7, -48, 14.5), (-6, -76, 9.6), (0, -98, 9), (4, -126, 4.8)]), n=40)
    clay.limb(put([(-2, 72, 9), (-11, 96, 7.4), (-15, 122, 6.4), (-8, 150, 5.6), (-1, 172, 4)]), n=34)
    hx, hy = put([(1, 104)])[0][:2]
    clay.ball(hx, hy, 15.5 * s, 18 * s, turn=turn)
    body = clay.relief(0.6, 0.6)
    c.form(body, suit, rim=0.4, gloss=0.12, detail=0.9)
    back = body.mask.edge(2.6, -2.0, 1.4)
    c.screen(back, (0.85, 0.08, 170), 0.5)
    at = body.mask.where
    fold = (c.field("suit", 16, 3, (2.0, 0.7))[at] - 0.5) * smoothstep(0, 6, body.height)
    c.screen(body.mask * np.asarray(np.clip(fold * 1.6, 0, 1), np.float32), (0.6, 0.07, 200), 0.5)
    _head(c, put, s)
    glove = put([(-5, 166, CORNER), (-6, 180), (-2, 198), (2, 202), (5, 190), (9, 182), (6, 178), (4, 166, CORNER)])
    c.form(c.mask(curve(glove)), (0.78, 0.06, 80), thickness=5 * s, rim=0.3, detail=0.9)
    belt = [q[:2] for q in put([(-14, 5), (-8, 8), (0, 9.5), (9, 9), (18, 6)])]
    c.draw(lambda pen: pen.stroke(belt, (0.74, 0.11, 82), 5 * s), relief=1.2, detail=0.9)


def _fin(c: Canvas, outline: list[tuple[float, ...]], tone: tuple[float, float, float], bias: float, s: float) -> None:
    blade = c.mask(curve(outline))
    c.form(blade, tone, thickness=4 * s, rim=0.3, bias=bias, detail=0.85)
    c.screen(blade.edge(2.0, -1.5, 1.0), (0.93, 0.1, 80), 0.45)
    ribs: list[list[tuple[float, float]]] = []
    for k in (0.34, 0.66):
        rib = [
            (a[0] + k * (b[0] - a[0]), a[1] + k * (b[1] - a[1]))
            for a, b in ((outline[0], outline[-1]), (outline[1], outline[-2]), (outline[2], outline[-3]))
        ]
        ribs.append(rib)

    def work(pen: Pen) -> None:
        for rib in ribs:
            pen.stroke(rib, (0.36, 0.12, 32), 1.8 * s, 0.7)

    c.draw(work, detail=0.85)


def _head(c: Canvas, put: Put, s: float) -> None:
    """The hood, its seam, and a diving mask turned from us."""
    glass = put([(-12, 98, CORNER), (-19, 104), (-18, 117), (-9, 124), (-3, 120, CORNER), (-4, 104, CORNER)])
    c.form(c.mask(curve(glass)), (0.5, 0.08, 200), thickness=5 * s, gloss=0.4, rim=0.3, detail=0.9)
    strap = [q[:2] for q in put([(-5, 111), (6, 108), (16, 104)])]
    c.draw(lambda pen: pen.stroke(strap, (0.12, 0.03, 250), 3.2 * s), detail=0.9)
    shine = put([(-14, 104), (-15, 114)])
    c.draw(lambda pen: pen.stroke([q[:2] for q in shine], (0.9, 0.05, 180), 2 * s, 0.7), detail=0.9)


def _bag(c: Canvas, put: Put, s: float) -> None:
    """A net bag that trails from her far hand, a red sprig in it."""
    neck, low = [(21, 10), (26, 7)], [(52, -2), (88, -22), (112, -58), (104, -92), (72, -98), (44, -66), (30, -28)]
    bag = c.mask(curve(put([*neck, *low])))
    c.multiply(bag, (0.3, 0.06, 230), 0.35)

    def sprig(pen: Pen) -> None:
        for a, b, d, w in (
            ((44, -20), (62, -38), (88, -82), 6.4),
            ((60, -36), (80, -46), (98, -62), 4.6),
            ((66, -46), (62, -66), (72, -86), 4.4),
            ((76, -60), (90, -68), (96, -82), 3.4),
            ((50, -26), (66, -26), (84, -34), 3.8),
        ):
            pen.stroke([q[:2] for q in put([a, b, d])], (0.68, 0.175, 24), w * s)

    c.draw(sprig, relief=2.0, detail=0.85, clip=bag)

    def net(pen: Pen) -> None:
        for k in range(-9, 10):
            for way in (-1, 1):
                line = [(24 + u * 0.76 + way * (k * 11 + 0.4 * u) * 0.8, 8 - u + 6 * k * 0.3) for u in (0, 40, 80, 120)]
                pen.stroke([q[:2] for q in put(line)], (0.84, 0.07, 95), 1.1 * s, 0.6)
        pen.stroke([q[:2] for q in put([*neck, *low, neck[0]])], (0.8, 0.07, 95), 1.8 * s, 0.8)

    c.draw(net, detail=0.85, clip=bag.grow(2))
