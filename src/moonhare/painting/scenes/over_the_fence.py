"""A cow chews at her fence; in her huge wet eye turns the lit wheel of a fair."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, fur, grass, stone, wood
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.plants import flowers, pine
from moonhare.painting.motifs.props import cowbell
from moonhare.painting.motifs.skies import stars, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._over_the_fence_parts import EYE, eye
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Over the Fence",
    hero="cow's head in profile, chewing, a lit fairground wheel turning in her huge wet eye",
    idea="reflected as something else",
    place="meadow, Alpine pasture",
    palette="teal night",
    composition="profile",
    time="dusk",
    symbols=("cow", "fairground wheel", "cowbell"),
    hidden="a wisp of spun sugar on her horn",
    readings=("envy", "witness", "invitation"),
)
FINISH = {"vignette": 0.42, "bloom": 0.5}
_HIDE = (0.56, 0.085, 58)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.8, -0.22, 0.52),
        key=(0.93, 0.1, 68),
        shade=(0.3, 0.06, 222),
        rim=(0.5, -0.85, 0),
        rim_colour=(0.75, 0.09, 205),
        bounce=(0.4, 0.07, 200),
    )
    c.wash(
        [
            (0, (0.25, 0.055, 236)),
            (0.22, (0.36, 0.07, 222)),
            (0.42, (0.52, 0.08, 205)),
            (0.56, (0.72, 0.08, 175)),
            (0.64, (0.86, 0.1, 85)),
            (1, p.sky[4]),
        ]
    )
    streaks(c, 60, 600, (0.72, 0.11, 40), share=0.6, seed="last light", cover=0.55)
    _alps(c)
    repaint(c, 1.0, seed="far")
    stars(c, 46, 330, size=0.9)
    _meadow(c)
    _cow(c)
    _fence(c)
    repaint(c, 0.25, seed="last")
    eye(c)
    _sugar(c)
    c.glow(90, 560, 250, (0.86, 0.12, 65), 0.16)


def _alps(c: Canvas) -> None:
    peaks: tuple[tuple[float, Colour, float, float], ...] = (
        (560.0, (0.5, 0.06, 225), 250.0, 0.3),
        (640.0, (0.38, 0.06, 215), 150.0, 0.14),
    )
    for i, (y, tone, high, haze) in enumerate(peaks):
        n = c.field(f"alp{i}", 210, 6, gain=0.55)[0]
        ridge = y - high * np.abs(n - 0.42) * 2.6 - (70 * np.exp(-(((c.x[0] - 150) / 130) ** 2)) if i == 0 else 0)
        rock = c.full(smoothstep(-0.8, 0.8, c.y - ridge[None, :]))
        stone(c, rock, tone, thickness=50, rough=0.75, seed=f"alp{i}", haze=haze, detail=0.2)
        if i == 0:
            cap = smoothstep(95, 10, c.y - ridge[None, :] + (c.field("snow", 26, 4) - 0.5) * 90)
            glow = smoothstep(0.42, 0.6, c.field("facing", 60, 4))
            c.glaze(rock * np.asarray(cap, np.float32), (0.9, 0.06, 40), 0.8)
            c.multiply(rock * np.asarray(cap * glow, np.float32), (0.55, 0.07, 240), 0.6)
        c.fog(y + 10, y + 130, (0.6, 0.08, 190), 0.5)
    r = c.rng("pines")
    trees = [
        pine(float(x), 712 + 10 * math.sin(x / 70), float(r.uniform(34, 74)), float(r.uniform(20, 32)), r)
        for x in r.uniform(-10, 330, 26)
    ]
    c.form(c.mask(*trees), (0.26, 0.05, 195), thickness=8, rim=0.6, detail=0.3)
    house(
        c,
        96,
        722,
        40,
        22,
        wall=(0.5, 0.06, 60),
        roof=(0.3, 0.05, 40),
        seed="hut",
        windows=((-0.2, 0.35), (0.25, 0.35)),
        glow=0.6,
        door=False,
    )


def _meadow(c: Canvas) -> None:
    low = c.full(smoothstep(706, 716, c.y + 10 * np.sin(c.x / 120)))
    t = 0.34 + 0.24 * smoothstep(1000, 712, c.y) + (c.field("meadow", 60, 4, (2, 0.6)) - 0.5) * 0.3
    c.fill(low, pick(c.tones((0.46, 0.09, 150), 0.75), np.asarray(t, np.float32)), detail=0.15)
    greens = ((0.28, 0.06, 190), (0.42, 0.09, 155), (0.58, 0.11, 130))
    grass(c, low * smoothstep(728, 760, c.y), greens, seed="far", height=(7, 46), spacing=5.6, grow=1.2, detail=0.3)
    r = c.rng("bloom")
    n = 230
    y = 740 + 440 * r.random(n) ** 0.9
    flowers(
        c,
        r.uniform(-10, 810, n).astype(np.float32),
        y.astype(np.float32),
        (3 + (y - 730) * 0.026).astype(np.float32),
        ((0.9, 0.08, 90), (0.93, 0.03, 200), (0.7, 0.14, 10)),
        seed="bloom",
        detail=0.5,
    )


def _cow(c: Canvas) -> None:
    lump = Clay(c, (40, 180, 800, 1200), melt=40)
    lump.limb([(610, 470, 150), (700, 640, 205), (790, 830, 260), (840, 1050, 300)])
    lump.limb([(590, 560, 100), (470, 640, 86), (330, 716, 64), (240, 752, 48)])
    lump.limb([(560, 420, 150), (460, 480, 134), (330, 580, 108), (230, 668, 90), (186, 704, 82)], melt=30)
    lump.ball(176, 704, 88, 76, z=16, turn=-24, melt=26)
    lump.ball(416, 386, 84, 40, z=74, turn=-24, melt=30)
    lump.ball(452, 586, 96, 52, z=60, turn=-34, melt=40)
    lump.press([(146, 772, 5), (200, 780, 6), (256, 770, 6), (304, 768, 5), (316, 776, 4)], 15)
    lump.press([(520, 690, 22), (560, 600, 26), (600, 500, 24)], 14)
    # The bones under the hide: the ridge of the nose, the angle of the jaw, the wing of the nostril.
    lump.limb([(350, 520, 26, 60), (280, 590, 22, 64), (214, 640, 20, 60)], melt=26)
    lump.ball(528, 640, 70, 62, z=56, turn=-30, melt=40)
    lump.ball(156, 640, 42, 26, z=60, turn=-28, melt=16)
    lump.press([(206, 668, 7), (226, 706, 8), (222, 748, 6)], 7)
    for k in range(3):
        lump.press([(300 - 6 * k, 520 + 26 * k, 6), (330 - 8 * k, 548 + 26 * k, 6), (368 - 8 * k, 560 + 26 * k, 6)], 5)
    head = lump.relief(3)
    _horn(c, 418, 330, far=True)
    c.form(head, _HIDE, shadow=90, rim=0.85, mottle=0.09, grain=60, detail=0.5)
    pale = c.mask(
        curve([(86, 690), (110, 620), (180, 594), (250, 620), (286, 680), (270, 752), (190, 800), (110, 776)]), soft=24
    )
    c.form(head.within(pale), (0.88, 0.04, 75), rim=0.6, detail=0.5)
    ring = c.mask(oval(EYE[0], EYE[1] + 4, 112, 98), soft=22)
    c.form(head.within(ring * 0.75), (0.84, 0.05, 72), rim=0.4, detail=0.5)
    blaze = c.mask(
        curve([(330, 330), (390, 300), (440, 312), (380, 380), (300, 480), (226, 566), (206, 552), (270, 440)]), soft=16
    )
    c.form(head.within(blaze * 0.85), (0.9, 0.03, 80), rim=0.5, detail=0.5)
    way = np.asarray(np.where(lump.angle == 0, 2.4, lump.angle), np.float32)
    fur(c, head, way, seed="coat", length=(10, 22), spacing=4.2, light=0.07, spread=0.3, detail=0.5)
    _nose(c, head.mask)
    _horn(c, 546, 284, far=False)
    tuft = Clay(c, (380, 220, 620, 420), melt=8)
    for x, y, ex, ey in (
        (520, 280, 440, 330),
        (510, 268, 420, 300),
        (540, 290, 470, 372),
        (500, 262, 452, 270),
        (552, 300, 506, 390),
    ):
        tuft.limb([(x, y, 20), ((x + ex) / 2, (y + ey) / 2 - 8, 18), (ex, ey, 5)])
    lock = tuft.relief(1)
    c.form(lock, (0.46, 0.09, 52), rim=0.8)
    fur(c, lock, tuft.angle, seed="lock", length=(16, 34), spacing=3.0, spread=0.2)
    ear = c.mask(
        curve(
            [(570, 318, CORNER), (640, 262), (736, 246), (800, 286, CORNER), (756, 352), (664, 384), (590, 372, CORNER)]
        )
    )
    c.shadow(ear & head.mask.grow(30), 6, 22, 12, 0.4)
    flap = c.form(ear, _HIDE, thickness=36, rim=0.9)
    fur(c, flap, 0.25, seed="ear", length=(12, 24), spacing=3.4)
    inner = c.mask(
        curve([(600, 338, CORNER), (660, 300), (740, 278), (780, 294, CORNER), (730, 334), (660, 358)]), soft=5
    )
    c.glaze(inner, (0.74, 0.08, 35), 0.6)
    fur(c, c.relief(inner, 10), 0.1, seed="inner", length=(16, 34), spacing=5.5, lift=0.1, spread=0.35)
    _bell(c)
    _cud(c)


def _nose(c: Canvas, skin: Mask) -> None:
    pad = (
        c.mask(curve([(92, 676), (112, 634), (156, 626), (190, 650), (186, 700), (146, 738), (104, 724)]), soft=4)
        & skin
    )
    c.form(
        c.relief(pad, 26), (0.58, 0.07, 35), gloss=0.75, gloss_sharpness=20, mottle=0.1, grain=5, rim=0.5, detail=0.75
    )
    hole = c.mask(curve([(118, 668, CORNER), (140, 650), (164, 662), (160, 682), (140, 686)]), soft=2)
    c.fill(hole, (0.2, 0.04, 30), detail=0.85)
    c.screen(hole.edge(0.4, 1.2, 1.0).move(0, 3), (0.9, 0.07, 60), 0.4)


def _horn(c: Canvas, x: float, y: float, *, far: bool) -> None:
    k = 0.86 if far else 1.0
    horn = Clay(c, (x - 120, y - 260, x + 160, y + 40), melt=2)
    horn.limb(
        [
            (x, y, 36 * k),
            (x - 34 * k, y - 62 * k, 29 * k),
            (x - 30 * k, y - 138 * k, 20 * k),
            (x + 22 * k, y - 196 * k, 7 * k),
            (x + 32 * k, y - 206 * k, 3),
        ]
    )
    body = horn.relief(0.8)
    at = body.mask.where
    rings = np.sin((c.y[at] - y) / 7.0) * 1.1 * smoothstep(y - 110, y - 30, c.y[at])
    tone = mix((0.84, 0.05, 80), c.light.shade, 0.3 if far else 0.0)
    c.form(body, tone, bump=np.asarray(rings, np.float32), gloss=0.35, rim=0.8, detail=0.7)
    c.glaze(body.mask * smoothstep(y - 150 * k, y - 205 * k, c.y[at]), (0.3, 0.03, 40), 0.75)


def _bell(c: Canvas) -> None:
    path = [(830, 566), (764, 660), (664, 742), (548, 800)]
    strap = c.mask(limb([(x, y, 25) for x, y in path]))
    c.shadow(strap, 4, 14, 10, 0.45)
    cloth(c, strap, (0.5, 0.15, 28), angle=-40, fold=60, depth=1, thickness=9, seed="strap")

    def stitch(pen: Pen) -> None:
        for off in (-15, 15):
            pen.stroke([(x + off * 0.62, y + off * 0.78) for x, y in path], (0.86, 0.12, 85), 2.4, 0.85)
        for i in range(6):
            t = 0.12 + 0.155 * i
            x = (1 - t) ** 2 * 830 + 2 * t * (1 - t) * 740 + t * t * 548
            y = (1 - t) ** 2 * 566 + 2 * t * (1 - t) * 725 + t * t * 800
            pen.dot(x, y, 6, (0.93, 0.04, 90), 0.95)
            pen.dot(x, y, 2.6, (0.82, 0.14, 80))

    c.draw(stitch, relief=2, detail=0.75, clip=strap)
    cowbell(c, 556, 966, 168)


def _cud(c: Canvas) -> None:
    """A daisy and grass at the corner of her mouth."""
    r = c.rng("cud")
    for i in range(9):
        x, y = 196 + i * 7 + r.normal(0, 3), 784 + r.normal(0, 4)
        ex, ey = x - 46 + i * 9 + r.normal(0, 10), y + r.uniform(36, 92)
        blade = c.mask(limb([(x, y, 3.4), ((x + ex) / 2 + 8, (y + ey) / 2, 3.0), (ex, ey, 0.8)], 14))
        c.form(blade, mix((0.5, 0.11, 145), (0.72, 0.13, 120), float(r.random())), thickness=4, rim=0.6, detail=0.75)
    stem = c.mask(limb([(176, 790, 3), (140, 830, 2.6), (120, 880, 2.2)], 14))
    c.form(stem, (0.55, 0.11, 140), thickness=4, detail=0.8)
    for k in range(14):
        a = k / 14 * 6.283
        petal = c.mask(oval(116 + math.cos(a) * 17, 896 + math.sin(a) * 15, 11, 4.6, math.degrees(a)))
        c.form(petal, (0.96, 0.02, 90), thickness=4, detail=0.8)
    c.form(c.mask(circle(116, 896, 9.5)), (0.82, 0.15, 82), mottle=0.2, grain=3, detail=0.85)


def _fence(c: Canvas) -> None:
    tone = (0.44, 0.04, 70)
    for i, (x, lean) in enumerate(((60, 2.0), (382, -2.0), (716, 3.0))):
        post = c.mask(
            curve(
                [
                    (x - 24, 1230, CORNER),
                    (x - 22 + lean * 4, 1012, CORNER),
                    (x + lean * 4, 996),
                    (x + 24 + lean * 4, 1014, CORNER),
                    (x + 26, 1230, CORNER),
                ]
            )
        )
        c.shadow(post, 14, 6, 10, 0.5)
        wood(c, post, tone, angle=90, grain=7, thickness=30, seed=f"post{i}")
    for y, tilt in ((1074, -16), (1158, 12)):
        rail = c.mask(
            polygon(
                [
                    (-10, y + tilt - 18),
                    (400, y - 22),
                    (810, y - tilt - 20),
                    (810, y - tilt + 18),
                    (400, y + 18),
                    (-10, y + tilt + 18),
                ]
            ),
            wobble=2.5,
            cell=30,
        )
        c.shadow(rail, 4, 14, 9, 0.55)
        wood(c, rail, tone, angle=-1, grain=6, thickness=24, seed=f"rail{y}")
    near = c.full(smoothstep(1160, 1190, c.y))
    grass(
        c,
        near,
        ((0.2, 0.05, 200), (0.34, 0.07, 175), (0.5, 0.1, 140)),
        seed="near",
        height=(60, 120),
        spacing=6,
        detail=0.6,
    )


def _sugar(c: Canvas) -> None:
    """A wisp of spun sugar, caught near the horn's tip: a soft puff that frays into threads."""
    x, y = 520.0, 130.0
    for dx, dy, q, tone in (
        (6, 6, 24, (0.66, 0.12, 355)),
        (-6, -2, 21, (0.78, 0.12, 0)),
        (-2, -10, 15, (0.88, 0.08, 5)),
    ):
        puff = c.mask(oval(x + dx, y + dy, q, q * 0.78, -24), wobble=6, cell=9, soft=3)
        wool = smoothstep(0.25, 0.55, c.field(f"wool{q}", 7, 3, (2, 0.8)))
        c.fill(puff * wool, tone, 0.85, detail=0.85)

    def threads(pen: Pen) -> None:
        for k in range(5):
            ex, ey = x - 34 - 7 * k, y + 2 + 9 * k
            pen.stroke([(x - 8, y + 2 * k), (x - 24, y + 6 + 2 * k), (ex, ey)], (0.88, 0.1, 0), 1.5, 0.75)

    c.draw(threads, soft=1.0, detail=0.85)
    c.glow(x, y, 30, (0.88, 0.1, 0), 0.3)
