"""Parts of Night Rounds: who lies under the roof: hedgehog, small mouse and leveret asleep; one mouse reading."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb, oval

from .house import CANDLE
from .ink import INK, PALE, crease, stitches

_SHADE: Final = (0.52, 0.11, 42)
_FUR: Final = (0.62, 0.07, 62)


def _nap(
    c: Canvas, m: Mask, way: tuple[float, float], n: int, tones: tuple[Colour, Colour], seed: str, long: float
) -> None:
    """Comb `n` short hairs over a small body, all about one way."""
    r = c.rng(seed)
    x0, y0, x1, y1 = (v / c.scale for v in m.box)

    def work(pen: Pen) -> None:
        for _ in range(n):
            x, y = float(r.uniform(x0, x1)), float(r.uniform(y0, y1))
            a = float(np.arctan2(way[1], way[0]) + r.normal(0, 0.3))
            e = (x + long * float(np.cos(a)), y + long * float(np.sin(a)))
            crease(
                pen, [(x, y), ((x + e[0]) / 2, (y + e[1]) / 2 + 0.8), e], 0.9, mix(*tones, float(r.uniform(0, 1))), 0.5
            )

    c.draw(work, clip=m, detail=0.7, soft=0.2)


def _pillow(c: Canvas, x: float, y: float, w: float, h: float, turn: float = 0.0) -> None:
    m = c.mask(curve([(x - w, y - h, CORNER), (x, y - 1.15 * h), (x + w, y - h, CORNER), (x + 1.05 * w, y),
                      (x + w, y + h, CORNER), (x - w, y + h, CORNER), (x - 1.05 * w, y)]), wobble=0.8)  # fmt: skip
    c.multiply(m.blur(7).move(-4, 4), _SHADE, 0.6)
    near = float(np.clip(1.2 - abs(x - CANDLE[0]) / 330, 0.3, 1))
    c.fill(m, mix((0.6, 0.1, 55), (0.96, 0.045, 88), near), detail=0.7)
    side = -1 if x < CANDLE[0] else 1
    c.multiply(m.edge(side * 12, 8, 9), (0.68, 0.1, 55), 0.7)


def sleepers(c: Canvas) -> None:
    """The sleeping ones on their pillows."""
    for x, y, w, h in ((58, 984, 62, 32), (186, 972, 62, 40), (396, 976, 66, 36)):
        _pillow(c, x, y, w, h)
    _hedgehog(c)
    _leveret(c)


def _hedgehog(c: Canvas) -> None:
    """A hedgehog asleep, snout to the right."""
    coat = c.mask(curve([(-20, 1010), (-16, 950), (16, 922), (56, 926), (82, 952), (84, 990), (70, 1020), (0, 1030)]))
    c.multiply(coat.blur(6).move(2, 4), _SHADE, 0.6)
    c.fill(coat, (0.33, 0.06, 45), detail=0.7)
    snout = c.mask(
        curve([(66, 950, CORNER), (92, 962), (112, 984), (118, 993), (110, 1000), (88, 1006), (62, 1006, CORNER)])
    )
    c.fill(snout, (0.7, 0.085, 66), detail=0.75)
    sweep(c, snout, ((76, 962, 5), (98, 976, 5), (112, 990, 3)), 5, PALE, 0.6, pale=True)
    _nap(c, snout, (-1, -0.1), 70, ((0.55, 0.08, 58), (0.84, 0.07, 76)), "snout", 9)
    r = c.rng("spines")

    def work(pen: Pen) -> None:
        for _ in range(230):
            a, q = float(r.uniform(2.4, 6.5)), float(r.uniform(0, 1)) ** 0.6
            x, y = 36 + 46 * q * float(np.cos(a)), 986 + 58 * q * float(np.sin(a))
            b = a + float(r.normal(-0.25, 0.2))
            e = (x + 20 * float(np.cos(b)), y + 20 * float(np.sin(b)))
            lit = float(np.clip(0.35 + (x - 0) / 130, 0, 1))
            crease(pen, [(x, y), ((x + e[0]) / 2, (y + e[1]) / 2), e], 1.5,
                   mix((0.3, 0.05, 40), (0.88, 0.075, 78), lit * float(r.uniform(0.2, 1))), 0.9)  # fmt: skip
        pen.fill(oval(116, 993, 6, 5), INK)
        pen.dot(114, 991, 1.6, PALE, 0.8)
        crease(pen, [(84, 976), (90, 981), (97, 980)], 1.7, INK, 0.95)
        crease(pen, [(96, 1000), (104, 1001), (110, 998)], 1.1, INK, 0.7)
        pen.fill(oval(70, 962, 9, 10, -20), (0.5, 0.075, 50))
        pen.fill(oval(71, 963, 5.5, 6.5, -20), (0.74, 0.08, 45))

    c.draw(work, detail=0.85, soft=0.2)


def _leveret(c: Canvas) -> None:
    """A leveret asleep, its cheek on the pillow, one long ear over the coverlet."""
    far = c.mask(limb([(408, 938, 10), (430, 916, 13), (448, 902, 10), (458, 894, 3)], 30))
    c.fill(far, (0.6, 0.085, 58), detail=0.7)
    sweep(c, far, ((412, 934, 3), (432, 914, 6), (450, 902, 3)), 3, (0.76, 0.1, 36), 0.8, pale=True)
    c.multiply(far.edge(5, 3, 4), _SHADE, 0.7)
    m = c.mask(curve([(344, 980), (356, 952), (384, 932), (416, 936), (440, 962), (448, 1000), (430, 1030), (380, 1030),
                      (352, 1006)]), wobble=0.6)  # fmt: skip
    c.multiply(m.blur(6).move(4, 4), _SHADE, 0.6)
    c.fill(m, (0.66, 0.095, 62), detail=0.75)
    sweep(c, m, ((440, 960, 10), (446, 1000, 14), (420, 1026, 14)), 10, _SHADE, 0.8)
    sweep(c, m, ((350, 972, 8), (362, 994, 9), (380, 1004, 9)), 7, (0.93, 0.05, 82), 0.85, pale=True)
    _nap(c, m, (1, -0.3), 200, ((0.46, 0.075, 52), (0.84, 0.08, 74)), "leveret", 10)
    ear = c.mask(limb([(412, 946, 12), (440, 966, 15), (462, 1004, 14), (472, 1040, 5)], 40), wobble=0.5)
    c.multiply(ear.blur(4).move(-2, 3), _SHADE, 0.7)
    c.fill(ear, (0.6, 0.09, 58), detail=0.75)
    sweep(c, ear, ((416, 950, 4), (440, 972, 6), (460, 1008, 5)), 4, (0.78, 0.09, 40), 0.8, pale=True)
    _nap(c, ear, (0.6, 1), 60, ((0.42, 0.07, 50), (0.78, 0.08, 70)), "ear", 9)

    def work(pen: Pen) -> None:
        crease(pen, [(366, 968), (376, 976), (390, 974)], 2.0, INK, 0.95)
        for k in range(3):
            crease(pen, [(370 + 7 * k, 973), (368 + 8 * k, 978), (366 + 8 * k, 981)], 0.9, INK, 0.8)
        pen.fill(curve([(343, 982, CORNER), (350, 978), (353, 984), (347, 989)]), (0.52, 0.1, 24))
        crease(pen, [(348, 989), (353, 996), (362, 996)], 1.1, INK, 0.7)
        for k in range(4):
            crease(pen, [(358, 990), (346, 992 + 3 * k), (330, 990 + 7 * k)], 0.6, PALE, 0.7)

    c.draw(work, detail=0.88, soft=0.15)


def reader(c: Canvas) -> None:
    """The mouse that is not asleep: it has sat up over its book and looks up, straight into the eyes above."""
    body = c.mask(curve([(176, 938), (210, 934), (236, 962), (240, 1010), (222, 1040), (160, 1040), (148, 1004),
                         (156, 962)]))  # fmt: skip
    c.multiply(body.blur(6).move(-5, 4), _SHADE, 0.6)
    c.fill(body, _FUR, detail=0.75)
    sweep(c, body, ((158, 960, 12), (150, 1004, 14), (164, 1040, 14)), 10, _SHADE, 0.85)
    sweep(c, body, ((222, 952, 10), (234, 986, 10), (230, 1024, 10)), 8, (0.95, 0.055, 86), 0.85, pale=True)
    _nap(c, body, (-0.3, 1), 150, ((0.46, 0.06, 52), (0.86, 0.06, 78)), "body", 9)
    c.multiply(c.mask(oval(200, 926, 34, 26), soft=7) & body, _SHADE, 0.8)
    with c.group() as g:
        _head(c)
    a, u, v = float(np.radians(20)), c.x - 200, c.y - 922
    c.paste(g, bend=(200 + u * np.cos(a) - v * np.sin(a), 914 + u * np.sin(a) + v * np.cos(a)))
    neck = c.mask(oval(196, 944, 30, 14), soft=4)
    _nap(c, neck & body, (-0.2, 1), 150, ((0.5, 0.065, 54), (0.8, 0.065, 72)), "neck", 13)
    _book(c)


def _head(c: Canvas) -> None:
    """Its head, as it would look straight on: round ears, a bright eye, an open mouth."""
    far = c.mask(circle(222, 864, 20))
    c.fill(far, (0.55, 0.065, 55), detail=0.8)
    c.fill(c.mask(oval(221, 866, 13, 14)), (0.76, 0.095, 35), detail=0.8)
    head = c.mask(curve([(166, 906), (172, 880), (196, 868), (220, 872), (240, 866), (255, 861), (263, 867), (258, 882),
                         (242, 908), (222, 932), (196, 944), (174, 932)]), wobble=0.4)  # fmt: skip
    c.fill(head, (0.66, 0.07, 64), detail=0.8)
    sweep(c, head, ((246, 882, 5), (236, 906, 9), (212, 930, 9), (192, 938, 6)), 6, (0.96, 0.05, 86), 0.9, pale=True)
    sweep(c, head, ((170, 890, 7), (168, 916, 8), (180, 936, 7)), 7, _SHADE, 0.7)
    _nap(c, head, (-0.9, 0.5), 170, ((0.48, 0.06, 54), (0.86, 0.06, 78)), "headfur", 8)
    near = c.mask(oval(174, 872, 25, 27, -14))
    c.multiply(near.blur(4).move(2, 4), _SHADE, 0.6)
    c.fill(near, (0.58, 0.07, 56), detail=0.8)
    inner = c.mask(oval(175, 875, 17, 19, -14), soft=1)
    c.fill(inner, (0.78, 0.1, 36), detail=0.8)
    sweep(c, inner, ((166, 866, 5), (170, 882, 6), (180, 888, 5)), 5, (0.6, 0.13, 28), 0.7)

    def work(pen: Pen) -> None:
        pen.fill(oval(213, 892, 10.5, 12, -20), INK)
        pen.radiate(oval(213.5, 892, 9, 10.5, -20), 216, 897, 13, [(0.4, 0.09, 50), (0.14, 0.04, 40)])
        pen.dot(217, 886.5, 3.6, (0.995, 0.008, 90))
        crease(pen, [(200, 884), (208, 877), (219, 878)], 1.5, (0.42, 0.07, 50), 0.9)
        pen.fill(oval(260, 865, 5.6, 5, -30), (0.66, 0.15, 18))
        pen.dot(261, 863, 1.6, PALE)
        pen.fill(oval(247, 889, 2.4, 3.6, 40), (0.42, 0.1, 24), 0.95)
        for k in range(5):
            crease(pen, [(244, 880), (256, 884 + 6 * k), (270, 880 + 12 * k)], 0.7, PALE, 0.8)

    c.draw(work, detail=0.95, soft=0.1)


def _book(c: Canvas) -> None:
    """A red book, open against its knees, held by two small paws; candlelight on the pages."""
    page = c.mask(curve([(196, 1000, CORNER), (222, 974), (246, 978, CORNER), (270, 962), (290, 972, CORNER),
                         (282, 1034, CORNER), (242, 1040, CORNER), (202, 1040, CORNER)]))  # fmt: skip
    cover = page.grow(4).move(1, 5)
    c.multiply(cover.blur(6).move(-4, 4), _SHADE, 0.7)
    c.fill(cover, (0.52, 0.17, 27), detail=0.85)
    c.fill(page, (0.97, 0.04, 90), detail=0.85)
    sweep(c, page, ((246, 980, 3), (244, 1040, 4)), 5, (0.72, 0.1, 62), 0.9)

    def work(pen: Pen) -> None:
        for k in range(6):
            y = 990 + 8 * k
            crease(pen, [(214, y + 4), (226, y - 4), (238, y - 3)], 0.8, (0.5, 0.08, 50), 0.6)
            crease(pen, [(252, y - 4), (266, y - 11), (280, y - 7)], 0.8, (0.5, 0.08, 50), 0.6)
        for x, y in ((206, 1000), (286, 996)):
            pen.fill(oval(x, y, 9, 7, -20), (0.78, 0.085, 44))
            for k in range(3):
                pen.fill(limb([(x - 5 + 4.5 * k, y - 2, 2.4), (x - 6 + 5 * k, y + 6, 2.0)], 10), (0.84, 0.08, 46))
                crease(pen, [(x - 3 + 4.5 * k, y), (x - 3.6 + 4.8 * k, y + 4), (x - 4 + 5 * k, y + 7)], 0.6, INK, 0.4)

    c.draw(work, detail=0.9, soft=0.1)


def coverlet(c: Canvas) -> None:
    """The sheet turned over the wall's edge, and the candle in a thimble on it."""
    fold = [(-24, 1024, CORNER), (60, 1016), (140, 1026), (230, 1032), (310, 1024), (400, 1022), (470, 1026)]
    edge = [(500, 1036, CORNER), (502, 1076), (470, 1086), (430, 1078), (380, 1090), (330, 1080), (270, 1092),
            (220, 1082), (160, 1092), (100, 1080), (40, 1090), (-24, 1080, CORNER)]  # fmt: skip
    m = c.mask(curve([*fold, *edge]), wobble=0.8)
    c.multiply(m.blur(5).move(0, -7), _SHADE, 0.5)
    c.fill(m, (0.9, 0.05, 84), detail=0.75)
    c.multiply(m.edge(0, 26, 16), (0.56, 0.085, 275), 0.75)
    for x in (30, 96, 170, 252, 326, 420, 480):
        sweep(c, m, ((x, 1034, 1), (x + 5, 1058, 4), (x - 2, 1090, 4)), 5, (0.66, 0.085, 290), 0.42)
    c.glaze(c.mask(limb([(180, 1030, 4), (292, 1032, 8), (400, 1028, 4)], 30), soft=6) & m, (0.98, 0.06, 88), 0.8)

    def work(pen: Pen) -> None:
        hem: Points = (
            (-24, 1068),
            (40, 1077),
            (100, 1068),
            (160, 1079),
            (220, 1070),
            (270, 1079),
            (330, 1068),
            (380, 1077),
            (430, 1066),
            (470, 1073),
            (512, 1066),
        )
        stitches(pen, hem, 46, 0.5, 1.8, (0.55, 0.15, 27), 0.8)

    c.draw(work, clip=m, detail=0.8, soft=0.2)
    _candle(c)


def _candle(c: Canvas) -> None:
    x, y = CANDLE[0] + 22, CANDLE[1] + 18

    def work(pen: Pen) -> None:
        pen.fill(
            curve([(x - 14, 1034, CORNER), (x - 11, 1004, CORNER), (x + 11, 1004, CORNER), (x + 14, 1034, CORNER)]),
            (0.66, 0.08, 80),
        )
        pen.fill(curve([(x - 14, 1034, CORNER), (x - 11, 1004, CORNER), (x - 4, 1004, CORNER), (x - 6, 1034, CORNER)]),
                 (0.9, 0.06, 88))  # fmt: skip
        for k in range(5):
            stitches(pen, [(x - 11, 1010 + 4 * k), (x + 11, 1010 + 4 * k)], 7, 0.3, 1.2, (0.4, 0.07, 60), 0.6)
        pen.fade(
            curve([(x - 7, 1006, CORNER), (x - 6, y + 22, CORNER), (x + 6, y + 20, CORNER), (x + 7, 1006, CORNER)]),
            (x, y + 18),
            (x, 1006),
            [(0.98, 0.05, 90), (0.86, 0.07, 80)],
        )
        pen.stroke([(x, y + 22), (x + 1, y + 12)], INK, 1.6)
        pen.fill(curve([(x, y - 16, CORNER), (x + 8, y + 4), (x + 1, y + 16), (x - 7, y + 4)]), (0.86, 0.15, 74))
        pen.fill(curve([(x, y - 6, CORNER), (x + 4, y + 6), (x + 1, y + 13), (x - 4, y + 6)]), (0.99, 0.03, 95))

    c.draw(work, detail=0.92, emission=0.8, soft=0.2)
    c.glow(x, y, 34, (0.94, 0.12, 82), 0.7)
