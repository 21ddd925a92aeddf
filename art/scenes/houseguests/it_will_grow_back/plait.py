"""The plait: three strands of hair that go over and under one another; it has not yet stopped swinging."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, curve, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_will_grow_back.inks import INK, PENCIL, RUST

WAY: Final = "872,262 850,380 770,540 664,760 596,1010 566,1260 576,1480 630,1680 720,1900"
LOBE: Final = (
    (0.0, -0.9),
    (0.36, -1.2),
    (0.78, -1.1),
    (1.02, -0.66),
    (1.05, -0.1),
    (0.88, 0.42),
    (0.5, 0.92),
    (0.06, 1.3),
    (-0.34, 1.5),
    (-0.3, 1.1),
    (-0.26, 0.4),
    (-0.16, -0.3),
)
"""One strand where it comes over: from the outer edge down across the middle; in half widths and in steps."""
STRANDS: Final = (INK, mix(INK, PENCIL, 0.2), shift(INK, 0.04))


def _frames() -> tuple[Array, Array, Array]:
    """Points every unit of length along the way, the direction there, and the length so far."""
    p = curve(WAY, closed=False, step=2)
    far = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    even = np.arange(0, far[-1], 1.0)
    q = np.stack([np.interp(even, far, p[:, 0]), np.interp(even, far, p[:, 1])], 1)
    d = np.gradient(q, axis=0)
    return q, d / np.hypot(d[:, 0], d[:, 1])[:, None], even


def _placed(s: float, points: tuple[tuple[float, float], ...], wide: float, step: float, side: int) -> Array:
    q, d, even = _frames()
    out = []
    for u, v in points:
        i = int(np.clip(s + v * step, 0, len(even) - 1))
        past = s + v * step - i
        normal = np.array([d[i, 1], -d[i, 0]])
        out.append(q[i] + d[i] * past + normal * (u * wide * side))
    return np.array(out)


def _wide(s: float) -> float:
    return float(np.interp(s, (0, 120, 420, 900, 1600), (44, 66, 112, 132, 140)))


def plait(card: Sheet) -> None:
    """Lay the fray of the cut end, then the strands, from the lowest up, each over the next."""
    _cut(card)
    starts = [66.0]
    while starts[-1] < 1330:
        starts.append(starts[-1] + _wide(starts[-1]) * 0.62)
    for k, s in reversed(list(enumerate(starts))):
        wide = _wide(s)
        step = wide * 0.8
        side = 1 if k % 2 else -1
        lobe = card.piece(
            curve([(float(x), float(y)) for x, y in _placed(s, LOBE, wide, step, side)]),
            STRANDS[k % 3],
            angle=60 if side < 0 else 120,
            laps=26,
            grain=0.4,
            lift=8,
            edge="torn",
            core=PENCIL,
            wobble=1.6,
        )
        with card.inside(lobe):
            for u in (0.0, 0.26, 0.52, 0.78):
                line = _placed(
                    s, ((u + 0.05, -1.1), (u + 0.2, -0.4), (u * 0.9, 0.3), (u * 0.62 - 0.22, 1.3)), wide, step, side
                )
                card.paint(
                    ribbon([(float(x), float(y)) for x, y in line], (2, 7, 3)), mix(INK, PENCIL, 0.66), thin=0.25
                )


def _cut(card: Sheet) -> None:
    """Blunt, and each hair of another length."""
    for k in range(15):
        u = -0.98 + 0.14 * k
        line = _placed(1390, ((u * 0.7, -0.9), (u, 0.6), (u * 1.1, 1.7 + 0.2 * (k * 7 % 3))), 128, 96, -1)
        card.paint(
            ribbon([(float(x), float(y)) for x, y in line], (30, 30, 20)), STRANDS[k % 3], angle=80, lift=3, wobble=2
        )


def tail(card: Sheet) -> None:
    """The tied end, above the fist."""
    for line in (
        "866,190 846,90 800,-10",
        "872,190 872,80 852,-30",
        "880,190 900,90 930,-20",
        "866,190 850,110 770,50",
        "876,190 890,80 880,-40",
        "882,190 920,110 976,60",
    ):
        card.paint(ribbon(line, (40, 36, 5)), INK, lift=2)
    card.paint("838,128! 910,124! 914,160! 836,164!", RUST, angle=4, lift=4)
