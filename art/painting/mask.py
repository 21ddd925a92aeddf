"""Masks: soft silhouettes that know where on the card they are, so that work stays within their box."""

from __future__ import annotations

import math
from typing import TypeAlias

import cv2
import numpy as np

from .colour import Array

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels of the painting; right and bottom excluded."""


def blur(a: Array, sigma: float) -> Array:
    """Return a Gaussian blur (sigma in pixels); wide ones are worked at a smaller size."""
    if sigma < 0.3 or not a.size:
        return a
    h, w = a.shape[:2]
    if sigma > 10 and min(h, w) > 16:
        k = max(2, int(sigma / 4))
        size = (max(2, w // k), max(2, h // k))
        small = cv2.resize(a, size, interpolation=cv2.INTER_AREA)
        small = cv2.GaussianBlur(small, (0, 0), sigma / k, borderType=cv2.BORDER_REPLICATE)
        return np.asarray(cv2.resize(small, (w, h), interpolation=cv2.INTER_LINEAR), np.float32)
    return np.asarray(cv2.GaussianBlur(a, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE), np.float32)


class Mask:
    """A silhouette: values 0–1 in `a`, shape (height, width) of `box`; nothing outside the box."""

    __slots__ = ("a", "box", "frame", "scale")

    def __init__(self, a: Array, box: Box, frame: tuple[int, int], scale: float) -> None:
        """Wrap values; `frame` is the whole painting (width, height) in pixels."""
        self.a = a
        self.box = box
        self.frame = frame
        self.scale = scale

    @property
    def where(self) -> tuple[slice, slice]:
        """The box as slices of a whole-card array."""
        x0, y0, x1, y1 = self.box
        return slice(y0, y1), slice(x0, x1)

    @property
    def empty(self) -> bool:
        """True if the box has no pixel."""
        return self.a.size == 0

    def _with(self, a: Array, box: Box | None = None) -> Mask:
        return Mask(np.asarray(a, np.float32), box or self.box, self.frame, self.scale)

    def _clamped(self, box: Box) -> Box:
        w, h = self.frame
        x0, y0 = min(max(box[0], 0), w), min(max(box[1], 0), h)
        return x0, y0, max(min(box[2], w), x0), max(min(box[3], h), y0)

    def on(self, box: Box) -> Array:
        """Return the values on another box, 0 where this mask has none."""
        box = self._clamped(box)
        out = np.zeros((box[3] - box[1], box[2] - box[0]), np.float32)
        x0, y0 = max(box[0], self.box[0]), max(box[1], self.box[1])
        x1, y1 = min(box[2], self.box[2]), min(box[3], self.box[3])
        if x1 > x0 and y1 > y0:
            mine = self.a[y0 - self.box[1] : y1 - self.box[1], x0 - self.box[0] : x1 - self.box[0]]
            out[y0 - box[1] : y1 - box[1], x0 - box[0] : x1 - box[0]] = mine
        return out

    def whole(self) -> Array:
        """Return the values on the whole card."""
        return self.on((0, 0, *self.frame))

    def grown_box(self, by: float) -> Mask:
        """Return the same mask on a box `by` card units larger on every side."""
        p = math.ceil(by * self.scale)
        x0, y0, x1, y1 = self.box
        box = self._clamped((x0 - p, y0 - p, x1 + p, y1 + p))
        return self._with(self.on(box), box)

    def __and__(self, other: Mask) -> Mask:
        """Return what both share."""
        x0, y0 = max(self.box[0], other.box[0]), max(self.box[1], other.box[1])
        x1, y1 = min(self.box[2], other.box[2]), min(self.box[3], other.box[3])
        box = (x0, y0, max(x1, x0), max(y1, y0))
        return self._with(self.on(box) * other.on(box), box)

    def __or__(self, other: Mask) -> Mask:
        """Return both together."""
        box = (
            min(self.box[0], other.box[0]),
            min(self.box[1], other.box[1]),
            max(self.box[2], other.box[2]),
            max(self.box[3], other.box[3]),
        )
        return self._with(np.maximum(self.on(box), other.on(box)), box)

    def __sub__(self, other: Mask) -> Mask:
        """Return this without the other."""
        return self._with(self.a * (1 - other.on(self.box)))

    def __mul__(self, by: float | Array) -> Mask:
        """Return the values times a number, an array of the box, or an array of the whole card."""
        if isinstance(by, np.ndarray) and by.shape[:2] == (self.frame[1], self.frame[0]):
            by = by[self.where]
        return self._with(self.a * by)

    def blur(self, r: float) -> Mask:
        """Return the mask blurred by `r` card units; the box grows."""
        grown = self.grown_box(3 * r)
        return grown._with(blur(grown.a, r * self.scale))

    def move(self, dx: float, dy: float) -> Mask:
        """Return the mask moved by card units."""
        px, py = round(dx * self.scale), round(dy * self.scale)
        x0, y0, x1, y1 = self.box
        box = self._clamped((x0 + px, y0 + py, x1 + px, y1 + py))
        back = (box[0] - px, box[1] - py, box[2] - px, box[3] - py)
        cut = self.a[back[1] - y0 : back[3] - y0, back[0] - x0 : back[2] - x0]
        return self._with(cut, box)

    def grow(self, r: float) -> Mask:
        """Return the mask wider by `r` card units (narrower if negative)."""
        k = max(1, round(abs(r) * self.scale)) * 2 + 1
        if self.empty:
            return self
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (k, k))
        if r < 0:
            return self._with(np.asarray(cv2.erode(self.a, kernel, borderValue=0), np.float32))
        grown = self.grown_box(r + 1)
        return grown._with(np.asarray(cv2.dilate(grown.a, kernel), np.float32))

    def edge(self, dx: float, dy: float, soft: float = 1.0) -> Mask:
        """Return the strip of this mask that a copy moved by (-dx, -dy) leaves bare: the side facing (dx, dy)."""
        grown = self.grown_box(abs(dx) + abs(dy) + soft)
        rest = self.move(-dx, -dy).on(grown.box)
        return grown._with(blur(np.clip(grown.a - rest, 0, 1), soft * self.scale) * grown.a)
