"""Parts of Over the Fence: the eye, and the fair that turns in it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, oval, polygon

EYE = (388.0, 452.0, 80.0)


def eye(c: Canvas) -> None:
    """The ball of the eye: the fair in it, the lids round it, wet light on it."""
    x, y, q = EYE
    ball = c.mask(circle(x, y, q))
    c.multiply(ball.grow(12).blur(7), (0.2, 0.04, 40), 0.85)
    d = np.hypot(c.x - x, c.y - y)[ball.where] / q
    v = (c.y[ball.where] - (y - q)) / (2 * q)
    sky = pick(
        ramp(
            [
                (0, (0.16, 0.05, 250)),
                (0.35, (0.3, 0.09, 255)),
                (0.6, (0.5, 0.12, 320)),
                (0.74, (0.78, 0.13, 55)),
                (0.8, (0.2, 0.05, 260)),
                (1, (0.12, 0.03, 240)),
            ]
        ),
        np.clip(v + 0.06 * (d**2), 0, 1),
    )
    c.fill(ball, sky * (1 - 0.55 * np.asarray(smoothstep(0.62, 1.02, d))[..., None]), detail=0.95)
    hubx, huby, wheel = x - 6.0, y - 2.0, 46.0
    c.glow(hubx, huby, 46, (0.8, 0.14, 50), 0.5)

    def fair(pen: Pen) -> None:
        steel = (0.9, 0.06, 80)
        with pen.clipped(circle(x, y, q - 2)):
            for k, tone in enumerate(((0.6, 0.18, 28), (0.9, 0.08, 90), (0.62, 0.13, 200), (0.7, 0.16, 350))):
                tx = x - 62 + k * 34 + (k > 1) * 22
                ty = y + 50 + 3 * math.cos((tx - x) / 30)
                pen.fill(
                    polygon([(tx - 13, ty), (tx, ty - 15), (tx + 13, ty), (tx + 10, ty + 12), (tx - 10, ty + 12)]), tone
                )
                pen.dot(tx, ty + 6, 2.4, (0.97, 0.1, 90))
            pen.stroke([(hubx, huby), (hubx - 22, y + 58)], steel, 2.6)
            pen.stroke([(hubx, huby), (hubx + 22, y + 58)], steel, 2.6)
            for rim in (wheel, wheel - 8):
                pen.stroke(oval(hubx, huby, rim, rim), steel, 1.4, 0.85)
            for k in range(12):
                a = k / 12 * 6.283 + 0.12
                ex, ey = hubx + math.cos(a) * wheel, huby + math.sin(a) * wheel
                pen.stroke([(hubx, huby), (ex, ey)], steel, 0.9, 0.75)
                tone = (
                    (0.66, 0.2, 28),
                    (0.88, 0.15, 85),
                    (0.72, 0.15, 150),
                    (0.7, 0.14, 230),
                    (0.68, 0.18, 340),
                    (0.93, 0.05, 90),
                )[k % 6]
                pen.fill(box(ex - 4.6, ey - 1, 9.2, 8.4, 2.5), tone)
            for k in range(48):
                a = k / 48 * 6.283
                pen.dot(hubx + math.cos(a) * wheel, huby + math.sin(a) * wheel, 1.25, (0.98, 0.08, 90))
            pen.dot(hubx, huby, 4.5, (0.98, 0.07, 90))
            for k in range(15):
                sx = x - 70 + k * 10
                pen.dot(sx, y + 40 + 5 * math.sin(k * 1.9), 1.5, ((0.97, 0.1, 88), (0.75, 0.18, 30))[k % 2])

    c.draw(fair, emission=0.75, detail=0.97)
    for k in range(12):
        a = k / 12 * 6.283 + 0.12
        c.glow(hubx + math.cos(a) * wheel, huby + math.sin(a) * wheel, 8, (0.9, 0.14, 75), 0.5)
    c.glow(hubx, huby, 20, (0.97, 0.1, 85), 0.55)
    shine = c.mask(
        curve([(x - 56, y - 30), (x - 44, y - 52), (x - 16, y - 66), (x - 26, y - 50), (x - 44, y - 26)]), soft=3
    )
    c.screen(shine, (0.9, 0.05, 210), 0.6)
    c.screen(ball.edge(-0.6, 3.0, 2.0), (0.85, 0.09, 60), 0.75)
    lid = c.mask(
        curve(
            [
                (x - 104, y + 20, CORNER),
                (x - 84, y - 62),
                (x - 20, y - 104),
                (x + 54, y - 92),
                (x + 116, y - 12, CORNER),
                (x + 64, y - 58),
                (x + 6, y - 76),
                (x - 50, y - 60),
            ]
        )
    )
    c.shadow(lid, 0, 9, 6, 0.6)
    c.form(lid, (0.46, 0.08, 50), thickness=20, rim=0.6, detail=0.85)
    low = c.mask(
        curve(
            [
                (x - 104, y + 20, CORNER),
                (x - 66, y + 66),
                (x, y + 90),
                (x + 70, y + 62),
                (x + 116, y - 12, CORNER),
                (x + 60, y + 50),
                (x, y + 76),
                (x - 58, y + 54),
            ]
        )
    )
    c.form(low, (0.5, 0.08, 48), thickness=10, gloss=0.5, detail=0.85)

    def lashes(pen: Pen) -> None:
        r = c.rng("lashes")
        for k in range(19):
            t = k / 18
            a = math.radians(196 + 138 * t)
            bx, by = x + 4 + math.cos(a) * 92, y - 4 + math.sin(a) * 82
            q2 = r.uniform(30, 46)
            pen.fill(
                curve(
                    [
                        (bx - 2, by, CORNER),
                        (bx - 18 - 8 * (1 - t), by - q2 * 0.35),
                        (bx - 30 + 22 * t, by - q2 * 0.9, CORNER),
                        (bx - 10, by - q2 * 0.3),
                        (bx + 2, by, CORNER),
                    ]
                ),
                (0.2, 0.03, 45),
            )

    c.draw(lashes, relief=1.2, detail=0.9)
