"""Ants heave a lost gold ring upright in the lawn, like a triumphal arch; a far cottage stands in it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloud_bank, stone
from moonhare.painting.motifs.ants import ant
from moonhare.painting.motifs.plants import crown
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, place, polygon, star
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Something Borrowed",
    hero="ants heaving a gold ring upright like a triumphal arch, a far cottage framed in it",
    idea="wrong scale",
    place="microscopic, lawn",
    palette="moss dawn",
    composition="interior through a window or arch",
    time="noon",
    symbols=("ant", "ring", "clover"),
    hidden="one ant under a petal veil",
    readings=("wedding", "theft", "teamwork"),
)
FINISH = {"vignette": 0.32, "saturation": 1.1, "bloom": 0.45}

_C = (404.0, 556.0)
_LEAN = -9.0
_FRONT = (0.0, 0.0, 300.0, 336.0)
_BACK = (58.0, -8.0, 286.0, 322.0)
"""The ring's two edges before it leans: shift of the middle and half axes."""
_WALL = 25.0
_RED: Colour = (0.34, 0.1, 30)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.74, 0.45),
        key=(0.96, 0.09, 96),
        shade=(0.3, 0.06, 175),
        rim=(0.6, -0.8, 0),
        rim_colour=(0.97, 0.1, 98),
        bounce=(0.6, 0.12, 125),
        bounce_share=0.25,
    )
    _country(c)
    _stalks(c, far=True)
    repaint(c, 0.95, seed="lawn")
    _path(c)
    with c.group() as house:
        _cottage(c)
    zoom = 0.74
    c.paste(house, bend=((c.x - 430) / zoom + 430, (c.y - 640) / zoom + 640), haze=0.12)
    c.glow(440, 540, 210, (0.98, 0.08, 98), 0.42)
    _soil(c)
    _stalks(c, far=False)
    _ring(c)
    _clover(c)
    _team(c)
    _foreground(c)
    repaint(c, 0.14, seed="last")
    _shine(c)


def _country(c: Canvas) -> None:
    """What lies beyond: a garden in full light, as hazy as another land."""
    c.wash(
        [
            (0, (0.7, 0.085, 180)),
            (0.18, (0.82, 0.07, 160)),
            (0.38, (0.92, 0.06, 105)),
            (0.5, (0.95, 0.075, 95)),
            (0.56, (0.84, 0.12, 112)),
            (0.72, (0.6, 0.13, 125)),
            (1, (0.36, 0.08, 140)),
        ],
        warp=10,
    )
    cloud_bank(
        c,
        lambda x: 372 - 46 * math.exp(-(((x - 520) / 120) ** 2)),
        [(0.82, 0.04, 190), (0.93, 0.04, 100), (0.99, 0.02, 95)],
        seed="noon",
        size=(16, 52),
        rows=2,
        alpha=0.85,
    )
    for i, (y, tone) in enumerate(((560.0, (0.76, 0.07, 160)), (590.0, (0.7, 0.1, 135)), (622.0, (0.74, 0.13, 120)))):
        ridge = y - (44 - 12 * i) * np.sin(c.x[:1] / (130 - 20 * i) + 1.2 * i) - 8 * c.field(f"wood{i}", 18, 3)[:1]
        c.form(c.full(smoothstep(-1, 1, c.y - ridge)), tone, thickness=22, haze=0.4 - 0.14 * i, mottle=0.1, detail=0.2)
    r = c.rng("orchard")
    for x, y, q in (
        (250.0, 604.0, 26.0),
        (300.0, 612.0, 30.0),
        (580.0, 602.0, 34.0),
        (620.0, 616.0, 26.0),
        (210.0, 600.0, 20.0),
    ):
        c.form(c.mask(limb([(x, y + q, 3), (x, y, 2)])), (0.5, 0.06, 60), haze=0.3, detail=0.4)
        puffs = [
            (x + float(r.normal(0, q * 0.4)), y - q * 0.3 + float(r.normal(0, q * 0.3)), q * 0.6) for _ in range(5)
        ]
        crown(c, puffs, (0.64, 0.12, 130), seed=f"tree{x}", size=5, haze=0.3)
    c.fog(500, 660, (0.95, 0.06, 100), 0.55)
    c.glow(430, 520, 180, (0.98, 0.07, 98), 0.5)


def _path(c: Canvas) -> None:
    """A sandy path from the cottage's door to the ring, and the house's shade on the grass."""
    bends = [(433, 641, 5), (446, 668, 9), (404, 702, 17), (424, 752, 30), (500, 812, 54), (470, 880, 90)]
    path = c.mask(limb(bends, 60), soft=2.5)
    c.glaze(path, (0.94, 0.06, 90), 0.6)
    c.multiply(path.edge(-4, -1, 2.0), (0.6, 0.1, 110), 0.35)
    c.multiply(c.mask(oval(416, 641, 66, 6), soft=4), (0.4, 0.09, 140), 0.55)
    r = c.rng("daisies")
    n = 150
    y = 650 + 160 * r.random(n) ** 1.5
    x = 430 + r.normal(0, 1, n) * (60 + (y - 640) * 0.9)
    tone = np.stack([rgb(((0.98, 0.01, 95), (0.88, 0.14, 92), (0.72, 0.15, 10))[k]) for k in r.integers(0, 3, n)])
    strew(c, "dot", x, y, 2 + (y - 640) / 40, 0.0, tone, seed="daisies", alpha=0.85, detail=0.6)


def _cottage(c: Canvas) -> None:
    x, y = 424.0, 626.0
    wall = c.mask(polygon([(x - 50, y), (x - 50, y - 44), (x + 46, y - 44), (x + 46, y)]))
    c.form(wall, (0.95, 0.035, 90), thickness=5, haze=0.05, detail=0.8)
    gable = c.mask(polygon([(x + 46, y), (x + 46, y - 44), (x + 62, y - 70), (x + 78, y - 46), (x + 78, y - 2)]))
    c.form(gable, (0.82, 0.05, 100), thickness=4, bias=-0.06, detail=0.8)
    roof = c.mask(
        curve(
            [(x - 58, y - 40, CORNER), (x - 44, y - 78, CORNER), (x + 60, y - 76, CORNER), (x + 48, y - 38, CORNER)],
            pull=0.05,
        )
    )
    c.form(roof, (0.6, 0.15, 38), thickness=8, mottle=0.14, grain=5, detail=0.8)
    c.form(c.mask(box(x - 30, y - 96, 13, 26)), (0.66, 0.1, 45), thickness=4, detail=0.8)

    def panes(pen: Pen) -> None:
        for wx in (x - 36, x + 24):
            pen.fill(box(wx, y - 32, 15, 15, 2), (0.42, 0.07, 210))
            pen.stroke([(wx + 7.5, y - 32), (wx + 7.5, y - 17)], (0.97, 0.02, 90), 1.4)
        pen.fill(box(x - 5, y - 30, 17, 30, 5), (0.46, 0.11, 160))
        for k in range(9):
            pen.dot(x - 48 + k * 11, y - 2 - (k % 3), 4.5, (0.62, 0.13, 135))
            pen.dot(
                x - 46 + k * 11, y - 5 - (k % 2) * 3, 2, ((0.68, 0.17, 10), (0.97, 0.02, 90), (0.86, 0.14, 90))[k % 3]
            )

    c.draw(panes, detail=0.9)
    for k in range(6):
        c.glow(x - 22 + k * 7, y - 104 - k * 12, 7 + 3 * k, (0.97, 0.02, 100), 0.3)


def _blade(
    c: Canvas,
    x: float,
    foot: float,
    top: float,
    bend: float,
    width: float,
    tone: Colour,
    haze: float,
    name: str,
    detail: float,
) -> None:
    """A grass blade as tall as a tower: a keel down its middle, light through its thin side."""
    h = foot - top
    spine = [
        (x, foot, width * 0.7),
        (x + bend * 0.12, foot - h * 0.35, width),
        (x + bend * 0.45, foot - h * 0.72, width * 0.72),
        (x + bend, top, width * 0.06),
    ]
    m = c.mask(limb(spine, 50))
    c.form(m, tone, thickness=width * 0.5, rim=0.6, haze=haze, mottle=0.1, grain=30, detail=detail)
    half = c.mask(limb([(px + q * 0.55, py, q * 0.5) for px, py, q in spine], 50)) & m
    c.screen(half, (0.78, 0.16, 118), 0.4 * (1 - haze))
    vein = c.mask(limb([(px, py, max(q * 0.07, 0.6)) for px, py, q in spine], 50)) & m
    c.screen(vein, (0.9, 0.12, 112), 0.45 * (1 - haze))


def _stalks(c: Canvas, *, far: bool) -> None:
    r = c.rng("far-stalks" if far else "stalks")
    if far:
        for _ in range(44):
            x = float(r.uniform(-30, 830))
            middle = abs(x - 420) / 420
            top = 560 - 380 * middle**1.5 - float(r.uniform(0, 60))
            tone = mix((0.76, 0.14, 118), (0.52, 0.12, 138), float(r.random()))
            _blade(c, x, 800, top, float(r.normal(0, 60)), float(r.uniform(5, 10)), tone, 0.5 - 0.2 * middle, "f", 0.25)
        c.fog(560, 820, (0.92, 0.09, 105), 0.4)
        return
    for x, top, bend, w, depth in (
        (20.0, 60.0, 90.0, 27.0, 0.5),
        (86.0, 210.0, -60.0, 20.0, 0.3),
        (-10.0, 330.0, 60.0, 24.0, 0.2),
        (128.0, 10.0, -70.0, 22.0, 0.4),
        (166.0, 330.0, -80.0, 15.0, 0.1),
        (716.0, 30.0, -100.0, 26.0, 0.4),
        (772.0, 120.0, 40.0, 22.0, 0.3),
        (812.0, 300.0, -70.0, 27.0, 0.2),
        (670.0, 150.0, 60.0, 18.0, 0.15),
        (744.0, 340.0, -46.0, 17.0, 0.1),
        (60.0, 470.0, 50.0, 15.0, 0.0),
        (790.0, 520.0, -40.0, 14.0, 0.0),
    ):
        tone = mix((0.62, 0.15, 125), (0.36, 0.09, 145), depth + float(r.uniform(0, 0.3)))
        _blade(c, x, 930, top, bend, w, tone, 0.04, "n", 0.45)


def _soil(c: Canvas) -> None:
    """Earth, crumbs and moss: a rough country when you are small."""
    top = 812 + 16 * np.sin(c.x / 110) + 22 * (c.field("edge", 60, 4) - 0.5)
    m = c.full(smoothstep(-3, 3, c.y - top))
    n = c.field("clods", 44, 5, (1.6, 0.8)) - 0.5
    fine = c.field("crumb", 9, 3, (1.4, 0.8)) - 0.5
    near = smoothstep(800, 1200, c.y)
    t = 0.52 + 0.6 * n + 0.3 * fine - 0.34 * near + 0.2 * np.exp(-(((c.x - 470) / 200) ** 2)) * (1 - near)
    colours = pick(
        ramp([(0.2, 0.05, 130), (0.36, 0.08, 115), (0.52, 0.1, 105), (0.72, 0.12, 100), (0.88, 0.1, 98)]),
        np.asarray(t, np.float32),
    )
    c.fill(m, colours, detail=0.3)
    r = c.rng("moss")
    k = 2600
    y = 808 + 400 * r.random(k) ** 1.25
    x = r.uniform(-10, 810, k)
    order = np.argsort(y)
    x, y = x[order], y[order]
    size = 7 + 26 * ((y - 800) / 400)
    share = np.clip(0.75 - (y - 800) / 420 + 0.25 * np.exp(-(((x - 480) / 180) ** 2)) + r.normal(0, 0.16, k), 0, 1)
    tone = np.stack([np.asarray(mix((0.24, 0.06, 145), (0.8, 0.14, 108), float(q))) for q in share])
    keep = (
        c.field("patch", 90, 3)[
            np.clip((y * c.scale).astype(int), 0, c.h - 1), np.clip((x * c.scale).astype(int), 0, c.w - 1)
        ]
        > 0.3
    )
    strew(
        c,
        "blade",
        x[keep],
        y[keep] - size[keep] * 0.3,
        size[keep],
        -1.57 + r.normal(0, 0.6, int(keep.sum())),
        jittered(tone[keep], r, 0.08),
        seed="moss",
        detail=0.4,
    )
    for px, py, q in (
        (90.0, 1010.0, 44.0),
        (690.0, 1010.0, 34.0),
        (300.0, 1080.0, 24.0),
        (560.0, 1090.0, 40.0),
        (20.0, 900.0, 26.0),
        (240.0, 960.0, 15.0),
    ):
        pts = [
            (px + math.cos(a) * q * r.uniform(0.8, 1.15), py + math.sin(a) * q * 0.62 * r.uniform(0.8, 1.1))
            for a in np.linspace(0, 5.6, 8)
        ]
        clod = c.mask(curve(pts), wobble=2)
        c.multiply(clod.blur(7).move(-9, 8), (0.16, 0.05, 150), 0.6)
        stone(
            c,
            clod,
            mix((0.5, 0.05, 80), (0.6, 0.04, 200), float(r.random())),
            thickness=q * 0.7,
            seed=f"clod{px}",
            detail=0.45,
        )


def _ellipse(edge: tuple[float, float, float, float], shrink: float = 0.0) -> object:
    dx, dy, rx, ry = edge
    p = place([(dx, dy)], _C[0], _C[1], 1.0, _LEAN)[0]
    return oval(p[0], p[1], rx - shrink, ry - shrink, _LEAN)


def _gold(t: Array) -> Array:
    """Polished gold by what it mirrors: earth, grass, sky, sun."""
    table = ramp(
        [(0.26, 0.08, 60), (0.42, 0.11, 70), (0.62, 0.14, 78), (0.8, 0.15, 85), (0.92, 0.1, 93), (0.99, 0.03, 98)]
    )
    return pick(table, np.clip(t, 0, 1))


def _ring(c: Canvas) -> None:
    steps = [tuple(a + (b - a) * k / 8 for a, b in zip(_FRONT, _BACK, strict=True)) for k in range(9)]
    hull = c.mask(*(_ellipse(s) for s in steps))  # type: ignore[arg-type]
    outer, inner = c.mask(_ellipse(_FRONT)), c.mask(_ellipse(_FRONT, _WALL))
    through = inner & c.mask(_ellipse(_BACK, _WALL))
    # Where it rests: the soil darkens, and closes over its foot again.
    c.multiply(c.mask(oval(430, 892, 250, 26), soft=16), (0.18, 0.05, 150), 0.75)
    a = math.radians(_LEAN)
    dx, dy = c.x - _C[0], c.y - _C[1]
    px, py = dx * math.cos(a) + dy * math.sin(a), -dx * math.sin(a) + dy * math.cos(a)
    theta = np.arctan2(py / _FRONT[3], px / _FRONT[2]).astype(np.float32)
    wave = c.noise.at("mirror", np.cos(theta) * 3 + 5, np.sin(theta) * 3 + 5, 0.7, 3) - 0.5
    side = hull - outer
    t = (
        0.42
        + 0.3 * np.cos(theta + 0.5)
        + 0.2 * np.sin(theta * 9 + wave * 5) * smoothstep(0.8, -0.6, np.sin(theta))
        + wave * 0.16
    )
    c.fill(side, _gold(np.asarray(t, np.float32)), detail=0.8)
    wall = inner - through
    depth = np.hypot((px - _BACK[0]) / (_BACK[2] - _WALL), (py - _BACK[1]) / (_BACK[3] - _WALL))
    t = 0.5 - 0.34 * np.sin(theta - 0.3) + 0.16 * np.sin(depth * 46 + wave * 7) + wave * 0.16
    c.fill(wall, _gold(np.asarray(t, np.float32)), detail=0.8)
    c.glaze(wall * smoothstep(1.0, 1.14, depth), (0.5, 0.12, 120), 0.4)
    annulus = outer - inner
    q = np.hypot(px / (_FRONT[2] - _WALL / 2), py / (_FRONT[3] - _WALL / 2))
    across = (q - 1) / (_WALL / 2 / _FRONT[2])
    t = (
        0.58
        + 0.3 * np.cos(theta + 1.05)
        - 0.26 * across * np.cos(theta + 1.0)
        + 0.16 * np.cos(across * 2.6)
        + wave * 0.12
    )
    t = t + 0.2 * np.sin(theta * 3.0 + 0.6 + wave * 2) * np.sin(theta * 7 + wave * 3) - 0.04
    c.fill(annulus, _gold(np.asarray(t, np.float32)), detail=0.85)
    c.screen(
        annulus * smoothstep(0.22, 0.0, np.abs(across + 0.25)) * smoothstep(-0.3, 0.9, np.cos(theta + 1.0)),
        (0.99, 0.05, 98),
        0.9,
    )
    c.multiply(inner.edge(0, -3, 1.0) & wall, (0.35, 0.09, 70), 0.4)
    whole = hull - through
    c.multiply(whole & c.full(smoothstep(640, 900, c.y)), (0.36, 0.1, 110), 0.6)
    c.screen(hull.edge(3, -2.4, 1.0) & whole, (0.99, 0.06, 98), 0.7)
    _bank(c)


def _bank(c: Canvas) -> None:
    """Moss before the ring's foot: it has sunk in by its own weight."""
    r = c.rng("bank")
    n = 1100
    x = np.concatenate([r.normal(440, 130, 420), r.uniform(-10, 230, 380), r.uniform(640, 810, 300)])
    y = 896 + r.normal(0, 9, n) + np.where(np.abs(x - 440) > 210, 34 + r.normal(0, 10, n), -10 * ((x - 440) / 200) ** 2)
    order = np.argsort(y)
    x, y = x[order], y[order]
    size = r.uniform(16, 42, n) * np.where(np.abs(x - 440) > 210, 1.5, 1.0)
    tone = np.stack([np.asarray(mix((0.26, 0.07, 140), (0.68, 0.14, 112), float(q))) for q in r.random(n)])
    strew(
        c,
        "blade",
        x,
        y - size * 0.25,
        size,
        -1.57 + r.normal(0, 0.5, n),
        jittered(tone, r, 0.08),
        seed="bank",
        detail=0.5,
    )


def _clover(c: Canvas) -> None:
    """Clover like trees: three hearts on a stalk, pale chevrons; one white flower head above."""

    def leaf(x: float, y: float, s: float, turn: float, tone: Colour) -> None:
        for k in range(3):
            a = turn + k * 120
            heart = [
                (0.0, 0.0, CORNER),
                (-0.42, -0.42),
                (-0.46, -0.86),
                (-0.2, -1.02),
                (0.0, -0.88, CORNER),
                (0.2, -1.02),
                (0.46, -0.86),
                (0.42, -0.42),
            ]
            # Seen a little from below: the leaf is squeezed.
            m = c.mask(curve([(p[0], y + (p[1] - y) * 0.62, *p[2:]) for p in place(heart, x, y, s, a)]))
            c.multiply(m.blur(4).move(-5, 7), (0.2, 0.06, 150), 0.35)
            relief = c.form(m, tone, thickness=s * 0.14, rim=0.7, mottle=0.08, grain=12, detail=0.6)
            mark = place([(-0.36, -0.44), (0.0, -0.72), (0.36, -0.44)], x, y, s, a)
            line = [(p[0], y + (p[1] - y) * 0.62) for p in mark]

            def chevron(pen: Pen, line: list[tuple[float, float]] = line) -> None:
                pen.stroke(line, (0.88, 0.09, 125), s * 0.07, 0.7)

            c.draw(chevron, clip=relief.mask, soft=1.5, detail=0.55)

    for x, y, top, s, turn in (
        (96.0, 930.0, 610.0, 74.0, 12.0),
        (22.0, 960.0, 740.0, 62.0, 50.0),
        (742.0, 930.0, 690.0, 66.0, -14.0),
    ):
        c.form(
            c.mask(limb([(x + 16, y, 6), (x - 6, (y + top) / 2, 5), (x, top, 4)], 20)),
            (0.56, 0.13, 125),
            rim=0.6,
            detail=0.5,
        )
        leaf(x, top, s, turn, mix((0.5, 0.13, 140), (0.64, 0.14, 122), (x / 800)))
    x, y = 716.0, 250.0
    c.form(c.mask(limb([(748, 940, 8), (726, 600, 7), (x + 2, y + 30, 6)], 30)), (0.58, 0.13, 125), rim=0.6, detail=0.5)
    c.form(c.mask(circle(x, y, 56), wobble=6), (0.86, 0.06, 40), mottle=0.2, grain=8, detail=0.6)
    r = c.rng("flower")
    for k in range(150):
        a = float(r.uniform(-0.2, math.pi + 0.2)) if k < 50 else float(r.uniform(0, 6.28))
        q = 54.0 * (1.0 if k < 50 else math.sqrt(max(0.0, 1 - (k - 50) / 100)))
        bx, by = x + math.cos(a) * q, y - math.sin(a) * q * 0.92
        out = math.atan2(by - y - 16, bx - x)
        petal = limb(
            [
                (bx, by, 5),
                (bx + math.cos(out) * 12, by + math.sin(out) * 12, 6.4),
                (bx + math.cos(out) * 24, by + math.sin(out) * 24, 1.5),
            ],
            10,
        )
        tone = mix((0.96, 0.03, 100), (0.84, 0.1, 350), 0.5 * float(r.random()) + (0.3 if by > y + 10 else 0.0))
        c.form(c.mask(petal), tone, thickness=5, rim=0.5, detail=0.6)


def _thread(c: Canvas, start: tuple[float, float], end: tuple[float, float], sag: float) -> None:
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)

    def work(pen: Pen) -> None:
        pen.stroke([start, middle, end], (0.36, 0.07, 100), 5.5)
        pen.stroke([(p[0] + 1, p[1] - 1.4) for p in (start, middle, end)], (0.84, 0.12, 105), 2.4)

    c.draw(work, relief=2, detail=0.8)


def _shade(c: Canvas, x: float, y: float, size: float) -> None:
    c.multiply(c.mask(oval(x - size * 0.06, y + 2, size * 0.5, size * 0.05), soft=size * 0.03), (0.16, 0.05, 150), 0.7)


def _team(c: Canvas) -> None:
    """Pushers left, haulers right with roots for ropes, two on top who know better, and one in white."""
    for x, y, s, step in ((512.0, 838.0, 60.0, 1.0),):
        _shade(c, x, y, s)
        ant(c, x, y, s, step=step, colour=_RED, seed="groom")
    _bride(c, 448.0, 846.0, 62.0)
    ant(c, 318, 240, 78, turn=-22, left=False, step=2, colour=(0.3, 0.08, 28), seed="top")
    ant(c, 462, 232, 88, turn=7, left=True, step=4, pitch=14, colour=_RED, seed="boss")
    ant(c, 106, 520, 100, turn=-94, step=3, colour=(0.32, 0.09, 30), seed="climber")
    for x, y, s, turn, pitch, step in ((118.0, 886.0, 150.0, -6.0, 26.0, 0.0), (206.0, 938.0, 158.0, -4.0, 30.0, 2.0)):
        _shade(c, x, y, s)
        ant(c, x, y, s, turn=turn, pitch=pitch, reach=1.0, step=step, colour=_RED, seed=f"push{x}")
    tops = ((664.0, 312.0), (690.0, 392.0))
    haulers = ((748.0, 884.0, 124.0, 1.0, 0), (650.0, 946.0, 138.0, 3.0, 1), (560.0, 968.0, 120.0, 5.0, 1))
    for x, y, s, step, line in haulers:
        _shade(c, x, y, s)
        # They pull backwards: facing the ring, jaws shut on the thread.
        jaws = ant(
            c,
            x,
            y,
            s,
            left=True,
            pitch=18,
            turn=10,
            step=step,
            colour=mix(_RED, (0.26, 0.07, 25), 0.3 * line),
            seed=f"haul{x}",
        )
        if x != 560.0:
            _thread(c, tops[line], jaws, 14)
        else:
            _thread(c, (606, 832), jaws, 8)


def _bride(c: Canvas, x: float, y: float, s: float) -> None:
    _shade(c, x, y, s)
    ant(c, x, y, s, step=3, pitch=10, colour=(0.36, 0.09, 30), seed="bride")
    veil = c.mask(
        curve(
            [
                (x + 0.4 * s, y - 0.4 * s, CORNER),
                (x + 0.24 * s, y - 0.56 * s),
                (x - 0.02 * s, y - 0.5 * s),
                (x - 0.36 * s, y - 0.3 * s),
                (x - 0.68 * s, y + 0.02 * s, CORNER),
                (x - 0.3 * s, y - 0.02 * s),
                (x - 0.06 * s, y - 0.16 * s),
                (x + 0.14 * s, y - 0.3 * s),
            ]
        )
    )
    veins = np.sin((c.x * 0.4 + c.y) / 2.6) * 0.4
    c.form(veil, (0.97, 0.03, 20), thickness=6, bump=veins.astype(np.float32), rim=0.7, alpha=0.93, detail=0.9)


def _foreground(c: Canvas) -> None:
    """Close to the eye, nearly black: blades, and a big ant on its way to help."""
    c.multiply(c.full(smoothstep(1020, 1200, c.y)), (0.24, 0.06, 155), 0.6)
    _shade(c, 236, 1148, 270)
    ant(c, 250, 1146, 250, step=4, pitch=8, colour=(0.24, 0.07, 28), bias=-0.1, seed="big")
    r = c.rng("near")
    for x, top, bend, w in (
        (-10.0, 760.0, 130.0, 30.0),
        (44.0, 980.0, -60.0, 22.0),
        (818.0, 690.0, -90.0, 34.0),
        (730.0, 1000.0, 70.0, 22.0),
        (520.0, 1090.0, -50.0, 15.0),
        (640.0, 1060.0, 60.0, 17.0),
        (400.0, 1120.0, 40.0, 12.0),
    ):
        h = 1230 - top
        m = c.mask(
            limb(
                [
                    (x, 1230, w),
                    (x + bend * 0.2, 1230 - h * 0.4, w * 0.9),
                    (x + bend * 0.55, 1230 - h * 0.75, w * 0.6),
                    (x + bend, top, 1),
                ],
                40,
            ),
            soft=2.2,
        )
        c.form(m, mix((0.22, 0.06, 155), (0.3, 0.08, 140), float(r.random())), thickness=w * 0.5, rim=0.9, detail=0.4)


def _shine(c: Canvas) -> None:
    """Dew, and the sun's stroke on gold."""
    for x, y, q in (
        (130.0, 300.0, 11.0),
        (70.0, 690.0, 9.0),
        (726.0, 470.0, 12.0),
        (770.0, 740.0, 10.0),
        (30.0, 520.0, 7.0),
        (118.0, 596.0, 9.0),
    ):
        m = c.mask(oval(x, y, q, q * 1.1))
        c.glaze(m, (0.86, 0.08, 130), 0.6)
        c.multiply(m.edge(-2, -3, 1.2), (0.34, 0.09, 150), 0.5)
        c.screen(m.edge(1, 4, 1.6), (0.99, 0.05, 100), 0.7)

        def spark(pen: Pen, x: float = x, y: float = y, q: float = q) -> None:
            pen.dot(x + q * 0.3, y - q * 0.4, q * 0.22, (0.99, 0.01, 95))

        c.draw(spark, detail=0.9, emission=0.4)
    x, y = 560.0, 292.0
    c.glow(x, y, 52, (0.99, 0.06, 98), 0.8)
    c.draw(
        lambda pen: pen.fill(star(x, y, 46, 4, 0.07, -80), (0.99, 0.02, 98), 0.9), soft=0.7, emission=0.6, detail=0.9
    )
    c.rays(640, -80, (98, 106, 115, 125, 134), 1000, 90, (0.97, 0.09, 100), 0.26)
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(60):
            pen.dot(
                r.uniform(120, 700), r.uniform(160, 860), r.uniform(0.8, 2.4), (0.99, 0.06, 100), r.uniform(0.3, 0.9)
            )

    c.draw(motes, emission=0.4, detail=0.8)
