"""Parts of Slow Ascent: the red cabin, snow on its roof; in its window a child, both hands on the pane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, circle, curve, limb, oval, place

from .cableway import HANG

_RED: Final = (0.55, 0.185, 27)
_WINE: Final = (0.4, 0.135, 18)
_CREAM: Final = (0.94, 0.035, 88)
_INK: Final = (0.2, 0.06, 280)
_AMBER: Final = (0.87, 0.125, 82)
_COAT: Final = (0.36, 0.1, 275)
_SKIN: Final = (0.7, 0.095, 50)
_PALM: Final = (0.76, 0.09, 50)
_Q: Final = 1.0


def _xy(point: Sequence[float]) -> tuple[float, float]:
    """Return a point without what else it carries."""
    return point[0], point[1]


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, HANG[0] + 2, HANG[1], _Q, 3)


def cabin(c: Canvas) -> None:
    """The carriage, the arm, the body, the roof with its snow, the window."""

    def arm(pen: Pen) -> None:
        pen.stroke(_at([(2, 0), (12, 34), (0, 70)]), _INK, 9)
        for dx, dy in ((-12, -22), (12, 20)):
            pen.fill(circle(HANG[0] + dx, HANG[1] + dy, 12), _INK)
            pen.fill(circle(HANG[0] + dx, HANG[1] + dy, 5), (0.6, 0.06, 285))
        pen.stroke([(HANG[0] - 8, HANG[1] - 26), (HANG[0] + 22, HANG[1] + 20)], (0.3, 0.07, 280), 8)

    c.draw(arm, detail=0.9)
    body = c.mask(
        curve(_at([(-78, 84), (-84, 130), (-86, 190), (-78, 236), (-56, 254), (0, 258), (56, 254), (78, 236),
                   (86, 190), (84, 130), (78, 84), (0, 74)]))
    )  # fmt: skip
    c.fill(body, _RED, detail=0.7, mottle=0.03)
    side = c.mask(curve(_at([(-100, 60, CORNER), (-52, 60, CORNER), (-58, 130), (-59, 196), (-50, 270, CORNER),
                             (-110, 270, CORNER)]))) & body  # fmt: skip
    c.multiply(side, (0.52, 0.13, 5), 0.85)
    c.multiply(body.edge(0, 16, 12), (0.62, 0.12, 10), 0.6)
    c.glaze(body.edge(9, 0, 6), (0.68, 0.17, 36), 0.6)
    stripe = c.mask(limb(_at([(-92, 206, 6), (0, 212, 6), (92, 206, 6)]), 20)) & body
    c.fill(stripe, _CREAM, detail=0.7)
    c.multiply(stripe & side, (0.66, 0.08, 310), 0.85)
    _slit(c)
    foot = c.mask(limb(_at([(-52, 256, 5), (0, 261, 7), (52, 256, 5)]), 12))
    c.fill(foot, _INK, detail=0.7)
    _window(c)
    _roof(c, body)


def _roof(c: Canvas, body: Mask) -> None:
    eave = c.mask(curve(_at([(-94, 92, CORNER), (-70, 70), (0, 60), (70, 70), (94, 92, CORNER), (0, 84)])))
    c.multiply(eave.move(0, 7).blur(4) & body, _WINE, 0.7)
    c.fill(eave, (0.3, 0.08, 280), detail=0.7)
    cap = c.mask(
        curve(_at([(-88, 80, CORNER), (-70, 54), (-24, 44), (30, 46), (72, 56), (90, 82, CORNER), (70, 78), (52, 82),
                   (30, 72), (0, 74), (-22, 70), (-44, 80), (-66, 76)]))
    )  # fmt: skip
    c.fill(cap, (0.96, 0.02, 285), detail=0.7)
    c.glaze(cap.edge(-8, 10, 5), (0.72, 0.06, 282), 0.65)


def _slit(c: Canvas) -> None:
    """The side's own narrow pane."""
    slit = c.mask(curve(_at([(-79, 118), (-82, 150), (-79, 184), (-68, 186), (-70, 150), (-67, 116)])))
    c.fill(slit, (0.72, 0.11, 70), detail=0.8)


def _window(c: Canvas) -> None:
    """A wide pane with a cream frame; behind it a child in a bobble hat, nose and hands against the glass."""
    x, y = _at([(12, 149)])[0][:2]
    frame = c.mask(box(x - 62, y - 48, 124, 96, 24, 3))
    pane = c.mask(box(x - 53, y - 39, 106, 78, 17, 3))
    c.fill(frame, _CREAM, detail=0.8)
    c.fill(pane, _AMBER, detail=0.9)
    c.glaze(pane.edge(8, -10, 7), (0.95, 0.08, 92), 0.5)
    coat = c.mask(
        curve(_at([(-40, 200, CORNER), (-30, 182), (-8, 172), (12, 174), (30, 172), (50, 182), (64, 200, CORNER)]))
    )
    c.fill(coat & pane, _COAT, detail=0.9)
    _face(c, pane)
    _hands(c, pane)


def _face(c: Canvas, pane: Mask) -> None:
    """Its round face, bent towards whoever is below: lids down, a nose made flat by the glass."""

    def to(points: Points) -> list[tuple[float, ...]]:
        return place(points, *_xy(_at([(9, 152)])[0]), 1.0, 9)

    face = c.mask(curve(to([(-25, -8), (-27, 6), (-18, 21), (0, 27), (18, 21), (27, 6), (25, -8), (0, -16)])))
    c.fill(face & pane, _SKIN, detail=0.95)
    c.multiply(face.edge(3, 8, 5), (0.66, 0.11, 30), 0.6)
    for x in (-17, 17):
        c.glaze(c.mask(oval(*_xy(to([(x, 10)])[0]), 7, 5), soft=3) & face, (0.64, 0.15, 28), 0.6)
    crown: Points = [(-30, -4, CORNER), (-27, -24), (-12, -37), (12, -37), (27, -24), (30, -4, CORNER), (0, -11)]
    hat = c.mask(curve(to(crown)))
    c.fill(hat & pane, _COAT, detail=0.9)
    band = c.mask(limb(to([(-28, -5, 5), (0, -12, 5.5), (28, -5, 5)]), 14))
    c.fill(band & pane, (0.46, 0.1, 275), detail=0.9)
    c.fill(c.mask(circle(*_xy(to([(0, -38)])[0]), 8)) & pane, _CREAM, detail=0.9)

    def work(pen: Pen) -> None:
        for x in (-11, 11):
            pen.fill(limb(to([(x - 5.5, 1.5, 0.5), (x, 4.6, 1.6), (x + 5.5, 1.5, 0.5)]), 10), _INK)
        pen.fill(oval(*_xy(to([(0, 9)])[0]), 4.6, 3.6), (0.8, 0.09, 50))
        pen.fill(limb(to([(-6, 16.5, 0.5), (0, 19, 1.3), (6, 16.5, 0.5)]), 10), (0.42, 0.12, 25))

    c.draw(work, clip=pane, detail=0.95)


def _hands(c: Canvas, pane: Mask) -> None:
    """Two small hands laid flat on the glass, brighter where they touch it."""

    def work(pen: Pen) -> None:
        for x, y, f in ((-26, 160, 1.0), (51, 158, -1.0)):
            pen.fill(limb(_at([(x + 7 * f, y + 36, 9), (x, y + 12, 7)])), _COAT)
            pen.fill(oval(*_xy(_at([(x, y)])[0]), 8, 9), _PALM)
            for dx, dy in ((-6.6, -12), (-2.2, -15.5), (2.6, -15), (6.8, -11)):
                pen.fill(limb(_at([(x + 0.6 * dx, y - 3, 2.6), (x + dx, y + dy, 2.4)])), _PALM)
            pen.fill(limb(_at([(x + 5 * f, y + 2, 3), (x + 11.5 * f, y - 3.5, 2.4)])), _PALM)
            pen.stroke(_at([(x - 5, y + 3), (x, y + 1), (x + 5, y + 4)]), (0.58, 0.11, 35), 1.1, 0.7)

    c.draw(work, clip=pane, detail=0.95)
