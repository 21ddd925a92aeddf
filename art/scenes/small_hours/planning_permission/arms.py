"""Parts of Planning Permission: both arms reach out; dark fingers close on the one budding twig."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.coats import fringe, locks
from art.painting.colour import Array, Colour, mix, smoothstep
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .beaver import PELT
from .inks import COAT, DEEP, FOOT, GOLD, INK, PALE, PAW, SHADE, SUN, TAN, WATER, comb, crease

_NEAR: Final[Points] = ((322, 420, 64), (362, 514, 55), (428, 548, 40), (496, 524, 29), (548, 500, 23))
_FAR: Final[Points] = ((430, 410, 44), (492, 436, 31), (540, 432, 23), (566, 424, 19))


def _arm(c: Canvas, spine: Points, name: str, dark: float, fade: Array) -> None:
    relief = Clay(c, (250, 340, 620, 640), melt=6).limb(spine, 40).relief(3)
    relief = relief.within(c.full(fade))
    m = relief.mask
    c.form(relief, PELT, rim=0.15, mottle=0.05, detail=0.55, bias=-dark)
    sweep(c, m, [(x, y + 0.8 * w, 0.35 * w) for x, y, w in spine[1:]], 8, GOLD, 0.62, pale=True)
    sweep(c, m, spine[-2:], 12, (0.4, 0.05, 36), 0.85)
    ways: tuple[Points, ...] = tuple(tuple((x, y + k * w) for x, y, w in spine) for k in (-0.9, -0.4, 0.1, 0.5, 0.9))
    locks(
        c,
        ways,
        150,
        (0.22, 4.4),
        (DEEP, PALE),
        seed=name,
        share=0.4,
        clip=c.mask(limb(spine, 40)).grow(1.5) * fade,
        drift=3,
        shade=DEEP,
        until=0.8,
    )
    comb(c, m, ways, 520, name, long=20, alpha=0.42)


def far_arm(c: Canvas) -> None:
    """The far arm in the shade, its palm behind the twig."""
    _arm(c, _FAR, "far", 0.14, np.asarray(smoothstep(400, 440, c.x), np.float32))
    palm = c.mask(limb([(556, 426, 19), (574, 420, 18), (586, 416, 11)], 16))
    c.fill(palm, mix(PAW, DEEP, 0.3), detail=0.8)
    fringe(c, ((550, 410), (556, 426), (552, 440)), 34, (11, 1.5), -1.5, "cuff", (DEEP, COAT), 1.5, bend=(0, 0.15))
    _fingers(c, (((576, 406, 8), (596, 399, 7.4), (611, 404, 5)), ((580, 416, 8), (598, 412, 7.4), (614, 417, 5)),
                 ((578, 427, 8), (597, 427, 7), (610, 431, 4.6))), mix(PAW, TAN, 0.1))  # fmt: skip


def near_arm(c: Canvas) -> None:
    """The near arm, heavy at the shoulder, slender at the wrist."""
    spine = _NEAR
    shade = c.mask(limb(spine[:4], 40), soft=12).move(-2, 18)
    below = c.mask(limb(((330, 520, 70), (400, 590, 60)), 20), soft=14)
    c.multiply(shade & below, DEEP, 0.7)
    fade = smoothstep(0, 95, 0.55 * (c.x - 300) + 0.9 * (c.y - 400))
    _arm(c, spine, "near", 0.0, np.asarray(fade, np.float32))
    palm = c.mask(limb([(540, 503, 22), (560, 495, 21), (574, 490, 14)], 16))
    c.multiply(palm.blur(4).move(-4, 4), DEEP, 0.4)
    c.fill(palm, PAW, detail=0.8)
    wrist: Points = ((534, 482), (542, 502), (536, 522))
    fringe(c, wrist, 44, (13, 1.6), -1.5, "wrist", (COAT, DEEP, (0.42, 0.08, 46)), 1.5, bend=(0, 0.15))
    sweep(c, palm, ((556, 486, 4), (560, 482, 5), (576, 480, 4)), 4, (0.56, 0.07, 52), 0.7, pale=True)
    sweep(c, palm, ((540, 518, 4), (560, 512, 4)), 4, GOLD, 0.6, pale=True)


def _fingers(c: Canvas, ways: tuple[Points, ...], tone: Colour) -> None:
    """Lay fingers one beside the other, a dark claw at each tip, a soft shade between them."""
    for way in ways:
        m = c.mask(limb(way, 20))
        (x, y, _), (u, v, w) = way[-2], way[-1]
        dx, dy = u - x, v - y
        n = (dx * dx + dy * dy) ** 0.5
        dx, dy = dx / n, dy / n
        claw = c.mask(
            limb([(u, v, 0.75 * w), (u + 7 * dx, v + 7 * dy + 1.5, 0.5 * w), (u + 14 * dx, v + 14 * dy + 5, 0.4)], 14)
        )
        c.multiply((m | claw).blur(2.5).move(0, 3), (0.3, 0.04, 40), 0.5)
        c.fill(claw, (0.2, 0.03, 45), detail=0.9)
        c.fill(m, tone, detail=0.85)
        c.glaze(m.edge(1, -3, 1.6), (0.64, 0.07, 58), 0.65)
        c.glaze(m.edge(0, 3, 1.6), GOLD, 0.35)


def twig(c: Canvas) -> None:
    """The one twig: upright, a little bent under the bird, budding."""
    x = FOOT
    stem: Points = (
        (x, WATER + 2, 7),
        (x - 2, 560, 6.4),
        (x - 2, 470, 5.8),
        (x + 2, 390, 5),
        (x + 10, 324, 4),
        (x + 17, 286, 3.2),
    )
    shoots: tuple[Points, ...] = (
        ((x - 2, 560, 3.2), (x + 22, 530, 2.6), (x + 34, 508, 1.4)),
        ((x + 1, 384, 3), (x - 16, 360, 2.4), (x - 24, 334, 1.4)),
        ((x + 3, 366, 3), (x + 26, 346, 2.4), (x + 44, 338, 1.4)),
        ((x - 2, 614, 3), (x - 18, 596, 2.2), (x - 24, 580, 1.2)),
    )
    m = c.mask(*(limb(way, 40) for way in (stem, *shoots)), wobble=0.8, cell=12)
    m = m * np.asarray(smoothstep(WATER + 0.5, WATER - 0.5, c.y), np.float32)
    c.fill(m, (0.36, 0.06, 48), detail=0.9)
    c.glaze(m.edge(2.6, -1, 1), (0.74, 0.08, 80), 0.75)
    c.glaze(m.edge(-2, 1, 1) * (c.y > 520).astype("float32"), GOLD, 0.6)

    def marks(pen: Pen) -> None:
        for y in (640, 590, 540, 452, 350):
            pen.stroke([(x - 5, y), (x, y + 2), (x + 5, y)], INK, 1.4, 0.6)

    c.draw(marks, clip=m, detail=0.9)
    for u, v, long, turn in (
        (x + 33, 510, 36, -48),
        (x - 24, 336, 34, -128),
        (x + 42, 339, 34, -16),
        (x - 24, 582, 26, -120),
    ):
        _leaf(c, u, v, long, turn)


def _leaf(c: Canvas, x: float, y: float, long: float, turn: float) -> None:
    """A small fresh leaf, one half in the light."""
    outline: Points = ((0, 0, CORNER), (0.3, -0.2), (0.62, -0.2), (1, 0.02, CORNER), (0.66, 0.22), (0.3, 0.21))
    m = c.mask(curve(place(outline, x, y, long, turn)))
    c.fill(m, (0.58, 0.16, 134), detail=0.9)
    upper: Points = ((0, 0, CORNER), (0.3, -0.2), (0.62, -0.2), (1, 0.02, CORNER), (0.5, 0.02))
    c.glaze(c.mask(curve(place(upper, x, y, long, turn)), soft=0.6) & m, (0.86, 0.16, 118), 0.75)


def fingers(c: Canvas) -> None:
    """The near fingers and the far thumb, in front of the twig."""
    _fingers(c, (((566, 436, 7), (584, 440, 6.4), (598, 437, 4.6)),), mix(PAW, TAN, 0.12))
    ways: tuple[Points, ...] = (
        ((560, 478, 9), (584, 472, 8.5), (602, 478, 5.5)),
        ((562, 490, 9), (588, 487, 8.5), (606, 493, 5.5)),
        ((562, 502, 9), (586, 502, 8.5), (603, 508, 5.5)),
        ((558, 513, 8), (580, 516, 7.4), (594, 521, 5)),
    )
    _fingers(c, ways, PAW)

    def knuckles(pen: Pen) -> None:
        for px, py in ((584, 472), (588, 487), (586, 502)):
            crease(pen, ((px - 4, py - 5), (px - 1, py), (px - 4, py + 5)), 1.1, INK, 0.6)
        pen.fill(limb(((548, 484, 1), (556, 482, 2.4), (566, 478, 1)), 10), SUN, 0.35)

    c.draw(knuckles, detail=0.85, soft=0.3)
    c.multiply(c.mask(limb(((528, 506, 24), (540, 502, 22)), 10), soft=8), SHADE, 0.3)
