"""Parts of Good Year: the burrow, a shaft down which the evening falls, and the small room on the whale's snout.

The light comes in at its mouth, from the left."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, sample

from .ink import crease, lawn, near
from .land import tuft

_ROOM: Final[Points] = (
    *((54, 398, CORNER), (66, 428), (90, 470), (118, 510), (126, 552), (104, 600), (70, 650), (52, 720), (60, 820)),
    *((110, 920, CORNER), (560, 920, CORNER), (572, 760), (556, 694), (516, 626), (452, 570), (372, 536)),
    *((296, 530), (244, 520), (198, 480), (164, 436), (144, 396, CORNER)),
)
_WAY: Final[Points] = (
    *((99, 392, 48), (114, 434, 48), (146, 478, 52), (178, 524, 66), (214, 584, 110), (270, 660, 170)),
    *((300, 760, 210), (310, 900, 230)),
)
"""The burrow's middle from the grass down to the snout, and how far its walls are from it."""
_PEBBLES: Final[Points] = (
    *((74, 442, 9), (104, 492, 6), (124, 536, 8), (84, 634, 10), (54, 700, 7), (58, 770, 10), (168, 440, 6)),
    *((208, 490, 10), (266, 526, 7), (352, 533, 9), (418, 554, 6), (470, 584, 11), (532, 648, 8), (500, 610, 5)),
)
_ROOTS: Final[tuple[Points, ...]] = (
    ((226, 494, 4), (238, 528, 3.4), (232, 552, 2.4), (244, 578, 0.5)),
    ((320, 520, 4.5), (330, 552, 3.4), (322, 570, 2), (332, 588, 0.5)),
    ((440, 548, 5), (446, 588, 3.6), (462, 606, 2.4), (458, 632, 0.5)),
    ((104, 560, 4.5), (126, 588, 3.4), (120, 612, 2), (134, 632, 0.5)),
    ((54, 470, 4), (92, 486, 3), (106, 500, 1.6), (118, 502, 0.5)),
)


def room(c: Canvas) -> Mask:
    """Return where there is no soil."""
    return c.mask(curve(_ROOM), wobble=4, cell=18)


def burrow(c: Canvas) -> None:
    """Paint the burrow: a round tunnel in the soil, packed by who lives there; gold where the evening falls in."""
    m = room(c) * np.asarray(smoothstep(-2, 2, c.y - lawn(c.x)), np.float32)
    c.multiply(m.grow(5).blur(8), (0.36, 0.08, 40), 0.65)
    rim = (m.grow(7) - m) * np.asarray(smoothstep(404, 420, c.y), np.float32)
    c.glaze(c.wobble(rim, 2), (0.52, 0.1, 52), 0.7)
    at = m.where
    x, y = c.x[at], c.y[at]
    way = sample(_WAY, 90)
    k, least = np.zeros(x.shape, np.intp), np.full(x.shape, np.inf)
    for j, p in enumerate(way):
        far = (x - p[0]) ** 2 + (y - p[1]) ** 2
        k, least = np.where(far < least, j, k), np.minimum(far, least)
    across = np.hypot(x - way[k, 0], y - way[k, 1]) / way[k, 2]
    wall = np.clip(m.blur(34).on(m.box) * 1.6 - 0.6, 0, 1) * np.clip(m.blur(13).on(m.box) * 1.5 - 0.5, 0, 1)
    long = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(way[:, :2], axis=0).T))])
    ring = long[k] + 20 * np.clip(across, 0, 1.2) ** 2 + 16 * (c.field("rings", 60, 3)[at] - 0.5)
    rings = np.sin(ring / 4.6) + 0.5 * np.sin(ring / 2.7 + 1)
    d = np.hypot((x - 392) / 1.2, y - 690) / 300
    off = np.abs((x - 99) * 0.72 - (y - 400) * 0.69)
    down = np.hypot(x - 99, y - 400)
    shaft = np.exp(-((off / (26 + 0.1 * down)) ** 2)) * np.clip(1.1 - down / 520, 0, 1)
    t = 0.1 + 0.58 * wall * np.clip(1.2 - d, 0.25, 1) + 0.4 * np.exp(-((d / 0.44) ** 2)) * wall
    t = t + shaft * (0.22 + 0.5 * wall)
    t = t - 0.34 * np.exp(-(np.hypot((x - 82) / 90, (y - 740) / 150) ** 2))
    t = t + (0.045 - 0.025 * np.clip(t, 0, 1)) * rings
    t = t + 0.1 * (c.field("wall", 40, 4)[at] - 0.5) + 0.08 * (c.field("crumbs", 9, 2)[at] - 0.5)
    table = ramp(
        [(0.22, 0.06, 36), (0.36, 0.09, 44), (0.56, 0.125, 54), (0.75, 0.135, 64), (0.88, 0.11, 78), (0.965, 0.06, 90)]
    )
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.3)
    c.multiply((m - m.move(5, 7)).blur(3) & m, (0.4, 0.09, 36), 0.5)
    c.screen(near(c, 402, 672, 110, m), (0.97, 0.06, 86), 0.3)
    _edge(c)
    _dust(c, m)


def _edge(c: Canvas) -> None:
    """Pebbles that stick in the wall where it is cut, and ends of roots that hang from it."""
    r = c.rng("edge")
    for x, y, q in _PEBBLES:
        s = c.mask(oval(x, y, q * 1.2, q * 0.85, float(r.uniform(-40, 40))), wobble=1)
        c.multiply(s.blur(3).move(1, 4), (0.3, 0.07, 36), 0.7)
        c.fill(s, mix((0.5, 0.05, 50), (0.42, 0.05, 330), float(r.random())), detail=0.5, mottle=0.08)
        c.multiply(s.edge(2, 5, 3), (0.4, 0.07, 330), 0.7)
        c.glaze(s.edge(-2, -3, 2), (0.88, 0.1, 72), 0.6)
    ends = c.mask(*(limb(way, 20) for way in _ROOTS))
    c.multiply(ends.blur(3).move(4, 5), (0.45, 0.1, 40), 0.6)

    def roots(pen: Pen) -> None:
        for way in _ROOTS:
            pen.fill(limb(way, 24), (0.3, 0.06, 30))
            pen.fill(limb([(p[0] - 0.4 * p[2], p[1], 0.4 * p[2]) for p in way], 24), (0.66, 0.1, 56), 0.8)
            u, v = way[1][:2]
            crease(pen, ((u, v), (u - 10, v + 10), (u - 12, v + 24)), 1.0, (0.36, 0.08, 36), 0.8)
            crease(pen, ((u + 1, v + 8), (u + 9, v + 20), (u + 8, v + 32)), 0.9, (0.36, 0.08, 36), 0.8)

    c.draw(roots, detail=0.6, soft=0.3)


def _dust(c: Canvas, m: Mask) -> None:
    """The light that falls in, in two or three beams, and the dust in it."""
    for side, wide, share in ((-16, 9, 0.3), (8, 12, 0.34), (28, 5, 0.26)):
        beam = limb(
            [(99 + side, 396, wide), (220 + 1.3 * side, 524, 1.8 * wide), (380 + 1.9 * side, 690, 3 * wide)], 20
        )
        fade = np.asarray(smoothstep(420, 120, np.hypot(c.x - 99, c.y - 400)), np.float32)
        c.screen((c.mask(beam, soft=5) & m) * fade, (0.97, 0.08, 84), share)
    r = c.rng("dust")

    def dust(pen: Pen) -> None:
        for _ in range(110):
            t = float(r.uniform(0.02, 1)) ** 0.8
            x = 99 + 230 * t + float(r.normal(0, 16 + 26 * t))
            y = 408 + 240 * t + float(r.normal(0, 14 + 20 * t))
            pen.dot(x, y, float(r.uniform(0.7, 2.3)), (0.99, 0.05, 92), float(r.uniform(0.4, 0.95)))

    c.draw(dust, detail=0.7, soft=0.3, clip=m, emission=0.15)


def lip(c: Canvas) -> None:
    """The mouth at the surface: earth that was thrown out lies about it, its far edge bends away in a bow."""
    for way, low in (
        (((-6, 406), (18, 396), (40, 390), (54, 392), (70, 408)), ((70, 432), (58, 420), (20, 416))),
        (((128, 406), (142, 390), (160, 387), (190, 396), (222, 408)), ((190, 420), (156, 424), (136, 432))),
    ):
        s = c.mask(curve([*way, *low]), wobble=2, cell=8)
        c.multiply(s.blur(4).move(1, 5), (0.25, 0.06, 36), 0.7)
        c.fill(s, (0.44, 0.085, 48), detail=0.5, mottle=0.16)
        c.multiply(s.edge(3, 7, 5), (0.36, 0.08, 36), 0.8)
        c.glaze(s.edge(-2, -4, 3), (0.88, 0.11, 70), 0.85)
        r = c.rng(f"crumbs {way[0][0]}")

        def crumbs(pen: Pen, way: Points = way, r: np.random.Generator = r) -> None:
            """Crumbs of earth on a heap and beside it."""
            for _ in range(16):
                x, y = float(r.uniform(way[0][0] - 8, way[-1][0] + 8)), float(r.uniform(398, 416))
                q = float(r.uniform(1.0, 2.6))
                pen.dot(x + 0.6, y + 1, q, (0.26, 0.06, 36), 0.8)
                pen.dot(x - 0.3, y - 0.5, 0.6 * q, (0.56, 0.09, 54), 0.7)

        c.draw(crumbs, detail=0.6, soft=0.3)
        tuft(c, (way[1], low[2] if way[0][0] < 99 else low[0], way[3]), 90, 0.75, f"lip {way[0][0]}", 99)
