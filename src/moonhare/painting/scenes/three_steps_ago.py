"""A stout rope walker strolls on through the air of a street canyon; his rope ended three paces back."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloud_bank
from moonhare.painting.motifs.birds import Bird, far_birds, perched
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._three_steps_ago_parts import VX, VY, man
from moonhare.painting.shapes import limb, polygon
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


_F = 1500.0


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
    c.glow(VX, VY + 8, 210, (0.95, 0.11, 76), 0.95)
    c.glow(VX - 10, VY - 10, 80, (0.98, 0.07, 88), 0.7)
    c.rays(VX, VY, [52, 68, 84, 103, 121, 138], 700, 120, (0.9, 0.11, 70), 0.3, 18)
    _rope(c)
    man(c)
    repaint(c, 0.16, seed="last", loose=0.6)
    c.glow(VX - 6, VY + 4, 60, (0.98, 0.07, 85), 0.35)


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
    d = floor * _F / np.maximum(c.y - VY, 4)
    u = (c.x - VX) * d / _F
    ground = c.full(smoothstep(VY + 3, VY + 9, c.y))
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
        x0, x1 = VX + side * wall * _F / near, VX + side * wall * _F / far
        outline = polygon(
            [
                (x0, VY - height * _F / near),
                (x1, VY - height * _F / far),
                (x1, VY + floor * _F / far),
                (x0, VY + floor * _F / near),
            ]
        )
        m = c.mask(outline)
        if m.empty:
            continue
        at = m.where
        away = wall * _F / np.maximum(np.abs(c.x[at] - VX), 1)
        up = (VY - c.y[at]) * away / _F
        lift = 0.1 * (side > 0) + 0.3 * np.exp(-(((up - height) / 5) ** 2)) * (0.6 if side > 0 else 0.3)
        _facade(c, m, away, up, away, tone, k, lift)
        # The face that looks at us, from the wall outwards.
        xe = VX + side * (wall + 14) * _F / near
        face = c.mask(
            polygon(
                [
                    (x0, VY - height * _F / near),
                    (xe, VY - height * _F / near),
                    (xe, VY + floor * _F / near),
                    (x0, VY + floor * _F / near),
                ]
            )
        )
        if not face.empty:
            at = face.where
            across, up = (c.x[at] - VX) * near / _F, (VY - c.y[at]) * near / _F
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
    y0, y1 = VY - height * _F / near, VY - height * _F / far
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
                y = VY + floor * size
                for q in (-0.75, 0.75):
                    pen.dot(VX + (side + q) * size, y, 0.26 * size, tone)
                pen.fill(
                    polygon(
                        [
                            (VX + (side - 0.9) * size, y - 0.3 * size),
                            (VX + (side + 0.9) * size, y - 0.3 * size),
                            (VX + (side + 0.7) * size, y - 1.5 * size),
                            (VX + (side - 0.7) * size, y - 1.5 * size),
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
