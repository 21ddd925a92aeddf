"""The scarf: two bands from two laps that meet below the bench and run on as a stream; the loose wool; the cup."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.materials import grass
from art.painting.motifs.ribbon import Ribbon, ribbon
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, sample

_LEFT = [
    (192, 512, 36),
    (198, 556, 39),
    (226, 606, 39),
    (254, 676, 38),
    (280, 760, 38),
    (322, 830, 40),
    (372, 878, 44),
    (420, 914, 48),
]
_RIGHT = [
    (626, 556, 34),
    (594, 572, 38),
    (560, 618, 38),
    (538, 690, 37),
    (518, 770, 37),
    (480, 834, 38),
    (436, 880, 42),
    (404, 910, 44),
]
_WAY = (
    *((866, 398, 40), (890, 402, 80), (918, 436, 92), (948, 500, 94), (976, 528, 98), (1002, 480, 108)),
    *((1030, 380, 122), (1060, 290, 136), (1094, 240, 152), (1132, 270, 172), (1172, 350, 196), (1220, 450, 220)),
)
"""The stream: height, its middle, half its width."""


def _stitches(band: Ribbon, size: float) -> tuple[Array, Array]:
    """Return the yarn's height 0-1 and a stitch's row."""
    column = band.across * band.radius / size
    half = np.abs(np.mod(column, 1) - 0.5)
    row = band.along / (size * 0.95) + half * 1.5
    yarn = np.abs(np.sin(np.pi * row)) ** 0.6 * np.clip(np.sin(np.pi * np.clip(half * 2, 0.02, 1)), 0, 1) ** 0.5
    return np.asarray(yarn, np.float32), np.asarray(row, np.float32)


def _wool(c: Canvas, band: Ribbon, size: float = 11.0) -> Array:
    """Return the colours of the knitted band under this card's light."""
    yarn, _ = _stitches(band, size)
    light = band.mask.where
    stripe = smoothstep(0.42, 0.5, np.abs(np.mod(band.along / 92, 1) - 0.5))
    table = ramp([(0, (0.34, 0.13, 5)), (0.45, (0.54, 0.19, 12)), (0.8, (0.68, 0.18, 16)), (1, (0.84, 0.11, 25))])
    pale = ramp([(0, (0.5, 0.09, 5)), (0.5, (0.8, 0.07, 30)), (1, (0.96, 0.03, 60))])
    t = (
        0.18
        + 0.62 * yarn
        + 0.2 * (1 - band.across**2)
        - 0.14 * band.across
        + 0.16 * (c.field("wool", 5, 2)[light] - 0.5)
    )
    t = np.clip(t, 0, 1).astype(np.float32)
    out: Array = pick(table, t) + (pick(pale, t) - pick(table, t)) * stripe[..., None]
    return out


def _band(c: Canvas, spine: Sequence[tuple[float, float, float]]) -> None:
    """Lay one knitted band: a straight first row, a last one that goes over into the stream."""
    band = ribbon(c, spine)
    column = np.floor(band.across * band.radius / 11)
    ragged = 16 * np.mod(np.sin(column * 12.9898) * 43758.5453, 1.0)
    ends = smoothstep(1, 4, band.along) * smoothstep(band.length - 6, band.length - 40, band.along + ragged)
    mask = band.mask * np.asarray(ends, np.float32)
    c.shadow(mask, 9, 8, 9, 0.5)
    c.fill(mask, _wool(c, band), detail=0.85)
    edge = np.asarray(smoothstep(0.78, 1, np.abs(band.across)), np.float32)
    c.multiply(mask * edge, (0.5, 0.12, 5), 0.5)
    for k, (at, share) in enumerate(((0.2, 0.3), (0.46, 0.25), (0.76, 0.35))):
        wave = np.exp(-(((band.along / band.length - at - 0.03 * band.across * (-1) ** k) / 0.045) ** 2))
        c.multiply(mask * np.asarray(wave * (0.5 + 0.4 * band.across), np.float32), (0.45, 0.12, 5), share)


def knitting(c: Canvas) -> None:
    """The elder's half, which hangs from her needles."""
    _band(c, _LEFT)


def scarf(c: Canvas) -> None:
    """Lay the stream, then both bands where they meet."""
    _water(c)
    _band(c, _RIGHT)
    low = [q for q in _LEFT if q[1] > 590]
    _band(c, [(211, 580, 39), *low])


def _way(c: Canvas) -> tuple[Mask, Array, Array, Array]:
    """The stream's mask and, on the card, places across (-1 to 1) and along it (0 to 1), and half its width."""
    path = sample(_WAY, 400)
    y = np.asarray(c.y, np.float64)
    mid = np.interp(y, path[:, 0], path[:, 1])
    half = np.interp(y, path[:, 0], path[:, 2])
    steps = np.hypot(np.diff(path[:, 0]) * 2.2, np.diff(path[:, 1]))
    steps = steps / np.interp((path[1:, 0] + path[:-1, 0]) / 2, path[:, 0], path[:, 2])
    so_far = np.concatenate([[0.0], np.cumsum(steps)])
    along = np.interp(y, path[:, 0], so_far / so_far[-1])
    bumpy = 0.05 * (c.field("shore", 22, 3) - 0.5) * smoothstep(900, 960, c.y) * 2
    across = (c.x - mid) / half + bumpy
    slope = np.gradient(path[:, 1], path[:, 0])
    steep = np.sqrt(1 + np.interp(y, path[:, 0], slope) ** 2)
    cover = np.clip((1 - np.abs(across)) * half / steep * c.scale + 0.5, 0, 1) * smoothstep(866, 872, c.y)
    return (
        c.full(cover.astype(np.float32)),
        across.astype(np.float32),
        along.astype(np.float32),
        half.astype(np.float32),
    )


def _water(c: Canvas) -> None:
    """Wool first, whose stitches come loose and are ripples, then clear water with the sky in it."""
    m, across, t, half = _way(c)
    c.multiply(m.grow(7).blur(6).move(0, -3) * np.asarray(smoothstep(880, 940, c.y), np.float32), (0.5, 0.1, 150), 0.6)
    band = Ribbon(mask=m, along=t * 900, across=across, radius=half, length=900.0)
    wool = _wool(c, band, 12.0)
    row = t * 62 + np.abs(np.mod(across * 4.5, 1) - 0.5) * 1.7
    eddy = c.noise.at("eddy", t * 9, across * 2.4, 1.0, 3) - 0.5
    loose = smoothstep(0.12, 0.6, t)
    chevron = np.abs(np.sin(np.pi * (row + eddy * 2.4 * loose))) ** 1.2
    flow = c.noise.at("flow", t * 10 + 0.4 * np.abs(across), across * 4.5, 1.0, 4)
    ripple = (1 - 0.75 * loose) * chevron + loose * smoothstep(0.42, 0.72, flow)
    level = 0.2 + 0.4 * ripple + 0.26 * (1 - across**2) - 0.1 * across
    table = ramp(
        [
            (0, (0.5, 0.08, 190)),
            (0.3, (0.66, 0.085, 195)),
            (0.6, (0.81, 0.065, 200)),
            (0.85, (0.92, 0.035, 190)),
            (1, (0.985, 0.015, 150)),
        ]
    )
    water = pick(table, np.clip(level, 0, 1).astype(np.float32))
    blush = np.clip(
        np.exp(-(((t - 0.24) / 0.2) ** 2)) * 0.6 * (1 - chevron) + 0.12 * smoothstep(0.55, 0.75, flow), 0, 1
    )[..., None]
    water = water + (rgb((0.76, 0.11, 8)) - water) * blush
    # Single stitches go over from wool to water, not a straight line.
    cell = np.mod(np.sin(np.floor(across * 4.5) * 12.9898 + np.floor(row) * 78.233) * 43758.5453, 1.0)
    turned = smoothstep(-0.1, 0.1, (t - 0.17) * 3.4 - (cell - 0.5) * 0.55)
    colours = wool + (water - wool) * turned[..., None]
    c.fill(m, colours.astype(np.float32), detail=0.66)
    late = smoothstep(0.1, 0.3, t)
    c.multiply(m * np.asarray(smoothstep(0.8, 1, np.abs(across)) * late, np.float32), (0.5, 0.085, 175), 0.45)
    far_bank = m - m.move(0, 9)
    c.multiply(far_bank.blur(3) & m, (0.42, 0.08, 165), 0.55)
    r = c.rng("bank")
    path = sample(_WAY, 420)
    tones = ((0.56, 0.115, 146), (0.7, 0.125, 138), (0.85, 0.115, 122))
    for side in (-1.0, 1.0):
        dots = []
        for y, x, half_width in path[70:]:
            q = half_width + float(r.uniform(-1, 5))
            dots.append(oval(float(x + side * q), float(y), 5, 2.6))
        slope = np.gradient(path[:, 1], path[:, 0])
        for (y, x, half_width), d in zip(path[70:], slope[70:], strict=True):
            more = [(float(r.uniform(-4, 4)), float(r.uniform(-1, 1))) for _ in range(int(abs(d)))]
            dots.extend(oval(float(x + side * half_width) + dx, float(y) + dy, 5, 2.4) for dx, dy in more)
        line = c.mask(*dots)
        grass(c, line - m.grow(-5), tones, seed=f"bank{side:.0f}", height=(8, 34), spacing=3.6, spread=0.4, detail=0.65)


def loose_ends(c: Canvas) -> None:
    """The wool that she has pulled out: crinkled from the scarf's end to her fingers, and down over her knee."""

    def crinkle(points: list[tuple[float, float]], n: int, amount: float, seed: str) -> list[tuple[float, float]]:
        s = sample(points, n)
        r = c.rng(f"crinkle/{seed}")
        out = []
        for k, (x, y) in enumerate(s):
            a = amount * (1 if k % 2 else -1) * float(r.uniform(0.3, 1.3))
            out.append((float(x) + a + float(r.normal(0, 0.8)), float(y) + a * 0.5 + float(r.normal(0, 1.2))))
        return out

    up = crinkle([(634, 552), (646, 480), (660, 400), (672, 330)], 50, 1.4, "up")
    over = crinkle(
        [
            (680, 322),
            (712, 350),
            (726, 430),
            (712, 510),
            (700, 560),
            (722, 600),
            (738, 680),
            (716, 760),
            (742, 830),
            (716, 890),
            (752, 930),
        ],
        110,
        3.4,
        "over",
    )
    trail = crinkle(
        [
            (752, 930),
            (700, 960),
            (740, 1000),
            (690, 1040),
            (640, 1064),
            (560, 1104),
            (590, 1150),
            (500, 1164),
            (420, 1150),
            (330, 1140),
            (262, 1116),
        ],
        120,
        2.6,
        "trail",
    )

    def work(pen: Pen) -> None:
        for line in (over, up, trail):
            pen.stroke(line, (0.6, 0.2, 14), 3.3)

    below = [(x + 4, y + 5) for x, y in trail]
    c.draw(lambda pen: pen.stroke(below, (0.4, 0.09, 150), 4.5, 0.4), soft=1.5)
    c.draw(work, relief=2.2, detail=0.93)


def cup(c: Canvas) -> None:
    """A teacup that the stream carries off, tilted, the tea slopping."""
    x, y = 316.0, 1040.0
    c.multiply(c.mask(oval(x + 2, y + 30, 52, 12), soft=6), (0.4, 0.08, 195), 0.7)
    ring = c.mask(oval(x, y + 32, 62, 14)) - c.mask(oval(x, y + 31, 54, 11))
    c.screen(ring.blur(1.5), (0.98, 0.02, 180), 0.75)
    bowl = c.mask(
        curve(
            [
                (x - 46, y - 28, CORNER),
                (x - 38, y + 10),
                (x - 14, y + 34),
                (x + 16, y + 36),
                (x + 40, y + 16),
                (x + 52, y - 16, CORNER),
                (x + 4, y - 4),
            ]
        )
    )
    c.draw(
        lambda pen: pen.stroke(
            [(x + 44, y - 4), (x + 70, y - 12), (x + 72, y + 10), (x + 36, y + 20)], (0.95, 0.02, 70), 7.5
        ),
        relief=4,
        detail=0.92,
    )
    c.form(bowl, (0.96, 0.02, 70), thickness=50, gloss=0.4, rim=0.3, detail=0.92)
    mouth = c.mask(oval(x + 3, y - 22, 49, 14, 7))
    c.form(mouth, (0.93, 0.03, 70), thickness=5, detail=0.92)
    tea = c.mask(oval(x + 3, y - 20, 43, 10, 7))
    c.fill(tea, (0.56, 0.11, 58), detail=0.92)
    c.screen(tea & c.mask(oval(x - 12, y - 24, 16, 4, 7), soft=2), (0.95, 0.08, 85), 0.7)
    r = c.rng("cup")

    def sprig(pen: Pen) -> None:
        for k in range(5):
            a, b = x - 26 + 14 * k, y + 8 + 6 * np.sin(k * 1.9) - 0.02 * (k - 2) ** 2
            pen.dot(a, b, 5.2, (0.64, 0.17, 10))
            pen.dot(a - 1, b - 1, 2.4, (0.82, 0.09, 15))
            pen.fill(oval(a + 6, b + 4, 4.4, 2, float(r.uniform(-40, 40))), (0.6, 0.1, 150))
        pen.stroke([(x - 44, y - 24), (x - 20, y - 12), (x + 20, y - 7), (x + 50, y - 12)], (0.8, 0.12, 80), 2, 0.8)

    c.draw(sprig, clip=bowl - mouth, detail=0.92)
    c.multiply(bowl * np.asarray(smoothstep(y + 14, y + 38, c.y), np.float32), (0.62, 0.07, 200), 0.55)
    _ = limb
