"""Parts of Last Service: the bell that is a tram car: its membrane, its windows, its ribs, its skirt."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Path, limb, polygon

from .ink import AMBER, GOLD, LAMP, OPEN, PLUM, ROSE, ROSE_DEEP, ROSE_PALE, TALL, WIDE, pane, spot, turned, upright

PANES: Final = (-70.0, -37.0, 0.0, 37.0, 70.0)
"""Where the large windows are, degrees across."""
_DOWN: Final = 64.0
_HALF: Final = 14.6
_HIGH: Final = 14.0
_LAPPETS: Final = 15
_SHEEN: Final = (0.86, 0.06, 190)


def outline(c: Canvas) -> Mask:
    """Return the bell from its top to the near edge of its rim."""
    left = [spot(-90, d) for d in np.linspace(90, 0, 40)]
    right = [spot(90, d) for d in np.linspace(0, 90, 40)]
    near = [spot(a, 90) for a in np.linspace(90, -90, 40)]
    return c.mask(polygon([*left, *right, *near]))


def hollow(c: Canvas) -> Mask:
    """Return the bell's underside."""
    ring = [turned(WIDE * math.sin(t), -OPEN * math.cos(t)) for t in np.linspace(0, 2 * math.pi, 80, endpoint=False)]
    return c.mask(polygon(ring))


def windows(c: Canvas) -> tuple[Mask, ...]:
    """Return the large windows."""
    return tuple(c.mask(pane(a, _DOWN, _HALF, _HIGH)) for a in PANES)


def underside(c: Canvas) -> None:
    """Paint the far rim and the lit hollow that one looks up into."""
    far_skirt(c)
    m = hollow(c)
    u, v = upright(c.x, c.y)
    d = np.hypot((u - 30) / WIDE, (v + 6) / (1.5 * OPEN))
    table = ramp([(0, LAMP), (0.34, (0.95, 0.09, 90)), (0.62, AMBER), (0.85, ROSE), (1, ROSE_DEEP)])
    c.fill(m, pick(table, np.asarray(d, np.float32)), detail=0.5)

    def work(pen: Pen) -> None:
        for k in range(26):
            t = 2 * math.pi * (k + 0.5) / 26
            a = turned(0.3 * WIDE * math.sin(t), -0.3 * OPEN * math.cos(t))
            b = turned(0.97 * WIDE * math.sin(t), -0.97 * OPEN * math.cos(t))
            pen.fill(limb([(*a, 0.8), (*b, 2.2)], 8), ROSE_DEEP, 0.3)

    c.draw(work, clip=m, detail=0.6, soft=0.8)
    c.emit(m * np.asarray(smoothstep(0.8, 0.2, d), np.float32), 0.8)


def membrane(c: Canvas) -> None:
    """Paint the translucent bell: dark plum above, rose and gold where its lamps are, paler along its edge."""
    m = outline(c)
    u, v = upright(c.x, c.y)
    high = np.clip(-v / TALL, 0, 1)
    d = np.hypot(u / WIDE, v / TALL)
    t = 0.94 - 0.62 * smoothstep(0.2, 1.0, high) - 0.42 * np.clip(np.abs(u) / WIDE, 0, 1) ** 2.2
    t = t + 0.1 * (c.field("gel", 120, 4) - 0.5)
    table = ramp(
        [
            (0, (0.33, 0.1, 352)),
            (0.2, (0.45, 0.13, 5)),
            (0.42, (0.59, 0.16, 18)),
            (0.68, (0.72, 0.15, 36)),
            (1, (0.84, 0.13, 64)),
        ]
    )
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.45)
    edge = m - m.grow(-9).blur(7)
    c.glaze(edge, ROSE_PALE, 0.5)
    c.glaze(m - m.grow(-2).blur(1.2), (0.93, 0.06, 60), 0.55)
    warm = 0.0 * u
    for a in PANES:
        x, y = spot(a, _DOWN)
        warm = np.maximum(warm, np.exp(-(((c.x - x) / 112) ** 2) - ((c.y - y) / 132) ** 2))
    c.screen(m * np.asarray(warm, np.float32), (0.78, 0.13, 66), 0.34)
    sheen = limb([(*spot(-66, 40), 3), (*spot(-60, 27), 10), (*spot(-46, 17), 12), (*spot(-10, 10), 4)], 40)
    c.screen(c.mask(sheen, soft=6) & m, _SHEEN, 0.4)
    c.screen(m * np.asarray(np.exp(-(((u + 120) / 90) ** 2) - ((v + 0.82 * TALL) / 34) ** 2), np.float32), _SHEEN, 0.34)
    c.multiply(m * np.asarray(smoothstep(0.86, 1.0, d) * smoothstep(-0.2, 0.7, u / WIDE), np.float32), PLUM, 0.3)


def ribs(c: Canvas) -> None:
    """Draw the canals between the windows up to the top, and the small upper lights."""
    m = outline(c)

    def dark(pen: Pen) -> None:
        for a in (-86.5, -53.5, -18.5, 18.5, 53.5, 86.5):
            pen.fill(
                limb([(*spot(a, d), 1.2 + 5.4 * (d / 90) ** 1.1) for d in (8, 20, 34, 48, 62, 76, 90)], 40),
                ROSE_DEEP,
                0.62,
            )
        for a in PANES:
            pen.fill(limb([(*spot(a, d), 0.8 + 1.6 * d / 90) for d in (7, 18, 30, 45)], 24), ROSE_DEEP, 0.42)

    c.draw(dark, clip=m, detail=0.6, soft=0.9)
    r = c.rng("freckles")

    def freckles(pen: Pen) -> None:
        for _ in range(420):
            across, down = float(r.uniform(-86, 86)), float(r.choice([r.uniform(6, 47), r.uniform(80, 90)]))
            x, y = spot(across, down)
            size = float(r.uniform(0.8, 2.4)) * math.cos(math.radians(0.8 * across))
            pale = r.random() < 0.55
            pen.dot(x, y, size, (0.95, 0.07, 66) if pale else ROSE_DEEP, 0.6 if pale else 0.5)
        for k in range(74):
            a = -88 + 176 * k / 73
            pen.fill(limb([(*spot(a, 83), 0.5), (*spot(a, 85.5), 1.3), (*spot(a, 88), 0.5)], 10), ROSE_DEEP, 0.4)

    c.draw(freckles, clip=m, detail=0.6, soft=0.3)

    def light(pen: Pen) -> None:
        for a in (-86.5, -53.5, -18.5, 18.5, 53.5):
            pen.fill(
                limb([(*spot(a - 1.1, d), 0.5 + 1.5 * (d / 90)) for d in (12, 30, 48, 66, 80, 91)], 40),
                (0.9, 0.09, 60),
                0.6,
            )
        for down in (47.2, 81.0):
            pen.fill(limb([(*spot(a, down), 2.6) for a in np.linspace(-88, 88, 13)], 60), (0.88, 0.1, 66), 0.55)
            pen.fill(limb([(*spot(a, down + 1.4), 1.8) for a in np.linspace(-88, 88, 13)], 60), ROSE_DEEP, 0.5)

    c.draw(light, clip=m, detail=0.6, soft=0.5)
    for a in PANES:
        for side in (-8.2, 8.2):
            small = c.mask(pane(a + side, 38.5, 5.8, 4.6, 0.6)) & m
            c.fill(small, _dulled(abs(a + side)), detail=0.8)
            c.multiply(small.edge(0, -4, 2), ROSE, 0.7)
            c.emit(small, 0.35)


def _dulled(across: float) -> tuple[float, float, float]:
    """Return what an upper light shows, duller towards the sides."""
    k = across / 80
    return (0.93 - 0.22 * k, 0.115 + 0.02 * k, 86 - 26 * k)


def lit(c: Canvas) -> None:
    """Light the large windows from within, before anybody sits there."""
    for a, w in zip(PANES, windows(c), strict=True):
        c.multiply(w.grow(5).blur(2.5), ROSE_DEEP, 0.6)
        x, y = spot(a, _DOWN - 6)
        d = np.hypot((c.x - x) / 120, (c.y - y) / 128)
        dull = abs(a) / 70
        table = ramp(
            [
                (0, (0.988 - 0.04 * dull, 0.05, 97)),
                (0.5, (0.955 - 0.06 * dull, 0.095, 91)),
                (1, (0.85 - 0.1 * dull, 0.14, 74)),
            ]
        )
        c.fill(w, pick(table, np.asarray(d, np.float32)), detail=0.75)
        c.emit(w, 0.55)


def glass(c: Canvas) -> None:
    """Lay frames and a shine over the windows and whoever sits there."""
    for a, w in zip(PANES, windows(c), strict=True):
        c.multiply(w.edge(0, -7, 4), AMBER, 0.7)
        c.glaze(w.grow(3.2) - w, (0.93, 0.1, 76), 0.85)
        x, y = spot(a - 6, _DOWN - 4)
        stripe = c.mask(polygon([(x - 14, y - 110), (x + 6, y - 110), (x - 40, y + 110), (x - 60, y + 110)]), soft=1.5)
        c.screen(stripe & w, LAMP, 0.22)


def _hem(far: bool) -> Path:
    """Return the scalloped edge, its lobes narrower towards the sides."""
    way, long = (1, 15.0) if far else (-1, 25.0)
    low, high = [], []
    for a in np.linspace(-90, 90, 361):
        t = math.radians(float(a))
        u, v = WIDE * math.sin(t), way * OPEN * math.cos(t)
        lobe = abs(math.sin(_LAPPETS * math.radians(a + 90))) ** 0.6
        low.append(turned(u * 1.012, v + 4 + long * lobe * (0.45 + 0.55 * math.cos(t))))
        high.append(turned(u, v - 9))
    return polygon([*high, *reversed(low)])


def far_skirt(c: Canvas) -> None:
    """Paint the far scalloped edge."""
    m = c.mask(_hem(far=True))
    c.fill(m, (0.56, 0.14, 22), detail=0.6)
    c.glaze(m.edge(0, 3, 2), ROSE_PALE, 0.6)


def skirt(c: Canvas) -> None:
    """Paint the near scalloped edge, and what its shade does to the hollow."""
    m = c.mask(_hem(far=False))
    c.multiply((m.blur(7).move(0, 9) - m) & hollow(c), ROSE, 0.6)
    u, v = upright(c.x, c.y)
    low = v + OPEN * np.sqrt(np.clip(1 - (u / WIDE) ** 2, 0, 1))
    table = ramp([(0, (0.9, 0.11, 80)), (0.3, (0.8, 0.14, 50)), (0.75, (0.7, 0.14, 28)), (1, (0.76, 0.12, 26))])
    c.fill(m, pick(table, np.asarray(np.clip((low + 9) / 38, 0, 1), np.float32)), detail=0.7)
    c.multiply(m * np.asarray(np.clip(np.abs(u) / WIDE, 0, 1) ** 4, np.float32), ROSE, 0.5)

    def folds(pen: Pen) -> None:
        for k in range(2 * _LAPPETS + 1):
            t = math.radians(-90 + 180 * k / (2 * _LAPPETS))
            u, v = WIDE * math.sin(t), -OPEN * math.cos(t)
            long, share = (11.0, 0.75) if k % 2 == 0 else (17.0, 0.3)
            pen.fill(limb([(*turned(u, v - 7), 0.8), (*turned(u * 1.006, v + long), 1.9)], 8), ROSE_DEEP, share)

    c.draw(folds, clip=m, detail=0.7, soft=0.5)
    c.glaze(m.edge(0, 3, 1.2), (0.96, 0.06, 66), 0.9)

    def seam(pen: Pen) -> None:
        pen.fill(limb([(*spot(a, 88.4), 2.6) for a in np.linspace(-90, 90, 31)], 120), GOLD, 0.9)

    c.draw(seam, detail=0.6, soft=0.5)
    c.multiply(outline(c).edge(0, 7, 5) - m, ROSE_DEEP, 0.3)
    _starfish(c)


def _starfish(c: Canvas) -> None:
    """Hang the starfish where a number plate would be."""
    x, y = spot(-20, 86.5)
    arms = []
    for k in range(5):
        t = math.radians(-98 + 72 * k)
        tip = (x + 25 * math.cos(t), y + 25 * math.sin(t), 3.2)
        arms.append(limb([(x, y, 9.5), (x + 13 * math.cos(t), y + 13 * math.sin(t), 6.6), tip], 20))
    m = c.mask(*arms)
    c.multiply(m.blur(3).move(2, 4), ROSE_DEEP, 0.7)
    c.form(m, (0.62, 0.1, 195), thickness=8, detail=0.85, mottle=0.05)

    def dots(pen: Pen) -> None:
        for k in range(5):
            t = math.radians(-98 + 72 * k)
            for q in (6, 12, 18):
                pen.dot(x + q * math.cos(t), y + q * math.sin(t), 1.5, (0.93, 0.05, 150))

    c.draw(dots, detail=0.9)
