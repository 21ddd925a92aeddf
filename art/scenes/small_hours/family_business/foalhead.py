"""Parts of Family Business: the rocking-horse's head, stretched up; its mane of flax."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .ink import CREAM, FLAX, FLAX_DEEP, INK, RED, RED_DEEP, RED_LINE, RED_PALE, crease

_At = Callable[[Points], list[tuple[float, ...]]]
_HEAD: Final[Points] = (
    *((104, -196), (110, -222), (128, -240), (154, -250), (180, -266), (206, -290), (222, -302), (240, -300)),
    *((252, -284), (250, -268), (240, -260), (240, -250), (228, -242), (214, -232), (202, -204), (188, -176)),
    *((164, -164), (136, -166), (114, -176)),
)
_GROWN: Final = 1.08
"""So much larger than it is typed, about the poll."""
_WAYS: Final[tuple[Points, ...]] = (
    ((118, -232), (96, -226), (78, -200), (70, -166)),
    ((104, -212), (92, -190), (84, -160), (72, -126)),
    ((98, -184), (90, -158), (80, -130), (66, -96)),
    ((90, -156), (80, -128), (66, -104), (46, -78)),
    ((74, -116), (62, -96), (46, -82), (24, -66)),
)
_WAYS2: Final[tuple[Points, ...]] = (
    ((112, -226), (116, -200), (112, -170), (104, -136)),
    ((100, -196), (106, -166), (102, -136), (94, -104)),
    ((92, -162), (98, -136), (92, -108), (82, -80)),
    ((80, -128), (84, -104), (76, -82), (62, -62)),
)


def mane(c: Canvas, at: _At, m: Mask) -> None:
    """Locks of flax, blown back from the crest, and some on this side of the neck."""
    for k, ways in enumerate((_WAYS, _WAYS2)):
        laid = tuple(at(way) for way in ways)
        if k:
            under = c.mask(limb(at([(106, -200, 16), (98, -150, 18), (84, -100, 16), (66, -74, 8)]), 30), soft=6)
            c.multiply(under.move(5, 8) & m, RED_DEEP, 0.8)
        locks(c, laid, 64, (0.75, 6.5), (FLAX, FLAX_DEEP), seed=f"foal/{k}", share=0.97, until=0.5, shade=RED_LINE)


def head(c: Canvas, level: _At, trunk: Mask) -> None:
    """Paint ears, head, bridle, eye."""

    def at(points: Points) -> list[tuple[float, ...]]:
        grown = [
            (118 + _GROWN * (x - 118), -196 + _GROWN * (y + 196), *(q if q == [CORNER] else (_GROWN * r for r in q)))
            for x, y, *q in points
        ]
        return level(grown)

    far = c.mask(curve(at([(136, -236), (134, -262), (146, -284, CORNER), (156, -264), (154, -244)])))
    c.fill(far, RED, detail=0.7)
    c.multiply(far, (0.55, 0.1, 350), 0.75)
    m = c.mask(curve(at(_HEAD)), wobble=0.5)
    c.multiply(m.blur(6).move(4, 10) & trunk, RED_DEEP, 0.6)
    c.fill(m, RED, detail=0.75, mottle=0.03)
    sweeps(
        c,
        m,
        (
            (at([(120, -226, 6), (154, -242, 7), (188, -266, 7), (218, -292, 6)]), 6, 0.85),
            (at([(150, -200, 10), (170, -192, 12), (184, -194, 8)]), 9, 0.5),
            (at([(236, -288, 6), (242, -280, 6)]), 5, 0.7),
        ),
        RED_PALE,
        pale=True,
    )
    sweeps(
        c,
        m,
        (
            (at([(130, -170, 6), (164, -166, 8), (192, -182, 9), (208, -216, 7), (234, -250, 5)]), 7, 0.9),
            (at([(176, -214, 3), (194, -232, 5), (214, -256, 4)]), 5, 0.5),
        ),
        RED_DEEP,
    )
    blaze = c.mask(curve(at([(160, -256), (182, -270), (206, -292), (212, -286), (190, -262), (166, -246)])), soft=0.6)
    c.fill(blaze & m, FLAX, 0.95, detail=0.75)
    _bridle(c, at, m)
    _features(c, at, m)
    _ear(c, at)


def _bridle(c: Canvas, at: _At, m: Mask) -> None:
    """Painted straps: round the nose, up the cheek, over the brow."""
    nose = limb(at([(196, -286, 3.6), (212, -266, 3.8), (216, -244, 3.8), (216, -232, 3.6)]), 20)
    cheek = limb(at([(214, -250, 3.2), (197, -218, 3.2), (170, -196, 3.2), (140, -202, 3.2), (120, -228, 3.2)]), 24)
    c.fill(c.mask(nose, cheek) & m, CREAM, detail=0.8)
    x, y = at([(214, -250)])[0][:2]
    c.draw(lambda pen: pen.dot(x, y, 6, (0.82, 0.12, 84)), detail=0.8)


def _features(c: Canvas, at: _At, m: Mask) -> None:
    """A wide glass eye turned up, a nostril, lips that reach."""

    def work(pen: Pen) -> None:
        top: Points = ((149, -221, CORNER), (157, -235), (170, -239), (183, -231, CORNER))
        white = curve(at((*top, (175, -219), (160, -214))))
        pen.fill(white, CREAM)
        x, y = at([(168, -227)])[0][:2]
        with pen.clipped(white):
            pen.dot(x, y, 13, (0.36, 0.07, 42))
            pen.dot(x + 0.5, y - 0.5, 9.6, INK)
        pen.dot(x + 3, y - 5, 3.2, (0.99, 0.01, 90))
        pen.fill(limb(at([(146, -219, 0.6), (156, -236, 2.0), (170, -241, 2.3), (184, -232, 0.8)]), 20), INK)
        crease(pen, at([(150, -218), (161, -211), (176, -217)]), 1.4, RED_LINE, 0.8)
        crease(pen, at([(156, -251), (168, -253), (180, -248)]), 1.6, RED_LINE, 0.7)
        pen.fill(limb(at([(232, -282, 2.2), (238, -276, 3.4), (238, -270, 2.0)]), 10), INK)
        crease(pen, at([(240, -258), (228, -254), (216, -252)]), 1.9, RED_LINE, 0.95)

    c.draw(work, detail=0.9, soft=0.25)


def _ear(c: Canvas, at: _At) -> None:
    m = c.mask(curve(at([(106, -222), (102, -252), (112, -282, CORNER), (128, -260), (134, -232), (122, -222)])))
    c.multiply(m.blur(3).move(3, 4), RED_DEEP, 0.6)
    c.fill(m, RED, detail=0.8)
    inner = c.mask(curve(at([(112, -230), (110, -254), (114, -272, CORNER), (122, -256), (124, -236)])), soft=1)
    c.multiply(inner & m, RED_DEEP, 0.8)
    c.glaze(m.edge(-3, -2, 2), RED_PALE, 0.8)
    laid = tuple(at(way) for way in (
        ((124, -236), (138, -254), (156, -258), (172, -256)),
        ((120, -230), (132, -242), (146, -242), (154, -236)),
        ((118, -226), (124, -232), (134, -224), (136, -208)),
    ))  # fmt: skip
    locks(c, laid, 11, (0.9, 4.2), (FLAX, FLAX_DEEP), seed="forelock", share=0.98, until=0.12, shade=RED_LINE)
