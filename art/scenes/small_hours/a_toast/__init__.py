"""In a tall rose hedge there is a gap: a guest with a hat and a raised glass, made of bright sea."""

from __future__ import annotations

import cv2
import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import cloud, foliage, grass
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, curve, oval, polygon
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .guest import FOOT, guest, wine
from .roses import edge, near, near_gap, petals, roses

BRIEF = Brief(
    title="A Toast",
    hero="gap in a tall rose hedge, cut like a guest in a hat who raises a glass; bright sea lies behind it",
    idea="missing",
    place="clifftop, rose hedge",
    palette="rose and green",
    composition="interior through a window or arch",
    time="noon",
    symbols=("gap", "rose", "sail"),
    hidden="a second cup waits in the grass at the gap's feet",
    readings=("absence", "emigrant", "forgiveness"),
    person=True,
)

FINISH = {
    "vignette": 0.0,
    "bloom": 0.06,
    "contrast": 0.3,
    "saturation": 1.12,
    "relight": Relight(key=0.82, ground=0.95, figure=0.5, chroma=1.0, form=1.25, side=0.04, towards=250, spare=0.0),
}

_SEA = 560.0
"""The sea's horizon within the gap."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.1, -0.75, 0.5),
        key=(0.95, 0.08, 95),
        shade=(0.25, 0.05, 190),
        rim=(0.0, -1.0, 0),
        rim_colour=(0.93, 0.1, 105),
        bounce_share=0.0,
    )
    gap = c.mask(*guest(), wobble=1.2, cell=8)
    _hedge(c, gap)
    _lawn(c, gap)
    repaint(c, 0.45, seed="garden", loose=0.6)
    _beyond(c, gap)
    edge(c, gap)
    roses(c, gap)
    _air(c, gap)
    _cup(c)
    petals(c, _cast(c, gap))
    _girl(c)
    near(c)


def _hedge(c: Canvas, gap: Mask) -> None:
    """A clipped wall of leaves, dark; light only where it has come through."""
    c.wash([(0, (0.23, 0.06, 160)), (0.4, (0.27, 0.065, 152)), (0.7, (0.23, 0.06, 160)), (1, (0.2, 0.055, 165))], 30)
    wall = c.full(smoothstep(FOOT + 6, FOOT - 6, c.y))
    foliage(c, wall, (0.37, 0.085, 148), seed="hedge", size=13, spacing=5.4, thickness=40, clump=64, detail=0.3)
    by = near_gap(c, gap, 44)
    side = np.abs(c.x - 400) / 400
    c.multiply(np.asarray(0.4 * smoothstep(0.4, 1.2, side), np.float32), (0.36, 0.08, 185), 0.7)
    c.multiply(np.asarray(smoothstep(120, -80, c.y), np.float32), (0.36, 0.08, 180), 0.4)
    c.multiply(np.asarray(smoothstep(660, FOOT, c.y) * (1 - by), np.float32), (0.2, 0.05, 170), 0.6)
    r = c.rng("sprigs")
    n = 5200
    x, y = r.uniform(-10, 810, n), np.sort(r.uniform(-10, FOOT - 6, n))
    col, row = np.clip((x * c.scale).astype(int), 0, c.w - 1), np.clip((y * c.scale).astype(int), 0, c.h - 1)
    patch = c.noise.at("sprig", x[None] / 60, y[None] / 46, 1.0, 3)[0]
    lit = np.clip(0.75 * near_gap(c, gap, 120)[row, col] + 0.5 * smoothstep(0.45, 0.75, patch) - 0.1, 0, 1)
    dapple = c.noise.at("dapple", x[None] / 120 + y[None] / 400, y[None] / 90, 1.0, 2)[0]
    lit = lit * (1 - 0.55 * smoothstep(0.6, 1.1, np.abs(x - 410) / 400)) * smoothstep(-300, 160, y)
    lit = lit + 0.34 * smoothstep(0.6, 0.78, dapple) * smoothstep(760, 200, y)
    tones = pick(
        ramp([(0.15, 0.04, 168), (0.3, 0.075, 152), (0.47, 0.11, 140), (0.68, 0.13, 125)]), np.asarray(lit, np.float32)
    )
    strew(
        c,
        "leaf",
        x,
        y,
        r.uniform(9, 19, n),
        r.normal(-1.57, 1.1, n),
        np.asarray(tones * r.uniform(0.8, 1.15, (n, 1)), np.float32),
        seed="sprigs",
        alpha=0.9,
        detail=0.55,
    )


def _cast(c: Canvas, gap: Mask) -> Mask:
    """The guest's shape as the sun throws it over the lawn, long towards us."""
    t = np.maximum(c.y - FOOT, 0)
    wide = 1 + t / 620
    sx = 404 + (c.x - 404 + 0.1 * t) / wide
    sy = FOOT - t * 2.42 + 0.0008 * t * t
    px, py = np.asarray(sx * c.scale, np.float32), np.asarray(sy * c.scale, np.float32)
    a = np.asarray(cv2.remap(gap.whole(), px, py, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT), np.float32)
    return c.full(a * smoothstep(0, 3, t))


def _lawn(c: Canvas, gap: Mask) -> None:
    """Mown grass in the shade, and the same grass in the light that falls through."""
    lawn = c.full(smoothstep(FOOT - 3, FOOT + 3, c.y))
    d = np.maximum(c.y - FOOT, 1)
    stripe = np.sin((c.x - 404) / (26 + d * 0.2) * 1.35)
    dark = ramp([(0.19, 0.05, 162), (0.26, 0.065, 152), (0.34, 0.08, 145)])
    c.fill(lawn, pick(dark, np.asarray(0.5 + 0.25 * stripe, np.float32)), detail=0.2)
    field = c.full(smoothstep(FOOT - 2, FOOT + 4, c.y))
    grass(
        c,
        field,
        ((0.18, 0.05, 162), (0.27, 0.07, 152), (0.37, 0.09, 144)),
        seed="shade",
        height=(6, 30),
        spacing=4.2,
        spread=0.35,
        detail=0.3,
    )
    spots = c.noise.at("spots", c.x / 90, (c.y - FOOT) / 34, 1.0, 3)
    c.screen(field * np.asarray(smoothstep(0.6, 0.82, spots), np.float32), (0.7, 0.13, 125), 0.3)
    fall = _cast(c, gap).blur(1.2)
    far = smoothstep(1230, FOOT, c.y)
    with c.group() as sun:
        bright = ramp([(0.62, 0.13, 132), (0.76, 0.14, 118), (0.92, 0.12, 104)])
        c.fill(field, pick(bright, np.asarray(0.22 + 0.6 * far + 0.14 * stripe, np.float32)), detail=0.3)
        grass(
            c,
            field,
            ((0.52, 0.12, 140), (0.7, 0.14, 124), (0.86, 0.13, 108)),
            seed="sun",
            height=(6, 30),
            spacing=4.0,
            spread=0.35,
            detail=0.4,
        )
        c.screen(np.asarray(far**1.5 * 0.5, np.float32), (0.96, 0.08, 98), 0.7)
    c.screen(fall.blur(16), (0.62, 0.12, 120), 0.4)
    c.paste(sun, clip=fall)
    c.glaze(_cast(c, c.mask(wine())).blur(2), (0.8, 0.14, 15), 0.5)


def _beyond(c: Canvas, gap: Mask) -> None:
    """Noon over the sea: high sky, small clouds, a white sail, light on the water."""
    with c.group() as g:
        sky = ramp(
            [(0, (0.66, 0.12, 240)), (0.5, (0.74, 0.115, 230)), (0.9, (0.85, 0.08, 220)), (1, (0.9, 0.055, 205))]
        )
        c.fill(c.full(), pick(sky, np.asarray((c.y - 130) / (_SEA - 130), np.float32)), detail=0.7)
        r = c.rng("fair")
        for k, (x, y, s) in enumerate(
            ((300, 538, 34), (352, 548, 20), (470, 548, 14), (262, 548, 18), (372, 470, 15), (606, 250, 9))
        ):
            puffs = [
                (x + float(r.normal(0, s)), y + float(r.normal(0, s * 0.22)), s * float(r.uniform(0.25, 0.7)))
                for _ in range(18)
            ]
            cloud(c, puffs, [(0.84, 0.05, 230), (0.95, 0.03, 210), (0.995, 0.015, 95)], seed=f"fair{k}", alpha=0.9)
        down = np.clip((c.y - _SEA) / 230, 0, 1)
        wave = c.noise.at("wave", c.x / (9 + 50 * down), np.log(np.maximum(c.y - _SEA, 1) + 8) * 11, 1.0, 3) - 0.5
        sea = ramp(
            [(0, (0.62, 0.12, 222)), (0.18, (0.68, 0.11, 215)), (0.55, (0.6, 0.115, 215)), (1, (0.66, 0.11, 195))]
        )
        water = c.full(smoothstep(_SEA - 0.6, _SEA + 0.6, c.y))
        c.fill(water, pick(sea, np.asarray(down + 0.42 * wave, np.float32)), detail=0.7)
        spark = np.exp(-(((c.x - 420) / (20 + 60 * down)) ** 2)) * smoothstep(-0.02, 0.26, wave)
        c.screen(water * np.asarray(spark, np.float32), (0.99, 0.04, 95), 0.95)
        r = c.rng("glitter")
        k = 150
        gy = _SEA + 6 + 190 * r.random(k) ** 1.2
        gx = 400 + r.normal(0, 1, k) * (18 + (gy - _SEA) * 0.5)
        white = np.full((k, 3), 1.0, np.float32)
        strew(c, "soft", gx, gy, r.uniform(3, 9, k), 0.0, white, seed="glitter", detail=0.8)
        # The cliff's top behind the hedge: pale grass in full sun, a path to the edge.
        bank = c.mask(curve([(200, 770, CORNER), (340, 752), (450, 760), (640, 740, CORNER), (640, 900), (200, 900)]))
        c.fill(bank, pick(ramp([(0.93, 0.1, 112), (0.8, 0.14, 122)]), (c.y - 748) / 110), detail=0.6)
        grass(c, bank, ((0.8, 0.14, 125), (0.93, 0.12, 110)), seed="cliff", height=(6, 12), spacing=3.4, detail=0.6)
        _sail(c, 372, _SEA + 14, 1.2)
        red = c.mask(wine())
        c.glaze(red, (0.62, 0.2, 14), 0.74)
        c.screen(red.edge(0, -7, 3), (0.95, 0.08, 20), 0.6)
        c.screen(red.edge(-6, 4, 4), (0.9, 0.1, 20), 0.35)
    c.paste(g, clip=gap)
    c.emit(gap, 0.22)


def _sail(c: Canvas, x: float, y: float, s: float) -> None:
    def boat(pen: Pen) -> None:
        pen.fill(
            curve([(x - 30 * s, y - 5, CORNER), (x + 30 * s, y - 6, CORNER), (x + 20 * s, y + 7), (x - 22 * s, y + 6)]),
            (0.5, 0.15, 20),
        )
        pen.fill(
            curve(
                [
                    (x, y - 86 * s, CORNER),
                    (x + 26 * s, y - 40 * s),
                    (x + 30 * s, y - 11, CORNER),
                    (x + 2, y - 9, CORNER),
                ]
            ),
            (0.995, 0.01, 90),
        )
        pen.fill(
            curve(
                [
                    (x - 4, y - 76 * s, CORNER),
                    (x - 16 * s, y - 36 * s),
                    (x - 24 * s, y - 11, CORNER),
                    (x - 3, y - 9, CORNER),
                ]
            ),
            (0.93, 0.03, 230),
        )
        pen.stroke([(x - 1, y - 90 * s), (x - 1, y - 4)], (0.45, 0.06, 60), 2)

    c.draw(boat, relief=1.5, detail=0.95)
    c.screen(c.mask(oval(x, y + 22, 14, 20), soft=5), (0.98, 0.02, 95), 0.5)


def _air(c: Canvas, gap: Mask) -> None:
    """Brightness that comes through the gap into the shade."""
    c.screen(gap.blur(18), (0.9, 0.06, 130), 0.34)
    c.screen(gap.blur(60), (0.7, 0.08, 130), 0.3)
    beam = c.mask(polygon([(330, 560), (480, 560), (640, 1230), (180, 1230)]), soft=40)
    c.screen(beam * np.asarray(smoothstep(1230, 700, c.y), np.float32), (0.93, 0.08, 105), 0.14)
    c.screen(c.full(np.exp(-(((c.y - FOOT) / 16) ** 2) - ((c.x - 404) / 120) ** 2)), (0.97, 0.08, 100), 0.6)


def _girl(c: Canvas) -> None:
    """She stands in the light and answers."""
    who = Person(
        age="child",
        girth=0.95,
        skin=(0.7, 0.08, 50),
        hair=(0.26, 0.06, 40),
        hair_style="braids",
        top=(0.68, 0.18, 10),
        bottom=(0.68, 0.18, 10),
        dress="gown",
        hem=0.6,
        sleeves="short",
    )
    x, y = 372.0, 1022.0
    j = joints(who, Pose(arm_near=(152, 10), arm_far=(12, 6), head=4), x, y, 188, view="back")
    c.multiply(c.mask(oval(x, y, 38, 7), soft=3), (0.2, 0.06, 160), 0.7)
    with c.group() as g:
        paint_person(c, who, j)
        hx, hy = j.hand_near
        c.draw(
            lambda pen: pen.fill(
                polygon([(hx - 6, hy - 20), (hx + 8, hy - 20), (hx + 6, hy), (hx - 4, hy)]), (0.95, 0.04, 95)
            ),
            relief=2,
            detail=0.95,
        )
    # Her shadow falls towards us, drawn out as the guest's light is.
    t = np.maximum(c.y - y + 4, 0)
    px = np.asarray((x + (c.x - x - 0.16 * t) / (1 + t / 620)) * c.scale, np.float32)
    py = np.asarray((y - t * 2.2) * c.scale, np.float32)
    a = np.asarray(cv2.remap(g.cover, px, py, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT), np.float32)
    c.multiply(c.full(a * (t > 0)).blur(1.6), (0.34, 0.1, 150), 0.78)
    m = c.paste(g)
    wx, wy = j.waist
    skirt = m * np.asarray(smoothstep(wy + 6, wy + 26, c.y) * smoothstep(y - 30, y - 40, c.y), np.float32)
    fan = (c.x - wx) / (14 + 0.5 * np.maximum(c.y - wy, 0))
    pleat = 0.5 + 0.5 * np.sin(fan * 9 + 0.6 * np.sin(c.y / 16))
    c.multiply(skirt * np.asarray(pleat, np.float32), (0.5, 0.17, 5), 0.5)
    c.draw(lambda pen: _bow(pen, wx, wy + 6), relief=1.6, detail=0.95)
    c.screen(m.edge(-4, 0, 2), (0.9, 0.1, 60), 0.35)
    c.screen(m.edge(0, -4, 1.2), (0.98, 0.06, 95), 0.8)
    c.glow(hx, hy - 14, 14, (0.98, 0.06, 95), 0.6)


def _bow(pen: Pen, x: float, y: float) -> None:
    """Her sash, tied behind."""
    tone = (0.95, 0.04, 40)
    pen.stroke([(x - 22, y - 1), (x, y + 2), (x + 22, y - 1)], tone, 5)
    pen.fill(curve([(x, y, CORNER), (x - 9, y - 8), (x - 18, y - 5), (x - 15, y + 6)]), tone)
    pen.fill(curve([(x, y, CORNER), (x + 9, y - 8), (x + 18, y - 5), (x + 15, y + 6)]), tone)
    pen.stroke([(x - 2, y + 2), (x - 6, y + 16), (x - 11, y + 30)], tone, 4)
    pen.stroke([(x + 2, y + 2), (x + 7, y + 14), (x + 9, y + 27)], tone, 4)
    pen.dot(x, y + 1, 3.4, (0.88, 0.06, 30))


def _cup(c: Canvas) -> None:
    """The hidden cup."""
    x, y = 520.0, 868.0
    c.multiply(c.mask(oval(x, y + 1, 12, 3), soft=2), (0.2, 0.05, 160), 0.7)
    cup = c.mask(polygon([(x - 7, y - 17), (x + 7, y - 17), (x + 5, y), (x - 5, y)]))
    c.form(cup, (0.8, 0.06, 90), thickness=5, rim=0.8, detail=0.9)
