"""The avenue: its sky, its road, the light at its end, and two rows of poplars that leave an hourglass between them."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.materials import foliage, grass
from art.painting.shapes import CORNER, curve, limb, polygon

from .outline import DOWN, NECK, UP, bulb, height


def sky(c: Canvas) -> None:
    """Teal night, lighter towards the far end; over it the slope of stars that slides to the neck."""
    c.wash(
        [
            (0.0, (0.34, 0.07, 225)),
            (0.2, (0.44, 0.08, 215)),
            (0.38, (0.6, 0.085, 196)),
            (0.5, (0.86, 0.08, 110)),
            (1.0, (0.5, 0.08, 190)),
        ],
        warp=40,
    )
    dip = 225 + 120 * np.exp(-(((c.x - 400) / 90) ** 2)) + 26 * (c.field("dip", 120, 3) - 0.5) + 26 * np.sin(c.x / 70)
    level = smoothstep(dip - 10, dip + 60, c.y) * smoothstep(640, 560, c.y)
    milk = 0.5 + 0.9 * (c.field("milk", 120, 5, (0.8, 1.4)) - 0.5)
    c.glaze(c.full(np.clip(level * milk, 0, 1)), (0.78, 0.075, 150), 0.62)
    rifts = smoothstep(0.56, 0.7, c.field("rift", 90, 5, (0.5, 1.6))) * level
    c.glaze(c.full(rifts), (0.38, 0.075, 215), 0.5)


def road(c: Canvas) -> None:
    """Grass, and on it the pale sandy road that the lower bulb is, with ruts, from the far end to the step."""
    below = c.full(smoothstep(NECK[1] - 1, NECK[1] + 2, c.y))
    depth = np.maximum(c.y - NECK[1] + 6, 3)
    u, v = (c.x - 400) / depth, 520 / depth
    patch = c.noise.at("turf", u * 4, v * 3, 1.0, 4)
    turf = ramp([(0, (0.3, 0.06, 190)), (0.6, (0.46, 0.08, 170)), (1, (0.68, 0.09, 135))])
    c.fill(
        below,
        pick(turf, np.clip(0.2 + 0.5 * patch + 0.4 * np.exp(-((depth / 120) ** 2)), 0, 1).astype(np.float32)),
        detail=0.1,
    )
    rough = c.noise.at("road", u * 9, v * 7, 1.0, 4) - 0.5
    ruts = np.exp(-(((np.abs(u + 0.03 * np.sin(v * 1.4)) - 0.2) / 0.035) ** 2))
    t = 0.6 + 0.24 * rough - 0.16 * ruts + 0.36 * np.exp(-((depth / 210) ** 2))
    table = ramp([(0, (0.42, 0.06, 200)), (0.45, (0.6, 0.06, 180)), (0.75, (0.76, 0.065, 130)), (1, (0.92, 0.08, 95))])
    way = c.wobble(bulb(c, up=False, grow=-2), 4, 20)
    c.fill(way, pick(table, np.clip(t, 0, 1).astype(np.float32)), detail=0.15)
    for side in (-1.0, 1.0):
        bars = 0.5 + 0.5 * np.sin(6.5 * np.log(depth) + 0.6 * side)
        shade = smoothstep(0.45, 0.9, bars) * smoothstep(0.14, 0.5, side * u) * smoothstep(12, 60, depth)
        c.multiply(way * np.asarray(shade, np.float32), (0.5, 0.07, 205), 0.55)


def far_end(c: Canvas) -> None:
    """Where the light comes in."""
    c.glow(400, 590, 95, (0.93, 0.09, 95), 0.8)


def trees(c: Canvas) -> None:
    """Poplars from the far end to the columns; each row is lit from within."""
    r = c.rng("poplars")
    ks = np.linspace(0, 1, 11)
    for k in ks:
        for side in (-1.0, 1.0):
            wide = 11 + 345 * float(k) ** 1.75 + (6 if side > 0 else 0) * float(k)
            d = height(wide)
            foot, top = NECK[1] + DOWN * d, NECK[1] - UP * d * float(r.uniform(0.93, 1.06))
            size = wide * 0.34 + 5
            x = NECK[0] + side * (wide + size * 0.62)
            if wide > 270:
                foot, top = foot + 20, top - 110
            near = float(k)
            c.light = Light(
                direction=(-side * 0.75, 0.25, 0.5),
                key=(0.9, 0.085, 100),
                shade=c.palette.shade,
                rim=(-side, 0.1, 0),
                rim_colour=(0.85, 0.09, 110),
            )
            tone = mix((0.62, 0.075, 178), (0.4, 0.075, 180), min(1.0, near * 1.25))
            w = float(r.uniform(0.84, 1.16))
            trunk = c.mask(
                limb(
                    [
                        (x, foot, size * 0.11),
                        (x + side * 2, foot - size * 0.9, size * 0.08),
                        (x, foot - size * 2.4, size * 0.07),
                    ]
                )
            )
            c.form(trunk, mix((0.5, 0.06, 150), (0.3, 0.05, 190), near), rim=0.5, detail=0.4)
            tall = foot - top
            left = [
                (x - size * 0.16 * w, foot - tall * 0.1),
                (x - size * 0.46 * w, foot - tall * 0.24),
                (x - size * 0.52 * w, foot - tall * 0.45),
            ]
            tip = [
                (x - size * 0.4 * w, foot - tall * 0.72),
                (x - size * 0.12, foot - tall * 0.95),
                (x + size * 0.02, top),
            ]
            right = [
                (x + size * 0.2, foot - tall * 0.93),
                (x + size * 0.44 * w, foot - tall * 0.7),
                (x + size * 0.55 * w, foot - tall * 0.42),
            ]
            last = [(x + size * 0.44 * w, foot - tall * 0.2), (x + size * 0.14 * w, foot - tall * 0.09)]
            crown = c.mask(curve(left + tip + right + last), wobble=2 + 7 * near, cell=6 + 16 * near)
            foliage(
                c,
                crown,
                tone,
                seed=f"poplar{k:.2f}{side:.0f}",
                size=3 + 6 * near,
                spacing=2.4 + 1.6 * near,
                clump=7 + 17 * near,
                detail=0.34,
            )
            lee = np.asarray(smoothstep(-0.35, 0.55, side * (c.x - x) / size), np.float32)
            c.multiply(crown * lee, (0.3, 0.075, 225), 0.85)
            c.multiply(crown * smoothstep(foot - 0.45 * tall, foot, c.y), (0.3, 0.07, 215), 0.6)
            verge = c.mask(
                curve(
                    [
                        (x - side * size * 1.05, foot + 2, CORNER),
                        (x, foot - 4 - 5 * near),
                        (x + side * 400, foot - 10, CORNER),
                        (x + side * 400, foot + 60 * near + 10, CORNER),
                        (x, foot + 26 * near + 3),
                    ]
                ),
                wobble=2 + 3 * near,
            )
            c.form(verge, mix((0.58, 0.08, 160), (0.3, 0.06, 185), near), thickness=10, detail=0.25)
            grass(
                c,
                verge,
                ((0.32, 0.06, 190), (0.46, 0.08, 165), (0.62, 0.09, 140))
                if near > 0.4
                else ((0.5, 0.08, 170), (0.64, 0.09, 140)),
                seed=f"verge{k:.2f}{side:.0f}",
                height=(3 + 10 * near, 5 + 26 * near),
                spacing=3 + 4 * near,
                detail=0.4,
            )
    for side in (-1.0, 1.0):
        bank = polygon(
            [
                (400 + side * 400, 880),
                (400 + side * 330, 960),
                (400 + side * 268, 1060),
                (400 + side * 262, 1200),
                (400 + side * 400, 1200),
            ]
        )
        m = c.mask(bank, wobble=8, soft=3)
        c.fill(m, (0.31, 0.06, 185), detail=0.2, mottle=0.2)
        grass(
            c,
            m,
            ((0.28, 0.055, 195), (0.4, 0.075, 170), (0.56, 0.09, 145)),
            seed=f"bank{side:.0f}",
            height=(24, 46),
            spacing=5,
            lean=-side * 0.2,
        )
