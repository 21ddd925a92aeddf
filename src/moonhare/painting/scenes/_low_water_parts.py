"""Parts of Low Water: the palanquin and the lake that rides in it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.materials import cloth, metal, wood
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, curve, limb, oval

X = 408.0

Y = 600.0
"""The middle of the basin's rim."""


def _lotus(c: Canvas, x: float, y: float, s: float, opened: float, seed: str) -> None:
    """A lotus from the side: outer petals first, each pale at its foot and rose at its tip."""
    r = c.rng(f"lotus/{seed}")
    rows = ((7, 84 * opened, 1.0), (6, 56 * opened, 1.04), (5, 30 * opened, 1.02), (3, 12 * opened, 0.95))
    for count, spread, reach in rows:
        for k in sorted(range(count), key=lambda q: -abs(q - (count - 1) / 2)):
            a = math.radians(-90 + (k - (count - 1) / 2) / max((count - 1) / 2, 1) * spread + float(r.normal(0, 3)))
            length = s * reach * (1 - 0.18 * abs(math.cos(a)))
            w = s * 0.26
            ca, sa = math.cos(a), math.sin(a)

            def at(u: float, v: float, ca: float = ca, sa: float = sa) -> tuple[float, float]:
                return x + u * ca - v * sa, y + u * sa + v * ca

            petal = c.mask(
                curve([(*at(0, 0), CORNER), at(length * 0.5, -w), (*at(length, 0), CORNER), at(length * 0.5, w)])
            )
            relief = c.form(petal, (0.93, 0.05, 0), thickness=w * 0.9, rim=0.5, mottle=0.04, detail=0.8)
            tip = np.hypot(c.x - at(length, 0)[0], c.y - at(length, 0)[1])
            c.form(
                relief.within(c.full(smoothstep(length * 0.72, length * 0.05, tip))),
                (0.68, 0.19, 358),
                rim=0.4,
                detail=0.8,
            )


def _pad(c: Canvas, x: float, y: float, rx: float, ry: float, turn: float, tone: Colour) -> None:
    pad = c.mask(oval(x, y, rx, ry, turn))
    c.multiply(pad.blur(3).move(2, 5), (0.3, 0.08, 180), 0.5)
    relief = c.form(pad, tone, thickness=5, rim=0.6, gloss=0.15, detail=0.75)
    at = relief.mask.where
    angle = np.arctan2((c.y[at] - y) / ry, (c.x[at] - x) / rx)
    vein = smoothstep(0.94, 1.0, np.cos(angle * 9))
    c.screen(relief.mask * vein.astype(np.float32), (0.9, 0.1, 125), 0.3)


def _stem(c: Canvas, foot: tuple[float, float], top: tuple[float, float], bow: float) -> None:
    middle = ((foot[0] + top[0]) / 2 + bow, (foot[1] + top[1]) / 2)
    c.draw(lambda pen: pen.stroke([foot, middle, top], (0.58, 0.12, 140), 4.2), relief=2, detail=0.7)


def _basin(y: float) -> Path:
    return curve(
        [
            (X - 196, y, CORNER),
            (X - 190, y + 44),
            (X - 160, y + 96),
            (X - 90, y + 122),
            (X, y + 128),
            (X + 90, y + 122),
            (X + 160, y + 96),
            (X + 190, y + 44),
            (X + 196, y, CORNER),
            (X + 100, y + 26),
            (X, y + 34),
            (X - 100, y + 26),
        ]
    )


def palanquin(c: Canvas) -> None:
    x, y = X, Y
    gold, green = (0.76, 0.12, 80), (0.42, 0.09, 165)
    # The inside: deep green hangings, darker upwards.
    back = c.mask(
        curve(
            [
                (x - 170, y, CORNER),
                (x - 166, y - 250, CORNER),
                (x, y - 300),
                (x + 166, y - 250, CORNER),
                (x + 170, y, CORNER),
            ],
            pull=0.25,
        )
    )
    relief = c.relief(back, 12)
    fold = np.sin(c.noise.at("hang", c.x / 24, c.y / 300, 1.0, 2) * 11) * 2.2
    c.form(relief, (0.34, 0.07, 168), bump=fold.astype(np.float32), detail=0.5)
    c.screen(back * smoothstep(y - 260, y, c.y).astype(np.float32), (0.62, 0.1, 150), 0.55)
    for side in (-1, 1):
        wood(
            c,
            c.mask(limb([(x + side * 150, y - 10, 7), (x + side * 146, y - 262, 6)])),
            (0.5, 0.09, 62),
            angle=90,
            thickness=8,
            bias=-0.12,
        )
    # Water, brimful: it mirrors the morning.
    water = c.mask(oval(x, y, 194, 36))
    sheet = pick(
        ramp([(0.44, 0.08, 175), (0.72, 0.08, 165), (0.95, 0.05, 110)]),
        0.5 + (c.y - y) / 60 + 0.5 * (c.field("ripple", 46, 3, (2.6, 0.4)) - 0.5),
    )
    c.fill(water, sheet, detail=0.7)
    c.emit(water, 0.1)
    stems = (
        (x - 70, y - 6, x - 84, y - 128, 60.0, 0.95, "a"),
        (x + 44, y + 6, x + 36, y - 84, 66.0, 1.0, "b"),
        (x + 104, y - 2, x + 118, y - 158, 44.0, 0.45, "c"),
        (x - 12, y - 12, x - 16, y - 176, 40.0, 0.3, "d"),
    )
    for pad in (
        (x - 120, y - 4, 40, 9, 4),
        (x + 120, y + 6, 42, 10, -5),
        (x - 20, y + 14, 52, 11, 0),
        (x + 30, y - 16, 30, 6, 0),
    ):
        _pad(c, *pad, mix(green, (0.66, 0.14, 135), 0.7))
    for sx, sy, tx, ty, w, h, turn in (
        (x - 110, y - 4, x - 126, y - 84, 44, 13, -10),
        (x + 78, y + 2, x + 90, y - 116, 40, 12, 9),
        (x + 10, y - 8, x + 6, y - 132, 36, 10, 5),
    ):
        _stem(c, (sx, sy), (tx, ty), 5)
        _pad(c, tx, ty, w, h, turn, (0.58, 0.13, 145))
    for sx, sy, tx, ty, s, opened, seed in stems:
        _stem(c, (sx, sy), (tx, ty), -5)
        _lotus(c, tx, ty, s, opened, seed)
    _vessel(c, gold, green)
    _curtains(c)
    _roof(c, gold)


def _vessel(c: Canvas, gold: Colour, green: Colour) -> None:
    x, y = X, Y
    basin = c.mask(_basin(y))
    relief = c.relief(basin, 60)
    a = (c.x - x) / np.sqrt(np.clip(1 - ((c.y - y) / 190) ** 2, 0.2, 1))
    scroll = np.sin(a / 9.0) * np.sin((c.y - y) / 11 + np.sin(a / 18)) * 2.0
    c.form(
        relief, (0.6, 0.12, 70), bump=scroll.astype(np.float32), gloss=0.3, rim=0.6, mottle=0.08, shadow=30, detail=0.7
    )
    for off, h, tone in ((6.0, 15.0, gold), (52.0, 9.0, (0.62, 0.17, 8)), (104.0, 10.0, gold)):
        bow = off + 34 * np.sqrt(np.clip(1 - ((c.x - x) / 198) ** 2, 0, 1)) * (1 - off / 190)
        band = c.full(smoothstep(h / 2 + 1, h / 2 - 1, np.abs(c.y - y - bow))) & basin
        c.form(relief.within(band), tone, gloss=0.5, rim=0.6, detail=0.75)
    for sx, depth in ((-96.0, 92.0), (22.0, 108.0), (130.0, 70.0)):
        top = y + 33 * math.sqrt(max(0.0, 1 - (sx / 196) ** 2))
        run = c.mask(
            limb([(x + sx, top - 4, 9), (x + sx + 3, top + depth * 0.4, 4), (x + sx + 1, top + depth, 3)], 16),
            wobble=1.5,
        )
        c.glaze(run, (0.84, 0.06, 165), 0.7)
        c.screen(run.edge(-1.5, -1, 0.7), (0.98, 0.03, 100), 0.9)
    lip = c.mask(
        curve(
            [
                (x - 196, y),
                (x - 100, y + 26),
                (x, y + 35),
                (x + 100, y + 26),
                (x + 196, y),
                (x + 100, y + 33),
                (x, y + 42),
                (x - 100, y + 33),
            ]
        )
    )
    c.screen(lip, (0.97, 0.05, 110), 0.5)


def _curtains(c: Canvas) -> None:
    x, y = X, Y
    rose = (0.72, 0.15, 5)
    left = curve(
        [
            (x - 182, y - 268, CORNER),
            (x - 96, y - 286, CORNER),
            (x - 104, y - 190),
            (x - 146, y - 118),
            (x - 158, y - 100),
            (x - 122, y - 40),
            (x - 112, y + 20, CORNER),
            (x - 150, y + 28),
            (x - 196, y + 14, CORNER),
            (x - 192, y - 60),
            (x - 176, y - 110),
            (x - 186, y - 190),
        ]
    )
    right = curve(
        [
            (x + 182, y - 268, CORNER),
            (x + 112, y - 284, CORNER),
            (x + 124, y - 200),
            (x + 152, y - 126),
            (x + 164, y - 104),
            (x + 150, y - 40),
            (x + 146, y + 14, CORNER),
            (x + 196, y + 10, CORNER),
            (x + 192, y - 60),
            (x + 180, y - 110),
            (x + 188, y - 190),
        ]
    )
    for path, seed in ((left, "l"), (right, "r")):
        m = c.mask(path)
        c.shadow(m, 10, 8, 8, 0.45)
        cloth(c, m, rose, angle=88, fold=17, depth=5, thickness=14, seed=seed, rim=0.6, detail=0.7)
        hem = m & c.full(smoothstep(y - 8, y - 4, c.y + 0.1 * np.abs(c.x - x)))
        c.glaze(hem, (0.86, 0.12, 84), 0.7)
    # The passenger's companion looks out.
    fish = c.mask(
        curve(
            [
                (x - 166, y - 54, CORNER),
                (x - 140, y - 66),
                (x - 112, y - 60),
                (x - 98, y - 50, CORNER),
                (x - 112, y - 42),
                (x - 140, y - 38),
            ]
        )
    )
    c.form(fish, (0.74, 0.15, 58), gloss=0.4, rim=0.6, mottle=0.1, grain=5, detail=0.85)

    def looks(pen: Pen) -> None:
        pen.dot(x - 116, y - 55, 4.6, (0.93, 0.06, 90))
        pen.dot(x - 115, y - 55, 2.8, (0.15, 0.03, 60))
        pen.stroke([(x - 98, y - 49), (x - 106, y - 47)], (0.4, 0.12, 40), 1.6)
        pen.stroke([(x - 130, y - 62), (x - 125, y - 51), (x - 131, y - 41)], (0.5, 0.14, 45), 1.8)
        pen.stroke([(x - 101, y - 46), (x - 96, y - 38)], (0.66, 0.14, 55), 1.4)

    c.draw(looks, detail=0.95)
    fold = c.mask(
        curve(
            [
                (x - 198, y - 90, CORNER),
                (x - 158, y - 98),
                (x - 128, y - 46),
                (x - 122, y + 12, CORNER),
                (x - 190, y + 12, CORNER),
            ]
        )
    )
    cloth(c, fold, rose, angle=84, fold=15, depth=4, thickness=9, seed="fold", rim=0.6, detail=0.7)
    for tx in (x - 166, x + 168):
        metal(
            c,
            c.mask(limb([(tx - 18, y - 104, 6), (tx, y - 98, 7), (tx + 16, y - 106, 6)], 12)),
            (0.82, 0.13, 84),
            thickness=6,
        )


def _roof(c: Canvas, gold: Colour) -> None:
    """A bent Bengal roof in painted cloth, its eaves lower in the corners, with a fringe."""
    x, y = X, Y - 262
    roof = c.mask(
        curve(
            [
                (x - 250, y + 34, CORNER),
                (x - 196, y - 44),
                (x - 110, y - 108),
                (x, y - 132),
                (x + 110, y - 108),
                (x + 196, y - 44),
                (x + 250, y + 34, CORNER),
                (x + 130, y - 8),
                (x, y - 22),
                (x - 130, y - 8),
            ]
        )
    )
    c.shadow(roof, 6, 26, 14, 0.5)
    relief = c.relief(roof, 70)
    rib = np.abs(np.sin((c.x - x) / (30 + 0.06 * (c.y - y + 140)) * 1.0))
    c.form(relief, (0.5, 0.11, 160), bump=(rib * 7).astype(np.float32), rim=0.7, mottle=0.08, detail=0.7)
    stripe = c.full(smoothstep(0.2, 0.1, rib)) & roof
    c.form(relief.within(stripe), gold, rim=0.6, detail=0.7)
    rise = (c.y - y + 132) / 160
    flower = np.sin((c.x - x) / (30 + 0.06 * (c.y - y + 140)) * 2) ** 2 * np.sin(rise * 15) ** 2
    c.form(relief.within(c.full(smoothstep(0.8, 0.9, flower)) & roof), (0.72, 0.11, 105), rim=0.5, detail=0.65)
    border = c.full(smoothstep(15, 12, np.abs(c.y - (y - 34 + 46 * (np.abs(c.x - x) / 220) ** 1.8)))) & roof
    c.form(relief.within(border), (0.66, 0.15, 10), rim=0.5, detail=0.65)
    fringe = c.mask(
        curve(
            [
                (x - 254, y + 30, CORNER),
                (x - 130, y - 14),
                (x, y - 30),
                (x + 130, y - 14),
                (x + 254, y + 30, CORNER),
                (x + 252, y + 48, CORNER),
                (x + 130, y + 8),
                (x, y - 6),
                (x - 130, y + 8),
                (x - 252, y + 48, CORNER),
            ]
        )
    )
    c.form(fringe, (0.62, 0.18, 10), thickness=10, rim=0.6, detail=0.7)

    def tassels(pen: Pen) -> None:
        for k in range(27):
            t = (k + 0.5) / 27 * 2 - 1
            tx = x + t * 250
            ty = y - 4 + 46 * abs(t) ** 1.8
            pen.stroke([(tx, ty), (tx + 1, ty + 20)], gold if k % 2 else (0.66, 0.17, 10), 6)
            pen.dot(tx, ty + 2, 4.2, (0.9, 0.1, 88))

    c.draw(tassels, relief=3, detail=0.8)
    metal(
        c,
        c.mask(
            curve(
                [
                    (x - 22, y - 126, CORNER),
                    (x - 14, y - 142),
                    (x - 5, y - 150),
                    (x, y - 182, CORNER),
                    (x + 5, y - 150),
                    (x + 14, y - 142),
                    (x + 22, y - 126, CORNER),
                ]
            )
        ),
        gold,
        thickness=12,
    )
