"""A cow drinks from a mountain pool at dusk; the pool shows a lit fairground wheel that stands nowhere."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur, grass, wood
from moonhare.painting.motifs.motes import motes
from moonhare.painting.motifs.props import cowbell
from moonhare.painting.motifs.skies import stars
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Over the Fence",
    hero="cow in profile drinking from a mountain pool that shows, in place of her, a lit fairground wheel",
    idea="reflected as something else",
    place="meadow, Alpine pasture",
    palette="teal night",
    composition="profile",
    time="dusk",
    symbols=("cow", "fairground wheel", "cowbell"),
    hidden="a wisp of spun sugar on her horn",
    readings=("envy", "thirst", "invitation"),
)

FINISH = {"vignette": 0.4, "bloom": 0.6, "saturation": 1.08, "focus": Focus(430, 740, 420, 520, 0.3)}

_LINE = 600.0
_HUB = (440.0, 896.0)
_R = 246.0
_LIGHTS: tuple[Colour, ...] = ((0.93, 0.12, 88), (0.76, 0.16, 40), (0.74, 0.15, 355), (0.86, 0.1, 180), (0.9, 0.14, 75))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.5, -0.35, 0.5),
        key=(0.9, 0.08, 80),
        shade=p.shade,
        rim=(0.75, -0.5, 0),
        rim_colour=(0.9, 0.1, 75),
        bounce=(0.85, 0.13, 75),
        bounce_share=0.4,
    )
    c.wash(
        [
            (0, (0.19, 0.05, 240)),
            (0.2, (0.29, 0.065, 225)),
            (0.34, (0.42, 0.08, 208)),
            (0.42, (0.6, 0.08, 165)),
            (0.46, (0.8, 0.12, 75)),
            (0.5, (0.86, 0.14, 58)),
            (1, (0.86, 0.1, 90)),
        ],
        warp=14,
    )
    c.glow(600, 590, 300, (0.96, 0.12, 82), 0.75, flat=0.55)
    _mountains(c)
    c.glow(640, 580, 230, (0.95, 0.13, 78), 0.62, flat=0.45)
    water = _pool(c)
    c.glow(640, 612, 170, (0.95, 0.13, 78), 0.4, flat=0.3)
    repaint(c, 0.6, seed="broad")
    stars(c, 70, 330, seed="stars")
    _wheel(c, water)
    _bank(c)
    _fence(c)
    _cow(c)
    _rings(c, water)
    _grass(c)


def _mountains(c: Canvas) -> None:
    ridges: tuple[tuple[list[tuple[float, ...]], Colour, float], ...] = (
        (
            [
                (-20, 420),
                (70, 372),
                (150, 404, CORNER),
                (236, 318, CORNER),
                (300, 388),
                (372, 430),
                (470, 404),
                (560, 338, CORNER),
                (612, 260, CORNER),
                (668, 330),
                (716, 352, CORNER),
                (780, 300),
                (830, 330),
            ],
            (0.36, 0.06, 222),
            0.12,
        ),
        (
            [(-20, 500), (90, 468), (200, 500), (330, 520), (460, 510), (600, 470), (700, 440), (830, 470)],
            (0.27, 0.05, 212),
            0.0,
        ),
    )
    for k, (points, tone, haze) in enumerate(ridges):
        m = c.mask(curve([*points, (830, 640, CORNER), (-20, 640, CORNER)]), wobble=5, cell=40)
        c.form(
            m,
            tone,
            thickness=34,
            mottle=0.1,
            rim=0.25,
            haze=haze,
            bump=(c.field(f"rock{k}", 46, 4) - 0.5) * 14,
            detail=0.2,
        )
        c.fog(430 + 60 * k, 640, ((0.72, 0.09, 110), (0.85, 0.13, 68))[k], 0.7)


def _pool(c: Canvas) -> Mask:
    water = c.full(smoothstep(_LINE - 1, _LINE + 1, c.y))
    depth = np.clip((c.y - _LINE) / 600, 0, 1)
    n = c.noise.at("lap", c.x / 70 / (0.35 + depth), np.log(6 + (c.y - _LINE).clip(0)) * 8, 1.0, 3) - 0.5
    table = ramp([(0.84, 0.1, 95), (0.62, 0.08, 165), (0.38, 0.07, 205), (0.24, 0.055, 225), (0.16, 0.045, 238)])
    t = np.clip(depth * 1.7 + 0.12 + 0.16 * n, 0, 1)
    c.fill(water, pick(table, np.asarray(t, np.float32)), detail=0.1)
    far = c.mask(
        curve(
            [
                (-20, 598, CORNER),
                (200, 590),
                (500, 592),
                (820, 586, CORNER),
                (820, 612, CORNER),
                (400, 606),
                (-20, 612, CORNER),
            ]
        ),
        wobble=3,
    )
    c.form(far, (0.26, 0.05, 200), thickness=6, detail=0.3)
    return water


def _spokes(pen: Pen) -> None:
    hx, hy = _HUB
    steel = (0.62, 0.09, 185)
    for f in (-1, 1):
        pen.stroke([(hx, hy), (hx + 128 * f, _LINE + 6)], (0.5, 0.08, 190), 13)
        pen.stroke([(hx, hy), (hx + 128 * f, _LINE + 6)], (0.86, 0.12, 80), 4)
    for k in range(16):
        a = math.radians(22.5 * k + 6)
        pen.stroke([(hx, hy), (hx + _R * math.cos(a), hy + _R * math.sin(a))], steel, 3.5, 0.9)
        for q in np.linspace(0.24, 0.9, 8):
            pen.dot(hx + _R * q * math.cos(a), hy + _R * q * math.sin(a), 4.2, _LIGHTS[k % 5], 0.95)
    for r, w in ((_R, 7.0), (_R - 26, 4.0), (70.0, 3.0)):
        pen.stroke(circle(hx, hy, r), (0.9, 0.13, 82), w)
    for k in range(64):
        a = math.radians(360 / 64 * k)
        pen.dot(hx + _R * math.cos(a), hy + _R * math.sin(a), 5.5, (0.98, 0.07, 92))
    pen.dot(hx, hy, 30, (0.9, 0.14, 78))
    pen.dot(hx, hy, 17, (0.99, 0.05, 95))


def _wheel(c: Canvas, water: Mask) -> None:
    """The wheel as the water holds it: upside down, its lamps a little shaken."""
    hx, hy = _HUB
    c.glow(hx, hy, 290, (0.62, 0.1, 180), 0.5)
    c.glow(hx, hy, 90, (0.93, 0.13, 82), 0.5)
    with c.group() as g:
        c.draw(_spokes, emission=0.8, detail=0.8)
        for k in range(16):
            a = math.radians(22.5 * k + 17)
            x, y = hx + (_R + 4) * math.cos(a), hy + (_R + 4) * math.sin(a)
            tone = _LIGHTS[(k * 2) % 5]
            cabin = c.mask(
                curve([(x - 19, y - 8, CORNER), (x - 15, y - 26), (x + 15, y - 26), (x + 19, y - 8, CORNER)])
            )
            c.form(cabin, tone, thickness=10, rim=0.5, bias=0.08, detail=0.8)
            hood = c.mask(curve([(x - 22, y + 6, CORNER), (x, y + 22), (x + 22, y + 6, CORNER)]))
            c.form(hood, mix(tone, (0.98, 0.04, 90), 0.45), thickness=8, detail=0.8)
            c.emit(cabin | hood, 0.35)
    n = c.noise.at("shake", c.x / 130, c.y / 15, 1.0, 2) - 0.5
    d = np.hypot(c.x - 566, (c.y - 616) * 2.2)
    ring = 7 * np.sin(d / 13) * np.exp(-d / 190)
    bend = (np.asarray(c.x + n * 12 + ring, np.float32), np.asarray(c.y + n * 5 + ring * 0.6, np.float32))
    for k in range(16):
        a = math.radians(22.5 * k)
        c.glow(hx + _R * math.cos(a), hy + _R * math.sin(a), 46, _LIGHTS[k % 5], 0.5)
    c.paste(g, bend=bend, clip=water, alpha=0.95)
    lines = smoothstep(0.62, 0.8, c.noise.at("glint", c.x / 120, c.y / 6, 1.0, 2))
    c.multiply(water * np.asarray(lines * smoothstep(640, 760, c.y), np.float32), (0.3, 0.07, 215), 0.5)


def _bank(c: Canvas) -> None:
    bank = c.mask(
        curve(
            [
                (-20, 578, CORNER),
                (200, 588),
                (400, 600),
                (520, 616),
                (556, 634, CORNER),
                (470, 652),
                (330, 666),
                (180, 700),
                (60, 760),
                (-20, 830, CORNER),
            ]
        ),
        wobble=5,
        cell=30,
    )
    c.multiply(bank.blur(10).move(0, 22), (0.12, 0.04, 230), 0.7)
    c.form(bank, (0.27, 0.055, 190), thickness=26, rim=0.3, detail=0.4)
    c.screen(bank.edge(6, 8, 4), (0.86, 0.13, 75), 0.45)


def _fence(c: Canvas) -> None:
    posts = ((46.0, 596.0, 150.0, 2.0), (196.0, 602.0, 132.0, -3.0))
    for y0, y1 in ((486.0, 502.0), (536.0, 548.0)):
        rail = c.mask(limb([(-20, y0 - 6, 8), (46, y0, 8), (196, y1, 7), (330, y1 + 8, 5)]))
        wood(c, rail, (0.3, 0.05, 215), thickness=7, bias=-0.12, detail=0.5)
    for x, y, h, lean in posts:
        post = c.mask(limb([(x, y, 13), (x + lean, y - h, 11)]))
        wood(c, post, (0.28, 0.05, 215), angle=90, thickness=10, bias=-0.12, detail=0.5)


def _cow(c: Canvas) -> None:
    tone = (0.42, 0.085, 52)
    for x, foot in ((168.0, 610.0), (404.0, 616.0)):
        far = Clay(c, (x - 60, 400, x + 60, 640), melt=6)
        far.limb([(x, 440, 38), (x + 2, 506, 22), (x - 4, 552, 14), (x, 590, 11), (x + 1, foot - 12, 12)])
        c.form(far.relief(), (0.26, 0.06, 40), bias=-0.12, detail=0.6)
        _hoof(c, x + 1, foot)
    tail = c.mask(limb([(112, 372, 9), (88, 420, 7), (82, 490, 6), (84, 520, 6)]))
    c.form(tail, tone, bias=-0.1, detail=0.6)
    tuft = c.mask(limb([(84, 510, 7), (80, 550, 14), (86, 586, 3)]))
    c.form(tuft, (0.24, 0.05, 45), detail=0.6)
    clay = Clay(c, (60, 290, 660, 650), melt=26)
    clay.limb([(150, 404, 58), (230, 410, 70), (310, 416, 74), (390, 406, 66)])
    clay.ball(276, 442, 104, 54)
    clay.ball(146, 354, 28, 17)
    clay.ball(142, 402, 56, 58)
    clay.ball(200, 486, 34, 24)
    clay.limb([(126, 430, 48), (122, 492, 28), (106, 540, 17), (112, 580, 12), (114, 604, 14)], melt=14)
    clay.limb([(408, 440, 44), (414, 500, 25), (418, 548, 16), (416, 590, 12), (418, 608, 14)], melt=14)
    clay.limb([(392, 398, 62), (444, 428, 53), (490, 480, 44), (516, 518, 40)], melt=26)
    clay.limb([(412, 474, 18), (450, 510, 15), (480, 536, 8)], melt=20)
    clay.limb([(516, 512, 41), (538, 556, 34), (556, 592, 27), (566, 612, 26)], melt=16)
    clay.press([(556, 622, 3), (570, 600, 3)], deep=3)
    body = clay.relief()
    c.multiply(c.mask(oval(280, 618, 210, 14), soft=8), (0.1, 0.03, 235), 0.6)
    c.form(body, tone, bias=-0.1, rim=0.75, shadow=40, gain=1.05, detail=0.75)
    blaze = c.mask(limb([(548, 520, 9), (570, 570, 11), (584, 606, 18)])) & clay.mask()
    c.form(body.within(blaze), (0.84, 0.035, 80), bias=-0.05, detail=0.8)
    muzzle = c.mask(oval(572, 618, 32, 19, 28), soft=2) & clay.mask()
    c.form(body.within(muzzle), (0.66, 0.07, 35), bias=0.0, detail=0.85)
    udder = c.mask(oval(200, 496, 32, 20, 8), soft=5) & clay.mask()
    c.form(body.within(udder), (0.66, 0.08, 25), bias=-0.05, detail=0.75)
    fur(c, body, clay.angle, seed="cow", length=(6, 12), spacing=4.0, detail=0.75)
    c.multiply(clay.mask() * smoothstep(620, 250, c.x), (0.3, 0.06, 235), 0.72)
    _hoof(c, 115, 618)
    _hoof(c, 420, 622)
    c.screen(clay.mask().edge(7, 7, 4), (0.93, 0.14, 70), 0.7)
    c.screen(clay.mask().edge(2, -5, 2), (0.8, 0.09, 130), 0.5)
    ear = c.mask(curve([(500, 486, CORNER), (468, 486), (436, 512, CORNER), (462, 526), (504, 512)]))
    c.form(ear, (0.4, 0.08, 50), thickness=10, rim=0.7, detail=0.85)
    for back, tint in ((True, -0.15), (False, 0.1)):
        dx = 20.0 if back else 0.0
        horn = c.mask(
            limb([(512 + dx, 470, 11), (530 + dx, 440, 8), (562 + dx * 0.6, 424, 5), (586 + dx * 0.5, 430, 1.5)])
        )
        c.form(horn, (0.86, 0.05, 85), bias=tint, rim=0.8, gloss=0.4, detail=0.85)
    sugar = c.mask(oval(570, 424, 19, 12, 10), oval(582, 432, 13, 9), wobble=4, cell=7, soft=1.5)
    c.form(sugar, (0.8, 0.12, 355), bias=0.1, alpha=0.88, detail=0.85)
    lid = c.mask(oval(541, 531, 12, 8.5, 52))
    c.fill(lid, (0.13, 0.03, 40), detail=0.95)
    c.screen(c.mask(circle(545, 534, 3)), (0.97, 0.08, 85), 1.0)
    c.draw(lambda pen: pen.stroke([(527, 532), (534, 522), (546, 520)], (0.2, 0.04, 45), 3), detail=0.9)
    nose = c.mask(oval(586, 608, 6, 4, 50))
    c.fill(nose, (0.25, 0.05, 30), detail=0.9)
    strap = c.mask(limb([(492, 396, 9), (478, 430, 10), (462, 480, 9), (450, 514, 8)])) & clay.mask()
    c.form(strap, (0.52, 0.16, 26), thickness=8, rim=0.6, detail=0.85)
    cowbell(c, 450, 566, 54)


def _hoof(c: Canvas, x: float, y: float) -> None:
    hoof = c.mask(
        curve(
            [(x - 13, y - 16, CORNER), (x + 13, y - 16, CORNER), (x + 18, y + 2, CORNER), (x - 15, y + 2, CORNER)],
            pull=0.2,
        )
    )
    c.form(hoof, (0.2, 0.04, 50), thickness=8, rim=0.6, detail=0.75)


def _rings(c: Canvas, water: Mask) -> None:
    d = np.hypot(c.x - 572, (c.y - 634) * 3.4)
    for r, a in ((34, 0.9), (64, 0.7), (104, 0.5), (154, 0.32)):
        line = np.exp(-(((d - r) / 5) ** 2)) * a * smoothstep(628, 640, c.y)
        c.screen(water * np.asarray(line, np.float32), (0.95, 0.1, 85), 0.8)


def _grass(c: Canvas) -> None:
    tones = ((0.16, 0.04, 215), (0.24, 0.05, 200), (0.36, 0.07, 170))
    near = c.mask(polygon([(-10, 640), (330, 652), (140, 706), (30, 770), (-10, 800)]))
    grass(c, near, tones, seed="bank", height=(10, 46), spacing=8, spread=0.3, detail=0.6)
    foot = c.mask(
        curve(
            [
                (-20, 1130, CORNER),
                (140, 1168),
                (400, 1192),
                (660, 1170),
                (820, 1120, CORNER),
                (820, 1220, CORNER),
                (-20, 1220, CORNER),
            ]
        )
    )
    c.fill(foot, (0.12, 0.035, 230), 0.9, detail=0.5)
    grass(
        c,
        foot,
        ((0.1, 0.03, 235), (0.17, 0.04, 215)),
        seed="near",
        height=(40, 110),
        spacing=10,
        spread=0.3,
        detail=0.6,
    )
    motes(
        c,
        c.rng("fireflies"),
        30,
        lambda r: (r.uniform(0, 800), r.uniform(600, 1190)),
        (0.95, 0.12, 90),
        size=(1, 2.6),
        alpha=(0.3, 0.8),
        emission=0.5,
    )
