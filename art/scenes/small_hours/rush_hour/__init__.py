"""Somebody waits under a red umbrella in the rain; the wet street shows a red poppy."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.motifs.skies import rain
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, Path, box, circle, curve, limb, oval, place, polygon
from art.painting.strokes import repaint

BRIEF = Brief(
    title="Rush Hour",
    hero="somebody seen from behind under a round red umbrella in fog; the wet street shows a red poppy in bloom",
    idea="reflected as something else",
    place="street, bus stop in rain",
    palette="pearl fog",
    composition="split waterline",
    time="overcast",
    symbols=("umbrella", "poppy", "puddle"),
    hidden="a petal lies on the dry side, by the left boot",
    readings=("patience", "bloom", "loneliness"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "saturation": 1.08,
    "bloom": 0.12,
    "contrast": 0.18,
    "relight": Relight(air=(0.96, 0.012, 80), veil=0.6),
}

_LINE = 640.0
_RED = (0.56, 0.205, 27)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.45, -0.7, 0.55),
        key=p.key,
        shade=(0.34, 0.06, 300),
        rim=(0.6, -0.6, 0),
        rim_colour=(0.95, 0.08, 75),
    )
    _street(c)
    water = _wet(c)
    repaint(c, 0.55, seed="broad")
    _bus(c)
    _passers(c)
    _lamps(c)
    rain(c, 420, angle=82, alpha=0.2, length=(14, 44))
    c.glow(400, 360, 240, (0.97, 0.03, 80), 0.35)
    _poppy(c, water)
    _kerb(c)
    _waiting(c)
    _drops(c, water)


def _street(c: Canvas) -> None:
    """Fog with the ghosts of towers; it is brightest behind the umbrella."""
    c.wash(
        [
            (0, (0.5, 0.045, 245)),
            (0.2, (0.66, 0.035, 240)),
            (0.4, (0.86, 0.02, 150)),
            (0.53, (0.92, 0.03, 85)),
            (1, (0.9, 0.03, 85)),
        ],
        warp=20,
    )
    for k, (x, w, top, share) in enumerate(
        (
            (-30, 150, 120, 0.5),
            (130, 90, 250, 0.36),
            (228, 76, 330, 0.22),
            (520, 84, 300, 0.22),
            (612, 100, 190, 0.36),
            (720, 120, 70, 0.5),
        )
    ):
        tower = c.mask(box(x, top, w, 560), soft=3)
        c.glaze(tower * smoothstep(640, 180, c.y), (0.44, 0.045, 248), share)
        r = c.rng(f"panes{k}")

        def panes(pen: Pen, x: int = x, w: int = w, top: int = top, r: np.random.Generator = r) -> None:
            for row in range(int((520 - top) / 34)):
                for col in range(int(w / 24)):
                    if r.random() < 0.16:
                        pen.fill(box(x + 10 + col * 24, top + 20 + row * 34, 9, 15), (0.93, 0.09, 82), 0.55)

        c.draw(panes, detail=0.3, soft=1.6, emission=0.2)


def _wet(c: Canvas) -> Mask:
    """The street below the kerb is one dark, even mirror."""
    water = c.full(smoothstep(_LINE - 1, _LINE + 1, c.y))
    d = (c.y - _LINE) / 560
    n = c.noise.at("sheen", c.x / 90, c.y / 16, 1.0, 3) - 0.5
    table = ramp(
        [(0.88, 0.03, 80), (0.76, 0.03, 150), (0.6, 0.04, 230), (0.43, 0.05, 250), (0.3, 0.05, 262), (0.22, 0.045, 268)]
    )
    c.fill(water, pick(table, np.asarray(np.clip(d * 1.15 + 0.05 + 0.1 * n, 0, 1), np.float32)), detail=0.1)
    return water


def _bus(c: Canvas) -> None:
    """A bus comes out of the fog: two lamps, a lit pane, a shape."""
    body = c.mask(box(566, 350, 178, 262, 26), soft=5)
    c.glaze(body, (0.46, 0.12, 25), 0.5)
    pane = c.mask(box(586, 384, 138, 96, 12), soft=3)
    c.screen(pane, (0.93, 0.1, 82), 0.5)
    c.glaze(c.mask(box(566, 600, 178, 16, 6), soft=4), (0.3, 0.05, 260), 0.4)


def _lamps(c: Canvas) -> None:
    for x in (598.0, 712.0):
        c.glow(x, 560, 64, (0.97, 0.1, 82), 0.95)
        lamp = c.mask(circle(x, 560, 13), soft=1.5)
        c.fill(lamp, (0.995, 0.03, 92), detail=0.8)
        c.emit(lamp, 1.0)
        streak = (
            np.exp(-(((c.x - x - 4 * np.sin(c.y / 9)) / 15) ** 2))
            * smoothstep(648, 690, c.y)
            * smoothstep(1010, 660, c.y)
        )
        c.screen(np.asarray(streak, np.float32), (0.97, 0.1, 80), 0.75)


def _ghost(x: float, y: float, s: float, lean: float) -> tuple[Path, ...]:
    """Somebody hurrying past, no more than a shape."""
    return (
        circle(x + lean * 10 * s, y - 205 * s, 17 * s),
        limb(
            [
                (x + lean * 8 * s, y - 178 * s, 12 * s),
                (x + lean * 4 * s, y - 150 * s, 30 * s),
                (x, y - 90 * s, 30 * s),
                (x, y - 60 * s, 27 * s),
            ]
        ),
        limb([(x, y - 70 * s, 15 * s), (x + 26 * lean * s, y - 36 * s, 10 * s), (x + 30 * lean * s, y, 7 * s)]),
        limb([(x, y - 70 * s, 15 * s), (x - 22 * lean * s, y - 36 * s, 10 * s), (x - 44 * lean * s, y - 6 * s, 7 * s)]),
    )


def _passers(c: Canvas) -> None:
    for x, s, lean, share in (
        (66, 1.1, 1, 0.5),
        (150, 0.86, 1, 0.36),
        (214, 0.72, -1, 0.24),
        (532, 0.74, -1, 0.26),
        (768, 1.05, -1, 0.46),
    ):
        m = c.mask(*_ghost(x, 626, s, lean), soft=4)
        smear = (m | m.move(-9 * lean, 0) * 0.6 | m.move(-20 * lean, 0) * 0.35).blur(3)
        c.glaze(smear, (0.4, 0.05, 250), share)
    c.fog(490, 680, (0.92, 0.025, 85), 0.34)


def _kerb(c: Canvas) -> None:
    kerb = c.mask(polygon([(-10, 622), (810, 622), (810, 648), (-10, 648)]), wobble=2)
    c.form(kerb, (0.5, 0.03, 245), thickness=8, mottle=0.15, grain=14, rim=0.7, detail=0.5)
    c.screen(kerb.edge(0, -4, 1), (0.97, 0.04, 85), 0.5)
    petal = c.mask(curve([(300, 626, CORNER), (312, 612), (336, 612), (344, 624, CORNER), (322, 632)]))
    c.form(petal, _RED, thickness=6, rim=0.7, detail=0.9)


def _waiting(c: Canvas) -> None:
    """A dark coat, and the umbrella leaned back so that all of its round is seen."""
    dark = (0.3, 0.05, 265)
    c.multiply(c.mask(oval(400, 632, 80, 9), soft=4), (0.3, 0.04, 262), 0.7)
    for f in (-1, 1):
        leg = c.mask(limb([(400 + 21 * f, 556, 20), (400 + 22 * f, 606, 15), (400 + 23 * f, 622, 15)]))
        c.form(leg, (0.22, 0.04, 268), rim=0.6, detail=0.85)
        boot = c.mask(
            curve([(400 + 8 * f, 604, CORNER), (400 + 38 * f, 604, CORNER), (400 + 42 * f, 632), (400 + 5 * f, 632)])
        )
        c.form(boot, (0.8, 0.14, 82), thickness=12, rim=0.7, gloss=0.5, detail=0.9)
    coat = c.mask(
        curve(
            [
                (338, 430, CORNER),
                (330, 500),
                (322, 586, CORNER),
                (400, 594),
                (478, 586, CORNER),
                (470, 500),
                (462, 430, CORNER),
            ]
        )
    )
    fold = 2.4 * np.sin((c.x - 400) / (9 + 0.03 * (c.y - 430)))
    c.form(
        coat, dark, thickness=40, bump=np.asarray(fold * smoothstep(470, 560, c.y), np.float32), rim=0.8, detail=0.85
    )
    cx, cy, rx, ry = 400.0, 356.0, 186.0, 172.0
    tips = [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in np.radians(np.arange(8) * 45 + 22.5)]
    edge: list[tuple[float, ...]] = []
    for i, (x, y) in enumerate(tips):
        nx, ny = tips[(i + 1) % 8]
        mx, my = (x + nx) / 2, (y + ny) / 2
        edge += [(x, y, CORNER), (cx + (mx - cx) * 0.985, cy + (my - cy) * 0.985)]
    dome = c.mask(curve(edge))
    c.multiply(dome.blur(9).move(4, 26) & coat, (0.12, 0.04, 280), 0.75)
    px, py = cx - 8, cy - 26
    angle = np.arctan2((c.y - py) / ry, (c.x - px) / rx)
    panel = np.mod(np.degrees(angle) - 22.5, 45) / 45
    sag = -7.5 * np.abs(np.sin(panel * math.pi)) * smoothstep(0, 1, np.hypot((c.x - px) / rx, (c.y - py) / ry))
    body = c.relief(dome, 90)
    c.form(
        body,
        _RED,
        bump=np.asarray(sag, np.float32),
        gain=1.1,
        rim=0.6,
        gloss=0.3,
        gloss_sharpness=12,
        mottle=0.03,
        detail=0.85,
    )

    def ribs(pen: Pen) -> None:
        for x, y in tips:
            pen.stroke(
                [(px, py), ((px + x) / 2 + (x - px) * 0.02, (py + y) / 2 - 5), (x, y)], (0.34, 0.14, 22), 2.2, 0.75
            )
            pen.dot(x, y, 4, (0.9, 0.05, 80))
        pen.stroke([(px, py), (px - 5, py - 13)], (0.25, 0.05, 30), 6)
        pen.dot(px, py, 8, (0.36, 0.14, 24))

    c.draw(ribs, detail=0.9)
    r = c.rng("splash")

    def splash(pen: Pen) -> None:
        for _ in range(70):
            a = float(r.uniform(-math.pi, 0.0))
            q = float(r.uniform(1.0, 1.07))
            pen.dot(
                cx + rx * q * math.cos(a),
                cy + ry * q * math.sin(a) - 2,
                float(r.uniform(0.8, 2.2)),
                (0.98, 0.02, 90),
                0.75,
            )

    c.draw(splash, detail=0.85)


def _poppy(c: Canvas, water: Mask) -> None:
    """What the street shows: a stem for a body, a flower for an umbrella."""
    x0, y0 = 404.0, 968.0
    with c.group() as g:
        stem = c.mask(limb([(400, 640, 11), (394, 730, 9), (404, 820, 8), (402, 920, 9)]))
        c.form(stem, (0.42, 0.09, 150), rim=0.7, detail=0.8)
        for f, y, s in ((-1, 690.0, 0.86), (1, 738.0, 0.6)):
            leaf = [(0, -6, CORNER), (50, -16), (104, 8), (150, 56, CORNER), (96, 42), (44, 26), (0, 10, CORNER)]
            blade = c.mask(curve(place(leaf, 398, y, s, 4 * f, f < 0)))
            c.form(blade, (0.44, 0.09, 150), thickness=10, rim=0.7, detail=0.8)
        r = c.rng("petals")
        for k, (turn, size) in enumerate(
            ((-90.0, 1.0), (150.0, 1.04), (30.0, 1.0), (90.0, 0.94), (205.0, 0.84), (-25.0, 0.82))
        ):
            rim: list[tuple[float, ...]] = [(0, -22, CORNER)]
            for a in np.linspace(-66, 66, 11):
                q = 196 * size * (0.86 + 0.14 * math.cos(math.radians(a * 1.3))) + float(r.normal(0, 5))
                rim.append((q * math.cos(math.radians(a)), q * math.sin(math.radians(a)) * 0.92))
            rim.append((0, 22, CORNER))
            petal = c.mask(curve(place(rim, x0, y0, 1.0, turn)))
            c.multiply(petal.blur(9).move(3, 9), (0.3, 0.12, 15), 0.6)
            u = np.degrees(np.arctan2(c.y - y0, c.x - x0)) - turn
            d = np.hypot(c.x - x0, c.y - y0)
            crinkle = 3.4 * np.sin(np.radians(u) * 24 + 2 * np.sin(d / 30)) * smoothstep(40, 190, d)
            c.form(
                petal,
                (0.57 + 0.015 * (k % 2), 0.205, 28),
                thickness=44,
                bump=np.asarray(crinkle, np.float32),
                rim=0.7,
                mottle=0.03,
                detail=0.8,
            )
            c.multiply(petal * np.asarray(smoothstep(110, 26, d), np.float32), (0.2, 0.09, 330), 0.85)
        heart = c.mask(circle(x0, y0, 30))
        c.form(heart, (0.42, 0.08, 140), thickness=22, rim=0.6, detail=0.85)

        def stamens(pen: Pen) -> None:
            for k in range(60):
                a, q = k * 2.4, 40 + 20 * ((k * 7) % 5) / 5
                pen.stroke(
                    [(x0 + 26 * math.cos(a), y0 + 26 * math.sin(a)), (x0 + q * math.cos(a), y0 + q * math.sin(a))],
                    (0.2, 0.06, 320),
                    1.6,
                )
                pen.dot(
                    x0 + q * math.cos(a), y0 + q * math.sin(a), 3.4, (0.9, 0.13, 85) if k % 2 else (0.18, 0.05, 310)
                )
            for k in range(8):
                a = k * math.pi / 4
                pen.stroke([(x0, y0), (x0 + 25 * math.cos(a), y0 + 25 * math.sin(a))], (0.8, 0.1, 110), 2.4)

        c.draw(stamens, relief=1.2, detail=0.85)
    d = np.hypot(c.x - 250, (c.y - 1090) * 2.2)
    e = np.hypot(c.x - 560, (c.y - 800) * 2.2)
    ring = 5 * np.sin(d / 8) * np.exp(-d / 80) + 4 * np.sin(e / 8) * np.exp(-e / 70)
    n = c.noise.at("shake", c.x / 150, c.y / 17, 1.0, 2) - 0.5
    bend = (np.asarray(c.x + 11 * n + ring, np.float32), np.asarray(c.y + 4 * n + ring * 0.6, np.float32))
    c.glow(x0, y0, 250, (0.74, 0.12, 30), 0.3)
    c.paste(g, bend=bend, clip=water, alpha=0.96)
    c.glaze(water * smoothstep(760, 640, c.y), (0.88, 0.03, 85), 0.3)


def _drops(c: Canvas, water: Mask) -> None:
    r = c.rng("rings")

    def rings(pen: Pen) -> None:
        spots = [(250.0, 1090.0, 40.0), (560.0, 800.0, 34.0)]
        spots += [(float(r.uniform(20, 780)), float(r.uniform(690, 1180)), float(r.uniform(10, 30))) for _ in range(11)]
        for x, y, q in spots:
            for k, a in ((1.0, 0.6), (0.55, 0.45)):
                pen.stroke(oval(x, y, q * k, q * k * 0.34), (0.97, 0.02, 90), 1.5, a)

    c.draw(rings, detail=0.8, clip=water)
    for x, y, turn in ((196.0, 868.0, -14.0), (630.0, 1046.0, 20.0)):
        shape = place([(-1, 0, CORNER), (-0.5, -0.44), (0.5, -0.5), (1, -0.05), (0.4, 0.3)], x, y, 32, turn)
        m = c.mask(curve(shape))
        c.multiply(m.blur(3).move(2, 9), (0.16, 0.04, 265), 0.6)
        c.form(m, _RED, thickness=9, rim=0.8, detail=0.9)
