"""The dress: skirt, train, bodice, sleeves, sash and veil, each a sheet in space."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, smoothstep
from moonhare.painting.motifs.drape import drape
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, sample

STEEL: Colour = (0.4, 0.03, 200)


MAST = 214.0


ARMS = ((168.0, 150.0), (296.0, 206.0), (428.0, 164.0))
"""The near pylon's arms: height on the card, reach to either side."""


def veil(c: Canvas) -> None:
    """The veil has gone on ahead, thin as breath, along the wires."""
    spine = sample([(404, 300, 10), (500, 250, 30), (610, 262, 46), (700, 196, 66), (830, 150, 90)], 60)
    u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 1, 60))
    d = np.gradient(spine[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    ripple = np.sin(u * 4.4 + v * 13) * 7 * v + np.sin(u * 2 - v * 21) * 5 * v
    x = spine[:, 0][:, None] - d[:, 1][:, None] * u * spine[:, 2][:, None] + ripple * 0.5
    y = spine[:, 1][:, None] + d[:, 0][:, None] * u * spine[:, 2][:, None] + ripple
    z = np.sin(u * 7 + v * 9) * 15 * v + np.sin(u * 3 - v * 6) * 12
    veil = drape(c, x, y, z)
    m = veil.relief.mask
    edge = smoothstep(0.03, 0.0, np.minimum(veil.u, 1 - veil.u))
    net = 0.3 + 0.5 * (1 - veil.relief.nz) ** 0.7 + 0.4 * edge
    c.fill(m * np.asarray(net, np.float32), (0.985, 0.015, 80), 0.85, detail=0.7)


def dress(c: Canvas) -> None:
    """Skirt, train, bodice, sleeves: full of wind, with nobody in it."""
    white: Colour = (0.93, 0.022, 70)
    hook = (MAST + ARMS[1][1] - 12, ARMS[1][0] + 4)
    train = sample([(470, 470, 50), (560, 590, 100), (640, 672, 106), (720, 676, 104), (830, 640, 128)], 80)
    u, v = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(0, 1, 80))
    d = np.gradient(train[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    wave = np.sin(u * 5 + v * 8) * 18 * v + np.sin(u * 9 - v * 11) * 8 * v
    x = train[:, 0][:, None] - d[:, 1][:, None] * u * train[:, 2][:, None] + wave * 0.4
    y = train[:, 1][:, None] + d[:, 0][:, None] * u * train[:, 2][:, None] + wave
    z = np.sin(u * 13 + v * 5) * 12 * v + np.sin(u * 5 - v * 7) * 16 * v - 90
    back = drape(c, x, y, z)
    c.form(back.relief, (0.9, 0.03, 60), rim=0.5, bias=0.06, shadow=40, detail=0.7)
    spine = sample([(424, 452, 29), (432, 500, 46), (462, 576, 104), (518, 668, 166), (586, 752, 206)], 90)
    t, v = np.meshgrid(np.linspace(0, 2 * math.pi, 420), np.linspace(0, 1, 90))
    d = np.gradient(spine[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    dx, dy = d[:, 0][:, None], d[:, 1][:, None]
    fold = 0.1 * np.sin(13 * t + 1.2 * np.sin(v * 4)) + 0.06 * np.sin(21 * t + 3 * v) + 0.07 * np.sin(5 * t + 3 * v + 1)
    r = spine[:, 2][:, None] * (1 + fold * smoothstep(0.0, 0.55, v) * 1.25)
    tip = 0.36 * smoothstep(0.3, 1.0, v)
    flutter = 16 * v**3 * np.sin(7 * t + 1.4) + 9 * v**3 * np.sin(13 * t)
    along = r * np.sin(t) * tip + flutter
    x = spine[:, 0][:, None] - dy * r * np.cos(t) + dx * along
    y = spine[:, 1][:, None] + dx * r * np.cos(t) + dy * along
    z = -r * np.sin(t) * 0.9
    skirt = drape(c, x, y, z, smooth=1.3)
    inside = np.asarray(smoothstep(0.7, 0.4, skirt.back), np.float32)
    c.shadow(skirt.relief.mask, 14, 18, 16, 0.25, (0.5, 0.07, 220))
    outer = c.form(skirt.relief, white, rim=0.5, shadow=46, bias=0.02, mottle=0.03, detail=0.75)
    hem = smoothstep(0.93, 0.945, skirt.v) * smoothstep(0.995, 0.985, skirt.v)
    lace = smoothstep(0.0, 0.5, np.sin(skirt.u * 420) * np.sin(skirt.v * 160))
    c.multiply(
        outer.mask * np.asarray((hem * 0.35 + 0.4 * lace * smoothstep(0.84, 0.9, skirt.v)), np.float32),
        (0.86, 0.07, 20),
        0.8,
    )
    c.multiply(outer.mask * (inside * 0.9), (0.86, 0.07, 25), 0.7)
    c.multiply(outer.mask * np.asarray(inside * smoothstep(0.99, 0.62, skirt.v), np.float32), (0.42, 0.08, 350), 0.85)
    _bodice(c, hook, white)


def _along(points: list[tuple[float, float, float]], n: int) -> tuple[Array, Array, Array, Array, Array]:
    """Return a bent line's places, its direction and its half width, each of shape (n, 1)."""
    spine = sample(points, n)
    d = np.gradient(spine[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    x, y, w, dx, dy = (np.asarray(a, np.float32)[:, None] for a in (*spine.T[:3], d[:, 0], d[:, 1]))
    return x, y, w, dx, dy


def _sleeve(c: Canvas, points: list[tuple[float, float, float]], colour: Colour, way: float) -> None:
    """Paint an empty sleeve: a tube with creases, open at the cuff."""
    x, y, w, dx, dy = _along(points, 90)
    t, v = np.meshgrid(np.linspace(0, 2 * math.pi, 160), np.linspace(0, 1, 90))
    crease = 1 + 0.1 * np.sin(v * 46 + 1.3 * np.sin(t + v * 9)) * (1 - v) + 0.13 * v * np.sin(7 * t + way)
    r = w * crease
    open_by = 0.45 * smoothstep(0.6, 1.0, v)
    along = r * np.sin(t) * open_by
    tube = drape(
        c, x - dy * r * np.cos(t) + dx * along, y + dx * r * np.cos(t) + dy * along, -r * np.sin(t), smooth=0.8
    )
    inside = np.asarray(smoothstep(0.7, 0.4, tube.back), np.float32)
    c.shadow(tube.relief.mask, 9, 8, 8, 0.35)
    body = c.form(tube.relief, colour, rim=0.7, mottle=0.03, shadow=14, detail=0.8)
    c.multiply(body.mask * inside, (0.6, 0.09, 15), 0.85)


def _ribbon(c: Canvas, points: Sequence[tuple[float, float, float]]) -> None:
    """Paint a sash's end: flat silk that turns over as it flies."""
    x, y, w, dx, dy = _along([(px, py, 15.0 + 0.03 * k) for k, (px, py, _) in enumerate(points)], 160)
    u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 1, 160))
    turn = 0.5 + 1.5 * np.sin(v * 7 + points[1][1])
    notch = 14 * smoothstep(0.9, 1.0, v) * (np.abs(u) - 0.5)
    silk = drape(
        c,
        x - dy * u * w * np.cos(turn) + dx * notch,
        y + dx * u * w * np.cos(turn) + dy * notch,
        u * w * np.sin(turn),
        smooth=0.7,
    )
    c.shadow(silk.relief.mask, 8, 12, 7, 0.35)
    c.form(silk.relief, (0.72, 0.14, 8), rim=0.6, gloss=0.35, detail=0.8)


def _bodice(c: Canvas, hook: tuple[float, float], white: Colour) -> None:
    x, y = hook
    _sleeve(
        c,
        [
            (x + 36, y + 34, 17),
            (x + 84, y + 60, 15),
            (x + 140, y + 46, 15),
            (x + 190, y + 74, 17),
            (x + 226, y + 66, 24),
        ],
        (0.88, 0.03, 50),
        1.0,
    )
    inner = c.mask(
        curve(
            [(x - 24, y + 22), (x + 6, y + 14), (x + 36, y + 24), (x + 30, y + 52), (x + 4, y + 60), (x - 20, y + 50)]
        )
    )
    c.form(inner, (0.6, 0.07, 10), thickness=8, detail=0.75)
    body = c.mask(
        curve(
            [
                (x - 34, y + 18, CORNER),
                (x - 24, y + 40),
                (x - 4, y + 54, CORNER),
                (x + 14, y + 44),
                (x + 34, y + 18, CORNER),
                (x + 46, y + 34),
                (x + 48, y + 76),
                (x + 40, y + 116),
                (x + 44, y + 160, CORNER),
                (x + 16, y + 170),
                (x - 12, y + 160, CORNER),
                (x - 16, y + 118),
                (x - 36, y + 78),
                (x - 44, y + 40),
            ]
        )
    )
    c.shadow(body, 7, 6, 7, 0.35)
    at = body.where
    dx, dy = c.x[at] - x, c.y[at] - y
    bust = 16 * np.exp(-(((dx + 18) / 20) ** 2) - ((dy - 62) / 22) ** 2) + 15 * np.exp(
        -(((dx - 26) / 19) ** 2) - ((dy - 62) / 22) ** 2
    )
    seam = (
        -2.4 * np.exp(-(((dx - 6) / 2.6) ** 2))
        - 2 * np.exp(-(((dx + 16 + dy * 0.05) / 2.4) ** 2))
        - 2 * np.exp(-(((dx - 30 + dy * 0.03) / 2.4) ** 2))
    )
    lace = (c.field("lace", 6, 2)[at] - 0.5) * 2.6
    c.form(body, white, thickness=34, bump=np.asarray(bust + seam + lace, np.float32), rim=0.7, shadow=16, detail=0.8)
    sash = c.mask(
        curve(
            [
                (x - 14, y + 146, CORNER),
                (x + 16, y + 158),
                (x + 46, y + 146, CORNER),
                (x + 47, y + 166),
                (x + 16, y + 178),
                (x - 13, y + 164),
            ]
        )
    )
    c.form(sash, (0.74, 0.13, 8), thickness=9, rim=0.6, detail=0.8)
    for points in (
        [
            (x + 36, y + 160, 8),
            (x + 96, y + 190, 10),
            (x + 150, y + 176, 9),
            (x + 214, y + 204, 10),
            (x + 262, y + 190, 6),
        ],
        [(x + 36, y + 162, 8), (x + 78, y + 214, 10), (x + 140, y + 226, 9), (x + 176, y + 262, 8)],
    ):
        _ribbon(c, points)
    for dx0 in (-1, 1):
        loop = c.mask(
            curve(
                [
                    (x + 40, y + 160, CORNER),
                    (x + 48 + dx0 * 26, y + 136),
                    (x + 52 + dx0 * 44, y + 158),
                    (x + 46 + dx0 * 24, y + 176),
                ]
            )
        )
        c.form(loop, (0.76, 0.13, 8), thickness=9, rim=0.6, shadow=8, detail=0.8)
    _sleeve(
        c,
        [
            (x - 36, y + 32, 17),
            (x - 54, y + 92, 15),
            (x - 42, y + 148, 14),
            (x - 64, y + 204, 17),
            (x - 60, y + 236, 23),
        ],
        white,
        -1.0,
    )

    def straps(pen: Pen) -> None:
        pen.stroke([(x - 36, y + 26), (x - 26, y - 6), (x + 2, y - 16), (x + 14, y - 2)], (0.95, 0.02, 70), 4.4)
        pen.stroke([(x + 36, y + 24), (x + 50, y + 4), (x + 66, y + 12), (x + 74, y - 4)], (0.9, 0.025, 60), 4.4)

    c.draw(straps, relief=4, detail=0.85)
    arm = c.mask(limb([(x - 30, y + 1, 3.6), (x + 18, y + 4, 4)]))
    c.form(arm, STEEL, rim=0.9, detail=0.85)

    def tear(pen: Pen) -> None:
        for k in range(5):
            pen.stroke([(x + 8 + k * 3, y - 4), (x + 10 + k * 5, y + 10 + k * 4)], (0.98, 0.01, 80), 1.0, 0.8)

    c.draw(tear, detail=0.85)
