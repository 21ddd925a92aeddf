"""What the camel of Private Reserve keeps in its hump: palms round a pool, a sparrow bathing, under clear glass."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import glass
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.motifs.plants import palm
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, oval

HUMP = [
    (322, 712, CORNER),
    (340, 668),
    (356, 604),
    (378, 536),
    (416, 480),
    (468, 458),
    (522, 478),
    (564, 532),
    (590, 604),
    (608, 666),
    (628, 708, CORNER),
    (560, 722),
    (470, 728),
    (390, 722),
]
"""The hump's outline, leaning a little backwards."""


def oasis(c: Canvas) -> Mask:
    """Paint the hump with all that is in it; returns its silhouette."""
    hump = c.mask(curve(HUMP))
    with c.group() as inside:
        _inside(c)
    # The inside is painted larger than it is, then seen through the glass, which squeezes it towards the rim.
    u, v = (c.x - 470) / 150, (c.y - 600) / 150
    lens = 1 + 0.1 * np.clip(u * u + 0.5 * v * v, 0, 2)
    bend = (np.asarray(468 + (c.x - 474) / 0.86 * lens, np.float32), np.asarray(738 + (c.y - 706) / 0.95, np.float32))
    c.paste(inside, clip=hump, bend=bend)
    skin = glass(c, hump, (0.92, 0.05, 130), thickness=90, clear=0.94, shine=0.6)
    edge = np.clip(1 - skin.nz, 0, 1)
    rim = smoothstep(0.25, 0.95, edge)
    c.multiply(hump * np.asarray(rim * 0.6, np.float32), (0.42, 0.1, 190), 0.7)
    c.screen(hump.edge(-5, -5, 2.5), (0.9, 0.12, 140), 0.85)
    c.screen(hump.edge(5, -4, 2), (0.97, 0.12, 60), 0.9)
    c.screen(hump.edge(-11, -3, 5), (0.8, 0.12, 165), 0.5)
    for points, share in (
        ([(398, 566, CORNER), (424, 502), (446, 478), (442, 502), (420, 560), (402, 604, CORNER)], 0.75),
        ([(386, 632, CORNER), (394, 612), (400, 618), (392, 646, CORNER)], 0.6),
        ([(540, 574, CORNER), (556, 606), (572, 652), (564, 654), (546, 608, CORNER)], 0.5),
    ):
        c.screen(c.mask(curve(points), soft=2.4) & hump, (0.99, 0.03, 110), share)
    c.glow(474, 606, 70, (0.97, 0.13, 92), 0.42)
    c.emit(hump, 0.34)
    return hump


def _inside(c: Canvas) -> None:
    hump = c.mask(box(240, 430, 450, 340))
    at = hump.where
    down = np.clip((c.y[at] - 470) / 250, 0, 1)
    glow = np.exp(-(((c.x[at] - 500) / 90) ** 2 + ((c.y[at] - 610) / 60) ** 2))
    t = np.clip(0.16 + 1.0 * down + 0.5 * glow + 0.1 * (c.field("air", 40, 3)[at] - 0.5), 0, 1)
    sky = ramp([(0.0, (0.4, 0.1, 205)), (0.3, (0.6, 0.11, 182)), (0.6, (0.82, 0.13, 130)), (1.0, (0.97, 0.1, 95))])
    c.fill(hump, pick(sky, np.asarray(t, np.float32)), detail=0.7)
    c.fill(c.mask(circle(474, 622, 23), soft=1), (0.995, 0.05, 95), detail=0.9)
    c.glow(474, 622, 40, (0.97, 0.1, 90), 0.7)
    for i, (x, y, rx, ry, tone) in enumerate(
        (
            (390, 668, 110, 40, (0.5, 0.12, 155)),
            (560, 672, 90, 46, (0.42, 0.11, 155)),
            (330, 690, 70, 50, (0.34, 0.09, 160)),
        )
    ):
        bush = c.mask(oval(x, y, rx, ry), wobble=9, cell=16) & hump
        c.form(bush, tone, thickness=20, mottle=0.2, grain=9, rim=0.6, haze=0.0, detail=0.7, bias=0.03 * i)
    lawn = c.mask(oval(468, 748, 250, 62), wobble=5, cell=20) & hump
    c.form(lawn, (0.4, 0.11, 140), thickness=16, mottle=0.2, grain=9, rim=0.5, detail=0.7)
    pool = c.mask(oval(468, 716, 120, 36)) & hump
    pt = pool.where
    n = c.noise.at("pool", c.x[pt] / 24, c.y[pt] / 5, 1.0, 3)
    ring = np.sin(np.hypot((c.x[pt] - 470), (c.y[pt] - 704) * 2.8) / 5.2) * np.exp(
        -np.hypot(c.x[pt] - 470, (c.y[pt] - 704) * 2.8) / 60
    )
    pools = ramp([(0.0, (0.42, 0.09, 205)), (0.5, (0.7, 0.1, 190)), (1.0, (0.99, 0.04, 130))])
    c.fill(pool, pick(pools, np.asarray(0.5 + 0.5 * (n - 0.5) + 0.3 * ring, np.float32)), detail=0.8)
    with c.group() as inside:
        palm(c, 380, 704, 150, (0.5, 0.08, 55), (0.42, 0.12, 150), seed="tall", lean=0.26)
        palm(c, 556, 706, 164, (0.46, 0.08, 55), (0.45, 0.13, 148), seed="right", lean=-0.24)
        palm(c, 352, 716, 92, (0.46, 0.08, 55), (0.48, 0.13, 148), seed="low", lean=-0.04)
        palm(c, 586, 722, 80, (0.46, 0.08, 55), (0.48, 0.13, 148), seed="edge", lean=0.02)
    c.paste(inside, clip=hump)

    def grass(pen: Pen) -> None:
        r = c.rng("blades")
        for _ in range(80):
            a = r.uniform(0, 6.28)
            x, y = 468 + math.cos(a) * r.uniform(112, 132), 714 + math.sin(a) * 34
            if y < 704 or abs(x - 468) > 100:
                h = r.uniform(10, 26)
                pen.stroke(
                    [(x, y), (x + r.normal(0, 5), y - h)], mix((0.5, 0.13, 145), (0.82, 0.15, 115), r.random()), 2
                )
        for x, y in ((372, 690), (398, 696), (540, 690), (566, 700), (352, 706), (420, 690)):
            pen.dot(x, y, 4.4, (0.68, 0.19, 8))
            pen.dot(x - 1, y - 1, 1.6, (0.93, 0.12, 90))

    c.draw(grass, relief=1.2, detail=0.85, clip=hump)
    _sparrow(c, hump)


def _sparrow(c: Canvas, hump: Mask) -> None:
    x, y = 470.0, 714.0
    bird = Bird(
        body=(0.44, 0.11, 42),
        breast=(0.84, 0.05, 70),
        wing=(0.3, 0.08, 38),
        beak=(0.36, 0.04, 60),
        neck=0.06,
        plump=0.34,
        head=0.24,
        beak_length=0.12,
        tail=0.34,
        leg=0.1,
        pitch=18,
    )
    perched(c, bird, x, y, 42, left=True, seed="sparrow")
    r = c.rng("bath")

    def bath(pen: Pen) -> None:
        for k in range(3):
            wide = 20 + 13 * k
            pen.stroke(oval(x, y - 1, wide, wide * 0.24), (0.97, 0.03, 170), 1.6 - 0.3 * k, 0.7 - 0.15 * k)
        for _ in range(22):
            a, q = r.uniform(-2.9, -0.24), abs(r.normal(12, 8))
            px, py = x + math.cos(a) * (q + 20), y - 5 + math.sin(a) * (q + 6)
            pen.dot(px, py, r.uniform(0.7, 1.7), (0.99, 0.02, 180), 0.95)

    c.draw(bath, detail=0.9, clip=hump)
