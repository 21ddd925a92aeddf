"""A long feast seen from a vine arch; one guest is a gap in the shape of a person, and shows the open sea."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, cloud_bank, foliage, grass, sea, wood
from moonhare.painting.motifs.boats import hull, sail
from moonhare.painting.motifs.feast import fruit_heap, goblet, jug, loaf
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.plants import bark, branches, crown
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._a_toast_parts import far_guests, near_guests
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="A Toast",
    hero="long feast seen from a vine arch; one guest is a person-shaped gap showing open sea",
    idea="missing",
    place="orchard, Georgian hills",
    palette="rose and green",
    composition="interior through a window or arch",
    time="noon",
    symbols=("feast", "gap", "vine"),
    hidden="the gap's glass is half empty",
    readings=("absence", "emigrant", "forgiveness"),
    person=True,
)
FINISH = {"vignette": 0.3, "bloom": 0.35}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.45, -0.72, 0.55),
        key=(0.97, 0.07, 90),
        shade=(0.46, 0.06, 195),
        rim=(-0.5, -0.8, 0),
        rim_colour=(0.97, 0.07, 88),
        bounce=(0.72, 0.1, 130),
    )
    _hills(c)
    _orchard(c)
    repaint(c, 1.0, seed="land")
    far_guests(c)
    gap = _gap(c)
    _table(c)
    _dishes(c)
    _glass_of_the_gap(c, gap)
    near_guests(c)
    repaint(c, 0.25, seed="last")
    _arch(c)
    c.rays(250, -40, [62, 70, 79, 88], 900, 110, (0.97, 0.08, 92), 0.22)


def _hills(c: Canvas) -> None:
    p = c.palette
    c.wash([(0.0, p.sky[0]), (0.22, p.sky[1]), (0.4, p.sky[3]), (0.5, p.sky[4])])
    cloud_bank(
        c,
        lambda x: 300 + 26 * math.sin(x / 90),
        (0.97, 0.02, 60),
        seed="far",
        size=(16, 44),
        rows=2,
        step=18,
        fade=(0.1, 0.9),
        alpha=0.8,
    )
    for i, (top, rise, tone, haze) in enumerate(
        (
            (372, 60, (0.62, 0.07, 250), 0.62),
            (440, 44, (0.62, 0.08, 180), 0.5),
            (512, 36, (0.62, 0.11, 150), 0.3),
            (582, 26, (0.66, 0.12, 135), 0.12),
        )
    ):
        r = c.rng(f"hill{i}")
        points: list[tuple[float, ...]] = [(-20, top + r.uniform(-rise, rise), CORNER)]
        points += [(x, top + r.uniform(-rise, rise)) for x in range(60, 800, 110 - 10 * i)]
        points += [(830, top, CORNER), (830, 1000, CORNER), (-20, 1000, CORNER)]
        hill = c.mask(curve(points), wobble=2)
        at = hill.where
        rows = np.sin((c.y[at] * 1.6 + c.x[at] * (0.5 if i % 2 else -0.4)) / (6 + 3 * i)) * (2 if i >= 1 else 0)
        patch = smoothstep(0.5, 0.56, c.field(f"vines{i}", 120, 2)[at])
        c.form(hill, tone, thickness=40, bump=np.asarray(rows * patch * 1.4, np.float32), haze=haze, detail=0.15)
    for x, y, s in ((196, 470, 1.0), (214, 468, 0.7)):
        tower = c.mask(
            polygon([(x - 7 * s, y), (x - 7 * s, y - 34 * s), (x, y - 56 * s), (x + 7 * s, y - 34 * s), (x + 7 * s, y)])
        )
        c.form(tower, (0.82, 0.05, 50), thickness=4, haze=0.25, detail=0.5)
    c.fog(420, 620, None, 0.35)


def _orchard(c: Canvas) -> None:
    meadow = c.mask(
        curve(
            [
                (-20, 640, CORNER),
                (200, 616),
                (420, 628),
                (620, 610),
                (820, 634, CORNER),
                (820, 1220, CORNER),
                (-20, 1220, CORNER),
            ]
        )
    )
    t = 0.62 + 0.2 * (c.field("meadow", 150, 4)[meadow.where] - 0.5) - 0.16 * smoothstep(640, 1150, c.y[meadow.where])
    c.fill(meadow, pick(c.tones((0.68, 0.13, 130)), np.asarray(t, np.float32)), detail=0.15)
    dapple = smoothstep(0.52, 0.62, c.field("dapple", 46, 3, (1.6, 0.6)))
    c.multiply(meadow * np.asarray(dapple * 0.5, np.float32), (0.5, 0.09, 170), 0.6)
    grass(
        c,
        meadow,
        ((0.5, 0.11, 145), (0.7, 0.14, 128), (0.84, 0.13, 112)),
        seed="meadow",
        height=(6, 30),
        spacing=7,
        detail=0.2,
    )
    r = c.rng("trees")
    for x, foot, h, w in ((90, 690, 420, 34), (700, 700, 440, 36), (330, 648, 220, 16), (575, 644, 230, 16)):
        clay, tips = branches(c, x, foot, h, w, seed=f"tree{x}", spread=0.62, levels=3)
        c.shadow(c.mask(oval(x + h * 0.16, foot + 4, h * 0.3, h * 0.05)), 0, 0, soft=10, share=0.5)
        bark(c, clay, (0.46, 0.05, 50), haze=0.0 if h > 300 else 0.25)
        blobs = [(a + r.normal(0, h * 0.03), b + r.normal(0, h * 0.03), r.uniform(0.09, 0.15) * h) for a, b, _ in tips]
        crown(
            c,
            blobs,
            (0.58, 0.12, 143) if h > 300 else (0.66, 0.11, 138),
            seed=f"crown{x}",
            size=h * 0.026,
            haze=0.0 if h > 300 else 0.2,
        )
        n = 40
        pick_one = r.integers(0, len(blobs), n)
        fx = np.array([blobs[k][0] for k in pick_one]) + r.normal(0, 0.07, n) * h
        fy = np.array([blobs[k][1] for k in pick_one]) + r.normal(0, 0.07, n) * h
        rose = jittered(pick(ramp([(0.62, 0.18, 12), (0.78, 0.13, 25), (0.82, 0.11, 60)]), r.random(n)), r)
        strew(c, "pebble", fx, fy, h * 0.034, r.uniform(0, 6.3, n), rose, seed=f"peach{x}", detail=0.5)


def _gap(c: Canvas) -> Joints:
    """Cut the missing guest out of the picture and let the sea be seen through it."""
    who = Person(girth=1.0, shoulders=1.08, hair_style="short", dress="coat", loose=1.15)
    pose = Pose(
        lean=-2, head=-6, arm_near=(128, 20), arm_far=(-14, 22), leg_near=(3, 2), leg_far=(-6, 2), hand_near="fist"
    )
    j = joints(who, pose, 462, 700, 470, left=True, hold="hip")
    with c.group() as shape:
        paint_person(c, who, j)
    throat = c.mask(
        limb([(*j.head, 0.3 * j.unit), (j.neck[0] + 0.06 * j.unit, j.neck[1] + 0.1 * j.unit, 0.3 * j.unit)])
    )
    hole: Mask = c.full(smoothstep(0.3, 0.8, shape.cover)).grow(2).grow(-2) | throat
    c.screen(hole.grow(5).blur(3) - hole, (0.98, 0.05, 90), 0.55)
    with c.group() as view:
        _open_sea(c)
    c.paste(view, clip=hole)
    c.multiply(hole.edge(-5, -7, 2.5), (0.36, 0.08, 235), 0.75)
    c.screen(hole.edge(2.4, 2.4, 0.8), (0.99, 0.03, 90), 0.8)
    c.layer.detail[hole.where] = np.maximum(c.layer.detail[hole.where], hole.a * 0.9)
    return j


def _open_sea(c: Canvas) -> None:
    c.wash(
        [(0.0, (0.5, 0.13, 245)), (0.34, (0.62, 0.12, 238)), (0.46, (0.82, 0.08, 220)), (0.5, (0.95, 0.04, 100))],
        warp=6,
    )
    sea(
        c,
        horizon=575,
        deep=(0.42, 0.1, 225),
        bright=(0.98, 0.03, 190),
        sky=(0.7, 0.1, 215),
        eye=9,
        wave=0.42,
        length=4,
        haze=0.25,
        glitter=0.8,
        glitter_x=470,
        seed="gap",
    )
    hull(c, 474, 618, 34, (0.5, 0.15, 25), open_by=0.05, seed="away")
    sail(c, 474, 615, 34, 17, (0.98, 0.03, 85), seed="away")
    repaint(c, 0.4, seed="sea")


def _table(c: Canvas) -> None:
    top = c.mask(polygon([(70, 770), (736, 764), (793, 843), (12, 853)]), wobble=1)
    drop = c.mask(
        curve(
            [
                (14, 846, CORNER),
                (400, 846),
                (792, 836, CORNER),
                (786, 960),
                (778, 1010, CORNER),
                (600, 990),
                (400, 1006),
                (200, 990),
                (24, 1016, CORNER),
                (16, 930),
            ],
            pull=0.2,
        )
    )
    c.shadow(drop, 16, 40, soft=22, share=0.55, colour=(0.36, 0.07, 160))
    cloth(c, drop, (0.93, 0.025, 60), fold=30, depth=9, thickness=10, seed="drop", detail=0.45)
    c.multiply(drop * smoothstep(846, 1010, c.y), (0.6, 0.06, 200), 0.4)
    cloth(c, top, (0.97, 0.015, 80), angle=8, fold=60, depth=1.2, thickness=4, seed="top", bias=0.1, detail=0.5)
    dapple = smoothstep(0.5, 0.6, c.field("dapple-table", 40, 3, (1.6, 0.7)))
    c.multiply((top | drop) * np.asarray(dapple * 0.5, np.float32), (0.62, 0.07, 165), 0.6)
    r = c.rng("border")

    def border(pen: Pen) -> None:
        for i in range(52):
            x = 26 + i * 14.8
            y = 978 - 10 * math.sin(x / 62) + r.normal(0, 0.6)
            pen.fill(polygon([(x - 6, y), (x, y - 9), (x + 6, y), (x, y + 9)]), (0.6, 0.17, 14), 0.85)
            pen.dot(x + 7.4, y, 2, (0.5, 0.1, 150), 0.8)

    c.draw(border, clip=drop, detail=0.5)


def _dishes(c: Canvas) -> None:
    for x, y, w in ((120, 812, 40), (226, 822, 44), (348, 804, 38), (470, 814, 44), (596, 808, 40), (694, 800, 38)):
        c.shadow(c.mask(oval(x, y, w, w * 0.26)), 3, 4, soft=4, share=0.4)
        c.form(c.mask(oval(x, y, w, w * 0.26)), (0.95, 0.02, 90), thickness=4, rim=0.6, detail=0.7)
        c.form(c.mask(oval(x, y, w * 0.66, w * 0.15)), (0.86, 0.04, 100), thickness=2, detail=0.7)
    fruit_heap(c, 348, 800, "stew", ((0.56, 0.14, 40), (0.7, 0.14, 70), (0.56, 0.12, 140)), 6, 12)
    fruit_heap(c, 120, 808, "greens", ((0.55, 0.12, 140), (0.66, 0.13, 128)), 6, 14)
    fruit_heap(c, 694, 796, "plums", ((0.4, 0.1, 330), (0.46, 0.1, 310)), 9, 8)
    jug(c, 282, 812, 1.0, (0.6, 0.12, 45))
    jug(c, 646, 800, 0.82, (0.56, 0.09, 165))
    loaf(c, 190, 806, 42, 0)
    loaf(c, 560, 818, 46, 3)
    fruit_heap(c, 420, 800, "grapes", ((0.44, 0.12, 340), (0.5, 0.13, 355), (0.62, 0.12, 130)), 8, 22)
    for x, y, level in ((160, 826, 0.7), (392, 832, 0.8), (536, 790, 0.75), (742, 812, 0.6)):
        c.draw(partial(goblet, x=x, y=y - 8, s=0.8, level=level), relief=1.5, detail=0.9)


def _glass_of_the_gap(c: Canvas, j: Joints) -> None:
    x, y = j.hand_near
    c.glow(x - 2, y - 20, 36, (0.98, 0.06, 90), 0.5)
    c.draw(partial(goblet, x=x - 4, y=y + 4, s=1.15, level=0.36), relief=1.5, detail=0.95)


def _arch(c: Canvas) -> None:
    """The vine through which we look."""
    r = c.rng("arch")
    hole = c.mask(
        curve(
            [
                (74, 1230, CORNER),
                (70, 800),
                (72, 480),
                (150, 250),
                (400, 138),
                (650, 250),
                (730, 480),
                (732, 800),
                (728, 1230, CORNER),
            ]
        ),
        wobble=16,
        cell=44,
    )
    frame = c.full(1.0) - hole
    inner = hole.grow(14) & frame.grow(2)
    c.multiply(inner.blur(14) & hole, (0.4, 0.08, 165), 0.35)
    for spine in (
        [(40, 1230, 20), (30, 800, 16), (52, 460, 14), (140, 214, 12), (300, 110, 10)],
        [(764, 1230, 22), (772, 840, 18), (744, 470, 14), (660, 206, 12), (500, 104, 9)],
    ):
        wood(c, c.mask(limb(spine, 60), wobble=5), (0.4, 0.05, 60), angle=88, thickness=16, detail=0.6)
    foliage(c, frame, (0.4, 0.09, 150), seed="vine", size=20, spacing=8.5, thickness=60, clump=50, detail=0.55)
    n = 720
    a = r.uniform(0, 1, n)
    x = np.where(a < 0.36, r.normal(40, 28, n), np.where(a < 0.72, r.normal(762, 28, n), r.uniform(60, 740, n)))
    y = np.where(a < 0.72, r.uniform(240, 1190, n), 60 + ((x - 400) / 330) ** 2 * 150 + r.normal(0, 40, n))
    order = np.argsort(y)
    lit = np.clip(r.normal(0.36, 0.22, n) + 0.25 * smoothstep(700, 200, y), 0, 1)
    tone = jittered(pick(ramp([(0.34, 0.08, 155), (0.5, 0.12, 145), (0.7, 0.15, 128)]), lit), r)
    strew(
        c,
        "leaf",
        x[order],
        y[order],
        r.uniform(24, 58, n),
        r.uniform(0.2, 2.9, n),
        tone,
        seed="vine-leaves",
        detail=0.7,
    )
    for gx, gy, s in (
        (112, 330, 1.0),
        (196, 214, 0.9),
        (330, 150, 0.8),
        (612, 214, 1.05),
        (700, 372, 1.0),
        (66, 560, 0.9),
        (742, 640, 0.95),
    ):
        berries = sorted(
            ((gx + r.normal(0, 15 * s) * (1 - k / 34), gy + k * 2.5 * s, r.uniform(7.5, 10) * s) for k in range(26)),
            key=lambda q: q[1],
        )
        c.shadow(c.mask(oval(gx, gy + 34 * s, 18 * s, 38 * s)), 6, 8, soft=7, share=0.5)
        for bx, by, q in berries:
            c.form(
                c.mask(circle(bx, by, q)),
                mix((0.42, 0.13, 345), (0.56, 0.16, 8), r.random()),
                gloss=0.45,
                rim=0.7,
                detail=0.8,
            )
    c.multiply(frame * np.asarray(smoothstep(700, 1200, c.y), np.float32), rgb((0.5, 0.07, 175)), 0.4)
