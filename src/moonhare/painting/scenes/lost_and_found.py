"""A bear as tall as the spruces, knitted of red wool, walks through falling snow and comes slowly undone."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, pick, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import knit
from moonhare.painting.motifs.plants import pine
from moonhare.painting.motifs.skies import snowfall
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Lost and Found",
    hero="bear as tall as the spruces, knitted of red wool, walking towards a tiny lit tram while its thread runs out",
    idea="made of",
    place="forest, tram terminus in spruces",
    palette="snow blue",
    composition="profile",
    time="overcast",
    symbols=("mitten", "bear", "tram"),
    hidden="its thread ends in one small red mitten in the snow",
    readings=("undoing", "winter", "comfort"),
)
FINISH = {"vignette": 0.32, "bloom": 0.5, "saturation": 1.1, "focus": Focus(500, 760, 440, 470, 0.2)}

_STITCH = 12.5
_RED: Colour = (0.53, 0.185, 25)
_CREAM: Colour = (0.93, 0.025, 85)
_INK: Colour = (0.36, 0.085, 258)
_TRAM = (716.0, 1000.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.45, -0.65, 0.55),
        key=(0.97, 0.04, 80),
        shade=(0.34, 0.1, 268),
        rim=(0.8, -0.5, 0),
        rim_colour=(0.95, 0.06, 75),
        bounce=(0.7, 0.06, 245),
        bounce_share=0.24,
    )
    _wood(c)
    repaint(c, 0.6, seed="wood", loose=1.1)
    _tram(c)
    c.lamps.append(Lamp(x=_TRAM[0], y=_TRAM[1] - 20, z=40, reach=330, colour=(0.95, 0.12, 72), power=0.85))
    with c.group() as hero:
        _bear(c)
        c.lamps.clear()
        _thread(c)
    c.paste(hero, bend=(c.x + 20, c.y))
    _near(c)
    _lights(c)


def _wood(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.56, 0.095, 252)),
            (0.22, (0.68, 0.08, 246)),
            (0.44, (0.82, 0.055, 236)),
            (0.66, (0.9, 0.04, 220)),
            (0.84, (0.9, 0.04, 215)),
            (1, (0.7, 0.07, 245)),
        ],
        16,
    )
    for k, (base, tone, size, count) in enumerate(
        (
            (900.0, (0.78, 0.06, 238), 560.0, 11),
            (950.0, (0.67, 0.08, 244), 660.0, 9),
            (1000.0, (0.52, 0.095, 252), 820.0, 9),
        )
    ):
        r = c.rng(f"spruces{k}")
        for i in range(count):
            x = -40 + (880 / (count - 1)) * i + float(r.normal(0, 16))
            if k == 2 and 60 < x < 500:
                continue
            h = size * float(r.uniform(0.72, 1.12))
            tree = c.mask(*(pine(x, base, h, h * w, r) for w in (0.36, 0.28)), soft=1.2 - 0.4 * k)
            lighter = mix(tone, (0.93, 0.03, 228), 0.2)
            up = smoothstep(base - h, base, c.y[tree.where])[..., None]
            c.fill(tree, np.asarray(lighter + (rgb(tone) - lighter) * up, np.float32), 0.92, detail=0.2)
        c.fog(base - 210, base + 70, (0.88, 0.04, 228), 0.7 - 0.08 * k, cell=220)
    floor = 1004 + 10 * np.sin(c.x / 120) + 10 * (c.field("drift", 120, 3) - 0.5)
    snow = c.full(smoothstep(-5, 5, c.y - floor))
    warm = np.exp(-(((c.x - _TRAM[0] + 60) / 260) ** 2) - ((c.y - 1030) / 60) ** 2)
    t = 0.8 - 0.42 * smoothstep(1020, 1200, c.y) + 0.24 * (c.field("snow", 90, 4, (2, 0.7)) - 0.5)
    colours = pick(c.tones((0.82, 0.05, 245), 0.6), np.asarray(t, np.float32))
    c.fill(snow, colours, detail=0.1)
    c.screen(snow * np.asarray(warm, np.float32), (0.85, 0.11, 70), 0.6)


def _tram(c: Canvas) -> None:
    x, y = _TRAM
    c.glaze(c.mask(circle(x, y - 50, 120), soft=40), (0.42, 0.09, 258), 0.55)
    c.glow(x, y - 30, 150, (0.8, 0.17, 58), 0.9)
    c.glow(x, y - 36, 60, (0.93, 0.13, 75), 0.5)
    wire = [(300, 905), (480, 893), (640, 900), (830, 878)]

    def line(pen: Pen) -> None:
        pen.stroke(wire, (0.32, 0.06, 258), 1.2)
        pen.stroke([(x + 6, 944), (x - 6, 922), (x + 4, 901)], (0.26, 0.05, 258), 1.8)

    c.draw(line, detail=0.7)
    c.multiply(c.mask(oval(x, y + 8, 64, 7), soft=4), c.palette.deep, 0.5)
    body = c.mask(box(x - 56, y - 58, 112, 58, 10))
    c.form(body, (0.4, 0.1, 256), thickness=12, rim=0.4, detail=0.9)
    c.form(c.mask(box(x - 56, y - 24, 112, 26, 5)) & body, (0.84, 0.08, 80), thickness=8, detail=0.9)
    c.form(c.mask(box(x - 46, y - 64, 92, 9, 4)), (0.46, 0.06, 256), thickness=5, rim=0.6, detail=0.85)
    for k in range(5):
        pane = c.mask(box(x - 49 + k * 20.5, y - 49, 15, 21, 3))
        c.fill(pane, (0.95, 0.13, 82), detail=0.95)
        c.emit(pane, 0.5)
    lamp = c.mask(circle(x - 57, y - 14, 5.5))
    c.fill(lamp, (0.99, 0.05, 92), detail=0.95)
    c.emit(lamp, 1.0)
    c.glow(x - 58, y - 14, 24, (0.98, 0.09, 85), 0.9)
    beam = c.mask(polygon([(x - 60, y - 17), (x - 330, y - 44), (x - 330, y + 40), (x - 60, y - 11)]), soft=9)
    c.screen(beam * np.asarray(np.clip(1 - (x - 58 - c.x) / 270, 0, 1) ** 1.4, np.float32), (0.96, 0.1, 80), 0.6)


def _body(c: Canvas) -> tuple[Relief, Relief]:
    """The bear's near parts and its two far legs, as reliefs."""
    far = Clay(c, (60, 600, 780, 1080), melt=14)
    far.limb([(330, 780, 84), (362, 900, 62), (352, 990, 56), (386, 1012, 38)], n=40)
    far.limb([(540, 740, 78), (570, 880, 56), (566, 974, 50), (598, 994, 34)], n=40)
    clay = Clay(c, (20, 330, 800, 1100), melt=34)
    clay.limb([(186, 690, 132), (290, 622, 152), (420, 606, 166), (508, 616, 150)], n=60, melt=40)
    clay.ball(452, 520, 120, 86)
    clay.limb([(520, 580, 132), (590, 548, 104), (636, 548, 82)], n=40, melt=40)
    clay.ball(650, 540, 80, 76, z=24)
    clay.limb([(668, 560, 56, 34), (724, 590, 43, 34), (752, 600, 34, 32)], n=30, melt=18)
    clay.limb([(486, 760, 96, 30), (492, 880, 70, 34), (482, 1000, 62, 34), (518, 1030, 42, 36)], n=50)
    clay.limb([(208, 770, 112, 30), (186, 890, 76, 34), (206, 1004, 64, 34), (244, 1034, 44, 36)], n=50)
    clay.ball(600, 470, 31, 31, z=60, melt=8)
    clay.ball(664, 462, 24, 25, z=-20, melt=8)
    return far.relief(1.4), clay.relief(1.4)


def _worked(c: Canvas, relief: Relief, seed: str) -> None:
    """Knit a relief: red, with a band of stars and zigzags, cream paws and muzzle."""
    at = relief.mask.where
    x, y = c.x[at], c.y[at]
    knit(c, relief, _RED, stitch=_STITCH, detail=0.6)
    col = np.floor(x / _STITCH)
    row = np.floor((y + np.abs(np.mod(x / _STITCH, 1) - 0.5) * 1.5 * _STITCH * 0.8) / (_STITCH * 0.8))
    middle = 64.0
    wave = np.abs(np.mod(col, 12) - 6)
    trunk = smoothstep(590, 560, x + 0.5 * (y - 620))
    cream = (np.abs(np.abs(row - middle) - 9 + wave * 0) < 0.6) | (np.abs(row - middle - (wave - 3)) < 0.9)
    cream |= np.abs(row - middle + (wave - 3)) < 0.9
    ink = (np.abs(np.abs(row - middle) - 7) < 0.6) & (np.mod(col, 2) < 1)
    paws = row > 101
    part = np.asarray((cream & (trunk > 0.5)) | paws, np.float32)
    if seed == "near":
        muzzle = smoothstep(1, 0.9, np.hypot((x - 742) / 62, (y - 602) / 54))
        part = np.maximum(part, np.asarray(muzzle > 0.5, np.float32))
    else:
        part = np.asarray(paws, np.float32)
        ink = ink & False
    knit(c, relief.within(relief.mask * part), _CREAM, stitch=_STITCH, detail=0.6)
    knit(c, relief.within(relief.mask * np.asarray(ink & (trunk > 0.5), np.float32)), _INK, stitch=_STITCH, detail=0.6)


def _bear(c: Canvas) -> None:
    far, near = _body(c)
    for x, w in ((220.0, 110.0), (500.0, 110.0), (366.0, 90.0), (576.0, 84.0)):
        c.multiply(c.mask(oval(x, 1046 if w > 100 else 1016, w, 16), soft=12), (0.36, 0.09, 258), 0.75)
    _worked(c, far, "far")
    c.multiply(far.mask, (0.45, 0.1, 275), 0.5)
    c.occlude(far.mask, near.mask.move(0, 44), soft=26, share=0.75)
    gone = _undone(c, near.mask)
    body = near.within(near.mask - gone)
    _worked(c, body, "near")
    c.multiply(body.mask * np.asarray(smoothstep(700, 1000, c.y), np.float32), (0.6, 0.09, 275), 0.35)
    lit = body.mask * np.asarray(smoothstep(34, 6, c.y - _back(c.x) + 18 * (c.field("cap", 30, 3) - 0.5)), np.float32)
    c.glaze(lit * np.asarray(smoothstep(584, 556, c.x), np.float32), (0.97, 0.02, 235), 0.85)
    _head(c)


def _back(x: Array) -> Array:
    """The height of the bear's back over a place."""
    spots = [(40, 690), (90, 582), (180, 520), (280, 472), (380, 446), (460, 436), (540, 450), (600, 470), (660, 480)]
    return np.asarray(np.interp(x, [p[0] for p in spots], [p[1] for p in spots]), np.float32)


def _undone(c: Canvas, body: Mask) -> Mask:
    """What of the hind quarter has already run out: rows of stitches, stepwise."""
    steps: list[tuple[float, float]] = [(20, 560)]
    x = 112.0
    for k in range(13):
        y = 574 + k * 20.0
        x = (124, 137, 112, 150, 124, 162, 137, 174, 137, 150, 124, 112, 99)[k]
        steps += [(x, y), (x, y + 20)]
    steps += [(20, 834)]
    return c.mask(polygon(steps)) & body.grow(2)


def _head(c: Canvas) -> None:
    inner = c.mask(oval(603, 474, 15, 16))
    knit(c, inner, (0.72, 0.1, 20), stitch=8, thickness=8, detail=0.7)
    nose = c.mask(curve([(756, 566), (782, 572), (790, 590), (776, 606), (756, 598), (748, 580)]))
    knit(c, nose, (0.22, 0.04, 262), stitch=7, thickness=20, detail=0.85)

    def stitches(pen: Pen) -> None:
        pen.stroke([(772, 606), (766, 628), (742, 638), (718, 634)], (0.26, 0.05, 262), 4)

    c.draw(stitches, relief=1.6, detail=0.9)
    x, y = 684.0, 532.0
    button = c.mask(circle(x, y, 14))
    c.shadow(button, 0, 3, 3, 0.6)
    c.form(button, (0.17, 0.03, 262), thickness=8, gloss=0.9, rim=0.9, detail=0.95)
    c.form(c.mask(circle(x, y, 9)), (0.2, 0.03, 262), thickness=3, bias=-0.12, detail=0.95)
    for dx, dy in ((-3, -3), (3, 3), (3, -3), (-3, 3)):
        c.fill(c.mask(circle(x + dx, y + dy, 1.5)), (0.75, 0.05, 80), detail=0.95)
    c.fill(c.mask(circle(x - 5, y - 6, 2.2)), (0.99, 0.01, 90), detail=0.95)


def _thread(c: Canvas) -> None:
    """Loose loops along the open edge; one thread runs over the snow to a mitten."""
    r = c.rng("loops")
    hem = (124, 137, 112, 150, 124, 162, 137, 174, 137, 150, 124, 112)
    for k in range(12):
        y = 584 + k * 20.0
        x = hem[k] + 4.0
        q = float(r.uniform(8, 34))
        loop = limb([(x + 8, y, 3.2), (x - q, y - 4, 3.2), (x - q * 1.2, y + 9, 3.2), (x + 8, y + 12, 3.2)], 24)
        c.form(c.mask(loop), _RED, thickness=5, rim=0.5, detail=0.75)
    path = [
        (118, 836),
        (78, 900),
        (58, 990),
        (90, 1062),
        (190, 1092),
        (330, 1084),
        (430, 1106),
        (440, 1150),
        (370, 1166),
        (330, 1136),
        (400, 1112),
        (520, 1130),
        (590, 1146),
    ]
    s = sample([(float(a), float(b)) for a, b in path], 160)
    spine = [(float(p[0]), float(p[1]), 3.0 + 2.2 * float(smoothstep(850, 1150, p[1]))) for p in s]
    m = c.mask(limb(spine, 160))
    c.shadow(m & c.full(smoothstep(1040, 1056, c.y)), 2, 6, 4, 0.6, (0.36, 0.09, 258))
    along = np.sin((c.x + c.y * 0.7) / 2.2)
    c.form(m, _RED, bump=np.asarray(along * 0.8, np.float32), thickness=6, rim=0.6, detail=0.75)
    x, y = 622.0, 1146.0
    hand = c.mask(
        curve(
            [
                (x - 34, y - 18, CORNER),
                (x + 6, y - 26),
                (x + 44, y - 16),
                (x + 54, y + 6),
                (x + 36, y + 24),
                (x - 4, y + 24),
                (x - 34, y + 20, CORNER),
            ]
        )
    )
    thumb = c.mask(limb([(x - 2, y - 18, 10), (x + 10, y - 36, 9), (x + 18, y - 44, 7)], 12))
    c.shadow(hand | thumb, 3, 10, 7, 0.6, (0.36, 0.09, 258))
    knit(c, thumb, _RED, stitch=6, angle=30, thickness=12, detail=0.85)
    knit(c, hand, _RED, stitch=7, angle=4, thickness=16, detail=0.85)
    cuff = c.mask(box(x - 44, y - 21, 18, 44, 6))
    knit(c, cuff, _CREAM, stitch=6, angle=4, thickness=10, detail=0.85)


def _near(c: Canvas) -> None:
    r = c.rng("near")
    for x, y, h in ((-8.0, 1236.0, 300.0), (60.0, 1260.0, 190.0), (790.0, 1240.0, 330.0)):
        tree = c.mask(pine(x, y, h, h * 0.44, r))
        c.form(tree, mix((0.24, 0.06, 260), _INK, 0.3), thickness=16, rim=0.5, detail=0.3)
        c.glaze(tree.edge(-3, -8, 2), (0.9, 0.03, 240), 0.5)


def _lights(c: Canvas) -> None:
    x, y = _TRAM
    c.glow(x, y - 34, 60, (0.93, 0.13, 72), 0.25)
    snowfall(c, 420, size=(1.8, 8), colour=(0.98, 0.012, 90), alpha=0.85)
    r = c.rng("glints")

    def glints(pen: Pen) -> None:
        for _ in range(50):
            a = float(r.uniform(0, math.tau))
            d = abs(float(r.normal(0, 130)))
            pen.dot(
                x - 40 + math.cos(a) * d * 1.6,
                y + 20 + math.sin(a) * d * 0.5,
                r.uniform(0.7, 1.6),
                (0.99, 0.06, 85),
                0.8,
            )

    c.draw(glints, emission=0.6, detail=0.95)
