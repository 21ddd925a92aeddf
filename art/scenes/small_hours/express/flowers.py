"""Parts of Express: foxgloves lit through, roses, leaves, and the tunnel that they make."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, curve, limb, oval, sample
from art.painting.stamps import jittered, strew

END = (452.0, 610.0)
"""The tunnel's far end, where the light is."""
AIR = (0.93, 0.105, 105)
"""What distance fades to."""

_BELL = ramp([(0.24, 0.1, 350), (0.42, 0.17, 355), (0.6, 0.2, 0), (0.76, 0.15, 5), (0.9, 0.08, 20), (0.98, 0.035, 60)])
_PALE = ramp(
    [(0.4, 0.1, 350), (0.58, 0.13, 355), (0.76, 0.11, 5), (0.88, 0.07, 20), (0.95, 0.05, 50), (0.99, 0.03, 80)]
)


def _bell(
    c: Canvas, x: float, y: float, long: float, turn: float, haze: float, pale: bool, seed: float, dark: float
) -> None:
    """One bell whose neck is at (x, y); `turn` (degrees) is where its mouth points."""
    q = long * 1.35
    s = c.scale
    box = (
        max(0, int((x - q) * s)), max(0, int((y - q) * s)),
        min(c.w, int((x + q) * s) + 1), min(c.h, int((y + q) * s) + 1),
    )  # fmt: skip
    if box[2] - box[0] < 3 or box[3] - box[1] < 3:
        return
    at = (slice(box[1], box[3]), slice(box[0], box[2]))
    a = math.radians(turn)
    dx, dy = (c.x[at] - x) / long, (c.y[at] - y) / long
    v = dx * math.cos(a) + dy * math.sin(a)
    u = -dx * math.sin(a) + dy * math.cos(a)
    half = 0.1 + 0.2 * smoothstep(0, 0.42, v) + 0.05 * smoothstep(0.3, 0.8, v) + 0.07 * smoothstep(0.84, 1.0, v)
    soft = 1.4 / (long * s)
    tube = smoothstep(soft, -soft, np.abs(u) - half) * smoothstep(-soft, soft, v) * smoothstep(soft, -soft, v - 1.0)
    rim = np.arctan2((v - 1.0) / 0.17, u / 0.42)
    lip = np.hypot(u / 0.42, (v - 1.0) / 0.17) / (1 + 0.07 * np.cos(5 * rim + seed))
    mouth = smoothstep(soft * 5, -soft * 5, lip - 1)
    throat = smoothstep(0.86, 0.7, np.hypot(u / 0.42, (v - 1.015) / 0.17))
    away = math.hypot(x - END[0], y - END[1])
    toward = math.atan2(END[1] - y, END[0] - x)
    facing = u / np.maximum(half, 0.05) * (-math.sin(a) * math.cos(toward) + math.cos(a) * math.sin(toward))
    near = math.exp(-((away / 420) ** 2))
    streak = c.noise.at("streak", u * 14 + seed * 9, v * 2 + seed, 1.0, 2) - 0.5
    t = 0.34 + 0.3 * facing * (0.5 + 0.5 * np.abs(facing)) + 0.2 * (v - 0.4) + 0.16 * near + 0.2 * streak
    t = t + 0.08 * (1 - np.abs(u / np.maximum(half, 0.05))) - dark * (1 - 0.8 * smoothstep(0.35, 1.0, facing))
    table = _PALE if pale else _BELL
    colours = pick(table, np.asarray(np.clip(t, 0.03, 0.98), np.float32))
    # The mouth: a pale curled lip, a glowing throat with dark spots in pale rings.
    inner = pick(
        table,
        np.asarray(
            np.clip(0.66 - 0.8 * dark + 0.24 * near - 0.42 * throat * smoothstep(1.1, 0.9, v), 0, 1), np.float32
        ),
    )
    colours = colours + (inner - colours) * mouth[..., None]
    spots = c.noise.at("spots", u * 20 + seed * 31, v * 46 + seed * 17, 1.0, 1)
    ring = smoothstep(0.56, 0.64, spots) * mouth * throat
    colours = colours + (rgb((0.96, 0.04, 20)) - colours) * ((0.6 - dark) * ring)[..., None]
    dot = smoothstep(0.66, 0.72, spots) * mouth * throat
    colours = colours + (rgb((0.26, 0.13, 355)) - colours) * (0.85 * dot)[..., None]
    bright = smoothstep(0.82, 1.0, lip) * mouth
    colours = colours + (rgb((0.98, 0.05, 30)) - colours) * ((0.6 - 0.8 * dark) * bright)[..., None]
    colours = colours + (rgb(AIR) - colours) * haze
    body = Mask(np.asarray(np.maximum(tube, mouth), np.float32), box, (c.w, c.h), s)
    if haze < 0.5:
        c.shadow(body, 0, long * 0.06, long * 0.07, 0.35, (0.25, 0.07, 160))
    c.fill(body, np.asarray(colours, np.float32), detail=0.7 - 0.6 * haze)


def foxglove(
    c: Canvas,
    spine: list[tuple[float, float]],
    size: float,
    haze: float,
    seed: str,
    pale: bool = False,
    dark: float = 0.0,
) -> None:
    """A foxglove along a spine from its root to its drooping tip; `size` is its lowest bell's length."""
    r = c.rng(f"foxglove/{seed}")
    line = sample(spine, 80)
    green = mix(mix((0.42, 0.1, 140), (0.2, 0.06, 158), 2.4 * dark), AIR, haze)
    stem = c.mask(limb([(float(p[0]), float(p[1]), size * 0.09 * (1 - 0.8 * k / 79)) for k, p in enumerate(line)], 80))
    c.form(stem, green, thickness=size * 0.12, rim=0.6, detail=0.6 - 0.5 * haze)
    n = 27
    for k in range(n):
        share = k / (n - 1)
        p, q2 = line[int(24 + 54 * share)], line[int(25 + 54 * share)]
        bend = math.degrees(math.atan2(q2[0] - p[0], p[1] - q2[1])) * 0.5
        q = size * (1 - 0.84 * share**1.1) * float(r.uniform(0.86, 1.08))
        out = (-1.0, 1.0, 0.1)[k % 3] * (1 - 0.3 * share)
        toward = 1.0 if p[0] < END[0] else -1.0
        side = 0.8 * out + 0.25 * toward
        turn = 90 - side * float(r.uniform(38, 66)) + bend * 0.6 + float(r.normal(0, 6))
        x, y = float(p[0]) + side * size * 0.05, float(p[1])
        if share > 0.8:
            turn = 90 - side * 70
            a = math.radians(turn)
            bud = c.mask(oval(x + math.cos(a) * q * 0.45, y + math.sin(a) * q * 0.45, q * 0.5, q * 0.27, turn))
            tone = mix((0.66, 0.12, 125), (0.66, 0.16, 5), min(1.0, (1 - share) * 4))
            c.form(bud, mix(mix(tone, (0.3, 0.08, 150), 2 * dark), AIR, haze), thickness=q * 0.3, rim=0.7, detail=0.4)
            continue
        _bell(c, x, y, q, turn, haze, pale, float(r.uniform(0, 6.28)), dark)
        for tilt in (-28.0, 24.0):
            a = math.radians(turn + tilt)
            cup = c.mask(oval(x + math.cos(a) * q * 0.08, y + math.sin(a) * q * 0.08, q * 0.13, q * 0.055, turn + tilt))
            c.form(cup, green, thickness=q * 0.08, rim=0.6, detail=0.5 - 0.4 * haze)


def leaf(c: Canvas, x: float, y: float, long: float, turn: float, haze: float, seed: str, dark: float = 0.0) -> None:
    """A great crinkled leaf rooted at (x, y), veined, its edge lit."""
    a = math.radians(turn)
    co, si = math.cos(a), math.sin(a)

    def to(u: float, v: float) -> tuple[float, float]:
        v2 = v + 0.16 * u * u
        return x + long * (u * co - v2 * si), y + long * (u * si + v2 * co)

    pts = ((0.25, -0.16), (0.55, -0.2), (0.82, -0.12))
    back = ((0.82, 0.1), (0.55, 0.19), (0.25, 0.15))
    ring = [(*to(0, 0), CORNER), *(to(*p) for p in pts), (*to(1, 0), CORNER), *(to(*p) for p in back)]
    m = c.mask(curve(ring), wobble=long * 0.012, cell=14)
    if m.empty:
        return
    dx, dy = (c.x[m.where] - x) / long, (c.y[m.where] - y) / long
    u = dx * co + dy * si
    v = -dx * si + dy * co - 0.16 * u * u
    vein = np.abs(np.sin((u - np.abs(v) * 0.9) * 26))
    bump = long * 0.02 * vein**0.5 - long * 0.04 * np.exp(-((v / 0.012) ** 2))
    tone = mix(mix((0.45, 0.115, 140), (0.2, 0.06, 160), dark), AIR, haze)
    c.shadow(m, 5, 9, 10, 0.45)
    c.form(m, tone, thickness=long * 0.08, bump=np.asarray(bump, np.float32), rim=0.6, mottle=0.1, detail=0.5)
    c.screen(
        m * np.asarray(smoothstep(0.25, 0.05, vein) + np.exp(-((v / 0.01) ** 2)), np.float32), (0.8, 0.13, 118), 0.3
    )


def rose(c: Canvas, x: float, y: float, q: float, haze: float, seed: str, turn: float = 0.0, dark: float = 0.0) -> None:
    """A full rose: petals in whorls from the outermost to the heart, each with its lit curled edge."""
    r = c.rng(f"rose/{seed}")
    for ring, (n, out, wide) in enumerate(
        ((6, 0.66, 0.52), (6, 0.5, 0.45), (5, 0.35, 0.38), (4, 0.2, 0.3), (3, 0.08, 0.2))
    ):
        for k in range(n):
            a = 6.283 * (k + 0.5 * ring) / n + float(r.normal(0, 0.14)) + turn
            px, py = x + math.cos(a) * q * out, y + math.sin(a) * q * out * 0.86 + q * 0.04 * ring
            w = q * wide * float(r.uniform(0.9, 1.1))
            tilt = math.degrees(a) + 90 + float(r.normal(0, 9))
            petal = c.mask(oval(px, py, w, w * 0.72, tilt), wobble=w * 0.1, cell=14)
            tone = mix((0.78, 0.13, 8), (0.56, 0.19, 8), 0.22 * ring + 0.16 * float(r.random()))
            tone = mix(mix(tone, (0.3, 0.12, 0), dark), AIR, haze)
            c.shadow(petal, 0, w * 0.08, w * 0.2, 0.6 * (1 - haze), (0.34, 0.14, 2))
            c.form(petal, tone, thickness=w * 0.5, mottle=0.05, rim=0.5, detail=0.6 - 0.5 * haze)
            c.screen(petal.edge(0, -w * 0.06, 0.8), (0.95, 0.08, 25), 0.5 * (1 - 0.7 * dark))
    c.multiply(c.mask(oval(x, y + q * 0.12, q * 0.16, q * 0.12), soft=q * 0.06), (0.45, 0.16, 5), 0.7 * (1 - haze))


def thicket(c: Canvas, near: float, far: float, n: int, seed: str) -> None:
    """Leaves and small blossom of the tunnel's wall between two distances from its end, larger as they come near."""
    r = c.rng(f"thicket/{seed}")
    a = r.uniform(0, 6.283, n)
    d = np.sort(far + (near - far) * r.random(n) ** 0.8)
    x = END[0] + np.cos(a) * d * 0.8
    y = END[1] - 30 + np.sin(a) * d * 1.06
    keep = y < END[1] + 70 + 0.3 * np.abs(x - END[0])
    x, y, d, a = x[keep], y[keep], d[keep], a[keep]
    n = len(x)
    clump = c.noise.at(f"clump/{seed}", x[None] / 70, y[None] / 70, 1.0, 3)[0]
    deep = smoothstep(140, 700, d)
    table = ramp(
        [
            (0.16, 0.045, 165),
            (0.28, 0.075, 152),
            (0.44, 0.11, 138),
            (0.64, 0.13, 122),
            (0.84, 0.12, 108),
            (0.95, 0.08, 102),
        ]
    )
    t = 0.88 - 0.66 * deep + 0.5 * (clump - 0.5) + r.normal(0, 0.07, n)
    tone = pick(table, np.asarray(np.clip(t, 0.02, 1), np.float32))
    size = (9 + 0.062 * d) * r.uniform(0.7, 1.3, n)
    turn = a + math.pi + r.normal(0, 0.9, n)
    strew(c, "leaf", x, y, size, turn, jittered(tone, r, 0.06), seed=f"thicket/{seed}", detail=0.35)
    pink = r.random(n) < 0.05 * (clump > 0.52) * (d < 420)
    blush: Array = (
        np.stack([mix((0.72, 0.15, 5), AIR, float(h)) for h in (1 - deep[pink]) * 0.75]) if pink.any() else tone[:0]
    )
    strew(c, "petal", x[pink], y[pink], size[pink] * 1.25, turn[pink], blush, seed=f"bloom/{seed}", detail=0.4)


def dew(c: Canvas, x: float, y: float, q: float) -> None:
    """A drop: dark where the light enters, bright where it gathers, one hard spark."""
    drop = c.mask(oval(x, y, q * 0.9, q))
    c.shadow(drop, q * 0.2, q * 0.5, q * 0.3, 0.4, (0.25, 0.07, 160))
    at = drop.where
    u, v = (c.x[at] - x) / q, (c.y[at] - y) / q
    c.multiply(drop * np.asarray(smoothstep(0.5, -0.6, v - 0.2 * u), np.float32), (0.6, 0.09, 140), 0.4)
    c.screen(drop * np.asarray(smoothstep(-0.1, 0.9, v - 0.2 * u), np.float32), (0.95, 0.09, 100), 0.8)
    c.screen(drop.edge(1.0, -1.4, 0.5), (0.97, 0.04, 120), 0.6)
    c.glow(x + q * 0.25, y - q * 0.4, q * 0.24, (0.995, 0.02, 95), 1.0)
