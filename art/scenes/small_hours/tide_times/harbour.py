"""The harbour of Tide Times: a wall left high and dry, its houses, lamps and lighthouse."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, polygon
from art.painting.terrain import Ground

_GOLD: Colour = (0.96, 0.1, 76)


def harbour(c: Canvas, land: Ground, level: float) -> None:
    """The far shore: a harbour wall left standing high, its lamps lit all the same, a small lighthouse at the end."""
    r = c.rng("quay")
    _, base, size = land.spot(0, 230)
    top = land.horizon - (level + 2.5 - land.eye) * size
    stone: Colour = (0.66, 0.1, 35)

    def town(pen: Pen) -> None:
        x = 300.0
        while x < 830:
            w, h = float(r.uniform(13, 27)), float(r.uniform(13, 30)) + 14 * math.exp(-(((x - 560) / 120) ** 2))
            tone = mix((0.8, 0.1, 48), (0.68, 0.11, 22), float(r.random()))
            pen.fill(
                polygon(
                    [(x, top + 4), (x, top - h), (x + w / 2, top - h - w * 0.45), (x + w, top - h), (x + w, top + 4)]
                ),
                tone,
            )
            pen.fill(
                polygon([(x - 2, top - h + 1), (x + w / 2, top - h - w * 0.5), (x + w + 2, top - h + 1)]),
                mix((0.58, 0.13, 22), (0.66, 0.1, 350), float(r.random())),
            )
            pen.fill(box(x, top - h, w * 0.22, h), (0.9, 0.1, 66), 0.55)
            for _ in range(int(r.integers(0, 3))):
                pen.fill(
                    box(x + w * float(r.uniform(0.3, 0.7)), top - h * float(r.uniform(0.3, 0.85)), 3.6, 5),
                    (0.97, 0.13, 80),
                )
            x += w + float(r.uniform(-5, 5)) + (34 if r.random() < 0.1 else 0)

    c.draw(town, relief=1.5, detail=0.85)
    wall = c.mask(polygon([(214, base - 4), (226, top), (830, top - 2), (830, base + 6)]))
    c.fill(wall, stone, detail=0.7, mottle=0.12)
    c.multiply(wall & c.full(smoothstep(base - 44, base - 12, c.y)), (0.42, 0.09, 345), 0.75)
    c.screen(wall.edge(-4, 0, 2) | wall.edge(0, -2, 0.8), _GOLD, 0.8)

    def courses(pen: Pen) -> None:
        for k in range(1, 6):
            y = top + k * (base - top) / 6
            pen.stroke([(222, y), (830, y)], (0.5, 0.1, 10), 0.8, 0.35)
        for _ in range(70):
            x, k = float(r.uniform(226, 800)), int(r.integers(0, 6))
            y = top + k * (base - top) / 6
            pen.stroke([(x, y), (x, y + (base - top) / 6)], (0.5, 0.1, 10), 0.8, 0.35)
        for x in (360.0, 600.0):
            for s in (0, 5):
                pen.stroke([(x + s, top), (x + s, base - 30)], (0.3, 0.07, 350), 1.2, 0.9)

    c.draw(courses, detail=0.8, clip=wall)
    tower = c.mask(polygon([(232, top + 2), (238, top - 62), (254, top - 62), (260, top + 2)]))
    c.form(tower, (0.9, 0.05, 66), thickness=9, rim=0.9, detail=0.9)
    for k in (0, 2):
        c.multiply(tower & c.mask(box(220, top - 50 + 13 * k, 50, 13)), (0.6, 0.19, 25), 0.85)
    cap = c.mask(
        box(239, top - 76, 14, 14, 2), curve([(236, top - 75, CORNER), (246, top - 86), (256, top - 75, CORNER)])
    )
    c.fill(cap, (0.42, 0.12, 15), detail=0.9)
    c.fill(c.mask(box(241, top - 73, 10, 9)), (0.99, 0.09, 88), detail=0.9)
    c.glow(246, top - 68, 30, (0.98, 0.13, 80), 0.9)
    for x in (290.0, 352.0, 418.0, 488.0, 562.0, 640.0, 722.0):

        def lamp(pen: Pen, x: float = x) -> None:
            pen.stroke([(x, top), (x, top - 20)], (0.3, 0.07, 350), 1.5)
            pen.dot(x, top - 22, 2.6, (0.99, 0.09, 88))

        c.draw(lamp, detail=0.9, emission=0.4)
        c.glow(x, top - 22, 15, (0.98, 0.14, 76), 0.95)
        c.glow(x, top + 14, 16, (0.95, 0.14, 70), 0.4)
    c.fog(base - 26, base + 30, (0.93, 0.09, 66), 0.55)
