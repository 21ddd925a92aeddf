"""Strokes: the pass that paints the whole picture anew with bristle strokes along its own edges.

What the detail map marks (faces, windows, stars) keeps its drawing; broad areas get large, loose strokes.
"""

from __future__ import annotations

import cv2
import numpy as np

from .canvas import Canvas
from .colour import Array
from .mask import blur
from .stamps import stamp

_SIZES = ((84.0, 23.0, 0.0), (46.0, 12.5, 0.12), (24.0, 6.6, 0.3), (12.0, 3.6, 0.55))
"""Length and width in card units, and the busyness above which a size is used."""


def orientation(canvas: Canvas, image: Array) -> Array:
    """Return angles (radians) along the picture's edges, from a structure tensor smoothed at two sizes."""
    s = canvas.scale
    grey = blur(np.asarray(cv2.cvtColor(image, cv2.COLOR_RGB2GRAY), np.float32), 1.6 * s)
    gx, gy = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    xx, yy, xy = gx * gx, gy * gy, gx * gy
    near = [blur(np.asarray(a, np.float32), 5 * s) for a in (xx, yy, xy)]
    wide = [blur(np.asarray(a, np.float32), 30 * s) for a in (xx, yy, xy)]
    jx, jy, jxy = (n + 0.12 * w for n, w in zip(near, wide, strict=True))
    angle = 0.5 * np.arctan2(2 * jxy, jx - jy) + np.pi / 2
    sure = np.sqrt((jx - jy) ** 2 + 4 * jxy**2) / (jx + jy + 1e-6) * np.clip((jx + jy) * s * s * 1.5e3, 0, 1)
    idle = (canvas.field("stroke-flow", 260, 2) - 0.5) * 1.5 + 0.12
    vx = np.cos(2 * angle) * sure + np.cos(2 * idle) * (1 - sure)
    vy = np.sin(2 * angle) * sure + np.sin(2 * idle) * (1 - sure)
    out: Array = (0.5 * np.arctan2(vy, vx)).astype(np.float32)
    return out


def repaint(canvas: Canvas, strength: float = 1.0, seed: str = "strokes", loose: float = 1.0) -> None:
    """Paint the base layer anew in strokes; `strength` 0–1 mixes, `loose` scales the strokes' size."""
    layer = canvas.layer
    ref = np.clip(layer.rgb, 0, 1).astype(np.float32)
    angle = orientation(canvas, ref)
    canvas.grain_angle = angle
    s = canvas.scale
    grey = np.asarray(cv2.cvtColor(ref, cv2.COLOR_RGB2GRAY), np.float32)
    busy = np.hypot(cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)) * s
    busy = np.clip(busy * 1.6, 0, 1)
    out: Array = blur(ref, 3 * s)
    bump: Array = np.zeros_like(grey)
    rng = canvas.rng(f"repaint/{seed}")
    for k, (base_length, base_width, floor) in enumerate(_SIZES):
        length, width = base_length * loose, base_width * loose
        near = blur(busy, width * 0.5 * s)
        near = np.maximum(near, 0.75 * blur(layer.detail, width * 0.3 * s))
        step = width * 0.62
        gx, gy = np.meshgrid(np.arange(0, 800 + step, step), np.arange(0, 1200 + step, step))
        x = (gx + rng.normal(0, step * 0.35, gx.shape)).ravel()
        y = (gy + rng.normal(0, step * 0.35, gy.shape)).ravel()
        column = np.clip((x * s).astype(int), 0, canvas.w - 1)
        row = np.clip((y * s).astype(int), 0, canvas.h - 1)
        level = near[row, column]
        ceiling = _SIZES[k + 1][2] + 0.16 if k + 1 < len(_SIZES) else 1.01
        keep = (level >= floor) & (level < ceiling)
        # What is spared lends no colour to strokes either, or it would fray into its surroundings.
        drawn_here = layer.detail[row, column]
        if 0 < k < len(_SIZES) - 1:
            keep |= (rng.random(len(x)) < 0.05) & (level < ceiling)
        keep &= drawn_here < 0.55
        x, y, row, column = x[keep], y[keep], row[keep], column[keep]
        order = rng.permutation(len(x))
        x, y, row, column = x[order], y[order], row[order], column[order]
        if not len(x):
            continue
        colours = blur(ref, width * 0.16 * s)[row, column]
        n = len(x)
        jitter = (rng.random((n, 1)) - 0.5) * 0.045 + (rng.random((n, 3)) - 0.5) * 0.022
        colours = colours * (1 + jitter * 1.2) + jitter * 0.5
        turn = angle[row, column] + rng.normal(0, 0.11, n)
        size = length * rng.uniform(0.65, 1.15, n)
        drawn, cover, box = stamp(canvas, "bristle", x, y, size, turn, colours.astype(np.float32), rng)
        at = (slice(box[1], box[3]), slice(box[0], box[2]))
        a = 0.9 * cover
        out[at] = out[at] * (1 - a[..., None]) + drawn * 0.9
        ridge = rng.random(n).astype(np.float32)
        heights, _, _ = stamp(canvas, "bristle", x, y, size, turn, np.repeat(ridge[:, None], 3, 1), rng)
        bump[at] = bump[at] * (1 - cover) + heights[..., 0]
    ridge_light = blur(bump, 0.5 * s)
    shift = max(1, round(0.8 * s))
    ridge_light = ridge_light - np.roll(ridge_light, (shift, shift), (0, 1))
    out = out * (1 + np.clip(ridge_light, -0.5, 0.5)[..., None] * 0.04)
    spare = np.clip(1 - 1.15 * layer.detail, 0, 1) * strength
    layer.rgb = (ref + (np.clip(out, 0, 1) - ref) * spare[..., None]).astype(np.float32)
    canvas.brushed = bump.astype(np.float32)
