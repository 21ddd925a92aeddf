"""A bridge whose arch is sleeping cats; a mouse with a bundle tiptoes over the middle."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import mix, pick, rgb, smoothstep
from moonhare.painting.layer import Layer
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import fur, stone
from moonhare.painting.motifs.boats import hull
from moonhare.painting.motifs.cats import Cat, sleeping_cat
from moonhare.painting.motifs.skies import stars, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Quiet Crossing",
    hero="bridge arch made of sleeping cats, a mouse with a bundle tiptoeing over the middle",
    idea="made of",
    place="canal, old port town",
    palette="teal night",
    composition="frontal symmetry",
    time="night",
    symbols=("cat", "mouse", "bridge"),
    hidden="the keystone cat has one eye open",
    readings=("nerve", "truce", "diplomacy"),
)
FINISH = {"vignette": 0.42, "bloom": 0.5}

_EYE = (400.0, 640.0)
_WATER = 846.0

_COATS = (
    Cat(coat=(0.66, 0.14, 58), marks="tabby", second=(0.46, 0.13, 45), plump=1.05),
    Cat(coat=(0.5, 0.025, 240), marks="tabby", second=(0.3, 0.03, 250)),
    Cat(coat=(0.86, 0.03, 85), marks="patched", second=(0.58, 0.14, 50), plump=1.08),
    Cat(coat=(0.3, 0.03, 270), marks="bib", second=(0.88, 0.02, 90)),
    Cat(coat=(0.82, 0.045, 80), marks="points", second=(0.34, 0.05, 50), plump=0.95),
    Cat(coat=(0.45, 0.07, 50), marks="tabby", second=(0.28, 0.05, 45), plump=1.1),
    Cat(coat=(0.64, 0.03, 230), marks="bib", second=(0.92, 0.015, 90)),
    Cat(coat=(0.72, 0.13, 65), marks="bib", second=(0.93, 0.02, 90)),
    Cat(coat=(0.28, 0.03, 40), marks="plain", plump=1.05),
    Cat(coat=(0.9, 0.015, 90), marks="patched", second=(0.33, 0.02, 260)),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.12, -0.74, 0.6),
        key=(0.93, 0.09, 82),
        shade=(0.34, 0.07, 218),
        rim=(0.1, -1, 0),
        rim_colour=(0.9, 0.09, 90),
        bounce=(0.5, 0.09, 195),
        bounce_share=0.2,
    )
    with c.group() as town:
        _town(c)
        repaint(c, 0.9, seed="town")
    c.fill(c.full(), (0.22, 0.05, 225))
    c.paste(town)
    with c.group() as bridge:
        _bridge(c)
    _water(c, town, bridge)
    c.glow(400, 640, 150, (0.9, 0.12, 78), 0.35)
    c.paste(bridge)
    _quay(c)
    repaint(c, 0.25, seed="last")
    _mouse(c)
    stars(c, 150, 300)
    c.glow(400, 400, 130, (0.93, 0.12, 80), 0.25)


def _side(c: Canvas, f: float) -> None:
    """One bank's row of tall houses, running away to the vanishing point."""
    r = c.rng(f"bank{f}")
    edges = [0.0, 92, 170, 232, 282, 320, 348, 368]
    for i in reversed(range(len(edges) - 1)):
        a, b = edges[i], edges[i + 1]
        height = 690 + r.uniform(-70, 90)

        def put(x: float, up: float) -> tuple[float, float]:
            near = (400 - x) / 400
            return (x if f < 0 else 800 - x), _EYE[1] + (296 if up == 0 else 296 - up) * near

        corners = (put(a, height), put(b, height), put(b, 0), put(a, 0))
        middle = put((a + b) / 2, height + 110 + r.uniform(-16, 26))
        step = put(a * 0.7 + b * 0.3, height + 60)
        step2 = put(a * 0.3 + b * 0.7, height + 60)
        far = 0.62 * (i / 6) ** 1.2
        wall = mix(
            [(0.4, 0.06, 210), (0.46, 0.07, 40), (0.5, 0.05, 190), (0.36, 0.06, 250), (0.52, 0.07, 65)][
                int(r.integers(5))
            ],
            c.palette.haze,
            far,
        )
        face = plane(c, c.mask(polygon([corners[0], step, middle, step2, corners[1], corners[2], corners[3]])), corners)
        c.form(face.mask, wall, thickness=3, mottle=0.14, haze=0, detail=0.3, bias=-0.1)
        u, v = face.u * 3, face.v * 7
        tile = np.floor(u) * 7.1 + np.floor(v) * 13.7 + i * 3.3 + f * 5
        chance = np.mod(np.sin(tile * 12.9898) * 43758.5453, 1.0)
        fu, fv = np.mod(u, 1), np.mod(v, 1)
        inside = (
            smoothstep(0.26, 0.3, fu)
            * smoothstep(0.74, 0.7, fu)
            * smoothstep(0.2, 0.24, fv)
            * smoothstep(0.8, 0.76, fv)
        )
        inside = inside * (face.v > -0.02) * (face.v < 1)
        bars = 1 - 0.8 * smoothstep(0.035, 0.015, np.abs(fu - 0.5)) - 0.5 * smoothstep(0.035, 0.015, np.abs(fv - 0.45))
        lit_one = (chance > 0.5).astype(np.float32)
        warm = pick(c.tones((0.82, 0.15, 72)), 0.55 + 0.4 * fv + 0.2 * (chance - 0.6))
        dark = rgb((0.2, 0.05, 235))
        pane = lit_one[..., None] * warm + (1 - lit_one[..., None]) * dark
        m = face.mask * np.asarray(inside, np.float32)
        c.fill(m, np.asarray(pane * np.clip(bars, 0.1, 1)[..., None], np.float32), 1 - far * 0.5, detail=0.7)
        c.emit(m * lit_one, 0.25)
        c.multiply(face.mask * np.asarray(smoothstep(0.5, 1.0, face.v) * 0.5, np.float32), (0.3, 0.07, 225), 0.7)
        c.multiply(face.mask * np.asarray(smoothstep(0.93, 1.0, face.u) * 0.6, np.float32), c.palette.deep, 0.7)
        c.screen(face.mask.edge(0, -3, 1), (0.75, 0.07, 195), 0.3)


def _town(c: Canvas) -> None:
    p = c.palette
    c.wash([(0.0, p.sky[0]), (0.2, p.sky[1]), (0.38, p.sky[2]), (0.5, p.sky[3]), (0.56, (0.78, 0.1, 110))])
    streaks(c, 60, 560, (0.66, 0.07, 180), share=0.3, cover=0.4)
    c.glow(400, 620, 170, (0.9, 0.12, 82), 0.8)
    tower = c.mask(polygon([(384, 660), (384, 470), (400, 396), (416, 470), (416, 660)]))
    c.form(tower, (0.46, 0.07, 200), thickness=6, haze=0.42, detail=0.4)
    for x, w, h in ((356, 26, 90), (378, 20, 70), (424, 26, 84), (446, 22, 100)):
        m = c.mask(
            polygon([(x - w / 2, 660), (x - w / 2, 650 - h), (x, 630 - h), (x + w / 2, 650 - h), (x + w / 2, 660)])
        )
        c.form(m, (0.46, 0.06, 215), thickness=4, haze=0.36, detail=0.4)
    for f in (-1.0, 1.0):
        _side(c, f)
    c.fog(560, 760, (0.86, 0.1, 95), 0.5)
    for x, foot, h in ((328, 692, 62), (286, 722, 96), (222, 770, 150)):
        for px in (x, 800 - x):
            c.glow(px, foot - h, h * 0.42, (0.9, 0.14, 75), 0.5)
            c.draw(partial(_lamp_post, x=px, foot=foot, h=h), relief=2, emission=0.4)
            c.lamp(Lamp(x=px, y=foot - h, z=70, reach=h, power=0.45), halo=0.2)


def _lamp_post(pen: Pen, x: float, foot: float, h: float) -> None:
    iron = (0.17, 0.03, 225)
    pen.stroke([(x, foot), (x, foot - h * 0.9)], iron, h * 0.035)
    pen.stroke([(x, foot), (x, foot - h * 0.12)], iron, h * 0.07)
    glass = polygon(
        [
            (x - h * 0.05, foot - h * 0.9),
            (x + h * 0.05, foot - h * 0.9),
            (x + h * 0.075, foot - h * 1.06),
            (x - h * 0.075, foot - h * 1.06),
        ]
    )
    pen.radiate(glass, x, foot - h, h * 0.14, [(0.99, 0.05, 95), (0.88, 0.15, 75)])
    pen.fill(
        curve([(x - h * 0.1, foot - h * 1.05, CORNER), (x, foot - h * 1.16), (x + h * 0.1, foot - h * 1.05, CORNER)]),
        iron,
    )


def _water(c: Canvas, town: Layer, bridge: Layer) -> None:
    base = _EYE[1] + 296 * np.abs(400 - c.x) / 400
    pool = c.full(smoothstep(-1, 1, c.y - base))
    c.fill(pool, (0.2, 0.05, 225))
    depth = np.clip((c.y - _EYE[1]) / 560, 0.01, 1)
    wave = c.noise.at("canal", c.x / (26 + 120 * depth), np.log(depth) * 15, 1.0, 3) - 0.5
    x = c.x + wave * 46 * (0.3 + depth)
    y = 2 * base - c.y + wave * 60 * (0.2 + depth)
    c.paste(town, bend=(x, np.clip(y, 1, 1199)), clip=pool, alpha=0.72)
    over = 2 * _WATER - c.y + wave * 44
    c.paste(
        bridge, bend=(c.x + wave * 30, over), clip=pool & c.full(smoothstep(_WATER - 2, _WATER + 4, c.y)), alpha=0.72
    )
    c.glaze(pool, (0.26, 0.06, 215), 0.32)
    lane = np.exp(-(((c.x - 400) / (22 + 90 * depth)) ** 2)) * smoothstep(0.02, 0.3, wave + 0.1)
    c.screen(pool * np.asarray(lane * smoothstep(1200, 760, c.y), np.float32), (0.9, 0.13, 80), 0.62)
    glint = smoothstep(0.26, 0.42, wave) * (0.2 + depth)
    c.screen(pool * np.asarray(glint, np.float32), (0.66, 0.08, 190), 0.34)
    repaint(c, 0.55, seed="water")


def _place(degrees: float) -> tuple[float, float, float]:
    a = math.radians(degrees)
    return 400 + 372 * math.cos(a), 876 + 372 * math.sin(a), degrees + 90


def _bridge(c: Canvas) -> None:
    for f in (-1, 1):
        pier = c.mask(
            polygon([(400 + f * 304, 860), (400 + f * 310, 800), (400 + f * 470, 786), (400 + f * 470, 860)]), wobble=3
        )
        stone(c, pier, (0.4, 0.05, 205), thickness=20, seed=f"pier{f}")
    _keystone(c)
    order = [(245, 3, 158), (225, 2, 164), (204, 1, 168), (183, 0, 176)]
    for k, (angle, coat, size) in enumerate(order):
        for f in (-1, 1):
            deg = angle if f < 0 else 540 - angle
            x, y, turn = _place(deg)
            cat = _COATS[(coat * 2 + (1 if f > 0 else 0)) % len(_COATS)]
            sleeping_cat(c, cat, x, y, size, turn=turn, left=f > 0, seed=f"cat{k}{f}", shadow=0.6)


def _keystone(c: Canvas) -> None:
    """The cat in the middle, seen from the front; one eye is open."""
    coat, pale = (0.34, 0.035, 235), (0.8, 0.03, 200)
    x, y = 400.0, 502.0
    body = Clay(c, (280, 390, 520, 620), melt=9)
    body.ball(x, y, 104, 64)
    body.ball(x, y - 8, 70, 60, z=8)
    body.ball(x, y + 22, 50, 42, z=48)
    for f in (-1, 1):
        body.ball(x + f * 24, y + 38, 24, 16, z=70, turn=f * -8)
        body.limb([(x + f * 52, y + 44, 16, 30), (x + f * 22, y + 66, 14, 44)], melt=4)
    relief = body.relief(0.8)
    c.shadow(relief.mask, 0, 12, soft=9, share=0.6)
    c.form(relief, coat, shadow=26, rim=0.8, mottle=0.08, detail=0.65)
    muzzle = c.mask(oval(x, y + 41, 27, 16), oval(x - 22, y + 68, 14, 10), oval(x + 22, y + 68, 14, 10), soft=4)
    c.form(relief.within(muzzle), pale, rim=0.5, detail=0.65)
    fur(c, relief, relief.flow((0.0, 1.0), 0.35), seed="key", length=(6, 14), spacing=2.4, detail=0.65)

    for f in (-1, 1):
        ear = [(x + f * 44, y + 6, CORNER), (x + f * 48, y - 36, CORNER), (x + f * 14, y - 12, CORNER)]
        c.form(c.mask(curve(ear, pull=0.2)), mix(coat, (0.7, 0.04, 200), 0.18), thickness=8, rim=0.8, detail=0.75)
        inner = [(x + f * 41, y - 2, CORNER), (x + f * 44, y - 26, CORNER), (x + f * 23, y - 11, CORNER)]
        c.glaze(c.mask(curve(inner, pull=0.2), soft=1.5), (0.6, 0.09, 20), 0.6)

    def face(pen: Pen) -> None:
        dark = (0.1, 0.02, 240)
        pen.stroke([(x - 31, y + 19), (x - 20, y + 25), (x - 9, y + 20)], dark, 2.8)
        eye = curve([(x + 8, y + 20, CORNER), (x + 20, y + 11), (x + 32, y + 18, CORNER), (x + 20, y + 26)])
        pen.fill(eye, dark)
        almond = curve([(x + 10, y + 20, CORNER), (x + 20, y + 13.5), (x + 30, y + 18.5, CORNER), (x + 20, y + 24.5)])
        pen.radiate(almond, x + 20, y + 19, 11, [(0.95, 0.12, 115), (0.72, 0.15, 130)])
        pen.fill(oval(x + 19.5, y + 18.6, 2.0, 5), dark)
        pen.dot(x + 18, y + 16.5, 1.2, (0.99, 0.01, 90))
        pen.fill(curve([(x - 5, y + 34, CORNER), (x + 5, y + 34, CORNER), (x, y + 40, CORNER)]), (0.62, 0.1, 18))
        pen.stroke([(x - 12, y + 46), (x - 4, y + 47), (x, y + 41)], dark, 1.6, 0.8)
        pen.stroke([(x + 12, y + 46), (x + 4, y + 47), (x, y + 41)], dark, 1.6, 0.8)
        for f in (-1, 1):
            for k in (-1, 0, 1):
                pen.stroke([(x + f * 18, y + 42 + k * 3), (x + f * 62, y + 40 + k * 9)], (0.95, 0.02, 90), 0.9, 0.65)

    c.draw(face, detail=0.95)
    c.glow(x + 20, y + 19, 12, (0.86, 0.14, 120), 0.35)


def _quay(c: Canvas) -> None:
    for f in (-1, 1):
        m = c.mask(
            curve(
                [
                    (400 + f * 410, 826, CORNER),
                    (400 + f * 330, 838),
                    (400 + f * 282, 856, CORNER),
                    (400 + f * 296, 906, CORNER),
                    (400 + f * 356, 966, CORNER),
                    (400 + f * 410, 1010, CORNER),
                ],
                pull=0.2,
            ),
            wobble=3,
        )
        c.shadow(m, 0, 14, soft=10, share=0.6)
        stone(c, m, (0.42, 0.05, 200), thickness=26, seed=f"quay{f}")
    for f, px, py in ((-1, 78, 872), (1, 722, 876)):
        post = c.mask(limb([(px, py, 11), (px, py - 44, 12)]), circle(px, py - 50, 15))
        c.form(post, (0.28, 0.03, 220), thickness=10, rim=0.9, gloss=0.3, detail=0.7)
        line = [(px, py - 30), (px - f * 26, py + 70), (px - f * 70, py + 130)]
        c.draw(partial(_mooring, line=line), relief=2)
    c.multiply(c.mask(oval(196, 1112, 122, 22), soft=8), (0.2, 0.05, 225), 0.8)
    hull(
        c,
        190,
        1096,
        250,
        (0.44, 0.12, 35),
        inside=(0.3, 0.05, 50),
        left=False,
        tilt=-3,
        open_by=0.045,
        stripe=(0.85, 0.08, 85),
        seed="skiff",
    )


def _mooring(pen: Pen, line: Sequence[tuple[float, float]]) -> None:
    pen.stroke(line, (0.6, 0.06, 80), 3.4)


def _mouse(c: Canvas) -> None:
    """Tiptoeing to the right, its bundle on a stick."""
    x, y, s = 398.0, 440.0, 1.34
    coat = (0.62, 0.035, 60)
    c.shadow(c.mask(oval(x, y + 3, 30, 5)), 0, 2, soft=3, share=0.6)

    def at(px: float, py: float) -> tuple[float, float]:
        return x + px * s, y + py * s

    tail = [at(-26, -16), at(-48, -10), at(-62, -26), at(-76, -20), at(-84, -30)]
    c.draw(lambda pen: pen.stroke(tail, (0.74, 0.07, 40), 3.2 * s), relief=3, detail=0.9)
    body = Clay(c, (x - 90, y - 110, x + 90, y + 10), melt=4 * s)
    for spine in (
        [(-12, -12, 5), (-20, -6, 3.4), (-22, -1, 2.6), (-15, 1, 2)],
        [(8, -14, 5), (18, -8, 3.4), (18, -2, 2.4), (26, 0, 2)],
    ):
        body.limb([(*at(p[0], p[1]), p[2] * s) for p in spine])
    body.limb([(*at(-18, -20), 14 * s), (*at(0, -30), 15 * s), (*at(14, -46), 11 * s)])
    body.limb([(*at(18, -56), 13 * s), (*at(30, -54), 8 * s), (*at(40, -51), 3.4 * s)])
    body.limb([(*at(12, -40), 5 * s), (*at(22, -36), 3.6 * s), (*at(24, -44), 2.8 * s)])
    relief = body.relief(0.4)
    for ex, ey, q in ((6, -74, 12), (20, -74, 10)):
        c.form(c.mask(circle(*at(ex, ey), q * s)), coat, thickness=5, rim=0.8, detail=0.8)
        c.glaze(c.mask(circle(*at(ex + 1, ey + 1), q * 0.66 * s), soft=1), (0.72, 0.11, 20), 0.8)
    c.form(relief, coat, rim=0.9, shadow=12, detail=0.85, bias=0.1)
    belly = c.mask(oval(*at(10, -28), 9 * s, 16 * s, 20), soft=3)
    c.form(relief.within(belly), (0.88, 0.03, 70), detail=0.85)
    fur(c, relief, 2.6, seed="mouse", length=(3, 7), spacing=1.4, detail=0.85)

    def bits(pen: Pen) -> None:
        pen.stroke([at(-34, -86), at(-6, -62), at(26, -38)], (0.5, 0.08, 60), 3.0 * s)
        pen.fill(circle(*at(27, -58), 2.5 * s), (0.1, 0.02, 40))
        pen.dot(*at(27.8, -58.8), 0.9 * s, (0.99, 0.01, 90))
        pen.dot(*at(43, -51), 2.3 * s, (0.55, 0.12, 15))
        pen.fill(oval(*at(24, -41), 3.6 * s, 3 * s), (0.78, 0.08, 35))
        for k in (-1, 0, 1):
            pen.stroke([at(38, -49), at(52, -48 + k * 5)], (0.95, 0.02, 90), 0.7, 0.7)
        # A finger before its lips would be too much; the raised brow is enough.
        pen.stroke([at(23, -64), at(28, -66)], (0.4, 0.04, 60), 1.2 * s)

    c.draw(bits, relief=1.5, detail=0.95)
    sack = c.mask(curve([at(-36, -92), at(-24, -84), at(-24, -62), at(-38, -52), at(-52, -62), at(-52, -82)]))
    c.form(sack, (0.56, 0.17, 25), thickness=14, rim=0.9, detail=0.9)

    def spots(pen: Pen) -> None:
        for sx, sy in ((-42, -78), (-32, -72), (-44, -64), (-34, -60), (-38, -86)):
            pen.dot(*at(sx, sy), 2.0 * s, (0.95, 0.03, 90))
        pen.fill(
            curve([at(-36, -90), (*at(-46, -102), CORNER), at(-37, -96), (*at(-30, -104), CORNER)]), (0.62, 0.17, 25)
        )

    c.draw(spots, detail=0.9)
    c.glow(x, y - 50, 70, (0.94, 0.1, 85), 0.3)
