"""The winter that the train of Perishable brings along: steam, flung snow, flakes."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.materials import cloud
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._perishable_engine import SNOW, place
from moonhare.painting.shapes import oval, sample
from moonhare.painting.stamps import strew


def steam(c: Canvas) -> None:
    """One big white cumulus out of the chimney, leaning to the right with the wind."""
    r = c.rng("steam")
    table = [
        (0.44, 0.1, 272),
        (0.58, 0.09, 266),
        (0.76, 0.06, 255),
        (0.92, 0.025, 80),
        (0.99, 0.015, 92),
        (1.0, 0.01, 95),
    ]
    spine = sample(
        [
            (348, 366, 30),
            (346, 326, 54),
            (366, 262, 92),
            (430, 186, 130),
            (548, 132, 148),
            (690, 108, 140),
            (850, 104, 120),
        ],
        50,
    )
    puffs = []
    for x, y, q in spine:
        for _ in range(6):
            a, k = r.uniform(0, 6.28), math.sqrt(r.random())
            puffs.append(
                (
                    float(x + math.cos(a) * q * k),
                    float(y + math.sin(a) * q * k * 0.72),
                    float(q * (0.2 + 0.46 * r.random() ** 1.6)),
                )
            )

    def sink(x: float, y: float) -> float:
        at = int(np.argmin(np.hypot(spine[:, 0] - x, spine[:, 1] - y)))
        over = (y - spine[at, 1]) / spine[at, 2] + 0.5 * (x - spine[at, 0]) / spine[at, 2]
        return float(np.clip(0.46 * over + 0.1, -0.16, 0.62))

    cloud(c, puffs, table, seed="steam", sink=sink, fade=(0.3, 1.25), rough=0.16, bias=0.05, detail=0.42)
    # Under it the air is winter: a cool, soft bell round the engine, hot light outside.
    side = np.abs(c.x - 410 - 0.12 * (640 - c.y)) / (250 + 0.1 * (c.y - 400))
    bell = smoothstep(1.15, 0.35, side + 0.3 * (c.field("bell", 90, 3) - 0.5))
    bell = bell * smoothstep(300, 520, c.y) * smoothstep(900, 760, c.y)
    c.glaze(np.asarray(bell, np.float32) * 0.42, (0.78, 0.07, 244))
    # Snow falls out of its underside in veils.
    for x, w, top, share in ((330, 70, 380, 0.28), (470, 120, 330, 0.4), (600, 90, 270, 0.3)):
        veil = np.exp(-(((c.x - x + 0.1 * (c.y - top)) / w) ** 2)) * smoothstep(top - 30, top + 90, c.y)
        veil = veil * smoothstep(930, 700, c.y) * (0.5 + c.field("veil", 60, 3, (0.5, 3)))
        c.screen(np.asarray(veil, np.float32), (0.86, 0.03, 240), share)


def blow(c: Canvas) -> None:
    """Steam from the cylinder cocks rolls along the ground on the far side."""
    r = c.rng("blow")
    x, y, q = place(-1.5, 0.7, 0.6)
    puffs = [
        (
            float(x - q * t * r.uniform(0.2, 1.5)),
            float(y + q * r.uniform(-0.75, 0.15) * (0.5 + t)),
            float(q * (0.16 + 0.4 * t)),
        )
        for t in r.uniform(0.05, 1.0, 40)
    ]
    table = [(0.66, 0.06, 262), (0.8, 0.045, 250), (0.93, 0.02, 95), (0.99, 0.01, 95)]
    cloud(c, puffs, table, seed="blow", fade=(0.0, 1.1), alpha=0.6, detail=0.4)


def spray(c: Canvas) -> None:
    """Snow flung aside by the plough, left and right, in puffs and crumbs."""
    r = c.rng("spray")
    table = ramp(SNOW)
    for x0, y0, side in ((118.0, 936.0, -1.0), (528.0, 944.0, 1.0)):
        n = 460
        q = r.random(n) ** 1.5
        a = np.radians(r.uniform(12, 62, n))
        x = x0 + side * (128 * q * np.cos(a) - 26 * (1 - q) * r.random(n))
        y = y0 + 16 - 124 * q * np.sin(a) + 66 * q * q
        tones = pick(table, np.asarray(np.clip(0.86 - 0.2 * side * r.random(n) - 0.2 * r.random(n), 0, 1), np.float32))
        strew(
            c,
            "soft",
            x,
            y,
            12 + 44 * r.random(n) * (1 - 0.5 * q),
            0.0,
            tones,
            seed=f"veil{side}",
            alpha=0.6,
            detail=0.6,
        )
        x, y, tones = x[::3], y[::3], tones[::3]
        n = len(x)
        strew(
            c,
            "puff",
            x,
            y,
            2 + 9 * r.random(n) ** 2.4,
            r.uniform(0, 6, n),
            tones,
            seed=f"crumb{side}",
            alpha=0.9,
            detail=0.7,
        )


def crumbs(c: Canvas) -> None:
    """Lumps that roll off the heap onto the sleepers, each with its shadow."""
    r = c.rng("crumbs")
    for _ in range(34):
        a = float(r.uniform(0.1, 3.04))
        q = float(r.uniform(0.98, 1.22))
        x, y = 330 + 236 * q * math.cos(a), 1000 + 62 * q * math.sin(a)
        size = float(r.uniform(3, 13)) * (1.5 - q)
        c.multiply(c.mask(oval(x + size * 0.7, y + size * 0.55, size * 1.25, size * 0.4), soft=2), (0.4, 0.1, 285), 0.6)
        m = c.mask(oval(x, y, size * 1.1, size * 0.9, float(r.normal(0, 14))), wobble=1.6, cell=6)
        c.form(m, ramp(SNOW), mottle=0.06, grain=5, rim=0.4, bias=0.06, detail=0.8)


def flakes(c: Canvas) -> None:
    """Snow in the air, only round the engine: fine far off, a few soft ones near us."""
    r = c.rng("flakes")
    n = 620
    x = 400 + r.normal(10, 190, n)
    y = r.uniform(330, 960, n)
    front = np.hypot((x - 330) / 150, (y - 660) / 130) < 1
    keep = (np.abs(x - 400) < 330) & (~front | (r.random(n) < 0.3))
    size = 0.8 + 2.5 * r.random(n) ** 2.5

    def work(pen: Pen) -> None:
        for i in np.nonzero(keep)[0]:
            pen.dot(x[i], y[i], size[i], (0.99, 0.01, 220), r.uniform(0.4, 0.95))

    c.draw(work, detail=0.9, soft=0.4)

    def near(pen: Pen) -> None:
        for _ in range(26):
            pen.dot(
                float(420 + r.normal(0, 200)),
                float(r.uniform(380, 960)),
                float(r.uniform(3.5, 6)),
                (0.99, 0.01, 220),
                0.7,
            )

    c.draw(near, soft=1.6, detail=0.9)
