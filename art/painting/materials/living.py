"""Living materials: fur, feathers, leaves, foliage, grass, skin."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, lab, mix, pick, rgb, tones
from art.painting.mask import Mask
from art.painting.relief import Relief, lit
from art.painting.stamps import jittered, sampled, scatter, strew


def _whole(canvas: Canvas, mask: Mask, values: Array | float) -> Array:
    """Spread a box's values onto the card."""
    if isinstance(values, (int, float)):
        return np.full((canvas.h, canvas.w), values, np.float32)
    if values.shape == (canvas.h, canvas.w):
        return values
    out = np.zeros((canvas.h, canvas.w), np.float32)
    out[mask.where] = values
    return out


def _count(mask: Mask, spacing: float) -> int:
    return int(mask.a.sum() / mask.scale**2 / spacing**2)


def fur(
    canvas: Canvas,
    relief: Relief,
    angle: Array | float,
    *,
    seed: str,
    length: tuple[float, float] = (8, 18),
    spacing: float = 3.2,
    light: float = 0.09,
    lift: float = 0.02,
    spread: float = 0.28,
    detail: float = 0.5,
) -> Relief:
    """Comb hairs over a form that is already painted: each takes its colour from below.

    `angle` in radians (of the box, the card, or one number): where hairs point. `spacing` in card units.
    """
    r = canvas.rng(f"fur/{seed}")
    x, y = scatter(relief.mask, _count(relief.mask, spacing), r)
    if not len(x):
        return relief
    angles = sampled(canvas, _whole(canvas, relief.mask, angle), x, y) + r.normal(0, spread, len(x))
    colours = jittered(np.clip(sampled(canvas, canvas.layer.rgb, x, y) + lift, 0, 1), r, light, 0.012)
    size = r.uniform(*length, len(x))
    strew(canvas, "hair", x, y, size, angles, colours, seed=seed, alpha=0.85, detail=detail)
    return relief


def leaves(
    canvas: Canvas,
    relief: Relief,
    colour: Colour | Callable[[np.random.Generator, int], Array],
    angle: Array | float,
    *,
    seed: str,
    length: tuple[float, float] = (12, 24),
    spacing: float = 7.0,
    sprite: str = "leaf",
    spread: float = 0.4,
    gain: float = 1.0,
    bias: float = 0.0,
    depth: float = 0.6,
    order: str = "down",
    detail: float = 0.55,
    clump: float = 0.12,
    vary: float = 0.06,
    spill: float | None = None,
) -> Relief:
    """Cover a relief with lit stamps ("leaf", "feather", "petal", "pebble", "blade"...).

    `colour` is one local colour, or a function (generator, n) -> colours (n, 3) that are then lit; `vary` says
    how much one stamp differs from the next, `spill` how far stamps may reach over the edge (None: freely).
    """
    r = canvas.rng(f"leaves/{seed}")
    x, y = scatter(relief.mask, _count(relief.mask, spacing), r, order)
    if not len(x):
        return relief
    t = lit(relief, canvas.light, gain) + bias
    if clump:
        t = t + (canvas.field(f"clump/{seed}", 34, 3)[relief.mask.where] - 0.5) * 2 * clump
    level = sampled(canvas, _whole(canvas, relief.mask, t), x, y) + r.normal(0, vary, len(x))
    if callable(colour):
        base = colour(r, len(x))
        table = tones((0.6, 0.0, 0.0), canvas.light.key, canvas.light.shade, depth)
        gain_rgb = pick(table, level) / rgb((0.6, 0.0, 0.0))
        colours: Array = np.clip(base * (0.25 + 0.75 * gain_rgb), 0, 1)
    else:
        colours = pick(canvas.tones(colour, depth), level)
    angles = sampled(canvas, _whole(canvas, relief.mask, angle), x, y) + r.normal(0, spread, len(x))
    size = r.uniform(*length, len(x))
    clip = None if spill is None else relief.mask.grow(spill)
    worn = jittered(colours, r, vary, vary / 3)
    strew(canvas, sprite, x, y, size, angles, worn, seed=seed, detail=detail, clip=clip)
    return relief


def feathers(
    canvas: Canvas,
    relief: Relief,
    colour: Colour,
    angle: Array | float,
    *,
    seed: str,
    length: tuple[float, float] = (12, 22),
    spacing: float = 5.5,
    detail: float = 0.55,
) -> Relief:
    """Lay feathers over a relief from tail to head, so that each overlaps the next; `angle`: where tips point."""
    along = float(np.mean(angle)) if not isinstance(angle, float) else angle
    order = "down" if math.sin(along) < 0 else "up"
    return leaves(
        canvas,
        relief,
        colour,
        angle,
        seed=seed,
        length=length,
        spacing=spacing,
        sprite="feather",
        spread=0.12,
        order=order,
        detail=detail,
        clump=0.05,
    )


def foliage(
    canvas: Canvas,
    mask: Mask,
    colour: Colour,
    *,
    seed: str,
    size: float = 9.0,
    spacing: float = 3.6,
    thickness: float | None = None,
    clump: float = 30.0,
    haze: float = 0.0,
    detail: float = 0.35,
) -> Relief:
    """Fill a silhouette with the lit clumps of a tree's crown or a hedge; `size` of a leaf, `clump` of a bough."""
    n = canvas.field(f"bough/{seed}", clump, 3)[mask.where]
    bump = (n - np.abs(n - 0.5)) * clump * 0.55
    body = canvas.form(
        mask, colour, thickness=thickness, bump=bump.astype(np.float32), haze=haze, rim=0.25, detail=detail
    )
    lumpy = body.bumped(bump.astype(np.float32))
    shown = colour if not haze else mix(colour, canvas.palette.haze, haze)
    return leaves(
        canvas,
        lumpy,
        shown,
        -1.57,
        seed=seed,
        length=(size * 0.7, size * 1.4),
        spacing=spacing,
        spread=1.2,
        detail=detail,
        clump=0.10,
    )


def grass(
    canvas: Canvas,
    mask: Mask,
    colours: tuple[Colour, ...],
    *,
    seed: str,
    height: tuple[float, float] = (14, 40),
    spacing: float = 5.0,
    lean: float = 0.0,
    spread: float = 0.3,
    grow: float = 1.0,
    detail: float = 0.5,
) -> None:
    """Grow blades over a mask, farther ones first; the height runs from the mask's top to its bottom.

    `lean` in radians from upright; `colours` are mixed at random, darker towards the root by overlap.
    """
    r = canvas.rng(f"grass/{seed}")
    x, y = scatter(mask, _count(mask, spacing), r)
    if not len(x):
        return
    top, bottom = float(y.min()), float(y.max()) + 1e-3
    near = ((y - top) / (bottom - top)) ** grow
    size = (height[0] + (height[1] - height[0]) * near) * r.uniform(0.6, 1.25, len(x))
    table = np.stack([rgb(c) for c in colours])
    share = np.clip(canvas_field(canvas, seed, x, y) + r.normal(0, 0.22, len(x)), 0, 0.999) * (len(colours) - 1)
    low = share.astype(int)
    part = (share - low)[:, None]
    colours_n = table[low] * (1 - part) + table[np.minimum(low + 1, len(colours) - 1)] * part
    angle = -math.pi / 2 + lean + r.normal(0, spread, len(x))
    strew(
        canvas,
        "blade",
        x + np.cos(angle) * size / 2,
        y + np.sin(angle) * size / 2,
        size,
        angle,
        jittered(colours_n, r, 0.07, 0.015),
        seed=seed,
        detail=detail,
    )


def canvas_field(canvas: Canvas, seed: str, x: Array, y: Array) -> Array:
    """Return patchy noise 0–1 at places, for colours that drift over a meadow."""
    return sampled(canvas, canvas.field(f"patch/{seed}", 90, 3), x, y)


def skin(canvas: Canvas, what: Mask | Relief, colour: Colour, *, detail: float = 0.85, bias: float = 0.04) -> Relief:
    """Paint skin: shadows lean to warm red before they turn cool, hardly any grain."""
    lightness = float(lab(colour)[0])
    warm = mix(canvas.light.shade, (0.42, 0.14, 25), 0.65)
    table = tones(colour, canvas.light.key, warm, 0.45 + 0.2 * (1 - lightness))
    return canvas.form(what, table, mottle=0.02, rim=0.3, detail=detail, bias=bias, gloss=0.12, gloss_sharpness=14)
