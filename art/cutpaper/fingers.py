"""Fingers for a hand that a card types itself: straight from joint to joint, with folds over the joints and a nail.

Knows no hand: `hands` lays whole ones by name.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from art.cutpaper.contour import Array, parse, ribbon
from art.cutpaper.sheet import Ink, Sheet


def jointed(line: str, wide: float, at: Array, thin: float = 0.78) -> Array:
    """Return the outline (N, 2) on the page of a finger typed from the root over its joints to the tip.

    ``wide`` is how wide it is at the root, in the units of the line, and ``thin`` how much of that is left at the tip.
    """
    p, _ = parse(line)
    d = np.array([_way(a, b) for a, b in pairwise(p)])
    d = np.vstack([d[:1], [_way(-a, b) for a, b in pairwise(d)], d[-1:]]) if len(d) > 1 else np.vstack([d, d])
    n = np.stack([-d[:, 1], d[:, 0]], 1)
    w = wide / 2 * np.linspace(1.0, thin, len(p))[:, None]
    a = np.linspace(np.pi / 2, -np.pi / 2, 9)[1:-1, None]
    tip = p[-1] + w[-1] * (d[-1] * np.cos(a) * 1.1 + n[-1] * np.sin(a))
    outline: Array = np.vstack([p + n * w, tip, (p - n * w)[::-1]])
    return outline @ at[:, :2].T + at[:, 2]


def marked(card: Sheet, line: str, wide: float, at: Array, fold: Ink, nail: Ink | None = None) -> None:
    """Lay two folds over each joint of such a finger, and on its tip a nail, where its back is to us."""
    p, _ = parse(line)
    size = float(np.hypot(at[0, 0], at[1, 0]))
    for before, joint, after in zip(p, p[1:], p[2:], strict=False):
        d = _way(before, after)
        n = np.array([-d[1], d[0]]) * wide * 0.27
        for o in (-0.1, 0.12):
            m = joint + d * o * wide
            line_of = " ".join(f"{x:.4f},{y:.4f}" for x, y in (m - n, m + d * wide * 0.07, m + n))
            card.paint(ribbon(line_of, (0.03 * wide, 0.1 * wide, 0.03 * wide), at, size), fold, wobble=0)
    if nail is not None:
        d = _way(p[-2], p[-1]) * wide
        there = np.array([[-d[1], -d[0], p[-1][0]], [d[0], -d[1], p[-1][1]], [0, 0, 1]])
        card.paint("-.21,.24 -.21,-.10 -.13,-.24 .13,-.24 .21,-.10 .21,.24 0,.32", nail, at=at @ there, wobble=0.2)


def _way(a: Array, b: Array) -> Array:
    way: Array = (b - a) / np.hypot(*(b - a))
    return way
