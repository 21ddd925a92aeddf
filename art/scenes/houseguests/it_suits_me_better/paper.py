"""The inks of the card, torn paper, wool that curls, and ribbing."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.sheet import Ink, Patch, Sheet, shift
from art.cutpaper.skin import Skin

COBALT, BONE, UMBER, GREY, TAN, CHALK = "#2450c4", "#e8dfce", "#35291f", "#8f8c88", "#d9a792", "#f5efe3"
DARK: Final = "#2b211d"
DEEP: Final = shift(COBALT, -0.1)
BARE: Final = Skin(TAN, shift(TAN, -0.075), DARK, lip="#a0644f", white=CHALK)
BROWN: Final = Skin("#7d5440", "#5d3d2e", "#211713", lip="#86413c", blush="#a0604a", white=CHALK)


def torn(card: Sheet, spec: str | Array, ink: Ink, **how: Any) -> Patch:
    """Lay a torn piece with its pale fibre."""
    return card.piece(spec, ink, **{"edge": "torn", "core": CHALK, "wobble": 3, "lift": 7, **how})


def plain(card: Sheet, spec: str | Array, ink: Ink, **how: Any) -> Patch | None:
    """Lay a small torn shape without fibre: features, shades, shadows."""
    return card.paint(spec, ink, **{"edge": "torn", "wobble": 1.2, **how})


def woolly(spec: str, bump: float = 44, at: Array | None = None) -> Array:
    """Return an outline (N, 2) whose edge swells in bumps about so wide."""
    p = curve(spec, at, step=2.0)
    d = np.gradient(p, axis=0)
    gone = np.hypot(d[:, 0], d[:, 1])
    n = np.stack([d[:, 1], -d[:, 0]], 1) / np.maximum(gone, 1e-6)[:, None]
    turns = float(np.sum(p[:, 0] * np.roll(p[:, 1], -1) - p[:, 1] * np.roll(p[:, 0], -1)))
    s = np.cumsum(gone)
    waves = max(3, round(s[-1] / bump))
    out = np.abs(np.sin(np.pi * waves * s / s[-1])) * bump * 0.32
    return np.asarray(p + n * out[:, None] * (1 if turns > 0 else -1))


def curls(card: Sheet, patch: Patch, gap: float, size: float, ink: Ink = DEEP) -> None:
    """Cover a piece with small open curls, on a brick grid, each turned its own way."""
    x0, y0, x1, y1 = card.box(patch)
    g = rng("curls", round(x0), round(y0))
    lines = []
    for j, y in enumerate(np.arange(y0, y1 + gap, gap * 0.82)):
        for x in np.arange(x0 + (j % 2) * gap / 2, x1 + gap, gap):
            at = affine(x + g.normal(0, gap * 0.06), y + g.normal(0, gap * 0.06), size, g.normal(0, 24))
            lines.append(
                ribbon("-1,.2 -.7,-.7 .2,-.9 .85,-.2 .5,.55 -.1,.5 -.2,0", (0.16, 0.3, 0.34, 0.3, 0.16), at, size)
            )
    card.pattern(patch, lines, ink, thin=0.06)


def ribs(card: Sheet, spec: str, lines: list[str], lift: float = 7) -> None:
    """Lay a band of ribbing: a deep piece and the paler ribs on it."""
    band = torn(card, spec, DEEP, lift=lift, wobble=2)
    with card.inside(band):
        for line in lines:
            card.paint(ribbon(line, (9, 11, 9)), shift(COBALT, 0.05), edge="torn", wobble=1)


def lines_between(a: tuple[float, float], b: tuple[float, float], way: tuple[float, float], n: int) -> list[str]:
    """Return n straight lines that start between a and b and go the same way."""
    out = []
    for t in np.linspace(0.04, 0.96, n):
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        out.append(f"{x:.1f},{y:.1f} {x + way[0]:.1f},{y + way[1]:.1f}")
    return out
