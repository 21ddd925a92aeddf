"""The road: a band that comes over the hills, is lifted off them, and lies in folds."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.cutpaper.contour import Array, curve, ribbon
from art.cutpaper.sheet import Patch, Sheet
from art.scenes.houseguests.where_did_you_want_to_go.inks import DASH, FIBRE, ROAD, SLEEPER


def stretch(
    card: Sheet, line: str, widths: Sequence[float], lift: float = 4, angle: float = 8, bare: float = 0.0
) -> Patch:
    """Lay a stretch of it along its middle line, its broken line too; ``widths`` stand at even distances.

    It is laid as one sheet, however sharply it turns. No dash comes nearer to the sleeper than ``bare``.
    """
    p = curve(line, closed=False, step=2.0)
    s = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    wide = np.interp(s / s[-1], np.linspace(0, 1, len(widths)), widths)
    parts = [ribbon(p[i : i + 75 : 6], wide[i : i + 75 : 6]) for i in range(0, max(1, len(p) - 20), 36)]
    band = card.piece(
        parts,
        ROAD,
        angle=angle,
        laps=70,
        grain=0.26,
        edge="torn",
        core=FIBRE,
        wobble=min(3.0, max(widths) * 0.03),
        lift=lift,
    )
    card.pattern(band, _dashes(p, s, wide, bare), DASH, thin=0.05)
    return band


def _dashes(p: Array, s: Array, wide: Array, bare: float) -> list[Array]:
    """Give its broken line: the wider the road, the longer the dash."""
    out, at = [], 0.3 * float(wide[0])
    while at < s[-1]:
        w = float(np.interp(at, s, wide))
        i, e = np.searchsorted(s, [at, at + 0.48 * w])
        if e - i > 3 and np.hypot(*(p[(i + e) // 2] - SLEEPER)) > bare:
            out.append(ribbon(p[i : e : max(1, (e - i) // 6)], (w * 0.085, w * 0.085)))
        at += 0.86 * w
    return out
