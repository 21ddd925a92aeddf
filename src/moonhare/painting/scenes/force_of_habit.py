"""A beam turns above a bare reef where no lighthouse stands; the tower hangs below, unlit, head down in the sea."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloud_bank, sea, stone
from moonhare.painting.motifs.birds import Bird, far_birds, flying, perched
from moonhare.painting.motifs.skies import stars
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._force_of_habit_parts import LINE, X, paint_below
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Force of Habit",
    hero="lighthouse beam sweeping from a bare rock with no lighthouse, a bicycle leaning on nothing",
    idea="missing",
    place="sea, reef",
    palette="teal night",
    composition="split waterline",
    time="night",
    symbols=("beam", "rock", "bicycle"),
    hidden="under water the unlit tower hangs upside down",
    readings=("duty", "ghost", "rumour"),
)
FINISH = {"vignette": 0.42, "bloom": 0.6, "saturation": 1.1}

_LIGHT = (X, 214.0)
_BEAM: Colour = (0.96, 0.115, 88)
_GULL = Bird(body=(0.94, 0.01, 90), wing=(0.62, 0.03, 240), beak=(0.8, 0.15, 75), legs=(0.72, 0.12, 40), neck=0.14)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.15, -0.85, 0.4),
        key=(0.93, 0.08, 90),
        shade=p.shade,
        rim=(0.1, -0.95, 0),
        rim_colour=(0.95, 0.09, 90),
    )
    _sky(c)
    repaint(c, 0.9, seed="sky")
    _beam(c)
    _water(c)
    repaint(c, 0.6, seed="sea")
    stars(c, 120, 380, size=0.8)
    c.lamps.append(Lamp(x=X + 30, y=330, z=130, reach=330, colour=(0.92, 0.1, 88), power=0.55))
    _reef(c)
    paint_below(c)
    _doorstep(c)
    _bicycle(c)
    _gulls(c)
    _surface(c)
    repaint(c, 0.15, seed="last")
    _source(c)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.16, 0.05, 245)),
            (0.2, (0.23, 0.06, 232)),
            (0.4, (0.34, 0.07, 218)),
            (0.5, (0.48, 0.08, 200)),
            (0.56, (0.58, 0.085, 185)),
        ],
        20,
    )
    for k, (y, bias) in enumerate(((330, -0.2), (430, -0.1), (505, 0.0))):
        cloud_bank(
            c,
            lambda x, y=y, k=k: y + 24 * math.sin(x / 130 + 1.7 * k) + 0.03 * x,  # type: ignore[misc]
            [(0.18, 0.05, 238), (0.32, 0.065, 220), (0.5, 0.08, 200), (0.72, 0.08, 165)],
            seed=f"bank{k}",
            size=(20, 66 - 14 * k),
            rows=2,
            step=18,
            alpha=0.62,
            bias=bias - 0.06,
            fade=(0.0, 0.9),
        )


def _beam(c: Canvas) -> None:
    """The beam and, fainter and fainter, where it was a moment ago."""
    x, y = _LIGHT
    r = np.hypot(c.x - x, c.y - y)
    a = np.degrees(np.arctan2(c.y - y, c.x - x))
    mist = 0.5 + 0.9 * c.field("mist", 110, 4, (2.2, 0.9))
    for angle, spread, power, reach in (
        (-13, 8.0, 1.25, 860),
        (-13, 3.0, 0.8, 1000),
        (9, 6.5, 0.26, 560),
        (27, 6.0, 0.14, 460),
        (167, 7.5, 0.8, 460),
        (187, 6.0, 0.16, 360),
    ):
        off = np.abs(np.mod(a - angle + 180, 360) - 180)
        cone = smoothstep(spread, spread * 0.45, off + (mist - 0.95) * spread * 0.18) * smoothstep(6, 40, r)
        share = cone * power * np.exp(-r / reach) * (0.55 + 0.45 * mist)
        c.screen(np.clip(share, 0, 0.97).astype(np.float32), _BEAM)
    ring = np.exp(-(((r - 120) / 60) ** 2)) * 0.1
    c.screen(ring.astype(np.float32), (0.7, 0.09, 170))


def _water(c: Canvas) -> None:
    sea(
        c,
        horizon=566,
        deep=(0.2, 0.055, 225),
        bright=(0.86, 0.07, 150),
        sky=(0.46, 0.075, 195),
        eye=6,
        wave=0.36,
        length=4.5,
        glitter=0.75,
        glitter_x=640,
        haze=0.6,
    )
    c.glow(690, 590, 150, (0.94, 0.09, 92), 0.4, 0.22)

    def ship(pen: Pen) -> None:
        pen.fill(polygon([(664, 560), (716, 560), (708, 572), (672, 572)]), (0.2, 0.05, 230))
        pen.fill(polygon([(676, 550), (700, 550), (700, 560), (676, 560)]), (0.26, 0.05, 225))
        pen.stroke([(688, 550), (688, 532)], (0.22, 0.05, 230), 1.6)
        pen.dot(688, 531, 2, (0.9, 0.15, 60))

    c.draw(ship, detail=0.8)
    c.glow(688, 531, 10, (0.9, 0.15, 60), 0.9)


_ROCK = [
    (60, 742, CORNER),
    (92, 700),
    (130, 676),
    (150, 640),
    (186, 618),
    (204, 580, CORNER),
    (246, 562),
    (300, 556),
    (372, 558),
    (430, 566),
    (486, 574, CORNER),
    (520, 606),
    (548, 624),
    (566, 664),
    (606, 690),
    (640, 742, CORNER),
]


def _reef(c: Canvas) -> None:
    """The rock above the water, and the ring of its vanished tower's foundation."""
    rock = c.mask(curve([*_ROCK, (600, 800, CORNER), (100, 800, CORNER)]), wobble=9, cell=26)
    stone(c, rock, (0.36, 0.045, 215), thickness=70, rough=1.5, cracks=0.8, shadow=26, detail=0.4)
    c.screen(rock.edge(1, -5, 2), _BEAM, 0.5)
    moss = rock * smoothstep(0.5, 0.7, c.field("weed", 60, 4)) * smoothstep(640, 700, c.y)
    c.glaze(moss, (0.34, 0.08, 150), 0.6)
    top = c.mask(oval(X, 574, 92, 19), wobble=3)
    c.form(top, (0.5, 0.045, 190), thickness=6, bump=(c.field("flags", 20, 3, (1.6, 0.6)) - 0.5) * 7, detail=0.6)
    for k in range(16):
        a = k / 16 * 6.283
        x, y = X + math.cos(a) * 90, 574 + math.sin(a) * 19
        if k in (10, 13):
            continue
        block = c.mask(box(x - 15, y - 9, 30, 15, 4, math.cos(a) * 6), wobble=2.5, cell=8)
        c.shadow(block, 2, 5, 4, 0.5)
        c.form(
            block,
            mix((0.62, 0.05, 100), (0.5, 0.05, 190), k % 3 / 3),
            thickness=8,
            rim=0.7,
            mottle=0.16,
            grain=8,
            detail=0.6,
        )


def _doorstep(c: Canvas) -> None:
    """Steps that lead to no door: a mat, boots, a bottle of milk."""
    for k, (x, y, w) in enumerate(((244, 664, 66), (252, 640, 60), (258, 618, 56), (262, 600, 54))):
        slab = c.mask(
            polygon([(x - w / 2, y - 8), (x + w / 2, y - 8), (x + w / 2 + 5, y + 8), (x - w / 2 - 5, y + 8)]),
            wobble=1.6,
        )
        c.shadow(slab, 0, 6, 4, 0.55)
        c.form(slab, (0.56 + 0.03 * k, 0.05, 130), thickness=5, rim=0.8, mottle=0.16, grain=9, detail=0.65)
    mat = c.mask(polygon([(238, 580), (292, 580), (298, 594), (232, 594)]))
    c.form(mat, (0.55, 0.12, 42), thickness=2, bump=(c.field("coir", 3, 2) - 0.5) * 3, rim=0.5, detail=0.7)
    for x in (304, 319):
        boot = c.mask(
            curve(
                [
                    (x - 5, 562, CORNER),
                    (x + 5, 562, CORNER),
                    (x + 5, 582),
                    (x + 14, 588),
                    (x + 13, 594, CORNER),
                    (x - 6, 594, CORNER),
                ]
            )
        )
        c.form(boot, (0.8, 0.14, 85), rim=0.7, gloss=0.5, detail=0.8)
    c.form(
        c.mask(limb([(222, 592, 5), (222, 580, 5), (222, 572, 2.6)])), (0.95, 0.02, 90), rim=0.5, gloss=0.6, detail=0.8
    )


def _bicycle(c: Canvas) -> None:
    """An old black bicycle, foreshortened, propped at a slant against the air."""
    with c.group() as g:

        def work(pen: Pen) -> None:
            iron, red, chrome = (0.2, 0.04, 230), (0.58, 0.18, 35), (0.86, 0.04, 110)
            for x in (-58, 58):
                pen.stroke(circle(400 + x, 600, 38), (0.16, 0.03, 230), 6)
                pen.stroke(circle(400 + x, 600, 34), chrome, 1.8)
                for k in range(12):
                    a = k / 12 * 6.283
                    pen.stroke([(400 + x, 600), (400 + x + math.cos(a) * 34, 600 + math.sin(a) * 34)], chrome, 0.9, 0.8)
                pen.dot(400 + x, 600, 5, chrome)
                guard = [(400 + x + 44 * math.cos(t), 600 + 44 * math.sin(t)) for t in np.linspace(-2.9, -0.5, 9)]
                pen.stroke(guard, red, 4.4)
            crank = (398, 602)
            for path in (
                [(342, 600), (376, 530)],
                [(342, 600), crank],
                [(376, 530), crank],
                [crank, (440, 524)],
                [(378, 536), (438, 518)],
                [(434, 500), (458, 600)],
            ):
                pen.stroke(path, red, 6)
            pen.stroke([(372, 522), (376, 532)], chrome, 4)
            pen.fill(curve([(350, 516), (366, 510), (390, 514), (394, 520), (370, 524), (352, 524)]), (0.34, 0.07, 45))
            pen.stroke([(433, 500), (432, 486), (418, 478), (404, 482)], chrome, 4)
            pen.stroke([(404, 482), (396, 484)], iron, 6)
            pen.dot(*crank, 9, chrome)
            pen.stroke([crank, (406, 622)], iron, 3.4)
            pen.stroke([(400, 623), (413, 622)], iron, 4.4)
            pen.radiate(circle(452, 508, 8), 452, 508, 8, [(0.5, 0.06, 90), (0.3, 0.04, 220)])

        c.draw(work, relief=3, detail=0.9)
        basket = c.mask(polygon([(440, 484), (492, 484), (484, 520), (448, 520)]))
        at = basket.where
        weave = np.sin(c.x[at] / 2.6) * np.sin(c.y[at] / 2.6) * 2
        c.form(basket, (0.68, 0.1, 70), thickness=6, bump=np.asarray(weave, np.float32), rim=0.7, detail=0.85)
        loaf = c.mask(limb([(452, 484, 5.4), (474, 464, 6)]))
        c.form(loaf, (0.72, 0.12, 62), rim=0.6, detail=0.85)
    # From upright to a slant: x narrowed, the top pushed left, the far wheel a little higher.
    k, lean, x0, y0 = 0.86, 0.34, 436.0, 596.0
    up = (c.y - y0) / 1.0
    u = (c.x - x0 - lean * up) / k
    lift = 0.16 * u
    c.multiply(c.mask(oval(x0 + 26, y0 + 4, 78, 9, 6), soft=5), c.palette.deep, 0.6)
    c.paste(g, bend=(400 + u, 638 + up + lift))


def _gulls(c: Canvas) -> None:
    """A gull stands on the rail that is not there; others wheel through the beam."""
    c.lamps.append(Lamp(x=X, y=214, z=30, reach=120, colour=_BEAM, power=0.5))
    perched(c, _GULL, X - 62, 262, 44, left=True, seed="rail")
    flying(c, _GULL, 470, 108, 86, beat=0.7, turn=-12, seed="g1")
    flying(c, _GULL, 128, 300, 62, beat=0.2, left=True, turn=8, seed="g2")
    far_birds(c, [(590, 250, 26), (640, 226, 20), (556, 300, 18)], (0.84, 0.05, 120), alpha=0.7)


def _surface(c: Canvas) -> None:
    """The water's skin against the eye: a bright meniscus, foam where rock and sea meet."""
    edge = LINE + 9 * np.sin(c.x / 74) + 5 * np.sin(c.x / 31 + 1.3)
    d = c.y - edge
    c.screen((np.exp(-((d / 3.4) ** 2)) * 0.75).astype(np.float32), (0.9, 0.08, 150))
    c.multiply((np.exp(-(((d + 9) / 6) ** 2)) * 0.5).astype(np.float32), (0.3, 0.07, 215))
    c.screen(
        (smoothstep(0, 4, d) * np.exp(-d / 22) * (0.25 + 0.4 * c.field("skin", 30, 3, (3, 0.6))) * (d > 0)).astype(
            np.float32
        ),
        (0.76, 0.1, 165),
    )
    r = c.rng("foam")
    n = 900
    x = r.uniform(40, 660, n)
    y = LINE + 9 * np.sin(x / 74) + 5 * np.sin(x / 31 + 1.3) + r.normal(-4, 4.5, n)
    near = np.minimum(np.abs(x - 78), np.abs(x - 622))
    keep = r.random(n) < np.exp(-near / 60) + 0.22
    strew(
        c,
        "puff",
        x[keep],
        y[keep],
        r.uniform(3, 10, int(keep.sum())),
        0.0,
        np.tile(np.array([[0.86, 0.96, 0.92]], np.float32), (int(keep.sum()), 1)),
        seed="foam",
        alpha=0.6,
        detail=0.3,
    )


def _source(c: Canvas) -> None:
    x, y = _LIGHT
    core = c.mask(circle(x, y, 9), soft=3)
    c.fill(core, (0.995, 0.03, 95), detail=0.8)
    c.emit(core, 1.0)
    c.glow(x, y, 22, (0.99, 0.04, 95), 1.0)
    c.glow(x, y, 70, _BEAM, 0.7)
    c.glow(x, y, 210, (0.8, 0.1, 120), 0.28)
