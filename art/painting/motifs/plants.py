"""Plants: trees with bark and boughs, pines, palms, reeds, ferns and flowers."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, rgb
from art.painting.materials.living import foliage
from art.painting.relief import Relief
from art.painting.shapes import CORNER, Path, circle, curve, limb, polygon
from art.painting.stamps import jittered, strew

Tip = tuple[float, float, float]
"""A branch's end: x, y, direction in radians."""


def branches(
    canvas: Canvas,
    x: float,
    y: float,
    height: float,
    width: float,
    *,
    seed: str,
    lean: float = 0.0,
    spread: float = 0.5,
    levels: int = 4,
    box: tuple[float, float, float, float] | None = None,
) -> tuple[Clay, list[Tip]]:
    """Model a bare tree standing at (x, y); returns the clay and its twigs' ends (for leaves, fruit, lamps)."""
    r = canvas.rng(f"tree/{seed}")
    q = height * 0.85
    clay = Clay(canvas, box or (x - q, y - height * 1.25, x + q, y + width), melt=width * 0.12)
    tips: list[Tip] = []

    def grow(px: float, py: float, angle: float, length: float, w: float, level: int) -> None:
        bend = angle + r.normal(0, 0.16)
        mx, my = px + math.cos((angle + bend) / 2) * length * 0.5, py + math.sin((angle + bend) / 2) * length * 0.5
        ex, ey = mx + math.cos(bend) * length * 0.5, my + math.sin(bend) * length * 0.5
        clay.limb([(px, py, w), (mx + r.normal(0, w * 0.3), my, w * 0.82), (ex, ey, w * 0.66)], n=10)
        if level == 0:
            tips.append((ex, ey, bend))
            return
        n = 2 if level > 1 or r.random() < 0.5 else 3
        for i in range(n):
            side = (i - (n - 1) / 2) / max(n - 1, 1) * 2
            grow(
                ex,
                ey,
                bend + side * spread * r.uniform(0.7, 1.25) - 0.06 * math.cos(bend),
                length * r.uniform(0.62, 0.84),
                w * 0.62,
                level - 1,
            )

    trunk = height * 0.34
    top = -math.pi / 2 + lean
    clay.limb(
        [
            (x - width * 0.7, y, width * 0.5),
            (x - width * 0.2, y - trunk * 0.2, width * 0.5),
            (x, y - trunk * 0.5, width * 0.42),
        ],
        n=8,
    )
    clay.limb(
        [
            (x + width * 0.7, y, width * 0.45),
            (x + width * 0.2, y - trunk * 0.2, width * 0.5),
            (x, y - trunk * 0.5, width * 0.42),
        ],
        n=8,
    )
    grow(x, y - trunk * 0.1, top, trunk, width * 0.5, levels)
    return clay, tips


def bark(
    canvas: Canvas, clay: Clay, colour: Colour, *, haze: float = 0.0, rough: float = 1.0, detail: float = 0.5
) -> Relief:
    """Paint a modelled tree's bark: furrows along its limbs."""
    relief = clay.relief(0.6)
    at = relief.mask.where
    x, y = canvas.x[at], canvas.y[at]
    along = x * np.cos(clay.angle) + y * np.sin(clay.angle)
    across = -x * np.sin(clay.angle) + y * np.cos(clay.angle)
    bump = (canvas.noise.at("bark", across / 3.2, along / 26, 1.0, 3) - 0.5) * 4 * rough
    return canvas.form(
        relief, colour, bump=np.asarray(bump, np.float32), mottle=0.1, rim=0.5, shadow=14, haze=haze, detail=detail
    )


def crown(
    canvas: Canvas,
    blobs: list[tuple[float, float, float]],
    colour: Colour,
    *,
    seed: str,
    size: float = 9.0,
    haze: float = 0.0,
    detail: float = 0.35,
) -> Relief:
    """Paint a crown of leaves over round boughs (x, y, radius)."""
    mask = canvas.mask(*(circle(*b) for b in blobs), wobble=6, cell=16)
    return foliage(canvas, mask, colour, seed=seed, size=size, haze=haze, clump=34, detail=detail)


def pine(x: float, y: float, height: float, width: float, rng: np.random.Generator) -> Path:
    """Return a spruce's silhouette standing at (x, y)."""
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    tiers = 8
    for i in range(tiers):
        base = y - height * 0.08 - height * 0.92 * i / tiers
        half = width / 2 * (1 - i / tiers) ** 0.9
        left += [
            (x - half * rng.uniform(0.85, 1.15), base + height * 0.045 * rng.random()),
            (x - half * 0.45, base - height * 0.05),
        ]
        right += [
            (x + half * rng.uniform(0.85, 1.15), base + height * 0.045 * rng.random()),
            (x + half * 0.45, base - height * 0.05),
        ]
    return polygon([(x - width * 0.05, y), *left, (x, y - height), *right[::-1], (x + width * 0.05, y)])


def palm(
    canvas: Canvas,
    x: float,
    y: float,
    height: float,
    trunk: Colour,
    leaf: Colour,
    *,
    seed: str,
    lean: float = 0.15,
    fronds: int = 11,
) -> None:
    """Paint a palm with a ringed trunk and drooping fronds."""
    r = canvas.rng(f"palm/{seed}")
    tx, ty = x + lean * height, y - height
    clay = Clay(canvas, (min(x, tx) - height * 0.7, ty - height * 0.6, max(x, tx) + height * 0.7, y + 5), melt=2)
    w = height * 0.035
    clay.limb([(x, y, w * 1.3), (x + lean * height * 0.3, y - height * 0.5, w), (tx, ty, w * 0.8)])
    relief = clay.relief(0.5)
    at = relief.mask.where
    rings = np.sin((canvas.y[at] - y) / (height * 0.03) * 3.14) * w * 0.2
    canvas.form(relief, trunk, bump=np.asarray(rings, np.float32), detail=0.6)
    for i in range(fronds):
        a = math.radians(-200 + 220 * (i + r.random() * 0.6) / fronds)
        length = height * r.uniform(0.34, 0.48)
        ex, ey = tx + math.cos(a) * length, ty + math.sin(a) * length * 0.7 + length * 0.35
        mx, my = tx + math.cos(a) * length * 0.55, ty + math.sin(a) * length * 0.7 - length * 0.06
        thick = length * 0.11
        blade = canvas.mask(
            curve([(tx, ty, CORNER), (mx, my - thick), (ex, ey, CORNER), (mx, my + thick)]), wobble=thick * 0.3, cell=5
        )
        canvas.form(blade, leaf, thickness=thick, bias=0.06 * math.sin(i * 2.1), rim=0.6, detail=0.6)


def reeds(
    canvas: Canvas,
    x0: float,
    x1: float,
    y: float,
    height: tuple[float, float],
    n: int,
    colour: Colour,
    *,
    seed: str,
    heads: Colour | None = (0.4, 0.07, 50),
) -> None:
    """Draw reeds with bent leaves and brown heads along a shore line."""
    r = canvas.rng(f"reeds/{seed}")
    for _ in range(n):
        x, h = r.uniform(x0, x1), r.uniform(*height)
        bend = r.normal(0, 0.12) * h
        stem = canvas.mask(limb([(x, y, 2.0), (x + bend * 0.3, y - h * 0.5, 1.6), (x + bend, y - h, 0.7)], 10))
        canvas.form(stem, colour, thickness=2.5, bias=r.normal(0, 0.08), detail=0.7)
        if heads is not None and r.random() < 0.45:
            head = canvas.mask(limb([(x + bend * 0.8, y - h * 0.82, 3.2), (x + bend * 0.97, y - h * 0.97, 3.0)], 6))
            canvas.form(head, heads, rim=0.6, detail=0.7)


def flowers(
    canvas: Canvas,
    x: Array,
    y: Array,
    size: Array | float,
    colours: tuple[Colour, ...],
    *,
    seed: str,
    detail: float = 0.7,
) -> None:
    """Strew five-petalled flowers with bright hearts at places."""
    r = canvas.rng(f"flowers/{seed}")
    table = np.stack([rgb(c) for c in colours])
    picked = table[r.integers(0, len(table), len(x))]
    strew(
        canvas,
        "petal",
        x,
        y,
        size,
        r.uniform(0, 6.3, len(x)),
        jittered(picked, r, 0.08, 0.02),
        seed=seed,
        detail=detail,
    )
    heart = np.repeat(rgb((0.85, 0.14, 85))[None], len(x), 0)
    strew(canvas, "dot", x, y, np.asarray(size) * 0.26, 0.0, heart, seed=f"{seed}/hearts", detail=detail)
