"""The poppy as it would stand on the kerb; the street mirrors it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

X, Y, FLAT = 414.0, 318.0, 0.74
_REDS = ramp([(0.18, 0.08, 10), (0.33, 0.14, 20), (0.46, 0.185, 26), (0.56, 0.2, 28), (0.68, 0.165, 33)])


def poppy(c: Canvas) -> None:
    """Paint stem, leaves, a bud, the flower."""
    _stem(c)
    # Middle angle, spread, reach, tone: back, sides, front.
    _petal(c, -92, 78, 222, 0.0, "back")
    _petal(c, 172, 66, 214, 0.1, "left")
    _petal(c, 8, 66, 220, -0.06, "right")
    _petal(c, 88, 74, 186, 0.04, "front")
    _heart(c)


def _stem(c: Canvas) -> None:
    greens = ramp([(0.22, 0.05, 160), (0.4, 0.08, 145), (0.6, 0.09, 125)])
    stem = c.mask(limb([(408, 642, 10), (398, 580, 8.5), (412, 500, 8), (416, 400, 9)]))
    t = np.asarray(0.8 - smoothstep(394, 424, c.x + 8 * np.sin(c.y / 40)), np.float32)
    side = c.mask(
        limb([(404, 606, 6), (360, 560, 4.6), (318, 500, 4), (290, 476, 3.6), (268, 486, 3.4), (262, 506, 3.6)])
    )
    c.fill(side, (0.4, 0.075, 140), detail=0.6)
    bud = c.mask(curve([(262, 500), (282, 520), (282, 556), (266, 582), (248, 566), (242, 530)]))
    c.fill(bud, pick(greens, np.asarray(smoothstep(290, 240, c.x), np.float32)), detail=0.6)
    split = c.mask(curve([(258, 548), (264, 562), (267, 584, CORNER), (256, 574)]))
    c.fill(split, (0.46, 0.17, 26), detail=0.6)
    c.fill(stem, pick(greens, t), detail=0.7)
    r = c.rng("down")

    def hairs(pen: Pen) -> None:
        for _ in range(70):
            y = float(r.uniform(410, 600))
            x = float(np.interp(y, [400, 500, 580, 642], [416, 412, 398, 408]))
            s = float(r.choice([-1, 1]))
            pen.stroke([(x + 8 * s, y), (x + 17 * s, y - 4)], (0.3, 0.04, 150), 1.1, 0.7)

    c.draw(hairs, detail=0.6)


def _petal(c: Canvas, middle: float, spread: float, reach: float, lift: float, seed: str) -> None:
    r = c.rng(f"petal/{seed}")
    rim: list[tuple[float, ...]] = [(X, Y + 8, CORNER)]
    for i, a in enumerate(np.linspace(-spread, spread, 15)):
        round_ = 0.78 + 0.22 * math.cos(math.radians(a * 90 / spread * 0.86))
        q = reach * round_ * (1 + float(r.normal(0, 0.018)) + (0.022 if i % 2 else -0.012))
        b = math.radians(middle + a)
        rim.append((X + q * math.cos(b), Y + q * math.sin(b) * FLAT))
    m = c.mask(curve(rim), wobble=2.2, cell=10)
    c.multiply(m.blur(16).move(2, -8), (0.14, 0.08, 10), 0.9)
    dx, dy = c.x - X, (c.y - Y) / FLAT
    d = np.hypot(dx, dy) / reach
    a = np.arctan2(dy, dx) - math.radians(middle)
    a = np.arctan2(np.sin(a), np.cos(a))
    pleat = c.noise.at(f"pleat/{seed}", a * 7, d * 1.2, 1.0, 3) - 0.5
    fine = c.noise.at(f"vein/{seed}", a * 30, d * 2.0, 1.0, 2) - 0.5
    cup = 0.2 * np.cos(a * 1.4 + (0.5 if middle > 90 else -0.5))
    t = 0.3 + 0.34 * smoothstep(0.15, 1.0, d) + 0.75 * pleat * smoothstep(0.2, 0.9, d) + 0.2 * fine + cup - 0.1 + lift
    t = t - 0.1 * (c.x - X) / 200 + 0.2 * smoothstep(0.86, 1.0, d)
    c.fill(m, pick(_REDS, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.5)
    blot = smoothstep(0.44, 0.26, d + 0.16 * pleat + 0.1 * np.abs(a))
    c.multiply(m * np.asarray(blot, np.float32), (0.16, 0.07, 330), 0.92)


def _heart(c: Canvas) -> None:
    r = c.rng("stamens")
    y = Y + 4

    def ring(pen: Pen) -> None:
        for k in range(90):
            a, q = k * 2.4, float(r.uniform(34, 62))
            px, py = X + q * math.cos(a), y + q * math.sin(a) * FLAT
            pen.stroke([(X + 20 * math.cos(a), y + 16 * math.sin(a)), (px, py - 4)], (0.14, 0.04, 320), 1.5)
            pen.fill(oval(px, py - 5, 3.6, 2.6, math.degrees(a)), (0.3, 0.05, 310) if k % 3 else (0.58, 0.05, 90))

    c.draw(ring, detail=0.7)
    pod = c.mask(
        curve([(X - 26, y - 12), (X, y - 24), (X + 26, y - 12), (X + 22, y + 14), (X, y + 24), (X - 22, y + 14)])
    )
    greens = ramp([(0.26, 0.05, 150), (0.5, 0.07, 130), (0.74, 0.08, 115)])
    c.fill(pod, pick(greens, np.asarray(smoothstep(X + 30, X - 30, c.x + 0.6 * (c.y - y)), np.float32)), detail=0.7)

    def rays(pen: Pen) -> None:
        for k in range(9):
            a = k * math.tau / 9
            pen.stroke([(X, y - 6), (X + 22 * math.cos(a), y - 6 + 15 * math.sin(a))], (0.24, 0.05, 330), 2.6)

    c.draw(rays, detail=0.7)
