"""A snowman walks off into the desert noon with a suitcase; where it has melted, flowers have come up."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur, grass, knit, wood
from moonhare.painting.motifs.plants import flowers
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Perishable",
    hero="snowman as tall as the dunes, seen from behind, walking off with a suitcase; flowers grow where it thawed",
    idea="impossible journey",
    place="desert, dune valley",
    palette="desert ochre",
    composition="frontal symmetry",
    time="noon",
    symbols=("snowman", "suitcase", "flower"),
    hidden="a small bird riding along on the twig of an arm",
    readings=("generosity", "stubbornness", "inheritance"),
)
FINISH = {"vignette": 0.4, "bloom": 0.55, "saturation": 1.08, "focus": Focus(400, 640, 300, 480, 0.42)}

_SUN = (400.0, 452.0)
_SNOW = [(0.45, 0.095, 275), (0.58, 0.09, 262), (0.74, 0.06, 248), (0.9, 0.03, 220), (0.985, 0.03, 90)]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.3, -0.86, 0.34),
        key=(0.97, 0.06, 88),
        shade=(0.42, 0.09, 300),
        rim=(0, -1, 0),
        rim_colour=(0.98, 0.08, 88),
        bounce=(0.84, 0.11, 62),
        bounce_share=0.42,
    )
    c.wash(
        [
            (0, (0.36, 0.09, 245)),
            (0.16, (0.5, 0.095, 236)),
            (0.36, (0.7, 0.085, 220)),
            (0.52, (0.86, 0.055, 150)),
            (0.63, (0.93, 0.075, 84)),
            (1, (0.9, 0.08, 80)),
        ],
        warp=10,
    )
    streaks(c, 60, 340, (0.92, 0.03, 205), share=0.3, seed="high", cover=0.42)
    x, y = _SUN
    c.glow(x, y, 300, (0.96, 0.08, 95), 0.75)
    disc = c.mask(circle(x, y, 148), soft=2.5)
    c.fill(disc, (0.985, 0.05, 95), alpha=0.92, detail=0.7)
    c.emit(disc, 0.55)
    _dunes(c)
    repaint(c, 0.55, seed="land", loose=0.9)
    c.fog(720, 880, (0.95, 0.09, 76), 0.4)
    _trail(c)
    _snowman(c)
    _suitcase(c)
    _near(c)


def _dune(c: Canvas, crest: list[tuple[float, ...]], light: Colour, dark: Colour, depth: float, face: float) -> None:
    """A dune with a lit back, paler at its crest; `face` 1 leans right, -1 left."""
    m = c.mask(curve([*crest, (840, 1300, CORNER), (-40, 1300, CORNER)], pull=0.42), soft=1.0)
    top = min(p[1] for p in crest)
    bend = (c.field(f"dune{top:.0f}", 240, 3, (2.4, 0.7)) - 0.5) * 0.3
    t = np.clip((c.y - top) / depth + bend + 0.0006 * face * (c.x - 400), 0, 1)
    c.fill(m, pick(ramp([light, dark]), t), detail=0.1)
    wave = np.sin((c.y * 0.34 + 0.1 * face * c.x + (c.field("wind", 130, 3, (2, 1)) - 0.5) * 40) * 0.7)
    c.multiply(m * np.asarray(np.clip(wave, 0, 1) * 0.6, np.float32), (0.6, 0.12, 50), 0.14)
    c.screen(m.edge(0, -3.4, 1.6), (0.97, 0.07, 88), 0.6)


def _lee(c: Canvas, outline: list[tuple[float, ...]]) -> None:
    m = c.mask(curve(outline, pull=0.42), soft=1.4)
    t = np.clip((c.y - 700) / 260, 0, 1)
    c.fill(m, pick(ramp([(0.68, 0.13, 48), (0.55, 0.12, 22), (0.64, 0.13, 42)]), t), detail=0.1)


def _dunes(c: Canvas) -> None:
    _dune(
        c,
        [(-40, 742, CORNER), (120, 706), (300, 748), (470, 744), (640, 694), (840, 730, CORNER)],
        (0.91, 0.08, 80),
        (0.84, 0.1, 70),
        140,
        0,
    )
    c.fog(680, 800, (0.95, 0.07, 84), 0.7)
    _dune(
        c,
        [(-40, 800, CORNER), (200, 830), (420, 812), (600, 744), (742, 640, CORNER), (840, 716, CORNER)],
        (0.9, 0.11, 78),
        (0.72, 0.13, 58),
        330,
        1,
    )
    _lee(
        c,
        [
            (742, 640, CORNER),
            (716, 740),
            (736, 800),
            (690, 880),
            (560, 900, CORNER),
            (520, 830),
            (600, 746),
            (680, 702),
        ],
    )
    _dune(
        c,
        [(-40, 826, CORNER), (90, 820), (220, 852), (340, 884), (520, 900), (840, 890, CORNER)],
        (0.9, 0.11, 77),
        (0.66, 0.135, 54),
        360,
        -1,
    )
    _dune(
        c,
        [(-40, 916, CORNER), (180, 892), (400, 886), (620, 896), (840, 926, CORNER)],
        (0.89, 0.11, 75),
        (0.5, 0.12, 40),
        340,
        0,
    )


def _trail(c: Canvas) -> None:
    """Wet sand, then grass, then flowers: nearer to us it has had more time."""
    spine = [(402, 950, 120), (396, 1040, 150), (404, 1130, 210), (396, 1240, 300)]
    path = c.mask(limb(spine), soft=20, wobble=16, cell=40)
    c.multiply(path, (0.48, 0.09, 48), 0.7)
    c.multiply(c.mask(oval(404, 992, 190, 44), soft=20), (0.42, 0.11, 295), 0.85)
    lawn = c.mask(limb([(402, 1040, 60), (396, 1070, 132), (404, 1140, 215), (396, 1250, 320)]), wobble=30, cell=46)
    c.glaze(lawn.blur(14), (0.4, 0.09, 140), 0.6)
    tones = ((0.3, 0.08, 150), (0.46, 0.11, 140), (0.62, 0.13, 125), (0.76, 0.14, 112))
    fringe = c.mask(limb([(402, 1020, 130), (396, 1070, 190), (404, 1140, 270), (396, 1250, 370)]), wobble=40, cell=60)
    grass(c, fringe, tones[:3], seed="fringe", height=(6, 34), spacing=13, spread=0.4, detail=0.6)
    grass(c, lawn, tones, seed="lawn", height=(8, 44), spacing=4.6, spread=0.32, detail=0.6)
    c.multiply(c.mask(oval(404, 1004, 170, 34), soft=16), (0.38, 0.1, 285), 0.6)


def _near(c: Canvas) -> None:
    r = c.rng("bloom")
    n = 280
    v = r.random(n) ** 0.75
    y = 1022 + v * 170
    half = 92 + 230 * v**1.2
    x = 400 + r.normal(0, 0.5, n) * half
    order = np.argsort(y)
    size = (5 + 17 * v**1.4) * r.uniform(0.75, 1.25, n)
    tones = ((0.62, 0.2, 25), (0.74, 0.17, 45), (0.88, 0.14, 88), (0.95, 0.03, 95), (0.66, 0.12, 300))
    flowers(c, x[order], y[order], size[order], tones, seed="bloom", detail=0.8)
    big = np.array(
        [[150, 1172], [214, 1196], [262, 1160], [330, 1186], [540, 1178], [598, 1150], [650, 1192], [446, 1200]]
    )
    sizes = np.array([34.0, 40.0, 28.0, 38.0, 42.0, 27.0, 36.0, 44.0])
    flowers(c, big[:, 0], big[:, 1], sizes, tones, seed="near", detail=0.8)

    def motes(pen: Pen) -> None:
        for _ in range(46):
            pen.dot(
                400 + r.normal(0, 210), r.uniform(820, 1150), r.uniform(1, 2.6), (0.98, 0.07, 92), r.uniform(0.3, 0.85)
            )

    c.draw(motes, detail=0.9, emission=0.5)


def _twig(c: Canvas, points: list[tuple[float, ...]], fingers: tuple[tuple[float, float], ...]) -> None:
    parts = [limb(points)]
    ex, ey = points[-1][0], points[-1][1]
    for angle, length in fingers:
        a = math.radians(angle)
        mid = (ex + 0.5 * length * math.cos(a) + 3, ey + 0.5 * length * math.sin(a), 3.4)
        parts.append(limb([(ex, ey, 5), mid, (ex + length * math.cos(a), ey + length * math.sin(a), 1.4)]))
    m = c.mask(*parts, wobble=2.2, cell=9)
    c.form(m, (0.36, 0.07, 45), thickness=9, mottle=0.16, grain=6, rim=1.0, detail=0.8)


def _snowman(c: Canvas) -> None:
    _twig(c, [(300, 640, 9), (246, 612, 8), (196, 560, 6.5), (170, 512, 5)], ((-128, 46), (-84, 56), (-40, 38)))
    _bird(c, 128, 470)
    body = Clay(c, (180, 330, 640, 1040), melt=10)
    body.ball(400, 868, 176, 142, thick=150, turn=-3)
    body.ball(414, 976, 196, 40, thick=80, melt=120)
    body.ball(350, 992, 120, 28, z=12, thick=60, melt=80)
    body.ball(404, 672, 128, 116, z=16, thick=118)
    body.ball(398, 494, 92, 90, z=24, thick=88, turn=6)
    # A body that has been in the sun: runnels, a shoulder sunk in, its foot spread.
    for i, (x, y0, y1, w) in enumerate(
        (
            (330, 740, 850, 9),
            (462, 730, 900, 11),
            (384, 770, 830, 7),
            (296, 840, 950, 10),
            (512, 850, 970, 9),
            (420, 900, 985, 12),
        )
    ):
        body.press([(x, y0, w), (x + 8 * (-1) ** i, (y0 + y1) / 2, w * 0.8), (x + 2, y1, w * 0.6)], deep=7)
    relief = body.relief(2.4)
    at = relief.mask.where
    bump = (c.field("lumps", 84, 2)[at] - 0.5) * 13 + (c.field("grit", 7, 3)[at] - 0.5) * 2.4
    c.form(
        relief,
        ramp(_SNOW),
        bump=np.asarray(bump, np.float32),
        mottle=0.035,
        rim=0.9,
        shadow=50,
        bias=0.05,
        gloss=0.08,
        detail=0.75,
    )
    fur(c, relief, body.angle, seed="crust", length=(3, 6), spacing=5.5, light=0.05, detail=0.75)
    m = body.mask()
    tufts = c.mask(oval(404, 1020, 150, 9), wobble=12, cell=24)
    grass(c, tufts, ((0.3, 0.08, 150), (0.5, 0.12, 135)), seed="tufts", height=(10, 34), spacing=6, detail=0.7)
    # Sun through thin snow: the head's edge glows, cold blue within.
    c.screen(m.edge(0, -9, 7) & c.full(smoothstep(640, 480, c.y)), (0.98, 0.08, 85), 0.4)
    for f in (-1, 1):
        c.screen(m.edge(f * 6, -2, 4) & c.full(smoothstep(1000, 620, c.y)), (0.97, 0.09, 80), 0.55)
    c.screen(m.edge(0, 12, 14), (0.86, 0.12, 62), 0.35)
    low = np.asarray(smoothstep(700, 1010, c.y) * 0.5, np.float32)
    c.multiply(m * low, (0.62, 0.1, 272), 0.8)
    for sx, sy in ((508.0, 650.0), (300.0, 640.0)):
        c.multiply(c.mask(oval(sx, sy + 6, 17, 13), soft=5) & m, (0.4, 0.1, 280), 0.8)
    for y, rx in ((782.0, 108.0), (584.0, 84.0)):
        c.multiply(c.mask(oval(402, y, rx, 9), soft=8) & m, (0.5, 0.1, 272), 0.6)
    c.glaze(m & c.full(smoothstep(978, 1018, c.y)), (0.5, 0.09, 48), 0.6)
    _wet(c, m)
    nose = c.mask(limb([(472, 492, 17), (500, 492, 14), (536, 497, 8), (570, 504, 1.5)], 30), wobble=1.5)
    c.shadow(nose, -2, 9, 6, 0.45, (0.45, 0.1, 275))
    c.form(nose, (0.7, 0.18, 52), thickness=15, mottle=0.1, grain=7, rim=1.0, detail=0.85)
    _scarf(c)
    _twig(c, [(508, 650, 9), (566, 676, 8), (618, 722, 7), (640, 782, 5.5)], ((64, 26), (104, 24)))


def _wet(c: Canvas, body: Mask) -> None:
    r = c.rng("wet")

    def run(pen: Pen) -> None:
        for _ in range(26):
            x, y = 400 + r.normal(0, 96), r.uniform(890, 990)
            pen.stroke([(x, y), (x + r.normal(0, 8), y - r.uniform(2, 9))], (0.42, 0.08, 60), 1.6, 0.6)

    c.draw(run, detail=0.8, clip=body)


def _scarf(c: Canvas) -> None:
    red: Colour = (0.56, 0.19, 27)
    tail = c.mask(
        curve(
            [
                (352, 566, CORNER),
                (318, 596),
                (270, 626),
                (214, 640),
                (160, 676, CORNER),
                (172, 706),
                (186, 726, CORNER),
                (240, 690),
                (300, 680),
                (350, 644),
                (384, 596, CORNER),
            ]
        )
    )
    c.shadow(tail, 4, 14, 9, 0.4, (0.5, 0.1, 275))
    knit(c, tail, red, stitch=9, angle=156, thickness=16, detail=0.8)
    band = c.mask(limb([(322, 556, 22), (360, 576, 27), (402, 582, 28), (446, 574, 27), (482, 552, 21)], 40))
    c.shadow(band, 2, 12, 8, 0.45, (0.5, 0.1, 275))
    knit(c, band, red, stitch=9, angle=4, thickness=24, detail=0.8)
    both = tail | band
    c.screen(both.edge(0, -4, 2), (0.96, 0.1, 75), 0.6)
    knot = c.mask(oval(360, 582, 27, 25, 20))
    c.shadow(knot, 0, 8, 6, 0.4)
    knit(c, knot, red, stitch=9, angle=60, thickness=20, detail=0.8)

    def fringe(pen: Pen) -> None:
        for k in range(8):
            x, y = 160 + k * 3.4, 678 + k * 6.8
            pen.stroke([(x, y), (x - 12, y + 3), (x - 24, y + 10 + (k % 3) * 3)], red, 3.4)

    c.draw(fringe, relief=2, detail=0.8)


def _bird(c: Canvas, x: float, y: float) -> None:
    """It looks ahead too; it sits on the longest finger of the twig."""
    clay = Clay(c, (x - 50, y - 50, x + 60, y + 50), melt=5)
    clay.ball(x, y, 21, 14, turn=-24)
    clay.ball(x + 16, y - 14, 10.5, 10)
    clay.limb([(x - 14, y + 6, 7), (x - 38, y + 20, 3)], n=10)
    relief = clay.relief(0.6)
    c.form(relief, (0.5, 0.1, 60), rim=1.0, detail=0.85)
    breast = c.mask(oval(x + 8, y + 3, 11, 9, -20), soft=2) & clay.mask()
    c.form(relief.within(breast), (0.84, 0.14, 82), rim=0.8, detail=0.85)

    def marks(pen: Pen) -> None:
        pen.fill(polygon([(x + 25, y - 17), (x + 36, y - 14), (x + 25, y - 11)]), (0.3, 0.05, 50))
        pen.dot(x + 19, y - 16, 1.9, (0.12, 0.03, 40))
        pen.stroke([(x - 4, y + 12), (x - 2, y + 20)], (0.3, 0.05, 40), 1.8)
        pen.stroke([(x + 4, y + 12), (x + 6, y + 20)], (0.3, 0.05, 40), 1.8)

    c.draw(marks, detail=0.95)


def _suitcase(c: Canvas) -> None:
    x, y = 646.0, 800.0
    case = c.mask(box(x - 52, y, 104, 84, 10, 4))
    c.shadow(case, 10, 20, 12, 0.3)
    c.draw(
        lambda pen: pen.stroke(
            [(x - 18, y + 4), (x - 14, y - 16), (x + 14, y - 15), (x + 18, y + 6)], (0.3, 0.06, 40), 7
        ),
        relief=3,
        detail=0.8,
    )
    wood(c, case, (0.46, 0.1, 45), angle=4, grain=14, thickness=16, seed="case", detail=0.8)
    for dx in (-26.0, 26.0):
        strap = c.mask(box(x + dx - 6, y, 12, 84, 2, 4))
        c.form(strap, (0.66, 0.11, 68), thickness=4, rim=0.6, detail=0.8)
    c.screen(case.edge(0, -4, 2), (0.97, 0.09, 82), 0.7)
    c.screen(case.edge(4, 0, 2), (0.97, 0.09, 82), 0.4)
