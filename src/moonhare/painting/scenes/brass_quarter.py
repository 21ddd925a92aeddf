"""The bell of an enormous tuba; a spiral street of lit houses winds down its golden throat."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import metal
from moonhare.painting.motifs.buildings import lit_window
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._brass_quarter_parts import (
    FEET,
    FIRST,
    LAST,
    PITCH,
    RADIUS,
    TALL,
    THROAT,
    TURN,
    centre,
    spot,
    street_size,
    town,
)
from moonhare.painting.shapes import limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Brass Quarter",
    hero="mouth of an enormous tuba, a spiral street of lit houses winding down its golden throat",
    idea="contains",
    place="street, brass old town",
    palette="amber wood",
    composition="deep tunnel",
    time="dusk",
    symbols=("tuba", "house", "stair"),
    hidden="a tiny band of hares marching round the last bend",
    readings=("parade", "neighbours", "gossip"),
)
FINISH = {"vignette": 0.4, "bloom": 0.5, "contrast": 0.16}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.66, 0.55),
        key=(0.96, 0.06, 86),
        shade=(0.29, 0.07, 330),
        rim=(0.5, -0.7, 0),
        rim_colour=(0.93, 0.09, 80),
        bounce=(0.7, 0.13, 65),
        bounce_share=0.2,
    )
    w, a = _depth(c)
    _outside(c)
    _bell(c, w, a)
    repaint(c, 1.0, seed="brass", loose=0.9)
    c.lamps.append(Lamp(x=THROAT[0], y=THROAT[1], z=60, reach=170, colour=(0.9, 0.14, 72), power=0.85))
    _kerb(c)
    lit = town(c)
    _rim(c, w)
    dusk = smoothstep(0.95, 0.1, w) * (0.62 + 0.38 * np.clip(((c.x - 330) * 0.7 + (c.y - 560) * 0.6) / 420, -1, 1))
    c.multiply((dusk * 0.5).astype(np.float32), (0.46, 0.13, 20))
    repaint(c, 0.25, seed="last")
    _shine(c, w, a)
    _lamps(c, lit)
    _band(c)


def _depth(c: Canvas) -> tuple[Array, Array]:
    """Work out for each pixel how deep in the bell it lies, and at which angle."""
    w = np.zeros_like(c.x)
    for _ in range(16):
        cx, cy = centre(w)
        r = np.hypot(c.x - cx, (c.y - cy) / TALL)
        w = 0.5 * w + 0.5 * np.clip(np.log(RADIUS / np.maximum(r, 1.0)), -1.0, 4.5)
    cx, cy = centre(w)
    return w.astype(np.float32), np.mod(np.arctan2((c.y - cy) / TALL, c.x - cx), TURN).astype(np.float32)


def _outside(c: Canvas) -> None:
    """Dusk over the old town, and the horn's own coils below."""
    c.wash(
        [
            (0, (0.33, 0.10, 268)),
            (0.07, (0.46, 0.10, 290)),
            (0.12, (0.64, 0.13, 20)),
            (0.2, (0.82, 0.13, 60)),
            (1, (0.2, 0.05, 30)),
        ]
    )
    streaks(c, 0, 260, (0.82, 0.12, 50), share=0.5, seed="dusk")
    r = c.rng("roofs")
    for row, tone in enumerate(((0.46, 0.10, 350), (0.28, 0.07, 320))):
        for i in range(13):
            x = -20 + i * 68 + r.normal(0, 14) + row * 30
            y = 330 - 0.0011 * (x - 400) ** 2 * (0.6 + 0.3 * row) + row * 26 - r.uniform(0, 34)
            y = 210 + row * 40 - r.uniform(0, 60) if abs(x - 400) > 210 else 400
            s = r.uniform(34, 54)
            shape = polygon(
                [(x - s, 420), (x - s, y), (x - s * 0.1, y - s * 0.8), (x + s * 0.8, y), (x + s * 0.8, 420)]
            )
            c.form(c.mask(shape, wobble=1), tone, thickness=8, rim=0.7, detail=0.3)
            if r.random() < 0.75:
                lit_window(c, x - s * 0.2, y + 30, 9, 14, round_top=False, panes=(1, 1), glow=0.3)
    tower = polygon([(88, 400), (88, 96), (108, 30), (128, 96), (128, 400)])
    c.form(c.mask(tower), (0.3, 0.07, 320), thickness=14, rim=0.9, detail=0.4)
    lit_window(c, 108, 136, 12, 24, glow=0.35)
    _works(c)


def _works(c: Canvas) -> None:
    """The horn's own coils and valves, in the shadow of the bell."""
    coils = (
        [(-60, 1030, 40), (120, 1150, 42), (400, 1196, 44), (680, 1150, 42), (860, 1030, 40)],
        [(-60, 1130, 30), (60, 1190, 32), (200, 1240, 32)],
        [(860, 1120, 30), (740, 1190, 32), (600, 1240, 32)],
    )
    for spine in coils:
        tube = c.mask(limb(spine, 40))
        c.shadow(tube, 4, 10, 10, 0.6)
        metal(c, tube, (0.52, 0.115, 64), thickness=60, polish=0.6, bias=-0.06)
    for x, y, h in ((40, 1120, 120), (108, 1160, 112), (176, 1192, 100)):
        case = c.mask(limb([(x, y - 20, 27), (x, 1260, 27)], 20))
        c.shadow(case, 8, 6, 8, 0.6)
        metal(c, case, (0.62, 0.125, 72), thickness=44, polish=0.7)
        metal(c, c.mask(limb([(x - 27, y - 34, 9), (x + 27, y - 34, 9)], 10)), (0.7, 0.125, 76), thickness=14)
        stem = c.mask(limb([(x, y - 40, 5), (x, y - h * 0.62, 5)], 8))
        metal(c, stem, (0.8, 0.03, 90), thickness=8)
        c.form(c.mask(oval(x, y - h * 0.66, 19, 9)), (0.93, 0.03, 90), gloss=0.6, rim=0.6, detail=0.8)
    for x, y in ((700, 1110), (640, 1160)):
        ring = c.mask(limb([(x - 40, y + 30, 9), (x, y - 4, 9), (x + 46, y - 26, 9)], 20))
        metal(c, ring, (0.74, 0.125, 76), thickness=16, polish=0.8)


def _shine(c: Canvas, w: Array, a: Array) -> None:
    """Hard light on the brass: along the rolled rim and in long arcs round the flare."""
    wire = np.exp(-(((w + 0.026) / 0.006) ** 2))
    left = np.exp(-((np.angle(np.exp(1j * (a - 3.95))) / 0.62) ** 2))
    right = np.exp(-((np.angle(np.exp(1j * (a - 0.9))) / 0.4) ** 2))
    broken = 0.45 + 0.75 * c.noise.at("broken", a * 5, w * 20, 1.0, 3)
    c.screen((wire * (left + 0.55 * right) * broken).astype(np.float32), (0.98, 0.06, 92), 0.95)
    for depth, wide, middle, spread, power in (
        (0.075, 0.016, 4.0, 0.5, 0.75),
        (0.13, 0.010, 4.3, 0.34, 0.5),
        (0.11, 0.014, 1.05, 0.4, 0.5),
        (0.30, 0.02, 1.5, 0.35, 0.35),
        (0.055, 0.010, 5.5, 0.5, 0.6),
    ):
        arc = np.exp(-(((w - depth) / wide) ** 2)) * np.exp(-((np.angle(np.exp(1j * (a - middle))) / spread) ** 2))
        c.screen((arc * broken).astype(np.float32), (0.96, 0.09, 88), power)


def _bell(c: Canvas, w: Array, a: Array) -> None:
    """The golden funnel with the ledge of the street cut into it."""
    inside = c.full(smoothstep(-0.004, 0.004, w))
    turns = (w - FIRST) / PITCH - a / TURN
    v = np.mod(turns, 1.0)
    u = a + TURN * np.floor(turns)
    wide = smoothstep(1.2, 3.3, u)
    feet = 1 - (1 - FEET) * wide
    lathe = c.noise.at("lathe", w * 60, a * 0.4, 1.0, 3) - 0.5
    mirror = c.noise.at("mirror", np.cos(a) * 2.2 + 7, np.sin(a) * 2.2 + w * 0.35, 1.0, 3) - 0.5
    sheen = 0.5 * np.cos(a * 2 + 0.7 + w * 0.5) + 0.32 * np.cos(a * 5 - 1.2 + w) + 0.9 * mirror
    flare = np.exp(-(((w - 0.085) / 0.05) ** 2)) * (0.5 + 0.5 * np.cos(a + 2.3))
    t = 0.50 + 0.34 * sheen + 0.12 * lathe + 0.42 * flare - 0.12 * np.clip(w, 0, 2)
    below = np.exp(-v / 0.09) * smoothstep(1.2 + TURN, 3.3 + TURN, u)
    t = t - 0.38 * below
    brass = ramp(
        [
            (0, (0.19, 0.05, 20)),
            (0.25, (0.36, 0.09, 42)),
            (0.5, (0.58, 0.125, 62)),
            (0.75, (0.79, 0.135, 80)),
            (1, (0.96, 0.08, 92)),
        ]
    )
    c.fill(inside, pick(brass, t), detail=0.2)
    # The street: worn setts in rows across the ledge, a lit kerb towards the drop.
    ledge = inside * (smoothstep(0, 0.02, v - feet) * (wide > 0.02))
    ledge = ledge * np.where(u < LAST, 1.0, 0.0)
    row = np.mod(u * 46, 1.0)
    lane = (v - feet) / np.maximum(1 - feet, 1e-3)
    sett = np.mod(lane * 5 + np.floor(u * 46) * 0.5, 1.0)
    gap = smoothstep(0.0, 0.22, np.minimum(np.minimum(row, 1 - row), np.minimum(sett, 1 - sett)) * 2)
    stone = c.noise.at("setts", np.floor(u * 46) * 1.7, np.floor(lane * 5 + np.floor(u * 46) * 0.5) * 2.3, 1.0, 1) - 0.5
    pave = (
        0.56
        + 0.3 * stone
        - 0.26 * (1 - gap) * np.exp(-np.clip(w, -1, 4) * 0.5)
        + 0.22 * smoothstep(0.9, 0.97, lane)
        - 0.2 * np.exp(-np.clip(lane, 0, 2) * 6)
    )
    tone = ramp([(0, (0.22, 0.05, 340)), (0.4, (0.42, 0.07, 40)), (0.7, (0.66, 0.10, 68)), (1, (0.9, 0.09, 85))])
    c.fill(ledge, pick(tone, pave), detail=0.55)
    cool = np.clip(np.cos(a + 1.75), 0, 1) ** 3 * np.exp(-(((w - 0.2) / 0.12) ** 2))
    c.screen(inside * (cool * 0.8).astype(np.float32), (0.5, 0.12, 275), 0.7)
    c.multiply(
        inside * (smoothstep(0.5, 1.9, w) * smoothstep(3.4, 2.5, w) * 0.8).astype(np.float32), (0.42, 0.13, 32), 0.8
    )
    c.glow(*THROAT, 150, (0.8, 0.16, 58), 0.4, flat=TALL)


def _rim(c: Canvas, w: Array) -> None:
    """The rolled edge of the bell: a bright wire all round."""
    edge = c.full(smoothstep(-0.055, -0.045, w) * smoothstep(0.024, 0.014, w))
    across = (w + 0.016) / 0.037
    facing = -(c.x - 400) * 0.5 - (c.y - 640) * 0.6
    t = 0.5 + 0.34 * np.sign(facing) * np.clip(-across, -1, 1) * np.clip(np.abs(facing) / 260, 0, 1) - 0.25 * across**2
    t = t + 0.24 * (c.field("wire", 120, 3) - 0.5)
    brass = ramp(
        [
            (0, (0.24, 0.06, 30)),
            (0.35, (0.5, 0.11, 55)),
            (0.6, (0.74, 0.13, 75)),
            (0.82, (0.92, 0.09, 90)),
            (1, (0.99, 0.03, 95)),
        ]
    )
    c.shadow(edge, 2, 8, 8, 0.5)
    c.fill(edge, pick(brass, t), detail=0.7)


def _kerb(c: Canvas) -> None:
    """The bright edge of the street where it drops to the next turn, and the shade it throws."""
    n = 420
    line = [spot(2.6 + (LAST - 2.6) * i / n, 0.995) for i in range(n + 1)]
    drop = [spot(2.6 + (LAST - 2.6) * i / n, 1.03) for i in range(n + 1)]
    wide = [max(1.0, street_size(2.6 + (LAST - 2.6) * i / n) * 0.018) for i in range(n + 1)]

    def shade(pen: Pen) -> None:
        for i in range(n):
            pen.stroke([drop[i], drop[i + 1]], (0.2, 0.06, 20), wide[i] * 1.9, 0.8)

    def work(pen: Pen) -> None:
        for i in range(n):
            pen.stroke([line[i], line[i + 1]], (0.85, 0.125, 82), wide[i])

    c.draw(shade, soft=2.0, detail=0.6)
    c.draw(work, relief=2.5, detail=0.75)


def _lamps(c: Canvas, lit: list[tuple[float, float, float]]) -> None:
    """Lamp posts along the kerb, and strings of lanterns across the gulf."""
    r = c.rng("posts")
    posts = [2.9 + i * 0.6 + r.normal(0, 0.05) for i in range(38)]

    def work(pen: Pen) -> None:
        for u in posts:
            s = street_size(u)
            pen.stroke([spot(u, 0.95), spot(u, 0.75)], (0.2, 0.05, 20), max(1.0, s * 0.014))

    c.draw(work, detail=0.9)
    for x, y, q in lit:
        c.glow(x, y, q, (0.93, 0.14, 74), 0.3)
    lamps = [(*spot(u, 0.74), street_size(u)) for u in posts]

    def bulbs(pen: Pen) -> None:
        for x, y, s in lamps:
            pen.dot(x, y, max(1.2, s * 0.02), (0.99, 0.06, 95))

    c.draw(bulbs, emission=0.7, detail=0.95)
    for x, y, s in lamps:
        c.glow(x, y, max(5.0, s * 0.09), (0.93, 0.13, 78), 0.6)


def _band(c: Canvas) -> None:
    """The hidden one: hares with horns and a drum, on the last bend before the light."""

    def work(pen: Pen) -> None:
        for i in range(6):
            u = 3.0 * TURN + 3.6 + i * 0.2
            x, y = spot(u, 0.9)
            x2, y2 = spot(u, 0.6)
            n = math.hypot(x2 - x, y2 - y)
            with pen.at(x, y, math.degrees(math.atan2(y2 - y, x2 - x)) + 90, n / 10):
                ink = (0.2, 0.06, 20)
                pen.fill(oval(0, -4, 2.2, 4.2), ink)
                pen.dot(0.5, -9, 2.0, ink)
                for way in (-0.9, 0.6):
                    pen.stroke([(way, -10), (way - 0.6, -14.5)], ink, 1.1)
                if i % 3 == 1:
                    pen.dot(2.6, -5, 2.4, (0.56, 0.16, 28))
                else:
                    pen.stroke([(1, -7), (5, -8.4)], (0.93, 0.12, 88), 1.2)
                    pen.fill(polygon([(4, -8), (7.4, -11), (7.4, -6.4)]), (0.93, 0.12, 88))

    c.draw(work, detail=0.95)
    c.glow(*THROAT, 34, (0.99, 0.08, 92), 0.95, flat=TALL)
    c.glow(*THROAT, 80, (0.9, 0.15, 72), 0.5, flat=TALL)
