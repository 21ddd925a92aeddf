"""The giraffe of Upstairs Neighbour: out of the skylight, up, and down again to the cat; lit from the room below."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, curve, limb, oval, sample
from art.painting.stamps import strew

HIDE: Colour = (0.84, 0.085, 76)
PATCH: Colour = (0.46, 0.12, 45)
NECK = [
    (488.0, 1100.0, 128.0),
    (492.0, 980.0, 110.0),
    (512.0, 850.0, 90.0),
    (545.0, 710.0, 74.0),
    (570.0, 570.0, 61.0),
    (572.0, 440.0, 52.0),
    (544.0, 340.0, 47.0),
    (490.0, 282.0, 46.0),
]
_POLL = (476.0, 262.0)
_DOWN = 36.0
"""How far the face is bowed below the level, degrees."""


def _at(u: float, v: float) -> tuple[float, float]:
    """Return the card place `u` towards the muzzle and `v` towards the jaw, from the poll."""
    a = math.radians(180 - _DOWN)
    dx, dy = math.cos(a), math.sin(a)
    return _POLL[0] + dx * u + dy * v, _POLL[1] + dy * u - dx * v


def _net(u: Array, v: Array, size: float) -> Array:
    """Return 1 on the dark patches of the hide at surface places, 0 on the pale net between them."""
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
    return smoothstep(0.09 * size, 0.17 * size, second - near)


def giraffe(c: Canvas, inside: Mask) -> Mask:
    """Paint the neck and head, clipped to what may be seen of it; returns its silhouette."""
    clay = Clay(c, (200, 120, 760, 1110), melt=14)
    clay.limb(NECK, n=90)
    for u, v, rx, ry, z in ((34, 20, 52, 45, 14), (66, 50, 58, 42, 12), (52, 2, 22, 15, 44)):
        clay.ball(*_at(u, v), rx, ry, z=z, turn=180 - _DOWN)
    spine = [(20, 18, 43, 16), (78, 30, 38, 18), (136, 40, 30, 20), (182, 46, 27, 22), (206, 50, 26, 22)]
    clay.limb([(*_at(u, v), r, z) for u, v, r, z in spine], melt=14)
    clay.ball(*_at(212, 46), 31, 25, z=26, turn=180 - _DOWN + 20, melt=9)
    clay.ball(*_at(196, 72), 24, 14, z=12, turn=180 - _DOWN + 8, melt=7)
    clay.press([(*_at(232, 66), 2.4), (*_at(200, 66), 2.6), (*_at(150, 70), 1.6)], 6)
    clay.press([(*_at(216, 34), 3.6), (*_at(210, 38), 2.8)], 7)
    body = clay.relief(1.6)
    shown = body.mask & inside
    _back_of_head(c)
    body = body.within(shown)
    c.form(body, HIDE, shadow=40, rim=0.5, mottle=0.06, detail=0.7)
    _markings(c, body)
    at = body.mask.where
    muzzle = c.mask(oval(*_at(206, 54), 52, 34, 180 - _DOWN), soft=12) & body.mask
    c.glaze(muzzle, (0.6, 0.06, 30), 0.5)
    fur(c, body, clay.angle, seed="coat", length=(5, 11), spacing=3.4, spread=0.3, light=0.05, detail=0.7)
    mane(c)
    _light(c, body.mask, body.nx, body.ny, at)
    _front_of_head(c)
    return body.mask


def _markings(c: Canvas, body: Relief) -> None:
    """Patches that follow the neck's round and grow with it; small ones on the cheek."""
    mask = body.mask
    at = mask.where
    s = sample(NECK, 300)[::-1]
    step = np.hypot(np.diff(s[:, 0]), np.diff(s[:, 1]))
    turns = np.concatenate([[0], np.cumsum(step / s[1:, 2])])
    dx, dy = np.gradient(s[:, 0]), np.gradient(s[:, 1])
    tilt = np.arctan2(dx, dy)
    # The foot of each point's perpendicular on the spine, found from its own height in two steps.
    y = c.y[at].astype(np.float64)
    for _ in range(3):
        off = c.x[at] - np.interp(y, s[:, 1], s[:, 0]) - np.tan(np.interp(y, s[:, 1], tilt)) * (c.y[at] - y)
        y = c.y[at] + off * np.sin(np.interp(y, s[:, 1], tilt)) * np.cos(np.interp(y, s[:, 1], tilt))
    along = np.interp(y, s[:, 1], turns)
    radius = np.interp(y, s[:, 1], s[:, 2])
    aside = (c.x[at] - np.interp(y, s[:, 1], s[:, 0])) / np.cos(np.interp(y, s[:, 1], tilt))
    around = np.arcsin(np.clip(aside / (radius * 1.06), -1, 1))
    bend = 0.3 * (c.field("net", 60, 2)[at] - 0.5)
    net = _net(np.asarray(along + bend, np.float32), np.asarray(around + bend, np.float32), 0.66)
    px, py = _POLL
    on_neck = smoothstep(-10, 50, (c.x[at] - px) * 0.82 + (c.y[at] - py) * 0.35)
    c.form(body.within(mask * (net * on_neck)), PATCH, shadow=40, rim=0.5, mottle=0.14, grain=16, detail=0.7)
    small = _net(np.asarray(c.x[at], np.float32), np.asarray(c.y[at], np.float32), 22.0)
    cx, cy = _at(60, 52)
    cheek = (1 - on_neck) * smoothstep(84, 30, np.hypot(c.x[at] - cx, c.y[at] - cy))
    c.form(body.within(mask * (small * cheek * 0.55)), PATCH, mottle=0.1, detail=0.7)


def _light(c: Canvas, mask: Mask, nx: Array, ny: Array, at: tuple[slice, slice]) -> None:
    """The cool evening on the nape, the warm room on throat and jaw."""
    y = c.y[at]
    below = smoothstep(-0.1, 0.8, ny) * smoothstep(1000, 240, y)
    up = smoothstep(520, 1040, y)
    c.multiply(mask * np.asarray(smoothstep(0.0, 0.75, nx) * (1 - 0.25 * up), np.float32), (0.36, 0.12, 330), 0.8)
    c.multiply(mask * np.asarray((1 - up) * 0.2, np.float32), (0.62, 0.07, 300), 0.8)
    c.screen(mask * np.asarray(up**1.4, np.float32), (0.8, 0.18, 55), 0.42)
    throat = smoothstep(0.1, -0.7, nx) * smoothstep(300, 760, y)
    c.screen(mask * np.asarray(throat, np.float32), (0.82, 0.17, 60), 0.4)
    c.screen(mask * np.asarray(below, np.float32), (0.84, 0.16, 60), 0.55)
    c.screen(
        mask.edge(1, 9, 7) * np.asarray(smoothstep(560, 470, c.x) * smoothstep(560, 480, c.y), np.float32),
        (0.9, 0.15, 64),
        0.8,
    )
    c.screen(mask.edge(-6, -5, 5) * np.asarray(smoothstep(700, 300, c.y), np.float32), (0.9, 0.07, 330), 0.6)
    c.screen(mask.edge(8, -2, 6) * np.asarray(smoothstep(760, 300, c.y), np.float32), (0.74, 0.09, 280), 0.5)


def _back_of_head(c: Canvas) -> None:
    """The far ear and the far horn."""
    ear = curve(
        [(*_at(6, -10), CORNER), _at(-6, -44), _at(-34, -84), (*_at(-54, -98), CORNER), _at(-50, -54), _at(-26, -8)]
    )
    c.form(c.mask(ear), mix(HIDE, PATCH, 0.4), thickness=8, bias=-0.14, detail=0.8)
    _horn(c, 34, -22, 28, -78, -0.14)


def _horn(c: Canvas, u: float, v: float, tu: float, tv: float, bias: float) -> None:
    stem = c.mask(limb([(*_at(u, v + 8), 13), (*_at((u + tu) / 2, (v + tv) / 2), 9.5), (*_at(tu, tv), 9)], 20))
    c.form(stem, mix(HIDE, PATCH, 0.3), rim=0.6, bias=bias, detail=0.8)
    x, y = _at(tu - 1, tv - 4)
    tuft = c.mask(oval(x, y, 13, 14.5, 20))
    r = c.form(tuft, (0.24, 0.05, 20), rim=0.7, bias=bias, detail=0.8)
    fur(c, r, -1.3, seed=f"tuft{u}", length=(5, 10), spacing=2.4, spread=0.6, detail=0.85)


def _front_of_head(c: Canvas) -> None:
    _horn(c, 12, -24, -8, -80, 0.02)
    points: list[tuple[float, ...]] = [
        (*_at(-4, 2), CORNER),
        _at(-34, -34),
        _at(-86, -50),
        (*_at(-122, -38), CORNER),
        _at(-96, 2),
        _at(-50, 26),
        (*_at(-8, 26), CORNER),
    ]
    ear = c.mask(curve(points))
    c.shadow(ear, 4, 10, 6, 0.4)
    r = c.form(ear, HIDE, thickness=13, rim=0.6, detail=0.85)
    hollow = c.mask(
        curve([_at(-16, 6), _at(-44, -18), _at(-88, -32), _at(-102, -26), _at(-80, 0), _at(-40, 16)]), soft=4
    )
    c.multiply(hollow & ear, (0.5, 0.12, 20), 0.8)
    fur(c, r, math.atan2(-0.4, 0.9), seed="ear", length=(8, 16), spacing=4, spread=0.4, light=0.06, detail=0.85)
    c.multiply(ear, (0.7, 0.07, 310), 0.4)
    ex, ey = _at(64, 14)
    socket = c.mask(oval(ex, ey + 1, 24, 18, 180 - _DOWN), soft=6)
    c.multiply(socket, (0.46, 0.1, 30), 0.6)

    def eye(pen: Pen) -> None:
        a = math.radians(180 - _DOWN)
        dx, dy = math.cos(a), math.sin(a)

        def q(u: float, v: float) -> tuple[float, float]:
            u, v = u * 1.12, v * 1.28
            return ex + dx * u + dy * v, ey + dy * u - dx * v

        pen.fill(
            curve([(*q(-18, 3), CORNER), q(-6, -11), q(8, -9), (*q(18, 5), CORNER), q(4, 11), q(-8, 10)]),
            (0.3, 0.07, 35),
        )
        pen.fill(
            curve([(*q(-15, 3), CORNER), q(-5, -8.4), q(7, -7), (*q(15, 4.5), CORNER), q(4, 8.6), q(-7, 8)]),
            (0.13, 0.03, 30),
        )
        pen.fill(oval(*q(2, 4.4), 8, 3.4, 180 - _DOWN), (0.5, 0.12, 55), 0.7)
        pen.dot(*q(3, -3.2), 2.7, (0.98, 0.02, 90))
        pen.dot(*q(-5, 2.6), 1.2, (0.9, 0.08, 70), 0.9)
        for k in range(9):
            t = -16 + 4 * k
            base = q(t, -9.6 + 0.035 * t * t)
            tip = q(t * 1.35 + 5, -20 + 0.03 * t * t)
            pen.stroke([base, ((base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2 - 1), tip], (0.16, 0.04, 30), 2.0)

    c.draw(eye, detail=0.95)
    nostril = curve([(*_at(222, 34), CORNER), _at(214, 30), (*_at(205, 35), CORNER), _at(214, 37)])
    c.fill(c.mask(nostril, soft=0.7), (0.2, 0.05, 25), 0.9, detail=0.9)
    c.draw(
        lambda pen: pen.stroke([_at(236, 64), _at(214, 70), _at(184, 68), _at(154, 72)], (0.32, 0.08, 30), 2.0, 0.8),
        detail=0.9,
    )


def mane(c: Canvas) -> None:
    """The stiff mane along the nape."""
    s = sample(NECK, 400)
    r = c.rng("mane")
    i = np.sort(r.integers(70, 399, 1300))
    d = np.gradient(s[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    nx, ny = -d[i, 1], d[i, 0]
    x, y = s[i, 0] + nx * s[i, 2] * 0.95, s[i, 1] + ny * s[i, 2] * 0.95
    angle = np.arctan2(ny, nx) + 0.5 + r.normal(0, 0.2, len(i))
    tones = np.stack([mix((0.3, 0.09, 35), (0.54, 0.13, 52), float(q)) for q in r.random(len(i))]).astype(np.float32)
    strew(
        c,
        "hair",
        x + np.cos(angle) * 8,
        y + np.sin(angle) * 8,
        r.uniform(20, 34, len(i)) * np.clip((i - 60) / 120, 0.25, 1),
        angle,
        tones,
        seed="mane",
        detail=0.75,
    )
