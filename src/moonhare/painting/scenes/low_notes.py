"""A double bass stands rooted in a bog at first light; its neck has grown on into the crown of a tree."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import grass
from moonhare.painting.materials.water import reflection
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.plants import bark, branches, reeds
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Low Notes",
    hero="double bass rooted in a misty bog, its neck grown on into a tree in young leaf",
    idea="grows from",
    place="swamp, northern peat bog",
    palette="moss dawn",
    composition="frontal symmetry",
    time="dawn",
    symbols=("double bass", "tree", "mist"),
    hidden="a small frog on the moss at the left of the foot",
    readings=("hymn", "elders", "breathing"),
)
FINISH = {"vignette": 0.36, "bloom": 0.35, "saturation": 1.1, "focus": Focus(400, 600, 330, 520, 0.35)}

_WATER = 968.0
_SIDE = ((400, 448), (452, 456), (502, 486), (534, 540), (526, 600), (490, 640), (474, 690), (488, 734), (538, 768))
_LOWER = ((574, 850), (560, 930), (512, 980), (400, 1000))
_RED: Colour = (0.5, 0.13, 46)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.72, -0.5, 0.5),
        key=(0.96, 0.1, 92),
        shade=(0.3, 0.06, 185),
        rim=(-0.9, -0.3, 0),
        rim_colour=(0.97, 0.1, 94),
        bounce=(0.66, 0.09, 150),
        bounce_share=0.3,
    )
    _air(c)
    repaint(c, 0.55, seed="air", loose=1.1)
    with c.group() as tree:
        _crown(c)
        _bass(c)
        _moss(c)
    water = c.full(smoothstep(_WATER - 1, _WATER + 2, c.y))
    t = np.clip((c.y - _WATER) / 230, 0, 1)
    c.fill(water, pick(ramp([(0.86, 0.07, 110), (0.62, 0.07, 150), (0.34, 0.055, 180)]), t), detail=0.1)
    reflection(c, tree, water, _WATER + 6, share=0.62, ripple=7)
    c.glaze(water * np.asarray(smoothstep(1000, 1200, c.y), np.float32), (0.26, 0.05, 180), 0.55)
    repaint(c, 0.45, seed="water", loose=0.8)
    c.paste(tree, clip=c.full(smoothstep(_WATER + 22, _WATER + 14, c.y)))
    _gleam(c)
    c.fog(880, 1000, (0.93, 0.07, 102), 0.32, cell=170)
    reeds(c, -20, 120, 1215, (150, 330), 22, (0.25, 0.05, 170), seed="left")
    reeds(c, 700, 830, 1215, (110, 240), 15, (0.25, 0.05, 170), seed="right")
    far_birds(c, [(136, 330, 30), (180, 300, 22), (108, 292, 18)], (0.36, 0.05, 185), seed="geese")


def _air(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.5, 0.065, 195)),
            (0.2, (0.64, 0.065, 180)),
            (0.45, (0.82, 0.07, 130)),
            (0.66, (0.93, 0.08, 100)),
            (0.82, (0.92, 0.075, 98)),
        ],
        warp=20,
        turn=14,
    )
    c.rays(-80, 60, [24, 33, 41, 50, 60], 1300, width=170, colour=(0.97, 0.09, 94), share=0.3, soft=26)
    for k, (y, tone, cell) in enumerate(((770, (0.76, 0.065, 135), 46), (850, (0.62, 0.065, 150), 64))):
        n = c.field(f"wood{k}", cell, 5)[int(300 * c.scale)]
        wide = c.field(f"wide{k}", 300, 2)[int(500 * c.scale)]
        ridge = y - 150 * (n - 0.3) - 160 * (wide - 0.45)
        c.fill(c.full(smoothstep(-5, 6, c.y - ridge[None, :])), tone, alpha=0.75, detail=0.1)
        c.fog(y + 10, y + 170, (0.94, 0.07, 100), 0.85)
    c.glow(150, 430, 300, (0.97, 0.08, 96), 0.3)


def _outline() -> list[tuple[float, ...]]:
    right = [*_SIDE, *_LOWER]
    points: list[tuple[float, ...]] = [(float(x), float(y)) for x, y in right]
    points += [(800.0 - x + 3, float(y) + 2) for x, y in reversed(right[1:-1])]
    for i, (x, y, *_) in enumerate(points):
        if round(y) in {600, 602, 768, 770}:
            points[i] = (x, y, CORNER)
    return points


def _bass(c: Canvas) -> None:
    body = c.mask(curve(_outline(), pull=0.36))
    side = (body | body.move(16, 3)) - body
    c.fill(side | body.grow(2), (0.24, 0.06, 40), detail=0.8)
    relief = c.relief(body, 60, smooth=7)
    at = relief.mask.where
    x, y = c.x[at], c.y[at]
    flame = c.noise.at("flame", x / 16, y / 150, 1.0, 4) - 0.5
    curl = c.noise.at("curl", x / 60, y / 12, 1.0, 3) - 0.5
    c.form(
        relief, _RED, bump=np.asarray(flame * 2 + curl * 0.8, np.float32), rim=0.6, gloss=0.3, mottle=0.06, detail=0.8
    )
    gold = np.exp(-(np.hypot((c.x - 330) / 130, (c.y - 700) / 330) ** 2))
    c.screen(body * np.asarray(gold, np.float32), (0.8, 0.14, 66), 0.55)
    c.multiply(body * np.asarray(smoothstep(400, 590, c.x), np.float32), (0.36, 0.08, 40), 0.55)
    inner = body.grow(-9)
    c.multiply((inner - inner.grow(-2.4)).blur(0.5), (0.26, 0.07, 35), 0.75)
    lichen = smoothstep(0.5, 0.72, c.field("lichen", 40, 4)) * smoothstep(800, 960, c.y)
    c.glaze(body * np.asarray(lichen, np.float32), (0.5, 0.1, 120), 0.5)
    c.glaze(body * np.asarray(smoothstep(880, 1000, c.y), np.float32), (0.36, 0.08, 140), 0.6)
    c.screen(body.edge(-3, -0.6, 1.2), (0.97, 0.11, 90), 0.8)
    _f_hole(c, body, 322, 1.0)
    _f_hole(c, body, 478, -1.0)
    _neck(c)


def _f_hole(c: Canvas, body: Mask, x: float, way: float) -> None:
    pts = [
        (x + 24 * way, 648, 5),
        (x + 16 * way, 640, 3.4),
        (x + 6 * way, 652, 4),
        (x + 4 * way, 690, 6.5),
        (x - 5 * way, 730, 6.5),
        (x - 9 * way, 768, 4),
        (x - 20 * way, 778, 3.4),
        (x - 27 * way, 770, 5),
    ]
    hole = c.mask(limb([(a, b, r) for a, b, r in pts], 50))
    c.screen(hole.move(2, 2) & body, (0.9, 0.13, 75), 0.55)
    c.fill(hole, pick(ramp([(0.84, 0.15, 70), (0.97, 0.1, 88), (0.86, 0.15, 72)]), (c.y - 640) / 140), detail=0.95)
    c.multiply(hole.edge(-2.2, -1.4, 0.8), (0.3, 0.08, 40), 0.9)
    c.emit(hole, 0.6)
    c.glow(x, 710, 34, (0.94, 0.15, 74), 0.75, 2.0)


def _neck(c: Canvas) -> None:
    """Tailpiece, bridge, the black fingerboard, strings; higher up the neck is bark."""
    tail = c.mask(
        curve([(376, 812, CORNER), (424, 812, CORNER), (418, 900), (410, 946, CORNER), (390, 946, CORNER), (382, 900)])
    )
    board = c.mask(curve([(379, 330, CORNER), (421, 330, CORNER), (432, 610, CORNER), (400, 618), (368, 610, CORNER)]))
    for m in (tail, board):
        c.multiply(m.blur(6).move(12, 5), (0.3, 0.07, 40), 0.55)
        c.form(m, (0.26, 0.045, 50), thickness=12, rim=0.9, gloss=0.4, detail=0.85)
    bridge = c.mask(
        curve(
            [
                (358, 716, CORNER),
                (366, 690),
                (380, 678),
                (400, 674),
                (420, 678),
                (434, 690),
                (442, 716, CORNER),
                (420, 704),
                (400, 696),
                (380, 704),
            ]
        )
    )
    c.multiply(bridge.blur(4).move(9, 4), (0.3, 0.07, 40), 0.6)
    c.form(bridge, (0.8, 0.1, 80), thickness=6, rim=0.9, detail=0.9)

    def strings(pen: Pen) -> None:
        for k in range(4):
            q = (k - 1.5) * 13.5
            line = [(400 + q * 0.62, 322.0), (400 + q, 678.0), (400 + q * 0.8, 816.0)]
            pen.stroke([(a + 3, b + 1) for a, b in line], (0.2, 0.05, 40), 1.4, 0.5)
            pen.stroke(line, (0.95, 0.09, 92), 1.8)

    c.draw(strings, detail=0.9)


def _crown(c: Canvas) -> None:
    """The neck has gone back to being a tree: boughs where the pegs were, leaves in the first sun."""
    clay, tips = branches(c, 400, 462, 376, 44, seed="crown4", spread=0.7, levels=4)
    r = c.rng("leaves")
    ends = np.array([(t[0], t[1]) for t in tips], np.float64)
    for k, (n, tones, off) in enumerate(
        (
            (46, ((0.36, 0.07, 150), (0.44, 0.09, 142)), (10, 8)),
            (40, ((0.56, 0.12, 128), (0.68, 0.13, 116), (0.86, 0.13, 104)), (-4, -6)),
        )
    ):
        if k == 1:
            bark(c, clay, (0.46, 0.09, 52), detail=0.6)
        at = np.repeat(ends, n, 0)
        x = at[:, 0] + r.normal(0, 31, len(at)) + off[0]
        y = at[:, 1] + r.normal(0, 25, len(at)) + off[1]
        table = np.stack([rgb(tone) for tone in tones])
        lit = np.clip((400 - x) / 500 + (330 - y) / 700 + r.normal(0.45, 0.28, len(x)), 0, 0.999)
        colours = table[(lit * len(tones)).astype(int)]
        strew(
            c, "leaf", x, y, r.uniform(11, 22, len(x)), r.uniform(0, 6.28, len(x)), colours, seed=f"leaf{k}", detail=0.6
        )


def _moss(c: Canvas) -> None:
    """The cushion it is rooted in, and a frog who listens."""
    for points in (
        [(330, 960, 20), (270, 962, 13), (196, 984, 5)],
        [(470, 962, 20), (540, 966, 12), (618, 988, 5)],
        [(390, 980, 16), (350, 984, 10), (300, 1000, 4)],
    ):
        c.form(
            c.mask(limb([(float(a), float(b), float(w)) for a, b, w in points], 20)),
            (0.4, 0.09, 50),
            rim=0.6,
            detail=0.6,
        )
    m = c.mask(
        curve([(96, 992, CORNER), (180, 966), (290, 950), (400, 962), (520, 948), (630, 968), (716, 992, CORNER)]),
        wobble=8,
        cell=30,
    )
    c.form(m, (0.4, 0.1, 130), thickness=30, mottle=0.2, rim=0.8, detail=0.45)
    tones = ((0.28, 0.07, 150), (0.42, 0.1, 135), (0.62, 0.13, 120), (0.82, 0.13, 106))
    grass(c, m, tones, seed="moss", height=(10, 26), spacing=5.0, spread=0.5)
    x, y = 186.0, 968.0
    frog = c.mask(
        curve(
            [
                (x - 20, y, CORNER),
                (x - 22, y - 12),
                (x - 6, y - 24),
                (x + 12, y - 32),
                (x + 24, y - 24),
                (x + 18, y - 10),
                (x + 16, y, CORNER),
            ]
        ),
        oval(x + 12, y - 32, 5, 5),
        limb([(x - 18, y - 4, 5), (x - 4, y - 10, 6), (x - 14, y, 3)], 10),
    )
    c.form(frog, (0.62, 0.14, 125), thickness=9, rim=1.0, gloss=0.4, detail=0.9)
    c.draw(lambda pen: pen.dot(x + 13, y - 33, 2.6, (0.16, 0.03, 150)), detail=0.95)


def _gleam(c: Canvas) -> None:
    r = c.rng("gleam")

    def work(pen: Pen) -> None:
        for _ in range(46):
            y = _WATER + 18 + 200 * float(r.random()) ** 1.5
            k = (y - _WATER) / 230
            x, long = float(r.normal(330, 190)), float(r.uniform(14, 60)) * (0.5 + k)
            pen.stroke([(x - long, y), (x + long, y)], (0.96, 0.07, 100), 1.0 + 1.2 * k, float(r.uniform(0.1, 0.4)))

    c.draw(work, detail=0.6, soft=0.8)
