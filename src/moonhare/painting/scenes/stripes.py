"""A stout gardener pushes his mower over the open sea; a mown lawn winds behind him to the horizon."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloud_bank, metal, sea
from moonhare.painting.motifs.boats import hull, sail
from moonhare.painting.motifs.corals import fish
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_near_arm, paint_person
from moonhare.painting.motifs.plants import flowers
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.stamps import jittered, scatter, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground

BRIEF = Brief(
    title="Stripes",
    hero="stout gardener pushing a mower over open sea, a mown lawn winding behind him to the horizon",
    idea="impossible journey",
    place="ocean, doldrums",
    palette="undersea",
    composition="S-path",
    time="noon",
    symbols=("mower", "lawn", "wave"),
    hidden="a fresh molehill on the lawn",
    readings=("order", "pioneer", "madness"),
    person=True,
)
FINISH = {"vignette": 0.3, "bloom": 0.4}

_HORIZON, _EYE = 330.0, 9.0
_PATH = (  # the lawn's middle: card y, card x
    (1200.0, 330.0),
    (1060.0, 400.0),
    (990.0, 510.0),
    (900.0, 606.0),
    (810.0, 610.0),
    (720.0, 500.0),
    (640.0, 320.0),
    (570.0, 214.0),
    (508.0, 250.0),
    (458.0, 400.0),
    (420.0, 520.0),
    (392.0, 540.0),
    (370.0, 470.0),
    (352.0, 410.0),
    (336.0, 430.0),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.35, -0.75, 0.55),
        key=(0.97, 0.07, 100),
        shade=(0.38, 0.08, 228),
        rim=(0.6, -0.8, 0),
        rim_colour=(0.98, 0.06, 100),
        bounce=(0.7, 0.1, 175),
        bounce_share=0.2,
    )
    _sky(c)
    water = sea(
        c,
        horizon=_HORIZON,
        deep=(0.36, 0.09, 228),
        bright=(0.95, 0.05, 165),
        sky=(0.72, 0.1, 190),
        eye=_EYE,
        wave=0.62,
        length=7.0,
        haze=0.5,
        glitter=0.5,
        glitter_x=640,
    )
    lawn, across = _lawn(c, water.ground)
    repaint(c, 1.0, seed="sea")
    _turf(c, lawn, across, water.ground)
    _ship(c)
    j = _gardener(c)
    _spray(c, j)
    repaint(c, 0.25, seed="last")
    _life(c)


def _sky(c: Canvas) -> None:
    c.wash(
        [(0.0, (0.62, 0.11, 215)), (0.12, (0.76, 0.1, 200)), (0.22, (0.88, 0.07, 175)), (0.3, (0.96, 0.05, 130))],
        warp=10,
    )
    cloud_bank(
        c,
        lambda x: 230 + 22 * math.sin(x / 74) + 10 * math.sin(x / 29),
        (0.98, 0.02, 120),
        seed="far",
        size=(12, 46),
        rows=3,
        step=20,
        fade=(0.2, 1.0),
    )
    streaks(c, 0, 190, (0.96, 0.03, 130), share=0.5, cover=0.5)
    c.glow(640, -10, 160, (0.99, 0.07, 105), 0.8)
    c.fog(262, 352, (0.95, 0.05, 140), 0.7)


def _lawn(c: Canvas, seen: Ground) -> tuple[Mask, Array]:
    """Return the lawn on the swell and the place across it (-1 to 1): a band of constant width on the water."""
    y, x = np.array([p[0] for p in _PATH]), np.array([p[1] for p in _PATH])
    v_path = _EYE * 900 / (y - _HORIZON)
    order = np.argsort(v_path)
    grid = np.linspace(math.log(v_path.min()), math.log(v_path.max()), 400)
    middle = np.interp(grid, np.log(v_path[order]), x[order])
    kernel = np.hanning(31)
    middle = np.convolve(np.pad(middle, 15, mode="edge"), kernel / kernel.sum(), mode="valid")
    u_path = (middle - 400) * np.exp(grid) / 900
    slope = np.gradient(u_path, np.exp(grid))
    log_v = np.log(np.clip(seen.v, 1, None))
    centre = np.interp(log_v, grid, u_path)
    lean = np.interp(log_v, grid, slope)
    wide = 1.9 * np.minimum(np.sqrt(1 + lean**2), 4.2)
    across = np.asarray((seen.u - centre) / wide, np.float32)
    ragged = (c.noise.at("ragged", seen.u * 2.2, seen.v, 1.0, 2, seen.footprint) - 0.5) * 0.12
    inside = smoothstep(1.02, 0.98, np.abs(across) + ragged)
    front = smoothstep(1096, 1090, c.y + 10 * np.sin(c.x / 16) + 0.16 * (c.x - 400))
    return seen.mask & c.full(inside * front * smoothstep(_HORIZON + 3, _HORIZON + 8, c.y)), across


def _turf(c: Canvas, lawn: Mask, across: Array, seen: Ground) -> None:
    thick = lawn.move(0, 9).grow(2) - lawn
    near = smoothstep(430, 760, c.y)
    c.multiply(lawn.grow(9).blur(7) - lawn, (0.36, 0.08, 225), 0.7)
    c.fill(
        thick * near,
        c.tones((0.42, 0.07, 70))[np.clip(260 + 120 * (c.field("soil", 14, 3) - 0.5) * 2, 0, 511).astype(int)],
        detail=0.5,
    )
    lanes = smoothstep(-0.16, 0.16, np.sin((across + 1) * math.pi * 2.5))
    light = seen.lit((0.35, 0.3, 0.75)) - 0.75
    wear = c.noise.at("wear", seen.u, seen.v, 2.2, 3, seen.footprint) - 0.5
    t = 0.46 + 0.26 * lanes + 0.9 * light + 0.16 * wear
    haze = smoothstep(40, 260, seen.v)[..., None] * 0.55
    colours = pick(c.tones((0.66, 0.15, 138)), np.asarray(t, np.float32))
    colours = colours + (rgb((0.9, 0.08, 140)) - colours) * haze
    c.fill(lawn, np.asarray(colours, np.float32), detail=0.45)
    # Blades, in the direction in which each lane was mown.
    r = c.rng("blades")
    x, y = scatter(lawn & c.full(smoothstep(480, 520, c.y)), 9000, r)
    row, column = np.clip((y * c.scale).astype(int), 0, c.h - 1), np.clip((x * c.scale).astype(int), 0, c.w - 1)
    size = 4 + 17 * ((y - 480) / 620) ** 1.2
    tone = np.clip(c.layer.rgb[row, column] * 1.06 + 0.02, 0, 1)
    angle = -math.pi / 2 + (lanes[row, column] - 0.5) * 0.9 + r.normal(0, 0.2, len(x))
    strew(
        c,
        "blade",
        x,
        y,
        size * r.uniform(0.6, 1.1, len(x)),
        angle,
        jittered(tone, r, 0.09, 0.02),
        seed="blades",
        detail=0.5,
    )
    # A fringe of long grass along both edges, hanging over the water.
    edge = lawn - lawn.grow(-5)
    x, y = scatter(edge & c.full(smoothstep(430, 470, c.y)), 1500, r)
    size = 7 + 26 * ((y - 430) / 670) ** 1.3
    fringe = jittered(pick(ramp([(0.42, 0.11, 150), (0.62, 0.15, 138), (0.8, 0.15, 120)]), r.random(len(x))), r)
    strew(
        c, "blade", x, y - size * 0.1, size, -math.pi / 2 + r.normal(0, 0.5, len(x)), fringe, seed="fringe", detail=0.55
    )
    x, y = scatter(edge & c.full(smoothstep(480, 520, c.y)), 170, r)
    flowers(
        c, x, y - 4, 3 + 9 * (y - 480) / 620, ((0.97, 0.01, 100), (0.9, 0.13, 95), (0.97, 0.02, 120)), seed="daisies"
    )
    # Foam where the turf lies in the water.
    foam = (lawn.move(0, 16).grow(5) - lawn.move(0, 9).grow(2) - lawn) * smoothstep(0.42, 0.6, c.field("foam", 26, 3))
    c.screen(foam * near, (0.97, 0.03, 160), 0.75)


def _molehill(c: Canvas, x: float, y: float) -> None:
    c.shadow(c.mask(oval(x, y, 26, 8)), -6, 3, soft=4, share=0.5)
    heap = c.mask(
        curve(
            [
                (x - 25, y + 2, CORNER),
                (x - 12, y - 12),
                (x + 1, y - 18),
                (x + 14, y - 10),
                (x + 26, y + 2, CORNER),
                (x, y + 7),
            ]
        ),
        wobble=2,
        cell=6,
    )
    c.form(heap, (0.42, 0.06, 55), thickness=14, mottle=0.3, grain=4, detail=0.75)
    r = c.rng("clods")
    cx, cy = r.normal(x, 17, 26), r.normal(y - 1, 5, 26)
    strew(
        c,
        "pebble",
        cx,
        cy,
        r.uniform(3, 7, 26),
        0.0,
        jittered(np.tile(rgb((0.4, 0.06, 55)), (26, 1)), r, 0.1),
        seed="clods",
        detail=0.75,
    )


def _ship(c: Canvas) -> None:
    """A becalmed brig on the horizon, sails slack."""
    x, y = 150.0, 344.0
    hull(c, x, y, 52, (0.46, 0.06, 60), open_by=0, seed="brig", haze=0.35)
    for k, h in ((-13, 44), (1, 52), (14, 40)):
        sail(c, x + k, y - 6, h, 12, (0.95, 0.03, 100), seed=f"brig{k}", belly=0.05)


def _gardener(c: Canvas) -> Joints:
    who = Person(
        age="old",
        girth=1.55,
        belly=0.34,
        skin=(0.67, 0.125, 35),
        hair=(0.9, 0.01, 90),
        hair_style="fringe",
        beard="short",
        top=(0.95, 0.02, 100),
        bottom=(0.46, 0.07, 60),
        shoes=(0.36, 0.07, 145),
        sleeves="short",
        hat="straw",
        hat_colour=(0.83, 0.1, 85),
        loose=1.15,
    )
    pose = Pose(
        lean=17,
        bend=6,
        head=-6,
        arm_near=(8, 44),
        arm_far=(14, 46),
        leg_near=(-24, 10),
        leg_far=(24, 12),
        foot_near=66,
        hand_near="fist",
        hand_far="fist",
    )
    x, y = 470.0, 1070.0
    j = joints(who, pose, x, y, 400, left=True)
    c.shadow(c.mask(oval(x - 10, y - 2, 130, 15, -4)), -22, 6, soft=8, share=0.7, colour=(0.3, 0.07, 160))
    hx, hy = (j.hand_near[0] + j.hand_far[0]) / 2, (j.hand_near[1] + j.hand_far[1]) / 2
    _mower(c, hx, hy)
    paint_person(c, who, j, awake=True, near_arm_last=False)
    u = j.unit
    seat = Clay(c, (j.hip[0] - 1.4 * u, j.hip[1] - 1.2 * u, j.hip[0] + 1.2 * u, j.hip[1] + 1.2 * u), melt=0.7 * u)
    seat.limb(
        [(j.hip[0] - 0.3 * u, j.hip[1] - 0.12 * u, 0.46 * u), (j.hip[0] + 0.12 * u, j.hip[1] + 0.02 * u, 0.5 * u)]
    )
    for knee in (j.knee_near, j.knee_far):
        way = (j.hip[0] * 0.6 + knee[0] * 0.4, j.hip[1] * 0.6 + knee[1] * 0.4, 0.4 * u)
        seat.limb([(j.hip[0], j.hip[1], 0.5 * u), way])
    seat.cut((j.hip[0], j.hip[1] - 0.3 * u), (0.12, -1.0))
    c.form(seat.relief(1), who.bottom, rim=0.15, detail=0.75)

    def braces(pen: Pen) -> None:
        for off in (-0.04, 0.34):
            a = (j.neck[0] - (0.02 + off * 0.5) * u, j.neck[1] + 0.3 * u)
            b = (j.waist[0] - (0.02 + off) * u, j.waist[1] - 0.1 * u)
            e = (j.hip[0] + (0.1 - off * 1.2) * u, j.hip[1] - 0.3 * u)
            pen.stroke([a, b, e], (0.56, 0.19, 25), 0.13 * u)
            pen.dot(e[0], e[1], 0.075 * u, (0.85, 0.12, 85))

    c.draw(braces, relief=2, detail=0.85)
    paint_near_arm(c, who, j)
    return j


def _mower(c: Canvas, hx: float, hy: float) -> None:
    """A hand mower with a reel of blades; its handle ends in the gardener's hands."""
    x, y = 206.0, 1092.0
    green: Colour = (0.5, 0.13, 150)
    c.shadow(c.mask(oval(x + 20, y + 4, 110, 14)), -14, 4, soft=7, share=0.7, colour=(0.28, 0.07, 170))
    for off in (14, -6):
        bar = c.mask(
            limb([(hx + off * 0.3, hy - 2 - off * 0.4, 6), (x + 50 + off, y - 60, 6), (x + 22 + off, y - 40, 7)])
        )
        c.form(bar, (0.66, 0.09, 70), thickness=6, rim=0.7, detail=0.8)
    grip = c.mask(limb([(hx - 18, hy - 12, 7), (hx + 14, hy + 10, 7)]))
    c.form(grip, (0.3, 0.04, 40), thickness=7, gloss=0.4, detail=0.8)
    reel = Clay(c, (x - 90, y - 110, x + 90, y + 20), melt=2)
    for k in range(5):
        a = k * 1.2566 + 0.5
        reel.limb(
            [
                (x - 30 + 22 * math.cos(a), y - 40 + 24 * math.sin(a), 4),
                (x + 26 + 22 * math.cos(a + 0.7), y - 32 + 24 * math.sin(a + 0.7), 4),
            ],
            n=6,
        )
    metal(c, reel.relief(0.5), (0.78, 0.02, 200), thickness=5)
    for wx, wy, s in ((x + 36, y - 38, 0.86), (x - 18, y - 40, 1.0)):

        def wheel(pen: Pen, px: float = wx, py: float = wy, q: float = s) -> None:
            pen.stroke(oval(px, py, 36 * q, 39 * q), (0.22, 0.03, 200), 11 * q)
            pen.stroke(oval(px, py, 29 * q, 32 * q), green, 5 * q)
            for k in range(7):
                a = k * 0.8976 + 0.2
                pen.stroke([(px, py), (px + 27 * q * math.cos(a), py + 30 * q * math.sin(a))], green, 3.6 * q)
            pen.dot(px, py, 7 * q, (0.84, 0.13, 88))

        c.draw(wheel, relief=5, detail=0.9)
    deck = c.mask(
        curve(
            [
                (x - 52, y - 66, CORNER),
                (x - 20, y - 92),
                (x + 34, y - 88),
                (x + 58, y - 62, CORNER),
                (x + 30, y - 70),
                (x - 18, y - 74),
            ]
        )
    )
    metal(c, deck, (0.58, 0.19, 27), thickness=12)


def _spray(c: Canvas, j: Joints) -> None:
    """What the blades throw up: half foam, half clippings."""
    r = c.rng("spray")
    n = 520
    t = r.random(n)
    spread = r.normal(0, 1, n)
    x = 168 - 140 * t + spread * (10 + 46 * t)
    y = 1050 - 330 * t * (1 - 0.72 * t) + spread * 12 + r.normal(0, 18, n) * t
    size = r.uniform(5, 15, n) * (1 - 0.3 * t)
    clip = jittered(pick(ramp([(0.45, 0.13, 148), (0.68, 0.17, 135), (0.84, 0.16, 118)]), r.random(n)), r)
    foam = np.tile(rgb((0.97, 0.02, 170)), (n, 1)).astype(np.float32)
    k = r.random(n) < 0.62
    c.glow(150, 1050, 52, (0.96, 0.05, 150), 0.6)
    strew(
        c,
        "puff",
        x[~k],
        y[~k],
        size[~k] * 0.9,
        r.uniform(0, 6.3, int((~k).sum())),
        foam[~k],
        seed="foam",
        alpha=0.85,
        detail=0.7,
    )
    strew(c, "blade", x[k], y[k], size[k] * 1.7, r.uniform(0, 6.3, int(k.sum())), clip[k], seed="clip", detail=0.85)
    for i in range(30):
        px, py = 150 + r.uniform(-110, 110), 1100 + r.uniform(-16, 26)
        c.glow(float(px), float(py), float(r.uniform(6, 15)), (0.98, 0.02, 165), 0.55, flat=0.5)
        if i % 3 == 0:
            c.glow(
                float(470 + r.uniform(-60, 110)), float(1098 + r.uniform(0, 12)), 7.0, (0.98, 0.02, 165), 0.45, flat=0.5
            )


def _life(c: Canvas) -> None:
    _molehill(c, 560, 806)
    for x, y, size, turn, left in ((96, 836, 66, 30, True), (58, 914, 46, 40, True), (150, 884, 38, 14, True)):
        fish(c, x, y, size, (0.62, 0.1, 235), band=(0.92, 0.04, 150), left=left, turn=turn, seed=f"fish{x}")
        fx = x + size * 0.1

        def drops(pen: Pen, px: float = fx, py: float = y, q: float = size) -> None:
            for k in range(7):
                pen.dot(
                    px + q * 0.7 + 6 * math.sin(k * 2.3), py + 10 + k * q * 0.12, 2.6 - 0.25 * k, (0.97, 0.03, 170), 0.9
                )

        c.draw(drops, detail=0.8)
    r = c.rng("ripples")

    def ripples(pen: Pen) -> None:
        for _ in range(70):
            x, y = r.uniform(0, 800), 1200 - 90 * r.random() ** 1.5
            w = r.uniform(20, 80)
            pen.stroke(
                [(x - w, y + 2), (x, y - r.uniform(3, 8)), (x + w, y + 3)], (0.96, 0.04, 165), r.uniform(1, 2.0), 0.2
            )

    c.draw(ripples, detail=0.4)
