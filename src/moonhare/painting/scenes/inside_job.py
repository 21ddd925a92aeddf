"""A scarecrow at dusk over red stubble, made wholly of the crows it should drive away."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, leaves, metal, wood
from moonhare.painting.motifs.birds import Bird, flock, flying
from moonhare.painting.motifs.crows import crow, wing_fan
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

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
FINISH = {"vignette": 0.36, "saturation": 1.1, "bloom": 0.45}

_SUN = (556.0, 1000.0)
_HORIZON = 1012.0
_ARM_LEFT = ((372, 452), (270, 446), (170, 470), (92, 520))
_ARM_RIGHT = ((372, 452), (480, 420), (590, 400), (690, 368))
_COAT = curve(
    [
        (296, 430),
        (446, 410),
        (450, 560),
        (470, 740),
        (486, 880),
        (430, 904),
        (372, 960),
        (310, 900),
        (254, 886),
        (276, 740),
        (288, 560),
    ]
)


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
    _body(c)
    _head(c)
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


def _inner(c: Canvas) -> Mask:
    """What lies well inside the figure: only there birds shade birds, never the sky."""
    return c.mask(
        _COAT,
        limb([(*_ARM_LEFT[0], 40), (*_ARM_LEFT[1], 30), (*_ARM_LEFT[2], 26), (*_ARM_LEFT[3], 14)], 20),
        limb([(*_ARM_RIGHT[0], 40), (*_ARM_RIGHT[1], 30), (*_ARM_RIGHT[2], 26), (*_ARM_RIGHT[3], 14)], 20),
        limb([(376, 280, 44), (372, 430, 50)]),
        soft=8,
    )


def _bird(c: Canvas, r: np.random.Generator, x: float, y: float, size: float, turn: float, left: bool) -> None:
    bias = float(r.normal(0.0, 0.05)) + 0.05 * (x - 380) / 300
    hue = float(r.uniform(255, 305))
    shape = c.mask(oval(x, y, size * 0.42, size * 0.2, (turn if not left else -turn)), soft=5)
    c.multiply(shape.move(-5, 5) & _inner(c), (0.12, 0.03, 290), 0.6)
    crow(
        c,
        x,
        y,
        size,
        turn=turn,
        left=left,
        colour=(float(r.uniform(0.22, 0.3)), 0.04, hue),
        sheen=(0.52, 0.08, hue),
        bias=bias,
    )


def _body(c: Canvas) -> None:
    r = c.rng("committee")
    # Sleeves' and coat's tatters first: wings that hang from the pole and the hem.
    for ax, ay, a0, a1, length in (
        (92, 520, 196, 88, 128),
        (694, 366, -62, 62, 132),
        (150, 490, 150, 70, 120),
        (630, 400, 120, 40, 116),
        (290, 880, 150, 80, 120),
        (440, 880, 100, 30, 120),
        (368, 920, 125, 55, 110),
    ):
        wing_fan(c, ax, ay, length, a0, a1, n=8, seed=f"{ax}/{ay}")
    # Underneath, feathers and more feathers: no sky between the birds.
    under = c.mask(_COAT, limb([(376, 290, 46), (372, 430, 60)]), wobble=6)
    dark = c.form(under, (0.2, 0.035, 285), rim=0.7, mottle=0.1, detail=0.6)
    leaves(
        c,
        dark,
        (0.24, 0.04, 285),
        1.57,
        seed="under",
        length=(24, 52),
        spacing=11,
        sprite="feather",
        order="up",
        spread=0.3,
        bias=-0.06,
    )
    # The coat: rows from the hem up, wider below; birds at the edge look outwards.
    for row in range(9):
        y = 866.0 - row * 49
        half = 114 - row * 6.5 if row < 7 else 84
        lean = (row - 4) * 1.5
        count = 4 if row % 2 else 5
        places = [(k / (count - 1) - 0.5) * 2 for k in range(count)]
        r.shuffle(places)
        for k in sorted(places, key=lambda q: -abs(q)):
            x = 368 + lean + k * half + float(r.normal(0, 14))
            left = (k < -0.2 or (abs(k) <= 0.2 and r.random() < 0.5)) != (r.random() < 0.12)
            turn = float(r.uniform(-76, -34)) if abs(k) > 0.6 else float(r.uniform(-88, 6))
            _bird(c, r, x, y + float(r.normal(0, 15)), float(r.uniform(116, 148)), turn, left)
    # The arms: birds shoulder to shoulder upon the pole, some hanging below it.
    for way, spine in ((-1, _ARM_LEFT), (1, _ARM_RIGHT)):
        for k in range(13):
            q = 1 - k / 12.5
            i = min(int(q * 3), 2)
            part = q * 3 - i
            x = spine[i][0] + (spine[i + 1][0] - spine[i][0]) * part
            y = spine[i][1] + (spine[i + 1][1] - spine[i][1]) * part
            below = k % 3 == 1
            size = float(r.uniform(92, 112)) * (1.08 - 0.2 * q)
            _bird(
                c,
                r,
                x + float(r.normal(0, 6)),
                y + (46 if below else -6) + float(r.normal(0, 6)),
                size,
                float(r.uniform(-66, -36)) if not below else float(r.uniform(36, 70)),
                (way < 0) != (r.random() < 0.25),
            )


def _head(c: Canvas) -> None:
    r = c.rng("head")
    scarf = c.mask(
        curve([(300, 410, CORNER), (370, 434), (448, 398, CORNER), (460, 428), (372, 474), (296, 446)]), wobble=2
    )
    tail = c.mask(
        curve(
            [
                (420, 432, CORNER),
                (470, 470),
                (500, 540),
                (486, 596, CORNER),
                (470, 580, CORNER),
                (452, 600, CORNER),
                (446, 520),
                (404, 458, CORNER),
            ]
        )
    )
    for x, y, size, turn, left in (
        (334.0, 376.0, 108, -58, True),
        (416, 366, 108, -56, False),
        (346, 322, 104, -30, True),
        (408, 318, 106, -28, False),
        (374, 356, 112, -82, False),
        (372, 300, 100, -50, True),
    ):
        _bird(c, r, x, y, size, turn, left)
    c.shadow(tail, -8, 6, 6, 0.5)
    cloth(c, tail, (0.52, 0.2, 27), angle=70, fold=16, depth=4, seed="tail", rim=0.7, detail=0.75)
    c.shadow(scarf, -4, 9, 7, 0.6)
    cloth(c, scarf, (0.56, 0.2, 28), angle=8, fold=14, depth=4, seed="scarf", rim=0.7, detail=0.75)
    _hat(c)
    for x, y in ((364.0, 566.0), (374.0, 670.0)):
        c.shadow(c.mask(circle(x, y, 15)), -3, 5, 3, 0.7)
        metal(c, c.mask(oval(x, y, 13, 14, 12)), (0.66, 0.12, 68), thickness=5)

        def holes(pen: Pen, x: float = x, y: float = y) -> None:
            pen.stroke(oval(x, y, 9, 9.6, 12), (0.42, 0.09, 50), 1.4, 0.7)
            pen.stroke([(x - 3, y - 3), (x + 3, y + 3)], (0.45, 0.18, 25), 1.8)
            pen.stroke([(x + 3, y - 3), (x - 3, y + 3)], (0.4, 0.17, 25), 1.8)

        c.draw(holes, detail=0.9)
    c.draw(lambda pen: pen.stroke([(380, 768), (390, 780), (384, 796), (394, 806)], (0.5, 0.19, 25), 2.2), detail=0.9)


def _hat(c: Canvas) -> None:
    """A straw hat with a broken brim, askew: plaited rings, stray stalks."""
    x, y, turn = 376.0, 268.0, -9.0
    straw = (0.74, 0.12, 74)
    brim = c.mask(
        curve(
            [
                (238, 300, CORNER),
                (280, 268),
                (372, 250),
                (470, 232),
                (534, 226, CORNER),
                (520, 258),
                (452, 292),
                (360, 314),
                (282, 316),
            ]
        ),
        wobble=2.5,
    )
    crown = c.mask(
        curve(
            [
                (292, 276, CORNER),
                (300, 210),
                (322, 160),
                (372, 136),
                (424, 150),
                (450, 196),
                (462, 248, CORNER),
                (380, 276),
            ]
        ),
        wobble=2,
    )
    a = math.radians(turn)
    along = (c.x - x) * math.cos(a) + (c.y - y) * math.sin(a)
    up = -(c.x - x) * math.sin(a) + (c.y - y) * math.cos(a)
    plait = np.sin(up / 2.1 + 0.00012 * along**2) * 1.1 + np.sin(along / 2.6 + up * 0.8) * 0.6
    ring = np.sin(np.hypot(along / 3.4, up) / 1.25) * 1.1 + np.sin(np.arctan2(up * 3.4, along) * 70) * 0.6
    c.shadow(brim, -2, 14, 8, 0.75)
    c.form(brim, straw, thickness=10, bump=ring.astype(np.float32), rim=0.9, mottle=0.08, detail=0.75)
    c.multiply(c.mask(oval(376, 282, 96, 14, -9), soft=6) & brim, (0.3, 0.09, 30), 0.5)
    body = c.form(crown, straw, bump=plait.astype(np.float32), rim=0.9, mottle=0.08, detail=0.75)
    band = c.mask(curve([(288, 254), (374, 248), (464, 220), (466, 248), (380, 280), (288, 282)])) & crown
    c.form(body.within(band), (0.36, 0.13, 22), rim=0.5, detail=0.75)
    c.multiply((brim | crown) * smoothstep(440, 250, c.x + 0.35 * (c.y - 220)), (0.36, 0.12, 350), 0.6)
    r = c.rng("straws")

    def stray(pen: Pen) -> None:
        for k in range(34):
            t = k / 33.0
            px = 240 + 290 * t
            py = 304 - 66 * t + 10 * math.sin(t * 3.1)
            d = float(r.uniform(8, 24))
            b = float(r.normal(0.9, 0.6))
            pen.stroke(
                [(px, py), (px + d * math.cos(b) * 0.8, py + d * math.sin(b))],
                mix(straw, (0.4, 0.1, 40), float(r.random())),
                1.6,
                0.9,
            )

    c.draw(stray, detail=0.8)


def _ground_birds(c: Canvas) -> None:
    """Two that wait for a place, near and cut by the edge."""
    c.multiply(c.mask(oval(676, 1188, 110, 14), soft=8), (0.16, 0.05, 320), 0.7)
    crow(c, 690, 1106, 196, turn=-38, left=True, legs=True, colour=(0.22, 0.04, 285), sheen=(0.5, 0.1, 320))
    c.multiply(c.mask(oval(176, 1096, 32, 5), soft=3), (0.16, 0.05, 320), 0.6)
    crow(c, 178, 1070, 62, turn=-20, legs=True, colour=(0.22, 0.04, 285), sheen=(0.5, 0.1, 320))
