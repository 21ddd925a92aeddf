"""Noise: named, repeatable fractal value noise, on the card or on any plane in the picture."""

from __future__ import annotations

import zlib
from collections import OrderedDict

import cv2
import numpy as np

from .colour import Array

_TILE = 256
_KEPT = 20


def seed(*words: object) -> int:
    """Return a seed that depends on the words alone."""
    return zlib.crc32("/".join(str(w) for w in words).encode())


def _eased(place: Array) -> Array:
    """Wrap places to the tile, eased within each cell, so that linear look-up shows no facets."""
    whole = np.floor(place)
    part = (place - whole).astype(np.float32)
    return ((whole.astype(np.int64) & (_TILE - 1)) + part * part * (3 - 2 * part)).astype(np.float32)


class Noise:
    """A card's source of noise; `name` and numbers fully decide every value."""

    def __init__(self, card: str, width: int, height: int, scale: float) -> None:
        """Take noise for a painting of so many pixels."""
        self._card = card
        self._size = (width, height)
        self._scale = scale
        self._kept: OrderedDict[tuple[object, ...], Array] = OrderedDict()
        self._tiles: dict[str, Array] = {}

    def rng(self, name: str) -> np.random.Generator:
        """Return a generator of its own for a named element."""
        return np.random.default_rng(seed(self._card, name))

    def field(
        self, name: str, cell: float, octaves: int = 4, stretch: tuple[float, float] = (1, 1), gain: float = 0.5
    ) -> Array:
        """Return fractal noise about 0.5 within 0–1 on the whole card; `cell` is the largest grain in card units."""
        key = (name, cell, octaves, stretch, gain)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        w, h = self._size
        r = self.rng(f"noise/{key}")
        out = np.zeros((h, w), np.float32)
        total, amplitude = 0.0, 1.0
        for octave in range(octaves):
            cw, ch = (cell / 2**octave * s * self._scale for s in stretch)
            grid = r.random((int(h / ch) + 4, int(w / cw) + 4), dtype=np.float32)
            if min(cw, ch) < 1.3:
                break
            matrix = np.array([[cw, 0, -cw * (1 + r.random())], [0, ch, -ch * (1 + r.random())]], np.float32)
            out += amplitude * cv2.warpAffine(
                grid, matrix, (w, h), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT
            )
            total += amplitude
            amplitude *= gain
        field: Array = np.clip((out / max(total, 1e-6) - 0.5) * 1.5 + 0.5, 0, 1) if total else out + 0.5
        self._kept[key] = field
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return field

    def at(
        self, name: str, u: Array, v: Array, cell: float = 1.0, octaves: int = 4, footprint: Array | None = None
    ) -> Array:
        """Return fractal noise 0–1 at plane coordinates; `footprint` (units a pixel) fades what is too fine to see."""
        tile = self._tiles.get(name)
        if tile is None:
            tile = self.rng(f"tile/{name}").random((_TILE, _TILE), dtype=np.float32)
            self._tiles[name] = tile
        out = np.zeros(np.shape(u), np.float32)
        if not out.size:
            return out
        total, amplitude = 0.0, 1.0
        for octave in range(octaves):
            f = 2**octave / cell
            grain = cv2.remap(
                tile,
                _eased(u * f + 17.3 * octave),
                _eased(v * f + 41.7 * octave),
                cv2.INTER_LINEAR,
                borderMode=cv2.BORDER_WRAP,
            )
            part = grain - 0.5
            if footprint is not None:
                part = part * np.clip(1.5 - 2 * footprint * f, 0, 1)
            out += amplitude * part
            total += amplitude
            amplitude *= 0.5
        field: Array = np.clip(out / total * 1.5 + 0.5, 0, 1)
        return field
