"""What stands on the beach: the deckchair, a castle of water, a straw hat on a crab's legs."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import rgb, smoothstep
from art.painting.materials import glass, wood
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, polygon
from art.painting.terrain import plane

_CORAL = (0.62, 0.17, 30)
_CREAM = (0.96, 0.03, 85)
_SHADOW = (0.5, 0.1, 225)


def chair(c: Canvas) -> None:
    """The deckchair seen from its side and a little from behind us."""
    c.multiply(c.mask(oval(190, 962, 176, 26), soft=8), _SHADOW, 0.62)
    far = (((112, 724), (268, 926)), ((300, 806), (150, 940)))
    near = (((168, 742), (336, 956)), ((356, 826), (206, 972)))
    for a, b in far:
        wood(c, c.mask(limb([(*a, 5.6), (*b, 5.6)])), (0.62, 0.1, 52), angle=50, thickness=9, bias=-0.08, detail=0.85)
    cloth = curve(
        [
            (112, 724, CORNER),
            (168, 742, CORNER),
            (206, 842),
            (262, 884),
            (356, 830, CORNER),
            (300, 808, CORNER),
            (222, 850),
            (166, 812),
        ]
    )
    m = c.mask(cloth)
    # The seat hangs in a bow between the upper bar and the front bar.
    top = np.asarray([(112, 724), (146, 790), (188, 842), (238, 850), (300, 808)], float)
    low = np.asarray([(168, 742), (196, 812), (232, 868), (280, 880), (356, 830)], float)
    for k in range(4):
        a, b, d, e = top[k], low[k], low[k + 1], top[k + 1]
        part = c.mask(polygon([tuple(a), tuple(b), tuple(d), tuple(e)])).grow(0.6)
        p = plane(c, part, (tuple(a), tuple(b), tuple(d), tuple(e)))
        stripe = smoothstep(-0.2, 0.2, np.sin((p.u * 3.5 + 0.25) * np.pi * 2))
        colours = rgb(_CORAL) + (rgb(_CREAM) - rgb(_CORAL)) * stripe[..., None]
        level = (1.04, 0.98, 0.84, 1.0)[k] + ((-0.06, -0.14, 0.16, 0.06)[k]) * p.v
        weave = c.noise.at("canvas", c.x[part.where] / 2.2, c.y[part.where] / 2.2, 1.0, 1) - 0.5
        c.fill(part, np.clip(colours * (level + 0.07 * weave)[..., None], 0, 1).astype(np.float32), detail=0.88)
    c.multiply(m & c.mask(limb([(150, 800, 8), (206, 862, 10), (270, 880, 6)]), soft=6), (0.66, 0.1, 345), 0.5)
    for a, b in near:
        bar = c.mask(limb([(*a, 6.4), (*b, 6.4)]))
        c.shadow(bar, 3, 4, 3, 0.35)
        wood(c, bar, (0.7, 0.1, 58), angle=50, thickness=10, detail=0.88)
    for a, b in (
        ((110, 724), (170, 743)),
        ((298, 806), (358, 828)),
        ((150, 940), (206, 972)),
        ((268, 926), (336, 956)),
    ):
        wood(c, c.mask(limb([(*a, 5.4), (*b, 5.4)])), (0.72, 0.1, 60), angle=20, thickness=8, detail=0.88)
    for x, y in ((336, 958), (206, 974), (268, 928), (150, 942)):
        touch = c.mask(oval(x, y + 2, 17, 4.6)) - c.mask(oval(x, y + 1, 11, 2.6))
        c.screen(touch, (0.98, 0.02, 160), 0.65)


def castle(c: Canvas) -> None:
    """Towers turned out of a bucket, of clear water; the bucket and the spade beside them."""
    c.multiply(c.mask(oval(470, 892, 90, 12), soft=6), _SHADOW, 0.5)
    for x, y, w, h in ((441, 868, 30, 58), (499, 870, 29, 53), (470, 888, 40, 72)):
        top = y - h
        body = c.mask(
            curve(
                [
                    (x - w * 0.72, top, CORNER),
                    (x - w * 0.82, y - h * 0.4),
                    (x - w, y, CORNER),
                    (x, y + w * 0.26),
                    (x + w, y, CORNER),
                    (x + w * 0.82, y - h * 0.4),
                    (x + w * 0.72, top, CORNER),
                    (x, top + w * 0.16),
                ]
            )
        )
        lids = [
            c.mask(
                curve(
                    [
                        (x + w * q - 6, top + 4, CORNER),
                        (x + w * q - 6, top - 11),
                        (x + w * q + 6, top - 11),
                        (x + w * q + 6, top + 4, CORNER),
                    ]
                )
            )
            for q in (-0.54, -0.02, 0.5)
        ]
        m = body
        for lid in lids:
            m = m | lid
        c.fill(m, (0.82, 0.075, 205), 0.42, detail=0.8)
        glass(c, m, (0.86, 0.06, 200), thickness=26, clear=0.8, shine=0.95)
        bend = np.asarray(smoothstep(0.55, 0.75, c.field(f"lens{x:.0f}", 26, 2, (0.6, 1.6))), np.float32)
        c.screen(m.grow(-5) * bend, (0.97, 0.03, 160), 0.55)
        c.multiply(m.edge(8, 2, 4), (0.56, 0.1, 220), 0.5)
        c.screen(c.mask(oval(x, top + 2, w * 0.66, w * 0.14)) & m, (0.98, 0.02, 160), 0.6)

    def flag(pen: Pen) -> None:
        pen.stroke([(470, 816), (470, 766)], (0.5, 0.08, 55), 2.6)
        pen.fill(curve([(471, 767, CORNER), (490, 771), (508, 767, CORNER), (499, 777), (505, 787, CORNER), (488, 787),
                        (471, 789, CORNER)]), _CORAL)  # fmt: skip

    c.draw(flag, relief=3, detail=0.9)


def hat(c: Canvas) -> None:
    """A straw hat with a ribbon that goes off to the right on a crab's legs."""
    x, y = 640.0, 938.0
    c.multiply(c.mask(oval(x + 4, y + 46, 112, 15), soft=6), _SHADOW, 0.75)
    legs = Clay(c, (x - 136, y - 30, x + 140, y + 70), melt=2)
    shell = (0.62, 0.18, 34)
    for k, (dx, reach, low) in enumerate(((-70, -118, 44), (-44, -76, 56), (34, 66, 57), (62, 112, 46))):
        knee = (x + dx + (reach - dx) * 0.8, y + 10 - 3 * (k % 2))
        legs.limb([(x + dx * 0.7, y + 10, 6), (*knee, 6), (x + reach, y + low, 2.4)], n=16)
    c.form(legs.relief(0.5), shell, rim=0.4, gloss=0.25, detail=0.9)
    for side, lift in ((1.0, 0.0), (-1.0, 10.0)):
        ax = x + side * (66 if side > 0 else 52)
        arm = c.mask(limb([(ax, y + 12, 7), (ax + side * 26, y + 16, 7), (ax + side * 40, y + 2 - lift, 7)]))
        c.form(arm, shell, rim=0.4, gloss=0.25, detail=0.9)
        cx, cy = ax + side * 48, y - 12 - lift
        claw = c.mask(
            curve(
                [
                    (cx - side * 12, cy + 16, CORNER),
                    (cx - side * 14, cy - 6),
                    (cx + side * 2, cy - 24),
                    (cx + side * 14, cy - 30, CORNER),
                    (cx + side * 8, cy - 12),
                    (cx + side * 22, cy - 20, CORNER),
                    (cx + side * 20, cy),
                    (cx + side * 4, cy + 16),
                ]
            )
        )
        c.form(claw, shell, thickness=20, rim=0.4, gloss=0.3, detail=0.92)
    for aside in (22.0, 40.0):
        stalk = c.mask(
            limb([(x + aside, y + 16, 3), (x + aside + 10, y + 27, 2.6)]), oval(x + aside + 11, y + 29, 5.6, 5.6)
        )
        c.form(stalk, (0.24, 0.05, 35), gloss=0.7, detail=0.94)
    brim = c.mask(
        curve(
            [
                (x - 104, y + 4),
                (x - 70, y - 22),
                (x, y - 30),
                (x + 72, y - 22),
                (x + 106, y + 2),
                (x + 70, y + 19),
                (x, y + 24),
                (x - 70, y + 20),
            ]
        )
    )
    c.shadow(brim, 0, 9, 6, 0.5)
    at = brim.where
    ring = np.hypot((c.x[at] - x) / 104, (c.y[at] - y + 4) / 27)
    turn = np.arctan2((c.y[at] - y + 4) / 27, (c.x[at] - x) / 104)
    straw = np.asarray(0.8 * np.sin(ring * 60) + 0.6 * np.sin(turn * 90 + np.floor(ring * 9.5) * 3), np.float32)
    c.form(brim, (0.86, 0.1, 84), thickness=9, bump=straw, rim=0.2, detail=0.9)
    crown = c.mask(
        curve(
            [
                (x - 52, y - 8, CORNER),
                (x - 50, y - 46),
                (x - 34, y - 74),
                (x, y - 80),
                (x + 36, y - 74),
                (x + 50, y - 46),
                (x + 52, y - 8, CORNER),
                (x, y + 4),
            ]
        )
    )
    c.occlude(brim, crown, 7, 0.45)
    at = crown.where
    straw = np.asarray(
        0.75 * np.sin((c.y[at] - 0.0016 * (c.x[at] - x) ** 2) * 1.05) + 0.6 * np.sin(c.x[at] * 1.1), np.float32
    )
    c.form(crown, (0.87, 0.1, 84), thickness=50, bump=straw, rim=0.2, detail=0.9)
    band = c.mask(limb([(x - 53, y - 20, 10), (x, y - 8, 10), (x + 53, y - 20, 10)], 30)) & crown
    c.form(band, (0.55, 0.17, 26), thickness=7, detail=0.92)
    tails = c.mask(
        curve(
            [
                (x - 50, y - 14, CORNER),
                (x - 84, y - 8),
                (x - 122, y - 16, CORNER),
                (x - 114, y - 4),
                (x - 126, y + 6, CORNER),
                (x - 84, y + 6),
                (x - 48, y - 2, CORNER),
            ]
        )
    )
    c.form(tails, (0.55, 0.17, 26), thickness=6, rim=0.3, detail=0.92)
