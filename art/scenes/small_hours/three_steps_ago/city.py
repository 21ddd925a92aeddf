"""The city of Three Steps Ago: towers with glass that mirrors the evening, the street far below with its small life."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from art.painting.motifs.plants import crown
from art.painting.pen import Pen
from art.painting.shapes import Path, box, limb, oval, polygon

VX, VY = 448.0, 600.0
"""The vanishing point."""
_F = 800.0
_HIGH = 250.0
"""The eye's height over the street, in the units of the city."""
_FLOOR = -_HIGH

_AIR = ramp([(0.2, 0.06, 252), (0.3, 0.085, 285), (0.5, 0.12, 338), (0.76, 0.13, 36), (0.94, 0.11, 70)])
"""What the city fades through with distance."""
_SKY = ramp(
    [
        (0, (0.97, 0.09, 84)),
        (0.2, (0.9, 0.13, 58)),
        (0.42, (0.66, 0.13, 12)),
        (0.62, (0.5, 0.09, 280)),
        (0.82, (0.5, 0.085, 218)),
        (1, (0.36, 0.075, 225)),
    ]
)
"""The evening as glass mirrors it: gold low at the street's end, sea-green overhead."""
_BAYS: tuple[tuple[float, tuple[tuple[float, float], ...]], ...] = (
    (3.6, ((0.35, 1.25), (1.5, 2.4), (2.62, 3.26))),
    (4.2, ((0.3, 1.0), (1.12, 2.5), (2.62, 3.32))),
    (2.5, ((0.4, 0.98), (1.16, 1.74))),
    (3.2, ((0.12, 1.5), (1.62, 3.0))),
)
"""Fronts: how wide a bay is, in windows, and from where to where its windows reach."""


class _Tower(NamedTuple):
    """A tower of the street."""

    side: int
    """-1 left, 1 right."""
    near: float
    far: float
    """From where to where it stands, away from the eye."""
    off: float
    """Off the street's middle."""
    up: float
    """Its height over the eye."""
    wide: float
    high: float
    """A window's."""
    lit: float
    """The share of windows with light."""


_TOWERS = (
    _Tower(-1, 1500, 3000, 96, 150, 22, 16, 0.1),
    _Tower(1, 1400, 3000, 100, 300, 22, 16, 0.1),
    _Tower(-1, 960, 1500, 104, 330, 18, 14, 0.1),
    _Tower(1, 900, 1400, 88, 120, 16, 13, 0.12),
    _Tower(-1, 640, 960, 88, 96, 15, 13, 0.14),
    _Tower(1, 560, 900, 104, 262, 14, 13, 0.13),
    _Tower(-1, 400, 640, 106, 250, 13, 13, 0.14),
    _Tower(1, 370, 560, 86, 30, 12, 13, 0.16),
    _Tower(-1, 262, 400, 90, 60, 11, 13, 0.16),
    _Tower(1, 236, 370, 104, 214, 11, 13, 0.15),
    _Tower(-1, 150, 262, 104, 178, 10, 13, 0.14),
    _Tower(1, 130, 236, 92, 84, 9, 13, 0.14),
)


def see(x: float, up: float, z: float) -> tuple[float, float]:
    """Where a place of the city is on the card; `up` counts from the eye."""
    return VX + _F * x / z, VY - _F * up / z


def _hash(a: Array, b: Array, q: float) -> Array:
    """Return a number 0–1 for every whole place (a, b)."""
    return np.asarray(np.mod(np.sin(a * 12.9898 + b * 78.233 + q * 3.7) * 43758.5453, 1.0), np.float32)


def _facade(
    c: Canvas,
    k: int,
    at: tuple[Array, Array],
    foot: tuple[Array, Array],
    size: tuple[float, float],
    lit: float,
    wall: Array,
    glass: Array,
    far: Array,
) -> tuple[Array, Array]:
    """Return a wall's colours and how much of each place is a lamp's light.

    `at`: places along and down the wall; `foot`: a pixel's size there; `far` 0–1 lets detail drown in the air.
    """
    (u, v), (wide, high) = at, size
    length, windows = _BAYS[k % len(_BAYS)]
    w = u / wide
    bay = np.floor(w / length)
    x = w - bay * length
    row = np.floor(v / high)
    y = v / high - row
    su, sv = np.maximum(foot[0] / wide, 0.03), np.maximum(foot[1] / high, 0.03)
    tall = 0.34 + 0.08 * _hash(np.zeros_like(row), np.floor(row / 7), k + 0.5)
    up = smoothstep(0.0, 1.0, (tall - np.abs(y - 0.5)) / sv + 0.5)
    pane, column = np.zeros_like(u), bay * 3
    for i, (start, end) in enumerate(windows):
        one = smoothstep(0.0, 1.0, ((end - start) / 2 - np.abs(x - (start + end) / 2)) / su + 0.5) * up
        column = np.where(one > pane, bay * 3 + i, column)
        pane = np.maximum(pane, one)
    soft = np.clip(1.7 - np.maximum(su * 0.8, sv) * 1.5, 0, 1)
    pane = pane * soft + 0.42 * (1 - soft)
    a, b, d = (_hash(column, row, q) for q in (k + 0.1, k + 1.3, k + 2.9))
    # Stone: weathered in streaks, a ledge under each floor, a cornice every few floors, piers between the bays.
    streak = c.noise.at(f"streak{k}", u / (wide * 0.4), v / (high * 5), 1.0, 3) - 0.5
    block = c.noise.at(f"block{k}", u / (wide * 2.2), v / (high * 1.4), 1.0, 2) - 0.5
    pier = smoothstep(0.16, 0.04, np.minimum(x, length - x)) * soft
    ledge = smoothstep(0.9, 0.97, y) * soft
    cornice = ledge * (np.mod(row, 6) == 2)
    tone = 1 + 0.3 * streak + 0.22 * block + 0.16 * pier - 0.16 * ledge + 0.5 * cornice
    colours = wall * (1 + (tone - 1) * (1 - 0.8 * far))[..., None]
    # Glass: every pane hangs a little otherwise; blinds and curtains reach down it by as much as somebody drew them.
    dim = (0.52 + 0.34 * b + 0.18 * (0.5 - y))[..., None]
    inside = glass * dim
    drop = np.where(b > 0.45, 1.0 * d * (a > 0.3), 0.0)
    blind = smoothstep(0.0, 0.08, drop - (y - 0.5 + tall) / (2 * tall)) * (1 - far)
    cloth = wall * 1.5 + 0.05
    inside = inside + (cloth - inside) * (0.6 * blind)[..., None]
    colours = colours + (inside - colours) * (pane * (0.5 + 0.36 * far))[..., None]
    # Lamps: rooms side by side, a floor that works late, now and then somebody alone.
    home = c.noise.at(f"home{k}", column / 4.6, row / 3.6, 1.0, 2)
    late = (_hash(row, row * 0.3, k + 5.0) > 0.93) & (a > 0.2)
    on = ((home > 0.76 - lit) & (a > 0.2)) | late | (a > 0.975)
    warmth = pick(
        ramp(
            [
                (0, (0.72, 0.15, 52)),
                (0.4, (0.85, 0.14, 72)),
                (0.75, (0.94, 0.1, 88)),
                (0.9, (0.9, 0.06, 120)),
                (1, (0.8, 0.09, 188)),
            ]
        ),
        b,
    )
    power = (0.66 + 0.46 * d) * (1.16 - 0.5 * y) * (1 - 0.55 * blind)
    glow = pane * on * (1 - 0.65 * far)
    colours = colours + (warmth * power[..., None] - colours) * glow[..., None]
    return np.asarray(np.clip(colours, 0, 1), np.float32), np.asarray(glow * power, np.float32)


def towers(c: Canvas, *, far: bool) -> None:
    """Paint the towers, the far half or the near half, back to front."""
    for k, one in enumerate(_TOWERS):
        if (one.near > 800) == far:
            _tower(c, k, one)


def _tower(c: Canvas, k: int, tower: _Tower) -> None:
    side, z0, z1, off, up, wide, high, lit = tower
    x = side * off
    haze = float(smoothstep(120, 1700, z0)) ** 0.62
    wall = pick(_AIR, np.asarray(haze, np.float32))
    outer = side * 640.0
    # The side that looks at us: in shade, the sea-green sky behind us in its panes.
    front = c.mask(polygon([see(x, up, z0), see(outer, up, z0), see(outer, _FLOOR, z0), see(x, _FLOOR, z0)]))
    at = front.where
    u, v = (c.x[at] - VX) * z0 / _F, up - (VY - c.y[at]) * z0 / _F
    step = np.full_like(u, z0 / _F / c.scale)
    cool = mix((0.21, 0.055, 232), (0.22, 0.075, 300), 0.5 + 0.3 * side)
    dark = rgb(mix(wall, cool, 0.75 * (1 - haze)))
    fall = smoothstep(0, 420, v)[..., None]
    stone = dark * (1.5 - 0.6 * fall * (1 - haze))
    sheen = np.clip(
        0.98 - 0.36 * smoothstep(0, 330, v) + 0.2 * (c.noise.at(f"sheen{k}", u / 40, v / 60, 1.0, 2) - 0.5), 0, 1
    )
    glass = pick(_SKY, np.asarray(sheen, np.float32)) * (1.15 - 0.4 * fall)
    far = np.full_like(u, haze)
    colours, glow = _facade(c, k, (u, v), (step, step), (wide, high), lit, stone + 0 * u[..., None], glass, far)
    colours = colours + (rgb(wall) - colours) * (0.45 * haze)
    c.fill(front, np.asarray(colours, np.float32), detail=0.5)
    c.emit(front * glow, 0.3)
    # The side along the street: glass that mirrors the evening at its end.
    inner = c.mask(polygon([see(x, up, z0), see(x, up, z1), see(x, _FLOOR, z1), see(x, _FLOOR, z0)]))
    at = inner.where
    if inner.empty:
        return
    px, py = c.x[at], c.y[at]
    z = np.clip(_F * x / np.where(np.abs(px - VX) < 0.5, 0.5 * side, px - VX), z0, z1)
    v = up - (VY - py) * z / _F
    fu, fv = z * z / (_F * off) / c.scale, z / _F / c.scale
    own = np.asarray(smoothstep(120, 1700, z), np.float32) ** 0.62
    stone = pick(_AIR, own * 0.92 + 0.05)
    n = c.noise.at(f"wave{k}", z / 30, v / 70, 1.0, 3) - 0.5
    away = np.hypot((px - VX) / 520, (py - VY) / 640)
    glass = pick(_SKY, np.asarray(np.clip(0.06 + 1.05 * away + 0.34 * n, 0, 1), np.float32))
    glass = glass * (0.7 + 0.5 * smoothstep(0.9, 0.1, away))[..., None]
    colours, glow = _facade(c, k + 1, (z, v), (fu, fv), (wide, high), lit, stone, glass, own)
    last = np.exp(-(((py - VY + 40) / 300) ** 2)) * np.exp(-(np.abs(px - VX) / 260))
    colours = colours + (rgb((0.96, 0.12, 68)) - colours) * (0.4 * last)[..., None]
    c.fill(inner, np.asarray(colours, np.float32), detail=0.5)
    c.emit(inner * glow, 0.25)
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


def gardens(c: Canvas) -> None:
    """Small trees grow on two of the roofs, dark green, the evening on their far side."""
    for k, (x0, x1, y, q, way) in enumerate(((140.0, 262.0, 418.0, 13.0, 1), (598.0, 666.0, 530.0, 9.0, -1))):
        r = c.rng(f"garden{k}")
        blobs: list[tuple[float, float, float]] = []
        x = x0
        while x < x1:
            high = q * float(r.uniform(0.3, 1.9))
            slope = 0.35 * max(0.0, x - 178) if way > 0 else 0.0
            blobs += [
                (
                    x + float(r.normal(0, q * 0.35)),
                    y + slope - high * float(r.uniform(0.5, 1.0)),
                    q * float(r.uniform(0.4, 0.8)),
                )
                for _ in range(4)
            ]
            x += q * float(r.uniform(0.7, 1.6))
        with c.group() as g:
            crown(c, blobs, (0.34, 0.075, 165), seed=f"garden{k}", size=5.5, detail=0.6)
        m = c.paste(g)
        c.screen(m.edge(3 * way, 1, 1.5), (0.95, 0.13, 70), 0.7)
        c.screen(m.edge(-2 * way, -2, 1.5), (0.5, 0.09, 200), 0.5)


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
        for i in range(46, 0, -1):
            zz = 250 * 6.0 ** ((i + float(r.normal(0, 0.5))) / 46)
            q = _F / zz
            for f, tone, lamp in (
                (-1, (0.3, 0.07, 262), (0.98, 0.08, 92)),
                (1, (0.34, 0.08, 330), (0.62, 0.22, 26)),
            ):
                if r.random() > 0.42:
                    continue
                px, py = see(f * (22 + 20 * float(r.random())), _FLOOR, zz)
                if f > 0 and 380 < zz < 560:
                    continue
                pen.fill(oval(px, py + 1.5 * q, 8.5 * q, 3.2 * q), (0.16, 0.06, 290), 0.6)
                pen.fill(box(px - 6.6 * q, py - 6.6 * q, 13.2 * q, 7 * q, 2.6 * q), tone)
                pen.fill(box(px - 5.2 * q, py - 11.5 * q, 10.4 * q, 8 * q, 3 * q), mix(tone, (0.62, 0.11, 20), 0.4))
                pen.fill(box(px - 4.2 * q, py - 7.6 * q, 8.4 * q, 2.6 * q, q), (0.2, 0.06, 280))
                for d in (-4.6, 4.6):
                    pen.dot(px + d * q, py - 2.6 * q, 1.5 * q, lamp)
                    pen.fill(oval(px + d * q, py + 5 * q, 1.5 * q, 6 * q), lamp, 0.25)

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

    def fittings(pen: Pen) -> None:
        for z in (424.0, 462.0, 500.0):
            pen.fill(
                polygon(
                    [
                        see(-5, _FLOOR + h, z),
                        see(5, _FLOOR + h, z),
                        see(5, _FLOOR + h, z + 10),
                        see(-5, _FLOOR + h, z + 10),
                    ]
                ),
                (0.5, 0.12, 28),
                0.8,
            )
        pen.stroke([see(x0 + 1, _FLOOR + h, z0), see(x0 + 1, _FLOOR + h, z1)], (0.97, 0.1, 76), 2, 0.8)
        pen.stroke([see(x1 - 1, _FLOOR + h, z0), see(x1 - 1, _FLOOR + h, z1)], (0.97, 0.1, 76), 2, 0.8)
        for d in (-10.5, 10.5):
            sx, sy = see(d, _FLOOR + 7, z0)
            pen.dot(sx, sy, 3.4, (0.66, 0.24, 27))
            pen.fill(oval(sx, sy + 34, 3.4, 22), (0.6, 0.22, 25), 0.35)
        for d in (-6.0, -1.0, 5.0):
            sx, sy = see(d, _FLOOR + 17, z0)
            pen.dot(sx, sy, 3.6, (0.3, 0.07, 300))
            pen.fill(oval(sx, sy + 7, 5.4, 4.4), (0.3, 0.07, 300))

    c.draw(fittings, detail=0.8)
    px, py = see(0, _FLOOR + 20, z0)
    c.glow(px, py, 26, (0.93, 0.13, 74), 0.5)
