"""Parts of Express: the great bumblebee from behind, flying away from us, its coat in broad strokes."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb
from art.painting.stamps import jittered, scatter, strew

_DARK = ramp([(0.12, 0.025, 60), (0.18, 0.03, 60), (0.25, 0.035, 65), (0.36, 0.045, 70)])
_GOLD = ramp([(0.5, 0.12, 60), (0.65, 0.145, 70), (0.77, 0.15, 80), (0.86, 0.13, 88)])
_PALE = ramp([(0.66, 0.06, 55), (0.8, 0.055, 70), (0.9, 0.04, 84), (0.95, 0.03, 90)])
_INK: Final = (0.15, 0.025, 60)
_AXIS: Final = (-0.56, -0.22, 0.8)
"""Where it flies: to the left, up a little, and away."""
_ABDOMEN: Final = (236.0, 330.0, 190.0, 134.0)
_THORAX: Final = (116.0, 276.0, 116.0, 112.0)


def _solid(x: Array, y: Array, at: tuple[float, float, float, float]) -> tuple[Array, Array, Array]:
    """Return, of an egg along the axis seen straight on: inside (> 0), place along it (-1 tail, 1 front), lightness."""
    cx, cy, long, wide = at
    px, py = (x - cx), (y - cy)
    ax, ay, az = _AXIS
    n = math.sqrt(ax * ax + ay * ay + az * az)
    ax, ay, az = ax / n, ay / n, az / n
    k = 1 / long**2 - 1 / wide**2
    dot = px * ax + py * ay
    a = 1 / wide**2 + k * az * az
    b = 2 * k * dot * az
    q = (px * px + py * py) / wide**2 + k * dot * dot - 1
    disc = b * b - 4 * a * q
    z = (-b - np.sqrt(np.maximum(disc, 0))) / (2 * a)
    along = (dot + z * az) / long
    nx = px / wide**2 + k * (dot + z * az) * ax
    ny = py / wide**2 + k * (dot + z * az) * ay
    nz = z / wide**2 + k * (dot + z * az) * az
    light = (-0.5 * nx - 0.75 * ny - 0.45 * nz) / np.sqrt(nx * nx + ny * ny + nz * nz + 1e-12)
    return np.asarray(disc, np.float32), np.asarray(along, np.float32), np.asarray(light, np.float32)


def _tone(c: Canvas, x: Array, y: Array, off: Array, at: tuple[float, float, float, float]) -> Array:
    _, along, light = _solid(x, y, at)
    along = along + off
    clump = c.noise.at("clump", np.asarray(x / 34, np.float32), np.asarray(y / 34, np.float32), 1.0, 3)
    t = np.asarray(np.clip(0.42 + 0.5 * light + 0.3 * (clump - 0.5), 0, 1), np.float32)
    dark, gold, pale = pick(_DARK, t), pick(_GOLD, t), pick(_PALE, t)
    if at is _THORAX:
        return np.asarray(np.where((along > -0.1)[..., None], gold, dark), np.float32)
    out = np.where((along < -0.56)[..., None], pale, dark)
    return np.asarray(np.where(((along > -0.28) & (along < 0.12))[..., None], gold, out), np.float32)


def body(c: Canvas) -> None:
    """Paint thorax and abdomen, hair by hair."""
    for name, at, n in (("thorax", _THORAX, 6000), ("abdomen", _ABDOMEN, 12000)):
        disc, _, _ = _solid(c.x, c.y, at)
        m = c.wobble(c.full(smoothstep(0, 4e-6, disc)), 2)
        _coat(c, m, at, n, name)


def _coat(c: Canvas, m: Mask, at: tuple[float, float, float, float], n: int, name: str) -> None:
    r = c.rng(name)
    off = np.asarray(0.1 * (c.field("edge", 14, 2) - 0.5), np.float32)
    c.fill(m, _tone(c, c.x, c.y, off, at), detail=0.3)
    x, y = scatter(m.grow(-1), n, r, "any")
    order = np.argsort(-(x * _AXIS[0] + y * _AXIS[1]))[::-1]
    x, y = x[order], y[order]
    count = len(x)
    tone = jittered(_tone(c, x[None], y[None], r.normal(0, 0.02, count)[None], at)[0], r, 0.025, 0.008)
    pole = (at[0] - _AXIS[0] * at[2] * 0.1, at[1] - _AXIS[1] * at[2] * 0.1)
    turn = np.arctan2(y - pole[1] + 40, x - pole[0] + 60) + r.normal(0, 0.25, count)
    strew(c, "hair", x, y, r.uniform(13, 28, count), turn, tone, seed=name, alpha=0.85, detail=0.45)


def legs(c: Canvas) -> None:
    """Hang its legs, dark and tapering."""
    for leg in (
        [(118, 360, 15), (92, 424, 12), (88, 444, 9), (64, 486, 6), (62, 524, 1.5)],
        [(190, 420, 20), (176, 480, 15), (172, 500, 11), (146, 546, 7), (148, 592, 1.5)],
        [(300, 410, 24), (322, 456, 20), (318, 484, 15), (284, 524, 8), (270, 566, 1.5)],
    ):
        c.fill(c.mask(limb(leg, 40), wobble=1), _INK, detail=0.6)


def wings(c: Canvas) -> None:
    """Spread its wings, smoky glass."""
    right: Points = [
        (160, 240, CORNER),
        (214, 130),
        (290, 30),
        (380, -40),
        (470, -40),
        (450, 40),
        (370, 140),
        (250, 250),
    ]
    left: Points = [(100, 250, CORNER), (60, 170), (0, 96), (-60, 40), (-60, 180), (0, 250), (60, 280)]
    for outline, far in ((right, (450.0, -30.0)), (left, (-50.0, 110.0))):
        blade = c.mask(curve(outline))
        c.glaze(blade, (0.62, 0.05, 35), 0.5)
        c.multiply(blade.edge(0, 5, 3), (0.55, 0.05, 60), 0.4)
        _veins(c, blade, outline, far)


def _veins(c: Canvas, blade: Mask, outline: Points, far: tuple[float, float]) -> None:
    x, y = outline[0][:2]

    def work(pen: Pen) -> None:
        for k in (-0.3, 0.0, 0.3):
            middle = (0.5 * (x + far[0]) + 60 * k, 0.5 * (y + far[1]) + 120 * k)
            pen.stroke([(x, y), middle, (far[0], far[1] + 120 * k)], (0.42, 0.05, 60), 2.4, 0.5)
        pen.stroke([(p[0], p[1]) for p in outline[:4]], (0.3, 0.04, 60), 4, 0.8)

    c.draw(work, clip=blade.grow(2), detail=0.6)
