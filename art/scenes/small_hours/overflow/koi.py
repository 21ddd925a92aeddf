"""The old carp of Overflow: a great koi that climbs in a slow bend, with veils for fins."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import blur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval

_DX = 10.0
_RED: Colour = (0.56, 0.225, 33)
_GOLD: Colour = (0.76, 0.18, 62)
_SPINE = (
    (378, 470, 15),
    (388, 490, 29),
    (406, 524, 44),
    (432, 574, 57),
    (460, 632, 59),
    (476, 692, 48),
    (472, 746, 33),
    (454, 788, 21),
    (438, 814, 15),
)


def _veil(
    c: Canvas, points: list[tuple[float, float]], root: tuple[float, float], reach: float, name: str, share: float = 0.9
) -> None:
    """One fin: dense and red at its root, a breath of gold at its hem, ribbed by fine rays."""
    n = len(points)
    outline = [(x + _DX, y, CORNER) if k in (0, n - 1) else (x + _DX, y) for k, (x, y) in enumerate(points)]
    m = c.mask(curve(outline), wobble=2.5, cell=14)
    at = m.where
    rx, ry = root[0] + _DX, root[1]
    d = np.hypot(c.x[at] - rx, c.y[at] - ry) / reach
    angle = np.arctan2(c.y[at] - ry, c.x[at] - rx) + 0.1 * np.sin(d * 5)
    ray = np.sin(angle * 46)
    thin = np.clip(1.08 - 0.5 * d, 0.4, 1) * (0.82 + 0.18 * ray)
    body = m * np.asarray(thin * share, np.float32)
    c.form(body, _RED, thickness=8, bump=np.asarray(ray * 1.4, np.float32), rim=0.6, bias=0.06, detail=0.8)
    hem = m * np.asarray(smoothstep(0.45, 1.05, d) * (0.55 + 0.35 * ray), np.float32)
    c.glaze(hem, (0.93, 0.12, 80), 0.7)
    c.screen(m.edge(-1.6, -1.0, 0.7), (0.98, 0.1, 85), 0.7)


def koi(c: Canvas) -> None:
    """Paint the carp, its head up to the left."""
    _veil(
        c,
        [(430, 800), (398, 836), (352, 868), (322, 922), (330, 956), (372, 934), (416, 892), (446, 824)],
        (440, 806),
        150,
        "tail-left",
    )
    _veil(
        c,
        [(442, 806), (452, 850), (478, 892), (520, 926), (548, 962), (540, 912), (500, 850), (458, 798)],
        (440, 806),
        150,
        "tail-right",
    )
    _veil(c, [(432, 806), (416, 862), (418, 926), (438, 968), (454, 912), (452, 808)], (440, 800), 160, "tail", 0.7)
    _veil(
        c,
        [(470, 552), (512, 548), (548, 590), (560, 650), (552, 716), (534, 752), (508, 724), (496, 690)],
        (440, 640),
        130,
        "back",
    )
    _veil(c, [(466, 738), (442, 770), (410, 792), (398, 816), (436, 806), (470, 766)], (464, 742), 80, "under")
    _veil(c, [(430, 668), (398, 694), (366, 742), (364, 776), (404, 756), (446, 700)], (438, 680), 110, "belly")
    clay = Clay(c, (320, 430, 620, 860), melt=7)
    clay.limb([(x + _DX, y, r) for x, y, r in _SPINE], n=50, flat=0.7)
    body = clay.relief(2)
    at = body.mask.where
    p = 16.0
    u, v = clay.along / p, clay.across / (p * 1.15)
    row = np.floor(u)
    f = u - row
    mine = np.mod(v + 0.5 * np.mod(row, 2), 1) - 0.5
    next_one = np.mod(v + 0.5 * np.mod(row + 1, 2), 1) - 0.5
    first = np.hypot(1.55 * mine, f)
    t = np.where(first < 0.92, first, np.hypot(1.55 * next_one, f - 1))
    on = smoothstep(96, 118, clay.along) * smoothstep(392, 360, clay.along)
    edge = smoothstep(0.72, 0.9, t) * (first < 0.92) * on
    bump = blur(np.asarray(t * 2.0 * on, np.float32), 0.7 * c.scale)
    c.form(
        body,
        _RED,
        bump=np.asarray(bump, np.float32),
        gloss=0.6,
        gloss_sharpness=14,
        rim=0.8,
        shadow=14,
        bias=0.05,
        detail=0.8,
    )
    side = clay.across / 58
    gold = smoothstep(0.1, -0.55, side) * (0.7 + 0.3 * t) * (0.45 + 0.55 * on)
    sheen = body.bumped(bump)
    c.form(
        sheen.within(body.mask * np.asarray(np.clip(gold, 0, 1) * 0.72, np.float32)),
        _GOLD,
        gloss=0.6,
        gloss_sharpness=14,
        rim=0.6,
        bias=-0.02,
        detail=0.8,
    )
    pearl = smoothstep(-0.42, -0.85, side)
    n = c.field("koi-patch", 92, 2)[at]
    white = np.maximum(pearl * 0.9, smoothstep(0.6, 0.64, n) * smoothstep(100, 140, clay.along))
    c.form(
        sheen.within(body.mask * np.asarray(np.clip(white, 0, 1) * 0.88, np.float32)),
        (0.95, 0.04, 85),
        gloss=0.5,
        gloss_sharpness=14,
        rim=0.6,
        detail=0.8,
    )
    c.multiply(body.mask * np.asarray(edge * 0.55, np.float32), (0.5, 0.17, 30), 0.75)
    c.screen(
        body.mask
        * np.asarray(smoothstep(0.3, 0.05, np.abs(t - 0.5)) * smoothstep(0.5, -0.6, side) * on * 0.4, np.float32),
        (0.98, 0.1, 85),
        0.55,
    )
    c.multiply(body.mask * np.asarray(smoothstep(0.45, 0.95, side), np.float32), (0.5, 0.15, 20), 0.5)
    c.screen(body.mask.edge(-4, -2, 1.6), (0.99, 0.08, 88), 0.75)
    _veil(
        c,
        [(416, 566), (384, 590), (346, 640), (330, 700), (344, 716), (386, 672), (432, 604)],
        (424, 576),
        140,
        "breast",
    )
    _head(c)


def _head(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        dark: Colour = (0.34, 0.13, 30)
        gill = [(x + _DX, y) for x, y in ((404, 574), (424, 556), (436, 528), (440, 510))]
        pen.stroke(gill, dark, 3.4, 0.7)
        pen.stroke([(x + 5, y + 5) for x, y in gill], (0.96, 0.1, 80), 2.2, 0.6)
        pen.stroke([(366 + _DX, 470), (372 + _DX, 480), (382 + _DX, 484)], dark, 3, 0.8)
        for sx, sy in ((0.0, 0.0), (9.0, 8.0)):
            pen.stroke(
                [
                    (370 + _DX + sx, 480 + sy),
                    (356 + _DX + sx, 490 + sy),
                    (352 + _DX + sx, 506 + sy),
                    (346 + _DX + sx, 512 + sy),
                ],
                (0.8, 0.14, 62),
                2.6,
            )
        ex, ey = 404 + _DX, 500
        pen.dot(ex, ey, 10, (0.9, 0.12, 82))
        pen.dot(ex, ey, 6.8, (0.14, 0.03, 40))
        pen.dot(ex - 2.2, ey - 2.8, 2.2, (0.99, 0.01, 90))
        pen.stroke(oval(ex, ey, 10.5, 10.5), dark, 1.6, 0.7)

    c.draw(work, relief=1.6, detail=0.93)
