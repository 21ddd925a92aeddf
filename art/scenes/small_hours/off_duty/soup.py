"""What floats on the soup of Off Duty: eyes of oil, an island of basil and bread, dill, a carrot's fin."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import rgb, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, place
from art.painting.stamps import jittered, strew

from .boat import BOAT

X, Y, SOUP = 396.0, 650.0, 358.0
FIN = (496.0, 924.0)


def eyes(c: Canvas, soup: Mask) -> None:
    """Eyes of oil, in shoals, each with its own small window."""
    r = c.rng("oil")
    places = []
    for x, y, n, wide in (
        (150, 720, 12, 60),
        (560, 940, 12, 60),
        (640, 560, 14, 70),
        (470, 420, 14, 70),
        (260, 930, 13, 70),
        (160, 560, 7, 50),
    ):
        places += [(x + r.normal(0, wide), y + r.normal(0, wide * 0.7), 3 + 13 * r.random() ** 2.4) for _ in range(n)]

    def rings(pen: Pen) -> None:
        for x, y, s in places:
            if math.hypot(x - X, y - Y) > SOUP - 14 - s:
                continue
            pen.fill(oval(x + 1.5, y + 2, s * 1.16, s, 15), (0.25, 0.11, 15), 0.5)
            pen.fill(oval(x, y, s * 1.16, s, 15), (0.66, 0.17, 44), 0.62)
            pen.fill(oval(x + s * 0.2, y + s * 0.22, s * 0.85, s * 0.7, 15), (0.78, 0.155, 62), 0.5)
            for k in range(10):
                t = math.radians(150 + 13 * k)
                arc = [(x + s * 1.05 * math.cos(t + z), y + s * 0.9 * math.sin(t + z)) for z in (0.0, 0.12, 0.24)]
                pen.stroke(arc, (0.97, 0.07, 82), 0.6 + 0.16 * s, 0.9 * math.sin(math.pi * (k + 0.5) / 10))
            if s > 5:
                pen.dot(x - s * 0.4, y - s * 0.4, s * 0.2, (0.99, 0.03, 90), 0.95)

    c.draw(rings, detail=0.8, clip=soup)


def _leaf(c: Canvas, soup: Mask, x: float, y: float, s: float, turn: float, tone: tuple[float, float, float]) -> None:
    shape = place(
        [
            (-1, 0.06, CORNER),
            (-0.6, -0.4),
            (0.1, -0.5),
            (0.7, -0.24),
            (1, 0, CORNER),
            (0.6, 0.28),
            (0, 0.46),
            (-0.6, 0.34),
        ],
        x,
        y,
        s,
        turn,
    )
    m = c.mask(curve(shape), wobble=1.5, cell=9)
    c.multiply(m.blur(5).move(10, 13) & soup, (0.16, 0.08, 5), 0.85)
    a = math.radians(turn)
    u = ((c.x - x) * math.cos(a) + (c.y - y) * math.sin(a)) / s
    v = (-(c.x - x) * math.sin(a) + (c.y - y) * math.cos(a)) / s
    rib = np.abs(np.sin((u * 2.6 - np.abs(v) * 1.7) * math.pi)) ** 0.5
    puff = 7 * rib * smoothstep(0, 0.12, np.abs(v)) - 5 * np.exp(-((v / 0.04) ** 2))
    c.form(
        m, tone, thickness=12, bump=np.asarray(puff * s / 72, np.float32), rim=0.6, gloss=0.35, mottle=0.08, detail=0.8
    )

    def veins(pen: Pen) -> None:
        pen.stroke(
            place([(-1.3, 0.14), (-0.9, 0.04), (0.2, 0.0), (0.95, 0)], x, y, s, turn), (0.72, 0.11, 128), 0.036 * s, 0.9
        )

    c.draw(veins, detail=0.8)


def herbs(c: Canvas, soup: Mask) -> None:
    """Leaves of basil make an island with bread for its rocks; dill and pepper float off it."""
    for x, y, s, turn in ((646, 800, 30, 20), (612, 826, 22, 50)):
        rock = c.mask(
            curve(
                place([(-1, -0.6), (0.1, -0.9), (1, -0.5), (0.9, 0.7), (-0.2, 0.95), (-0.95, 0.6)], x, y, s, turn),
                pull=0.25,
            ),
            wobble=3,
            cell=8,
        )
        c.multiply(rock.blur(6).move(12, 15) & soup, (0.16, 0.08, 5), 0.85)
        grit = np.asarray((c.field("crouton", 7, 3) - 0.5) * 4.5, np.float32)
        c.form(rock, (0.74, 0.12, 68), thickness=16, bump=grit, rim=0.6, detail=0.8)
    _leaf(c, soup, 672, 758, 62, -62, (0.4, 0.1, 150))
    _leaf(c, soup, 690, 806, 58, 18, (0.46, 0.115, 146))
    _leaf(c, soup, 628, 772, 54, 205, (0.52, 0.125, 140))
    _leaf(c, soup, 438, 366, 46, -14, (0.42, 0.1, 148))
    r = c.rng("dill")
    for x, y, turn, size in ((224, 930, 20, 70), (120, 640, 70, 52), (498, 340, 200, 40)):
        for k in range(9):
            for f in (-1.0, 1.0):
                t = k / 9
                a = math.radians(turn)
                px, py = x + size * t * math.cos(a), y + size * t * math.sin(a)
                way = a + f * (0.95 - 0.5 * t)
                out = np.linspace(0.3, 1, 3)
                reach = size * 0.36 * (1.1 - t)
                for shade in (True, False):
                    off = 5.0 if shade else 0.0
                    tone = np.tile(rgb((0.2, 0.08, 10) if shade else (0.5, 0.115, 142)), (3, 1)).astype(np.float32)
                    strew(
                        c,
                        "hair",
                        px + reach * out * math.cos(way) * 0.6 + off,
                        py + reach * out * math.sin(way) * 0.6 + off,
                        reach * 0.9,
                        way + r.normal(0, 0.25, 3),
                        tone if shade else jittered(tone, r, 0.12),
                        seed=f"dill{x}{k}{f}{shade}",
                        alpha=0.6 if shade else 1,
                        detail=0.8,
                        clip=soup,
                    )
    n = 70
    turns, q = r.uniform(-1.6, 2.6, n), (SOUP - 20) * np.sqrt(r.random(n))
    tone = jittered(np.tile(rgb((0.26, 0.06, 40)), (n, 1)).astype(np.float32), r, 0.2)
    strew(
        c,
        "pebble",
        X + q * np.cos(turns),
        Y + q * np.sin(turns),
        r.uniform(2, 5.5, n),
        r.uniform(0, 6, n),
        tone,
        seed="pepper",
        detail=0.8,
    )


def fin(c: Canvas) -> None:
    """A carrot's fin; its wake bends round the boat."""
    x, y = FIN

    def wake(pen: Pen) -> None:
        for k in range(26):
            t = k / 26
            a = math.radians(61 + 58 * t)
            for side in (-1, 1):
                q = 268 + side * (5 + 24 * t)
                arc = [
                    (BOAT[0] + q * math.cos(a + z), BOAT[1] - 84 + q * math.sin(a + z) * 0.98)
                    for z in (0.0, 0.03, 0.06)
                ]
                pen.stroke(arc, (0.95, 0.08, 66), 3.4 - 2 * t, 0.85 * (1 - t))

    c.draw(wake, detail=0.8, soft=0.6)
    m = c.mask(
        curve(place([(-22, 8, CORNER), (-10, -18), (16, -40, CORNER), (13, -10), (24, 8, CORNER)], x, y, 1.15, 0))
    )
    c.multiply(m.blur(4).move(14, 14), (0.14, 0.07, 355), 0.8)
    c.form(m, (0.76, 0.17, 55), thickness=9, rim=0.8, detail=0.85)
    c.screen(c.mask(oval(x + 1, y + 9, 36, 4.5), soft=1), (0.95, 0.1, 60), 0.75)
