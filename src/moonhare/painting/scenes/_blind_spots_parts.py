"""The peacock, feather by feather, and the eye-spots that it has lost."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, ramp, smoothstep
from moonhare.painting.materials import leaves
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, sample
from moonhare.painting.stamps import strew

Spine = list[tuple[float, float]]


def ocellus(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    *,
    look: tuple[float, float] = (0.0, 0.0),
    lid: float = 0.0,
    closed: bool = False,
    squash: float = 1.0,
    seed: str = "eye",
    haze: float = 0.0,
) -> None:
    """Paint an eye-spot: bronze, green, turquoise, a dark blue heart that looks somewhere; `lid` 0–1 lowers its lid."""
    disc = c.mask(oval(x, y, r, r * squash))
    at = disc.where
    dx, dy = (c.x[at] - x) / r, (c.y[at] - y) / (r * squash)
    a = np.arctan2(dy, dx)
    d = np.hypot(dx, dy)
    px, py = dx - 0.2 * look[0], dy - 0.2 * look[1]
    inner = np.hypot(px, py) + 0.2 * np.exp(-((px / 0.1) ** 2)) * smoothstep(0.0, 0.3, py)
    barbs = c.noise.at(f"barbs/{seed}", np.cos(a) * 9, np.sin(a) * 9, 0.6, 2) - 0.5
    stops = [
        (0.0, (0.16, 0.07, 275)),
        (0.27, (0.19, 0.1, 272)),
        (0.31, (0.42, 0.14, 258)),
        (0.46, (0.68, 0.13, 205)),
        (0.5, (0.8, 0.11, 185)),
        (0.55, (0.56, 0.13, 60)),
        (0.72, (0.7, 0.14, 72)),
        (0.76, (0.88, 0.13, 98)),
        (0.83, (0.6, 0.13, 132)),
        (1.0, (0.36, 0.09, 145)),
    ]
    mixed = np.where(d < 0.55, inner, np.maximum(d, 0.5))
    t = np.clip(mixed + 0.05 * barbs, 0, 1)
    light = 0.94 - 0.26 * dx - 0.2 * dy + 0.5 * barbs
    colours = np.clip(pick(ramp(stops), t) * light[..., None], 0, 1)
    c.shadow(disc, 0, 0, r * 0.22, 0.55)
    if not closed:
        g = c.rng(f"fringe/{seed}")
        n = 54
        way = g.uniform(0, 6.28, n)
        far = r * g.uniform(0.85, 1.12, n)
        tint: Array = np.repeat(np.array([[0.42, 0.5, 0.2]], np.float32), n, 0) * g.uniform(0.6, 1.4, (n, 1)).astype(
            np.float32
        )
        strew(
            c,
            "hair",
            x + np.cos(way) * far,
            y + np.sin(way) * far,
            r * 0.62,
            way + g.normal(0, 0.25, n),
            tint,
            seed=f"fr/{seed}",
            alpha=0.9,
            detail=0.85,
        )
    c.fill(disc, colours.astype(np.float32), detail=0.92)
    c.emit(disc * np.asarray(smoothstep(0.5, 0.3, inner) * 0.25, np.float32))

    def shine(pen: Pen) -> None:
        pen.dot(
            x + r * (0.2 * look[0] - 0.12), y + r * squash * (0.2 * look[1] - 0.14), r * 0.06, (0.97, 0.05, 150), 0.9
        )
        pen.dot(x + r * (0.2 * look[0] + 0.1), y + r * squash * (0.2 * look[1] + 0.12), r * 0.03, (0.9, 0.06, 200), 0.5)

    if not closed:
        c.draw(shine, detail=0.95, emission=0.3)
    drop = 0.56 if closed else lid
    if drop:
        level = y - r * squash + 2 * r * squash * drop
        upper = disc & c.full(smoothstep(level + 1, level - 1, c.y - 0.16 * r * squash * (1 - ((c.x - x) / r) ** 2)))
        c.form(upper, (0.5, 0.09, 132), thickness=r * 0.4, rim=0.6, detail=0.9)
        if closed:
            low = disc - upper
            c.form(low, (0.44, 0.09, 138), thickness=r * 0.3, detail=0.9)

            def lashes(pen: Pen) -> None:
                for k in range(9):
                    u = -0.8 + 0.2 * k
                    px, py = x + u * r, level + 0.16 * r * squash * (1 - u * u)
                    pen.stroke([(px, py), (px + u * 3, py + 5)], (0.2, 0.05, 170), 1.4)

            c.draw(lashes, detail=0.95)
    if haze:
        c.glaze(disc * haze, c.palette.haze)


def peacock(c: Canvas, head: tuple[float, float]) -> None:
    """Paint the bird on its plinth, facing left, its train let down to the right."""
    _train(c)
    _legs(c)
    _body(c)
    _neck(c, head)


def _feather(c: Canvas, spine: Spine, width: float, tone: Colour, gold: Colour, tip: float, name: str) -> None:
    """One long covert: shaft, loose barbs, and at its end the bare place."""
    r = c.rng(f"feather/{name}")
    s = sample(spine, 60)
    d = np.gradient(s, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6
    n = int(26 + 0.22 * len(s) * width)
    i = r.integers(6, 58, n)
    side = np.where(r.random(n) < 0.5, -1.0, 1.0)
    grow = smoothstep(0, 40, i.astype(np.float32))
    base = np.arctan2(d[i, 1], d[i, 0])
    angle = base + side * r.uniform(0.45, 0.85, n)
    length = width * (0.5 + 0.7 * grow) * r.uniform(0.7, 1.2, n)
    mix_by = r.random(n)[:, None]
    table = np.stack(
        [
            pick(ramp([(0, tone), (1, gold)]), np.full(1, 0.15, np.float32))[0],
            pick(ramp([(0, tone), (1, gold)]), np.full(1, 0.95, np.float32))[0],
        ]
    )
    lit = 0.72 + 0.45 * r.random(n)[:, None] + 0.16 * (side * -d[i, 1])[:, None]
    colours = np.clip((table[0] * (1 - mix_by) + table[1] * mix_by) * lit, 0, 1).astype(np.float32)
    px = s[i, 0] + np.cos(angle) * length * 0.5
    py = s[i, 1] + np.sin(angle) * length * 0.5
    strew(c, "hair", px, py, length, angle, colours, seed=f"barbs/{name}", alpha=0.92, detail=0.7)
    ex, ey = float(s[-1, 0]), float(s[-1, 1])
    turn = math.degrees(math.atan2(float(d[-1, 1]), float(d[-1, 0])))

    def shaft(pen: Pen) -> None:
        pen.stroke([(float(q[0]), float(q[1])) for q in s[::6]], (0.84, 0.08, 88), max(1.0, width * 0.06), 0.8)

    c.draw(shaft, detail=0.75)
    fringe_n = 30
    a = r.uniform(0, 6.28, fringe_n)
    gx, gy = ex + np.cos(a) * tip * 0.9, ey + np.sin(a) * tip * 0.9
    tint: Array = np.repeat(pick(ramp([(0, tone), (1, gold)]), np.full(1, 0.7, np.float32)), fringe_n, 0) * r.uniform(
        0.7, 1.25, (fringe_n, 1)
    ).astype(np.float32)
    strew(c, "hair", gx, gy, tip * 0.75, a, np.clip(tint, 0, 1), seed=f"fringe/{name}", alpha=0.95, detail=0.8)
    place = c.mask(oval(ex, ey, tip * 0.98, tip * 0.8, turn))
    c.shadow(place, 2, 3, 3, 0.5)
    c.form(place, (0.6, 0.1, 105), thickness=3, rim=0.3, alpha=0.75, detail=0.85)
    bare = c.mask(oval(ex, ey, tip * 0.84, tip * 0.66, turn), wobble=tip * 0.05, cell=6)
    around = np.arctan2(c.y[bare.where] - ey, c.x[bare.where] - ex)
    ray = c.noise.at(f"ray/{name}", np.cos(around) * 7, np.sin(around) * 7, 0.6, 2) - 0.5
    c.fill(bare, pick(ramp([(0.82, 0.06, 98), (0.97, 0.03, 95)]), np.clip(0.62 + 0.9 * ray, 0, 1)), detail=0.9)
    c.multiply(bare.edge(-tip * 0.14, -tip * 0.16, tip * 0.1), (0.5, 0.06, 130), 0.75)
    c.screen(bare.edge(tip * 0.1, tip * 0.1, tip * 0.08), (0.99, 0.04, 95), 0.5)


def _train(c: Canvas) -> None:
    """Coverts in tiers, the longest first: one pale fall from the rump down over the yew, opening towards its hem."""
    root = (496.0, 580.0)
    order = 0
    for row, (share, count, tip) in enumerate(
        (
            (1.0, 7, 26.0),
            (0.93, 8, 25.0),
            (0.84, 8, 24.0),
            (0.75, 8, 22.5),
            (0.66, 7, 21.0),
            (0.57, 7, 19.0),
            (0.48, 6, 17.0),
            (0.39, 5, 15.0),
            (0.3, 4, 13.0),
            (0.22, 3, 11.0),
        )
    ):
        for k in range(count):
            t = (k + (0.28, 0.72)[row % 2]) / count + 0.03 * math.sin(k * 3.3 + share * 19)
            bow = math.sin(min(1.0, max(0.0, t)) * math.pi)
            fall = share * (0.8 + 0.22 * bow) + 0.016 * math.sin(k * 2.9 + row * 1.7)
            ex = root[0] + 88 * min(1.0, share * 1.7) + (t - 0.5) * -400 * share**0.8
            ey = root[1] + 80 + 490 * fall
            mx = root[0] + 92 * min(1.0, share * 1.5) + (t - 0.5) * -130 * share
            my = root[1] + 40 + 160 * share
            start = (root[0] + 8 - 16 * (t - 0.5), root[1] + 6 * (t - 0.5))
            tone: Colour = (0.58 + 0.06 * math.sin(k * 1.7), 0.085, 140 + 12 * math.sin(k * 2.2))
            gold: Colour = (0.92, 0.085, 100 + 8 * math.sin(k))
            shoulder = (root[0] + 54, root[1] + 22)
            _feather(c, [start, shoulder, (mx, my), (ex, ey)], 30 * (0.55 + 0.5 * share), tone, gold, tip, f"{order}")
            order += 1


def _legs(c: Canvas) -> None:
    for k, (hx, foot) in enumerate(((404.0, 398.0), (366.0, 350.0))):
        y0 = 640.0
        thigh = c.mask(limb([(hx + 6, y0 - 26, 30), (hx + 2, y0 + 18, 17), (hx + 6, y0 + 46, 8)]))
        c.form(thigh, (0.5, 0.07, 75) if k else (0.4, 0.06, 80), rim=0.5, mottle=0.14, grain=7, detail=0.7)
        shank = c.mask(limb([(hx + 7, y0 + 40, 6), (hx + 12, y0 + 62, 6.4), (foot + 4, 742, 4.6)]))
        c.form(shank, (0.56, 0.05, 75), rim=0.6, detail=0.8)
        for dx, dy in ((-34, 5), (-20, 10), (2, 12), (22, 2)):
            toe = c.mask(
                limb([(foot + 4, 740, 4.4), (foot + dx * 0.6, 741 + dy * 0.5, 3.6), (foot + dx, 744 + dy * 0.6, 2.2)])
            )
            c.form(toe, (0.54, 0.05, 75), rim=0.6, detail=0.8)


def _body(c: Canvas) -> None:
    clay = Clay(c, (240, 420, 600, 720), melt=20)
    clay.ball(420, 566, 128, 76, turn=14, thick=80)
    clay.ball(340, 530, 72, 76, turn=-20, thick=70)
    clay.limb([(300, 470, 44), (326, 520, 62), (380, 560, 70)])
    body = clay.relief(2)
    c.shadow(body.mask, 16, 22, 16, 0.45)
    c.form(body, (0.42, 0.13, 255), rim=0.8, shadow=30, detail=0.7)
    leaves(
        c,
        body,
        lambda r, n: _blues(r, n, 0.0),
        0.35,
        seed="breast",
        length=(13, 20),
        spacing=7,
        sprite="feather",
        spread=0.25,
        gain=1.2,
        detail=0.75,
        spill=2,
    )
    wing = c.mask(
        curve(
            [
                (330, 520, CORNER),
                (390, 482),
                (470, 502),
                (540, 566),
                (594, 640, CORNER),
                (520, 636),
                (430, 630),
                (360, 594),
                (334, 556),
            ]
        )
    )
    c.shadow(wing, 4, 12, 9, 0.5)
    rw = c.form(wing, (0.84, 0.085, 82), thickness=34, rim=0.7, detail=0.75)
    at = wing.where
    bars = np.sin((c.x[at] * 0.5 + c.y[at]) / 5.4 + 3.4 * c.noise.at("bars", c.x[at] / 16, c.y[at] / 16, 1.0, 2))
    c.multiply(wing * np.asarray(smoothstep(0.1, 0.5, bars), np.float32), (0.36, 0.05, 60), 0.8)
    for k in range(5):
        row = [(352 + k * 30, 540 + k * 14), (420 + k * 22, 560 + k * 14), (492 + k * 16, 604 + k * 9)]
        c.multiply(c.mask(limb([(*p, 2.2) for p in row]), soft=2) & wing, c.palette.deep, 0.5)
    for k in range(6):
        q = c.mask(
            curve(
                [
                    (470 + k * 9, 574 + k * 5, CORNER),
                    (540 + k * 8, 600 + k * 7),
                    (584 + k * 4, 636 + k * 7, CORNER),
                    (530 + k * 6, 620 + k * 8),
                ]
            )
        )
        c.shadow(q, 2, 4, 4, 0.5)
        c.form(q, (0.46 - 0.03 * k, 0.08, 60 + 18 * k), thickness=7, rim=0.6, detail=0.75)
    del rw


def _blues(r: np.random.Generator, n: int, shift: float) -> Array:
    """Return peacock blues from teal to violet."""
    table = ramp(
        [(0.0, (0.52, 0.11, 205)), (0.4, (0.46, 0.15, 245)), (0.75, (0.4, 0.17, 262)), (1.0, (0.5, 0.12, 190))]
    )
    picked: Array = pick(table, np.clip(r.random(n).astype(np.float32) + shift, 0, 1))
    return picked


def _neck(c: Canvas, head: tuple[float, float]) -> None:
    x, y = head
    clay = Clay(c, (160, 240, 460, 620), melt=10)
    clay.limb(
        [
            (x + 10, y + 4, 24),
            (x + 34, y + 44, 22),
            (x + 30, y + 104, 27),
            (x + 30, y + 160, 42),
            (x + 62, y + 212, 62),
        ],
        n=40,
    )
    neck = clay.relief(1.5)
    c.form(neck, (0.43, 0.16, 258), rim=0.9, gloss=0.35, gloss_sharpness=10, shadow=20, detail=0.8)
    leaves(
        c,
        neck,
        lambda r, n: _blues(r, n, -0.05),
        clay.angle,
        seed="neck",
        length=(8, 14),
        spacing=4.6,
        sprite="feather",
        spread=0.22,
        gain=1.25,
        bias=0.02,
        detail=0.8,
        spill=1.5,
    )
    at = neck.mask.where
    sheen = np.exp(-(((c.x[at] - x - 18 - 0.06 * (c.y[at] - y)) / 15) ** 2)) * smoothstep(y + 230, y + 60, c.y[at])
    c.screen(neck.mask * np.asarray(sheen, np.float32), (0.78, 0.12, 195), 0.5)
    skull = Clay(c, (x - 60, y - 60, x + 60, y + 50), melt=6)
    skull.ball(x + 4, y, 30, 26, turn=-8)
    skull.ball(x - 16, y + 5, 17, 14)
    hd = skull.relief(1)
    c.form(hd, (0.42, 0.16, 260), rim=0.9, gloss=0.3, detail=0.85)
    for px, py, rx, ry, turn in ((-6, -8, 19, 5.5, -14), (-2, 11, 20, 6.5, 8)):
        patch = c.mask(oval(x + px, y + py, rx, ry, turn))
        c.form(patch, (0.95, 0.02, 90), thickness=5, rim=0.4, detail=0.9)
    stripe = c.mask(limb([(x - 27, y + 3, 2.6), (x - 4, y + 2, 5), (x + 20, y + 4, 3)]))
    c.form(stripe, (0.16, 0.03, 260), detail=0.9)
    upper = c.mask(
        curve(
            [
                (x - 26, y - 5, CORNER),
                (x - 44, y - 2),
                (x - 58, y + 13, CORNER),
                (x - 44, y + 8),
                (x - 26, y + 9, CORNER),
            ]
        )
    )
    c.form(upper, (0.62, 0.04, 85), rim=0.7, gloss=0.3, detail=0.9)
    lower = c.mask(
        curve([(x - 26, y + 8, CORNER), (x - 46, y + 9), (x - 50, y + 13, CORNER), (x - 26, y + 15, CORNER)])
    )
    c.form(lower, (0.5, 0.04, 80), rim=0.4, detail=0.9)
    c.form(c.mask(circle(x - 5, y + 2, 6.4)), (0.3, 0.06, 50), gloss=0.8, detail=0.95)

    def look(pen: Pen) -> None:
        pen.dot(x - 4.4, y + 1.6, 3.7, (0.1, 0.02, 50))
        pen.dot(x - 6.4, y - 0.4, 1.5, (0.99, 0.03, 95))
        pen.stroke([(x - 12, y - 2), (x - 5, y - 5.4), (x + 4, y - 2)], (0.16, 0.03, 260), 1.8)
        for k in range(6):
            t = math.radians(-118 + 15 * k)
            ex, ey = x + 12 + math.cos(t) * (58 - 2 * abs(k - 2.5)), y - 16 + math.sin(t) * (58 - 2 * abs(k - 2.5))
            pen.stroke([(x + 10, y - 20), ((x + 10 + ex) / 2 + 2, (y - 20 + ey) / 2), (ex, ey)], (0.3, 0.06, 230), 1.7)
            pen.fill(oval(ex, ey, 8, 5.4, math.degrees(t)), (0.42, 0.15, 255))
            pen.fill(oval(ex - 1, ey - 1, 4.5, 3, math.degrees(t)), (0.6, 0.13, 205))

    c.draw(look, relief=1.2, detail=0.95)
