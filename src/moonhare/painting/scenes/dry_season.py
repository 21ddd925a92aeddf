"""Thumb-high elephants trek over a bare table towards a glass of water."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, plaster, wood
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._dry_season_herd import Walker, paint_walker
from moonhare.painting.scenes._dry_season_parts import crumb, crumbs, glass
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon, sample
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Plane, plane

BRIEF = Brief(
    title="Dry Season",
    hero="herd of thumb-high elephants trekking in a long curve over a bare table to a far glass of water",
    idea="wrong scale",
    place="dining room, farmhouse",
    palette="amber wood",
    composition="S-path",
    time="afternoon",
    symbols=("elephant", "glass", "crumb"),
    hidden="the smallest hides behind a crumb",
    readings=("drought", "breakfast", "determination"),
)
FINISH = {"vignette": 0.42, "bloom": 0.45, "saturation": 1.08}

_EDGE = 400.0
_STRIDE = ((-0.06, -0.15), (0.1, 0.18), (0.06, 0.12), (-0.06, -0.16))
_STILL = ((0.02, 0.02), (0.05, 0.07), (-0.02, -0.05), (0.04, 0.06))
_HERD = (
    Walker(x=205, y=1112, size=176, nod=0.03, trunk=((0.86, 0.58), (0.96, 0.64), (1.02, 0.76)), tint=0.1),
    Walker(
        x=466,
        y=1040,
        size=144,
        legs=_STRIDE,
        nod=-0.05,
        ear=0.72,
        tint=0.4,
        trunk=((0.8, 0.44), (0.76, 0.22), (0.86, 0.07)),
    ),
    Walker(x=640, y=968, size=116, way="away", tint=0.2),
    Walker(
        x=560,
        y=884,
        size=98,
        way="left",
        legs=_STRIDE,
        ear=0.85,
        trunk=((0.86, 0.5), (0.96, 0.5), (1.02, 0.6)),
        tint=0.5,
    ),
    Walker(x=436, y=834, size=62, way="left", nod=-0.06, tusks=False, trunk=((0.84, 0.66), (0.96, 0.72), (1.04, 0.86))),
    Walker(
        x=352,
        y=784,
        size=76,
        way="left",
        nod=0.05,
        ear=0.7,
        tint=0.3,
        trunk=((0.8, 0.4), (0.72, 0.2), (0.78, 0.06)),
        haze=0.04,
    ),
    Walker(x=268, y=716, size=64, way="away", haze=0.06),
    Walker(x=318, y=655, size=52, legs=_STRIDE, trunk=((0.84, 0.52), (0.94, 0.54), (1.04, 0.66)), tint=0.4, haze=0.1),
    Walker(x=384, y=622, size=47, nod=-0.04, ear=0.75, trunk=((0.8, 0.42), (0.78, 0.2), (0.88, 0.08)), haze=0.13),
    Walker(x=470, y=584, size=44, legs=_STILL, nod=-0.08, trunk=((0.92, 0.8), (1.1, 0.98), (1.26, 1.24)), haze=0.12),
)
"""The march, from the last to the first; some hold the tail before them."""
_PATH = [(w.x, w.y, w.size) for w in _HERD]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.55, -0.6, 0.5), key=(0.96, 0.08, 82), shade=(0.32, 0.06, 320), rim=(0.7, -0.6, 0), rim_colour=p.key
    )
    _room(c)
    top = _table(c)
    repaint(c, 0.85, seed="room")
    glass(c)
    _tracks(c, top)
    crumbs(c)
    for k in range(len(_HERD) - 1, -1, -1):
        paint_walker(c, _HERD[k], f"herd{k}")
    _calf(c)
    _dust(c)
    repaint(c, 0.2, seed="last")
    _light(c)


def _room(c: Canvas) -> None:
    wall = plane(c, c.mask(box(0, 0, 800, 430)), ((0, 0), (800, 0), (800, 430), (0, 430)))
    plaster(
        c,
        wall,
        (0.56, 0.09, 62),
        light=np.asarray(-0.12 + 0.16 * smoothstep(200, 700, c.x[wall.mask.where]), np.float32),
        stain=0.2,
    )
    c.multiply(c.full(smoothstep(320, 400, c.y)), (0.4, 0.08, 40), 0.6)
    view = c.mask(box(476, -20, 250, 300, 6))
    c.form(view.grow(20), (0.5, 0.1, 50), thickness=12, rim=0.4, detail=0.3)
    at = view.where
    c.fill(view, c.tones((0.9, 0.09, 88), 0.3)[np.clip(380 + 0.4 * (260 - c.y[at]), 0, 511).astype(int)], detail=0.2)
    hill = (
        c.mask(
            curve(
                [(470, 230, CORNER), (560, 196), (640, 214), (740, 180, CORNER), (740, 290, CORNER), (470, 290, CORNER)]
            )
        )
        & view
    )
    c.form(hill, (0.72, 0.11, 105), thickness=20, haze=0.35, detail=0.2)
    for bar in (box(595, -20, 12, 300), box(476, 116, 250, 11)):
        c.form(c.mask(bar), (0.46, 0.09, 48), rim=0.4, detail=0.4)
    for f, x in ((-1, 452), (1, 750)):
        drape = c.mask(
            curve(
                [
                    (x - 40, -20, CORNER),
                    (x + 44, -20, CORNER),
                    (x + 34 - f * 10, 140),
                    (x + 36, 330, CORNER),
                    (x - 36, 336, CORNER),
                    (x - 36 - f * 8, 140),
                ]
            )
        )
        cloth(c, drape, (0.86, 0.06, 78), fold=17, depth=6, thickness=12, seed=f"curtain{f}", detail=0.3)
    floor = c.full(smoothstep(426, 432, c.y))
    c.form(floor, (0.3, 0.07, 40), mottle=0.12, thickness=10, detail=0.2)
    chair = c.mask(
        limb([(120, 430, 15), (112, 250, 14), (106, 120, 11)]),
        limb([(300, 430, 15), (306, 250, 14), (312, 120, 11)]),
        limb([(100, 150, 17), (210, 122, 22), (318, 150, 17)]),
    )
    wood(c, chair, (0.36, 0.09, 38), angle=90, thickness=12, seed="chair", detail=0.3)
    for k in range(3):
        spindle = c.mask(limb([(160 + k * 48, 160, 8), (158 + k * 50, 280, 10), (160 + k * 48, 430, 9)]))
        wood(c, spindle, (0.38, 0.09, 40), angle=90, thickness=9, seed=f"spindle{k}", detail=0.3)
    c.glow(600, 140, 240, (0.97, 0.09, 85), 0.6)


def _table(c: Canvas) -> Plane:
    """Three wide old boards, cracked like a dry plain; the window lies on them."""
    shape = c.mask(polygon([(90, _EDGE), (720, _EDGE), (1240, 1220), (-330, 1220)]))
    top = plane(c, shape, ((90, _EDGE), (720, _EDGE), (1300, 1220), (-420, 1220)))
    u, v = top.u, top.v
    board = np.floor(u * 4 + 0.35)
    tint = np.mod(np.sin(board * 12.9898) * 43758.5453, 1.0)
    grain = c.noise.at("grain", u * 70 + tint * 40, v * 5, 1.0, 3)
    figure = c.noise.at("figure", u * 17 + tint * 30, v * 2.6, 1.0, 3)
    seam = np.abs(np.mod(u * 4 + 0.35, 1) - 0.5)
    gap = smoothstep(0.49, 0.497, seam)
    net = np.abs(c.noise.at("drought", u * 15, v * 19, 1.0, 2) - 0.5)
    crack = np.exp(-net * 90) * smoothstep(0.36, 0.56, c.noise.at("where", u * 5, v * 6, 1.0, 2))
    lean = u + 0.16 * v
    pane = (
        smoothstep(0.36, 0.38, lean)
        * smoothstep(0.98, 0.95, lean)
        * smoothstep(0.02, 0.06, v)
        * smoothstep(0.97, 0.9, v)
    )
    pane = pane * (1 - smoothstep(0.025, 0.012, np.abs(lean - 0.67))) * (1 - smoothstep(0.03, 0.014, np.abs(v - 0.42)))
    t = 0.4 + (tint - 0.5) * 0.16 + (grain - 0.5) * 0.2 + (figure - 0.5) * 0.24 + 0.25 * pane - 0.5 * gap - 0.26 * crack
    colours = c.tones((0.63, 0.105, 62), 0.7)[np.clip(t * 511, 0, 511).astype(int)]
    c.fill(shape, colours, detail=0.3)
    c.screen(shape * np.asarray(pane * smoothstep(0.5, 0, v), np.float32), (0.95, 0.1, 85), 0.2)
    rim = shape & c.full(smoothstep(_EDGE + 8, _EDGE, c.y))
    c.screen(rim, (0.97, 0.07, 85), 0.5)
    return top


def _tracks(c: Canvas, top: Plane) -> None:
    """A trail pressed into flour: pale dust either side, round prints in it."""
    spine = sample([(90, 1200, 150), *_PATH, (500, 566, 28)], 160)
    way = c.mask(limb([(x, y - s * 0.02, s * 0.2) for x, y, s in spine], 160), wobble=10, cell=26, soft=5) & top.mask
    c.glaze(way * smoothstep(0.3, 0.66, c.field("flour", 26, 4)), (0.93, 0.045, 84), 0.66)
    r = c.rng("prints")

    def prints(pen: Pen) -> None:
        for i in range(158):
            x, y, s = (float(q) for q in spine[i])
            for f in (-1, 1):
                q = s * float(r.uniform(0.05, 0.065))
                pen.fill(
                    oval(x + float(r.normal(0, s * 0.03)), y + f * s * 0.07 + float(r.normal(0, s * 0.02)), q, q * 0.5),
                    (0.38, 0.08, 48),
                    0.5,
                )

    c.draw(prints, detail=0.6, soft=0.4)


def _calf(c: Canvas) -> None:
    """The smallest: only its back, an ear and the end of a raised trunk show over the crumb."""
    calf = Walker(
        x=706,
        y=1150,
        size=66,
        way="left",
        legs=_STILL,
        nod=-0.1,
        tusks=False,
        trunk=((0.9, 0.66), (0.98, 0.84), (0.9, 1.0)),
    )
    paint_walker(c, calf, "calf")
    crumb(c, 692, 1174, 40, "shelter")


def _dust(c: Canvas) -> None:
    r = c.rng("haze")
    for x, y, s in _PATH[:7]:
        for _ in range(3):
            c.glow(x + float(r.normal(0, s * 0.4)), y - s * 0.05, s * 0.22, (0.9, 0.07, 78), 0.16, 0.5)
    napkin = c.mask(curve([(-20, 1090, CORNER), (40, 1100), (90, 1160), (120, 1220, CORNER), (-20, 1220, CORNER)]))
    c.shadow(napkin, 8, -6, 8, 0.5)
    cloth(c, napkin, (0.48, 0.14, 30), angle=50, fold=26, depth=6, seed="napkin", detail=0.5)


def _light(c: Canvas) -> None:
    c.rays(690, -40, [100, 108, 116, 124], 1150, 150, (0.97, 0.09, 84), 0.22, 18)
    c.glow(576, 420, 90, (0.98, 0.06, 100), 0.4)
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(90):
            x, y = float(r.uniform(180, 760)), float(r.uniform(60, 900))
            pen.dot(x, y, float(r.uniform(0.6, 1.8)), (0.98, 0.06, 88), float(r.uniform(0.3, 0.8)))

    c.draw(motes, detail=0.7, emission=0.3)
