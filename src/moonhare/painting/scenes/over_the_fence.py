"""A sheep leaps a fence by a dusky pool; what flies below it in the water is a lit balloon."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur, grass, reflection, wood
from moonhare.painting.motifs.skies import stars
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Over the Fence",
    hero="sheep in profile, eyes shut, leaping a fence by a pool that shows, in place of it, a lit balloon upside down",
    idea="reflected as something else",
    place="meadow, flooded at nightfall",
    palette="teal night",
    composition="profile",
    time="dusk",
    symbols=("sheep", "fence", "balloon"),
    hidden="more sheep, tiny, queueing on the far ridge",
    readings=("sleep", "ambition", "lightness"),
)
FINISH = {"vignette": 0.42, "bloom": 0.6, "saturation": 1.08, "focus": Focus(410, 640, 340, 520, 0.35)}

_LINE = 606.0
_X = 412.0
_PROFILE = (
    (716.0, 30.0),
    (744.0, 58.0),
    (786.0, 106.0),
    (836.0, 152.0),
    (886.0, 178.0),
    (932.0, 184.0),
    (984.0, 170.0),
    (1034.0, 132.0),
    (1070.0, 78.0),
    (1086.0, 22.0),
    (1088.0, 2.0),
)
"""The balloon as the water shows it: half widths by height, its mouth above, its crown below."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.35, -0.7, 0.5),
        key=(0.9, 0.06, 190),
        shade=p.shade,
        rim=(0.2, -0.9, 0),
        rim_colour=(0.93, 0.07, 170),
        bounce=(0.86, 0.14, 72),
        bounce_share=0.55,
    )
    with c.group() as land:
        _land(c)
        repaint(c, 0.55, seed="land")
    with c.group() as fence:
        _fence(c)
    c.paste(land)
    water = _pool(c)
    reflection(c, land, water, _LINE, share=0.85, ripple=5, seed="land")
    c.multiply(water * np.asarray(smoothstep(_LINE, 900, c.y), np.float32), (0.2, 0.06, 232), 0.8)
    reflection(c, fence, water, _LINE, share=0.5, ripple=6, seed="fence")
    _balloon(c, water)
    c.paste(fence)
    _bank(c)
    stars(c, 120, 420, seed="stars")
    _sheep(c, 396, 330)
    _near(c)


def _land(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.18, 0.05, 242)),
            (0.2, (0.28, 0.07, 226)),
            (0.29, (0.42, 0.085, 206)),
            (0.36, (0.6, 0.09, 170)),
            (0.41, (0.84, 0.12, 90)),
            (0.45, (0.88, 0.14, 68)),
            (1, (0.86, 0.1, 90)),
        ],
        warp=10,
    )
    c.glow(470, 590, 330, (0.95, 0.12, 80), 0.5, flat=0.42)
    for k, (points, tone) in enumerate(
        (
            ([(-20, 520), (120, 492), (260, 524), (420, 540), (560, 520), (690, 478), (830, 500)], (0.5, 0.08, 195)),
            ([(-20, 548), (150, 560), (330, 572), (520, 566), (680, 540), (830, 530)], (0.33, 0.065, 205)),
        )
    ):
        m = c.mask(curve([*points, (830, 660, CORNER), (-20, 660, CORNER)]), wobble=2)
        c.fill(m, tone, detail=0.1)
        c.screen(m.edge(0, -3, 2), (0.93, 0.12, 85), 0.4)
        c.fog(530, 640, (0.9, 0.11, 80), 0.5 - 0.2 * k)
    # Who waits: tiny woolly dots in a file along the ridge.
    for x, y, q in ((640.0, 486.0, 1.0), (668.0, 478.0, 0.95), (694.0, 473.0, 1.05), (738.0, 477.0, 0.9)):

        def one(pen: Pen, x: float = x, y: float = y, q: float = q) -> None:
            for dx in (-5, -2, 4, 7):
                pen.stroke([(x + dx * q, y + 3), (x + dx * q, y + 10 * q)], (0.24, 0.05, 215), 1.8)
            pen.fill(oval(x, y, 11 * q, 7 * q), (0.62, 0.05, 175))
            pen.fill(oval(x - 11 * q, y - 5 * q, 4.5 * q, 3.4 * q, 30), (0.24, 0.05, 215))

        c.draw(one, detail=0.9, relief=2)


def _pool(c: Canvas) -> Mask:
    water = c.full(smoothstep(_LINE - 1, _LINE + 1, c.y))
    table = ramp([(0.84, 0.12, 85), (0.5, 0.08, 185), (0.28, 0.06, 220), (0.18, 0.05, 234)])
    c.fill(water, pick(table, np.asarray(np.clip((c.y - _LINE) / 300, 0, 1), np.float32)), detail=0.1)
    return water


def _half(y: Array) -> Array:
    s = sample(_PROFILE, 120)
    return np.asarray(np.interp(y, s[:, 0], np.maximum(s[:, 1], 1)), np.float32)


def _balloon(c: Canvas, water: Mask) -> None:
    c.glow(_X, 880, 300, (0.8, 0.14, 70), 0.75)
    c.glow(_X, 760, 150, (0.95, 0.13, 80), 0.5)
    with c.group() as g:
        sides = [(_X + w, y) for y, w in _PROFILE]
        envelope = c.mask(curve([*sides, *((2 * _X - x, y) for x, y in reversed(sides))], pull=0.34))
        half = _half(c.y)
        around = np.arcsin(np.clip((c.x - _X) / half, -1, 1)) / np.pi
        turn = np.asarray((around + 0.06) * 12, np.float32)
        stripe = np.floor(turn).astype(int) % 3
        within = np.mod(turn, 1)
        tones = np.stack([rgb(t) for t in ((0.68, 0.19, 36), (0.9, 0.14, 82), (0.95, 0.06, 92))])
        colours = tones[stripe]
        flame = np.exp(-(((c.y - 716) / 240) ** 2))
        lit = (0.42 + 0.75 * flame) * (0.45 + 0.62 * np.clip(np.cos(around * np.pi), 0, 1) ** 0.8)
        puff = 1 - 0.34 * (2 * np.abs(within - 0.5)) ** 3
        shade = np.clip(lit * puff, 0, 1.15)[..., None]
        deep = rgb((0.26, 0.12, 20))
        c.fill(envelope, np.asarray(np.clip(deep * (1 - shade) + colours * shade, 0, 1), np.float32), detail=0.85)
        c.screen(envelope * np.asarray(flame * 0.5, np.float32), (0.94, 0.13, 80), 0.45)
        c.emit(envelope, 0.3)
        _basket(c)
    n = c.noise.at("shake", c.x / 150, c.y / 15, 1.0, 2) - 0.5
    reach = 0.5 + 1.2 * np.clip((c.y - 640) / 460, 0, 1)
    bend = (np.asarray(c.x + n * 11 * reach, np.float32), np.asarray(c.y + n * 6, np.float32))
    c.paste(g, bend=bend, clip=water, alpha=0.96)
    lines = smoothstep(0.6, 0.78, c.noise.at("calm", c.x / 150, c.y / 6, 1.0, 2))
    c.multiply(water * np.asarray(lines * smoothstep(640, 820, c.y), np.float32), (0.34, 0.08, 215), 0.22)
    glints = smoothstep(0.66, 0.8, c.noise.at("glint", c.x / 110, c.y / 6, 1.0, 2))
    lane = np.exp(-(((c.x - _X) / 230) ** 2)) * smoothstep(620, 700, c.y) * smoothstep(1190, 1000, c.y)
    c.screen(water * np.asarray(glints * lane, np.float32), (0.96, 0.12, 82), 0.28)


def _basket(c: Canvas) -> None:
    def ropes(pen: Pen) -> None:
        for dx in (-1, -0.4, 0.4, 1):
            pen.stroke([(_X + 30 * dx, 676), (_X + 44 * dx, 728)], (0.9, 0.12, 80), 3.4)

    c.draw(ropes, detail=0.85)
    basket = c.mask(box(_X - 33, 636, 66, 44, 8))
    wood(c, basket, (0.66, 0.11, 60), angle=0, grain=5, thickness=14, bias=0.1, seed="basket", detail=0.8)
    c.screen(basket.edge(0, 5, 3), (0.96, 0.13, 80), 0.9)
    c.form(c.mask(box(_X - 37, 670, 74, 10, 5)), (0.72, 0.13, 66), thickness=5, bias=0.1, detail=0.85)
    c.glow(_X, 722, 34, (0.98, 0.1, 88), 1.0)
    flame = c.mask(
        curve([(_X - 9, 706, CORNER), (_X - 12, 730), (_X, 764, CORNER), (_X + 12, 730), (_X + 9, 706, CORNER)])
    )
    c.fill(flame, (0.99, 0.06, 95), detail=0.95)
    c.emit(flame, 1.0)


def _fence(c: Canvas) -> None:
    posts = (
        (36.0, 3.0, 132.0),
        (196.0, -4.0, 118.0),
        (352.0, 2.0, 124.0),
        (512.0, -2.0, 116.0),
        (668.0, 5.0, 128.0),
        (806.0, 0.0, 120.0),
    )
    for y0, y1, y2 in ((516.0, 528.0, 512.0), (560.0, 566.0, 556.0)):
        rail = c.mask(
            limb([(-20, y0, 8), (200, y1, 7), (420, y0 + 6, 7.5), (640, y1 - 6, 7), (830, y2, 8)], 60), wobble=1.5
        )
        wood(c, rail, (0.3, 0.05, 210), grain=7, thickness=8, seed=f"rail{y0:.0f}", detail=0.65)
        c.screen(rail.edge(0, -3, 1.4), (0.9, 0.12, 82), 0.55)
        c.screen(rail.edge(0, 4, 2), (0.88, 0.14, 70), 0.4)
    for x, lean, h in posts:
        post = c.mask(limb([(x, 616, 13), (x + lean, 616 - h * 0.5, 12), (x + 1.6 * lean, 616 - h, 11)]), wobble=1.8)
        wood(c, post, (0.28, 0.05, 212), angle=90, grain=7, thickness=12, seed=f"post{x:.0f}", detail=0.65)
        c.screen(post.edge(0, -4, 1.6), (0.9, 0.12, 82), 0.6)
        near = 1 if x < _X else -1
        c.screen(post.edge(5 * near, 3, 2.4), (0.9, 0.14, 72), 0.5)


def _bank(c: Canvas) -> None:
    rim = c.mask(
        limb([(-20, 612, 9), (160, 614, 6), (330, 612, 4), (500, 613, 4), (660, 613, 6), (830, 610, 10)], 50), wobble=3
    )
    c.fill(rim, (0.2, 0.05, 215), detail=0.5)
    grass(
        c,
        rim.grow(3),
        ((0.16, 0.04, 220), (0.28, 0.06, 195), (0.44, 0.09, 150)),
        seed="rim",
        height=(10, 34),
        spacing=5.5,
    )


def _sheep(c: Canvas, x: float, y: float) -> None:
    dark: Colour = (0.26, 0.04, 240)
    c.lamps.append(Lamp(x=_X, y=590, z=60, reach=230, colour=(0.88, 0.14, 70), power=0.7))
    for far, bias in ((True, -0.12), (False, 0.0)):
        dx = 26.0 if far else 0.0
        fore = [
            (x + 92 + dx, y + 44, 22),
            (x + 146 + dx, y + 76, 15),
            (x + 178 + dx, y + 62, 11),
            (x + 168 + dx, y + 110, 8.5),
            (x + 162 + dx, y + 128, 9),
        ]
        hind = [
            (x - 104 - dx * 0.6, y + 56, 30),
            (x - 152 - dx, y + 104, 17),
            (x - 150 - dx, y + 134, 11),
            (x - 206 - dx, y + 172, 8.5),
            (x - 222 - dx, y + 180, 9),
        ]
        for spine in (fore, hind):
            leg = Clay(c, (x - 320, y - 20, x + 320, y + 230), melt=4)
            leg.limb(spine, n=50)
            c.form(leg.relief(1.0), dark, bias=bias, rim=0.7, detail=0.75)
            ex, ey = spine[-1][0], spine[-1][1]
            hoof = c.mask(oval(ex, ey, 12, 9, 40 if spine is hind else 80))
            c.form(hoof, (0.16, 0.03, 240), thickness=7, rim=0.7, bias=bias, detail=0.8)
    tail = c.mask(limb([(x - 140, y + 10, 17), (x - 172, y + 18, 17), (x - 190, y + 40, 12)]), wobble=5, cell=10)
    c.form(tail, (0.8, 0.03, 95), rim=0.7, detail=0.75)
    r = c.rng("fleece")
    fleece = Clay(c, (x - 220, y - 190, x + 260, y + 170), melt=7)
    tilt = math.radians(-13)
    spots: list[tuple[float, float, float, float]] = []
    for u0, v0, a, b, n in ((0.0, 0.0, 150.0, 98.0, 150), (112.0, -44.0, 62.0, 62.0, 46)):
        fleece.ball(x + u0, y + v0, a * 0.94, b * 0.94, turn=-13, thick=80)
        for k in range(n):
            q = math.sqrt((k + 0.5) / n)
            w = 2.39996 * k
            u, v = a * q * math.cos(w), b * q * math.sin(w)
            px, py = u * math.cos(tilt) - v * math.sin(tilt), u * math.sin(tilt) + v * math.cos(tilt)
            z = 78 * math.sqrt(max(0.0, 1 - q * q))
            spots.append(
                (x + u0 + px + float(r.normal(0, 3)), y + v0 + py + float(r.normal(0, 3)), float(r.uniform(13, 21)), z)
            )
    for px, py, q, z in sorted(spots, key=lambda s: s[3]):
        fleece.ball(px, py, q, q, z=z)
    relief = fleece.relief(1.0)
    wool = ramp([(0.34, 0.07, 235), (0.5, 0.07, 222), (0.72, 0.05, 205), (0.9, 0.03, 170), (0.98, 0.025, 110)])
    c.form(relief, wool, rim=0.7, shadow=26, gain=1.0, bias=0.02, detail=0.8)
    fur(c, relief, fleece.angle, seed="wool", length=(5, 10), spacing=4.6, spread=1.2, light=0.06, detail=0.8)
    m = fleece.mask()
    under = np.asarray(smoothstep(y - 20, y + 110, c.y), np.float32)
    c.screen(m * under, (0.88, 0.14, 68), 0.38)
    c.screen(m.edge(0, 9, 6), (0.95, 0.13, 78), 0.6)
    c.screen(m.edge(2, -5, 3), (0.9, 0.07, 180), 0.4)
    _head(c, x + 172, y - 104, dark)
    c.lamps.clear()


def _head(c: Canvas, x: float, y: float, dark: Colour) -> None:
    """Black-faced, chin lifted, asleep in flight."""
    ear = c.mask(
        curve([(x - 22, y - 16, CORNER), (x - 54, y - 22), (x - 86, y - 2, CORNER), (x - 60, y + 8), (x - 24, y + 2)])
    )
    clay = Clay(c, (x - 100, y - 80, x + 120, y + 80), melt=12)
    clay.ball(x, y, 40, 36, turn=12)
    clay.limb([(x + 4, y + 4, 33), (x + 44, y + 16, 23), (x + 70, y + 24, 17)], n=24)
    clay.press([(x + 84, y + 34, 2.5), (x + 62, y + 36, 2.5)], deep=2.5)
    c.shadow(clay.mask(), -6, 14, 12, 0.4)
    relief = clay.relief(1.2)
    c.form(relief, dark, rim=1.0, gloss=0.12, shadow=16, bias=0.03, detail=0.85)
    c.screen(clay.mask().edge(2, 6, 4), (0.92, 0.14, 72), 0.55)
    c.screen(clay.mask().edge(2, -4, 2), (0.86, 0.07, 180), 0.5)
    c.shadow(ear, -2, 8, 6, 0.4)
    c.form(ear, (0.3, 0.045, 238), thickness=12, rim=0.9, detail=0.85)
    tuft = Clay(c, (x - 80, y - 90, x + 60, y + 10), melt=5)
    for dx, dy, q in ((-34, -26, 19), (-14, -38, 18), (8, -40, 15), (-26, -46, 15), (-46, -40, 17), (-4, -52, 12)):
        tuft.ball(x + dx, y + dy, q, q, z=q * 0.6)
    c.form(tuft.relief(0.8), (0.84, 0.03, 130), rim=0.8, shadow=10, detail=0.85)

    def face(pen: Pen) -> None:
        pen.stroke([(x + 8, y - 6), (x + 18, y + 2), (x + 30, y - 1)], (0.8, 0.06, 150), 2.6, 0.9)
        for k in range(3):
            pen.stroke([(x + 12 + 7 * k, y - 1 + k), (x + 10 + 7 * k, y + 6 + k)], (0.8, 0.06, 150), 1.5, 0.7)
        pen.stroke([(x + 78, y + 20), (x + 83, y + 25)], (0.1, 0.02, 240), 3)

    c.draw(face, detail=0.95)
    collar = c.mask(limb([(x - 42, y + 36, 6), (x - 14, y + 44, 7), (x + 10, y + 40, 6)]))
    c.form(collar, (0.58, 0.18, 28), thickness=7, rim=0.8, detail=0.85)
    bell = c.mask(
        curve(
            [
                (x - 24, y + 48, CORNER),
                (x - 30, y + 76, CORNER),
                (x - 8, y + 79),
                (x + 8, y + 74, CORNER),
                (x, y + 48, CORNER),
            ]
        )
    )
    c.form(bell, (0.8, 0.14, 80), thickness=11, gloss=0.5, rim=0.8, detail=0.88)
    c.form(c.mask(circle(x - 11, y + 80, 5)), (0.6, 0.12, 70), detail=0.88)


def _near(c: Canvas) -> None:
    foot = c.mask(
        curve(
            [
                (-20, 1126, CORNER),
                (110, 1170),
                (400, 1196),
                (690, 1168),
                (820, 1112, CORNER),
                (820, 1220, CORNER),
                (-20, 1220, CORNER),
            ]
        )
    )
    c.fill(foot, (0.12, 0.035, 230), 0.9, detail=0.5)
    grass(
        c, foot, ((0.1, 0.03, 235), (0.18, 0.04, 215)), seed="near", height=(40, 120), spacing=9, spread=0.3, detail=0.6
    )
    r = c.rng("fireflies")

    def sparks(pen: Pen) -> None:
        for _ in range(34):
            pen.dot(r.uniform(0, 800), r.uniform(600, 1190), r.uniform(1, 2.6), (0.95, 0.12, 90), r.uniform(0.3, 0.8))

    c.draw(sparks, detail=0.9, emission=0.5)
