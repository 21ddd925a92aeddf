"""Parts of Family Business: the tail, one strand from the dock through both fists, and the fists."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval, place

from .ink import CREAM, FLAX, FLAX_DEEP, SHIRT_LINE, SKIN, SKIN_DEEP, SKIN_LINE, SKIN_PALE, crease

_STRAND: Final[Points] = (
    *((266, 846, 19), (246, 836, 15), (226, 831, 11), (204, 830, 9.5), (180, 838, 9.5), (156, 850, 9.5)),
    *((138, 864, 9), (130, 884, 10.5), (129, 914, 13.5), (135, 948, 15), (146, 984, 14), (156, 1012, 9)),
)
"""The tail's middle and half breadth: dock, far fist, near fist, what hangs down."""
_TAUT: Final = 7
"""How many of its points are drawn tight."""
_FAR: Final = (207.0, 830.0, 0.98, -6.0)
_NEAR: Final = (159.0, 849.0, 1.0, -24.0)
_NAIL: Final = (0.86, 0.055, 48)


def _ways(points: Points) -> tuple[Points, ...]:
    """Return three ways that lie side by side in a strand."""
    n = len(points)
    out: list[list[tuple[float, float]]] = []
    for side in (-0.7, 0.0, 0.7):
        way = []
        for k, (x, y, r) in enumerate(points):
            a, b = points[max(k - 1, 0)], points[min(k + 1, n - 1)]
            u, v = b[0] - a[0], b[1] - a[1]
            long = (u * u + v * v) ** 0.5
            way.append((x - side * r * v / long, y + side * r * u / long))
        out.append(way)
    return tuple(out)


def tail(c: Canvas) -> None:
    """Flax, drawn taut from the horse's dock through the far fist to the near one."""
    part = _STRAND[:_TAUT]
    m = c.mask(limb(part, 60))
    c.fill(m, FLAX_DEEP, detail=0.7)
    locks(c, _ways(part), 70, (0.5, 2.6), (FLAX, FLAX_DEEP), seed="taut", share=0.95, drift=0.6, shade=SKIN_LINE)
    sweep(c, m, [(x, y + 0.75 * r, 0.35 * r) for x, y, r in part], 3, (0.66, 0.09, 50), 0.6)


def hanging(c: Canvas) -> None:
    """The same strand below the near fist: it hangs by its own weight and runs out in one brush."""
    part = _STRAND[_TAUT - 2 :]
    m = c.mask(limb([*part[:4], (139, 962, 5)], 60), wobble=0.6)
    c.multiply(c.mask(limb(part, 60)).blur(6).move(7, 7), SHIRT_LINE, 0.5)
    c.fill(m, FLAX_DEEP, detail=0.7)
    locks(c, _ways(part), 110, (0.5, 3.4), (FLAX, FLAX_DEEP), seed="loose", share=0.97, until=0.6, drift=3.5,
          shade=SKIN_LINE, lean=1.6)  # fmt: skip
    sweep(c, m, [(x + 0.6 * r, y, 0.35 * r) for x, y, r in part[:4]], 4, (0.66, 0.09, 50), 0.55)
    sweep(c, m, [(x - 0.4 * r, y, 0.2 * r) for x, y, r in part[1:4]], 3, CREAM, 0.6, pale=True)


def _flesh(c: Canvas, m: Mask, cast: float = 0.7) -> None:
    """Skin with a fine dark seam, its light from the upper left, a shadow on what it lies on."""
    c.multiply(m.blur(2.2).move(1.5, 2.5), SKIN_LINE, 0.55 * cast)
    c.multiply(m.grow(0.9), SKIN_LINE, 0.5)
    c.fill(m, SKIN, detail=0.95)
    c.multiply(m.edge(2.5, 3.5, 2.5), SKIN_DEEP, 0.8)
    c.glaze(m.edge(-2, -3, 2.5), SKIN_PALE, 0.8)


def far_hand(c: Canvas) -> None:
    """The left fist, its palm behind the tail: four fingers come up round it to our side, the thumb lies over them."""

    def on(points: Points) -> list[tuple[float, ...]]:
        return place(points, *_FAR)

    rope = c.mask(limb(_STRAND[:_TAUT], 60))
    palm = c.mask(curve(on([(-42, -20), (-30, -25), (-8, -25), (10, -22), (22, -14), (24, 2), (-22, 4), (-42, 2)])))
    palm = palm - rope
    _flesh(c, palm, 0.3)
    c.multiply(palm, SKIN_DEEP, 0.35)
    tips = ((-17.5, 15, -1.5, 5.2), (-6.5, 18.5, -6.5, 6.0), (5.5, 19.5, -8.5, 6.3), (17, 17.5, -5.0, 6.0))
    for x, low, high, r in tips:
        _flesh(
            c, c.mask(limb(on([(x - 1.5, low - 1, 0.9 * r), (x, 0.45 * low, 1.04 * r), (x + 1.5, high, 0.84 * r)]), 24))
        )

    def nails(pen: Pen) -> None:
        for x, low, high, r in tips:
            u, v = on([(x + 1.3, high + 0.2)])[0]
            pen.fill(oval(u, v, 0.52 * r, 0.66 * r, 6), _NAIL, 0.9)
            crease(
                pen, on([(x - 0.7 * r, 0.5 * low), (x, 0.5 * low + 1.4), (x + 0.7 * r, 0.5 * low)]), 0.7, SKIN_LINE, 0.5
            )

    c.draw(nails, detail=0.95, soft=0.2)
    thumb = c.mask(limb(on([(-26, -17, 8.4), (-10, -19, 7.7), (4, -17, 7.1), (16, -12, 6.6), (22, -8.5, 5.4)]), 30))
    _flesh(c, thumb)
    _melt(c, on([(-36, -12, 8), (-24, -17, 6.5)]))
    _thumb(c, on([(20, -10.5)])[0], on([(6, -21), (8, -17), (7, -12)]), 18)


def _melt(c: Canvas, spine: Points) -> None:
    """Let a thumb's ball pass into the wrist without a seam."""
    m = c.mask(limb(spine, 20), soft=3)
    c.fill(m, SKIN, 0.95, detail=0.9)
    sweep(c, m, spine, 4, SKIN_PALE, 0.35, pale=True)


def _thumb(c: Canvas, nail: tuple[float, ...], joint: Points, turn: float) -> None:
    """A thumb's nail and the folds at its joint."""

    def work(pen: Pen) -> None:
        pen.fill(oval(nail[0], nail[1], 4.0, 2.7, turn), _NAIL, 0.95)
        crease(pen, joint, 0.8, SKIN_LINE, 0.55)

    c.draw(work, detail=0.95, soft=0.2)


def near_hand(c: Canvas) -> None:
    """The right fist, its back to us: four fingers bend over the tail and under it, the thumb is clamped on top."""

    def on(points: Points) -> list[tuple[float, ...]]:
        return place(points, *_NEAR)

    fingers = (
        ((-19, -3, 6.2), (-20, 7, 6.4), (-18, 14, 5.2)),
        ((-8, -8, 6.8), (-8.5, 7, 7.0), (-6, 17, 5.6)),
        ((4, -10, 7.0), (5, 7, 7.3), (6.5, 19.5, 5.8)),
        ((16, -9, 6.8), (18, 6, 7.0), (18.5, 17, 5.6)),
    )
    for finger in fingers:
        _flesh(c, c.mask(limb(on(finger), 24)))
    back = c.mask(curve(on([(-34, 6), (-40, -4), (-34, -22), (-20, -26), (0, -25), (16, -20), (23, -11), (20, -4),
                            (11, -4), (5, -6), (-2, -3), (-8, -4), (-14, 1), (-20, 2), (-25, 8)])))  # fmt: skip
    c.multiply(back.blur(1.6).move(0.5, 1.5), SKIN_LINE, 0.25)
    c.fill(back, SKIN, detail=0.95)
    c.glaze(back.edge(-2, -4, 3), SKIN_PALE, 0.7)
    sweeps(c, back, ((on([(-32, 4, 3), (-24, 6, 3)]), 2, 0.6), (on([(-22, -8, 2), (0, -14, 3)]), 3, 0.3)), SKIN_DEEP)
    for (x, y, r), *_ in fingers:
        sweep(
            c,
            back | c.mask(limb(on([(x, y, r), (x, y + 6, r)]), 8)),
            on([(x - 1.5, y, 2.6), (x + 1.5, y, 2.6)]),
            3,
            SKIN_PALE,
            0.45,
            pale=True,
        )

    def seams(pen: Pen) -> None:
        for a, b in pairwise(fingers):
            x, y = 0.5 * (a[0][0] + b[0][0]), 0.5 * (a[0][1] + b[0][1])
            crease(pen, on([(x - 1, y - 3), (x, y + 3), (x + 0.2, y + 10)]), 0.9, SKIN_LINE, 0.7)
        for (x, y, r), *_ in fingers:
            crease(pen, on([(x - 0.6 * r, y + 4), (x, y + 5.4), (x + 0.6 * r, y + 4)]), 0.7, SKIN_LINE, 0.4)
            crease(pen, on([(x - 0.6 * r, y - 2), (x - 0.1 * r, y - 4), (x + 0.5 * r, y - 3)]), 0.6, SKIN_LINE, 0.3)

    c.draw(seams, detail=0.95, soft=0.2)
    thumb = c.mask(limb(on([(-24, -19, 8), (-8, -22.5, 7.4), (8, -22, 7.0), (20, -16, 6.4), (28, -9.5, 5.2)]), 30))
    _flesh(c, thumb)
    _melt(c, on([(-30, -8, 9), (-20, -15, 7), (-14, -17, 4)]))
    _thumb(c, on([(25, -13)])[0], on([(8, -28), (11, -23), (10, -17)]), 12)
