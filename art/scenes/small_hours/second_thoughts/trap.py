"""Parts of Second Thoughts: the great trap on the grass, its lid sunk as over a sleeping eye."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .brush import Sweep, sweeps

ROSE: Final = (0.785, 0.1, 12)
DEEP: Final = (0.72, 0.115, 8)
_PALE: Final = (0.885, 0.062, 25)
_STEM: Final = (0.68, 0.11, 138)
_WINE: Final = (0.47, 0.125, 8)
_GREEN: Final = (0.62, 0.115, 138)
_FRESH: Final = (0.84, 0.095, 122)
LID: Final[Points] = (
    *((306, 706), (318, 722), (362, 748), (440, 774), (540, 786), (640, 778), (740, 752), (830, 712), (880, 680)),
)
"""The upper rim, from the badger's side to the far one."""
BED: Final[Points] = (
    *((306, 706), (312, 732), (334, 800), (384, 880), (466, 946), (566, 974), (668, 962), (764, 908), (840, 820)),
    (880, 680),
)
"""The lower rim."""
_HINGE: Final = (790.0, 400.0)
_DOME: Final[Points] = (
    *((880, 680, CORNER), (900, 540), (850, 430), (776, 384), (690, 352), (590, 342), (486, 358), (392, 408)),
    *((322, 490), (291, 580), (288, 640), (292, 676), (306, 706, CORNER)),
)
_JAW: Final[Points] = (
    *((306, 706, CORNER), (290, 770), (294, 860), (330, 960), (404, 1044), (516, 1094), (640, 1104), (760, 1082)),
    *((860, 1010), (900, 880), (880, 680, CORNER)),
)


def inside(c: Canvas) -> None:
    """What shows between the jaws: a deep rose hollow, darker below the lid."""
    m = c.mask(curve(_JAW)) | c.mask(curve([(306, 706, CORNER), (560, 600), (880, 640, CORNER), (560, 900)]))
    c.fill(m, (0.58, 0.15, 12), detail=0.4)
    dark = np.asarray(smoothstep(930, 760, c.y), np.float32)
    c.multiply(m * dark[m.where], (0.55, 0.13, 0), 0.75)
    sweeps(c, m, (([(400, 880, 20), (560, 950, 30), (760, 900, 20)], 22, 0.5),), (0.78, 0.12, 15), pale=True)


def lower(c: Canvas) -> None:
    """The lower jaw, lying on the grass."""
    m = c.mask(curve([*_JAW[:-1], *_pairs(BED, reverse=True)]), wobble=1.2, cell=40)
    c.fill(m, DEEP, detail=0.45)
    pale: tuple[Sweep, ...] = (
        ([(330, 850, 8), (400, 960, 24), (500, 1024, 30), (620, 1036, 14)], 22, 0.7),
        ([(304, 740, 5), (310, 800, 9), (340, 860, 6)], 8, 0.5),
    )
    dark: tuple[Sweep, ...] = (
        ([(430, 1066, 12), (560, 1106, 26), (700, 1096, 32), (830, 1030, 34), (880, 900, 20)], 22, 0.75),
        ([(520, 1100, 6), (640, 1106, 12), (750, 1086, 10)], 9, 0.5),
    )
    sweeps(c, m, pale, _PALE, pale=True)
    sweeps(c, m, dark, (0.66, 0.12, 0))
    _ribs(c, m, BED, (600, 1330), 0.42, 13)
    _rim(c, BED, 8.5)


def upper(c: Canvas) -> None:
    """The upper jaw, a heavy lid, green where the stalk comes in."""
    m = c.mask(curve([*_DOME[:-1], *_pairs(LID)]), wobble=1.2, cell=40)
    c.multiply(m.blur(16).move(-4, 26) & c.mask(curve([*BED, *LID[::-1]])), _WINE, 0.8)
    dx, dy = c.x - _HINGE[0], c.y - _HINGE[1]
    angle = np.asarray(np.arctan2(dy, -dx), np.float32)
    streak = c.noise.at("streak", angle * 7, np.hypot(dx, dy) / 260, 1.0, 3) - 0.5
    far = np.hypot(dx, 1.1 * dy) + 190 * streak
    table = ramp([_STEM, _STEM, (0.82, 0.085, 112), (0.885, 0.06, 62), (0.85, 0.08, 24), ROSE, ROSE])
    c.fill(m, pick(table, np.asarray(np.clip(far / 430, 0, 1), np.float32)), detail=0.45)
    pale: tuple[Sweep, ...] = (
        ([(330, 580, 16), (380, 480, 40), (480, 412, 46), (590, 396, 26)], 34, 0.75),
        ([(400, 690, 8), (540, 724, 14), (680, 712, 8)], 14, 0.4),
    )
    dark: tuple[Sweep, ...] = (
        ([(890, 560, 20), (850, 660, 40), (760, 730, 16)], 30, 0.6),
        ([(296, 600, 6), (302, 670, 10), (340, 716, 8)], 10, 0.35),
    )
    sweeps(c, m, pale, _PALE, pale=True)
    sweeps(c, m, dark, (0.68, 0.12, 2))
    _ribs(c, m, LID, _HINGE, 0.94, 15)
    _rim(c, LID, 9.5)


def _pairs(rim: Points, *, reverse: bool = False) -> list[tuple[float, ...]]:
    """Return a finely sampled rim, for a contour that follows it exactly."""
    s = sample(rim, 60)
    out = [(float(p[0]), float(p[1])) for p in (s[::-1] if reverse else s)]
    return [(*out[0], CORNER), *out[1:-1], (*out[-1], CORNER)]


def _ribs(c: Canvas, m: Mask, rim: Points, towards: tuple[float, float], far: float, n: int) -> None:
    """Shallow ribs that run from the rim into the flesh, as in a shell: a dark line, a pale one beside it."""
    s = sample(rim, n + 2)[1:-1]
    for tone, pale, off in (((0.68, 0.12, 6), False, 0.0), (_PALE, True, -9.0)):
        lines: list[Sweep] = []
        for k, (x, y) in enumerate(s):
            reach = far * (1.0 - 0.22 * (k % 2))
            u, v = x + (towards[0] - x) * reach, y + (towards[1] - y) * reach
            bow = 0.17 * (x - towards[0])
            middle = (0.5 * (x + u) + bow + off, 0.5 * (y + v) + 0.25 * bow, 3.6)
            lines.append(([(x + off, y, 4.6), middle, (u, v, 0.6)], 3.2, 0.42))
        sweeps(c, m, tuple(lines), tone, pale=pale)


def _rim(c: Canvas, rim: Points, wide: float) -> None:
    """The green lip along a jaw."""
    n = len(rim) - 1
    spine = [(x, y, wide * (0.45 + 0.55 * min(1.0, 2.4 * min(k, n - k) / n))) for k, (x, y) in enumerate(rim)]
    m = c.mask(limb(spine, 80))
    c.multiply(m.blur(5).move(0, 6), _WINE, 0.35)
    c.fill(m, (0.75, 0.11, 130), detail=0.6)
    c.glaze(m.edge(-2, -5, 3), _FRESH, 0.7)


def lashes(c: Canvas) -> None:
    """Long lashes hang from the lid, curved outward; they close before the bed like bars."""
    s = sample(LID, 13)[3:-1]
    spines: list[Points] = []
    for k, (x, y) in enumerate(s):
        t = (x - 560) / 290
        long = 160 - 50 * t * t + 8 * (k % 2)
        lean = (60 if t < 0 else 100) * t + 8
        spines.append([(x, y, 8), (x + 0.08 * lean, y + 0.42 * long, 6), (x + 0.4 * lean, y + 0.8 * long, 3.8),
                       (x + 1.05 * lean, y + 1.02 * long, 0.5)])  # fmt: skip

    def work(pen: Pen) -> None:
        for spine in spines:
            pen.fill(limb(spine, 30), _GREEN)
            pen.fill(limb([(p[0] - 0.35 * p[2], p[1], 0.3 * p[2]) for p in spine], 30), _FRESH, 0.8)

    for spine in spines:
        c.multiply(c.mask(limb([(x + 7, y + 8, r) for x, y, r in spine], 30), soft=4), _WINE, 0.3)
    c.draw(work, detail=0.8)
