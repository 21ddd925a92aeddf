"""The sea has gone; a sailing boat still floats where the water stood, and a dog waits on the sand by its anchor."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Tide Times",
    hero="red-sailed boat still afloat in the air over a sea that has run dry, a dog waiting on the ribbed sand below",
    idea="missing",
    place="harbour, dried sea",
    palette="sunset coral",
    composition="tiny figure in a void",
    time="dusk",
    symbols=("dog", "anchor", "sailing boat"),
    hidden="a starfish on the wet sand at the lower left",
    readings=("loyalty", "denial", "memory"),
)
FINISH = {"vignette": 0.36, "bloom": 0.4, "saturation": 1.1, "focus": Focus(400, 560, 400, 520, 0.35)}

_HORIZON = 742.0
_SUN = (-0.8, 0.22, 0.32)
_INK: Colour = (0.24, 0.05, 350)
_GOLD: Colour = (0.96, 0.1, 76)
_DOG = (306.0, 968.0)
_CHAIN = 236.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.82, -0.3, 0.42),
        key=(0.95, 0.09, 74),
        shade=(0.34, 0.07, 260),
        rim=(-0.9, -0.3, 0),
        rim_colour=_GOLD,
        bounce=(0.7, 0.13, 40),
        bounce_share=0.35,
    )
    _sky(c)
    land = _sand(c)
    _withies(c, land)
    c.fog(690, 800, (0.92, 0.09, 68), 0.55)
    _shadow(c)
    repaint(c, 0.55, seed="land", loose=0.8)
    _boat(c)
    _chain(c)
    _prints(c, land)
    _dog(c)
    _starfish(c)
    far_birds(c, [(628, 250, 34), (676, 284, 22), (600, 302, 18)], (0.92, 0.05, 80), seed="gulls")
    repaint(c, 0.08, seed="last")


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.3, 0.068, 232)),
            (0.16, (0.41, 0.078, 222)),
            (0.33, (0.57, 0.075, 205)),
            (0.46, (0.75, 0.06, 150)),
            (0.55, (0.88, 0.085, 78)),
            (0.63, (0.93, 0.09, 70)),
        ],
        warp=16,
        turn=-7,
    )
    streaks(c, 90, 420, (0.8, 0.08, 50), share=0.35, seed="high", cover=0.42)
    streaks(c, 470, 700, (0.86, 0.13, 45), share=0.5, seed="low", cover=0.5)
    c.glow(-60, 690, 330, (0.95, 0.13, 66), 0.7)


def _sand(c: Canvas) -> Ground:
    """The ribbed floor of the sea, raked by the last light; what is left of the water lies in its hollows."""

    def heights(u: Array, v: Array) -> Array:
        bend = c.noise.at("bend", u, v, 9, 3) - 0.5
        wide = c.noise.at("wide", u, v, 22, 2) - 0.5
        rib = np.sin((v * 1.0 + u * 0.42 + bend * 9) * 2 * math.pi / 1.7)
        strong = smoothstep(-0.1, 0.25, wide + 0.12)
        return np.asarray(wide * 1.6 + 0.075 * rib * strong, np.float32)

    land = ground(c, heights, horizon=_HORIZON, eye=10, near=16, far=900, sun=_SUN, shadow_reach=4.0)
    fine = c.noise.at("grain", land.u, land.v * 2, 0.7, 2, land.footprint) - 0.5
    t = 0.06 + 1.5 * np.clip(land.lit(_SUN), 0, 1) - 0.16 * land.shade + 0.07 * fine
    near = smoothstep(900, 1200, c.y)
    t = t - 0.22 * near
    table = ramp([(0.3, 0.085, 345), (0.45, 0.11, 10), (0.64, 0.135, 34), (0.8, 0.125, 54), (0.94, 0.08, 76)])
    colours = pick(table, np.clip(t, 0, 1))
    low = smoothstep(-0.2, -0.36, land.height + 0.25 * fine + 0.5 * smoothstep(1010, 1130, c.y))
    mirror = pick(ramp([(0.9, 0.07, 74), (0.68, 0.065, 190), (0.42, 0.07, 222)]), np.clip((c.y - _HORIZON) / 400, 0, 1))
    colours = colours + (mirror - colours) * (low * 0.85)[..., None]
    haze = smoothstep(40, 420, land.v)[..., None] * 0.85
    c.fill(land.mask, np.asarray(colours + (rgb((0.93, 0.085, 70)) - colours) * haze, np.float32), detail=0.3)
    return land


def _withies(c: Canvas, land: Ground) -> None:
    """Channel marks stalk off to the horizon, tall and bare."""
    for u, v, lean in ((7.4, 27, 3), (9.6, 42, -2), (15.0, 66, 2), (20.0, 100, -1), (33, 165, 0)):
        x, y, size = land.spot(u, v)
        top = y - 7.4 * size
        w = max(0.16 * size, 0.9)
        pole = c.mask(limb([(x, y + 2, w), (x + lean * 0.5, (y + top) / 2, w * 0.9), (x + lean, top, w * 0.7)], 14))
        tone = mix(_INK, (0.86, 0.09, 66), min(0.15 + v / 200, 0.9))
        c.shadow(
            c.mask(limb([(x, y, w), (x + 5 * size, y + 0.35 * size, w * 0.6)], 8), soft=1 + w * 0.4), 0, 0, 1, 0.35
        )
        c.fill(pole, tone, detail=0.7)
        c.screen(pole.edge(-w * 0.7, 0, 0.6), _GOLD, 0.7)


def _shadow(c: Canvas) -> None:
    """The boat's shadow lies on the sand, drawn out to the right: nothing carries it."""
    hull = c.mask(limb([(330, 1000, 6), (470, 1008, 24), (680, 1018, 26), (800, 1030, 12)], 30), soft=9)
    sails = c.mask(polygon([(520, 1014), (700, 1022), (1010, 1104), (1000, 1112), (640, 1060)]), soft=12)
    c.multiply(hull | sails, (0.36, 0.09, 345), 0.72)


def _boat(c: Canvas) -> None:
    mast = c.mask(limb([(424, 612, 6.8), (428, 330, 5.4), (433, 92, 3.2)], 20))
    jib = _cloth(
        c,
        [
            (420, 128, CORNER),
            (356, 300),
            (268, 450),
            (176, 536, CORNER),
            (290, 566),
            (412, 562, CORNER),
            (408, 400),
            (417, 250),
        ],
    )
    main = _cloth(
        c,
        [
            (438, 112, CORNER),
            (540, 250),
            (612, 400),
            (654, 536, CORNER),
            (560, 556),
            (436, 554, CORNER),
            (444, 400),
            (443, 230),
        ],
    )
    _sail(c, jib, 176, 412, 130, 566, 0.06)
    _sail(c, main, 440, 668, 112, 556, -0.02)
    c.form(mast, (0.5, 0.1, 50), rim=0.9, detail=0.9)
    boom = c.mask(limb([(424, 566, 5), (664, 556, 4)], 8))
    c.form(boom, (0.5, 0.1, 50), rim=0.9, detail=0.9)

    def rig(pen: Pen) -> None:
        pen.stroke([(432, 96), (172, 548)], _INK, 1.7, 0.85)
        pen.stroke([(434, 96), (650, 606)], _INK, 1.4, 0.7)
        for k in range(9):
            pen.stroke([(452 + k * 23, 555), (453 + k * 23, 565)], (0.85, 0.08, 70), 2, 0.9)
        pen.stroke([(176, 536), (172, 566)], _INK, 2)
        pen.fill(
            curve([(434, 92, CORNER), (470, 80), (502, 92, CORNER), (470, 98), (434, 108, CORNER)]), (0.95, 0.05, 80)
        )

    c.draw(rig, detail=0.9)
    _hull(c)


def _cloth(c: Canvas, points: list[tuple[float, ...]]) -> Mask:
    return c.mask(curve(points, pull=0.4))


def _sail(c: Canvas, m: Mask, left: float, right: float, top: float, foot: float, bias: float) -> None:
    """Full canvas: the light comes through near the luff and dies over the belly; seams follow its curve."""
    at = m.where
    u = (c.x[at] - left) / (right - left)
    v = (c.y[at] - top) / (foot - top)
    belly = np.sin(np.clip(u, 0, 1) * math.pi)
    t = 0.86 - 0.66 * u + 0.2 * belly * v - 0.16 * (1 - v) + bias
    t = t + 0.05 * (c.field("cloth", 60, 3, (1, 2))[at] - 0.5)
    crease = np.sin((u * 1.2 + v * 2.4) * 9 + 3 * belly) * smoothstep(0.55, 1.0, v) * 0.035
    table = ramp([(0.3, 0.12, 10), (0.45, 0.165, 22), (0.6, 0.195, 32), (0.74, 0.17, 44), (0.9, 0.11, 68)])
    c.fill(m, pick(table, np.clip(t + crease, 0, 1)), detail=0.8)
    line = np.mod(v * 7.4 + 0.55 * belly, 1.0)
    seam = np.exp(-(((line - 0.5) / 0.028) ** 2))
    c.multiply(m * np.asarray(seam, np.float32), (0.42, 0.14, 15), 0.45)
    light = np.exp(-(((line - 0.56) / 0.03) ** 2))
    c.screen(m * np.asarray(light, np.float32), (0.7, 0.14, 45), 0.22)
    c.screen(m.edge(-2.6, -0.6, 1.0), _GOLD, 0.85)
    c.multiply(m.edge(2.4, 1.2, 2.0), (0.36, 0.12, 10), 0.55)


def _hull(c: Canvas) -> None:
    hull = c.mask(
        curve(
            [
                (150, 548, CORNER),
                (260, 590),
                (410, 608),
                (560, 604),
                (660, 584, CORNER),
                (656, 640),
                (640, 690, CORNER),
                (560, 722),
                (430, 730),
                (310, 712),
                (226, 664),
                (178, 604),
            ],
            pull=0.36,
        )
    )
    keel = c.mask(
        curve([(330, 700, CORNER), (600, 700, CORNER), (626, 752, CORNER), (480, 764), (386, 748)]), wobble=1.5
    )
    c.form(keel, (0.3, 0.07, 10), thickness=16, rim=0.5, bias=-0.1, detail=0.8)
    body = c.relief(hull, 78, smooth=5)
    at = body.mask.where
    x, y = c.x[at], c.y[at]
    sheer = 608 - 0.00082 * (x - 470) ** 2
    down = (y - sheer) / 122
    planks = np.asarray(np.abs(np.sin(down * math.pi * 6.2)) ** 0.35 * 2.4, np.float32)
    c.form(body, (0.93, 0.045, 78), bump=planks, rim=0.6, shadow=20, mottle=0.05, depth=0.62, detail=0.85)
    c.glaze(hull * np.asarray(smoothstep(0.55, 0.57, down), np.float32), (0.5, 0.155, 24), 0.88)
    c.glaze(hull * np.asarray(np.exp(-(((down - 0.09) / 0.05) ** 2)), np.float32), (0.5, 0.07, 215), 0.9)
    run = smoothstep(330, 690, c.x)
    c.multiply(hull * np.asarray(run, np.float32), (0.42, 0.085, 300), 0.62)
    c.multiply(hull * np.asarray(smoothstep(650, 735, c.y), np.float32), (0.36, 0.09, 345), 0.6)
    c.screen(hull.edge(0.4, -2.6, 0.7), _GOLD, 0.9)
    c.screen(hull.edge(-2.6, 0.6, 1.2), _GOLD, 0.7)
    c.screen(hull.edge(0.6, 3.0, 2.0), (0.72, 0.14, 40), 0.45)
    rudder = c.mask(
        curve([(652, 590, CORNER), (674, 592, CORNER), (682, 680), (676, 748, CORNER), (640, 744, CORNER), (642, 690)])
    )
    c.form(rudder, (0.42, 0.11, 25), thickness=10, rim=0.5, bias=-0.08, detail=0.85)
    r = c.rng("weed")

    def weed(pen: Pen) -> None:
        for _ in range(46):
            wx = float(r.uniform(340, 672))
            wy = 754 + float(r.normal(0, 4)) - (12 if wx > 610 or wx < 380 else 0)
            long = float(r.uniform(6, 34)) * float(r.uniform(0.4, 1))
            tone = ((0.26, 0.06, 350), (0.34, 0.08, 20), (0.42, 0.08, 50))[int(r.integers(0, 3))]
            pen.stroke(
                [(wx, wy - 6), (wx + float(r.normal(0, 3)), wy + long / 2), (wx + float(r.normal(0, 4)), wy + long)],
                tone,
                2.4,
            )
        for _ in range(6):
            dx, dy = float(r.uniform(370, 640)), float(r.uniform(796, 940))
            pen.stroke([(dx, dy), (dx, dy + 6)], (0.97, 0.07, 76), 2.0, 0.9)

    c.draw(weed, detail=0.85)


def _chain(c: Canvas) -> None:
    """Plumb from the bow; the anchor has bitten into the sand."""
    x, foot = _CHAIN, 996.0
    c.multiply(c.mask(limb([(x, foot + 4, 9), (x + 110, foot + 14, 5)], 8), soft=4), (0.36, 0.09, 345), 0.7)

    def links(pen: Pen) -> None:
        pen.stroke([(x - 6, 606), (x, 622)], _INK, 6)
        for k, y in enumerate(range(620, 934, 11)):
            if k % 2:
                pen.stroke([(x, y), (x, y + 9)], _INK, 3.2)
            else:
                pen.stroke(oval(x, y + 5, 3.6, 7.0), _INK, 2.4)
        pen.stroke(oval(x, 938, 7, 7), _INK, 3)

    c.draw(links, relief=2, detail=0.9)
    anchor = c.mask(
        limb([(x, 944, 4), (x + 6, foot - 2, 5)], 8),
        limb([(x - 20, 958, 3.4), (x + 24, 954, 3.4)], 8),
        limb([(x - 36, 970, 2.5), (x - 26, 990, 6), (x + 6, foot + 2, 7), (x + 34, 984, 6), (x + 42, 962, 2.5)], 24),
    )
    c.form(anchor, (0.36, 0.05, 330), thickness=7, rim=1.0, gloss=0.3, detail=0.9)
    mound = c.mask(
        curve(
            [
                (x - 48, foot + 10, CORNER),
                (x - 20, foot - 3),
                (x + 20, foot - 2),
                (x + 52, foot + 10, CORNER),
                (x, foot + 18),
            ]
        ),
        soft=2,
    )
    c.form(mound, (0.62, 0.13, 32), thickness=8, rim=0.5, detail=0.4)


def _prints(c: Canvas, land: Ground) -> None:
    """A trail of paws comes in from the horizon and ends here."""
    r = c.rng("prints")
    spots: list[tuple[float, float, float]] = []
    for k in range(64):
        q = k / 63
        v = 36 * (230 / 36) ** q
        u = -3.2 + 0.2 * math.sin(k) + 10 * q**1.5 + 3.0 * math.sin(q * 5.2) * q
        spots.append(land.spot(u + (0.16 if k % 2 else -0.16) + float(r.normal(0, 0.05)), v))

    def work(pen: Pen) -> None:
        for x, y, s in spots:
            w = max(0.13 * s, 0.8)
            pen.fill(oval(x, y, w, w * 0.5), (0.4, 0.1, 5), 0.75)
            pen.fill(oval(x + w * 0.7, y + w * 0.25, w * 0.5, w * 0.25), (0.95, 0.09, 74), 0.5)

    c.draw(work, detail=0.6, soft=0.3)


def _dog(c: Canvas) -> None:
    """It sits with its back to us, a little turned, its nose up towards the keel."""
    x, y = _DOG[0] + 60, _DOG[1] + 20
    long = c.mask(limb([(x, y - 3, 14), (x + 90, y + 10, 16), (x + 190, y + 24, 11), (x + 236, y + 32, 5)], 20), soft=4)
    c.multiply(long, (0.34, 0.09, 345), 0.78)
    body = c.mask(
        curve(
            [
                (x + 24, y, CORNER),
                (x + 30, y - 16),
                (x + 24, y - 36),
                (x + 10, y - 56),
                (x + 8, y - 68),
                (x + 9, y - 80),
                (x - 1, y - 90),
                (x - 12, y - 93),
                (x - 30, y - 102, CORNER),
                (x - 33, y - 95),
                (x - 20, y - 82),
                (x - 12, y - 73),
                (x - 14, y - 56),
                (x - 16, y - 34),
                (x - 17, y - 8),
                (x - 24, y - 1, CORNER),
                (x - 8, y, CORNER),
                (x - 2, y - 14),
                (x + 2, y, CORNER),
            ]
        ),
        limb([(x + 22, y - 5, 5), (x + 40, y - 3, 4), (x + 54, y - 9, 2)], 14),
    )
    c.form(body, (0.36, 0.065, 20), thickness=12, rim=1.0, shadow=6, mottle=0.06, detail=0.95)
    c.screen(body.edge(-2.0, -0.7, 0.7), _GOLD, 0.9)
    ear = c.mask(curve([(x + 1, y - 88, CORNER), (x + 12, y - 80), (x + 14, y - 64), (x + 5, y - 66), (x - 1, y - 78)]))
    c.form(ear, (0.26, 0.05, 10), thickness=4, rim=0.5, detail=0.95)
    c.draw(
        lambda pen: pen.stroke([(x - 13, y - 70), (x - 2, y - 64), (x + 9, y - 66)], (0.62, 0.07, 210), 4.6),
        detail=0.95,
    )
    c.draw(lambda pen: pen.dot(x - 31, y - 99, 2.6, (0.14, 0.03, 340)), detail=0.95)


def _starfish(c: Canvas) -> None:
    x, y = 108.0, 1112.0
    c.multiply(c.mask(oval(x + 14, y + 4, 28, 8), soft=4), (0.34, 0.09, 345), 0.6)
    m = c.mask(
        *[
            limb(
                [
                    (x, y, 8),
                    (x + 14 * math.cos(a), y + 7 * math.sin(a), 6),
                    (x + 28 * math.cos(a + 0.1), y + 14 * math.sin(a + 0.1), 2),
                ],
                10,
            )
            for a in (0.3, 1.5, 2.8, 4.1, 5.3)
        ]
    )
    c.form(m, (0.64, 0.18, 30), thickness=6, rim=0.9, mottle=0.2, grain=6, detail=0.85)
