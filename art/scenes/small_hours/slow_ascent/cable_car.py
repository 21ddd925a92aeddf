"""Parts of Slow Ascent: the moon as a cratered body, the cable car, the stations."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.mask import Mask, blur
from art.painting.motifs.buildings import arch
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, circle, curve, limb, oval, polygon
from art.painting.stamps import strew

MOON = (528.0, 356.0, 432.0)
"""The moon's middle and radius."""
SUN = (0.62, -0.5, 0.6)
"""Where the sun stands that lights it."""
STATION = (0.16, -0.26)
"""Where on the disc (shares of the radius) the upper station's crater lies."""


def _bowl(d: Array, sharp: float) -> Array:
    """A crater's height by distance from its middle, in radii: a flat floor, a steep wall, a rim that runs out."""
    wall = np.where(d < 1, -1 + np.clip((d - 0.45) / 0.55, 0, 1) ** 1.6 * 1.35, 0.35 * np.exp(-(d - 1) / 0.22))
    out: Array = (wall * sharp).astype(np.float32)
    return out


def moon(c: Canvas) -> Mask:
    """Paint the moon: seas, craters large and small, a soft terminator, earthshine in its shade."""
    x0, y0, q = MOON
    disc = c.mask(circle(x0, y0, q))
    at = disc.where
    u, v = (c.x[at] - x0) / q, (c.y[at] - y0) / q
    nz = np.sqrt(np.clip(1 - u * u - v * v, 0.0025, 1))
    lon, lat = np.arctan2(u, nz), np.arcsin(np.clip(v, -1, 1))
    r = c.rng("craters")
    height = np.zeros(u.shape, np.float32)
    fresh = np.zeros(u.shape, np.float32)
    spots = [(STATION[0], STATION[1], 0.15, 1.0), (-0.42, 0.2, 0.13, 0.7), (0.34, 0.36, 0.17, 0.8)]
    spots += [(-0.2, -0.52, 0.12, 0.7), (-0.08, 0.52, 0.09, 0.8), (0.6, -0.1, 0.11, 0.7)]
    spots += [(-0.62, -0.2, 0.1, 0.6), (0.02, 0.1, 0.075, 0.7)]
    for _ in range(420):
        a, far = float(r.uniform(0, 2 * math.pi)), math.sqrt(float(r.random())) * 0.98
        size = 0.007 + 0.05 * float(r.random()) ** 3.4
        spots.append((far * math.cos(a), far * math.sin(a), size, float(r.uniform(0.3, 1.0))))
    for px, py, size, sharp in spots:
        pz = math.sqrt(max(1 - px * px - py * py, 0.0025))
        x1, x2 = np.searchsorted(u[0], [px - 3 * size, px + 3 * size])
        y1, y2 = np.searchsorted(v[:, 0], [py - 3 * size, py + 3 * size])
        part = (slice(int(y1), int(y2)), slice(int(x1), int(x2)))
        if height[part].size == 0:
            continue
        d = np.sqrt((u[part] - px) ** 2 + (v[part] - py) ** 2 + (nz[part] - pz) ** 2) / size
        d = d * (1 + 0.16 * (c.field("ragged", 16, 3)[at][part] - 0.5))
        height[part] += _bowl(np.asarray(d, np.float32), sharp * size * q * 0.34)
        fresh[part] += np.asarray(smoothstep(0.55, 0.95, d) * smoothstep(1.5, 1.0, d) * sharp, np.float32)
    rough = c.noise.at("rough", lon * 9, lat * 9, 1.0, 5) - 0.5
    height += rough * 7
    gx = np.gradient(blur(height, 0.7 * c.scale), axis=1) * c.scale
    gy = np.gradient(blur(height, 0.7 * c.scale), axis=0) * c.scale
    n = np.stack([u - gx * 0.8, v - gy * 0.8, nz])
    n = n / np.sqrt((n * n).sum(0))
    sun = np.array(SUN) / np.linalg.norm(SUN)
    cosine = n[0] * sun[0] + n[1] * sun[1] + n[2] * sun[2]
    body = u * sun[0] + v * sun[1] + nz * sun[2]
    day = smoothstep(-0.12, 0.5, body)
    maria = c.noise.at("maria", lon * 1.5 + 3, lat * 1.5, 1.0, 4)
    dark = smoothstep(0.5, 0.68, maria)
    t = 0.2 + 0.12 * rough + 0.1 * (n[0] * -0.5 + n[1] * 0.2 + n[2] * 0.4)
    t = t + day * (0.16 + 0.62 * np.clip(cosine, 0, 1) ** 0.8) - dark * (0.05 + 0.13 * day)
    t = t + 0.07 * fresh * day + 0.14 * (np.clip(cosine, -0.4, 1) - np.clip(body, -0.4, 1)) * (1 - 0.5 * day)
    t = t + 0.05 * (c.noise.at("dab", lon * 24, lat * 24, 1.0, 3) - 0.5)
    table = ramp(
        [
            (0.0, (0.17, 0.075, 276)),
            (0.2, (0.27, 0.095, 276)),
            (0.4, (0.43, 0.09, 280)),
            (0.6, (0.66, 0.055, 300)),
            (0.78, (0.86, 0.05, 80)),
            (0.92, (0.955, 0.05, 92)),
            (1.0, (0.99, 0.03, 95)),
        ]
    )
    c.fill(disc, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.35)
    c.emit(disc * np.asarray(np.clip(t - 0.7, 0, 1), np.float32), 0.5)
    thin = np.exp(-((1 - np.hypot(u, v)) / 0.012))
    c.screen(disc * np.asarray(thin * (0.25 + 0.5 * day), np.float32), (0.75, 0.08, 270), 0.7)
    return disc


def station(c: Canvas) -> tuple[float, float]:
    """Paint the upper station in its crater; returns where the cable ends."""
    x0, y0, q = MOON
    x, y = x0 + STATION[0] * q - 8, y0 + STATION[1] * q + 20
    front = c.mask(curve([(x - 21, y, CORNER), (x - 21, y - 26), (x, y - 42), (x + 21, y - 26), (x + 21, y, CORNER)]))
    c.shadow(front, -16, 8, 6, 0.5, (0.3, 0.08, 280))
    c.form(front, (0.46, 0.07, 285), thickness=10, rim=0.8, detail=0.85)
    door = c.mask(arch(x, y, 17, 27))
    c.fill(door, pick(ramp([(0.97, 0.09, 90), (0.88, 0.15, 70)]), (c.y - y + 27) / 27), detail=0.95)
    c.emit(door, 1.0)
    step = c.mask(curve([(x - 26, y, CORNER), (x + 26, y, CORNER), (x + 20, y + 6), (x - 22, y + 6)]))
    c.form(step, (0.4, 0.06, 285), thickness=4, rim=0.6, detail=0.85)
    spill = c.mask(polygon([(x - 8, y + 5), (x + 8, y + 5), (x + 14, y + 34), (x - 24, y + 34)]), soft=4)
    c.screen(spill, (0.9, 0.14, 75), 0.6)
    c.glow(x, y - 12, 34, (0.93, 0.14, 76), 0.6)
    return x - 18, y - 24


def cabin(c: Canvas, x: float, y: float, s: float, slope: float, body: Colour = (0.5, 0.18, 27)) -> None:
    """Hang a cabin by its wheel at (x, y), `s` wide; the cable there rises by `slope` degrees."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return [(x + p[0] * s, y + p[1] * s, *p[2:]) for p in points]

    top = 0.52

    def arm(pen: Pen) -> None:
        with pen.at(x, y, -slope):
            pen.fill(box(-0.24 * s, -0.05 * s, 0.48 * s, 0.1 * s, 0.04 * s), (0.3, 0.05, 280))
            for k in (-0.17, 0.17):
                pen.dot(k * s, 0.0, 0.075 * s, (0.5, 0.05, 280))
        pen.stroke(at([(0, 0), (0.03, 0.25), (0.0, top + 0.02)]), (0.26, 0.05, 280), 0.055 * s)

    c.draw(arm, relief=1.5, detail=0.9)
    side = [(0.38, 0.0), (0.46, 0.06), (0.49, 0.34), (0.44, 0.62), (0.3, 0.7)]
    outline = [(px, top + py) for px, py in side] + [(-px, top + py) for px, py in side[::-1]]
    m = c.mask(curve(at(outline)))
    c.form(m, body, thickness=0.3 * s, rim=1.0, gloss=0.35, detail=0.9)
    band = c.mask(box(x - 0.5 * s, y + (top + 0.47) * s, s, 0.05 * s)) & m
    c.fill(band, (0.9, 0.08, 85), 0.9, detail=0.9)
    lid = [(-0.5, top + 0.07, CORNER), (-0.36, top - 0.04), (0.36, top - 0.04), (0.5, top + 0.07, CORNER)]
    roof = c.mask(curve(at(lid)))
    c.form(roof, (0.33, 0.06, 275), thickness=0.1 * s, rim=1.0, detail=0.9)
    for k in (-0.3, 0.0, 0.3):
        pane = c.mask(box(x + (k - 0.115) * s, y + (top + 0.13) * s, 0.23 * s, 0.29 * s, 0.05 * s))
        low = (c.y - y - (top + 0.13) * s) / (0.29 * s)
        c.fill(pane, pick(ramp([(0.98, 0.07, 92), (0.9, 0.14, 76)]), low), detail=0.95)
        c.emit(pane, 1.0)
    c.glow(x, y + (top + 0.28) * s, 0.62 * s, (0.92, 0.15, 74), 0.5)
    c.glow(x, y + (top + 0.28) * s, 1.7 * s, (0.85, 0.16, 66), 0.16)


def cottage(c: Canvas, x: float, y: float, w: float, high: float, *, left: bool, seed: str) -> None:
    """A small house below the moon: a dark gable with a lit window, a roof that slopes away in moonlight."""
    r = c.rng(seed)
    f = -1.0 if left else 1.0
    h, rise, deep = w * high, w * 0.52, w * float(r.uniform(0.7, 1.1))
    half = w * 0.36
    gable = [(x - half, y), (x - half, y - h), (x, y - h - rise), (x + half, y - h), (x + half, y)]
    flank = [(x + f * half, y), (x + f * half, y - h), (x + f * (half + deep), y - h), (x + f * (half + deep), y - 2)]
    c.fill(c.mask(polygon(flank), wobble=0.8), (0.2, 0.06, 285), detail=0.7)
    c.fill(c.mask(polygon(gable), wobble=0.8), (0.29, 0.065, 290), detail=0.7)
    over = w * 0.07
    slope = [
        (x, y - h - rise - over),
        (x + f * deep, y - h - rise - over),
        (x + f * (half + deep + over), y - h + over),
        (x + f * (half + over), y - h + over),
    ]
    roof = c.mask(polygon(slope), wobble=0.8)
    tile = (0.34, 0.08, 278) if left else (0.45, 0.075, 278)
    c.form(roof, tile, thickness=3, mottle=0.14, grain=6, rim=0.8, detail=0.7)
    eave = c.mask(limb([(x - half - over, y - h + over * 1.4, 1.6), (x, y - h - rise - over * 0.5, 1.6)], 6))
    c.form(eave, (0.36, 0.07, 280), thickness=2, rim=0.8, detail=0.7)
    c.screen(roof.edge(0, -1.6, 0.4), (0.85, 0.06, 280), 0.5)

    def panes(pen: Pen) -> None:
        for px in (x - w * 0.13, x + w * 0.13, x + f * (half + deep * 0.5)):
            py = y - h * 0.62
            if r.random() < 0.8:
                pen.fill(box(px - w * 0.07, py - w * 0.1, w * 0.14, w * 0.2), (0.94, 0.13, 82))
        pen.fill(box(x + f * deep * 0.6, y - h - rise * 1.35, w * 0.13, rise * 0.6), (0.22, 0.06, 285))

    c.draw(panes, detail=0.95, emission=0.8)
    c.glow(x, y - h * 0.6, w * 0.5, (0.9, 0.15, 70), 0.4)


def valley_station(c: Canvas, x: float, y: float) -> None:
    """The lower station on its knoll: a steep-roofed timber hut with an open, lit hall."""
    wall = c.mask(
        polygon([(x - 46, y + 8), (x - 46, y - 46), (x, y - 92), (x + 46, y - 46), (x + 46, y + 4)]), wobble=1
    )
    boards = np.asarray(1.4 * np.abs(np.sin((c.x - x) / 3.3)), np.float32)
    c.form(wall, (0.25, 0.06, 300), thickness=6, bump=boards, rim=0.4, detail=0.7)
    far = c.mask(polygon([(x, y - 104), (x + 36, y - 104), (x + 96, y - 38), (x + 62, y - 34)]), wobble=1)
    side = c.mask(polygon([(x + 46, y + 4), (x + 46, y - 46), (x + 82, y - 44), (x + 82, y + 6)]))
    c.form(side, (0.19, 0.06, 290), detail=0.7)
    rows = np.asarray(1.2 * np.sin((c.y - y) / 1.9 + 0.4 * np.sin(c.x / 5)), np.float32)
    c.form(far, (0.46, 0.075, 278), thickness=5, bump=rows, rim=0.9, detail=0.75)
    for way in (-1, 1):
        eave = c.mask(limb([(x, y - 100, 5), (x + way * 64, y - 36, 4.5)], 8))
        c.form(eave, (0.36, 0.075, 280), thickness=5, rim=1.0, detail=0.8)
    hall = c.mask(arch(x + 10, y + 4, 44, 58))
    c.fill(hall, pick(ramp([(0.97, 0.09, 88), (0.84, 0.16, 64)]), (c.y - y + 50) / 54), detail=0.95)
    c.emit(hall, 0.9)

    def wheel(pen: Pen) -> None:
        pen.stroke(circle(x + 10, y - 18, 15), (0.42, 0.12, 55), 3)
        for k in range(3):
            a = k * math.pi / 3 + 0.3
            dx, dy = 15 * math.cos(a), 15 * math.sin(a)
            pen.stroke([(x + 10 - dx, y - 18 - dy), (x + 10 + dx, y - 18 + dy)], (0.42, 0.12, 55), 1.6)

    c.draw(wheel, detail=0.9)
    for px, py in ((x - 28, y - 12), (x, y - 66)):
        pane = c.mask(arch(px, py, 12, 17))
        c.fill(pane, (0.93, 0.12, 80), detail=0.95)
        c.emit(pane, 0.8)
    c.glow(x + 10, y - 22, 66, (0.9, 0.15, 70), 0.5)
    c.screen(c.mask(oval(x + 16, y + 16, 62, 13), soft=8), (0.85, 0.16, 70), 0.6)
    r = c.rng("knoll")
    n = 90
    gx = r.uniform(x - 60, x + 92, n)
    warm = np.exp(-(((gx - x - 12) / 30) ** 2)) + r.normal(0, 0.08, n)
    tone = pick(ramp([(0.24, 0.08, 272), (0.36, 0.08, 300), (0.66, 0.12, 68)]), np.asarray(warm, np.float32))
    gy = y + 4 + r.uniform(-2, 8, n)
    strew(c, "blade", gx, gy, r.uniform(7, 14, n), r.normal(-1.57, 0.35, n), tone, seed="knoll", detail=0.6)
