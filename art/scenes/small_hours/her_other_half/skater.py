"""The skater of Her Other Half: sturdy, white-haired, seen from behind, leaning far into a turn."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_GREEN: Colour = (0.48, 0.12, 158)
_DIM: Colour = (0.3, 0.09, 168)
_WHITE: Colour = (0.9, 0.018, 90)
_TIGHTS: Colour = (0.62, 0.06, 48)

_BACK = (
    *((352, 224, CORNER), (334, 236), (318, 258), (316, 290), (326, 322), (340, 352, CORNER)),
    *((402, 372), (470, 346, CORNER), (465, 312), (461, 280), (454, 250), (430, 228), (402, 216, CORNER)),
)
_SKIRT_LEFT = ((340, 348, CORNER), (332, 384), (323, 426), (316, 470), (312, 502))
_HEM = ((342, 516), (372, 506), (404, 520), (440, 526), (470, 508), (508, 514), (548, 508), (578, 480), (622, 462))
_SKIRT_RIGHT = ((634, 446, CORNER), (594, 420), (546, 388), (504, 360), (470, 338, CORNER), (404, 360))


def skater(c: Canvas) -> None:
    """Paint her, her blade at (396, 600)."""
    lining = c.mask(
        curve([(330, 500), (400, 540), (480, 536), (560, 526), (622, 494), (636, 452), (520, 440), (380, 460)])
    )
    garment(c, lining, (0.16, 0.05, 175), thickness=10, weave=0, rim=0)
    _free_leg(c)
    _standing_leg(c)
    skirt = c.mask(curve([*_SKIRT_LEFT, *_HEM, *_SKIRT_RIGHT]))
    gores: list[Fold] = [
        (((352, 362, 2), (338, 430, 8), (332, 516, 14)), 13.0),
        (((384, 376, 2), (372, 440, 8), (376, 512, 14)), 13.0),
        (((414, 376, 2), (424, 440, 9), (430, 526, 15)), 14.0),
        (((440, 370, 2), (476, 430, 9), (492, 516, 15)), 14.0),
        (((460, 362, 2), (520, 420, 9), (560, 506, 15)), 14.0),
        (((474, 354, 2), (560, 400, 9), (630, 468, 15)), 13.0),
    ]
    garment(c, skirt, _GREEN, gores, thickness=18, weave=0.04, rim=0, gain=1.0)
    c.multiply(skirt & c.full(smoothstep(380, 560, c.y + 0.35 * (c.x - 400))), (0.3, 0.09, 200), 0.75)
    c.multiply((skirt - skirt.move(-3, -12)).blur(4) & skirt, (0.3, 0.09, 200), 0.5)
    under = c.mask(limb([(336, 366, 10), (404, 386, 14), (476, 360, 10)], 20))
    c.multiply(under.blur(10) & skirt, (0.26, 0.09, 190), 0.7)
    back = c.mask(curve(_BACK))
    left = c.mask(limb([(352, 262, 34), (300, 274, 31), (226, 272, 23), (160, 250, 15)], 30))
    right = c.mask(limb([(424, 258, 36), (486, 218, 31), (546, 172, 23), (596, 130, 15)], 30))
    whole = back | left | right
    creases: list[Fold] = [
        (((396, 240, 2), (398, 290, 9), (406, 352, 3)), -3.5),
        (((318, 316, 1), (330, 294, 5), (352, 276, 1)), -3.0),
        (((464, 278, 1), (446, 272, 5), (430, 262, 1)), -3.0),
        (((324, 328, 1), (350, 340, 5), (384, 346, 1)), 2.5),
        (((482, 322, 1), (456, 338, 5), (424, 350, 1)), 2.5),
        (((250, 256, 1), (240, 274, 5), (244, 294, 1)), -2.0),
        (((522, 170, 1), (530, 186, 5), (546, 196, 1)), -2.0),
    ]
    garment(c, whole, _GREEN, creases, thickness=30, weave=0.04, rim=0, gain=0.9)
    shade = np.asarray(smoothstep(360, 500, c.x + 0.6 * (c.y - 290)), np.float32)
    c.multiply((back.blur(12) & whole) * shade, (0.3, 0.09, 200), 0.85)
    c.multiply((whole - whole.move(-2, -16)).blur(6) & whole, (0.3, 0.09, 200), 0.6)
    c.screen(whole.edge(-5, -7, 6), (0.8, 0.07, 120), 0.5)
    c.screen(skirt.edge(-8, -2, 8), (0.8, 0.07, 120), 0.4)
    sash = c.mask(
        curve([(338, 346, CORNER), (402, 368), (472, 338, CORNER), (474, 348, CORNER), (404, 381), (338, 358)])
    )
    garment(c, sash, (0.2, 0.06, 170), thickness=6, weave=0, rim=0)
    _sequins(c, skirt | whole)
    _head(c)
    _mitten(c, (160, 250), (-0.97, -0.26))
    _mitten(c, (596, 130), (0.76, -0.65))


def _mitten(c: Canvas, wrist: tuple[float, float], way: tuple[float, float]) -> None:
    """A white mitten in one soft curve, its thumb up, a fur cuff."""
    x, y = wrist
    ux, uy = way
    nx, ny = (uy, -ux) if ux > 0 else (-uy, ux)  # up

    def go(s: float, t: float, r: float) -> tuple[float, float, float]:
        return x + ux * s + nx * t, y + uy * s + ny * t, r

    hand = c.mask(limb([go(0, 0, 13), go(18, 1, 16), go(38, -1, 14), go(58, -4, 8)], 24))
    thumb = c.mask(limb([go(10, 6, 9), go(26, 15, 7), go(37, 20, 5)], 16))
    garment(c, hand | thumb, _WHITE, thickness=16, weave=0.05, rim=0, gain=0.8, detail=0.85)
    cuff = c.mask(limb([go(-4, -16, 8), go(-3, 0, 9), go(-4, 16, 8)], 16), wobble=1.6, cell=5)
    garment(c, cuff, _WHITE, thickness=9, weave=0.4, shadow=5, rim=0, detail=0.85)


def _boot(c: Canvas, places: dict[str, list[tuple[float, ...]]]) -> None:
    def steel(pen: Pen) -> None:
        for k in ("heel", "ball"):
            pen.stroke([(p[0], p[1]) for p in places[k]], (0.5, 0.03, 250), 4.5)
        pen.stroke(curve(places["edge"], closed=False), (0.86, 0.02, 245), 3.6)

    c.draw(steel, relief=1.5, detail=0.9)
    shape = c.mask(curve(places["boot"]))
    garment(c, shape, _WHITE, thickness=18, weave=0.04, rim=0, gain=0.9, shadow=4, detail=0.85)
    c.draw(
        lambda pen: pen.stroke(curve(places["sole"], closed=False), (0.34, 0.06, 50), 4.5),
        relief=1.5,
        detail=0.9,
    )
    roll = c.mask(limb([tuple(p) for p in places["roll"]], 16), wobble=1.6, cell=5)
    garment(c, roll, _WHITE, thickness=9, weave=0.4, rim=0, shadow=5, detail=0.85)


def _standing_leg(c: Canvas) -> None:
    leg = c.mask(curve([(372, 480, CORNER), (372, 515), (380, 545), (416, 545), (424, 515), (430, 480, CORNER)]))
    garment(c, leg, _TIGHTS, thickness=26, weave=0, rim=0, detail=0.8)
    c.multiply(c.mask(oval(400, 512, 60, 22), soft=9) & leg, (0.3, 0.09, 280), 0.7)
    _boot(
        c,
        {
            "heel": [(410, 584), (410, 598)],
            "ball": [(376, 586), (375, 598)],
            "edge": [(350, 590), (358, 599), (390, 601), (424, 600)],
            "boot": [
                *((378, 532, CORNER), (380, 552), (374, 566), (358, 574), (350, 584)),
                *((360, 588), (392, 588), (420, 586), (423, 568), (418, 548), (419, 532, CORNER)),
            ],
            "sole": [(352, 587), (384, 590), (421, 587)],
            "roll": [(376, 531, 8), (398, 533, 9), (421, 530, 8)],
        },
    )


def _free_leg(c: Canvas) -> None:
    leg = c.mask(curve([(520, 446, CORNER), (566, 500), (600, 528), (618, 508), (596, 478), (560, 440, CORNER)]))
    garment(c, leg, _TIGHTS, thickness=26, weave=0, rim=0, detail=0.8)
    c.multiply(c.mask(limb([(520, 500, 20), (590, 488, 20), (640, 460, 14)]), soft=8) & leg, (0.3, 0.09, 280), 0.6)
    _boot(
        c,
        {
            "heel": [(614, 560), (607, 573)],
            "ball": [(652, 588), (645, 600)],
            "edge": [(596, 566), (620, 582), (652, 604), (672, 610)],
            "boot": [
                *((590, 518, CORNER), (600, 536), (602, 552), (612, 564), (640, 584), (668, 600)),
                *((680, 598), (676, 584), (656, 562), (640, 540), (618, 504, CORNER)),
            ],
            "sole": [(604, 560), (636, 584), (668, 602)],
            "roll": [(588, 521, 8), (604, 512, 9), (620, 502, 8)],
        },
    )


def _head(c: Canvas) -> None:
    """Turned quite away: a nape, white hair drawn up into a bun."""
    neck = c.mask(
        curve(
            [
                *((352, 190, CORNER), (352, 212), (342, 226), (336, 236, CORNER), (352, 254), (380, 262), (402, 248)),
                *((416, 222, CORNER), (398, 214), (390, 190, CORNER)),
            ]
        )
    )
    garment(c, neck, (0.72, 0.06, 48), [], thickness=16, weave=0, rim=0)
    c.multiply(neck & c.full(smoothstep(366, 402, c.x)), (0.4, 0.09, 300), 0.5)
    c.multiply(c.mask(oval(370, 206, 30, 14), soft=7) & neck, (0.42, 0.1, 30), 0.6)
    hair = c.mask(
        curve(
            [(330, 196), (320, 170), (326, 144), (346, 130), (370, 128), (390, 142), (398, 166), (396, 192), (376, 208)]
        )
    )
    garment(c, hair, _WHITE, thickness=34, weave=0, rim=0, gain=0.9, detail=0.85)
    bun = c.mask(curve([(324, 132), (326, 110), (344, 98), (364, 104), (370, 122), (360, 138), (340, 142)]))
    c.multiply(bun.move(4, 8).blur(5) & hair, (0.4, 0.06, 265), 0.6)
    garment(c, bun, _WHITE, thickness=22, weave=0, rim=0, gain=0.9, detail=0.85)

    def strands(pen: Pen) -> None:
        r = c.rng("strands")
        for k in range(26):
            t = k / 25
            x = 326 + 70 * t
            y = 190 + 20 * np.sin(np.pi * t)
            tone: Colour = (0.56, 0.035, 265) if r.random() < 0.65 else (0.98, 0.01, 90)
            pen.stroke(
                curve(
                    [(x, y), (x + (350 - x) * 0.25 + (t - 0.5) * 14, (y + 136) / 2), (348 + 12 * (t - 0.5), 134)],
                    closed=False,
                ),
                tone,
                1.1,
                0.55,
            )
        for k in range(5):
            pen.stroke(
                curve([(328 + 4 * k, 132 - k), (336 + 5 * k, 110 + 2 * k), (360, 108 + 5 * k)], closed=False),
                (0.58, 0.03, 265),
                1.0,
                0.5,
            )

    c.draw(strands, clip=hair | bun, detail=0.9)


def _sequins(c: Canvas, cloth: Mask) -> None:
    """Points of moonlight on the cloth, more where it turns to the left and up."""
    r = c.rng(f"sequins{int(cloth.box[0] / c.scale)}")
    field = cloth.whole()
    left, top, right, bottom = (v / c.scale for v in cloth.box)

    def work(pen: Pen) -> None:
        for _ in range(int((right - left) * (bottom - top) / 120)):
            x, y, q = float(r.uniform(left, right)), float(r.uniform(top, bottom)), float(r.random())
            if field[min(int(y * c.scale), c.h - 1), min(int(x * c.scale), c.w - 1)] > 0.9:
                lit = 0.5 + 0.5 * float(np.sin(0.05 * x + 0.02 * y))
                tone: Colour = (0.56, 0.115, 155) if q < 0.8 else (0.9, 0.07, 125)
                pen.fill(oval(x, y, 1.4, 1.1), tone, 0.3 + 0.5 * lit)

    c.draw(work, detail=0.85, emission=0.05)
