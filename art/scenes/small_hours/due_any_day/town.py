"""Round about the egg: a coral sky, the town far down, the ridge they stand on, the stork on its chimney."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, limb, polygon

_RED: Colour = (0.6, 0.16, 32)


def sky(c: Canvas) -> None:
    """Cream high up, apricot, then coral low down."""
    c.wash(
        [
            (0, (0.94, 0.045, 80)),
            (0.3, (0.9, 0.07, 62)),
            (0.5, (0.84, 0.095, 42)),
            (0.68, (0.72, 0.13, 32)),
            (0.84, (0.66, 0.135, 29)),
            (1, (0.6, 0.11, 22)),
        ],
        warp=40,
        turn=-8,
    )
    c.glow(-40, 420, 380, (0.99, 0.07, 80), 0.4)


def town(c: Canvas) -> None:
    """Roofs far down, two planes of them, without windows."""
    far: Points = (
        *((-20, 950), (8, 950), (8, 914), (24, 858), (40, 914), (40, 948), (66, 930), (130, 930), (150, 906)),
        *((178, 940), (200, 940), (200, 918), (212, 918), (212, 938), (260, 938), (260, 1220), (-20, 1220)),
    )
    near: Points = (
        *((-20, 996), (18, 972), (64, 1000), (140, 1000), (186, 950), (240, 1004), (300, 1004)),
        *((300, 1220), (-20, 1220)),
    )
    for points, tone in ((far, (0.54, 0.13, 25)), (near, (0.42, 0.11, 22))):
        m = c.mask(polygon(points), wobble=1.2)
        c.fill(m, tone, detail=0.3)
        c.glaze(m * np.asarray(smoothstep(960, 1100, c.y[m.where]), np.float32), (0.6, 0.11, 24), 0.35)


def roof(c: Canvas) -> None:
    """The ridge and the slope below it: few large tiles in courses, the dawn from the left along them."""
    m = c.mask(polygon([(-20, 1074), (300, 1058), (820, 1050), (820, 1220), (-20, 1220)]), wobble=2)
    c.fill(m, (0.36, 0.09, 26), detail=0.5)
    r = c.rng("tiles")

    def tiles(pen: Pen) -> None:
        for row in (2, 1, 0):
            for k in range(14):
                x = -60 + 68 * k + (34 if row % 2 else 0) + float(r.normal(0, 2))
                y = 1128 + 50 * row - 0.02 * x
                lo = 0.5 - 0.045 * row + float(r.normal(0, 0.022)) - 0.00016 * x
                ends: Points = ((x, y - 60, CORNER), (x + 66, y - 61, CORNER))
                bow: Points = ((x + 66, y + 2), (x + 33, y + 20), (x, y + 2))
                pen.fill(curve([*ends, *bow]), (lo, 0.11, 30 + float(r.normal(0, 3))))
                pen.stroke(curve(bow, closed=False), (0.25, 0.06, 18), 3.4, 0.85)
        for k in range(13):
            x, top = -30 + 70 * k, 1066 + 0.6 - 1.4 * k
            pen.fill(box(x, top - 12, 67, 28, 9, -1.2), (0.58 - 0.014 * k + float(r.normal(0, 0.02)), 0.12, 34))
            pen.stroke([(x + 68, top - 8), (x + 68, top + 15)], (0.26, 0.05, 20), 2.6, 0.8)

    c.draw(tiles, detail=0.6, clip=m.grow(6))
    c.multiply(m * np.asarray(smoothstep(1090, 1215, c.y[m.where]), np.float32), (0.4, 0.08, 330), 0.5)
    c.multiply(m * np.asarray(smoothstep(260, 700, c.x[m.where]), np.float32), (0.42, 0.06, 290), 0.55)


def stork(c: Canvas) -> None:
    """On a chimney at the left, turned away from it all; from its bill hangs an empty cloth."""
    stack = c.mask(polygon([(66, 910), (132, 910), (132, 1070), (66, 1070)]), wobble=1)
    c.fill(stack, (0.46, 0.095, 28), detail=0.6, mottle=0.12)
    c.multiply(stack & c.full(smoothstep(104, 110, c.x)), (0.5, 0.06, 300), 0.7)
    cap = c.mask(box(58, 898, 82, 15, 2))
    c.fill(cap, (0.54, 0.1, 32), detail=0.6)
    c.multiply(cap & c.full(smoothstep(104, 112, c.x)), (0.5, 0.06, 300), 0.6)

    def legs(pen: Pen) -> None:
        pen.stroke([(104, 842), (103, 872), (102, 899)], _RED, 3.4)
        pen.stroke([(111, 840), (96, 864), (110, 876)], (0.5, 0.14, 30), 3.2)

    c.draw(legs, detail=0.9)
    body = c.mask(
        curve(
            [
                *((150, 828), (130, 846), (100, 848), (80, 830), (76, 802), (80, 776), (70, 762), (72, 750)),
                *((84, 745), (96, 754), (97, 774), (100, 792), (120, 800), (140, 812)),
            ]
        )
    )
    c.fill(body, (0.96, 0.015, 85), detail=0.85)
    c.multiply(body.edge(4, 8, 6), (0.72, 0.05, 250), 0.5)
    wing = c.mask(curve([(104, 812), (126, 816), (148, 824), (166, 846, CORNER), (136, 840), (112, 832)]))
    c.fill(wing, (0.2, 0.03, 260), detail=0.85)
    bill = c.mask(polygon([(74, 753), (36, 768), (74, 763)]))
    c.fill(bill, _RED, detail=0.9)
    hem: Points = ((66, 834), (56, 826), (46, 842, CORNER), (36, 828), (20, 842, CORNER))
    cloth = c.mask(curve([(38, 762, CORNER), (46, 768), (56, 798), *hem, (24, 800), (32, 770)]))
    c.fill(cloth, (0.96, 0.02, 80), detail=0.85)
    for way in ([(42, 772, 1), (50, 800, 4), (54, 832, 4)], [(38, 776, 1), (32, 804, 3), (30, 836, 3)]):
        c.multiply(c.mask(limb(way), soft=1.5) & cloth, (0.72, 0.05, 250), 0.55)
    c.draw(lambda pen: pen.dot(80, 755, 2.2, (0.14, 0.03, 30)), detail=0.95)
