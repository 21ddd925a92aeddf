"""Who Is Missing?: a school photograph with a hole in it, and the hand that holds it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.who_is_missing.pupils import ASH, BONE, CAST, CHALK, CHARCOAL, GREY, LIGHT, ROSE, ROWS

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the steps of the school, the pupils from the last row to the first, the teacher, the hole, the hand."""
    _school(card)
    for row in range(5):
        for k in range(5):
            _pupil(card, row, k)
        if row == 2:
            _hole(card)
    _teacher(card)
    _margin(card)
    _holder(card)


def _school(card: Sheet) -> None:
    card.paint("700,-40! 1240,-40! 1240,520! 700,520!", shift(BONE, 0.01), angle=88, laps=120, grain=0.16)
    card.paint("640,120! 1240,96! 1240,150! 640,170!", ASH, angle=2, lift=4)
    for x in (760, 1010):
        card.paint(f"{x},-20! {x + 120},-22! {x + 122},92! {x + 2},96!", mix(ASH, GREY, 0.5), angle=88, lift=2)
        card.paint(ribbon(f"{x + 62},-20 {x + 62},94", (8, 8)), BONE)
    card.paint("-40,470! 1240,452! 1240,1860! -40,1860!", BONE, angle=2, grain=0.18)


BODIES: Final = (
    "-1.0,1.0 -.72,.78 -.3,.7! .3,.7! .74,.8 1.02,1.04 1.2,2.2! 1.26,3.4! -1.26,3.4! -1.18,2.2!",
    "-.92,.98 -.66,.8 -.28,.7! .28,.7! .68,.8 .94,1.0 1.04,2.2! 1.06,3.4! -1.06,3.4! -1.02,2.2!",
    "-1.12,1.1 -.8,.82 -.3,.7! .32,.7! .8,.84 1.1,1.12 1.3,2.2! 1.34,3.4! -1.34,3.4! -1.3,2.2!",
)
COLLARS: Final = (
    ("-.02,.96! -.5,.74! -.78,1.0 -.5,1.22 -.1,1.14!", "-.02,.96! .5,.74! .78,1.0 .5,1.22 .08,1.14!"),
    ("0,1.02! -.42,.72! -.6,1.0! -.16,1.32!", "0,1.02! .42,.72! .6,1.0! .16,1.32!"),
    ("-.5,.74! .5,.74! .56,.98! -.56,.98!",),
    ("-.56,.72! .56,.72! .86,1.3! .5,1.5 0,1.2! -.5,1.5 -.86,1.3!",),
)


def _body(card: Sheet, name: str, x: float, y: float, r: float, row: int, k: int) -> Patch:
    n = row * 5 + k
    inks: tuple[Ink, ...] = (CHARCOAL, GREY, mix(CHARCOAL, GREY, 0.5), ASH, shift(CHARCOAL, -0.05))
    ink = inks[(n * 2 + row) % 5]
    at = affine(x, y, r, (-2, 1, 0, 2, -1)[(n + row) % 5])
    body = card.piece(BODIES[n % 3], ink, at=at, angle=86, laps=30, grain=0.28, lift=5)
    with card.inside(body):
        if n % 4 == 1:
            printed(card, body, "bars", shift(ink, 0.07), gap=34)
        if n % 3 == 0:
            card.paint(
                "-.5,.7! .5,.7! .56,1.7! 1.2,1.9! 1.2,3.4! -1.2,3.4! -1.2,1.9! -.56,1.7!",
                shift(ink, -0.08),
                at=at,
                angle=88,
            )
        card.paint(ribbon("-.86,1.5 -.78,2.4 -.84,3.3", (0.03, 0.06, 0.04), at, r), shift(ink, -0.1))
        card.paint(ribbon(".86,1.5 .8,2.4 .86,3.3", (0.03, 0.06, 0.04), at, r), shift(ink, -0.1))
        if n % 5 in (2, 4):
            card.paint(
                [ribbon(f"0,{1.4 + 0.36 * i} .01,{1.41 + 0.36 * i}", (0.12, 0.12), at, r) for i in range(4)], LIGHT
            )
    skin = CAST[name].skin
    card.paint("-.28,.4! .28,.4! .34,.9! 0,1.06 -.34,.9!", skin.shade, at=at, angle=86)
    kind = {"p1": 3, "p3": 0}.get(name, (0, 1, 2)[(n * 5 + row) % 3])
    card.paint(list(COLLARS[kind]), LIGHT, at=at, angle=4, lift=3)
    if kind == 3:
        card.paint(ribbon("-.72,1.24 -.44,1.34 0,1.06 .44,1.34 .72,1.24", (0.06, 0.06, 0.06, 0.06), at, r), GREY)
    if n % 4 == 3:
        card.paint("-.34,1.1! 0,1.2! .34,1.1! .34,1.44! 0,1.3! -.34,1.44!", mix(GREY, CHARCOAL, 0.5), at=at, lift=2)
    return body


def _pupil(card: Sheet, row: int, k: int) -> None:
    x, y, r, tilt, turn = ROWS[row][k]
    name = f"p{row * 5 + k}"
    _body(card, name, x, y, r, row, k)
    if name == "p12":
        return
    if row == 4:
        _lap(card, x, y, r, k)
    Head(card, CAST[name], x, y, r, tilt=tilt - CAST[name].feels.tilt, turn=turn).draw()
    if name == "p17":
        # two hands on her shoulders, of one who is not there
        for side in (-1, 1):
            hand(
                card,
                "drop",
                x + side * 62,
                y + r * 0.7,
                58,
                90 + side * 24,
                CAST["p12"].skin,
                flip=side > 0,
                age=10,
                lift=3,
            )


def _lap(card: Sheet, x: float, y: float, r: float, k: int) -> None:
    """Those in front sit: hands in laps, knees, boots."""
    skin = CAST[f"p{20 + k}"].skin
    for s in (-1, 1):
        card.paint(
            f"{x + s * 14},{y + 196}! {x + s * 58},{y + 196}! {x + s * 54},{y + 296}! {x + s * 20},{y + 298}!",
            (GREY, CHARCOAL, ASH)[(k + (s > 0)) % 3 if k == 2 else k % 3],
            angle=88,
            lift=3,
        )
        card.paint(
            f"{x + s * 12},{y + 284}! {x + s * 58},{y + 282}! {x + s * 72},{y + 316} {x + s * 60},{y + 326}! {x + s * 10},{y + 326}!",
            CHARCOAL,
            angle=4,
            lift=4,
        )
    hand(card, "flat", x - 60, y + 176, 58, 14, skin, age=10, lift=3)
    hand(card, "flat", x + 60, y + 180, 58, 168, skin, age=10, flip=True, lift=3)


def _hole(card: Sheet) -> None:
    """Where one head was: the cut goes neatly round an ear."""
    x, y, r, _, _ = ROWS[2][2]
    at = affine(x, y, r, -3)
    cut = (
        "-.12,-1.12 .36,-1.06 .68,-.72 .78,-.28! .92,-.30 .98,-.06 .90,.24 .76,.28! .70,.56 .46,.86 .34,.98! .32,1.14! -.34,1.16! -.36,.96! "
        "-.54,.80 -.72,.50 -.78,.24! -.90,.16 -.94,-.08 -.84,-.26! -.76,-.34 -.64,-.80"
    )
    card.paint(cut, CHALK, at=affine(x - 3, y - 4, r * 1.07, -3), wobble=0.8)
    wall = card.piece(cut, mix(ROSE, CHALK, 0.62), at=at, angle=88, grain=0.2, wobble=0.8)
    with card.inside(wall):
        thorn: list[Array] = [
            ribbon("-.2,1.3 -.1,.6 .12,.1 0,-.5 .1,-1.2", (0.09, 0.08, 0.07, 0.06, 0.04), at, r),
        ]
        card.paint(thorn, ROSE)
        for spec in (
            "-.1,.6! -.42,.5! -.16,.42!",
            ".08,.2! .4,.06! .12,-.02!",
            ".02,-.2! -.3,-.36! .0,-.42!",
            ".04,-.6! .3,-.8! .06,-.76!",
            "-.14,.9! .2,.82! -.12,.74!",
        ):
            card.paint(spec, ROSE, at=at)
        for u, v, s in ((0.46, 0.42, 0.24), (-0.5, -0.02, 0.22), (0.5, -0.5, 0.2)):
            rose = at @ (u, v, 1.0)
            spot = affine(float(rose[0]), float(rose[1]), s * r)
            card.paint("1,0 .6,.8 -.3,.9 -1,.3 -.8,-.6 0,-1 .8,-.7", ROSE, at=spot)
            card.paint(ribbon("-.5,.2 0,.5 .5,.1 .1,-.3 -.2,.0", (0.2, 0.2, 0.14), spot, s * r), mix(ROSE, CHALK, 0.6))
        # the paper is thick: it throws an edge
        card.paint(
            ribbon("-.86,-.5 -.3,-1.14 .3,-1.12 .7,-.76", (0.05, 0.16, 0.14, 0.04), at, r),
            mix(ROSE, CHARCOAL, 0.55),
            wobble=0.5,
        )
    card.paint(".76,.28! .90,.24 .98,-.06! 1.14,.1 1.06,.36 .86,.46!", CHALK, at=at, lift=6)


def _teacher(card: Sheet) -> None:
    """Tall, at the edge; she alone looks where the hole is."""
    dress = card.piece(
        "60,760! 110,742 160,758! 214,800 236,900 226,1010! 240,1200 276,1520! 180,1540 20,1536! -60,1540! -60,800! 0,790",
        CHARCOAL,
        angle=86,
        laps=50,
        lift=9,
    )
    with card.inside(dress):
        for fold in ("100,1040 90,1300 60,1540", "170,1040 190,1280 210,1540", "40,1040 20,1300 -10,1540"):
            card.paint(ribbon(fold, (4, 16, 9)), shift(CHARCOAL, 0.06), thin=0.15)
        card.paint("-60,1004! 110,1016 232,1000! 234,1030! 110,1046 -60,1036!", GREY, angle=2)
        for k in range(5):
            card.paint("1,0 0,1 -1,0 0,-1", LIGHT, at=affine(116 + k, 812 + 40 * k, 8))
    card.paint(
        ["20,1520! 96,1520! 100,1556 90,1566! 6,1566!", "130,1520! 200,1520! 226,1556 216,1568! 124,1566!"],
        shift(CHARCOAL, -0.06),
        lift=4,
    )
    skin = CAST["teacher"].skin
    card.paint("82,640! 146,640! 152,764! 112,790 70,764!", skin.shade, angle=88)
    card.paint("62,740! 112,716 162,740! 166,772! 112,752 60,776!", LIGHT, angle=4, lift=3)
    Head(card, CAST["teacher"], 116, 590, 88, tilt=-4, turn=0.25).draw()
    hand(card, "fist", 150, 1112, 82, 60, skin, age=35, lift=4)
    card.paint(
        "206,810! 250,900 262,1010! 236,1090 178,1130! 136,1096! 180,1040 186,960!",
        shift(CHARCOAL, 0.045),
        angle=80,
        lift=6,
    )
    # slate
    card.paint("60,1126! 210,1108! 222,1240! 72,1258!", mix(GREY, BONE, 0.5), angle=4, lift=6)
    card.paint("74,1140! 198,1124! 208,1228! 84,1244!", shift(CHARCOAL, -0.04), angle=4)
    card.paint(
        [ribbon(f"{92 + 22 * i},{1160 + i} {88 + 22 * i},{1200 + i}", (4, 4)) for i in range(4)]
        + [ribbon("82,1196 172,1164", (4, 4))],
        LIGHT,
        thin=0.2,
    )
    hand(card, "grip", 170, 1118, 84, 76, skin, age=35, lift=4)


def _margin(card: Sheet) -> None:
    """The card that it is mounted on."""
    for spec in (
        "-60,-60! 1260,-60! 1260,64! -60,58!",
        "-60,-60! 54,-60! 60,1860! -60,1860!",
        "1142,-60! 1260,-60! 1260,1860! 1138,1860!",
        "-60,1700! 1260,1692! 1260,1860! -60,1860!",
    ):
        card.paint(spec, CHALK, angle=2, grain=0.16, laps=120)
    card.paint(ribbon("58,60! 1140,66! 1138,1694! 62,1700! 58,60!", (5, 5, 5, 5)), ASH, thin=0.2)
    for x, w in ((420, 150), (600, 60), (690, 110)):
        card.paint(ribbon(f"{x},1748 {x + w * 0.4:.0f},1740 {x + w},1750", (4, 7, 3)), GREY, thin=0.2)


def _holder(card: Sheet) -> None:
    """An old thumb on somebody's foot."""
    old, dark = mix(BONE, ASH, 0.75), mix(ASH, GREY, 0.7)
    thumb = card.piece(
        "1260,1330! 1180,1400 1090,1470 1010,1530 960,1580 930,1630 940,1672 990,1690 1060,1676 1110,1668! 1130,1720 1120,1860! 1260,1860!",
        old,
        angle=140,
        laps=44,
        grain=0.24,
        lift=14,
    )
    with card.inside(thumb):
        card.paint("1110,1668! 1180,1600 1260,1560! 1260,1860! 1100,1860! 1130,1740", dark, angle=120, grain=0.2)
        for spec in (
            "1040,1540 1060,1556 1090,1552",
            "1030,1560 1056,1580 1090,1574",
            "1140,1440 1160,1466 1190,1470",
            "1150,1470 1170,1490 1200,1488",
        ):
            card.paint(ribbon(spec, (3, 7, 3)), dark)
        for x, y, r in ((1160, 1540, 17), (1200, 1480, 12), (1120, 1600, 10), (1210, 1570, 14), (1180, 1430, 9)):
            card.paint(
                "1,0 .6,.8 -.3,.9 -1,.3 -.8,-.6 0,-1 .8,-.7", mix(ASH, GREY, 0.85), at=affine(x, y, r), thin=0.15
            )
    nail = card.piece(
        "946,1612 990,1570 1024,1574 1020,1606 976,1650 944,1652", shift(BONE, 0.05), angle=140, grain=0.15, lift=2
    )
    with card.inside(nail):
        card.paint("940,1640! 970,1600! 960,1590! 930,1620!", CHALK)
    card.paint("1190,1860! 1200,1760 1260,1700! 1260,1860!", CHARCOAL, angle=40, lift=8)
