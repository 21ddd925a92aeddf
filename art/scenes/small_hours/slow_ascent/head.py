"""Parts of Slow Ascent: the dog's head, lifted to the cabin: pricked ears, grey muzzle; collar and lead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb, place

from .coat import DEEP, GREY, HIDE, INK, RED, TAN, hairs, lift, shade

_TURN: Final = -33.0
_SKULL: Final[Points] = (
    *((-80, -6), (-66, -46), (-28, -70), (16, -66), (50, -46), (70, -26), (108, -22), (146, -26), (164, -18)),
    *((168, 0), (160, 20), (138, 32), (110, 40), (74, 52), (44, 70), (4, 84), (-44, 80), (-78, 44)),
)


def _xy(point: Sequence[float]) -> tuple[float, float]:
    """Return a point without what else it carries."""
    return point[0], point[1]


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, 270, 800, 1.0, _TURN)


def far_ear(c: Canvas) -> None:
    """The far ear, upright behind the skull."""
    m = c.mask(curve(at([(2, -52), (6, -96), (26, -140), (38, -146), (46, -112), (48, -70), (40, -44)])))
    c.fill(m, DEEP, detail=0.6)
    c.glaze(m.edge(5, 0, 3), (0.7, 0.07, 60), 0.5)


def near_ear(c: Canvas) -> None:
    """The near ear, pricked, its cup turned to what comes."""
    m = c.mask(
        curve(at([(-64, -40), (-58, -96), (-40, -146), (-22, -166), (-8, -150), (6, -104), (10, -62), (-8, -44),
                  (-40, -34)])),
        wobble=0.8,
    )  # fmt: skip
    c.multiply(m.blur(6).move(-6, 6) & c.mask(curve(at(_SKULL))), DEEP, 0.7)
    c.fill(m, HIDE, detail=0.6)
    cup = c.mask(curve(at([(-34, -52), (-30, -100), (-20, -142), (-6, -112), (2, -70), (-12, -50)])))
    c.fill(cup & m, (0.48, 0.09, 25), detail=0.6)
    shade(c, cup, at([(-30, -60, 8), (-26, -100, 7), (-20, -140, 3)]), 6, DEEP, 0.8)
    way = tuple(at([(-40, -50), (-38, -100), (-26, -156)]))
    hairs(c, m - cup, (way,), 150, (DEEP, TAN), "ear", (10, 18))
    tuft = c.mask(limb(at([(-30, -46, 8), (-4, -54, 6)])))
    hairs(c, tuft, (tuple(at([(-24, -40), (-16, -90)])),), 60, (TAN, GREY), "tuft", (18, 34))


def collar(c: Canvas) -> None:
    """A red collar about the neck."""
    band = c.mask(limb([(206, 852, 11), (258, 884, 12), (344, 868, 11)], 30))
    c.multiply(band.blur(4).move(-2, 8), DEEP, 0.7)
    c.fill(band, RED, detail=0.8)
    c.multiply(band.edge(-1, 7, 4), (0.5, 0.13, 10), 0.7)


def head(c: Canvas) -> None:
    """Skull and muzzle, then nose, mouth, eye."""
    m = c.mask(curve(at(_SKULL)), wobble=1)
    c.multiply(m.blur(9).move(-8, 12), DEEP, 0.5)
    c.fill(m, HIDE, detail=0.6)
    shade(c, m, at([(-70, 60, 20), (-10, 86, 22), (60, 66, 12)]), 14, DEEP, 0.7)
    lift(c, m, at([(-40, -50, 12), (10, -54, 14), (48, -36, 10)]), 10, TAN, 0.6)
    lift(c, m, at([(20, 40, 20), (64, 30, 22)]), 14, TAN, 0.6)
    ways: tuple[Points, ...] = (
        tuple(at([(60, -36), (10, -60), (-40, -54), (-84, -10)])),
        tuple(at([(70, -6), (20, -14), (-30, 0), (-80, 40)])),
        tuple(at([(80, 40), (40, 56), (-10, 70), (-60, 80)])),
    )
    hairs(c, m, ways, 1100, (DEEP, TAN), "skull", (10, 20), 0.5)
    muzzle = c.mask(
        curve(at([(64, -22), (108, -24), (150, -26), (170, -16), (170, 4), (160, 22), (136, 34), (104, 42), (70, 50),
                  (58, 30), (66, 6)])),
        soft=5,
    )  # fmt: skip
    c.glaze(muzzle & m, GREY, 0.95)
    shade(c, m, at([(80, 46, 6), (120, 36, 7), (158, 22, 6)]), 6, (0.5, 0.06, 310), 0.6)
    back = (tuple(at([(160, -10), (110, 4), (60, 20)])),)
    hairs(c, muzzle & m, back, 260, (GREY, (0.92, 0.02, 80)), "muzzle", (8, 15), 0.6)
    c.glaze(m.edge(4, -4, 3), (0.86, 0.06, 80), 0.6)
    _age(c, m, ways)
    _face(c)


def _age(c: Canvas, m: Mask, ways: tuple[Points, ...]) -> None:
    """Grey on its cheek and about the eye; a little snow on the brow."""
    cheek = c.mask(limb(at([(66, 30, 22), (36, 50, 22), (0, 66, 14), (-36, 68, 8)]), 20))
    hairs(c, cheek & m, ways, 420, (TAN, GREY), "cheek", (14, 26), 0.7)
    mask = c.mask(limb(at([(70, -14, 7), (50, -4, 9), (30, -4, 6)]), 14))
    hairs(c, mask & m, ways, 110, (TAN, GREY), "mask", (9, 16), 0.7)
    tip: Points = [
        (-2, -66, CORNER),
        (12, -78),
        (30, -74),
        (46, -58),
        (56, -44, CORNER),
        (40, -50),
        (28, -58),
        (14, -58),
    ]
    cap = c.mask(curve(at(tip)), wobble=1)
    c.fill(cap, (0.95, 0.02, 285), detail=0.7)
    c.glaze(cap.edge(-2, 7, 4), (0.72, 0.06, 280), 0.6)


def _face(c: Canvas) -> None:
    """Nose, the lip's line, an old eye that looks up, a grey brow."""
    nose = c.mask(curve(at([(144, -30), (160, -34), (174, -26), (178, -10), (170, 2), (158, -2), (148, -14)])))
    c.fill(nose, INK, detail=0.9)
    c.glaze(c.mask(limb(at([(154, -26, 2), (166, -25, 3)]), 10), soft=1.6) & nose, (0.7, 0.05, 285), 0.7)

    def work(pen: Pen) -> None:
        pen.fill(limb(at([(166, 2, 1), (160, 12, 2.2), (140, 20, 2.6), (108, 24, 2.8), (84, 32, 1.2)]), 24), INK)
        eye: Points = [(32, -20, CORNER), (42, -28), (57, -27, CORNER), (54, -18), (44, -15)]
        pen.fill(curve(at(eye)), INK)
        pen.fill(circle(*_xy(at([(51.5, -24)])[0]), 1.9), (0.95, 0.04, 90))
        pen.fill(limb(at([(26, -16, 0.6), (40, -30, 3), (61, -28, 0.8)]), 14), INK)
        pen.fill(limb(at([(30, -10, 0.5), (44, -9, 1.4), (58, -14, 0.5)]), 14), DEEP, 0.7)

    c.draw(work, detail=0.9)
    brow = c.mask(limb(at([(20, -38, 5), (40, -46, 7), (60, -38, 5)]), 14), soft=2)
    hairs(c, brow, (tuple(at([(66, -30), (40, -46), (10, -40)])),), 90, (GREY, (0.93, 0.02, 80)), "brow", (10, 18), 0.8)


def _strap(c: Canvas, spine: Points) -> None:
    m = c.mask(limb(spine, 60))
    c.multiply(m.blur(3).move(-4, 5), INK, 0.4)
    c.fill(m, RED, detail=0.85)
    c.multiply(m.edge(-2, 2, 1.5), (0.5, 0.13, 10), 0.7)


def lead(c: Canvas) -> None:
    """From the collar's ring down in a bow, up into the mouth; the handle's loop hangs from the lip."""
    x, y = at([(118, 26)])[0][:2]
    ring = (338.0, 880.0)
    bow = [ring, (352, 930), (384, 962), (412, 930), (408, 840), (x + 14, y + 10), (x, y - 2)]
    loop = [(-6, -2), (-14, 30), (-26, 84), (-6, 122), (18, 88), (4, 30), (2, 0)]
    for line in (bow, [(x + dx, y + dy) for dx, dy in loop]):
        _strap(c, [(px, py, 5.5) for px, py in line])

    def clip(pen: Pen) -> None:
        pen.fill(circle(*ring, 8), (0.78, 0.1, 82))
        pen.fill(circle(*ring, 4), DEEP)

    c.draw(clip, detail=0.9)
