"""The train of Perishable as solid bodies: distances to them, sight rays, shadows; it knows nothing of paint.

Places are in the train's own units: x across, y up, z backwards from the engine's face; half the gauge is 1.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from moonhare.painting.colour import Array

Field = Callable[[Array, Array, Array], Array]
Parts = list[tuple[int, Array]]
IRON, RED, BRASS, DARK, PANE, LIGHT, WHEEL, STEEL = range(8)


def _box(
    x: Array, y: Array, z: Array, at: tuple[float, float, float], half: tuple[float, float, float], r: float = 0.04
) -> Array:
    qx, qy, qz = (np.abs(p - a) - h + r for p, a, h in zip((x, y, z), at, half, strict=True))
    out = np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2 + np.maximum(qz, 0) ** 2)
    return np.asarray(out + np.minimum(np.maximum(qx, np.maximum(qy, qz)), 0) - r, np.float32)


def _tube(a: Array, b: Array, along: Array, r: float | Array, z0: float, z1: float, edge: float = 0.04) -> Array:
    """A capped cylinder: a, b from its axis, `along` it from z0 to z1."""
    d = np.hypot(a, b) - r + edge
    e = np.abs(along - (z0 + z1) / 2) - (z1 - z0) / 2 + edge
    out = np.minimum(np.maximum(d, e), 0) + np.hypot(np.maximum(d, 0), np.maximum(e, 0)) - edge
    return np.asarray(out, np.float32)


def _capsule(
    x: Array, y: Array, z: Array, a: tuple[float, float, float], b: tuple[float, float, float], r: float
) -> Array:
    d = np.array(b) - np.array(a)
    t = np.clip(((x - a[0]) * d[0] + (y - a[1]) * d[1] + (z - a[2]) * d[2]) / float(d @ d), 0, 1)
    return np.asarray(
        np.sqrt((x - a[0] - t * d[0]) ** 2 + (y - a[1] - t * d[1]) ** 2 + (z - a[2] - t * d[2]) ** 2) - r, np.float32
    )


def _turned(r: Array, y: Array, low: float, high: float, ys: list[float], rs: list[float]) -> Array:
    """A body turned on a lathe: radius by height."""
    wide = np.interp(y, ys, rs)
    return np.asarray(np.maximum((r - wide) * 0.72, np.maximum(low - y, y - high)), np.float32)


def _roof(x: Array, y: Array, z: Array, middle: float, half: float, thick: float = 0.08, r: float = 0.03) -> Array:
    top = 4.62 + 0.42 * (1 - (x / 1.75) ** 2)
    a, b, e = (np.abs(q) - h + r for q, h in ((y - top, thick), (x, 1.75), (z - middle, half)))
    out = np.sqrt(np.maximum(a, 0) ** 2 + np.maximum(b, 0) ** 2 + np.maximum(e, 0) ** 2)
    return np.asarray((out + np.minimum(np.maximum(a, np.maximum(b, e)), 0) - r) * 0.85, np.float32)


def _near_first(parts: Parts) -> Array:
    out = parts[0][1]
    for _, d in parts[1:]:
        out = np.minimum(out, d)
    return out


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
    wheels = [_tube(z - w, y - q, m, q, 0.95, 1.12, 0.03) for w, q in ((2.45, 0.82), (4.2, 0.82), (0.75, 0.42))]
    wheel = np.minimum(np.minimum(wheels[0], wheels[1]), wheels[2])
    cab = _box(x, y, z, (0, 3.1, 5.5), (1.5, 1.56, 0.8))
    cab = np.maximum(cab, -_box(m, y, z, (1.5, 3.75, 5.5), (0.3, 0.45, 0.42)))
    return [
        (IRON, _tube(x, by, z, 1.12 + band, 0.0, 4.8)),
        (IRON, np.asarray(door, np.float32)),
        (BRASS, np.asarray(np.minimum(hand, _tube(x, by, z, 0.09, -0.36, 0)), np.float32)),
        (BRASS, _capsule(x, by, z, (-0.2, 0.12, -0.33), (0.2, -0.12, -0.33), 0.03)),
        (BRASS, _capsule(x, by, z, (-0.12, -0.2, -0.33), (0.12, 0.2, -0.33), 0.03)),
        (STEEL, _capsule(x, np.abs(by), z, (0.98, 0.36, -0.06), (0.4, 0.3, -0.27), 0.055)),
        (RED, _box(x, y, z, (0, 4.06, 0.0), (0.36, 0.38, 0.3))),
        (BRASS, _tube(x, y - 4.06, z, 0.32, -0.36, -0.2)),
        (LIGHT, _tube(x, y - 4.06, z, 0.25, -0.41, -0.2)),
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
        (BRASS, _capsule(x, y, z, (0, 3.3, 2.5), (0, 3.92, 2.5), 0.46)),
        (BRASS, _capsule(x, y, z, (0, 3.3, 3.8), (0, 3.7, 3.8), 0.34)),
        (RED, _box(x, y, z, (0, 1.5, 2.5), (1.46, 0.08, 2.5), 0.02)),
        (IRON, _tube(m - 1.22, y - 0.98, z, 0.42, 0.1, 1.45)),
        (RED, _box(x, y, z, (0, 1.16, -0.3), (1.5, 0.26, 0.14))),
        (BRASS, _tube(m - 0.95, y - 1.16, z, 0.21, -0.72, -0.3)),
        (RED, np.asarray(catcher, np.float32)),
        (DARK, _box(x, y, z, (0, 1.05, 2.6), (0.8, 0.42, 2.5))),
        (WHEEL, np.asarray(wheel, np.float32)),
        (STEEL, _capsule(m, y, z, (1.2, 0.62, 1.1), (1.2, 0.62, 4.3), 0.07)),
        (RED, np.asarray(cab, np.float32)),
        (BRASS, _box(m, y, z, (1.24, 3.85, 4.69), (0.2, 0.4, 0.03))),
        (PANE, _box(m, y, z, (1.24, 3.85, 4.67), (0.14, 0.34, 0.03))),
        (DARK, _box(x, y, z, (0, 3.6, 5.6), (1.3, 0.9, 0.5))),
        (IRON, _roof(x, y, z, 5.45, 1.15)),
        (RED, _box(x, y, z, (0, 2.25, 8.0), (1.4, 1.0, 1.35))),
        (BRASS, _box(x, y, z, (0, 3.2, 8.0), (1.46, 0.07, 1.4))),
        (WHEEL, np.minimum(_tube(z - 7.2, y - 0.5, m, 0.5, 0.95, 1.12), _tube(z - 8.7, y - 0.5, m, 0.5, 0.95, 1.12))),
        (DARK, _box(x, y, z, (0, 0.95, 8.0), (0.9, 0.4, 1.2))),
    ]


def _lump(x: Array, y: Array, z: Array) -> Array:
    n = np.sin(2.9 * x + 1.3 + 0.8 * y) * np.sin(2.5 * z + 0.5) + 0.6 * np.sin(6.3 * x + 2.1 * z) * np.sin(
        5.7 * z - 1.9 * x + y
    )
    return np.asarray(n + 0.35 * np.sin(13 * x - 4 * y) * np.sin(12 * z + 5 * x), np.float32)


def _melted(parts: list[Array], k: float) -> Array:
    out = parts[0]
    for d in parts[1:]:
        h = np.clip(0.5 + 0.5 * (d - out) / k, 0, 1)
        out = d + (out - d) * h - k * h * (1 - h)
    return np.asarray(out, np.float32)


def engine_snow(x: Array, y: Array, z: Array) -> Array:
    """Return the distance to the snow: what bears it, lifted and swollen, and the heap before the plough."""
    m = np.abs(x)
    n = _lump(x, y, z)
    lie = y - 0.07 * n
    lid = _roof(x, lie - 0.26, z, 5.4, 1.26, 0.24, 0.24) - 0.02
    beam = _box(x, lie, z, (0, 1.5, -0.32), (1.56, 0.16, 0.24), 0.15)
    board = _box(m, lie, z, (1.36, 1.68, 2.2), (0.3, 0.16, 2.5), 0.15)
    back = np.maximum(_tube(x, lie - 2.84, z, 1.1, -0.1, 4.6, 0.2), 3.05 + 0.06 * n - y)
    cap = np.sqrt((x / 0.5) ** 2 + ((lie - 4.5) / 0.24) ** 2 + ((z - 0.02) / 0.44) ** 2)
    rim = np.hypot(np.hypot(x, z - 0.85) - 0.6, lie - 5.36) - 0.15
    domes = [_capsule(x, lie, z, (0, 3.5, w), (0, q + 0.2, w), r) for w, q, r in ((2.5, 3.95, 0.42), (3.8, 3.72, 0.31))]
    domes = [np.maximum(d, q + 0.08 * n - y) for d, q in zip(domes, (4.1, 3.8), strict=True)]
    load = np.sqrt((x / 1.5) ** 2 + ((lie - 3.2) / 0.75) ** 2 + ((z - 8.0) / 1.5) ** 2)
    heaps = [
        (np.sqrt(((x - a) / w) ** 2 + ((lie + 0.1 * n) / tall) ** 2 + ((z - b) / (0.62 * w)) ** 2) - 1) * 0.5 * tall
        for a, b, w, tall in (
            (-1.05, -0.95, 0.8, 0.44),
            (-0.2, -1.5, 0.75, 0.5),
            (0.6, -1.35, 0.6, 0.36),
            (1.3, -0.8, 0.72, 0.5),
        )
    ]
    pieces = [lid, beam, board, back, (cap - 1) * 0.25, rim, *domes, (load - 1) * 0.7, *heaps]
    return _melted([np.asarray(p, np.float32) for p in pieces], 0.14)


def wagon_parts(x: Array, y: Array, z: Array) -> Parts:
    """Return a covered wagon's parts."""
    wheel = np.minimum(
        _tube(z - 0.8, y - 0.45, np.abs(x), 0.45, 0.95, 1.1), _tube(z - 3.2, y - 0.45, np.abs(x), 0.45, 0.95, 1.1)
    )
    groove = np.asarray(
        0.035 * np.exp(-((np.sin(5.6 * z) * 5) ** 2)) + 0.035 * np.exp(-((np.sin(5.6 * x) * 5) ** 2)), np.float32
    )
    return [
        (RED, _box(x, y, z, (0, 2.4, 2.0), (1.4, 1.5, 1.9)) + groove),
        (BRASS, _box(x, y, z, (0, 1.0, 2.0), (1.45, 0.1, 1.95))),
        (WHEEL, wheel),
    ]


def wagon_snow(x: Array, y: Array, z: Array) -> Array:
    """Return the distance to a wagon's snow."""
    lie = y - 0.09 * _lump(x, y, z)
    load = np.sqrt((x / 1.62) ** 2 + ((lie - 3.95) / 0.6) ** 2 + ((z - 2) / 2.15) ** 2)
    return np.asarray((load - 1) * 0.5, np.float32)


@dataclass(frozen=True)
class Stand:
    """Where a body stands: its face's foot on the ground (u across, v away), turned, leaning."""

    u: float
    v: float
    yaw: float
    lean: float = 0.0

    def local(self, u: Array, h: Array, v: Array) -> tuple[Array, Array, Array]:
        """Return the body's own places of places in the world."""
        c, s = math.cos(math.radians(self.yaw)), math.sin(math.radians(self.yaw))
        x, z = (u - self.u) * c - (v - self.v) * s, (u - self.u) * s + (v - self.v) * c
        cl, sl = math.cos(math.radians(self.lean)), math.sin(math.radians(self.lean))
        return x * cl + h * sl, h * cl - x * sl, z

    def world(self, x: float, y: float, z: float) -> tuple[float, float, float]:
        """Return the world's place (u, height, v) of a place on the body."""
        cl, sl = math.cos(math.radians(self.lean)), math.sin(math.radians(self.lean))
        x, y = x * cl - y * sl, x * sl + y * cl
        c, s = math.cos(math.radians(self.yaw)), math.sin(math.radians(self.yaw))
        return self.u + x * c + z * s, y, self.v - x * s + z * c


@dataclass(frozen=True)
class Body:
    """Solids and the snow on them, standing somewhere."""

    stand: Stand
    parts: Callable[[Array, Array, Array], Parts]
    snow: Field

    def far(self, u: Array, h: Array, v: Array) -> Array:
        """Return the distance of world places to the body."""
        p = self.stand.local(u, h, v)
        return np.minimum(_near_first(self.parts(*p)), self.snow(*p))

    def stuff(self, u: Array, h: Array, v: Array) -> Array:
        """Return which stuff lies nearest (-1: snow)."""
        p = self.stand.local(u, h, v)
        parts = self.parts(*p)
        at = np.argmin(np.stack([d for _, d in parts]), 0)
        kind = np.array([k for k, _ in parts])[at]
        return np.where(self.snow(*p) < _near_first(parts) + 0.004, -1, kind)

    def normal(self, u: Array, h: Array, v: Array, e: float = 0.012) -> tuple[Array, Array, Array]:
        """Return the surface's outward direction."""
        nx = self.far(u + e, h, v) - self.far(u - e, h, v)
        ny = self.far(u, h + e, v) - self.far(u, h - e, v)
        nz = self.far(u, h, v + e) - self.far(u, h, v - e)
        n = np.sqrt(nx * nx + ny * ny + nz * nz) + 1e-6
        return nx / n, ny / n, nz / n

    def seen(self, dx: Array, dy: Array, eye: float, near: float, far: float) -> tuple[Array, Array]:
        """Follow sight rays (dx, dy, 1) from height `eye`; return how far away each ends, and whether it hit."""
        length = np.sqrt(dx * dx + dy * dy + 1)
        t = np.full(dx.shape, near, np.float32)
        hit = np.zeros(dx.shape, bool)
        live = np.arange(dx.size)
        for _ in range(90):
            w = t[live]
            d = self.far(dx[live] * w, eye + dy[live] * w, w)
            t[live] = w + 0.8 * d / length[live]
            done = d < 0.0012 * w
            hit[live[done]] = True
            live = live[~done & (t[live] < far)]
            if not live.size:
                break
        return t, hit

    def shade(self, u: Array, h: Array, v: Array, sun: tuple[float, float, float], reach: float = 6.0) -> Array:
        """Return 0–1 how far places lie in the body's shadow; `sun` right, away, up."""
        n = math.sqrt(sum(q * q for q in sun))
        a, b, e = (q / n for q in sun)
        t = np.full(u.shape, 0.08, np.float32)
        dark = np.ones(u.shape, np.float32)
        for _ in range(24):
            d = self.far(u + a * t, h + e * t, v + b * t)
            dark = np.minimum(dark, np.clip(9 * d / t, 0, 1))
            t = np.minimum(t + np.clip(d, 0.06, 0.5), reach)
        return np.asarray(1 - dark, np.float32)
