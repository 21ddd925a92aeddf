"""Weathers: small skies for jars, drawers and domes."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, rgb
from art.painting.mask import Mask
from art.painting.materials import cloud
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval
from art.painting.stamps import strew


def bottled_weather(canvas: Canvas, m: Mask, kind: str, x: float, y: float, w: float, h: float, seed: str) -> None:
    """Fill a vessel `w` wide and `h` high, its foot at (x, y), with a kind of weather.

    Kinds: rain, storm, fog, dusk, wind, night, rainbow, hail.
    """
    r = canvas.rng(f"weather/{seed}")
    table: dict[str, tuple[Colour, Colour]] = {
        "rain": ((0.5, 0.06, 245), (0.7, 0.06, 225)),
        "storm": ((0.3, 0.08, 290), (0.5, 0.08, 300)),
        "fog": ((0.82, 0.02, 230), (0.94, 0.02, 90)),
        "dusk": ((0.5, 0.12, 330), (0.85, 0.12, 60)),
        "wind": ((0.8, 0.07, 110), (0.93, 0.07, 95)),
        "night": ((0.2, 0.08, 275), (0.36, 0.1, 265)),
        "rainbow": ((0.72, 0.08, 225), (0.92, 0.04, 210)),
        "hail": ((0.55, 0.05, 200), (0.78, 0.04, 190)),
    }
    low, high = table[kind]
    t = np.clip((canvas.y[m.where] - (y - h)) / h, 0, 1)[..., None]
    canvas.fill(m, (rgb(low) * (1 - t) + rgb(high) * t).astype(np.float32))
    if kind == "rainbow":

        def arcs(pen: Pen) -> None:
            for i, hue in enumerate((25, 60, 95, 145, 240, 300)):
                pen.stroke(
                    oval(x, y - h * 0.06, w * (0.42 - i * 0.045), h * (0.58 - i * 0.05)),
                    (0.78, 0.15, hue),
                    w * 0.05,
                    0.85,
                )

        canvas.draw(arcs, clip=m, soft=1.0)
    if kind == "night":

        def dots(pen: Pen) -> None:
            for _ in range(26):
                pen.dot(
                    x + r.uniform(-0.45, 0.45) * w,
                    y - r.uniform(0.1, 0.85) * h,
                    r.uniform(0.5, 1.8),
                    (0.97, 0.05, 95),
                    r.uniform(0.4, 1),
                )

        canvas.draw(dots, clip=m, emission=0.5)
    if kind in ("rain", "storm", "fog", "dusk", "rainbow", "hail"):
        tone = {
            "rain": (0.86, 0.02, 240),
            "storm": (0.56, 0.07, 300),
            "fog": (0.96, 0.01, 90),
            "dusk": (0.9, 0.1, 40),
            "rainbow": (0.98, 0.01, 90),
            "hail": (0.75, 0.03, 210),
        }[kind]
        base = {"fog": 0.3, "rainbow": 0.12, "dusk": 0.25}.get(kind, 0.68)
        puffs = [
            (x + r.uniform(-0.4, 0.4) * w, y - h * (base + r.uniform(-0.09, 0.09)), r.uniform(0.12, 0.24) * w)
            for _ in range(10)
        ]
        cloud(canvas, puffs, tone, seed=seed, clip=m)
    if kind in ("rain", "hail"):

        def drops(pen: Pen) -> None:
            for _ in range(24):
                px, py = x + r.uniform(-0.42, 0.42) * w, y - r.uniform(0.08, 0.52) * h
                if kind == "rain":
                    pen.stroke([(px, py), (px - 3, py + 11)], (0.95, 0.03, 220), 1.3, 0.8)
                else:
                    pen.dot(px, py, r.uniform(1.5, 3.2), (0.98, 0.01, 220))

        canvas.draw(drops, clip=m)
    if kind == "storm":
        bolt = curve(
            [
                (x + 2, y - h * 0.6, CORNER),
                (x - 9, y - h * 0.4, CORNER),
                (x + 3, y - h * 0.41, CORNER),
                (x - 8, y - h * 0.12, CORNER),
                (x + 13, y - h * 0.47, CORNER),
                (x + 3, y - h * 0.46, CORNER),
                (x + 12, y - h * 0.6, CORNER),
            ],
            pull=0.05,
        )
        canvas.glow(x, y - h * 0.38, w * 0.5, (0.9, 0.1, 300), 0.6)
        canvas.draw(lambda pen: pen.fill(bolt, (0.97, 0.08, 95)), emission=0.8, clip=m)
    if kind == "wind":
        n = 26
        a = r.uniform(0, 6.3, n)
        q = np.sqrt(r.random(n)) * 0.42
        colours = np.stack([rgb(((0.66, 0.16, 45), (0.78, 0.15, 75), (0.55, 0.15, 28))[i % 3]) for i in range(n)])
        strew(
            canvas,
            "leaf",
            x + np.cos(a) * q * w,
            y - h * 0.45 + np.sin(a) * q * h * 0.9,
            w * 0.2,
            a + 1.6,
            colours,
            seed=seed,
            clip=m,
            detail=0.8,
        )
