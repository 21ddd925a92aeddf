"""A magpie far bigger than the chapel stands on the sill of its great window and looks in, a ring in its bill."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.motes import motes
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._something_borrowed_bird import bird
from moonhare.painting.shapes import CORNER, Path, box, curve, oval, polygon, sample
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Something Borrowed",
    hero="magpie bigger than the chapel on whose window sill it stands and looks in, a shining ring in its bill",
    idea="wrong scale",
    place="chapel, country",
    palette="moss dawn",
    composition="interior through a window or arch",
    time="noon",
    symbols=("magpie", "ring", "chapel"),
    hidden="one small shoe lies in the aisle",
    readings=("wedding", "theft", "guest"),
)

FINISH = {"vignette": 0.2, "saturation": 1.1, "bloom": 0.5, "contrast": 0.12, "focus": Focus(380, 540, 470, 680, 0.14)}

_EYE = (400.0, 728.0)
"""Where all lines of the nave meet."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.45, -0.7, 0.55),
        key=(0.96, 0.08, 98),
        shade=(0.3, 0.06, 195),
        rim=(-0.2, -1.0, 0),
        rim_colour=(0.97, 0.09, 98),
        bounce=(0.6, 0.1, 100),
        bounce_share=0.15,
    )
    window = c.mask(arch(0))
    _walls(c, window)
    repaint(c, 0.55, seed="wall", loose=0.6)
    _outside(c, window)
    _ivy(c)
    _floor(c)
    _altar(c)
    _pews(c)
    _beams(c)
    bird(c)
    motes(
        c,
        c.rng("dust"),
        150,
        lambda r: (r.uniform(120, 690), r.uniform(300, 1120)),
        (0.97, 0.09, 98),
        size=(0.6, 2.2),
        alpha=(0.2, 0.8),
        emission=0.4,
    )


def arch(grow: float) -> Path:
    """The great window, wider by `grow`."""
    g = grow
    return curve(
        [
            (122 - g, 764 + 0.2 * g, CORNER),
            (122 - g, 400),
            (152 - g, 252),
            (250 - 0.7 * g, 116 - 0.8 * g),
            (400, 26 - 1.2 * g, CORNER),
            (550 + 0.7 * g, 116 - 0.8 * g),
            (648 + g, 252),
            (678 + g, 400),
            (678 + g, 764 + 0.2 * g, CORNER),
        ]
    )


def _walls(c: Canvas, window: Mask) -> None:
    """Limewash, pale where the noon reaches it; a deep stone jamb about the window."""
    c.wash([(0, (0.5, 0.065, 145)), (0.35, (0.66, 0.075, 125)), (0.66, (0.72, 0.08, 110)), (1, (0.5, 0.065, 125))], 20)
    row = np.floor(c.y / 52)
    joint = np.minimum(np.abs(np.mod(c.y, 52) - 26), np.abs(np.mod(c.x + 53 * np.mod(row, 2), 106) - 53) * 0.9)
    n = c.field("lime", 70, 5)
    lines = smoothstep(3.4, 1.2, 26 - joint) * smoothstep(0.42, 0.62, n)
    c.multiply(np.asarray(lines, np.float32), (0.5, 0.06, 150), 0.4)
    c.screen(np.asarray(np.clip(n - 0.5, 0, 1), np.float32), (0.7, 0.08, 115), 0.6)
    c.multiply(np.asarray(np.clip(0.5 - n, 0, 1), np.float32), (0.5, 0.06, 160), 0.8)
    c.screen(window.blur(60), (0.8, 0.1, 108), 0.3)
    jamb = c.mask(arch(46))
    t = 0.3 + 0.5 * smoothstep(60, 760, c.x) * smoothstep(30, 420, c.y)
    stone = ramp([(0.4, 0.06, 150), (0.58, 0.08, 125), (0.8, 0.09, 106), (0.95, 0.07, 100)])
    grit = 0.14 * (c.field("grit", 16, 4) - 0.5)
    c.fill(jamb, pick(stone, np.asarray(t + grit, np.float32)), detail=0.4)
    r = c.rng("voussoirs")

    def joints(pen: Pen) -> None:
        for k in range(-9, 30):
            a = math.radians(180 + 9 * k)
            x, y = 400 + 278 * math.cos(a), 390 + 340 * math.sin(a)
            if y > 740:
                continue
            end = (x + 64 * math.cos(a), y + 64 * math.sin(a))
            pen.stroke([(x, y), end], (0.36, 0.06, 150), 1.6, 0.4 + 0.2 * r.random())

    c.draw(joints, clip=jamb - window, detail=0.3, soft=0.5)
    c.multiply(jamb.edge(-7, -7, 3), (0.45, 0.06, 160), 0.5)


def _outside(c: Canvas, glass: Mask) -> None:
    """A summer noon: white clouds, hills in haze, poplars and a village, a near meadow in flower."""
    sky = ramp([(0.68, 0.085, 205), (0.78, 0.075, 195), (0.88, 0.055, 175), (0.95, 0.055, 120), (0.97, 0.07, 100)])
    white = ramp([(0.995, 0.02, 100), (0.86, 0.045, 190)])
    with c.group() as g:
        c.fill(c.full(), pick(sky, np.asarray((c.y - 30) / 560, np.float32)), detail=0.3)
        for x, y, w, seed in ((560, 250, 230, "a"), (250, 330, 170, "b"), (620, 400, 150, "c"), (180, 130, 120, "d")):
            for k in range(16):
                r = c.rng(f"cloud/{seed}{k}")
                px, py = x + w * float(r.normal(0, 0.36)), y - abs(float(r.normal(0, 0.13))) * w
                q = w * float(r.uniform(0.08, 0.2))
                puff = c.mask(oval(px, py, q * 1.3, q), wobble=6, cell=18, soft=3)
                c.fill(puff, pick(white, (c.y - y + w * 0.24) / (w * 0.32)), 0.6, detail=0.2)
        c.glow(230, 120, 230, (0.998, 0.05, 98), 0.8)
        rows = (
            (566, (0.8, 0.065, 178)),
            (612, (0.72, 0.085, 150)),
            (668, (0.68, 0.115, 128)),
            (716, (0.6, 0.125, 122)),
        )
        for k, (y, tone) in enumerate(rows):
            swell = [20 * math.sin(1.1 * i + 2 * k) + 10 * math.sin(2.7 * i + k) for i in range(17)]
            crest = [(60.0 + 45 * i, y - rise) for i, rise in enumerate(swell)]
            hill = c.mask(curve([*crest, (860, 900, CORNER), (60, 900, CORNER)]), wobble=8, cell=15, soft=2 - 0.5 * k)
            t = 0.62 + 0.4 * (c.field(f"field{k}", 30, 4) - 0.5) - 0.003 * (c.y - y)
            c.fill(hill, pick(c.tones(tone), np.asarray(t, np.float32)), 0.95, detail=0.3)
            if k in (1, 2):
                _trees(c, y, k)
            c.fog(y, y + 70, (0.96, 0.07, 108), 0.34, cell=120)
    c.paste(g, clip=glass)
    c.multiply(glass - glass.move(10, 15).blur(6), (0.6, 0.08, 150), 0.5)
    c.emit(glass, 0.08)


def _ivy(c: Canvas) -> None:
    """Ivy has come in about the window and climbs its arch, with a few white flowers."""
    r = c.rng("ivy")
    way = sample([(84, 770), (74, 600), (80, 420), (108, 262), (204, 112), (330, 40), (400, 4), (480, 36), (600, 116),
                  (690, 262), (716, 380), (722, 470)], 900)  # fmt: skip
    n = len(way)
    place = np.linspace(0, 1, n)
    thick = 6 + 30 * np.asarray(c.noise.at("ivy", place[None] * 9, place[None] * 0, 1.0, 3)[0]) ** 1.6
    thick = thick * (0.5 + 0.9 * np.abs(place - 0.45) ** 0.5) * (0.3 + 0.7 * smoothstep(1.0, 0.86, place))

    def stems(pen: Pen) -> None:
        for wave in (0.0, 2.0):
            line = [(float(p[0] + 7 * math.sin(q / 26 + wave)), float(p[1])) for q, p in enumerate(way.tolist())][::12]
            pen.stroke(line, (0.36, 0.06, 80), 3)

    c.draw(stems, relief=1.5, detail=0.6)
    k = 2
    x = np.repeat(way[:, 0], k) + np.clip(r.normal(0, 0.8, n * k), -1.3, 1.3) * np.repeat(thick, k)
    y = np.repeat(way[:, 1], k) + np.clip(r.normal(0, 0.8, n * k), -1.3, 1.3) * np.repeat(thick, k)
    order = r.permutation(n * k)
    x, y = x[order], y[order]
    size = r.uniform(13, 27, n * k)
    angle = r.uniform(0.2, 2.9, n * k)
    dark = np.repeat(rgb((0.24, 0.05, 165))[None], n * k, 0).astype(np.float32)
    strew(c, "leaf", x + 5, y + 9, size * 1.1, angle, dark, seed="ivy-shade", alpha=0.3, detail=0.4)
    sun = np.exp(-(((x - 400) / 330) ** 2)) * r.random(n * k)
    tones = np.stack([mix((0.38, 0.09, 150), (0.76, 0.13, 118), float(t)) for t in 0.15 + 0.85 * sun])
    strew(c, "leaf", x, y, size, angle, jittered(tones, r, 0.08, 0.012).astype(np.float32), seed="ivy", detail=0.7)
    some = r.random(n * k) < 0.035
    white = jittered(np.repeat(rgb((0.97, 0.03, 95))[None], int(some.sum()), 0), r, 0.04)
    strew(c, "petal", x[some], y[some], 13, 0.0, white.astype(np.float32), seed="ivy-bloom", detail=0.8)


def _trees(c: Canvas, y: float, k: int) -> None:
    """Poplars in loose groups, and between them the roofs of a village."""
    r = c.rng(f"trees{k}")
    if k == 1:
        for x, dy, s in ((172, 4, 1.0), (196, 0, 0.8), (216, 6, 0.9), (604, 2, 1.0), (630, 6, 0.8)):
            wall = c.mask(box(x - 9 * s, y + dy - 12 * s, 18 * s, 12 * s))
            c.fill(wall, (0.93, 0.04, 95), detail=0.7)
            roof = [(x - 12 * s, y + dy - 11 * s), (x, y + dy - 22 * s), (x + 12 * s, y + dy - 11 * s)]
            c.fill(c.mask(polygon(roof)), (0.6, 0.12, 40), detail=0.7)
    for _ in range(15 if k == 1 else 9):
        tx = float(r.choice([r.uniform(130, 270), r.uniform(560, 670)]))
        h = float(r.uniform(34, 62)) * (1.0 if k == 1 else 1.6)
        tree = c.mask(
            oval(tx, y - h * 0.42 + 10, h * float(r.uniform(0.13, 0.24)), h * 0.52), wobble=4, cell=7, soft=0.6
        )
        c.form(
            tree, (0.54 - 0.06 * k, 0.1, 145), thickness=h * 0.2, mottle=0.16, grain=6, rim=0.3, haze=0.42, detail=0.3
        )


def _floor(c: Canvas) -> None:
    """Flags that run to the altar, light lying on the aisle."""
    floor = c.full(smoothstep(884, 894, c.y))
    d = np.maximum(c.y - _EYE[1], 1)
    u, v = (c.x - _EYE[0]) / d, 60 / d
    joint = np.maximum(np.abs(np.mod(u * 4.2, 1) - 0.5), np.abs(np.mod(v * 17, 1) - 0.5))
    n = c.noise.at("flags", u * 6, v * 26, 1.0, 4)
    pool = np.exp(-((u / 0.3) ** 2)) * smoothstep(1300, 840, c.y)
    t = 0.5 + 0.3 * (n - 0.5) + 0.5 * pool - 0.13 * smoothstep(0.44, 0.49, joint)
    table = ramp([(0.12, 0.035, 170), (0.24, 0.055, 150), (0.46, 0.085, 122), (0.74, 0.115, 106), (0.94, 0.09, 98)])
    c.fill(floor, pick(table, np.asarray(t, np.float32)), detail=0.35)
    runner = floor * np.asarray(smoothstep(0.232, 0.224, np.abs(u)), np.float32)
    weave = c.noise.at("weave", u * 60, v * 160, 1.0, 2)
    rose = ramp([(0.2, 0.07, 12), (0.36, 0.12, 18), (0.54, 0.15, 24), (0.74, 0.13, 42), (0.93, 0.08, 80)])
    lit = 0.34 + 0.55 * pool * smoothstep(1340, 880, c.y) + 0.14 * (n - 0.5) + 0.1 * (weave - 0.5)
    c.fill(runner, pick(rose, np.asarray(lit, np.float32)), detail=0.4)
    hem = runner * np.asarray(np.exp(-(((np.abs(u) - 0.208) / 0.006) ** 2)), np.float32)
    c.screen(hem, (0.85, 0.12, 80), 0.6)
    r = c.rng("petals")
    k = 80
    py = 900 + 300 * r.random(k) ** 1.4
    px = _EYE[0] + r.normal(0, 0.13, k) * (py - _EYE[1])
    pale = np.stack([mix((0.97, 0.03, 60), (0.84, 0.09, 15), float(t)) for t in r.random(k)]).astype(np.float32)
    strew(c, "leaf", px, py, (py - _EYE[1]) * 0.03, r.uniform(0, 6.28, k), pale, seed="petals", detail=0.7)
    c.multiply(c.full(np.exp(-(((c.y - 886) / 9) ** 2))), (0.2, 0.05, 160), 0.5)


def _altar(c: Canvas) -> None:
    """A broad stone sill; under it a small altar with candles and white flowers, a garland along the stone."""
    sill = c.mask(curve([(58, 766, CORNER), (742, 766, CORNER), (758, 812, CORNER), (42, 812, CORNER)]))
    c.shadow(sill, 0, 18, 14, 0.5)
    c.form(sill, (0.74, 0.08, 106), thickness=14, rim=0.6, mottle=0.12, detail=0.6)
    top = c.mask(curve([(112, 752, CORNER), (688, 752, CORNER), (744, 780, CORNER), (56, 780, CORNER)]))
    grain = 0.7 + 0.3 * (c.field("sill", 26, 4) - 0.5)
    c.fill(top, pick(c.tones((0.8, 0.08, 104)), np.asarray(grain, np.float32)), detail=0.5)
    c.screen(sill.edge(0, -5, 1.5), (0.97, 0.09, 100), 0.5)
    cloth = c.mask(curve([(332, 838, CORNER), (468, 838, CORNER), (478, 916, CORNER), (322, 916, CORNER)]))
    c.shadow(cloth, 0, 8, 8, 0.5)
    folds = np.asarray(1.3 * np.sin(c.x / 4.6 + 0.7 * np.sin(c.y / 11)), np.float32)
    c.form(cloth, (0.92, 0.035, 100), thickness=10, bump=folds, rim=0.7, detail=0.85)
    _posy(c, 400, 834, 26, "altar")
    for k in range(15):
        f = k / 14
        _posy(c, 48 + 250 * f, 792 + 34 * math.sin(math.pi * f) ** 0.8, 17 + 13 * abs(2 * f - 1) ** 3, f"swag{k}")


def _posy(c: Canvas, x: float, y: float, q: float, seed: str) -> None:
    """A bunch of white and rose flowers with leaves hanging from it."""
    r = c.rng(seed)
    c.multiply(c.mask(oval(x, y + q * 0.3, q, q * 0.6), soft=q * 0.2), (0.3, 0.06, 160), 0.5)
    n = int(26 + q)
    a = r.uniform(0, 2 * math.pi, n)
    d = np.sqrt(r.random(n)) * q
    lx, ly = x + np.cos(a) * d, y + np.sin(a) * d * 0.75
    green = jittered(np.repeat(mix((0.5, 0.12, 140), (0.66, 0.12, 122), 0.4)[None], n, 0), r, 0.2)
    strew(c, "leaf", lx, ly, q * r.uniform(0.35, 0.6, n), a, green, seed=seed + "l", detail=0.8)
    m = int(10 + q * 0.5)
    a, d = r.uniform(0, 2 * math.pi, m), np.sqrt(r.random(m)) * q * 0.8
    tones = np.stack([mix((0.97, 0.03, 90), (0.78, 0.12, 12), float(t)) for t in r.random(m) ** 2]).astype(np.float32)
    strew(c, "petal", x + np.cos(a) * d, y + np.sin(a) * d * 0.7, q * r.uniform(0.3, 0.5, m), a, tones, seed=seed + "p",
          detail=0.85)  # fmt: skip


def _beams(c: Canvas) -> None:
    """Noon falls in past the bird: soft shafts down the nave."""
    for x0, x1, foot, wide in ((150, 230, 10, 150), (590, 650, 600, 170), (230, 330, 250, 170)):
        shaft = c.mask(polygon([(x0, 330), (x1, 300), (foot + wide, 1230), (foot, 1230)]), soft=24)
        fade = smoothstep(1250, 640, c.y) * smoothstep(420, 800, c.y) * (0.6 + 0.8 * c.field("shaft", 80, 3))
        c.screen(shaft * np.asarray(fade, np.float32), (0.95, 0.1, 100), 0.42)


def _pews(c: Canvas) -> None:
    """Pews from behind, row before row; light runs along their top rails, a candle burns at every other end."""
    ex, ey = _EYE
    for k, s in enumerate((1.0, 1.3, 1.72, 2.3)):
        foot = ey + 182 * s
        h = 62 * s
        far = 1 - k / 3
        for side in (-1, 1):
            x0, x1 = ex + side * 66 * s, ex + side * 420 * s
            left, right = max(min(x0, x1), -40.0), min(max(x0, x1), 840.0)
            back = c.mask(box(left, foot - h, right - left, h + 26 * s, 2))
            c.shadow(back, 0, 8 * s, 8, 0.5)
            planks = np.asarray(1.3 * s * np.abs(np.sin((c.x - ex) / (5.2 * s))) ** 0.4, np.float32)
            base = mix((0.54, 0.1, 72), (0.7, 0.095, 84), far * 0.8)
            grain = 0.5 * s * c.noise.at("grain", c.x / (2.4 * s), c.y / (60 * s), 1.0, 3)
            c.form(back, base, bump=planks + grain, thickness=6, rim=0.0, mottle=0.04, detail=0.4)
            rail = c.mask(box(left, foot - h - 4 * s, right - left, 8 * s, 3 * s))
            c.form(rail, (0.6, 0.1, 80), thickness=6 * s, rim=0.6, detail=0.6)
            shine = np.exp(-np.abs(c.x - ex) / (90 + 110 * s)) * (0.6 + 0.7 * c.field("wood", 30, 3))
            c.screen(rail.edge(0, -3.2 * s, 1) * np.asarray(shine, np.float32), (0.97, 0.1, 98), 1.0)
            c.multiply(back * np.asarray(smoothstep(90, 420, np.abs(c.x - ex)), np.float32), (0.5, 0.07, 110), 0.5)
            q = 9 * s
            end = c.mask(
                curve(
                    [
                        (x0 - q, foot + 30 * s, CORNER),
                        (x0 - q, foot - h * 0.9),
                        (x0 - q * 1.2, foot - h * 1.1),
                        (x0, foot - h * 1.34),
                        (x0 + q * 1.2, foot - h * 1.1),
                        (x0 + q, foot - h * 0.9),
                        (x0 + q, foot + 30 * s, CORNER),
                    ]
                )
            )
            c.form(end, mix((0.56, 0.1, 70), (0.7, 0.1, 82), far), thickness=7 * s, rim=0.7, mottle=0.05, detail=0.65)
            c.screen(end.edge(-side * 2.6 * s, -1.4 * s, 0.8), (0.97, 0.1, 98), 0.75)
            _posy(c, x0 - side * 2 * s, foot - h * 1.02, 15 * s, f"pew{k}{side}")
    _shoe(c)


def _shoe(c: Canvas) -> None:
    x, y = 376.0, 1074.0
    sole = [(60, 31), (44, 32), (24, 24), (9, 19, CORNER)]
    upper = [(-1, 2, CORNER), (8, 10), (22, 17), (34, 13, CORNER), (50, 21), (62, 28)]
    body = curve([(x + q[0], y + q[1], *q[2:]) for q in (*upper, *sole)])
    shoe = c.mask(body, polygon([(x - 1, y + 3), (x + 9, y + 19), (x + 5, y + 33), (x + 1, y + 33)]))
    c.shadow(shoe, 4, 6, 4, 0.8)
    c.form(shoe, (0.9, 0.06, 60), thickness=5, rim=0.9, detail=0.95)
    inside = c.mask(curve([(x + 3, y + 8), (x + 20, y + 17), (x + 32, y + 15), (x + 20, y + 20)]))
    c.fill(inside, (0.5, 0.07, 40), detail=0.9)
    c.screen(c.mask(oval(x + 20, y + 10, 24, 10), soft=8), (0.9, 0.1, 95), 0.2)
