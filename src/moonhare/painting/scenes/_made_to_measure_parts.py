"""What the three mirrors show, and the suit and the robe."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, pick, smoothstep
from moonhare.painting.materials import foliage, fur
from moonhare.painting.motifs.beasts import paint_nose
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.figure import Joints
from moonhare.painting.motifs.plants import bark, branches, pine
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval
from moonhare.painting.stamps import strew

INDIGO: Colour = (0.36, 0.12, 270)
_TAPE: Colour = (0.88, 0.13, 92)


def paint_oak(c: Canvas) -> None:
    """The middle glass: an old oak in gold light, its arms held out like the boy's."""
    band = c.mask(box(260, 150, 280, 700))
    at = band.where
    t = (c.y[at] - 160) / 660
    c.fill(
        band,
        pick(
            c.tones((0.82, 0.1, 84), 0.6),
            np.asarray(0.9 - 0.3 * t + 0.12 * (c.field("air", 90, 3)[at] - 0.5), np.float32),
        ),
        detail=0.1,
    )
    c.glow(400, 380, 170, (0.98, 0.09, 90), 0.75)
    ground = band * smoothstep(690, 702, c.y + 8 * np.sin(c.x / 40))
    c.form(ground, (0.6, 0.11, 115), bump=(c.field("sward", 12, 3, (1, 2)) - 0.5) * 7, detail=0.2)
    for k, (x, y, q) in enumerate(((306, 664, 30), (350, 676, 20), (486, 666, 32), (446, 678, 20))):
        c.form(
            c.mask(circle(x, y, q), circle(x + 20, y + 8, q * 0.7), wobble=4),
            (0.66, 0.1, 112),
            haze=0.4,
            bump=(c.field("far", 9, 2) - 0.5) * 5,
            detail=0.2,
            bias=0.02 * k,
        )
    clay, tips = branches(c, 332, 726, 440, 50, seed="oak7", lean=0.1, spread=0.72, levels=4, box=(262, 180, 540, 780))
    clay.limb([(344, 580, 24), (316, 530, 16), (292, 500, 10), (268, 480, 5)], n=20)
    clay.limb([(350, 566, 26), (410, 520, 19), (470, 500, 12), (530, 470, 6)], n=20)
    clay.limb([(332, 690, 28), (300, 720, 14), (274, 730, 5)], n=12)
    clay.limb([(332, 690, 28), (360, 722, 14), (384, 732, 5)], n=12)
    bark(c, clay, (0.4, 0.06, 55))
    r = c.rng("crown")
    blobs = [(398 + float(r.normal(0, 62)), 352 + float(r.normal(0, 62)), float(r.uniform(34, 58))) for _ in range(40)]
    blobs += [(t[0], t[1], 20.0) for t in tips] + [
        (284, 452, 46),
        (516, 452, 46),
        (372, 262, 50),
        (426, 280, 52),
        (472, 340, 46),
        (436, 390, 40),
        (360, 330, 44),
        (330, 476, 26),
        (470, 474, 28),
    ]
    crown = c.mask(*(circle(*b) for b in blobs), wobble=8)
    gaps = np.asarray(c.field("gaps", 30, 3) > 0.15, np.float32)
    foliage(c, crown * gaps, (0.58, 0.12, 112), seed="oak", size=8, spacing=3.4, clump=30)


def paint_wolf(c: Canvas) -> None:
    """The left glass: a wolf sits on a moor at blue hour, a tape measure about its neck."""
    band = c.mask(box(60, 220, 200, 680))
    at = band.where
    t = (c.y[at] - 230) / 600
    n = c.field("moor", 90, 4, (2, 0.8))[at]
    c.fill(
        band,
        pick(c.tones((0.55, 0.08, 250), 0.7), np.asarray(0.28 + 0.5 * t + 0.2 * (n - 0.5), np.float32)),
        detail=0.1,
    )
    c.glow(160, 650, 130, (0.86, 0.11, 62), 0.6, 0.5)
    for k, (y, tone) in enumerate(((640, (0.42, 0.07, 280)), (700, (0.32, 0.06, 300)), (778, (0.26, 0.05, 320)))):
        crest = y + 16 * np.sin(c.x / 44 + k * 2)
        c.form(
            band * smoothstep(-2, 2, c.y - crest),
            tone,
            bump=(c.field(f"heath{k}", 14, 3) - 0.5) * 8,
            rim=0.4,
            detail=0.2,
        )
    r = c.rng("spruces")
    for tx, ty, h in ((88, 690, 300), (232, 700, 340), (118, 700, 190), (206, 704, 210), (64, 700, 220)):
        tree = c.mask(pine(tx, ty, h, h * 0.34, r)) & band
        c.form(tree, (0.3, 0.06, 250), bump=(c.field("needles", 9, 3) - 0.5) * 8, haze=0.1, rim=0.4, detail=0.3)
    c.fog(640, 760, (0.5, 0.07, 265), 0.4)
    x = 160.0
    c.shadow(c.mask(oval(x, 828, 74, 10)), 2, 3, 7, 0.7)
    body = Clay(c, (60, 400, 260, 860), melt=12)
    body.limb([(x, 800, 50), (x, 720, 48), (x, 650, 52), (x, 590, 44), (x, 540, 36)], n=24)
    for f in (-1, 1):
        # Haunch, shoulder, a straight foreleg with its wrist, both paws.
        body.ball(x + f * 54, 776, 31, 50, z=2, turn=f * -12)
        body.ball(x + f * 40, 640, 26, 50, z=14, turn=f * 10)
        body.limb(
            [
                (x + f * 34, 680, 22, 26),
                (x + f * 28, 740, 15.5, 34),
                (x + f * 27, 770, 14, 36),
                (x + f * 27, 812, 13, 38),
            ],
            n=20,
            melt=8,
        )
        for k in (-1, 0, 1):
            body.ball(x + f * 28 + k * 9, 826 - abs(k) * 2, 8.5, 9, z=46, melt=2)
            body.ball(x + f * 64 + k * 8, 824 - abs(k) * 2, 7.5, 8, z=20, melt=2)
        body.press([(x + f * 8, 720, 4), (x + f * 10, 800, 5), (x + f * 12, 836, 4)], 12)
        body.press([(x + f * 46, 700, 4), (x + f * 46, 780, 5)], 8)
    body.ball(x, 636, 44, 66, z=18)
    coat = body.relief(1.5)
    c.form(coat, (0.5, 0.03, 270), shadow=20, rim=0.7, bias=-0.02, detail=0.7)
    chest = c.mask(oval(x, 664, 30, 88), oval(x - 23, 770, 12, 60), oval(x + 23, 770, 12, 60), soft=9)
    c.form(coat.within(chest), (0.76, 0.04, 75), detail=0.7)
    fur(c, coat, 1.57, seed="coat", length=(12, 26), spacing=2.5, spread=0.35)
    _ruff(c, x)
    tail = Clay(c, (60, 720, 262, 860), melt=4)
    tail.limb([(x + 66, 812, 10, 10), (x + 82, 800, 14, 20), (x + 84, 764, 15, 20), (x + 76, 732, 5, 20)], n=20)
    brush = tail.relief(1)
    c.form(brush, (0.46, 0.03, 280), rim=0.6, detail=0.7)
    fur(c, brush, -1.5, seed="tail", length=(10, 20), spacing=2.4)
    for f in (-1, 1):
        outer = [
            (x + f * 44, 486, CORNER),
            (x + f * 47, 450),
            (x + f * 40, 424, CORNER),
            (x + f * 22, 442),
            (x + f * 8, 466, CORNER),
        ]
        ear = c.form(c.mask(curve(outer)), (0.4, 0.03, 280), thickness=6, rim=0.7, detail=0.8)
        inner = [(x + f * 38, 480, CORNER), (x + f * 39, 436, CORNER), (x + f * 19, 466, CORNER)]
        c.form(c.mask(curve(inner), soft=2), (0.55, 0.07, 40), bias=-0.1, detail=0.7)
        fur(c, ear, -1.5, seed=f"ear{f}", length=(5, 10), spacing=2.4)
    head = Clay(c, (70, 400, 250, 620), melt=7)
    head.ball(x, 494, 46, 40, z=40)
    for f in (-1, 1):
        head.limb([(x + f * 24, 506, 24, 34), (x + f * 42, 520, 14, 30), (x + f * 57, 532, 3, 26)], n=12)
        head.limb([(x + f * 16, 480, 15, 56), (x + f * 32, 484, 9, 54)], n=8)
    head.limb([(x, 494, 20, 66), (x, 522, 17, 80), (x, 546, 14, 88)], n=12)
    face = head.relief(1)
    c.form(face, (0.52, 0.03, 270), shadow=16, rim=0.7, detail=0.85)
    pale = c.mask(
        oval(x - 17, 548, 15, 16),
        oval(x + 17, 548, 15, 16),
        oval(x - 40, 532, 13, 15, 30),
        oval(x + 40, 532, 13, 15, -30),
        oval(x - 20, 484, 9, 5, -14),
        oval(x + 20, 484, 9, 5, 14),
        soft=5,
    )
    c.form(face.within(pale), (0.82, 0.04, 75), detail=0.85)
    ridge = c.mask(limb([(x, 468, 12), (x, 500, 7), (x, 530, 7)]), soft=5)
    c.form(face.within(ridge), (0.36, 0.03, 285), detail=0.85)
    at = face.mask.where
    away = np.arctan2(c.y[at] - 500, c.x[at] - x)
    fur(c, face, np.asarray(away, np.float32), seed="face", length=(5, 11), spacing=2.2, spread=0.3, light=0.07)

    def features(pen: Pen) -> None:
        for f in (-1, 1):
            eye = [(x + f * 9, 506, CORNER), (x + f * 18, 499), (x + f * 28, 498, CORNER), (x + f * 19, 507)]
            pen.fill(curve(eye), (0.16, 0.03, 40))
            pen.dot(x + f * 18.5, 502.6, 3.4, (0.76, 0.14, 75))
            pen.dot(x + f * 18.5, 502.6, 1.7, (0.1, 0.02, 40))
            pen.dot(x + f * 18.5 - 1.2, 501.2, 0.9, (0.98, 0.02, 90))
        pen.stroke([(x, 554), (x, 561)], (0.2, 0.03, 330), 2)
        pen.stroke([(x - 14, 560), (x - 6, 563), (x, 561), (x + 6, 563), (x + 14, 560)], (0.2, 0.03, 330), 1.8)

    c.draw(features, detail=0.95)
    paint_nose(c, x, 546, 8)
    paint_tape(c, [(x - 44, 588), (x - 20, 606), (x + 14, 608), (x + 40, 594)], 8)
    paint_tape(c, [(x + 22, 604), (x + 28, 650), (x + 20, 700), (x + 27, 742)], 8)


def _ruff(c: Canvas, x: float) -> None:
    """Long hair on the neck and chest, in tufts that part in the middle and break the outline."""
    r = c.rng("ruff")
    n = 900
    u = r.normal(0, 1, n) * 0.62
    y = 548 + 128 * r.random(n) ** 0.8
    wide = 58 - 0.12 * (y - 548)
    keep = np.abs(u) < 1.05
    u, y, wide = u[keep], y[keep], wide[keep]
    tone = np.clip(0.62 - 0.5 * np.abs(u) + 0.2 * (u < -0.3) + r.normal(0, 0.12, len(u)), 0, 1)
    table = c.tones((0.62, 0.035, 260), 0.8)
    order = np.argsort(y)
    strew(
        c,
        "hair",
        (x + u * wide)[order],
        y[order],
        r.uniform(22, 40, len(u)),
        (1.57 - u * 0.75 + r.normal(0, 0.16, len(u)))[order],
        np.asarray(pick(table, tone), np.float32)[order],
        seed="ruff",
        detail=0.75,
    )


def paint_home(c: Canvas) -> None:
    """The right glass: a tall house at nightfall, every window lit."""
    band = c.mask(box(540, 220, 200, 680))
    at = band.where
    t = (c.y[at] - 230) / 600
    c.fill(
        band,
        pick(
            c.tones((0.44, 0.09, 320), 0.75),
            np.asarray(0.18 + 0.62 * t + 0.16 * (c.field("dusk", 80, 3)[at] - 0.5), np.float32),
        ),
        detail=0.1,
    )
    c.glow(640, 700, 150, (0.88, 0.13, 55), 0.5, 0.5)
    hill = band * smoothstep(-2, 2, c.y - 752 - 14 * np.cos((c.x - 636) / 50))
    c.form(hill, (0.34, 0.07, 110), bump=(c.field("hill", 14, 3) - 0.5) * 8, detail=0.2)
    path = c.mask(
        curve(
            [
                (630, 752, CORNER),
                (644, 752, CORNER),
                (652, 800),
                (640, 850),
                (660, 900, CORNER),
                (600, 900, CORNER),
                (612, 840),
                (634, 800),
            ]
        ),
        soft=1.5,
    )
    c.glaze(path & band, (0.82, 0.11, 75), 0.7)
    house(
        c,
        630,
        756,
        96,
        168,
        wall=(0.72, 0.07, 60),
        roof=(0.36, 0.09, 25),
        pitch=1.2,
        depth=0.34,
        seed="home",
        glow=0.6,
        windows=((-0.28, 0.32), (0.28, 0.32), (-0.28, 0.62), (0.0, 0.62), (0.28, 0.62), (-0.2, 0.88), (0.2, 0.88)),
    )
    for x, y, q in ((572, 742, 24), (716, 738, 28)):
        foliage(
            c,
            c.mask(circle(x, y, q), circle(x + 6, y - q, q * 0.7), wobble=4),
            (0.32, 0.07, 140),
            seed=f"bush{x}",
            size=6,
            spacing=3,
            clump=12,
        )


def paint_tape(c: Canvas, points: list[tuple[float, float]], width: float) -> None:
    """A tape measure with its marks."""
    band = c.mask(limb([(*p, width / 2) for p in points], 60))
    c.shadow(band, 2, 4, 3, 0.4)
    c.form(band, _TAPE, thickness=2, rim=0.4, detail=0.85)
    length = [0.0]
    for (ax, ay), (bx, by) in pairwise(points):
        length.append(length[-1] + math.hypot(bx - ax, by - ay))

    def marks(pen: Pen) -> None:
        n = int(length[-1] / 6)
        for k in range(n):
            at = (k + 0.5) * 6
            i = max(j for j, v in enumerate(length) if v <= at)
            i = min(i, len(points) - 2)
            t = (at - length[i]) / max(length[i + 1] - length[i], 1e-3)
            (ax, ay), (bx, by) = points[i], points[i + 1]
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            nx, ny = -(by - ay), bx - ax
            q = math.hypot(nx, ny) or 1
            w = width * (0.42 if k % 5 == 0 else 0.2)
            pen.stroke(
                [(x - nx / q * w, y - ny / q * w), (x + nx / q * w * 0.2, y + ny / q * w * 0.2)],
                (0.25, 0.05, 40),
                1.0,
                0.8,
            )

    c.draw(marks, detail=0.8, clip=band)


def basting(c: Canvas, j: Joints) -> None:
    """White tacking threads, chalk, pins: the suit is half made."""
    u = j.unit
    (nx, ny), (hx, hy) = j.neck, j.hip

    def work(pen: Pen) -> None:
        def tack(ax: float, ay: float, bx: float, by: float, w: float = 2.2) -> None:
            n = max(2, int(math.hypot(bx - ax, by - ay) / 11))
            for k in range(n):
                t0, t1 = (k + 0.15) / n, (k + 0.65) / n
                pen.stroke(
                    [(ax + (bx - ax) * t0, ay + (by - ay) * t0), (ax + (bx - ax) * t1, ay + (by - ay) * t1)],
                    (0.98, 0.02, 90),
                    w,
                )

        tack(nx, ny + u * 0.2, hx, hy + u * 0.5)
        for f in (-1, 1):
            shoulder, elbow, hand = (
                (j.shoulder_near, j.elbow_near, j.hand_near) if f > 0 else (j.shoulder_far, j.elbow_far, j.hand_far)
            )
            tack(nx + f * u * 0.3, ny + u * 0.1, hx + f * u * 0.52, hy + u * 0.4)
            tack(*shoulder, *elbow)
            tack(*elbow, hand[0] * 0.85 + elbow[0] * 0.15, hand[1] * 0.85 + elbow[1] * 0.15)
        for k in range(7):
            x, y = hx - u * 0.8 + k * u * 0.27, hy + u * 0.46
            pen.stroke([(x, y - 5), (x + 3, y + 9)], (0.95, 0.02, 90), 1.4)
            pen.dot(x, y - 6, 2.8, (0.6, 0.2, 28) if k % 2 else (0.55, 0.15, 260))

    c.draw(work, relief=0.8, detail=0.85)
