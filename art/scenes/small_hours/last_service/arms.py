"""Parts of Last Service: frilled arms, threads with straps, the one that holds the claw; the mirror."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.layer import Layer
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, circle, limb, line, oval, polygon, sample

from . import crab
from .ink import DARK, GOLD, LAMP, OPEN, ROSE, ROSE_DEEP, ROSE_PALE, WIDE, hand, spot, turned

_ARMS: Final[tuple[tuple[Points, float, float], ...]] = (
    (((216, 600, 18), (186, 690, 32), (142, 770, 38), (140, 838, 32), (104, 892, 20), (50, 908, 3)), 0.4, 0.4),
    (((310, 592, 14), (296, 660, 22), (242, 730, 26), (236, 800, 24), (204, 862, 16), (220, 910, 3)), 0.5, 2.2),
    (((266, 600, 22), (252, 690, 40), (196, 784, 47), (194, 870, 40), (156, 934, 24), (168, 992, 3)), 0.0, 4.1),
)
"""Each arm's middle line with half widths, how far it lies in the shade, where its ruffles begin; far ones first."""
_VEILS: Final[tuple[tuple[float, Colour, float], ...]] = (
    (1.3, (0.62, 0.14, 20), 4.2),
    (0.95, (0.74, 0.13, 34), 4.8),
    (0.52, (0.88, 0.1, 62), 3.6),
)
"""A veil's breadth, its tone, how many ruffles it has."""
_THREADS: Final[tuple[tuple[float, float, float, float], ...]] = (
    (-47, 404, -70, 1),
    (40, 168, 24, 1),
    (57, 232, -6, 0),
    (73, 176, -8, 1),
)
"""Degrees across the rim, length, drift, whether a strap's ring is at the end."""
_HELD: Final[Points] = (
    (500, 516, 6.5),
    (504, 590, 9.2),
    (486, 654, 11),
    (450, 710, 11.4),
    (426, 770, 11),
    (412, 830, 10.6),
    (372, 872, 10.2),
)
"""The smooth arm, from the rim to where it goes behind the claw."""
_ROUND: Final = hand([(290, 848, 10), (322, 872, 10.4), (356, 884, 10.4), (400, 882, 10)])
"""The one turn that it takes round the claw's palm, as far as it lies before it."""
_TIP: Final[Points] = (
    (346, 922, 8),
    (330, 932, 8.6),
    (302, 946, 7.8),
    (276, 942, 6.8),
    (266, 922, 5.4),
    (278, 908, 4),
    (288, 916, 1.8),
)
"""Its end, that comes out behind the wrist and curls."""


_SPARKS: Final[tuple[tuple[Points, ...], ...]] = (
    (((168, 990), (162, 998), (172, 1003), (160, 1012), (165, 1022)), ((172, 1003), (182, 1008), (178, 1016))),
    (((220, 908), (228, 914), (224, 922), (238, 926), (241, 936)),),
)
"""Each a fork of strokes from the fringe to a rail."""


def _frilled(c: Canvas, way: Points, shade: float, start: float) -> None:
    """Paint one arm: three veils over each other, ruffled along both hems, gathered at the middle."""
    s = sample(way, 240)
    d = np.gradient(s[:, :2], axis=0)
    d = d / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9)
    n = np.stack([-d[:, 1], d[:, 0]], 1)
    run = np.linspace(0, 1, 240)
    for k, (wide, tone, waves) in enumerate(_VEILS):
        phase = start + 1.9 * k
        hems = []
        for side in (-1, 1):
            turn = 2 * np.pi * waves * run**0.92 + phase + 1.3 * side
            swell = 0.72 + 0.28 * np.sin(turn) + 0.05 * np.sin(2.3 * turn + phase)
            along = 3 * np.cos(turn) * np.minimum(1, 4 * (1 - run))
            off = side * s[:, 2] * wide * (1 - (1 - swell) * np.minimum(1, 6 * run))
            hems.append(s[:, :2] + n * off[:, None] + d * along[:, None])
        m = c.mask(polygon([*map(tuple, hems[0]), *map(tuple, hems[1][::-1])]))
        fall = np.asarray(np.clip((c.y - 590) / 350, 0, 1), np.float32)
        table = ramp([(0, mix(GOLD, tone, 0.35)), (0.35, tone), (1, mix(tone, ROSE_PALE, 0.35))])
        top = np.asarray(smoothstep(600, 665, c.y), np.float32)
        m = m * top
        c.multiply(m.blur(5).move(3, 6) & m.grow(12), ROSE_DEEP, 0.25)
        c.fill(m, pick(table, fall), 0.92, detail=0.7)
        c.multiply(m, ROSE_DEEP, 0.62 * shade)
        c.multiply(m.edge(5, 3, 6), ROSE, 0.5)

        def gathers(pen: Pen, hems: list[Array] = hems, k: int = k) -> None:
            for i in range(8, 226, 7):
                for hem in hems:
                    j = min(239, i + 11)
                    mid = 0.5 * (s[i, :2] + hem[j]) + 3 * d[i]
                    pen.fill(
                        limb([(*s[i, :2], 0.5), (*mid, 1.5), (*(0.88 * hem[j] + 0.12 * s[i, :2]), 0.4)], 14),
                        ROSE_DEEP if (i // 7 + k) % 3 else LAMP,
                        (0.2 if k < 2 else 0.12) if (i // 7 + k) % 3 else (0.4 if k < 2 else 0.22),
                    )

        c.draw(gathers, clip=m, detail=0.7, soft=0.7)

        def hemline(pen: Pen, hems: list[Array] = hems) -> None:
            for hem in hems:
                way = [(float(x), float(y), 1.5 - 1.1 * i / 80) for i, (x, y) in enumerate(hem[::3])]
                pen.fill(limb(way, 160), mix((0.95, 0.06, 62), ROSE_DEEP, 0.7 * shade), 0.85)

        c.draw(hemline, clip=c.full(top), detail=0.75, soft=0.4)


def back(c: Canvas) -> None:
    """Hang the frilled arms out of the hollow, the threads of both rims, the straps."""
    _threads(c, ((-36, 300, -30, 0), (-10, 180, -16, 0), (22, 200, 12, 0), (46, 230, 6, 0)), far=True)
    for way, shade, start in _ARMS:
        _frilled(c, way, shade, start)
    _threads(c, _THREADS, far=False)
    _lead(c, c.mask(limb(_HELD, 110)))


def _threads(c: Canvas, threads: tuple[tuple[float, float, float, float], ...], *, far: bool) -> None:
    tone: Colour = (0.74, 0.1, 40) if far else (0.86, 0.09, 55)

    def work(pen: Pen) -> None:
        for across, long, drift, ring in threads:
            a = math.radians(across)
            x, y = turned(WIDE * math.sin(a), OPEN * math.cos(a)) if far else spot(across, 90)
            y += 8 if far else -4
            sway = 12 * math.sin(across)
            ends = (x + drift, y + long)
            pen.fill(
                limb(
                    [
                        (x, y, 3.4),
                        (x + sway, y + 0.35 * long, 2.8),
                        (x + drift - sway, y + 0.7 * long, 2.3),
                        (*ends, 0.5 if not ring else 2.0),
                    ],
                    60,
                ),
                tone,
                0.6 if far else 0.92,
            )
            if ring:
                pen.stroke(oval(ends[0] - 1, ends[1] + 17, 13, 17, 8), ROSE_DEEP, 6.6)
                pen.stroke(oval(ends[0] - 1.4, ends[1] + 16.4, 13, 17, 8), tone, 4.4)

    c.draw(work, detail=0.75, soft=0.3)


def mirrored(c: Canvas, tram: Layer, ground: Mask) -> None:
    """Let the wet sand mirror the tram, squeezed and in ripples."""
    axis, squeeze = 980.0, 0.3
    ripple = c.field("ripple", 64, 2, (4, 0.4)) - 0.5
    wide = smoothstep(axis, 1200, c.y)
    mx = c.x + ripple * (20 + 46 * wide)
    my = axis - (c.y - axis) / squeeze + 30 * (c.field("ripple-y", 60, 2, (4, 0.5)) - 0.5)
    fade = (
        smoothstep(axis - 4, axis + 30, c.y)
        * smoothstep(1290, 1120, c.y)
        * (0.75 + 0.5 * c.field("dull", 70, 3, (3, 0.5)))
    )
    fade = fade * smoothstep(0.2, 0.62, c.field("broken", 80, 3, (5, 0.3)) + 0.08)
    c.paste(tram, alpha=0.86, clip=ground * np.asarray(np.clip(fade, 0, 1), np.float32), bend=(mx, my), soft=1.6)


def _lead(c: Canvas, m: Mask, clip: Mask | None = None) -> None:
    """Paint a smooth arm, or what of it lies within `clip`."""
    part = m if clip is None else m & clip
    c.form(c.relief(m, 10).within(part), (0.86, 0.12, 58), detail=0.85, rim=0.5, mottle=0.03, depth=0.45)
    c.multiply(m.edge(4, 2, 3) & part, ROSE, 0.8)
    c.glaze(part * np.asarray(smoothstep(700, 560, c.y), np.float32), ROSE, 0.4)
    c.glaze(m.edge(-3, -2, 2) & part, LAMP, 0.9)
    c.multiply(m.edge(1.2, 0.8, 0.8) & part, ROSE_DEEP, 0.6)


def tip(c: Canvas) -> None:
    """Paint the end of the arm that takes the claw; the claw comes over it."""
    m = c.mask(limb(_TIP, 110))
    c.multiply(m.blur(5).move(3, 7), DARK, 0.4)
    _lead(c, m)


def held(c: Canvas) -> None:
    """Paint the turn that the arm takes round the crab's claw."""
    palm = crab.palm(c)
    way = c.mask(limb(_ROUND, 90))
    c.multiply(way.blur(4).move(1, 7) & palm, DARK, 0.6)
    _lead(c, (way & palm.grow(6)).grow(-5).grow(5))

    def cups(pen: Pen) -> None:
        s = sample(_ROUND, 26)
        for k in range(5, 22, 2):
            x, y, w = s[k]
            pen.fill(oval(x, y + 0.4 * w, 0.3 * w, 0.26 * w), ROSE, 0.7)
            pen.fill(oval(x, y + 0.34 * w, 0.18 * w, 0.14 * w), ROSE_PALE, 0.9)

    c.draw(cups, detail=0.85)


def sparks(c: Canvas) -> None:
    """Let the current jump between the rails and the fringe."""
    for ways in _SPARKS:
        x, y = ways[0][-1][0], ways[0][-1][1]
        c.glow(x, y, 44, (0.93, 0.1, 92), 0.8, 0.6)

        def work(pen: Pen, ways: tuple[Points, ...] = ways) -> None:
            for way in ways:
                for wide, tone, share in ((3.6, (0.88, 0.11, 90), 0.4), (1.4, (0.99, 0.03, 100), 1.0)):
                    for p, q in pairwise(way):
                        pen.fill(limb([(*p, wide), (*q, wide)], 4), tone, share)

        m = c.draw(work, detail=0.95)
        c.emit(m, 0.8)


def beam(c: Canvas) -> None:
    """Put the halo of the headlight into the air."""
    c.glow(34, 690, 84, (0.82, 0.15, 80), 0.6)


def lamp_fish(c: Canvas) -> None:
    """Hang the lamp fish under the front of the rim, and the starfish where a number plate would be."""
    x, y = 84.0, 694.0
    tail = c.mask(limb([(x + 34, y - 10, 7), (x + 54, y - 20, 13), (x + 62, y - 24, 4)], 20))
    c.form(tail, (0.36, 0.08, 225), thickness=5, detail=0.8)
    body = c.mask(oval(x, y, 40, 33, -14))
    c.form(body, (0.4, 0.085, 222), thickness=20, detail=0.85, rim=0.6)

    def work(pen: Pen) -> None:
        pen.fill(
            line([(x - 8, y - 30), (x - 26, y - 52), (x - 52, y - 44), (x - 56, y - 22)], 4, 2.4), (0.3, 0.07, 225)
        )
        pen.fill(limb([(x - 36, y + 8, 1), (x - 22, y + 14, 2.6), (x - 6, y + 12, 1)], 14), DARK)
        for k in range(4):
            pen.fill(limb([(x - 31 + 7 * k, y + 10 + k * 0.6, 1.5), (x - 30 + 7 * k, y + 3, 0.4)], 6), LAMP)
        pen.dot(x - 12, y - 8, 8.5, LAMP)
        pen.dot(x - 14, y - 8, 5.6, DARK)
        pen.dot(x - 16, y - 11, 1.9, LAMP)
        pen.fill(oval(x + 12, y + 8, 12, 7, 24), (0.52, 0.09, 205))

    c.draw(work, detail=0.9)
    bulb = c.mask(circle(x - 54, y - 10, 15))
    c.fill(bulb, (0.965, 0.1, 94), detail=0.9)
    c.emit(bulb, 1.0)
    c.glow(x - 54, y - 10, 56, (0.87, 0.15, 84), 0.95)
    c.glaze(bulb, (0.975, 0.09, 96), 0.9)
