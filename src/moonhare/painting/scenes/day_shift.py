"""A heron as tall as the dock cranes stands in their row and swings a steel box from its bill."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials.water import reflection
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks, sun
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._day_shift_parts import heron
from moonhare.painting.shapes import CORNER, curve, oval, place, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Day Shift",
    hero="heron as tall as the dock cranes and standing in their row, a steel box swinging from its bill",
    idea="wrong scale",
    place="industrial, container port",
    palette="pearl fog",
    composition="profile",
    time="morning",
    symbols=("heron", "crane", "steel box"),
    hidden="a fish tail sticks out of the box",
    readings=("labour", "impostor", "efficiency"),
)
FINISH = {"vignette": 0.34, "saturation": 1.14, "contrast": 0.2}

_BOXES: tuple[Colour, ...] = (
    (0.6, 0.13, 35),
    (0.55, 0.075, 215),
    (0.74, 0.09, 75),
    (0.48, 0.06, 250),
    (0.62, 0.07, 160),
    (0.84, 0.03, 85),
    (0.5, 0.11, 20),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.72, -0.5, 0.48),
        key=(0.98, 0.055, 78),
        shade=(0.42, 0.055, 255),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.98, 0.07, 75),
        bounce=(0.75, 0.05, 70),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.66, 0.045, 250)),
            (0.2, (0.78, 0.04, 235)),
            (0.42, (0.9, 0.045, 75)),
            (0.7, (0.93, 0.05, 72)),
            (0.8, (0.84, 0.035, 90)),
            (1, (0.55, 0.03, 240)),
        ]
    )
    streaks(c, 10, 420, (0.97, 0.03, 80), share=0.7, seed="high", cover=0.7)
    streaks(c, 160, 640, (0.7, 0.05, 255), share=0.35, seed="low", cover=0.45)
    sun(c, 232, 452, 66, (0.98, 0.075, 72), power=0.9)
    _harbour(c)
    _crane(c, 66, 948, 400, 0.72)
    _crane(c, 176, 964, 520, 0.58)
    c.fog(700, 1010, (0.94, 0.035, 78), 0.8)
    _crane(c, 322, 990, 700, 0.4)
    c.fog(760, 1040, (0.93, 0.035, 78), 0.65)
    repaint(c, 0.8, seed="harbour")
    with c.group() as row:
        _crane(c, 712, 1052, 1010, 0.14, parked=True)
        heron(c)
    quay = c.full(_quay_share(c))
    reflection(c, row, quay, 1106, share=0.4, ripple=9)
    c.paste(row)
    _ship(c)
    _box(c)
    _stacks(c)
    repaint(c, 0.25, seed="last", loose=0.6)
    c.fog(930, 1090, (0.94, 0.03, 80), 0.3, cell=110)
    _lights(c)
    far_birds(c, [(340, 130, 26), (300, 168, 18), (92, 214, 22), (640, 100, 20), (590, 132, 15)], (0.4, 0.04, 250))


def _quay_share(c: Canvas) -> Array:
    edge = 236 + (c.y - 985) * -0.95
    share: Array = smoothstep(984, 990, c.y) * smoothstep(-4, 4, c.x - edge)
    return share


def _harbour(c: Canvas) -> None:
    """Far cranes like combs, still water, a wet quay with rails."""
    r = c.rng("far")

    def comb(pen: Pen) -> None:
        for i in range(10):
            x, h = 380 + i * 46 + r.normal(0, 8), r.uniform(60, 120)
            pen.stroke([(x, 960), (x, 960 - h)], (0.74, 0.035, 240), 3)
            pen.stroke([(x + 12, 960), (x + 12, 960 - h)], (0.74, 0.035, 240), 3)
            pen.stroke([(x - 40, 960 - h * 0.8), (x + 24, 960 - h * 0.8)], (0.74, 0.035, 240), 3)
        for i in range(22):
            x = 360 + i * 21
            pen.fill(
                polygon([(x, 962), (x, 944 - 9 * (i % 3)), (x + 19, 944 - 9 * (i % 3)), (x + 19, 962)]),
                mix(_BOXES[i % 7], (0.86, 0.03, 80), 0.65),
            )

    c.draw(comb, detail=0.25, alpha=0.75)
    water = c.full(smoothstep(962, 968, c.y))
    down = np.clip((c.y - 962) / 238, 0.01, 1)
    n = c.noise.at("swell", c.x / 40 / (0.2 + down), np.log(down) * 16, 1.0, 3)
    tone = pick(c.tones((0.68, 0.04, 225), 0.7), np.asarray(0.95 - 0.75 * down + 0.5 * (n - 0.5), np.float32))
    c.fill(water, tone, detail=0.2)
    lane = np.exp(-(((c.x - 190) / 60) ** 2)) * smoothstep(0.5, 0.75, n)
    c.screen(water * np.asarray(lane, np.float32), (0.98, 0.07, 75), 0.8)
    quay = c.full(_quay_share(c))
    slab = c.noise.at("slab", c.x / 60 / (0.15 + down), np.log(down) * 9, 1.0, 3) - 0.5
    wet = smoothstep(0.45, 0.65, c.noise.at("wet", c.x / 130 / (0.2 + down), np.log(down) * 5, 1.0, 3))
    t = 0.62 - 0.3 * down + 0.2 * slab + 0.22 * wet
    c.fill(quay, pick(c.tones((0.62, 0.03, 240), 0.7), np.asarray(t, np.float32)), detail=0.25)

    def rails(pen: Pen) -> None:
        for foot in (330, 470, 700, 860):
            for off, tone, w in ((0, (0.36, 0.03, 250), 7.0), (5, (0.88, 0.04, 80), 2.0)):
                pen.stroke([(250 + (foot - 250) * 0.05, 986), (foot + off + 260, 1200)], tone, w, 0.8)
        pen.stroke([(240, 986), (30, 1206)], (0.86, 0.12, 82), 9, 0.9)

    c.draw(rails, detail=0.5, clip=quay | c.full(0))


def _crane(c: Canvas, x: float, y: float, h: float, haze: float, *, parked: bool = False) -> None:
    """A ship-to-shore crane, boom out to the left or `parked` upright; its legs' middle stands at (x, y)."""
    blue = mix((0.46, 0.075, 240), c.palette.haze, haze)
    dark = mix((0.34, 0.05, 250), c.palette.haze, haze)
    warm = mix((0.62, 0.13, 38), c.palette.haze, haze)
    w = h * 0.022

    def put(u: float, v: float) -> tuple[float, float]:
        return x + u * h, y - v * h

    def work(pen: Pen) -> None:
        for u in (-0.13, 0.15):
            pen.stroke([put(u + 0.03, 0.03), put(u + 0.03, 0.66)], dark, w * 0.8)
        for a, b, k in (
            ((-0.15, 0.0), (-0.12, 0.7), 1.2),
            ((0.13, 0.0), (0.10, 0.7), 1.2),
            ((-0.14, 0.3), (0.12, 0.3), 1.1),
            ((-0.14, 0.05), (0.13, 0.05), 1.3),
            ((-0.12, 0.32), (0.1, 0.64), 0.7),
            ((-0.13, 0.5), (0.11, 0.5), 0.6),
            ((-0.1, 0.68), (-0.04, 0.95), 0.9),
            ((0.1, 0.68), (-0.03, 0.95), 0.8),
        ):
            pen.stroke([put(*a), put(*b)], blue, w * k)
        reach = (-0.3, 1.16) if parked else (-0.62, 0.676)
        root = (-0.13, 0.675)
        for a, b in (((0.34, 0.66), root), (root, reach)):
            pen.stroke([put(*a), put(*b)], dark, w * 1.7)
            pen.stroke([put(a[0], a[1] + 0.007), put(b[0], b[1] + 0.007)], warm, w * 0.9)
            n = max(4, round(math.dist(a, b) / 0.038))
            for i in range(n):
                t0, t1, t2 = i / n, (i + 0.5) / n, (i + 1) / n
                p0, p1, p2 = ((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (t0, t1, t2))
                pen.stroke([put(*p0), put(p1[0] + (0.02 if parked else 0), p1[1] + 0.024), put(*p2)], blue, w * 0.28)
        stays = ((-0.2, 0.87),) if parked else ((-0.56, 0.685), (-0.34, 0.685))
        for u, v in stays:
            pen.stroke([put(-0.04, 0.945), put(u, v)], dark, w * 0.35)
        pen.stroke([put(-0.035, 0.945), put(0.32, 0.672)], dark, w * 0.35)
        pen.fill(polygon([put(0.14, 0.69), put(0.14, 0.75), put(0.29, 0.745), put(0.29, 0.685)]), blue)
        if not parked:
            pen.fill(polygon([put(-0.28, 0.61), put(-0.28, 0.665), put(-0.22, 0.665), put(-0.22, 0.61)]), warm)
        for u in (-0.155, 0.125):
            pen.fill(polygon([put(u - 0.03, 0), put(u - 0.03, 0.03), put(u + 0.04, 0.03), put(u + 0.04, 0)]), dark)

    c.draw(work, relief=max(1.5, w * 0.5), detail=0.6 - 0.4 * haze, alpha=1 - haze * 0.35)


def _steel(
    c: Canvas, pts: list[tuple[float, ...]], tone: Colour, ribs: int, *, haze: float = 0.0, seed: str = ""
) -> None:
    """A ribbed steel side: corners from top left, clockwise."""
    m = c.mask(polygon([q[:2] for q in pts]))
    if m.empty:
        return
    ax, ay = pts[1][0] - pts[0][0], pts[1][1] - pts[0][1]
    n = math.hypot(ax, ay)
    u = ((c.x[m.where] - pts[0][0]) * ax + (c.y[m.where] - pts[0][1]) * ay) / (n * n)
    bump = np.clip(np.sin(u * ribs * 6.283) * 2.2, -1, 1) * (n / ribs) * 0.16
    c.form(
        m, tone, thickness=4, bump=np.asarray(bump, np.float32), mottle=0.13, grain=22, rim=0.4, haze=haze, detail=0.7
    )
    rust = smoothstep(0.66, 0.8, c.field(f"rust{seed}", 34, 4, (0.5, 1.8)))
    c.glaze(m * np.asarray(rust, np.float32), (0.45, 0.1, 42), 0.5 * (1 - haze))


def _box(c: Canvas) -> None:
    """The red box on its four ropes, a little askew; water runs out where a tail keeps its door from shutting."""
    top = (186.0, 366.0)

    def put(*points: tuple[float, float]) -> list[tuple[float, ...]]:
        return place(points, top[0], top[1], 1.0, 8.0)

    side = put((-128, 150), (96, 150), (96, 250), (-128, 250))
    end = put((96, 150), (150, 138), (150, 232), (96, 250))
    lid = put((-128, 150), (-80, 138), (150, 138), (96, 150))
    c.glow(190, 560, 160, (0.98, 0.06, 75), 0.3)
    _steel(c, lid, (0.78, 0.12, 42), 12, seed="lid")
    _steel(c, end, (0.42, 0.14, 25), 3, seed="end")
    _steel(c, side, (0.6, 0.185, 30), 13, seed="side")

    def ropes(pen: Pen) -> None:
        bar = put((-120, 118), (140, 112))
        pen.stroke([b[:2] for b in bar], (0.3, 0.03, 260), 9)
        for u in (-118, 136):
            a = put((u, 116))[0]
            pen.stroke([a[:2], top], (0.24, 0.03, 260), 3.2)
        for u, v in ((-122, 150), (92, 150), (146, 138), (-82, 138)):
            a, b = put((u, v))[0], put((u * 0.98, 116))[0]
            pen.stroke([a[:2], b[:2]], (0.24, 0.03, 260), 3)
        corners = [side, end]
        for quad in corners:
            pen.stroke(polygon([q[:2] for q in quad]), (0.36, 0.13, 25), 4.5)
        for u in (106, 118, 130, 142):
            a, b = put((u, 149 - (u - 96) * 0.2))[0], put((u, 246 - (u - 96) * 0.3))[0]
            pen.stroke([a[:2], b[:2]], (0.8, 0.06, 60), 2)
        pen.fill(curve([(178, 356), (190, 352), (198, 366), (188, 378), (178, 370)]), (0.3, 0.03, 260))

    c.draw(ropes, relief=3, detail=0.85)
    tail = c.mask(
        curve(
            [
                put((140, 214))[0],
                put((158, 214))[0],
                (*put((186, 199))[0], CORNER),
                put((176, 217))[0],
                (*put((190, 240))[0], CORNER),
                put((158, 228))[0],
                put((140, 232))[0],
            ]
        )
    )
    c.form(tail, (0.72, 0.06, 215), thickness=9, rim=1.0, gloss=0.6, detail=0.9)

    def drops(pen: Pen) -> None:
        x, y = put((150, 236))[0]
        for i, (dx, dy) in enumerate(((0, 12), (6, 40), (2, 78), (10, 120), (4, 170), (12, 230))):
            pen.fill(oval(x + dx, y + dy, 2.4, 5 - i * 0.3), (0.97, 0.02, 215), 0.9)
        for k in range(5):
            a, b = put((164 + k * 2, 211 + k * 4))[0], put((179, 207 + k * 7))[0]
            pen.stroke([a[:2], b[:2]], (0.45, 0.06, 230), 1.4, 0.7)

    c.draw(drops, detail=0.9)


def _ship(c: Canvas) -> None:
    """A ship's side at the quay, laden; cut by the card's edge."""
    r = c.rng("ship")
    for row in range(4):
        for i in range(4):
            if row == 3 and i > 1:
                continue
            x, y = -34 + i * 54 + (row % 2) * 2, 948 - row * 36
            tone = mix(_BOXES[int(r.integers(0, 7))], c.palette.haze, 0.18)
            _steel(
                c, [(x, y - 36), (x + 52, y - 36), (x + 52, y - 2), (x, y - 2)], tone, 9, haze=0.12, seed=f"{row}{i}"
            )
    hull = c.mask(
        curve(
            [
                (-20, 944, CORNER),
                (196, 944, CORNER),
                (238, 926, CORNER),
                (214, 1000),
                (176, 1046, CORNER),
                (-20, 1110, CORNER),
            ],
            pull=0.25,
        )
    )
    c.form(hull, (0.36, 0.055, 255), thickness=30, mottle=0.12, grain=40, rim=0.6, detail=0.55)
    low = hull * np.asarray(smoothstep(1016, 1026, c.y + 0.25 * c.x), np.float32)
    c.glaze(low, (0.48, 0.13, 30), 0.75)

    def fittings(pen: Pen) -> None:
        pen.stroke([(-10, 946), (196, 946), (238, 927)], (0.93, 0.03, 80), 4)
        pen.stroke([(228, 950), (262, 1010)], (0.25, 0.03, 260), 2.4)
        pen.stroke([(206, 990), (228, 1040)], (0.25, 0.03, 260), 2.4)

    c.draw(fittings, relief=2, detail=0.7)
    c.multiply(c.mask(polygon([(-20, 1108), (176, 1044), (200, 1060), (-20, 1150)]), soft=8), (0.3, 0.05, 250), 0.5)


def _stacks(c: Canvas) -> None:
    """Boxes close to us, dark and large, cut by the card's foot; a lorry waits under the bird."""
    for x, y, w, h, tone in (
        (-60.0, 1130.0, 230, 84, (0.44, 0.1, 32)),
        (176, 1142, 210, 84, (0.4, 0.055, 220)),
        (690, 1060, 200, 80, (0.66, 0.09, 72)),
        (660, 1142, 220, 90, (0.42, 0.06, 250)),
    ):
        _steel(c, [(x, y), (x + w, y - 2), (x + w, y + h), (x, y + h)], tone, 15, seed=f"near{x}")
        top = [(x, y), (x + 26, y - 20), (x + w + 22, y - 22), (x + w, y - 2)]
        _steel(c, [*top], mix(tone, (0.95, 0.03, 80), 0.3), 15, seed=f"top{x}")
    x, y = 352.0, 1092.0
    c.multiply(c.mask(oval(x + 26, y + 2, 60, 6), soft=4), (0.3, 0.04, 260), 0.6)
    _steel(c, [(x - 10, y - 36), (x + 78, y - 36), (x + 78, y - 8), (x - 10, y - 8)], (0.84, 0.05, 80), 9, seed="lorry")

    def lorry(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (x - 38, y - 4, CORNER),
                    (x - 38, y - 20),
                    (x - 32, y - 34, CORNER),
                    (x - 14, y - 34, CORNER),
                    (x - 14, y - 4, CORNER),
                ],
                pull=0.2,
            ),
            (0.56, 0.11, 215),
        )
        pen.fill(polygon([(x - 35, y - 21), (x - 31, y - 31), (x - 22, y - 31), (x - 22, y - 21)]), (0.93, 0.04, 80))
        pen.fill(polygon([(x - 38, y - 8), (x + 80, y - 8), (x + 80, y - 3), (x - 38, y - 3)]), (0.28, 0.03, 255))
        for wx in (-28, 20, 54, 68):
            pen.dot(x + wx, y - 2, 6.5, (0.2, 0.02, 260))
            pen.dot(x + wx, y - 2, 2.4, (0.7, 0.02, 80))

    c.draw(lorry, relief=2.4, detail=0.8)


def _lights(c: Canvas) -> None:
    c.glow(312, 1082, 26, (0.97, 0.1, 80), 0.7)
    for x, y in ((640, 372), (500, 380), (704, 92), (322, 322)):
        c.glow(x, y, 10, (0.85, 0.15, 40), 0.5)
    c.glow(232, 452, 210, (0.98, 0.07, 72), 0.28)
