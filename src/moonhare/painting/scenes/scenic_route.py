"""A grassy mountain is a cat seated with its back to us, woods for stripes; the road below it is its tail."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import foliage, fur
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.plants import pine
from moonhare.painting.motifs.ribbon import Ribbon, ribbon
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import box, circle, curve, limb, oval, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Scenic Route",
    hero="golden mountain that is a cat seen from behind, its stripes woods, its tail the pass road with one lit bus",
    idea="turning into",
    place="mountain, high pass",
    palette="storm plum",
    composition="S-path",
    time="dusk",
    symbols=("road", "cat", "bus"),
    hidden="a road sign at the bend warns of mice",
    readings=("patience", "commute", "home"),
)
FINISH = {"vignette": 0.26, "bloom": 0.4, "saturation": 1.06, "contrast": 0.1, "focus": Focus(400, 640, 480, 660, 0.12)}

_TAIL = [
    (590, 850, 26),
    (684, 862, 33),
    (712, 904, 37),
    (640, 944, 40),
    (480, 946, 42),
    (300, 936, 44),
    (160, 948, 47),
    (94, 1010, 54),
    (136, 1080, 62),
    (280, 1104, 70),
    (460, 1122, 82),
    (610, 1194, 104),
    (670, 1300, 130),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.8, -0.42, 0.42),
        key=(0.95, 0.085, 88),
        shade=(0.36, 0.085, 310),
        rim=(-0.9, -0.45, 0),
        rim_colour=(0.97, 0.1, 92),
        bounce=(0.6, 0.08, 330),
        bounce_share=0.2,
    )
    _sky(c)
    repaint(c, 0.7, seed="sky", loose=1.2)
    _cat(c)
    _valley(c)
    _tail(c)
    _bus(c)
    _near(c)
    _lights(c)


def _sky(c: Canvas) -> None:
    """A pale evening: lilac going down into cream, a low light from the left, ranges lost in haze."""
    c.wash(
        [
            (0, (0.47, 0.085, 308)),
            (0.16, (0.6, 0.08, 318)),
            (0.34, (0.74, 0.07, 340)),
            (0.5, (0.86, 0.065, 40)),
            (0.64, (0.9, 0.075, 62)),
            (0.76, (0.85, 0.08, 45)),
            (1, (0.7, 0.08, 20)),
        ],
        18,
    )
    streaks(c, 60, 470, (0.92, 0.07, 60), share=0.5, seed="high", cover=0.5)
    streaks(c, 200, 420, (0.52, 0.085, 312), share=0.25, seed="low", cover=0.35)
    c.glow(-60, 560, 300, (0.97, 0.09, 80), 0.7)
    for k, (y, tone, size) in enumerate(
        ((770, (0.82, 0.065, 25), 170), (820, (0.7, 0.08, 350), 150), (880, (0.58, 0.085, 330), 190))
    ):
        n = c.field(f"range{k}", size, 4)[int(300 * c.scale)]
        crest = y - 230 * (n - 0.4)[None, :]
        c.fill(c.full(smoothstep(-2, 2, c.y - crest)), tone, 0.85, detail=0.05)
        c.fog(y - 30, y + 150, (0.95, 0.07, 80), 0.6, cell=220)


def _cat(c: Canvas) -> None:
    """One round, soft hill of dry grass: haunches, back, head, two ears; the left side takes the light."""
    clay = Clay(c, (60, 40, 760, 1040), melt=46)
    clay.limb([(410, 420, 116), (406, 490, 156), (402, 590, 198), (398, 740, 236), (396, 880, 248)], n=40)
    clay.ball(232, 860, 138, 150, z=40)
    clay.ball(566, 862, 138, 148, z=40)
    clay.limb([(411, 380, 124, 20), (408, 440, 128, 10)], n=8)
    clay.ball(412, 316, 152, 118, z=34, turn=3, melt=60)
    clay.ball(318, 362, 60, 48, z=30, turn=24, melt=40)
    clay.ball(506, 364, 60, 48, z=30, turn=-20, melt=40)
    for pts in (
        [(330, 252, 62), (304, 190, 44), (284, 132, 22), (276, 104, 5)],
        [(494, 258, 62), (532, 202, 44), (566, 152, 22), (584, 126, 5)],
    ):
        clay.limb([(float(x), float(y), float(q), 50.0) for x, y, q in pts], n=26, melt=16)
    relief = clay.relief(2.5)
    body = relief.mask
    at = body.where
    sway = (c.field("sway", 60, 4, (1, 1.6))[at] - 0.5) * 9
    c.form(
        relief,
        ramp(
            [
                (0.3, 0.085, 312),
                (0.38, 0.09, 325),
                (0.48, 0.095, 350),
                (0.6, 0.105, 40),
                (0.75, 0.12, 72),
                (0.88, 0.115, 86),
                (0.95, 0.085, 92),
            ]
        ),
        bump=np.asarray(sway, np.float32),
        bias=-0.07,
        rim=0.8,
        mottle=0.06,
        detail=0.35,
    )
    side = (c.x[at] - 404) / 260
    low = smoothstep(420, 640, c.y[at])
    angle: Array = np.asarray(math.pi / 2 + side * (0.9 - 0.5 * low), np.float32)
    for k, light in enumerate((0.05, 0.1)):
        fur(
            c,
            relief,
            angle,
            seed=f"coat{k}",
            length=(12, 26),
            spacing=5.0 + 4 * k,
            light=light,
            lift=0.01,
            spread=0.22,
            detail=0.4,
        )
    _ears(c, body)
    _woods(c, body)
    neck = np.exp(-(((c.x - 410) / 150) ** 2 + ((c.y - 446) / 40) ** 2))
    c.multiply(body * np.asarray(neck, np.float32), (0.5, 0.1, 330), 0.45)
    spine = np.exp(-(((c.x - 404) / 30) ** 2)) * smoothstep(470, 560, c.y) * smoothstep(940, 760, c.y)
    c.multiply(body * np.asarray(spine, np.float32), (0.52, 0.1, 335), 0.3)
    for x0, f in ((404, -1), (396, 1)):
        crease = c.mask(
            limb([(x0 + f * 216, 720, 3), (x0 + f * 96, 760, 7), (x0 + f * 66, 850, 9), (x0 + f * 84, 940, 5)], 60),
            soft=9,
        )
        c.multiply(body & crease, (0.4, 0.1, 325), 0.55)
    c.glaze(body * np.asarray(smoothstep(800, 990, c.y), np.float32), (0.93, 0.075, 70), 0.5)

    def whiskers(pen: Pen) -> None:
        for f in (-1, 1):
            for k in range(3):
                x0, y0 = 412 + f * 142, 372 + 10 * k
                end = (x0 + f * (84 - 8 * k), y0 - 16 + 24 * k)
                pen.stroke([(x0, y0), (x0 + f * 44, y0 - 10 + 8 * k), end], (0.97, 0.05, 88), 1.8, 0.8)

    c.draw(whiskers, detail=0.8)


def _ears(c: Canvas, body: Mask) -> None:
    """The backs of the ears, darker and soft-edged."""
    for pts in (
        [(276, 104), (268, 176), (282, 226), (326, 226), (340, 196), (304, 140)],
        [(584, 126), (582, 194), (558, 240), (512, 236), (500, 206), (542, 158)],
    ):
        c.multiply(c.mask(curve(pts), soft=10) & body, (0.46, 0.11, 330), 0.5)


def _woods(c: Canvas, body: Mask) -> None:
    """Its stripes: narrow woods that run up the flanks from both sides and thin out towards the back."""
    r = c.rng("woods")
    stripes: list[list[tuple[float, float, float]]] = []
    for k in range(5):
        y = 560 + 74 * k
        for f in (-1, 1):
            reach = 128 + 36 * k - 5 * k * k + float(r.normal(0, 12))
            inner = 52 + 8 * (k % 2) + float(r.normal(0, 16))
            dy = float(r.normal(0, 9)) + 17 * f
            w = 12 + 1.6 * k + float(r.normal(0, 1))
            stripes.append(
                [
                    (404 + f * reach * 1.18, y + 32 + dy, w),
                    (404 + f * (reach * 0.8), y + 4 + dy, w * 1.05),
                    (404 + f * (inner + 30), y - 16 + dy, w * 0.7),
                    (404 + f * inner, y - 18 + dy, 2.5),
                ]
            )
    for dx in (-50, 0, 50):
        x = 412 + dx
        crown = c.mask(
            limb([(x * 0.96 + 16, 390, 3), (x, 330, 10), (x + dx * 0.1, 262, 9), (x + dx * 0.2, 222, 2)], 40)
        )
        c.multiply(crown.blur(6) & body, (0.5, 0.12, 35), 0.75)
    for k, pts in enumerate(stripes):
        soft = c.mask(limb(pts, 50), soft=7) & body
        c.multiply(soft, (0.5, 0.12, 38), 0.85)
        trees = []
        path = sample(pts, 120)
        for _ in range(46):
            q = path[int(float(r.random()) ** 1.2 * 100)]
            trees.append((float(q[1] + r.normal(0, 0.42) * q[2]) + 5, float(q[0] + r.normal(0, 3)), float(q[2])))
        for y0, x0, w in sorted(trees):
            h = (0.9 + 0.7 * float(r.random())) * (5 + 0.95 * w)
            tone = (0.36 + float(r.normal(0, 0.03)), 0.055, 145 + float(r.normal(0, 14)))
            m = c.mask(pine(x0, y0, h, h * 0.5, r)) & body
            c.form(m, tone, thickness=4, rim=0.7, bias=0.02 * (k // 2) - 0.04, detail=0.5)


def _valley(c: Canvas) -> None:
    c.fog(880, 1010, (0.95, 0.075, 75), 0.7, cell=230)
    crest = 946 + 14 * np.sin(c.x / 120 + 2) + 20 * (c.field("moor", 110, 3) - 0.5)
    land = c.full(smoothstep(-4, 4, c.y - crest))
    t = 0.9 - 0.56 * smoothstep(950, 1200, c.y) + 0.2 * (c.field("heath", 60, 4, (2.2, 0.7)) - 0.5)
    t = t - 0.22 * smoothstep(200, 760, c.x)
    table = ramp([(0.25, 0.06, 300), (0.34, 0.06, 165), (0.48, 0.08, 138), (0.66, 0.11, 108), (0.86, 0.115, 90)])
    c.fill(land, pick(table, np.asarray(t, np.float32)), detail=0.1)
    repaint(c, 0.3, seed="land", loose=0.8)


def _tail(c: Canvas) -> None:
    band = ribbon(c, _TAIL, n=520, overlap=3)
    soft = band.mask.blur(1.6)
    tail = Mask(soft.on(band.mask.box), band.mask.box, band.mask.frame, band.mask.scale)
    tail = tail * np.asarray(smoothstep(10, 110, band.along), np.float32)
    c.shadow(tail, -4, 20, 14, 0.6)
    turn = np.clip((band.along / band.length - 0.3) / 0.3, 0, 1)
    road = np.asarray(
        smoothstep(0.15, 0.85, turn + 0.5 * (c.field("change", 30, 3)[band.mask.where] - 0.5)), np.float32
    )
    _fur_part(c, band, tail, road)
    at = band.mask.where
    hair = (c.field("tar", 4, 2)[at] - 0.5) * 0.3
    top = np.sqrt(np.clip(1.03 - band.across**2, 0, 1)) * 14
    relief = c.relief(band.mask, 18)
    asphalt = band.mask * road
    c.form(
        relief.within(asphalt),
        (0.5, 0.05, 315),
        bump=np.asarray(top * 0.3 + hair, np.float32),
        rim=0.3,
        mottle=0.03,
        detail=0.35,
    )
    edge = smoothstep(0.05, 0.03, np.abs(np.abs(band.across) - 0.84)) * road
    c.fill(band.mask * np.asarray(edge, np.float32), (0.84, 0.06, 70), 0.75, detail=0.6)
    dash = smoothstep(0.045, 0.03, np.abs(band.across)) * (np.mod(band.along / (band.radius * 1.3), 1) < 0.5) * road
    c.fill(band.mask * np.asarray(dash, np.float32), (0.9, 0.1, 80), 0.9, detail=0.6)


def _fur_part(c: Canvas, band: Ribbon, tail: Mask, road: Array) -> None:
    top = np.sqrt(np.clip(1.03 - band.across**2, 0, 1)) * 26
    relief = c.relief(band.mask, 34)
    rings = smoothstep(0.2, 0.7, np.sin(band.along / 26))
    coat = tail * (1 - road)
    c.form(relief.within(tail), (0.72, 0.12, 72), bump=np.asarray(top, np.float32), rim=0.3, mottle=0.08, detail=0.4)
    c.multiply(coat * np.asarray(rings, np.float32), (0.42, 0.1, 335), 0.7)
    gx, gy = np.gradient(band.along, axis=1), np.gradient(band.along, axis=0)
    angle: Array = np.asarray(np.arctan2(gy, gx), np.float32)
    fur(c, relief.within(coat), angle, seed="tail", length=(14, 30), spacing=4.4, light=0.09, spread=0.5, detail=0.45)


def _bus(c: Canvas) -> None:
    x, y = 300.0, 928.0
    c.multiply(c.mask(oval(x, y + 12, 62, 9), soft=5), c.palette.deep, 0.7)
    body = c.mask(box(x - 56, y - 44, 112, 50, 12))
    c.form(body, (0.8, 0.14, 78), thickness=12, gloss=0.3, rim=0.6, detail=0.85)
    c.form(c.mask(box(x - 56, y - 8, 112, 15, 5)) & body, (0.52, 0.16, 20), thickness=6, detail=0.85)
    for k in range(5):
        pane = c.mask(box(x - 47 + k * 20, y - 35, 15, 18, 3))
        c.fill(pane, (0.98, 0.08, 92), detail=0.95)
        c.emit(pane, 0.8)
    for dx in (-32.0, 34.0):
        c.form(c.mask(circle(x + dx, y + 7, 11)), (0.18, 0.03, 300), thickness=6, rim=0.6, detail=0.85)
        c.form(c.mask(circle(x + dx, y + 7, 4)), (0.7, 0.04, 70), detail=0.85)
    lamp = c.mask(circle(x + 55, y - 5, 5))
    c.fill(lamp, (0.99, 0.04, 95), detail=0.95)
    c.emit(lamp, 1.0)
    c.glow(x, y - 26, 62, (0.94, 0.13, 80), 0.5)
    c.glow(x + 57, y - 5, 20, (0.98, 0.08, 90), 0.9)
    beam = c.mask(polygon([(x + 58, y - 8), (x + 300, y - 46), (x + 300, y + 44), (x + 58, y - 1)]), soft=9)
    c.screen(beam * np.asarray(np.clip(1 - (c.x - x - 56) / 240, 0, 1) ** 1.4, np.float32), (0.96, 0.11, 85), 0.62)


def _near(c: Canvas) -> None:
    for k, (px, py, rx, ry) in enumerate(((30, 1196, 120, 74), (778, 1090, 74, 62), (740, 1196, 30, 24))):
        bush = c.mask(oval(px, py, rx, ry), wobble=14, cell=30)
        foliage(c, bush, (0.4, 0.08, 145), seed=f"bush{k}", size=11, spacing=4, clump=26, detail=0.35)
    x, y = 664.0, 1072.0
    c.form(c.mask(limb([(x, y - 40, 1.8), (x, y + 6, 2)], 6)), (0.5, 0.04, 300), thickness=3, rim=0.8, detail=0.85)
    plate = c.mask(polygon([(x, y - 70), (x + 21, y - 34), (x - 21, y - 34)]))
    c.form(plate.grow(3), (0.5, 0.16, 25), thickness=4, detail=0.9)
    c.form(plate.grow(-1), (0.8, 0.05, 70), thickness=3, detail=0.9)

    def mouse(pen: Pen) -> None:
        ink = (0.2, 0.04, 300)
        pen.fill(oval(x, y - 42, 7.4, 4.4), ink)
        pen.fill(oval(x + 6, y - 42, 3.8, 2.8), ink)
        pen.dot(x + 4, y - 45.4, 2.2, ink)
        pen.stroke([(x - 6, y - 42), (x - 11, y - 44), (x - 12, y - 39)], ink, 1.0)

    c.draw(mouse, detail=0.95)


def _lights(c: Canvas) -> None:
    """Haze from the left, and birds about the ears."""
    c.glow(-30, 720, 190, (0.97, 0.1, 80), 0.3)
    far_birds(c, [(648, 196, 26), (688, 176, 21), (622, 164, 18), (708, 214, 16)], (0.32, 0.08, 310))
