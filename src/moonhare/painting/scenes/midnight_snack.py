"""A small child in pyjamas before an open fridge at night: inside, in low sun, a musk ox stands in the snow."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import smoke
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._midnight_snack_parts import musk_ox
from moonhare.painting.shapes import CORNER, box, circle, curve, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import ground, plane

BRIEF = Brief(
    title="Midnight Snack",
    hero="small child in pyjamas before a tall open fridge: in low sun a musk ox stands in the snow inside",
    idea="contains",
    place="kitchen, dark flat",
    palette="indigo moon",
    composition="interior through a window or arch",
    time="night",
    symbols=("fridge", "snow", "ox"),
    hidden="wet hoofprints across the kitchen floor",
    readings=("appetite", "wanderer", "sleepwalking"),
    person=True,
)
FINISH = {"vignette": 0.45, "saturation": 1.1, "bloom": 0.55, "focus": Focus(390, 640, 260, 420, 0.5)}

_IN = (196.0, 130.0, 566.0, 940.0)
"""The fridge's inside: left, top, right, bottom."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.1, -0.5, 0.4),
        key=(0.97, 0.05, 95),
        shade=(0.26, 0.11, 275),
        rim=(0.15, -1.0, 0),
        rim_colour=(0.95, 0.07, 92),
        bounce=(0.7, 0.08, 240),
        bounce_share=0.15,
    )
    with c.group() as north:
        _north(c)
    _kitchen(c)
    _floor(c)
    repaint(c, 0.6, seed="room")
    _fridge(c)
    inside = c.mask(box(_IN[0], _IN[1], _IN[2] - _IN[0], _IN[3] - _IN[1], 30))
    c.paste(north, clip=inside)
    c.emit(inside, 0.12)
    c.multiply(inside - inside.blur(16).grow(-2), (0.4, 0.12, 268), 0.35)
    _shelf(c)
    _door(c)
    _spilt(c)
    _prints(c)
    _cold(c)
    _child(c)
    repaint(c, 0.12, seed="last")
    _flakes(c)


def _north(c: Canvas) -> None:
    """The far country: a plain of snow under a low sun, and one who has always lived there."""
    c.wash(
        [
            (0, (0.36, 0.13, 270)),
            (0.2, (0.46, 0.13, 262)),
            (0.34, (0.66, 0.09, 250)),
            (0.42, (0.8, 0.1, 75)),
            (0.49, (0.84, 0.13, 68)),
            (0.54, (0.9, 0.12, 78)),
            (1, (0.9, 0.04, 240)),
        ],
        warp=10,
    )
    streaks(c, 240, 560, (0.97, 0.06, 92), share=0.5, seed="veil", cover=0.45)
    for k in range(2):
        ridge = 640 - (70 - 24 * k) * np.clip(c.field(f"range{k}", 110, 4)[0] * 2 - 0.6, 0, 1) + 8 * k
        m = c.full(smoothstep(-0.7, 0.7, c.y - ridge[None, :]))
        c.fill(m, (0.78 + 0.05 * k, 0.065, 250 - 60 * k), alpha=0.8, detail=0.3)

    def heights(u: Array, v: Array) -> Array:
        drift = np.abs(c.noise.at("drift", u * 0.8 + 7, v, 9, 3) - 0.5) * 2
        return np.asarray(0.7 * drift + 1.0 * (c.noise.at("swell", u, v, 30, 2) - 0.5), np.float32)

    sun = (-0.1, 0.8, 0.3)
    land = ground(c, heights, horizon=648, eye=5.5, near=7, far=400, sun=sun, shadow_reach=8)
    t = 0.44 + 0.5 * land.lit(sun) - 0.2 * land.shade
    table = ramp([(0.42, 0.12, 268), (0.62, 0.1, 255), (0.84, 0.05, 240), (0.97, 0.04, 95), (0.985, 0.03, 95)])
    c.fill(land.mask, pick(table, np.asarray(t, np.float32)), detail=0.3)
    repaint(c, 0.5, seed="north")
    c.glow(300, 580, 240, (0.98, 0.09, 90), 0.75)
    disc = c.mask(circle(300, 574, 40), soft=1.5)
    c.fill(disc, (0.99, 0.04, 95), detail=0.6)
    c.emit(disc, 0.7)
    fall = [(320, 842), (500, 840), (450, 950), (270, 960)]
    c.multiply(c.mask(polygon(fall), soft=12), (0.46, 0.13, 268), 0.6)
    musk_ox(c, 410, 846, 196, left=True, seed="ox")
    # It stands against the light.
    c.multiply(c.mask(oval(396, 760, 150, 100), soft=26), (0.62, 0.11, 300), 0.4)
    smoke(c, [(256, 790, 9), (236, 778, 18), (214, 756, 30)], (0.97, 0.03, 90), seed="breath", alpha=0.5, n=24)


def _kitchen(c: Canvas) -> None:
    c.wash([(0, (0.13, 0.06, 277)), (0.5, (0.2, 0.08, 274)), (1, (0.13, 0.05, 278))], warp=10)
    fall = np.exp(-(np.hypot((c.x - 400) / 330, (c.y - 560) / 520) ** 2))
    c.screen(np.asarray(fall, np.float32), (0.4, 0.12, 266), 0.55)
    pane = c.mask(box(34, 300, 96, 190, 4))
    c.fill(pane, pick(ramp([(0.2, 0.08, 275), (0.34, 0.12, 268)]), (c.y - 300) / 200), detail=0.6)

    def sky(pen: Pen) -> None:
        r = c.rng("town")
        for _ in range(16):
            pen.dot(r.uniform(36, 128), r.uniform(304, 440), r.uniform(0.6, 1.5), (0.97, 0.04, 95), 0.8)
        for x, top in ((34, 446), (62, 430), (96, 456)):
            pen.fill(box(x, top, 40, 60), (0.14, 0.06, 277))
        pen.fill(box(76, 446, 4, 6), (0.88, 0.12, 80))

    c.draw(sky, clip=pane, detail=0.85)
    frame = c.mask(box(26, 292, 112, 206, 4)) - c.mask(box(36, 302, 92, 186)) | c.mask(box(79, 300, 6, 190))
    c.form(frame, (0.36, 0.09, 270), thickness=6, bias=-0.1, detail=0.5)
    c.form(c.mask(box(-10, 700, 150, 30, 5)), (0.38, 0.09, 270), thickness=8, bias=-0.05, detail=0.4)
    c.form(c.mask(box(-10, 728, 140, 230)), (0.22, 0.08, 275), thickness=8, bias=-0.1, mottle=0.05, detail=0.4)
    cup = c.mask(curve([(40, 700, CORNER), (34, 660), (80, 660), (76, 700, CORNER)]))
    c.form(cup, (0.5, 0.1, 268), rim=0.8, detail=0.6)


def _floor(c: Canvas) -> None:
    floor = plane(c, c.mask(box(-10, 950, 820, 260)), ((130, 950), (670, 950), (1180, 1210), (-380, 1210)))
    u, v = floor.wide(8, 6)
    depth = np.log1p(np.maximum(v, 0) * 1.2) * 3.2
    check = np.mod(np.floor(u) + np.floor(depth), 2)
    at = floor.mask.where
    x, y = c.x[at], c.y[at]
    beam = smoothstep(1.0, 0.1, np.abs(x - 384) / (210 + (y - 950) * 0.7)) * smoothstep(1290, 950, y)
    t = 0.16 + 0.14 * check + 0.62 * beam + 0.08 * (c.field("worn", 40, 4)[at] - 0.5)
    table = ramp([(0.11, 0.05, 278), (0.24, 0.1, 272), (0.46, 0.12, 264), (0.76, 0.07, 245), (0.96, 0.04, 100)])
    c.fill(floor.mask, pick(table, np.asarray(t, np.float32)), detail=0.3)


def _fridge(c: Canvas) -> None:
    c.multiply(c.mask(box(140, 60, 480, 930, 40), soft=26), (0.1, 0.05, 280), 0.6)
    shell = c.mask(box(160, 78, 442, 900, 56))
    c.form(shell, (0.48, 0.1, 262), thickness=30, gloss=0.25, rim=0.5, mottle=0.03, detail=0.65)
    rim = c.mask(box(178, 110, 406, 852, 42))
    c.form(rim, (0.9, 0.03, 240), thickness=12, rim=0.6, mottle=0.02, detail=0.65)
    c.glow(390, 560, 330, (0.7, 0.1, 250), 0.3, flat=1.5)


def _shelf(c: Canvas) -> None:
    """One glass shelf near the top: a bottle of milk, eggs, frost; icicles below it."""
    slab = c.mask(box(_IN[0], 300, _IN[2] - _IN[0], 12, 3))
    c.form(slab, (0.86, 0.04, 230), thickness=6, rim=0.6, alpha=0.9, detail=0.8)
    bottle = c.mask(
        curve(
            [
                (262, 300, CORNER),
                (258, 220),
                (276, 190),
                (278, 160, CORNER),
                (306, 160, CORNER),
                (308, 190),
                (326, 220),
                (322, 300, CORNER),
            ]
        )
    )
    c.form(bottle, (0.9, 0.03, 95), thickness=30, gloss=0.5, rim=0.8, detail=0.85)
    c.form(c.mask(box(274, 150, 36, 14, 5)), (0.64, 0.17, 28), thickness=6, rim=0.6, detail=0.85)
    for x in (428, 462, 496):
        c.form(c.mask(oval(x, 282, 15, 19)), (0.92, 0.04, 75), gloss=0.3, rim=0.7, detail=0.85)
    r = c.rng("icicles")

    def ices(pen: Pen) -> None:
        x = _IN[0] + 8
        while x < _IN[2] - 8:
            long = float(r.uniform(2.2, 8.2)) ** 2
            half = 2.5 + long / 14
            tip = [(x - half, 311, CORNER), (x + half, 311, CORNER), (x + 1, 311 + long, CORNER)]
            pen.fill(curve(tip), (0.92, 0.04, 235), 0.85)
            x += float(r.uniform(7, 30))

    c.draw(ices, relief=3, detail=0.85)
    lamp = c.mask(box(340, 134, 82, 12, 6))
    c.fill(lamp, (0.99, 0.03, 95), detail=0.9)
    c.emit(lamp, 1.0)
    c.glow(381, 144, 70, (0.98, 0.05, 92), 0.6)


def _door(c: Canvas) -> None:
    """The door stands open to the right, its inside catching the light."""
    leaf = c.mask(curve([(590, 96, CORNER), (770, 40, CORNER), (770, 1066, CORNER), (590, 968, CORNER)], pull=0))
    c.shadow(leaf, 14, 10, 20, 0.5)
    c.form(leaf, (0.44, 0.11, 264), thickness=12, mottle=0.03, rim=0.4, detail=0.6)
    light = smoothstep(780, 590, c.x) * np.exp(-(((c.y - 560) / 480) ** 2))
    c.screen(leaf * np.asarray(light**1.5, np.float32), (0.9, 0.06, 225), 0.5)

    def racks(pen: Pen) -> None:
        for t in (0.3, 0.52, 0.76):
            y0, y1 = 96 + 872 * t, 40 + 1026 * t
            pen.fill(polygon([(606, y0 - 26), (754, y1 - 34), (754, y1 + 10), (606, y0 + 6)]), (0.36, 0.11, 266))
            pen.stroke([(606, y0 - 26), (754, y1 - 34)], (0.95, 0.03, 100), 3)

    def bottles(pen: Pen) -> None:
        for t, x, w, tall, tone in (
            (0.3, 640, 26, 92, (0.42, 0.08, 210)),
            (0.3, 700, 32, 120, (0.36, 0.09, 265)),
            (0.52, 670, 30, 80, (0.48, 0.12, 20)),
            (0.76, 640, 28, 110, (0.42, 0.08, 210)),
            (0.76, 712, 34, 130, (0.62, 0.1, 75)),
        ):
            k = (x - 590) / 180
            y = (96 + 872 * t) * (1 - k) + (40 + 1026 * t) * k
            pen.fill(box(x - w / 2, y - tall * 0.7, w, tall * 0.7, 8), tone)
            pen.fill(box(x - w / 5, y - tall, w / 2.5, tall * 0.4, 4), tone)

    c.draw(bottles, relief=10, detail=0.7)
    c.draw(racks, relief=4, detail=0.7)


def _spilt(c: Canvas) -> None:
    """Snow has come over the sill."""
    heap = c.mask(
        curve(
            [
                (170, 990),
                (196, 918),
                (270, 900),
                (380, 908),
                (500, 898),
                (572, 916),
                (604, 986),
                (540, 1018),
                (400, 1030),
                (250, 1016),
            ]
        ),
        wobble=5,
        cell=22,
    )
    c.shadow(heap, 0, 18, 14, 0.5)
    c.form(heap, (0.9, 0.035, 240), thickness=34, rim=0.9, mottle=0.1, detail=0.5)


def _prints(c: Canvas) -> None:
    """Wet hoofprints lead from the sill away into the dark at the left."""

    def work(pen: Pen) -> None:
        for x, y, q, turn in (
            (236, 1046, 1.0, 28),
            (176, 1062, 1.05, 34),
            (150, 1098, 1.2, 40),
            (84, 1116, 1.3, 44),
            (60, 1156, 1.45, 50),
            (-6, 1180, 1.5, 54),
        ):
            with pen.at(x, y, turn - 90, q):
                for side in (-1, 1):
                    pen.fill(
                        curve([(side * 2, -11, CORNER), (side * 11, -6), (side * 9, 8), (side * 3, 9, CORNER)]),
                        (0.1, 0.05, 278),
                        0.75,
                    )
                    pen.stroke([(side * 9, -5), (side * 8, 6)], (0.8, 0.08, 240), 1.2, 0.7)

    c.draw(work, detail=0.8)


def _cold(c: Canvas) -> None:
    """Cold air rolls over the sill and lies on the floor."""
    band = np.exp(-(((c.y - 1010) / 60) ** 2)) * np.exp(-(((c.x - 390) / 330) ** 2))
    drift = 0.3 + 0.9 * c.field("cold", 130, 4, (3, 1))
    c.glaze(np.asarray(np.clip(band * drift, 0, 1), np.float32), (0.86, 0.06, 245), 0.6)


def _child(c: Canvas) -> None:
    x, y, h = 386.0, 1104.0, 262.0
    who = Person(
        age="child",
        skin=(0.66, 0.08, 52),
        hair=(0.24, 0.05, 45),
        hair_style="short",
        top=(0.66, 0.15, 30),
        bottom=(0.66, 0.15, 30),
        dress="gown",
        hem=0.55,
        shoes=None,
        loose=1.7,
    )
    pose = Pose(arm_near=(12, 8), arm_far=(10, 6), leg_near=(5, 2), leg_far=(-5, 2))
    j = joints(who, pose, x, y, h, view="back")
    fall = c.mask(polygon([(x - 40, y - 6), (x + 40, y - 6), (x + 120, 1230), (x - 120, 1230)]), soft=10)
    c.multiply(fall, (0.2, 0.1, 275), 0.75)
    with c.group() as small:
        paint_person(c, who, j)
        (nx, ny), (_, ky) = j.neck, j.knee_near
        gown = [(nx - 34, ny + 14), (nx, ny + 4), (nx + 34, ny + 14), (nx + 40, ny + 70), (nx + 52, ky + 14, CORNER)]
        gown += [(nx + 20, ky + 20), (nx - 20, ky + 18), (nx - 52, ky + 14, CORNER), (nx - 40, ny + 70)]
        c.form(c.mask(curve(gown)), (0.66, 0.15, 30), thickness=34, rim=0.2, mottle=0.08, detail=0.75)
    body = c.paste(small)
    c.multiply(body, (0.4, 0.13, 275), 0.5)
    for dx, dy in ((2.6, -1.6), (-2.6, -1.6)):
        c.screen(body.edge(dx, dy, 1.0), (0.97, 0.07, 92), 0.9)
    # A toy hangs from one hand: knitted, horned, much loved.
    hx, hy = j.hand_near
    toy = Clay(c, (hx - 50, hy - 20, hx + 50, hy + 90), melt=5)
    toy.limb([(hx, hy - 2, 5), (hx + 2, hy + 16, 7)])
    toy.ball(hx + 3, hy + 36, 17, 21)
    toy.ball(hx + 4, hy + 62, 13, 12)
    for dx in (-11, 16):
        toy.limb([(hx + dx * 0.6, hy + 26, 6), (hx + dx * 1.5, hy + 40, 5)])
    relief = toy.relief()
    c.form(relief, (0.44, 0.07, 50), rim=0.9, bias=-0.1, detail=0.85)
    for dx in (-1, 1):
        horn = c.mask(curve([(hx + 4 + dx * 9, hy + 62), (hx + 4 + dx * 20, hy + 68), (hx + 4 + dx * 20, hy + 58)]))
        c.form(horn, (0.84, 0.06, 85), rim=0.6, detail=0.9)


def _flakes(c: Canvas) -> None:
    r = c.rng("flakes")

    def work(pen: Pen) -> None:
        for _ in range(90):
            x, y = float(r.normal(390, 150)), float(r.uniform(340, 1100))
            tone = mix((0.98, 0.02, 240), (0.98, 0.05, 92), float(r.random()))
            pen.dot(x, y, float(r.uniform(0.9, 3.0)), tone, float(r.uniform(0.35, 0.95)))

    c.draw(work, detail=0.9, soft=0.3, emission=0.2)
