"""On the high plateau an old weaver kneels at her loom; its warp is the slanting rain, and grey cloth leaves it."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.materials import cloud_bank, grass, wood
from art.painting.motifs.skies import rain
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.strokes import repaint

from .cloth import FELL, SKY, between, on_loom, tent
from .llama import llama
from .weaver import hands, woman

BRIEF = Brief(
    title="Wet Season",
    hero="Quechua weaver of 70 in a round hat, kneeling, who weaves slanting threads of rain into a grey cloth",
    idea="made of",
    place="plateau, high Andes",
    palette="storm plum",
    composition="diagonal fall",
    time="overcast",
    symbols=("loom", "rain", "thread"),
    hidden="a llama dozes dry in the cloth",
    readings=("grief", "forecast", "craftsmanship"),
    person=True,
)


FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "saturation": 1.12,
    "contrast": 0.36,
    "relight": Relight(key=0.69, ground=0.62, figure=0.3, chroma=1.04, form=1.25, side=0.12, towards=330),
}


_SILVER: Colour = (0.92, 0.02, 270)


_HORIZON = 700.0


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
    tent(c)
    _warp(c)
    woman(c)
    on_loom(c)
    llama(c)
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
    t = (
        0.36
        + 0.26 * n
        + 0.3 * wide
        + 0.34 * warm
        + 0.16 * smoothstep(730, 780, c.y) * smoothstep(1000, 840, c.y)
        - 0.2 * smoothstep(900, 1200, c.y)
    )
    c.fill(ground, pick(c.tones((0.5, 0.085, 84), 0.8), np.asarray(t, np.float32)), detail=0.2)
    # Tussocks and bare earth in belts, gold where the gap in the west reaches.
    belts = c.noise.at("belts", u * 0.5 + 3, np.log(d + 0.02) * 5, 1.0, 4)
    c.multiply(ground * smoothstep(0.55, 0.8, belts), (0.32, 0.07, 320), 0.55)
    c.screen(ground * (smoothstep(0.5, 0.2, belts) * (0.25 + 0.75 * warm)), (0.88, 0.13, 82), 0.6)
    c.fog(_HORIZON - 36, _HORIZON + 54, (0.84, 0.09, 62), 0.6)
    lake = c.mask(
        curve([(-20, 716, CORNER), (120, 708), (260, 712), (330, 722), (240, 734), (90, 738), (-20, 748, CORNER)]),
        wobble=2,
    )
    c.fill(lake, (0.93, 0.09, 86), 0.9, detail=0.4)
    for x, y, w in ((520, 862, 64), (704, 790, 40), (70, 1168, 150), (740, 1184, 170), (420, 1192, 80)):
        pool = c.mask(oval(x, y, w, w * 0.16), wobble=5)
        c.fill(
            pool,
            pick(ramp([(0.62, 0.08, 316), (0.86, 0.08, 60)]), smoothstep(x + w, x - w, c.x[pool.where])),
            0.8,
            detail=0.3,
        )


def _warp(c: Canvas) -> None:
    """The rain, drawn taut: silver against the cloud, gold where the gap in the west shines through it."""
    r = c.rng("warp")
    n = 58

    def tone_of(t: float) -> Array:
        return mix(_SILVER, (0.95, 0.1, 88), max(0.0, 0.75 - 1.1 * t) * float(r.uniform(0.5, 1)))

    def work(pen: Pen) -> None:
        for k in range(n):
            t = k / (n - 1)
            a, b = between(*FELL, t), between(*SKY, t)
            shed = 5 * (-1) ** k
            w = 0.9 + 1.1 * t + float(r.uniform(-0.2, 0.5))
            mid = between(a, b, 0.2)
            tone = tone_of(t)
            high = float(r.uniform(0.34, 0.6))
            pts = [a, (mid[0] + shed, mid[1] + shed * 0.4), between(a, b, high)]
            s = high
            while s < 1:
                e = s + float(r.uniform(0.03, 0.16))
                pen.stroke(
                    [between(a, b, s), between(a, b, e)],
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


def _rods(c: Canvas) -> None:
    """The bars that keep the threads apart, and the sword with which she beats the weft home."""
    for k, (t, w, over) in enumerate(((0.0, 5.0, 26), (0.13, 5.5, 34), (0.2, 4.2, 30))):
        a, b = between(FELL[0], SKY[0], t), between(FELL[1], SKY[1], t)
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
            places = [between(a, b, j / 28) for j in range(29)]

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
            x, y = between(between(*FELL, t), between(*SKY, t), s)
            q = float(r.uniform(1.2, 3.4))
            pen.fill(oval(x, y, q * 0.8, q * 1.25, 28), (0.96, 0.03, 270), 0.95)
            pen.dot(x - q * 0.2, y - q * 0.3, q * 0.35, (1.0, 0.0, 0))
            if q > 3.2:
                shine.append((x, y))

    c.draw(beads, detail=0.9, emission=0.5)
    for x, y in shine:
        c.glow(x, y, 7, (0.97, 0.06, 90), 0.6)
    c.glow(448, 770, 70, (0.95, 0.07, 90), 0.3)
