"""Who has the bed, who has eleven centimetres of it, and who has the best place."""

from __future__ import annotations

import math
from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon, stripes
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Patch, Sheet, mix
from art.scenes.houseguests.move_over.bed import ears_on, torn
from art.scenes.houseguests.move_over.inks import BUTTER, CAST, CHILD, CREAM, DARK, LILAC, PISTACHIO, PLUM, ROSE

CENTRE: Final = (520.0, 1000.0)
BAND: Final = mix(PLUM, LILAC, 0.3)
PAW: Final = mix(PLUM, LILAC, 0.12)


def _spot(at: Array, x: float, y: float) -> Array:
    u, v = at[:, :2] @ (x, y) + at[:, 2]
    return affine(u, v, 12)


def father(card: Sheet) -> None:
    """Wide awake on the edge: his head in the pillow, his shoulder and sleeve on the sheet; `cover` does the rest."""
    body = torn(
        card,
        "1000,730! 1012,672 1052,630 1104,606 1260,600! 1260,1000! 960,1000! 966,860",
        ROSE,
        lift=10,
    )
    card.pattern(body, stripes(card.box(body), 50, 15, 87, key="pyjamas"), mix(ROSE, PLUM, 0.7), thin=0.08)
    sleeve = torn(
        card, "1064,640! 1010,668 976,730 950,830 936,960! 1040,980! 1058,860 1074,760", ROSE, wobble=3, lift=7
    )
    card.pattern(sleeve, stripes(card.box(sleeve), 46, 14, 12, key="sleeve"), mix(ROSE, PLUM, 0.7), thin=0.08)
    card.paint("1074,540! 1200,540! 1204,650! 1140,696 1074,646!", DARK.shade, angle=84)
    torn(card, "1044,632! 1088,600 1144,680! 1118,750 1054,712!", CREAM, wobble=2, lift=5)
    torn(card, "1258,632! 1208,600 1144,680! 1188,750 1262,712!", CREAM, wobble=2, lift=5)
    Head(card, CAST["father"], 1112, 386, 190, tilt=-8).draw()


def cover(card: Sheet) -> None:
    """His share of the blanket, turned down over his chest: it falls over the bed's edge at his feet."""
    cloth = torn(
        card,
        "880,880! 960,858 1080,846 1260,862! 1260,1740! 1150,1752 1010,1736 880,1748! 866,1500 872,1180",
        LILAC,
        wobble=5,
        lift=10,
    )
    ears_on(card, cloth)
    with card.inside(cloth):
        for fold in ("930,1000 900,1240 760,1400", "1010,1000 980,1320 820,1560", "1130,980 1100,1360 960,1700"):
            card.paint(ribbon(fold, (4, 26, 4)), mix(LILAC, PLUM, 0.24), thin=0.05, angle=80)
    turned = torn(
        card,
        "900,846! 960,822 1080,808 1260,824! 1260,940! 1080,926 960,944 896,966!",
        CREAM,
        wobble=4,
        lift=8,
    )
    card.pattern(
        turned,
        [ribbon("900,936 960,916 1080,900 1260,914", (5, 5)), ribbon("960,830 980,880 970,930", (2, 8, 2))],
        mix(CREAM, LILAC, 0.7),
    )


def _ring(angle: float, r: float) -> tuple[float, float]:
    t = math.radians(angle)
    return CENTRE[0] + 1.0 * r * math.cos(t), CENTRE[1] + 1.06 * r * math.sin(t)


def cat(card: Sheet) -> Patch:
    """Lay the round of it, bands across the back, the hollow."""
    round_ = " ".join("{:.0f},{:.0f}".format(*_ring(a, r)) for a, r in zip(
        range(0, 360, 20), (530, 532, 530, 520, 510, 500, 496, 500, 506, 512, 520, 528, 534, 536, 536, 534, 532, 530), strict=True
    ))  # fmt: skip
    body = torn(card, round_, PLUM, wobble=8, lift=18)
    bands = []
    for k, a in enumerate(range(176, 392, 15)):
        deep = 300 if k % 2 else 340
        (x0, y0), (x1, y1), (x2, y2) = _ring(a, 560), _ring(a + 5, 440), _ring(a + 3, deep)
        bands.append(ribbon(f"{x0:.0f},{y0:.0f} {x1:.0f},{y1:.0f} {x2:.0f},{y2:.0f}", (44, 30, 2)))
    card.pattern(body, bands, BAND, thin=0.06)
    torn(
        card,
        "304,880 430,784 610,776 770,860 800,1010 740,1180 640,1290 500,1300 360,1220 284,1060",
        mix(PLUM, LILAC, 0.55),
        None,
        6,
        0,
    )
    return body


def baby(card: Sheet) -> None:
    """It lies in the hollow, where it is warmest."""
    at = affine(535, 1005, 0.76, 40)
    wrap = torn(card, "-130,-96 -60,-112 60,-104 170,-76 232,0 170,74 60,102 -60,110 -130,94 -150,0", BUTTER, at, 3, 12)
    spots = [
        curve(ROUND, _spot(at, x, y))
        for k, x in enumerate(range(-90, 250, 46))
        for y in range(-104 + 26 * (k % 2), 130, 52)
    ]
    card.pattern(wrap, spots, mix(ROSE, "#a65e4a", 0.55), thin=0.04)
    with card.inside(wrap):
        card.paint("-170,-120! -96,-120! -84,0 -96,120! -170,120!", PISTACHIO, at=at, edge="torn", core=CREAM, wobble=2)
    Head(card, CAST["baby"], 434, 924, 88, tilt=-42).draw()
    # one hand has come out of it
    hand(card, "rest", 486, 1014, 60, -108, CHILD, age=1, lift=4)
    torn(card, "458,1072! 468,1020! 506,1014! 524,1068! 492,1082", PISTACHIO, None, 2, 5)


def cats_head(card: Sheet, body: Patch) -> None:
    """Lay the tail, a paw over the child, the head upon the tail."""
    way = "1010,1170 978,1300 890,1440 750,1545 560,1600 360,1600 200,1540 120,1450"
    tail = card.piece(
        ribbon(way, (10, 60, 108, 124, 122, 108, 60)), PAW, edge="torn", core="#fffaf0", wobble=5, lift=12, angle=10
    )
    rings = []
    for x, y, a in (
        (950, 1380, 40),
        (850, 1480, 60),
        (740, 1550, 70),
        (620, 1592, 82),
        (240, 1560, 112),
        (160, 1494, 128),
    ):
        t = math.radians(a)
        dx, dy = 90 * math.cos(t), 90 * math.sin(t)
        rings.append(ribbon(f"{x - dx:.0f},{y - dy:.0f} {x + dx:.0f},{y + dy:.0f}", (34, 34)))
    card.pattern(tail, rings, BAND, thin=0.06)
    foot = torn(card, "800,1440 740,1400 640,1396 560,1410 528,1450 556,1494 640,1506 760,1510!", PAW, None, 5, 10)
    card.pattern(
        foot, [ribbon(line, (3, 7, 2)) for line in ("530,1440 566,1440 590,1436", "534,1466 570,1468 594,1466")], CREAM
    )
    with card.inside(body):
        torn(
            card,
            "736,1030 820,966 930,980 1060,1060! 1140,1200! 1100,1400! 900,1640! 760,1600! 700,1490 672,1420 662,1320 684,1160",
            PAW,
            None,
            6,
            12,
        )
        bands = ("1060,1150 920,1150 820,1190", "1050,1290 910,1270 810,1290", "960,1420 860,1380 780,1384")
        card.paint([ribbon(line, (44, 28, 2)) for line in bands], BAND, thin=0.06)
    at = affine(350, 1390, 190, -16)
    for s in (-1, 1):
        torn(card, f"{1.0 * s},.1! {1.08 * s},-.6 {1.0 * s},-1.14! {0.6 * s},-.98 {0.16 * s},-.6!", PLUM, at, 4, 8)
        card.paint(
            f"{0.9 * s},-.3! {0.92 * s},-.92! {0.46 * s},-.7!", mix(ROSE, PLUM, 0.42), at=at, edge="torn", wobble=2
        )
    face = torn(
        card,
        "0,-.76 .46,-.72 .84,-.42 1.02,0 1.14,.36! 1.0,.44 .86,.6! .6,.7 .4,.88 .16,.98 0,1.0 -.16,.98 -.4,.88 -.6,.7 "
        "-.86,.6! -1.0,.44 -1.14,.36! -1.02,0 -.84,-.42 -.46,-.72",
        PLUM,
        at,
        4,
        12,
    )
    half = (
        "0,-.86 0,-.5 0,-.16",
        ".16,-.84 .2,-.5 .14,-.24",
        ".44,-.8 .5,-.5 .42,-.26",
        "1.2,.2 .9,.2 .7,.1",
        "1.1,.5 .86,.42 .66,.3",
    )
    marks = [ribbon(_mirror(line, s), (0.11, 0.09, 0.01), at, 190) for line in half for s in (-1, 1)]
    card.pattern(face, marks, BAND)
    with card.inside(face):
        card.paint(
            "0,.44 .2,.5 .42,.62 .4,.84 .16,1.02 0,1.04 -.16,1.02 -.4,.84 -.42,.62 -.2,.5",
            BAND,
            at=at,
            edge="torn",
            wobble=3,
        )
    for s in (-1, 1):
        card.paint(
            ribbon(f"{0.68 * s},.02 {0.54 * s},.2 {0.36 * s},.24 {0.2 * s},.3", (0.01, 0.05, 0.05, 0.01), at, 190),
            CREAM,
        )
        card.paint(ribbon(f"0,.68 0,.78 {0.1 * s},.84 {0.2 * s},.84", (0.02, 0.03, 0.03, 0.01), at, 190), PLUM)
        for k in range(3):
            v = 0.7 + 0.07 * k
            line = f"{0.28 * s},{v} {0.8 * s},{0.62 + 0.13 * k} {1.3 * s},{0.66 + 0.2 * k}"
            card.paint(ribbon(line, (0.016, 0.016, 0.005), at, 190), CREAM)
    card.paint("-.12,.54 0,.52 .12,.54 .05,.66 0,.7 -.05,.66", mix(ROSE, PLUM, 0.2), at=at)


def _mirror(line: str, s: int) -> str:
    points = (part.split(",") for part in line.split())
    return " ".join(f"{float(x) * s},{y}" for x, y in points)
