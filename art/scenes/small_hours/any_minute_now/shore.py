"""The shore at low tide: fog with hardly a horizon, stakes going off into it, wet sand, a track of footprints."""

from __future__ import annotations

import math
from typing import Literal

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval, polygon, sample
from art.painting.terrain import Ground, ground

HORIZON = 560.0
SUN = (452.0, 418.0)
"""Where the sun stands in the fog."""
EYE = 0.7
_SUN = (-0.5, 0.45, 0.6)


def shore(c: Canvas) -> Ground:
    """Paint fog and sand."""
    c.wash(
        [
            (0.0, (0.75, 0.032, 250)),
            (0.16, (0.8, 0.028, 242)),
            (0.3, (0.88, 0.024, 215)),
            (0.4, (0.925, 0.036, 92)),
            (0.5, (0.97, 0.035, 85)),
            (1.0, (0.93, 0.016, 90)),
        ],
        warp=70,
    )
    drift = c.field("drift", 240, 5, (3, 1))
    c.glaze(np.asarray(smoothstep(0.5, 0.72, drift) * smoothstep(60, 330, c.y) * 0.55, np.float32), (0.965, 0.024, 88))
    c.glaze(np.asarray(smoothstep(0.54, 0.3, drift) * smoothstep(520, 60, c.y) * 0.6, np.float32), (0.65, 0.036, 252))
    x, y = SUN
    halo = np.exp(-((np.hypot(c.x - x, c.y - y) / 130) ** 1.3))
    c.glaze(np.asarray(halo * 0.25, np.float32), (0.975, 0.04, 88))
    disc = c.mask(oval(x, y, 43, 43), soft=1.6)
    bar = np.asarray(
        smoothstep(0.44, 0.62, c.field("bar", 90, 3, (4, 0.8))) * smoothstep(y - 20, y + 50, c.y), np.float32
    )
    c.fill(disc * (1 - 0.35 * bar), (0.992, 0.03, 95), detail=0.2)
    far = c.mask(curve([(330, 566), (440, 552), (540, 546), (600, 534), (668, 530), (720, 516), (840, 508), (840, 580),
                        (330, 580)]), wobble=3, cell=24, soft=1.5)  # fmt: skip
    c.glaze(far * np.asarray(smoothstep(330, 620, c.x), np.float32), (0.7, 0.032, 245), 0.85)

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
        ramp([(0, (0.54, 0.035, 250)), (0.45, (0.74, 0.03, 95)), (0.75, (0.84, 0.03, 85)), (1, (0.96, 0.02, 90))]),
        np.asarray(t, np.float32),
    )
    mirror = pick(
        ramp([(0, (0.95, 0.03, 92)), (0.45, (0.86, 0.024, 215)), (1, (0.76, 0.03, 245))]),
        np.asarray(smoothstep(590, 1200, c.y), np.float32),
    )
    colours = sand + (mirror - sand) * (wet * 0.78)[..., None]
    fog = (1 - np.exp(-np.maximum(g.v - 1.2, 0) / 4.6))[..., None]
    colours = colours + (rgb((0.962, 0.016, 88)) - colours) * fog
    c.fill(g.mask, np.asarray(colours, np.float32), detail=0.12)
    c.fog(535, 640, (0.968, 0.02, 88), 0.5, 200)
    path = np.exp(-(((c.x - SUN[0]) / (34 + 0.1 * np.maximum(c.y - HORIZON, 0))) ** 2)) * smoothstep(570, 600, c.y)
    broken = smoothstep(0.35, 0.6, c.noise.at("glitter", c.x / 60, c.y / 7, 1.0, 2))
    c.screen(
        np.asarray(path * broken * (0.3 + 0.7 * wet) * smoothstep(1100, 600, c.y) * 0.55, np.float32), (0.99, 0.035, 90)
    )
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
            a = 0.85 * math.exp(-k / 3.4)
            pen.stroke(
                [(x, y), (x + lean * 0.4, y - h * 0.5), (x + lean, y - h)], (0.42, 0.035, 250), max(1.6, s * 0.05), a
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

    way = -0.84 if left else 0.84

    def ring(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        return [(way * float(x), float(y)) for x, y in sample([*points, points[0]], 60)]

    if kind == "boot":
        heel = ((-0.13, 0.05), (0.0, -0.02), (0.13, 0.05), (0.145, 0.2), (0.13, 0.265), (0.0, 0.275), (-0.13, 0.265),
                (-0.145, 0.2))  # fmt: skip
        sole = ((-0.1, 0.36), (0.0, 0.345), (0.1, 0.36), (0.14, 0.48), (0.19, 0.66), (0.16, 0.86), (0.03, 1.0),
                (-0.1, 0.95), (-0.16, 0.8), (-0.17, 0.64), (-0.13, 0.48))  # fmt: skip
        return [ring(heel), ring(sole)]

    def toe(x: float, y: float, rx: float, ry: float) -> list[tuple[float, float]]:
        return [(way * (x + rx * math.cos(a)), y + ry * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24)]

    foot = ((-0.11, 0.06), (0.0, -0.02), (0.11, 0.05), (0.135, 0.18), (0.12, 0.34), (0.13, 0.5), (0.185, 0.66),
            (0.17, 0.82), (0.05, 0.9), (-0.12, 0.94), (-0.205, 0.84), (-0.18, 0.68), (-0.06, 0.5), (-0.035, 0.36),
            (-0.1, 0.2))  # fmt: skip
    toes = [
        toe(-0.155 + 0.092 * k, 1.06 - 0.05 * max(k - 0.4, 0) ** 1.4, 0.062 - 0.008 * k, 0.078 - 0.01 * k)
        for k in range(5)
    ]
    return [ring(foot), *toes]


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
    hole = c.mask(*paths, soft=max(0.6, s * 0.002))
    c.screen(hole.grow(max(1.0, s * 0.01)).blur(max(0.8, s * 0.004)).move(0, s * 0.009), (0.99, 0.01, 90), 0.2 * share)
    c.multiply(hole, (0.5, 0.04, 250), 0.85 * share)
    c.glaze(hole & hole.move(0, s * 0.016), (0.8, 0.025, 225), 0.4 * share)
    c.multiply(hole.edge(0, -s * 0.01, max(0.6, s * 0.002)), (0.3, 0.05, 255), 0.6 * share)
    if kind == "boot" and s > 500:
        for ahead in (0.06, 0.16, 0.5, 0.6, 0.7, 0.8, 0.9):
            bar = []
            for across in (-0.2, 0.0, 0.2):
                lift = ahead + 0.03 * (1 - (across / 0.2) ** 2)
                du = size * (across * math.cos(a) + (lift - 0.5) * math.sin(a))
                dv = size * (-across * math.sin(a) + (lift - 0.5) * math.cos(a))
                bar.append((*g.spot(u + du, v + dv)[:2], s * 0.0045))
            c.glaze(c.mask(limb(bar, 12), soft=1.0) & hole.grow(-s * 0.012), (0.62, 0.03, 90), 0.5 * share)


def prints(c: Canvas, g: Ground) -> None:
    """Boots come out of the fog as far as the boot; from there one boot and one bare foot go on."""
    for k in range(13):
        v = 2.05 + 0.62 * k
        u = -0.06 + 0.13 * (v - 2) + 0.02 * math.sin(k)
        side = -1 if k % 2 else 1
        _print(c, g, u + 0.1 * side, v, 173, "boot", side < 0, math.exp(-max(v - 2, 0) / 3.6))
    for k, (u, v) in enumerate(((0.19, 1.44), (0.07, 1.23), (0.2, 1.05), (0.1, 0.93))):
        _print(c, g, u, v, 178, "bare" if k % 2 == 0 else "boot", k % 2 == 0, 1.0)
