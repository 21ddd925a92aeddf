"""From above, market boats lie bow to stern as the petals of one lit water lily; one petal is out on the dark water."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.light import Lamp, Light
from art.painting.materials import wood
from art.painting.motifs.above import straw_hat
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.relight import Relight
from art.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from art.painting.stamps import jittered, strew
from art.painting.strokes import repaint

BRIEF = Brief(
    title="Haggling",
    hero="lamp-lit market boats moored as the petals of one great water lily; a lone boat rows outside its gap",
    idea="made of",
    place="market, Mekong canal",
    palette="moss dawn",
    composition="seen from above",
    time="morning",
    symbols=("boat", "water lily", "lamp"),
    hidden="a carp swims under water towards the gap",
    readings=("bargain", "belonging", "latecomer"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "saturation": 1.12,
    "bloom": 0.15,
    "contrast": 0.3,
    "relight": Relight(key=0.76, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.1),
}

_X, _Y = 412.0, 452.0
_AWAY = 113.0
"""Degrees: where the missing petal's gap opens, and the lone boat lies."""
_FRUIT: tuple[Colour, ...] = ((0.72, 0.17, 55), (0.84, 0.15, 95), (0.6, 0.14, 135), (0.6, 0.17, 32))
_SHIRTS: tuple[Colour, ...] = ((0.55, 0.15, 30), (0.46, 0.08, 200), (0.5, 0.1, 150), (0.62, 0.12, 60))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.4, -0.6, 0.7),
        key=(0.95, 0.1, 88),
        shade=(0.28, 0.06, 185),
        rim=(-0.5, -0.8, 0),
        rim_colour=(0.96, 0.09, 90),
        bounce_share=0.05,
    )
    _water(c)
    _carp(c)
    _pads(c)
    repaint(c, 0.6, seed="water")
    c.lamps.append(Lamp(x=_X, y=_Y, z=90, reach=270, colour=(0.94, 0.14, 75), power=0.75))
    _flower(c)
    _heart(c)
    repaint(c, 0.1, seed="last")
    _lone(c)
    _sparks(c)


def _water(c: Canvas) -> None:
    """Deep jade; the light of the lily lies round it and runs out through its gap."""
    flow = c.noise.at("flow", c.x / 160 + c.noise.at("turn", c.x / 300, c.y / 300) * 1.2, c.y / 90, 1.0, 3)
    d = np.hypot(c.x - _X, c.y - _Y)
    dawn = np.exp(-((np.hypot(c.x - 900, c.y + 60) / 520) ** 2))
    t = 0.1 + 0.5 * np.exp(-((d / 430) ** 2)) + 0.36 * dawn + 0.1 * (flow - 0.5)
    table = ramp(
        [
            (0, (0.15, 0.04, 195)),
            (0.25, (0.25, 0.058, 180)),
            (0.5, (0.44, 0.08, 160)),
            (0.75, (0.68, 0.1, 115)),
            (1, (0.9, 0.11, 85)),
        ]
    )
    c.fill(c.full(1), pick(table, np.asarray(t, np.float32)), detail=0.1)
    a = np.degrees(np.arctan2(c.y - _Y, c.x - _X))
    path = np.exp(-(((a - _AWAY) / 9) ** 2)) * smoothstep(120, 260, d) * smoothstep(760, 380, d)
    c.screen(np.asarray(path * (0.8 + 0.5 * (flow - 0.5)), np.float32), (0.88, 0.14, 80), 0.95)


def _pads(c: Canvas) -> None:
    """A few leaves of a true lily, dark, cut by the card's edge."""
    for x, y, q, notch in (
        (86.0, 868.0, 128.0, -40.0),
        (690.0, 1010.0, 160.0, 200.0),
        (28.0, 70.0, 120.0, 30.0),
    ):
        b = math.radians(notch)
        pad = c.mask(oval(x, y, q, q * 0.96, notch), wobble=3, cell=30) - c.mask(
            polygon(
                [
                    (x, y),
                    (x + q * 1.3 * math.cos(b - 0.17), y + q * 1.3 * math.sin(b - 0.17)),
                    (x + q * 1.3 * math.cos(b + 0.17), y + q * 1.3 * math.sin(b + 0.17)),
                ]
            ),
            soft=1,
        )
        c.shadow(pad, 8, 12, soft=12, share=0.6)
        at = pad.where
        turn = np.arctan2(c.y[at] - y, c.x[at] - x)
        veins = np.abs(np.sin(turn * 9)) ** 0.25 * 3.0
        lit = float(np.exp(-((math.hypot(x - _X, y - _Y) / 620) ** 2)))
        tone = mix((0.28, 0.065, 165), (0.44, 0.1, 140), lit)
        c.form(pad, tone, thickness=9, bump=np.asarray(veins, np.float32), rim=0.5, mottle=0.12, detail=0.3)


def _petal(
    c: Canvas,
    angle: float,
    near: float,
    far: float,
    width: float,
    tone: Colour,
    load: int,
    r: np.random.Generator,
    rower: bool = False,
) -> None:
    """Paint one boat that points away from the lily's heart: `load` picks its fruit, -1 somebody who sells."""
    a = math.radians(angle)
    long = far - near

    def put(u: float, v: float) -> tuple[float, float]:
        p, q = near + u * long, v * width
        return _X + p * math.cos(a) - q * math.sin(a), _Y + p * math.sin(a) + q * math.cos(a)

    shape = [(0.0, 0.0, CORNER), (0.24, -0.33), (0.56, -0.5), (0.85, -0.27), (1.0, 0.0, CORNER)]
    shape += [(0.85, 0.27), (0.56, 0.5), (0.24, 0.33)]
    hull = c.mask(curve([(*put(q[0], q[1]), *q[2:]) for q in shape], pull=0.36))
    if hull.empty:
        return
    c.shadow(hull, width * 0.06, width * 0.12, soft=width * 0.14, share=0.75)
    c.form(hull, tone, thickness=width * 0.34, rim=0.7, gloss=0.15, mottle=0.06, grain=20, detail=0.65)
    tip = np.clip(((c.x[hull.where] - _X) * math.cos(a) + (c.y[hull.where] - _Y) * math.sin(a) - near) / long, 0, 1)
    c.glaze(hull * np.asarray(smoothstep(0.55, 1.05, tip), np.float32), (0.7, 0.16, 35), 0.85)
    c.multiply(hull * np.asarray(smoothstep(0.3, 0.0, tip), np.float32), (0.5, 0.1, 70), 0.6)
    inner = [(0.14 + 0.68 * q[0], 0.6 * q[1], *q[2:]) for q in shape]
    well = c.mask(curve([(*put(q[0], q[1]), *q[2:]) for q in inner], pull=0.36))
    honey = mix((0.68, 0.13, 68), (0.42, 0.09, 58), smoothstep(80, 330, (near + far) / 2).item())
    wood(c, well, honey, angle=angle, grain=9, thickness=2, seed=f"well{angle:.0f}", bias=-0.02)
    sun = well - well.move(math.cos(a) * width * 0.07 + 2, math.sin(a) * width * 0.07 + 4)
    c.multiply(sun.blur(3) & well, (0.3, 0.07, 60), 0.8)
    c.screen(well.edge(math.cos(a) * 4, math.sin(a) * 4, 1.5), (0.96, 0.12, 85), 0.5)

    def boards(pen: Pen) -> None:
        for u, v in ((0.34, 0.19), (0.66, 0.235)):
            pen.stroke([put(u, -v), put(u, v)], mix(tone, (0.56, 0.11, 55), 0.6), width * 0.06)

    c.draw(boards, relief=2.4, detail=0.7)
    if load >= 0:
        n = 22
        us, vs = np.clip(r.normal(0.5, 0.05, n), 0.38, 0.6), np.clip(r.normal(0, 0.1, n), -0.2, 0.2)
        heap = np.array([put(float(u), float(v)) for u, v in zip(us, vs, strict=True)])
        tones = jittered(np.repeat(mix(_FRUIT[load % 4], _FRUIT[load % 4], 0)[None], n, 0), r, 0.08, 0.02)
        strew(
            c,
            "pebble",
            heap[:, 0],
            heap[:, 1],
            width * 0.2,
            r.uniform(0, 6, n),
            tones,
            seed=f"fruit{angle:.0f}/{near:.0f}",
            detail=0.7,
        )
        return
    seat = 0.46
    if rower:

        def oars(pen: Pen) -> None:
            for f in (-1, 1):
                pen.stroke([put(seat + 0.08, f * 0.12), put(seat - 0.04, f * 1.02)], (0.78, 0.1, 75), 3.4)
                pen.stroke([put(seat - 0.02, f * 0.86), put(seat - 0.06, f * 1.14)], (0.82, 0.1, 75), 7)

        c.draw(oars, relief=2, detail=0.8)
    knees = c.mask(
        limb([(*put(seat, -0.08), width * 0.07), (*put(seat - 0.12, -0.07), width * 0.06)]),
        limb([(*put(seat, 0.08), width * 0.07), (*put(seat - 0.12, 0.07), width * 0.06)]),
    )
    c.form(knees, (0.3, 0.05, 200), detail=0.8)
    shirt = c.mask(
        limb(
            [
                (*put(seat + 0.02, -0.19), width * 0.08),
                (*put(seat + 0.03, 0), width * 0.11),
                (*put(seat + 0.02, 0.19), width * 0.08),
            ]
        ),
        limb([(*put(seat + 0.02, -0.2), width * 0.06), (*put(seat - 0.1, -0.17), width * 0.045)]),
        limb([(*put(seat + 0.02, 0.2), width * 0.06), (*put(seat - 0.1, 0.15), width * 0.045)]),
    )
    c.form(shirt, _SHIRTS[int(r.integers(4))], detail=0.8)
    straw_hat(c, *put(seat + 0.02, 0.0), width * 0.17, (0.88, 0.08, 88))


def _flower(c: Canvas) -> None:
    """Three rings of boats, the outer one first; the outer one has a gap."""
    r = c.rng("flower")
    glow = c.mask(circle(_X, _Y, 250), soft=40)
    c.screen(glow, (0.8, 0.14, 80), 0.4)
    for n, near, far, width, tone, start in (
        (12, 146.0, 368.0, 138.0, (0.84, 0.06, 105), _AWAY),
        (10, 92.0, 286.0, 116.0, (0.88, 0.085, 96), _AWAY + 18),
        (8, 40.0, 190.0, 92.0, (0.9, 0.11, 88), _AWAY - 22),
    ):
        order = r.permutation(n)
        for k in order:
            if n == 12 and k == 0:
                continue
            angle = start + 360 / n * k + float(r.normal(0, 2.2))
            far_k = far * float(r.uniform(0.955, 1.03))
            load = -1 if (int(k) + n) % 3 == 0 else int(r.integers(4))
            _petal(c, angle, near, far_k, width * float(r.uniform(0.95, 1.04)), tone, load, r)


def _heart(c: Canvas) -> None:
    """The heart: a round raft heaped with lemons, a big lamp in its middle."""
    raft = c.mask(circle(_X, _Y, 62))
    c.shadow(raft, 4, 8, soft=10, share=0.7)
    wood(c, raft, (0.56, 0.11, 66), angle=20, grain=7, thickness=10, seed="raft")
    r = c.rng("lemons")
    n = 130
    a, q = r.uniform(0, 6.28, n), 20 + 36 * np.sqrt(r.random(n))
    tones = jittered(np.repeat(mix(_FRUIT[1], _FRUIT[1], 0)[None], n, 0), r, 0.08, 0.02)
    strew(
        c, "pebble", _X + q * np.cos(a), _Y + q * np.sin(a), 13, r.uniform(0, 6, n), tones, seed="lemons", detail=0.75
    )
    cap = c.mask(circle(_X, _Y, 24))
    d = np.hypot(c.x[cap.where] - _X, c.y[cap.where] - _Y)
    shade = Relief(cap, np.asarray(np.clip(24 - d, 0, 24) * 0.6, np.float32))
    c.form(shade, (0.97, 0.08, 92), rim=0.3, detail=0.9)
    c.emit(cap, 0.8)
    c.glow(_X, _Y, 60, (0.98, 0.1, 86), 0.8)
    c.glow(_X, _Y, 190, (0.93, 0.14, 74), 0.6)


def _carp(c: Canvas) -> None:
    """Far down, in the light that runs out of the gap: a carp."""
    x, y = 500.0, 950.0
    with c.group() as g:
        fish = Clay(c, (x - 110, y - 130, x + 120, y + 150), melt=6)
        fish.limb(
            [(x + 22, y - 84, 8), (x + 16, y - 62, 19), (x + 2, y - 14, 25), (x - 4, y + 34, 15), (x + 8, y + 72, 6)]
        )
        fish.limb([(x + 8, y + 70, 5), (x + 24, y + 90, 11), (x + 34, y + 108, 6)])
        fish.limb([(x + 8, y + 70, 5), (x + 10, y + 96, 11), (x + 8, y + 116, 6)])
        fish.limb([(x + 20, y - 46, 4), (x + 36, y - 34, 9), (x + 42, y - 22, 10)])
        fish.limb([(x - 4, y - 50, 4), (x - 24, y - 40, 9), (x - 32, y - 30, 10)])
        c.form(fish.relief(1.0), (0.76, 0.19, 45), detail=0.6)
    c.paste(g, alpha=0.55)


def _lone(c: Canvas) -> None:
    """The petal that is not in its place, a lamp at its stern, somebody at the oars."""
    a = math.radians(_AWAY)
    for f in (-1, 1):

        def wake(pen: Pen, f: int = f) -> None:
            for k in range(4):
                p0, p1 = 690.0 + 14 * k, 760.0 + 22 * k
                pen.stroke(
                    [
                        (
                            _X + p0 * math.cos(a) - f * (8 + 9 * k) * math.sin(a),
                            _Y + p0 * math.sin(a) + f * (8 + 9 * k) * math.cos(a),
                        ),
                        (
                            _X + p1 * math.cos(a) - f * (20 + 15 * k) * math.sin(a),
                            _Y + p1 * math.sin(a) + f * (20 + 15 * k) * math.cos(a),
                        ),
                    ],
                    (0.8, 0.08, 110),
                    2.0,
                    0.4 - 0.08 * k,
                )

        c.draw(wake, soft=0.8, detail=0.4)
    _petal(c, _AWAY, 500.0, 690.0, 112.0, (0.84, 0.05, 110), -1, c.rng("lone"), rower=True)
    x, y = _X + 652 * math.cos(a), _Y + 652 * math.sin(a)
    c.glow(x, y, 60, (0.9, 0.15, 72), 0.7)

    def flame(pen: Pen) -> None:
        pen.dot(x, y, 6.5, (0.95, 0.13, 82))
        pen.dot(x, y, 3.4, (0.99, 0.05, 95))

    c.draw(flame, detail=0.95, emission=0.9)


def _sparks(c: Canvas) -> None:
    drift = c.field("mist", 190, 4, (2.4, 1))
    far = smoothstep(0.3, 1.1, np.exp(-((np.hypot(c.x - 860, c.y + 20) / 380) ** 2)) + 0.5 * (drift - 0.5))
    c.glaze(far * 0.6, (0.93, 0.1, 84))
    r = c.rng("glints")

    def glints(pen: Pen) -> None:
        for _ in range(70):
            a, q = float(r.uniform(0, 6.28)), float(r.normal(420, 50))
            x, y = _X + q * math.cos(a), _Y + q * math.sin(a)
            w = float(r.uniform(3, 11))
            pen.stroke([(x - w, y), (x, y - 1), (x + w, y)], (0.95, 0.11, 88), 1.5, float(r.uniform(0.15, 0.6)))

    c.draw(glints, detail=0.6, emission=0.1)
