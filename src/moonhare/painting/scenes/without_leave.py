"""A bronze general sits astride thin air over his snowy plinth; hoofprints wind away down the boulevard."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import smoke, stone
from moonhare.painting.motifs.beasts import paint_ear
from moonhare.painting.motifs.birds import Bird, far_birds, perched
from moonhare.painting.motifs.plants import bark, branches
from moonhare.painting.motifs.skies import snowfall, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
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
    hidden="a bronze muzzle at the baker's corner",
    readings=("freedom", "desertion", "embarrassment"),
)
FINISH = {"vignette": 0.32, "bloom": 0.4, "saturation": 1.14}

_SUN = (0.75, 0.3, 0.42)
_BRONZE: Colour = (0.36, 0.055, 70)
_VERDIGRIS: Colour = (0.66, 0.07, 178)
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
    (2.2, 26.0),
    (5.4, 29.5),
    (9.0, 31.6),
    (12.6, 32.4),
)


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
    _city(c)
    _tree_shadows(c)
    _trees(c)
    repaint(c, 0.85, seed="city", loose=0.7)
    _bakery_glow(c, land)
    _prints(c, land)
    _muzzle(c)
    _plinth(c)
    _general(c)
    _chain(c)
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


def _facade(
    c: Canvas, m: Mask, along: Array, up: Array, tone: Colour, lift: Array | float, haze: Array | float, k: int
) -> None:
    """A classical front: floors of windows, snow on sills and cornices; `along` and `up` are metres on it."""
    w, h = 2.6, 3.7
    col, row = np.floor(along / w), np.floor(up / h)
    fu, fv = along / w - col, up / h - row
    pane = (
        smoothstep(0.27, 0.31, fu) * smoothstep(0.73, 0.69, fu) * smoothstep(0.2, 0.24, fv) * smoothstep(0.8, 0.77, fv)
    )
    frame = (
        smoothstep(0.19, 0.22, fu) * smoothstep(0.81, 0.78, fu) * smoothstep(0.13, 0.16, fv) * smoothstep(0.9, 0.86, fv)
        - pane
    )
    bars = pane * (smoothstep(0.03, 0.012, np.abs(fu - 0.5)) + smoothstep(0.02, 0.01, np.abs(fv - 0.6)))
    pilaster = smoothstep(0.1, 0.07, np.minimum(fu, 1 - fu))
    band = smoothstep(0.07, 0.04, fv)
    sill = (
        smoothstep(0.16, 0.2, fu) * smoothstep(0.84, 0.8, fu) * smoothstep(0.1, 0.12, fv) * smoothstep(0.19, 0.16, fv)
    )
    n = c.noise.at(f"front{k}", along / 3, up / 3, 1.0, 3) - 0.5
    t = 0.5 + 0.18 * n + 0.1 * pilaster + lift
    colours = pick(c.tones(tone, 0.6), np.asarray(t, np.float32))
    white = pick(c.tones((0.93, 0.02, 80), 0.5), np.asarray(0.5 + lift, np.float32))
    snow = pick(c.tones((0.97, 0.012, 240), 0.4), np.asarray(0.6 + lift, np.float32))
    glass = pick(c.tones((0.36, 0.06, 252), 0.6), np.asarray(0.35 + 0.4 * fv + 0.3 * n, np.float32))
    for part, tint in (
        (0.75 * frame + 0.4 * pilaster, white),
        (pane, glass),
        (np.clip(bars, 0, 1), white),
        (np.clip(band + sill, 0, 1), snow),
    ):
        a = np.clip(part, 0, 1)[..., None]
        colours = colours * (1 - a) + tint * a
    air = np.clip(np.asarray(haze), 0, 1)
    air = air[..., None] if air.ndim else air
    colours = colours + (rgb((0.9, 0.04, 60)) - colours) * air
    c.fill(m, np.clip(colours, 0, 1).astype(np.float32), detail=0.42)


_EYE, _HORIZON, _F = 4.0, 560.0, 900.0


def _at(u: float, v: float, up: float = 0.0) -> tuple[float, float]:
    return 400 + u * _F / v, _HORIZON + (_EYE - up) * _F / v


def _city(c: Canvas) -> None:
    """Left: a sunlit row running to the horizon. Right: the shaded row, and the baker's corner house that faces us."""
    rows: tuple[tuple[float, float, float, float, Colour], ...] = (
        (9.0, 96, 180, 13, (0.8, 0.06, 30)),
        (9.0, 66, 95, 15.5, (0.84, 0.07, 85)),
        (9.0, 44, 65, 13.5, (0.76, 0.07, 20)),
        (9.0, 30, 43.5, 16.5, (0.84, 0.075, 80)),
        (9.0, 17, 29.5, 14.5, (0.74, 0.06, 200)),
        (-6.4, 60, 160, 13, (0.72, 0.05, 260)),
        (-6.4, 34, 59, 12.5, (0.68, 0.06, 20)),
    )
    for k, (wall, start, end, height, tone) in enumerate(rows):
        near, far = float(start), float(end)
        u = -wall
        x0, y0 = _at(u, near, height)
        x1, y1 = _at(u, far, height)
        base0, base1 = _at(u, near)[1], _at(u, far)[1]
        m = c.mask(polygon([(x0, y0), (x1, y1), (x1, base1), (x0, base0)]))
        if m.empty:
            continue
        at = m.where
        away = np.clip(abs(wall) * _F / np.maximum(np.abs(c.x[at] - 400), 1), near, far)
        up: Array = np.asarray(_EYE + (_HORIZON - c.y[at]) * away / _F, np.float32)
        haze = 1 - np.exp(-np.maximum(away - 22, 0) / 90)
        _facade(c, m, away, up, tone, 0.12 if wall > 0 else -0.24, haze * 0.85, k)
        eave = c.mask(
            polygon(
                [
                    (x0, y0 - 0.9 * _F / near),
                    (x1, y1 - 0.9 * _F / far),
                    (x1, y1 + 0.2 * _F / far),
                    (x0, y0 + 0.2 * _F / near),
                ]
            )
        )
        c.form(eave, (0.95, 0.015, 240), thickness=6, bias=0.1 if wall > 0 else -0.2, detail=0.35)
        if wall > 0 and near > 29:
            px, py = _at(u, (near + min(far, near * 1.4)) / 2, height + 1)
            smoke(
                c,
                [(px, py, 3), (px + 10, py - 30, 7), (px + 34, py - 64, 13), (px + 70, py - 90, 20)],
                (0.93, 0.04, 40),
                seed=f"smoke{k}",
                alpha=0.5,
            )
    # The corner house.
    v, u0, u1, height = 34.0, 6.4, 13.2, 12.5
    x0, y0 = _at(u0, v, height)
    x1, base = _at(u1, v)
    front = c.mask(polygon([(x0, y0), (x1, y0), (x1, base), (x0, base)]))
    at = front.where
    along = np.asarray((c.x[at] - 400) * v / _F - u0, np.float32)
    rise = np.asarray(_EYE + (_HORIZON - c.y[at]) * v / _F, np.float32)
    _facade(c, front, along, rise, (0.66, 0.08, 25), -0.2, 0.14, 9)
    roof = c.mask(polygon([(x0 - 6, y0 + 4), (x0 + 18, y0 - 40), (x1 - 10, y0 - 40), (x1 + 8, y0 + 4)]))
    c.form(roof, (0.93, 0.02, 245), thickness=14, bias=-0.06, detail=0.4)
    # Beyond the side street the next front begins.
    x2, y2 = _at(15.4, v, height + 2)
    nxt = c.mask(polygon([(x2, y2), (830, y2), (830, base), (x2, base)]))
    if not nxt.empty:
        c.form(nxt, (0.6, 0.06, 255), thickness=6, bias=-0.2, haze=0.15, detail=0.35)
    side = c.mask(polygon([(x1, y0 + 60), (x2, y2 + 60), (x2, base), (x1, base)]))
    c.fill(side, (0.62, 0.06, 255), 0.75, detail=0.3)
    c.fog(520, 640, (0.94, 0.04, 60), 0.55)


def _snow(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        drift = 0.5 * (c.noise.at("drift", u, v, 9, 3) - 0.5) + 0.14 * (c.noise.at("small", u, v, 1.6, 2) - 0.5)
        kerb = 0.35 * smoothstep(3.6, 5.6, np.abs(u))
        return np.asarray(drift + kerb, np.float32)

    land = ground(c, heights, horizon=_HORIZON, eye=_EYE, near=4.5, far=400, sun=_SUN, shadow_reach=6)
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
        land.mask & c.full(smoothstep(_HORIZON, _HORIZON + 4, c.y)),
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
        x, y = _at(u, v)
        s = _F / v
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
        x0, y0 = _at(u - 0.95, v, 2.9)
        x1, y1 = _at(u + 0.95, v, 0.7)
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
    ax0, ay = _at(6.8, v, 3.7)
    ax1, ay1 = _at(11.9, v, 2.8)

    def awning(pen: Pen) -> None:
        n = 10
        for k in range(n):
            a, b = ax0 + (ax1 - ax0) * k / n, ax0 + (ax1 - ax0) * (k + 1) / n
            pen.fill(
                polygon([(a, ay), (b, ay), (b + 3, ay1), (a + 3, ay1)]), (0.58, 0.18, 27) if k % 2 else (0.95, 0.02, 80)
            )
        pen.stroke([(ax0 - 2, ay - 3), (ax1 + 2, ay - 3)], (0.97, 0.012, 240), 6)

    c.draw(awning, relief=3, detail=0.8)
    x, y = _at(9.3, v, 1.6)
    c.glow(x, y, 62, (0.92, 0.13, 72), 0.6)
    c.glow(x, _at(9.3, v)[1] + 16, 60, (0.93, 0.13, 70), 0.5, 0.34)


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

            s = _F / v
            outline = [
                put(-1, -0.75),
                put(-0.2, -1.0),
                put(0.7, -0.72),
                put(1.05, 0),
                put(0.7, 0.72),
                put(-0.2, 1.0),
                put(-1, 0.75),
                put(-0.55, 0),
            ]
            pen.fill(curve([(x - 0.03 * s, y - 0.01 * s) for x, y in outline]), (0.99, 0.02, 75), 0.95)
            pen.fill(curve(outline), (0.5, 0.1, 258), 0.95)
            frog = [put(-0.9, -0.2), put(0.3, 0), put(-0.9, 0.2), put(-0.5, 0)]
            pen.fill(curve(frog), (0.72, 0.075, 250), 0.9)
            for _ in range(4):
                cx, cy = put(float(r.uniform(0.8, 2.2)), float(r.normal(0, 1)))
                pen.dot(cx, cy, 0.018 * s * float(r.uniform(0.5, 1.3)), (0.97, 0.015, 240))

    c.draw(work, detail=0.75)


def _muzzle(c: Canvas) -> None:
    """Round the baker's corner a bronze head looks out, sniffing at the warm window."""
    x, y = _at(13.2, 34)[0], _at(0, 34, 2.5)[1]
    head = Clay(c, (x - 70, y - 60, x + 80, y + 100), melt=4)
    head.limb([(x + 64, y + 44, 34), (x + 44, y + 32, 27), (x + 22, y + 4, 18), (x + 8, y - 14, 13)])
    head.limb([(x + 4, y - 14, 13), (x - 10, y - 4, 11), (x - 28, y + 10, 7.4), (x - 37, y + 16, 7.2)])
    head.limb([(x + 26, y - 8, 4), (x + 38, y + 14, 6), (x + 46, y + 34, 7)])
    head.limb([(x + 46, y + 48, 12), (x + 42, y + 64, 8), (x + 40, y + 82, 7)])
    relief = head.relief(0.8)
    wall = c.mask(polygon([(x - 90, y - 80), (x + 3, y - 80), (x + 3, y + 90), (x - 90, y + 90)]))
    visible = Mask(
        relief.mask.a * np.maximum(wall.on(relief.mask.box), 1.0), relief.mask.box, relief.mask.frame, relief.mask.scale
    )
    c.shadow(visible, -4, 5, 4, 0.5)
    _bronze(c, relief.within(visible), 0.55)
    paint_ear(c, [(x + 1, y - 22), (x + 6, y - 44), (x + 12, y - 22)], _BRONZE, thickness=4)

    def marks(pen: Pen) -> None:
        pen.fill(oval(x - 34, y + 10, 2.2, 1.6), (0.1, 0.03, 60))
        pen.fill(oval(x - 8, y - 8, 2.6, 2.0), (0.1, 0.03, 60))
        pen.stroke([(x - 40, y + 19), (x - 28, y + 19)], (0.14, 0.03, 60), 1.2, 0.8)
        pen.stroke([(x - 26, y - 2), (x - 20, y + 15)], (0.62, 0.09, 80), 2)
        pen.stroke([(x - 22, y + 2), (x + 16, y + 16), (x + 28, y + 40)], (0.3, 0.05, 60), 2)

    c.draw(marks, relief=1, detail=0.9)
    for k in range(2):
        c.glow(x - 52 - 12 * k, y + 18 - 5 * k, 9 + 3 * k, (0.97, 0.02, 80), 0.4)


def _bronze(c: Canvas, body: Relief, verdigris: float = 0.8) -> None:
    """Old bronze: dark, with a green bloom where rain runs, bright where hands and sleeves wore it."""
    at = body.mask.where
    c.form(body, _BRONZE, gloss=0.55, gloss_sharpness=20, rim=0.6, mottle=0.1, detail=0.75)
    streak = c.noise.at("patina", c.x[at] / 7, c.y[at] / 46, 1.0, 4)
    cover = smoothstep(0.5, 0.8, streak + 0.16 * body.ny) * verdigris
    light = np.clip(0.58 + 0.5 * (body.nx * 0.72 - body.ny * 0.42), 0, 1)
    green = pick(c.tones(_VERDIGRIS, 0.6), light.astype(np.float32))
    c.fill(body.mask * (cover * 0.66).astype(np.float32), green, detail=0.75)
    sky = smoothstep(-0.1, -0.7, body.nx) * 0.4
    c.screen(body.mask * sky.astype(np.float32), (0.66, 0.09, 250), 0.5)


def _cap(c: Canvas, body: Relief, seed: str, low: float = -0.5) -> None:
    """Snow that lies on whatever faces upwards."""
    at = body.mask.where
    n = (c.field(f"cap/{seed}", 16, 3)[at] - 0.5) * 0.3
    cover = smoothstep(low, low - 0.16, body.ny + n)
    m = Mask(np.asarray(body.mask.a * cover, np.float32), body.mask.box, body.mask.frame, body.mask.scale)
    c.shadow(m, -1, 4, 2, 0.4, (0.45, 0.1, 258))
    c.form(m, (0.96, 0.015, 240), thickness=9, bias=0.1, depth=0.35, detail=0.75)


def _plinth(c: Canvas) -> None:
    """Granite in three stages; on its snowy top four bare patches where hooves stood bolted for a hundred years."""
    shadow = c.mask(polygon([(120, 862), (394, 866), (-40, 960), (-60, 900)]), soft=6)
    c.multiply(shadow, (0.62, 0.1, 257), 0.75)
    for x0, x1, x2, high, foot, lean in (
        (96, 366, 430, 826, 872, 8),
        (124, 344, 402, 694, 832, 2),
        (104, 360, 424, 664, 704, 6),
    ):
        front = c.mask(polygon([(x0, high), (x1, high), (x1 + lean * 0.3, foot), (x0 - lean * 0.3, foot)]), wobble=1.2)
        flank = c.mask(polygon([(x1, high), (x2, high - 14), (x2, foot - 16), (x1 + lean * 0.3, foot)]), wobble=1.2)
        stone(c, front, (0.5, 0.05, 275), thickness=10, rough=0.45, cracks=0.3, seed=f"front{high}", detail=0.55)
        c.multiply(front, (0.6, 0.09, 262), 0.35)
        stone(c, flank, (0.72, 0.05, 45), thickness=8, rough=0.4, cracks=0.3, seed=f"flank{high}", detail=0.55)
        c.screen(flank, (0.8, 0.09, 65), 0.22)
    c.draw(
        lambda pen: pen.stroke(
            curve([(150, 720, CORNER), (318, 720, CORNER), (318, 806, CORNER), (150, 806, CORNER)]),
            (0.34, 0.06, 270),
            2.4,
            0.6,
        ),
        detail=0.6,
    )
    plate = c.mask(polygon([(176, 736), (292, 736), (292, 788), (176, 788)]))
    c.form(plate, _BRONZE, thickness=5, gloss=0.4, detail=0.7)
    ledge = c.mask(
        curve(
            [
                (96, 830, CORNER),
                (120, 820),
                (240, 824),
                (340, 820),
                (368, 826, CORNER),
                (432, 812, CORNER),
                (430, 822),
                (366, 842),
                (240, 838),
                (130, 842),
            ]
        )
    )
    c.form(ledge, (0.96, 0.015, 240), thickness=9, depth=0.4, bias=0.06, detail=0.7)
    lid = c.mask(
        curve(
            [
                (98, 672, CORNER),
                (130, 640),
                (170, 636),
                (300, 630),
                (404, 632),
                (430, 656, CORNER),
                (400, 662),
                (362, 676),
                (300, 670),
                (240, 680),
                (160, 672),
                (120, 684),
            ]
        ),
        wobble=2,
    )
    c.shadow(lid, -2, 8, 4, 0.45, (0.4, 0.1, 260))
    top = c.form(
        lid, (0.96, 0.015, 240), thickness=18, depth=0.4, bias=0.08, bump=(c.field("lid", 30, 3) - 0.5) * 6, detail=0.7
    )
    for x, y in ((168, 656), (206, 648), (318, 652), (350, 645)):
        scar = c.mask(oval(x, y, 17, 6.4, -4), wobble=1.5)
        c.form(top.within(scar), (0.42, 0.05, 60), bias=-0.1, detail=0.8)
        c.glaze(c.mask(oval(x + 1, y + 1, 9, 3.2, -4)), _VERDIGRIS, 0.7)
        c.screen(c.mask(limb([(x - 15, y + 4, 1), (x, y + 7, 1.6), (x + 15, y + 3, 1)])), (0.98, 0.03, 80), 0.8)


_HIP = (240.0, 350.0)


def _g(x: float, y: float) -> tuple[float, float]:
    return _HIP[0] + x * 1.28, _HIP[1] + y * 1.28


def _gs(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    return [(*_g(p[0], p[1]), p[2] * 1.28, *(v * 1.28 for v in p[3:])) for p in points]


_BOX = (20.0, 10.0, 640.0, 640.0)


def _cast(c: Canvas, clay: Clay, seed: str, snow: float | None = -0.45, bump: Array | None = None) -> Relief:
    body = clay.relief(1.6)
    if bump is not None:
        body = body.bumped(bump)
    _bronze(c, body)
    if snow is not None:
        _cap(c, body, seed, snow)
    return body


def _general(c: Canvas) -> None:
    """He rides on: heels down, reins in hand, sabre out; only his glance has dropped."""
    far_leg = Clay(c, _BOX, melt=10)
    far_leg.limb(_gs((16, 8, 27), (76, 16, 24), (92, 32, 20), (88, 78, 17), (82, 108, 12)))
    far_leg.limb(_gs((80, 114, 12), (98, 112, 10), (114, 102, 7)))
    _cast(c, far_leg, "far", None)
    far_arm = Clay(c, _BOX, melt=8)
    far_arm.limb(_gs((16, -92, 18), (58, -100, 16), (98, -116, 12)))
    far_arm.ball(*_g(106, -119), 14, 13)
    blade = c.mask(
        curve(
            [(*_g(112, -128), CORNER), _g(160, -150), (*_g(216, -186), CORNER), _g(164, -142), (*_g(114, -118), CORNER)]
        )
    )
    c.form(blade, (0.6, 0.05, 150), gloss=0.8, rim=0.7, detail=0.85)
    guard = c.mask(limb(_gs((100, -134, 2.4), (116, -126, 3), (118, -108, 2.4)), 16))
    c.form(guard, (0.6, 0.09, 80), gloss=0.6, detail=0.8)
    _cast(c, far_arm, "sabre", -0.6)
    tails = Clay(c, _BOX, melt=10)
    tails.limb(_gs((-14, -24, 26), (-34, 6, 24), (-56, 40, 20), (-64, 62, 9)), flat=0.6)
    tails.limb(_gs((-4, -10, 26), (-20, 24, 22), (-34, 62, 16), (-38, 80, 7)), flat=0.6)
    _cast(c, tails, "tails", -0.6)
    leg = Clay(c, _BOX, melt=10)
    leg.limb(_gs((-2, 4, 34), (34, 20, 32), (64, 34, 26)))
    _cast(c, leg, "thigh", -0.48)
    boot = Clay(c, _BOX, melt=8)
    boot.limb(_gs((66, 30, 25), (66, 48, 24), (50, 88, 20), (34, 128, 14)))
    boot.limb(_gs((28, 134, 14), (54, 136, 11), (72, 126, 7)))
    boot.press(_gs((42, 54, 4), (66, 58, 5), (88, 48, 4)), 5)
    _cast(c, boot, "boot", -0.7)
    trunk = Clay(c, _BOX, melt=16)
    trunk.limb(_gs((-4, 4, 36), (-6, -28, 34), (-2, -62, 38), (0, -92, 34), (4, -108, 22)), flat=0.85)
    trunk.ball(*_g(14, -62), 34, 44)
    trunk.press(_gs((-36, -18, 4), (0, -12, 5), (34, -18, 4)), 6)
    along = np.sin(trunk.along * 0.0 + (c.x[trunk.mask().where] - c.y[trunk.mask().where] * 0.3) / 11) * 0.8
    body = _cast(c, trunk, "trunk", None, along.astype(np.float32))

    def braid(pen: Pen) -> None:
        gold = (0.62, 0.09, 80)
        for k in range(5):
            y = -96 + 17 * k
            pen.dot(*_g(34 - 1.5 * k, y), 3.4, gold)
            pen.dot(*_g(16 - 1.5 * k, y), 3.4, gold)
        pen.stroke([_g(-26, -92), _g(4, -50), _g(30, -14)], (0.42, 0.06, 80), 9)
        pen.stroke([_g(-38, -12), _g(0, -6), _g(36, -14)], (0.5, 0.08, 78), 9)
        for k in range(3):
            pen.fill(oval(*_g(-18 + 13 * k, -62 + 3 * k), 5, 6), gold)

    c.draw(braid, relief=3, detail=0.8, clip=body.mask)
    scabbard = c.mask(limb(_gs((-22, -6, 6), (-56, 52, 5.5), (-84, 112, 5), (-90, 122, 4)), 24))
    c.form(scabbard, (0.4, 0.06, 90), gloss=0.6, rim=0.5, detail=0.8)
    arm = Clay(c, _BOX, melt=8)
    arm.limb(_gs((-14, -94, 21), (-20, -56, 19), (0, -34, 17, 6), (38, -30, 13, 8)))
    arm.ball(*_g(48, -30), 17, 14, z=12)
    c.shadow(arm.mask(), -3, 8, 6, 0.45)
    _cast(c, arm, "arm", -0.5)
    board = c.mask(curve([_g(-38, -102), _g(-14, -116), _g(6, -106), _g(-8, -96), _g(-34, -90)]))
    c.form(board, (0.6, 0.09, 80), thickness=10, gloss=0.5, detail=0.8)
    fringe = c.rng("fringe")

    def threads(pen: Pen) -> None:
        for k in range(14):
            x = -40 + 3.0 * k
            pen.stroke([_g(x, -94 - k * 0.4), _g(x - 2 + float(fringe.normal(0, 1)), -80)], (0.56, 0.09, 80), 2.6)
        # Reins that lead to nobody.
        pen.stroke([_g(52, -30), _g(84, -12), _g(104, 30), _g(108, 74)], (0.26, 0.04, 60), 4)
        pen.stroke([_g(52, -26), _g(74, 2), _g(88, 44), _g(86, 92)], (0.3, 0.05, 60), 4)
        pen.stroke([_g(34, 130), _g(18, 138)], (0.6, 0.09, 80), 3)
        pen.dot(*_g(14, 140), 5, (0.6, 0.09, 80))

    c.draw(threads, relief=2.4, detail=0.8)
    _general_head(c)


def _general_head(c: Canvas) -> None:
    head = Clay(c, _BOX, melt=6)
    head.limb(_gs((4, -106, 16), (8, -122, 15)))
    head.ball(*_g(12, -142), 27, 31, turn=8)
    head.limb(_gs((22, -126, 13), (30, -124, 10)))
    head.limb(_gs((32, -142, 5), (40, -134, 6.4), (34, -131, 4)), n=10)
    head.limb(_gs((28, -150, 6), (34, -149, 4)), n=6)
    head.press(_gs((27, -143, 3), (33, -142, 3)), 4)
    c.shadow(head.mask(), -2, 8, 5, 0.4)
    _cast(c, head, "head", None)
    hair = Clay(c, _BOX, melt=4)
    hair.limb(_gs((20, -130, 5.5), (32, -127, 5), (42, -124, 2)))
    hair.limb(_gs((4, -150, 8), (2, -134, 8), (10, -122, 6)))
    _cast(c, hair, "hair", None)

    def eye(pen: Pen) -> None:
        pen.stroke([_g(25, -143), _g(30, -140.5), _g(34, -141)], (0.12, 0.03, 60), 2.6)
        pen.stroke([_g(23, -149), _g(30, -151), _g(36, -148)], (0.14, 0.03, 60), 2.8, 0.8)

    c.draw(eye, detail=0.95)
    hat = Clay(c, _BOX, melt=6)
    hat.limb(_gs((-40, -152, 7), (-22, -166, 16), (8, -178, 24), (36, -170, 15), (56, -156, 6)), flat=0.5)
    body = hat.relief(1.2)
    c.shadow(body.mask, 0, 7, 4, 0.45)
    _bronze(c, body)
    _cap(c, body, "hat", -0.5)
    plume = Clay(c, _BOX, melt=4)
    plume.limb(_gs((4, -190, 6), (-6, -208, 9), (-22, -214, 8), (-32, -206, 4)))
    _cast(c, plume, "plume", -0.5)
    bird = Bird(
        body=(0.56, 0.04, 260),
        breast=(0.66, 0.05, 330),
        wing=(0.7, 0.03, 255),
        beak=(0.45, 0.04, 60),
        legs=(0.6, 0.15, 25),
        plump=0.33,
        beak_length=0.13,
        tail=0.45,
        leg=0.14,
        neck=0.16,
    )
    x, y = _g(34, -186)
    perched(c, bird, x, y + 12, 44, seed="pigeon")


def _chain(c: Canvas) -> None:
    """Bollards with a chain round the plinth; towards the street it has been kicked down."""
    posts = ((60.0, 892.0), (196.0, 930.0), (356.0, 936.0), (462.0, 886.0))

    def links(pen: Pen) -> None:
        def hang(a: tuple[float, float], b: tuple[float, float], sag: float) -> None:
            n = int(math.hypot(b[0] - a[0], b[1] - a[1]) / 9)
            for k in range(n + 1):
                t = k / n
                x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)
                pen.stroke(oval(x, y, 5.4 if k % 2 else 3.2, 3.4), (0.24, 0.04, 262), 2)

        hang((-20, 842), (60, 852), 22)
        hang((60, 852), (196, 888), 26)
        hang((196, 888), (356, 894), 26)
        pen.stroke([(356, 894), (364, 920), (372, 946)], (0.24, 0.04, 262), 3)
        for k in range(8):
            pen.stroke(oval(376 + 9 * k, 950 + 5 * math.sin(k), 5.4 if k % 2 else 3.4, 3), (0.26, 0.04, 262), 2)

    for x, y in posts:
        c.multiply(c.mask(limb([(x, y, 8), (x - 90, y + 18, 5)]), soft=3), (0.62, 0.1, 257), 0.6)
    c.draw(links, relief=2, detail=0.75)
    for x, y in posts:
        post = Clay(c, (x - 30, y - 70, x + 30, y + 14), melt=4)
        post.limb([(x, y, 12), (x, y - 32, 10)])
        post.ball(x, y - 44, 13, 12)
        body = post.relief(0.8)
        c.form(body, (0.3, 0.04, 265), gloss=0.4, rim=0.6, detail=0.75)
        _cap(c, body, f"post{x:.0f}", -0.5)
