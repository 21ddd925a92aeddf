"""Parts of Second Thoughts: the winged stalk bent over in one arch, and the very small trap that has the hat."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .brush import sweeps

_GREEN: Final = (0.68, 0.11, 138)
_DEEP: Final = (0.62, 0.1, 150)
_FRESH: Final = (0.83, 0.1, 124)
_ROSE: Final = (0.72, 0.125, 10)
_FELT: Final = (0.34, 0.055, 165)
_ARCH: Final[Points] = (
    *((70, 860, 26), (44, 700, 34), (46, 520, 50), (84, 340, 58), (176, 192, 60), (312, 104, 56), (460, 92, 46)),
    *((600, 140, 36), (700, 226, 25), (756, 312, 21), (786, 388, 30), (800, 430, 40)),
)


def stalk(c: Canvas) -> None:
    """The stalk with its leaf wings: up from behind the badger, over, and down to the trap's hinge."""
    m = c.mask(limb(_ARCH, 120), wobble=1.5, cell=40)
    c.fill(m, _GREEN, detail=0.4)
    inner: Points = [(x, y, 0.5 * r) for x, y, r in _ARCH]
    sweeps(c, m, (([(x + 0.5 * r, y + 0.5 * r, 0.45 * r) for x, y, r in _ARCH], 14, 0.42),), _DEEP)
    sweeps(c, m, (([(x - 0.5 * r, y - 0.55 * r, 0.3 * r) for x, y, r in _ARCH], 10, 0.6),), _FRESH, pale=True)

    def ribs(pen: Pen) -> None:
        pen.fill(limb([(x, y, 0.075 * r + 1.6) for x, y, r in _ARCH], 120), _FRESH, 0.9)

    c.draw(ribs, detail=0.5, soft=0.4)
    sweeps(c, m, (([(x + 4, y + 6, 3) for x, y, _ in inner], 3, 0.3),), _DEEP)


def pup(c: Canvas) -> None:
    """A small trap on a thin stalk of its own, shut, the badger's hat hanging from its mouth."""
    stem = c.mask(limb([(226, 640, 10), (206, 560, 8), (166, 500, 7), (136, 450, 6.5), (140, 404, 9)], 40))
    c.fill(stem, _GREEN, detail=0.6)
    c.multiply(stem.edge(4, 0, 3), _DEEP, 0.7)
    upper: Points = (
        *((130, 404, CORNER), (138, 366), (164, 338), (200, 332), (232, 350), (248, 386, CORNER), (216, 402)),
        (172, 408),
    )
    under: Points = (
        *((130, 402, CORNER), (172, 406), (216, 400), (246, 388, CORNER), (244, 420), (222, 442), (188, 450)),
        (152, 438),
    )
    _lobe(c, under, (0.67, 0.125, 8))
    _hat(c)
    _lobe(c, upper, _ROSE)
    lip = c.mask(limb([(130, 403, 2.4), (172, 407, 4), (216, 401, 4.4), (249, 386, 3)], 40))
    c.fill(lip, _FRESH, detail=0.8)
    _teeth(c, ((150, 405, 152, 428), (170, 407, 174, 432), (190, 405, 197, 430), (210, 402, 220, 426),
               (230, 396, 244, 418)))  # fmt: skip


def _lobe(c: Canvas, outline: Points, tone: tuple[float, float, float]) -> None:
    """One small valve, green where the stalk comes in, light above."""
    m = c.mask(curve(outline))
    c.fill(m, tone, detail=0.7)
    sweeps(c, m, (([(128, 390, 8), (134, 410, 10), (140, 430, 8)], 9, 0.8),), _GREEN, pale=True)
    seams = tuple(([(150, 396, 2), (x, y, 2), (u, v, 1)], 2.0, 0.35) for x, y, u, v in
                  ((160, 366, 188, 340), (182, 376, 222, 352), (190, 424, 226, 440), (176, 432, 190, 450)))  # fmt: skip
    sweeps(c, m, seams, (0.66, 0.12, 5))
    sweeps(c, m, (([(160, 360, 4), (190, 348, 7), (220, 360, 4)], 6, 0.7),), (0.87, 0.07, 20), pale=True)
    sweeps(c, m, (([(170, 446, 4), (220, 440, 7), (244, 414, 4)], 6, 0.6),), (0.66, 0.12, 5))


def _teeth(c: Canvas, teeth: tuple[tuple[float, float, float, float], ...]) -> None:
    """Thin green lashes, each from its root to its tip."""

    def work(pen: Pen) -> None:
        for x, y, u, v in teeth:
            pen.fill(limb([(x, y, 3.6), (0.5 * (x + u) - 1, 0.5 * (y + v), 2.6), (u, v, 0.5)], 14), _GREEN)

    c.draw(work, detail=0.8)


def _hat(c: Canvas) -> None:
    """A soft felt hat, held by its brim, hanging aslant."""

    def hung(points: Points) -> list[tuple[float, ...]]:
        return place(points, 262, 424, 1.0, 38.0)

    crown = c.mask(
        curve(hung([(-42, 2, CORNER), (-44, -34), (-34, -58), (-8, -62), (6, -54), (24, -58), (40, -42), (42, -14),
                    (42, 4, CORNER), (0, 12)]))
    )  # fmt: skip
    c.fill(crown, _FELT, detail=0.8)
    sweeps(c, crown, ((hung([(-34, -40, 4), (-22, -52, 6), (-6, -52, 3)]), 5, 0.4),), (0.55, 0.06, 160), pale=True)
    band = c.mask(limb(hung([(-48, -8, 8), (0, 0, 8), (48, -8, 8)]), 20)) & crown
    c.fill(band, (0.9, 0.035, 80), detail=0.8)
    brim = c.mask(curve(hung([(-74, 0), (-40, -2), (0, 4), (40, -2), (72, 2), (50, 16), (0, 20), (-50, 14)])))
    c.fill(brim, (0.28, 0.05, 168), detail=0.8)
    c.glaze(brim.edge(0, -4, 2), (0.5, 0.06, 160), 0.6)
