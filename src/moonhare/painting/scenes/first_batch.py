"""A baker bends to his stone oven at dawn: out of the loaves in it young birches rise."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, stone, wood
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._first_batch_parts import AX, baker, birch, loaf
from moonhare.painting.shapes import CORNER, curve, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="First Batch",
    hero="barefoot baker of 60, huge-armed, bent over his peel: young birches rise from the loaves in his oven",
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


FINISH = {"vignette": 0.46, "bloom": 0.5, "saturation": 1.12}


_SILL = 868.0


_HALF = 262.0


_TOP = 196.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.62, -0.25, 0.5),
        key=(0.96, 0.09, 78),
        shade=(0.3, 0.06, 300),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.78, 0.07, 250),
        bounce=(0.6, 0.14, 50),
        bounce_share=0.25,
    )
    _wall(c)
    mouth = _oven(c)
    repaint(c, 0.8, seed="room", loose=0.8)
    _forest(c, mouth)
    _sill(c)
    _front_loaves(c)
    c.lamps += [
        Lamp(x=AX - 40, y=760, z=50, reach=220, colour=(0.86, 0.14, 64), power=0.5),
    ]
    baker(c)
    _floor_things(c)
    repaint(c, 0.16, seed="last", loose=0.6)
    _sparks(c)


def _arch(grow: float = 0.0) -> list[tuple[float, ...]]:
    h = _HALF + grow
    return [
        (AX - h, _SILL + 4, CORNER),
        (AX - h, _SILL - 300),
        (AX - h * 0.72, _TOP + 150 - grow),
        (AX, _TOP - grow),
        (AX + h * 0.72, _TOP + 150 - grow),
        (AX + h, _SILL - 300),
        (AX + h, _SILL + 4, CORNER),
    ]


def _wall(c: Canvas) -> None:
    """Sooty plaster, lit by the oven, and a small window in which the day begins."""
    d = np.hypot((c.x - AX) / 1.0, (c.y - 620) / 1.25)
    n = c.field("trowel", 34, 5) - 0.5
    stain = c.field("stain", 220, 4) - 0.5
    t = 0.5 - 0.42 * smoothstep(230, 640, d) + 0.26 * n + 0.3 * stain
    t = t - 0.3 * smoothstep(330, 0, c.y)
    c.fill(c.full(), pick(c.tones((0.5, 0.09, 56), 0.85), np.asarray(t, np.float32)), detail=0.1)
    # Soot above the mouth.
    soot = np.exp(-(((c.x - AX) / 190) ** 2)) * smoothstep(320, 60, c.y)
    c.multiply(np.asarray(soot, np.float32), (0.2, 0.04, 30), 0.7)
    # The window's cool light.
    recess = c.mask(curve([(54, 372, CORNER), (54, 236), (112, 182), (170, 236), (170, 372, CORNER)]))
    stone(c, recess.grow(22), (0.5, 0.06, 60), thickness=16, seed="jamb", detail=0.3)
    c.fill(recess, (0.3, 0.05, 40))
    pane = c.mask(curve([(70, 368, CORNER), (70, 246), (116, 204), (164, 246), (164, 368, CORNER)]))
    at = pane.where
    sky = ramp([(0.52, 0.09, 262), (0.7, 0.07, 255), (0.85, 0.06, 60), (0.93, 0.09, 75)])
    c.fill(pane, pick(sky, smoothstep(204, 372, c.y[at])), detail=0.7)

    def view(pen: Pen) -> None:
        pen.fill(curve([(66, 352), (96, 334), (128, 346), (168, 328), (168, 372), (66, 372)]), (0.45, 0.07, 270))
        pen.stroke([(117, 200), (117, 372)], (0.22, 0.04, 45), 6)
        pen.stroke([(70, 292), (164, 292)], (0.22, 0.04, 45), 5)

    c.draw(view, detail=0.7, clip=pane)
    c.glow(117, 300, 90, (0.75, 0.09, 255), 0.4)
    c.rays(117, 290, [38, 52, 66], 560, 170, (0.72, 0.09, 258), 0.3, 18)
    # A beam and what hangs from it.
    beam = c.mask(polygon([(-10, 60), (810, 84), (810, 140), (-10, 122)]), wobble=3)
    c.shadow(beam, 0, 22, 12, 0.55)
    wood(c, beam, (0.36, 0.07, 48), angle=2, grain=7, thickness=20, seed="beam", detail=0.35)
    _strings(c)
    floor = c.mask(polygon([(-10, 1010), (810, 1010), (810, 1210), (-10, 1210)]))
    flags = plane(c, floor, ((60, 1010), (740, 1010), (1150, 1210), (-350, 1210)))
    u, v = flags.wide(7, 3.2)
    row = np.floor(v)
    uu = u + 0.5 * np.mod(row, 2)
    edge = np.minimum(np.minimum(np.mod(uu, 1), 1 - np.mod(uu, 1)), np.minimum(np.mod(v, 1), 1 - np.mod(v, 1)))
    tint = np.mod(np.sin(np.floor(uu) * 12.9 + row * 78.2) * 43758.5, 1.0)
    at = floor.where
    near = np.exp(-(((c.x[at] - 480) / 300) ** 2))
    t = 0.24 + 0.2 * (tint - 0.5) + 0.4 * near - 0.3 * (1 - smoothstep(0.01, 0.05, edge))
    t = t + 0.3 * (c.field("flag", 22, 4)[at] - 0.5) - 0.25 * smoothstep(1090, 1200, c.y[at])
    c.fill(floor, pick(c.tones((0.5, 0.07, 52), 0.8), np.asarray(t, np.float32)), detail=0.3)


def _strings(c: Canvas) -> None:
    """Peppers and herbs hung from the beam to dry."""
    r = c.rng("strings")

    def work(pen: Pen) -> None:
        for x, long, hue in (
            (226, 130, 28),
            (262, 96, 32),
            (30, 110, 130),
            (700, 92, 130),
            (744, 150, 28),
            (780, 110, 26),
        ):
            y0 = 122 + x * 0.02
            pen.stroke([(x, y0 - 30), (x + 2, y0 + long)], (0.5, 0.06, 60), 1.6)
            for k in range(int(long / 7)):
                y = y0 + k * 7
                a = float(r.uniform(-1, 1))
                tone = (0.4 + 0.1 * float(r.random()), 0.13 if hue < 60 else 0.07, hue)
                pen.stroke([(x, y), (x + 9 * a, y + 8), (x + 15 * a, y + 24)], tone, float(r.uniform(4, 7)))

    c.draw(work, relief=3, detail=0.55)


def _oven(c: Canvas) -> Mask:
    """The oven's front: a ring of wedge stones round the mouth, the base below with its store of birch logs."""
    base = c.mask(polygon([(196, _SILL + 20), (810, _SILL + 20), (810, 1050), (210, 1050)]))
    stone(c, base, (0.46, 0.07, 52), thickness=26, seed="base", rough=0.9, detail=0.3)
    store = c.mask(curve([(420, 1052, CORNER), (420, 980), (540, 934), (664, 980), (664, 1052, CORNER)]))
    c.fill(store, (0.15, 0.04, 40), detail=0.5)
    c.occlude(store.grow(12), store, 6, 0.6)
    r = c.rng("logs")
    for row in range(4):
        for i in range(7 - row):
            q = 19 + float(r.uniform(-3, 3))
            x, y = 436 + row * 17 + i * 35 + float(r.normal(0, 2)), 1034 - row * 30 + float(r.normal(0, 2))
            if not (424 + 10 * row < x < 660 - 10 * row):
                continue
            end = c.mask(oval(x, y, q, q)) & store
            at = end.where
            ring = np.hypot(c.x[at] - x, c.y[at] - y)
            rind = smoothstep(q - 5, q - 3, ring)
            c.form(
                end,
                (0.68, 0.09, 70),
                bump=np.sin(ring * 1.1 + 9 * (c.field("rings", 16, 2)[at] - 0.5)) * 0.9,
                thickness=6,
                bias=-0.12 - 0.04 * row,
                detail=0.5,
            )
            c.fill(Mask(end.a * rind * 0.8, end.box, end.frame, end.scale), (0.72, 0.03, 80), detail=0.5)
    ring = c.mask(curve(_arch(66), pull=0.38)) - c.mask(curve(_arch(), pull=0.38))
    at = ring.where
    a = np.arctan2(c.y[at] - 560, c.x[at] - AX)
    along = np.where(c.y[at] > 560, (c.y[at] - 560) / 300 * np.sign(c.x[at] - AX) * 1.0, 0)
    wedge = np.where(c.y[at] > 560, along, a + math.pi / 2) * 6.2
    cell = np.floor(wedge)
    seam = np.minimum(np.mod(wedge, 1), 1 - np.mod(wedge, 1))
    tint = np.mod(np.sin(cell * 12.9) * 43758.5, 1.0)
    bump = smoothstep(0.0, 0.12, seam) * 9 + (c.field("chisel", 9, 3)[at] - 0.5) * 5 + tint * 4
    body = c.relief(ring, 30)
    c.form(body, (0.56, 0.085, 58), bump=np.asarray(bump, np.float32), mottle=0.1, bias=-0.1, rim=0.2, detail=0.4)
    c.multiply(ring * (1 - smoothstep(0.0, 0.06, seam)).astype(np.float32), (0.25, 0.05, 40), 0.6)
    mouth = c.mask(curve(_arch(), pull=0.38))
    at = mouth.where
    d = np.hypot((c.x[at] - AX) / 0.9, (c.y[at] - 790) / 1.7)
    t = 1 - smoothstep(0, 330, d) + 0.1 * (c.field("fire", 90, 4)[at] - 0.5)
    fire = ramp(
        [(0.24, 0.07, 30), (0.4, 0.12, 38), (0.6, 0.15, 52), (0.8, 0.15, 72), (0.94, 0.11, 90), (0.98, 0.06, 95)]
    )
    c.fill(mouth, pick(fire, np.asarray(t, np.float32)), detail=0.2)
    # Bricks of the vault, seen along the tunnel.
    q = np.hypot((c.x[at] - AX) / _HALF, (c.y[at] - 760) / 560)
    course = np.minimum(np.mod(np.log(np.maximum(q, 0.05)) * 7, 1), 0.2) / 0.2
    c.multiply(mouth * ((1 - course) * smoothstep(0.5, 1.0, q) * 0.7).astype(np.float32), (0.3, 0.09, 30), 0.8)
    c.multiply(mouth - mouth.move(-14, 18).blur(14), (0.3, 0.09, 30), 0.75)
    floor = (
        c.mask(polygon([(AX - _HALF, _SILL + 6), (AX - 150, 776), (AX + 150, 776), (AX + _HALF, _SILL + 6)])) & mouth
    )
    c.form(floor, (0.62, 0.13, 56), thickness=8, mottle=0.16, bias=-0.02, detail=0.3)
    return mouth


def _forest(c: Canvas, mouth: Mask) -> None:
    """Rows of loaves deep in the oven, each with its tree; the nearest crowns reach out of the mouth."""
    c.glow(AX, 760, 130, (0.98, 0.08, 90), 0.6)
    r = c.rng("rows")
    with c.group() as deep:
        for k, (y, n, w, h, haze) in enumerate(
            ((780, 7, 19, 430, 0.85), (804, 6, 26, 480, 0.58), (828, 4, 34, 540, 0.28))
        ):
            half = 140 + 42 * k
            for i in range(n):
                x = AX - half + 2 * half * (i + 0.5) / n + float(r.normal(0, 8)) + 10 * (k % 2)
                tall = h * float(r.uniform(0.74, 1.06)) * (1 - 0.24 * abs(x - AX) / _HALF)
                birch(c, x, y - w * 0.4, tall, 4.2 + 2.1 * k, float(r.normal(0, 16)), f"{k}/{i}", haze, 8 + 2.5 * k)
                loaf(c, x, y, w, f"{k}/{i}", 0.02, haze * 0.7)
            c.glow(AX, y - 60, 150, (0.95, 0.12, 82), 0.22)
    c.paste(deep, clip=mouth)
    for x, s in ((318, -20), (682, 26), (604, -8)):
        birch(c, x, 842, 560 if x != 604 else 500, 12.5, s, f"near{x}", 0.0, 16)
        loaf(c, x, 866, 50, f"near{x}", -0.02)


def _sill(c: Canvas) -> None:
    slab = c.mask(polygon([(178, _SILL), (810, _SILL), (810, _SILL + 46), (168, _SILL + 46)]), wobble=3)
    c.shadow(slab, 0, 18, 9, 0.6)
    stone(c, slab, (0.6, 0.08, 60), thickness=14, seed="sill", rough=0.5, detail=0.45)
    c.screen(
        c.mask(polygon([(230, _SILL), (770, _SILL), (770, _SILL + 7), (230, _SILL + 7)]), soft=3), (0.92, 0.13, 72), 0.6
    )


def _front_loaves(c: Canvas) -> None:
    """What is done: two loaves on the sill, cooling."""
    loaf(c, 736, _SILL + 6, 50, "cool", -0.12)
    birch(c, 746, _SILL - 24, 120, 4.5, 14, "cool", 0.0, 12)


def _floor_things(c: Canvas) -> None:
    """A basket of dough, a sack, and the smallest loaf, at which a woodpecker is busy."""
    sack = c.mask(
        curve(
            [
                (676, 1196),
                (664, 1110),
                (690, 1050),
                (676, 1030, CORNER),
                (708, 1038),
                (752, 1030, CORNER),
                (744, 1052),
                (792, 1100),
                (800, 1196),
            ]
        ),
        wobble=2,
    )
    c.shadow(sack, -10, 6, 10, 0.6)
    cloth(c, sack, (0.62, 0.05, 78), fold=26, depth=6, thickness=60, seed="sack", detail=0.55)
    c.form(c.mask(curve([(684, 1034), (708, 1020), (744, 1030), (712, 1042)])), (0.95, 0.02, 85), detail=0.6)
    loaf(c, 590, 1150, 38, "small", -0.1)
    pecker = Bird(
        body=(0.26, 0.03, 280),
        breast=(0.9, 0.03, 85),
        wing=(0.24, 0.03, 280),
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
    tip = perched(c, pecker, 628, 1142, 72, left=True, seed="pecker")
    c.fill(c.mask(oval(tip[0] + 21, tip[1] - 14, 8, 4.5, -24), soft=1), (0.56, 0.2, 26), detail=0.85)


def _sparks(c: Canvas) -> None:
    r = c.rng("sparks")

    def work(pen: Pen) -> None:
        for _ in range(70):
            x = float(r.normal(AX - 10, 130))
            y = float(r.uniform(300, 850))
            pen.dot(x, y, float(r.uniform(0.8, 2.4)), (0.9, 0.14, 72), float(r.uniform(0.4, 1)))
        for _ in range(60):
            x = float(r.uniform(AX - 70, AX + 200))
            pen.dot(
                x, float(r.uniform(776, 850)), float(r.uniform(1.5, 4)), (0.78, 0.19, 48), float(r.uniform(0.4, 0.9))
            )

    c.draw(work, detail=0.9, emission=0.8)
    c.glow(AX, 800, 210, (0.9, 0.13, 72), 0.25)
