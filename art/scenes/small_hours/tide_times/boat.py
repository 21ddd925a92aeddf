"""The boat of Tide Times: gaff-rigged, four sails, a weedy hull seen from the sea's floor."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, circle, curve, limb, polygon
from art.painting.stamps import scatter
from art.painting.terrain import plane

_INK: Colour = (0.24, 0.05, 350)
_GOLD: Colour = (0.96, 0.1, 76)
_SPAR: Colour = (0.5, 0.1, 50)

Corner = tuple[float, float]


def boat(c: Canvas) -> None:
    """Paint the boat: far rigging, sails from bow to stern, spars, hull."""
    _shrouds(c)
    sprit = c.mask(limb([(250, 590, 6), (170, 556, 5.5), (70, 514, 3)], 12))
    c.form(sprit, _SPAR, rim=0.9, detail=0.9)
    c.screen(sprit.edge(-0.5, -1.6, 0.5), _GOLD, 0.7)
    _sail(c, ((380, 146), (390, 152), (306, 566), (80, 512)), (8, 34, 16), 0.06, "jib", 5)
    _sail(c, ((384, 236), (393, 240), (372, 572), (196, 556)), (6, 24, 12), -0.02, "staysail", 4)
    _sail(c, ((410, 112), (418, 114), (556, 164), (410, 282)), (4, 6, 4), 0.02, "topsail", 4)
    _sail(c, ((414, 296), (574, 168), (668, 548), (416, 572)), (10, 34, 18), 0.0, "main", 7)
    mast = c.mask(limb([(398, 612, 7.4), (401, 330, 6), (405, 84, 3.2)], 20))
    gaff = c.mask(limb([(398, 298, 5.2), (586, 158, 3.4)], 8))
    boom = c.mask(limb([(396, 584, 6), (690, 556, 4)], 8))
    for m in (mast, gaff, boom):
        c.form(m, _SPAR, rim=0.9, detail=0.9)
        c.screen(m.edge(-1.6, -1.2, 0.5), _GOLD, 0.75)
    _rig(c)
    _hull(c)
    _lantern(c)


def _sail(
    c: Canvas,
    at: tuple[Corner, Corner, Corner, Corner],
    belly: tuple[float, float, float],
    bias: float,
    seed: str,
    cloths: int,
) -> None:
    """Set a tanned sail between four corners (head left, head right, foot right, foot left), full of a wind that blows.

    `belly`: how far luff, leech and foot swing out. Light comes through from the left.
    """
    (ax, ay), (bx, by), (dx, dy), (ex, ey) = at
    luff, leech, foot = belly
    outline = [
        (ax, ay, CORNER),
        (bx, by, CORNER),
        ((bx * 2 + dx) / 3 + leech * 0.8, (by * 2 + dy) / 3),
        ((bx + dx * 2) / 3 + leech, (by + dy * 2) / 3),
        (dx, dy, CORNER),
        ((dx + ex) / 2, (dy + ey) / 2 + foot),
        (ex, ey, CORNER),
        ((ax + ex * 2) / 3 + luff, (ay + ey * 2) / 3 + luff * 0.3),
        ((ax * 2 + ex) / 3 + luff * 0.8, (ay * 2 + ey) / 3),
    ]
    m = c.mask(curve(outline, pull=0.36))
    p = plane(c, m, at)
    u, v = np.clip(p.u, -0.1, 1.2), np.clip(p.v, -0.1, 1.2)
    full = np.sin(np.clip(u, 0, 1) * math.pi)
    t = 0.86 - 0.62 * u + 0.26 * full * v - 0.14 * (1 - v) + bias
    cloth = (u * cloths + 0.5 * full * (v - 0.5)) % 1.0
    t = t + 0.05 * np.sin(np.floor(u * cloths + 0.5 * full * (v - 0.5)) * 2.4)
    x, y = c.x[m.where], c.y[m.where]
    t = t + 0.12 * (c.noise.at(f"worn/{seed}", x / 40, y / 90, 1.0, 4) - 0.5)
    for fx, fy in ((dx, dy), (ex, ey), (ax, ay)):
        d = np.hypot(x - fx, y - fy)
        a = np.arctan2(y - fy, x - fx)
        t = t + 0.075 * np.sin(a * 26 + c.noise.at(f"pull/{seed}", a * 3, d / 90, 1.0, 2) * 4) * np.exp(-d / 110)
    t = t - 0.14 * smoothstep(0.9, 1.06, v)
    table = ramp(
        [(0.25, 0.1, 5), (0.38, 0.15, 20), (0.54, 0.19, 30), (0.7, 0.18, 42), (0.84, 0.14, 60), (0.95, 0.09, 78)]
    )
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.85)
    seam = np.exp(-(((cloth - 0.5) / 0.035) ** 2))
    c.multiply(m * np.asarray(seam, np.float32), (0.4, 0.14, 15), 0.5)
    light = np.exp(-(((cloth - 0.58) / 0.04) ** 2))
    c.screen(m * np.asarray(light, np.float32), (0.8, 0.14, 50), 0.25)
    for row in (0.62, 0.78):
        band = np.exp(-(((v - row - 0.03 * full) / 0.008) ** 2))
        c.multiply(m * np.asarray(band, np.float32), (0.4, 0.12, 15), 0.4)
        dots = band * ((u * 19) % 1 < 0.3)
        c.screen(m * np.asarray(dots, np.float32), (0.95, 0.06, 80), 0.8)
    c.screen(m.edge(-3.0, -0.8, 1.0), _GOLD, 0.9)
    c.multiply(m.edge(3.4, 1.4, 2.4), (0.34, 0.12, 5), 0.6)
    if seed == "main":
        patch = c.mask(polygon([(516, 420), (562, 412), (570, 462), (522, 470)])) & m
        c.screen(patch, (0.8, 0.12, 55), 0.22)
        c.multiply(patch.edge(1.6, 1.6, 0.6) | patch.edge(-1.6, -1.6, 0.6), (0.4, 0.12, 10), 0.6)


def _shrouds(c: Canvas) -> None:
    def far(pen: Pen) -> None:
        for x in (430, 460, 490):
            pen.stroke([(404, 130), (x, 604)], _INK, 1.2, 0.6)

    c.draw(far, detail=0.85)


def _rig(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        pen.stroke([(404, 92), (72, 514)], _INK, 1.7, 0.9)
        pen.stroke([(402, 222), (178, 556)], _INK, 1.5, 0.8)
        pen.stroke([(404, 96), (548, 186)], _INK, 1.2, 0.7)
        pen.stroke([(586, 158), (688, 556)], _INK, 1.1, 0.55)
        pen.stroke([(72, 516), (152, 606)], _INK, 2.0, 0.9)
        for k in range(8):
            y = 306 + k * 33
            pen.stroke([(394, y), (412, y + 2)], (0.86, 0.08, 70), 2.6, 0.9)
        for k in range(11):
            x = 424 + k * 22
            pen.stroke([(x, 580 - k * 2.1), (x + 2, 570 - k * 2.1)], (0.86, 0.08, 70), 2, 0.9)
        pen.stroke([(620, 566), (628, 598)], _INK, 1.6, 0.9)
        pen.fill(
            curve(
                [
                    (406, 84, CORNER),
                    (440, 70),
                    (486, 84),
                    (520, 70, CORNER),
                    (500, 92),
                    (486, 98),
                    (446, 88),
                    (406, 102, CORNER),
                ]
            ),
            (0.95, 0.05, 80),
        )
        pen.fill(curve([(406, 84, CORNER), (440, 70), (486, 84), (446, 82), (406, 92, CORNER)]), (0.62, 0.07, 215))

    c.draw(work, relief=0.8, detail=0.9)
    cabin = c.mask(curve([(440, 604, CORNER), (446, 582, CORNER), (560, 574, CORNER), (570, 602, CORNER)]))
    c.form(cabin, (0.86, 0.06, 74), thickness=12, rim=0.7, detail=0.85)
    for x in (474.0, 514.0):
        c.fill(c.mask(circle(x, 592, 6)), (0.98, 0.11, 82), detail=0.95)
        c.glow(x, 592, 14, (0.98, 0.13, 78), 0.6)


def _lantern(c: Canvas) -> None:
    """A stern light, burning as if there were somebody to see it."""
    x, y = 654.0, 566.0
    c.fill(c.mask(box(x - 5, y - 8, 10, 14, 2)), (0.99, 0.09, 86), detail=0.95)
    c.fill(c.mask(box(x - 7, y - 12, 14, 5, 1), box(x - 7, y + 5, 14, 4, 1)), _INK, detail=0.95)
    c.draw(lambda pen: pen.stroke([(x, y + 8), (x, y + 26)], _INK, 2), detail=0.9)
    c.glow(x, y, 34, (0.98, 0.14, 76), 0.9)


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
    planks = np.asarray(np.abs(np.sin(down * math.pi * 6.6)) ** 0.3 * 4.4, np.float32)
    planks = planks + np.asarray((c.noise.at("plank", x / 50, y / 5, 1.0, 3) - 0.5) * 2.4, np.float32)
    c.form(body, (0.93, 0.045, 78), bump=planks, rim=0.6, shadow=20, mottle=0.05, depth=0.62, detail=0.85)
    c.glaze(hull * np.asarray(smoothstep(0.55, 0.57, down), np.float32), (0.5, 0.155, 24), 0.88)
    c.glaze(hull * np.asarray(np.exp(-(((down - 0.09) / 0.05) ** 2)), np.float32), (0.5, 0.07, 215), 0.9)
    run = smoothstep(330, 690, c.x)
    c.multiply(hull * np.asarray(run, np.float32), (0.42, 0.085, 300), 0.62)
    c.multiply(hull * np.asarray(smoothstep(650, 735, c.y), np.float32), (0.36, 0.09, 345), 0.6)
    c.screen(hull.edge(0.4, -2.6, 0.7), _GOLD, 0.9)
    c.screen(hull.edge(-2.6, 0.6, 1.2), _GOLD, 0.7)
    c.screen(hull.edge(0.6, 3.0, 2.0), (0.72, 0.14, 40), 0.45)
    crust = (hull | keel) & c.full(smoothstep(684, 730, c.y) * smoothstep(0.36, 0.6, c.field("crust", 26, 3)))
    bx, by = scatter(crust, 300, c.rng("crust"))
    r = c.rng("barnacles")

    def barnacles(pen: Pen) -> None:
        for px, py in zip(bx, by, strict=True):
            q = float(r.uniform(0.9, 2.9))
            pen.dot(px, py, q, (0.68, 0.06, 50), 0.85)
            pen.dot(px + 0.3 * q, py + 0.2 * q, q * 0.5, (0.36, 0.07, 350), 0.9)

    c.draw(barnacles, relief=1.4, detail=0.85)
    strake = c.mask(limb([(152, 556, 3), (260, 598, 4.4), (410, 617, 4.8), (560, 612, 4.6), (658, 594, 4)], 30))
    c.form(strake, (0.52, 0.11, 48), thickness=5, rim=0.9, detail=0.9)
    c.screen(strake.edge(0, -1.4, 0.5), _GOLD, 0.8)
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
