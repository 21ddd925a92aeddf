"""Parts of Recess: the square's paving, its fountain, and what stands round it, all seen from a tower."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from art.painting.mask import blur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, circle, curve, limb, oval, polygon
from art.painting.stamps import strew

from .shadows import DEEP, FLAT, SHADE, X, Y, polar


def _stones(d: Array, a: Array, depth: float, count: float, shift: float = 0.37) -> tuple[Array, Array, Array]:
    """Return edge distance (units), a tint a stone -0.5–0.5, and the row, of rings of stones."""
    band = d / depth
    row = np.floor(band)
    n = np.maximum(np.round(row * count), 6)
    turn = a / math.tau * n + shift * row
    col = np.mod(np.floor(turn), n)
    fa, fb = np.mod(turn, 1), np.mod(band, 1)
    wide = d * math.tau / n
    edge = np.minimum(np.minimum(fa, 1 - fa) * wide, np.minimum(fb, 1 - fb) * depth)
    tint = np.mod(np.sin(col * 12.99 + row * 78.23) * 43758.5, 1.0) - 0.5
    return edge, tint, row


def square(c: Canvas) -> None:
    """Rings of worn paving: large flags where the dance is, bands of tiles about it, cobbles beyond."""
    d, a = polar(c)
    wob = 5 * (c.field("worn", 30, 3) - 0.5)
    big, tint, _ = _stones(d + wob, a, 44.0, 3.6)
    small, tint2, _ = _stones(d + wob, a, 19.0, 4.7, 0.5)
    outer = smoothstep(411, 415, d)
    edge = big * (1 - outer) + small * outer
    height = smoothstep(0.4, 5.0, edge) * (2.6 + 1.6 * outer) + (c.field("grit", 7, 3) - 0.5) * 1.6
    height = blur(np.asarray(height + 1.8 * (c.field("dip", 34, 3) - 0.5), np.float32), 0.7 * c.scale)
    gy, gx = np.gradient(height, 1 / c.scale)
    inward = (gx * (X - c.x) + gy * (Y - c.y)) / np.maximum(np.hypot(c.x - X, c.y - Y), 1)
    glow = np.exp(-((d / 400) ** 1.7))
    t = 0.46 + 0.3 * glow - 0.04 * outer + 0.085 * np.clip(inward, -2.4, 2.4) * (0.7 + 0.5 * glow)
    t = t + (tint * 0.1 * (1 - outer) + tint2 * 0.1 * outer) - 0.1 * (1 - smoothstep(0.2, 2.2, edge))
    warm = ramp(
        [
            (0, (0.34, 0.085, 300)),
            (0.2, (0.5, 0.085, 12)),
            (0.38, (0.64, 0.095, 44)),
            (0.6, (0.77, 0.115, 62)),
            (0.82, (0.87, 0.11, 78)),
            (1, (0.95, 0.07, 88)),
        ]
    )
    colours = pick(warm, np.asarray(t, np.float32))
    hue = np.stack([rgb(q) for q in ((0.72, 0.12, 40), (0.8, 0.1, 75), (0.7, 0.08, 20), (0.76, 0.06, 110))])
    kind = np.clip(((tint + 0.5) * 4).astype(int), 0, 3)
    colours = colours * (1 + 0.34 * (hue[kind] / hue.mean(0) - 1) * (1 - outer)[..., None])
    odd = np.clip(((tint2 + 0.5) * 5).astype(int), 0, 3)
    more = np.stack([rgb(q) for q in ((0.66, 0.11, 38), (0.68, 0.07, 66), (0.62, 0.07, 350), (0.72, 0.09, 52))])
    colours = colours * (1 + 0.26 * (more[odd] / more.mean(0) - 1) * outer[..., None])
    c.fill(c.full(), np.asarray(np.clip(colours, 0, 1), np.float32), detail=0.35)
    # The shade of boughs that are not in the picture lies over the near stones, broken by the sun.
    bough = smoothstep(0.44, 0.56, c.field("bough", 60, 3, (1.6, 1.0)) + 0.1 * c.field("twigs", 16, 2) - 0.05)
    where = np.maximum(smoothstep(250, 60, c.x + 0.55 * (1200 - c.y)), smoothstep(560, 820, c.x - 0.5 * (1080 - c.y)))
    where = np.maximum(where * smoothstep(800, 960, c.y), smoothstep(190, 20, c.y) * smoothstep(430, 120, c.x))
    c.multiply(np.asarray(bough * where, np.float32), (0.42, 0.09, 300), 0.55)
    for lo, hi, n in ((94.0, 114.0, 40), (386.0, 413.0, 96)):
        _tiles(c, d, a, lo, hi, n)


def _tiles(c: Canvas, d: Array, a: Array, lo: float, hi: float, n: int) -> None:
    """A band of glazed tiles with diamonds, blue and cream and a little red."""
    inside = smoothstep(lo, lo + 1.5, d) * smoothstep(hi, hi - 1.5, d)
    u = np.mod(a / math.tau * n, 1) - 0.5
    v = (d - (lo + hi) / 2) / (hi - lo)
    which = np.mod(np.floor(a / math.tau * n), 2)
    diamond = smoothstep(0.5, 0.42, np.abs(u) + np.abs(v))
    heart = smoothstep(0.22, 0.16, np.abs(u) + np.abs(v))
    glow = np.exp(-((d / 400) ** 1.8))[..., None]
    cream, blue, red = (rgb(q) for q in ((0.93, 0.04, 85), (0.5, 0.12, 255), (0.64, 0.16, 35)))
    colours = cream * np.ones((*d.shape, 1), np.float32)
    second = np.where(which[..., None] > 0, blue, red)
    colours = colours + (second - colours) * diamond[..., None]
    colours = colours + (cream - colours) * heart[..., None]
    seam = smoothstep(0.5, 0.46, np.abs(u))[..., None]
    lit = (0.7 + 0.25 * glow) * (0.7 + 0.3 * seam)
    tone = colours * lit + rgb((0.3, 0.09, 290)) * (1 - lit) * 0.6
    c.fill(c.full(np.asarray(inside * 0.92, np.float32)), np.asarray(np.clip(tone, 0, 1), np.float32), detail=0.5)


def beams(c: Canvas) -> None:
    """Light runs out over the stones between the shadows."""
    d, a = polar(c)
    spoke = c.noise.at("spokes", np.cos(a) * 4.2, np.sin(a) * 4.2, 1.0, 3)
    beam = smoothstep(0.44, 0.66, spoke) * np.exp(-((d / 330) ** 2)) * smoothstep(90, 140, d)
    c.screen(np.asarray(beam, np.float32), (0.95, 0.12, 80), 0.3)


def fountain(c: Canvas) -> None:
    """An eight-sided basin, a bowl on a stem in it, water that springs and falls."""
    d, a = polar(c)

    def ring8(r: float, down: float = 0.0) -> Path:
        out = []
        for k in range(8):
            x, y = r * math.cos(math.radians(22.5 + 45 * k)), r * FLAT * math.sin(math.radians(22.5 + 45 * k))
            near = 1 / (1 - DEEP * y)
            out.append((X + x * near, Y + y * near + down))
        return polygon(out)

    step, top, well = c.mask(ring8(106, 26)), c.mask(ring8(96, -8)), c.mask(ring8(78, -6))
    side = c.mask(ring8(96, 0), ring8(96, 8), ring8(96, 16), ring8(96, 22), ring8(96, -8))
    c.multiply(step.grow(5).blur(7), (0.4, 0.1, 330), 0.6)
    c.form(step, (0.66, 0.08, 60), thickness=6, mottle=0.14, detail=0.7)
    c.multiply(side.blur(4), (0.4, 0.1, 330), 0.5)
    c.form(side, (0.62, 0.07, 55), thickness=8, mottle=0.14, rim=0.1, detail=0.75)
    u = np.mod(a / math.tau * 48, 1) - 0.5
    band = side - top.grow(3)
    c.glaze(band * np.asarray(smoothstep(0.42, 0.3, np.abs(u)), np.float32), (0.42, 0.12, 255), 0.7)
    c.multiply(band & c.full(smoothstep(X + 20, X - 100, c.x)), (0.45, 0.09, 300), 0.5)
    c.form(top, (0.9, 0.05, 82), thickness=8, mottle=0.1, rim=0.15, detail=0.8)
    at = well.where
    wave = 0.12 * np.sin(d[at] / 2.6 + 6 * (c.field("ripple", 22, 3)[at] - 0.5)) * smoothstep(0, 24, d[at])
    table = ramp([(0, (0.93, 0.06, 165)), (0.35, (0.78, 0.1, 190)), (0.7, (0.58, 0.105, 212)), (1, (0.4, 0.1, 235))])
    c.fill(well, pick(table, np.asarray((d[at] / 84) ** 1.2 + wave, np.float32)), detail=0.85)
    c.multiply((well - well.move(0, 9)).blur(1.5), (0.3, 0.09, 240), 0.65)
    stem = c.mask(limb([(X, Y + 4, 15), (X, Y - 14, 9), (X, Y - 36, 7), (X, Y - 48, 14)], 20))
    c.shadow(stem, 0, 8, 6, 0.5, (0.3, 0.1, 235))
    c.form(stem, (0.74, 0.06, 70), rim=0.15, mottle=0.1, detail=0.85)
    bowl = c.mask(
        curve([(X - 52, Y - 62, CORNER), (X - 36, Y - 44), (X, Y - 36), (X + 36, Y - 44), (X + 52, Y - 62, CORNER)])
    )
    c.form(bowl, (0.7, 0.06, 66), thickness=18, rim=0.1, mottle=0.1, detail=0.85)
    c.form(c.mask(oval(X, Y - 62, 53, 21)), (0.92, 0.045, 82), thickness=5, rim=0.2, detail=0.85)
    c.fill(c.mask(oval(X, Y - 61, 45, 16)), (0.72, 0.1, 196), detail=0.9)
    r = c.rng("spray")

    def spray(pen: Pen) -> None:
        for k in range(15):
            b = k / 15 * math.tau + float(r.normal(0, 0.07))
            q = 40 * float(r.uniform(0.8, 1.0))
            ex, ey = X + math.cos(b) * q, Y - 62 + math.sin(b) * q * 0.36
            mx, my = X + math.cos(b) * q * 0.6, Y - 122 + math.sin(b) * q * 0.2
            pen.stroke([(X, Y - 96), (mx, my), (ex, ey)], (0.98, 0.03, 180), 1.6, 0.6)
        for k in range(58):
            b = k / 58 * math.tau
            q = 64 + float(r.uniform(-5, 4))
            sx, sy = X + math.cos(b) * 50, Y - 60 + math.sin(b) * 19
            ex, ey = X + math.cos(b) * q, Y - 4 + math.sin(b) * q * FLAT
            if math.sin(b) < -0.2:
                continue
            pen.stroke([(sx, sy), ((sx + ex * 2) / 3, sy + (ey - sy) * 0.3), (ex, ey)], (0.98, 0.025, 190), 1.3, 0.5)
            pen.dot(ex, ey, float(r.uniform(1.2, 2.8)), (0.99, 0.02, 120), 0.9)

    c.draw(spray, detail=0.9, emission=0.25, soft=0.3)
    c.draw(
        lambda pen: pen.stroke([(X, Y - 62), (X + 1, Y - 96), (X, Y - 132)], (0.99, 0.02, 120), 5, 0.85),
        detail=0.9,
        soft=1.2,
    )
    c.glow(X, Y - 60, 120, (0.97, 0.09, 84), 0.3)


def crown(c: Canvas, x: float, y: float, r: float, tones: tuple[Colour, Colour, Colour], seed: str) -> None:
    """A tree from above: dark beneath, its boughs lit on the side of the fountain."""
    g = c.rng(f"crown/{seed}")
    blobs = [(x, y, r * 0.62)]
    for k in range(11):
        turned = k / 11 * math.tau + float(g.normal(0, 0.15))
        out = r * float(g.uniform(0.5, 0.72))
        blobs.append((x + math.cos(turned) * out, y + math.sin(turned) * out, r * float(g.uniform(0.26, 0.4))))
    mask = c.mask(*(circle(*b) for b in blobs), wobble=9, cell=22)
    away = (x - X, y - Y)
    n = math.hypot(*away)
    c.shadow(mask, away[0] / n * r * 0.42, away[1] / n * r * 0.42, soft=r * 0.12, share=0.6, colour=SHADE)
    c.fill(mask, tones[0], detail=0.4)
    table = ramp([tones[0], tones[1], tones[2], mix(tones[2], (0.95, 0.12, 80), 0.6)])
    for i, (bx, by, q) in enumerate(sorted(blobs, key=lambda b: b[2])):
        m = int(q * q * 0.2)
        b, e = g.uniform(0, math.tau, m), np.sqrt(g.random(m)) * q
        dx, dy = np.cos(b) * e, np.sin(b) * e
        lit = -(dx * away[0] + dy * away[1]) / (n * q)
        side = -((bx - x) * away[0] + (by - y) * away[1]) / (n * r)
        t = np.clip(0.42 + 0.36 * lit + 0.3 * side + g.normal(0, 0.11, m), 0, 1)
        order = np.argsort(t)
        tint = pick(table, np.asarray(t[order], np.float32))
        size, turn = g.uniform(6, 12, m), g.uniform(0, math.tau, m)
        strew(c, "leaf", bx + dx[order], by + dy[order], size, turn, tint, seed=f"{seed}{i}", detail=0.55)
