"""A fisherwoman kneels in her dory, which tips at the rim of a round hole in the sea; below it is summer sky."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.light import Lamp, Light
from art.painting.materials import cloud, wood
from art.painting.materials.water import sea
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, curve, limb, oval, polygon
from art.painting.strokes import repaint

from .birds import birds
from .woman import paint_arm, woman

BRIEF = Brief(
    title="Loose Tile",
    hero="heavyset woman of 50 in oilskins, kneeling in a dory that tips at the rim of a round hole in the sea",
    idea="inside out",
    place="sea, North Atlantic",
    palette="pearl fog",
    composition="diagonal fall",
    time="overcast",
    symbols=("dory", "swallow", "hole"),
    hidden="her line has hooked a kite down there",
    readings=("doubt", "curiosity", "elsewhere"),
    person=True,
)


FINISH = {
    "vignette": 0.0,
    "bloom": 0.12,
    "saturation": 1.08,
    "contrast": 0.18,
    "relight": Relight(air=(0.97, 0.01, 220), veil=0.5),
}


_HX = 548.0


_HY = 858.0


_RX = 352.0


_RY = 226.0


_BOAT = (322.0, 606.0)


_TURN = math.radians(29)


def _on(x: float, y: float) -> tuple[float, float]:
    """A place of the tipping boat: units along it towards the bow and down from its middle."""
    c, s = math.cos(_TURN), math.sin(_TURN)
    return _BOAT[0] + x * c - y * s, _BOAT[1] + x * s + y * c


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.35, -0.75, 0.5),
        key=p.key,
        shade=(0.42, 0.05, 248),
        rim=(0.6, 0.75, 0),
        rim_colour=(0.93, 0.1, 88),
        bounce=(0.86, 0.11, 85),
        bounce_share=0.4,
    )
    c.wash([(0, (0.74, 0.025, 245)), (0.1, (0.84, 0.022, 235)), (0.2, (0.92, 0.025, 90))], 20)
    _schooner(c)
    water = sea(
        c,
        horizon=196,
        deep=(0.36, 0.045, 232),
        bright=(0.93, 0.015, 120),
        sky=(0.68, 0.03, 220),
        eye=9,
        wave=0.6,
        length=4.2,
        haze=0.9,
    )
    del water
    c.fog(120, 420, (0.92, 0.02, 90), 0.9)
    near = smoothstep(760, 1150, c.y)
    froth = c.noise.at("froth", c.x / 60 + c.y / 160, c.y / 30, 1.0, 5)
    c.screen(near * smoothstep(0.52, 0.6, froth) * smoothstep(0.72, 0.6, froth), (0.8, 0.02, 200), 0.4)
    c.multiply(near * smoothstep(0.5, 0.3, froth), (0.4, 0.05, 235), 0.45)
    repaint(c, 0.8, seed="sea", loose=0.7)
    _hole(c)
    c.lamps.append(Lamp(x=_HX + 10, y=_HY - 30, z=60, reach=200, colour=(0.93, 0.11, 80), power=0.32))
    _far_half(c)
    woman(c)
    _near_half(c)
    paint_arm(c)
    _line(c)
    birds(c)
    c.fog(500, 700, (0.95, 0.02, 100), 0.12)
    repaint(c, 0.15, seed="last", loose=0.6)
    c.glow(_HX + 30, _HY + 10, 190, (0.97, 0.05, 90), 0.3, 0.7)


def _schooner(c: Canvas) -> None:
    with c.group() as ship:

        def work(pen: Pen) -> None:
            tone = (0.5, 0.03, 245)
            pen.fill(curve([(560, 182, CORNER), (700, 186, CORNER), (690, 206), (584, 208)]), tone)
            for x, h in ((606, 132), (654, 146)):
                pen.stroke([(x, 190), (x + 3, 190 - h)], tone, 3)
                pen.fill(
                    curve(
                        [
                            (x + 3, 190 - h * 0.95, CORNER),
                            (x + 6, 176, CORNER),
                            (x + 46, 172, CORNER),
                            (x + 26, 190 - h * 0.6),
                        ]
                    ),
                    tone,
                    0.85,
                )
            pen.fill(polygon([(604, 80), (604, 170), (556, 182)]), tone, 0.75)

        c.draw(work, detail=0.3)
    c.paste(ship, alpha=0.4, soft=1.6)


def _ellipse(dx: float = 0.0, dy: float = 0.0, grow: float = 0.0) -> list[tuple[float, float]]:
    out = []
    for k in range(26):
        a = 2 * math.pi * k / 26
        q = 1 + 0.014 * math.sin(3 * a + 1) + 0.012 * math.sin(7 * a)
        out.append((_HX + dx + math.cos(a) * (_RX + grow) * q, _HY + dy + math.sin(a) * (_RY + grow * 0.7) * q))
    return out


def _hole(c: Canvas) -> None:
    """Where the tile is out: a lip of running water, its glassy thickness on the far side, and summer underneath."""
    r = c.rng("hole")
    mouth = c.mask(curve(_ellipse()), wobble=4, cell=26)
    lip = c.mask(curve(_ellipse(0, -4, 46)), wobble=8, cell=40).blur(16)
    c.multiply(lip, (0.5, 0.05, 225), 0.55)
    at = mouth.where
    d = np.hypot((c.x[at] - _HX - 40) / _RX, (c.y[at] - _HY - 50) / _RY)
    sky = ramp([(0.95, 0.06, 92), (0.86, 0.07, 205), (0.72, 0.105, 232), (0.55, 0.12, 246)])
    c.fill(mouth, pick(sky, np.asarray(d * 0.95, np.float32)), detail=0.35)
    with c.group() as below:
        for k, (x, y, s) in enumerate(
            (
                (360, 900, 46),
                (470, 1010, 58),
                (700, 940, 54),
                (560, 800, 34),
                (760, 830, 40),
                (630, 1050, 44),
                (420, 780, 26),
            )
        ):
            puffs = [
                (x + float(r.normal(0, s * 0.95)), y + float(r.normal(0, s * 0.3)), s * float(r.uniform(0.18, 0.6)))
                for _ in range(26)
            ]
            cloud(
                c,
                sorted(puffs, key=lambda q: q[1]),
                [(0.7, 0.07, 250), (0.9, 0.04, 235), (0.99, 0.02, 90)],
                seed=f"below{k}",
                alpha=0.9,
                rough=0.4,
                fade=(0.0, 1.1),
            )
    c.paste(below, clip=mouth, haze=0.05)
    c.glow(_HX + 44, _HY + 46, 96, (0.99, 0.05, 92), 0.95, 0.7)
    # The far wall: sea seen in cut, brightest where it is thin, water sliding down it and breaking into drops.
    wall = mouth - c.mask(curve(_ellipse(4, 74, -10)), wobble=7, cell=22)
    at = wall.where
    u = np.arctan2((c.y[at] - _HY) / _RY, (c.x[at] - _HX) / _RX)
    edge = -np.sqrt(np.maximum(1 - ((c.x[at] - _HX) / _RX) ** 2, 0)) * _RY + _HY
    down = np.clip((c.y[at] - edge) / 84, 0, 1)
    streak = c.noise.at("fall", u * 34, down * 1.3, 1.0, 3)
    table = ramp([(0.3, 0.06, 225), (0.46, 0.075, 205), (0.66, 0.085, 190), (0.86, 0.06, 170), (0.98, 0.02, 120)])
    t = 0.16 + 0.56 * down + 0.5 * (streak - 0.5) + 0.5 * smoothstep(0.08, 0.0, down)
    c.fill(wall * (1 - 0.5 * smoothstep(0.7, 1, down)), pick(table, np.asarray(t, np.float32)), detail=0.5)

    def spill(pen: Pen) -> None:
        for _ in range(150):
            a = float(r.uniform(math.pi * 1.02, math.pi * 1.98))
            x, y = _HX + math.cos(a) * _RX * 0.985, _HY + math.sin(a) * _RY + float(r.uniform(40, 76))
            long = float(r.uniform(10, 60)) * (0.4 + abs(math.sin(a)))
            x += (_HX - x) * 0.04
            pen.stroke(
                [(x, y), (x + (_HX - x) * 0.02, y + long)],
                (0.97, 0.02, 160),
                float(r.uniform(0.8, 2.2)),
                float(r.uniform(0.3, 0.8)),
            )
        for _ in range(200):
            a = float(r.uniform(math.pi, math.pi * 2))
            q = float(r.uniform(0.72, 0.96))
            pen.dot(
                _HX + math.cos(a) * _RX * q,
                _HY + math.sin(a) * _RY * q + 84 + float(r.uniform(0, 50)),
                float(r.uniform(0.8, 2)),
                (0.98, 0.02, 120),
                0.75,
            )

    c.draw(spill, detail=0.6, clip=mouth, soft=0.7)

    # The lip: water bends over, shines, tears into foam that is drawn towards the rim.
    q = np.hypot((c.x - _HX) / _RX, (c.y - _HY) / _RY)
    a = np.arctan2((c.y - _HY) / _RY, (c.x - _HX) / _RX)
    q = q + 0.022 * (c.noise.at("lip", a * 5, a * 0 + 3, 1.0, 3) - 0.5)
    drawn = c.noise.at("drawn", a * 15, np.log(np.maximum(q, 0.2)) * 9, 1.0, 4)
    lace = c.noise.at("lace", a * 34 + 2 * drawn, q * 26, 1.0, 3)
    near = smoothstep(1.34, 1.0, q) * smoothstep(0.992, 1.004, q)
    c.multiply(near * smoothstep(0.7, 0.3, drawn), (0.55, 0.05, 222), 0.35)
    foam = near**2 * smoothstep(0.5, 0.72, drawn) * 0.75 + smoothstep(1.075, 1.01, q) * smoothstep(
        0.99, 1.0, q
    ) * smoothstep(0.38, 0.6, lace)
    c.fill(c.full(np.clip(foam, 0, 1) * 0.9), (0.96, 0.012, 150), detail=0.4)
    c.screen(np.exp(-(((q - 1.002) / 0.006) ** 2)), (0.98, 0.02, 130), 0.85)
    front = smoothstep(0.0, 0.5, np.sin(a)) * smoothstep(0.95, 0.99, q) * smoothstep(1.0, 0.996, q)
    c.fill(c.full(front * 0.85), (0.4, 0.07, 205), detail=0.5)

    # The light of that day stands in the fog above the hole.
    shaft = np.exp(-(((c.x - _HX - 20) / 250) ** 2)) * smoothstep(330, 700, c.y) * smoothstep(760, 640, c.y)
    c.screen(np.asarray(shaft, np.float32), (0.95, 0.07, 90), 0.42)


_NEAR = [(-222.0, -20.0), (-120.0, 28.0), (20.0, 38.0), (150.0, 16.0), (262.0, -58.0)]


_FAR = [(262.0, -58.0), (150.0, -56.0), (20.0, -62.0), (-120.0, -54.0), (-222.0, -20.0)]


def _put(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    return [(*_on(q[0], q[1]), *q[2:]) for q in points]


def _far_half(c: Canvas) -> None:
    shade = c.mask(curve(_put([(-230, 60), (-60, 96), (60, 120), (-40, 150), (-200, 120)])), soft=12)
    c.multiply(shade, (0.3, 0.05, 240), 0.6)
    well = c.mask(curve(_put([(*_NEAR[0], CORNER), *_NEAR[1:4], (*_NEAR[4], CORNER), *_FAR[1:4]])))
    wood(c, well, (0.4, 0.06, 60), angle=29, grain=9, thickness=5, seed="well", bias=-0.16, detail=0.6)

    def inside(pen: Pen) -> None:
        for k in range(4):
            pts: list[tuple[float, ...]] = [
                (-200 + 10 * k, -20 + 6 * k),
                (-110, -42 + 17 * k),
                (20, -48 + 18 * k),
                (150, -44 + 14 * k),
                (240 - 8 * k, -52 + 6 * k),
            ]
            pen.stroke(_put(pts), (0.24, 0.04, 60), 1.6, 0.7)
        for x in range(-170, 220, 42):
            pen.stroke(_put([(x, -52 + 0.0006 * x * x), (x - 4, -20), (x + 2, 20)]), (0.52, 0.07, 62), 5, 0.8)

    c.draw(inside, relief=2, detail=0.6, clip=well)
    for x0 in (-118.0, 150.0):
        seat = c.mask(polygon(_put([(x0 - 20, -50), (x0 + 16, -52), (x0 + 22, 24), (x0 - 18, 28)])))
        c.occlude(well, seat.move(-6, 10), 6, 0.5)
        wood(c, seat & well, (0.6, 0.07, 66), angle=119, grain=6, thickness=6, seed=f"seat{x0}", detail=0.65)
    # A coil of line and a cod in the stern.
    coil = _on(-168, -14)

    def gear(pen: Pen) -> None:
        for k in range(5):
            pen.stroke(oval(*coil, 26 - 3 * k, 13 - 1.5 * k, 24), mix((0.76, 0.08, 78), (0.55, 0.07, 60), k / 5), 3)
        pen.stroke(_put([(-150, -66), (60, -92)]), (0.62, 0.07, 65), 5)
        pen.stroke(_put([(-232, -60), (-150, -66)]), (0.62, 0.07, 65), 11)

    c.draw(gear, relief=3, detail=0.7)
    far = c.mask(limb(_put([(*q, 4.5) for q in _FAR]), 40))
    c.form(far, (0.74, 0.06, 72), rim=0.4, detail=0.7)


def _near_half(c: Canvas) -> None:
    """The outer planks, wet and in shade from above, warm from what shines up under the bow."""
    hull = c.mask(
        curve(
            _put(
                [
                    (*_NEAR[0], CORNER),
                    *_NEAR[1:4],
                    (*_NEAR[4], CORNER),
                    (228, 10),
                    (170, 66, CORNER),
                    (40, 104),
                    (-90, 100),
                    (-196, 58, CORNER),
                    (-214, 20),
                ]
            )
        )
    )
    at = hull.where
    co, si = math.cos(_TURN), math.sin(_TURN)
    across = -(c.x[at] - _BOAT[0]) * si + (c.y[at] - _BOAT[1]) * co
    along = (c.x[at] - _BOAT[0]) * co + (c.y[at] - _BOAT[1]) * si
    gunwale = 34 - 0.0016 * (along - 10) ** 2
    lap = np.mod((across - gunwale) / (19 + 0.01 * along), 1)
    bump = lap * 5 + (c.noise.at("paint", along / 40, across / 4, 1.0, 3) - 0.5) * 3
    c.form(
        hull,
        (0.52, 0.085, 195),
        bump=np.asarray(bump, np.float32),
        thickness=60,
        rim=0.5,
        mottle=0.1,
        bias=-0.06,
        gloss=0.12,
        detail=0.65,
    )
    worn = smoothstep(0.58, 0.72, c.noise.at("worn", along / 60, across / 9, 1.0, 3))
    c.glaze(hull * worn, (0.62, 0.05, 65), 0.55)
    stern = smoothstep(40, -190, along)
    c.multiply(hull * stern, (0.4, 0.05, 245), 0.5)
    under = smoothstep(-40, 150, along) * smoothstep(30, 100, across)
    c.screen(hull * np.asarray(under, np.float32), (0.93, 0.1, 86), 0.55)
    rail = c.mask(limb(_put([(*q, 5.5) for q in _NEAR]), 40))
    c.shadow(rail, 2, 6, 4, 0.5)
    wood(c, rail, (0.78, 0.07, 74), angle=29, grain=3, thickness=6, seed="rail", detail=0.75)
    # The sea still holds the stern.
    wake = c.mask(limb(_put([(-232, 26, 12), (-200, 70, 20), (-110, 108, 24), (-30, 120, 20), (36, 124, 8)]), 40)).blur(
        5
    )
    at = wake.where
    churn = c.noise.at("churn", c.x[at] / 11, c.y[at] / 6, 1.0, 4)
    c.fill(wake * (0.35 + 0.65 * smoothstep(0.3, 0.7, churn)), (0.93, 0.015, 170), 0.85, detail=0.4)
    wet = c.mask(limb(_put([(-214, 30, 5), (-196, 62, 8), (-90, 100, 8), (20, 106, 4)]), 30)).blur(3) & hull
    c.multiply(wet, (0.25, 0.05, 235), 0.7)


def _line(c: Canvas) -> None:
    """From her hand over the bow and straight down to what it caught."""
    bow = _on(258, -58)
    kx, ky = bow[0] + 6, 968.0

    def work(pen: Pen) -> None:
        pen.stroke([(554, 562), (bow[0] + 2, bow[1] - 2)], (0.3, 0.03, 60), 2)
        pen.stroke([(bow[0] + 2, bow[1] - 2), (kx, ky - 26)], (0.32, 0.03, 240), 1.7)

    c.draw(work, detail=0.85)
    with c.group() as kite:

        def fly(pen: Pen) -> None:
            with pen.at(kx, ky, turn=24):
                pen.fill(polygon([(0, -34), (24, -4), (0, 44)]), (0.58, 0.2, 28))
                pen.fill(polygon([(0, -34), (-24, -4), (0, 44)]), (0.68, 0.18, 35))
                pen.fill(polygon([(-24, -4), (0, -4), (0, 44)]), (0.88, 0.12, 88), 0.9)
                pen.stroke([(-24, -4), (24, -4)], (0.4, 0.1, 30), 1.4)
                pen.stroke([(0, -34), (0, 44)], (0.4, 0.1, 30), 1.4)
                pen.stroke([(0, 44), (10, 62), (-6, 80), (8, 98)], (0.45, 0.08, 250), 1.6)
                for qx, qy in ((6, 58), (-2, 76), (4, 92)):
                    pen.fill(
                        polygon([(qx - 8, qy - 4), (qx + 8, qy + 4), (qx + 8, qy - 4), (qx - 8, qy + 4)]),
                        (0.62, 0.18, 30),
                    )

        c.draw(fly, relief=2, detail=0.9)
    c.paste(kite)
