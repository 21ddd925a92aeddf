"""The carthorse, its harness, and the painted horses on their poles."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.motifs.beasts import Beast, Stance, paint_beast
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve

GOLD: Colour = (0.86, 0.13, 82)


_TILT = math.radians(-2.0)


def swayed(x: float, y: float) -> tuple[float, float]:
    """Return a place of the upright carousel on the swaying one."""
    dx, dy = x - 452, y - 650
    c, s = math.cos(_TILT), math.sin(_TILT)
    return 452 + dx * c - dy * s, 650 + dx * s + dy * c


_WOODEN = Beast(
    chest=0.24,
    waist=0.19,
    rump=0.225,
    sag=0.01,
    leg=0.6,
    leg_width=0.066,
    paw=0.05,
    neck=(0.4, -8.0),
    neck_width=(0.18, 0.105),
    skull=0.115,
    muzzle=(0.27, -78.0, 0.066),
    tail=((0.0, 0.0, 0.05), (-0.1, 0.06, 0.06), (-0.16, 0.26, 0.03)),
)


PRANCE = (
    Stance(
        fore_near=(58, -60, -60), fore_far=(34, -80, -60), hind_near=(-34, -40, -20), hind_far=(-16, -46, -20), pitch=2
    ),
    Stance(
        fore_near=(36, -76, -60), fore_far=(62, -50, -50), hind_near=(-22, -44, -24), hind_far=(-40, -40, -14), pitch=-3
    ),
)


TROT = Stance(
    fore_near=(34, -30, -50), fore_far=(-14, -4, -10), hind_near=(14, -34, -2), hind_far=(-26, -26, -18), pitch=3
)


def wooden(
    c: Canvas, x: float, y: float, size: float, coat: Colour, mane: Colour, *, left: bool, k: int, stance: Stance
) -> None:
    """Paint one wooden horse of the carousel, its lowest hoof at height `y`."""
    got = paint_beast(
        c, _WOODEN, stance, x, y, size, coat, left=left, seed=f"wood{k}", hair=None, shadow=0.1, detail=0.85
    )
    f = -1.0 if left else 1.0
    q = size / 118
    r = c.rng(f"dress{k}")

    def dress(pen: Pen) -> None:
        top = got.withers
        for i in range(14):
            u = i / 13
            mx, my = got.ear[0] + (top[0] - got.ear[0]) * u, got.ear[1] + (top[1] - got.ear[1]) * u - 2 * q
            end = (mx - f * (10 + r.uniform(0, 5)) * q, my + 17 * q)
            pen.stroke([(mx, my), (mx - f * 7 * q, my + 8 * q), end], mane, 3.8 * q)
        for i in range(7):
            tx, ty = got.rump
            way = [(tx - f * 12 * q, ty + 14 * q), (tx - f * (26 + i) * q, ty + 22 * q)]
            pen.stroke([*way, (tx - f * (24 + i * 2) * q, ty + (46 + i * 2) * q)], mane, 3.2 * q)
        my = got.withers[1] + 8 * q
        saddle = curve(
            [
                (x - 20 * q, my - 4 * q, CORNER),
                (x, my + 2 * q),
                (x + 20 * q, my - 4 * q, CORNER),
                (x + 15 * q, my + 24 * q),
                (x - 15 * q, my + 24 * q),
            ]
        )
        pen.fill(saddle, (0.52, 0.17, 22) if k % 2 else (0.44, 0.14, 350))
        pen.stroke(saddle, GOLD, 2.4 * q)
        pen.stroke([got.skull, got.nose], GOLD, 2 * q)
        ex, ey = got.brow
        pen.dot(ex, ey + 3 * q, 2.6 * q, (0.14, 0.03, 40))
        sx, sy = got.ear
        ear = [(sx - 4 * q, sy + 4 * q, CORNER), (sx + f * q, sy - 12 * q, CORNER), (sx + 5 * q, sy + 4 * q, CORNER)]
        pen.fill(curve(ear), mane)

    c.draw(dress, relief=2.5 * q, detail=0.9)


def painted_horses(c: Canvas) -> None:
    """Hang four wooden horses on their poles; a fifth pole is bare."""
    places: tuple[tuple[float, float, float, Colour, Colour, bool], ...] = (
        (252, 588, 112, (0.95, 0.03, 80), (0.56, 0.16, 20), True),
        (374, 548, 120, (0.93, 0.06, 82), GOLD, True),
        (560, 560, 122, (0.95, 0.035, 60), (0.5, 0.14, 12), True),
        (664, 592, 106, (0.93, 0.06, 40), (0.84, 0.13, 80), True),
    )
    rods = (252.0, 374.0, 468.0, 560.0, 664.0)

    def poles(pen: Pen) -> None:
        for x in rods:
            t = (x - 452) / 280
            foot = 640 - 29 * math.sqrt(max(0.0, 1 - t * t))
            pen.stroke([swayed(x, foot), swayed(x, 330)], GOLD, 6)
            for y in range(340, int(foot), 14):
                a, b = swayed(x - 3, y), swayed(x + 3, y + 7)
                pen.stroke([a, b], (0.55, 0.13, 50), 2)

    c.draw(poles, relief=3.5, detail=0.85)
    for i, (x, y, size, coat, mane, left) in enumerate(places):
        px, py = swayed(x, y)
        wooden(c, px, py + 34, size, coat, mane, left=left, k=i, stance=PRANCE[i % 2])

        def rod(pen: Pen, x: float = x, y: float = y) -> None:
            pen.stroke([swayed(x, y - 4), swayed(x, 330)], GOLD, 6)

        c.draw(rod, relief=3.5, detail=0.85)
