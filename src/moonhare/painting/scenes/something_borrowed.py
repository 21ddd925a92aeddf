"""Ants heave a lost gold ring upright in the lawn, like a triumphal arch; a far cottage stands in it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloud_bank, stone
from moonhare.painting.motifs.ants import ant
from moonhare.painting.motifs.plants import crown
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._something_borrowed_parts import clover, cottage, path, ring
from moonhare.painting.shapes import CORNER, curve, limb, oval, star
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
    path(c)
    with c.group() as house:
        cottage(c)
    zoom = 0.74
    c.paste(house, bend=((c.x - 430) / zoom + 430, (c.y - 640) / zoom + 640), haze=0.12)
    c.glow(440, 540, 210, (0.98, 0.08, 98), 0.42)
    _soil(c)
    _stalks(c, far=False)
    gold = ring(c)
    clover(c)
    _team(c, gold)
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


def _thread(c: Canvas, start: tuple[float, float], end: tuple[float, float], sag: float) -> None:
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)

    def work(pen: Pen) -> None:
        pen.stroke([start, middle, end], (0.36, 0.07, 100), 5.5)
        pen.stroke([(p[0] + 1, p[1] - 1.4) for p in (start, middle, end)], (0.84, 0.12, 105), 2.4)

    c.draw(work, relief=2, detail=0.8)


def _shade(c: Canvas, x: float, y: float, size: float) -> None:
    c.multiply(c.mask(oval(x - size * 0.06, y + 2, size * 0.5, size * 0.05), soft=size * 0.03), (0.16, 0.05, 150), 0.7)


def _team(c: Canvas, gold: Mask) -> None:
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
    tops = ((636.0, 316.0), (672.0, 398.0))

    def wraps(pen: Pen) -> None:
        for x, y in tops:
            for k in range(3):
                turn = [(x - 92 + 3 * k, y + 7 * k + 44), (x - 16, y + 7 * k - 4), (x + 70 + 2 * k, y + 7 * k - 34)]
                pen.stroke(turn, (0.4, 0.08, 100), 4.6)
                pen.stroke([(a, b - 1.2) for a, b in turn], (0.84, 0.12, 105), 1.8)

    c.draw(wraps, relief=1.6, detail=0.8, clip=gold.grow(1.5))
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
