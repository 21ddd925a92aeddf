"""A cottage turned inside out: its rooms stand in the sunny garden, and in its windows it rains on a meadow."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, cloud, cloud_bank, foliage, fur, grass, metal, smoke, wood
from moonhare.painting.motifs.birds import flock
from moonhare.painting.motifs.plants import bark, branches, flowers
from moonhare.painting.motifs.ribbon import ribbon
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import scatter
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

_BRASS: Colour = (0.78, 0.12, 82)
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
    _on_the_wall(c)
    _stove(c)
    _tree(c)
    _bath(c)
    _bed(c)
    _near(c)
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
    c.form(rod, _BRASS, gloss=0.7, detail=0.8)
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
    c.form(c.mask(circle(500, 622, 4.6)), _BRASS, gloss=0.8, detail=0.8)
    front = [(202.0, 470.0), (318.0, 466.0), (318.0, 566.0), (202.0, 568.0)]
    _opening(c, front, 528, "front")
    _curtains(c, front, (0.68, 0.15, 8), -12)
    side = [(578.0, 452.0), (682.0, 444.0), (682.0, 556.0), (578.0, 574.0)]
    _opening(c, side, 524, "side")
    _curtains(c, side, (0.62, 0.13, 8), 8)
    attic = [(306.0, 292.0), (386.0, 290.0), (386.0, 366.0), (306.0, 368.0)]
    room = _opening(c, attic, 340, "attic", cross=False)
    _sheep(c, room)


def _sheep(c: Canvas, room: Mask) -> None:
    with c.group() as g:
        clay = Clay(c, (290, 290, 400, 400), melt=5)
        clay.ball(372, 372, 40, 34)
        clay.ball(350, 332, 19, 13, z=14)
        clay.limb([(348, 338, 12, 20), (342, 352, 10, 26), (338, 362, 7.5, 28)])
        wool = clay.relief()
        c.form(wool, (0.93, 0.03, 85), bump=(c.field("curl", 9, 2) - 0.5) * 9, shadow=6, detail=0.85)
        fur(c, wool, 1.2, seed="wool", length=(4, 8), spacing=2.4, spread=1.4)
        face = c.mask(limb([(349, 336, 10.5), (343, 352, 8.5), (339, 362, 6.5)]))
        c.form(face, (0.32, 0.03, 40), rim=0.5, detail=0.9)
        for ex, ey, tx, ty in ((341, 334, 324, 338), (359, 335, 374, 343)):
            c.form(c.mask(limb([(ex, ey, 4), (tx, ty, 3)])), (0.36, 0.04, 40), detail=0.9)
        for ex in (343, 352):
            c.form(c.mask(oval(ex, 341, 2.6, 2.2)), (0.86, 0.1, 80), rim=0, detail=0.95)
            c.fill(c.mask(oval(ex, 341.2, 2.0, 0.9)), (0.1, 0.02, 40), detail=0.95)
    c.paste(g, clip=room)

    def stalk(pen: Pen) -> None:
        pen.stroke([(338, 366), (328, 370), (320, 364)], (0.6, 0.13, 135), 1.8)
        pen.dot(319, 363, 4, (0.72, 0.16, 5))

    c.draw(stalk, detail=0.9)


def _on_the_wall(c: Canvas) -> None:
    """What hung in the rooms: pictures, a shelf of plates, a lamp, a lustre below the eave."""

    def frame(x: float, y: float, w: float, h: float, tone: Colour, turn: float) -> None:
        outer = c.mask(box(x - w / 2, y - h / 2, w, h, 2, turn))
        c.shadow(outer, 4, 6, 4, 0.45)
        c.form(outer, _BRASS, thickness=4, rim=0.7, detail=0.7)
        inner = c.mask(box(x - w / 2 + 5, y - h / 2 + 5, w - 10, h - 10, 1, turn))
        at = inner.where
        c.fill(inner, pick(c.tones(tone, 0.8), 0.3 + 0.6 * c.field("picture", 18, 3)[at]), detail=0.7)

    frame(232, 430, 34, 42, (0.6, 0.1, 220), -3)
    frame(452, 436, 42, 34, (0.62, 0.12, 60), 4)
    frame(496, 446, 22, 28, (0.56, 0.08, 150), -2)
    shelf = c.mask(limb([(196, 628, 3.4), (232, 629, 3.4)]))
    c.shadow(shelf, 2, 6, 3, 0.5)
    c.form(shelf, (0.5, 0.09, 50), detail=0.7)
    for k in range(3):
        plate = c.mask(oval(202 + k * 13, 616, 6.4, 9))
        c.form(plate, (0.94, 0.02, 200), thickness=3, rim=0.5, detail=0.8)
        c.fill(c.mask(oval(202 + k * 13, 616, 2.6, 4)), (0.6, 0.11, 240), detail=0.8)
    sx, sy = 540.0, 470.0
    c.form(
        c.mask(limb([(sx - 18, sy + 20, 2.4), (sx - 4, sy + 22, 2.4), (sx, sy + 6, 2.4)])),
        _BRASS,
        gloss=0.6,
        detail=0.8,
    )
    shade = c.mask(polygon([(sx - 8, sy - 14), (sx + 8, sy - 14), (sx + 14, sy + 8), (sx - 14, sy + 8)]))
    c.form(shade, (0.95, 0.09, 85), rim=0.4, bias=0.15, detail=0.8)
    c.glow(sx, sy + 2, 34, (0.96, 0.11, 80), 0.7)
    lx, ly = 744.0, 386.0
    c.draw(lambda pen: pen.stroke([(lx, ly), (lx, ly + 44)], _BRASS, 2.2), relief=1)

    def lustre(pen: Pen) -> None:
        for f in (-1, -0.45, 0.45, 1):
            pen.stroke([(lx, ly + 46), (lx + f * 14, ly + 62), (lx + f * 27, ly + 50)], _BRASS, 2.6)
            pen.stroke([(lx + f * 27, ly + 50), (lx + f * 27, ly + 40)], (0.96, 0.03, 85), 3.4)
        for k in range(5):
            pen.dot(lx - 20 + k * 10, ly + 62 + 5 * math.sin(k / 4 * math.pi), 2.2, (0.96, 0.03, 200))

    c.draw(lustre, relief=1.6, detail=0.85)
    for f in (-1, -0.45, 0.45, 1):
        c.glow(lx + f * 27, ly + 36, 9, (0.97, 0.11, 85), 0.9)


def _stove(c: Canvas) -> None:
    """An iron stove against the front wall; its pipe goes up outside and in at the wall."""
    x, y = 262.0, 716.0
    c.multiply(c.mask(oval(x + 10, y, 62, 10), soft=5), c.palette.deep, 0.6)
    pipe = c.mask(
        limb([(x + 74, y - 96, 8), (x + 76, y - 230, 8), (x + 78, y - 286, 8)]),
        limb([(x + 78, y - 286, 8), (x + 70, y - 296, 8), (x + 58, y - 297, 8)]),
    )
    c.shadow(pipe, 8, 5, 5, 0.4)
    metal(c, pipe, (0.36, 0.03, 250), polish=0.5)
    metal(c, c.mask(oval(x + 56, y - 297, 7, 13)), _BRASS, polish=0.6)
    body = c.mask(polygon([(x - 40, y - 84), (x + 44, y - 86), (x + 42, y - 8), (x - 38, y - 8)]))
    c.form(body, (0.3, 0.03, 250), thickness=8, gloss=0.5, rim=0.8, detail=0.7)
    flank = c.mask(polygon([(x + 43, y - 86), (x + 92, y - 92), (x + 90, y - 18), (x + 41, y - 8)]))
    c.form(flank, (0.24, 0.03, 250), thickness=5, rim=0.4, detail=0.7)
    top = c.mask(polygon([(x - 46, y - 84), (x + 48, y - 86), (x + 98, y - 94), (x + 10, y - 98)]))
    c.form(top, (0.44, 0.03, 245), thickness=4, gloss=0.6, rim=0.8, detail=0.7)
    c.form(
        c.mask(
            limb([(x - 34, y - 6, 4), (x - 36, y + 4, 3)]),
            limb([(x + 38, y - 6, 4), (x + 40, y + 4, 3)]),
            limb([(x + 86, y - 16, 4), (x + 88, y - 8, 3)]),
        ),
        (0.3, 0.03, 250),
        detail=0.7,
    )
    grate = c.mask(box(x - 26, y - 62, 54, 34, 5))
    c.fill(
        grate,
        pick(
            ramp([(0.5, 0.18, 30), (0.74, 0.17, 55), (0.95, 0.12, 90)]),
            0.2 + 0.8 * c.field("embers", 12, 3)[grate.where],
        ),
        detail=0.8,
    )
    c.emit(grate, 0.5)

    def bars(pen: Pen) -> None:
        for k in range(6):
            pen.stroke([(x - 22 + k * 9.4, y - 63), (x - 22 + k * 9.4, y - 27)], (0.24, 0.03, 250), 2.4)
        pen.stroke([(x - 40, y - 72), (x + 44, y - 74)], _BRASS, 2.6)

    c.draw(bars, relief=1.6, detail=0.8)
    c.glow(x, y - 44, 46, (0.9, 0.15, 60), 0.5)
    kx, ky = x + 8, y - 94
    metal(
        c,
        c.mask(
            curve(
                [
                    (kx - 20, ky, CORNER),
                    (kx - 22, ky - 14),
                    (kx - 10, ky - 28),
                    (kx + 10, ky - 28),
                    (kx + 22, ky - 14),
                    (kx + 20, ky, CORNER),
                ]
            ),
            limb([(kx - 18, ky - 8, 4), (kx - 30, ky - 20, 3), (kx - 36, ky - 24, 2.4)]),
        ),
        (0.66, 0.14, 50),
        polish=0.7,
    )
    c.draw(
        lambda pen: pen.stroke(
            [(kx - 12, ky - 26), (kx - 8, ky - 42), (kx + 10, ky - 42), (kx + 13, ky - 26)], (0.3, 0.04, 50), 3
        ),
        relief=1.5,
    )
    smoke(
        c,
        [(kx - 40, ky - 30, 6), (kx - 52, ky - 54, 10), (kx - 50, ky - 92, 15)],
        (0.97, 0.01, 90),
        seed="kettle",
        alpha=0.55,
    )


def _tree(c: Canvas) -> None:
    """An apple tree in blossom that frames the left."""
    clay, tips = branches(
        c, 16, 800, 560, 42, seed="apple2", lean=-0.12, spread=0.5, levels=4, box=(-120, 100, 330, 820)
    )
    c.multiply(c.mask(oval(50, 800, 90, 16), soft=10), (0.3, 0.08, 165), 0.5)
    bark(c, clay, (0.4, 0.05, 40))
    r = c.rng("blossom")
    crown = c.mask(*(circle(t[0], t[1], float(r.uniform(14, 30))) for t in tips), wobble=6)
    foliage(
        c,
        crown * (c.field("gaps", 34, 3) > 0.42).astype(np.float32),
        (0.66, 0.11, 138),
        seed="leaf",
        size=9,
        spacing=5,
        clump=22,
        detail=0.35,
    )
    x, y = scatter(crown, 430, r)
    flowers(c, x, y, r.uniform(7, 15, len(x)), ((0.95, 0.03, 20), (0.88, 0.08, 5), (0.97, 0.02, 60)), seed="bloom")


def _bath(c: Canvas) -> None:
    """A tub on claws, full of foam, its shower pipe standing in the grass."""
    x, y = 176.0, 860.0
    c.multiply(c.mask(oval(x + 18, y + 44, 136, 22), soft=9), (0.26, 0.07, 165), 0.7)
    pipe = c.mask(
        limb(
            [
                (x - 104, y + 10, 4),
                (x - 106, y - 120, 4),
                (x - 100, y - 164, 4),
                (x - 74, y - 176, 4),
                (x - 52, y - 164, 4),
            ],
            60,
        )
    )
    metal(c, pipe, _BRASS, polish=0.7)
    metal(
        c,
        c.mask(polygon([(x - 62, y - 168), (x - 40, y - 164), (x - 30, y - 148), (x - 66, y - 152)])),
        _BRASS,
        polish=0.7,
    )
    for fx in (-92, 92):
        metal(
            c,
            c.mask(limb([(x + fx * 0.8, y + 14, 9), (x + fx, y + 30, 6), (x + fx * 0.93, y + 42, 8)])),
            _BRASS,
            polish=0.6,
        )
    tub = c.mask(
        curve(
            [
                (x - 128, y - 56, CORNER),
                (x - 118, y - 12),
                (x - 84, y + 26),
                (x, y + 36),
                (x + 86, y + 26),
                (x + 120, y - 14),
                (x + 132, y - 62, CORNER),
                (x, y - 40),
            ]
        )
    )
    c.form(tub, (0.95, 0.015, 200), gloss=0.7, gloss_sharpness=12, rim=0.6, depth=0.75, detail=0.75)
    c.glaze(tub * smoothstep(y - 4, y + 34, c.y), (0.62, 0.1, 135), 0.4)
    hole = c.mask(oval(x + 1, y - 60, 122, 24))
    c.form(c.mask(oval(x + 1, y - 60, 134, 31)), (0.97, 0.015, 90), thickness=7, gloss=0.6, rim=0.7, detail=0.75)
    c.fill(hole, (0.72, 0.05, 205), detail=0.7)
    r = c.rng("foam")
    for _ in range(90):
        a, q = float(r.uniform(0, 6.283)), float(r.random() ** 0.5)
        bx, by, br = (
            x + math.cos(a) * q * 112,
            y - 62 + math.sin(a) * q * 18 - float(r.random() ** 2) * 26 * (1 - q),
            float(r.uniform(5, 13)),
        )
        c.form(c.mask(circle(bx, by, br)), (0.97, 0.02, 200), gloss=0.6, rim=0.6, depth=0.4, detail=0.7)

    def spray(pen: Pen) -> None:
        for k in range(5):
            pen.stroke([(x - 58 + k * 6, y - 148), (x - 60 + k * 7, y - 84)], (0.96, 0.03, 210), 1.5, 0.65)

    c.draw(spray)
    for bx, by, br in ((x + 60, y - 150, 12), (x + 104, y - 196, 8), (x + 26, y - 214, 6), (x + 136, y - 128, 6)):
        ball = c.mask(circle(bx, by, br))
        c.glaze(ball, (0.95, 0.04, 340), 0.25)
        c.screen(ball - c.mask(circle(bx + 1, by + 1, br * 0.86), soft=1), (0.97, 0.05, 20), 0.8)
        c.screen(c.mask(circle(bx - br * 0.4, by - br * 0.4, br * 0.22)), (0.99, 0.01, 90), 0.9)
    mat = c.mask(oval(x + 96, y + 66, 62, 17, -6), wobble=3)
    c.form(mat, (0.9, 0.06, 60), thickness=5, bump=(c.field("shag", 5, 2) - 0.5) * 5, detail=0.5)


def _bed(c: Canvas) -> None:
    """A brass bed with a patchwork quilt, turned down; a lamp on the night table burns in daylight."""
    a, b, d, e = (498.0, 868.0), (636.0, 836.0), (790.0, 926.0), (640.0, 984.0)
    c.multiply(
        c.mask(polygon([(486, 930), (640, 1062), (810, 1000), (820, 950), (620, 880)]), soft=14),
        (0.26, 0.07, 165),
        0.75,
    )

    def brass(points: list[tuple[float, float]], w: float) -> None:
        metal(c, c.mask(limb([(*q, w) for q in points], 40)), _BRASS, polish=0.6)

    brass([(498, 930), (496, 780), (510, 748), (566, 728), (622, 722), (636, 748), (638, 880)], 6)
    for k in range(1, 5):
        t = k / 5
        brass([(498 + 139 * t, 868 - 34 * t), (500 + 134 * t, 764 - 30 * t - 16 * math.sin(t * 3.14))], 3)
    for kx, ky in ((497, 774), (638, 740)):
        c.form(c.mask(circle(kx, ky, 9)), _BRASS, gloss=0.9, detail=0.8)
    drop = c.mask(
        polygon([a, e, (e[0], e[1] + 54), (a[0], a[1] + 44)]), polygon([e, d, (d[0], d[1] + 44), (e[0], e[1] + 54)])
    )
    _patches(
        c,
        plane(
            c,
            drop & c.mask(polygon([a, e, (e[0], e[1] + 60), (a[0], a[1] + 50)])),
            (a, e, (e[0], e[1] + 54), (a[0], a[1] + 44)),
        ),
        6,
        1.5,
        0.04,
    )
    _patches(
        c,
        plane(
            c,
            drop & c.mask(polygon([e, d, (d[0], d[1] + 50), (e[0], e[1] + 60)])),
            (e, d, (d[0], d[1] + 44), (e[0], e[1] + 54)),
        ),
        5,
        1.5,
        -0.22,
    )
    top = c.mask(
        curve(
            [
                (a[0], a[1], CORNER),
                (570, 846),
                (b[0], b[1], CORNER),
                (712, 874),
                (d[0], d[1], CORNER),
                (716, 950),
                (e[0], e[1], CORNER),
                (566, 926),
            ]
        )
    )
    _patches(c, plane(c, top, (a, b, d, e)), 3.4, 4.6, 0.12)
    sheet = c.mask(polygon([a, b, (668, 856), (528, 892)]), wobble=2)
    c.form(
        sheet, (0.97, 0.02, 80), thickness=7, bump=(c.field("linen", 22, 3, (1.6, 0.6)) - 0.5) * 8, rim=0.5, detail=0.6
    )
    clay = Clay(c, (480, 770, 680, 900), melt=10)
    clay.limb([(534, 850, 25), (570, 840, 28), (604, 830, 24)])
    pillow = clay.relief(1.5)
    c.form(pillow, (0.97, 0.02, 60), bump=(c.field("down", 26, 2) - 0.5) * 9, rim=0.6, shadow=8, detail=0.7)
    brass([(636, 1060), (636, 946), (650, 916), (716, 892), (786, 880), (800, 894), (800, 990)], 6)
    for k in range(1, 5):
        t = k / 5
        brass([(638 + 160 * t, 1010 - 50 * t), (640 + 158 * t, 930 - 46 * t - 14 * math.sin(t * 3.14))], 2.8)
    c.form(c.mask(circle(637, 938, 9)), _BRASS, gloss=0.9, detail=0.8)


def _patches(c: Canvas, face: Plane, across: float, down: float, light: float) -> None:
    if face.mask.empty:
        return
    u, v = face.wide(across, down)
    pick_of = np.mod(np.floor(u) * 2 + np.floor(v) * 3, 6)
    tones: tuple[Colour, ...] = (
        (0.68, 0.15, 8),
        (0.9, 0.05, 60),
        (0.62, 0.1, 150),
        (0.84, 0.1, 85),
        (0.78, 0.09, 350),
        (0.6, 0.08, 210),
    )
    fu, fv = np.mod(u, 1) - 0.5, np.mod(v, 1) - 0.5
    puff = (1 - (np.abs(fu) * 2) ** 3) * (1 - (np.abs(fv) * 2) ** 3)
    t = np.asarray(
        0.42 + light + 0.2 * puff - 0.12 * fu + 0.14 * (c.field("quilt", 20, 3)[face.mask.where] - 0.5), np.float32
    )
    out: Array = np.zeros((*t.shape, 3), np.float32)
    dots = (np.hypot(np.mod(u * 3, 1) - 0.5, np.mod(v * 3, 1) - 0.5) < 0.24) & (np.mod(pick_of, 2) == 0)
    for n, tone in enumerate(tones):
        out = np.where((pick_of == n)[..., None], pick(c.tones(tone, 0.7), t), out)
    out = np.where(dots[..., None], pick(c.tones((0.95, 0.04, 70), 0.7), t), out)
    c.fill(face.mask, out.astype(np.float32), detail=0.6)


def _near(c: Canvas) -> None:
    """The garden near the eye: phlox and daisies, cut by the edge."""
    r = c.rng("near")
    for x0, x1, y in ((-20, 210, 1200), (610, 820, 1200)):
        patch = c.mask(polygon([(x0, y - 70), (x1, y - 20 if x0 < 0 else y - 90), (x1, y + 20), (x0, y + 20)]), soft=6)
        grass(
            c,
            patch,
            ((0.34, 0.08, 155), (0.5, 0.11, 142), (0.64, 0.13, 128)),
            seed=f"near{x0}",
            height=(70, 150),
            spacing=7,
            spread=0.34,
            detail=0.5,
        )
        n = 34
        fx = r.uniform(x0, x1, n)
        fy = y - 40 - r.uniform(0, 110, n)
        flowers(
            c,
            fx,
            fy,
            r.uniform(16, 30, n),
            ((0.72, 0.17, 5), (0.96, 0.02, 80), (0.86, 0.09, 350), (0.84, 0.14, 88)),
            seed=f"near{x0}",
            detail=0.6,
        )
    dx = r.uniform(0, 800, 150)
    dy = r.uniform(720, 1130, 150)
    clear = (np.abs(dx - 400) > 190) & ~((dx > 470) & (dy < 1050)) & ~((dx < 330) & (dy < 950))
    flowers(
        c,
        dx[clear],
        dy[clear],
        r.uniform(6, 11, int(clear.sum())),
        ((0.97, 0.02, 80), (0.86, 0.12, 90)),
        seed="daisies",
        detail=0.5,
    )
