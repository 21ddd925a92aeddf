"""The plain: one furrow that winds in from the horizon to the hole, "
"torn from four sheets; its balks are bare ground."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import Array, ribbon, rng
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, mix, shift

UMBER, OLIVE, CLAY, SLATE, BLACK = "#6b503c", "#6f6b45", "#94755a", "#5c5f5e", "#2c2522"
EYE = (495.0, 1140.0)
"""Where the hole is on the sheet."""
_FAR, _DEEP = 262.0, 900.0
"""The line where the plain ends, and how far the eye is from the hole, in pixels of the ground."""


def horizon(x: float) -> float:
    """Return the y of the tilting horizon at x."""
    return 356 - x * 0.075


def ground(r: float, t: float) -> tuple[float, float]:
    """Carry a point of the plain, ``r`` from the hole at angle ``t``, to the sheet."""
    u, v = r * np.cos(t), r * np.sin(t) * 1.05
    s = _DEEP / (_DEEP - min(v, 560.0))
    x, y = EYE[0] + u * s, _FAR + (EYE[1] - _FAR) * s
    return float(x), float(y + (1 - min(s, 1)) * (horizon(x) - _FAR))


def radius(t: float) -> float:
    """Return how far the furrow is from the hole where it has turned by t."""
    return float(70 * 1.2 ** (t / (2 * np.pi)))


def along(share: float, a: float, b: float, step: float = 0.07) -> Array:
    """Return a line (N, 2) on the sheet that runs in the furrow from a to b, at a share of its width."""
    t = np.linspace(a, b, max(6, int((b - a) / step)))
    return np.array([ground(radius(q + 2 * np.pi * share), q) for q in t])


def field(card: Sheet) -> None:
    """Lay the plain ring by ring from the outermost; near the hole the rings are narrow, then trodden clay."""
    card.paint(
        np.array(
            [
                (-40, horizon(-40)),
                *((x, horizon(x) + 8 * np.sin(x / 90)) for x in range(0, 1240, 60)),
                (1240, horizon(1240)),
                (1240, 420),
                (-40, 500),
            ]
        ),
        mix(SLATE, "#d8cbb0", 0.35),
        angle=-4,
        edge="torn",
        wobble=4,
    )
    g = rng("furrow", card.name)
    inks = (UMBER, OLIVE, shift(UMBER, -0.07), CLAY, shift(OLIVE, -0.07), UMBER, SLATE, OLIVE, shift(CLAY, -0.06))
    cuts, last = [0.0], 24.5 * 2 * np.pi
    while cuts[-1] < last:
        cuts.append(cuts[-1] + float(g.uniform(1.2, 3.6)) * (1.6 if cuts[-1] < 20 else 1.0 if cuts[-1] < 100 else 0.6))
    for i in range(len(cuts) - 2, -1, -1):
        _strip(card, cuts[i] + 0.02, cuts[i + 1] - 0.02, inks[i % len(inks)], float(g.uniform(0.05, 0.24)), i)


def _strip(card: Sheet, a: float, b: float, ink: Ink, balk: float, key: int) -> None:
    """Lay one torn strip of the furrow, combed along its length; ``balk`` is the share of its width left bare."""
    poly = np.vstack([along(0, a, b), along(1 - balk, a, b)[::-1]])
    if poly[:, 1].min() > 1840 or poly[:, 0].max() < -40 or poly[:, 0].min() > 1240:
        return
    wide = radius(b + 2 * np.pi) - radius(b)
    patch = card.paint(poly, ink, angle=2, edge="torn", wobble=min(5.0, 1.2 + wide / 40), grain=0.34, laps=40, lift=2)
    if patch is None:
        return
    lines = max(2, min(13, int(wide / 14)))
    g = rng("comb", key)
    dark: list[Array] = []
    light: list[Array] = []
    for i in range(lines * 2):
        share = (1 - balk) * (0.06 + 0.88 * (i // 2 + float(g.uniform(0, 0.6))) / lines)
        c, d = sorted(g.uniform(a, b, 2)) if i % 2 else (a, b - (b - a) * float(g.uniform(0, 0.4)))
        pts = along(share, float(c), float(d))
        on = (pts[:, 0] > -150) & (pts[:, 0] < 1350) & (pts[:, 1] < 1950)
        if on.sum() > 4:
            w = 2 + wide * float(g.uniform(0.02, 0.07))
            (light if i % 3 == 1 else dark).append(ribbon(pts[on], (w * 0.4, w, w * 0.8, w * 0.2)))
    for some, tone in ((dark, -0.1), (light, 0.06)):
        if some:
            card.pattern(patch, turned(some), shift(ink, tone), thin=0.2, angle=4)
