"""The giraffe of Upstairs Neighbour, in a frame of its own: muzzle to the left, cut at the collar."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, mix, pick, smoothstep
from moonhare.painting.materials import fur
from moonhare.painting.motifs.beasts import paint_eye
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import circle, curve, limb, oval
from moonhare.painting.stamps import strew

HIDE = (0.84, 0.105, 78)
PATCH = (0.47, 0.125, 46)
COLLAR = (456.0, 704.0)
"""Where the neck is cut."""


def _patches(c: Canvas, u: Array, v: Array, size: float) -> Array:
    """Return 1 on the dark patches of a giraffe's hide at surface coordinates, 0 on the pale net between."""
    near = np.full(u.shape, 1e6, np.float32)
    second = near.copy()
    iu, iv = np.floor(u / size), np.floor(v / size)
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            ci, cj = iu + di, iv + dj
            h = np.sin(ci * 127.1 + cj * 311.7) * 43758.5453
            g = np.sin(ci * 269.5 + cj * 183.3) * 43758.5453
            px, py = (ci + 0.2 + 0.6 * (h - np.floor(h))) * size, (cj + 0.2 + 0.6 * (g - np.floor(g))) * size
            d = np.hypot(u - px, v - py)
            second = np.where(d < near, near, np.minimum(second, d))
            near = np.minimum(near, d)
    return smoothstep(0.10 * size, 0.2 * size, second - near)


def giraffe(c: Canvas) -> None:
    x, y = 463.5, 647.0
    clay = Clay(c, (180, 20, 760, y + 70), melt=16)
    neck: list[tuple[float, float, float]] = [
        (x - 8, y + 46, 76),
        (x + 2, y - 40, 66),
        (x + 34, y - 160, 53),
        (x + 44, y - 270, 45),
        (x + 24, y - 352, 39),
        (x - 14, y - 396, 36),
    ]
    clay.limb(neck, n=40)
    hx, hy = x - 28, y - 404
    clay.ball(hx, hy, 50, 42, z=16, turn=24)
    clay.limb(
        [
            (hx - 8, hy + 2, 38, 18),
            (hx - 62, hy + 34, 29, 20),
            (hx - 112, hy + 66, 23, 22),
            (hx - 134, hy + 82, 22, 22),
        ],
        melt=12,
    )
    clay.ball(hx - 140, hy + 86, 25, 19, z=24, turn=24, melt=8)
    clay.ball(hx - 118, hy + 100, 20, 11, z=14, turn=26, melt=6)
    clay.ball(hx - 26, hy - 14, 18, 13, z=40, turn=30, melt=12)
    clay.press([(hx - 152, hy + 96, 2.2), (hx - 128, hy + 98, 2.2), (hx - 98, hy + 86, 1.6)], 5)
    clay.press([(hx - 146, hy + 78, 3.6), (hx - 140, hy + 75, 2.6)], 6)
    clay.cut(COLLAR, (0.06, 0.998))
    body = clay.relief(1.6)
    far_ear = [(hx + 26, hy - 26), (hx + 62, hy - 78), (hx + 84, hy - 74), (hx + 56, hy - 12)]
    c.form(c.mask(curve(far_ear)), mix(HIDE, PATCH, 0.35), thickness=8, bias=-0.12, detail=0.8)
    for dx, dy, tilt, bias in ((16, -34, 12, -0.12), (-14, -34, 2, 0.04)):
        horn = c.mask(limb([(hx + dx, hy + dy + 8, 11), (hx + dx + tilt, hy + dy - 44, 8.5)], 12))
        c.form(horn, (0.74, 0.10, 70), rim=0.6, bias=bias, detail=0.8)
        c.form(c.mask(circle(hx + dx + tilt, hy + dy - 48, 12)), (0.22, 0.04, 40), rim=0.6, detail=0.8)
    c.form(body, HIDE, shadow=40, rim=0.75, mottle=0.06, detail=0.7)
    at = body.mask.where
    on_neck = smoothstep(hx - 36, hx + 24, c.x[at] + (c.y[at] - hy) * 0.35)
    rows = np.array(neck[::-1])
    middle, half = np.interp(c.y[at], rows[:, 1], rows[:, 0]), np.interp(c.y[at], rows[:, 1], rows[:, 2])
    round_it = np.arcsin(np.clip((c.x[at] - middle) / (half * 1.06), -1, 1)) * 62
    bend = 16 * (c.field("net", 70, 2)[at] - 0.5)
    net = _patches(c, np.asarray(c.y[at] * 0.95 + bend, np.float32), np.asarray(round_it + bend, np.float32), 47.0)
    tone = pick(c.tones(PATCH), np.full((1,), 0.6))[0]
    c.form(body.within(body.mask * (net * on_neck)), tone, shadow=40, rim=0.6, mottle=0.1, detail=0.7)
    small = _patches(c, np.asarray(c.x[at], np.float32), np.asarray(c.y[at], np.float32), 21.0)
    cheek = (1 - on_neck) * smoothstep(hx - 110, hx - 60, c.x[at]) * smoothstep(hy - 20, hy + 20, c.y[at])
    c.form(body.within(body.mask * (small * cheek * 0.7)), tone, mottle=0.1, detail=0.7)
    muzzle = c.mask(oval(hx - 142, hy + 88, 40, 26, 26), soft=9) & body.mask
    c.glaze(muzzle, (0.56, 0.07, 40), 0.5)
    fur(c, body, clay.angle, seed="coat", length=(5, 10), spacing=3.4, spread=0.3, light=0.05, detail=0.7)
    _mane(c, neck, (hx, hy))
    near_ear = [(hx + 14, hy - 10), (hx + 58, hy - 44), (hx + 96, hy - 28), (hx + 74, hy + 2), (hx + 36, hy + 14)]
    c.shadow(c.mask(curve(near_ear)), 6, 10, 5, 0.4)
    c.form(c.mask(curve(near_ear)), HIDE, thickness=12, rim=0.6, detail=0.85)
    c.glaze(
        c.mask(curve([(hx + 36, hy - 8), (hx + 62, hy - 30), (hx + 82, hy - 24), (hx + 62, hy - 4)]), soft=2),
        (0.60, 0.11, 25),
        0.55,
    )
    ex, ey = hx - 30, hy - 4
    paint_eye(c, ex, ey, 10.5, left=True)

    def lashes(pen: Pen) -> None:
        for k in range(6):
            a = math.radians(200 + k * 22)
            sx, sy = ex + math.cos(a) * 12, ey + math.sin(a) * 8
            pen.stroke([(sx, sy), (sx + math.cos(a) * 6 - 3, sy + math.sin(a) * 6)], (0.18, 0.04, 40), 1.9)
        pen.fill(oval(hx - 150, hy + 76, 5.5, 3.2, 40), (0.2, 0.04, 30), 0.9)

    c.draw(lashes, detail=0.95)


def _mane(c: Canvas, neck: list[tuple[float, float, float]], head: tuple[float, float]) -> None:
    spine = np.array([(*p,) for p in neck])
    r = c.rng("mane")
    t = np.sort(r.random(620)) * (len(spine) - 1.001)
    i = t.astype(int)
    f = (t - i)[:, None]
    p = spine[i] * (1 - f) + spine[i + 1] * f
    d = spine[i + 1] - spine[i]
    n = np.hypot(d[:, 0], d[:, 1])
    nx, ny = -d[:, 1] / n, d[:, 0] / n
    x, y = p[:, 0] + nx * p[:, 2] * 0.93, p[:, 1] + ny * p[:, 2] * 0.93
    keep = y < head[1] + 330
    colours = np.repeat(np.asarray(mix((0.36, 0.10, 45), (0.55, 0.13, 60), 0.3))[None], len(x), 0)
    colours = np.clip(colours * r.uniform(0.7, 1.25, (len(x), 1)), 0, 1).astype(np.float32)
    angle = np.arctan2(ny, nx) + 0.55 + r.normal(0, 0.22, len(x))
    strew(
        c,
        "hair",
        x[keep] + 5,
        y[keep],
        r.uniform(18, 30, int(keep.sum())),
        angle[keep],
        colours[keep],
        seed="mane",
        detail=0.75,
    )
