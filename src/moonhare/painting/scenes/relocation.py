"""A stilt hamlet sets off at dawn on the legs of forty wading flamingos."""

from __future__ import annotations

from functools import partial

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import smoke, wood
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.corals import fish
from moonhare.painting.motifs.plants import reeds
from moonhare.painting.motifs.skies import streaks, sun
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._relocation_parts import row
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Relocation",
    hero="hamlet on a deck whose stilts are the legs of forty wading flamingos, just setting off",
    idea="carried by",
    place="lagoon, stilt village",
    palette="sunset coral",
    composition="split waterline",
    time="dawn",
    symbols=("flamingo", "house", "laundry"),
    hidden="one wooden stilt left standing behind",
    readings=("exile", "balance", "trust"),
)
FINISH = {"vignette": 0.34, "bloom": 0.45}

_HORIZON, _LINE = 726.0, 838.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.75, -0.4, 0.5),
        key=(0.95, 0.08, 78),
        shade=(0.42, 0.11, 318),
        rim=(-0.9, -0.3, 0),
        rim_colour=(0.96, 0.1, 72),
        bounce=(0.7, 0.1, 40),
    )
    _sky(c)
    _surface(c)
    _depths(c)
    repaint(c, 1.0, seed="air")
    with c.group() as far:
        row(c, 17, 128, 660, 572, 0.64, "far", 0.42)
    with c.group() as middle:
        row(c, 13, 104, 690, 584, 0.82, "middle", 0.2)
    with c.group() as near:
        row(c, 10, 92, 700, 600, 1.0, "near", 0.0)
    dry = c.full(smoothstep(1, -1, c.y - _line(c)))
    wet = c.full(smoothstep(-1, 1, c.y - _line(c)))
    sway = 5 * np.sin(c.y / 17) + 7
    for layer, veil in ((far, 0.5), (middle, 0.34), (near, 0.16)):
        c.paste(layer, clip=dry)
        c.paste(layer, clip=wet, bend=(c.x + sway, c.y))
        c.glaze(wet & c.full(layer.cover), (0.5, 0.1, 335), veil)
        if layer is middle:
            _deck_shade(c)
    _stilt(c)
    _deck(c)
    _hamlet(c)
    _waterline(c)
    repaint(c, 0.22, seed="last")
    _details(c)


def _line(c: Canvas) -> Array:
    return _LINE + 5 * np.sin(c.x / 70 + 0.6) + 2.5 * np.sin(c.x / 23)


def _sky(c: Canvas) -> None:
    p = c.palette
    c.wash([(0.0, p.sky[0]), (0.16, p.sky[1]), (0.36, p.sky[2]), (0.5, p.sky[3]), (0.62, p.sky[4])])
    streaks(c, 40, 560, (0.93, 0.09, 62), share=0.62, cover=0.75)
    streaks(c, 10, 300, (0.5, 0.12, 330), share=0.5, cover=0.4, seed="dusk")
    sun(c, 78, 600, 46, (0.97, 0.09, 80))
    c.glow(78, 600, 280, (0.94, 0.12, 65), 0.5)
    for i, (top, tone, haze) in enumerate(((694, (0.6, 0.09, 330), 0.55), (712, (0.5, 0.1, 330), 0.3))):
        r = c.rng(f"shore{i}")
        points: list[tuple[float, ...]] = [(-20, _HORIZON + 6, CORNER)]
        points += [(x, top + r.uniform(-14, 12)) for x in range(0, 830, 60)]
        points += [(830, _HORIZON + 6, CORNER)]
        c.form(c.mask(curve(points), wobble=2), tone, thickness=12, haze=haze, detail=0.15)
    c.fog(640, 760, (0.95, 0.08, 65), 0.5)


def _surface(c: Canvas) -> None:
    band = c.full(smoothstep(_HORIZON - 1, _HORIZON + 2, c.y))
    depth = np.clip((c.y - _HORIZON) / (_LINE - _HORIZON), 0.02, 1)
    wave = c.noise.at("surface", c.x / (30 + 130 * depth), np.log(depth) * 9, 1.0, 3) - 0.5
    c.fill(band, (0.82, 0.1, 48))
    c.glaze(band * np.clip(depth * 0.75 + wave * 0.7, 0, 1), (0.58, 0.12, 345), 0.85)
    c.screen(band * smoothstep(0.12, 0.35, wave) * 0.8, (0.97, 0.08, 72), 0.7)
    lane = np.exp(-(((c.x - 78) / (34 + 60 * depth)) ** 2)) * (0.5 + 1.3 * np.clip(wave + 0.2, 0, 1))
    c.screen(band * lane, (0.98, 0.09, 80), 0.8)


def _depths(c: Canvas) -> None:
    below = c.full(smoothstep(-1, 1, c.y - _line(c)))
    c.wash(
        [
            (0.0, (0.7, 0.1, 350)),
            (0.69, (0.7, 0.11, 355)),
            (0.78, (0.58, 0.115, 340)),
            (0.9, (0.43, 0.1, 325)),
            (1.0, (0.3, 0.085, 312)),
        ],
        mask=below,
        warp=14,
    )
    shafts = np.zeros_like(c.x)
    for i, x in enumerate((60, 190, 300, 470, 620, 760)):
        lean = (c.x - x - (c.y - _LINE) * 0.32) / (16 + 9 * (i % 3) + (c.y - _LINE) * 0.05)
        shafts = np.maximum(shafts, np.exp(-(lean**2)) * smoothstep(1190, 850, c.y))
    c.screen(below * shafts, (0.94, 0.1, 60), 0.26)
    net = np.exp(-np.abs(c.field("caustic", 46, 2, (1.4, 0.6)) - 0.5) * 26)
    bed = c.mask(
        curve(
            [
                (-20, 1104, CORNER),
                (150, 1082),
                (330, 1098),
                (520, 1078),
                (700, 1096),
                (830, 1080, CORNER),
                (830, 1220, CORNER),
                (-20, 1220, CORNER),
            ]
        ),
        wobble=3,
    )
    ripple = np.sin((c.y[bed.where] + 30 * c.field("bed", 120, 3)[bed.where]) / 4.2) * 1.6
    c.form(bed, (0.62, 0.1, 30), thickness=60, bump=np.asarray(ripple, np.float32), detail=0.2)
    c.screen(bed * net, (0.97, 0.08, 75), 0.34)
    c.glaze(bed * smoothstep(1130, 1210, c.y), (0.34, 0.09, 318), 0.6)


def _deck_y(x: float) -> float:
    return 566 - (x - 400) * 0.022


def _deck_shade(c: Canvas) -> None:
    c.multiply(c.mask(box(84, 556, 640, 74), soft=20), (0.42, 0.1, 325), 0.55)


def _stilt(c: Canvas) -> None:
    post = c.mask(limb([(760, 1112, 9), (764, 840, 8.4), (761, 690, 8)]), wobble=1.5)
    wood(c, post, (0.46, 0.06, 40), angle=88, thickness=9, detail=0.7)
    c.form(c.mask(oval(761, 691, 8, 3.4)), (0.76, 0.07, 60), thickness=3, detail=0.7)
    c.draw(
        lambda pen: pen.stroke([(753, 742), (762, 747), (771, 741), (774, 780), (768, 806)], (0.8, 0.06, 75), 3),
        relief=2,
        detail=0.8,
    )
    c.glaze(post & c.full(smoothstep(_LINE, _LINE + 4, c.y)), (0.5, 0.1, 335), 0.42)


def _deck(c: Canvas) -> None:
    top = c.mask(polygon([(96, _deck_y(96) - 34), (700, _deck_y(700) - 34), (734, _deck_y(734)), (70, _deck_y(70))]))
    wood(c, top, (0.72, 0.09, 55), angle=-1.3, grain=9, thickness=4, detail=0.5)
    edge = c.mask(
        polygon([(66, _deck_y(66) - 1), (738, _deck_y(738) - 1), (738, _deck_y(738) + 17), (66, _deck_y(66) + 17)]),
        wobble=1,
    )
    c.shadow(edge, 4, 14, soft=9, share=0.6)
    wood(c, edge, (0.54, 0.09, 40), angle=-1.3, thickness=8, detail=0.6)
    for x in range(92, 730, 58):
        stub = c.mask(box(x, _deck_y(x) + 12, 15, 14, 3))
        wood(c, stub, (0.44, 0.08, 35), thickness=6, detail=0.6)


def _hamlet(c: Canvas) -> None:
    walls: tuple[Colour, ...] = (
        (0.86, 0.05, 60),
        (0.72, 0.08, 195),
        (0.84, 0.09, 85),
        (0.78, 0.09, 25),
        (0.66, 0.08, 300),
    )
    roofs: tuple[Colour, ...] = ((0.5, 0.13, 22), (0.46, 0.1, 345), (0.56, 0.12, 40))
    # fmt: off
    rows = (
        (452, -34, 62, 330, 0, 2, True), (216, -28, 112, 150, 1, 1, False), (364, -32, 124, 214, 3, 0, True),
        (566, -28, 118, 166, 2, 1, False), (140, -6, 98, 104, 0, 0, True), (298, -8, 98, 118, 4, 2, False),
        (474, -8, 112, 110, 0, 1, True), (640, -6, 100, 102, 1, 0, False),
    )
    # fmt: on
    for i, (x, dy, w, h, wall, roof, gable) in enumerate(rows):
        y = _deck_y(x) + dy
        c.shadow(c.mask(box(x - w / 2, y - 8, w * 1.5, 12)), 8, 4, soft=6, share=0.5)
        house(
            c,
            x,
            y,
            w,
            h,
            wall=walls[wall],
            roof=roofs[roof],
            depth=0.36,
            gable=gable,
            pitch=1.0 if gable else 0.75,
            windows=((-0.27, 0.5), (0.27, 0.5)),
            lean=(-1.5, 1, 0.5)[i % 3],
            seed=f"hut{i}",
            glow=0.3,
        )
    for x, y, seed in ((236, 372, "one"), (396, 264, "two"), (498, 392, "three")):
        smoke(
            c,
            [(x, y, 7), (x + 22, y - 34, 12), (x + 66, y - 60, 18), (x + 130, y - 72, 25)],
            (0.9, 0.05, 50),
            seed=seed,
            alpha=0.55,
            n=26,
        )


def _wash_line(pen: Pen, x0: float, y0: float, x1: float, y1: float, seed: int) -> None:
    tones: tuple[Colour, ...] = (
        (0.97, 0.02, 85),
        (0.86, 0.1, 85),
        (0.7, 0.09, 210),
        (0.93, 0.05, 30),
        (0.62, 0.17, 20),
    )
    sag = 12.0
    pen.stroke([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + sag), (x1, y1)], (0.36, 0.07, 330), 1.5)
    n = int((x1 - x0) / 21)
    for k in range(n):
        t = (k + 0.7) / (n + 0.4)
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * sag * t * (1 - t) * 0.5
        w, h = 12 + 3 * ((k * 7 + seed) % 3), 21 + 5 * ((k * 5 + seed) % 3)
        blow = 5 + 3 * ((k + seed) % 2)
        tone = tones[(k * 3 + seed) % 5]
        if (k + seed) % 3 == 1:  # a shirt
            pen.fill(
                polygon(
                    [
                        (x - w / 2 - 5, y + 7),
                        (x - w / 2, y),
                        (x + w / 2, y),
                        (x + w / 2 + 5, y + 7),
                        (x + w / 2 + blow, y + h),
                        (x - w / 2 + blow, y + h),
                    ]
                ),
                tone,
            )
        else:
            pen.fill(
                curve(
                    [
                        (x - w / 2, y, CORNER),
                        (x + w / 2, y, CORNER),
                        (x + w / 2 + blow, y + h, CORNER),
                        (x + blow, y + h + 2),
                        (x - w / 2 + blow, y + h, CORNER),
                    ]
                ),
                tone,
            )


def _waterline(c: Canvas) -> None:
    line = _line(c)
    lip = np.exp(-(((c.y - line) / 3.2) ** 2))
    c.screen(lip, (0.97, 0.07, 70), 0.85)
    c.multiply(np.exp(-(((c.y - line - 9) / 8) ** 2)), (0.55, 0.12, 340), 0.45)
    r = c.rng("rings")

    def rings(pen: Pen) -> None:
        for _ in range(46):
            x = r.uniform(90, 740)
            y = _LINE - r.uniform(4, 46)
            w = r.uniform(14, 34)
            pen.stroke(oval(x, y, w, w * 0.16), (0.98, 0.06, 70), 1.4, r.uniform(0.3, 0.7))

    c.draw(rings, detail=0.6)


def _details(c: Canvas) -> None:
    for i, (x0, y0, x1, y1) in enumerate(
        ((176, 476, 262, 470), (344, 456, 432, 462), (524, 462, 600, 470), (424, 322, 546, 372), (268, 402, 316, 396))
    ):
        c.draw(partial(_wash_line, x0=x0, y0=y0, x1=x1, y1=y1, seed=i), relief=3, detail=0.85)
    for fx, fy, size, left in (
        (196, 960, 34, True),
        (238, 988, 26, True),
        (420, 930, 30, True),
        (596, 1010, 38, False),
        (664, 960, 24, False),
        (90, 1030, 30, True),
    ):
        fish(c, fx, fy, size, (0.72, 0.13, 60), band=(0.9, 0.08, 85), left=left, seed=f"fish{fx}")
    r = c.rng("silt")
    for _ in range(24):
        x = r.uniform(90, 720)
        c.glow(x, 1096 + r.uniform(-8, 8), r.uniform(12, 24), (0.8, 0.09, 45), 0.26, flat=0.5)
    reeds(c, -6, 56, 1210, (110, 380), 16, (0.44, 0.08, 350), seed="left", heads=(0.4, 0.1, 30))
    reeds(c, 776, 806, 1210, (90, 300), 9, (0.44, 0.08, 350), seed="right", heads=(0.4, 0.1, 30))
    far_birds(
        c,
        [
            (590, 120, 44),
            (648, 150, 34),
            (540, 168, 30),
            (700, 108, 26),
            (690, 190, 22),
            (190, 240, 24),
            (150, 220, 18),
        ],
        (0.5, 0.12, 350),
        seed="away",
    )
    c.draw(lambda pen: pen.stroke([(736, 566), (744, 600), (740, 640)], (0.8, 0.06, 75), 2.6), relief=2)

    def bubbles(pen: Pen) -> None:
        for _ in range(60):
            x, y = r.uniform(40, 760), r.uniform(870, 1090)
            pen.stroke(oval(x, y, 2.4, 2.4), (0.97, 0.05, 60), 0.9, r.uniform(0.2, 0.7))

    c.draw(bubbles, detail=0.8)
