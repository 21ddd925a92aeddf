"""At night a small child holds a carrot up into an open fridge: a musk ox has come to it out of the snow."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.materials import smoke
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb, oval, polygon
from art.painting.strokes import repaint
from art.painting.terrain import ground, plane

from .fridge import INSIDE, door, fridge, shelf, spilt, walls
from .musk_ox import musk_ox

BRIEF = Brief(
    title="Midnight Snack",
    hero="small child in a nightshirt holds a carrot up into a tall open fridge: a musk ox has come out of the snow",
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
FINISH = {"vignette": 0.45, "saturation": 1.1, "bloom": 0.55, "focus": Focus(390, 700, 290, 440, 0.42)}


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
    with c.group() as beast:
        _beast(c)
    _kitchen(c)
    _floor(c)
    repaint(c, 0.6, seed="room")
    fridge(c)
    inside = c.mask(box(INSIDE[0], INSIDE[1], INSIDE[2] - INSIDE[0], INSIDE[3] - INSIDE[1], 30))
    c.paste(north, clip=inside)
    c.emit(inside, 0.1)
    walls(c)
    c.paste(beast, clip=inside, bend=(c.x + 16, c.y))
    c.multiply(inside & c.full(smoothstep(330, 150, c.y)), (0.7, 0.08, 250), 0.2)
    shelf(c)
    door(c)
    spilt(c)
    _prints(c)
    _cold(c)
    _child(c)
    _chair(c)
    repaint(c, 0.12, seed="last")
    _flakes(c)


def _north(c: Canvas) -> None:
    """The far country: a plain of snow, mountains, a sun just gone behind them, and one who has always lived there."""
    c.wash(
        [
            (0, (0.4, 0.12, 262)),
            (0.2, (0.56, 0.1, 245)),
            (0.33, (0.76, 0.075, 225)),
            (0.41, (0.9, 0.08, 88)),
            (0.47, (0.93, 0.12, 74)),
            (1, (0.9, 0.04, 240)),
        ],
        warp=10,
    )
    streaks(c, 200, 500, (0.98, 0.08, 80), share=0.7, seed="veil", cover=0.55)
    c.glow(270, 540, 260, (0.99, 0.12, 76), 0.8)
    for k in range(3):
        high = (190, 130, 60)[k]
        foot = 560 + 10 * k
        shape = np.clip(c.field(f"range{k}", (150, 90, 60)[k], 4)[0] * 2.2 - 0.62, 0, 1.3)
        ridge = foot - high * shape * (0.7 + 0.3 * smoothstep(240, 520, c.x[0]))
        m = c.full(smoothstep(-0.7, 0.7, c.y - ridge[None, :]))
        face = c.field(f"face{k}", 34, 4, (0.7, 1.6))
        lit = smoothstep(0.46, 0.6, face)[..., None]
        tones = pick(ramp([(0.0, (0.6 + 0.06 * k, 0.1, 262)), (1.0, (0.95, 0.06, 70))]), lit[..., 0])
        c.fill(m, tones, alpha=0.92, detail=0.3)
        c.fog(foot - 50, foot + 30, (0.96, 0.09, 74), 0.3)

    def heights(u: Array, v: Array) -> Array:
        drift = np.abs(c.noise.at("drift", u * 0.8 + 7, v, 9, 3) - 0.5) * 2
        return np.asarray(0.9 * drift + 1.2 * (c.noise.at("swell", u, v, 30, 2) - 0.5), np.float32)

    sun = (-0.35, 0.75, 0.22)
    land = ground(c, heights, horizon=578, eye=5.5, near=6, far=400, sun=sun, shadow_reach=10)
    crust = c.noise.at("crust", land.u * 2, land.v, 0.7, 2, land.footprint) - 0.5
    t = 0.42 + 0.75 * land.lit(sun) - 0.2 * land.shade + 0.12 * crust
    table = ramp(
        [
            (0, (0.4, 0.12, 268)),
            (0.35, (0.6, 0.1, 258)),
            (0.6, (0.8, 0.06, 255)),
            (0.82, (0.95, 0.06, 70)),
            (1, (0.99, 0.05, 88)),
        ]
    )
    c.fill(land.mask, pick(table, np.asarray(t, np.float32)), detail=0.3)
    repaint(c, 0.5, seed="north")
    c.glow(236, 560, 190, (0.99, 0.1, 84), 0.8)

    def herd(pen: Pen) -> None:
        for x, q in ((232.0, 1.0), (252.0, 0.7), (262.0, 0.9)):
            pen.fill(oval(x, 586 - 4 * q, 8 * q, 5.4 * q), (0.3, 0.06, 300), 0.9)
            pen.fill(oval(x - 7 * q, 586 - 3 * q, 3 * q, 3 * q), (0.3, 0.06, 300), 0.9)

    c.draw(herd, detail=0.8)


def _beast(c: Canvas) -> None:
    """The ox, its blue shadow towards us, snow over its hooves, breath."""
    fall = [(270, 890), (560, 890), (720, 980), (330, 990)]
    c.multiply(c.mask(polygon(fall), soft=12), (0.42, 0.13, 268), 0.75)
    musk_ox(c)
    for x, lift in ((352.0, 0.0), (474.0, 3.0), (300.0, -6.0), (534.0, -6.0)):
        sunk = c.mask(oval(x - 4, 930 + lift, 46, 16), wobble=4, soft=3)
        c.form(sunk, (0.86, 0.05, 255), thickness=10, rim=0.6, detail=0.5)
    smoke(
        c,
        [(360, 838, 9), (330, 846, 20), (290, 834, 34), (256, 800, 44)],
        (0.98, 0.04, 85),
        seed="breath",
        alpha=0.5,
        n=34,
    )


def _kitchen(c: Canvas) -> None:
    c.wash([(0, (0.13, 0.06, 277)), (0.5, (0.2, 0.08, 274)), (1, (0.13, 0.05, 278))], warp=10)
    fall = np.exp(-(np.hypot((c.x - 400) / 330, (c.y - 560) / 520) ** 2))
    c.screen(np.asarray(fall, np.float32), (0.4, 0.12, 266), 0.55)
    u, v = c.x / 56, (c.y - 20) / 56
    grout = np.maximum(
        smoothstep(0.455, 0.49, np.abs(np.mod(u, 1) - 0.5)), smoothstep(0.455, 0.49, np.abs(np.mod(v, 1) - 0.5))
    )
    glaze = np.mod(np.sin(np.floor(u) * 12.9 + np.floor(v) * 78.2) * 43758.5, 1.0)
    near = fall * smoothstep(960, 940, c.y)
    c.screen(np.asarray((0.1 + 0.5 * glaze) * near * (1 - grout), np.float32), (0.5, 0.12, 262), 0.55)
    c.multiply(np.asarray(grout * smoothstep(960, 940, c.y), np.float32), (0.3, 0.1, 275), 0.5)
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
    kettle = c.mask(oval(58, 672, 34, 28), box(44, 640, 26, 10, 4))
    c.form(kettle, (0.42, 0.12, 266), gloss=0.4, rim=0.4, detail=0.6)
    c.screen(kettle.edge(5, -2, 2), (0.9, 0.06, 230), 0.7)

    def pans(pen: Pen) -> None:
        pen.stroke([(-10, 548), (146, 548)], (0.36, 0.1, 268), 5)
        for x, q in ((22.0, 24.0), (74.0, 19.0), (118.0, 15.0)):
            pen.stroke([(x, 548), (x, 586)], (0.3, 0.1, 270), 5)
            pen.fill(oval(x, 586 + q, q, q), (0.36, 0.11, 267))
            pen.stroke(
                [(x + q * 0.5, 586 + q * 0.2), (x + q * 0.92, 586 + q), (x + q * 0.5, 586 + q * 1.8)],
                (0.78, 0.09, 245),
                2,
                0.8,
            )
        pen.stroke([(88, 664), (106, 652), (118, 636)], (0.42, 0.12, 266), 7)
        pen.stroke([(34, 648), (58, 622), (84, 648)], (0.36, 0.1, 268), 4)

    c.draw(pans, relief=3, detail=0.55)


def _chair(c: Canvas) -> None:
    """A kitchen chair, near and dark, cut by the card's foot; the cold light runs along it."""

    def work(pen: Pen) -> None:
        dark = (0.13, 0.06, 277)
        for x, top in ((664.0, 1000.0), (782.0, 1012.0)):
            pen.stroke([(x - 6, top), (x, top + 110), (x + 2, 1230)], dark, 17)
        for y, q in ((1026.0, 24.0), (1084.0, 15.0), (1132.0, 15.0)):
            pen.stroke([(660, y), (722, y - 4), (784, y + 10)], dark, q)

    made = c.draw(work, relief=8, detail=0.75)
    c.multiply(made, (0.5, 0.12, 275), 0.4)
    c.screen(made.edge(-3, -2, 1.2), (0.8, 0.09, 245), 0.75)


def _floor(c: Canvas) -> None:
    floor = plane(c, c.mask(box(-10, 950, 820, 260)), ((130, 950), (670, 950), (1180, 1210), (-380, 1210)))
    u, v = floor.wide(8, 6)
    depth = np.log1p(np.maximum(v, 0) * 1.2) * 3.2
    check = np.mod(np.floor(u) + np.floor(depth), 2)
    at = floor.mask.where
    x, y = c.x[at], c.y[at]
    beam = smoothstep(1.0, 0.25, np.abs(x - 384) / (200 + (y - 950) * 0.8)) * smoothstep(1360, 950, y)
    t = 0.14 + 0.12 * check + 0.74 * beam + 0.08 * (c.field("worn", 40, 4)[at] - 0.5)
    table = ramp([(0.11, 0.05, 278), (0.24, 0.1, 272), (0.46, 0.12, 264), (0.76, 0.07, 245), (0.96, 0.04, 100)])
    c.fill(floor.mask, pick(table, np.asarray(t, np.float32)), detail=0.3)


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
                    toe = [
                        (side * 2, -16, CORNER),
                        (side * 12, -10),
                        (side * 13, 4),
                        (side * 8, 13),
                        (side * 2, 11, CORNER),
                    ]
                    pen.fill(curve(toe), (0.13, 0.07, 276), 0.7)
                    pen.stroke([(side * 10, -8), (side * 10.5, 3)], (0.6, 0.1, 255), 2.0, 0.7)

    c.draw(work, detail=0.8)


def _cold(c: Canvas) -> None:
    """Cold air rolls over the sill and lies on the floor."""
    band = np.exp(-(((c.y - 1010) / 60) ** 2)) * np.exp(-(((c.x - 390) / 330) ** 2))
    drift = 0.3 + 0.9 * c.field("cold", 130, 4, (3, 1))
    c.glaze(np.asarray(np.clip(band * drift, 0, 1), np.float32), (0.86, 0.06, 245), 0.6)


def _child(c: Canvas) -> None:
    x, y, h = 276.0, 1118.0, 216.0
    who = Person(
        age="child",
        skin=(0.66, 0.08, 52),
        hair=(0.24, 0.05, 45),
        hair_style="short",
        top=(0.6, 0.18, 28),
        bottom=(0.6, 0.18, 28),
        dress="gown",
        hem=0.55,
        shoes=None,
        loose=1.7,
    )
    pose = Pose(arm_near=(138, 14), arm_far=(12, 8), leg_near=(5, 2), leg_far=(-5, 2), head=8)
    j = joints(who, pose, x, y, h, view="back")
    fall = c.mask(polygon([(x - 26, y - 4), (x + 26, y - 4), (x + 60, 1240), (x - 130, 1240)]), soft=9)
    c.multiply(fall, (0.16, 0.09, 277), 0.8)
    with c.group() as small:
        paint_person(c, who, j)
    body = c.paste(small)
    c.multiply(body & c.full(smoothstep(x + 40, x - 20, c.x)), (0.4, 0.13, 275), 0.35)
    for dx, dy in ((2.2, -2.0), (-1.4, -1.6)):
        c.screen(body.edge(dx, dy, 1.0), (0.98, 0.07, 90), 0.55)
    _carrot(c, j.hand_near[0], j.hand_near[1])
    # A toy hangs from one hand: knitted, horned, much loved.
    hx, hy = j.hand_far
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


def _carrot(c: Canvas, x: float, y: float) -> None:
    """What is offered: a carrot by its leaves."""

    def leaves(pen: Pen) -> None:
        for k in range(9):
            a = math.radians(100 + 9 * k)
            end = (x - 4 + 30 * math.cos(a), y + 2 + 26 * math.sin(a))
            pen.stroke([(x + 3, y - 6), ((x + end[0]) / 2 - 3, (y + end[1]) / 2), end], (0.56, 0.14, 135), 2.6)

    c.draw(leaves, relief=1.5, detail=0.9)
    root = c.mask(limb([(x + 3, y - 6, 8), (x + 12, y - 24, 7), (x + 22, y - 46, 1.5)]))
    c.form(root, (0.72, 0.19, 52), rim=0.9, mottle=0.1, detail=0.93)


def _flakes(c: Canvas) -> None:
    r = c.rng("flakes")

    def work(pen: Pen) -> None:
        for _ in range(90):
            x, y = float(r.normal(390, 150)), float(r.uniform(340, 1100))
            tone = mix((0.98, 0.02, 240), (0.98, 0.05, 92), float(r.random()))
            pen.dot(x, y, float(r.uniform(0.9, 3.0)), tone, float(r.uniform(0.35, 0.95)))

    c.draw(work, detail=0.9, soft=0.3, emission=0.2)
