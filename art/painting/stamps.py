"""Stamps: small drawn sprites (leaf, bristle stroke, puff, hair, flake...) strewn by the thousand."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from .canvas import Canvas
from .colour import Array
from .mask import Box, Mask

Shape = Callable[[Array, Array, np.random.Generator], tuple[Array, Array]]


@dataclass(frozen=True)
class _Sheet:
    image: Any
    rects: tuple[Any, ...]
    width: int


def _soft_noise(r: np.random.Generator, rows: int, columns: int, like: Array) -> Array:
    grid = r.random((rows, columns)).astype(np.float32)
    return np.asarray(cv2.resize(grid, (like.shape[1], like.shape[0]), interpolation=cv2.INTER_CUBIC), np.float32)


def _bristle(u: Array, v: Array, r: np.random.Generator) -> tuple[Array, Array]:
    bend = (r.random() - 0.5) * 0.7
    v = v * 1.25 - bend * (1 - u * u) + bend * 0.5
    hairs = _soft_noise(r, u.shape[0] // 3, 3, u)
    ends = 0.7 + 0.28 * _soft_noise(r, u.shape[0] // 2, 1, u)
    dry = _soft_noise(r, u.shape[0] // 2, u.shape[1] // 8, u)
    a = np.clip((ends - np.abs(u)) * 9, 0, 1) * np.clip((1 - np.abs(v) ** 2.2) * 3, 0, 1)
    return a * np.clip(0.62 + hairs * 0.5 + (dry - 0.5) * 0.5, 0, 1), 0.95 + 0.07 * hairs


def _leaf(u: Array, v: Array, r: np.random.Generator) -> tuple[Array, Array]:
    v = v - 0.25 * (r.random() - 0.5) * (1 - u * u)
    width = np.maximum((1 - np.abs(u) ** 1.7) * 0.85 * (1 - 0.25 * u), 0)
    light = np.where(v < 0, 1.0, 0.8) * np.where(np.abs(v) < 0.06, 0.8, 1)
    vein = 1 - 0.1 * (np.sin((u * 9 + np.abs(v) * 7) * 2) > 0.75)
    return np.clip((width - np.abs(v)) * 9, 0, 1), light * vein


def _blade(u: Array, v: Array, r: np.random.Generator) -> tuple[Array, Array]:
    bend = (r.random() - 0.5) * 1.3
    v = v * 1.5 - bend * ((u + 1) / 2) ** 2 + bend * 0.3
    width = 0.32 * np.clip((1 - u) / 1.9, 0, 1) ** 0.7
    return np.clip((width - np.abs(v)) * 12, 0, 1), 0.85 + 0.2 * (v < 0)


def _hair(u: Array, v: Array, r: np.random.Generator) -> tuple[Array, Array]:
    bend = (r.random() - 0.5) * 0.9
    v = v * 1.4 - bend * u * u + bend * 0.3
    width = 0.4 * np.clip(1 - np.abs(u) ** 1.5, 0, 1) * np.clip(1.1 - 0.6 * u, 0, 1)
    return np.clip((width - np.abs(v)) * 7, 0, 1), np.ones_like(u)


def _puff(u: Array, v: Array, r: np.random.Generator) -> tuple[Array, Array]:
    d = np.sqrt(u * u + v * v)
    n1, n2 = _soft_noise(r, 10, 10, u), _soft_noise(r, 28, 28, u)
    return np.clip((0.82 - d + (n1 - 0.5) * 0.45 + (n2 - 0.5) * 0.2) * 3, 0, 1), np.ones_like(u)


def _pebble(u: Array, v: Array, r: np.random.Generator) -> tuple[Array, Array]:
    a = np.arctan2(v, u)
    edge = 0.8 + 0.1 * np.sin(a * 2 + r.random() * 6) + 0.06 * np.sin(a * 3 + r.random() * 6)
    d = np.sqrt(u * u + v * v) / edge
    return np.clip((1 - d) * 9, 0, 1), np.clip(1.0 - 0.45 * np.clip(v + 0.5 * u, -0.4, 1) * d, 0, 1)


def _petal(u: Array, v: Array, _: np.random.Generator) -> tuple[Array, Array]:
    a = np.arctan2(v, u)
    d = np.sqrt(u * u + v * v) / (0.55 + 0.4 * np.abs(np.cos(a * 2.5)))
    return np.clip((1 - d) * 8, 0, 1), np.where(np.hypot(u, v) < 0.22, 0.75, 0.88 + 0.15 * d)


def _dot(u: Array, v: Array, _: np.random.Generator) -> tuple[Array, Array]:
    return np.clip((0.9 - np.sqrt(u * u + v * v)) * 8, 0, 1), np.ones_like(u)


def _soft(u: Array, v: Array, _: np.random.Generator) -> tuple[Array, Array]:
    return np.clip(1 - np.sqrt(u * u + v * v), 0, 1) ** 1.5, np.ones_like(u)


def _feather(u: Array, v: Array, r: np.random.Generator) -> tuple[Array, Array]:
    v = v - 0.2 * (r.random() - 0.5) * (1 - u * u)
    width = 0.8 * np.clip((u + 1.05) * 3, 0, 1) * np.sqrt(np.clip(1 - np.maximum(u, 0) ** 2.4, 0, 1))
    barbs = 0.97 + 0.03 * np.sin((u * 26) - np.abs(v) * 22)
    shaft = np.where(np.abs(v) < 0.06, 0.9, 1)
    edge = 1 - 0.16 * np.clip(np.abs(v) / np.maximum(width, 0.05), 0, 1) ** 3
    return np.clip((width - np.abs(v)) * 8, 0, 1), np.where(v < 0, 1.0, 0.95) * barbs * shaft * edge


_SHAPES: dict[str, tuple[Shape, int, int, int]] = {
    "bristle": (_bristle, 12, 112, 34),
    "leaf": (_leaf, 6, 64, 32),
    "blade": (_blade, 8, 64, 32),
    "hair": (_hair, 8, 48, 12),
    "puff": (_puff, 8, 128, 128),
    "pebble": (_pebble, 8, 48, 40),
    "petal": (_petal, 2, 48, 48),
    "dot": (_dot, 1, 40, 40),
    "soft": (_soft, 1, 64, 64),
    "feather": (_feather, 4, 72, 30),
}


@lru_cache(maxsize=16)
def _sheet(name: str) -> _Sheet:
    shape, count, w, h = _SHAPES[name]
    r = np.random.default_rng(9)
    pixels = np.zeros((h + 4, (w + 4) * count, 4), np.uint8)
    rects = []
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = (x + 0.5) / w * 2 - 1, (y + 0.5) / h * 2 - 1
    for i in range(count):
        a, light = shape(u, v, r)
        x0 = i * (w + 4) + 2
        pixels[:, x0 - 2 : x0 + w + 2, :3] = 255
        pixels[2 : 2 + h, x0 : x0 + w, 3] = np.clip(a, 0, 1) * 255
        pixels[2 : 2 + h, x0 : x0 + w, :3] = (np.clip(light, 0, 1) * 255)[..., None]
        rects.append(skia.Rect.MakeXYWH(x0 - 1, 1, w + 2, h + 2))
    image = skia.Image.fromarray(np.ascontiguousarray(pixels), skia.kRGBA_8888_ColorType)
    return _Sheet(image=image, rects=tuple(rects), width=w)


def stamp(
    canvas: Canvas,
    name: str,
    x: NDArray[np.floating[Any]],
    y: NDArray[np.floating[Any]],
    length: NDArray[np.floating[Any]] | float,
    angle: NDArray[np.floating[Any]] | float,
    colours: Array,
    rng: np.random.Generator,
) -> tuple[Array, Array, Box]:
    """Draw stamps in order; returns premultiplied colours and cover, and the box of the card that they fill.

    `length` in card units, `angle` in radians, `colours` sRGB of shape (n, 3).
    """
    sheet = _sheet(name)
    n = len(x)
    size = np.broadcast_to(np.asarray(length, float), (n,)) * canvas.scale
    px, py = np.asarray(x, float) * canvas.scale, np.asarray(y, float) * canvas.scale
    reach = size * 0.75 + 2
    box = (
        int(np.clip((px - reach).min(), 0, canvas.w)),
        int(np.clip((py - reach).min(), 0, canvas.h)),
        int(np.clip((px + reach).max() + 1, 0, canvas.w)),
        int(np.clip((py + reach).max() + 1, 0, canvas.h)),
    )
    w, h = box[2] - box[0], box[3] - box[1]
    kind = rng.integers(0, len(sheet.rects), n)
    if w <= 0 or h <= 0:
        return np.zeros((0, 0, 3), np.float32), np.zeros((0, 0), np.float32), (0, 0, 0, 0)
    pixels = np.zeros((h, w, 4), np.uint8)
    info = skia.ImageInfo.Make(w, h, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    surface = skia.Surface.MakeRasterDirect(info, pixels, w * 4)
    s = size / sheet.width
    a = np.broadcast_to(np.asarray(angle, float), (n,))
    co, si = np.cos(a) * s, np.sin(a) * s
    rect = sheet.rects[0]
    half_w, half_h = rect.width() / 2, rect.height() / 2
    tx, ty = px - box[0] - co * half_w + si * half_h, py - box[1] - si * half_w - co * half_h
    c = (np.clip(colours, 0, 1) * 255 + 0.5).astype(np.int64)
    packed = (255 << 24) | (c[:, 0] << 16) | (c[:, 1] << 8) | c[:, 2]
    forms = [skia.RSXform(float(p), float(q), float(e), float(f)) for p, q, e, f in zip(co, si, tx, ty, strict=True)]
    surface.getCanvas().drawAtlas(
        sheet.image,
        forms,
        [sheet.rects[k] for k in kind],
        [int(v) for v in packed],
        skia.BlendMode.kModulate,
        skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear),
    )
    drawn: Array = pixels.astype(np.float32) / 255
    return drawn[..., :3], drawn[..., 3], box


def strew(
    canvas: Canvas,
    name: str,
    x: NDArray[np.floating[Any]],
    y: NDArray[np.floating[Any]],
    length: NDArray[np.floating[Any]] | float,
    angle: NDArray[np.floating[Any]] | float,
    colours: Array,
    *,
    seed: str,
    alpha: float = 1.0,
    detail: float = 0.55,
    clip: Mask | None = None,
) -> None:
    """Stamp a named sprite onto the card at many places, later ones on top."""
    if not len(x):
        return
    drawn, cover, box = stamp(canvas, name, x, y, length, angle, colours, canvas.rng(f"stamp/{seed}"))
    if not cover.size:
        return
    mask = Mask(cover, box, (canvas.w, canvas.h), canvas.scale)
    colour = drawn / np.maximum(cover, 1e-4)[..., None]
    if clip is not None:
        mask = Mask(mask.a * clip.on(box), box, mask.frame, mask.scale)
    canvas.layer.over(mask, colour.astype(np.float32), alpha, detail)


def scatter(mask: Mask, n: int, rng: np.random.Generator, order: str = "down") -> tuple[Array, Array]:
    """Return `n` places within a mask (card units), ordered "down" the card, "up", or not ("any")."""
    rows, columns = np.nonzero(mask.a > 0.5)
    if not len(rows):
        return np.zeros(0, np.float32), np.zeros(0, np.float32)
    pick = rng.integers(0, len(rows), n)
    y = (rows[pick] + mask.box[1] + rng.random(n)) / mask.scale
    x = (columns[pick] + mask.box[0] + rng.random(n)) / mask.scale
    if order != "any":
        by = np.argsort(y + rng.random(n) * 14)
        by = by if order == "down" else by[::-1]
        x, y = x[by], y[by]
    return x.astype(np.float32), y.astype(np.float32)


def sampled(canvas: Canvas, values: Array, x: Array, y: Array) -> Array:
    """Return whole-card values at card places."""
    column = np.clip((x * canvas.scale).astype(int), 0, canvas.w - 1)
    row = np.clip((y * canvas.scale).astype(int), 0, canvas.h - 1)
    found: Array = values[row, column]
    return found


def jittered(colours: Array, rng: np.random.Generator, light: float = 0.06, hue: float = 0.02) -> Array:
    """Return colours each a little lighter or darker and a little off in hue."""
    n = len(colours)
    out = colours * (1 + (rng.random((n, 1)) - 0.5) * 2 * light * 1.3) + (rng.random((n, 1)) - 0.5) * light
    out = out + (rng.random((n, 3)) - 0.5) * 2 * hue
    return np.clip(out, 0, 1).astype(np.float32)


def level(angle: float) -> float:
    """Return an angle in degrees as radians."""
    return math.radians(angle)
