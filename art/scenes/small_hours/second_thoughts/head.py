"""Parts of Second Thoughts: the badger's head, bowed, its forehead on the trap's cheek, its eye closed."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .brush import sweeps

_WHITE: Final = (0.95, 0.014, 95)
_GREY: Final = (0.78, 0.018, 120)
_BLACK: Final = (0.25, 0.018, 210)
_SMOKE: Final = (0.5, 0.02, 200)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the level head (skull at 0, 0, nose to the right) as it is bowed."""
    return place(points, 228, 640, 1.16, 58.0)


def head(c: Canvas) -> None:
    """Head, stripe, ear, hair, face."""
    m = c.mask(
        curve(
            _at(
                [(-110, -20), (-84, -60), (-40, -78), (8, -76), (46, -58), (86, -36), (126, -20), (152, -14),
                 (164, 0), (160, 16), (142, 30), (112, 42), (66, 58), (14, 74),
                 (-28, 80), (-60, 94, CORNER), (-62, 78), (-92, 80, CORNER), (-88, 60), (-114, 50, CORNER), (-104, 32),
                 (-108, 8)]
            )
        ),
        wobble=0.8,
    )  # fmt: skip
    c.multiply(m.blur(9).move(6, 10), (0.5, 0.12, 5), 0.5)
    c.fill(m, _WHITE, detail=0.75)
    sweeps(c, m, ((_at([(-40, 80, 14), (30, 72, 16), (110, 42, 10)]), 12, 0.6),), _GREY)
    sweeps(c, m, ((_at([(-110, 64, 12), (-60, 90, 12), (0, 84, 10)]), 14, 0.4),), _SMOKE)
    _stripe(c, m)
    _hair(c, m)
    _ear(c)
    _face(c, m)


def _stripe(c: Canvas, m: Mask) -> None:
    """The black stripe from beside the nose, over the eye, to behind the ear; grey with age at its ends."""
    stripe = c.mask(
        curve(_at([(136, -2, CORNER), (100, -14), (60, -32), (16, -44), (-40, -44), (-120, -30, CORNER),
                   (-120, 24, CORNER), (-60, 24), (-10, 22), (40, 18), (90, 14)])),
        wobble=1,
        cell=12,
    ) & m  # fmt: skip
    c.fill(stripe, _BLACK, detail=0.75)
    sweeps(c, stripe, ((_at([(86, -2, 4), (110, -2, 6), (136, -2, 4)]), 6, 0.6),
                       (_at([(0, -34, 3), (40, -30, 5), (70, -20, 3)]), 6, 0.35)), _SMOKE, pale=True)  # fmt: skip


def _ear(c: Canvas) -> None:
    """A small round ear with its white rim."""
    ear = c.mask(curve(_at([(-50, -36), (-48, -60), (-58, -80), (-76, -84), (-92, -70), (-94, -46), (-80, -30)])))
    c.multiply(ear.blur(4).move(-3, 6), _SMOKE, 0.4)
    c.fill(ear, _WHITE, detail=0.8)
    inner = c.mask(curve(_at([(-50, -28), (-52, -54), (-62, -70), (-74, -72), (-84, -62), (-88, -40), (-80, -22)])))
    c.fill(inner & ear.grow(2), _BLACK, detail=0.8)
    base = c.mask(curve(_at([(-46, -24), (-54, -44), (-72, -48), (-92, -40), (-94, -16), (-66, -12)])), soft=3)
    c.fill(base, _BLACK, 0.9, detail=0.7)


def _hair(c: Canvas, m: Mask) -> None:
    """Short hair, combed back from the nose."""
    r = c.rng("hair")

    def work(pen: Pen) -> None:
        for _ in range(420):
            x, v = float(r.uniform(-110, 110)), float(r.uniform(-1, 1))
            y = v * (80 - 0.38 * max(x, 0.0)) + 0.06 * x
            long = float(r.uniform(11, 20)) * (1.25 if x < 0 else 0.9)
            drop = 0.35 * v * long
            dark = -44 + max(0.0, 0.2 * (x - 10)) < y < 20
            tone = _SMOKE if dark else _GREY
            pen.fill(limb(_at([(x, y, 1), (x - 0.5 * long, y + 0.3 * drop, 0.9), (x - long, y + drop, 0.3)]), 10),
                     tone, 0.3 if dark else 0.45)  # fmt: skip

    c.draw(work, clip=m, detail=0.6, soft=0.3)


def _face(c: Canvas, m: Mask) -> None:
    """Nose, mouth, closed eye, whiskers."""

    def work(pen: Pen) -> None:
        pen.fill(curve(_at([(142, -18), (160, -14), (168, -2), (162, 14), (148, 10), (142, -4)])), (0.2, 0.02, 250))
        pen.stroke(_at([(156, 14), (142, 22), (116, 28), (92, 26)]), (0.34, 0.03, 20), 2.8, 0.9)
        pen.fill(limb(_at([(18, -20, 1), (32, -4, 2.9), (54, -1, 3.2), (73, -11, 1)]), 30), _WHITE)
        for x, y, u, v in ((32, -4, 25, 6), (46, -1, 42, 11), (61, -3, 63, 9)):
            pen.fill(limb(_at([(x, y, 1.6), (u, v, 0.5)]), 8), _WHITE)
        for line in (
            [(124, 12), (112, 34), (104, 66)],
            [(132, 14), (126, 38), (124, 68)],
            [(118, 8), (100, 28), (86, 56)],
        ):
            pen.stroke(_at(line), (0.86, 0.015, 100), 1.5, 0.8)

    c.draw(work, detail=0.9)
    sweeps(c, m, ((_at([(100, 24, 8), (126, 22, 8)]), 8, 0.3),), (0.85, 0.06, 20))
