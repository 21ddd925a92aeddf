"""Parts of Against the Drops: the wet city below, the sleeping tower, its one open window."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.materials.water import reflection
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, oval, polygon

WINDOW = (582.0, 92.0, 112.0, 146.0)
"""The lit window: left, top, width, height."""
STREET = 930.0
"""Where the walls stand on the street."""
_SIGNS: tuple[Colour, ...] = ((0.62, 0.23, 22), (0.7, 0.19, 40), (0.6, 0.2, 5), (0.8, 0.15, 70), (0.68, 0.1, 205))


def _block(c: Canvas, x: float, w: float, top: float, tone: float, seed: str, lit: float, cell: float) -> None:
    """One tower among the others: a front with panes, a darker flank towards the street, signs of coloured light."""
    r = c.rng(seed)
    front = c.mask(box(x, top, w * 0.76, STREET - top), soft=0.7)
    flank = c.mask(
        polygon([(x + w * 0.76, top), (x + w, top + w * 0.12), (x + w, STREET), (x + w * 0.76, STREET)]), soft=0.7
    )
    n = 0.5 + 0.5 * c.field("soot", 46, 4)
    c.fill(front, pick(ramp([(tone - 0.05, 0.05, 285), (tone + 0.07, 0.08, 330)]), n), detail=0.25)
    c.fill(flank, (tone - 0.06, 0.045, 278), detail=0.25)

    def panes(pen: Pen) -> None:
        for i in range(3):
            pen.fill(
                box(x + w * (0.1 + 0.2 * i), top - 8 - 10 * float(r.random()), w * 0.1, 18), (tone - 0.04, 0.045, 285)
            )
        y = top + cell
        while y < STREET - cell:
            px = x + cell * 0.4
            while px < x + w * 0.74 - cell * 0.6:
                on = float(r.random()) < lit
                warm = mix((0.82, 0.15, 62), (0.7, 0.17, 40), float(r.random()))
                shade = warm if on else mix((tone - 0.1, 0.05, 280), (tone + 0.03, 0.07, 320), float(r.random()))
                pen.fill(box(px, y, cell * 0.52, cell * 0.74), shade, 0.9)
                if r.random() < 0.3:
                    pen.fill(box(px, y + cell * 0.8, cell * 0.5, cell * 0.22), (tone + 0.05, 0.05, 300), 0.8)
                px += cell
            y += cell * 1.4

    c.draw(panes, detail=0.35, soft=0.5)
    for _ in range(3):
        sy = float(r.uniform(max(top + 60, 420), 820))
        h, wide = float(r.uniform(46, 130)), float(r.uniform(10, 20))
        sx = x + w * float(r.uniform(0.55, 1.0))
        tint = _SIGNS[int(r.integers(0, len(_SIGNS)))]
        plate = c.mask(box(sx, sy, wide, h, 3))
        c.glow(sx + wide / 2, sy + h / 2, h * 0.55, tint, 0.4)
        c.fill(plate, tint, 0.9, detail=0.5)
        core = c.mask(box(sx + wide * 0.3, sy + 6, wide * 0.4, h - 12, 2), soft=1)
        c.screen(core, (0.95, 0.1, 60), 0.7)
        c.emit(plate, 0.5)


def city(c: Canvas) -> None:
    """The canyon of the street, ever redder with depth, and all of it again in the wet asphalt."""
    with c.group() as g:
        for k, (x, w, top) in enumerate(((150, 70, 560), (222, 60, 640), (300, 64, 600), (372, 74, 520))):
            _block(c, x, w, top, 0.34, f"far{k}", 0.12, 12)
        c.glaze(c.full(smoothstep(480, 860, c.y)), (0.52, 0.18, 25), 0.62)
        for k, (x, w, top) in enumerate(((60, 110, 400), (436, 90, 600))):
            _block(c, x, w, top, 0.27, f"mid{k}", 0.1, 17)
        c.glaze(c.full(smoothstep(560, 930, c.y)), (0.5, 0.18, 22), 0.5)
        _block(c, -60, 160, 250, 0.2, "near", 0.07, 24)
        c.glaze(c.full(smoothstep(640, 930, c.y)), (0.46, 0.17, 20), 0.4)
    c.paste(g)
    c.glow(300, 860, 150, (0.78, 0.19, 40), 0.7)
    ground = c.full(smoothstep(STREET - 2, STREET + 2, c.y))
    c.fill(
        ground, pick(ramp([(0.4, 0.15, 22), (0.22, 0.09, 340), (0.13, 0.05, 285)]), (c.y - STREET) / 270), detail=0.2
    )
    reflection(c, g, ground, STREET, share=0.75, ripple=13, squash=0.62)
    wet = c.noise.at("wet", c.x / 46, (c.y - STREET) / 9, 1.0, 3)
    c.multiply(ground * np.asarray(smoothstep(0.56, 0.4, wet), np.float32), (0.3, 0.09, 300), 0.6)
    c.screen(ground * np.asarray(smoothstep(0.62, 0.8, wet), np.float32), (0.85, 0.15, 50), 0.3)


def shops(c: Canvas) -> None:
    """Late shops at the tower's foot, and their light drawn long in the wet street."""
    fronts: tuple[tuple[float, float, Colour], ...] = (
        (516.0, 48.0, (0.86, 0.14, 72)),
        (572.0, 40.0, (0.62, 0.22, 22)),
        (620.0, 56.0, (0.9, 0.12, 80)),
        (688.0, 44.0, (0.68, 0.11, 200)),
        (756.0, 60.0, (0.66, 0.2, 35)),
    )
    wet = c.noise.at("smear", c.x / 70, (c.y - STREET) / 8, 1.0, 3)
    for x, w, tint in fronts:
        low = 932 + 0.04 * (x - 516)
        pane = c.mask(box(x, low - 42, w, 40, 2))
        c.glow(x + w / 2, low - 20, 46, tint, 0.45)
        c.fill(pane, tint, 0.95, detail=0.7)
        c.screen(c.mask(box(x + 4, low - 24, w - 8, 20), soft=4), (0.97, 0.08, 85), 0.6)
        c.emit(pane, 0.5)
        awning = c.mask(polygon([(x - 5, low - 40), (x + w + 5, low - 40), (x + w, low - 54), (x, low - 54)]))
        c.form(awning, (0.3, 0.11, 20), thickness=5, rim=0.4, detail=0.6)

        def goods(pen: Pen, x: float = x, w: float = w, low: float = low) -> None:
            for k in range(3):
                pen.stroke(
                    [(x + w * (0.25 + 0.25 * k), low - 40), (x + w * (0.25 + 0.25 * k), low - 2)], (0.25, 0.08, 25), 2
                )

        c.draw(goods, detail=0.7)
        smear = c.mask(box(x - 2, low + 4, w + 4, 240), soft=7)
        fade = np.exp(-(c.y - low) / 150) * smoothstep(0.28, 0.58, wet)
        c.screen(smear * np.asarray(np.clip(fade, 0, 1), np.float32), tint, 0.85)


def walkers(c: Canvas) -> None:
    """Nobody down there looks up: small people under umbrellas, each with a reflection."""
    people: tuple[tuple[float, float, float, Colour], ...] = (
        (604.0, 1046.0, 1.0, (0.58, 0.21, 25)),
        (704.0, 1104.0, 1.3, (0.4, 0.1, 262)),
        (520.0, 1004.0, 0.72, (0.74, 0.15, 66)),
    )
    for x, y, s, tone in people:

        def figure(pen: Pen, x: float = x, y: float = y, s: float = s, tone: Colour = tone) -> None:
            ink = (0.13, 0.04, 285)
            coat = [(-7, -54), (7, -54), (11, -22), (-10, -22)]
            pen.fill(polygon([(x + px * s, y + py * s) for px, py in coat]), ink)
            pen.stroke([(x - 4 * s, y - 24 * s), (x - 9 * s, y - 1)], ink, 4.4 * s)
            pen.stroke([(x + 3 * s, y - 24 * s), (x + 8 * s, y - 12 * s), (x + 7 * s, y)], ink, 4.4 * s)
            pen.dot(x + 1 * s, y - 60 * s, 6 * s, (0.17, 0.05, 290))
            pen.stroke([(x + 6 * s, y - 44 * s), (x + 5 * s, y - 86 * s)], ink, 1.6 * s)
            dome = [
                (-32, -62, CORNER),
                (-24, -80),
                (4, -90),
                (34, -80),
                (42, -62, CORNER),
                (24, -66),
                (5, -61),
                (-14, -66),
            ]
            pen.fill(curve([(x + q[0] * s, y + q[1] * s, *q[2:]) for q in dome]), tone)
            for way in (-1, 1):
                rib = [(5, -90), (5 + 9 * way, -76), (5 + 11 * way, -63)]
                pen.stroke([(x + px * s, y + py * s) for px, py in rib], ink, 1.0 * s, 0.4)

        m = c.draw(figure, relief=3, detail=0.85)
        c.screen(m.edge(-2, -3, 1), (0.97, 0.12, 72), 0.8)
        below = c.mask(oval(x, y + 18 * s, 11 * s, 20 * s), soft=3)
        c.multiply(below, (0.1, 0.05, 285), 0.7)
        c.screen(c.mask(oval(x + 4, y + 50 * s, 22 * s, 9 * s), soft=4), tone, 0.35)


def tower(c: Canvas) -> None:
    """The near tower on the right: tiled front, sleeping storeys with their boxes, pipes and washing poles."""
    front = c.mask(polygon([(466, -20), (744, -20), (744, 940), (504, 926)]), soft=0.7)
    flank = c.mask(polygon([(744, -20), (840, -20), (840, 980), (744, 940)]), soft=0.7)
    n = c.field("wall", 60, 5)
    tile = 0.04 * (np.mod(np.floor(c.x / 9) + np.floor(c.y / 9), 2) - 0.5)
    c.fill(front, pick(ramp([(0.14, 0.04, 282), (0.27, 0.06, 300)]), np.asarray(n + tile, np.float32)), detail=0.3)
    c.fill(flank, pick(ramp([(0.1, 0.03, 278), (0.17, 0.045, 285)]), n), detail=0.3)
    r = c.rng("panes")

    def panes(pen: Pen) -> None:
        for row in range(12):
            y = -78 + row * 86.0
            for col in range(4):
                x = 484 + 66.0 * col + 0.03 * y * (3 - col) / 3
                if 548 < x < 720 and 40 < y < 270:
                    continue
                tone = mix((0.08, 0.03, 278), (0.24, 0.07, 300), float(r.random()))
                pen.fill(box(x, y, 42, 52, 1.5), tone, 0.95)
                pen.stroke([(x + 21, y), (x + 21, y + 52)], (0.3, 0.06, 305), 2, 0.8)
                pen.fill(box(x - 4, y + 52, 50, 5), (0.36, 0.07, 310), 0.9)
                if r.random() < 0.4:
                    pen.fill(box(x + 24, y + 58, 24, 17, 2), (0.3, 0.05, 300))
                    pen.fill(box(x + 26, y + 61, 20, 3), (0.16, 0.04, 285), 0.8)
                elif r.random() < 0.35:
                    pen.stroke([(x - 14, y + 62), (x + 44, y + 57)], (0.42, 0.08, 50), 2)
                    for k in range(3):
                        tint = mix((0.5, 0.17, 20), (0.6, 0.07, 250), float(r.random()))
                        pen.fill(box(x - 8 + 16 * k, y + 61 - k, 11, float(r.uniform(14, 24))), tint, 0.75)
            for col in range(2):
                pen.fill(box(760 + 38 * col, y + 8, 20, 48), (0.07, 0.03, 275), 0.9)
        pen.stroke([(736, -20), (737, 940)], (0.22, 0.05, 290), 6)

    c.draw(panes, clip=front | flank, detail=0.4, soft=0.5)
    x, y, w, h = WINDOW
    d = np.hypot(c.x - x - w / 2, (c.y - y - h) * 0.8)
    c.screen(front * np.asarray(np.exp(-d / 170), np.float32), (0.76, 0.17, 50), 0.75)
    c.glaze((front | flank) * np.asarray(smoothstep(560, 940, c.y), np.float32), (0.4, 0.15, 18), 0.55)


def window(c: Canvas) -> None:
    """The one window awake, its casements wide open."""
    x, y, w, h = WINDOW
    c.glow(x + w / 2, y + h / 2, 260, (0.86, 0.16, 60), 0.75)
    pane = c.mask(box(x, y, w, h, 3))
    c.fill(pane, pick(ramp([(0.9, 0.14, 74), (0.99, 0.07, 88)]), (c.y - y) / h), detail=0.95)
    c.emit(pane, 1.0)

    def frame(pen: Pen) -> None:
        dark = (0.3, 0.1, 28)
        for side in (-1, 1):
            ex = x + w / 2 + side * (w / 2 + 3)
            sash = [(0, -4), (42, 10), (42, h + 16), (0, h)]
            pane = [(7, 9), (35, 19), (35, h + 1), (7, h - 13)]
            pen.fill(polygon([(ex + side * px, y + py) for px, py in sash]), dark)
            pen.fill(polygon([(ex + side * px, y + py) for px, py in pane]), (0.7, 0.15, 52))
            pen.stroke([(ex + side * 7, y + h * 0.5), (ex + side * 35, y + h * 0.54)], dark, 4)
        pen.fill(box(x - 9, y - 10, w + 18, 10, 2), dark)
        for side in (-1, 1):
            ex = x + w / 2 + side * w / 2
            cloth = [(0, 0), (-side * 25, 0), (-side * 21, h * 0.2), (-side * 10, h * 0.44), (0, h * 0.5)]
            pen.fill(polygon([(ex + px, y + py) for px, py in cloth]), (0.8, 0.17, 52), 0.85)

    c.draw(frame, detail=0.95, relief=1.4)
