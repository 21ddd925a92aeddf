"""Parts of Struck: the anvil as large as a hill, the smith on top of it, the ladder and the egg."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.materials import wood
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, polygon

BLOW = (392.0, 690.0)
"""Where the hammer meets the bar."""


def anvil(c: Canvas) -> Mask:
    """The anvil in profile: horn to the left, waist, spread feet."""
    horn = ((96, 716, CORNER), (170, 708), (262, 702, CORNER), (276, 716, CORNER), (318, 716, CORNER))
    top = ((320, 704, CORNER), (694, 704, CORNER), (700, 770, CORNER))
    waist = ((604, 788), (544, 836), (528, 900), (548, 968), (618, 1010))
    feet = ((688, 1028, CORNER), (694, 1130, CORNER), (190, 1130, CORNER), (196, 1028, CORNER))
    other_side = ((268, 1010), (336, 968), (356, 900), (338, 838), (276, 800), (176, 768))
    outline = (*horn, *top, *waist, *feet, *other_side)
    body = c.mask(curve(outline, pull=0.3), wobble=0.6)
    n = (c.field("iron", 120, 2) - 0.5) * 9
    c.form(
        body,
        (0.27, 0.055, 290),
        thickness=64,
        bump=np.asarray(n, np.float32),
        mottle=0.06,
        rim=0.9,
        gloss=0.25,
        shadow=20,
        detail=0.5,
    )
    away = np.hypot(c.x - BLOW[0], (c.y - BLOW[1]) * 1.2)
    c.screen(body * np.asarray(np.exp(-((away / 150) ** 1.4)), np.float32), (0.78, 0.18, 46), 0.8)
    c.multiply(body * np.asarray(smoothstep(820, 1130, c.y), np.float32), (0.26, 0.07, 320), 0.7)
    face = body.edge(0, -9, 2) * np.asarray(smoothstep(800, 700, c.y), np.float32)
    c.screen(face, (0.84, 0.15, 50), 0.9)
    c.screen(body.edge(-7, 2, 3), (0.66, 0.19, 32), 0.55)
    return body


def smith(c: Canvas) -> None:
    """A broad woman in an apron, hammer high, against the light of her own blow."""
    who = Person(
        girth=1.25,
        shoulders=1.35,
        skin=(0.42, 0.08, 48),
        hair=(0.2, 0.04, 40),
        hair_style="bun",
        top=(0.5, 0.17, 28),
        bottom=(0.26, 0.05, 285),
        apron=(0.36, 0.07, 45),
        sleeves="none",
    )
    pose = Pose(lean=-4, head=6, arm_near=(164, 26), arm_far=(58, 16), leg_near=(-26, 8), leg_far=(24, 14))
    j = joints(who, pose, 476, 704, 176, left=True)
    c.shadow(c.mask(oval(482, 706, 60, 7)), 0, 0, 5, 0.7)
    hx, hy = j.hand_far
    tongs = c.mask(limb([(hx + 8, hy - 2, 3.2), (hx - 10, hy + 8, 3.2), (BLOW[0] + 14, BLOW[1] + 6, 3)]))
    c.form(tongs, (0.24, 0.04, 280), rim=0.9, detail=0.9)
    paint_person(c, who, j)
    gx, gy = j.hand_near
    a = math.radians(-52)
    top = (gx + math.cos(a) * 58, gy + math.sin(a) * 58)
    handle = c.mask(limb([(gx - math.cos(a) * 16, gy - math.sin(a) * 16, 4), (*top, 4)]))
    wood(c, handle, (0.46, 0.1, 45), thickness=5, detail=0.9)
    nx, ny = -math.sin(a), math.cos(a)
    head = c.mask(
        polygon(
            [
                (top[0] + nx * 30 - math.cos(a) * 13, top[1] + ny * 30 - math.sin(a) * 13),
                (top[0] + nx * 30 + math.cos(a) * 13, top[1] + ny * 30 + math.sin(a) * 13),
                (top[0] - nx * 30 + math.cos(a) * 13, top[1] - ny * 30 + math.sin(a) * 13),
                (top[0] - nx * 30 - math.cos(a) * 13, top[1] - ny * 30 - math.sin(a) * 13),
            ]
        )
    )
    c.form(head, (0.3, 0.04, 285), thickness=9, rim=1.0, gloss=0.3, detail=0.9)
    c.form(c.mask(oval(gx, gy, 8, 8)), who.skin, rim=0.8, detail=0.9)


def bar(c: Canvas) -> None:
    """The glowing bar and the burst of light upon it."""
    x, y = BLOW
    iron = c.mask(limb([(x - 34, y + 8, 7), (x + 30, y + 8, 6)]))
    c.fill(iron, (0.97, 0.1, 84), detail=0.95)
    c.emit(iron, 1.0)
    c.glow(x, y, 150, (0.82, 0.18, 50), 0.85)
    c.glow(x, y, 60, (0.97, 0.11, 82), 1.0)
    r = c.rng("burst")

    def burst(pen: Pen) -> None:
        for _ in range(90):
            a = -math.pi / 2 + float(r.normal(-0.25, 0.85))
            q0, q1 = float(r.uniform(10, 40)), float(abs(r.normal(0, 60)) + 30)
            pen.stroke(
                [
                    (x + math.cos(a) * q0, y + math.sin(a) * q0),
                    (x + math.cos(a) * q1, y + math.sin(a) * q1 + 0.0008 * q1 * q1),
                ],
                mix((0.98, 0.08, 88), (0.8, 0.19, 48), float(r.random())),
                float(r.uniform(0.8, 2.4)),
                0.9,
            )
        pen.dot(x, y + 2, 13, (0.995, 0.03, 92))

    c.draw(burst, detail=0.95, emission=1.0)


def ladder(c: Canvas) -> None:
    """A ladder from the grass up to the anvil's face."""
    foot, top = (742.0, 1120.0), (668.0, 690.0)
    for off in (-11.0, 11.0):
        rail = c.mask(limb([(foot[0] + off, foot[1], 3.4), (top[0] + off * 0.8, top[1], 2.8)]))
        c.form(rail, (0.4, 0.1, 40), rim=0.9, detail=0.8)

    def rungs(pen: Pen) -> None:
        for k in range(1, 24):
            t = k / 24
            x, y = foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t
            pen.stroke([(x - 10, y), (x + 10, y)], (0.46, 0.12, 40), 2.6)

    c.draw(rungs, relief=1.5, detail=0.8)


def egg(c: Canvas) -> None:
    """A glowing egg that cools in the ash at the anvil's foot."""
    x, y = 132.0, 1122.0
    ash = c.mask(oval(x, y + 14, 46, 12), wobble=3, cell=9)
    c.form(ash, (0.36, 0.03, 300), thickness=8, mottle=0.15, detail=0.7)
    c.glow(x, y - 6, 46, (0.78, 0.18, 45), 0.6)
    shell = c.mask(
        curve([(x, y - 26), (x + 15, y - 8), (x + 13, y + 10), (x, y + 17), (x - 13, y + 10), (x - 15, y - 8)])
    )
    c.form(shell, (0.8, 0.16, 58), rim=0.6, mottle=0.1, detail=0.9)
    c.emit(shell, 0.5)


def robin(c: Canvas, x: float, y: float, size: float, *, turn: float, left: bool, lift: float, hot: float) -> None:
    """A plump robin about (x, y), `size` from bill to tail; `lift` 1 wings up, -1 down; `hot` 1 an ember."""
    k, f = math.radians(turn), -1.0 if left else 1.0
    s = size * 0.62

    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        out: list[tuple[float, ...]] = []
        for u, v, *more in points:
            px, py = u * f * s, v * s
            place = (x + px * math.cos(k) - py * math.sin(k), y + px * math.sin(k) + py * math.cos(k))
            out.append((*place, *(q * s for q in more)))
        return out

    back = mix((0.4, 0.075, 45), (0.93, 0.15, 72), hot)
    breast = mix((0.62, 0.21, 36), (0.97, 0.11, 84), hot)

    def wing(root: tuple[float, float], first: float, last: float, long: float, tone: Colour, n: int = 10) -> None:
        for i in range(n):
            q = i / (n - 1)
            a = math.radians((first + (last - first) * q) * (1 if lift > 0 else -1))
            d = long * (1 - 0.42 * q**1.3) * (0.86 + 0.14 * math.sin(math.pi * min(1, q * 2.2)))
            tip = (root[0] + math.cos(a) * d, root[1] + math.sin(a) * d * abs(lift))
            mid = (root[0] + math.cos(a) * d * 0.55, root[1] + math.sin(a) * d * 0.55 * abs(lift) - 0.03)
            quill = c.mask(limb(at((*root, 0.07), (*mid, 0.125), (*tip, 0.05)), 14))
            c.form(quill, mix(tone, (0.25, 0.07, 320), 0.08 + 0.3 * q), thickness=0.035 * s, rim=0.6, detail=0.9)
        arm = math.radians((first + 8) * (1 if lift > 0 else -1))
        end = (root[0] + math.cos(arm) * long * 0.5, root[1] + math.sin(arm) * long * 0.5 * abs(lift))
        inner = c.mask(limb(at((root[0] - 0.04, root[1], 0.15), (*end, 0.075)), 14), soft=0.012 * s)
        c.form(inner, mix(tone, breast, 0.18), thickness=0.06 * s, rim=0.4, detail=0.9)

    wing((0.16, -0.1), -62, -128, 0.98, mix(back, (0.26, 0.08, 320), 0.35))
    fan = c.mask(*(limb(at((-0.3, 0.05, 0.06), (-0.82, 0.0 + 0.07 * i, 0.05)), 8) for i in (-1, 0, 1)))
    c.form(fan, mix(back, (0.25, 0.07, 320), 0.2), thickness=0.06 * s, rim=0.7, detail=0.9)
    trunk = at((-0.36, 0.05, 0.08), (-0.14, 0.03, 0.2), (0.12, 0.0, 0.25), (0.32, -0.1, 0.19), (0.42, -0.17, 0.16))
    body = c.mask(limb(trunk, 40))
    form = c.relief(body, 0.3 * s)
    c.form(form, back, rim=0.5, mottle=0.05, detail=0.9)
    bib = c.mask(limb(at((0.5, -0.14, 0.12), (0.34, 0.04, 0.19), (0.12, 0.12, 0.15)), 20), soft=0.03 * s)
    c.form(form.within(body & bib), breast, rim=0.6, mottle=0.05, detail=0.9)
    pale = c.mask(limb(at((0.0, 0.2, 0.1), (-0.24, 0.14, 0.07)), 12), soft=0.04 * s)
    c.glaze(pale & body, mix((0.86, 0.06, 60), breast, hot), 0.6)
    bill = c.mask(polygon([q[:2] for q in at((0.55, -0.21), (0.7, -0.15), (0.55, -0.12))]))
    c.form(bill, (0.3, 0.05, 50), thickness=2, detail=0.9)
    wing((0.08, -0.06), -84, -168, 1.02, back)
    if size > 50:
        (ex, ey) = at((0.46, -0.2))[0][:2]
        c.draw(lambda pen: pen.dot(ex, ey, 0.038 * s, (0.14, 0.03, 300)), detail=0.95)
        c.draw(lambda pen: pen.dot(ex + 0.01 * s, ey - 0.012 * s, 0.013 * s, (0.98, 0.03, 90)), detail=0.95)
