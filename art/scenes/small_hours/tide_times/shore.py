"""Parts of Tide Times: a pale evening sky, ribs of wet sand as far as one sees, one trail of boots."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, place, sample

HORIZON: Final = 842.0
_TRAIL: Final[Points] = (
    *((470, 845), (540, 850), (640, 862), (720, 882), (764, 916), (774, 960), (766, 1010), (742, 1056), (700, 1092)),
)


def sky(c: Canvas) -> None:
    """Paint the sky: rose above, apricot low; broad thin drifts; a far low coast."""
    c.wash(
        [
            (0.0, (0.865, 0.06, 18)),
            (0.25, (0.895, 0.057, 34)),
            (0.5, (0.925, 0.053, 54)),
            (0.7, (0.95, 0.045, 78)),
            (1.0, (0.95, 0.045, 78)),
        ],
        26,
        turn=-8,
    )
    veil = c.noise.at("veil", (c.x + 0.7 * c.y) / 520, (c.y - 0.14 * c.x) / 130, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.86, veil) * smoothstep(760, 300, c.y), (0.95, 0.035, 62), 0.5)
    x = c.x[:1]
    top = (
        HORIZON - 20 * smoothstep(200, 520, x) * smoothstep(900, 560, x) - 8 * c.noise.at("coast", x / 90, 0 * x, 1, 2)
    )
    m = c.full(smoothstep(-2, 2, c.y - top))
    c.fill(m, (0.8, 0.05, 350), 0.8, detail=0.1)


def sand(c: Canvas) -> None:
    """The sea's floor: long ribs, lit flat on one side, wet and rosy in the troughs."""
    depth = np.maximum(c.y - HORIZON, 0.5)
    v = np.asarray(3600 / (depth + 14), np.float32)
    u = np.asarray((c.x - 480) / (depth + 14) * 9, np.float32)
    foot = np.asarray(3600 / (depth + 14) ** 2, np.float32)
    bend = c.noise.at("bend", u, v * 0.6, 7.0, 3) - 0.5
    rib = np.sin((v + 5.2 * bend + 0.25 * u) * 2 * math.pi / 2.3)
    seen = smoothstep(0.9, 0.15, foot)
    wide = c.noise.at("wide", u, v * 0.4, 16.0, 2) - 0.5
    t = np.clip(0.62 + 0.3 * np.asarray(rib) * seen + 0.4 * wide + 0.2 * smoothstep(60, 0, depth), 0, 1)
    table = ramp([(0.72, 0.085, 8), (0.79, 0.085, 24), (0.86, 0.075, 44), (0.92, 0.055, 66)])
    colours: Array = pick(table, np.asarray(t, np.float32))
    haze = (smoothstep(110, 0, depth) * 0.7)[..., None]
    colours = colours + (rgb((0.93, 0.05, 62)) - colours) * haze
    c.fill(c.full(smoothstep(-1, 1, c.y - HORIZON)), np.asarray(colours, np.float32), detail=0.2)


def prints(c: Canvas) -> None:
    """Boot prints from the far coast up to the dog's paws; there the last two stand side by side."""
    way = sample(_TRAIL, 900)
    length = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(way[:, :2], axis=0).T))])
    spots: list[tuple[float, float, float, float]] = [(716, 1062, 0.82, 166), (728, 1102, 0.9, 170)]
    run, side = float(length[-1]) - 104.0, 1
    while run > 0:
        k = int(np.searchsorted(length, run))
        (x, y), (dx, dy) = way[k], way[min(k + 4, 899)] - way[max(k - 4, 0)]
        q = float((y - HORIZON + 4) / 250)
        a = math.atan2(float(dy), float(dx))
        spots.append((float(x) - math.sin(a) * 17 * q * side, float(y) + math.cos(a) * 14 * q * side, q, a * 57.3))
        side, run = -side, run - max(6.0, 92 * q)

    def work(pen: Pen) -> None:
        for x, y, q, turn in spots:
            _boot(pen, x, y, max(q, 0.05), turn)

    c.draw(work, detail=0.7, soft=0.3)


def _boot(pen: Pen, x: float, y: float, q: float, turn: float) -> None:
    """One print: sole and heel, flattened as it lies on the ground, wet, its near rim light."""
    sole: Points = ((-15, -6), (0, -8), (22, -16), (42, -13), (53, -3), (46, 8), (24, 13), (0, 7), (-15, 7))
    heel: Points = ((-46, -9), (-28, -10), (-21, -6), (-21, 7), (-28, 10), (-46, 9), (-51, 0))
    for dy, tone, share in ((3.5 * q, (0.98, 0.025, 75), 0.8), (0.0, (0.5, 0.09, 350), 0.8)):
        for part in (sole, heel):
            flat = [(x + u, y + dy + 0.62 * v) for u, v in place(part, 0, 0, 1.3 * q, turn)]
            pen.fill(curve(flat), tone, share)
