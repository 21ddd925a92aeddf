"""A sunny square whose people cast no shadows: the shadows have gone to play ball in a corner."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import foliage
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._recess_parts import SHADE, crowd, paint_pigeons, players
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Recess",
    hero="people crossing a bright square without shadows; their long shadows play ball in a corner",
    idea="missing",
    place="plaza, Mexican town",
    palette="desert ochre",
    composition="seen from above",
    time="afternoon",
    symbols=("shadow", "ball", "fountain"),
    hidden="a dog still holds its shadow on a leash",
    readings=("play", "strike", "siesta"),
    person=True,
)
FINISH = {"vignette": 0.34, "saturation": 1.12, "bloom": 0.3}

_FOUNTAIN = (628.0, 600.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.55, -0.35, 0.75), key=p.key, shade=(0.42, 0.09, 308), rim=(0.8, -0.3, 0), rim_colour=p.key
    )
    _square(c)
    _arcade(c)
    repaint(c, 0.8, seed="land")
    players(c)
    repaint(c, 0.35, seed="shadows")
    _fountain(c)
    _ball(c)
    crowd(c)
    paint_pigeons(c)
    _frame(c)
    repaint(c, 0.15, seed="last")
    c.glow(250, 420, 330, (0.98, 0.08, 88), 0.2)


def _ground(c: Canvas, x: Array, y: Array) -> tuple[Array, Array]:
    """Return places on the square below card places."""
    q = (1230 - y) / 0.86
    away = q / (1 - 0.00026 * q)
    return (x - 400) * (1 + 0.00026 * away), away


def _square(c: Canvas) -> None:
    u, v = _ground(c, c.x, c.y)
    turn = math.radians(27)
    a, b = u * math.cos(turn) + v * math.sin(turn), -u * math.sin(turn) + v * math.cos(turn)
    row = np.floor(b / 58)
    col = np.floor(a / 84 + np.mod(row, 2) * 0.5)
    fa, fb = np.mod(a / 84 + np.mod(row, 2) * 0.5, 1), np.mod(b / 58, 1)
    fu, fv = _ground(c, np.full((1, 1), _FOUNTAIN[0], np.float32), np.full((1, 1), _FOUNTAIN[1], np.float32))
    d = np.hypot(u - fu, (v - fv) * 1.0)
    ring = d < 420
    band = np.floor(d / 60)
    swing = np.arctan2(v - fv, u - fu) / 6.2832 * np.maximum(band, 1) * 7
    row, col = np.where(ring, band + 100, row), np.where(ring, np.floor(swing), col)
    fa, fb = np.where(ring, np.mod(swing, 1), fa), np.where(ring, np.mod(d / 60, 1), fb)
    tint = np.mod(np.sin(col * 12.99 + row * 78.23) * 43758.5, 1.0)
    worn = c.field("worn", 130, 4) - 0.5
    grit = c.noise.at("grit", u, v, 14, 3) - 0.5
    edge = np.minimum(np.minimum(fa, 1 - fa) * 1.4, np.minimum(fb, 1 - fb)) + grit * 0.05
    seam = smoothstep(0.015, 0.06, edge)
    lip = smoothstep(0.16, 0.07, edge) * seam * (fb < 0.5)
    t = 0.62 + (tint - 0.5) * 0.16 + grit * 0.16 + worn * 0.22 - 0.26 * (1 - seam) + 0.07 * lip
    t = t + 0.24 * np.exp(-(((c.x - 260) / 330) ** 2) - ((c.y - 420) / 330) ** 2) - 0.14 * smoothstep(640, 1200, c.y)
    base = pick(c.tones((0.84, 0.085, 78), 0.6), t)
    red = pick(c.tones((0.66, 0.12, 42), 0.6), t)
    rose = pick(c.tones((0.78, 0.08, 48), 0.6), t)
    which = np.where(ring, np.mod(band, 3) == 1, np.mod(np.floor(b / 58), 7) == 2)
    colours = np.where(which[..., None], red, np.where((tint > 0.78)[..., None], rose, base))
    c.fill(c.full(), colours.astype(np.float32), detail=0.22)


def _arcade(c: Canvas) -> None:
    """The far side of the square: arches of a long house, their inside in cool dusk, two steps before them."""
    wall = c.mask(polygon([(-10, -10), (810, -10), (810, 96), (-10, 178)]))
    c.shadow(wall, -6, 20, 14, 0.35)
    c.form(wall, (0.68, 0.13, 38), thickness=3, mottle=0.2, grain=40, detail=0.2)
    c.multiply(wall * smoothstep(60, -10, c.y), (0.5, 0.1, 330), 0.5)
    for k in range(6):
        x = 30 + k * 146
        foot = 174 - (x + 10) * 0.1
        gate = c.mask(
            curve(
                [
                    (x, foot, CORNER),
                    (x, foot - 96),
                    (x + 48, foot - 140),
                    (x + 100, foot - 100),
                    (x + 102, foot - 10, CORNER),
                ]
            )
        )
        c.form(gate.grow(7), (0.86, 0.07, 70), thickness=4, mottle=0.15, grain=12, detail=0.4)
        c.fill(gate, pick(c.tones((0.36, 0.09, 315), 0.7), 0.2 + (c.y[gate.where] - foot + 150) / 260), detail=0.5)
    for k, (dy, tone) in enumerate(((0, (0.84, 0.07, 70)), (16, (0.76, 0.08, 62)))):
        step = c.mask(polygon([(-10, 172 + dy), (810, 90 + dy), (810, 106 + dy), (-10, 190 + dy)]), wobble=1.2)
        c.form(step, tone, thickness=4, mottle=0.14, grain=14, bias=0.06 - 0.1 * k, detail=0.4)
    r = c.rng("pots")
    for x, size in ((20, 34), (172, 30), (466, 28), (612, 30), (754, 28)):
        y = 196 - x * 0.104
        c.multiply(c.mask(limb([(x, y, 10), (x - 34, y - 40, 13)]), soft=4), SHADE, 0.5)
        pot = c.mask(polygon([(x - 15, y - 24), (x + 15, y - 24), (x + 10, y + 4), (x - 10, y + 4)]))
        c.form(pot, (0.55, 0.12, 42), rim=0.5, detail=0.6)
        bush = c.mask(
            circle(x, y - 24 - size * 0.6, size * 0.72), circle(x + float(r.normal(0, 8)), y - 30 - size, 14), wobble=4
        )
        foliage(c, bush, (0.5, 0.1, 140), seed=f"pot{x}", size=7, spacing=3, clump=12, detail=0.5)


def _ball(c: Canvas) -> None:
    x, y, r = 318.0, 262.0, 25.0
    c.glow(x, y, 64, (0.98, 0.08, 85), 0.5)
    c.multiply(c.mask(oval(x - 32, y - 16, 25, 15, -20), soft=3), SHADE, 0.6)
    ball = c.mask(circle(x, y, r))
    body = c.form(ball, (0.6, 0.2, 28), rim=0.7, gloss=0.7, gloss_sharpness=20, detail=0.9)
    d = np.abs((c.x[ball.where] - x) * 0.8 + (c.y[ball.where] - y) * 0.6 + 0.012 * (c.y[ball.where] - y) ** 2)
    c.form(body.within(ball * smoothstep(6, 4.6, d)), (0.95, 0.03, 90), rim=0.5, gloss=0.5, detail=0.9)


def _fountain(c: Canvas) -> None:
    x, y = _FOUNTAIN
    c.multiply(
        c.mask(limb([(x, y, 50), (x - 84, y - 132, 32)]), oval(x - 90, y - 146, 50, 36, -20), soft=3), SHADE, 0.82
    )
    rim = c.mask(oval(x, y, 150, 116))
    c.multiply(c.mask(oval(x - 16, y - 22, 152, 118), soft=4), SHADE, 0.75)
    c.form(c.mask(oval(x, y + 18, 150, 116)) | rim, (0.7, 0.08, 48), thickness=16, mottle=0.15, grain=16, detail=0.5)
    c.form(rim, (0.88, 0.06, 76), thickness=7, mottle=0.12, grain=14, bias=0.08, detail=0.6)
    pool = c.mask(oval(x, y + 2, 126, 95))
    at = pool.where
    dist = np.hypot(c.x[at] - x, (c.y[at] - y - 24) * 1.3)
    wave = np.sin(dist / 4.6 + (c.field("ripple", 30, 2)[at] - 0.5) * 9) * 0.13
    t = (
        0.42
        + wave
        + 0.3 * smoothstep(-90, 90, (c.y[at] - y) + (c.x[at] - x) * 0.5)
        - 0.25 * smoothstep(14, 0, dist - 40)
    )
    c.fill(pool, pick(c.tones((0.66, 0.1, 205), 0.7), t), detail=0.6)
    c.multiply(pool - pool.move(8, 16).blur(3), (0.3, 0.08, 250), 0.75)
    stem = c.mask(limb([(x, y + 14, 26), (x, y - 34, 17), (x, y - 66, 24)]))
    c.form(stem, (0.8, 0.07, 66), mottle=0.14, grain=10, rim=0.5, detail=0.6)
    bowl = c.mask(
        curve([(x - 64, y - 74, CORNER), (x - 46, y - 48), (x, y - 36), (x + 46, y - 48), (x + 64, y - 74, CORNER)])
    )
    c.shadow(bowl, -4, 14, 5, 0.5)
    c.form(bowl, (0.78, 0.08, 62), mottle=0.12, grain=10, rim=0.5, detail=0.6)
    dish = c.mask(oval(x, y - 75, 64, 27))
    c.form(dish, (0.9, 0.06, 80), thickness=4, bias=0.08, detail=0.6)
    c.fill(c.mask(oval(x, y - 74, 54, 21)), (0.62, 0.1, 210), detail=0.6)
    c.form(c.mask(limb([(x, y - 72, 9), (x, y - 104, 6)])), (0.8, 0.07, 66), detail=0.6)
    r = c.rng("jets")

    def jets(pen: Pen) -> None:
        for k in range(26):
            a = k / 26 * 6.283 + float(r.normal(0, 0.08))
            ex, ey = x + math.cos(a) * 84, y + 4 + math.sin(a) * 58
            bx, by = x + math.cos(a) * 62, y - 74 + math.sin(a) * 24
            pen.stroke([(bx, by), ((bx + ex) / 2 + math.cos(a) * 9, by + 16), (ex, ey)], (0.97, 0.03, 215), 1.7, 0.6)
            pen.dot(ex, ey, 3.4, (0.98, 0.02, 215), 0.6)
        for _ in range(18):
            a, q = float(r.uniform(0, 6.283)), float(r.uniform(10, 38))
            pen.stroke(
                [(x, y - 106), (x + math.cos(a) * q * 0.5, y - 134), (x + math.cos(a) * q, y - 82)],
                (0.98, 0.02, 215),
                1.5,
                0.6,
            )

    c.draw(jets, detail=0.8)
    c.glow(x, y - 104, 34, (0.98, 0.04, 110), 0.5)


def _frame(c: Canvas) -> None:
    """Near the eye: a tiled eave with bougainvillea, a string of cut paper across the corner."""
    eave = c.mask(polygon([(560, 1210), (810, 1060), (810, 1210)]), wobble=2)
    c.shadow(eave, -18, -14, 16, 0.4)
    at = eave.where
    u, v = c.x[at] * 0.51 + c.y[at] * 0.86, c.x[at] * 0.86 - c.y[at] * 0.51
    roll = np.abs(np.sin(v / 15)) * 8 + np.mod(-u, 44) * 0.12
    c.form(eave, (0.5, 0.13, 38), thickness=4, bump=np.asarray(roll, np.float32), mottle=0.16, grain=12, detail=0.5)
    vine = c.mask(circle(716, 1150, 46), circle(772, 1098, 54), circle(800, 1030, 40), circle(646, 1190, 34), wobble=12)
    foliage(c, vine, (0.58, 0.17, 352), seed="vine", size=10, spacing=4, clump=18, detail=0.5)
    r = c.rng("paper")
    tones = ((0.62, 0.19, 355), (0.82, 0.15, 90), (0.66, 0.12, 200), (0.6, 0.19, 32), (0.66, 0.14, 145))

    def banner(pen: Pen) -> None:
        n = 9
        for k in range(n):
            t = (k + 0.5) / n
            x = 470 + 350 * t
            y = -26 + 330 * t + 70 * math.sin(math.pi * t)
            w, h = 30.0, 40.0
            with pen.at(x, y, turn=40 - 26 * math.cos(math.pi * t) + float(r.normal(0, 7)) - 20):
                body = [(-w / 2, 0), (w / 2, 0), (w / 2, h - 8), (w / 4, h), (0, h - 8), (-w / 4, h), (-w / 2, h - 8)]
                pen.fill(polygon(body), tones[k % 5])
                for hx, hy in ((-7, 12), (7, 12), (0, 22)):
                    pen.fill(oval(hx, hy, 3.4, 4.6), mix(tones[k % 5], (0.95, 0.05, 85), 0.75))
        pen.stroke(
            [(470 + 350 * t, -26 + 330 * t + 70 * math.sin(math.pi * t)) for t in np.linspace(-0.05, 1.05, 14)],
            (0.5, 0.06, 60),
            2,
        )

    with c.group() as g:
        c.draw(banner, relief=2, detail=0.7)
    c.multiply(c.full(np.asarray(g.cover, np.float32)).move(-64, -30).blur(2.5), SHADE, 0.5)
    c.paste(g)
