"""The camel of Private Reserve: its build, its shadows and lights, face and tack."""

from __future__ import annotations

import math

import cv2
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, rgb, smoothstep
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials import cloth, fur
from moonhare.painting.motifs.beasts import paint_ear
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._private_reserve_oasis import oasis
from moonhare.painting.shapes import CORNER, curve, oval
from moonhare.painting.stamps import strew

_COAT: Colour = (0.55, 0.105, 44)


def camel(c: Canvas) -> None:
    """Paint the camel with its shadow, then the hump as a window, then face and tack."""
    far = Clay(c, (120, 640, 760, 1140), melt=8)
    far.limb([(372, 790, 46), (386, 866, 27), (394, 930, 18), (399, 956, 17.5), (420, 1012, 10.5), (438, 1062, 11.5)])
    far.limb([(590, 780, 56), (604, 846, 38), (622, 902, 22), (652, 944, 16), (660, 1000, 10.5), (668, 1052, 11.5)])
    far.limb([(650, 938, 13), (664, 930, 7)], n=6, melt=5)
    far.ball(398, 952, 15, 18, melt=6)
    for x, y in ((430, 1074), (660, 1064)):
        _pad(far, x, y, 25, 4)
    away = far.relief(1)
    clay = Clay(c, (40, 460, 760, 1140), melt=22)
    # Trunk: a deep chest, a belly tucked up, a lean rump.
    clay.limb(
        [(336, 764, 74), (380, 762, 82), (440, 752, 80), (510, 740, 70), (566, 738, 62), (606, 742, 48)], flat=0.85
    )
    # Neck: low out of the chest, a long bow, then up.
    clay.limb(
        [
            (350, 764, 62, 6),
            (296, 794, 48, 8),
            (248, 806, 37, 10),
            (206, 784, 29, 12),
            (180, 730, 24.5, 12),
            (172, 660, 22, 12),
            (180, 594, 20.5, 12),
            (196, 546, 21, 12),
        ],
        melt=22,
    )
    # Head: flat brow, long lean nose, soft hanging lip.
    clay.limb(
        [(196, 530, 25, 18), (168, 524, 24, 20), (134, 534, 18.5, 20), (104, 548, 15.5, 20), (86, 556, 14, 20)], melt=9
    )
    clay.limb([(180, 546, 18, 16), (140, 558, 13, 16), (102, 570, 8.5, 18), (92, 572, 7, 18)], melt=6)
    clay.ball(172, 514, 12, 7, z=34, melt=6)
    # Near foreleg strides out: shoulder, elbow, a straight forearm, the knee's pad, the cannon, the fetlock.
    clay.limb(
        [
            (342, 796, 56, 14),
            (344, 858, 34, 16),
            (326, 916, 21, 16),
            (312, 952, 17.5, 16),
            (306, 974, 16.5, 16),
            (292, 1024, 10.5, 16),
            (280, 1070, 12, 16),
        ],
        melt=14,
    )
    clay.ball(309, 962, 15.5, 19, z=26, melt=7)
    # Near hind leg: thigh, stifle forward, the hock's point behind, the cannon.
    clay.limb(
        [
            (592, 764, 58, 16),
            (572, 826, 48, 18),
            (554, 880, 30, 20),
            (562, 926, 18, 20),
            (570, 946, 16, 20),
            (556, 1004, 10.5, 20),
            (544, 1056, 12, 20),
        ],
        melt=14,
    )
    clay.limb([(572, 940, 13, 22), (586, 926, 7, 22)], n=6, melt=6)
    for x, y in ((266, 1083), (534, 1069)):
        _pad(clay, x, y, 28, 26)
    for spine, deep in (
        ([(314, 832, 12), (330, 800, 14), (342, 762, 12)], 9.0),
        ([(528, 846, 14), (536, 812, 12)], 6.0),
        ([(84, 568, 2.4), (104, 564, 2.8), (134, 552, 2.4)], 7.0),
        ([(348, 872, 8), (336, 910, 6)], 4.0),
        ([(420, 800, 8), (410, 760, 8)], 2.5),
        ([(452, 796, 8), (444, 756, 8)], 2.5),
        ([(484, 786, 8), (478, 748, 8)], 2.5),
    ):
        clay.press(spine, deep)
    body = clay.relief(1.5)
    _cast(c, away.mask | body.mask)
    c.form(away, mix(_COAT, (0.3, 0.09, 330), 0.35), bias=-0.2, rim=0.6, detail=0.6)
    fur(c, away, far.angle, seed="far", length=(6, 12), spacing=3.0, detail=0.6)
    c.form(body, _COAT, shadow=36, mottle=0.07, grain=30, rim=1.0, bias=-0.16, gain=1.1, detail=0.65)
    fur(c, body, clay.angle, seed="coat", length=(6, 13), spacing=3.0, light=0.07, spread=0.32, detail=0.65)
    under = body.mask * np.asarray(smoothstep(770, 850, c.y) * smoothstep(960, 880, c.y), np.float32)
    c.multiply(under, (0.4, 0.11, 335), 0.45)
    c.screen(body.mask.edge(4, -1.5, 1.6), (0.95, 0.13, 50), 0.6)
    c.screen((away.mask - body.mask).edge(3, -1, 1.4), (0.95, 0.13, 50), 0.4)
    _shag(c)
    near = np.exp(-((np.hypot((c.x - 470) / 1.35, c.y - 690) / 150) ** 2))
    c.screen(body.mask * np.asarray(near * smoothstep(840, 700, c.y), np.float32), (0.88, 0.14, 92), 0.45)
    hump = oasis(c)
    _spill(c, hump, body.mask)
    _seam(c)
    _face(c)
    _tack(c)


def _spill(c: Canvas, hump: Mask, body: Mask) -> None:
    """The oasis shines: along the neck and the head's back, and as a halo in the dusk."""
    away = np.hypot((c.x - 468) / 250, (c.y - 600) / 230)
    c.screen((c.full() - hump.grow(-3)) * np.asarray(np.exp(-1.25 * away**2), np.float32), (0.8, 0.15, 108), 0.62)
    c.screen(body.edge(5, -2, 2) * np.asarray(smoothstep(330, 200, c.x), np.float32), (0.9, 0.14, 110), 0.7)


def _seam(c: Canvas) -> None:
    """Wool runs up over the foot of the glass."""
    r = c.rng("seam")
    n_hair = 1300
    u = r.random(n_hair)
    across = 312 + 326 * u
    rise = np.abs(u - 0.5) * 2
    height = 726 - 12 * rise**2 + 5 * np.sin(u * 19) - r.random(n_hair) * (14 + 30 * rise**4)
    base = rgb(mix(_COAT, (0.9, 0.12, 95), 0.35))
    colours = np.clip(np.repeat(base[None], n_hair, 0) * r.uniform(0.7, 1.15, (n_hair, 1)), 0, 1).astype(np.float32)
    lean = -1.57 + (u - 0.5) * 1.5 + r.normal(0, 0.3, n_hair)
    strew(c, "hair", across, height, r.uniform(14, 28, n_hair), lean, colours, seed="seam", detail=0.75)


def _pad(clay: Clay, x: float, y: float, wide: float, z: float) -> None:
    """A camel's foot: broad, soft, split in front into two toes."""
    clay.ball(x + 4, y, wide, 13, z=z, melt=6)
    clay.ball(x - wide * 0.56, y + 3, 12, 9.5, z=z + 4, melt=3)
    clay.ball(x - wide * 0.16, y + 5, 12, 9, z=z + 8, melt=3)
    clay.press([(x - wide * 0.38, y - 6, 2.4), (x - wide * 0.34, y + 12, 2.4)], 5)


def _cast(c: Canvas, body: Mask) -> None:
    """Two lights on the sand: the last sun throws the beast's shadow to us, the hump spills a pool of green gold."""
    foot = 1084 - 0.03 * (c.x - 330)
    high = (c.y - foot) / 0.46
    source_x, source_y = (c.x + 0.7 * high) * c.scale, (foot - high) * c.scale
    far = cv2.remap(body.whole(), np.asarray(source_x, np.float32), np.asarray(source_y, np.float32), cv2.INTER_LINEAR)
    thrown = c.full(np.asarray(far * (high > -16), np.float32)).blur(3)
    c.multiply(thrown, (0.3, 0.11, 325), 0.8)
    across, down = (c.x - 468) / 330, (c.y - 1086) / 105
    pool = np.exp(-(np.hypot(across, down) ** 2) * 1.3)
    own = np.exp(-(np.hypot((c.x - 450) / 190, (c.y - 1088) / 34) ** 2))
    warp = 26 * (c.field("sway", 90, 2) - 0.5)
    one = c.noise.at("caustic", (c.x + warp) / 62, (c.y + warp * 0.4) / 24, 1.0, 2) - 0.5
    two = c.noise.at("caustic-fine", (c.x - warp) / 40, (c.y + warp * 0.5) / 15, 1.0, 2) - 0.5
    net = np.exp(-np.abs(one) * 15) + 0.7 * np.exp(-np.abs(two) * 15)
    light = np.asarray(pool * (0.5 + 0.55 * blur(net.astype(np.float32), 1.6 * c.scale)) * (1 - 0.7 * own), np.float32)
    c.screen(c.full(np.clip(light * 1.25, 0, 1)), (0.92, 0.13, 92), 1.0)
    c.screen(c.full(np.clip(np.asarray(pool, np.float32) * (1 - 0.6 * own), 0, 1)), (0.66, 0.13, 80), 0.5)
    c.glow(470, 1080, 260, (0.78, 0.14, 82), 0.42, flat=0.36)
    for x, y, q in ((430, 1082, 30), (268, 1094, 36), (658, 1072, 30), (534, 1080, 36)):
        c.multiply(c.mask(oval(x + 2, y + 2, q, 6), soft=3), (0.27, 0.1, 325), 0.85)


def _shag(c: Canvas) -> None:
    """Longer wool under the neck, on the crown and round the foot of the hump."""
    r = c.rng("shag")
    xs: list[float] = []
    ys: list[float] = []
    for (x0, y0), (x1, y1), n in (
        ((330, 834), (250, 840), 100),
        ((250, 840), (180, 776), 90),
        ((180, 776), (154, 690), 50),
        ((186, 500), (210, 520), 40),
        ((350, 842), (384, 846), 40),
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


def _face(c: Canvas) -> None:
    for ex, ey, q in ((206, 512, 0.8), (200, 510, 1.0)):
        paint_ear(
            c,
            [(ex - 7, ey + 4), (ex - 2, ey - 22 * q), (ex + 10, ey - 30 * q), (ex + 13, ey + 2)],
            mix(_COAT, c.palette.deep, 0.15),
            (0.42, 0.08, 20),
            6,
        )

    def lines(pen: Pen) -> None:
        dark: Colour = (0.17, 0.05, 340)
        pen.fill(curve([(152, 525, CORNER), (161, 520), (171, 521), (175, 526, CORNER), (163, 530)]), dark)
        pen.stroke([(148, 525), (159, 515), (172, 516), (180, 522)], mix(dark, _COAT, 0.3), 3.0)
        for k in range(7):
            px, py = 149 + k * 4.0, 525 - 4 * math.sin((k + 0.6) / 7 * 3)
            pen.stroke([(px, py), (px - 5, py + 9)], dark, 1.5)
        pen.dot(167, 524, 1.4, (0.98, 0.06, 90))
        pen.stroke([(86, 548), (95, 541), (102, 546)], dark, 3.6, 0.85)
        pen.stroke([(80, 568), (100, 566), (128, 556)], dark, 2.4, 0.7)
        pen.stroke([(80, 560), (84, 568)], dark, 1.6, 0.6)

    c.draw(lines, detail=0.92, soft=0.3)


def _tack(c: Canvas) -> None:
    """A red halter, a woven breast band with tassels, a tail that swings."""
    band = c.mask(
        curve([(322, 716, CORNER), (300, 780), (292, 838, CORNER), (318, 848, CORNER), (326, 786), (346, 722, CORNER)])
    )
    c.shadow(band, -6, 4, soft=4, share=0.4)
    cloth(c, band, (0.56, 0.19, 24), angle=90, fold=9, depth=2, thickness=8, detail=0.75, seed="band")

    def cords(pen: Pen) -> None:
        red: Colour = (0.58, 0.19, 25)
        pen.stroke([(122, 522), (126, 546), (118, 572)], red, 4.4)
        pen.stroke([(125, 540), (160, 540), (200, 512)], red, 4.2)
        pen.stroke([(120, 568), (160, 564), (206, 526)], red, 3.4)
        pen.stroke([(198, 560), (222, 690), (318, 724)], (0.5, 0.16, 20), 3)
        for x, y in ((146, 552), (180, 540), (300, 852), (312, 854)):
            for k in range(5):
                pen.stroke([(x, y), (x + (k - 2) * 2.2, y + 19)], (0.9, 0.13, 82) if k % 2 else red, 2.0)
            pen.dot(x, y, 3.6, (0.92, 0.12, 85))
        for k in range(6):
            t = k / 5
            pen.dot(331 - 26 * t - 5 * math.sin(t * 3.1), 734 + 92 * t, 3.2, (0.92, 0.12, 85))

    c.draw(cords, relief=2.4, detail=0.85)
    tail = c.rng("tail")

    def hairs(pen: Pen) -> None:
        pen.stroke([(640, 728), (664, 762), (668, 826)], _COAT, 8)
        for _ in range(18):
            pen.stroke(
                [(668, 812), (670 + tail.normal(0, 4), 842), (671 + tail.normal(0, 4), 876 + abs(tail.normal(0, 8)))],
                (0.34, 0.08, 30),
                2.4,
            )

    c.draw(hairs, relief=3, detail=0.7)
