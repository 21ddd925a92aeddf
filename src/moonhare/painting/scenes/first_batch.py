"""A baker bends to his stone oven at dawn: out of the loaves in it young birches rise."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, skin, stone, wood
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.heads import head
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.stamps import jittered, strew
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

_AX, _SILL, _HALF, _TOP = 496.0, 868.0, 262.0, 196.0
_CRUST: Colour = (0.6, 0.12, 58)
_SKIN: Colour = (0.62, 0.085, 62)


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
        Lamp(x=_AX - 40, y=760, z=50, reach=220, colour=(0.86, 0.14, 64), power=0.5),
    ]
    _baker(c)
    _floor_things(c)
    repaint(c, 0.16, seed="last", loose=0.6)
    _sparks(c)


def _arch(grow: float = 0.0) -> list[tuple[float, ...]]:
    h = _HALF + grow
    return [
        (_AX - h, _SILL + 4, CORNER),
        (_AX - h, _SILL - 300),
        (_AX - h * 0.72, _TOP + 150 - grow),
        (_AX, _TOP - grow),
        (_AX + h * 0.72, _TOP + 150 - grow),
        (_AX + h, _SILL - 300),
        (_AX + h, _SILL + 4, CORNER),
    ]


def _wall(c: Canvas) -> None:
    """Sooty plaster, lit by the oven, and a small window in which the day begins."""
    d = np.hypot((c.x - _AX) / 1.0, (c.y - 620) / 1.25)
    n = c.field("trowel", 34, 5) - 0.5
    stain = c.field("stain", 220, 4) - 0.5
    t = 0.5 - 0.42 * smoothstep(230, 640, d) + 0.26 * n + 0.3 * stain
    t = t - 0.3 * smoothstep(330, 0, c.y)
    c.fill(c.full(), pick(c.tones((0.5, 0.09, 56), 0.85), np.asarray(t, np.float32)), detail=0.1)
    # Soot above the mouth.
    soot = np.exp(-(((c.x - _AX) / 190) ** 2)) * smoothstep(320, 60, c.y)
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
    a = np.arctan2(c.y[at] - 560, c.x[at] - _AX)
    along = np.where(c.y[at] > 560, (c.y[at] - 560) / 300 * np.sign(c.x[at] - _AX) * 1.0, 0)
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
    d = np.hypot((c.x[at] - _AX) / 0.9, (c.y[at] - 790) / 1.7)
    t = 1 - smoothstep(0, 330, d) + 0.1 * (c.field("fire", 90, 4)[at] - 0.5)
    fire = ramp(
        [(0.24, 0.07, 30), (0.4, 0.12, 38), (0.6, 0.15, 52), (0.8, 0.15, 72), (0.94, 0.11, 90), (0.98, 0.06, 95)]
    )
    c.fill(mouth, pick(fire, np.asarray(t, np.float32)), detail=0.2)
    # Bricks of the vault, seen along the tunnel.
    q = np.hypot((c.x[at] - _AX) / _HALF, (c.y[at] - 760) / 560)
    course = np.minimum(np.mod(np.log(np.maximum(q, 0.05)) * 7, 1), 0.2) / 0.2
    c.multiply(mouth * ((1 - course) * smoothstep(0.5, 1.0, q) * 0.7).astype(np.float32), (0.3, 0.09, 30), 0.8)
    c.multiply(mouth - mouth.move(-14, 18).blur(14), (0.3, 0.09, 30), 0.75)
    floor = (
        c.mask(polygon([(_AX - _HALF, _SILL + 6), (_AX - 150, 776), (_AX + 150, 776), (_AX + _HALF, _SILL + 6)]))
        & mouth
    )
    c.form(floor, (0.62, 0.13, 56), thickness=8, mottle=0.16, bias=-0.02, detail=0.3)
    return mouth


def _loaf(c: Canvas, x: float, y: float, w: float, seed: str, bias: float = 0.0, haze: float = 0.0) -> None:
    """A round loaf with a crossed crust, its foot at (x, y)."""
    h = w * 0.6
    c.shadow(c.mask(oval(x, y - 1, w * 1.02, h * 0.24)), -4, 3, 4, 0.55, (0.22, 0.07, 35))
    m = c.mask(
        curve(
            [
                (x - w, y - h * 0.3),
                (x - w * 0.72, y - h * 0.86),
                (x, y - h * 1.08),
                (x + w * 0.72, y - h * 0.86),
                (x + w, y - h * 0.3),
                (x + w * 0.6, y),
                (x - w * 0.6, y),
            ]
        ),
        wobble=w * 0.03,
    )
    body = c.form(
        m,
        _CRUST,
        mottle=0.14,
        grain=w * 0.5,
        bias=bias,
        gloss=0.12,
        rim=0.3,
        bump=(c.field("crust", 14, 3) - 0.5) * 4,
        detail=0.65,
    )
    r = c.rng(f"cut/{seed}")
    cuts = [
        limb(
            [
                (x - w * 0.66, y - h * (0.5 + 0.1 * k), 1),
                (x - w * 0.2 + 0.1 * w * k, y - h * (0.78 + 0.06 * k), w * 0.085),
                (x + w * 0.34, y - h * (0.62 + 0.2 * k), 1),
            ]
        )
        for k in range(2)
    ]
    cuts.append(
        limb(
            [
                (x + w * 0.7, y - h * 0.5, 1),
                (x + w * 0.5, y - h * 0.66, w * 0.07),
                (x + w * 0.16, y - h * 0.4 + float(r.normal(0, 2)), 1),
            ]
        )
    )
    scored = c.mask(*cuts, wobble=1.5)
    c.form(body.within(scored), (0.84, 0.08, 82), bias=bias + 0.04, detail=0.7)
    flour = c.full(smoothstep(0.56, 0.8, c.field("flour", 12, 3))) & m
    c.glaze(flour * smoothstep(y - h * 0.4, y - h, c.y), (0.94, 0.03, 85), 0.55)
    if haze:
        c.glaze(m, (0.9, 0.13, 80), haze)


def _birch(
    c: Canvas, x: float, foot: float, height: float, w: float, lean: float, seed: str, haze: float, leaf: float
) -> None:
    """A young birch: white bark with black marks, fine twigs, small toothed leaves that hold the light."""
    r = c.rng(f"birch/{seed}")
    pts = []
    sway = float(r.normal(0, 6))
    for k in range(7):
        t = k / 6
        pts.append((x + lean * t + sway * math.sin(t * 5), foot - height * t, w * (1 - 0.78 * t) + 0.6))
    trunk = c.mask(limb(pts, 50))
    body = c.form(
        trunk,
        mix((0.93, 0.025, 85), (0.93, 0.1, 85), haze),
        thickness=w,
        rim=0.5,
        gain=1.2,
        bias=0.03,
        mottle=0.05,
        detail=0.75,
    )
    twigs: list[list[tuple[float, float]]] = []
    tips: list[tuple[float, float]] = []
    for k in range(int(6 + height / 34)):
        t = float(r.uniform(0.28, 0.98))
        side = -1 if k % 2 else 1
        i = min(int(t * 6), 5)
        u = t * 6 - i
        bx, by = pts[i][0] * (1 - u) + pts[i + 1][0] * u, pts[i][1] * (1 - u) + pts[i + 1][1] * u
        long = height * float(r.uniform(0.13, 0.3)) * (1.25 - 0.6 * t)
        mx, my = bx + side * long * 0.5, by - long * 0.62
        ex, ey = bx + side * long * float(r.uniform(0.85, 1.15)), by - long * float(r.uniform(0.3, 0.95))
        twigs.append([(bx, by), (mx, my), (ex, ey)])
        for q in np.linspace(0.3, 1.05, 7):
            px = (1 - q) ** 2 * bx + 2 * q * (1 - q) * mx + q * q * ex
            py = (1 - q) ** 2 * by + 2 * q * (1 - q) * my + q * q * ey
            tips.append((px, py))
    tips += [(pts[-1][0] + float(r.normal(0, 6)), pts[-1][1] + float(r.normal(0, 12))) for _ in range(8)]
    dark = mix((0.26, 0.03, 50), (0.7, 0.13, 65), haze)

    def marks(pen: Pen) -> None:
        for _ in range(int(height / 7)):
            t = float(r.uniform(0.02, 0.9))
            i = min(int(t * 6), 5)
            u = t * 6 - i
            px, py = pts[i][0] * (1 - u) + pts[i + 1][0] * u, pts[i][1] * (1 - u) + pts[i + 1][1] * u
            q = pts[i][2]
            a = float(r.uniform(-1, 0.4)) * q
            pen.stroke(
                [(px + a, py), (px + a + q * 0.5, py + 1), (px + a + q * float(r.uniform(0.5, 1.3)), py - 0.5)],
                dark,
                max(0.9, q * float(r.uniform(0.1, 0.3))),
                0.85,
            )

    c.draw(marks, clip=body.mask, detail=0.8)

    def thin(pen: Pen) -> None:
        for twig in twigs:
            pen.stroke(twig, mix((0.36, 0.05, 45), (0.8, 0.12, 75), haze), max(1.1, w * 0.12))

    c.draw(thin, relief=1, detail=0.7)
    n = len(tips) * 3
    tx = np.repeat(np.array([t[0] for t in tips]), 3) + r.normal(0, leaf * 0.9, n)
    ty = np.repeat(np.array([t[1] for t in tips]), 3) + r.normal(0, leaf * 0.8, n) + leaf * 0.3
    table = ramp([(0.42, 0.1, 135), (0.62, 0.14, 125), (0.78, 0.16, 112), (0.92, 0.15, 102)])
    light = np.clip(
        0.25 + 0.55 * r.random(n) + 0.35 * smoothstep(240, 0, np.hypot(tx - _AX, (ty - 700) * 0.6)) + 0.2 * haze, 0, 1
    )
    tones = pick(table, light.astype(np.float32))
    tones = tones + (np.array([0.98, 0.82, 0.42], np.float32) - tones) * (haze * 0.75)
    strew(
        c,
        "leaf",
        tx,
        ty,
        leaf * r.uniform(0.7, 1.35, n),
        r.uniform(0.3, 2.8, n),
        jittered(tones, r),
        seed=f"leaf/{seed}",
        detail=0.72,
    )


def _forest(c: Canvas, mouth: Mask) -> None:
    """Rows of loaves deep in the oven, each with its tree; the nearest crowns reach out of the mouth."""
    c.glow(_AX, 760, 130, (0.98, 0.08, 90), 0.6)
    r = c.rng("rows")
    with c.group() as deep:
        for k, (y, n, w, h, haze) in enumerate(
            ((780, 7, 19, 430, 0.85), (804, 6, 26, 480, 0.58), (828, 4, 34, 540, 0.28))
        ):
            half = 140 + 42 * k
            for i in range(n):
                x = _AX - half + 2 * half * (i + 0.5) / n + float(r.normal(0, 8)) + 10 * (k % 2)
                tall = h * float(r.uniform(0.74, 1.06)) * (1 - 0.24 * abs(x - _AX) / _HALF)
                _birch(c, x, y - w * 0.4, tall, 4.2 + 2.1 * k, float(r.normal(0, 16)), f"{k}/{i}", haze, 8 + 2.5 * k)
                _loaf(c, x, y, w, f"{k}/{i}", 0.02, haze * 0.7)
            c.glow(_AX, y - 60, 150, (0.95, 0.12, 82), 0.22)
    c.paste(deep, clip=mouth)
    for x, s in ((318, -20), (682, 26), (604, -8)):
        _birch(c, x, 842, 560 if x != 604 else 500, 12.5, s, f"near{x}", 0.0, 16)
        _loaf(c, x, 866, 50, f"near{x}", -0.02)


def _sill(c: Canvas) -> None:
    slab = c.mask(polygon([(178, _SILL), (810, _SILL), (810, _SILL + 46), (168, _SILL + 46)]), wobble=3)
    c.shadow(slab, 0, 18, 9, 0.6)
    stone(c, slab, (0.6, 0.08, 60), thickness=14, seed="sill", rough=0.5, detail=0.45)
    c.screen(
        c.mask(polygon([(230, _SILL), (770, _SILL), (770, _SILL + 7), (230, _SILL + 7)]), soft=3), (0.92, 0.13, 72), 0.6
    )


def _front_loaves(c: Canvas) -> None:
    """What is done: two loaves on the sill, cooling."""
    _loaf(c, 736, _SILL + 6, 50, "cool", -0.12)
    _birch(c, 746, _SILL - 24, 120, 4.5, 14, "cool", 0.0, 12)


def _skin(c: Canvas, clay: Clay, bias: float = -0.06) -> Mask:
    body = clay.relief(2.2)
    skin(c, body, _SKIN, bias=bias, detail=0.85)
    c.screen(body.mask.edge(5, -2, 2.2), (0.93, 0.13, 68), 0.6)
    return body.mask


def _worn(c: Canvas, clay: Clay, colour: Colour, seed: str, bias: float = 0.0) -> Mask:
    body = clay.relief(2.6)
    hang = c.noise.at(f"hang/{seed}", clay.across / 26, clay.along / 150, 1.0, 2) - 0.5
    crease = c.noise.at(f"crease/{seed}", clay.across / 60, clay.along / 34, 1.0, 2) - 0.5
    bump = (hang * 22 + crease * 15).astype(np.float32)
    c.form(body, colour, bump=bump, rim=0.35, bias=bias, mottle=0.06, shadow=30, detail=0.7)
    c.screen(body.mask.edge(5, -2, 2.2), (0.93, 0.13, 68), 0.5)
    return body.mask


def _baker(c: Canvas) -> None:
    """He stands in a lunge, the peel at his hip; the oven lights his front, the window his back."""
    around = (-60.0, 420.0, 560.0, 1190.0)
    c.shadow(c.mask(oval(120, 1146, 190, 20)), -24, 4, 12, 0.75)
    far_arm = Clay(c, around, melt=9)
    far_arm.limb([(238, 668, 36), (284, 742, 38), (304, 782, 31), (346, 812, 30), (382, 834, 18)])
    _skin(c, far_arm, -0.12)
    far_leg = Clay(c, around, melt=9)
    far_leg.limb([(20, 1066, 27), (-14, 1108, 17), (-20, 1124, 15), (14, 1140, 13), (34, 1144, 10)])
    _skin(c, far_leg, -0.2)
    far = Clay(c, around, melt=14)
    far.limb([(96, 872, 76), (66, 990, 66), (34, 1050, 46), (18, 1076, 32)])
    _worn(c, far, (0.34, 0.08, 22), "far", -0.16)
    near_leg = Clay(c, around, melt=7)
    near_leg.limb([(178, 1072, 30), (172, 1100, 25), (164, 1126, 18), (166, 1134, 19)])
    near_leg.limb([(156, 1136, 17), (190, 1132, 17), (222, 1142, 13)])
    for k in range(4):
        near_leg.limb([(214 + 3 * k, 1137 + 2.4 * k, 7), (232 + 2 * k, 1141 + 2 * k, 6)], n=6, melt=2)
    _skin(c, near_leg, -0.08)
    trunk = Clay(c, around, melt=26)
    trunk.limb([(104, 872, 84), (128, 800, 94), (164, 724, 92), (200, 668, 70), (226, 632, 40)], flat=0.85)
    trunk.ball(176, 800, 70, 62, turn=-30)
    trunk.ball(140, 716, 60, 70, turn=30)
    m = _worn(c, trunk, (0.74, 0.045, 75), "shirt", -0.1)
    c.multiply(m * smoothstep(230, 60, c.x + 0.3 * (c.y - 700)), (0.34, 0.06, 300), 0.75)
    near = Clay(c, around, melt=16)
    near.limb([(112, 870, 86), (176, 968, 78), (192, 1022, 60), (180, 1070, 38), (176, 1086, 33)])
    near.limb([(100, 860, 84), (120, 960, 80), (110, 1000, 40)])
    m = _worn(c, near, (0.38, 0.09, 22), "near")
    c.multiply(m * smoothstep(150, 60, c.x), (0.3, 0.07, 330), 0.5)

    sash = Clay(c, around, melt=10)
    for k in range(4):
        sash.limb(
            [(26 + 4 * k, 826 + k * 15, 11), (96 + 2 * k, 858 + k * 13, 13), (186 - 2 * k, 868 + k * 13, 11)], melt=5
        )
    _worn(c, sash, (0.52, 0.16, 30), "sash", -0.04)
    tail = Clay(c, around, melt=6)
    tail.limb([(50, 880, 14), (36, 930, 17), (44, 980, 12)])
    _worn(c, tail, (0.5, 0.16, 30), "tail", -0.1)

    who = Person(skin=_SKIN, hair=(0.72, 0.02, 70), beard="moustache", girth=1.3)
    j = joints(who, Pose(), 250, 1140, 700)
    j = msgspec.structs.replace(j, unit=104.0, head=(268.0, 590.0), head_turn=36.0)
    neck = Clay(c, around, melt=12)
    neck.limb([(206, 640, 48), (234, 614, 42), (254, 598, 36)])
    _skin(c, neck, -0.1)
    head(c, who, j)
    c.glaze(c.mask(oval(298, 596, 16, 9, 30), soft=4), _SKIN, 0.35)
    cap = Clay(c, around, melt=6)
    cap.ball(270, 574, 48, 40, turn=36)
    cap.cut((270, 578), (-0.5, 0.86))
    _worn(c, cap, (0.86, 0.03, 85), "cap", -0.06)

    # The peel: a long ash pole, its blade in the oven with a loaf that has a tree already.
    back, tip = (-60.0, 866.0), (452.0, 842.0)
    pole = c.mask(limb([(*back, 9), (196, 852, 9), (*tip, 9)], 30))
    blade = c.mask(curve([(410, 842, CORNER), (450, 826), (566, 826), (580, 848), (566, 866), (440, 866)]))
    c.shadow(blade, 0, 10, 6, 0.5)
    wood(c, blade, (0.66, 0.1, 66), thickness=6, seed="blade", detail=0.65)
    _birch(c, 512, 826, 300, 8, -18, "peel", 0.0, 14)
    _loaf(c, 512, 854, 50, "peel", 0.06)
    c.shadow(pole, 2, 14, 8, 0.4)
    wood(c, pole, (0.6, 0.1, 62), angle=-2.7, grain=4, thickness=9, seed="pole", detail=0.65)
    _fist(c, 386, 843, -0.04)

    arm = Clay(c, around, melt=12)
    arm.ball(196, 668, 54, 52, turn=-30)
    arm.limb(
        [
            (196, 668, 48),
            (184, 726, 52, 6),
            (176, 784, 40, 8),
            (190, 806, 36, 8),
            (226, 828, 37, 10),
            (272, 848, 21, 10),
        ],
        n=48,
    )
    arm.press([(222, 712, 6), (206, 738, 8), (196, 764, 6)], 6)
    arm.press([(150, 780, 6), (176, 790, 5), (196, 784, 4)], 4)
    relief = arm.relief(2.4)
    c.shadow(relief.mask, -8, 14, 10, 0.45)
    m = _skin(c, arm, -0.04)
    hairs = c.rng("hairs")
    n = 90
    x, y = hairs.uniform(180, 262, n), hairs.normal(0, 16, n)
    y = y + 790 + (x - 176) * 0.6
    strew(
        c, "hair", x, y, 10, 0.7, np.tile(np.array([[0.25, 0.17, 0.12]]), (n, 1)), seed="arm-hair", alpha=0.35, clip=m
    )
    flour = c.full(smoothstep(0.5, 0.75, c.field("dust", 22, 4))) & m
    c.glaze(flour * smoothstep(190, 260, c.x), (0.95, 0.02, 85), 0.55)
    _fist(c, 284, 848, 0.0)


def _fist(c: Canvas, x: float, y: float, bias: float) -> None:
    hand = Clay(c, (x - 60, y - 60, x + 60, y + 60), melt=5)
    hand.ball(x - 6, y, 23, 22)
    for i in range(4):
        kx = x - 14 + i * 11
        hand.limb([(kx - 2, y - 20, 7, 10), (kx + 2, y - 4, 8.4, 18), (kx, y + 16, 7, 10)], n=8, melt=1.5)
    hand.limb([(x - 20, y - 8, 8, 14), (x + 2, y - 20, 7.4, 20), (x + 18, y - 16, 6, 18)], n=8, melt=2)
    c.shadow(hand.mask(), -3, 8, 5, 0.45)
    _skin(c, hand, bias)


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
    _loaf(c, 590, 1150, 38, "small", -0.1)
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
            x = float(r.normal(_AX - 10, 130))
            y = float(r.uniform(300, 850))
            pen.dot(x, y, float(r.uniform(0.8, 2.4)), (0.9, 0.14, 72), float(r.uniform(0.4, 1)))
        for _ in range(60):
            x = float(r.uniform(_AX - 70, _AX + 200))
            pen.dot(
                x, float(r.uniform(776, 850)), float(r.uniform(1.5, 4)), (0.78, 0.19, 48), float(r.uniform(0.4, 0.9))
            )

    c.draw(work, detail=0.9, emission=0.8)
    c.glow(_AX, 800, 210, (0.9, 0.13, 72), 0.25)
