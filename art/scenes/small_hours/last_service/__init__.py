"""A drowned tram rises from the sea's floor on the threads of a hundred jellyfish, its lamp still burning."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, mix, pick, rgb, smoothstep
from art.painting.light import Lamp, Light
from art.painting.materials import bricks, metal
from art.painting.motifs.corals import fan, fish, jellyfish, staghorn, tubes
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from art.painting.strokes import repaint
from art.painting.terrain import ground, plane

BRIEF = Brief(
    title="Last Service",
    hero="drowned tram lifted off the seabed by a hundred jellyfish on their threads, its lamp burning",
    idea="carried by",
    place="undersea, sunken avenue",
    palette="undersea",
    composition="frontal symmetry",
    time="noon",
    symbols=("tram", "jellyfish", "headlamp"),
    hidden="an octopus in the driver's seat",
    readings=("resurrection", "memory", "late"),
)

FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "contrast": 0.3,
    "saturation": 1.12,
    "relight": Relight(key=0.8, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.1, towards=270),
}

_ROOF = 618.0
_HOUSES = ((560.0, 640.0, 500.0, 420.0, 0.6), (620.0, 760.0, 430.0, 250.0, 0.42), (740.0, 960.0, 300.0, 20.0, 0.28))
"""The avenue's right side, far to near: from x to x, eaves there and there, how much water lies between."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.1, -0.88, 0.42),
        key=(0.93, 0.07, 150),
        shade=(0.3, 0.08, 242),
        rim=(0, -1, 0),
        rim_colour=(0.9, 0.08, 175),
        bounce=(0.5, 0.08, 190),
    )
    c.wash(
        [
            (0, (0.82, 0.09, 170)),
            (0.14, (0.67, 0.105, 190)),
            (0.4, (0.52, 0.095, 209)),
            (0.7, (0.42, 0.085, 220)),
            (1, (0.24, 0.06, 236)),
        ]
    )
    c.glow(400, -60, 360, (0.96, 0.06, 150), 0.7)
    _avenue(c)
    c.rays(400, -160, (70, 77, 83, 88, 93, 98, 104, 111), 1250, width=90, colour=(0.93, 0.07, 165), share=0.36, soft=16)
    repaint(c, 1.0, seed="sea", loose=1.1)
    _windows(c)
    _flock(c, near=False)
    c.fog(520, 1060, (0.56, 0.09, 208), 0.3, cell=200)
    _tram(c)
    _flock(c, near=True)
    repaint(c, 0.22, seed="last")
    _foreground(c)
    lamp_y = 872
    c.glow(400, lamp_y, 44, (0.98, 0.08, 92), 1.0)
    c.glow(400, lamp_y, 150, (0.93, 0.12, 85), 0.5)


def _avenue(c: Canvas) -> None:
    floor = ground(
        c, lambda u, v: _floor(c, u, v), horizon=905, eye=6, near=4.5, far=300, sun=(0.1, 0.1, 0.9), shadow_reach=2
    )
    ripple = np.sin(floor.v * 3.2 + c.noise.at("bend", floor.u, floor.v, 6, 2) * 9) * smoothstep(26, 8, floor.v)
    grit = c.noise.at("silt", floor.u, floor.v, 1.2, 4, floor.footprint) - 0.5
    caustic = np.exp(-np.abs(c.noise.at("caustic", floor.u, floor.v, 2.4, 2, floor.footprint) - 0.5) * 26) * smoothstep(
        60, 10, floor.v
    )
    t = 0.4 + 0.07 * ripple + 0.2 * grit + 0.34 * caustic - 0.2 * smoothstep(0, 420, np.abs(c.x - 400))
    colours = pick(c.tones((0.6, 0.06, 190), 0.7), np.asarray(t, np.float32))
    fade = smoothstep(8, 90, floor.v)[..., None] * 0.9
    c.fill(floor.mask, colours + (rgb((0.5, 0.09, 212)) - colours) * fade, detail=0.1)
    for u in (-1.15, 1.15):
        rail = [(*floor.spot(u, v)[:2], max(0.09 * floor.spot(u, v)[2], 0.7)) for v in (4.3, 5, 6, 8, 11, 16, 26, 50)]
        c.form(c.mask(limb(rail, 50)), (0.42, 0.04, 60), thickness=5, haze=0.25, rim=0.9, detail=0.35)
    for side in (-1, 1):
        for i, (x0, x1, top0, top1, tone) in enumerate(_HOUSES):
            a, b = 400 + side * (x0 - 400), 400 + side * (x1 - 400)
            base0, base1 = 905 + (x0 - 400) * 0.42, 905 + (x1 - 400) * 0.52
            wall = c.mask(polygon([(a, top0), (b, top1), (b, base1), (a, base0)]), wobble=4, cell=34)
            flat = plane(c, wall, ((a, top0), (b, top1), (b, base1), (a, base0)))
            bricks(
                c,
                flat,
                (0.5, 0.05, 205),
                across=5 + i * 2,
                down=24,
                light=-0.06 + 0.1 * (2 - i),
                seed=f"wall{side}{i}",
                detail=0.2,
            )
            c.glaze(wall, (0.54, 0.09, 207), tone)


def _windows(c: Canvas) -> None:
    r = c.rng("windows")
    for side in (-1, 1):
        for i, (x0, x1, top0, top1, tone) in enumerate(_HOUSES):
            a, b = 400 + side * (x0 - 400), 400 + side * (x1 - 400)
            base0, base1 = 905 + (x0 - 400) * 0.42, 905 + (x1 - 400) * 0.52
            for row in range(4):
                for col in range(2):
                    u, v = (col + 0.5) / 2, 0.13 + row * 0.22
                    x = a + (b - a) * u
                    y = (top0 + (top1 - top0) * u) * (1 - v) + (base0 + (base1 - base0) * u) * v
                    w, h = abs(b - a) * 0.15, 24.0 + 20 * i
                    arch = [(x - w, y + h, CORNER), (x - w, y), (x, y - h * 0.5), (x + w, y), (x + w, y + h, CORNER)]
                    c.screen(c.mask(curve(arch)).grow(3), (0.72, 0.07, 190), 0.4 - 0.3 * tone)
                    hole = c.mask(curve(arch))
                    c.fill(hole, mix((0.22, 0.06, 235), (0.5, 0.09, 208), tone), 0.95, detail=0.35)
                    c.screen(hole.edge(-side * 2, 1.5, 0.6), (0.8, 0.07, 180), 0.3)
                    if r.random() < 0.16:
                        c.glow(x, y + h * 0.4, 17, (0.85, 0.1, 150), 0.45)
            ledge = c.mask(polygon([(a, top0), (b, top1), (b, top1 + 9 + 6 * i), (a, top0 + 6 + 4 * i)]))
            c.screen(ledge, (0.75, 0.08, 185), 0.4 - 0.35 * tone)


def _floor(c: Canvas, u: Array, v: Array) -> Array:
    return np.asarray(0.5 * (c.noise.at("dune", u, v, 7, 2) - 0.5) + 0.12 * np.abs(u) * 0.3, np.float32)


def _flock(c: Canvas, *, near: bool) -> None:
    """The jellyfish: an upside-down cone above the roof, far ones first; each holds one thread."""
    r = c.rng(f"flock/{near}")
    hues = ((0.78, 0.12, 20), (0.82, 0.1, 350), (0.8, 0.11, 320), (0.86, 0.09, 75), (0.8, 0.09, 190), (0.9, 0.06, 120))
    spots: list[tuple[float, float, float]] = []
    if near:
        spots = [
            (400 + f * a, y, s)
            for f, a, y, s in (
                (-1, 62, 452, 104),
                (1, 84, 420, 112),
                (-1, 196, 356, 128),
                (1, 214, 322, 120),
                (-1, 36, 262, 134),
                (1, 62, 142, 124),
                (-1, 150, 150, 132),
                (1, 196, 190, 110),
                (-1, 292, 232, 116),
                (1, 316, 208, 128),
                (-1, 330, 96, 110),
                (1, 6, 530, 72),
            )
        ]
    else:
        for _ in range(120):
            y = 20 + 540 * r.random() ** 1.1
            wide = 60 + (580 - y) * 0.64
            spots.append((400 + r.uniform(-1, 1) * wide, y, r.uniform(24, 62)))
        spots.sort(key=lambda q: q[2])
    lines = []
    for x, y, s in spots:
        to = 400 + (x - 400) * 0.24 + r.normal(0, 10)
        to = min(max(to, 296), 504)
        lines.append((x, y + s * 0.12, to, s))

    def threads(pen: Pen) -> None:
        for x, y, to, s in lines:
            mid = ((x + to) / 2 + (x - to) * 0.1, (y + _ROOF) / 2 + 10)
            pen.stroke(
                [(x, y), mid, (to, _ROOF + 4)], (0.9, 0.05, 170), 1.5 if near else 0.7, 0.75 if near else 0.35 + s / 200
            )

    c.draw(threads, detail=0.6)
    for i, (x, y, s) in enumerate(spots):
        far = 0.0 if near else float(np.clip(0.75 - s / 90, 0.1, 0.6))
        jellyfish(
            c,
            x,
            y,
            s,
            hues[(i * 5 + int(x)) % 6],
            seed=f"{near}{i}",
            pulse=float(r.random()),
            haze=far,
            turn=float((x - 400) * 0.05 + r.normal(0, 5)),
            arms=7 if near else 4,
            light=0.5 if near else 0.3,
        )


def _tram(c: Canvas) -> None:
    top, low = _ROOF, 962.0
    c.multiply(c.mask(oval(400, 1056, 170, 22), soft=18), c.palette.deep, 0.7)
    body = c.mask(
        curve(
            [
                (268, low, CORNER),
                (258, 850),
                (262, 730),
                (278, 660),
                (300, 636),
                (400, 626),
                (500, 636),
                (522, 660),
                (538, 730),
                (542, 850),
                (532, low, CORNER),
                (400, low + 8),
            ]
        )
    )
    relief = c.relief(body, 70, smooth=3)
    c.form(relief, (0.9, 0.05, 95), mottle=0.1, grain=16, gloss=0.2, rim=0.7, detail=0.6)
    skirt = (
        c.mask(curve([(240, 792, CORNER), (400, 806), (560, 792, CORNER), (560, 990, CORNER), (240, 990, CORNER)]))
        & body
    )
    c.form(relief.within(skirt), (0.62, 0.16, 30), mottle=0.14, grain=12, gloss=0.25, rim=0.5, detail=0.6)
    stain = smoothstep(0.52, 0.72, c.field("weather", 40, 5)[body.where]) * (
        0.3 + 0.7 * smoothstep(760, low, c.y[body.where])
    )
    c.form(relief.within(body * stain), (0.5, 0.09, 160), mottle=0.2, grain=6, detail=0.55)
    roof = c.mask(
        curve(
            [
                (262, 668, CORNER),
                (276, 632),
                (330, top - 10),
                (400, top - 16),
                (470, top - 10),
                (524, 632),
                (538, 668, CORNER),
                (470, 646),
                (400, 640),
                (330, 646),
            ]
        )
    )
    c.form(roof, (0.62, 0.07, 195), thickness=26, mottle=0.12, rim=0.9, detail=0.6)
    _cab(c)
    plate = c.mask(box(344, 650, 112, 22, 7))
    c.form(plate, (0.93, 0.06, 90), thickness=5, bias=0.1, detail=0.8)
    c.emit(plate, 0.25)
    for x in (286.0, 514.0):
        metal(c, c.mask(circle(x, 874, 15)), (0.6, 0.09, 75))
    metal(c, c.mask(circle(400, 872, 36)), (0.62, 0.1, 75), thickness=14)
    glass = c.mask(circle(400, 872, 28))
    c.fill(glass, (0.985, 0.05, 95), detail=0.95)
    c.emit(glass, 1.0)
    c.form(c.mask(box(292, 820, 216, 9, 4)), (0.85, 0.11, 85), thickness=6, gloss=0.4, detail=0.75)
    bumper = c.mask(
        curve([(262, 942, CORNER), (400, 956), (538, 942, CORNER), (534, 968, CORNER), (400, 984), (266, 968, CORNER)])
    )
    metal(c, bumper, (0.36, 0.03, 220), thickness=14)
    for x in (312.0, 488.0):
        wheel = c.mask(curve([(x - 20, 964, CORNER), (x - 22, 1002), (x, 1016), (x + 22, 1002), (x + 20, 964, CORNER)]))
        c.form(wheel, (0.3, 0.04, 225), thickness=14, rim=0.6, detail=0.6)
    _growth(c)
    for x in (300, 360, 440, 500):
        c.glaze(c.mask(limb([(x, 980, 9), (x + 4, 1020, 16), (x - 4, 1058, 30)]), soft=9), (0.66, 0.06, 180), 0.35)


def _cab(c: Canvas) -> None:
    """Three panes with warm light behind them, and who sits at the handle."""
    panes = (
        curve([(282, 782, CORNER), (280, 720), (292, 684, CORNER), (338, 680, CORNER), (336, 786, CORNER)], pull=0.25),
        curve([(346, 787, CORNER), (348, 680, CORNER), (452, 680, CORNER), (454, 787, CORNER), (400, 790)], pull=0.2),
        curve([(464, 786, CORNER), (462, 680, CORNER), (508, 684, CORNER), (520, 720), (518, 782, CORNER)], pull=0.25),
    )
    inside = c.mask(*panes)
    at = inside.where
    glow = np.exp(-((c.x[at] - 400) ** 2 / 150**2 + (c.y[at] - 720) ** 2 / 70**2))
    c.fill(inside, pick(c.tones((0.76, 0.14, 72), 0.7), np.asarray(0.3 + 0.46 * glow, np.float32)), detail=0.85)
    c.emit(inside, 0.2)
    octopus = Clay(c, (330, 660, 470, 800), melt=5)
    octopus.ball(396, 712, 25, 29, z=10, turn=-8)
    octopus.ball(402, 738, 17, 15, z=12)
    for x0, x1, x2, y2 in (
        (392, 366, 352, 768),
        (396, 380, 372, 788),
        (404, 414, 420, 788),
        (410, 434, 448, 764),
        (400, 398, 396, 790),
    ):
        octopus.limb([(x0, 744, 9, 8), (x1, 762, 7, 8), (x2, y2, 4, 8)], n=14)
    octopus.limb([(410, 742, 8, 10), (440, 744, 6, 10), (446, 718, 5, 10), (434, 712, 3, 10)], n=18)
    c.lamps.append(Lamp(x=400, y=690, z=40, reach=60, colour=(0.9, 0.13, 78), power=0.5))
    c.form(octopus.relief(0.6).within(inside), (0.58, 0.16, 20), rim=0.8, mottle=0.14, grain=5, detail=0.9)
    c.lamps.clear()

    def look(pen: Pen) -> None:
        for x in (394, 410):
            pen.fill(oval(x, 735, 4.6, 3.6), (0.93, 0.08, 90))
            pen.fill(oval(x, 735, 3.6, 1.4), (0.15, 0.03, 40))
        cap = curve([(372, 694, CORNER), (378, 678), (396, 672), (416, 678), (420, 694, CORNER), (396, 700)])
        pen.fill(cap, (0.32, 0.08, 255))
        pen.fill(
            curve([(370, 694, CORNER), (396, 699), (424, 692, CORNER), (430, 700), (398, 706), (366, 701)]),
            (0.22, 0.05, 255),
        )

    c.draw(look, relief=3, detail=0.95, clip=inside)

    def frames(pen: Pen) -> None:
        for shape in panes:
            pen.stroke(shape, (0.4, 0.06, 60), 5)

    c.draw(frames, relief=2.5, detail=0.85)
    for x in (312, 492):
        shine = c.mask(polygon([(x - 16, 690), (x - 4, 690), (x - 16, 776), (x - 26, 776)]), soft=2) & inside
        c.screen(shine, (0.9, 0.05, 190), 0.35)


def _growth(c: Canvas) -> None:
    """What forty years on the bottom leave: weed, barnacles, small corals."""
    r = c.rng("growth")
    for x, y, h in (
        (272.0, 700.0, -60),
        (282, 960, -70),
        (526, 700, -52),
        (520, 966, -84),
        (330, 640, -34),
        (470, 640, -40),
    ):
        for k in range(5):
            bx = x + (k - 2) * 5
            way = r.normal(0, 9)
            weed = c.mask(
                limb([(bx, y, 3), (bx + way, y + h * 0.5, 2.6), (bx - way * 0.6, y + h * r.uniform(0.8, 1.2), 0.8)], 12)
            )
            c.form(weed, mix((0.46, 0.1, 150), (0.66, 0.12, 125), float(r.random())), rim=0.5, detail=0.6)
    for _ in range(70):
        side = -1 if r.random() < 0.5 else 1
        x, y = 400 + side * r.uniform(84, 136), r.uniform(810, 950)
        q = r.uniform(2, 5)
        c.form(c.mask(circle(x, y, q)), (0.84, 0.03, 120), thickness=q, detail=0.6)
        c.fill(c.mask(circle(x, y - q * 0.15, q * 0.4)), (0.3, 0.05, 200), 0.8)
    staghorn(c, 300, 626, 40, (0.7, 0.17, 28), seed="roof-a", levels=2)
    staghorn(c, 508, 630, 34, (0.74, 0.15, 55), seed="roof-b", levels=2)


def _foreground(c: Canvas) -> None:
    for x, y, size, tone, name in ((70.0, 1215.0, 300, (0.4, 0.11, 330), "l"), (742, 1215, 270, (0.42, 0.12, 10), "r")):
        fan(c, x, y, size, tone, seed=name, turn=8 if x < 400 else -8)
    tubes(c, 150, 1210, 120, (0.5, 0.09, 200), seed="near-l")
    staghorn(c, 656, 1212, 130, (0.56, 0.15, 30), seed="near-r")
    r = c.rng("shoal")
    for i in range(17):
        x, y = 600 + r.normal(0, 64), 1020 + r.normal(0, 24)
        fish(
            c,
            x,
            y,
            r.uniform(15, 27),
            mix((0.85, 0.12, 90), (0.8, 0.08, 180), float(r.random())),
            left=True,
            turn=r.normal(0, 8),
            seed=str(i),
        )

    def bubbles(pen: Pen) -> None:
        for _ in range(46):
            x, y, q = r.uniform(230, 570), r.uniform(560, 1020), r.uniform(1.2, 4.5)
            pen.stroke(circle(x, y, q), (0.95, 0.04, 175), 0.9, 0.6)
            pen.dot(x - q * 0.3, y - q * 0.35, q * 0.22, (0.99, 0.01, 90), 0.9)

    c.draw(bubbles, detail=0.7)
