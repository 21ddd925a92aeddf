"""The carthorse, its harness, and the painted horses on their poles."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, rgb, smoothstep
from moonhare.painting.materials import fur
from moonhare.painting.motifs.beasts import Beast, BeastPlaces, Stance, paint_beast, paint_ear, paint_eye
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.stamps import jittered, strew

GOLD: Colour = (0.86, 0.13, 82)


_TILT = math.radians(-4.5)


def swayed(x: float, y: float) -> tuple[float, float]:
    """Return a place of the upright carousel on the swaying one."""
    dx, dy = x - 452, y - 650
    c, s = math.cos(_TILT), math.sin(_TILT)
    return 452 + dx * c - dy * s, 650 + dx * s + dy * c


def carthorse(c: Canvas) -> None:
    """Paint the horse from the ground up: far legs, body, hooves, head, mane, harness."""
    coat: Colour = (0.34, 0.085, 36)
    for x, w in ((300, 80), (430, 70), (560, 70), (640, 80)):
        c.multiply(c.mask(oval(x, 1084, w, 10), soft=6), (0.2, 0.06, 310), 0.75)
    c.multiply(c.mask(oval(450, 1092, 270, 22), soft=16), (0.24, 0.07, 310), 0.6)
    far = Clay(c, (120, 640, 800, 1110), melt=16)
    far.limb([(384, 850, 56), (414, 930, 33), (424, 978, 29), (448, 1022, 20), (462, 1050, 25), (454, 1068, 27)])
    far.limb([(570, 850, 74), (536, 908, 50), (560, 968, 31), (540, 1024, 21), (528, 1056, 27), (514, 1074, 31)])
    away = far.relief(1.5)
    c.form(away, mix(coat, c.light.shade, 0.45), bias=-0.16, mottle=0.08, detail=0.5)
    fur(c, away, far.angle, seed="far", length=(10, 18), spacing=3.4, detail=0.5)
    _hoof(c, 456, 1068, 29, 0.3)
    _hoof(c, 514, 1076, 33, 0.3)
    _feather(c, ((458, 1036, 26), (524, 1040, 28)), (0.6, 0.04, 320), "far")

    near = Clay(c, (20, 600, 800, 1110), melt=30)
    near.limb([(652, 760, 100), (590, 752, 108), (500, 780, 100), (410, 778, 106), (352, 790, 96)], flat=0.8)
    near.limb([(664, 790, 94), (650, 840, 84)], flat=0.8)
    near.limb([(360, 766, 92, 10), (298, 764, 72, 14), (244, 770, 54, 18), (200, 786, 42, 20)], melt=34, flat=0.8)
    near.limb(
        [(182, 790, 38, 26), (158, 832, 34, 26), (130, 886, 24, 26), (112, 922, 20, 26), (104, 936, 20, 26)], melt=14
    )
    near.ball(164, 826, 33, 27, z=34, turn=55, thick=15)
    near.ball(106, 940, 23, 20, z=28, turn=55)
    near.limb(
        [
            (340, 830, 80, 24),
            (318, 892, 50, 26),
            (298, 940, 37, 26),
            (290, 978, 32, 26),
            (290, 1024, 22, 26),
            (284, 1052, 28, 26),
            (272, 1070, 31, 26),
        ],
        melt=20,
    )
    near.limb(
        [
            (640, 820, 98, 30),
            (612, 886, 70, 34),
            (640, 934, 44, 34),
            (662, 966, 36, 34),
            (650, 1018, 24, 34),
            (644, 1052, 30, 34),
            (630, 1072, 33, 34),
        ],
        melt=20,
    )
    for spine, deep in (
        ([(402, 700, 16), (384, 780, 18), (352, 862, 14)], 15.0),
        ([(560, 850, 18), (586, 800, 16), (600, 730, 12)], 12.0),
        ([(104, 952, 4), (118, 946, 4), (128, 936, 3)], 6.0),
        ([(300, 800, 20), (330, 840, 20)], 8.0),
        ([(470, 880, 20), (540, 884, 20)], 8.0),
        ([(172, 852, 8), (194, 840, 8), (204, 818, 6)], 8.0),
    ):
        near.press(spine, deep)
    body = near.relief(2.5)
    c.form(body, coat, shadow=46, mottle=0.09, grain=40, rim=0.75, gloss=0.12, gloss_sharpness=9, detail=0.62)
    dapple = smoothstep(0.5, 0.7, c.field("dapple", 26, 2)) * smoothstep(930, 820, c.y)
    c.screen(body.mask * np.asarray(dapple, np.float32), (0.75, 0.1, 60), 0.16)
    blaze = c.mask(
        curve([(150, 796), (138, 822), (110, 880), (90, 924), (98, 934), (118, 892), (146, 836), (160, 804)]), soft=4
    )
    c.form(body.within(blaze), (0.85, 0.03, 60), rim=0.6, detail=0.7)
    dark = smoothstep(940, 1010, c.y)
    c.multiply(body.mask * np.asarray(dark, np.float32), (0.4, 0.06, 320), 0.45)
    fur(c, body, near.angle, seed="coat", length=(9, 18), spacing=3.2, light=0.07, spread=0.3, detail=0.6)
    _hoof(c, 270, 1076, 34, 0.0)
    _hoof(c, 629, 1078, 36, 0.0)
    _feather(c, ((284, 1036, 33), (644, 1036, 35)), (0.8, 0.03, 330), "near")
    for ex, q in ((176, 1.0), (194, 0.92)):
        paint_ear(
            c,
            [(ex - 8, 760), (ex - 13 * q, 736), (ex - 8, 712 + 10 * q), (ex + 7, 738), (ex + 8, 764)],
            mix(coat, c.palette.deep, 0.35),
            (0.22, 0.05, 20),
            7,
        )
    paint_eye(c, 150, 824, 6.5, left=True)
    c.draw(lambda pen: pen.stroke([(137, 815), (150, 811), (163, 818)], (0.2, 0.05, 30), 5, 0.8), soft=1.2)
    c.draw(lambda pen: pen.fill(oval(96, 934, 4, 7, 30), (0.14, 0.03, 320)), soft=0.8)
    _mane(c, coat)
    _harness(c)
    tail = c.rng("tail")

    def hairs(pen: Pen) -> None:
        for _ in range(70):
            dx, dy = tail.normal(0, 10), tail.normal(0, 14)
            tone = mix((0.2, 0.05, 320), (0.5, 0.08, 40), 0.6 * tail.random())
            pen.stroke(
                [(742, 760), (768 + dx * 0.4, 800), (772 + dx, 880 + dy), (752 + dx * 1.8, 950 + dy * 2)],
                tone,
                3.4,
                0.9,
            )

    c.draw(hairs, relief=5, detail=0.6)
    for x, y, q in ((76, 956, 16), (52, 950, 24), (22, 934, 32)):
        c.glow(x, y, q, (0.9, 0.05, 330), 0.3)


def _feather(c: Canvas, places: tuple[tuple[float, float, float], ...], tone: Colour, seed: str) -> None:
    """Hang the long hair of a heavy horse round its fetlocks."""
    r = c.rng(f"feather/{seed}")
    n = 240
    for x, y, q in places:
        a = r.uniform(0.15, math.pi - 0.15, n)
        px, py = x + np.cos(a) * q * r.uniform(0.2, 0.95, n), y + r.uniform(-0.5, 0.5, n) * q
        light = np.clip(1.05 - 0.5 * (px - x) / q * 0.5, 0.5, 1.2)[:, None]
        colours = jittered(np.clip(np.repeat(rgb(tone)[None], n, 0) * light, 0, 1), r, 0.14, 0.02)
        order = np.argsort(py)
        strew(
            c,
            "hair",
            px[order],
            py[order] + q * 0.4,
            r.uniform(0.7, 1.2, n) * q,
            (1.57 + (x - px) / q * 0.5)[order],
            colours[order],
            seed=f"{seed}{x}",
            detail=0.65,
        )


def _hoof(c: Canvas, x: float, y: float, w: float, far: float) -> None:
    m = c.mask(
        curve(
            [
                (x - w * 0.62, y - w * 0.7, CORNER),
                (x - w * 1.12, y + w * 0.62, CORNER),
                (x + w * 1.0, y + w * 0.62, CORNER),
                (x + w * 0.86, y - w * 0.6, CORNER),
            ],
            pull=0.2,
        )
    )
    c.form(m, mix((0.3, 0.04, 50), c.light.shade, far), thickness=w * 0.5, rim=0.7, detail=0.65)


def _mane(c: Canvas, coat: Colour) -> None:
    r = c.rng("mane")

    def hairs(pen: Pen) -> None:
        for _ in range(150):
            t = r.random()
            x, y = 186 + 170 * t, 752 - 78 * t**0.9 + r.normal(0, 4)
            q = r.uniform(40, 78)
            tone = mix((0.16, 0.045, 320), (0.62, 0.11, 55), 0.55 * r.random() ** 2)
            pen.stroke(
                [(x, y), (x + 16 + r.normal(0, 5), y + q * 0.35), (x + 20 + r.normal(0, 8), y + q)], tone, 3.2, 0.9
            )
        for _ in range(16):
            x = 168 + r.normal(0, 7)
            pen.stroke([(x + 8, 750), (x - 8, 774), (x - 14 + r.normal(0, 6), 806)], (0.2, 0.05, 320), 3.4, 0.9)

    c.draw(hairs, relief=5, detail=0.65)
    del coat


def _harness(c: Canvas) -> None:
    """A padded collar and straps that hold the load."""
    ring = c.mask(limb([(330, 664, 16), (286, 720, 21), (272, 800, 24), (296, 872, 20), (330, 896, 14)], 40))
    c.shadow(ring, 8, 6, soft=6, share=0.6)
    c.form(ring, (0.42, 0.14, 22), thickness=26, rim=0.7, gloss=0.25, detail=0.75)

    def straps(pen: Pen) -> None:
        lines = (
            [(300, 860), (420, 878), (560, 856), (704, 800)],
            [(318, 690), (400, 668), (470, 664)],
            [(176, 770), (146, 848), (122, 858)],
            [(122, 858), (132, 882), (140, 896)],
            [(118, 868), (200, 884), (280, 800)],
        )
        for k, line in enumerate(lines):
            pen.stroke(line, (0.2, 0.05, 25), 9 if k < 2 else 4.5)
        for x, y in ((300, 860), (704, 800), (122, 860)):
            pen.dot(x, y, 6, GOLD)
        for i in range(7):
            pen.dot(277 + abs(i - 3) * 3.0, 728 + i * 22, 4, GOLD)

    c.draw(straps, relief=4, detail=0.75)


_WOODEN = Beast(
    chest=0.24,
    waist=0.19,
    rump=0.225,
    sag=0.01,
    leg=0.6,
    leg_width=0.066,
    paw=0.05,
    neck=(0.4, -8.0),
    neck_width=(0.18, 0.105),
    skull=0.115,
    muzzle=(0.27, -78.0, 0.066),
    tail=((0.0, 0.0, 0.05), (-0.1, 0.06, 0.06), (-0.16, 0.26, 0.03)),
)


_PRANCE = (
    Stance(
        fore_near=(58, -60, -60), fore_far=(34, -80, -60), hind_near=(-34, -40, -20), hind_far=(-16, -46, -20), pitch=2
    ),
    Stance(
        fore_near=(36, -76, -60), fore_far=(62, -50, -50), hind_near=(-22, -44, -24), hind_far=(-40, -40, -14), pitch=-3
    ),
)


def painted_horses(c: Canvas) -> None:
    """Hang four painted horses on their poles, their heads lowered to the one below; a fifth pole is bare."""
    r = c.rng("wooden")
    places: tuple[tuple[float, float, float, Colour, Colour, bool], ...] = (
        (252, 588, 112, (0.95, 0.03, 80), (0.56, 0.16, 20), True),
        (374, 548, 120, (0.93, 0.06, 82), GOLD, True),
        (560, 560, 122, (0.95, 0.035, 60), (0.5, 0.14, 12), True),
        (664, 592, 106, (0.93, 0.06, 40), (0.84, 0.13, 80), True),
    )
    rods = (252.0, 374.0, 468.0, 560.0, 664.0)

    def poles(pen: Pen) -> None:
        for x in rods:
            t = (x - 452) / 280
            foot = 640 - 29 * math.sqrt(max(0.0, 1 - t * t))
            pen.stroke([swayed(x, foot), swayed(x, 330)], GOLD, 6)
            for y in range(340, int(foot), 14):
                a, b = swayed(x - 3, y), swayed(x + 3, y + 7)
                pen.stroke([a, b], (0.55, 0.13, 50), 2)

    c.draw(poles, relief=3.5, detail=0.85)
    for i, (x, y, size, coat, mane, left) in enumerate(places):
        px, py = swayed(x, y)
        got = paint_beast(
            c,
            _WOODEN,
            _PRANCE[i % 2],
            px,
            py + 34,
            size,
            coat,
            left=left,
            seed=f"wood{i}",
            hair=None,
            shadow=0.1,
            detail=0.85,
        )
        f = -1.0 if left else 1.0

        def dress(
            pen: Pen,
            x: float = px,
            size: float = size,
            mane: Colour = mane,
            f: float = f,
            got: BeastPlaces = got,
            i: int = i,
        ) -> None:
            top = got.withers
            for k in range(12):
                u = k / 11
                mx, my = got.ear[0] + (top[0] - got.ear[0]) * u, got.ear[1] + (top[1] - got.ear[1]) * u - 2
                pen.stroke([(mx, my), (mx - f * 7, my + 8), (mx - f * (10 + r.uniform(0, 5)), my + 17)], mane, 4.2)
            for k in range(6):
                tx, ty = got.rump
                pen.stroke(
                    [(tx - f * 12, ty + 14), (tx - f * (26 + k), ty + 22), (tx - f * (24 + k * 2), ty + 46 + k * 2)],
                    mane,
                    3.6,
                )
            mid = (x, got.withers[1] + 8)
            saddle = curve(
                [
                    (mid[0] - 20, mid[1] - 4, CORNER),
                    (mid[0], mid[1] + 2),
                    (mid[0] + 20, mid[1] - 4, CORNER),
                    (mid[0] + 15, mid[1] + 24),
                    (mid[0] - 15, mid[1] + 24),
                ]
            )
            pen.fill(saddle, (0.5, 0.16, 22) if i % 2 else (0.42, 0.13, 350))
            pen.stroke(saddle, GOLD, 2.4)
            pen.stroke([got.skull, got.nose], GOLD, 2)
            ex, ey = got.brow
            pen.dot(ex, ey + 3, 2.6, (0.14, 0.03, 40))
            sx, sy = got.ear
            pen.fill(curve([(sx - 4, sy + 4, CORNER), (sx + f * 1, sy - 12, CORNER), (sx + 5, sy + 4, CORNER)]), mane)

        c.draw(dress, relief=2.5, detail=0.9)
        c.draw(lambda pen, x=x, y=y: pen.stroke([swayed(x, y - 4), swayed(x, 330)], GOLD, 6), relief=3.5, detail=0.85)  # type: ignore[misc]
