"""The valley that the robe of Before the Bell carries: dawn sky, mountains, pines, the river."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.plants import pine
from moonhare.painting.motifs.skies import streaks, sun
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, curve, limb, oval, sample

SUN = (404.0, 476.0)
RIVER = [
    (404.0, 528.0, 3.0),
    (424.0, 541.0, 5.0),
    (436.0, 560.0, 8.0),
    (400.0, 586.0, 11.0),
    (356.0, 614.0, 14.0),
    (346.0, 652.0, 18.0),
    (398.0, 694.0, 23.0),
    (452.0, 744.0, 29.0),
    (452.0, 800.0, 36.0),
    (398.0, 856.0, 46.0),
    (372.0, 920.0, 60.0),
    (392.0, 980.0, 76.0),
    (400.0, 1040.0, 92.0),
]
"""It runs down to the hem."""


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
    _clouds(c)
    _peaks(c)
    _hills(c)
    _river(c)
    _woods(c)
    far_birds(c, [(330, 366, 20), (360, 350, 14), (462, 372, 17)], (0.3, 0.08, 300), seed="dawn")


def _clouds(c: Canvas) -> None:
    """Long banks over the sun, dark rose above, lit from below."""
    for k, y in enumerate((330.0, 372.0, 410.0, 440.0)):
        n = c.noise.at(f"bank{k}", c.x / 120, (c.y - y) / 16, 1.0, 4)
        band = np.exp(-(((c.y - y) / 15) ** 2)) * smoothstep(0.44, 0.66, n)
        c.glaze(np.asarray(band, np.float32), (0.62, 0.12, 350 + 12 * k), 0.55)
        low = np.exp(-(((c.y - y - 8) / 7) ** 2)) * smoothstep(0.44, 0.66, n)
        c.screen(np.asarray(low, np.float32), (0.97, 0.13, 62), 0.7)


def _peaks(c: Canvas) -> None:
    """Three ranges, each peak with a face towards the sun and snow in its gullies; mist at their feet."""
    r = c.rng("peaks")
    for k, (base, tall, tone) in enumerate(
        ((532, 92, (0.68, 0.085, 285)), (546, 66, (0.55, 0.09, 250)), (562, 36, (0.46, 0.09, 200)))
    ):
        ridge = np.full_like(c.x, 2000.0)
        face = np.zeros_like(c.x)
        rough = 8 * (c.noise.at(f"rough{k}", c.x / 16, c.y * 0, 1.0, 3) - 0.5)
        x = 90.0 + 30 * k
        while x < 720:
            off = abs(x - SUN[0])
            top = base - tall * (0.34 + 0.66 * float(smoothstep(20, 150, off))) * float(r.uniform(0.65, 1.1))
            line = top + np.abs(c.x - x) * float(r.uniform(0.8, 1.15)) + rough
            sunward = 1.0 if x < SUN[0] else -1.0
            spur = 10 * np.sin((c.y - top) / 11) + 16 * (c.noise.at(f"spur{k}", c.x / 22, c.y / 22, 1.0, 2) - 0.5)
            mine = line < ridge
            face = np.where(
                mine, smoothstep(-3, 3, ((c.x - x) + spur) * sunward) * smoothstep(110, 10, c.y - top), face
            )
            ridge = np.minimum(ridge, line)
            x += float(r.uniform(58, 96)) * (1 - 0.16 * k)
        m = c.full(np.asarray(smoothstep(-1, 1, c.y - ridge), np.float32))
        c.fill(m, tone, detail=0.5, mottle=0.06)
        c.screen(m * np.asarray(face, np.float32), (0.97, 0.11, 62), 0.62 - 0.14 * k)
        c.fog(base - 14, base + 40, (0.98, 0.11, 82), 0.7, cell=110)


def _hills(c: Canvas) -> None:
    """Folds of land that dip to the river: sunlit crests, blue-green feet, mist between."""
    t = np.clip((c.y - 545) / 400, 0, 1)
    ground = pick(ramp([(0.88, 0.13, 98), (0.68, 0.14, 116), (0.46, 0.12, 136), (0.3, 0.085, 155)]), t)
    c.fill(c.full(smoothstep(546, 562, c.y)), ground, detail=0.3, mottle=0.1)
    line = sample(RIVER, 200)
    for k, y in enumerate((572.0, 604.0, 646.0, 700.0, 768.0, 850.0, 940.0)):
        near = (y - 560) / 400
        mid = float(line[int(np.argmin(np.abs(line[:, 1] - y))), 0])
        rise = 26 + 60 * near
        off = np.abs(c.x - mid) / (120 + 60 * near)
        crest = y - rise * smoothstep(0.2, 1.7, off) + (8 + 12 * near) * np.sin(c.x / (46 + 40 * near) + 2.3 * k)
        d = c.y - crest
        m = c.full(np.asarray(smoothstep(-1.5, 1.5, d), np.float32))
        tone = pick(ramp([(0.82, 0.14, 106), (0.62, 0.14, 122), (0.44, 0.11, 140), (0.32, 0.085, 158)]), np.array(near))
        c.fill(m, np.asarray(tone, np.float32), 0.8, detail=0.4, mottle=0.12)
        blades = c.noise.at(f"turf{k}", c.x / (3 + 5 * near), c.y / (9 + 14 * near), 1.0, 3) - 0.5
        c.screen(
            m * np.asarray(smoothstep(40 + 40 * near, 0, d) * np.clip(0.6 + 1.6 * blades, 0, 1), np.float32),
            (0.95, 0.15, 96),
            0.55,
        )
        c.multiply(
            m * np.asarray(smoothstep(10, 110, d) * smoothstep(0.1, 0.3, blades + 0.25), np.float32),
            (0.42, 0.09, 175),
            0.35,
        )


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
    for _ in range(190):
        y = 560 + 410 * float(r.random()) ** 1.2
        x, _, w = (float(v) for v in line[int(np.argmin(np.abs(line[:, 1] - y)))])
        side = 1 if r.random() < 0.5 else -1
        near = (y - 540) / 420
        trees.append((x + side * (w + 9 + 16 * near + float(r.exponential(34 + 80 * near))), y))
    for x, y in sorted(trees, key=lambda q: q[1]):
        near = (y - 540) / 420
        high = (16 + 92 * near) * float(r.uniform(0.7, 1.2))
        spruce = c.mask(pine(x, y, high, high * 0.44, r))
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
    """A white hare that sits upright, seen from the side, and looks to the left."""

    def put(points: list[tuple[float, float]]) -> Path:
        return curve([(x + s * u, y + s * v) for u, v in points])

    far = c.mask(put([(-7, -27), (-12, -40), (-12, -54), (-7, -50), (-3, -38), (-3, -28)]))
    c.form(far, (0.78, 0.03, 80), thickness=3 * s, rim=0.4, detail=0.9)
    outline = [(-19, -19), (-13, -27), (-5, -30), (-1, -44), (6, -56), (7, -44), (3, -28), (4, -22)]
    outline += [(11, -13), (18, 1), (18, 11), (12, 15), (-2, 15), (-14, 15), (-13, 11), (-8, 8), (-10, -4), (-9, -12)]
    body = c.mask(put([*outline, (-16, -14)]))
    c.form(body, (0.94, 0.03, 88), thickness=17 * s, rim=0.6, mottle=0.1, detail=0.9)
    haunch = c.mask(put([(4, -4), (13, -2), (17, 7), (12, 14), (0, 14), (-3, 9), (-1, 1)]))
    c.multiply((haunch.grow(s).blur(2 * s) - haunch) & body, (0.5, 0.05, 230), 0.5)
    leg = c.mask(limb([(x - 7 * s, y - 4 * s, 2 * s), (x - 8 * s, y + 12 * s, 1.6 * s)], 8))
    c.multiply((leg.blur(2 * s).move(2 * s, 0) - leg) & body, (0.5, 0.05, 230), 0.5)
    inner = c.mask(put([(-1, -32), (1, -44), (5, -53), (5, -44), (2, -32)]))
    c.glaze(inner, (0.76, 0.09, 25), 0.5)
    tail = c.mask(oval(x + 19 * s, y + 10 * s, 4 * s, 3.6 * s))
    c.form(tail, (0.98, 0.02, 88), thickness=4 * s, rim=0.4, detail=0.9)
    c.draw(lambda pen: pen.dot(x - 11 * s, y - 22 * s, 1.5 * s, (0.15, 0.03, 30)), detail=0.95)
