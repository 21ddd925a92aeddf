"""The stalk out of the boot's mouth: leaves, one small bud, the bow from which the young boot hangs."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import curve, limb

_GREEN: Colour = (0.53, 0.085, 138)
_BIG = 1.5
_STEM = (
    (416, 744, 10.5), (406, 690, 9), (412, 640, 8.6), (434, 584, 8), (438, 540, 7.6), (462, 478, 7), (484, 438, 6.4),
    (534, 404, 5.6), (590, 402, 5.2), (642, 438, 5), (676, 492, 5.2), (688, 524, 6), (690, 548, 10),
)  # fmt: skip


def _on(points: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """Put places (x, y, half width) of the plant's own plan on the card, about the old boot's heel."""
    return [(185 + (p[0] - 372) * _BIG, 960 + (p[1] - 908) * _BIG, *(q * _BIG for q in p[2:])) for p in points]


def stalk(c: Canvas) -> None:
    """The stalk itself."""
    clay = Clay(c, (120, 150, 740, 760), melt=4)
    clay.limb(_on(_STEM), n=120)
    clay.limb(_on([(437, 556, 6), (402, 536, 4.4), (376, 512, 3.4), (364, 482, 3.2)]), n=30)
    body = clay.relief(0.6)
    c.form(body, _GREEN, rim=0.04, mottle=0.07, detail=0.85)
    for x, y, _ in _on([(408, 664, 0), (436, 560, 0), (472, 458, 0)]):
        c.multiply(
            c.mask(limb([(x - 12, y + 3, 3), (x + 12, y - 3, 3)], 6), soft=1.6) & body.mask, (0.4, 0.07, 130), 0.5
        )


def _leaf(
    c: Canvas, x: float, y: float, length: float, angle: float, bend: float, width: float, tint: Colour, k: int
) -> None:
    """A broad leaf, half of it turned from the light."""
    a = math.radians(angle)
    ux, uy = math.cos(a), math.sin(a)

    def at(t: float, side: float) -> tuple[float, float]:
        sag = bend * t * t
        return x + ux * length * t - uy * side + 0, y + uy * length * t + ux * side + sag

    ribs = [(0.0, 3.0), (0.18, 0.5), (0.4, 0.95), (0.62, 1.0), (0.82, 0.62), (1.0, 0.02)]
    upper = [at(t, -width * (w if w <= 1 else 0.03)) for t, w in ribs]
    lower = [at(t, width * 0.86 * (w if w <= 1 else 0.03)) for t, w in reversed(ribs)]
    middle = [at(t, 0.0) for t, _ in ribs]
    whole = c.mask(curve([*upper, *lower]))
    folds: list[Fold] = [([(px, py, 2.2) for px, py in middle], -3.4)]
    for t in (0.2, 0.34, 0.48, 0.62, 0.76):
        for side in (-1, 1):
            reach = width * 0.8
            p0, p1, p2 = at(t, 0), at(t + 0.08, side * reach * 0.5), at(t + 0.14, side * reach)
            folds.append(([(*p0, 1.4), (*p1, 2.0), (*p2, 1.0)], -1.5))
    garment(c, whole, tint, folds, thickness=10, weave=0.1, bias=0.03, mottle=0.07, rim=0.06, gloss=0.08, detail=0.85)
    half = c.mask(curve([*middle, *lower]))
    c.multiply(half & whole, (0.62, 0.08, 165), 0.4)

    def vein(pen: Pen) -> None:
        pen.stroke(middle, (0.84, 0.08, 120), 1.5, 0.7)

    c.draw(vein, detail=0.88, clip=whole)
    worn = np.asarray(smoothstep(0.4, 0.8, c.field(f"worn{k}", 60, 3)), np.float32)
    c.glaze(whole * worn, (0.7, 0.1, 112), 0.22)
    if k in (0, 2):  # the tip is going brown
        x1, y1 = at(0.92, 0.0)
        c.glaze(c.mask(limb([(x1 - 6, y1, 12), (x1 + 6, y1 + 4, 12)], 6), soft=7) & whole, (0.6, 0.09, 60), 0.6)


def leaves_and_buds(c: Canvas) -> None:
    """Five leaves and the bud of a third boot, no larger than a bean."""
    for k, (x, y, length, angle, bend, width, tint) in enumerate(
        (
            (408, 676, 132, -168, 76, 30, _GREEN),
            (412, 642, 122, -38, 74, 27, _GREEN),
            (440, 530, 104, -20, 62, 22, (0.58, 0.09, 124)),
            (466, 470, 92, -150, 26, 19, _GREEN),
            (560, 400, 66, -40, -26, 14, (0.62, 0.1, 118)),
        )
    ):
        (px, py), *_ = _on([(x, y)])
        _leaf(c, px, py, length * _BIG, angle, bend * _BIG, width * _BIG, tint, k)
    bud = c.mask(limb(_on([(364, 484, 6), (361, 466, 11), (359, 450, 8), (360, 438, 2)]), 16))
    garment(
        c,
        bud,
        _GREEN,
        [(_on([(365, 486, 1.5), (362, 466, 2), (360, 450, 1)]), -2.0)],
        thickness=8,
        bias=0.05,
        detail=0.88,
    )
    tip = c.mask(limb(_on([(359, 452, 5), (360, 442, 4), (366, 437, 2.6)]), 8))
    garment(c, tip, (0.66, 0.13, 36), thickness=4, detail=0.88)
