"""Parts of Perishable: the locomotive from the front, its snow and icicles, the penguin, the lizard."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, pick, ramp, smoothstep
from moonhare.painting.light import Lamp
from moonhare.painting.mask import Mask
from moonhare.painting.materials import metal
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, line, oval, polygon, sample

SNOW = [(0.5, 0.11, 268), (0.64, 0.095, 258), (0.8, 0.055, 244), (0.93, 0.025, 220), (0.99, 0.015, 92), (1.0, 0.01, 95)]
_IRON: Colour = (0.3, 0.035, 258)
_RED: Colour = (0.5, 0.18, 28)
_BRASS: Colour = (0.76, 0.13, 82)


def drift(c: Canvas, spine: Sequence[Sequence[float]], seed: str, lump: float = 0.2, melt: float = 9.0) -> Mask:
    """Heap snow along points (x, y, thickness): uneven, lit from the left, blue beneath."""
    r = c.rng(f"drift/{seed}")
    s = sample(spine, max(10, 6 * len(spine)))
    q = float(s[:, 2].max()) * 2
    frame = (float(s[:, 0].min()) - q, float(s[:, 1].min()) - q, float(s[:, 0].max()) + q, float(s[:, 1].max()) + q)
    clay = Clay(c, frame, melt=melt)
    clay.limb([(float(x), float(y), float(w) * 0.72) for x, y, w in s], n=len(s))
    for x, y, w in s:
        k = float(w) * r.uniform(1 - lump, 1 + lump)
        clay.ball(float(x) + r.normal(0, w * 0.3), float(y) + r.normal(0, w * 0.14), k * 1.15, k * 0.85, thick=k)
    relief = clay.relief(2.6)
    m = clay.mask()
    c.shadow(m, 3, 9, 6, 0.5, (0.3, 0.09, 268))
    bump = (c.field("lumps", 44, 2)[m.where] - 0.5) * 6 + (c.field("grit", 5, 2)[m.where] - 0.5) * 1.6
    c.form(relief, ramp(SNOW), bump=np.asarray(bump, np.float32), mottle=0.03, rim=0.5, bias=0.1, shadow=20, detail=0.8)
    return m


def icicles(c: Canvas, a: tuple[float, float], b: tuple[float, float], n: int, length: float, seed: str) -> None:
    """Hang icicles along a line, of every length, bunched and gapped."""
    r = c.rng(f"icicles/{seed}")

    def work(pen: Pen) -> None:
        for i in range(n):
            t = (i + r.uniform(-0.4, 0.4)) / max(n - 1, 1)
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            h = length * (0.25 + 0.75 * r.random() ** 1.6)
            w = 1.6 + h * 0.075
            pen.fade(
                curve(
                    [
                        (x - w, y - 3, CORNER),
                        (x + w, y - 3, CORNER),
                        (x + w * 0.35, y + h * 0.5),
                        (x, y + h, CORNER),
                        (x - w * 0.35, y + h * 0.5),
                    ]
                ),
                (x, y),
                (x, y + h),
                ((0.96, 0.02, 220), (0.82, 0.06, 235)),
            )
            pen.stroke([(x - w * 0.4, y), (x - 0.3, y + h * 0.7)], (1.0, 0.0, 90), 0.9, 0.9)

    c.draw(work, relief=2.4, detail=0.9)


def engine(c: Canvas) -> None:
    """Paint the whole engine, from its cab to its cowcatcher."""
    _wheels(c)
    _cab(c)
    _boiler(c)
    _chimney(c)
    _front(c)
    _lamp(c)
    _catcher(c)


def _wheels(c: Canvas) -> None:
    for x, w, top in ((296.0, 25.0, 800.0), (496.0, 25.0, 800.0)):
        m = c.mask(box(x - w / 2, top, w, 104, 8))
        c.form(m, _IRON, thickness=12, rim=0.6, bias=-0.1, detail=0.7)
    under = c.mask(box(306, 790, 184, 92, 4))
    c.fill(under, (0.16, 0.04, 265), detail=0.5)


def _cab(c: Canvas) -> None:
    body = c.mask(
        curve(
            [
                (248, 800, CORNER),
                (248, 548, CORNER),
                (300, 524),
                (408, 512),
                (516, 522),
                (574, 544, CORNER),
                (576, 800, CORNER),
            ],
            pull=0.3,
        )
    )
    metal(c, body, _RED, thickness=20, polish=0.25, detail=0.7)
    side = c.mask(polygon([(574, 548), (612, 556), (612, 786), (574, 800)]))
    c.form(side, (0.36, 0.13, 22), thickness=5, bias=-0.16, detail=0.7)
    for x, w in ((262.0, 50.0), (512.0, 52.0)):
        frame = c.mask(box(x - 5, 565, w + 10, 90, 9))
        c.form(frame, _BRASS, thickness=5, gloss=0.4, detail=0.8)
        pane = c.mask(box(x, 570, w, 80, 5))
        t = np.clip((c.y - 570) / 80 + (c.x - x) / 160, 0, 1)
        c.fill(pane, pick(ramp([(0.3, 0.08, 262), (0.18, 0.05, 265)]), np.asarray(t, np.float32)), detail=0.9)
        c.glow(x + w / 2, 640, 20, (0.86, 0.14, 72), 0.5)
        if x > 400:
            _penguin(c, x + w / 2 + 4, 612.0, pane)
        c.screen(
            pane & c.mask(polygon([(x + 6, 570), (x + 22, 570), (x + 4, 640), (x - 12, 640)]), soft=2),
            (0.9, 0.04, 230),
            0.5,
        )
    roof = c.mask(
        curve(
            [
                (222, 556, CORNER),
                (224, 536, CORNER),
                (300, 508),
                (408, 494),
                (520, 504),
                (630, 536, CORNER),
                (634, 558, CORNER),
                (520, 532),
                (408, 522),
                (300, 534),
            ],
            pull=0.34,
        )
    )
    c.shadow(roof, 4, 16, 8, 0.55, (0.24, 0.08, 280))
    c.form(roof, _IRON, thickness=10, rim=0.6, detail=0.7)
    icicles(c, (228, 552), (300, 536), 11, 44, "roof-left")
    icicles(c, (520, 534), (632, 556), 15, 54, "roof-right")
    drift(
        c,
        [
            (218, 532, 15),
            (262, 510, 25),
            (330, 486, 31),
            (408, 474, 34),
            (480, 480, 32),
            (560, 502, 29),
            (636, 534, 16),
        ],
        "roof",
    )
    for f, x0, x1 in ((-1, 232.0, 330.0), (1, 470.0, 590.0)):
        board = c.mask(box(x0, 738, x1 - x0, 14, 3))
        c.shadow(board, 3, 10, 5, 0.5)
        c.form(board, _BRASS, thickness=6, detail=0.7)
        cx = 268.0 if f < 0 else 536.0
        cyl = c.mask(box(cx - 36, 768, 72, 84, 26))
        c.shadow(cyl, 4, 8, 6, 0.5)
        metal(c, cyl, _IRON, polish=0.5, detail=0.7)
        cap = c.mask(oval(cx, 812, 25, 28))
        metal(c, cap, (0.4, 0.03, 258), thickness=9, polish=0.7, detail=0.75)
        knob = c.mask(circle(cx, 812, 8))
        metal(c, knob, _BRASS, polish=0.7, detail=0.8)
        icicles(c, (x0 + 6, 752), (x1 - 10, 752), 10, 46, f"board{f}")
        drift(c, [(x0 - 2, 732, 11), ((x0 + x1) / 2, 724, 19), (x1, 732, 15)], f"board{f}")
        drift(c, [(cx - 30, 774, 8), (cx, 764, 14), (cx + 30, 774, 8)], f"cyl{f}")


def _penguin(c: Canvas, x: float, y: float, pane: Mask) -> None:
    """It drives, and looks out of the cab's window."""
    clay = Clay(c, (x - 50, y - 60, x + 50, y + 60), melt=6)
    clay.limb([(x, y + 44, 24), (x, y + 14, 20), (x, y - 4, 16)])
    clay.ball(x, y - 8, 18, 17, z=4)
    relief = clay.relief(0.8)
    c.form(relief.within(pane), (0.2, 0.04, 262), rim=0.5, detail=0.9)
    for f in (-1, 1):
        cheek = c.mask(oval(x + 7 * f, y - 7, 8.5, 10), soft=0.8)
        c.form(relief.within(cheek & pane), (0.97, 0.02, 90), rim=0.2, detail=0.9)
    belly = c.mask(oval(x, y + 44, 18, 26), soft=1)
    c.form(relief.within(belly & pane), (0.96, 0.02, 90), rim=0.2, detail=0.9)

    def face(pen: Pen) -> None:
        for f in (-1, 1):
            pen.dot(x + 7 * f, y - 9, 2.8, (0.12, 0.03, 260))
            pen.dot(x + 7 * f - 1, y - 10, 0.9, (0.99, 0.01, 90))
        pen.fill(polygon([(x - 6, y - 5), (x + 6, y - 5), (x, y + 6)]), (0.76, 0.17, 62))
        pen.fill(limb([(x - 20, y + 13, 4), (x, y + 18, 6), (x + 20, y + 13, 4)]), (0.58, 0.19, 28))

    c.draw(face, relief=1.5, detail=0.95, clip=pane)


def _boiler(c: Canvas) -> None:
    barrel = c.mask(limb([(412, 648, 104), (404, 652, 116), (396, 656, 124)]))
    c.shadow(barrel, 16, 14, 14, 0.5, (0.2, 0.06, 280))
    metal(c, barrel, (0.34, 0.05, 250), polish=0.5, detail=0.7)
    rail = c.mask(line([(262, 660), (282, 664)], 5))
    c.form(rail, _BRASS, thickness=4, detail=0.7)


def _chimney(c: Canvas) -> None:
    """A balloon stack behind the lamp: narrow foot, wide bowl, flat lip."""
    stack = c.mask(
        curve(
            [
                (362, 560, CORNER),
                (368, 500),
                (362, 460),
                (330, 412, CORNER),
                (346, 384, CORNER),
                (446, 384, CORNER),
                (462, 412, CORNER),
                (430, 460),
                (424, 500),
                (430, 560, CORNER),
            ],
            pull=0.3,
        )
    )
    metal(c, stack, _IRON, polish=0.6, detail=0.75)
    band = c.mask(
        curve([(329, 414, CORNER), (336, 400, CORNER), (456, 400, CORNER), (463, 414, CORNER), (396, 424)], pull=0.3)
    )
    c.form(band, _BRASS, thickness=8, gloss=0.5, detail=0.8)
    lip = c.mask(oval(396, 384, 52, 11))
    c.form(lip, _IRON, thickness=6, rim=0.6, detail=0.8)
    hole = c.mask(oval(396, 383, 42, 7))
    c.fill(hole, (0.9, 0.02, 240), detail=0.8)
    drift(c, [(338, 394, 8), (360, 386, 9), (380, 391, 6)], "lip-left", melt=4)
    drift(c, [(420, 390, 6), (440, 386, 9), (456, 395, 7)], "lip-right", melt=4)
    icicles(c, (334, 416), (458, 416), 13, 28, "stack")


def _front(c: Canvas) -> None:
    x, y = 394.0, 658.0
    ring = c.mask(circle(x, y, 122))
    metal(c, ring, (0.36, 0.045, 252), thickness=16, polish=0.5, detail=0.75)
    c.draw(lambda pen: pen.stroke(circle(x, y, 115), _BRASS, 6), relief=3, detail=0.8)

    def rivets(pen: Pen) -> None:
        for i in range(30):
            a = math.radians(12 * i + 4)
            pen.dot(x + 103 * math.cos(a), y + 103 * math.sin(a), 3.3, (0.44, 0.04, 250))

    c.draw(rivets, relief=3, detail=0.85)
    c.multiply(c.mask(circle(x + 2, y + 4, 92), soft=3), (0.2, 0.05, 270), 0.6)
    door = c.mask(circle(x, y, 89))
    relief = c.relief(door, 46)
    c.form(relief, (0.3, 0.045, 255), gloss=0.35, gloss_sharpness=16, mottle=0.1, grain=9, rim=0.5, detail=0.8)
    c.draw(lambda pen: pen.stroke(circle(x, y, 87), (0.42, 0.04, 252), 3), relief=2, detail=0.8)
    for dy in (-34.0, 34.0):
        hinge = c.mask(limb([(x + 92, y + dy * 1.1, 8), (x + 66, y + dy * 0.95, 7), (x + 44, y + dy * 0.85, 4)]))
        c.shadow(hinge, 2, 4, 3, 0.5)
        metal(c, hinge, (0.42, 0.03, 252), thickness=7, polish=0.5, detail=0.8)
    for a in (20.0, 80.0, 140.0, 200.0, 260.0, 320.0):
        q = math.radians(a)
        bar = c.mask(limb([(x, y, 3.6), (x + 27 * math.cos(q), y + 27 * math.sin(q), 3)]))
        c.shadow(bar, 2, 4, 3, 0.5)
        metal(c, bar, _BRASS, thickness=6, polish=0.6, detail=0.85)
    c.draw(lambda pen: pen.stroke(circle(x, y, 28), _BRASS, 6.5), relief=4, detail=0.85)
    hub = c.mask(circle(x, y, 9))
    metal(c, hub, _BRASS, polish=0.7, detail=0.85)
    c.screen(ring.edge(-5, -4, 3), (0.98, 0.03, 95), 0.4)
    # Rime on the cold iron: it creeps in from the rim.
    away = np.hypot(c.x - x, c.y - y) / 120
    frost = smoothstep(0.78, 1.08, away + (c.field("rime", 16, 4) - 0.5) * 0.6)
    c.glaze(ring * np.asarray(frost, np.float32), (0.93, 0.03, 230), 0.6)
    spine = []
    for deg in range(196, 348, 12):
        a = math.radians(deg)
        up = max(0.0, -math.sin(a))
        spine.append((x + 5 + 121 * math.cos(a), y - 3 + 121 * math.sin(a), 7 + 19 * up**1.4))
    drift(c, spine, "boiler")
    icicles(c, (x - 108, 612), (x - 70, 572), 5, 30, "brow-left")
    icicles(c, (x + 70, 572), (x + 108, 612), 5, 30, "brow-right")


def _lamp(c: Canvas) -> None:
    x, y = 394.0, 496.0
    case = c.mask(box(x - 37, y - 36, 74, 76, 8))
    c.shadow(case, 8, 8, 8, 0.6, (0.16, 0.05, 270))
    metal(c, case, _RED, thickness=12, polish=0.4, detail=0.8)
    ring = c.mask(circle(x, y + 2, 32))
    metal(c, ring, _BRASS, thickness=9, polish=0.8, detail=0.85)
    glass = c.mask(circle(x, y + 2, 25))
    c.fill(glass, (0.95, 0.1, 88), detail=0.9)
    c.emit(glass, 0.7)
    c.glow(x, y + 2, 40, (0.94, 0.13, 82), 0.8)
    c.glow(x, y + 2, 13, (0.99, 0.05, 95), 0.9)
    c.lamps.append(Lamp(x=x, y=y + 10, z=46, reach=70, colour=(0.9, 0.14, 75), power=0.5))
    hood = c.mask(
        curve(
            [
                (x - 46, y - 32, CORNER),
                (x - 20, y - 46),
                (x, y - 62, CORNER),
                (x + 20, y - 46),
                (x + 46, y - 32, CORNER),
            ],
            pull=0.3,
        )
    )
    c.form(hood, _IRON, thickness=10, rim=0.6, detail=0.8)
    drift(
        c,
        [(x - 42, y - 40, 9), (x - 20, y - 51, 14), (x, y - 61, 16), (x + 20, y - 51, 14), (x + 42, y - 40, 9)],
        "lamp",
        melt=6,
    )
    icicles(c, (x - 43, y - 31), (x + 43, y - 31), 10, 20, "lamp")


def _catcher(c: Canvas) -> None:
    """The buffer beam and the cowcatcher below it, ploughing a wave of snow."""
    beam = c.mask(box(256, 776, 284, 36, 6))
    c.shadow(beam, 4, 14, 8, 0.6, (0.16, 0.05, 270))
    metal(c, beam, _RED, thickness=10, polish=0.35, detail=0.8)
    fan = c.mask(polygon([(284, 812), (514, 812), (552, 896), (246, 896)]))
    c.fill(fan, (0.2, 0.06, 275), 0.85, detail=0.7)

    def bars(pen: Pen) -> None:
        for i in range(13):
            t = i / 12
            bend = 9 * math.sin(math.pi * t)
            pen.stroke([(290 + 218 * t, 810), (270 + 258 * t, 852 + bend), (250 + 298 * t, 892 + bend)], _RED, 9)
        pen.stroke([(246, 892), (400, 904), (552, 892)], _RED, 11)

    c.draw(bars, relief=5, detail=0.85)
    for x in (300.0, 492.0):
        buffer = c.mask(circle(x, 794, 17))
        c.shadow(buffer, 4, 8, 5, 0.5)
        metal(c, buffer, _BRASS, polish=0.7, detail=0.85)
    hook = c.mask(limb([(396, 800, 7), (398, 824, 6), (392, 838, 5)]))
    metal(c, hook, _IRON, polish=0.6, detail=0.8)
    icicles(c, (262, 812), (534, 812), 26, 40, "beam")
    drift(c, [(256, 772, 9), (320, 764, 15), (396, 768, 13), (470, 763, 16), (540, 772, 9)], "beam")
    drift(
        c,
        [(214, 902, 9), (270, 890, 24), (340, 898, 27), (400, 902, 31), (464, 896, 28), (536, 890, 24), (596, 904, 9)],
        "plough",
        lump=0.5,
    )


def lizard(c: Canvas, at: tuple[float, float, float]) -> None:
    """A small lizard on the rail, its head up."""
    x, y, q = at
    s = q / 190
    clay = Clay(c, (x - 90 * s, y - 90 * s, x + 90 * s, y + 90 * s), melt=3 * s)
    clay.limb(
        [
            (x - 10 * s, y + 66 * s, 2 * s),
            (x + 16 * s, y + 44 * s, 5 * s),
            (x + 6 * s, y + 20 * s, 9 * s),
            (x - 2 * s, y - 2 * s, 12 * s),
            (x, y - 22 * s, 10 * s),
            (x + 2 * s, y - 34 * s, 8 * s),
        ]
    )
    clay.limb([(x + 2 * s, y - 36 * s, 10 * s), (x + 1 * s, y - 50 * s, 9 * s), (x - 2 * s, y - 60 * s, 4 * s)], n=10)
    for f, dy in ((-1, -18), (1, -18), (-1, 16), (1, 16)):
        clay.limb(
            [
                (x + 4 * f * s, y + dy * s, 5 * s),
                (x + 20 * f * s, y + (dy - 6) * s, 4 * s),
                (x + 27 * f * s, y + (dy + 12) * s, 3.4 * s),
            ],
            n=9,
        )
    m = clay.mask()
    c.shadow(m, 9 * s, 5 * s, 3, 0.6, (0.35, 0.1, 280))
    relief = clay.relief(0.6)
    c.form(relief, (0.62, 0.13, 150), rim=0.9, mottle=0.14, grain=6, detail=0.9)

    def marks(pen: Pen) -> None:
        for i in range(6):
            pen.dot(x + (2 - i % 2 * 4) * s, y + (-20 + 9 * i) * s, 2.2 * s, (0.3, 0.08, 165), 0.8)
        for f in (-1, 1):
            pen.dot(x + 1 * s + 7 * f * s, y - 49 * s, 2 * s, (0.12, 0.03, 150))

    c.draw(marks, detail=0.95)
