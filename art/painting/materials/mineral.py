"""Mineral materials: stone, sand, snow, ice, plaster, bricks."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, smoothstep
from art.painting.mask import Mask
from art.painting.relief import Relief
from art.painting.terrain import Plane


def stone(
    canvas: Canvas,
    what: Mask | Relief,
    colour: Colour,
    *,
    thickness: float | None = 40.0,
    rough: float = 1.0,
    cracks: float = 0.5,
    seed: str = "stone",
    haze: float = 0.0,
    shadow: float = 0.0,
    detail: float = 0.35,
) -> Relief:
    """Paint rock: broken faces, pits, a few cracks; `rough` scales the bump."""
    body = what if isinstance(what, Relief) else canvas.relief(what, thickness)
    at = body.mask.where
    faces = canvas.field(f"face/{seed}", 46, 4)[at]
    facets = np.abs(faces - 0.5) * 2
    pits = canvas.field("pit", 7, 3)[at] - 0.5
    crack = np.exp(-np.abs(canvas.field(f"crack/{seed}", 70, 4)[at] - 0.5) * 70) * cracks
    bump = (facets * 14 + pits * 5 - crack * 5) * rough
    return canvas.form(
        body, colour, bump=bump.astype(np.float32), mottle=0.1, rim=0.3, haze=haze, shadow=shadow, detail=detail
    )


def sand(
    canvas: Canvas,
    what: Mask | Relief,
    colour: Colour,
    *,
    thickness: float | None = 30.0,
    ripple: float = 10.0,
    seed: str = "sand",
    haze: float = 0.0,
    detail: float = 0.2,
) -> Relief:
    """Paint sand with wind ripples `ripple` units apart and sparkling grains."""
    body = what if isinstance(what, Relief) else canvas.relief(what, thickness)
    at = body.mask.where
    y, x = canvas.y[at], canvas.x[at]
    bend = canvas.field(f"ripple/{seed}", 120, 3)[at] * 80
    bump = np.sin((y * 1.5 + bend + x * 0.15) / ripple * 6.28) * 0.8 + (canvas.field("grains", 2.4, 1)[at] - 0.5) * 1.6
    return canvas.form(
        body, colour, bump=bump.astype(np.float32), mottle=0.06, grain=40, rim=0.2, haze=haze, detail=detail
    )


def snow(
    canvas: Canvas,
    what: Mask | Relief,
    *,
    thickness: float | None = 30.0,
    soft: float = 26.0,
    seed: str = "snow",
    haze: float = 0.0,
    bias: float = 0.12,
    detail: float = 0.2,
) -> Relief:
    """Paint snow: soft drifts `soft` units wide, blue shade, a few glints."""
    body = what if isinstance(what, Relief) else canvas.relief(what, thickness)
    at = body.mask.where
    bump = (canvas.field(f"drift/{seed}", soft * 3, 3, (2, 1))[at] - 0.5) * soft * 0.5
    bump = bump + (canvas.field("powder", 3, 2)[at] - 0.5) * 0.9
    out = canvas.form(
        body,
        (0.95, 0.02, 240),
        bump=bump.astype(np.float32),
        mottle=0.03,
        depth=0.35,
        bias=bias,
        rim=0.2,
        haze=haze,
        detail=detail,
    )
    glint = (canvas.field("glint", 2.6, 1)[at] > 0.93).astype(np.float32)
    canvas.screen(body.mask * glint, canvas.light.key, 0.35)
    return out


def ice(
    canvas: Canvas,
    what: Mask | Relief,
    colour: Colour = (0.84, 0.05, 225),
    *,
    thickness: float | None = 60.0,
    seed: str = "ice",
    haze: float = 0.0,
    detail: float = 0.35,
) -> Relief:
    """Paint glacier ice: flat broken faces, deep blue cracks, light that seeps through the edges."""
    body = what if isinstance(what, Relief) else canvas.relief(what, thickness)
    at = body.mask.where
    a, b = canvas.field(f"ice-a/{seed}", 90, 2, (0.6, 1.8))[at], canvas.field(f"ice-b/{seed}", 60, 2, (1.6, 0.7))[at]
    facets = np.floor(a * 6) / 6 + np.floor(b * 5) / 5
    bump = facets * 26 + (a - b) * 22 + (canvas.field("frost", 5, 3)[at] - 0.5) * 3
    out = canvas.form(
        body, colour, bump=bump.astype(np.float32), mottle=0.05, gloss=0.3, rim=0.7, depth=0.5, haze=haze, detail=detail
    )
    deep = np.exp(-np.abs(canvas.field(f"cleft/{seed}", 110, 3, (0.5, 1.6))[at] - 0.5) * 45)
    canvas.glaze(body.mask * (deep * 0.6).astype(np.float32), (0.5, 0.12, 235), 0.7 * (1 - haze))
    return out


def plaster(
    canvas: Canvas,
    plane: Plane,
    colour: Colour,
    *,
    light: Array | float = 0.0,
    stain: float = 0.14,
    detail: float = 0.15,
) -> None:
    """Cover a plane with old plaster: trowel marks, stains; `light` is added to the ramp (of the plane's box)."""
    at = plane.mask.where
    n = canvas.field("trowel", 26, 4)[at] - 0.5
    wide = canvas.field("stain", 190, 4)[at] - 0.5
    chips = smoothstep(0.72, 0.8, canvas.field("chips", 60, 4)[at])
    t = 0.56 + n * 0.14 + wide * 2 * stain + light - chips * 0.1
    canvas.fill(plane.mask, pick(canvas.tones(colour), np.asarray(t, np.float32)), detail=detail)


def bricks(
    canvas: Canvas,
    plane: Plane,
    colour: Colour,
    *,
    across: float = 8.0,
    down: float = 16.0,
    mortar: float = 0.09,
    light: Array | float = 0.0,
    seed: str = "bricks",
    detail: float = 0.3,
) -> None:
    """Lay bricks or stone blocks on a plane, `across` in a row and `down` rows, every other row shifted by half."""
    v = plane.v * down
    row = np.floor(v)
    u = plane.u * across + np.mod(row, 2) * 0.5
    column = np.floor(u)
    tint = np.mod(np.sin(column * 12.9898 + row * 78.233) * 43758.5453, 1.0)
    fu, fv = np.mod(u, 1), np.mod(v, 1)
    n = canvas.noise.at(f"brick/{seed}", u * 6, v * 4, 1.0, 3)
    edge = np.minimum(np.minimum(fu, 1 - fu) * 2, np.minimum(fv, 1 - fv)) + (n - 0.5) * 0.07
    face = smoothstep(mortar * 0.5, mortar * 1.4, edge)
    top = smoothstep(mortar * 2.5, mortar, fv) * face
    t = 0.5 + (tint - 0.5) * 0.3 + (n - 0.5) * 0.3 + 0.16 * top - 0.34 * (1 - face) + light
    canvas.fill(plane.mask, pick(canvas.tones(colour), np.asarray(t, np.float32)), detail=detail)
