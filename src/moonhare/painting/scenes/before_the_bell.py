"""A boxer at the corner, seen from behind: the robe is a valley at dawn, and its river runs out over the ring."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.layer import Layer
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import grass, metal
from moonhare.painting.motifs.motes import glints, motes
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief, cast, lit
from moonhare.painting.scenes._before_the_bell_valley import SUN, hare, swan, valley
from moonhare.painting.shapes import box, curve, limb, oval, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Before the Bell",
    hero="hooded boxer from behind whose robe is a valley at sunrise; its river runs out over the ring, to two swans",
    idea="double exposure",
    place="arena, by the ropes",
    palette="moss dawn",
    composition="S-path",
    time="dawn",
    symbols=("robe", "river", "swan"),
    hidden="a white hare on the river's bank",
    readings=("calm", "discipline", "double life"),
    person=True,
)
FINISH = {"vignette": 0.36, "bloom": 0.5, "saturation": 1.1, "contrast": 0.16, "focus": Focus(400, 640, 360, 560, 0.2)}

_OUT = [
    (362, 940, 58),
    (392, 990, 72),
    (440, 1030, 84),
    (430, 1080, 96),
    (350, 1130, 116),
    (300, 1190, 146),
    (310, 1260, 180),
]
_ROPES = (452.0, 556.0, 660.0)
_POST = 742.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.72, 0.5),
        key=(0.97, 0.09, 84),
        shade=(0.24, 0.06, 215),
        rim=(0.8, -0.6, 0),
        rim_colour=(0.97, 0.1, 84),
        bounce=(0.6, 0.1, 130),
        bounce_share=0.15,
    )
    _arena(c)
    repaint(c, 0.5, seed="arena", loose=0.9)
    _floor(c)
    _ropes(c)
    _river(c)
    _boxer(c)
    _near(c)


def _arena(c: Canvas) -> None:
    """The hall: lamps in smoke over the ring, rows of people in the dark, small lights among them."""
    c.wash(
        [
            (0, (0.17, 0.05, 255)),
            (0.3, (0.27, 0.065, 245)),
            (0.55, (0.33, 0.06, 235)),
            (0.72, (0.16, 0.05, 250)),
            (1, (0.14, 0.035, 220)),
        ],
        warp=20,
    )
    r = c.rng("crowd")
    for row in range(9):
        y = 470.0 + 28 * row
        tone = mix((0.4, 0.07, 240), (0.13, 0.045, 255), row / 8)
        heads = []
        place = -20.0 + float(r.uniform(0, 20))
        while place < 830:
            q = (9 + 1.5 * row) * r.uniform(0.85, 1.15)
            dy = r.normal(0, 4)
            heads += [oval(place, y + dy, q * 0.72, q), oval(place, y + dy + q * 2.1, q * 1.6, q * 1.3)]
            place += float(q * r.uniform(2.4, 3.8))
        m = c.mask(*heads)
        c.fill(m, tone, detail=0.3)
        c.screen(m.edge(1.0, -2.2, 1), (0.9, 0.12, 84), 0.42)
        c.fog(y - 20, y + 60, (0.5, 0.08, 225), 0.2, 120)
    for x, y in ((150.0, 70.0), (300.0, 46.0), (520.0, 40.0), (670.0, 64.0)):
        c.rays(x, y, [62, 74, 90, 104, 116], 860, 130, (0.7, 0.1, 205), 0.42, soft=26)
        c.glow(x, y, 110, (0.7, 0.1, 205), 0.7)
        c.glow(x, y, 26, (0.99, 0.06, 84), 1.0)

    def seats(q: np.random.Generator) -> tuple[float, float]:
        return q.uniform(0, 800), 300 + 400 * q.random() ** 0.7

    for size, n in (((1.6, 4.0), 110), ((5.0, 12.0), 26)):
        glints(c, r, n, seats, (0.88, 0.13, 68), size=size, power=0.75)
    c.glow(400, 430, 250, (0.78, 0.15, 48), 0.42)


def _floor(c: Canvas) -> None:
    """The ring's canvas, lit from above, worn by feet; its apron's edge runs behind the post."""
    floor = c.mask(polygon([(-10, 806), (_POST + 10, 776), (820, 800), (820, 1210), (-10, 1210)]))
    n = c.noise.at("scuff", c.x / np.maximum((c.y - 620) / 5, 6), c.y / 26, 1.0, 3) - 0.5
    pool = np.exp(-(((c.x - 390) / 340) ** 2) - ((c.y - 960) / 200) ** 2)
    t = 0.24 + 0.78 * pool + 0.13 * n
    c.fill(
        floor,
        pick(
            ramp([(0.2, 0.05, 235), (0.38, 0.06, 215), (0.66, 0.06, 150), (0.92, 0.08, 82)]), np.asarray(t, np.float32)
        ),
        detail=0.25,
    )
    sheen = np.exp(-(((c.x - 400) / 230) ** 2) - (((c.y - 900) / 120) ** 2))
    c.screen(floor * np.asarray(sheen, np.float32), (0.86, 0.12, 80), 0.3)
    c.screen(floor.edge(0, -5, 2), (0.9, 0.1, 88), 0.35)
    seam = c.mask(limb([(-10, 968, 1.4), (820, 930, 1.4)], 4))
    c.multiply(seam, (0.3, 0.05, 200), 0.5)


def _ropes(c: Canvas) -> None:
    """Three ropes from the padded corner post: level to the left, towards us on the right."""
    tones: tuple[Colour, ...] = ((0.56, 0.19, 27), (0.9, 0.03, 90), (0.5, 0.1, 235))
    post = c.mask(box(_POST - 13, 400, 26, 400, 4))
    metal(c, post, (0.34, 0.03, 215), polish=0.5, detail=0.6)
    for y, tone in zip(_ROPES, tones, strict=True):
        sag = 10
        left = [(-20, y - 10, 5.4), (360, y - 2 + sag, 6.2), (_POST, y, 7.0)]
        right = [(_POST, y, 7.0), (790, y + 34 + 0.3 * (y - 450), 9.5), (850, y + 84 + 0.5 * (y - 450), 12)]
        for line in (left, right):
            m = c.mask(limb([(float(a), float(b), float(w)) for a, b, w in line], 40))
            c.shadow(m, -4, 10, 6, 0.4)
            c.form(m, tone, thickness=11, gloss=0.25, rim=0.7, detail=0.6)
    for k, y in enumerate(_ROPES):
        pad = c.mask(box(_POST - 30, y - 36, 56, 74, 16))
        c.shadow(pad, -6, 8, 8, 0.5)
        c.form(pad, (0.5, 0.18, 27) if k != 1 else (0.86, 0.03, 90), thickness=26, gloss=0.2, rim=0.8, detail=0.65)
        lace = c.mask(limb([(_POST - 2, y - 28, 1.3), (_POST - 2, y + 30, 1.3)], 4))
        c.form(lace, (0.9, 0.05, 90), thickness=2, detail=0.7)
    stool = c.mask(polygon([(626, 804), (706, 798), (706, 810), (626, 816)]))
    legs = c.mask(
        limb([(640, 810, 4), (630, 872, 3.4)], 6),
        limb([(694, 806, 4), (706, 866, 3.4)], 6),
        limb([(666, 810, 4), (668, 846, 3)], 6),
    )
    c.shadow(c.mask(oval(670, 872, 60, 8)), 0, 0, 6, 0.5)
    c.form(legs, (0.34, 0.05, 60), thickness=6, detail=0.6)
    c.form(stool, (0.46, 0.08, 55), thickness=7, rim=0.8, detail=0.6)


def _river(c: Canvas) -> None:
    """Out of the hem the river runs over the canvas towards us; grass has come up along it."""
    line = [(float(x), float(y), float(w)) for x, y, w in _OUT]
    water = c.mask(limb(line, 120), wobble=5, cell=30) * np.asarray(smoothstep(900, 916, c.y), np.float32)
    bank = water.grow(16).blur(7)
    c.multiply(bank, (0.3, 0.07, 130), 0.75)
    n = c.noise.at("flow", c.x / 60, c.y / 8, 1.0, 3) - 0.5
    t = np.clip((c.y - 905) / 290 + 0.5 * n, 0, 1)
    c.fill(
        water,
        pick(
            ramp([(0.97, 0.09, 80), (0.86, 0.08, 110), (0.62, 0.085, 205), (0.36, 0.08, 225)]),
            np.asarray(t, np.float32),
        ),
        detail=0.5,
    )
    c.emit(water * np.asarray(smoothstep(1030, 920, c.y), np.float32), 0.2)
    c.screen(water.edge(-2, 2, 1.2), (0.98, 0.06, 90), 0.5)
    r = c.rng("out")
    path = sample(line, 60)

    def glitter(pen: Pen) -> None:
        for _ in range(120):
            x, y, w = (float(v) for v in path[int(r.integers(0, 60))])
            dx, long = float(r.uniform(-0.8, 0.6)) * w, float(r.uniform(0.08, 0.3)) * w
            pen.stroke([(x + dx, y), (x + dx + long, y)], (0.99, 0.06, 88), 1.0 + w / 70, float(r.uniform(0.3, 0.85)))

    c.draw(glitter, clip=water, detail=0.7)
    verge = (water.grow(15) - water.grow(2)) * np.asarray(smoothstep(925, 950, c.y), np.float32)
    grass(
        c,
        verge,
        ((0.3, 0.08, 150), (0.48, 0.12, 135), (0.68, 0.14, 112)),
        seed="verge",
        height=(12, 46),
        spacing=4.2,
        spread=0.4,
        detail=0.6,
    )


def _wear(c: Canvas, clay: Clay, image: Layer, name: str, dark: float = 0.8, shine: float = 0.4) -> Mask:
    """Clothe a modelled part in the valley: the picture bends with the form, light and folds lie over it."""
    relief: Relief = clay.relief(2.2)
    m = clay.mask()
    at = m.where
    soft = np.asarray((c.field(f"crease/{name}", 46, 3, (0.7, 1.8))[at] - 0.5) * 9, np.float32)
    body = relief.bumped(soft)
    mx, my = c.x.copy(), c.y.copy()
    mx[at] += 18 * relief.nx
    my[at] += 14 * relief.ny
    c.shadow(m, -8, 14, 14, 0.55, (0.12, 0.04, 215))
    c.paste(image, clip=m, bend=(mx, my))
    t = lit(body, c.light, 1.0) - 0.3 * cast(body, c.light, 60)
    weave = c.noise.at("satin", c.x[at] / 1.5, c.y[at] / 1.5, 1.0, 1) - 0.5
    t = np.asarray(t + 0.05 * weave, np.float32)
    c.multiply(m * np.asarray(smoothstep(0.62, 0.1, t), np.float32), (0.2, 0.055, 225), dark)
    c.screen(m * np.asarray(smoothstep(0.64, 0.95, t), np.float32), (0.95, 0.1, 84), shine)
    edge = np.clip(1 - relief.nz, 0, 1) ** 2
    c.multiply(m * np.asarray(edge, np.float32), (0.16, 0.05, 222), 0.6)
    c.screen(m.edge(3.2, -2.2, 1.4), (0.97, 0.11, 84), 0.85)
    c.screen(m.edge(-2.2, -1.4, 1.2), (0.8, 0.08, 190), 0.4)
    c.layer.detail[at] = np.maximum(c.layer.detail[at], m.a * 0.7)
    return m


def _boxer(c: Canvas) -> None:
    with c.group() as image:
        valley(c)
    c.shadow(c.mask(oval(360, 940, 250, 30)), -30, 6, soft=16, share=0.8)
    robe = Clay(c, (130, 300, 660, 990), melt=22)
    robe.limb([(286, 404, 50), (340, 376, 58), (398, 366, 62), (456, 378, 58), (506, 408, 50)], n=30)
    robe.limb([(396, 420, 116, -20), (394, 540, 128, -20), (392, 700, 140, -40), (390, 820, 130, -60)], n=30, flat=0.6)
    r = c.rng("pleats")
    for i in range(10):
        t = i / 9
        x0, x1 = 292 + 208 * t, 206 + 376 * t + r.normal(0, 7)
        z = 60 * math.sin(math.pi * t)
        bow = 14 * (t - 0.5)
        robe.limb(
            [
                (x0, 480 + 40 * abs(t - 0.5), 12, z + 26),
                ((x0 + x1) / 2 + bow, 680, 24, z + 22 + r.normal(0, 5)),
                (x1, 910, 34 + r.normal(0, 4), z + 14 + r.normal(0, 8)),
                (x1 + 6 * (t - 0.5), 936 - 16 * abs(t - 0.5) + r.normal(0, 4), 26, z + 10),
            ],
            n=30,
            melt=16,
        )
    for a, b in (
        ((286, 440), (430, 600)),
        ((500, 440), (372, 560)),
        ((420, 420), (480, 560)),
        ((330, 430), (320, 590)),
    ):
        robe.press([(a[0], a[1], 10), ((a[0] + b[0]) / 2 + 12, (a[1] + b[1]) / 2, 14), (b[0], b[1], 8)], deep=5)
    torso = _wear(c, robe, image, "torso", shine=0.12)
    _trim(c, torso)
    left = Clay(c, (120, 350, 360, 760), melt=14)
    left.limb([(292, 402, 50), (250, 470, 52), (222, 560, 50), (206, 640, 52), (200, 704, 60)], n=34)
    for y in (520.0, 566.0, 620.0):
        left.press([(262 - 0.3 * (y - 470), y - 26, 7), (226 - 0.1 * (y - 470), y, 10), (180, y + 8, 6)], deep=5)
    left.cut((200, 712), (-0.05, 1), wave=7)
    right = Clay(c, (430, 350, 740, 640), melt=14)
    right.limb([(496, 402, 50), (542, 464, 50), (584, 512, 44), (630, 494, 38), (664, 466, 42)], n=36)
    for k in (0.0, 1.0, 2.0):
        right.press(
            [(528 + 18 * k, 506 - 26 * k, 6), (556 + 16 * k, 492 - 14 * k, 10), (590 + 12 * k, 506 - 14 * k, 6)], deep=5
        )
    right.cut((668, 462), (0.76, -0.64), wave=3)
    _glove(c, 196, 766, 12, 1.0)
    _wear(c, left, image, "left")
    _glove(c, 708, 424, -130, 0.9)
    _wear(c, right, image, "right")
    _hood(c, image)
    c.glow(*SUN, 120, (0.95, 0.15, 62), 0.3)
    c.glow(*SUN, 26, (0.99, 0.07, 88), 0.5)


def _hood(c: Canvas, image: Layer) -> None:
    """The hood is up, its peak fallen to one side, its cloth in rings round the neck."""
    cowl = Clay(c, (250, 250, 560, 450), melt=12)
    for y, half, w in ((372.0, 92.0, 22.0), (346.0, 82.0, 22.0), (322.0, 74.0, 20.0)):
        cowl.limb(
            [
                (398 - half, y - 22, w * 0.7),
                (398 - half * 0.6, y + 8, w, 10),
                (398, y + 16, w, 16),
                (398 + half * 0.6, y + 6, w, 10),
                (398 + half, y - 24, w * 0.7),
            ],
            n=26,
        )
    _wear(c, cowl, image, "cowl")
    hood = Clay(c, (260, 110, 560, 450), melt=18)
    hood.ball(402, 258, 88, 104, thick=84, turn=5)
    hood.limb([(404, 210, 72), (396, 172, 44), (372, 150, 20), (352, 152, 8)], n=20)
    hood.limb([(398, 300, 84), (398, 322, 74)], n=10)
    for pts in (
        [(352, 160, 6), (400, 220, 12), (404, 330, 10)],
        [(330, 250, 6), (356, 310, 12), (400, 350, 8)],
        [(476, 240, 6), (452, 310, 12), (410, 350, 8)],
        [(440, 170, 5), (450, 220, 9), (440, 280, 6)],
    ):
        hood.press([(float(a), float(b), float(w)) for a, b, w in pts], deep=10)
    m = _wear(c, hood, image, "hood")
    r = c.rng("stars")
    motes(
        c,
        r,
        60,
        lambda q: (q.uniform(320, 490), 140 + 150 * q.random() ** 1.4),
        (0.98, 0.04, 90),
        size=(0.7, 2.0),
        alpha=(0.4, 1.0),
        emission=0.5,
        clip=m.grow(-6),
    )


def _trim(c: Canvas, robe: Mask) -> None:
    """Gold braid along the hem."""
    low = robe - robe.move(0, -13)
    low = low * np.asarray(smoothstep(880, 905, c.y), np.float32)
    twist = 0.5 + 0.5 * np.sin((c.x + c.y * 0.8) * 0.9)
    tone = (
        rgb((0.62, 0.12, 72))
        + (rgb((0.92, 0.11, 88)) - rgb((0.62, 0.12, 72))) * np.asarray(twist, np.float32)[..., None]
    )
    c.fill(low, np.asarray(tone, np.float32), alpha=0.9, detail=0.7)


def _glove(c: Canvas, x: float, y: float, turn: float, s: float) -> None:
    """A red glove, its cuff towards the sleeve; `turn` 0 hangs down."""
    a = math.radians(turn)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + s * (u * math.cos(a) - v * math.sin(a)), y + s * (u * math.sin(a) + v * math.cos(a))

    clay = Clay(c, (x - 120, y - 120, x + 120, y + 120), melt=8)
    clay.limb([(*at(0, -62), 30 * s), (*at(0, -30), 34 * s)], n=10)
    clay.ball(*at(2, 22), 50 * s, 54 * s, thick=46 * s, turn=turn)
    clay.limb([(*at(38, -18), 17 * s, 14), (*at(46, 14), 20 * s, 16), (*at(34, 40), 17 * s, 18)], n=14, melt=3)
    clay.press([(*at(-44, 30), 4), (*at(0, 44), 6), (*at(40, 52), 4)], deep=5)
    m = clay.mask()
    c.shadow(m, -6, 12, 12, 0.5)
    c.form(clay.relief(1.0), (0.5, 0.19, 27), gloss=0.5, gloss_sharpness=22, rim=0.9, shadow=20, detail=0.8)
    band = c.mask(curve([at(-36, -34), at(0, -26), at(36, -34), at(36, -22), at(0, -14), at(-36, -22)])) & m
    c.fill(band, (0.93, 0.05, 88), alpha=0.85, detail=0.8)


def _near(c: Canvas) -> None:
    fall = c.mask(oval(366, 936, 74, 20), soft=10)
    c.screen(fall, (0.97, 0.09, 84), 0.55)
    c.glow(366, 948, 90, (0.95, 0.12, 80), 0.35, 0.45)
    swan(c, 452, 1052, 1.5, True)
    swan(c, 318, 1118, 1.8, False)
    hare(c, 556, 1066, 1.25)
    c.fog(900, 990, (0.95, 0.09, 88), 0.3, 90)
    r = c.rng("mist")

    def over(q: np.random.Generator) -> tuple[float, float]:
        return 390 + q.normal(0, 170), q.uniform(860, 1180)

    motes(c, r, 60, over, (0.98, 0.08, 92), size=(0.8, 2.2), alpha=(0.3, 0.9), emission=0.4)
    glints(c, r, 12, over, (0.97, 0.12, 92), size=(2.0, 4.0), power=0.6)
