"""The barn owl of Careful Now: fans of barred feathers, a heart of a face, long careful legs."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, mix, smoothstep
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place, sample
from art.painting.stamps import jittered, strew

Spot = tuple[float, float]
_BODY = (392.0, 500.0)
_ROLL = -16.0
LAMP = (462.0, 872.0)
_PALE: Colour = (0.93, 0.035, 85)
_GOLD: Colour = (0.7, 0.1, 68)
_TURN = 12.0


def _body(u: float, v: float) -> Spot:
    """A place on the rolled body: right and down from its middle."""
    a = math.radians(_ROLL)
    return _BODY[0] + u * math.cos(a) - v * math.sin(a), _BODY[1] + u * math.sin(a) + v * math.cos(a)


HEAD = _body(-6, -106)


class _Frame:
    """One wing's own ground: outwards from the shoulder and up, turned, foreshortened, mirrored onto the card."""

    def __init__(self, at: Spot, side: float, lift: float, size: float, reach: float = 1.0) -> None:
        self.x, self.y = at
        self.side, self.size, self.reach = side, size, reach
        self.c, self.s = math.cos(math.radians(lift)), math.sin(math.radians(lift))

    def at(self, u: float, v: float) -> Spot:
        u *= self.reach
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
            pen.stroke([a, m, b], (0.5, 0.1, 58), width * 0.3, 0.46)
        for i in range(1, n - 1):
            j = min(n - 1, i + 3)
            for edge in (lead, trail):
                ink = dark if rng.random() < 0.55 else mix(light, (0.99, 0.02, 90), 0.6)
                pen.stroke([middle[i], edge[j]], ink, 1.1, float(rng.uniform(0.2, 0.6)))
    pen.stroke(middle[: n - 3], mix(dark, (0.4, 0.06, 60), 0.4), 1.7, 0.75)
    pen.stroke(lead[2:], (0.99, 0.02, 90), 1.2, 0.45)


_ARM = [(-30.0, -18.0), (34.0, 30.0), (96.0, 50.0), (150.0, 92.0), (204.0, 112.0), (252.0, 120.0)]
"""Shoulder, elbow, forearm, wrist, hand: the bow of the leading edge."""


def _wing(c: Canvas, f: _Frame, seed: str, fold: float) -> None:
    """A wing from below: secondaries, primaries spread like fingers, then rows of soft coverts."""
    r = c.rng(f"wing/{seed}")
    quills: list[tuple[Array, float, float, int]] = []

    def quill(u: float, v: float, angle: float, long: float, width: float, curl: float, bars: int) -> None:
        a, b, e = (math.radians(angle + curl * k) for k in (0.0, 0.7, 1.7))
        pts, here = [(u, v)], (u, v)
        for q in (a, b, e):
            here = (here[0] + math.cos(q) * long / 3, here[1] + math.sin(q) * long / 3)
            pts.append(here)
        run = sample([f.at(*p) for p in pts], 36)
        quills.append((np.asarray(run, np.float64), width * f.size, float(r.uniform(0.45, 0.85)), bars))

    bones = sample(_ARM, 80)
    for k in range(12):
        s = k / 11
        u, v = bones[int(10 + 36 * s)]
        angle = -104 + 32 * s + float(r.normal(0, 1.6))
        quill(float(u), float(v) - 18, angle, 112 + 88 * s**0.8 + float(r.normal(0, 5)), 22, 10 + 4 * s, 3)
    long = (202, 216, 232, 250, 268, 280, 284, 272, 246, 200)
    for k in range(10):
        s = k / 9
        u, v = bones[int(48 + 28 * s)]
        angle = -70 + (92 - fold) * s**0.92 + float(r.normal(0, 1.1))
        quill(float(u), float(v) - 10 + 6 * s, angle, long[k], 24.5 - 6 * s, 9 + 15 * s, 4)

    def work(pen: Pen) -> None:
        for run, width, tone, bars in quills:
            _feather(pen, run, width, tone, r, bars)

    c.draw(work, detail=0.8)
    for row, (reach, down, length) in enumerate(
        ((112, 0.8, 46), (90, 0.72, 40), (68, 0.64, 34), (44, 0.55, 29), (22, 0.5, 24), (6, 0.4, 20))
    ):
        n = int(54 - 3 * row)
        share = np.linspace(0.0, 1.0, n) + r.normal(0, 0.012, n)
        i = np.clip(share * 79, 0, 79).astype(int)
        fan = -104 + 84 * np.clip(share - 0.42, 0, 1) / 0.58 * down + r.normal(0, 5, n)
        shrink = np.minimum(1 - 0.38 * share, 0.62 + 1.2 * share)
        x0 = bones[i, 0] + np.cos(np.radians(fan)) * reach * shrink
        y0 = bones[i, 1] + np.sin(np.radians(fan)) * reach * shrink + 4 + r.normal(0, 3, n)
        spots = [f.at(float(a), float(b)) for a, b in zip(x0, y0, strict=True)]
        x, y = np.array([p[0] for p in spots]), np.array([p[1] for p in spots])
        tips = [
            f.at(float(a + math.cos(math.radians(g))), float(b + math.sin(math.radians(g))))
            for a, b, g in zip(x0, y0, fan, strict=True)
        ]
        way = np.array([math.atan2(q[1] - p[1], q[0] - p[0]) for p, q in zip(spots, tips, strict=True)])
        base = np.tile(mix(_PALE, (0.7, 0.085, 66), 0.05 + 0.1 * row)[None], (n, 1)).astype(np.float32)
        strew(
            c,
            "feather",
            x,
            y,
            length * f.size * r.uniform(0.85, 1.25, n),
            way,
            jittered(base, r, 0.1, 0.014),
            seed=f"{seed}/covert{row}",
            detail=0.8,
        )
    # The leading edge: a soft rounded bow of down over the bones.
    bow = c.mask(limb([(*f.at(u, v), q * f.size) for (u, v), q in zip(_ARM, (30, 24, 18, 16, 11, 5), strict=True)], 50))
    relief = c.form(bow, mix(_PALE, (0.76, 0.09, 70), 0.4), rim=0.2, mottle=0.08, detail=0.8)
    fall = math.atan2(f.at(0, -1)[1] - f.at(0, 0)[1], f.at(0.5, -1)[0] - f.at(0, 0)[0])
    fur(c, relief, fall, seed=f"{seed}/bow", length=(9, 17), spacing=2.6, light=0.12, spread=0.4, detail=0.8)


def _tail(c: Canvas) -> None:
    """The tail is spread as a rudder, twisted against the bank."""
    r = c.rng("tail")

    def work(pen: Pen) -> None:
        for k in (0, 8, 1, 7, 2, 6, 3, 5, 4):
            a = math.radians(90 + (k - 4) * 14 - 6)
            u, v = (k - 4) * 4.0, 66.0
            pts = [_body(u + q * math.cos(a), v + q * math.sin(a)) for q in (0, 66, 128 - 3 * abs(k - 4))]
            _feather(pen, np.asarray(sample(pts, 30), np.float64), 15, float(r.uniform(0.3, 0.6)), r, 3)

    c.draw(work, detail=0.75)


def _legs(c: Canvas, grip: tuple[Spot, Spot]) -> None:
    """Feathered thighs, a knee each, thin shanks that end in the grip."""
    for k, (gx, gy) in enumerate(grip):
        side = -1 if k == 0 else 1
        hip = _body(side * 27, 80 + 5 * side)
        knee = ((hip[0] + gx) / 2 + side * 11 - 4, hip[1] + 66)
        leg = Clay(c, (270, 520, 600, gy + 40), melt=8)
        leg.limb([(*hip, 33), (*knee, 22), ((knee[0] + gx) / 2, (knee[1] + gy) / 2, 12), (gx, gy - 8, 8)], n=34)
        relief = leg.relief(1.5)
        c.form(relief, _PALE, rim=0.05, mottle=0.06, detail=0.8)
        fur(c, relief, 1.45, seed=f"leg{k}", length=(9, 20), spacing=2.6, light=0.12, spread=0.4, detail=0.8)


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
    clay = Clay(c, (230, 340, 600, 700), melt=24)
    clay.limb([(*_body(0, -62), 58), (*_body(-2, -6), 68), (*_body(0, 52), 54), (*_body(4, 108), 24)], n=30)
    clay.ball(*_body(-46, -44), 46, 36, turn=_ROLL)
    clay.ball(*_body(48, -42), 48, 40, turn=_ROLL)
    relief = clay.relief(4)
    c.shadow(relief.mask, 0, 0, 16, 0.45)
    c.form(relief, _PALE, rim=0.1, mottle=0.05, detail=0.75)
    r = c.rng("breast")
    a = math.radians(_ROLL)
    for row in range(32):
        t = row / 31
        wide = 26 + 66 * math.sin(math.pi * min(1.0, 0.1 + 0.6 * t))
        n = int(9 + 12 * math.sin(math.pi * (0.15 + 0.6 * t)))
        u = np.linspace(-1, 1, n) + r.normal(0, 0.04, n)
        cu, cv = u * wide, 138 - 214 * t - 20 * u * u + r.normal(0, 4, n)
        px = _BODY[0] + cu * math.cos(a) - cv * math.sin(a)
        py = _BODY[1] + cu * math.sin(a) + cv * math.cos(a)
        base = np.tile(mix(_PALE, _GOLD, 0.1 + 0.22 * t)[None], (n, 1)).astype(np.float32)
        strew(
            c,
            "feather",
            px,
            py,
            r.uniform(22, 36, n),
            1.57 + a - 0.55 * u + r.normal(0, 0.12, n),
            jittered(base, r, 0.16, 0.016),
            seed=f"down{row}",
            alpha=0.9,
            detail=0.75,
        )
    fur(c, relief, 1.57 + a, seed="down", length=(10, 20), spacing=4, light=0.12, spread=0.5, detail=0.75)

    def spots(pen: Pen) -> None:
        for _ in range(50):
            x, y = _body(float(r.normal(0, 40)), float(r.uniform(-70, 92)))
            q = float(r.uniform(0.7, 1.2))
            pen.fill(
                curve([(x, y - 3 * q), (x + 1.9 * q, y), (x + 0.6, y + 3.6 * q), (x - 1.9 * q, y)]),
                (0.4, 0.07, 55),
                0.6,
            )

    c.draw(spots, detail=0.8)


_HEART = ((0, -44), (26, -66), (58, -56), (72, -16), (58, 28), (28, 60), (0, 74))


def _heart(x: float, y: float, s: float, turn: float) -> list[tuple[float, ...]]:
    return place([*_HEART, *((-u, v) for u, v in _HEART[5:0:-1])], x, y, s, turn)


def _face(c: Canvas) -> None:
    x, y = HEAD
    turn, s = _TURN, 0.98
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
    far_wing = _Frame(_body(-40, -58), -1.0, 12, 0.9, 0.86)
    near_wing = _Frame(_body(42, -64), 1.0, 26, 1.0)
    with c.group() as g:
        _tail(c)
        with c.group() as back:
            _wing(c, far_wing, "left", 4)
        c.paste(back)
        c.multiply(c.full(back.cover * smoothstep(360, 200, c.x)), (0.52, 0.11, 266), 0.5)
        _wing(c, near_wing, "right", -4)
        _legs(c, grip)
        _breast(c)
        far = np.hypot((c.x - LAMP[0]) * 0.9, c.y - LAMP[1])
        lit = 1 / (1 + (far / 440) ** 3.6)
        wave = 0.12 * (c.field("fall", 90, 3) - 0.5)
        c.multiply(np.asarray(np.clip(1.0 - 1.3 * (lit + wave), 0, 1), np.float32), (0.7, 0.12, 266), 1.0)
        c.multiply(np.asarray(np.clip(lit * 1.1, 0, 1), np.float32), (0.95, 0.095, 76), 0.85)
        cold = np.asarray(np.clip(1 - 1.25 * (lit + wave), 0, 1) * g.cover, np.float32)
        c.glaze(cold, (0.64, 0.115, 258), 0.26)
        neck = np.hypot((c.x - HEAD[0]) / 1.1, c.y - HEAD[1] - 26)
        c.multiply(
            np.asarray(smoothstep(150, 92, neck) * smoothstep(HEAD[1], HEAD[1] + 60, c.y), np.float32),
            (0.52, 0.13, 300),
            0.62,
        )
        core = np.exp(-(((c.x - _BODY[0] - 24) / 56) ** 2 + ((c.y - _BODY[1] - 76) / 92) ** 2))
        c.screen(np.asarray(core * g.cover, np.float32), (0.95, 0.08, 82), 0.32)
        _face(c)
        near = np.hypot(c.x - HEAD[0], c.y - HEAD[1])
        c.multiply(np.asarray(smoothstep(150, 60, near), np.float32), (0.88, 0.08, 285), 0.3)
        chin = smoothstep(96, 40, near) * smoothstep(HEAD[1] - 20, HEAD[1] + 84, c.y + 0.3 * (HEAD[0] - c.x))
        c.screen(np.asarray(chin, np.float32), (0.95, 0.12, 74), 0.3)
    cover = c.full(g.cover)
    c.shadow(cover, 0, -10, 18, 0.35)
    c.paste(g)
    over = cover.edge(0, -5, 2.0)
    c.screen(over * np.asarray(smoothstep(520, 200, c.y), np.float32), (0.78, 0.08, 245), 0.6)
    under = cover.edge(0, 6, 2.0)
    warm = np.exp(-((np.hypot(c.x - LAMP[0], c.y - LAMP[1]) / 420) ** 2))
    c.screen(under * np.asarray(warm, np.float32), (0.9, 0.13, 75), 0.8)
