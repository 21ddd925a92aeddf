"""Parts of First Batch: the young birch, white stem, thin dark twigs, its few leaves."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, sample, union

from .window import BARK, MARK

_STEM: Final[Points] = (
    *((338, 708, 27), (331, 664, 22), (325, 600, 19.5), (316, 500, 18), (306, 400, 15.5), (304, 300, 12.5)),
    *((311, 210, 9), (322, 146, 5.5), (334, 104, 2.4), (338, 80, 0.6)),
)
_TWIGS: Final[tuple[Points, ...]] = (
    ((313, 470, 4.2), (284, 420, 3.2), (244, 380, 2.4), (196, 362, 1.7), (158, 376, 0.8)),
    ((308, 392, 4.2), (338, 320, 3.2), (392, 274, 2.6), (458, 276, 2.1), (512, 318, 1.6), (536, 366, 0.8)),
    ((304, 338, 4.0), (268, 280, 3.0), (214, 238, 2.2), (150, 226, 1.6), (104, 250, 0.8)),
    ((307, 262, 3.6), (342, 204, 2.6), (394, 164, 2.0), (452, 152, 1.4), (498, 176, 0.8)),
    ((311, 220, 3.2), (282, 182, 2.2), (240, 162, 1.6), (204, 174, 0.8)),
    ((320, 164, 2.6), (346, 130, 1.8), (376, 118, 0.8)),
    ((258, 392, 2.0), (224, 396, 1.5), (200, 420, 0.8)),
    ((236, 256, 2.0), (196, 260, 1.5), (166, 288, 0.8)),
    ((388, 168, 2.0), (424, 186, 1.5), (444, 214, 0.8)),
    ((324, 142, 2.4), (312, 116, 1.8), (286, 104, 1.4), (266, 112, 0.7)),
)
_TOUCHING: Final = 1
"""The twig that lies on his head."""
_LEAVES: Final = (
    *(
        (0, 0.62, 1),
        (0, 0.8, -1),
        (0, 1.0, 1),
        (1, 0.42, -1),
        (1, 0.62, 1),
        (1, 0.8, -1),
        (1, 0.9, 1),
        (1, 1.0, -1),
        (2, 0.5, 1),
        (2, 0.66, -1),
    ),
    *((2, 0.82, 1), (2, 1.0, -1), (3, 0.42, 1), (3, 0.68, 1), (3, 0.86, -1), (3, 1.0, 1), (4, 0.6, 1), (4, 1.0, -1)),
    *((5, 0.6, -1), (5, 1.0, 1), (6, 0.7, -1), (6, 1.0, 1), (7, 0.7, -1), (7, 1.0, 1), (8, 0.6, 1), (8, 1.0, -1)),
    *((9, 1.0, -1), (9, 0.5, 1)),
)
"""Which twig, how far out, on which side."""
_GREENS: Final = ((0.5, 0.09, 130), (0.56, 0.105, 122), (0.46, 0.08, 138), (0.62, 0.115, 114))
_LEAF: Final[Points] = (
    *((0, 0, CORNER), (-4, 8), (-12, 15), (-13, 22), (-9, 34), (-3, 46), (0, 58, CORNER), (3, 46), (9, 34), (13, 22)),
    *((12, 15), (4, 8)),
)
_ROOTS: Final[tuple[Points, ...]] = (
    ((334, 676, 18), (318, 702, 13), (290, 716, 7), (262, 723, 4), (240, 734, 1)),
    ((334, 676, 18), (356, 700, 13), (384, 710, 7), (414, 712, 4), (440, 718, 1)),
    ((336, 676, 20), (342, 714, 15), (350, 750, 8), (356, 786, 5), (362, 818, 1)),
)
"""What runs from its foot along the cuts of the cross."""


def birch(c: Canvas) -> None:
    """Paint stem, twigs and leaves."""

    def twigs(pen: Pen) -> None:
        for k, twig in enumerate(_TWIGS):
            if k != _TOUCHING:
                pen.fill(limb(twig, 50), MARK)

    c.draw(twigs, detail=0.85)
    paths = [limb(root, 40) for root in _ROOTS]
    roots = c.mask(*paths, wobble=0.9)
    c.multiply(roots.blur(4).move(3, 6), (0.5, 0.11, 48), 0.7)
    c.fill(roots, BARK, detail=0.85)
    c.multiply(roots.edge(-2, -5, 4), (0.72, 0.07, 48), 0.8)
    m = c.mask(limb(_STEM[1:], 100), wobble=0.9)
    c.fill(m, BARK, detail=0.85)
    m = m | roots
    c.glaze(m * np.asarray(smoothstep(230, 110, c.y)[m.where], np.float32), (0.4, 0.06, 42), 0.85)
    right = [(x + 0.75 * q, y, 0.5 * q) for x, y, q in _STEM]
    c.multiply(c.mask(limb(right, 80), soft=4) & m, (0.74, 0.06, 42), 0.75)
    s = sample(_STEM, 200)
    r = c.rng("bark")

    def bark(pen: Pen) -> None:
        for _ in range(64):
            k = int(4 + 190 * float(r.random()) ** 1.15)
            x, y, q = (float(v) for v in s[k])
            u = float(r.uniform(-1.0, 0.7)) * q
            long = float(r.uniform(0.2, 0.65)) * q
            thick = float(r.uniform(0.05, 0.12)) * q + 0.3
            pen.fill(
                limb([(x + u - long, y + 1, 0.3), (x + u, y + 2.4, thick), (x + u + long, y, 0.3)], 10), MARK, 0.85
            )
        for twig in _TWIGS:
            x, y = twig[0][:2]
            q = float(s[np.argmin(np.abs(s[:, 1] - y)), 2])
            for side in (-1, 1):
                pen.fill(
                    limb(
                        [(x, y - 3, 0.22 * q), (x + side * 0.6 * q, y + 0.4 * q, 0.13 * q), (x + side * q, y + q, 0.3)],
                        10,
                    ),
                    MARK,
                )
        for root in _ROOTS:
            for f in (-0.45, 0.4):
                pen.fill(limb([(x + f * q, y + 0.2 * q, 0.16 * q) for x, y, q in root[1:4]], 20), MARK, 0.55)

    c.draw(bark, clip=m, detail=0.85)
    _leaves(c, [leaf for leaf in _hung() if leaf.twig != _TOUCHING])


def touch(c: Canvas) -> None:
    """Lay the lowest right twig over his cap."""
    twig, leaves = limb(_TWIGS[_TOUCHING], 60), [leaf for leaf in _hung() if leaf.twig == _TOUCHING]
    m = c.mask(union(twig, *(curve(leaf.at(_LEAF)) for leaf in leaves)))
    below = np.asarray(smoothstep(280, 330, c.y) * smoothstep(330, 380, c.x), np.float32)
    cast = m.blur(4).move(4, 8)
    c.multiply(cast * below[cast.where], (0.6, 0.08, 45), 0.7)
    c.draw(lambda pen: pen.fill(twig, MARK), detail=0.85)
    _leaves(c, leaves)


class _Leaf(NamedTuple):
    """A leaf: its twig, where it leaves the twig, which way it hangs, how large it is, its green."""

    twig: int
    x: float
    y: float
    turn: float
    size: float
    tone: tuple[float, float, float]

    def at(self, points: Points) -> list[tuple[float, ...]]:
        """Return points of the leaf where it hangs."""
        return place([(p[0], p[1] + 8, *p[2:]) for p in points], self.x, self.y, self.size, self.turn)


def _hung() -> list[_Leaf]:
    """Return all leaves."""
    r = np.random.default_rng(7)
    out = []
    for n, (k, t, side) in enumerate(_LEAVES):
        s = sample(_TWIGS[k], 60)
        x, y = (float(v) for v in s[min(59, int(t * 59)), :2])
        turn = -28 * side + float(r.normal(0, 18))
        if t == 1.0:
            way = s[-1, :2] - s[-8, :2]
            turn = 0.6 * math.degrees(math.atan2(-way[0], way[1]))
        out.append(_Leaf(k, x, y, turn, float(r.uniform(0.6, 0.86)), _GREENS[n % 4]))
    return out


def _leaves(c: Canvas, leaves: list[_Leaf]) -> None:
    def work(pen: Pen) -> None:
        for leaf in leaves:
            light, chroma, hue = leaf.tone
            pen.stroke(leaf.at([(0, -8), (0, 0)]), MARK, 1.6)
            pen.fill(curve(leaf.at(_LEAF)), leaf.tone)
            pen.fill(curve(leaf.at([p for p in _LEAF if p[0] >= 0])), (light - 0.05, chroma, hue + 6))
            pen.stroke(leaf.at([(0, 2), (0, 48)]), (0.68, 0.1, 112), 1.2, 0.8)

    c.draw(work, detail=0.85)
