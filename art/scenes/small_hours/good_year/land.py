"""Parts of Good Year: the dusk, far hills, the soil in beds that run like currents, its stones and roots."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, rgb, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb, sample
from art.painting.stamps import jittered, strew

from .ink import SOIL_DEEP, back, crease, lawn, near

_STONES: Final = (
    *((40, 560, 40, 24, -14), (392, 492, 34, 20, 10), (470, 560, 24, 15, -8), (20, 760, 26, 20, 20)),
    *((340, 462, 18, 11, -12), (516, 476, 16, 10, 14), (690, 600, 30, 15, -6), (770, 472, 26, 17, 8)),
    *((22, 1010, 24, 30, 10), (30, 1120, 40, 28, -14), (660, 470, 15, 9, 4)),
)


def sky(c: Canvas) -> None:
    """The last light: plum above, rose, then gold along the ground; two far ridges."""
    t = c.y / 410 + 0.16 * (c.field("air", 240, 4, (2.6, 0.8)) - 0.5) - 0.0002 * (c.x - 200)
    tones = ((0.56, 0.1, 303), (0.68, 0.095, 322), (0.8, 0.09, 5), (0.87, 0.1, 52), (0.93, 0.095, 78))
    table = ramp(list(zip((0.0, 0.3, 0.58, 0.8, 1.0), tones, strict=True)))
    c.fill(c.full(), pick(table, np.asarray(t, np.float32)), detail=0.0)
    c.glow(110, 410, 190, (0.97, 0.08, 84), 0.3, flat=0.7)
    for points, tone in (
        (
            ((-20, 380), (60, 366), (160, 376), (260, 352), (380, 372), (500, 350), (640, 366), (820, 340)),
            (0.75, 0.1, 5),
        ),
        (((-20, 398), (90, 392), (200, 400), (330, 384), (480, 396), (620, 380), (820, 386)), (0.6, 0.1, 335)),
    ):
        ridge = c.mask(curve([*points, (820, 460, CORNER), (-20, 460, CORNER)]), wobble=2, cell=12)
        c.fill(ridge, tone, 0.8, detail=0.1)
        c.glaze(near(c, 60, 390, 170, ridge), (0.93, 0.1, 70), 0.6)


def sun(c: Canvas) -> None:
    """The sun, half gone behind the far ridge."""
    disc = c.mask(circle(44, 368, 27)) * np.asarray(smoothstep(371, 368, c.y + 0.05 * (c.x - 44)), np.float32)
    c.glow(44, 360, 46, (0.95, 0.11, 70), 0.4)
    c.fill(disc, (0.965, 0.09, 80), detail=0.8)
    c.emit(disc, 0.4)


def soil(c: Canvas) -> None:
    """Loam below the grass, then dark warm beds that part about the whale as water would."""
    top, low = lawn(c.x), back(c.x)
    k = (c.y - top) / np.maximum(low - top, 1) + 0.1 * (c.field("beds", 90, 3, (2.2, 0.7)) - 0.5)
    k = np.where(c.x < 60, k - 0.1 * np.clip((60 - c.x) / 60, 0, 1), k)
    ground = c.full(smoothstep(-1.5, 1.5, c.y - top))
    tones = (
        (0.3, 0.06, 36),
        (0.42, 0.075, 50),
        (0.33, 0.066, 42),
        (0.4, 0.07, 34),
        (0.29, 0.056, 38),
        (0.24, 0.05, 28),
    )
    out = rgb(tones[0]) + np.zeros((*k.shape, 1), np.float32)
    for tone, since in zip(tones[1:], (0.16, 0.36, 0.5, 0.66, 1.02), strict=True):
        share = smoothstep(since - 0.014, since + 0.014, k)[..., None]
        out = out + (rgb(tone) - out) * share
    grain = 0.12 * (c.field("grain", 9, 3) - 0.5) + 0.14 * (c.field("clods", 40, 3, (1.6, 0.8)) - 0.5)
    c.fill(ground, np.asarray(np.clip(out * (1 + grain[..., None]), 0, 1), np.float32), detail=0.1)
    lines = np.asarray(smoothstep(0.05, 0.0, np.abs(np.mod(k * 9, 1) - 0.5)) * smoothstep(0.1, 0.24, k), np.float32)
    c.glaze(ground * lines, (0.56, 0.08, 56), 0.2)
    c.multiply(ground * np.asarray(smoothstep(620, 1150, c.y), np.float32), (0.4, 0.06, 320), 0.55)
    c.multiply(ground * np.asarray(smoothstep(420, 800, c.x) * 0.5, np.float32), (0.45, 0.06, 320), 0.6)
    c.glaze(near(c, 300, 690, 300, ground), (0.62, 0.115, 56), 0.42)


def currents(c: Canvas) -> None:
    """Thin pale beds that run through the soil as currents do, broken here and there."""
    x = np.linspace(-20, 820, 60).astype(np.float32)
    top, low = lawn(x), back(x)
    ground = c.full(np.asarray(smoothstep(-1, 6, c.y - lawn(c.x)), np.float32))
    for k, wide, tone in (
        (0.2, 4.5, (0.6, 0.09, 58)),
        (0.3, 7.0, (0.22, 0.05, 34)),
        (0.44, 3.4, (0.56, 0.09, 50)),
        (0.56, 8.0, (0.22, 0.05, 330)),
        (0.66, 4.5, (0.58, 0.09, 54)),
        (0.8, 6.5, (0.2, 0.05, 330)),
        (0.88, 3.6, (0.52, 0.085, 44)),
    ):
        bend = 7 * np.sin(x / 74 + 9 * k) + 4 * np.sin(x / 31 + 21 * k)
        y = top + (low - top) * k + bend * (1 - k)
        thick = wide * (0.55 + 0.5 * np.sin(x / 90 + 13 * k))
        way = [(float(a), float(b), float(max(q, 0.2))) for a, b, q in zip(x, y, thick, strict=True)]
        c.glaze(c.mask(limb(way, 150), wobble=2, soft=1.2) & ground, tone, 0.6)


def stones(c: Canvas) -> None:
    """Pebbles strewn along the beds; a few stones, lit from the burrow's side."""
    r = c.rng("pebbles")
    x, k = r.uniform(-10, 810, 260), r.uniform(0.12, 0.98, 260)
    top, low = lawn(x), back(np.asarray(x, np.float32))
    y = top + (low - top) * k
    tone = rgb((0.4, 0.05, 46)) + (rgb((0.54, 0.055, 55)) - rgb((0.4, 0.05, 46))) * r.random((260, 1)) ** 2
    strew(
        c,
        "pebble",
        x,
        y,
        r.uniform(4, 12, 260),
        r.uniform(-0.4, 0.4, 260),
        jittered(np.asarray(tone, np.float32), r),
        seed="pebbles",
        alpha=0.75,
        detail=0.3,
    )
    for x0, y0, a, b, turn in _STONES:
        ring = []
        for j in range(8):
            w = 2 * np.pi * j / 8
            q = float(r.uniform(0.86, 1.1))
            u, v = a * q * np.cos(w), b * q * np.sin(w)
            s, t = np.sin(np.radians(turn)), np.cos(np.radians(turn))
            ring.append((float(x0 + u * t - v * s), float(y0 + u * s + v * t)))
        m = c.mask(curve(ring), wobble=1)
        c.multiply(m.blur(5).move(1, 6), SOIL_DEEP, 0.7)
        c.fill(m, mix((0.46, 0.045, 40), (0.4, 0.05, 320), float(r.random())), detail=0.35, mottle=0.08)
        c.multiply(m.edge(3, 9, 6), (0.4, 0.06, 320), 0.8)
        c.glaze(m.edge(2 if x0 < 250 else -3, -4, 3), (0.7, 0.09, 60), 0.55)


_ROOTS: Final[tuple[Points, ...]] = (
    ((578, 470), (520, 500), (470, 516), (430, 548)),
    ((580, 520), (540, 560), (520, 610), (500, 640)),
    ((600, 486), (660, 522), (690, 545)),
    ((626, 540), (668, 576), (716, 590), (770, 622)),
    ((604, 430), (660, 440), (724, 436), (790, 452)),
)


def roots(c: Canvas) -> None:
    """Roots that leave the trunk on its way, and the grass's own below the turf."""
    r = c.rng("roots")

    def work(pen: Pen) -> None:
        for way in _ROOTS:
            n = len(way)
            pen.fill(
                limb([(p[0], p[1], 10 * (1 - j / n) ** 1.4 + 0.6) for j, p in enumerate(way)], 40), (0.33, 0.05, 350)
            )
            pen.fill(
                limb([(p[0] - 1, p[1] - 1.6, 1.6 * (1 - j / n)) for j, p in enumerate(way)], 40), (0.5, 0.06, 30), 0.6
            )
        for _ in range(120):
            x = float(r.uniform(0, 800))
            y, long = float(lawn(x)), float(r.uniform(14, 44))
            bend = float(r.normal(0, 6))
            crease(pen, ((x, y), (x + bend, y + 0.5 * long), (x + 0.4 * bend, y + long)), 0.9, (0.55, 0.06, 60), 0.45)

    c.draw(work, detail=0.4, soft=0.5)


def turf(c: Canvas) -> None:
    """The turf's edge, and short grass against the light; over the burrow's mouth only its far lip is seen."""
    r = c.rng("grass")
    way = np.linspace(-20, 820, 120)
    gap = np.asarray(smoothstep(54, 34, np.abs(way - 99)))
    edge = [
        (float(v), float(lawn(v)) + 5 - 5 * float(g) + 6 * float(g * (1 - g)) * 4, 8.0 - 5.6 * float(g))
        for v, g in zip(way, gap, strict=True)
    ]
    c.fill(c.mask(limb(edge, 300), wobble=4, cell=14), (0.34, 0.055, 120), detail=0.3)
    x = r.uniform(-10, 810, 1600)
    gap = np.asarray(smoothstep(52, 36, np.abs(x - 99)))
    y = lawn(x) + r.uniform(-2, 11, len(x)) * (1 - gap) + 10 * gap * (1 - gap)
    order = np.argsort(y)
    x, y, gap = x[order], y[order], gap[order]
    tall = r.uniform(9, 20, len(x)) * (1.1 + 0.5 * np.sin(x / 23 + 2 * np.sin(x / 41))) * (1 - 0.45 * gap)
    lit = np.clip(0.25 + 0.5 * np.exp(-(((x - 110) / 200) ** 2)) + 0.25 * gap + r.normal(0, 0.2, len(x)), 0, 1)
    tone = pick(ramp([(0.27, 0.05, 150), (0.44, 0.07, 118), (0.7, 0.11, 96)]), np.asarray(lit, np.float32))
    lean = 1.1 * np.sign(99 - x) * np.exp(-(((np.abs(x - 99) - 48) / 9) ** 2))
    turn = -1.5 + lean + r.normal(0, 0.3, len(x))
    strew(c, "blade", x, y, tall, turn, jittered(tone, r, 0.04, 0.01), seed="grass", detail=0.45)


def tuft(c: Canvas, way: Points, n: int, tall: float, seed: str, lean: float = 582) -> None:
    """Set grass along a way, as the turf's is, leaning away from a place."""
    r = c.rng(seed)
    s = sample([p[:2] for p in way], 100)
    at = np.sort(r.integers(0, 100, n))
    x, y = s[at, 0] + r.normal(0, 2, n), s[at, 1] + r.uniform(-3, 6, n)
    lit = np.clip(0.34 + 0.2 * (x < 570) + r.normal(0, 0.2, n), 0, 1)
    tone = pick(ramp([(0.27, 0.05, 150), (0.44, 0.07, 118), (0.7, 0.11, 96)]), np.asarray(lit, np.float32))
    turn = -1.5 + 0.5 * np.tanh((x - lean) / 60) + r.normal(0, 0.32, n)
    strew(c, "blade", x, y, r.uniform(10, 22, n) * tall, turn, jittered(tone, r, 0.04, 0.01), seed=seed, detail=0.45)
