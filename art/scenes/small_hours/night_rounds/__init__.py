"""A postwoman with a lantern climbs mountains made of quilts."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, rgb, smoothstep
from art.painting.light import Lamp, Light
from art.painting.materials import skin
from art.painting.motifs.buildings import house
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.motifs.props import lantern
from art.painting.motifs.skies import moon, stars, streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb, oval
from art.painting.stamps import strew
from art.painting.strokes import repaint
from art.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Night Rounds",
    hero="wiry postwoman in a ski cap with a lantern, trudging up mountains made of rumpled quilts",
    idea="made of",
    place="mountain, quilt range",
    palette="indigo moon",
    composition="S-path",
    time="night moon",
    symbols=("quilt", "moon", "lantern"),
    hidden="five toes at the foot of the last ridge",
    readings=("bedtime", "duty", "laziness"),
    person=True,
)
FINISH = {"vignette": 0.45, "bloom": 0.5, "saturation": 1.1}

_HORIZON, _EYE, _FOCAL = 690.0, 9.0, 900.0
_SUN = (0.74, 0.06, 0.56)
_FABRICS: tuple[Colour, ...] = (
    (0.36, 0.1, 268),
    (0.5, 0.09, 258),
    (0.66, 0.06, 245),
    (0.3, 0.1, 285),
    (0.82, 0.035, 250),
    (0.46, 0.12, 300),
    (0.56, 0.11, 330),
    (0.62, 0.09, 195),
    (0.42, 0.07, 230),
    (0.64, 0.14, 35),
)


def _way(v: Array | float) -> Array:
    """Where the trodden path lies at a distance."""
    return np.asarray(7.5 * np.sin(np.asarray(v) / 9.5 + 0.6) * np.clip(np.asarray(v) / 26, 0.25, 2.6))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.6, -0.6, 0.5),
        key=(0.93, 0.05, 240),
        shade=p.shade,
        rim=(0.75, -0.65, 0),
        rim_colour=(0.95, 0.04, 230),
        bounce=(0.5, 0.08, 265),
    )
    c.wash([(0, (0.15, 0.07, 277)), (0.25, (0.24, 0.1, 272)), (0.5, (0.42, 0.115, 266)), (0.62, (0.6, 0.09, 258))], 20)
    streaks(c, 90, 460, (0.6, 0.08, 258), share=0.5, seed="high", cover=0.6)
    repaint(c, 0.9, seed="sky")
    stars(c, 230, 520, size=1.15)
    moon(c, 590, 176, 84, phase=1.0)

    def heights(u: Array, v: Array) -> Array:
        return _heights(c, u, v)

    land = ground(c, heights, horizon=_HORIZON, eye=_EYE, focal=_FOCAL, near=5.0, far=240, sun=_SUN, shadow_reach=30)
    _toes(c, land)
    _quilts(c, land)
    c.fog(300, 560, (0.62, 0.08, 258), 0.3)
    repaint(c, 0.3, seed="cloth")
    _goal(c, land)
    _post(c, land)
    repaint(c, 0.12, seed="last")
    _down(c)


def _heights(c: Canvas, u: Array, v: Array) -> Array:
    """Ridges that rise with the distance, rumples upon them, puffs between the seams, a trodden way."""
    off = u - _way(v)
    rise = np.clip((v - 9) / 50, 0, 4)
    clear = 1 - 0.8 * np.exp(-((off / (5 + 0.09 * v)) ** 2))
    big = c.noise.at("range", u + 70, v * 0.8 + 12, 88, 1)
    ridge = (1 - np.abs(2 * big - 1)) ** 1.3
    h = 0.2 * np.maximum(v - 8, 0) + 0.0013 * np.maximum(v - 8, 0) ** 2 + ridge * 13 * rise * clear
    fold = c.noise.at("fold", u * 0.9 + v * 0.35, v * 0.7 - u * 0.2, 21, 1)
    h = h + (1 - np.abs(2 * fold - 1)) ** 2 * 3.6 * np.clip(v / 26, 0.35, 2.6) * (0.4 + 0.6 * clear)
    rumple = c.noise.at("rumple", u * 0.8 - v * 0.5, v * 0.8 + u * 0.3, 8, 1)
    h = h + (1 - np.abs(2 * rumple - 1)) ** 2 * 0.9 * np.clip(v / 24, 0.4, 2.2)
    a, b = _patch(u, v)
    fa, fb = np.abs(np.mod(a, 1) - 0.5) * 2, np.abs(np.mod(b, 1) - 0.5) * 2
    h = h + 0.6 * ((1 - fa**6) * (1 - fb**6)) ** 0.6 * np.clip(v / 16, 0.5, 2.2)
    trod = np.exp(-((off / (0.8 + 0.014 * v)) ** 2))
    out: Array = h - trod * (0.7 + 0.022 * v)
    return out


def _height(c: Canvas, u: float, v: float) -> float:
    return float(_heights(c, np.full((1, 1), u, np.float32), np.full((1, 1), v, np.float32))[0, 0])


def _patch(u: Array, v: Array) -> tuple[Array, Array]:
    """The patchwork's own coordinates, slanted and a little slack; patches grow with the distance."""
    s = 1 / 3.1
    q = 26 * np.log1p(v / 26)
    k = 1 / (1 + v / 52)
    x, y = u * k, q * 1.1
    c, w = math.cos(0.5), math.sin(0.5)
    return (x * c - y * w + 0.35 * np.sin(y * 0.5)) * s, (x * w + y * c + 0.35 * np.sin(x * 0.6)) * s


def _quilts(c: Canvas, land: Ground) -> None:
    """Dye every patch: plain, dotted, striped, checked, sprigged; sew them together; light them."""
    a, b = _patch(land.u, land.v)
    i, j = np.floor(a), np.floor(b)
    pick_by = np.mod(np.sin(i * 12.9898 + j * 78.233) * 43758.5453, 1.0)
    kind = np.mod(np.sin(i * 39.346 + j * 11.135) * 24634.6345, 1.0)
    fa, fb = np.mod(a, 1), np.mod(b, 1)
    fine = np.clip(1.6 - land.footprint * 3.2, 0, 1)
    n = len(_FABRICS)
    index = np.clip((pick_by * n).astype(int), 0, n - 1)
    other = np.mod(index + 3 + (kind * 3).astype(int), n)
    table = np.stack([rgb(q) for q in _FABRICS])
    base, print_on = table[index], table[other]
    dots = smoothstep(
        0.085, 0.06, np.hypot(np.mod(fa * 5, 1) - 0.5, np.mod(fb * 5 + 0.5 * np.mod(np.floor(fa * 5), 2), 1) - 0.5) / 3
    )
    stripes = smoothstep(0.06, 0.14, np.abs(np.mod(fa * 5, 1) - 0.5) - 0.14)
    checks = 0.5 * smoothstep(-0.05, 0.05, np.abs(np.mod(fa * 3, 1) - 0.5) - 0.25) + 0.5 * smoothstep(
        -0.05, 0.05, np.abs(np.mod(fb * 3, 1) - 0.5) - 0.25
    )
    star = np.hypot(fa - 0.5, fb - 0.5) * (1 + 0.3 * np.cos(np.arctan2(fb - 0.5, fa - 0.5) * 8))
    sprig = smoothstep(0.3, 0.26, star) - smoothstep(0.13, 0.1, star)
    pattern = np.where(
        kind < 0.2,
        dots,
        np.where(kind < 0.4, stripes, np.where(kind < 0.58, checks, np.where(kind < 0.74, sprig, 0.0))),
    )
    colours = base + (print_on - base) * (0.8 * pattern * fine)[..., None]
    edge = np.minimum(np.minimum(fa, 1 - fa), np.minimum(fb, 1 - fb))
    seam = smoothstep(0.035, 0.012, edge)
    dash = smoothstep(0.05, 0.035, np.abs(edge - 0.075)) * (
        np.mod(np.where(np.minimum(fa, 1 - fa) < np.minimum(fb, 1 - fb), fb, fa) * 11, 1) < 0.55
    )
    trod = np.exp(-(((land.u - _way(land.v)) / (0.75 + 0.01 * land.v)) ** 2))
    pace = land.v * 1.5
    side = np.where(np.mod(np.floor(pace), 2) > 0, 0.26, -0.26) * (1 + 0.012 * land.v)
    sole = np.hypot((land.u - _way(land.v) - side) / (0.15 + 0.004 * land.v), (np.mod(pace, 1) - 0.5) / 0.34)
    step = smoothstep(1.15, 0.8, sole) * smoothstep(70, 30, land.v)
    cos = land.lit(_SUN)
    light = np.clip(0.2 + 0.9 * np.clip(cos, 0, 1) - 0.22 * land.shade, 0.17, 1.25)
    weave = c.noise.at("weave", land.u * 7, land.v * 7, 1.0, 2, land.footprint * 7) - 0.5
    light = (
        light * (1 + 0.16 * weave) * (1 - 0.42 * seam * np.clip(fine + 0.4, 0, 1)) * (1 - 0.4 * step) * (1 + 0.2 * trod)
    )
    dark, cool = rgb((0.12, 0.07, 278)), rgb((0.86, 0.06, 250))
    lit_by = dark[None, None] * 0.5 + cool[None, None] * light[..., None]
    out = colours * lit_by + (rgb((0.9, 0.03, 90)) * 0.55 - 0) * (dash * fine * 0.35 * light)[..., None]
    far = smoothstep(50, 240, land.v)[..., None] * 0.7
    out = out + (rgb((0.55, 0.095, 262)) - out) * far
    c.fill(land.mask, np.clip(out, 0, 1).astype(np.float32), detail=0.5)
    rim = np.clip(cos - 0.75, 0, 1) * 2 * (1 - land.shade)
    c.screen(land.mask * np.asarray(rim * 0.4, np.float32), (0.86, 0.05, 245), 0.5)


def _toes(c: Canvas, land: Ground) -> None:
    """Whoever sleeps under all this."""
    for x, up, r in (
        (92.0, 15.0, 15.0),
        (118.0, 20.0, 11.0),
        (138.0, 16.0, 10.0),
        (156.0, 10.0, 9.0),
        (172.0, 3.0, 8.0),
    ):
        column = land.mask.whole()[:, int(x * c.scale)]
        y = float(np.argmax(column > 0.5)) / c.scale - up
        toe = c.mask(limb([(x + 2, y + 70, r * 1.05), (x, y + r, r * 0.95), (x - 1, y + r * 0.6, r)]))
        skin(c, toe, (0.52, 0.06, 35))
        c.glaze(toe, (0.5, 0.09, 262), 0.35)
        c.screen(toe.edge(4, -4, 3), (0.9, 0.05, 240), 0.45)


def _goal(c: Canvas, land: Ground) -> None:
    """A house no bigger than a button, still up."""
    v = 118.0
    u = float(_way(v)) - 6
    x, y, s = land.spot(u, v, _height(c, u, v))
    del s
    house(
        c,
        x,
        y + 4,
        34,
        24,
        wall=(0.6, 0.06, 255),
        roof=(0.42, 0.12, 20),
        windows=((-0.22, 0.5), (0.22, 0.5)),
        door=False,
        seed="late",
        glow=0.7,
    )


def _post(c: Canvas, land: Ground) -> None:
    """She leans into the slope; the lantern goes before, the bag behind."""
    v = 16.5
    u = float(_way(v))
    x, y, _ = land.spot(u, v, _height(c, u, v))
    tall = 214.0
    who = Person(
        girth=0.95,
        skin=(0.52, 0.09, 48),
        hair=(0.2, 0.03, 40),
        hair_style="braids",
        top=(0.56, 0.16, 30),
        bottom=(0.3, 0.07, 265),
        shoes=(0.3, 0.06, 45),
        dress="coat",
        hem=0.42,
        hat="beanie",
        hat_colour=(0.84, 0.13, 86),
        scarf=(0.6, 0.1, 190),
    )
    pose = Pose(
        lean=17,
        bend=6,
        head=-6,
        arm_near=(38, 58),
        arm_far=(-22, 96),
        leg_near=(44, 50),
        leg_far=(-16, 10),
        foot_far=70,
        hand_near="fist",
    )
    c.multiply(c.mask(oval(x - 40, y + 4, 74, 15, -6), soft=8), c.palette.deep, 0.7)
    j = joints(who, pose, x, y, tall, left=False)
    for fx, fy in (j.toe_near, j.toe_far):
        c.multiply(c.mask(oval(fx - 12, fy + 5, 24, 6, -8), soft=3), c.palette.deep, 0.6)
    hx, hy = j.hand_near
    lx, ly = hx + 30, hy - 14
    c.lamps.append(Lamp(x=lx, y=ly + 30, z=30, reach=150, colour=(0.88, 0.14, 72), power=1.1))
    c.glow(lx, ly + 34, 150, (0.8, 0.14, 66), 0.55)
    pool = c.mask(oval(lx + 10, y + 10, 190, 64, -8), soft=40)
    c.screen(pool & land.mask, (0.72, 0.14, 66), 0.42)
    sx, sy = j.chest
    bag = c.mask(
        curve(
            [
                (sx - 74, sy + 2, CORNER),
                (sx - 28, sy - 10),
                (sx - 8, sy + 8, CORNER),
                (sx - 14, sy + 58),
                (sx - 40, sy + 72),
                (sx - 72, sy + 60),
            ]
        )
    )
    for k in range(5):
        letter = c.mask(box(sx - 74 + k * 13, sy - 22 + 5 * math.sin(k * 2.0), 24, 30, 1, -14 + k * 9))
        c.form(letter, (0.93, 0.03, 90), thickness=2, rim=0.5, detail=0.85)
    c.form(bag, (0.44, 0.1, 55), thickness=22, rim=0.7, mottle=0.12, shadow=10, detail=0.8)
    flap = c.mask(
        curve(
            [
                (sx - 76, sy + 8, CORNER),
                (sx - 30, sy + 2),
                (sx - 7, sy + 10, CORNER),
                (sx - 18, sy + 34),
                (sx - 46, sy + 42),
                (sx - 72, sy + 34),
            ]
        )
    )
    c.form(flap, (0.4, 0.1, 50), thickness=8, rim=0.7, detail=0.8)
    pole = c.mask(limb([(hx - 26, hy + 20, 3), (hx, hy, 3.2), (lx, ly, 2.6)]))
    c.form(pole, (0.5, 0.08, 60), rim=0.7, detail=0.85)
    paint_person(c, who, j)
    c.draw(
        lambda pen: pen.stroke([(sx - 26, sy + 4), (sx + 2, sy - 12), (sx + 18, sy + 24)], (0.33, 0.08, 50), 4),
        relief=2,
        detail=0.8,
    )
    hat = (j.head[0] - 7, j.head[1] - j.unit * 0.66)
    bobble = c.mask(oval(*hat, 8, 7.5), wobble=1.6, cell=5)
    c.form(bobble, (0.72, 0.14, 30), mottle=0.2, grain=5, rim=0.7, detail=0.85)
    lantern(c, lx, ly, 46, reach=140)
    c.glow(lx, ly + 28, 40, (0.96, 0.1, 82), 0.8)


def _down(c: Canvas) -> None:
    """Feathers out of the ticking, drifting for snow."""
    r = c.rng("down")
    n = 60
    x, y = r.uniform(0, 800, n), r.uniform(40, 1180, n)
    tint = np.repeat(np.array([[0.86, 0.9, 1.0]], np.float32), n, 0)
    strew(
        c, "feather", x, y, 5 + 17 * r.random(n) ** 2.2, r.uniform(0, 6.28, n), tint, seed="down", alpha=0.8, detail=0.9
    )

    def thread(pen: Pen) -> None:
        pen.stroke([(-10, 1150), (90, 1120), (150, 1164), (240, 1150)], (0.86, 0.12, 88), 2.4, 0.8)

    c.draw(thread, relief=1, detail=0.8)
