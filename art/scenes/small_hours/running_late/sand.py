"""Parts of Running Late: the sand: the thread from the waist, what runs off the umbrella, what has settled on him."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import crease, sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .arms import UPPER
from .body import trunk
from .brush import AIR_DEEP, COAT_DEEP, SAND, SAND_DEEP, SAND_PALE
from .glass import AXIS, lower
from .head import skull
from .umbrella import canopy_mask

_BACK: Final[Points] = (
    *((60, 1020, CORNER), (140, 1046), (240, 1048), (310, 1030), (362, 1006), (414, 1030), (470, 1064)),
    *((530, 1092), (570, 1090), (612, 1060), (646, 1034), (680, 1044), (740, 1030, CORNER), (740, 1140, CORNER)),
    (60, 1140, CORNER),
)
_FRONT: Final[Points] = (
    *((60, 1040, CORNER), (140, 1066), (230, 1072), (310, 1066), (380, 1066), (440, 1070), (496, 1078), (544, 1094)),
    *((590, 1104), (640, 1102), (740, 1092, CORNER), (740, 1140, CORNER), (60, 1140, CORNER)),
)
_CAP_TOP: Final[Points] = (
    *((368, 606, CORNER), (380, 580), (396, 554), (404, 549), (424, 556), (460, 546), (492, 543), (530, 547)),
    *((560, 556), (586, 574, CORNER)),
)
_CAP_HEM: Final[Points] = (
    *((560, 572), (530, 566), (500, 572), (476, 566), (452, 580), (428, 578), (408, 596), (392, 596)),
)
"""What lies on the umbrella: along its crest from left to right, then back where it frays."""


def dunes(c: Canvas) -> None:
    """The ground behind the bench: two heaps where the falls come down, hardly anything between them."""
    m = c.mask(curve(_BACK), wobble=1.6) & lower(c).grow(-4)
    c.multiply(m.blur(6).move(0, -6) & lower(c), AIR_DEEP, 0.4)
    c.fill(m, mix(SAND, SAND_DEEP, 0.45), detail=0.5, mottle=0.02)
    sweep(c, m, ((362, 1010, 5), (300, 1040, 10), (200, 1054, 10)), 9, SAND_PALE, 0.7, pale=True)
    sweep(c, m, ((646, 1038, 4), (616, 1064, 7), (586, 1090, 5)), 7, SAND_PALE, 0.7, pale=True)
    sweep(c, m, ((378, 1020, 6), (430, 1056, 12), (500, 1088, 12)), 10, SAND_DEEP, 0.6)


def heap(c: Canvas) -> None:
    """The ground before it: as high as his soles, thinning out to nothing below the empty place."""
    m = c.mask(curve(_FRONT), wobble=1.6) & lower(c).grow(-4)
    c.multiply(m.blur(5).move(0, -5) & lower(c) - m, SAND_DEEP, 0.5)
    c.fill(m, SAND, detail=0.5, mottle=0.02)
    sweep(c, m, ((420, 1074, 4), (340, 1074, 7), (240, 1080, 9), (140, 1078, 8)), 9, SAND_PALE, 0.9, pale=True)
    sweep(c, m, ((470, 1070, 6), (540, 1102, 12), (660, 1110, 10)), 10, SAND_DEEP, 0.6)

    def ripples(pen: Pen) -> None:
        for a, b, d in (((330, 1076), (280, 1088), (196, 1096)), ((440, 1080), (420, 1092), (350, 1104)),
                        ((500, 1080), (524, 1094), (560, 1106))):  # fmt: skip
            crease(pen, (a, b, d), 1.8, SAND_DEEP, 0.8)

    c.draw(ripples, clip=m, detail=0.5, soft=0.6)


def _strewn(c: Canvas, m: Mask, way: Points, n: int, seed: str) -> None:
    """Loose grains along the lower edge of a drift, so that it frays and does not end like cloth."""
    r = c.rng(f"strewn/{seed}")
    line = sample(way, n)

    def work(pen: Pen) -> None:
        for x, y, *_ in line:
            fall = float(r.exponential(7))
            pen.dot(x + float(r.normal(0, 4)), y - 6 + fall, float(r.uniform(0.6, 1.5)), SAND_DEEP, 0.9 - 0.02 * fall)

    c.draw(work, clip=m, detail=0.7, soft=0.3)


def dusting(c: Canvas) -> None:
    """The little that has drifted onto the shoulder that he leaves bare."""
    body = (trunk(c) | c.mask(limb(UPPER, 20))) - skull(c)
    film = c.mask(limb([(128, 796, 2), (142, 780, 4), (170, 772, 5), (206, 784, 4), (232, 806, 2)], 30), soft=3) & body
    c.glaze(film, SAND, 0.6)
    _strewn(c, body, ((122, 812), (142, 792), (172, 786), (206, 796), (232, 814)), 70, "back")


def stream(c: Canvas) -> None:
    """The thread out of the waist, the cap it heaps on the umbrella, and what runs from there along the ribs."""
    dome = canopy_mask(c)
    cap = c.mask(curve((*_CAP_TOP, *_CAP_HEM)), wobble=1.6, cell=9, soft=0.6)
    left = c.mask(limb([(392, 582, 9), (376, 606, 8), (368, 634, 7), (365, 664, 7), (366, 682, 6)], 40), wobble=1.6,
                  cell=8, soft=0.6)  # fmt: skip
    right = c.mask(limb([(560, 562, 7), (590, 578, 6.5), (622, 610, 6.5), (642, 648, 6.5), (650, 692, 6)], 40),
                   wobble=1.6, cell=8, soft=0.6)  # fmt: skip
    m = (cap | left | right) & dome.grow(9)
    c.multiply(m.blur(4).move(2, 5) & dome - m, COAT_DEEP, 0.6)
    c.fill(m, mix(SAND, SAND_DEEP, 0.35), detail=0.65, mottle=0.03)
    c.multiply(m.edge(3, 7, 5), SAND_DEEP, 0.9)
    c.glaze(m.edge(-2, -5, 3), SAND_PALE, 0.9)
    _strewn(c, dome, ((392, 600), (430, 584), (476, 574), (530, 572), (580, 578)), 60, "cap")
    _strewn(c, dome, ((388, 604), (378, 640), (374, 672)), 26, "left")
    _strewn(c, dome, ((590, 590), (620, 624), (638, 670)), 30, "right")
    thread = c.mask(limb([(AXIS, 440, 9), (AXIS, 480, 6), (AXIS, 530, 5.5), (AXIS + 1, 556, 8)], 40), wobble=1.0)
    c.multiply(thread.blur(3).move(4, 0) & lower(c) - dome, SAND_DEEP, 0.5)
    c.fill(thread, SAND, detail=0.7)
    c.glaze(thread.edge(-4, 0, 2), SAND_PALE, 0.8)
    c.multiply(thread.edge(4, 0, 2), SAND_DEEP, 0.7)


def _fall(c: Canvas, top: Points, foot: Points, n: int, seed: str) -> None:
    """A thin sheet of falling sand between two short level lines, streaked along its way."""
    r = c.rng(f"fall/{seed}")
    (x0, y0), (x1, y1), (u0, v0), (u1, v1) = top[0], top[1], foot[0], foot[1]
    sheet = c.mask(curve([(x0, y0, CORNER), (x1, y1, CORNER), (u1, v1, CORNER), (u0, v0, CORNER)], pull=0.1), soft=2)
    c.multiply(sheet.blur(4).move(4, 2), AIR_DEEP, 0.5)
    c.fill(sheet, mix(SAND, SAND_DEEP, 0.5), 0.9, detail=0.6)

    def work(pen: Pen) -> None:
        for _ in range(n):
            f, g = float(r.uniform(-0.06, 1.06)), float(r.normal(0, 0.05))
            x, y, u, v = x0 + (x1 - x0) * f, y0 + (y1 - y0) * f, u0 + (u1 - u0) * (f + g), v0 + (v1 - v0) * (f + g)
            a = float(r.uniform(0, 0.5))
            b = float(r.uniform(a + 0.25, 1.0))
            way = [(x + (u - x) * t, y + (v - y) * t, w) for t, w in ((a, 0.4), (0.5 * (a + b), 1.6), (b, 0.5))]
            pen.fill(limb(way, 14), mix(SAND_DEEP, SAND_PALE, float(r.uniform(0, 1)) ** 0.6), 0.9)

    c.draw(work, detail=0.7, soft=0.4)


def curtain(c: Canvas) -> None:
    """Two thin falls from both ends of the rim, down behind the bench."""
    _fall(c, ((361, 680), (373, 678)), ((356, 1014), (380, 1014)), 70, "left")
    _fall(c, ((644, 690), (656, 690)), ((635, 1044), (658, 1044)), 70, "right")


def grains(c: Canvas) -> None:
    """Single grains: thrown up where the thread lands, and blown back a little."""
    r = c.rng("grains")

    def work(pen: Pen) -> None:
        for _ in range(56):
            t = float(r.uniform(0, 1))
            x = 392 - 200 * t + float(r.normal(0, 8))
            y = 550 - 60 * t + 100 * t * t + float(r.normal(0, 8))
            pen.dot(x, y, float(r.uniform(0.9, 2.0)), mix(SAND_DEEP, SAND, float(r.uniform(0, 1))), 0.9 * (1 - 0.5 * t))

    c.draw(work, detail=0.8, soft=0.2)
