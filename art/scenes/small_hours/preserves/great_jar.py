"""The great jar of Preserves: its glass, the weather in it, the whirlwind, the cloth over its mouth."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.materials import cloud, glass
from art.painting.motifs.motes import motes
from art.painting.motifs.plants import pine
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, curve, limb, oval, polygon

X, FOOT = 346.0, 984.0
WIDE, TALL = 412.0, 690.0
_TOP, _TIP = 452.0, 934.0
_CLOUDS = [(0.34, 0.1, 266), (0.5, 0.1, 258), (0.7, 0.075, 250), (0.88, 0.04, 60), (0.98, 0.035, 80)]


def great_jar(c: Canvas) -> None:
    """Paint the jar and all that is in it."""
    shape = c.mask(_outline(1.0))
    c.glaze(shape, (0.6, 0.07, 245), 0.4)
    room = c.mask(_outline(0.9, 15)) & shape
    _weather(c, room)
    _whirl(c, room)
    _glass(c, shape, room)
    _cloth_lid(c, shape)


def _weather(c: Canvas, m: Mask) -> None:
    """A winter country on the jar's floor, storm air above, cloud under the lid."""
    t = (c.y - 340) / 620
    c.fill(
        m,
        pick(ramp([(0.32, 0.1, 268), (0.3, 0.105, 264), (0.42, 0.11, 256), (0.66, 0.09, 246), (0.84, 0.06, 60)]), t),
        detail=0.5,
    )
    r = c.rng("pines")
    for base, tone, snowy, n, size in (
        (886, (0.56, 0.09, 252), (0.72, 0.06, 246), 9, 34),
        (912, (0.36, 0.09, 258), (0.84, 0.04, 240), 7, 52),
    ):
        hills = base - 12 * np.sin(c.x / 58 + base) - 7 * np.sin(c.x / 27)
        c.fill(m * np.asarray(smoothstep(-1, 1, c.y - hills), np.float32), snowy, detail=0.5)
        for _ in range(n):
            x = X + r.uniform(-0.45, 0.45) * WIDE
            if abs(x - X - 56) < 50:
                continue
            foot = base - 12 * math.sin(x / 58 + base) - 7 * math.sin(x / 27)
            tree = c.mask(pine(x, foot + 3, size * r.uniform(0.7, 1.2), size * 0.5, r)) & m
            if tree.empty:
                continue
            c.form(tree, tone, thickness=6, rim=0.4, detail=0.6)
            c.screen(tree.edge(-2, -2, 0.8), (0.93, 0.03, 220), 0.7)
    ground = 940 - 6 * np.sin(c.x / 80 + 2.4)
    white = pick(ramp([(0.97, 0.02, 80), (0.78, 0.06, 248)]), (c.y - ground) / 36)
    c.fill(m * np.asarray(smoothstep(-1, 1, c.y - ground), np.float32), white, detail=0.6)
    tops = [(X - 190 + i * 38, 402 + 16 * math.sin(i * 2.1), 46 + 12 * (i % 3)) for i in range(11)]
    cloud(c, tops, _CLOUDS, seed="lid", clip=m, bias=-0.16, fade=(0.2, 1.3), alpha=0.95)


def _spine(y: Array | float) -> tuple[Array, Array]:
    """Return the whirl's middle and half width at a height: its foot leans towards the hand on the glass."""
    up = np.clip((_TIP - np.asarray(y, np.float32)) / (_TIP - _TOP), -0.1, 1.2)
    middle = X + 78 * np.clip(1 - up, 0, 2) ** 1.7 - 34 * np.sin(up * 3.6) * (1 - 0.3 * up) - 4
    return middle, 8 + 30 * np.clip(up, 0, 2) + 116 * np.clip(up, 0, 2) ** 2.3


def _whirl(c: Canvas, m: Mask) -> None:
    """Shells of torn snow about one axis, the back ones first, lit from the window on the left."""
    middle, wide = _spine(c.y)
    c.glow(X + 10, 760, 150, (0.8, 0.09, 240), 0.5)
    tone = ramp(
        [
            (0, (0.36, 0.11, 264)),
            (0.3, (0.55, 0.11, 256)),
            (0.55, (0.8, 0.06, 246)),
            (0.78, (0.95, 0.03, 75)),
            (1, (1.0, 0.02, 88)),
        ]
    )
    mouth = np.hypot((c.x - middle) / wide, (c.y - _TOP) / (wide * 0.2))
    for k, (grow, share, back) in enumerate(
        (
            (1.3, 0.5, True),
            (1.0, 0.85, True),
            (1.22, 0.55, False),
            (1.0, 1.0, False),
            (0.72, 0.8, False),
            (1.1, 0.55, False),
        )
    ):
        d = (c.x - middle) / (wide * grow)
        theta = np.arcsin(np.clip(d, -0.995, 0.995))
        if back:
            theta = math.pi - theta
        # Rings are ellipses seen a little from above; streaks climb round them.
        ring = c.y - (1 if not back else -1) * np.cos(theta) * wide * grow * 0.2
        climb = ring / (9 + 0.05 * wide) - theta * 1.7 + 3 * k
        warp = c.noise.at(f"warp{k}", theta * 1.2, c.y / 70, 1.0, 2) * 3.2
        streak = c.noise.at(f"streak{k}", theta * 0.8 + 5 * k, climb + warp, 1.0, 3)
        fine = c.noise.at(f"fine{k}", theta * 2.2, climb * 3.4 + warp, 1.0, 2)
        facing = 0.5 - 0.5 * np.sin(theta) if not back else 0.26 + 0.2 * np.sin(theta)
        t = 0.2 + 0.68 * facing + 0.55 * (streak - 0.5) + 0.26 * (fine - 0.5)
        thin = (
            smoothstep(0.38, 0.6, streak + 0.3 * (fine - 0.5))
            if grow != 1.0
            else 0.55 + 0.45 * smoothstep(0.3, 0.5, streak)
        )
        ragged = 0.16 * (c.noise.at(f"rag{k}", c.y / 8, c.x / 26, 1.0, 2) - 0.5)
        edge = smoothstep(1.02, 0.8, np.abs(d) + ragged)
        top = (
            smoothstep(_TOP - 30, _TOP + 4, ring)
            if not back
            else smoothstep(_TOP - 26, _TOP - 4, ring) * smoothstep(_TOP + 90, _TOP + 10, c.y)
        )
        cover = edge * thin * top * smoothstep(_TIP + 4, _TIP - 10, c.y) * share
        layer = m * np.asarray(np.clip(cover, 0, 1), np.float32)
        c.fill(layer, pick(tone, np.asarray(np.clip(t - (0.12 if back else 0), 0, 1), np.float32)), detail=0.75)
        if back and k == 1:
            hole = np.clip(1.1 - mouth, 0, 1)
            c.multiply(m * np.asarray(smoothstep(0, 0.5, hole), np.float32), (0.4, 0.12, 268), 0.55)
    core = m * np.asarray(
        np.exp(-(((c.x - middle) / (wide * 0.5)) ** 2))
        * smoothstep(_TOP + 40, _TIP - 60, c.y)
        * smoothstep(_TIP + 6, _TIP - 20, c.y),
        np.float32,
    )
    c.screen(core, (0.92, 0.05, 80), 0.4)
    c.emit(core, 0.6)
    _flung(c, m)
    _house(c, m)
    skirt = [(X + 74 + (i - 5) * 15, _TIP + 2 + 5 * math.sin(i * 1.7), 15 + 6 * (i % 3)) for i in range(11)]
    cloud(c, skirt, _CLOUDS, seed="skirt", clip=m, bias=0.14, fade=(0.1, 1.1), alpha=0.85, rough=0.4)


def _flung(c: Canvas, m: Mask) -> None:
    """Snow flung round the whirl: long thin arcs before it, flakes and torn-off twigs about it."""
    r = c.rng("ribbons")

    def arcs(pen: Pen) -> None:
        for i in range(20):
            y = _TOP + 10 + (_TIP - _TOP - 50) * (i + r.random()) / 20
            middle, wide = (float(q) for q in _spine(y))
            a0 = r.uniform(-0.2, 0.9)
            far = wide * r.uniform(1.02, 1.34)
            line = [
                (middle + math.cos(a) * far, y + math.sin(a) * far * 0.2 + 5 * (a - 1.6))
                for a in np.linspace(a0, a0 + r.uniform(1.0, 2.2), 20)
            ]
            pen.stroke(line, (0.98, 0.02, 80), r.uniform(0.8, 2.4), r.uniform(0.4, 0.9))

    c.draw(arcs, soft=0.4, detail=0.8, emission=0.2, clip=m)

    def whirled(q: np.random.Generator) -> tuple[float, float]:
        y = q.uniform(_TOP - 20, _TIP)
        middle, wide = (float(v) for v in _spine(y))
        return middle + q.normal(0, 1) * wide * 0.95 + q.normal(0, 26), y

    motes(c, r, 300, whirled, (0.98, 0.015, 225), size=(0.8, 3.0), alpha=(0.4, 0.95), emission=0.3, clip=m)

    def twigs(pen: Pen) -> None:
        for _ in range(16):
            x, y = whirled(r)
            a, q = r.uniform(0, 3.1), r.uniform(4, 9)
            pen.stroke([(x, y), (x + q * math.cos(a), y + q * math.sin(a))], (0.3, 0.06, 40), 1.8, 0.9)

    c.draw(twigs, detail=0.85, clip=m)


def _glass(c: Canvas, shape: Mask, room: Mask) -> None:
    """Thick old glass: a dark and a bright line along both walls, a heavy foot, the window mirrored in it."""
    wall = shape - room
    c.glaze(wall, (0.66, 0.08, 240), 0.45)
    glass(c, shape, (0.86, 0.04, 225), thickness=WIDE * 0.34, clear=0.96, shine=0.3)
    turn = np.clip((c.x - X) / (WIDE * 0.5), -1, 1)
    rim = smoothstep(0.8, 0.99, np.abs(turn)) * smoothstep(330, 420, c.y)
    c.multiply(shape * np.asarray(rim * 0.8, np.float32), (0.4, 0.1, 262), 0.75)
    for dx, share in ((-3.0, 0.95), (3.0, 0.7)):
        c.screen(shape.edge(dx, 0, 0.9), (0.97, 0.03, 220), share)
        c.screen(room.edge(dx * 0.8, 0, 1.0) & shape, (0.93, 0.05, 230), 0.5 * share)
    c.multiply((room.grow(3) - room).blur(1), (0.36, 0.1, 262), 0.5)
    # The foot is a lens: bands of caught light.
    low = smoothstep(FOOT - 44, FOOT - 18, c.y)
    n = c.noise.at("foot", c.x / 30, c.y / 5, 1.0, 2)
    c.screen(shape * np.asarray(low * smoothstep(0.5, 0.72, n), np.float32), (0.93, 0.05, 90), 0.6)
    c.multiply(shape * np.asarray(low * smoothstep(0.46, 0.25, n), np.float32), (0.4, 0.11, 262), 0.6)
    # The window, bent by the shoulder on the left; a paler one on the far wall at the right.
    for cx, w, top, bottom, share, bars in (
        (-0.6, 0.26, 470.0, 690.0, 0.5, True),
        (0.8, 0.1, 520.0, 800.0, 0.3, False),
    ):
        u = (turn - cx) / w
        bend = 14 * (turn - cx) ** 2 * 20 - 10 * turn
        v = (c.y - top - bend) / (bottom - top)
        arch = v - 0.18 * (1 - np.sqrt(np.clip(1 - u * u, 0, 1)))
        pane = smoothstep(1.0, 0.9, np.abs(u)) * smoothstep(0.0, 0.03, arch) * smoothstep(1.0, 0.96, v)
        if bars:
            pane = (
                pane
                * (1 - 0.9 * smoothstep(0.09, 0.05, np.abs(u)))
                * (1 - 0.9 * smoothstep(0.024, 0.012, np.abs(v - 0.5)))
            )
        pane = pane * (0.55 + 0.45 * smoothstep(1.0, 0.0, v))
        c.screen(shape * np.asarray(pane, np.float32), (0.97, 0.04, 80) if bars else (0.86, 0.06, 235), share)
    long = np.exp(-(((turn + 0.9) / 0.03) ** 2)) * smoothstep(420, 520, c.y) * smoothstep(960, 860, c.y)
    c.screen(shape * np.asarray(long, np.float32), (0.98, 0.03, 80), 0.7)
    r = c.rng("bubbles")

    def seeds(pen: Pen) -> None:
        for _ in range(26):
            x, y = X + r.uniform(-0.47, 0.47) * WIDE, r.uniform(470, 960)
            pen.stroke(oval(x, y, r.uniform(1, 2.4), r.uniform(1.4, 3.6)), (0.92, 0.04, 225), 0.9, 0.6)

    c.draw(seeds, clip=shape, detail=0.8)


def _house(c: Canvas, m: Mask) -> None:
    """The hidden one: a tiny red house, still lit, going round."""
    x, y = X + 104, 640.0

    def work(pen: Pen) -> None:
        with pen.at(x, y, -17, 1.25):
            pen.fill(polygon([(-15, 14), (-15, -6), (0, -20), (15, -6), (15, 14)]), (0.5, 0.15, 27))
            pen.fill(polygon([(15, 14), (15, -6), (24, -9), (24, 9)]), (0.34, 0.11, 15))
            pen.stroke([(-18, -4), (0, -21), (18, -4)], (0.9, 0.03, 235), 4)
            pen.stroke([(9, -14), (9, -24)], (0.3, 0.06, 20), 4)
            pen.fill(box(-6, -5, 11, 11), (0.96, 0.12, 84))

    c.draw(work, relief=2.5, detail=0.92, clip=m)
    c.glow(x, y, 22, (0.9, 0.14, 72), 0.7)


def _outline(share: float, lift: float = 0.0) -> Path:
    """Return the great jar's outline, `share` of its width, its foot lifted."""
    w, h, y = WIDE * share, TALL - 2 * lift, FOOT - lift
    half: list[tuple[float, ...]] = [
        (0.0, y),
        (0.40 * w, y - 0.004 * h),
        (0.485 * w, y - 0.03 * h),
        (0.5 * w, y - 0.1 * h),
        (0.5 * w, y - 0.42 * h),
        (0.498 * w, y - 0.64 * h),
        (0.462 * w, y - 0.75 * h),
        (0.39 * w, y - 0.83 * h),
        (0.352 * w, y - 0.9 * h),
        (0.35 * w, y - h, CORNER),
    ]
    right = [(X + q[0], *q[1:]) for q in half]
    left = [(X - q[0], *q[1:]) for q in half[:0:-1]]
    return curve([*right, *left])


def _cloth_lid(c: Canvas, shape: Mask) -> None:
    """A red cloth over its mouth, tied with string."""
    red: Colour = (0.55, 0.18, 27)
    y = FOOT - TALL * 0.955
    scallops: list[tuple[float, ...]] = []
    for i in range(13):
        u = i / 12 * 2 - 1
        scallops.append((X + u * 190, y + 66 - 18 * u * u - (0 if i % 2 else 13)))
    frill = c.mask(
        curve(
            [
                (X - 142, y, CORNER),
                (*scallops[0], CORNER),
                *scallops[1:-1],
                (*scallops[-1], CORNER),
                (X + 142, y, CORNER),
                (X, y + 12),
            ]
        )
    )
    c.shadow(frill & shape, 0, 14, soft=10, share=0.55)
    folds = np.sin((c.x - X) / np.maximum(142 + (c.y - y) * 0.7, 60) * 21) * 4.5
    c.form(frill, red, thickness=12, bump=np.asarray(folds, np.float32), rim=0.6, mottle=0.05, detail=0.7)
    dome = c.mask(
        curve(
            [
                (X - 146, y + 6, CORNER),
                (X - 148, y - 40),
                (X - 112, y - 72),
                (X, y - 84),
                (X + 112, y - 72),
                (X + 148, y - 40),
                (X + 146, y + 6, CORNER),
                (X, y + 18),
            ]
        )
    )
    gather = np.sin((c.x - X) / 142 * 21) * 2.4 * smoothstep(y - 50, y + 6, c.y)
    c.form(dome, red, thickness=44, bump=np.asarray(gather, np.float32), rim=0.7, mottle=0.05, detail=0.7)
    c.multiply(
        c.mask(limb([(X - 144, y + 8, 7), (X, y + 19, 7), (X + 144, y + 8, 7)], 30), soft=3), (0.3, 0.1, 10), 0.6
    )
    string: Colour = (0.9, 0.06, 85)

    def work(pen: Pen) -> None:
        pen.stroke(curve([(X - 146, y + 2), (X, y + 14), (X + 146, y + 2)], closed=False), string, 5)
        x0, y0 = X + 70, y + 12
        for side in (-1, 1):
            loop = curve([(x0, y0), (x0 + side * 22, y0 - 17), (x0 + side * 34, y0 - 3), (x0, y0)], closed=False)
            pen.stroke(loop, string, 4)
            end = curve([(x0, y0), (x0 + side * 8, y0 + 22), (x0 + side * 17, y0 + 44)], closed=False)
            pen.stroke(end, string, 4)

    c.draw(work, relief=2.5, detail=0.9)
