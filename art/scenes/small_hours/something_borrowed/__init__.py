"""Out through a dark chapel's door: a lily of the valley as tall as a church, and two mice walking out under it."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import grass
from art.painting.motifs.motes import motes
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, curve, limb, oval, sample
from art.painting.stamps import jittered, scatter, strew
from art.painting.strokes import repaint

from .lily import drop, lily
from .pair import pair, thimble

BRIEF = Brief(
    title="Something Borrowed",
    hero="lily of the valley as tall as a church, seen through a chapel door; two mice, one veiled, walk out under it",
    idea="wrong scale",
    place="chapel, mossy doorway",
    palette="moss dawn",
    composition="interior through a window or arch",
    time="noon",
    symbols=("lily of the valley", "mouse", "veil"),
    hidden="a thimble with a daisy in it stands on the step",
    readings=("wedding", "courage", "blessing"),
)

FINISH = {"vignette": 0.34, "saturation": 1.1, "bloom": 0.6, "contrast": 0.14, "focus": Focus(400, 580, 330, 500, 0.3)}

_EYE = (400.0, 704.0)
"""Where all lines of the floor meet."""
_STEP = 880.0
_PETALS = ((0.99, 0.02, 98), (0.9, 0.14, 92), (0.85, 0.1, 10))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.4, -0.75, 0.5),
        key=(0.97, 0.08, 98),
        shade=(0.28, 0.06, 175),
        rim=(-0.3, -1.0, 0),
        rim_colour=(0.97, 0.09, 98),
        bounce=(0.6, 0.12, 125),
        bounce_share=0.2,
    )
    window = c.mask(arch(0))
    _outside(c, window)
    _walls(c, window)
    _floor(c)
    repaint(c, 0.6, seed="broad", loose=0.7)
    _meadow(c, window)
    lily(c, window)
    _roots(c, window)
    _mist(c, window)
    _moss(c, window)
    _spill(c, window)
    thimble(c, 236, 894, 36)
    pair(c, 384, 908, 108)
    _birds(c)
    drop(c)
    motes(
        c,
        c.rng("dust"),
        130,
        lambda r: (r.normal(400, 130), r.uniform(330, 1120)),
        (0.97, 0.1, 100),
        size=(0.6, 2.4),
        alpha=(0.2, 0.8),
        emission=0.4,
    )


_DOOR = ((126, 400), (158, 250), (252, 128), (400, 48), (548, 128), (642, 250), (674, 400))
"""The doorway's outline above its foot."""


def _grown(g: float) -> list[tuple[float, float]]:
    """The outline's points, wider by `g`."""
    across, up = (-1, -1, -0.75, 0, 0.75, 1, 1), (0, 0, 0.7, 1.1, 0.7, 0, 0)
    return [(x + a * g, y - b * g) for (x, y), a, b in zip(_DOOR, across, up, strict=True)]


def arch(g: float) -> Path:
    """The doorway, wider by `g`."""
    low = _STEP + 0.16 * g
    top = _grown(g)
    crown = [(*q, CORNER) if k == 3 else q for k, q in enumerate(top)]
    return curve([(top[0][0], low, CORNER), *crown, (top[-1][0], low, CORNER)])


def _outside(c: Canvas, window: Mask) -> None:
    """Noon in green mist: light from above, wooded hills one behind the other, tiny trees."""
    c.wash(
        [(0, (0.4, 0.085, 195)), (0.16, (0.49, 0.095, 188)), (0.34, (0.6, 0.095, 176)), (0.46, (0.72, 0.085, 155)),
         (0.53, (0.86, 0.08, 122)), (0.58, (0.95, 0.075, 102)), (1, (0.7, 0.1, 120))], 30,
    )  # fmt: skip
    c.glow(220, 110, 120, (0.93, 0.1, 120), 0.4)
    _clouds(c, window)
    r = c.rng("hills")
    for k, (y, tone) in enumerate(((604, (0.8, 0.075, 140)), (634, (0.74, 0.085, 138)), (664, (0.66, 0.1, 136)))):
        crest = [(100 + 66 * j, y + float(r.normal(0, 11)) - 14 * math.sin(j * 0.9 + k)) for j in range(10)]
        hill = c.mask(curve([*crest, (720, 760, CORNER), (90, 760, CORNER)])) & window
        c.fill(hill, tone, detail=0.2, mottle=0.06)
        n = 60 + 20 * k
        tx = r.uniform(110, 690, n)
        ty = np.interp(tx, [p[0] for p in crest], [p[1] for p in crest]) + r.uniform(0, 16, n)
        size = r.uniform(7, 13, n) * (0.8 + 0.3 * k)
        shade = jittered(np.repeat(mix(tone, (0.5, 0.1, 145), 0.3)[None], n, 0), r, 0.06, 0.01)
        strew(c, "puff", tx, ty, size, 0.0, shade.astype(np.float32), seed=f"wood{k}", detail=0.4, clip=window)
        c.glaze((hill * np.asarray(smoothstep(y - 4, y + 44, c.y), np.float32)), (0.9, 0.075, 110), 0.55)


def _clouds(c: Canvas, window: Mask) -> None:
    """Thin noon cloud, drawn out in strokes, and small birds that circle under the bells."""
    n = c.field("cloud", 80, 5, (2.6, 1))
    veil = smoothstep(0.5, 0.72, n) * smoothstep(130, 300, c.y) * smoothstep(640, 520, c.y)
    c.glaze(window * np.asarray(veil, np.float32), (0.95, 0.06, 112), 0.6)


def _birds(c: Canvas) -> None:
    flock = ((222, 520, 12, -8), (262, 548, 9, 10), (202, 566, 8, 4), (300, 508, 8, -14), (246, 488, 7, 6))

    def work(pen: Pen) -> None:
        for x, y, q, turn in flock:
            with pen.at(x, y, turn):
                left = [(0, 0, CORNER), (-q * 0.5, -q * 0.5), (-q, -q * 0.25, CORNER), (-q * 0.45, -q * 0.28)]
                pen.fill(curve(left), (0.3, 0.06, 185))
                right = [(0, 0, CORNER), (q * 0.4, -q * 0.62), (q * 0.9, -q * 0.5, CORNER), (q * 0.42, -q * 0.36)]
                pen.fill(curve(right), (0.3, 0.06, 185))
                pen.fill(oval(0, q * 0.03, q * 0.2, q * 0.1), (0.3, 0.06, 185))

    c.draw(work, detail=0.85)


def _way(y: float) -> tuple[float, float]:
    """The path's middle and half width at a height."""
    s = min((y - 690) / 200, 1.0)
    return 384 - 120 * (1 - s) ** 1.5 * math.sin(2.4 * s) - 60 * (1 - s) ** 3, 4 + 84 * s**1.35


def _meadow(c: Canvas, window: Mask) -> None:
    """Sunlit grass and a pale path that wanders off under the bells."""
    field = c.mask(curve([(90, 694, CORNER), (260, 684), (420, 692), (560, 682), (720, 690, CORNER),
                          (720, 900, CORNER), (90, 900, CORNER)])) & window  # fmt: skip
    n = c.field("field", 50, 4)
    t = 0.35 + 0.5 * smoothstep(900, 690, c.y) + 0.4 * (n - 0.5)
    green = ramp([(0.46, 0.11, 140), (0.62, 0.13, 128), (0.78, 0.13, 118), (0.92, 0.09, 108)])
    c.fill(field, pick(green, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.4)
    _church(c)
    r = c.rng("trees")
    for _ in range(24):
        tx, h = float(r.choice([r.uniform(166, 330), r.uniform(330, 480)])), float(r.uniform(13, 26))
        ty = 694 + float(r.uniform(-4, 6))
        if abs(tx - 258) < 34:
            continue
        tree = c.mask(oval(tx, ty - h * 0.5, h * float(r.uniform(0.18, 0.44)), h * 0.6), wobble=4, cell=5) & window
        c.form(tree, (0.5, 0.12, 140), thickness=4, rim=0.5, mottle=0.2, grain=4, haze=0.12, detail=0.6)
    grass(c, field, ((0.46, 0.11, 140), (0.66, 0.14, 125), (0.86, 0.12, 112)), seed="near", height=(4, 20), spacing=5,
          detail=0.5)  # fmt: skip
    ys = np.linspace(692, 900, 30)
    left = [(m - w, float(y)) for y in ys for m, w in [_way(float(y))]]
    right = [(m + w, float(y)) for y in ys[::-1] for m, w in [_way(float(y))]]
    path = c.mask(curve([*left, *right]), wobble=5, cell=10, soft=1.2) & window
    grit = 0.72 + 0.5 * (c.field("grit", 9, 4, (2.5, 1)) - 0.5) + 0.2 * smoothstep(880, 720, c.y)
    earth = ramp([(0.62, 0.07, 95), (0.82, 0.075, 98), (0.95, 0.06, 100), (0.99, 0.04, 100)])
    c.fill(path, pick(earth, np.asarray(grit, np.float32)), 0.95, detail=0.5)
    edge = path.grow(9) - path.grow(-5)
    grass(c, edge, ((0.44, 0.11, 142), (0.66, 0.14, 124), (0.84, 0.12, 112)), seed="verge", height=(4, 20), spacing=4)
    fx, fy = scatter(field - path, 190, r)
    tones = np.stack([rgb(_PETALS[k % 3]) for k in range(len(fx))])
    some = jittered(tones, r, 0.04)
    strew(c, "petal", fx, fy, 2.5 + (fy - 690) * 0.035, 0.0, some.astype(np.float32), seed="flowers", detail=0.75)


def _church(c: Canvas) -> None:
    """A village church, no taller than a blade of grass beside the flower."""
    x, y = 246.0, 694.0
    c.form(c.mask(box(x, y - 16, 34, 18)), (0.86, 0.05, 100), thickness=3, rim=0.5, detail=0.75)
    roof = [(x - 1, y - 15, CORNER), (x + 5, y - 25, CORNER), (x + 31, y - 25, CORNER), (x + 37, y - 15, CORNER)]
    c.form(c.mask(curve(roof)), (0.6, 0.1, 45), thickness=3, rim=0.6, detail=0.75)
    c.form(c.mask(box(x - 9, y - 32, 13, 34)), (0.9, 0.05, 100), thickness=4, rim=0.6, detail=0.75)
    spire = [(x - 11, y - 31, CORNER), (x - 2.5, y - 62, CORNER), (x + 6, y - 31, CORNER)]
    c.form(c.mask(curve(spire)), (0.54, 0.1, 45), thickness=4, rim=0.7, detail=0.8)


def _roots(c: Canvas, window: Mask) -> None:
    """Grass closes about the plant's foot."""
    foot = c.mask(oval(548, 818, 118, 24), soft=5) & window
    c.multiply(foot, (0.5, 0.1, 145), 0.55)
    near = c.mask(curve([(420, 828, CORNER), (480, 812), (545, 806), (600, 808), (700, 800, CORNER), (700, 882, CORNER),
                         (420, 882, CORNER)])) & window  # fmt: skip
    c.fill(near * 0.9, (0.6, 0.13, 128), detail=0.5, mottle=0.12)
    blades: tuple[tuple[float, float, float], ...] = ((0.42, 0.11, 143), (0.64, 0.14, 126), (0.86, 0.12, 112))
    grass(c, near, blades, seed="foot", height=(26, 30), spacing=3.6, detail=0.6)
    r = c.rng("footflowers")
    fx, fy = scatter(near, 46, r)
    tones = np.stack([rgb(_PETALS[k % 3]) for k in range(len(fx))])
    strew(c, "petal", fx, fy - 12, 8.0, 0.0, tones.astype(np.float32), seed="footflowers", detail=0.75, clip=window)


def _mist(c: Canvas, window: Mask) -> None:
    """Soft light lies about the plant's foot and falls past the bells."""
    band = np.exp(-(((c.y - 760) / 50) ** 2)) * smoothstep(360, 560, c.x) * (0.5 + 0.8 * c.field("mist", 90, 4, (3, 1)))
    c.glaze(window * np.asarray(band, np.float32), (0.93, 0.075, 108), 0.62)
    far = np.exp(-(((c.y - 690) / 34) ** 2)) * (0.4 + 0.8 * c.field("far", 120, 4, (3, 1)))
    c.screen(window * np.asarray(far, np.float32), (0.9, 0.08, 106), 0.4)
    for x0, x1, wide, share in ((170, 250, 34, 0.5), (230, 372, 44, 0.55), (300, 500, 30, 0.4), (340, 600, 50, 0.4)):
        shaft = c.mask(limb([(x0, 40, wide * 0.5), (x1, 880, wide)], 20), soft=14) & window
        fade = smoothstep(900, 300, c.y) * (0.6 + 0.7 * c.field("shaft", 80, 3))
        c.screen(shaft * np.asarray(fade, np.float32), (0.96, 0.1, 104), share)


def _walls(c: Canvas, window: Mask) -> None:
    """Rough dark stone in courses; the door's deep reveal catches the noon."""
    wall = c.full() - window
    row = np.floor(c.y / 74 + 0.25 * (c.field("bend", 200, 2) - 0.5))
    shift = np.mod(row * 47, 100)
    jy = np.abs(np.mod(c.y + 18 * (c.field("bend", 200, 2) - 0.5), 74) - 37)
    jx = np.abs(np.mod(c.x + shift + 8 * np.sin(c.y / 30), 132) - 66)
    joint = np.maximum(smoothstep(31, 36, jy), smoothstep(60, 65, jx))
    n, wide = c.field("stone", 24, 5), c.field("damp", 170, 4)
    block = np.mod(np.sin(row * 12.9 + np.floor((c.x + shift) / 132) * 78.2) * 4375.5, 1.0)
    near = np.exp(-np.maximum(np.hypot((c.x - 400) / 1.0, (c.y - 560) / 1.6) - 250, 0) / 150)
    t = 0.3 + 0.24 * (n - 0.5) + 0.2 * (wide - 0.5) + 0.14 * (block - 0.5) + 0.3 * near - 0.2 * joint
    table = ramp([(0.09, 0.03, 185), (0.17, 0.045, 175), (0.29, 0.06, 158), (0.46, 0.08, 138), (0.66, 0.1, 122)])
    c.fill(wall, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.3)
    reveal = c.mask(arch(44)) - window
    side = smoothstep(330, 700, c.x)
    close = window.blur(16).whole()
    t = 0.2 + 0.36 * side + 0.38 * close + 0.2 * (n - 0.5) + 0.12 * smoothstep(300, 860, c.y)
    t = t + 0.3 * (wide - 0.5) - 0.1 * smoothstep(500, 120, c.y)
    lit = ramp([(0.16, 0.05, 170), (0.32, 0.07, 150), (0.52, 0.085, 128), (0.76, 0.085, 110), (0.96, 0.065, 102)])
    c.fill(reveal, pick(lit, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.4)
    ring = c.mask(arch(104)) - c.mask(arch(44))
    c.screen(ring * np.asarray(0.5 + n - 0.5, np.float32), (0.3, 0.06, 145), 0.5)
    outer = sample(_grown(106), 29)
    inner = sample(_grown(0), 29)

    def joints(pen: Pen) -> None:
        for a, b in zip(outer, inner, strict=True):
            pen.stroke([(float(a[0]), float(a[1])), (float(b[0]), float(b[1]))], (0.1, 0.035, 175), 3, 0.6)
        for g in (44, 104):
            pen.stroke([(float(p[0]), float(p[1])) for p in _line(g)], (0.09, 0.03, 180), 3.4, 0.7)

    c.draw(joints, clip=c.mask(arch(106)) - window, detail=0.3, soft=0.8)


def _line(g: float) -> list[tuple[float, float]]:
    top = _grown(g)
    whole = [(top[0][0], 890.0), *top, (top[-1][0], 890.0)]
    return [(float(p[0]), float(p[1])) for p in sample(whole, 60)]


def _floor(c: Canvas) -> None:
    """Worn flags that run towards the door, and the door's stone step."""
    top = _STEP + 6
    floor = c.full(smoothstep(top - 2, top + 4, c.y))
    d = np.maximum(c.y - _EYE[1], 1)
    bend = c.field("flagbend", 120, 3) - 0.5
    v = 900 / d + 0.14 * bend
    row = np.floor(v * 1.35)
    u = (c.x - _EYE[0]) / d + 0.3 * np.mod(row * 0.37, 1) + 0.03 * bend
    joint = np.maximum(smoothstep(0.43, 0.485, np.abs(np.mod(v * 1.35, 1) - 0.5)),
                       smoothstep(0.465, 0.492, np.abs(np.mod(u * 1.9, 1) - 0.5)))  # fmt: skip
    n = c.noise.at("flags", u * 16, v * 14, 1.0, 4) - 0.5
    block = np.mod(np.sin(row * 12.9 + np.floor(u * 1.9) * 78.2) * 4375.5, 1.0) - 0.5
    t = 0.28 + 0.14 * n + 0.2 * block - 0.22 * joint
    table = ramp([(0.08, 0.03, 180), (0.17, 0.045, 168), (0.3, 0.06, 150), (0.5, 0.085, 128), (0.72, 0.1, 112)])
    c.fill(floor, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.35)
    step = c.mask(box(76, _STEP - 8, 648, 30, 5), wobble=2, cell=30)
    c.form(step, (0.66, 0.085, 112), thickness=8, rim=0.4, mottle=0.16, detail=0.5)
    c.multiply(c.full(np.exp(-(((c.y - _STEP - 24) / 6) ** 2)) * smoothstep(336, 316, np.abs(c.x - 400))),
               (0.2, 0.05, 160), 0.6)  # fmt: skip


def _spill(c: Canvas, window: Mask) -> None:
    """Noon spills in: over the step, down the flags, along the reveal."""
    half = 222 + 0.42 * np.maximum(c.y - _STEP, 0)
    across = smoothstep(1.18, 0.72, np.abs(c.x - 400 + 0.06 * (c.y - _STEP)) / half)
    pool = across * smoothstep(_STEP - 10, _STEP + 2, c.y) * (0.2 + 0.8 * smoothstep(1170, 930, c.y))
    seen = c.layer.rgb.mean(-1)
    stone = np.clip(0.5 + 6.0 * (seen - np.float32(0.1)), 0.16, 1)
    c.screen(c.full(pool * stone), (0.9, 0.12, 92), 1.0)
    c.screen(c.full(pool), (0.64, 0.13, 90), 0.5)
    c.screen(c.full(pool * smoothstep(1010, 890, c.y)), (0.95, 0.09, 102), 0.4)
    c.screen(window.blur(34) - window, (0.8, 0.12, 112), 0.34)
    beam = (
        across * smoothstep(560, 900, c.y) * smoothstep(1230, 900, c.y) * (0.4 + 0.9 * c.field("beam", 130, 3, (1, 2)))
    )
    c.screen(c.full(beam), (0.8, 0.12, 98), 0.16)
    r = c.rng("petals")
    k = 60
    py = 905 + 290 * r.random(k) ** 1.3
    px = 400 + r.normal(0, 0.42, k) * (py - _EYE[1])
    pale = np.stack([mix((0.99, 0.02, 98), (0.9, 0.06, 110), float(t)) for t in r.random(k)]).astype(np.float32)
    strew(c, "leaf", px + 2, py + 3, (py - 700) * 0.03, r.uniform(0, 6.28, k),
          np.repeat(rgb((0.16, 0.05, 160))[None], k, 0).astype(np.float32), seed="petal-shade", alpha=0.4)  # fmt: skip
    strew(c, "leaf", px, py, (py - 700) * 0.03, r.uniform(0, 6.28, k), pale, seed="petals", detail=0.7)


def _moss(c: Canvas, window: Mask) -> None:
    """Moss on the reveal's edge and in the joints; a few strands of ivy hang in from the dark."""
    r = c.rng("moss")
    for g, n, spread in ((40, 900, 7.0), (6, 420, 4.0)):
        line = np.array(_line(g))
        k = (r.random(n) ** 0.8 * 59).astype(int)
        patch = c.noise.at(f"patch{g}", (k / 5.0)[None].astype(np.float32), np.zeros((1, n), np.float32), 1.0, 2)[0]
        keep = patch > 0.47
        k = k[keep]
        m = len(k)
        x = line[k, 0] + r.normal(0, spread, m)
        y = line[k, 1] + r.normal(0, 9, m)
        tone = np.stack([mix((0.3, 0.08, 145), (0.72, 0.14, 120), float(t) ** 1.6) for t in r.random(m)])
        moss = jittered(tone, r, 0.08, 0.01).astype(np.float32)
        strew(c, "puff", x, y, r.uniform(5, 13, m), r.uniform(0, 6, m), moss, seed=f"moss{g}", detail=0.5)
    for strand in range(7):
        at = float(r.choice([r.uniform(180, 300), r.uniform(530, 640)]))
        start = float(np.interp(at, [q[0] for q in _DOOR], [q[1] for q in _DOOR])) - 16
        long = float(r.uniform(24, 62))
        m = int(long / 5)
        s = np.linspace(0, 1, m)
        lx = at + 6 * np.sin(s * 5 + strand) + r.normal(0, 3, m)
        ly = start + long * s
        tone = np.stack([mix((0.24, 0.07, 150), (0.52, 0.12, 130), float(t)) for t in r.random(m)])
        strew(c, "leaf", lx, ly, 13 - 6 * s, r.uniform(0.6, 2.5, m), tone.astype(np.float32), seed=f"ivy{strand}",
              detail=0.6)  # fmt: skip
