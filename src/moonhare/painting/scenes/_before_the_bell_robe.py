"""The boxer of Before the Bell: boots, gloves, and one calm robe of dark velvet in which the valley lies."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, rgb, smoothstep
from moonhare.painting.layer import Layer
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.motes import motes
from moonhare.painting.relief import lit
from moonhare.painting.scenes._before_the_bell_valley import swan, valley
from moonhare.painting.shapes import CORNER, Path, curve, limb, oval
from moonhare.painting.strokes import repaint

_VELVET = (0.27, 0.06, 205)


def _slim(points: list[tuple[float, ...]]) -> Path:
    return curve([(400 + 0.9 * (p[0] - 400), *p[1:]) for p in points])


_BODY = _slim(
    [
        (352, 318),
        (296, 362),
        (244, 420),
        (228, 520),
        (250, 640),
        (228, 780),
        (196, 920),
        (182, 996, CORNER),
        (214, 1012),
        (256, 1006),
        (304, 1022),
        (356, 1016),
        (410, 1028),
        (462, 1017),
        (512, 1023),
        (560, 1008),
        (602, 1012),
        (634, 990, CORNER),
        (606, 900),
        (580, 780),
        (562, 650),
        (568, 520),
        (548, 424),
        (500, 364),
        (452, 318),
    ]
)
_LEFT = _slim(
    [
        (310, 362),
        (244, 378),
        (190, 436),
        (164, 540),
        (148, 660),
        (136, 772, CORNER),
        (182, 794),
        (240, 784, CORNER),
        (258, 690),
        (272, 590),
        (284, 500),
        (306, 430),
    ]
)
_RIGHT = _slim(
    [
        (494, 362),
        (560, 374),
        (620, 428),
        (660, 520),
        (686, 612),
        (674, 690),
        (644, 752, CORNER),
        (600, 764),
        (552, 738, CORNER),
        (552, 670),
        (542, 590),
        (524, 500),
        (498, 430),
    ]
)
_HOOD = curve(
    [
        (376, 128),
        (330, 150),
        (304, 204),
        (304, 262),
        (318, 310),
        (306, 340),
        (258, 372),
        (246, 398),
        (310, 424),
        (400, 440),
        (494, 422),
        (556, 394),
        (544, 368),
        (500, 338),
        (484, 306),
        (496, 256),
        (492, 200),
        (460, 146),
        (420, 126),
    ]
)


def _gauss(d: Array, w: float) -> Array:
    return np.asarray(np.exp(-((d / w) ** 2)), np.float32)


def _skirt(c: Canvas) -> Array:
    """The height of the few great folds that fall from the shoulders and open towards the hem."""
    left = np.interp(c.y, (420, 640, 1010), (267, 260, 204))
    right = np.interp(c.y, (420, 640, 1010), (533, 540, 610))
    s = (c.x - (left + right) / 2) / ((right - left) / 2)
    s = s + 0.05 * np.sin(c.y / 170 + 1.0)
    depth = 58 * smoothstep(500, 960, c.y) + 8
    h = np.zeros_like(c.x)
    for place, wide, tall in (
        (-0.86, 0.13, 0.9),
        (-0.5, 0.12, 0.8),
        (-0.1, 0.19, 0.5),
        (0.34, 0.13, 0.9),
        (0.72, 0.15, 1.0),
    ):
        h = h + tall * _gauss(s - place, wide)
    return np.asarray(depth * h, np.float32)


def _sleeve(c: Canvas, way: float, x0: float) -> Array:
    """Long soft pulls down a sleeve, and the cloth that gathers at its elbow."""
    u = (c.x - x0) * way
    long = 9 * _gauss(u - 26 - (c.y - 500) * 0.02, 15) * smoothstep(470, 640, c.y)
    for y, tall in ((586.0, 5.0), (632.0, 4.0)):
        long = long + tall * _gauss(c.y - y + 0.55 * u, 14) * smoothstep(-40, 20, u)
    return np.asarray(long, np.float32)


def _nape(c: Canvas) -> Array:
    """How the hood falls: a fold from the crown to the nape, two slings of cloth that lie on the shoulders."""
    bow = 392 + 14 * np.sin((c.y - 120) / 100)
    crown = 7 * _gauss(c.x - bow, 9) * smoothstep(330, 250, c.y)
    side = np.abs(c.x - 400)
    pull = 9 * _gauss(side - 74 + 0.0042 * (c.y - 190) ** 2, 13) * smoothstep(190, 240, c.y) * smoothstep(340, 300, c.y)
    sling = np.zeros_like(c.x)
    for y, tall, curl, x in ((330.0, 12.0, 0.0042, 408.0), (372.0, 14.0, 0.0032, 398.0)):
        sling = sling + tall * _gauss(c.y - (y - curl * (c.x - x) ** 2), 15)
    crown = crown + pull
    return np.asarray(crown + sling, np.float32)


def _wear(
    c: Canvas,
    path: Path,
    image: Layer,
    sink: Array,
    folds: Array,
    *,
    thickness: float,
    over: float = 0.5,
    below: Mask | None = None,
) -> Mask:
    """Lay cloth down: velvet first, the valley sunk into it, then one light over both."""
    m = c.mask(path)
    if below is not None:
        c.multiply((m.grow(2).blur(14).move(4, 10)) & below, (0.1, 0.04, 225), over)
    relief = c.relief(m, thickness, smooth=5).bumped(folds)
    at = m.where
    c.form(relief, _VELVET, mottle=0.08, rim=0.2, detail=0.4)
    mx, my = c.x.copy(), c.y.copy()
    mx[at] += 9 * relief.nx
    my[at] += 7 * relief.ny
    c.paste(image, clip=m * sink, bend=(mx, my))
    t = lit(relief, c.light, 1.15)
    nap = c.noise.at("nap", c.x[at] / 2.4, c.y[at] / 7, 1.0, 2) - 0.5
    t = np.asarray(t + 0.05 * nap, np.float32)
    dark = m * np.asarray(smoothstep(0.6, 0.12, t), np.float32)
    dawn = np.asarray(smoothstep(330, 370, c.y) * smoothstep(500, 450, c.y), np.float32)
    c.multiply(dark * (1 - dawn), (0.2, 0.06, 235), 0.78)
    c.multiply(dark * dawn, (0.34, 0.13, 350), 0.85)
    c.screen(m * np.asarray(smoothstep(0.6, 0.9, t), np.float32), (0.9, 0.11, 80), 0.42)
    c.multiply(m.edge(6, 2, 6), (0.2, 0.06, 235), 0.3)
    c.layer.detail[at] = np.maximum(c.layer.detail[at], m.a * 0.6)
    return m


def boxer(c: Canvas) -> None:
    """Paint the boxer from the boots up to the hood."""
    with c.group() as image:
        valley(c)
        repaint(c, 0.55, seed="valley", loose=0.6)
        swan(c, 420, 936, 0.95, True)
        swan(c, 360, 972, 1.1, False)
    whole = c.mask(_BODY, _LEFT, _RIGHT, _HOOD)
    _stand(c)
    c.shadow(whole, -10, 12, 18, 0.5, (0.1, 0.04, 225))
    deep = np.asarray((whole.grow(-16).blur(20)).whole(), np.float32)
    sink = smoothstep(0.12, 0.85, deep)
    arms = 1 - 0.55 * smoothstep(130, 215, np.abs(c.x - 402)) * smoothstep(430, 620, c.y) * smoothstep(860, 760, c.y)
    sink = np.asarray(sink * arms, np.float32)
    body = _wear(c, _BODY, image, sink, _skirt(c), thickness=120)
    _hem(c, body)
    gloves = _glove(c, 206, 836, 5, 1.02) | _glove(c, 570, 808, 14, 1.0, -1)
    left = _wear(c, _LEFT, image, sink, _sleeve(c, -1, 250), thickness=74, below=body, over=0.75)
    right = _wear(c, _RIGHT, image, sink, _sleeve(c, 1, 552), thickness=74, below=body, over=0.75)
    for m in (left, right):
        cuff = (m - m.move(0, -16)) * np.asarray(smoothstep(720, 745, c.y), np.float32)
        c.fill(cuff, (0.72, 0.11, 78), 0.75, detail=0.6)
    hood = _wear(c, _HOOD, image, sink, _nape(c), thickness=150, below=body | left | right, over=0.75)
    cloth = body | left | right | hood
    bare = (gloves - left - right).grow(2)
    rim = cloth.edge(3.0, -2.4, 1.4) - bare
    c.screen(rim * np.asarray(0.3 + 0.7 * smoothstep(1000, 500, c.y), np.float32), (0.97, 0.11, 84), 0.95)
    c.screen(cloth.edge(-2.6, -1.2, 1.6) - bare, (0.8, 0.09, 205), 0.5)
    motes(
        c,
        c.rng("stars"),
        90,
        lambda q: (q.uniform(318, 484), 146 + 180 * q.random() ** 1.2),
        (0.98, 0.04, 90),
        size=(0.7, 2.2),
        alpha=(0.4, 1.0),
        emission=0.5,
        clip=hood.grow(-8),
    )


def _stand(c: Canvas) -> None:
    """Boots on the ring's canvas, the figure's shadow, and the light that runs out under the hem."""
    c.screen(c.mask(oval(400, 1086, 330, 70), soft=50), (0.8, 0.13, 95), 0.5)
    c.multiply(c.mask(oval(392, 1086, 230, 30), soft=18), (0.13, 0.05, 225), 0.75)
    for x, turn in ((322.0, -1.0), (474.0, 1.0)):
        boot = c.mask(
            curve(
                [
                    (x - 34, 960, CORNER),
                    (x - 34 + turn * 4, 1040),
                    (x - 36 + turn * 14, 1084),
                    (x + turn * 12, 1096),
                    (x + 36 + turn * 14, 1084),
                    (x + 34 + turn * 4, 1040),
                    (x + 34, 960, CORNER),
                ]
            )
        )
        c.form(boot, (0.46, 0.17, 27), thickness=40, rim=0.7, mottle=0.1, detail=0.6)
        c.multiply(boot * np.asarray(smoothstep(1062, 1010, c.y), np.float32), (0.16, 0.05, 235), 0.8)
        sole = boot - boot.move(0, -10)
        c.fill(sole * np.asarray(smoothstep(1050, 1066, c.y), np.float32), (0.86, 0.04, 85), 0.8, detail=0.6)
        back = c.mask(limb([(x + turn * 6, 1012, 3), (x + turn * 10, 1078, 3)], 6))
        c.fill(back, (0.9, 0.04, 85), 0.7, detail=0.6)


def _hem(c: Canvas, robe: Mask) -> None:
    """A narrow gold braid along the hem."""
    low = (robe - robe.move(0, -11)) * np.asarray(smoothstep(950, 985, c.y), np.float32)
    twist = 0.5 + 0.5 * np.sin((c.x + c.y * 0.8) * 0.8)
    dark, bright = rgb((0.55, 0.11, 70)), rgb((0.88, 0.11, 86))
    c.fill(
        low, np.asarray(dark + (bright - dark) * np.asarray(twist, np.float32)[..., None], np.float32), 0.8, detail=0.6
    )


def _glove(c: Canvas, x: float, y: float, turn: float, s: float, side: int = 1) -> Mask:
    """A boxing glove that hangs, seen from behind the hand: mitt, thumb, cuff."""
    a = math.radians(turn)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + s * (u * math.cos(a) - v * math.sin(a)), y + s * (u * math.sin(a) + v * math.cos(a))

    def put(points: list[tuple[float, float]]) -> Mask:
        return c.mask(curve([at(u * side, v) for u, v in points]))

    mitt = put(
        [(-32, -80), (-34, -44), (-50, -6), (-50, 36), (-28, 64), (8, 68), (38, 50), (46, 12), (36, -40), (32, -80)]
    )
    thumb = put([(30, -36), (50, -14), (56, 18), (46, 40), (32, 34), (28, 4)])
    c.shadow(mitt, -6, 12, 12, 0.5)
    c.form(mitt, (0.47, 0.18, 27), thickness=84, gloss=0.12, gloss_sharpness=9, rim=0.6, mottle=0.1, detail=0.7)
    c.shadow(thumb, -4 * side, 4, 5, 0.6)
    c.form(thumb, (0.47, 0.18, 27), thickness=30, gloss=0.12, gloss_sharpness=9, rim=0.6, mottle=0.1, detail=0.7)
    band = put([(-42, -42), (0, -34), (40, -42), (38, -24), (0, -16), (-44, -24)]) & mitt
    c.fill(band, (0.9, 0.05, 85), 0.8, detail=0.7)
    c.multiply(mitt.edge(8, 4, 8), (0.25, 0.1, 15), 0.5)
    return mitt | thumb
