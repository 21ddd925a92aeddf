"""A hen larger than the town hall broods on the dome of the observatory while the town wakes."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import smoke
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.buildings import house, lit_window
from moonhare.painting.motifs.skies import streaks, sun
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._due_any_day_parts import GOLD, hen, tail
from moonhare.painting.shapes import CORNER, box, curve, limb, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Due Any Day",
    hero="hen bigger than the town hall, brooding on an observatory dome among chimneys",
    idea="wrong scale",
    place="city, rooftops",
    palette="sunset coral",
    composition="low-horizon giant",
    time="dawn",
    symbols=("hen", "dome", "chimney"),
    hidden="a hairline of light across the dome",
    readings=("motherhood", "mistake", "guard"),
)
FINISH = {"vignette": 0.36, "contrast": 0.16, "bloom": 0.42}
_DOME = (404.0, 1000.0, 236.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.8, -0.34, 0.46),
        key=(0.95, 0.085, 72),
        shade=(0.36, 0.11, 305),
        rim=(0.9, -0.35, 0),
        rim_colour=(0.97, 0.10, 78),
        bounce=(0.70, 0.12, 40),
        bounce_share=0.22,
    )
    c.wash(
        [
            (0, (0.40, 0.10, 292)),
            (0.16, (0.54, 0.12, 330)),
            (0.36, p.sky[2]),
            (0.56, (0.84, 0.12, 55)),
            (0.72, (0.93, 0.09, 80)),
            (1, (0.7, 0.13, 40)),
        ]
    )
    streaks(c, -40, 420, (0.80, 0.14, 20), share=0.7, seed="high", cover=0.8)
    streaks(c, 260, 760, (0.96, 0.08, 78), share=0.6, seed="low", cover=0.6)
    c.glow(724, 838, 300, (0.97, 0.11, 75), 0.8)
    sun(c, 724, 842, 46, (0.99, 0.08, 85), power=0.8)
    _far(c)
    repaint(c, 1.0, seed="air", loose=1.15)
    _hall(c)
    _dome(c)
    tail(c)
    hen(c)
    _town(c)
    repaint(c, 0.22, seed="last")
    c.multiply(c.full(smoothstep(1010, 1190, c.y)), (0.40, 0.12, 320), 0.55)
    _near(c)
    _air(c)


def _far(c: Canvas) -> None:
    """Hills and the far quarters, swallowed by light."""
    for i, (y, tone, haze) in enumerate(((872.0, (0.74, 0.11, 40), 0.35), (912.0, (0.60, 0.12, 10), 0.12))):
        ridge = y - 60 * (c.field(f"hill{i}", 220, 3)[0] - 0.4)
        c.form(c.full(smoothstep(-1, 1, c.y - ridge[None, :])), tone, thickness=30, mottle=0.08, haze=haze, detail=0.1)
    r = c.rng("far")
    for _ in range(46):
        x, y = r.uniform(-10, 810), r.uniform(884, 950)
        w, h = r.uniform(14, 28), r.uniform(12, 30)
        shape = polygon([(x - w, y + 30), (x - w, y - h), (x, y - h - w * 0.7), (x + w, y - h), (x + w, y + 30)])
        c.form(
            c.mask(shape),
            mix((0.62, 0.11, 20), (0.48, 0.1, 330), r.random()),
            thickness=6,
            rim=0.8,
            haze=0.25 * (950 - y) / 66,
            detail=0.3,
        )
    c.fog(830, 960, (0.95, 0.09, 72), 0.55)


def _hall(c: Canvas) -> None:
    """The town hall with its belfry: proud, and hardly up to her wing."""
    x, y = 752.0, 1016.0
    stone = (0.66, 0.09, 45)
    body = c.mask(polygon([(x - 86, y), (x - 86, y - 120), (x + 110, y - 120), (x + 110, y)]))
    c.form(body, stone, thickness=4, mottle=0.1, grain=14, bias=-0.05, detail=0.5)
    roof = c.mask(polygon([(x - 96, y - 118), (x - 66, y - 178), (x + 100, y - 178), (x + 120, y - 118)]))
    c.form(roof, (0.44, 0.11, 350), thickness=8, bump=np.sin(c.y * 1.1) * 0.7, mottle=0.1, detail=0.5)
    tower = c.mask(polygon([(x - 26, y - 110), (x - 26, y - 276), (x + 26, y - 276), (x + 26, y - 110)]))
    c.form(tower, (0.70, 0.09, 50), thickness=16, mottle=0.1, grain=10, rim=0.8, detail=0.55)
    ledge = c.mask(box(x - 34, y - 284, 68, 12, 2))
    c.form(ledge, (0.74, 0.08, 55), thickness=6, rim=0.8, detail=0.55)
    spire = c.mask(
        curve(
            [
                (x - 30, y - 282, CORNER),
                (x - 20, y - 318),
                (x - 7, y - 340),
                (x, y - 400, CORNER),
                (x + 7, y - 340),
                (x + 20, y - 318),
                (x + 30, y - 282, CORNER),
            ]
        )
    )
    c.form(spire, (0.50, 0.09, 190), thickness=18, rim=0.9, detail=0.55)
    flag = c.mask(
        curve(
            [
                (x, y - 430, CORNER),
                (x - 20, y - 424),
                (x - 38, y - 432, CORNER),
                (x - 36, y - 414, CORNER),
                (x - 18, y - 407),
                (x, y - 412, CORNER),
            ]
        )
    )
    c.draw(lambda pen: pen.stroke([(x, y - 396), (x, y - 434)], (0.3, 0.07, 320), 2.4), detail=0.7)
    c.form(flag, (0.60, 0.18, 22), thickness=3, detail=0.7)
    lit_window(c, x, y - 226, 16, 34, glow=0.4)
    for k in range(4):
        for row in range(2):
            if (k * 3 + row) % 4:
                lit_window(c, x - 62 + k * 46 + (26 if k > 1 else 0), y - 22 - 50 * row, 13, 26, glow=0.25)


def _dome(c: Canvas) -> None:
    x, y, r = _DOME
    drum = c.mask(polygon([(x - r * 0.98, y + 120), (x - r * 0.98, y), (x + r * 0.98, y), (x + r * 0.98, y + 120)]))
    rel = c.relief(drum, 120)
    c.form(rel, (0.72, 0.08, 45), mottle=0.1, grain=14, rim=0.6, detail=0.5)
    ball = Clay(c, (x - r - 20, y - r - 20, x + r + 20, y + r))
    ball.ball(x, y + 4, r, r * 0.98)
    egg = ball.relief(2).within(c.full(smoothstep(y + 3, y, c.y)))
    c.form(egg, (0.90, 0.055, 66), mottle=0.06, grain=40, rim=0.7, depth=0.65, detail=0.55)
    at = egg.mask.where
    u = np.arcsin(np.clip((c.x[at] - x) / np.maximum(np.sqrt(np.clip(r * r - (c.y[at] - y) ** 2, 1, None)), 1), -1, 1))
    rib = np.exp(-((np.abs(np.mod(u * 3.2, 1) - 0.5) / 0.035) ** 2))
    c.multiply(egg.mask * (rib * 0.5).astype(np.float32), (0.52, 0.11, 20), 0.55)
    rust = smoothstep(0.55, 0.8, c.field("drip", 26, 3, (0.5, 3))[at]) * smoothstep(y - r * 0.2, y, c.y[at])
    c.multiply(egg.mask * (rust * 0.5).astype(np.float32), (0.60, 0.12, 40), 0.5)
    cornice = c.mask(limb([(x - r * 1.03, y + 4, 10), (x, y + 26, 11), (x + r * 1.03, y + 4, 10)], 30))
    c.shadow(cornice, 0, 12, 7, 0.5)
    c.form(cornice, (0.80, 0.07, 55), rim=0.7, detail=0.6)
    for k in range(9):
        a = -1.25 + k * 0.3125
        px = x + math.sin(a) * r * 0.96
        lit_window(c, px, y + 96 + 14 * math.cos(a), 20 * math.cos(a) + 5, 46, glow=0.25)
    crack = [
        (x - 66, y - 4),
        (x - 82, y - 32),
        (x - 70, y - 52),
        (x - 104, y - 76),
        (x - 98, y - 98),
        (x - 134, y - 122),
        (x - 132, y - 146),
    ]
    spur = [(x - 104, y - 76), (x - 126, y - 70), (x - 140, y - 80)]
    for w, tone, alpha in ((7.0, (0.80, 0.16, 55), 0.35), (2.4, (0.98, 0.09, 88), 1.0)):
        _crack(c, (crack, spur), w, tone, alpha)
    c.glow(x - 100, y - 78, 40, (0.97, 0.14, 72), 0.75)


def _crack(c: Canvas, lines: tuple[list[tuple[float, float]], ...], w: float, tone: Colour, alpha: float) -> None:
    def work(pen: Pen) -> None:
        for line in lines:
            pen.stroke(polygon(line, closed=False), tone, w, alpha)

    c.draw(work, detail=0.95, emission=0.8 if alpha == 1.0 else 0.0)


def _town(c: Canvas) -> None:
    """Roofs round the dome; she has moved in among the chimneys."""
    r = c.rng("town")
    c.lamps.append(Lamp(x=404, y=1110, z=60, reach=150, colour=(0.88, 0.13, 70), power=0.5))
    walls: tuple[Colour, ...] = ((0.52, 0.12, 25), (0.60, 0.12, 50), (0.46, 0.11, 345), (0.56, 0.10, 60))
    roofs: tuple[Colour, ...] = ((0.42, 0.12, 12), (0.36, 0.10, 330), (0.46, 0.12, 35), (0.38, 0.08, 300))
    for row, (y, size) in enumerate(((1056, 66), (1112, 84), (1176, 104))):
        xs = [-10.0]
        while xs[-1] < 800:
            xs.append(xs[-1] + r.uniform(0.95, 1.3) * size)
        for i in r.permutation(len(xs)):
            x = xs[i]
            if row == 0 and 170 < x < 640:
                continue
            house(
                c,
                x,
                y + r.uniform(-10, 14),
                size * r.uniform(0.8, 1.0),
                size * r.uniform(0.8, 1.2),
                wall=walls[(i + row) % 4],
                roof=roofs[(i * 3 + row) % 4],
                pitch=r.uniform(0.6, 1.0),
                gable=bool(r.random() < 0.55),
                seed=f"t{row}{i}",
                haze=max(0.0, 0.08 * (1 - row)),
                glow=0.3,
            )
        c.fog(y - 50, y + 40, (0.92, 0.11, 55), 0.18)


def _near(c: Canvas) -> None:
    """The nearest roofs: dark, with pots and smoke."""
    r = c.rng("near")
    for x, y, w, tone in (
        (90, 1150, 190, (0.30, 0.09, 335)),
        (420, 1176, 170, (0.27, 0.08, 325)),
        (700, 1146, 200, (0.31, 0.09, 340)),
    ):
        roof = c.mask(polygon([(x - w, 1230), (x - w * 0.3, y), (x + w * 0.35, y), (x + w, 1230)]), wobble=1.5)
        at = roof.where
        row = np.sin(c.y[at] * 0.55 + c.field("near-tile", 14, 2)[at] * 3) * 1.4 + np.sin(c.x[at] * 0.42) * 0.6
        c.form(roof, tone, thickness=10, bump=np.asarray(row, np.float32), mottle=0.12, rim=0.8, detail=0.5)
        for k in range(2):
            px = x + (-0.2 + 0.42 * k) * w + r.uniform(-8, 8)
            h = r.uniform(66, 104)
            stack = c.mask(box(px - 17, y - h * 0.45, 34, h, 2))
            course = np.sin(c.y[stack.where] * 0.7) * 1.0
            c.form(
                stack,
                (0.44, 0.12, 25),
                thickness=14,
                bump=np.asarray(course, np.float32),
                mottle=0.14,
                grain=7,
                rim=0.8,
                detail=0.55,
            )
            for m in (-8, 8):
                pot = c.mask(
                    polygon(
                        [
                            (px + m - 6, y - h * 0.45),
                            (px + m - 5, y - h * 0.45 - 18),
                            (px + m + 5, y - h * 0.45 - 18),
                            (px + m + 6, y - h * 0.45),
                        ]
                    )
                )
                c.form(pot, (0.56, 0.14, 38), rim=0.8, detail=0.6)
            if k == 0:
                top = y - h * 0.45 - 20
                smoke(
                    c,
                    [(px - 8, top, 6), (px - 22, top - 50, 13), (px - 10, top - 100, 20), (px - 40, top - 160, 28)],
                    (0.86, 0.06, 40),
                    seed=f"smoke{x}",
                )


def _air(c: Canvas) -> None:
    r = c.rng("down")
    x, y = np.array([132.0, 690, 642, 96, 736, 560]), np.array([846.0, 560, 690, 972, 430, 930])
    size = np.array([34.0, 30, 22, 24, 36, 18])
    tones = np.stack([mix(GOLD, (0.95, 0.05, 80), float(v)) for v in r.random(6)]).astype(np.float32)
    strew(c, "feather", x, y, size, r.uniform(0, 6.3, 6), tones, seed="down", detail=0.85)
    far_birds(
        c,
        [(720, 420, 30), (752, 396, 24), (764, 446, 22), (300, 170, 20), (336, 150, 16)],
        (0.34, 0.09, 320),
        seed="crows",
        alpha=0.85,
    )
    c.rays(740, 850, [196, 208, 222, 238], 760, 120, (0.97, 0.11, 75), 0.16, soft=22)
    c.glow(724, 842, 120, (0.98, 0.10, 78), 0.4)
