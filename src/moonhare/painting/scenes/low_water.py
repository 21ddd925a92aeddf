"""A great dragonfly carries the last of the pond over cracked fields, in one hanging drop where a lotus glows."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials import grass, smoke
from moonhare.painting.motifs.cells import cells
from moonhare.painting.motifs.corals import fish
from moonhare.painting.motifs.motes import glints
from moonhare.painting.motifs.plants import palm
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._low_water_dragonfly import paint_dragonfly, paint_lotus, paint_wings
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Low Water",
    hero="huge dragonfly in flight, bearing in its legs a great hanging drop: the last of a pond, its lotus aglow",
    idea="carried by",
    place="rice field, Bengal in drought",
    palette="rose and green",
    composition="profile",
    time="morning",
    symbols=("dragonfly", "lotus", "drop"),
    hidden="a small frog on the cracked earth that looks up after it",
    readings=("patience", "rescue", "treasure"),
)

FINISH = {
    "vignette": 0.3,
    "saturation": 1.08,
    "bloom": 0.55,
    "contrast": 0.14,
    "focus": Focus(420, 560, 430, 560, 0.15),
}

_DROP = (430.0, 722.0, 182.0)
"""The drop's middle and its half width."""
_NECK = 446.0
_LINE = 746.0
"""Where the water stands in it."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.45, -0.7, 0.5),
        key=(0.97, 0.06, 70),
        shade=(0.26, 0.06, 185),
        rim=(0.6, -0.75, 0),
        rim_colour=(0.98, 0.08, 60),
        bounce=(0.75, 0.11, 15),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.4, 0.075, 192)),
            (0.2, (0.56, 0.08, 182)),
            (0.38, (0.74, 0.075, 165)),
            (0.5, (0.87, 0.085, 100)),
            (0.58, (0.93, 0.115, 68)),
            (0.66, (0.88, 0.14, 32)),
            (1, (0.8, 0.1, 30)),
        ],
        warp=16,
    )
    streaks(c, 60, 620, (0.93, 0.1, 30), seed="dawn", cover=0.42, share=0.42)
    c.glow(800, 700, 420, (0.99, 0.12, 66), 1.0)
    c.glow(800, 700, 170, (0.995, 0.08, 82), 0.9)
    _far(c)
    land = _earth(c)
    repaint(c, 0.5, seed="land", loose=0.8)
    _village(c)
    _stubble(c, land)
    c.rays(860, 640, [152, 161, 170, 178], 900, width=110, colour=(0.99, 0.09, 74), share=0.42, soft=22)
    _under(c)
    paint_wings(c, far=True)
    _drop(c)
    paint_dragonfly(c)
    paint_wings(c, far=False)
    c.glow(442, 690, 150, (0.95, 0.13, 40), 0.4)
    _drips(c)
    _frog(c)


def _far(c: Canvas) -> None:
    """Hills behind hills, each with its bank of morning mist."""
    rows = ((770, 150, (0.8, 0.06, 150)), (800, 110, (0.7, 0.075, 150)), (826, 80, (0.56, 0.085, 150)))
    for k, (y, lift, tone) in enumerate(rows):
        n = c.field(f"hill{k}", 170 - 24 * k, 5)[int(200 * c.scale)]
        u = np.arange(c.w) / c.w
        ridge = (y - lift * (n - 0.35) - (70 - 14 * k) * (2 * u - 1) ** 2 * (1.2 if k else 0.5))[None, :]
        body = c.full(smoothstep(-1.5, 1.5, c.y - ridge))
        t = 0.5 + 0.3 * (c.field(f"wood{k}", 26, 4) - 0.5) + 0.2 * smoothstep(100, 800, c.x)
        c.fill(body, pick(c.tones(tone), np.asarray(t, np.float32)), detail=0.1)
        c.screen(np.asarray(np.exp(-(((c.y - ridge - 3) / 3) ** 2)) * smoothstep(200, 800, c.x), np.float32),
                 (0.98, 0.09, 75), 0.5)  # fmt: skip
        c.glaze(body * (0.85 * smoothstep(0, 90, c.y - ridge)), (0.92, 0.1, 42))
        c.fog(y - 30, y + 50, (0.95, 0.09, 50), 0.5, cell=110)


_SUN = (0.75, 0.4, 0.34)


def _terrace(c: Canvas, u: Array, v: Array) -> tuple[Array, Array]:
    """Return the slope's step number and how far within its step a place lies, 0–1."""
    h = 0.2 * (v - 26) + 7 * (c.noise.at("bend", u, v, 26, 2) - 0.5) + 0.006 * u * u
    h = np.maximum(h, 0) / 2.6
    step = np.floor(h)
    return np.asarray(step, np.float32), np.asarray(h - step, np.float32)


def _earth(c: Canvas) -> Ground:
    """Dry rice terraces that climb away from us: cracked mud, low walls, grass on their rims."""

    def heights(u: Array, v: Array) -> Array:
        step, part = _terrace(c, u, v)
        wall = smoothstep(0.88, 0.99, part)
        rim = np.exp(-(((part - 0.05) / 0.05) ** 2)) * (step > 0)
        clod = 0.1 * (c.noise.at("clod", u, v, 1.0, 2) - 0.5)
        return np.asarray(1.5 * (step + wall) + 0.3 * rim + clod, np.float32)

    land = ground(c, heights, horizon=800, eye=14, near=24, far=150, sun=_SUN, shadow_reach=9)
    _, part = _terrace(c, land.u, land.v)
    gap, tint = cells(land.u / 1.7 + 0.35 * (c.noise.at("w", land.u, land.v, 2, 2) - 0.5), land.v / 1.7)
    near = smoothstep(70, 28, land.v)
    t = 0.34 + 0.68 * land.lit(_SUN) - 0.3 * land.shade + 0.14 * (tint - 0.5) * near
    mud = ramp([(0, (0.27, 0.07, 350)), (0.3, (0.46, 0.09, 15)), (0.58, (0.68, 0.1, 38)), (0.8, (0.86, 0.09, 58)),
                (1, (0.97, 0.06, 75))])  # fmt: skip
    colours = pick(mud, np.asarray(t, np.float32))
    flat = smoothstep(0.9, 0.8, part) * smoothstep(0.04, 0.14, part)
    crack = smoothstep(0.12, 0.03, gap) * near * flat
    colours = colours + (rgb((0.25, 0.07, 345)) - colours) * (crack * 0.8)[..., None]
    lip = smoothstep(0.24, 0.12, gap) * (1 - crack) * near * flat
    colours = colours + (rgb((0.98, 0.07, 65)) - colours) * (lip * 0.22)[..., None]
    green = np.clip(np.exp(-(((part - 0.02) / 0.09) ** 2)) + smoothstep(0.86, 0.97, part), 0, 1)
    patch = smoothstep(0.3, 0.6, c.noise.at("sward", land.u, land.v, 8, 3))
    grass_tone = pick(ramp([(0.28, 0.07, 160), (0.5, 0.1, 140), (0.8, 0.12, 110)]), np.asarray(t, np.float32))
    colours = colours + (grass_tone - colours) * (0.8 * green * patch)[..., None]
    haze = smoothstep(40, 135, land.v)[..., None] * 0.8
    c.fill(land.mask, np.asarray(colours + (rgb((0.92, 0.1, 45)) - colours) * haze, np.float32), detail=0.2)
    return land


def _stubble(c: Canvas, land: Ground) -> None:
    """Dry stalks in rows on the near fields, a few green blades on the rims."""
    r = c.rng("stubble")
    _, part = _terrace(c, land.u, land.v)
    rims = land.mask * np.asarray((np.exp(-(((part - 0.03) / 0.07) ** 2)) * smoothstep(90, 60, land.v)), np.float32)
    tones = ((0.4, 0.09, 150), (0.56, 0.11, 135), (0.78, 0.12, 105), (0.86, 0.1, 80))
    grass(c, rims, tones, seed="rims", height=(5, 30), spacing=4.6, spread=0.5, grow=1.5, detail=0.5)
    for x, size in ((-6, 128), (34, 96), (84, 70), (716, 74), (768, 118), (812, 140)):
        n = 26
        a = -math.pi / 2 + r.normal(0, 0.34, n)
        long = size * r.uniform(0.6, 1.2, n)
        px, py = x + r.normal(0, 14, n), np.full(n, 1212.0)
        strew(c, "blade", px + np.cos(a) * long / 2, py + np.sin(a) * long / 2, long, a,
              jittered(np.repeat(rgb((0.3, 0.075, 160))[None], n, 0), r, 0.1), seed=f"near{x}", detail=0.6)  # fmt: skip


def _village(c: Canvas) -> None:
    """Huts on stilts on a terrace, one lamp still lit, a palm or two, smoke that the mist keeps."""
    tone = (0.36, 0.075, 10)
    for x, h, seed in ((92.0, 120.0, "a"), (204.0, 84.0, "b"), (694.0, 92.0, "c")):
        palm(c, x, 872, h, (0.42, 0.06, 60), (0.46, 0.09, 150), seed=seed, lean=0.12 if x < 300 else -0.14)
    for x, y, s in ((144.0, 878.0, 1.35), (222.0, 872.0, 0.95), (660.0, 868.0, 0.9)):

        def hut(pen: Pen, x: float = x, y: float = y, s: float = s) -> None:
            for dx in (-15, -5, 6, 15):
                pen.stroke([(x + dx * s, y - 14 * s), (x + dx * s, y)], tone, 2.2 * s)
            pen.fill(box(x - 19 * s, y - 27 * s, 38 * s, 15 * s), (0.56, 0.09, 45))
            pen.fill(polygon([(x - 29 * s, y - 24 * s), (x - 4 * s, y - 55 * s), (x + 4 * s, y - 55 * s),
                              (x + 29 * s, y - 24 * s)]), (0.5, 0.09, 40))  # fmt: skip
            for k in range(-8, 9):
                pen.stroke([(x + 0.4 * k * s, y - 54 * s), (x + 3.3 * k * s, y - 25 * s)], (0.74, 0.1, 65), 0.8, 0.6)
            pen.stroke([(x + 15 * s, y - 13 * s), (x + 22 * s, y)], tone, 1.6 * s)

        c.multiply(c.mask(oval(x - 20 * s, y + 1, 36 * s, 5 * s), soft=3), (0.4, 0.09, 10), 0.6)
        c.draw(hut, relief=2, detail=0.75)
    c.draw(lambda pen: pen.fill(box(138, 844, 9, 10, 1), (0.96, 0.12, 78)), detail=0.95, emission=0.8)
    c.glow(142, 849, 20, (0.96, 0.13, 72), 0.7)
    smoke(c, [(236, 824, 6), (226, 786, 11), (196, 748, 20), (150, 722, 30)], (0.97, 0.03, 80), seed="fire", alpha=0.5)
    c.fog(846, 930, (0.96, 0.08, 52), 0.5, cell=90)


def _under(c: Canvas) -> None:
    """The drop's shadow on the ground, and the net of light that it gathers in the middle of it."""
    x, y = 352.0, 1066.0
    c.multiply(c.mask(oval(x, y, 232, 50, 3), soft=16), (0.34, 0.1, 350), 0.8)
    u, v = (c.x - x) / 190, (c.y - y) / 38
    d = np.hypot(u, v)
    warp = 0.5 * (c.field("swirl", 50, 3) - 0.5)
    gap, _ = cells(np.asarray(u * 3.4 + 1.6 * warp, np.float32), np.asarray(v * 3.0 + 1.6 * warp + 0.4, np.float32))
    gap = np.asarray(gap, np.float32)
    net = 0.75 * np.exp(-((gap / 0.13) ** 2)) + 0.4 * np.exp(-((gap / 0.36) ** 2))
    light = net * smoothstep(1.05, 0.5, d) + np.exp(-((d / 0.3) ** 2)) * 1.4
    ring = np.exp(-(((d - 0.86) / 0.07) ** 2)) * (0.4 + 0.6 * smoothstep(0.2, -1, u))
    shine = blur(np.asarray(np.clip(light + 0.5 * ring, 0, 1), np.float32), 1.6 * c.scale)
    c.screen(c.full(shine), (0.94, 0.13, 74), 0.8)
    c.screen(c.full(np.asarray(smoothstep(1.0, 0.1, d), np.float32)), (0.85, 0.14, 20), 0.45)
    c.emit(c.full(shine * smoothstep(0.6, 0.0, d)), 0.6)
    c.glow(x, y, 74, (0.98, 0.1, 60), 0.65, flat=0.34)


def _outline() -> list[tuple[float, ...]]:
    x, y, q = _DROP
    right = [(16, -252), (40, -206), (92, -146), (150, -78), (q, 14), (160, 112), (92, 172)]
    pts: list[tuple[float, ...]] = [(x, _NECK, CORNER)]
    pts += [(x + dx * (1.0 if dy > -100 else 0.96), y + dy) for dx, dy in right]
    pts.append((x + 2, y + 190))
    pts += [(x - dx * 1.01, y + dy + 3) for dx, dy in reversed(right)]
    return pts


def _drop(c: Canvas) -> None:
    """Air above, pond below, and the lotus where they meet."""
    x, y, q = _DROP
    m = c.mask(curve(_outline(), pull=0.36))
    c.glow(x, y, q * 0.9, (0.9, 0.08, 45), 0.35)
    # A lens stands the world on its head: the fields hang at its top, the sky lies at its foot.
    d2 = ((c.x - x) / q) ** 2 + ((c.y - y) / (1.1 * q)) ** 2
    bend = 1.5 + 0.9 * np.clip(d2, 0, 1.4)
    seen_x = np.clip(400 - (c.x - x) * bend, 4, 796)
    seen_y = np.clip(880 - (c.y - 590) * bend * 0.9, 40, 1150)
    column, row = (np.clip(a * c.scale, 0, None).astype(int) for a in (seen_x, seen_y))
    world = c.layer.rgb[np.minimum(row, c.h - 1), np.minimum(column, c.w - 1)].copy()
    u, v = (c.x - x) / q, (c.y - y) / q
    upper = pick(ramp([(0.4, 0.07, 175), (0.72, 0.07, 130), (0.93, 0.08, 50), (0.92, 0.1, 20)]), 0.62 + 0.5 * v)
    c.fill(m, np.asarray(1 - (1 - 0.4 * upper - 0.6 * world) * 0.86, np.float32), detail=0.8)
    surface = _LINE + 9 * np.sin(np.arccos(np.clip(np.abs(u), 0, 1))) - 5
    deep = m & c.full(smoothstep(-1.5, 1.5, c.y - surface))
    light = 1.3 * np.exp(-(((c.x - x + 24) / 120) ** 2) - ((c.y - 816) / 92) ** 2)
    t = 0.62 - 0.85 * (v - 0.12) + 0.5 * light + 0.12 * (c.field("murk", 46, 3) - 0.5)
    pond = ramp([(0.2, 0.05, 185), (0.34, 0.075, 172), (0.54, 0.1, 155), (0.76, 0.1, 128), (0.94, 0.08, 75)])
    c.fill(deep, pick(pond, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)
    _weeds(c, deep)
    fish(c, 352, 836, 46, (0.68, 0.19, 35), band=(0.92, 0.07, 70), turn=-8, tall=0.22, seed="koi")
    fish(c, 494, 868, 32, (0.72, 0.18, 40), left=True, turn=10, tall=0.22, seed="koi2")
    plane = m & c.mask(oval(x, _LINE - 2, q * 1.02, 19))
    c.fill(plane, pick(ramp([(0.97, 0.05, 60), (0.82, 0.09, 60), (0.5, 0.09, 155)]), np.abs(u) * 1.1), detail=0.85)
    c.screen(plane.edge(0, 3, 1), (0.98, 0.05, 60), 0.9)
    for lx, ly, rx, ry in ((322.0, 746.0, 52.0, 9.0), (542.0, 747.0, 42.0, 8.0), (372.0, 756.0, 34.0, 6.0)):
        leaf = c.mask(oval(lx, ly, rx, ry)) & m
        c.form(leaf, (0.52, 0.12, 145), thickness=5, rim=0.9, detail=0.85)
    paint_lotus(c, x + 12, _LINE + 2)
    rim = m - m.grow(-26).blur(18)
    c.glaze(rim, (0.3, 0.07, 180), 0.55)
    edge = m - m.grow(-3).blur(1.2)
    c.screen(edge, (0.95, 0.08, 45), 0.75)
    c.screen(m.edge(12, -10, 4), (0.98, 0.06, 70), 0.75)
    c.screen(m.edge(-7, 9, 3), (0.94, 0.11, 30), 0.75)
    shine = [(314, 614), (288, 672), (280, 726), (292, 730), (304, 678), (328, 626)]
    c.screen(c.mask(curve(shine), soft=2.2), (0.99, 0.03, 80), 0.85)
    c.screen(c.mask(oval(298, 758, 7, 11, 8), soft=1.4), (0.99, 0.03, 80), 0.8)
    c.screen(c.mask(curve([(434, 486), (444, 546), (468, 598), (458, 600), (432, 550)]), soft=2), (0.99, 0.04, 75), 0.5)


def _weeds(c: Canvas, deep: Mask) -> None:
    r = c.rng("weeds")

    def work(pen: Pen) -> None:
        for k in range(15):
            x0 = 430 + (k - 7) * 17 + float(r.normal(0, 6))
            foot = 912 - abs(x0 - 430) ** 2 * 0.0034
            high = float(r.uniform(40, 104))
            sway = float(r.uniform(-20, 20))
            tone = (0.3 + 0.2 * float(r.random()), 0.09, float(r.uniform(140, 165)))
            tip = (x0 - sway * 0.4, foot - high, 0.6)
            pen.fill(limb([(x0, foot, 3.4), (x0 + sway, foot - high * 0.5, 2.6), tip], 16), tone, 0.9)
        pen.stroke([(446, 756), (452, 820), (438, 905)], (0.62, 0.1, 130), 5)
        for _ in range(26):
            bx, by = float(r.normal(430, 66)), float(r.uniform(778, 896))
            pen.dot(bx, by, float(r.uniform(1, 3)), (0.97, 0.05, 80), 0.6)

    c.draw(work, clip=deep, detail=0.8, relief=1)


def _drips(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        for x, y, q in ((428, 938, 5), (425, 984, 4), (423, 1044, 3)):
            pen.fill(curve([(x, y - 2.6 * q, CORNER), (x + q, y), (x, y + 1.2 * q), (x - q, y)]), (0.97, 0.05, 60))

    c.draw(work, relief=2, detail=0.9)
    glints(
        c,
        c.rng("sparks"),
        30,
        lambda r: (410 + r.normal(0, 170), 560 + r.normal(0, 170)),
        (0.98, 0.07, 60),
        power=0.75,
    )


def _frog(c: Canvas) -> None:
    x, y = 640.0, 1132.0
    c.multiply(c.mask(oval(x, y + 3, 38, 7), soft=4), (0.22, 0.06, 345), 0.75)
    clay = Clay(c, (x - 60, y - 80, x + 60, y + 20), melt=4)
    clay.limb([(x + 20, y - 12, 14), (x - 2, y - 26, 14), (x - 16, y - 38, 11)])
    clay.limb([(x - 12, y - 40, 10), (x - 26, y - 47, 5)])
    clay.ball(x - 14, y - 50, 5.5, 5.5, z=7)
    clay.limb([(x + 22, y - 12, 9, 9), (x + 2, y - 20, 7, 10), (x + 22, y - 3, 4.5, 8), (x + 4, y, 3, 8)], n=20)
    clay.limb([(x - 10, y - 26, 4.5, 6), (x - 14, y - 12, 3.6, 6), (x - 22, y, 3.2, 6)])
    c.form(clay.relief(1.5), (0.5, 0.125, 138), rim=1.0, gloss=0.4, shadow=6, detail=0.9)
    c.draw(lambda pen: pen.dot(x - 15, y - 52, 2.6, (0.15, 0.03, 150)), detail=0.95)
