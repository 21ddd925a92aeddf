"""Layer: the arrays that a canvas paints into, and how colour is laid over colour."""

from __future__ import annotations

import numpy as np

from .colour import Array
from .mask import Mask


class Layer:
    """Premultiplied colour, cover, detail (what brush strokes must spare) and emission (what blooms)."""

    __slots__ = ("cover", "detail", "emission", "rgb")

    def __init__(self, width: int, height: int, cover: float = 0.0) -> None:
        """Make a clear layer, or a black one with `cover` 1."""
        self.rgb: Array = np.zeros((height, width, 3), np.float32)
        self.cover: Array = np.full((height, width), cover, np.float32)
        self.detail: Array = np.zeros((height, width), np.float32)
        self.emission: Array = np.zeros((height, width), np.float32)

    def over(self, mask: Mask, colours: Array, alpha: float = 1.0, detail: float | None = 0.4) -> None:
        """Lay colours (shape (3,) or the box's) over what is there; `detail` None keeps the detail below."""
        if mask.empty:
            return
        at = mask.where
        a = mask.a * alpha if alpha != 1 else mask.a
        k = a[..., None]
        self.rgb[at] += (colours - self.rgb[at]) * k
        self.cover[at] += (1 - self.cover[at]) * a
        if detail is not None:
            self.detail[at] += (detail - self.detail[at]) * a
        self.emission[at] *= 1 - a

    def multiply(self, mask: Mask, colour: Array, share: float = 1.0) -> None:
        """Darken by a colour, as a glaze."""
        if mask.empty:
            return
        self.rgb[mask.where] *= 1 - (mask.a * share)[..., None] * (1 - colour)

    def screen(self, mask: Mask, colour: Array, share: float = 1.0) -> None:
        """Lighten by a colour, as light in air."""
        if mask.empty:
            return
        at = mask.where
        k = np.clip(mask.a * share, 0, 1)[..., None] * colour
        self.rgb[at] += (self.cover[at][..., None] - self.rgb[at]) * k

    def glaze(self, mask: Mask, colour: Array, share: float = 1.0) -> None:
        """Mix a colour in without covering what is bare, keeping the detail."""
        if mask.empty:
            return
        at = mask.where
        k = np.clip(mask.a * share, 0, 1)[..., None]
        self.rgb[at] += (colour * self.cover[at][..., None] - self.rgb[at]) * k
