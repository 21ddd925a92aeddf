"""On the high plateau an old weaver kneels at her loom; its warp is the slanting rain, and grey cloth leaves it."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask, blur
from art.painting.materials import cloud_bank, fur, grass, wood
from art.painting.motifs.beasts import paint_ear, paint_eye
from art.painting.motifs.skies import rain
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.strokes import repaint
from art.painting.terrain import plane

from .weaver import RED, hands, woman

BRIEF = Brief(
    title="Wet Season",
    hero="Quechua weaver of 70 in a round hat, kneeling, who weaves slanting threads of rain into a grey cloth",
    idea="made of",
    place="plateau, high Andes",
    palette="storm plum",
    composition="diagonal fall",
    time="overcast",
    symbols=("loom", "rain", "thread"),
    hidden="a dry llama asleep under the cloth",
    readings=("grief", "forecast", "craftsmanship"),
    person=True,
)


FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "saturation": 1.12,
    "contrast": 0.3,
    "relight": Relight(key=0.74, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.12, towards=330),
}


_SILVER: Colour = (0.92, 0.02, 270)


_HORIZON = 700.0


# The loom's plane: far and near edge at her lap, at the cloth's fell, and up in the cloud.
_LAP = ((268.0, 900.0), (384.0, 972.0))


_FELL = ((372.0, 722.0), (524.0, 812.0))


_SKY = ((420.0, -40.0), (1010.0, 150.0))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.55, -0.5, 0.5),
        key=p.key,
        shade=p.shade,
        rim=(-0.85, -0.4, 0),
        rim_colour=(0.96, 0.1, 88),
        bounce=(0.55, 0.06, 300),
        bounce_share=0.2,
    )
    _sky(c)
    _land(c)
    repaint(c, 0.9, seed="land", loose=0.85)
    rain(c, 420, angle=119, length=(20, 60), colour=(0.85, 0.04, 290), alpha=0.22, seed="far-rain")
    _tent(c)
    _warp(c)
    woman(c)
    _cloth_on_loom(c)
    with c.group() as sleeper:
        _llama(c)
    c.paste(sleeper, bend=(c.x - 44, c.y))
    _rods(c)
    hands(c)
    _tufts(c)
    repaint(c, 0.14, seed="last", loose=0.6)
    _drops(c)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.24, 0.06, 295)),
            (0.2, (0.34, 0.08, 302)),
            (0.38, (0.48, 0.09, 318)),
            (0.5, (0.7, 0.09, 20)),
            (0.56, (0.9, 0.11, 80)),
            (0.6, (0.94, 0.1, 90)),
        ],
        34,
        turn=-9,
    )
    c.glow(110, 650, 230, (0.97, 0.12, 88), 0.95)
    for k, (y, tones, size) in enumerate(
        (
            (470, [(0.42, 0.09, 312), (0.62, 0.1, 345), (0.93, 0.1, 80)], (20, 60)),
            (330, [(0.3, 0.08, 300), (0.46, 0.09, 318), (0.74, 0.1, 30)], (30, 84)),
            (150, [(0.2, 0.06, 294), (0.33, 0.08, 304), (0.52, 0.09, 330)], (40, 110)),
        )
    ):

        def crest(x: float, y: float = y, k: int = k) -> float:
            return y + 46 * math.sin(x / 150 + 1.7 * k) - 0.16 * (x - 300)

        cloud_bank(
            c,
            crest,
            tones,
            seed=f"bank{k}",
            size=size,
            rows=3,
            alpha=0.8 if k else 0.55,
            fade=(0.0, 1.3),
        )
    # The dark belly of the cloud from which the warp comes down.
    belly = np.exp(-((np.hypot((c.x - 700) / 330, (c.y - 150) / 220)) ** 2))
    c.multiply(np.asarray(belly, np.float32), (0.3, 0.09, 296), 0.7)
    veil = c.noise.at("veil", (c.x + 0.55 * c.y) / 26, c.y / 700, 1.0, 3)
    c.glaze(
        smoothstep(0.5, 0.8, veil) * smoothstep(250, 420, c.y) * smoothstep(720, 560, c.y) * 0.5, (0.62, 0.07, 310), 0.6
    )


def _land(c: Canvas) -> None:
    for k, (y, high, tone, haze) in enumerate(
        ((_HORIZON - 28, 190, (0.52, 0.07, 300), 0.34), (_HORIZON - 6, 96, (0.42, 0.07, 305), 0.16))
    ):
        line = c.x[:1] / (270 - 90 * k) + 4.3 * k + 0.7
        ridge = (np.abs(c.noise.at(f"peaks{k}", line, line * 0, 1.0, 5) - 0.5) * 2)[0]
        crest = y - high * (1 - ridge) ** 1.15 - 10 * (c.field(f"jag{k}", 26, 3)[0] - 0.5)
        m = c.full(smoothstep(-1.5, 1.5, c.y - crest[None, :]))
        body = (c.noise.at(f"rock{k}", c.x / 60 - c.y / 90, c.y / 50, 1.0, 4) - 0.5) * 26
        c.form(m, tone, thickness=30, bump=body.astype(np.float32), haze=haze, detail=0.2)
        if k == 0:
            snow = smoothstep(
                0.5, 0.62, c.noise.at("snow", c.x / 26 - c.y / 40, c.y / 30, 1.0, 4) + 0.5 - (c.y - crest[None, :]) / 90
            )
            side = smoothstep(-0.05, 0.12, np.gradient(crest)[None, :] * -1 + 0.05)
            c.fill(m * np.asarray(snow * (0.35 + 0.65 * side), np.float32), (0.93, 0.05, 70), 0.75, detail=0.25)
        c.fog(y - 46, y + 34, (0.86, 0.08, 70), 0.5)
    ground = c.full(smoothstep(_HORIZON - 1, _HORIZON + 2, c.y))
    d = 240 / np.maximum(c.y - _HORIZON + 6, 6)
    u, v = (c.x - 400) * d / 240, d * 7
    n = c.noise.at("puna", u * 3, v * 2, 1.0, 4) - 0.5
    wide = c.noise.at("moor", u * 0.7, v * 0.6, 1.0, 3) - 0.5
    warm = np.exp(-(((c.x - 80) / 320) ** 2)) * smoothstep(960, _HORIZON, c.y)
    t = 0.36 + 0.26 * n + 0.3 * wide + 0.34 * warm - 0.24 * smoothstep(900, 1200, c.y)
    c.fill(ground, pick(c.tones((0.5, 0.085, 84), 0.8), np.asarray(t, np.float32)), detail=0.2)
    # Tussocks and bare earth in belts, gold where the gap in the west reaches.
    belts = c.noise.at("belts", u * 0.5 + 3, np.log(d + 0.02) * 5, 1.0, 4)
    c.multiply(ground * smoothstep(0.55, 0.8, belts), (0.32, 0.07, 320), 0.55)
    c.screen(ground * (smoothstep(0.5, 0.2, belts) * (0.25 + 0.75 * warm)), (0.86, 0.12, 85), 0.4)
    c.fog(_HORIZON - 36, _HORIZON + 54, (0.84, 0.09, 62), 0.6)
    lake = c.mask(
        curve([(-20, 716, CORNER), (120, 708), (260, 712), (330, 722), (240, 734), (90, 738), (-20, 748, CORNER)]),
        wobble=2,
    )
    c.fill(lake, (0.93, 0.09, 86), 0.9, detail=0.4)
    for x, y, w in ((520, 860, 60), (700, 800, 46), (130, 1150, 90), (640, 1176, 110)):
        pool = c.mask(oval(x, y, w, w * 0.16), wobble=5)
        c.fill(
            pool,
            pick(ramp([(0.5, 0.08, 310), (0.8, 0.08, 60)]), smoothstep(x + w, x - w, c.x[pool.where])),
            0.8,
            detail=0.3,
        )


def _pattern(u: Array, v: Array) -> Array:
    """A woven pattern in bands along `v`: steps, diamonds, plain stripes; 0–1, `u` across in motifs."""
    band = np.floor(v)
    fu, fv = np.mod(u, 1.0), np.mod(v, 1.0)
    diamond = (np.abs(np.floor(fu * 10) / 10 - 0.45) + np.abs(np.floor(fv * 10) / 10 - 0.45) < 0.36).astype(np.float32)
    hole = (np.abs(np.floor(fu * 10) / 10 - 0.45) + np.abs(np.floor(fv * 10) / 10 - 0.45) < 0.14).astype(np.float32)
    steps = (np.floor(np.mod(u * 2, 1) * 4) / 4 > np.floor(fv * 4) / 4).astype(np.float32)
    lines = (np.mod(fv * 4, 1) > 0.5).astype(np.float32)
    kind = np.mod(band, 4)
    return np.asarray(np.select([kind == 0, kind == 2], [diamond - hole, steps], lines * 0.8), np.float32)


def _weave(c: Canvas, m: Mask, u: Array, v: Array, light: Array | float) -> None:
    """Rain-grey cloth: dark as wet slate, the figure in silver, one thread in a hundred still shining."""
    figure = _pattern(u, v)
    thread = np.abs(np.sin(u * 40)) * 0.5 + np.abs(np.sin(v * 34)) * 0.5
    t = 0.42 + 0.12 * (thread - 0.5) + light
    dark = pick(c.tones((0.5, 0.035, 285), 0.75), np.asarray(t, np.float32))
    pale = pick(c.tones((0.8, 0.03, 270), 0.65), np.asarray(t + 0.04, np.float32))
    a = figure[..., None] * 0.85
    c.fill(m, dark * (1 - a) + pale * a, detail=0.62)


def _tent(c: Canvas) -> None:
    """What is already woven runs off over the ground and over whoever sleeps there."""
    hump = Clay(c, (330, 850, 830, 1200), melt=34)
    hump.limb([(340, 1010, 30), (420, 1060, 40), (500, 1082, 40)], flat=0.5)
    hump.limb([(560, 1000, 78), (640, 990, 96), (736, 1000, 92), (830, 1030, 80)])
    hump.limb([(480, 1090, 44), (600, 1086, 60), (740, 1090, 62), (840, 1090, 60)], flat=0.7)
    hump.cut((600, 1128), (-0.02, 1), 9)
    body = hump.relief(3)
    at = body.mask.where
    c.shadow(body.mask, 8, 14, 14, 0.6)
    x, y = c.x[at], c.y[at]
    folds = np.sin((x * 0.8 + 0.35 * (y - 900) + 30 * c.field("slack", 120, 2)[at]) / 15) * 5 * smoothstep(960, 1080, y)
    folds = folds + (c.field("sag", 70, 3)[at] - 0.5) * 18
    lit = body.bumped(blur(folds.astype(np.float32), 1.5 * c.scale))
    light = 0.46 * (lit.nx * -0.7 + lit.ny * -0.55) + 0.02
    high = body.height / 90
    _weave(
        c,
        body.mask,
        (x + 30 * lit.nx) / 58,
        (y - 26 * high + 20 * lit.ny) / 40 + 0.12 * (x / 58),
        light.astype(np.float32),
    )
    c.screen(body.mask.edge(-4, -5, 2.4), (0.92, 0.09, 85), 0.5)
    r = c.rng("fringe")

    def fringe(pen: Pen) -> None:
        for k in range(84):
            px = 462 + 4.6 * k
            py = 1128 + 9 * math.sin(px / 30) * 0.4
            pen.stroke(
                [(px, py - 3), (px + float(r.normal(0, 2)), py + 7), (px + float(r.normal(-2, 3)), py + 16)],
                (0.7, 0.03, 280),
                1.6,
                0.85,
            )

    c.draw(fringe, detail=0.6)


def _llama(c: Canvas) -> None:
    """It lies in the dry under a corner of the cloth: neck along the ground, lids down."""
    gap = c.mask(
        curve([(440, 1126, CORNER), (456, 1060), (516, 1018), (590, 1034), (622, 1080), (626, 1128, CORNER)]), wobble=2
    )
    c.fill(gap, (0.2, 0.05, 310), 0.92, detail=0.6)
    dry = c.mask(oval(480, 1124, 110, 14), soft=4)
    c.glaze(dry, (0.74, 0.1, 82), 0.75)
    neck = Clay(c, (380, 1010, 640, 1150), melt=8)
    neck.limb([(566, 1080, 32), (528, 1082, 30), (490, 1090, 24), (462, 1092, 21)])
    neck.ball(454, 1088, 23, 20)
    neck.limb([(442, 1092, 15), (424, 1100, 11), (414, 1104, 9)])
    body = neck.relief(1.4)
    c.shadow(body.mask, 0, 12, 6, 0.6)
    c.form(body, (0.86, 0.045, 80), rim=0.5, mottle=0.08, detail=0.75)
    fur(c, body, neck.angle, seed="llama", length=(9, 17), spacing=2.6, light=0.08, spread=0.5, detail=0.75)
    c.multiply((body.mask | gap) * smoothstep(508, 566, c.x), (0.2, 0.06, 305), 0.92)
    for f, x, y in ((-1, 460, 1070), (1, 474, 1072)):
        paint_ear(
            c,
            [(x - 6, y), (x - 2 + 6 * f, y - 26), (x + 4 + 5 * f, y - 20), (x + 6, y + 2)],
            (0.8, 0.05, 78),
            (0.62, 0.07, 40),
            4,
        )
    paint_eye(c, 444, 1088, 5, closed=True, left=True)

    def marks(pen: Pen) -> None:
        pen.stroke([(410, 1103), (418, 1108), (428, 1107)], (0.36, 0.05, 40), 1.6, 0.8)
        pen.fill(oval(411, 1100, 3, 2), (0.3, 0.05, 20))
        pen.stroke([(482, 1068), (486, 1092), (482, 1114)], RED, 5)
        for k in range(4):
            pen.dot(478 + 3 * k, 1116 + 2 * (k % 2), 3.4, (0.86, 0.14, 92) if k % 2 else (0.56, 0.17, 350))

    c.draw(marks, relief=1.5, detail=0.9)


def _between(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _warp(c: Canvas) -> None:
    """The rain, drawn taut: silver against the cloud, gold where the gap in the west shines through it."""
    r = c.rng("warp")
    n = 58

    def tone_of(t: float) -> Array:
        return mix(_SILVER, (0.95, 0.1, 88), max(0.0, 0.75 - 1.1 * t) * float(r.uniform(0.5, 1)))

    def work(pen: Pen) -> None:
        for k in range(n):
            t = k / (n - 1)
            a, b = _between(*_FELL, t), _between(*_SKY, t)
            shed = 5 * (-1) ** k
            w = 0.9 + 1.1 * t + float(r.uniform(-0.2, 0.5))
            mid = _between(a, b, 0.2)
            tone = tone_of(t)
            high = float(r.uniform(0.34, 0.6))
            pts = [a, (mid[0] + shed, mid[1] + shed * 0.4), _between(a, b, high)]
            s = high
            while s < 1:
                e = s + float(r.uniform(0.03, 0.16))
                pen.stroke(
                    [_between(a, b, s), _between(a, b, e)],
                    tone_of(t),
                    w * float(r.uniform(0.7, 1.3)),
                    float(r.uniform(0.35, 0.9)),
                )
                s = e + float(r.uniform(0.01, 0.05))
            pen.stroke(pts, (0.2, 0.06, 295), w + 1.6, 0.25)
            pen.stroke(pts, tone, w, float(r.uniform(0.45, 0.95)))

    c.draw(work, detail=0.8, emission=0.12)
    # Up there it is rain again.
    up = smoothstep(330, 60, c.y)
    band = smoothstep(0.0, 0.25, (c.x - 330) / 400)
    c.glaze(np.asarray(up * band, np.float32), (0.36, 0.085, 300), 0.5)
    rain(
        c,
        300,
        angle=118,
        length=(24, 70),
        colour=_SILVER,
        alpha=0.5,
        seed="source",
        clip=c.full(smoothstep(460, 120, c.y) * band),
    )


def _cloth_on_loom(c: Canvas) -> None:
    m = c.mask(
        curve(
            [
                (*_LAP[0], CORNER),
                (*_between(_LAP[0], _FELL[0], 0.5),),
                (*_FELL[0], CORNER),
                (*_FELL[1], CORNER),
                (*_between(_LAP[1], _FELL[1], 0.5),),
                (*_LAP[1], CORNER),
            ],
            pull=0.3,
        )
    )
    c.shadow(m, 10, 26, 12, 0.5)
    spread = plane(c, m, (_FELL[0], _FELL[1], _LAP[1], _LAP[0]))
    u, v = spread.wide(4.0, 5.2)
    light = 0.16 - 0.2 * spread.u + 0.06 * np.sin(spread.v * 5) + 0.1 * smoothstep(0.2, 0.0, spread.v)
    _weave(c, m, u, v, np.asarray(light, np.float32))
    c.screen(m.edge(-3, -3, 1.6), (0.94, 0.1, 86), 0.6)
    # From her lap it slips down to the rest.
    slip = Clay(c, (240, 870, 520, 1130), melt=16)
    slip.limb(
        [(306, 930, 40), (346, 972, 44), (372, 1030, 44), (392, 1080, 40), (440, 1112, 26), (520, 1120, 14)], flat=0.6
    )
    body = slip.relief(2)
    at = body.mask.where
    fold = np.sin(slip.across / 7.5 + 0.4 * np.sin(slip.along / 30)) * 3.4
    lit = body.bumped(fold.astype(np.float32))
    c.shadow(body.mask, 5, 12, 8, 0.5)
    shade = 0.44 * (lit.nx * -0.7 + lit.ny * -0.5) - 0.02
    _weave(c, body.mask, slip.across / 34, slip.along / 34, shade.astype(np.float32))
    del at


def _rods(c: Canvas) -> None:
    """The bars that keep the threads apart, and the sword with which she beats the weft home."""
    for k, (t, w, over) in enumerate(((0.0, 5.0, 26), (0.13, 5.5, 34), (0.2, 4.2, 30))):
        a, b = _between(_FELL[0], _SKY[0], t), _between(_FELL[1], _SKY[1], t)
        n = math.hypot(b[0] - a[0], b[1] - a[1])
        dx, dy = (b[0] - a[0]) / n * over, (b[1] - a[1]) / n * over
        rod = c.mask(limb([(a[0] - dx, a[1] - dy, w), (b[0] + dx, b[1] + dy, w * 1.1)], 12))
        c.shadow(rod, 3, 8, 4, 0.5)
        wood(
            c,
            rod,
            (0.56, 0.1, 62) if k else (0.44, 0.09, 46),
            angle=math.degrees(math.atan2(dy, dx)),
            grain=3,
            thickness=w,
            seed=f"rod{k}",
            detail=0.75,
        )
        c.screen(rod.edge(-2, -2, 1.2), (0.95, 0.1, 86), 0.6)
        if k == 1:
            r = c.rng("loops")
            places = [_between(a, b, j / 28) for j in range(29)]

            def loops(pen: Pen, places: list[tuple[float, float]] = places, r: np.random.Generator = r) -> None:
                for x, y in places:
                    pen.stroke(
                        [(x - 2, y - 6), (x + 1, y + 8), (x - 4, y + 18 + float(r.normal(0, 2)))], (0.58, 0.17, 12), 2
                    )

            c.draw(loops, relief=1, detail=0.8)


def _tufts(c: Canvas) -> None:
    r = c.rng("tufts")
    spots = [(float(r.uniform(0, 800)), float(r.uniform(1130, 1195))) for _ in range(12)] + [
        (30, 1010),
        (600, 880),
        (760, 872),
        (690, 842),
        (40, 900),
    ]
    for k, (x, y) in enumerate(sorted(spots, key=lambda q: q[1])):
        s = (y - _HORIZON) / 500
        m = c.mask(oval(x, y, 34 * s, 9 * s))
        grass(
            c,
            m,
            ((0.58, 0.1, 88), (0.74, 0.11, 90), (0.42, 0.08, 80)),
            seed=f"tuft{k}",
            height=(26 * s, 66 * s),
            spacing=3.4,
            lean=0.25,
            spread=0.5,
            detail=0.55,
        )


def _drops(c: Canvas) -> None:
    """Beads of water on the threads; the light of the west in some of them."""
    r = c.rng("beads")
    shine: list[tuple[float, float]] = []

    def beads(pen: Pen) -> None:
        for _ in range(84):
            t, s = float(r.random()), float(r.uniform(0.02, 0.75))
            x, y = _between(_between(*_FELL, t), _between(*_SKY, t), s)
            q = float(r.uniform(1.2, 3.4))
            pen.fill(oval(x, y, q * 0.8, q * 1.25, 28), (0.96, 0.03, 270), 0.95)
            pen.dot(x - q * 0.2, y - q * 0.3, q * 0.35, (1.0, 0.0, 0))
            if q > 3.2:
                shine.append((x, y))

    c.draw(beads, detail=0.9, emission=0.5)
    for x, y in shine:
        c.glow(x, y, 7, (0.97, 0.06, 90), 0.6)
    c.glow(448, 770, 70, (0.95, 0.07, 90), 0.3)
