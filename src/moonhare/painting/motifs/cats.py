"""Cats asleep: curled bodies of any coat and turn, modelled from the same few lumps but never the same twice."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

import msgspec
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, smoothstep
from moonhare.painting.materials.living import fur
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, oval


class Cat(msgspec.Struct, frozen=True, kw_only=True):
    """A cat's coat."""

    coat: Colour = (0.6, 0.12, 60)
    marks: Literal["plain", "tabby", "patched", "bib", "points"] = "plain"
    second: Colour = (0.35, 0.07, 50)
    plump: float = 1.0


def _paint_coat(canvas: Canvas, cat: Cat, body: Relief, u: Array, v: Array, seed: str) -> None:
    wave = canvas.field(f"marks/{seed}", 40, 3)[body.mask.where] - 0.5
    bars: Array
    if cat.marks == "tabby":
        bars = smoothstep(0.35, 0.75, np.sin(u * 26 + wave * 5 + v * 3)) * smoothstep(0.24, -0.06, v + wave * 0.2)
    elif cat.marks == "patched":
        bars = smoothstep(0.04, 0.1, wave)
    elif cat.marks == "bib":
        bars = smoothstep(0.1, 0.18, v + wave * 0.12)
    elif cat.marks == "points":
        bars = np.maximum(smoothstep(0.12, 0.02, np.hypot(u - 0.5, v - 0.14) - 0.06), smoothstep(0.24, 0.3, v))
    else:
        return
    canvas.form(body.within(body.mask * np.asarray(bars, np.float32)), cat.second, rim=0.4, mottle=0.06, detail=0.6)


def sleeping_cat(
    canvas: Canvas,
    cat: Cat,
    x: float,
    y: float,
    length: float,
    *,
    turn: float = 0.0,
    left: bool = False,
    seed: str = "cat",
    shadow: float = 0.5,
) -> None:
    """Paint a cat asleep on its side, middle at (x, y), back up before `turn` (degrees), head right or `left`."""
    f = -1.0 if left else 1.0
    a = math.radians(turn)
    co, si = math.cos(a), math.sin(a)
    size, fat = length, cat.plump

    def at(px: float, py: float) -> tuple[float, float]:
        qx, qy = px * f * size, py * size
        return x + qx * co - qy * si, y + qx * si + qy * co

    def spine(*points: tuple[float, float, float, float]) -> list[tuple[float, float, float, float]]:
        return [(*at(p[0], p[1]), p[2] * size, p[3] * size) for p in points]

    q = size * 0.85
    clay = Clay(canvas, (x - q, y - q, x + q, y + q), melt=0.05 * size)
    clay.limb(
        spine(
            (-0.36, 0.03, 0.25 * fat, 0),
            (0.0, -0.03, 0.3 * fat, 0),
            (0.24, 0.0, 0.25 * fat, 0.02),
            (0.38, 0.06, 0.18, 0.06),
        ),
        melt=0.1 * size,
    )
    hx, hy = at(-0.26, 0.1)
    clay.ball(hx, hy, 0.22 * size * fat, 0.19 * size * fat, z=0.1 * size, turn=turn, melt=0.04 * size)
    clay.limb(spine((0.2, 0.2, 0.08, 0.16), (0.36, 0.26, 0.065, 0.2), (0.46, 0.26, 0.055, 0.2)), melt=0.02 * size)
    clay.limb(
        spine(
            (-0.52, 0.12, 0.07, 0.06),
            (-0.42, 0.27, 0.068, 0.16),
            (-0.12, 0.31, 0.06, 0.2),
            (0.12, 0.29, 0.05, 0.2),
            (0.2, 0.26, 0.03, 0.2),
        ),
        melt=0.015 * size,
    )
    kx, ky = at(0.43, 0.1)
    clay.ball(kx, ky, 0.185 * size, 0.155 * size, z=0.22 * size, turn=turn + 8 * f, melt=0.03 * size)
    mx, my = at(0.49, 0.165)
    clay.ball(mx, my, 0.08 * size, 0.055 * size, z=0.33 * size, turn=turn, melt=0.03 * size)
    body = clay.relief(0.012 * size)
    if shadow:
        canvas.shadow(body.mask, -si * 0.04 * size, 0.07 * size, soft=0.05 * size, share=shadow)
    for ear in (((0.3, -0.02), (0.32, -0.14), (0.41, -0.04)), ((0.45, -0.04), (0.53, -0.13), (0.57, 0.0))):
        outline = [(*at(*p), CORNER) for p in ear]
        middle = [
            (sum(p[0] for p in outline) / 3 * 0.4 + p[0] * 0.6, sum(p[1] for p in outline) / 3 * 0.4 + p[1] * 0.6)
            for p in outline
        ]
        tone = cat.second if cat.marks == "points" else cat.coat
        canvas.form(canvas.mask(curve(outline, pull=0.2)), tone, thickness=0.04 * size, rim=0.7, detail=0.75)
        canvas.glaze(canvas.mask(curve([(*p, CORNER) for p in middle]), soft=0.008 * size), (0.66, 0.1, 20), 0.55)
    canvas.form(body, cat.coat, mottle=0.08, grain=0.12 * size, rim=0.75, shadow=0.2 * size, detail=0.62)
    gx, gy = canvas.x[body.mask.where] - x, canvas.y[body.mask.where] - y
    u, v = (gx * co + gy * si) * f / size, (-gx * si + gy * co) / size
    _paint_coat(canvas, cat, body, u, v, seed)
    fur(
        canvas,
        body,
        clay.angle if f < 0 else clay.angle + math.pi,
        seed=f"{seed}/coat",
        length=(0.045 * size, 0.1 * size),
        spacing=max(1.6, 0.02 * size),
        spread=0.5,
        light=0.08,
        detail=0.62,
    )
    _face(canvas, cat, at, size)


def _face(canvas: Canvas, cat: Cat, at: Callable[[float, float], tuple[float, float]], size: float) -> None:
    dark, nose = mix(cat.coat, (0.12, 0.03, 40), 0.85), (0.62, 0.1, 20)

    def marks(pen: Pen) -> None:
        for ex in (0.385, 0.525):
            pen.stroke([at(ex - 0.038, 0.085), at(ex, 0.112), at(ex + 0.038, 0.082)], dark, 0.012 * size, 0.9)
        pen.fill(oval(*at(0.492, 0.145), 0.022 * size, 0.015 * size), nose)
        pen.stroke([at(0.492, 0.16), at(0.488, 0.18), at(0.462, 0.186)], dark, 0.009 * size, 0.8)
        pen.stroke([at(0.488, 0.18), at(0.515, 0.188)], dark, 0.009 * size, 0.8)
        for k in (-1, 0, 1):
            pen.stroke([at(0.53, 0.165), at(0.66, 0.16 + k * 0.035)], (0.95, 0.02, 90), 0.006 * size, 0.6)
            pen.stroke([at(0.44, 0.17), at(0.32, 0.175 + k * 0.035)], (0.95, 0.02, 90), 0.006 * size, 0.6)

    canvas.draw(marks, detail=0.92)
