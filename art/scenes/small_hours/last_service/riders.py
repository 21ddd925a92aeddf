"""Parts of Last Service: the late passengers: an old seal asleep, two sea horses entwined, a turtle with a book."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, polygon

from .bell import PANES, windows
from .ink import AMBER, CORAL, DARK, GOLD, LAMP, PLUM, ROSE, ROSE_DEEP, spot

_DOWN: Final = 64.0
_SEAL: Final = (0.44, 0.05, 225)
_SHELL: Final = (0.42, 0.085, 150)
_SKIN: Final = (0.56, 0.09, 140)


def all_of_them(c: Canvas) -> None:
    """Seat everybody."""
    w = windows(c)
    _seal(c, w[1])
    _sea_horses(c, w[2])
    _turtle(c, w[3])
    _straps(c, w)


def _at(k: int, points: Points, turn: float = 0.0) -> list[tuple[float, ...]]:
    x, y = spot(PANES[k], _DOWN)
    return place(points, x, y, 1, turn)


def _one(k: int, u: float, v: float) -> tuple[float, float]:
    x, y = _at(k, [(u, v)])[0][:2]
    return x, y


def _seal(c: Canvas, w: Mask) -> None:
    def at(p: Points) -> list[tuple[float, ...]]:
        return _at(1, p, -6)

    body = (
        c.mask(
            curve(
                at(
                    [
                        (70, 130, CORNER),
                        (62, 40),
                        (44, -22),
                        (10, -46),
                        (-26, -36),
                        (-44, -8),
                        (-40, 22),
                        (-26, 46),
                        (-40, 130, CORNER),
                    ]
                )
            )
        )
        & w
    )
    c.form(body, _SEAL, thickness=34, detail=0.8, rim=0.3, mottle=0.08)
    muzzle = c.mask(curve(at([(-22, -6), (-48, -4), (-58, 12), (-46, 26), (-22, 26), (-10, 10)]))) & w
    c.form(muzzle, (0.82, 0.05, 84), thickness=12, detail=0.85, mottle=0.03)
    c.multiply(muzzle.edge(3, 4, 4), _SEAL, 0.5)
    c.glaze(c.mask(oval(*_one(1, -52, 34), 13, 17), soft=5) & w, LAMP, 0.8)
    c.glaze(body.edge(-4, -3, 3), GOLD, 0.5)

    def work(pen: Pen) -> None:
        pen.fill(curve(at([(-60, 2), (-50, -5), (-42, 2), (-48, 10), (-58, 10)])), DARK)
        pen.fill(limb(at([(-30, -14, 1), (-20, -7, 2.4), (-8, -7, 2.4), (0, -14, 1)]), 20), DARK)
        pen.fill(limb(at([(-50, 12, 1), (-42, 18, 1.6), (-28, 17, 1)]), 14), DARK)
        for k in range(4):
            pen.fill(limb(at([(-34, 10 + 3 * k, 0.8), (-18, 12 + 6 * k, 0.9), (2, 12 + 11 * k, 0.3)]), 12), LAMP, 0.9)
        for k in range(3):
            pen.fill(
                limb(at([(-26 + 7 * k, -24, 1.5), (-22 + 7 * k, -32, 1.2), (-16 + 7 * k, -36, 0.4)]), 8), LAMP, 0.9
            )
        for u, v in ((28, 10), (38, 30), (20, 34), (44, 56), (16, 62), (30, 80)):
            pen.fill(oval(*_one(1, u, v), 5, 3.4, 40), (0.3, 0.05, 228), 0.6)

    c.draw(work, clip=w, detail=0.9)


def _horse(c: Canvas, w: Mask, spine: Points, snout: Points, tone: tuple[float, float, float]) -> None:
    m = c.mask(limb(spine, 90), limb(snout, 20)) & w
    c.form(m, tone, thickness=12, detail=0.85, rim=0.3, mottle=0.05)
    x, y = spine[0][0], spine[0][1]

    def work(pen: Pen) -> None:
        for k in range(3, len(spine) - 1):
            a, b, q = spine[k][0], spine[k][1], spine[k][2]
            pen.fill(limb([(a - q, b - 1, 0.6), (a, b + 2, 1.4), (a + q, b - 1, 0.6)], 10), ROSE_DEEP, 0.55)
        for u in (-9, -2, 5):
            pen.fill(limb([(x + u, y - 9, 2.4), (x + u * 1.5, y - 21, 0.6)], 8), tone)
        pen.dot(x + 3, y - 2, 4.6, LAMP)
        pen.dot(x + 4.2, y - 1.4, 3.0, DARK)

    c.draw(work, clip=w, detail=0.9)
    c.glaze(m.edge(-3, -2, 2), GOLD, 0.5)


def _sea_horses(c: Canvas, w: Mask) -> None:
    x, y = spot(0, _DOWN)

    def to(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, 1.06)

    fin = c.mask(curve(to([(-46, -10), (-60, -20), (-68, -6), (-66, 14), (-60, 28), (-44, 30)]))) & w
    c.fill(fin, AMBER, detail=0.7)

    def rays(pen: Pen) -> None:
        for k in range(6):
            pen.fill(limb(to([(-44, 10 + 1.5 * k, 0.8), (-66, -14 + 8 * k, 1.1)]), 6), ROSE_DEEP, 0.5)

    c.draw(rays, clip=fin, detail=0.8)
    _horse(
        c,
        w,
        to(
            [
                (32, -20, 13),
                (31, -4, 11),
                (38, 12, 14),
                (35, 34, 15),
                (20, 52, 11),
                (2, 64, 9),
                (-14, 76, 7.4),
                (-4, 92, 6),
                (18, 96, 4),
            ]
        ),
        to([(34, -17, 8), (52, -8, 4.8), (62, -3, 5.2)]),
        (0.5, 0.12, 8),
    )
    _horse(
        c,
        w,
        to(
            [
                (-24, -50, 16),
                (-32, -32, 12.5),
                (-36, -8, 18),
                (-32, 22, 19),
                (-22, 46, 13),
                (-4, 62, 9.6),
                (14, 76, 8),
                (12, 92, 6),
                (-8, 98, 4),
            ]
        ),
        to([(-22, -48, 9), (0, -46, 5.2), (13, -46, 5.8)]),
        (0.62, 0.15, 45),
    )


def _turtle(c: Canvas, w: Mask) -> None:
    def at(p: Points) -> list[tuple[float, ...]]:
        return _at(3, p, 0)

    def bowed(p: Points) -> list[tuple[float, ...]]:
        return _at(3, place(p, -4, 4, 1, -15))

    shell = c.mask(curve(at([(90, 120, CORNER), (66, 20), (46, -18), (22, -20), (14, 20), (4, 120, CORNER)]))) & w
    c.form(shell, _SHELL, thickness=22, detail=0.8, rim=0.2)

    def plates(pen: Pen) -> None:
        for p in (
            [(22, -14, 1.4), (30, 30, 2), (24, 90, 1.4)],
            [(30, 28, 1.4), (62, 26, 1.4)],
            [(27, 64, 1.4), (70, 62, 1.4)],
        ):
            pen.fill(limb(at(p), 16), (0.26, 0.06, 165), 0.8)

    c.draw(plates, clip=shell, detail=0.8)
    head = (
        c.mask(
            curve(
                bowed(
                    [
                        (30, 24),
                        (10, 20),
                        (-8, 10),
                        (-30, 8),
                        (-46, -2),
                        (-50, -18),
                        (-40, -40),
                        (-16, -52),
                        (8, -44),
                        (20, -24),
                        (40, -6),
                    ]
                )
            )
        )
        & w
    )
    c.form(head, _SKIN, thickness=24, detail=0.85, rim=0.35, mottle=0.05)
    c.glaze(head.edge(-4, -4, 3), GOLD, 0.45)
    book = at(
        [
            (-60, 50, CORNER),
            (-30, 42, CORNER),
            (-22, 48, CORNER),
            (14, 38, CORNER),
            (20, 86, CORNER),
            (-18, 96, CORNER),
            (-26, 92, CORNER),
            (-54, 98, CORNER),
        ]
    )
    b = c.mask(polygon(book)) & w
    c.multiply(b.blur(5).move(2, -3), PLUM, 0.4)
    c.form(b, CORAL, thickness=5, detail=0.85)
    flipper = c.mask(limb(at([(44, 84, 16), (22, 78, 14), (2, 72, 9), (-10, 68, 4)]), 40)) & w
    c.multiply(flipper.blur(4).move(0, 4), PLUM, 0.4)
    c.form(flipper, _SKIN, thickness=9, detail=0.85)

    def work(pen: Pen) -> None:
        pen.fill(limb(at([(-60, 48, 1.5), (-30, 39, 2), (-22, 45, 2), (14, 35, 1.5)]), 20), LAMP)
        pen.fill(limb(at([(-22, 48, 1.2), (-18, 96, 1.2)]), 6), ROSE_DEEP)
        pen.fill(limb(bowed([(-49, -8, 1), (-34, -2, 1.8), (-16, -6, 1.4), (-10, -10, 0.6)]), 24), DARK)
        ex, ey = bowed([(-24, -24)])[0][:2]
        pen.dot(ex, ey, 11, LAMP)
        pen.dot(ex - 3.2, ey + 3.6, 6.4, DARK)
        pen.dot(ex - 4.4, ey + 0.4, 2.0, LAMP)
        pen.stroke(oval(ex, ey, 12.5, 12.5), DARK, 2.4)
        pen.fill(limb(bowed([(-12, -25, 1.2), (8, -30, 1.2)]), 6), DARK)
        nx, ny = bowed([(-46, -22)])[0][:2]
        pen.dot(nx, ny, 1.6, DARK)
        for u, v in ((2, -8), (10, -22), (16, -4), (-2, 4), (26, 6), (8, 8), (36, 74), (28, 84), (22, 72)):
            pen.fill(oval(*_one(3, u, v), 3.4, 2.6, 30), (0.38, 0.08, 150), 0.7)

    c.draw(work, clip=w, detail=0.95)
    c.glaze(b.edge(-2, -3, 2), ROSE, 0.3)


def _straps(c: Canvas, w: tuple[Mask, ...]) -> None:
    """Hang straps in the empty windows, and over the heads."""

    def work(pen: Pen) -> None:
        for k, u in ((4, 2), (0, -4), (1, 22), (3, -34)):
            x, y = spot(PANES[k], 51)
            long = 30 if k in (0, 4) else 12
            pen.fill(limb([(x + u, y - 6, 1.8), (x + u, y + long, 1.8)], 8), ROSE_DEEP)
            pen.stroke(oval(x + u, y + long + 10, 7, 10), ROSE_DEEP, 3.2)

    c.draw(work, clip=w[0] | w[1] | w[3] | w[4], detail=0.8)
