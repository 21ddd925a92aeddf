"""The shore at low tide: fog with hardly a horizon, stakes going off into it, wet sand, a track of footprints."""

from __future__ import annotations

import math
from typing import Literal

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import polygon
from art.painting.terrain import Ground, ground

HORIZON = 560.0
EYE = 0.7
_SUN = (-0.5, 0.45, 0.6)


def shore(c: Canvas) -> Ground:
    """Paint fog and sand."""
    c.wash(
        [
            (0.0, (0.9, 0.018, 235)),
            (0.18, (0.93, 0.014, 225)),
            (0.36, (0.955, 0.014, 120)),
            (0.5, (0.965, 0.02, 85)),
            (1.0, (0.93, 0.016, 90)),
        ],
        warp=60,
    )
    drift = c.field("drift", 240, 5, (3, 1))
    c.glaze(np.asarray(smoothstep(0.45, 0.75, drift) * 0.5, np.float32), (0.975, 0.012, 90))
    c.glaze(np.asarray(smoothstep(0.55, 0.3, drift) * smoothstep(700, 100, c.y) * 0.3, np.float32), (0.87, 0.022, 240))

    def heights(u: Array, v: Array) -> Array:
        bend = 2.4 * c.noise.at("bend", u, v, 1.6, 3)
        rib = np.sin(v * 15 + u * 3.2 + bend * 3.4)
        flat = smoothstep(0.42, 0.62, c.noise.at("pools", u, v * 0.7, 0.9, 2))
        return np.asarray(0.02 * rib * flat + 0.02 * (c.noise.at("lie", u, v, 0.8, 2) - 0.5), np.float32)

    g = ground(c, heights, horizon=HORIZON, eye=EYE, near=0.8, far=60, steps=560, sun=_SUN, shadow_reach=0.2)
    wet = smoothstep(0.62, 0.42, c.noise.at("pools", g.u, g.v * 0.7, 0.9, 2))
    grain = c.noise.at("grain", g.u, g.v, 0.02, 2, g.footprint) - 0.5
    t = 0.62 + 1.9 * (g.lit(_SUN) - 0.68) + 0.2 * grain - 0.1 * wet
    sand = pick(
        ramp([(0, (0.72, 0.03, 250)), (0.45, (0.88, 0.022, 105)), (0.75, (0.92, 0.025, 85)), (1, (0.98, 0.015, 90))]),
        np.asarray(t, np.float32),
    )
    mirror = pick(
        ramp([(0, (0.95, 0.016, 95)), (1, (0.92, 0.02, 235))]), np.asarray(smoothstep(600, 1200, c.y), np.float32)
    )
    colours = sand + (mirror - sand) * (wet * 0.6)[..., None]
    fog = (1 - np.exp(-np.maximum(g.v - 1.2, 0) / 4.6))[..., None]
    colours = colours + (rgb((0.962, 0.016, 88)) - colours) * fog
    c.fill(g.mask, np.asarray(colours, np.float32), detail=0.12)
    c.fog(500, 670, (0.968, 0.015, 88), 0.7, 200)
    return g


def stakes(c: Canvas) -> None:
    """A row of fishing stakes walks off into the fog."""
    r = c.rng("stakes")

    def row(pen: Pen) -> None:
        for k in range(9):
            v = 4.2 * 1.24**k
            u = -1.62 - 0.05 * k + float(r.normal(0, 0.02))
            s = 900 / v
            x, y = 400 + u * s + 12 * k, HORIZON + EYE * s
            h, lean = s * float(r.uniform(0.8, 1.15)), float(r.normal(0, 0.09)) * s
            a = 0.5 * math.exp(-k / 3.0)
            pen.stroke(
                [(x, y), (x + lean * 0.4, y - h * 0.5), (x + lean, y - h)], (0.62, 0.03, 245), max(1.4, s * 0.045), a
            )
            pen.stroke(
                [(x, y + 2), (x - lean * 0.3, y + h * 0.2), (x - lean * 0.6, y + h * 0.42)],
                (0.7, 0.03, 240),
                max(1.2, s * 0.04),
                a * 0.35,
            )

    c.draw(row, soft=0.7, detail=0.7, texture=0)


def _outline(kind: Literal["boot", "bare"], left: bool) -> list[list[tuple[float, float]]]:
    """Return what a sole presses into the sand, in feet: (across, ahead), heel at 0, toe at 1."""

    def disc(x: float, y: float, rx: float, ry: float) -> list[tuple[float, float]]:
        way = -1.0 if left else 1.0
        return [(way * (x + rx * math.cos(a)), y + ry * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24)]

    if kind == "boot":
        return [disc(0, 0.14, 0.15, 0.15), disc(-0.01, 0.66, 0.19, 0.32)]
    toes = [
        disc(-0.17 + 0.098 * k, 1.07 - 0.05 * max(k - 0.4, 0) ** 1.4, 0.056 - 0.006 * k, 0.075 - 0.009 * k)
        for k in range(5)
    ]
    return [disc(0.01, 0.14, 0.13, 0.14), disc(0.07, 0.42, 0.08, 0.2), disc(0.0, 0.72, 0.185, 0.19), *toes]


def _print(
    c: Canvas, g: Ground, u: float, v: float, turn: float, kind: Literal["boot", "bare"], left: bool, share: float
) -> None:
    size = 0.29
    a = math.radians(turn)
    paths = []
    for part in _outline(kind, left):
        seen = []
        for across, ahead in part:
            du = size * (across * math.cos(a) + (ahead - 0.5) * math.sin(a))
            dv = size * (-across * math.sin(a) + (ahead - 0.5) * math.cos(a))
            x, y, _ = g.spot(u + du, max(v + dv, 0.6))
            seen.append((x, y))
        paths.append(polygon(seen))
    s = 900 / v
    hole = c.mask(*paths, soft=max(0.6, s * 0.003))
    c.screen(
        hole.grow(max(1.0, s * 0.012)).blur(max(0.8, s * 0.006)).move(0, s * 0.012), (0.99, 0.01, 90), 0.55 * share
    )
    c.multiply(hole, (0.66, 0.04, 250), 0.85 * share)
    wet = hole & hole.move(0, s * 0.014)
    c.glaze(wet, (0.9, 0.02, 230), 0.55 * share)
    c.multiply(hole.edge(0, -s * 0.012, max(0.6, s * 0.003)), (0.5, 0.05, 255), 0.5 * share)


def prints(c: Canvas, g: Ground) -> None:
    """Boots come out of the fog as far as the boot; from there one boot and one bare foot go on."""
    for k in range(13):
        v = 2.05 + 0.62 * k
        u = -0.02 - 0.16 * (v - 2) + 0.02 * math.sin(k)
        side = -1 if k % 2 else 1
        _print(c, g, u + 0.1 * side, v, 188, "boot", side < 0, math.exp(-max(v - 2, 0) / 3.6))
    for k, (u, v) in enumerate(((0.36, 1.64), (0.34, 1.36), (0.52, 1.13), (0.46, 0.93))):
        _print(c, g, u, v, 158, "bare" if k % 2 == 0 else "boot", k % 2 == 0, 1.0)
