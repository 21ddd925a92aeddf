"""Vines: twisted stems that taper, long folded leaves, peaches with their bloom; two great arms of an S."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import circle, curve, limb, oval, sample

Spine = Sequence[tuple[float, float, float]]

UPPER: Final = (
    *(
        (312.0, 740.0, 13.0),
        (296.0, 700.0, 13.0),
        (250.0, 712.0, 13.0),
        (170.0, 690.0, 13.0),
        (96.0, 590.0, 12.5),
        (78.0, 450.0, 12.0),
        (116.0, 300.0, 11.5),
    ),
    *((214.0, 176.0, 11.0), (350.0, 112.0, 10.0), (500.0, 104.0, 9.0), (650.0, 128.0, 8.0), (830.0, 90.0, 7.0)),
)
LOWER: Final = (
    *(
        (508.0, 736.0, 13.0),
        (522.0, 696.0, 13.0),
        (570.0, 706.0, 14.0),
        (644.0, 744.0, 14.0),
        (706.0, 828.0, 14.0),
        (712.0, 936.0, 14.0),
        (652.0, 1056.0, 14.5),
    ),
    *((560.0, 1150.0, 15.0), (390.0, 1178.0, 16.0), (220.0, 1178.0, 17.0), (90.0, 1140.0, 18.0), (-30.0, 1166.0, 19.0)),
)

_HANGING: Final = {
    "upper": (
        *(
            (150, 742, 27),
            (62, 640, 29),
            (140, 560, 25),
            (46, 500, 26),
            (138, 420, 27),
            (66, 352, 25),
            (178, 300, 28),
            (150, 236, 22),
        ),
        *(
            (262, 206, 26),
            (330, 160, 24),
            (560, 156, 27),
            (606, 196, 24),
            (700, 176, 26),
            (748, 132, 22),
            (444, 64, 20),
        ),
    ),
    "lower": (
        *(
            (584, 772, 27),
            (664, 806, 29),
            (756, 812, 25),
            (752, 900, 30),
            (668, 930, 27),
            (742, 1000, 28),
            (700, 1066, 31),
        ),
        *(
            (628, 1166, 30),
            (690, 1150, 27),
            (600, 1076, 24),
            (470, 1178, 28),
            (150, 1110, 26),
            (40, 1096, 26),
            (84, 1184, 31),
        ),
    ),
}


def _solid(c: Canvas) -> np.ndarray:
    """Where shadows can fall: not upon the air above the wall."""
    return np.asarray(smoothstep(470, 510, c.y), np.float32)


def peach(c: Canvas, x: float, y: float, r: float, seed: int) -> None:
    """One ripe peach: blush on its sunny side, the cleft, the bloom on its skin."""
    g = c.rng(f"peach{seed}/{x:.0f}/{y:.0f}")
    turn = float(g.normal(0, 22))
    m = c.mask(oval(x, y, r, r * 0.96, turn), circle(x + r * 0.1, y + r * 0.06, r * 0.93))
    c.multiply(m.blur(r * 0.2).move(-r * 0.22, r * 0.3) * _solid(c), (0.35, 0.07, 165), 0.5)
    body = c.form(m, (0.82, 0.125, 74), rim=0.1, mottle=0.06, grain=9, detail=0.85)
    side = np.exp(-((((c.x - x - r * 0.35) / r) ** 2 + ((c.y - y + r * 0.2) / r) ** 2) / 0.5)).astype(np.float32)
    blush = side * (0.55 + 0.9 * c.field("blush", 9, 4))
    c.form(
        body.within(m * np.asarray(np.clip(blush, 0, 1), np.float32)),
        (0.62, 0.18, 32),
        rim=0.1,
        mottle=0.08,
        grain=5,
        detail=0.85,
    )
    a = math.radians(turn)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + r * (u * math.cos(a) - v * math.sin(a)), y + r * (u * math.sin(a) + v * math.cos(a))

    def cleft(pen: Pen) -> None:
        pen.stroke([at(-0.06, -0.86), at(-0.3, -0.4), at(-0.32, 0.2), at(-0.12, 0.78)], (0.5, 0.15, 28), r * 0.07, 0.6)
        pen.stroke([at(-0.12, -0.84), at(-0.38, -0.38), at(-0.4, 0.2), at(-0.2, 0.74)], (0.93, 0.1, 80), r * 0.06, 0.4)
        pen.fill(oval(*at(-0.02, -0.86), r * 0.16, r * 0.08, turn), (0.4, 0.09, 60), 0.75)

    c.draw(cleft, soft=r * 0.022, clip=m, detail=0.88)
    c.screen(c.mask(oval(x + r * 0.36, y - r * 0.4, r * 0.26, r * 0.2, 40), soft=r * 0.14) & m, (0.97, 0.06, 75), 0.45)
    c.screen(m.edge(-r * 0.14, r * 0.1, r * 0.08), (0.8, 0.06, 120), 0.25)


def leaf(c: Canvas, x: float, y: float, length: float, angle: float, seed: int) -> None:
    """One long peach leaf, folded along its middle, its tip bent."""
    r = c.rng(f"leaf{seed}/{x:.0f}/{y:.0f}")
    bend = float(r.normal(0, 0.3))
    ca, sa = math.cos(angle), math.sin(angle)

    def at(u: float, v: float) -> tuple[float, float]:
        w = v + bend * u * u
        return x + length * (u * ca - w * sa), y + length * (u * sa + w * ca)

    wide = float(r.uniform(0.11, 0.16))
    up = [at(0, 0), at(0.2, -wide * 0.8), at(0.5, -wide), at(0.8, -wide * 0.5), at(1, 0)]
    down = [at(0.8, wide * 0.5), at(0.5, wide), at(0.2, wide * 0.8)]
    tone = mix((0.52, 0.115, 138), (0.74, 0.14, 118), float(r.random()) ** 1.2)
    m = c.mask(curve([*up, *down], pull=0.3))
    c.multiply(m.blur(3).move(-4, 5) * _solid(c), (0.35, 0.07, 165), 0.4)
    c.form(m, tone, thickness=4, rim=0.1, mottle=0.06, grain=8, detail=0.8)
    sunny = c.mask(curve([*up, at(0.5, 0.01)], pull=0.3)) & m
    lit = -math.cos(angle) * 0.6 + math.sin(angle) * 0.7
    (c.screen if lit < 0.2 else c.multiply)(sunny, (0.6, 0.12, 105) if lit < 0.2 else (0.6, 0.08, 160), 0.35)

    def veins(pen: Pen) -> None:
        pen.stroke([at(0, 0), at(0.5, 0), at(0.97, 0)], (0.88, 0.1, 112), 1.3, 0.7)
        for k in range(4):
            u = 0.2 + 0.17 * k
            for way in (-1.0, 1.0):
                pen.stroke([at(u, 0), at(u + 0.12, way * wide * 0.7)], (0.84, 0.1, 115), 0.7, 0.4)

    c.draw(veins, clip=m, detail=0.8)


def _stem(c: Canvas, spine: Spine, name: str) -> None:
    pts = sample(spine, 80)
    xs, ys = pts[:, 0], pts[:, 1]
    clay = Clay(c, (float(xs.min()) - 30, float(ys.min()) - 30, float(xs.max()) + 30, float(ys.max()) + 30), melt=2)
    wave = 1.4 * np.sin(np.arange(80) * 0.7)
    clay.limb(
        [(float(x), float(y), float(q)) for x, y, q in zip(xs + wave, ys + wave * 0.6, pts[:, 2], strict=True)], n=160
    )
    body = clay.relief(0.8)
    c.multiply(body.mask.blur(5).move(-7, 9) * _solid(c), (0.35, 0.07, 165), 0.5)
    twist = 1.6 * np.sin(clay.along * 0.16 + clay.across * 0.34)
    c.form(body, (0.5, 0.085, 100), bump=np.asarray(twist, np.float32), rim=0.12, mottle=0.12, grain=8, detail=0.8)
    moss = body.mask * np.asarray(smoothstep(0.5, 0.66, c.field(f"young/{name}", 30, 3)), np.float32)
    c.glaze(moss, (0.6, 0.13, 125), 0.45)


def vine(c: Canvas, spine: Spine, name: str) -> None:
    """Paint one arm of the S: leaves behind, stem, fruit, leaves before."""
    r = c.rng(f"vine/{name}")
    way = sample(spine, 200)
    heading = np.arctan2(np.gradient(way[:, 1]), np.gradient(way[:, 0]))

    def leaves(n: int, first: int, size: tuple[float, float]) -> None:
        for k in range(n):
            i = int(np.clip(6 + (194 - 6) * (k + float(r.random())) / n, 0, 199))
            side = 1.0 if r.random() < 0.5 else -1.0
            angle = float(heading[i]) + side * float(r.uniform(0.5, 1.5))
            angle += 0.35 * math.cos(angle) * (1 if math.sin(angle) < 0.9 else 0)
            off = float(way[i, 2]) * 0.6
            leaf(
                c,
                way[i, 0] + off * math.cos(angle),
                way[i, 1] + off * math.sin(angle),
                float(r.uniform(*size)),
                angle,
                first + k,
            )

    leaves(40, 0, (56, 92))
    _stem(c, spine, name)
    for k, (x, y, q) in enumerate(_HANGING[name]):
        i = int(np.argmin(np.hypot(way[:, 0] - x, way[:, 1] - (y - q))))
        bx, by = float(way[i, 0]), float(way[i, 1])
        c.form(
            c.mask(limb([(bx, by, 4.5), ((bx + x) / 2, (by + y - q) / 2 - 4, 3.2), (x, y - q * 0.7, 3)], 10)),
            (0.48, 0.09, 110),
            thickness=3,
            detail=0.8,
        )
        leaf(c, x - q * 0.2, y - q * 0.8, q * 2.3, float(r.uniform(2.2, 3.6)), 500 + k)
        peach(c, x, y, q, k)
        leaf(c, x + q * 0.1, y - q * 0.9, q * 2.1, float(r.uniform(-0.5, 0.9)), 600 + k)
    leaves(22, 100, (50, 80))
    tendrils(c, way, name)


def tendrils(c: Canvas, way: np.ndarray, name: str) -> None:
    """Curled threads that look for a hold."""
    r = c.rng(f"tendril/{name}")

    def work(pen: Pen) -> None:
        for _ in range(9):
            i = int(r.integers(20, 190))
            x, y = float(way[i, 0]), float(way[i, 1])
            a, s = float(r.uniform(0, 6.3)), 1.0 if r.random() < 0.5 else -1.0
            points = []
            for k in range(16):
                q = 15 * (1 - k / 19)
                points.append((x, y))
                x, y = x + q * math.cos(a) * 0.5, y + q * math.sin(a) * 0.5
                a += s * (0.1 + 0.05 * k)
            pen.stroke(points, (0.66, 0.13, 118), 2.2)

    c.draw(work, relief=1.2, detail=0.8)


def sprigs(c: Canvas) -> None:
    """Young shoots out of collar, cuffs and the right pocket: their roots lie under cloth that is painted later."""
    for n, spine in enumerate(
        (
            ((356.0, 420.0, 7.0), (322.0, 384.0, 6.5), (290.0, 372.0, 6.0), (250.0, 320.0, 5.0), (222.0, 254.0, 4.0)),
            ((470.0, 420.0, 7.0), (520.0, 388.0, 6.5), (566.0, 400.0, 6.0), (612.0, 372.0, 5.0), (660.0, 344.0, 3.0)),
            ((324.0, 740.0, 7.0), (332.0, 690.0, 6.5), (306.0, 650.0, 6.0), (318.0, 600.0, 5.0), (352.0, 566.0, 3.0)),
            ((500.0, 736.0, 7.0), (496.0, 690.0, 6.5), (514.0, 640.0, 6.0), (500.0, 576.0, 5.0), (520.0, 520.0, 3.0)),
        )
    ):
        r = c.rng(f"sprig{n}")
        _stem(c, spine, f"sprig{n}")
        way = sample(spine, 60)
        heading = np.arctan2(np.gradient(way[:, 1]), np.gradient(way[:, 0]))
        for k in range(11):
            i = 5 + 5 * k
            side = 1.0 if k % 2 else -1.0
            leaf(
                c,
                float(way[i, 0]),
                float(way[i, 1]),
                float(r.uniform(40, 66)),
                float(heading[i]) + side * float(r.uniform(0.5, 1.2)),
                800 + 20 * n + k,
            )
        x, y, q = ((246, 372, 23), (664, 374, 20), (352, 612, 20), (470, 612, 21))[n]
        peach(c, x, y, q, 50 + n)
        leaf(c, x - 2, y - q * 0.9, 46, 0.3 + n, 900 + n)
