"""Penguins in harness haul a great block of ice on a sledge down a valley of dunes, straight towards us."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials import wood
from moonhare.painting.motifs.salmon import salmon
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._perishable_parts import penguin
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Perishable",
    hero="penguins hauling a block of ice on a sledge straight at us between two dunes",
    idea="impossible journey",
    place="desert, dune valley",
    palette="desert ochre",
    composition="frontal symmetry",
    time="noon",
    symbols=("penguin", "ice", "sledge"),
    hidden="the last penguin secretly licks the ice",
    readings=("stubbornness", "refugees", "delivery"),
)


FINISH = {"vignette": 0.34, "bloom": 0.45, "saturation": 1.12}


_SUN = (-0.42, 0.12, 0.62)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.42, -0.74, 0.5),
        key=p.key,
        shade=(0.42, 0.07, 285),
        rim=(-0.5, -0.85, 0),
        rim_colour=(0.97, 0.06, 92),
        bounce=(0.74, 0.12, 68),
        bounce_share=0.3,
    )
    _sky(c)
    land = _dunes(c)
    repaint(c, 0.9, seed="land", loose=0.85)
    _load(c, land)
    _drips(c)
    _team(c, land)
    repaint(c, 0.14, seed="last", loose=0.6)
    c.glow(274, 322, 26, (0.99, 0.02, 95), 0.9)
    c.glow(530, 308, 18, (0.99, 0.02, 95), 0.7)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.5, 0.105, 240)),
            (0.14, (0.62, 0.1, 232)),
            (0.27, (0.78, 0.07, 215)),
            (0.36, (0.92, 0.06, 95)),
            (0.4, (0.95, 0.06, 85)),
        ],
        18,
    )
    streaks(c, 40, 330, (0.97, 0.02, 90), share=0.5, cover=0.5)
    c.glow(400, 60, 210, (0.98, 0.05, 95), 0.75)
    c.glow(400, 60, 46, (0.99, 0.03, 95), 0.95)
    c.rays(400, 60, [18, 44, 70, 92, 113, 138, 162], 760, 110, (0.98, 0.05, 92), 0.22, 20)


def _track(v: Array) -> Array:
    return np.asarray(0.55 * np.sin(np.maximum(v - 12, 0) / 9.0) * np.clip((v - 12) / 20, 0, 6), np.float32)


def _dunes(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        wander = 6 * (c.noise.at("wander", v * 0.0, v, 60, 2) - 0.5)
        a = np.abs(u + 0.25 * wander * smoothstep(12, 60, v))
        wall = 15 * smoothstep(2.2, 25, a) + 3.5 * smoothstep(18, 60, a)
        crest = c.noise.at("crest", u + 9 * c.noise.at("bend", u, v, 50, 2), v * 1.2, 34, 3)
        ridges = 6.5 * (1 - np.abs(2 * crest - 1)) ** 1.6 * smoothstep(3, 16, a)
        far = 20 * smoothstep(120, 330, v) * (1 - np.abs(2 * c.noise.at("far", u, v, 130, 2) - 1))
        return np.asarray(
            wall * smoothstep(420, 60, v) + ridges + far + 0.05 * c.noise.at("soft", u, v, 3, 2), np.float32
        )

    land = ground(c, heights, horizon=452, eye=2.5, near=2.3, far=700, sun=_SUN, shadow_reach=26)
    wind = land.u * 0.55 + land.v * 0.8 + 3 * c.noise.at("bend2", land.u, land.v, 7, 2)
    ripple = np.sin(wind / 0.2) * np.clip(1.2 - land.footprint * 5, 0, 1)
    fine = c.noise.at("grain", land.u, land.v, 0.9, 3, land.footprint) - 0.5
    t = 0.24 + 0.64 * np.maximum(land.lit(_SUN), 0) ** 1.1 - 0.34 * land.shade + 0.05 * ripple + 0.2 * fine
    d = np.abs(land.u - _track(land.v))
    wet = smoothstep(1.55, 0.95, d) * smoothstep(5.4, 7.6, land.v) * smoothstep(260, 60, land.v)
    rut = np.exp(-(((d - 1.0) / 0.12) ** 2)) * smoothstep(6.6, 8, land.v)
    t = t - 0.22 * wet - 0.12 * rut
    colours = pick(c.tones((0.74, 0.12, 68), 0.85), np.asarray(t, np.float32))
    damp = (wet * 0.4)[..., None]
    colours = colours * (1 - damp) + rgb((0.5, 0.09, 45)) * damp
    haze = (smoothstep(30, 420, land.v) * 0.72)[..., None]
    c.fill(land.mask, colours + (rgb((0.93, 0.065, 82)) - colours) * haze, detail=0.12)
    # Footprints trodden by the ones who pull.
    r = c.rng("prints")

    def prints(pen: Pen) -> None:
        for _ in range(150):
            u, v = float(r.uniform(-1.7, 1.7)), float(2.6 * (14 / 2.6) ** r.random())
            x, y, s = land.spot(u, v)
            if abs(u) < 0.4 and v < 3.2:
                continue
            pen.fill(oval(x, y, 0.075 * s, 0.026 * s), (0.5, 0.1, 48), 0.4)
            pen.stroke(
                [(x - 0.06 * s, y + 0.022 * s), (x, y + 0.032 * s), (x + 0.06 * s, y + 0.022 * s)],
                (0.95, 0.07, 85),
                max(0.8, 0.012 * s),
                0.55,
            )

    c.draw(prints, detail=0.35)
    # The shadow of a dune behind us closes the foreground; the team is about to walk into it.
    edge = 1130 - 0.16 * c.x + 26 * (c.field("crest-shade", 130, 3) - 0.5)
    c.multiply(smoothstep(-6, 10, c.y - edge) * 0.9, (0.5, 0.1, 330), 0.72)
    return land


_BLOCK = [
    (262, 726, CORNER),
    (252, 560),
    (258, 372),
    (272, 318, CORNER),
    (340, 288),
    (398, 296),
    (470, 276),
    (532, 310, CORNER),
    (548, 400),
    (546, 570),
    (540, 726, CORNER),
]


def _load(c: Canvas, land: Ground) -> None:
    """The sledge and the ice on it, a shoal frozen in; cool light falls through it on the sand."""
    y = land.spot(0, 8.2)[1]
    c.shadow(
        c.mask(polygon([(236, y - 6), (574, y - 6), (640, y + 36), (300, y + 40)]), soft=8),
        0,
        0,
        6,
        0.62,
        (0.4, 0.09, 330),
    )
    c.glow(530, y + 22, 100, (0.85, 0.09, 210), 0.45, 0.24)
    c.glow(400, y + 34, 130, (0.88, 0.08, 205), 0.35, 0.2)
    for side in (-1, 1):
        runner = c.mask(
            limb(
                [
                    (400 + side * 128, y - 70, 12),
                    (400 + side * 131, y - 10, 12),
                    (400 + side * 134, y + 26, 12),
                    (400 + side * 140, y + 34, 11),
                ]
            ),
            limb([(400 + side * 140, y + 34, 11), (400 + side * 143, y + 8, 10), (400 + side * 145, y - 30, 9)]),
        )
        wood(c, runner, (0.5, 0.11, 48), angle=90, thickness=10, seed=f"runner{side}", detail=0.65)
    _melt(c, y)
    block = c.mask(curve(_BLOCK, pull=0.3), wobble=5, cell=30)
    at = block.where
    body = c.relief(block, 40)
    # Broken faces: the nearest of a few tilted planes wins, as where slabs have come off.
    r = c.rng("faces")
    nearest = np.full(at_shape(block), 1e9, np.float32)
    faces = np.zeros(at_shape(block), np.float32)
    bend = (c.field("bend", 80, 3)[at] - 0.5) * 60
    for _ in range(30):
        fx, fy = float(r.uniform(240, 560)), float(r.uniform(280, 740))
        gx, gy, base = float(r.normal(0, 0.3)), float(r.normal(0, 0.24)), float(r.uniform(0, 5))
        dx, dy = c.x[at] - fx + bend, (c.y[at] - fy - bend) * 0.62
        d = dx * dx + dy * dy
        faces = np.where(d < nearest, gx * dx + gy * dy + base, faces)
        nearest = np.minimum(nearest, d)
    faces = blur(faces.astype(np.float32), 1.6 * c.scale)
    frost = (c.field("frost", 6, 3)[at] - 0.5) * 0.5
    c.form(
        body,
        (0.86, 0.06, 220),
        bump=(faces + frost).astype(np.float32),
        gloss=0.5,
        rim=0.6,
        depth=0.55,
        mottle=0.06,
        detail=0.5,
    )
    t = smoothstep(300, 720, c.y[at])
    core = np.exp(-(((c.x[at] - 400) / 110) ** 2)) * (0.35 + 0.65 * t)
    c.glaze(block * core.astype(np.float32), (0.55, 0.12, 238), 0.5)
    _frozen(c, block)
    # Light that has got into the ice leaves at its edges.
    c.screen(block.edge(9, 7, 5), (0.93, 0.07, 205), 0.5)
    c.screen(block.edge(-7, -9, 3), (0.99, 0.02, 95), 0.9)
    c.screen(block & c.mask(polygon([(276, 320), (318, 304), (372, 700), (322, 720)]), soft=9), (0.96, 0.04, 205), 0.42)
    c.screen(block & c.mask(polygon([(478, 290), (494, 296), (520, 560), (500, 560)]), soft=6), (0.96, 0.04, 205), 0.4)

    bar = c.mask(polygon([(246, y - 16), (556, y - 16), (560, y + 8), (242, y + 8)]), wobble=1.5)
    c.occlude(block, bar.move(0, -12), 8, 0.5)
    wood(c, bar, (0.56, 0.11, 52), thickness=10, seed="bar", detail=0.65)
    _lashing(c, block)
    # The last of the team, half behind the block.
    penguin(c, 584, y - 6, 158, lean=-13, look=-1, seed="last", harness=False, tongue=True)
    penguin(c, 226, y - 14, 142, lean=12, look=1, seed="push", harness=False)


def _frozen(c: Canvas, block: Mask) -> None:
    """What is to be delivered: one great fish, upright in the clear heart of the ice, two small ones by it."""
    heart = c.mask(oval(402, 520, 104, 190), soft=26) & block
    c.fill(heart, (0.62, 0.1, 232), 0.62, detail=0.5)
    c.screen(c.mask(oval(390, 500, 60, 130), soft=40) & block, (0.86, 0.08, 215), 0.4)
    with c.group() as frozen:
        salmon(c, 404, 528, 310, -66, bend=30, flank=(0.68, 0.1, 40), detail=0.75)
        salmon(c, 352, 604, 96, -30, bend=-20, flank=(0.68, 0.08, 60), detail=0.7)
    c.multiply(block & c.mask(oval(414, 536, 60, 140, 18), soft=16), (0.45, 0.1, 245), 0.4)
    c.paste(frozen, alpha=0.9, clip=block.grow(-14), soft=0.4)
    c.glaze(heart, (0.8, 0.07, 218), 0.22)


def _lashing(c: Canvas, block: Mask) -> None:
    """Girths go round the block and bite into its edges, others come down over the top; knots where they meet."""
    lines = (
        [(246, 420), (300, 436), (400, 444), (500, 434), (556, 414)],
        [(244, 622), (300, 640), (400, 648), (500, 640), (556, 620)],
        [(322, 280), (318, 380), (316, 520), (318, 640), (320, 742)],
        [(482, 266), (488, 380), (490, 520), (488, 640), (484, 742)],
    )
    bite = block.grow(2)
    for pts in lines:
        line = c.mask(limb([(px, py, 6.4) for px, py in pts], 50)) & bite
        c.multiply(line.blur(5).move(4, 8) & block, (0.42, 0.1, 245), 0.6)
        at = line.where
        lay = np.sin((c.x[at] * 0.9 + c.y[at]) / 2.1) * 1.8
        c.form(line, (0.64, 0.11, 62), bump=lay.astype(np.float32), rim=0.5, detail=0.8)
    for kx, ky in ((317, 438), (489, 436), (317, 642), (488, 641)):
        knot = c.mask(oval(kx, ky, 12, 10, 20), wobble=1.5)
        c.shadow(knot, 3, 6, 4, 0.5)
        at = knot.where
        c.form(knot, (0.6, 0.11, 60), bump=np.sin((c.x[at] - c.y[at]) / 2.2) * 1.6, rim=0.6, detail=0.8)


def _melt(c: Canvas, y: float) -> None:
    """A dark, wet patch spreads from under the sledge, with a pool that mirrors the ice."""
    wet = c.mask(oval(410, y + 46, 214, 50), wobble=14, cell=50)
    c.multiply(wet.blur(7), (0.5, 0.09, 45), 0.7)
    pool = c.mask(oval(404, y + 48, 136, 26), wobble=9, cell=34)
    c.fill(pool.blur(1.5), (0.66, 0.09, 225), 0.85, detail=0.6)
    c.screen(pool & c.mask(oval(400, y + 40, 90, 10), soft=5), (0.97, 0.04, 205), 0.8)
    c.screen(pool.edge(-1, -2, 1.4), (0.97, 0.04, 95), 0.6)


def _team(c: Canvas, land: Ground) -> None:
    places = (
        (-1.0, 6.3, 13, 1, 0.94, 0.02, -1),
        (0.92, 5.9, -4, 1, 1.03, 0.1, -1),
        (-0.78, 4.55, 6, -1, 0.9, 0.12, -1),
        (0.74, 4.3, -14, -1, 1.1, 0.03, 1),
        (-0.02, 3.3, 8, -1, 1.06, 0.08, -1),
    )
    _, y0, _ = land.spot(0, 8.0)
    for k, (u, v, lean, look, size, bow, _side) in enumerate(places):
        # Both traces run taut from the sledge's bar to rings at the band's ends, past the flippers' roots.
        x, y, s = land.spot(u, v)
        h = 1.12 * s * size
        turn = math.radians(lean)
        ends = []
        for q in (-1, 1):
            px, py = q * 0.252, 0.6
            ax = x + (px * math.cos(turn) + py * math.sin(turn)) * h
            ay = y - (py * math.cos(turn) - px * math.sin(turn)) * h
            bx = 400 + (118 * float(np.sign(u)) + q * 14 if abs(u) > 0.3 else q * 62)
            way = [(bx, y0 - 6, 3.0), ((ax + bx) / 2, (ay + y0) / 2, 0.009 * h + 1.4), (ax, ay, 0.013 * h + 1.2)]
            line = c.mask(limb(way, 30))
            c.multiply(line.blur(4).move(8, 18), (0.5, 0.1, 330), 0.3)
            at = line.where
            lay = np.sin((c.x[at] * 0.8 + c.y[at]) / 2.0) * 1.2
            c.form(line, (0.64, 0.11, 62), bump=lay.astype(np.float32), rim=0.6, detail=0.8)
            ends.append((ax, ay))
        penguin(c, x, y, h, lean=lean, look=look, seed=f"team{k}", bow=bow, cloth=k == 4)
        for ax, ay in ends:
            eye = c.mask(oval(ax, ay, 0.032 * h, 0.032 * h)) - c.mask(oval(ax, ay, 0.016 * h, 0.016 * h))
            c.shadow(eye, 2, 3, 2, 0.5)
            c.form(eye, (0.8, 0.12, 85), gloss=0.7, detail=0.88)


def at_shape(m: Mask) -> tuple[int, int]:
    """Return the shape of a mask's box."""
    return m.a.shape[0], m.a.shape[1]


def _drips(c: Canvas) -> None:
    """Meltwater running down the block, drops in the air, a sparkle where the sun strikes."""
    r = c.rng("drips")

    def work(pen: Pen) -> None:
        for _ in range(16):
            x = float(r.uniform(262, 540))
            y = float(r.uniform(600, 690))
            pen.stroke(
                [(x, y), (x + 1, y + float(r.uniform(10, 34)))], (0.97, 0.03, 215), float(r.uniform(1.2, 2.6)), 0.75
            )
        for _ in range(10):
            x = float(r.choice([r.uniform(258, 350), r.uniform(450, 540)]))
            y = float(r.uniform(744, 774))
            pen.fill(oval(x, y, 2.2, 4.2), (0.93, 0.05, 215), 0.9)

    c.draw(work, detail=0.9)
    c.glow(274, 322, 26, (0.99, 0.02, 95), 0.9)
    c.glow(530, 308, 18, (0.99, 0.02, 95), 0.7)
    c.glow(400, 300, 120, (0.97, 0.04, 215), 0.25)
