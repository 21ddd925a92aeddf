"""From high above, a floating market's jammed boats are one crocodile; a last small boat comes up to its jaws."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.motifs.above import market_boat, palm_crown, straw_hat
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, place, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Haggling",
    hero="lamp-lit market boats jammed into one crocodile of hats, melons and green hulls; a late boat nears its jaws",
    idea="made of",
    place="market, Mekong canal",
    palette="moss dawn",
    composition="seen from above",
    time="morning",
    symbols=("boat", "melon", "crocodile"),
    hidden="the eye is a napping vendor's round tray",
    readings=("bargain", "trap", "neighbourhood"),
    person=True,
)
FINISH = {"vignette": 0.42, "saturation": 1.12, "bloom": 0.6, "focus": Focus(360, 640, 340, 440, 0.28)}

_SPINE = (
    (150.0, 968.0, 36.0),
    (208.0, 912.0, 48.0),
    (270.0, 852.0, 60.0),
    (328.0, 790.0, 82.0),
    (382.0, 722.0, 78.0),
    (446.0, 640.0, 108.0),
    (494.0, 546.0, 122.0),
    (500.0, 446.0, 112.0),
    (462.0, 358.0, 88.0),
    (430.0, 276.0, 64.0),
    (452.0, 190.0, 49.0),
    (524.0, 128.0, 37.0),
    (616.0, 112.0, 26.0),
    (696.0, 144.0, 16.0),
    (742.0, 206.0, 9.0),
)
"""The crocodile's backbone from snout to tail: x, y, half its width."""

_GREENS: tuple[Colour, ...] = (
    (0.42, 0.09, 148),
    (0.48, 0.1, 140),
    (0.38, 0.08, 160),
    (0.54, 0.1, 130),
    (0.45, 0.07, 170),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.62, 0.6),
        key=(0.95, 0.1, 92),
        shade=(0.24, 0.06, 195),
        rim=(0.7, -0.6, 0),
        rim_colour=(0.95, 0.11, 95),
        bounce_share=0.06,
    )
    _water(c)
    repaint(c, 0.7, seed="water")
    _lilies(c)
    _body_shadow(c)
    _legs(c)
    _body(c)
    _dusk(c)
    _head(c)
    repaint(c, 0.12, seed="last")
    _mist(c)
    _lamps(c)
    _latecomer(c)
    _fronds(c)


def _water(c: Canvas) -> None:
    """Deep jade, with the morning lying on it only where the tail comes out of the mist."""
    flow = c.noise.at("flow", c.x / 150 + c.noise.at("turn", c.x / 300, c.y / 300) * 1.2, c.y / 70, 1.0, 3)
    sun = np.exp(-((np.hypot(c.x - 760, c.y - 40) / 620) ** 2))
    t = 0.2 + 0.72 * sun + 0.12 * (flow - 0.5)
    table = ramp(
        [
            (0, (0.15, 0.04, 195)),
            (0.25, (0.24, 0.055, 180)),
            (0.5, (0.42, 0.075, 155)),
            (0.72, (0.68, 0.11, 105)),
            (1, (0.93, 0.12, 78)),
        ]
    )
    c.fill(c.full(1), pick(table, np.asarray(t, np.float32)), detail=0.1)


def _dusk(c: Canvas) -> None:
    """Let the body sink into the dark towards the head, so that the lamps there tell."""
    body = c.mask(polygon(_outline(40)), soft=8)
    low = smoothstep(250, 900, c.y - 0.35 * c.x)
    c.multiply(body * low, (0.42, 0.07, 185), 0.32)
    trunk = c.mask(polygon(_outline(6)))
    c.multiply(trunk - trunk.grow(-30).blur(24), (0.34, 0.07, 190), 0.62)


def _mist(c: Canvas) -> None:
    drift = c.field("mist", 190, 4, (2.4, 1))
    far = smoothstep(0.2, 1.0, np.exp(-((np.hypot(c.x - 760, c.y - 60) / 420) ** 2)) + 0.5 * (drift - 0.5))
    c.glaze(far * 0.7, (0.94, 0.11, 80))
    c.glaze(np.clip(drift - 0.52, 0, 1) * 1.1 * smoothstep(1250, 500, c.y), (0.6, 0.08, 150))
    c.rays(860, -80, (118, 126, 134, 143), 1100, width=120, colour=(0.94, 0.1, 95), share=0.2, soft=24)


def _lamps(c: Canvas) -> None:
    """A lamp on every few boats down the back, like a ridge of scales; two great ones in the eyes."""
    r = c.rng("lamps")
    s = _spine(41)
    spots: list[tuple[float, float, float]] = []
    for i in range(11, 36, 2):
        x, y, w, a = (float(q) for q in s[i])
        spots.extend(
            (x - math.sin(a) * f * w + r.normal(0, 5), y + math.cos(a) * f * w + r.normal(0, 5), 5.0)
            for f in ((0.0,) if w < 60 else (-0.34, 0.34))
        )

    def points(pen: Pen) -> None:
        for x, y, q in spots:
            pen.dot(x, y, q, (0.95, 0.13, 82))
            pen.dot(x, y, q * 0.5, (0.99, 0.05, 95))

    for x, y, q in spots:
        c.glow(x, y, q * 4.4, (0.8, 0.17, 58), 0.95)
    c.draw(points, detail=0.95, emission=0.8)
    x, y, w, a = (float(q) for q in s[8])
    for f in (-1.0, 1.0):
        ex, ey = x - math.sin(a) * f * w * 0.62 - math.cos(a) * 6, y + math.cos(a) * f * w * 0.62 - math.sin(a) * 6
        c.glow(ex, ey, 70, (0.86, 0.16, 80), 0.6)
        c.glow(ex, ey, 150, (0.78, 0.15, 85), 0.3)


def _latecomer(c: Canvas) -> None:
    """One small boat with a lamp at its bow, alone on the dark water before the jaws."""
    x, y, turn = 92.0, 1104.0, -58.0
    a = math.radians(turn)
    c.glow(x + math.cos(a) * 46, y + math.sin(a) * 46, 70, (0.84, 0.14, 78), 0.75)

    def wake(pen: Pen) -> None:
        for f in (-1, 1):
            for k in range(3):
                q = 40.0 + 20 * k
                pen.stroke(
                    [
                        (
                            x - math.cos(a) * q - math.sin(a) * f * (8 + 3 * k),
                            y - math.sin(a) * q + math.cos(a) * f * 8,
                        ),
                        (x - math.cos(a) * (q + 40) - math.sin(a) * f * 26, y - math.sin(a) * (q + 40) + f * 12),
                    ],
                    (0.8, 0.07, 120),
                    1.8,
                    0.4 - 0.1 * k,
                )

    c.draw(wake, soft=0.8, detail=0.4)
    market_boat(c, x, y, 112.0, 35.0, turn, (0.62, 0.18, 36), "", c.rng("late"))
    shirt = c.mask(oval(x - math.cos(a) * 20, y - math.sin(a) * 20, 9, 14, turn))
    c.form(shirt, (0.6, 0.17, 28), detail=0.8)
    straw_hat(c, x - math.cos(a) * 18, y - math.sin(a) * 18, 12.0)
    oar = c.mask(
        limb([(x - math.cos(a) * 16, y - math.sin(a) * 16, 1.6), (x - 34, y + 10, 1.8), (x - 46, y + 14, 3.4)])
    )
    c.form(oar, (0.6, 0.09, 65), detail=0.7)
    lx, ly = x + math.cos(a) * 40, y + math.sin(a) * 40

    def flame(pen: Pen) -> None:
        pen.dot(lx, ly, 5.5, (0.95, 0.13, 82))
        pen.dot(lx, ly, 2.8, (0.99, 0.05, 95))

    c.draw(flame, detail=0.95, emission=0.9)
    c.glow(lx, ly, 26, (0.9, 0.13, 80), 0.8)


def _fronds(c: Canvas) -> None:
    """Palm crowns over the near bank, dark against the water."""
    r = c.rng("palms")
    for x, y, s in ((772.0, 1130.0, 128.0), (690.0, 1214.0, 110.0), (812.0, 980.0, 92.0), (-14.0, 60.0, 104.0)):
        palm_crown(c, x, y, s, r)
    corner = smoothstep(300, 60, np.hypot(c.x - 800, c.y - 1180)) + smoothstep(190, 40, np.hypot(c.x, c.y - 60))
    c.multiply(np.clip(corner, 0, 1) * 0.75, (0.26, 0.06, 185))


def _lilies(c: Canvas) -> None:
    r = c.rng("lilies")
    for cx, cy, n in ((118, 560, 9), (640, 880, 10), (420, 1120, 7)):
        for _ in range(n):
            x, y, q = cx + r.normal(0, 40), cy + r.normal(0, 38), r.uniform(8, 18)
            pad = c.mask(oval(x, y, q, q * 0.92, r.uniform(0, 180))) - c.mask(
                polygon([(x, y), (x + q * 1.2, y - q * 0.25), (x + q * 1.2, y + q * 0.25)])
            )
            c.shadow(pad, 3, 4, soft=2, share=0.4)
            c.form(
                pad, mix((0.36, 0.08, 160), (0.46, 0.09, 145), float(r.random())), thickness=2.5, rim=0.4, detail=0.5
            )


def _spine(n: int) -> Array:
    s = sample(_SPINE, n)
    d = np.gradient(s[:, :2], axis=0)
    return np.concatenate([s, np.arctan2(d[:, 1], d[:, 0])[:, None]], 1)


def _outline(grow: float) -> list[tuple[float, float]]:
    s = _spine(60)
    left = [(x + math.sin(a) * (w + grow), y - math.cos(a) * (w + grow)) for x, y, w, a in s]
    right = [(x - math.sin(a) * (w + grow), y + math.cos(a) * (w + grow)) for x, y, w, a in s]
    return left + right[::-1]


def _body_shadow(c: Canvas) -> None:
    body = c.mask(polygon(_outline(-6)))
    c.multiply(body.blur(14).move(24, 26), (0.3, 0.06, 190), 0.62)
    c.multiply(body.blur(5), (0.24, 0.05, 180), 0.8)


def _legs(c: Canvas) -> None:
    r = c.rng("legs")
    s = _spine(41)
    limbs = []
    for i, f, reach, fore in ((13, 1, 74, 66), (13, -1, 74, 66), (23, 1, 70, -64), (23, -1, 70, 60)):
        x, y, w, t = (float(q) for q in s[i])
        gx, gy, ox, oy = math.cos(t), math.sin(t), math.sin(t) * f, -math.cos(t) * f
        limbs.append(
            [
                (x + gx * u + ox * v, y + gy * u + oy * v)
                for u, v in ((0, w * 0.84), (-fore * 0.35, w + reach), (-fore * 1.5, w + reach + 22))
            ]
        )
    for shoulder, elbow, paw in limbs:
        for a, b, w in ((shoulder, elbow, 46.0), (elbow, paw, 40.0)):
            turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            length = math.dist(a, b) * 1.15
            for off in (-0.5, 0.5):
                nx, ny = -math.sin(math.radians(turn)), math.cos(math.radians(turn))
                x, y = (a[0] + b[0]) / 2 + nx * off * w * 0.72, (a[1] + b[1]) / 2 + ny * off * w * 0.72
                market_boat(
                    c,
                    x,
                    y,
                    length,
                    w * 0.74,
                    turn,
                    _GREENS[int(r.integers(5))],
                    ("melons", "leaves")[int(r.integers(2))],
                    r,
                )
        way = math.degrees(math.atan2(paw[1] - elbow[1], paw[0] - elbow[0]))
        for k in (-48, -16, 16, 48):
            spread = math.radians(way + k)
            market_boat(
                c,
                paw[0] + math.cos(spread) * 26,
                paw[1] + math.sin(spread) * 26,
                58,
                17,
                way + k,
                mix(_GREENS[0], (0.85, 0.06, 95), 0.25),
                "",
                r,
            )


def _body(c: Canvas) -> None:
    """Rows of boats from the tail towards the head, each overlapping the one behind."""
    r = c.rng("body")
    s = _spine(41)
    for i in range(40, 7, -1):
        x, y, w, a = s[i]
        rows = max(1, round(2 * w / 40))
        width = min(2 * w / rows * 1.1, 46)
        for k in range(rows):
            v = (k + 0.5) / rows * 2 - 1
            bx, by = x - math.sin(a) * v * w * 0.93, y + math.cos(a) * v * w * 0.93
            shift = (k % 2) * 12
            bx, by = bx + math.cos(a) * shift, by + math.sin(a) * shift
            edge = abs(v) > 0.6 and rows > 2
            if i % 2 and rows > 1 and not edge:
                continue
            spine = abs(v) < 0.36 or rows <= 2
            cargo = "hat" if spine and (i // 2 + k) % 2 == 0 else ("leaves" if edge and r.random() < 0.5 else "melons")
            length = 96 if w > 60 else 60 + w * 0.5
            market_boat(
                c,
                float(bx),
                float(by),
                length,
                float(width),
                math.degrees(a) + float(r.normal(0, 4)),
                _GREENS[int(r.integers(5))],
                cargo,
                r,
            )


def _head(c: Canvas) -> None:
    r = c.rng("head")
    s = _spine(41)
    teeth = [
        (x - math.sin(a) * f * (w + 7), y + math.cos(a) * f * (w + 7), math.degrees(a) + f * 72)
        for x, y, w, a in s[:8]
        for f in (-1.0, 1.0)
    ]
    for x, y, turn in teeth:
        b = math.radians(turn)
        tip = [
            (x + math.cos(b) * 17, y + math.sin(b) * 17, CORNER),
            (x - math.sin(b) * 8, y + math.cos(b) * 8),
            (x - math.cos(b) * 8, y - math.sin(b) * 8),
            (x + math.sin(b) * 8, y - math.cos(b) * 8),
        ]
        sack = c.mask(curve(tip))
        c.shadow(sack, 4, 5, soft=3, share=0.5)
        c.form(sack, (0.95, 0.025, 90), thickness=8, detail=0.75)
    for i in range(8, -1, -2):
        x, y, w, a = s[i]
        rows = max(2, round(2 * w / 44))
        width = 2 * w / rows * 1.08
        for k in range(rows):
            v = (k + 0.5) / rows * 2 - 1
            market_boat(
                c,
                x - math.sin(a) * v * w * 0.94,
                y + math.cos(a) * v * w * 0.94,
                92.0,
                width,
                math.degrees(a) + float(r.normal(0, 3)),
                _GREENS[(i + k) % 5],
                "melons" if (i + k) % 3 else "leaves",
                r,
            )
    x, y, w, a = s[0]
    for f in (-1.0, 1.0):
        straw_hat(
            c,
            x + math.cos(a) * 4 - math.sin(a) * f * 17,
            y + math.sin(a) * 4 + math.cos(a) * f * 17,
            14.0,
            (0.6, 0.08, 120),
        )
    x, y, w, a = s[8]
    for f in (-1.0, 1.0):
        ex, ey = x - math.sin(a) * f * w * 0.62 - math.cos(a) * 6, y + math.cos(a) * f * w * 0.62 - math.sin(a) * 6
        market_boat(c, ex, ey, 108.0, 66.0, math.degrees(a), (0.36, 0.08, 150), "", r)
        tray = c.mask(circle(ex, ey, 29))
        c.shadow(tray, 5, 6, soft=4, share=0.5)
        c.form(tray, (0.86, 0.13, 88), thickness=7, mottle=0.05, gloss=0.25, bias=0.08, rim=0.6, detail=0.8)
        c.multiply(tray - c.mask(circle(ex, ey, 24)), (0.6, 0.12, 60), 0.6)
        if f > 0:
            slit = c.mask(oval(ex, ey, 7, 20, math.degrees(a) + 90))
            c.form(slit, (0.28, 0.05, 150), thickness=5, detail=0.8)
        else:
            _sleeper(c, ex, ey, math.degrees(a) + 90)


def _sleeper(c: Canvas, x: float, y: float, turn: float) -> None:
    """A vendor asleep on the tray, curled up, hat over the face: the slit of the eye."""

    def at(u: float, v: float) -> tuple[float, float]:
        q = place([(u, v)], x, y, 1.0, turn)[0]
        return q[0], q[1]

    legs = c.mask(limb([(*at(4, 2), 6), (*at(14, 5), 5), (*at(20, -3), 3.6)]))
    c.form(legs, (0.3, 0.05, 255), detail=0.85)
    trunk = c.mask(limb([(*at(-12, 0), 6.5), (*at(-2, -2), 7.5), (*at(6, 2), 6)]))
    c.form(trunk, (0.36, 0.07, 160), detail=0.85)
    c.form(c.mask(limb([(*at(-8, 3), 3), (*at(0, 7), 2.6), (*at(6, 5), 2.4)])), (0.62, 0.08, 55), detail=0.85)
    for v in (-4.0, -1.0):
        c.form(c.mask(circle(*at(22, v), 2.4)), (0.62, 0.08, 55), detail=0.85)
    straw_hat(c, *at(-18, 0), 9.5, (0.8, 0.09, 85))
