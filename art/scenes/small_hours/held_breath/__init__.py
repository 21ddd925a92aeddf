"""Two lungs of glowing coral hang in the deep from a small boat's rope; a sea-woman dives down to them."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.motifs.corals import fan, fish, staghorn
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, place, sample
from art.painting.strokes import repaint

from .diver import diver
from .lungs import MIDDLE, lungs, windpipe

BRIEF = Brief(
    title="Held Breath",
    hero="two great lungs that are coral trees, hung in the deep from a boat's rope; a sea-woman dives to them",
    idea="double exposure",
    place="reef, Jeju coast",
    palette="undersea",
    composition="diagonal fall",
    time="noon",
    symbols=("lung", "coral", "bubble"),
    hidden="her net bag already holds a sprig of the lungs",
    readings=("limit", "tradition", "meditation"),
    person=True,
)
FINISH = {
    "vignette": 0.28,
    "bloom": 0.7,
    "contrast": 0.14,
    "saturation": 1.14,
    "focus": Focus(400, 480, 400, 480, 0.12),
}

_BOAT = (545.0, 64.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.4, -0.8, 0.45), key=p.key, shade=p.shade, rim=(0.5, -0.85, 0), rim_colour=(0.92, 0.08, 170)
    )
    _water(c)
    repaint(c, 0.7, seed="sea", loose=1.3)
    c.rays(590, -120, [84, 95, 104, 112, 120, 129, 140], 1350, 120, (0.94, 0.09, 150), 0.85, 18)
    _boat(c)
    lungs(c)
    windpipe(c, (_BOAT[0] - 17, _BOAT[1] + 14))
    _shoal(c)
    c.rays(600, -140, [101, 108, 115, 122, 129], 1250, 80, (0.95, 0.08, 150), 0.3, 16)
    _bubbles(c, (232.0, 326.0))
    diver(c, 158, 246, 1.02, -37)
    _reef(c)
    repaint(c, 0.15, seed="last")


def _water(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.86, 0.08, 165)),
            (0.06, (0.7, 0.1, 185)),
            (0.22, (0.52, 0.095, 207)),
            (0.5, (0.36, 0.08, 224)),
            (0.8, (0.24, 0.06, 236)),
            (1, (0.17, 0.05, 238)),
        ],
        40,
    )
    n = c.noise.at("surface", c.x / 80, np.log(np.maximum(140 - c.y, 1) + 30) * 4, 1.0, 3)
    c.screen(smoothstep(0.52, 0.8, n) * smoothstep(130, 10, c.y), (0.97, 0.06, 130), 0.7)
    c.glow(570, -20, 240, (0.97, 0.07, 120), 1.0, 0.8)


def _boat(c: Canvas) -> None:
    """The keel of a rowing boat from below, and the round float beside it."""
    x, y = _BOAT
    hull = c.mask(
        curve(
            [
                (x - 104, y - 12, CORNER),
                (x - 60, y + 10),
                (x, y + 18),
                (x + 60, y + 8),
                (x + 96, y - 14, CORNER),
                (x, y - 24),
            ]
        )
    )
    c.glow(x, y - 10, 90, (0.98, 0.06, 120), 0.5, 0.5)
    c.form(hull, (0.33, 0.07, 40), thickness=22, rim=0.2, detail=0.8)
    c.multiply(hull.move(0, 26).blur(20), (0.3, 0.07, 225), 0.35)


def _shoal(c: Canvas) -> None:
    """Small fish: a few between the twigs, and a long school that winds round both lobes like breath."""
    r = c.rng("shoal")
    way = sample(
        [
            (840, 290),
            (735, 318),
            (700, 400),
            (728, 540),
            (748, 740),
            (724, 950),
            (610, 1060),
            (470, 1020),
            (424, 920),
            (440, 820),
        ],
        200,
    )

    def school(pen: Pen) -> None:
        for _ in range(230):
            i = int(float(r.random()) * 196)
            wide = 9 + 30 * math.sin(math.pi * i / 199)
            x, y = way[i, 0] + float(r.normal(0, wide)), way[i, 1] + float(r.normal(0, wide * 0.8))
            a = math.degrees(math.atan2(way[i + 3, 1] - way[i, 1], way[i + 3, 0] - way[i, 0])) + float(r.normal(0, 9))
            q = float(r.uniform(6.5, 12)) * (0.7 + 0.5 * i / 199)
            light = math.exp(-((y - 200) / 620)) * float(r.uniform(0.6, 1.1))
            tone = mix((0.44, 0.08, 215), (0.96, 0.06, 150), min(1.0, light))
            body = [
                (-1.0, -0.32, CORNER),
                (-0.72, 0),
                (-1.0, 0.32, CORNER),
                (-0.4, 0.1),
                (0.2, 0.3),
                (1.0, 0, CORNER),
                (0.2, -0.3),
                (-0.4, -0.1),
            ]
            pen.fill(curve(place(body, x, y, q, a)), tone, 0.9)
            pen.stroke(
                [p[:2] for p in place([(-0.4, -0.08), (0.2, -0.2), (0.8, -0.04)], x, y, q, a)],
                (0.98, 0.03, 140),
                0.8,
                0.3 + 0.6 * min(1.0, light),
            )

    c.draw(school, detail=0.9)
    for i in range(7):
        side = -1 if i % 2 else 1
        x = MIDDLE[0] + side * float(r.uniform(80, 250)) - 10
        y = MIDDLE[1] + float(r.uniform(-140, 260))
        tone = mix((0.7, 0.12, 80), (0.66, 0.09, 205), float(r.random()))
        fish(c, x, y, float(r.uniform(14, 23)), tone, left=i % 3 != 0, turn=float(r.normal(0, 16)), seed=f"in{i}")


def _bubbles(c: Canvas, mouth: tuple[float, float]) -> None:
    """What she lets go: a chain of bubbles that grow and flatten as they rise."""
    x0, y0 = mouth
    r = c.rng("bubbles")
    for k in range(11):
        q = 3 + 0.75 * k + float(r.uniform(-1.5, 2.5))
        x, y = x0 - 20 + 9 * math.sin(1.1 * k) + float(r.normal(0, 5)), y0 - 6 - 29 * k
        m = c.mask(oval(x, y, q * 1.15, q * 0.9))
        c.screen(m - c.mask(oval(x, y, q * 0.95, q * 0.72), soft=q * 0.2), (0.93, 0.06, 175), 0.6)
        c.fill(c.mask(oval(x + q * 0.35, y - q * 0.4, q * 0.26, q * 0.16, 40)), (0.99, 0.02, 150), 0.8, detail=0.9)


def _reef(c: Canvas) -> None:
    """The bottom, far below: ridges behind one another, gardens on them that the light just reaches."""
    r = c.rng("reef")
    for k, (level, tone, share) in enumerate(
        ((1060, (0.3, 0.075, 226), 0.5), (1112, (0.22, 0.06, 234), 0.45), (1158, (0.13, 0.045, 240), 0.0))
    ):
        n = c.noise.at(f"bottom{k}", c.x / 130, c.x * 0, 1.0, 4)
        crest = level + 80 * (n - 0.5) - 0.00012 * (c.x - 430) ** 2
        c.fill(c.full(smoothstep(-2, 2, c.y - crest)), tone, detail=0.2, mottle=0.25)
        for _ in range(3):
            x = float(r.choice([-1, 1])) * float(r.uniform(150, 390)) + 410
            y = float(level + 80 * (n[0, min(max(int(x * c.scale), 0), c.w - 1)] - 0.5) - 0.00012 * (x - 430) ** 2)
            far = mix(
                ((0.5, 0.14, 20), (0.44, 0.12, 335), (0.5, 0.1, 75))[int(r.integers(0, 3))], tone, 0.62 - 0.18 * k
            )
            if r.random() < 0.5:
                fan(
                    c,
                    x,
                    y + 10,
                    float(r.uniform(46, 74)) * (1 + 0.35 * k),
                    far,
                    seed=f"fan{k}{x:.0f}",
                    turn=float(r.normal(0, 8)),
                )
            else:
                staghorn(c, x, y + 8, float(r.uniform(36, 60)) * (1 + 0.35 * k), far, seed=f"horn{k}{x:.0f}")
        if share:
            c.fog(level - 30, level + 140, (0.4, 0.085, 216), share, cell=200)
    fan(c, 84, 1230, 260, (0.27, 0.1, 335), seed="l", turn=8)
    fan(c, 250, 1226, 120, (0.24, 0.08, 310), seed="l2", turn=-6)
    fan(c, 722, 1232, 190, (0.33, 0.12, 10), seed="r", turn=-9)
