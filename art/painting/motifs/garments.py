"""Garments: cloth and flesh from a drawn outline, their folds and muscles laid on as ridges and grooves."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour
from art.painting.mask import Mask, blur
from art.painting.relief import Relief
from art.painting.shapes import place, sample

Fold = tuple[Sequence[Sequence[float]], float]
"""A fold's spine (x, y, half width) and its height in card units; below 0 a groove."""


def ridges(canvas: Canvas, mask: Mask, folds: Sequence[Fold], n: int = 22) -> Array:
    """Return heights on the mask's box: every fold a soft ridge that fades where its spine grows thin."""
    x, y = canvas.x[mask.where], canvas.y[mask.where]
    out = np.zeros(mask.a.shape, np.float32)
    if mask.empty:
        return out
    left, top, s = mask.box[0], mask.box[1], canvas.scale
    for spine, height in folds:
        points = sample(spine, n)
        widest = float(points[:, 2].max())
        fold = np.zeros_like(out)
        for (ax, ay, ar), (bx, by, br) in itertools.pairwise(points):
            reach = 2.3 * max(ar, br, 0.5)
            rows = slice(max(0, int((min(ay, by) - reach) * s) - top), max(0, int((max(ay, by) + reach) * s) + 2 - top))
            columns = slice(
                max(0, int((min(ax, bx) - reach) * s) - left), max(0, int((max(ax, bx) + reach) * s) + 2 - left)
            )
            px, py = x[rows, columns] - ax, y[rows, columns] - ay
            if not px.size:
                continue
            dx, dy = bx - ax, by - ay
            t = np.clip((px * dx + py * dy) / (dx * dx + dy * dy + 1e-6), 0, 1)
            radius = np.maximum(ar + (br - ar) * t, 0.5)
            d = np.hypot(px - t * dx, py - t * dy) / radius
            bulge = np.exp(-d * d) * (radius / widest)
            fold[rows, columns] = np.maximum(fold[rows, columns], bulge)
        out += fold * height
    return np.asarray(blur(out, 0.8 * s), np.float32)


def garment(
    canvas: Canvas,
    mask: Mask,
    colour: Colour | Array,
    folds: Sequence[Fold] = (),
    *,
    thickness: float | None = 40.0,
    weave: float = 0.12,
    crumple: float = 0.0,
    seed: str = "garment",
    rim: float = 0.1,
    gain: float = 0.8,
    bias: float = 0.0,
    shadow: float = 0.0,
    mottle: float = 0.05,
    gloss: float = 0.0,
    depth: float = 0.6,
    detail: float = 0.75,
) -> Relief:
    """Paint cloth (or flesh) over a silhouette: rounded by `thickness`, folded, its weave `weave` units deep."""
    body = canvas.relief(mask, thickness, smooth=3)
    bump = ridges(canvas, mask, folds)
    if crumple:
        bump = bump + (canvas.field(f"crumple/{seed}", 34, 3)[mask.where] - 0.5) * 2 * crumple
    if weave:
        bump = bump + (canvas.field("weave", 2.2, 2)[mask.where] - 0.5) * 2 * weave
    whole = body.bumped(np.asarray(bump, np.float32))
    canvas.form(
        whole,
        colour,
        rim=rim,
        gain=gain,
        bias=bias,
        shadow=shadow,
        mottle=mottle,
        gloss=gloss,
        gloss_sharpness=14,
        depth=depth,
        detail=detail,
    )
    return whole


def turned(
    points: Sequence[Sequence[float]], x: float, y: float, size: float, turn: float, side: float = 1.0
) -> list[tuple[float, ...]]:
    """Return places given as (forward, up[, half width or CORNER]) in heads, put on the card; `side` -1 looks left.

    `turn` in degrees clockwise on the card.
    """
    return place([(p[0], -p[1], *p[2:]) for p in points], x, y, size, turn, flip=side < 0)
