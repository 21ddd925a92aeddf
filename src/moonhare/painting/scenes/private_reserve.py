"""A camel steps down a winding dune; its hump is clear as glass, and in it lies an oasis where a sparrow bathes."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, fur, glass
from moonhare.painting.motifs.beasts import paint_ear
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.motifs.plants import palm
from moonhare.painting.motifs.ribbon import ribbon
from moonhare.painting.motifs.skies import streaks, sun
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Private Reserve",
    hero="camel stepping down a winding dune; in its hump, as through glass, a palm oasis where a sparrow bathes",
    idea="contains",
    place="desert, dunes",
    palette="sunset coral",
    composition="S-path",
    time="dusk",
    symbols=("camel", "palm", "spring"),
    hidden="a fox following the drips",
    readings=("thrift", "secret", "jealousy"),
)
FINISH = {"vignette": 0.38, "bloom": 0.45, "contrast": 0.18}

_SUN = (0.72, 0.6, 0.3)
_HORIZON, _EYE = 372.0, 15.0
_TRACK = (
    # the crest's places on the card if the land were flat: x, y
    (690, 402),
    (560, 412),
    (330, 440),
    (250, 470),
    (330, 520),
    (560, 590),
    (690, 680),
    (670, 800),
    (520, 930),
    (330, 1040),
    (150, 1140),
    (20, 1260),
    (-60, 1400),
)
_HUMP = [
    (276, 730, CORNER),
    (312, 660),
    (346, 570),
    (396, 500),
    (454, 474),
    (516, 490),
    (570, 552),
    (610, 640),
    (654, 716, CORNER),
    (560, 726),
    (470, 738),
    (380, 726),
]
_COAT: Colour = (0.66, 0.105, 58)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.66, -0.52, 0.46),
        key=(0.95, 0.09, 72),
        shade=(0.36, 0.1, 312),
        rim=(0.75, -0.55, 0),
        rim_colour=(0.95, 0.12, 70),
        bounce=(0.7, 0.13, 40),
        bounce_share=0.25,
    )
    c.wash(
        [
            (0, (0.34, 0.1, 292)),
            (0.1, (0.45, 0.12, 325)),
            (0.2, (0.62, 0.15, 12)),
            (0.27, (0.78, 0.14, 40)),
            (0.32, (0.91, 0.1, 74)),
            (1, p.sky[4]),
        ]
    )
    streaks(c, 10, 260, (0.82, 0.14, 28), share=0.8, seed="bars", cover=0.7)
    streaks(c, 150, 350, (0.95, 0.1, 72), share=0.6, seed="gold", cover=0.5)
    sun(c, 666, 318, 46, (0.96, 0.11, 76))
    land = _dunes(c)
    repaint(c, 1.0, seed="land", loose=0.9)
    _drips(c, land)
    _fox(c)
    _camel(c)
    _scrub(c)
    repaint(c, 0.22, seed="last", loose=0.6)
    _sparks(c)


def _crest(v: Array | float) -> Array:
    """Return the track's place across the land at distance `v`."""
    far = np.array([_EYE * 900 / (y - _HORIZON) for _, y in _TRACK])
    across = np.array([(x - 400) / 900 for x, _ in _TRACK]) * far
    order = np.argsort(far)
    got: Array = np.interp(np.log(np.asarray(v, float)), np.log(far[order]), across[order]).astype(np.float32)
    return got


def _dunes(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        d = u - _crest(v)
        wide = 3.4 + v * 0.085
        ridge = np.where(
            d > 0, np.exp(-np.maximum(d, 0) / wide * 0.8), np.exp(-((np.minimum(d, 0) / (wide * 0.75)) ** 2))
        )
        side = c.noise.at("dune", u + 30 * c.noise.at("bend", u, v, 70, 2), v * 1.2, 46, 2)
        swell = (1 - np.abs(2 * side - 1)) ** 1.5 * np.asarray(smoothstep(26, 90, v)) * 11
        calm = 2.6 + 5.0 * np.asarray(smoothstep(16, 70, v))
        return np.asarray(calm * ridge + swell - 1.5 + 0.3 * c.noise.at("lump", u, v, 6, 2), np.float32)

    land = ground(c, heights, horizon=_HORIZON, eye=_EYE, near=10, far=900, sun=_SUN, shadow_reach=46)
    wind = np.sin((land.v * 0.8 + 0.6 * land.u + c.noise.at("wind", land.u, land.v, 11, 2) * 13) * 2.3)
    ripple = wind * smoothstep(75, 18, land.v)
    grit = c.noise.at("grit", land.u, land.v, 0.8, 3, land.footprint) - 0.5
    t = 0.12 + 1.0 * land.lit(_SUN) - 0.26 * land.shade + 0.06 * ripple + 0.1 * grit
    colours = pick(c.tones((0.66, 0.135, 38), 0.8), np.asarray(t, np.float32))
    haze = smoothstep(50, 620, land.v)[..., None] * 0.72
    c.fill(land.mask, colours + (rgb((0.88, 0.115, 58)) - colours) * haze, detail=0.15)
    lane = np.exp(-(((c.x - 666) / (60 + 0.3 * (c.y - 372))) ** 2)) * smoothstep(0.2, 0.6, land.lit(_SUN))
    c.screen(land.mask * np.asarray(lane, np.float32), (0.95, 0.12, 70), 0.3)
    spine = []
    for v in np.geomspace(230, 9.2, 60):
        x, y, q = land.spot(float(_crest(v)), float(v), 2.6 + 5.0 * float(smoothstep(16, 70, float(v))) - 1.7)
        spine.append((x, y, 3.4 * q))
    track = ribbon(c, spine, n=240)
    lit = np.asarray(smoothstep(-0.12, 0.1, track.across) * smoothstep(1.0, 0.2, track.across), np.float32)
    dark = np.asarray(smoothstep(0.06, -0.1, track.across) * smoothstep(-1.0, -0.15, track.across), np.float32)
    c.screen(track.mask * lit, (0.9, 0.14, 64), 0.75)
    c.multiply(track.mask * dark, (0.32, 0.12, 330), 0.9)
    return land


def _drips(c: Canvas, land: Ground) -> None:
    """Footprints along the crest, wet spots beside them, and where it dripped first a green shoot."""
    r = c.rng("track")
    prints: list[tuple[float, float, float]] = []
    shoots: list[tuple[float, float, float]] = []
    for v in np.geomspace(25.5, 230, 88):
        u = float(_crest(v)) - 1.3
        height = 2.6 + 5.0 * float(smoothstep(16, 70, float(v))) - 1.7
        x, y, size = land.spot(u + float(r.choice([-0.6, 0.5])), float(v), height)
        prints.append((x, y, size))
        if r.random() < 0.6:
            x, y, size = land.spot(u + float(r.normal(0.2, 0.7)), float(v), height)
            shoots.append((x, y, size))

    def marks(pen: Pen) -> None:
        for x, y, q in prints:
            pen.fill(oval(x, y, q * 0.36, q * 0.16), (0.42, 0.11, 340), 0.7)
            pen.fill(oval(x - q * 0.05, y + q * 0.1, q * 0.36, q * 0.07), (0.93, 0.1, 70), 0.6)

    c.draw(marks, detail=0.7, soft=0.5)

    def green(pen: Pen) -> None:
        for x, y, q in shoots:
            pen.fill(oval(x, y, q * 0.5, q * 0.18), (0.4, 0.1, 350), 0.55)
            n = 3
            for k in range(n):
                lean = (k - 1) * 0.35 + r.normal(0, 0.1)
                h = q * r.uniform(0.5, 0.95)
                pen.stroke(
                    [(x, y), (x + lean * h * 0.5, y - h * 0.6), (x + lean * h * 1.2, y - h)],
                    (0.66, 0.13, 145),
                    max(0.9, q * 0.1),
                )

    c.draw(green, relief=1.2, detail=0.8)


def _fox(c: Canvas) -> None:
    """Small and thin, nose to the damp sand, well behind."""
    x, y, s = 664.0, 640.0, 0.82
    coat: Colour = (0.58, 0.15, 42)

    def spine(*points: tuple[float, float, float]) -> list[tuple[float, float, float]]:
        return [(x + px * s, y + py * s, q * s) for px, py, q in points]

    c.multiply(c.mask(oval(x - 26, y + 3, 62, 6), soft=4), (0.34, 0.1, 330), 0.6)
    clay = Clay(c, (x - 120, y - 100, x + 130, y + 20), melt=5)
    clay.limb(spine((34, -44, 13), (4, -42, 12), (-28, -46, 14)))
    clay.limb(spine((-34, -48, 11), (-50, -38, 9), (-60, -26, 9)))
    clay.limb(spine((-60, -26, 10), (-72, -12, 5.5), (-79, -3, 3)))
    for a, b, d in (
        ((-30, -38), (-36, -18), (-38, 0)),
        ((-20, -38), (-18, -18), (-24, 0)),
        ((36, -38), (44, -20), (38, 0)),
        ((28, -38), (24, -20), (28, 0)),
    ):
        clay.limb(spine((*a, 7), (*b, 4), (*d, 3.4)), n=12)
    clay.limb(spine((44, -46, 6), (72, -40, 11), (100, -26, 12), (118, -16, 5)))
    body = clay.relief(0.6)
    c.form(body, coat, rim=1.1, detail=0.8)
    c.form(body.within(c.mask(oval(x + 114 * s, y - 18 * s, 12, 10), soft=2)), (0.95, 0.03, 80), detail=0.8)
    c.multiply(body.mask * np.asarray(smoothstep(y - 22, y - 6, c.y), np.float32), (0.35, 0.06, 330), 0.6)
    fur(c, body, clay.angle, seed="fox", length=(4, 9), spacing=1.8, spread=0.4, detail=0.8)
    for ex in (-55, -47):
        paint_ear(
            c,
            [(x + (ex - 5) * s, y - 32 * s), (x + (ex + 1) * s, y - 54 * s), (x + (ex + 9) * s, y - 36 * s)],
            mix(coat, c.palette.deep, 0.3),
            thickness=3,
        )
    c.draw(lambda pen: pen.dot(x - 64 * s, y - 22 * s, 1.6, (0.12, 0.03, 40)), detail=0.9)


def _camel(c: Canvas) -> None:
    shade = c.mask(
        curve(
            [
                (250, 1040),
                (330, 1010),
                (470, 1002),
                (580, 988),
                (500, 1030),
                (300, 1090),
                (60, 1130),
                (-60, 1180),
                (-60, 1120),
                (100, 1080),
            ]
        ),
        soft=9,
    )
    c.multiply(shade, (0.36, 0.11, 325), 0.66)
    far = Clay(c, (120, 640, 760, 1120), melt=9)
    far.limb(
        [
            (330, 822, 42),
            (306, 888, 27),
            (292, 934, 19),
            (284, 962, 19),
            (268, 1010, 12),
            (256, 1038, 13),
            (246, 1046, 17),
        ]
    )
    far.limb(
        [
            (546, 806, 60),
            (520, 866, 37),
            (538, 912, 21),
            (546, 928, 20),
            (526, 974, 12.5),
            (516, 998, 14),
            (506, 1006, 17),
        ]
    )
    for x, y in ((240, 1048), (500, 1008)):
        far.ball(x, y, 24, 12, z=4, melt=5)
    away = far.relief(1)
    c.form(away, mix(_COAT, (0.42, 0.11, 345), 0.4), bias=-0.08, detail=0.6)
    fur(c, away, far.angle, seed="far", length=(6, 12), spacing=3.0, detail=0.6)

    clay = Clay(c, (40, 520, 760, 1120), melt=22)
    clay.limb([(588, 760, 62), (560, 752, 80), (480, 776, 84), (400, 782, 86), (340, 776, 74)], flat=0.85)
    clay.limb(
        [
            (352, 772, 66, 6),
            (300, 790, 56, 8),
            (248, 800, 43, 10),
            (204, 764, 34, 12),
            (186, 700, 29, 12),
            (188, 640, 28, 12),
            (192, 610, 30, 12),
        ],
        melt=24,
    )
    clay.limb(
        [(196, 600, 32, 18), (160, 606, 28, 18), (122, 624, 21, 18), (104, 636, 20, 18), (98, 644, 17, 18)], melt=10
    )
    clay.limb(
        [
            (358, 830, 52, 16),
            (362, 868, 38, 16),
            (350, 920, 22, 16),
            (348, 944, 21, 16),
            (342, 996, 12.5, 16),
            (336, 1022, 14, 16),
            (326, 1032, 16, 16),
        ],
        melt=14,
    )
    clay.limb(
        [
            (572, 800, 72, 18),
            (556, 852, 50, 20),
            (586, 904, 25, 20),
            (594, 924, 22, 20),
            (578, 968, 12.5, 20),
            (570, 994, 14, 20),
            (560, 1004, 16, 20),
        ],
        melt=14,
    )
    for x, y, q in ((318, 1036, 29), (552, 1008, 28)):
        clay.ball(x, y, q, 13, z=26, melt=5)
        clay.press([(x - 14, y - 8, 3), (x - 18, y + 10, 3)], 6)
    for x, y in ((344, 934), (594, 918)):
        clay.ball(x, y, 17, 20, z=30, melt=7)
    for spine, deep in (
        ([(318, 838, 12), (338, 806, 14), (350, 770, 12)], 10.0),
        ([(532, 850, 14), (540, 820, 12)], 5.0),
        ([(98, 648, 3), (114, 650, 3.5), (130, 646, 3)], 7.0),
        ([(330, 1034, 3), (318, 1034, 3)], 4.0),
        ([(400, 850, 18), (470, 852, 18)], 6.0),
    ):
        clay.press(spine, deep)
    body = clay.relief(1.6)
    c.form(body, _COAT, shadow=36, mottle=0.09, grain=34, rim=1.0, detail=0.62)
    fur(c, body, clay.angle, seed="coat", length=(7, 15), spacing=3.0, light=0.08, spread=0.4, detail=0.62)
    _shag(c)
    _oasis(c)
    _face(c)
    _tack(c)


def _shag(c: Canvas) -> None:
    """Longer wool under the neck, on the crown and round the foot of the hump."""
    r = c.rng("shag")
    xs: list[float] = []
    ys: list[float] = []
    for (x0, y0), (x1, y1), n in (
        ((330, 848), (250, 838), 90),
        ((250, 838), (184, 760), 70),
        ((184, 586), (206, 590), 30),
        ((350, 842), (380, 850), 40),
    ):
        for _ in range(n):
            t = r.random()
            xs.append(float(x0 + (x1 - x0) * t + r.normal(0, 5)))
            ys.append(float(y0 + (y1 - y0) * t + r.normal(0, 5)))
    base = rgb(mix(_COAT, c.palette.deep, 0.34))
    colours = np.clip(np.repeat(base[None], len(xs), 0) * r.uniform(0.7, 1.5, (len(xs), 1)), 0, 1).astype(np.float32)
    strew(
        c,
        "hair",
        np.array(xs),
        np.array(ys),
        r.uniform(16, 32, len(xs)),
        1.7 + r.normal(0, 0.3, len(xs)),
        colours,
        seed="shag",
        detail=0.65,
    )


def _oasis(c: Canvas) -> None:
    hump = c.mask(curve(_HUMP), wobble=1.5, cell=24)
    at = hump.where
    down = np.clip((c.y[at] - 470) / 250, 0, 1)
    glow = np.exp(-(((c.x[at] - 500) / 90) ** 2 + ((c.y[at] - 610) / 60) ** 2))
    t = np.clip(0.16 + 1.0 * down + 0.5 * glow + 0.1 * (c.field("air", 40, 3)[at] - 0.5), 0, 1)
    sky = ramp([(0.0, (0.5, 0.09, 205)), (0.35, (0.72, 0.1, 185)), (0.65, (0.9, 0.1, 130)), (1.0, (0.98, 0.08, 95))])
    c.fill(hump, pick(sky, np.asarray(t, np.float32)), detail=0.7)
    for i, (x, y, rx, ry, tone) in enumerate(
        (
            (390, 668, 110, 40, (0.6, 0.12, 155)),
            (560, 672, 90, 46, (0.52, 0.12, 150)),
            (330, 690, 70, 50, (0.42, 0.1, 155)),
        )
    ):
        bush = c.mask(oval(x, y, rx, ry), wobble=9, cell=16) & hump
        c.form(bush, tone, thickness=20, mottle=0.2, grain=9, rim=0.6, haze=0.0, detail=0.7, bias=0.03 * i)
    pool = c.mask(oval(468, 716, 120, 36)) & hump
    pt = pool.where
    n = c.noise.at("pool", c.x[pt] / 24, c.y[pt] / 5, 1.0, 3)
    ring = np.sin(np.hypot((c.x[pt] - 470), (c.y[pt] - 704) * 2.8) / 5.2) * np.exp(
        -np.hypot(c.x[pt] - 470, (c.y[pt] - 704) * 2.8) / 60
    )
    pools = ramp([(0.0, (0.42, 0.09, 205)), (0.5, (0.7, 0.1, 190)), (1.0, (0.99, 0.04, 130))])
    c.fill(pool, pick(pools, np.asarray(0.5 + 0.5 * (n - 0.5) + 0.3 * ring, np.float32)), detail=0.8)
    with c.group() as inside:
        palm(c, 380, 704, 150, (0.5, 0.08, 55), (0.55, 0.14, 140), seed="tall", lean=0.26)
        palm(c, 556, 706, 164, (0.46, 0.08, 55), (0.6, 0.15, 132), seed="right", lean=-0.24)
        palm(c, 352, 716, 92, (0.46, 0.08, 55), (0.48, 0.13, 148), seed="low", lean=-0.04)
        palm(c, 586, 722, 80, (0.46, 0.08, 55), (0.48, 0.13, 148), seed="edge", lean=0.02)
    c.paste(inside, clip=hump)

    def grass(pen: Pen) -> None:
        r = c.rng("blades")
        for _ in range(80):
            a = r.uniform(0, 6.28)
            x, y = 468 + math.cos(a) * r.uniform(112, 132), 714 + math.sin(a) * 34
            if y < 704 or abs(x - 468) > 100:
                h = r.uniform(10, 26)
                pen.stroke(
                    [(x, y), (x + r.normal(0, 5), y - h)], mix((0.5, 0.13, 145), (0.82, 0.15, 115), r.random()), 2
                )
        for x, y in ((372, 690), (398, 696), (540, 690), (566, 700), (352, 706), (420, 690)):
            pen.dot(x, y, 4.4, (0.68, 0.19, 8))
            pen.dot(x - 1, y - 1, 1.6, (0.93, 0.12, 90))

    c.draw(grass, relief=1.2, detail=0.85, clip=hump)
    _sparrow(c, hump)
    skin = glass(c, hump, (0.9, 0.05, 150), thickness=80, clear=0.92, shine=0.75)
    edge = np.clip(1 - skin.nz, 0, 1) ** 1.3
    c.glaze(hump * np.asarray(edge * 0.9 * smoothstep(0.0, 0.7, edge), np.float32), (0.6, 0.11, 58), 0.9)
    shine = c.mask(curve([(372, 560), (404, 508), (440, 490), (428, 508), (398, 550), (380, 600)]), soft=3)
    c.screen(shine & hump, (0.99, 0.02, 130), 0.75)
    spot = c.mask(oval(566, 590, 5, 22, -20), soft=3)
    c.screen(spot & hump, (0.98, 0.06, 80), 0.7)
    c.emit(hump, 0.1)
    c.glow(470, 610, 150, (0.85, 0.11, 160), 0.3)
    c.lamp(Lamp(x=470, y=690, z=60, reach=100, colour=(0.8, 0.12, 165), power=0.35), halo=0.0)
    r = c.rng("seam")
    n_hair = 760
    u = r.random(n_hair)
    across = 300 + 340 * u
    rise = np.abs(u - 0.5) * 2
    height = 734 + 8 * np.sin(u * math.pi) - r.random(n_hair) * (8 + 24 * rise**3)
    base = rgb(mix(_COAT, (0.9, 0.1, 75), 0.2))
    colours = np.clip(np.repeat(base[None], n_hair, 0) * r.uniform(0.78, 1.12, (n_hair, 1)), 0, 1).astype(np.float32)
    strew(
        c,
        "hair",
        across,
        height,
        r.uniform(14, 26, n_hair),
        1.0 + (u - 0.5) * 0.5 + r.normal(0, 0.22, n_hair),
        colours,
        seed="seam",
        detail=0.75,
    )


def _sparrow(c: Canvas, hump: Mask) -> None:
    x, y = 470.0, 716.0
    bird = Bird(
        body=(0.46, 0.095, 45),
        breast=(0.84, 0.04, 75),
        wing=(0.34, 0.08, 40),
        beak=(0.36, 0.04, 60),
        neck=0.06,
        plump=0.34,
        head=0.24,
        beak_length=0.12,
        tail=0.34,
        leg=0.1,
        pitch=18,
    )
    perched(c, bird, x, y, 74, left=True, seed="sparrow")
    r = c.rng("bath")

    def bath(pen: Pen) -> None:
        for _ in range(30):
            a, q = r.uniform(-3.0, -0.14), abs(r.normal(26, 18))
            px, py = x + math.cos(a) * (q + 34), y - 8 + math.sin(a) * (q + 10)
            pen.dot(px, py, r.uniform(0.8, 2.8), (0.99, 0.02, 180), 0.95)
        pen.stroke([(x - 44, y + 2), (x - 18, y + 6), (x + 20, y + 5), (x + 40, y)], (0.97, 0.03, 170), 4, 0.85)

    c.draw(bath, detail=0.9, clip=hump)


def _face(c: Canvas) -> None:
    for ex, ey, q in ((212, 578, 0.9), (204, 572, 1.0)):
        paint_ear(
            c,
            [(ex - 8, ey + 6), (ex - 2, ey - 24 * q), (ex + 12, ey - 30 * q), (ex + 12, ey + 2)],
            mix(_COAT, c.palette.deep, 0.2),
            (0.42, 0.08, 20),
            6,
        )

    def lines(pen: Pen) -> None:
        dark: Colour = (0.18, 0.05, 330)
        pen.fill(curve([(161, 599, CORNER), (171, 595), (181, 597), (184, 601, CORNER), (172, 605)]), dark)
        pen.stroke([(157, 598), (170, 592), (186, 596)], mix(dark, _COAT, 0.2), 4.5)
        pen.stroke([(156, 588), (170, 580), (190, 588)], dark, 2, 0.4)
        for k in range(6):
            px, py = 158 + k * 4.4, 600 - 3 * math.sin((k + 0.6) / 6 * 3)
            pen.stroke([(px, py), (px - 6, py + 8)], dark, 1.7)
        pen.dot(175, 598, 1.3, (0.98, 0.03, 80))
        pen.stroke([(98, 628), (108, 620), (114, 626)], dark, 4.5, 0.85)
        pen.stroke([(96, 652), (112, 655), (134, 648)], dark, 2.6, 0.75)

    c.draw(lines, detail=0.92, soft=0.35)


def _tack(c: Canvas) -> None:
    """A red halter and a woven breast band with tassels."""
    band = c.mask(
        curve([(300, 738, CORNER), (286, 790), (290, 846, CORNER), (312, 850, CORNER), (310, 792), (324, 738, CORNER)])
    )
    c.shadow(band, -6, 4, soft=4, share=0.4)
    cloth(c, band, (0.56, 0.19, 24), angle=90, fold=9, depth=2, thickness=8, detail=0.75, seed="band")

    def cords(pen: Pen) -> None:
        red: Colour = (0.58, 0.19, 25)
        pen.stroke([(128, 600), (138, 624), (134, 650)], red, 5)
        pen.stroke([(130, 622), (166, 618), (204, 588)], red, 5)
        pen.stroke([(136, 646), (176, 640), (214, 600)], red, 4)
        pen.stroke([(208, 634), (240, 700), (296, 742)], (0.42, 0.13, 330), 3.4)
        for x, y in ((150, 634), (182, 620), (296, 858), (306, 858)):
            for k in range(5):
                pen.stroke([(x, y), (x + (k - 2) * 2.4, y + 20)], (0.9, 0.13, 82) if k % 2 else red, 2.2)
            pen.dot(x, y, 4, (0.92, 0.12, 85))
        for k in range(6):
            pen.dot(302 - 6 * math.sin(k / 5 * 3.1), 752 + k * 18, 3.4, (0.92, 0.12, 85))

    c.draw(cords, relief=2.4, detail=0.85)
    tail = c.rng("tail")

    def hairs(pen: Pen) -> None:
        pen.stroke([(638, 742), (662, 778), (660, 838)], _COAT, 8)
        for _ in range(16):
            pen.stroke(
                [(660, 826), (662 + tail.normal(0, 4), 856), (656 + tail.normal(0, 8), 884)], (0.34, 0.08, 30), 2.6
            )

    c.draw(hairs, relief=3, detail=0.7)


def _scrub(c: Canvas) -> None:
    """Dry thorn near to us, dark against the lit sand."""
    r = c.rng("scrub")

    def twigs(pen: Pen) -> None:
        for x0, y0, size, n in ((700.0, 1215.0, 210.0, 40), (800.0, 1130.0, 150.0, 24), (560.0, 1230.0, 120.0, 20)):
            for _ in range(n):
                a = math.radians(float(r.uniform(-165, -25)))
                q = size * float(r.uniform(0.4, 1.0))
                x1, y1 = x0 + math.cos(a) * q * 0.5, y0 + math.sin(a) * q * 0.5
                b = a + float(r.normal(0, 0.35))
                x2, y2 = x1 + math.cos(b) * q * 0.5, y1 + math.sin(b) * q * 0.5
                tone = mix((0.24, 0.08, 320), (0.6, 0.13, 40), 0.35 * float(r.random()))
                pen.stroke([(x0, y0), (x1, y1), (x2, y2)], tone, 3.2, 0.95)
                for k in range(3):
                    t = 0.4 + 0.2 * k
                    px, py = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
                    d = b + (0.9 if k % 2 else -0.9)
                    pen.stroke([(px, py), (px + math.cos(d) * q * 0.13, py + math.sin(d) * q * 0.13)], tone, 1.8, 0.95)

    c.multiply(c.mask(oval(690, 1196, 200, 26), soft=18), (0.34, 0.11, 325), 0.6)
    c.draw(twigs, relief=1.8, detail=0.7)


def _sparks(c: Canvas) -> None:
    """Drops that fall from the hump's hem, each with a glint."""

    def drops(pen: Pen) -> None:
        for x, y, q in ((622, 744, 5), (626, 800, 5.5), (618, 880, 6), (624, 950, 5)):
            pen.fill(
                curve([(x, y - q * 2, CORNER), (x + q, y + q * 0.4), (x, y + q * 1.3), (x - q, y + q * 0.4)]),
                (0.8, 0.09, 190),
                0.95,
            )
            pen.dot(x - q * 0.3, y, q * 0.32, (0.99, 0.01, 180))

    c.draw(drops, detail=0.95)
    for x, y in ((622, 744), (626, 800), (618, 880), (624, 950)):
        c.glow(x, y, 12, (0.85, 0.1, 180), 0.4)
    c.glow(470, 700, 60, (0.95, 0.08, 150), 0.3)
    c.glow(666, 318, 190, (0.96, 0.11, 72), 0.3)
