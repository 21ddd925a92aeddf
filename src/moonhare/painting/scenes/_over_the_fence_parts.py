"""Parts of Over the Fence: the eye, and the fair that turns in it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.materials import fur
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, polygon

EYE = (408.0, 468.0, 78.0)


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
    hubx, huby, wheel = x + 2.0, y + 4.0, 44.0

    def on(px: float, py: float) -> tuple[float, float]:
        """Bend a place of the fair round the ball: what lies far out is drawn together and turned with the curve."""
        dx, dy = px / q, py / q
        d2 = dx * dx + dy * dy
        k = 1.0 / math.sqrt(1.0 + 0.42 * d2)
        return x + q * dx * k * 1.1, y + q * (dy * k * 1.06 - 0.16 * dx * dx)

    def loop(rad: float) -> list[tuple[float, float]]:
        ring = [k / 40 * 2 * math.pi for k in range(41)]
        return [on(hubx - x + math.cos(a) * rad, huby - y + math.sin(a) * rad) for a in ring]

    c.glow(hubx, huby, 52, (0.82, 0.15, 55), 0.6)
    c.glow(x, y + 52, 44, (0.86, 0.15, 60), 0.5, 0.3)

    def fair(pen: Pen) -> None:
        steel = (0.93, 0.07, 82)
        with pen.clipped(circle(x, y, q - 2)):
            ground = [on(u, 50.0) for u in range(-96, 97, 8)]
            pen.fill(polygon([*ground, (x + q, y + q), (x - q, y + q)]), (0.15, 0.05, 280))
            for k, tone in enumerate(((0.62, 0.19, 28), (0.9, 0.08, 90), (0.62, 0.13, 200), (0.7, 0.17, 350))):
                u = -66 + k * 36 + (k > 1) * 22
                pen.fill(polygon([on(u - 14, 46), on(u, 28), on(u + 14, 46), on(u + 11, 60), on(u - 11, 60)]), tone)
                pen.fill(polygon([on(u - 4, 60), on(u, 47), on(u + 4, 60)]), (0.97, 0.12, 85))
            for u in (-24, 28):
                pen.stroke([on(hubx - x, huby - y), on(hubx - x + u, 58)], steel, 3)
            for rim in (wheel, wheel - 8):
                pen.stroke(loop(rim), steel, 1.6, 0.9)
            for k in range(12):
                a = k / 12 * 2 * math.pi + 0.12
                ex, ey = on(hubx - x + math.cos(a) * wheel, huby - y + math.sin(a) * wheel)
                pen.stroke([on(hubx - x, huby - y), (ex, ey)], steel, 1.1, 0.8)
                tone = (
                    (0.66, 0.21, 28),
                    (0.88, 0.16, 85),
                    (0.72, 0.16, 150),
                    (0.7, 0.14, 230),
                    (0.68, 0.19, 340),
                    (0.93, 0.05, 90),
                )[k % 6]
                pen.fill(box(ex - 5.4, ey - 1, 10.8, 9.6, 3), tone)
            for px, py in loop(wheel):
                pen.dot(px, py, 1.5, (0.99, 0.09, 88))
            pen.dot(hubx, huby, 5, (0.99, 0.07, 90))
            for k in range(19):
                px, py = on(-84 + k * 9.4, 24 + 5 * math.sin(k * 1.9) + 10 * abs(k - 9) / 9)
                pen.dot(px, py, 1.6, ((0.97, 0.11, 88), (0.75, 0.19, 30))[k % 2])

    c.draw(fair, emission=0.8, detail=0.97)
    for px, py in loop(wheel)[::4]:
        c.glow(px, py, 10, (0.9, 0.14, 75), 0.45)
    c.glow(hubx, huby, 22, (0.97, 0.1, 85), 0.6)
    # The ball turns away at its rim; the lid's own shade lies over its crown.
    turn = np.asarray(smoothstep(0.66, 1.0, np.hypot(c.x - x, c.y - y) / q), np.float32)
    c.multiply(ball * turn, (0.16, 0.04, 260), 0.75)
    crown = np.asarray(smoothstep(y - 26, y - 62, c.y + 0.1 * (c.x - x)), np.float32)
    c.multiply(ball * crown, (0.16, 0.04, 30), 0.85)
    shine = c.mask(
        curve([(x - 56, y - 30), (x - 44, y - 52), (x - 16, y - 66), (x - 26, y - 50), (x - 44, y - 26)]), soft=3
    )
    c.screen(shine, (0.9, 0.05, 210), 0.6)
    c.screen(ball.edge(-0.6, 3.0, 2.0), (0.85, 0.09, 60), 0.75)
    _lids(c)


def _lids(c: Canvas) -> None:
    """A heavy upper lid with its fold, a wet lower rim, a dark corner towards the nose; lashes grow from the edge."""
    x, y, _ = EYE
    inner, outer = (x - 108, y + 34), (x + 112, y - 4)
    edge = [(x - 74, y - 22), (x - 22, y - 48), (x + 40, y - 52), (x + 88, y - 30)]
    fold = c.mask(
        curve(
            [
                (*inner, CORNER),
                (x - 92, y - 56),
                (x - 26, y - 104),
                (x + 56, y - 104),
                (x + 108, y - 62),
                (*outer, CORNER),
                *reversed(edge),
            ]
        )
    )
    c.shadow(fold, 0, 12, 8, 0.75)
    lid = c.relief(fold, 26)
    c.form(lid, (0.5, 0.085, 54), rim=0.7, mottle=0.08, detail=0.85)
    fur(c, lid, 2.6, seed="lid", length=(6, 11), spacing=3.4, spread=0.3, light=0.06, detail=0.85)
    crease = [(x - 96, y - 14), (x - 62, y - 56), (x - 6, y - 82), (x + 54, y - 80), (x + 98, y - 44)]
    c.multiply(c.mask(limb([(px, py, 4.5) for px, py in crease], 40), soft=3) & fold, (0.3, 0.08, 40), 0.7)
    c.screen(c.mask(limb([(px + 2, py + 12, 4) for px, py in crease], 40), soft=4) & fold, (0.9, 0.08, 62), 0.3)
    rim = [inner, *edge, outer]
    margin = c.mask(limb([(px, py, 4.4) for px, py in rim], 50))
    c.form(margin, (0.22, 0.04, 40), gloss=0.6, rim=0.3, detail=0.9)
    under = [inner, (x - 62, y + 60), (x, y + 80), (x + 62, y + 58), outer]
    low = c.mask(
        curve(
            [
                (*inner, CORNER),
                (x - 66, y + 80),
                (x, y + 104),
                (x + 74, y + 76),
                (*outer, CORNER),
                *reversed(under[1:-1]),
            ]
        )
    )
    roll = c.relief(low, 14)
    c.form(roll, (0.5, 0.085, 52), rim=0.6, detail=0.85)
    fur(c, roll, 2.4, seed="under", length=(5, 9), spacing=3.4, spread=0.3, light=0.06, detail=0.85)
    c.form(c.mask(limb([(px, py, 3.6) for px, py in under], 50)), (0.36, 0.07, 25), gloss=0.8, rim=0.4, detail=0.9)
    wet = c.mask(limb([(px, py - 4, 1.6) for px, py in under[1:-1]], 40), soft=1)
    c.screen(wet, (0.97, 0.06, 80), 0.8)
    corner = c.mask(curve([(*inner, CORNER), (x - 84, y + 16), (x - 70, y + 34), (x - 82, y + 46)]), soft=2)
    c.fill(corner, (0.24, 0.06, 25), 0.9, detail=0.9)

    def lashes(pen: Pen) -> None:
        r = c.rng("lashes")
        for k in range(26):
            t = (k + float(r.uniform(0.1, 0.9))) / 26
            i = min(int(t * (len(rim) - 1)), len(rim) - 2)
            w = t * (len(rim) - 1) - i
            bx, by = rim[i][0] * (1 - w) + rim[i + 1][0] * w, rim[i][1] * (1 - w) + rim[i + 1][1] * w
            long = float(r.uniform(30, 44)) * (0.55 + 0.45 * math.sin(math.pi * min(1.0, t + 0.12)))
            # They hang over the ball first, then sweep out towards the nose.
            mx, my = bx - long * (0.5 - 0.2 * t), by + 0.16 * long
            ex, ey = bx - long * (1.1 - 0.55 * t), by - 0.12 * long
            pen.fill(
                curve(
                    [(bx - 2.4, by, CORNER), (mx, my), (ex, ey, CORNER), (mx + 1.6, my - 2.6), (bx + 2.4, by, CORNER)]
                ),
                (0.17, 0.03, 45),
                0.92,
            )

    c.draw(lashes, relief=0.8, detail=0.92, soft=0.4)
