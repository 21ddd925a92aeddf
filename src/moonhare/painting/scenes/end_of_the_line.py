"""A small bus has stopped for good in the gravel desert; a living reef grows on its roof."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.motifs.corals import anemone, brain, fan, fish, staghorn, tubes
from moonhare.painting.motifs.ostrich import ostrich
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

BRIEF = Brief(
    title="End of the Line",
    hero="small stranded bus crowned by a living coral reef, two ostriches walking warily round it",
    idea="grows from",
    place="desert, gravel plain",
    palette="desert ochre",
    composition="tiny figure in a void",
    time="noon",
    symbols=("bus", "coral", "ostrich"),
    hidden="a clownfish peers out of the exhaust",
    readings=("tourism", "oasis", "stubbornness"),
)
FINISH = {"vignette": 0.26, "saturation": 1.08}

_SUN = (-0.45, 0.25, 0.85)
_BUS = (300.0, 830.0)
"""The middle of its wheels' line."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.45, -0.8, 0.45),
        key=p.key,
        shade=(0.42, 0.08, 300),
        rim=(0.5, -0.8, 0),
        bounce=(0.75, 0.1, 70),
        bounce_share=0.22,
    )
    c.wash(
        [
            (0, (0.5, 0.1, 245)),
            (0.2, (0.64, 0.09, 232)),
            (0.38, (0.8, 0.06, 215)),
            (0.475, (0.93, 0.05, 90)),
            (1, p.sky[4]),
        ],
        warp=16,
    )
    streaks(c, 40, 380, (0.97, 0.02, 90), share=0.45, seed="cirrus", cover=0.4)
    _mountains(c)
    land = _plain(c)
    repaint(c, 1.0, seed="land")
    _tracks(c, land)
    _gravel(c, land)
    ostrich(c, 566, 742, 62, left=True, seed="far", crouch=0.2)
    _water_light(c)
    _bus(c)
    _reef(c)
    ostrich(c, 668, 1088, 128, left=True, seed="near", crouch=0.55)
    repaint(c, 0.3, seed="last")
    c.glow(300, 640, 130, (0.93, 0.07, 190), 0.3)


def _mountains(c: Canvas) -> None:
    for i, (y, tone, haze) in enumerate(((548.0, (0.68, 0.06, 250), 0.45), (560.0, (0.6, 0.07, 300), 0.28))):
        ridge = y - (70 - 26 * i) * np.clip(c.field(f"range{i}", 130, 5)[0] * 1.7 - 0.55, 0.0, 1)
        c.form(
            c.full(smoothstep(-0.8, 0.8, c.y - ridge[None, :])), tone, thickness=16, haze=haze, mottle=0.1, detail=0.15
        )


def _plain(c: Canvas) -> Ground:
    p = c.palette

    def heights(u: Array, v: Array) -> Array:
        swell = c.noise.at("swell", u, v, 46, 2) - 0.5
        lump = c.noise.at("lump", u, v, 4.0, 2) - 0.5
        return np.asarray(1.6 * swell + 0.12 * lump, np.float32)

    land = ground(c, heights, horizon=566, eye=9, near=5, far=900, sun=_SUN, shadow_reach=8)
    grit = c.noise.at("grit", land.u, land.v, 0.7, 4, land.footprint) - 0.5
    crack = np.exp(-np.abs(c.noise.at("crack", land.u, land.v, 2.6, 2, land.footprint) - 0.5) * 42) * smoothstep(
        40, 8, land.v
    )
    patch = c.noise.at("patch", land.u, land.v * 0.6, 16, 3, land.footprint) - 0.5
    t = 0.22 + 0.48 * land.lit(_SUN) - 0.2 * land.shade + 0.16 * grit + 0.2 * patch - 0.26 * crack
    colours = pick(c.tones(mix(p.ground[2], p.ground[3], 0.35), 0.55), np.asarray(t, np.float32))
    haze = smoothstep(30, 420, land.v)[..., None] * 0.75
    c.fill(land.mask, colours + (rgb((0.93, 0.05, 85)) - colours) * haze, detail=0.1)
    mirage = np.exp(-(((c.y - 585) / 9) ** 2)) * smoothstep(0.45, 0.62, c.field("mirage", 150, 2, (3, 0.3)))
    c.glaze(np.asarray(mirage, np.float32) * 0.75, (0.8, 0.06, 220))
    return land


def _tracks(c: Canvas, land: Ground) -> None:
    """Tyre marks that come from the foreground's edge and end where the bus stands."""
    for side in (-0.5, 0.5):
        places = []
        for v in np.linspace(10.8, 30.5, 26):
            u = 4.6 - 9.0 * smoothstep(10, 30, v) + 1.2 * math.sin(v / 4) + side * 1.5
            x, y, size = land.spot(float(u), float(v), 0.0)
            places.append((x, y, 0.17 * size))
        mark = c.mask(limb(places[::-1], 90), soft=1.0)
        groove = mark * (0.65 + 0.35 * np.sin(c.y * 0.9))
        c.multiply(groove, (0.55, 0.07, 40), 0.42)
        c.screen(mark.edge(0.4, 1.4, 1.0), c.light.key, 0.35)


def _gravel(c: Canvas, land: Ground) -> None:
    r = c.rng("gravel")
    v = 5.6 + 40 * r.random(1500) ** 2.2
    u = r.uniform(-0.5, 0.5, 1500) * v
    spots = np.array([land.spot(float(a), float(b), 0.0) for a, b in zip(u, v, strict=True)])
    order = np.argsort(spots[:, 1])
    spots = spots[order]
    size = spots[:, 2] * r.uniform(0.03, 0.13, len(spots)) * (0.6 + r.random(len(spots)) ** 6 * 3)
    dark = np.repeat(rgb((0.38, 0.06, 330))[None], len(spots), 0)
    strew(
        c,
        "soft",
        spots[:, 0] + size * 0.28,
        spots[:, 1] + size * 0.2,
        size * 1.8,
        0.25,
        dark,
        seed="shade",
        alpha=0.5,
        detail=0.3,
    )
    tone = np.stack([np.asarray(mix((0.62, 0.08, 50), (0.86, 0.06, 80), float(q))) for q in r.random(len(spots))])
    strew(
        c,
        "pebble",
        spots[:, 0],
        spots[:, 1],
        size,
        r.uniform(-0.4, 0.4, len(spots)),
        jittered(tone, r, 0.08),
        seed="gravel",
        detail=0.5,
    )


def _water_light(c: Canvas) -> None:
    """The sea that the reef still believes in: a breath of blue round it, rays from above."""
    x, y = 300.0, 640.0
    c.glow(x, y - 20, 190, (0.78, 0.1, 200), 0.42)
    c.rays(x + 30, -60, (84, 88, 92, 96.5, 101), 900, width=54, colour=(0.9, 0.07, 195), share=0.3, soft=12)


def _bus(c: Canvas) -> None:
    x, y = _BUS
    c.multiply(c.mask(oval(x + 22, y + 6, 178, 20), soft=7), (0.36, 0.09, 310), 0.72)
    for wx in (x - 92, x + 96):
        c.form(c.mask(circle(wx, y - 14, 27)), (0.27, 0.02, 300), thickness=16, mottle=0.12, grain=5, detail=0.7)
        c.form(c.mask(circle(wx, y - 14, 13)), (0.7, 0.06, 60), thickness=7, gloss=0.4, detail=0.8)
    shell = curve(
        [
            (x - 158, y - 12, CORNER),
            (x - 164, y - 64),
            (x - 152, y - 128),
            (x - 118, y - 146),
            (x + 104, y - 146),
            (x + 140, y - 128),
            (x + 152, y - 78),
            (x + 176, y - 66),
            (x + 180, y - 12, CORNER),
        ],
        pull=0.3,
    )
    body = c.mask(shell)
    relief = c.relief(body, 34, smooth=2)
    c.form(relief, (0.62, 0.09, 205), mottle=0.1, grain=14, gloss=0.25, rim=0.6, detail=0.65)
    band = c.mask(box(x - 190, y - 76, 400, 12)) & body
    c.form(relief.within(band), (0.93, 0.04, 90), mottle=0.14, grain=8, detail=0.65)
    upper = c.mask(box(x - 190, y - 150, 400, 26)) & body
    c.form(relief.within(upper), (0.92, 0.04, 85), mottle=0.12, grain=10, detail=0.65)
    rust = smoothstep(0.56, 0.72, c.field("rust", 34, 5)[body.where]) * (
        0.35 + 0.65 * smoothstep(y - 70, y - 8, c.y[body.where])
    )
    c.form(relief.within(body * rust), (0.5, 0.12, 45), mottle=0.16, grain=5, detail=0.6)
    sand = c.mask(
        curve(
            [
                (x - 200, y + 12, CORNER),
                (x - 150, y - 16),
                (x - 60, y - 2),
                (x + 20, y - 14),
                (x + 120, y - 1),
                (x + 200, y - 10),
                (x + 250, y + 12, CORNER),
                (x, y + 22),
            ]
        ),
        wobble=2,
    )

    def glassy(pen: Pen) -> None:
        for i in range(5):
            pane = box(x - 140 + i * 49, y - 122, 40, 38, 7)
            pen.stroke(pane, (0.45, 0.05, 210), 3)
            pen.fade(pane, (0, y - 122), (0, y - 84), [(0.78, 0.08, 195), (0.34, 0.06, 220)])
        wind = curve(
            [(x + 108, y - 122, CORNER), (x + 132, y - 118), (x + 146, y - 82, CORNER), (x + 110, y - 82, CORNER)],
            pull=0.25,
        )
        pen.stroke(wind, (0.45, 0.05, 210), 3)
        pen.fade(wind, (0, y - 122), (0, y - 82), [(0.85, 0.06, 195), (0.45, 0.06, 220)])
        pen.dot(x + 172, y - 42, 8, (0.95, 0.06, 90))
        pen.stroke([(x + 104, y - 126), (x + 104, y - 14)], (0.42, 0.06, 210), 1.6, 0.7)
        pen.stroke([(x + 62, y - 80), (x + 62, y - 14)], (0.42, 0.06, 210), 1.6, 0.7)
        pen.stroke([(x - 166, y - 16), (x + 182, y - 14)], (0.75, 0.05, 80), 4)
        pen.stroke([(x - 160, y - 22), (x - 186, y - 20)], (0.3, 0.02, 50), 10)

    c.draw(glassy, relief=4, detail=0.85)
    for i, reach in ((1, 22), (3, 30)):
        wx = x - 120 + i * 49
        for k in range(4):
            weed = c.mask(
                limb(
                    [
                        (wx + k * 5, y - 88, 2.2),
                        (wx + k * 6 - 5, y - 88 - reach * 0.5, 2.0),
                        (wx + k * 7, y - 88 - reach, 0.8),
                    ],
                    10,
                )
            )
            c.form(weed, (0.6, 0.12, 150), rim=0.5, detail=0.8)
    fish(c, x - 197, y - 21, 20, (0.7, 0.18, 45), band=(0.97, 0.01, 90), left=True, tall=0.34)
    c.form(sand, mix(c.palette.ground[2], c.palette.ground[3], 0.4), thickness=12, mottle=0.08, grain=14, detail=0.3)


def _reef(c: Canvas) -> None:
    x, y = _BUS[0] - 8, _BUS[1] - 138
    rose, orange, gold, violet, teal = (
        (0.66, 0.18, 10),
        (0.7, 0.17, 45),
        (0.83, 0.14, 85),
        (0.56, 0.15, 320),
        (0.68, 0.11, 190),
    )
    bed = c.mask(
        curve(
            [
                (x - 150, y + 10, CORNER),
                (x - 128, y - 14),
                (x - 60, y - 24),
                (x + 20, y - 22),
                (x + 100, y - 18),
                (x + 138, y - 2),
                (x + 146, y + 14, CORNER),
                (x, y + 8),
            ]
        ),
        wobble=4,
        cell=9,
    )
    fan(c, x - 84, y - 8, 128, violet, seed="a", turn=-12)
    fan(c, x + 92, y - 6, 104, (0.62, 0.17, 350), seed="b", turn=14)
    staghorn(c, x + 6, y - 10, 172, (0.68, 0.17, 24), seed="tall", spread=0.5)
    staghorn(c, x - 44, y - 8, 118, orange, seed="mid", spread=0.6)
    c.form(bed, (0.56, 0.09, 350), thickness=18, mottle=0.2, grain=8, detail=0.6)
    tubes(c, x + 62, y - 8, 92, gold, seed="t")
    tubes(c, x - 118, y - 4, 58, teal, seed="u", n=4)
    brain(c, x + 22, y - 2, 34, 24, (0.8, 0.11, 120), seed="b")
    brain(c, x - 76, y + 2, 25, 18, rose, seed="c")
    anemone(c, x + 112, y, 40, (0.74, 0.13, 340), seed="n")
    anemone(c, x - 26, y - 2, 34, (0.86, 0.1, 105), seed="m", n=13)
    staghorn(c, x + 142, y + 18, 60, rose, seed="edge", levels=2)
    staghorn(c, x - 146, y + 20, 52, (0.78, 0.14, 62), seed="rim", levels=2)
    r = c.rng("shoal")
    for i in range(15):
        a = i / 15 * 6.28
        fx, fy = x + math.cos(a) * (110 + r.uniform(-30, 60)), y - 130 + math.sin(a) * (66 + r.uniform(-20, 30))
        hue = (orange, gold, teal, violet)[i % 4]
        fish(
            c,
            fx,
            fy,
            r.uniform(13, 27),
            hue,
            band=(0.95, 0.03, 95) if i % 4 == 0 else None,
            left=math.sin(a) > 0,
            turn=r.normal(0, 12),
            tall=r.uniform(0.24, 0.42),
            seed=str(i),
        )

    def bubbles(pen: Pen) -> None:
        for _ in range(26):
            bx, by, q = x + r.normal(0, 80), y - 40 - r.random() * 330, r.uniform(1.5, 5)
            pen.stroke(circle(bx, by, q), (0.97, 0.03, 195), 1.0, 0.7)
            pen.dot(bx - q * 0.35, by - q * 0.35, q * 0.22, (0.99, 0.01, 90), 0.9)

    c.draw(bubbles, detail=0.8)
