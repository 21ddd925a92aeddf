"""Hands at work, for figures large enough that their fingers are seen: a fist closed round whatever it holds."""

from __future__ import annotations

import math

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour
from moonhare.painting.materials.living import skin

Place = tuple[float, float]


def grip(
    canvas: Canvas,
    at: Place,
    along: float,
    wrist: Place,
    unit: float,
    colour: Colour,
    *,
    wrist_radius: float = 0.1,
    bias: float = 0.0,
) -> None:
    """Paint a fist closed round a handle that is already painted.

    `at` is the handle's middle in the fist, `along` the handle's way towards the thumb (degrees), `wrist` where the
    arm ends (card units); `unit` is a head's height, `wrist_radius` in heads.
    """
    a = math.radians(along)
    ux, uy = math.cos(a), math.sin(a)
    wx, wy = at[0] - wrist[0], at[1] - wrist[1]
    # Fingers cross the handle at right angles, away from the wrist.
    side = 1.0 if wx * -uy + wy * ux >= 0 else -1.0
    rx, ry = -uy * side, ux * side
    u = unit

    def place(up: float, out: float) -> Place:
        return at[0] + (ux * up + rx * out) * u, at[1] + (uy * up + ry * out) * u

    q = 0.75 * u + math.hypot(wx, wy)
    clay = Clay(canvas, (at[0] - q, at[1] - q, at[0] + q, at[1] + q), melt=0.05 * u)
    clay.limb([(*wrist, wrist_radius * u), (*place(0.0, -0.13), 0.15 * u), (*place(0.0, 0.02), 0.165 * u)], n=12)
    for i in range(4):
        up = 0.135 - 0.09 * i
        short = 0.02 * abs(i - 1.3)
        clay.limb(
            [
                (*place(up, 0.17 - short), 0.052 * u, 0.06 * u),
                (*place(up - 0.005, 0.06), 0.056 * u, 0.15 * u),
                (*place(up - 0.01, -0.07 + short), 0.046 * u, 0.12 * u),
            ],
            n=9,
            melt=0.008 * u,
        )
    clay.limb(
        [
            (*place(0.1, -0.16), 0.066 * u, 0.1 * u),
            (*place(0.2, -0.07), 0.056 * u, 0.16 * u),
            (*place(0.21, 0.07), 0.044 * u, 0.17 * u),
        ],
        n=9,
        melt=0.02 * u,
    )
    skin(canvas, clay.relief(smooth=0.012 * u), colour, detail=0.92, bias=0.04 + bias)
