"""A cottage turned inside out: its rooms stand in the sunny garden, and in its windows it rains on a meadow."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, cloud, cloud_bank, grass, wood
from moonhare.painting.motifs.birds import flock
from moonhare.painting.motifs.ribbon import ribbon
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._airing_day_garden import paint_near, paint_sheep, paint_tree
from moonhare.painting.scenes._airing_day_parts import BRASS, on_the_wall, paint_bath, paint_bed, paint_stove
from moonhare.painting.shapes import CORNER, circle, curve, limb, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Plane, plane

BRIEF = Brief(
    title="Airing Day",
    hero="cottage turned inside out: bath, bed, stove and wallpaper outdoors, a rainy meadow behind its windows",
    idea="inside out",
    place="garden, hill path",
    palette="rose and green",
    composition="S-path",
    time="morning",
    symbols=("wallpaper", "bath", "rain"),
    hidden="a sheep looks out of the bedroom window",
    readings=("exposure", "gossip", "spring-cleaning"),
)
FINISH = {"vignette": 0.34, "saturation": 1.1, "bloom": 0.35}

_ROSE: Colour = (0.62, 0.17, 12)
_FRONT = ((170.0, 392.0), (520.0, 380.0), (520.0, 706.0), (170.0, 682.0))
_SIDE = ((520.0, 380.0), (724.0, 366.0), (724.0, 642.0), (520.0, 706.0))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.6, -0.6, 0.55),
        key=p.key,
        shade=(0.44, 0.07, 200),
        rim=(-0.7, -0.6, 0),
        rim_colour=(0.97, 0.06, 90),
    )
    _hill(c)
    repaint(c, 0.9, seed="land")
    _carpet(c)
    _cottage(c)
    repaint(c, 0.3, seed="house")
    _openings(c)
    on_the_wall(c)
    paint_stove(c)
    paint_tree(c)
    paint_bath(c)
    paint_bed(c)
    paint_near(c)
    repaint(c, 0.16, seed="last")
    c.glow(90, 170, 330, (0.98, 0.08, 88), 0.55)
    c.rays(-60, -40, [38, 47, 55, 64], 1100, 150, (0.98, 0.08, 90), 0.3, 26)
    c.multiply(c.full(smoothstep(980, 1200, c.y) * 0.8), (0.45, 0.09, 165), 0.5)


def _hill(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.74, 0.09, 222)),
            (0.14, (0.84, 0.07, 205)),
            (0.28, (0.93, 0.05, 100)),
            (0.38, (0.96, 0.06, 80)),
            (1, (0.8, 0.1, 130)),
        ],
        20,
    )
    cloud_bank(
        c,
        lambda x: 250 + 30 * math.sin(x / 120),
        [(0.74, 0.05, 210), (0.9, 0.03, 60), (0.98, 0.03, 80)],
        seed="far",
        size=(22, 64),
        rows=2,
        alpha=0.85,
    )
    cloud(
        c,
        [(600, 92, 40), (650, 80, 52), (706, 96, 36), (560, 104, 24)],
        [(0.78, 0.05, 215), (0.93, 0.03, 60), (0.99, 0.03, 85)],
        seed="high",
        alpha=0.8,
    )
    flock(c, 130, 90, 150, 60, 6, (14, 26), (0.5, 0.05, 220), seed="swifts")
    for k, (y, tone, fade) in enumerate(((388, (0.72, 0.09, 160), 0.3), (446, (0.7, 0.12, 135), 0.1))):
        crest = y + 36 * np.sin(c.x / (150 + 40 * k) + 1.6 * k) + 16 * (c.field(f"crest{k}", 120, 3) - 0.5)
        land = c.full(smoothstep(-2, 2, c.y - crest))
        c.form(
            land, tone, thickness=30, bump=(c.field(f"fields{k}", 40, 3, (2, 0.6)) - 0.5) * 12, haze=fade, detail=0.1
        )
        r = c.rng(f"copse{k}")
        for _ in range(9):
            x = float(r.uniform(0, 800))
            top = float(crest[0, min(int(x * c.scale), c.w - 1)])
            crown = c.mask(circle(x, top - 6, float(r.uniform(8, 18))), circle(x + 14, top - 2, 9), wobble=3)
            c.form(
                crown, mix((0.5, 0.09, 150), tone, 0.4), bump=(c.field("leafy", 9, 2) - 0.5) * 5, haze=fade, detail=0.2
            )
    c.fog(410, 500, (0.97, 0.05, 85), 0.4)
    crest = (
        610
        - 26 * np.exp(-(((c.x - 430) / 330) ** 2))
        + 60 * ((c.x - 400) / 400) ** 2
        + 10 * (c.field("turf", 90, 3) - 0.5)
    )
    lawn = c.full(smoothstep(-2, 2, c.y - crest))
    n = c.field("lawn", 150, 4, (1.6, 0.7))
    t = 0.62 + 0.34 * (n - 0.5) + 0.16 * smoothstep(400, 0, c.x) - 0.26 * smoothstep(800, 1200, c.y)
    c.fill(lawn, pick(c.tones((0.68, 0.13, 132), 0.7), t), detail=0.15)
    grass(
        c,
        lawn,
        ((0.5, 0.11, 142), (0.64, 0.13, 130), (0.78, 0.13, 118)),
        seed="lawn",
        height=(9, 26),
        spacing=7.5,
        lean=0.12,
        detail=0.25,
    )


def _carpet(c: Canvas) -> None:
    """The path: a stair carpet rolled out all the way down the hill."""
    spine = [
        (410, 700, 40),
        (424, 744, 45),
        (470, 800, 52),
        (456, 872, 60),
        (350, 930, 68),
        (262, 1004, 78),
        (290, 1100, 92),
        (420, 1180, 108),
        (520, 1260, 120),
    ]
    band = ribbon(c, spine)
    c.shadow(band.mask, 7, 9, 6, 0.5)
    a, b = np.abs(band.across), band.along
    wide = band.radius
    lozenge = np.abs(np.mod(b / (wide * 1.1), 1) - 0.5) * 2 + a * 1.5
    flower = smoothstep(0.62, 0.5, np.abs(lozenge - 0.35) + 0.25)
    base = ramp([(0.34, 0.12, 8), (0.5, 0.17, 12), (0.62, 0.17, 14), (0.78, 0.12, 20), (0.9, 0.06, 50)])
    weave = c.noise.at("pile", band.across * wide, b, 5, 2) - 0.5
    rolls = np.sin(b / 46 + 0.6 * np.sin(b / 21)) * 0.07
    t = 0.5 + weave * 0.25 + rolls + 0.1 * band.across * -1 + (c.field("tread", 60, 3)[band.mask.where] - 0.5) * 0.24
    colours = pick(base, t)
    gold = pick(c.tones((0.84, 0.1, 80), 0.6), t + 0.05)
    green = pick(c.tones((0.5, 0.09, 160), 0.6), t)
    edge = smoothstep(0.74, 0.77, a) * smoothstep(0.9, 0.87, a)
    colours = colours * (1 - edge[..., None]) + gold * edge[..., None]
    colours = colours * (1 - flower[..., None] * 0.85) + gold * flower[..., None] * 0.85
    heart = smoothstep(0.3, 0.22, np.hypot((np.mod(b / (wide * 1.1), 1) - 0.5) * 2, a * 1.7))
    colours = colours * (1 - heart[..., None]) + green * heart[..., None]
    c.fill(band.mask, colours.astype(np.float32), detail=0.5)
    c.multiply(band.mask * smoothstep(0.93, 1.0, a), c.palette.deep, 0.5)

    def tufts(pen: Pen) -> None:
        r = c.rng("tufts")
        for k in range(300):
            i = k / 300 * (len(spine) - 1.001)
            j, q = int(i), i - int(i)
            x0, y0, w0 = spine[j]
            x1, y1, w1 = spine[j + 1]
            f = 1 if k % 2 else -1
            dx, dy = x1 - x0, y1 - y0
            n = math.hypot(dx, dy)
            x = x0 + dx * q - dy / n * f * (w0 + (w1 - w0) * q)
            y = y0 + dy * q + dx / n * f * (w0 + (w1 - w0) * q)
            h = float(r.uniform(8, 18)) * (0.6 + y / 1600)
            pen.stroke(
                [(x + f * 4, y + 4), (x, y - h * 0.5), (x - f * float(r.uniform(0, 8)), y - h)],
                mix((0.5, 0.11, 142), (0.76, 0.13, 120), float(r.random())),
                2.2,
            )

    c.draw(tufts, relief=1, detail=0.4)


def _paper(c: Canvas, wall: Plane, across: float, down: float, light: float) -> None:
    """Rose-sprigged wallpaper between stripes, a skirting board and a picture rail."""
    u, v = wall.wide(across, down)
    stripe = smoothstep(0.42, 0.46, np.abs(np.mod(u, 1) - 0.5)) * 0.8
    row = np.floor(v + 0.5 * np.mod(np.floor(u), 2))
    fu, fv = np.mod(u, 1) - 0.5, np.mod(v + 0.5 * np.mod(np.floor(u), 2), 1) - 0.5
    d, ang = np.hypot(fu, fv * 0.9), np.arctan2(fv, fu)
    petals = 0.17 + 0.035 * np.cos(ang * 5 + row)
    rose = smoothstep(petals + 0.02, petals - 0.02, d)
    heart = smoothstep(0.075, 0.045, d)
    leaf = smoothstep(0.06, 0.03, np.abs(np.hypot(np.abs(fu) - 0.22, fv - 0.16) - 0.0) * 0.7)
    worn = c.field("worn", 90, 4)[wall.mask.where] - 0.5
    t = 0.6 + worn * 0.28 + light
    base = pick(c.tones((0.92, 0.045, 20), 0.6), t)
    for part, tone in (
        (stripe, (0.82, 0.09, 8)),
        (leaf, (0.62, 0.1, 150)),
        (rose, (0.7, 0.15, 5)),
        (heart, (0.5, 0.17, 10)),
    ):
        base = base * (1 - part[..., None] * 0.85) + pick(c.tones(tone, 0.6), t) * part[..., None] * 0.85
    foot = smoothstep(0.905, 0.912, wall.v)
    base = (
        base * (1 - foot[..., None])
        + pick(c.tones((0.94, 0.03, 85), 0.6), t + 0.1 * np.cos(wall.v * 180)) * foot[..., None]
    )
    c.fill(wall.mask, base.astype(np.float32), detail=0.45)


def _cottage(c: Canvas) -> None:
    c.multiply(
        c.mask(polygon([(520, 700), (724, 640), (800, 676), (800, 730), (600, 752)]), soft=12), (0.3, 0.08, 175), 0.65
    )
    c.multiply(c.mask(limb([(170, 688, 8), (345, 702, 8), (520, 712, 9)]), soft=5), (0.3, 0.08, 170), 0.7)
    front = c.mask(polygon([_FRONT[0], (345, 214), _FRONT[1], _FRONT[2], _FRONT[3]]), wobble=1.2)
    side = c.mask(polygon(list(_SIDE)), wobble=1.2)
    _paper(c, plane(c, side, _SIDE), 5.0, 6.4, -0.26)
    _paper(c, plane(c, front, _FRONT), 9.0, 7.0, 0.08)
    c.multiply(front * smoothstep(330, 250, c.y), (0.7, 0.1, 20), 0.25)
    rail = c.mask(limb([(170, 404, 4.5), (345, 399, 4.5), (520, 393, 4.5)]))
    c.shadow(rail, 1, 5, 3, 0.4)
    c.form(rail, (0.95, 0.03, 85), rim=0.5, detail=0.6)
    # The ceiling is outside too: white boards and beams where tiles would be.
    slope = c.mask(polygon([(330, 190), (572, 178), (756, 384), (528, 402)]), wobble=1)
    c.shadow(slope, 2, 22, 9, 0.55, colour=(0.4, 0.09, 10))
    at = slope.where
    k = ((c.x[at] - 330) * 0.72 - (c.y[at] - 190) * 0.69) / 17
    groove = -np.exp(-np.abs(np.mod(k, 1) - 0.5) * 22) * 3
    c.form(
        slope,
        (0.93, 0.03, 80),
        thickness=4,
        bump=np.asarray(groove, np.float32),
        mottle=0.04,
        grain=18,
        bias=-0.04,
        detail=0.6,
    )
    c.multiply(slope * np.asarray(np.exp(-np.abs(np.mod(k, 1) - 0.5) * 16), np.float32), (0.5, 0.05, 60), 0.6)
    for t in (0.12, 0.5, 0.88):
        a, b = (330 + 242 * t, 190 - 12 * t), (528 + 228 * t, 402 - 18 * t)
        wood(c, c.mask(limb([(*a, 6.5), (*b, 7.5)])), (0.42, 0.08, 45), angle=46, thickness=8, detail=0.6)
    for pts in ([(345, 194), (146, 410)], [(330, 192), (536, 404)], [(330, 190), (574, 177)]):
        wood(c, c.mask(limb([(*pts[0], 9), (*pts[1], 9)])), (0.46, 0.09, 48), angle=45, thickness=10, detail=0.6)


def _weather(c: Canvas, mask: Mask, level: float, seed: str) -> None:
    """What is indoors: a wet meadow under low cloud, rain slanting over it."""
    at = mask.where
    x, y = c.x[at], c.y[at]
    low = c.field("low", 60, 4, (2, 0.8))[at]
    sky = pick(
        ramp([(0.34, 0.03, 235), (0.5, 0.03, 225), (0.68, 0.03, 205)]),
        0.15 + 0.5 * low + 0.4 * smoothstep(level - 110, level, y),
    )
    hill = level + 7 * np.sin(x / 30) + 5 * np.sin(x / 13 + 1)
    field = pick(
        ramp([(0.3, 0.06, 160), (0.44, 0.09, 145), (0.56, 0.1, 130)]),
        0.25 + 0.5 * c.field("wet", 16, 3, (0.4, 1.6))[at] + 0.2 * smoothstep(level, level + 90, y),
    )
    share = smoothstep(-2, 2, y - hill)[..., None]
    c.fill(mask, (sky * (1 - share) + field * share).astype(np.float32), detail=0.6)
    r = c.rng(f"rain/{seed}")
    grass(
        c,
        mask * smoothstep(level + 14, level + 20, c.y),
        ((0.34, 0.07, 160), (0.5, 0.11, 140), (0.6, 0.12, 125)),
        seed=f"wet/{seed}",
        height=(10, 26),
        spacing=6,
        lean=0.3,
        detail=0.6,
    )
    x0, y0, x1, y1 = (v / c.scale for v in mask.box)

    def streaks(pen: Pen) -> None:
        for _ in range(int((x1 - x0) * (y1 - y0) / 130)):
            px, py, q = float(r.uniform(x0, x1 + 20)), float(r.uniform(y0 - 10, y1)), float(r.uniform(10, 26))
            pen.stroke(
                [(px, py), (px - q * 0.34, py + q)],
                (0.93, 0.02, 215),
                float(r.uniform(0.7, 1.5)),
                float(r.uniform(0.3, 0.75)),
            )

    c.draw(streaks, detail=0.75, clip=mask)


def _opening(
    c: Canvas, corners: list[tuple[float, float]], level: float, seed: str, *, sill: bool = True, cross: bool = True
) -> Mask:
    mask = c.mask(polygon(corners))
    c.form(mask.grow(9), (0.95, 0.03, 85), thickness=5, mottle=0.08, detail=0.6)
    _weather(c, mask, level, seed)
    c.multiply(mask - mask.move(7, 9).blur(4), (0.25, 0.06, 230), 0.7)
    (ax, ay), (bx, by), (dx, dy), (ex, ey) = corners

    def bars(pen: Pen) -> None:
        pen.stroke([((ax + bx) / 2, (ay + by) / 2), ((dx + ex) / 2, (dy + ey) / 2)], (0.95, 0.03, 85), 4.4)
        pen.stroke([((ax + ex) / 2, (ay + ey) / 2 - 8), ((bx + dx) / 2, (by + dy) / 2 - 8)], (0.95, 0.03, 85), 4.4)

    if cross:
        c.draw(bars, relief=2, detail=0.8)
    if sill:
        ledge = c.mask(limb([(ex - 13, ey + 10, 6), (dx + 13, dy + 10, 6)]))
        c.shadow(ledge, 2, 9, 4, 0.5)
        c.form(ledge, (0.96, 0.03, 85), detail=0.7)
        r = c.rng(f"drip/{seed}")

        def drips(pen: Pen) -> None:
            for _ in range(7):
                t = float(r.uniform(0.05, 0.95))
                px, py, q = ex + (dx - ex) * t, ey + (dy - ey) * t + 14, float(r.uniform(8, 34))
                pen.stroke([(px, py), (px + 0.6, py + q)], (0.86, 0.05, 220), 2.0, 0.75)
                pen.dot(px + 0.6, py + q, 2.4, (0.93, 0.04, 215), 0.9)

        c.draw(drips, relief=1.2, detail=0.8)
    return mask


def _curtains(c: Canvas, corners: list[tuple[float, float]], tone: Colour, blow: float) -> None:
    (ax, ay), (bx, by), (dx, dy), (ex, ey) = corners
    rod = c.mask(limb([(ax - 24, ay - 16, 2.6), (bx + 24, by - 16, 2.6)]))
    c.form(rod, BRASS, gloss=0.7, detail=0.8)
    for f, (tx, ty), (lx, ly) in ((-1, (ax, ay), (ex, ey)), (1, (bx, by), (dx, dy))):
        w = abs(bx - ax) * 0.3
        drape = c.mask(
            curve(
                [
                    (tx + f * 20, ty - 14, CORNER),
                    (tx - f * w, ty - 14, CORNER),
                    (tx - f * w * 0.5, ty + 30),
                    (tx + f * 2, ly - (ly - ty) * 0.45),
                    (tx - f * w * 0.35 + blow, ly + 20, CORNER),
                    (lx + f * 22 + blow, ly + 24, CORNER),
                    (tx + f * 20, ly - (ly - ty) * 0.45),
                ]
            )
        )
        c.shadow(drape, 6, 8, 5, 0.4)
        cloth(c, drape, tone, fold=11, depth=5, seed=f"drape{ax}{f}", detail=0.65)


def _openings(c: Canvas) -> None:
    door = [(370.0, 498.0), (462.0, 495.0), (462.0, 703.0), (370.0, 697.0)]
    mask = _opening(c, door, 608, "door", sill=False, cross=False)
    path = c.mask(
        curve([(404, 612, CORNER), (424, 612, CORNER), (420, 650), (452, 703, CORNER), (380, 699, CORNER), (408, 650)]),
        soft=2,
    )
    c.screen(path & mask, (0.7, 0.03, 215), 0.6)
    puddle = c.mask(curve([(352, 704), (400, 696), (470, 704), (500, 722), (440, 738), (366, 728)]), wobble=3)
    c.glaze(puddle, (0.72, 0.05, 215), 0.75)
    c.screen(puddle.edge(-2, -2, 1), (0.97, 0.03, 90), 0.7)
    leaf = c.mask(polygon([(462, 496), (508, 520), (508, 734), (462, 703)]))
    c.shadow(leaf, 10, 8, 6, 0.45)
    wood(c, leaf, (0.56, 0.09, 160), angle=90, thickness=4, seed="door", detail=0.65)
    c.form(c.mask(circle(500, 622, 4.6)), BRASS, gloss=0.8, detail=0.8)
    front = [(202.0, 470.0), (318.0, 466.0), (318.0, 566.0), (202.0, 568.0)]
    _opening(c, front, 528, "front")
    _curtains(c, front, (0.68, 0.15, 8), -12)
    side = [(578.0, 452.0), (682.0, 444.0), (682.0, 556.0), (578.0, 574.0)]
    _opening(c, side, 524, "side")
    _curtains(c, side, (0.62, 0.13, 8), 8)
    attic = [(306.0, 292.0), (386.0, 290.0), (386.0, 366.0), (306.0, 368.0)]
    room = _opening(c, attic, 340, "attic", cross=False)
    paint_sheep(c, room)
