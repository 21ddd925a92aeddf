"""Parts of Same Place as Always: what the two wear, the hedge that grows over them, the nest in his hat."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import foliage
from moonhare.painting.motifs.birds import Bird, flying, perched
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.stamps import strew

SEAT = 962.0
_GREEN = (0.50, 0.095, 138)


def hedge(c: Canvas, mask: Mask, seed: str, clump: float = 26.0) -> None:
    """Clipped leaves over a silhouette."""
    foliage(c, mask, _GREEN, seed=seed, size=11, spacing=4.4, thickness=34, clump=clump, detail=0.5)


def walls(c: Canvas) -> None:
    """The clipped hedge on either side, as high as their shoulders."""
    left = c.mask(
        curve(
            [
                (-20, 772, CORNER),
                (80, 768),
                (136, 782),
                (168, 820),
                (190, 890),
                (206, 966),
                (176, 1006),
                (60, 1030),
                (-20, 1040, CORNER),
            ]
        ),
        wobble=7,
        cell=26,
    )
    right = c.mask(
        curve(
            [
                (820, 762, CORNER),
                (740, 752),
                (674, 764),
                (642, 800),
                (614, 880),
                (600, 962),
                (650, 1008),
                (740, 1030),
                (820, 1040, CORNER),
            ]
        ),
        wobble=7,
        cell=26,
    )
    for mask, seed in ((left, "left"), (right, "right")):
        c.shadow(mask, 0, 18, 18, 0.35, (0.4, 0.05, 250))
        hedge(c, mask, seed, 40)
        top = mask * smoothstep(62, 0, c.y - 766)
        c.screen(top, (0.93, 0.09, 95), 0.28)
        c.multiply(mask * smoothstep(860, 1030, c.y), (0.36, 0.05, 215), 0.6)


def nest(c: Canvas) -> None:
    """His hat, upturned on the hedge, and what was laid in it."""
    x, y = 698.0, 764.0
    c.multiply(c.mask(oval(x, y + 12, 62, 12), soft=6), (0.3, 0.05, 200), 0.6)
    crown = c.mask(
        curve(
            [
                (x - 46, y - 20, CORNER),
                (x - 40, y + 10),
                (x - 20, y + 20),
                (x + 22, y + 20),
                (x + 42, y + 8),
                (x + 48, y - 20, CORNER),
            ]
        )
    )
    c.form(crown, (0.48, 0.055, 65), bump=np.sin(c.x * 0.9) * np.sin(c.y * 0.9) * 0.7, rim=0.5, detail=0.85)
    band = c.mask(limb([(x - 45, y - 10, 5), (x, y - 4, 5), (x + 47, y - 10, 5)], 12)) & crown
    c.form(band, (0.30, 0.04, 40), detail=0.85)
    brim = c.mask(oval(x, y - 21, 64, 15))
    c.form(brim, (0.54, 0.06, 70), thickness=6, rim=0.7, detail=0.85)
    c.fill(c.mask(oval(x, y - 22, 46, 10)), (0.26, 0.04, 50), detail=0.85)
    r = c.rng("straw")

    def straw(pen: Pen) -> None:
        for _ in range(60):
            a = r.uniform(0, 6.3)
            px, py = x + math.cos(a) * 38 * r.uniform(0.6, 1.1), y - 23 + math.sin(a) * 8
            t = r.uniform(-0.5, 0.5)
            pen.stroke(
                [
                    (px - 13 * math.cos(t), py - 13 * math.sin(t) * 0.6),
                    (px + 13 * math.cos(t), py + 13 * math.sin(t) * 0.6),
                ],
                mix((0.5, 0.08, 65), (0.84, 0.09, 85), r.random()),
                1.5,
            )

    c.draw(straw, detail=0.9)
    for dx, dy, turn in ((-17, -28, -14), (15, -29, 12), (0, -25, 3)):
        egg = c.mask(oval(x + dx, y + dy, 13, 10.5, turn))
        c.form(egg, (0.72, 0.10, 225), rim=0.5, gloss=0.4, detail=0.95)
    n = 60
    lx, ly = x + r.uniform(-66, 66, n), y + 16 + r.normal(0, 5, n)
    ly = ly - 12 * np.abs((lx - x) / 60) ** 2
    tones = np.stack([mix((0.4, 0.085, 142), (0.7, 0.12, 124), float(v)) for v in r.random(n)]).astype(np.float32)
    strew(c, "leaf", lx, ly, r.uniform(14, 24, n), r.uniform(3.4, 6.0, n), tones, seed="holds", detail=0.85)
    wren = Bird(
        body=(0.46, 0.07, 50),
        breast=(0.70, 0.09, 60),
        neck=0.12,
        head=0.24,
        plump=0.34,
        tail=0.34,
        leg=0.26,
        beak_length=0.16,
        beak=(0.3, 0.04, 50),
    )
    perched(c, wren, 592, 683, 50, left=False, seed="wren")
    flying(c, wren, 170, 560, 96, beat=0.7, seed="mate", turn=-8)
