"""Parts of Upwardly Mobile: the young salmon, head and shoulders out of the case, its tail; its flesh."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .brush import FOAM, INK, SUN, WATER, crease
from .case import surface

ROSE: Final = (0.66, 0.165, 18)
BACK: Final = (0.42, 0.08, 215)
_FLANK: Final = ramp(
    [
        (0.0, (0.9, 0.035, 60)),
        (0.16, (0.93, 0.045, 50)),
        (0.34, (0.78, 0.12, 25)),
        (0.5, ROSE),
        (0.62, (0.66, 0.14, 22)),
        (0.72, (0.6, 0.06, 330)),
        (0.82, BACK),
        (1.0, (0.34, 0.07, 222)),
    ]
)
_SPINE: Final[Points] = (
    *((286, 880, 52), (256, 846, 58), (230, 800, 62), (215, 756, 63), (213, 714, 61), (226, 676, 53)),
    *((250, 643, 41), (277, 617, 27), (298, 598, 14), (309, 588, 6)),
)
_LONG: Final = sample(_SPINE, 120)


def across(c: Canvas, m: Mask, spine: Points, n: int = 80) -> tuple[Array, Array]:
    """Return, on the mask's box, the place along the spine (0-1) and across it (-1 right of its way, 1 left)."""
    s = sample(spine, n)
    d = np.gradient(s[:, :2], axis=0)
    d = d / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9)
    x, y = c.x[m.where], c.y[m.where]
    best = np.full(x.shape, 1e9, np.float32)
    along, side = np.zeros_like(best), np.zeros_like(best)
    for k in range(n):
        px, py = x - s[k, 0], y - s[k, 1]
        near = px * px + py * py
        here = near < best
        best = np.where(here, near, best).astype(np.float32)
        along = np.where(here, k / (n - 1), along).astype(np.float32)
        side = np.where(here, (px * d[k, 1] - py * d[k, 0]) / max(float(s[k, 2]), 1), side).astype(np.float32)
    return along, side


def flesh(c: Canvas, m: Mask, spine: Points, seed: str, side: float = 1.0) -> None:
    """Wash a salmon's colours over a silhouette: dark back, rosy flank, pale belly; `side` 1: back on the left."""
    _, over = across(c, m, spine)
    t = 0.5 + 0.5 * side * over + 0.09 * (c.field(f"flank/{seed}", 16, 3)[m.where] - 0.5)
    c.fill(m, pick(_FLANK, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)


def _on(t: float, out: float) -> tuple[float, float]:
    """Return the place a share `t` towards the snout, `out` half widths towards the back."""
    k = min(max(round(t * 119), 1), 118)
    dx, dy = (float(a) for a in _LONG[k + 1][:2] - _LONG[k - 1][:2])
    n = float(np.hypot(dx, dy))
    x, y, q = (float(a) for a in _LONG[k])
    return x + dy / n * q * out, y - dx / n * q * out


def _fin(c: Canvas, outline: Points, root: tuple[float, float], tips: Points) -> Mask:
    m = c.mask(curve(outline), wobble=0.6)
    c.fill(m, (0.68, 0.15, 22), detail=0.8)
    c.glaze(m.edge(-3, -4, 3), (0.9, 0.08, 50), 0.7)

    def rays(pen: Pen) -> None:
        for x, y in tips:
            crease(pen, [root, ((root[0] + x) / 2 + 1, (root[1] + y) / 2 - 1), (x, y)], 1.3, (0.5, 0.14, 14), 0.7)

    c.draw(rays, clip=m, detail=0.8, soft=0.2)
    return m


def tail(c: Canvas) -> None:
    """Its tail stands out of the water at the case's other end."""
    outline: Points = (
        *(
            (392, 832, CORNER),
            (406, 798),
            (400, 760),
            (378, 712),
            (366, 694, CORNER),
            (402, 704),
            (430, 730),
            (440, 748),
        ),
        *((466, 734), (500, 738), (524, 750, CORNER), (496, 764), (466, 788), (446, 836, CORNER)),
    )
    tips: Points = ((374, 704), (392, 720), (412, 734), (438, 760), (462, 750), (486, 748), (512, 752))
    m = _fin(c, outline, (416, 828), tips)
    c.glaze(m * smoothstep(800, 832, c.y), WATER, 0.7)

    def wet(pen: Pen) -> None:
        crease(pen, [(380, 826), (400, 833), (424, 835), (448, 832), (464, 826)], 3, FOAM, 0.95)
        crease(pen, [(360, 838), (396, 847), (440, 848), (480, 836)], 2, FOAM, 0.7)

    c.draw(wet, detail=0.75, soft=0.4)


def young(c: Canvas) -> None:
    """Paint it from the water up: body, head, near fin, the water that stands about it."""
    body = c.mask(limb(_SPINE, 120))
    away = c.mask(
        curve(
            [(-20, 600), (820, 600), (820, 800), (330, 812), (290, 826), (240, 832), (190, 824), (150, 810), (-20, 800)]
        )
    )
    sunk: Points = ((226, 800, 50), (262, 838, 44), (330, 856, 34), (396, 842, 20), (422, 826, 13))
    c.glaze(c.mask(limb(sunk, 40), soft=6) & surface(c), (0.68, 0.13, 22), 0.42)
    above = body & away
    back_fin: Points = (
        (*_on(0.47, 0.9), CORNER), _on(0.435, 1.24), _on(0.39, 1.5), (*_on(0.335, 1.6), CORNER), _on(0.35, 1.28),
        (*_on(0.33, 0.9), CORNER),
    )  # fmt: skip
    _fin(c, back_fin, _on(0.42, 0.8), [_on(0.43 - 0.026 * k, 1.2 + 0.1 * k) for k in range(4)])
    flesh(c, above, _SPINE, "young")
    _planes(c, above)
    _spots(c, above)
    _head(c, above)
    c.glaze(above * smoothstep(796, 830, c.y), WATER, 0.5)

    def collar(pen: Pen) -> None:
        crease(pen, [(156, 812), (184, 826), (230, 834), (280, 830), (318, 816)], 4, FOAM, 0.95)

    c.draw(collar, detail=0.75, soft=0.5)


def _planes(c: Canvas, m: Mask) -> None:
    """Light along the back from the shaft's mouth, shade along the belly, a sheen on the flank."""
    c.glaze(m.edge(-9, -6, 7), (0.88, 0.075, 160), 0.7)
    c.glaze(m.edge(-3, -4, 2), SUN, 0.85)
    c.multiply(m.edge(9, 4, 8), (0.72, 0.08, 300), 0.5)
    sweep(c, m, [(*_on(t, 0.3), 5.0) for t in (0.2, 0.3, 0.4, 0.5)], 5, (0.93, 0.06, 40), 0.6, pale=True)


def _spots(c: Canvas, m: Mask) -> None:
    r = c.rng("spots")
    spots = [
        (*_on(float(t), float(out)), float(q))
        for t, out, q in zip(
            r.uniform(0.14, 0.53, 44), r.uniform(0.3, 0.92, 44), 1.6 + 3 * r.random(44) ** 2, strict=True
        )
    ]

    def work(pen: Pen) -> None:
        for x, y, q in spots:
            pen.dot(x, y, q, (0.24, 0.06, 225), 0.75)

    c.draw(work, clip=m, detail=0.8, soft=0.3)


def _head(c: Canvas, m: Mask) -> None:
    """Gill cover, cheek, mouth a little open, the round eye that looks up at him; the near fin laid out."""
    crown = c.mask(limb([(*_on(0.98, 0.5), 6), (*_on(0.8, 0.6), 10), (*_on(0.62, 0.8), 11)], 24), soft=6) & m
    c.glaze(crown, BACK, 0.7)
    cheek = c.mask(limb([(*_on(0.72, -0.3), 14), (*_on(0.62, -0.3), 19)], 14), soft=9) & m
    c.glaze(cheek, (0.9, 0.08, 40), 0.75)
    gill = [_on(0.6, 0.6), _on(0.535, 0.32), _on(0.51, -0.1), _on(0.53, -0.5), _on(0.585, -0.88)]
    c.multiply(c.mask(limb([(x, y, 5) for x, y in gill], 40), soft=3).move(-1, 5) & m, (0.6, 0.12, 10), 0.85)

    def features(pen: Pen) -> None:
        crease(pen, gill, 2.6, (0.46, 0.13, 12), 0.85)
        crease(pen, [_on(0.615, 0.3), _on(0.585, 0.0), _on(0.6, -0.4)], 1.5, (0.55, 0.13, 16), 0.5)
        mouth = [_on(0.99, -0.75), _on(0.92, -0.56), _on(0.85, -0.5), _on(0.785, -0.36)]
        crease(pen, mouth, 3.0, (0.3, 0.08, 20), 0.95)
        pen.dot(*_on(0.87, 0.4), 2.2, INK)
        crease(pen, [_on(0.97, 0.45), _on(0.9, 0.62), _on(0.8, 0.7), _on(0.7, 0.74)], 2.0, SUN, 0.85)
        x, y = _on(0.7, 0.24)
        pen.dot(x, y, 16.5, (0.36, 0.07, 220), 0.8)
        pen.dot(x, y, 14.5, (0.88, 0.12, 88))
        pen.dot(x + 1.8, y - 1.8, 10, (0.14, 0.03, 230))
        pen.dot(x - 1.5, y - 5.5, 3.8, (0.99, 0.005, 90))
        pen.dot(x + 5, y + 2.4, 1.5, SUN, 0.8)

    c.draw(features, detail=0.95, soft=0.2)
    near: Points = (
        (*_on(0.48, -0.5), CORNER), (270, 742), (296, 772), (312, 808, CORNER), (284, 806), (256, 790), (238, 766),
        (*_on(0.41, -0.15), CORNER),
    )  # fmt: skip
    c.multiply(c.mask(curve(near), soft=4).move(2, 8) & m, (0.6, 0.11, 10), 0.6)
    _fin(c, near, _on(0.45, -0.3), ((308, 800), (296, 804), (280, 803), (262, 794)))
