"""A frog with a bundle at the bottom of a well, before a ladder whose head is an apple tree in the light."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, rgb, smoothstep
from art.painting.light import Light
from art.painting.materials import stone, wood
from art.painting.shapes import curve, limb, oval
from art.painting.stamps import jittered, sampled, strew
from art.painting.strokes import repaint

from .crown import crown
from .frog import bucket, frog, pale_frog

BRIEF = Brief(
    title="Bucket List",
    hero="frog with a bundle at the bottom of a well, its hand on a ladder whose head grows into an apple tree",
    idea="grows from",
    place="underground, village well shaft",
    palette="pearl fog",
    composition="deep tunnel",
    time="noon",
    symbols=("frog", "ladder", "leaf"),
    hidden="a second, paler frog near the top",
    readings=("exile", "prison", "hope"),
)
FINISH = {"vignette": 0.45, "bloom": 0.55, "saturation": 1.12}

_VX, _VY, _MOUTH = 440.0, 236.0, 150.0
_FLOOR = 1010.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.18, -0.85, 0.5),
        key=(0.97, 0.085, 88),
        shade=(0.36, 0.055, 210),
        rim=(-0.1, -1, 0),
        rim_colour=(0.98, 0.09, 90),
        bounce=(0.6, 0.08, 150),
    )
    _shaft(c)
    _sky(c)
    repaint(c, 0.85, seed="shaft")
    _moss(c)
    c.rays(_VX, _VY, [72, 84, 92, 103], 1150, 170, (0.93, 0.14, 74), 0.75, soft=16)
    _water(c)
    bucket(c)
    _ladder(c)
    c.glow(_VX, _VY - 6, 220, (0.92, 0.14, 74), 0.42)
    c.glow(_VX, _VY - 20, 74, (0.99, 0.07, 86), 0.85)
    c.rays(430, 330, [78, 87, 95, 108], 1050, 110, (0.95, 0.13, 76), 0.6, soft=12)
    c.glow(390, 1080, 200, (0.9, 0.14, 76), 0.4, 0.5)
    _ferns(c)
    c.fog(520, 930, (0.94, 0.04, 92), 0.26)
    frog(c)
    repaint(c, 0.2, seed="last")
    _motes(c)


def _shaft(c: Canvas) -> None:
    """The wall: courses of stone round a cylinder that is looked into along its axis."""
    dx, dy = c.x - _VX, (c.y - _VY) / 1.04
    r = np.hypot(dx, dy) + 1e-3
    angle = np.arctan2(dy, dx) + 0.015 * np.sin(r / 40)
    z = 1000 / r
    v = z * 1.55 + 0.05 * np.sin(angle * 9)
    row = np.floor(v)
    n = 26
    u = angle / (2 * math.pi) * n + 0.5 * np.mod(row, 2) + 0.13 * np.sin(row * 7.7)
    column = np.mod(np.floor(u), n)
    fu, fv = np.mod(u, 1), np.mod(v, 1)
    tint = np.mod(np.sin(column * 12.9898 + row * 78.233) * 43758.5453, 1.0)
    grit = c.noise.at("grit", u * 7, v * 5, 1.0, 3) - 0.5
    joint = np.minimum(np.minimum(fu, 1 - fu) * 1.5, np.minimum(fv, 1 - fv)) + 0.05 * grit
    face = smoothstep(0.03, 0.11, joint)
    ledge = smoothstep(0.3, 0.1, 1 - fv) * face  # the edge that looks up
    far = smoothstep(_MOUTH, 900, r)
    light = 0.93 - 0.98 * far**0.55
    sun = np.exp(-(((angle - 2.2) / 0.5) ** 2)) * smoothstep(620, 140, r) * 0.34
    t = (
        light
        + sun
        + face * (tint - 0.5) * 0.16
        + grit * 0.2
        - 0.26 * (1 - face) * (0.4 + light)
        + 0.13 * ledge * (0.35 + light)
    )
    table = ramp(
        [
            (0.0, (0.19, 0.035, 225)),
            (0.22, (0.32, 0.05, 190)),
            (0.45, (0.5, 0.075, 118)),
            (0.68, (0.73, 0.105, 80)),
            (0.86, (0.9, 0.1, 78)),
            (1.0, (0.98, 0.06, 86)),
        ]
    )
    c.fill(c.full(), pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.3)
    side = np.abs(c.x - 430 - 0.03 * (c.y - 236)) / (170 + 0.26 * np.maximum(c.y - 236, 0))
    gloom = smoothstep(0.55, 1.25, side) * smoothstep(260, 640, c.y)
    c.multiply(np.asarray(gloom, np.float32), (0.26, 0.05, 205), 0.62)
    moss = (
        smoothstep(0.5, 0.66, c.noise.at("moss", angle * 7, np.log(r) * 5, 1.0, 4))
        * smoothstep(980, 240, r)
        * smoothstep(200, 520, r)
    )
    c.glaze(np.asarray(moss * 0.75, np.float32), (0.5, 0.105, 135), 0.75)
    drip = smoothstep(0.62, 0.74, c.noise.at("drip", angle * 16, np.log(r) * 1.4, 1.0, 2))
    c.multiply(np.asarray(drip * 0.5, np.float32), (0.5, 0.04, 220), 0.5)


def _sky(c: Canvas) -> None:
    mouth = c.mask(oval(_VX, _VY, _MOUTH, _MOUTH * 1.02), wobble=5, cell=16)
    c.fill(mouth, (0.98, 0.045, 92), detail=0.3)
    c.emit(mouth, 0.5)
    cloud = smoothstep(0.48, 0.7, c.field("sky", 90, 3, (1.6, 1)))
    c.glaze(mouth * np.asarray(1 - cloud, np.float32), (0.93, 0.09, 84), 0.75)
    # The winch across the mouth and its rope.
    beam = c.mask(limb([(280, 186, 8), (450, 168, 8), (610, 158, 8)]))
    c.form(beam & mouth.grow(14), (0.5, 0.04, 70), thickness=7, rim=0.6, detail=0.7)
    c.glow(_VX, _VY, 190, (0.97, 0.09, 86), 0.75)


def _water(c: Canvas) -> None:
    edge = _FLOOR - 66 * np.cos((c.x - 400) / 400 * 1.25) + 66 + 6 * np.sin(c.x / 37)
    pool = c.full(smoothstep(-2, 2, c.y - edge))
    depth = np.clip((c.y - _FLOOR) / 190, 0, 1)
    ring = np.hypot(c.x - 330, (c.y - 1120) * 2.6)
    wave = c.noise.at("pool", c.x / 60, c.y / 13, 1.0, 3) - 0.5 + 0.3 * np.sin(ring / 9) * np.exp(-ring / 170)
    t = 0.34 - 0.16 * depth + wave * 0.22
    c.fill(
        pool,
        pick(
            ramp([(0.0, (0.17, 0.035, 225)), (0.5, (0.42, 0.06, 170)), (1.0, (0.93, 0.08, 92))]),
            np.asarray(t, np.float32),
        ),
        detail=0.2,
    )
    shine = 1.25 * np.exp(-(((c.x - 330 + wave * 60) / 170) ** 2) - ((c.y - 1110) / 58) ** 2)
    c.screen(pool * np.asarray(shine, np.float32), (0.96, 0.13, 78), 1.0)
    c.screen(pool * np.asarray(smoothstep(0.2, 0.42, wave) * 0.8, np.float32), (0.88, 0.1, 100), 0.45)
    c.multiply(pool & c.full(np.exp(-(((c.y - edge) / 16) ** 2))), (0.28, 0.05, 200), 0.7)
    r = c.rng("stones")
    for x, y, w in (
        (40, 1040, 70),
        (130, 1010, 46),
        (742, 1030, 76),
        (676, 996, 44),
        (218, 1000, 30),
        (790, 1130, 60),
        (20, 1150, 60),
    ):
        m = c.mask(
            curve(
                [
                    (x - w, y + 10),
                    (x - w * 0.6, y - w * 0.5 + r.normal(0, 5)),
                    (x + w * 0.2, y - w * 0.62),
                    (x + w, y - w * 0.1),
                    (x + w * 0.7, y + w * 0.3),
                    (x - w * 0.5, y + w * 0.34),
                ]
            ),
            wobble=3,
        )
        c.shadow(m, 6, 14, soft=9, share=0.6)
        stone(c, m, (0.46, 0.05, 165), thickness=w * 0.6, seed=f"rock{x}", detail=0.4)
        n = int(w * 9)
        mx, my = x + r.normal(0, w * 0.42, n), y - w * 0.5 + np.abs(r.normal(0, w * 0.22, n))
        fall = np.clip(0.62 - 1.1 * (my - y + w * 0.5) / w + r.normal(0, 0.12, n) - abs(x - 420) / 1500, 0, 1)
        green = pick(ramp([(0.26, 0.07, 165), (0.48, 0.12, 140), (0.74, 0.14, 118)]), np.asarray(fall, np.float32))
        strew(c, "hair", mx, my, r.uniform(6, 13, n), r.normal(-1.57, 0.5, n), green, seed=f"mr{x}", clip=m.grow(4))


def _ferns(c: Canvas) -> None:
    """Ferns out of the joints."""
    r = c.rng("ferns")
    for x, y, size, way in (
        (-14, 900, 190, 0.5),
        (-20, 700, 130, 0.35),
        (812, 860, 180, 2.6),
        (818, 640, 130, 2.8),
        (0, 1180, 200, 0.9),
        (800, 1200, 170, 2.3),
        (36, 520, 70, 0.4),
        (768, 470, 66, 2.7),
    ):
        light = float(np.clip(1.1 - (y - 236) / 760, 0.1, 1))
        green = mix((0.36, 0.085, 155), (0.8, 0.14, 118), light)
        for _ in range(11):
            a = way + r.normal(0, 0.7)
            n = 15
            t = np.linspace(0.08, 1, n)
            px = x + np.cos(a) * size * t
            py = y - np.abs(np.sin(a)) * size * t * 0.8 + size * 0.6 * t**2
            for f in (-1, 1):
                tones = jittered(np.tile(rgb(green), (n, 1)), r, 0.08, 0.02)
                leaf = size * 0.3 * (1.05 - t)
                direction = a + f * 1.0 + t * 0.8
                strew(
                    c,
                    "leaf",
                    px + np.cos(direction) * leaf / 2,
                    py + np.sin(direction) * leaf / 2,
                    leaf + 2,
                    direction,
                    tones,
                    seed=f"fern{x}{f}",
                    detail=0.5,
                )


def _rung(i: float) -> tuple[float, float, float]:
    """Return the scale and the two rails' places at rung i, receding to the mouth."""
    s = 1 / (1 + 0.245 * i)
    return s, _VX + (176 - _VX) * s, _VX + (372 - _VX) * s


def _level(i: float) -> float:
    return _VY + (1092 - _VY) * _rung(i)[0]


def _ladder(c: Canvas) -> None:
    top = 9
    tone = (0.52, 0.075, 60)
    for k in (1, 2):
        spine = [(_rung(i)[k], _level(i), 13.5 * _rung(i)[0]) for i in np.linspace(-0.35, top, 26)]
        rail = c.mask(limb(spine, 90), wobble=1.2)
        c.shadow(rail, 12, 16, soft=7, share=0.45)
        wood(c, rail, tone, angle=80, grain=4, thickness=13, detail=0.65)
        shine = smoothstep(1060, 300, c.y[rail.where])
        c.screen(rail * np.asarray(shine * 0.5, np.float32), (0.93, 0.05, 90), 0.5)
    r = c.rng("shoots")
    for i in range(top):
        s, left, right = _rung(i)
        y = _level(i)
        bar = c.mask(
            limb(
                [
                    (left - 12 * s, y + r.normal(0, 3) * s, 10.5 * s),
                    ((left + right) / 2, y + 5 * s, 9 * s),
                    (right + 12 * s, y + r.normal(0, 3) * s, 10.5 * s),
                ]
            )
        )
        c.shadow(bar, 5 * s, 14 * s, soft=5 * s, share=0.5)
        wood(c, bar, mix(tone, (0.72, 0.05, 85), i / top * 0.6), grain=4, thickness=10 * s, detail=0.65)
        if i >= 1:
            _shoots(c, i, s, left, right, y, r)
    _, left, right = _rung(top)
    c.glow(_VX, _VY - 6, 200, (0.97, 0.11, 80), 0.8)
    crown(c, (left, _level(top)), (right, _level(top)), (_VX, _VY))
    s, left, right = _rung(4.6)
    pale_frog(c, (left + right) / 2 + 8, _level(4.6) - 14, 150 * s)


def _moss(c: Canvas) -> None:
    """Cushions of moss on the stones: short strokes that lean from the wall, gold where the light grazes them."""
    r = c.rng("moss")
    n = 70000
    x, y = r.uniform(0, 800, n), r.uniform(0, 1060, n)
    dx, dy = x - _VX, (y - _VY) / 1.04
    d, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    deep = 5.5 * np.log(np.hypot(c.x - _VX, (c.y - _VY) / 1.04) + 1)
    turn = np.arctan2(c.y - _VY, c.x - _VX)
    cushion = c.noise.at("cushion", 4.5 * np.cos(turn) + 0.8 * deep, 4.5 * np.sin(turn) + 0.8 * deep, 1.0, 4)
    grown = sampled(c, np.asarray(cushion, np.float32), x, y)
    dense = grown + 0.03 * r.normal(0, 1, n) - 0.14 * smoothstep(420, 170, d)
    keep = (dense > 0.54) & (d > _MOUTH + 8)
    x, y, d, a, grown = x[keep], y[keep], d[keep], a[keep], grown[keep]
    m = len(x)
    level = 0.95 - 0.95 * np.clip((d - _MOUTH) / 800, 0, 1) ** 0.65 + 1.6 * (grown - 0.6) + r.normal(0, 0.09, m)
    level = level - 0.3 * smoothstep(180, 420, np.abs(x - 450)) * smoothstep(300, 700, y)
    table = ramp(
        [
            (0.0, (0.22, 0.055, 175)),
            (0.3, (0.4, 0.095, 150)),
            (0.6, (0.6, 0.135, 130)),
            (0.85, (0.8, 0.14, 112)),
            (1.0, (0.93, 0.1, 98)),
        ]
    )
    tones = jittered(pick(table, np.asarray(np.clip(level, 0, 1), np.float32)), r, 0.07)
    size = 4 + 17 * np.clip(d / 800, 0, 1) * r.uniform(0.6, 1.2, m)
    way = a + math.pi + r.normal(0, 0.5, m)
    by = np.argsort(d)
    x, y, size, way, tones = x[by], y[by], size[by], way[by], tones[by]
    strew(c, "hair", x, y, size, way, tones, seed="moss", alpha=0.85, detail=0.5)


def _shoots(c: Canvas, i: int, s: float, left: float, right: float, y: float, r: np.random.Generator) -> None:
    """Leaves on a rung: a bud low down, a bough near the light."""
    life = min(1.0, (i / 11) ** 1.1)
    n = int(3 + 84 * life)
    green = ramp([(0.0, (0.36, 0.075, 158)), (0.5, (0.6, 0.125, 138)), (1.0, (0.86, 0.13, 115))])
    for _ in range(int(1 + 7 * life)):
        x0 = left + (right - left) * r.random()
        end = (x0 + r.normal(0, 46) * s * (0.4 + life), y - r.uniform(14, 54) * s * (0.4 + 1.6 * life))
        twig = c.mask(
            limb(
                [
                    (x0, y, 3.6 * s),
                    ((x0 + end[0]) / 2 + r.normal(0, 5) * s, (y + end[1]) / 2, 2.6 * s),
                    (*end, 1.4 * s),
                ],
                12,
            )
        )
        c.form(twig, (0.5, 0.07, 110), thickness=3, detail=0.7)
    wide = (right - left) / 2 + 10 * s + 130 * s * life
    x = (left + right) / 2 + np.clip(r.normal(0, 0.55, n), -1.2, 1.2) * wide
    up = y - np.abs(r.normal(0, 1, n)) * 40 * s * (0.35 + 1.5 * life) + 6 * s
    size = (26 + 40 * life) * s * r.uniform(0.7, 1.25, n)
    level = np.clip(0.28 + 0.66 * life + r.normal(0, 0.15, n), 0, 1)
    tones = jittered(pick(green, np.asarray(level, np.float32)), r, 0.07, 0.015)
    angle = np.where(x < (left + right) / 2, math.pi - 0.5, 0.5) + r.normal(0, 0.7, n) - 0.6
    dark = np.tile(rgb((0.3, 0.05, 190)), (n, 1)).astype(np.float32)
    strew(c, "leaf", x + 4 * s, up + 6 * s, size, angle, dark, seed=f"dark{i}", alpha=0.35, detail=0.7)
    strew(c, "leaf", x, up, size, angle, tones, seed=f"leaf{i}", detail=0.8)


def _motes(c: Canvas) -> None:
    r = c.rng("motes")
    for _ in range(60):
        t = r.random()
        x = _VX - 40 + (r.random() - 0.5) * (200 + 420 * t) - 60 * t
        c.glow(float(x), float(300 + 760 * t), float(r.uniform(1.6, 4.2)), (0.98, 0.09, 88), float(r.uniform(0.3, 0.8)))
    n = 9
    lx, ly = r.uniform(250, 560, n), r.uniform(420, 1000, n)
    tones = jittered(np.tile(rgb((0.76, 0.13, 118)), (n, 1)), r)
    strew(c, "leaf", lx, ly, r.uniform(11, 22, n), r.uniform(0, 6.3, n), tones, seed="falling", detail=0.85)
