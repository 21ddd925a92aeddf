"""The moth of Lights Out: a great pale one with tailed wings, furred, and the shadow it throws on the boards."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, oval
from art.painting.stamps import jittered, scatter, strew

_FORE = (
    (0.03, -0.2),
    (0.26, -0.46),
    (0.6, -0.68),
    (0.94, -0.74, CORNER),
    (0.94, -0.5),
    (0.86, -0.24),
    (0.7, 0.0, CORNER),
    (0.4, 0.06),
    (0.06, 0.08),
)
_HIND = (
    (0.05, 0.0),
    (0.36, -0.04),
    (0.64, 0.1),
    (0.67, 0.32),
    (0.52, 0.48),
    (0.38, 0.62),
    (0.34, 0.84),
    (0.4, 1.06),
    (0.53, 1.24, CORNER),
    (0.36, 1.16),
    (0.24, 0.94),
    (0.22, 0.68),
    (0.18, 0.48),
    (0.06, 0.24),
)
_TILT = (0.78, 1.06)
"""How wide the left and the right wing are seen: it banks."""


def _at(x: float, y: float, s: float, turn: float, u: float, v: float) -> tuple[float, float]:
    k = math.radians(turn)
    u *= _TILT[0] if u < 0 else _TILT[1]
    return x + (u * math.cos(k) - v * math.sin(k)) * s, y + (u * math.sin(k) + v * math.cos(k)) * s


def _outline(x: float, y: float, s: float, turn: float, part: tuple[tuple[float, ...], ...], way: float) -> Path:
    return curve([(*_at(x, y, s, turn, way * p[0], p[1]), *p[2:]) for p in part])


def moth_shadow(c: Canvas, x: float, y: float, s: float, turn: float) -> None:
    """Lay the moth's shadow on the floor, larger than the moth, soft with distance."""
    whole = c.mask(*(_outline(x, y, s, turn, part, way) for way in (-1.0, 1.0) for part in (_HIND, _FORE)), soft=9)
    c.multiply(whole, (0.2, 0.05, 250), 0.72)


def moth(c: Canvas, x: float, y: float, s: float, turn: float) -> None:
    """Paint the moth from above, its head towards `turn` degrees (0 up)."""
    for way in (-1.0, 1.0):
        for name, part in (("hind", _HIND), ("fore", _FORE)):
            wing = c.mask(_outline(x, y, s, turn, part, way), wobble=1.2, cell=9)
            if name == "fore":
                c.shadow(wing, -6, 9, 7, 0.45)
            _wing(c, wing, x, y, s, turn, f"{name}{way:.0f}", way)
        for u, v, q in ((0.52, -0.36, 0.078), (0.42, 0.2, 0.062)):
            ex, ey = _at(x, y, s, turn, way * u, v)
            _spot(c, ex, ey, q * s)
        _feeler(c, x, y, s, turn, way)
    _trunk(c, x, y, s, turn)


def _wing(c: Canvas, wing: Mask, x: float, y: float, s: float, turn: float, name: str, way: float) -> None:
    at = wing.where
    k = math.radians(turn)
    rx, ry = (c.x[at] - x) / s, (c.y[at] - y) / s
    u, v = rx * math.cos(k) + ry * math.sin(k), -rx * math.sin(k) + ry * math.cos(k)
    d = np.hypot(u, v)
    n = c.field(f"scale/{name}", 9, 3)[at] - 0.5
    tones = ramp(
        [(0.0, (0.97, 0.06, 92)), (0.35, (0.92, 0.085, 112)), (0.7, (0.82, 0.1, 135)), (1.0, (0.68, 0.1, 160))]
    )
    # Wings are lit through by the flame that the head points at.
    away = smoothstep(-0.7, 1.1, v)
    c.form(wing, (0.85, 0.09, 120), thickness=5, mottle=0.04, rim=0.7, detail=0.9)
    c.fill(wing * 0.8, pick(tones, np.clip(0.75 * away + 0.25 * d + 0.25 * n, 0, 1).astype(np.float32)), detail=0.9)
    a = np.arctan2(v, np.abs(u))
    veins = smoothstep(0.93, 0.99, np.abs(np.sin(a * 9 + 0.5 * d)))
    wavy = d + 0.018 * np.sin(a * 34) + 0.04 * n
    band = np.exp(-(((wavy - 0.74) / 0.022) ** 2)) + 0.5 * np.exp(-(((wavy - 0.44) / 0.03) ** 2))
    c.multiply(wing * np.asarray(np.clip(0.4 * veins + band, 0, 1), np.float32), (0.62, 0.1, 70), 0.6)
    lead = wing.edge(*_way(turn, way * 0.4, -1.0, 5), 1.0)
    if name.startswith("fore"):
        c.multiply(lead, (0.5, 0.13, 10), 0.9)
    c.screen(wing.edge(*_way(turn, 0, 1.0, 2.4), 0.8), (0.98, 0.06, 95), 0.5)
    r = c.rng(f"scales/{name}")
    px, py = scatter(wing, int(wing.a.sum() / wing.scale**2 / 26), r, "any")
    inside = np.hypot(px - x, py - y)
    tones_n = jittered(np.repeat(rgb((0.93, 0.07, 110))[None], len(px), 0), r, 0.12)
    angle = np.arctan2(py - y, px - x) + r.normal(0, 0.14, len(px))
    strew(c, "hair", px, py, r.uniform(5, 11, len(px)), angle, tones_n, seed=name, alpha=0.3, detail=0.9, clip=wing)
    near = inside < 0.42 * s
    tones_f = jittered(np.repeat(rgb((0.96, 0.05, 88))[None], int(near.sum()), 0), r, 0.1)
    strew(
        c,
        "hair",
        px[near],
        py[near],
        r.uniform(10, 20, int(near.sum())),
        angle[near],
        tones_f,
        seed=f"down{name}",
        alpha=0.5,
        detail=0.9,
        clip=wing,
    )


def _way(turn: float, u: float, v: float, by: float) -> tuple[float, float]:
    k = math.radians(turn)
    return (u * math.cos(k) - v * math.sin(k)) * by, (u * math.sin(k) + v * math.cos(k)) * by


def _spot(c: Canvas, x: float, y: float, q: float) -> None:
    for size, tone in (
        (1.0, (0.66, 0.12, 35)),
        (0.74, (0.9, 0.09, 92)),
        (0.56, (0.42, 0.09, 170)),
        (0.3, (0.2, 0.05, 200)),
    ):
        c.fill(c.mask(oval(x, y, q * size, q * size * 0.86, 30), soft=0.6), tone, detail=0.92)


def _feeler(c: Canvas, x: float, y: float, s: float, turn: float, way: float) -> None:
    """A feathered antenna."""

    def work(pen: Pen) -> None:
        spine = [(0.035, -0.32), (0.12, -0.46), (0.25, -0.55), (0.38, -0.58)]
        pts = [_at(x, y, s, turn, way * u, v) for u, v in spine]
        pen.stroke(pts, (0.72, 0.12, 66), 2.4)
        for i in range(14):
            t = i / 13 * 2.98
            k = int(t)
            f = t - k
            u, v = (spine[k][e] + (spine[k + 1][e] - spine[k][e]) * f for e in (0, 1))
            q = 0.085 * math.sin(math.pi * (i + 1) / 15.5)
            for du, dv in ((0.5, -1.0), (0.6, 0.9)):
                tip = _at(x, y, s, turn, way * (u + du * q), v + dv * q)
                pen.stroke([_at(x, y, s, turn, way * u, v), tip], (0.84, 0.12, 74), 1.4)

    c.draw(work, detail=0.92)


def _trunk(c: Canvas, x: float, y: float, s: float, turn: float) -> None:
    spine = ((0.0, -0.3, 0.075), (0.0, -0.14, 0.115), (0.0, 0.08, 0.1), (0.0, 0.3, 0.075), (0.0, 0.5, 0.03))
    body = c.mask(limb([(*_at(x, y, s, turn, u, v), q * s) for u, v, q in spine]))
    c.shadow(body, -5, 7, 6, 0.4)
    relief = c.form(body, (0.9, 0.06, 84), rim=0.6, detail=0.9)
    r = c.rng("moth-fur")
    px, py = scatter(body, 620, r, "any")
    k = math.radians(turn)
    rows = -(px - x) * math.sin(k) + (py - y) * math.cos(k)
    tones = np.stack(
        [
            rgb(
                mix(
                    (0.95, 0.05, 86),
                    (0.66, 0.11, 62),
                    float(0.8 * smoothstep(-0.4, 1, math.sin(q / s * 42))) if q > 0.1 * s else 0.1,
                )
            )
            for q in rows
        ]
    )
    strew(
        c,
        "hair",
        px,
        py,
        r.uniform(0.07, 0.15, len(px)) * s,
        k + math.pi / 2 + r.normal(0, 0.5, len(px)),
        jittered(tones.astype(np.float32), r, 0.1),
        seed="moth-fur",
        detail=0.92,
    )
    _ = relief
    for way in (-1.0, 1.0):
        ex, ey = _at(x, y, s, turn, way * 0.055, -0.33)
        c.form(c.mask(oval(ex, ey, 0.036 * s, 0.036 * s)), (0.2, 0.04, 40), thickness=4, gloss=0.6, detail=0.95)
