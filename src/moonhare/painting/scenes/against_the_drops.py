"""A tiny swimmer makes her way, in the rain, up a river of light that pours from a lit window of a sleeping town."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials.living import skin
from moonhare.painting.motifs.corals import fish
from moonhare.painting.motifs.motes import glints
from moonhare.painting.motifs.skies import rain
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import box, curve, oval, place, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Against the Drops",
    hero="tiny swimmer in a red cap on her way up a river of golden light that pours out of one high lit window",
    idea="impossible journey",
    place="tower blocks, Hong Kong",
    palette="ink and red",
    composition="diagonal fall",
    time="night",
    symbols=("swimmer", "rain", "window"),
    hidden="a goldfish swims up the same light, far behind",
    readings=("defiance", "homecoming", "moth"),
    person=True,
)

FINISH = {"vignette": 0.4, "bloom": 0.6, "contrast": 0.12, "focus": Focus(450, 480, 420, 560, 0.3)}

_WINDOW = (560.0, 112.0, 92.0, 128.0)
_SPRING = (646.0, 128.0)
_LEFT, _RIGHT = math.atan2(1010, -690), math.atan2(1080, -70)
_SWIM = (472.0, 592.0)
_SIZE = 0.98


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.45, -0.7, 0.5),
        key=(0.97, 0.08, 80),
        shade=(0.26, 0.08, 330),
        rim=(0.55, -0.8, 0),
        rim_colour=(0.98, 0.1, 80),
    )
    c.wash(
        [
            (0, (0.16, 0.065, 272)),
            (0.3, (0.22, 0.085, 285)),
            (0.56, (0.31, 0.115, 340)),
            (0.8, (0.42, 0.15, 20)),
            (1, (0.5, 0.17, 32)),
        ],
        warp=16,
    )
    _far(c)
    _tower(c)
    repaint(c, 0.6, seed="city")
    rain(c, 240, angle=112, length=(24, 80), colour=(0.82, 0.09, 45), alpha=0.2, seed="far")
    _window(c)
    _river(c)
    repaint(c, 0.22, seed="flow", loose=0.7)
    _wake(c)
    _swimmer(c)
    _sparks(c)
    rain(c, 80, angle=112, length=(40, 120), colour=(0.95, 0.07, 70), alpha=0.3, seed="near")


def _block(c: Canvas, x: float, w: float, top: float, tone: float, seed: str, lit: float, cell: float) -> None:
    """One tower among the others, its panes nearly all dark, its foot lost in the red air of the street."""
    r = c.rng(seed)
    m = c.mask(box(x, top, w, 1300), soft=0.8)
    c.fill(m, (tone, 0.05, 290), detail=0.2)
    side = c.mask(box(x + w * 0.76, top, w * 0.25, 1300), soft=0.6)
    c.multiply(side, (0.3, 0.08, 290), 0.55)

    def panes(pen: Pen) -> None:
        y = top + cell
        while y < 1100:
            px = x + cell * 0.5
            while px < x + w * 0.72 - cell * 0.6:
                on = float(r.random()) < lit
                shade = (0.8, 0.15, 62) if on else mix((tone - 0.09, 0.05, 285), (tone + 0.02, 0.07, 320), r.random())
                pen.fill(box(px, y, cell * 0.55, cell * 0.8), shade, 0.85)
                px += cell
            y += cell * 1.5

    c.draw(panes, clip=m, detail=0.3, soft=0.5)
    c.glaze(m * np.asarray(smoothstep(top + 180, 1080, c.y), np.float32), (0.44, 0.155, 22), 0.85)


def _far(c: Canvas) -> None:
    for k, (x, w, top) in enumerate(((-30, 120, 470), (120, 90, 560), (236, 116, 380), (372, 90, 520))):
        _block(c, x, w, top, 0.27, f"far{k}", 0.05, 18)
    c.fog(560, 1150, (0.46, 0.15, 22), 0.65)
    for k, (x, w, top) in enumerate(((-70, 176, 610), (190, 120, 760))):
        _block(c, x, w, top, 0.2, f"mid{k}", 0.03, 24)
    c.fog(800, 1250, (0.5, 0.17, 28), 0.7)
    r = c.rng("street")

    def work(pen: Pen) -> None:
        for _ in range(40):
            tone = mix((0.6, 0.2, 28), (0.85, 0.14, 68), float(r.random()))
            y = 1205 - abs(float(r.normal(0, 75)))
            pen.dot(float(r.uniform(0, 800)), y, float(r.uniform(4, 22)), tone, float(r.uniform(0.1, 0.3)))

    c.draw(work, soft=2.5, detail=0.2)


def _tower(c: Canvas) -> None:
    """The near tower on the right: front and flank, sleeping storeys, one window awake."""
    front = c.mask(polygon([(458, -20), (752, -20), (752, 1230), (500, 1230)]), soft=0.7)
    flank = c.mask(polygon([(752, -20), (840, -20), (840, 1230), (752, 1230)]), soft=0.7)
    c.fill(front, (0.175, 0.04, 278), detail=0.3)
    c.fill(flank, (0.12, 0.03, 272), detail=0.3)
    r = c.rng("panes")

    def panes(pen: Pen) -> None:
        for row in range(17):
            y = -76 + row * 84.0
            for col in range(4):
                x = 482 + 68.0 * col + 0.03 * y * (3 - col) / 3
                if 480 < x < 640 and 60 < y < 260:
                    continue
                tone = mix((0.08, 0.03, 275), (0.26, 0.07, 300), float(r.random()))
                pen.fill(box(x, y, 42, 52, 1.5), tone, 0.95)
                pen.fill(box(x - 4, y + 52, 50, 5), (0.31, 0.06, 305), 0.8)
                if r.random() < 0.3:
                    pen.fill(box(x + 2, y + 2, float(r.uniform(8, 18)), 48), (0.24, 0.07, 350), 0.7)
            for col in range(2):
                pen.fill(box(766 + 36 * col, y + 6, 20, 48), (0.09, 0.03, 272), 0.9)

    c.draw(panes, clip=front | flank, detail=0.4, soft=0.6)
    x, y, w, h = _WINDOW
    d = np.hypot(c.x - x - w / 2, (c.y - y - h) * 0.8)
    c.screen(front * np.asarray(np.exp(-d / 150), np.float32), (0.74, 0.17, 48), 0.62)
    c.glaze((front | flank) * np.asarray(smoothstep(640, 1230, c.y), np.float32), (0.42, 0.15, 20), 0.62)


def _window(c: Canvas) -> None:
    x, y, w, h = _WINDOW
    c.glow(x + w / 2, y + h / 2, 230, (0.84, 0.16, 60), 0.7)
    pane = c.mask(box(x, y, w, h, 3))
    c.fill(pane, pick(ramp([(0.9, 0.14, 74), (0.985, 0.08, 88)]), (c.y - y) / h), detail=0.95)
    c.emit(pane, 1.0)

    def frame(pen: Pen) -> None:
        dark = (0.27, 0.09, 25)
        for side in (-1, 1):
            ex = x + w / 2 + side * (w / 2 + 3)
            pen.fill(polygon([(ex, y - 4), (ex + side * 34, y + 8), (ex + side * 34, y + h + 12), (ex, y + h)]), dark)
            pen.fill(
                polygon(
                    [
                        (ex + side * 6, y + 8),
                        (ex + side * 28, y + 16),
                        (ex + side * 28, y + h),
                        (ex + side * 6, y + h - 12),
                    ]
                ),
                (0.66, 0.15, 48),
            )
        pen.fill(box(x - 8, y - 9, w + 16, 9, 2), dark)
        pen.fill(polygon([(x + 10, y), (x + 26, y), (x + 18, y + 44), (x + 10, y + 74)]), (0.78, 0.16, 55), 0.8)
        pen.fill(
            polygon([(x + w - 10, y), (x + w - 28, y), (x + w - 20, y + 50), (x + w - 10, y + 70)]), (0.8, 0.16, 58)
        )

    c.draw(frame, detail=0.95, relief=1.4)


def _flow(c: Canvas) -> tuple[Array, Array, Array]:
    """Every place of the card on the river: across it (-1 to 1), away from us, and its distance from the window."""
    dx, dy = c.x - _SPRING[0], c.y - _SPRING[1]
    r = np.hypot(dx, dy) + 1e-3
    bend = 0.07 * np.sin(r / 190 + 0.6)
    a = np.arctan2(dy, dx) - bend * smoothstep(90, 420, r)
    u = (a - (_LEFT + _RIGHT) / 2) / ((_RIGHT - _LEFT) / 2)
    return np.asarray(-u, np.float32), np.asarray(900 / r, np.float32), np.asarray(r, np.float32)


def _river(c: Canvas) -> None:
    u, v, r = _flow(c)
    m = c.full(smoothstep(1.0, 0.985, np.abs(u)) * smoothstep(96, 108, c.y - _SPRING[1]))
    _spill(c)
    c.glow(400, 620, 330, (0.72, 0.18, 42), 0.42)
    near = smoothstep(80, 1150, r)
    bow = v + 0.1 * u * u
    swell = c.noise.at("swell", u * 0.9, bow * 4.2, 0.4, 2) - 0.5
    ripple = c.noise.at("ripple", u * 1.8 + swell, bow * 11, 0.4, 3) - 0.5
    net = 1 - np.abs(2 * c.noise.at("net", u * 2.1 + 0.6 * swell, bow * 5.4 + 0.5 * swell, 0.42, 2) - 1)
    glint = smoothstep(0.88, 0.99, net) * (0.4 + 0.6 * smoothstep(-0.15, 0.2, swell))
    height = blur(np.asarray((swell + 0.55 * ripple) * r, np.float32), 1.5 * c.scale)
    slope = np.tanh((np.gradient(height, axis=0) * 1.2 - np.gradient(height, axis=1) * 0.5) * c.scale * 0.26)
    t = 0.99 - 0.6 * near**0.85 + 0.2 * slope * (0.4 + 0.34 * near) + 0.1 * swell - 0.13 * np.abs(u) ** 3
    t += 0.1 * glint * (0.1 + near) + 0.1 * np.exp(-((u / 0.5) ** 2)) * near
    table = ramp(
        [
            (0.0, (0.3, 0.11, 8)),
            (0.2, (0.48, 0.165, 27)),
            (0.42, (0.68, 0.165, 46)),
            (0.62, (0.82, 0.145, 66)),
            (0.84, (0.93, 0.11, 82)),
            (1.0, (0.985, 0.06, 92)),
        ]
    )
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.6)
    fine = ripple
    c.emit(m * np.asarray(0.6 * (1 - near), np.float32), 0.7)
    lip = np.exp(-(((np.abs(u) - 0.955) / 0.03) ** 2)) * (0.8 + fine)
    c.screen(m * np.asarray(lip, np.float32), (0.96, 0.14, 72), 0.6)
    c.multiply(m * np.asarray(np.exp(-(((np.abs(u) - 0.87) / 0.06) ** 2)), np.float32), (0.5, 0.16, 25), 0.4)
    c.glow(_SPRING[0] - 12, 250, 90, (0.98, 0.1, 84), 0.75)
    fish(c, 250, 1000, 84, (0.62, 0.21, 32), turn=-52, tall=0.2, seed="gold")
    c.screen(m & c.mask(oval(250, 1002, 60, 50), soft=14), (0.7, 0.17, 45), 0.3)


def _spill(c: Canvas) -> None:
    """What runs over the right bank falls as drops into the street."""
    g = c.rng("spill")

    def drops(pen: Pen) -> None:
        for _ in range(300):
            q = float(g.uniform(150, 1100))
            a = _RIGHT - 0.012 + 0.07 * math.sin(q / 190 + 0.6)
            x, y = _SPRING[0] + q * math.cos(a), _SPRING[1] + q * math.sin(a)
            fall = abs(float(g.normal(0, 0.36))) * q * 0.5
            size = 0.7 + q / 420
            x += float(g.uniform(-0.012, 0.05)) * q
            pen.fill(oval(x, y + fall, size * 0.9, size * 2.1), (0.93, 0.13, 72), 0.8 / (1 + fall / 80))

    c.draw(drops, detail=0.85, emission=0.3)


_TURN = math.degrees(math.atan2(_SPRING[1] - _SWIM[1], _SPRING[0] - _SWIM[0]))


def _wake(c: Canvas) -> None:
    """Dark trough and bright foam behind the swimmer, opening towards us."""
    x, y = _SWIM
    g = c.rng("foam")
    trough = c.mask(
        curve(place([(60, 0), (-60, -44), (-190, -84), (-150, 0), (-190, 84), (-60, 44)], x, y, _SIZE, _TURN))
    )
    c.multiply(trough.blur(14), (0.46, 0.17, 26), 0.8)

    def foam(pen: Pen) -> None:
        for side in (-1, 1):
            for _ in range(420):
                s = float(g.random()) ** 1.4
                along, wide = 40 - 330 * s, side * (26 + 112 * s + float(g.normal(0, 4 + 13 * s)))
                ((px, py),) = (p[:2] for p in place([(along, wide)], x, y, _SIZE, _TURN))
                pen.dot(px, py, float(g.uniform(0.8, 3.2)) * (1 - 0.5 * s), (0.99, 0.05, 90), 0.9 * (1 - s))
        for _ in range(460):
            s = abs(float(g.normal(0, 0.36)))
            ((px, py),) = (p[:2] for p in place([(-84 - 150 * s, float(g.normal(0, 11 + 20 * s)))], x, y, _SIZE, _TURN))
            pen.dot(px, py, float(g.uniform(0.8, 4.0)), (0.99, 0.05, 90), 0.85 * math.exp(-1.6 * s))

    c.draw(foam, detail=0.9, soft=0.4, emission=0.2)


def _swimmer(c: Canvas) -> None:
    """Seen from behind in a crawl: cap, shoulders, one elbow high; legs and hips lie under the water."""
    x, y = _SWIM
    flesh = (0.52, 0.1, 42)
    frame = (x - 240, y - 240, x + 240, y + 240)

    def clay(*spines: list[tuple[float, ...]], melt: float = 5) -> Clay:
        lump = Clay(c, frame, melt=melt)
        for spine in spines:
            lump.limb(place(spine, x, y, _SIZE, _TURN))
        return lump

    def sink(m: Mask, share: float) -> None:
        c.glaze(m, (0.74, 0.17, 52), share)

    legs = clay([(-22, -8, 13), (-70, -12, 10), (-112, -10, 6)], [(-22, 9, 13), (-68, 16, 10), (-104, 26, 6)]).relief()
    skin(c, legs, flesh)
    sink(legs.mask, 0.62)
    pull = clay([(44, 22, 10), (22, 38, 8), (-8, 42, 7), (-34, 36, 5.5)]).relief()
    skin(c, pull, flesh)
    sink(pull.mask, 0.55)
    torso = clay([(-30, 0, 19), (0, 0, 19), (26, 0, 23), (46, 0, 23), (56, 0, 14)], melt=10).relief()
    skin(c, torso, flesh)
    cut = [(-54, -30), (-54, 30), (2, 30), (20, 13), (40, 19), (44, 12)]
    cut += [(24, 0), (44, -12), (40, -19), (20, -13), (2, -30)]
    suit = c.mask(curve(place(cut, x, y, _SIZE, _TURN), pull=0.25))
    c.form(torso.within(suit), (0.28, 0.08, 275), rim=0.7, detail=0.9)
    ((lx, ly),) = (p[:2] for p in place([(-40, 0)], x, y, _SIZE, _TURN))
    low = c.mask(oval(lx, ly, 40, 34, _TURN), soft=11)
    sink(low & torso.mask, 0.8)
    head = clay([(74, 3, 16), (80, 4, 15.5)]).relief()
    c.shadow(head.mask, -5, 6, 5, 0.5, (0.4, 0.16, 25))
    c.form(head, (0.55, 0.22, 27), gloss=0.5, rim=1.0, detail=0.95)
    reach = [(40, -17, 11, 6), (56, -36, 9.5, 12), (76, -48, 8, 15), (100, -42, 7, 10)]
    arm = clay([*reach, (124, -30, 5.5, 5), (136, -24, 4, 2)]).relief()
    c.shadow(arm.mask, -8, 12, 6, 0.5, (0.45, 0.17, 28))
    skin(c, arm, flesh, bias=0.06)
    g = c.rng("splash")

    def splash(pen: Pen) -> None:
        for px, py, n, q in ((136, -26, 80, 7.0), (-108, 8, 150, 15.0), (-36, 36, 40, 6.0), (54, 0, 30, 24.0)):
            for _ in range(n):
                ((sx, sy),) = (
                    p[:2] for p in place([(px + float(g.normal(0, q)), py + float(g.normal(0, q)))], x, y, _SIZE, _TURN)
                )
                if q < 20:
                    pen.dot(sx, sy - abs(float(g.normal(0, q))), float(g.uniform(0.8, 3.4)), (0.995, 0.03, 92), 0.9)

    c.draw(splash, detail=0.95, emission=0.3)


def _sparks(c: Canvas) -> None:

    def above(g: np.random.Generator) -> tuple[float, float]:
        q = abs(float(g.normal(0, 330))) + 100
        a = float(g.uniform(_RIGHT - 0.1, _LEFT + 0.1))
        return _SPRING[0] + q * math.cos(a), _SPRING[1] + q * math.sin(a) - float(g.uniform(10, 60))

    glints(c, c.rng("sparks"), 46, above, (0.96, 0.12, 76), size=(1.6, 3.8), power=0.8)
    c.lamp(Lamp(x=600, y=200, reach=200), halo=0.2)
