"""Parts of Preserves: her dark blue dress, one big bent back; the apron strings that lift, a mitten on one of them."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.shapes import CORNER, Points, curve, limb, polygon, sample

from .room import FOLD, LINEN
from .whirl import mitten

DARK: Final = (0.12, 0.03, 268)
_CLOTH: Final = (0.24, 0.065, 264)
_DEEP: Final = (0.3, 0.06, 268)
_PALE: Final = (0.4, 0.085, 258)


def sweeps(c: Canvas, m: Mask, lines: tuple[tuple[Points, float, float], ...], *, pale: bool = False) -> None:
    """Lay soft folds into the wool, dark or `pale`."""
    for spine, soft, share in lines:
        part = c.mask(limb(spine, 40), soft=soft) & m
        if pale:
            c.glaze(part, _PALE, share)
        else:
            c.multiply(part, _DEEP, share)


def cloth(c: Canvas, m: Mask, thickness: float) -> None:
    """Paint the dress's wool."""
    garment(c, m, _CLOTH, thickness=thickness, weave=0.05, rim=0.0, gain=0.35, depth=0.6, mottle=0.03, detail=0.5)


def body(c: Canvas) -> None:
    """Paint breast and back."""
    m = c.mask(
        curve(
            [
                *((520, 760, CORNER), (600, 720), (690, 640, CORNER), (756, 668), (806, 740), (850, 860, CORNER)),
                *((850, 1230, CORNER), (380, 1230, CORNER), (420, 1100), (470, 900)),
            ]
        ),
        wobble=1.5,
    )
    c.multiply(m.blur(14).move(-8, 8), (0.6, 0.08, 255), 0.35)
    cloth(c, m, 110)
    sweeps(
        c,
        m,
        (
            (((690, 650, 8), (760, 710, 16), (800, 820, 10)), 12, 0.55),
            (((776, 860, 6), (784, 960, 12), (776, 1060, 6)), 10, 0.4),
        ),
        pale=True,
    )


_STRINGS: Final[tuple[Points, ...]] = (
    ((840, 1044, 4), (790, 1052, 13), (738, 1020, 17), (690, 984, 9), (650, 984, 16), (600, 1000, 18), (548, 966, 15)),
    ((840, 1000, 4), (788, 992, 13), (744, 946, 17), (712, 894, 9), (676, 872, 15), (636, 866, 13), (604, 836, 6)),
)
"""Two flat ribbons: half as wide as they show, narrow where they turn over."""


_LOOP: Final[Points] = (
    *((806, 1020, CORNER), (780, 978), (776, 930), (796, 902), (830, 912), (850, 960), (826, 1016, CORNER)),
)


def _bow(c: Canvas) -> None:
    """Knot them, near the card's edge."""
    loop = c.mask(curve(_LOOP), wobble=0.8)
    hole = c.mask(curve([(810, 1000, CORNER), (796, 966), (798, 934), (816, 930), (840, 970)]), soft=1)
    tie = c.mask(curve([(786, 1004), (800, 994), (822, 1000), (830, 1024), (816, 1044), (794, 1036)]))
    for m in (loop, tie):
        c.multiply(m.blur(5).move(-2, 8), DARK, 0.6)
        c.fill(m, LINEN, detail=0.75)
        c.multiply(m.edge(4, -6, 6), FOLD, 0.7)
        if m is loop:
            c.multiply(hole, (0.42, 0.08, 258), 0.9)


def strings(c: Canvas) -> None:
    """Lift the apron strings towards the jar."""
    for k, spine in enumerate(_STRINGS):
        s = sample(spine, 60)
        d = np.gradient(s[:, :2], axis=0)
        side = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
        rims = [s[:, :2] + f * side * s[:, 2:] for f in (-1, 1)]
        notch = s[-1, :2] - 13 * d[-1] / np.hypot(*d[-1])
        ring = np.concatenate([rims[0], notch[None], rims[1][::-1]])
        m = c.mask(polygon([(float(x), float(y)) for x, y in ring]), wobble=0.6)
        c.multiply(m.blur(6).move(3, 14), DARK, 0.6)
        c.fill(m, LINEN, detail=0.75)
        turned = np.exp(-(((np.arange(60) - 29.5) / 7) ** 2))
        dim = [(float(x), float(y), float(q * t) + 0.3) for (x, y, q), t in zip(s, turned, strict=True)]
        c.multiply(c.mask(limb(dim, 70), soft=3) & m, FOLD, 0.9)
        low = [(float(p[0]), float(p[1] - 0.7 * p[2]), 0.3 * float(p[2])) for p in s[::4]]
        c.multiply(c.mask(limb(low, 70), soft=2.5) & m, FOLD, 0.5)
        if k:
            _bow(c)
            mitten(c, 602, 834, 0.86, -66)
