"""From high above, a floating market's jammed boats, hats and melons are one crocodile with its tail in the bend."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp
from moonhare.painting.light import Light
from moonhare.painting.materials import foliage
from moonhare.painting.motifs.above import market_boat, palm_crown, straw_hat
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, place, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Haggling",
    hero="market boats jammed so that vendors' hats, melons and green hulls form one crocodile",
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
FINISH = {"vignette": 0.34, "saturation": 1.1}

_SPINE = (
    (112.0, 1042.0, 36.0),
    (176.0, 990.0, 50.0),
    (250.0, 930.0, 64.0),
    (318.0, 868.0, 88.0),
    (366.0, 792.0, 84.0),
    (402.0, 700.0, 118.0),
    (428.0, 600.0, 134.0),
    (436.0, 490.0, 122.0),
    (424.0, 390.0, 92.0),
    (424.0, 300.0, 66.0),
    (468.0, 212.0, 50.0),
    (548.0, 150.0, 38.0),
    (640.0, 134.0, 27.0),
    (716.0, 168.0, 17.0),
    (752.0, 232.0, 9.0),
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
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.62, -0.5, 0.62), key=p.key, shade=(0.32, 0.06, 200), rim=(-0.8, -0.5, 0), bounce_share=0.08
    )
    _water(c)
    _banks(c)
    repaint(c, 1.0, seed="water")
    _lilies(c)
    _body_shadow(c)
    _legs(c)
    _body(c)
    _head(c)
    _strays(c)
    repaint(c, 0.2, seed="last")
    c.glow(180, 160, 380, (0.95, 0.09, 95), 0.24)


def _water(c: Canvas) -> None:
    flow = c.noise.at("flow", c.x / 90 + c.noise.at("turn", c.x / 200, c.y / 200) * 1.4, c.y / 46, 1.0, 4)
    fine = c.noise.at("ripples", c.x / 17, c.y / 8, 1.0, 3)
    sun = np.exp(-((np.hypot(c.x - 170, c.y - 190) / 520) ** 2))
    t = 0.44 + 0.36 * sun + 0.34 * (flow - 0.5) + 0.16 * (fine - 0.5)
    table = ramp(
        [
            (0, (0.34, 0.06, 165)),
            (0.35, (0.5, 0.075, 135)),
            (0.65, (0.68, 0.09, 112)),
            (0.85, (0.84, 0.1, 100)),
            (1, (0.96, 0.06, 95)),
        ]
    )
    c.fill(c.full(1), pick(table, np.asarray(t, np.float32)), detail=0.1)


def _banks(c: Canvas) -> None:
    shores = (
        [(-20, -20, CORNER), (330, -20, CORNER), (270, 60), (200, 190), (92, 280), (60, 420), (-20, 520, CORNER)],
        [(820, 300, CORNER), (700, 380), (640, 470), (650, 600), (720, 720), (730, 860), (820, 930, CORNER)],
        [(820, 1090, CORNER), (700, 1110), (560, 1180), (520, 1220, CORNER), (820, 1220, CORNER)],
    )
    for i, shore in enumerate(shores):
        land = c.mask(curve(shore), wobble=7, cell=24)
        c.shadow(land, 12, 16, soft=10, share=0.5)
        c.form(land, (0.55, 0.07, 75), thickness=18, mottle=0.14, grain=16, detail=0.3)
        inner = c.mask(curve(shore), wobble=9, cell=20).grow(-20)
        foliage(c, inner, (0.5, 0.11, 135), seed=f"grove{i}", size=14, spacing=4.6, thickness=30, clump=34, detail=0.3)
    roofs = (
        (70.0, 90.0, 96.0, 66.0, 24.0, (0.6, 0.1, 55)),
        (196.0, 44.0, 80.0, 58.0, -12.0, (0.56, 0.05, 220)),
        (758.0, 520.0, 92.0, 64.0, 70.0, (0.62, 0.11, 45)),
        (770.0, 690.0, 84.0, 60.0, 100.0, (0.66, 0.07, 85)),
        (712.0, 1178.0, 100.0, 66.0, -20.0, (0.58, 0.11, 40)),
    )
    for x, y, w, h, turn, tone in roofs:
        c.shadow(
            c.mask(polygon(place([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], x, y, 1, turn))),
            14,
            16,
            soft=6,
            share=0.55,
        )
        for half, bias in ((-1.0, 0.1), (1.0, -0.1)):
            slope = c.mask(
                polygon(place([(-w / 2, 0), (w / 2, 0), (w / 2, half * h / 2), (-w / 2, half * h / 2)], x, y, 1, turn)),
                wobble=1.2,
            )
            a = math.radians(turn)
            rows = np.sin((-(c.x[slope.where] - x) * math.sin(a) + (c.y[slope.where] - y) * math.cos(a)) / 2.0) * 1.2
            c.form(
                slope, tone, thickness=4, bump=np.asarray(rows, np.float32), bias=bias, mottle=0.14, grain=9, detail=0.5
            )
    r = c.rng("palms")
    for x, y, s in (
        (150.0, 150.0, 62.0),
        (40.0, 300.0, 74.0),
        (20.0, 200.0, 58.0),
        (770.0, 400.0, 72.0),
        (700.0, 620.0, 56.0),
        (786.0, 800.0, 76.0),
        (610.0, 1196.0, 60.0),
        (790.0, 1120.0, 70.0),
    ):
        palm_crown(c, x, y, s, r)


def _lilies(c: Canvas) -> None:
    r = c.rng("lilies")
    for cx, cy, n in ((98, 640, 16), (630, 940, 20), (250, 1150, 14), (560, 60, 10), (300, 130, 8)):
        for _ in range(n):
            x, y, q = cx + r.normal(0, 42), cy + r.normal(0, 40), r.uniform(8, 18)
            pad = c.mask(oval(x, y, q, q * 0.92, r.uniform(0, 180))) - c.mask(
                polygon([(x, y), (x + q * 1.2, y - q * 0.25), (x + q * 1.2, y + q * 0.25)])
            )
            c.shadow(pad, 3, 4, soft=2, share=0.4)
            c.form(pad, mix((0.56, 0.1, 140), (0.7, 0.11, 120), float(r.random())), thickness=2.5, rim=0.3, detail=0.5)
            if r.random() < 0.22:
                for k in range(8):
                    a = k / 8 * 6.283
                    c.form(
                        c.mask(oval(x + math.cos(a) * 5, y + math.sin(a) * 5, 5.5, 2.6, math.degrees(a))),
                        (0.8, 0.11, 0),
                        thickness=2,
                        detail=0.6,
                    )
                c.form(c.mask(circle(x, y, 2.6)), (0.88, 0.13, 92), detail=0.7)


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
    body = c.mask(polygon(_outline(4)))
    c.multiply(body.blur(14).move(24, 26), (0.3, 0.06, 190), 0.62)
    c.multiply(body.blur(5), (0.24, 0.05, 180), 0.8)


def _legs(c: Canvas) -> None:
    r = c.rng("legs")
    limbs = (
        ((330, 742), (236, 700), (196, 612)),
        ((500, 620), (590, 610), (622, 700)),
        ((322, 498), (226, 470), (190, 384)),
        ((520, 436), (596, 392), (588, 300)),
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
            if i % 2 and rows > 1:
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


def _strays(c: Canvas) -> None:
    """A few boats that still move, with their wakes, and who paddles them."""
    r = c.rng("strays")
    for x, y, turn, tone in (
        (210.0, 300.0, 38.0, (0.55, 0.13, 30)),
        (620.0, 830.0, 206.0, (0.5, 0.1, 240)),
        (92.0, 792.0, -64.0, (0.62, 0.12, 60)),
        (560.0, 1060.0, 160.0, (0.46, 0.09, 150)),
    ):
        a = math.radians(turn)

        def wake(pen: Pen, px: float = x, py: float = y, b: float = a) -> None:
            for k in range(5):
                for f in (-1, 1):
                    q = 40 + k * 17
                    sx, sy = px - math.cos(b) * q, py - math.sin(b) * q
                    spread = 9 + k * 6.5
                    pen.stroke(
                        [
                            (sx - math.sin(b) * f * spread * 0.5, sy + math.cos(b) * f * spread * 0.5),
                            (
                                sx - math.cos(b) * 12 - math.sin(b) * f * spread,
                                sy - math.sin(b) * 12 + math.cos(b) * f * spread,
                            ),
                        ],
                        (0.95, 0.05, 100),
                        2.2 - 0.3 * k,
                        0.6 - 0.1 * k,
                    )

        c.draw(wake, soft=0.8, detail=0.4)
        market_boat(c, x, y, 100.0, 32.0, turn, tone, "hat", r)
        oar = c.mask(
            limb(
                [
                    (x - math.cos(a) * 12 - math.sin(a) * 10, y - math.sin(a) * 12 + math.cos(a) * 10, 1.6),
                    (x - math.cos(a) * 30 - math.sin(a) * 36, y - math.sin(a) * 30 + math.cos(a) * 36, 2.6),
                ],
                8,
            )
        )
        c.form(oar, (0.6, 0.09, 65), detail=0.7)
