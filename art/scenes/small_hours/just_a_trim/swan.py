"""The client of Just a Trim: a suit seen a little from the side, and out of its collar a swan's neck of clipped box."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from art.painting.materials import fur, leaves
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, circle, curve, limb, oval, polygon, sample
from art.painting.stamps import jittered, scatter, strew
from art.painting.strokes import repaint

NECK = [
    (436.0, 985.0, 96.0),
    (432.0, 880.0, 84.0),
    (462.0, 760.0, 68.0),
    (512.0, 640.0, 56.0),
    (542.0, 520.0, 48.0),
    (532.0, 408.0, 43.0),
    (478.0, 318.0, 41.0),
    (404.0, 280.0, 43.0),
    (340.0, 288.0, 47.0),
    (296.0, 318.0, 33.0),
]
CLOTH: Colour = (0.31, 0.065, 248)


def suit(c: Canvas) -> None:
    """Shoulders, sleeves and chest as one worn jacket, with lapels, shirt and tie upon it."""
    clay = Clay(c, (-90, 880, 890, 1200), melt=30)
    clay.ball(410, 1290, 300, 300, thick=150)
    clay.limb([(330, 1000, 58), (216, 1034, 70), (120, 1102, 86), (76, 1270, 104)], flat=0.9)
    clay.limb([(520, 996, 62), (632, 1028, 78), (730, 1102, 96), (782, 1280, 116)], flat=0.9)
    for fold in (
        [(222, 1000, 4), (202, 1080, 5), (206, 1210, 7)],
        [(640, 1000, 4), (666, 1086, 5), (664, 1210, 7)],
    ):
        clay.press(fold, 6)
    for fold in (
        [(208, 1110, 6), (250, 1136, 12), (312, 1160, 5)],
        [(206, 1150, 6), (256, 1184, 13), (330, 1210, 5)],
        [(662, 1112, 6), (620, 1150, 13), (560, 1190, 5)],
        [(148, 1050, 4), (120, 1110, 13), (126, 1200, 8)],
        [(74, 1110, 5), (60, 1160, 12), (66, 1210, 8)],
        [(716, 1064, 5), (748, 1130, 14), (742, 1206, 8)],
        [(786, 1120, 5), (800, 1170, 12), (796, 1210, 8)],
    ):
        clay.press(fold, 7)
    body = clay.relief(4.0)
    c.shadow(body.mask, -4, -12, 26, 0.5)
    at = body.mask.where
    twill = np.sin((c.x[at] + c.y[at] * 0.9) * 1.5) * 0.25
    c.form(body, CLOTH, bump=np.asarray(twill, np.float32), shadow=22, rim=0.25, mottle=0.05, depth=0.8, detail=0.4)
    lit = smoothstep(0.5, -0.8, body.nx + 0.45 * body.ny)
    c.screen(body.mask * np.asarray(lit * smoothstep(520, 120, c.x[at]), np.float32), (0.66, 0.13, 62), 0.55)
    c.multiply(body.mask * np.asarray(smoothstep(-0.1, 0.6, body.nx), np.float32), (0.28, 0.07, 232), 0.6)
    c.multiply(body.mask * np.asarray(smoothstep(420, 760, c.x[at]), np.float32), (0.32, 0.07, 232), 0.45)
    repaint(c, 0.75, seed="suit", loose=0.55)
    fur(c, body, clay.angle, seed="wool", length=(8, 17), spacing=5.5, light=0.035, lift=0.004, spread=0.3, detail=0.5)
    c.screen(body.mask.edge(-7, -7, 6), (0.92, 0.13, 78), 0.55)
    inside = c.mask(oval(430, 950, 108, 30))
    c.fill(inside, (0.26, 0.05, 225), detail=0.6)


def front(c: Canvas) -> None:
    """Shirt, lapels, collar and tie, in front of the neck's root."""
    shirt = c.mask(
        curve([(342, 962, CORNER), (430, 1010), (516, 958, CORNER), (470, 1110), (386, 1260, CORNER), (352, 1110)])
    )
    pleat = np.asarray(1.6 * np.sin(c.x / 5.4 + c.y / 80), np.float32)
    c.form(shirt, (0.9, 0.03, 130), thickness=30, bump=pleat, rim=0.2, detail=0.6)
    c.multiply(shirt * np.asarray(smoothstep(380, 480, c.x), np.float32), (0.5, 0.07, 215), 0.7)
    lapels: tuple[list[tuple[float, ...]], ...] = (
        [
            (340, 930, CORNER),
            (276, 1006),
            (236, 1074, CORNER),
            (274, 1082, CORNER),
            (262, 1112, CORNER),
            (310, 1186),
            (384, 1266, CORNER),
            (350, 1110),
            (348, 1010),
        ],
        [
            (518, 928, CORNER),
            (574, 1006),
            (606, 1074, CORNER),
            (566, 1086, CORNER),
            (582, 1118, CORNER),
            (510, 1200),
            (384, 1268, CORNER),
            (462, 1110),
            (500, 1010),
        ],
    )
    for k, points in enumerate(lapels):
        m = c.mask(curve(points))
        c.shadow(m, 12, 10, 10, 0.65)
        at = m.where
        twill = np.sin((c.x[at] * (1 if k else -1) + c.y[at] * 0.9) * 1.5) * 0.4
        r = c.form(
            m, (0.34, 0.07, 248), thickness=16, bump=np.asarray(twill, np.float32), rim=0.15, depth=0.75, detail=0.6
        )
        c.screen(m.edge(-5, -3, 4), (0.86, 0.12, 80), 0.34 if k == 0 else 0.2)
        fur(c, r, 1.2 if k else 1.9, seed=f"lapel{k}", length=(5, 10), spacing=4.4, light=0.035, spread=0.3, detail=0.6)
        if k == 0:
            c.screen(m, (0.8, 0.11, 78), 0.14)
        else:
            c.multiply(m, (0.4, 0.07, 235), 0.4)
    _collar(c)
    _pocket(c)


def _collar(c: Canvas) -> None:
    for k, points in enumerate(
        (
            [(330, 912, CORNER), (336, 950), (342, 1020, CORNER), (392, 1004), (424, 986, CORNER), (372, 960)],
            [(532, 910, CORNER), (530, 950), (514, 1022, CORNER), (462, 1004), (424, 986, CORNER), (482, 958)],
        )
    ):
        wing = c.mask(curve(points))
        c.shadow(wing, 6, 10, 7, 0.55)
        c.form(wing, (0.95, 0.03, 110), thickness=12, rim=0.5, bias=0.06 if k == 0 else -0.16, detail=0.8)
    for f, far in ((-1, 62), (1, 72)):
        bow = c.mask(
            curve(
                [
                    (420 + f * 6, 996),
                    (420 + f * far * 0.6, 966),
                    (420 + f * far, 962, CORNER),
                    (420 + f * (far - 3), 1034, CORNER),
                    (420 + f * far * 0.55, 1022),
                ]
            )
        )
        c.shadow(bow, 6, 8, 6, 0.55)
        silk = np.asarray(2.6 * np.sin(np.arctan2(c.y - 1000, (c.x - 420) * f) * 13), np.float32)
        c.form(
            bow,
            (0.64, 0.18, 32),
            thickness=18,
            bump=silk,
            gloss=0.25,
            rim=0.6,
            bias=0.05 if f < 0 else -0.1,
            detail=0.85,
        )
    c.form(c.mask(oval(420, 998, 16, 20)), (0.62, 0.18, 30), thickness=15, rim=0.6, detail=0.85)


def _pocket(c: Canvas) -> None:
    cut = polygon([(560, 1150), (690, 1120), (690, 1210), (560, 1210)])
    egg = c.mask(oval(628, 1122, 25, 34, 9)) - c.mask(cut)
    c.form(egg, (0.84, 0.06, 185), thickness=26, rim=0.9, gloss=0.3, detail=0.9)
    spots = c.rng("spots")
    places = [
        (628 + float(spots.normal(0, 10)), 1112 + float(spots.normal(0, 12)), 1 + float(spots.random()))
        for _ in range(16)
    ]

    def speckles(pen: Pen) -> None:
        for px, py, q in places:
            pen.dot(px, py, q, (0.46, 0.07, 60))

    c.draw(speckles, clip=egg, detail=0.9)
    welt = c.mask(polygon([(574, 1144), (684, 1120), (688, 1138), (578, 1163)]))
    c.shadow(welt, 3, 8, 5, 0.5)
    c.form(welt, (0.37, 0.075, 246), thickness=7, rim=0.5, detail=0.8)


def _greens(warm: float, r: np.random.Generator, n: int) -> Array:
    table = ramp([(0, (0.4, 0.09, 165)), (0.45, (0.54, 0.125, 145)), (0.8, (0.66, 0.15, 128)), (1, (0.78, 0.15, 112))])
    out: Array = pick(table, np.clip(r.beta(2, 2.4, n).astype(np.float32) + warm, 0, 1))
    return out


def swan(c: Canvas) -> None:
    """The neck, leaf by leaf: a dark inside, leaves in the light, and at the edge leaves with light through them."""
    clay = Clay(c, (220, 200, 660, 1010), melt=10)
    clay.limb(NECK, n=90)
    clay.ball(338, 290, 54, 45, z=6, turn=-22)
    clay.cut((430, 985), (0, 1))
    smooth = clay.relief(2.0)
    at = smooth.mask.where
    n = c.field("bough", 26, 3)[at]
    lump = np.asarray((n - 0.5) * 14, np.float32)
    c.shadow(smooth.mask, 46, 26, 30, 0.4)
    base = c.form(smooth, (0.34, 0.08, 160), bump=lump, rim=0.3, shadow=30, detail=0.6)
    body = smooth.bumped(lump)
    flow = clay.angle + 0.4 * (c.field("comb", 40, 2)[at] - 0.5)
    for k, (size, gap, bias, warm) in enumerate(
        (((15, 26), 7.5, -0.16, -0.16), ((13, 22), 6.0, -0.02, 0.0), ((11, 18), 6.4, 0.06, 0.1))
    ):
        leaves(
            c,
            body,
            partial(_greens, warm),
            flow,
            seed=f"leaf{k}",
            length=size,
            spacing=gap,
            spread=0.85,
            gain=1.25,
            bias=bias,
            clump=0.16,
            vary=0.09,
            order="any",
            detail=0.75,
            spill=5,
        )
    side = smoothstep(-0.15, 0.6, smooth.nx + 0.35 * smooth.ny)
    c.multiply(base.mask * np.asarray(side, np.float32), (0.22, 0.07, 222), 0.85)
    c.multiply(base.mask * np.asarray(smoothstep(850, 985, c.y[at]), np.float32), (0.26, 0.06, 205), 0.55)
    c.screen(
        base.mask * np.asarray(smoothstep(-0.3, -0.85, smooth.nx + 0.3 * smooth.ny), np.float32), (0.9, 0.15, 102), 0.55
    )
    _edge(c)
    _wild(c)
    _face(c)


def _edge(c: Canvas) -> None:
    """Leaves on the sun's side, thin enough that it comes through them."""
    r = c.rng("edge")
    s = sample(NECK, 400)
    d = np.gradient(s[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    i = r.integers(40, 392, 620)
    nx, ny = -d[i, 1], d[i, 0]
    facing = nx * -0.9 + ny * -0.45
    side = np.where(facing >= 0, 1.0, -1.0)
    far = s[i, 2] * r.uniform(0.8, 1.03, len(i))
    x, y = s[i, 0] + nx * side * far, s[i, 1] + ny * side * far
    keep = np.abs(facing) > 0.3
    x, y = x[keep], y[keep]
    turn = (np.arctan2(d[i, 1], d[i, 0]) - 0.6 * side)[keep] + r.normal(0, 0.6, int(keep.sum()))
    table = ramp([(0, (0.7, 0.17, 122)), (0.6, (0.86, 0.17, 112)), (1, (0.95, 0.13, 102))])
    tones = pick(table, r.random(len(x)).astype(np.float32))
    strew(c, "leaf", x, y, r.uniform(9, 17, len(x)), turn, tones, seed="edge", alpha=0.9, detail=0.85)


def _wild(c: Canvas) -> None:
    """Shoots at the nape that the shears have not come to yet."""
    r = c.rng("wild")
    s = sample(NECK, 400)
    d = np.gradient(s[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    xs: list[float] = []
    ys: list[float] = []
    turns: list[float] = []
    stems: list[list[tuple[float, float]]] = []
    for k in sorted(int(v) for v in r.integers(150, 330, 46)):
        nx, ny = -float(d[k, 1]), float(d[k, 0])
        if nx < 0 and ny > 0:
            nx, ny = -nx, -ny
        if nx < 0 and abs(nx) > abs(ny):
            nx, ny = -nx, -ny
        if ny > 0.3:
            nx, ny = -nx, -ny
        q = float(s[k, 2]) * 0.9
        x0, y0 = float(s[k, 0]) + nx * q, float(s[k, 1]) + ny * q
        a = math.atan2(ny - 0.4, nx) + float(r.normal(0, 0.3))
        length = float(r.uniform(18, 52)) * (0.5 + 0.5 * math.sin((k - 150) / 180 * math.pi))
        tip = (x0 + math.cos(a) * length, y0 + math.sin(a) * length)
        stems.append([(x0, y0), ((x0 + tip[0]) / 2 + 2, (y0 + tip[1]) / 2 - 1), tip])
        for j in range(6):
            t = (j + 1) / 6
            xs.append(x0 + (tip[0] - x0) * t)
            ys.append(y0 + (tip[1] - y0) * t)
            turns.append(a + (0.8 if j % 2 else -0.8) * (1 - 0.6 * (j == 5)))

    def work(pen: Pen) -> None:
        for line in stems:
            pen.stroke(line, (0.42, 0.08, 110), 1.8)

    c.draw(work, detail=0.8)
    table = ramp([(0, (0.44, 0.1, 160)), (0.6, (0.62, 0.14, 135)), (1, (0.86, 0.15, 110))])
    tones = pick(table, r.random(len(xs)).astype(np.float32))
    strew(
        c,
        "leaf",
        np.array(xs),
        np.array(ys),
        r.uniform(10, 17, len(xs)),
        np.array(turns),
        tones,
        seed="wild",
        detail=0.85,
    )
    ends = [line[-1] for line in stems]
    side = [(float(s[k, 0]), float(s[k, 1])) for k in range(150, 330, 9)]
    near = [(x + float(r.uniform(0.1, 0.85)) * 42, y + float(r.normal(0, 10))) for x, y in side]
    _blossom(c, [p for p in ends if r.random() < 0.55] + near)


def _blossom(c: Canvas, places: list[tuple[float, float]]) -> None:
    """White flowers among the shoots: what is let grow, blooms."""
    r = c.rng("blossom")

    def work(pen: Pen) -> None:
        for x, y in places:
            q, turn = float(r.uniform(3.2, 5.6)), float(r.uniform(0, 6.3))
            for k in range(5):
                a = turn + k * 1.257
                tone = mix((0.97, 0.03, 60), (0.82, 0.09, 10), float(r.uniform(0, 0.5)))
                pen.fill(oval(x + math.cos(a) * q, y + math.sin(a) * q, q * 0.8, q * 0.6, math.degrees(a)), tone)
            pen.dot(x, y, q * 0.42, (0.82, 0.15, 80))

    c.draw(work, relief=1.0, detail=0.9)


def _face(c: Canvas) -> None:
    beak = c.mask(
        curve(
            [
                (300, 286, CORNER),
                (268, 306),
                (220, 356),
                (190, 392),
                (184, 408, CORNER),
                (214, 404),
                (262, 374),
                (304, 350, CORNER),
            ]
        )
    )
    body = c.form(beak, (0.64, 0.17, 42), thickness=22, rim=0.7, detail=0.8)
    r = c.rng("beak")
    x, y = scatter(beak, 330, r)
    tones = np.stack([rgb((0.68, 0.19, 36)), rgb((0.8, 0.17, 60)), rgb((0.58, 0.19, 30))])[r.integers(0, 3, len(x))]
    strew(
        c,
        "petal",
        x,
        y,
        r.uniform(9, 16, len(x)),
        r.uniform(0, 6.3, len(x)),
        jittered(tones, r, 0.1, 0.02),
        seed="beak",
        clip=beak.grow(3),
    )
    low = smoothstep(-0.1, 0.7, body.ny + 0.3 * body.nx)
    c.multiply(beak * np.asarray(low, np.float32), (0.42, 0.13, 20), 0.7)
    c.screen(beak.edge(-6, -5, 4), (0.97, 0.1, 90), 0.6)
    c.draw(lambda pen: pen.stroke([(188, 405), (232, 378), (292, 334)], (0.34, 0.11, 25), 2.6), detail=0.9)
    dark = c.mask(
        curve(
            [
                (302, 272, CORNER),
                (318, 292),
                (326, 318),
                (308, 352, CORNER),
                (288, 352),
                (292, 330),
                (270, 312),
                (284, 292),
            ]
        ),
        wobble=2,
    )
    c.form(dark, (0.2, 0.05, 190), thickness=14, rim=0.5, detail=0.8)
    x, y = scatter(dark, 90, r)
    deep = np.stack([rgb((0.2, 0.05, 190)), rgb((0.3, 0.07, 175)), rgb((0.14, 0.04, 210))])[r.integers(0, 3, len(x))]
    strew(
        c,
        "leaf",
        x,
        y,
        r.uniform(8, 13, len(x)),
        r.normal(2.2, 0.8, len(x)),
        jittered(deep, r, 0.05, 0.01),
        seed="lore",
        detail=0.8,
    )
    c.fill(c.mask(oval(346, 282, 13, 11.5, -14)), mix((0.3, 0.07, 160), (0.86, 0.12, 110), 0.35), detail=0.9)
    c.form(c.mask(circle(345, 283, 9.4)), (0.12, 0.03, 20), gloss=1.0, thickness=9, detail=0.95)

    def spark(pen: Pen) -> None:
        pen.dot(341.6, 279.6, 2.9, (0.98, 0.04, 95))
        pen.dot(348, 287, 1.2, (0.8, 0.08, 90), 0.8)

    c.draw(spark, detail=0.95)


def double() -> Path:
    """Return the neck's silhouette, smaller and farther to the right: its double in the mirror."""
    return limb([(p[0] * 0.62 + 416, p[1] * 0.62 + 150, p[2] * 0.6) for p in NECK], 80)
