"""The caterpillar's carriages, their passengers, and its head."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, pick, ramp, smoothstep
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval


def carriage(c: Canvas, x: float, y: float, r: float, a: float, k: int) -> None:
    """Paint one carriage: feet, a fat green ring, a red line, lit windows; `a` is where it heads (radians)."""
    fore = math.cos(a), math.sin(a)
    for s in (0.55, -0.35):
        foot = (x + fore[0] * r * s - r * 0.28, y + fore[1] * r * s + r * 0.84)
        shoe = c.mask(limb([(foot[0] + r * 0.1, foot[1] - r * 0.26, r * 0.17), (foot[0], foot[1], r * 0.13)]))
        c.form(shoe, (0.5, 0.13, 120), rim=0.5, detail=0.6)
    clay = Clay(c, (x - r * 1.3, y - r * 1.3, x + r * 1.3, y + r * 1.3), melt=2)
    clay.ball(x, y, r * 0.78, r, turn=math.degrees(a), thick=r * 0.9)
    clay.ball(
        x + fore[0] * r * 0.2,
        y + fore[1] * r * 0.2,
        r * 0.7,
        r * 0.96,
        turn=math.degrees(a),
        thick=r * 0.86,
        melt=r * 0.1,
    )
    body = clay.relief(1.0)
    body = body.within(body.mask.grow(-0.8))
    c.multiply(body.mask.blur(r * 0.1).move(-fore[0] * r * 0.2, -fore[1] * r * 0.2), (0.25, 0.08, 150), 0.35)
    at = body.mask.where
    gx, gy = c.x[at] - x, c.y[at] - y
    along = gx * fore[0] + gy * fore[1]
    crease = np.sin(along / r * 17) * r * 0.012
    freckle = smoothstep(0.7, 0.76, c.field("freckle", max(5.0, r * 0.09), 2)[at])
    tone: Colour = (0.66, 0.165, 128 - 6 * (k % 2))
    c.form(
        body,
        tone,
        bump=np.asarray(crease, np.float32),
        rim=0.55,
        gloss=0.28,
        gloss_sharpness=14,
        shadow=r * 0.3,
        detail=0.7,
    )
    c.screen(body.mask * np.asarray(freckle * smoothstep(0.2 * r, -0.4 * r, gy), np.float32), (0.9, 0.13, 110), 0.45)
    down = gy - 0.3 * gx * (1 if a > 0 else 0)
    red = smoothstep(0.06 * r, 0.04 * r, np.abs(down - 0.46 * r))
    c.form(body.within(body.mask * np.asarray(red, np.float32)), (0.58, 0.2, 20), rim=0.4, gloss=0.4, detail=0.75)
    if r < 13:
        return
    offsets = (-0.52, 0.06) if r > 80 and abs(fore[0]) > 0.78 else (-0.3,)
    for n, off in enumerate(offsets):
        _window(
            c,
            x + fore[0] * r * off - r * 0.06,
            y + fore[1] * r * off + r * 0.03,
            r * (1.0 if len(offsets) == 1 else 0.84 + 0.14 * n),
            fore,
            k + n,
        )


def _window(c: Canvas, wx: float, wy: float, r: float, fore: tuple[float, float], k: int) -> None:
    """A lit window in a brass frame, slanted as the carriage goes."""
    w, h = r * (0.54 + 0.16 * abs(fore[0])), r * 0.54
    skew = math.degrees(0.22 * math.atan2(fore[1], abs(fore[0]) + 0.2))
    frame = c.mask(box(wx - w * 0.56, wy - h * 0.6, w * 1.12, h * 1.2, h * 0.42, skew))
    c.form(frame, (0.9, 0.08, 92), thickness=r * 0.06, rim=0.7, detail=0.8)
    pane_path = box(wx - w * 0.45, wy - h * 0.48, w * 0.9, h * 0.96, h * 0.34, skew)
    pane = c.mask(pane_path)
    ay = c.y[pane.where]
    c.fill(
        pane, pick(ramp([(0.98, 0.08, 92), (0.9, 0.15, 76), (0.74, 0.18, 52)]), (ay - wy + h * 0.5) / h), detail=0.95
    )
    c.emit(pane, 0.35)
    if r > 40:
        _passenger(c, pane_path, wx, wy, w, h, k)
    c.draw(
        lambda pen: pen.stroke([(wx, wy - h * 0.5), (wx, wy + h * 0.5)], (0.5, 0.1, 75), max(1.2, r * 0.022)),
        detail=0.9,
    )


def _passenger(c: Canvas, pane: object, x: float, y: float, w: float, h: float, k: int) -> None:
    """Dark against the light: somebody's feelers, hat or newspaper."""
    ink: Colour = (0.33, 0.1, 45)
    px = x + (-0.2 if k % 2 else 0.2) * w

    def work(pen: Pen) -> None:
        with pen.clipped(pane):
            pen.fill(oval(px, y + h * 0.08, w * 0.11, h * 0.17), ink)
            pen.fill(oval(px, y + h * 0.5, w * 0.19, h * 0.3), ink)
            kind = k % 4
            if kind == 0:
                for s in (-1, 1):
                    pen.stroke(
                        [
                            (px + s * w * 0.04, y - h * 0.06),
                            (px + s * w * 0.08, y - h * 0.24),
                            (px + s * w * 0.14, y - h * 0.28),
                        ],
                        ink,
                        w * 0.025,
                    )
            elif kind == 1:
                pen.fill(box(px - w * 0.16, y - h * 0.08, w * 0.32, h * 0.06), ink)
                pen.fill(box(px - w * 0.1, y - h * 0.3, w * 0.2, h * 0.25), ink)
            elif kind == 2:
                pen.fill(box(px - w * 0.3, y + h * 0.12, w * 0.34, h * 0.32, 0, -8), (0.93, 0.03, 95))
            else:
                pen.stroke([(px, y - h * 0.06), (px + w * 0.08, y - h * 0.26)], ink, w * 0.025)
                pen.stroke([(px + w * 0.05, y + h * 0.3), (px + w * 0.25, y + h * 0.06)], ink, w * 0.05)

    c.draw(work, detail=0.95)


def engine(c: Canvas, x: float, y: float, r: float) -> None:
    """The head: a glossy red-brown capsule, lamp on its brow, jaws for a cowcatcher."""
    neck = c.mask(oval(x - r * 0.16, y - r * 0.04, r * 0.98, r * 1.06))
    c.form(neck, (0.62, 0.16, 128), thickness=r * 0.6, rim=0.6, gloss=0.2, shadow=r * 0.3, detail=0.75)
    collar = c.mask(oval(x - r * 0.05, y, r * 0.95, r * 1.0)) - c.mask(oval(x, y, r * 0.9, r * 0.95))
    c.form(collar, (0.9, 0.1, 92), thickness=r * 0.1, rim=0.6, detail=0.8)
    clay = Clay(c, (x - r * 1.2, y - r * 1.2, x + r * 1.2, y + r * 1.3), melt=r * 0.12)
    clay.ball(x - r * 0.3, y - r * 0.06, r * 0.6, r * 0.84, thick=r * 0.75)
    clay.ball(x + r * 0.34, y - r * 0.02, r * 0.6, r * 0.84, thick=r * 0.75)
    clay.ball(x + r * 0.03, y + r * 0.36, r * 0.56, r * 0.48, thick=r * 0.78)
    clay.press([(x + r * 0.02, y - r * 0.9, r * 0.06), (x + r * 0.03, y - r * 0.1, r * 0.045)], r * 0.16)
    clay.press(
        [
            (x + r * 0.03, y - r * 0.1, r * 0.05),
            (x - r * 0.18, y + r * 0.2, r * 0.05),
            (x - r * 0.42, y + r * 0.5, r * 0.05),
        ],
        r * 0.11,
    )
    clay.press(
        [
            (x + r * 0.03, y - r * 0.1, r * 0.05),
            (x + r * 0.26, y + r * 0.2, r * 0.05),
            (x + r * 0.5, y + r * 0.5, r * 0.05),
        ],
        r * 0.11,
    )
    capsule = clay.relief(1.6)
    capsule = capsule.within(capsule.mask.grow(-0.8))
    c.shadow(capsule.mask, -6, 10, 14, 0.4)
    c.form(capsule, (0.5, 0.17, 24), rim=0.6, gloss=0.75, gloss_sharpness=20, mottle=0.08, shadow=r * 0.25, detail=0.85)
    for s in (-1.0, 1.0):
        jaw = c.mask(
            curve(
                [
                    (x + r * (0.03 + s * 0.42), y + r * 0.56, CORNER),
                    (x + r * (0.03 + s * 0.46), y + r * 0.86),
                    (x + r * (0.03 + s * 0.2), y + r * 1.06),
                    (x + r * (0.03 + s * 0.03), y + r * 1.0, CORNER),
                    (x + r * (0.03 + s * 0.12), y + r * 0.86),
                    (x + r * (0.03 + s * 0.05), y + r * 0.7, CORNER),
                ]
            )
        )
        c.shadow(jaw, 0, 8, 8, 0.5)
        c.form(jaw, (0.26, 0.06, 30), rim=0.7, gloss=0.7, detail=0.85)
        for k in range(4):
            t = (-0.5 + 0.36 * k) if s > 0 else (math.pi + 0.5 - 0.36 * k)
            ex, ey = x + r * (0.03 + s * 0.44) + math.cos(t) * r * 0.19, y + r * 0.16 + math.sin(t) * r * 0.24
            q = r * (0.085 - 0.008 * k)
            bead = c.mask(circle(ex, ey, q))
            c.shadow(bead, 2, 4, 4, 0.5)
            c.form(bead, (0.17, 0.03, 40), rim=0.7, gloss=1.0, gloss_sharpness=12, detail=0.9)

            def spark(pen: Pen, px: float = ex, py: float = ey, pr: float = q) -> None:
                pen.dot(px + pr * 0.25, py - pr * 0.4, pr * 0.26, (0.99, 0.03, 95))

            c.draw(spark, detail=0.95)
        feeler = c.mask(
            limb(
                [
                    (x + r * (0.03 + s * 0.3), y - r * 0.74, r * 0.045),
                    (x + r * (0.03 + s * 0.46), y - r * 1.12, r * 0.032),
                    (x + r * (-0.1 + s * 0.78), y - r * 1.28, r * 0.024),
                ]
            )
        )
        c.form(feeler, (0.3, 0.08, 30), rim=0.8, gloss=0.5, detail=0.85)
        c.form(
            c.mask(circle(x + r * (-0.1 + s * 0.8), y - r * 1.29, r * 0.06)),
            (0.84, 0.14, 85),
            rim=0.6,
            gloss=0.7,
            detail=0.85,
        )
    lx, ly = x + r * 0.03, y - r * 0.42
    rim = c.mask(circle(lx, ly, r * 0.27))
    c.shadow(rim, 2, 9, 9, 0.6)
    c.form(rim, (0.8, 0.13, 84), thickness=r * 0.1, rim=0.7, gloss=0.9, detail=0.9)
    glass = c.mask(circle(lx, ly, r * 0.205))
    c.fill(
        glass,
        pick(ramp([(0.995, 0.02, 95), (0.98, 0.07, 95), (0.9, 0.14, 82)]), np.hypot(c.x - lx, c.y - ly) / (r * 0.21)),
        detail=0.95,
    )
    c.emit(glass, 0.9)
    c.glow(lx, ly, r * 0.6, (0.98, 0.08, 90), 0.8)
    c.rays(lx, ly, [48, 60, 72, 84], 620, 210, (0.98, 0.08, 92), 0.3, 22)
