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
_ABDOMEN: Final = (282.0, 346.0, 190.0, 134.0)
_THORAX: Final = (162.0, 292.0, 114.0, 110.0)
_HEAD: Final = (76.0, 272.0, 62.0, 66.0)


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
    if at is _HEAD:
        return np.asarray(dark, np.float32)
    if at is _THORAX:
        return np.asarray(np.where((along > -0.1)[..., None], gold, dark), np.float32)
    out = np.where((along < -0.56)[..., None], pale, dark)
    return np.asarray(np.where(((along > -0.28) & (along < 0.12))[..., None], gold, out), np.float32)


def _egg(c: Canvas, at: tuple[float, float, float, float]) -> Mask:
    disc, _, _ = _solid(c.x, c.y, at)
    return c.wobble(c.full(smoothstep(0, 4e-6, disc)), 2)


def silhouette(c: Canvas) -> Mask:
    """Return where thorax and abdomen are."""
    return _egg(c, _THORAX) | _egg(c, _ABDOMEN)


def body(c: Canvas) -> None:
    """Paint head, thorax and abdomen, hair by hair."""
    _coat(c, _egg(c, _HEAD), _HEAD, 1600, "face")
    _face(c)
    for name, at, n in (("thorax", _THORAX, 6000), ("abdomen", _ABDOMEN, 12000)):
        m = _egg(c, at)
        if at is _THORAX:
            c.multiply(m.blur(9).move(-8, 2) & _egg(c, _HEAD), _INK, 0.7)
        _coat(c, m, at, n, name)


def _face(c: Canvas) -> None:
    """The one eye that shows, and the two bent feelers."""
    eye = c.mask(curve([(24, 240), (40, 246), (44, 276), (34, 306), (20, 304), (14, 276)]))
    c.fill(eye, (0.1, 0.02, 50), detail=0.8)
    c.glaze(c.mask(limb([(22, 252, 4), (19, 272, 5), (22, 290, 3)], 20), soft=3) & eye, (0.6, 0.06, 40), 0.6)
    for bent in (
        [(68, 220, 5), (60, 196, 3.8), (50, 178, 4), (32, 172, 4), (10, 176, 4.4), (-14, 188, 4)],
        [(42, 226, 5.4), (28, 208, 4), (14, 196, 4.4), (-4, 198, 4.8), (-24, 208, 5)],
    ):
        c.fill(c.mask(limb(bent, 60)), _INK, detail=0.75)


def ruffle(c: Canvas, m: Mask, n: int, turn: float, seed: str) -> None:
    """Lay hairs of the thorax over what is sunk in them: rooted within `m`, pointing along `turn`."""
    r = c.rng(seed)
    x, y = scatter(m, n, r, "down")
    tone = jittered(_tone(c, x[None], y[None], 0 * x[None], _THORAX)[0], r, 0.05, 0.01)
    strew(c, "hair", x, y, r.uniform(14, 28, len(x)), turn + r.normal(0, 0.32, len(x)), tone, seed=seed, detail=0.6)


def _coat(c: Canvas, m: Mask, at: tuple[float, float, float, float], n: int, name: str) -> None:
    r = c.rng(name)
    off = np.asarray(0.1 * (c.field("edge", 14, 2) - 0.5), np.float32)
    c.fill(m, _tone(c, c.x, c.y, off, at), detail=0.3)
    x, y = scatter(m.grow(-1), n, r, "any")
    order = np.argsort(-(x * _AXIS[0] + y * _AXIS[1]))[::-1]
    x, y = x[order], y[order]
    count = len(x)
    tone = jittered(_tone(c, x[None], y[None], r.normal(0, 0.02, count)[None], at)[0], r, 0.045, 0.01)
    pole = (at[0] - _AXIS[0] * at[2] * 0.1, at[1] - _AXIS[1] * at[2] * 0.1)
    turn = np.arctan2(y - pole[1] + 40, x - pole[0] + 60) + r.normal(0, 0.25, count)
    strew(c, "hair", x, y, r.uniform(13, 28, count), turn, tone, seed=name, alpha=0.85, detail=0.45)


def wings(c: Canvas) -> None:
    """Spread its wings, smoky glass."""
    right: Points = [
        *((206, 250, CORNER), (236, 150), (296, 40), (384, -50), (480, -60), (520, 10), (500, 80), (430, 156)),
        *((350, 214), (290, 262)),
    ]
    left: Points = [
        *((140, 246, CORNER), (104, 178), (50, 124), (-20, 84), (-70, 100), (-70, 210), (-10, 240), (70, 262)),
    ]
    for outline, far in ((right, (470.0, 0.0)), (left, (-60.0, 130.0))):
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
