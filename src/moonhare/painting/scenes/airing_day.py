"""A thatched cottage papered with roses on the outside; the day itself, sun, meadow and path, is kept indoors."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import grass
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.plants import flowers
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Airing Day",
    hero="thatched cottage papered with roses outside, a whole sunlit meadow and morning sky shut up inside it",
    idea="inside out",
    place="garden, misty hill",
    palette="rose and green",
    composition="S-path",
    time="morning",
    symbols=("wallpaper", "sun", "carpet"),
    hidden="a sheep looks out of the round window under the thatch",
    readings=("inside", "secret", "spring-cleaning"),
)
FINISH = {"vignette": 0.26, "saturation": 1.08, "bloom": 0.6, "focus": Focus(410, 620, 400, 520, 0.24)}

_X, _FOOT = 410.0, 850.0
_WALL = [(196.0, 500.0), (410.0, 250.0), (624.0, 500.0), (612.0, 862.0), (208.0, 862.0)]


def _arch(x: float, foot: float, w: float, h: float) -> Path:
    rise = w * 0.5
    return curve(
        [
            (x - w / 2, foot, CORNER),
            (x - w / 2, foot - h + rise, CORNER),
            (x - w * 0.36, foot - h + rise * 0.32),
            (x, foot - h),
            (x + w * 0.36, foot - h + rise * 0.32),
            (x + w / 2, foot - h + rise, CORNER),
            (x + w / 2, foot, CORNER),
        ],
        pull=0.34,
    )


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.35, -0.7, 0.6),
        key=(0.93, 0.05, 60),
        shade=(0.34, 0.06, 178),
        rim=(-0.5, -0.8, 0),
        rim_colour=(0.9, 0.07, 40),
        bounce=(0.85, 0.12, 92),
        bounce_share=0.2,
    )
    _garden(c)
    repaint(c, 0.7, seed="mist", loose=1.1)
    _carpet(c)
    _cottage(c)
    repaint(c, 0.3, seed="house", loose=0.6)
    _day(c)
    _sheep(c)
    _near(c)
    repaint(c, 0.3, seed="last", loose=0.7)
    _roses(c)
    _lights(c)


def _garden(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.56, 0.075, 190)),
            (0.16, (0.7, 0.065, 172)),
            (0.3, (0.85, 0.055, 85)),
            (0.44, (0.9, 0.085, 30)),
            (0.56, (0.88, 0.09, 15)),
            (1, (0.5, 0.08, 150)),
        ],
        14,
    )
    for k, (y, tone, veil) in enumerate(
        ((560, (0.76, 0.05, 90), 0.0), (630, (0.64, 0.065, 150), 0.0), (720, (0.5, 0.08, 155), 0.0))
    ):
        r = c.rng(f"woods{k}")
        tops = []
        for i in range(26):
            x = -40 + i * 35 + float(r.normal(0, 14))
            q = float(r.uniform(26, 58)) * (1 + 0.25 * k)
            lift = 1.0 + 1.2 * smoothstep(120, 420, abs(x - _X))
            tops.append(circle(x, y - q * float(lift), q))
        wood = c.mask(
            *tops, polygon([(-20, y), (820, y), (820, 1200), (-20, 1200)]), wobble=7, cell=18, soft=2.2 - 0.8 * k
        )
        c.form(wood, tone, thickness=30, rim=0.2, mottle=0.1, bias=-0.06 - 0.16 * (k == 2), haze=veil, detail=0.1)
        c.fog(y - 20, y + 150, (0.93, 0.075, 28), (0.66, 0.6, 0.26)[k], cell=200)
    crest = 806 + 0.00022 * (c.x - _X) ** 2 + 8 * (c.field("turf", 90, 3) - 0.5)
    lawn = c.full(smoothstep(-3, 3, c.y - crest))
    near = np.exp(-(((c.x - _X) / 260) ** 2) - ((c.y - 880) / 130) ** 2)
    t = 0.28 + 0.5 * near - 0.2 * smoothstep(900, 1200, c.y) + 0.16 * (c.field("lawn", 150, 4, (1.6, 0.7)) - 0.5)
    c.fill(lawn, pick(c.tones((0.6, 0.12, 135), 0.75), np.asarray(t, np.float32)), detail=0.1)
    grass(
        c,
        lawn * np.asarray(smoothstep(835, 880, c.y), np.float32),
        ((0.38, 0.09, 150), (0.46, 0.11, 140), (0.56, 0.12, 130)),
        seed="lawn",
        height=(8, 40),
        spacing=8,
        lean=0.08,
        detail=0.25,
    )


def _carpet(c: Canvas) -> None:
    """The path: a stair carpet rolled out over the door sill."""
    down = np.clip((c.y - 850) / 350, 0, 1)
    middle = _X + 104 * np.sin(np.sqrt(down) * 8.4) * (0.3 + 0.75 * down)
    half = 58 + 92 * down**1.3
    across = (c.x - middle) / half
    side = np.abs(across)
    band = c.full(smoothstep(1.01, 0.99, side) * smoothstep(848, 851, c.y))
    c.shadow(band, 5, 8, 8, 0.5)
    u = 9.5 * np.log1p(down * 1.6)
    diamond = np.abs(np.mod(u, 1) - 0.5) * 2 + side * 1.5
    tone: Array = np.zeros((c.h, c.w, 3), np.float32)
    tone[:] = rgb((0.56, 0.17, 12))
    tone += (rgb((0.38, 0.12, 8)) - tone) * smoothstep(0.72, 0.76, side)[..., None]
    tone += (rgb((0.86, 0.09, 85)) - tone) * (smoothstep(0.06, 0.03, np.abs(side - 0.84)))[..., None]
    tone += (rgb((0.82, 0.1, 60)) - tone) * (smoothstep(0.68, 0.62, diamond) * 0.8)[..., None]
    tone += (rgb((0.44, 0.14, 10)) - tone) * (smoothstep(0.44, 0.38, diamond))[..., None]
    glowing = np.exp(-np.maximum(c.y - 850, 0) / 170)
    tone = (
        tone * (0.5 + 0.75 * glowing)[..., None] * rgb((0.97, 0.05, 80))
        + rgb((0.2, 0.1, 75)) * (0.3 * glowing)[..., None]
    )
    bump = 4 * (1 - across**2) + 2.2 * (c.field("pile", 5, 2) - 0.5) + 3 * np.sin(u * 2.6)
    c.fill(band, np.clip(tone * (0.94 + 0.02 * bump[..., None]), 0, 1).astype(np.float32), detail=0.4)


def _cottage(c: Canvas) -> None:
    c.shadow(c.mask(oval(_X, 866, 250, 22)), 0, 0, 16, 0.7)
    wall = c.mask(polygon(_WALL), wobble=2)
    at = wall.where
    x = c.x[at]
    # Wallpaper: stripes and sprigs of roses, as no outer wall would have them.
    c.form(wall, (0.6, 0.115, 8), thickness=26, mottle=0.1, rim=0.3, detail=0.3)
    stripe = smoothstep(0.34, 0.4, np.abs(np.mod((x - _X) / 52, 1) - 0.5))
    c.multiply(wall * np.asarray(stripe, np.float32), (0.7, 0.1, 5), 0.34)

    def sprigs(pen: Pen) -> None:
        for row in range(13):
            for col in range(-5, 6):
                px, py = _X + col * 52 + 26 * (row % 2), 300 + row * 46
                pen.stroke([(px - 2, py + 15), (px + 2, py + 4), (px, py - 3)], (0.42, 0.08, 150), 2.6)
                pen.fill(oval(px - 8, py + 7, 7, 3.2, 30), (0.44, 0.09, 148))
                pen.fill(oval(px + 9, py + 4, 7, 3.2, -34), (0.46, 0.09, 145))
                for k in range(5):
                    a = k * 1.257 - 1.57
                    pen.dot(
                        px + 5.2 * math.cos(a),
                        py - 6 + 5.2 * math.sin(a),
                        5.4,
                        ((0.8, 0.11, 12), (0.74, 0.14, 8))[k % 2],
                    )
                pen.dot(px, py - 6, 4.2, (0.58, 0.19, 12))

    c.draw(sprigs, relief=1.6, detail=0.4, clip=wall)
    c.multiply(wall * np.asarray(smoothstep(620, 300, c.y), np.float32), (0.5, 0.07, 350), 0.45)
    c.multiply(wall * np.asarray(smoothstep(40, 250, np.abs(c.x - _X)), np.float32), (0.5, 0.07, 330), 0.4)
    c.screen(
        wall * np.exp(-(((c.x - _X) / 130) ** 2) - ((c.y - 760) / 170) ** 2).astype(np.float32), (0.75, 0.11, 75), 0.4
    )
    chimney = c.mask(polygon([(530, 250), (590, 256), (588, 400), (528, 380)]), wobble=2)
    c.form(chimney, (0.42, 0.06, 20), thickness=16, mottle=0.2, grain=9, rim=0.5, detail=0.4)
    c.form(c.mask(polygon([(522, 238), (598, 245), (597, 264), (521, 257)])), (0.46, 0.06, 25), thickness=7, rim=0.6)
    roof = c.mask(
        curve(
            [
                (410, 176),
                (462, 196),
                (556, 330),
                (640, 470),
                (704, 590),
                (700, 618, CORNER),
                (652, 612),
                (616, 548, CORNER),
                (520, 404),
                (410, 286),
                (300, 404),
                (204, 548, CORNER),
                (168, 612),
                (120, 618, CORNER),
                (116, 590),
                (180, 470),
                (264, 330),
                (358, 196),
            ]
        ),
        wobble=3,
        cell=22,
    )
    c.shadow(roof & wall.grow(10), 0, 24, 14, 0.55)
    slope = np.abs(c.x - _X) * 0.55 + c.y * 0.84
    run = np.abs(c.x - _X) * 0.84 - c.y * 0.55
    straw = (c.noise.at("straw", run / 3.4, slope / 60, 1.0, 3) - 0.5) * 9 + 3 * np.sin(slope / 27)
    c.form(
        roof,
        (0.5, 0.075, 88),
        bump=np.asarray(straw, np.float32),
        thickness=34,
        mottle=0.12,
        rim=0.7,
        depth=0.75,
        detail=0.35,
    )
    c.multiply(roof * np.asarray(smoothstep(330, 620, c.y), np.float32), (0.34, 0.06, 175), 0.35)


def _day(c: Canvas) -> None:
    """What the house holds: its door and windows are holes into a summer's morning."""
    frame = c.mask(_arch(_X, 862, 206, 332))
    c.form(frame, (0.86, 0.04, 80), thickness=10, rim=0.6, detail=0.6)
    door = c.mask(_arch(_X, 864, 178, 314))
    with c.group() as seen:
        _meadow(c)
    c.paste(seen, clip=door)
    c.emit(door, 0.16)
    c.multiply(door.edge(4, 4, 3), (0.5, 0.08, 90), 0.4)
    for x, w in ((266.0, 70.0), (556.0, 70.0)):
        edge = c.mask(_arch(x, 760, w + 18, 122))
        c.form(edge, (0.84, 0.04, 75), thickness=7, rim=0.5, detail=0.6)
        pane = c.mask(_arch(x, 754, w, 108))
        _window(c, pane)
        for bar in (limb([(x, 646, 2.6), (x, 754, 2.6)], 6), limb([(x - w / 2, 704, 2.4), (x + w / 2, 704, 2.4)], 6)):
            c.form(c.mask(bar) & pane, (0.84, 0.04, 75), thickness=3, detail=0.8)
        c.form(
            c.mask(polygon([(x - 56, 758), (x + 56, 758), (x + 52, 772), (x - 52, 772)])), (0.8, 0.04, 70), thickness=5
        )
        c.glow(x, 705, 60, (0.94, 0.09, 92), 0.35)
    leaf = c.mask(polygon([(318, 690), (318, 862), (236, 890), (236, 664)]))
    c.shadow(leaf, -8, 6, 8, 0.4)
    boards = np.asarray(5 * np.abs(np.sin((c.x - 236) / 27 * 3.14)) ** 0.3, np.float32)
    c.form(leaf, (0.46, 0.1, 155), bump=boards, thickness=8, rim=0.4, detail=0.6)
    c.screen(leaf.edge(6, 0, 3), (0.93, 0.1, 90), 0.6)
    c.form(c.mask(circle(250, 790, 6)), (0.8, 0.11, 80), gloss=0.8, detail=0.9)


def _window(c: Canvas, pane: Mask) -> None:
    c.fill(pane, pick(ramp([(0.7, 0.1, 232), (0.88, 0.06, 190), (0.97, 0.07, 92)]), (c.y - 640) / 110), detail=0.85)
    hills = pane * np.asarray(smoothstep(-2, 2, c.y - 726 - 9 * np.sin(c.x / 34)), np.float32)
    c.fill(hills, (0.74, 0.14, 128), detail=0.85)
    c.emit(pane, 0.25)


def _meadow(c: Canvas) -> None:
    c.fill(
        c.full(),
        pick(
            ramp([(0, (0.6, 0.12, 238)), (0.4, (0.76, 0.09, 222)), (0.72, (0.86, 0.09, 60)), (1, (0.93, 0.1, 75))]),
            (c.y - 548) / 150,
        ),
        detail=0.85,
    )
    c.glow(430, 690, 60, (0.99, 0.09, 92), 0.7)
    disc = c.mask(circle(434, 676, 25), soft=1)
    c.fill(disc, (0.985, 0.09, 92), detail=0.95)
    c.emit(disc, 1.0)
    for y, tone, k in ((704, (0.74, 0.1, 160), 0), (726, (0.68, 0.14, 138), 1), (756, (0.6, 0.15, 136), 2)):
        crest = y + 11 * np.sin(c.x / (38 + 12 * k) + 2.1 * k)
        hill = c.full(smoothstep(-1, 1, c.y - crest))
        c.form(hill, tone, thickness=16, mottle=0.1, rim=0.7, bias=0.12, detail=0.85)
    path = c.mask(
        limb([(424, 720, 1.6), (404, 736, 3.4), (432, 762, 7), (404, 800, 17), (412, 850, 46), (412, 880, 60)], 40)
    )
    c.form(path, (0.9, 0.07, 80), thickness=5, rim=0.3, detail=0.85)
    r = c.rng("daisies")
    n = 90
    low = 770 + 90 * r.random(n) ** 1.2
    x = 410 + r.uniform(-92, 92, n)
    flowers(
        c,
        x,
        low,
        3 + (low - 760) * 0.08,
        ((0.98, 0.02, 95), (0.9, 0.13, 90), (0.72, 0.17, 12)),
        seed="daisies",
        detail=0.9,
    )
    tree = c.mask(circle(362, 690, 19), circle(350, 702, 14), circle(374, 702, 14), wobble=3, cell=9)
    c.form(c.mask(limb([(362, 704, 3), (362, 730, 4)], 6)), (0.4, 0.07, 60), thickness=3, detail=0.85)
    c.form(tree, (0.62, 0.14, 138), bump=(c.field("leafy", 8, 2) - 0.5) * 4, rim=0.9, detail=0.85)


def _sheep(c: Canvas) -> None:
    x, y = _X, 430.0
    c.form(c.mask(circle(x, y, 45)), (0.84, 0.04, 75), thickness=7, rim=0.6, detail=0.6)
    pane = c.mask(circle(x, y, 36))
    c.fill(pane, pick(ramp([(0.74, 0.1, 228), (0.93, 0.06, 150), (0.98, 0.06, 92)]), (c.y - 394) / 72), detail=0.9)
    c.emit(pane, 0.2)
    wool = c.mask(
        circle(x + 8, y + 24, 27),
        circle(x - 2, y - 2, 15),
        circle(x + 20, y + 6, 14),
        circle(x - 16, y + 26, 14),
        wobble=2,
        cell=7,
    )
    c.form(wool & pane, (0.95, 0.02, 85), bump=(c.field("curl", 8, 2) - 0.5) * 7, rim=0.6, detail=0.9)
    face = c.mask(limb([(x - 4, y + 2, 9), (x - 8, y + 14, 8), (x - 11, y + 22, 6)], 10))
    c.form(face & pane, (0.3, 0.03, 40), rim=0.5, detail=0.9)
    for dx, tx in ((-11.0, -25.0), (4.0, 17.0)):
        c.form(c.mask(limb([(x + dx, y + 1, 4), (x + tx, y + 5, 2.6)], 6)), (0.34, 0.04, 40), detail=0.9)
    for dx in (-9.0, -1.5):
        c.fill(c.mask(oval(x + dx - 1, y + 8, 2, 1.8)), (0.92, 0.06, 85), detail=0.95)
        c.fill(c.mask(oval(x + dx - 1, y + 8.3, 1.5, 0.9)), (0.1, 0.02, 40), detail=0.95)


def _near(c: Canvas) -> None:
    """Dark hedges with a few roses, cut by the card's edge; birds out of the chimney instead of smoke."""
    c.lamps.append(Lamp(x=_X, y=800, z=60, reach=190, colour=(0.9, 0.12, 88), power=0.6))
    r = c.rng("hedge")
    for f in (-1, 1):
        blobs = []
        for i in range(13):
            y = 930.0 + i * 26
            edge = (150 if f < 0 else 660) + f * (20 - 9 * i) * (1 if f < 0 else 0.7)
            blobs.append(
                circle(edge + f * float(r.uniform(30, 110)), y + float(r.normal(0, 16)), float(r.uniform(40, 74)))
            )
        bush = c.mask(*blobs, wobble=7, cell=16)
        leafy = (c.field("leafy", 26, 3) - 0.5) * 26
        c.form(bush, (0.4, 0.09, 152), bump=leafy, thickness=40, rim=0.3, depth=0.8, bias=-0.12, detail=0.15)
        c.multiply(bush * np.asarray(smoothstep(940, 1180, c.y), np.float32), (0.4, 0.07, 165), 0.6)
    c.lamps.clear()
    far_birds(
        c,
        [(566, 196, 34), (606, 156, 38), (580, 112, 30), (644, 92, 36), (690, 56, 28), (660, 140, 24)],
        (0.3, 0.06, 175),
        seed="out",
    )


def _roses(c: Canvas) -> None:
    r = c.rng("roses")
    for f in (-1, 1):
        x = r.uniform(0, 120, 8) if f < 0 else r.uniform(650, 800, 8)
        tones = ((0.66, 0.17, 10), (0.78, 0.12, 5))
        flowers(c, x, r.uniform(960, 1180, 8), r.uniform(24, 40, 8), tones, seed=f"roses{f}", detail=0.6)


def _lights(c: Canvas) -> None:
    floor = np.exp(-(((c.x - _X - 0.2 * (c.y - 860)) / (110 + 0.5 * np.maximum(c.y - 860, 0))) ** 2))
    spill: Array = floor * smoothstep(852, 872, c.y) * np.exp(-np.maximum(c.y - 866, 0) / 120)
    c.screen(np.asarray(spill, np.float32), (0.85, 0.13, 88), 0.6)
    c.glow(_X + 10, 730, 200, (0.9, 0.12, 80), 0.2)
    c.rays(_X + 20, 690, [62, 78, 94, 110, 124], 520, 110, (0.95, 0.1, 90), 0.16, 16)
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(70):
            pen.dot(
                _X + r.normal(0, 130),
                780 + r.normal(0, 110),
                r.uniform(0.7, 2.0),
                (0.98, 0.08, 92),
                r.uniform(0.3, 0.9),
            )

    c.draw(motes, emission=0.7, detail=0.95)
