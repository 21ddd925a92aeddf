"""Parts of Express: the bumblebee's legs as they hang in flight: thigh, shin, a foot of small joints."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, rgb
from art.painting.shapes import Points, limb, sample
from art.painting.stamps import jittered, strew

_INK: Final = (0.16, 0.025, 60)
_SMOKE: Final = (0.36, 0.05, 45)
_GLEAM: Final = (0.42, 0.05, 60)

_FAR: Final[tuple[tuple[Points, ...], ...]] = (
    (
        ((76, 346, 10), (50, 378, 8)),
        ((50, 378, 7), (42, 412, 6)),
        ((42, 412, 4), (28, 434, 3), (24, 446, 1.2)),
    ),
    (
        ((300, 462, 13), (350, 500, 10)),
        ((350, 500, 8), (392, 522, 9)),
        ((392, 522, 5), (412, 544, 3.4), (414, 560, 1.4)),
    ),
)
_NEAR: Final[tuple[tuple[Points, ...], ...]] = (
    (
        ((126, 352, 17), (100, 384, 15), (84, 410, 10)),
        ((85, 408, 9), (88, 436, 9.5), (96, 460, 7)),
        ((96, 459, 5.5), (88, 482, 4.6), (74, 500, 3.4), (66, 506, 1.4)),
    ),
    (
        ((182, 396, 22), (158, 440, 20), (142, 474, 12)),
        ((143, 471, 11), (150, 506, 12), (164, 538, 9)),
        ((164, 537, 6.5), (160, 564, 5.4), (148, 588, 4), (138, 596, 1.6)),
    ),
    (
        ((224, 430, 25), (240, 476, 23), (262, 512, 14)),
        ((260, 509, 12), (284, 538, 19), (318, 566, 15)),
        ((316, 564, 10), (334, 590, 8), (340, 602, 6.5)),
        ((340, 601, 5.4), (344, 622, 4.4), (336, 642, 3), (328, 648, 1.4)),
    ),
)


def _hairs(c: Canvas, spine: Points, n: int, long: float, seed: str, tone: Colour) -> None:
    """Bristle one joint: hairs leave its two sides and lean towards the foot."""
    r = c.rng(seed)
    s = sample(spine, 40)
    d = np.gradient(s[:, :2], axis=0)
    way = np.arctan2(d[:, 1], d[:, 0])
    k = r.integers(0, 36, n)
    side = r.uniform(-1, 1, n)
    x = s[k, 0] - np.sin(way[k]) * s[k, 2] * side
    y = s[k, 1] + np.cos(way[k]) * s[k, 2] * side
    turn = way[k] + side * 0.95 + r.normal(0, 0.16, n)
    tones = jittered(np.asarray(rgb(tone) + np.zeros((n, 1)), np.float32), r, 0.05, 0.01)
    strew(c, "hair", x, y, long * r.uniform(0.6, 1.2, n), turn, tones, seed=seed, detail=0.6)


def legs(c: Canvas) -> None:
    """Hang the far legs, smoky, then the near ones, hairy at thigh and shin, ochre hairs on the hindmost shin."""
    for far in _FAR:
        for part in far:
            c.fill(c.mask(limb(part, 20)), _SMOKE, detail=0.5)
    for k, near in enumerate(_NEAR):
        for j, part in reversed(list(enumerate(near))):
            m = c.mask(limb(part, 30), wobble=0.8)
            c.fill(m, _INK, detail=0.65)
            ridge = [(p[0] - 0.35 * p[2], p[1] - 0.2 * p[2], 0.34 * p[2]) for p in part]
            c.glaze(c.mask(limb(ridge, 30), soft=3) & m, _GLEAM, 0.5)
            if j < 2:
                _hairs(c, part, (240, 110)[j], (17.0, 11.0)[j] * (0.8 + 0.2 * k), f"leg{k}{j}", (0.2, 0.03, 60))
    _hairs(c, ((268, 520, 5), (286, 538, 11), (306, 556, 8)), 240, 10, "pollen", (0.54, 0.11, 70))
