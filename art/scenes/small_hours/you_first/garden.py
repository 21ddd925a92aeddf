"""The garden: pale morning, far trees, a rose hedge, the lawn, the bench."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.materials import foliage, grass, stone
from art.painting.shapes import box, circle, curve, limb, oval, sample
from art.painting.stamps import jittered, strew


def garden(c: Canvas) -> None:
    """Sky, two planes of trees, hedge and lawn."""
    c.wash([(0.0, (0.86, 0.045, 205)), (0.2, (0.92, 0.035, 150)), (0.36, (0.95, 0.04, 85)), (1.0, (0.9, 0.07, 115))])
    r = c.rng("trees")
    far = [
        (float(x), 300 + 40 * np.sin(x / 90) + float(r.uniform(-20, 20)), float(r.uniform(46, 84)))
        for x in range(-20, 840, 44)
    ]
    m = c.mask(*(circle(*q) for q in far), wobble=7, cell=18) | c.full(smoothstep(300, 340, c.y))
    m = m * np.asarray(smoothstep(640, 600, c.y), np.float32)
    foliage(c, m, (0.86, 0.075, 138), seed="far", size=8, spacing=5, thickness=20, clump=20, detail=0.1)
    c.glaze(m, (0.93, 0.05, 128), 0.7)
    near = [
        (30, 330, 90),
        (-10, 250, 70),
        (96, 400, 60),
        (770, 320, 90),
        (810, 230, 80),
        (700, 400, 64),
        (640, 440, 40),
        (160, 440, 40),
    ]
    foliage(
        c,
        c.mask(*(circle(*q) for q in near), wobble=9, cell=20),
        (0.76, 0.115, 138),
        seed="near",
        size=9,
        spacing=4.5,
        clump=24,
        detail=0.25,
    )
    hedge = c.mask(
        curve(
            [(-30, 450), (80, 436), (240, 470), (400, 462), (560, 474), (720, 440), (830, 452), (830, 610), (-30, 610)]
        ),
        wobble=8,
        cell=20,
    )
    foliage(c, hedge, (0.58, 0.11, 146), seed="hedge", size=8, spacing=4.5, clump=20, detail=0.25)
    c.fog(430, 640, (0.95, 0.05, 110), 0.16)
    lawn = c.full(smoothstep(588, 594, c.y + 8 * (c.field("lawn", 60, 3) - 0.5)))
    depth = np.maximum(c.y - 540, 10)
    bands = 0.5 + 0.5 * np.sin((c.x - 400) / depth * 9 + 0.6 * np.log(depth) * 3)
    t = 0.5 + 0.16 * (bands - 0.5) + 0.5 * (c.field("turf", 50, 4, (2.4, 1)) - 0.5) + 0.18 * smoothstep(720, 590, c.y)
    table = ramp([(0, (0.56, 0.11, 148)), (0.4, (0.72, 0.125, 138)), (0.7, (0.83, 0.12, 124)), (1, (0.93, 0.09, 108))])
    c.fill(lawn, pick(table, np.clip(t, 0, 1).astype(np.float32)), detail=0.1)
    shade = c.mask(oval(440, 872, 380, 54), soft=26)
    c.multiply(shade, (0.62, 0.09, 160), 0.55)
    dapple = smoothstep(0.52, 0.62, c.field("dapple", 70, 3, (2.6, 1))) * smoothstep(600, 700, c.y)
    c.multiply(
        c.full(np.asarray(dapple * smoothstep(260, 60, c.x) + dapple * smoothstep(600, 780, c.x), np.float32)),
        (0.66, 0.09, 160),
        0.45,
    )


def _rose(c: Canvas, x: Array, y: Array, size: Array, seed: str, pale: float = 0.0) -> None:
    """Roses: rings of petals, darker outside, lighter within, a deep heart."""
    r = c.rng(f"rose/{seed}")
    n = len(x)
    for k, (share, tone) in enumerate(
        (
            (1.0, (0.5, 0.16, 8)),
            (1.0, (0.58, 0.17, 8)),
            (0.8, (0.68, 0.17, 6)),
            (0.6, (0.77, 0.13, 4)),
            (0.36, (0.66, 0.17, 10)),
            (0.2, (0.8, 0.11, 20)),
        )
    ):
        colours = np.repeat((rgb(tone) * (1 - pale) + rgb(c.palette.haze) * pale)[None], n, 0)
        strew(
            c,
            "petal",
            x - size * 0.05 * k,
            y - size * 0.06 * k,
            size * share,
            r.uniform(0, 6.3, n),
            jittered(colours, r, 0.06, 0.02),
            seed=f"{seed}{k}",
            detail=0.6,
        )


def _sprays(c: Canvas) -> None:
    """Leaves of the climbing rose, down both sides and over our heads."""
    r = c.rng("sprays")
    for k, stem in enumerate(
        (
            ((-20, 420), (14, 300), (6, 180), (40, 70), (120, 18), (230, 6)),
            ((-10, 60), (60, 40), (150, 52), (206, 84)),
            ((820, 430), (786, 300), (796, 190), (764, 80), (690, 26), (590, -4)),
            ((810, 70), (730, 60), (662, 84), (640, 116)),
        )
    ):
        path = sample(stem, 80)
        c.form(
            c.mask(limb([(float(x), float(y), 4.5 - 2.5 * i / 9) for i, (x, y) in enumerate(path[::9])])),
            (0.5, 0.07, 120),
            rim=0.3,
            detail=0.6,
        )
        n = 300
        at = r.integers(0, 80, n)
        x, y = path[at, 0] + r.normal(0, 20, n), path[at, 1] + r.normal(0, 17, n)
        share = np.clip(0.5 - 0.02 * (y - path[at, 1]) + r.normal(0, 0.22, n), 0, 1)[:, None]
        tone = rgb((0.5, 0.1, 150)) * (1 - share) + rgb((0.84, 0.12, 128)) * share
        order = np.argsort(-y)
        strew(
            c,
            "leaf",
            x[order],
            y[order],
            r.uniform(15, 30, n),
            r.uniform(0.2, 2.9, n),
            jittered(tone[order].astype(np.float32), r),
            seed=f"spray{k}",
            detail=0.6,
        )


def _bushes(c: Canvas) -> None:
    """Single leaves over the bushes at either side and along the hedge, so that they are not stone."""
    r = c.rng("bushes")
    for k, (cx, cy, wide, tall, n) in enumerate(
        (
            (40, 380, 70, 80, 900),
            (760, 380, 70, 90, 900),
            (120, 450, 70, 40, 500),
            (670, 450, 60, 40, 500),
            (400, 540, 420, 40, 1500),
        )
    ):
        a, q = r.uniform(0, 6.3, n), np.sqrt(r.random(n))
        x, y = cx + wide * q * np.cos(a), cy + tall * q * np.sin(a)
        keep = y < 590
        x, y = x[keep], y[keep]
        order = np.argsort(-y)
        x, y = x[order], y[order]
        share = np.clip(0.55 - 0.4 * (y - cy) / tall * 0.5 + r.normal(0, 0.24, len(x)), 0, 1)[:, None]
        dark, light = ((0.6, 0.1, 148), (0.87, 0.11, 130)) if k < 4 else ((0.7, 0.09, 144), (0.9, 0.08, 128))
        tone = rgb(dark) * (1 - share) + rgb(light) * share
        strew(
            c,
            "leaf",
            x,
            y,
            r.uniform(8, 16, len(x)),
            r.uniform(0, 3.1, len(x)),
            jittered(tone.astype(np.float32), r),
            seed=f"bush{k}",
            alpha=0.75,
            detail=0.45,
        )


def roses(c: Canvas) -> None:
    """Clusters on the hedge and on a climbing bush at either side."""
    _bushes(c)
    _sprays(c)
    r = c.rng("roses")
    for k, (cx, cy, wide, tall, n, s, pale) in enumerate(
        (
            (400, 500, 420, 60, 110, 11, 0.55),
            (400, 530, 400, 50, 70, 17, 0.4),
            (60, 470, 90, 70, 26, 30, 0.14),
            (748, 470, 80, 70, 24, 30, 0.14),
            (20, 330, 60, 90, 18, 36, 0.0),
            (788, 320, 50, 90, 18, 36, 0.0),
            (6, 180, 40, 80, 9, 40, 0.0),
            (796, 170, 30, 90, 9, 40, 0.0),
            (110, 30, 60, 26, 9, 38, 0.0),
            (204, 66, 26, 20, 4, 30, 0.0),
            (710, 36, 60, 26, 8, 38, 0.0),
            (644, 96, 16, 20, 4, 30, 0.0),
        )
    ):
        x, y = cx + wide * r.normal(0, 0.5, n), cy + tall * r.normal(0, 0.6, n)
        order = np.argsort(y)
        size = np.asarray(s * r.uniform(0.7, 1.25, n), np.float32)
        _rose(c, x[order].astype(np.float32), y[order].astype(np.float32), size, f"c{k}", pale)


def bench(c: Canvas) -> None:
    """A low bench of old stone without a back, and the shade that all three throw to the right."""
    shade = c.mask(oval(470, 884, 372, 34), oval(400, 858, 210, 34), wobble=6, cell=40).blur(12)
    c.multiply(shade & c.full(smoothstep(820, 870, c.y)), (0.42, 0.09, 165), 0.6)
    for x in (312, 488):
        leg = c.mask(
            curve([(x - 30, 690), (x - 22, 770), (x - 34, 856), (x + 34, 856), (x + 22, 770), (x + 30, 690)], pull=0.2)
        )
        stone(c, leg, (0.72, 0.03, 110), thickness=26, rough=0.3, cracks=0.2, detail=0.6)
        c.multiply(leg * np.asarray(smoothstep(800, 690, c.y), np.float32), (0.6, 0.05, 170), 0.55)
    second = c.mask(box(378, 812, 40, 32, 8))
    c.form(second, (0.9, 0.03, 60), thickness=14, rim=0.3, gloss=0.3, detail=0.8)
    c.fill(c.mask(oval(398, 813, 20, 5)), (0.55, 0.07, 55), detail=0.8)
    c.draw(lambda pen: pen.stroke([(416, 820), (429, 818), (430, 832), (416, 838)], (0.84, 0.03, 60), 3.4), relief=2)
    slab = c.mask(box(206, 642, 388, 46, 9), wobble=1.5)
    c.shadow(slab, 0, 20, 14, 0.55)
    stone(c, slab, (0.84, 0.03, 95), thickness=14, rough=0.25, cracks=0.3, detail=0.6)
    c.multiply(slab * np.asarray(smoothstep(660, 672, c.y), np.float32), (0.74, 0.05, 150), 0.4)
    c.screen(slab & c.mask(box(206, 642, 388, 12, 4), soft=3), (0.97, 0.05, 90), 0.5)
    grass(
        c,
        c.mask(oval(312, 860, 46, 8), oval(488, 860, 46, 8)),
        ((0.6, 0.11, 145), (0.76, 0.12, 130)),
        seed="tufts",
        height=(12, 22),
        spacing=4,
    )


def foreground(c: Canvas) -> None:
    """Grass and a few daisies at our feet."""
    r = c.rng("fore")
    tones = ((0.5, 0.11, 148), (0.66, 0.125, 138), (0.82, 0.12, 122))
    corners = c.mask(
        curve([(-20, 1150), (70, 1166), (150, 1190), (210, 1230), (-20, 1230)]),
        curve([(820, 1120), (730, 1150), (650, 1190), (610, 1230), (820, 1230)]),
        soft=2,
    )
    grass(c, corners, tones, seed="fore", height=(30, 66), spacing=5.5, spread=0.35, detail=0.7)
    n = 34
    x = np.concatenate([r.uniform(0, 150, n // 2), r.uniform(660, 800, n // 2)])
    y = 1204 - np.minimum(np.abs(r.normal(10, 40, n)), 70)
    white = np.repeat(rgb((0.97, 0.02, 80))[None], n, 0)
    strew(
        c,
        "petal",
        x,
        y,
        r.uniform(13, 22, n),
        r.uniform(0, 6, n),
        jittered(white, r, 0.04, 0.01),
        seed="daisies",
        detail=0.8,
    )
    heart = np.repeat(rgb((0.84, 0.15, 88))[None], n, 0)
    strew(c, "dot", x, y, 6.0, 0.0, heart, seed="hearts", detail=0.8)
