"""The barn owl of Careful Now: fans of barred feathers, a heart of a face, long careful legs."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, smoothstep
from moonhare.painting.materials import fur
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval, place, sample
from moonhare.painting.stamps import jittered, strew

Spot = tuple[float, float]
HEAD = (408.0, 404.0)
LAMP = (404.0, 850.0)
_BODY = (402.0, 500.0)
_PALE: Colour = (0.93, 0.035, 85)
_GOLD: Colour = (0.7, 0.1, 68)


class _Frame:
    """One wing's own ground: outwards from the shoulder and up, turned and mirrored onto the card."""

    def __init__(self, x: float, y: float, side: float, lift: float, size: float) -> None:
        self.x, self.y, self.side, self.size = x, y, side, size
        self.c, self.s = math.cos(math.radians(lift)), math.sin(math.radians(lift))

    def at(self, u: float, v: float) -> Spot:
        a, b = u * self.c - v * self.s, u * self.s + v * self.c
        return self.x + self.side * a * self.size, self.y - b * self.size


def _feather(pen: Pen, spine: Array, width: float, tone: float, rng: np.random.Generator, bars: int) -> None:
    """One flight feather along sampled places: vanes, barbs, a shaft, pale bars that fade."""
    n = len(spine)
    d = np.gradient(spine, axis=0)
    length = np.hypot(d[:, 0], d[:, 1]) + 1e-6
    nx, ny = -d[:, 1] / length, d[:, 0] / length
    t = np.linspace(0, 1, n)
    half = width * np.minimum(0.3 + 1.6 * t, 1) * np.clip(1 - np.maximum(t - 0.42, 0) ** 1.9 / 0.58**1.9, 0, 1) ** 0.62
    lead = [(float(spine[i, 0] + nx[i] * half[i] * 0.8), float(spine[i, 1] + ny[i] * half[i] * 0.8)) for i in range(n)]
    trail = [(float(spine[i, 0] - nx[i] * half[i]), float(spine[i, 1] - ny[i] * half[i])) for i in range(n)]
    middle = [(float(p[0]), float(p[1])) for p in spine]
    vane = curve([*lead, *trail[::-1]], pull=0.3)
    light = mix((0.68, 0.05, 70), _PALE, tone)
    dark = mix(light, (0.42, 0.07, 60), 0.34)
    pen.stroke(vane, (0.3, 0.08, 290), 4.5, 0.3)
    pen.fade(vane, middle[0], middle[-1], [mix(light, _PALE, 0.5), light, mix(light, (0.7, 0.06, 60), 0.35)])
    with pen.clipped(vane):
        pen.fill(curve([*middle, *trail[::-1]], pull=0.3), dark, 0.4)
        for k in range(bars):
            i = int(n * (0.34 + 0.6 * (k + 0.5 * float(rng.random())) / bars))
            a, b, m = lead[min(i + 2, n - 1)], trail[min(i + 2, n - 1)], middle[i]
            pen.stroke([a, m, b], (0.52, 0.085, 62), width * 0.26, 0.34)
        for i in range(1, n - 1):
            j = min(n - 1, i + 3)
            for edge in (lead, trail):
                ink = dark if rng.random() < 0.55 else mix(light, (0.99, 0.02, 90), 0.6)
                pen.stroke([middle[i], edge[j]], ink, 1.1, float(rng.uniform(0.2, 0.6)))
    pen.stroke(middle[: n - 3], mix(dark, (0.4, 0.06, 60), 0.4), 1.7, 0.75)
    pen.stroke(lead[2:], (0.99, 0.02, 90), 1.2, 0.45)


def _wing(c: Canvas, f: _Frame, seed: str, fold: float) -> None:
    """A wing from below: secondaries, primaries spread like fingers, then rows of soft coverts."""
    r = c.rng(f"wing/{seed}")
    quills: list[tuple[Array, float, float, int]] = []

    def quill(u: float, v: float, angle: float, long: float, width: float, curl: float, bars: int) -> None:
        a, b = math.radians(angle), math.radians(angle + curl)
        pts = [
            (u, v),
            (u + math.cos(a) * long * 0.5, v + math.sin(a) * long * 0.5),
            (
                u + math.cos(a) * long * 0.5 + math.cos(b) * long * 0.5,
                v + math.sin(a) * long * 0.5 + math.sin(b) * long * 0.5,
            ),
        ]
        run = sample([f.at(*p) for p in pts], 36)
        quills.append((np.asarray(run, np.float64), width * f.size, float(r.uniform(0.45, 0.85)), bars))

    for k in range(11):
        s = k / 10
        u, v = 8 + 160 * s, 6 + 52 * s**1.3
        quill(u, v, -100 + 26 * s + float(r.normal(0, 1.2)), 158 + 34 * s, 21, 8 + 6 * s, 3)
    long = (194, 204, 214, 226, 240, 254, 262, 258, 238, 196)
    for k in range(10):
        s = k / 9
        u, v = 170 + 52 * s, 60 + 40 * s
        angle = -72 + (100 - fold) * s**0.96 + float(r.normal(0, 0.9))
        quill(u, v, angle, long[k], 23 - 5.5 * s, 7 + 13 * s, 4)

    def work(pen: Pen) -> None:
        for run, width, tone, bars in quills:
            _feather(pen, run, width, tone, r, bars)

    c.draw(work, detail=0.8)
    arm = [(-26, -16), (30, 14), (96, 20), (170, 66), (228, 108)]
    for row, (reach, down, length) in enumerate(
        ((118, 0.8, 44), (86, 0.7, 38), (58, 0.6, 32), (32, 0.5, 27), (10, 0.4, 22))
    ):
        n = int(52 - 4 * row)
        share = np.linspace(0.0, 1.0, n) + r.normal(0, 0.008, n)
        spine = sample(arm, 60)
        i = np.clip(share * 59, 0, 59).astype(int)
        fan = -98 + 76 * np.clip(share - 0.5, 0, 1) * 2 * down + r.normal(0, 3, n)
        shrink = 1 - 0.35 * share
        x0 = spine[i, 0] + np.cos(np.radians(fan)) * reach * shrink
        y0 = spine[i, 1] + np.sin(np.radians(fan)) * reach * shrink + 6
        spots = [f.at(float(a), float(b)) for a, b in zip(x0, y0, strict=True)]
        x, y = np.array([p[0] for p in spots]), np.array([p[1] for p in spots])
        tips = [
            f.at(float(a + math.cos(math.radians(g))), float(b + math.sin(math.radians(g))))
            for a, b, g in zip(x0, y0, fan, strict=True)
        ]
        angle = np.array([math.atan2(q[1] - p[1], q[0] - p[0]) for p, q in zip(spots, tips, strict=True)])
        base = np.tile(mix(_PALE, (0.74, 0.07, 70), 0.06 + 0.09 * row)[None], (n, 1)).astype(np.float32)
        strew(
            c,
            "feather",
            x,
            y,
            length * f.size * r.uniform(0.9, 1.2, n),
            angle,
            jittered(base, r, 0.07, 0.012),
            seed=f"{seed}/covert{row}",
            detail=0.8,
        )
    # The leading edge: a soft rounded bow of down over the bones.
    bow = c.mask(limb([(*f.at(u, v), q * f.size) for (u, v), q in zip(arm, (30, 22, 17, 14, 6), strict=True)], 50))
    relief = c.form(bow, mix(_PALE, (0.76, 0.09, 70), 0.4), rim=0.2, mottle=0.08, detail=0.8)
    way = math.atan2(f.at(0, -1)[1] - f.at(0, 0)[1], f.at(0.5, -1)[0] - f.at(0, 0)[0])
    fur(c, relief, way, seed=f"{seed}/bow", length=(9, 17), spacing=2.6, light=0.12, spread=0.4, detail=0.8)


def _tail(c: Canvas) -> None:
    r = c.rng("tail")

    def work(pen: Pen) -> None:
        for k in (0, 8, 1, 7, 2, 6, 3, 5, 4):
            a = math.radians(90 + (k - 4) * 11)
            x, y = _BODY[0] + (k - 4) * 4, _BODY[1] + 70
            pts = [(x, y), (x + 70 * math.cos(a), y + 70 * math.sin(a)), (x + 138 * math.cos(a), y + 134 * math.sin(a))]
            _feather(pen, np.asarray(sample(pts, 30), np.float64), 15, float(r.uniform(0.3, 0.6)), r, 3)

    c.draw(work, detail=0.75)


def _legs(c: Canvas, grip: tuple[Spot, Spot]) -> None:
    for k, (gx, gy) in enumerate(grip):
        side = -1 if k == 0 else 1
        hip = (_BODY[0] + side * 34, _BODY[1] + 84)
        leg = Clay(c, (250, 540, 560, gy + 40), melt=8)
        leg.limb(
            [(*hip, 36), ((hip[0] + gx) / 2 + side * 8, hip[1] + 62, 24), (gx, gy - 30, 10), (gx, gy - 8, 8)], n=30
        )
        relief = leg.relief(1.5)
        c.form(relief, _PALE, rim=0.05, mottle=0.06, detail=0.8)
        fur(c, relief, 1.57, seed=f"leg{k}", length=(8, 18), spacing=2.6, light=0.12, spread=0.4, detail=0.8)


def feet(c: Canvas, grip: tuple[Spot, Spot]) -> None:
    """Paint the toes over the ridge that they hold."""
    for gx, gy in grip:
        c.multiply(c.mask(oval(gx, gy + 12, 26, 12), soft=5), (0.3, 0.1, 330), 0.6)
        toes = Clay(c, (gx - 40, gy - 30, gx + 40, gy + 40), melt=3)
        for dx, dy in ((-19, 12), (-6, 17), (8, 17), (19, 11)):
            toes.limb([(gx, gy - 8, 7), (gx + dx * 0.7, gy - 1, 5.4), (gx + dx, gy + dy, 4)], n=12)
        c.form(toes.relief(0.6), (0.62, 0.08, 58), rim=0.1, bias=-0.08, detail=0.85)

        def claws(pen: Pen, x: float = gx, y: float = gy) -> None:
            for dx, dy in ((-19, 12), (-6, 17), (8, 17), (19, 11)):
                a, b = x + dx, y + dy
                pen.fill(
                    curve([(a - 3, b - 2, CORNER), (a + 3, b - 2, CORNER), (a + 1.5 + dx * 0.1, b + 12, CORNER)]),
                    (0.2, 0.04, 60),
                )

        c.draw(claws, detail=0.9)


def _breast(c: Canvas) -> None:
    x, y = _BODY
    clay = Clay(c, (230, 360, 580, 700), melt=26)
    clay.limb([(x, y - 50, 76), (x, y + 6, 80), (x, y + 60, 64), (x, y + 104, 30)], n=30)
    clay.ball(x - 62, y - 24, 52, 44)
    clay.ball(x + 62, y - 24, 52, 44)
    relief = clay.relief(4)
    c.shadow(relief.mask, 0, 0, 16, 0.45)
    c.form(relief, _PALE, rim=0.1, mottle=0.05, detail=0.75)
    r = c.rng("breast")
    for row in range(30):
        t = row / 29
        cy = y + 140 - 218 * t
        wide = 36 + 72 * math.sin(math.pi * min(1.0, 0.12 + 0.62 * t))
        n = int(9 + 12 * math.sin(math.pi * (0.15 + 0.6 * t)))
        u = np.linspace(-1, 1, n) + r.normal(0, 0.03, n)
        px, py = x + u * wide, cy - 22 * u * u + r.normal(0, 3, n)
        base = np.tile(mix(_PALE, _GOLD, 0.1 + 0.22 * t)[None], (n, 1)).astype(np.float32)
        strew(
            c,
            "feather",
            px,
            py,
            r.uniform(24, 36, n),
            1.57 - 0.55 * u + r.normal(0, 0.08, n),
            jittered(base, r, 0.15, 0.016),
            seed=f"down{row}",
            alpha=0.9,
            detail=0.75,
        )
    fur(c, relief, 1.57, seed="down", length=(10, 20), spacing=4, light=0.12, spread=0.5, detail=0.75)

    def spots(pen: Pen) -> None:
        for _ in range(46):
            a, b = float(r.normal(0, 48)), float(r.uniform(-60, 96))
            pen.fill(
                curve([(x + a, y + b - 3), (x + a + 1.8, y + b), (x + a, y + b + 3.4), (x + a - 1.8, y + b)]),
                (0.4, 0.07, 55),
                0.6,
            )

    c.draw(spots, detail=0.8)


_HEART = ((0, -44), (26, -66), (58, -56), (72, -16), (58, 28), (28, 60), (0, 74))


def _heart(x: float, y: float, s: float, turn: float) -> list[tuple[float, ...]]:
    return place([*_HEART, *((-u, v) for u, v in _HEART[5:0:-1])], x, y, s, turn)


def _face(c: Canvas) -> None:
    x, y = HEAD
    turn, s = 7.0, 0.96
    skull = c.mask(oval(x, y - 10, 92 * s, 86 * s, turn))
    c.shadow(skull, 0, 16, 14, 0.55)
    relief = c.form(skull, mix(_GOLD, _PALE, 0.25), rim=0.2, mottle=0.1, detail=0.8)
    fur(
        c,
        relief,
        np.asarray(np.arctan2(c.y - y - 20, c.x - x), np.float32),
        seed="crown",
        length=(9, 20),
        spacing=2.4,
        light=0.14,
        spread=0.3,
        detail=0.85,
    )
    ruff = c.mask(curve(_heart(x, y, s * 1.1, turn)), soft=2)
    c.shadow(ruff, 0, 2, 5, 0.4, (0.35, 0.1, 50))
    c.fill(ruff, (0.66, 0.1, 64), 0.85, detail=0.85)
    heart = c.mask(curve(_heart(x, y, s, turn)), soft=1.5)
    c.form(heart, (0.95, 0.022, 85), thickness=26, rim=0.1, mottle=0.03, detail=0.85)
    co, si = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def put(u: float, v: float) -> Spot:
        return x + (u * co - v * si) * s, y + (u * si + v * co) * s

    eyes = (put(-31, -6), put(31, -6))
    nose = put(0, -22)
    for k, e in enumerate(eyes):
        c.multiply(c.mask(oval(e[0], e[1], 25, 22), soft=9), (0.62, 0.09, 50), 0.75)
        inner = c.mask(limb([(*e, 10), (*put(0, 16), 5)], 10), soft=6)
        c.multiply(inner, (0.7, 0.08, 45), 0.45 + 0.05 * k)
    ridge = c.mask(limb([(*nose, 8), (*put(0, 6), 9), (*put(0, 26), 6)], 16), soft=3)
    c.screen(ridge, (0.98, 0.02, 85), 0.5)
    r = c.rng("face")

    def rays(pen: Pen) -> None:
        for e in eyes:
            for _ in range(210):
                a = float(r.uniform(0, math.tau))
                q0, q1 = float(r.uniform(14, 34)), float(r.uniform(10, 22))
                ca, sa = math.cos(a), math.sin(a)
                ink = (0.99, 0.015, 90) if r.random() < 0.6 else (0.74, 0.06, 60)
                pen.stroke(
                    [(e[0] + ca * q0, e[1] + sa * q0), (e[0] + ca * (q0 + q1), e[1] + sa * (q0 + q1) + 2)],
                    ink,
                    1.0,
                    0.5,
                )

    c.draw(rays, detail=0.9, clip=heart.grow(-2))

    hem = sample([*_heart(x, y, s * 1.03, turn), _heart(x, y, s * 1.03, turn)[0]], 200)

    def rim(pen: Pen) -> None:
        for _ in range(360):
            p = hem[int(r.integers(0, 200))]
            away = math.atan2(p[1] - y, p[0] - x) + float(r.normal(0, 0.2))
            q = float(r.uniform(7, 14))
            ink = ((0.5, 0.1, 58), (0.8, 0.1, 72), (0.94, 0.04, 85))[int(r.integers(0, 3))]
            pen.stroke([(p[0], p[1]), (p[0] + math.cos(away) * q, p[1] + math.sin(away) * q)], ink, 1.5, 0.7)

    c.draw(rim, detail=0.9)

    def features(pen: Pen) -> None:
        for k, e in enumerate(eyes):
            t = turn + (14 if k == 0 else -14)
            pen.fill(oval(e[0], e[1], 15.5, 13, t), (0.13, 0.03, 40))
            pen.radiate(oval(e[0], e[1] + 3, 12, 9, t), e[0], e[1] + 8, 15, [(0.46, 0.1, 55), (0.13, 0.03, 40)])
            pen.dot(e[0] + 1, e[1] + 6, 2.6, (0.95, 0.1, 82))
            pen.dot(e[0] - 4, e[1] - 4, 1.6, (0.86, 0.05, 260), 0.8)
            lid = [
                (e[0] - 17, e[1] - 3 + (4 if k == 0 else -1)),
                (e[0], e[1] - 14),
                (e[0] + 17, e[1] - 3 + (-1 if k == 0 else 4)),
            ]
            pen.stroke(lid, (0.8, 0.06, 62), 5, 0.95)
            pen.stroke([(p[0], p[1] + 3) for p in lid], (0.25, 0.05, 45), 2, 0.7)
        beak = [
            (*put(-7, 18), CORNER),
            put(-8, 32),
            (*put(0.5, 50), CORNER),
            put(8, 32),
            (*put(7, 18), CORNER),
            put(0, 13),
        ]
        pen.fade(curve(beak), put(0, 14), put(0, 50), [(0.93, 0.03, 80), (0.78, 0.07, 55), (0.6, 0.08, 45)])

    c.draw(features, relief=0, detail=0.95)
    c.multiply((heart & c.full(smoothstep(y + 10, y - 70, c.y))) * 0.5, (0.62, 0.1, 280), 0.7)


def owl(c: Canvas, grip: tuple[Spot, Spot]) -> None:
    """Paint the owl on a layer of its own, lit by the house below it; `grip`: where its feet hold on."""
    left = _Frame(_BODY[0] - 58, _BODY[1] - 64, -1.0, 17, 0.80)
    right = _Frame(_BODY[0] + 58, _BODY[1] - 70, 1.0, 28, 0.80)
    with c.group() as g:
        _tail(c)
        _wing(c, left, "left", 0)
        _wing(c, right, "right", 6)
        _legs(c, grip)
        _breast(c)
        far = np.hypot((c.x - LAMP[0]) * 0.9, c.y - LAMP[1])
        lit = 1 / (1 + (far / 410) ** 3.8)
        wave = 0.12 * (c.field("fall", 90, 3) - 0.5)
        c.multiply(np.asarray(np.clip(1.04 - 1.3 * (lit + wave), 0, 1), np.float32), (0.52, 0.16, 274), 1.0)
        c.multiply(np.asarray(np.clip(lit * 1.1, 0, 1), np.float32), (0.95, 0.085, 76), 0.75)
        side = smoothstep(34, 78, np.abs(c.x - _BODY[0])) * smoothstep(160, 96, np.abs(c.x - _BODY[0]))
        side = side * smoothstep(430, 500, c.y) * smoothstep(640, 560, c.y)
        c.multiply(np.asarray(side, np.float32), (0.68, 0.09, 300), 0.5)
        c.multiply(
            np.asarray(np.exp(-(((c.x - _BODY[0]) / 120) ** 2 + ((c.y - HEAD[1] - 96) / 46) ** 2)), np.float32),
            (0.5, 0.13, 300),
            0.6,
        )
        core = np.exp(-(((c.x - _BODY[0]) / 62) ** 2 + ((c.y - _BODY[1] - 70) / 92) ** 2))
        c.screen(np.asarray(core * g.cover, np.float32), (0.95, 0.08, 82), 0.32)
        _face(c)
        near = np.hypot(c.x - HEAD[0], c.y - HEAD[1])
        c.multiply(np.asarray(smoothstep(150, 60, near), np.float32), (0.86, 0.08, 290), 0.42)
    cover = c.full(g.cover)
    c.shadow(cover, 0, -10, 18, 0.35)
    c.paste(g)
    over = cover.edge(0, -5, 2.0)
    c.screen(over * np.asarray(smoothstep(520, 200, c.y), np.float32), (0.66, 0.1, 258), 0.42)
    under = cover.edge(0, 6, 2.0)
    warm = np.exp(-((np.hypot(c.x - LAMP[0], c.y - LAMP[1]) / 420) ** 2))
    c.screen(under * np.asarray(warm, np.float32), (0.9, 0.13, 75), 0.8)
