"""The scallop of Closing Time: a ribbed lid like a hill, and below it the bed with its wavy lip."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, curve

MIDDLE: Final = 264.0
"""Where the shell's axis stands on the card."""
HALF: Final = 358.0
"""Half its width."""
_TOP: Final = 184.0
_CORNERS: Final = 806.0
_ARCH: Final = 164.0
_SAG: Final = 122.0
_DEPTH: Final = 190.0
_RIBS: Final = 26.0
_LEAN: Final = math.radians(-3.5)

_CORAL = ramp([(0.55, 0.125, 18), (0.66, 0.13, 26), (0.755, 0.112, 34), (0.835, 0.085, 44), (0.9, 0.06, 58)])
_NACRE = ramp([(0.66, 0.085, 10), (0.78, 0.07, 24), (0.87, 0.05, 44), (0.925, 0.042, 62)])
EDGE: Final[Colour] = (0.94, 0.04, 68)


def _turned(c: Canvas) -> tuple[Array, Array]:
    """Return the places of the card in the shell's own upright frame, its axis at 0."""
    dx, dy = c.x - MIDDLE, c.y - _CORNERS
    x = dx * math.cos(_LEAN) + dy * math.sin(_LEAN)
    y = -dx * math.sin(_LEAN) + dy * math.cos(_LEAN)
    return np.asarray(x, np.float32), np.asarray(y + _CORNERS, np.float32)


def _across(q: Array) -> Array:
    return np.asarray(np.sqrt(np.clip(1 - q * q, 0, 1)), np.float32)


def _lid_places(c: Canvas) -> tuple[Array, Array]:
    """Return for each place of the lid `q` (-1 to 1 across, at the rim) and `s` (0 at the knob, 1 at the rim)."""
    x, y = _turned(c)
    q = np.clip(x / HALF, -1.4, 1.4)
    s = np.zeros_like(q)
    for _ in range(14):
        rim = _CORNERS - _ARCH * _across(q)
        s = np.clip((y - _TOP) / (rim - _TOP), 0, 1.5)
        wide = np.sin(np.clip(1.62 * s, 1e-3, math.pi / 2)) ** 0.82
        q = 0.4 * q + 0.6 * np.clip(x / (HALF * wide), -1.4, 1.4)
    return np.asarray(q, np.float32), np.asarray(s, np.float32)


def _turn(q: Array) -> Array:
    return np.asarray(np.arcsin(np.clip(q, -1, 1)), np.float32)


def lid_mask(c: Canvas) -> Mask:
    """Return the lid's silhouette: knob above, bulging flanks, scalloped rim."""
    q, s = _lid_places(c)
    _, y = _turned(c)
    wave = np.cos(_turn(q) * _RIBS)
    side = smoothstep(1.0, 0.985, np.abs(q))
    below = smoothstep(1.004, 0.996, s - 0.02 * wave * smoothstep(0.7, 1, s))
    return c.full(side * below * (y > _TOP))


def lid(c: Canvas) -> None:
    """Paint the ears beside the knob, then the ribbed outside, its bands of growth, its pale edge."""
    _ears(c)
    m = lid_mask(c)
    c.multiply(m.blur(16).move(0, 22) & mouth(c), (0.6, 0.1, 10), 0.75)
    q, s = _lid_places(c)
    turn = _turn(q)
    rib = np.cos(turn * _RIBS)
    crest = np.sign(rib) * np.abs(rib) ** 0.7
    bands = c.noise.at("growth", s * 9 + 0.25 * np.cos(turn * 2), turn * 0.5, 1.0, 2) - 0.5
    t = (
        0.56
        + 0.2 * crest * smoothstep(0.02, 0.22, s) * smoothstep(0.995, 0.93, np.abs(q))
        - 0.2 * q
        - 0.1 * (s - 0.5)
        + 0.42 * bands
    )
    t = t - 0.18 * smoothstep(0.75, 1.0, np.abs(q))
    c.fill(m, pick(_CORAL, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.45)
    groove = smoothstep(-0.72, -0.98, rib) * smoothstep(0.03, 0.2, s) * smoothstep(0.995, 0.93, np.abs(q))
    c.multiply(m * np.asarray(groove, np.float32)[m.where], (0.6, 0.12, 8), 0.55)
    edge = smoothstep(0.955, 0.965, s - 0.02 * rib)
    c.fill(m * np.asarray(edge, np.float32)[m.where], EDGE, detail=0.6)
    dark = smoothstep(0.935, 0.955, s - 0.02 * rib) * smoothstep(0.965, 0.955, s - 0.02 * rib)
    c.multiply(m * np.asarray(dark, np.float32)[m.where], (0.55, 0.12, 10), 0.4)


def _ears(c: Canvas) -> None:
    """The two flat wings beside the knob, along the straight hinge."""
    for outline in (
        [(262, 196, CORNER), (206, 199), (128, 208, CORNER), (142, 244), (118, 304, CORNER), (262, 330, CORNER)],
        [(262, 196, CORNER), (310, 190), (376, 184, CORNER), (372, 226), (400, 284, CORNER), (262, 330, CORNER)],
    ):
        m = c.mask(curve(outline, pull=0.25), wobble=1)
        c.fill(m, (0.77, 0.1, 36), detail=0.4)
        lines = np.cos((np.abs(c.x - 262) + 0.12 * c.y) / 5.2)
        c.multiply(m * np.asarray(smoothstep(0.3, 1, lines), np.float32)[m.where], (0.7, 0.11, 18), 0.4)
        c.fill(m.edge(0, 5, 1.2), EDGE, 0.8, detail=0.5)
        c.multiply(lid_mask(c).blur(7) & m, (0.55, 0.11, 10), 0.7)


def mouth(c: Canvas) -> Mask:
    """Return what is seen between the bed's lip and the corners: the inside."""
    x, y = _turned(c)
    q = np.clip(x / HALF, -1, 1)
    low = _CORNERS + _SAG * _across(q)
    high = _CORNERS - (_ARCH + 60) * _across(q)
    inside = smoothstep(1, -1, y - low - 16) * smoothstep(-1, 1, y - high) * (np.abs(x) < HALF)
    return c.full(np.asarray(inside, np.float32))


def front(c: Canvas) -> Mask:
    """Return the bed's outer side, from its scalloped lip down into the water."""
    d, wave, q = _front_places(c)
    return c.full(np.asarray(smoothstep(-0.008, 0.008, d - 0.045 * wave) * (np.abs(q) < 1) * (d < 1.6), np.float32))


def _front_places(c: Canvas) -> tuple[Array, Array, Array]:
    """Return of the bed's outer side: how far below the lip (0 to 1), the ribs' wave, the place across."""
    x, y = _turned(c)
    q = np.asarray(x / HALF, np.float32)
    d: Array = np.zeros_like(q)
    for _ in range(6):
        low = _CORNERS + _SAG * _across(q)
        d = np.asarray((y - low) / _DEPTH, np.float32)
        q = np.asarray(x / (HALF * (1 - 0.3 * np.clip(d, 0, 1.4) ** 1.4)), np.float32)
    return np.asarray(d, np.float32), np.asarray(np.cos(_turn(q) * _RIBS), np.float32), q


def bed(c: Canvas) -> None:
    """Paint the lower half: the pale inside with faint ribs, the outer side, the lip."""
    inner = mouth(c)
    x, y = _turned(c)
    q = np.clip(x / HALF, -1, 1)
    depth = (y - (_CORNERS - _ARCH)) / (_ARCH + _SAG)
    ribs = np.cos(np.arctan2(x, y - 560) * 22)
    t = 0.3 + 0.6 * depth - 0.12 * q + 0.06 * ribs - 0.2 * q * q
    c.fill(inner, pick(_NACRE, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.4)


def lip_front(c: Canvas) -> None:
    """Paint the bed's outside and its wavy lip."""
    m = front(c)
    d, wave, q = _front_places(c)
    c.multiply(m.blur(8).move(0, -7) & mouth(c), (0.62, 0.09, 12), 0.5)
    bands = c.noise.at("low-growth", d * 4, q * 2, 1.0, 2) - 0.5
    t = 0.5 + 0.2 * wave - 0.22 * q - 0.5 * d + 0.3 * bands
    c.fill(m, pick(_CORAL, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.45)
    groove = smoothstep(-0.7, -0.98, wave)
    c.multiply(m * np.asarray(groove, np.float32)[m.where], (0.6, 0.12, 8), 0.5)
    edge = smoothstep(0.1, 0.075, d - 0.045 * wave)
    c.fill(m * np.asarray(edge, np.float32)[m.where], EDGE, detail=0.6)
