"""A mountain at dusk is a cat seated with its back to us; the pass road in front of it is its tail."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.plants import pine
from moonhare.painting.motifs.ribbon import Ribbon, ribbon
from moonhare.painting.motifs.skies import stars, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Scenic Route",
    hero="twin-peaked mountain that is a cat seen from behind, its tail turning into the pass road with one lit bus",
    idea="turning into",
    place="mountain, high pass",
    palette="storm plum",
    composition="S-path",
    time="dusk",
    symbols=("road", "cat", "bus"),
    hidden="a road sign at the bend warns of mice",
    readings=("patience", "commute", "home"),
)
FINISH = {"vignette": 0.3, "bloom": 0.5, "saturation": 1.06, "focus": Focus(430, 600, 460, 640, 0.16)}

_CAT = [
    (150, 960),
    (112, 870),
    (124, 750),
    (170, 640),
    (232, 556),
    (284, 496),
    (296, 462),
    (262, 440),
    (226, 396, CORNER),
    (240, 380),
    (226, 344),
    (230, 270),
    (224, 190),
    (222, 110, CORNER),
    (286, 160),
    (346, 226, CORNER),
    (410, 216),
    (474, 226, CORNER),
    (536, 158),
    (600, 106, CORNER),
    (598, 190),
    (592, 270),
    (594, 344),
    (580, 380),
    (596, 396, CORNER),
    (560, 440),
    (526, 462),
    (538, 496),
    (590, 556),
    (652, 640),
    (698, 750),
    (712, 870),
    (676, 960),
    (420, 1010),
]
_TAIL = [
    (590, 850, 26),
    (684, 862, 33),
    (712, 904, 37),
    (640, 944, 40),
    (480, 946, 42),
    (300, 936, 44),
    (160, 948, 47),
    (94, 1010, 54),
    (136, 1080, 62),
    (280, 1104, 70),
    (460, 1122, 82),
    (610, 1194, 104),
    (670, 1300, 130),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.55, -0.5, 0.5),
        key=(0.93, 0.08, 70),
        shade=(0.27, 0.08, 300),
        rim=(0.9, -0.5, 0),
        rim_colour=(0.95, 0.1, 70),
        bounce=(0.5, 0.09, 330),
        bounce_share=0.14,
    )
    _sky(c)
    repaint(c, 0.7, seed="sky", loose=1.2)
    stars(c, 60, 420, seed="first", size=0.8)
    _cat(c)
    _valley(c)
    _tail(c)
    _bus(c)
    _near(c)
    _lights(c)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.27, 0.08, 290)),
            (0.2, (0.42, 0.1, 308)),
            (0.38, (0.62, 0.115, 342)),
            (0.52, (0.8, 0.115, 28)),
            (0.63, (0.93, 0.1, 75)),
            (0.74, (0.84, 0.1, 45)),
            (1, (0.36, 0.09, 315)),
        ],
        18,
    )
    streaks(c, 120, 560, (0.86, 0.1, 40), share=0.4, seed="high", cover=0.5)
    c.glow(720, 690, 460, (0.96, 0.12, 72), 0.95)
    c.glow(60, 740, 260, (0.93, 0.12, 60), 0.5)
    c.glow(722, 664, 140, (0.98, 0.09, 85), 0.8)
    disc = c.mask(circle(722, 664, 46), soft=1.5)
    c.fill(disc, (0.98, 0.07, 90), detail=0.8)
    c.emit(disc, 0.8)
    for k, (y, tone, size) in enumerate(((830, (0.68, 0.11, 15), 150), (886, (0.5, 0.1, 335), 190))):
        n = c.field(f"range{k}", size, 4)[int(300 * c.scale)]
        crest = y - 220 * (n - 0.4)[None, :]
        c.fill(c.full(smoothstep(-2, 2, c.y - crest)), tone, 0.85, detail=0.05)
        c.fog(y - 30, y + 150, (0.9, 0.1, 55), 0.6, cell=220)


def _cat(c: Canvas) -> None:
    body = c.mask(curve(_CAT), wobble=3, cell=16)
    at = body.where
    x = c.x[at]
    relief = c.relief(body, 210, smooth=5)
    bump = (c.field("scree", 46, 4, (0.7, 1.5)) - 0.5) * 14 * smoothstep(480, 800, c.y)
    c.form(
        relief,
        ramp(
            [
                (0.13, 0.05, 298),
                (0.21, 0.07, 300),
                (0.31, 0.085, 308),
                (0.45, 0.1, 328),
                (0.68, 0.12, 18),
                (0.95, 0.09, 70),
            ]
        ),
        bump=np.asarray(bump, np.float32),
        bias=-0.17,
        rim=1.0,
        mottle=0.06,
        detail=0.35,
    )
    side = (x - 410) / 260
    angle: Array = np.asarray(math.pi / 2 + side * 0.75, np.float32)
    fur(c, relief, angle, seed="coat", length=(12, 26), spacing=5.0, light=0.06, lift=0.01, spread=0.2, detail=0.4)
    # Tabby bands are terraces, darker.
    spine = np.exp(-(((c.x - 410) / (34 + 0.05 * (c.y - 240))) ** 2)) * smoothstep(250, 330, c.y)
    c.multiply(body * np.asarray(spine, np.float32), (0.4, 0.09, 300), 0.4)
    arch = c.y - 0.0012 * (c.x - 410) ** 2 + 14 * (c.field("bands", 90, 3) - 0.5)
    band = smoothstep(0.2, 0.95, np.sin(arch / 13)) * smoothstep(500, 580, c.y) * smoothstep(70, 170, np.abs(c.x - 410))
    c.multiply(body * np.asarray(band, np.float32), (0.36, 0.09, 300), 0.4)
    for f in (-1, 1):
        ear = c.mask(
            curve(
                [
                    (410 + f * 172, 150, CORNER),
                    (410 + f * 170, 230),
                    (410 + f * 150, 290),
                    (410 + f * 96, 260),
                    (410 + f * 118, 216),
                ]
            ),
            soft=7,
        )
        c.multiply(ear, (0.42, 0.1, 320), 0.4)
    snow = smoothstep(26, 0, c.y - 166 + 40 * (c.field("cap", 26, 3) - 0.5) * 2) * smoothstep(
        70, 110, np.abs(c.x - 410)
    )
    c.glaze(body * np.asarray(snow, np.float32), (0.93, 0.05, 40), 0.62)
    haze = body * np.asarray(smoothstep(760, 960, c.y), np.float32)
    c.glaze(haze, (0.6, 0.11, 345), 0.42)
    _forest(c)


def _forest(c: Canvas) -> None:
    """Spruces climb the flanks until they are hair."""
    r = c.rng("pines")
    trees = []
    for _ in range(230):
        x, y = float(r.uniform(110, 716)), float(r.uniform(700, 960))
        left, right = 186 - (y - 620) * 0.2, 634 + (y - 620) * 0.2
        if not left < x < right or float(r.random()) > (y - 660) / 250:
            continue
        trees.append((y, x, float(r.uniform(20, 44)) * (0.5 + (y - 660) / 330)))
    for y, x, h in sorted(trees):
        tone = mix((0.2, 0.055, 300), (0.5, 0.11, 345), 0.2 + 0.4 * float(smoothstep(960, 700, y)))
        c.form(c.mask(pine(x, y, h, h * 0.42, r)), tone, thickness=6, rim=0.7, detail=0.35)


def _valley(c: Canvas) -> None:
    c.fog(860, 1010, (0.86, 0.1, 40), 0.62, cell=230)
    crest = 944 + 16 * np.sin(c.x / 120 + 2) + 22 * (c.field("moor", 110, 3) - 0.5)
    land = c.full(smoothstep(-4, 4, c.y - crest))
    t = 0.42 - 0.32 * smoothstep(950, 1200, c.y) + 0.2 * (c.field("heath", 60, 4, (1.8, 0.7)) - 0.5)
    c.fill(land, pick(c.tones((0.44, 0.09, 325), 0.75), np.asarray(t, np.float32)), detail=0.1)
    repaint(c, 0.3, seed="land", loose=0.8)


def _tail(c: Canvas) -> None:
    band = ribbon(c, _TAIL, n=520, overlap=3)
    soft = band.mask.blur(1.6)
    tail = Mask(soft.on(band.mask.box), band.mask.box, band.mask.frame, band.mask.scale)
    tail = tail * np.asarray(smoothstep(10, 110, band.along), np.float32)
    c.shadow(tail, -4, 20, 14, 0.6)
    turn = np.clip((band.along / band.length - 0.3) / 0.3, 0, 1)
    road = np.asarray(
        smoothstep(0.15, 0.85, turn + 0.5 * (c.field("change", 30, 3)[band.mask.where] - 0.5)), np.float32
    )
    _fur_part(c, band, tail, road)
    at = band.mask.where
    hair = (c.field("tar", 4, 2)[at] - 0.5) * 0.3
    top = np.sqrt(np.clip(1.03 - band.across**2, 0, 1)) * 14
    relief = c.relief(band.mask, 18)
    asphalt = band.mask * road
    c.form(
        relief.within(asphalt),
        (0.36, 0.045, 310),
        bump=np.asarray(top * 0.3 + hair, np.float32),
        rim=0.3,
        mottle=0.08,
        detail=0.35,
    )
    edge = smoothstep(0.05, 0.03, np.abs(np.abs(band.across) - 0.84)) * road
    c.fill(band.mask * np.asarray(edge, np.float32), (0.84, 0.06, 70), 0.75, detail=0.6)
    dash = smoothstep(0.045, 0.03, np.abs(band.across)) * (np.mod(band.along / (band.radius * 1.3), 1) < 0.5) * road
    c.fill(band.mask * np.asarray(dash, np.float32), (0.9, 0.1, 80), 0.9, detail=0.6)


def _fur_part(c: Canvas, band: Ribbon, tail: Mask, road: Array) -> None:
    top = np.sqrt(np.clip(1.03 - band.across**2, 0, 1)) * 26
    relief = c.relief(band.mask, 34)
    rings = smoothstep(0.2, 0.7, np.sin(band.along / 26))
    coat = tail * (1 - road)
    c.form(relief.within(tail), (0.44, 0.095, 322), bump=np.asarray(top, np.float32), rim=0.3, mottle=0.08, detail=0.4)
    c.multiply(coat * np.asarray(rings, np.float32), (0.36, 0.09, 300), 0.55)
    gx, gy = np.gradient(band.along, axis=1), np.gradient(band.along, axis=0)
    angle: Array = np.asarray(np.arctan2(gy, gx), np.float32)
    fur(c, relief.within(coat), angle, seed="tail", length=(14, 30), spacing=4.4, light=0.09, spread=0.5, detail=0.45)


def _bus(c: Canvas) -> None:
    x, y = 300.0, 928.0
    c.multiply(c.mask(oval(x, y + 12, 62, 9), soft=5), c.palette.deep, 0.7)
    body = c.mask(box(x - 56, y - 44, 112, 50, 12))
    c.form(body, (0.8, 0.14, 78), thickness=12, gloss=0.3, rim=0.6, detail=0.85)
    c.form(c.mask(box(x - 56, y - 8, 112, 15, 5)) & body, (0.52, 0.16, 20), thickness=6, detail=0.85)
    for k in range(5):
        pane = c.mask(box(x - 47 + k * 20, y - 35, 15, 18, 3))
        c.fill(pane, (0.98, 0.08, 92), detail=0.95)
        c.emit(pane, 0.8)
    for dx in (-32.0, 34.0):
        c.form(c.mask(circle(x + dx, y + 7, 11)), (0.18, 0.03, 300), thickness=6, rim=0.6, detail=0.85)
        c.form(c.mask(circle(x + dx, y + 7, 4)), (0.7, 0.04, 70), detail=0.85)
    lamp = c.mask(circle(x + 55, y - 5, 5))
    c.fill(lamp, (0.99, 0.04, 95), detail=0.95)
    c.emit(lamp, 1.0)
    c.glow(x, y - 26, 62, (0.94, 0.13, 80), 0.5)
    c.glow(x + 57, y - 5, 20, (0.98, 0.08, 90), 0.9)
    beam = c.mask(polygon([(x + 58, y - 8), (x + 300, y - 46), (x + 300, y + 44), (x + 58, y - 1)]), soft=9)
    c.screen(beam * np.asarray(np.clip(1 - (c.x - x - 56) / 240, 0, 1) ** 1.4, np.float32), (0.96, 0.11, 85), 0.62)


def _near(c: Canvas) -> None:
    r = c.rng("near")
    for px, py, h in (
        (20.0, 1190.0, 330.0),
        (84.0, 1230.0, 190.0),
        (-20.0, 1210.0, 280.0),
        (776.0, 1090.0, 250.0),
        (738.0, 1110.0, 150.0),
        (812.0, 1120.0, 300.0),
    ):
        c.form(
            c.mask(pine(px, py, h, h * 0.42, r)),
            (0.17, 0.05, 300),
            thickness=14,
            rim=0.6,
            detail=0.3,
        )
    x, y = 664.0, 1072.0
    c.form(c.mask(limb([(x, y - 40, 1.8), (x, y + 6, 2)], 6)), (0.5, 0.04, 300), thickness=3, rim=0.8, detail=0.85)
    plate = c.mask(polygon([(x, y - 70), (x + 21, y - 34), (x - 21, y - 34)]))
    c.form(plate.grow(3), (0.5, 0.16, 25), thickness=4, detail=0.9)
    c.form(plate.grow(-1), (0.8, 0.05, 70), thickness=3, detail=0.9)

    def mouse(pen: Pen) -> None:
        ink = (0.2, 0.04, 300)
        pen.fill(oval(x, y - 42, 7.4, 4.4), ink)
        pen.fill(oval(x + 6, y - 42, 3.8, 2.8), ink)
        pen.dot(x + 4, y - 45.4, 2.2, ink)
        pen.stroke([(x - 6, y - 42), (x - 11, y - 44), (x - 12, y - 39)], ink, 1.0)

    c.draw(mouse, detail=0.95)


def _lights(c: Canvas) -> None:
    c.glow(722, 664, 110, (0.97, 0.11, 75), 0.45)
    c.rays(722, 664, [-175, -155, -135, -115, -95], 700, 120, (0.96, 0.1, 70), 0.16, 26)
    far_birds(c, [(404, 108, 24), (440, 92, 20), (376, 84, 17), (470, 120, 15)], (0.86, 0.09, 50))
