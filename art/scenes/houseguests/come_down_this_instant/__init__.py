"""Come Down This Instant: a huge bear hugs a thin tree, a ring of bread on its muzzle; beneath it somebody sleeps."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Ink, Sheet, mix, shift

GREEN, BONE, UMBER, SLATE, TAN, GREY, BLACK = (
    "#3f9a4a",
    "#ebe3d2",
    "#4b3a31",
    "#5d6a70",
    "#b48e6e",
    "#8e8a80",
    "#241d1b",
)
GROUND = BONE
CAST: Final[dict[str, Face]] = {}
FUR: Final = mix(UMBER, BLACK, 0.62)
SKIN: Final = "#a87a58"
LEAF: Final = (
    "0,1.1! -.06,.62 -.3,.72! -.62,.86! -.56,.5 -.5,.4! -.8,.36 -1.08,.1! -.74,.0 -.52,-.12! -.74,-.36 -.8,-.72! "
    "-.5,-.62 -.28,-.42! -.2,-.8 0,-1.16! .2,-.8 .28,-.42! .5,-.62 .8,-.72! .74,-.36 .52,-.12! .74,.0 1.08,.1! "
    ".8,.36 .5,.4! .56,.5 .62,.86! .3,.72! .06,.62"
)


def paint(card: Sheet) -> None:
    """Lay the path, the crown and trunk, who sleeps, who hangs on, who calls."""
    _path(card)
    _tree(card)
    _bear(card)
    _sleeper(card)
    _woman(card)


def _within(at: Array, x: float, y: float, size: float, tilt: float = 0.0) -> Array:
    """Give a place of its own size, at a point of another place."""
    px, py = (float(v) for v in at[:, :2] @ np.array([x, y]) + at[:, 2])
    return affine(px, py, size, tilt)


def _path(card: Sheet) -> None:
    card.paint(
        "-40,1690! 300,1676 760,1690 1240,1672! 1240,1840! -40,1840!",
        TAN,
        angle=2,
        laps=60,
        edge="torn",
        core=mix(BONE, TAN, 0.3),
        wobble=5,
    )
    card.paint(
        "420,1768! 560,1742 760,1738 1240,1748! 1240,1800! 800,1812 560,1806",
        mix(TAN, UMBER, 0.4),
        angle=2,
        edge="torn",
        wobble=5,
    )


def _tree(card: Sheet) -> None:
    light = mix(GREEN, BONE, 0.35)
    card.paint(
        "-40,-40! 1240,-40! 1240,560! 1130,640 1010,600 960,700 830,720 700,650 560,730 430,690 380,600 250,640 150,560 100,440 -40,420!",
        GREEN,
        angle=40,
        laps=110,
        grain=0.3,
        edge="torn",
        core=light,
        wobble=9,
        lift=4,
    )
    for spec, ink in (
        ("-40,-40! 420,-40! 380,80 250,150 170,260 60,300 -40,280!", shift(GREEN, -0.05)),
        ("820,-40! 1240,-40! 1240,330! 1120,300 1050,180 930,150", shift(GREEN, -0.05)),
    ):
        card.paint(spec, ink, angle=-30, laps=80, edge="torn", core=light, wobble=8)
    trunk = card.piece(
        "548,1780! 574,1700 588,1500 592,1200 600,800 612,400 640,-40! 730,-40! 712,400 706,800 700,1200 704,1500 724,1700 770,1784!",
        mix(TAN, BONE, 0.45),
        angle=88,
        laps=26,
        edge="torn",
        core=BONE,
        wobble=4,
        lift=6,
    )
    with card.inside(trunk):
        for spot, bark in (
            ("590,1340 640,1310 660,1380 640,1460 596,1480", GREY),
            ("660,1500 720,1480 730,1600 680,1620 650,1560", TAN),
            ("570,1620 620,1600 640,1700 580,1740", GREY),
            ("640,1230 700,1240 710,1330 664,1320", TAN),
            ("620,60 670,40 680,160 640,190", TAN),
            ("660,230 720,220 716,330 672,320", GREY),
        ):
            card.paint(spot, bark, angle=86, edge="torn", wobble=4)
    for x, y, size, tilt, by in (
        (120, 150, 96, 30, 0.09),
        (360, 250, 84, -24, 0.07),
        (890, 110, 92, 160, 0.09),
        (1110, 250, 84, 40, 0.1),
        (470, 70, 76, 200, 0.05),
        (1080, 590, 90, 150, 0.08),
        (60, 430, 80, 170, 0.06),
    ):
        _leaf(card, x, y, size, tilt, shift(GREEN, by))


def _leaf(card: Sheet, x: float, y: float, size: float, tilt: float, ink: Ink) -> None:
    at = affine(x, y, size, tilt)
    card.paint(LEAF, ink, at=at, angle=tilt, laps=30, edge="torn", core=mix(ink, BONE, 0.4), wobble=3, lift=5)
    veins = [ribbon(f"0,1 0,.3 {a},{b}", (4, 4, 2), at) for a, b in ((0, -0.8), (0.5, -0.4), (-0.5, -0.4))]
    card.paint(veins, shift(ink, -0.1), thin=0.1)


def _fur(card: Sheet, spec: str, ink: Ink, angle: float = 80, lift: float = 9) -> None:
    patch = card.piece(
        spec, ink, angle=angle, laps=54, grain=0.42, edge="torn", core=mix(ink, BONE, 0.3), wobble=6, lift=lift
    )
    with card.inside(patch):
        x0, y0, x1, y1 = card.box(patch)
        tufts: list[Array] = []
        for i in range(int((x1 - x0) * (y1 - y0) / 9000)):
            x, y = x0 + (i * 137.5) % (x1 - x0), y0 + (i * 89.3) % (y1 - y0)
            tufts.append(ribbon(f"{x:.0f},{y:.0f} {x + 5:.0f},{y + 22:.0f} {x + 2:.0f},{y + 44:.0f}", (2, 6, 1)))
        card.paint(tufts, shift(ink, 0.06), thin=0.2, wobble=0.5)


def _bear(card: Sheet) -> None:
    """From behind: it holds on with all it has, and looks down over its shoulder."""
    # the far paw beside its head, claws in the bark
    _fur(card, "470,330! 560,296 640,300 672,340 660,392 600,410 520,470 440,520!", FUR, 20, 6)
    _claws(card, ((646, 318), (660, 342), (656, 368)), -6)
    body = (
        "400,520 470,440 610,420 760,452 850,560 910,720 950,900 960,1060 900,1190 790,1240 660,1232 "
        "540,1244 400,1220 300,1130 270,980 300,800 340,640"
    )
    _fur(card, body, FUR)
    # near arm up to the trunk
    _fur(
        card,
        "896,690 880,560 830,440 770,350 690,300 640,312 628,360 660,404 720,440 760,520 790,630 850,716",
        shift(FUR, 0.025),
        50,
        8,
    )
    _claws(card, ((640, 316), (628, 340), (632, 368)), 8, -1)
    for spec, way in (
        ("330,1060! 400,1210 470,1300 540,1344 606,1340 640,1300 632,1250 580,1200 500,1080!", 1),
        ("920,1060! 870,1220 800,1310 740,1352 684,1346 652,1310 662,1258 712,1204 780,1080!", -1),
    ):
        _fur(card, spec, shift(FUR, 0.035), 40 * way, 9)
        x = 626 if way > 0 else 666
        _claws(
            card,
            tuple((x + dx * way, y + (0 if way > 0 else 12)) for dx, y in ((-4, 1258), (0, 1286), (-8, 1314))),
            5,
            way,
        )
    # haunches and what they stand on
    _fur(card, "300,1150 250,1040 270,900 350,830 450,850 510,960 520,1100 470,1210 380,1220", shift(FUR, 0.02), 60, 7)
    _fur(card, "930,1160 990,1050 980,910 910,836 810,850 750,960 740,1100 790,1210 880,1220", shift(FUR, 0.02), 110, 7)
    card.paint(
        "600,1060 640,1040 684,1058 690,1100 664,1150 640,1172! 622,1140 604,1110",
        shift(FUR, 0.045),
        edge="torn",
        wobble=7,
        lift=4,
    )
    _head(card)


def _claws(card: Sheet, places: tuple[tuple[float, float], ...], drop: float, way: int = 1) -> None:
    for x, y in places:
        card.paint(f"{x - 10 * way},{y - 8}! {x + 18 * way},{y + drop}! {x - 10 * way},{y + 8}!", BONE, lift=2)


def _head(card: Sheet) -> None:
    """In profile to the left and down; a ring of bread has stopped at the brow."""
    at = affine(404, 478, 172, -26)
    card.paint(ROUND, shift(FUR, -0.02), at=affine(468, 318, 54), edge="torn", core=mix(FUR, BONE, 0.3), wobble=3)
    _fur(
        card,
        " ".join(
            f"{x:.0f},{y:.0f}"
            for x, y in (
                at[:, :2] @ p + at[:, 2]
                for p in (
                    (-0.55, -0.5),
                    (-0.2, -0.86),
                    (0.4, -0.92),
                    (0.95, -0.5),
                    (1.15, 0.2),
                    (0.8, 0.8),
                    (0.2, 0.92),
                    (-0.3, 0.72),
                    (-0.8, 0.66),
                    (-1.3, 0.6),
                    (-1.5, 0.36),
                    (-1.46, 0.08),
                    (-1.1, -0.08),
                    (-0.75, -0.14),
                )
            )
        ),
        shift(FUR, 0.035),
        30,
        9,
    )
    _bread(card)
    card.paint(
        "-.82,-.1 -1.1,-.06 -1.44,.1 -1.5,.36 -1.28,.58 -.9,.62 -.66,.4 -.66,.1",
        TAN,
        at=at,
        angle=10,
        edge="torn",
        wobble=3,
    )
    card.paint("-1.3,-.02 -1.52,.02 -1.58,.2 -1.46,.32 -1.3,.2", BLACK, at=at, lift=3)
    card.paint(ribbon("-1.44,.4 -1.2,.46 -.86,.36", (4, 7, 3), at), UMBER)
    # ear
    card.paint(
        ".62,-.5 .5,-.86 .74,-1.12 1.04,-1.0 1.1,-.66 .9,-.42",
        shift(FUR, 0.02),
        at=at,
        edge="torn",
        core=mix(FUR, BONE, 0.35),
        wobble=3,
        lift=6,
    )
    card.paint(".72,-.6 .68,-.82 .82,-.94 .96,-.84 .96,-.64", mix(TAN, UMBER, 0.5), at=at, edge="torn", wobble=2)
    # eye: it looks down, and would rather not
    card.paint(ROUND, BONE, at=_within(at, -0.36, -0.14, 23), lift=1)
    card.paint(ROUND, BLACK, at=_within(at, -0.41, -0.07, 14))
    card.paint("-.56,-.3! -.18,-.34! -.18,-.18! -.54,-.14!", shift(FUR, 0.05), at=at)


def _bread(card: Sheet) -> None:
    """A ring of it, between the teeth."""
    at = affine(214, 716, 92, 8)
    crust = mix(TAN, "#a8713a", 0.7)
    card.paint(ribbon("0,-1 .7,-.7 1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1", (50, 50), at), crust, angle=40, lift=7)
    seeds: list[Array] = []
    for k in range(22):
        t, r = math.radians(k * 37.0), 0.9 + 0.1 * (k % 3)
        seeds.append(curve("7,0 0,4 -7,0 0,-4", _within(at, math.cos(t) * r, math.sin(t) * r, 1, k * 67)))
    card.paint(seeds, BONE, wobble=0.3)


def _sleeper(card: Sheet) -> None:
    """A hammock from the trunk to beyond the edge; a hat on a face, an arm down."""
    card.paint(ribbon("590,1346 644,1362 712,1344", (15, 15)), UMBER, lift=4)
    card.paint(ribbon("700,1350 760,1390", (9, 9)), UMBER)
    # who lies in it
    card.paint(
        "850,1440! 880,1380 930,1368 980,1390 1060,1370 1150,1350 1240,1330! 1240,1500! 900,1500!",
        SLATE,
        angle=20,
        edge="torn",
        core=mix(SLATE, BONE, 0.5),
        wobble=4,
        lift=5,
    )
    card.paint("800,1400 830,1370 880,1374 896,1410 880,1450 820,1450", SKIN, edge="torn", wobble=2, lift=4)
    cloth = card.piece(
        "750,1384! 800,1440 900,1474 1020,1470 1130,1430 1240,1360! 1240,1520! 1120,1590 980,1610 860,1570 780,1480!",
        BONE,
        angle=-10,
        edge="torn",
        core="#f7f2e8",
        wobble=4,
        lift=9,
    )
    stripes = [ribbon(f"{x},1380 {x + 16},1500 {x + 6},1640", (15, 17, 15)) for x in range(770, 1260, 62)]
    card.pattern(cloth, stripes, SLATE, thin=0.1)
    card.paint("786,1378! 806,1310 870,1312 902,1376!", UMBER, angle=10, edge="torn", wobble=2, lift=5)
    card.paint("744,1398! 830,1366 920,1366 964,1388! 860,1416", UMBER, angle=4, edge="torn", wobble=2, lift=5)
    card.paint(ribbon("790,1366 846,1352 896,1362", (14, 16, 14)), GREEN)
    # the arm
    card.paint(
        "910,1470! 966,1470! 978,1560 972,1640! 926,1642! 918,1560",
        SLATE,
        angle=86,
        edge="torn",
        core=mix(SLATE, BONE, 0.5),
        wobble=3,
        lift=7,
    )
    card.paint(
        "930,1636! 968,1634! 972,1668 962,1700 946,1706 932,1690 926,1660",
        SKIN,
        angle=86,
        edge="torn",
        wobble=1.5,
        lift=4,
    )
    card.paint("934,1640! 922,1652 918,1674 928,1682 938,1668!", shift(SKIN, -0.03), edge="torn", wobble=1)


def _woman(card: Sheet) -> None:
    """Small, at the foot of it, her arm straight down at the ground before her."""
    at = affine(226, 1776, 1.0)

    def lay(spec: str, ink: Ink, angle: float = 86, lift: float = 5, wobble: float = 2.2) -> None:
        card.paint(
            spec, ink, at=at, angle=angle, edge="torn", core=mix(ink, BONE, 0.5), wobble=wobble, lift=lift, laps=24
        )

    lay("-120,10! -104,-110 -70,-210 -20,-226 40,-210 66,-120 92,4!", UMBER)
    lay("-70,-206! -66,-290 -30,-330 20,-326 48,-290 50,-206! -10,-198", SLATE)
    lay("10,-206! 50,-208! 84,-60 76,-30! 20,-34!", BONE)
    # head thrown back
    card.paint(
        "-14,-330! 26,-350 58,-380! 76,-404 82,-420! 72,-424 70,-446! 40,-462 4,-440 -14,-390", SKIN, at=at, lift=3
    )
    lay(
        "-30,-316! -42,-380 -24,-440 20,-470 66,-462 72,-446! 44,-436 30,-410 26,-376 34,-342! 2,-322",
        shift(GREEN, -0.06),
        60,
    )
    card.paint(ribbon("46,-412 54,-420 62,-420", (4, 5, 4), at), BLACK)
    card.paint("62,-372! 80,-388! 72,-370!", "#6d3a30", at=at)
    lay("-34,-350! -72,-330 -86,-296! -56,-304 -40,-322!", shift(GREEN, -0.1), 30, 3)
    # the far hand on her hip is hidden by the near arm that commands
    lay("-26,-306! 10,-318 40,-296 96,-236 138,-196! 116,-168! 60,-206 0,-252 -28,-276!", shift(SLATE, 0.06), 40, 7)
    card.paint("114,-188! 136,-200! 158,-184 166,-166 168,-118! 158,-116! 150,-156 130,-158!", SKIN, at=at, lift=4)
