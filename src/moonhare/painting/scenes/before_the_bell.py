"""A boxer from behind, hood up, gloves down: inside the robe the sun rises over a valley with a winding river."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.plants import pine
from moonhare.painting.motifs.skies import stars, sun
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Before the Bell",
    hero="hooded boxer from behind, whose robe holds a valley at sunrise where a river winds to two swans",
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
FINISH = {"vignette": 0.5, "bloom": 0.5, "saturation": 1.08, "focus": Focus(400, 640, 300, 520, 0.4)}

_SUN = (408.0, 492.0)
_RIVER = [
    (408.0, 556.0, 4.0),
    (440.0, 578.0, 8.0),
    (462.0, 606.0, 12.0),
    (414.0, 642.0, 16.0),
    (346.0, 680.0, 21.0),
    (330.0, 728.0, 27.0),
    (408.0, 780.0, 34.0),
    (484.0, 838.0, 42.0),
    (474.0, 908.0, 52.0),
    (372.0, 972.0, 62.0),
    (310.0, 1050.0, 76.0),
    (356.0, 1140.0, 96.0),
    (430.0, 1250.0, 130.0),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.85, 0.4),
        key=(0.95, 0.1, 96),
        shade=(0.26, 0.05, 178),
        rim=(0, -1, 0),
        rim_colour=(0.95, 0.1, 98),
    )
    _arena(c)
    repaint(c, 0.5, seed="arena", loose=0.9)
    _ropes(c)
    robe = _robe(c)
    _gloves(c)
    with c.group() as valley:
        _valley(c)
    c.paste(valley, clip=robe)
    _folds(c, robe)
    stars(c, 340, 330, clip=robe.grow(-14), size=1.15)
    c.glow(*_SUN, 190, (0.96, 0.14, 78), 0.4)


def _arena(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.3, 0.06, 168)),
            (0.3, (0.36, 0.07, 155)),
            (0.6, (0.27, 0.055, 165)),
            (1, (0.15, 0.035, 172)),
        ],
        warp=16,
    )
    c.rays(400, -160, [72, 81, 90, 99, 108], 1100, 190, (0.86, 0.12, 112), 0.26, soft=30)
    c.glow(400, 210, 230, (0.84, 0.13, 108), 0.55)
    c.fog(700, 1200, (0.4, 0.08, 150), 0.4)


def _ropes(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        for k, y in enumerate((640, 764, 890)):
            pen.stroke([(-20, y + 20), (400, y + 34), (820, y + 20)], (0.13, 0.03, 175), 15 + 2 * k, 0.55)
            pen.stroke(
                [(-20, y), (400, y + 14), (820, y)], ((0.46, 0.13, 28), (0.72, 0.06, 100), (0.4, 0.1, 150))[k], 11
            )
            pen.stroke([(-20, y - 3), (400, y + 11), (820, y - 3)], (0.86, 0.09, 95), 2, 0.45)

    c.draw(work, detail=0.4, soft=1.4)


def _robe(c: Canvas) -> Mask:
    body = c.mask(
        curve(
            [
                (400, 126),
                (462, 164),
                (504, 240),
                (506, 318),
                (498, 372),
                (580, 408),
                (650, 462),
                (684, 560),
                (706, 700),
                (728, 838, CORNER),
                (656, 872),
                (612, 850, CORNER),
                (614, 960),
                (640, 1080),
                (664, 1260, CORNER),
                (136, 1260, CORNER),
                (160, 1080),
                (186, 960),
                (188, 850, CORNER),
                (144, 872),
                (72, 838, CORNER),
                (94, 700),
                (116, 560),
                (150, 462),
                (220, 408),
                (302, 372),
                (294, 318),
                (296, 240),
                (338, 164),
            ],
            pull=0.36,
        )
    )
    for f in (-1, 1):
        x = 400 + f * 206
        gap = [(x, 610, CORNER), (x + f * 10, 740), (x + f * 8, 862, CORNER), (x - f * 8, 862, CORNER)]
        body = body - c.mask(curve(gap))
    c.glow(400, 420, 330, (0.8, 0.13, 108), 0.35)
    c.shadow(body, 0, 14, 26, 0.7)
    return body


def _gloves(c: Canvas) -> None:
    for f in (-1, 1):
        x = 400 + f * 292
        cuff = c.mask(curve([(x - 32, 840, CORNER), (x + 32, 840, CORNER), (x + 46, 912), (x - 46, 912)]))
        round_ = [(x + 62, 960), (x + 56, 1020), (x + 8, 1048), (x - 46, 1030), (x - 62, 970)]
        fist = c.mask(curve([(x - 50, 900), (x + 50, 900), *round_]))
        thumb = c.mask(limb([(x - f * 44, 920, 22), (x - f * 62, 956, 23), (x - f * 52, 996, 20)], 24))
        c.shadow(fist, 0, 12, 14, 0.6)
        c.form(fist, (0.5, 0.18, 27), thickness=50, gloss=0.5, rim=0.8, detail=0.75)
        c.occlude(fist, thumb, 6, 0.6)
        c.form(thumb, (0.53, 0.18, 28), thickness=30, gloss=0.5, rim=0.8, detail=0.75)
        c.form(cuff, (0.44, 0.16, 26), thickness=24, rim=0.6, detail=0.75)

        def trim(pen: Pen, x: float = x) -> None:
            pen.stroke([(x - 46, 906), (x, 914), (x + 46, 906)], (0.9, 0.05, 95), 7)
            pen.stroke([(x - 28, 1010), (x + 4, 1020), (x + 36, 1008)], (0.34, 0.14, 25), 3, 0.7)

        c.draw(trim, relief=3, detail=0.8)


def _valley(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.22, 0.055, 205)),
            (0.15, (0.31, 0.065, 195)),
            (0.25, (0.54, 0.08, 175)),
            (0.33, (0.8, 0.085, 100)),
            (0.38, (0.9, 0.11, 66)),
            (0.43, (0.95, 0.13, 80)),
            (0.5, (0.9, 0.11, 96)),
            (1, (0.5, 0.1, 130)),
        ],
        warp=8,
    )
    sun(c, *_SUN, 58, (0.98, 0.12, 92), power=1.0)
    c.rays(*_SUN, [200, 222, 244, 268, 292, 316, 338], 330, 60, (0.98, 0.1, 95), 0.22, soft=14)
    for k, (y, tone) in enumerate(((520, (0.74, 0.085, 135)), (552, (0.6, 0.09, 145)))):
        n = c.field(f"peak{k}", 130, 4)[int(300 * c.scale)]
        dip = (64 - 16 * k) * np.exp(-(((c.x[0] - _SUN[0]) / 110) ** 2))
        ridge = y - 150 * (n - 0.36) * (1 - 0.3 * k) + dip
        c.fill(c.full(smoothstep(-1.5, 1.5, c.y - ridge[None, :])), tone, detail=0.4)
        c.fog(y - 6, y + 60, (0.96, 0.11, 96), 0.6, cell=110)
    t = np.clip((c.y - 572) / 600, 0, 1)
    ground = pick(ramp([(0.8, 0.13, 104), (0.56, 0.12, 124), (0.38, 0.095, 140), (0.2, 0.055, 160)]), t)
    c.fill(c.full(smoothstep(560, 580, c.y)), ground, detail=0.3, mottle=0.12)
    _river(c)
    _woods(c)
    far_birds(c, [(300, 410, 22), (338, 388, 16), (500, 428, 18)], (0.26, 0.06, 160), seed="dawn")


def _river(c: Canvas) -> None:
    water = c.mask(limb(_RIVER, 120), wobble=2)
    t = np.clip((c.y - 556) / 640, 0, 1)
    c.glaze(water.blur(9), (0.94, 0.12, 98), 0.45)
    c.fill(water, pick(ramp([(0.99, 0.08, 94), (0.95, 0.1, 96), (0.84, 0.085, 130), (0.66, 0.08, 170)]), t), detail=0.7)
    c.emit(water * np.asarray(smoothstep(900, 560, c.y), np.float32), 0.2)
    r = c.rng("ripples")
    line = sample(_RIVER, 90)

    def work(pen: Pen) -> None:
        for _ in range(80):
            x, y, w = (float(v) for v in line[int(r.integers(8, 88))])
            dx = float(r.uniform(-0.7, 0.5)) * w
            long = float(r.uniform(0.15, 0.4)) * w
            pen.stroke([(x + dx, y), (x + dx + long, y)], (0.99, 0.05, 98), 0.8 + w / 50, 0.6)

    c.draw(work, clip=water, detail=0.7)
    for x, y, s, left in ((340.0, 1010.0, 1.3, False), (404.0, 1058.0, 1.15, True)):
        _swan(c, x, y, s, left)


def _swan(c: Canvas, x: float, y: float, s: float, left: bool) -> None:
    f = -s if left else s
    body = c.mask(
        curve(
            [
                (x - f * 30, y - s * 16, CORNER),
                (x - f * 8, y - s * 19),
                (x + f * 16, y - s * 10),
                (x + f * 16, y),
                (x - f * 14, y + s),
            ]
        ),
        limb(
            [
                (x + f * 13, y - s * 6, 5 * s),
                (x + f * 24, y - s * 20, 3.6 * s),
                (x + f * 16, y - s * 33, 3 * s),
                (x + f * 24, y - s * 41, 4 * s),
                (x + f * 32, y - s * 37, 2 * s),
            ],
            30,
        ),
    )
    c.multiply(c.mask(oval(x, y + 4 * s, 28 * s, 4 * s), soft=3), (0.4, 0.07, 165), 0.5)
    c.form(body, (0.97, 0.03, 95), thickness=8, rim=0.6, detail=0.95)
    c.emit(body, 0.15)
    bill = [(x + f * 31, y - s * 38), (x + f * 38, y - s * 35)]
    c.draw(lambda pen: pen.stroke(bill, (0.68, 0.17, 45), 3 * s), detail=0.95)


def _woods(c: Canvas) -> None:
    """Pines on both banks, denser and darker towards us; the river stays free."""
    r = c.rng("pines")
    line = sample(_RIVER, 200)
    trees: list[tuple[float, float]] = []
    for _ in range(170):
        y = 590 + 640 * float(r.random()) ** 1.25
        x, _, w = (float(v) for v in line[int(np.argmin(np.abs(line[:, 1] - y)))])
        side = 1 if r.random() < 0.5 else -1
        near = (y - 560) / 640
        away = w + 14 + 34 * near + float(r.exponential(70 + 120 * near))
        trees.append((x + side * away, y))
    for x, y in sorted(trees, key=lambda q: q[1]):
        near = (y - 560) / 640
        high = 26 + 132 * near
        spruce = c.mask(pine(x, y, high * float(r.uniform(0.8, 1.25)), high * 0.42, r))
        if spruce.empty:
            continue
        tone = pick(ramp([(0.5, 0.1, 135), (0.32, 0.08, 150), (0.18, 0.05, 165)]), np.array(near * 1.1))
        c.fill(spruce, tone, detail=0.6)
        c.screen(spruce.edge(0.8, -1.6, 0.6), (0.95, 0.12, 96), 0.5 * (1 - 0.6 * near))
    c.fog(590, 720, (0.94, 0.12, 98), 0.4, cell=120)
    x, y = 236.0, 1004.0
    hare = c.mask(
        oval(x, y, 13, 10),
        circle(x + 11, y - 10, 7),
        limb([(x + 10, y - 14, 2.6), (x + 7, y - 30, 2)], 8),
        limb([(x + 13, y - 14, 2.6), (x + 14, y - 30, 2)], 8),
    )
    c.form(hare, (0.96, 0.03, 95), thickness=7, rim=0.5, detail=0.95)


def _folds(c: Canvas, robe: Mask) -> None:
    """The cloth: hood, sleeves and hem shade the picture that it carries; light runs along the outline."""
    body = c.relief(robe, 60)
    side = np.clip(1 - body.nz, 0, 1)
    c.multiply(robe * np.asarray(smoothstep(0.1, 0.75, side), np.float32), (0.2, 0.05, 172), 0.85)

    def seams(pen: Pen) -> None:
        dark = (0.13, 0.035, 172)
        pen.stroke([(302, 368), (350, 398), (400, 406), (450, 398), (498, 368)], dark, 9, 0.5)
        pen.stroke([(400, 152), (404, 250), (400, 400)], dark, 4, 0.35)
        for f in (-1, 1):
            pen.stroke([(400 + f * 198, 500), (400 + f * 206, 610), (400 + f * 208, 860)], dark, 15, 0.6)
            pen.stroke([(400 + f * 120, 1010), (400 + f * 136, 1110), (400 + f * 160, 1210)], dark, 12, 0.3)
            pen.stroke([(400 + f * 180, 452), (400 + f * 190, 480), (400 + f * 204, 530)], dark, 8, 0.4)

    c.draw(seams, clip=robe, soft=5, detail=0.5)
    c.screen(robe.edge(0, -4.0, 1.6), (0.96, 0.11, 98), 0.95)
    for f in (-1.0, 1.0):
        upper = robe.edge(f * 3.2, -1.5, 1.4) * np.asarray(smoothstep(900, 420, c.y), np.float32)
        c.screen(upper, (0.93, 0.12, 100), 0.7)
