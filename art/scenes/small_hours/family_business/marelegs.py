"""Parts of Family Business: the mare's forelegs: forearm, knee, cannon, fetlock, a hoof under long pale feather."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import locks, nap
from art.painting.colour import mix, smoothstep
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .ink import CREAM, FLAX, FLAX_DEEP, FLAX_SHADE, HIDE, HIDE_DEEP, HIDE_PALE, HIDE_SUN, INK, RED, SHADOW, crease

_NEAR: Final[Points] = (
    *((650, 560), (646, 650), (634, 722), (631, 776), (637, 826), (633, 858), (630, 876), (636, 898), (646, 922)),
    *((648, 978), (642, 1010), (632, 1034), (626, 1054), (682, 1056), (690, 1030), (692, 1012), (686, 980), (684, 930)),
    *((690, 902), (702, 884), (699, 862), (704, 824), (726, 770), (752, 716), (768, 640), (740, 560)),
)
_FAR: Final[Points] = (
    *((738, 640), (732, 720), (734, 790), (737, 830), (732, 862), (736, 888), (744, 914), (746, 966), (741, 996)),
    *((732, 1018), (728, 1038), (780, 1040), (786, 1014), (787, 996), (781, 966), (778, 920), (783, 892), (794, 874)),
    *((791, 852), (796, 810), (812, 750), (840, 690), (830, 600)),
)
_AXIS: Final[Points] = (
    *((690, 650, 60), (684, 740, 52), (672, 810, 37), (666, 876, 33), (665, 930, 20), (667, 985, 20), (664, 1030, 26)),
)
"""The near leg's middle line, and its half breadth; the far one stands 98 further back."""
_APART: Final = (97.0, -16.0)
_HOOF: Final = 0.86


def silhouette(c: Canvas) -> Mask:
    """Both legs."""
    return c.mask(curve(_NEAR), curve(_FAR))


def leg(c: Canvas, *, far: bool) -> None:
    """One leg: its planes, knee, tendon; then hoof and feather."""
    m = c.mask(curve(_FAR if far else _NEAR), wobble=0.8)
    if not far:
        m = m * np.asarray(smoothstep(600, 720, c.y)[m.where], np.float32)
    c.fill(m, HIDE, detail=0.5, mottle=0.03)
    u, v = _APART if far else (0.0, 0.0)
    _planes(c, m, [(x + u, y + v, r) for x, y, r in _AXIS])
    nap(c, m, 700, 1.6, f"nap/leg{far}", 12, vary=(0.06, 0.012), alpha=0.5)
    _joints(c, m, u, v)
    if far:
        c.multiply(m, SHADOW, 0.85)
    _hoof(c, 664 + u, 1034 + v, far)


def _planes(c: Canvas, m: Mask, axis: list[tuple[float, float, float]]) -> None:
    """Light along the front, shade behind, the muscle of the forearm between."""
    sweep(c, m, [(x - 0.5 * r, y, 0.26 * r) for x, y, r in axis[1:]], 7, HIDE_PALE, 0.8, pale=True)
    sweep(c, m, [(x - 0.86 * r, y, 0.12 * r) for x, y, r in axis[1:]], 3, HIDE_SUN, 0.6, pale=True)
    sweep(c, m, [(x + 0.7 * r, y, 0.4 * r) for x, y, r in axis[1:]], 8, HIDE_DEEP, 0.9)
    x, y, _ = axis[1]
    muscle: Points = ((x + 14, y - 60, 10), (x + 6, y, 16), (x - 6, y + 66, 8))
    sweep(c, m, muscle, 12, HIDE_PALE, 0.5, pale=True)


def _joints(c: Canvas, m: Mask, u: float, v: float) -> None:
    """The knee's cap, lit, with a hollow above and below; the tendon behind the cannon."""
    cap: Points = ((648 + u, 860 + v, 9), (650 + u, 878 + v, 11), (653 + u, 892 + v, 7))
    below: Points = ((646 + u, 916 + v, 5), (664 + u, 910 + v, 8), (684 + u, 904 + v, 6))
    above: Points = ((640 + u, 836 + v, 4), (664 + u, 838 + v, 8), (690 + u, 848 + v, 6))
    sweeps(c, m, ((below, 6, 0.75), (above, 7, 0.6)), HIDE_DEEP)
    sweep(c, m, cap, 6, HIDE_SUN, 0.55, pale=True)

    def lines(pen: Pen) -> None:
        for line in (((636, 904), (652, 908), (668, 900)), ((638, 848), (654, 842), (676, 850)),
                     ((690, 862), (682, 878), (688, 896)), ((674, 918), (676, 950), (674, 984)),
                     ((690, 752), (696, 800), (684, 838)), ((646, 1012), (664, 1018), (684, 1010))):  # fmt: skip
            crease(pen, [(x + u, y + v) for x, y in line], 2.0, INK, 0.5)

    c.draw(lines, clip=m, detail=0.6, soft=0.7)


def _hoof(c: Canvas, x: float, y: float, far: bool) -> None:
    """The hoof, then the feather that falls over it."""

    def on(points: Points) -> list[tuple[float, ...]]:
        return [(x + _HOOF * p[0], y + _HOOF * p[1], *p[2:]) for p in points]

    hoof = c.mask(
        curve(on([(-38, 8, CORNER), (22, 8, CORNER), (36, 30), (42, 52, CORNER), (-8, 60), (-66, 54, CORNER),
                  (-54, 28)])), wobble=0.8,
    )  # fmt: skip
    c.fill(hoof, (0.34, 0.045, 345), detail=0.6)
    c.glaze(hoof.edge(-8, 0, 5), (0.6, 0.06, 20), 0.7)
    rim = c.mask(limb(on([(-68, 51, 4.5), (-8, 56, 5.5), (42, 50, 4)]), 20), wobble=3, cell=6) & hoof
    c.fill(rim, RED, 0.85, detail=0.65)
    if far:
        c.multiply(hoof, SHADOW, 0.6)
    _feather(c, x, y, far)


def _feather(c: Canvas, x: float, y: float, far: bool) -> None:
    """Silky hair: it springs from the back of the fetlock in plum, pales as it falls, and lies over the hoof."""

    def on(points: Points) -> list[tuple[float, ...]]:
        return [(x + _HOOF * p[0], y + _HOOF * p[1], *p[2:]) for p in points]

    dim = 0.5 if far else 0.0
    pale, deep = mix(FLAX, HIDE, 0.6 * dim), mix(FLAX_DEEP, HIDE, 0.08 + 0.6 * dim)
    falls: tuple[Points, ...] = tuple(
        on(way)
        for way in (
            ((-24, -24), (-32, -10), (-40, 6), (-54, 24)),
            ((-20, -32), (-26, -12), (-34, 12), (-42, 34)),
            ((-8, -34), (-12, -12), (-14, 14), (-20, 40)),
            ((8, -40), (10, -14), (6, 14), (8, 42)),
            ((20, -54), (28, -22), (24, 10), (34, 38)),
            ((26, -72), (44, -34), (40, 2), (52, 32)),
            ((28, -84), (50, -46), (52, -10), (62, 20)),
        )
    )
    outline: Points = ((-24, -18), (-8, -26), (10, -32), (28, -62), (44, -38), (44, -4), (50, 20), (32, 30), (6, 34))
    mass = c.mask(curve(on((*outline, (-20, 30), (-44, 22), (-34, 0)))), soft=4)
    c.multiply(mass.blur(5).move(3, 10), INK, 0.45)
    c.fill(mass, mix(deep, pale, 0.35), detail=0.5)
    roots = (mix(deep, HIDE, 0.75), mix(deep, HIDE, 0.35))
    locks(c, falls, 110, (0.85, 3.6), (pale, deep), seed=f"feather{far}", share=0.75, until=0.2, drift=3, lean=1.5)
    locks(c, falls, 80, (0.26, 2.4), roots, seed=f"roots{far}", share=0.7, until=0.06, drift=1)
    for k in (1, 3, 5):
        spine = [(px, py, r) for (px, py, *_), r in zip(falls[k], (2.0, 5.0, 6.0, 2.0), strict=True)]
        sweep(c, mass.grow(4), spine, 5, FLAX_SHADE, 0.55)
    for k in (0, 2, 4):
        spine = [(px, py, r) for (px, py, *_), r in zip(falls[k], (1.0, 3.5, 4.5, 1.0), strict=True)]
        sweep(c, mass.grow(4), spine, 4, CREAM, 0.55 * (1 - dim), pale=True)
