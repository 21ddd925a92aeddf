"""The hen on the bough's end, white with a black tail, bowing in profile until her bill rests on the fox's nose."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, sample

from .brush import CREAM, GREY, INK, crease, locks, tufts

_COMB: Final = (0.61, 0.19, 24)
_BILL: Final = (0.82, 0.13, 78)
_SHANK: Final = (0.66, 0.12, 68)
_WHITE: Final = (0.975, 0.016, 92)
_SHADE: Final = (0.72, 0.04, 160)
_QUILL: Final = (0.47, 0.03, 60)

_SADDLE: Final[Points] = ((50, 198), (72, 180), (104, 180), (140, 174), (176, 156))
_ARCH: Final[Points] = ((212, 138), (250, 133), (282, 151), (302, 189), (309, 230))
_SKULL: Final[Points] = (
    *((-44, -21), (-14, -36), (14, -31), (31, -14), (34, 0), (29, 16), (12, 30), (-16, 34)),
    (-48, 25),
)
_THROAT: Final[Points] = ((252, 236), (238, 225), (225, 238))
_BREAST: Final[Points] = ((224, 268), (210, 292), (178, 304), (132, 306), (90, 294), (58, 270), (44, 236))

_CREST: Final[Points] = (
    *((-26, -28), (-32, -34), (-35, -43), (-24, -45, CORNER), (-23, -57), (-16, -62), (-10, -50, CORNER)),
    *((-5, -66), (5, -68), (9, -51, CORNER), (17, -62), (26, -59), (25, -44, CORNER), (34, -48)),
    *((41, -38), (38, -22), (30, -12), (0, -26)),
)
_UPPER: Final[Points] = ((28, -16), (46, -12), (66, -2), (78, 12, CORNER), (56, 8), (30, 6))
_LOWER: Final[Points] = ((28, 4), (54, 7), (70, 11, CORNER), (50, 17), (28, 16))
_WATTLE: Final[Points] = ((10, 22), (24, 12), (35, 17), (50, 21), (60, 34), (51, 45), (36, 40), (21, 31))

_WING: Final[Points] = (
    *((198, 214), (198, 246), (178, 270), (148, 281), (128, 274, CORNER), (112, 279), (97, 266, CORNER)),
    *((80, 267), (70, 253, CORNER), (50, 250), (38, 234, CORNER), (66, 222), (104, 204), (144, 190), (178, 190)),
)
_PLUMES: Final[tuple[tuple[Points, float], ...]] = (
    (((106, 206, 9), (113, 168, 13), (119, 134, 15), (121, 106, 14), (117, 86, 9), (109, 73, 1)), 0.22),
    (((98, 206, 9), (97, 154, 14), (97, 108, 17), (92, 76, 15), (83, 53, 9), (70, 40, 1)), 0.08),
    (((86, 208, 9), (74, 150, 15), (68, 100, 18), (60, 64, 16), (48, 38, 10), (34, 25, 1)), 0.0),
    (((78, 210, 9), (56, 160, 15), (44, 118, 17), (34, 88, 14), (23, 68, 9), (10, 58, 1)), 0.14),
    (((72, 212, 9), (44, 176, 14), (31, 144, 16), (22, 120, 12), (14, 105, 8), (4, 97, 1)), 0.04),
    (((70, 216, 8), (38, 198, 13), (24, 176, 14), (15, 158, 10), (9, 147, 7), (2, 141, 1)), 0.2),
)
"""The tail's feathers, those behind first: spine with half widths, and how much paler than ink."""
_HACKLES: Final[tuple[Points, ...]] = (
    ((316, 276), (307, 230), (295, 186), (270, 150), (232, 138), (186, 150), (142, 172)),
    ((302, 274), (294, 230), (279, 196), (254, 172), (222, 166), (188, 178), (154, 200)),
    ((290, 272), (281, 234), (264, 208), (244, 193), (220, 194), (194, 208), (172, 230)),
    ((277, 270), (268, 236), (254, 218), (239, 210), (221, 216), (204, 232), (188, 258)),
    ((264, 268), (256, 242), (245, 227), (236, 222), (225, 234), (216, 256), (208, 282)),
)
"""The ways the neck's feathers go, from the head to the shoulder: the arch first, the throat last."""
_FEET: Final[tuple[tuple[float, float, float], ...]] = ((168, 330, 0.45), (116, 341, 0.0))
"""Where a foot grips the bough, and how far it stands in shade."""


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (upright, bill to the right, skull at 0, 0) where they lie on the card, bowed."""
    return place(points, 283.7, 313, 1.12, 99)


def hen(c: Canvas) -> None:
    """Tail and comb behind, feet, the body in one contour, wing, hackle, face."""
    _tail(c)
    _feet(c)
    comb = c.mask(curve(at(_CREST)), wobble=0.4)
    c.fill(comb, _COMB, detail=0.8)
    c.multiply(comb.edge(-4, 5, 4), (0.66, 0.15, 20), 0.55)
    body = c.mask(curve([*_SADDLE, *_ARCH, *at(_SKULL), *_THROAT, *_BREAST]), wobble=0.8)
    c.fill(body, _WHITE, detail=0.6)
    _down(c, body)
    _wing(c, body)
    _hackle(c, body)
    _face(c, body)


def _tail(c: Canvas) -> None:
    """Six soft dark feathers of differing length, each with a pale quill."""
    for k, (spine, pale) in enumerate(_PLUMES):
        m = c.mask(limb(spine, 50), wobble=0.8)
        tone = mix(INK, _QUILL, pale)
        c.fill(m, tone, detail=0.6, mottle=0.05)
        c.glaze(m.edge(-3, -2, 2), (0.5, 0.03, 60), 0.55)
        way, r = sample(spine, 30), c.rng(f"plume{k}")

        def quill(pen: Pen, way: np.ndarray = way, r: np.random.Generator = r) -> None:
            crease(pen, [(float(x), float(y)) for x, y, _ in way[4:28]], 1.8, (0.6, 0.03, 60), 0.75)
            for side in (-0.75, -0.4, 0.4, 0.75):
                part = way[int(r.integers(6, 12)) : int(r.integers(22, 29))]
                a, b = np.gradient(part[:, 0]), np.gradient(part[:, 1])
                off = side * part[:, 2] / np.hypot(a, b)
                spots = np.stack([part[:, 0] - b * off, part[:, 1] + a * off], 1)[::3]
                crease(pen, [(float(x), float(y)) for x, y in spots], 1.2, _QUILL, 0.55)

        c.draw(quill, clip=m, detail=0.6, soft=0.4)


def _feet(c: Canvas) -> None:
    """Two shanks; three toes of each clasp the bough before us, one behind."""

    def work(pen: Pen) -> None:
        for x, y, dark in _FEET:
            tone = mix(_BILL, _SHANK, dark)
            pen.fill(limb([(x + 9, y - 44, 6), (x + 4, y - 22, 4.6), (x, y - 4, 4.8)], 16), tone)
            toes: tuple[Points, ...] = (
                ((x, y - 4, 4.2), (x - 13, y - 3, 3.8), (x - 19, y + 7, 2.8)),
                ((x, y - 4, 4.4), (x + 16, y - 7, 4.0), (x + 25, y + 3, 3.0)),
                ((x, y - 4, 4.4), (x + 11, y - 1, 4.2), (x + 14, y + 12, 3.0)),
                ((x, y - 4, 4.4), (x + 1, y + 4, 4.2), (x + 2, y + 15, 3.0)),
            )
            for toe in toes:
                pen.fill(limb([(p, q + 1.5, w + 1) for p, q, w in toe], 16), mix(_SHANK, INK, 0.5), 0.6)
                pen.fill(limb(toe, 16), tone)
                p, q, _ = toe[-1]
                pen.fill(limb([(p, q, 2.4), (p - 1, q + 6, 0.4)], 8), mix(_SHANK, INK, 0.6))

    c.draw(work, detail=0.8, soft=0.3)


def _down(c: Canvas, body: Mask) -> None:
    """Soft feathers along back, breast and belly; the underside in shade."""
    sweep(c, body, ((46, 250, 8), (92, 296, 16), (140, 310, 16), (196, 300, 10), (224, 266, 6)), 13, GREY, 0.85)
    ways: tuple[Points, ...] = (
        ((214, 150), (180, 162), (140, 182), (100, 190), (50, 204)),
        ((218, 200), (180, 210), (130, 220), (90, 220), (44, 224)),
        ((220, 250), (190, 262), (140, 268), (90, 252), (44, 236)),
        ((214, 284), (180, 304), (132, 306), (88, 290), (52, 256)),
    )
    locks(c, ways, 130, (40, 6), (_WHITE, CREAM), seed="hen", clip=body.grow(2), shade=GREY, share=0.8)
    tufts(c, ((54, 204), (64, 194), (76, 190)), 7, (17, 6.5), (-0.75, -0.66), _WHITE, "rump")
    tufts(c, ((76, 190), (94, 190), (112, 190)), 9, (19, 7), (-0.42, -0.9), _WHITE, "saddle")
    tufts(c, ((104, 294), (120, 302), (138, 304)), 8, (14, 6), (-0.1, 1.0), (0.93, 0.02, 110), "near thigh")
    tufts(c, ((162, 299), (176, 298), (190, 292)), 8, (11, 6), (-0.1, 1.0), (0.9, 0.025, 120), "far thigh")


def _wing(c: Canvas, body: Mask) -> None:
    """The wing, folded: one shape, its lower feathers told apart by soft edges that run to its tip."""
    m = c.mask(curve(_WING), wobble=0.6)
    c.multiply(m.blur(6).move(0, 9) & body, _SHADE, 0.9)
    c.fill(m, _WHITE, detail=0.6)
    sweep(c, m, ((52, 246, 4), (100, 268, 8), (148, 276, 10), (194, 250, 8)), 9, GREY, 0.6)
    quills: tuple[Points, ...] = (
        ((190, 200), (160, 206), (110, 220), (46, 236)),
        ((194, 226), (160, 236), (120, 244), (72, 254)),
        ((190, 250), (166, 262), (136, 268), (104, 272)),
    )
    locks(c, quills, 34, (62, 7), (_WHITE, CREAM), seed="wing", clip=m, shade=GREY, share=0.95, until=0.7)

    def scallops(pen: Pen) -> None:
        for x, y, w in ((164, 216, 13), (140, 224, 13), (170, 236, 14), (146, 246, 14), (116, 236, 13)):
            ends = ((x + 4, y - w * 0.7), (x + w * 0.6, y + w * 0.8))
            crease(pen, (ends[0], (x - w * 0.6, y - w * 0.2), (x - w * 0.5, y + w * 0.6), ends[1]), 1.8, _SHADE, 0.6)

    c.draw(scallops, clip=m, detail=0.6, soft=0.8)


def _hackle(c: Canvas, body: Mask) -> None:
    """The neck's feathers, row upon row to the head, each with a dark streak; they narrow as the neck does."""
    sweep(c, body, ((262, 270, 5), (250, 240, 7), (236, 230, 8), (220, 250, 8), (208, 286, 6)), 8, GREY, 0.9)
    paths = np.array([sample(way, 60) for way in _HACKLES])
    r = c.rng("hackle")

    def spine(side: float, start: float, long: float, wide: float) -> list[tuple[float, float, float]]:
        k, f = min(int(side), len(paths) - 2), side - min(int(side), len(paths) - 2)
        way = paths[k] * (1 - f) + paths[k + 1] * f
        marks = ((0.0, 0.5), (0.35, 0.95), (0.7, 0.8), (1.0, 0.08))
        spots = [(way[int(min(start + long * t, 1.0) * 59)], w) for t, w in marks]
        return [(float(p[0]), float(p[1]), wide * w) for p, w in spots]

    def work(pen: Pen) -> None:
        for row in range(7, -1, -1):
            start = 0.02 + 0.085 * row
            n = 5 + row // 3
            for k in range(n):
                side = (k + 0.5 + 0.5 * (row % 2) - 0.25) * 4 / n + float(r.normal(0, 0.06))
                side, wide = min(max(side, 0.1), 3.95), 4.8 + 0.55 * row
                long = 0.24 + 0.012 * row + float(r.normal(0, 0.015))
                feather = spine(side, start, long, wide)
                pen.fill(limb([(x - 1, y + 2, w) for x, y, w in feather], 18), _SHADE, 0.4 if row else 0.16)
                pen.fill(limb(feather, 18), mix(_WHITE, CREAM, float(r.uniform(0, 1))))
                streak = spine(side, start + long * 0.3, long * 0.62, wide * 0.4)
                pen.fill(limb(streak, 16), mix(INK, _QUILL, 0.1), 0.72 + 0.02 * row)

    c.draw(work, clip=body, detail=0.7, soft=0.4)


def _face(c: Canvas, body: Mask) -> None:
    """A blush before the eye, wattle and bill, the eye shut in one small arc."""
    c.multiply(c.mask(limb(at([(10, 2, 9), (26, 8, 8)]), 12), soft=5) & body, (0.86, 0.09, 25), 0.8)
    sweep(c, body, at([(-40, 28, 5), (-6, 32, 6), (20, 22, 4)]), 6, GREY, 0.7)
    wattle = c.mask(curve(at(_WATTLE)), wobble=0.4)
    c.fill(wattle, _COMB, detail=0.8)
    c.multiply(wattle.edge(-4, 3, 4), (0.66, 0.15, 20), 0.5)
    lower = c.mask(curve(at(_LOWER)))
    c.fill(lower, mix(_BILL, _SHANK, 0.6), detail=0.85)
    upper = c.mask(curve(at(_UPPER)))
    c.fill(upper, _BILL, detail=0.85)
    c.multiply(upper.edge(-5, 2, 3), (0.7, 0.13, 60), 0.5)

    def work(pen: Pen) -> None:
        crease(pen, at([(-8, -8), (-3, 2), (8, 5), (17, -2)]), 3.2, INK)
        crease(pen, at([(40, -5), (45, -3), (49, -3)]), 1.6, INK, 0.6)

    c.draw(work, detail=0.9, soft=0.3)
