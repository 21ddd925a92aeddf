"""Ants from the side: three glossy parts, six jointed legs, elbowed feelers; they push, pull and climb."""

from __future__ import annotations

import math

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import oval, place

_LEGS = (
    # root, knee, shin, foot: fore, middle, hind (shares of the length; y down, 0 is the ground)
    ((0.16, -0.2), (0.3, -0.42), (0.4, -0.16), (0.46, 0.0)),
    ((0.06, -0.19), (0.1, -0.44), (0.1, -0.16), (0.08, 0.0)),
    ((-0.03, -0.19), (-0.16, -0.46), (-0.3, -0.18), (-0.42, 0.0)),
)


def ant(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    *,
    left: bool = False,
    turn: float = 0.0,
    pitch: float = 0.0,
    step: float = 0.0,
    colour: Colour = (0.34, 0.09, 32),
    bias: float = 0.0,
    reach: float = 0.0,
    seed: str = "ant",
    detail: float = 0.8,
) -> tuple[float, float]:
    """Paint an ant standing at (x, y), `size` long, and return the place of its jaws.

    `turn` tilts ant and ground together (climbing), `pitch` lifts head and forelegs alone, `step` 0–6 is its gait,
    `reach` 0–1 stretches the forelegs forwards and up, as in pushing.
    """
    f = -1.0 if left else 1.0
    q = size * 1.1
    box = (x - q, y - q * 1.2, x + q, y + q)
    a = math.radians(pitch)

    def bent(p: tuple[float, ...]) -> tuple[float, ...]:
        """Lift what lies ahead of the waist."""
        px, py = p[0], p[1]
        if px <= -0.04:
            return p
        dx, dy = px + 0.04, py + 0.2
        return (-0.04 + dx * math.cos(a) + dy * math.sin(a), -0.2 - dx * math.sin(a) + dy * math.cos(a), *p[2:])

    def put(points: list[tuple[float, ...]], lifted: bool = True) -> list[tuple[float, ...]]:
        return place([bent(p) if lifted else p for p in points], x, y, size, turn * f, left)

    def form(clay: Clay, tone: Colour, more: float = 0.0, gloss: float = 0.6) -> None:
        canvas.form(
            clay.relief(0.006 * size),
            tone,
            gloss=gloss,
            gloss_sharpness=20,
            rim=0.8,
            bias=bias + more,
            mottle=0.06,
            grain=size * 0.1,
            shadow=0.1 * size,
            detail=detail,
        )

    def leg(i: int, near: bool) -> None:
        root, knee, shin, foot = _LEGS[i]
        swing = 0.06 * math.sin(step + i * 2.1 + (0 if near else 3.1))
        off = 0.0 if near else 0.05
        k = reach if i == 0 else 0.0
        points: list[tuple[float, ...]] = [
            (root[0] + off, root[1], 0.028),
            (knee[0] + off + swing * 0.5 + 0.06 * k, knee[1] - 0.06 * k, 0.026),
            (shin[0] + off + swing + 0.08 * k, shin[1] - 0.28 * k, 0.02),
            (foot[0] + off + swing * 1.3 + 0.06 * k, foot[1] - 0.42 * k, 0.011),
        ]
        if i > 0 and pitch:
            hip = bent(points[0])
            points[0] = (hip[0], hip[1], 0.028)
            laid = put(points, lifted=False)
        else:
            laid = put(points, lifted=i == 0)
        clay = Clay(canvas, box, melt=0.008 * size)
        clay.limb(laid[:2], n=8)
        clay.limb(laid[1:3], n=8)
        clay.limb(laid[2:], n=8)
        form(clay, mix(colour, (0.5, 0.1, 45), 0.25), 0.0 if near else -0.14, 0.3)

    for i in range(3):
        leg(i, near=False)
    tail = Clay(canvas, box, melt=0.02 * size)
    tail.limb(put([(-0.08, -0.21, 0.03), (-0.14, -0.22, 0.032)], False), n=6)
    gx, gy = put([(-0.33, -0.24)], False)[0][:2]
    tail.ball(gx, gy, 0.19 * size, 0.135 * size, turn=(turn - 8) * f)
    form(tail, mix(colour, (0.22, 0.05, 20), 0.45))
    at = tail.mask().where
    t = math.radians((turn - 8) * f)
    rings = abs(((canvas.x[at] - gx) * math.cos(t) + (canvas.y[at] - gy) * math.sin(t)) / (0.085 * size) % 1 - 0.5)
    canvas.multiply(tail.mask() * (rings < 0.05).astype("float32"), (0.16, 0.05, 20), 0.5)
    trunk = Clay(canvas, box, melt=0.03 * size)
    trunk.limb(put([(-0.05, -0.2, 0.042), (0.03, -0.24, 0.066), (0.13, -0.25, 0.076), (0.2, -0.25, 0.05)]))
    form(trunk, colour)
    head = Clay(canvas, box, melt=0.02 * size)
    head.limb(put([(0.2, -0.25, 0.03), (0.25, -0.265, 0.04)]), n=6)
    head.limb(put([(0.29, -0.285, 0.1), (0.36, -0.25, 0.09), (0.41, -0.22, 0.055)]))
    for dy in (0.0, 0.03):
        head.limb(put([(0.41, -0.22 + dy, 0.03), (0.47, -0.185 + dy, 0.02), (0.46, -0.15 + dy, 0.008)]), n=8)
    form(head, mix(colour, (0.4, 0.11, 36), 0.4))
    feelers = (
        put([(0.36, -0.32), (0.42, -0.47), (0.56, -0.43), (0.66, -0.34)]),
        put([(0.33, -0.33), (0.36, -0.5), (0.5, -0.5), (0.62, -0.45)]),
    )
    ex, ey = put([(0.31, -0.31)])[0][:2]

    def trim(pen: Pen) -> None:
        for k, line in enumerate(feelers):
            pen.stroke([(p[0], p[1]) for p in line[:2]], mix(colour, (0.2, 0.05, 20), 0.3 * (1 - k)), size * 0.02)
            pen.stroke([(p[0], p[1]) for p in line[1:]], mix(colour, (0.2, 0.05, 20), 0.3 * (1 - k)), size * 0.017)
        pen.fill(oval(ex, ey, 0.022 * size, 0.03 * size, (turn - pitch) * f), (0.1, 0.02, 40))
        pen.dot(ex - 0.004 * size, ey - 0.012 * size, 0.006 * size, (0.8, 0.08, 80))

    canvas.draw(trim, relief=size * 0.006, detail=0.9)
    for i in range(3):
        leg(i, near=True)
    jaws = put([(0.46, -0.17)])[0]
    return jaws[0], jaws[1]
