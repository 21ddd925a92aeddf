"""Salmon: bent as they leap, dark-backed and red-flanked, with scales that follow the body's bend."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve

BACK: Colour = (0.36, 0.07, 215)
FLANK: Colour = (0.68, 0.16, 32)
BELLY: Colour = (0.9, 0.05, 60)


def _fin(canvas: Canvas, points: list[tuple[float, ...]], colour: Colour, turn: float, detail: float) -> None:
    """Paint one fin with its rays."""
    fin = canvas.mask(curve(points))
    if fin.empty:
        return
    at = fin.where
    rays = np.sin((canvas.x[at] * math.cos(turn) + canvas.y[at] * math.sin(turn)) * 1.6) * 0.5
    canvas.form(fin, colour, thickness=4, bump=np.asarray(rays, np.float32), rim=0.7, detail=detail)


def salmon(
    canvas: Canvas,
    x: float,
    y: float,
    length: float,
    angle: float,
    *,
    bend: float = 30.0,
    belly_left: bool = False,
    flank: Colour = FLANK,
    detail: float = 0.8,
    haze: float = 0.0,
    gape: float = 0.04,
) -> tuple[float, float]:
    """Paint a salmon whose middle is at (x, y), its head towards `angle` (degrees, -90 up); returns its snout.

    `bend` curls body and tail (degrees over the whole length), positive to the right of where it swims.
    """
    c = canvas
    profile: Sequence[tuple[float, float]] = (
        (0.0, 0.036),
        (0.08, 0.046),
        (0.2, 0.072),
        (0.42, 0.112),
        (0.6, 0.125),
        (0.78, 0.108),
        (0.9, 0.082),
        (0.97, 0.052),
        (1.0, 0.03),
    )
    n = 33
    places = []
    px, py, a = 0.0, 0.0, math.radians(angle - bend * 0.5)
    for _ in range(n):
        places.append((px, py))
        px, py = px + math.cos(a) * length / (n - 1), py + math.sin(a) * length / (n - 1)
        a += math.radians(bend) / (n - 1)
    mx, my = places[n // 2]
    spots = [(x + q - mx, y + w - my) for q, w in places]
    radii = np.interp(np.linspace(0, 1, n), [p[0] for p in profile], [p[1] for p in profile]) * length
    side = 1.0 if belly_left else -1.0

    def at(t: float, out: float) -> tuple[float, float]:
        """Place a share `t` from tail to snout, `out` lengths towards the back."""
        i = min(max(t, 0.0), 1.0) * (n - 1)
        j = min(int(i), n - 2)
        u = i - j
        qx = spots[j][0] + (spots[j + 1][0] - spots[j][0]) * u
        qy = spots[j][1] + (spots[j + 1][1] - spots[j][1]) * u
        dx, dy = spots[j + 1][0] - spots[j][0], spots[j + 1][1] - spots[j][1]
        m = math.hypot(dx, dy) or 1.0
        over = (i - (n - 1) * min(max(t, 0.0), 1.0)) * length + max(0.0, t - 1) * length + min(0.0, t) * length
        return qx + dx / m * over - side * dy / m * out * length, qy + dy / m * over + side * dx / m * out * length

    dark: Colour = (0.42, 0.08, 30)
    turn = math.radians(angle)
    _fin(
        c,
        [
            (*at(0.02, 0.03), CORNER),
            at(-0.1, 0.1),
            (*at(-0.2, 0.17), CORNER),
            at(-0.13, 0.02),
            (*at(-0.19, -0.15), CORNER),
            at(-0.09, -0.1),
            (*at(0.02, -0.03), CORNER),
        ],
        dark,
        turn + 1.57,
        detail,
    )
    _fin(
        c,
        [(*at(0.62, 0.1), CORNER), (*at(0.5, 0.21), CORNER), at(0.44, 0.17), (*at(0.4, 0.1), CORNER)],
        BACK,
        turn,
        detail,
    )
    _fin(c, [(*at(0.2, 0.06), CORNER), (*at(0.13, 0.11), CORNER), (*at(0.14, 0.05), CORNER)], BACK, turn, detail)
    _fin(c, [(*at(0.3, -0.07), CORNER), (*at(0.18, -0.16), CORNER), (*at(0.2, -0.05), CORNER)], dark, turn, detail)
    _fin(c, [(*at(0.52, -0.1), CORNER), (*at(0.42, -0.19), CORNER), (*at(0.43, -0.1), CORNER)], dark, turn, detail)
    reach = length * 0.62
    clay = Clay(c, (x - reach, y - reach, x + reach, y + reach), melt=2)
    clay.limb([(*spots[k], float(radii[k])) for k in range(0, n, 2)], n=40)
    body = clay.relief(smooth=0.5)
    if body.mask.empty:
        return at(1, 0)
    r: Array = np.interp(clay.along / length, [p[0] for p in profile], [p[1] for p in profile]).astype(np.float32)
    across = clay.across / np.maximum(r * length, 1e-3) * -side
    size = max(3.0, length * 0.028)
    row = np.floor(clay.along / size)
    scale = np.abs(np.mod(clay.across / size + 0.5 * np.mod(row, 2), 1) - 0.5) + 0.7 * np.mod(clay.along / size, 1)
    t = np.clip(0.5 + 0.5 * across + 0.08 * (c.field("flank", 14, 3)[body.mask.where] - 0.5), 0, 1)
    local = pick(
        ramp(
            [
                (0.0, BELLY),
                (0.26, (0.82, 0.09, 45)),
                (0.46, flank),
                (0.68, flank),
                (0.84, BACK),
                (1.0, (0.27, 0.06, 225)),
            ]
        ),
        t,
    )
    shaded = c.form(body, (0.6, 0.05, 60), rim=0.0, detail=detail)
    light = np.clip(
        0.42
        + 0.75
        * (shaded.nx * c.light.direction[0] + shaded.ny * c.light.direction[1] + shaded.nz * c.light.direction[2]),
        0.36,
        1.25,
    )
    head = smoothstep(0.8, 0.83, clay.along / length)
    light = light * (1 - 0.16 * scale * (1 - head))
    c.fill(body.mask, np.clip(local * light[..., None], 0, 1).astype(np.float32), detail=detail)
    c.screen(body.mask.edge(c.light.rim[0] * 3, c.light.rim[1] * 3, length * 0.02), c.light.rim_colour, 0.3)
    if length > 60:
        g = c.rng(f"salmon/{x:.0f}/{y:.0f}")
        spots_on = [at(float(g.uniform(0.2, 0.8)), float(g.uniform(0.02, 0.1))) for _ in range(22)]

        def marks(pen: Pen) -> None:
            for sx, sy in spots_on:
                pen.dot(sx, sy, length * float(g.uniform(0.004, 0.009)), (0.2, 0.05, 250), 0.6)
            gill = [at(0.8, 0.085), at(0.775, 0.03), at(0.785, -0.05), at(0.81, -0.09)]
            pen.stroke(gill, (0.32, 0.09, 25), length * 0.012, 0.8)
            pen.stroke([at(1.0, -0.012), at(0.95, -0.022), at(0.9, -0.02)], (0.25, 0.06, 20), length * 0.012, 0.9)

        c.draw(marks, clip=body.mask, detail=detail)
    ex, ey = at(0.905, 0.03)

    def eye(pen: Pen) -> None:
        q = length * 0.017
        pen.dot(ex, ey, q * 1.35, (0.85, 0.09, 80))
        pen.dot(ex, ey, q, (0.13, 0.03, 250))
        pen.dot(ex - q * 0.3, ey - q * 0.35, q * 0.34, (0.98, 0.02, 90))

    c.draw(eye, detail=0.95)
    _fin(
        c,
        [(*at(0.76, -0.045), CORNER), at(0.68, -0.12), (*at(0.6, -0.15), CORNER), (*at(0.69, -0.06), CORNER)],
        dark,
        turn,
        detail,
    )
    if gape:
        jaw = c.mask(
            curve([(*at(0.92, -0.045), CORNER), at(0.97, -0.075), (*at(1.0, -0.05 - gape), CORNER), at(0.97, -0.035)])
        )
        c.form(jaw, (0.66, 0.11, 40), rim=0.5, detail=detail)
    if haze:
        c.glaze(body.mask * haze, c.palette.haze)
    return at(1, 0)
