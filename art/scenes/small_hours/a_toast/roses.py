"""Parts of A Toast: the leaves at the gap's rim, the roses."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Path, curve, limb, oval, sample
from art.painting.stamps import strew

from .guest import FOOT


def near_gap(c: Canvas, gap: Mask, reach: float) -> Array:
    """How near every place lies to the gap: 1 at its edge, 0 at `reach` card units."""
    out = (gap.whole() < 0.5).astype(np.uint8)
    d = np.asarray(cv2.distanceTransform(out, cv2.DIST_L2, 5), np.float32) / c.scale
    near: Array = np.exp(-d / reach).astype(np.float32)
    return near


def edge(c: Canvas, gap: Mask) -> None:
    """The hedge is thick: leaves lit from behind all round the gap, and a few that hang into it."""
    inner = (gap.move(-6, -8) | gap.move(5, -3)) - gap.grow(-0.5)
    n = c.field("inside", 16, 4)
    deep = pick(ramp([(0.28, 0.06, 155), (0.4, 0.085, 145), (0.54, 0.1, 134)]), n)
    c.fill(inner * smoothstep(0.3, 0.45, n)[inner.where], deep, 0.85, detail=0.6)
    r = c.rng("rim")
    ring = gap.grow(5) - gap.grow(-0.5)
    rows, columns = np.nonzero(ring.a > 0.5)
    k = r.integers(0, len(rows), 2600)
    y = (rows[k] + ring.box[1]) / c.scale
    x = (columns[k] + ring.box[0]) / c.scale
    ragged = c.noise.at("ragged", x[None] / 34, y[None] / 34, 1.0, 2)[0]
    keep = (y < FOOT - 4) & (ragged > 0.3)
    x, y, ragged = x[keep], y[keep], ragged[keep]
    lit = np.asarray(np.clip(r.random(len(x)) ** 1.2 * 0.7 + 0.6 * (ragged - 0.3), 0, 1), np.float32)
    tones = pick(ramp([(0.24, 0.055, 158), (0.36, 0.08, 148), (0.5, 0.1, 136), (0.68, 0.11, 122)]), lit)
    strew(
        c,
        "leaf",
        x,
        y,
        r.uniform(3.5, 6, len(x)) + 6 * np.maximum(0, ragged - 0.55) * 3 * r.random(len(x)),
        r.uniform(0, 6.28, len(x)),
        tones,
        seed="rim",
        detail=0.8,
        clip=c.full(1 - gap.grow(-0.8).whole()),
    )
    # A few leaves hang into the light, away from the profile and the hand.
    over = (ragged > 0.62) & (y > 600)
    hang = lit[over] * 0.6 + 0.4
    some = pick(ramp([(0.3, 0.08, 150), (0.46, 0.1, 138), (0.62, 0.11, 126)]), np.asarray(hang, np.float32))
    angle = r.normal(1.4, 0.7, int(over.sum()))
    strew(c, "leaf", x[over], y[over] + 3, r.uniform(7, 13, int(over.sum())), angle, some, seed="hang", detail=0.8)


_CANES = (
    ([(40, 880), (72, 740), (50, 600), (92, 450), (76, 310), (150, 214), (250, 190), (330, 186)], 1.0, (0.42, 0.86)),
    ([(70, 460), (150, 400), (196, 440)], 0.8, (0.1, 0.7)),
    ([(770, 880), (742, 750), (764, 600), (722, 470), (752, 330), (720, 206), (640, 188)], 1.0, (0.0, 0.34)),
    ([(800, 620), (716, 600), (668, 640)], 0.85, (0.0, 0.7)),
    ([(820, 250), (770, 200), (700, 190)], 0.8, (0.0, 0.8)),
)
"""The rose canes' ways up the hedge, how large their blooms are, and between which shares of it they crowd."""


def roses(c: Canvas, gap: Mask, top: float) -> None:
    """Climbing roses in a few long sprays that lean towards the guest; between them the hedge is quiet."""
    r = c.rng("canes")
    clear = gap.grow(15).whole()
    near = near_gap(c, gap, 90)
    blooms: list[tuple[float, float, float, float]] = []
    leaf: list[tuple[float, float]] = []
    for cane, size, (start, end) in _CANES:
        path = sample(cane, 120)
        stem = c.mask(limb([(float(p[0]), float(p[1]), 3.2 - 0.018 * k) for k, p in enumerate(path)], 90), wobble=2)
        c.shadow(stem - gap, 4, 7, 4, 0.6)
        c.fill(stem - gap.grow(5), (0.3, 0.07, 120), 0.9, detail=0.5)
        middle, half = (start + end) / 2, (end - start) / 2
        length = sum(math.dist(p, q) for p, q in zip(path[:-1, :2], path[1:, :2], strict=True))
        for _ in range(int(length / 5)):
            t = float(r.uniform(0, 1))
            crowd = math.exp(-(((t - middle) / half) ** 2))
            if r.random() > 0.06 + crowd:
                continue
            x, y = (float(v) for v in path[int(t * 119), :2])
            off = 34 * crowd + 8
            q = size * (9 + 22 * crowd * float(r.uniform(0.35, 1.0)) + float(r.uniform(0, 5)))
            blooms.append((x + float(r.normal(0, off)), y + float(r.normal(0, off * 0.9)), q, float(r.random())))
            leaf += [(x + float(r.normal(0, 38)), y + float(r.normal(0, 34))) for _ in range(12)]

    def lit(x: float, y: float) -> float:
        row, column = min(max(int(y * c.scale), 0), c.h - 1), min(max(int(x * c.scale), 0), c.w - 1)
        if clear[row, column] > 0.3:
            return -1.0
        return 0.25 * float(near[row, column]) + 0.85 * float(smoothstep(top + 110, top - 20, y))

    leaf = [q for q in leaf if lit(*q) >= 0 and top - 26 < q[1] < FOOT - 4]
    lx, ly = (np.array([q[k] for q in leaf], np.float32) for k in (0, 1))
    light = np.array([lit(*q) for q in leaf]) * 0.8 + r.normal(0.2, 0.12, len(leaf))
    green = pick(ramp([(0.2, 0.06, 158), (0.4, 0.1, 145), (0.66, 0.14, 126)]), np.asarray(light, np.float32))
    strew(
        c, "leaf", lx, ly, r.uniform(16, 30, len(leaf)), r.uniform(0, 6.28, len(leaf)), green, seed="canes", detail=0.65
    )

    placed: list[tuple[float, float, float, float]] = []
    for x, y, q, h in sorted(blooms, key=lambda b: -b[2]):
        if (
            lit(x, y) < 0
            or not top - 24 < y < FOOT - q
            or any(math.hypot(x - u, y - v) < 0.56 * (q + w) for u, v, w, _ in placed)
        ):
            continue
        placed.append((x, y, q, h))
    shade = [oval(x + 3, y + 9, 1.1 * q, q) for x, y, q, _ in placed]
    c.multiply(c.mask(*shade, soft=5) - gap, (0.2, 0.07, 165), 0.6)

    def draw(pen: Pen) -> None:
        for x, y, q, h in sorted(placed, key=lambda b: b[2]):
            by = lit(x, y)
            tone = mix((0.56, 0.19, 8), (0.84, 0.1, 14), h**1.3)
            tone = mix(tone, (0.3, 0.11, 350), max(0.0, 0.4 - 1.0 * by))
            rose(pen, r, x, y, q, tone, 0.35 + 0.5 * by)

    bed = c.draw(draw, relief=0.25, detail=0.8)
    low = np.asarray(smoothstep(top + 20, top + 150, c.y), np.float32)
    c.multiply(bed * low, (0.66, 0.08, 330), 0.75)


def rose(pen: Pen, r: np.random.Generator, x: float, y: float, q: float, tone: Array, light: float) -> None:
    """Draw a rose half turned to us: broad outer petals with rolled rims, a cupped heart that winds inwards."""
    turn, tilt = float(r.uniform(0, 6.28)), float(r.uniform(0.62, 0.96))
    lean = float(r.uniform(-0.5, 0.5))
    open_ = 1.0 if q > 12 else 0.62
    dark, bright = mix(tone, (0.3, 0.15, 6), 0.62), mix(tone, (0.97, 0.05, 40), light)
    for ring, (n, far, wide) in enumerate(((6, 0.98, 0.64), (5, 0.74, 0.56), (4, 0.52, 0.48), (3, 0.34, 0.36))):
        if ring == 0 and open_ < 1:
            continue
        for i in range(n):
            a = turn + 2 * math.pi * (i + float(r.uniform(-0.14, 0.14))) / n + ring * 0.9
            reach = q * far * float(r.uniform(0.9, 1.06))
            half = wide * float(r.uniform(0.95, 1.25))

            def at(b: float, f: float, reach: float = reach, k: int = ring) -> tuple[float, float]:
                px, py = math.cos(b) * reach * f, math.sin(b) * reach * f * tilt
                return x + px + lean * 0.16 * q * k, y + py - (1 - tilt) * 0.34 * q * k

            tip = float(r.uniform(0.93, 1.04))
            points = [at(a - half, 0.3), at(a - half * 1.15, 0.72), at(a - half * 0.5, tip), at(a + half * 0.45, 1.0)]
            points += [at(a + half * 1.15, 0.7), at(a + half, 0.3)]
            petal = curve(points)
            pen.fill(curve([(px + 0.02 * q, py + 0.07 * q) for px, py in points]), mix(dark, (0.2, 0.1, 350), 0.5), 0.5)
            up = 0.5 - 0.5 * math.sin(a)
            rim = mix(mix(tone, dark, 0.12 + 0.5 * (1 - up)), bright, 0.1 + 0.7 * up)
            pen.radiate(
                petal,
                x + lean * 0.16 * q * ring,
                y - (1 - tilt) * 0.34 * q * ring,
                reach * 1.05,
                (dark, mix(dark, tone, 0.7), tone, rim),
            )
            pen.stroke(
                [points[1], points[2], points[3], points[4]],
                mix(rim, (0.98, 0.04, 40), 0.4),
                0.045 * q,
                0.05 + 0.3 * up,
            )
    hx, hy = x + lean * 0.5 * q, y - (1 - tilt) * 1.05 * q
    heart: list[Path] = []
    for k in range(3):
        a = turn + 2.2 * k
        f = q * (0.18 - 0.05 * k)
        heart.append(
            curve(
                [(hx + math.cos(a + b) * f, hy + math.sin(a + b) * f * tilt) for b in (0.0, 0.8, 1.6, 2.4)],
                closed=False,
            )
        )
    for path in heart:
        pen.stroke(path, dark, 0.07 * q, 0.8)
    pen.dot(hx, hy, q * 0.05, mix(dark, (0.2, 0.1, 0), 0.4), 0.9)


def petals(c: Canvas, shade: float) -> None:
    """Fallen petals on the lawn below the canes, bright where the sun lies."""
    r = c.rng("petals")
    n = 150
    side = r.random(n) < 0.5
    x, y = np.where(side, r.normal(70, 70, n), r.normal(745, 60, n)), np.sort(FOOT + 12 + 320 * r.random(n) ** 1.6)
    bright = smoothstep(shade - 10, shade + 10, y)
    tones = pick(ramp([(0.4, 0.13, 5), (0.6, 0.15, 10), (0.84, 0.09, 20)]), np.asarray(0.1 + 0.8 * bright, np.float32))
    size = (3.5 + 9 * (y - FOOT) / 354) * r.uniform(0.7, 1.2, n)
    strew(c, "leaf", x, y, size, r.normal(0, 0.5, n), tones, seed="petals", detail=0.8)
