"""A brass tray with tea just poured and coins, and the stool that somebody has got up from."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.materials import glass, metal, smoke, wood
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

COIN = (0.82, 0.13, 84)


def stool(c: Canvas) -> None:
    """A low stool with a cushion that still keeps a dent; one slipper before it."""
    x, y = 640.0, 930.0
    c.multiply(c.mask(oval(x - 26, y + 132, 120, 22), soft=9), (0.5, 0.09, 330), 0.6)
    for dx, dy, lean in ((-62, 84, -14), (62, 84, 14), (-48, 116, -12), (50, 118, 14)):
        leg = c.mask(limb([(x + dx * 0.8, y + 34, 8), (x + dx, y + dy, 7), (x + dx + lean * 0.4, y + dy + 16, 8)]))
        wood(c, leg, (0.56, 0.1, 45), angle=90, thickness=10, detail=0.8)
    seat = c.mask(
        curve([(x - 84, y + 14), (x - 60, y + 44), (x, y + 54), (x + 60, y + 44), (x + 84, y + 14), (x, y - 4)])
    )
    wood(c, seat, (0.6, 0.1, 48), thickness=14, detail=0.8)
    cushion = c.mask(
        curve(
            [
                (x - 92, y + 2),
                (x - 80, y - 22),
                (x - 44, y - 34),
                (x, y - 36),
                (x + 44, y - 34),
                (x + 80, y - 22),
                (x + 92, y + 2),
                (x + 66, y + 26),
                (x, y + 34),
                (x - 66, y + 26),
            ]
        )
    )
    c.shadow(cushion, -4, 8, 6, 0.45)
    c.form(
        cushion,
        (0.6, 0.17, 28),
        thickness=30,
        bump=np.asarray(0.5 * (c.field("plush", 4, 2) - 0.5), np.float32),
        rim=0.2,
        detail=0.85,
    )
    dent = c.mask(oval(x + 2, y - 13, 56, 14))
    c.multiply((dent - dent.move(5, 5)).blur(3) | dent.blur(8) * 0.45, (0.46, 0.14, 10), 0.75)
    c.screen((dent.move(4, 6) - dent).blur(3) & cushion, (0.92, 0.09, 50), 0.4)

    def piping(pen: Pen) -> None:
        pen.stroke(
            [(x - 88, y + 4), (x - 62, y + 26), (x, y + 34), (x + 62, y + 26), (x + 88, y + 4)], (0.86, 0.12, 82), 3.4
        )
        for k in range(5):
            for side in (-1.0, 1.0):
                pen.stroke(
                    [(x + side * 88, y + 4), (x + side * (92 + 2 * k), y + 20 - 2 * abs(k - 2))], (0.86, 0.12, 82), 1.6
                )

    c.draw(piping, relief=1.6, detail=0.9)
    sx, sy = 548.0, 1098.0
    c.multiply(c.mask(oval(sx - 4, sy + 20, 56, 11), soft=5), (0.5, 0.09, 330), 0.6)
    sole = c.mask(
        curve(
            [
                (sx - 56, sy + 4),
                (sx - 20, sy + 15),
                (sx + 30, sy + 14),
                (sx + 58, sy + 4),
                (sx + 40, sy - 2),
                (sx - 50, sy - 4),
            ]
        )
    )
    c.form(sole, (0.5, 0.09, 45), thickness=7, detail=0.85)
    upper = c.mask(
        curve(
            [
                (sx - 54, sy + 3, CORNER),
                (sx - 52, sy - 17),
                (sx - 22, sy - 15),
                (sx + 6, sy - 26),
                (sx + 36, sy - 15),
                (sx + 62, sy - 16),
                (sx + 78, sy - 32, CORNER),
                (sx + 74, sy - 8),
                (sx + 52, sy + 7),
                (sx, sy + 10),
            ]
        )
    )
    c.form(upper, (0.8, 0.14, 82), thickness=18, rim=0.3, detail=0.88)
    c.form(c.mask(oval(sx - 25, sy - 14, 27, 7, -2)), (0.44, 0.08, 40), thickness=3, detail=0.88)
    c.draw(
        lambda pen: pen.stroke([(sx + 8, sy - 18), (sx + 30, sy - 6), (sx + 52, sy - 8)], (0.58, 0.16, 28), 2.2),
        relief=1,
        detail=0.9,
    )


def table(c: Canvas) -> None:
    """The tray on its folding legs, pot, glass and steam, towers of coins."""
    x, y = 368.0, 950.0
    c.multiply(c.mask(oval(x - 30, y + 136, 150, 24), soft=10), (0.5, 0.09, 330), 0.6)
    for a, b in (((-70, 8), (62, 134)), ((70, 8), (-66, 132)), ((-20, 16), (10, 146))):
        wood(
            c, c.mask(limb([(x + a[0], y + a[1], 7), (x + b[0], y + b[1], 7)])), (0.5, 0.1, 42), thickness=9, detail=0.8
        )
    tray = c.mask(oval(x, y, 124, 34))
    c.shadow(tray, 0, 12, 8, 0.4)
    metal(c, tray, (0.76, 0.11, 78), thickness=10, polish=0.6)
    inner = c.mask(oval(x, y - 3, 108, 27))
    at = inner.where
    rings = np.hypot((c.x[at] - x) / 108, (c.y[at] - y + 3) / 27)
    spokes = np.arctan2((c.y[at] - y + 3) / 27, (c.x[at] - x) / 108)
    hammered = np.asarray(
        0.3 * np.sin(rings * 34) + 0.2 * np.sin(spokes * 24) * smoothstep(0.35, 0.5, rings), np.float32
    )
    c.form(inner, (0.84, 0.1, 82), thickness=4, bump=hammered, gloss=0.35, detail=0.8)
    c.multiply((inner.grow(3) - inner).blur(1), (0.5, 0.1, 55), 0.6)
    c.screen(tray.edge(-3, -3, 1), (0.97, 0.06, 88), 0.7)
    _pot(c, x + 78, y - 8)
    gx, gy = x + 26, y + 2
    tea = c.mask(
        curve(
            [
                (gx - 17, gy - 48, CORNER),
                (gx - 13, gy - 24),
                (gx - 15, gy - 2),
                (gx, gy + 4),
                (gx + 15, gy - 2),
                (gx + 13, gy - 24),
                (gx + 17, gy - 48, CORNER),
            ]
        )
    )
    c.shadow(tea, -6, 5, 4, 0.4)
    c.fill(tea, (0.6, 0.155, 50), 0.94, detail=0.9)
    c.multiply(tea.edge(-6, 0, 3), (0.4, 0.12, 35), 0.5)
    body = c.mask(
        curve(
            [
                (gx - 20, gy - 66, CORNER),
                (gx - 14, gy - 24),
                (gx - 16, gy),
                (gx, gy + 6),
                (gx + 16, gy),
                (gx + 14, gy - 24),
                (gx + 20, gy - 66, CORNER),
            ]
        )
    )
    glass(c, body, (0.94, 0.04, 80), clear=0.9)
    c.draw(lambda pen: pen.stroke(oval(gx, gy - 66, 20, 5), (0.99, 0.02, 90), 1.8, 0.85), detail=0.92)
    c.fill(c.mask(oval(gx, gy - 48, 17, 4.4)), (0.74, 0.14, 62), 0.95, detail=0.92)
    smoke(
        c,
        [(gx, gy - 70, 7), (gx + 9, gy - 104, 11), (gx - 7, gy - 146, 15), (gx + 12, gy - 194, 20)],
        (0.98, 0.02, 85),
        seed="steam",
        alpha=0.5,
        n=34,
    )
    r = c.rng("coins")

    def coins(pen: Pen) -> None:
        for tx, n in ((-76, 7), (-46, 11), (-14, 5)):
            for k in range(n):
                dx = float(r.uniform(-1.6, 1.6))
                cy = y + 4 - 4.4 * k + (4 if tx == -14 else 0)
                pen.fill(oval(x + tx + dx, cy + 3, 13, 5), (0.52, 0.11, 66))
                pen.fill(oval(x + tx + dx, cy, 13, 5), COIN)
                pen.fill(oval(x + tx + dx, cy, 9, 3.2), (0.74, 0.13, 80), 0.7)
        for dx, dy in ((14, 12), (-30, 17), (-8, 20), (44, 16)):
            pen.fill(oval(x + dx, y + dy + 2, 12, 4.4), (0.52, 0.11, 66))
            pen.fill(oval(x + dx, y + dy, 12, 4.4), COIN)

    c.draw(coins, relief=2, detail=0.92)


def _pot(c: Canvas, x: float, y: float) -> None:
    """A brass teapot, its spout towards the glass."""
    spout = c.mask(limb([(x - 26, y - 26, 9), (x - 46, y - 36, 6), (x - 54, y - 58, 4.4), (x - 62, y - 62, 3.4)]))
    handle = c.mask(limb([(x + 22, y - 56, 5), (x + 48, y - 56, 4.6), (x + 50, y - 28, 4.4), (x + 28, y - 14, 4)]))
    metal(c, spout, (0.76, 0.1, 78), polish=0.7)
    metal(c, handle, (0.7, 0.1, 70), polish=0.7)
    body = c.mask(
        curve(
            [
                (x - 14, y - 74, CORNER),
                (x - 18, y - 58),
                (x - 36, y - 26),
                (x - 22, y + 2, CORNER),
                (x + 22, y + 2, CORNER),
                (x + 36, y - 26),
                (x + 18, y - 58),
                (x + 14, y - 74, CORNER),
                (x, y - 80),
            ]
        )
    )
    c.shadow(body, -8, 6, 6, 0.5)
    metal(c, body, (0.8, 0.1, 82), polish=0.7)
    lid = c.mask(
        curve([(x - 16, y - 72, CORNER), (x - 10, y - 90), (x, y - 96), (x + 10, y - 90), (x + 16, y - 72, CORNER)]),
        oval(x, y - 101, 5, 6),
    )
    metal(c, lid, (0.76, 0.1, 78), polish=0.7)
