"""The train of Perishable as solid bodies: distances to its parts and to the snow on them.

Places are in the train's own units: x across, y up, z backwards from the engine's face; half the gauge is 1.
"""

from __future__ import annotations

import numpy as np

from moonhare.painting.colour import Array
from moonhare.painting.motifs.solids import Parts, box, capsule, melted, tube

IRON, RED, BRASS, DARK, PANE, LIGHT, WHEEL, STEEL = range(8)


def _turned(r: Array, y: Array, low: float, high: float, ys: list[float], rs: list[float]) -> Array:
    """A body turned on a lathe: radius by height."""
    wide = np.interp(y, ys, rs)
    return np.asarray(np.maximum((r - wide) * 0.72, np.maximum(low - y, y - high)), np.float32)


def _roof(x: Array, y: Array, z: Array, middle: float, half: float, thick: float = 0.08, r: float = 0.03) -> Array:
    top = 4.62 + 0.42 * (1 - (x / 1.75) ** 2)
    a, b, e = (np.abs(q) - h + r for q, h in ((y - top, thick), (x, 1.75), (z - middle, half)))
    out = np.sqrt(np.maximum(a, 0) ** 2 + np.maximum(b, 0) ** 2 + np.maximum(e, 0) ** 2)
    return np.asarray((out + np.minimum(np.maximum(a, np.maximum(b, e)), 0) - r) * 0.85, np.float32)


def engine_parts(x: Array, y: Array, z: Array) -> Parts:
    """Return each part's stuff and distance."""
    m = np.abs(x)
    by = y - 2.55
    band = 0.045 * ((np.abs(z - 0.1) < 0.09) | (np.abs(z - 1.75) < 0.05) | (np.abs(z - 3.2) < 0.05))
    chimney_r = np.hypot(x, z - 0.85)
    t = np.clip((y - 0.1) / 0.85, 0, 1)
    face = -0.45 - (1 - t) * 1.15 * (1 - m / 1.6) - 0.13 * np.abs(np.sin(x * 8.5))
    catcher = np.maximum(np.maximum(face - z, z + 0.25), np.maximum(y - 0.95, np.maximum(0.1 - y, m - 1.32))) * 0.55
    door = (np.sqrt((x / 0.9) ** 2 + (by / 0.9) ** 2 + ((z - 0.06) / 0.3) ** 2) - 1) * 0.3
    hand = np.hypot(np.hypot(x, by) - 0.24, z + 0.32) - 0.035
    wheels = [tube(z - w, y - q, m, q, 0.95, 1.12, 0.03) for w, q in ((2.45, 0.82), (4.2, 0.82), (0.75, 0.42))]
    wheel = np.minimum(np.minimum(wheels[0], wheels[1]), wheels[2])
    cab = box(x, y, z, (0, 3.1, 5.5), (1.5, 1.56, 0.8))
    cab = np.maximum(cab, -box(m, y, z, (1.5, 3.75, 5.5), (0.3, 0.45, 0.42)))
    return [
        (IRON, tube(x, by, z, 1.12 + band, 0.0, 4.8)),
        (IRON, np.asarray(door, np.float32)),
        (BRASS, np.asarray(np.minimum(hand, tube(x, by, z, 0.09, -0.36, 0)), np.float32)),
        (BRASS, capsule(x, by, z, (-0.2, 0.12, -0.33), (0.2, -0.12, -0.33), 0.03)),
        (BRASS, capsule(x, by, z, (-0.12, -0.2, -0.33), (0.12, 0.2, -0.33), 0.03)),
        (STEEL, capsule(x, np.abs(by), z, (0.98, 0.36, -0.06), (0.4, 0.3, -0.27), 0.055)),
        (RED, box(x, y, z, (0, 4.06, 0.0), (0.36, 0.38, 0.3))),
        (BRASS, tube(x, y - 4.06, z, 0.32, -0.36, -0.2)),
        (LIGHT, tube(x, y - 4.06, z, 0.25, -0.41, -0.2)),
        (
            IRON,
            _turned(
                chimney_r,
                y,
                3.4,
                5.35,
                [3.5, 3.8, 4.2, 4.8, 5.05, 5.12, 5.35],
                [0.5, 0.34, 0.36, 0.66, 0.72, 0.6, 0.56],
            ),
        ),
        (BRASS, np.asarray(np.hypot(chimney_r - 0.7, y - 5.06) - 0.06, np.float32)),
        (BRASS, capsule(x, y, z, (0, 3.3, 2.5), (0, 3.92, 2.5), 0.46)),
        (BRASS, capsule(x, y, z, (0, 3.3, 3.8), (0, 3.7, 3.8), 0.34)),
        (RED, box(x, y, z, (0, 1.5, 2.5), (1.46, 0.08, 2.5), 0.02)),
        (IRON, tube(m - 1.22, y - 0.98, z, 0.42, 0.1, 1.45)),
        (RED, box(x, y, z, (0, 1.16, -0.3), (1.5, 0.26, 0.14))),
        (BRASS, tube(m - 0.95, y - 1.16, z, 0.21, -0.72, -0.3)),
        (RED, np.asarray(catcher, np.float32)),
        (DARK, box(x, y, z, (0, 1.05, 2.6), (0.8, 0.42, 2.5))),
        (WHEEL, np.asarray(wheel, np.float32)),
        (STEEL, capsule(m, y, z, (1.2, 0.62, 1.1), (1.2, 0.62, 4.3), 0.07)),
        (RED, np.asarray(cab, np.float32)),
        (BRASS, box(m, y, z, (1.24, 3.85, 4.69), (0.2, 0.4, 0.03))),
        (PANE, box(m, y, z, (1.24, 3.85, 4.67), (0.14, 0.34, 0.03))),
        (DARK, box(x, y, z, (0, 3.6, 5.6), (1.3, 0.9, 0.5))),
        (IRON, _roof(x, y, z, 5.45, 1.15)),
        (RED, box(x, y, z, (0, 2.25, 8.0), (1.4, 1.0, 1.35))),
        (BRASS, box(x, y, z, (0, 3.2, 8.0), (1.46, 0.07, 1.4))),
        (WHEEL, np.minimum(tube(z - 7.2, y - 0.5, m, 0.5, 0.95, 1.12), tube(z - 8.7, y - 0.5, m, 0.5, 0.95, 1.12))),
        (DARK, box(x, y, z, (0, 0.95, 8.0), (0.9, 0.4, 1.2))),
    ]


def _lump(x: Array, y: Array, z: Array) -> Array:
    n = np.sin(2.9 * x + 1.3 + 0.8 * y) * np.sin(2.5 * z + 0.5) + 0.6 * np.sin(6.3 * x + 2.1 * z) * np.sin(
        5.7 * z - 1.9 * x + y
    )
    return np.asarray(n + 0.35 * np.sin(13 * x - 4 * y) * np.sin(12 * z + 5 * x), np.float32)


def engine_snow(x: Array, y: Array, z: Array) -> Array:
    """Return the distance to the snow: what bears it, lifted and swollen, and the heap before the plough."""
    m = np.abs(x)
    n = _lump(x, y, z)
    lie = y - 0.07 * n
    lid = _roof(x, lie - 0.26, z, 5.4, 1.26, 0.24, 0.24) - 0.02
    beam = box(x, lie, z, (0, 1.5, -0.32), (1.56, 0.16, 0.24), 0.15)
    board = box(m, lie, z, (1.36, 1.68, 2.2), (0.3, 0.16, 2.5), 0.15)
    back = np.maximum(tube(x, lie - 2.84, z, 1.1, -0.1, 4.6, 0.2), 3.05 + 0.06 * n - y)
    cap = np.sqrt((x / 0.5) ** 2 + ((lie - 4.5) / 0.24) ** 2 + ((z - 0.02) / 0.44) ** 2)
    rim = np.hypot(np.hypot(x, z - 0.85) - 0.6, lie - 5.36) - 0.15
    domes = [capsule(x, lie, z, (0, 3.5, w), (0, q + 0.2, w), r) for w, q, r in ((2.5, 3.95, 0.42), (3.8, 3.72, 0.31))]
    domes = [np.maximum(d, q + 0.08 * n - y) for d, q in zip(domes, (4.1, 3.8), strict=True)]
    load = np.sqrt((x / 1.5) ** 2 + ((lie - 3.2) / 0.75) ** 2 + ((z - 8.0) / 1.5) ** 2)
    crag = 0.045 * np.sin(4.3 * x + 1.7 * y) * np.sin(5.2 * y + 2.6 * z + 1) * np.sin(4.6 * z - 1.9 * x + 2)
    crag = crag + 0.022 * np.sin(9.1 * x + 3 * z) * np.sin(8.3 * y - 2 * x + 1) * np.sin(8.7 * z + 3 * y + 2)
    heaps = [
        (np.sqrt(((x - a) / w) ** 2 + ((lie + 0.12 * n) / tall) ** 2 + ((z - b) / (0.62 * w)) ** 2) - 1) * 0.5 * tall
        + crag
        for a, b, w, tall in (
            (-1.15, -0.95, 0.8, 0.62),
            (-0.62, -1.35, 0.6, 0.42),
            (-0.05, -1.5, 0.7, 0.6),
            (0.62, -1.3, 0.62, 0.44),
            (1.3, -0.85, 0.72, 0.66),
        )
    ]
    pieces = [lid, beam, board, back, (cap - 1) * 0.25, rim, *domes, (load - 1) * 0.7, *heaps]
    return melted([np.asarray(p, np.float32) for p in pieces], 0.14)


def wagon_parts(x: Array, y: Array, z: Array) -> Parts:
    """Return a covered wagon's parts."""
    wheel = np.minimum(
        tube(z - 0.8, y - 0.45, np.abs(x), 0.45, 0.95, 1.1), tube(z - 3.2, y - 0.45, np.abs(x), 0.45, 0.95, 1.1)
    )
    groove = np.asarray(
        0.035 * np.exp(-((np.sin(5.6 * z) * 5) ** 2)) + 0.035 * np.exp(-((np.sin(5.6 * x) * 5) ** 2)), np.float32
    )
    return [
        (RED, box(x, y, z, (0, 2.4, 2.0), (1.4, 1.5, 1.9)) + groove),
        (BRASS, box(x, y, z, (0, 1.0, 2.0), (1.45, 0.1, 1.95))),
        (WHEEL, wheel),
    ]


def wagon_snow(x: Array, y: Array, z: Array) -> Array:
    """Return the distance to a wagon's snow."""
    lie = y - 0.09 * _lump(x, y, z)
    load = np.sqrt((x / 1.62) ** 2 + ((lie - 3.95) / 0.6) ** 2 + ((z - 2) / 2.15) ** 2)
    return np.asarray((load - 1) * 0.5, np.float32)
