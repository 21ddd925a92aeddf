"""The barber's shop of Just a Trim: a bay of panes full of late sun, tiles, mirror, bottles, a chair, a dim floor."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.materials import wood
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, curve, limb, oval, polygon
from art.painting.stamps import scatter, strew
from art.painting.terrain import plane

SUN: Colour = (0.96, 0.095, 86)
BAY = ((-60.0, -40.0), (342.0, 120.0), (342.0, 786.0), (-60.0, 905.0))
"""The window on the left wall: top near, top far, bottom far, bottom near."""
FLOOR = 866.0


def _on(corners: tuple[tuple[float, float], ...], u: float, v: float) -> tuple[float, float]:
    """Return the card place at (u, v) of a quadrilateral, straight sides kept."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    top, low = (ax + (bx - ax) * u, ay + (by - ay) * u), (dx + (cx - dx) * u, dy + (cy - dy) * u)
    return top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v


def shop(c: Canvas) -> None:
    """Paint the room, farthest first."""
    c.wash([(0, (0.2, 0.05, 225)), (0.3, (0.33, 0.06, 205)), (0.6, (0.36, 0.065, 200)), (1, (0.2, 0.05, 232))], warp=14)
    _tiles(c)
    _floor(c)
    _street(c)


def _tiles(c: Canvas) -> None:
    """Glazed tiles over the back wall, each a little otherwise, the sun's slant dying away along them."""
    wall = c.full(smoothstep(341, 344, c.x) * smoothstep(FLOOR + 1, FLOOR - 1, c.y))
    at = wall.where
    x, y = c.x[at], c.y[at]
    row = np.floor(y / 34)
    u = x / 68 + 0.5 * np.mod(row, 2)
    tint = np.mod(np.sin(np.floor(u) * 12.9 + row * 78.2) * 43758.5453, 1) - 0.5
    fu, fv = np.mod(u, 1), np.mod(y / 34, 1)
    edge = np.minimum(np.minimum(fu, 1 - fu) * 2, np.minimum(fv, 1 - fv))
    body = smoothstep(0.0, 0.09, edge)
    shine = np.exp(-(((fu - 0.12) / 0.08) ** 2)) * smoothstep(0.1, 0.3, fv) * smoothstep(0.9, 0.6, fv)
    t = 0.46 + 0.2 * tint + 0.16 * shine - 0.3 * (1 - body)
    t = t + 0.2 * smoothstep(300, 800, y) - 0.16 * smoothstep(560, 340, x) - 0.2 * smoothstep(260, 40, y)
    glaze = ramp([(0, (0.2, 0.05, 228)), (0.4, (0.37, 0.07, 207)), (0.7, (0.52, 0.08, 192)), (1, (0.78, 0.08, 150))])
    c.fill(wall, pick(glaze, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.25)
    band = wall & c.mask(box(330, 640, 480, 20))
    c.form(band, (0.5, 0.1, 45), thickness=6, rim=0.3, mottle=0.1, detail=0.4)
    # The window's light thrown on the wall, its bars in it.
    for i in range(3):
        for j in range(3):
            x0, y0 = 606 + i * 70, 676 + j * 66 + i * 22
            pane = c.mask(polygon([(x0, y0), (x0 + 62, y0 + 20), (x0 + 62, y0 + 78), (x0, y0 + 58)]), soft=2.5)
            c.screen(pane & wall, (0.88, 0.13, 76), 0.62)


def _floor(c: Canvas) -> None:
    floor = c.full(smoothstep(341, 344, c.x) * smoothstep(FLOOR - 1, FLOOR + 1, c.y))
    p = plane(c, floor, ((330.0, FLOOR), (800.0, FLOOR), (1180.0, 1240.0), (40.0, 1240.0)))
    u, v = p.wide(9, 6)
    check = np.mod(np.floor(u) + np.floor(v), 2)
    t = 0.26 + 0.42 * check + 0.1 * (c.field("floor", 30, 3)[floor.where] - 0.5)
    stone = ramp([(0, (0.14, 0.04, 232)), (0.5, (0.36, 0.06, 205)), (1, (0.66, 0.07, 150))])
    c.fill(floor, pick(stone, np.asarray(t, np.float32)), detail=0.3)
    skirting = c.mask(box(342, FLOOR - 26, 470, 28))
    c.form(skirting, (0.24, 0.05, 60), thickness=6, rim=0.5, detail=0.4)


def _street(c: Canvas) -> None:
    """Beyond the panes: a street dissolved in low sun."""
    glass = c.mask(polygon(BAY))
    sky = ramp(
        [
            (0, (0.66, 0.11, 130)),
            (0.18, (0.88, 0.13, 98)),
            (0.36, (0.985, 0.085, 94)),
            (0.62, (0.95, 0.12, 78)),
            (1, (0.8, 0.15, 60)),
        ]
    )
    v = (c.y + 0.12 * c.x) / 900
    c.fill(
        glass, pick(sky, np.asarray(np.clip(v + 0.1 * (c.field("air", 160, 3) - 0.5), 0, 1), np.float32)), detail=0.1
    )
    far = [(-20, 520), (40, 512), (44, 470), (62, 470), (66, 508), (112, 500), (132, 452), (150, 336), (168, 452)]
    far += [(186, 500), (226, 496), (252, 470), (280, 500), (306, 498), (310, 476), (322, 476), (326, 500), (360, 504)]
    c.fill(c.mask(polygon([*far, (360, 900), (-20, 900)]), wobble=2, soft=4) & glass, (0.87, 0.13, 80), 0.8, detail=0.1)
    near = [(-20, 640), (50, 600), (96, 640), (98, 606), (120, 606), (122, 640), (170, 664), (230, 630), (290, 668)]
    c.fill(
        c.mask(polygon([*near, (360, 680), (360, 900), (-20, 900)]), wobble=3, soft=3) & glass,
        (0.76, 0.15, 62),
        0.75,
        detail=0.1,
    )
    r = c.rng("street")
    n = 240
    along = r.uniform(-10, 350, n)
    crown = 720 + 26 * np.sin(along / 26) + np.abs(r.normal(0, 40, n))
    tones = np.clip(np.repeat(np.array([[0.86, 0.66, 0.3]], np.float32), n, 0) * r.uniform(0.7, 1.15, (n, 1)), 0, 1)
    strew(
        c,
        "puff",
        along,
        crown,
        r.uniform(14, 40, n),
        r.uniform(0, 6, n),
        tones.astype(np.float32),
        seed="street",
        alpha=0.55,
        clip=glass,
        detail=0.1,
    )
    c.glow(150, 300, 210, (0.98, 0.1, 90), 0.9)
    core = np.exp(-(((c.x - 150) / 130) ** 2 + ((c.y - 330) / 210) ** 2))
    c.emit(glass * np.asarray(0.15 + 0.6 * core, np.float32))


def bay(c: Canvas) -> None:
    """Bars, sill and bottles in front of the street's light."""
    glass = c.mask(polygon(BAY))
    tone: Colour = (0.3, 0.06, 70)

    def bars(pen: Pen) -> None:
        for u in (0.24, 0.5, 0.76):
            pen.stroke(polygon([_on(BAY, u, 0), _on(BAY, u, 1)], closed=False), tone, 13 - 5 * u)
        for v in (0.2, 0.42, 0.64):
            pen.stroke(polygon([_on(BAY, 0, v), _on(BAY, 1, v)], closed=False), tone, 9.5)

    c.draw(bars, relief=5, clip=glass, detail=0.6)
    for a, b, w in (((0.0, 1.0), (1.0, 1.0), 15.0), ((1.0, 0.0), (1.0, 1.0), 12.0), ((0.0, 0.0), (1.0, 0.0), 14.0)):
        jamb = c.mask(limb([(*_on(BAY, *a), w), (*_on(BAY, *b), w * 0.8)]))
        wood(c, jamb, (0.36, 0.08, 62), angle=90 if a[0] == b[0] else -16, thickness=14, seed=f"jamb{a}{b}", detail=0.5)
    below = c.mask(polygon([(-10, 905), (346, 800), (346, 1210), (-10, 1210)]))
    c.form(below, (0.22, 0.05, 215), thickness=10, mottle=0.1, detail=0.3)
    sill = c.mask(polygon([(-10, 878), (352, 778), (372, 800), (-10, 916)]))
    wood(c, sill, (0.55, 0.1, 66), angle=-16, thickness=10, seed="sill", detail=0.5)
    c.screen(sill, SUN, 0.3)
    hues = ((0.72, 0.16, 48), (0.7, 0.12, 190), (0.78, 0.15, 80), (0.62, 0.13, 150), (0.7, 0.16, 28), (0.74, 0.1, 215))
    for k, (u, h, w) in enumerate(
        ((0.2, 150, 44), (0.33, 104, 52), (0.48, 132, 34), (0.6, 86, 44), (0.72, 112, 28), (0.85, 74, 34))
    ):
        x, y = _on(((0, 0), (352, 0), (360, 789), (-10, 898)), u, 1)
        _bottle(c, x, y, w, h, hues[k], f"sill{k}", lit=1.0)
    c.rays(-140, 60, [20, 28, 36, 45], 1500, 210, (0.93, 0.14, 80), 1.0, soft=16)
    c.glow(360, 520, 150, (0.86, 0.13, 78), 0.34, flat=1.7)


def _bottle(c: Canvas, x: float, y: float, w: float, h: float, tone: Colour, seed: str, lit: float) -> None:
    """Paint a bottle of tonic: light comes through it, brightest low on the far side of the light."""
    q = w / 2
    shape: Path = curve(
        [
            (x - q * 0.9, y, CORNER),
            (x - q, y - h * 0.3),
            (x - q * 0.9, y - h * 0.58),
            (x - q * 0.3, y - h * 0.72),
            (x - q * 0.28, y - h * 0.9, CORNER),
            (x + q * 0.28, y - h * 0.9, CORNER),
            (x + q * 0.3, y - h * 0.72),
            (x + q * 0.9, y - h * 0.58),
            (x + q, y - h * 0.3),
            (x + q * 0.9, y, CORNER),
        ]
    )
    m = c.mask(shape)
    c.shadow(m, 12, 5, 6, 0.4)
    at = m.where
    across, up = (c.x[at] - x) / q, (y - c.y[at]) / h
    t = (
        0.34
        + 0.6 * lit * smoothstep(-0.9, 0.7, across) * smoothstep(0.9, 0.1, up)
        - 0.5 * smoothstep(0.72, 1, np.abs(across))
    )
    t = t - 0.2 * smoothstep(0.52, 0.5, up) * (1 - lit) + 0.16 * (c.field(f"liquor/{seed}", 20, 2)[at] - 0.5)
    table = ramp([(0, mix(tone, c.palette.deep, 0.75)), (0.5, tone), (1, mix(tone, (0.97, 0.1, 95), 0.65))])
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), 0.94, detail=0.9)
    c.emit(m * (0.35 * lit))
    c.screen(m.edge(-w * 0.16, 0, w * 0.07), SUN, 0.55 * lit + 0.2)
    c.form(c.mask(oval(x, y - h * 0.93, q * 0.36, h * 0.05)), (0.62, 0.1, 75), rim=0.7, detail=0.8)
    label = c.mask(
        polygon(
            [
                (x - q * 0.66, y - h * 0.12),
                (x + q * 0.7, y - h * 0.12),
                (x + q * 0.7, y - h * 0.4),
                (x - q * 0.66, y - h * 0.4),
            ]
        )
    )
    c.form(label & m, (0.8, 0.06, 85), thickness=3, alpha=0.25 + 0.4 * (1 - lit), detail=0.7)
    if lit > 0.5:
        c.glow(x + w * 0.6, y + 6, w * 0.5, tone, 0.5, flat=0.3)


def mirror(c: Canvas, double: Path) -> None:
    """A tall gilt mirror above a marble shelf; in it the far panes and a dim second neck."""
    glass = c.mask(
        curve([(586, 604, CORNER), (586, 260), (620, 180), (690, 150), (760, 180), (794, 260), (794, 604, CORNER)])
    )
    frame = glass.grow(17) - glass
    c.shadow(glass.grow(17), 12, 18, 14, 0.7)
    v = np.clip((c.y - 150) / 460 + 0.2 * (c.x - 690) / 200, 0, 1)
    deep = ramp([(0, (0.3, 0.06, 215)), (0.45, (0.52, 0.085, 190)), (0.8, (0.66, 0.09, 150)), (1, (0.42, 0.07, 190))])
    c.fill(glass, pick(deep, np.asarray(v, np.float32)), detail=0.3)
    for i in range(2):
        for j in range(3):
            x0, y0 = 716 - i * 42, 268 + j * 62 + i * 10
            pane = c.mask(polygon([(x0, y0), (x0 + 36, y0 - 9), (x0 + 36, y0 + 44), (x0, y0 + 54)]), soft=2)
            c.screen(pane & glass, SUN, 0.75)
    other = c.mask(double, wobble=3, soft=2) & glass
    c.form(other, (0.4, 0.09, 158), thickness=40, alpha=0.9, detail=0.3)
    r = c.rng("double")
    x, y = scatter(other, 700, r)
    greens = ramp([(0, (0.34, 0.08, 172)), (0.6, (0.5, 0.11, 150)), (1, (0.68, 0.12, 130))])
    tones = pick(greens, r.random(len(x)).astype(np.float32))
    strew(
        c,
        "leaf",
        x,
        y,
        r.uniform(8, 14, len(x)),
        r.uniform(0, 6.3, len(x)),
        tones,
        seed="double",
        alpha=0.7,
        clip=glass,
        detail=0.4,
    )
    c.screen(other.edge(12, -4, 6), (0.9, 0.14, 104), 0.5)
    c.screen(glass & c.mask(polygon([(600, 604), (740, 150), (770, 170), (650, 604)]), soft=8), (0.9, 0.06, 150), 0.14)
    c.form(frame, (0.62, 0.12, 78), thickness=9, gloss=0.7, rim=0.9, mottle=0.12, grain=9, detail=0.7)
    shelf = c.mask(polygon([(548, 690), (810, 690), (810, 712), (536, 712)]))
    c.shadow(shelf, 6, 22, 10, 0.6)
    c.form(shelf, (0.8, 0.04, 130), thickness=6, rim=0.8, mottle=0.1, detail=0.6)
    for k, (left, w, h, tone) in enumerate(
        (
            (604, 34, 96, (0.55, 0.13, 45)),
            (642, 28, 70, (0.6, 0.1, 190)),
            (676, 38, 112, (0.56, 0.12, 150)),
            (722, 30, 78, (0.62, 0.14, 28)),
            (764, 40, 100, (0.62, 0.12, 78)),
        )
    ):
        _bottle(c, left, 692, w, h, tone, f"shelf{k}", lit=0.45)


def chair(c: Canvas) -> None:
    """The empty chair in the middle distance: leather the colour of coral, a nickel arm."""
    leather: Colour = (0.46, 0.14, 30)
    back = c.mask(curve([(628, 930, CORNER), (640, 800), (676, 772), (726, 772), (756, 800), (764, 930, CORNER)]))
    c.shadow(back, 20, 20, 16, 0.6)
    button = np.zeros_like(c.x)
    for j in range(4):
        for i in range(4):
            px, py = 648 + i * 32 + 16 * (j % 2), 800 + j * 36
            button -= 5 * np.exp(-((c.x - px) ** 2 + (c.y - py) ** 2) / 70)
    c.form(
        back,
        leather,
        thickness=22,
        bump=np.asarray(button, np.float32),
        gloss=0.5,
        gloss_sharpness=12,
        rim=0.9,
        detail=0.5,
    )
    rest = c.mask(box(662, 726, 66, 42, 18))
    c.form(rest, leather, thickness=20, gloss=0.5, gloss_sharpness=12, rim=0.9, detail=0.5)
    seat = c.mask(curve([(590, 950), (616, 924), (770, 920), (800, 944), (796, 976), (600, 984)]))
    c.shadow(seat, 10, 16, 12, 0.6)
    c.form(seat, leather, thickness=24, gloss=0.5, gloss_sharpness=12, rim=0.9, detail=0.5)
    for x in (612, 782):
        arm = c.mask(limb([(x, 872, 8), (x - 4, 880, 9), (x - 2, 948, 7)]))
        c.form(arm, (0.74, 0.04, 150), gloss=0.9, rim=1.0, detail=0.5)
