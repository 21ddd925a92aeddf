"""Parts of Low Notes: pipes that have grown like reeds and birches, their breath and their young twigs."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import smoke
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval, polygon, sample
from moonhare.painting.stamps import strew

SUN = (446.0, 800.0)
BANK = 968.0
_STUFF: dict[str, tuple[Colour, ...]] = {
    "birch": ((0.34, 0.03, 190), (0.58, 0.03, 160), (0.82, 0.03, 95), (0.95, 0.03, 90), (0.99, 0.03, 88)),
    "copper": ((0.2, 0.05, 20), (0.37, 0.08, 32), (0.57, 0.105, 45), (0.82, 0.11, 62), (0.97, 0.08, 82)),
    "reed": ((0.2, 0.045, 165), (0.36, 0.07, 148), (0.54, 0.095, 130), (0.78, 0.12, 108), (0.96, 0.09, 96)),
    "tin": ((0.24, 0.035, 215), (0.42, 0.04, 205), (0.62, 0.035, 190), (0.86, 0.04, 110), (0.98, 0.05, 90)),
    "alder": ((0.15, 0.04, 40), (0.28, 0.06, 45), (0.44, 0.08, 52), (0.66, 0.1, 62), (0.9, 0.12, 78)),
}
"""What the pipes are: two barks, a green reed, two metals; tones from the dark core to the burning edge."""
_LEFT = ("birch", "copper", "reed", "birch", "tin", "alder", "copper", "birch", "reed", "copper", "reed")
_RIGHT = ("birch", "tin", "birch", "copper", "reed", "alder", "birch", "tin", "alder", "reed", "birch")


class Pipe(msgspec.Struct, frozen=True):
    """One pipe: where it stands, where and how high it ends, how wide it is."""

    x: float
    top_x: float
    top: float
    width: float
    mouth: float
    bow: float
    far: float = 0.0
    stuff: str = "tin"
    flare: float = 0.0


def pipes(c: Canvas) -> list[Pipe]:
    """Return the front rank: three towers and two dips, a crown; outer pipes sink into the reeds."""
    r = c.rng("rank")
    half = (
        (0, 92, 60, 764), (62, 150, 44, 742), (108, 236, 34, 716), (146, 356, 28, 690), (177, 438, 23, 668),
        (208, 338, 28, 690), (246, 226, 38, 716), (287, 282, 32, 742), (321, 408, 25, 770), (350, 540, 20, 800),
        (374, 660, 18, 826),
    )  # fmt: skip
    out: list[Pipe] = []
    for k, (off, top, width, mouth) in enumerate(half):
        for way in (-1.0, 1.0) if off else (1.0,):
            x = 400 + way * off * 0.88 + r.normal(0, 3)
            lean = way * off * 0.1 + r.normal(0, 12)
            stuff = (_LEFT if way < 0 else _RIGHT)[k]
            bow = float(r.normal(0, 5 if stuff in ("tin", "copper") else 20)) * min(1.0, (mouth - top) / 420)
            out.append(
                Pipe(
                    float(x),
                    float(x + lean),
                    float(top + r.normal(0, 34) * (k > 0)),
                    float(width * r.uniform(0.82, 1.16) * (0.85 if stuff == "reed" else 1)),
                    float(mouth + r.normal(0, 16)),
                    bow * (0.4 if k == 0 else 1),
                    stuff=stuff,
                    flare=0.5 if stuff == "copper" else 0.0,
                )
            )
    return sorted(out, key=lambda q: -abs(q.x - 400))


def small_rank() -> list[Pipe]:
    """Return short young pipes before the others, half hidden by ferns."""
    rows = (
        (92, 800, 20, "copper", 6), (132, 852, 26, "birch", -8), (188, 764, 22, "reed", 14),
        (236, 836, 26, "tin", 0), (272, 870, 18, "copper", 4), (540, 862, 20, "birch", 6),
        (576, 800, 26, "copper", 0), (622, 846, 22, "reed", 10),
        (668, 782, 24, "birch", -12), (712, 858, 20, "copper", 5),
    )  # fmt: skip
    return [
        Pipe(
            float(x), float(x + (x - 400) * 0.06), float(top), float(w), (top + 920.0) / 2, float(bow) * 0.4,
            stuff=stuff, flare=0.4 if stuff == "copper" else 0.0,
        )
        for x, top, w, stuff, bow in rows
    ]  # fmt: skip


def back_rank(c: Canvas) -> list[Pipe]:
    """Return thinner pipes behind, half lost in the light."""
    r = c.rng("behind")
    out = []
    for k in range(15):
        x = 400 + (k - 7) * 40 + r.normal(0, 7)
        top = 250 + 22 * abs(k - 7) + r.normal(0, 60)
        wide = float(r.uniform(12, 20))
        out.append(Pipe(float(x), float(x + (x - 400) * 0.1), float(top), wide, 800.0, 0, 1.0))
    return out


def _spine(q: Pipe) -> Array:
    foot = BANK + 8
    pts = [
        (q.x, foot, q.width * 0.17),
        (q.x, q.mouth * 0.4 + foot * 0.6, q.width * 0.3),
        (q.x, q.mouth + 10, q.width * 0.48),
        (q.x, q.mouth - 12, q.width * 0.5),
        (q.x + (q.top_x - q.x) * 0.3 + q.bow, q.mouth * 0.62 + q.top * 0.38, q.width * 0.5),
        (q.x + (q.top_x - q.x) * 0.66 - 0.3 * q.bow, q.mouth * 0.28 + q.top * 0.72, q.width * 0.48),
        (q.top_x - 0.2 * q.bow, q.mouth * 0.08 + q.top * 0.92, q.width * (0.46 + 0.12 * q.flare)),
        (q.top_x, q.top, q.width * (0.46 + 0.5 * q.flare)),
    ]
    return np.asarray(sample(pts, 60), np.float32)


def _outline(s: Array, slant: float) -> list[tuple[float, ...]]:
    left = [(float(p[0] - p[2]), float(p[1])) for p in s]
    right = [(float(p[0] + p[2]), float(p[1])) for p in s]
    left[-1] = (left[-1][0], left[-1][1] + slant)
    right[-1] = (right[-1][0], right[-1][1] - slant)
    return [*left, *right[::-1]]


def paint_pipe(c: Canvas, q: Pipe, seed: str) -> None:
    """Paint one pipe: a rounded, birch-marked shaft, lit along the side that looks at the sun."""
    s = _spine(q)
    slant = (q.width * (0.34 if q.stuff != "copper" else 0.1)) * (1 if q.top_x < 400 else -1)
    m = c.mask(polygon(_outline(s, slant)))
    toward = SUN[0] - q.x
    side = float(np.clip(toward / 60, -1, 1))
    c.light = msgspec.structs.replace(c.light, rim=(side if abs(side) > 0.2 else 0.3, -0.25, 0.0))
    if q.far:
        c.form(m, mix((0.6, 0.09, 40), (0.9, 0.14, 66), 0.5), thickness=q.width, rim=0.5, detail=0.2, alpha=0.7)
        return
    at = m.where
    x, y = c.x[at], c.y[at]
    up = s[::-1]
    middle, half = (np.interp(y, up[:, 1], up[:, k]).astype(np.float32) for k in (0, 2))
    u = np.clip((x - middle) / np.maximum(half, 1), -1, 1)
    ring = c.noise.at(f"ring{seed}", x / 60, y / 5, 1.0, 3) - 0.5
    streak = c.noise.at(f"streak{seed}", x / 4, y / 150, 1.0, 3) - 0.5
    wide = c.noise.at(f"wide{seed}", x / 50, y / 90, 1.0, 2) - 0.5
    f = 1.0 if side >= 0 else -1.0
    # Round metal: a soft sheen of the cool sky, a dark core, and a burning edge that looks at the sun.
    tone = float(c.rng(f"tone{seed}").normal(0, 0.06))
    t = (
        0.33
        + tone
        + 0.44 * np.exp(-(((u * f + 0.42) / 0.24) ** 2))
        + 0.1 * (u * f)
        - 0.16 * np.exp(-(((u * f + 0.98) / 0.3) ** 2))
    )
    t = t + 0.09 * ring + 0.14 * streak + 0.24 * wide - 0.05
    t = t + _grown(c, q, x, y, u)
    table = ramp(_STUFF[q.stuff])
    c.fill(m, pick(table, np.asarray(t, np.float32)), detail=0.62)
    near = np.exp(-((np.hypot(x - SUN[0], (y - SUN[1]) * 0.62) / 300) ** 2))
    edge = np.exp(-(((u * f - 1.0) / 0.34) ** 2)) * (0.35 + 0.8 * near)
    other = np.exp(-(((u * f + 1.0) / 0.12) ** 2)) * 0.5 * near
    c.screen(m * np.asarray(np.clip(edge + other, 0, 1), np.float32), (0.92, 0.17, 76), 0.95)
    c.screen(m * np.asarray(near * 0.3 * (0.4 + 0.6 * np.abs(u)), np.float32), (0.72, 0.17, 70), 0.7)
    if q.stuff in ("birch", "alder"):
        _birch(c, q, s, seed)
    if q.stuff == "copper":
        green = smoothstep(0.5, 0.68, c.field(f"verdigris{seed[-1]}", 46, 4)) * smoothstep(q.top + 20, q.mouth, c.y)
        c.glaze(m * np.asarray(green, np.float32), (0.62, 0.075, 185), 0.6)
    if q.stuff == "reed":
        _nodes(c, q, s)
    moss = smoothstep(0.42, 0.66, c.field(f"moss{seed[-1]}", 34, 4)) * smoothstep(q.mouth - 40, BANK - 20, c.y)
    c.glaze(m * np.asarray(moss, np.float32), (0.42, 0.1, 130), 0.72)
    c.multiply(m * np.asarray(smoothstep(820, BANK + 10, c.y), np.float32), (0.3, 0.06, 175), 0.5)
    _lip(c, q)
    # The cut end: a dark, slanting mouth with a bright rim.
    end = c.mask(
        oval(
            q.top_x,
            q.top + 1,
            q.width * (0.45 + 0.5 * q.flare),
            q.width * 0.15,
            -math.degrees(math.atan2(slant * 2, q.width)),
        )
    )
    c.fill(end, (0.3, 0.05, 165), detail=0.7)
    c.screen(end.edge(0, -1, 0.6), (0.96, 0.09, 95), 0.7)


def _grown(c: Canvas, q: Pipe, x: Array, y: Array, u: Array) -> Array:
    """Return what the stuff adds to a shaft's light: furrows of bark, bands of solder, fibres of reed."""
    if q.stuff == "alder":
        furrow = np.abs(c.noise.at("furrow", x / 7, y / 46, 1.0, 3) - 0.5)
        return np.asarray(0.1 - 0.9 * np.exp(-furrow * 16) * 0.35, np.float32)
    if q.stuff == "birch":
        return np.asarray(0.1 + 0.16 * (c.noise.at("paper", x / 22, y / 9, 1.0, 3) - 0.5), np.float32)
    if q.stuff == "reed":
        return np.asarray(0.06 * np.sin(u * 17), np.float32)
    band = np.mod(y + q.x, 118.0 if q.stuff == "tin" else 83.0)
    return np.asarray(0.16 * np.exp(-(((band - 6) / 2.2) ** 2)) - 0.2 * np.exp(-(((band - 10) / 2.0) ** 2)), np.float32)


def _nodes(c: Canvas, q: Pipe, s: Array) -> None:
    """Rings where a reed's leaves clasped it, and some of these leaves still."""
    r = c.rng(f"nodes{q.x:.0f}")

    def work(pen: Pen) -> None:
        for i in range(10, 58, 9):
            x, y, w = (float(v) for v in s[i])
            pen.stroke([(x - w, y - 1), (x, y + 2.4), (x + w, y - 1)], (0.26, 0.07, 140), 2.6, 0.9)
            pen.stroke([(x - w, y - 3.4), (x, y), (x + w, y - 3.4)], (0.88, 0.13, 106), 1.5, 0.8)
            if r.random() < 0.6:
                way = float(r.choice([-1.0, 1.0]))
                long = float(r.uniform(60, 120))
                px, py = x + way * w * 0.8, y
                blade = [
                    (px, py + 3, CORNER), (px + way * long * 0.45, py - long * 0.42),
                    (px + way * long, py - long * 0.1, CORNER),
                    (px + way * long * 0.45, py - long * 0.3), (px, py - 5, CORNER),
                ]  # fmt: skip
                pen.fill(curve(blade), (0.46, 0.11, 128), 0.95)
                pen.stroke([p[:2] for p in (blade[0], blade[1], blade[2])], (0.86, 0.13, 104), 1.1, 0.7)

    c.draw(work, relief=1.2, detail=0.62)
    # A plume of seed, silky, blown outwards.
    x, y = q.top_x, q.top
    n, way = 260, 1.0 if q.x > 400 else -1.0
    tall = 40 + 1.7 * q.width
    t = r.random(n)
    off = r.normal(0, 1, n) * tall * 0.17 * np.sin(t * 2.7 + 0.3)
    px, py = x + way * tall * 0.5 * t**1.7 + off, y + 12 - tall * 1.25 * t + 0.3 * np.abs(off)
    lit = r.uniform(0, 1, n)[:, None]
    tone = np.asarray([[0.5, 0.36, 0.3]]) * (1 - lit) + np.asarray([[0.96, 0.8, 0.6]]) * lit
    turn = -1.57 + way * 0.9 * t + off / tall * 1.6 + r.normal(0, 0.16, n)
    strew(c, "hair", px, py, r.uniform(14, 26, n), turn, tone.astype(np.float32), seed=f"plume{x:.0f}", alpha=0.9)


def _birch(c: Canvas, q: Pipe, s: Array, seed: str) -> None:
    r = c.rng(f"birch{seed}")

    def marks(pen: Pen) -> None:
        for _ in range(int((q.mouth - q.top) / 11)):
            i = int(r.integers(12, 57))
            x, y, w = (float(v) for v in s[i])
            off = float(r.uniform(-0.9, 0.7)) * w
            long = float(r.uniform(0.15, 0.75)) * w
            pen.stroke(
                [(x + off, y), (x + off + long * 0.5, y + 0.9), (x + off + long, y)],
                (0.22, 0.04, 50),
                float(r.uniform(0.9, 2.2) + 3.2 * r.random() ** 3),
                float(r.uniform(0.35, 0.8)),
            )

        if q.stuff == "birch":
            # Black scars where boughs fell off.
            for i in range(9, 57, 11):
                x, y, w = (float(v) for v in s[i])
                ex, ew = x + float(r.uniform(-0.4, 0.4)) * w, w * float(r.uniform(0.3, 0.5))
                pen.fill(oval(ex, y, ew, ew * 0.36), (0.17, 0.03, 50), 0.85)
                brow = [(ex - ew * 1.5, y + ew * 0.6), (ex, y - ew * 0.5), (ex + ew * 1.5, y + ew * 0.6)]
                pen.stroke(brow, (0.2, 0.03, 50), 2, 0.7)

    c.draw(marks, detail=0.62, clip=c.mask(polygon(_outline(s, 0))))


def _lip(c: Canvas, q: Pipe) -> None:
    """The pipe's mouth: a pointed shield over a dark slot, with breath before it."""
    w, y = q.width * 0.43, q.mouth
    x = q.x
    pointed = q.stuff in ("tin", "copper")
    cheek, tall = w * (0.72 if pointed else 0.94), 2.7 if pointed else 2.0
    shield = c.mask(
        curve(
            [
                (x - w, y, CORNER),
                (x - cheek, y - w * 1.2),
                (x, y - w * tall, -1.0 if pointed else 0.0),
                (x + cheek, y - w * 1.2),
                (x + w, y, CORNER),
            ]
        )
    )
    c.form(shield, mix(_STUFF[q.stuff][2], (0.9, 0.13, 76), 0.22), thickness=3, bias=0.0, rim=0.8, detail=0.7)
    c.multiply(shield.edge(1, -0.6, 0.8), (0.3, 0.06, 175), 0.6)
    low = y + w * 0.5
    slot = c.mask(
        curve(
            [
                (x - w, y, CORNER),
                (x, y + 1.5),
                (x + w, y, CORNER),
                (x + w * 0.9, low),
                (x, y + w * 0.62),
                (x - w * 0.9, low),
            ]
        )
    )
    c.fill(slot, (0.15, 0.035, 175), detail=0.85)
    c.screen(slot.edge(0, 1, 0.5), (0.95, 0.09, 95), 0.75)


def breath(c: Canvas, rank: list[Pipe]) -> None:
    """Mist at the mouths: the organ is sounding."""
    r = c.rng("breath")
    for k, q in enumerate(rank):
        if q.width < 22:
            continue
        way = -1.0 if q.x < 400 else 1.0
        d = float(r.uniform(0.7, 1.2))
        smoke(
            c,
            [
                (q.x + way * 4, q.mouth + 6, 5),
                (q.x + way * 22 * d, q.mouth - 4, 11),
                (q.x + way * 48 * d, q.mouth - 26 * d, 17),
                (q.x + way * 66 * d, q.mouth - 64 * d, 22),
            ],
            (0.97, 0.06, 78),
            seed=f"breath{k}",
            alpha=0.42,
            n=16,
        )


def sprigs(c: Canvas, rank: list[Pipe]) -> None:
    """Young twigs with leaves and catkins that the pipes have put out near their ends."""
    r = c.rng("sprigs")
    dark, mid, hot = (0.42, 0.09, 140), (0.64, 0.13, 120), (0.9, 0.12, 102)
    for k, q in enumerate(rank):
        if q.stuff not in ("birch", "alder"):
            continue
        way = 1.0 if q.top_x > 400 + 30 * (k % 3 - 1) else -1.0
        xs, ys = [], []
        for _j in range(3):
            up = float(r.uniform(0, 0.34))
            sx = q.top_x + (q.x - q.top_x) * up * 0.8 + way * q.width * 0.4
            sy = q.top + (q.mouth - q.top) * up + 8
            long = float(r.uniform(38, 84))
            tip = (sx + way * long * 0.8, sy - long * float(r.uniform(0.15, 0.7)))
            mid_pt = ((sx + tip[0]) / 2, min(sy, tip[1]) - 4 + (sy - tip[1]) * 0.3)

            line = [(sx, sy), mid_pt, tip]

            def twig(pen: Pen, line: list[tuple[float, float]] = line) -> None:
                pen.stroke(line, (0.32, 0.06, 110), 2.0)

            c.draw(twig, relief=1, detail=0.6)
            n = int(long / 3.4)
            t = r.uniform(0.2, 1.05, n)
            bx = (1 - t) ** 2 * sx + 2 * t * (1 - t) * mid_pt[0] + t * t * tip[0]
            by = (1 - t) ** 2 * sy + 2 * t * (1 - t) * mid_pt[1] + t * t * tip[1]
            xs.append(bx + r.normal(0, 6, n))
            ys.append(by + r.normal(2, 7, n))
        x, y = np.concatenate(xs), np.concatenate(ys)
        near = np.exp(-np.hypot(x - SUN[0], (y - SUN[1]) * 0.7) / 330)
        lit = np.clip(near * 1.3 + r.normal(0, 0.22, len(x)), 0, 1)
        colours = pick(ramp([dark, mid, hot]), np.asarray(lit, np.float32))
        size, turn = r.uniform(8, 15, len(x)), r.uniform(0, 6.28, len(x))
        strew(c, "leaf", x, y, size, turn, colours, seed=f"sprig{k}", detail=0.6)


def lamp_light() -> Light:
    """Return the card's light: the sky on the faces towards us, the sun behind."""
    return Light(
        direction=(-0.5, -0.55, 0.62),
        key=(0.95, 0.085, 100),
        shade=(0.24, 0.055, 180),
        rim=(0.6, -0.3, 0),
        rim_colour=(0.97, 0.11, 94),
        bounce=(0.66, 0.1, 125),
        bounce_share=0.2,
    )
