"""An old dog waits at the end of a jetty; the sea it looks for has gone, and the boats lie on dunes."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, mix, pick, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import fur, metal, planks, sand, wood
from moonhare.painting.motifs.birds import flock
from moonhare.painting.motifs.boats import hull
from moonhare.painting.motifs.props import rope
from moonhare.painting.motifs.skies import streaks, sun
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground, plane

BRIEF = Brief(
    title="Tide Times",
    hero="old dog waiting at the end of a jetty where the sea is gone, boats keeled over on the dunes",
    idea="missing",
    place="harbour, dried sea",
    palette="sunset coral",
    composition="tiny figure in a void",
    time="dusk",
    symbols=("dog", "jetty", "dune"),
    hidden="one wet footprint in the sand",
    readings=("loyalty", "denial", "ruin"),
)
FINISH = {"vignette": 0.36, "bloom": 0.5}

_SUN = (-0.3, 0.85, 0.42)
_SUN_AT = (300.0, 372.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.3, -0.75, 0.3),
        key=p.key,
        shade=(0.38, 0.1, 305),
        rim=(-0.45, -0.9, 0),
        rim_colour=(0.95, 0.1, 75),
        bounce=(0.7, 0.12, 40),
        bounce_share=0.18,
    )
    c.wash(
        [
            (0, (0.36, 0.1, 292)),
            (0.1, (0.45, 0.11, 315)),
            (0.2, (0.6, 0.14, 5)),
            (0.28, (0.75, 0.14, 35)),
            (0.35, (0.9, 0.1, 72)),
            (1, p.sky[4]),
        ]
    )
    streaks(c, 20, 330, (0.8, 0.13, 30), share=0.8, seed="bars", cover=0.75)
    streaks(c, 150, 380, (0.95, 0.08, 75), share=0.6, seed="gold", cover=0.5)
    sun(c, *_SUN_AT, 44, (0.95, 0.11, 78))
    land = _dunes(c)
    repaint(c, 1.0, seed="land")
    _boats(c, land)
    _jetty(c)
    _dog(c)
    repaint(c, 0.3, seed="last")
    _footprint(c)
    flock(c, 560, 200, 150, 60, 6, (16, 34), (0.34, 0.09, 310), seed="gulls")
    c.glow(*_SUN_AT, 210, (0.95, 0.1, 72), 0.35)


def _dunes(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        bend = c.noise.at("bend", u, v, 60, 2)
        n = c.noise.at("dune", u + 26 * bend, v * 1.25, 34, 2)
        crest = (1 - np.abs(2 * n - 1)) ** 1.6
        calm = np.asarray(smoothstep(10, 60, v))
        return np.asarray((3 + 8 * calm) * crest + 0.5 * c.noise.at("lump", u, v, 7, 2) - 5, np.float32)

    land = ground(c, heights, horizon=398, eye=15, near=11, far=800, sun=_SUN, shadow_reach=60)
    wind = np.sin((land.v * 1.0 + 0.35 * land.u + c.noise.at("wind", land.u, land.v, 12, 2) * 14) * 2.4)
    ripple = wind * smoothstep(90, 20, land.v)
    grit = c.noise.at("grit", land.u, land.v, 0.9, 3, land.footprint) - 0.5
    t = 0.3 + 0.6 * land.lit(_SUN) - 0.16 * land.shade + 0.07 * ripple + 0.1 * grit
    colours = pick(c.tones((0.72, 0.115, 48), 0.72), np.asarray(t, np.float32))
    haze = smoothstep(40, 600, land.v)[..., None] * 0.75
    colours = colours + (rgb((0.9, 0.1, 62)) - colours) * haze
    lane = np.exp(-(((c.x - _SUN_AT[0] - 0.1 * (c.y - 400)) / (40 + 0.28 * (c.y - 398))) ** 2))
    shine = np.clip(lane * (0.25 + 0.5 * np.asarray(smoothstep(0.25, 0.6, land.lit(_SUN)))), 0, 1) * 0.5
    colours = 1 - (1 - colours) * (1 - shine[..., None] * rgb((0.95, 0.1, 75)))
    c.fill(land.mask, colours, detail=0.1)
    return land


def _boats(c: Canvas, land: Ground) -> None:
    places = (
        (-41.0, 205.0, 24.0, 1, (0.46, 0.09, 250)),
        (58.0, 250.0, -22.0, 0, (0.5, 0.13, 28)),
        (19.0, 142.0, 20.0, 1, (0.5, 0.09, 215)),
        (-20.5, 84.0, -25.0, 0, (0.58, 0.14, 25)),
        (25.5, 70.0, 24.0, 1, (0.62, 0.09, 195)),
    )
    for i, (u, v, tilt, left, tone) in enumerate(sorted(places, key=lambda q: -q[1])):
        x, y, size = land.spot(u, v, -2.5)
        length = 16 * size
        far = float(smoothstep(60, 320, v))
        c.multiply(
            c.mask(oval(x + length * 0.2, y + length * 0.1, length * 0.7, length * 0.1, 8), soft=length * 0.04),
            (0.4, 0.11, 330),
            0.65 * (1 - 0.5 * far),
        )
        hull(
            c,
            x,
            y,
            length,
            tone,
            tilt=tilt,
            left=bool(left),
            haze=0.45 * far,
            height=0.22,
            open_by=0.09,
            seed=f"boat{i}",
        )
        a = math.radians(-90 + tilt * 0.9)
        mx, my = x - math.sin(math.radians(tilt)) * 0.02 * length, y - 0.18 * length
        ex, ey = mx + math.cos(a) * length * 0.85, my + math.sin(a) * length * 0.85
        mast = c.mask(limb([(mx, my, length * 0.012), (ex, ey, length * 0.007)], 12))
        c.form(mast, mix((0.4, 0.06, 40), c.palette.haze, 0.4 * far), thickness=3, rim=0.8, detail=0.65)

        def rigging(
            pen: Pen,
            ax: float = ex,
            ay: float = ey,
            bx: float = x,
            by: float = y,
            q: float = length,
            f: int = 1 - 2 * left,
        ) -> None:
            for off in (-0.42, 0.46):
                pen.stroke([(ax, ay), (bx + off * q * f, by - 0.24 * q)], (0.36, 0.07, 330), max(0.6, q * 0.006), 0.7)
            pen.stroke(
                [(ax, ay + q * 0.1), (ax + 0.14 * q, ay + 0.4 * q), (bx + 0.1 * q, by - 0.1 * q)],
                (0.36, 0.07, 330),
                max(0.6, q * 0.005),
                0.5,
            )

        c.draw(rigging, detail=0.6)
        drift = c.mask(
            curve(
                [
                    (x - length * 0.66, y + length * 0.13, CORNER),
                    (x - length * 0.3, y + length * 0.03),
                    (x + length * 0.1, y + length * 0.06),
                    (x + length * 0.5, y - length * 0.01),
                    (x + length * 0.74, y + length * 0.13, CORNER),
                    (x, y + length * 0.2),
                ]
            ),
            wobble=length * 0.02,
            soft=1.2,
        )
        sand(c, drift, mix((0.74, 0.11, 50), c.palette.haze, 0.5 * far), thickness=length * 0.08, ripple=5, detail=0.25)


def _jetty(c: Canvas) -> None:
    """The pier comes in at the card's foot and ends in the air; its posts stand in sand."""
    near_left, near_right, far_left, far_right, end = 226.0, 760.0, 428.0, 528.0, 716.0
    for side in (-1, 1):
        for i, t in enumerate((0.02, 0.16, 0.36, 0.66)):
            y = end + (1216 - end) * t**1.15
            k = (y - end) / (1216 - end)
            x = (far_left + (near_left - far_left) * k) if side < 0 else (far_right + (near_right - far_right) * k)
            w, deep = 7 + 22 * k, 60 + 190 * k
            post = c.mask(limb([(x + side * w * 0.3, y - 6, w), (x + side * w * 0.5, y + deep, w * 1.1)], 14))
            c.multiply(
                c.mask(
                    polygon(
                        [
                            (x, y + deep - 10),
                            (x + w, y + deep),
                            (x + 60 + 190 * k, y + deep + 60 + 150 * k),
                            (x + 20 + 190 * k, y + deep + 70 + 150 * k),
                        ]
                    ),
                    soft=4,
                ),
                (0.4, 0.11, 330),
                0.5,
            )
            wood(c, post, (0.42, 0.06, 45), angle=90, grain=6, thickness=w * 1.6, seed=f"post{side}{i}")
    edge = c.mask(
        polygon([(near_left - 10, 1220), (far_left - 3, end + 4), (far_left - 3, end + 16), (near_left - 46, 1290)])
    )
    c.form(edge, (0.3, 0.06, 25), thickness=4, detail=0.4)
    front = c.mask(
        polygon([(far_left - 4, end), (far_right + 4, end), (far_right + 4, end + 3), (far_left - 4, end + 3)])
    )
    c.form(front, (0.9, 0.1, 72), thickness=2, detail=0.5)
    deck = c.mask(polygon([(far_left, end), (far_right, end), (near_right, 1216), (near_left, 1216)]), wobble=0.8)
    flat = plane(c, deck, ((far_right, end), (near_right, 1216), (near_left, 1216), (far_left, end)))
    at = deck.where
    depth = np.clip((c.y[at] - end) / (1216 - end), 0, 1)
    light = (
        0.16 * (1 - depth)
        - 0.04
        - 0.2 * smoothstep(0.75, 0.0, np.abs(flat.v - 0.5) * 2) * smoothstep(0.0, 0.3, depth) * 0.6
    )
    planks(
        c,
        flat,
        (0.56, 0.085, 48),
        across=19,
        length=1.0,
        light=np.asarray(light, np.float32),
        gap=0.09,
        detail=0.35,
        depth=0.7,
    )
    shadow = c.mask(polygon([(452, end + 30), (498, end + 26), (640, 1216), (470, 1216)]), soft=14)
    c.multiply((shadow & deck) * np.asarray(smoothstep(1260, 740, c.y), np.float32), (0.38, 0.11, 320), 0.62)
    for side in (-1, 1):
        kerb = (
            [(far_left - 1, end - 2, 2.6), (near_left - 2, 1216, 15)]
            if side < 0
            else [(far_right + 1, end - 2, 2.6), (near_right + 2, 1216, 15)]
        )
        beam = c.mask(limb([(float(a), float(b), float(q)) for a, b, q in kerb], 24))
        wood(c, beam, (0.5, 0.08, 45), angle=60 * side + 90, grain=5, thickness=12, seed=f"kerb{side}")
    for x, y, s in ((286.0, 1060.0, 1.0), (676.0, 1010.0, 0.86)):
        metal(
            c,
            c.mask(
                curve(
                    [
                        (x - 20 * s, y + 8, CORNER),
                        (x - 13 * s, y - 24 * s),
                        (x - 26 * s, y - 40 * s),
                        (x, y - 52 * s),
                        (x + 26 * s, y - 40 * s),
                        (x + 13 * s, y - 24 * s),
                        (x + 20 * s, y + 8, CORNER),
                    ]
                )
            ),
            (0.34, 0.04, 330),
            thickness=20 * s,
        )
    rope(
        c,
        [(286, 1040), (330, 1076), (380, 1062), (410, 1090), (372, 1112), (330, 1098), (340, 1072), (398, 1070)],
        9,
        (0.78, 0.08, 65),
    )
    post = c.mask(limb([(533, end + 10, 6), (535, end - 118, 5)], 10))
    wood(c, post, (0.4, 0.06, 40), angle=90, grain=4, thickness=8, seed="lamp-post")
    ring_at = (534.0, end - 60)
    ring = c.mask(circle(*ring_at, 19)) - c.mask(circle(*ring_at, 10))
    c.form(ring, (0.93, 0.04, 60), thickness=6, rim=0.8, detail=0.75)
    for a in (0, 90, 180, 270):
        patch = c.mask(
            box(
                ring_at[0] + math.cos(math.radians(a)) * 14 - 5,
                ring_at[1] + math.sin(math.radians(a)) * 14 - 5,
                10,
                10,
                1,
                turn=45.0,
            )
        )
        c.form(c.relief(ring & patch, 6), (0.56, 0.18, 28), rim=0.6, detail=0.75)


def _dog(c: Canvas) -> None:
    """From behind, backlit, its grey muzzle turned a little to the left, ears hanging."""
    coat = (0.46, 0.075, 48)
    x, y = 474.0, 752.0
    tail = Clay(c, (360, 560, 620, 800), melt=6)
    tail.limb([(x + 16, y - 12, 9), (x + 46, y - 6, 7), (x + 72, y - 12, 5), (x + 86, y - 22, 3)])
    tail.limb([(x, y - 26, 32), (x - 2, y - 62, 27), (x - 5, y - 98, 19)])
    for f in (-1, 1):
        tail.ball(x + f * 21, y - 15, 19, 14, z=9)
        tail.limb([(x + f * 10, y - 84, 13, 4), (x + f * 16, y - 44, 10, 4)], n=10)
    tail.ball(x - 7, y - 122, 20, 18, z=12)
    tail.limb([(x - 14, y - 120, 14, 8), (x - 30, y - 114, 9, 8), (x - 36, y - 112, 7, 8)], n=12)
    body = tail.relief(0.7)
    c.shadow(c.mask(oval(x + 10, y - 2, 46, 8)), 8, 8, 5, 0.55)
    c.form(body, coat, rim=1.0, shadow=14, detail=0.8)
    grey = c.mask(oval(x - 33, y - 112, 11, 9), soft=3)
    c.form(body.within(grey), (0.8, 0.02, 60), rim=1.0, detail=0.8)
    for f, sx in ((-1, x - 15), (1, x + 9)):
        ear = c.mask(
            curve(
                [
                    (sx - 6, y - 136, CORNER),
                    (sx + f * 10, y - 130),
                    (sx + f * 13, y - 106),
                    (sx + f * 3, y - 98, CORNER),
                    (sx - 3, y - 116),
                ]
            )
        )
        c.form(ear, mix(coat, c.palette.deep, 0.3), thickness=5, rim=1.3, detail=0.85)
    fur(c, body, tail.angle + math.pi, seed="dog", length=(5, 10), spacing=2.0, spread=0.5, lift=0.03, detail=0.75)
    c.form(c.mask(oval(x - 42, y - 113, 4, 3.4)), (0.2, 0.03, 30), gloss=0.8, detail=0.9)

    def collar(pen: Pen) -> None:
        pen.stroke([(x - 22, y - 100), (x - 4, y - 93), (x + 15, y - 102)], (0.56, 0.18, 28), 5)

    c.draw(collar, relief=2, detail=0.85)


def _footprint(c: Canvas) -> None:
    x, y = 104.0, 1066.0
    sole = c.mask(
        oval(x, y, 9, 20, 24),
        oval(x + 11, y - 27, 13, 13, 24),
        *(circle(x + 8 + k * 6.5, y - 45 + k * k * 1.5, 4.2 - k * 0.5) for k in range(5)),
        soft=1.4,
    )
    c.multiply(sole.grow(3).blur(2), (0.5, 0.1, 340), 0.3)
    c.multiply(sole, (0.46, 0.1, 330), 0.6)
    c.screen(sole.edge(0.6, 1.6, 0.8), (0.93, 0.08, 75), 0.6)
    gleam = c.mask(oval(x + 10, y - 27, 6, 3, 20), soft=1.5)
    c.screen(gleam, (0.9, 0.06, 60), 0.3)
