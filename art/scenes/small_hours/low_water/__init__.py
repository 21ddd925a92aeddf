"""A great dragonfly carries the last of a pond over a dried river, in one hanging drop where a lotus glows."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import grass, smoke
from art.painting.motifs.cells import cells
from art.painting.motifs.corals import fish
from art.painting.motifs.motes import glints
from art.painting.motifs.plants import palm
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, box, curve, limb, oval, polygon
from art.painting.stamps import jittered, strew
from art.painting.strokes import repaint
from art.painting.terrain import Ground, ground

from .dragonfly import NECK, paint_dragonfly, paint_lotus, paint_wings

BRIEF = Brief(
    title="Low Water",
    hero="huge dragonfly in flight, bearing in its legs a great hanging drop: the last of a pond, its lotus aglow",
    idea="carried by",
    place="rice field, Bengal in drought",
    palette="rose and green",
    composition="profile",
    time="morning",
    symbols=("dragonfly", "lotus", "drop"),
    hidden="a small frog on the cracked river bed that looks up after it",
    readings=("patience", "rescue", "treasure"),
)

FINISH = {
    "vignette": 0.0,
    "saturation": 1.08,
    "bloom": 0.12,
    "contrast": 0.25,
    "relight": Relight(key=0.81, ground=0.66, figure=0.2, chroma=1.05, form=1.2),
}

_DROP = (556.0, 684.0, 176.0)
"""The drop's middle and its half width."""
_LINE = 708.0
"""Where the water stands in it."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.4, -0.7, 0.55),
        key=(0.97, 0.06, 70),
        shade=(0.26, 0.06, 185),
        rim=(-0.7, -0.6, 0),
        rim_colour=(0.98, 0.08, 60),
        bounce=(0.75, 0.11, 15),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.6, 0.085, 192)),
            (0.18, (0.66, 0.08, 182)),
            (0.33, (0.76, 0.065, 160)),
            (0.43, (0.88, 0.07, 70)),
            (0.51, (0.9, 0.11, 30)),
            (0.6, (0.88, 0.14, 18)),
            (1, (0.8, 0.1, 30)),
        ],
        warp=16,
    )
    streaks(c, 60, 620, (0.93, 0.12, 18), seed="dawn", cover=0.5, share=0.55)
    c.glow(250, 640, 330, (0.93, 0.13, 50), 0.9)
    c.glow(250, 640, 110, (0.97, 0.11, 60), 0.9)
    disc = c.mask(oval(250, 640, 46, 45), soft=2) * np.asarray(smoothstep(700, 640, c.y), np.float32)
    c.fill(disc, (0.95, 0.1, 62), detail=0.6)
    c.emit(disc, 0.6)
    _far(c)
    land = _earth(c)
    repaint(c, 0.5, seed="land", loose=0.8)
    _village(c, land)
    _stubble(c, land)
    c.rays(296, 640, [24, 42, 60, 118, 138, 156], 760, width=110, colour=(0.99, 0.09, 74), share=0.3, soft=24)
    _under(c)
    paint_wings(c, far=True)
    _drop(c)
    paint_dragonfly(c)
    paint_wings(c, far=False)
    c.glow(566, 640, 150, (0.96, 0.13, 48), 0.5)
    _drips(c)
    _frog(c)


def _far(c: Canvas) -> None:
    """Hills behind hills, each with its bank of morning mist."""
    rows = ((716, 170, (0.8, 0.06, 160)), (738, 120, (0.72, 0.075, 155)), (760, 80, (0.6, 0.085, 150)))
    for k, (y, lift, tone) in enumerate(rows):
        n = c.field(f"hill{k}", 170 - 24 * k, 5)[int(200 * c.scale)]
        u = np.arange(c.w) / c.w
        ridge = (y - lift * (n - 0.35) - (70 - 14 * k) * (2 * u - 1) ** 2 * (1.2 if k else 0.5))[None, :]
        body = c.full(smoothstep(-1.5, 1.5, c.y - ridge))
        t = 0.5 + 0.3 * (c.field(f"wood{k}", 26, 4) - 0.5) + 0.2 * np.exp(-(((c.x - 296) / 260) ** 2))
        c.fill(body, pick(c.tones(tone), np.asarray(t, np.float32)), detail=0.1)
        c.screen(np.asarray(np.exp(-(((c.y - ridge - 3) / 3) ** 2)) * np.exp(-(((c.x - 296) / 230) ** 2)), np.float32),
                 (0.98, 0.09, 75), 0.5)  # fmt: skip
        c.glaze(body * (0.85 * smoothstep(0, 90, c.y - ridge)), (0.92, 0.1, 30))
        c.fog(y - 30, y + 50, (0.95, 0.09, 36), 0.5, cell=110)


_SUN = (-0.42, 0.7, 0.36)
_HORIZON = 742.0


def _bank(c: Canvas, u: Array, v: Array) -> Array:
    """Return how far a place lies from the dry river's middle, in half widths of its bed: 1 is the foot of its bank."""
    way = np.log(np.maximum(v, 1) / 33)
    middle = v * (0.06 - 0.17 * np.sin(3.3 * way + 0.25)) - 2.5
    jag = 0.24 * (c.noise.at("bend", u, v, 9, 2) - 0.5) + 0.5 * (c.noise.at("bight", u, v, 34, 2) - 0.5)
    return np.asarray(np.abs(u - middle) / 7.4 + jag, np.float32)


def _earth(c: Canvas) -> Ground:
    """A dry river that winds away to the hills: cracked mud between grassy banks, fields in steps beyond."""

    def heights(u: Array, v: Array) -> Array:
        d = _bank(c, u, v)
        step = 0.9 * smoothstep(1.9, 2.05, d) + 0.9 * smoothstep(3.0, 3.2, d) + 0.9 * smoothstep(4.4, 4.7, d)
        clod = 0.12 * (c.noise.at("clod", u, v, 1.0, 2) - 0.5)
        return np.asarray(2.1 * smoothstep(0.86, 1.16, d) + 0.25 * np.minimum(d, 1) ** 2 + step + clod, np.float32)

    land = ground(c, heights, horizon=_HORIZON, eye=16, near=24, far=240, sun=_SUN, shadow_reach=9)
    d = _bank(c, land.u, land.v)
    wu = land.u + 1.5 * (c.noise.at("w", land.u, land.v, 2.4, 3) - 0.5)
    wv = land.v + 1.5 * (c.noise.at("w2", land.u, land.v, 2.4, 3) - 0.5)
    gap, tint = cells(wu / 2.5, wv / 2.9)
    small, _ = cells(wu / 0.86 + 7, wv / 1.0)
    near = smoothstep(110, 36, land.v)
    bed = smoothstep(1.0, 0.84, d)
    t = 0.34 + 0.62 * land.lit(_SUN) - 0.3 * land.shade + 0.2 * (tint - 0.5) * near * bed + 0.1 * bed
    t = t + 0.14 * (c.noise.at("silt", land.u, land.v, 5, 3) - 0.5)
    mud = ramp([(0, (0.27, 0.07, 350)), (0.3, (0.46, 0.09, 15)), (0.58, (0.68, 0.1, 38)), (0.8, (0.86, 0.09, 58)),
                (1, (0.97, 0.06, 75))])  # fmt: skip
    colours = pick(mud, np.asarray(t, np.float32))
    open_by = np.clip(1 - gap / (0.05 + 0.1 * c.noise.at("gape", land.u, land.v, 6, 2)), 0, 1)
    crack = np.maximum(smoothstep(0, 0.6, open_by), 0.5 * smoothstep(0.09, 0.03, small) * (tint > 0.45)) * near * bed
    colours = colours + (rgb((0.25, 0.07, 345)) - colours) * (crack * 0.8)[..., None]
    lip = smoothstep(0.24, 0.12, gap) * (1 - crack) * near * bed
    colours = colours + (rgb((0.98, 0.07, 65)) - colours) * (lip * 0.22)[..., None]
    patch = smoothstep(0.25, 0.6, c.noise.at("sward", land.u, land.v, 10, 3))
    green = smoothstep(0.86, 1.1, d) * (0.45 + 0.5 * patch)
    rows = 0.1 * np.sin(land.v * 2.2 + 0.8 * land.u) * smoothstep(1.6, 2.2, d) * smoothstep(120, 40, land.v)
    sward = ramp([(0.28, 0.07, 160), (0.46, 0.095, 138), (0.7, 0.115, 108), (0.92, 0.1, 84)])
    grown = pick(sward, np.asarray(0.9 * t + rows + 0.1 * (patch - 0.5), np.float32))
    colours = colours + (grown - colours) * green[..., None]
    haze = smoothstep(50, 200, land.v)[..., None] * 0.88
    c.fill(land.mask, np.asarray(colours + (rgb((0.93, 0.1, 48)) - colours) * haze, np.float32), detail=0.2)
    return land


def _stubble(c: Canvas, land: Ground) -> None:
    """Dry stalks in rows on the near fields, a few green blades on the rims."""
    r = c.rng("stubble")
    d = _bank(c, land.u, land.v)
    rims = land.mask * np.asarray(
        smoothstep(0.9, 1.05, d) * smoothstep(1.7, 1.3, d) * smoothstep(100, 60, land.v), np.float32
    )
    tones = ((0.4, 0.09, 150), (0.56, 0.11, 135), (0.78, 0.12, 105), (0.86, 0.1, 80))
    grass(c, rims, tones, seed="rims", height=(5, 34), spacing=4.2, spread=0.5, grow=1.5, detail=0.5)
    for x, size in ((-6, 118), (34, 84), (84, 56), (730, 64), (768, 100), (812, 124)):
        n = 26
        a = -math.pi / 2 + r.normal(0, 0.34, n)
        long = size * r.uniform(0.6, 1.2, n)
        px, py = x + r.normal(0, 14, n), np.full(n, 1212.0)
        strew(c, "blade", px + np.cos(a) * long / 2, py + np.sin(a) * long / 2, long, a,
              jittered(np.repeat(rgb((0.42, 0.1, 148))[None], n, 0), r, 0.1), seed=f"near{x}", detail=0.6)  # fmt: skip


def _village(c: Canvas, land: Ground) -> None:
    """Palms along the banks, ever smaller; two huts on stilts with one lamp still lit, smoke that the mist keeps."""
    palms = ((-22.0, 126.0, 9.0), (-34.0, 104.0, 11.0), (33.0, 82.0, 10.5), (-28.0, 70.0, 12.0),
             (-12.0, 140.0, 9.0))  # fmt: skip
    for k, (u, v, tall) in enumerate(palms):
        x, y, q = land.spot(u, v, 2.2)
        far = float(smoothstep(40, 130, v))
        trunk, leaf = (
            mix((0.42, 0.06, 60), (0.86, 0.09, 50), 0.75 * far),
            mix((0.4, 0.09, 155), (0.84, 0.08, 80), 0.7 * far),
        )
        palm(c, x, y, tall * q, trunk, leaf, seed=f"palm{k}", lean=0.16 if k % 2 else -0.1)
    for u, v, lit in ((-26.0, 84.0, True), (-19.5, 90.0, False)):
        x, y, q = land.spot(u, v, 2.3)
        _hut(c, x, y, q / 7, lit)
    x, y, _ = land.spot(-19.5, 90, 8)
    plume = [(x, y, 5), (x - 8, y - 38, 10), (x - 30, y - 76, 18), (x - 74, y - 104, 28)]
    smoke(c, plume, (0.97, 0.03, 80), seed="fire", alpha=0.5)
    c.fog(_HORIZON - 6, _HORIZON + 90, (0.96, 0.09, 56), 0.5, cell=90)


def _hut(c: Canvas, x: float, y: float, s: float, lit: bool) -> None:
    tone = (0.36, 0.075, 10)

    def work(pen: Pen) -> None:
        for dx in (-15, -5, 6, 15):
            pen.stroke([(x + dx * s, y - 14 * s), (x + dx * s, y)], tone, 2.2 * s)
        pen.fill(box(x - 19 * s, y - 29 * s, 38 * s, 17 * s), (0.56, 0.09, 45))
        if lit:
            pen.fill(box(x - 8 * s, y - 25 * s, 8 * s, 9 * s, 1), (0.96, 0.12, 78))
        pen.fill(polygon([(x - 29 * s, y - 24 * s), (x - 5 * s, y - 55 * s), (x + 4 * s, y - 56 * s),
                          (x + 29 * s, y - 24 * s)]), (0.5, 0.09, 40))  # fmt: skip
        for k in range(-8, 9):
            pen.stroke([(x + 0.4 * k * s, y - 54 * s), (x + 3.3 * k * s, y - 25 * s)], (0.74, 0.1, 65), 0.8, 0.6)
        pen.stroke([(x + 15 * s, y - 13 * s), (x + 24 * s, y)], tone, 1.6 * s)

    c.multiply(c.mask(oval(x - 20 * s, y + 1, 36 * s, 5 * s), soft=3), (0.4, 0.09, 10), 0.6)
    c.draw(work, relief=2, detail=0.75)
    c.glaze(c.mask(box(x - 32 * s, y - 58 * s, 64 * s, 60 * s), soft=4), (0.93, 0.1, 52), 0.26)
    if lit:
        c.glow(x - 4 * s, y - 20 * s, 26, (0.96, 0.13, 72), 0.8)


def _under(c: Canvas) -> None:
    """The drop's shadow on the river bed, with the one patch of light that it gathers."""
    x, y = 410.0, 1082.0
    c.multiply(c.mask(oval(x, y, 146, 27, 2), soft=5), (0.46, 0.1, 350), 0.75)
    c.screen(c.mask(oval(x - 12, y + 3, 72, 10, 2), soft=7), (0.8, 0.13, 70), 0.5)


def _outline() -> list[tuple[float, ...]]:
    x, y, q = _DROP
    right = [(16, -252), (40, -206), (92, -146), (150, -78), (q, 14), (160, 112), (92, 172)]
    pts: list[tuple[float, ...]] = [(x, NECK[1] - 2, CORNER)]
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
    seen_y = np.clip(850 - (c.y - 540) * bend * 0.9, 40, 1150)
    column, row = (np.clip(a * c.scale, 0, None).astype(int) for a in (seen_x, seen_y))
    world = c.layer.rgb[np.minimum(row, c.h - 1), np.minimum(column, c.w - 1)].copy()
    u, v = (c.x - x) / q, (c.y - y) / q
    upper = pick(ramp([(0.52, 0.085, 180), (0.76, 0.075, 150), (0.94, 0.08, 70), (0.92, 0.1, 25)]), 0.62 + 0.5 * v)
    c.fill(m, np.asarray(1 - (1 - 0.5 * upper - 0.5 * world) * 0.8, np.float32), detail=0.8)
    surface = _LINE + 9 * np.sin(np.arccos(np.clip(np.abs(u), 0, 1))) - 5
    deep = m & c.full(smoothstep(-1.5, 1.5, c.y - surface))
    light = 1.3 * np.exp(-(((c.x - x + 24) / 120) ** 2) - ((c.y - _LINE - 70) / 92) ** 2)
    t = 0.62 - 0.85 * (v - 0.12) + 0.5 * light + 0.12 * (c.field("murk", 46, 3) - 0.5)
    pond = ramp([(0.2, 0.05, 185), (0.34, 0.075, 172), (0.54, 0.1, 155), (0.76, 0.1, 128), (0.94, 0.08, 75)])
    c.fill(deep, pick(pond, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)
    _weeds(c, deep)
    fish(c, x - 78, _LINE + 90, 46, (0.68, 0.19, 35), band=(0.92, 0.07, 70), turn=-8, tall=0.22, seed="koi")
    fish(c, x + 64, _LINE + 122, 32, (0.72, 0.18, 40), left=True, turn=10, tall=0.22, seed="koi2")
    plane = m & c.mask(oval(x, _LINE - 2, q * 1.02, 19))
    c.fill(plane, pick(ramp([(0.97, 0.05, 60), (0.82, 0.09, 60), (0.5, 0.09, 155)]), np.abs(u) * 1.1), detail=0.85)
    c.screen(plane.edge(0, 3, 1), (0.98, 0.05, 60), 0.9)
    for lx, ly, rx, ry in ((-108.0, 0.0, 52.0, 9.0), (112.0, 1.0, 42.0, 8.0), (-58.0, 10.0, 34.0, 6.0)):
        leaf = c.mask(oval(x + lx, _LINE + ly, rx, ry)) & m
        c.form(leaf, (0.52, 0.12, 145), thickness=5, rim=0.9, detail=0.85)
    paint_lotus(c, x + 12, _LINE + 2)
    rim = m - m.grow(-26).blur(18)
    c.glaze(rim, (0.4, 0.09, 178), 0.5)
    edge = m - m.grow(-3).blur(1.2)
    c.screen(edge, (0.95, 0.08, 45), 0.5)
    c.screen(m.edge(-10, -9, 4), (0.98, 0.06, 70), 0.6)
    c.screen(m.edge(8, 8, 3), (0.94, 0.12, 26), 0.7)
    left = [(-116, -108), (-142, -50), (-150, 4), (-138, 8), (-126, -44), (-102, -96)]
    shine = [(x + px, y + py) for px, py in left]
    c.screen(c.mask(curve(shine), soft=2.2), (0.99, 0.03, 80), 0.85)
    c.screen(c.mask(oval(x - 132, y + 36, 7, 11, 8), soft=1.4), (0.99, 0.03, 80), 0.8)
    throat = [(4, -230), (14, -176), (38, -124), (28, -122), (2, -172)]
    c.screen(c.mask(curve([(x + px, y + py) for px, py in throat]), soft=2), (0.99, 0.04, 75), 0.5)


def _weeds(c: Canvas, deep: Mask) -> None:
    r = c.rng("weeds")

    def work(pen: Pen) -> None:
        for k in range(15):
            x0 = _DROP[0] + (k - 7) * 17 + float(r.normal(0, 6))
            foot = _LINE + 166 - abs(x0 - _DROP[0]) ** 2 * 0.0034
            high = float(r.uniform(40, 104))
            sway = float(r.uniform(-20, 20))
            tone = (0.3 + 0.2 * float(r.random()), 0.09, float(r.uniform(140, 165)))
            tip = (x0 - sway * 0.4, foot - high, 0.6)
            pen.fill(limb([(x0, foot, 3.4), (x0 + sway, foot - high * 0.5, 2.6), tip], 16), tone, 0.9)
        pen.stroke(
            [(_DROP[0] + 14, _LINE + 10), (_DROP[0] + 22, _LINE + 74), (_DROP[0] + 8, _LINE + 158)], (0.62, 0.1, 130), 5
        )
        for _ in range(26):
            bx, by = float(r.normal(_DROP[0], 66)), float(r.uniform(_LINE + 32, _LINE + 150))
            pen.dot(bx, by, float(r.uniform(1, 3)), (0.97, 0.05, 80), 0.6)

    c.draw(work, clip=deep, detail=0.8, relief=1)


def _drips(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        for x, y, q in ((550, 892, 5), (542, 946, 4.4), (528, 1008, 3.6)):
            pen.fill(curve([(x, y - 2.6 * q, CORNER), (x + q, y), (x, y + 1.2 * q), (x - q, y)]), (0.97, 0.05, 60))

    c.draw(work, relief=2, detail=0.9)
    glints(
        c,
        c.rng("sparks"),
        30,
        lambda r: (520 + r.normal(0, 150), 520 + r.normal(0, 170)),
        (0.98, 0.07, 60),
        power=0.75,
    )


def _frog(c: Canvas) -> None:
    x, y, k = 216.0, 1142.0, 1.5

    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(x + p[0] * k, y + p[1] * k, *(q * k for q in p[2:])) for p in points]

    c.multiply(c.mask(oval(x + 8, y + 3, 58, 9), soft=5), (0.2, 0.06, 345), 0.85)
    clay = Clay(c, (x - 90, y - 130, x + 90, y + 30), melt=6)
    clay.limb(at((22, -11, 13), (2, -24, 15), (-12, -38, 12)))
    clay.limb(at((-10, -42, 11.5), (-24, -50, 6.5)))
    clay.ball(x - 11 * k, y - 53 * k, 6 * k, 6 * k, z=9)
    clay.limb(at((24, -12, 9, 9), (0, -17, 7, 12), (24, -4, 4.5, 10), (2, -1, 2.6, 10), (-8, 0, 1.8, 10)), n=24)
    clay.limb(at((-8, -26, 5, 7), (-12, -13, 3.6, 8), (-16, -2, 2.8, 8), (-26, 0, 1.8, 8)))
    clay.press(at((-29, -50, 1), (-20, -45, 1.4), (-12, -42, 1)), deep=4)
    body = clay.relief(2)
    c.form(body, (0.46, 0.12, 138), rim=0.2, gloss=0.3, shadow=10, mottle=0.08, detail=0.9)
    pale = np.asarray(
        smoothstep(x - 6, x - 30, c.x + 0.5 * (c.y - y + 40)) * smoothstep(y - 66, y - 54, c.y), np.float32
    )
    c.screen(body.mask * pale, (0.8, 0.1, 110), 0.45)
    spots = smoothstep(0.6, 0.68, c.field("frog", 9, 2))
    c.multiply(body.mask * np.asarray(spots, np.float32), (0.3, 0.1, 150), 0.6)
    ex, ey = at((-12, -55))[0]
    c.fill(c.mask(oval(ex, ey, 6, 5.4, -20), soft=0.7), (0.78, 0.14, 85), detail=0.95)
    c.fill(c.mask(oval(ex - 0.6, ey - 0.6, 3.6, 3.2, -20), soft=0.6), (0.1, 0.03, 150), detail=0.95)
    c.screen(c.mask(oval(ex - 2, ey - 2.4, 1.4, 1.2), soft=0.5), (0.99, 0.02, 90), 0.9)
