"""A pelican as large as a hill rests in the mist of a river mouth; the pouch of its bill glows: a harbour at anchor."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.light import Lamp, Light
from art.painting.mask import Mask
from art.painting.materials import fur, leaves, sea
from art.painting.materials.water import reflection
from art.painting.motifs.beasts import paint_eye
from art.painting.motifs.boats import hull, sail
from art.painting.motifs.plants import reeds
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, box, curve, limb, oval, polygon
from art.painting.strokes import repaint

BRIEF = Brief(
    title="Duty Free",
    hero="hill-sized pelican in morning mist, its throat pouch a glowing lagoon with a lit town and boats at anchor",
    idea="contains",
    place="estuary, river mouth in mist",
    palette="pearl fog",
    composition="low-horizon giant",
    time="morning",
    symbols=("pelican", "boat", "anchor"),
    hidden="one boat slipping out at the tip of the bill",
    readings=("greed", "shelter", "taxes"),
)
FINISH = {
    "vignette": 0.0,
    "saturation": 1.08,
    "bloom": 0.12,
    "contrast": 0.18,
    "relight": Relight(key=0.84, air=(0.9, 0.05, 228), veil=0.6),
}

_WHITE: Colour = (0.92, 0.02, 235)
_HORIZON, _LEVEL = 936.0, 548.0
_POUCH = [
    (508, 296, CORNER),
    (536, 392),
    (528, 510),
    (470, 620),
    (372, 690),
    (262, 694),
    (164, 636),
    (98, 540),
    (58, 424, CORNER),
    (260, 360),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.3, -0.75, 0.5),
        key=(0.96, 0.03, 90),
        shade=(0.46, 0.055, 255),
        rim=(0.5, -0.8, 0),
        rim_colour=(0.97, 0.03, 85),
        bounce=(0.72, 0.06, 240),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.42, 0.05, 252)),
            (0.25, (0.54, 0.05, 246)),
            (0.55, (0.72, 0.04, 236)),
            (0.74, (0.88, 0.035, 90)),
            (0.8, (0.9, 0.04, 80)),
            (1, (0.6, 0.04, 240)),
        ],
        warp=20,
    )
    _shore(c)
    repaint(c, 0.6, seed="air", loose=1.15)
    with c.group() as giant:
        _pelican(c)
    water = sea(
        c,
        horizon=_HORIZON,
        deep=(0.36, 0.05, 245),
        bright=(0.93, 0.04, 85),
        sky=(0.74, 0.04, 235),
        eye=7,
        wave=0.1,
        length=4.0,
        glitter=0.5,
        glitter_x=300,
        haze=0.8,
    )
    reflection(c, giant, water, 958, share=0.7, ripple=12)
    c.fog(890, 1010, (0.9, 0.03, 85), 0.7)
    repaint(c, 0.5, seed="water")
    c.glow(300, 500, 330, (0.86, 0.12, 65), 0.34)
    c.paste(giant)
    c.fog(900, 1000, (0.92, 0.035, 85), 0.6, cell=110)
    _foreground(c)
    repaint(c, 0.12, seed="last")
    c.glow(300, 520, 210, (0.93, 0.13, 68), 0.3)


def _shore(c: Canvas) -> None:
    """Far hills and a drowned tree line, each paler than the last."""
    for i, (y, tone, share) in enumerate(((800, (0.68, 0.045, 240), 0.6), (880, (0.6, 0.045, 235), 0.6))):
        ridge = y - 110 * (c.field(f"ridge{i}", 260, 3)[0] - 0.4) - 16 * np.sin(c.x[0] / 90 + i)
        c.glaze(np.asarray(smoothstep(-2, 2, c.y - ridge[None, :]), np.float32), tone, share)
        c.fog(y + 10, y + 130, (0.92, 0.035, 85), 0.6)


def _pelican(c: Canvas) -> None:
    pouch = c.mask(curve(_POUCH))
    c.lamps.append(Lamp(x=330, y=520, z=150, reach=330, colour=(0.86, 0.14, 62), power=0.9))
    _body(c)
    c.lamps.clear()
    c.shadow(pouch, 18, 14, soft=16, share=0.3, colour=(0.5, 0.08, 40))
    with c.group() as inside:
        _harbour(c)
    c.paste(inside, clip=pouch)
    _skin(c, pouch)
    _head(c)


def _body(c: Canvas) -> None:
    """The bulk: breast and back, a slender doubled neck, the folded wing."""
    lump = Clay(c, (330, 150, 800, 1010), melt=40)
    lump.limb([(860, 800, 110), (760, 770, 176), (650, 780, 200), (556, 820, 168), (520, 880, 104)])
    lump.limb([(590, 760, 140), (628, 640, 92), (660, 520, 66), (664, 410, 56), (632, 312, 54), (576, 258, 58)])
    lump.ball(546, 252, 74, 64, z=12, turn=10)
    lump.cut((560, 966), (0, 1), wave=3)
    body = lump.relief(5)
    c.form(body, _WHITE, shadow=50, mottle=0.02, rim=0.7, depth=0.46, bias=-0.05, detail=0.55)
    fur(
        c,
        body,
        body.flow((-0.2, 0.97), 0.3),
        seed="down",
        length=(14, 30),
        spacing=5.0,
        light=0.05,
        spread=0.16,
        detail=0.55,
    )
    wing = c.mask(
        curve(
            [
                (640, 700, CORNER),
                (720, 640),
                (810, 650),
                (880, 700, CORNER),
                (880, 930, CORNER),
                (780, 914),
                (690, 850),
            ]
        )
    )
    c.multiply(wing.blur(14).move(-10, 8) & body.mask, (0.5, 0.06, 250), 0.5)
    folded = c.relief(wing, 40, smooth=4)
    c.form(folded, (0.8, 0.03, 245), rim=0.7, depth=0.5, detail=0.55)
    rows: tuple[tuple[tuple[float, float], Colour], ...] = (
        ((80, 120), (0.42, 0.045, 255)),
        ((54, 76), (0.64, 0.04, 245)),
        ((34, 50), (0.86, 0.025, 240)),
    )
    for row, (size, tone) in enumerate(rows):
        line = c.y - 0.5 * (c.x - 640) - (700, 640, 600)[row]
        share = smoothstep(0, 40, line) if row < 2 else smoothstep(96, 60, line)
        leaves(
            c,
            folded.within(wing * np.asarray(share, np.float32)),
            tone,
            0.5,
            seed=f"wing{row}",
            length=size,
            spacing=size[0] * 0.28,
            sprite="feather",
            spread=0.05,
            order="up",
            depth=0.5,
            clump=0.0,
            vary=0.02,
            spill=0.0,
        )
    warm = np.exp(-(np.hypot((c.x - 450) / 170, (c.y - 610) / 300) ** 2))
    c.glaze(body.mask * np.asarray(warm, np.float32), (0.93, 0.1, 66), 0.45)
    c.multiply(body.mask & c.full(smoothstep(820, 980, c.y)), (0.6, 0.05, 248), 0.6)
    c.glaze(body.mask & c.full(smoothstep(880, 970, c.y)), (0.86, 0.035, 85), 0.35)


def _harbour(c: Canvas) -> None:
    """What the pouch holds: warm air, a town on its hill, boats riding at anchor."""
    c.wash(
        [
            (0.27, (0.62, 0.14, 48)),
            (0.34, (0.78, 0.14, 60)),
            (0.42, (0.92, 0.11, 80)),
            (0.46, (0.95, 0.1, 84)),
            (0.6, (0.8, 0.12, 70)),
        ],
        warp=6,
    )
    c.glow(290, 500, 150, (0.98, 0.09, 85), 0.7)
    for k, (cx, top, wide, tone) in enumerate(
        (
            (180.0, 476.0, 110.0, (0.84, 0.12, 68)),
            (420.0, 446.0, 150.0, (0.72, 0.13, 55)),
            (458.0, 486.0, 130.0, (0.5, 0.12, 38)),
        )
    ):
        shore = top + ((c.x - cx) / wide) ** 2 * 60 + 8 * (c.field(f"cape{k}", 30, 2) - 0.5)
        c.fill(c.full(smoothstep(-1, 1, c.y - shore)), tone, detail=0.4)
    _town(c)
    _water(c)
    for i, (x, y, size, tone) in enumerate(
        (
            (208.0, 566.0, 54.0, (0.42, 0.13, 28)),
            (332.0, 562.0, 44.0, (0.36, 0.08, 220)),
            (268.0, 612.0, 92.0, (0.46, 0.15, 28)),
        )
    ):
        hull(c, x, y, size, tone, left=i == 1, seed=f"hull{i}", open_by=0.05)
        sail(c, x - 2, y - size * 0.12, size * 1.25, size * 0.6, (0.97, 0.05, 80), left=i == 1, seed=f"sail{i}")
        c.multiply(c.mask(oval(x, y + size * 0.16, size * 0.5, size * 0.09), soft=2), (0.3, 0.09, 200), 0.6)

    def lines(pen: Pen) -> None:
        for x, y, dx in ((232, 560, 18), (312, 560, -12), (314, 606, 26)):
            pen.stroke([(x, y), (x + dx * 0.6, y + 34), (x + dx, y + 62)], (0.26, 0.06, 40), 1.3, 0.8)

    c.draw(lines, detail=0.8)


def _town(c: Canvas) -> None:
    """Gables up the hill, a lamp behind every pane."""
    r = c.rng("town")
    spots = [(float(x), 470 + ((x - 440) / 130) ** 2 * 56 + 24 * q) for q in range(4) for x in range(352, 540, 25)]
    lights: list[tuple[float, float]] = []

    def work(pen: Pen) -> None:
        for x0, y0 in spots:
            x, y = x0 + float(r.normal(0, 4)), y0 + float(r.normal(0, 3))
            if y > _LEVEL - 2:
                y = _LEVEL - float(r.uniform(0, 5))
            w, h = float(r.uniform(17, 24)), float(r.uniform(20, 32))
            wall = mix((0.5, 0.12, 35), (0.74, 0.1, 60), float(r.random()))
            roof = mix((0.38, 0.13, 25), (0.32, 0.07, 300), float(r.random()))
            pen.fill(box(x - w / 2, y - h, w, h + 3), wall)
            pen.fill(box(x + w * 0.16, y - h, w * 0.34, h + 3), (0.34, 0.1, 25), 0.4)
            pen.fill(polygon([(x - w * 0.64, y - h), (x, y - h - w * 0.66), (x + w * 0.64, y - h)]), roof)
            for _ in range(2):
                wx, wy = x + float(r.uniform(-0.3, 0.1)) * w, y - float(r.uniform(0.25, 0.75)) * h
                pen.fill(box(wx, wy, 4.2, 5.6), (0.98, 0.09, 88))
                lights.append((wx + 2, wy + 3))
        pen.fill(polygon([(440, 452), (440, 404), (449, 376), (458, 404), (458, 452)]), (0.44, 0.12, 30))
        pen.fill(box(446, 412, 5, 9), (0.98, 0.09, 88))
        pen.fill(box(330, _LEVEL - 6, 230, 9), (0.3, 0.08, 30))

    c.draw(work, relief=2, detail=0.9)
    for x, y in lights[::2]:
        c.glow(x, y, 7, (0.97, 0.12, 80), 0.6)


def _water(c: Canvas) -> None:
    level = c.full(smoothstep(_LEVEL, _LEVEL + 3, c.y))
    depth = np.clip((c.y - _LEVEL) / 150, 0, 1)
    ripple = c.noise.at("lagoon", c.x / 22 / (0.3 + depth), np.log(0.06 + depth) * 9, 1.0, 3) - 0.5
    lane = np.exp(-(((c.x - 290) / (60 + 60 * depth)) ** 2))
    shine = 0.42 * lane * (1 - 0.6 * depth)
    t: Array = np.asarray(0.5 - 0.42 * depth + ripple * (0.5 - 0.2 * depth) + shine, np.float32)
    table = ramp([(0.26, 0.07, 225), (0.42, 0.085, 205), (0.6, 0.09, 185), (0.82, 0.11, 85), (0.97, 0.09, 84)])
    c.fill(level, pick(table, np.clip(t, 0, 1)), detail=0.4)
    r = c.rng("glints")

    def glints(pen: Pen) -> None:
        for _ in range(60):
            x, q = float(r.uniform(360, 520)), float(r.random()) ** 1.6
            y, w = _LEVEL + 4 + 60 * q, 3 + 7 * q
            pen.stroke([(x - w, y), (x, y + 0.8), (x + w, y)], (0.97, 0.1, 82), 1.3, 0.7 * (1 - 0.7 * q))

    c.draw(glints, detail=0.8)


def _skin(c: Canvas, pouch: Mask) -> None:
    """The pouch itself: thin skin, thick at its edge, with the light coming through."""
    skin = c.relief(pouch, 80, smooth=5)
    edge = np.clip(1 - skin.nz, 0, 1)
    c.glaze(pouch * np.asarray(edge**1.1, np.float32), (0.72, 0.16, 50), 0.9)
    c.form(skin.within(pouch * np.asarray(edge**1.7, np.float32)), (0.72, 0.16, 48), rim=0.7, depth=0.5, gloss=0.3)
    vein = np.exp(-np.abs(c.field("veins", 84, 3, (0.5, 1.6))[pouch.where] - 0.5) * 80)
    c.glaze(pouch * np.asarray(vein * edge**0.6 * 0.8, np.float32), (0.55, 0.17, 35), 0.5)
    c.layer.detail[pouch.where] = np.maximum(c.layer.detail[pouch.where], pouch.a * 0.75)
    lit = np.exp(-(np.hypot((c.x - 300) / 170, (c.y - 500) / 120) ** 2))
    c.emit(pouch * np.asarray(0.35 * lit, np.float32))
    shine = c.mask(curve([(112, 500), (136, 580), (190, 636), (176, 640), (120, 590)]), soft=4)
    c.screen(shine & pouch, (0.98, 0.05, 80), 0.55)


def _head(c: Canvas) -> None:
    upper = [(540, 262, 32), (420, 300, 25), (270, 350, 18), (130, 396, 13), (60, 420, 11), (46, 438, 7)]
    bill = c.mask(limb(upper, 60))
    c.multiply(c.mask(limb([(510, 306, 8), (270, 372, 7), (70, 428, 5)], 40), soft=5), (0.5, 0.13, 35), 0.6)
    c.form(bill, (0.78, 0.12, 66), thickness=24, rim=0.8, gloss=0.3, mottle=0.06, detail=0.7)
    ridge = c.mask(limb([(530, 246, 7), (420, 284, 6), (270, 337, 5), (130, 386, 4), (62, 410, 4)], 50), soft=1.5)
    c.glaze(ridge, (0.6, 0.16, 38), 0.6)
    hook = c.mask(curve([(34, 412, CORNER), (66, 402), (74, 420), (56, 450, CORNER), (38, 434)]))
    c.form(hook, (0.6, 0.17, 35), thickness=9, gloss=0.4, detail=0.8)
    face = c.mask(curve([(500, 246, CORNER), (526, 214), (566, 212), (584, 240), (562, 272), (516, 280)]), soft=4)
    c.form(face, (0.82, 0.09, 55), thickness=12, mottle=0.05, detail=0.7)
    paint_eye(c, 546, 238, 10, left=True)
    crest = c.rng("crest")
    for i in range(8):
        x, y = 588 + i * 5, 214 + i * 9
        tip = (x + 70 + float(crest.normal(0, 8)), y + 16 + i * 4)
        plume = c.mask(curve([(x, y, CORNER), (x + 36, y - 6), (*tip, CORNER), (x + 32, y + 8)]))
        c.form(plume, _WHITE, thickness=5, rim=0.8, detail=0.6)


def _foreground(c: Canvas) -> None:
    for x, y, h, w in ((612, 1190, 150, 10), (676, 1160, 120, 8)):
        pole = c.mask(limb([(x, y, w), (x + 4, y - h * 0.5, w * 0.92), (x + 2, y - h, w * 0.85)]))
        c.form(pole, (0.34, 0.035, 250), rim=0.6, detail=0.6)
    rope = [(614, 1056), (646, 1096), (678, 1058)]
    c.draw(lambda pen: pen.stroke(rope, (0.42, 0.04, 250), 3.4), relief=2)
    reeds(c, -10, 84, 1215, (110, 230), 24, (0.36, 0.04, 200), seed="left")
    # One has had enough: it slips over the tip of the bill.
    hull(c, 40, 498, 40, (0.42, 0.14, 28), left=True, tilt=26, seed="slip", open_by=0.1)
    sail(c, 42, 491, 44, 22, (0.98, 0.04, 82), left=True, seed="slip")

    def drops(pen: Pen) -> None:
        for k in range(7):
            pen.dot(50 + 3 * math.sin(k * 2.2), 516 + 15 * k, 2.6 - 0.2 * k, (0.95, 0.08, 78), 0.9)

    c.draw(drops, relief=1, detail=0.9)
