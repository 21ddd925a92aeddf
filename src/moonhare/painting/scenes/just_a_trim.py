"""From a client's collar grows a swan's neck of clipped box; a tiny barber on a ladder trims it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, foliage
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.motes import glints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import jittered, scatter, strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Just a Trim",
    hero="swan's neck of clipped leaves rising from a suit's collar, a tiny barber on a ladder trimming it",
    idea="grows from",
    place="shop, barber's",
    palette="undersea",
    composition="profile",
    time="afternoon",
    symbols=("scissors", "swan", "hedge"),
    hidden="a speckled egg in the breast pocket",
    readings=("vanity", "masterpiece", "patience"),
    person=True,
)

FINISH = {
    "vignette": 0.44,
    "contrast": 0.14,
    "bloom": 0.45,
    "saturation": 1.06,
    "focus": Focus(400, 520, 320, 420, 0.4),
}

_MIRROR = (418.0, 440.0, 318.0)
_NECK = [
    (400.0, 922.0, 84.0),
    (362.0, 812.0, 76.0),
    (366.0, 700.0, 62.0),
    (420.0, 598.0, 52.0),
    (472.0, 498.0, 46.0),
    (480.0, 398.0, 43.0),
    (436.0, 318.0, 44.0),
    (364.0, 300.0, 50.0),
    (322.0, 322.0, 38.0),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.7, -0.55, 0.4),
        key=(0.96, 0.1, 100),
        shade=(0.28, 0.07, 225),
        rim=(-0.8, -0.6, 0),
        rim_colour=(0.97, 0.09, 100),
        bounce=(0.6, 0.1, 190),
        bounce_share=0.2,
    )
    _wall(c)
    repaint(c, 0.5, seed="wall", loose=0.9)
    _mirror(c)
    c.rays(-60, 60, [34, 42, 51], 1100, 170, (0.95, 0.1, 100), 0.2, soft=26)
    _suit(c)
    _swan(c)
    _ladder(c)
    _barber(c)
    _clippings(c)


def _wall(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.3, 0.07, 218)),
            (0.4, (0.42, 0.085, 205)),
            (0.75, (0.36, 0.075, 215)),
            (1, (0.22, 0.06, 235)),
        ],
        warp=16,
    )
    gx = np.abs(np.mod(c.x / 80 + 0.5, 1) - 0.5)
    gy = np.abs(np.mod(c.y / 80, 1) - 0.5)
    seam = smoothstep(0.47, 0.495, np.maximum(gx, gy))
    c.multiply(np.asarray(seam, np.float32), (0.24, 0.06, 225), 0.45)
    sheen = smoothstep(0.4, 0.8, c.field("tiles", 80, 2))
    c.screen(np.asarray(sheen * (1 - seam) * 0.5, np.float32), (0.6, 0.09, 185), 0.3)


def _mirror(c: Canvas) -> None:
    """The round mirror behind it all, full of low sun."""
    x, y, r = _MIRROR
    c.glow(x, y, r * 0.95, (0.86, 0.09, 165), 0.45)
    disc = c.mask(circle(x, y, r))
    frame = c.mask(circle(x, y, r + 15)) - c.mask(circle(x, y, r - 1))
    c.shadow(frame, 14, 20, 16, 0.6)
    d = np.hypot(c.x - (x - 80), c.y - (y - 90)) / (r * 1.45)
    glass = ramp([(0.985, 0.06, 108), (0.95, 0.075, 130), (0.84, 0.085, 165), (0.66, 0.09, 190), (0.48, 0.085, 205)])
    c.fill(disc, pick(glass, np.asarray(np.clip(d, 0, 1), np.float32)), detail=0.4)
    band = np.mod((c.x * 0.8 + c.y) / 900 + 0.12, 1)
    c.screen(disc * np.asarray(np.exp(-(((band - 0.5) / 0.06) ** 2)), np.float32), (0.97, 0.05, 130), 0.28)
    c.form(frame, (0.74, 0.12, 85), thickness=12, gloss=0.8, rim=0.8, detail=0.7)
    c.emit(disc, 0.08)


def _suit(c: Canvas) -> None:
    """Shoulders like a hill at the card's foot: jacket, shirt, a coral bow tie."""
    jacket = c.mask(
        curve(
            [
                (-60, 1260, CORNER),
                (-60, 1110),
                (60, 1026),
                (210, 972),
                (308, 908, CORNER),
                (400, 960),
                (492, 908, CORNER),
                (590, 972),
                (740, 1026),
                (860, 1110),
                (860, 1260, CORNER),
            ]
        )
    )
    c.shadow(jacket, 0, -10, 30, 0.5)
    cloth(c, jacket, (0.27, 0.075, 245), angle=80, fold=90, depth=3, thickness=70, seed="jacket", rim=0.9, detail=0.6)
    shirt = c.mask(polygon([(318, 930), (400, 1240), (482, 930), (400, 900)]))
    c.form(shirt, (0.93, 0.025, 190), thickness=30, rim=0.2, detail=0.6)
    for f in (-1, 1):
        lapel = c.mask(
            curve(
                [
                    (400 + f * 92, 912, CORNER),
                    (400 + f * 150, 990),
                    (400 + f * 176, 1066, CORNER),
                    (400 + f * 132, 1072, CORNER),
                    (400 + f * 150, 1104, CORNER),
                    (400 + f * 70, 1180),
                    (400, 1262, CORNER),
                    (400 + f * 38, 1080),
                ]
            )
        )
        c.shadow(lapel, f * 6, 8, 8, 0.6)
        cloth(c, lapel, (0.3, 0.08, 243), angle=70, fold=60, depth=2, thickness=16, seed=f"lapel{f}", rim=0.9)
    back = c.mask(oval(400, 908, 94, 24))
    c.fill(back, (0.5, 0.05, 215), detail=0.7)


def _collar(c: Canvas) -> None:
    for f in (-1, 1):
        wing = c.mask(
            curve(
                [
                    (400 + f * 96, 900, CORNER),
                    (400 + f * 98, 940),
                    (400 + f * 84, 1012, CORNER),
                    (400 + f * 36, 984),
                    (400, 962, CORNER),
                    (400 + f * 50, 940),
                ]
            )
        )
        c.shadow(wing, 0, 8, 7, 0.5)
        c.form(wing, (0.96, 0.02, 150), thickness=12, rim=0.6, detail=0.8)
    for f in (-1, 1):
        tip = [(400 + f * 74, 944, CORNER), (400 + f * 70, 1016, CORNER)]
        bow = c.mask(curve([(400 + f * 8, 976), (400 + f * 44, 950), *tip, (400 + f * 40, 1006)]))
        c.shadow(bow, 0, 6, 5, 0.5)
        c.form(bow, (0.66, 0.18, 32), thickness=16, rim=0.7, detail=0.85)
    knot = c.mask(oval(400, 979, 17, 20))
    c.form(knot, (0.62, 0.18, 30), thickness=14, rim=0.7, detail=0.85)


def _swan(c: Canvas) -> None:
    neck = c.mask(limb(_NECK, 80), wobble=5, cell=14) * np.asarray(smoothstep(966, 958, c.y), np.float32)
    c.shadow(neck, 26, 20, 24, 0.35)
    body = foliage(c, neck, (0.56, 0.13, 145), seed="neck", size=11, spacing=4.0, thickness=60, clump=11, detail=0.75)
    at = body.mask.where
    side = smoothstep(-0.1, 0.75, body.nx)
    c.multiply(body.mask * np.asarray(side, np.float32), (0.3, 0.09, 215), 0.75)
    lit_side = smoothstep(-0.15, -0.8, body.nx)
    c.screen(body.mask * np.asarray(lit_side, np.float32), (0.88, 0.15, 112), 0.6)
    c.multiply(body.mask * np.asarray(smoothstep(800, 930, c.y[at]), np.float32), (0.26, 0.07, 190), 0.6)
    beak = c.mask(
        curve(
            [(322, 292, CORNER), (282, 316), (222, 376), (210, 392, CORNER), (250, 390), (300, 366), (330, 354, CORNER)]
        )
    )
    c.form(beak, (0.68, 0.17, 42), thickness=24, rim=0.9, detail=0.8)
    r = c.rng("beak")
    x, y = scatter(beak, 260, r)
    tones = np.stack([rgb((0.7, 0.18, 38)), rgb((0.8, 0.16, 62)), rgb((0.62, 0.19, 30))])[r.integers(0, 3, len(x))]
    turn = r.uniform(0, 6.3, len(x))
    strew(c, "petal", x, y, r.uniform(11, 19, len(x)), turn, jittered(tones, r, 0.08, 0.02), seed="beak")
    mask = c.mask(curve([(318, 284, CORNER), (338, 300), (346, 326), (332, 352, CORNER), (320, 320)]), wobble=3)
    foliage(c, mask, (0.2, 0.05, 200), seed="mask", size=8, spacing=4, detail=0.8)
    c.fill(c.mask(circle(364, 293, 12)), (0.8, 0.1, 110), detail=0.9)
    c.form(c.mask(circle(363, 294, 9)), (0.14, 0.03, 20), gloss=1.0, thickness=9, detail=0.95)
    c.draw(lambda pen: pen.dot(360, 291, 2.8, (0.98, 0.03, 100)), detail=0.95)
    _collar(c)
    pocket = [(566, 1122, CORNER), (664, 1108, CORNER), (666, 1120, CORNER), (568, 1135, CORNER)]
    egg = c.mask(oval(622, 1102, 19, 27, 8)) - c.mask(polygon([(540, 1130), (700, 1106), (700, 1200), (540, 1200)]))
    c.form(egg, (0.86, 0.06, 185), thickness=22, rim=0.9, gloss=0.3, detail=0.9)
    spots = c.rng("spots")
    places = [(622 + float(spots.normal(0, 8)), 1092 + float(spots.normal(0, 9))) for _ in range(9)]

    def speckles(pen: Pen) -> None:
        for px, py in places:
            pen.dot(px, py, 1.6, (0.5, 0.07, 60))

    c.draw(speckles, clip=egg, detail=0.9)
    c.form(c.mask(polygon([p[:2] for p in pocket])), (0.33, 0.085, 243), thickness=5, rim=0.8, detail=0.8)


def _ladder(c: Canvas) -> None:
    """It stands on the shoulder and leans on the neck."""

    def work(pen: Pen) -> None:
        for dx in (0, 46):
            pen.stroke([(640 + dx, 1006 + dx * 0.3), (524 + dx * 0.72, 450)], (0.66, 0.11, 75), 7)
            pen.stroke([(638 + dx, 1004 + dx * 0.3), (522 + dx * 0.72, 450)], (0.9, 0.1, 90), 2)
        for k in range(13):
            t = (k + 0.5) / 13
            x = 640 - 116 * t
            y = 1006 - 556 * t
            pen.stroke([(x, y), (x + 46 - 13 * t, y + 14 * (1 - t))], (0.62, 0.11, 72), 5.5)

    c.shadow(c.mask(oval(664, 1018, 40, 8)), 4, 4, 6, 0.6)
    c.draw(work, relief=4, detail=0.85)


def _barber(c: Canvas) -> None:
    who = Person(
        age="adult",
        girth=1.35,
        belly=0.3,
        skin=(0.5, 0.08, 50),
        hair=(0.2, 0.03, 260),
        hair_style="short",
        top=(0.76, 0.13, 5),
        bottom=(0.32, 0.06, 250),
        dress="coat",
        hem=0.45,
    )
    pose = Pose(lean=8, head=-8, arm_near=(92, 16), arm_far=(104, 10), leg_near=(44, 66), leg_far=(-2, 2), foot_near=80)
    j = joints(who, pose, 604, 714, 176, left=True)
    paint_person(c, who, j)
    hx, hy = j.hand_near

    def shears(pen: Pen) -> None:
        for a in (-15, 11):
            ca, sa = math.cos(math.radians(180 + a)), math.sin(math.radians(180 + a))
            pen.stroke([(hx, hy), (hx + ca * 20, hy + sa * 20)], (0.66, 0.18, 30), 5)
            pen.stroke([(hx + ca * 18, hy + sa * 18), (hx + ca * 54, hy + sa * 54 * 0.9)], (0.94, 0.03, 180), 4.4)

    c.draw(shears, relief=2, detail=0.95)
    c.glow(hx - 46, hy, 26, (0.97, 0.08, 105), 0.7)


def _clippings(c: Canvas) -> None:
    """Leaves that fall, and some that lie on the shoulders."""
    r = c.rng("clippings")
    n = 46
    t = r.random(n)
    x = np.concatenate([506 + r.normal(0, 12, n) + 30 * t, r.uniform(470, 700, 40), r.uniform(120, 330, 10)])
    y1 = 560 + 400 * t + r.normal(0, 10, n)
    lying = x[n:]
    y2 = 934 + np.abs(lying - 400) * 0.27 + r.normal(0, 7, len(lying))
    y = np.concatenate([y1, y2])
    tones = np.stack([rgb((0.5, 0.12, 150)), rgb((0.66, 0.14, 135)), rgb((0.38, 0.09, 165))])[r.integers(0, 3, len(x))]
    size = r.uniform(9, 17, len(x))
    strew(
        c, "leaf", x, y, size, r.uniform(0, 6.3, len(x)), jittered(tones, r, 0.08, 0.02), seed="clippings", detail=0.85
    )
    glints(c, r, 16, lambda r: (r.uniform(120, 640), r.uniform(120, 760)), (0.97, 0.08, 105), size=(1.8, 4))
