"""The chair: turned wood, seen in true perspective, in the middle of a step; its shadow falls where the sun says."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Path, curve, limb, sample
from art.painting.terrain import Ground

from .tracks import SUN

_AT, _HEAD = (3.3, 24.4), 0.42
"""Where it walks, and whither (radians, 0 right, towards the far distance)."""
_RED, _DARK = (0.56, 0.185, 28), (0.42, 0.16, 22)

_Bar = Sequence[tuple[float, float, float, float]]
"""Points (ahead, aside, up, radius) in the chair's own frame."""

_LEGS: tuple[tuple[bool, _Bar], ...] = (
    (False, ((1.0, 0.95, 2.3, 0.15), (1.22, 0.98, 1.45, 0.14), (1.12, 1.0, 0.75, 0.11), (1.2, 1.02, 0.02, 0.09))),
    (False, ((-0.95, 0.85, 2.4, 0.15), (-0.92, 0.9, 1.5, 0.14), (-1.2, 0.92, 0.75, 0.11), (-1.6, 0.94, 0.0, 0.09))),
    (True, ((-0.95, -0.85, 2.4, 0.15), (-0.72, -0.9, 1.5, 0.14), (-0.74, -0.92, 0.7, 0.11), (-0.62, -0.94, 0.0, 0.09))),
    (True, ((1.0, -0.95, 2.3, 0.15), (1.62, -0.98, 1.85, 0.14), (1.86, -1.0, 1.2, 0.11), (2.3, -1.02, 0.62, 0.09))),
)
_POSTS: tuple[_Bar, ...] = (
    ((-0.95, 0.85, 2.4, 0.13), (-1.2, 0.88, 3.9, 0.12), (-1.5, 0.9, 5.2, 0.13)),
    ((-0.95, -0.85, 2.4, 0.13), (-1.2, -0.88, 3.9, 0.12), (-1.5, -0.9, 5.2, 0.13)),
)
_SLAT: _Bar = ((-1.15, 0.85, 3.7, 0.1), (-1.22, 0.0, 3.72, 0.13), (-1.15, -0.85, 3.7, 0.1))
_RAIL: _Bar = (
    (-1.5, 1.08, 5.1, 0.1),
    (-1.56, 0.6, 5.1, 0.2),
    (-1.62, 0.0, 5.2, 0.27),
    (-1.56, -0.6, 5.1, 0.2),
    (-1.5, -1.08, 5.1, 0.1),
)
_SPINDLES: tuple[_Bar, ...] = tuple(
    ((-1.0, s, 2.5, 0.07), (-1.22, s * 1.02, 3.7, 0.1), (-1.52, s * 1.05, 5.0, 0.06)) for s in (0.45, 0.0, -0.45)
)
_STRETCH: tuple[_Bar, ...] = (((-0.78, 0.9, 1.4, 0.07), (1.25, 0.98, 1.3, 0.07)),)


def _world(p: tuple[float, float, float]) -> tuple[float, float, float]:
    ca, sa = math.cos(_HEAD), math.sin(_HEAD)
    a, s, h = p
    return _AT[0] + a * ca - s * sa, _AT[1] + a * sa + s * ca, h


def _seen(land: Ground, bar: _Bar) -> list[tuple[float, float, float]]:
    out = []
    for a, s, h, r in bar:
        u, v, up = _world((a, s, h))
        x, y, size = land.spot(u, v, up)
        out.append((x, y, r * size))
    return out


def _cast(land: Ground, bar: _Bar) -> Path:
    flat = []
    for a, s, h, r in bar:
        u, v, up = _world((a, s, h))
        k = up / SUN[2]
        x, y, size = land.spot(u - SUN[0] * k, v - SUN[1] * k, 0.0)
        flat.append((x, y, r * size * 0.8))
    return limb(flat, 30)


def _rim(land: Ground, up: float, grow: float = 1.0) -> list[tuple[float, float]]:
    """The seat's edge as it is seen, a rounded square."""
    out = []
    for k in range(28):
        a = 2 * math.pi * k / 28
        ca, sa = math.cos(a), math.sin(a)
        q = 1 / (abs(ca) ** 4.5 + abs(sa) ** 4.5) ** (1 / 4.5)
        u, v, h = _world((1.28 * grow * q * ca, (1.2 + 0.1 * ca) * grow * q * sa, up))
        out.append(land.spot(u, v, h)[:2])
    return out


def _shade(c: Canvas, land: Ground) -> None:
    """The long shadow, soft where it is far from what casts it."""
    seat = []
    for x, s in ((1.28, 1.2), (1.28, -1.2), (-1.28, -1.2), (-1.28, 1.2)):
        u, v, h = _world((x, s, 2.4))
        k = h / SUN[2]
        seat.append(land.spot(u - SUN[0] * k, v - SUN[1] * k, 0.0)[:2])
    bars = [leg for _, leg in _LEGS] + list(_POSTS) + [_RAIL] + list(_SPINDLES) + list(_STRETCH)
    sharp = c.mask(curve(seat, pull=0.1), *(_cast(land, b) for b in bars))
    foot_x, foot_y, _ = land.spot(*_AT)
    far = smoothstep(20, 190, np.hypot(c.x - foot_x, (c.y - foot_y) * 2.0))
    both = sharp.blur(1.0).whole() * (1 - far) + sharp.blur(2.6).whole() * far
    c.multiply(np.asarray(both, np.float32), (0.62, 0.125, 258), 0.9)
    for _, leg in _LEGS[:3]:
        x, y, size = land.spot(*_world(leg[-1][:3])[:2])
        c.multiply(c.mask(limb([(x - size * 0.5, y + 3, 4), (x + size * 0.1, y + 1, 5)], 8), soft=2.5), _BLUE, 0.8)


_BLUE = (0.5, 0.12, 262)


def _turned(c: Canvas, land: Ground, bar: _Bar, near: bool, rings: float = 1.0) -> Mask:
    """One piece of turned wood: beads where the lathe left them, worn paint."""
    pts = sample(_seen(land, bar), 26)
    swell = 1 + 0.1 * rings * np.sin(np.linspace(0, 15, 26)) * np.sin(np.linspace(0, math.pi, 26))
    pts[:, 2] *= swell
    x0, y0 = pts[:, :2].min(0) - 12
    x1, y1 = pts[:, :2].max(0) + 12
    clay = Clay(c, (float(x0), float(y0), float(x1), float(y1)), melt=1)
    clay.limb([tuple(map(float, p)) for p in pts], n=60)
    body = clay.relief(0.5)
    c.form(body, _RED if near else _DARK, rim=0.8, gloss=0.35, mottle=0.1, grain=7, detail=0.9)
    wear = smoothstep(0.66, 0.76, c.field("wear", 13, 5)[body.mask.where])
    c.form(body.within(body.mask * np.asarray(wear, np.float32)), (0.74, 0.09, 60), rim=0.5, detail=0.9, alpha=0.55)
    return body.mask


def chair(c: Canvas, land: Ground) -> None:
    """Paint the chair and its shadow."""
    _shade(c, land)
    for near, leg in _LEGS:
        if not near:
            _turned(c, land, leg, near)
    for bar in _STRETCH:
        _turned(c, land, bar, False, 0.6)
    # The back stands behind the seat on its left
    top, under = c.mask(curve(_rim(land, 2.52))), c.mask(curve(_rim(land, 2.12, 0.97)))
    c.form(under, _DARK, thickness=9, rim=0.5, bias=-0.14, detail=0.85)
    for near, leg in _LEGS:
        if near:
            _turned(c, land, leg, near)
    c.form(under.move(0, 2) & under, _DARK, thickness=9, bias=-0.1, detail=0.85, alpha=0.5)
    c.form(top, _RED, thickness=6, rim=0.7, gloss=0.3, mottle=0.1, grain=9, bias=0.12, detail=0.9)
    worn = c.mask(curve(_rim(land, 2.52, 0.62)), soft=7) * np.asarray(
        smoothstep(0.4, 0.62, c.field("sat-on", 10, 3)), np.float32
    )
    c.glaze(worn & top, (0.7, 0.13, 42), 0.4)
    c.screen(top.edge(3, -1.5, 1.5), (0.98, 0.07, 70), 0.8)
    _cup(c, land)
    for bar in _SPINDLES:
        _turned(c, land, bar, True, 0.8)
    _turned(c, land, _SLAT, True, 0.0)
    for bar in _POSTS:
        _turned(c, land, bar, True)
    rail = _turned(c, land, _RAIL, True, 0.0)
    c.screen(rail.edge(2, -3, 1.5), (0.98, 0.08, 70), 0.75)


def _cup(c: Canvas, land: Ground) -> None:
    """A cup on the seat, still steaming."""
    u, v, h = _world((0.45, 0.1, 2.55))
    x, y, size = land.spot(u, v, h)
    r = 0.26 * size
    c.multiply(c.mask(limb([(x - r * 1.8, y + 4, r * 0.7), (x, y + 1, r)], 8), soft=2), _DARK, 0.7)

    def work(pen: Pen) -> None:
        pen.stroke(
            [(x + r * 0.8, y - r * 1.5), (x + r * 1.7, y - r * 1.2), (x + r * 0.8, y - r * 0.4)], (0.93, 0.02, 230), 2.6
        )
        body = [(x - r, y - r * 2), (x - r * 0.85, y - r * 0.4), (x - r * 0.4, y + r * 0.3), (x + r * 0.4, y + r * 0.3)]
        pen.fill(curve([*body, (x + r * 0.85, y - r * 0.4), (x + r, y - r * 2)]), (0.93, 0.025, 230))

    c.draw(work, relief=4, detail=0.92)
    tea = c.mask(curve([(x - r * 0.8, y - r * 2), (x, y - r * 2.3), (x + r * 0.8, y - r * 2), (x, y - r * 1.75)]))
    c.fill(tea, (0.5, 0.1, 50), detail=0.9)
    steam = [(x, y - r * 2.2, 2), (x + 5, y - 22, 3.5), (x - 3, y - 38, 4.5), (x + 6, y - 56, 5)]
    fade = np.asarray(smoothstep(y - 62, y - 24, c.y), np.float32)
    c.glaze(c.mask(limb(steam, 20), soft=2.2) * fade, (0.72, 0.07, 250), 0.6)
