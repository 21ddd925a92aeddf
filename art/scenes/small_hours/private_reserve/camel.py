"""The camel of Private Reserve: it lies in the sand, legs folded, head high; its shadow, wool, face and tack."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, ramp, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval
from art.painting.stamps import jittered, sampled, strew

from .head import face, tack
from .oasis import oasis

_WOOL = ramp(
    [(0.16, 0.05, 335), (0.24, 0.062, 358), (0.34, 0.072, 25), (0.46, 0.082, 46), (0.6, 0.09, 60), (0.78, 0.09, 70)]
)
"""From violet shadow through brown to the last sun."""
_NIGHT: Colour = (0.24, 0.08, 325)

_HEAD = [
    (170, 366),
    (158, 350),
    (138, 343),
    (118, 350),
    (98, 368),
    (72, 384),
    (48, 394),
    (36, 408),
    (37, 426),
    (52, 432),
    (50, 442),
    (66, 452),
    (92, 446),
    (120, 448),
]
_THROAT = [(112, 500), (102, 570), (104, 640), (124, 706), (164, 760), (216, 800), (250, 836)]
_BELLY = [(330, 862), (480, 868), (640, 866), (724, 846)]
_RUMP = [(752, 790), (758, 730), (744, 668), (704, 604), (660, 548), (640, 520)]
_BACK = [
    (560, 506),
    (400, 506),
    (330, 522),
    (292, 570),
    (256, 604),
    (224, 606),
    (200, 576),
    (188, 516),
    (184, 440),
    (180, 396),
]


def camel(c: Canvas) -> None:
    """Paint the camel with its shadow, then the hump of glass, then face and tack."""
    body = c.mask(curve([*_HEAD, *_THROAT, *_BELLY, *_RUMP, *_BACK]), wobble=1.2)
    _cast(c)
    _tail(c)
    folds: list[Fold] = [
        ([(330, 600, 30), (300, 690, 60), (300, 770, 40)], 26.0),
        ([(256, 640, 12), (262, 720, 16), (276, 800, 10)], -14.0),
        ([(400, 640, 30), (480, 740, 90), (560, 760, 50)], 22.0),
        ([(230, 640, 24), (150, 650, 34), (146, 540, 26), (152, 440, 18)], 16.0),
        ([(214, 620, 8), (176, 680, 12), (196, 760, 8)], -8.0),
        ([(164, 384, 12), (140, 400, 22), (132, 426, 12)], 7.0),
        ([(112, 374, 6), (84, 398, 10), (60, 408, 8)], 4.0),
    ]
    relief = garment(
        c,
        body,
        _WOOL,
        folds,
        thickness=110,
        weave=0,
        rim=0.12,
        gain=1.0,
        bias=-0.03,
        shadow=16,
        mottle=0.07,
        detail=0.5,
    )
    c.multiply(body * np.asarray(smoothstep(660, 860, c.y), np.float32), _NIGHT, 0.62)
    c.multiply(body * np.asarray(smoothstep(400, 180, c.x) * smoothstep(520, 760, c.y), np.float32), _NIGHT, 0.3)
    fur(c, relief, _comb(c), seed="coat", length=(9, 22), spacing=2.8, light=0.12, spread=0.34, detail=0.55)
    thigh = _part(
        c,
        [
            (596, 600),
            (560, 680),
            (528, 760),
            (512, 820),
            (530, 858),
            (600, 874),
            (690, 872),
            (742, 848),
            (756, 760),
            (746, 676),
            (706, 616),
            (646, 590),
        ],
        [([(660, 620, 30), (620, 720, 70), (570, 820, 40)], 24.0), ([(720, 700, 20), (710, 790, 30)], 10.0)],
        "thigh",
        90,
    )
    # The lower leg lies folded: from the stifle back to the hock, then the foot forward on the sand.
    _part(
        c,
        [
            (516, 838),
            (560, 824),
            (640, 838),
            (716, 832),
            (760, 842),
            (768, 862),
            (744, 878),
            (660, 880),
            (560, 876),
            (516, 864),
        ],
        [([(540, 850, 12), (640, 858, 16), (740, 858, 14)], 8.0)],
        "hock",
        30,
        0.3,
    )
    _part(
        c,
        [(470, 872), (500, 856), (560, 862), (660, 866), (738, 866), (744, 884), (640, 892), (520, 896), (474, 892)],
        [([(490, 878, 12), (560, 880, 8), (700, 876, 8)], 5.0)],
        "foot",
        22,
        0.3,
    )
    # The forearm runs forward to the knee; the shank goes back under it.
    _part(
        c,
        [(270, 874), (320, 862), (384, 866), (396, 884), (370, 896), (300, 896), (262, 890)],
        [([(290, 880, 8), (350, 880, 10), (384, 882, 10)], 5.0)],
        "shank",
        20,
        0.4,
    )
    _part(
        c,
        [
            (404, 700),
            (352, 758),
            (290, 800),
            (242, 816),
            (214, 836),
            (204, 864),
            (218, 889),
            (258, 893),
            (326, 880),
            (400, 846),
            (438, 800),
            (448, 764),
            (430, 728),
        ],
        [([(396, 780, 36), (330, 826, 28), (250, 852, 18)], 14.0), ([(228, 846, 10), (226, 872, 14)], 7.0)],
        "forearm",
        50,
        0.15,
    )
    pad = c.mask(oval(222, 868, 20, 19, 20), soft=5)
    c.glaze(pad, (0.4, 0.05, 20), 0.45)
    ribs = c.full(0.0)
    for k in range(4):
        x = 452 + 34 * k
        ribs = ribs | c.mask(limb([(x + 4, 668, 4), (x - 4, 730, 7), (x - 18, 790, 4)]), soft=6)
    c.multiply(ribs & body - thigh, (0.4, 0.07, 350), 0.3)
    c.screen(
        body.edge(6, -4, 3) * np.asarray(smoothstep(560, 700, c.x) + smoothstep(520, 420, c.y), np.float32),
        (0.84, 0.12, 58),
        0.55,
    )
    c.screen(thigh.edge(5, -3, 3), (0.7, 0.1, 50), 0.25)
    _sand(c)
    _shag(c)
    hump = oasis(c)
    _spill(c, hump, body)
    face(c)
    tack(c)


def _comb(c: Canvas) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """Return where hairs point: down and back on the trunk, down the neck, forward on the nose."""
    trunk = 1.25 - 0.5 * smoothstep(300, 700, c.x)
    neck = 1.5 + 0.25 * smoothstep(200, 100, c.x)
    head = 2.7
    out = np.where(c.x > 260, trunk, neck)
    return np.asarray(np.where((c.y < 440) & (c.x < 170), head, out), np.float32)


def _part(
    c: Canvas, points: list[tuple[float, ...]], folds: list[Fold], seed: str, thick: float, dark: float = 0.0
) -> Mask:
    m = c.mask(curve(points), wobble=1.2)
    low = np.asarray(0.35 + 0.65 * smoothstep(660, 800, c.y), np.float32)
    c.multiply(m.blur(11).move(-7, 3) * low, (0.16, 0.05, 330), 0.5)
    relief = garment(
        c, m, _WOOL, folds, thickness=thick, weave=0, rim=0.08, gain=1.0, bias=-0.03, shadow=12, mottle=0.07, detail=0.5
    )
    c.multiply(m * np.asarray(smoothstep(640, 880, c.y), np.float32), _NIGHT, 0.62)
    if dark:
        c.multiply(m, _NIGHT, dark)
    fur(c, relief, 0.9, seed=seed, length=(8, 18), spacing=2.8, light=0.12, spread=0.4, detail=0.5)
    return m


def _cast(c: Canvas) -> None:
    """Its long shadow towards us on the left, and the pool of light that the hump spills before it."""
    thrown = c.mask(
        curve(
            [
                (760, 860),
                (600, 890),
                (420, 930),
                (300, 960),
                (210, 1010),
                (120, 1034),
                (40, 1090),
                (-60, 1110),
                (-60, 1010),
                (40, 980),
                (120, 930),
                (160, 860),
                (400, 840),
            ]
        )
    )
    c.multiply(thrown.blur(7), (0.34, 0.09, 320), 0.72)
    c.multiply(c.mask(oval(470, 886, 310, 16), soft=8), (0.2, 0.07, 325), 0.9)


def _sand(c: Canvas) -> None:
    """Low drifts of sand against knee, shank and hock, so that it lies in the ground and not on it."""
    for k, (x, y, w, h) in enumerate(((250, 901, 70, 9), (400, 906, 90, 8), (590, 902, 130, 9), (750, 888, 44, 10))):
        tone = ((0.34, 0.07, 345), (0.36, 0.07, 350), (0.4, 0.075, 0), (0.56, 0.085, 25))[k]
        lip = c.mask(
            curve(
                [
                    (x - w, y + 4),
                    (x - w * 0.5, y - h * 0.6),
                    (x, y - h * 0.2),
                    (x + w * 0.6, y - h),
                    (x + w, y + 3),
                    (x, y + h),
                ]
            ),
            wobble=3,
            soft=2,
        )
        c.fill(lip, tone, alpha=0.9, detail=0.3, mottle=0.1)


def _tail(c: Canvas) -> None:
    r = c.rng("tail")

    def hairs(pen: Pen) -> None:
        pen.fill(limb([(738, 660, 9), (760, 720, 8), (766, 780, 7)]), (0.3, 0.06, 20))
        for _ in range(30):
            dx = float(r.normal(0, 5))
            pen.stroke(
                [(765, 768), (768 + dx, 806), (764 + 1.6 * dx, 836 + abs(float(r.normal(0, 10))))], (0.24, 0.06, 0), 2.6
            )

    c.draw(hairs, detail=0.5)


def _spill(c: Canvas, hump: Mask, body: Mask) -> None:
    """The oasis shines on the wool about it; wool runs up over the foot of the glass and thins out."""
    away = np.hypot((c.x - 478) / 230, (c.y - 520) / 220)
    c.screen((body - hump.grow(-2)) * np.asarray(np.exp(-1.6 * away**2), np.float32), (0.7, 0.1, 110), 0.6)
    c.screen(body.edge(8, -2, 5) * np.asarray(smoothstep(260, 180, c.x), np.float32), (0.74, 0.1, 120), 0.4)
    r = c.rng("seam")
    n = 2600
    u = r.random(n)
    x = 318 + 330 * u
    base = 632 - 54 * np.abs(2 * u - 1) ** 2.2 + 8 * np.sin(u * 21) + 5 * np.sin(u * 47)
    y = base + 34 * r.random(n) ** 0.7 - 18 * r.random(n) ** 3
    order = np.argsort(y)
    x, y, u = x[order], y[order], u[order]
    tones = jittered(np.clip(sampled(c, c.layer.rgb, x, base + 26 + 8 * r.random(n)), 0, 1), r, 0.1, 0.014)
    lean = -1.57 + (u - 0.5) * 1.7 + r.normal(0, 0.26, n)
    strew(c, "hair", x, y, r.uniform(16, 34, n), lean, tones, seed="seam", detail=0.7)


def _shag(c: Canvas) -> None:
    """Longer wool down the throat, on the poll, the shoulder."""
    r = c.rng("shag")
    xs: list[float] = []
    ys: list[float] = []
    for (x0, y0), (x1, y1), n in (
        ((240, 800), (164, 756), 120),
        ((164, 756), (122, 690), 130),
        ((122, 690), (106, 600), 120),
        ((106, 600), (110, 500), 100),
        ((110, 500), (122, 450), 50),
        ((146, 350), (164, 354), 18),
    ):
        for _ in range(n):
            t = r.random()
            xs.append(float(x0 + (x1 - x0) * t + r.normal(6, 7)))
            ys.append(float(y0 + (y1 - y0) * t + r.normal(-4, 7)))
    n = len(xs)
    base = rgb((0.3, 0.065, 15))
    colours = np.clip(np.repeat(base[None], n, 0) * r.uniform(0.7, 1.5, (n, 1)), 0, 1).astype(np.float32)
    strew(
        c,
        "hair",
        np.array(xs),
        np.array(ys),
        r.uniform(20, 42, n),
        1.7 + r.normal(0, 0.28, n),
        colours,
        seed="shag",
        detail=0.55,
    )
