"""Zebras: one that drinks, striped along its own spine and limbs."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.beasts import paint_ear
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import circle, place, polygon, sample

_SPINE = (
    (-0.585, -0.8, 0.03),
    (-0.5, -0.92, 0.14),
    (-0.36, -0.98, 0.23),
    (-0.1, -0.96, 0.235),
    (0.14, -0.95, 0.235),
    (0.33, -0.95, 0.225),
    (0.48, -0.88, 0.175),
    (0.62, -0.7, 0.128),
    (0.73, -0.5, 0.1),
)
_HEAD = ((0.71, -0.5, 0.1), (0.77, -0.4, 0.1), (0.8, -0.25, 0.072), (0.815, -0.13, 0.055), (0.815, -0.08, 0.05))
_LEGS = (
    ((0.24, -0.84, 0.1), (0.2, -0.56, 0.055), (0.17, -0.42, 0.046), (0.14, -0.2, 0.032), (0.13, -0.04, 0.04)),
    ((-0.24, -0.84, 0.15), (-0.17, -0.58, 0.08), (-0.26, -0.42, 0.046), (-0.23, -0.2, 0.032), (-0.21, -0.04, 0.04)),
    ((0.32, -0.84, 0.12), (0.37, -0.56, 0.06), (0.39, -0.42, 0.05), (0.42, -0.2, 0.034), (0.44, -0.04, 0.042)),
    ((-0.36, -0.84, 0.19), (-0.31, -0.6, 0.1), (-0.43, -0.43, 0.05), (-0.41, -0.2, 0.035), (-0.4, -0.04, 0.043)),
)


def drinking_zebra(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    *,
    left: bool = False,
    pale: Colour = (0.94, 0.025, 85),
    ink: Colour = (0.2, 0.025, 280),
    period: float = 0.092,
    stretch: float = 1.0,
    seed: str = "zebra",
    detail: float = 0.7,
) -> None:
    """Paint a zebra with its muzzle at the water: hooves at height `y`, `size` from chest to rump.

    `stretch` shifts head and forelegs a little, so that no two stand alike; `period` is a stripe pair's width.
    """
    f = -1.0 if left else 1.0
    r = canvas.rng(f"zebra/{seed}")
    q = size * 1.3
    box = (x - q, y - q, x + q, y + 0.1 * size)

    def put(points: tuple[tuple[float, float, float], ...]) -> list[tuple[float, ...]]:
        return place([(a * (1 + 0.05 * (stretch - 1)), b, w) for a, b, w in points], x, y, size, 0, left)

    def stripes(clay: Clay, step: float, *, thin_below: bool = False, to: float | None = None) -> Mask:
        """Where a limb is dark; `to` keeps only what lies below that height (shares of the size)."""
        part = clay.mask()
        at = part.where
        gx, gy = (canvas.x[at] - x) / size, (canvas.y[at] - y) / size
        warp = (canvas.noise.at(f"warp/{seed}", gx * 5 + 9, gy * 5 + 9, 1.0, 2) - 0.5) * step * 1.5
        wave = np.sin((clay.along / size + warp) / step * 2 * math.pi)
        width = 0.08 + (1.1 * smoothstep(0.1, 0.24, clay.across * f / size) if thin_below else 0.0)
        dark = np.clip((wave - width) / 0.3 + 0.5, 0, 1).astype(np.float32)
        return part * (dark if to is None else dark * smoothstep(to, to + 0.05, gy))

    def modelled(spines: tuple[tuple[tuple[float, float, float], ...], ...], melt: float) -> Clay:
        clay = Clay(canvas, box, melt=melt * size)
        for spine in spines:
            clay.limb(put(spine), n=36)
        return clay

    def coat(clay: Clay, dark: Mask, bias: float) -> None:
        relief = clay.relief(0.012 * size)
        canvas.form(relief, pale, bias=bias, rim=0.4, mottle=0.05, shadow=0.2 * size, detail=detail)
        canvas.form(relief.within(dark), ink, bias=bias, rim=0.3, mottle=0.04, detail=detail)

    far = modelled(_LEGS[:2], 0.03)
    coat(far, stripes(far, period * 0.62), -0.16)
    tail = modelled((((-0.55, -0.98, 0.05), (-0.64, -0.88, 0.035), (-0.66, -0.68, 0.022)),), 0.02)
    coat(tail, stripes(tail, period * 0.5), -0.04)
    dark = stripes(modelled((_SPINE,), 0), period, thin_below=True)
    for spine, step, to in ((_LEGS[2], 0.62, -0.7), (_LEGS[3], 0.74, -0.8)):
        near = modelled((spine,), 0)
        gy = (canvas.y[near.mask().where] - y) / size
        dark = (dark - near.mask() * smoothstep(to, to + 0.05, gy)) | stripes(near, period * step, to=to)
    coat(modelled((_SPINE, *_LEGS[2:]), 0.07), dark, 0.0)
    ears = ((0.68, -0.58), (0.74, -0.57))
    for i, (a, b) in enumerate(ears):
        flap = [(a - 0.02, b + 0.05), (a - 0.05, b - 0.06), (a, b - 0.15), (a + 0.045, b)]
        outline = [(p[0], p[1]) for p in place(flap, x, y, size, 0, left)]
        paint_ear(canvas, outline, mix(pale, ink, 0.25 * i), ink, thickness=size * 0.03)
    head = Clay(canvas, box, melt=0.02 * size)
    head.limb(put(_HEAD), n=24)
    coat(head, stripes(head, period * 0.46, to=-0.53), 0.03)
    nose = put(((0.815, -0.09, 0.0),))[0]
    muzzle = canvas.mask(circle(nose[0], nose[1], size * 0.075), soft=size * 0.02) & head.mask()
    canvas.form(head.relief(0.01 * size).within(muzzle), ink, rim=0.35, detail=detail)
    # The crest lies on the neck's upper side: off its spine by its radius.
    spine_line = sample(_SPINE[5:], 40)
    ways = np.gradient(spine_line[:, :2], axis=0)
    ways /= np.hypot(ways[:, 0], ways[:, 1])[:, None]
    crest = spine_line[:, :2] + np.stack([ways[:, 1], -ways[:, 0]], 1) * spine_line[:, 2:3] * 0.86

    def trim(pen: Pen) -> None:
        for i, (a, b) in enumerate(crest):
            nx, ny = float(ways[i, 1]), float(-ways[i, 0])
            for _ in range(3):
                k = float(r.uniform(0.07, 0.11)) * (0.6 + 0.4 * math.sin(3.1 * i / 39))
                lean = float(r.normal(0.2, 0.25))
                tip = (a + (nx + ways[i, 0] * lean) * k, b + (ny + ways[i, 1] * lean) * k)
                (px, py), (tx, ty) = ((p[0], p[1]) for p in place([(float(a), float(b)), tip], x, y, size, 0, left))
                tone = ink if (i // 4) % 2 else mix(pale, ink, 0.2)
                pen.stroke([(px, py), (tx, ty)], tone, size * 0.013, 0.95)
        for spine in _LEGS:
            hx, hy, _ = spine[-1]
            hoof = [(hx - 0.045, 0.0), (hx - 0.035, hy - 0.03), (hx + 0.04, hy - 0.02), (hx + 0.065, 0.0)]
            pen.fill(polygon(place(hoof, x, y, size, 0, left)), mix(ink, (0.3, 0.04, 50), 0.3))
        tx, ty = (v for v in place([(-0.66, -0.7)], x, y, size, 0, left)[0])
        for _ in range(12):
            pen.stroke(
                [(tx, ty), (tx + float(r.normal(0, 0.025)) * size, ty + float(r.uniform(0.14, 0.26)) * size)],
                ink,
                size * 0.014,
            )
        ex, ey = (v for v in place([(0.8, -0.4)], x, y, size, 0, left)[0])
        pen.dot(ex, ey, size * 0.02, (0.12, 0.02, 40))
        pen.dot(ex + size * 0.006, ey - size * 0.007, size * 0.006, (0.95, 0.03, 90))

    canvas.draw(trim, relief=size * 0.012, detail=0.8)
