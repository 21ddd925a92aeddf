"""A sleeping cat is the bridge; with its reflection it makes a cat's eye, and a mouse with a lantern crosses."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.mask import Mask
from art.painting.materials import fur, reflection, stone
from art.painting.motifs.buildings import lit_window
from art.painting.motifs.mice import mouse
from art.painting.motifs.skies import stars
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from art.painting.strokes import repaint

BRIEF = Brief(
    title="Quiet Crossing",
    hero="bridge over a canal that is one long cat asleep, a mouse with a lantern halfway across her back",
    idea="made of",
    place="canal, old port town",
    palette="teal night",
    composition="frontal symmetry",
    time="night",
    symbols=("cat", "mouse", "bridge"),
    hidden="the arch and its reflection are a cat's open eye",
    readings=("nerve", "truce", "diplomacy"),
)
FINISH = {"vignette": 0.42, "bloom": 0.55, "saturation": 1.06, "focus": Focus(400, 700, 420, 520, 0.2)}

_LINE = 806.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.6, 0.55),
        key=(0.86, 0.07, 175),
        shade=(0.26, 0.06, 235),
        rim=(0, -1, 0),
        rim_colour=(0.88, 0.1, 120),
        bounce=(0.82, 0.13, 85),
        bounce_share=0.35,
    )
    with c.group() as town:
        _town(c)
        repaint(c, 0.5, seed="town")
    with c.group() as bridge:
        _cat(c)
        _quays(c)
    c.paste(town)
    water = _water(c)
    reflection(c, town, water, _LINE, share=0.88, ripple=6, seed="town")
    reflection(c, bridge, water, _LINE, share=0.9, ripple=7, seed="cat")
    c.multiply(water * smoothstep(960, 1200, c.y), (0.14, 0.05, 235), 0.75)
    _slit(c, water)
    c.paste(bridge)
    _glints(c, water)
    stars(c, 110, 420, seed="stars")
    _mouse(c)


def _town(c: Canvas) -> None:
    """Deep night over gables; far down the canal all the light there is."""
    c.fill(c.full(), (0.2, 0.05, 235), detail=0.0)
    c.wash(
        [
            (0, (0.17, 0.05, 242)),
            (0.26, (0.27, 0.065, 226)),
            (0.4, (0.36, 0.075, 210)),
            (0.52, (0.42, 0.085, 195)),
            (0.64, (0.74, 0.11, 130)),
            (0.68, (0.9, 0.12, 100)),
            (1, (0.9, 0.12, 98)),
        ],
        warp=10,
    )
    c.glow(400, 790, 250, (0.93, 0.13, 95), 0.7)
    r = c.rng("gables")
    for k, (x0, tone) in enumerate(((250.0, (0.44, 0.08, 175)), (150.0, (0.3, 0.06, 205)), (30.0, (0.2, 0.048, 228)))):
        for f in (-1, 1):
            x = 400 + f * (372 - x0 * 0.98)
            for i in range(5):
                w = 34 + 26 * k + float(r.uniform(-4, 8))
                top = 610 - 150 * k - (30 + 22 * k) * i + float(r.uniform(-26, 26))
                a, b = x, x + f * w
                peak = top - w * float(r.uniform(0.5, 0.85))
                front = c.mask(polygon([(a, 830), (a, top), ((a + b) / 2, peak), (b, top), (b, 830)]))
                c.form(front, tone, thickness=4, mottle=0.06, rim=0.3, detail=0.25)
                for _ in range(k + 1):
                    if r.random() < 0.8:
                        wx, wy = (
                            (a + b) / 2 + float(r.uniform(-0.22, 0.22)) * w,
                            float(r.uniform(top + 30, min(top + 260, 760))),
                        )
                        lit_window(c, wx, wy, 9 + 4 * k, 15 + 7 * k, round_top=bool(r.random() < 0.5), glow=0.3)
                x = b
                if not 0 < x < 800:
                    break
        c.fog(690, 850, (0.72, 0.11, 135), 0.55 - 0.14 * k)


def _water(c: Canvas) -> Mask:
    water = c.full(smoothstep(_LINE - 1, _LINE + 1, c.y))
    d = np.clip((c.y - _LINE) / 394, 0, 1)
    table = ramp([(0.86, 0.12, 100), (0.6, 0.1, 140), (0.36, 0.07, 200), (0.2, 0.05, 228), (0.13, 0.04, 238)])
    side = np.abs(c.x - 400) / 520
    c.fill(water, pick(table, np.asarray(np.clip(d * 1.25 + side * 0.5, 0, 1), np.float32)), detail=0.1)
    return water


def _slit(c: Canvas, water: Mask) -> None:
    """Light down the canal, and in it a dark sail and its likeness: a pupil."""
    c.glow(400, _LINE, 170, (0.96, 0.13, 100), 0.75, flat=0.8)
    half = 124.0
    slit = c.mask(
        curve(
            [
                (400, _LINE - half, CORNER),
                (419, _LINE - 60),
                (423, _LINE),
                (419, _LINE + 60),
                (400, _LINE + half, CORNER),
                (381, _LINE + 60),
                (377, _LINE),
                (381, _LINE - 60),
            ]
        ),
        soft=1.2,
    )
    c.fill(slit, (0.15, 0.045, 215), 0.96, detail=0.6)
    boat = c.mask(
        curve(
            [(356, _LINE - 6, CORNER), (400, _LINE - 1), (444, _LINE - 6, CORNER), (428, _LINE + 7), (372, _LINE + 7)]
        )
    )
    c.fill(boat, (0.15, 0.045, 215), detail=0.6)
    c.screen(
        water * np.exp(-(((c.y - _LINE - 2) / 2.2) ** 2) - ((c.x - 400) / 190) ** 2).astype(np.float32),
        (0.98, 0.1, 95),
        0.7,
    )


def _arch(x: float) -> float:
    """The back's crown over the canal."""
    u = (x - 400) / 330
    return 548 + 196 * math.pow(abs(u), 2.2)


def _cat(c: Canvas) -> None:
    """One cat: paws and head on the left bank, haunch and tail on the right, her back between them."""
    tone: Colour = (0.3, 0.055, 232)
    tail = c.mask(
        limb([(690, 700, 26), (752, 690, 24), (786, 742, 22), (770, 796, 20), (716, 812, 17), (668, 800, 12)], 60)
    )
    clay = Clay(c, (20, 480, 800, 850), melt=34)
    spine = [
        (x, _arch(x) + 62 + 16 * math.exp(-(((x - 400) / 150) ** 2)), 64 + 22 * abs((x - 400) / 270) ** 1.6)
        for x in range(170, 640, 36)
    ]
    clay.limb([(q[0], q[1], q[2]) for q in spine], n=44)
    clay.ball(664, 706, 98, 100)
    clay.limb([(690, 740, 58), (668, 786, 34), (610, 800, 23), (574, 802, 21)], melt=16)
    clay.limb([(196, 700, 72), (168, 760, 50), (150, 792, 32)], melt=26)
    clay.limb([(180, 760, 34), (214, 792, 25), (262, 801, 22), (286, 802, 20)], melt=14)
    body = clay.relief(3)
    c.form(tail, mix(tone, (0.2, 0.05, 235), 0.3), thickness=22, rim=0.6, detail=0.6)
    c.form(body, tone, mottle=0.06, grain=30, rim=0.8, shadow=60, gain=1.1, detail=0.6)
    bars = smoothstep(0.45, 0.8, np.sin(c.x / 15.5 + 2.2 * c.field("tabby", 60, 2))) * smoothstep(
        0, 1, (_LINE - 90 - c.y) / 70
    )
    stripe = body.mask * np.asarray(bars[body.mask.where] * smoothstep(230, 290, c.x[body.mask.where]), np.float32)
    c.form(body.within(stripe), (0.21, 0.05, 236), rim=0.8, detail=0.6)
    fur(c, body, clay.angle, seed="coat", length=(9, 18), spacing=4.4, light=0.07, detail=0.6)
    mask = clay.mask()
    under = mask * np.asarray(np.exp(-(((c.x - 400) / 230) ** 2))[mask.where], np.float32)
    c.screen(under & mask.edge(0, 16, 7), (0.93, 0.14, 92), 0.75)
    c.screen(mask.edge(0, -6, 3) & mask.grow(-1.5).blur(1), (0.82, 0.1, 160), 0.42)

    skull = Clay(c, (20, 620, 260, 820), melt=20)
    skull.ball(126, 722, 98, 78)
    skull.ball(84, 752, 46, 36, z=30)
    skull.ball(168, 752, 46, 36, z=30)
    skull.ball(122, 762, 38, 24, z=56, melt=12)
    c.multiply(skull.mask().blur(12).move(14, 8) & mask, (0.12, 0.04, 238), 0.75)
    for outline in (
        [(44, 700, CORNER), (58, 590, CORNER), (122, 650, CORNER)],
        [(134, 650, CORNER), (198, 590, CORNER), (212, 700, CORNER)],
    ):
        ear = c.mask(curve(outline, pull=0.3))
        c.form(ear, (0.34, 0.058, 228), thickness=18, rim=0.9, detail=0.75)
        inner = c.mask(
            curve(
                [
                    (
                        (q[0] * 0.62 + sum(p[0] for p in outline) / 3 * 0.38),
                        (q[1] * 0.62 + 0.38 * (sum(p[1] for p in outline) / 3 + 8)),
                        CORNER,
                    )
                    for q in outline
                ],
                pull=0.3,
            ),
            soft=2,
        )
        c.glaze(inner, (0.5, 0.09, 15), 0.55)
        c.screen(ear.edge(0, -4, 2) & ear.grow(-1.5), (0.82, 0.1, 160), 0.5)
    face_relief = skull.relief(3)
    c.form(face_relief, tone, mottle=0.06, grain=30, rim=0.9, shadow=30, gain=1.1, detail=0.7)
    fur(c, face_relief, skull.angle, seed="face", length=(7, 13), spacing=4.4, light=0.07, detail=0.7)
    c.screen(skull.mask().edge(0, -6, 3) & skull.mask().grow(-1.5).blur(1), (0.82, 0.1, 160), 0.5)

    def face(pen: Pen) -> None:
        dark = (0.12, 0.03, 240)
        for f in (-1, 1):
            ex = 122 + 40 * f
            pen.stroke([(ex - 19, 712), (ex - 6, 722), (ex + 8, 722), (ex + 20, 711)], dark, 4.5)
            for k in range(3):
                y = 746 + 8 * k
                pen.stroke(
                    [(116 + 26 * f, y), (116 + 78 * f, y - 10 + 10 * k), (116 + 112 * f, y - 6 + 16 * k)],
                    (0.75, 0.05, 190),
                    1.4,
                    0.7,
                )
        pen.fill(curve([(106, 738, CORNER), (120, 734), (134, 738, CORNER), (120, 750, CORNER)]), (0.6, 0.09, 20))
        pen.stroke([(120, 750), (112, 760), (102, 760)], dark, 2.6)
        pen.stroke([(120, 750), (128, 760), (138, 760)], dark, 2.6)

    c.draw(face, detail=0.92)


def _quays(c: Canvas) -> None:
    for f in (-1, 1):
        edge = [
            (400 + f * 420, 792.0, CORNER),
            (400 + f * 250, 796.0),
            (400 + f * 108, 808.0, CORNER),
            (400 + f * 112, 826.0, CORNER),
            (400 + f * 420, 850.0, CORNER),
        ]
        quay = c.mask(curve(edge), wobble=2)
        stone(c, quay, (0.27, 0.05, 222), thickness=14, seed=f"quay{f}", detail=0.45)
        c.screen(quay.edge(0, -4, 1.5), (0.84, 0.1, 120), 0.4)
    for x, y in ((272.0, 799.0), (590.0, 799.0)):
        paw = c.mask(oval(x, y, 30, 16))
        c.form(paw, (0.34, 0.055, 228), thickness=16, rim=0.7, detail=0.7)


def _glints(c: Canvas, water: Mask) -> None:
    n = c.noise.at("glint", c.x / 90, c.y / 8, 1.0, 2)
    lane = np.exp(-(((c.x - 400) / 170) ** 2)) * smoothstep(_LINE + 10, _LINE + 60, c.y) * smoothstep(1190, 900, c.y)
    c.screen(water * np.asarray(smoothstep(0.62, 0.78, n) * lane, np.float32), (0.96, 0.11, 98), 0.55)
    c.multiply(
        water * np.asarray(smoothstep(0.6, 0.8, 1 - n) * smoothstep(830, 900, c.y), np.float32), (0.3, 0.06, 220), 0.3
    )


def _mouse(c: Canvas) -> None:
    x, y = 408.0, 550.0
    c.glow(x + 52, y - 58, 120, (0.9, 0.14, 75), 0.6)
    c.lamps.append(Lamp(x=x + 52, y=y - 50, z=30, reach=110, colour=(0.93, 0.14, 75), power=0.9))
    mouse(c, x, y + 4, 84, pose="stand", coat=(0.62, 0.05, 70), seed="mouse")
    c.lamps.clear()

    def gear(pen: Pen) -> None:
        pen.stroke([(x + 18, y - 42), (x + 36, y - 70), (x + 52, y - 84)], (0.4, 0.07, 55), 4)
        pen.stroke([(x + 52, y - 84), (x + 52, y - 70)], (0.3, 0.05, 60), 1.6)

    c.draw(gear, relief=1.5, detail=0.92)
    lamp = c.mask(
        curve(
            [
                (x + 43, y - 68, CORNER),
                (x + 61, y - 68, CORNER),
                (x + 64, y - 48),
                (x + 58, y - 40, CORNER),
                (x + 46, y - 40, CORNER),
                (x + 40, y - 48),
            ]
        )
    )
    c.form(lamp, (0.95, 0.13, 82), thickness=9, bias=0.2, rim=0.4, detail=0.95)
    c.emit(lamp, 1.0)
    c.glow(x + 52, y - 54, 30, (0.99, 0.08, 88), 0.9)
    c.form(c.mask(circle(x + 52, y - 71, 4)), (0.3, 0.05, 60), detail=0.9)
