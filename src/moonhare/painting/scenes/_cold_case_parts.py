"""Parts of Cold Case: the jungle that is shut in the ice."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.materials import foliage, smoke
from moonhare.painting.motifs.plants import palm
from moonhare.painting.motifs.tropics import big_leaf, parrot, toucan
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint


def jungle(c: Canvas) -> None:
    """Warm, wet and green: painted on a sheet of its own, then shut in the ice."""
    c.wash(
        [
            (0.3, (0.62, 0.12, 150)),
            (0.42, (0.8, 0.13, 118)),
            (0.55, (0.93, 0.12, 102)),
            (0.68, (0.72, 0.14, 122)),
            (0.84, (0.44, 0.1, 145)),
            (1.0, (0.26, 0.06, 165)),
        ]
    )
    c.glow(372, 660, 190, (0.98, 0.1, 92), 0.8)
    r = c.rng("jungle")
    for depth, n, w in ((0.75, 9, 9), (0.45, 6, 17), (0.1, 3, 27)):
        for i in range(n):
            x = 80 + 580 * (i + r.uniform(0.15, 0.85)) / n
            lean = r.normal(0, 30)
            tone = mix((0.36, 0.06, 90), (0.86, 0.1, 112), depth)
            foot = 990 - 60 * depth
            trunk = c.mask(
                limb(
                    [
                        (x, foot + 40, w * 1.9),
                        (x + lean * 0.2, foot - 60, w),
                        (x + lean * 0.6, 640, w * 0.8),
                        (x + lean, 380, w * 0.72),
                    ]
                ),
                wobble=3,
            )
            bump = (c.noise.at("bark", c.x[trunk.where] / 6, c.y[trunk.where] / 30, 1.0, 3) - 0.5) * 5
            c.form(trunk, tone, thickness=w, bump=np.asarray(bump, np.float32), rim=0.7, detail=0.3)
            if depth < 0.5:
                for k in range(3):
                    hx, hy = x + lean * 0.5 + r.uniform(-w, w), r.uniform(420, 560)
                    vine = [(hx, hy - 60), (hx + r.normal(0, 14), hy + 120), (hx + r.normal(0, 34), hy + 260 + 60 * k)]
                    c.draw(partial(_vine, line=vine, tone=mix((0.4, 0.09, 140), tone, 0.3)), relief=2, detail=0.4)
        blobs = [
            (80 + 580 * r.random(), 400 + r.normal(0, 34) + 60 * (1 - depth) * r.random(), r.uniform(34, 66))
            for _ in range(15)
        ]
        crowns = c.mask(*(circle(*b) for b in blobs), wobble=7, cell=16)
        foliage(
            c,
            crowns,
            mix((0.45, 0.12, 146), (0.86, 0.13, 116), depth),
            seed=f"canopy{n}",
            size=13,
            spacing=5,
            haze=0.0,
            detail=0.3,
        )
        if depth > 0.2:
            c.fog(480, 960, (0.97, 0.08, 98), 0.5 * depth + 0.1)
    # fmt: off
    bushes = [
        (130, 880, 66), (196, 860, 50), (470, 880, 60), (556, 850, 80), (620, 800, 60), (386, 900, 44),
        (108, 780, 50), (640, 700, 44), (96, 690, 36),
    ]
    # fmt: on
    bush = c.mask(*(circle(*q) for q in bushes), wobble=9, cell=18)
    foliage(c, bush, (0.55, 0.14, 138), seed="bush", size=15, spacing=4.6, clump=36, detail=0.4)
    for _ in range(34):
        fx, fy = 90 + 580 * r.random(), r.uniform(720, 930)
        if 250 < fx < 340:
            continue
        n = 12
        t = np.linspace(0.1, 1, n)
        a0 = -math.pi / 2 + r.normal(0, 0.7)
        q = r.uniform(50, 110)
        px, py = fx + np.cos(a0) * q * t, fy + np.sin(a0) * q * t + q * 0.5 * t**2
        green = jittered(np.tile(rgb(mix((0.42, 0.11, 148), (0.82, 0.15, 120), r.random())), (n, 1)), r, 0.05)
        for f in (-1, 1):
            way = a0 + t * 0.9 + f
            strew(
                c,
                "leaf",
                px + np.cos(way) * 9,
                py + np.sin(way) * 9,
                q * 0.3 * (1.1 - t),
                way,
                green,
                seed=f"fern{f}",
                detail=0.5,
            )
    # A fall of water and its pool.
    fall = c.mask(
        curve([(276, 560, CORNER), (306, 556, CORNER), (312, 700), (322, 900, CORNER), (264, 900, CORNER), (272, 700)]),
        wobble=2,
    )
    streak = c.noise.at("fall", c.x[fall.where] / 4, c.y[fall.where] / 90, 1.0, 2) - 0.5
    c.fill(
        fall,
        pick(ramp([(0.0, (0.7, 0.08, 200)), (1.0, (0.99, 0.02, 150))]), np.asarray(0.62 + streak * 0.9, np.float32)),
        alpha=0.9,
        detail=0.4,
    )
    pool = c.mask(curve([(180, 906, CORNER), (300, 888), (450, 910, CORNER), (420, 950), (280, 962), (190, 940)]))
    c.fill(pool, (0.66, 0.1, 180), detail=0.3)
    c.screen(pool * smoothstep(0.5, 0.7, c.noise.at("pool", c.x / 26, c.y / 6, 1.0, 2)), (0.97, 0.06, 120), 0.7)
    c.glow(294, 900, 46, (0.98, 0.04, 130), 0.7)
    palm(c, 470, 980, 330, (0.46, 0.07, 75), (0.56, 0.14, 138), seed="tall", lean=0.12)
    palm(c, 190, 960, 220, (0.44, 0.07, 75), (0.6, 0.14, 132), seed="short", lean=-0.16)
    for k, (x, y, size, angle, light, split) in enumerate(
        (
            (150, 960, 150, -62, 0.4, True),
            (210, 1030, 170, -96, 0.3, False),
            (540, 1000, 170, -108, 0.42, True),
            (590, 930, 140, -138, 0.5, False),
            (440, 1080, 190, -84, 0.22, True),
            (330, 1110, 180, -112, 0.16, False),
            (520, 1080, 160, -52, 0.2, True),
            (250, 1070, 150, -30, 0.22, True),
            (120, 860, 120, -40, 0.5, False),
            (640, 840, 120, -150, 0.5, True),
            (400, 1140, 150, -60, 0.1, False),
            (380, 1000, 110, -120, 0.4, True),
        )
    ):
        tone = mix((0.36, 0.1, 150), (0.74, 0.16, 128), light + 0.2 * r.random())
        big_leaf(c, x, y, size, angle, tone, f"{k}", split)
    for x, y in ((236, 936), (252, 962), (428, 986), (566, 908), (154, 846), (600, 800), (470, 1024), (330, 1040)):
        n = 7
        a = r.uniform(0, 6.3, n)
        hue = float(r.choice([18.0, 350.0, 50.0]))
        strew(
            c,
            "petal",
            x + np.cos(a) * 9,
            y + np.sin(a) * 9,
            r.uniform(14, 24, n),
            a,
            jittered(np.tile(rgb((0.66, 0.19, hue)), (n, 1)), r),
            seed=f"orchid{x}",
            detail=0.7,
        )
    repaint(c, 0.6, seed="jungle")
    for x, y, s in ((360, 520, 1.0), (420, 490, 0.7), (316, 468, 0.6)):
        parrot(c, x, y, s)
    c.rays(330, 380, [78, 92, 104], 560, 90, (0.98, 0.09, 98), 0.4)
    for k, path in enumerate(
        (
            [(300, 890, 20), (330, 790, 36), (300, 660, 50), (350, 520, 60)],
            [(470, 900, 16), (500, 780, 30), (470, 650, 44)],
        )
    ):
        smoke(c, path, (0.97, 0.05, 105), seed=f"steam{k}", alpha=0.6, n=26)
    bough = c.mask(limb([(470, 706, 11), (540, 716, 10), (600, 722, 8), (650, 706, 5)]))
    c.form(bough, (0.4, 0.06, 70), thickness=9, rim=0.7, detail=0.7)
    toucan(c, 592.0, 664.0)


def _vine(pen: Pen, line: list[tuple[float, float]], tone: Colour) -> None:
    pen.stroke(line, tone, 3.2)
