"""The night over the roofs: green-blue, the first paleness low on the right."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import box, oval, polygon

_ROOF = (0.2, 0.045, 235)
_TILES = (0.33, 0.06, 225)


def sky(c: Canvas) -> None:
    """From dark on the upper left to a pale strip low on the right."""
    t = c.y / 1120 + 0.16 * (c.x - 400) / 800 + 0.1 * (c.field("drift", 260, 4, (2.6, 1.0)) - 0.5)
    table = ramp(
        [
            (0.0, (0.25, 0.06, 245)),
            (0.3, (0.34, 0.075, 232)),
            (0.56, (0.46, 0.08, 218)),
            (0.76, (0.6, 0.075, 205)),
            (0.9, (0.76, 0.06, 150)),
            (1.02, (0.87, 0.08, 88)),
            (1.2, (0.84, 0.105, 68)),
        ]
    )
    c.fill(c.full(), pick(table, np.asarray(t, np.float32)), detail=0.0)
    veil = c.field("veil", 200, 5, (3.4, 0.7))
    band = smoothstep(0.5, 0.74, veil) * smoothstep(330, 800, c.y) * smoothstep(1120, 960, c.y)
    c.glaze(np.asarray(band * 0.4, np.float32), (0.3, 0.06, 238))


def stars(c: Canvas) -> None:
    """A few, small, in the dark part."""
    r = c.rng("stars")

    def work(pen: Pen) -> None:
        for _ in range(60):
            x, y = float(r.uniform(16, 784)), float(r.uniform(16, 600) * r.uniform(0.3, 1.0))
            if (x < 330 and x + y < 640) or (x > 690 and y < 460):
                pen.dot(x, y, float(r.uniform(0.9, 2.2)), (0.9, 0.04, 95), float(r.uniform(0.5, 0.95)))

    c.draw(work)


def roofs(c: Canvas) -> None:
    """Roofs far below, two rows of them, a handful of windows; one is open."""
    r = c.rng("roofs")
    for row, (base, high, tone) in enumerate(((1156.0, 22.0, (0.47, 0.06, 212)), (1186.0, 30.0, _ROOF))):
        x = -30.0
        shapes = []
        while x < 830:
            wide = float(r.uniform(26, 82))
            top = base - float(r.uniform(-0.3, 1.0)) * high
            ridge = top - float(r.uniform(0.25, 0.5)) * min(wide, 50)
            lean = float(r.choice([0.0, 0.5, 0.5, 0.3]))
            roof = [(x, 1220), (x, top), (x + wide * lean, ridge), (x + wide * (1 - lean * 0.6), ridge + 3)]
            shapes.append(polygon([*roof, (x + wide, top), (x + wide, 1220)]))
            if r.random() < 0.5:
                cx = x + wide * float(r.uniform(0.35, 0.7))
                shapes.append(box(cx, ridge - float(r.uniform(5, 14)), float(r.uniform(5, 9)), 26))
            x += wide * float(r.uniform(0.9, 1.0))
        if row == 0:
            shapes.append(polygon([(566, 1220), (569, 1120), (576, 1082), (583, 1120), (586, 1220)]))
        c.fill(c.mask(*shapes, wobble=1.0), tone, detail=0.25, mottle=0.06)
        if row == 0:
            c.fog(1110, 1200, (0.74, 0.07, 140), 0.42, 60)

    _near(c)

    def windows(pen: Pen) -> None:
        for x, y in ((118, 1182), (424, 1184), (446, 1184), (706, 1182)):
            pen.fill(box(x, y, 6, 9), (0.86, 0.12, 78))
        pen.fill(box(260, 1173, 15, 19), (0.88, 0.12, 80))
        pen.fill(oval(267.5, 1182, 3.2, 4), (0.16, 0.04, 240))
        pen.fill(oval(267.5, 1193, 5.5, 8), (0.16, 0.04, 240))

    c.draw(windows, detail=0.7)


def _near(c: Canvas) -> None:
    """One roof that comes up close below the rope: from there it is a step down."""
    roof = c.mask(polygon([(-20, 1074), (206, 1074), (244, 1142), (-20, 1142)]), wobble=1.0)
    walls = c.mask(box(-20, 1138, 248, 90), wobble=1.0)
    chimney = c.mask(box(22, 1054, 26, 40), box(18, 1052, 34, 7), wobble=1.0)
    c.fill(walls, _ROOF, detail=0.4, mottle=0.06)
    c.fill(chimney, (0.25, 0.045, 235), detail=0.5, mottle=0.06)
    c.fill(roof, _TILES, detail=0.5, mottle=0.08)

    def courses(pen: Pen) -> None:
        for y in (1091, 1108, 1125):
            pen.stroke([(-20, y), (206 + (y - 1074) * 0.56, y)], _ROOF, 2, 0.55)
        pen.stroke([(-20, 1074), (206, 1074)], (0.5, 0.06, 215), 4, 0.8)
        pen.stroke([(206, 1074), (244, 1142)], (0.5, 0.06, 215), 2.4, 0.6)

    c.draw(courses, detail=0.5)
