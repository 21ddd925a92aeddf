"""Encoding: a finished picture as the two files that a card set holds of it."""

from __future__ import annotations

import io
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

LARGE, SMALL = (800, 1200), (400, 600)
_QUALITY_LARGE, _QUALITY_SMALL = 77, 74
"""Chosen so that 84 cards in both sizes stay below 12 MB together."""
_BYTES_LARGE, _BYTES_SMALL = 100_000, 33_000
_COARSER: Final = 2
_LOWEST_QUALITY: Final = 46


def encoded(image: NDArray[np.uint8]) -> tuple[bytes, bytes]:
    """Return a finished picture (uint8 RGB, 1200 × 800 × 3) as two WebP files: 800 × 1200 and 400 × 600.

    A picture full of small things is saved a little more coarsely, so that 84 cards stay below 12 MB.
    """
    large = Image.fromarray(image)
    small = large.resize(SMALL, Image.Resampling.LANCZOS)
    return _webp(large, _QUALITY_LARGE, _BYTES_LARGE), _webp(small, _QUALITY_SMALL, _BYTES_SMALL)


def _webp(picture: Image.Image, quality: int, most: int) -> bytes:
    while True:
        file = io.BytesIO()
        picture.save(file, "WEBP", quality=quality, method=6)
        data = file.getvalue()
        if len(data) <= most or quality <= _LOWEST_QUALITY:
            return data
        quality -= _COARSER
