"""Parts of Full House: the seeds in their tiers, seen from the stage, and the lamp above them."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval, place

_EYE, _FOCAL, _DEPTH = 690.0, 370.0, 1.25
_TIERS = (1.36, 0.94, 0.52, 0.1)
"""The balconies' heights over the eye, in the house's radii."""
_EMPTY = (3, 6)
"""Tier and seat that nobody sits in."""
_SEED: Colour = (0.44, 0.19, 25)
_DROP = ((0.0, -1.12), (0.52, -0.62), (0.84, 0.1), (0.6, 0.78), (0.0, 1.0), (-0.6, 0.78), (-0.84, 0.1), (-0.52, -0.62))


def seed(c: Canvas, x: float, y: float, r: float, turn: float, colour: Colour, shade: float, seat: str) -> None:
    """One seed, a wet ruby drop; `turn` is where its narrow end points (degrees), `shade` how far from the light."""
    g = c.rng(f"seed/{seat}")
    q = r * float(g.uniform(0.93, 1.07))
    body = c.mask(curve(place(_DROP, x, y, q, turn + 90 + float(g.normal(0, 7)))))
    c.shadow(body, 0, q * 0.22, q * 0.2, 0.5)
    tone = mix(mix(colour, (0.5, 0.2, 22), float(g.uniform(0, 0.4))), (0.16, 0.07, 8), shade)
    c.form(body, tone, rim=0.3, gloss=0.8 * (1 - 0.6 * shade), gloss_sharpness=40, mottle=0.05, grain=q, detail=0.8)
    c.glow(x, y + 0.36 * q, q * 0.55, (0.8, 0.2, 48), 0.9 * (1 - shade))
    c.screen(
        c.mask(oval(x - 0.28 * q, y - 0.34 * q, 0.2 * q, 0.13 * q, -35), soft=0.06 * q),
        (0.98, 0.06, 70),
        0.8 * (1 - shade),
    )


def _spot(angle: float, height: float) -> tuple[float, float, float]:
    """Card place and scale of a seat `angle` degrees from the middle of the balcony's back."""
    a = math.radians(angle)
    size = _FOCAL / (_DEPTH + math.cos(a))
    return 400 + math.sin(a) * size, _EYE - height * size, size


def audience(c: Canvas) -> None:
    """Balconies from the gallery down, each from its back to its wings; then the stalls, coming nearer."""
    for k, height in enumerate(_TIERS):
        seats = [s * a for a in range(0, 105, 9) for s in ((1,) if a == 0 else (-1, 1))]
        for row in (1, 0):
            for i, angle in enumerate(seats):
                x, y, size = _spot(angle + 4.5 * row, height + 0.1 + 0.13 * row)
                if (k, i) == _EMPTY and row == 0:
                    c.form(
                        c.mask(oval(x, y, size * 0.07, size * 0.08)),
                        (0.2, 0.07, 20),
                        thickness=4,
                        bias=-0.1,
                        detail=0.8,
                    )
                    continue
                far = abs(angle) / 105
                seed(
                    c, x, y, size * 0.086, -90 + angle * 0.2, _SEED, 0.02 + 0.36 * far**2 + 0.14 * row, f"{k}/{row}/{i}"
                )
        line = [(*_spot(a, height - 0.02)[:2], _spot(a, height)[2] * 0.032) for a in range(-112, 113, 7)]
        band = c.mask(limb(line, 120))
        c.shadow(band, 0, 7, 5, 0.75)
        c.form(band, (0.82, 0.12, 68), thickness=5, rim=0.3, mottle=0.05, detail=0.75)
        for angle in range(-96, 97, 24):
            x, y, size = _spot(angle + 8, height - 0.03)
            c.draw(lambda pen, x=x, y=y, q=size * 0.022: pen.dot(x, y, q, (0.99, 0.06, 90)), emission=0.8, detail=0.95)  # type: ignore[misc]
            c.glow(x, y, size * 0.08, (0.94, 0.13, 76), 0.7)
    for row, z in enumerate((2.05, 1.76, 1.5, 1.27, 1.07)):
        size = _FOCAL / z
        n = round(0.86 * min(z, 1.5) / 0.19)
        for i in range(-n, n + 1):
            x = 400 + (i + 0.5 * (row % 2)) * 0.185 * size
            y = _EYE + 0.4 * size - 0.012 * abs(i) * size * 0.4
            seed(c, x, y, size * 0.1, -90, _SEED, 0.02 + 0.05 * row, f"stalls/{row}/{i}")


def chandelier(c: Canvas) -> None:
    """What hangs over them: a pomegranate blossom turned down, all its stamens alight."""
    x, y = 400.0, 486.0
    c.glow(x, y + 16, 150, (0.93, 0.14, 76), 0.55)
    r = c.rng("chandelier")

    def lamp(pen: Pen) -> None:
        pen.stroke([(x, 340), (x, y - 30)], (0.86, 0.13, 76), 2.2)
        for k in range(13):
            a = math.radians(90 + (k - 6) * 13.5)
            q = 44 + float(r.uniform(-5, 5))
            tip = (x + math.cos(a) * q * 1.1, y - 22 + math.sin(a) * q)
            pen.stroke(
                [(x, y - 28), (x + math.cos(a) * q * 0.4, y - 30 + math.sin(a) * q * 0.7), tip], (0.9, 0.13, 78), 1.8
            )
            pen.dot(*tip, 4.2, (1.0, 0.04, 92))

    c.draw(lamp, emission=0.9, detail=0.95)
    c.glow(x, y + 12, 44, (0.98, 0.08, 86), 0.75)
