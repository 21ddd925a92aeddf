"""Cabbages, torn."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import affine, ribbon, rng
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Sheet, shift


def cabbage(card: Sheet, x: float, y: float, r: float, ink: Ink, lift: float = 6) -> None:
    """Lay a head of leaves, the outer ones first."""
    g = rng("cabbage", round(x), round(y))
    for i, (out, size, light) in enumerate(((0.62, 0.66, -0.02), (0.36, 0.66, 0.02), (0.0, 0.72, 0.05))):
        for k in range((5, 4, 1)[i]):
            a = 2 * np.pi * k / (5, 4, 1)[i] + i * 0.6 + float(g.normal(0, 0.12))
            u, v = x + r * out * np.cos(a), y + r * out * 0.8 * np.sin(a)
            at = affine(float(u), float(v), r * size, float(np.degrees(a)))
            leaf = card.piece(
                "1,0 .84,.5 .4,.92 -.3,.86 -.8,.4 -.8,-.4 -.3,-.88 .4,-.9 .86,-.5",
                shift(ink, light + float(g.normal(0, 0.012))),
                at=at,
                angle=float(np.degrees(a)),
                laps=max(14, r * 0.3),
                edge="torn",
                core=shift(ink, light + 0.13),
                wobble=max(2.0, r * 0.05),
                lift=lift * 0.6,
            )
            veins = [ribbon("-.7,0 .2,.02 .9,0", (1.5, 4, 1.5), at)] + [
                ribbon(f"{b},0 {b + 0.3},{s * 0.3} {b + 0.4},{s * 0.62}", (3, 2, 1), at)
                for b in (-0.4, 0.0, 0.35)
                for s in (-1, 1)
            ]
            card.pattern(leaf, turned(veins), shift(ink, light + 0.11), thin=0.1)
