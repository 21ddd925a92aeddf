"""A frog at the bottom of a well, before a ladder that puts out leaves rung by rung, up to the light."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import stone, wood
from moonhare.painting.scenes._bucket_list_parts import bucket, frog, pale_frog
from moonhare.painting.shapes import curve, limb, oval
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Bucket List",
    hero="frog at the bottom of a well, facing a ladder that puts out leaves rung by rung up to the light",
    idea="grows from",
    place="underground, village well shaft",
    palette="pearl fog",
    composition="deep tunnel",
    time="noon",
    symbols=("frog", "ladder", "leaf"),
    hidden="a second, paler frog near the top",
    readings=("exile", "prison", "hope"),
)
FINISH = {"vignette": 0.5, "bloom": 0.55}

_VX, _VY, _MOUTH = 452.0, 236.0, 118.0
_FLOOR = 1010.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.18, -0.85, 0.5),
        key=(0.97, 0.05, 92),
        shade=(0.42, 0.045, 235),
        rim=(-0.1, -1, 0),
        rim_colour=(0.97, 0.05, 95),
        bounce=(0.62, 0.05, 200),
    )
    _shaft(c)
    _sky(c)
    repaint(c, 0.85, seed="shaft")
    c.rays(_VX, _VY, [70, 82, 93, 106, 119], 1050, 190, (0.97, 0.04, 95), 0.34, soft=22)
    _water(c)
    _ferns(c)
    _ladder(c)
    c.fog(430, 860, (0.9, 0.02, 100), 0.3)
    bucket(c)
    frog(c)
    repaint(c, 0.25, seed="last")
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
            (0.0, (0.25, 0.03, 250)),
            (0.3, (0.44, 0.035, 235)),
            (0.62, (0.68, 0.03, 190)),
            (0.86, (0.88, 0.035, 105)),
            (1.0, (0.97, 0.03, 95)),
        ]
    )
    c.fill(c.full(), pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.3)
    moss = smoothstep(0.5, 0.66, c.noise.at("moss", angle * 7, np.log(r) * 5, 1.0, 4)) * smoothstep(980, 240, r)
    c.glaze(np.asarray(moss * 0.75, np.float32), (0.52, 0.075, 145), 0.7)
    drip = smoothstep(0.62, 0.74, c.noise.at("drip", angle * 16, np.log(r) * 1.4, 1.0, 2))
    c.multiply(np.asarray(drip * 0.5, np.float32), (0.5, 0.04, 220), 0.5)


def _sky(c: Canvas) -> None:
    mouth = c.mask(oval(_VX, _VY, _MOUTH, _MOUTH * 1.02), wobble=5, cell=16)
    c.fill(mouth, (0.97, 0.02, 95), detail=0.3)
    c.emit(mouth, 0.5)
    cloud = smoothstep(0.48, 0.7, c.field("sky", 90, 3, (1.6, 1)))
    c.glaze(mouth * np.asarray(1 - cloud, np.float32), (0.86, 0.045, 225), 0.75)
    # The winch across the mouth and its rope.
    beam = c.mask(limb([(322, 196, 7), (450, 180, 7), (586, 170, 7)]))
    c.form(beam & mouth.grow(14), (0.5, 0.04, 70), thickness=7, rim=0.6, detail=0.7)
    c.glow(_VX, _VY, 150, (0.98, 0.03, 95), 0.5)


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
            ramp([(0.0, (0.24, 0.03, 250)), (0.5, (0.5, 0.04, 220)), (1.0, (0.92, 0.03, 100))]),
            np.asarray(t, np.float32),
        ),
        detail=0.2,
    )
    shine = np.exp(-(((c.x - 330 + wave * 60) / 150) ** 2) - ((c.y - 1110) / 58) ** 2)
    c.screen(pool * np.asarray(shine, np.float32), (0.97, 0.04, 95), 1.0)
    c.screen(pool * np.asarray(smoothstep(0.2, 0.42, wave) * 0.8, np.float32), (0.9, 0.03, 150), 0.4)
    c.multiply(pool & c.full(np.exp(-(((c.y - edge) / 16) ** 2))), (0.34, 0.035, 245), 0.7)
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
        stone(c, m, (0.55, 0.03, 200), thickness=w * 0.6, seed=f"rock{x}", detail=0.4)


def _ferns(c: Canvas) -> None:
    """Ferns out of the joints."""
    r = c.rng("ferns")
    for x, y, size, way in (
        (70, 800, 120, 0.4),
        (28, 660, 80, 0.3),
        (746, 780, 130, 2.7),
        (770, 600, 80, 2.8),
        (150, 470, 46, 0.5),
        (700, 430, 50, 2.6),
        (250, 318, 24, 0.5),
        (640, 300, 26, 2.5),
    ):
        light = float(np.clip(1.1 - (y - 236) / 760, 0.1, 1))
        green = mix((0.38, 0.06, 165), (0.78, 0.11, 128), light)
        for _ in range(6):
            a = way + r.normal(0, 0.55)
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
    top = 24
    tone = (0.5, 0.055, 65)
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
    s, _, right = _rung(8)
    pale_frog(c, right + 8 * s, _level(8) - 8 * s, 76 * s)
    _crown(c)


def _crown(c: Canvas) -> None:
    """Where the rails reach the light they are boughs, and spread round the mouth of the well."""
    r = c.rng("crown")
    for way, reach in ((-1.0, 1.0), (1.0, 0.72), (-1.0, 0.55), (1.0, 0.4)):
        t = np.linspace(0, 1, 8)
        angle = math.pi / 2 - way * t * 2.0 * reach
        x = (
            _VX
            - 26
            + (_MOUTH + 12 + 10 * np.sin(t * 5 + way)) * np.cos(angle) * (0.35 + 0.65 * smoothstep(0, 0.4, t))
            + 26 * t
        )
        y = _VY + (_MOUTH + 10) * np.sin(angle) + 6
        bough = c.mask(limb([(float(a), float(b), 4.2 - 3.2 * k) for a, b, k in zip(x, y, t, strict=True)], 40))
        c.form(bough, (0.5, 0.05, 75), thickness=4, rim=0.6, detail=0.7)
        n = 70
        k = r.random(n) ** 0.8
        lx = np.interp(k, t, x) + r.normal(0, 9, n)
        ly = np.interp(k, t, y) + r.normal(0, 9, n)
        tones = jittered(pick(ramp([(0.6, 0.125, 140), (0.78, 0.14, 125), (0.9, 0.1, 112)]), r.random(n)), r, 0.06)
        strew(
            c, "leaf", lx, ly, r.uniform(9, 19, n), r.uniform(0, 6.3, n), tones, seed=f"bough{way}{reach}", detail=0.8
        )
        strew(
            c,
            "petal",
            lx[:12],
            ly[:12],
            r.uniform(7, 11, 12),
            r.uniform(0, 6, 12),
            np.tile(rgb((0.97, 0.03, 50)), (12, 1)),
            seed="blossom",
            detail=0.8,
        )


def _shoots(c: Canvas, i: int, s: float, left: float, right: float, y: float, r: np.random.Generator) -> None:
    """Leaves on a rung: a bud low down, a bough near the light."""
    life = min(1.0, (i / 13) ** 0.9)
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
    if i >= 9:
        m = max(2, int(5 * life))
        k = r.integers(0, n, m)
        strew(
            c,
            "petal",
            x[k],
            up[k],
            size[k] * 0.7,
            r.uniform(0, 6, m),
            np.tile(rgb((0.97, 0.02, 60)), (m, 1)),
            seed=f"bloom{i}",
            detail=0.8,
        )


def _motes(c: Canvas) -> None:
    r = c.rng("motes")
    for _ in range(60):
        t = r.random()
        x = _VX - 40 + (r.random() - 0.5) * (200 + 420 * t) - 60 * t
        c.glow(float(x), float(300 + 760 * t), float(r.uniform(1.6, 4.2)), (0.98, 0.04, 95), float(r.uniform(0.3, 0.8)))
    n = 9
    lx, ly = r.uniform(250, 560, n), r.uniform(420, 1000, n)
    tones = jittered(np.tile(rgb((0.76, 0.13, 118)), (n, 1)), r)
    strew(c, "leaf", lx, ly, r.uniform(11, 22, n), r.uniform(0, 6.3, n), tones, seed="falling", detail=0.85)
