"""Parts of Last Service: the one great jellyfish: its bell, and the ruffled arms that carry the tram."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Points, curve, limb, oval, polygon, sample

from .brush import sweeps, tilted, tipped

PINK: Final = (0.9, 0.046, 16)
_ROSE: Final = (0.8, 0.078, 14)
_WHITE: Final = (0.945, 0.025, 30)
_UNDER: Final = (0.7, 0.09, 10)
_BELL: Final[Points] = (
    *((150, 262), (154, 202), (198, 130), (290, 66), (420, 30), (560, 30), (690, 68), (784, 134), (826, 210)),
    *((826, 266), (800, 292, CORNER), (764, 274), (724, 306, CORNER), (680, 284), (634, 316, CORNER), (584, 290)),
    *((532, 320, CORNER), (480, 292), (428, 318, CORNER), (378, 288), (330, 310, CORNER), (286, 280)),
    *((240, 298, CORNER), (204, 268), (172, 284, CORNER)),
)


def hollow(c: Canvas) -> None:
    """The dark underside that shows below the far rim."""
    m = c.mask(oval(490, 284, 322, 40))
    c.fill(m, _UNDER, detail=0.4)


def bell(c: Canvas) -> None:
    """Paint the dome: a scalloped rim, and the inner parts that show through it."""
    m = c.mask(curve(_BELL), wobble=1)
    c.multiply(m.blur(8).move(0, 10) & c.mask(oval(490, 284, 322, 40)), _UNDER, 0.7)
    c.fill(m, PINK, detail=0.45)
    low = np.asarray(smoothstep(150, 330, c.y + 0.0006 * (c.x - 490) ** 2), np.float32)
    c.multiply(m * low[m.where], (0.88, 0.05, 14), 0.6)
    c.multiply(m.edge(-22, -8, 20), _ROSE, 0.25)
    _within(c, m)
    sweeps(c, m, (([(226, 172, 8), (300, 104, 18), (420, 70, 12)], 14, 0.7),), _WHITE, pale=True)


def _within(c: Canvas, m: Mask) -> None:
    """What shows through the jelly: the inner dome, its four lobes, short rays along the rim."""
    inner = c.mask(
        curve([(236, 300, CORNER), (250, 226), (310, 160), (400, 126), (490, 116), (580, 126), (668, 162), (728, 228),
               (744, 300, CORNER)]),
        soft=5,
    ) & m  # fmt: skip
    c.multiply(inner, _ROSE, 0.5)
    for x, y, turn in ((372, 196, -24), (460, 168, -8), (552, 172, 10), (634, 204, 26)):
        lobe = c.mask(oval(x, y, 43, 30, turn), soft=3) & m
        c.multiply(lobe, _ROSE, 0.5)
        c.glaze(c.mask(oval(x, y + 7, 26, 17, turn), soft=5) & m, PINK, 0.5)
    for foot, lean in ((172, 40), (240, 30), (330, 20), (428, 8), (532, -6), (634, -18), (724, -30), (800, -40)):
        ray = [(foot + lean, 214, 1), (foot + 0.4 * lean, 254, 5), (foot, 300, 11)]
        c.multiply(c.mask(limb(ray, 40), soft=3) & m, _ROSE, 0.5)


def fringe(c: Canvas) -> None:
    """The short threads of the rim, drifting back."""
    for x, y, long, drift in (
        (190, 278, 96, -16), (238, 290, 64, -14), (286, 284, 92, -18), (334, 304, 56, -12), (790, 288, 54, -8),
    ):  # fmt: skip
        thread = [(x, y - 10, 5), (x + 0.2 * drift, y + 0.5 * long, 4), (x + drift, y + long, 1.6)]
        c.fill(c.mask(limb(thread, 30)), (0.83, 0.07, 12), 0.95, detail=0.5)


def _frilled(spine: Points, waves: float, deep: float, phase: float) -> Points:
    """Return the outline of a ribbon whose two borders are frilled."""
    s = sample(spine, 200)
    d = np.gradient(s[:, :2], axis=0)
    d = d / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9)
    t = np.linspace(0, 1, len(s))
    swell = 0.75 + 0.4 * np.sin(5.1 * t + 3 * phase)
    one = s[:, 2] + swell * deep * np.abs(np.sin(np.pi * waves * t + phase))
    two = s[:, 2] + (1.5 - swell) * deep * np.abs(np.sin(np.pi * (waves + 0.7) * t + phase + 1.2))
    left = [(p[0] - v[1] * r, p[1] + v[0] * r) for p, v, r in zip(s, d, one, strict=True)]
    right = [(p[0] + v[1] * r, p[1] - v[0] * r) for p, v, r in zip(s, d, two, strict=True)]
    return [(float(x), float(y)) for x, y in [*left, *right[::-1]]]


def _arm(c: Canvas, spine: Points, phase: float, clip: Mask | None = None, waves: float = 17) -> None:
    """Paint one arm: a frill in rose, on it the smooth pale band that bears the weight."""
    frill = c.mask(polygon(_frilled(spine, waves, 9, phase)))
    band = c.mask(limb([(p[0], p[1], 0.62 * p[2]) for p in spine], 80))
    if clip is not None:
        frill, band = frill & clip, band & clip
        c.multiply(frill.blur(5).move(7, 5) & clip, (0.4, 0.09, 20), 0.5)
    c.fill(frill, _ROSE, detail=0.55)
    c.glaze(frill.edge(3, 2, 2), PINK, 0.6)
    c.multiply(band.blur(3).move(3, 2) & frill, _ROSE, 0.7)
    c.fill(band, PINK, detail=0.55)
    c.glaze(band.edge(7, 1, 4), _WHITE, 0.7)


def far_arms(c: Canvas) -> None:
    """The arms that pass behind the tram's roof."""
    _arm(c, [(420, 280, 20), (376, 330, 20), (346, 400, 18), (330, 470, 16)], 0.4, waves=5)
    _arm(c, [(660, 280, 20), (716, 330, 20), (750, 400, 18), (762, 470, 16)], 1.9, waves=5)


def near_arms(c: Canvas) -> None:
    """The two arms that come down before the red side and go under the floor, like ribbons round a parcel."""
    level = c.mask(tipped(curve([(0, 0, CORNER), (1100, 0, CORNER), (1100, 938, CORNER), (0, 938, CORNER)], pull=0.1)))
    down = tilted([(474, 470, 21), (464, 590, 19), (477, 720, 18), (482, 830, 16), (470, 950, 14)])
    _arm(c, [(506, 270, 24), (486, 350, 23), *down], 0.2, level)
    down = tilted([(622, 470, 21), (634, 580, 19), (628, 720, 17), (614, 840, 16), (618, 950, 14)])
    _arm(c, [(560, 270, 24), (592, 350, 23), *down], 1.4, level)


def tips(c: Canvas) -> None:
    """The ends of the near arms, come through under the floor and curled."""
    for tip in (
        tilted([(486, 925, 12), (508, 968, 11), (534, 1006, 9), (566, 1012, 7), (576, 990, 5), (562, 980, 3)]),
        tilted([(606, 925, 12), (596, 976, 11), (602, 1026, 9), (622, 1050, 7), (640, 1038, 5), (636, 1024, 3)]),
    ):
        m = c.mask(limb(tip, 60))
        c.fill(m, _ROSE, detail=0.5)
        c.glaze(m.edge(5, 2, 4), PINK, 0.8)
