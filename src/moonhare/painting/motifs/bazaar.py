"""Bazaars: lanterns of coloured glass and carpets hung up for sale."""

from __future__ import annotations

from moonhare.painting.colour import Colour
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, polygon


def glass_lantern(pen: Pen, x: float, y: float, s: float, hue: float) -> None:
    """Draw a lit lantern of wired glass, its middle at (x, y); `hue` (degrees) tints the glass."""
    dark = (0.2, 0.04, 40)
    pen.stroke([(x, y - 90 * s), (x, y - 26 * s)], dark, max(1.0, 2.2 * s))
    body = curve(
        [
            (x - 9 * s, y - 26 * s, CORNER),
            (x - 22 * s, y - 4 * s),
            (x - 13 * s, y + 20 * s),
            (x, y + 27 * s),
            (x + 13 * s, y + 20 * s),
            (x + 22 * s, y - 4 * s),
            (x + 9 * s, y - 26 * s, CORNER),
        ]
    )
    pen.radiate(body, x, y, 27 * s, [(0.98, 0.07, 92), (0.84, 0.16, hue), (0.6, 0.18, hue)])
    with pen.clipped(body):
        for k in range(-2, 3):
            pen.stroke(
                [(x + k * 5 * s, y - 28 * s), (x + k * 9.5 * s, y), (x + k * 5 * s, y + 28 * s)], dark, 1.3 * s, 0.7
            )
        for k in (-14, -2, 11):
            pen.stroke([(x - 24 * s, y + k * s), (x, y + (k + 4) * s), (x + 24 * s, y + k * s)], dark, 1.2 * s, 0.6)
    pen.fill(
        curve([(x - 12 * s, y - 25 * s, CORNER), (x, y - 44 * s), (x + 12 * s, y - 25 * s, CORNER)]), (0.62, 0.1, 75)
    )
    pen.fill(circle(x, y + 31 * s, 4 * s), (0.62, 0.1, 75))


def carpet(pen: Pen, x: float, y: float, w: float, h: float, hue: float, skew: float) -> None:
    """Draw a carpet hung up, its top edge's middle at (x, y); `skew` tilts it into the wall's perspective."""

    def put(u: float, v: float) -> tuple[float, float]:
        return x + u * w, y + v * h + u * skew * (v - 0.55) * h

    def patch(u: float, v: float, tone: Colour) -> None:
        pen.fill(polygon([put(-u, 0.5 - v), put(u, 0.5 - v), put(u, 0.5 + v), put(-u, 0.5 + v)]), tone)

    patch(0.5, 0.5, (0.4, 0.13, hue))
    patch(0.42, 0.45, (0.78, 0.1, 75))
    patch(0.38, 0.43, (0.33, 0.09, hue + 200))
    patch(0.3, 0.38, (0.5, 0.17, hue))
    for k in range(3):
        v = 0.26 + k * 0.24
        pen.fill(polygon([put(0, v - 0.11), put(0.2, v), put(0, v + 0.11), put(-0.2, v)]), (0.84, 0.1, 78))
        pen.fill(polygon([put(0, v - 0.07), put(0.12, v), put(0, v + 0.07), put(-0.12, v)]), (0.32, 0.08, 255))
    for k in range(9):
        u = -0.48 + k * 0.12
        pen.stroke([put(u, 1.0), put(u, 1.05)], (0.9, 0.05, 80), max(0.8, 0.02 * w))
