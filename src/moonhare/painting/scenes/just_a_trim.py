"""A barber on tiptoe shears the topiary swan that grows from his dozing client's collar."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, leaves, metal, wood
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.scenes._just_a_trim_people import COLLAR, barber, chair, client
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Just a Trim",
    hero="plump barber, 50, brown skin, pink smock, on tiptoe, shearing a topiary swan from a client's collar",
    idea="grows from",
    place="shop, mint-tiled Kolkata barber's",
    palette="undersea",
    composition="profile",
    time="afternoon",
    symbols=("scissors", "swan", "hedge"),
    hidden="an egg among the clippings",
    readings=("vanity", "masterpiece", "patience"),
    person=True,
)
FINISH = {"vignette": 0.40, "contrast": 0.16, "bloom": 0.4}

_FLOOR = 968.0
_LEAF = (0.55, 0.125, 140)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.72, -0.52, 0.5),
        key=(0.96, 0.09, 105),
        shade=(0.33, 0.08, 228),
        rim=(0.85, -0.45, 0),
        rim_colour=(0.97, 0.10, 105),
        bounce=(0.62, 0.08, 180),
        bounce_share=0.22,
    )
    _room(c)
    _window(c)
    _mirror(c)
    _fan(c)
    repaint(c, 0.85, seed="room", loose=0.9)
    _garland(c)
    chair(c)
    client(c)
    _swan(c)
    barber(c)
    _clippings(c)
    repaint(c, 0.22, seed="last")
    _light(c)


def _room(c: Canvas) -> None:
    """Mint tiles to the ceiling, a chequered floor."""
    wall = c.full(smoothstep(_FLOOR + 1, _FLOOR - 1, c.y))
    row = np.floor(c.y / 47)
    u, v = c.x / 47 + 0.23, c.y / 47
    tint = c.noise.at("tile", np.floor(u) * 1.7, row * 2.3, 1.0, 1) - 0.5
    edge = np.minimum(np.minimum(np.mod(u, 1), 1 - np.mod(u, 1)), np.minimum(np.mod(v, 1), 1 - np.mod(v, 1)))
    lip = np.where(np.mod(u, 1) > 0.5, 1, -0.6) * np.exp(-edge * 26)
    fall = 0.34 * smoothstep(-60, 760, c.x) - 0.22 * smoothstep(420, 40, c.y) - 0.05
    old = c.field("old", 170, 4) - 0.5
    t = 0.44 + fall + 0.10 * tint + 0.07 * lip - 0.16 * np.exp(-edge * 46) + 0.16 * old
    c.fill(wall, pick(c.tones((0.76, 0.075, 172)), t), detail=0.3)
    band = wall * (smoothstep(655, 657, c.y) * smoothstep(705, 703, c.y))
    zig = np.abs(np.mod(c.x / 47, 1) - 0.5) * 2
    pattern = smoothstep(-0.06, 0.06, zig - np.abs((c.y - 680) / 24))
    c.fill(band, pick(c.tones((0.40, 0.08, 215)), 0.4 + fall + 0.1 * tint), detail=0.3)
    c.fill(band * pattern, pick(c.tones((0.90, 0.05, 100)), 0.36 + fall), detail=0.3)
    for y, h, tone in ((650, 8, (0.36, 0.07, 220)), (704, 8, (0.36, 0.07, 220)), (_FLOOR - 44, 44, (0.34, 0.07, 222))):
        skirt = c.mask(box(-10, y, 820, h))
        c.form(skirt, tone, thickness=4, mottle=0.1, detail=0.3)
    floor = c.full(smoothstep(_FLOOR - 1, _FLOOR + 1, c.y))
    p = plane(c, floor, ((60, _FLOOR), (740, _FLOOR), (1080, 1215), (-280, 1215)))
    fu, fv = p.wide(10, 4.6)
    black = np.mod(np.floor(fu) + np.floor(fv), 2)
    seam = np.minimum(np.minimum(np.mod(fu, 1), 1 - np.mod(fu, 1)), np.minimum(np.mod(fv, 1), 1 - np.mod(fv, 1)))
    worn = c.field("worn", 40, 4)[floor.where] - 0.5
    t = 0.48 + 0.2 * worn + 0.24 * smoothstep(0, 800, c.x[floor.where]) - 0.2 * np.exp(-seam * 40)
    light, dark = pick(c.tones((0.80, 0.055, 130)), t), pick(c.tones((0.36, 0.075, 212)), t)
    c.fill(floor, np.where(black[..., None] > 0.5, dark, light).astype(np.float32), detail=0.35)
    c.multiply(floor * smoothstep(_FLOOR + 60, _FLOOR, c.y), c.palette.deep, 0.5)


def _window(c: Canvas) -> None:
    """A tall shuttered window at the right edge, all glare."""
    x0, y0, y1 = 690.0, 96.0, 640.0
    frame = c.mask(box(x0 - 22, y0 - 22, 180, y1 - y0 + 44, 4))
    c.form(frame, (0.52, 0.08, 195), thickness=12, mottle=0.1, detail=0.5)
    glare = c.mask(box(x0, y0, 160, y1 - y0))
    c.fill(glare, pick(c.tones((0.90, 0.10, 112)), 0.6 + 0.3 * smoothstep(y1, y0, c.y)), detail=0.5)
    crown = c.mask(oval(780, 520, 70, 90), oval(730, 580, 50, 60), wobble=12, cell=20) & glare
    c.form(crown, (0.66, 0.12, 130), thickness=20, mottle=0.12, haze=0.2, detail=0.3)

    def bars(pen: Pen) -> None:
        for k in range(3):
            pen.stroke([(x0 + 24 + k * 46, y0), (x0 + 24 + k * 46, y1)], (0.42, 0.08, 190), 7)
        for k in range(4):
            pen.stroke([(x0, y0 + 110 * (k + 1)), (800, y0 + 110 * (k + 1))], (0.42, 0.08, 190), 7)

    c.draw(bars, relief=4, detail=0.6, clip=glare)
    sill = c.mask(box(x0 - 34, y1 + 14, 200, 22, 3))
    c.shadow(sill, -8, 14, 8, 0.5)
    c.form(sill, (0.80, 0.06, 150), thickness=8, detail=0.5)
    c.glow(790, 330, 190, (0.96, 0.12, 108), 0.7)
    c.emit(glare, 0.12)


def _mirror(c: Canvas) -> None:
    """A long mirror over a shelf of bottles, left."""
    x0, y0, x1, y1 = 50.0, 236.0, 300.0, 600.0
    frame = c.mask(box(x0 - 18, y0 - 18, x1 - x0 + 36, y1 - y0 + 36, 10))
    c.shadow(frame, -14, 16, 12, 0.5)
    wood(c, frame, (0.42, 0.10, 45), thickness=16, angle=90)
    pane = c.mask(box(x0, y0, x1 - x0, y1 - y0, 4))
    a = (c.x - x0) / (x1 - x0)
    t = 0.30 + 0.34 * a + 0.1 * (c.field("mirror", 90, 4) - 0.5)
    c.fill(pane, pick(c.tones((0.60, 0.08, 190)), t), detail=0.35)
    with c.group() as g:  # what the mirror sees: the open door behind us, a bead curtain, the street's light
        door = c.mask(polygon([(196, 268), (276, 262), (276, 610), (196, 600)]))
        c.fill(door, pick(c.tones((0.88, 0.09, 110)), 0.5 + 0.35 * smoothstep(600, 300, c.y)), detail=0.3)
        for m in range(6):
            strand = c.mask(
                limb([(202 + m * 13, 262, 3), (204 + m * 13, 420, 3.4), (200 + m * 13, 602, 3)], 12), wobble=2
            )
            c.form(strand, ((0.62, 0.15, 35), (0.5, 0.09, 200))[m % 2], thickness=4, detail=0.3)
    c.paste(g, clip=pane, alpha=0.7, soft=2.0)
    for k, share in ((0.0, 0.4), (0.16, 0.24)):
        streak = polygon(
            [(x0 + 40 + 150 * k, y0), (x0 + 92 + 150 * k, y0), (x0 - 60 + 150 * k, y1), (x0 - 112 + 150 * k, y1)]
        )
        c.screen(c.mask(streak, soft=5) & pane, (0.92, 0.06, 150), share)
    shelf = c.mask(box(24, 628, 306, 16, 3))
    c.shadow(shelf, -8, 20, 8, 0.55)
    wood(c, shelf, (0.46, 0.10, 48), thickness=8)
    r = c.rng("bottles")
    x = 44.0
    tones: tuple[Colour, ...] = (
        (0.66, 0.16, 350),
        (0.80, 0.14, 80),
        (0.58, 0.10, 230),
        (0.86, 0.06, 130),
        (0.62, 0.17, 35),
        (0.7, 0.1, 180),
    )
    for k in range(8):
        w, h = r.uniform(18, 30), r.uniform(40, 84)
        body = c.mask(
            curve(
                [
                    (x, 628, CORNER),
                    (x, 628 - h * 0.6),
                    (x + w * 0.34, 628 - h * 0.78),
                    (x + w * 0.34, 628 - h, CORNER),
                    (x + w * 0.66, 628 - h, CORNER),
                    (x + w * 0.66, 628 - h * 0.78),
                    (x + w, 628 - h * 0.6),
                    (x + w, 628, CORNER),
                ],
                pull=0.3,
            )
        )
        c.shadow(body, -7, 2, 5, 0.4)
        c.form(body, tones[k % 6], gloss=0.6, rim=0.9, detail=0.7)
        cap = c.mask(box(x + w * 0.28, 622 - h, w * 0.44, 12, 3))
        c.form(cap, (0.86, 0.06, 95), rim=0.6, detail=0.7)
        x += w + r.uniform(5, 12)


def _fan(c: Canvas) -> None:
    """A ceiling fan, turning."""
    x, y = 300.0, 96.0
    c.draw(lambda pen: pen.stroke([(x, -10), (x, y)], (0.40, 0.05, 210), 7), relief=4, detail=0.5)
    for a, n in ((8, 230), (128, 120), (196, 240), (-52, 110)):
        b = math.radians(a)
        ex, ey = x + math.cos(b) * n, y + 8 + math.sin(b) * n * 0.2
        blade = c.mask(limb([(x, y + 8, 7), ((x + ex) / 2, (y + ey) / 2, 17), (ex, ey, 15)], 16), soft=2.5)
        c.form(blade, (0.78, 0.05, 150), thickness=6, alpha=0.8, bias=-0.1, detail=0.4)
    metal(c, c.mask(oval(x, y + 6, 36, 22)), (0.72, 0.09, 95), thickness=24)


def _garland(c: Canvas) -> None:
    """A framed blank portrait with marigolds."""
    frame = c.mask(box(556, 96, 116, 138, 4, turn=2))
    c.shadow(frame, -10, 12, 8, 0.5)
    wood(c, frame, (0.50, 0.11, 60), thickness=10)
    inner = c.mask(box(570, 110, 88, 110, 2, turn=2))
    c.fill(inner, pick(c.tones((0.72, 0.06, 100)), 0.4 + 0.3 * c.field("sepia", 40, 4)), detail=0.6)
    who = c.mask(
        oval(614, 154, 19, 24),
        curve([(580, 219, CORNER), (590, 190), (614, 180), (638, 190), (650, 219, CORNER)]),
        soft=2,
    )
    c.multiply(who & inner, (0.42, 0.07, 60), 0.75)
    t = np.linspace(0, 1, 46)
    x = 550 + 130 * t
    y = 104 + 178 * np.sin(np.pi * t) ** 0.85
    r = c.rng("marigold")
    for dx, dy, shade in ((-5, 7, 0.35), (0, 0, 1.0)):
        tones = (
            np.stack([mix((0.74, 0.17, 62), (0.84, 0.16, 86), float(v)) for v in r.random(46)]).astype(np.float32)
            * shade
        )
        strew(
            c,
            "petal",
            x + dx,
            y + dy,
            r.uniform(17, 22, 46),
            r.uniform(0, 6.3, 46),
            tones,
            seed="marigold",
            alpha=0.5 if shade < 1 else 1.0,
            detail=0.85,
        )


def _leafy(c: Canvas, relief: Relief, seed: str, tone: Colour = _LEAF, bias: float = 0.0) -> None:
    c.form(relief, mix(tone, (0.3, 0.07, 175), 0.45), mottle=0.12, shadow=50, rim=0.4, detail=0.5, bias=bias)
    leaves(
        c,
        relief,
        tone,
        -1.57,
        seed=seed,
        length=(8, 15),
        spacing=4.6,
        spread=1.3,
        bias=bias,
        spill=5,
        vary=0.07,
        detail=0.6,
    )


def _swan(c: Canvas) -> None:
    """The masterpiece: clipped box in the shape of a swan, on the stem that was a neck."""
    x, y = COLLAR

    def stems(pen: Pen) -> None:
        for dx, tx, ty, w in ((-6, -40, -74, 12), (6, 30, -80, 13), (0, -4, -90, 15), (12, 70, -70, 8)):
            pen.stroke([(x + dx, y + 8), (x + dx * 1.6, y - 30), (x + tx, y + ty)], (0.40, 0.08, 60), w)

    c.draw(stems, relief=6, detail=0.75)
    tail = Clay(c, (560, 380, 800, 720), melt=12)
    tail.limb([(650, 630, 70), (716, 560, 50), (760, 484, 30), (786, 430, 10)])
    tail.limb([(660, 650, 60), (740, 610, 36), (792, 560, 10)])
    _leafy(c, tail.relief(2), "tail", bias=-0.04)
    body = Clay(c, (370, 120, 800, 780), melt=26)
    body.limb([(470, 590, 78), (540, 620, 92), (620, 622, 88), (690, 590, 62)])
    body.limb(
        [
            (478, 600, 76),
            (430, 540, 62),
            (416, 462, 50),
            (452, 378, 43),
            (494, 306, 40),
            (490, 238, 38),
            (452, 206, 38),
        ],
        n=50,
    )
    body.ball(442, 208, 49, 41, z=14, turn=10)
    relief = body.relief(2.5)
    c.shadow(relief.mask, -16, 20, 16, 0.35)
    _leafy(c, relief, "body")
    beak = Clay(c, (330, 170, 430, 260), melt=6)
    beak.limb([(404, 214, 23), (374, 226, 15), (346, 240, 6)])
    bill = beak.relief(1.5)
    c.form(bill, (0.66, 0.15, 55), rim=0.5, detail=0.6)
    leaves(c, bill, (0.74, 0.165, 60), 2.7, seed="bill", length=(7, 13), spacing=4.2, spread=0.6, spill=3, detail=0.7)
    mask = c.mask(
        curve([(398, 190, CORNER), (420, 196), (430, 212), (418, 226), (398, 236, CORNER), (408, 212)]), soft=2
    )
    c.multiply(mask, (0.22, 0.06, 170), 0.8)
    c.form(c.mask(circle(432, 203, 7)), (0.30, 0.13, 20), gloss=0.9, rim=0.5, detail=0.95)
    for k, (px, py, size, turn) in enumerate(((640, 560, 1.0, -26), (610, 590, 0.92, -20), (576, 612, 0.8, -14))):
        wing = Clay(c, (460, 430, 800, 740), melt=10)
        for m in range(5):
            a = math.radians(turn - 16 + m * 15)
            n = (190 - 26 * m) * size
            wing.limb(
                [
                    (px - 90 * size, py + 14, 34 * size, 12 * k),
                    (
                        px - 90 * size + math.cos(a) * n * 0.6,
                        py + 10 + math.sin(a) * n * 0.6 + 6 * m,
                        33 * size,
                        12 * k,
                    ),
                    (px - 90 * size + math.cos(a) * n, py + 10 + math.sin(a) * n + 5 * m, 17 * size, 10 * k),
                ],
                melt=6,
            )
        fold = wing.relief(2)
        c.shadow(fold.mask, -8, 14, 9, 0.5)
        _leafy(c, fold, f"wing{k}", mix(_LEAF, (0.68, 0.14, 128), 0.25 + 0.15 * k), 0.03 * k)
    r = c.rng("shaggy")
    n = 90
    t = r.random(n)
    sx, sy = 700 + 92 * t + r.normal(0, 8, n), 600 - 170 * t + r.normal(0, 22, n)
    tones = np.stack([mix((0.50, 0.12, 138), (0.74, 0.15, 118), float(v)) for v in r.random(n)]).astype(np.float32)
    strew(c, "leaf", sx, sy, r.uniform(16, 30, n), r.uniform(-1.6, 0.3, n), tones, seed="shaggy", detail=0.7)
    band = c.mask(
        curve(
            [
                (x - 26, y - 10, CORNER),
                (x, y - 16),
                (x + 28, y - 14, CORNER),
                (x + 34, y + 8),
                (x, y + 14),
                (x - 32, y + 10),
            ]
        )
    )
    cloth(c, band, (0.96, 0.02, 110), fold=9, depth=3, thickness=12, seed="band")


def _clippings(c: Canvas) -> None:
    """Leaves fall from the blades and lie in drifts; an egg has fallen too, and is whole."""
    r = c.rng("clippings")
    n = 60
    t = r.random(n)
    x, y = 400 + r.normal(0, 26, n) - 60 * t, 440 + 600 * t
    tones = np.stack([mix((0.50, 0.12, 140), (0.80, 0.15, 115), float(v)) for v in r.random(n)]).astype(np.float32)
    strew(c, "leaf", x, y, r.uniform(9, 17, n), r.uniform(0, 6.3, n), tones, seed="falling", detail=0.8)
    for k, (hx, hy, w, h, m) in enumerate(
        ((352, 1152, 130, 44, 380), (690, 1186, 90, 26, 170), (60, 1140, 60, 8, 50), (540, 1168, 100, 8, 70))
    ):
        c.multiply(c.mask(oval(hx - 6, hy + 6, w, h), soft=8), c.palette.deep, 0.5)
        px = hx + r.normal(0, w / 2.1, m)
        pile = np.exp(-(((px - hx) / w * 1.5) ** 2))
        py = hy - h * 1.2 * pile * r.random(m) + r.uniform(-4, 12, m)
        by = np.argsort(py)
        tones = np.stack([mix((0.40, 0.10, 145), (0.74, 0.14, 118), float(v)) for v in r.random(m)]).astype(np.float32)
        if k == 0:
            half = m // 2
            strew(
                c,
                "leaf",
                px[by][:half],
                py[by][:half],
                r.uniform(13, 24, half),
                r.uniform(0, 6.3, half),
                tones[:half],
                seed="pile-back",
                detail=0.7,
            )
            egg = c.mask(oval(404, 1140, 21, 27, 28))
            c.form(egg, (0.94, 0.03, 120), rim=0.5, mottle=0.03, detail=0.9)
            px, py, tones, by = px[by][half:], py[by][half:] + 8, tones[half:], np.arange(m - half)
        strew(
            c,
            "leaf",
            px[by],
            py[by],
            r.uniform(13, 24, len(px)),
            r.uniform(0, 6.3, len(px)),
            tones,
            seed=f"pile{k}",
            detail=0.7,
        )


def _light(c: Canvas) -> None:
    c.rays(850, 210, [140, 147, 154, 161, 168], 1000, 100, (0.96, 0.11, 108), 0.34, soft=16)
    patch = c.mask(polygon([(150, 1090), (330, 1066), (380, 1130), (180, 1160)]), soft=8)
    c.screen(patch, (0.95, 0.12, 105), 0.22)
    c.multiply(c.full(smoothstep(260, -60, c.x) * 0.5), (0.30, 0.07, 230), 0.5)
    r = c.rng("dust")

    def dust(pen: Pen) -> None:
        for _ in range(70):
            pen.dot(
                r.uniform(330, 720), r.uniform(120, 460), r.uniform(0.6, 1.7), (0.97, 0.08, 108), r.uniform(0.3, 0.8)
            )

    c.draw(dust, emission=0.4, detail=0.95)
