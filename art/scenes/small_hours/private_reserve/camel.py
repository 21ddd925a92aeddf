"""The camel of Private Reserve: its build, its shadow, its wool, face and tack."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, ramp, rgb, smoothstep
from art.painting.mask import Mask, blur
from art.painting.materials import cloth, fur
from art.painting.motifs.beasts import paint_ear
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval
from art.painting.stamps import jittered, sampled, strew

from .oasis import oasis

_COAT: Colour = (0.62, 0.105, 58)
_WOOL = ramp(
    [(0.2, 0.07, 350), (0.32, 0.085, 15), (0.46, 0.1, 42), (0.62, 0.11, 58), (0.78, 0.11, 68), (0.93, 0.09, 76)]
)
"""From violet shadow through honey brown to the sun's gold."""


def camel(c: Canvas) -> None:
    """Paint the camel with its shadow, then the hump of glass, then face and tack."""
    far = Clay(c, (120, 560, 760, 1120), melt=10)
    # The far pair swings forward: the foreleg lifted, its knee bent; the hind foot about to be set down.
    far.limb([(318, 660, 62), (284, 744, 38), (254, 812, 25), (234, 852, 21), (236, 872, 18)], 30)
    far.limb([(234, 858, 19), (246, 912, 12.5), (262, 962, 13.5), (262, 984, 14)], 20, melt=6)
    far.ball(232, 852, 19, 20, melt=7)
    _pad(far, 248, 1002, 27, 4, -24)
    far.limb([(600, 640, 76), (560, 724, 52), (548, 790, 32), (560, 850, 22), (572, 892, 19)], 30)
    far.limb([(574, 884, 19), (556, 950, 13), (540, 1006, 13.5), (530, 1034, 14)], 20, melt=6)
    far.limb([(572, 892, 15), (588, 876, 8)], n=6, melt=5)
    _pad(far, 516, 1040, 30, 4)
    away = far.relief(3)
    clay = Clay(c, (10, 300, 780, 1120), melt=24)
    # Trunk: a deep chest, a belly tucked up, a sloping croup.
    clay.limb([(338, 612, 112), (400, 602, 112), (470, 594, 104), (540, 586, 88), (600, 594, 80), (640, 614, 58)], 40,
              flat=0.75)  # fmt: skip
    clay.ball(352, 716, 34, 22, z=10, melt=16)
    # Neck: deep out of the chest, one long bow, then straight up, narrowing to the poll.
    clay.limb(
        [
            (352, 600, 88, 8),
            (292, 642, 76, 10),
            (238, 660, 60, 12),
            (188, 636, 46, 12),
            (156, 576, 37, 12),
            (144, 504, 31, 12),
            (148, 436, 27.5, 12),
            (166, 384, 26, 12),
        ],
        40,
        melt=26,
    )
    # Head: a round cheek, a long lean nose, a soft overhanging lip.
    clay.limb(
        [(168, 368, 29, 20), (138, 372, 27, 20), (104, 384, 20, 20), (74, 398, 17, 20), (56, 408, 15, 20)], melt=12
    )
    clay.limb([(152, 392, 21, 18), (112, 406, 15, 18), (76, 420, 10, 18), (64, 424, 8, 18)], melt=7)
    clay.ball(150, 352, 14, 8, z=36, turn=-12, melt=7)
    # Near foreleg carries the weight: shoulder, elbow, forearm, the knee's pad, the cannon, the fetlock.
    clay.limb(
        [(330, 650, 78, 14), (352, 724, 50, 16), (350, 790, 31, 16), (344, 852, 23, 16), (341, 886, 22, 16)],
        36,
        melt=16,
    )
    clay.limb([(341, 882, 20, 16), (346, 944, 13.5, 16), (352, 1000, 13.5, 16), (352, 1034, 15, 16)], 24, melt=7)
    clay.ball(338, 884, 20, 23, z=10, melt=8)
    # Near hind leg pushes off behind: haunch, stifle, gaskin, the hock's point, the cannon.
    clay.limb(
        [(626, 612, 84, 12), (608, 690, 70, 16), (600, 752, 46, 18), (624, 820, 28, 18), (650, 872, 21, 18)],
        36,
        melt=16,
    )
    clay.limb([(650, 866, 20, 18), (660, 930, 14, 18), (674, 992, 13.5, 18), (680, 1030, 15, 18)], 24, melt=7)
    clay.limb([(648, 874, 17, 20), (668, 862, 9, 20)], n=8, melt=6)
    _pad(clay, 336, 1050, 36, 18)
    _pad(clay, 664, 1046, 35, 20)
    for spine, deep in (
        ([(282, 736, 14), (298, 688, 18), (312, 640, 14)], 8.0),
        ([(556, 716, 16), (566, 668, 18), (590, 640, 14)], 9.0),
        ([(372, 800, 8), (364, 850, 6)], 4.0),
        ([(58, 420, 2.4), (78, 414, 3), (110, 398, 2.4)], 7.0),
        ([(168, 400, 9), (184, 420, 8)], 5.0),
        ([(628, 836, 6), (642, 862, 5)], 4.0),
    ):
        clay.press(spine, deep)
    for k in range(5):
        x = 404 + 30 * k
        clay.press([(x, 672 - 6 * k, 8), (x + 10, 628 - 6 * k, 9), (x + 14, 580, 7)], 1.8)
    body = clay.relief(2)
    _cast(c, away.mask | body.mask)
    c.form(away, _WOOL, bias=-0.3, rim=0.5, mottle=0.06, detail=0.6)
    fur(c, away, far.angle, seed="far", length=(6, 12), spacing=3.0, detail=0.6)
    c.form(body, _WOOL, shadow=44, mottle=0.07, grain=24, rim=0.7, bias=-0.06, gain=1.1, detail=0.65)
    legs = np.asarray(smoothstep(760, 1040, c.y), np.float32)
    c.multiply((body.mask | away.mask) * legs, (0.5, 0.11, 345), 0.4)
    fur(c, body, clay.angle, seed="coat", length=(9, 20), spacing=2.7, light=0.13, spread=0.34, detail=0.65)
    c.screen(body.mask.edge(4, -2, 1.8), (0.96, 0.12, 60), 0.6)
    c.screen(away.mask.edge(3, -1, 1.4) - body.mask.grow(5), (0.95, 0.13, 50), 0.4)
    _shag(c)
    hump = oasis(c)
    _spill(c, hump, body.mask)
    _face(c)
    _tack(c)


def _spill(c: Canvas, hump: Mask, body: Mask) -> None:
    """The oasis shines through the wool about it, along the neck and into the dusk."""
    away = np.hypot((c.x - 478) / 240, (c.y - 500) / 240)
    c.screen((c.full() - hump.grow(-2)) * np.asarray(np.exp(-1.3 * away**2), np.float32), (0.8, 0.13, 100), 0.5)
    c.screen(body.edge(6, -3, 3) * np.asarray(smoothstep(320, 180, c.x), np.float32), (0.9, 0.13, 100), 0.6)
    # Wool runs up over the foot of the glass and thins out.
    r = c.rng("seam")
    n = 2600
    u = r.random(n)
    x = 318 + 330 * u
    base = 632 - 54 * np.abs(2 * u - 1) ** 2.2 + 8 * np.sin(u * 21) + 5 * np.sin(u * 47)
    y = base + 34 * r.random(n) ** 0.7 - 18 * r.random(n) ** 3
    order = np.argsort(y)
    x, y, u = x[order], y[order], u[order]
    tones = jittered(np.clip(sampled(c, c.layer.rgb, x, base + 26 + 8 * r.random(n)), 0, 1), r, 0.1, 0.014)
    lean = -1.57 + (u - 0.5) * 1.7 + r.normal(0, 0.26, n)
    strew(c, "hair", x, y, r.uniform(16, 34, n), lean, tones, seed="seam", detail=0.75)


def _pad(clay: Clay, x: float, y: float, wide: float, z: float, turn: float = 0.0) -> None:
    """A camel's foot: broad, soft, split in front into two toes."""
    a = math.radians(turn)

    def at(px: float, py: float) -> tuple[float, float]:
        return x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)

    clay.ball(*at(4, 0), wide, 13, z=z, turn=turn, melt=8)
    clay.ball(*at(wide * 0.3, -10), 16, 13, z=z, turn=turn, melt=9)
    clay.ball(*at(-wide * 0.62, 4), 14, 9.5, z=z + 4, turn=turn, melt=4)
    clay.ball(*at(-wide * 0.2, 6), 14, 9, z=z + 8, turn=turn, melt=4)
    clay.press([(*at(-wide * 0.42, -6), 2.4), (*at(-wide * 0.38, 12), 2.4)], 4)


def _cast(c: Canvas, body: Mask) -> None:
    """Two lights on the sand: the low sun throws the beast's shadow to us, the hump spills a pool of green gold."""
    foot = 1056.0
    high = (c.y - foot) / 0.34
    source_x, source_y = (c.x + 0.62 * high) * c.scale, (foot - high) * c.scale
    far = cv2.remap(body.whole(), np.asarray(source_x, np.float32), np.asarray(source_y, np.float32), cv2.INTER_LINEAR)
    thrown = c.full(np.asarray(far * (high > -6), np.float32)).blur(3.5)
    c.multiply(thrown * np.asarray(smoothstep(1260, 1060, c.y), np.float32), (0.28, 0.1, 325), 0.8)
    across, down = (c.x - 480) / 230, (c.y - 1070) / 62
    pool = np.exp(-(np.hypot(across, down) ** 2) * 1.4)
    warp = 26 * (c.field("sway", 90, 2) - 0.5)
    one = c.noise.at("caustic", (c.x + warp) / 62, (c.y + warp * 0.4) / 22, 1.0, 2) - 0.5
    two = c.noise.at("caustic-fine", (c.x - warp) / 40, (c.y + warp * 0.5) / 14, 1.0, 2) - 0.5
    net = np.exp(-np.abs(one) * 15) + 0.7 * np.exp(-np.abs(two) * 15)
    light = np.asarray(pool * (0.35 + 0.55 * blur(net.astype(np.float32), 1.6 * c.scale)), np.float32)
    c.screen(c.full(np.clip(light * 1.3, 0, 1)), (0.88, 0.14, 106), 0.95)
    for x, y, q in ((526, 1052, 40), (345, 1064, 46), (672, 1060, 44)):
        c.multiply(c.mask(oval(x, y, q, 8), soft=4), (0.24, 0.09, 325), 0.85)
    c.multiply(c.mask(oval(236, 1050, 46, 8), soft=8), (0.3, 0.1, 325), 0.6)


def _shag(c: Canvas) -> None:
    """Longer wool down the throat, on the crown, the shoulder and the thigh."""
    r = c.rng("shag")
    xs: list[float] = []
    ys: list[float] = []
    for (x0, y0), (x1, y1), n in (
        ((316, 716), (262, 716), 60),
        ((262, 722), (196, 690), 110),
        ((196, 690), (140, 622), 110),
        ((140, 622), (116, 530), 90),
        ((116, 530), (118, 440), 60),
        ((156, 346), (180, 350), 26),
    ):
        for _ in range(n):
            t = r.random()
            xs.append(float(x0 + (x1 - x0) * t + r.normal(3, 5)))
            ys.append(float(y0 + (y1 - y0) * t + r.normal(-4, 6)))
    base = rgb(mix((0.42, 0.1, 36), c.palette.deep, 0.2))
    n = len(xs)
    colours = np.clip(np.repeat(base[None], n, 0) * r.uniform(0.75, 1.3, (n, 1)), 0, 1).astype(np.float32)
    strew(c, "hair", np.array(xs), np.array(ys), r.uniform(18, 36, n), 1.7 + r.normal(0, 0.28, n), colours, seed="shag",
          detail=0.65)  # fmt: skip


def _face(c: Canvas) -> None:
    for ex, ey, q in ((184, 350, 0.8), (178, 348, 1.0)):
        paint_ear(
            c,
            [(ex - 8, ey + 6), (ex - 2, ey - 22 * q), (ex + 11, ey - 30 * q), (ex + 15, ey + 4)],
            mix(_COAT, c.palette.deep, 0.15),
            (0.42, 0.08, 20),
            6,
        )

    def lines(pen: Pen) -> None:
        dark: Colour = (0.15, 0.05, 340)
        pen.fill(curve([(128, 366, CORNER), (138, 359), (150, 360), (156, 367, CORNER), (142, 373)]), dark)
        pen.stroke([(124, 366), (136, 354), (152, 354), (162, 363)], mix(dark, _COAT, 0.3), 3.4)
        for k in range(8):
            px, py = 124 + k * 4.4, 367 - 4 * math.sin((k + 0.6) / 8 * 3)
            pen.stroke([(px, py), (px - 7, py + 10)], dark, 1.7)
        pen.dot(145, 364, 1.9, (0.99, 0.04, 90))
        pen.stroke([(58, 398), (68, 390), (76, 394)], dark, 4.0, 0.85)
        pen.stroke([(50, 420), (74, 417), (106, 404)], dark, 2.6, 0.7)
        pen.stroke([(48, 410), (54, 420)], dark, 1.8, 0.6)

    c.draw(lines, detail=0.92, soft=0.3)


def _tack(c: Canvas) -> None:
    """A red halter, a woven band about the neck's foot with tassels, a tail that swings."""
    band = c.mask(
        curve([(306, 552, CORNER), (262, 596), (212, 662), (196, 690, CORNER), (218, 706, CORNER), (240, 672),
               (286, 618), (328, 572, CORNER)])
    )  # fmt: skip
    c.shadow(band, -5, 6, soft=5, share=0.45)
    cloth(c, band, (0.56, 0.19, 24), angle=130, fold=9, depth=2, thickness=8, detail=0.75, seed="band")

    def cords(pen: Pen) -> None:
        red: Colour = (0.58, 0.19, 25)
        pen.stroke([(98, 366), (104, 392), (96, 422)], red, 4.8)
        pen.stroke([(102, 384), (140, 382), (180, 356)], red, 4.4)
        pen.stroke([(98, 418), (140, 410), (186, 372)], red, 3.6)
        pen.stroke([(176, 390), (196, 470), (236, 560), (264, 596)], (0.5, 0.16, 20), 3.2)
        for x, y in ((124, 394), (158, 382), (206, 700), (218, 704), (230, 690)):
            for k in range(5):
                pen.stroke([(x, y), (x + (k - 2) * 2.6, y + 24)], (0.9, 0.13, 82) if k % 2 else red, 2.3)
            pen.dot(x, y, 4.2, (0.92, 0.12, 85))
        for k in range(8):
            t = k / 7
            pen.dot(312 - 102 * t, 566 + 126 * t - 8 * math.sin(t * 3.1), 3.8, (0.92, 0.12, 85))

    c.draw(cords, relief=2.4, detail=0.85)
    tail = c.rng("tail")

    def hairs(pen: Pen) -> None:
        pen.stroke([(684, 574), (704, 606), (706, 650), (698, 694)], _COAT, 9)
        for _ in range(26):
            dx = float(tail.normal(0, 5))
            pen.stroke([(699, 676), (694 + dx, 716), (704 + 2 * dx, 752 + abs(float(tail.normal(0, 10))))],
                       (0.34, 0.08, 30), 2.6)  # fmt: skip

    c.draw(hairs, relief=3, detail=0.7)
