"""The wet street far below the swimmer: lights lying in it, cars, umbrellas."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._against_the_drops_parts import Place
from moonhare.painting.shapes import CORNER, curve, polygon

_FAR = (424.0, 1040.0)
"""Where the street below would vanish."""


def _road(u: float, y: float) -> Place:
    """Return a place on the street: -1 left kerb, 1 right kerb, at the card's height `y`."""
    return _FAR[0] + u * 1.62 * (y - _FAR[1]), y


def street(c: Canvas) -> None:
    """The wet street between the towers: kerbs, a crossing, lights lying in it as long streaks."""
    road = c.mask(polygon([_road(-1, 1104), _road(1, 1104), _road(1, 1230), _road(-1, 1230)]), soft=2)
    walk = c.mask(polygon([_road(-1.7, 1100), _road(1.7, 1100), _road(1.7, 1230), _road(-1.7, 1230)]), soft=2)
    n = c.noise.at("wet", c.x / 9, c.y / 50, 1.0, 3)
    c.glaze(walk, (0.4, 0.11, 12), 0.75)
    c.fill(road, (0.24, 0.07, 335), 0.88, detail=0.3)
    c.screen(road * np.asarray(smoothstep(0.45, 0.75, n), np.float32), (0.66, 0.18, 34), 0.6)
    c.screen(walk * np.asarray(smoothstep(0.55, 0.8, n), np.float32), (0.7, 0.16, 45), 0.35)

    def lines(pen: Pen) -> None:
        for s in (-1, 1):
            pen.stroke([_road(s, 1104), _road(s, 1230)], (0.62, 0.12, 40), 4, 0.7)
        for y in (1116, 1132, 1156, 1190):
            pen.stroke([_road(0, y), _road(0, y + (y - 1040) * 0.1)], (0.82, 0.08, 70), (y - 1040) * 0.03, 0.75)

    c.draw(lines, detail=0.4)
    c.glow(_FAR[0], 1100, 150, (0.86, 0.15, 60), 0.55, flat=0.35)


def traffic(c: Canvas) -> None:
    """Tiny cars, a bus and umbrellas, far below him."""
    cars = ((-0.5, 1128, True), (-0.46, 1176, True), (0.48, 1118, False), (0.52, 1148, False), (-0.5, 1110, True))

    def work(pen: Pen) -> None:
        for u, y, comes in cars:
            x, _ = _road(u, y)
            s = (y - _FAR[1]) / 100
            lamp: Colour = (0.97, 0.08, 90) if comes else (0.62, 0.23, 27)
            body = curve(
                [
                    (x - 30 * s, y, CORNER),
                    (x - 28 * s, y - 17 * s),
                    (x - 17 * s, y - 31 * s),
                    (x + 17 * s, y - 31 * s),
                    (x + 28 * s, y - 17 * s),
                    (x + 30 * s, y, CORNER),
                ]
            )
            pen.fill(body, (0.2, 0.06, 300) if comes else (0.42, 0.15, 24))
            pen.fill(
                polygon(
                    [
                        (x - 20 * s, y - 17 * s),
                        (x - 14 * s, y - 28 * s),
                        (x + 14 * s, y - 28 * s),
                        (x + 20 * s, y - 17 * s),
                    ]
                ),
                (0.5, 0.09, 250),
                0.8,
            )
            for k in (-1, 1):
                pen.dot(x + k * 20 * s, y - 10 * s, 5.5 * s, lamp)
                pen.stroke([(x + k * 20 * s, y + 2), (x + k * 20 * s, y + 42 * s)], lamp, 5 * s, 0.4)
        for u, y, tone in (
            (-1.28, 1136, (0.6, 0.2, 28)),
            (-1.2, 1168, (0.75, 0.07, 225)),
            (1.24, 1130, (0.86, 0.13, 80)),
            (1.3, 1164, (0.6, 0.2, 28)),
            (1.2, 1112, (0.4, 0.08, 280)),
            (-1.22, 1114, (0.86, 0.13, 80)),
        ):
            x, _ = _road(u, y)
            s = (y - _FAR[1]) / 100
            pen.stroke([(x, y), (x, y - 20 * s)], (0.12, 0.04, 290), 9 * s)
            pen.fill(
                curve(
                    [
                        (x - 17 * s, y - 22 * s, CORNER),
                        (x - 10 * s, y - 34 * s),
                        (x, y - 38 * s),
                        (x + 10 * s, y - 34 * s),
                        (x + 17 * s, y - 22 * s, CORNER),
                        (x, y - 26 * s),
                    ]
                ),
                tone,
            )

    c.draw(work, relief=1.5, detail=0.7)
    for u, y, comes in cars:
        x, _ = _road(u, y)
        s = (y - _FAR[1]) / 100
        c.glow(x, y - 8 * s, 34 * s, (0.95, 0.1, 85) if comes else (0.62, 0.23, 27), 0.5)
