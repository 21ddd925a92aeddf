"""Likeness: how far two renderings of a card differ to the eye.

The same machine paints the same bytes. Another one rounds otherwise (its processor's vector instructions, its
libraries' versions), so that grain and single strokes fall otherwise: what is seen stays within `BOUND`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.painting.colour import to_lab

BOUND: Final = 0.03
"""The most that a repainted card may differ (`difference`): half as much again as one sees between plain patches."""

_HAND: Final = (200, 300)
_TILE: Final = 20


def difference(one: NDArray[np.uint8], other: NDArray[np.uint8]) -> float:
    """Return how far two pictures (uint8 RGB, of one size) differ at the size of a card in hand.

    The mean distance in OKLab (Ottosson 2020; lightness from 0 to 1) of the worst of 150 tiles, each a tenth of the
    width: a thing that is missing shows, grain that fell otherwise does not.
    """
    distance = np.sqrt(((_values(one) - _values(other)) ** 2).sum(-1))
    across, down = _HAND[0] // _TILE, _HAND[1] // _TILE
    return float(distance.reshape(down, _TILE, across, _TILE).mean((1, 3)).max())


def _values(picture: NDArray[np.uint8]) -> NDArray[np.float32]:
    small = Image.fromarray(picture).resize(_HAND, Image.Resampling.BOX)
    return to_lab(np.asarray(small, np.float32) / 255)


def corner_light(picture: NDArray[np.uint8]) -> float:
    """Return how light a picture's (uint8 RGB) corners are beside its middle: 1 is as light, below 0.6 a vignette.

    Mean relative luminance (linear light; ITU-R BT.709) of four patches of 15 % of width and height, over that of the
    middle 30 %.
    """
    light = luminance(picture)
    h, w = light.shape
    ph, pw, mh, mw = round(h * 0.15), round(w * 0.15), round(h * 0.3), round(w * 0.3)
    top, left = (h - mh) // 2, (w - mw) // 2
    corners = (light[:ph, :pw], light[:ph, -pw:], light[-ph:, :pw], light[-ph:, -pw:])
    return float(np.mean([corner.mean() for corner in corners]) / light[top : top + mh, left : left + mw].mean())


def luminance(picture: NDArray[np.uint8]) -> NDArray[np.float64]:
    """Return the relative luminance (linear light, 0 to 1; ITU-R BT.709) of a picture (uint8 RGB, h x w x 3)."""
    values = picture / 255
    linear = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]), np.float64)
