"""Penguins in harness haul a great block of ice on a sledge down a valley of dunes, straight towards us."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials import wood
from moonhare.painting.motifs.corals import fish
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
    _convoy(c)
    return land


def _convoy(c: Canvas) -> None:
    """Over the far dune come the others, each team with its block, small as ants."""
    r = c.rng("convoy")
    crest = (
        (612.0, 318.0),
        (634.0, 282.0),
        (664.0, 242.0),
        (694.0, 205.0),
        (724.0, 174.0),
        (756.0, 148.0),
        (792.0, 132.0),
    )

    def work(pen: Pen) -> None:
        for start, size in ((0.16, 1.0), (0.62, 0.78)):
            t = start
            for k in range(6):
                i = min(int(t * 6), 5)
                u = t * 6 - i
                x = crest[i][0] * (1 - u) + crest[i + 1][0] * u
                y = crest[i][1] * (1 - u) + crest[i + 1][1] * u + 7
                if k == 5:
                    x, y, q = x + 9 * size, y + 6, 13 * size
                    pen.fill(
                        polygon([(x - q, y + 5), (x - q, y - 1.9 * q), (x + q, y - 2.1 * q), (x + q, y + 2)]),
                        (0.68, 0.09, 232),
                    )
                    pen.fill(
                        polygon([(x - q, y + 5), (x - q, y - 1.9 * q), (x - q * 0.5, y - 2 * q), (x - q * 0.5, y + 4)]),
                        (0.97, 0.02, 200),
                    )
                else:
                    h = float(r.uniform(12, 16)) * size
                    pen.fill(oval(x, y - h * 0.42, h * 0.26, h * 0.52, -12), (0.28, 0.05, 290))
                    pen.fill(oval(x - h * 0.07, y - h * 0.34, h * 0.13, h * 0.32, -12), (0.88, 0.03, 80))
                t += float(r.uniform(0.02, 0.05))

    c.draw(work, detail=0.85)


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
    r = c.rng("shoal")
    with c.group() as frozen:
        for i in range(15):
            fx, fy = float(r.uniform(306, 492)), float(r.uniform(370, 660))
            fish(
                c,
                fx,
                fy,
                float(r.uniform(40, 62)),
                (0.66, 0.06, 235),
                tall=0.2,
                left=bool(i % 4),
                turn=float(r.normal(-8, 16)),
                seed=f"ice{i}",
            )
    c.paste(frozen, alpha=0.72, clip=block.grow(-16), soft=0.7)
    # Light that has got into the ice leaves at its edges.
    c.screen(block.edge(9, 7, 5), (0.93, 0.07, 205), 0.5)
    c.screen(block.edge(-7, -9, 3), (0.99, 0.02, 95), 0.9)
    c.screen(block & c.mask(polygon([(276, 320), (318, 304), (372, 700), (322, 720)]), soft=9), (0.96, 0.04, 205), 0.42)
    c.screen(block & c.mask(polygon([(478, 290), (494, 296), (520, 560), (500, 560)]), soft=6), (0.96, 0.04, 205), 0.4)

    def cracks(pen: Pen) -> None:
        for pts in (
            [(300, 420), (352, 452), (372, 520), (424, 552)],
            [(372, 520), (340, 580), (352, 640)],
            [(520, 380), (476, 430), (470, 492)],
            [(470, 492), (506, 540), (498, 600)],
        ):
            pen.stroke(pts, (0.97, 0.03, 210), 2.2, 0.7)
            pen.stroke([(px + 3, py + 3) for px, py in pts], (0.5, 0.11, 240), 2, 0.45)

    c.draw(cracks, detail=0.6, clip=block, soft=0.5)
    bar = c.mask(polygon([(246, y - 16), (556, y - 16), (560, y + 8), (242, y + 8)]), wobble=1.5)
    c.occlude(block, bar.move(0, -12), 8, 0.5)
    wood(c, bar, (0.56, 0.11, 52), thickness=10, seed="bar", detail=0.65)
    for pts in ([(250, 700), (330, 560), (420, 420), (530, 300)], [(550, 700), (470, 560), (380, 420), (268, 310)]):
        line = c.mask(limb([(px, py, 4.6) for px, py in pts], 50)) & block.grow(3)
        c.shadow(line, 3, 5, 3, 0.5)
        at = line.where
        c.form(line, (0.66, 0.1, 66), bump=np.sin((c.x[at] + c.y[at]) / 2.2) * 1.6, rim=0.5, detail=0.75)
    # The last of the team, half behind the block.
    penguin(c, 584, y - 6, 158, lean=-13, look=-1, seed="last", harness=False, tongue=True)
    penguin(c, 226, y - 14, 142, lean=12, look=1, seed="push", harness=False)


def _team(c: Canvas, land: Ground) -> None:
    places = (
        (-0.92, 6.3, 5, 1, 0.98, 0.03),
        (0.86, 6.0, -9, -1, 1.03, 0.06),
        (-0.7, 4.55, 9, 1, 0.94, 0.1),
        (0.72, 4.3, -8, 1, 1.08, 0.02),
        (0.0, 3.3, 4, -1, 1.06, 0.08),
    )
    _, y0, _ = land.spot(0, 8.0)
    for k, (u, v, lean, look, size, bow) in enumerate(places):
        x, y, s = land.spot(u, v)
        h = 1.12 * s * size
        # The rope, taut from the breast band back to the sledge's bar: it passes beside the body.
        side = -1 if x < 400 or (k == 4) else 1
        for q in (-1, 1) if k == 4 else (-side,):
            ax, ay = x + q * 0.2 * h, y - 0.5 * h
            bx, by = 400 + (q if k == 4 else side) * (30 if k == 4 else 70 + 30 * (k % 2)), y0 - 4
            line = c.mask(
                limb(
                    [(bx, by, 2.2), ((ax + bx) / 2, (ay + by) / 2 + 8, 0.0065 * h + 1.4), (ax, ay, 0.011 * h + 1.2)], 30
                )
            )
            c.form(line, (0.62, 0.1, 62), rim=0.5, detail=0.7)
        penguin(c, x, y, h, lean=lean, look=look, seed=f"team{k}", bow=bow, cloth=k == 4)


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
