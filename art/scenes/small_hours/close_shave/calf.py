"""Parts of Close Shave: the newborn calf, wound of the shaving's end, unsteady, its trunk laid into a palm."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.marks import crease
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, sample

from .brush import AMBER, GOLD, GOLD_DEEP, GOLD_PALE, INK, SHADE
from .grown import curve, grown, limb, oval, sweep

_BODY: Final[Points] = (
    *((92, 872), (90, 820), (112, 776), (154, 756), (200, 762), (236, 772), (262, 800), (278, 850), (262, 898)),
    *((214, 918), (160, 914), (112, 908)),
)
_HEAD: Final[Points] = (
    *((214, 800), (212, 756), (232, 722), (266, 714), (294, 728), (308, 752), (312, 776), (324, 798), (326, 824)),
    *((312, 846), (286, 858), (258, 852), (230, 836)),
)
_EAR: Final[Points] = (
    *((246, 752, CORNER), (224, 738), (192, 742), (172, 766), (172, 800), (186, 834), (206, 858), (222, 850)),
    *((238, 828), (250, 800), (254, 774)),
)
_RISE: Final[Points] = (
    *((304, 820, 25), (322, 843, 20), (343, 846, 17), (358, 828, 15), (362, 800, 13.6), (371, 775, 12.6)),
    *((389, 764, 11.6), (408, 768, 10.6), (420, 777, 9)),
)


def _grained(c: Canvas, m: Mask, ways: tuple[Points, ...], seed: str, n: int) -> None:
    """Let fine grain run along drawn ways that lie side by side."""
    r = c.rng(f"calf/{seed}")
    paths = np.array([sample(w, 30)[:, :2] for w in ways])

    def work(pen: Pen) -> None:
        for s in np.linspace(0, len(paths) - 1.001, n):
            k, f = int(s), float(s % 1)
            way = paths[k] * (1 - f) + paths[k + 1] * f
            a, b = int(r.uniform(0, 7)), int(r.uniform(23, 30))
            dark = bool(r.random() < 0.6)
            pts = [(float(x), float(y)) for x, y in way[a:b]]
            pen.stroke(grown(pts), AMBER if dark else GOLD_PALE, float(r.uniform(1.0, 2.2)), 0.36 if dark else 0.6)

    c.draw(work, clip=m, detail=0.75, soft=0.35)


def _leg(c: Canvas, spine: Points, tone: Colour, seed: str, *, near: bool) -> None:
    m = c.mask(limb(spine, 40), wobble=0.8)
    c.fill(m, tone, detail=0.75)
    c.multiply(m.edge(9, 2, 6), SHADE, 0.55)
    if near:
        c.glaze(m.edge(-7, -1, 4), GOLD_PALE, 0.6)
    x, y, r = spine[-1]

    def rings(pen: Pen) -> None:
        s = sample(spine, 12)
        for k in range(2, 11, 2):
            px, py, pr = (float(v) for v in s[k])
            pen.stroke(grown([(px - pr, py - 3), (px, py + 4), (px + pr, py - 2)]), AMBER, 1.6, 0.4)
        for dx in (-0.55, 0.0, 0.55):
            pen.fill(oval(x + dx * r, y + r * 0.62, 4.6, 4.2), GOLD_PALE, 0.9 if near else 0.5)

    c.draw(rings, clip=m, detail=0.75, soft=0.3)


def ground(c: Canvas) -> None:
    """What lies under it: its shadow, and the damp the first steps leave."""
    foot = c.mask(oval(196, 978, 128, 15), soft=6)
    c.multiply(foot, SHADE, 0.75)
    c.multiply(c.mask(oval(150, 976, 120, 9), soft=3), SHADE, 0.4)


def barrel(c: Canvas) -> Mask:
    """Far legs, tail, the body wound in bands; return the body, over which the shaving's last turn will lie."""
    far = mix(GOLD, GOLD_DEEP, 0.75)
    _leg(c, ((148, 880, 30), (160, 920, 22), (154, 950, 19), (158, 962, 21)), far, "a", near=False)
    _leg(c, ((256, 870, 28), (274, 912, 21), (284, 946, 18), (290, 958, 20)), far, "b", near=False)
    tail = c.mask(limb([(100, 816, 7), (80, 838, 5.5), (74, 866, 4.5), (82, 886, 5.5), (84, 894, 2)], 24))
    c.fill(tail, mix(GOLD, GOLD_DEEP, 0.45), detail=0.75)
    c.glaze(tail.edge(-3, -1, 2), GOLD_PALE, 0.6)
    body = c.mask(curve(_BODY), wobble=1)
    c.fill(body, GOLD, detail=0.75)
    sweep(c, body, ((96, 880, 14), (160, 916, 18), (250, 906, 18)), 14, SHADE, 0.75)
    sweep(c, body, ((112, 800, 10), (154, 772, 14), (214, 776, 10)), 10, GOLD_PALE, 0.85, pale=True)
    ways: tuple[Points, ...] = (
        ((100, 800), (84, 850), (110, 900), (150, 920)),
        ((140, 760), (110, 830), (140, 890), (190, 920)),
        ((190, 756), (160, 830), (190, 890), (240, 914)),
        ((240, 770), (216, 830), (240, 880), (280, 890)),
    )
    _grained(c, body, ways, "body", 34)
    _bands(c, body)
    return body


def calf(c: Canvas, body: Mask) -> None:
    """Near legs, head, ear, the trunk up to its tip in the palm."""
    _leg(c, ((122, 872, 36), (112, 912, 27), (126, 944, 22), (122, 962, 23)), GOLD, "c", near=True)
    _leg(c, ((232, 872, 33), (234, 914, 25), (224, 946, 21), (226, 962, 22)), GOLD, "d", near=True)
    hip = c.mask(oval(124, 866, 40, 42), soft=7) & body
    c.glaze(hip, GOLD, 0.8)
    shoulder = c.mask(oval(232, 862, 36, 38), soft=7) & body
    c.glaze(shoulder, GOLD, 0.8)
    _head(c)


def _bands(c: Canvas, body: Mask) -> None:
    """The strip's edges where it winds about the body, each a thin light line over a soft shade."""
    edges: tuple[Points, ...] = (
        ((132, 756), (102, 806), (108, 868), (146, 924)),
        ((182, 748), (150, 806), (158, 872), (200, 930)),
        ((226, 756), (198, 810), (206, 876), (244, 924)),
    )

    def shade(pen: Pen) -> None:
        for way in edges:
            pen.stroke(grown([(x - 6, y + 2) for x, y in way]), AMBER, 12, 0.6)

    def light(pen: Pen) -> None:
        for way in edges:
            pen.stroke(grown(way), GOLD_PALE, 3.6, 0.95)

    c.draw(shade, clip=body, detail=0.7, soft=3)
    c.draw(light, clip=body, detail=0.75, soft=0.3)


def _head(c: Canvas) -> None:
    m = c.mask(curve(_HEAD), wobble=0.8)
    trunk = c.mask(limb(_RISE, 40))
    c.multiply((m | trunk).blur(7).move(-6, 10) & c.mask(curve(_BODY)), SHADE, 0.7)
    lip = c.mask(limb([(286, 846, 14), (306, 862, 10), (322, 866, 5)], 16))
    c.fill(lip, mix(GOLD, GOLD_DEEP, 0.5), detail=0.8)
    c.fill(m | trunk, GOLD, detail=0.85)
    sweep(c, m, ((236, 846, 10), (276, 862, 12), (306, 856, 8)), 9, SHADE, 0.6)
    sweep(c, m, ((238, 740, 8), (264, 728, 12), (294, 742, 8)), 9, GOLD_PALE, 0.85, pale=True)
    sweep(c, trunk, ((320, 866, 4), (346, 864, 6), (372, 832, 5), (377, 798, 4), (388, 778, 3), (416, 784, 3)), 5,
          SHADE, 0.65)  # fmt: skip
    sweep(c, trunk, ((328, 828, 4), (342, 832, 4), (350, 800, 4), (363, 768, 4), (390, 754, 3)), 4, GOLD_PALE, 0.7,
          pale=True)  # fmt: skip
    ways: tuple[Points, ...] = (
        ((222, 820), (236, 756), (270, 726), (306, 762)),
        ((240, 840), (256, 790), (280, 770), (312, 800)),
        ((266, 852), (278, 820), (296, 812), (322, 830)),
    )
    _grained(c, m, ways, "head", 20)

    def rings(pen: Pen) -> None:
        s = sample(_RISE, 26)
        for k in range(5, 25, 2):
            x, y, r = (float(v) for v in s[k])
            dx, dy = (float(v) for v in s[k, :2] - s[k - 1, :2])
            q = (dx * dx + dy * dy) ** 0.5
            nx, ny = -dy / q * r, dx / q * r
            mid = (x + dx / q * 3.5, y + dy / q * 3.5)
            pen.stroke(grown([(x - nx, y - ny), mid, (x + nx, y + ny)]), AMBER, 1.6, 0.5)

    c.draw(rings, clip=trunk, detail=0.85, soft=0.2)
    _ear(c, m)

    def face(pen: Pen) -> None:
        pen.fill(limb([(274, 780, 0.8), (282, 788, 2.6), (293, 790, 2.8), (303, 784, 0.9)], 20), INK)
        for x, y, u, v in ((282, 789, 277, 796), (289, 791, 287, 799), (297, 789, 298, 796)):
            pen.fill(limb([(x, y, 1.2), (u, v, 0.4)], 6), INK)
        crease(pen, grown([(272, 766), (286, 760), (300, 766)]), 1.6, AMBER, 0.8)
        crease(pen, grown([(302, 852), (290, 848), (280, 838)]), 2.2, INK, 0.7)

    c.draw(face, detail=0.9, soft=0.2)
    c.glaze(c.mask(oval(280, 816, 17, 13), soft=7) & m, (0.74, 0.13, 48), 0.4)


def _ear(c: Canvas, head: Mask) -> None:
    """The ear is a loose thin curl, its rim rolled."""
    m = c.mask(curve(_EAR), wobble=0.8)
    under = head | c.mask(curve(_BODY))
    c.multiply(m.blur(6).move(3, 9) & under, SHADE, 0.8)
    c.fill(m, mix(GOLD, GOLD_PALE, 0.35), detail=0.85)
    ways: tuple[Points, ...] = (
        ((246, 756), (200, 752), (180, 780), (192, 836)),
        ((248, 766), (216, 778), (204, 810), (212, 856)),
        ((250, 776), (240, 800), (230, 824), (220, 846)),
    )
    _grained(c, m, ways, "ear", 16)
    c.glaze(m.edge(-7, 3, 2.5), GOLD_PALE, 0.9)
    c.multiply(c.mask(limb([(250, 758, 3), (246, 790, 6), (228, 834, 4)], 20), soft=4) & m, SHADE, 0.5)
