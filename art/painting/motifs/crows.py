"""Crows: perched in any tilt, with the heavy bill and the sheen of real ones; single wings spread like hands."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.materials.living import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

_BODY = (
    (0.34, -0.2),
    (0.25, -0.24),
    (0.13, -0.205),
    (-0.05, -0.13),
    (-0.26, -0.03),
    (-0.46, 0.06, CORNER),
    (-0.44, 0.12, CORNER),
    (-0.26, 0.14),
    (-0.06, 0.2),
    (0.17, 0.14),
    (0.29, -0.03),
    (0.36, -0.1),
)
_BILL = ((0.33, -0.185, CORNER), (0.42, -0.172), (0.5, -0.1, CORNER), (0.42, -0.112), (0.34, -0.1, CORNER))
_WING = (
    (0.19, -0.08, CORNER),
    (0.06, -0.13),
    (-0.12, -0.09),
    (-0.28, -0.02),
    (-0.44, 0.08, CORNER),
    (-0.3, 0.11),
    (-0.1, 0.12),
    (0.11, 0.07),
)


def crow(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    *,
    turn: float = -28.0,
    left: bool = False,
    colour: Colour = (0.25, 0.035, 275),
    sheen: Colour = (0.5, 0.07, 280),
    bias: float = 0.0,
    legs: bool = False,
    detail: float = 0.75,
) -> tuple[float, float]:
    """Paint a crow about (x, y), `size` long, tilted by `turn` (below 0: head up); returns its bill's tip."""
    f = -1.0 if left else 1.0

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn * f, left)

    if legs:
        (ax, ay), (bx, by) = (p[:2] for p in put([(-0.06, 0.14), (0.05, 0.14)]))
        ground = max(ay, by) + size * 0.2
        toes = canvas.mask(
            *(limb([(px, py, size * 0.024), (px + 3 * f, ground, size * 0.016)], 8) for px, py in ((ax, ay), (bx, by))),
            *(
                limb([(px + 3 * f, ground, size * 0.016), (px + (3 + d * size) * f, ground + 2, size * 0.01)], 6)
                for px in (ax, bx)
                for d in (-0.08, 0.1)
            ),
        )
        canvas.form(toes, (0.22, 0.02, 280), thickness=3, detail=detail)
    tail = [
        limb(put([(-0.34, 0.05 + d * 0.1, 0.04), (-0.52, 0.1 + d * 0.6, 0.042), (-0.68, 0.13 + d, 0.016)]), 12)
        for d in (-0.03, 0.01, 0.05)
    ]
    canvas.form(canvas.mask(*tail), colour, bias=bias - 0.04, thickness=size * 0.05, rim=0.6, detail=detail)
    body = canvas.form(
        canvas.mask(curve(put(_BODY)), wobble=size * 0.012, cell=5),
        colour,
        bias=bias,
        rim=0.9,
        mottle=0.05,
        grain=9,
        detail=detail,
    )
    if size > 56:
        back = math.radians(turn * f) + (math.pi if f > 0 else 0.0)
        fur(
            canvas,
            body,
            back - 0.5 * f,
            seed=f"crow/{x:.0f}/{y:.0f}",
            length=(0.05 * size, 0.12 * size),
            spacing=0.032 * size,
            light=0.16,
            lift=0.015,
            detail=detail,
        )
    for i in range(4):
        quill = put(
            [
                (-0.06 - 0.04 * i, 0.08 - 0.03 * i, 0.03),
                (-0.36, 0.115 - 0.03 * i, 0.035),
                (-0.66 + 0.05 * i, 0.16 - 0.035 * i, 0.012),
            ]
        )
        canvas.form(
            canvas.mask(limb(quill, 14)),
            mix(colour, sheen, 0.1 * i),
            bias=bias,
            thickness=size * 0.04,
            rim=0.6,
            detail=detail,
        )
    wing = canvas.form(
        canvas.mask(curve(put(_WING))),
        mix(colour, sheen, 0.22),
        bias=bias,
        thickness=size * 0.1,
        rim=0.5,
        detail=detail,
    )
    canvas.form(
        canvas.mask(curve(put(_BILL))), (0.22, 0.02, 285), bias=bias, thickness=size * 0.05, gloss=0.5, detail=detail
    )
    quills = [put([(0.1 - i * 0.07, -0.03 + i * 0.012), (-0.2 - i * 0.09, 0.08 + i * 0.012)]) for i in range(5)]
    scales = [put([(0.12 - 0.09 * i, -0.08 + 0.03 * i)])[0] for i in range(3)]
    ex, ey = put([(0.285, -0.155)])[0][:2]

    def work(pen: Pen) -> None:
        for q in quills:
            pen.stroke([p[:2] for p in q], mix(colour, (0.1, 0.02, 280), 0.7), size * 0.016, 0.8)
            pen.stroke([(px, py - size * 0.018) for px, py in (p[:2] for p in q)], sheen, size * 0.01, 0.55)
        for px, py in (s[:2] for s in scales):
            pen.fill(oval(px, py, size * 0.05, size * 0.016, turn * f + 14 * f), sheen, 0.4)

    canvas.draw(work, clip=wing.mask, detail=detail)

    def eye(pen: Pen) -> None:
        pen.dot(ex, ey, size * 0.022, (0.1, 0.02, 280))
        pen.dot(ex + size * 0.008, ey - size * 0.008, size * 0.006, (0.9, 0.08, 60))

    canvas.draw(eye, detail=0.95)
    tip = put([(0.5, -0.1)])[0]
    return tip[0], tip[1]


def wing_fan(
    canvas: Canvas,
    x: float,
    y: float,
    length: float,
    start: float,
    end: float,
    *,
    n: int = 8,
    colour: Colour = (0.24, 0.035, 275),
    bias: float = 0.0,
    seed: str = "fan",
    detail: float = 0.7,
) -> None:
    """Spread a wing from its wrist at (x, y): quills fan out from `start` to `end` (degrees, 0 right, 90 down)."""
    r = canvas.rng(f"fan/{seed}")
    for i in range(n):
        k = i / max(n - 1, 1)
        a = math.radians(start + (end - start) * k + float(r.normal(0, 2)))
        reach = length * (0.72 + 0.28 * math.sin(math.pi * min(1.0, 0.25 + 0.75 * k))) * float(r.uniform(0.93, 1.05))
        w = length * 0.075
        bend = math.copysign(0.1, end - start)
        points = [
            (0, 0, w * 0.5),
            (0.35 * reach, bend * reach * 0.25, w),
            (0.75 * reach, bend * reach * 0.2, w * 0.85),
            (reach, 0, w * 0.18),
        ]
        ca, sa = math.cos(a), math.sin(a)
        quill = limb([(x + px * ca - py * sa, y + px * sa + py * ca, q) for px, py, q in points], 20)
        tone = mix(colour, (0.42, 0.06, 285), float(np.clip(0.1 + 0.25 * r.random(), 0, 1)))
        canvas.form(canvas.mask(quill), tone, bias=bias, thickness=w, rim=0.7, mottle=0.05, grain=6, detail=detail)
