"""The loaves with their birches."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import curve, limb, oval
from moonhare.painting.stamps import jittered, strew

AX = 400.0

_CRUST: Colour = (0.63, 0.14, 58)


def loaf(c: Canvas, x: float, y: float, w: float, seed: str, bias: float = 0.0, haze: float = 0.0) -> None:
    """A round loaf with a crossed crust, its foot at (x, y)."""
    h = w * 0.66
    c.shadow(c.mask(oval(x, y - 1, w * 1.02, h * 0.24)), -4, 3, 4, 0.55, (0.22, 0.07, 35))
    m = c.mask(
        curve(
            [
                (x - w, y - h * 0.3),
                (x - w * 0.72, y - h * 0.86),
                (x, y - h * 1.08),
                (x + w * 0.72, y - h * 0.86),
                (x + w, y - h * 0.3),
                (x + w * 0.6, y),
                (x - w * 0.6, y),
            ]
        ),
        wobble=w * 0.03,
    )
    body = c.form(
        m,
        _CRUST,
        mottle=0.14,
        grain=w * 0.5,
        bias=bias,
        gloss=0.12,
        rim=0.3,
        bump=(c.field("crust", 14, 3) - 0.5) * 4,
        detail=0.65,
    )
    r = c.rng(f"cut/{seed}")
    cuts = [
        limb(
            [
                (x - w * 0.66, y - h * (0.5 + 0.1 * k), 1),
                (x - w * 0.2 + 0.1 * w * k, y - h * (0.78 + 0.06 * k), w * 0.085),
                (x + w * 0.34, y - h * (0.62 + 0.2 * k), 1),
            ]
        )
        for k in range(2)
    ]
    cuts.append(
        limb(
            [
                (x + w * 0.7, y - h * 0.5, 1),
                (x + w * 0.5, y - h * 0.66, w * 0.07),
                (x + w * 0.16, y - h * 0.4 + float(r.normal(0, 2)), 1),
            ]
        )
    )
    scored = c.mask(*cuts, wobble=1.5)
    c.form(body.within(scored), (0.92, 0.08, 86), bias=bias + 0.1, detail=0.7)
    flour = c.full(smoothstep(0.56, 0.8, c.field("flour", 12, 3))) & m
    c.glaze(flour * smoothstep(y - h * 0.4, y - h, c.y), (0.94, 0.03, 85), 0.55)
    if haze:
        c.glaze(m, (0.9, 0.13, 80), haze)


def birch(
    c: Canvas, x: float, foot: float, height: float, w: float, lean: float, seed: str, haze: float, leaf: float
) -> None:
    """A young birch: white bark with black marks, fine twigs, small toothed leaves that hold the light."""
    r = c.rng(f"birch/{seed}")
    pts = []
    sway = float(r.normal(0, 6))
    for k in range(7):
        t = k / 6
        pts.append((x + lean * t + sway * math.sin(t * 5), foot - height * t, w * (1 - 0.78 * t) + 0.6))
    trunk = c.mask(limb(pts, 50))
    body = c.form(
        trunk,
        mix((0.93, 0.025, 85), (0.93, 0.1, 85), haze),
        thickness=w,
        rim=0.5,
        gain=1.2,
        bias=0.03,
        mottle=0.05,
        detail=0.75,
    )
    twigs: list[list[tuple[float, float]]] = []
    tips: list[tuple[float, float]] = []
    for k in range(int(6 + height / 34)):
        t = float(r.uniform(0.28, 0.98))
        side = -1 if k % 2 else 1
        i = min(int(t * 6), 5)
        u = t * 6 - i
        bx, by = pts[i][0] * (1 - u) + pts[i + 1][0] * u, pts[i][1] * (1 - u) + pts[i + 1][1] * u
        long = height * float(r.uniform(0.13, 0.3)) * (1.25 - 0.6 * t)
        mx, my = bx + side * long * 0.5, by - long * 0.62
        ex, ey = bx + side * long * float(r.uniform(0.85, 1.15)), by - long * float(r.uniform(0.3, 0.95))
        twigs.append([(bx, by), (mx, my), (ex, ey)])
        for q in np.linspace(0.3, 1.05, 7):
            px = (1 - q) ** 2 * bx + 2 * q * (1 - q) * mx + q * q * ex
            py = (1 - q) ** 2 * by + 2 * q * (1 - q) * my + q * q * ey
            tips.append((px, py))
    tips += [(pts[-1][0] + float(r.normal(0, 6)), pts[-1][1] + float(r.normal(0, 12))) for _ in range(8)]
    dark = mix((0.26, 0.03, 50), (0.7, 0.13, 65), haze)

    def marks(pen: Pen) -> None:
        for _ in range(int(height / 7)):
            t = float(r.uniform(0.02, 0.9))
            i = min(int(t * 6), 5)
            u = t * 6 - i
            px, py = pts[i][0] * (1 - u) + pts[i + 1][0] * u, pts[i][1] * (1 - u) + pts[i + 1][1] * u
            q = pts[i][2]
            a = float(r.uniform(-1, 0.4)) * q
            pen.stroke(
                [(px + a, py), (px + a + q * 0.5, py + 1), (px + a + q * float(r.uniform(0.5, 1.3)), py - 0.5)],
                dark,
                max(0.9, q * float(r.uniform(0.1, 0.3))),
                0.85,
            )

    c.draw(marks, clip=body.mask, detail=0.8)

    def thin(pen: Pen) -> None:
        for twig in twigs:
            pen.stroke(twig, mix((0.36, 0.05, 45), (0.8, 0.12, 75), haze), max(1.1, w * 0.12))

    c.draw(thin, relief=1, detail=0.7)
    n = len(tips) * 3
    tx = np.repeat(np.array([t[0] for t in tips]), 3) + r.normal(0, leaf * 0.9, n)
    ty = np.repeat(np.array([t[1] for t in tips]), 3) + r.normal(0, leaf * 0.8, n) + leaf * 0.3
    table = ramp([(0.42, 0.1, 135), (0.62, 0.14, 125), (0.78, 0.16, 112), (0.92, 0.15, 102)])
    light = np.clip(
        0.25 + 0.55 * r.random(n) + 0.35 * smoothstep(240, 0, np.hypot(tx - AX, (ty - 700) * 0.6)) + 0.2 * haze, 0, 1
    )
    tones = pick(table, light.astype(np.float32))
    tones = tones + (np.array([0.98, 0.82, 0.42], np.float32) - tones) * (haze * 0.75)
    strew(
        c,
        "leaf",
        tx,
        ty,
        leaf * r.uniform(0.7, 1.35, n),
        r.uniform(0.3, 2.8, n),
        jittered(tones, r),
        seed=f"leaf/{seed}",
        detail=0.72,
    )
