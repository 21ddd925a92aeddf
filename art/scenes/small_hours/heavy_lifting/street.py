"""Parts of Heavy Lifting: a wedge of noon sky, the ochre wall whose crest follows the stair, the steep steps."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.mask import Mask
from art.painting.shapes import CORNER, curve, limb, polygon

_FOOT: Final = (-66.0, 1304.0)
_RUN: Final = 180.0
_RISE: Final = 131.0
_DEEP: Final = (-64.0, -62.0)
"""From the front edge of a step to the wall."""


def step(k: int) -> tuple[float, float]:
    """Return the lower end of the front edge of step `k`."""
    return _FOOT[0] + k * _RUN, _FOOT[1] - k * _RISE


def sky(c: Canvas) -> None:
    """Wash the sky, pale as it is at noon."""
    c.wash([(0, (0.86, 0.044, 228)), (0.3, (0.92, 0.032, 215)), (1, (0.93, 0.05, 85))], 20)


def wall(c: Canvas) -> None:
    """One great plain wall in full sun."""
    crest = [(-20, 322, CORNER), (60, 262), (180, 176), (300, 88), (440, -20, CORNER)]
    m = c.mask(curve([*crest, (820, -20, CORNER), (820, 1230, CORNER), (-20, 1230, CORNER)], pull=0.3), wobble=3)
    table = ramp([(0.88, 0.08, 83), (0.825, 0.108, 76), (0.775, 0.122, 68), (0.72, 0.127, 59)])
    t = 0.16 + 0.52 * np.clip((c.y + 0.55 * c.x - 300) / 1100, 0, 1) + 0.5 * (c.field("lime", 150, 4) - 0.5)
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.15)
    cap = c.mask(limb([(-30, 336, 9), (60, 271, 9), (180, 185, 9), (300, 97, 9), (450, -18, 9)], 40), wobble=2)
    c.fill(cap, (0.95, 0.03, 88), detail=0.6)
    c.multiply(cap.blur(5).move(5, 16) - cap, (0.62, 0.1, 50), 0.5)


def steps(c: Canvas) -> Mask:
    """Return what of the card the stair covers, up to the wall."""
    dx, dy = _DEEP
    rim = [(-200.0, 1400.0)]
    for k in range(8):
        x, y = step(k)
        rim += [(x + dx, y + dy), (x + dx + _RUN, y + dy)]
    return c.mask(polygon([*rim, (1300, 1400)]))


def stair(c: Canvas) -> None:
    """The steps: pale treads, ruddy risers, the side of the stair below."""
    dx, dy = _DEEP
    for k in range(7, -1, -1):
        x, y = step(k)
        tread = c.mask(polygon([(x, y), (x + _RUN, y), (x + _RUN + dx, y + dy), (x + dx, y + dy)]), wobble=1.5)
        riser = c.mask(polygon([(x, y + _RISE), (x, y), (x + dx, y + dy), (x + dx, y + dy + _RISE)]), wobble=1.5)
        c.fill(tread, (0.93, 0.05, 86), detail=0.6, mottle=0.03)
        c.fill(riser, (0.82, 0.105, 68), detail=0.6, mottle=0.04)
        foot = limb([(x + dx, y + dy, 3), (x + _RUN + dx, y + dy, 3)], 8)
        c.multiply(c.mask(foot, soft=3), (0.6, 0.1, 50), 0.5)
    side = [(-200.0, 1320.0)]
    for k in range(8):
        x, y = step(k)
        side += [(x, y), (x + _RUN, y)]
    m = c.mask(polygon([*side, (1300, 1320)]), wobble=1.5)
    t = np.clip((c.y + 0.73 * c.x - 1180) / 420 + 0.4 * (c.field("side", 120, 3) - 0.5), 0, 1)
    c.fill(m, pick(ramp([(0.79, 0.1, 58), (0.73, 0.115, 52), (0.66, 0.12, 46)]), np.asarray(t, np.float32)), detail=0.5)
    for k in range(8):
        x, y = step(k)
        lip = c.mask(polygon([(x - 3, y - 2), (x + _RUN, y - 2), (x + _RUN, y + 11), (x - 3, y + 11)]), wobble=1.5)
        c.multiply(lip.blur(5).move(3, 10) & m, (0.6, 0.1, 30), 0.6)
        c.fill(lip, (0.9, 0.06, 82), detail=0.65)
