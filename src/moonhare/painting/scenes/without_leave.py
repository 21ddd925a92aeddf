"""A bronze general sits astride thin air over his snowy plinth; hoofprints wind away down the boulevard."""

from __future__ import annotations

import math

import numpy as np
from msgspec.structs import replace

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.motifs.beasts import Stance, paint_beast, paint_ear
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.horses import HORSE
from moonhare.painting.motifs.plants import bark, branches
from moonhare.painting.motifs.skies import snowfall, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._without_leave_city import EYE, FOCAL, HORIZON, city, street_at
from moonhare.painting.scenes._without_leave_parts import BRONZE, bronze, cap, general
from moonhare.painting.scenes._without_leave_plinth import chain, plinth
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon, sample
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Without Leave",
    hero="bronze general astride thin air on a snowy plinth, hoofprints curving away over the boulevard",
    idea="missing",
    place="boulevard, northern capital",
    palette="snow blue",
    composition="S-path",
    time="morning",
    symbols=("plinth", "hoofprint", "snow"),
    hidden="the bronze horse, small, at the baker's window",
    readings=("freedom", "desertion", "embarrassment"),
)


FINISH = {"vignette": 0.32, "bloom": 0.4, "saturation": 1.14}


_SUN = (0.75, 0.3, 0.42)


_PATH = (
    (-1.5, 10.6),
    (-0.9, 8.9),
    (0.3, 7.6),
    (1.7, 7.5),
    (2.7, 9.0),
    (2.5, 11.4),
    (1.2, 14.0),
    (0.1, 17.4),
    (0.3, 21.6),
    (2.0, 24.6),
    (4.6, 26.6),
    (7.4, 27.2),
    (10.6, 27.0),
)


_HOOF = ((-0.8, -0.5), (-0.1, -0.88), (0.66, -0.66), (0.98, 0.0), (0.66, 0.66), (-0.1, 0.88), (-0.8, 0.5), (-0.66, 0.0))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.72, -0.42, 0.45),
        key=(0.96, 0.06, 72),
        shade=p.shade,
        rim=(0.8, -0.5, 0),
        rim_colour=(0.97, 0.07, 75),
        bounce=(0.8, 0.06, 250),
        bounce_share=0.28,
    )
    _sky(c)
    land = _snow(c)
    city(c)
    _tree_shadows(c)
    _trees(c)
    repaint(c, 0.85, seed="city", loose=0.7)
    _bakery_glow(c, land)
    _prints(c, land)
    _truant(c)
    plinth(c)
    general(c)
    chain(c)
    repaint(c, 0.14, seed="last", loose=0.6)
    snowfall(c, 170, size=(1.4, 5), alpha=0.7)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.54, 0.1, 250)),
            (0.16, (0.68, 0.085, 240)),
            (0.32, (0.84, 0.05, 230)),
            (0.42, (0.94, 0.045, 75)),
            (0.5, (0.95, 0.06, 62)),
        ],
        20,
    )
    streaks(c, 30, 420, (0.96, 0.04, 55), share=0.6, cover=0.6)
    c.glow(500, 500, 220, (0.98, 0.06, 75), 0.6)
    # A gilded spire and two domes in the haze at the boulevard's end.
    with c.group() as far:

        def work(pen: Pen) -> None:
            tone = (0.66, 0.06, 255)
            pen.fill(
                polygon([(420, 566), (420, 470), (428, 452), (431, 300), (434, 452), (442, 470), (442, 566)]), tone
            )
            for x, r in ((384, 20), (478, 15)):
                pen.fill(curve([(x - r, 500), (x - r * 1.1, 480), (x, 456), (x + r * 1.1, 480), (x + r, 500)]), tone)
                pen.fill(polygon([(x - r, 496), (x + r, 496), (x + r, 566), (x - r, 566)]), tone)
            pen.fill(polygon([(340, 566), (340, 520), (520, 514), (520, 566)]), tone)

        c.draw(work, relief=6, detail=0.4)
    c.paste(far, alpha=0.62, soft=1.0)
    c.glow(431, 330, 16, (0.97, 0.1, 85), 0.7)
    far_birds(c, [(520, 220, 16), (556, 240, 12), (590, 206, 11), (498, 262, 9)], (0.42, 0.07, 255))


def _snow(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        drift = 0.5 * (c.noise.at("drift", u, v, 9, 3) - 0.5) + 0.14 * (c.noise.at("small", u, v, 1.6, 2) - 0.5)
        kerb = 0.35 * smoothstep(3.6, 5.6, np.abs(u))
        return np.asarray(drift + kerb, np.float32)

    land = ground(c, heights, horizon=HORIZON, eye=EYE, near=4.5, far=400, sun=_SUN, shadow_reach=6)
    sparkle = c.noise.at("sparkle", land.u, land.v, 0.35, 2, land.footprint) - 0.5
    t = 0.2 + 0.78 * land.lit(_SUN) - 0.22 * land.shade + 0.1 * sparkle
    colours = pick(c.tones((0.93, 0.025, 240), 0.55), np.asarray(t, np.float32))
    # Two ruts of a sleigh that went by in the night, half snowed in.
    rut = np.exp(-(((np.abs(land.u + 3.4 + 0.3 * np.sin(land.v / 11)) - 0.55) / 0.12) ** 2)) * smoothstep(
        60, 20, land.v
    )
    shade = np.clip(0.3 * rut, 0, 1)[..., None]
    colours = colours * (1 - shade) + rgb((0.62, 0.08, 256)) * shade
    haze = (smoothstep(26, 200, land.v) * 0.75)[..., None]
    colours = colours + (rgb((0.95, 0.04, 65)) - colours) * haze
    c.fill(
        land.mask & c.full(smoothstep(HORIZON, HORIZON + 4, c.y)),
        np.clip(colours, 0, 1).astype(np.float32),
        detail=0.15,
    )
    # The right-hand row's blue shadow, with the sun coming through the side street.
    v = np.maximum(land.v, 1)
    cast = smoothstep(3.4, 4.4, land.u - 0.0 * v) * smoothstep(33.6, 32.4, v) * smoothstep(22, 27, v)
    c.multiply(cast * 0.8, (0.66, 0.09, 255), 0.7)
    return land


def _tree_shadows(c: Canvas) -> None:
    """Trees that stand outside the card throw their blue branches over the near snow."""
    r = c.rng("cast")
    paths = []
    for x0, y0, x1, y1, w in ((840, 1046, 180, 1172, 15), (840, 1150, 330, 1230, 17), (840, 890, 560, 936, 8)):
        mid = ((x0 + x1) / 2, (y0 + y1) / 2 + 8)
        paths.append(limb([(x0, y0, w), (*mid, w * 0.7), (x1, y1, w * 0.25)]))
        for k in range(11):
            t = 0.22 + 0.07 * k
            bx, by = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 8 * 4 * t * (1 - t) * 0.5
            long = (1.15 - t) * 240 * float(r.uniform(0.6, 1.1))
            side = -1 if k % 2 else 1
            ex, ey = bx - long, by + side * long * float(r.uniform(0.1, 0.26)) + long * 0.1
            q = w * (0.5 - 0.35 * t)
            paths.append(limb([(bx, by, q), ((bx + ex) / 2, (by + ey) / 2 + side * 5, q * 0.7), (ex, ey, q * 0.2)]))
            for s in (-1, 1):
                fx, fy = (bx + ex) / 2, (by + ey) / 2
                paths.append(limb([(fx, fy, q * 0.5), (fx - long * 0.4, fy + s * long * 0.14, q * 0.15)]))
    c.multiply(c.mask(*paths).blur(2.2), (0.66, 0.095, 256), 0.62)


def _trees(c: Canvas) -> None:
    for k, (u, v, tall) in enumerate(((-6.2, 52, 9), (-6.2, 38, 9), (-6.3, 27, 9.6), (-6.4, 18.5, 9.8))):
        x, y = street_at(u, v)
        s = FOCAL / v
        clay, ends = branches(c, x, y, tall * s, 0.34 * s, seed=f"tree{k}", spread=0.52, levels=4 if v < 30 else 3)
        c.shadow(c.mask(limb([(x, y, 0.16 * s), (x - 5 * s, y + 0.5 * s, 0.1 * s)])), 0, 0, 2, 0.5, (0.55, 0.1, 258))
        bark(c, clay, (0.36, 0.05, 285), haze=0.5 * float(smoothstep(16, 60, v)))
        top = clay.relief(0.6)
        c.fill(clay.mask() * (smoothstep(-0.3, -0.7, top.ny) * 0.9), (0.97, 0.012, 240), detail=0.4)
        del ends


def _bakery_glow(c: Canvas, land: Ground) -> None:
    """The only lit windows of the morning, a striped awning, a pretzel on a bracket."""
    v = 34.0
    for u in (8.0, 10.6):
        x0, y0 = street_at(u - 0.95, v, 2.9)
        x1, y1 = street_at(u + 0.95, v, 0.7)
        m = c.mask(polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]))
        at = m.where
        c.fill(m, pick(c.tones((0.86, 0.14, 72), 0.4), 0.5 + 0.4 * smoothstep(y1, y0, c.y[at])), detail=0.8)

        def shelf(pen: Pen, x0: float = x0, x1: float = x1, y0: float = y0, y1: float = y1) -> None:
            for q in (0.45, 0.85):
                y = y0 + (y1 - y0) * q
                pen.stroke([(x0, y), (x1, y)], (0.5, 0.12, 50), 1.6)
                for k in range(5):
                    pen.fill(oval(x0 + (k + 0.6) * (x1 - x0) / 5.4, y - 4.4, 4.4, 3.6), (0.58, 0.14, 52))
            pen.stroke(polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]), (0.35, 0.06, 40), 2.4)

        c.draw(shelf, detail=0.85, emission=0.25)
    ax0, ay = street_at(6.8, v, 3.7)
    ax1, ay1 = street_at(11.9, v, 2.8)

    def awning(pen: Pen) -> None:
        n = 10
        for k in range(n):
            a, b = ax0 + (ax1 - ax0) * k / n, ax0 + (ax1 - ax0) * (k + 1) / n
            pen.fill(
                polygon([(a, ay), (b, ay), (b + 3, ay1), (a + 3, ay1)]), (0.58, 0.18, 27) if k % 2 else (0.95, 0.02, 80)
            )
        pen.stroke([(ax0 - 2, ay - 3), (ax1 + 2, ay - 3)], (0.97, 0.012, 240), 6)

    c.draw(awning, relief=3, detail=0.8)
    x, y = street_at(9.3, v, 1.6)
    c.glow(x, y, 62, (0.92, 0.13, 72), 0.6)
    c.glow(x, street_at(9.3, v)[1] + 16, 60, (0.93, 0.13, 70), 0.5, 0.34)


def _prints(c: Canvas, land: Ground) -> None:
    """The way it went: a trodden band, and in it shoe after shoe, each with a lit and a shaded wall."""
    pts = sample(_PATH, 400)
    step = np.hypot(np.diff(pts[:, 0]), np.diff(pts[:, 1]))
    gone = np.concatenate([[0], np.cumsum(step)])
    band = []
    for t in np.linspace(0, gone[-1], 90):
        u, v = float(np.interp(t, gone, pts[:, 0])), float(np.interp(t, gone, pts[:, 1]))
        x, y, s = land.spot(u, v)
        band.append((x, y, 0.3 * s))
    with c.group() as trod:
        c.fill(c.mask(limb([(x, y, r * 0.5) for x, y, r in band], 200), soft=4), (0.66, 0.09, 255))
    c.paste(trod, alpha=0.34)
    r = c.rng("hoofs")
    spots = []
    for k, t in enumerate(np.arange(0.0, float(gone[-1]), 0.47)):
        u, v = float(np.interp(t, gone, pts[:, 0])), float(np.interp(t, gone, pts[:, 1]))
        u2, v2 = float(np.interp(t + 0.1, gone, pts[:, 0])), float(np.interp(t + 0.1, gone, pts[:, 1]))
        a = math.atan2(v2 - v, u2 - u)
        side = (0.2 if k % 2 else -0.2) + float(r.normal(0, 0.02))
        spots.append((u - math.sin(a) * side, v + math.cos(a) * side, a))
    spots.sort(key=lambda q: -q[1])

    def work(pen: Pen) -> None:
        for u, v, a in spots:
            size = 0.17

            def put(
                f: float, q: float, u: float = u, v: float = v, a: float = a, size: float = size
            ) -> tuple[float, float]:
                x, y, _ = land.spot(
                    u + (f * math.cos(a) - q * math.sin(a)) * size,
                    v + (f * math.sin(a) + q * math.cos(a)) * size * 1.25,
                )
                return x, y

            s = FOCAL / v
            # A pushed-up rim, a blue wall on the sun's side, a paler floor, the frog's wedge.
            pen.fill(curve([put(q * 1.22, w * 1.2) for q, w in _HOOF]), (0.985, 0.015, 80), 0.9)
            pen.fill(curve([put(q, w) for q, w in _HOOF]), (0.47, 0.1, 260), 0.95)
            floor = [put(q * 0.78, w * 0.78) for q, w in _HOOF]
            pen.fill(curve([(x - 0.045 * s, y + 0.03 * s) for x, y in floor]), (0.63, 0.09, 254), 0.95)
            frog = [(*put(-0.62, -0.3), CORNER), (*put(0.36, 0), CORNER), (*put(-0.62, 0.3), CORNER), put(-0.3, 0)]
            pen.fill(curve(frog, pull=0.1), (0.5, 0.1, 260), 0.7)
            for _ in range(4):
                cx, cy = put(float(r.uniform(0.8, 2.2)), float(r.normal(0, 1)))
                pen.dot(cx, cy, 0.018 * s * float(r.uniform(0.5, 1.3)), (0.97, 0.015, 240))

    c.draw(work, detail=0.75)


def _truant(c: Canvas) -> None:
    """Before the baker's corner the bronze horse itself, its nose at the warm pane."""
    x, y = street_at(10.0, 27.0)
    size = 58.0
    c.multiply(
        c.mask(polygon([(x - 40, y - 4), (x + 34, y - 5), (x - 10, y + 10), (x - 92, y + 12)]), soft=3),
        (0.6, 0.1, 257),
        0.7,
    )
    build = replace(
        HORSE,
        neck=(0.5, 44.0),
        neck_width=(0.22, 0.13),
        muzzle=(0.29, -36.0, 0.08),
        skull=0.14,
        chest=0.29,
        waist=0.245,
        rump=0.28,
        leg=0.78,
        leg_width=0.07,
    )
    stance = Stance(fore_near=(2, 0, 0), fore_far=(34, -62, -30), hind_near=(-12, -22, 2), hind_far=(10, -24, 2))
    at = paint_beast(c, build, stance, x, y, size, BRONZE, left=True, seed="truant", hair=None, detail=0.85)
    bronze(c, at.relief, 0.5)
    cap(c, at.relief, "truant", -0.8)
    (sx, sy), (nx, ny) = at.skull, at.nose
    for dx in (2, 9):
        ear = [
            (at.ear[0] + dx - 4, at.ear[1] + 7),
            (at.ear[0] + dx - 1, at.ear[1] - 4),
            (at.ear[0] + dx + 4, at.ear[1] + 6),
        ]
        paint_ear(c, ear, BRONZE, thickness=3)
    wx, wy = at.withers
    tx, ty = at.tail_tip

    def marks(pen: Pen) -> None:
        for k in range(9):
            t = k / 8
            px, py = at.ear[0] + 4 + (wx - at.ear[0]) * t, at.ear[1] + 4 + (wy - at.ear[1]) * t
            pen.stroke([(px - 3, py), (px + 3, py + 1), (px + 5, py + 12)], (0.27, 0.045, 65), 3.4)
        for k in range(5):
            pen.stroke(
                [(tx - 6, ty - 6), (tx + 3 + k, ty + 6), (tx - 1 + k * 1.2, ty + 30 - 2 * k)], (0.27, 0.045, 65), 2.6
            )
        pen.dot(sx + (nx - sx) * 0.24, sy + (ny - sy) * 0.24 - 3.4, 1.7, (0.08, 0.02, 60))
        pen.dot(nx - 1, ny - 1, 1.3, (0.1, 0.03, 60))
        pen.stroke([(sx + 4, sy - 6), (sx + 2, sy + 8)], (0.62, 0.09, 80), 1.8)
        pen.stroke([(nx + 4, ny - 4), (nx + 6, ny + 5)], (0.62, 0.09, 80), 1.8)

    c.draw(marks, relief=1.4, detail=0.9)
    for k in range(3):
        c.glow(nx - 10 - 8 * k, ny - 2 - 4 * k, 7 + 3 * k, (0.97, 0.02, 80), 0.45)
