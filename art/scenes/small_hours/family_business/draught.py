"""The carthorse at a walk, dark against the last light: outlines by its joints, muscles as soft ridges."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, rgb, smoothstep
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, sample
from art.painting.stamps import jittered, strew

BAY: Colour = (0.37, 0.085, 42)
_NIGHT: Colour = (0.26, 0.06, 340)
_LEATHER: Colour = (0.2, 0.04, 25)
_BRASS: Colour = (0.76, 0.12, 78)

_CREST = ((160, 640), (196, 634), (240, 640), (290, 652), (334, 672))
_BACK = ((372, 694), (440, 702), (510, 694), (570, 682), (622, 696), (658, 730))
_QUARTER = ((680, 780), (684, 830), (676, 880), (672, 910))
_BELLY = ((556, 884), (520, 868), (460, 886), (390, 900), (340, 892), (312, 900))
_CHEST = ((262, 892), (234, 850), (220, 806), (224, 770), (222, 740))
_THROAT = ((214, 724), (196, 716), (190, 738), (178, 764))
_FACE = ((154, 782), (132, 800), (120, 820), (112, 830), (102, 828))
_NOSE = ((86, 812), (80, 794), (84, 774), (98, 742), (116, 704), (128, 676), (140, 652))

_NEAR_FORE = (
    *((318, 800), (330, 850), (326, 896), (314, 930), (310, 950), (312, 968), (306, 984), (303, 1012), (304, 1034)),
    *((310, 1048), (306, 1062), (312, 1090, CORNER), (264, 1090, CORNER), (272, 1068), (278, 1048), (276, 1030)),
    *((275, 1008), (272, 984), (264, 962), (268, 942), (256, 910), (240, 870), (236, 820)),
)
_NEAR_HIND = (
    *((684, 800), (682, 850), (672, 892), (676, 916), (690, 934), (690, 954), (690, 990), (697, 1022), (704, 1042)),
    *((700, 1056), (698, 1078), (694, 1091, CORNER), (648, 1091, CORNER), (656, 1070), (666, 1050), (666, 1034)),
    *((658, 1000), (648, 966), (634, 944), (604, 922), (566, 896), (540, 850), (560, 780)),
)
_FAR_FORE = (
    *((300, 840), (280, 890), (246, 916), (226, 934), (228, 948), (244, 972), (258, 992), (274, 1002)),
    *((282, 1020), (296, 1044, CORNER), (262, 1062, CORNER), (252, 1036), (242, 1018), (222, 984), (200, 954)),
    *((188, 932), (192, 914), (214, 886), (232, 850)),
)
_FAR_HIND = (
    *((600, 830), (570, 890), (566, 912), (572, 932), (562, 956), (546, 994), (534, 1026), (534, 1046)),
    *((524, 1062), (522, 1091, CORNER), (472, 1091, CORNER), (484, 1066), (498, 1044), (504, 1022), (514, 982)),
    *((522, 950), (516, 928), (500, 900), (490, 860), (520, 800)),
)


def _hooves(c: Canvas, places: tuple[tuple[float, float, float], ...], tone: Colour) -> None:
    for x, y, w in places:
        m = c.mask(
            curve(
                [
                    (x - w * 0.6, y - 24, CORNER),
                    (x - w, y, CORNER),
                    (x + w * 0.8, y, CORNER),
                    (x + w * 0.7, y - 22, CORNER),
                ],
                pull=0.2,
            )
        )
        c.form(m, tone, thickness=8, rim=0, detail=0.6)


def carthorse(c: Canvas) -> None:
    """Paint the horse from the far legs to the near ones; tail and mane last."""
    dim = mix(BAY, _NIGHT, 0.7)
    for outline, seed in ((_FAR_HIND, "far hind"), (_FAR_FORE, "far fore")):
        garment(c, c.mask(curve(outline)), dim, thickness=18, weave=0, rim=0, bias=-0.1, seed=seed, detail=0.5)
    _hooves(c, ((498, 1092, 28),), (0.18, 0.03, 330))
    _feather(c, ((512, 1034, 26), (256, 1004, 21)), (0.42, 0.04, 10), "far")
    body = c.mask(
        curve([*_CREST, *_BACK, *_QUARTER, *_BELLY, *_CHEST, *_THROAT, *_FACE, *_NOSE]),
        curve(_NEAR_FORE),
        curve(_NEAR_HIND),
    )
    folds: list[Fold] = [
        (((330, 690, 26), (300, 760, 44), (262, 826, 34)), 16.0),
        (((262, 820, 22), (290, 860, 34), (296, 910, 18)), 12.0),
        (((600, 720, 30), (628, 790, 56), (610, 860, 40), (640, 910, 16)), 18.0),
        (((556, 800, 16), (566, 860, 26), (590, 904, 12)), 10.0),
        (((672, 900, 7), (684, 930, 12), (680, 960, 6)), 5.0),
        (((288, 930, 10), (288, 962, 19), (290, 984, 9)), 5.0),
        (((372, 740, 12), (352, 820, 16), (330, 880, 10)), -8.0),
        (((530, 760, 12), (536, 830, 16), (548, 874, 9)), -8.0),
        (((180, 660, 16), (222, 690, 30), (262, 720, 20)), 8.0),
        (((218, 740, 9), (262, 712, 12), (318, 700, 7)), -5.0),
        (((168, 722, 20), (160, 740, 26), (146, 752, 14)), 8.0),
        (((152, 690, 4), (128, 742, 6), (112, 780, 4)), 4.0),
        (((176, 762, 5), (192, 726, 7), (196, 690, 5)), -6.0),
    ]
    hide = garment(
        c, body, BAY, folds, thickness=80, weave=0, rim=0, gain=0.95, mottle=0.06, gloss=0.1, seed="hide", detail=0.6
    )
    jowl = c.mask(limb([(196, 720, 6), (186, 756, 9), (158, 778, 8), (136, 792, 5)]), soft=7)
    c.multiply(jowl & hide.mask, (0.3, 0.06, 20), 0.55)
    low = np.asarray(smoothstep(740, 1000, c.y), np.float32)
    c.multiply(hide.mask * low, (0.3, 0.06, 345), 0.6)
    c.multiply(
        c.mask(limb([(330, 886, 18), (440, 892, 26), (556, 880, 20)]), soft=16) & hide.mask, (0.2, 0.05, 330), 0.7
    )
    blaze = c.mask(
        curve([(142, 668), (126, 710), (104, 756), (92, 790), (98, 800), (112, 770), (130, 722), (146, 686)]), soft=2
    )
    c.fill(blaze & hide.mask, (0.74, 0.04, 50), 0.85, detail=0.7)
    _hooves(c, ((288, 1092, 30), (672, 1092, 28)), (0.22, 0.035, 40))
    _feather(c, ((292, 1032, 27), (688, 1034, 27)), (0.74, 0.05, 55), "near")
    face = np.asarray(smoothstep(250, 150, c.x) * smoothstep(860, 760, c.y), np.float32)
    c.multiply(hide.mask * face, (0.62, 0.08, 30), 0.45)
    _head(c)
    _mane(c)
    _tail(c)


def _head(c: Canvas) -> None:
    for points, tone in (
        ([(176, 648), (186, 612), (192, 598, CORNER), (202, 620), (198, 646)], mix(BAY, _NIGHT, 0.6)),
        ([(148, 650), (154, 612), (162, 590, CORNER), (174, 616), (176, 650)], mix(BAY, _NIGHT, 0.25)),
    ):
        c.form(c.mask(curve(points)), tone, thickness=7, rim=0, detail=0.7)

    def work(pen: Pen) -> None:
        pen.fill(curve([(136, 708, CORNER), (146, 700), (157, 706, CORNER), (147, 712)]), (0.12, 0.02, 330))
        pen.stroke([(132, 704), (145, 695), (160, 702)], (0.2, 0.04, 30), 3.6)
        pen.dot(143, 704, 1.5, (0.85, 0.06, 60), 0.8)
        pen.fill(curve([(90, 802), (88, 790), (96, 784), (101, 792), (96, 803)]), (0.13, 0.03, 330))
        pen.stroke([(96, 818), (108, 808), (118, 804)], (0.18, 0.03, 330), 2.6)
        for line, w in (
            ([(100, 752), (124, 764), (158, 772)], 6.5),
            ([(166, 646), (176, 700), (152, 770)], 6.0),
            ([(132, 668), (156, 676), (182, 668)], 5.0),
            ([(148, 772), (210, 812), (286, 776)], 4.0),
        ):
            pen.stroke(line, _LEATHER, w)
        pen.dot(150, 770, 6, _BRASS)

    c.draw(work, relief=1.5, detail=0.85)


def _feather(c: Canvas, places: tuple[tuple[float, float, float], ...], tone: Colour, seed: str) -> None:
    """Hang the long hair of a heavy horse over its hooves."""
    r = c.rng(f"feather/{seed}")
    n = 420
    for x, y, q in places:
        u = r.uniform(-1, 1, n)
        px, py = x + u * q * 0.82 - 4, y + r.uniform(-0.7, 1.1, n) * q * (1.1 - 0.3 * np.abs(u))
        light = np.clip(0.9 - 0.3 * u + 0.1 * (y - py) / q, 0.45, 1.2)[:, None]
        colours = jittered(np.clip(np.repeat(rgb(tone)[None], n, 0) * light, 0, 1), r, 0.16, 0.02)
        order = np.argsort(py)
        strew(
            c,
            "hair",
            px[order],
            py[order] + q * 0.3,
            r.uniform(0.9, 1.6, n) * q,
            (1.57 - u * 0.35)[order],
            colours[order],
            seed=f"{seed}{x}",
            detail=0.6,
        )


def _mane(c: Canvas) -> None:
    """A full mane over the near side of the neck, in locks; a forelock between the ears."""
    r = c.rng("mane")
    fall = [(172, 638, CORNER), (230, 636), (290, 650), (334, 668, CORNER), (330, 716), (300, 730), (270, 712)]
    base = c.mask(curve([*fall, (240, 716), (216, 694), (192, 690)]), wobble=5, cell=10)
    c.form(base, (0.2, 0.035, 335), thickness=8, rim=0, mottle=0.1, detail=0.5)
    crest = sample([(166, 642), (196, 635), (240, 641), (290, 654), (330, 672)], 150)

    def hairs(pen: Pen) -> None:
        for k, (x, y) in enumerate(crest):
            lock = math.sin(k / 5.0)
            tone = mix((0.17, 0.03, 330), (0.44, 0.07, 45), np.clip(0.3 + 0.35 * lock, 0, 1) * r.random())
            q = 66 + 12 * lock + r.normal(0, 5)
            mid = (x + 2 + 3 * lock, y + q * 0.45)
            pen.stroke([(x, y), mid, (x + 9 - 5 * lock, y + q)], tone, 1.9, 0.85)
        for _ in range(40):
            x, low = 160 + r.normal(0, 4), r.uniform(680, 708)
            tone = mix((0.17, 0.03, 330), (0.36, 0.06, 45), r.random() ** 2)
            pen.stroke([(x + 6, 636), (x - 9, 656), (x - 15 + r.normal(0, 3), low)], tone, 2.0, 0.85)

    c.draw(hairs, relief=1.2, detail=0.55, soft=0.3)


def _tail(c: Canvas) -> None:
    """A long tail, full in its middle, running out in a soft point."""
    r = c.rng("tail")
    spine = [(652, 722, 8), (682, 734, 14), (702, 792, 21), (710, 870, 27), (717, 936, 17), (724, 1000, 3)]
    base = c.mask(limb(spine))
    c.form(base, (0.2, 0.035, 335), thickness=14, rim=0, mottle=0.1, detail=0.5)

    def hairs(pen: Pen) -> None:
        for k in range(150):
            u = r.uniform(-1, 1)
            lock = math.sin(9 * u + 1)
            tone = mix((0.16, 0.03, 330), (0.4, 0.065, 45), np.clip(0.35 - 0.3 * u + 0.3 * lock, 0, 1) * r.random())
            way = [(x + u * q * 0.9, y) for x, y, q in spine[: 5 + k % 2]]
            pen.stroke(way, tone, 1.9, 0.8)

    c.draw(hairs, relief=1.2, detail=0.55, soft=0.3)


def collar(c: Canvas) -> None:
    """A padded collar about the neck's foot, hames of brass, the traces to the cloth."""
    ring = c.mask(limb([(330, 648, 12), (304, 690, 19), (268, 752, 23), (246, 806, 22), (246, 850, 12)], 40))
    c.shadow(ring, 9, 4, soft=7, share=0.6)
    c.form(ring, (0.33, 0.11, 22), thickness=20, rim=0.05, gloss=0.12, detail=0.7)

    def work(pen: Pen) -> None:
        pen.stroke([(342, 640), (318, 690), (284, 752), (262, 808), (258, 846)], _BRASS, 5)
        pen.dot(344, 636, 7, _BRASS)
        pen.dot(268, 786, 8, _BRASS)
        pen.stroke([(268, 786), (340, 800), (420, 806)], _LEATHER, 10)

    c.draw(work, relief=3, detail=0.75)


def girth(c: Canvas) -> None:
    """Two straps hold the load under the belly; a breeching goes round the quarters."""

    def work(pen: Pen) -> None:
        pen.stroke([(380, 830), (378, 862), (372, 888)], _LEATHER, 13)
        pen.stroke([(500, 826), (498, 850), (494, 868)], _LEATHER, 9)
        pen.stroke([(560, 790), (620, 816), (684, 812)], _LEATHER, 11)
        pen.stroke([(600, 690), (634, 750), (652, 814)], _LEATHER, 7)

    c.draw(work, relief=2, detail=0.7)
