"""Goats of the dry country: lean, long-eared, horned; they stand, or rear against something."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.materials.living import fur
from art.painting.pen import Pen
from art.painting.shapes import curve, oval, place

from .beasts import paint_ear

_STAND = (
    ((0.3, -0.66, 0.1), (0.27, -0.46, 0.052), (0.3, -0.3, 0.042), (0.28, -0.14, 0.028), (0.28, -0.03, 0.034)),
    ((-0.28, -0.68, 0.13), (-0.22, -0.48, 0.07), (-0.33, -0.32, 0.04), (-0.3, -0.14, 0.028), (-0.29, -0.03, 0.034)),
    ((0.36, -0.68, 0.11), (0.38, -0.46, 0.056), (0.37, -0.3, 0.045), (0.38, -0.14, 0.03), (0.39, -0.03, 0.036)),
    ((-0.38, -0.7, 0.15), (-0.33, -0.5, 0.08), (-0.46, -0.33, 0.042), (-0.43, -0.15, 0.03), (-0.42, -0.03, 0.036)),
)


def goat(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    colour: Colour,
    *,
    left: bool = False,
    look: float = 48.0,
    patch: Colour | None = None,
    horns: float = 0.3,
    rear: bool = False,
    haze: float = 0.0,
    bias: float = 0.0,
    seed: str = "goat",
    detail: float = 0.7,
) -> None:
    """Paint a goat with its hooves at height `y`, `size` from chest to rump, its muzzle raised by `look` degrees.

    `patch` is the colour of its blotches, `horns` their length; `rear` puts it on its hind legs.
    """
    f = -1.0 if left else 1.0
    r = canvas.rng(f"goat/{seed}")
    tilt = math.radians(62.0 if rear else 0.0)
    pivot = (-0.36, -0.62)

    def turned(p: tuple[float, float]) -> tuple[float, float]:
        dx, dy = p[0] - pivot[0], p[1] - pivot[1]
        return (
            pivot[0] + dx * math.cos(tilt) + dy * math.sin(tilt),
            pivot[1] - dx * math.sin(tilt) + dy * math.cos(tilt),
        )

    def put(points: list[tuple[float, ...]], trunk: bool = True) -> list[tuple[float, ...]]:
        moved = [(*turned((p[0], p[1])), *p[2:]) if trunk else p for p in points]
        return place(moved, x, y, size, 0, left)

    q = size * 1.9
    box = (x - q, y - q, x + q, y + 0.1 * size)

    def form(clay: Clay, tone: Colour, more: float = 0.0, hair: tuple[float, float] | None = None) -> None:
        relief = clay.relief(0.01 * size)
        canvas.form(relief, tone, rim=0.6, bias=bias + more, mottle=0.09, shadow=0.2 * size, haze=haze, detail=detail)
        if patch is not None:
            n = canvas.noise.at(f"patch/{seed}", (canvas.x - x) / size * 2.2, (canvas.y - y) / size * 2.2, 1.0, 2)
            spots: Mask = relief.mask * smoothstep(0.54, 0.6, n)
            canvas.form(relief.within(spots), patch, rim=0.5, bias=bias + more, haze=haze, detail=detail)
        if hair is not None and size > 60:
            fur(
                canvas,
                relief,
                clay.angle,
                seed=f"{seed}/{more}",
                length=(hair[0] * size, hair[1] * size),
                spacing=max(0.03 * size, 1.5),
                light=0.1,
                spread=0.4,
                detail=detail,
            )

    fore: tuple[list[tuple[float, ...]], ...] = (list(_STAND[0]), list(_STAND[2]))
    if rear:
        fore = (
            [(0.3, -0.66, 0.1), (0.42, -0.5, 0.052), (0.34, -0.36, 0.044), (0.46, -0.26, 0.03), (0.52, -0.24, 0.036)],
            [(0.36, -0.68, 0.11), (0.5, -0.52, 0.056), (0.44, -0.38, 0.045), (0.56, -0.3, 0.03), (0.62, -0.28, 0.036)],
        )
    far = Clay(canvas, box, melt=0.03 * size)
    far.limb(put(fore[0]))
    far.limb(put(list(_STAND[1]), False))
    form(far, mix(colour, canvas.light.shade, 0.25), -0.12)
    body = Clay(canvas, box, melt=0.07 * size)
    body.limb(
        put([(-0.46, -0.76, 0.13), (-0.3, -0.74, 0.2), (0.0, -0.68, 0.225), (0.26, -0.7, 0.21), (0.4, -0.74, 0.15)])
    )
    body.limb(put([(-0.5, -0.84, 0.06), (-0.58, -0.94, 0.04), (-0.56, -1.02, 0.02)]))
    # The neck rises from the chest; the head is lifted by `look`, whatever the trunk does.
    chest = turned((0.36, -0.78))
    nape = (chest[0] + 0.2, chest[1] - 0.34)
    body.limb(
        place(
            [
                (*turned((0.28, -0.72)), 0.16),
                (*chest, 0.14),
                ((chest[0] + nape[0]) / 2 + 0.01, (chest[1] + nape[1]) / 2, 0.1),
                (*nape, 0.085),
            ],
            x,
            y,
            size,
            0,
            left,
        )
    )
    body.limb(put(fore[1]))
    body.limb(put(list(_STAND[3]), False))
    form(body, colour, 0.0, (0.05, 0.1))
    a = math.radians(look)
    ux, uy = math.cos(a), -math.sin(a)
    vx, vy = -uy, ux  # across the face, towards the throat

    def face(along: float, down: float) -> tuple[float, float]:
        return nape[0] + 0.02 + ux * along + vx * down, nape[1] - 0.03 + uy * along + vy * down

    def laid(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place([(*face(p[0], p[1]), *p[2:]) for p in points], x, y, size, 0, left)

    def horn(shift: float, tone: Colour) -> None:
        bow = [
            (0.0, -0.08, 0.034),
            (-0.08, -0.2, 0.03),
            (-0.2, -0.26 - 0.1 * horns, 0.022),
            (-0.12 - horns, -0.22, 0.007),
        ]
        clay = Clay(canvas, box, melt=0.01 * size)
        clay.limb(laid([(p[0] + shift, p[1], p[2]) for p in bow]))
        canvas.form(clay.relief(0.5), tone, rim=0.6, bias=bias, haze=haze, detail=detail)

    if horns:
        horn(0.03, (0.46, 0.04, 55))
    head = Clay(canvas, box, melt=0.03 * size)
    head.limb(laid([(-0.02, 0.0, 0.1), (0.1, 0.0, 0.088), (0.24, 0.015, 0.06), (0.32, 0.02, 0.05)]), melt=0.02 * size)
    head.limb(laid([(0.1, 0.06, 0.05), (0.26, 0.065, 0.035)]))
    form(head, mix(colour, patch or colour, 0.3), 0.03, (0.03, 0.06))
    if horns:
        horn(-0.02, (0.52, 0.05, 60))
    ear = laid([(-0.02, -0.03), (-0.1, 0.02), (-0.17, 0.13), (-0.09, 0.15), (0.0, 0.06)])
    paint_ear(
        canvas, [(p[0], p[1]) for p in ear], mix(colour, patch or colour, 0.5), (0.62, 0.09, 30), thickness=0.03 * size
    )

    def trim(pen: Pen) -> None:
        dark = (0.16, 0.03, 50)
        (ex, ey), (nx, ny), (m0, m1), (m2, m3) = (
            p[:2] for p in laid([(0.09, -0.035), (0.355, 0.0), (0.35, 0.045), (0.24, 0.06)])
        )
        pen.fill(oval(ex, ey, 0.022 * size, 0.018 * size), dark)
        pen.dot(ex - 0.004 * size, ey - 0.007 * size, 0.006 * size, (0.95, 0.05, 90))
        pen.fill(oval(nx, ny, 0.014 * size, 0.01 * size), dark, 0.8)
        pen.stroke([(m0, m1), (m2, m3)], dark, 0.01 * size, 0.7)
        for _ in range(7):
            bx, by = laid([(0.16 + float(r.uniform(-0.02, 0.05)), 0.1)])[0][:2]
            pen.stroke(
                [(bx, by), (bx + float(r.normal(0, 0.02)) * size, by + float(r.uniform(0.08, 0.15)) * size)],
                mix(colour, dark, 0.35),
                0.016 * size,
            )
        for spine, trunk in ((fore[0], True), (fore[1], True), (list(_STAND[1]), False), (list(_STAND[3]), False)):
            hx, hy = put([spine[-1]], trunk)[0][:2]
            with pen.at(hx, hy, 0, size):
                pen.fill(curve([(-0.04, 0.0), (0.02, -0.02), (0.06 * f, 0.035), (-0.04, 0.035)], pull=0.1), dark, 0.85)

    canvas.draw(trim, detail=0.85)
