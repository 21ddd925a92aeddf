"""A stout rope walker strolls on through the air of a street canyon; his rope ended three paces back."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloud_bank, fur, skin
from moonhare.painting.motifs.birds import Bird, far_birds, perched
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Three Steps Ago",
    hero="fat tightrope walker of 50 in spangled trunks, strolling on between tower blocks where his rope has ended",
    idea="missing",
    place="city, street canyon",
    palette="storm plum",
    composition="deep tunnel",
    time="dusk",
    symbols=("rope", "balance pole", "tower"),
    hidden="a pigeon on the rope's end looks after him",
    readings=("confidence", "bluff", "momentum"),
    person=True,
)
FINISH = {"vignette": 0.42, "bloom": 0.5, "saturation": 1.12}

_VX, _VY, _F = 372.0, 372.0, 1500.0
_MAN = (414.0, 694.0)
_SKIN: Colour = (0.7, 0.09, 52)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.5, -0.62, 0.42),
        key=p.key,
        shade=p.shade,
        rim=(-0.75, -0.6, 0),
        rim_colour=(0.93, 0.1, 75),
        bounce=(0.66, 0.13, 60),
        bounce_share=0.22,
    )
    _sky(c)
    _canyon(c)
    repaint(c, 0.75, seed="city", loose=0.75)
    _windows_glow(c)
    c.glow(_VX, _VY + 8, 210, (0.95, 0.11, 76), 0.95)
    c.glow(_VX - 10, _VY - 10, 80, (0.98, 0.07, 88), 0.7)
    c.rays(_VX, _VY, [52, 68, 84, 103, 121, 138], 700, 120, (0.9, 0.11, 70), 0.3, 18)
    _rope(c)
    _man(c)
    repaint(c, 0.16, seed="last", loose=0.6)
    c.glow(_VX - 6, _VY + 4, 60, (0.98, 0.07, 85), 0.35)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.27, 0.08, 292)),
            (0.1, (0.38, 0.1, 305)),
            (0.19, (0.56, 0.12, 335)),
            (0.26, (0.76, 0.12, 40)),
            (0.32, (0.93, 0.1, 80)),
        ],
        24,
    )
    cloud_bank(
        c,
        lambda x: 60 + 26 * math.sin(x / 90 + 1) + 0.05 * x,
        [(0.28, 0.08, 295), (0.46, 0.1, 325), (0.84, 0.12, 55)],
        seed="storm",
        size=(24, 70),
        rows=2,
        alpha=0.85,
    )
    streaks(c, 120, 340, (0.92, 0.11, 65), share=0.6, cover=0.6)
    far_birds(c, [(300, 180, 13), (322, 196, 10), (280, 206, 9), (345, 170, 8)], (0.3, 0.07, 310))


def _hash(a: Array, b: Array, k: float) -> Array:
    return np.asarray(np.mod(np.sin(a * 12.9898 + b * 78.233 + k * 3.7) * 43758.5453, 1.0), np.float32)


def _facade(c: Canvas, m: Mask, along: Array, up: Array, far: Array, tone: Colour, k: int, lift: Array | float) -> None:
    """Cover a wall whose places are known in metres with floors of windows, some of them lit; `far` metres off."""
    w, h = 2.6 + 0.7 * (k % 3), 3.4
    col, row = np.floor(along / w), np.floor(up / h)
    fu, fv = along / w - col, up / h - row
    pane = (
        smoothstep(0.2, 0.25, fu) * smoothstep(0.8, 0.75, fu) * smoothstep(0.26, 0.32, fv) * smoothstep(0.9, 0.84, fv)
    )
    lit = _hash(col, row, k)
    pier = smoothstep(0.1, 0.02, np.minimum(fu, 1 - fu))
    grain = c.noise.at(f"wall{k}", along / 3, up / 5, 1.0, 3) - 0.5
    t = 0.46 + 0.3 * grain + 0.12 * pier - 0.14 * smoothstep(0.1, 0.0, fv) + lift
    colours = pick(c.tones(tone, 0.7), np.asarray(t, np.float32))
    dark = rgb(mix(tone, (0.2, 0.06, 290), 0.6))
    warm = ramp([(0.62, 0.13, 48), (0.84, 0.14, 78), (0.95, 0.09, 95)])
    glow = pick(warm, 0.25 + 0.75 * _hash(col, row, k + 9) - 0.35 * (fv - 0.3))
    on = np.where(lit > 0.66, 1.0, 0.0)
    bar = smoothstep(0.035, 0.015, np.abs(fu - 0.5)) + smoothstep(0.03, 0.012, np.abs(fv - 0.66))
    blind = smoothstep(0.0, 0.05, fv - 0.42 - 0.44 * _hash(col, row, k + 4)) * (_hash(col, row, k + 2) > 0.5)
    glow = glow * (1 - 0.5 * np.clip(bar, 0, 1) - 0.28 * blind)[..., None]
    glass = dark * (1 - on[..., None]) + glow * on[..., None]
    # A dull reflection of the sky in the dark panes.
    glass = glass + (0.14 * (1 - on) * smoothstep(0.3, 0.9, fv + 0.3 * (lit - 0.5)))[..., None] * rgb((0.75, 0.1, 330))
    a = (pane * 0.95)[..., None]
    colours = colours * (1 - a) + glass * a
    air = (1 - np.exp(-np.maximum(far - 14, 0) / 110))[..., None] * 0.92
    # Up by the light the air is gold, down in the street it is plum.
    gold = smoothstep(-30, 12, up)[..., None]
    haze = rgb((0.88, 0.11, 70)) * gold + rgb((0.6, 0.12, 20)) * (1 - gold)
    c.fill(m, np.clip(colours + (haze - colours) * air, 0, 1).astype(np.float32), detail=0.34)


def _canyon(c: Canvas) -> None:
    """Towers left and right in one-point perspective, the farthest first, and the street far below."""
    floor = 46.0
    d = floor * _F / np.maximum(c.y - _VY, 4)
    u = (c.x - _VX) * d / _F
    ground = c.full(smoothstep(_VY + 3, _VY + 9, c.y))
    lane = np.abs(u)
    t = 0.3 + 0.16 * (c.noise.at("street", u / 2, d / 9, 1.0, 3) - 0.5) + 0.3 * smoothstep(4.4, 4.8, lane)
    colours = pick(c.tones((0.4, 0.08, 330), 0.7), np.asarray(t, np.float32))
    haze = (1 - np.exp(-d / 170))[..., None]
    c.fill(ground, np.clip(colours + (rgb((0.85, 0.12, 62)) - colours) * haze, 0, 1).astype(np.float32), detail=0.2)
    towers: tuple[tuple[float, float, float, float, Colour], ...] = (
        # side, near metre, far metre, height over the eye, colour: farthest first
        (-1, 150, 400, 16, (0.46, 0.1, 325)),
        (1, 160, 400, 22, (0.5, 0.1, 350)),
        (-1, 104, 146, 19, (0.42, 0.09, 310)),
        (1, 112, 156, 20, (0.46, 0.1, 335)),
        (-1, 72, 100, 18, (0.36, 0.09, 300)),
        (1, 78, 108, 9, (0.42, 0.1, 345)),
        (-1, 44, 68, 9, (0.4, 0.09, 318)),
        (1, 50, 74, 17, (0.34, 0.09, 305)),
        (-1, 14, 40, 40, (0.29, 0.08, 298)),
        (1, 16, 46, 11.5, (0.32, 0.09, 322)),
    )
    for k, (side, near, far, height, tone) in enumerate(towers):
        wall = 6.2 + 0.9 * ((k * 7) % 4) / 3
        x0, x1 = _VX + side * wall * _F / near, _VX + side * wall * _F / far
        outline = polygon(
            [
                (x0, _VY - height * _F / near),
                (x1, _VY - height * _F / far),
                (x1, _VY + floor * _F / far),
                (x0, _VY + floor * _F / near),
            ]
        )
        m = c.mask(outline)
        if m.empty:
            continue
        at = m.where
        away = wall * _F / np.maximum(np.abs(c.x[at] - _VX), 1)
        up = (_VY - c.y[at]) * away / _F
        lift = 0.1 * (side > 0) + 0.3 * np.exp(-(((up - height) / 5) ** 2)) * (0.6 if side > 0 else 0.3)
        _facade(c, m, away, up, away, tone, k, lift)
        # The face that looks at us, from the wall outwards.
        xe = _VX + side * (wall + 14) * _F / near
        face = c.mask(
            polygon(
                [
                    (x0, _VY - height * _F / near),
                    (xe, _VY - height * _F / near),
                    (xe, _VY + floor * _F / near),
                    (x0, _VY + floor * _F / near),
                ]
            )
        )
        if not face.empty:
            at = face.where
            across, up = (c.x[at] - _VX) * near / _F, (_VY - c.y[at]) * near / _F
            c.shadow(face, side * -6, 4, 6, 0.25)
            _facade(c, face, across, up, np.full_like(across, near), mix(tone, (0.24, 0.07, 290), 0.35), k + 20, -0.12)
        _roof(c, x0, x1, xe, side, near, far, height, tone)
    c.multiply(smoothstep(560, 1180, c.y) * 0.9, (0.3, 0.1, 310), 0.85)
    _traffic(c, floor)
    c.fog(720, 980, (0.56, 0.14, 5), 0.3)
    c.fog(470, 720, (0.8, 0.13, 50), 0.3)


def _roof(
    c: Canvas, x0: float, x1: float, xe: float, side: float, near: float, far: float, height: float, tone: Colour
) -> None:
    """Set a cornice, a water tank and an aerial on a tower."""
    y0, y1 = _VY - height * _F / near, _VY - height * _F / far
    if y0 < -60:
        return
    m = _F / near
    dark = mix(tone, (0.2, 0.06, 290), 0.45)

    def work(pen: Pen) -> None:
        pen.fill(polygon([(x0, y0), (x1, y1), (x1, y1 - 0.6 * m), (x0 - side * 0.3 * m, y0 - 0.9 * m)]), tone)
        pen.fill(polygon([(x0 - side * 0.3 * m, y0 - 0.9 * m), (xe, y0 - 0.9 * m), (xe, y0), (x0, y0)]), dark)
        tx = x0 + side * 2.6 * m
        for q in (-0.9, 0.9):
            pen.stroke([(tx + q * m, y0), (tx + q * m, y0 - 2.4 * m)], dark, 0.22 * m)
        pen.fill(
            polygon(
                [
                    (tx - 1.3 * m, y0 - 2 * m),
                    (tx + 1.3 * m, y0 - 2 * m),
                    (tx + 1.2 * m, y0 - 4.4 * m),
                    (tx - 1.2 * m, y0 - 4.4 * m),
                ]
            ),
            dark,
        )
        pen.fill(polygon([(tx - 1.5 * m, y0 - 4.3 * m), (tx + 1.5 * m, y0 - 4.3 * m), (tx, y0 - 5.6 * m)]), tone)
        ax = x0 + side * 0.8 * m
        pen.stroke([(ax, y0), (ax, y0 - 6.5 * m)], dark, max(1.0, 0.1 * m))

    c.draw(work, relief=0.4 * m, detail=0.5)


def _traffic(c: Canvas, floor: float) -> None:
    r = c.rng("traffic")

    def work(pen: Pen) -> None:
        for side, tone in ((-1.9, (0.94, 0.1, 90)), (1.9, (0.62, 0.2, 25))):
            z = 76.0
            while z < 330:
                size = _F / z
                y = _VY + floor * size
                for q in (-0.75, 0.75):
                    pen.dot(_VX + (side + q) * size, y, 0.26 * size, tone)
                pen.fill(
                    polygon(
                        [
                            (_VX + (side - 0.9) * size, y - 0.3 * size),
                            (_VX + (side + 0.9) * size, y - 0.3 * size),
                            (_VX + (side + 0.7) * size, y - 1.5 * size),
                            (_VX + (side - 0.7) * size, y - 1.5 * size),
                        ]
                    ),
                    (0.22, 0.06, 300),
                    0.28,
                )
                z += float(r.choice([5, 6, 8, 13, 26]) * r.uniform(0.8, 1.3))

    c.draw(work, detail=0.75, emission=0.5)


def _windows_glow(c: Canvas) -> None:
    for x, y, q in ((60, 560, 60), (742, 700, 70), (90, 880, 60), (700, 980, 60)):
        c.glow(x, y, q, (0.85, 0.14, 70), 0.2)


_ROPE = [(690.0, 1260.0, 22.0), (622.0, 1110.0, 17.0), (560.0, 990.0, 13.0), (516.0, 912.0, 10.0)]


def _rope(c: Canvas) -> None:
    """The rope from below our feet to its frayed end, and the pigeon on it."""
    clay = Clay(c, (440, 860, 800, 1200), melt=4)
    clay.limb(_ROPE, n=60)
    cord = clay.relief(1.2)
    twist = np.sin(clay.along / 7.5 + clay.across / 6.5)
    fibre = c.noise.at("fibre", clay.across / 2.2 + twist, clay.along / 26, 1.0, 2) - 0.5
    c.form(
        cord, (0.74, 0.11, 75), bump=(np.abs(twist) ** 0.6 * 4.5 + fibre * 3).astype(np.float32), rim=0.6, detail=0.75
    )
    c.screen(cord.mask.edge(-3, -2, 1.4), (0.95, 0.11, 72), 0.5)
    ex, ey, _ = _ROPE[-1]
    r = c.rng("fray")

    def fray(pen: Pen) -> None:
        for i in range(34):
            a = math.radians(-112 + 66 * (i / 21 - 0.5) + float(r.normal(0, 8)))
            long = float(r.uniform(22, 62))
            x0, y0 = ex + (i / 21 - 0.5) * 15, ey + 4
            pen.stroke(
                [
                    (x0, y0),
                    (x0 + math.cos(a) * long * 0.6, y0 + math.sin(a) * long * 0.6),
                    (
                        x0 + math.cos(a) * long + float(r.normal(0, 12)),
                        y0 + math.sin(a) * long + 18 + float(r.uniform(0, 34)),
                    ),
                ],
                mix((0.9, 0.1, 82), (0.58, 0.1, 55), float(r.random())),
                float(r.uniform(1.4, 3.2)),
            )

    c.draw(fray, relief=2, detail=0.8)
    c.glow(ex, ey - 14, 40, (0.95, 0.1, 80), 0.25)
    x, y = 572.0, 1002.0
    c.shadow(c.mask(limb([(x + 4, y + 6, 8), (x + 14, y + 24, 9)])), 2, 2, 4, 0.5)
    pigeon = Bird(
        body=(0.5, 0.06, 285),
        breast=(0.6, 0.09, 330),
        wing=(0.62, 0.04, 275),
        beak=(0.42, 0.04, 300),
        legs=(0.62, 0.16, 25),
        neck=0.2,
        neck_angle=66,
        plump=0.32,
        head=0.2,
        beak_length=0.13,
        tail=0.45,
        leg=0.16,
        pitch=24,
    )
    perched(c, pigeon, x, y, 82, left=True, seed="pigeon")


def _at(x: float, y: float) -> tuple[float, float]:
    return _MAN[0] + x * 1.12, _MAN[1] + y * 1.12


def _spine(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    return [(*_at(p[0], p[1]), p[2] * 1.12, *(v * 1.12 for v in p[3:])) for p in points]


def _flesh(c: Canvas, clay: Clay, bias: float = -0.07) -> Mask:
    body = clay.relief(2.2)
    skin(c, body, _SKIN, bias=bias, detail=0.82)
    m = body.mask
    # The sun behind him: a hot edge to the left, a plum one to the right.
    c.screen(m.edge(-5, -3, 1.8), (0.95, 0.11, 72), 0.75)
    c.screen(m.edge(4, -2, 1.6), (0.82, 0.12, 20), 0.5)
    return m


def _man(c: Canvas) -> None:
    around = (180.0, 240.0, 680.0, 790.0)
    c.lamps.append(Lamp(x=_VX - 30, y=_VY + 40, z=20, reach=150, colour=(0.9, 0.12, 65), power=0.45))

    # The pole lies before him: it comes first.
    left, right = (-60.0, 566.0), (872.0, 520.0)
    bow = [(*left, 4.0), (180, 516, 5.5), (*_at(0, -190), 6.5), (640, 486, 5.5), (*right, 4.0)]
    pole = c.mask(limb(bow, 60))
    c.form(pole, (0.86, 0.06, 85), rim=0.6, gloss=0.4, detail=0.8)
    bands = c.full(np.where(np.mod(c.x + 12, 84) < 26, 1.0, 0.0)) & pole
    c.form(bands, (0.55, 0.16, 350), thickness=6, rim=0.5, detail=0.8)

    far_leg = Clay(c, around, melt=10)
    far_leg.limb(_spine((-38, -126, 46), (-46, -82, 32), (-44, -60, 27), (-42, -40, 22), (-38, -24, 13)))
    foot = c.mask(limb(_spine((-38, -24, 13), (-37, -12, 15), (-38, -7, 15))))
    _flesh(c, far_leg, -0.14)
    c.form(foot, (0.84, 0.05, 85), rim=0.6, detail=0.8)
    near_leg = Clay(c, around, melt=10)
    near_leg.limb(_spine((36, -126, 46), (36, -78, 33), (28, -50, 29), (22, -20, 24), (16, 6, 14)))
    slipper = Clay(c, around, melt=5)
    slipper.limb(_spine((15, 8, 15), (13, 22, 15), (10, 34, 17)))
    c.form(slipper.relief(1.5), (0.9, 0.04, 85), rim=0.6, mottle=0.05, detail=0.8)
    sole = c.mask(limb(_spine((13, 24, 9), (10, 36, 11))))
    c.form(sole, (0.6, 0.07, 55), thickness=6, detail=0.8)
    _flesh(c, near_leg, -0.04)

    arms = Clay(c, around, melt=8)
    for f in (-1, 1):
        arms.limb(
            _spine(
                (f * 70, -284, 31), (f * 100, -250, 29), (f * 118, -226, 25), (f * 124, -206, 20), (f * 120, -190, 15)
            )
        )
    _flesh(c, arms)
    hands = Clay(c, around, melt=3)
    for f in (-1, 1):
        for i in range(4):
            x, y = f * (112 + i * 8), -193 + (1.2 * i if f < 0 else -1.2 * i) - f * 3
            hands.limb(_spine((x, y - 9, 5.4), (x, y, 6.2, 4), (x, y + 9, 5)))
    _flesh(c, hands)

    trunk = Clay(c, around, melt=26)
    trunk.limb(_spine((0, -300, 40), (0, -264, 66), (0, -220, 78), (0, -186, 84), (0, -166, 76)), flat=0.75)
    for f in (-1, 1):
        trunk.ball(*_at(f * 54, -270), 46, 40, turn=f * 34)
        trunk.ball(*_at(f * 66, -182), 44, 38)
        trunk.limb(_spine((f * 26, -306, 20), (f * 62, -290, 27)))
    trunk.ball(*_at(0, -322), 34, 26)
    trunk.press(_spine((0, -292, 6), (3, -250, 6), (1, -204, 6)), 9)
    for f in (-1, 1):
        trunk.press(_spine((f * 34, -280, 10), (f * 44, -252, 11), (f * 62, -236, 8)), 5)
        trunk.press(_spine((f * 96, -208, 6), (f * 66, -202, 7), (f * 30, -206, 4)), 6)
    _flesh(c, trunk)
    _trunks(c, around)
    _head(c, around)


def _trunks(c: Canvas, around: tuple[float, float, float, float]) -> None:
    seat = Clay(c, around, melt=16)
    seat.ball(*_at(0, -152), 98, 40)
    for f in (-1, 1):
        seat.ball(*_at(f * 38, -132), 54, 54)
        seat.limb(_spine((f * 40, -128, 50), (f * 38, -104, 43)))
    seat.press(_spine((0, -158, 6), (1, -132, 7), (0, -100, 7)), 14)
    seat.cut(_at(0, -92), (0, 1), 3)
    seat.cut(_at(0, -172), (0, -1))
    body = seat.relief(1.6)
    c.shadow(body.mask, 0, 7, 5, 0.4)
    c.form(body, (0.5, 0.1, 195), gloss=0.3, rim=0.5, mottle=0.05, detail=0.8)
    c.screen(body.mask.edge(-5, -2, 1.6), (0.94, 0.1, 85), 0.7)
    r = c.rng("spangles")
    spots: list[tuple[float, float, float]] = []
    for row in range(9):
        for i in range(26):
            x = -100 + 8.2 * i + 4 * (row % 2)
            y = -168 + row * 8.6 + 5 * math.sin(x / 30)
            spots.append((x, y, float(r.random())))

    def sequins(pen: Pen) -> None:
        for x, y, q in spots:
            tone = mix((0.62, 0.1, 195), (0.93, 0.1, 90), q**1.5)
            pen.dot(*_at(x, y), 2.0 + 1.2 * q, tone, 0.85)

    c.draw(sequins, relief=1.5, detail=0.85, clip=body.mask)
    belt = c.mask(
        curve(
            [
                (*_at(-88, -176),),
                (*_at(0, -164),),
                (*_at(88, -176),),
                (*_at(88, -162),),
                (*_at(0, -150),),
                (*_at(-88, -162),),
            ]
        )
    ) & (body.mask | c.mask(limb(_spine((-88, -168, 7), (0, -158, 7), (88, -168, 7)))))
    belt = Mask(belt.a * (body.mask.grow(3).on(belt.box)), belt.box, belt.frame, belt.scale)
    c.form(belt, (0.82, 0.13, 85), gloss=0.6, rim=0.6, thickness=8, detail=0.85)
    for x, y, q in spots:
        if q > 0.93:
            c.glow(*_at(x, y), 6, (0.97, 0.08, 90), 0.7)


def _head(c: Canvas, around: tuple[float, float, float, float]) -> None:
    skull = Clay(c, around, melt=8)
    skull.ball(*_at(-2, -354), 32, 36)
    skull.limb(_spine((-16, -328, 18), (0, -322, 20), (16, -328, 18)))
    skull.press(_spine((-15, -322, 3), (0, -319, 3), (12, -322, 3)), 1.6)
    m = _flesh(c, skull, -0.02)
    x, y = _at(-2, -342)
    band = c.mask(
        curve([(x - 44, y - 20), (x, y - 9), (x + 44, y - 20), (x + 38, y + 14), (x, y + 21), (x - 38, y + 14)])
    )
    band = (band.blur(2.5) & c.mask(oval(*_at(-2, -354), 36, 40))) & m
    relief = skull.relief(2)
    c.form(relief.within(band), (0.56, 0.035, 330), rim=0.4, mottle=0.1, detail=0.85)
    fur(c, relief.within(band), 1.57, seed="fringe", length=(5, 10), spacing=1.7, spread=0.5, light=0.12, detail=0.85)
    ears = Clay(c, around, melt=2)
    for f in (-1, 1):
        ears.ball(*_at(-2 + f * 33, -348), 8, 13, turn=f * 12)
    _flesh(c, ears, 0.02)
    c.glow(*_at(-12, -376), 13, (0.98, 0.07, 85), 0.6)
