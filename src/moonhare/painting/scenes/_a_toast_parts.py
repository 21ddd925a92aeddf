"""Parts of A Toast: the guest's outline, the leaves at its rim, the roses."""

from __future__ import annotations

import math

import cv2
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import foliage
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, curve, limb, oval
from moonhare.painting.stamps import strew

FOOT = 846.0
"""Where the hedge meets the lawn, and the guest's feet are."""


def guest() -> tuple[Path, ...]:
    """A long-coated guest, weight on one leg, one hand in a pocket, the other lifting a glass."""
    coat = curve(
        [
            (392, 366),
            (346, 384),
            (318, 412),
            (326, 480),
            (342, 556),
            (322, 660),
            (302, 742, CORNER),
            (400, 752),
            (486, 738, CORNER),
            (466, 640),
            (460, 556),
            (476, 490),
            (494, 430),
            (474, 388),
            (428, 368),
        ]
    )
    head = oval(404, 288, 38, 50, 6)
    neck = limb([(402, 320, 19), (402, 362, 22), (402, 392, 34)])
    crown = curve([(352, 260, CORNER), (354, 204), (374, 172), (402, 184), (434, 166), (456, 196), (460, 254, CORNER)])
    brim = curve(
        [(284, 284, CORNER), (336, 246), (410, 240), (474, 236), (536, 258, CORNER), (470, 266), (400, 272), (338, 270)]
    )
    raised = limb([(462, 418, 34), (520, 448, 26), (574, 414, 22), (592, 352, 18), (598, 296, 13)], 40)
    hand = limb([(598, 302, 13), (602, 280, 16), (610, 264, 10)])
    pocket = limb([(334, 420, 32), (282, 494, 25), (268, 540, 23), (300, 588, 20), (338, 610, 18)], 40)
    legs = (
        limb([(358, 730, 33), (352, 790, 25), (350, 838, 18)]),
        limb([(436, 730, 33), (444, 790, 24), (452, 836, 17)]),
        curve([(330, FOOT, CORNER), (336, 822), (366, 822), (372, FOOT, CORNER)]),
        curve([(434, FOOT, CORNER), (438, 820), (468, 822), (488, 836), (490, FOOT, CORNER)]),
    )
    return (coat, head, neck, crown, brim, raised, hand, pocket, *legs, *_glass(606, 262))


def _glass(x: float, y: float) -> tuple[Path, ...]:
    bowl = curve(
        [
            (x - 33, y - 140, CORNER),
            (x - 42, y - 104),
            (x - 27, y - 68),
            (x, y - 54),
            (x + 27, y - 68),
            (x + 42, y - 104),
            (x + 33, y - 140, CORNER),
        ]
    )
    return bowl, limb([(x, y - 60, 9), (x - 1, y + 4, 9)]), oval(x - 1, y + 5, 32, 9)


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
    ring = gap.grow(6) - gap.grow(-1.5)
    rows, columns = np.nonzero(ring.a > 0.5)
    k = r.integers(0, len(rows), 2200)
    y = (rows[k] + ring.box[1]) / c.scale
    x = (columns[k] + ring.box[0]) / c.scale
    keep = y < FOOT - 4
    x, y = x[keep], y[keep]
    tones = np.stack([mix((0.36, 0.1, 145), (0.84, 0.15, 118), float(t)) for t in r.random(len(x)) ** 1.3])
    strew(
        c,
        "leaf",
        x,
        y,
        r.uniform(4, 9, len(x)),
        r.uniform(0, 6.28, len(x)),
        tones.astype(np.float32),
        seed="rim",
        detail=0.8,
    )


def roses(c: Canvas, gap: Mask) -> None:
    """Climbing roses, thickest round the guest; each a whorl of petals."""
    r = c.rng("roses")
    x, y = r.uniform(-10, 810, 1800), r.uniform(-10, FOOT - 14, 1800)
    patch = c.noise.at("climb", x[None] / 110, y[None] / 110, 1.0, 2)[0]
    col = np.clip((x * c.scale).astype(int), 0, c.w - 1)
    row = np.clip((y * c.scale).astype(int), 0, c.h - 1)
    by = near_gap(c, gap, 70)[row, col]
    clear = gap.grow(19).whole()[row, col] < 0.3
    want = np.clip(smoothstep(0.5, 0.72, patch) * 0.5 + by * 0.42, 0, 1)
    keep = (r.random(len(x)) < want * 0.5) & clear
    x, y, by = x[keep], y[keep], by[keep]
    size = r.uniform(10, 21, len(x)) * (0.75 + 0.3 * by)
    hue = r.random(len(x))

    def bloom(pen: Pen) -> None:
        for k in range(len(x)):
            tone = mix((0.5, 0.17, 8), (0.78, 0.11, 15), float(hue[k]))
            tone = mix(tone, (0.22, 0.08, 350), max(0.0, 0.62 - 1.5 * float(by[k])))
            rose(pen, r, float(x[k]), float(y[k]), float(size[k]), tone, 0.12 + 0.6 * float(by[k]))

    c.draw(bloom, relief=2.2, detail=0.75)


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
