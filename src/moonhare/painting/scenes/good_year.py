"""An old farmer pulls up a plant; in the cut earth its roots are seen to bear lit glass bulbs."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloud_bank, fur, grass, stone, wood
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_near_arm, paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon, sample
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Good Year",
    hero="stooped old farmer tugging up a plant whose roots bear lit glass bulbs",
    idea="grows from",
    place="field, soil cut open, Irish hill",
    palette="storm plum",
    composition="split waterline",
    time="dusk",
    symbols=("root", "light bulb", "spade"),
    hidden="a mole shading its eyes",
    readings=("idea", "hoard", "underworld"),
    person=True,
)
FINISH = {"vignette": 0.45, "bloom": 0.6, "saturation": 1.1}

_LINE = 520.0
_CROWN = (318.0, 548.0)
_GLOW: Colour = (0.9, 0.14, 78)
_OLD = Person(
    age="old",
    girth=0.78,
    shoulders=1.05,
    skin=(0.78, 0.07, 50),
    hair=(0.86, 0.01, 90),
    beard="short",
    top=(0.42, 0.06, 70),
    bottom=(0.34, 0.06, 300),
    shoes=(0.24, 0.04, 40),
    dress="coat",
    hem=0.34,
    loose=1.25,
    scarf=(0.5, 0.14, 20),
    hat="straw",
    hat_colour=(0.8, 0.1, 85),
)
# Each root's way from the crown and the bulb's size; the last point is where its cap sits.
_ROOTS: tuple[tuple[tuple[tuple[float, float], ...], float], ...] = (
    (((318, 560), (322, 640), (308, 720), (316, 800)), 76),
    (((310, 560), (262, 620), (228, 690), (210, 742)), 56),
    (((326, 560), (372, 630), (404, 690), (428, 736)), 60),
    (((306, 556), (220, 588), (140, 622), (96, 664)), 44),
    (((332, 556), (430, 582), (506, 606), (566, 640)), 46),
    (((314, 570), (270, 700), (190, 850), (176, 912)), 50),
    (((322, 570), (378, 720), (430, 860), (452, 906)), 54),
    (((318, 580), (300, 760), (286, 950), (300, 1020)), 42),
    (((308, 556), (200, 640), (90, 760), (66, 816)), 36),
    (((330, 558), (460, 650), (560, 730), (588, 786)), 38),
    (((324, 580), (380, 800), (400, 990), (396, 1060)), 30),
    (((312, 580), (240, 800), (120, 990), (112, 1044)), 32),
    (((318, 558), (290, 600), (272, 612), (268, 630)), 26),
    (((324, 558), (352, 598), (366, 606), (374, 626)), 24),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.62, -0.5, 0.5),
        key=(0.93, 0.09, 70),
        shade=p.shade,
        rim=(0.85, -0.45, 0),
        rim_colour=(0.9, 0.12, 60),
    )
    _sky(c)
    _fields(c)
    repaint(c, 1.0, seed="land")
    bulbs = [(_hang(points), size) for points, size in _ROOTS]
    for (x, y, a), size in bulbs:
        bx, by = x + math.sin(a) * size * 0.9, y + math.cos(a) * size * 0.9
        c.lamps.append(Lamp(x=bx, y=by, z=26 + size * 0.3, reach=40 + size * 1.5, colour=_GLOW, power=0.4))
    _soil(c)
    repaint(c, 0.7, seed="soil")
    _roots(c)
    for (x, y, a), size in bulbs:
        _bulb(c, x, y, size, a)
    with c.group() as burrow:
        _mole(c)
    c.paste(burrow, bend=(800 + (c.x - 800) / 0.74, 1000 + (c.y - 1000) / 0.74))
    c.lamps.clear()
    c.lamps.append(Lamp(x=320, y=500, z=50, reach=210, colour=_GLOW, power=0.7))
    _neighbours(c)
    _spade(c)
    _farmer(c)
    repaint(c, 0.15, seed="last")
    c.glow(318, 540, 130, _GLOW, 0.5, 0.55)
    c.rays(318, 545, [-112, -97, -80, -66], 300, 90, (0.93, 0.12, 80), 0.28, 16)
    c.glow(316, 880, 260, _GLOW, 0.16)


def _hang(points: tuple[tuple[float, float], ...]) -> tuple[float, float, float]:
    """Return a bulb's cap and its lean: half the way between its root's end and straight down."""
    (ax, ay), (bx, by) = points[-2:]
    return bx, by, math.atan2(bx - ax, by - ay) * 0.6


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.24, 0.07, 295)),
            (0.14, (0.36, 0.09, 305)),
            (0.26, (0.54, 0.1, 330)),
            (0.34, (0.76, 0.11, 50)),
            (0.4, (0.9, 0.11, 80)),
            (0.46, (0.8, 0.1, 60)),
        ],
        22,
    )
    c.glow(640, 420, 240, (0.96, 0.12, 78), 0.75)
    for k, (y, bias) in enumerate(((70, -0.1), (170, 0.02), (258, 0.1))):
        cloud_bank(
            c,
            lambda x, y=y, k=k: y + 26 * math.sin(x / 110 + 2 * k) - 0.05 * x,  # type: ignore[misc]
            [(0.2, 0.06, 295), (0.38, 0.09, 310), (0.6, 0.1, 345), (0.84, 0.1, 60)],
            seed=f"storm{k}",
            size=(24, 74 - 14 * k),
            rows=2,
            step=20,
            alpha=0.8,
            bias=bias - 0.12,
            fade=(0.0, 0.9),
        )


def _fields(c: Canvas) -> None:
    r = c.rng("walls")
    for k, (y, tone, fade) in enumerate(
        ((416, (0.44, 0.07, 320), 0.3), (452, (0.42, 0.07, 100), 0.12), (488, (0.36, 0.07, 125), 0.0))
    ):
        crest = y - 30 * np.exp(-(((c.x - 640 + 260 * k) / 240) ** 2)) + 12 * np.sin(c.x / 120 + k)
        land = c.full(smoothstep(-1.5, 1.5, c.y - crest))
        c.form(
            land,
            tone,
            thickness=26,
            bump=(c.field(f"turf{k}", 30, 3, (2, 0.7)) - 0.5) * 12,
            haze=fade,
            rim=0.5,
            detail=0.1,
        )

        def walls(pen: Pen, crest: np.ndarray = crest, k: int = k) -> None:
            for _ in range(5):
                x = float(r.uniform(0, 800))
                y0 = float(crest[0, min(int(x * c.scale), c.w - 1)])
                pen.stroke(
                    [(x, y0 + 2), (x + float(r.normal(0, 30)), y0 + 24), (x + float(r.normal(0, 60)), y0 + 60)],
                    (0.3, 0.05, 310),
                    2.4,
                    0.7,
                )

        c.draw(walls, relief=1.5, detail=0.3)
        c.fog(y + 4, y + 44, (0.82, 0.09, 60), 0.3)
    house(
        c,
        704,
        452,
        54,
        34,
        wall=(0.86, 0.03, 80),
        roof=(0.42, 0.07, 60),
        seed="cottage",
        windows=((-0.25, 0.5), (0.28, 0.5)),
        glow=0.4,
    )
    far_birds(c, [(96, 300, 26), (140, 280, 20), (180, 312, 22), (70, 346, 16)], (0.24, 0.06, 300))


def _soil(c: Canvas) -> None:
    """The cut: dark topsoil, then clay in bands; stones, worms; lit from within."""
    edge = _LINE + 8 * (c.field("rim", 60, 3) - 0.5) - 20 * np.exp(-(((c.x - _CROWN[0]) / 66) ** 2))
    earth = c.full(smoothstep(-2, 2, c.y - edge))
    wave = c.y + 34 * (c.field("strata", 260, 3, (2, 1)) - 0.5) + 0.04 * c.x
    clods = c.field("clods", 34, 4)
    crumbs = c.field("crumbs", 9, 3)
    bump = (np.abs(clods - 0.5) * 22 + (crumbs - 0.5) * 8).astype(np.float32)
    flat = Relief(earth, np.zeros_like(earth.a)).bumped(bump)
    deep = smoothstep(700, 760, wave)
    deeper = smoothstep(930, 990, wave)
    base = c.tones((0.34, 0.06, 35), 0.85)
    c.form(flat, base, gain=0.9, mottle=0.16, grain=20, rim=0.0, bias=-0.22, detail=0.2)
    c.glaze(earth * np.asarray(deep * 0.5, np.float32), (0.42, 0.1, 25), 0.5)
    c.glaze(earth * np.asarray(deeper * 0.6, np.float32), (0.3, 0.08, 310), 0.6)
    seam = np.exp(-np.abs(wave - 730) / 5) + np.exp(-np.abs(wave - 962) / 7)
    c.multiply(earth * np.asarray(np.clip(seam, 0, 1), np.float32), c.palette.deep, 0.45)
    r = c.rng("stones")
    for _ in range(64):
        x, y = float(r.uniform(0, 800)), float(_LINE + 60 + 660 * r.random())
        q = float(r.uniform(5, 13)) * (1 + 1.6 * (y > 960) * r.random())
        rock = c.mask(oval(x, y, q * float(r.uniform(1, 1.6)), q, float(r.uniform(-30, 30))), wobble=q * 0.22, cell=10)
        c.shadow(rock, 1, 4, 4, 0.5)
        stone(
            c,
            rock,
            mix((0.34, 0.04, 310), (0.46, 0.06, 50), float(r.random())),
            thickness=q,
            rough=0.3,
            seed="pebble",
            detail=0.35,
        )

    def threads(pen: Pen) -> None:
        for _ in range(90):
            x, y = float(r.uniform(0, 800)), float(_LINE + r.uniform(6, 60))
            a = 1.57 + float(r.normal(0, 0.4))
            pts = [(x, y)]
            for _ in range(4):
                a += float(r.normal(0, 0.35))
                x, y = x + math.cos(a) * 12, y + math.sin(a) * 12
                pts.append((x, y))
            pen.stroke(pts, (0.66, 0.06, 70), float(r.uniform(0.7, 1.6)), 0.6)
        for x, y, f in ((610, 566, 1), (70, 900, -1), (500, 1110, 1)):
            pen.stroke([(x, y), (x + 14 * f, y - 8), (x + 28 * f, y + 4), (x + 44 * f, y - 3)], (0.66, 0.1, 25), 6)

    c.draw(threads, relief=1.6, detail=0.4)
    c.multiply(earth * smoothstep(560, 515, c.y), c.palette.deep, 0.35)


def _roots(c: Canvas) -> None:
    clay = Clay(c, (30, 500, 660, 1120), melt=4)
    clay.limb(
        [(_CROWN[0] - 6, _CROWN[1] - 26, 15), (_CROWN[0], _CROWN[1] + 2, 26), (_CROWN[0] + 2, _CROWN[1] + 30, 17)]
    )
    r = c.rng("roots")
    hairs: list[list[tuple[float, float]]] = []
    for points, size in _ROOTS:
        n = len(points) - 1
        thick = 2.4 + size * 0.052
        way = sample([(x, y, thick * (1.7 - 1.3 * (k / n) ** 0.7) + 1.4) for k, (x, y) in enumerate(points)], 12)
        wander = np.sin(np.linspace(0, math.pi, 12))
        way[:, 0] += r.normal(0, 9, 12) * wander
        way[:, 1] += r.normal(0, 6, 12) * wander
        way[:, 2] *= 1 + r.uniform(-0.15, 0.3, 12)
        clay.limb([tuple(w) for w in way], n=40)
        for x, y, w in way[2:-1]:
            a = float(r.uniform(0, 3.14))
            q = float(r.uniform(18, 60))
            bend = float(r.normal(0, 0.6))
            end = (x + math.cos(a + bend) * q, y + math.sin(a + bend) * q * 0.9)
            mid = (x + math.cos(a) * q * 0.5, y + math.sin(a) * q * 0.5)
            hairs.append([(float(x), float(y)), mid, end])
            if r.random() < 0.5:
                clay.limb([(x, y, w * 0.5), (*mid, w * 0.34), (*end, 0.7)], n=10)
            else:
                hairs.append([mid, (mid[0] + 8, mid[1] + 9), (mid[0] + float(r.normal(6, 14)), mid[1] + 22)])

    def fine(pen: Pen) -> None:
        for hair in hairs:
            pen.stroke(hair, (0.56, 0.07, 60), 1.3, 0.75)

    c.draw(fine, detail=0.5)
    body = clay.relief(0.8)
    c.shadow(body.mask, 0, 7, 7, 0.7)
    c.form(body, (0.52, 0.085, 52), bump=(c.field("rind", 9, 3) - 0.5) * 6, shadow=10, rim=0.2, bias=-0.16, detail=0.6)


def _bulb(c: Canvas, x: float, y: float, s: float, lean: float) -> None:
    """A glass bulb `s` wide, its cap at (x, y), hanging along `lean` (radians from straight down)."""
    co, si = math.cos(lean), math.sin(lean)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + (u * co + v * si) * s, y + (-u * si + v * co) * s

    cx, cy = at(0, 0.92)
    c.glow(cx, cy, s * 1.5, _GLOW, 0.62)
    glass = c.mask(
        curve(
            [
                (*at(-0.17, 0.2), CORNER),
                at(-0.22, 0.42),
                at(-0.46, 0.72),
                at(-0.5, 1.0),
                at(-0.28, 1.34),
                at(0, 1.43),
                at(0.28, 1.34),
                at(0.5, 1.0),
                at(0.46, 0.72),
                at(0.22, 0.42),
                (*at(0.17, 0.2), CORNER),
            ]
        )
    )
    where = glass.where
    d = np.hypot(c.x[where] - cx, c.y[where] - cy) / (s * 0.52)
    table = ramp(
        [(1.0, 0.02, 95), (0.985, 0.06, 95), (0.95, 0.11, 88), (0.9, 0.14, 80), (0.76, 0.16, 62), (0.62, 0.15, 48)]
    )
    c.fill(glass, pick(table, np.asarray(np.clip(d * 0.82 - 0.04, 0, 1), np.float32)), 0.96, detail=0.85)
    c.emit(glass, 0.55)

    def wire(pen: Pen) -> None:
        w = max(1.0, s * 0.028)
        pen.stroke([at(-0.06, 0.24), at(-0.12, 0.74)], (0.6, 0.13, 55), w, 0.8)
        pen.stroke([at(0.06, 0.24), at(0.12, 0.74)], (0.6, 0.13, 55), w, 0.8)
        loop = [at(-0.12 + 0.24 * k / 8, 0.74 + (0.09 if k % 2 else -0.03)) for k in range(9)]
        pen.stroke(loop, (0.55, 0.17, 45), w * 1.2)

    c.draw(wire, detail=0.9)
    body = c.relief(glass, None, smooth=1)
    edge = np.clip(1 - body.nz, 0, 1) ** 2
    c.multiply(glass * np.asarray(edge * 0.5, np.float32), (0.6, 0.15, 45))
    shine = c.mask(curve([at(-0.34, 0.78), at(-0.24, 0.66), at(-0.2, 0.74), at(-0.3, 0.96)]), soft=s * 0.02)
    c.screen(shine & glass, (0.99, 0.02, 95), 0.9)
    cap = c.mask(
        polygon([at(-0.18, -0.14), at(0.18, -0.14), at(0.18, 0.22), at(-0.18, 0.22)]),
        oval(*at(0, -0.14), s * 0.12, s * 0.07),
    )
    along = (c.x[cap.where] - x) * si + (c.y[cap.where] - y) * co
    thread = np.sin(along / s * 58) * s * 0.03
    c.form(cap, (0.6, 0.06, 80), bump=np.asarray(thread, np.float32), gloss=0.7, rim=0.5, detail=0.8)


def _mole(c: Canvas) -> None:
    """A tunnel's end, lower right: a mole holds a pink paw before its eyes."""
    tunnel = c.mask(
        curve(
            [
                (820, 930, CORNER),
                (740, 926),
                (650, 930),
                (596, 966),
                (590, 1022),
                (640, 1058),
                (730, 1062),
                (820, 1070, CORNER),
            ]
        ),
        wobble=5,
    )
    c.fill(
        tunnel,
        pick(
            ramp([(0.3, 0.07, 40), (0.15, 0.05, 320)]), np.asarray(smoothstep(590, 780, c.x[tunnel.where]), np.float32)
        ),
        detail=0.5,
    )
    c.multiply(tunnel.edge(2, -8, 4), c.palette.deep, 0.7)
    c.screen(tunnel.edge(-1, 5, 2), (0.66, 0.13, 60), 0.4)
    box = (580.0, 900.0, 800.0, 1090.0)
    clay = Clay(c, box, melt=12)
    clay.ball(728, 1004, 58, 50)
    clay.limb([(706, 996, 42, 6), (672, 992, 30, 10), (646, 996, 17, 12), (622, 1002, 8, 12)], n=20)
    clay.limb([(744, 1044, 20, 10), (722, 1054, 12, 16)], n=8)
    body = clay.relief(1)
    c.shadow(c.mask(oval(710, 1056, 74, 8)), -4, 3, 6, 0.6)
    c.form(body, (0.36, 0.05, 305), rim=0.7, bias=0.02, shadow=12, detail=0.7)
    fur(c, body, clay.angle, seed="mole", length=(7, 14), spacing=2.2, spread=0.5, light=0.12)
    c.screen(body.mask.edge(-5, -4, 3), (0.9, 0.13, 70), 0.6)
    c.form(c.mask(oval(614, 1003, 8.5, 7)), (0.76, 0.13, 12), gloss=0.7, detail=0.9)

    def whiskers(pen: Pen) -> None:
        for dx, dy in ((0, 0), (-4, 9), (3, 17)):
            pen.stroke([(630, 1007), (612 + dx, 1014 + dy), (602 + dx, 1014 + dy * 1.2)], (0.72, 0.03, 320), 1, 0.7)
        pen.stroke([(626, 1010), (640, 1014), (652, 1011)], (0.2, 0.04, 310), 1.6, 0.8)

    c.draw(whiskers, detail=0.8)
    for elbow, wrist, palm, turn in (
        ((700, 1026), (674, 1042), (660, 1046), 176.0),
        ((712, 992), (690, 966), (668, 962), 168.0),
    ):
        arm = Clay(c, box, melt=5)
        arm.limb([(*elbow, 19, 30), (*wrist, 14, 40)], n=8)
        sleeve = arm.relief(1)
        c.shadow(sleeve.mask, -2, 4, 5, 0.4)
        c.form(sleeve, (0.38, 0.05, 305), rim=0.6, bias=0.02, detail=0.7)
        fur(c, sleeve, math.pi, seed=f"arm{turn}", length=(6, 11), spacing=2.2, spread=0.6)
        hand = Clay(c, box, melt=3)
        hand.ball(*palm, 17, 13, z=50, turn=turn - 180)
        for k in range(5):
            a = math.radians(turn + (k - 2) * 21)
            hand.limb(
                [
                    (palm[0] + math.cos(a) * 11, palm[1] + math.sin(a) * 9, 4.4, 52),
                    (palm[0] + math.cos(a) * 27, palm[1] + math.sin(a) * 19, 1.4, 52),
                ],
                n=8,
            )
        c.shadow(hand.mask(), 1, 6, 4, 0.5)
        c.form(hand.relief(0.5), (0.8, 0.1, 22), rim=0.6, bias=0.06, detail=0.9)


def _plant(c: Canvas, x: float, y: float, s: float, seed: str, dim: float = 0.0) -> None:
    """A leafy crop, its foot at (x, y)."""
    r = c.rng(f"plant/{seed}")
    xs, ys, size, angle, stems = [], [], [], [], []
    for _ in range(9):
        a = -1.57 + float(r.normal(0, 0.5))
        q = s * float(r.uniform(0.6, 1.1))
        ex, ey = x + math.cos(a) * q, y + math.sin(a) * q
        mx, my = x + math.cos(a) * q * 0.5 - 4, y + math.sin(a) * q * 0.6
        stems.append([(x, y), (mx, my), (ex, ey)])
        for t in np.linspace(0.35, 1.0, 7):
            for f in (-1, 1):
                xs.append(x + (ex - x) * t + float(r.normal(0, 3)))
                ys.append(y + (ey - y) * t + float(r.normal(0, 3)))
                size.append(s * 0.3 * float(r.uniform(0.7, 1.2)))
                angle.append(a + f * float(r.uniform(0.5, 1.2)) + 0.3 * math.cos(a))

    def stalks(pen: Pen) -> None:
        for p in stems:
            pen.stroke(p, mix((0.46, 0.08, 130), c.palette.deep, dim), s * 0.035)

    c.draw(stalks, relief=1.5, detail=0.6)
    n = len(xs)
    share = r.random((n, 1)).astype(np.float32)
    warm = np.clip(1.2 - np.hypot(np.array(xs) - 320, np.array(ys) - 500) / 260, 0, 1)[:, None]
    low, high = mix((0.3, 0.07, 150), c.palette.deep, dim), mix((0.6, 0.12, 128), c.palette.deep, dim)
    colours = (low * (1 - share) + high * share) * (1 - 0.35 * warm) + mix(
        (0.84, 0.15, 95), (0.9, 0.1, 80), 0.2
    ) * 0.35 * warm
    strew(
        c,
        "leaf",
        np.array(xs),
        np.array(ys),
        np.array(size),
        np.array(angle),
        colours.astype(np.float32),
        seed=seed,
        detail=0.65,
    )


def _neighbours(c: Canvas) -> None:
    """Grass along the cut, the next plants in the row; the rims of their own small lights below."""
    lip = c.full(smoothstep(_LINE - 12, _LINE - 8, c.y) * smoothstep(_LINE + 8, _LINE + 2, c.y))
    grass(
        c,
        lip,
        ((0.26, 0.06, 150), (0.4, 0.09, 130), (0.6, 0.11, 110)),
        seed="lip",
        height=(10, 24),
        spacing=4,
        lean=-0.1,
        detail=0.5,
    )
    for k, (x, s) in enumerate(((40, 70), (706, 66), (790, 80))):
        if k:
            for dx, dy, q in ((-16, 66, 13), (18, 84, 11)):
                root = limb([(x, 524, 3), (x + dx * 0.6, 524 + dy * 0.5, 2), (x + dx, 524 + dy, 1.2)])
                c.form(c.mask(root), (0.5, 0.08, 55), detail=0.5)
                _bulb(c, x + dx, 524 + dy, q, dx / 90)
        _plant(c, x, _LINE + 4, s, f"row{k}", 0.3)


def _spade(c: Canvas) -> None:
    shaft = c.mask(limb([(154, 306, 6.5), (150, 400, 6), (146, 500, 6.5)]))
    wood(c, shaft, (0.56, 0.09, 60), angle=92, thickness=7, detail=0.7)
    grip = c.mask(limb([(132, 304, 6), (155, 298, 6.5), (178, 306, 6)]))
    wood(c, grip, (0.52, 0.09, 55), angle=0, thickness=7, detail=0.7)
    blade = c.mask(polygon([(118, 486), (176, 488), (172, 560), (146, 584), (118, 556)]))
    under = blade * smoothstep(_LINE + 4, _LINE - 6, c.y)
    c.form(under, (0.5, 0.03, 280), thickness=4, gloss=0.6, rim=0.8, detail=0.75)
    c.form(c.mask(limb([(146, 470, 8), (146, 500, 10)])), (0.44, 0.03, 280), gloss=0.5, detail=0.7)
    hidden = blade * smoothstep(_LINE - 4, _LINE + 4, c.y)
    c.form(hidden, (0.36, 0.04, 300), thickness=4, gloss=0.4, rim=0.4, detail=0.6)


def _farmer(c: Canvas) -> None:
    pose = Pose(
        lean=50,
        bend=26,
        head=-34,
        arm_near=(14, 30),
        arm_far=(22, 26),
        leg_near=(46, 58),
        leg_far=(2, 42),
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(_OLD, pose, 520, _LINE + 4, 430, left=True)
    c.multiply(c.mask(oval(500, _LINE + 6, 90, 9), soft=6), c.palette.deep, 0.6)
    paint_person(c, _OLD, j, near_arm_last=False)
    _boots(c, j)
    _patches(c, j.waist, j.knee_near, j.unit)
    hx, hy = (j.hand_near[0] + j.hand_far[0]) / 2, (j.hand_near[1] + j.hand_far[1]) / 2
    stems = [
        [(hx + dx * 0.7, hy - 10), (hx + dx * 0.9 + 6, hy + 50), (_CROWN[0] + dx * 1.2, _CROWN[1] - 14)]
        for dx in (-14, -6, 1, 8, 15)
    ]

    def stalks(pen: Pen) -> None:
        for k, stem in enumerate(stems):
            pen.stroke(stem, mix((0.3, 0.07, 145), (0.42, 0.09, 128), k / 4), 7)
        pen.stroke([(hx + 8, hy + 60), (hx - 10, hy + 84), (hx - 30, hy + 78)], (0.46, 0.1, 135), 4)

    c.draw(stalks, relief=3, detail=0.7)
    _plant(c, hx - 6, hy + 14, 176, "pulled")
    _plant(c, hx + 2, hy + 70, 70, "low")
    paint_near_arm(c, _OLD, j)
    r = c.rng("clods")
    for _ in range(46):
        a, q = float(r.uniform(-2.9, -0.2)), float(r.uniform(20, 74))
        x, y = _CROWN[0] + math.cos(a) * q, _LINE + 10 + math.sin(a) * q * 0.8
        clod = c.mask(circle(x, y, float(r.uniform(1.6, 6))), wobble=1.2, cell=5)
        c.form(clod, (0.3, 0.06, 40), rim=0.6, detail=0.6)


def _boots(c: Canvas, j: Joints) -> None:
    """Old boots to the shin, wet to the ankle, a lace undone."""
    u = j.unit
    for (kx, ky), (fx, fy), (tx, ty), bias in (
        (j.knee_far, j.foot_far, j.toe_far, -0.1),
        (j.knee_near, j.foot_near, j.toe_near, 0.0),
    ):
        sx, sy = fx + (kx - fx) * 0.52, fy + (ky - fy) * 0.52
        boot = Clay(c, (fx - 90, sy - 40, fx + 90, fy + 40), melt=6)
        boot.limb([(sx, sy, u * 0.19), ((sx + fx) / 2, (sy + fy) / 2, u * 0.165), (fx, fy - u * 0.02, u * 0.16)], n=14)
        boot.limb([(fx, fy, u * 0.15), (tx - u * 0.04, ty, u * 0.115)], n=10)
        body = boot.relief(1)
        crease = (c.field("crease", 12, 3, (2, 0.7)) - 0.5) * 7
        c.form(body, (0.34, 0.07, 50), bump=crease, gloss=0.35, rim=0.7, bias=bias, detail=0.75)
        cuff = c.mask(limb([(sx - u * 0.2, sy - 2, u * 0.06), (sx + u * 0.2, sy + 2, u * 0.06)]))
        c.form(cuff, (0.5, 0.08, 60), rim=0.6, bias=bias, detail=0.7)


def _patches(c: Canvas, waist: tuple[float, float], chest: tuple[float, float], u: float) -> None:
    """Two patches sewn on the coat's back, with stitches."""
    for (x, y), turn, tone in (
        ((chest[0] + u * 0.02, chest[1] - u * 0.02), -24, (0.5, 0.1, 350)),
        ((waist[0] + u * 0.1, waist[1] + u * 0.02), -50, (0.52, 0.07, 240)),
    ):
        a = math.radians(turn)
        q = u * 0.2

        def at(px: float, py: float, x: float = x, y: float = y, a: float = a) -> tuple[float, float]:
            return x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)

        patch = c.mask(polygon([at(-q, -q * 0.8), at(q, -q * 0.9), at(q * 0.9, q * 0.8), at(-q * 0.9, q * 0.8)]))
        c.form(patch, tone, thickness=3, bump=(c.field("tweed", 3, 2) - 0.5) * 2, rim=0.3, detail=0.75)

        def stitches(pen: Pen, at=at, q: float = q) -> None:  # type: ignore[no-untyped-def]
            for k in range(6):
                t = -q + 2 * q * (k + 0.5) / 6
                for pts in (((t, -q * 1.0), (t, -q * 0.7)), ((t, q * 0.65), (t, q * 0.95))):
                    pen.stroke([at(*pts[0]), at(*pts[1])], (0.88, 0.05, 85), 1.4, 0.9)

        c.draw(stitches, detail=0.8)
