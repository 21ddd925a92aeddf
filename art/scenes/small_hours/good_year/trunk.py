"""Parts of Good Year: the trunk, a blow that has turned to wood; roots about the blowhole's rim, sods it has lifted."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .ink import BARK, BARK_DARK, BARK_LIT, NIGHT, SKIN_DEEP, SKIN_PALE, SOIL_DEEP, crease, lawn
from .land import tuft
from .whale import body

_SPINE: Final[Points] = (
    *((612, 712, 46), (612, 684, 40), (620, 650, 31), (628, 606, 26), (620, 560, 25), (598, 512, 26), (582, 464, 28)),
    *((582, 424, 34), (590, 392, 44), (588, 368, 45), (576, 342, 36), (562, 310, 33), (553, 282, 35), (552, 256, 38)),
)
_LIP: Final[Points] = ((550, 696), (562, 712), (584, 722), (612, 725), (640, 718), (662, 700), (676, 666))
"""The blowhole's near edge, which hides the trunk's foot."""
_GRIP: Final[tuple[Points, ...]] = (
    (
        (612, 566, 1),
        (602, 604, 7),
        (594, 642, 10),
        (572, 676, 9),
        (546, 690, 8),
        (520, 708, 6),
        (498, 716, 4),
        (476, 736, 1),
    ),
    ((644, 560, 1), (650, 606, 7), (654, 644, 9), (676, 664, 8), (712, 662, 6), (744, 672, 4), (776, 668, 1)),
    ((612, 590, 1), (604, 636, 9), (590, 682, 11), (572, 712, 10), (546, 726, 7), (530, 728, 4), (512, 740, 1)),
    ((636, 580, 1), (642, 640, 10), (650, 684, 11), (666, 708, 10), (694, 716, 8), (712, 734, 5), (746, 744, 1)),
    (
        (626, 580, 1),
        (622, 640, 11),
        (618, 690, 13),
        (624, 724, 12),
        (636, 742, 9),
        (632, 760, 6),
        (646, 776, 3),
        (646, 788, 1),
    ),
    ((566, 680, 5), (552, 702, 4.5), (538, 708, 3), (524, 722, 1)),
    ((684, 662, 5), (704, 680, 4.5), (722, 684, 3), (738, 696, 1)),
    ((658, 698, 6), (670, 724, 5), (668, 742, 3), (680, 756, 1)),
    ((632, 738, 6), (620, 752, 4.5), (618, 764, 3), (608, 774, 1)),
    ((580, 702, 6), (574, 728, 5), (580, 740, 3), (574, 752, 1)),
)
_FLARE: Final[tuple[Points, ...]] = (
    (
        (552, 276, 1),
        (556, 316, 10),
        (550, 352, 14),
        (528, 376, 13),
        (500, 390, 10),
        (472, 412, 7),
        (446, 420, 4),
        (424, 436, 1),
    ),
    ((594, 286, 1), (600, 326, 10), (612, 354, 14), (636, 374, 13), (666, 388, 9), (686, 410, 5), (716, 420, 1)),
    ((588, 290, 1), (598, 340, 12), (606, 378, 13), (614, 412, 10), (640, 434, 7), (648, 462, 4), (670, 480, 1)),
    ((562, 284, 1), (566, 332, 12), (562, 374, 14), (552, 408, 11), (528, 430, 8), (506, 436, 5), (488, 452, 1)),
    ((574, 290, 1), (584, 340, 12), (588, 384, 13), (580, 428, 10), (588, 468, 8), (606, 500, 5), (618, 540, 1)),
)
"""Roots that break through the ground; the first two lift the sods."""
_RISE: Final[tuple[Points, ...]] = (
    ((568, 352, 1), (556, 300, 12), (536, 240, 15), (500, 184, 13), (456, 142, 9), (400, 106, 1)),
    ((586, 356, 1), (576, 300, 12), (584, 252, 14), (606, 204, 13), (646, 146, 9), (690, 108, 1)),
    ((580, 360, 1), (564, 310, 12), (560, 260, 15), (556, 190, 14), (544, 130, 9), (524, 70, 1)),
)
"""What runs on from the trunk into the boughs."""
_SODS: Final[tuple[tuple[Points, Points], ...]] = (
    (
        ((452, 400), (474, 384), (500, 362), (524, 342), (543, 331)),
        ((552, 350), (540, 358), (528, 372), (510, 376), (494, 392), (466, 406)),
    ),
    (
        ((708, 394), (690, 382), (664, 360), (640, 342), (621, 333)),
        ((612, 352), (622, 362), (640, 366), (652, 382), (674, 386), (696, 402)),
    ),
)
"""Two sods: their green upper side, from the ground to the trunk, and their torn lower one back again."""


def _above(y: float) -> float:
    """Return how much of the evening's light a height on the card has, 0–1."""
    return float(smoothstep(404, 372, y))


def _wood(pen: Pen, way: Points, turn: float = 0.0) -> None:
    """Draw one strand or root as a round thing: its shade on the right, its light on the left, a furrow or two."""
    s = sample(way, 36)
    light = _above(float(np.mean(s[:, 1])))
    tall = np.abs(np.gradient(s[:, 1])) / (np.hypot(np.gradient(s[:, 0]), np.gradient(s[:, 1])) + 1e-6)

    def along(across: float, wide: float) -> Points:
        """Return a way beside the strand: to its right where it stands, below it where it lies."""
        return [
            (float(p[0] + across * p[2] * (0.4 + 0.6 * t)), float(p[1] + across * p[2] * (1 - t)), float(wide * p[2]))
            for p, t in zip(s, tall, strict=True)
        ]

    pen.fill(limb(along(0.1, 1.08), 36), BARK_DARK)
    pen.fill(limb(along(-0.08, 0.84), 36), mix(BARK, BARK_LIT, 0.12 + 0.16 * light + turn))
    pen.fill(limb(along(-0.34, 0.42), 36), mix(BARK, BARK_LIT, 0.3 + 0.34 * light + turn), 0.85)
    pen.fill(limb(along(-0.54, 0.17), 36), mix((0.56, 0.07, 20), (0.82, 0.12, 62), light), 0.8)
    for across in (0.06, 0.38):
        pen.fill(limb([(p[0], p[1], max(0.3, 0.5 * p[2])) for p in along(across, 0.12)], 36), BARK_DARK, 0.6)


def _strands() -> list[tuple[float, Points]]:
    """Return the trunk's strands where they are in front, each with its depth, the farther ones first."""
    s = sample(_SPINE, 120)
    n, found = 7, []

    def ease(i: int, long: int) -> float:
        return float(np.clip(6 * np.sin(np.pi * (i + 0.5) / long) ** 0.8, 0.05, 1))

    for k in range(n):
        w = 2 * np.pi * k / n + 7.4 * np.linspace(0, 1, 120) ** 0.9
        depth = np.sin(w)
        start = 0
        shown = depth > -0.3
        for j in range(1, 121):
            if j < 120 and shown[j] == shown[start]:
                continue
            if shown[start] and j - start > 6:
                part = range(start, j)
                way = [
                    (
                        float(s[i, 0] + 0.76 * s[i, 2] * np.cos(w[i])),
                        float(s[i, 1]),
                        float(s[i, 2] * (0.2 + 0.17 * max(float(depth[i]), -0.3)) * ease(i - start, j - start)),
                    )
                    for i in part
                ]
                found.append((float(np.mean(depth[start:j])), way))
            start = j
    return sorted(found, key=lambda f: f[0])


def _near_lip(c: Canvas) -> Mask:
    return c.mask(curve([*_LIP, (720, 664, CORNER), (720, 900, CORNER), (500, 900, CORNER), (500, 696, CORNER)]))


def trunk(c: Canvas) -> None:
    """Paint the trunk: strands that rise turning about each other, as water does that is blown out."""
    m = c.mask(limb(_SPINE, 90), wobble=2, cell=20) - _near_lip(c)
    hole = c.mask(curve([*_LIP, (676, 664, CORNER), (640, 674), (600, 686), (562, 694), (550, 696, CORNER)]))
    c.fill(hole & body(c), NIGHT, detail=0.4)
    below = np.asarray(smoothstep(390, 430, c.y) * smoothstep(680, 620, c.y), np.float32)
    c.multiply(m.blur(9).move(8, 3) * below, (0.4, 0.06, 330), 0.7)
    c.fill(m, BARK_DARK, detail=0.45)
    s = sample(_SPINE, 60)

    def strands(pen: Pen) -> None:
        for depth, way in _strands():
            _wood(pen, way, 0.07 * depth)
        for way in _RISE:
            _wood(pen, way)

    boughs = c.mask(*(limb(way, 40) for way in _RISE))
    c.draw(strands, clip=(m.grow(3) | boughs) - _near_lip(c), detail=0.5, soft=0.4)
    right = [(float(p[0] + 0.8 * p[2]), float(p[1]), float(0.4 * p[2])) for p in s]
    c.multiply(c.mask(limb(right, 60), soft=12) & m.grow(3), (0.4, 0.07, 305), 0.75)
    left = [(float(p[0] - 0.7 * p[2]), float(p[1]), float(0.3 * p[2])) for p in s]
    lit = np.asarray(0.35 * smoothstep(470, 560, c.y) + 0.5 * smoothstep(400, 370, c.y), np.float32)
    c.glaze((c.mask(limb(left, 60), soft=9) & m) * lit, BARK_LIT, 0.8)


def blowhole(c: Canvas) -> None:
    """The blowhole's swollen lip before the foot of the trunk, and the roots that hold on to it."""
    seen = c.mask(limb(_SPINE, 80)) - _near_lip(c)
    c.multiply(c.mask(limb([(x, y - 9, 11) for x, y in _LIP[1:-1]], 40), soft=7) & seen, NIGHT, 0.9)
    under = c.mask(curve([*_LIP, (720, 664, CORNER), (720, 800, CORNER), (520, 800, CORNER), (520, 712, CORNER)]))
    fade = np.asarray(smoothstep(90, 55, np.abs(c.x - 612)), np.float32)
    band = [(x, y + 10, q) for (x, y), q in zip(_LIP, (1, 7, 10, 11, 10, 7, 1), strict=True)]
    c.glaze((c.mask(limb(band, 40), soft=5) & under) * fade, SKIN_PALE, 0.75)
    c.multiply((c.mask(limb([(x, y + 38, 12) for x, y in _LIP[1:-1]], 40), soft=9) & under) * fade, SKIN_DEEP, 0.5)
    warm = np.asarray(smoothstep(630, 550, c.x), np.float32)
    c.glaze((c.mask(limb([(x, y + 3, 2.4) for x, y in _LIP], 40), soft=1) & under) * warm, (0.84, 0.1, 62), 0.8)

    def seam(pen: Pen) -> None:
        way = [(x, y - 1, q) for (x, y), q in zip(_LIP, (0.3, 1.8, 2.8, 3.2, 2.8, 1.8, 0.3), strict=True)]
        pen.fill(limb(way, 50), NIGHT, 0.85)

    c.draw(seam, detail=0.6, soft=0.5, clip=body(c))
    grip = c.mask(*(limb(way, 40) for way in _GRIP))
    c.multiply(grip.blur(5).move(4, 6) & body(c), (0.3, 0.07, 300), 0.85)

    def roots(pen: Pen) -> None:
        for k, way in enumerate(_GRIP):
            _wood(pen, way, 0.03 * (k - 2))

    c.draw(roots, detail=0.55, soft=0.4)
    foot = np.asarray(np.exp(-(((c.x - 640) / 50) ** 2 + ((c.y - 670) / 46) ** 2)), np.float32)
    c.multiply(grip * foot, (0.45, 0.07, 305), 0.6)


def sods(c: Canvas) -> None:
    """Where the trunk breaks through: two sods stand up against it, and its roots come over them and go down."""
    r = c.rng("sods")
    _roots(c, _FLARE[:2])
    for top, low in _SODS:
        m = c.mask(curve([*top[:-1], (*top[-1], CORNER), (*low[0], CORNER), *low[1:]]), wobble=2.5, cell=7)
        c.multiply(m.blur(6).move(0, 9), (0.22, 0.05, 330), 0.85)
        c.fill(m, (0.36, 0.07, 44), detail=0.4, mottle=0.16)
        c.multiply(m.edge(0, 9, 5), SOIL_DEEP, 0.3)
        c.glaze(m.edge(-2, -4, 2), (0.6, 0.09, 56), 0.3)

        def torn(pen: Pen, low: Points = low) -> None:
            """Hang the grass's torn roots from a sod's lower side."""
            s = sample(low, 40)
            for _ in range(24):
                p = s[int(r.integers(4, 40))]
                long, bend = float(r.uniform(8, 22)), float(r.normal(0, 5))
                way = ((p[0], p[1] - 6), (p[0] + bend, p[1] + 0.4 * long), (p[0] + 0.4 * bend, p[1] + long))
                crease(pen, way, 0.9, (0.6, 0.07, 62), 0.7)

        c.draw(torn, detail=0.45, soft=0.4)
        tuft(c, top, 210, 1.0, f"sod {top[0][0]}")

    _roots(c, _FLARE[2:])
    for x, wide, n in ((440, 16, 30), (536, 8, 20), (574, 5, 12), (598, 4, 12), (628, 8, 20), (716, 16, 30)):
        y = float(lawn(x))
        tuft(c, ((x - wide, y + 6), (x, y + 9), (x + wide, y + 6)), n, 0.8, f"tuft {x}")


def _roots(c: Canvas, ways: tuple[Points, ...]) -> None:
    flare = c.mask(*(limb(way, 40) for way in ways))
    c.multiply(flare.blur(5).move(4, 5) * np.asarray(smoothstep(352, 380, c.y), np.float32), (0.25, 0.06, 330), 0.7)

    def roots(pen: Pen) -> None:
        for k, way in enumerate(ways):
            _wood(pen, way, 0.04 * (k % 2))

    c.draw(roots, detail=0.5, soft=0.4)
    gold = np.asarray(smoothstep(400, 350, c.y) * smoothstep(620, 540, c.x), np.float32)
    c.glaze(flare.edge(-3, -3, 3) * gold, (0.84, 0.12, 62), 0.6)
