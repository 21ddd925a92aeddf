"""Honeycomb: a plain of it in true perspective."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.mask import blur
from art.painting.terrain import Ground, ground

HORIZON = 610.0
_SIZE = 4.0
_SUN = (-0.7, 0.35, 0.5)


def _cells(u: Array, v: Array, size: float) -> tuple[Array, Array, Array, Array, Array]:
    """Return for places: 0 (middle) to 1 (wall) in their cell, two chances 0-1 of the cell, the way from its middle."""
    q = (math.sqrt(3) / 3 * u - v / 3) / size
    r = (2 / 3 * v) / size
    s = -q - r
    rq, rr, rs = np.round(q), np.round(r), np.round(s)
    dq, dr, ds = np.abs(rq - q), np.abs(rr - r), np.abs(rs - s)
    first = (dq > dr) & (dq > ds)
    second = ~first & (dr > ds)
    rq = np.where(first, -rr - rs, rq)
    rr = np.where(second, -rq - rs, rr)
    du = u - size * math.sqrt(3) * (rq + rr / 2)
    dv = v - size * 1.5 * rr
    half = size * math.sqrt(3) / 2
    d = np.maximum(np.abs(du), np.abs(du) / 2 + np.abs(dv) * math.sqrt(3) / 2) / half
    one = np.mod(np.abs(np.sin(rq * 12.9898 + rr * 78.233) * 437.585), 1.0)
    two = np.mod(np.abs(np.sin(rq * 39.346 + rr * 11.135) * 217.321), 1.0)
    return d, one, two, du, dv


def comb(c: Canvas) -> Ground:
    """Paint the plain; returns it, so that others find their place."""

    def swell(u: Array, v: Array) -> Array:
        n = c.noise.at("swell", u / 60, v / 80, 1.0, 2) - 0.5
        return np.asarray(n * 13 * smoothstep(50, 170, v), np.float32)

    def warped(u: Array, v: Array) -> tuple[Array, Array]:
        a = 0.9 * (c.noise.at("bend-u", u / 7, v / 7, 1.0, 2) - 0.5)
        b = 0.9 * (c.noise.at("bend-v", u / 7, v / 7, 1.0, 2) - 0.5)
        return u + a, v + b

    def cells(u: Array, v: Array) -> tuple[Array, Array, Array, Array, Array]:
        d, one, two, du, dv = _cells(*warped(u, v), _SIZE)
        # The cell in which the bear fishes is open.
        here = np.hypot(u - du + 3.4, v - dv - 31.2) < 3.9
        return d, np.where(here, 0.3, one), np.where(here, 0.1, two), du, dv

    def heights(u: Array, v: Array) -> Array:
        d, one, two, _, _ = cells(u, v)
        wall = smoothstep(0.76, 0.95, d)
        fade = smoothstep(200, 80, v)
        deep = np.where(one < 0.6, 0.7 + 1.5 * two, np.where(one < 0.82, -0.15 - 0.45 * (1 - d * d), 2.6 + two))
        return np.asarray(swell(u, v) - deep * (1 - wall) * fade, np.float32)

    land = ground(c, heights, horizon=HORIZON, eye=13, near=17, far=900, steps=1500, sun=_SUN, shadow_reach=9)
    d, one, two, du, dv = cells(land.u, land.v)
    light = land.lit(_SUN)
    shade = blur(land.shade, 3.0 * c.scale)
    inside = 1 - smoothstep(0.8, 0.9, d)
    grain = c.noise.at("wax", land.u * 2.4, land.v * 2.4, 1.0, 3, land.footprint) - 0.5
    wax = ramp([(0.46, 0.1, 30), (0.66, 0.12, 62), (0.83, 0.115, 82), (0.94, 0.075, 93), (0.98, 0.04, 95)])
    t = 0.08 + 0.86 * light + 0.14 * grain - 0.34 * shade
    colours = pick(wax, np.asarray(t, np.float32))

    def lay(kind: Array, shades: Array) -> None:
        nonlocal colours
        k = (kind * inside)[..., None]
        colours = colours + (shades - colours) * k

    away = dv / _SIZE
    side = du / _SIZE
    far = smoothstep(40, 260, land.v)
    sheen = smoothstep(0.5, 0.8, c.noise.at("sheen", land.u / 2 + one * 40, land.v / 5, 1.0, 2, land.footprint))
    honey = ramp([(0.32, 0.11, 38), (0.53, 0.15, 54), (0.72, 0.16, 72), (0.86, 0.135, 86), (0.96, 0.07, 92)])
    h = 0.3 + 0.26 * two + 0.2 * away - 0.1 * side + 0.3 * far + 0.3 * sheen * (0.4 + far) - 0.42 * shade
    lay((one < 0.6).astype(np.float32), pick(honey, np.asarray(h, np.float32)))
    rim = smoothstep(0.62, 0.7, d) * smoothstep(0.8, 0.74, d) * smoothstep(0.0, 0.5, side - 0.4 * away) * (1 - shade)
    k = (np.asarray(one < 0.6, np.float32) * rim * 0.42)[..., None]
    colours = colours + (rgb((0.98, 0.06, 92)) - colours) * k
    cap = ramp([(0.6, 0.1, 45), (0.8, 0.085, 72), (0.93, 0.055, 85), (0.98, 0.03, 92)])
    lay(
        ((one >= 0.6) & (one < 0.82)).astype(np.float32),
        pick(cap, np.asarray(0.1 + 0.8 * light + 0.3 * grain - 0.3 * shade, np.float32)),
    )
    water = ramp([(0.58, 0.085, 300), (0.74, 0.07, 315), (0.9, 0.06, 40), (0.97, 0.05, 85)])
    w = 0.42 + 0.36 * away + 0.3 * far + 0.16 * sheen - 0.2 * shade
    lay(((one >= 0.82) & (one < 0.9)).astype(np.float32), pick(water, np.asarray(w, np.float32)))
    for low, high, tone in (
        (0.9, 0.94, (0.62, 0.15, 350)),
        (0.94, 0.97, (0.5, 0.11, 305)),
        (0.97, 1.01, (0.7, 0.16, 50)),
    ):
        bread = pick(c.tones(tone), np.asarray(0.4 + 0.4 * light + 0.6 * grain - 0.3 * shade, np.float32))
        lay(((one >= low) & (one < high)).astype(np.float32), bread)
    haze = (smoothstep(50, 420, land.v) ** 0.7)[..., None] * 0.84
    colours = colours + (rgb((0.93, 0.075, 80)) - colours) * haze
    c.fill(land.mask, colours, detail=0.3)
    wide = c.noise.at("cloud-shade", land.u / 70, land.v / 110, 1.0, 2)
    c.multiply(land.mask * (smoothstep(0.46, 0.62, wide) * smoothstep(60, 130, land.v)), (0.66, 0.09, 318), 0.5)
    return land
