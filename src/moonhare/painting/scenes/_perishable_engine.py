"""The snowed-in train of Perishable, painted from solid bodies: iron, brass and red lead under deep snow."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.solids import Body, Stand
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._perishable_model import (
    BRASS,
    DARK,
    IRON,
    LIGHT,
    PANE,
    RED,
    STEEL,
    WHEEL,
    engine_parts,
    engine_snow,
    wagon_parts,
    wagon_snow,
)
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon

SNOW = [
    (0.46, 0.115, 268),
    (0.6, 0.105, 260),
    (0.76, 0.07, 248),
    (0.91, 0.03, 225),
    (0.985, 0.015, 95),
    (1.0, 0.01, 95),
]
HORIZON, EYE, FOCAL = 640.0, 2.65, 900.0
SUN = (-0.58, -0.42, 0.6)
STAND = Stand(-0.5, 8.2, 25.0, 5.0)
_STUFF: dict[int, Colour] = {
    IRON: (0.36, 0.045, 255),
    RED: (0.55, 0.2, 28),
    BRASS: (0.78, 0.135, 82),
    DARK: (0.22, 0.04, 265),
    PANE: (0.3, 0.07, 262),
    LIGHT: (0.96, 0.1, 90),
    WHEEL: (0.4, 0.13, 25),
    STEEL: (0.66, 0.02, 250),
}
_SHINE = {IRON: 0.4, RED: 0.16, BRASS: 0.5, DARK: 0.06, PANE: 0.6, WHEEL: 0.1, STEEL: 0.5}


def place(x: float, y: float, z: float) -> tuple[float, float, float]:
    """Return card x, y and the card units of a ground unit at a place on the engine."""
    u, h, v = STAND.world(x, y, z)
    q = FOCAL / v
    return 400 + u * q, HORIZON + (EYE - h) * q, q


def _spread(a: Array, known: Array, by: float) -> Array:
    """Let known values run on beyond their edge, so that soft edges have colour."""
    k = known[..., None] if a.ndim == 3 else known
    far = cv2.GaussianBlur(a * k, (0, 0), by) / (cv2.GaussianBlur(known, (0, 0), by)[..., None] + 1e-4)
    return np.asarray(np.where(k > 0, a, far), np.float32)


def solid(
    c: Canvas, body: Body, frame: tuple[float, float, float, float], near: float, far: float, haze: float = 0.0
) -> Mask:
    """Paint a body as it is seen from the eye, lit by the sun, the sky and the sand."""
    s = c.scale
    x0, y0, x1, y1 = (int(q * s) for q in frame)
    x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, c.w), min(y1, c.h)
    at = (slice(y0, y1), slice(x0, x1))
    shape = (y1 - y0, x1 - x0)
    dx, dy = ((c.x[at] - 400) / FOCAL).ravel(), ((HORIZON - c.y[at]) / FOCAL).ravel()
    t, hit = body.seen(dx, dy, EYE, near, far)
    cover = cv2.GaussianBlur(hit.reshape(shape).astype(np.float32), (0, 0), 0.55)
    dx, dy, t = dx[hit], dy[hit], t[hit]
    u, h, v = dx * t, EYE + dy * t, t
    nx, ny, nz = body.normal(u, h, v)
    kind = body.stuff(u, h, v)
    snow = kind < 0
    grit = c.field("grit", 4, 3)[at].ravel()[hit] - 0.5
    soft = c.field("soft", 26, 3)[at].ravel()[hit] - 0.5
    n = math.sqrt(sum(q * q for q in SUN))
    facing = (nx * SUN[0] + nz * SUN[1] + ny * SUN[2]) / n
    dark, to = np.ones_like(t), facing > -0.23
    dark[to] = body.shade((u + 0.03 * nx)[to], (h + 0.03 * ny)[to], (v + 0.03 * nz)[to], SUN)
    open_ = np.ones_like(t)
    for k, e in enumerate((0.1, 0.28, 0.6)):
        open_ -= 0.55 * np.clip(e - body.far(u + nx * e, h + ny * e, v + nz * e), 0, 1) / e * (0.75, 0.6, 0.45)[k]
    open_ = np.clip(open_, 0.12, 1)
    sun = np.clip(facing + np.where(snow, 0.22, 0.0), 0, 1) * (1 - dark)
    sky = 0.5 + 0.5 * ny
    level = 0.08 + (0.17 * sky + 0.07) * open_ + 0.62 * sun + 0.05 * grit + 0.07 * soft
    out = np.zeros((len(t), 3), np.float32)
    for stuff, colour in _STUFF.items():
        here = kind == stuff
        if here.any():
            tone = level[here] * (0.86 if stuff == RED else 1.0)
            out[here] = pick(c.tones(colour, 0.66), np.asarray(np.clip(tone, 0, 1), np.float32))
    lies = np.clip(0.08 + 0.26 * sky * open_ + 0.12 * open_ + 0.54 * sun + 0.1 * grit * (0.4 + sun) + 0.08 * soft, 0, 1)
    out[snow] = pick(ramp(SNOW), np.asarray(lies[snow], np.float32))
    # What the metal mirrors: deep sky above, a bright horizon, sand below.
    length = np.sqrt(dx * dx + dy * dy + 1)
    along = (dx * nx + dy * ny + nz) / length
    ry = dy / length - 2 * along * ny
    world = pick(
        ramp(
            [(0.4, 0.09, 50), (0.7, 0.1, 66), (0.96, 0.05, 88), (0.72, 0.09, 240), (0.42, 0.12, 255), (0.3, 0.11, 258)]
        ),
        np.asarray(np.clip(0.42 + 0.62 * ry + 0.05 * soft, 0, 1), np.float32),
    )
    shine = np.zeros_like(t)
    for stuff, share in _SHINE.items():
        shine[kind == stuff] = share
    shine = shine * (0.55 + 0.45 * (1 + along) ** 2) * (0.4 + 0.6 * open_)
    out = out * (1 - 0.75 * shine[:, None]) + world * shine[:, None] * np.where(kind == BRASS, 0.9, 0.75)[:, None]
    hx, hy, hz = SUN[0] / n - dx / length, SUN[2] / n - dy / length, SUN[1] / n - 1 / length
    m = np.sqrt(hx * hx + hy * hy + hz * hz)
    spark = (
        np.clip((nx * hx + ny * hy + nz * hz) / m, 0, 1) ** 50
        * (1 - dark)
        * np.where(snow, 0, np.minimum(1, 2.2 * shine))
    )
    out = 1 - (1 - np.clip(out, 0, 1)) * (1 - spark[:, None] * rgb((0.99, 0.04, 92)))
    # Rime creeps over what is cold: from above, from every edge.
    n2 = c.field("rime", 15, 4)[at].ravel()[hit]
    rime = (
        np.where(kind == RED, 0.45, 1.0)
        * smoothstep(0.58, 0.86, n2 + 0.34 * ny + 0.22 * (1 - open_))
        * ~snow
        * (kind != LIGHT)
        * (kind != PANE)
    )
    out = out + (rgb((0.9, 0.035, 232)) * (0.55 + 0.45 * level[:, None]) - out) * (0.5 * rime)[:, None]
    warm = np.clip(-ny, 0, 1) * open_
    out = out + rgb((0.7, 0.12, 62)) * (0.22 * warm * (0.25 + out.mean(-1)))[:, None]
    out = out + (rgb((0.82, 0.05, 235)) - out) * haze
    colours = np.zeros((shape[0] * shape[1], 3), np.float32)
    colours[hit] = np.clip(out, 0, 1)
    known = hit.reshape(shape).astype(np.float32)
    colours = _spread(colours.reshape(*shape, 3), known, 1.6)
    mask = Mask(np.asarray(cover, np.float32), (x0, y0, x1, y1), (c.w, c.h), s)
    c.fill(mask, colours, detail=0.75)
    lamp = np.zeros(shape[0] * shape[1], np.float32)
    lamp[hit] = kind == LIGHT
    c.emit(Mask(lamp.reshape(shape), (x0, y0, x1, y1), (c.w, c.h), s), 0.8)
    return mask


def shadow(c: Canvas, body: Body, u: Array, v: Array, h: Array, frame: tuple[float, float, float, float]) -> None:
    """Lay the body's true shadow on the ground, whose places are arrays of the card."""
    s = c.scale
    at = (
        slice(int(frame[1] * s), int(frame[3] * s), 2),
        slice(max(0, int(frame[0] * s)), min(c.w, int(frame[2] * s)), 2),
    )
    dark = body.shade(u[at].ravel(), h[at].ravel() + 0.02, v[at].ravel(), SUN, 9.0).reshape(u[at].shape)
    whole = np.zeros((c.h, c.w), np.float32)
    full = (slice(at[0].start, at[0].stop), slice(at[1].start, at[1].stop))
    size = (full[1].stop - full[1].start, full[0].stop - full[0].start)
    whole[full] = cv2.GaussianBlur(cv2.resize(dark.astype(np.float32), size), (0, 0), 1.6 * s)
    c.multiply(whole, (0.5, 0.115, 282), 0.78)


def train(c: Canvas, u: Array, v: Array, h: Array, wagons: Sequence[Stand]) -> None:
    """Paint the whole train, the last wagon first."""
    for k, stand in enumerate(wagons):
        body = Body(stand, wagon_parts, wagon_snow)
        x, q = 400 + stand.u * FOCAL / stand.v, FOCAL / stand.v
        frame = (x - 3.5 * q, HORIZON - 3 * q, x + 6 * q, HORIZON + 4 * q)
        shadow(c, body, u, v, h, frame)
        solid(c, body, frame, stand.v - 4, stand.v + 12, 0.2 - 0.08 * k)
    body = Body(STAND, engine_parts, engine_snow)
    shadow(c, body, u, v, h, (120.0, 660.0, 800.0, 1060.0))
    solid(c, body, (40.0, 330.0, 800.0, 1090.0), 5.0, 22.0)
    _trim(c)
    _frost(c)


def _trim(c: Canvas) -> None:
    """The lamp's glow, the driver."""
    x, y, _ = place(0, 4.06, -0.42)
    c.glow(x, y, 46, (0.94, 0.13, 82), 0.8)
    c.glow(x, y, 15, (0.99, 0.05, 95), 0.9)
    x, y, q = place(1.5, 3.62, 5.4)
    frame = c.mask(
        polygon(
            [place(1.5, 3.3, 5.08)[:2], place(1.5, 4.2, 5.08)[:2], place(1.5, 4.2, 5.92)[:2], place(1.5, 3.3, 5.92)[:2]]
        )
    )
    out = frame | c.mask(oval(x + 4, y - 8, 0.5 * q, 0.62 * q))
    _penguin(c, x + 6, y - 4, out - c.mask(oval(x, y + 44, 60, 26)))


def _frost(c: Canvas) -> None:
    """Icicles from every edge that faces us."""
    runs: list[tuple[tuple[float, float, float], tuple[float, float, float], int, float]] = [
        ((-1.5, 0.92, -0.42), (1.5, 0.92, -0.42), 30, 0.36),
        ((1.5, 1.42, 0.0), (1.5, 1.42, 4.6), 22, 0.42),
        ((-1.46, 1.42, 0.0), (-1.1, 1.42, 0.0), 5, 0.3),
        ((-1.74, 4.58, 4.3), (-1.0, 4.78, 4.3), 9, 0.42),
        ((1.0, 4.78, 4.3), (1.74, 4.58, 4.3), 9, 0.46),
        ((1.74, 4.58, 4.3), (1.74, 4.58, 6.5), 14, 0.5),
        ((1.42, 3.16, 6.75), (1.42, 3.16, 9.3), 14, 0.4),
        ((-0.46, 4.34, -0.36), (0.46, 4.34, -0.36), 10, 0.2),
        ((-0.66, 4.98, 0.3), (0.66, 4.98, 0.3), 12, 0.26),
        ((-1.0, 3.06, -0.08), (-0.62, 3.42, -0.08), 6, 0.26),
        ((0.66, 3.4, -0.08), (1.02, 3.04, -0.08), 6, 0.26),
    ]
    for k, (a, b, n, long) in enumerate(runs):
        p, q = place(*a), place(*b)
        icicles(c, p[:2], q[:2], n, long * (p[2] + q[2]) / 2, f"run{k}")


def icicles(c: Canvas, a: tuple[float, float], b: tuple[float, float], n: int, length: float, seed: str) -> None:
    """Hang icicles along a line, of every length, bunched and gapped."""
    r = c.rng(f"icicles/{seed}")

    def work(pen: Pen) -> None:
        for i in range(n):
            t = (i + r.uniform(-0.4, 0.4)) / max(n - 1, 1)
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            h = length * (0.25 + 0.75 * r.random() ** 1.6)
            w = 1.6 + h * 0.075
            pen.fade(
                curve(
                    [
                        (x - w, y - 3, CORNER),
                        (x + w, y - 3, CORNER),
                        (x + w * 0.35, y + h * 0.5),
                        (x, y + h, CORNER),
                        (x - w * 0.35, y + h * 0.5),
                    ]
                ),
                (x, y),
                (x, y + h),
                ((0.96, 0.02, 220), (0.82, 0.06, 235)),
            )
            pen.stroke([(x - w * 0.4, y), (x - 0.3, y + h * 0.7)], (1.0, 0.0, 90), 0.9, 0.9)

    c.draw(work, relief=2.4, detail=0.9)


def _penguin(c: Canvas, x: float, y: float, pane: Mask) -> None:
    """It drives, and leans out of the cab."""
    clay = Clay(c, (x - 50, y - 60, x + 50, y + 60), melt=6)
    clay.limb([(x, y + 44, 24), (x, y + 14, 20), (x, y - 4, 16)])
    clay.ball(x, y - 8, 18, 17, z=4)
    relief = clay.relief(0.8)
    c.form(relief.within(pane), (0.2, 0.04, 262), rim=0.5, detail=0.9)
    for f in (-1, 1):
        cheek = c.mask(oval(x + 7 * f, y - 7, 8.5, 10), soft=0.8)
        c.form(relief.within(cheek & pane), (0.97, 0.02, 90), rim=0.2, detail=0.9)
    belly = c.mask(oval(x, y + 44, 18, 26), soft=1)
    c.form(relief.within(belly & pane), (0.96, 0.02, 90), rim=0.2, detail=0.9)

    def face(pen: Pen) -> None:
        for f in (-1, 1):
            pen.dot(x + 7 * f, y - 9, 2.8, (0.12, 0.03, 260))
            pen.dot(x + 7 * f - 1, y - 10, 0.9, (0.99, 0.01, 90))
        pen.fill(polygon([(x - 6, y - 5), (x + 6, y - 5), (x, y + 6)]), (0.76, 0.17, 62))
        pen.fill(limb([(x - 20, y + 13, 4), (x, y + 18, 6), (x + 20, y + 13, 4)]), (0.58, 0.19, 28))

    c.draw(face, relief=1.5, detail=0.95, clip=pane)


def lizard(c: Canvas, at: tuple[float, float, float]) -> None:
    """A small lizard on the rail, its head up."""
    x, y, q = at
    s = q / 190
    clay = Clay(c, (x - 90 * s, y - 90 * s, x + 90 * s, y + 90 * s), melt=3 * s)
    clay.limb(
        [
            (x - 10 * s, y + 66 * s, 2 * s),
            (x + 16 * s, y + 44 * s, 5 * s),
            (x + 6 * s, y + 20 * s, 9 * s),
            (x - 2 * s, y - 2 * s, 12 * s),
            (x, y - 22 * s, 10 * s),
            (x + 2 * s, y - 34 * s, 8 * s),
        ]
    )
    clay.limb([(x + 2 * s, y - 36 * s, 10 * s), (x + 1 * s, y - 50 * s, 9 * s), (x - 2 * s, y - 60 * s, 4 * s)], n=10)
    for f, dy in ((-1, -18), (1, -18), (-1, 16), (1, 16)):
        clay.limb(
            [
                (x + 4 * f * s, y + dy * s, 5 * s),
                (x + 20 * f * s, y + (dy - 6) * s, 4 * s),
                (x + 27 * f * s, y + (dy + 12) * s, 3.4 * s),
            ],
            n=9,
        )
    m = clay.mask()
    c.shadow(m, 9 * s, 5 * s, 3, 0.6, (0.35, 0.1, 280))
    relief = clay.relief(0.6)
    c.form(relief, (0.62, 0.13, 150), rim=0.9, mottle=0.14, grain=6, detail=0.9)

    def marks(pen: Pen) -> None:
        for i in range(6):
            pen.dot(x + (2 - i % 2 * 4) * s, y + (-20 + 9 * i) * s, 2.2 * s, (0.3, 0.08, 165), 0.8)
        for f in (-1, 1):
            pen.dot(x + 1 * s + 7 * f * s, y - 49 * s, 2 * s, (0.12, 0.03, 150))

    c.draw(marks, detail=0.95)
