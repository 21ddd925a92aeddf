"""A twisted cord: one way to lay it, near or far."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.cutpaper.contour import curve, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.are_you_still_holding.inks import CORD, UMBER


def cord(card: Sheet, line: str, widths: Sequence[float], lift: float = 5) -> None:
    """Lay a cord along ``line``; its twist is as coarse as it is thick there."""
    rope = card.piece(ribbon(line, widths), CORD, angle=88, lift=lift, wobble=0.6)
    p = curve(line, closed=False, step=2.0)
    w = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(widths)), widths)
    twists, i = [], 4
    while i < len(p) - 4:
        d = p[i + 2] - p[i - 2]
        d = d / float(np.hypot(d[0], d[1]))
        n = np.array([-d[1], d[0]])
        a, b = p[i] + (n * 0.62 - d * 0.42) * w[i], p[i] - (n * 0.62 - d * 0.42) * w[i]
        twists.append(ribbon(f"{a[0]:.1f},{a[1]:.1f} {b[0]:.1f},{b[1]:.1f}", (float(w[i]) * 0.14, float(w[i]) * 0.2)))
        i += max(2, round(float(w[i]) * 0.46))
    card.pattern(rope, twists, mix(CORD, UMBER, 0.55), thin=0.05)
