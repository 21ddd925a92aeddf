"""Parts of Back in Five: the flamingo's body, its two shins that serve as a swing's ropes, its feet as the seat."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .brush import BLUSH, CORAL, CORAL_DEEP, CREAM, PINK, SHADE, TEAL_DEEP, crease, sweep

_BODY: Final[Points] = (
    *((232, 470, CORNER), (276, 428), (340, 372), (420, 336), (500, 330), (556, 352), (588, 392), (576, 438)),
    *((530, 474), (470, 494), (400, 498), (330, 486), (276, 476)),
)
_NEAR_LEG: Final[Points] = ((388, 478, 27), (364, 516, 15), (336, 560, 8.5), (318, 588, 12.5), (310, 612, 9),
                            (304, 720, 7.5), (296, 820, 7.5), (292, 862, 9))  # fmt: skip
_FAR_LEG: Final[Points] = ((500, 470, 24), (514, 504, 13), (527, 536, 8.5), (533, 558, 12), (533, 582, 8.5),
                           (524, 690, 7), (511, 800, 7), (508, 850, 8))  # fmt: skip
_FAR_TONE: Final = mix(CORAL, CORAL_DEEP, 0.55)
_NEAR_TOES: Final[tuple[Points, ...]] = (
    ((292, 862, 8.5), (340, 872, 7), (392, 878, 6.5), (440, 874, 5)),
    ((292, 862, 8.5), (334, 884, 7), (380, 897, 6.5), (424, 898, 5)),
    ((292, 862, 8.5), (316, 887, 7), (348, 905, 6), (382, 913, 5)),
)
_FAR_TOES: Final[tuple[Points, ...]] = (
    ((510, 869, 8), (470, 874, 6.5), (424, 874, 6), (384, 868, 4.5)),
    ((510, 871, 8), (480, 888, 6.5), (440, 896, 6), (398, 896, 4.5)),
    ((510, 872, 8), (494, 892, 6.5), (468, 908, 6), (440, 914, 4.5)),
)
"""Feet turned in towards one another, each toe from the heel to its tip: they sag under who sits on them."""


def body(c: Canvas) -> None:
    """A soft spindle with a short tail, pale below, its breast to the right."""
    for dx, dy, tone in ((0, 16, mix(CORAL, CORAL_DEEP, 0.4)), (10, 6, CORAL), (24, -4, PINK)):
        feather = c.mask(
            limb([(330, 452 + dy * 0.4, 26), (270, 462 + dy, 17), (214 + dx, 478 + dy, 5)], 20), wobble=0.6
        )
        c.fill(feather, tone, detail=0.6)
        c.multiply(feather.edge(0, 9, 6), SHADE, 0.5)
    m = c.mask(curve(_BODY), wobble=1)
    c.fill(m, PINK, detail=0.6, mottle=0.03)
    sweep(c, m, ((260, 490, 10), (400, 508, 18), (540, 480, 14)), 16, SHADE, 0.75)
    sweep(c, m, ((300, 420, 14), (400, 370, 24), (520, 350, 20)), 20, CORAL, 0.8, pale=True)
    sweep(c, m, ((440, 452, 12), (510, 432, 16), (556, 400, 12)), 14, BLUSH, 0.8, pale=True)

    def down(pen: Pen) -> None:
        r = c.rng("down")
        for _ in range(90):
            x, y = float(r.uniform(260, 580)), float(r.uniform(400, 496))
            a = float(r.uniform(14, 24))
            crease(pen, ((x + a, y - a * 0.1), (x, y + a * 0.22), (x - a, y + a * 0.15)), 1.5, CORAL_DEEP, 0.22)

    c.draw(down, clip=m, detail=0.6, soft=0.5)


def _leg(c: Canvas, spine: Points, *, near: bool) -> Mask:
    """A thin shin with a knot in its middle, coming out of soft down."""
    tone = CORAL if near else _FAR_TONE
    m = c.mask(limb(spine, 80), wobble=0.4)
    c.fill(m, tone, detail=0.85)
    c.multiply(m.edge(5, 1, 3), CORAL_DEEP, 0.6)
    c.glaze(m.edge(-4, 0, 2), BLUSH, 0.6 if near else 0.35)
    x, y = spine[3][0], spine[3][1]
    knot = c.mask(oval(x - 1, y, 9, 13), soft=4) & m
    c.glaze(knot, CREAM, 0.3)

    def rings(pen: Pen) -> None:
        for d in (-10, 9):
            crease(pen, ((x - 11, y + d - 1), (x, y + d + 3), (x + 11, y + d)), 2, CORAL_DEEP, 0.7)

    c.draw(rings, clip=m, detail=0.85, soft=0.3)
    top = c.mask(oval(spine[0][0], spine[0][1] - 4, 34, 36), soft=9)
    c.glaze(top & m, PINK, 0.9)
    if near:
        c.glaze(c.mask(oval(x + 72, y - 126, 32, 18), soft=11), PINK, 0.95)
    return m


def _foot(c: Canvas, toes: tuple[Points, ...], edge: Points, tone: Colour) -> None:
    """Three toes and the web between them, slack between heel and tips."""
    web = c.mask(curve(edge), wobble=0.5)
    c.multiply(web.blur(4).move(0, 5) & web.grow(10), SHADE, 0.25)
    c.fill(web, mix(tone, PINK, 0.45), detail=0.8)
    c.multiply(web.edge(0, 8, 6), CORAL_DEEP, 0.4)
    for toe in toes:
        m = c.mask(limb(toe, 30))
        c.multiply(m.blur(2).move(0, 4) & web, CORAL_DEEP, 0.45)
        c.fill(m, tone, detail=0.85)
        c.glaze(m.edge(-1, -4, 2), BLUSH, 0.6)
        c.multiply(m.edge(1, 4, 2), CORAL_DEEP, 0.5)

    def nails(pen: Pen) -> None:
        for toe in toes:
            (u, v), (x, y) = toe[-2][:2], toe[-1][:2]
            n = max(1.0, abs(x - u))
            pen.fill(limb([(x, y, 3.4), (x + 7 * (x - u) / n, y + 7 * (y - v) / n, 1.6)], 8), (0.5, 0.07, 26))

    c.draw(nails, detail=0.85, soft=0.3)


def far_leg(c: Canvas) -> None:
    """The far shin, down between his face and the bill, in the crook of his far arm."""
    _leg(c, _FAR_LEG, near=False)


def seat(c: Canvas) -> None:
    """Both feet beneath him, webs overlapping: the swing's board, bent by his weight."""
    sat = c.mask(
        curve([(276, 850), (330, 862), (400, 868), (460, 868), (516, 862), (500, 880), (400, 890), (300, 876)])
    )
    c.multiply(sat.blur(6).move(0, -4), TEAL_DEEP, 0.55)
    shin = c.mask(limb([(511, 864, 7), (510, 872, 8)], 8))
    c.fill(shin, mix(_FAR_TONE, CORAL_DEEP, 0.4), detail=0.85)
    _foot(c, _FAR_TOES, ((516, 864, CORNER), (470, 869), (424, 870), (382, 864, CORNER), (386, 884), (396, 898, CORNER),
                         (414, 904), (438, 916, CORNER), (474, 912), (500, 894), (516, 876)), _FAR_TONE)  # fmt: skip
    _foot(c, _NEAR_TOES, ((286, 852, CORNER), (340, 866), (392, 872), (442, 870, CORNER), (438, 885),
                          (426, 900, CORNER), (404, 904), (382, 915, CORNER), (346, 909), (310, 890), (286, 870)),
          CORAL)  # fmt: skip
    spur = c.mask(limb([(292, 862, 7), (276, 868, 5), (266, 878, 2.5)], 10))
    c.fill(spur, CORAL, detail=0.85)


def near_leg(c: Canvas) -> None:
    """The near shin, over his flank, in the crook of his near arm."""
    low = c.mask(limb([(314, 640, 11), (304, 720, 11), (296, 820, 11), (294, 846, 11)], 20))
    c.multiply(low.blur(5).move(8, 5), SHADE, 0.7)
    _leg(c, _NEAR_LEG, near=True)
