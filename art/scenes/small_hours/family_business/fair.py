"""The fair of Family Business, far off in the mist: striped tents lit from within, pennants, strings of lamps."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, polygon

_HAZE: Colour = (0.86, 0.1, 45)
_TENTS: tuple[tuple[float, float, float, float, Colour, float], ...] = (
    (560, 948, 90, 84, (0.5, 0.13, 5), 0.46),
    (660, 952, 130, 128, (0.5, 0.14, 15), 0.26),
    (760, 956, 120, 100, (0.46, 0.12, 345), 0.16),
    (210, 946, 84, 74, (0.5, 0.12, 340), 0.48),
    (100, 950, 120, 118, (0.5, 0.14, 12), 0.3),
    (14, 954, 110, 90, (0.48, 0.12, 350), 0.4),
)


def _tent(c: Canvas, x: float, y: float, w: float, h: float, tone: Colour, far: float) -> None:
    half, eave = w / 2, y - 0.4 * h

    def side(t: float) -> Path:
        ex, bx = x + half * t, x + half * 0.86 * t
        a, b = x + half * (t - 0.25), x + half * 0.86 * (t - 0.25)
        mid = (x + (ex - x) * 0.38, y - 0.62 * h)
        left = (x + (a - x) * 0.38, y - 0.62 * h)
        return curve(
            [(x, y - h, CORNER), mid, (ex, eave, CORNER), (bx, y, CORNER), (b, y, CORNER), (a, eave, CORNER), left],
            pull=0.3,
        )

    for k in range(8):
        t = -0.75 + 0.25 * k
        own: Colour = tone if k % 2 else (0.9, 0.05, 70)
        m = c.mask(side(t))
        c.form(m, mix(own, _HAZE, far), thickness=6, bias=0.12 - 0.1 * t, rim=0.4, detail=0.5)
    shade = c.mask(polygon([(x - half, eave), (x + half, eave), (x + half * 0.86, y), (x - half * 0.86, y)]))
    c.multiply(shade, (0.5, 0.1, 350), 0.35)
    door = c.mask(curve([(x - 0.13 * w, y, CORNER), (x, eave + 2, CORNER), (x + 0.13 * w, y, CORNER)]))
    c.fill(door, (0.96, 0.12, 80), detail=0.8)
    c.emit(door, 0.46)
    c.glow(x, y - 0.14 * h, 0.4 * w, (0.95, 0.13, 68), 0.46)

    def flag(pen: Pen) -> None:
        pen.stroke([(x, y - h + 2), (x, y - h - 0.2 * h)], mix(tone, _HAZE, far), 2)
        top = y - 1.2 * h
        pen.fill(polygon([(x, top), (x + 0.2 * w, top + 0.05 * h), (x, top + 0.1 * h)]), mix(tone, _HAZE, far * 0.46))

    c.draw(flag, detail=0.46)


def fair(c: Canvas) -> None:
    """Paint the tents, far ones first and paler, then the lamps strung between them."""
    for tent in sorted(_TENTS, key=lambda t: -t[5]):
        _tent(c, *tent)
    tops = [(x, y - 1.02 * h) for x, y, _, h, _, _ in _TENTS]
    strings = ((tops[3], tops[4]), (tops[4], tops[5]), (tops[0], tops[1]), (tops[1], tops[2]))
    lamps: list[tuple[float, float]] = []
    for (ax, ay), (bx, by) in strings:
        n = max(5, int(abs(bx - ax) / 12))
        for i in range(1, n):
            t = i / n
            lamps.append((ax + (bx - ax) * t, ay + (by - ay) * t + 26 * math.sin(math.pi * t)))

    def work(pen: Pen) -> None:
        for x, y in lamps:
            pen.dot(x, y, 2.2, (0.98, 0.1, 85))

    c.draw(work, detail=0.9, emission=0.8)
    for x, y in lamps:
        c.glow(x, y, 8, (0.95, 0.13, 70), 0.5)
    c.glaze(np.asarray(smoothstep(915, 965, c.y) * 0.4, np.float32), _HAZE)
