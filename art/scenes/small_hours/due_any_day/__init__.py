"""An egg taller than the church lies in a nest on the roofs of a town at dawn; light comes through its crack."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import ramp, rgb, smoothstep
from art.painting.light import Lamp, Light
from art.painting.mask import Mask
from art.painting.materials import smoke
from art.painting.motifs.cells import cells
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import curve, oval, polygon
from art.painting.strokes import repaint

from .town import church, nest, quarter, stork

BRIEF = Brief(
    title="Due Any Day",
    hero="egg taller than the church in a great nest on the town's roofs, its shell cracking open with light",
    idea="wrong scale",
    place="city, rooftops",
    palette="sunset coral",
    composition="low-horizon giant",
    time="dawn",
    symbols=("egg", "nest", "stork"),
    hidden="on a chimney a stork stands on a nest of its own and looks up",
    readings=("motherhood", "future", "suspense"),
)
FINISH = {
    "vignette": 0.0,
    "contrast": 0.3,
    "bloom": 0.15,
    "saturation": 1.12,
    "relight": Relight(key=0.81, ground=0.9, figure=0.42, chroma=1.0, form=1.25, side=0.08, towards=180, spare=0.1),
}

_EGG = (402.0, 520.0, 226.0, 306.0, 8.0)
_HOLE = (318.0, 604.0)
"""Where the shell has given way."""
_CRACKS: tuple[tuple[tuple[tuple[float, float], ...], float], ...] = (
    (((372, 566), (404, 574), (420, 540), (456, 548), (474, 506), (512, 512), (524, 466), (566, 462), (590, 418)), 8.0),
    (((456, 548), (486, 566), (500, 556), (536, 582)), 3.6),
    (((474, 506), (462, 470), (478, 448), (470, 412)), 3.4),
    (((524, 466), (516, 430), (530, 414)), 2.6),
    (((262, 634), (238, 622), (222, 650), (196, 644)), 5.0),
    (((300, 536), (306, 492), (284, 472), (292, 426), (276, 396)), 4.6),
    (((306, 492), (334, 474), (336, 450)), 2.6),
    (((344, 664), (352, 704), (334, 724), (346, 770)), 5.0),
    (((352, 704), (388, 722), (392, 742)), 2.6),
)
_GOLD = (0.96, 0.12, 76)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.72, -0.42, 0.36),
        key=(0.96, 0.08, 62),
        shade=(0.34, 0.09, 285),
        rim=(0.85, -0.35, 0),
        rim_colour=(0.97, 0.11, 62),
        bounce=(0.72, 0.14, 45),
        bounce_share=0.2,
    )
    _sky(c)
    repaint(c, 0.6, seed="air")
    x, y = _HOLE
    _far_town(c)
    egg = _egg(c)
    _fracture(c, egg)
    c.lamps.append(Lamp(x=x - 10, y=y + 60, z=150, reach=330, colour=(0.9, 0.14, 68), power=0.95))
    nest(c, egg)
    _town(c)
    _light(c)
    c.lamps.clear()
    stork(c, 96.0, 1010.0)
    repaint(c, 0.12, seed="last")
    _air(c)


def _sky(c: Canvas) -> None:
    """Night going out above, coral and apricot low on the right, far quarters in the haze."""
    c.wash(
        [
            (0, (0.3, 0.075, 268)),
            (0.16, (0.42, 0.08, 275)),
            (0.32, (0.58, 0.085, 320)),
            (0.45, (0.74, 0.115, 20)),
            (0.56, (0.86, 0.115, 48)),
            (0.66, (0.94, 0.09, 70)),
            (1, (0.7, 0.12, 30)),
        ],
        warp=18,
        turn=8,
    )
    streaks(c, 60, 640, (0.92, 0.11, 35), share=0.5, seed="low", cover=0.5)
    c.glow(800, 740, 400, (0.97, 0.12, 66), 0.8)
    for i, (y, tone) in enumerate(((770.0, (0.72, 0.1, 10)), (806.0, (0.66, 0.12, 25)))):
        ridge = y - 80 * (c.field(f"hill{i}", 230, 4)[0] - 0.4)
        body = c.full(smoothstep(-1, 1, c.y - ridge[None, :]))
        c.fill(body, tone, 0.9, detail=0.1)
        c.glaze(body * (0.9 * smoothstep(0, 80, c.y - ridge)), (0.95, 0.09, 62))


def _egg(c: Canvas) -> Mask:
    """The shell: ivory, peach towards the sun, blue in its shade, speckled round its form."""
    x, y, rx, ry, turn = _EGG
    outline = []
    for k in range(28):
        a = 2 * math.pi * k / 28
        u, v = math.sin(a) * rx, -math.cos(a) * ry
        u *= 1 + 0.13 * (v / ry) - 0.02 * (v / ry) ** 2
        t = math.radians(turn)
        outline.append((x + u * math.cos(t) - v * math.sin(t), y + u * math.sin(t) + v * math.cos(t)))
    shape = c.mask(curve(outline))
    ball = Clay(c, (x - rx - 90, y - ry - 40, x + rx + 90, y + ry + 40))
    ball.ball(x - 4, y + 16, rx * 1.16, ry * 1.1, turn=turn, thick=rx * 1.15)
    coat = ramp(
        [
            (0, (0.3, 0.09, 285)),
            (0.28, (0.42, 0.1, 296)),
            (0.5, (0.65, 0.085, 350)),
            (0.7, (0.86, 0.07, 42)),
            (0.88, (0.95, 0.05, 68)),
            (1, (0.99, 0.035, 80)),
        ]
    )
    pits = np.asarray((c.field("pits", 6, 2) - 0.5) * 0.5 + (c.field("dents", 90, 3) - 0.5) * 10, np.float32)
    relief = ball.relief(2).within(shape)
    c.form(relief, coat, bump=pits[relief.mask.where], mottle=0.04, grain=60, rim=0.25, bias=-0.09, detail=0.6)
    r = c.rng("freckles")

    def freckles(pen: Pen) -> None:
        for k in range(620):
            a, b = float(r.uniform(-1.5, 1.5)), float(r.uniform(-1.45, 1.45))
            u, v = math.sin(a) * math.cos(b), math.sin(b)
            if r.random() > 0.35 + 0.65 * abs(v) ** 1.5:
                continue
            q = float(r.uniform(1.2, 3.4)) if k % 7 else float(r.uniform(4, 9))
            pen.fill(
                oval(x + u * rx * 0.97, y + v * ry * 0.97, q * max(math.cos(a), 0.25), q * max(math.cos(b), 0.3), 8),
                (0.42, 0.1, 20) if k % 3 else (0.5, 0.09, 300),
                float(r.uniform(0.25, 0.75)),
            )

    c.draw(freckles, detail=0.6, clip=shape, soft=0.4)
    c.screen(shape.edge(14, -5, 7), (0.98, 0.1, 66), 0.8)
    c.screen(shape.edge(-6, 2, 8), (0.6, 0.12, 270), 0.3)
    return shape


def _taper(line: tuple[tuple[float, float], ...], wide: float) -> list[tuple[float, float]]:
    """Return an outline round a jagged line, widest at its start, running out in a point."""
    n = len(line) - 1
    left, right = [], []
    for k, (x, y) in enumerate(line):
        before, after = line[max(k - 1, 0)], line[min(k + 1, n)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        w = wide * (1 - k / n) ** 0.8 / (math.hypot(dx, dy) + 1e-6)
        left.append((x - dy * w, y + dx * w))
        right.append((x + dy * w, y - dx * w))
    return [*left, *right[::-1]]


def _fracture(c: Canvas, egg: Mask) -> None:
    """A zigzag crack through a net of shards; some have fallen, and the light within comes out."""
    hx, hy = _HOLE
    away = np.hypot((c.x - hx) / 1.15, c.y - hy)
    warp = 26 * (c.field("shards", 60, 3) - 0.5)
    gap, tint = cells((c.x + warp) / 40 + 0.3, (c.y - warp) / 40)
    broken = np.clip(1.3 - away / 118, 0, 1)
    wide = 0.03 + 0.2 * broken**1.5
    net = smoothstep(wide, wide * 0.35, gap) * smoothstep(0.02, 0.16, broken)
    fallen = ((tint < 0.55 * smoothstep(118, 30, away)) | (away < 34)).astype(np.float32)
    hole = fallen * smoothstep(0.02, 0.07, gap) + fallen * (broken > 0.3)
    lines = c.mask(*(polygon(_taper(line, w)) for line, w in _CRACKS)).whole()
    gaps = egg * np.asarray(np.clip(net + hole + lines, 0, 1), np.float32)
    gaps = gaps.blur(0.5)
    seam = c.full(lines).blur(16).whole()
    glow = np.exp(-((away / 165) ** 1.4)) * 0.75 + 2.2 * seam
    c.screen(egg * np.asarray(np.clip(glow, 0, 1), np.float32), (0.86, 0.17, 52), 0.8)
    tilt = (tint - 0.5) * smoothstep(0.1, 0.5, broken)
    c.multiply(egg * np.asarray(np.clip(tilt, 0, 1), np.float32), (0.55, 0.15, 40), 0.7)
    c.screen(egg * np.asarray(np.clip(-tilt, 0, 1), np.float32), (0.95, 0.1, 70), 0.6)
    c.multiply(gaps.grow(3).blur(2).move(3, -3) & egg, (0.46, 0.15, 30), 0.5)
    heat = smoothstep(230, 0, away)[..., None]
    inner = rgb((0.9, 0.16, 62)) * (1 - heat) + rgb((0.985, 0.085, 88)) * heat
    c.fill(gaps, np.asarray(inner, np.float32), detail=0.95)
    c.emit(gaps, 1.0)
    c.glow(hx, hy, 90, (0.97, 0.14, 76), 0.6)
    c.glow(hx, hy, 260, (0.94, 0.15, 62), 0.42)


def _far_town(c: Canvas) -> None:
    """The quarters behind the nest, half dissolved in the dawn."""
    warm = (0.95, 0.095, 62)
    quarter(c, 826, 24, "far", warm, 0.9, 0.3)
    quarter(c, 862, 34, "outer", (0.92, 0.11, 50), 0.75, 0.45)
    quarter(c, 916, 46, "under", (0.84, 0.13, 40), 0.55, 0.55)
    c.fog(850, 960, warm, 0.45, cell=90)


def _town(c: Canvas) -> None:
    """Row before row of houses in front of the nest, mist in the streets, the church at their side."""
    church(c, 690.0, 1000.0)
    quarter(c, 1006, 62, "mid", (0.66, 0.14, 30), 0.4, 0.7)
    c.fog(960, 1050, (0.92, 0.12, 52), 0.4, cell=80)
    quarter(c, 1086, 84, "near", (0.46, 0.13, 345), 0.3, 0.75)
    c.fog(1050, 1130, (0.86, 0.14, 45), 0.3, cell=80)
    quarter(c, 1214, 118, "first", (0.27, 0.09, 310), 0.4, 0.85)
    for x, y, q, seed in ((226.0, 952.0, 1.0, "a"), (566.0, 950.0, 0.8, "b"), (748.0, 1010.0, 1.0, "c")):
        way = [(x, y, 4 * q), (x - 8, y - 46 * q, 9 * q), (x - 30, y - 110 * q, 16 * q), (x - 62, y - 176 * q, 26 * q)]
        smoke(c, way, (0.93, 0.07, 55), seed=f"smoke{seed}", alpha=0.6)


def _light(c: Canvas) -> None:
    """The light that falls out of the crack: down over the nest and the roofs on the left."""
    x, y = _HOLE
    town = smoothstep(880, 1010, c.y)
    shining = np.clip(c.layer.emission * 2.2, 0, 1)
    c.multiply(np.asarray(town * (1 - shining), np.float32), (0.46, 0.12, 300), 0.66)
    c.glaze(np.asarray(town * shining * 0.8, np.float32), (0.9, 0.155, 74))
    for angles, width, share in (((112, 138, 163), 210, 0.62), ((101, 124, 150, 176, 196), 90, 0.5)):
        c.rays(x, y, angles, 880, width, (0.92, 0.17, 64), share, soft=16)
    away = np.hypot((c.x - x + 70) / 1.15, (c.y - y - 330) / 0.8)
    pool = np.exp(-((away / 250) ** 2)) * smoothstep(760, 860, c.y)
    lit = c.layer.rgb.mean(-1)
    c.screen(np.asarray(pool * smoothstep(0.1, 0.5, lit), np.float32), (0.84, 0.19, 55), 0.75)
    c.glow(x - 40, y + 260, 190, (0.95, 0.14, 60), 0.35, flat=0.5)
    side = smoothstep(420, 800, c.x) * smoothstep(900, 1100, c.y)
    c.multiply(np.asarray(side, np.float32), (0.45, 0.11, 300), 0.6)


def _air(c: Canvas) -> None:
    """Tiny storks on their way home, sparks of light."""
