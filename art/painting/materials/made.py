"""Made materials: cloth, knit, paper, wood, planks, glass, metal."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.relief import Relief
from art.painting.terrain import Plane


def _turned(canvas: Canvas, mask: Mask, angle: float) -> tuple[Array, Array]:
    """Return card coordinates along and across a direction (degrees) on a mask's box."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    x, y = canvas.x[mask.where], canvas.y[mask.where]
    return x * c + y * s, -x * s + y * c


def _relief(canvas: Canvas, what: Mask | Relief, thickness: float | None) -> Relief:
    return what if isinstance(what, Relief) else canvas.relief(what, thickness)


def cloth(
    canvas: Canvas,
    what: Mask | Relief,
    colour: Colour,
    *,
    angle: float = 90.0,
    fold: float = 16.0,
    depth: float = 4.0,
    thickness: float | None = 14.0,
    seed: str = "cloth",
    rim: float = 0.4,
    bias: float = 0.0,
    detail: float = 0.6,
) -> Relief:
    """Paint cloth whose folds run along `angle` (degrees, 90 hangs down), `fold` units apart, `depth` units deep."""
    body = _relief(canvas, what, thickness)
    along, across = _turned(canvas, body.mask, angle)
    n = canvas.noise.at(f"fold/{seed}", across / fold, along / (fold * 7), 1.0, 2)
    weave = canvas.noise.at("weave", across / 1.4, along / 1.4, 1.0, 1) - 0.5
    bump = np.sin(n * 9.0) * depth * 0.5 + weave * 0.5
    return canvas.form(body, colour, bump=bump.astype(np.float32), rim=rim, bias=bias, detail=detail, mottle=0.04)


def knit(
    canvas: Canvas,
    what: Mask | Relief,
    colour: Colour,
    *,
    stitch: float = 7.0,
    angle: float = 90.0,
    thickness: float | None = 16.0,
    colours: Array | None = None,
    detail: float = 0.6,
) -> Relief:
    """Paint knitted wool: rows of V stitches; `colours` (of the box) may carry a pattern instead of one colour."""
    body = _relief(canvas, what, thickness)
    along, across = _turned(canvas, body.mask, angle)
    column = across / stitch
    half = np.abs(np.mod(column, 1) - 0.5)
    row = along / (stitch * 0.8) + half * 1.5
    yarn = np.abs(np.sin(np.pi * row)) ** 0.6 * np.clip(np.sin(np.pi * np.clip(half * 2, 0.02, 1)), 0, 1) ** 0.5
    fuzz = canvas.noise.at("fuzz", across / 2, along / 2, 1.0, 2) - 0.5
    bump = (yarn * stitch * 0.45 + fuzz * 1.2).astype(np.float32)
    out = canvas.form(body, colour, bump=bump, detail=detail, mottle=0.03, rim=0.25)
    if colours is not None:
        canvas.fill(body.mask, colours, 0.75, detail)
        canvas.multiply(body.mask * (1 - yarn).astype(np.float32), canvas.light.shade, 0.5)
    return out


def paper(
    canvas: Canvas, what: Mask | Relief, colour: Colour = (0.95, 0.03, 90), *, crease: float = 1.0, detail: float = 0.6
) -> Relief:
    """Paint paper: nearly flat, a few straight creases, fibres."""
    body = _relief(canvas, what, 3.0)
    at = body.mask.where
    n1 = np.abs(canvas.field("crease", 90, 2)[at] - 0.5)
    bump = -np.exp(-n1 * 60) * 3 * crease + (canvas.field("fibre", 4, 2)[at] - 0.5) * 0.8
    return canvas.form(body, colour, bump=bump.astype(np.float32), mottle=0.03, rim=0.2, detail=detail)


def wood(
    canvas: Canvas,
    what: Mask | Relief,
    colour: Colour,
    *,
    angle: float = 0.0,
    grain: float = 5.0,
    thickness: float | None = 12.0,
    seed: str = "wood",
    gloss: float = 0.12,
    bias: float = 0.0,
    detail: float = 0.55,
) -> Relief:
    """Paint wood with its grain along `angle` (degrees), `grain` units between year rings."""
    body = _relief(canvas, what, thickness)
    along, across = _turned(canvas, body.mask, angle)
    bend = canvas.noise.at(f"bend/{seed}", along / 160, across / 60, 1.0, 2) * 60
    ring = canvas.noise.at(f"ring/{seed}", along / 90, (across + bend) / grain, 1.0, 2)
    pore = canvas.noise.at(f"pore/{seed}", along / 14, across / 1.2, 1.0, 1)
    bump = (ring - 0.5) * 2.2 + np.where(pore < 0.2, -0.8, 0)
    out = canvas.form(
        body, colour, bump=bump.astype(np.float32), gloss=gloss, mottle=0.05, bias=bias, detail=detail, rim=0.3
    )
    canvas.multiply(body.mask * smoothstep(0.55, 0.2, ring), canvas.palette.deep, 0.32)
    return out


def planks(
    canvas: Canvas,
    plane: Plane,
    colour: Colour,
    *,
    across: float = 8.0,
    length: float = 2.0,
    seed: str = "planks",
    light: Array | float = 0.0,
    gap: float = 0.03,
    detail: float = 0.3,
    depth: float = 0.6,
) -> None:
    """Lay boards on a plane: `across` of them over its width, each row broken `length` times along its depth.

    `light` is added to the ramp (of the plane's box): sun patches, falling-off lamplight.
    """
    u = plane.u * across
    board = np.floor(u)
    offset = np.mod(board * 0.618, 1.0)
    v = plane.v * length + offset
    piece = np.floor(v)
    tint = np.mod(np.sin(board * 12.9898 + piece * 78.233) * 43758.5453, 1.0)
    grain = canvas.noise.at(f"grain/{seed}", u * 9 + tint * 50, v * 3.0, 1.0, 3)
    figure = canvas.noise.at(f"figure/{seed}", u * 2.2 + tint * 30, v * 0.8, 1.0, 3)
    edge = np.minimum(np.mod(u, 1), 1 - np.mod(u, 1))
    end = np.minimum(np.mod(v, 1), 1 - np.mod(v, 1)) * 4
    seam = np.clip(np.minimum(edge, end) / gap, 0, 1)
    t = 0.52 + (tint - 0.5) * 0.18 + (grain - 0.5) * 0.25 + (figure - 0.5) * 0.22 + light
    t = t - 0.4 * (1 - seam) + 0.08 * smoothstep(0.0, gap * 3, edge) * (edge < gap * 4)
    canvas.fill(plane.mask, pick(canvas.tones(colour, depth), t.astype(np.float32)), detail=detail)


def glass(
    canvas: Canvas,
    mask: Mask,
    tint: Colour = (0.85, 0.04, 200),
    *,
    thickness: float | None = None,
    clear: float = 0.82,
    shine: float = 0.9,
    detail: float = 0.7,
) -> Relief:
    """Lay glass over what is there: a breath of tint, darker and brighter edges, a long shine on the lit side."""
    body = canvas.relief(mask, thickness)
    canvas.glaze(mask, tint, 1 - clear)
    edge = np.clip(1 - body.nz, 0, 1) ** 1.6
    canvas.multiply(mask * (edge * 0.55), canvas.light.shade)
    lx, ly, _ = canvas.light.direction
    n = math.hypot(lx, ly) or 1.0
    towards = (body.nx * lx + body.ny * ly) / n
    band = smoothstep(0.45, 0.62, towards) * smoothstep(0.92, 0.78, towards)
    back = smoothstep(0.55, 0.9, -towards) * 0.4
    canvas.screen(mask * (band * 0.8 + back).astype(np.float32), canvas.light.key, shine)
    canvas.screen(mask.edge(lx / n * 2.2, ly / n * 2.2, 0.6), canvas.light.key, 0.8)
    canvas.layer.detail[mask.where] = np.maximum(canvas.layer.detail[mask.where], mask.a * detail * 0.6)
    return body


def metal(
    canvas: Canvas,
    what: Mask | Relief,
    colour: Colour,
    *,
    thickness: float | None = None,
    polish: float = 0.6,
    bump: Array | None = None,
    detail: float = 0.7,
    bias: float = 0.0,
) -> Relief:
    """Paint metal: a bright band of sky and a dark one of ground mirrored in the form, sharp gloss."""
    body = _relief(canvas, what, thickness)
    out = canvas.form(
        body,
        colour,
        bump=bump,
        gain=1.05,
        mottle=0.05,
        gloss=polish,
        gloss_sharpness=40,
        rim=0.5,
        detail=detail,
        bias=bias,
    )
    sky = smoothstep(-0.25, -0.6, body.ny) * smoothstep(-0.98, -0.7, body.ny)
    ground = smoothstep(0.05, 0.3, body.ny) * smoothstep(0.75, 0.45, body.ny)
    canvas.screen(body.mask * (sky * 0.45).astype(np.float32), canvas.palette.sky[-1], polish)
    canvas.multiply(body.mask * (ground * 0.6).astype(np.float32), canvas.palette.deep, polish)
    canvas.glaze(body.mask * (np.clip(body.ny, 0, 1) ** 3 * 0.5), rgb(canvas.light.bounce), polish * 0.6)
    return out
