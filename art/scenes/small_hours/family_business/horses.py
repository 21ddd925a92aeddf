"""The carthorse, its harness, and the painted horses on their poles."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, rgb, smoothstep
from art.painting.materials import fur
from art.painting.motifs.beasts import Beast, Stance, paint_beast, paint_ear, paint_eye
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, sample
from art.painting.stamps import jittered, strew

GOLD: Colour = (0.86, 0.13, 82)


_TILT = math.radians(-2.0)


def swayed(x: float, y: float) -> tuple[float, float]:
    """Return a place of the upright carousel on the swaying one."""
    dx, dy = x - 452, y - 650
    c, s = math.cos(_TILT), math.sin(_TILT)
    return 452 + dx * c - dy * s, 650 + dx * s + dy * c


def carthorse(c: Canvas) -> None:
    """Paint the horse at a walk, from the ground up: far legs, body, near legs, head, mane, harness, tail."""
    coat: Colour = (0.42, 0.1, 44)
    box = (20.0, 560.0, 790.0, 1110.0)
    far = Clay(c, box, melt=12)
    far.limb([(372, 800, 46), (384, 862, 34), (386, 914, 24), (384, 948, 22), (398, 992, 15), (418, 1030, 17)])
    far.limb([(418, 1030, 17), (424, 1048, 14), (420, 1062, 14)], melt=6)
    far.limb([(548, 800, 74), (528, 858, 48), (556, 912, 27), (566, 940, 24), (548, 992, 17), (532, 1034, 19)])
    far.limb([(532, 1034, 19), (520, 1054, 16), (512, 1066, 16)], melt=6)
    away = far.relief(1.2)
    c.form(away, mix(coat, (0.22, 0.06, 8), 0.6), bias=-0.1, mottle=0.08, detail=0.5)
    fur(c, away, far.angle, seed="far", length=(8, 14), spacing=3.4, detail=0.5)
    _hoof(c, 416, 1070, 21, 0.4)
    _hoof(c, 506, 1074, 24, 0.4)
    _feather(c, ((418, 1034, 22), (530, 1040, 25)), (0.5, 0.05, 30), "far")

    near = Clay(c, box, melt=24)
    # Barrel, loins and croup: the deepest place lies behind the elbow, the belly rises to the flank.
    near.limb([(352, 764, 104), (430, 776, 106), (510, 768, 98), (566, 752, 90)], flat=0.8)
    near.limb([(556, 738, 86), (600, 736, 80), (626, 764, 62)], flat=0.85)
    near.limb([(338, 664, 22), (330, 712, 46), (318, 780, 66), (308, 806, 54)], flat=0.85)
    # The neck rises from the shoulder, arches and drops to a lowered head.
    near.limb([(330, 736, 84, 4), (272, 706, 66, 10), (222, 674, 52, 14), (184, 668, 40, 18)], melt=26, flat=0.75)
    near.limb([(178, 672, 34, 24), (158, 712, 31, 24), (134, 762, 23, 24), (118, 796, 20, 24)], melt=12)
    near.ball(174, 706, 34, 26, z=30, turn=62, thick=15)
    near.ball(116, 802, 21, 19, z=26, turn=60)
    # Near fore: reaching forward, nearly straight.
    near.limb([(322, 812, 58, 20), (306, 866, 42, 24), (290, 916, 29, 24), (280, 948, 24, 24)], melt=18)
    near.limb([(280, 948, 24, 24), (272, 976, 17, 24), (262, 1016, 15.5, 24), (254, 1042, 19, 24)], melt=8)
    near.limb([(254, 1042, 19, 24), (244, 1062, 15, 24), (238, 1072, 15, 24)], melt=6)
    # Near hind: the haunch, the gaskin back to the hock, the cannon pushing.
    near.limb([(596, 772, 84, 22), (574, 838, 62, 28), (604, 892, 37, 30), (634, 928, 25, 30)], melt=20)
    near.ball(643, 928, 17, 22, z=28, turn=-24)
    near.limb([(636, 936, 25, 30), (640, 972, 18, 30), (644, 1016, 17, 30), (642, 1042, 21, 30)], melt=8)
    near.limb([(642, 1042, 21, 30), (632, 1062, 16, 30), (626, 1072, 16, 30)], melt=6)
    for spine, deep in (
        ([(372, 676, 14), (356, 760, 16), (338, 836, 12)], 9.0),
        ([(520, 846, 16), (548, 800, 14), (562, 742, 10)], 9.0),
        ([(262, 772, 14), (284, 812, 14), (300, 836, 10)], 9.0),
        ([(612, 800, 12), (630, 850, 10), (628, 892, 8)], 7.0),
        ([(190, 742, 7), (206, 716, 8), (208, 690, 6)], 7.0),
        ([(112, 816, 3), (124, 812, 3), (134, 802, 2.5)], 5.0),
        ([(292, 880, 8), (286, 912, 6)], 5.0),
    ):
        near.press(spine, deep)
    body = near.relief(1.8)
    c.form(body, coat, shadow=34, mottle=0.09, grain=36, rim=0.85, gloss=0.16, gloss_sharpness=10, detail=0.62)
    dapple = smoothstep(0.5, 0.7, c.field("dapple", 20, 2)) * smoothstep(900, 800, c.y)
    c.screen(body.mask * np.asarray(dapple, np.float32), (0.78, 0.1, 62), 0.2)
    blaze = c.mask(
        curve([(160, 690), (146, 716), (122, 766), (102, 800), (112, 808), (132, 770), (154, 722), (168, 694)])
    )
    c.form(body.within(blaze.blur(3)), (0.86, 0.03, 60), rim=0.6, detail=0.7)
    dark = smoothstep(900, 980, c.y)
    c.multiply(body.mask * np.asarray(dark, np.float32), (0.4, 0.06, 20), 0.45)
    fur(c, body, near.angle, seed="coat", length=(8, 15), spacing=3.0, light=0.08, spread=0.3, detail=0.6)
    _hoof(c, 232, 1076, 25, 0.0)
    _hoof(c, 620, 1076, 27, 0.0)
    _feather(c, ((252, 1040, 25), (640, 1040, 28)), (0.74, 0.06, 58), "near")
    for ex, q in ((191, 0.85), (174, 1.0)):
        tip = (ex - 7, 590 + 14 * (1 - q))
        ear = [(ex - 9, 652), (ex - 16 * q, 624), (ex - 10, 602), tip, (ex - 1, 602), (ex + 9 * q, 624), (ex + 8, 650)]
        paint_ear(c, ear, mix(coat, c.palette.deep, 0.3), (0.24, 0.05, 20), 7)
    paint_eye(c, 150, 708, 6.0, left=True)
    c.draw(lambda pen: pen.stroke([(139, 700), (151, 696), (163, 702)], (0.2, 0.05, 30), 4, 0.8), soft=1.0)
    c.draw(lambda pen: pen.fill(oval(105, 800, 3.6, 6.4, 28), (0.14, 0.03, 320)), soft=0.8)
    warm = smoothstep(780, 640, c.y) * smoothstep(120, 300, c.x)
    c.screen(body.mask * np.asarray(warm, np.float32), (0.85, 0.13, 62), 0.3)
    c.screen(body.mask.edge(-3, -6, 2), (0.95, 0.12, 68), 0.7)
    _mane(c)
    _tail(c)


def _tail(c: Canvas) -> None:
    r = c.rng("tail")

    def hairs(pen: Pen) -> None:
        for _ in range(110):
            dx, dy = r.normal(0, 9), r.normal(0, 16)
            tone = mix((0.2, 0.05, 330), (0.6, 0.1, 52), 0.7 * r.random() ** 1.6)
            way = [(662, 706), (692 + dx * 0.3, 726), (706 + dx * 0.7, 800), (694 + dx * 1.2, 872 + dy)]
            pen.stroke([*way, (706 + dx * 2.2, 930 + dy * 2)], tone, 2.8, 0.9)

    c.draw(hairs, relief=5, detail=0.65)


def _feather(c: Canvas, places: tuple[tuple[float, float, float], ...], tone: Colour, seed: str) -> None:
    """Hang the long hair of a heavy horse round its fetlocks."""
    r = c.rng(f"feather/{seed}")
    n = 240
    for x, y, q in places:
        a = r.uniform(0.15, math.pi - 0.15, n)
        px, py = x + np.cos(a) * q * r.uniform(0.2, 0.95, n), y + r.uniform(-1.0, 0.5, n) * q
        light = np.clip(1.05 - 0.5 * (px - x) / q * 0.5, 0.5, 1.2)[:, None]
        colours = jittered(np.clip(np.repeat(rgb(tone)[None], n, 0) * light, 0, 1), r, 0.14, 0.02)
        order = np.argsort(py)
        strew(
            c,
            "hair",
            px[order],
            py[order] + q * 0.4,
            r.uniform(0.7, 1.7, n) * q,
            (1.57 + (x - px) / q * 0.5)[order],
            colours[order],
            seed=f"{seed}{x}",
            detail=0.65,
        )


def _hoof(c: Canvas, x: float, y: float, w: float, far: float) -> None:
    m = c.mask(
        curve(
            [
                (x - w * 0.62, y - w * 0.7, CORNER),
                (x - w * 1.12, y + w * 0.62, CORNER),
                (x + w * 1.0, y + w * 0.62, CORNER),
                (x + w * 0.86, y - w * 0.6, CORNER),
            ],
            pull=0.2,
        )
    )
    c.form(m, mix((0.3, 0.04, 50), c.light.shade, far), thickness=w * 0.5, rim=0.7, detail=0.65)


def _mane(c: Canvas) -> None:
    r = c.rng("mane")
    crest = sample([(182, 636), (214, 634), (262, 646), (306, 656), (340, 652)], 160)

    def hairs(pen: Pen) -> None:
        for x, y in crest:
            for _ in range(2):
                q = r.uniform(34, 74)
                tone = mix((0.18, 0.045, 330), (0.66, 0.11, 58), 0.6 * r.random() ** 2)
                mid = (x + 8 + r.normal(0, 5), y + q * 0.4)
                pen.stroke([(x, y + r.normal(0, 3)), mid, (x + 6 + r.normal(0, 9), y + q)], tone, 2.6, 0.9)
        for _ in range(22):
            x, low = 176 + r.normal(0, 6), r.uniform(664, 706)
            pen.stroke([(x + 4, 632), (x - 12, 652), (x - 14 + r.normal(0, 7), low)], (0.22, 0.05, 340), 2.4, 0.9)

    c.draw(hairs, relief=5, detail=0.65)


def harness(c: Canvas) -> None:
    """A padded collar, breeching and girth: straps that hold the load."""
    ring = c.mask(limb([(346, 640, 11), (318, 690, 16), (296, 756, 20), (294, 812, 18), (312, 850, 11)], 40))
    c.shadow(ring, 8, 6, soft=6, share=0.6)
    c.form(ring, (0.45, 0.15, 22), thickness=22, rim=0.8, gloss=0.3, detail=0.75)

    def straps(pen: Pen) -> None:
        lines = (
            ([(306, 822), (420, 836), (540, 812), (668, 762)], 8.0),
            ([(530, 640), (596, 730), (664, 766)], 5.0),
            ([(110, 770), (126, 778), (146, 782)], 5.0),
            ([(184, 652), (186, 710), (148, 782)], 4.4),
            ([(140, 786), (206, 800), (300, 744)], 3.6),
        )
        for line, w in lines:
            pen.stroke(line, (0.22, 0.05, 25), w)
        for x, y in ((306, 822), (664, 764), (144, 782), (184, 652)):
            pen.dot(x, y, 5.5, GOLD)
        for i in range(7):
            pen.dot(297 + abs(i - 4) * 2.6, 704 + i * 20, 3.4, GOLD)

    c.draw(straps, relief=4, detail=0.75)


_WOODEN = Beast(
    chest=0.24,
    waist=0.19,
    rump=0.225,
    sag=0.01,
    leg=0.6,
    leg_width=0.066,
    paw=0.05,
    neck=(0.4, -8.0),
    neck_width=(0.18, 0.105),
    skull=0.115,
    muzzle=(0.27, -78.0, 0.066),
    tail=((0.0, 0.0, 0.05), (-0.1, 0.06, 0.06), (-0.16, 0.26, 0.03)),
)


PRANCE = (
    Stance(
        fore_near=(58, -60, -60), fore_far=(34, -80, -60), hind_near=(-34, -40, -20), hind_far=(-16, -46, -20), pitch=2
    ),
    Stance(
        fore_near=(36, -76, -60), fore_far=(62, -50, -50), hind_near=(-22, -44, -24), hind_far=(-40, -40, -14), pitch=-3
    ),
)


TROT = Stance(
    fore_near=(34, -30, -50), fore_far=(-14, -4, -10), hind_near=(14, -34, -2), hind_far=(-26, -26, -18), pitch=3
)


def wooden(
    c: Canvas, x: float, y: float, size: float, coat: Colour, mane: Colour, *, left: bool, k: int, stance: Stance
) -> None:
    """Paint one wooden horse of the carousel, its lowest hoof at height `y`."""
    got = paint_beast(
        c, _WOODEN, stance, x, y, size, coat, left=left, seed=f"wood{k}", hair=None, shadow=0.1, detail=0.85
    )
    f = -1.0 if left else 1.0
    q = size / 118
    r = c.rng(f"dress{k}")

    def dress(pen: Pen) -> None:
        top = got.withers
        for i in range(14):
            u = i / 13
            mx, my = got.ear[0] + (top[0] - got.ear[0]) * u, got.ear[1] + (top[1] - got.ear[1]) * u - 2 * q
            end = (mx - f * (10 + r.uniform(0, 5)) * q, my + 17 * q)
            pen.stroke([(mx, my), (mx - f * 7 * q, my + 8 * q), end], mane, 3.8 * q)
        for i in range(7):
            tx, ty = got.rump
            way = [(tx - f * 12 * q, ty + 14 * q), (tx - f * (26 + i) * q, ty + 22 * q)]
            pen.stroke([*way, (tx - f * (24 + i * 2) * q, ty + (46 + i * 2) * q)], mane, 3.2 * q)
        my = got.withers[1] + 8 * q
        saddle = curve(
            [
                (x - 20 * q, my - 4 * q, CORNER),
                (x, my + 2 * q),
                (x + 20 * q, my - 4 * q, CORNER),
                (x + 15 * q, my + 24 * q),
                (x - 15 * q, my + 24 * q),
            ]
        )
        pen.fill(saddle, (0.52, 0.17, 22) if k % 2 else (0.44, 0.14, 350))
        pen.stroke(saddle, GOLD, 2.4 * q)
        pen.stroke([got.skull, got.nose], GOLD, 2 * q)
        ex, ey = got.brow
        pen.dot(ex, ey + 3 * q, 2.6 * q, (0.14, 0.03, 40))
        sx, sy = got.ear
        ear = [(sx - 4 * q, sy + 4 * q, CORNER), (sx + f * q, sy - 12 * q, CORNER), (sx + 5 * q, sy + 4 * q, CORNER)]
        pen.fill(curve(ear), mane)

    c.draw(dress, relief=2.5 * q, detail=0.9)


def painted_horses(c: Canvas) -> None:
    """Hang four wooden horses on their poles; a fifth pole is bare."""
    places: tuple[tuple[float, float, float, Colour, Colour, bool], ...] = (
        (252, 588, 112, (0.95, 0.03, 80), (0.56, 0.16, 20), True),
        (374, 548, 120, (0.93, 0.06, 82), GOLD, True),
        (560, 560, 122, (0.95, 0.035, 60), (0.5, 0.14, 12), True),
        (664, 592, 106, (0.93, 0.06, 40), (0.84, 0.13, 80), True),
    )
    rods = (252.0, 374.0, 468.0, 560.0, 664.0)

    def poles(pen: Pen) -> None:
        for x in rods:
            t = (x - 452) / 280
            foot = 640 - 29 * math.sqrt(max(0.0, 1 - t * t))
            pen.stroke([swayed(x, foot), swayed(x, 330)], GOLD, 6)
            for y in range(340, int(foot), 14):
                a, b = swayed(x - 3, y), swayed(x + 3, y + 7)
                pen.stroke([a, b], (0.55, 0.13, 50), 2)

    c.draw(poles, relief=3.5, detail=0.85)
    for i, (x, y, size, coat, mane, left) in enumerate(places):
        px, py = swayed(x, y)
        wooden(c, px, py + 34, size, coat, mane, left=left, k=i, stance=PRANCE[i % 2])

        def rod(pen: Pen, x: float = x, y: float = y) -> None:
            pen.stroke([swayed(x, y - 4), swayed(x, 330)], GOLD, 6)

        c.draw(rod, relief=3.5, detail=0.85)
