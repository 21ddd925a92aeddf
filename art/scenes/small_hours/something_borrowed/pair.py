"""Parts of Something Borrowed: two mice from behind, walking out side by side; a thimble with a flower in it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_GOLD: Colour = (0.97, 0.1, 98)


def pair(c: Canvas, x: float, y: float, size: float) -> None:
    """Two mice whose feet are about (x, y), each `size` tall; the left one wears a veil."""
    gap = size * 0.34
    for side, tall, lean in ((-1, 0.94, 0.03), (1, 1.0, -0.03)):
        _cast(c, x + side * gap, y, size * tall, lean)
    _mouse(c, x + gap, y + 2, size, (0.36, 0.05, 55), lean=-0.03, step=1, seed="groom")
    _mouse(c, x - gap, y, size * 0.94, (0.42, 0.05, 66), lean=0.03, step=-1, seed="bride")
    hold = [
        (x - gap + 0.12 * size, y - 0.42 * size, 0.03 * size),
        (x, y - 0.3 * size, 0.026 * size),
        (x + gap - 0.12 * size, y - 0.44 * size, 0.03 * size),
    ]
    c.form(c.mask(limb(hold, 20)), (0.36, 0.045, 62), rim=1.0, detail=0.9)
    _veil(c, x - gap, y, size * 0.94)


def _cast(c: Canvas, x: float, y: float, q: float, lean: float) -> None:
    """The shadow lies long towards us, ears and all, sharp at the feet and soft at its end."""
    out = 0.34 if lean < 0 else -0.22

    def at(across: float, along: float) -> tuple[float, float]:
        far = along * 1.75 * q
        return x + across * q * (1 + along * 0.7) + out * far * 0.5, y + far

    spine = [
        (0.0, 0.0, 0.15),
        (0.0, 0.25, 0.22),
        (0.0, 0.5, 0.19),
        (0.0, 0.62, 0.17),
        (0.0, 0.76, 0.235),
        (0.0, 0.82, 0.2),
    ]
    body = [(*at(p[0], p[1]), p[2] * q * (1 + p[1] * 0.7)) for p in spine]
    paths = [limb(body, 40)]
    for way in (-1, 1):
        ex, ey = at(way * 0.16, 0.99)
        paths.append(oval(ex, ey, 0.17 * q, 0.18 * q))
    m = c.mask(*paths)
    sharp, soft = m.blur(2.5), m.blur(5)
    fade = np.asarray(smoothstep(y, y + 2.1 * q, c.y), np.float32)
    c.multiply(sharp * np.asarray(1 - fade, np.float32), (0.16, 0.05, 160), 0.85)
    c.multiply(soft * np.asarray(fade * 0.95, np.float32), (0.16, 0.05, 160), 0.8)


def _mouse(c: Canvas, x: float, y: float, q: float, coat: Colour, *, lean: float, step: int, seed: str) -> None:
    def at(px: float, py: float) -> tuple[float, float]:
        return x + (px - lean * py) * q, y + py * q

    tail = [(*at(0.02, -0.1), 0.03 * q), (*at(0.06 * step, 0.05), 0.026 * q), (*at(0.26 * step, 0.15), 0.02 * q),
            (*at(0.46 * step, 0.1), 0.014 * q), (*at(0.56 * step, 0.19), 0.006 * q)]  # fmt: skip
    thin = c.mask(limb(tail, 40))
    c.shadow(thin, 2, 4, 2, 0.6)
    for way in (-1, 1):
        ex, ey = at(way * 0.165, -0.93)
        ear = c.mask(oval(ex, ey, 0.135 * q, 0.145 * q, way * 16))
        c.form(ear, (0.66, 0.12, 40), thickness=0.05 * q, rim=0.8, detail=0.9)
        inner = c.mask(oval(ex, ey + 0.02 * q, 0.09 * q, 0.1 * q), soft=1.5) & ear
        c.screen(inner, (0.8, 0.14, 50), 0.5)
        c.screen(ear.edge(-1.5 * way, -4, 1.2), _GOLD, 0.9)
        c.emit(ear, 0.15)
    body = Clay(c, (x - q, y - 1.4 * q, x + q, y + 0.3 * q), melt=0.06 * q)
    body.limb([(*at(0, -0.23), 0.2 * q, 0.0), (*at(0, -0.42), 0.17 * q, 0.0), (*at(0, -0.58), 0.115 * q, 0.0)])
    body.ball(*at(0, -0.74), 0.165 * q, 0.155 * q)
    for way in (-1, 1):
        lift = 0.05 if way == step else 0.0
        body.limb([(*at(way * 0.1, -0.12), 0.085 * q, 4.0), (*at(way * 0.115, -0.02 - lift), 0.05 * q, 4.0)])
    outer = -1 if seed == "bride" else 1
    body.limb([(*at(outer * 0.13, -0.5), 0.05 * q, 2.0), (*at(outer * 0.22, -0.36), 0.036 * q, 2.0)])
    relief = body.relief(0.012 * q)
    c.form(relief, coat, rim=0.15, mottle=0.1, grain=12, bias=-0.1, detail=0.85)
    fur(c, relief, body.angle, seed=seed, length=(0.04 * q, 0.09 * q), spacing=1.7, spread=0.5, light=0.06, detail=0.85)
    m = body.mask()
    c.screen(m.edge(-2, -1.5, 0.8), _GOLD, 0.85)
    c.screen(m.edge(2, -1.5, 0.8), _GOLD, 0.6)
    c.form(thin, (0.62, 0.09, 40), rim=0.9, detail=0.88)


def _veil(c: Canvas, x: float, y: float, q: float) -> None:
    """A scrap of net over her ears, drawn out behind her over the stone."""
    m = c.mask(
        curve(
            [(x - 0.16 * q, y - 0.84 * q, CORNER), (x, y - 0.9 * q), (x + 0.16 * q, y - 0.83 * q, CORNER),
             (x + 0.17 * q, y - 0.6 * q), (x + 0.13 * q, y - 0.3 * q), (x + 0.12 * q, y), (x + 0.06 * q, y + 0.26 * q),
             (x - 0.16 * q, y + 0.44 * q, CORNER), (x - 0.52 * q, y + 0.58 * q, CORNER), (x - 0.4 * q, y + 0.26 * q),
             (x - 0.24 * q, y - 0.1 * q), (x - 0.2 * q, y - 0.5 * q)]
        )
    )  # fmt: skip
    at = m.where
    u = (c.x[at] - x) / q + 0.26 * np.clip((c.y[at] - y) / q + 0.5, 0, 1)
    fold = np.sin(u * 52 + 2.2 * np.sin((c.y[at] - y) / q * 2.4)) * np.sin(u * 21 + 1)
    white = ramp([(0.82, 0.05, 110), (0.96, 0.03, 102), (1.0, 0.012, 98)])
    values = pick(white, np.asarray(0.72 + 0.24 * fold, np.float32))
    alpha = 0.46 + 0.22 * fold + 0.36 * smoothstep(y - 0.1 * q, y + 0.4 * q, c.y[at])
    c.shadow(m, 3, 6, 4, 0.25)
    c.fill(m * np.asarray(np.clip(alpha, 0, 0.92), np.float32), values, detail=0.9)
    c.screen(m, (1.0, 0.03, 98), 0.25)
    c.screen(m.edge(-2, -2, 0.9), (1.0, 0.03, 98), 0.8)
    c.emit(m, 0.2)
    r = c.rng("wreath")

    def wreath(pen: Pen) -> None:
        for k in range(9):
            a = math.pi * (k / 8)
            px, py = x - math.cos(a) * 0.17 * q, y - 0.86 * q - math.sin(a) * 0.05 * q
            pen.dot(px, py, 0.026 * q, (0.5, 0.12, 140))
            pen.dot(px + float(r.normal(0, 1)), py - 1, 0.024 * q, (0.99, 0.03, 80))

    c.draw(wreath, relief=1, detail=0.92)


def thimble(c: Canvas, x: float, y: float, q: float) -> None:
    """An old silver thimble stood on the step, one pink daisy in it."""
    cast = c.mask(
        limb([(x, y, q * 0.4), (x + q * 0.3, y + q * 1.0, q * 0.42), (x + q * 0.5, y + q * 1.9, q * 0.3)], 20)
    )
    c.multiply(cast.blur(4), (0.16, 0.05, 160), 0.6)
    body = curve(
        [(x - q * 0.34, y - q * 0.86, CORNER), (x + q * 0.34, y - q * 0.86, CORNER), (x + q * 0.42, y - q * 0.1),
         (x + q * 0.44, y, CORNER), (x, y + q * 0.1), (x - q * 0.44, y, CORNER), (x - q * 0.42, y - q * 0.1)]
    )  # fmt: skip
    heads = ((x - q * 0.04, y - q * 1.75, 0.36), (x + q * 0.34, y - q * 1.28, 0.22))

    def stalks(pen: Pen) -> None:
        for hx, hy, _ in heads:
            pen.stroke([(x, y - q * 0.8), ((x + hx) / 2 + 2, (y - q * 0.8 + hy) / 2), (hx, hy)], (0.5, 0.12, 135), 2.4)

    c.draw(stalks, relief=1.5, detail=0.9)
    m = c.mask(body)
    c.form(m, (0.66, 0.035, 110), thickness=q * 0.5, rim=0.9, gloss=0.8, detail=0.92)

    def pits(pen: Pen) -> None:
        for j in range(4):
            for k in range(-3, 4):
                px = x + (k + 0.5 * (j % 2)) * q * 0.1
                if abs(px - x) < q * 0.32:
                    pen.dot(px, y - q * (0.72 - 0.13 * j), q * 0.026, (0.3, 0.04, 150), 0.6)
        pen.stroke([(x - q * 0.42, y - q * 0.08), (x, y), (x + q * 0.42, y - q * 0.08)], (0.9, 0.05, 100), 1.2, 0.7)

    c.draw(pits, detail=0.92)
    c.screen(m.edge(-2.5, -2, 1), _GOLD, 0.85)

    def bloom(pen: Pen) -> None:
        for hx, hy, s in heads:
            for k in range(11):
                a = k * 2 * math.pi / 11
                px, py = hx + math.cos(a) * q * s * 0.66, hy + math.sin(a) * q * s * 0.6
                pen.fill(oval(px, py, q * s * 0.42, q * s * 0.17, math.degrees(a)), (0.9, 0.09, 5))
            pen.dot(hx, hy, q * s * 0.34, (0.85, 0.16, 85))

    c.draw(bloom, relief=1.6, detail=0.93, emission=0.1)
