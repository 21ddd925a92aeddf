"""A great bumblebee carries a lit mail coach on threads of silk through a tunnel of foxgloves and roses."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from art.painting.stamps import jittered, sampled, strew
from art.painting.strokes import repaint

from .bee import paint_bee
from .coach import paint_coach, paint_knots, paint_silk
from .flowers import AIR, END, dew, foxglove, leaf, rose, thicket

BRIEF = Brief(
    title="Express",
    hero="furry bumblebee that flies towards us with a lit old mail coach hung below it on threads of silk",
    idea="impossible journey",
    place="lane, under foxgloves and roses",
    palette="rose and green",
    composition="deep tunnel",
    time="morning",
    symbols=("bumblebee", "coach", "foxglove"),
    hidden="a pillar box no taller than a daisy in the grass beside the lane",
    readings=("delivery", "diligence", "spring"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "saturation": 1.12,
    "contrast": 0.3,
    "relight": Relight(key=0.7, ground=0.88, figure=0.26, chroma=1.0, form=1.3, side=0.07, towards=270, spare=0.2),
}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.1, -0.75, 0.5),
        key=(0.97, 0.06, 92),
        shade=(0.27, 0.07, 175),
        rim=(0.45, -0.7, 0),
        rim_colour=(0.96, 0.1, 95),
        bounce=(0.6, 0.11, 130),
        bounce_share=0.2,
    )
    _air(c)
    _tunnel(c)
    _lane(c)
    _near(c)
    _shade(c)
    paint_coach(c)
    paint_silk(c)
    paint_bee(c)
    paint_knots(c)
    _letters(c)
    _dew(c)


def _air(c: Canvas) -> None:
    """Morning at the tunnel's end, green shade about it."""
    d = np.hypot((c.x - END[0]) / 420, (c.y - END[1] + 20) / 620) + 0.16 * (c.field("air", 150, 4) - 0.5)
    stops = ((0.985, 0.05, 100), (0.95, 0.09, 103), (0.82, 0.12, 112), (0.55, 0.11, 132), (0.28, 0.07, 155))
    table = ramp(list(zip((0, 0.2, 0.42, 0.7, 1), stops, strict=True)))
    c.fill(c.full(), pick(table, np.asarray(d, np.float32)), detail=0.0)


def _tunnel(c: Canvas) -> None:
    """Flowers behind flowers, each plane larger, darker and clearer than the last, mist between them."""
    planes = (
        (150.0, 250.0, 900, 0.82, 30.0, 3.0),
        (230.0, 380.0, 1300, 0.6, 50.0, 1.6),
        (340.0, 560.0, 1700, 0.34, 80.0, 0.6),
    )
    for k, (far, near, n, haze, size, soft) in enumerate(planes):
        thicket(c, near, far, n, f"plane{k}")
        r = c.rng(f"spikes{k}")
        with c.group() as group:
            for side in (-1, 1, -1, 1, -1, 1):
                x = END[0] + side * far * float(r.uniform(0.62, 0.95))
                foot = END[1] + 0.3 * far + 20
                tall = far * float(r.uniform(1.1, 1.75))
                lean = -side * far * float(r.uniform(0.3, 0.6))
                spine = [(x + side * 0.1 * far, foot), (x, foot - tall * 0.45), (x + lean * 0.4, foot - tall * 0.85),
                         (x + lean, foot - tall)]  # fmt: skip
                foxglove(c, spine, size * float(r.uniform(0.85, 1.1)), haze, f"{k}{x:.0f}", bool(r.random() < 0.4))
        c.paste(group, soft=soft)
        c.fog(END[1] - far * 0.6, END[1] + far * 0.5, AIR, 0.5 - 0.1 * k, cell=140)
    thicket(c, 800.0, 500.0, 1900, "front")
    d = np.hypot((c.x - END[0] + 46) * 0.95, (c.y - END[1] + 90) * 0.78)
    drift = 0.6 + 0.8 * (c.field("mist", 120, 4) - 0.2)
    c.glaze(np.asarray(np.clip(smoothstep(470, 120, d) * drift, 0, 1), np.float32), (0.94, 0.085, 102), 0.62)
    repaint(c, 0.5, seed="wall", loose=0.8)
    c.glow(END[0], END[1], 210, (0.92, 0.15, 98), 0.4)
    c.rays(END[0], END[1] - 20, [20, 48, 74, 108, 136, 162, 200, 228, 318, 342], 760, 120, (0.98, 0.1, 98), 0.34, 26)


def _lane(c: Canvas) -> None:
    """Moss in perspective, lit from its far end; a worn way down the middle, bars of light and shade along it."""
    top = END[1] + 62
    rise = -0.36 * np.maximum(np.abs(c.x - END[0]) - 50, 0)
    ground = c.full(smoothstep(top - 14, top + 30, c.y + 26 * (c.field("edge", 50, 4) - 0.5) + rise))
    near = np.clip((c.y - top) / (1200 - top), 0, 1)
    middle = END[0] - 60 * near + 26 * np.sin(near * 4)
    off = np.abs(c.x - middle) / (30 + 300 * near)
    bars = c.noise.at("bars", np.asarray((c.x - END[0]) / (60 + c.y - top + 20) * 5, np.float32), near * 1.2, 1.0, 3)
    sun: Array = np.asarray(
        smoothstep(1.25, 0.0, near)
        * smoothstep(1.9, 0.1, np.abs(c.x - middle) / (230 + 130 * near))
        * (0.45 + 1.0 * smoothstep(0.3, 0.7, bars)),
        np.float32,
    )
    track = smoothstep(0.62, 0.36, off + 0.16 * (c.field("track", 40, 3) - 0.5))
    t = 0.17 + 0.72 * sun + 0.1 * track
    table = ramp([(0.17, 0.05, 160), (0.32, 0.085, 145), (0.52, 0.125, 130), (0.74, 0.14, 115), (0.95, 0.1, 103)])
    c.fill(ground, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.2)
    r = c.rng("moss")
    n = 11000
    q = r.random(n) ** 0.55
    y = np.sort(top + 4 + (1230 - top) * q)
    k = (y - top) / (1200 - top)
    x = r.uniform(-20, 820, n)
    lane = END[0] - 60 * k + 26 * np.sin(k * 4)
    aside = np.abs(x - lane) / (30 + 300 * k)
    worn = smoothstep(0.4, 0.75, aside)
    t = 0.22 + 0.7 * sampled(c, sun, x, y) + 0.08 * (1 - worn) + r.normal(0, 0.09, n)
    size = (5 + 36 * k) * (0.26 + 0.85 * worn) * r.uniform(0.7, 1.3, n)
    turn = -math.pi / 2 + r.normal(0, 0.45, n)
    tone = jittered(pick(table, np.asarray(np.clip(t, 0.04, 1), np.float32)), r, 0.06)
    keep = (r.random(n) < 0.6 + 0.4 * worn) & (y > top + 16)
    strew(c, "blade", x[keep], (y - size * 0.4)[keep], size[keep], turn[keep], tone[keep], seed="moss", detail=0.4)
    earth = ground * np.asarray(track * smoothstep(0.02, 0.2, near), np.float32)
    c.glaze(earth, (0.78, 0.08, 85), 0.3)
    veil = np.exp(-(((c.y - top + rise * 0.7) / 62) ** 2)) * (0.55 + 0.6 * c.field("veil", 90, 4, (2.5, 1)))
    c.glaze(np.asarray(np.clip(veil, 0, 1) * smoothstep(430, 90, np.abs(c.x - END[0])), np.float32), AIR, 0.9)
    c.glow(END[0], top - 10, 130, (0.92, 0.15, 98), 0.35, 0.3)
    _daisies(c, top)


def _daisies(c: Canvas, top: float) -> None:
    r, g = c.rng("daisies"), c.rng("fallen")
    spots = []
    for _ in range(40):
        k = float(r.random() ** 0.8)
        side = 1 if r.random() < 0.5 else -1
        lane = END[0] - 60 * k + 26 * math.sin(k * 4)
        spots.append((k, lane + side * (26 + 300 * k) * float(r.uniform(0.7, 1.35))))

    def flowers(pen: Pen) -> None:
        for k, x in sorted(spots):
            y, q = top + 24 + (1180 - top) * k, 3 + 17 * k
            white = mix((0.97, 0.03, 95), (0.66, 0.05, 150), 0.55 * k)
            for i in range(13):
                a = 6.283 * i / 13
                px, py = x + math.cos(a) * q * 0.62, y + math.sin(a) * q * 0.36
                tilt = math.degrees(math.atan2(math.sin(a) * 0.6, math.cos(a)))
                pen.fill(oval(px, py, q * 0.42, q * 0.13, tilt), white)
            pen.fill(oval(x, y - q * 0.06, q * 0.28, q * 0.2), mix((0.86, 0.16, 88), (0.64, 0.13, 75), 0.55 * k))

    c.draw(flowers, relief=1.6, detail=0.6)
    n = 36
    near = np.sort(g.random(n) ** 0.8)
    down = top + 40 + (1180 - top) * near
    across = END[0] - 60 * near + 26 * np.sin(near * 4) + g.normal(0, 0.5, n) * (40 + 330 * near)
    size = (5 + 19 * near) * g.uniform(0.7, 1.2, n)
    turn = g.normal(0, 0.5, n)
    tone = np.stack([mix((0.96, 0.045, 30), (0.8, 0.12, 8), float(t)) for t in g.random(n)]).astype(np.float32)
    tone = np.asarray(tone * (1 - 0.16 * near)[:, None], np.float32)
    dark = np.repeat(np.array([[0.08, 0.2, 0.1]], np.float32), n, 0)
    strew(c, "leaf", across + 1, down + size * 0.2, size, turn, dark, seed="fallen", alpha=0.45, detail=0.5)
    strew(c, "leaf", across, down, size, turn, tone, seed="fallen", detail=0.8)


def _near(c: Canvas) -> None:
    """The nearest flowers, cut by the card's edge on the left; on the right one that stands farther off, in shade."""
    foxglove(c, [(744, 1010), (742, 880), (730, 740), (716, 620), (668, 520)], 58, 0.22, "right2", False, 0.12)
    foxglove(c, [(-30, 1300), (4, 900), (26, 560), (90, 290), (236, 150)], 128, 0.0, "left", False, 0.26)
    with c.group() as bough:
        for x, y, q, dark in ((806, 168, 58, 0.3), (700, 14, 62, 0.36), (776, 66, 84, 0.24)):
            for k in range(5):
                leaf(c, x, y, q * 1.7, 20 + 72 * k + x * 0.1, 0.0, f"bough{x}{k}", 0.55)
            rose(c, x, y, q, 0.0, f"top{x}", x * 0.01, dark)
    c.paste(bough, soft=0.8)
    with c.group() as low:
        for x, y, long, turn in (
            (-90, 1120, 250, -8),
            (-60, 1180, 290, -34),
            (90, 1270, 260, -74),
            (-10, 1260, 260, -18),
        ):
            leaf(c, float(x), float(y), float(long), float(turn), 0.0, f"low{x}", 0.7)
    c.paste(low, soft=1.6)


def _shade(c: Canvas) -> None:
    """Light that streams out of the tunnel's end; the bee's soft shadow on the lane, the coach's warm light in it."""
    c.glow(END[0] - 10, END[1] + 20, 150, (0.92, 0.15, 98), 0.35, 0.3)
    c.rays(END[0], END[1], [8, 30, 62, 96, 128, 152, 172, 206, 334], 700, 100, (0.98, 0.11, 98), 0.3, 24)
    c.fill(c.mask(oval(470, 1076, 170, 20), soft=14), (0.24, 0.06, 150), 0.62, detail=0.9)
    c.glow(430, 1020, 110, (0.94, 0.14, 76), 0.42, 0.4)
    x, y = 206.0, 990.0
    c.multiply(c.mask(oval(664, 392, 84, 130, 12), soft=42), (0.5, 0.1, 150), 0.62)
    post = c.mask(limb([(x, y, 8), (x, y - 29, 7.4)], 12))
    c.shadow(post, -3, 4, 4, 0.5)
    c.form(post, (0.55, 0.2, 25), thickness=9, rim=0.8, detail=0.85)
    cap = c.mask(oval(x, y - 36, 9.4, 5.4))
    c.form(cap, (0.62, 0.2, 25), thickness=6, rim=0.9, detail=0.85)
    c.fill(c.mask(box(x - 4, y - 27, 8, 2.2, 1)), (0.15, 0.05, 20), detail=0.9)


def _letters(c: Canvas) -> None:
    """Letters that have slipped out flutter behind."""
    for x, y, q, turn, haze in ((604.0, 706.0, 36.0, 28.0, 0.0), (520.0, 676.0, 13.0, -34.0, 0.3)):
        a = math.radians(turn)

        def to(u: float, v: float, x: float = x, y: float = y, q: float = q, a: float = a) -> tuple[float, float]:
            v = v + 0.14 * u * u
            return x + q * (u * math.cos(a) - v * math.sin(a)), y + q * (u * math.sin(a) + v * math.cos(a))

        sheet = c.mask(curve([(*to(-1, -0.62), CORNER), to(0, -0.62), (*to(1, -0.62), CORNER), (*to(1, 0.62), CORNER),
                              to(0, 0.62), (*to(-1, 0.62), CORNER)]))  # fmt: skip
        c.shadow(sheet, 5, 12, 9, 0.35)
        c.form(sheet, mix((0.94, 0.035, 80), AIR, haze), thickness=4, rim=0.9, mottle=0.03, detail=0.9)
        flap = c.mask(polygon([to(-1, -0.62), to(1, -0.62), to(0, 0.14)])) & sheet
        c.multiply(flap.move(0, 2), (0.72, 0.06, 70), 0.5)
        c.fill(flap, mix((0.97, 0.03, 85), AIR, haze), detail=0.9)
        seal = c.mask(circle(*to(0, 0.12), q * 0.17))
        c.form(seal, (0.52, 0.19, 20), thickness=q * 0.1, gloss=0.5, detail=0.95)


def _dew(c: Canvas) -> None:
    """Drops on leaves and bells."""
    leaves = ((110, 1076, 7), (60, 1104, 9), (140, 1044, 5))
    bells = ((56, 764, 6), (124, 890, 7), (44, 388, 5), (96, 656, 5))
    for x, y, q in (*leaves, *bells):
        dew(c, x, y, q)
