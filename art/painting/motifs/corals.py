"""Corals: staghorn, brain, tube sponge, sea fan, anemone; and small reef fish."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, oval, place


def staghorn(
    canvas: Canvas,
    x: float,
    y: float,
    height: float,
    colour: Colour,
    *,
    seed: str,
    spread: float = 0.55,
    levels: int = 3,
) -> None:
    """Paint a branching coral that stands at (x, y), pale at its tips."""
    r = canvas.rng(f"staghorn/{seed}")
    clay = Clay(canvas, (x - height, y - height * 1.2, x + height, y + 6), melt=height * 0.03)
    tips: list[tuple[float, float]] = []

    def grow(px: float, py: float, angle: float, length: float, w: float, level: int) -> None:
        ex, ey = px + math.cos(angle) * length, py + math.sin(angle) * length
        clay.limb(
            [(px, py, w), ((px + ex) / 2 + r.normal(0, w * 0.4), (py + ey) / 2, w * 0.9), (ex, ey, w * 0.72)], n=8
        )
        if level == 0:
            tips.append((ex, ey))
            return
        for side in (-1, 1) if r.random() < 0.75 else (-1, 0, 1):
            grow(
                ex, ey, angle + side * spread * r.uniform(0.6, 1.2), length * r.uniform(0.6, 0.85), w * 0.74, level - 1
            )

    for i in range(3):
        grow(
            x + (i - 1) * height * 0.08,
            y,
            -math.pi / 2 + (i - 1) * 0.45 + r.normal(0, 0.1),
            height * 0.34,
            height * 0.055,
            levels - 1,
        )
    relief = clay.relief(0.5)
    knobs = (canvas.field("polyps", 4, 2)[relief.mask.where] - 0.5) * 2.2
    canvas.form(relief, colour, bump=np.asarray(knobs, np.float32), rim=0.8, gloss=0.15, detail=0.75)
    for ex, ey in tips:
        canvas.glaze(
            canvas.mask(oval(ex, ey, height * 0.06, height * 0.06), soft=height * 0.02) & relief.mask,
            (0.96, 0.05, 80),
            0.75,
        )


def brain(canvas: Canvas, x: float, y: float, rx: float, ry: float, colour: Colour, *, seed: str) -> None:
    """Paint a round coral with winding grooves, its foot at (x, y)."""
    mask = canvas.mask(oval(x, y - ry * 0.8, rx, ry), wobble=1.5)
    at = mask.where
    n = canvas.noise.at(f"brain/{seed}", canvas.x[at] / (rx * 0.5), canvas.y[at] / (ry * 0.45), 1.0, 2)
    bump = np.sin(n * 34) * rx * 0.035
    canvas.form(mask, colour, bump=np.asarray(bump, np.float32), rim=0.7, detail=0.75)


def tubes(canvas: Canvas, x: float, y: float, height: float, colour: Colour, *, seed: str, n: int = 5) -> None:
    """Paint a cluster of tube sponges with dark mouths."""
    r = canvas.rng(f"tubes/{seed}")
    for i in range(n):
        h = height * r.uniform(0.5, 1.0)
        w = height * r.uniform(0.08, 0.13)
        bx, tx = x + (i - n / 2) * w * 1.5, x + (i - n / 2) * w * 2.4 + r.normal(0, 2)
        clay = Clay(canvas, (min(bx, tx) - 3 * w, y - h - 3 * w, max(bx, tx) + 3 * w, y + 2 * w))
        clay.limb(
            [(bx, y, w * 0.7), ((bx + tx) / 2 + r.normal(0, w * 0.3), y - h * 0.5, w * 0.9), (tx, y - h, w)], n=12
        )
        canvas.form(clay.relief(0.5), colour, bias=r.normal(0, 0.04), rim=0.8, mottle=0.12, grain=6, detail=0.75)
        mouth = canvas.mask(oval(tx, y - h - w * 0.45, w * 0.7, w * 0.38))
        canvas.fill(mouth, mix(colour, canvas.palette.deep, 0.75), detail=0.8)
        canvas.screen(mouth.edge(0, 1, 0.4), canvas.light.key, 0.5)


def fan(canvas: Canvas, x: float, y: float, size: float, colour: Colour, *, seed: str, turn: float = 0.0) -> None:
    """Paint a lacy sea fan."""
    r = canvas.rng(f"fan/{seed}")

    def lace(pen: Pen) -> None:
        def grow(px: float, py: float, angle: float, length: float, w: float, level: int) -> None:
            ex, ey = px + math.cos(angle) * length, py + math.sin(angle) * length
            pen.stroke([(px, py), ((px + ex) / 2 + r.normal(0, 1), (py + ey) / 2), (ex, ey)], colour, w)
            if level:
                for side in (-1, 0.15, 1):
                    grow(
                        ex,
                        ey,
                        angle + side * 0.42 + r.normal(0, 0.08),
                        length * r.uniform(0.62, 0.8),
                        w * 0.68,
                        level - 1,
                    )

        grow(x, y, -math.pi / 2 + math.radians(turn), size * 0.3, size * 0.05, 4)

    canvas.draw(lace, relief=size * 0.03, detail=0.75)


def anemone(canvas: Canvas, x: float, y: float, size: float, colour: Colour, *, seed: str, n: int = 17) -> None:
    """Paint an anemone: a foot and a crown of soft arms with bright ends."""
    r = canvas.rng(f"anemone/{seed}")
    canvas.form(
        canvas.mask(oval(x, y - size * 0.14, size * 0.3, size * 0.24)),
        mix(colour, canvas.palette.deep, 0.35),
        detail=0.7,
    )
    for i in range(n):
        a = math.radians(-170 + 160 * i / (n - 1) + r.normal(0, 5))
        length = size * r.uniform(0.55, 0.85)
        mx, my = x + math.cos(a) * length * 0.55, y - size * 0.2 + math.sin(a) * length * 0.5
        ex, ey = x + math.cos(a + r.normal(0, 0.25)) * length, y - size * 0.2 + math.sin(a) * length * 0.85
        clay = Clay(canvas, (x - size * 1.2, y - size * 1.3, x + size * 1.2, y + size * 0.3))
        clay.limb(
            [
                (x + math.cos(a) * size * 0.12, y - size * 0.2, size * 0.05),
                (mx, my, size * 0.045),
                (ex, ey, size * 0.05),
            ],
            n=8,
        )
        canvas.form(clay.relief(0.4), colour, rim=0.7, gloss=0.25, bias=r.normal(0, 0.05), detail=0.8)
        canvas.glaze(canvas.mask(oval(ex, ey, size * 0.05, size * 0.05)), (0.95, 0.07, 90), 0.7)


def fish(
    canvas: Canvas,
    x: float,
    y: float,
    length: float,
    colour: Colour,
    *,
    band: Colour | None = None,
    left: bool = False,
    turn: float = 0.0,
    tall: float = 0.3,
    seed: str = "fish",
) -> None:
    """Paint a small fish, its middle at (x, y), with fins, a band and an eye."""

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, length, turn, left)

    fin = mix(colour, canvas.light.key, 0.3)
    for part in (
        [(-0.34, 0.0, CORNER), (-0.56, -tall * 0.8, CORNER), (-0.48, 0.0), (-0.56, tall * 0.8, CORNER)],
        [(0.16, -tall * 0.7, CORNER), (-0.06, -tall * 1.35), (-0.3, -tall * 0.5, CORNER)],
        [(0.06, tall * 0.7, CORNER), (-0.1, tall * 1.25), (-0.24, tall * 0.5, CORNER)],
    ):
        canvas.form(canvas.mask(curve(put(part))), fin, thickness=length * 0.05, rim=0.6, detail=0.8)
    body = canvas.mask(
        curve(
            put(
                [
                    (0.48, 0.02),
                    (0.28, -tall * 0.72),
                    (0.0, -tall * 0.85),
                    (-0.26, -tall * 0.4),
                    (-0.4, 0.0, CORNER),
                    (-0.26, tall * 0.4),
                    (0.0, tall * 0.85),
                    (0.28, tall * 0.7),
                ]
            )
        )
    )
    relief = canvas.relief(body, length * 0.2)
    scales = (canvas.field("scales", 5, 2)[body.where] - 0.5) * length * 0.02
    canvas.form(relief, colour, bump=np.asarray(scales, np.float32), rim=0.7, gloss=0.4, detail=0.85)
    if band is not None:
        for at in (0.2, -0.12):
            stripe = canvas.mask(
                curve(
                    put(
                        [
                            (at + 0.05, -tall, CORNER),
                            (at - 0.05, -tall, CORNER),
                            (at - 0.02, 0.0),
                            (at - 0.06, tall, CORNER),
                            (at + 0.04, tall, CORNER),
                            (at + 0.07, 0.0),
                        ]
                    )
                )
            )
            canvas.form(relief.within(stripe), band, gloss=0.3, detail=0.85)
    ex, ey = put([(0.34, -tall * 0.18)])[0][:2]

    def eye(pen: Pen) -> None:
        pen.dot(ex, ey, length * 0.045, (0.96, 0.02, 90))
        pen.dot(ex, ey, length * 0.03, (0.14, 0.02, 40))

    canvas.draw(eye, detail=0.95)


def jellyfish(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    colour: Colour,
    *,
    seed: str,
    pulse: float = 0.5,
    haze: float = 0.0,
    arms: int = 7,
    turn: float = 0.0,
    light: float = 0.5,
) -> tuple[float, float]:
    """Paint a translucent jellyfish, its bell's rim centred on (x, y), `size` wide; returns the rim's middle.

    `pulse` 0 wide and flat to 1 drawn in; `light` is how much it glows from within.
    """
    r = canvas.rng(f"jelly/{seed}")
    w, h = size * (0.56 - 0.12 * pulse), size * (0.44 + 0.26 * pulse)
    shown = mix(colour, canvas.palette.haze, haze)

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, 1.0, turn)

    def trails(pen: Pen) -> None:
        for i in range(arms):
            off = (i - (arms - 1) / 2) / max(arms - 1, 1) * 1.5 * w
            length = size * r.uniform(0.7, 1.5)
            sway = r.normal(0, size * 0.07)
            line = put(
                [
                    (off, 0),
                    (off * 0.9 + sway, length * 0.35),
                    (off * 0.8 - sway, length * 0.7),
                    (off * 0.75 + sway * 0.5, length),
                ]
            )
            pen.stroke(line, mix(shown, canvas.light.key, 0.3), max(0.5, size * 0.014), 0.5 * (1 - haze))

    canvas.draw(trails, detail=0.55, soft=0.3)
    frill = [
        (-0.5 * w, -h * 0.1),
        (-0.3 * w, size * 0.3),
        (-0.1 * w, size * 0.12),
        (0.08 * w, size * 0.36),
        (0.24 * w, size * 0.1),
        (0.4 * w, size * 0.26),
        (0.5 * w, -h * 0.1),
    ]
    canvas.screen(canvas.mask(curve(put(frill)), soft=size * 0.02), shown, 0.42 * (1 - haze))
    rim: list[tuple[float, ...]] = []
    lobes = 7
    for i in range(lobes + 1):
        px = w * (1 - 2 * i / lobes)
        rim.append((px, size * 0.03))
        if i < lobes:
            rim.append((px - w / lobes, size * (0.085 if i % 2 else 0.07)))
    bell = canvas.mask(
        curve(
            put(
                [
                    (-w, size * 0.02, CORNER),
                    (-w * 0.98, -h * 0.35),
                    (-w * 0.6, -h * 0.86),
                    (0, -h),
                    (w * 0.6, -h * 0.86),
                    (w * 0.98, -h * 0.35),
                    (w, size * 0.02, CORNER),
                    *rim[1:-1],
                ]
            )
        )
    )
    canvas.fill(bell, shown, 0.3 * (1 - 0.5 * haze), detail=0.5)
    body = canvas.relief(bell, size * 0.34)
    edge = np.clip(1 - body.nz, 0, 1) ** 1.4
    top = np.clip(-body.ny, 0, 1)
    canvas.screen(
        bell * np.asarray(edge * (0.35 + 0.65 * top), np.float32), mix(shown, canvas.light.key, 0.55), 0.9 * (1 - haze)
    )
    canvas.glow(x, y - h * 0.4, size * 0.34, shown, light * (1 - haze))
    if size > 34:

        def ribs(pen: Pen) -> None:
            for i in range(-3, 4):
                pen.stroke(
                    put([(i * w * 0.06, -h * 0.95), (i * w * 0.24, -h * 0.55), (i * w * 0.29, size * 0.04)]),
                    mix(shown, canvas.light.key, 0.55),
                    max(0.6, size * 0.01),
                    0.35,
                )
            for i in range(4):
                a = i / 4 * 6.283 + 0.6
                cx, cy = put([(math.cos(a) * w * 0.26, -h * 0.52 + math.sin(a) * h * 0.16)])[0][:2]
                pen.stroke(
                    oval(cx, cy, size * 0.06, size * 0.05), mix(shown, (0.9, 0.1, 20), 0.5), max(0.8, size * 0.018), 0.5
                )

        canvas.draw(ribs, detail=0.6, clip=bell, soft=0.3)
    return put([(0.0, 0.0)])[0][0], put([(0.0, 0.0)])[0][1]
