"""The stalls: counters under cloths, heaps of spice, melons, carpets on the wall, lamps and pots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, rgb, smoothstep
from art.painting.materials import metal, wood
from art.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from art.painting.terrain import plane

from .view import FOCAL, LOW, VANISH, WIDE, quad, spot

_TOP = -0.78


def _carpet(
    c: Canvas,
    side: float,
    z0: float,
    z1: float,
    y0: float,
    y1: float,
    tones: tuple[Colour, ...],
    seed: str,
    haze: float,
) -> None:
    """A carpet hung on the wall: border, field of lozenges, fringe."""
    corners = quad(side * WIDE * 0.985, y0, y1, z0, z1)
    m = c.mask(polygon(corners), wobble=1.2)
    p = plane(c, m, corners)
    c.shadow(m, 5 * -side, 6, 5, 0.4)
    u, v = p.u, p.v
    edge = np.minimum(np.minimum(u, 1 - u) * 0.8, np.minimum(v, 1 - v))
    diamonds = np.abs(np.mod(u * 2, 1) - 0.5) + np.abs(np.mod(v * 4, 1) - 0.5)
    inner = np.abs(np.mod(u * 8, 1) - 0.5) + np.abs(np.mod(v * 16, 1) - 0.5)
    out: Array = np.zeros((*u.shape, 3), np.float32) + rgb(tones[0])
    for share, tone in (
        (smoothstep(0.52, 0.47, diamonds), tones[1]),
        (smoothstep(0.3, 0.26, diamonds), tones[2]),
        (smoothstep(0.16, 0.13, diamonds), tones[0]),
        (smoothstep(0.32, 0.28, inner) * 0.35, tones[3]),
    ):
        out = out + (rgb(tone) - out) * np.asarray(share, np.float32)[..., None]
    frame = smoothstep(0.12, 0.1, edge)
    zig = smoothstep(0.3, 0.2, np.abs(np.mod((u + v * 2) * 9, 1) - 0.5))
    rim = rgb(tones[2]) + (rgb(tones[3]) - rgb(tones[2])) * zig[..., None]
    out = out + (rim - out) * frame[..., None]
    weave = 0.9 + 0.2 * c.noise.at(f"weave{seed}", u * 60, v * 120, 1.0, 2)
    fold = 1 + 0.08 * np.sin(u * 9 + v * 2)
    out = np.clip(out * (weave * fold)[..., None], 0, 1)
    c.fill(m, np.asarray(out + (rgb(c.palette.haze) - out) * haze, np.float32), detail=0.45)


def _counter(c: Canvas, side: float, z0: float, z1: float, cloth: Colour, haze: float, deep: float = 0.72) -> None:
    """A counter against a wall: its end towards us, its long side, its top."""
    x0, x1 = side * WIDE, side * (WIDE - deep)
    long_side = polygon([spot(x1, _TOP, z0), spot(x1, _TOP, z1), spot(x1, LOW, z1), spot(x1, LOW, z0)])
    end = polygon([spot(x0, _TOP, z0), spot(x1, _TOP, z0), spot(x1, LOW, z0), spot(x0, LOW, z0)])
    top = polygon([spot(x0, _TOP, z0), spot(x1, _TOP, z0), spot(x1, _TOP, z1), spot(x0, _TOP, z1)])
    ground = polygon(
        [spot(x1, LOW, z0), spot(x1, LOW, z1), spot(x1 - side * 0.35, LOW, z1), spot(x1 - side * 0.35, LOW, z0 - 0.06)]
    )
    c.multiply(c.mask(ground, soft=4), (0.6, 0.08, 325), 0.5)
    m = c.mask(long_side)
    fold = np.asarray(
        3.2 * np.sin(c.x / (4 + 0.03 * np.abs(c.x - VANISH[0])) + 3 * (c.field("drop", 60, 2) - 0.5)), np.float32
    )
    c.form(m, cloth, thickness=6, bump=fold * 0.4, haze=haze, bias=-0.1 if side > 0 else 0.05, detail=0.55)
    e = c.mask(end)
    c.form(e, cloth, thickness=8, bump=fold * 0.5, haze=haze, bias=-0.16, detail=0.6)
    trim = mix(cloth, (0.92, 0.06, 84), 0.7)
    for y0, y1 in ((-0.93, -0.97), (-1.02, -1.035), (-1.38, -1.43)):
        for a, b in (((x1, z0), (x1, z1)), ((x0, z0), (x1, z0))):
            band = polygon([spot(a[0], y0, a[1]), spot(b[0], y0, b[1]), spot(b[0], y1, b[1]), spot(a[0], y1, a[1])])
            c.fill(c.mask(band), mix(trim, c.palette.haze, haze), 0.85, detail=0.6)
    wood(c, c.mask(top), (0.7, 0.08, 60), thickness=4, detail=0.5)
    x, y = spot(x1, _TOP, z0)
    fx, fy = spot(x1, _TOP, z1)
    c.form(
        c.mask(limb([(x, y, 6 - 3 * haze), (fx, fy, 3)])),
        mix(cloth, (0.95, 0.03, 85), 0.55),
        thickness=5,
        haze=haze,
        detail=0.6,
    )


def _heap(c: Canvas, x: float, z: float, r: float, colour: Colour, haze: float) -> None:
    """A cone of spice in a shallow bowl."""
    cx, cy = spot(x, _TOP, z)
    s = FOCAL / z * r
    bowl = c.mask(
        curve(
            [
                (cx - s * 1.08, cy - s * 0.16, CORNER),
                (cx - s * 0.7, cy + s * 0.24),
                (cx + s * 0.7, cy + s * 0.24),
                (cx + s * 1.08, cy - s * 0.16, CORNER),
                (cx, cy),
            ]
        )
    )
    cone = c.mask(
        curve(
            [
                (cx - s, cy - s * 0.14),
                (cx - s * 0.42, cy - s * 0.82),
                (cx, cy - s * 1.32),
                (cx + s * 0.4, cy - s * 0.84),
                (cx + s, cy - s * 0.14),
                (cx, cy + s * 0.1),
            ]
        ),
        wobble=1,
    )
    grain = np.asarray(1.8 * (c.field("grain", 3, 2) - 0.5), np.float32)
    c.form(cone, colour, thickness=s * 1.2, bump=grain, haze=haze, rim=0.15, detail=0.7)
    metal(c, bowl, (0.74, 0.1, 78), thickness=s * 0.5, polish=0.5)


def _pot(c: Canvas, x: float, y: float, s: float, colour: Colour, haze: float) -> None:
    body = c.mask(
        curve(
            [
                (x - s * 0.3, y - s * 1.3, CORNER),
                (x - s * 0.24, y - s * 1.05),
                (x - s * 0.62, y - s * 0.6),
                (x - s * 0.34, y, CORNER),
                (x + s * 0.34, y, CORNER),
                (x + s * 0.62, y - s * 0.6),
                (x + s * 0.24, y - s * 1.05),
                (x + s * 0.3, y - s * 1.3, CORNER),
            ]
        )
    )
    c.form(body, colour, thickness=s, gloss=0.3, haze=haze, rim=0.3, detail=0.7)
    c.multiply(c.mask(oval(x, y - s * 1.29, s * 0.26, s * 0.07)), (0.3, 0.06, 30), 0.7)


def stalls(c: Canvas) -> None:
    """From the far end to us."""
    red, blue, gold, cream = (0.55, 0.16, 28), (0.5, 0.09, 232), (0.8, 0.13, 80), (0.93, 0.035, 85)
    work: list[tuple[float, Callable[[], None]]] = []
    for side, z0, z1, tones, k in (
        (-1.0, 6.2, 7.4, (blue, gold, red, cream), 1),
        (1.0, 4.75, 5.35, (blue, cream, red, gold), 2),
        (1.0, 6.9, 8.2, (red, gold, cream, blue), 3),
    ):
        haze = max(0.0, (z0 - 4) * 0.1)
        work.append((z0 + 0.5, partial(_carpet, c, side, z0, z1, -0.55, 1.1, tones, f"c{k}", haze)))
    for side, z0, z1, cloth in (
        (-1.0, 3.7, 4.7, (0.52, 0.1, 225)),
        (-1.0, 6.4, 7.8, (0.66, 0.14, 40)),
        (1.0, 3.3, 4.5, (0.62, 0.16, 30)),
        (1.0, 6.6, 8.0, (0.6, 0.08, 215)),
        (-1.0, 9.0, 11.0, red),
        (1.0, 9.6, 11.5, gold),
    ):
        haze = max(0.0, (z0 - 3.5) * 0.1)
        work.append((z0, partial(_counter, c, side, z0, z1, cloth, haze)))
    for _, job in sorted(work, key=lambda q: -q[0]):
        job()
    spices = ((0.58, 0.18, 32), (0.8, 0.15, 80), (0.5, 0.1, 45), (0.7, 0.16, 55), (0.62, 0.1, 120), (0.44, 0.12, 25))
    for side, z0, z1, n, kind in ((1.0, 6.7, 7.8, 3, 3), (-1.0, 6.5, 7.6, 3, 1), (-1.0, 3.85, 4.6, 3, 0)):
        for k in range(n - 1, -1, -1):
            z = z0 + (z1 - z0) * k / max(n - 1, 1)
            _heap(c, side * (WIDE - 0.36), z, 0.23, spices[(k + kind) % 6], max(0.0, (z - 3.8) * 0.1))
    # The near right counter has melons, and one egg among them.
    for k, (x, z, r) in enumerate(
        (
            (1.62, 4.3, 0.13),
            (1.9, 4.2, 0.15),
            (1.66, 3.95, 0.14),
            (1.96, 3.85, 0.15),
            (1.74, 3.62, 0.15),
            (2.02, 3.5, 0.16),
            (1.84, 3.75, 0.15),
        )
    ):
        cx, cy = spot(x, _TOP + r * (0.9 if k < 6 else 2.1), z)
        s = FOCAL / z * r
        m = c.mask(circle(cx, cy, s))
        c.shadow(m, -4, 5, 5, 0.4)
        stripe = np.asarray(1.2 * np.sin((c.x - cx) / s * 7 + (c.y - cy) / s), np.float32)
        c.form(
            m,
            ((0.66, 0.11, 130), (0.8, 0.13, 88), (0.58, 0.1, 140))[k % 3],
            thickness=s * 2,
            bump=stripe,
            gloss=0.15,
            rim=0.2,
            detail=0.7,
        )
    cx, cy = spot(1.6, _TOP + 0.08, 3.5)
    c.form(c.mask(oval(cx, cy, 15, 20, 12)), (0.96, 0.02, 80), thickness=24, rim=0.2, detail=0.85)
    for x, z, s, tone in (
        (-1.95, 5.9, 44, (0.62, 0.13, 42)),
        (-1.7, 6.15, 30, (0.5, 0.08, 225)),
        (1.95, 6.1, 46, (0.56, 0.12, 38)),
        (1.62, 5.75, 34, (0.68, 0.1, 60)),
        (-1.9, 3.35, 96, (0.6, 0.12, 44)),
        (-1.5, 3.2, 60, (0.55, 0.08, 222)),
    ):
        px, py = spot(x, LOW, z)
        c.multiply(c.mask(oval(px - 8, py, s * 0.6, s * 0.12), soft=4), (0.5, 0.08, 330), 0.5)
        _pot(c, px, py, s, tone, max(0.0, (z - 4) * 0.08))
    for x, y, z in ((1.8, 0.75, 4.0), (1.75, 0.95, 5.4), (-1.8, 0.9, 5.2)):
        lx, ly = spot(x, y, z)
        s = FOCAL / z * 0.17
        hx, hy = spot(x + (0.4 if x > 0 else -0.4), y + 0.9, z)
        chain = c.mask(limb([(lx, ly - s * 1.2, 0.9), (hx, hy, 0.9)]))
        c.fill(chain, (0.45, 0.06, 40), detail=0.6)
        glass = c.mask(
            curve(
                [
                    (lx, ly - s * 1.3, CORNER),
                    (lx - s * 0.4, ly - s * 0.8),
                    (lx - s * 0.75, ly),
                    (lx - s * 0.3, ly + s * 0.7),
                    (lx, ly + s * 1.1, CORNER),
                    (lx + s * 0.3, ly + s * 0.7),
                    (lx + s * 0.75, ly),
                    (lx + s * 0.4, ly - s * 0.8),
                ]
            )
        )
        metal(c, glass, (0.74, 0.12, 76), polish=0.6)
