"""The valley that the robe of Before the Bell carries: dawn sky, mountains, pines, the river."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.plants import pine
from moonhare.painting.motifs.skies import streaks, sun
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, sample

SUN = (404.0, 476.0)
RIVER = [
    (404.0, 528.0, 3.0),
    (426.0, 541.0, 5.0),
    (434.0, 560.0, 8.0),
    (394.0, 584.0, 11.0),
    (346.0, 612.0, 14.0),
    (342.0, 648.0, 18.0),
    (400.0, 686.0, 23.0),
    (458.0, 732.0, 29.0),
    (450.0, 786.0, 35.0),
    (384.0, 836.0, 42.0),
    (344.0, 894.0, 50.0),
    (362.0, 956.0, 58.0),
]
"""Within the robe; over the hem it runs on across the ring."""


def valley(c: Canvas) -> None:
    """Paint the valley flat; the scene then wraps it round the cloth."""
    c.wash(
        [
            (0.1, (0.26, 0.07, 258)),
            (0.17, (0.38, 0.085, 262)),
            (0.23, (0.56, 0.09, 320)),
            (0.29, (0.76, 0.11, 25)),
            (0.345, (0.82, 0.14, 42)),
            (0.385, (0.88, 0.14, 62)),
            (0.43, (0.93, 0.14, 72)),
            (1, (0.5, 0.1, 130)),
        ],
        warp=10,
    )
    streaks(c, 190, 420, (0.95, 0.1, 50), share=0.6, seed="dawn", cover=0.6)
    sun(c, *SUN, 36, (0.98, 0.12, 88), power=1.0)
    c.rays(*SUN, [196, 220, 244, 268, 292, 316, 340], 260, 50, (0.98, 0.1, 90), 0.24, soft=12)
    for k, (y, tone) in enumerate(((524, (0.66, 0.08, 268)), (542, (0.54, 0.09, 225)), (562, (0.48, 0.1, 160)))):
        n = c.field(f"peak{k}", 120 - 20 * k, 4)[int(300 * c.scale)]
        dip = (84 - 20 * k) * np.exp(-(((c.x[0] - SUN[0]) / (70 + 10 * k)) ** 2))
        ridge = y - (190 - 50 * k) * (n - 0.3) * (1 - 0.2 * k) + dip
        m = c.full(smoothstep(-1.5, 1.5, c.y - ridge[None, :]))
        c.fill(m, tone, detail=0.4)
        face = c.field(f"face{k}", 26, 3, (0.6, 1.4)) - 0.5
        c.screen(
            m * np.asarray(smoothstep(0.05, 0.2, face) * smoothstep(90, 0, c.y - ridge[None, :]), np.float32),
            (0.96, 0.1, 70),
            0.3,
        )
        c.fog(y - 10, y + 46, (0.97, 0.11, 84), 0.6, cell=110)
    t = np.clip((c.y - 545) / 400, 0, 1)
    ground = pick(ramp([(0.84, 0.13, 102), (0.66, 0.14, 118), (0.48, 0.12, 134), (0.34, 0.085, 148)]), t)
    c.fill(c.full(smoothstep(540, 558, c.y)), ground, detail=0.3, mottle=0.16)
    _river(c)
    _woods(c)
    far_birds(c, [(330, 366, 20), (360, 350, 14), (462, 372, 17)], (0.3, 0.08, 300), seed="dawn")


def _river(c: Canvas) -> None:
    water = c.mask(limb(RIVER, 120), wobble=2)
    t = np.clip((c.y - 528) / 430, 0, 1)
    c.glaze(water.blur(8), (0.95, 0.12, 96), 0.5)
    c.fill(
        water, pick(ramp([(0.99, 0.08, 90), (0.97, 0.09, 80), (0.86, 0.075, 150), (0.66, 0.09, 215)]), t), detail=0.7
    )
    c.emit(water * np.asarray(smoothstep(800, 480, c.y), np.float32), 0.2)
    r = c.rng("ripples")
    line = sample(RIVER, 90)

    def work(pen: Pen) -> None:
        for _ in range(110):
            x, y, w = (float(v) for v in line[int(r.integers(8, 88))])
            dx, long = float(r.uniform(-0.8, 0.5)) * w, float(r.uniform(0.15, 0.45)) * w
            pen.stroke([(x + dx, y), (x + dx + long, y)], (0.99, 0.05, 94), 0.8 + w / 40, 0.6)

    c.draw(work, clip=water, detail=0.7)


def _woods(c: Canvas) -> None:
    """Pines on both banks, denser and darker towards us; the river stays free."""
    r = c.rng("pines")
    line = sample(RIVER, 200)
    trees: list[tuple[float, float]] = []
    for _ in range(230):
        y = 560 + 410 * float(r.random()) ** 1.2
        x, _, w = (float(v) for v in line[int(np.argmin(np.abs(line[:, 1] - y)))])
        side = 1 if r.random() < 0.5 else -1
        near = (y - 540) / 420
        trees.append((x + side * (w + 9 + 16 * near + float(r.exponential(46 + 70 * near))), y))
    for x, y in sorted(trees, key=lambda q: q[1]):
        near = (y - 540) / 420
        high = 18 + 84 * near
        spruce = c.mask(pine(x, y, high * float(r.uniform(0.75, 1.25)), high * 0.42, r))
        if spruce.empty:
            continue
        tone = pick(ramp([(0.56, 0.11, 130), (0.38, 0.095, 148), (0.24, 0.065, 168)]), np.array(near * 1.05))
        c.fill(spruce, tone, detail=0.6)
        c.screen(spruce.edge(0.8, -1.8, 0.7), (0.96, 0.13, 88), 0.6 * (1 - 0.4 * near))
    c.fog(548, 640, (0.96, 0.12, 90), 0.45, cell=110)


def swan(c: Canvas, x: float, y: float, s: float, left: bool) -> None:
    """A swan on the water, `s` its size."""
    f = -s if left else s
    body = c.mask(
        curve(
            [
                (x - f * 32, y - s * 17, CORNER),
                (x - f * 8, y - s * 20),
                (x + f * 16, y - s * 11),
                (x + f * 17, y),
                (x - f * 14, y + s),
            ]
        ),
        limb(
            [
                (x + f * 13, y - s * 6, 5 * s),
                (x + f * 24, y - s * 20, 3.6 * s),
                (x + f * 16, y - s * 33, 3 * s),
                (x + f * 24, y - s * 41, 4 * s),
                (x + f * 32, y - s * 37, 2 * s),
            ],
            30,
        ),
    )
    c.multiply(c.mask(oval(x, y + 4 * s, 28 * s, 4 * s), soft=3), (0.4, 0.07, 200), 0.5)
    c.form(body, (0.97, 0.03, 88), thickness=10 * s, rim=0.6, detail=0.95)
    wing = c.mask(
        curve(
            [
                (x - f * 34, y - s * 21, CORNER),
                (x - f * 6, y - s * 22),
                (x + f * 10, y - s * 10),
                (x - f * 12, y - s * 5),
            ]
        )
    )
    c.shadow(wing & body, 0, 3 * s, 2 * s, 0.3)
    c.form(wing, (0.98, 0.03, 88), thickness=6 * s, rim=0.6, detail=0.95)
    bill = [(x + f * 31, y - s * 38), (x + f * 38, y - s * 35)]
    c.draw(lambda pen: pen.stroke(bill, (0.68, 0.17, 45), 3 * s), detail=0.95)


def hare(c: Canvas, x: float, y: float, s: float) -> None:
    """A white hare sitting, seen from the side."""
    shape = c.mask(
        oval(x, y, 13 * s, 10 * s),
        circle(x + 11 * s, y - 10 * s, 7 * s),
        limb([(x + 10 * s, y - 14 * s, 2.6 * s), (x + 7 * s, y - 30 * s, 2 * s)], 8),
        limb([(x + 13 * s, y - 14 * s, 2.6 * s), (x + 14 * s, y - 30 * s, 2 * s)], 8),
    )
    c.form(shape, (0.96, 0.03, 88), thickness=8 * s, rim=0.5, detail=0.95)
