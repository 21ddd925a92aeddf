"""A ruined windmill stands dark on a shore at dusk; the lake holds it whole, lit, its sails turning."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import grass
from art.painting.motifs.hare import hare
from art.painting.motifs.motes import motes
from art.painting.motifs.plants import reeds
from art.painting.motifs.skies import stars, streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, polygon
from art.painting.strokes import repaint

from .mill import X, living, ruin

BRIEF = Brief(
    title="Still Turning",
    hero="ruined windmill without sails on a dark shore; its reflection is whole, lit, its sails turning",
    idea="reflected as something else",
    place="lake, low shore",
    palette="teal night",
    composition="profile",
    time="dusk",
    symbols=("windmill", "hare", "washing"),
    hidden="in the mirrored mill's bright door sits a hare as well",
    readings=("memory", "faith", "persistence"),
)

FINISH = {"vignette": 0.34, "bloom": 0.6, "saturation": 1.08, "focus": Focus(370, 700, 470, 640, 0.2)}

_LINE = 468.0
_OWN = 1110.0
"""The height on which the mirrored mill stands while it is painted upright."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.6, -0.3, 0.5),
        key=(0.9, 0.1, 95),
        shade=(0.26, 0.06, 228),
        rim=(0.8, -0.3, 0),
        rim_colour=(0.9, 0.12, 98),
        bounce=(0.7, 0.1, 90),
        bounce_share=0.2,
    )
    _sky(c)
    _far(c)
    repaint(c, 0.6, seed="broad")
    stars(c, 70, 300, seed="stars")
    water = _water(c)
    _image(c, water)
    _ripples(c, water)
    _shore(c)
    ruin(c, _LINE - 14)
    _mist(c)
    _lilies(c)
    _bank(c)
    _hare(c)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.2, 0.06, 236)),
            (0.12, (0.3, 0.075, 224)),
            (0.22, (0.46, 0.09, 204)),
            (0.29, (0.64, 0.1, 172)),
            (0.34, (0.82, 0.125, 118)),
            (0.38, (0.92, 0.13, 92)),
            (1, (0.9, 0.12, 95)),
        ],
        warp=10,
    )
    streaks(c, 150, 440, (0.32, 0.08, 220), share=0.5, seed="low", cover=0.42)
    c.glow(590, 460, 300, (0.93, 0.14, 98), 0.75, flat=0.2)
    c.glow(590, 462, 130, (0.97, 0.12, 92), 0.6, flat=0.18)


def _far(c: Canvas) -> None:
    r = c.rng("far")
    for k, (base, tone, share) in enumerate(((448.0, (0.5, 0.08, 175), 0.4), (458.0, (0.32, 0.06, 205), 0.25))):
        top = [(-20.0, base - 10)]
        x = -10.0
        while x < 820:
            top.append((x, base - 10 - 16 * math.sin(x / 140 + 2 * k) ** 2 - float(r.uniform(0, 9))))
            x += float(r.uniform(7, 22))
        m = c.mask(polygon([*top, (830, 480), (-20, 480)]), wobble=1.5, cell=8)
        trees = [
            oval(float(q), base - 24 - float(r.uniform(0, 16)), float(r.uniform(4, 8)), float(r.uniform(16, 32)))
            for q in ((600, 618, 640, 700, 716) if k else (90, 110, 470, 500, 520))
        ]
        c.fill(m | c.mask(*trees, wobble=2, cell=6), tone, detail=0.6)
        c.fog(base - 40, base + 26, (0.84, 0.11, 110), share)


def _water(c: Canvas) -> Mask:
    water = c.full(smoothstep(_LINE - 1, _LINE + 1, c.y))
    d = np.clip((c.y - _LINE) / 700, 0, 1)
    n = c.noise.at("lap", c.x / 120 / (0.3 + d), np.log(10 + (c.y - _LINE).clip(0)) * 9, 1.0, 3) - 0.5
    side = np.abs(c.x - 520) / 900
    table = ramp(
        [
            (0.0, (0.88, 0.13, 96)),
            (0.1, (0.66, 0.11, 145)),
            (0.22, (0.45, 0.09, 195)),
            (0.5, (0.3, 0.07, 218)),
            (1.0, (0.18, 0.055, 230)),
        ]
    )
    t = np.clip(d * 1.15 + 0.03 + 0.1 * side + 0.1 * n * (0.2 + d), 0, 1)
    c.fill(water, pick(table, np.asarray(t, np.float32)), detail=0.1)
    return water


def _image(c: Canvas, water: Mask) -> None:
    """What the water holds: another evening, long ago or still to come."""
    c.glow(X + 10, 770, 210, (0.6, 0.1, 150), 0.34)
    c.glow(X + 10, 640, 120, (0.84, 0.14, 70), 0.3)
    with c.group() as g:
        living(c, _OWN)
    d = np.clip((c.y - _LINE) / 700, 0, 1)
    n = c.noise.at("shake", c.x / 150 / (0.4 + d), np.log(12 + (c.y - _LINE).clip(0)) * 16, 1.0, 2) - 0.5
    swell = np.sin(np.log(20 + (c.y - _LINE).clip(0)) * 22 + c.x / 90)
    x = c.x + n * (5 + 8 * d) + swell * 1.2
    y = _OWN - (c.y - _LINE) + n * (2 + 4 * d)
    bend = (np.asarray(x, np.float32), np.asarray(y, np.float32))
    c.paste(g, bend=bend, clip=water, alpha=0.95)
    cool = smoothstep(_LINE + 60, _LINE, c.y)
    c.glaze(water * np.asarray(cool, np.float32), (0.5, 0.09, 160), 0.25)
    c.glow(X + 20, 796, 60, (0.92, 0.14, 72), 0.3)


def _ripples(c: Canvas, water: Mask) -> None:
    """Thin lines of light and dark lie over everything: it is only water."""
    n = c.noise.at("glint", c.x / 130, np.log(14 + (c.y - _LINE).clip(0)) * 26, 1.0, 2)
    below = smoothstep(_LINE + 14, _LINE + 90, c.y)
    c.multiply(water * np.asarray(smoothstep(0.6, 0.78, n) * below, np.float32), (0.2, 0.08, 222), 0.55)
    warm = np.exp(-(((c.x - X - 20) / 240) ** 2) - ((c.y - 760) / 260) ** 2)
    m = smoothstep(0.66, 0.82, 1 - n) * below * warm
    c.screen(water * np.asarray(m, np.float32), (0.92, 0.13, 78), 0.4)
    gold = smoothstep(_LINE + 130, _LINE + 6, c.y) * smoothstep(0.5, 0.72, 1 - n) * smoothstep(240, 640, c.x)
    c.screen(water * np.asarray(gold, np.float32), (0.92, 0.13, 98), 0.55)
    r = c.rng("flecks")

    def flecks(pen: Pen) -> None:
        for _ in range(230):
            a, q = r.uniform(0, 2 * math.pi), abs(r.normal(0, 1))
            x, y = X + 20 + math.cos(a) * q * 220, 780 + math.sin(a) * q * 220
            if y < _LINE + 30:
                continue
            w = r.uniform(4, 15) * (0.5 + (y - _LINE) / 600)
            pen.stroke(
                [(x - w, y), (x, y + 0.8), (x + w, y)], (0.95, 0.12, 82), r.uniform(0.8, 1.8), r.uniform(0.25, 0.75)
            )
        for _ in range(90):
            x, y = r.uniform(0, 800), r.uniform(_LINE + 40, 1150)
            w = r.uniform(8, 26) * (0.5 + (y - _LINE) / 600)
            pen.stroke([(x - w, y), (x + w, y)], (0.62, 0.08, 190), r.uniform(0.7, 1.4), r.uniform(0.12, 0.35))

    c.draw(flecks, detail=0.7, emission=0.15)


def _lilies(c: Canvas) -> None:
    """Leaves lie flat between us and the other mill, a few flowers still open."""
    r = c.rng("lilies")
    places = ((96.0, 1066.0, 30.0), (164, 1094, 36), (236, 1074, 26), (300, 1122, 40), (70, 1120, 34), (392, 1150, 38))
    for k, (x, y, q) in enumerate(places):
        leaf = c.mask(oval(x, y, q, q * 0.3), wobble=1.5, cell=10)
        notch = c.mask(polygon([(x, y), (x + q * 1.2, y - q * 0.2), (x + q * 1.2, y + q * 0.16)]))
        c.multiply(leaf.blur(3).move(0, 5), (0.1, 0.04, 236), 0.7)
        c.form(leaf - notch, (0.3, 0.06, 185), thickness=4, rim=0.5, detail=0.7)
        c.screen((leaf - notch).edge(1, -2, 1), (0.86, 0.13, 84), 0.6)
        if k % 2 == 0:
            continue

        def flower(pen: Pen, x: float = x, y: float = y) -> None:
            for turn, long in ((-150, 17), (-124, 22), (-90, 24), (-56, 22), (-30, 17), (-105, 16), (-75, 16)):
                a = math.radians(turn + float(r.normal(0, 4)))
                ex, ey = x + math.cos(a) * long, y - 2 + math.sin(a) * long * 0.9
                nx, ny = -math.sin(a) * 4.6, math.cos(a) * 4.6
                mx, my = (x + ex) / 2, (y - 2 + ey) / 2
                petal = curve([(x, y - 2, CORNER), (mx + nx, my + ny), (ex, ey, CORNER), (mx - nx, my - ny)])
                pen.fade(petal, (x, y), (ex, ey), [(0.66, 0.1, 20), (0.95, 0.04, 80)])

        c.draw(flower, relief=1.5, detail=0.85)


def _shore(c: Canvas) -> None:
    bank = c.mask(
        curve(
            [
                (-20, _LINE - 12, CORNER),
                (90, _LINE - 14),
                (200, _LINE - 24),
                (330, _LINE - 30),
                (470, _LINE - 22),
                (600, _LINE - 6),
                (664, _LINE + 1, CORNER),
                (520, _LINE + 7),
                (300, _LINE + 12),
                (-20, _LINE + 9, CORNER),
            ]
        ),
        wobble=2.5,
        cell=14,
    )
    c.multiply(bank.blur(5).move(0, 10), (0.14, 0.04, 235), 0.6)
    c.form(bank, (0.22, 0.045, 212), thickness=12, rim=0.4, detail=0.6)
    c.screen(bank.edge(1, -2.5, 1.2), (0.86, 0.13, 100), 0.5)
    r = c.rng("posts")

    def posts(pen: Pen) -> None:
        dark = (0.16, 0.035, 226)
        for x, h, lean in ((592.0, 62.0, 5.0), (536.0, 30.0, -4.0), (96.0, 40.0, 3.0), (72.0, 22.0, -2.0)):
            pen.stroke([(x, _LINE), (x + lean, _LINE - h)], dark, 5)
        for k in range(90):
            x = r.uniform(-10, 650)
            y = _LINE - 8 - 16 * math.exp(-(((x - 330) / 190) ** 2))
            pen.stroke(
                [(x, y + 4), (x + r.normal(0, 3), y - r.uniform(6, 20))], dark if k % 3 else (0.5, 0.1, 130), 1.3
            )

    c.draw(posts, detail=0.75)


def _mist(c: Canvas) -> None:
    c.fog(_LINE - 34, _LINE + 40, (0.72, 0.1, 140), 0.34, cell=190)


def _bank(c: Canvas) -> None:
    """The near bank, dark; the water's light runs along its edge."""
    bank = c.mask(
        curve(
            [
                (360, 1220, CORNER),
                (440, 1168),
                (540, 1128),
                (640, 1106),
                (730, 1074),
                (820, 1050, CORNER),
                (820, 1220, CORNER),
            ]
        ),
        wobble=4,
        cell=30,
    )
    c.multiply(bank.blur(12).move(-8, -10), (0.12, 0.04, 236), 0.6)
    c.form(bank, (0.17, 0.04, 215), thickness=40, rim=0.2, detail=0.5)
    tones = ((0.1, 0.03, 232), (0.17, 0.042, 212), (0.26, 0.06, 180))
    grass(c, bank, tones, seed="near", height=(18, 62), spacing=7, spread=0.35, detail=0.6)
    r = c.rng("lit-blades")

    def blades(pen: Pen) -> None:
        for _ in range(120):
            t = r.random()
            x = 400 + 400 * t
            y = 1196 - 130 * t**0.8 + r.uniform(0, 18)
            h, lean = r.uniform(16, 46), r.normal(-6, 9)
            warm = (0.78, 0.13, 84) if r.random() < 0.5 else (0.5, 0.1, 120)
            pen.stroke([(x, y), (x + lean * 0.3, y - h * 0.6), (x + lean, y - h)], warm, 1.4, r.uniform(0.3, 0.8))

    c.draw(blades, detail=0.7)
    reeds(c, -10, 210, 1206, (70, 190), 34, (0.17, 0.045, 212), seed="left", heads=(0.2, 0.045, 60))


def _hare(c: Canvas) -> None:
    x, y = 640.0, 1112.0
    with c.group() as g:
        hare(c, x, y, 112, (0.4, 0.08, 58), left=True, gaze=-20, seed="bank")
        c.multiply(c.full(smoothstep(x - 40, x + 50, c.x)), (0.3, 0.07, 232), 0.7)
    m = c.paste(g)
    c.screen(m.edge(-5, -1, 2), (0.93, 0.15, 74), 0.95)
    c.screen(m.edge(2, -2, 1.2), (0.6, 0.09, 170), 0.4)
    r = c.rng("foot")

    def blades(pen: Pen) -> None:
        for _ in range(60):
            q = x + r.normal(0, 44)
            h = r.uniform(12, 36)
            pen.stroke([(q, y + 18), (q + r.normal(0, 5), y + 12 - h)], (0.14, 0.04, 218), 2.2)

    c.draw(blades, detail=0.8)
    motes(
        c,
        c.rng("fireflies"),
        26,
        lambda q: (q.uniform(40, 780), q.uniform(540, 1150)),
        (0.95, 0.12, 92),
        size=(0.9, 2.2),
        alpha=(0.3, 0.8),
        emission=0.5,
    )
