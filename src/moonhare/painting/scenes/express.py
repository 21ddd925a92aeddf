"""A small lit train comes out of a glowing tunnel in an apple as large as a mountain, in a wood of grass."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import grass
from moonhare.painting.motifs.motes import motes
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._express_train import bed, steam, track, train
from moonhare.painting.scenes._express_wood import blade, clover, daisy, dew, far_wood
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Express",
    hero="lit train coming out of a glowing wormhole in a giant red apple that lies in the grass like a mountain",
    idea="impossible journey",
    place="microscopic, apple",
    palette="rose and green",
    composition="deep tunnel",
    time="morning",
    symbols=("train", "apple", "rail"),
    hidden="a pip with a lit door serves as a halt inside the tunnel",
    readings=("hurry", "temptation", "origin"),
)
FINISH = {
    "vignette": 0.34,
    "bloom": 0.5,
    "saturation": 1.08,
    "contrast": 0.12,
    "focus": Focus(420, 640, 380, 520, 0.26),
}

_HOLE = (400.0, 806.0, 88.0)
_END = (404.0, 824.0, 22.0)
_SIZE = 0.84
"""How large the apple is laid down, about its foot."""
_APPLE = [
    (420, 206),
    (340, 150),
    (214, 146),
    (96, 226),
    (36, 390),
    (46, 580),
    (112, 752),
    (220, 866),
    (330, 902),
    (420, 892),
    (510, 902),
    (622, 862),
    (728, 744),
    (790, 572),
    (794, 390),
    (730, 222),
    (612, 146),
    (496, 154),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.66, 0.46),
        key=(0.96, 0.07, 88),
        shade=(0.25, 0.06, 175),
        rim=(0.75, -0.5, 0),
        rim_colour=(0.9, 0.11, 112),
        bounce=(0.56, 0.12, 138),
        bounce_share=0.2,
    )
    far_wood(c)
    repaint(c, 0.7, seed="wood", loose=1.1)
    _floor(c)
    c.multiply(c.mask(oval(470, 894, 340, 42), soft=22), (0.2, 0.06, 160), 0.85)
    with c.group() as fruit:
        _apple(c)
    c.paste(fruit, bend=(420 + (c.x - 420) / _SIZE, 892 + (c.y - 892) / _SIZE))
    repaint(c, 0.25, seed="apple", loose=0.5)
    tufts = c.mask(
        limb([(120, 868, 12), (230, 890, 12), (330, 904, 9)], 20),
        limb([(480, 904, 9), (600, 892, 12), (720, 866, 12)], 20),
    )
    tones = ((0.24, 0.07, 152), (0.42, 0.11, 138), (0.62, 0.14, 122))
    grass(c, tufts, tones, seed="tufts", height=(14, 44), spacing=3.6, spread=0.7, detail=0.5)
    _tunnel(c)
    _lodgers(c)
    _bed(c)
    track(c)
    _signal(c)
    c.lamps.append(Lamp(x=404, y=820, z=70, reach=150, colour=(0.95, 0.1, 80), power=0.3))
    x, y = train(c)
    c.lamps.clear()
    steam(c)
    c.glow(_HOLE[0], _HOLE[1] + 6, 120, (0.96, 0.13, 78), 0.55)
    c.glow(_HOLE[0] + 20, 894, 230, (0.93, 0.15, 72), 0.45, 0.35)
    _headlamp(c, x, y)
    _near(c)
    _petals(c)
    motes(c, c.rng("pollen"), 90, lambda r: (r.uniform(20, 780), r.uniform(60, 1150)), (0.98, 0.07, 95), emission=0.5)


def _floor(c: Canvas) -> None:
    """Moss and small grass between the great blades."""
    ground = c.full(smoothstep(812, 850, c.y + 24 * (c.field("rise", 120, 3) - 0.5)))
    soil = ramp([(0.36, 0.085, 138), (0.26, 0.065, 148), (0.15, 0.04, 160)])
    c.fill(ground, pick(soil, (c.y - 820) / 380), detail=0.2)
    c.fog(770, 880, (0.86, 0.1, 112), 0.5, cell=160)
    moss = ((0.19, 0.05, 158), (0.31, 0.08, 146), (0.46, 0.11, 132), (0.6, 0.12, 122))
    turf = ground & c.full(smoothstep(850, 880, c.y))
    grass(c, turf, moss, seed="moss", height=(6, 26), spacing=5.0, spread=0.6, detail=0.35)
    sun = c.noise.at("sun", (c.x + c.y * 0.7) / 130, c.y / 70, 1.0, 2)
    patches = smoothstep(0.52, 0.78, sun) * smoothstep(1180, 850, c.y)
    c.screen(ground * np.asarray(patches, np.float32), (0.9, 0.15, 102), 0.62)
    c.fog(800, 866, (0.9, 0.11, 106), 0.5, cell=160)
    c.multiply(ground * np.asarray(smoothstep(980, 1200, c.y), np.float32), (0.25, 0.06, 165), 0.75)


def _apple(c: Canvas) -> None:
    """Skin: streaks that run from the stalk, freckles, a bloom of wax, the bright morning mirrored on it."""
    body = c.mask(curve([(*q,) for q in _APPLE]))
    at = body.where
    x, y = c.x[at], c.y[at]
    relief = c.relief(body, 330, smooth=4)
    fall = np.hypot((x - 416) * 0.9, y - 190)
    swell = 44 + 330 * np.sin(math.pi * np.clip((y - 112) / 860, 0, 1)) ** 0.8
    bearing = np.arctan2(x - 416, swell)
    fine = c.noise.at("fine", bearing * 60, fall / 170, 1.0, 4)
    broad = c.noise.at("broad", bearing * 13, fall / 260, 1.0, 3)
    dark = [(0.14, 0.07, 8), (0.25, 0.11, 14), (0.38, 0.16, 21), (0.52, 0.2, 26)]
    table = ramp([*dark, (0.63, 0.19, 32), (0.8, 0.12, 50), (0.94, 0.06, 75)])
    c.form(relief, table, bias=-0.03, mottle=0.02, rim=0.35, gloss=0.0, detail=0.2)
    light = smoothstep(820, 160, y) * smoothstep(760, 160, x + 0.2 * y)
    gold = smoothstep(0.5, 0.78, 0.6 * fine + 0.4 * broad + 0.16 * light) * (0.16 + 0.84 * smoothstep(400, 40, fall))
    c.glaze(body * np.asarray(gold, np.float32), (0.8, 0.14, 78), 0.72)
    c.glaze(body * np.asarray(smoothstep(150, 20, fall) * (0.5 + 0.7 * fine), np.float32), (0.74, 0.14, 118), 0.8)
    c.multiply(body * np.asarray(smoothstep(0.52, 0.3, fine), np.float32), (0.45, 0.17, 12), 0.42)
    c.multiply(body * np.asarray(smoothstep(0.5, 0.25, broad), np.float32), (0.42, 0.15, 8), 0.4)
    r = c.rng("freckles")
    n = 620
    a, d = r.uniform(0, 6.283, n), np.sqrt(r.random(n)) * 372
    fx, fy = 416 + np.cos(a) * d, 520 + np.sin(a) * d * 0.98
    pale = np.stack([mix((0.82, 0.1, 62), (0.93, 0.08, 85), float(t)) for t in r.random(n)]).astype(np.float32)
    size = r.uniform(2.2, 6.0, n) * (0.5 + 0.5 * d / 372) + 0.6
    strew(c, "dot", fx, fy, size, 0.0, pale, seed="freckles", alpha=0.6, detail=0.3, clip=body.grow(-8))
    # Bloom: wax that scatters the sky's blue where the light grazes; rubbed off in places.
    rub = smoothstep(0.4, 0.66, c.field("rub", 110, 4))
    graze = np.zeros((c.h, c.w), np.float32)
    graze[at] = 1 - relief.nz
    c.screen(body * np.asarray(np.clip(graze, 0, 1) ** 1.3 * rub, np.float32), (0.7, 0.05, 270), 0.55)
    green = body * np.asarray(smoothstep(640, 900, c.y) * np.clip(graze * 1.4, 0, 1), np.float32)
    c.screen(green, (0.5, 0.12, 138), 0.35)
    _shine(c, body, fine)
    dip = c.mask(oval(420, 186, 128, 38), soft=15)
    c.multiply(dip & body, (0.26, 0.09, 50), 0.75)
    back = c.mask(oval(420, 158, 118, 20), soft=9)
    c.screen(back & body, (0.9, 0.12, 90), 0.25)
    stalk = c.mask(limb([(420, 196, 12), (424, 140, 9), (442, 86, 10), (462, 34, 15)], 24))
    c.shadow(stalk, 24, 16, 9, 0.5)
    bark = np.asarray(2.4 * c.noise.at("bark", c.x / 4, c.y / 26, 1.0, 3), np.float32)
    c.form(stalk, (0.42, 0.06, 62), thickness=14, bump=bark, rim=0.8, mottle=0.14, detail=0.5)
    _leaf(c)
    beads = ((664, 330, 12), (650, 640, 9), (128, 520, 8))
    for px, py, q in beads:
        dew(c, px, py, q)


def _shine(c: Canvas, body: Mask, fine: Array) -> None:
    """Morning on a matt skin: one broad soft light, broken by the streaks; wax rubbed thin in places."""
    at = body.where
    broken = np.zeros((c.h, c.w), np.float32)
    broken[at] = 0.45 + 1.0 * (fine - 0.35)
    rub = smoothstep(0.3, 0.7, c.field("wax", 44, 4))
    light = c.mask(oval(222, 350, 120, 190, 24), soft=70)
    c.screen((light & body) * np.asarray(broken * (0.5 + 0.5 * rub), np.float32), (0.95, 0.08, 62), 0.62)
    c.screen(
        (c.mask(oval(190, 290, 44, 84, 28), soft=26) & body) * np.asarray(broken * rub, np.float32),
        (0.97, 0.05, 80),
        0.6,
    )
    c.screen(c.mask(oval(620, 260, 120, 40, 24), soft=30) & body, (0.85, 0.1, 70), 0.25)


def _leaf(c: Canvas) -> None:
    leaf = c.mask(curve([(446, 100, CORNER), (520, 34), (640, 18), (748, 80, CORNER), (664, 132), (540, 140)]))
    c.shadow(leaf, 20, 56, 18, 0.5, (0.2, 0.08, 15))
    rib = 92 - 0.00002 * (c.x - 590) ** 2 + 0.014 * (590 - c.x)
    vein = np.abs(np.sin((c.x * 0.55 - np.abs(c.y - rib) * 0.95) / 10.5))
    bump = 4 * vein**0.4 - 5 * np.exp(-(((c.y - rib) / 3) ** 2)) + 1.4 * c.noise.at("leaf", c.x / 7, c.y / 7, 1.0, 3)
    c.form(leaf, (0.5, 0.13, 138), bump=np.asarray(bump, np.float32), thickness=26, rim=0.7, gloss=0.2, detail=0.5)
    veins = leaf * np.asarray(smoothstep(0.3, 0.08, vein) + np.exp(-(((c.y - rib) / 2) ** 2)), np.float32)
    c.screen(veins, (0.8, 0.13, 118), 0.4)
    c.screen(leaf * np.asarray(smoothstep(130, 40, c.y), np.float32), (0.85, 0.15, 112), 0.3)
    dew(c, 640, 70, 13)
    dew(c, 560, 108, 8)


def _tunnel(c: Canvas) -> None:
    x0, y0, r0 = _HOLE
    low = c.full(smoothstep(884, 876, c.y))
    skin = c.mask(circle(x0, y0, r0 + 8), wobble=6, cell=46) & low
    c.glow(x0, y0, 210, (0.92, 0.15, 70), 0.5)
    c.shadow(skin, 0, 0, 14, 0.5)
    c.form(skin, (0.94, 0.06, 90), thickness=16, rim=0.6, mottle=0.06, detail=0.5)
    hole = c.mask(circle(x0, y0, r0), wobble=8, cell=52) & low
    at = hole.where
    x, y = c.x[at], c.y[at]
    depth: Array = np.zeros(hole.a.shape, np.float32)
    wobble = (c.field("bites", 40, 3)[at] - 0.5) * 22
    for k in np.linspace(0, 1, 90):
        cx, cy = x0 + (_END[0] - x0) * k + math.sin(k * 2.4) * 10 * (1 - k), y0 + (_END[1] - y0) * k
        q = r0 + (_END[2] - r0) * k**0.8
        inside = np.hypot(x - cx, (y - cy) * 1.02) + wobble * (1 - k) < q
        depth = np.asarray(np.where(inside, k, depth), np.float32)
    ring = np.sin(depth * 34 + 2.0 * (c.field("gnaw", 50, 3)[at] - 0.5) * 6)
    wet = c.noise.at("pulp", x / 7, y / 7, 1.0, 3) - 0.5
    t = 0.3 + 0.66 * depth**0.7 + (0.06 * ring + 0.12 * wet) * (1 - depth)
    flesh = ramp([(0.4, 0.12, 42), (0.64, 0.145, 58), (0.84, 0.14, 76), (0.95, 0.11, 88), (0.995, 0.05, 95)])
    c.fill(hole, pick(flesh, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.5)
    c.emit(hole * np.asarray(smoothstep(0.6, 1.0, depth), np.float32), 0.7)
    c.multiply(hole.edge(-5, -7, 6), (0.5, 0.12, 45), 0.6)
    px, py, q = 352.0, 814.0, 0.4
    seed = ((6, 34), (-14, 8), (-12, -26), (6, -56), (28, -24), (30, 10), (16, 36))
    pip = c.mask(curve([(px + u * q, py + v * q) for u, v in seed]))
    c.shadow(pip, 6, 6, 5, 0.5, (0.4, 0.1, 45))
    c.form(pip, (0.36, 0.09, 45), thickness=14, gloss=0.5, rim=0.6, detail=0.85)
    leaf = [(0, 15, CORNER), (0, 3), (5, -3), (10, 3), (10, 15, CORNER)]
    door = c.mask(curve([(px + u[0], py + u[1], *u[2:]) for u in leaf]))
    c.fill(door, (0.98, 0.08, 90), detail=0.95)
    c.emit(door, 0.9)
    c.glow(px + 5, py + 6, 14, (0.95, 0.12, 80), 0.8)


def _lodgers(c: Canvas) -> None:
    """Three small round windows, gnawed, with light behind them: somebody lives here."""
    for x, y, q in ((596.0, 540.0, 12.0), (640.0, 584.0, 9.0), (588.0, 604.0, 8.0), (548.0, 580.0, 6.5)):
        rim = c.mask(circle(x, y, q * 1.4), wobble=1.6, cell=9)
        c.shadow(rim, 1, 2, 4, 0.5)
        c.form(rim, (0.93, 0.07, 88), thickness=5, rim=0.6, mottle=0.06, detail=0.8)
        pane = c.mask(circle(x, y, q), wobble=1.2, cell=9)
        d = np.hypot(c.x - x, c.y - y - q * 0.3) / q
        c.fill(pane, pick(ramp([(0.985, 0.08, 92), (0.9, 0.15, 74), (0.66, 0.16, 52)]), d), detail=0.95)
        c.emit(pane, 0.8)
        c.multiply(pane.edge(-2, -3, 1.5), (0.5, 0.12, 45), 0.6)
        cross = ([(x, y - q), (x, y + q)], [(x - q, y), (x + q, y)])

        def bars(pen: Pen, cross: tuple[list[tuple[float, float]], ...] = cross, q: float = q) -> None:
            for bar in cross:
                pen.stroke(bar, (0.42, 0.1, 40), q * 0.16)

        c.draw(bars, detail=0.9)
        c.glow(x, y, q * 2.4, (0.95, 0.14, 74), 0.35)


def _signal(c: Canvas) -> None:
    """A signal beside the line, a thistle-thin post with a lamp."""
    x, y = 640.0, 960.0
    post = c.mask(limb([(x, y, 3.6), (x + 2, y - 120, 2.6), (x + 2, y - 150, 2.2)], 12))
    c.shadow(post, 8, 4, 5, 0.5)
    c.form(post, (0.4, 0.06, 60), thickness=5, rim=0.8, detail=0.8)
    arm = c.mask(limb([(x + 2, y - 138, 3.8), (x - 34, y - 148, 3.8)], 8))
    c.form(arm, (0.6, 0.2, 25), thickness=4, rim=0.8, detail=0.85)
    lamp = c.mask(circle(x + 4, y - 112, 5.5))
    c.form(lamp.grow(2.6), (0.25, 0.04, 160), thickness=5, rim=0.7, detail=0.85)
    c.fill(lamp, (0.9, 0.17, 150), detail=0.95)
    c.emit(lamp, 0.9)
    c.glow(x + 4, y - 112, 30, (0.85, 0.17, 150), 0.6)


def _bed(c: Canvas) -> None:
    """The track's bed: crumbs of apple and earth, grown over at its sides, lit from the tunnel."""
    band = bed(c)
    crumb = c.noise.at("crumb", c.x / 7, c.y / 4, 1.0, 3)
    dark = ramp([(0.82, 0.12, 78), (0.54, 0.09, 72), (0.36, 0.06, 85), (0.24, 0.05, 120)])
    t = smoothstep(866, 1080, c.y) + 0.4 * (crumb - 0.5)
    c.multiply(band.grow(6).blur(12), (0.2, 0.06, 150), 0.6)
    c.fill(band, pick(dark, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.35)
    r = c.rng("crumbs")
    n = 900
    py = 872 + 340 * r.random(n) ** 1.2
    px = r.uniform(120, 720, n)
    order = np.argsort(py)
    tone = pick(dark, np.asarray(np.clip((py - 880) / 240 + r.normal(-0.1, 0.2, n), 0, 1), np.float32))
    size = (py - 560) / 44 * r.uniform(0.3, 0.8, n)
    strew(
        c,
        "pebble",
        px[order],
        py[order],
        size[order],
        r.uniform(0, 6, n),
        tone[order],
        seed="crumbs",
        detail=0.5,
        clip=band,
    )
    edge = band.grow(9) - band.grow(-5)
    green = ((0.2, 0.055, 155), (0.36, 0.095, 142), (0.54, 0.13, 126))
    edge = edge & c.full(smoothstep(880, 900, c.y))
    grass(c, edge, green, seed="verge", height=(7, 20), spacing=4.6, spread=0.6, detail=0.4)


def _petals(c: Canvas) -> None:
    """Apple blossom has come down over the clearing; a few petals are still in the air."""
    r = c.rng("petals")
    n = 54
    y = 880 + 310 * r.random(n) ** 0.8
    x = np.where(r.random(n) < 0.5, r.uniform(90, 400, n), r.uniform(520, 720, n)) + r.normal(0, 30, n)
    y[:14] = r.uniform(80, 760, 14)
    x[:14] = r.uniform(60, 740, 14)
    tone = np.stack([mix((0.97, 0.025, 40), (0.8, 0.11, 8), float(t)) for t in r.random(n)]).astype(np.float32)
    tone *= (1 - 0.45 * smoothstep(1000, 1220, y))[:, None]
    size = 7 + 12 * smoothstep(860, 1200, y)
    shade = np.repeat(np.array([[0.03, 0.09, 0.05]], np.float32), n, 0)
    turn = r.uniform(0, 6.28, n)
    strew(c, "leaf", x[14:] + 2, y[14:] + 4, size[14:], turn[14:], shade[14:], seed="petals", alpha=0.5, detail=0.5)
    strew(c, "leaf", x, y, size, turn, tone, seed="petals", detail=0.7)


def _headlamp(c: Canvas, x: float, y: float) -> None:
    c.glow(x, y, 14, (0.99, 0.06, 92), 0.9)
    c.glow(x, y, 70, (0.93, 0.13, 80), 0.3)
    c.rays(x, y, [112, 126, 140], 300, 90, (0.98, 0.1, 88), 0.45, 18)


def _near(c: Canvas) -> None:
    """Great blades stand round the clearing like trunks, beaded with dew."""
    clover(c, 96, 1062, 54)
    clover(c, 190, 1122, 40)
    clover(c, 706, 1030, 44)
    daisy(c, 676, 1010, 150, 46, 14, "tall")
    daisy(c, 612, 1150, 84, 54, -18, "low")
    daisy(c, 132, 968, 120, 36, -10, "far")
    trees = (
        (30, 1230, 980, 40, 30, 0.72),
        (-30, 1230, 1180, 130, 34, 0.6),
        (92, 1240, 560, -120, 22, 0.8),
        (770, 1230, 1010, -30, 36, 0.66),
        (846, 1230, 1240, -130, 34, 0.55),
        (706, 1240, 420, 110, 20, 0.76),
        (752, 1240, 640, 70, 22, 0.62),
        (44, 1240, 400, 60, 18, 0.6),
    )
    for k, (x, y, h, lean, w, tone) in enumerate(trees):
        blade(c, float(x), float(y), float(h), float(lean), float(w), tone, f"blade{k}")
    beads = (
        (52, 560, 15),
        (36, 760, 20),
        (112, 880, 13),
        (746, 520, 17),
        (736, 880, 14),
        (752, 330, 10),
    )
    for px, py, q in beads:
        dew(c, px, py, q)
    c.multiply(np.asarray(smoothstep(1080, 1220, c.y), np.float32), (0.35, 0.08, 155), 0.4)
