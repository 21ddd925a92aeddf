"""Half a pomegranate on a dinner plate is an opera house, full to the last seed but one."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, metal, planks, plaster
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._full_house_parts import STAGE, dancer, knife, leather, stage
from moonhare.painting.shapes import CORNER, Path, box, curve, limb, oval, place, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Full House",
    hero="halved pomegranate whose red seeds are tiers of theatre boxes round a bare stage of rind",
    idea="contains",
    place="theatre, on a dining table",
    palette="ink and red",
    composition="frontal symmetry",
    time="afternoon",
    symbols=("pomegranate", "stage", "curtain"),
    hidden="one seat empty, its seed out on the plate",
    readings=("applause", "appetite", "crowd"),
)
FINISH = {"vignette": 0.26, "bloom": 0.45, "saturation": 1.16}
_TIERS = ((100, 116), (140, 180), (184, 250), (232, 325), (284, 408))
"""Half width and height of the balconies' fronts, from the farthest to the rind."""
_PITH = (0.88, 0.06, 82)
_SEED = (0.49, 0.195, 20)
_EMPTY = (3, 6)
"""Tier and seat that nobody sits in."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.6, -0.6, 0.5), key=(0.95, 0.07, 70), shade=(0.26, 0.07, 280), rim=(0.7, -0.5, 0), rim_colour=p.key
    )
    _room(c)
    repaint(c, 1.0, seed="room")
    _table_things(c)
    repaint(c, 0.6, seed="table")
    _fruit(c)
    _house(c)
    _runaway(c)
    repaint(c, 0.25, seed="last")
    _lights(c)


def _room(c: Canvas) -> None:
    """A dark dining room; the afternoon comes in from the left and lies on wall and table."""
    wall = plane(c, c.mask(box(0, 0, 800, 780)), ((0, 0), (800, 0), (800, 780), (0, 780)))
    x, y = c.x[wall.mask.where], c.y[wall.mask.where]
    slant = x + 0.45 * y
    panes = smoothstep(150, 176, slant) * smoothstep(980, 955, slant) * smoothstep(70, 90, y - 0.12 * x)
    panes = panes * smoothstep(520, 490, y - 0.12 * x) * (1 - 0.8 * np.exp(-(((slant - 560) / 12) ** 2)))
    panes = panes * (1 - 0.8 * np.exp(-(((y - 0.12 * x - 250) / 8) ** 2)))
    light = -0.16 + 0.36 * panes + 0.1 * np.exp(-(((x - 400) / 300) ** 2))
    plaster(c, wall, (0.4, 0.095, 14), light=np.asarray(light, np.float32), stain=0.16)
    c.glow(640, 240, 170, (0.75, 0.15, 45), 0.25)
    top = plane(
        c,
        c.mask(polygon([(0, 740), (800, 740), (800, 1200), (0, 1200)])),
        ((60, 740), (740, 740), (1240, 1200), (-440, 1200)),
    )
    u, v = top.u, top.v
    patch = smoothstep(0.02, 0.1, v) * smoothstep(0.95, 0.7, v) * np.exp(-(((u - 0.36 - 0.2 * v) / 0.2) ** 2))
    planks(c, top, (0.34, 0.05, 20), across=5, length=1, light=np.asarray(0.42 * patch - 0.12, np.float32), gap=0.02)
    c.fog(700, 790, (0.3, 0.08, 15), 0.4)


def _table_things(c: Canvas) -> None:
    whole = c.mask(
        curve([(690, 790), (600, 700), (606, 590), (700, 530), (810, 560), (870, 660), (830, 780), (760, 815)])
    )
    c.shadow(c.mask(oval(760, 812, 130, 22)), 12, 4, 12, 0.8)
    skin = c.form(whole, (0.4, 0.15, 22), rim=0.4, mottle=0.16, grain=30, bias=-0.1, shadow=40, detail=0.3)
    c.glaze(skin.mask * np.asarray(smoothstep(0.55, 0.7, c.field("blush", 60, 4)), np.float32), (0.6, 0.13, 55), 0.4)
    tip = c.mask(
        curve(
            [
                (690, 552, CORNER),
                (668, 470, CORNER),
                (700, 508, CORNER),
                (716, 456, CORNER),
                (736, 508, CORNER),
                (770, 468, CORNER),
                (752, 552, CORNER),
            ]
        )
    )
    c.form(tip, (0.42, 0.13, 28), thickness=14, rim=0.5, bias=-0.06, detail=0.4)
    napkin = c.mask(
        curve([(-30, 905, CORNER), (60, 880), (150, 930), (120, 1030), (30, 1090), (-30, 1110, CORNER)]), wobble=2
    )
    c.shadow(napkin, 16, 16, 12, 0.6)
    cloth(c, napkin, (0.5, 0.18, 24), angle=64, fold=44, depth=10, thickness=20, seed="napkin")
    rim = c.mask(oval(400, 900, 352, 84))
    c.shadow(rim, 26, 24, 18, 0.85)
    metal(c, rim, (0.62, 0.035, 265), thickness=10, polish=0.6)
    well = c.mask(oval(400, 894, 286, 58))
    c.form(well, (0.4, 0.04, 280), thickness=12, bias=-0.08, rim=0, gloss=0.2, detail=0.5)
    c.screen(well.edge(1, 3, 1.2), c.light.key, 0.7)
    c.screen(rim.edge(-1, 2.4, 1), c.light.key, 0.6)
    c.glaze(c.mask(oval(160, 905, 60, 20, 30), soft=9) & rim, (0.95, 0.07, 75), 0.8)
    c.glaze(c.mask(oval(430, 932, 200, 14), soft=8) & well, (0.45, 0.16, 22), 0.65)
    knife(c)


def _fruit(c: Canvas) -> None:
    """The rind, its crown and the cut's pale edge."""
    for i, (lean, wide, tall, tone) in enumerate(
        ((-34, 34, 118, 0.1), (34, 36, 112, -0.02), (2, 38, 150, -0.1), (-17, 38, 138, 0.06), (19, 36, 126, 0.02))
    ):
        bent = lean * 0.5
        leaf = [
            (-wide, 20, CORNER),
            (-wide * 0.9, -tall * 0.45),
            (bent, -tall, CORNER),
            (wide * 0.9, -tall * 0.4),
            (wide, 20, CORNER),
        ]
        part = c.mask(curve(place(leaf, 400 + lean * 1.15, 204 + abs(lean) * 0.3, 1.0, lean * 0.75)))
        c.shadow(part, 6, 5, 6, 0.5)
        c.form(
            part,
            mix((0.52, 0.165, 27), (0.62, 0.13, 55), 0.12 * i),
            thickness=20,
            bump=(c.field("crown", 26, 3, (0.35, 2)) - 0.5) * 7,
            bias=tone,
            rim=0.7,
            detail=0.6,
        )
    rind = c.mask(
        curve(
            [
                (400, 190),
                (560, 210),
                (690, 320),
                (734, 530),
                (694, 730),
                (580, 862),
                (400, 908),
                (220, 862),
                (106, 730),
                (66, 530),
                (110, 320),
                (240, 210),
            ]
        ),
        wobble=4,
        cell=60,
    )
    c.shadow(c.mask(oval(400, 900, 250, 30)), 16, 6, 16, 0.9)
    c.shadow(rind, 34, 20, 26, 0.55)
    c.lamps.append(Lamp(x=800, y=520, z=120, reach=150, colour=(0.7, 0.1, 330), power=0.7))
    skin = c.form(
        rind,
        (0.5, 0.175, 25),
        thickness=74,
        bump=(c.field("hide", 9, 3) - 0.5) * 2.2 + (c.field("dents", 60, 3) - 0.5) * 12,
        mottle=0.16,
        grain=24,
        rim=0.7,
        gloss=0.4,
        bias=0.03,
        detail=0.6,
    )
    c.lamps.clear()
    leather(c, skin)
    c.glaze(skin.mask * np.asarray(smoothstep(0.56, 0.72, c.field("rust", 40, 4)), np.float32), (0.66, 0.13, 60), 0.45)
    cut = c.mask(_disc(0), wobble=3, cell=30)
    c.form(cut, (0.84, 0.08, 78), thickness=16, mottle=0.12, grain=18, rim=0.4, detail=0.6)
    inner = c.mask(_disc(20), wobble=3, cell=26)
    c.shadow(inner, 0, 0, 5, 0.3, (0.5, 0.15, 40))
    c.fill(inner, (0.24, 0.09, 14), detail=0.5)
    c.lamps.append(Lamp(x=400, y=640, z=80, reach=190, colour=(0.92, 0.13, 70), power=1.2))


def _disc(by: float) -> Path:
    return oval(400, 548, 302 - by, 326 - by)


def _within(x: float, y: float, spare: float) -> bool:
    """Whether a place lies in the cut, `spare` units from the pith."""
    return math.hypot((x - 400) / (282 - spare), (y - 548) / (306 - spare)) < 1


def _seed(c: Canvas, x: float, y: float, r: float, turn: float, colour: Colour, shade: float, seat: str) -> None:
    """One seed: a wet drop whose narrow end points along `turn` (degrees)."""
    g = c.rng(f"seed/{seat}")
    q = r * g.uniform(0.92, 1.1)
    points = [(1.25, 0.0), (0.7, 0.66), (-0.25, 0.86), (-0.92, 0.5), (-0.98, -0.42), (-0.3, -0.88), (0.68, -0.64)]
    body = c.mask(
        curve(
            place(
                [(px * g.uniform(0.92, 1.08), py * g.uniform(0.92, 1.08)) for px, py in points],
                x,
                y,
                q,
                turn + g.normal(0, 9),
            )
        )
    )
    c.shadow(body, q * 0.12, q * 0.3, q * 0.2, 0.55)
    tone = mix(colour, (0.55, 0.18, 12) if g.random() < 0.5 else (0.34, 0.15, 22), g.uniform(0, 0.5))
    c.form(
        body,
        mix(tone, (0.18, 0.07, 8), shade),
        rim=0.35,
        bias=0.06,
        gloss=1.0 * (1 - 0.6 * shade),
        gloss_sharpness=46,
        mottle=0.1,
        grain=q,
        detail=0.85,
    )
    a = math.radians(turn)
    hx, hy = x + math.cos(a) * q * 0.42, y + math.sin(a) * q * 0.42
    # Translucent: light gathers on the far side from the lamp, the pale kernel shows through, the skin is bright-edged.
    c.glow(hx, hy, q * 0.5, (0.8, 0.18, 22), 0.8 * (1 - shade))
    kernel = c.mask(oval(x + math.cos(a) * q * 0.1, y + math.sin(a) * q * 0.1, q * 0.44, q * 0.26, turn), soft=q * 0.12)
    c.glaze(kernel, (0.72, 0.13, 32), 0.14 * (1 - shade))
    c.screen(body.edge(-q * 0.16, 0.0, q * 0.07), (0.6, 0.2, 18), 0.42 * (1 - shade))


def _arc(k: float, step: float = 1.0) -> list[tuple[float, float, float]]:
    """Places on the balcony `k` (fractions lie between two) with the angle that looks at the stage."""
    i = min(int(k), len(_TIERS) - 2)
    s = k - i
    rx = _TIERS[i][0] * (1 - s) + _TIERS[i + 1][0] * s
    ry = _TIERS[i][1] * (1 - s) + _TIERS[i + 1][1] * s
    out, a, goal = [], 196.0 + 2 * k, -16.0 - 2 * k
    while a > goal:
        t = math.radians(a)
        square = (abs(math.cos(t)) ** 2.4 + abs(math.sin(t)) ** 2.4) ** (-1 / 2.4)
        x, y = STAGE[0] + math.cos(t) * rx * square, STAGE[1] - math.sin(t) * ry * square
        out.append((x, y, math.degrees(math.atan2(STAGE[1] - y, STAGE[0] - x))))
        a -= math.degrees(step / math.hypot(math.sin(t) * rx, math.cos(t) * ry))
    return out


def _house(c: Canvas) -> None:
    """Stage first, then the balconies from the farthest to the nearest, then the stalls against the light."""
    inside = c.mask(_disc(20))
    stage(c)
    for k in range(len(_TIERS) - 1):
        gap = (_TIERS[k + 1][0] - _TIERS[k][0] + _TIERS[k + 1][1] - _TIERS[k][1]) / 2
        size = gap * 0.285
        shade = (0.1, 0.06, 0.1, 0.22)[k]
        for row, at in ((1, 0.74), (0, 0.4)):
            seats = _arc(k + at, size * 1.72)
            for i, (x, y, turn) in enumerate(seats):
                if not _within(x, y, size * 0.3):
                    continue
                if (k, i) == _EMPTY and row == 0:
                    hole = c.mask(oval(x, y, size, size * 0.8, turn))
                    c.form(hole, (0.74, 0.11, 62), thickness=5, bias=0.0, detail=0.8)
                    c.multiply(hole.edge(-4, -6, 3), c.palette.deep, 0.95)
                    continue
                _seed(c, x, y, size * (1 - 0.14 * row), turn, _SEED, shade + 0.22 * row, f"{k}/{row}/{i}")
        _balcony(c, k, inside)
    for row in range(4):
        y, half, size = 778 + row * 19, 150 + row * 8, 11.5 + row * 2
        n = int(half * 2 / (size * 1.75))
        for i in range(n + 1):
            u = i / n * 2 - 1
            x = 400 + u * half
            if not _within(x, y + 14 * (1 - u * u), size * 0.35):
                continue
            _seed(
                c,
                x,
                y + 14 * (1 - u * u),
                size,
                -90 - 24 * u,
                mix(_SEED, (0.2, 0.08, 12), 0.3 + 0.08 * row),
                0.3 + 0.06 * row,
                f"stalls/{row}/{i}",
            )


def _balcony(c: Canvas, k: int, inside: Mask) -> None:
    """A front of pith, scalloped between the boxes, with a small lamp at each partition."""
    width = (3.2, 3.8, 4.8, 6.0)[k]
    line = [q for q in _arc(k, 9) if _within(q[0], q[1], 0)]
    band = (
        c.mask(limb([(x, y, width * (1 + 0.14 * math.sin(i * 1.1))) for i, (x, y, _) in enumerate(line)], 160)) & inside
    )
    c.shadow(band, 0, width * 0.9, width * 0.7, 0.75)
    tone = mix(_PITH, (0.8, 0.1, 40), 0.25)
    c.form(band, tone, thickness=width, bump=(c.field(f"fret{k}", 9, 2) - 0.5) * 3, rim=0.4, detail=0.75)
    for i, (x, y, turn) in enumerate(_arc(k, (34, 42, 52, 66)[k])):
        a = math.radians(turn + 180)
        reach = (_TIERS[k + 1][0] - _TIERS[k][0] + _TIERS[k + 1][1] - _TIERS[k][1]) / 2 * 0.92
        # A membrane: thin as paper, seen through, torn off before it meets the next balcony.
        g = c.rng(f"skin/{k}/{i}")
        far = reach * float(g.uniform(0.6, 1.0))
        bend = float(g.normal(0, 0.12))
        spine = [
            (x, y, width * 0.7),
            (x + math.cos(a + bend) * far * 0.5, y + math.sin(a + bend) * far * 0.5, width * 0.3),
            (x + math.cos(a) * far, y + math.sin(a) * far, width * 0.2),
        ]
        wall = c.mask(limb(spine, 14), wobble=1.2, cell=12) & inside
        c.shadow(wall, width * 0.4, width * 0.5, width * 0.5, 0.4)
        c.form(wall, mix(_PITH, (0.74, 0.13, 40), 0.3), thickness=width * 0.5, rim=0.4, alpha=0.8, detail=0.75)
        bulb = c.mask(oval(x, y, width * 0.6, width * 0.6))
        c.fill(bulb, (0.98, 0.06, 90), detail=0.95)
        c.emit(bulb, 0.5)
        c.glow(x, y, width * 2.6, (0.92, 0.12, 75), 0.5)


def _runaway(c: Canvas) -> None:
    """The seed that left, far out on the plate, with the drops that it shed."""
    _seed(c, 668, 916, 17, 20, (0.5, 0.19, 20), 0.0, "runaway")
    for x, y, r in ((640, 908, 3.4), (622, 900, 2.4), (606, 888, 3.0), (590, 872, 2.0)):
        c.form(c.mask(oval(x, y, r * 1.5, r * 0.8)), (0.4, 0.17, 22), gloss=0.8, detail=0.85)


def _lights(c: Canvas) -> None:
    x, y = STAGE
    # The throw of the stage: over the stalls and up the tiers.
    inside = c.mask(_disc(20))
    d = np.hypot(c.x - x, (c.y - y - 60) * 0.9)
    c.screen(inside * np.asarray(np.exp(-((d / 170) ** 2)), np.float32), (0.62, 0.17, 45), 0.24)
    c.rays(x, y - 110, [78, 90, 102], 190, 60, (0.97, 0.08, 85), 0.22, 6)
    c.glow(x, y + 50, 70, (0.97, 0.1, 80), 0.3)
    c.lamps.clear()
    dancer(c)
    c.glow(x - 6, y + 20, 26, (0.97, 0.1, 80), 0.22)
    c.glow(x, y + 20, 190, (0.85, 0.15, 60), 0.3)

    def foot(pen: Pen) -> None:
        for i in range(13):
            u = i / 6 - 1
            pen.dot(x + u * 104, y + 112 + 22 * (1 - u * u), 2.6, (0.99, 0.05, 92))

    c.draw(foot, emission=0.8, detail=0.95)
    for i in range(0, 13, 2):
        u = i / 6 - 1
        c.glow(x + u * 104, y + 112 + 22 * (1 - u * u), 9, (0.95, 0.12, 78), 0.55)
