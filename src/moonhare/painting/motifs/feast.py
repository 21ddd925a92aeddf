"""Feasts: glasses of wine, loaves, heaps of fruit, jugs."""

from __future__ import annotations

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval

_WINE: Colour = (0.42, 0.15, 12)


def goblet(pen: Pen, x: float, y: float, s: float, level: float) -> None:
    """Draw a glass of wine whose stem's middle is at (x, y); `level` 0–1 says how full it is."""
    rim, foot = y - 40 * s, y + 16 * s
    pen.fill(oval(x, foot, 11 * s, 3.4 * s), (0.9, 0.02, 190), 0.9)
    pen.stroke([(x, foot), (x, y - 10 * s)], (0.93, 0.02, 190), 3 * s, 0.95)
    bowl = curve(
        [
            (x - 12 * s, rim, CORNER),
            (x - 13 * s, rim + 15 * s),
            (x, y - 8 * s),
            (x + 13 * s, rim + 15 * s),
            (x + 12 * s, rim, CORNER),
        ]
    )
    pen.fill(bowl, (0.93, 0.03, 180), 0.55)
    with pen.clipped(bowl):
        top = y - 8 * s - 30 * s * level
        pen.fill(box(x - 16 * s, top, 32 * s, 40 * s), _WINE, 0.95)
        pen.fill(oval(x, top, 13 * s, 2.6 * s), (0.6, 0.17, 15))
    pen.stroke(oval(x, rim, 12 * s, 2.6 * s), (0.98, 0.01, 100), 1.3 * s, 0.9)
    pen.stroke([(x - 8.5 * s, rim + 4 * s), (x - 9 * s, rim + 14 * s)], (1.0, 0.0, 0), 1.8 * s, 0.8)


def loaf(c: Canvas, x: float, y: float, w: float, turn: float) -> None:
    """Paint a long loaf, its middle at (x, y), `w` half its length; `turn` slants the cuts (units)."""
    m = c.mask(
        curve(
            [
                (x - w, y, CORNER),
                (x - w * 0.4, y - w * 0.28),
                (x + w * 0.5, y - w * 0.24),
                (x + w, y - 2, CORNER),
                (x + w * 0.4, y + w * 0.16),
                (x - w * 0.5, y + w * 0.18),
            ]
        )
    )
    c.shadow(m, 4, 5, soft=4, share=0.45)
    c.form(m, (0.7, 0.11, 65), rim=0.4, mottle=0.16, grain=7, detail=0.75)
    for k in (-0.4, 0.0, 0.4):
        c.screen(
            c.mask(limb([(x + k * w - 5, y - w * 0.16 + turn, 2.2), (x + k * w + 7, y + 2, 1.4)]), soft=1),
            (0.93, 0.07, 85),
            0.5,
        )


def fruit_heap(c: Canvas, x: float, y: float, seed: str, tones: tuple[Colour, ...], size: float, n: int) -> None:
    """Heap `n` fruits of about `size` round (x, y), in the colours `tones`."""
    r = c.rng(f"fruit/{seed}")
    places = sorted(
        ((x + r.normal(0, size * 1.4), y - abs(r.normal(0, size * 0.9)), size * r.uniform(0.8, 1.1)) for _ in range(n)),
        key=lambda q: -q[1],
    )
    c.shadow(c.mask(oval(x, y + size * 0.6, size * 3.2, size * 0.8)), 4, 3, soft=4, share=0.5)
    for k, (fx, fy, q) in enumerate(places[::-1]):
        c.form(c.mask(circle(fx, fy, q)), tones[k % len(tones)], gloss=0.35, rim=0.4, detail=0.8)


def jug(c: Canvas, x: float, y: float, s: float, colour: Colour) -> None:
    """Paint a glazed jug that stands at (x, y)."""
    m = c.mask(
        curve(
            [
                (x - 12 * s, y - 74 * s, CORNER),
                (x + 12 * s, y - 74 * s, CORNER),
                (x + 10 * s, y - 54 * s),
                (x + 25 * s, y - 26 * s),
                (x + 15 * s, y, CORNER),
                (x - 15 * s, y, CORNER),
                (x - 25 * s, y - 26 * s),
                (x - 10 * s, y - 54 * s),
            ]
        )
    )
    c.shadow(m, 10, 4, soft=5, share=0.45)
    handle = [(x + 10 * s, y - 66 * s), (x + 32 * s, y - 56 * s), (x + 21 * s, y - 34 * s)]
    c.draw(lambda pen: pen.stroke(handle, colour, 6 * s), relief=3, detail=0.8)
    c.form(m, colour, gloss=0.4, rim=0.5, mottle=0.1, detail=0.8)
    c.draw(
        lambda pen: pen.stroke(
            [(x - 22 * s, y - 34 * s), (x, y - 30 * s), (x + 22 * s, y - 34 * s)], (0.93, 0.05, 85), 3 * s, 0.8
        ),
        detail=0.8,
    )
