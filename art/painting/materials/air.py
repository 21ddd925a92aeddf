"""Airy materials: clouds, banks of clouds, cloud-shaped things, smoke."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, Stops, pick, ramp, smoothstep
from art.painting.mask import Mask, blur
from art.painting.shapes import sample
from art.painting.stamps import scatter

Puff = tuple[float, float, float]
"""Middle x, y and radius."""


def _table(canvas: Canvas, colour: Colour | Stops) -> Array:
    if isinstance(colour, (list, tuple)) and not isinstance(colour[0], (int, float)):
        return ramp(colour)
    return canvas.tones(colour, 0.4)  # type: ignore[arg-type]  # told apart by the first item


def cloud(
    canvas: Canvas,
    puffs: Sequence[Puff],
    colour: Colour | Stops,
    *,
    seed: str,
    squash: float = 0.82,
    rough: float = 0.22,
    alpha: float = 1.0,
    fade: tuple[float, float] = (0.0, 1.0),
    bias: float = 0.0,
    sink: Callable[[float, float], float] | None = None,
    clip: Mask | None = None,
    detail: float = 0.12,
) -> None:
    """Paint cumulus from puffs, back to front: lit crowns, undersides that dissolve over `fade` (of the radius).

    `colour` is a local colour or a ramp of stops from shade to light; `sink` (x, y) -> a darkening of that puff.
    """
    r = canvas.rng(f"cloud/{seed}")
    n1 = canvas.field(f"billow/{seed}", 34, 5) - 0.5
    n2 = canvas.field(f"curl/{seed}", 15, 4) - 0.5
    soft = blur(n2, canvas.scale)
    gx = np.asarray(cv2.Sobel(soft, cv2.CV_32F, 1, 0), np.float32) * canvas.scale * 1.2
    gy = np.asarray(cv2.Sobel(soft, cv2.CV_32F, 0, 1), np.float32) * canvas.scale * 1.2
    lx, ly, lz = np.array(canvas.light.direction) / np.linalg.norm(canvas.light.direction)
    table = _table(canvas, colour)
    s, frame = canvas.scale, (canvas.w, canvas.h)
    for cx, cy, radius in sorted(puffs, key=lambda p: p[1] + p[2] * 0.3):
        q = 1.3 * radius
        x0, y0 = int(max((cx - q) * s, 0)), int(max((cy - q) * s, 0))
        x1, y1 = int(min((cx + q) * s, canvas.w)), int(min((cy + q) * s, canvas.h))
        ox, oy = r.random(2)
        if x1 <= x0 or y1 <= y0:
            continue
        at = (slice(y0, y1), slice(x0, x1))
        j, i = int(oy * (canvas.h - (y1 - y0))), int(ox * (canvas.w - (x1 - x0)))
        other = (slice(j, j + y1 - y0), slice(i, i + x1 - x0))
        dx, dy = (canvas.x[at] - cx) / radius, (canvas.y[at] - cy) / (radius * squash)
        d = np.sqrt(dx * dx + dy * dy) + n1[other] * rough * 2 + n2[other] * 0.1
        cover = smoothstep(1.0, 0.82, d) * (1 - smoothstep(fade[0], fade[1], dy)) * alpha
        nz = np.sqrt(np.clip(1 - d * d, 0.02, 1))
        nx, ny = dx - gx[other] * 0.3, dy - gy[other] * 0.3
        length = np.sqrt(nx * nx + ny * ny + nz * nz)
        facing = (nx * lx + ny * ly + nz * lz) / length
        t = 0.5 + 0.48 * facing + bias + n1[other] * 0.16 - 0.2 * smoothstep(-0.35, 0.9, dy)
        if sink is not None:
            t = t - sink(cx, cy)
        mask = Mask(cover, (x0, y0, x1, y1), frame, s)
        if clip is not None:
            mask = Mask(mask.a * clip.on(mask.box), mask.box, frame, s)
        canvas.layer.over(mask, pick(table, t), 1.0, detail)


def cloud_bank(
    canvas: Canvas,
    top: Callable[[float], float],
    colour: Colour | Stops,
    *,
    seed: str,
    size: tuple[float, float] = (26, 78),
    rows: int = 3,
    step: float = 24.0,
    per_row: int = 22,
    left: float = -60.0,
    right: float = 860.0,
    alpha: float = 1.0,
    fade: tuple[float, float] = (0.0, 1.0),
    bias: float = 0.0,
) -> None:
    """Paint a bank of cumulus whose crest follows `top` (x -> y), `rows` deep, darker towards its foot."""
    r = canvas.rng(f"bank/{seed}")
    puffs: list[Puff] = []
    for row in range(rows):
        for i in range(per_row):
            x = left + (right - left) * (i + r.random()) / per_row
            radius = size[0] + (size[1] - size[0]) * r.random() ** 1.6
            puffs.append((x, top(x) + row * step + (r.random() - 0.5) * step * 0.8, radius))

    def sink(x: float, y: float) -> float:
        depth = (y - top(x) + size[0] * 0.3) / (rows * step + size[1] * 0.3)
        return -0.1 + 0.4 * float(np.clip(depth, 0, 1))

    cloud(canvas, puffs, colour, seed=seed, alpha=alpha, fade=fade, bias=bias, sink=sink)


def cloud_form(
    canvas: Canvas,
    mask: Mask,
    colour: Colour | Stops,
    *,
    seed: str,
    size: tuple[float, float] = (10, 42),
    n: int = 500,
    thickness: float | None = None,
    bias: float = 0.0,
    spill: float = 6.0,
) -> None:
    """Fill a silhouette with cloud, as if air had taken its shape; puffs near the edge are small and spill over it."""
    body = canvas.relief(mask, thickness, smooth=6)
    canvas.form(body, _table(canvas, colour), mottle=0.08, rim=0.3, detail=0.1, bias=bias)
    r = canvas.rng(f"cloud-form/{seed}")
    x, y = scatter(mask, n, r, "any")
    deep = np.asarray(cv2.distanceTransform((mask.a > 0.5).astype(np.uint8), cv2.DIST_L2, 5), np.float32) / mask.scale
    lx, ly, lz = np.array(canvas.light.direction) / np.linalg.norm(canvas.light.direction)
    puffs: list[Puff] = []
    shift: dict[tuple[float, float], float] = {}
    for px, py in zip(x, y, strict=True):
        row = min(int(py * mask.scale) - mask.box[1], mask.a.shape[0] - 1)
        column = min(int(px * mask.scale) - mask.box[0], mask.a.shape[1] - 1)
        radius = min(size[0] + (size[1] - size[0]) * r.random() ** 2, float(deep[row, column]) + spill)
        if radius < 3:
            continue
        nx, ny, nz = body.nx[row, column], body.ny[row, column], body.nz[row, column]
        facing = float(nx * lx + ny * ly + nz * lz) - float(lz)
        puffs.append((float(px), float(py), radius))
        shift[float(px), float(py)] = -0.42 * facing
    cloud(
        canvas,
        puffs,
        colour,
        seed=seed,
        bias=bias - 0.02,
        sink=lambda a, b: shift[a, b],
        fade=(0.1, 1.05),
        alpha=0.9,
    )


def smoke(
    canvas: Canvas,
    points: Sequence[tuple[float, float, float]],
    colour: Colour,
    *,
    seed: str,
    alpha: float = 0.6,
    n: int = 40,
) -> None:
    """Trail smoke or steam through points (x, y, radius): thinner as it goes."""
    r = canvas.rng(f"smoke/{seed}")
    path = sample(points, n)
    for i, (x, y, radius) in enumerate(path):
        share = alpha * (1 - 0.85 * i / n)
        q = radius * r.uniform(0.8, 1.2)
        puff = (float(x + r.normal(0, radius * 0.25)), float(y + r.normal(0, radius * 0.25)), float(q))
        cloud(canvas, [puff], colour, seed=f"{seed}/{i % 4}", alpha=share * 0.5, rough=0.35, fade=(0.2, 1.1))
