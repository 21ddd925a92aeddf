"""Colour: OKLab and OKLCH, mixing, ramps and tones; knows nothing of canvases or shapes.

Everything that is mixed is mixed in OKLab, so that a gradient never turns muddy half way
(Björn Ottosson, "A perceptual color space for image processing", 2020).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.floating[Any]]
Colour: TypeAlias = "str | tuple[float, float, float] | Array"
"""A hex string ``#rrggbb``, an OKLCH tuple (lightness 0–1, chroma 0–0.4, hue in degrees) or sRGB values 0–1."""

Stops: TypeAlias = "Sequence[Colour] | Sequence[tuple[float, Colour]]"
"""Colours at even steps, or pairs (position 0–1, colour)."""

_TO_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
_FROM_LMS = np.linalg.inv(_TO_LMS)
_FROM_LAB = np.linalg.inv(_TO_LAB)
_LUT_SIZE = 512


def smoothstep(low: float, high: float, x: Array | float) -> Array:
    """Return 0 below `low`, 1 above `high` and a smooth step between; `low` may exceed `high`."""
    t = np.clip((np.asarray(x, np.float32) - low) / (high - low), 0, 1)
    step: Array = (t * t * (3 - 2 * t)).astype(np.float32)
    return step


def to_lab(rgb: Array) -> Array:
    """Convert sRGB values 0–1, shape (..., 3), to OKLab."""
    c = np.asarray(rgb, np.float64)
    linear = np.where(c <= 0.04045, c / 12.92, ((np.maximum(c, 0) + 0.055) / 1.055) ** 2.4)
    lab: Array = (np.cbrt(linear @ _TO_LMS.T) @ _TO_LAB.T).astype(np.float32)
    return lab


def _linear_from_lab(lab: Array) -> NDArray[np.float64]:
    linear: NDArray[np.float64] = ((np.asarray(lab, np.float64) @ _FROM_LAB.T) ** 3) @ _FROM_LMS.T
    return linear


def from_lab(lab: Array) -> Array:
    """Convert OKLab, shape (..., 3), to sRGB values clipped to 0–1."""
    linear = np.clip(_linear_from_lab(lab), 0, 1)
    out: Array = np.where(
        linear <= 0.0031308, linear * 12.92, 1.055 * np.maximum(linear, 1e-9) ** (1 / 2.4) - 0.055
    ).astype(np.float32)
    return out


def in_gamut(colour: tuple[float, float, float], slack: float = 0.003) -> bool:
    """Say whether an OKLCH colour can be shown in sRGB within `slack` of linear light."""
    lightness, chroma, hue = colour
    angle = math.radians(hue)
    lab = np.array([lightness, chroma * math.cos(angle), chroma * math.sin(angle)], np.float32)
    linear = _linear_from_lab(lab)
    return bool((linear >= -slack).all() and (linear <= 1 + slack).all())


def lab(colour: Colour) -> Array:
    """Return a colour's OKLab value, shape (3,)."""
    if isinstance(colour, tuple):
        lightness, chroma, hue = colour
        angle = math.radians(hue)
        return np.array([lightness, chroma * math.cos(angle), chroma * math.sin(angle)], np.float32)
    return to_lab(rgb(colour))


def rgb(colour: Colour) -> Array:
    """Return a colour's sRGB value 0–1, shape (3,).

    Raises ValueError for a string that is not ``#rrggbb``.
    """
    if isinstance(colour, str):
        if len(colour) != 7 or colour[0] != "#":
            raise ValueError(f"a colour is written #rrggbb, not {colour!r}")
        return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    if isinstance(colour, tuple):
        return from_lab(lab(colour))
    return np.asarray(colour, np.float32)


def mix(a: Colour, b: Colour, share: float) -> Array:
    """Mix `share` of `b` into `a` in OKLab; returns sRGB, shape (3,)."""
    return from_lab(lab(a) * (1 - share) + lab(b) * share)


def shift(colour: Colour, lighter: float = 0.0, chroma: float = 1.0, hue: float = 0.0) -> Array:
    """Return the colour lighter by `lighter`, its chroma times `chroma`, its hue turned by `hue` degrees."""
    lightness, a, b = (float(v) for v in lab(colour))
    angle = math.atan2(b, a) + math.radians(hue)
    c = math.hypot(a, b) * chroma
    return from_lab(np.array([lightness + lighter, c * math.cos(angle), c * math.sin(angle)], np.float32))


def _positions(stops: Stops) -> tuple[list[float], list[Array]]:
    items: list[Any] = list(stops)
    if isinstance(items[0], tuple) and len(items[0]) == 2:
        return [float(s[0]) for s in items], [lab(s[1]) for s in items]
    last = max(len(items) - 1, 1)
    return [i / last for i in range(len(items))], [lab(s) for s in items]


def ramp(stops: Stops) -> Array:
    """Return a table of 512 sRGB colours through the stops, mixed in OKLab."""
    places, labs = _positions(stops)
    t = np.linspace(0, 1, _LUT_SIZE)
    table = np.stack([np.interp(t, places, [float(c[k]) for c in labs]) for k in range(3)], 1)
    return from_lab(table.astype(np.float32))


def pick(table: Array, t: Array) -> Array:
    """Look values 0–1 up in a table made by `ramp`; shape of `t` plus (3,)."""
    index = np.clip(np.nan_to_num(t) * (_LUT_SIZE - 1), 0, _LUT_SIZE - 1).astype(np.int32)
    found: Array = table[index]
    return found


@lru_cache(maxsize=512)
def _tones(base: tuple[float, ...], key: tuple[float, ...], shade: tuple[float, ...], depth: float) -> Array:
    b = np.array(base, np.float32)
    k, s = np.array(key, np.float32), np.array(shade, np.float32)

    def tone(lightness: float, towards: Array, share: float, chroma: float) -> Array:
        out = b * (1 - share) + towards * share
        out[0] = lightness
        out[1:] *= chroma
        return out

    light = float(b[0])
    deep = light * (0.68 - 0.42 * depth)
    labs = [
        tone(deep * 0.78, s, 0.6, 0.95),
        tone(deep + 0.26 * (light - deep), s, 0.44, 1.0),
        tone(deep + 0.68 * (light - deep), s, 0.18, 1.06),
        tone(light + 0.02, k, 0.06, 1.06),
        tone(light + 0.42 * (float(k[0]) - light), k, 0.34, 1.0),
        tone(light + 0.80 * (float(k[0]) - light), k, 0.68, 0.9),
    ]
    return ramp([from_lab(c) for c in labs])


def tones(base: Colour, key: Colour, shade: Colour, depth: float = 0.6) -> Array:
    """Return a ramp from cool shade through the local colour to warm light.

    `depth` 0–1 says how dark the shaded end is. The one place where a card's two lights meet its colours.
    """
    return _tones(*(tuple(round(float(v), 4) for v in lab(c)) for c in (base, key, shade)), depth)
