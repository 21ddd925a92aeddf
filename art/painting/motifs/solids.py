"""Solids: bodies told by their distance, followed by sight rays in true perspective, with normals and shadows.

A part's stuff is a number of the scene's own. Places are x across, y up, z away, in the body's own units; the
world's are u across, h up, v away, as in `terrain`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from art.painting.colour import Array

Parts = list[tuple[int, Array]]


def box(
    x: Array, y: Array, z: Array, at: tuple[float, float, float], half: tuple[float, float, float], r: float = 0.04
) -> Array:
    """Return distances to a box about `at` with half sizes, its edges rounded by `r`."""
    qx, qy, qz = (np.abs(p - a) - h + r for p, a, h in zip((x, y, z), at, half, strict=True))
    out = np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2 + np.maximum(qz, 0) ** 2)
    return np.asarray(out + np.minimum(np.maximum(qx, np.maximum(qy, qz)), 0) - r, np.float32)


def tube(a: Array, b: Array, along: Array, r: float | Array, z0: float, z1: float, edge: float = 0.04) -> Array:
    """A capped cylinder: a, b from its axis, `along` it from z0 to z1."""
    d = np.hypot(a, b) - r + edge
    e = np.abs(along - (z0 + z1) / 2) - (z1 - z0) / 2 + edge
    out = np.minimum(np.maximum(d, e), 0) + np.hypot(np.maximum(d, 0), np.maximum(e, 0)) - edge
    return np.asarray(out, np.float32)


def capsule(
    x: Array, y: Array, z: Array, a: tuple[float, float, float], b: tuple[float, float, float], r: float
) -> Array:
    """Return distances to a rod from `a` to `b`."""
    d = np.array(b) - np.array(a)
    t = np.clip(((x - a[0]) * d[0] + (y - a[1]) * d[1] + (z - a[2]) * d[2]) / float(d @ d), 0, 1)
    return np.asarray(
        np.sqrt((x - a[0] - t * d[0]) ** 2 + (y - a[1] - t * d[1]) ** 2 + (z - a[2] - t * d[2]) ** 2) - r, np.float32
    )


@dataclass(frozen=True)
class Stand:
    """Where a body stands: its face's foot on the ground (u across, v away), turned."""

    u: float
    v: float
    yaw: float

    def local(self, u: Array, h: Array, v: Array) -> tuple[Array, Array, Array]:
        """Return the body's own places of places in the world."""
        c, s = math.cos(math.radians(self.yaw)), math.sin(math.radians(self.yaw))
        return (u - self.u) * c - (v - self.v) * s, h, (u - self.u) * s + (v - self.v) * c

    def world(self, x: float, y: float, z: float) -> tuple[float, float, float]:
        """Return the world's place (u, height, v) of a place on the body."""
        c, s = math.cos(math.radians(self.yaw)), math.sin(math.radians(self.yaw))
        return self.u + x * c + z * s, y, self.v - x * s + z * c


@dataclass(frozen=True)
class Body:
    """Solids, standing somewhere."""

    stand: Stand
    parts: Callable[[Array, Array, Array], Parts]

    def far(self, u: Array, h: Array, v: Array) -> Array:
        """Return the distance of world places to the body."""
        (_, out), *others = self.parts(*self.stand.local(u, h, v))
        for _, d in others:
            out = np.minimum(out, d)
        return out

    def stuff(self, u: Array, h: Array, v: Array) -> Array:
        """Return which stuff lies nearest."""
        parts = self.parts(*self.stand.local(u, h, v))
        nearest = np.argmin(np.stack([d for _, d in parts]), 0)
        kind: Array = np.array([k for k, _ in parts])[nearest]
        return kind

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
