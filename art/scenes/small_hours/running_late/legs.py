"""Parts of Running Late: four short strong legs; the near ones rise out of the avenue's dark, long pale claws."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks, nap
from art.painting.colour import smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb

from .brush import FUR, FUR_PALE, GOLD, INK, SILVER, crease
from .outline import FAR_FORE, FAR_HIND, NEAR_FORE, NEAR_HIND

_CLAW: Final = (0.86, 0.04, 90)
_FAR: Final = (0.39, 0.045, 222)
_FAR_PALE: Final = (0.62, 0.045, 205)
_TIP: Final = (0.74, 0.13, 72)
_FORE_WAYS: Final[tuple[Points, ...]] = (
    ((470, 740), (500, 850), (570, 950), (650, 1012)),
    ((510, 730), (540, 840), (600, 930), (670, 1000)),
    ((550, 740), (572, 840), (620, 920), (700, 996)),
)
_HIND_WAYS: Final[tuple[Points, ...]] = (
    ((10, 740), (34, 850), (40, 950), (58, 1036)),
    ((70, 730), (104, 850), (60, 946), (70, 1036)),
    ((130, 730), (160, 840), (90, 940), (84, 1030)),
    ((190, 750), (206, 856), (122, 936), (104, 1010)),
)
_FAR_FORE_WAYS: Final[tuple[Points, ...]] = (
    ((420, 850), (440, 910), (438, 960), (414, 996)),
    ((500, 850), (504, 910), (484, 964), (436, 1006)),
)
_FAR_HIND_WAYS: Final[tuple[Points, ...]] = (
    ((180, 860), (226, 940), (222, 990), (226, 1034)),
    ((240, 850), (270, 920), (244, 980), (262, 1036)),
    ((290, 850), (320, 910), (276, 980), (310, 1026)),
)


def _claws(c: Canvas, roots: Points, turn: tuple[float, float], size: float) -> None:
    def work(pen: Pen) -> None:
        for x, y in roots:
            pen.fill(limb([(x, y, 0.26 * size), (x + 0.6 * turn[0] * size, y + 0.5 * turn[1] * size, 0.18 * size),
                           (x + turn[0] * size, y + 1.1 * turn[1] * size + 1, 0.4)], 10), _CLAW)  # fmt: skip

    c.draw(work, detail=0.8, relief=2.5, soft=0.2)


def _toes(c: Canvas, m: Mask, lines: tuple[Points, ...]) -> None:
    """Clefts between toes, each with a pale back before it."""

    def work(pen: Pen) -> None:
        for way in lines:
            crease(pen, [(x, y - 3.5) for x, y in way], 2.0, FUR_PALE, 0.6)
            crease(pen, way, 1.6, INK, 0.95)

    c.draw(work, clip=m, detail=0.7, soft=0.5)


def _contact(c: Canvas, x: float, y: float, wide: float) -> None:
    """The dark right under a paw."""
    shade = c.mask(limb([(x - wide, y, 3), (x, y + 2, 6), (x + wide, y, 3)], 12), soft=4)
    c.multiply(shade, (0.3, 0.06, 225), 0.7)


def far_legs(c: Canvas) -> None:
    """The legs beyond, greyer than the near ones: the hind one sets its sole down, the fore one has just left."""
    _contact(c, 274, 1041, 52)
    _claws(c, ((320, 1024), (315, 1031), (304, 1035)), (0.9, 0.36), 26)
    _claws(c, ((411, 1000), (420, 1007), (431, 1007)), (-0.6, 0.75), 23)
    toes = (
        (((436, 984), (424, 992), (412, 1002)), ((448, 990), (434, 1000), (422, 1010))),
        (
            ((326, 1022), (312, 1016), (296, 1018)),
            ((320, 1030), (304, 1024), (286, 1026)),
            ((308, 1037), (292, 1033), (276, 1035)),
        ),
    )
    kinds = ((FAR_FORE, _FAR_FORE_WAYS, "far/fore", toes[0]), (FAR_HIND, _FAR_HIND_WAYS, "far/hind", toes[1]))
    for shape, ways, seed, clefts in kinds:
        m = c.mask(curve(shape), wobble=1.2)
        c.fill(m, _FAR, detail=0.6)
        c.multiply(m.edge(-9, 6, 10), INK, 0.7)
        c.glaze(m.edge(7, -3, 6), _FAR_PALE, 0.7)
        locks(c, ways, 200, (0.15, 1.8), (FUR, _FAR_PALE), seed=seed + "/hair", share=0.45, clip=m, drift=5)
        c.multiply(m * smoothstep(950, 900, c.y), INK, 0.55)
        nap(c, m, 700, 1.75, seed, 15, vary=(0.07, 0.015), alpha=0.6)
        _toes(c, m, clefts)
    fringe(
        c, ((196, 900), (226, 948), (226, 980), (214, 1008)), 60, (15, 1.5), 0.5, "far/hind/edge", (_FAR, FUR), spread=3
    )
    fringe(c, ((418, 890), (438, 930), (434, 962)), 50, (15, 1.5), 0.5, "far/fore/edge", (_FAR, FUR), spread=3)


def near_legs(c: Canvas) -> None:
    """The near legs, dark and whole; where they cover the avenue their hair stands before its light."""
    _contact(c, 86, 1053, 44)
    _contact(c, 676, 1039, 44)
    _claws(c, ((714, 1016), (708, 1026), (698, 1033), (684, 1037)), (0.9, 0.38), 30)
    _claws(c, ((118, 1040), (107, 1047), (94, 1050)), (0.85, 0.36), 22)
    toes = (
        (
            ((124, 1034), (110, 1029), (94, 1031)),
            ((116, 1043), (102, 1039), (86, 1041)),
            ((102, 1049), (90, 1046), (74, 1048)),
        ),
        (
            ((722, 1012), (708, 1006), (690, 1008)),
            ((720, 1023), (704, 1017), (682, 1020)),
            ((710, 1033), (694, 1028), (670, 1030)),
        ),
    )
    for shape, ways, seed in ((NEAR_HIND, _HIND_WAYS, "near/hind"), (NEAR_FORE, _FORE_WAYS, "near/fore")):
        m = c.mask(curve(shape), wobble=1.5)
        c.multiply((m.blur(9).move(4, -3)) - m, INK, 0.35)
        c.fill(m, FUR, detail=0.6)
        c.multiply(m.edge(-12, 8, 12), INK, 0.8)
        c.glaze(m.edge(9, -7, 8), SILVER, 0.5)
        locks(
            c,
            ways,
            420,
            (0.13, 2.0),
            (FUR, FUR_PALE),
            seed=seed,
            share=0.65,
            until=0.9,
            clip=m.grow(2),
            lean=1.7,
            drift=5,
            shade=INK,
        )
        nap(c, m, 900, 1.7, seed + "/nap", 13, vary=(0.09, 0.015), alpha=0.6)
        _toes(c, m, toes[0 if shape is NEAR_HIND else 1])
    _gilded(c)
    fore = c.mask(curve(NEAR_FORE))
    sweep(c, fore, ((574, 850, 6), (604, 916, 9), (660, 974, 6)), 7, SILVER, 0.35, pale=True)
    sweep(c, fore, ((482, 880, 8), (540, 950, 8), (610, 1008, 5)), 7, GOLD, 0.35, pale=True)
    crest: tuple[Points, ...] = (
        ((560, 800), (590, 876), (640, 944), (706, 992)),
        ((548, 806), (574, 880), (622, 946), (690, 996)),
    )
    locks(c, crest, 60, (0.16, 1.4), (SILVER, FUR_PALE), seed="crest", share=0.7, clip=fore.grow(2), drift=4)
    hind = c.mask(curve(NEAR_HIND))
    sweep(c, hind, ((200, 880, 6), (160, 912, 8), (118, 948, 6)), 7, GOLD, 0.45, pale=True)
    fringe(c, ((466, 904), (514, 940), (566, 982), (614, 1018)), 110, (26, 1.9), 1.9, "feather/fore",
           (FUR, INK, FUR_PALE), spread=5, bend=(0.3, 0.2))  # fmt: skip
    fringe(c, ((18, 800), (24, 862), (40, 904), (34, 936), (40, 984)), 90, (22, 1.9), 0.5, "feather/hind",
           (FUR, INK, FUR_PALE), spread=4, bend=(0.3, 0.2))  # fmt: skip


_HAUNCH: Final[Points] = ((22, 790), (50, 769), (110, 760), (172, 778), (212, 826), (209, 872), (186, 900))
_SHOULDER: Final[Points] = ((448, 700), (433, 770), (438, 846), (458, 894))


def _gilded(c: Canvas) -> None:
    """Where haunch and shoulder end and the avenue begins: hair before the light, its last tips gilded."""
    for way, turn, seed in ((_HAUNCH, 0.35, "haunch"), (_SHOULDER, 0.5, "shoulder")):
        fringe(c, way, 60, (26, 1.5), turn, seed + "/gold", (_TIP, GOLD), spread=2, bend=(0.15, 0.15))
        fringe(c, way, 190, (22, 2.2), turn, seed, (FUR, INK, FUR), spread=4, bend=(0.15, 0.15))
