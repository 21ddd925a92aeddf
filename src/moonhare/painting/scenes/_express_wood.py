"""Parts of Express: the wood of grass about the apple, dew on it, clover."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.motifs.motes import glints
from moonhare.painting.motifs.ribbon import ribbon
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import curve, limb, oval, sample


def far_wood(c: Canvas) -> None:
    """Morning between far blades: pale gold upper left, stems in three planes, ever darker and sharper."""
    air = [(0.72, 0.11, 128), (0.85, 0.13, 100), (0.9, 0.13, 94), (0.7, 0.12, 124), (0.28, 0.07, 152)]
    c.wash(list(zip((0, 0.2, 0.45, 0.7, 1), air, strict=True)), 30)
    r = c.rng("far")
    planes = ((44, 0.8, 7.0, (8, 20), 0.6), (40, 0.6, 4.0, (8, 20), 0.7), (26, 0.42, 2.2, (8, 18), 0.75))
    for n, tone, soft, wide, alpha in planes:
        for _ in range(n):
            x, h = float(r.uniform(-60, 860)), float(r.uniform(520, 1120))
            lean, w = float(r.normal(0, 120)), float(r.uniform(*wide))
            points = [(x, 1000, w), (x + lean * 0.2, 1000 - h * 0.5, w * 0.9), (x + lean, 1000 - h, 1.5)]
            shade = mix((tone, 0.11, 124), (tone - 0.14, 0.1, 142), float(r.random()))
            c.fill(c.mask(limb(points, 20), soft=soft), shade, alpha, detail=0.0)
        c.fog(300, 900, (0.9, 0.1, 108), 0.3, cell=220)
    c.glow(110, 110, 380, (0.95, 0.15, 84), 0.8)
    c.glow(620, 470, 380, (0.97, 0.12, 92), 0.55)
    c.rays(-80, -80, [34, 43, 52, 61, 70], 1300, 150, (0.96, 0.14, 84), 0.7, 28)
    gold = (0.96, 0.1, 104)
    glints(c, c.rng("bokeh"), 30, lambda g: (g.uniform(0, 800), g.uniform(40, 560)), gold, size=(5, 20), power=0.7)


def blade(c: Canvas, x: float, y: float, h: float, lean: float, w: float, tone: float, seed: str) -> None:
    """One great blade of grass rooted at (x, y): ribbed, its edge translucent with light, its tip bent over."""
    bend = ((0, 0, 0.8 * w), (0.06, 0.4, w), (0.34, 0.76, 0.7 * w), (1, 1, 1.0))
    spine = sample([(x + lean * a, y - h * b, q) for a, b, q in bend], 40)
    band = ribbon(c, [(float(p[0]), float(p[1]), max(float(p[2]), 0.8)) for p in spine])
    rib = 0.9 * np.cos(band.across * 3.1416 * 5) + 5 * np.sqrt(np.clip(1.02 - band.across**2, 0, 1))
    rib = rib - 5 * np.exp(-((band.across / 0.1) ** 2))
    n = c.noise.at(seed, band.across * 9, band.along / 60, 1.0, 3) - 0.5
    table = ramp([(0.13, 0.04, 165), (0.26, 0.075, 152), (0.45, 0.12, 138), (0.66, 0.15, 124), (0.86, 0.14, 112)])
    height = c.y[band.mask.where]
    lit = tone * 0.5 - 0.15 * band.across + 0.24 * n + 0.03 * np.cos(band.across * 18)
    lit = np.clip(lit - 0.2 * smoothstep(900, 1220, height) + 0.26 * smoothstep(700, 120, height), 0, 1)
    c.shadow(band.mask, 12, 8, 12, 0.35)
    c.fill(band.mask, pick(table, np.asarray(lit, np.float32)), detail=0.5)
    glow = np.clip(rib, 0, 6) / 6 * smoothstep(0.2, -0.9, band.across) * 0.7
    c.screen(band.mask * np.asarray(glow, np.float32), (0.75, 0.14, 118), 0.4)
    edge = band.mask.edge(-2.4, -1.6, 0.8) * np.asarray(smoothstep(1200, 700, c.y), np.float32)
    c.screen(edge, (0.94, 0.12, 106), 0.75)
    c.multiply(band.mask * np.asarray(np.exp(-((band.across / 0.07) ** 2)), np.float32), (0.4, 0.1, 150), 0.5)


def dew(c: Canvas, x: float, y: float, q: float) -> None:
    """A drop: dark above where the light enters, bright below where it gathers, one hard spark."""
    drop = c.mask(oval(x, y, q * 0.9, q))
    c.shadow(drop, q * 0.35, q * 0.45, q * 0.3, 0.6, (0.2, 0.07, 60))
    at = drop.where
    u, v = (c.x[at] - x) / q, (c.y[at] - y) / q
    c.multiply(drop * np.asarray(smoothstep(0.5, -0.6, u * 0.6 + v * 0.8), np.float32), (0.35, 0.08, 150), 0.5)
    c.screen(drop * np.asarray(smoothstep(-0.1, 0.9, u * 0.6 + v * 0.8), np.float32), (0.95, 0.08, 95), 0.75)
    c.screen(drop.edge(-1.2, -1.4, 0.5), (0.97, 0.04, 120), 0.55)

    def spark(pen: Pen) -> None:
        pen.fill(oval(x - q * 0.34, y - q * 0.4, q * 0.2, q * 0.27, 30), (0.995, 0.02, 95))
        pen.dot(x + q * 0.34, y + q * 0.42, q * 0.1, (0.99, 0.03, 95), 0.8)

    c.draw(spark, detail=0.95, emission=0.8)
    c.glow(x - q * 0.3, y - q * 0.4, q * 0.7, (0.99, 0.03, 100), 0.4)


def clover(c: Canvas, x: float, y: float, q: float) -> None:
    """A clover leaf in three hearts, on a thin stem."""
    stem = c.mask(limb([(x + q * 0.2, y + q * 2.2, q * 0.07), (x, y + q, q * 0.06), (x, y, q * 0.05)], 16))
    c.form(stem, (0.34, 0.09, 145), thickness=4, rim=0.6, detail=0.5)
    for turn in (-90.0, 25.0, 155.0):
        a = math.radians(turn)
        co, si = math.cos(a), math.sin(a)
        heart = [
            (0, 0),
            (0.42, -0.4),
            (0.86, -0.42),
            (0.98, -0.14),
            (0.9, 0.0),
            (0.98, 0.14),
            (0.86, 0.42),
            (0.42, 0.4),
        ]
        points = [(x + q * (px * co - py * si), y + q * 0.62 * (px * si + py * co)) for px, py in heart]
        m = c.mask(curve(points))
        c.shadow(m, 4, 9, 6, 0.5)
        c.form(m, (0.42, 0.11, 142), thickness=9, rim=0.7, mottle=0.1, detail=0.5)
        d = np.hypot((c.x - x) / q, (c.y - y) / (q * 0.62))
        c.screen(m * np.asarray(np.exp(-(((d - 0.6) / 0.09) ** 2)), np.float32), (0.8, 0.08, 135), 0.4)


def daisy(c: Canvas, x: float, y: float, h: float, q: float, lean: float, seed: str) -> None:
    """A daisy as tall as a tree beside the line: a stem rooted at (x, y), a head seen a little from above."""
    r = c.rng(f"daisy/{seed}")
    hx, hy = x + lean, y - h
    stem = c.mask(limb([(x, y, q * 0.09), (x + lean * 0.2, y - h * 0.5, q * 0.075), (hx, hy, q * 0.06)], 20))
    c.form(stem, (0.44, 0.11, 135), thickness=4, rim=0.8, detail=0.6)
    n = 17
    turns = sorted(((6.283 * k / n + float(r.normal(0, 0.07))) for k in range(n)), key=math.sin)
    for a in turns:
        long = q * float(r.uniform(0.86, 1.08))
        co, si = math.cos(a), math.sin(a)
        points = [(0.2, -0.06), (0.6, -0.13), (0.96, -0.08), (1.0, 0.04), (0.6, 0.13), (0.2, 0.06)]
        path = [
            (hx + long * (u * co - v * si), hy + long * 0.5 * (u * si + v * co) + 0.1 * q * u * u) for u, v in points
        ]
        m = c.mask(curve(path))
        c.shadow(m, 1, 2, 2, 0.3)
        c.form(
            m, mix((0.95, 0.025, 95), (0.9, 0.06, 20), 0.4 * float(r.random())), thickness=q * 0.14, rim=0.4, detail=0.6
        )
    heart = c.mask(oval(hx, hy - q * 0.04, q * 0.3, q * 0.19))
    c.shadow(heart, 1, 3, 3, 0.4)
    grain = np.asarray(2.2 * c.noise.at("pollen", c.x / 2.4, c.y / 2.0, 1.0, 2), np.float32)
    c.form(heart, (0.82, 0.16, 82), thickness=q * 0.3, bump=grain, rim=0.5, detail=0.6)
