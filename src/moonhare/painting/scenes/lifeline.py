"""A river delta seen from the air is an old upturned palm: terraces for skin, creases full of water and boats."""

from __future__ import annotations

import cv2
import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials import cloud
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief, lit
from moonhare.painting.scenes._lifeline_parts import AT, HEAD, HEART, LIFE, boats, groves, islets, put
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Lifeline",
    hero="river delta that is an old upturned palm, rice boats poling along its creases",
    idea="double exposure",
    place="river delta, green paddies",
    palette="rose and green",
    composition="seen from above",
    time="morning",
    symbols=("palm of a hand", "river", "boat"),
    hidden="one finger wears a ring-shaped island",
    readings=("fortune", "begging", "mother"),
    person=True,
)
FINISH = {"vignette": 0.2, "saturation": 1.12, "contrast": 0.22}


_FINGERS = (
    # little finger, ring, middle, index: (x, y, radius) from root to tip, knuckles thicker
    ((-150, -440, 50), (-196, -560, 40), (-214, -600, 43), (-238, -680, 36), (-250, -708, 38), (-266, -776, 27)),
    ((-62, -520, 58), (-92, -670, 45), (-100, -710, 50), (-116, -820, 41), (-122, -850, 44), (-132, -936, 30)),
    ((48, -540, 60), (44, -700, 47), (44, -750, 52), (38, -870, 43), (36, -906, 46), (30, -1002, 31)),
    ((150, -520, 58), (186, -660, 46), (198, -704, 50), (222, -806, 41), (228, -838, 44), (244, -922, 30)),
)
_THUMB = ((96, -150, 96), (212, -262, 78), (288, -368, 56), (312, -412, 60), (352, -500, 50), (378, -566, 32))
_FATE = ((6, -90, 6), (-30, -200, 7), (-30, -330, 7), (-14, -450, 5), (-6, -560, 4))
_MINOR = (
    ((2, -130, 8), (-70, -96, 6), (-150, -70, 3)),
    ((-14, -200, 7), (-90, -190, 5), (-170, -160, 3)),
    ((40, -320, 7), (120, -300, 5), (190, -260, 3)),
    ((10, -200, 7), (90, -196, 5), (150, -160, 3)),
    ((-60, -330, 5), (-120, -360, 4), (-180, -350, 2)),
)
_SEA = ramp([(0.0, (0.42, 0.075, 195)), (0.35, (0.6, 0.08, 185)), (0.65, (0.78, 0.075, 168)), (1.0, (0.9, 0.06, 80))])
_WATER = ramp([(0.0, (0.5, 0.075, 190)), (0.35, (0.72, 0.06, 180)), (0.62, (0.87, 0.075, 25)), (1.0, (0.98, 0.04, 75))])


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.62, -0.52, 0.55),
        key=(0.97, 0.06, 80),
        shade=(0.36, 0.07, 190),
        rim=(-0.7, -0.6, 0),
        rim_colour=p.key,
        bounce=(0.8, 0.08, 20),
    )
    body = _model(c)
    _sea(c, body)
    repaint(c, 0.9, seed="sea", loose=0.9)
    creases = _creases(c, body)
    islets(c)
    _land(c, body, creases)
    repaint(c, 0.32, seed="land", loose=0.5)
    _river(c, creases)
    _ring(c, body.mask)
    groves(c, body.mask - creases.grow(5))
    boats(c)
    _air(c)


def _model(c: Canvas) -> Relief:
    clay = Clay(c, melt=26)

    def ball(x: float, y: float, rx: float, ry: float, z: float, turn: float, thick: float) -> None:
        px, py = put(((x, y),))[0]
        clay.ball(px, py, rx, ry, z=z, turn=turn + AT[2], thick=thick, melt=34)

    clay.limb(put(((16, 190, 150), (6, 40, 138), (0, -90, 160), (-4, -240, 196), (-2, -390, 184))), flat=0.26)
    clay.limb(put(((-120, -60, 80), (-150, -220, 84), (-160, -350, 74), (-140, -430, 54))), flat=0.6)
    clay.limb(put(((140, -470, 60), (120, -440, 70))), flat=0.6)
    clay.limb(put(_THUMB), flat=0.85)
    for finger in _FINGERS:
        clay.limb(put(finger), n=30, flat=0.95)
    ball(118, -180, 84, 168, 16, 16, 72)
    ball(-142, -190, 66, 168, 14, -8, 56)
    for x, y in ((-150, -440), (-58, -492), (46, -508), (138, -496)):
        ball(x, y, 52, 42, 26, 0, 34)
    for finger in _FINGERS:
        for i in (2, 4):
            x, y, r = finger[i]
            a, b = put(((x - r, y - 3, 7.0), (x + r, y + 3, 7.0)))
            clay.press([(a[0], a[1], 7), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 5, 8), (b[0], b[1], 7)], 9, n=10)
    for line, deep in ((LIFE, 26.0), (HEAD, 20.0), (HEART, 20.0), (_FATE, 12.0)):
        clay.press([(x, y, r * 1.7) for x, y, r in put(line)], deep)
    return clay.relief(5)


def _sea(c: Canvas, body: Relief) -> None:
    """Shallows round the land, silt drifting off the fingertips, a rosy glitter far out."""
    shore = blur(body.mask.whole(), 60 * c.scale) * 0.62 + blur(body.mask.whole(), 20 * c.scale) * 0.5
    silt = c.noise.at("silt", c.x / 70 + 0.3 * c.y / 70, c.y / 210, 1.0, 4) - 0.5
    banks = c.field("banks", 150, 5, (1.0, 1.6)) - 0.5
    t = 0.2 - 0.14 * smoothstep(300, 1200, c.y) + 0.66 * shore + 0.34 * silt * (0.3 + shore) + 0.3 * banks
    waves = c.noise.at("waves", c.x / 9, c.y / 5 + c.x / 30, 1.0, 3) - 0.5
    c.fill(c.full(), pick(_SEA, np.asarray(t + 0.06 * waves, np.float32)), detail=0.12)
    glow = np.exp(-(((c.x + 20) / 520) ** 2 + ((c.y - 20) / 480) ** 2))
    spark = smoothstep(0.1, 0.34, waves) * glow
    c.glaze(np.asarray(np.clip(glow * 1.05, 0, 0.88), np.float32), (0.84, 0.105, 22))
    c.screen(np.clip(spark * 0.7, 0, 1), (0.97, 0.06, 70))
    drift = c.field("silt-fans", 120, 4, (0.7, 1.8))
    fans = smoothstep(0.25, 0.6, shore) * smoothstep(0.42, 0.7, drift)
    c.glaze(np.asarray(fans, np.float32) * 0.55, (0.85, 0.08, 55))


def _creases(c: Canvas, body: Relief) -> Mask:
    out = c.mask(limb(put(LIFE), 70), wobble=6, cell=34)
    for line in (HEAD, HEART, _FATE, *_MINOR):
        out = out | c.mask(limb(put(line), 60), wobble=5, cell=28)
    r = c.rng("knuckles")
    for finger in _FINGERS:
        for i, w in ((2, 2.6), (4, 2.2), (0, 2.4), (2, 1.2), (4, 1.0)):
            x, y, q = (float(k) for k in finger[i])
            y += 0.0 if w > 2 else float(r.choice([-15, 13]))
            a, b = (1.1, 0.75) if r.random() < 0.5 else (0.7, 1.1)
            bow = float(r.uniform(6, 12))
            out = out | c.mask(
                limb(put(((x - q * a, y - 2, w * 0.7), (x, y + bow, w), (x + q * b, y - 3, w * 0.6)))), wobble=3
            )
    for across, along, thin in ((292, -376, 2.6), (318, -414, 2.0)):
        bow3 = ((across - 50, along - 30, thin), (across + 4, along + 6, thin), (across + 40, along + 40, thin * 0.5))
        out = out | c.mask(limb(put(bow3)), wobble=3)
    return out & body.mask


def _cells(c: Canvas, body: Relief) -> tuple[Array, Array, Array]:
    """Split the land into terraces along its heights, each broken into fields; returns two hashes and the banks."""
    at = body.mask.where
    tall, wide = body.mask.a.shape[0], body.mask.a.shape[1]
    seeds = np.full((tall, wide), 255, np.uint8)
    r = c.rng("fields")
    step = 39.0
    gx, gy = np.meshgrid(np.arange(0, 800, step), np.arange(0, 1200, step))
    px = (gx + r.uniform(-0.46, 0.46, gx.shape) * step).ravel()
    py = (gy + r.uniform(-0.46, 0.46, gy.shape) * step).ravel()
    column = ((px * c.scale).astype(int) - body.mask.box[0]).clip(0, wide - 1)
    row = ((py * c.scale).astype(int) - body.mask.box[1]).clip(0, tall - 1)
    seeds[row, column] = 0
    cells = cv2.distanceTransformWithLabels(seeds, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    labels = np.asarray(cells[1])
    bend = (c.field("terrace", 46, 3)[at] - 0.5) * 22
    level = np.floor((blur(body.height, 3 * c.scale) + bend + 200) / 8.5)
    of_seed = np.zeros(int(labels.max()) + 1)  # OpenCV's labels follow the pixels' order: name them by seed instead
    of_seed[labels[row, column]] = np.arange(len(row))
    number = of_seed[labels] * 7.13 + level * 57.7
    one = np.mod(np.sin(number * 12.9898) * 43758.5453, 1.0)
    two = np.mod(np.sin(number * 4.1414) * 9631.17, 1.0)
    value = number.astype(np.float32)
    k = max(3, 2 * round(0.9 * c.scale) + 1)
    kernel = np.ones((k, k), np.uint8)
    banks = (np.asarray(cv2.dilate(value, kernel)) != np.asarray(cv2.erode(value, kernel))).astype(np.float32)
    return np.asarray(one, np.float32), np.asarray(two, np.float32), blur(banks, 0.4 * c.scale)


def _land(c: Canvas, body: Relief, creases: Mask) -> None:
    at = body.mask.where
    one, two, banks = _cells(c, body)
    c.shadow(body.mask, 16, 20, soft=12, share=0.5, colour=(0.35, 0.07, 200))
    ragged = c.field("shelf", 60, 4)
    shelf = blur(body.mask.whole(), 22 * c.scale) + (ragged - 0.5) * 1.15 - 0.12
    c.glaze(np.asarray(smoothstep(0.26, 0.5, shelf), np.float32) * 0.55, (0.82, 0.075, 105))
    c.glaze(body.mask.grow(2).blur(1.5), (0.78, 0.08, 75), 0.55)
    wet = blur(creases.whole(), 16 * c.scale)[at]
    dry = np.clip(body.height / 110, 0, 1)
    region = c.field("region", 170, 3)[at]
    choice = 0.28 * one + 0.85 * region + 0.3 * wet - 0.25 * dry
    greens: list[tuple[float, Colour]] = [
        (0.0, (0.80, 0.125, 100)),
        (0.14, (0.72, 0.135, 118)),
        (0.34, (0.60, 0.125, 138)),
        (0.56, (0.50, 0.10, 150)),
        (0.74, (0.68, 0.13, 128)),
        (0.9, (0.78, 0.12, 112)),
        (1.0, (0.56, 0.10, 155)),
    ]
    base = pick(ramp(greens), np.asarray(np.clip(choice, 0, 1), np.float32))
    rows = np.sin((c.x[at] * np.cos(two * 6.3) + c.y[at] * np.sin(two * 6.3)) / 1.15)
    base = base * (1 + 0.06 * rows[..., None])
    earth = smoothstep(0.42, 0.62, c.field("earth", 130, 4)[at] + 0.10 * np.clip(1 - body.nz, 0, 1))
    skin = rgb((0.66, 0.10, 48))
    base = base + (skin - base) * (0.16 + 0.5 * earth)[..., None]
    shade = lit(body, c.light, 1.45) - 0.02
    table = c.tones((0.66, 0.0, 0.0), 0.75)
    tint = pick(table, np.asarray(shade, np.float32)) / rgb((0.66, 0.0, 0.0))
    colours = base * (0.12 + 0.88 * tint)
    flooded = ((two > 0.86 - 0.34 * wet) & (body.nz > 0.55)).astype(np.float32)
    sky = pick(_WATER, np.asarray(0.2 + 0.55 * one + 0.3 * (shade - 0.5), np.float32))
    colours = colours + (sky * (0.35 + 0.65 * np.clip(tint, 0, 1.2)) - colours) * (flooded * 0.85)[..., None]
    colours = colours + (rgb((0.34, 0.07, 140)) * (0.4 + 0.8 * tint) - colours) * (banks * 0.5)[..., None]
    c.fill(body.mask, np.clip(colours, 0, 1).astype(np.float32), detail=0.42)
    edge = np.clip(1 - body.nz, 0, 1) ** 1.4
    facing = np.clip(-(body.nx * 0.7 + body.ny * 0.6), 0, 1)
    c.screen(body.mask * np.asarray(edge * facing * 0.75, np.float32), (0.95, 0.09, 60))
    c.glaze(
        body.mask * np.asarray(edge * np.clip(body.nx * 0.7 + body.ny * 0.6, 0, 1) * 0.75, np.float32), (0.36, 0.07, 30)
    )


def _river(c: Canvas, creases: Mask) -> None:
    bank = creases.grow(2.4).blur(1.0)
    c.multiply(bank, (0.46, 0.08, 70), 0.75)
    c.screen(creases.move(3, 3.5).grow(2).blur(1) - creases.grow(1), (0.85, 0.1, 70), 0.4)
    at = creases.where
    n = c.noise.at("flow", c.x[at] / 14, c.y[at] / 8, 1.0, 3)
    down = smoothstep(250, 1150, c.y[at])
    t = 0.66 - 0.22 * down + 0.42 * (n - 0.5) - 0.2 * (blur(creases.a, 5 * c.scale) < 0.55)
    c.fill(creases, pick(_WATER, np.asarray(t, np.float32)), detail=0.62)
    edge = creases.edge(-2.2, -2.6, 1.0)
    c.multiply(edge, (0.42, 0.07, 160), 0.65)
    shine = smoothstep(0.62, 0.74, n) * np.exp(-(((c.x[at] - 330) / 210) ** 2 + ((c.y[at] - 800) / 260) ** 2))
    c.screen(creases * np.asarray(shine, np.float32), (0.99, 0.05, 80), 0.9)
    for x, y, r in ((425, 830, 130), (425, 1000, 110), (540, 742, 60), (290, 775, 60)):
        c.glow(x, y, r, (0.97, 0.08, 60), 0.42)


def _ring(c: Canvas, land: Mask) -> None:
    """A ring canal with a sandy shore round the ring finger, a round islet for its stone."""
    x, y, r = -80.0, -604.0, 47.0
    band = c.mask(
        limb(put(((x - r - 4, y + 5, 9.0), (x, y + 20, 11.0), (x + r + 4, y - 7, 9.0))), 40), wobble=1.5, cell=10
    )
    band = band & land
    c.shadow(band, 3, 4, soft=3, share=0.5)
    c.form(band, (0.86, 0.12, 85), thickness=9, rim=0.8, gloss=0.3, mottle=0.12, grain=8, detail=0.75)
    sx, sy = put(((x, y + 18),))[0]
    for radius, tone in (
        (22.0, (0.9, 0.1, 85)),
        (17.5, (0.74, 0.09, 182)),
        (10.0, (0.88, 0.11, 88)),
        (7.5, (0.52, 0.11, 145)),
    ):
        m = c.mask(oval(sx, sy, radius, radius * 0.94), wobble=1.2, cell=7)
        c.shadow(m, 1.5, 2, soft=1.6, share=0.35)
        c.form(m, tone, thickness=5, rim=0.7, detail=0.8)


def _air(c: Canvas) -> None:
    """Egrets low over the fields and a few clouds between them and us."""
    r = c.rng("egrets")
    birds = [(250 + i * 23 + r.normal(0, 5), 930 - i * 15 + r.normal(0, 6), r.uniform(9, 12)) for i in range(6)]

    def work(pen: Pen) -> None:
        for dx, dy, tone, alpha in ((12.0, 16.0, (0.2, 0.05, 170), 0.4), (0.0, 0.0, (0.99, 0.01, 80), 1.0)):
            for x, y, s in birds:
                with pen.at(x + dx, y + dy, 58):
                    pen.fill(
                        curve(
                            [
                                (-s * 0.1, 0),
                                (-s * 0.4, -s, CORNER),
                                (s * 0.16, -s * 0.24),
                                (s * 0.5, 0, CORNER),
                                (s * 0.16, s * 0.24),
                                (-s * 0.4, s, CORNER),
                            ]
                        ),
                        tone,
                        alpha,
                    )

    c.draw(work, detail=0.9)
    tufts: list[tuple[float, float, float]] = []
    for cx, cy, wide, n in ((30, 1180, 80, 54), (770, 10, 80, 54), (815, 960, 34, 26), (-30, 480, 22, 16)):
        for _ in range(n):
            q = r.uniform(12, 34)
            tufts.append((float(cx + r.normal(0, wide)), float(cy + r.normal(0, wide * 0.36)), float(q)))
    for x, y, q in tufts[::2]:
        c.multiply(c.mask(oval(x + 40, y + 54, q * 1.3, q), soft=16), (0.4, 0.07, 190), 0.2)
    tones = [(0.0, (0.7, 0.05, 200)), (0.4, (0.88, 0.06, 20)), (1.0, (0.99, 0.025, 75))]
    cloud(c, tufts, tones, seed="tufts", alpha=0.8, rough=0.4, fade=(0.0, 1.2))
