"""Mice: small furred figures crouching, standing up, or sitting with their backs to us."""

from __future__ import annotations

import math
from typing import Literal

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix
from art.painting.materials.living import fur
from art.painting.materials.made import metal
from art.painting.pen import Pen
from art.painting.shapes import limb as limb_path
from art.painting.shapes import oval

Place = tuple[float, float]


def mouse(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    *,
    pose: Literal["crouch", "stand", "back"] = "crouch",
    coat: Colour = (0.55, 0.05, 60),
    left: bool = False,
    gold: bool = False,
    seed: str = "mouse",
    tail: float = 1.0,
) -> None:
    """Paint a mouse whose feet are at (x, y); `size` is about its length, `tail` bends the tail (1 up, -1 down).

    `gold` makes it of metal, as if gilded.
    """
    f = -1.0 if left else 1.0
    q = size

    def at(px: float, py: float) -> Place:
        return x + px * f * q, y + py * q

    def limb(*points: tuple[float, float, float, float]) -> list[tuple[float, float, float, float]]:
        return [(*at(p[0], p[1]), p[2] * q, p[3] * q) for p in points]

    tone: Colour = (0.78, 0.14, 82) if gold else coat
    bare = mix(tone, (0.76, 0.09, 30), 0.0 if gold else 0.75)
    canvas.shadow(canvas.mask(oval(x, y, 0.42 * q, 0.07 * q)), 0.08 * q, 0.02 * q, soft=0.05 * q, share=0.6)
    line = {
        "crouch": [at(-0.4, -0.1), at(-0.62, -0.03), at(-0.8, -0.05 - 0.1 * tail), at(-0.98, -0.04 - 0.2 * tail)],
        "stand": [at(-0.22, -0.08), at(-0.46, -0.02), at(-0.64, -0.06 - 0.1 * tail), at(-0.74, -0.16 - 0.2 * tail)],
        "back": [at(0.03, -0.05), at(0.26, 0.06), at(0.48, 0.03), at(0.7, 0.1 - 0.1 * tail)],
    }[pose]
    thin = canvas.mask(limb_path([(px, py, (0.026 - 0.0055 * i) * q) for i, (px, py) in enumerate(line)], 30))
    canvas.shadow(thin, 0.01 * q, 0.03 * q, soft=0.02 * q, share=0.45)
    if pose != "back":
        canvas.form(thin, bare, rim=0.5, detail=0.8)
    body = Clay(canvas, (x - q, y - 1.5 * q, x + q, y + 0.2 * q), melt=0.06 * q)
    ears: list[tuple[Place, float]]
    if pose == "crouch":
        body.limb(limb((-0.26, -0.2, 0.2, 0), (0.0, -0.22, 0.21, 0), (0.2, -0.24, 0.15, 0)))
        body.limb(limb((0.3, -0.3, 0.14, 0.05), (0.43, -0.25, 0.085, 0.06), (0.53, -0.21, 0.035, 0.06)))
        body.limb(limb((-0.2, -0.14, 0.12, 0.1), (-0.14, -0.04, 0.05, 0.1), (-0.02, -0.02, 0.035, 0.1)))
        body.limb(limb((0.2, -0.12, 0.05, 0.1), (0.24, -0.03, 0.035, 0.1), (0.3, -0.02, 0.028, 0.1)))
        ears = [(at(0.17, -0.46), 0.12), (at(0.3, -0.45), 0.1)]
        eye, nose, whisker = at(0.37, -0.31), at(0.55, -0.205), at(0.47, -0.22)
    elif pose == "stand":
        body.limb(limb((-0.06, -0.18, 0.21, 0), (0.0, -0.4, 0.2, 0), (0.04, -0.62, 0.14, 0)))
        body.limb(limb((0.06, -0.8, 0.15, 0.04), (0.2, -0.78, 0.09, 0.06), (0.31, -0.75, 0.036, 0.06)))
        body.limb(limb((-0.02, -0.12, 0.13, 0.1), (0.08, -0.03, 0.05, 0.1), (0.2, -0.02, 0.04, 0.1)))
        body.limb(limb((0.08, -0.56, 0.05, 0.12), (0.17, -0.47, 0.042, 0.14), (0.2, -0.57, 0.035, 0.14)))
        ears = [(at(-0.06, -0.98), 0.125), (at(0.09, -0.98), 0.105)]
        eye, nose, whisker = at(0.14, -0.83), at(0.335, -0.745), at(0.25, -0.76)
    else:
        body.limb(limb((0.0, -0.2, 0.27, 0), (0.0, -0.42, 0.21, 0), (0.0, -0.54, 0.15, 0)))
        body.limb(limb((0.0, -0.68, 0.17, 0.06), (0.03, -0.72, 0.16, 0.08)))
        for way in (-1.0, 1.0):
            body.limb(limb((way * 0.17, -0.1, 0.11, 0.06), (way * 0.25, -0.02, 0.05, 0.08)))
        ears = [(at(-0.15, -0.85), 0.13), (at(0.17, -0.87), 0.125)]
        eye = nose = whisker = at(0, 0)
    for (ex, ey), r in ears:
        shape = canvas.mask(oval(ex, ey, r * q, r * 1.06 * q))
        if gold:
            metal(canvas, shape, tone, thickness=0.05 * q)
            continue
        canvas.form(shape, tone, thickness=0.06 * q, rim=0.9, detail=0.8)
        if pose != "back":
            inner = canvas.mask(oval(ex + 0.01 * q * f, ey + 0.01 * q, r * 0.66 * q, r * 0.7 * q), soft=0.015 * q)
            canvas.glaze(inner, (0.74, 0.11, 25), 0.75)
    relief = body.relief(0.012 * q)
    if gold:
        metal(canvas, relief, tone, polish=0.9, detail=0.85)
    else:
        canvas.form(relief, tone, rim=1.0, shadow=0.2 * q, mottle=0.08, grain=0.2 * q, detail=0.78)
        fur(
            canvas,
            relief,
            body.angle + (math.pi if pose == "crouch" and f > 0 else 0.0),
            seed=f"{seed}/coat",
            length=(0.05 * q, 0.11 * q),
            spacing=max(1.5, 0.022 * q),
            spread=0.5,
            light=0.1,
            detail=0.78,
        )

    def features(pen: Pen) -> None:
        dark = (0.12, 0.02, 40)
        pen.dot(*eye, 0.034 * q, mix(tone, dark, 0.6) if gold else dark)
        pen.dot(eye[0] - 0.008 * q, eye[1] - 0.012 * q, 0.012 * q, (0.99, 0.02, 90))
        pen.dot(*nose, 0.026 * q, bare)
        for k in (-1, 0, 1):
            end = (whisker[0] + 0.17 * q * f, whisker[1] + (0.03 + 0.06 * k) * q)
            pen.stroke([whisker, end], (0.97, 0.02, 90), max(0.7, 0.006 * q), 0.7)

    if pose == "back":
        canvas.form(thin, bare, rim=0.5, detail=0.8)
        root = canvas.mask(oval(*at(0.03, -0.05), 0.07 * q, 0.045 * q), soft=0.02 * q)
        canvas.glaze(root, tone, 0.7)
        return
    canvas.draw(features, detail=0.92)
