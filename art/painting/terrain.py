"""Terrain: land and water as true height maps seen in perspective, so that dunes, plains and seas recede.

Every column of pixels finds the first ground it meets (the "voxel space" way of flight simulators);
the scene then colours ground by its place (u across, v away, in ground units) and its slope.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from .canvas import Canvas
from .colour import Array
from .mask import Mask, blur

HeightMap = Callable[[Array, Array], Array]
"""Ground height at (u, v); arrays of one shape in, the same shape out."""


@dataclass(frozen=True)
class Ground:
    """Seen ground: arrays of the whole card, meaningless where `mask` is 0."""

    mask: Mask
    u: Array
    v: Array
    height: Array
    footprint: Array
    """Ground units a pixel covers in depth: hand it to `Noise.at` to keep the far away calm."""
    nx: Array
    nv: Array
    nh: Array
    shade: Array
    """0–1, how far the ground lies in its own cast shadow."""
    horizon: float
    eye: float
    focal: float

    def lit(self, sun: tuple[float, float, float]) -> Array:
        """Return the cosine between the ground's normal and the sun (right, away, up)."""
        n = math.sqrt(sum(c * c for c in sun))
        cosine: Array = ((self.nx * sun[0] + self.nv * sun[1] + self.nh * sun[2]) / n).astype(np.float32)
        return cosine

    def spot(self, u: float, v: float, height: float = 0.0) -> tuple[float, float, float]:
        """Return card x, y and card units a ground unit, of a place on or above the ground."""
        size = self.focal / v
        return 400 + u * size, self.horizon + (self.eye - height) * size, size


def ground(
    canvas: Canvas,
    heights: HeightMap,
    *,
    horizon: float = 500.0,
    eye: float = 10.0,
    focal: float = 900.0,
    near: float = 6.0,
    far: float = 900.0,
    steps: int = 640,
    sun: tuple[float, float, float] = (-0.6, 0.4, 0.45),
    shadow_reach: float = 30.0,
) -> Ground:
    """Look over a height map from `eye` ground units up; `horizon` is the card height of infinity.

    `focal` card units: a ground unit at distance v is focal / v card units large.
    """
    s = canvas.scale
    columns = np.arange(canvas.w, dtype=np.float32) / s + 0.5 / s - 400
    v = near * (far / near) ** (np.arange(steps, dtype=np.float32) / (steps - 1))
    u = columns[None, :] * v[:, None] / focal
    vv = np.repeat(v[:, None], canvas.w, 1)
    h = heights(u, vv).astype(np.float32)
    y = horizon + (eye - h) * focal / v[:, None]
    top = np.minimum.accumulate(y, 0)
    rows = (np.arange(canvas.h, dtype=np.float32) + 0.5) / s
    index = np.empty((canvas.h, canvas.w), np.int32)
    for c in range(canvas.w):
        index[:, c] = np.searchsorted(-top[:, c], -rows, side="left")
    seen = index < steps
    index = np.minimum(index, steps - 1)
    across = np.arange(canvas.w)[None, :]
    before = np.maximum(index - 1, 0)
    y1, y0 = y[index, across], y[before, across]
    share = np.clip((y0 - rows[:, None]) / np.where(np.abs(y0 - y1) < 1e-6, 1, y0 - y1), 0, 1)
    share = np.where(top[before, across] < y0 - 1e-3, 1.0, share)  # came out from behind a crest
    vs = (v[before] + (v[index] - v[before]) * share).astype(np.float32)
    us = (columns[None, :] * vs / focal).astype(np.float32)
    hs = heights(us, vs).astype(np.float32)
    foot = (vs * vs / (max(eye, 0.1) * focal * s)).astype(np.float32)
    e = np.maximum(vs / (focal * s), 0.02)
    slope_u = (heights(us + e, vs) - heights(us - e, vs)) / (2 * e)
    ev = np.maximum(np.minimum(foot, vs * 0.02), 0.02)
    slope_v = (heights(us, vs + ev) - heights(us, vs - ev)) / (2 * ev)
    n = np.sqrt(slope_u**2 + slope_v**2 + 1)
    flat = math.hypot(sun[0], sun[1]) or 1.0
    # Shadows are soft: half the size is enough.
    hu, hv, hh = us[::2, ::2], vs[::2, ::2], hs[::2, ::2]
    worst = np.full_like(hh, -1e3)
    for i in range(1, 13):
        d = shadow_reach * (i / 12) ** 2
        there = heights(hu + sun[0] / flat * d, hv + sun[1] / flat * d)
        worst = np.maximum(worst, there - hh - d * sun[2] / flat)
    dark = np.clip(worst / (0.04 * shadow_reach), 0, 1).astype(np.float32)
    shadow = blur(np.asarray(cv2.resize(dark, (canvas.w, canvas.h), interpolation=cv2.INTER_LINEAR)), 0.8 * s)
    edge = np.asarray(cv2.GaussianBlur(seen.astype(np.float32), (0, 0), 0.5), np.float32)
    return Ground(
        mask=canvas.full(edge * seen),
        u=us,
        v=vs,
        height=hs,
        footprint=foot,
        nx=(-slope_u / n).astype(np.float32),
        nv=(-slope_v / n).astype(np.float32),
        nh=(1 / n).astype(np.float32),
        shade=shadow,
        horizon=horizon,
        eye=eye,
        focal=focal,
    )


@dataclass(frozen=True)
class Plane:
    """A flat rectangle seen in perspective: its mask and, on the mask's box, places on it (u, v, 0–1)."""

    mask: Mask
    u: Array
    v: Array

    def wide(self, across: float, down: float) -> tuple[Array, Array]:
        """Return places in units of your own: `across` and `down` of them on the rectangle."""
        return self.u * across, self.v * down


def plane(canvas: Canvas, mask: Mask, corners: tuple[tuple[float, float], ...]) -> Plane:
    """Map a rectangle to four card points (top left, top right, bottom right, bottom left): walls, floors, tables."""
    to = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    matrix = cv2.getPerspectiveTransform(np.array(corners, np.float32), to)
    x, y = canvas.x[mask.where], canvas.y[mask.where]
    w = matrix[2, 0] * x + matrix[2, 1] * y + matrix[2, 2]
    w = np.where(np.abs(w) < 1e-6, 1e-6, w)
    u = (matrix[0, 0] * x + matrix[0, 1] * y + matrix[0, 2]) / w
    v = (matrix[1, 0] * x + matrix[1, 1] * y + matrix[1, 2]) / w
    return Plane(mask=mask, u=u.astype(np.float32), v=v.astype(np.float32))
