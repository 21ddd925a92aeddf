"""Six moles carry a fallen star, tucked in, on a stretcher through the gallery of an old mine."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloth, wood
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._careful_now_parts import STAR, mole
from moonhare.painting.shapes import CORNER, curve, limb, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Careful Now",
    hero="six moles carrying a fallen star on a stretcher down a timbered gallery",
    idea="carried by",
    place="underground, abandoned mine",
    palette="indigo moon",
    composition="deep tunnel",
    time="night",
    symbols=("mole", "star", "stretcher"),
    hidden="a canary singing in a side gallery",
    readings=("ambulance", "smuggling", "wonder"),
)


FINISH = {"vignette": 0.46, "bloom": 0.6, "saturation": 1.12}


_VX = 586.0


_VY = 452.0


_LEFT = 560.0


_RIGHT = 300.0


_UP = 430.0


_DOWN = 620.0


_GOLD: Colour = (0.93, 0.11, 90)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.35, -0.6, 0.5),
        key=(0.9, 0.06, 255),
        shade=p.shade,
        rim=(0.7, -0.6, 0),
        rim_colour=(0.62, 0.11, 262),
        bounce=(0.7, 0.12, 75),
        bounce_share=0.1,
    )
    _gallery(c)
    _rails(c)
    _timbers(c)
    repaint(c, 0.85, seed="mine", loose=0.8)
    _warmth(c)
    _canary(c)
    c.lamps.append(Lamp(x=STAR[0], y=STAR[1], z=40, reach=150, colour=(0.92, 0.13, 78), power=0.85))
    for x, y, h, look, nod, k in (
        (676, 806, 164, -1, 4, 5),
        (556, 806, 186, -1, 10, 4),
        (262, 948, 272, -1, 3, 3),
    ):
        mole(c, x, y, h, look=look, nod=nod, seed=f"mole{k}", far=True)
    _pole(c, (120, 872), (736, 712), 9, "far")
    _bed(c)
    _star(c)
    _dust(c)
    _pole(c, (36, 966), (672, 786), 12, "near")
    for x, y, h, look, nod, k in ((566, 906, 196, 1, -4, 2), (408, 972, 244, -1, -14, 1), (208, 1066, 312, -1, 6, 0)):
        mole(c, x, y, h, look=look, nod=nod, seed=f"mole{k}")
    repaint(c, 0.14, seed="last", loose=0.6)
    c.glow(*STAR, 170, (0.9, 0.14, 78), 0.24)


def _tunnel(c: Canvas) -> tuple[Array, Array, Array]:
    """For every place: how far in it lies, where round the walls, and which way it faces (0 floor ... 3 roof)."""
    dx, dy = c.x - _VX, c.y - _VY
    walls = np.stack([dy / _DOWN, -dx / _LEFT, dx / _RIGHT, -dy / _UP])
    side = walls.argmax(0)
    k = np.maximum(walls.max(0), 1e-3)
    z = 1 / k
    round_ = np.where((side == 0) | (side == 3), dx * z, dy * z) / 120 + side * 11.0
    return z.astype(np.float32), np.asarray(round_, np.float32), side


def _star_light(c: Canvas) -> Array:
    d = np.hypot((c.x - STAR[0]), (c.y - STAR[1]) * 0.92)
    return np.asarray(1 / (1 + (d / 190) ** 3.0), np.float32)


def _gallery(c: Canvas) -> None:
    z, round_, side = _tunnel(c)
    deep = np.log(z + 0.2) * 7.0
    rough = c.noise.at("rock", round_ * 0.9, deep, 1.0, 5)
    facet = np.abs(c.noise.at("facet", round_ * 0.55, deep * 0.6, 1.0, 3) - 0.5) * 2
    e = 0.07
    slope = (c.noise.at("rock", round_ * 0.9 + e, deep + e, 1.0, 5) - rough) / e
    t = 0.15 + 0.24 * (rough - 0.5) + 0.24 * (facet - 0.4) + 0.16 * slope - 0.1 * smoothstep(1.6, 0.9, z)
    t = t + np.array([0.06, -0.03, 0.0, -0.1], np.float32)[side]
    cool = np.exp(-(((z - 8) / 5.0) ** 2)) + 0.5 * smoothstep(2.2, 9, z)
    t = t + 0.34 * np.clip(cool, 0, 1)
    colours = pick(c.tones((0.42, 0.09, 272), 0.8), np.clip(t, 0, 1).astype(np.float32))
    warm = _star_light(c) * (0.5 + 0.9 * rough + 0.5 * slope)
    colours = colours + np.clip(warm, 0, 2)[..., None] * rgb((0.72, 0.15, 58)) * 0.85
    # A few crystals wink in the rock.
    c.fill(c.full(), np.clip(colours, 0, 1).astype(np.float32), detail=0.36)
    # The far end opens to the night.
    mouth = c.mask(
        curve(
            [
                (_VX - 42, _VY + 48, CORNER),
                (_VX - 40, _VY - 6),
                (_VX, _VY - 40),
                (_VX + 28, _VY - 4),
                (_VX + 30, _VY + 48, CORNER),
            ]
        ),
        wobble=3,
    )
    c.fill(mouth, (0.62, 0.11, 255), detail=0.6)
    c.glow(_VX - 4, _VY + 4, 120, (0.7, 0.12, 258), 0.85)

    def night(pen: Pen) -> None:
        for x, y, q in ((-22, -4, 1.6), (-6, -20, 1.2), (10, -6, 1.9), (18, 8, 1.1), (-14, 12, 1.2), (2, 6, 1.1)):
            pen.dot(_VX + x, _VY + y, q, (0.98, 0.03, 95))

    c.draw(night, detail=0.9, emission=0.6)


def _spot(side: float, up: float, z: float) -> tuple[float, float]:
    """A place in the gallery: -1 left wall to 1 right wall, 0 floor to 1 roof, depth."""
    x = _VX + (side * (_LEFT if side < 0 else _RIGHT)) / z
    y = _VY + (_DOWN - up * (_DOWN + _UP)) / z
    return x, y


def _rails(c: Canvas) -> None:
    zs = [0.86, 1.0, 1.18, 1.4, 1.66, 2.0, 2.4, 2.9, 3.6, 4.5, 5.6, 7]
    for k, z in enumerate(reversed(zs)):
        x0, y = _spot(-0.86, 0, z)
        x1, _ = _spot(0.1, 0, z)
        h = 26 / z
        tie = c.mask(
            polygon([(x0, y - h), (x1 - 6 / z, y - h * 0.8), (x1, y + h * 0.3), (x0 - 12 / z, y + h * 0.2)]),
            wobble=2 / z,
        )
        c.shadow(tie, -4 / z, 8 / z, 4 / z + 1, 0.6)
        c.form(
            tie,
            mix((0.36, 0.06, 48), (0.42, 0.09, 270), 0.35),
            thickness=8 / z,
            bump=(c.field("tie", 10, 3, (4, 0.6)) - 0.5) * 4,
            rim=0.4,
            bias=-0.12,
            detail=0.3,
        )
        del k
    for s in (-0.68, -0.06):
        pts = [(*_spot(s, 0.018, z), 9 / z) for z in (0.8, 1.1, 1.6, 2.5, 4.5, 9)]
        rail = c.mask(limb(pts, 60))
        c.form(rail, (0.34, 0.06, 268), gloss=0.4, rim=0.4, bias=-0.1, detail=0.4)
        c.screen(rail * _star_light(c), (0.9, 0.12, 75), 0.7)


def _timbers(c: Canvas) -> None:
    """Frames of round logs, the farthest first; the nearest is cut off by the card's edge."""
    r = c.rng("timber")
    for k, z in enumerate((7.4, 5.4, 4.0, 2.95, 2.2, 1.62, 1.2, 0.9)):
        w = 34 / z
        haze = smoothstep(1.5, 8, z)
        tone = mix((0.42, 0.07, 52), (0.52, 0.1, 262), 0.25 + 0.6 * float(haze))
        jit = [float(r.normal(0, 7 / z)) for _ in range(6)]
        lx, ly = _spot(-0.97, 0, z)
        lx2, ly2 = _spot(-0.9, 0.96, z)
        rx, ry = _spot(0.97, 0, z)
        rx2, ry2 = _spot(0.9, 0.96, z)
        parts = (
            (
                limb(
                    [
                        (lx + jit[0], ly + 6, w * 0.56),
                        ((lx + lx2) / 2 + jit[1], (ly + ly2) / 2, w * 0.5),
                        (lx2 + jit[2], ly2, w * 0.47),
                    ]
                ),
                90,
            ),
            (
                limb(
                    [
                        (rx + jit[3], ry + 6, w * 0.56),
                        ((rx + rx2) / 2 + jit[4], (ry + ry2) / 2, w * 0.5),
                        (rx2 + jit[5], ry2, w * 0.47),
                    ]
                ),
                90,
            ),
            (
                limb(
                    [
                        (lx2 - w * 1.4, ly2 - w * 0.2 + jit[1], w * 0.5),
                        ((lx2 + rx2) / 2, ly2 - w * 0.1 + jit[2] + 5 / z, w * 0.54),
                        (rx2 + w * 1.4, ry2 - w * 0.2, w * 0.5),
                    ]
                ),
                0,
            ),
        )
        for i, (path, angle) in enumerate(parts):
            log = c.mask(path, wobble=2.5 / z)
            if log.empty:
                continue
            c.shadow(log, -14 / z, 12 / z, 9 / z + 1, 0.55)
            wood(
                c,
                log,
                tone,
                angle=angle + (8 if i == 1 else -3),
                grain=max(3, 8 / z),
                thickness=w * 0.5,
                seed=f"log{k}/{i}",
                bias=-0.12 - 0.2 * (z < 1.5),
                detail=0.3,
            )
            light = _star_light(c)
            c.screen(log * light, (0.86, 0.15, 64), 0.9)
            way = 1 if (log.box[0] + log.box[2]) / 2 / c.scale < STAR[0] else -1
            rim = log.edge(0, 7 / z + 1, 2) if i == 2 else log.edge(way * (8 / z + 1), 1, 2)
            c.screen(rim * np.clip(light * 2.4, 0, 1), (0.95, 0.14, 76), 0.9)
        c.fog(ly - 260 / z, ly + 20, (0.46, 0.12, 268), 0.03 + 0.08 * float(haze))


def _warmth(c: Canvas) -> None:
    light = _star_light(c)
    c.glaze(np.clip(light * 1.2, 0, 1) * smoothstep(900, 760, c.y), (0.7, 0.16, 58), 0.4)
    c.glow(*STAR, 240, (0.82, 0.16, 66), 0.55)
    c.multiply(smoothstep(300, 0, c.x) * smoothstep(500, 900, c.y) * 0.8, (0.3, 0.1, 280), 0.6)
    c.rays(STAR[0], STAR[1], [-168, -146, -124, -101, -80, -58, -36, -14], 560, 150, (0.9, 0.12, 80), 0.28, 20)
    floor = np.exp(-(((c.x - 390) / 260) ** 2 + ((c.y - 1010) / 90) ** 2))
    c.screen(np.asarray(floor, np.float32), (0.7, 0.13, 66), 0.4)


def _canary(c: Canvas) -> None:
    """A side gallery in the right wall; on its broken prop a canary sings."""
    niche = c.mask(
        curve([(694, 842, CORNER), (700, 720), (740, 648), (820, 620, CORNER), (820, 912, CORNER)]), wobble=7, cell=30
    )
    c.fill(niche, (0.13, 0.05, 278), 0.94, detail=0.55)
    c.screen(niche.edge(-8, 4, 5), (0.6, 0.12, 65), 0.5)
    prop = c.mask(limb([(722, 826, 9), (770, 800, 8), (812, 790, 9)]), wobble=2)
    wood(c, prop, (0.46, 0.08, 55), angle=-20, grain=4, thickness=9, seed="prop", detail=0.6)
    c.glow(752, 780, 30, (0.9, 0.13, 92), 0.35)
    bird = Bird(
        body=(0.86, 0.16, 95),
        breast=(0.92, 0.13, 98),
        wing=(0.78, 0.15, 88),
        beak=(0.78, 0.1, 55),
        legs=(0.6, 0.09, 40),
        neck=0.14,
        neck_angle=80,
        plump=0.32,
        head=0.22,
        beak_length=0.11,
        tail=0.5,
        leg=0.16,
        pitch=44,
    )
    perched(c, bird, 752, 806, 46, left=True, seed="canary")


def _pole(c: Canvas, a: tuple[float, float], b: tuple[float, float], w: float, seed: str) -> None:
    m = c.mask(limb([(*a, w), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 5, w * 0.9), (*b, w * 0.66)], 30))
    c.shadow(m, 0, 10, 6, 0.45)
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    wood(c, m, (0.56, 0.1, 58), angle=angle, grain=4, thickness=w, seed=f"pole/{seed}", detail=0.7)
    c.screen(m.edge(2, -3, 1.6), _GOLD, 0.7)


def _bed(c: Canvas) -> None:
    sling = c.mask(
        curve(
            [
                (176, 838, CORNER),
                (300, 806),
                (440, 770),
                (606, 728, CORNER),
                (640, 790, CORNER),
                (520, 838),
                (400, 876),
                (280, 908),
                (140, 944, CORNER),
            ]
        )
    )
    c.shadow(sling, -10, 40, 16, 0.5)
    cloth(c, sling, (0.7, 0.06, 75), angle=-16, fold=20, depth=3, thickness=14, seed="sling", detail=0.65)
    pillow = c.mask(curve([(470, 700), (520, 676), (580, 690), (596, 728), (540, 756), (478, 748)]))
    c.shadow(pillow, -4, 8, 6, 0.4)
    cloth(c, pillow, (0.72, 0.07, 268), fold=24, depth=4, thickness=30, seed="pillow", detail=0.7)


def _star(c: Canvas) -> None:
    """It lies on its back, one point on the pillow, the blanket drawn up; it breathes light."""
    x, y = STAR
    c.glow(x, y, 170, (0.93, 0.13, 82), 0.7)
    tips, pits = [], []
    for k in range(5):
        a = math.radians(-28 + 72 * k)
        tips.append((x + 158 * math.cos(a), y + 118 * math.sin(a)))
        b = a + math.radians(36)
        pits.append((x + 66 * math.cos(b), y + 50 * math.sin(b)))
    ring: list[tuple[float, ...]] = []
    for t, q in zip(tips, pits, strict=True):
        ring += [t, (*q, CORNER)]
    body = c.mask(curve(ring, pull=0.12), wobble=1.5)
    c.fill(body, (0.95, 0.1, 90), detail=0.9)
    table = ramp([(0.66, 0.16, 58), (0.8, 0.16, 74), (0.9, 0.14, 88), (0.96, 0.09, 95), (0.99, 0.03, 95)])
    for k in range(5):
        for s in (0, 1):
            q = pits[k] if s else pits[k - 1]
            facet = c.mask(polygon([(x, y - 14), tips[k], q])) & body
            if facet.empty:
                continue
            at = facet.where
            d = np.hypot(c.x[at] - x, c.y[at] - y) / 150
            tone = pick(
                table, (0.88 - 0.36 * s - 0.3 * d + 0.1 * (c.field("ember", 16, 3)[at] - 0.5)).astype(np.float32)
            )
            c.fill(facet, tone, 0.85, detail=0.92)
    c.screen(body.edge(0, -4, 2), (0.99, 0.03, 95), 0.9)
    c.glow(x, y - 10, 30, (0.99, 0.04, 95), 0.7)
    c.emit(body, 0.2)

    def cracks(pen: Pen) -> None:
        pen.stroke([(x + 96, y - 62), (x + 74, y - 48), (x + 70, y - 34), (x + 50, y - 28)], (0.72, 0.17, 55), 2.2, 0.9)
        pen.stroke([(x + 74, y - 48), (x + 84, y - 36)], (0.72, 0.17, 55), 1.8, 0.9)

    c.draw(cracks, detail=0.95)
    blanket = c.mask(
        curve(
            [
                (136, 930, CORNER),
                (170, 806),
                (250, 742),
                (330, 716, CORNER),
                (378, 740),
                (430, 752),
                (478, 748, CORNER),
                (480, 826),
                (430, 866),
                (330, 902),
                (232, 936),
            ]
        )
    )
    c.shadow(blanket, 2, -3, 5, 0.35, (0.5, 0.14, 50))
    cloth(c, blanket, (0.5, 0.155, 15), angle=-40, fold=26, depth=8, thickness=60, seed="blanket", detail=0.75)
    at = blanket.where
    through = np.exp(-((np.hypot((c.x[at] - x + 10) / 120, (c.y[at] - y - 30) / 70)) ** 2))
    c.screen(blanket * through.astype(np.float32), (0.82, 0.16, 55), 0.75)
    hem = c.mask(limb([(326, 718, 6), (378, 742, 6.5), (430, 754, 6.5), (480, 750, 6)], 30))
    c.form(hem, (0.86, 0.08, 60), rim=0.5, detail=0.8)


def _dust(c: Canvas) -> None:
    """Star dust trickles from the stretcher and lies along the way they have come."""
    r = c.rng("dust")

    def work(pen: Pen) -> None:
        for _ in range(150):
            t = float(r.random())
            x = 250 + 330 * t + float(r.normal(0, 40))
            y = 1010 - 330 * t**1.3 + float(r.normal(0, 16)) - 40
            pen.dot(x, y, float(r.uniform(0.7, 2.2)) * (1.2 - 0.7 * t), (0.93, 0.12, 88), float(r.uniform(0.4, 1)))
        for _ in range(60):
            x = float(r.normal(STAR[0], 120))
            y = float(r.uniform(420, 700))
            pen.dot(x, y, float(r.uniform(0.7, 2)), (0.95, 0.1, 90), float(r.uniform(0.3, 0.9)))
        for _ in range(40):
            x = float(r.uniform(250, 520))
            y = 900 - (x - 250) * 0.27 + float(r.uniform(0, 90))
            pen.dot(x, y, float(r.uniform(0.7, 1.8)), (0.95, 0.1, 90), float(r.uniform(0.5, 1)))

    c.draw(work, detail=0.9, emission=0.9)
