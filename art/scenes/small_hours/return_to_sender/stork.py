"""The stork of Return to Sender: wings feather by feather, body, curved neck and bill, legs, its shadow on the fog."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, mix, pick, ramp
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, polygon, sample

Place = tuple[float, float]

BILL: Place = (640.0, 520.0)
"""The bill's tip, where the bundle hangs."""

_WHITE = [
    (0.47, 0.085, 288),
    (0.62, 0.08, 296),
    (0.79, 0.055, 320),
    (0.92, 0.05, 60),
    (0.98, 0.05, 80),
    (1.0, 0.025, 90),
]
_VANE = ramp([(0.56, 0.085, 288), (0.72, 0.07, 300), (0.88, 0.045, 350), (0.96, 0.045, 74), (0.995, 0.03, 86)])


class _Wing(msgspec.Struct, frozen=True):
    """A wing's plan: its leading edge from shoulder to tip; at places along it where feathers point and how long."""

    edge: tuple[Place, ...]
    plan: tuple[tuple[float, float, float, float], ...]
    """(share of the edge, degrees, length, how far a feather bends over its length in degrees)."""
    seed: str
    dim: float = 0.0


_NEAR = _Wing(
    ((384, 516), (352, 462), (340, 396), (358, 326), (378, 272), (368, 206), (328, 150), (266, 112)),
    (
        (0.0, 166, 176, 10),
        (0.22, 176, 214, 12),
        (0.45, 187, 246, 4),
        (0.6, 198, 266, -6),
        (0.76, 209, 280, -16),
        (0.9, 215, 250, -24),
        (1.0, 216, 178, -26),
    ),
    "near",
)
_FAR = _Wing(
    ((424, 512), (436, 452), (456, 396), (494, 330), (518, 282), (524, 226), (508, 176), (476, 138)),
    (
        (0.0, 196, 120, 8),
        (0.25, 206, 150, 8),
        (0.5, 220, 172, 2),
        (0.65, 230, 184, -8),
        (0.82, 242, 186, -14),
        (0.93, 250, 160, -18),
        (1.0, 255, 116, -20),
    ),
    "far",
    0.45,
)


def _feather(
    pen: Pen,
    r: np.random.Generator,
    at: Place,
    angle: float,
    length: float,
    bend: float,
    width: float,
    tones: tuple[Array | Colour, Array | Colour, Array | Colour],
    light: Colour,
    shine: float,
    shade: float = 0.3,
) -> None:
    """Draw one feather: a bent shaft, a narrow vane before and a broad one behind, barbs, a lit edge."""
    n = 14
    spine: list[tuple[float, float, float]] = []
    x, y = at
    for i in range(n + 1):
        t = i / n
        a = math.radians(angle + bend * t**1.4)
        spine.append((x, y, a))
        x, y = x + math.cos(a) * length / n, y + math.sin(a) * length / n
    front, rear = [], []
    for i, (px, py, a) in enumerate(spine):
        t = i / n
        w = width * min(1.0, 0.5 + 1.6 * t) * math.sqrt(max(0.0, 1 - max(0.0, (t - 0.55) / 0.45) ** 2.6))
        front.append((px - math.sin(a) * w * 0.42, py + math.cos(a) * w * 0.42))
        rear.append((px + math.sin(a) * w * 0.62, py - math.cos(a) * w * 0.62))
    outline = polygon([*front, *reversed(rear)])
    if shade:
        under = [(px - 2.0, py + 4.5) for px, py in (*front, *reversed(rear))]
        pen.fill(polygon(under), (0.2, 0.07, 285), shade)
    pen.fade(outline, at, (spine[-1][0], spine[-1][1]), tones)
    step = 4.2
    for k in range(int(length * 0.25 / step), int(length / step)):
        t = k * step / length
        i = min(int(t * n), n - 1)
        px, py, a = spine[i]
        f = t * n - i
        px, py = px + (spine[i + 1][0] - px) * f, py + (spine[i + 1][1] - py) * f
        w = width * math.sqrt(max(0.0, 1 - max(0.0, (t - 0.55) / 0.45) ** 2.6))
        for way, far in ((-1, 0.4), (1, 0.6)):
            b = a - way * 0.55 * 0.9
            q = w * far * 1.5 * float(r.uniform(0.75, 1.0))
            ex, ey = px + math.cos(b) * q, py + math.sin(b) * q
            pale = r.random() < 0.5
            pen.stroke([(px, py), (ex, ey)], light if pale else (0.3, 0.07, 285), 0.7, 0.2 if pale else 0.13)
    pen.stroke([(p[0], p[1]) for p in spine[:-1]], mix(tones[1], light, 0.5), max(0.7, width * 0.07), 0.7)
    pen.stroke(front[1:-1], light, max(0.9, width * 0.1), shine)


def _plan(w: _Wing, t: float) -> tuple[float, float, float]:
    places = [p[0] for p in w.plan]
    a, length, bend = (float(np.interp(t, places, [p[k] for p in w.plan])) for k in (1, 2, 3))
    return a, length, bend


def _wing(c: Canvas, w: _Wing) -> None:
    """Lay the flight feathers from the tip inwards, then the coverts in rows that follow the wing's swell."""
    r = c.rng(w.seed)
    edge = sample(w.edge, 200)

    def on(t: float) -> Place:
        p = edge[min(int(t * 199), 199)]
        return float(p[0]), float(p[1])

    def flight(pen: Pen) -> None:
        for i in range(30):
            hand = i < 11
            t = 1 - 0.4 * (i / 11) ** 0.9 if hand else 0.6 * (1 - (i - 11) / 18.6)
            a, length, bend = _plan(w, t)
            x, y = on(t)
            q = math.radians(a)
            x, y = x + math.cos(q) * length * 0.06, y + math.sin(q) * length * 0.06
            wide = 17.0 if hand else 23.0
            blue = 0.02 * float(r.normal())
            stops: list[Colour] = [
                (0.2 + blue, 0.05, 280.0),
                (0.27 + blue, 0.055, 274.0),
                (0.36 + 0.1 * (1 - t) + blue, 0.07, 300.0),
            ]
            far: Colour = (0.62, 0.09, 330.0)
            root, body, tip = (mix(v, far, w.dim * 0.6) for v in stops)
            _feather(
                pen,
                r,
                (x, y),
                a + float(r.normal(0, 1.3)),
                length * float(r.uniform(0.95, 1.04)),
                bend + float(r.normal(0, 2)),
                wide * (1 - 0.25 * w.dim) * (length / 240) ** 0.4,
                (root, body, tip),
                (0.86, 0.1, 60),
                0.42,
            )

    c.draw(flight, detail=0.8)

    def coverts(pen: Pen) -> None:
        rows = (
            (0.10, 0.46, 34, 15.0),
            (0.07, 0.36, 40, 13.5),
            (0.05, 0.26, 48, 12.0),
            (0.02, 0.18, 56, 10.5),
            (-0.02, 0.13, 66, 9.0),
        )
        for k, (base, reach, n, wide) in enumerate(rows):
            for i in range(n):
                t = 1 - (i + 0.5 * (k % 2) + float(r.normal(0, 0.16))) / n
                t = min(max(t, 0.0), 0.97)
                a, length, bend = _plan(w, t)
                x, y = on(t)
                q = math.radians(a)
                x, y = x + math.cos(q) * length * base, y + math.sin(q) * length * base
                swell = 0.42 + 0.11 * k + 0.14 * math.sin(4.4 * t + 0.6) - w.dim * 0.5 + float(r.normal(0, 0.05))
                body = pick(_VANE, np.asarray(min(max(swell, 0.0), 1.0)))
                root = pick(_VANE, np.asarray(min(max(swell - 0.34, 0.0), 1.0)))
                tip = pick(_VANE, np.asarray(min(max(swell + 0.1, 0.0), 1.0)))
                if w.dim:
                    root, body, tip = (mix(v, (0.84, 0.11, 40), 0.25) for v in (root, body, tip))
                _feather(
                    pen,
                    r,
                    (x, y),
                    a + float(r.normal(0, 2.5)),
                    length * reach * (1 - 0.25 * max(0.0, t - 0.6)) * float(r.uniform(0.9, 1.08)),
                    bend * 0.6 + float(r.normal(0, 5)),
                    wide * (1 - 0.2 * w.dim),
                    (root, body, tip),
                    (0.99, 0.05, 82),
                    0.4,
                    0.16,
                )

    c.draw(coverts, detail=0.8)
    fore = [(*on(t), 12.5 * (1 - t) ** 0.6 * (1 - 0.25 * w.dim) + 3.5) for t in np.linspace(0, 0.99, 24)]
    m = c.mask(limb(fore, 60), soft=1.2)
    relief = c.relief(m, 14)
    c.form(relief, ramp(_WHITE), rim=0.8, bias=0.1 - 0.3 * w.dim, detail=0.75)
    flow = np.full(relief.mask.a.shape, math.radians(190 if not w.dim else 222), np.float32)
    fur(c, relief, flow, seed=f"{w.seed}/edge", length=(9, 20), spacing=3.2, light=0.06, lift=0.02, detail=0.75)


def stork(c: Canvas) -> None:
    """Paint the bird, heading right: far wing, legs, tail, body, near wing, head."""
    _wing(c, _FAR)
    _legs(c)
    _tail(c)
    body = Clay(c, (160, 320, 640, 700), melt=20)
    body.limb([(214, 572, 15), (276, 566, 39), (346, 552, 57), (408, 526, 56), (446, 494, 42)], n=40)
    body.limb([(432, 506, 44), (468, 468, 31), (496, 424, 22), (520, 386, 17.5), (546, 366, 17)], n=40)
    body.limb([(546, 366, 17), (566, 366, 20), (580, 376, 18)], n=12)
    relief = body.relief(1.6)
    c.form(relief, ramp(_WHITE), rim=0.9, bias=0.06, shadow=34, mottle=0.03, detail=0.8)
    along = np.arctan2(0.5, -1.0) + 0 * c.x[relief.mask.where]
    neck = c.x[relief.mask.where] > 440
    flow = np.where(neck, math.radians(122), along)
    fur(
        c,
        relief,
        flow.astype(np.float32),
        seed="down",
        length=(10, 26),
        spacing=3.8,
        light=0.06,
        lift=0.012,
        detail=0.75,
    )
    _plumes(c)
    _wing(c, _NEAR)
    _shoulder(c)
    _head(c)


def _legs(c: Canvas) -> None:
    """Long legs trail behind, a little bent, toes loose."""
    legs = Clay(c, (0, 540, 340, 760), melt=2)
    for dy, dx in ((0.0, 0.0), (15.0, 20.0)):
        legs.limb(
            [
                (282, 588 + dy * 0.3, 12),
                (212 + dx * 0.5, 620 + dy * 0.8, 7),
                (150 + dx, 640 + dy, 7.2),
                (96 + dx, 668 + dy * 1.2, 4.8),
                (44 + dx, 700 + dy * 1.3, 4.6),
            ],
            n=34,
        )
        for a in (-16.0, 4.0, 22.0):
            q = math.radians(152 - a)
            fx, fy = 44 + dx, 700 + dy * 1.3
            legs.limb(
                [
                    (fx, fy, 4),
                    (fx + 18 * math.cos(q), fy + 18 * math.sin(q), 2.8),
                    (fx + 34 * math.cos(q - 0.25), fy + 34 * math.sin(q - 0.25), 1.6),
                ],
                n=8,
            )
    c.form(legs.relief(0.6), (0.62, 0.17, 34), rim=0.9, detail=0.8)


def _tail(c: Canvas) -> None:
    r = c.rng("tail")

    def work(pen: Pen) -> None:
        for i in range(9):
            a = 158 + 6.2 * i
            tone = pick(_VANE, np.asarray(0.35 + 0.06 * i))
            _feather(
                pen,
                r,
                (246, 566 + 2.2 * (4 - i)),
                a,
                (126 - 5 * abs(i - 4)) * float(r.uniform(0.9, 1.06)),
                -6,
                21,
                (mix(tone, (0.5, 0.09, 290), 0.5), tone, tone),
                (0.99, 0.05, 82),
                0.5,
            )

    c.draw(work, detail=0.8)


def _plumes(c: Canvas) -> None:
    """Long loose plumes at the breast stir in the wind."""
    r = c.rng("ruff")

    def work(pen: Pen) -> None:
        for i in range(64):
            t = i / 63
            x, y = (
                492 - 190 * t + float(r.normal(0, 7)),
                452 + 134 * t - 30 * math.sin(math.pi * t) * -1 + float(r.normal(0, 7)),
            )
            a = 116 + 62 * t + float(r.normal(0, 8))
            v = pick(_VANE, np.asarray(min(1.0, 0.75 - 0.5 * t + float(r.normal(0, 0.1)))))
            _feather(
                pen,
                r,
                (x, y),
                a,
                float(r.uniform(34, 62)),
                float(r.normal(24, 8)),
                8.5,
                (mix(v, (0.6, 0.08, 300), 0.35), v, v),
                (0.99, 0.05, 82),
                0.4,
                0.12,
            )

    c.draw(work, detail=0.75)


def _shoulder(c: Canvas) -> None:
    """Scapulars cover the wing's root."""
    r = c.rng("scapular")

    def work(pen: Pen) -> None:
        for i in range(88):
            t = i / 87
            x, y = (
                250 + 158 * t + float(r.normal(0, 6)),
                560 - 44 * t + float(r.normal(0, 13)) - 14 * math.sin(math.pi * t),
            )
            v = pick(_VANE, np.asarray(min(1.0, 0.5 + 0.4 * t + float(r.normal(0, 0.08)))))
            _feather(
                pen,
                r,
                (x, y),
                172 - 12 * t + float(r.normal(0, 6)),
                float(r.uniform(40, 66)),
                float(r.normal(8, 6)),
                14,
                (mix(v, (0.62, 0.08, 300), 0.4), v, v),
                (0.99, 0.05, 82),
                0.35,
                0.14,
            )

    c.draw(work, detail=0.75)


def _head(c: Canvas) -> None:
    bx, by = BILL
    upper = c.mask(
        curve(
            [(574, 358, CORNER), (596, 372), (618, 430), (bx + 3, by, CORNER), (612, 452), (574, 392, CORNER)], pull=0.3
        )
    )
    lower = c.mask(
        curve(
            [(566, 384, CORNER), (590, 406), (616, 462), (bx, by + 3, CORNER), (602, 458), (562, 396, CORNER)], pull=0.3
        )
    )
    c.form(lower, (0.56, 0.18, 32), thickness=10, gloss=0.3, rim=0.5, bias=-0.1, detail=0.85)
    c.form(upper, (0.67, 0.19, 38), thickness=12, gloss=0.4, rim=0.9, detail=0.85)
    lid = c.mask(curve([(552, 372, CORNER), (562, 360), (577, 362, CORNER), (566, 375)]))
    c.form(lid, (0.26, 0.04, 275), thickness=5, rim=0.2, detail=0.9)

    def work(pen: Pen) -> None:
        pen.dot(566, 367, 4.4, (0.1, 0.02, 262))
        pen.dot(567.6, 365.4, 1.5, (0.98, 0.02, 90))
        pen.stroke([(584, 384), (594, 404)], (0.4, 0.13, 30), 1.5, 0.7)

    c.draw(work, detail=0.95)


def shadow_on_fog(c: Canvas) -> None:
    """Its shadow lies on the fog, far below and to the left, soft and drawn out."""
    shape = [
        limb([(196, 1030, 3), (250, 1024, 15), (320, 1022, 20), (372, 1018, 11), (430, 1012, 8), (458, 1016, 3)]),
        limb([(200, 1030, 4), (150, 1036, 3), (104, 1040, 2)]),
        limb([(318, 1022, 18), (262, 992, 24), (196, 976, 20), (120, 972, 10), (70, 974, 3)]),
        limb([(318, 1022, 18), (346, 1060, 20), (318, 1090, 14), (262, 1104, 8), (222, 1108, 3)]),
        limb([(452, 1016, 3), (462, 1036, 13), (452, 1046, 9)]),
    ]
    m = c.mask(*shape, soft=4.5, wobble=5, cell=24)
    c.multiply(m, (0.42, 0.12, 298), 0.72)
