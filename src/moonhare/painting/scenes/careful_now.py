"""A star lies tucked up in a mine cart; a mole, seen from behind, pushes it up to where the night begins."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, fur, metal, wood
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.motifs.motes import motes
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Careful Now",
    hero="great pale star tucked up in a mine cart that one small mole pushes up the rails to the open night",
    idea="carried by",
    place="underground, abandoned mine",
    palette="indigo moon",
    composition="deep tunnel",
    time="night",
    symbols=("mole", "star", "mine cart"),
    hidden="a canary riding on the cart's rim",
    readings=("ambulance", "smuggling", "wonder"),
)

FINISH = {"vignette": 0.4, "bloom": 0.6, "saturation": 1.08, "contrast": 0.12, "focus": Focus(380, 640, 380, 460, 0.3)}

_STAR = (352.0, 560.0)
_EXIT = (610.0, 330.0)
_NEAR = (396.0, 690.0)
_PINK = (0.74, 0.1, 20)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.8, 0.35),
        key=(0.94, 0.06, 100),
        shade=(0.2, 0.09, 275),
        rim=(0.0, -1.0, 0),
        rim_colour=(0.93, 0.08, 105),
        bounce=(0.5, 0.11, 265),
        bounce_share=0.25,
    )
    way = _depth(c)
    _rock(c, way)
    repaint(c, 0.55, seed="mine")
    _night(c, way)
    _rails(c)
    c.glow(*_STAR, 250, (0.74, 0.1, 190), 0.42)
    _star(c)
    _cart(c)
    _mole(c)
    _air(c)


def _middle(s: Array | float) -> tuple[Array | float, Array | float]:
    """Where the tunnel's axis lies at a nearness (0 its far end, 1 here): it climbs to the right."""
    return _EXIT[0] + (_NEAR[0] - _EXIT[0]) * s**0.8, _EXIT[1] + (_NEAR[1] - _EXIT[1]) * s


def _depth(c: Canvas) -> Array:
    """How near each place on the tunnel's walls is; the axis bends, so it is found step by step."""
    s: Array = np.full_like(c.x, 0.6)
    for _ in range(14):
        cx, cy = _middle(s)
        dx, dy = np.abs(c.x - cx), c.y - cy
        vault = ((dx / 430) ** 2.4 + (np.maximum(-dy, 0) / 640) ** 2.4) ** (1 / 2.4)
        s = np.asarray(0.5 * s + 0.5 * np.clip(np.maximum(vault, dy / 380), 0.02, 1.6), np.float32)
    return s


def _rock(c: Canvas, s: Array) -> None:
    """Hewn rock, each boss of it lit from the star's side and lost in the dark on the other."""
    cx, cy = _middle(s)
    turn = np.arctan2(c.x - cx, cy - c.y)
    bosses = c.noise.at("rock", turn * 2.6, np.log(s + 0.02) * 2.9, 1.0, 3)
    height = np.asarray(bosses, np.float32) * 70 * np.clip(s, 0.1, 1)
    gy, gx = np.gradient(height, 1 / c.scale)
    tx, ty = _STAR[0] - c.x, _STAR[1] - c.y
    d = np.hypot(tx, ty) + 1
    facing = -(gx * tx + gy * ty) / d
    warm = 1 / (1 + (d / 300) ** 2.3)
    light = np.clip(0.1 + 0.44 * warm + (0.1 + 0.42 * warm) * np.tanh(facing * 1.3), 0, 1)
    dy = (c.y - cy) / 380
    floor = smoothstep(-0.03, 0.02, dy - s * (0.97 + 0.1 * (c.field("edge", 60, 3) - 0.5)))
    gravel = c.field("gravel", 9, 4, (1.8, 1.0)) - 0.5
    lane = np.exp(-(((c.x - cx) / (250 * s)) ** 2))
    ground = 0.13 + 0.42 * warm * (0.55 + 0.6 * lane) + (0.12 + 0.4 * warm) * gravel
    light = light + (ground - light) * floor
    light = np.clip(light - 0.2 * np.exp(-(((dy - s) / (0.1 * s)) ** 2)) * (1 - 0.5 * floor), 0, 1)
    cold = np.exp(-(((s - 0.24) / 0.16) ** 2))
    light = np.clip(light + 0.22 * cold, 0, 1)
    table = ramp(
        [
            (0.1, 0.05, 278),
            (0.17, 0.08, 275),
            (0.27, 0.115, 272),
            (0.4, 0.125, 266),
            (0.56, 0.11, 240),
            (0.74, 0.09, 200),
            (0.9, 0.07, 130),
        ]
    )
    c.fill(c.full(), pick(table, np.asarray(light, np.float32)), detail=0.15)


def _night(c: Canvas, s: Array) -> None:
    """The tunnel's mouth: hills of nothing but sky, a gap among its stars."""
    hole = c.full(smoothstep(0.255, 0.24, s + 0.05 * (c.field("lip", 34, 3) - 0.5)))
    t = np.clip((c.y - 160) / 260, 0, 1)
    table = ramp([(0.24, 0.11, 272), (0.36, 0.13, 266), (0.52, 0.11, 240), (0.7, 0.09, 200)])
    c.fill(hole, pick(table, np.asarray(t, np.float32)), detail=0.7)
    motes(
        c,
        c.rng("sky"),
        70,
        lambda r: (r.uniform(470, 720), r.uniform(150, 420)),
        (0.96, 0.03, 120),
        size=(0.6, 1.7),
        alpha=(0.4, 1),
        detail=0.95,
        emission=0.7,
        clip=hole,
    )
    for x, y, q in ((580, 252, 8), (652, 282, 6), (612, 300, 5)):
        c.glow(x, y, q, (0.95, 0.06, 120), 0.9)
    c.screen(np.asarray(np.exp(-(((s - 0.25) / 0.045) ** 2)), np.float32), (0.72, 0.1, 215), 0.5)
    c.glow(_EXIT[0], _EXIT[1] + 20, 170, (0.6, 0.11, 230), 0.45)
    c.rays(_EXIT[0], _EXIT[1], [70, 92, 112], 520, 130, (0.66, 0.1, 225), 0.25, 26)


def _rails(c: Canvas) -> None:
    """The rails climb from our feet under the cart to the mouth."""

    def at(s: float, side: float) -> tuple[float, float]:
        cx, cy = _middle(s)
        return float(cx) + side * 150 * s, float(cy) + 378 * s

    steps = [0.62 + 0.085 * i + 0.012 * i * i for i in range(6)]

    def sleepers(pen: Pen) -> None:
        for s in steps:
            a, b = at(s, -1.7), at(s, 1.7)
            lit = 0.2 + 0.5 * math.exp(-((math.hypot(at(s, 0)[0] - 350, at(s, 0)[1] - 860) / 240) ** 2))
            pen.stroke([a, b], (0.17, 0.06, 285), 30 * s, 0.9, round_ends=False)
            pen.stroke([(a[0], a[1] - 12 * s), (b[0], b[1] - 12 * s)], (0.6, 0.1, 230), 5 * s, lit)

    c.draw(sleepers, detail=0.4)
    c.glow(380, 960, 190, (0.7, 0.1, 190), 0.3, flat=0.35)
    run = np.linspace(0.6, 1.4, 40)
    for side in (-1.0, 1.0):
        iron = c.mask(limb([(*at(float(s), side), 9 * float(s)) for s in run], 120))
        c.shadow(iron, 0, 5, 4, 0.6)
        metal(c, iron, (0.3, 0.06, 265), thickness=6)
        top = c.mask(
            limb([(at(float(s), side)[0] - 2, at(float(s), side)[1] - 3 * s, 2.6 * float(s)) for s in run], 120)
        )
        near = np.exp(-((np.hypot(c.x - 350, c.y - 860) / 300) ** 2))
        c.screen(top * np.asarray(0.25 + 0.75 * near, np.float32), (0.86, 0.08, 170), 0.9)


def _outline(c: Canvas) -> Mask:
    """A star with plump, rounded points, leaning as somebody does in bed."""
    pts: list[tuple[float, ...]] = []
    for i, long in enumerate((1.04, 1, 0.97, 1, 0.98, 1, 1, 1, 1.02, 1)):
        a, q = math.radians(-102 + 36 * i), (256.0 if i % 2 == 0 else 136.0) * long
        pts.append((_STAR[0] + q * math.cos(a), _STAR[1] + q * math.sin(a)))
    m = c.mask(polygon(pts)).blur(13)
    return Mask(smoothstep(0.36, 0.36 + 0.1 / max(c.scale, 0.5), m.a), m.box, m.frame, m.scale)


def _star(c: Canvas) -> None:
    """Milk-white and soft as bread: light comes from within, its skin is dimpled like a moon's."""
    x, y = _STAR
    body = _outline(c)
    c.rays(x, y, [-160, -128, -96, -64, -30, -8, 172], 640, 130, (0.86, 0.08, 150), 0.26, 24)
    c.glow(x, y, 190, (0.84, 0.1, 140), 0.62)
    at = body.where
    d = np.hypot(c.x[at] - x, c.y[at] - y)
    pits = c.field("pits", 34, 4)[at] - 0.5
    seas = smoothstep(0.52, 0.66, c.field("seas", 90, 3)[at])
    table = ramp(
        [(0.99, 0.03, 105), (0.97, 0.07, 100), (0.93, 0.105, 94), (0.9, 0.12, 90), (0.84, 0.13, 82), (0.74, 0.13, 70)]
    )
    inside = np.clip(0.04 + d / 420 + 0.2 * pits + 0.1 * seas, 0, 1)
    core = smoothstep(0, 1, body.blur(20).on(body.box) * 2 - 1)
    slope_y, slope_x = np.gradient(body.blur(17).on(body.box), 1 / c.scale)
    lee = np.clip(-(0.45 * slope_x + 0.9 * slope_y) * 26, -0.16, 0.5)
    c.fill(body, pick(table, np.asarray(np.clip(inside + 0.3 * (1 - core) + lee * 0.8, 0, 1), np.float32)), detail=0.8)
    c.emit(body, 0.3)
    c.screen(body.edge(-4, -7, 5), (0.97, 0.06, 105), 0.6)
    c.glow(x - 6, y - 10, 84, (0.99, 0.04, 105), 0.5)


def _cart(c: Canvas) -> None:
    """A tub of dark boards with iron bands, seen from behind; a red blanket over its rim."""
    c.multiply(c.mask(oval(372, 905, 235, 34), soft=14), (0.12, 0.06, 275), 0.8)
    for x, y in ((552, 826), (266, 876), (458, 876)):
        wheel = c.mask(oval(x, y, 17, 40))
        metal(c, wheel, (0.34, 0.05, 270), thickness=12)
        c.screen(wheel.edge(0, -4, 2), (0.8, 0.08, 150), 0.5)
    side = c.mask(polygon([(524, 700), (600, 650), (560, 806), (486, 864)]))
    wood(c, side, (0.3, 0.07, 285), angle=-32, grain=8, thickness=16, seed="side", detail=0.6)
    c.multiply(side, (0.3, 0.1, 275), 0.45)
    back = c.mask(curve([(190, 702, CORNER), (524, 700, CORNER), (486, 866, CORNER), (234, 866, CORNER)]))
    wood(c, back, (0.42, 0.085, 40), angle=0, grain=9, thickness=18, seed="back", detail=0.6)
    for k in range(1, 4):
        y = 706 + 40 * k
        c.multiply(c.mask(limb([(198 + 11 * k, y, 2.2), (516 - 9 * k, y - 1, 2.2)], 8), soft=1), (0.1, 0.04, 280), 0.8)
    c.multiply(back * smoothstep(740, 880, c.y), (0.22, 0.09, 275), 0.55)
    for a, b in (
        ((262, 706), (288, 866)),
        ((452, 704), (434, 866)),
        ((598, 652), (560, 806)),
        ((524, 702), (486, 866)),
    ):
        band = c.mask(limb([(*a, 9), (*b, 9)], 10))
        c.shadow(band, 0, 4, 4, 0.5)
        metal(c, band, (0.34, 0.04, 265), thickness=7)
    rim = c.mask(limb([(182, 703, 13), (350, 706, 13), (530, 701, 13), (606, 648, 10)], 60))
    c.shadow(rim, 0, 9, 7, 0.6)
    metal(c, rim, (0.44, 0.05, 260), thickness=10)
    c.screen(rim.edge(0, -5, 3), (0.92, 0.08, 110), 0.8)
    quilt = c.mask(
        curve(
            [
                (204, 684, CORNER),
                (262, 656),
                (350, 648),
                (440, 656),
                (512, 682, CORNER),
                (520, 728),
                (508, 770, CORNER),
                (470, 760),
                (430, 790),
                (380, 770),
                (330, 796),
                (282, 772),
                (236, 786, CORNER),
                (206, 744),
            ]
        )
    )
    c.shadow(quilt, 0, 16, 12, 0.65)
    cloth(c, quilt, (0.55, 0.18, 27), angle=86, fold=34, depth=10, thickness=30, seed="quilt", rim=0.6, detail=0.7)
    d = np.hypot(c.x - _STAR[0], c.y - _STAR[1])
    c.screen(quilt * np.asarray(np.exp(-((d / 135) ** 4)), np.float32), (0.82, 0.15, 55), 0.6)
    c.multiply(quilt * smoothstep(700, 810, c.y), (0.22, 0.1, 320), 0.6)
    hem = c.mask(limb([(204, 686, 12), (262, 660, 14), (350, 652, 15), (440, 660, 14), (514, 686, 12)], 60))
    c.shadow(hem, 0, 9, 6, 0.5, (0.3, 0.12, 10))
    cloth(c, hem, (0.92, 0.04, 95), angle=80, fold=24, depth=4, thickness=12, seed="hem", rim=0.9, detail=0.8)
    bird = Bird(body=(0.84, 0.16, 92), breast=(0.9, 0.14, 95), neck=0.1, beak_length=0.1)
    perched(c, bird, 576, 663, 40, left=False, seed="canary")


def _mole(c: Canvas) -> None:
    """It leans into the load, its back to us: a velvet pear with pink hands, one hind foot braced behind the other."""
    x, y = 356.0, 1040.0
    c.multiply(c.mask(oval(x + 4, y + 4, 112, 19), soft=9), (0.1, 0.05, 275), 0.85)
    box = (x - 190, y - 360, x + 200, y + 40)
    for fx, fy, t in ((x - 44, y - 4, -14), (x + 42, y + 12, 12)):
        foot = Clay(c, box, melt=5)
        foot.ball(fx, fy - 6, 25, 13, turn=t)
        for k in range(4):
            foot.limb(
                [(fx - 18 + 12 * k, fy - 12, 5), (fx - 22 + 14 * k + t * 0.2, fy - 24 + abs(k - 1.5) * 3, 3)], n=5
            )
        c.form(foot.relief(), _PINK, rim=0.5, bias=-0.18, detail=0.8)
    coat = (0.27, 0.055, 280)
    for pts in (
        [(x - 46, y - 178, 34), (x - 88, y - 214, 27), (x - 84, y - 258, 20)],
        [(x + 50, y - 178, 34), (x + 96, y - 210, 27), (x + 98, y - 256, 20)],
    ):
        arm = Clay(c, box, melt=10).limb([(float(a), float(b), float(q)) for a, b, q in pts], n=20)
        relief = arm.relief(2)
        c.shadow(relief.mask, 0, 12, 9, 0.5)
        c.form(relief, coat, rim=0.8, mottle=0.08, detail=0.65)
        fur(
            c,
            relief,
            arm.angle + math.pi,
            seed=f"arm{pts[0][0]:.0f}",
            length=(6, 12),
            spacing=3,
            light=0.07,
            detail=0.6,
        )
    for hx, hy, f in ((x - 84, y - 272, -1), (x + 98, y - 270, 1)):
        hand = Clay(c, box, melt=5)
        hand.ball(hx, hy + 4, 19, 17)
        for k in range(5):
            a = math.radians(-90 + f * 8 + 27 * (k - 2))
            hand.limb(
                [(hx + 8 * math.cos(a), hy + 8 * math.sin(a), 6), (hx + 26 * math.cos(a), hy + 25 * math.sin(a), 3.4)],
                n=7,
            )
        c.shadow(hand.mask(), 0, 6, 5, 0.6)
        c.form(hand.relief(), _PINK, rim=0.6, bias=0.0, detail=0.85)
    tail = c.mask(limb([(x + 4, y - 52, 8), (x + 34, y - 34, 7.5), (x + 70, y - 34, 6), (x + 104, y - 58, 3)], 40))
    body = Clay(c, box, melt=24)
    body.limb([(x - 4, y - 76, 84), (x - 2, y - 130, 82), (x + 2, y - 186, 62)], n=26)
    body.ball(x - 38, y - 54, 46, 44)
    body.ball(x + 38, y - 52, 46, 44)
    relief = body.relief(3)
    c.shadow(relief.mask, 0, 12, 10, 0.5)
    _velvet(c, relief, body.angle + math.pi, "body", coat)
    c.form(tail, _PINK, thickness=5, rim=0.4, bias=-0.18, detail=0.7)
    head = Clay(c, box, melt=14)
    head.ball(x + 2, y - 222, 58, 54)
    head.limb([(x + 20, y - 226, 48), (x + 74, y - 246, 27), (x + 122, y - 272, 14), (x + 138, y - 280, 11)], n=24)
    relief = head.relief(2)
    c.shadow(relief.mask, 0, 12, 9, 0.6)
    _velvet(c, relief, math.pi - 0.4, "head", coat)
    nose = Clay(c, box, melt=6).ball(x + 144, y - 283, 13, 10, turn=-25).ball(x + 151, y - 288, 7, 7)
    c.form(nose.relief(), (0.82, 0.11, 18), rim=0.6, gloss=0.5, bias=0.1, detail=0.9)

    def whiskers(pen: Pen) -> None:
        for k in range(4):
            x0, y0 = x + 112 + 5 * k, y - 266 - 3 * k
            pen.stroke([(x0, y0), (x0 + 8, y0 + 18), (x0 + 20 + 4 * k, y0 + 28 - 5 * k)], (0.9, 0.04, 100), 1.1, 0.7)

    c.draw(whiskers, detail=0.9)
    hat = c.mask(
        curve(
            [
                (x - 46, y - 250, CORNER),
                (x - 44, y - 282),
                (x - 12, y - 304),
                (x + 26, y - 294),
                (x + 40, y - 264, CORNER),
                (x - 4, y - 244),
            ]
        )
    )
    c.shadow(hat, 0, 8, 6, 0.6)
    metal(c, hat, (0.74, 0.14, 78), thickness=24, polish=0.3)
    c.screen(hat.edge(0, -5, 4), (0.96, 0.08, 100), 0.7)
    c.multiply(hat * smoothstep(y - 290, y - 246, c.y), (0.3, 0.1, 300), 0.5)


def _velvet(c: Canvas, relief: Relief, angle: Array | float, seed: str, coat: tuple[float, float, float]) -> None:
    """A dark coat with a nap that shines where the star strikes it."""
    c.form(relief, coat, rim=0.9, mottle=0.07, detail=0.6)
    for k, light in enumerate((0.04, 0.1)):
        fur(
            c,
            relief,
            angle,
            seed=f"{seed}{k}",
            length=(7, 15),
            spacing=3.2 + 2.5 * k,
            light=light,
            spread=0.4,
            detail=0.6,
        )
    c.screen(relief.mask.edge(0, -8, 6), (0.9, 0.09, 120), 0.7)


def _air(c: Canvas) -> None:
    """What the star sheds: a little of it in the air and along the way."""
    r = c.rng("dust")

    def work(pen: Pen) -> None:
        for _ in range(70):
            a, q = float(r.uniform(math.pi, math.tau)), 250 + float(r.exponential(90))
            px, py = _STAR[0] + q * math.cos(a), _STAR[1] + 0.9 * q * math.sin(a)
            pen.dot(px, py, float(r.uniform(0.7, 2)), (0.96, 0.06, 110), float(r.uniform(0.3, 0.9)))
        for _ in range(40):
            t = float(r.random()) ** 0.7
            px, py = 300 - 60 * t + float(r.normal(0, 60)), 1010 + 180 * t
            pen.dot(px, py, float(r.uniform(0.8, 2.4)), (0.96, 0.08, 105), float(r.uniform(0.4, 1)))

    c.draw(work, detail=0.95, emission=0.9)
    c.glow(352, 620, 260, (0.8, 0.09, 150), 0.12)
