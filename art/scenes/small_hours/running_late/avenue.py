"""Parts of Running Late: the avenue inside him: round trees and lit lamps that lead to a bright end."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import circle, limb
from art.painting.strokes import repaint

from .brush import GOLD, INK, LIGHT
from .outline import CROWNS
from .trees import crown, lamp, trunk

VIEW: Final = (250.0, 640.0)
"""Where the avenue's lines meet."""
_EYE: Final = 0.9
END: Final = VIEW[1] + _EYE * 92
"""Where the bench stands."""
_TREES: Final = (74.0, 90.0, 112.0, 146.0, 202.0, 310.0)
"""How large things are at each pair of trees, the far ones first (units a metre)."""
_LAMPS: Final = (100.0, 130.0, 178.0, 262.0)


def _spot(across: float, size: float) -> tuple[float, float]:
    """Return where on the card a place on the ground lies."""
    return VIEW[0] + across * size, VIEW[1] + _EYE * size


def avenue(c: Canvas) -> None:
    """Paint the far light, the path, then trees and lamps from behind forward."""
    _light(c)
    _path(c)
    _stars(c)
    repaint(c, 0.6, seed="avenue", loose=0.8)
    for k, size in enumerate(_TREES):
        _pair(c, k, size)
        if 0 < k < 4:
            c.glow(VIEW[0], VIEW[1] + 6, 74, (0.96, 0.1, 94), 0.6 - 0.14 * k)
            _lamps(c, _LAMPS[k - 1], 0.71 - 0.05 * k)
    away = np.hypot((c.x - VIEW[0]) / 210, (c.y - VIEW[1] - 40) / 300)
    c.multiply(smoothstep(0.72, 1.15, away), (0.22, 0.05, 215), 0.8)
    c.glow(VIEW[0], VIEW[1] + 30, 86, (0.96, 0.1, 92), 0.4)
    _roof(c)
    _lamps(c, _LAMPS[3], 0.56)


def _lamps(c: Canvas, size: float, across: float) -> None:
    """A pair of lamps, each with its light on the ground."""
    for side in (-1.0, 1.0):
        x, y = _spot(across * side, size)
        _pool(c, x, y, size)
        lamp(c, x, y, 1.3 * size)


def _light(c: Canvas) -> None:
    """Deep night, and gold at the end."""
    x, y = VIEW[0], VIEW[1] + 16
    d = np.hypot(c.x - x, (c.y - y) * np.where(c.y < y, 1.3, 1.0))
    t = d / 285 + 0.1 * (c.field("air", 120, 3) - 0.5)
    tones = ramp(
        [
            (0, (0.975, 0.07, 98)),
            (0.2, (0.95, 0.105, 93)),
            (0.38, (0.87, 0.13, 84)),
            (0.48, (0.68, 0.115, 92)),
            (0.6, (0.42, 0.075, 175)),
            (0.78, (0.26, 0.06, 215)),
            (1, (0.19, 0.045, 230)),
        ]
    )
    c.emit(c.full(np.asarray(smoothstep(120, 20, d), np.float32)), 0.6)
    c.fill(c.full(), pick(tones, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.3)


def _stars(c: Canvas) -> None:
    """A few, in the gap between the rows."""

    def work(pen: Pen) -> None:
        for x, y, r in ((230, 470, 1.6), (260, 456, 2.2), (276, 486, 1.4), (244, 498, 1.3), (258, 520, 1.2)):
            pen.dot(x, y, r, LIGHT, 0.9)

    c.draw(work, detail=0.9)


def _path(c: Canvas) -> None:
    """The verge and the pale path that runs towards us."""
    y = c.y - VIEW[1]
    size = np.maximum(y, 1) / _EYE
    ground = c.full(smoothstep(40, 60, y))
    t = (size - 60) / 260 + 0.15 * (c.field("verge", 60, 3, (3, 0.5)) - 0.5)
    verge = ramp([(0, (0.84, 0.13, 95)), (0.2, (0.56, 0.11, 130)), (0.5, (0.33, 0.07, 170)), (1, (0.2, 0.045, 215))])
    c.fill(ground, pick(verge, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.3)
    across = (c.x - VIEW[0]) / size + 0.05 * (c.field("kerb", 30, 3) - 0.5)
    path = c.full(smoothstep(0.5, 0.46, np.abs(across))) & ground
    u = (size - 60) / 215 + 0.25 * np.abs(across) + 0.14 * (c.field("path", 60, 4, (6, 0.4)) - 0.5)
    stone = ramp(
        [
            (0, (0.985, 0.05, 100)),
            (0.3, (0.95, 0.095, 92)),
            (0.55, (0.8, 0.13, 78)),
            (0.85, (0.5, 0.1, 55)),
            (1, (0.36, 0.08, 45)),
        ]
    )
    c.fill(path, pick(stone, np.asarray(np.clip(u, 0, 1), np.float32)), detail=0.35)


def _pool(c: Canvas, x: float, y: float, size: float) -> None:
    """The lamp's light on the ground."""
    d = np.hypot((c.x - x) / (0.56 * size), (c.y - y) / (0.12 * size))
    c.screen(np.asarray(np.exp(-1.5 * d * d), np.float32), GOLD, 0.62)


def _pair(c: Canvas, k: int, size: float) -> None:
    for side in (-1.0, 1.0):
        x, y = _spot(side * 0.84, size)
        top = VIEW[1] - 0.95 * size
        trunk(c, (x, y), top, 0.055 * size, -side)
        shade = c.mask(
            limb([(x, y, 0.1 * size), (x + side * 0.5 * size, y + 0.1 * size, 0.06 * size)], 10), soft=0.03 * size
        )
        c.multiply(shade, INK, 0.5)
        crown(c, (x, top, 0.5 * size), VIEW, f"tree/{k}/{side:.0f}", gain=1.35 - 0.14 * k)


def _roof(c: Canvas) -> None:
    """The nearest tops, which are his back: dark, gilded beneath, pale above where the moon has them."""
    for x in (34.0, 474.0):
        trunk(c, (x, 890.0), 600.0, 15.0, 1.0 if x < VIEW[0] else -1.0)
    for k in (0, 5, 1, 4, 2, 3):
        at = CROWNS[k]
        c.multiply(c.mask(circle(at[0], at[1] + 8, at[2]), soft=12), INK, 0.75)
        crown(c, at, (VIEW[0], VIEW[1] - 20), f"roof/{k}", gain=0.62, moonlit=0.9)


def haunches(c: Canvas) -> None:
    """Undergrowth at both sides, dark, from which the legs come."""
    for spine in (((-40, 780, 40), (50, 860, 70), (170, 906, 50)), ((560, 700, 40), (530, 790, 66), (470, 890, 46))):
        c.multiply(c.mask(limb(spine, 24), soft=22), (0.2, 0.045, 225), 0.9)
