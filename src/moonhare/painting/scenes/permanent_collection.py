"""A drop of amber has kept a butterfly and the sunset that it flew in; ants stand before it in the dusk."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.ants import ant
from moonhare.painting.motifs.plants import pine
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, circle, curve, limb, oval, place
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Permanent Collection",
    hero="butterfly caught in a hanging drop of amber together with the last sunset, small ants before it",
    idea="held or caught",
    place="microscopic, pine bark",
    palette="sunset coral",
    composition="frontal symmetry",
    time="dusk",
    symbols=("butterfly", "amber", "ant"),
    hidden="a fine crack starts where the ant on the right reaches up",
    readings=("fame", "forever", "memory"),
)
FINISH = {"vignette": 0.45, "bloom": 0.55, "saturation": 1.06, "focus": Focus(400, 590, 300, 420, 0.4)}

_SUN = (400.0, 676.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.0, -0.5, 0.6),
        key=p.key,
        shade=p.shade,
        rim=(0, 0.6, 0),
        rim_colour=(0.9, 0.13, 62),
        bounce=(0.8, 0.14, 60),
        bounce_share=0.25,
    )
    c.wash(
        [
            (0, (0.2, 0.07, 300)),
            (0.3, (0.27, 0.085, 308)),
            (0.55, (0.37, 0.1, 335)),
            (0.74, (0.54, 0.125, 8)),
            (0.82, (0.5, 0.11, 355)),
            (1, (0.28, 0.08, 320)),
        ],
        warp=18,
    )
    _far(c)
    repaint(c, 0.5, seed="dusk")
    c.glow(400, 640, 330, (0.84, 0.15, 48), 0.8)
    drop = c.mask(_outline())
    _evening(c, drop)
    repaint(c, 0.3, seed="evening", loose=0.5)
    _butterfly(c)
    _shine(c, drop)
    _twig(c)
    _ledge(c)
    _ants(c)
    _crack(c)


def _outline() -> Path:
    right = [(414.0, 190.0), (428, 250), (468, 338), (550, 448), (622, 566), (640, 676), (606, 790), (518, 868)]
    left = [(800 - x, y) for x, y in reversed(right)]
    return curve([*right, (400, 896), *left, (400, 176)])


def _far(c: Canvas) -> None:
    """Woods at dusk, blurred by nearness."""
    r = c.rng("far")
    for k, (y, tone, soft) in enumerate((((880.0), (0.46, 0.11, 345), 7.0), ((980.0), (0.33, 0.09, 325), 5.0))):
        trees: list[Path] = []
        for i in range(15):
            x = -20 + 60 * i + float(r.normal(0, 16))
            side = abs(x - 400) / 400
            trees.append(pine(x, y + 60, (90 + 210 * side) * float(r.uniform(0.7, 1.15)), 52 + 30 * side, r))
        c.fill(c.mask(*trees, soft=soft), tone, 0.85, detail=0.1)
        c.fog(y - 60, y + 130, (0.62, 0.12, 5), 0.5 - 0.2 * k)


def _evening(c: Canvas, drop: Mask) -> None:
    """Inside: a low sun, bars of cloud, a line of hills: all of it still there."""
    sx, sy = _SUN
    d = np.hypot(c.x - sx, (c.y - sy) * 0.92)
    n = c.field("amber", 120, 4, (2.2, 1)) - 0.5
    t = np.clip(d / 400 + 0.16 * n, 0, 1)
    table = ramp(
        [
            (0.985, 0.05, 92),
            (0.94, 0.1, 84),
            (0.87, 0.14, 74),
            (0.77, 0.165, 60),
            (0.64, 0.17, 44),
            (0.48, 0.14, 32),
            (0.36, 0.11, 20),
        ]
    )
    c.fill(drop, pick(table, np.asarray(t, np.float32)), detail=0.2)
    for k, y in enumerate((486.0, 560.0, 616.0, 716.0)):
        band = np.exp(-(((c.y - y - 9 * np.sin(c.x / 80 + 2 * k)) / 10) ** 2)) * smoothstep(
            0.42, 0.66, c.field(f"bar{k}", 110, 3, (4, 1))
        )
        c.glaze(drop * np.asarray(band, np.float32), (0.72, 0.17, 32), 0.55)
    disc = c.mask(circle(sx, sy, 64))
    c.fill(disc, (0.99, 0.05, 95), detail=0.6)
    c.emit(disc, 0.7)
    for k, (y, tone) in enumerate(((742.0, (0.62, 0.16, 38)), (790.0, (0.45, 0.13, 28)), (834.0, (0.3, 0.09, 15)))):
        crest = [(120 + 56 * i, y + 17 * math.sin(i * 1.2 + 2 * k) + 8 * math.sin(i * 2.7), 0.0)[:2] for i in range(12)]
        hill = c.mask(curve([*crest, (760, 930, CORNER), (100, 930, CORNER)])) & drop
        c.fill(hill, tone, 0.94, detail=0.4)
        c.screen(hill.edge(0, -5, 2), (0.97, 0.12, 75), 0.5 - 0.12 * k)
        c.glaze(hill * smoothstep(y + 60, y, c.y), (0.86, 0.15, 62), 0.25)
    r = c.rng("pines")
    pines = [pine(240 + 30 * i + float(r.normal(0, 7)), 846, float(r.uniform(28, 66)), 22, r) for i in range(12)]
    c.fill(c.mask(*pines) & drop, (0.26, 0.085, 12), detail=0.7)
    c.multiply(drop - drop.grow(-10).blur(26), (0.42, 0.13, 22), 0.85)


_FORE = (
    (4, -6, CORNER),
    (30, -74),
    (92, -148),
    (158, -188),
    (204, -182, CORNER),
    (196, -126),
    (172, -66),
    (128, -14),
    (64, 10),
    (4, 12, CORNER),
)
_HIND = (
    (4, 4, CORNER),
    (60, 12),
    (122, 8),
    (158, 44),
    (160, 98),
    (128, 128),
    (122, 176),
    (104, 190, CORNER),
    (96, 138),
    (58, 104),
    (20, 56),
)


def _butterfly(c: Canvas) -> None:
    """Backlit: dark veins, wings that burn like panes."""
    x0, y0, size = 400.0, 628.0, 0.8
    for f in (False, True):
        s = -1 if f else 1
        for k, shape in enumerate((_HIND, _FORE)):
            wing = c.mask(curve(place(shape, x0, y0, size, 0, f)))
            c.multiply(wing.blur(14).move(0, 12), (0.5, 0.16, 30), 0.4)
            c.fill(wing, (0.22, 0.075, 345), detail=0.9)
            u, v = (c.x - x0) * s / size, (c.y - y0) / size
            angle, d = np.degrees(np.arctan2(v, u)), np.hypot(u, v)
            vein = np.abs(np.mod((angle + 100 + 5 * np.sin(d / 40)) / 17, 1) - 0.5) * 2
            cell = (
                smoothstep(0.93, 0.8, vein) * smoothstep(22, 40, d) * (1 - 0.9 * smoothstep(2.5, 0.5, np.abs(d - 92)))
            )
            pane = wing.grow(-13) * np.asarray(cell, np.float32)
            table = ramp([(0.97, 0.07, 90), (0.9, 0.14, 78), (0.76, 0.18, 52), (0.62, 0.2, 30), (0.55, 0.18, 12)])
            c.fill(pane, pick(table, np.asarray(np.clip(d / 215 + 0.12 * k, 0, 1), np.float32)), 0.95, detail=0.9)
            c.emit(pane, 0.16)
            c.screen(wing.edge(0, 4, 1.2), (0.95, 0.13, 70), 0.6)

            def eyes(pen: Pen, s: int = s, k: int = k) -> None:
                marks = (
                    ((176, -160, 6), (180, -128, 5), (168, -96, 5), (152, -62, 4))
                    if k
                    else ((146, 66, 6), (144, 96, 6), (120, 118, 5))
                )
                for mx, my, q in marks:
                    pen.dot(x0 + s * mx * size, y0 + my * size, q, (0.97, 0.05, 90), 0.9)

            c.draw(eyes, detail=0.92)
    body = c.mask(
        limb([(x0, y0 - 44, 8), (x0, y0 - 18, 13), (x0, y0 + 14, 12), (x0, y0 + 60, 10), (x0, y0 + 104, 4)]),
        circle(x0, y0 - 50, 12),
    )
    c.form(body, (0.28, 0.08, 350), thickness=12, rim=0.9, detail=0.9)

    def feelers(pen: Pen) -> None:
        for s in (-1, 1):
            pen.stroke([(x0 + 4 * s, y0 - 58), (x0 + 20 * s, y0 - 110), (x0 + 50 * s, y0 - 146)], (0.22, 0.07, 345), 3)
            pen.dot(x0 + 51 * s, y0 - 148, 5, (0.22, 0.07, 345))

    c.draw(feelers, detail=0.9)


def _shine(c: Canvas, drop: Mask) -> None:
    c.screen(drop.edge(-5, -3, 2.5), (0.99, 0.06, 85), 0.8)
    c.screen(drop.edge(6, 5, 3), (0.95, 0.13, 60), 0.65)
    long = c.mask(
        curve([(352, 352, CORNER), (262, 478), (206, 600), (196, 690, CORNER), (226, 606), (286, 490)]), soft=4
    )
    c.screen(long, (0.99, 0.03, 90), 0.6)
    c.screen(c.mask(oval(214, 738, 9, 20, -14), soft=3), (0.99, 0.03, 90), 0.6)
    c.screen(
        c.mask(curve([(440, 868, CORNER), (530, 830), (588, 760, CORNER), (546, 838), (480, 878)]), soft=4),
        (0.98, 0.09, 80),
        0.55,
    )
    r = c.rng("bubbles")
    for _ in range(9):
        x, y, q = 400 + r.normal(0, 80), r.uniform(330, 470), r.uniform(3, 8)
        bubble = c.mask(circle(x, y, q)) & drop.grow(-20)
        c.screen(bubble, (0.95, 0.1, 80), 0.35)
        c.screen(bubble.edge(-q * 0.4, -q * 0.4, 0.6), (0.99, 0.03, 90), 0.9)
    c.emit(drop, 0.14)


def _twig(c: Canvas) -> None:
    """A pine twig lets the drop hang; its needles are dark but for their light undersides."""
    r = c.rng("needles")

    def needles(pen: Pen) -> None:
        for _ in range(230):
            x = float(r.uniform(-20, 820))
            y = 108 + 26 * math.sin(x / 150) - 0.00018 * (x - 400) ** 2
            if abs(x - 400) < 40:
                continue
            a = math.radians(float(r.choice([-1, 1])) * float(r.uniform(40, 72))) + (0 if x > 400 else math.pi)
            q = float(r.uniform(60, 124))
            down = math.sin(a) > 0
            tone = mix((0.2, 0.06, 320), (0.4, 0.1, 10), float(r.uniform(0.2, 0.9)) if down else 0.1)
            pen.stroke(
                [
                    (x, y),
                    (x + q * 0.55 * math.cos(a), y + q * 0.5 * math.sin(a)),
                    (x + q * math.cos(a), y + q * math.sin(a) + 6),
                ],
                tone,
                3.4,
            )

    c.draw(needles, relief=1.5, detail=0.7)
    spine = [
        (x, 108 + 26 * math.sin(x / 150) - 0.00018 * (x - 400) ** 2, 17 - abs(x - 400) / 70)
        for x in range(-40, 860, 60)
    ]
    bough = c.mask(limb(spine, 80), wobble=3, cell=16)
    knob = c.mask(curve([(362, 118, CORNER), (386, 168), (400, 206), (414, 168), (438, 118, CORNER)]))
    for part in (knob, bough):
        c.form(
            part, (0.34, 0.08, 20), thickness=16, bump=(c.field("bark", 14, 4, (3, 1)) - 0.5) * 7, rim=0.9, detail=0.65
        )
    resin = c.mask(
        curve([(384, 150, CORNER), (376, 190), (392, 240), (400, 270), (408, 240), (424, 190), (416, 150, CORNER)])
    )
    c.form(resin, (0.74, 0.16, 60), gloss=0.8, rim=0.9, alpha=0.85, detail=0.8)


def _ledge(c: Canvas) -> None:
    ledge = c.mask(
        curve(
            [
                (-20, 1016, CORNER),
                (120, 1034),
                (260, 1056),
                (400, 1062),
                (540, 1056),
                (680, 1034),
                (820, 1016, CORNER),
                (820, 1220, CORNER),
                (-20, 1220, CORNER),
            ]
        ),
        wobble=7,
        cell=26,
    )
    crack = c.field("plates", 54, 4, (2.4, 1)) - 0.5
    c.form(ledge, (0.27, 0.07, 345), thickness=40, bump=np.asarray(22 * crack, np.float32), rim=0.2, detail=0.4)
    c.screen(ledge.edge(0, -9, 4) * np.exp(-(((c.x - 400) / 280) ** 2)).astype(np.float32), (0.93, 0.15, 58), 0.9)
    c.screen(
        ledge * np.exp(-(((c.x - 400) / 230) ** 2 + ((c.y - 1062) / 46) ** 2)).astype(np.float32), (0.85, 0.16, 50), 0.5
    )


def _ants(c: Canvas) -> None:
    c.lamps.append(Lamp(x=400, y=820, z=60, reach=300, colour=(0.92, 0.14, 65), power=0.7))
    for x, y, size, left, pitch, seed in (
        (226.0, 1058.0, 96.0, False, 16.0, "a"),
        (112.0, 1044.0, 78.0, False, 4.0, "b"),
        (576.0, 1058.0, 98.0, True, 30.0, "c"),
        (694.0, 1040.0, 76.0, True, 4.0, "d"),
    ):
        c.multiply(c.mask(oval(x, y + 3, size * 0.5, 7), soft=4), (0.12, 0.05, 320), 0.6)
        ant(c, x, y, size, left=left, pitch=pitch, colour=(0.26, 0.08, 15), seed=seed)
    c.lamps.clear()


def _crack(c: Canvas) -> None:
    def line(pen: Pen) -> None:
        pen.stroke(
            curve(
                [(556, 842, CORNER), (536, 818, CORNER), (540, 800, CORNER), (518, 776, CORNER), (522, 760, CORNER)],
                closed=False,
            ),
            (0.99, 0.05, 90),
            2.2,
        )
        pen.stroke([(536, 818), (516, 812)], (0.99, 0.05, 90), 1.5)

    c.draw(line, detail=0.92, emission=0.4)
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(60):
            x, y = 400 + r.normal(0, 250), 700 + r.normal(0, 240)
            pen.dot(x, y, r.uniform(0.7, 2.1), (0.96, 0.1, 75), r.uniform(0.2, 0.7))

    c.draw(motes, detail=0.9, emission=0.4)
