"""The camel and what it keeps in its hump."""

from __future__ import annotations

import math

import cv2
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Lamp
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, fur, glass
from moonhare.painting.motifs.beasts import paint_ear
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.motifs.plants import palm
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, oval
from moonhare.painting.stamps import strew

_HUMP = [
    (276, 730, CORNER),
    (312, 660),
    (346, 570),
    (396, 500),
    (454, 474),
    (516, 490),
    (570, 552),
    (610, 640),
    (654, 716, CORNER),
    (560, 726),
    (470, 738),
    (380, 726),
]


_COAT: Colour = (0.35, 0.09, 8)


def camel(c: Canvas) -> None:
    """Paint the camel with its shadow, then the hump as a window, then face and tack."""
    far = Clay(c, (120, 640, 760, 1140), melt=9)
    far.limb([(330, 800, 46), (312, 872, 32), (292, 930, 19), (283, 962, 18.5), (262, 1024, 12), (246, 1074, 13)])
    far.limb([(546, 796, 62), (516, 866, 40), (526, 914, 22), (545, 946, 19), (530, 1000, 12.5), (516, 1050, 13)])
    far.limb([(545, 946, 16), (551, 938, 12)], n=6)
    far.ball(282, 958, 17, 19, melt=6)
    for x, y in ((234, 1086), (504, 1062)):
        _pad(far, x, y, 27, 4)
    away = far.relief(1)
    clay = Clay(c, (40, 520, 760, 1140), melt=22)
    clay.limb([(588, 760, 62), (560, 752, 80), (480, 770, 82), (400, 774, 84), (340, 772, 74)], flat=0.85)
    clay.limb(
        [
            (352, 772, 66, 6),
            (300, 790, 56, 8),
            (248, 800, 43, 10),
            (204, 764, 34, 12),
            (186, 700, 29, 12),
            (188, 640, 28, 12),
            (192, 610, 30, 12),
        ],
        melt=24,
    )
    clay.limb(
        [(196, 600, 32, 18), (160, 606, 28, 18), (122, 624, 21, 18), (104, 636, 20, 18), (98, 644, 17, 18)], melt=10
    )
    # Near foreleg: shoulder, elbow, a straight forearm, the knee's pad, the cannon, the fetlock.
    clay.limb(
        [
            (352, 812, 58, 16),
            (366, 866, 40, 16),
            (360, 916, 25, 16),
            (352, 956, 19, 16),
            (348, 976, 19, 16),
            (345, 1024, 12.5, 16),
            (340, 1066, 14, 16),
        ],
        melt=14,
    )
    # Near hind leg: thigh, stifle forward, the hock's point behind, the cannon.
    clay.limb(
        [
            (576, 790, 76, 18),
            (552, 850, 54, 20),
            (566, 896, 31, 20),
            (592, 938, 19.5, 20),
            (592, 956, 18, 20),
            (582, 1008, 12.5, 20),
            (574, 1050, 14, 20),
        ],
        melt=14,
    )
    clay.limb([(596, 946, 16, 22), (606, 930, 9, 22)], n=6, melt=6)
    clay.ball(345, 964, 17, 21, z=28, melt=7)
    for x, y in ((326, 1080), (562, 1064)):
        _pad(clay, x, y, 31, 26)
    for spine, deep in (
        ([(318, 838, 12), (338, 806, 14), (350, 770, 12)], 10.0),
        ([(532, 850, 14), (540, 820, 12)], 5.0),
        ([(98, 648, 3), (114, 650, 3.5), (130, 646, 3)], 7.0),
        ([(374, 872, 8), (366, 910, 7), (362, 940, 5)], 4.0),
        ([(586, 900, 6), (604, 926, 4)], 4.0),
    ):
        clay.press(spine, deep)
    body = clay.relief(1.6)
    _cast(c, away.mask | body.mask)
    c.form(away, mix(_COAT, (0.42, 0.11, 20), 0.3), bias=-0.26, rim=0.5, detail=0.6)
    fur(c, away, far.angle, seed="far", length=(6, 12), spacing=3.0, detail=0.6)
    c.multiply(away.mask * np.asarray(smoothstep(930, 830, c.y), np.float32), (0.36, 0.11, 325), 0.5)
    c.form(body, _COAT, shadow=36, mottle=0.06, grain=34, rim=1.2, bias=-0.12, detail=0.62)
    fur(c, body, clay.angle, seed="coat", length=(6, 11), spacing=3.4, light=0.035, spread=0.3, detail=0.62)
    _shag(c)
    _oasis(c)
    _face(c)
    _tack(c)


def _pad(clay: Clay, x: float, y: float, wide: float, z: float) -> None:
    """A camel's foot: broad, soft, split in front into two toes."""
    clay.ball(x + 4, y, wide, 13, z=z, melt=6)
    clay.ball(x - wide * 0.56, y + 3, 12, 9.5, z=z + 4, melt=3)
    clay.ball(x - wide * 0.16, y + 5, 12, 9, z=z + 8, melt=3)
    clay.press([(x - wide * 0.38, y - 6, 2.4), (x - wide * 0.34, y + 12, 2.4)], 5)


def _cast(c: Canvas, body: Mask) -> None:
    """The low sun stands behind on the right: warm sand about the feet, and the beast's long shadow towards us."""
    lit = np.exp(-(((c.x - 440) / 260) ** 2 + ((c.y - 1078 + 0.1 * (c.x - 400)) / 80) ** 2))
    c.screen(c.full(np.asarray(lit, np.float32)), (0.72, 0.13, 75), 0.55)
    foot = 1088 - 0.075 * (c.x - 330)
    high = (c.y - foot) / 0.5
    source_x, source_y = (c.x + 0.62 * high) * c.scale, (foot - high) * c.scale
    far = cv2.remap(body.whole(), np.asarray(source_x, np.float32), np.asarray(source_y, np.float32), cv2.INTER_LINEAR)
    thrown = c.full(np.asarray(far * (high > -16), np.float32)).blur(3)
    c.multiply(thrown, (0.27, 0.1, 318), 0.86)
    for x, y, q in ((232, 1096, 34), (328, 1092, 38), (502, 1072, 34), (564, 1076, 38)):
        c.multiply(c.mask(oval(x - 4, y + 2, q, 7), soft=4), (0.26, 0.1, 318), 0.85)


def _shag(c: Canvas) -> None:
    """Longer wool under the neck, on the crown and round the foot of the hump."""
    r = c.rng("shag")
    xs: list[float] = []
    ys: list[float] = []
    for (x0, y0), (x1, y1), n in (
        ((330, 848), (250, 838), 90),
        ((250, 838), (184, 760), 70),
        ((184, 586), (206, 590), 30),
        ((350, 842), (380, 850), 40),
    ):
        for _ in range(n):
            t = r.random()
            xs.append(float(x0 + (x1 - x0) * t + r.normal(0, 5)))
            ys.append(float(y0 + (y1 - y0) * t + r.normal(0, 5)))
    base = rgb(mix(_COAT, c.palette.deep, 0.34))
    colours = np.clip(np.repeat(base[None], len(xs), 0) * r.uniform(0.8, 1.15, (len(xs), 1)), 0, 1).astype(np.float32)
    strew(
        c,
        "hair",
        np.array(xs),
        np.array(ys),
        r.uniform(16, 32, len(xs)),
        1.7 + r.normal(0, 0.3, len(xs)),
        colours,
        seed="shag",
        detail=0.65,
    )


def _oasis(c: Canvas) -> None:
    hump = c.mask(curve(_HUMP), wobble=1.5, cell=24)
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
    skin = glass(c, hump, (0.9, 0.05, 150), thickness=80, clear=0.92, shine=0.75)
    edge = np.clip(1 - skin.nz, 0, 1) ** 1.3
    c.glaze(hump * np.asarray(edge * 0.9 * smoothstep(0.0, 0.7, edge), np.float32), (0.6, 0.11, 58), 0.9)
    shine = c.mask(curve([(372, 560), (404, 508), (440, 490), (428, 508), (398, 550), (380, 600)]), soft=3)
    c.screen(shine & hump, (0.99, 0.02, 130), 0.75)
    spot = c.mask(oval(566, 590, 5, 22, -20), soft=3)
    c.screen(spot & hump, (0.98, 0.06, 80), 0.7)
    c.emit(hump, 0.3)
    halo = c.full() - hump.grow(-4)
    away = np.hypot((c.x - 465) / 300, (c.y - 620) / 250)
    c.screen(halo * np.asarray(np.exp(-1.9 * away**2), np.float32), (0.72, 0.14, 155), 0.5)
    c.lamp(Lamp(x=470, y=690, z=60, reach=100, colour=(0.8, 0.12, 165), power=0.35), halo=0.0)
    r = c.rng("seam")
    n_hair = 760
    u = r.random(n_hair)
    across = 300 + 340 * u
    rise = np.abs(u - 0.5) * 2
    height = 734 + 8 * np.sin(u * math.pi) - r.random(n_hair) * (8 + 24 * rise**3)
    base = rgb(mix(_COAT, (0.9, 0.1, 75), 0.2))
    colours = np.clip(np.repeat(base[None], n_hair, 0) * r.uniform(0.78, 1.12, (n_hair, 1)), 0, 1).astype(np.float32)
    strew(
        c,
        "hair",
        across,
        height,
        r.uniform(14, 26, n_hair),
        1.0 + (u - 0.5) * 0.5 + r.normal(0, 0.22, n_hair),
        colours,
        seed="seam",
        detail=0.75,
    )


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


def _face(c: Canvas) -> None:
    for ex, ey, q in ((212, 578, 0.9), (204, 572, 1.0)):
        paint_ear(
            c,
            [(ex - 8, ey + 6), (ex - 2, ey - 24 * q), (ex + 12, ey - 30 * q), (ex + 12, ey + 2)],
            mix(_COAT, c.palette.deep, 0.2),
            (0.42, 0.08, 20),
            6,
        )

    def lines(pen: Pen) -> None:
        dark: Colour = (0.18, 0.05, 330)
        pen.fill(curve([(161, 599, CORNER), (171, 595), (181, 597), (184, 601, CORNER), (172, 605)]), dark)
        pen.stroke([(157, 598), (170, 592), (186, 596)], mix(dark, _COAT, 0.2), 4.5)
        pen.stroke([(156, 588), (170, 580), (190, 588)], dark, 2, 0.4)
        for k in range(6):
            px, py = 158 + k * 4.4, 600 - 3 * math.sin((k + 0.6) / 6 * 3)
            pen.stroke([(px, py), (px - 6, py + 8)], dark, 1.7)
        pen.dot(175, 598, 1.3, (0.98, 0.03, 80))
        pen.stroke([(98, 628), (108, 620), (114, 626)], dark, 4.5, 0.85)
        pen.stroke([(96, 652), (112, 655), (134, 648)], dark, 2.6, 0.75)

    c.draw(lines, detail=0.92, soft=0.35)


def _tack(c: Canvas) -> None:
    """A red halter and a woven breast band with tassels."""
    band = c.mask(
        curve([(300, 738, CORNER), (286, 790), (290, 846, CORNER), (312, 850, CORNER), (310, 792), (324, 738, CORNER)])
    )
    c.shadow(band, -6, 4, soft=4, share=0.4)
    cloth(c, band, (0.56, 0.19, 24), angle=90, fold=9, depth=2, thickness=8, detail=0.75, seed="band")

    def cords(pen: Pen) -> None:
        red: Colour = (0.58, 0.19, 25)
        pen.stroke([(128, 600), (138, 624), (134, 650)], red, 5)
        pen.stroke([(130, 622), (166, 618), (204, 588)], red, 5)
        pen.stroke([(136, 646), (176, 640), (214, 600)], red, 4)
        pen.stroke([(208, 634), (240, 700), (296, 742)], (0.42, 0.13, 330), 3.4)
        for x, y in ((150, 634), (182, 620), (296, 858), (306, 858)):
            for k in range(5):
                pen.stroke([(x, y), (x + (k - 2) * 2.4, y + 20)], (0.9, 0.13, 82) if k % 2 else red, 2.2)
            pen.dot(x, y, 4, (0.92, 0.12, 85))
        for k in range(6):
            pen.dot(302 - 6 * math.sin(k / 5 * 3.1), 752 + k * 18, 3.4, (0.92, 0.12, 85))

    c.draw(cords, relief=2.4, detail=0.85)
    tail = c.rng("tail")

    def hairs(pen: Pen) -> None:
        pen.stroke([(638, 742), (662, 778), (660, 838)], _COAT, 8)
        for _ in range(16):
            pen.stroke(
                [(660, 822), (662 + tail.normal(0, 5), 850), (658 + tail.normal(0, 3), 884 + tail.normal(0, 9))],
                (0.34, 0.08, 30),
                2.6,
            )

    c.draw(hairs, relief=3, detail=0.7)
