"""An old pair dances a tango in a doorway; the space between the two is a howling wolf."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, mix, pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, plaster, stone, wood
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_near_arm, paint_person
from moonhare.painting.motifs.plants import pine
from moonhare.painting.motifs.props import lantern
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, Path, box, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import sampled, scatter, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Lead or Follow",
    hero="tango pair, she tall, silver-haired, he short, stout, dark-skinned; the gap between them is a howling wolf",
    idea="double exposure",
    place="dance hall, Buenos Aires doorway",
    palette="ink and red",
    composition="interior through a window or arch",
    time="night",
    symbols=("wolf", "dancer", "rose"),
    hidden="their shadows dance apart",
    readings=("danger", "marriage", "rhythm"),
    person=True,
)
FINISH = {"vignette": 0.45, "bloom": 0.5, "contrast": 0.17}

_FLOOR = 1064.0
_WOLF = [
    (452, 258, CORNER),
    (462, 268),
    (450, 306),
    (436, 348, CORNER),
    (462, 318),
    (482, 296, CORNER),
    (482, 336),
    (466, 384),
    (472, 420),
    (506, 476, CORNER),
    (498, 500),
    (516, 548, CORNER),
    (500, 566),
    (508, 616, CORNER),
    (490, 650),
    (482, 740),
    (480, 880),
    (480, 990),
    (512, 1020),
    (516, 1048, CORNER),
    (450, 1048, CORNER),
    (454, 960),
    (448, 880),
    (436, 830, CORNER),
    (412, 900),
    (410, 970),
    (434, 1018),
    (438, 1048, CORNER),
    (290, 1048, CORNER),
    (214, 1050),
    (184, 1028),
    (220, 1004),
    (268, 1000, CORNER),
    (258, 930),
    (272, 830),
    (298, 730),
    (312, 650),
    (306, 610),
    (286, 594, CORNER),
    (298, 560),
    (280, 530, CORNER),
    (302, 496),
    (322, 440),
    (326, 420, CORNER),
    (296, 400),
    (262, 356, CORNER),
    (306, 358),
    (346, 364),
    (372, 350),
    (398, 322),
    (430, 280),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.05, -0.72, 0.5),
        key=(0.93, 0.09, 66),
        shade=(0.23, 0.07, 285),
        rim=(0.1, -0.9, 0),
        rim_colour=(0.90, 0.13, 50),
        bounce=(0.5, 0.17, 25),
        bounce_share=0.3,
    )
    gate = curve(
        [(128, 1110, CORNER), (128, 370), (190, 190), (400, 98), (610, 190), (672, 370), (672, 1110, CORNER)], pull=0.38
    )
    _hall(c)
    repaint(c, 1.0, seed="hall", loose=1.1)
    _lamps(c)
    _street(c, gate)
    _doors(c, gate)
    repaint(c, 0.6, seed="street")
    _wall_things(c)
    _apart(c)
    _pair(c)
    repaint(c, 0.2, seed="last")
    _roses(c)
    c.rays(400, 60, [72, 82, 90, 98, 108], 1000, 150, (0.95, 0.12, 60), 0.2, soft=22)


def _hall(c: Canvas) -> None:
    """Red curtains, tables with small lamps, a floor that shines."""
    c.wash(
        [
            (0, (0.20, 0.07, 15)),
            (0.25, (0.36, 0.14, 22)),
            (0.6, (0.52, 0.18, 28)),
            (0.76, (0.40, 0.14, 25)),
            (1, (0.24, 0.08, 20)),
        ],
        warp=10,
    )
    curtain = c.mask(polygon([(90, 80), (710, 80), (710, 830), (90, 830)]))
    cloth(c, curtain, (0.46, 0.175, 25), fold=52, depth=26, thickness=30, seed="curtain", detail=0.2, rim=0.2)
    c.multiply(curtain * (smoothstep(330, 90, c.y) * 0.9), (0.20, 0.06, 350), 0.8)
    c.multiply(curtain * smoothstep(150, 330, np.abs(c.x - 410)), (0.26, 0.08, 340), 0.75)
    c.glow(410, 620, 240, (0.86, 0.16, 48), 0.5, flat=1.5)
    floor = c.full(smoothstep(826, 830, c.y))
    p = plane(c, floor, ((230, 828), (590, 828), (1100, 1215), (-290, 1215)))
    u, v = p.wide(16, 5)
    grain = c.noise.at("boards", u * 5, v * 1.2, 1.0, 3) - 0.5
    tint = c.noise.at("board", np.floor(u) * 1.9, np.floor(v + np.mod(np.floor(u) * 0.618, 1)) * 2.3, 1.0, 1) - 0.5
    seam = np.minimum(np.mod(u, 1), 1 - np.mod(u, 1))
    at = floor.where
    light = np.exp(-(((c.x[at] - 405) / 190) ** 2)) * 0.36 - 0.08
    t = 0.42 + 0.2 * grain + 0.2 * tint - 0.2 * np.exp(-seam * 22) + light
    c.fill(floor, pick(c.tones((0.50, 0.14, 34), 0.7), t), detail=0.2)
    for x, y, s in ((196, 800, 1.0), (262, 772, 0.8), (604, 806, 1.05), (548, 774, 0.8)):
        top = c.mask(oval(x, y, 46 * s, 12 * s))
        skirt = c.mask(polygon([(x - 44 * s, y), (x + 44 * s, y), (x + 34 * s, y + 78 * s), (x - 34 * s, y + 78 * s)]))
        cloth(c, skirt, (0.56, 0.10, 20), fold=12 * s, depth=5, seed="table", detail=0.3)
        c.form(top, (0.78, 0.08, 50), thickness=6, rim=0.6, detail=0.4)
        for dx, h in ((-34, 92), (40, 84)):
            guest = c.mask(
                limb(
                    [
                        (x + dx * s, y + 40 * s, 24 * s),
                        (x + dx * s * 0.9, y - 8 * s, 20 * s),
                        (x + dx * s * 0.85, y - 30 * s, 9 * s),
                    ],
                    12,
                ),
                circle(x + dx * s * 0.82, y - h * 0.5 * s, 13 * s),
            )
            c.form(guest, (0.22, 0.06, 340), rim=1.0, detail=0.35)


def _lamps(c: Canvas) -> None:
    """A string of bulbs, the table lamps, a paper lantern cut by the arch."""
    line = [(100 + 600 * k / 16, 250 + 70 * math.sin(math.pi * k / 16)) for k in range(17)]
    c.draw(lambda pen: pen.stroke(line, (0.14, 0.04, 330), 2.4), detail=0.7)

    def bulbs(pen: Pen) -> None:
        for x, y in line[1:-1]:
            pen.dot(x, y + 9, 5.6, (0.99, 0.08, 82))

    c.draw(bulbs, emission=0.9, detail=0.95)
    for x, y in line[1:-1]:
        c.glow(x, y + 9, 20, (0.88, 0.16, 58), 0.5)
    for x, y in ((196, 786), (262, 760), (604, 792), (548, 762)):
        shade = c.mask(polygon([(x - 15, y), (x + 15, y), (x + 8, y - 20), (x - 8, y - 20)]))
        c.fill(shade, (0.93, 0.13, 72), detail=0.9)
        c.emit(shade, 0.5)
        c.glow(x, y - 6, 34, (0.86, 0.17, 55), 0.6)


def _street(c: Canvas, gate: Path) -> None:
    """The dark facade round the door: worn plaster, a stone arch, blank torn bills, wet setts."""
    hole = c.mask(gate)
    wall = c.full(1) - hole
    face = plane(c, wall, ((0, 0), (800, 0), (800, 1200), (0, 1200)))
    spill = 0.22 * np.exp(-((np.hypot(c.x - 400, (c.y - 640) * 0.6) / 330) ** 2))[wall.where]
    plaster(c, face, (0.34, 0.07, 275), light=np.asarray(spill - 0.08, np.float32), stain=0.3)
    for x, y, rx, ry in ((18, 640, 60, 90), (770, 880, 56, 70), (120, 60, 90, 40)):
        bare = c.mask(oval(x, y, rx, ry, 14), wobble=16, cell=38) & wall
        at = bare.where
        row = np.floor(c.y[at] / 15)
        joint = np.minimum(np.mod(c.y[at] / 15, 1), np.mod(c.x[at] / 38 + row * 0.5, 1) * 2.4)
        c.form(
            bare,
            (0.42, 0.11, 30),
            thickness=2,
            bump=np.asarray(np.clip(joint * 5, 0, 1) * 2.4, np.float32),
            mottle=0.14,
            grain=12,
            bias=-0.1,
            detail=0.4,
        )
        c.multiply(bare.edge(-3, -4, 1.2), c.palette.deep, 0.6)
    outer = c.mask(
        curve(
            [(74, 1110, CORNER), (74, 362), (150, 146), (400, 40), (650, 146), (726, 362), (726, 1110, CORNER)],
            pull=0.38,
        )
    )
    ring = outer - hole
    n = 21
    c.shadow(ring, 0, 10, 14, 0.6)
    for i in range(n):
        a0, a1 = math.pi * (1 + i / n) + 0.012, math.pi * (1 + (i + 1) / n) - 0.012
        wedge = [
            (400 + math.cos(a) * q * 0.94, 366 + math.sin(a) * q)
            for q, a in ((240, a0), (400, a0), (400, a1), (240, a1))
        ]
        stone(
            c,
            c.mask(polygon(wedge)) & ring,
            (0.46, 0.05, 300 + 12 * math.sin(i * 3)),
            thickness=12,
            seed=f"v{i % 4}",
            cracks=0.3,
        )
    for side in (74, 672):
        for k in range(8):
            y = 366 + k * 94
            stone(
                c,
                c.mask(box(side + 1, y + 2, 53, 90, 4), wobble=1.5) & ring,
                (0.44, 0.05, 290 + 10 * (k % 3)),
                thickness=12,
                seed=f"p{k % 4}",
                cracks=0.3,
            )
    c.screen(hole.blur(16) & ring, (0.62, 0.18, 35), 0.4)
    step = c.mask(polygon([(52, 1104), (748, 1104), (770, 1142), (30, 1142)]), wobble=1.5)
    stone(c, step, (0.48, 0.06, 330), thickness=12, seed="step", cracks=0.4)
    c.glow(400, 1116, 190, (0.7, 0.18, 38), 0.5, flat=0.18)
    ground = c.full(smoothstep(1140, 1144, c.y))
    p = plane(c, ground, ((0, 1140), (800, 1140), (1000, 1215), (-200, 1215)))
    u, v = p.wide(20, 3.4)
    row = np.floor(v)
    uu = u + 0.5 * np.mod(row, 2)
    edge = np.minimum(np.minimum(np.mod(uu, 1), 1 - np.mod(uu, 1)), np.minimum(np.mod(v, 1), 1 - np.mod(v, 1)))
    sett = c.noise.at("sett", np.floor(uu) * 1.7, row * 2.9, 1.0, 1) - 0.5
    wet = np.exp(-(((c.x[ground.where] - 400) / 220) ** 2))
    t = 0.30 + 0.2 * sett + 0.42 * wet * smoothstep(0.05, 0.4, edge) - 0.3 * np.exp(-edge * 9)
    c.fill(
        ground,
        pick(
            ramp([(0, (0.13, 0.03, 275)), (0.4, (0.28, 0.06, 290)), (0.7, (0.50, 0.15, 28)), (1, (0.82, 0.14, 55))]), t
        ),
        detail=0.35,
    )


def _wall_things(c: Canvas) -> None:
    """A lantern on one side, a climbing rose on the other."""
    iron = (0.16, 0.03, 300)
    c.draw(lambda pen: pen.stroke([(-10, 372), (26, 360), (44, 384)], iron, 7), relief=3, detail=0.8)
    lantern(c, 44, 384, 112, frame=iron, colour=(0.88, 0.15, 66), reach=120)
    r = c.rng("climber")
    stem = [
        (792, 1150),
        (764, 1010),
        (786, 880),
        (752, 760),
        (776, 640),
        (750, 520),
        (772, 410),
        (742, 300),
        (700, 220),
        (640, 130),
    ]
    c.form(c.mask(limb([(*q, 6 - 0.4 * k) for k, q in enumerate(stem)], 60)), (0.30, 0.07, 50), rim=0.6, detail=0.6)
    n = 330
    t = r.random(n) * (len(stem) - 1)
    x = np.interp(t, range(len(stem)), [q[0] for q in stem]) + r.normal(0, 22, n)
    y = np.interp(t, range(len(stem)), [q[1] for q in stem]) + r.normal(0, 20, n)
    keep = np.hypot(x - 400, (y - 560) * 0.62) > 318
    x, y, n = x[keep], y[keep], int(keep.sum())
    warm = np.exp(-(((x - 690) / 70) ** 2))
    tones = np.stack(
        [mix((0.27, 0.06, 190), (0.46, 0.09, 145), float(np.clip(v, 0, 1))) for v in r.random(n) * 0.7 + 0.4 * warm]
    )
    angle, size = r.uniform(0, 6.3, n), r.uniform(15, 28, n)
    strew(c, "leaf", x + 4, y + 8, size, angle, tones.astype(np.float32) * 0.3, seed="climb", alpha=0.5, detail=0.55)
    strew(c, "leaf", x, y, size, angle, tones.astype(np.float32), seed="climb", detail=0.6)
    for px, py, s in (
        (772, 436, 19),
        (748, 540, 16),
        (778, 650, 20),
        (752, 742, 15),
        (784, 866, 18),
        (760, 980, 16),
        (736, 300, 15),
    ):
        _rose(c, px, py, s)


def _rose(c: Canvas, cx: float, cy: float, s: float) -> None:
    r = c.rng(f"rose{cx:.0f}/{cy:.0f}")
    c.multiply(c.mask(circle(cx + 2, cy + 4, s), soft=3), (0.14, 0.05, 320), 0.5)
    for k in range(16):
        q = s * (1 - k / 17)
        a = k * 2.4
        w = 1.1 - k / 22
        petal = oval(cx + math.cos(a) * q * 0.55, cy + math.sin(a) * q * 0.5, s * 0.5 * w, s * 0.4 * w, math.degrees(a))
        c.form(
            c.mask(petal),
            mix((0.48, 0.20, 25), (0.66, 0.21, 24), r.random()),
            rim=0.8,
            bias=-0.16 + 0.018 * k,
            detail=0.92,
        )


def _doors(c: Canvas, gate: Path) -> None:
    """Two tall leaves folded back into the hall, and the iron fan above."""
    hole = c.mask(gate)
    for way, x in ((-1, 128.0), (1, 672.0)):
        inner = x - way * 70
        leaf = c.mask(polygon([(x, 372), (inner, 400), (inner, 1046), (x, 1112)]))
        c.shadow(leaf, -way * 16, 0, 14, 0.5)
        wood(c, leaf, (0.36, 0.12, 28), angle=90, thickness=6, bias=-0.08)
        for k in range(3):
            y0, y1 = 420 + k * 214, 600 + k * 206
            panel = c.mask(
                polygon(
                    [
                        (x - way * 12, y0),
                        (inner + way * 10, y0 + 14),
                        (inner + way * 10, y1 - 4),
                        (x - way * 12, y1 + 14),
                    ]
                )
            )
            wood(c, panel, (0.42, 0.13, 30), angle=90, thickness=10, seed=f"panel{k}")
        c.screen(leaf.edge(-way * 5, 0, 2), (0.86, 0.16, 45), 0.6)
    bar = c.mask(box(128, 364, 544, 15, 3)) & hole
    c.form(bar, (0.24, 0.05, 330), thickness=10, rim=0.7, detail=0.6)

    def fan(pen: Pen) -> None:
        ink = (0.13, 0.03, 320)
        for k in range(13):
            a = math.pi * (1 + k / 12)
            pen.stroke(
                [(400 + math.cos(a) * 70, 366 + math.sin(a) * 60), (400 + math.cos(a) * 290, 366 + math.sin(a) * 290)],
                ink,
                5,
            )
        for q in (70, 150):
            pen.stroke(
                [(400 + math.cos(a) * q, 366 + math.sin(a) * q * 0.9) for a in np.linspace(math.pi, 2 * math.pi, 15)],
                ink,
                5,
            )
        for k in range(12):
            a = math.pi * (1 + (k + 0.5) / 12)
            x, y = 400 + math.cos(a) * 196, 366 + math.sin(a) * 186
            pen.stroke(oval(x, y, 15, 20, math.degrees(a) + 90), ink, 3.6)

    c.draw(fan, relief=3, detail=0.7, clip=hole)


def _reach(
    height: float, start: tuple[float, float], end: tuple[float, float], way: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Bend an arm from shoulder to hand; `way` says on which side of the line the elbow is."""
    upper, lower = height * 0.205, height * 0.197
    dx, dy = end[0] - start[0], end[1] - start[1]
    d = min(math.hypot(dx, dy), (upper + lower) * 0.995)
    n = math.hypot(dx, dy)
    ux, uy = dx / n, dy / n
    a = (upper * upper - lower * lower + d * d) / (2 * d)
    h = math.sqrt(max(upper * upper - a * a, 0.0)) * way
    return (start[0] + ux * a - uy * h, start[1] + uy * a + ux * h), (start[0] + ux * d, start[1] + uy * d)


def _she() -> tuple[Person, float]:
    return Person(
        age="adult",
        girth=0.84,
        shoulders=0.86,
        skin=(0.80, 0.055, 55),
        hair=(0.86, 0.012, 270),
        hair_style="bun",
        top=(0.52, 0.205, 27),
        bottom=(0.52, 0.205, 27),
        shoes=(0.20, 0.05, 340),
        dress="gown",
        sleeves="none",
        hem=0.80,
        loose=1.05,
    ), 790.0


def _he() -> tuple[Person, float]:
    return Person(
        age="adult",
        girth=1.35,
        belly=0.24,
        shoulders=1.1,
        skin=(0.40, 0.06, 45),
        hair=(0.22, 0.02, 280),
        hair_style="short",
        beard="moustache",
        top=(0.27, 0.05, 275),
        bottom=(0.25, 0.05, 275),
        shoes=(0.17, 0.03, 280),
        dress="coat",
        hem=0.30,
        hat="brim",
        hat_colour=(0.23, 0.045, 280),
    ), 672.0


def _pair(c: Canvas) -> None:
    c.lamps.append(Lamp(x=410, y=300, z=120, reach=260, colour=(0.92, 0.13, 58), power=0.3))
    she, hers = _she()
    he, his = _he()
    js = joints(
        she,
        Pose(lean=7, bend=-6, head=-4, leg_near=(-30, 8), leg_far=(10, 8), foot_near=24, foot_far=58),
        250,
        _FLOOR,
        hers,
    )
    jh = joints(
        he,
        Pose(lean=3, bend=-2, head=-6, leg_near=(-15, 8), leg_far=(14, 12), foot_near=50),
        586,
        _FLOOR,
        his,
        left=True,
    )
    e1, h1 = _reach(hers, js.shoulder_far, (440.0, 560.0), 1)
    e2, h2 = _reach(his, jh.shoulder_far, (js.chest[0] - 6, js.chest[1] + 60), -1)
    e3, h3 = _reach(hers, js.shoulder_near, (jh.neck[0] + 26, jh.neck[1] + 46), 1)
    e4, h4 = _reach(his, jh.shoulder_near, (js.waist[0] - 16, js.waist[1] - 30), -1)
    js = msgspec.structs.replace(
        js, elbow_far=e1, hand_far=h1, elbow_near=e3, hand_near=h3, fist_far=True, fist_near=True
    )
    jh = msgspec.structs.replace(jh, elbow_far=e2, hand_far=h2, elbow_near=e4, hand_near=h4, fist_far=True)
    wolf = c.mask(curve(_WOLF), wobble=2.5, cell=10)
    for j in (js, jh):
        for f in (j.toe_near, j.toe_far):
            if 150 < f[0] < 680:
                c.multiply(c.mask(oval(f[0], _FLOOR + 4, 62, 11), soft=6), (0.12, 0.04, 320), 0.75)
    with c.group() as g:
        paint_person(c, he, jh, near_arm_last=False)
        _suit(c, jh)
        paint_person(c, she, js, near_arm_last=False)
        _gown(c, js)
        paint_near_arm(c, he, jh)
        paint_near_arm(c, she, js)
    c.paste(g)
    _wolf(c, wolf)


def _suit(c: Canvas, j: Joints) -> None:
    """A shirt front, a red scarf, a rose in the buttonhole."""
    u = j.unit
    nx, ny = j.neck
    scarf = c.mask(
        curve(
            [
                (nx - 0.36 * u, ny - 0.02 * u),
                (nx, ny - 0.12 * u),
                (nx + 0.24 * u, ny + 0.02 * u),
                (nx - 0.04 * u, ny + 0.16 * u),
                (nx - 0.40 * u, ny + 0.16 * u),
            ]
        )
    )
    cloth(c, scarf, (0.94, 0.03, 80), fold=8, depth=3, thickness=12, seed="scarf")


def _gown(c: Canvas, j: Joints) -> None:
    """The skirt's train swings out behind her, over the threshold."""
    hx, hy = j.hip
    fx, fy = j.foot_near
    train = c.mask(
        curve(
            [
                (hx - 46, hy - 90, CORNER),
                (hx + 44, hy - 80),
                (hx + 50, hy + 170),
                (hx + 20, hy + 300),
                (fx + 92, fy - 6, CORNER),
                (fx + 50, fy - 22),
                (fx + 4, fy - 2, CORNER),
                (fx - 30, fy - 30),
                (fx - 66, fy - 18, CORNER),
                (fx - 56, fy - 60),
                (hx - 130, hy + 190),
                (hx - 74, hy + 80),
            ],
        )
    )
    train = train * smoothstep(hy - 84, hy + 50, c.y)
    at = train.where
    a = np.arctan2(c.x[at] - hx, c.y[at] - hy + 60)
    d = np.hypot(c.x[at] - hx, c.y[at] - hy)
    fold = np.sin(a * 15 + 2.4 * c.noise.at("train", a * 4, d / 160, 1.0, 2)) * (2 + d / 52)
    c.form(
        c.relief(train, 20, smooth=5),
        (0.53, 0.21, 27),
        bump=np.asarray(fold, np.float32),
        rim=0.5,
        gloss=0.25,
        gloss_sharpness=10,
        mottle=0.04,
        detail=0.75,
    )


def _wolf(c: Canvas, wolf: Mask) -> None:
    """The gap: a sitting wolf, and in it a winter wood by starlight."""
    c.shadow(wolf, 0, 0, 16, 0.55, (0.14, 0.05, 300))
    at = wolf.where
    body = Clay(c, (170, 280, 540, 1060), melt=20)
    body.limb([(454, 270, 10), (432, 312, 22), (404, 352, 36), (376, 384, 46)], n=24)
    body.limb([(474, 312, 7), (452, 352, 17), (440, 380, 22)], n=10)
    body.limb([(384, 388, 50), (392, 460, 76), (404, 550, 100), (398, 660, 92), (366, 820, 98), (340, 940, 86)], n=40)
    body.limb(
        [(470, 600, 52), (470, 760, 32, 20), (468, 900, 24, 24), (470, 1020, 22, 24), (494, 1036, 16, 24)],
        n=30,
        melt=14,
    )
    body.ball(352, 930, 82, 98, z=30, melt=16)
    body.limb([(380, 1020, 22, 40), (424, 1034, 18, 40)], n=10, melt=10)
    body.limb([(290, 1020, 28, 10), (230, 1026, 26, 10), (194, 1026, 14, 10)], n=16, melt=10)
    body.limb([(352, 392, 26, 40), (306, 380, 17, 44), (266, 358, 4, 44)], n=14, melt=8)
    night = ramp(
        [
            (0, (0.97, 0.02, 230)),
            (0.12, (0.88, 0.04, 240)),
            (0.34, (0.62, 0.08, 255)),
            (0.58, (0.44, 0.10, 265)),
            (0.8, (0.36, 0.09, 268)),
            (1, (0.27, 0.08, 272)),
        ]
    )
    t = (c.y[at] - 270) / 790 + 0.12 * (c.field("mist", 60, 4)[at] - 0.5)
    c.fill(wolf, pick(night, t), detail=0.7)
    r = c.rng("wood")
    for row, (y, h, tone) in enumerate(
        ((820, 100, (0.56, 0.07, 255)), (890, 140, (0.40, 0.08, 262)), (980, 180, (0.22, 0.07, 270)))
    ):
        for _ in range(9):
            x = r.uniform(250, 510)
            tree = c.mask(pine(x, y + r.uniform(0, 50), h * r.uniform(0.7, 1.15), h * 0.36, r)) & wolf
            if not tree.empty:
                c.form(tree, tone, thickness=6, rim=0.6, detail=0.75)
        mist = wolf * (np.exp(-(((c.y - y - 44) / 30) ** 2)) * (0.4 + 0.9 * c.field(f"mist{row}", 90, 3, (2.5, 1))))
        c.glaze(mist, (0.86, 0.03, 240), 0.5)
    shape = body.relief(3).within(wolf)
    back = (
        np.clip(-shape.nx * 0.9 + 0.1, 0, 1) * 0.9 + np.clip(shape.ny, 0, 1) * 0.5 + np.clip(0.5 - shape.nz, 0, 1) * 0.4
    )
    c.multiply(shape.mask * np.asarray(np.clip(back, 0, 1), np.float32), (0.40, 0.10, 268), 0.85)
    lit_side = np.clip(-shape.ny * 0.5 + shape.nx * 0.8, 0, 1) ** 1.3
    inside = shape.mask.where
    c.screen(shape.mask * np.asarray(lit_side * smoothstep(1000, 420, c.y[inside]), np.float32), (0.98, 0.02, 230), 0.7)
    crease = [
        [(446, 880), (440, 830), (452, 760)],
        [(412, 900), (410, 960), (430, 1014)],
        [(300, 850), (340, 830), (396, 850)],
    ]
    for line in crease:
        c.multiply(c.mask(limb([(*q, 5) for q in line], 16), soft=6) & wolf, (0.30, 0.09, 270), 0.6)
    edge = wolf - wolf.grow(-14)
    _pelt(c, shape, wolf)
    c.multiply(wolf * smoothstep(880, 1050, c.y), (0.30, 0.08, 275), 0.6)

    def toes(pen: Pen) -> None:
        for x, y in ((500, 1046), (488, 1046), (474, 1048), (424, 1046), (410, 1047), (394, 1048)):
            pen.stroke([(x, y), (x - 3, y - 9), (x - 8, y - 14)], (0.16, 0.05, 275), 2.4, 0.8)

    c.draw(toes, detail=0.85)
    _ruff(c, edge)
    soft = (
        ([(436, 348, 5), (416, 372, 11), (384, 400, 12), (356, 420, 9)], 9.0, 0.5),
        ([(452, 380, 8), (446, 410, 10), (430, 432, 9)], 9.0, 0.45),
        ([(276, 366, 3), (306, 376, 9), (344, 388, 7)], 4.0, 0.7),
        ([(440, 292, 4), (416, 324, 6), (392, 346, 5)], 5.0, 0.25),
    )
    for spine, blur, share in soft:
        c.multiply(c.mask(limb(spine, 20), soft=blur) & wolf, (0.34, 0.09, 268), share)

    def features(pen: Pen) -> None:
        ink = (0.20, 0.06, 275)
        pen.fill(curve([(376, 372, CORNER), (390, 368), (404, 352, CORNER), (392, 360)]), ink)
        pen.stroke([(372, 376), (388, 371), (406, 350)], ink, 2.6)
        pen.fill(curve([(463, 268, CORNER), (451, 306), (436, 352, CORNER), (442, 320), (455, 280)]), ink)
        pen.fill(curve([(436, 348, CORNER), (430, 356), (420, 364, CORNER), (430, 350)]), ink)
        for k in range(3):
            pen.dot(436 - 4 * k, 302 + 7 * k, 1.5, ink, 0.8)

    c.draw(features, detail=0.95)
    c.form(c.mask(oval(453, 265, 11, 9)), (0.18, 0.04, 280), gloss=0.6, detail=0.95)
    c.glow(426, 400, 80, (0.90, 0.05, 240), 0.4)
    for k in range(4):
        c.glow(472 + 3 * k, 262 - 12 * k, 10 + 5 * k, (0.95, 0.02, 240), 0.3 - 0.06 * k)


def _pelt(c: Canvas, shape: Relief, wolf: Mask) -> None:
    """Long hairs over head, ruff and back, light where the starlight falls; then stars among them."""
    r = c.rng("pelt")
    x, y = scatter(wolf, 5200, r)
    keep = r.random(len(x)) < np.clip((960 - y) / 330, 0.0, 1.0) ** 1.2
    x, y = x[keep], y[keep]
    light = np.full((c.h, c.w), 0.35, np.float32)
    light[shape.mask.where] = np.where(shape.mask.a > 0.5, np.clip(0.5 + 0.62 * shape.nx - 0.3 * shape.ny, 0, 1), 0.35)
    level = sampled(c, light, x, y) + r.normal(0, 0.12, len(x))
    fade = np.clip((y - 300) / 480, 0, 1)
    table = ramp(
        [(0, (0.40, 0.09, 266)), (0.45, (0.66, 0.07, 252)), (0.8, (0.88, 0.035, 240)), (1, (0.985, 0.01, 230))]
    )
    colours = pick(table, np.clip(level * 0.9 + 0.14 - 0.36 * fade, 0, 1))
    lean = np.where(y < 400, 2.25, 1.57 + np.clip((400 - x) / 130, -0.6, 0.6)) + r.normal(0, 0.22, len(x))
    length = np.where(y < 400, r.uniform(8, 15, len(x)), r.uniform(20, 44, len(x)))
    ears = (x < 340) & (y < 410)
    lean = np.where(ears, 3.5, lean)
    strew(
        c,
        "hair",
        x,
        y,
        length,
        lean,
        colours.astype(np.float32),
        seed="pelt",
        alpha=0.8,
        detail=0.85,
        clip=wolf.grow(7),
    )

    def stars(pen: Pen) -> None:
        for _ in range(60):
            pen.dot(
                r.uniform(290, 500),
                r.uniform(560, 800),
                0.7 + 1.5 * r.random() ** 3,
                (0.98, 0.02, 240),
                r.uniform(0.5, 1),
            )

    c.draw(stars, emission=0.7, detail=0.95, clip=wolf)


def _ruff(c: Canvas, edge: Mask) -> None:
    """Hairs that stand out over the outline, so that the gap has a pelt."""
    r = c.rng("ruff")
    rows, columns = np.nonzero(edge.a > 0.4)
    n = 620
    k = r.integers(0, len(rows), n)
    y = ((rows[k] + edge.box[1]) / c.scale).astype(np.float32)
    x = ((columns[k] + edge.box[0]) / c.scale).astype(np.float32)
    middle = np.interp(y, (260, 340, 400, 470, 600, 800, 1040), (456, 424, 400, 400, 404, 380, 370))
    out = np.where(x < middle, 2.25, 0.85) + r.normal(0, 0.2, n)
    out = np.where(y < 400, np.where(x < middle, 2.0, 1.0), out)
    keep = y < 1020
    column = np.clip((x * c.scale).astype(int), 0, c.w - 1)
    row = np.clip((y * c.scale).astype(int), 0, c.h - 1)
    tones = np.clip(c.layer.rgb[row, column] * r.uniform(0.85, 1.2, (n, 1)), 0, 1).astype(np.float32)
    strew(c, "hair", x[keep], y[keep], r.uniform(12, 24, n)[keep], out[keep], tones[keep], seed="ruff", detail=0.85)


def _apart(c: Canvas) -> None:
    """The hidden one: on step and stones their shadows have let go of each other."""
    she, he = _she()[0], _he()[0]
    with c.group() as g:
        paint_person(
            c,
            she,
            joints(
                she,
                Pose(lean=-14, head=-20, arm_near=(150, 10), arm_far=(60, 10), leg_near=(40, 60), leg_far=(-14, 4)),
                236,
                1100,
                400,
                left=True,
            ),
        )
        paint_person(
            c,
            he,
            joints(
                he,
                Pose(lean=-12, head=-10, arm_near=(100, 30), arm_far=(-40, 10), leg_near=(36, 50), leg_far=(-16, 6)),
                590,
                1100,
                350,
            ),
        )
    line = 1094.0
    with c.group() as fallen:
        below = np.maximum(c.y - line, 0)
        c.paste(g, bend=(c.x - (c.x - 400) * 0.0016 * below, line + 4 - below * 3.3))
    shade = c.full(fallen.cover * smoothstep(line, line + 3, c.y)).blur(1.2)
    c.multiply(shade, (0.12, 0.05, 290), 0.8)


def _roses(c: Canvas) -> None:
    """A rose in her hair, petals on the floor."""
    she, hers = _she()
    j = joints(
        she,
        Pose(lean=7, bend=-6, head=-4, leg_near=(-30, 8), leg_far=(10, 8), foot_near=24, foot_far=58),
        250,
        _FLOOR,
        hers,
    )
    x, y = j.head[0] - 0.20 * j.unit, j.head[1] - 0.06 * j.unit

    _rose(c, x, y, 19)
    r = c.rng("petals")
    n = 22
    px, py = r.uniform(170, 640, n), r.uniform(1046, 1186, n)
    tones = np.stack([mix((0.44, 0.18, 25), (0.64, 0.21, 26), float(v)) for v in r.random(n)]).astype(np.float32)
    turn: Array = r.uniform(0, 6.3, n)
    strew(c, "leaf", px + 1, py + 3, r.uniform(12, 20, n), turn, tones * 0.25, seed="petals", alpha=0.5, detail=0.8)
    strew(c, "leaf", px, py, r.uniform(12, 20, n), turn, tones, seed="petals", detail=0.85)
