"""A baker slides a loaf with a sapling into a great oven; within, lit by the fire, stands a birch wood on loaves."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.mask import Mask
from art.painting.materials import stone
from art.painting.motifs.birds import Bird, perched
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, polygon
from art.painting.strokes import repaint

from .birches import AX, FIRE_Y, birch, loaf

BRIEF = Brief(
    title="First Batch",
    hero="small baker before a huge glowing oven; in it a birch wood in depth, each tree risen from a loaf",
    idea="grows from",
    place="bakery, Anatolian stone oven",
    palette="amber wood",
    composition="interior through a window or arch",
    time="dawn",
    symbols=("bread", "birch", "ember"),
    hidden="a woodpecker at work on the nearest trunk at the left",
    readings=("legacy", "hunger", "spring"),
    person=True,
)

FINISH = {"vignette": 0.4, "bloom": 0.6, "contrast": 0.14, "saturation": 1.08, "focus": Focus(400, 720, 330, 440, 0.34)}

_SILL, _HALF, _TOP = 952.0, 318.0, 92.0
_FLOOR = 1004.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.55, 0.6),
        key=(0.96, 0.1, 78),
        shade=(0.24, 0.06, 335),
        rim=(0, -1, 0),
        rim_colour=(0.97, 0.13, 78),
        bounce=(0.6, 0.14, 50),
        bounce_share=0.1,
    )
    _room(c)
    mouth = c.mask(curve(_arch(), pull=0.38))
    _fire(c, mouth)
    repaint(c, 0.7, seed="room", loose=1.1)
    with c.group() as wood:
        _forest(c)
    c.paste(wood, clip=mouth)
    _beams(c)
    _stones(c, mouth)
    _floor(c)
    repaint(c, 0.35, seed="stone", loose=0.8)
    _near(c)
    _baker(c)
    _sparks(c)


def _arch(grow: float = 0.0) -> list[tuple[float, ...]]:
    h = _HALF + grow
    return [
        (400 - h, _SILL + 4, CORNER),
        (400 - h, _SILL - 420),
        (400 - h * 0.7, _TOP + 150 - grow),
        (400, _TOP - grow),
        (400 + h * 0.7, _TOP + 150 - grow),
        (400 + h, _SILL - 420),
        (400 + h, _SILL + 4, CORNER),
    ]


def _room(c: Canvas) -> None:
    d = np.hypot(c.x - AX, (c.y - 700) / 1.4)
    t = 0.4 - 0.34 * smoothstep(260, 600, d) + 0.14 * (c.field("trowel", 60, 4) - 0.5)
    c.fill(c.full(), pick(c.tones((0.36, 0.08, 35), 0.9), np.asarray(t, np.float32)), detail=0.1)


def _fire(c: Canvas, mouth: Mask) -> None:
    """The depth of the oven: fire low in the middle, brown dusk in the vault."""
    d = np.hypot((c.x - AX) / 1.05, (c.y - FIRE_Y) / np.where(c.y < FIRE_Y, 1.75, 0.8))
    t = 1 - smoothstep(6, 430, d) + 0.08 * (c.field("fire", 120, 4) - 0.5)
    fire = ramp(
        [
            (0, (0.2, 0.06, 30)),
            (0.25, (0.36, 0.1, 42)),
            (0.5, (0.6, 0.145, 56)),
            (0.76, (0.84, 0.145, 76)),
            (1, (0.99, 0.07, 92)),
        ]
    )
    c.fill(mouth, pick(fire, np.asarray(t, np.float32)), detail=0.1)


def _forest(c: Canvas) -> None:
    """Trees on loaves, row behind row, paler and thinner into the light; an open ride leads to the fire."""
    r = c.rng("rows")
    rows = (
        (824.0, 96.0, 12, 7.0, 560.0, 0.82, 2.2),
        (838.0, 150.0, 10, 12.0, 620.0, 0.62, 3.2),
        (858.0, 205.0, 9, 21.0, 700.0, 0.42, 4.6),
        (888.0, 262.0, 8, 36.0, 800.0, 0.18, 7.0),
    )
    for k, (y, half, n, w, h, haze, trunk) in enumerate(rows):
        for i in range(n):
            x = AX - half + 2 * half * (i + 0.5) / n + float(r.normal(0, half / n * 0.35))
            gap = 16 + 19 * k
            if abs(x - AX) < gap:
                x = AX + (gap + float(r.uniform(0, 10))) * (1 if x > AX else -1)
            tall = h * float(r.uniform(0.85, 1.1))
            thick, lean = trunk * float(r.uniform(0.8, 1.2)), float(r.normal(0, 10))
            birch(c, x, y - w * 0.5, tall, thick, lean, f"{k}/{i}", haze, 4.5 + 1.6 * k, 0.34)
            loaf(c, x, y + float(r.normal(0, 2)), w * float(r.uniform(0.9, 1.15)), f"{k}/{i}", haze)
        c.glow(AX, y - 40, 130 - 14 * k, (0.98, 0.11, 84), 0.36)
    for x, w, wide, lean in ((172.0, 15.0, 74.0, 16.0), (640.0, 14.0, 76.0, -12.0), (262.0, 10.0, 54.0, -8.0)):
        birch(c, x, _SILL - 20 - wide * 0.4, 900, w, lean, f"near{x}", 0.0, 10.5, 0.4)
        loaf(c, x, _SILL - 8, wide, f"near{x}")
    loaf(c, 522, _SILL - 10, 50, "waiting")


def _beams(c: Canvas) -> None:
    c.rays(AX, FIRE_Y - 20, [196, 214, 236, 256, 284, 306, 328, 346], 560, 74, (0.96, 0.13, 80), 0.34, 16)
    c.glow(AX, FIRE_Y, 62, (0.995, 0.06, 92), 0.85, 1.5)
    c.glow(AX, FIRE_Y, 190, (0.95, 0.14, 74), 0.4)


def _stones(c: Canvas, mouth: Mask) -> None:
    """The arch: rough voussoirs, hot on their inner edge."""
    ring = c.mask(curve(_arch(64), pull=0.38), wobble=3) - mouth
    at = ring.where
    a = np.arctan2(c.y[at] - 530, c.x[at] - 400)
    along = np.where(c.y[at] > 530, (c.y[at] - 530) / 320 * np.sign(c.x[at] - 400), 0)
    wedge = np.where(c.y[at] > 530, along, a + np.pi / 2) * 5.4 + 0.1 * (c.field("bent", 40, 2)[at] - 0.5)
    seam = np.minimum(np.mod(wedge, 1), 1 - np.mod(wedge, 1))
    tint = np.mod(np.sin(np.floor(wedge) * 12.9) * 43758.5, 1.0)
    rough = (c.field("chisel", 22, 4)[at] - 0.5) * 10 + (c.field("pit", 7, 2)[at] - 0.5) * 3
    bump = smoothstep(0.0, 0.11, seam) * 12 + rough + tint * 5
    r = c.relief(ring, 40)
    c.form(r, (0.4, 0.075, 40), bump=np.asarray(bump, np.float32), bias=-0.14, rim=0.1, mottle=0.16, detail=0.4)
    c.multiply(ring * np.asarray(tint * 0.5, np.float32), (0.42, 0.07, 20), 0.5)
    seams = np.asarray(smoothstep(0.05, 0.0, seam), np.float32)
    c.multiply(ring * seams, (0.16, 0.05, 25), 0.7)
    hot = mouth.grow(18).blur(9) & ring
    low = np.asarray(np.exp(-(((c.y - 800) / 420) ** 2)), np.float32)
    c.screen(hot * low * np.asarray(0.7 + 0.6 * (c.field("lick", 20, 3) - 0.3), np.float32), (0.88, 0.17, 56), 0.9)
    slab = c.mask(polygon([(30, _SILL - 6), (770, _SILL - 6), (782, _SILL + 26), (20, _SILL + 26)]), wobble=3)
    base = c.mask(polygon([(20, _SILL + 20), (780, _SILL + 20), (776, _FLOOR + 4), (24, _FLOOR + 4)]), wobble=2)
    stone(c, base, (0.28, 0.06, 34), thickness=20, seed="base", rough=0.6, cracks=0.3, detail=0.3)
    stone(c, slab, (0.44, 0.085, 46), thickness=12, seed="sill", rough=0.5, cracks=0.2, detail=0.45)
    glow = np.exp(-(((c.x - AX) / 240) ** 2)).astype(np.float32)
    c.screen(slab * glow * np.asarray(smoothstep(_SILL + 16, _SILL - 6, c.y), np.float32), (0.96, 0.14, 74), 0.9)


def _floor(c: Canvas) -> None:
    """Flags in perspective; the fire's light fans out over them between the shadows of the trunks."""
    floor = c.full(smoothstep(_FLOOR - 2, _FLOOR + 2, c.y))
    v = 60.0 / np.maximum(c.y - 940, 8)
    u = (c.x - AX) * v / 60
    row = np.floor(v * 6)
    col = u * 2.2 + 0.5 * np.mod(row, 2)
    across, deep = np.mod(col, 1), np.mod(v * 6, 1)
    seam = np.minimum(np.minimum(deep, 1 - deep) * 1.2, np.minimum(across, 1 - across))
    tint = np.mod(np.sin(np.floor(col) * 12.9 + row * 78.2) * 43758.5, 1.0) - 0.5
    angle = (c.x - AX) / np.maximum(c.y - 800, 30)
    bars = smoothstep(0.34, 0.62, c.noise.at("bars", np.asarray(angle * 9, np.float32), np.zeros_like(c.x), 1.0, 2))
    reach = np.exp(-((angle / 0.95) ** 2)) * smoothstep(1290, 1000, c.y)
    lit = reach * (0.3 + 0.7 * bars)
    worn = 0.1 * (c.field("slab", 40, 4) - 0.5)
    t = 0.14 + 0.66 * lit + 0.1 * tint * (0.4 + lit) - 0.2 * smoothstep(0.06, 0.0, seam) + worn
    table = ramp([(0, (0.16, 0.05, 20)), (0.3, (0.3, 0.08, 32)), (0.6, (0.56, 0.13, 50)), (1, (0.86, 0.14, 72))])
    c.fill(floor, pick(table, np.asarray(t, np.float32)), detail=0.3)


def _near(c: Canvas) -> None:
    """Quiet things of the room: sacks at the left, a basket of loaves at the right, dark against the light."""
    for x, y, w, h in ((70.0, 1100.0, 84.0, 150.0), (-6.0, 1140.0, 80.0, 170.0)):
        sack = c.mask(
            curve(
                [
                    (x - w, y),
                    (x - w * 0.96, y - h * 0.6),
                    (x - w * 0.4, y - h * 0.9),
                    (x - w * 0.34, y - h * 1.06, CORNER),
                    (x + w * 0.3, y - h * 1.08, CORNER),
                    (x + w * 0.34, y - h * 0.9),
                    (x + w * 0.9, y - h * 0.6),
                    (x + w * 0.94, y),
                    (x, y + 12),
                ]
            ),
            wobble=3,
        )
        c.shadow(sack, -14, 12, 12, 0.6)
        c.form(sack, (0.26, 0.05, 38), mottle=0.14, grain=14, rim=0.1, bias=-0.12, detail=0.4)
        c.screen(sack.edge(3.4, -1.6, 1.6), (0.82, 0.16, 56), 0.7)
    basket = c.mask(curve([(650, 1118, CORNER), (640, 1062), (790, 1062), (784, 1118, CORNER), (716, 1130)]))
    c.shadow(basket, 14, 10, 12, 0.6)
    for k, (dx, dy) in enumerate(((-44, -2), (0, -10), (44, -4), (-20, -26), (24, -30))):
        loaf(c, 716 + dx, 1070 + dy, 34, f"basket{k}")
    weave = np.sin(c.x[basket.where] / 5.2) * np.sin(c.y[basket.where] / 4.4) * 2.4
    c.form(basket, (0.34, 0.08, 45), bump=np.asarray(weave, np.float32), rim=0.3, bias=-0.06, detail=0.5)
    c.screen(basket.edge(-3, -1.4, 1.4), (0.84, 0.16, 58), 0.7)


def _baker(c: Canvas) -> None:
    """Small before the fire; on his long peel a loaf with a sapling goes in."""
    x, y = 556.0, 1092.0
    cast = c.mask(polygon([(x - 20, y - 6), (x + 22, y - 8), (x + 150, 1230), (x + 40, 1230)]), soft=8)
    c.multiply(cast, (0.14, 0.05, 25), 0.85)
    c.lamps.append(Lamp(x=AX, y=FIRE_Y + 40, z=-30, reach=170, colour=(0.95, 0.14, 72), power=0.9))
    who = Person(
        age="old",
        girth=1.25,
        belly=0.2,
        skin=(0.5, 0.09, 48),
        hair=(0.8, 0.03, 80),
        hair_style="short",
        beard="moustache",
        top=(0.78, 0.045, 75),
        bottom=(0.26, 0.05, 30),
        shoes=(0.2, 0.04, 30),
        apron=(0.42, 0.12, 28),
        sleeves="short",
        hat="cap",
        hat_colour=(0.9, 0.03, 85),
    )
    pose = Pose(
        lean=7,
        head=2,
        arm_near=(70, 14),
        arm_far=(80, 8),
        leg_near=(-12, 6),
        leg_far=(15, 10),
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, x, y, 226, left=True)
    bx, by = (j.hand_near[0] + j.hand_far[0]) / 2, (j.hand_near[1] + j.hand_far[1]) / 2
    tip = (352.0, _SILL - 42)
    dx, dy = tip[0] - bx, tip[1] - by
    n = float(np.hypot(dx, dy))
    back = (bx - dx / n * 150, by - dy / n * 150)

    def peel(pen: Pen) -> None:
        pen.stroke([back, (bx, by), tip], (0.36, 0.09, 45), 5.4)

    outline = [(20, 2, CORNER), (-10, -8), (-84, -6), (-100, 3), (-80, 9), (-8, 9)]
    blade = c.mask(curve([(tip[0] + q[0], tip[1] + q[1], *q[2:]) for q in outline]))
    c.draw(peel, relief=2, detail=0.85)
    c.form(blade, (0.44, 0.1, 48), thickness=5, rim=0.9, detail=0.85)
    birch(c, tip[0] - 48, tip[1] - 26, 112, 3.4, 6, "sapling", 0.0, 8, 0.3)
    loaf(c, tip[0] - 46, tip[1] + 3, 42, "offered")
    with c.group() as man:
        paint_person(c, who, j)
    body = c.paste(man)
    away = np.asarray(smoothstep(-30, 46, (c.x - x) + 0.25 * (c.y - y + 110)), np.float32)
    c.multiply(body * (0.5 + 0.5 * away), (0.3, 0.08, 25), 0.85)
    c.screen(body.edge(-3.2, -1.0, 1.0), (0.97, 0.13, 76), 0.95)
    c.screen(body.edge(1.2, -1.4, 0.8), (0.9, 0.13, 64), 0.4)


def _sparks(c: Canvas) -> None:
    pecker = Bird(
        body=(0.16, 0.03, 300),
        breast=(0.8, 0.05, 70),
        wing=(0.15, 0.03, 300),
        beak=(0.3, 0.03, 60),
        legs=(0.3, 0.04, 50),
        neck=0.16,
        neck_angle=70,
        plump=0.24,
        head=0.2,
        beak_length=0.24,
        beak_drop=-6,
        tail=0.5,
        leg=0.1,
        pitch=70,
    )
    tip = perched(c, pecker, 150, 690, 44, seed="pecker")
    c.fill(c.mask(oval(tip[0] - 15, tip[1] - 9, 6, 3.2, 20), soft=1), (0.58, 0.2, 26), detail=0.85)
