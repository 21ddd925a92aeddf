"""The city of Three Steps Ago: towers with glass that mirrors the evening, the street far below with its small life."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import Path, box, limb, oval, polygon

VX, VY = 448.0, 600.0
"""The vanishing point."""
_F = 800.0
_HIGH = 250.0
"""The eye's height over the street, in the units of the city."""
_FLOOR = -_HIGH

_AIR = ramp([(0.19, 0.08, 278), (0.32, 0.1, 292), (0.5, 0.13, 338), (0.74, 0.14, 32), (0.93, 0.11, 68)])
"""What the city fades through with distance."""

_TOWERS = (
    # side, from, to, off the street's middle, height over the eye, window's width and height, share lit
    (-1, 1500, 3000, 96, 150, 22, 16, 0.1),
    (1, 1400, 3000, 100, 300, 22, 16, 0.1),
    (-1, 960, 1500, 104, 330, 18, 14, 0.1),
    (1, 900, 1400, 88, 120, 16, 13, 0.12),
    (-1, 640, 960, 88, 96, 15, 13, 0.14),
    (1, 560, 900, 104, 262, 14, 13, 0.13),
    (-1, 400, 640, 106, 250, 13, 13, 0.14),
    (1, 370, 560, 86, 30, 12, 13, 0.16),
    (-1, 262, 400, 90, 60, 11, 13, 0.16),
    (1, 236, 370, 104, 214, 11, 13, 0.15),
    (-1, 150, 262, 104, 178, 10, 13, 0.14),
    (1, 130, 236, 92, 84, 9, 13, 0.14),
)


def see(x: float, up: float, z: float) -> tuple[float, float]:
    """Where a place of the city is on the card; `up` counts from the eye."""
    return VX + _F * x / z, VY - _F * up / z


def _grid(u: Array, v: Array, wide: float, high: float, foot_u: Array, foot_v: Array) -> tuple[Array, Array, Array]:
    """Return (how much of a pixel is pane, a number 0–1 of each pane, another) for places on a wall."""
    cu, cv = np.floor(u / wide), np.floor(v / high)
    fu, fv = u / wide - cu, v / high - cv
    su, sv = np.maximum(foot_u / wide, 0.02), np.maximum(foot_v / high, 0.02)
    pane = smoothstep(0.0, 1.0, (0.36 - np.abs(fu - 0.5)) / su + 0.5) * smoothstep(
        0.0, 1.0, (0.33 - np.abs(fv - 0.5)) / sv + 0.5
    )
    soft = np.clip(1.6 - np.maximum(su, sv) * 1.6, 0, 1)
    pane = pane * soft + 0.45 * (1 - soft)
    a = np.mod(np.sin(cu * 12.9898 + cv * 78.233) * 43758.5453, 1.0)
    b = np.mod(np.sin(cu * 39.425 + cv * 11.135) * 24634.6345, 1.0)
    return np.asarray(pane, np.float32), np.asarray(a, np.float32), np.asarray(b, np.float32)


def towers(c: Canvas, *, far: bool) -> None:
    """Paint the towers, the far half or the near half, back to front."""
    for k, one in enumerate(_TOWERS):
        if (one[1] > 800) == far:
            _tower(c, k, *one)


def _tower(
    c: Canvas, k: int, side: int, z0: float, z1: float, off: float, up: float, wide: float, high: float, lit: float
) -> None:
    x = side * off
    haze = float(smoothstep(120, 1700, z0)) ** 0.62
    wall = pick(_AIR, np.asarray(haze, np.float32))
    outer = side * 640.0
    # The side that looks at us: in shade.
    front = c.mask(polygon([see(x, up, z0), see(outer, up, z0), see(outer, _FLOOR, z0), see(x, _FLOOR, z0)]))
    at = front.where
    u, v = (c.x[at] - VX) * z0 / _F, up - (VY - c.y[at]) * z0 / _F
    step = np.full_like(u, z0 / _F / c.scale)
    pane, a, b = _grid(u, v, wide, high, step, step)
    dark = rgb(mix(wall, (0.13, 0.06, 274), 0.62 * (1 - haze)))
    fall = smoothstep(0, 500, v)[..., None]
    colours = dark * (1 - 0.3 * fall * (1 - haze))
    colours = colours + (rgb(mix(dark, (0.5, 0.11, 288), 0.4)) - colours) * (pane * (0.3 + 0.55 * b))[..., None]
    on = (pane * (a < lit * 1.5) * (1 - 0.6 * haze))[..., None]
    colours = colours + (rgb((0.88, 0.14, 72)) * (0.65 + 0.35 * b[..., None]) - colours) * on
    c.fill(front, np.asarray(colours, np.float32), detail=0.5)
    # The side along the street: glass that mirrors the evening at its end.
    inner = c.mask(polygon([see(x, up, z0), see(x, up, z1), see(x, _FLOOR, z1), see(x, _FLOOR, z0)]))
    at = inner.where
    if inner.empty:
        return
    px, py = c.x[at], c.y[at]
    z = np.clip(_F * x / np.where(np.abs(px - VX) < 0.5, 0.5 * side, px - VX), z0, z1)
    v = up - (VY - py) * z / _F
    fu, fv = z * z / (_F * off) / c.scale, z / _F / c.scale
    pane, a, b = _grid(z, v, wide, high, fu, fv)
    own = np.asarray(smoothstep(120, 1700, z), np.float32) ** 0.62
    base = pick(_AIR, own * 0.92 + 0.03)
    n = c.noise.at(f"wave{k}", z / 40, v / 90, 1.0, 2) - 0.5
    away = np.hypot((px - VX) / 330, (py - VY + 60) / 420)
    shine = np.clip(1.15 - away + 0.5 * (b - 0.5) + 0.7 * n, 0, 1) ** 1.3
    glass = pick(
        ramp([(0.32, 0.1, 284), (0.42, 0.12, 312), (0.68, 0.15, 22), (0.9, 0.13, 62), (0.98, 0.09, 84)]), shine
    )
    share = (pane * (0.55 + 0.42 * shine))[..., None]
    grime = c.noise.at(f"grime{k}", z / 9, v / 26, 1.0, 3) - 0.5
    base = base * (1 + 0.34 * grime[..., None] * (1 - own[..., None]))
    colours = base + (glass - base) * share
    on = (pane * (a < lit))[..., None] * (1 - 0.7 * own[..., None])
    colours = colours + (rgb((0.95, 0.12, 80)) * (0.72 + 0.28 * b[..., None]) - colours) * on
    c.fill(inner, np.asarray(colours, np.float32), detail=0.5)
    c.emit(inner * np.asarray(on[..., 0], np.float32), 0.25)
    # Its edges: the corner catches the light, the roof has a parapet, something stands on it.
    corner = c.mask(limb([(*see(x, up, z0), 1.6), (*see(x, _FLOOR, z0), 1.6)], 6))
    c.screen(corner.blur(0.8), (0.96, 0.12, 66), 0.55 * (1 - haze) + 0.1)
    q = _F / z0
    cap = c.mask(
        polygon([see(x * 0.97, up + 3, z0), see(outer, up + 3, z0), see(outer, up - 4, z0), see(x * 0.97, up - 4, z0)])
    )
    c.fill(cap, mix(wall, (0.12, 0.05, 298), 0.5 * (1 - haze)), detail=0.5)
    ledge = c.mask(
        polygon([see(x * 0.97, up + 3, z0), see(x * 0.99, up + 2, z1), see(x, up - 3, z1), see(x * 0.97, up - 4, z0)])
    )
    c.fill(ledge, pick(_AIR, np.asarray(min(1.0, haze + 0.4), np.float32)), detail=0.5)
    _top(c, k, side, x, up, z0, q, mix(wall, (0.13, 0.06, 274), 0.6 * (1 - haze)))


def _top(c: Canvas, k: int, side: int, x: float, up: float, z0: float, q: float, tone: Array) -> None:
    """A water tank, a mast, a chimney: each roof has its own."""
    sx, sy = see(x + side * 26, up, z0)
    if not 20 < sy < 560:
        return
    things: list[Path] = []
    if k % 3 == 0:
        things += [
            box(sx - 9 * q, sy - 26 * q, 18 * q, 17 * q, q),
            polygon([(sx - 11 * q, sy - 26 * q), (sx, sy - 36 * q), (sx + 11 * q, sy - 26 * q)]),
        ]
        things += [box(sx + d * q, sy - 12 * q, 1.6 * q, 14 * q) for d in (-8, -1, 6)]
    elif k % 3 == 1:
        things += [
            limb([(sx, sy, 1.6 * q), (sx, sy - 46 * q, 0.5 * q)], 6),
            box(sx - 8 * q, sy - 8 * q, 16 * q, 10 * q),
        ]
    else:
        things += [box(sx - 14 * q, sy - 16 * q, 28 * q, 18 * q), box(sx + 2 * q, sy - 27 * q, 7 * q, 14 * q)]
    m = c.mask(*things)
    c.fill(m, tone, detail=0.6)
    c.screen(m.edge(-side * 2.0, -1, 1), (0.96, 0.12, 66), 0.5)


def street(c: Canvas) -> None:
    """The street: wet, with the evening in it; trams, lamps, cars and people like crumbs."""
    road = c.mask(
        polygon(
            [(VX, VY + 60), see(-84, _FLOOR, 300), see(-84, _FLOOR, 240), see(84, _FLOOR, 240), see(84, _FLOOR, 300)]
        )
    )
    at = road.where
    z = _F * _HIGH / np.maximum(c.y[at] - VY, 1)
    x = (c.x[at] - VX) * z / _F
    n = c.noise.at("wet", x / 14, z / 60, 1.0, 3) - 0.5
    lane = np.exp(-(((x - 4) / 26) ** 2))
    t = np.clip(0.16 + 0.62 * lane * smoothstep(260, 520, z) + 0.4 * n + 0.5 * smoothstep(500, 1500, z), 0, 1)
    walk = smoothstep(58, 62, np.abs(x))
    colours = pick(
        ramp([(0.24, 0.08, 302), (0.4, 0.12, 330), (0.66, 0.15, 20), (0.9, 0.13, 62)]), np.asarray(t, np.float32)
    )
    pave = rgb((0.42, 0.09, 330)) * (0.8 + 0.5 * n[..., None]) + 0.3 * smoothstep(400, 1400, z)[..., None] * rgb(
        (0.8, 0.13, 40)
    )
    colours = colours + (pave - colours) * (walk * 0.8)[..., None]
    c.fill(road, np.asarray(np.clip(colours, 0, 1), np.float32), detail=0.45)
    r = c.rng("street")

    def life(pen: Pen) -> None:
        for i in range(90, 0, -1):
            zz = 250 * 6.5 ** (i / 90)
            q = _F / zz
            for f in (-1, 1):
                if r.random() < 0.75:  # people on the pavements, each with a shadow towards us
                    px, py = see(f * r.uniform(63, 84), _FLOOR, zz)
                    tone = ((0.2, 0.07, 300), (0.5, 0.17, 24), (0.34, 0.1, 300), (0.72, 0.12, 70))[
                        int(r.integers(0, 4))
                    ]
                    pen.fill(
                        polygon(
                            [
                                (px - 0.7 * q, py),
                                (px + 0.7 * q, py),
                                (px - (px - VX) * -0.03 + q, py + 6 * q),
                                (px, py + 6 * q),
                            ]
                        ),
                        (0.16, 0.06, 300),
                        0.5,
                    )
                    pen.fill(oval(px, py - 2.4 * q, 1.1 * q, 2.6 * q), tone)
                    pen.dot(px, py - 5.6 * q, 0.95 * q, (0.7, 0.09, 50))
            if i % 5 == 0:
                for f, tone, lamp in (
                    (-1, (0.3, 0.08, 310), (0.97, 0.09, 88)),
                    (1, (0.36, 0.1, 340), (0.62, 0.22, 26)),
                ):
                    if r.random() < 0.75:
                        px, py = see(f * (28 + r.normal(0, 5)), _FLOOR, zz * r.uniform(0.97, 1.03))
                        pen.fill(oval(px, py - 3 * q, 7.5 * q, 4.5 * q), tone)
                        pen.fill(oval(px, py - 6 * q, 5.5 * q, 3.2 * q), (0.2, 0.07, 300))
                        for d in (-4.6, 4.6):
                            pen.dot(px + d * q, py - 1.4 * q, 1.5 * q, lamp)

    c.draw(life, detail=0.75, emission=0.1)
    _tram(c)
    for i in range(9):
        zz = 270 * 1.3**i
        for f in (-1, 1):
            if (i, f) in ((1, 1), (4, -1)):
                continue
            px, py = see(f * 60, _FLOOR, zz)
            q = _F / zz
            post = c.mask(limb([(px, py, 0.65 * q), (px, py - 22 * q, 0.5 * q)], 4))
            c.fill(post, (0.18, 0.06, 300), detail=0.7)
            c.glow(px, py - 23 * q, 6 * q, (0.95, 0.12, 78), 0.75)
            c.glow(px, py - 23 * q, 1.8 * q, (0.99, 0.05, 90), 0.9)
            c.glow(px, py + 1 * q, 8 * q, (0.9, 0.13, 70), 0.3, 0.4)


def _tram(c: Canvas) -> None:
    """A lit tram, seen from above and behind its roof."""
    z0, z1, x0, x1, h = 400.0, 520.0, -14.0, 14.0, 30.0
    roof = c.mask(
        polygon([see(x0, _FLOOR + h, z0), see(x1, _FLOOR + h, z0), see(x1, _FLOOR + h, z1), see(x0, _FLOOR + h, z1)])
    )
    back = c.mask(
        polygon([see(x0, _FLOOR + h, z0), see(x1, _FLOOR + h, z0), see(x1, _FLOOR + 3, z0), see(x0, _FLOOR + 3, z0)])
    )
    c.shadow(back, 0, 14, 8, 0.6, (0.18, 0.07, 300))
    c.form(back, (0.55, 0.19, 27), thickness=5, rim=0.3, detail=0.75)
    c.form(roof, (0.72, 0.13, 45), thickness=3, rim=0.6, detail=0.75)
    pane = c.mask(
        polygon(
            [
                see(x0 + 3, _FLOOR + h - 5, z0),
                see(x1 - 3, _FLOOR + h - 5, z0),
                see(x1 - 3, _FLOOR + 16, z0),
                see(x0 + 3, _FLOOR + 16, z0),
            ]
        )
    )
    c.fill(pane, (0.95, 0.11, 82), detail=0.85)
    c.emit(pane, 0.5)
    px, py = see(0, _FLOOR + 20, z0)
    c.glow(px, py, 26, (0.93, 0.13, 74), 0.5)
