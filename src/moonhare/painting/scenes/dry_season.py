"""Thumb-high elephants trek over a bare table towards a glass of water."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, plaster, wood
from moonhare.painting.motifs.beasts import Beast, Stance, paint_beast, paint_eye
from moonhare.painting.pen import Pen
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
_HIDE: Colour = (0.63, 0.045, 64)
_PATH = [
    (250, 1120, 150),
    (478, 1046, 128),
    (620, 950, 104),
    (600, 862, 86),
    (478, 800, 72),
    (350, 748, 61),
    (290, 690, 51),
    (330, 638, 43),
    (414, 602, 37),
    (486, 574, 32),
]
"""The march: where each walks and how long its body is, from the last to the first."""


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
    for k in range(len(_PATH) - 1, -1, -1):
        _elephant(c, k)
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
                    (x + 40 * f, 330, CORNER),
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
    spine = sample([(90, 1200, 150), *_PATH, (520, 562, 28)], 160)
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


def _way(k: int) -> bool:
    """Whether the one at `k` walks to the left."""
    if k + 1 >= len(_PATH):
        return False
    return _PATH[k + 1][0] < _PATH[k][0]


_BUILD = Beast(
    chest=0.36,
    waist=0.37,
    rump=0.34,
    sag=-0.05,
    hump=0.02,
    leg=0.66,
    leg_width=0.125,
    paw=0.03,
    neck=(0.2, 34.0),
    neck_width=(0.26, 0.2),
    skull=0.22,
    muzzle=(0.2, -62.0, 0.12),
    tail=((0.0, 0.05, 0.03), (-0.08, 0.2, 0.022), (-0.1, 0.42, 0.016)),
)


def _elephant(c: Canvas, k: int) -> None:
    x, y, size = _PATH[k]
    r = c.rng(f"elephant/{k}")
    left = _way(k)
    f = -1.0 if left else 1.0
    c.shadow(c.mask(oval(x - size * 0.4, y + size * 0.02, size * 0.95, size * 0.12, 6)), 0, 0, size * 0.06, 0.66)
    step = float(r.uniform(8, 20)) * (1 if k % 2 else -1)
    stance = Stance(
        fore_near=(step, -4, -4), fore_far=(-step, -2, -4), hind_near=(-step * 0.9, -6, 0), hind_far=(step, -8, 0)
    )
    shade = 0.34 * k / len(_PATH)
    hide = mix(mix(_HIDE, (0.48, 0.05, 40), float(r.uniform(0, 0.5))), c.palette.haze, shade)
    body = paint_beast(
        c, _BUILD, stance, x, y, size, hide, left=left, hair=None, seed=f"herd{k}", far_shade=0.18, detail=0.75
    )
    skin = body.relief
    if size > 45:
        fold = np.exp(
            -np.abs(c.noise.at("fold", c.x / (size * 0.09), c.y / (size * 0.06), 1.0, 2)[skin.mask.where] - 0.5) * 26
        )
        c.multiply(skin.mask * np.asarray(fold, np.float32), (0.36, 0.05, 40), 0.34)
    sx, sy = body.skull
    swing = float(r.uniform(-0.06, 0.14))
    trunk = [
        (sx + f * size * 0.16, sy + size * 0.1, size * 0.1),
        (sx + f * size * (0.28 + swing * 0.4), sy + size * 0.32, size * 0.075),
        (sx + f * size * (0.26 + swing), sy + size * 0.58, size * 0.055),
        (sx + f * size * (0.36 + swing), sy + size * 0.78, size * 0.04),
    ]
    if k == len(_PATH) - 1:
        trunk = [
            (sx + f * size * 0.16, sy + size * 0.08, size * 0.1),
            (sx + f * size * 0.38, sy, size * 0.075),
            (sx + f * size * 0.62, sy - size * 0.3, size * 0.055),
            (sx + f * size * 0.84, sy - size * 0.56, size * 0.04),
        ]
    nose = c.mask(limb(trunk, 24))
    rings = np.sin(c.y[nose.where] / (size * 0.022)) * size * 0.006
    c.form(nose, hide, bump=np.asarray(rings, np.float32), rim=0.6, detail=0.8)
    tusk = c.mask(
        limb(
            [
                (sx + f * size * 0.14, sy + size * 0.18, size * 0.034),
                (sx + f * size * 0.3, sy + size * 0.34, size * 0.028),
                (sx + f * size * 0.46, sy + size * 0.3, size * 0.008),
            ]
        )
    )
    c.form(tusk, (0.95, 0.04, 88), rim=0.5, detail=0.85)
    flap = float(r.uniform(-6, 10))
    ear = [
        (sx - f * size * 0.02, sy - size * 0.16),
        (sx - f * size * 0.2, sy - size * 0.22 - flap * 0.004 * size),
        (sx - f * size * 0.36, sy - size * 0.06),
        (sx - f * size * 0.32, sy + size * 0.18),
        (sx - f * size * 0.16, sy + size * 0.34),
        (sx - f * size * 0.05, sy + size * 0.12),
    ]
    leaf = c.mask(curve(ear))
    c.shadow(leaf & skin.mask, -size * 0.03, size * 0.05, size * 0.03, 0.55)
    c.form(
        leaf,
        mix(hide, (0.66, 0.07, 40), 0.25),
        thickness=size * 0.07,
        bump=(c.field("veins", max(4.0, size * 0.12), 3) - 0.5) * size * 0.05,
        rim=0.7,
        detail=0.8,
    )
    if size > 40:
        paint_eye(c, sx + f * size * 0.1, sy - size * 0.02, size * 0.024, left=left)
    dust = c.mask(oval(x, y - size * 0.06, size * 0.7, size * 0.14), soft=size * 0.08)
    c.glaze(dust, (0.86, 0.07, 76), 0.34)


def _calf(c: Canvas) -> None:
    """The smallest: only its back, an ear and the end of a raised trunk show over the crumb."""
    x, y, size = 694.0, 1150.0, 62.0
    body = paint_beast(c, _BUILD, Stance(), x + 16, y, size, _HIDE, left=True, hair=None, seed="calf", detail=0.75)
    sx, sy = body.skull
    c.form(
        c.mask(limb([(sx - 8, sy + 6, 6), (sx - 24, sy + 6, 5), (sx - 32, sy - 12, 3.6), (sx - 26, sy - 24, 3)])),
        _HIDE,
        rim=0.6,
        detail=0.8,
    )
    c.form(
        c.mask(curve([(sx + 1, sy - 10), (sx + 14, sy - 13), (sx + 23, sy), (sx + 16, sy + 18), (sx + 4, sy + 8)])),
        mix(_HIDE, (0.66, 0.07, 40), 0.3),
        thickness=5,
        rim=0.7,
        detail=0.8,
    )
    paint_eye(c, sx - 6, sy - 3, 1.9, left=True)
    crumb(c, x - 2, y + 24, 40, "shelter")


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
