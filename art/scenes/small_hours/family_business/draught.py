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

_CREST = ((138, 702), (164, 676), (204, 656), (250, 646), (296, 652), (334, 672))
_BACK = ((372, 694), (440, 704), (510, 696), (570, 680), (622, 690), (664, 726))
_QUARTER = ((690, 776), (696, 830), (686, 880), (676, 910))
_BELLY = ((560, 872), (510, 886), (450, 902), (380, 908), (330, 896), (300, 890))
_CHEST = ((256, 880), (226, 852), (212, 824), (212, 800))
_THROAT = ((204, 784), (194, 800), (178, 812))
_FACE = ((156, 820), (138, 838), (126, 858), (118, 880), (104, 888), (90, 882))
_NOSE = ((80, 868), (76, 848), (82, 826), (94, 792), (104, 758), (116, 726))

_FAR_FORE = (
    *((340, 800), (350, 850), (344, 896), (334, 930), (330, 950), (332, 968), (328, 984), (328, 1012), (330, 1034)),
    *((334, 1048), (326, 1062), (328, 1090, CORNER), (284, 1090, CORNER), (294, 1068), (302, 1048), (300, 1030)),
    *((298, 1008), (294, 984), (286, 962), (290, 942), (278, 910), (262, 870), (256, 820)),
)
_NEAR_HIND = (
    *((694, 800), (694, 850), (688, 884), (700, 908), (724, 924), (728, 942), (722, 966), (726, 996), (738, 1024)),
    *((746, 1040), (738, 1056), (736, 1074), (726, 1092, CORNER), (684, 1090, CORNER), (696, 1068), (708, 1048)),
    *((704, 1030), (690, 1000), (680, 968), (664, 944), (626, 918), (580, 888), (546, 850), (560, 780)),
)
_NEAR_FORE = (
    *((330, 810), (330, 850), (312, 888), (282, 914), (250, 934), (238, 944), (236, 962), (244, 984), (254, 1004)),
    *((262, 1018), (262, 1032), (256, 1046), (270, 1050, CORNER), (250, 1058, CORNER), (226, 1050), (224, 1036)),
    *((220, 1016), (212, 992), (198, 970), (186, 952), (182, 934), (192, 914), (208, 890), (222, 856), (232, 810)),
)
_FAR_HIND = (
    *((600, 830), (560, 890), (552, 912), (556, 932), (544, 956), (520, 994), (502, 1026), (500, 1046)),
    *((488, 1062), (484, 1091, CORNER), (434, 1091, CORNER), (446, 1066), (462, 1044), (472, 1022), (490, 982)),
    *((504, 950), (500, 928), (488, 900), (484, 860), (520, 800)),
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
    _hooves(c, ((462, 1092, 28), (308, 1092, 26)), (0.18, 0.03, 330))
    _feather(c, ((478, 1036, 26), (316, 1034, 23)), (0.46, 0.04, 20), "far")
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
        (((690, 900, 7), (706, 930, 12), (704, 960, 6)), 5.0),
        (((250, 880, 20), (226, 920, 16), (208, 944, 12)), 6.0),
        (((372, 740, 12), (352, 820, 16), (330, 880, 10)), -8.0),
        (((530, 760, 12), (536, 830, 16), (548, 874, 9)), -8.0),
        (((150, 712, 14), (208, 706, 32), (262, 720, 20)), 8.0),
        (((214, 784, 9), (254, 744, 12), (318, 706, 7)), -5.0),
        (((158, 760, 22), (150, 782, 24), (136, 800, 12)), 9.0),
        (((132, 728, 4), (112, 782, 6), (100, 836, 4)), 4.0),
        (((166, 812, 5), (182, 776, 7), (182, 740, 5)), -6.0),
    ]
    hide = garment(
        c, body, BAY, folds, thickness=80, weave=0, rim=0, gain=0.95, mottle=0.06, gloss=0.1, seed="hide", detail=0.6
    )
    jowl = c.mask(limb([(200, 770, 6), (186, 796, 9), (160, 814, 8), (138, 834, 5)]), soft=7)
    c.multiply(jowl & hide.mask, (0.3, 0.06, 20), 0.55)
    low = np.asarray(smoothstep(740, 1000, c.y), np.float32)
    c.multiply(hide.mask * low, (0.3, 0.06, 345), 0.6)
    c.multiply(
        c.mask(limb([(330, 886, 18), (440, 892, 26), (556, 880, 20)]), soft=16) & hide.mask, (0.2, 0.05, 330), 0.7
    )
    blaze = c.mask(
        curve([(122, 722), (106, 762), (92, 806), (80, 842), (80, 858), (94, 836), (108, 790), (122, 750)]), soft=2
    )
    c.fill(blaze & hide.mask, (0.74, 0.04, 50), 0.85, detail=0.7)
    _hooves(c, ((706, 1092, 26),), (0.22, 0.035, 40))
    lifted = c.mask(
        curve([(232, 1034, CORNER), (266, 1030, CORNER), (272, 1050, CORNER), (240, 1077, CORNER)], pull=0.2)
    )
    c.form(lifted, (0.22, 0.035, 40), thickness=8, rim=0, detail=0.6)
    _feather(c, ((246, 1016, 22), (728, 1034, 26)), (0.74, 0.05, 55), "near")
    face = np.asarray(smoothstep(250, 150, c.x) * smoothstep(900, 800, c.y), np.float32)
    c.multiply(hide.mask * face, (0.62, 0.08, 30), 0.45)
    _head(c)
    _mane(c)
    _tail(c)


def _head(c: Canvas) -> None:
    """Ears turned back to what follows; the lid lowered; a plain bridle."""
    for points, tone in (
        ([(172, 690), (188, 668), (206, 644), (220, 632, CORNER), (218, 658), (200, 684)], mix(BAY, _NIGHT, 0.6)),
        ([(142, 704), (150, 676), (166, 650), (180, 636, CORNER), (182, 664), (170, 692)], mix(BAY, _NIGHT, 0.2)),
    ):
        c.form(c.mask(curve(points)), tone, thickness=7, rim=0, detail=0.7)
    nose = c.mask(curve([(78, 850), (92, 838), (112, 850), (124, 866), (112, 888), (92, 886)]), soft=9)
    c.multiply(nose, (0.34, 0.05, 330), 0.55)

    def work(pen: Pen) -> None:
        pen.fill(curve([(120, 764, CORNER), (130, 756), (143, 765, CORNER), (131, 769)]), (0.1, 0.02, 330))
        pen.stroke([(116, 762), (129, 750), (147, 762)], (0.2, 0.04, 30), 4.4)
        pen.dot(128, 760, 1.5, (0.85, 0.06, 60), 0.7)
        pen.fill(curve([(84, 862), (82, 850), (90, 844), (95, 851), (90, 862)]), (0.1, 0.03, 330))
        pen.stroke([(90, 876), (104, 868), (116, 866)], (0.18, 0.03, 330), 2.6)
        for line, w in (
            ([(92, 806), (120, 812), (148, 826)], 7.0),
            ([(156, 698), (170, 760), (142, 824)], 6.5),
            ([(118, 730), (140, 726), (164, 732)], 5.5),
            ([(140, 832), (196, 862), (262, 850), (290, 806)], 4.0),
        ):
            pen.stroke(line, _LEATHER, w)
        pen.dot(142, 826, 6, _BRASS)

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
    fall = [(146, 692, CORNER), (166, 672), (204, 652), (250, 642), (296, 648), (334, 668, CORNER), (326, 712)]
    base = c.mask(curve([*fall, (290, 724), (250, 724), (216, 736), (190, 744), (172, 732)]), wobble=5, cell=10)
    c.form(base, (0.2, 0.035, 335), thickness=8, rim=0, mottle=0.1, detail=0.5)
    crest = sample([(148, 692), (168, 672), (204, 653), (250, 643), (296, 649), (330, 668)], 150)

    def hairs(pen: Pen) -> None:
        for k, (x, y) in enumerate(crest):
            lock = math.sin(k / 5.0)
            tone = mix((0.17, 0.03, 330), (0.44, 0.07, 45), np.clip(0.3 + 0.35 * lock, 0, 1) * r.random())
            q = 66 + 12 * lock + r.normal(0, 5)
            mid = (x + 2 + 3 * lock, y + q * 0.45)
            pen.stroke([(x, y), mid, (x + 9 - 5 * lock, y + q)], tone, 1.9, 0.85)
        for _ in range(40):
            x, low = 138 + r.normal(0, 4), r.uniform(734, 760)
            tone = mix((0.17, 0.03, 330), (0.36, 0.06, 45), r.random() ** 2)
            pen.stroke([(x + 10, 692), (x - 8, 712), (x - 18 + r.normal(0, 3), low)], tone, 2.0, 0.85)

    c.draw(hairs, relief=1.2, detail=0.55, soft=0.3)


def _tail(c: Canvas) -> None:
    """A long tail, full in its middle, running out in a soft point."""
    r = c.rng("tail")
    spine = [(656, 718, 8), (694, 730, 14), (724, 786, 20), (738, 860, 25), (752, 926, 17), (772, 986, 3)]
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
    ring = c.mask(limb([(330, 648, 12), (304, 690, 19), (268, 752, 23), (242, 806, 22), (236, 852, 12)], 40))
    c.shadow(ring, 9, 4, soft=7, share=0.6)
    c.form(ring, (0.33, 0.11, 22), thickness=20, rim=0.05, gloss=0.12, detail=0.7)

    def work(pen: Pen) -> None:
        pen.stroke([(342, 640), (318, 690), (284, 752), (260, 808), (250, 850)], _BRASS, 5)
        pen.dot(344, 636, 7, _BRASS)
        pen.dot(268, 786, 8, _BRASS)
        pen.stroke([(268, 786), (340, 800), (420, 806)], _LEATHER, 10)

    c.draw(work, relief=3, detail=0.75)


def girth(c: Canvas) -> None:
    """Two straps hold the load under the belly; a breeching goes round the quarters."""

    def work(pen: Pen) -> None:
        pen.stroke([(384, 776), (386, 850), (380, 898)], _LEATHER, 13)
        pen.stroke([(506, 776), (508, 840), (502, 880)], _LEATHER, 9)
        pen.stroke([(560, 790), (620, 816), (684, 812)], _LEATHER, 11)
        pen.stroke([(600, 690), (634, 750), (652, 814)], _LEATHER, 7)

    c.draw(work, relief=2, detail=0.7)
