"""A scarecrow at dusk over red stubble, made wholly of the crows it should drive away."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from art.painting.light import Light
from art.painting.materials import metal, wood
from art.painting.motifs.birds import Bird, flock, flying
from art.painting.motifs.crows import crow
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, circle, curve, limb, oval
from art.painting.stamps import jittered, strew
from art.painting.strokes import repaint
from art.painting.terrain import Ground, ground

from .scarecrow import paint_body, paint_head

BRIEF = Brief(
    title="Inside Job",
    hero="scarecrow made wholly of crows holding the pose, arms wide, over miles of red stubble",
    idea="made of",
    place="farm, stubble field",
    palette="ink and red",
    composition="low-horizon giant",
    time="dusk",
    symbols=("crow", "straw hat", "stubble"),
    hidden="one crow flies off with a coat button",
    readings=("irony", "disguise", "committee"),
)
FINISH = {
    "vignette": 0.0,
    "saturation": 1.12,
    "bloom": 0.15,
    "contrast": 0.3,
    "relight": Relight(key=0.7, ground=0.72, figure=0.25, chroma=1.0, form=1.25, side=0.06, towards=90),
}

_SUN = (556.0, 1000.0)
_HORIZON = 1012.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.85, 0.05, 0.42),
        key=(0.86, 0.13, 55),
        shade=(0.3, 0.07, 285),
        rim=(0.85, 0.25, 0),
        rim_colour=(0.86, 0.17, 50),
        bounce=(0.55, 0.17, 30),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.3, 0.07, 300)),
            (0.2, (0.42, 0.12, 350)),
            (0.45, (0.56, 0.18, 22)),
            (0.66, (0.64, 0.19, 32)),
            (0.82, (0.76, 0.16, 52)),
            (1, (0.76, 0.15, 55)),
        ],
        warp=30,
    )
    streaks(c, -60, 700, (0.28, 0.08, 330), share=0.75, seed="high", cover=0.75)
    streaks(c, 300, 960, (0.88, 0.12, 62), share=0.6, seed="low", cover=0.6)
    c.glow(*_SUN, 300, (0.84, 0.16, 50), 0.4)
    disc = c.mask(circle(*_SUN, 100), soft=1.5)
    c.fill(disc, pick(ramp([(0.97, 0.08, 88), (0.9, 0.13, 68)]), (c.y - 890) / 120), detail=0.6)
    c.emit(disc, 0.3)
    _far(c)
    land = _field(c)
    repaint(c, 1.0, seed="land")
    flock(c, 640, 330, 150, 130, 16, (12, 30), (0.24, 0.05, 330), seed="away")
    _shadow(c)
    _stubble(c, land)
    _pole(c)
    paint_body(c)
    paint_head(c)
    _ground_birds(c)
    _near_straw(c)
    flying(
        c,
        Bird(body=(0.24, 0.035, 275), wing=(0.27, 0.04, 280), beak=(0.3, 0.02, 285), beak_length=0.2),
        664,
        176,
        120,
        beat=0.75,
        seed="thief",
    )
    metal(c, c.mask(circle(703, 176, 6.5)), (0.8, 0.13, 78), thickness=5)
    repaint(c, 0.25, seed="last")
    c.glow(_SUN[0], _SUN[1], 520, (0.75, 0.18, 40), 0.16, flat=0.35)


def _far(c: Canvas) -> None:
    """Low wooded hills, a roof with one lit window."""
    for i, (y, tone, haze) in enumerate(((992.0, (0.5, 0.14, 25), 0.25), (1004.0, (0.34, 0.09, 350), 0.1))):
        ridge = y - 26 * np.clip(c.field(f"hill{i}", 170, 4)[0] * 1.8 - 0.4, 0.0, 1.0)
        ridge = ridge - 7 * c.field(f"trees{i}", 12, 3)[0]
        m = c.full(smoothstep(-0.8, 0.8, c.y - ridge[None, :]))
        c.fill(m, tone, alpha=0.85 - haze, detail=0.2, mottle=0.1)

    def farm(pen: Pen) -> None:
        dark = (0.24, 0.06, 330)
        pen.fill(
            curve(
                [
                    (92, 1014, CORNER),
                    (92, 994, CORNER),
                    (112, 980, CORNER),
                    (140, 980, CORNER),
                    (152, 994, CORNER),
                    (152, 1014, CORNER),
                ],
                pull=0,
            ),
            dark,
        )
        pen.fill(curve([(128, 984, CORNER), (128, 970, CORNER), (134, 970, CORNER), (134, 984, CORNER)], pull=0), dark)
        pen.dot(108, 1002, 2.4, (0.95, 0.12, 85))

    c.draw(farm, detail=0.8)


def _field(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        rows = np.sin((u + 0.2 * np.sin(v / 30)) * 5.2) * 0.09 * (1 / (1 + v / 60))
        return np.asarray(rows + 0.5 * (c.noise.at("roll", u, v, 40, 2) - 0.5), np.float32)

    sun = (0.3, 0.9, 0.22)
    land = ground(c, heights, horizon=_HORIZON, eye=3.4, near=8, far=900, sun=sun, shadow_reach=6)
    rows = np.cos((land.u + 0.2 * np.sin(land.v / 30)) * 5.2)
    grit = c.noise.at("grit", land.u * 2, land.v, 0.7, 3, land.footprint) - 0.5
    t = 0.34 + 0.3 * land.lit(sun) + 0.12 * rows / (1 + land.v / 50) + 0.3 * grit
    colours = pick(c.tones((0.46, 0.14, 30), 0.7), np.asarray(t, np.float32))
    haze = (smoothstep(20, 300, land.v) * 0.6)[..., None]
    c.fill(land.mask, colours + (rgb((0.72, 0.16, 45)) - colours) * haze, detail=0.1)
    lane = np.exp(-(((c.x - _SUN[0]) / (120 + (c.y - _HORIZON) * 0.5)) ** 2)) * (c.y > _HORIZON)
    c.screen(np.asarray(lane, np.float32), (0.75, 0.16, 50), 0.4)
    return land


def _shadow(c: Canvas) -> None:
    """The long shadow that comes towards the eye: one dark cross on the rows."""
    m = c.mask(
        limb([(356, 1058, 16), (310, 1120, 40), (250, 1230, 78)], 20),
        limb([(30, 1196, 12), (270, 1150, 26), (520, 1140, 20), (640, 1146, 6)], 30),
        soft=6,
    )
    c.multiply(m, (0.25, 0.07, 320), 0.72)


def _stubble(c: Canvas, land: Ground) -> None:
    """Cut straw in rows, darker towards the eye, tips on fire against the sun."""
    r = c.rng("stubble")
    n = 3600
    v = 8.5 + 110 * r.random(n) ** 2.6
    row = np.round(r.uniform(-0.46, 0.46, n) * v / 1.208)
    u = row * 1.208 + 0.302 + r.normal(0, 0.1, n) - 0.2 * np.sin(v / 30)
    s = 900.0 / v
    x, y = 400 + u * s, _HORIZON + 3.35 * s
    order = np.argsort(y)
    x, y, s = x[order], y[order], s[order]
    high = s * r.uniform(0.16, 0.42, n)
    angle = -math.pi / 2 + r.normal(0, 0.2, n)
    near = smoothstep(15, 100, s)[:, None]
    far_tone, near_tone = rgb((0.72, 0.16, 48)), rgb((0.33, 0.1, 22))
    tone = far_tone + (near_tone - far_tone) * near
    light = np.exp(-(((x - _SUN[0]) / 170) ** 2))[:, None]
    tone = tone + (rgb((0.86, 0.14, 62)) - tone) * light * 0.7
    strew(c, "blade", x, y - high * 0.4, high, angle, jittered(tone, r, 0.12, 0.03), seed="stubble", detail=0.5)


def _near_straw(c: Canvas) -> None:
    """Broken stalks right before the eye, dark against the glow."""
    r = c.rng("near-straw")
    n = 90
    x = np.concatenate([r.normal(60, 70, n // 2), r.uniform(330, 830, n - n // 2)])
    high = r.uniform(40, 120, n)
    tone = np.stack([np.asarray(mix((0.24, 0.07, 340), (0.5, 0.16, 32), float(q))) for q in r.random(n) ** 2])
    strew(
        c,
        "blade",
        x,
        1216 - high * 0.35,
        high,
        -1.57 + r.normal(0, 0.26, n),
        tone.astype(np.float32),
        seed="near-straw",
    )


def _pole(c: Canvas) -> None:
    wood(c, c.mask(limb([(370, 900, 13), (362, 1000, 14), (356, 1066, 15)])), (0.3, 0.06, 30), angle=90, detail=0.6)
    c.multiply(c.mask(oval(354, 1068, 44, 8), soft=4), (0.18, 0.05, 320), 0.7)
    r = c.rng("tuft")
    x = 354 + r.normal(0, 24, 60)
    strew(
        c,
        "blade",
        x,
        1060 + r.normal(0, 4, 60),
        r.uniform(14, 34, 60),
        -1.57 + r.normal(0, 0.35, 60),
        jittered(np.repeat(rgb((0.5, 0.15, 34))[None], 60, 0), r, 0.14),
        seed="tuft",
    )


def _ground_birds(c: Canvas) -> None:
    """Two that wait for a place, near and cut by the edge."""
    c.multiply(c.mask(oval(676, 1188, 110, 14), soft=8), (0.16, 0.05, 320), 0.7)
    crow(c, 690, 1106, 196, turn=-38, left=True, legs=True, colour=(0.22, 0.04, 285), sheen=(0.5, 0.1, 320))
    c.multiply(c.mask(oval(176, 1096, 32, 5), soft=3), (0.16, 0.05, 320), 0.6)
    crow(c, 178, 1070, 62, turn=-20, legs=True, colour=(0.22, 0.04, 285), sheen=(0.5, 0.1, 320))
