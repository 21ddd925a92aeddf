"""Carps: large scaled fish with barbels and long fins, swimming or at rest, in any bend."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval

_OUTLINE = (
    (-0.5, 0.028),
    (-0.45, 0.066),
    (-0.36, 0.108),
    (-0.22, 0.15),
    (-0.04, 0.158),
    (0.12, 0.128),
    (0.28, 0.08),
    (0.4, 0.046),
    (0.46, 0.042),
)
"""Place along the body (head first) and half height, in lengths."""


def carp(
    canvas: Canvas,
    x: float,
    y: float,
    length: float,
    colour: Colour,
    patch: Colour | None = None,
    *,
    left: bool = True,
    turn: float = 0.0,
    bend: float = 0.12,
    share: float = 0.5,
    haze: float = 0.0,
    seed: str = "carp",
    closed: bool = False,
    detail: float = 0.7,
) -> None:
    """Paint a carp, its middle at (x, y), its body `length` long, heading left (or right), its nose `turn` degrees up.

    `bend` swings the tail; `patch` covers about `share` of the back; `closed` lowers an eyelid, as no real carp can.
    """
    f = 1.0 if left else -1.0
    a = math.radians(turn)

    def at(u: float, v: float) -> tuple[float, float]:
        v = v + bend * max(u, 0.0) ** 1.6 * 1.6 - bend * 0.18 * math.sin((u + 0.5) * 3.1)
        px, py = u * math.cos(a) - v * math.sin(a), u * math.sin(a) + v * math.cos(a)
        return x + f * px * length, y + py * length

    fin = mix(colour, patch if patch is not None else (0.95, 0.06, 80), 0.4)

    def web(points: list[tuple[float, float]], root: tuple[float, float], rays: float) -> None:
        outline = [(*at(*p), CORNER) if k in (0, len(points) - 1) else at(*p) for k, p in enumerate(points)]
        mask = canvas.mask(curve(outline), wobble=length * 0.006, cell=10)
        rx, ry = at(*root)
        box = mask.where
        ray = np.sin(np.arctan2(canvas.y[box] - ry, canvas.x[box] - rx) * rays) * length * 0.006
        canvas.form(
            mask,
            fin,
            thickness=length * 0.02,
            bump=np.asarray(ray, np.float32),
            rim=0.7,
            haze=haze,
            alpha=0.9,
            detail=detail * 0.8,
        )

    web(
        [(0.44, -0.03), (0.56, -0.13), (0.7, -0.17), (0.63, -0.03), (0.7, 0.14), (0.55, 0.1), (0.44, 0.03)],
        (0.3, 0.0),
        60,
    )
    web(
        [(-0.16, -0.13), (-0.12, -0.235), (0.0, -0.215), (0.16, -0.18), (0.27, -0.13), (0.25, -0.08)], (-0.05, 0.35), 70
    )
    web([(0.1, 0.11), (0.14, 0.2), (0.2, 0.22), (0.22, 0.09)], (0.1, 0.0), 40)
    reach = length * 0.75
    clay = Clay(canvas, (x - reach, y - reach, x + reach, y + reach), melt=length * 0.02)
    clay.limb([(*at(u, 0.0), r * length) for u, r in _OUTLINE], n=44, flat=0.6)
    body = clay.relief(length * 0.006)
    box = body.mask.where
    p = length * 0.033
    u, v = clay.along / p, clay.across / p * 1.1
    scale = np.abs(np.sin((u + v) * 1.571)) * np.abs(np.sin((u - v) * 1.571))
    on = smoothstep(0.21 * length, 0.27 * length, clay.along)
    form = canvas.form(
        body,
        colour,
        bump=np.asarray(-scale * on * length * 0.008, np.float32),
        gloss=0.4,
        gloss_sharpness=12,
        rim=0.6,
        shadow=length * 0.04,
        haze=haze,
        detail=detail,
    )
    sheen = body.bumped(np.asarray(-scale * on * length * 0.008, np.float32))
    belly = smoothstep(-0.02, 0.1, clay.across * f / length)
    canvas.form(
        form.within(form.mask * np.asarray(belly * 0.7, np.float32)),
        mix(colour, (0.95, 0.03, 90), 0.7),
        haze=haze,
        detail=detail,
    )
    if patch is not None:
        n: Array = canvas.field(f"patch/{seed}", length * 0.34, 3)[box]
        spots = smoothstep(0.5 - 0.04 + 0.3 * (0.5 - share), 0.5 + 0.05 + 0.3 * (0.5 - share), n)
        canvas.form(
            sheen.within(body.mask * np.asarray(spots, np.float32)), patch, gloss=0.4, rim=0.6, haze=haze, detail=detail
        )
    net = smoothstep(0.34, 0.05, scale) * on * 0.5
    canvas.multiply(body.mask * np.asarray(net, np.float32), mix(colour, canvas.palette.deep, 0.6), 0.7 * (1 - haze))
    web([(-0.24, 0.08), (-0.18, 0.2), (-0.08, 0.26), (-0.04, 0.2), (-0.14, 0.06)], (-0.28, 0.02), 40)
    _face(canvas, at, f, length, colour, haze, closed, detail)


def _face(
    canvas: Canvas,
    place: Callable[[float, float], tuple[float, float]],
    f: float,
    length: float,
    colour: Colour,
    haze: float,
    closed: bool,
    detail: float,
) -> None:
    """Draw gill, lips, barbels and eye."""
    dark = mix(mix(colour, canvas.palette.deep, 0.75), canvas.palette.haze, haze)
    lip = mix(mix(colour, (0.8, 0.08, 40), 0.5), canvas.palette.haze, haze)

    def work(pen: Pen) -> None:
        pen.stroke([place(-0.27, -0.1), place(-0.235, -0.02), place(-0.27, 0.09)], dark, length * 0.009, 0.6)
        pen.stroke([place(-0.49, 0.012), place(-0.455, 0.032), place(-0.43, 0.032)], dark, length * 0.008, 0.8)
        pen.fill(oval(*place(-0.497, 0.008), length * 0.016, length * 0.022), lip)
        pen.stroke([place(-0.475, 0.03), place(-0.49, 0.075), place(-0.475, 0.11)], lip, length * 0.008)
        pen.stroke([place(-0.45, 0.04), place(-0.45, 0.08), place(-0.43, 0.1)], lip, length * 0.007)
        ex, ey = place(-0.395, -0.032)
        q = length * 0.02
        if closed:
            pen.stroke([(ex - q * 1.3, ey), (ex, ey + q * 0.7), (ex + q * 1.3, ey)], dark, length * 0.008)
            return
        pen.dot(ex, ey, q * 1.25, mix((0.86, 0.1, 85), canvas.palette.haze, haze))
        pen.dot(ex, ey, q * 0.85, (0.12, 0.03, 250))
        pen.dot(ex - f * q * 0.3, ey - q * 0.35, q * 0.3, (0.98, 0.02, 90))

    canvas.draw(work, relief=length * 0.004, detail=min(0.95, detail + 0.2))
