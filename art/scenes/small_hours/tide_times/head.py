"""Parts of Tide Times: the dog's head, pulled up along the rope: long grey muzzle, shut eye, beard, hanging ear."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .coat import DEEP, HIDE, INK, PALE, SILVER, SMOKE, locks, sweep

_TURN: Final = -38.0
_GREY: Final = (0.48, 0.05, 335)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, 214, 640, 1.06, _TURN)


def jaw(c: Canvas) -> None:
    """The lower jaw, the beard that hangs from it."""
    mouth = c.mask(curve(at([(70, 34), (130, 30), (186, 30), (186, 60), (150, 72), (80, 70)])))
    c.fill(mouth, INK, detail=0.7)
    m = c.mask(
        curve(at([(40, 50), (90, 58), (140, 64), (180, 60), (204, 62), (206, 78), (184, 92), (120, 100), (40, 104)]))
    )
    c.fill(m, (0.74, 0.04, 20), detail=0.7)
    c.multiply(m.edge(-2, 16, 10), SMOKE, 0.7)
    root = [at([(x, y)])[0] for x, y in ((60, 84), (110, 88), (160, 82), (200, 72))]
    drop = ((0, 60, -12, 130), (6, 60, -6, 136), (4, 54, -10, 120), (0, 30, -14, 74))
    ways = tuple(((x, y - 6), (x + a, y + b), (x + d, y + e)) for (x, y), (a, b, d, e) in zip(root, drop, strict=True))
    locks(c, ways, 70, (0.55, 8), (SMOKE, SILVER), seed="beard", until=0.42, shade=_GREY)


def head(c: Canvas) -> None:
    """Skull, muzzle and cheek; then nose, mouth, eye."""
    m = c.mask(
        curve(
            at(
                [
                    *((-104, -10), (-84, -66), (-40, -96), (14, -98), (56, -80), (82, -50), (124, -36), (170, -30)),
                    *((200, -30), (214, -20), (212, -2), (204, 10), (196, 24), (176, 34), (140, 38), (100, 50)),
                    *((60, 84), (10, 108), (-50, 104), (-96, 60)),
                ]
            )
        ),
        wobble=1,
    )
    c.multiply(m.blur(12).move(4, 14) & c.mask(curve([(60, 560), (330, 640), (400, 860), (60, 860)])), INK, 0.35)
    c.fill(m, HIDE, detail=0.6)
    skull: tuple[Points, ...] = (
        tuple(at([(66, -74), (14, -108), (-56, -102), (-120, -60)])),
        tuple(at([(66, -50), (10, -70), (-60, -60), (-130, -10)])),
        tuple(at([(60, -10), (0, -20), (-60, 0), (-120, 50)])),
        tuple(at([(70, 20), (20, 40), (-40, 60), (-90, 120)])),
    )
    locks(c, skull, 120, (0.42, 10), (HIDE, PALE), seed="skull", until=0.7, clip=m.grow(7))
    _muzzle(c)
    _cheek(c)
    sweep(c, m, at([(30, -22, 12), (54, -14, 20), (76, -26, 10)]), 10, PALE, 0.75, pale=True)
    sweep(c, m, at([(28, -44, 4), (52, -40, 8), (80, -48, 4)]), 6, DEEP, 0.6)
    sweep(c, m, at([(-80, -50, 8), (-20, -86, 14), (40, -76, 8)]), 10, PALE, 0.5, pale=True)
    _face(c)


def _muzzle(c: Canvas) -> None:
    """The grey muzzle, its moustache hanging over the lip."""
    m = c.mask(
        curve(
            at([(84, -50), (126, -40), (178, -38), (216, -38), (230, -26), (226, -4), (216, 12), (206, 30), (180, 40),
                (136, 42), (96, 52), (74, 10)])
        )
    )  # fmt: skip
    c.fill(m, SILVER, detail=0.7)
    c.multiply(m.edge(-2, 20, 14), SMOKE, 0.6)
    ways: tuple[Points, ...] = (
        tuple(at([(90, -40), (74, 0), (50, 52), (10, 90)])),
        tuple(at([(126, -30), (116, 4), (92, 46), (54, 84)])),
        tuple(at([(168, -24), (162, 4), (142, 38), (110, 66)])),
        tuple(at([(206, -6), (204, 10), (192, 34), (166, 56)])),
    )
    locks(c, ways, 70, (0.5, 7.5), (SMOKE, SILVER), seed="moustache", until=0.5, shade=_GREY)
    c.glaze(c.mask(limb(at([(84, -42, 8), (140, -26, 13), (196, -24, 10)])), soft=8) & m, SILVER, 0.85)


def _cheek(c: Canvas) -> None:
    """Hair that grows back from the cheek."""
    ways: tuple[Points, ...] = (
        tuple(at([(70, 10), (30, 34), (-20, 70), (-60, 130)])),
        tuple(at([(76, 40), (40, 66), (0, 110), (-30, 170)])),
        tuple(at([(84, 60), (54, 96), (26, 140), (6, 190)])),
    )
    locks(c, ways, 80, (0.5, 8), (HIDE, PALE), seed="cheek", since=-0.15, until=0.5)
    ruff: tuple[Points, ...] = tuple(((x, y), (x - 4, y + 50), (x - 10, y + 120)) for x, y in
                                     ((160, 690), (200, 716), (240, 716), (286, 700), (316, 680)))  # fmt: skip
    locks(c, ruff, 80, (0.62, 9), (HIDE, PALE), seed="ruff", since=-0.1, until=0.4)


def _face(c: Canvas) -> None:
    """Nose, the shut eye, the brow over it."""
    nose = c.mask(curve(at([(200, -42), (218, -48), (234, -38), (236, -20), (226, -6), (214, -12), (204, -26)])))
    c.fill(nose, INK, detail=0.9)
    c.glaze(c.mask(limb(at([(212, -40, 2.4), (226, -38, 3)]), 10), soft=2) & nose, SMOKE, 0.6)

    def work(pen: Pen) -> None:
        pen.fill(limb(at([(219, -24, 1.6), (225, -20, 3.6), (232, -22, 1.6)]), 12), (0.1, 0.03, 325))
        pen.fill(limb(at([(22, -26, 1.2), (38, -11, 3.8), (58, -8, 4.8), (78, -22, 1.6)]), 24), INK)
        for x, y, u, v in ((32, -16, 20, -4), (44, -9, 36, 7), (58, -8, 57, 10), (68, -13, 75, 4)):
            pen.fill(limb(at([(x, y, 2), (0.5 * (x + u), 0.5 * (y + v) + 2, 1.8), (u, v, 0.5)]), 10), INK)

    c.draw(work, detail=0.9)
    ways: tuple[Points, ...] = (
        tuple(at([(98, -54), (74, -58), (34, -46)])),
        tuple(at([(90, -66), (58, -74), (10, -58)])),
        tuple(at([(78, -78), (44, -92), (-4, -76)])),
    )
    locks(c, ways, 26, (0.8, 6), (SMOKE, SILVER), seed="brow", until=0.25, shade=_GREY)


def ear(c: Canvas) -> None:
    """The near ear, hanging plumb from the back of the skull, long haired."""

    def down(points: Points) -> list[tuple[float, ...]]:
        return place(points, -92, 82)

    m = c.mask(
        curve(
            down([(250, 552), (210, 566), (178, 622), (160, 700), (164, 762), (190, 792, CORNER), (226, 766),
                  (254, 706), (272, 640), (276, 580)])
        ),
        wobble=1,
    )  # fmt: skip
    c.multiply(m.blur(10).move(8, 10), INK, 0.7)
    c.fill(m, INK, detail=0.5)
    ways: tuple[Points, ...] = (
        tuple(down([(240, 552), (194, 600), (164, 690), (160, 790)])),
        tuple(down([(256, 556), (226, 620), (200, 710), (184, 810)])),
        tuple(down([(272, 566), (262, 630), (240, 710), (208, 800)])),
    )
    locks(c, ways, 70, (0.48, 9), ((0.29, 0.055, 328), (0.4, 0.06, 338)), seed="ear", until=0.6)
    cap: tuple[Points, ...] = (
        tuple(at([(-20, -86), (-70, -60), (-100, -6)])),
        tuple(at([(0, -50), (-44, -36), (-84, 20)])),
        tuple(at([(10, -10), (-24, 6), (-56, 50)])),
    )
    locks(c, cap, 36, (0.62, 9), (HIDE, PALE), seed="cap", until=0.35)
