"""Parts of Closing Time: the sun, its halo, and the ribbon of kelp it is swaddled in, through which it shines."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, circle, limb, place, polygon, sample

from .brush import RADIUS, SUN, crease

_LEAF: Final = ((0.24, 0.055, 140), (0.38, 0.09, 122), (0.56, 0.125, 106), (0.74, 0.15, 94), (0.89, 0.14, 90))
_VEIN: Final = (0.4, 0.1, 84)
_SHINE: Final = (0.91, 0.14, 98)
_GLOW: Final = (0.72, 0.16, 52)
"""What a band's shadow leaves of the sun."""
_UNDER: Final[tuple[Points, ...]] = (
    ((-1.04, 0.56, 0.22), (-0.55, 0.8, 0.27), (0, 0.88, 0.29), (0.55, 0.8, 0.29), (1.04, 0.46, 0.26)),
    ((1.06, -0.36, 0.09), (0.92, 0.04, 0.16), (0.54, 0.36, 0.21), (0, 0.52, 0.21), (-0.5, 0.46, 0.16)),
)
"""Bands of the swaddling; the sun's middle is 0, 0, its radius 1."""
_LAST: Final[Points] = (
    *((0.9, 1.56, 0.04), (0.93, 1.4, 0.08), (0.94, 1.2, 0.12), (0.88, 0.96, 0.17), (0.62, 0.7, 0.2)),
    *((0.18, 0.52, 0.215), (-0.26, 0.42, 0.21), (-0.64, 0.28, 0.18), (-0.88, 0.06, 0.11)),
)
"""The band she draws tight: it comes up over her belly from below."""


def disc(c: Canvas) -> Mask:
    """Return the sun's silhouette."""
    return c.mask(circle(*SUN, RADIUS))


def aura(c: Canvas) -> None:
    """Its light in the air about it."""
    c.glow(*SUN, 165, (0.86, 0.15, 64), 0.95)
    c.glow(*SUN, 310, (0.68, 0.15, 46), 0.5)


def sun(c: Canvas) -> None:
    """Lay the ball: nearly white within, gold, then coral at its rim."""
    m = disc(c)
    d = np.hypot(c.x - SUN[0] + 14, c.y - SUN[1] + 22) / RADIUS
    d = d + 0.1 * (c.field("boil", 44, 4) - 0.5)
    tones = ramp([(0, (0.995, 0.045, 96)), (0.34, (0.97, 0.09, 88)), (0.62, (0.9, 0.145, 74)),
                  (0.88, (0.78, 0.185, 50)), (1.12, (0.66, 0.21, 32))])  # fmt: skip
    c.fill(m, pick(tones, np.asarray(np.clip(d / 1.12, 0, 1), np.float32)), detail=0.7)
    c.emit(m, 0.8)


def ruffled(spine: Points, seed: float = 0.0, deep: float = 0.11) -> tuple[Array, Array, Array]:
    """Return a ribbon's spine and its two edges, waved as kelp is."""
    s = sample(spine, 90)
    d = np.gradient(s[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    n = np.stack([-d[:, 1], d[:, 0]], 1)
    k = np.cumsum(np.hypot(*np.gradient(s[:, :2], axis=0).T))
    one = 1 + deep * np.sin(k / 13 + seed) + 0.5 * deep * np.sin(k / 7.3 + 2 * seed)
    two = 1 + deep * np.sin(k / 12 + seed + 2) + 0.5 * deep * np.sin(k / 6.7 + seed)
    return s[:, :2], s[:, :2] + n * s[:, 2:] * one[:, None], s[:, :2] - n * s[:, 2:] * two[:, None]


def ribbon(
    c: Canvas, spine: Points, seed: float, clip: Mask | None, light: Array, below: Mask, shade: Colour = _GLOW
) -> None:
    """Lay one band of kelp: the `light` behind it shows through (0-1 over the card); its shadow falls on `below`."""
    mid, one, two = ruffled(spine, seed)
    m = c.mask(polygon([tuple(p) for p in (*one, *two[::-1])]))
    if clip is not None:
        m = m & clip
    c.multiply((m.blur(6).move(0, -4) - m) & below, shade, 0.62)
    t = np.clip(light + 0.4 * (c.field("leaf", 18, 4, (2.4, 1)) - 0.5), 0, 1)
    c.fill(m, pick(ramp(_LEAF), np.asarray(t, np.float32)), detail=0.75)

    def work(pen: Pen) -> None:
        for share, wide, tone, part in (
            (0.0, 2.4, _VEIN, 0.7), (0.42, 1.5, _VEIN, 0.4), (-0.42, 1.5, _VEIN, 0.4), (0.16, 1.6, _SHINE, 0.6),
            (0.62, 2.2, _SHINE, 0.5), (-0.24, 1.6, _SHINE, 0.55), (-0.7, 2.2, _SHINE, 0.4),
        ):  # fmt: skip
            edge = one if share > 0 else two
            line = mid + (edge - mid) * abs(share)
            crease(pen, [tuple(p) for p in line[3:87:6]], wide, tone, part)
        for k in range(3, 84, 5):
            for edge in (one, two):
                a, b = mid[k] * 0.3 + edge[k] * 0.7, edge[k + 2]
                pen.fill(limb([(*a, 0.4), (*(0.5 * (a + b)), 2.0), (*b, 1.0)], 8), _VEIN, 0.3)
        for edge in (one, two):
            pen.fill(limb([(*p, 1.3) for p in edge[::2]], 90), (0.95, 0.11, 96), 0.8)

    c.draw(work, clip=m, detail=0.85, soft=0.35)
    c.multiply(m.edge(1, 9, 6), (0.55, 0.12, 95), 0.55)


def through(c: Canvas) -> Array:
    """Return how much of the sun shines through a blade that lies upon it."""
    d = np.hypot(c.x - SUN[0], c.y - SUN[1] + 8) / RADIUS
    return np.asarray(np.clip(1.34 - 0.86 * d, 0.22, 0.95), np.float32)


def wraps(c: Canvas) -> None:
    """The first turns of the swaddling; they end where the ball turns away."""
    ball = disc(c).grow(2)
    for k, band in enumerate(_UNDER):
        ribbon(c, place(band, *SUN, RADIUS), 1.3 * k, ball, through(c), disc(c))


def last_wrap(c: Canvas) -> None:
    """The turn that her paws are laying, up from her belly and across."""
    beyond = c.mask(circle(*SUN, RADIUS + 4)) | c.full(
        np.asarray((c.y > SUN[1] + 80) & (c.x > SUN[0] + 30), np.float32)
    )
    ribbon(c, place(_LAST, *SUN, RADIUS), 2.2, beyond, through(c), disc(c))
