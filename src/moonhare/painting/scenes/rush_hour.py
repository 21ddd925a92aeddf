"""Commuters at a bus stop in the rain, all bowed to their phones; in the wet road stands a herd of bowed zebras."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import reflection
from moonhare.painting.motifs.crows import crow
from moonhare.painting.motifs.skies import rain
from moonhare.painting.motifs.zebras import bowed_zebra
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._rush_hour_parts import people
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Rush Hour",
    hero="seven commuters, tall to tiny, raincoats, heads bowed to glowing phones; the wet road shows bowed zebras",
    idea="reflected as something else",
    place="street, bus stop in rain",
    palette="pearl fog",
    composition="split waterline",
    time="overcast",
    symbols=("zebra", "raincoat", "puddle"),
    hidden="two patient eyes in the gutter's reflection",
    readings=("herd", "thirst", "habit"),
    person=True,
)
FINISH = {"vignette": 0.32, "saturation": 1.14, "bloom": 0.4}

_KERB = 596.0
_LINE = 640.0
"""Where the road's mirror begins."""
_HERD = (
    (624, 216, True, 0.42),
    (210, 196, False, 0.42),
    (488, 186, True, 0.06),
    (76, 160, False, 0.0),
    (734, 146, True, 0.0),
    (288, 114, False, 0.0),
    (404, 86, True, 0.0),
)
"""One for each commuter, as tall as they are beside the others: x, size, facing left, how far."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.4, -0.7, 0.55),
        key=(0.95, 0.03, 90),
        shade=(0.4, 0.05, 250),
        rim=(-0.6, -0.7, 0),
        rim_colour=(0.93, 0.04, 85),
        bounce=(0.75, 0.07, 75),
        bounce_share=0.2,
    )
    with c.group() as plain:
        _savanna(c)
    c.wash(
        [
            (0, (0.6, 0.03, 245)),
            (0.18, (0.76, 0.025, 230)),
            (0.4, (0.88, 0.03, 95)),
            (0.5, (0.84, 0.03, 90)),
            (0.54, (0.5, 0.03, 245)),
            (1, (0.34, 0.03, 255)),
        ],
        warp=6,
    )
    _street(c)
    _road(c)
    repaint(c, 1.0, seed="street")
    pool = _pool(c)
    reflection(c, plain, pool, _LINE, share=0.96, ripple=2.4, seed="road")
    _wet(c, pool)
    _watcher(c)
    _stop(c)
    _bus(c)
    people(c)
    repaint(c, 0.2, seed="last")
    _drops(c, pool)


def _street(c: Canvas) -> None:
    """Gabled houses across the way, the far row paler, windows lit here and there, all of it dimmed by rain."""
    r = c.rng("street")
    rows: tuple[tuple[float, Colour, float], ...] = ((250.0, (0.66, 0.035, 240), 0.42), (196.0, (0.5, 0.04, 250), 0.14))
    for depth, (base, tone, haze) in enumerate(rows):
        x = -40.0 - 30 * depth
        while x < 830:
            w = float(r.uniform(84, 140))
            top = base + float(r.uniform(-50, 60))
            if depth and 300 < x + w / 2 < 640:
                x += w
                continue
            peak = top - w * float(r.uniform(0.3, 0.55))
            wall = polygon([(x, 640), (x, top), (x + w / 2, peak), (x + w, top), (x + w, 640)])
            shade = mix(tone, (0.45, 0.06, 30 if r.random() < 0.4 else 250), 0.25)
            c.form(c.mask(wall), shade, thickness=5, haze=haze, mottle=0.12, grain=14, detail=0.42)
            roof = c.mask(limb([(x - 5, top + 3, 5), (x + w / 2, peak, 5), (x + w + 5, top + 3, 5)], 40))
            c.form(roof, mix(shade, c.palette.deep, 0.4), haze=haze, thickness=6, detail=0.42)
            c.form(c.mask(box(x + w * 0.7, peak - 4, 14, 44)), shade, haze=haze, thickness=5, detail=0.42)
            for row in range(6):
                for k in range(int(w // 32)):
                    wx, wy = x + 13 + k * 32, top + 18 + row * 54
                    if wy > 470 or wx > x + w - 20:
                        continue
                    if r.random() < 0.17:
                        c.fill(c.mask(box(wx, wy, 15, 26, 2), soft=0.8), (0.9, 0.1, 82), alpha=0.8, detail=0.45)
                        c.glow(wx + 7, wy + 13, 20, (0.88, 0.1, 80), 0.4)
                        continue
                    c.fill(c.mask(box(wx, wy, 15, 26, 2), soft=0.6), (0.4, 0.04, 255), alpha=0.6 - haze, detail=0.45)
                    c.glaze(c.mask(box(wx - 2, wy + 26, 19, 4)), (0.85, 0.02, 230), 0.4 - haze * 0.5)
            x += w
        c.fog(280, 660, (0.88, 0.025, 95), 0.36)
    for x, w in ((18.0, 150.0), (640.0, 170.0)):
        c.screen(c.mask(box(x, 480, w, 80, 6), soft=5), (0.86, 0.11, 75), 0.62)
        c.form(
            c.mask(polygon([(x - 12, 486), (x + 6, 458), (x + w - 6, 458), (x + w + 12, 486)])),
            (0.5, 0.09, 25),
            haze=0.2,
            detail=0.45,
        )
    c.fog(440, 640, (0.87, 0.03, 90), 0.42)


def _bus(c: Canvas) -> None:
    """The bus that nobody looks at: two lamps and a lit front, far off in the rain."""
    x, y = 562.0, 486.0
    shell = c.mask(box(x - 56, y - 106, 112, 150, 14), soft=1.2)
    c.glaze(shell, (0.56, 0.16, 30), 0.78)
    c.glaze(c.mask(box(x - 46, y - 92, 92, 58, 8), soft=2), (0.9, 0.08, 85), 0.75)
    c.glaze(c.mask(box(x - 50, y + 36, 100, 26, 4), soft=4), (0.34, 0.03, 255), 0.6)
    for side in (-38, 38):
        c.glow(x + side, y + 16, 30, (0.98, 0.08, 88), 0.95)
        c.glow(x + side, y + 16, 8, (0.99, 0.04, 90), 1.0)
    c.glow(x, y + 20, 120, (0.95, 0.08, 85), 0.3, flat=0.6)


def _stop(c: Canvas) -> None:
    """A shelter's bent roof and a pole with a blank plate; pavement and kerb below."""
    pave = c.mask(box(-10, 556, 820, _KERB - 556))
    n = c.noise.at("slab", c.x / 60 + (c.y - 560) * 0.01, np.floor((c.y - 556) / 14), 1.0, 1)
    joint = smoothstep(0.9, 1.0, np.abs(np.mod((c.x - 400) / (30 + (c.y - 540) * 0.9), 1) * 2 - 1))
    c.fill(pave, pick(c.tones((0.64, 0.025, 235)), 0.5 + 0.3 * (n - 0.5) - 0.3 * joint), detail=0.2)
    c.screen(pave * smoothstep(0.5, 0.75, c.field("shine", 70, 3, (3, 0.5))), (0.93, 0.04, 85), 0.45)
    kerb = c.mask(box(-10, _KERB, 820, 20))
    c.form(kerb, (0.7, 0.02, 235), thickness=6, mottle=0.12, grain=12, detail=0.4)
    seams = c.full((np.abs(np.mod(c.x + 30, 118) - 59) > 57.6).astype(np.float32)) & kerb
    c.multiply(seams, c.palette.deep, 0.6)
    face = c.mask(box(-10, _KERB + 18, 820, _LINE - _KERB - 18))
    c.form(face, (0.4, 0.03, 250), thickness=4, mottle=0.15, grain=12, detail=0.4)

    def frame(pen: Pen) -> None:
        steel = (0.36, 0.035, 250)
        for x in (66, 322):
            pen.stroke([(x, 236), (x, 580)], steel, 9)
        pen.stroke([(20, 244), (66, 226), (200, 214), (330, 222), (378, 250)], steel, 11)
        pen.stroke([(724, 120), (724, 586)], steel, 8)
        pen.fill(box(690, 128, 70, 86, 12), (0.6, 0.13, 32))
        pen.fill(box(700, 138, 50, 66, 6), (0.92, 0.03, 88))
        red = (0.5, 0.13, 30)
        pen.fill(box(707, 152, 36, 34, 6), red)
        for wx in (710, 721, 732):
            pen.fill(box(wx, 157, 8.5, 11, 2), (0.9, 0.05, 210))
        pen.dot(715, 187, 5.2, (0.28, 0.03, 260))
        pen.dot(735, 187, 5.2, (0.28, 0.03, 260))
        pen.dot(715, 187, 1.8, (0.8, 0.02, 90))
        pen.dot(735, 187, 1.8, (0.8, 0.02, 90))

    def wires(pen: Pen) -> None:
        pen.stroke([(-10, 96), (240, 128), (560, 110), (724, 132)], (0.42, 0.035, 250), 2.2, 0.8)
        pen.stroke([(-10, 60), (260, 86), (560, 72), (810, 40)], (0.46, 0.03, 250), 1.8, 0.7)
        pen.stroke([(240, 128), (250, 86)], (0.42, 0.035, 250), 1.6, 0.7)

    c.draw(wires, detail=0.6)
    for x, y, left in ((118.0, 214.0, False), (158.0, 210.0, True), (262.0, 212.0, False)):
        crow(c, x, y - 6, 40, turn=26, left=left, colour=(0.5, 0.03, 260), sheen=(0.6, 0.08, 320))
    pane = c.mask(polygon([(70, 244), (318, 238), (318, 540), (70, 540)]))
    c.glaze(pane, (0.86, 0.03, 215), 0.28)
    c.screen(c.mask(polygon([(110, 540), (200, 242), (250, 242), (160, 540)]), soft=2) & pane, (0.95, 0.02, 200), 0.25)
    c.draw(frame, relief=5, detail=0.75)


def _road(c: Canvas) -> None:
    road = c.mask(box(-10, _LINE - 8, 820, 580))
    n = c.noise.at("asphalt", c.x / (0.4 + (c.y - 560) / 500), c.y * 1.6, 7, 3) - 0.5
    c.fill(road, pick(c.tones((0.36, 0.025, 255)), 0.5 + 0.5 * n), detail=0.2)


def _pool(c: Canvas) -> Mask:
    """The flooded part of the road: a broad, ragged sheet; the asphalt stays dark at the card's foot."""
    shore = (
        1128
        + 34 * np.sin(c.x / 150 + 0.6)
        + 60 * (c.field("shore", 120, 4) - 0.5)
        - 90 * smoothstep(150, -40, c.x)
        - 120 * smoothstep(620, 840, c.x)
    )
    return c.full(smoothstep(shore + 5, shore - 5, c.y) * smoothstep(_LINE - 1, _LINE + 2, c.y))


def _wet(c: Canvas, pool: Mask) -> None:
    """What makes it a street again: a rim of light at the shore, gloss, a breath of grey."""
    m = pool
    deep = smoothstep(_LINE + 300, 1180, c.y)
    c.multiply(m * deep.astype(np.float32), (0.36, 0.04, 260), 0.5)
    c.multiply(c.mask(box(-10, _LINE - 2, 820, 26), soft=8) & m, (0.3, 0.04, 260), 0.55)
    edge = m.edge(0, 3.2, 1.2)
    c.screen(edge, (0.95, 0.04, 85), 0.5)
    n = c.noise.at("film", c.x / 90, c.y / 16, 1.0, 3)
    c.screen(m * (smoothstep(0.66, 0.86, n) * 0.5), (0.88, 0.03, 230), 0.35)


def _savanna(c: Canvas) -> None:
    """The upright picture that the road will turn over: a herd with bowed heads under a gold sky."""
    c.wash(
        [
            (0.0, (0.5, 0.07, 268)),
            (0.1, (0.64, 0.08, 320)),
            (0.19, (0.84, 0.1, 50)),
            (0.29, (0.95, 0.09, 82)),
            (0.4, (0.97, 0.08, 88)),
            (0.47, (0.9, 0.1, 75)),
            (0.54, (0.7, 0.1, 70)),
        ],
        warp=14,
    )
    c.glow(398, 432, 130, (0.98, 0.09, 85), 0.9)
    disc = c.mask(circle(398, 436, 44), soft=2)
    c.fill(disc, (0.98, 0.06, 90), detail=0.6)
    c.emit(disc, 0.4)
    hills = c.full(smoothstep(-1, 1, c.y - (512 - 46 * c.field("hills", 260, 3)[0][None, :])))
    c.fill(hills, (0.74, 0.1, 60), detail=0.2)

    def acacia(pen: Pen, x: float, y: float, s: float, tone: Colour) -> None:
        pen.stroke([(x, y), (x + 6 * s, y - 60 * s), (x + 2 * s, y - 100 * s)], tone, 10 * s)
        for d, q in ((-64, 5.0), (20, 4.0), (70, 4.0)):
            pen.stroke([(x + 4 * s, y - 74 * s), (x + d * 0.5 * s, y - 96 * s), (x + d * s, y - 124 * s)], tone, q * s)

    for x, y, s in ((208.0, 534.0, 0.75), (330.0, 526.0, 0.4)):
        tone = mix((0.4, 0.07, 60), (0.8, 0.1, 70), 0.2 if s > 1 else 0.5)
        c.draw(lambda pen, x=x, y=y, s=s, tone=tone: acacia(pen, x, y, s, tone), detail=0.5)  # type: ignore[misc]
        crown_mask = c.mask(
            curve(
                [
                    (x - 124 * s, y - 118 * s, CORNER),
                    (x - 74 * s, y - 140 * s),
                    (x + 10 * s, y - 150 * s),
                    (x + 86 * s, y - 138 * s),
                    (x + 130 * s, y - 120 * s, CORNER),
                    (x + 60 * s, y - 121 * s),
                    (x, y - 116 * s),
                    (x - 60 * s, y - 120 * s),
                ]
            ),
            wobble=7 * s,
            cell=10,
        )
        c.form(crown_mask, mix((0.5, 0.09, 100), tone, 0.45), mottle=0.2, grain=9, thickness=24, detail=0.5)
    grass = c.full(smoothstep(-2, 2, c.y - (548 + 10 * np.sin(c.x / 90))))
    c.fill(grass, pick(ramp([(0.78, 0.12, 78), (0.56, 0.1, 66)]), (c.y - 545) / 95), detail=0.2)
    repaint(c, 0.8, seed="plain")
    for i, (x, size, left, dim) in enumerate(_HERD):
        c.multiply(c.mask(oval(x, 638, size * 0.42, 7), soft=5), (0.4, 0.08, 40), 0.6)
        bowed_zebra(
            c,
            x,
            638,
            size,
            left=left,
            seed=f"zebra{i}",
            pale=mix((0.95, 0.025, 85), (0.9, 0.09, 75), dim),
            ink=mix((0.2, 0.03, 285), (0.6, 0.1, 55), dim),
            period=0.15,
        )


def _watcher(c: Canvas) -> None:
    """Somebody else waits here, up to the eyes in water."""
    x, y = 650.0, 1040.0
    for k in range(3):
        ring = c.mask(oval(x, y + 8, 62 + k * 20, 13 + k * 6), soft=1) - c.mask(oval(x, y + 8, 59 + k * 20, 11 + k * 6))
        c.screen(ring, (0.9, 0.06, 60), 0.3 - 0.08 * k)
    under = c.mask(oval(x, y + 11, 56, 13), soft=4)
    c.multiply(under, (0.3, 0.06, 120), 0.75)
    back = c.mask(
        curve(
            [
                (x - 54, y + 7),
                (x - 42, y - 10),
                (x - 18, y - 3),
                (x + 18, y - 3),
                (x + 42, y - 10),
                (x + 54, y + 7),
                (x, y + 13),
            ]
        )
    )
    c.form(back, (0.3, 0.05, 130), thickness=14, rim=0.6, mottle=0.2, detail=0.8)
    for dx in (-36, 36):
        c.form(c.mask(oval(x + dx, y - 8, 15, 12)), (0.3, 0.06, 130), rim=0.6, detail=0.85)
        eye = c.mask(oval(x + dx, y - 7, 9, 7))
        c.form(eye, (0.8, 0.14, 88), gloss=0.5, detail=0.9)
        c.fill(c.mask(oval(x + dx, y - 7, 1.9, 6.4)), (0.12, 0.02, 60), detail=0.9)
        c.glow(x + dx, y - 7, 18, (0.86, 0.15, 92), 0.18)


def _drops(c: Canvas, pool: Mask) -> None:
    """Rain in the air, rings and small crowns where it lands, two leaves afloat."""
    r = c.rng("rings")

    def rings(pen: Pen) -> None:
        for _ in range(46):
            y = _LINE + 24 + 470 * r.random() ** 1.3
            x = r.uniform(10, 790)
            k = (y - _LINE + 120) / 420
            q = r.uniform(7, 24) * k
            pen.stroke(oval(x, y, q, q * 0.3), (0.97, 0.03, 90), 1.1 * k + 0.5, 0.5)
            if r.random() < 0.5:
                pen.stroke(oval(x, y, q * 0.5, q * 0.15), (0.97, 0.03, 90), 0.9 * k + 0.4, 0.45)
            if r.random() < 0.35:
                pen.stroke([(x, y), (x, y - 9 * k)], (0.98, 0.02, 90), 1.4, 0.7)

    c.draw(rings, detail=0.8)
    leaf = np.array([150.0, 628.0, 420.0]), np.array([1096.0, 1150.0, 1172.0])
    tone = np.stack([rgb((0.72, 0.15, 60)), rgb((0.62, 0.16, 35)), rgb((0.78, 0.14, 80))])
    c.shadow(c.mask(oval(150, 1100, 24, 8), soft=3), 2, 4, 3, 0.4)
    strew(c, "leaf", *leaf, np.array([58.0, 66.0, 44.0]), np.array([0.3, -0.5, 0.9]), tone, seed="afloat", detail=0.8)
    rain(c, 520, angle=80, length=(24, 70), colour=(0.95, 0.02, 230), alpha=0.34)
