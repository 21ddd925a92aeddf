"""Skies: suns, moons, stars, streaks of high cloud, rain and snow in the air."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import circle
from art.painting.stamps import strew


def sun(canvas: Canvas, x: float, y: float, r: float, colour: Colour | None = None, *, power: float = 0.8) -> None:
    """Hang a sun with its glow; `r` is the disc's radius."""
    light = canvas.palette.key if colour is None else colour
    canvas.glow(x, y, r * 5, light, 0.5 * power)
    canvas.glow(x, y, r * 2.2, light, 0.6 * power)
    disc = canvas.mask(circle(x, y, r), soft=r * 0.04)
    canvas.fill(disc, (0.985, 0.04, 95), detail=0.3)
    canvas.emit(disc, 0.6 * power)


def moon(
    canvas: Canvas,
    x: float,
    y: float,
    r: float,
    *,
    phase: float = 1.0,
    colour: Colour = (0.95, 0.04, 95),
    turn: float = 20.0,
) -> None:
    """Hang a moon with seas; `phase` 1 is full, 0.5 half, 0.1 a thin sickle (lit on the right before `turn`)."""
    canvas.glow(x, y, r * 3.4, colour, 0.36)
    canvas.glow(x, y, r * 1.7, colour, 0.4)
    disc = canvas.mask(circle(x, y, r))
    at = disc.where
    dx, dy = (canvas.x[at] - x) / r, (canvas.y[at] - y) / r
    a = math.radians(turn)
    u, v = dx * math.cos(a) + dy * math.sin(a), -dx * math.sin(a) + dy * math.cos(a)
    edge = (1 - 2 * phase) * np.sqrt(np.clip(1 - v * v, 0, 1))
    lit_part = smoothstep(edge - 0.05, edge + 0.05, u)
    seas = smoothstep(0.5, 0.66, canvas.field("moon-seas", r * 0.8, 4)[at])
    rough = canvas.field("moon-rough", r * 0.2, 3)[at] - 0.5
    t = 0.92 - 0.3 * np.hypot(dx, dy) - 0.34 * seas - 0.22 * rough
    colours = pick(ramp([(0.62, 0.06, 270), (0.84, 0.05, 90), colour, (0.99, 0.02, 95)]), t)
    shown = Mask(disc.a * lit_part, disc.box, disc.frame, disc.scale)
    canvas.fill(shown, colours, detail=0.7)
    canvas.emit(shown, 0.25)


def stars(
    canvas: Canvas,
    n: int,
    bottom: float,
    *,
    seed: str = "stars",
    clip: Mask | None = None,
    colour: Colour = (0.97, 0.04, 95),
    size: float = 1.0,
) -> None:
    """Scatter stars above the height `bottom`, fewer lower down; paint them after the last strokes."""
    r = canvas.rng(f"stars/{seed}")
    x, y = r.random(n) * 800, bottom * r.random(n) ** 1.3
    radius = (0.45 + 1.5 * r.random(n) ** 5) * size
    alpha = 0.3 + 0.7 * r.random(n)

    def work(pen: Pen) -> None:
        for i in range(n):
            pen.dot(x[i], y[i], radius[i], colour, alpha[i])

    canvas.draw(work, emission=0.7, detail=0.95, clip=clip)
    for i in np.nonzero(radius > 1.5 * size)[0]:
        inside = (
            clip is None
            or clip.whole()[min(int(y[i] * canvas.scale), canvas.h - 1), min(int(x[i] * canvas.scale), canvas.w - 1)]
            > 0.5
        )
        if inside:
            canvas.glow(float(x[i]), float(y[i]), 7 * size, colour, 0.4)


def streaks(
    canvas: Canvas,
    top: float,
    bottom: float,
    colour: Colour,
    *,
    share: float = 0.5,
    seed: str = "streaks",
    cover: float = 0.5,
) -> None:
    """Draw high, torn streaks of cloud between two heights; `cover` 0–1 says how much."""
    n = canvas.field(f"streaks/{seed}", 190, 5, (2.6, 0.5))
    band = smoothstep(top, top + 0.35 * (bottom - top), canvas.y) * smoothstep(
        bottom, bottom - 0.35 * (bottom - top), canvas.y
    )
    canvas.glaze(smoothstep(0.78 - 0.4 * cover, 0.98 - 0.3 * cover, n) * band * share, colour)


def rain(
    canvas: Canvas,
    n: int = 900,
    *,
    angle: float = 76.0,
    length: tuple[float, float] = (18, 52),
    colour: Colour = (0.9, 0.03, 230),
    alpha: float = 0.35,
    seed: str = "rain",
    clip: Mask | None = None,
) -> None:
    """Draw slanting rain; `angle` in degrees (90 falls straight)."""
    r = canvas.rng(f"rain/{seed}")
    x, y = r.uniform(-40, 840, n), r.uniform(-40, 1240, n)
    size, a = r.uniform(*length, n), math.radians(angle)
    width = r.uniform(0.5, 1.3, n)

    def work(pen: Pen) -> None:
        for i in range(n):
            pen.stroke(
                [(x[i], y[i]), (x[i] + math.cos(a) * size[i], y[i] + math.sin(a) * size[i])],
                colour,
                width[i],
                alpha * (0.4 + 0.6 * (i % 7) / 6),
            )

    canvas.draw(work, detail=0.6, clip=clip)


def snowfall(
    canvas: Canvas,
    n: int = 500,
    *,
    size: tuple[float, float] = (2, 9),
    colour: Colour = (0.98, 0.01, 90),
    alpha: float = 0.85,
    seed: str = "snowfall",
) -> None:
    """Let snow fall: many small flakes, a few large soft ones near the eye."""
    r = canvas.rng(f"snow/{seed}")
    x, y = r.uniform(0, 800, n), r.uniform(0, 1200, n)
    s = size[0] + (size[1] - size[0]) * r.random(n) ** 4
    shade = np.repeat(np.array([[1.0, 1.0, 1.0]], np.float32), n, 0)
    strew(canvas, "puff", x, y, s, r.uniform(0, 6.3, n), shade, seed=seed, alpha=alpha, detail=0.6)
    for i in range(max(4, n // 40)):
        canvas.glow(float(x[i]), float(y[i]), size[1] * 0.8, colour, 0.5)
