"""A mountain road whose hairpins become a serpent; one lit bus climbs to its half-shut eye."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import mix, pick, rgb, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import blur
from moonhare.painting.materials import cloud_bank, stone
from moonhare.painting.motifs.plants import pine
from moonhare.painting.motifs.ribbon import Ribbon, ribbon
from moonhare.painting.motifs.skies import rain, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, Path, box, curve, move, oval, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Scenic Route",
    hero="mountain road whose hairpins become a serpent's coils, one lit bus climbing to its half-shut eye",
    idea="turning into",
    place="mountain, high pass",
    palette="storm plum",
    composition="S-path",
    time="dusk",
    symbols=("road", "serpent", "bus"),
    hidden="a shed skin draped over the lower viaduct",
    readings=("faith", "commute", "seduction"),
)
FINISH = {"vignette": 0.42, "bloom": 0.4}

# fmt: off
_SPINE = [
    (560, 262, 40), (470, 262, 44), (360, 282, 47), (262, 330, 50), (206, 400, 52), (262, 466, 52), (400, 500, 54),
    (540, 536, 55), (640, 596, 57), (600, 672, 58), (450, 704, 60), (270, 728, 61), (142, 786, 63), (150, 866, 66),
    (300, 912, 70), (500, 934, 76), (628, 966, 80), (672, 1036, 86), (590, 1104, 94), (400, 1160, 106),
    (200, 1250, 120),
]
# fmt: on
# fmt: off
_RIDGE = [
    (-20, 470, CORNER), (60, 420), (110, 356), (176, 330), (236, 262), (300, 236), (352, 262), (430, 292),
    (520, 330), (580, 392), (650, 452), (700, 540), (760, 590), (830, 640, CORNER), (830, 1220, CORNER),
    (-20, 1220, CORNER),
]
# fmt: on


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.72, -0.42, 0.5),
        key=(0.94, 0.09, 80),
        shade=(0.34, 0.09, 298),
        rim=(0.85, -0.5, 0),
        rim_colour=(0.93, 0.1, 72),
        bounce=(0.5, 0.09, 320),
    )
    _sky(c)
    _mountain(c)
    repaint(c, 1.0, seed="land")
    band = ribbon(c, _SPINE, n=520)
    _viaduct(c)
    _serpent(c, band)
    _head(c)
    _trees(c, band)
    repaint(c, 0.3, seed="last")
    _shed_skin(c)
    _bus(c)
    rain(c, 260, angle=104, length=(16, 44), colour=(0.85, 0.04, 310), alpha=0.16)


def _sky(c: Canvas) -> None:
    p = c.palette
    c.wash([(0.0, p.sky[0]), (0.16, p.sky[1]), (0.3, (0.54, 0.11, 335)), (0.42, (0.82, 0.12, 62)), (0.55, p.sky[4])])
    c.glow(700, 440, 230, (0.93, 0.12, 72), 0.95)
    streaks(c, 60, 420, (0.84, 0.11, 50), share=0.4, cover=0.5)
    cloud_bank(
        c,
        lambda x: 96 + 40 * math.sin(x / 130) - 0.06 * x,
        [(0.2, 0.06, 295), (0.33, 0.08, 305), (0.5, 0.1, 330), (0.78, 0.11, 55)],
        seed="lid",
        size=(36, 96),
        rows=3,
        step=34,
        fade=(0.3, 1.1),
        bias=-0.12,
    )
    for top, seed, haze in ((486, "far", 0.6), (548, "near", 0.3)):
        r = c.rng(seed)
        points: list[tuple[float, ...]] = [(420.0, top + 90.0, CORNER)]
        points += [(450 + i * 48, top + r.uniform(-46, 34), CORNER) for i in range(9)]
        points += [(840, 900, CORNER), (420, 900, CORNER)]
        stone(c, c.mask(curve(points, pull=0.2)), (0.46, 0.08, 310), thickness=30, seed=seed, haze=haze)
    c.fog(500, 700, (0.84, 0.09, 55), 0.55)


def _mountain(c: Canvas) -> None:
    m = c.mask(curve(_RIDGE, pull=0.28), wobble=9, cell=40)
    slope = np.abs(c.field("gully", 120, 4, (0.5, 1.5)) - 0.5)
    ledges = np.asarray((slope * 90 + 16 * np.sin(c.y / 21 + 5 * c.field("strata", 160, 2))), np.float32)
    body = c.relief(m, 90).bumped(ledges)
    stone(c, body, (0.5, 0.075, 325), rough=1.5, cracks=0.8, seed="peak", shadow=60)
    c.glaze(m * smoothstep(700, 1180, c.y), (0.2, 0.05, 300), 0.5)
    grass = smoothstep(0.48, 0.7, c.field("moss", 70, 4)) * smoothstep(330, 760, c.y)
    c.glaze(m * np.asarray(grass, np.float32), (0.44, 0.08, 110), 0.55)
    snow = smoothstep(0.5, 0.62, c.field("snow", 40, 4) + 0.2) * smoothstep(420, 240, c.y)
    c.glaze(m * np.asarray(snow, np.float32), (0.88, 0.05, 60), 0.45)
    c.screen(m.edge(16, -8, 10), (0.9, 0.11, 68), 0.55)
    sunny = np.clip(body.nx * 0.9 - body.ny * 0.3, 0, 1) * smoothstep(200, 640, c.x[m.where])
    c.screen(m * np.asarray(sunny, np.float32), (0.86, 0.13, 58), 0.5)


def _serpent(c: Canvas, band: Ribbon) -> None:
    at = band.mask.where
    s, t, rad = band.along, band.across, band.radius
    live = np.asarray(smoothstep(0.8, 0.44, s / band.length), np.float32)
    c.shadow(band.mask, -8, 30, soft=16, share=0.72)
    hump = np.sqrt(np.clip(1 - t * t, 0, 1)) * rad * (0.14 + 0.86 * live)
    col = np.asarray(s / (11 + 0.02 * rad), np.float32)
    row = t * 5.5
    cell_u = np.mod(col + 0.5 * np.mod(np.floor(row + 0.5), 2), 1) - 0.5
    cell_v = np.mod(row + 0.5, 1) - 0.5
    scale = np.sqrt(np.clip(1 - (cell_u * 1.9) ** 2 * 0.8 - (cell_v * 1.8) ** 2, 0, 1))
    grit = c.noise.at("grit", c.x[at] / 3, c.y[at] / 3, 1.0, 2) - 0.5
    bump = scale * live * 5 + grit * (1 - live) * 2.2
    smooth = blur(np.asarray(hump, np.float32), 1.2 * c.scale) + np.asarray(bump, np.float32)
    relief = Relief(band.mask, smooth)
    asphalt, hide = (0.42, 0.045, 310), (0.43, 0.085, 345)
    light = np.asarray(0.58 * (relief.nx * 0.72 - relief.ny * 0.42 + relief.nz * 0.5) / 0.98 + 0.28, np.float32)
    light += (c.field("hide", 60, 3)[at] - 0.5) * 0.16 + 0.1 * scale * live
    flat = pick(c.tones(asphalt), light)
    skin = pick(c.tones(hide, 0.75), light - 0.04)
    belly = smoothstep(0.45, 0.95, np.abs(t))[..., None]
    skin = skin + (pick(c.tones((0.62, 0.1, 60)), light) - skin) * belly * 0.75
    colours = flat + (skin - flat) * live[..., None]
    # The road's broken middle line grows into the serpent's diamonds.
    pitch = 72.0
    dash = np.abs(np.mod(s, pitch) / pitch - 0.5) * 2
    road_line = smoothstep(0.10, 0.05, np.abs(t)) * smoothstep(0.62, 0.56, dash)
    diamond = smoothstep(0.06, -0.06, np.abs(t) / 0.52 + dash - 0.86)
    heart = smoothstep(0.06, -0.06, np.abs(t) / 0.3 + dash - 0.52)
    edge_line = smoothstep(0.045, 0.02, np.abs(np.abs(t) - 0.86))
    pale = rgb((0.93, 0.05, 90))
    gold = pick(c.tones((0.78, 0.13, 82)), light + 0.05)
    dark = pick(c.tones((0.25, 0.07, 320)), light)
    w_line = np.clip(road_line * (1 - live) + edge_line * (1 - live) * 0.7, 0, 1)[..., None]
    colours = colours * (1 - w_line * 0.85) + pale * w_line * 0.85 * (0.5 + light[..., None] * 0.6)
    w_d = (diamond * live)[..., None]
    colours = colours + (gold - colours) * w_d * 0.9
    w_h = (heart * live)[..., None]
    colours = colours + (dark - colours) * w_h * 0.85
    dim = smoothstep(band.length, band.length * 0.72, s)[..., None]
    colours = colours * (0.72 + 0.28 * dim)
    c.fill(band.mask, np.clip(colours, 0, 1).astype(np.float32), detail=0.62)
    c.screen(band.mask.edge(4, -7, 2.5), c.light.rim_colour, 0.45)
    _stones(c)


def _stones(c: Canvas) -> None:
    """Kerb stones on the road's outer edge, fewer where it comes alive."""
    path = sample(_SPINE, 400)
    r = c.rng("kerb")
    for i in (*range(286, 326, 5), *range(372, 392, 5)):
        x, y, q = path[i]
        dx, dy = path[i + 1, 0] - path[i - 1, 0], path[i + 1, 1] - path[i - 1, 1]
        n = math.hypot(dx, dy)
        f = 1.0 if dx > 0 else -1.0
        px, py = x - dy / n * q * 0.97 * f, y + dx / n * q * 0.97 * f
        w = q * 0.12
        block = c.mask(box(px - w, py - w * 1.9, w * 2, w * 2.2, w * 0.5, turn=r.normal(0, 4)))
        c.form(block, (0.62, 0.04, 330), thickness=w, mottle=0.14, rim=0.7, detail=0.6)


def _viaduct(c: Canvas) -> None:
    """Arches that carry the lower road where the slope falls away."""
    wall = c.mask(
        curve(
            [(150, 900, CORNER), (320, 950), (520, 985), (640, 1030, CORNER), (620, 1120, CORNER), (170, 1080, CORNER)]
        )
    )
    at = wall.where
    row = (c.y[at] - c.x[at] * 0.13) / 13
    joint = np.minimum(np.mod(row, 1), 1 - np.mod(row, 1))
    col = c.x[at] / 24 + 0.5 * np.mod(np.floor(row), 2)
    joint = np.minimum(joint, np.minimum(np.mod(col, 1), 1 - np.mod(col, 1)) * 1.8)
    bump = np.asarray(smoothstep(0.0, 0.16, joint) * 3 + (c.field("ashlar", 12, 3)[at] - 0.5) * 4, np.float32)
    c.form(wall, (0.5, 0.05, 330), thickness=5, bump=bump, mottle=0.16, detail=0.4)
    for i, x in enumerate((236, 322, 408, 494, 580)):
        y, w, h = 1126 + i * 10, 58, 112 - i * 4
        arch = curve(
            [
                (x - w / 2, y, CORNER),
                (x - w / 2, y - h + 26),
                (x, y - h),
                (x + w / 2, y - h + 26),
                (x + w / 2, y, CORNER),
            ]
        )
        c.draw(partial(_voussoirs, arch=arch), relief=3, detail=0.5)
        hole = c.mask(arch)
        c.fill(hole, c.tones((0.3, 0.08, 300))[np.clip((c.y[hole.where] - y + h) * 3, 0, 400).astype(int)], detail=0.4)


def _voussoirs(pen: Pen, arch: Path) -> None:
    pen.stroke(arch, (0.66, 0.05, 340), 7, 0.8)


def _shed_skin(c: Canvas) -> None:
    """A papery slough hung over the viaduct's rim, its torn end stirring in the wind."""
    lies = [(176, 884, 12), (196, 896, 15), (206, 926, 16), (198, 966, 15), (206, 1004, 14), (200, 1036, 11)]
    piece = ribbon(c, [*lies, (214, 1060, 8), (234, 1072, 3)], overlap=9)
    torn = c.wobble(piece.mask, 3, 7)
    at = torn.where
    row, col = piece.across * 3, piece.along / 8
    u = np.mod(col + 0.5 * np.mod(np.floor(row), 2), 1) - 0.5
    v = np.mod(row, 1) - 0.5
    net = smoothstep(0.26, 0.5, np.maximum(np.abs(u), np.abs(v)))
    fold = 0.5 + 0.5 * np.sin(piece.across * 4 + piece.along / 34)
    c.shadow(torn, -8, 9, soft=5, share=0.5)
    c.glaze(torn * np.asarray(0.45 + 0.35 * fold, np.float32), (0.8, 0.06, 70), 0.62)
    c.screen(torn * np.asarray(net, np.float32), (0.95, 0.06, 85), 0.4)
    c.multiply(torn * np.asarray((1 - fold) * smoothstep(0.2, 1, np.abs(piece.across)), np.float32), c.light.shade, 0.8)
    c.layer.detail[at] = np.maximum(c.layer.detail[at], torn.a * 0.8)


def _head(c: Canvas) -> None:
    lump = Clay(c, (380, 150, 790, 400), melt=16)
    lump.limb(
        [(430, 266, 34), (480, 264, 45), (550, 250, 62), (620, 254, 58), (672, 280, 40), (712, 302, 24), (726, 308, 15)]
    )
    lump.ball(592, 216, 40, 22, z=34, turn=14)
    lump.ball(560, 280, 48, 34, z=16)
    lump.limb([(536, 300, 26), (620, 316, 24), (700, 324, 15)], melt=10)
    lump.press([(574, 308, 4), (636, 312, 3), (690, 312, 3), (730, 316, 3)], deep=11)
    head = lump.relief(1.2)
    c.shadow(head.mask, -6, 26, soft=16, share=0.4)
    head = head.within(c.full(smoothstep(408, 500, c.x - 0.3 * np.abs(c.y - 262))))
    at = head.mask.where
    x, y = c.x[at], c.y[at]
    u, v = (x * 0.94 + y * 0.34) / 12, (-x * 0.34 + y * 0.94) / 10
    row = np.floor(v)
    cu, cv = np.mod(u + 0.5 * np.mod(row, 2), 1) - 0.5, np.mod(v, 1) - 0.5
    plate = np.sqrt(np.clip(1 - (cu * 1.9) ** 2 * 0.9 - (cv * 1.85) ** 2, 0, 1))
    fade = smoothstep(735, 640, x) * 0.6 + 0.4
    c.form(
        head,
        mix((0.45, 0.09, 345), (0.5, 0.09, 30), 0.3),
        bump=np.asarray(plate * 3.6 * fade, np.float32),
        shadow=34,
        rim=0.9,
        gloss=0.25,
        depth=0.75,
        detail=0.72,
    )
    jaw = c.mask(curve([(540, 314), (620, 318), (730, 318), (706, 344), (620, 350), (536, 336)]), soft=5)
    c.form(head.within(jaw), (0.72, 0.1, 66), rim=0.6, detail=0.7)
    stripe = c.mask(curve([(450, 246, CORNER), (500, 224), (580, 246), (520, 262), (450, 272, CORNER)]), soft=3)
    c.form(head.within(stripe), (0.3, 0.07, 320), rim=0.5, detail=0.7)

    def face(pen: Pen) -> None:
        dark = (0.16, 0.05, 320)
        pen.stroke([(562, 304), (610, 313), (660, 311), (704, 313), (736, 317)], dark, 3.4, 0.9)
        pen.fill(oval(716, 297, 5.5, 3, 25), dark, 0.9)
        eye = curve([(584, 258, CORNER), (606, 246), (636, 258, CORNER), (612, 270)])
        pen.fill(move(eye, scale=1.28, about=(611, 259)), dark, 0.75)
        pen.radiate(eye, 612, 260, 30, [(0.99, 0.07, 98), (0.88, 0.17, 82), (0.62, 0.18, 45)])
        with pen.clipped(eye):
            pen.fill(oval(611, 261, 3.6, 15), (0.12, 0.04, 320))
            pen.dot(605, 256, 2.6, (0.99, 0.02, 95))
        lid = curve([(578, 260, CORNER), (594, 238), (622, 238), (644, 258, CORNER), (618, 254), (596, 255)])
        pen.fill(lid, mix((0.45, 0.09, 345), (0.3, 0.07, 320), 0.35))
        pen.stroke([(580, 259), (597, 254), (620, 253.5), (642, 258)], dark, 2.4)
        pen.stroke([(586, 250), (604, 243), (626, 246)], (0.7, 0.1, 50), 1.6, 0.7)

    c.draw(face, detail=0.95)
    c.glow(611, 262, 34, (0.92, 0.16, 78), 0.75)

    def tongue(pen: Pen) -> None:
        red = (0.56, 0.19, 15)
        pen.stroke([(734, 316), (754, 322), (768, 320)], red, 3)
        pen.stroke([(766, 320), (778, 314), (788, 315)], red, 2)
        pen.stroke([(766, 320), (778, 325), (787, 332)], red, 2)

    c.draw(tongue, detail=0.9)


def _trees(c: Canvas, band: Ribbon) -> None:
    taken = band.mask.grow(6).whole()
    r = c.rng("pines")
    places: list[tuple[float, float, float]] = []
    for cx, cy, n, spread in (
        (70, 640, 9, 60),
        (420, 620, 8, 80),
        (720, 760, 10, 60),
        (330, 826, 7, 70),
        (560, 838, 6, 60),
        (60, 1010, 8, 50),
        (110, 560, 6, 50),
        (720, 890, 6, 50),
    ):
        places += [(cx + r.normal(0, spread), cy + r.normal(0, 15), r.uniform(38, 72)) for _ in range(n)]
    for x, y, h in sorted(places, key=lambda q: q[1]):
        tall = h * (0.7 + 0.6 * (y - 400) / 700)
        column = min(max(int(x * c.scale), 0), c.w - 1)
        if max(taken[min(int((y - up * tall) * c.scale), c.h - 1), column] for up in (0, 0.35, 0.7)) > 0.2:
            continue
        m = c.mask(pine(x, y, tall, tall * 0.46, r), wobble=1.5, cell=6)
        c.form(
            m, mix((0.3, 0.06, 175), (0.36, 0.07, 300), r.random() * 0.6), thickness=tall * 0.16, rim=0.8, mottle=0.16
        )
    for x, y, h in ((760, 1236, 300), (700, 1250, 210), (30, 1260, 250), (90, 1270, 170)):
        m = c.mask(pine(x, y, h, h * 0.44, r), wobble=4, cell=12)
        c.form(m, (0.25, 0.055, 200), thickness=h * 0.12, rim=0.7, mottle=0.2, grain=12)


def _bus(c: Canvas) -> None:
    x, y = 318.0, 262.0
    c.glow(x, y - 8, 44, (0.9, 0.13, 75), 0.5)

    def work(pen: Pen) -> None:
        with pen.at(x, y, turn=-18, scale=1.15):
            pen.fill(oval(0, 15, 40, 6), (0.14, 0.05, 300), 0.6)
            pen.fill(box(-36, -24, 72, 34, 8), (0.86, 0.11, 88))
            pen.fill(box(-36, -4, 72, 9), (0.56, 0.18, 25))
            pen.fill(box(-32, -27, 58, 5, 2), (0.7, 0.08, 70))
            for i in range(5):
                pen.fill(box(-31 + i * 12.4, -19, 10, 12, 2), (0.99, 0.07, 95))
            pen.fill(box(30, -19, 6, 15, 2), (0.98, 0.05, 200))
            for wx in (-21, 20):
                pen.dot(wx, 11, 7, (0.17, 0.03, 300))
                pen.dot(wx, 11, 2.8, (0.6, 0.03, 300))
            for wx in (-24, -6, 12):
                pen.dot(wx, -11, 2.6, (0.35, 0.05, 30))
            pen.fill(box(-30, -35, 20, 9, 2), (0.5, 0.1, 30))
            pen.fill(box(-8, -33, 14, 7, 2), (0.4, 0.07, 255))

    c.draw(work, relief=6, detail=0.95)
    for i in range(5):
        a = math.radians(-18)
        px, py = (
            x + (-26 + i * 12.4) * math.cos(a) + 13 * math.sin(a),
            y + (-26 + i * 12.4) * math.sin(a) - 13 * math.cos(a),
        )
        c.glow(px, py, 6, (0.97, 0.1, 90), 0.5)
    c.rays(362, 248, [-9, 0, 8], 290, 74, (0.97, 0.09, 92), 0.6, soft=5)
    c.glow(361, 250, 17, (0.99, 0.05, 95), 0.9)
    c.lamp(Lamp(x=361, y=250, reach=60, power=0.4), halo=0)
