"""Parts of Don't Wait Up: the fox cub between the wings, its nose lifted to her bill."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .ink import BLUE_DEEP, CREAM, GOLD, INK, RED, RED_DEEP, RED_PALE, SHADOW, crease, on

_TURN: Final = 36.0
_HEAD: Final[Points] = (
    *((-98, 6), (-90, -9), (-72, -16), (-58, -27), (-46, -52), (-18, -74), (22, -78), (60, -58), (80, -18)),
    *((84, 22), (96, 50, CORNER), (68, 58), (64, 82, CORNER), (36, 76), (16, 88, CORNER), (-10, 64), (-38, 48)),
    *((-68, 40), (-88, 32), (-99, 20)),
)
_CHEEK: Final[Points] = (
    *((-112, 10), (-84, 0), (-58, 2), (-44, 14), (-16, 20), (16, 14), (46, 18), (76, 34), (110, 44), (90, 110)),
    *((10, 110), (-110, 44)),
)
_RUFF: Final[tuple[tuple[Points, float], ...]] = (
    (((86, 4), (92, 26), (84, 54)), -1.4),
    (((84, 44), (62, 60), (34, 66), (4, 62), (-22, 50)), -2.35),
)
"""Where tufts stand off its cheek, and how."""
_EAR: Final[Points] = ((-10, -64), (-4, -118), (34, -166, CORNER), (72, -116), (78, -44), (40, -40))
_FAR_EAR: Final[Points] = ((-38, -44), (-44, -94), (-24, -142, CORNER), (8, -104), (24, -66))
_INNER: Final[Points] = ((6, -58), (10, -110), (33, -146, CORNER), (54, -108), (54, -52), (30, -46))
_BODY: Final[Points] = (
    *((566, 500), (550, 548), (546, 600), (560, 690), (690, 700), (708, 640), (710, 590), (698, 540), (668, 488)),
)
_BRUSH: Final[Points] = (
    *((658, 676, 12), (698, 668, 19), (730, 658, 26), (752, 634, 29), (758, 602, 25), (750, 574, 15), (740, 556, 3)),
)
"""Its tail, from the rump to the tip."""


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the left) where they lie on the card."""
    return on(place(points, 636, 506, 1.02, _TURN))


def cub(c: Canvas) -> None:
    """Paint ears, head and face."""
    _ear(c, _FAR_EAR, far=True)
    m = c.mask(curve(at(_HEAD)), wobble=0.8)
    low = np.asarray(smoothstep(505, 545, c.y), np.float32)
    c.multiply((m.blur(8).move(4, 14) - m) * low, BLUE_DEEP, 0.55)
    _head(c, m)
    _ear(c, _EAR, far=False)
    c.glaze(m.edge(-5, -3, 3), (0.92, 0.11, 76), 0.6)
    _face(c, m)


def body(c: Canvas) -> None:
    """What is seen of its body between the wings: brush, back, haunch and bib."""
    _brush(c)
    m = c.mask(curve(_BODY), wobble=1.2)
    c.multiply(m.blur(9).move(8, 6) - m, BLUE_DEEP, 0.4)
    c.fill(m, RED, detail=0.6)
    sweep(c, m, ((600, 560, 20), (640, 590, 24), (650, 640, 24)), 18, RED_DEEP, 0.7)
    back: tuple[Points, ...] = (
        ((640, 510), (644, 570), (640, 620), (630, 680)),
        ((664, 506), (680, 560), (684, 610), (672, 680)),
        ((672, 494), (704, 548), (714, 600), (704, 670)),
    )
    locks(c, back, 120, (0.28, 4.4), (RED, RED_DEEP), seed="back", share=0.7, shade=RED_DEEP)
    haunch = c.mask(oval(672, 652, 40, 56, -14)) & m
    c.multiply((haunch.blur(6).move(-7, -4) - haunch) & m, RED_DEEP, 0.8)
    c.fill(haunch, (0.69, 0.165, 48), detail=0.6)
    thigh: tuple[Points, ...] = (
        ((640, 640), (652, 620), (656, 650), (650, 690)),
        ((660, 604), (684, 612), (690, 650), (676, 690)),
        ((680, 600), (704, 616), (708, 650), (696, 690)),
    )
    locks(c, thigh, 50, (0.3, 4), (RED_PALE, RED), seed="thigh", share=0.5, clip=haunch)
    bib = (
        c.mask(curve(((552, 520), (606, 530), (622, 560), (616, 620), (590, 680), (530, 690), (540, 580))), soft=4) & m
    )
    c.fill(bib, CREAM, detail=0.6)
    ways: tuple[Points, ...] = (
        ((560, 520), (548, 556), (544, 600), (552, 650)),
        ((584, 530), (574, 566), (572, 610), (576, 650)),
        ((616, 540), (618, 580), (610, 620), (600, 650)),
    )
    locks(c, ways, 70, (0.4, 5), (CREAM, (0.86, 0.05, 70)), seed="bib", share=0.9, shade=SHADOW)
    c.multiply(m * np.asarray(smoothstep(570, 505, c.y), np.float32), BLUE_DEEP, 0.3)
    c.glaze(m.edge(-5, -3, 3) * np.asarray(smoothstep(600, 570, c.x), np.float32), GOLD, 0.5)


def _brush(c: Canvas) -> None:
    """Its tail, curled out behind the wing, the tip white."""
    m = c.mask(limb(_BRUSH, 60), wobble=1.6, cell=8)
    c.fill(m, RED, detail=0.6)
    sweep(c, m, ((684, 690, 12), (736, 684, 14), (778, 650, 14), (786, 600, 10)), 12, RED_DEEP, 0.9)
    spine = np.array([p[:2] for p in _BRUSH])
    normal = np.gradient(spine, axis=0)[:, ::-1] * (-1.0, 1.0)
    normal /= np.hypot(normal[:, 0], normal[:, 1])[:, None]
    wide = np.array([p[2] for p in _BRUSH])[:, None]
    ways: tuple[Points, ...] = tuple(
        tuple((float(x), float(y)) for x, y in spine + normal * wide * f) for f in (-1.0, -0.3, 0.4, 1.0)
    )
    locks(c, ways, 190, (0.2, 4), (RED_PALE, RED_DEEP), seed="brush", share=0.6, shade=RED_DEEP)
    tip: tuple[Points, ...] = tuple(way[4:] for way in ways)
    locks(c, tip, 60, (0.6, 4.4), (CREAM, (0.88, 0.05, 70)), seed="tip", share=0.9, shade=SHADOW, until=0.7)


def _ear(c: Canvas, outline: Points, *, far: bool) -> None:
    m = c.mask(curve(at(outline)), wobble=0.6)
    c.fill(m, RED_DEEP if far else RED, detail=0.7)
    tip = at(((34, -168, 22), (34, -128, 16))) if not far else at(((-26, -148, 18), (-24, -116, 12)))
    sweep(c, m, tip, 8, INK, 0.85, pale=True)
    if far:
        return
    inner = c.mask(curve(at(_INNER)), soft=2) & m
    c.fill(inner, (0.44, 0.1, 30), detail=0.7)
    hairs: tuple[Points, ...] = (
        tuple(at(((6, -50), (10, -84), (22, -118)))),
        tuple(at(((20, -48), (24, -80), (30, -112)))),
        tuple(at(((38, -46), (36, -76), (36, -104)))),
    )
    locks(c, hairs, 22, (0.8, 2.6), (CREAM, RED_PALE), seed="ear", share=0.85, until=0.3)


def _head(c: Canvas, m: Mask) -> None:
    c.fill(m, RED, detail=0.7)
    sweep(c, m, at(((30, -84, 12), (80, -50, 20), (98, 10, 16))), 16, RED_DEEP, 0.85)
    top: tuple[Points, ...] = (
        tuple(at(((-94, 0), (-56, -34), (-20, -76), (40, -80), (92, -40)))),
        tuple(at(((-94, 4), (-46, -24), (0, -48), (50, -44), (98, 10)))),
        tuple(at(((-90, 6), (-36, 0), (14, -14), (60, 4), (104, 50)))),
    )
    locks(c, top, 260, (0.17, 3.0), (RED_PALE, RED_DEEP), seed="crown", share=0.55, clip=m, shade=RED_DEEP, lean=1.0)
    pale = c.mask(curve(at(_CHEEK)), soft=2.5) & m
    c.fill(pale, CREAM, detail=0.75)
    c.multiply(pale.edge(4, 16, 9), SHADOW, 0.45)
    for k, (edge, turn) in enumerate(_RUFF):
        tones = ((0.89, 0.055, 62), CREAM, CREAM) if k else (RED, RED_PALE, RED_DEEP)
        fringe(c, at(edge), 14 + 26 * k, (30, 5.2), turn, f"ruff/{k}", tones, 4.5, bend=(0.06, 0.1))
    low: tuple[Points, ...] = (
        tuple(at(((-60, 12), (-14, 24), (30, 26), (92, 50)))),
        tuple(at(((-60, 26), (-20, 38), (20, 48), (76, 76)))),
        tuple(at(((-70, 36), (-40, 46), (-10, 58), (30, 88)))),
    )
    locks(c, low, 110, (0.3, 3.6), (CREAM, (0.87, 0.05, 62)), seed="cheek", share=0.85, shade=SHADOW, until=0.66)
    between: tuple[Points, ...] = (
        tuple(at(((-30, 6), (10, 4), (50, 8), (94, 34)))),
        tuple(at(((-34, 14), (6, 14), (48, 22), (92, 48)))),
    )
    locks(c, between, 44, (0.34, 3.2), (RED, RED_PALE), seed="between", share=0.85, until=0.62)
    sweep(c, m, at(((-74, -12, 4), (-52, -38, 7), (-20, -66, 8))), 7, (0.86, 0.125, 70), 0.8, pale=True)


def _face(c: Canvas, m: Mask) -> None:
    """Nose, mouth, the eye that looks up at her."""
    sweep(c, m, at(((-64, -2, 3), (-48, -12, 6), (-34, -26, 5))), 6, RED_DEEP, 0.5)

    def work(pen: Pen) -> None:
        pen.fill(curve(at(((-106, 2), (-99, -10), (-84, -10), (-83, 5), (-94, 16), (-105, 13)))), INK)
        pen.fill(limb(at(((-100, -4, 1), (-94, -6, 2.2), (-88, -5, 1))), 10), (0.62, 0.05, 280), 0.9)
        crease(pen, at(((-93, 16), (-86, 24), (-72, 27), (-52, 25), (-42, 19))), 2.0, INK, 0.8)
        x, y = at(((-25, -20),))[0][:2]
        ball = curve(at(((-50, -12), (-42, -30), (-24, -38), (-7, -31), (1, -15), (-8, -3), (-26, 1), (-42, -3))))
        pen.fill(ball, INK)
        with pen.clipped(ball):
            pen.fill(oval(x + 1, y + 2, 19, 17, _TURN), (0.4, 0.095, 50))
            pen.fill(oval(x + 3, y + 9, 13, 6.5, _TURN), (0.64, 0.135, 62), 0.85)
            pen.fill(oval(x - 1.5, y - 1.5, 14, 13.5, _TURN), (0.1, 0.03, 300))
            pen.dot(x - 6, y - 6.5, 5.0, (0.995, 0.01, 90))
            pen.dot(x + 4.5, y + 5.5, 2.0, (0.92, 0.06, 75), 0.8)
        pen.fill(limb(at(((-52, -9, 1.2), (-43, -30, 2.4), (-24, -39, 3), (-6, -32, 2.6), (5, -13, 1))), 24), INK)
        pen.fill(limb(at(((-60, 2, 0.6), (-53, -5, 2.0), (-48, -8, 1.6))), 12), INK)
        crease(pen, at(((-44, -42), (-24, -52), (0, -46))), 3.4, RED_PALE, 0.85)
        for dy in (20, 14, 26):
            px, py = at(((-70, 18),))[0][:2]
            pen.fill(
                limb([(px, py, 0.8), (px + 20, py + dy, 0.6), (px + 46, py + 1.4 * dy, 0.3)], 12), (0.97, 0.02, 80), 0.6
            )

    c.draw(work, detail=0.95, soft=0.25)


def paw(c: Canvas) -> None:
    """Its near foreleg, laid over the wing's edge: shoulder, elbow, dark stocking, toes."""
    leg = ((622, 566, 26), (616, 590, 22), (598, 606, 18), (576, 616, 15.5), (564, 630, 15), (562, 642, 15.5))
    m = c.mask(limb(leg, 40), wobble=0.6)
    c.multiply((m.blur(6).move(3, 10) - m) * np.asarray(smoothstep(590, 606, c.y), np.float32), BLUE_DEEP, 0.6)
    c.fill(m, RED, detail=0.75)
    sweep(c, m, ((640, 600, 8), (610, 622, 8), (584, 634, 6)), 8, RED_DEEP, 0.9)
    sweep(c, m, ((580, 616, 15), (562, 632, 18), (560, 652, 16)), 10, (0.28, 0.055, 32), 1.0, pale=True)
    ways: tuple[Points, ...] = (
        ((600, 560), (598, 584), (584, 600), (562, 612)),
        ((624, 560), (616, 590), (598, 606), (572, 620)),
        ((644, 570), (634, 604), (608, 622), (584, 630)),
    )
    locks(c, ways, 50, (0.24, 3.2), (RED_PALE, RED_DEEP), seed="leg", share=0.5, clip=m, until=0.66)
    sweep(c, m, ((572, 606, 3), (554, 622, 3.5), (549, 642, 3)), 3.5, (0.62, 0.12, 45), 0.7, pale=True)

    def toes(pen: Pen) -> None:
        for x in (557, 567):
            crease(pen, ((x + 2, 642), (x, 650), (x, 660)), 1.4, INK, 0.9)

    c.draw(toes, clip=m, detail=0.85, soft=0.25)
