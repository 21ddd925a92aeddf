"""Five small penguins draw an iceberg on a sledge through the dunes; the high sun lights it from behind."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import wood
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Perishable",
    hero="iceberg as tall as the dunes on a sledge drawn straight at us by five small penguins",
    idea="impossible journey",
    place="desert, dune valley",
    palette="desert ochre",
    composition="frontal symmetry",
    time="noon",
    symbols=("penguin", "ice", "sledge"),
    hidden="a golden fish frozen in the heart of the ice",
    readings=("stubbornness", "refugees", "delivery"),
)
FINISH = {"vignette": 0.36, "bloom": 0.5, "saturation": 1.1, "focus": Focus(400, 640, 300, 520, 0.4)}

_P: dict[str, tuple[float, float]] = {
    "a": (436, 132),
    "l1": (358, 262),
    "n": (322, 436),
    "p": (262, 366),
    "l2": (226, 506),
    "l3": (196, 640),
    "l4": (180, 764),
    "l5": (196, 876),
    "r1": (498, 246),
    "r2": (532, 388),
    "rn": (574, 452),
    "r3": (606, 566),
    "r4": (628, 724),
    "r5": (606, 876),
    "c1": (440, 326),
    "c2": (386, 496),
    "c3": (474, 612),
    "c4": (326, 664),
    "c5": (420, 876),
    "c6": (266, 566),
}
_OUTLINE = "a r1 r2 rn r3 r4 r5 c5 l5 l4 l3 l2 p n l1"
_FACETS: tuple[tuple[str, float], ...] = (
    ("a l1 c1", 0.92),
    ("a c1 r1", 0.6),
    ("l1 n c2 c1", 0.78),
    ("r1 c1 r2", 0.42),
    ("c1 c2 c3", 0.64),
    ("c1 c3 rn r2", 0.34),
    ("c3 r3 rn", 0.48),
    ("p n c6", 0.56),
    ("p c6 l2", 0.92),
    ("n c2 c4 c6", 0.7),
    ("l2 c6 l3", 0.8),
    ("c6 c4 l3", 0.6),
    ("l3 c4 l4", 0.76),
    ("l4 c4 c5 l5", 0.5),
    ("c2 c3 c4", 0.54),
    ("c3 c5 c4", 0.4),
    ("c3 r4 r3", 0.44),
    ("c3 c5 r5 r4", 0.24),
)
_ICE = [(0.4, 0.105, 238), (0.56, 0.105, 226), (0.72, 0.09, 212), (0.87, 0.06, 204), (0.97, 0.03, 196)]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.45, -0.75, 0.4),
        key=(0.96, 0.07, 88),
        shade=(0.42, 0.09, 315),
        rim=(0, -1, 0),
        rim_colour=(0.97, 0.07, 90),
    )
    c.wash(
        [
            (0, (0.34, 0.085, 245)),
            (0.2, (0.48, 0.095, 236)),
            (0.4, (0.68, 0.085, 222)),
            (0.54, (0.85, 0.055, 150)),
            (0.64, (0.93, 0.07, 85)),
            (1, (0.9, 0.08, 80)),
        ],
        warp=10,
    )
    streaks(c, 90, 420, (0.9, 0.03, 215), share=0.3, seed="high", cover=0.4)
    c.glow(405, 330, 330, (0.95, 0.07, 100), 0.5)
    c.rays(405, 300, [196, 214, 232, 252, 290, 308, 326, 344], 640, 120, (0.96, 0.06, 95), 0.16, soft=22)
    _dunes(c)
    repaint(c, 0.5, seed="land", loose=0.9)
    c.fog(740, 900, (0.9, 0.1, 70), 0.35)
    c.glow(400, 640, 320, (0.96, 0.1, 84), 0.55)
    _cold(c)
    _sledge(c)
    _berg(c)
    _team(c)


def _dune(c: Canvas, crest: list[tuple[float, ...]], light: Colour, dark: Colour, depth: float, face: float) -> None:
    """A dune with a lit back and, below a curved line, a lee in shadow; `face` 1 leans right, -1 left."""
    m = c.mask(curve([*crest, (840, 1300, CORNER), (-40, 1300, CORNER)], pull=0.42), soft=0.8)
    top = min(p[1] for p in crest)
    bend = (c.field(f"dune{top:.0f}", 240, 3, (2.4, 0.7)) - 0.5) * 0.3
    t = np.clip((c.y - top) / depth + bend + 0.0006 * face * (c.x - 400), 0, 1)
    c.fill(m, pick(ramp([light, dark]), t), detail=0.1)
    wave = np.sin((c.y * 0.34 + 0.1 * face * c.x + (c.field("wind", 130, 3, (2, 1)) - 0.5) * 40) * 0.7)
    c.multiply(m * np.asarray(np.clip(wave, 0, 1) * 0.6, np.float32), (0.6, 0.12, 50), 0.16)
    c.screen(m.edge(0, -3.4, 1.4), (0.97, 0.07, 88), 0.6)


def _dunes(c: Canvas) -> None:
    far = [(-40, 700, CORNER), (140, 660), (330, 716), (480, 720), (660, 646), (840, 690, CORNER)]
    _dune(c, far, (0.9, 0.085, 80), (0.82, 0.1, 70), 150, 0)
    c.fog(660, 800, (0.94, 0.07, 84), 0.7)
    left = [(-40, 604, CORNER), (64, 540, CORNER), (150, 612), (250, 732), (420, 836), (840, 900, CORNER)]
    _dune(c, left, (0.9, 0.11, 78), (0.7, 0.13, 58), 420, -1)
    ridge: list[tuple[float, ...]] = [(64, 540, CORNER), (92, 622), (84, 706), (136, 790), (128, 900)]
    _lee(c, [*ridge, (360, 900, CORNER), (252, 734), (152, 614)])
    right = [(-40, 910, CORNER), (400, 840), (530, 746), (640, 620), (722, 512, CORNER), (840, 592, CORNER)]
    _dune(c, right, (0.89, 0.115, 77), (0.68, 0.13, 56), 420, 1)
    ridge = [(722, 512, CORNER), (702, 606), (716, 700), (664, 790), (676, 905)]
    _lee(c, [*ridge, (440, 905, CORNER), (530, 748), (642, 622)])
    floor = [(-40, 890, CORNER), (200, 874), (400, 868), (600, 874), (840, 890, CORNER)]
    _dune(c, floor, (0.88, 0.105, 76), (0.56, 0.125, 46), 330, 0)


def _lee(c: Canvas, outline: list[tuple[float, ...]]) -> None:
    """The side of a dune that the sun does not reach, under a sharp winding ridge."""
    m = c.mask(curve(outline, pull=0.42), soft=0.9)
    t = np.clip((c.y - 540) / 380, 0, 1)
    c.fill(m, pick(ramp([(0.66, 0.13, 48), (0.5, 0.115, 18), (0.6, 0.125, 36)]), t), detail=0.1)


def _cold(c: Canvas) -> None:
    """What the ice does to the ground: blue light, a wet track, a long shadow towards us."""
    c.multiply(c.mask(polygon([(196, 884), (610, 884), (700, 1060), (110, 1060)]), soft=22), (0.56, 0.11, 300), 0.55)
    c.glow(400, 930, 210, (0.7, 0.12, 215), 0.7, flat=0.3)


def _berg(c: Canvas) -> None:
    whole = c.mask(polygon([_P[k] for k in _OUTLINE.split()]), wobble=2.2, cell=30)
    c.fill(whole, (0.72, 0.09, 212), detail=0.8)
    ice = ramp(_ICE)
    heart = np.exp(-(((c.x - 410) / 150) ** 2) - (((c.y - 560) / 260) ** 2))
    for names, tone in _FACETS:
        points = [_P[k] for k in names.split()]
        m = c.mask(polygon(points), soft=0.9).grow(0.8) & whole
        if m.empty:
            continue
        at = m.where
        ys = [p[1] for p in points]
        fall = (c.y[at] - min(ys)) / (max(ys) - min(ys))
        veins = np.abs(c.noise.at(f"vein{names}", c.x[at] / 60, c.y[at] / 150, 1.0, 3) - 0.5)
        t = tone + 0.16 - 0.3 * fall + 0.2 * heart[at] + 0.1 * np.exp(-veins * 30)
        c.fill(m, pick(ice, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)
    c.glaze(whole * np.asarray(smoothstep(700, 890, c.y) * 0.5, np.float32), (0.4, 0.11, 240), 0.8)
    _fish(c, 404, 566)

    def edges(pen: Pen) -> None:
        for names, _ in _FACETS:
            ring = [_P[k] for k in names.split()]
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
                pen.stroke([a, b], (0.98, 0.03, 196), 1.5, 0.32)

    c.draw(edges, clip=whole, detail=0.85, soft=0.5)
    c.screen(whole.edge(-3.4, -2.0, 1.4), (0.98, 0.04, 120), 0.9)
    c.screen(whole.edge(3.0, -2.0, 1.6), (0.97, 0.06, 95), 0.7)
    c.screen(whole * np.asarray(heart * 0.7, np.float32), (0.88, 0.07, 190), 0.5)
    c.glow(436, 140, 46, (0.98, 0.06, 95), 0.9)
    c.glow(262, 370, 24, (0.98, 0.04, 150), 0.6)
    c.glow(594, 556, 16, (0.98, 0.04, 150), 0.5)
    snow_cap = c.mask(
        curve([(436, 128, CORNER), (470, 190), (500, 248), (466, 240), (444, 284), (416, 246), (386, 282), (356, 266)])
    )
    c.fill(snow_cap & whole, (0.98, 0.02, 190), alpha=0.75, detail=0.8)
    r = c.rng("drops")

    def drops(pen: Pen) -> None:
        for _ in range(26):
            x = float(r.uniform(196, 610))
            y = float(r.uniform(880, 916))
            pen.stroke([(x, y), (x, y + float(r.uniform(3, 9)))], (0.95, 0.04, 205), 2, 0.8)
        for _ in range(60):
            x, y = 400 + float(r.normal(0, 150)), 934 + float(r.uniform(-20, 22))
            pen.stroke([(x - 12, y), (x + 12, y)], (0.9, 0.07, 205), 1.4, 0.4)

    c.draw(drops, detail=0.8)


def _fish(c: Canvas, x: float, y: float) -> None:
    c.glow(x, y, 62, (0.9, 0.13, 80), 0.75)
    back = [(x - 44, y + 2, CORNER), (x - 18, y - 17), (x + 14, y - 12), (x + 34, y, CORNER)]
    body = c.mask(
        curve([*back, (x + 12, y + 14), (x - 18, y + 17)]),
        curve([(x + 28, y, CORNER), (x + 58, y - 22, CORNER), (x + 50, y), (x + 58, y + 20, CORNER)]),
        curve([(x - 12, y - 14, CORNER), (x + 4, y - 28), (x + 14, y - 11, CORNER)]),
    )
    c.form(body, (0.72, 0.18, 55), thickness=12, rim=0.8, detail=0.9)
    c.draw(lambda pen: pen.dot(x - 29, y - 3, 3, (0.2, 0.04, 40)), detail=0.9)
    c.glaze(body, (0.85, 0.06, 200), 0.15)


def _sledge(c: Canvas) -> None:
    c.shadow(c.mask(box(176, 900, 448, 26, 6)), 0, 14, 8, 0.6)
    beam = c.mask(box(172, 876, 456, 32, 6), wobble=1.5)
    wood(c, beam, (0.5, 0.1, 50), angle=0, grain=5, thickness=16, seed="beam")
    c.screen(beam.edge(0, -2.4, 0.8), (0.9, 0.08, 205), 0.8)
    for x, f in ((206.0, -1), (594.0, 1)):
        bow = [(x, 934, 9), (x, 968, 11), (x + f * 2, 988, 12), (x + f * 6, 958, 11), (x + f * 8, 846, 9)]
        runner = c.mask(limb([*bow, (x + f * 2, 826, 8)], 40))
        c.shadow(runner, 4, 10, 6, 0.5)
        wood(c, runner, (0.46, 0.1, 46), angle=90, grain=5, thickness=14, seed=f"runner{x:.0f}")


def _penguin(c: Canvas, x: float, y: float, h: float, lean: float) -> None:
    """From the front, leaning into its harness; feet at (x, y)."""
    k = h / 100
    c.multiply(c.mask(oval(x + 4 * k, y + 2 * k, 38 * k, 8 * k), soft=4 * k), (0.4, 0.09, 320), 0.75)

    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(x + p[0] * k + lean * k * (p[1] / -100), y + p[1] * k, *p[2:]) for p in points]

    feet = c.mask(oval(x - 13 * k, y - 2 * k, 13 * k, 5.5 * k), oval(x + 13 * k, y - 2 * k, 13 * k, 5.5 * k))
    c.form(feet, (0.72, 0.16, 58), thickness=4 * k, detail=0.9)
    for f in (-1, 1):
        arm = at((f * 24, -66, CORNER), (f * 42, -50), (f * 46, -24, CORNER), (f * 30, -36), (f * 24, -44))
        wing = c.mask(curve(arm))
        c.form(wing, (0.22, 0.035, 262), thickness=5 * k, rim=0.9, detail=0.9)
    coat = c.mask(
        curve(
            at(
                (0, -104),
                (17, -97),
                (20, -80),
                (27, -62),
                (31, -34),
                (24, -8),
                (0, -1),
                (-24, -8),
                (-31, -34),
                (-27, -62),
                (-20, -80),
                (-17, -97),
            )
        )
    )
    c.form(coat, (0.25, 0.04, 262), thickness=18 * k, rim=1.2, detail=0.9)
    belly = c.mask(curve(at((0, -70), (17, -60), (23, -34), (17, -9), (0, -3), (-17, -9), (-23, -34), (-17, -60))))
    c.form(belly, (0.93, 0.025, 80), thickness=14 * k, rim=0.2, detail=0.9)
    left, right = at((-11, -80), (11, -80))
    cheeks = c.mask(
        oval(left[0], left[1], 5 * k, 8 * k, 16),
        oval(right[0], right[1], 5 * k, 8 * k, -16),
    )
    c.fill(cheeks, (0.84, 0.14, 80), detail=0.9, alpha=0.9)
    beak = c.mask(curve(at((-6, -86, CORNER), (0, -90), (6, -86, CORNER), (0, -72, CORNER))))
    c.form(beak, (0.72, 0.16, 58), thickness=3 * k, detail=0.95)
    eyes = at((-7.5, -90), (7.5, -90))

    def face(pen: Pen) -> None:
        for e in eyes:
            pen.dot(e[0], e[1], 2.3 * k, (0.95, 0.02, 90))
            pen.dot(e[0], e[1], 1.5 * k, (0.1, 0.02, 260))
        strap = at((-27, -62), (0, -47), (27, -62))
        pen.stroke([p[:2] for p in strap], (0.56, 0.19, 28), 5.5 * k)

    c.draw(face, detail=0.95)


def _team(c: Canvas) -> None:
    team = (
        (290.0, 1010.0, 70.0, 4.0),
        (512.0, 1010.0, 70.0, -4.0),
        (320.0, 1066.0, 84.0, 4.0),
        (484.0, 1066.0, 84.0, -4.0),
    )
    lead = (401.0, 1136.0, 104.0, 0.0)

    def ropes(pen: Pen) -> None:
        for x, y, h, _ in (*team, lead):
            side = 300 if x < 380 else 500 if x > 420 else 400
            for f in (-1, 1):
                a = (side + f * 8, 894)
                b = (x + f * 0.27 * h, y - 0.6 * h)
                pen.stroke([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4), b], (0.34, 0.08, 40), 2.2, 0.9)

    c.draw(ropes, detail=0.85)
    for x, y, h, lean in team:
        _penguin(c, x, y, h, lean)
    _penguin(c, *lead)
    c.emit(c.mask(circle(436, 144, 10), soft=4), 0.5)
