"""Parts of A Toast: the guest's outline, the leaves at its rim, the roses."""

from __future__ import annotations

import math

import cv2
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import foliage
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, curve, limb, move, oval, sample
from moonhare.painting.stamps import strew

FOOT = 846.0
"""Where the hedge meets the lawn, and the guest's feet are."""


def guest() -> tuple[Path, ...]:
    """An old friend in profile: hat, nose and chin, a long coat, a stick behind him, a glass lifted before him."""
    body = [
        (352, 410),
        (330, 436),
        (292, 456),
        (278, 500),
        (298, 570),
        (316, 610),
        (298, 670),
        (282, 744, CORNER),
        (372, 756),
        (468, 740, CORNER),
        (448, 660),
        (438, 606),
        (464, 540),
        (474, 486),
        (452, 452),
        (414, 436),
        (398, 420),
    ]
    head = [
        (350, 398, CORNER),
        (348, 366),
        (328, 322),
        (330, 262, CORNER),
        (446, 248, CORNER),
        (450, 276),
        (456, 290),
        (452, 304),
        (500, 346, CORNER),
        (460, 354, CORNER),
        (470, 366),
        (456, 373, CORNER),
        (467, 383),
        (452, 391),
        (470, 410),
        (450, 431),
        (402, 410, CORNER),
        (396, 446, CORNER),
        (342, 446, CORNER),
    ]
    crown = [(328, 256, CORNER), (330, 178), (354, 146), (390, 152), (426, 138), (448, 168), (456, 246, CORNER)]
    brim = [
        (262, 300, CORNER),
        (300, 258),
        (392, 238),
        (480, 226),
        (552, 246, CORNER),
        (470, 264),
        (392, 270),
        (322, 284),
    ]
    raised = limb([(434, 478, 36), (496, 514, 30), (556, 506, 26), (594, 454, 23), (608, 408, 22)], 40)
    hand = limb([(608, 408, 13), (616, 380, 13), (624, 358, 14), (628, 340, 9)])
    thumb = limb([(618, 374, 7), (640, 356, 6)])
    back = limb([(306, 476, 30), (274, 524, 25), (248, 572, 21), (238, 606, 21)], 30)
    fist = limb([(236, 610, 13), (232, 634, 13)])
    stick = limb([(240, 620, 6), (228, 730, 6), (216, FOOT, 5)], 12)
    legs = (
        limb([(340, 720, 38), (334, 780, 27), (330, 836, 19)]),
        limb([(414, 720, 40), (426, 784, 27), (436, 834, 19)]),
        curve([(312, FOOT, CORNER), (314, 822), (346, 818), (374, 836), (378, FOOT, CORNER)]),
        curve([(418, FOOT, CORNER), (420, 820), (452, 816), (484, 836), (488, FOOT, CORNER)]),
    )
    outline = (curve(body), curve(head, pull=0.3), curve(crown), curve(brim))
    parts = (*outline, raised, hand, thumb, back, fist, stick, *legs, *_glass(634, 352))
    return tuple(move(path, dx=-28) for path in parts)


def _glass(x: float, y: float) -> tuple[Path, ...]:
    bowl = [
        (x - 31, y - 164, CORNER),
        (x - 42, y - 124),
        (x - 30, y - 84),
        (x, y - 66),
        (x + 30, y - 84),
        (x + 42, y - 124),
        (x + 31, y - 164, CORNER),
    ]
    return curve(bowl), limb([(x, y - 72, 7), (x - 2, y + 20, 7)]), oval(x - 2, y + 22, 30, 8)


def near_gap(c: Canvas, gap: Mask, reach: float) -> Array:
    """How near every place lies to the gap: 1 at its edge, 0 at `reach` card units."""
    out = (gap.whole() < 0.5).astype(np.uint8)
    d = np.asarray(cv2.distanceTransform(out, cv2.DIST_L2, 5), np.float32) / c.scale
    near: Array = np.exp(-d / reach).astype(np.float32)
    return near


def edge(c: Canvas, gap: Mask) -> None:
    """The hedge is thick: leaves lit from behind all round the gap, and a few that hang into it."""
    inner = gap.edge(-7, -9, 1.5)
    c.fill(inner * smoothstep(0.35, 0.6, c.field("inside", 9, 3)), (0.52, 0.13, 130), 0.85, detail=0.6)
    r = c.rng("rim")
    ring = gap.grow(5) - gap.grow(-0.5)
    rows, columns = np.nonzero(ring.a > 0.5)
    k = r.integers(0, len(rows), 2200)
    y = (rows[k] + ring.box[1]) / c.scale
    x = (columns[k] + ring.box[0]) / c.scale
    keep = y < FOOT - 4
    x, y = x[keep], y[keep]
    tones = np.stack([mix((0.32, 0.09, 148), (0.72, 0.14, 126), float(t)) for t in r.random(len(x)) ** 1.3])
    strew(
        c,
        "leaf",
        x,
        y,
        r.uniform(3, 6.5, len(x)),
        r.uniform(0, 6.28, len(x)),
        tones.astype(np.float32),
        seed="rim",
        detail=0.8,
    )


_CANES = (
    [(96, 860), (132, 700), (96, 540), (150, 380), (196, 240), (240, 120), (330, 60), (450, 56)],
    [(738, 860), (712, 720), (744, 560), (712, 420), (738, 290), (712, 150), (610, 64), (490, 66)],
    [(560, 860), (530, 760), (570, 660), (520, 600)],
    [(150, 860), (128, 760), (160, 690), (130, 610)],
    [(712, 420), (654, 476), (640, 560)],
)
"""The rose canes' ways up the hedge."""


def roses(c: Canvas, gap: Mask) -> None:
    """Climbing roses in a few long sprays that lean towards the guest; between them the hedge is quiet."""
    r = c.rng("canes")
    clear = gap.grow(15).whole()
    near = near_gap(c, gap, 90)
    blooms: list[tuple[float, float, float, float, float]] = []
    leaf: list[tuple[float, float]] = []
    for cane in _CANES:
        path = sample(cane, 60)
        stem = c.mask(limb([(float(p[0]), float(p[1]), 3.4 - 0.02 * k) for k, p in enumerate(path)], 60), wobble=2)
        c.shadow(stem - gap, 4, 7, 4, 0.6)
        c.fill(stem - gap.grow(5), (0.3, 0.07, 120), 0.9, detail=0.5)
        k = 3.0
        while k < 59:
            x, y = float(path[int(k), 0]), float(path[int(k), 1])
            big = float(r.uniform(17, 30))
            n = int(r.integers(1, 5))
            for i in range(n):
                far = big * 1.25 * (i > 0)
                a = float(r.uniform(0, 6.28))
                q = big * (1.0 if i == 0 else float(r.uniform(0.42, 0.8)))
                blooms.append((x + math.cos(a) * far, y + math.sin(a) * far, q, float(r.random()), 0.0))
            leaf += [(x + float(r.normal(0, 26)), y + float(r.normal(0, 22))) for _ in range(16)]
            k += float(r.uniform(2.2, 7.5))

    def lit(x: float, y: float) -> float:
        row, column = min(max(int(y * c.scale), 0), c.h - 1), min(max(int(x * c.scale), 0), c.w - 1)
        return -1.0 if clear[row, column] > 0.3 else float(near[row, column])

    leaf = [q for q in leaf if lit(*q) >= 0 and q[1] < FOOT - 4]
    lx, ly = (np.array([q[k] for q in leaf], np.float32) for k in (0, 1))
    light = np.array([lit(*q) for q in leaf]) * 0.8 + r.normal(0.2, 0.12, len(leaf))
    green = pick(ramp([(0.2, 0.06, 158), (0.4, 0.1, 145), (0.66, 0.14, 126)]), np.asarray(light, np.float32))
    strew(
        c, "leaf", lx, ly, r.uniform(16, 30, len(leaf)), r.uniform(0, 6.28, len(leaf)), green, seed="canes", detail=0.65
    )

    def draw(pen: Pen) -> None:
        for x, y, q, h, _ in sorted(blooms, key=lambda b: b[2]):
            by = lit(x, y)
            if by < 0 or y > FOOT - q:
                continue
            tone = mix((0.5, 0.18, 8), (0.82, 0.1, 18), h**1.4)
            tone = mix(tone, (0.24, 0.09, 350), max(0.0, 0.42 - 1.1 * by))
            rose(pen, r, x, y, q, tone, 0.2 + 0.55 * by)

    c.draw(draw, relief=2.4, detail=0.75)


def rose(pen: Pen, r: np.random.Generator, x: float, y: float, q: float, tone: Array, light: float) -> None:
    """Draw a full rose: three whorls of petals, each lit at its upper rim, about a dark heart."""
    turn = float(r.uniform(0, 6.28))
    for n, far, size, lift in ((7, 0.6, 0.46, 0.0), (6, 0.38, 0.4, 0.3), (4, 0.16, 0.3, 0.55)):
        for i in range(n):
            a = turn + 2 * math.pi * (i + 0.3 * float(r.random())) / n + n
            px, py = x + math.cos(a) * q * far, y + math.sin(a) * q * far * 0.92
            pen.dot(px + 0.04 * q, py + 0.09 * q, q * size, mix(tone, (0.25, 0.12, 5), 0.45), 0.8)
            pen.dot(px, py, q * size * 0.95, mix(tone, (0.96, 0.05, 40), light * (0.25 + lift)))
    pen.dot(x, y + 0.03 * q, q * 0.12, mix(tone, (0.3, 0.15, 10), 0.4), 0.7)


def near(c: Canvas) -> None:
    """Dark rose branches lean in at both lower corners, close to the eye."""
    with c.group() as g:
        for k, blobs in enumerate(
            (
                [(-10, 1210, 130), (70, 1230, 90), (-30, 1080, 80)],
                [(812, 1220, 140), (720, 1240, 90), (836, 1090, 84)],
            )
        ):
            m = c.mask(*[oval(x, y, q, q * 0.85) for x, y, q in blobs], wobble=16, cell=40)
            foliage(c, m, (0.22, 0.055, 160), seed=f"near{k}", size=26, spacing=9, clump=60, detail=0.2)
        r = c.rng("near-roses")

        left = ((40, 1128, 40), (100, 1190, 32), (16, 1054, 27))
        right = ((740, 1150, 42), (794, 1084, 33), (694, 1206, 29))

        def blooms(pen: Pen) -> None:
            for x, y, q in (*left, *right):
                rose(pen, r, x, y, q, mix((0.42, 0.15, 8), (0.5, 0.16, 12), 0.5), 0.3)

        c.draw(blooms, relief=5, detail=0.5)
    c.paste(g, soft=1.6)
