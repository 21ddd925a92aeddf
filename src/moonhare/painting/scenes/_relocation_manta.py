"""Parts of Relocation: the manta, a true curved sheet in space, and the light that the waves throw on its back."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.drape import drape
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval

_MIDDLE = (404.0, 742.0)
_SIZE = 480.0
_YAW, _PITCH, _ROLL = math.radians(-56), math.radians(30), math.radians(-3)


def spot(s: Array | float, t: Array | float, rise: float = 0.0) -> tuple[Array, Array, Array]:
    """Return card x, y and depth of a place on the manta: `s` -1–1 from tip to tip, `t` 0–1 from brow to hem."""
    s, t = np.asarray(s, np.float64), np.asarray(t, np.float64)
    a = np.abs(s)
    brow = 0.43 - 0.1 * smoothstep(0.1, 0.24, a) - 0.1 * a - 0.64 * a**2.4
    hem = -0.52 + 0.36 * a**0.6 - 0.26 * a**3
    away = brow + (hem - brow) * t
    wave = np.where(s < 0, 0.1 * a**1.6 - 0.14 * a**4, -0.2 * a**1.5 - 0.13 * a**3)
    curl = 0.07 * a**1.2 * np.sin(t * 2.6 + s * 4.2) * (0.3 + t) * (1 - 0.75 * a**4)
    hump = 0.19 * np.exp(-((s / 0.2) ** 2)) * np.clip(np.sin(math.pi * np.clip(t * 0.92 + 0.1, 0, 1)), 0, 1) ** 0.7
    up = wave + curl + hump + rise
    across = s * (1 - 0.06 * a**3)
    x1 = across * math.cos(_YAW) + away * math.sin(_YAW)
    z1 = -across * math.sin(_YAW) + away * math.cos(_YAW)
    x2 = x1 * math.cos(_ROLL) - up * math.sin(_ROLL)
    y2 = x1 * math.sin(_ROLL) + up * math.cos(_ROLL)
    high = y2 * math.cos(_PITCH) - z1 * math.sin(_PITCH)
    near = z1 * math.cos(_PITCH) + y2 * math.sin(_PITCH)
    return _MIDDLE[0] + _SIZE * x2, _MIDDLE[1] - _SIZE * high, _SIZE * near


def manta(c: Canvas) -> None:
    """Paint it from tail to brow: the belly's edge, the great back, the horns, mouth and eyes."""
    _tail(c)
    s, t = np.meshgrid(np.linspace(-1, 1, 260), np.linspace(0, 1, 110))
    x, y, z = spot(s, t)
    thick = 0.085 * np.exp(-((s / 0.4) ** 2)) * (1 - 0.6 * t) + 0.004
    low = spot(s, t, 0.0)
    under = drape(c, low[0] + 0 * s, low[1] + _SIZE * thick * 0.86, low[2] - 8, smooth=1.0)
    belly = ramp([(0.24, 0.07, 280), (0.42, 0.08, 285), (0.62, 0.08, 310), (0.8, 0.08, 345)])
    c.form(under.relief, belly, bias=-0.22, rim=0.1, detail=0.6)
    top = drape(c, x, y, z, smooth=1.2)
    u, v = top.u * 2 - 1, top.v
    a = np.abs(u)
    back = ramp([(0.13, 0.055, 268), (0.22, 0.08, 262), (0.34, 0.095, 256), (0.52, 0.09, 262), (0.85, 0.1, 40)])
    c.form(top.relief, back, gain=1.45, bias=-0.11, rim=0.8, mottle=0.06, detail=0.6)
    m = top.relief.mask
    # Pale shoulders, freckles, and thin hems through which the dawn shines.
    shoulder = np.exp(-(((a - 0.27 - 0.1 * v) / 0.085) ** 2)) * smoothstep(0.04, 0.16, v) * smoothstep(0.62, 0.36, v)
    grain = 0.6 + 0.6 * c.noise.at("shoulder", u * 40, v * 20, 1.0, 3)
    c.glaze(m * np.asarray(np.clip(shoulder * grain, 0, 1), np.float32), (0.8, 0.08, 30), 0.26)
    thin = smoothstep(0.42, 1.0, a) * 0.8 + smoothstep(0.7, 1.0, v) * smoothstep(0.12, 0.3, a) * 0.75
    fibre = 0.75 + 0.5 * c.noise.at("fibre", u * 90, v * 3, 1.0, 3)
    c.glaze(m * np.asarray(np.clip(thin * fibre, 0, 1), np.float32), (0.74, 0.16, 22), 0.72)
    c.screen(m * np.asarray(np.clip(thin, 0, 1) ** 2.5, np.float32), (0.92, 0.13, 48), 0.6)
    _caustics(c, m, u, v)
    rays = np.abs(np.sin(u * 46 + 2.2 * c.noise.at("ribs", u * 6, v * 2, 1.0, 2))) ** 8
    c.multiply(m * np.asarray(rays * smoothstep(0.3, 0.8, a) * 0.5, np.float32), (0.42, 0.13, 345), 0.4)
    c.screen(m.edge(-1.0, -4.5, 1.6), (0.97, 0.11, 56), 0.95)
    c.multiply(m.edge(0.5, 5, 4), (0.3, 0.09, 300), 0.5)
    c.screen(m.edge(-2.2, 2.0, 1.2), (0.93, 0.11, 45), 0.6)
    _freckles(c)
    _head(c)


def _caustics(c: Canvas, m: Mask, u: Array, v: Array) -> None:
    """The net of light under waves."""
    n = c.noise.at("net", u * 7 + 0.8 * c.noise.at("bend", u * 5, v * 4, 1.0, 2), v * 5.5, 1.0, 2)
    net = np.clip(1 - np.abs(2 * n - 1) * 5.5, 0, 1) ** 1.4
    n2 = c.noise.at("net2", u * 12, v * 9 + 3, 1.0, 2)
    net = np.maximum(net, 0.6 * np.clip(1 - np.abs(2 * n2 - 1) * 6, 0, 1) ** 1.4)
    c.screen(m * np.asarray(net, np.float32), (0.95, 0.12, 60), 0.36)


def _freckles(c: Canvas) -> None:
    r = c.rng("freckles")
    s, t = r.uniform(-0.85, 0.85, 190), r.uniform(0.06, 0.95, 190)
    x, y, _ = spot(s, t)

    def dots(pen: Pen) -> None:
        for a, b, q in zip(x, y, r.uniform(0.8, 2.6, len(x)), strict=True):
            pen.dot(float(a), float(b), float(q), (0.95, 0.07, 50), float(r.uniform(0.25, 0.7)))

    c.draw(dots, detail=0.7, soft=0.3)


def _tail(c: Canvas) -> None:
    x, y, _ = (float(v) for v in spot(0.0, 1.0))
    clay = Clay(c, (x - 40, y - 200, 800, y + 160), melt=2)
    clay.limb(
        [(x, y + 6, 12), (x + 60, y - 8, 7), (x + 150, y + 14, 4.4), (x + 250, y + 2, 3), (x + 352, y - 50, 1.4)], n=50
    )
    c.form(clay.relief(0.6), (0.24, 0.085, 262), rim=0.7, detail=0.6)


def _head(c: Canvas) -> None:
    """A broad, calm brow: lobes curled like young leaves, a soft line of a mouth in their shade, an eye at the side."""

    def at(s: float, t: float, down: float = 0.0) -> tuple[float, float]:
        x, y, _ = spot(s, t)
        return float(x), float(y) + down

    mid, tip = at(0, 0.0), at(0, -0.2)
    way = math.hypot(tip[0] - mid[0], tip[1] - mid[1])
    fx, fy = (tip[0] - mid[0]) / way, (tip[1] - mid[1]) / way

    def lobe(s: float, long: float, tone: float) -> None:
        x, y = at(s, 0.03, 6)
        body = Clay(c, (x - 130, y - 70, x + 70, y + 130), melt=6)
        line = (
            (-0.35, 9, 6),
            (0.05, 5, 15),
            (0.45, 4, 17),
            (0.8, 12, 14),
            (1.0, 25, 9.5),
            (0.98, 37, 6),
            (0.84, 42, 3.5),
        )
        body.limb([(x + fx * long * k, y + fy * long * k + d, q, 4 + 10 * k) for k, d, q in line], n=40, flat=0.85)
        c.shadow(body.mask(), 4, 6, 6, 0.5, (0.16, 0.06, 290))
        r = c.form(body.relief(1.4), (tone, 0.095, 262), rim=0.35, mottle=0.1, detail=0.8)
        c.screen(r.mask.edge(-1.2, -2.6, 1.4) * smoothstep(y - 12, y + 12, c.y), (0.95, 0.11, 50), 0.6)
        seam = [(x + fx * long * k, y + fy * long * k + d + 0.3 * q) for k, d, q in line[1:]]
        c.draw(lambda pen: pen.stroke(seam, (0.15, 0.06, 290), 2.0, 0.6), soft=0.5, detail=0.8)

    lobe(-0.145, 40, 0.28)
    # The blunt front between the lobes rounds off into the shade below; its foot is pale as the belly.
    edge = [at(s, 0.05, 12) for s in np.linspace(-0.16, 0.2, 7)]
    front = Clay(c, (mid[0] - 130, mid[1] - 130, mid[0] + 190, mid[1] + 160), melt=8)
    front.limb([(x, y, 22 + 5 * math.sin(math.pi * i / 6), 4) for i, (x, y) in enumerate(edge)], n=40, flat=0.8)
    m = front.mask()
    low = np.interp(c.x[0], [q[0] for q in edge], [q[1] for q in edge])[None, :]
    fade = smoothstep(-22, 2, c.y - low)
    with c.group() as snout:
        r = c.form(front.relief(1.5), (0.33, 0.09, 262), rim=0.1, mottle=0.1, detail=0.75)
        c.glaze(r.mask * smoothstep(6, 18, c.y - low), (0.66, 0.08, 320), 0.6)
        c.multiply(r.mask * smoothstep(14, 34, c.y - low), (0.3, 0.08, 290), 0.5)
    c.paste(snout, clip=m.blur(5) * fade * smoothstep(edge[0][0] - 22, edge[0][0] + 6, c.x))

    def mouth(pen: Pen) -> None:
        line = [(x, y + 6) for x, y in edge[1:6]]
        pen.stroke(line, (0.12, 0.05, 290), 2.4, 0.75)

    c.draw(mouth, soft=0.8, detail=0.8)
    lobe(0.165, 46, 0.32)
    ex, ey = at(0.235, 0.075, 9)

    def eye(pen: Pen) -> None:
        lid = [(ex - 8, ey + 1, CORNER), (ex - 1, ey - 4.4), (ex + 7.5, ey + 0.5, CORNER), (ex - 0.5, ey + 4.8)]
        pen.fill(curve(lid), (0.09, 0.03, 300))
        pen.dot(ex - 2.4, ey - 0.8, 1.6, (0.97, 0.04, 70))
        pen.stroke([(ex - 12, ey + 1), (ex - 2, ey - 7), (ex + 11, ey - 1)], (0.68, 0.1, 345), 2, 0.8)
        pen.stroke([(ex - 9, ey + 7), (ex, ey + 9.5), (ex + 10, ey + 6)], (0.15, 0.06, 290), 1.5, 0.5)

    socket = c.mask(oval(ex, ey, 16, 11), soft=2.5)
    c.form(socket, (0.3, 0.09, 260), rim=0.3, thickness=7, detail=0.8)
    c.draw(eye, relief=0.5, detail=0.95)


def under_shade(c: Canvas) -> Array:
    """Return how dark the water is below the manta: it stands between it and the sky."""
    d = np.hypot((c.x - _MIDDLE[0]) / 330, (c.y - _MIDDLE[1] - 190) / 170)
    return np.asarray(np.exp(-(d**2)), np.float32)


def table() -> Array:
    """Return the water's colours from the surface down."""
    depths = (0.0, 0.16, 0.4, 0.68, 1.0)
    tones = ((0.88, 0.11, 58), (0.79, 0.12, 40), (0.71, 0.115, 22), (0.53, 0.1, 338), (0.25, 0.085, 268))
    return ramp(list(zip(depths, tones, strict=True)))
