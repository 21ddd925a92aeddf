"""A baker before a great oven: in its glow lies a birch wood, and every tree grows from a loaf."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import stone
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.motes import motes
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.scenes._first_batch_parts import AX, birch, loaf
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="First Batch",
    hero="small baker from behind before a huge glowing oven; in it a birch wood, each tree rising from a loaf",
    idea="grows from",
    place="bakery, Anatolian stone oven",
    palette="amber wood",
    composition="interior through a window or arch",
    time="dawn",
    symbols=("bread", "birch", "ember"),
    hidden="a woodpecker at work on the smallest loaf",
    readings=("legacy", "hunger", "spring"),
    person=True,
)

FINISH = {"vignette": 0.46, "bloom": 0.6, "contrast": 0.2, "saturation": 1.08, "focus": Focus(400, 640, 300, 400, 0.5)}

_SILL, _HALF, _TOP = 886.0, 292.0, 118.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.2, 0.6),
        key=(0.96, 0.09, 80),
        shade=(0.26, 0.06, 330),
        rim=(0, -1, 0),
        rim_colour=(0.95, 0.12, 78),
        bounce_share=0.0,
    )
    _room(c)
    mouth = _oven(c)
    repaint(c, 0.7, seed="room", loose=1.1)
    _forest(c, mouth)
    _floor_light(c)
    birch(c, 486, _SILL - 40, 150, 5.0, 6, "sapling", 0.0, 13)
    loaf(c, 486, _SILL + 6, 86, "sapling", 0.02)
    c.screen(c.mask(oval(486, _SILL - 44, 60, 9), soft=7), (0.97, 0.1, 82), 0.5)
    _baker(c)
    _near_loaf(c)
    repaint(c, 0.12, seed="last", loose=0.6)
    _sparks(c)


def _arch(grow: float = 0.0) -> list[tuple[float, ...]]:
    h = _HALF + grow
    return [
        (AX - h, _SILL + 4, CORNER),
        (AX - h, _SILL - 380),
        (AX - h * 0.7, _TOP + 140 - grow),
        (AX, _TOP - grow),
        (AX + h * 0.7, _TOP + 140 - grow),
        (AX + h, _SILL - 380),
        (AX + h, _SILL + 4, CORNER),
    ]


def _room(c: Canvas) -> None:
    """Dark plaster, a floor of stone."""
    d = np.hypot(c.x - AX, (c.y - 560) / 1.4)
    t = 0.42 - 0.4 * smoothstep(230, 560, d) + 0.1 * (c.field("trowel", 60, 4) - 0.5)
    c.fill(c.full(), pick(c.tones((0.4, 0.08, 45), 0.9), np.asarray(t, np.float32)), detail=0.1)
    floor = c.full(smoothstep(1000, 1008, c.y))
    dark = 0.26 + 0.12 * (c.field("slab", 90, 4, (2, 1)) - 0.5) - 0.12 * smoothstep(1060, 1200, c.y)
    c.fill(floor, pick(c.tones((0.38, 0.06, 40), 0.9), np.asarray(dark, np.float32)), detail=0.1)


def _oven(c: Canvas) -> Mask:
    ring = c.mask(curve(_arch(58), pull=0.38)) - c.mask(curve(_arch(), pull=0.38))
    at = ring.where
    a = np.arctan2(c.y[at] - 500, c.x[at] - AX)
    along = np.where(c.y[at] > 500, (c.y[at] - 500) / 330 * np.sign(c.x[at] - AX), 0)
    wedge = np.where(c.y[at] > 500, along, a + np.pi / 2) * 5.4
    seam = np.minimum(np.mod(wedge, 1), 1 - np.mod(wedge, 1))
    tint = np.mod(np.sin(np.floor(wedge) * 12.9) * 43758.5, 1.0)
    bump = smoothstep(0.0, 0.1, seam) * 10 + (c.field("chisel", 14, 3)[at] - 0.5) * 3 + tint * 4
    c.form(c.relief(ring, 34), (0.42, 0.08, 48), bump=np.asarray(bump, np.float32), bias=-0.12, rim=0.2, detail=0.4)
    mouth = c.mask(curve(_arch(), pull=0.38))
    c.screen((mouth.grow(26).blur(12) & ring), (0.9, 0.14, 62), 0.42)
    base = c.mask(polygon([(56, _SILL), (744, _SILL), (744, 1010), (56, 1010)]), wobble=3)
    stone(c, base, (0.34, 0.06, 42), thickness=26, seed="base", rough=0.5, cracks=0.2, detail=0.3)
    slab = c.mask(polygon([(34, _SILL - 8), (766, _SILL - 8), (772, _SILL + 34), (28, _SILL + 34)]), wobble=2)
    c.shadow(slab, 0, 18, 9, 0.6)
    stone(c, slab, (0.46, 0.08, 52), thickness=14, seed="sill", rough=0.3, cracks=0.1, detail=0.45)
    d = np.hypot((c.x - AX) / 0.95, (c.y - 730) / 1.55)
    t = 1 - smoothstep(10, 400, d) + 0.06 * (c.field("fire", 120, 4) - 0.5)
    fire = ramp(
        [
            (0, (0.3, 0.1, 36)),
            (0.25, (0.48, 0.13, 48)),
            (0.5, (0.68, 0.145, 62)),
            (0.75, (0.87, 0.13, 80)),
            (1, (0.99, 0.06, 95)),
        ]
    )
    c.fill(mouth, pick(fire, np.asarray(t, np.float32)), detail=0.2)
    return mouth


def _forest(c: Canvas, mouth: Mask) -> None:
    """Trees on loaves, row behind row, paler and paler into the light."""
    r = c.rng("rows")
    with c.group() as deep:
        for k, (y, half, n, w, h, haze) in enumerate(
            (
                (756.0, 110.0, 7, 15.0, 520.0, 0.9),
                (784.0, 170.0, 7, 25.0, 600.0, 0.7),
                (826.0, 225.0, 5, 46.0, 720.0, 0.4),
            )
        ):
            for i in range(n):
                x = AX - half + 2 * half * (i + 0.5) / n + float(r.normal(0, 9))
                if abs(x - AX) < 34 + 16 * k:
                    x += 44 if x > AX else -44
                tall = h * float(r.uniform(0.85, 1.1))
                birch(c, x, y - w * 0.4, tall, 3.8 + 2.2 * k, float(r.normal(0, 12)), f"{k}/{i}", haze, 7 + 2.5 * k)
                loaf(c, x, y, w, f"{k}/{i}", 0.02, haze * 0.75)
            c.glow(AX, y - 40, 170, (0.97, 0.1, 86), 0.34)
        for x, w, wide, lean in (
            (264.0, 13.0, 62.0, -12.0),
            (164.0, 18.0, 92.0, 14.0),
            (548.0, 14.0, 66.0, 10.0),
            (648.0, 19.0, 96.0, -14.0),
        ):
            birch(c, x, _SILL - 16 - wide * 0.36, 840, w, lean, f"near{x}", 0.06, 15)
            loaf(c, x, _SILL + 2, wide, f"near{x}", 0.06)
    c.paste(deep, clip=mouth | c.mask(polygon([(60, 780), (740, 780), (740, _SILL + 6), (60, _SILL + 6)])))
    c.rays(AX, 690, [20, 48, 76, 104, 132, 160, 200, 232, 262, 290, 318, 342], 520, 70, (0.97, 0.1, 86), 0.3, 16)
    c.glow(AX, 720, 130, (0.98, 0.08, 92), 0.75)
    lip = c.mask(
        polygon([(AX - _HALF, _SILL - 8), (AX + _HALF, _SILL - 8), (AX + _HALF, _SILL + 3), (AX - _HALF, _SILL + 3)]),
        soft=3,
    )
    c.screen(lip, (0.95, 0.12, 76), 0.7)


def _floor_light(c: Canvas) -> None:
    pool = np.exp(-(((c.x - AX) / 250) ** 2) - ((c.y - 1050) / 90) ** 2)
    c.screen(c.full(np.asarray(pool, np.float32)) & c.full(smoothstep(1000, 1020, c.y)), (0.86, 0.14, 62), 0.55)
    c.screen(
        c.full(np.exp(-(((c.x - AX) / 330) ** 2) - ((c.y - 930) / 50) ** 2).astype(np.float32)), (0.7, 0.13, 55), 0.3
    )


def _baker(c: Canvas) -> None:
    """Small, from behind, his long peel upright beside him."""
    c.lamps.append(Lamp(x=AX, y=760, z=-40, reach=200, colour=(0.95, 0.13, 75), power=0.7))
    x, y = 262.0, 1120.0
    for k, (dx, share) in enumerate(((0, 0.8), (-22, 0.45))):
        cast = c.mask(
            polygon([(x - 26, y - 8), (x + 30, y - 8), (x + 10 + dx * 3, 1220), (x - 70 + dx * 3, 1220)]),
            soft=8 + 6 * k,
        )
        c.multiply(cast, (0.2, 0.05, 30), share)
    who = Person(
        age="old",
        girth=1.5,
        skin=(0.56, 0.09, 55),
        hair=(0.86, 0.02, 80),
        hair_style="short",
        top=(0.72, 0.04, 75),
        bottom=(0.3, 0.06, 30),
        shoes=None,
        apron=(0.5, 0.14, 30),
        sleeves="short",
        hat="cap",
        hat_colour=(0.86, 0.03, 80),
    )
    pose = Pose(arm_near=(58, 62), arm_far=(8, 10), leg_near=(6, 0), leg_far=(6, 0), hand_near="fist")
    j = joints(who, pose, x, y, 236, view="back")
    hx, hy = j.hand_near
    peel = [(hx + 2, y + 6), (hx + 4, hy), (hx + 8, hy - 190)]
    c.draw(lambda pen: pen.stroke(peel, (0.46, 0.1, 55), 7), relief=3, detail=0.85)
    blade = c.mask(
        curve(
            [
                (hx + 2, hy - 176, CORNER),
                (hx - 22, hy - 204),
                (hx - 24, hy - 262),
                (hx + 10, hy - 284),
                (hx + 44, hy - 262),
                (hx + 40, hy - 204),
                (hx + 14, hy - 176, CORNER),
            ]
        )
    )
    c.form(blade, (0.5, 0.11, 55), thickness=7, bias=-0.06, rim=0.8, detail=0.85)
    paint_person(c, who, j)
    knot = c.mask(limb([(j.waist[0] - 18, j.waist[1] + 10, 4), (j.waist[0] + 18, j.waist[1] + 10, 4)]))
    c.form(knot, (0.5, 0.14, 30), detail=0.85)


def _near_loaf(c: Canvas) -> None:
    """The smallest loaf has fallen to the floor; a woodpecker is at it."""
    loaf(c, 596, 1120, 34, "small", -0.06)
    birch(c, 590, 1104, 92, 3.6, 8, "small", 0.0, 10)
    pecker = Bird(
        body=(0.24, 0.04, 300),
        breast=(0.9, 0.03, 85),
        wing=(0.22, 0.04, 300),
        beak=(0.35, 0.03, 270),
        legs=(0.4, 0.04, 50),
        neck=0.16,
        neck_angle=60,
        plump=0.26,
        head=0.2,
        beak_length=0.24,
        beak_drop=30,
        tail=0.5,
        leg=0.14,
        pitch=40,
    )
    c.multiply(c.mask(oval(656, 1126, 26, 5), soft=4), (0.2, 0.05, 30), 0.6)
    tip = perched(c, pecker, 652, 1124, 56, left=True, seed="pecker")
    c.fill(c.mask(oval(tip[0] + 17, tip[1] - 11, 6.5, 3.6, -24), soft=1), (0.56, 0.2, 26), detail=0.85)


def _sparks(c: Canvas) -> None:
    motes(
        c,
        c.rng("sparks"),
        110,
        lambda r: (AX + r.normal(0, 140), r.uniform(230, 1000)),
        (0.97, 0.12, 80),
        size=(0.8, 2.6),
        alpha=(0.4, 1),
        emission=0.8,
    )
    c.glow(AX, 740, 240, (0.95, 0.12, 78), 0.25)
