"""Parts of Upwardly Mobile: salmon that leap the steps far up, and the small hat that one of them has left."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .brush import FOAM, SUN
from .salmon import ROSE, flesh

_BODY: Final[Points] = ((-62, 24, 6), (-42, 12, 12), (-10, -2, 20), (24, -8, 21), (54, -6, 15), (72, -1, 9), (84, 4, 3))
_TAIL: Final[Points] = (
    (-54, 16, CORNER),
    (-84, 10),
    (-106, 16, CORNER),
    (-88, 34),
    (-84, 66, CORNER),
    (-64, 50),
    (-54, 32, CORNER),
)
_FIN: Final[Points] = ((4, -16, CORNER), (-8, -36), (-24, -42, CORNER), (-20, -24), (-22, -4, CORNER))


def leapers(c: Canvas) -> None:
    """Three of them, smaller and paler towards the light."""
    for x, y, size, turn, far in ((206, 262, 0.4, -58, 0.15), (262, 346, 0.56, -34, 0.1), (150, 402, 0.82, -46, 0.0)):
        _one(c, (x, y, size, turn), far)
    _left(c)


def _one(c: Canvas, where: tuple[float, float, float, float], far: float) -> None:
    x, y, size, turn = where
    for part in (_TAIL, _FIN):
        m = c.mask(curve(place(part, x, y, size, turn)))
        c.fill(m, ROSE, detail=0.8)
    spine = place(_BODY, x, y, size, turn)
    body = c.mask(limb(spine, 40))
    flesh(c, body, spine, f"leap{x:.0f}", 1.0)
    c.glaze(body.edge(-2 * size, -3 * size, 2 * size), SUN, 0.7)
    c.glaze(body, SUN, far)

    def work(pen: Pen) -> None:
        (u, v), *_ = place([(62, -7)], x, y, size, turn)
        pen.dot(u, v, 4.2 * size, (0.93, 0.06, 90))
        pen.dot(u, v, 3.0 * size, (0.2, 0.04, 225))
        for du, dv in ((34, -18), (20, -16), (8, -17), (26, -11), (-8, -10), (-22, -2)):
            p = place([(du, dv)], x, y, size, turn)[0]
            pen.dot(p[0], p[1], 2.2 * size, (0.22, 0.06, 225), 0.7)
        for du, dv, q in ((-30, 66, 3), (-60, 84, 2.4), (-6, 76, 2), (-84, 62, 1.8), (-44, 100, 1.6)):
            p = place([(du, dv)], x, y, size, turn * 0.3)[0]
            pen.dot(p[0], p[1], q * size + 0.4, FOAM, 0.9)

    c.draw(work, detail=0.85, soft=0.2)


def _left(c: Canvas) -> None:
    """A commuter's hat, afloat crown up on a step, on its way down."""
    x, y = 86.0, 560.0
    c.multiply(c.mask(oval(x, y + 9, 40, 8), soft=4), (0.4, 0.08, 210), 0.7)
    crown = c.mask(
        curve(place([(-20, 4, CORNER), (-20, -14), (-10, -25), (6, -26), (19, -14), (20, 4, CORNER)], x, y, 1.0, -9))
    )
    brim = c.mask(
        curve(place([(-36, 0), (-20, 2), (0, 4), (20, 2), (36, -2), (30, 8), (0, 12), (-28, 9)], x, y, 1.0, -9))
    )
    c.fill(crown, (0.32, 0.04, 200), detail=0.8)
    c.fill(c.mask(limb(place([(-22, -3, 4), (0, 0, 4), (22, -4, 4)], x, y, 1.0, -9), 12)) & crown, ROSE, detail=0.8)
    c.glaze(crown.edge(3, -4, 3), SUN, 0.7)
    c.fill(brim, (0.3, 0.04, 205), detail=0.8)
    c.glaze(brim.edge(2, -2, 1.5), SUN, 0.7)

    def wet(pen: Pen) -> None:
        for u, w in ((-30, 2.0), (4, 2.6), (34, 1.8)):
            pen.fill(limb([(x + u - 18, y + 10, 0.4), (x + u, y + 13, w), (x + u + 18, y + 10, 0.4)], 12), FOAM, 0.9)

    c.draw(wet, detail=0.7, soft=0.4)
