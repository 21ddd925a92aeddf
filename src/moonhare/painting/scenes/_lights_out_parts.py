"""Parts of Lights Out: the box's own frame on the floor, its drawer and sleeve, and the moth."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon, star
from moonhare.painting.stamps import jittered, strew

_X, _Y = 404.0, 690.0
_TURN = math.radians(9)
WIDE = 226.0
"""Half the drawer's width."""


def spot(u: float, v: float) -> tuple[float, float]:
    """Return the card place of a place in the box's frame: `u` across, `v` along towards the sleeve."""
    return _X + u * math.cos(_TURN) - v * math.sin(_TURN), _Y + u * math.sin(_TURN) + v * math.cos(_TURN)


def local(c: Canvas, m: Mask) -> tuple[Array, Array]:
    """Return the box's coordinates on a mask's box."""
    x, y = c.x[m.where] - _X, c.y[m.where] - _Y
    return (
        np.asarray(x * math.cos(_TURN) + y * math.sin(_TURN), np.float32),
        np.asarray(-x * math.sin(_TURN) + y * math.cos(_TURN), np.float32),
    )


def slab(c: Canvas, left: float, top: float, right: float, bottom: float) -> Mask:
    """Return a rectangle of the box's frame."""
    return c.mask(polygon([spot(left, top), spot(right, top), spot(right, bottom), spot(left, bottom)]), wobble=0.8)


def drawer(c: Canvas) -> None:
    """The card drawer, half open."""
    outer = slab(c, -WIDE - 16, -330, WIDE + 16, 240)
    c.shadow(outer, 0, 34, 26, 0.85)
    c.form(outer, (0.62, 0.085, 72), thickness=9, mottle=0.06, rim=0.5, detail=0.6)
    inner = slab(c, -WIDE, -314, WIDE, 240)
    c.form(inner, (0.3, 0.06, 55), thickness=3, mottle=0.06, detail=0.6)
    u, v = local(c, inner)
    c.multiply(inner * np.asarray(smoothstep(46, 0, np.minimum(u + WIDE, WIDE - u)), np.float32), c.palette.deep, 0.6)
    c.multiply(inner * np.asarray(smoothstep(40, 0, v + 314), np.float32), c.palette.deep, 0.5)


def sleeve(c: Canvas) -> None:
    """The sleeve: night-blue paper with a golden star that nobody has lit."""
    shade = slab(c, -WIDE - 14, 130, WIDE + 14, 176)
    c.multiply(shade.blur(14), c.palette.deep, 0.85)
    body = slab(c, -WIDE - 24, 152, WIDE + 24, 720)
    c.shadow(body, 0, 26, 24, 0.7)
    c.form(body, (0.3, 0.075, 238), thickness=7, mottle=0.06, rim=0.9, detail=0.6)
    u, v = local(c, body)
    frame = np.minimum(np.minimum(u + WIDE + 24, WIDE + 24 - u), v - 152)
    gold = smoothstep(18, 20.5, frame) * smoothstep(29, 26.5, frame) + 0.8 * smoothstep(34, 35, frame) * smoothstep(
        38, 37, frame
    )
    worn = 0.55 + 0.45 * smoothstep(0.3, 0.55, c.field("worn", 14, 3)[body.where])
    c.glaze(body * np.asarray(np.clip(gold, 0, 1) * worn, np.float32), (0.82, 0.13, 82), 0.85)
    x, y = spot(0, 352)
    rays = c.mask(star(x, y, 132, 8, 0.34, -90 + math.degrees(_TURN)), wobble=0.8)
    core = c.mask(star(x, y, 78, 8, 0.5, -67.5 + math.degrees(_TURN)), wobble=0.8)
    c.form(rays, (0.76, 0.13, 78), thickness=5, mottle=0.06, rim=0.4, detail=0.75)
    c.form(core, (0.6, 0.17, 40), thickness=5, mottle=0.06, rim=0.4, detail=0.75)
    c.form(c.mask(oval(x, y, 30, 30)), (0.86, 0.12, 84), thickness=7, mottle=0.04, detail=0.75)

    def dots(pen: Pen) -> None:
        for du, dv, q in ((-150, 240, 5), (150, 236, 5), (-172, 360, 4), (172, 352, 4), (-90, 214, 3), (92, 216, 3)):
            pen.fill(star(*spot(du, dv), q * 2.2, 4, 0.36, -80), (0.84, 0.12, 82), 0.9)

    c.draw(dots, detail=0.8)


def moth(c: Canvas, x: float, y: float, s: float, turn: float) -> None:
    """A pale moth seen from above, its head towards `turn` degrees (0 up), the light through its wings."""
    r = c.rng("moth")
    k = math.radians(turn)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + (u * math.cos(k) - v * math.sin(k)) * s, y + (u * math.sin(k) + v * math.cos(k)) * s

    tone: Colour = (0.86, 0.08, 84)
    for way in (-1.0, 1.0):
        hind = [(0.04, 0.02), (0.42, 0.0), (0.66, 0.26), (0.5, 0.56), (0.24, 0.52), (0.06, 0.24)]
        fore = [(0.03, -0.2), (0.36, -0.5), (0.86, -0.56), (1.0, -0.44), (0.78, -0.06), (0.4, 0.1), (0.05, 0.06)]
        for part, shade_by in ((hind, 0.16), (fore, 0.0)):
            wing = c.mask(curve([at(way * u, v) for u, v in part]), wobble=0.6)
            c.shadow(wing, -14, 30, 9, 0.4)
            body = c.form(
                wing, mix(tone, (0.55, 0.1, 50), shade_by), thickness=6, mottle=0.08, rim=0.8, depth=0.5, detail=0.85
            )
            rx, ry = c.x[wing.where] - x, c.y[wing.where] - y
            d = np.hypot(rx, ry) / s
            a = np.arctan2(ry, rx)
            veins = np.abs(np.sin(a * 13)) ** 12
            band = np.exp(-(((d - 0.62) / 0.05) ** 2)) + 0.7 * np.exp(-(((d - 0.84) / 0.03) ** 2))
            c.multiply(wing * np.asarray(np.clip(band + 0.4 * veins, 0, 1), np.float32), (0.5, 0.1, 45), 0.55)
            _ = body
        ex, ey = at(way * 0.6, -0.26)
        c.form(c.mask(oval(ex, ey, 0.085 * s, 0.085 * s)), (0.4, 0.1, 200), thickness=3, detail=0.9)
        c.form(c.mask(oval(ex, ey, 0.04 * s, 0.04 * s)), (0.2, 0.05, 240), thickness=2, detail=0.9)
        feeler = [at(way * 0.03, -0.3), at(way * 0.12, -0.46), at(way * 0.26, -0.56)]
        c.draw(lambda pen, f=feeler: pen.stroke(f, (0.72, 0.09, 70), 2.4), detail=0.9)  # type: ignore[misc]
    trunk = c.mask(limb([(*at(0, -0.26), 0.075 * s), (*at(0, -0.08), 0.1 * s), (*at(0, 0.34), 0.045 * s)]))
    c.form(trunk, (0.7, 0.08, 70), rim=0.7, detail=0.85)
    n = 220
    h = r.uniform(-0.28, 0.3, n)
    u = r.normal(0, 0.045, n)
    px = x + (u * math.cos(k) - h * math.sin(k)) * s
    py = y + (u * math.sin(k) + h * math.cos(k)) * s
    tones = jittered(np.repeat(np.asarray(mix(tone, (0.6, 0.1, 55), 0.3))[None], n, 0).astype(np.float32), r, 0.1)
    strew(
        c, "hair", px, py, r.uniform(0.05, 0.1, n) * s, k + 1.57 + r.normal(0, 0.5, n), tones, seed="moth", detail=0.85
    )


def flame(c: Canvas, x: float, y: float, s: float) -> None:
    """A match's flame that rises from (x, y)."""
    table = ramp([(0, (0.66, 0.18, 42)), (0.3, (0.84, 0.17, 66)), (0.6, (0.95, 0.13, 88)), (1, (0.995, 0.03, 95))])
    shape = c.mask(
        curve(
            [
                (x, y + 0.2 * s),
                (x - 0.27 * s, y - 0.05 * s),
                (x - 0.26 * s, y - 0.42 * s),
                (x - 0.06 * s, y - 0.86 * s),
                (x + 0.07 * s, y - 1.3 * s, CORNER),
                (x + 0.18 * s, y - 0.8 * s),
                (x + 0.3 * s, y - 0.36 * s),
                (x + 0.26 * s, y - 0.04 * s),
            ]
        ),
        soft=1.6,
    )
    at = shape.where
    d = np.hypot((c.x[at] - x - 0.02 * s) / 0.3, (c.y[at] - y + 0.24 * s) / 0.82) / s
    c.fill(shape, pick(table, np.asarray(1.05 - d * 0.95, np.float32)), detail=0.95)
    c.emit(shape, 1.0)
    c.glow(x, y - 0.4 * s, 0.8 * s, (0.95, 0.13, 76), 0.7, 1.3)
