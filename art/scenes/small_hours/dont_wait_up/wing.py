"""Parts of Don't Wait Up: two wings half raised, like a shell about the cub, and the tail."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, oval, sample

from .ink import BLUE_DEEP, GOLD, SHADOW, SUN, on, quill

_NEAR_TIPS: Final[Points] = (
    *((672, 858), (716, 808), (728, 752), (716, 704), (678, 668), (624, 640), (566, 618), (508, 606), (456, 622)),
    (410, 660),
)
_NEAR_ROOTS: Final[Points] = ((330, 866), (318, 840), (308, 812), (304, 786), (306, 760), (314, 740))
_FAR_TIPS: Final[Points] = (
    *((789, 660), (830, 592), (850, 510), (850, 430), (830, 362), (784, 322), (704, 374), (622, 444), (545, 508)),
    *((470, 562), (404, 614), (362, 660), (344, 690)),
)
_FAR_ROOTS: Final[Points] = ((470, 730), (430, 724), (394, 716), (366, 708), (346, 702))
_FAR_ARM: Final[Points] = (
    *((326, 722), (346, 680), (408, 616), (500, 550), (610, 480), (700, 430), (770, 450), (770, 560), (700, 660)),
    *((560, 740), (400, 740)),
)
_HEM: Final[tuple[Points, ...]] = (
    ((236, 850), (340, 872), (450, 880), (560, 882), (700, 868)),
    ((250, 872), (350, 890), (450, 898), (560, 900), (690, 884)),
)
"""Where the feathers of her side lie over the wing's lower edge."""


def _fan(
    c: Canvas, roots: Points, tips: Points, n: int, span: tuple[float, float], wide: float, bend: float, seed: str
) -> Mask:
    """Lay a fan of feathers, the lowest first; `span` is where between roots and tips they begin and end."""
    r = c.rng(seed)
    a, b = sample(on(roots), n), sample(on(tips), n)

    def work(pen: Pen) -> None:
        for k in range(n):
            u, v = a[k], b[k]
            f, g = span[0], span[1] * float(r.uniform(0.965, 1.03))
            p, q = u + (v - u) * f, u + (v - u) * g
            heading = math.atan2(v[1] - u[1], v[0] - u[0])
            up = math.sin(-heading)
            light = 0.55 + 0.34 * up + float(r.uniform(-0.05, 0.05))
            light += 0.12 * math.exp(-math.hypot(q[0] - SUN[0], q[1] - SUN[1]) / 160)
            quill(pen, (float(p[0]), float(p[1])), (float(q[0]), float(q[1])), wide, bend, light)

    return c.draw(work, detail=0.6, soft=0.35)


def far_wing(c: Canvas) -> None:
    """The far wing, raised from the far shoulder as high as the near one: in its shade, the light through its edge."""
    base = c.mask(curve(on(_FAR_ARM)))
    c.fill(base, (0.72, 0.07, 258), detail=0.5)
    m = base
    for k, (n, span, wide) in enumerate(
        ((19, (0.3, 1.0), 34), (17, (0.2, 0.76), 28), (16, (0.1, 0.52), 23), (15, (0.0, 0.3), 18))
    ):
        m = m | _fan(c, _FAR_ROOTS, _FAR_TIPS, n, span, wide, -0.02, f"far/{k}")
    _lesser(c, m)
    low = np.asarray(smoothstep(300, 560, c.y) * smoothstep(300, 470, c.x), np.float32)
    c.multiply(m * low, SHADOW, 0.8)
    c.multiply(m * np.asarray(smoothstep(560, 420, c.x), np.float32), (0.86, 0.05, 264), 0.7)
    c.glaze(m.edge(-4, -5, 5), GOLD, 0.6)


def _lesser(c: Canvas, wing: Mask) -> None:
    """Small feathers in rows behind its leading edge, the last ones at the shoulder over the others."""
    r = c.rng("far/lesser")
    edge = sample(on(_FAR_TIPS[-1:5:-1]), 40)

    def work(pen: Pen) -> None:
        for k in range(39, -1, -1):
            x, y = edge[k]
            for row in (3, 2, 1, 0):
                if (k + row) % 2:
                    continue
                off = 2 + 22 * row
                u, v = x + 0.62 * off + float(r.normal(0, 1.5)), y + 0.78 * off + float(r.normal(0, 1.5))
                turn = -0.5 + 0.16 * row + float(r.normal(0, 0.05))
                long = 44 + 6 * row + 0.3 * k
                tip = (u + long * math.cos(turn), v + long * math.sin(turn))
                quill(pen, (u, v), tip, 12 + 1.5 * row, -0.04, 0.78 - 0.07 * row + float(r.uniform(-0.04, 0.04)))

    c.draw(work, detail=0.55, soft=0.4, clip=wing)


def near_wing(c: Canvas, body: Mask) -> None:
    """The near wing, arched before the cub: long feathers, three rows of coverts over them."""
    whole = c.mask(curve(on([*_NEAR_ROOTS[::-1], *_NEAR_TIPS[::-1]])))
    c.multiply((whole.blur(12).move(-2, 22)) & body, BLUE_DEEP, 0.7)
    a = _fan(c, _NEAR_ROOTS, _NEAR_TIPS, 13, (0.35, 1.0), 34, -0.08, "near/1")
    b = _fan(c, _NEAR_ROOTS, _NEAR_TIPS, 12, (0.2, 0.76), 29, -0.07, "near/2")
    d = _fan(c, _NEAR_ROOTS, _NEAR_TIPS, 11, (0.06, 0.52), 24, -0.06, "near/3")
    e = _fan(c, _NEAR_ROOTS, _NEAR_TIPS, 10, (-0.06, 0.33), 19, -0.05, "near/4")
    f = _fan(c, _NEAR_ROOTS, _NEAR_TIPS, 9, (-0.16, 0.17), 15, -0.04, "near/5")
    m = a | b | d | e | f
    low = np.asarray(smoothstep(640, 800, c.y), np.float32)
    c.multiply(m * low, SHADOW, 0.6)
    _scapulars(c)
    hem = tuple(on(way) for way in _HEM)
    locks(c, hem, 90, (0.17, 9), ((0.83, 0.05, 256), (0.66, 0.085, 260)), seed="hem", share=0.5, shade=BLUE_DEEP,
          until=0.8, drift=3.5)  # fmt: skip


def _scapulars(c: Canvas) -> None:
    """Small feathers like scales over the wing's root, so that it grows out of her."""
    r = c.rng("scapulars")
    places = []
    for i in range(9):
        for j in range(10):
            x, y = 372 - 18 * i + float(r.normal(0, 2)), 716 + 19 * j + 9.5 * (i % 2) + float(r.normal(0, 2))
            if math.hypot((x - 306) / 80, (y - 800) / 88) < 1:
                places.append((x, y))

    def work(pen: Pen) -> None:
        for x, y in places:
            turn = -0.1 - 0.75 * (884 - y) / 168 + float(r.normal(0, 0.06))
            long = float(r.uniform(40, 46))
            (p, q), (u, v) = on(((x, y), (x + long * math.cos(turn), y + long * math.sin(turn))))
            light = 0.9 - 0.5 * (y - 716) / 168 + 0.08 * (x - 300) / 74 + float(r.uniform(-0.04, 0.04))
            quill(pen, (p, q), (u, v), 14, -0.05, light)

    x, y = on(((326, 800),))[0]
    patch = c.mask(oval(x, y, 78, 74), soft=18)
    c.draw(work, detail=0.55, soft=0.9, alpha=0.62, clip=patch)


def tail(c: Canvas) -> None:
    """A short pointed tail, low over the water."""

    def work(pen: Pen) -> None:
        for k in range(5):
            (x, y), (u, v) = on(((590 + 6 * k, 896 - 10 * k), (708 + 6 * k, 884 - 11 * k)))
            quill(pen, (x, y), (u, v), 13, 0.05, 0.42 + 0.07 * k)

    m = c.draw(work, detail=0.6, soft=0.35)
    c.multiply(m, SHADOW, 0.3)
