"""What has been trodden into the snow: a texture of dents over the plain, and the plain's own drifts."""

from __future__ import annotations

import math
from typing import Final

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array
from art.painting.shapes import sample
from art.painting.terrain import HeightMap

HORIZON: Final = 250.0
SUN: Final = (0.62, 0.6, 0.42)
"""Where the sun stands: right, away, up."""

_CELL: Final = 0.016
_LEFT, _NEAR, _WIDE, _DEEP = -16.0, 3.5, 32.0, 34.0

WALK: Final = (
    (-3.4, 4.6),
    (-2.0, 6.1),
    (-1.1, 7.9),
    (0.2, 9.9),
    (1.7, 11.8),
    (1.4, 14.2),
    (-0.4, 16.6),
    (-1.5, 19.2),
    (-0.7, 21.8),
    (1.1, 23.6),
    (3.0, 24.5),
)
"""Where the chair has gone (u across, v away)."""

_SOLE: Final = ((-0.5, 0.0), (-0.45, 0.13), (-0.26, 0.15), (-0.02, 0.08), (0.16, 0.17), (0.3, 0.19))
_SOLE_IN: Final = ((0.33, 0.02), (0.25, -0.16), (0.08, -0.17), (-0.12, -0.12), (-0.32, -0.15), (-0.46, -0.12))
_TOES: Final = ((0.52, 0.15, 0.092), (0.52, 0.0, 0.06), (0.47, -0.1, 0.055), (0.4, -0.185, 0.05), (0.31, -0.255, 0.045))


def _pixel(u: Array, v: Array) -> Array:
    return np.stack([(u - _LEFT) / _CELL, (v - _NEAR) / _CELL], -1)


def _turned(points: Array, at: tuple[float, float], angle: float, size: float, flip: float) -> Array:
    x, y = points[:, 0] * size, points[:, 1] * size * flip
    ca, sa = math.cos(angle), math.sin(angle)
    return _pixel(at[0] + x * ca - y * sa, at[1] + x * sa + y * ca)


def _foot(sheet: Array, at: tuple[float, float], angle: float, size: float, flip: float) -> None:
    """Tread one bare foot: ball and heel deeper than the arch, five toes."""
    outline = np.array([*_SOLE, *_SOLE_IN])
    smooth = sample([*outline, outline[0]], 60)
    flat = np.round(_turned(smooth, at, angle, size, flip) * 16).astype(np.int32)
    cv2.fillPoly(sheet, [flat], 0.8, lineType=cv2.LINE_AA, shift=4)
    for x, y, r in (*_TOES, (0.2, 0.02, 0.13), (-0.32, 0.0, 0.11)):
        spot = _turned(np.array([[x, y]]), at, angle, size, flip)[0]
        centre = (round(float(spot[0]) * 16), round(float(spot[1]) * 16))
        cv2.circle(sheet, centre, round(r * size / _CELL * 16), 1.0, -1, cv2.LINE_AA, 4)


def _claw(sheet: Array, at: tuple[float, float], angle: float, size: float) -> None:
    """Tread one print of an enormous bird: three toes before, one behind, claws apart from their toes."""
    pad = _pixel(np.array(at[0]), np.array(at[1]))
    cv2.circle(sheet, (round(float(pad[0])), round(float(pad[1]))), round(0.12 * size / _CELL), 1.0, -1)
    for turn, long in ((-0.62, 0.86), (0.02, 1.0), (0.6, 0.88), (math.pi + 0.12, 0.5)):
        a, bow = angle + turn, 0.16 * math.sin(turn)
        for k in range(26):
            t = k / 25
            bend = bow * t * t
            r = size * (0.068 + 0.02 * math.sin(t * 17)) * (1 - 0.45 * t)
            d = size * (0.08 + long * t)
            spot = _pixel(np.array(at[0] + d * math.cos(a - bend)), np.array(at[1] + d * math.sin(a - bend)))
            cv2.circle(sheet, (round(float(spot[0])), round(float(spot[1]))), max(1, round(r / _CELL)), 1.0, -1)
        tip = size * (0.2 + long * 1.0)
        for k in range(8):
            d = tip + size * 0.024 * k
            spot = _pixel(np.array(at[0] + d * math.cos(a - bow)), np.array(at[1] + d * math.sin(a - bow)))
            r = size * 0.036 * (1 - k / 8)
            cv2.circle(sheet, (round(float(spot[0])), round(float(spot[1]))), max(1, round(r / _CELL)), 1.0, -1)


def _dents(c: Canvas) -> Array:
    rows, columns = round(_DEEP / _CELL), round(_WIDE / _CELL)
    feet, claws = np.zeros((rows, columns), np.float32), np.zeros((rows, columns), np.float32)
    way = sample(WALK, 1200)
    gone = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(way, axis=0).T))])
    r = c.rng("steps")
    step, k = 0.0, 0
    while step < gone[-1] - 1.0:
        i = int(np.searchsorted(gone, step))
        d = way[min(i + 4, 1199)] - way[max(i - 4, 0)]
        angle = math.atan2(d[1], d[0])
        side = 1.0 if k % 2 else -1.0
        off = side * (0.5 + float(r.normal(0, 0.03)))
        u, v = way[i, 0] - math.sin(angle) * off, way[i, 1] + math.cos(angle) * off
        _foot(feet, (u, v), angle + 0.1 * side + float(r.normal(0, 0.05)), 1.16 * float(r.uniform(0.96, 1.04)), -side)
        step += 1.12 + float(r.normal(0, 0.04))
        k += 1
    for u, v, turn in ((2.55, 7.25, 2.42), (-3.4, 11.2, 2.3), (-7.4, 17.0, 2.5), (-14.6, 23.0, 2.42)):
        _claw(claws, (u, v), turn, 2.6)
    soft_feet = cv2.GaussianBlur(feet, (0, 0), 1.3)
    heel = cv2.GaussianBlur(feet, (0, 0), 9.0)
    soft_claws = cv2.GaussianBlur(claws, (0, 0), 4.0)
    bank = cv2.GaussianBlur(claws, (0, 0), 16.0)
    feet_part = -0.085 * soft_feet + 0.07 * np.clip(heel - soft_feet, 0, 1)
    claw_part = -0.23 * soft_claws + 0.24 * np.clip(bank - soft_claws, 0, 1)
    return np.asarray(feet_part * (1 - 0.3 * soft_claws) + claw_part, np.float32)


def _read(dents: Array, u: Array, v: Array) -> Array:
    px, py = ((u - _LEFT) / _CELL).astype(np.float32), ((v - _NEAR) / _CELL).astype(np.float32)
    return np.asarray(
        cv2.remap(dents, px, py, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=0), np.float32
    )


def plain(c: Canvas) -> tuple[HeightMap, HeightMap]:
    """Return the plain's heights (long drifts, fine wind ribs, the dents) and, alone, how deep it is trodden."""
    dents = _dents(c)

    def trodden(u: Array, v: Array) -> Array:
        return _read(dents, u, v)

    def heights(u: Array, v: Array) -> Array:
        drift = 0.9 * (c.noise.at("drift", u + 0.5 * v, v, 13, 3) - 0.5) * np.clip((v - 4) / 16, 0.12, 1)
        far = 3.2 * (c.noise.at("swell", u, v, 60, 2) - 0.5) * np.clip((v - 26) / 60, 0, 1)
        ribs = 0.05 * (c.noise.at("ribs", (u - 0.4 * v) * 0.5, v + 0.7 * u, 1.5, 3) - 0.5) * np.clip(14 / v, 0, 1)
        return np.asarray(drift + far + ribs + trodden(u, v), np.float32)

    return heights, trodden
