"""The jellyfish of Last Service, seen a little from below: clear bells, each with a thread to the tram's roof."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, oval

ROOF = 470.0
_HUES: tuple[Colour, ...] = (
    (0.66, 0.17, 18), (0.7, 0.15, 350), (0.64, 0.15, 315), (0.8, 0.14, 78), (0.72, 0.13, 45), (0.62, 0.12, 285),
)  # fmt: skip
_NEAR = (
    (-104.0, 340.0, 132.0), (96.0, 326.0, 158.0), (-214.0, 262.0, 150.0), (-36.0, 206.0, 226.0), (222.0, 250.0, 142.0),
    (-150.0, 110.0, 186.0), (118.0, 96.0, 206.0), (-322.0, 132.0, 128.0), (300.0, 130.0, 176.0), (14.0, 402.0, 92.0),
    (-262.0, 30.0, 104.0), (246.0, 22.0, 92.0),
)  # fmt: skip


def _thread(c: Canvas, x: float, y: float, to: float, wide: float, share: float) -> None:
    mid = ((x + to) / 2 + (x - to) * 0.12, (y + ROOF) / 2 + 12)
    low = ROOF + 0.0009 * (to - 400) ** 2
    c.draw(lambda pen: pen.stroke([(x, y), mid, (to, low)], (0.93, 0.05, 150), wide, share), detail=0.7)


def swarm(c: Canvas) -> None:
    """Paint small far ones first, then ten large ones."""
    r = c.rng("swarm")
    far = []
    for _ in range(26):
        y = 30 + 400 * float(r.random())
        far.append((400 + float(r.uniform(-1, 1)) * (70 + (470 - y) * 0.8), y, float(r.uniform(26, 60))))
    for i, (x, y, s) in enumerate(sorted(far, key=lambda q: q[2])):
        _thread(c, x, y, 400 + (x - 400) * 0.3, 0.9, 0.5)
        _bell(c, x, y, s, _HUES[i % 6], f"far{i}", 0.66 - s / 200)
    near = sorted(_NEAR, key=lambda q: q[2])
    for dx, y, s in near:
        _thread(c, 400 + dx, y + s * 0.1, 400 + dx * 0.42, 2.3, 0.9)
    for i, (dx, y, s) in enumerate(near):
        _bell(c, 400 + dx, y, s, _HUES[(i * 5 + 2) % 6], f"near{i}", 0.0)


def _bell(c: Canvas, x: float, y: float, s: float, hue: Colour, seed: str, air: float) -> None:
    """Paint one: its open underside, frilled arms, fine threads, then the clear dome over them."""
    r = c.rng(f"bell/{seed}")
    hue = mix(hue, (0.78, 0.1, 190), air)
    pale = mix(hue, (0.97, 0.04, 120), 0.6)
    w, h, lip = s * 0.5, s * float(r.uniform(0.4, 0.54)), s * 0.13
    lean = (x - 400) / 400 * 0.3 + float(r.normal(0, 0.13))
    co, si = math.cos(lean), math.sin(lean)

    def put(points: list[tuple[float, ...]]) -> Path:
        return curve([(x + p[0] * co - p[1] * si, y + p[0] * si + p[1] * co, *p[2:]) for p in points])

    def bone(points: list[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
        return [(x + a * co - b * si, y + a * si + b * co, q) for a, b, q in points]

    scallop: list[tuple[float, ...]] = []
    for k in range(17):
        a = math.pi * k / 16
        grow = 1.0 + (0.3 if k % 2 else 0.0)
        scallop.append((w * math.cos(a), lip * math.sin(a) * grow))
    dome = c.mask(
        put(
            [
                (-w, 0, CORNER),
                (-w * 0.99, -h * 0.3),
                (-w * 0.74, -h * 0.78),
                (0, -h),
                (w * 0.74, -h * 0.78),
                (w * 0.99, -h * 0.3),
                (w, 0, CORNER),
                *scallop[1:-1],
            ]
        )
    )
    under = c.mask(put([(w * 0.95 * math.cos(a), lip * 0.9 * math.sin(a)) for a in np.linspace(0, 6.1, 14)]))

    def fine(pen: Pen) -> None:
        for k in range(11 if s > 70 else 5):
            q = (k + 0.5) / (11 if s > 70 else 5) * 2 - 1
            long, sway = s * float(r.uniform(0.5, 1.25)), float(r.normal(0, s * 0.05))
            pen.stroke(
                [
                    (x + w * 0.92 * q, y + lip * 0.7),
                    (x + w * 0.8 * q + sway, y + long * 0.5),
                    (x + w * 0.7 * q - sway, y + long),
                ],
                pale,
                max(0.6, s * 0.007),
                0.5 * (1 - 0.5 * air),
            )

    c.draw(fine, detail=0.6, soft=0.3)
    c.fill(under, mix(hue, (0.3, 0.12, 330), 0.3 * (1 - air)), 0.6 * (1 - 0.4 * air), detail=0.6)
    if s > 70:
        for k in range(4):
            q = (k - 1.5) * 0.3
            sway, long = float(r.normal(0, 0.09)), float(r.uniform(0.8, 1.35))
            spine = [
                (
                    w * (q + sway * math.sin(b * 5 + k)),
                    s * long * b,
                    s * (0.07 + 0.026 * math.sin(b * 30 + k)) * (1.05 - b),
                )
                for b in (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
            ]
            frill = c.mask(limb(bone(spine), 50), soft=0.8)
            c.fill(frill, mix(hue, (0.95, 0.05, 60), 0.35), 0.55, detail=0.7)
            c.screen(frill.edge(-1.6, -0.6, 1.0), pale, 0.4)
    body = c.relief(dome, s * 0.42)
    at = dome.where
    edge = np.clip(1 - body.nz, 0, 1)
    t = 0.54 + 0.34 * np.clip(-body.ny, -1, 1) + 0.1 * body.nx + 0.14 * (c.field("clear", 24, 3)[at] - 0.5)
    t = t + (0.74 - t) * 0.75 * air
    opaque = np.asarray((0.26 + 0.62 * edge) * (1 - 0.45 * air), np.float32)
    c.fill(dome * opaque, pick(c.tones(hue, 0.75), np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.6)
    if s <= 70:
        return
    shine = np.zeros((c.h, c.w), np.float32)
    shine[at] = smoothstep(0.45, 0.95, -0.75 * body.ny - 0.35 * body.nx) * smoothstep(0.05, 0.4, body.nz)
    c.screen(dome * shine, (0.97, 0.05, 150), 0.62)
    c.glow(x + h * 0.3 * si, y - h * 0.45 * co, s * 0.2, mix(hue, (0.96, 0.06, 80), 0.5), 0.4)

    def ribs(pen: Pen) -> None:
        for k in range(-4, 5):
            q = math.sin(k / 4 * 1.35)
            pts = [(q * w * 0.12, -h * 0.96), (q * w * 0.72, -h * 0.6), (q * w * 0.98, lip * math.cos(k / 4 * 1.35))]
            pen.stroke([(x + a * co - b * si, y + a * si + b * co) for a, b in pts], pale, max(0.8, s * 0.009), 0.4)
        for a in (0.5, 1.7, 2.7, 4.1, 5.4):
            cx, cy = w * 0.27 * math.cos(a), -h * 0.55 + h * 0.17 * math.sin(a)
            pen.fill(oval(x + cx * co - cy * si, y + cx * si + cy * co, s * 0.06, s * 0.04), pale, 0.35)

    c.draw(ribs, detail=0.65, clip=dome, soft=0.5)
    c.screen(dome.edge(0.5, -1.8, 1.2), (0.97, 0.05, 130), 0.5)
