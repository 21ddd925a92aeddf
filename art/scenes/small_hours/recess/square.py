"""Parts of Recess: the square's paving, its fountain, and what stands round it, all seen from a tower."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from art.painting.mask import blur
from art.painting.materials import leaves
from art.painting.pen import Pen
from art.painting.shapes import Path, circle, oval, polygon
from art.painting.stamps import strew

from .shadows import FLAT, SHADE, X, Y, polar


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
    outer = smoothstep(410, 414, d)
    edge = big * (1 - outer) + small * outer
    height = smoothstep(0.4, 5.0, edge) * (2.6 + 1.6 * outer) + (c.field("grit", 7, 3) - 0.5) * 1.6
    height = blur(np.asarray(height + 1.8 * (c.field("dip", 34, 3) - 0.5), np.float32), 0.7 * c.scale)
    gy, gx = np.gradient(height, 1 / c.scale)
    inward = (gx * (X - c.x) + gy * (Y - c.y)) / np.maximum(np.hypot(c.x - X, c.y - Y), 1)
    glow = np.exp(-((d / 370) ** 1.7))
    t = 0.2 + 0.68 * glow + 0.085 * np.clip(inward, -2.4, 2.4) * (0.35 + glow)
    t = t + (tint * 0.1 * (1 - outer) + tint2 * 0.07 * outer) - 0.1 * (1 - smoothstep(0.2, 2.2, edge))
    warm = ramp(
        [
            (0, (0.36, 0.085, 280)),
            (0.2, (0.48, 0.085, 300)),
            (0.38, (0.6, 0.105, 25)),
            (0.6, (0.79, 0.12, 62)),
            (0.82, (0.92, 0.1, 80)),
            (1, (0.985, 0.055, 90)),
        ]
    )
    colours = pick(warm, np.asarray(t, np.float32))
    hue = np.stack([rgb(q) for q in ((0.72, 0.12, 40), (0.8, 0.1, 75), (0.7, 0.08, 20), (0.76, 0.06, 110))])
    kind = np.clip(((tint + 0.5) * 4).astype(int), 0, 3)
    colours = colours * (1 + 0.34 * (hue[kind] / hue.mean(0) - 1) * (1 - outer)[..., None])
    c.fill(c.full(), np.asarray(np.clip(colours, 0, 1), np.float32), detail=0.35)
    for lo, hi, n in ((90.0, 108.0, 40), (384.0, 412.0, 96)):
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
    lit = (0.42 + 0.62 * glow) * (0.7 + 0.3 * seam)
    tone = colours * lit + rgb((0.3, 0.09, 290)) * (1 - lit) * 0.6
    c.fill(c.full(np.asarray(inside * 0.92, np.float32)), np.asarray(np.clip(tone, 0, 1), np.float32), detail=0.5)


def beams(c: Canvas) -> None:
    """Light runs out over the stones between the shadows."""
    d, a = polar(c)
    spoke = c.noise.at("spokes", np.cos(a) * 4.2, np.sin(a) * 4.2, 1.0, 3)
    beam = smoothstep(0.44, 0.66, spoke) * np.exp(-((d / 330) ** 2)) * smoothstep(70, 120, d)
    c.screen(np.asarray(beam, np.float32), (0.95, 0.12, 80), 0.36)


def fountain(c: Canvas) -> None:
    """An eight-sided basin with the low sun caught in its water: the one light of the square."""
    d, a = polar(c)

    def ring8(r: float, turn: float = 22.5) -> Path:
        return polygon(
            [
                (X + r * math.cos(math.radians(turn + 45 * k)), Y + r * FLAT * math.sin(math.radians(turn + 45 * k)))
                for k in range(8)
            ]
        )

    foot, wall, well = c.mask(ring8(96)), c.mask(ring8(88)), c.mask(ring8(70))
    c.multiply(foot.blur(7), (0.5, 0.12, 40), 0.5)
    c.form(foot, (0.7, 0.09, 55), thickness=6, mottle=0.12, detail=0.7)
    c.form(wall, (0.93, 0.05, 82), thickness=9, mottle=0.08, bias=0.04, rim=0.4, detail=0.8)
    u = np.mod(a / math.tau * 40, 1) - 0.5
    v = (d - 80) / 9
    dots = smoothstep(0.5, 0.3, np.hypot(u * 1.1, v * 0.6))
    c.glaze((wall - well) * np.asarray(dots, np.float32), (0.5, 0.13, 250), 0.75)
    at = well.where
    wave = 0.09 * np.sin(d[at] / 2.3 + 5 * (c.field("ripple", 22, 3)[at] - 0.5)) * smoothstep(0, 30, d[at])
    table = ramp([(0, (0.995, 0.03, 95)), (0.4, (0.96, 0.08, 100)), (0.68, (0.8, 0.1, 190)), (1, (0.5, 0.11, 225))])
    c.fill(well, pick(table, np.asarray((d[at] / 74) ** 1.3 + wave, np.float32)), detail=0.85)
    c.emit(well * np.asarray(smoothstep(70, 20, d), np.float32), 0.6)
    c.multiply((well - well.move(0, 6)).blur(1.5), (0.35, 0.1, 240), 0.6)
    c.glow(X, Y, 120, (0.98, 0.1, 86), 0.7)
    bowl = c.mask(oval(X, Y - 6, 27, 25))
    c.shadow(bowl, 0, 8, 5, 0.5, (0.4, 0.11, 235))
    c.form(bowl, (0.95, 0.05, 84), thickness=8, rim=0.4, detail=0.85)
    c.fill(c.mask(oval(X, Y - 7, 20, 18)), (0.99, 0.04, 95), detail=0.9)
    r = c.rng("spray")

    def spray(pen: Pen) -> None:
        for k in range(46):
            b = k / 46 * math.tau + float(r.normal(0, 0.05))
            q = 52 + float(r.uniform(-9, 6))
            ex, ey = X + math.cos(b) * q, Y + math.sin(b) * q * FLAT
            mx, my = X + math.cos(b) * q * 0.55, Y - 26 + math.sin(b) * q * 0.5
            pen.stroke([(X, Y - 10), (mx, my), (ex, ey)], (0.99, 0.025, 95), 1.4, 0.5)
            pen.dot(ex, ey, float(r.uniform(1.2, 2.6)), (0.995, 0.02, 95), 0.9)
            pen.dot(ex + float(r.normal(0, 6)), ey + float(r.normal(0, 5)), 1.1, (0.995, 0.02, 95), 0.8)

    c.draw(spray, detail=0.9, emission=0.6, soft=0.3)
    c.glow(X, Y - 8, 44, (0.995, 0.06, 92), 0.85)


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


def bed(c: Canvas, x: float, y: float, r: float, seed: str) -> None:
    """A round bed of flowers in a stone rim."""
    rim, soil = c.mask(circle(x, y, r)), c.mask(circle(x, y, r - 8))
    away = (x - X, y - Y)
    n = math.hypot(*away)
    c.shadow(rim, away[0] / n * 12, away[1] / n * 12, 6, 0.5, SHADE)
    c.form(rim, (0.66, 0.08, 50), thickness=8, mottle=0.14, detail=0.6)
    leaves(c, c.relief(soil), (0.42, 0.09, 140), 0.0, seed=seed, length=(8, 15), spacing=5.0, spread=3.0, detail=0.55)
    g = c.rng(f"bed/{seed}")
    k = int(r * 0.8)
    b, e = g.uniform(0, math.tau, k), np.sqrt(g.random(k)) * (r - 12)
    table = np.stack([rgb(q) for q in ((0.68, 0.19, 20), (0.86, 0.14, 80), (0.95, 0.03, 90), (0.62, 0.16, 340))])
    tones = table[g.integers(0, 4, k)]
    size, turn = g.uniform(8, 12, k), g.uniform(0, 6.3, k)
    strew(c, "petal", x + np.cos(b) * e, y + np.sin(b) * e, size, turn, tones, seed=f"{seed}p")


def stall(c: Canvas) -> None:
    """The corner of a market stall: a striped awning, oranges in crates under its edge."""
    g = c.rng("stall")
    crate = c.mask(polygon([(612, 1128), (720, 1092), (760, 1190), (640, 1230)]))
    c.shadow(crate, 10, 16, 8, 0.6, SHADE)
    c.form(crate, (0.5, 0.08, 50), thickness=7, mottle=0.15, detail=0.55)
    for _ in range(34):
        u, v = float(g.uniform(0.08, 0.92)), float(g.uniform(0.08, 0.9))
        x = 616 + 104 * u + 34 * v
        y = 1130 - 36 * u + 98 * v
        ball = c.mask(circle(x, y, float(g.uniform(8, 10))))
        c.shadow(ball, 2, 3, 3, 0.5, SHADE)
        c.form(ball, (0.72, 0.17, 55), rim=0.6, gloss=0.3, detail=0.7)
    cloth = c.mask(polygon([(690, 1218), (664, 1130), (820, 1050), (840, 1218)]), wobble=2)
    c.shadow(cloth, -14, 10, 12, 0.6, SHADE)
    at = cloth.where
    along = (c.x[at] - 664) * 0.46 + (c.y[at] - 1130) * 0.89
    across = (c.x[at] - 664) * 0.89 - (c.y[at] - 1130) * 0.46
    stripe = smoothstep(-0.15, 0.15, np.sin(across / 9.2))[..., None]
    cream, red = rgb((0.9, 0.04, 80)), rgb((0.58, 0.18, 28))
    sag = 0.86 + 0.2 * np.sin(along / 22) ** 2 - 0.2 * smoothstep(0, 120, along)
    c.fill(cloth, np.asarray((cream + (red - cream) * stripe) * sag[..., None], np.float32), detail=0.6)
    c.multiply(cloth, (0.66, 0.08, 320), 0.45)
    c.screen(cloth.edge(-2, -3, 1), (0.96, 0.12, 78), 0.8)
