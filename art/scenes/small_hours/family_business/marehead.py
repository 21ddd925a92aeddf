"""Parts of Family Business: the mare's head, bent down to the small one, her eye on it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import locks, nap
from art.painting.colour import Array, smoothstep
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .ink import CREAM, FLAX, FLAX_DEEP, HIDE, HIDE_DEEP, HIDE_PALE, HIDE_SUN, INK, crease

_AT: Final = (622.0, 164.0)
_SIZE: Final = 0.82
_TURN: Final = 22.0
_HEAD: Final[Points] = (
    *((14, -10), (-34, 22), (-62, 74), (-76, 136), (-74, 200), (-72, 262), (-74, 312), (-72, 352), (-62, 386)),
    *((-40, 408), (-14, 412), (4, 404), (16, 408), (34, 398), (40, 366), (42, 322), (58, 272), (92, 226), (116, 170)),
    *((116, 106), (92, 50), (54, 4)),
)
_LINE: Final = (0.25, 0.055, 345)
_ROSE: Final = (0.62, 0.07, 8)


def _p(points: Points) -> list[tuple[float, ...]]:
    return place(points, *_AT, _SIZE, _TURN)


def _down(c: Canvas) -> Array:
    """How far down the head a point lies, in the head's own units."""
    s, k = np.sin(np.radians(_TURN)), np.cos(np.radians(_TURN))
    return np.asarray((-(c.x - _AT[0]) * s + (c.y - _AT[1]) * k) / _SIZE, np.float32)


def silhouette(c: Canvas) -> Mask:
    """The head without its ears."""
    return c.mask(curve(_p(_HEAD)))


def head(c: Canvas, body: Mask) -> None:
    """Paint the far ear, the head, its markings, eye and mouth, the near ear, the forelock."""
    _ear(c, ((-34, 26), (-52, -16), (-54, -62, CORNER), (-22, -38), (-4, 8)), far=True)
    m = c.mask(curve(_p(_HEAD)), wobble=0.8)
    c.multiply((m.blur(14).move(16, 16) & body) - m, INK, 0.6)
    c.fill(m, HIDE, detail=0.7, mottle=0.03)
    _planes(c, m)
    nap(c, m, 1300, 1.2, "nap/head", 10, vary=(0.05, 0.012), alpha=0.45)
    _blaze(c, m)
    _muzzle(c, m)
    _eye(c, m)
    _ear(c, ((8, 8), (-2, -40), (12, -106, CORNER), (50, -60), (58, 8)), far=False)
    _forelock(c)


def _planes(c: Canvas, m: Mask) -> None:
    """Brow, nose and cheek towards the light; jowl and throat away from it."""
    sweeps(
        c,
        m,
        (
            (_p(((-44, 60, 10), (-62, 130, 12), (-60, 220, 12), (-60, 320, 10))), 10, 0.85),
            (_p(((-14, 176, 5), (14, 210, 10), (20, 280, 6))), 9, 0.5),
            (_p(((56, 90, 16), (74, 150, 28), (56, 206, 16))), 18, 0.6),
        ),
        HIDE_PALE,
        pale=True,
    )
    sweeps(c, m, ((_p(((-54, 60, 4), (-74, 130, 5), (-72, 230, 5), (-73, 330, 4))), 5, 0.75),), HIDE_SUN, pale=True)
    sweeps(
        c,
        m,
        (
            (_p(((106, 60, 12), (120, 150, 18), (92, 232, 16), (54, 290, 12), (42, 370, 9))), 12, 0.9),
            (_p(((38, 104, 3), (30, 176, 8), (46, 236, 7), (32, 300, 2))), 7, 0.6),
            (_p(((-34, 90, 6), (-8, 84, 9), (16, 100, 5))), 6, 0.6),
            (_p(((-20, 214, 4), (-18, 284, 8), (-16, 334, 4))), 8, 0.5),
        ),
        HIDE_DEEP,
    )

    def veins(pen: Pen) -> None:
        crease(pen, _p(((20, 196), (16, 240), (22, 290), (14, 320))), 1.6, _LINE, 0.4)
        crease(pen, _p(((72, 236), (40, 268), (30, 312))), 1.8, _LINE, 0.4)

    c.draw(veins, clip=m, detail=0.6, soft=0.8)


def _blaze(c: Canvas, m: Mask) -> None:
    """A blaze the colour of her mane, down the front of the face."""
    shape = curve(_p(((-58, 76), (-50, 120), (-50, 200), (-50, 280), (-54, 326), (-66, 336), (-68, 270), (-68, 190))))
    blaze = c.mask(shape, wobble=1.2, cell=22)
    c.fill(blaze & m, FLAX, detail=0.7)
    c.multiply(blaze.edge(-6, 0, 4) & m, FLAX_DEEP, 0.4)
    nap(c, blaze & m, 260, 1.2, "nap/blaze", 9, vary=(0.05, 0.01), alpha=0.5)


def _muzzle(c: Canvas, m: Mask) -> None:
    """Soft rosy grey: nostril, the lips just open, the chin with a few hairs."""
    soft = m * np.asarray(smoothstep(318, 396, _down(c))[m.where], np.float32)
    c.glaze(soft, _ROSE, 0.6)
    sweeps(c, m, ((_p(((-40, 404, 3), (-4, 400, 6), (30, 392, 8), (40, 360, 4))), 6, 0.7),
                  (_p(((-56, 332, 2), (-38, 346, 7), (-18, 372, 4))), 6, 0.5)), HIDE_DEEP)  # fmt: skip
    nostril = c.mask(curve(_p(((-56, 362), (-46, 348), (-32, 354), (-32, 372), (-43, 384), (-45, 370)))), soft=0.6)
    c.fill(nostril, INK, detail=0.85)
    c.glaze(c.mask(limb(_p(((-60, 352, 1), (-50, 340, 2.6), (-34, 344, 2.6), (-26, 358, 1))), 20), soft=2) & m,
            HIDE_SUN, 0.7)  # fmt: skip

    def lips(pen: Pen) -> None:
        crease(pen, _p(((2, 405), (8, 390), (14, 374), (24, 362))), 2.4, _LINE, 0.95)
        crease(pen, _p(((26, 352), (30, 364), (26, 372))), 1.6, _LINE, 0.5)
        crease(pen, _p(((-24, 392), (-14, 384), (-4, 384))), 1.4, _LINE, 0.35)
        for k in range(5):
            crease(
                pen,
                _p(((20 + 4 * k, 404 - 2 * k), (23 + 5 * k, 414 - 2 * k), (22 + 6 * k, 424 - 3 * k))),
                0.7,
                _LINE,
                0.6,
            )

    c.draw(lips, detail=0.85, soft=0.3)


def _eye(c: Canvas, m: Mask) -> None:
    """A large dark eye, looking down the nose at who has come; heavy lid, long lashes."""
    socket = c.mask(limb(_p(((-44, 128, 10), (-22, 118, 16), (10, 130, 12))), 20), soft=8)
    c.glaze(socket & m, HIDE_PALE, 0.55)
    lower = c.mask(limb(_p(((-44, 166, 3), (-20, 178, 6), (8, 168, 3))), 20), soft=4)
    c.multiply(lower & m, HIDE_DEEP, 0.7)
    ball: Points = (
        (-48, 148, CORNER),
        (-36, 132),
        (-14, 128),
        (8, 142),
        (14, 154, CORNER),
        (-4, 168),
        (-28, 170),
        (-42, 162),
    )

    def work(pen: Pen) -> None:
        shape = curve(_p(ball))
        pen.fill(shape, (0.86, 0.03, 60))
        with pen.clipped(shape):
            x, y = _p(((-24, 152),))[0]
            pen.fill(oval(x, y, 20.5, 16.4, _TURN), (0.33, 0.07, 42))
            pen.fill(oval(x - 1, y + 2, 14, 9, _TURN), (0.13, 0.03, 330))
            pen.fill(oval(x - 6.5, y - 7.5, 4.3, 3.5, _TURN), (0.99, 0.01, 90))
            pen.dot(x + 7.5, y + 6.5, 1.8, (0.8, 0.06, 60), 0.8)
            pen.fill(limb(_p(((-46, 142, 3), (-16, 129, 6), (14, 146, 3))), 20), INK, 0.5)
        pen.fill(limb(_p(((-52, 151, 1.2), (-36, 131, 3.6), (-14, 126, 4.2), (10, 140, 3), (20, 158, 0.8))), 30), INK)
        pen.fill(limb(_p(((-46, 158, 0.8), (-30, 170, 2.0), (-4, 170, 2.0), (14, 156, 1.0))), 24), INK, 0.9)
        for x, y, u, v in ((-46, 140, -12, -1), (-38, 132, -12, -5), (-28, 127, -10, -8)):
            pen.fill(limb(_p(((x, y, 2), (x + 0.55 * u, y + 0.4 * v, 1.5), (x + u, y + v, 0.5))), 12), INK)
        crease(pen, _p(((-42, 116), (-20, 108), (4, 114), (22, 134))), 2.2, _LINE, 0.7)
        crease(pen, _p(((20, 166), (6, 180), (-16, 184))), 1.8, _LINE, 0.5)
        crease(pen, _p(((-40, 100), (-16, 94), (8, 98))), 1.6, _LINE, 0.35)

    c.draw(work, detail=0.95, soft=0.25)


def _ear(c: Canvas, outline: Points, *, far: bool) -> None:
    """An ear turned to what is before her."""
    m = c.mask(curve(_p(outline)))
    if not far:
        c.multiply(m.blur(6).move(6, 6), INK, 0.4)
    c.fill(m, HIDE, detail=0.7)
    if far:
        c.multiply(m, HIDE_DEEP, 0.5)
        return
    inner = c.mask(curve(_p(((18, 0), (10, -40), (15, -88, CORNER), (34, -52), (36, -6)))), soft=2)
    c.multiply(inner & m, HIDE_DEEP, 0.85)
    c.glaze(m.edge(-4, -2, 3), HIDE_SUN, 0.7)
    hairs: tuple[Points, ...] = (
        _p(((12, 4), (10, -20), (14, -44), (18, -66))),
        _p(((34, 4), (32, -20), (30, -40), (24, -60))),
    )
    locks(c, hairs, 12, (0.7, 2.5), (FLAX_DEEP, CREAM), seed="ear", share=0.8, until=0.3)


def _forelock(c: Canvas) -> None:
    """Flax between the ears, fallen over the brow, out of her eye."""
    ways = tuple(
        _p(way)
        for way in (
            ((-14, -16), (-50, 16), (-76, 56), (-88, 112)),
            ((-2, -20), (-34, 12), (-60, 54), (-68, 120)),
            ((14, -22), (-8, 10), (-34, 46), (-46, 100)),
            ((26, -16), (16, 12), (-4, 40), (-22, 78)),
        )
    )
    locks(
        c, ways, 56, (0.72, 6.6), (FLAX, FLAX_DEEP), seed="forelock/mare", share=0.98, until=0.36, shade=INK, lean=1.5
    )
