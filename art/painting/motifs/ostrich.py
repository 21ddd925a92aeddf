"""Ostrich: a long-legged walker with loose black feathers and white plumes."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.materials import leaves
from art.painting.shapes import CORNER, curve, oval

from .beasts import paint_eye


def ostrich(canvas: Canvas, x: float, y: float, s: float, *, left: bool, seed: str, crouch: float) -> None:
    """Paint a wary ostrich, one foot lifted, its neck stretched by `crouch` 0–1; `s` is its body's length."""
    f = -1.0 if left else 1.0

    def at(px: float, py: float) -> tuple[float, float]:
        return x + px * s * f, y + py * s

    canvas.multiply(
        canvas.mask(oval(x + 0.1 * s, y + 0.02 * s, 0.7 * s, 0.07 * s), soft=0.05 * s), (0.36, 0.09, 310), 0.65
    )
    rosy = (0.74, 0.08, 35)
    legs = Clay(canvas, (x - 2 * s, y - 2.4 * s, x + 2 * s, y + 0.2 * s), melt=0.03 * s)
    hip = -1.0 + 0.08 * crouch
    legs.limb(
        [
            (*at(-0.1, hip), 0.15 * s),
            (*at(-0.02, -0.62), 0.08 * s),
            (*at(-0.16, -0.36), 0.05 * s),
            (*at(-0.04, -0.02), 0.035 * s),
        ],
        n=20,
    )
    legs.limb([(*at(-0.04, -0.03), 0.04 * s), (*at(0.13, -0.01), 0.03 * s)], n=6)
    legs.limb(
        [
            (*at(0.08, hip), 0.15 * s, 5),
            (*at(0.3, -0.62), 0.08 * s, 5),
            (*at(0.12, -0.38), 0.05 * s, 5),
            (*at(0.24, -0.14), 0.035 * s, 5),
        ],
        n=20,
    )
    legs.limb([(*at(0.24, -0.15), 0.04 * s), (*at(0.38, -0.08), 0.03 * s)], n=6)
    canvas.form(legs.relief(0.5), rosy, rim=0.5, detail=0.7)
    neck = Clay(canvas, (x - 2 * s, y - 2.8 * s, x + 2 * s, y), melt=0.04 * s)
    top = -1.95 + 0.45 * crouch
    neck.limb(
        [
            (*at(0.36, -1.1), 0.16 * s),
            (*at(0.56, -1.3), 0.09 * s),
            (*at(0.58 + 0.1 * crouch, (top - 1.3) / 2), 0.065 * s),
            (*at(0.7 + 0.25 * crouch, top), 0.06 * s),
        ],
        n=26,
    )
    hx, hy = at(0.76 + 0.25 * crouch, top - 0.03)
    neck.ball(hx, hy, 0.115 * s, 0.085 * s, z=2, turn=12 * f)
    body = neck.relief(0.5)
    canvas.form(body, rosy, rim=0.6, mottle=0.1, grain=6, detail=0.75)
    beak = canvas.mask(
        curve(
            [
                (hx + 0.07 * s * f, hy - 0.04 * s, CORNER),
                (hx + 0.26 * s * f, hy + 0.03 * s),
                (hx + 0.07 * s * f, hy + 0.05 * s, CORNER),
            ]
        )
    )
    canvas.form(beak, (0.72, 0.09, 55), thickness=0.05 * s, detail=0.8)
    paint_eye(canvas, hx + 0.03 * s * f, hy - 0.025 * s, max(0.032 * s, 1.4), left=left)
    plump = Clay(canvas, (x - 2 * s, y - 2.2 * s, x + 2 * s, y), melt=0.12 * s)
    plump.limb([(*at(-0.42, -1.12), 0.24 * s), (*at(-0.05, -1.14), 0.36 * s), (*at(0.32, -1.1), 0.22 * s)])
    feather = plump.relief(1.0)
    canvas.form(feather, (0.26, 0.03, 300), rim=0.8, detail=0.6)
    way = math.pi - 0.35 if not left else 0.35
    leaves(
        canvas,
        feather,
        (0.27, 0.03, 300),
        way,
        seed=f"{seed}/coat",
        length=(0.2 * s, 0.36 * s),
        spacing=0.055 * s,
        sprite="feather",
        spread=0.35,
        order="up",
        clump=0.1,
        detail=0.6,
    )
    r = canvas.rng(f"plume/{seed}")
    for i in range(11):
        px, py = at(-0.5 - r.random() * 0.1, -1.24 + i * 0.035)
        ex, ey = px - (0.3 + 0.14 * r.random()) * s * f, py + (0.1 + 0.12 * r.random()) * s
        plume = canvas.mask(
            curve(
                [
                    (px, py, CORNER),
                    ((px + ex) / 2, (py + ey) / 2 - 0.09 * s),
                    (ex, ey, CORNER),
                    ((px + ex) / 2, (py + ey) / 2 + 0.05 * s),
                ]
            ),
            wobble=0.02 * s,
            cell=0.08 * s,
        )
        canvas.form(plume, (0.95, 0.02, 80), thickness=0.05 * s, rim=0.5, detail=0.65)
    for i in range(6):
        px, py = at(0.06 - i * 0.08, -0.98 + 0.02 * i)
        quill = canvas.mask(
            curve(
                [
                    (px, py, CORNER),
                    (px - 0.14 * s * f, py - 0.06 * s),
                    (px - 0.32 * s * f, py + 0.08 * s, CORNER),
                    (px - 0.12 * s * f, py + 0.08 * s),
                ]
            )
        )
        canvas.form(quill, (0.93, 0.02, 80), thickness=0.04 * s, bias=-0.05, detail=0.65)
