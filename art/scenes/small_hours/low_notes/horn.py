"""Parts of Low Notes: the one flower, a horn: its tube, the bell that looks at us, the throat."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, polygon

_THROAT: Final = (216.0, 548.0)
_RIM: Final = (410.0, 330.0, 484.0, 368.0)
_LOBES: Final = 5
_PHASE: Final = 1.1
_OUT: Final = (0.8, 0.085, 108)
_LINE: Final = (0.6, 0.1, 112)
STALK: Final = (0.5, 0.085, 132)
_TONES = ramp(
    [
        (0.26, 0.05, 150),
        (0.36, 0.07, 140),
        (0.54, 0.1, 125),
        (0.72, 0.12, 108),
        (0.83, 0.1, 98),
        (0.895, 0.075, 94),
        (0.925, 0.056, 92),
        (0.945, 0.046, 98),
        (0.955, 0.042, 100),
    ]
)
TUBE: Final[Points] = (
    *((174, 1050, 42), (146, 1000, 38), (106, 910, 36), (84, 830, 42), (104, 750, 62), (180, 670, 100)),
    (250, 540, 150),
)


def _reach(turn: Array) -> Array:
    """Return how far the rim is from the throat in a direction (radians)."""
    cx, cy, rx, ry = _RIM
    ux, uy = np.cos(turn) / rx, np.sin(turn) / ry
    px, py = (_THROAT[0] - cx) / rx, (_THROAT[1] - cy) / ry
    a, b, e = ux * ux + uy * uy, px * ux + py * uy, px * px + py * py - 1
    far = (-b + np.sqrt(b * b - a * e)) / a
    x, y = _THROAT[0] + far * np.cos(turn) - cx, _THROAT[1] + far * np.sin(turn) - cy
    round_ = np.arctan2(y / ry, x / rx)
    lobe = np.abs(np.cos(0.5 * _LOBES * (round_ - _PHASE)))
    return np.asarray(far * (0.89 + 0.15 * lobe**0.75 + 0.012 * np.sin(3 * round_)), np.float64)


def _around(share: float, a: float = 0.0, b: float = 2 * np.pi, n: int = 220) -> list[tuple[float, float]]:
    t = np.linspace(a, b, n)
    far = _reach(t) * share
    return [
        (float(x), float(y)) for x, y in zip(_THROAT[0] + far * np.cos(t), _THROAT[1] + far * np.sin(t), strict=True)
    ]


def tube(c: Canvas) -> None:
    """Grow the bent stalk from the stump and widen it into the horn's outside."""
    m = c.mask(limb(TUBE, 80), wobble=1)
    out = c.mask(
        curve(
            [
                *((76, 905, CORNER), (50, 840), (26, 750), (-30, 640), (-80, 560, CORNER), (400, 300, CORNER)),
                *((680, 600, CORNER), (520, 690), (370, 736), (230, 776), (150, 830), (128, 900, CORNER)),
            ]
        ),
        wobble=1,
    )
    whole = m | out
    c.multiply(whole.blur(9).move(10, 5), (0.62, 0.06, 140), 0.35)
    down = np.asarray(smoothstep(960, 640, c.y), np.float32)
    tone = pick(ramp([STALK, (0.63, 0.095, 122), (0.75, 0.095, 112), _OUT]), down)
    c.fill(whole, tone, detail=0.5)
    c.multiply(whole.edge(14, 8, 16), (0.6, 0.08, 130), 0.55)

    def ribs(pen: Pen) -> None:
        for k in range(-5, 12):
            f = k / 5
            way = [
                (170 + 9 * f, 1060, 0.8),
                (106 + 12 * f, 910, 1.3),
                (92 + 26 * f, 820, 1.8),
                (150 + 78 * f, 730 - 12 * f, 2.2),
                (230 + 200 * f, 600, 1),
            ]
            pen.fill(limb(way, 40), (0.52, 0.085, 125), 0.4)

    c.draw(ribs, clip=whole, detail=0.6)
    c.multiply(c.mask(polygon(_around(1.0))).blur(12).move(4, 16) & whole, (0.6, 0.08, 120), 0.75)


def bell(c: Canvas) -> None:
    """Open the bell: one flat wash from the dark throat to the pale rim, its ribs, five lobes."""
    m = c.mask(polygon(_around(1.0)), wobble=1.5, cell=24)
    dx, dy = c.x - _THROAT[0], c.y - _THROAT[1]
    turn = np.arctan2(dy, dx)
    grid = np.linspace(-np.pi, np.pi, 721)
    reach = np.interp(turn, grid, _reach(grid))
    far = np.hypot(dx, dy)
    t = far / reach
    flow = (
        np.clip(0.5 * t + 0.5 * np.clip(far / 560, 0, 1) - 0.115 + 0.05 * (c.field("petal", 110, 3) - 0.5), 0, 1) ** 0.8
    )
    c.fill(m, pick(_TONES, np.asarray(flow, np.float32)), detail=0.35)
    cx, cy, rx, ry = _RIM
    seams = [_PHASE + (2 * k + 1) * np.pi / _LOBES for k in range(_LOBES)]
    ends = [(cx + rx * np.cos(a), cy + ry * np.sin(a)) for a in seams]
    for x, y in ends:
        way = [(*_toward(x, y, 0.22), 2), (*_toward(x, y, 0.6), 9), (*_toward(x, y, 1.0), 16)]
        c.multiply(c.mask(limb(way, 40), soft=9) & m, (0.84, 0.085, 72), 0.75)
        side = [(p[0] + 24, p[1] - 14, 12) for p in way[1:]]
        c.glaze(c.mask(limb(side, 30), soft=12) & m, (0.975, 0.03, 100), 0.55)

    def ribs(pen: Pen) -> None:
        for k in range(44):
            a = 2 * np.pi * k / 44
            x, y = cx + rx * np.cos(a), cy + ry * np.sin(a)
            b = (*_toward(x, y, 0.62 + 0.2 * ((k * 7) % 5) / 5), 0.4)
            pen.fill(limb([(*_toward(x, y, 0.16), 2.2), (*_toward(x, y, 0.34), 1.9), b], 30), _LINE, 0.42)

    c.draw(ribs, clip=m, detail=0.6)


def _toward(x: float, y: float, share: float) -> tuple[float, float]:
    """Return a place on the bent way from the throat (0) to a place of the rim (1)."""
    px, py = _THROAT
    bow = 0.1 * np.sin(np.pi * share)
    return float(px + share * (x - px) - bow * (y - py)), float(py + share * (y - py) + bow * (x - px))


def lip(c: Canvas) -> None:
    """Roll the rim: a thin pale turn of the petal's edge."""
    m = c.mask(polygon([*_around(1.012), *_around(0.972)[::-1]]), wobble=1)
    c.fill(m, mix(_OUT, (0.95, 0.045, 100), 0.55), detail=0.6)
    c.glaze(m.edge(-3, -3, 3), (0.98, 0.025, 100), 0.7)
    inner = c.mask(polygon(_around(0.97))) - c.mask(polygon(_around(0.955)))
    c.multiply(inner.blur(2), (0.8, 0.09, 85), 0.5)


def lap(c: Canvas) -> None:
    """Fold the near petal up over the chin: what the head has sunk into."""
    top: Points = ((50, 590), (110, 622), (190, 640), (264, 644), (350, 636), (430, 628), (500, 634), (560, 660))
    fold = c.mask(curve([*top, (600, 720, CORNER), (40, 720, CORNER)]), wobble=1) & c.mask(polygon(_around(0.985)))
    ends = np.asarray(smoothstep(70, 190, c.x) * smoothstep(575, 500, c.x), np.float32)
    rise = np.asarray(np.clip((c.y - 600) / 90, 0, 1), np.float32)
    tone = pick(ramp([(0.8, 0.1, 64), (0.885, 0.075, 82), (0.94, 0.05, 98)]), rise)
    c.fill(fold * ends[fold.where], tone, detail=0.4)
    brim = fold.edge(0, -6, 4)
    c.glaze(brim * ends[brim.where], (0.975, 0.03, 95), 0.8)
