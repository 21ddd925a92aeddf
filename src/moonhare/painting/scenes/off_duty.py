"""A lifeguard asleep in his boat on a bowl of red soup; a spoon comes down."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import metal, smoke, wood
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, place, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Off Duty",
    hero="lifeguard asleep in a rowing boat on a vast bowl of red soup that mirrors a window; a spoon hangs over him",
    idea="wrong scale",
    place="restaurant, lunch table",
    palette="ink and red",
    composition="seen from above",
    time="noon",
    symbols=("soup", "spoon", "boat"),
    hidden="a carrot fin that circles the boat",
    readings=("boredom", "fate", "summer"),
    person=True,
)
FINISH = {"vignette": 0.4, "bloom": 0.5, "saturation": 1.06, "focus": Focus(380, 700, 330, 360, 0.55)}

_X, _Y, _R = 400.0, 690.0, 366.0
_BOAT = (372.0, 820.0, -28.0, 112.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.62, -0.66, 0.46),
        key=(0.97, 0.05, 78),
        shade=p.shade,
        rim=(-0.7, -0.7, 0),
        rim_colour=(0.97, 0.06, 75),
        bounce=(0.56, 0.19, 28),
        bounce_share=0.3,
    )
    _table(c)
    repaint(c, 0.5, seed="table")
    _bowl(c)
    soup = _soup(c)
    repaint(c, 0.4, seed="soup", loose=0.8)
    _window(c, soup)
    _rings(c, soup)
    _leaf(c, soup)
    _fin(c)
    _boat(c)
    _spoon(c)
    _steam(c)


def _table(c: Canvas) -> None:
    """Deep blue linen; noon slants over it from the upper left."""
    c.wash([(0, (0.27, 0.055, 272)), (0.5, (0.2, 0.045, 274)), (1, (0.13, 0.035, 280))], warp=20, turn=-30)
    weave = np.sin(c.x * 1.1) * np.sin(c.y * 1.1)
    c.screen(np.asarray(smoothstep(0.2, 1, weave) * 0.05, np.float32), (0.7, 0.06, 265))
    for x, w in ((-60.0, 180.0), (250.0, 120.0)):
        beam = c.mask(polygon([(x, -20), (x + w, -20), (x + w + 640, 1220), (x + 560, 1220)]), soft=24)
        c.screen(beam * smoothstep(1150, 100, c.y), (0.66, 0.1, 48), 0.46)


def _disc(c: Canvas, r: float, dx: float = 0.0, dy: float = 0.0, soft: float = 0.0) -> Mask:
    return c.mask(circle(_X + dx, _Y + dy, r), soft=soft)


def _bowl(c: Canvas) -> None:
    """Black lacquer, a thin red line round its lip."""
    c.multiply(_disc(c, _R, 44, 58, 30), (0.08, 0.03, 275), 0.9)
    outer = _disc(c, _R)
    body = c.relief(outer, 60)
    c.form(body, (0.24, 0.045, 275), thickness=60, mottle=0.03, gloss=0.7, gloss_sharpness=14, rim=0.9, detail=0.55)
    lip = _disc(c, _R - 9) - _disc(c, _R - 20)
    c.form(body.within(lip), (0.58, 0.2, 28), mottle=0.05, gloss=0.5, detail=0.6)
    well = _disc(c, _R - 34)
    c.fill(well, (0.2, 0.07, 20), detail=0.4)


def _soup(c: Canvas) -> Mask:
    soup = _disc(c, _R - 40)
    d = np.hypot(c.x - (_X - 70), c.y - (_Y - 40))
    n = c.field("soup", 150, 4, (1.5, 1)) - 0.5
    t = 1 - d / 430 + 0.2 * n
    table = ramp(
        [
            (0, (0.24, 0.1, 18)),
            (0.25, (0.38, 0.155, 24)),
            (0.55, (0.53, 0.195, 28)),
            (0.8, (0.64, 0.19, 36)),
            (1, (0.74, 0.165, 50)),
        ]
    )
    c.fill(soup, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.15)
    shade = soup - _disc(c, _R - 40, 26, 30, 14)
    c.multiply(shade, (0.16, 0.07, 350), 0.85)
    glow = soup - _disc(c, _R - 46, -5, -6, 3)
    c.screen(glow, (0.8, 0.15, 50), 0.7)
    return soup


def _window(c: Canvas, soup: Mask) -> None:
    """The window above the table lies in the soup, its panes bent by the rings."""
    bx, by, *_ = _BOAT
    d = np.hypot(c.x - bx, c.y - by)
    wave = 5 * np.sin(d / 8.5) * np.exp(-d / 170) + 12 * (c.field("sway", 60, 2, (2, 1)) - 0.5)
    x, y = c.x + wave * 0.8, c.y + wave
    u = ((x - 318) + 0.22 * (y - 600)) / 112
    v = ((y - 600) - 0.1 * (x - 318)) / 150
    panes = smoothstep(1, 0.95, np.abs(u)) * smoothstep(1, 0.96, np.abs(v))
    panes *= smoothstep(0.035, 0.07, np.abs(u)) * smoothstep(0.025, 0.055, np.abs(v + 0.18))
    arch = smoothstep(1.08, 1.02, np.hypot(u * 0.9, np.minimum(v + 0.3, 0) * 1.4))
    light = soup * np.asarray(panes * arch, np.float32)
    c.glow(318, 600, 150, (0.84, 0.16, 60), 0.5)
    table = ramp([(0.99, 0.03, 95), (0.95, 0.09, 86), (0.87, 0.14, 70)])
    c.fill(light, pick(table, np.asarray(np.clip((v + 1) / 2, 0, 1), np.float32)), 0.94, detail=0.75)
    c.emit(light, 0.45)


def _rings(c: Canvas, soup: Mask) -> None:
    bx, by, *_ = _BOAT
    d = np.hypot(c.x - bx, (c.y - by) * 1.06) + 7 * (c.field("ring", 70, 2) - 0.5)
    crest = np.sin(d / 8.5)
    fade = np.exp(-np.maximum(d - 70, 0) / 74) * smoothstep(60, 90, d)
    c.screen(soup * np.asarray(smoothstep(0.5, 1, crest) * fade, np.float32), (0.9, 0.13, 55), 0.62)
    c.multiply(soup * np.asarray(smoothstep(0.4, 1, -crest) * fade, np.float32), (0.28, 0.12, 15), 0.6)
    r = c.rng("oil")
    for _ in range(26):
        a, q = r.uniform(0, 6.28), 310 * math.sqrt(r.random())
        x, y, s = _X + math.cos(a) * q, _Y + math.sin(a) * q, r.uniform(3, 10)
        eye = c.mask(oval(x, y, s * 1.2, s, 20)) & soup
        c.screen(eye, (0.72, 0.15, 55), 0.35)
        c.screen(eye.edge(-s * 0.3, -s * 0.3, 0.6), (0.97, 0.07, 80), 0.7)


def _leaf(c: Canvas, soup: Mask) -> None:
    """One leaf of basil, an island."""
    x, y, s = 612.0, 872.0, 72.0
    shape = place(
        [(-1, 0.06, CORNER), (-0.5, -0.42), (0.2, -0.44), (1, 0, CORNER), (0.3, 0.4), (-0.5, 0.36)], x, y, s, -34
    )
    m = c.mask(curve(shape))
    c.multiply(m.blur(6).move(9, 12) & soup, (0.2, 0.09, 10), 0.8)
    c.form(m, (0.5, 0.12, 145), thickness=14, rim=0.7, gloss=0.4, detail=0.75)

    def veins(pen: Pen) -> None:
        for k in range(5):
            for side in (-0.3, 0.3):
                a = place(
                    [(-0.7 + k * 0.32, 0.02), (-0.5 + k * 0.32, side * 0.5), (-0.34 + k * 0.31, side)], x, y, s, -34
                )
                pen.stroke(a, (0.36, 0.09, 150), 2.2, 0.7)
        pen.stroke(place([(-1.25, 0.14), (-0.8, 0.04), (0.9, 0)], x, y, s, -34), (0.72, 0.12, 130), 3)

    c.draw(veins, detail=0.8, clip=m)


def _fin(c: Canvas) -> None:
    x, y = 212.0, 800.0

    def wake(pen: Pen) -> None:
        pen.stroke([(x + 14, y + 8), (x - 10, y + 26), (x - 30, y + 54)], (0.93, 0.1, 60), 2.5, 0.6)
        pen.stroke([(x - 18, y + 6), (x - 36, y + 14), (x - 54, y + 34)], (0.93, 0.1, 60), 2.5, 0.5)

    c.draw(wake, detail=0.8, soft=0.8)
    m = c.mask(
        curve(
            [
                (x - 20, y + 6, CORNER),
                (x - 8, y - 18),
                (x + 14, y - 34, CORNER),
                (x + 12, y - 8),
                (x + 22, y + 6, CORNER),
            ]
        )
    )
    c.shadow(m, 10, 9, 4, 0.7)
    c.form(m, (0.74, 0.17, 55), thickness=9, rim=0.8, detail=0.85)
    c.screen(c.mask(oval(x + 1, y + 7, 30, 4), soft=1), (0.95, 0.1, 60), 0.7)


def _boat(c: Canvas) -> None:
    x, y, turn, s = _BOAT

    def at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place(points, x, y, s, turn)

    outline = at(
        [
            (-0.92, -0.24, CORNER),
            (-0.4, -0.37),
            (0.3, -0.34),
            (1.08, 0, CORNER),
            (0.3, 0.34),
            (-0.4, 0.37),
            (-0.92, 0.24, CORNER),
        ]
    )
    hull = c.mask(curve(outline))
    c.multiply(hull.blur(7).move(18, 22), (0.12, 0.06, 350), 0.9)
    c.form(hull, (0.93, 0.025, 85), thickness=14, rim=0.7, gloss=0.3, detail=0.9)
    inner = hull.grow(-8)
    wood(c, inner, (0.46, 0.09, 45), angle=turn, thickness=6, bias=-0.12, detail=0.9)
    c.multiply(inner - inner.blur(2).move(7, 8), (0.14, 0.05, 20), 0.7)
    for bench in (-0.62, 0.66):
        wood(
            c,
            c.mask(polygon(at([(bench, -0.3), (bench + 0.17, -0.3), (bench + 0.17, 0.3), (bench, 0.3)])))
            & inner.grow(3),
            (0.74, 0.1, 62),
            angle=turn + 90,
            thickness=5,
            detail=0.9,
        )
    for f in (-1.0, 1.0):
        oar = c.mask(
            limb(at([(0.1, 0.2 * f, 0.022), (-0.1, 0.5 * f, 0.025), (-0.42, 0.94 * f, 0.028)])),
            limb(at([(-0.42, 0.94 * f, 0.03), (-0.56, 1.14 * f, 0.075), (-0.62, 1.24 * f, 0.07)])),
        )
        c.multiply(oar.blur(3).move(10, 12), (0.12, 0.06, 350), 0.7)
        c.form(oar, (0.84, 0.08, 70), thickness=5, rim=0.6, detail=0.9)
    skin = (0.7, 0.1, 52)
    trunks = (0.5, 0.19, 26)
    for f in (-1.0, 1.0):
        c.form(
            c.mask(limb(at([(0.14, 0.07 * f, 0.07), (0.42, 0.14 * f, 0.058), (0.66, 0.11 * f, 0.045)]))),
            skin,
            thickness=8,
            rim=0.6,
            detail=0.9,
        )
        c.form(
            c.mask(limb(at([(-0.34, 0.14 * f, 0.055), (-0.5, 0.27 * f, 0.05), (-0.64, 0.1 * f, 0.04)]))),
            skin,
            thickness=8,
            rim=0.6,
            detail=0.9,
        )
    c.form(
        c.mask(
            limb(at([(-0.02, 0, 0.16), (0.14, 0.07, 0.1), (0.27, 0.1, 0.08)])),
            limb(at([(-0.02, 0, 0.16), (0.14, -0.07, 0.1), (0.27, -0.1, 0.08)])),
        ),
        trunks,
        thickness=10,
        rim=0.6,
        detail=0.9,
    )
    c.form(
        c.mask(limb(at([(-0.36, 0, 0.17), (-0.16, 0, 0.2), (0.02, 0, 0.15)]))), skin, thickness=18, rim=0.6, detail=0.9
    )
    hx, hy = at([(-0.56, 0)])[0][:2]
    brim = c.mask(circle(hx, hy, 0.2 * s))
    c.shadow(brim, 4, 5, 3, 0.6)
    c.form(brim, (0.9, 0.09, 85), thickness=8, rim=0.8, detail=0.95)
    c.form(c.mask(circle(hx - 1, hy - 1, 0.115 * s)), (0.92, 0.08, 86), thickness=10, rim=0.6, detail=0.95)

    def trim(pen: Pen) -> None:
        pen.stroke(circle(hx - 1, hy - 1, 0.12 * s), trunks, 3.2)
        bx, by = at([(0.8, 0.0)])[0][:2]
        for k in range(8):
            a = [
                (bx + 11 * math.cos(k * math.pi / 4 + t), by + 11 * math.sin(k * math.pi / 4 + t))
                for t in (0.0, 0.4, 0.8)
            ]
            pen.stroke(a, (0.56, 0.2, 27) if k % 2 else (0.97, 0.02, 85), 6.5, round_ends=False)

    c.draw(trim, relief=2, detail=0.95)


def _spoon(c: Canvas) -> None:
    """It hangs over the soup; its shade reaches for the boat."""
    bowl = c.mask(
        curve(
            [(462, 560), (470, 486), (524, 424), (600, 400), (640, 430), (640, 500), (598, 570), (530, 610), (484, 604)]
        )
    )
    stem = c.mask(limb([(612, 440, 30), (664, 366, 13), (716, 280, 14), (790, 130, 24), (850, 0, 34)], 50))
    both = bowl | stem
    c.multiply(both.blur(12).move(-34, 150) & _disc(c, _R - 40), (0.16, 0.08, 5), 0.75)
    c.multiply(both.blur(10).move(20, 96) - _disc(c, _R - 20), (0.08, 0.03, 275), 0.5)
    metal(c, stem, (0.6, 0.03, 265), thickness=16, polish=0.8, detail=0.8)
    metal(c, c.relief(bowl, 34), (0.56, 0.03, 266), polish=0.8, detail=0.8)
    hollow = bowl.grow(-11)
    at = hollow.where
    g = (c.x[at] - 560) * 0.6 + (c.y[at] - 505) * 0.8
    table = ramp([(0.2, 0.05, 275), (0.34, 0.06, 275), (0.5, 0.13, 20), (0.72, 0.17, 42), (0.93, 0.09, 75)])
    c.fill(hollow, pick(table, smoothstep(-110, 110, g)), 0.94, detail=0.8)
    c.screen(hollow - hollow.move(6, 8), (0.97, 0.04, 80), 0.5)
    c.screen(c.mask(curve([(606, 420), (626, 446), (618, 500), (634, 452)]), soft=2), (0.99, 0.02, 85), 0.8)


def _steam(c: Canvas) -> None:
    for k, (x, y) in enumerate(((250.0, 420.0), (452.0, 380.0))):
        line = [(x, y, 16.0), (x - 34, y - 110, 30.0), (x + 24, y - 230, 44.0), (x - 20, y - 360, 66.0)]
        smoke(c, line, mix((0.72, 0.08, 30), (0.6, 0.05, 280), 0.5), seed=f"steam{k}", alpha=0.2, n=34)
    c.glow(60, 20, 300, (0.9, 0.08, 60), 0.3)
