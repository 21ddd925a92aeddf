"""An old farmer pulls up a plant; in the cut earth its roots are seen to bear lit glass bulbs."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloud_bank, stone, wood
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.buildings import house
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.scenes._good_year_parts import (
    CROWN,
    GLOW,
    LINE,
    neighbours,
    paint_bulb,
    paint_farmer,
    paint_mole,
)
from moonhare.painting.shapes import limb, oval, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Good Year",
    hero="stooped old farmer tugging up a plant whose roots bear lit glass bulbs",
    idea="grows from",
    place="field, soil cut open, Irish hill",
    palette="storm plum",
    composition="split waterline",
    time="dusk",
    symbols=("root", "light bulb", "spade"),
    hidden="a mole shading its eyes",
    readings=("idea", "hoard", "underworld"),
    person=True,
)
FINISH = {"vignette": 0.45, "bloom": 0.6, "saturation": 1.1}

# Each root's way from the crown and the bulb's size; the last point is where its cap sits.
_ROOTS: tuple[tuple[tuple[tuple[float, float], ...], float], ...] = (
    (((318, 560), (322, 640), (308, 720), (316, 800)), 76),
    (((310, 560), (262, 620), (228, 690), (210, 742)), 56),
    (((326, 560), (372, 630), (404, 690), (428, 736)), 60),
    (((306, 556), (220, 588), (140, 622), (96, 664)), 44),
    (((332, 556), (430, 582), (506, 606), (566, 640)), 46),
    (((314, 570), (270, 700), (190, 850), (176, 912)), 50),
    (((322, 570), (378, 720), (430, 860), (452, 906)), 54),
    (((318, 580), (300, 760), (286, 950), (300, 1020)), 42),
    (((308, 556), (200, 640), (90, 760), (66, 816)), 36),
    (((330, 558), (460, 650), (560, 730), (588, 786)), 38),
    (((324, 580), (380, 800), (400, 990), (396, 1060)), 30),
    (((312, 580), (240, 800), (120, 990), (112, 1044)), 32),
    (((318, 558), (290, 600), (272, 612), (268, 630)), 26),
    (((324, 558), (352, 598), (366, 606), (374, 626)), 24),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.62, -0.5, 0.5),
        key=(0.93, 0.09, 70),
        shade=p.shade,
        rim=(0.85, -0.45, 0),
        rim_colour=(0.9, 0.12, 60),
    )
    _sky(c)
    _fields(c)
    repaint(c, 1.0, seed="land")
    bulbs = [(_hang(points), size) for points, size in _ROOTS]
    for (x, y, a), size in bulbs:
        bx, by = x + math.sin(a) * size * 0.9, y + math.cos(a) * size * 0.9
        c.lamps.append(Lamp(x=bx, y=by, z=26 + size * 0.3, reach=40 + size * 1.5, colour=GLOW, power=0.4))
    _soil(c)
    repaint(c, 0.7, seed="soil")
    _roots(c)
    for (x, y, a), size in bulbs:
        paint_bulb(c, x, y, size, a)
    with c.group() as burrow:
        paint_mole(c)
    c.paste(burrow, bend=(800 + (c.x - 800) / 0.74, 1000 + (c.y - 1000) / 0.74))
    c.lamps.clear()
    c.lamps.append(Lamp(x=320, y=500, z=50, reach=210, colour=GLOW, power=0.7))
    neighbours(c)
    _spade(c)
    paint_farmer(c)
    repaint(c, 0.15, seed="last")
    c.glow(318, 540, 130, GLOW, 0.5, 0.55)
    c.rays(318, 545, [-112, -97, -80, -66], 300, 90, (0.93, 0.12, 80), 0.28, 16)
    c.glow(316, 880, 260, GLOW, 0.16)


def _hang(points: tuple[tuple[float, float], ...]) -> tuple[float, float, float]:
    """Return a bulb's cap and its lean: half the way between its root's end and straight down."""
    (ax, ay), (bx, by) = points[-2:]
    return bx, by, math.atan2(bx - ax, by - ay) * 0.6


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.24, 0.07, 295)),
            (0.14, (0.36, 0.09, 305)),
            (0.26, (0.54, 0.1, 330)),
            (0.34, (0.76, 0.11, 50)),
            (0.4, (0.9, 0.11, 80)),
            (0.46, (0.8, 0.1, 60)),
        ],
        22,
    )
    c.glow(640, 420, 240, (0.96, 0.12, 78), 0.75)
    for k, (y, bias) in enumerate(((70, -0.1), (170, 0.02), (258, 0.1))):
        cloud_bank(
            c,
            lambda x, y=y, k=k: y + 26 * math.sin(x / 110 + 2 * k) - 0.05 * x,  # type: ignore[misc]
            [(0.2, 0.06, 295), (0.38, 0.09, 310), (0.6, 0.1, 345), (0.84, 0.1, 60)],
            seed=f"storm{k}",
            size=(24, 74 - 14 * k),
            rows=2,
            step=20,
            alpha=0.8,
            bias=bias - 0.12,
            fade=(0.0, 0.9),
        )


def _fields(c: Canvas) -> None:
    r = c.rng("walls")
    for k, (y, tone, fade) in enumerate(
        ((416, (0.44, 0.07, 320), 0.3), (452, (0.42, 0.07, 100), 0.12), (488, (0.36, 0.07, 125), 0.0))
    ):
        crest = y - 30 * np.exp(-(((c.x - 640 + 260 * k) / 240) ** 2)) + 12 * np.sin(c.x / 120 + k)
        land = c.full(smoothstep(-1.5, 1.5, c.y - crest))
        c.form(
            land,
            tone,
            thickness=26,
            bump=(c.field(f"turf{k}", 30, 3, (2, 0.7)) - 0.5) * 12,
            haze=fade,
            rim=0.5,
            detail=0.1,
        )

        def walls(pen: Pen, crest: np.ndarray = crest, k: int = k) -> None:
            for _ in range(5):
                x = float(r.uniform(0, 800))
                y0 = float(crest[0, min(int(x * c.scale), c.w - 1)])
                pen.stroke(
                    [(x, y0 + 2), (x + float(r.normal(0, 30)), y0 + 24), (x + float(r.normal(0, 60)), y0 + 60)],
                    (0.3, 0.05, 310),
                    2.4,
                    0.7,
                )

        c.draw(walls, relief=1.5, detail=0.3)
        c.fog(y + 4, y + 44, (0.82, 0.09, 60), 0.3)
    house(
        c,
        704,
        452,
        54,
        34,
        wall=(0.86, 0.03, 80),
        roof=(0.42, 0.07, 60),
        seed="cottage",
        windows=((-0.25, 0.5), (0.28, 0.5)),
        glow=0.4,
    )
    far_birds(c, [(96, 300, 26), (140, 280, 20), (180, 312, 22), (70, 346, 16)], (0.24, 0.06, 300))


def _soil(c: Canvas) -> None:
    """The cut: dark topsoil, then clay in bands; stones, worms; lit from within."""
    edge = LINE + 8 * (c.field("rim", 60, 3) - 0.5) - 20 * np.exp(-(((c.x - CROWN[0]) / 66) ** 2))
    earth = c.full(smoothstep(-2, 2, c.y - edge))
    wave = c.y + 34 * (c.field("strata", 260, 3, (2, 1)) - 0.5) + 0.04 * c.x
    clods = c.field("clods", 34, 4)
    crumbs = c.field("crumbs", 9, 3)
    bump = (np.abs(clods - 0.5) * 22 + (crumbs - 0.5) * 8).astype(np.float32)
    flat = Relief(earth, np.zeros_like(earth.a)).bumped(bump)
    deep = smoothstep(700, 760, wave)
    deeper = smoothstep(930, 990, wave)
    base = c.tones((0.34, 0.06, 35), 0.85)
    c.form(flat, base, gain=0.9, mottle=0.16, grain=20, rim=0.0, bias=-0.22, detail=0.2)
    c.glaze(earth * np.asarray(deep * 0.5, np.float32), (0.42, 0.1, 25), 0.5)
    c.glaze(earth * np.asarray(deeper * 0.6, np.float32), (0.3, 0.08, 310), 0.6)
    seam = np.exp(-np.abs(wave - 730) / 5) + np.exp(-np.abs(wave - 962) / 7)
    c.multiply(earth * np.asarray(np.clip(seam, 0, 1), np.float32), c.palette.deep, 0.45)
    r = c.rng("stones")
    for _ in range(64):
        x, y = float(r.uniform(0, 800)), float(LINE + 60 + 660 * r.random())
        q = float(r.uniform(5, 13)) * (1 + 1.6 * (y > 960) * r.random())
        rock = c.mask(oval(x, y, q * float(r.uniform(1, 1.6)), q, float(r.uniform(-30, 30))), wobble=q * 0.22, cell=10)
        c.shadow(rock, 1, 4, 4, 0.5)
        stone(
            c,
            rock,
            mix((0.34, 0.04, 310), (0.46, 0.06, 50), float(r.random())),
            thickness=q,
            rough=0.3,
            seed="pebble",
            detail=0.35,
        )

    def threads(pen: Pen) -> None:
        for _ in range(90):
            x, y = float(r.uniform(0, 800)), float(LINE + r.uniform(6, 60))
            a = 1.57 + float(r.normal(0, 0.4))
            pts = [(x, y)]
            for _ in range(4):
                a += float(r.normal(0, 0.35))
                x, y = x + math.cos(a) * 12, y + math.sin(a) * 12
                pts.append((x, y))
            pen.stroke(pts, (0.66, 0.06, 70), float(r.uniform(0.7, 1.6)), 0.6)
        for x, y, f in ((610, 566, 1), (70, 900, -1), (500, 1110, 1)):
            pen.stroke([(x, y), (x + 14 * f, y - 8), (x + 28 * f, y + 4), (x + 44 * f, y - 3)], (0.66, 0.1, 25), 6)

    c.draw(threads, relief=1.6, detail=0.4)
    c.multiply(earth * smoothstep(560, 515, c.y), c.palette.deep, 0.35)


def _roots(c: Canvas) -> None:
    clay = Clay(c, (30, 500, 660, 1120), melt=4)
    clay.limb([(CROWN[0] - 6, CROWN[1] - 26, 15), (CROWN[0], CROWN[1] + 2, 26), (CROWN[0] + 2, CROWN[1] + 30, 17)])
    r = c.rng("roots")
    hairs: list[list[tuple[float, float]]] = []
    for points, size in _ROOTS:
        n = len(points) - 1
        thick = 2.4 + size * 0.052
        way = sample([(x, y, thick * (1.7 - 1.3 * (k / n) ** 0.7) + 1.4) for k, (x, y) in enumerate(points)], 12)
        wander = np.sin(np.linspace(0, math.pi, 12))
        way[:, 0] += r.normal(0, 9, 12) * wander
        way[:, 1] += r.normal(0, 6, 12) * wander
        way[:, 2] *= 1 + r.uniform(-0.15, 0.3, 12)
        clay.limb([tuple(w) for w in way], n=40)
        for x, y, w in way[2:-1]:
            a = float(r.uniform(0, 3.14))
            q = float(r.uniform(18, 60))
            bend = float(r.normal(0, 0.6))
            end = (x + math.cos(a + bend) * q, y + math.sin(a + bend) * q * 0.9)
            mid = (x + math.cos(a) * q * 0.5, y + math.sin(a) * q * 0.5)
            hairs.append([(float(x), float(y)), mid, end])
            if r.random() < 0.5:
                clay.limb([(x, y, w * 0.5), (*mid, w * 0.34), (*end, 0.7)], n=10)
            else:
                hairs.append([mid, (mid[0] + 8, mid[1] + 9), (mid[0] + float(r.normal(6, 14)), mid[1] + 22)])

    def fine(pen: Pen) -> None:
        for hair in hairs:
            pen.stroke(hair, (0.56, 0.07, 60), 1.3, 0.75)

    c.draw(fine, detail=0.5)
    body = clay.relief(0.8)
    c.shadow(body.mask, 0, 7, 7, 0.7)
    c.form(body, (0.52, 0.085, 52), bump=(c.field("rind", 9, 3) - 0.5) * 6, shadow=10, rim=0.2, bias=-0.16, detail=0.6)


def _spade(c: Canvas) -> None:
    shaft = c.mask(limb([(154, 306, 6.5), (150, 400, 6), (146, 500, 6.5)]))
    wood(c, shaft, (0.56, 0.09, 60), angle=92, thickness=7, detail=0.7)
    grip = c.mask(limb([(132, 304, 6), (155, 298, 6.5), (178, 306, 6)]))
    wood(c, grip, (0.52, 0.09, 55), angle=0, thickness=7, detail=0.7)
    blade = c.mask(polygon([(118, 486), (176, 488), (172, 560), (146, 584), (118, 556)]))
    under = blade * smoothstep(LINE + 4, LINE - 6, c.y)
    c.form(under, (0.5, 0.03, 280), thickness=4, gloss=0.6, rim=0.8, detail=0.75)
    c.form(c.mask(limb([(146, 470, 8), (146, 500, 10)])), (0.44, 0.03, 280), gloss=0.5, detail=0.7)
    hidden = blade * smoothstep(LINE - 4, LINE + 4, c.y)
    c.form(hidden, (0.36, 0.04, 300), thickness=4, gloss=0.4, rim=0.4, detail=0.6)
