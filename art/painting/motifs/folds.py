"""Folds: cloth whose ridges are typed one by one, so that a big figure's dress is pulled where the body pulls it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour
from art.painting.mask import Mask, blur
from art.painting.relief import Relief
from art.painting.shapes import Points, sample

Ridge = tuple[Points, float]
"""Points (x, y, radius) along a fold and how high it stands (units; negative: a furrow)."""


def ridges(canvas: Canvas, mask: Mask, lines: Sequence[Ridge], n: int = 18) -> Array:
    """Return the heights (units, of the mask's box) of folds that run along `lines`."""
    at = mask.where
    gx, gy = canvas.x[at], canvas.y[at]
    out = np.zeros(gx.shape, np.float32)
    s = mask.scale
    left, top = mask.box[0], mask.box[1]
    for points, high in lines:
        spine = sample(points, n)
        q = float(spine[:, 2].max()) * 2.6
        x0 = max(0, int((spine[:, 0].min() - q) * s) - left)
        x1 = max(0, int((spine[:, 0].max() + q) * s) - left)
        y0 = max(0, int((spine[:, 1].min() - q) * s) - top)
        y1 = max(0, int((spine[:, 1].max() + q) * s) - top)
        part = (slice(y0, y1), slice(x0, x1))
        px, py = gx[part], gy[part]
        if not px.size:
            continue
        best = np.zeros(px.shape, np.float32)
        for i in range(n - 1):
            ax, ay = spine[i, 0], spine[i, 1]
            dx, dy = spine[i + 1, 0] - ax, spine[i + 1, 1] - ay
            t = np.clip(((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy + 1e-6), 0, 1)
            r = spine[i, 2] + (spine[i + 1, 2] - spine[i, 2]) * t
            d = ((px - ax - t * dx) ** 2 + (py - ay - t * dy) ** 2) / (r * r)
            best = np.maximum(best, np.exp(-d) * np.clip(r / spine[:, 2].max(), 0.1, 1))
        out[part] += best.astype(np.float32) * high
    return out


def garment(
    canvas: Canvas,
    mask: Mask,
    colour: Colour,
    lines: Sequence[Ridge],
    *,
    thickness: float = 60.0,
    weave: float = 0.5,
    crumple: float = 3.0,
    gain: float = 1.0,
    bias: float = 0.0,
    rim: float = 0.15,
    shadow: float = 30.0,
    depth: float = 0.62,
    detail: float = 0.4,
    seed: str = "garment",
) -> Relief:
    """Paint cloth over a body: the silhouette's own roundness, typed folds, a little crumple, the weave."""
    at = mask.where
    x, y = canvas.x[at], canvas.y[at]
    bump = ridges(canvas, mask, lines)
    bump = bump + (canvas.noise.at(f"crumple/{seed}", x / 38, y / 52, 1.0, 2) - 0.5) * 2 * crumple
    bump = blur(np.asarray(bump, np.float32), 1.6 * canvas.scale)
    bump = bump + (canvas.noise.at("weave", x / 1.5, y / 1.5, 1.0, 1) - 0.5) * weave
    return canvas.form(
        mask,
        colour,
        thickness=thickness,
        bump=np.asarray(bump, np.float32),
        gain=gain,
        bias=bias,
        rim=rim,
        shadow=shadow,
        depth=depth,
        mottle=0.06,
        detail=detail,
    )
