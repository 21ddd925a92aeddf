"""Who Is Missing?: a school photograph with a hole in it, and the hand that holds it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skull import View
from art.scenes.houseguests.who_is_missing.pupils import ASH, BONE, CAST, CHALK, CHARCOAL, GREY, LIGHT, MINT, ROWS

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the school, the pupils from the last row to the first, the teacher, the hole, the hand."""
    _school(card)
    n = 0
    for k, row in enumerate(ROWS):
        if k == 3:
            _teacher(card)
        for who in row:
            _pupil(card, n, *who)
            n += 1
    _margin(card)
    _corner(card)
    _holder(card)


def _school(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 1240,900! -40,900!", shift(BONE, 0.015), angle=88, laps=120, grain=0.16)
    card.paint("560,-40! 1240,-40! 1240,300! 560,330!", mix(BONE, ASH, 0.45), angle=2, laps=90, grain=0.2)
    card.paint("520,150! 1240,130! 1240,176! 520,200!", mix(ASH, GREY, 0.25), angle=2, lift=4)
    for x in (640, 850, 1040):
        card.paint(f"{x},-20! {x + 120},-22! {x + 122},122! {x + 2},126!", mix(ASH, GREY, 0.6), angle=88, lift=2)
        card.paint(ribbon(f"{x + 62},-20 {x + 62},124", (8, 8)), BONE)


BODIES: Final = (
    "-1.3,1.3! -1.0,.98 -.3,.7! .3,.7! .96,.96 1.28,1.26! 1.46,2.3! 1.5,6.6! -1.5,6.6! -1.46,2.3!",
    "-1.12,1.14! -.8,.9 -.28,.7! .28,.7! .9,.98 1.24,1.34! 1.34,2.3! 1.4,6.6! -1.4,6.6! -1.24,2.2!",
    "-1.4,1.4! -1.1,1.06 -.3,.7! .32,.7! .86,.88 1.16,1.1! 1.3,2.2! 1.4,6.6! -1.6,6.6! -1.54,2.4!",
)
COLLARS: Final = (
    ("-.02,.96! -.5,.74! -.78,1.0 -.5,1.22 -.1,1.14!", "-.02,.96! .5,.74! .78,1.0 .5,1.22 .08,1.14!"),
    ("0,1.02! -.42,.72! -.6,1.0! -.16,1.32!", "0,1.02! .42,.72! .6,1.0! .16,1.32!"),
    ("-.5,.74! .5,.74! .56,.98! -.56,.98!",),
    ("-.56,.72! .56,.72! .86,1.3! .5,1.5 0,1.2! -.5,1.5 -.86,1.3!",),
)


def _body(card: Sheet, name: str, n: int, at: Array, r: float, kind: int) -> None:
    inks: tuple[Ink, ...] = (
        CHARCOAL,
        shift(CHARCOAL, 0.07),
        shift(CHARCOAL, -0.04),
        mix(CHARCOAL, GREY, 0.62),
        shift(CHARCOAL, 0.03),
        ASH if n in (5, 17) else GREY,
    )
    ink = inks[n % 6]
    body = card.piece(BODIES[n % 3], ink, at=at, angle=86, laps=30, grain=0.28, lift=8)
    with card.inside(body):
        if n % 4 == 1:
            printed(card, body, "bars", shift(ink, 0.08), gap=0.46 * r)
        if n % 3 == 0:
            card.paint(
                "-.5,.7! .5,.7! .56,1.7! 1.0,1.9! 1.1,6.6! -1.1,6.6! -1.0,1.9! -.56,1.7!",
                shift(ink, -0.08),
                at=at,
                angle=88,
            )
        for u in (-1, 1):
            arm = f"{u * 1.02},1.5 {u * 0.92},2.4 {u * 1.0},3.6"
            card.paint(ribbon(arm, (0.04, 0.08, 0.05), at, r), shift(ink, -0.12))
        if n % 5 in (2, 4):
            card.paint(
                [ribbon(f"0,{1.5 + 0.4 * i} .01,{1.51 + 0.4 * i}", (0.12, 0.12), at, r) for i in range(4)], LIGHT
            )
    card.paint("-.28,.4! .28,.4! .34,.9! 0,1.06 -.34,.9!", CAST[name].skin.shade, at=at, angle=86)
    card.paint(list(COLLARS[kind]), LIGHT, at=at, angle=4, lift=4)
    if kind == 3:
        card.paint(ribbon("-.72,1.24 -.44,1.34 0,1.06 .44,1.34 .72,1.24", (0.06, 0.06, 0.06, 0.06), at, r), GREY)
    if n % 4 == 3:
        card.paint("-.34,1.1! 0,1.2! .34,1.1! .34,1.44! 0,1.3! -.34,1.44!", mix(GREY, ASH, 0.4), at=at, lift=3)


def _pupil(
    card: Sheet, n: int, name: str, x: float, y: float, r: float, tilt: float, turn: float, kind: int, view: View
) -> None:
    _body(card, name, n, affine(x, y, r, tilt * 0.4), r, kind)
    if name == "p12":
        _hole(card, x, y, r)
        return
    Head(card, CAST[name], x, y, r, tilt=tilt - CAST[name].feels.tilt, turn=turn, view=view).draw()
    if name == "p17":
        # two hands on her shoulders, of one who is not there
        for side in (-1, 1):
            card.paint(
                f"{x + side * 84},{y - 190}! {x + side * 142},{y - 170}! {x + side * 166},{y - 50} {x + side * 152},{y + 60}! "
                f"{x + side * 94},{y + 48}! {x + side * 100},{y - 60}",
                shift(CHARCOAL, 0.02),
                angle=84,
                lift=6,
            )
            hand(
                card,
                "drop",
                x + side * 112,
                y + 84,
                84,
                90 + side * 18,
                CAST["p12"].skin,
                flip=side > 0,
                age=10,
                lift=5,
            )
            cuff = f"{x + side * 158},{y + 46}! {x + side * 90},{y + 34}! {x + side * 86},{y + 66}! {x + side * 150},{y + 80}!"
            card.paint(cuff, LIGHT, lift=4)


PAPER: Final = mix(MINT, CHALK, 0.45)


def _dots(card: Sheet, patch: Patch) -> None:
    """Small even dots, every second row set between those above: the page that the photograph lies on."""
    x0, y0, x1, y1 = card.box(patch)
    gap = 26
    dots = [
        affine((i + 0.5 * (j % 2)) * gap, j * gap, 4.6)
        for j in range(int(y0 // gap), int(y1 // gap) + 2)
        for i in range(int(x0 // gap) - 1, int(x1 // gap) + 2)
    ]
    card.pattern(patch, turned([curve(ROUND) @ at[:, :2].T + at[:, 2] for at in dots]), shift(MINT, -0.1), wobble=0.2)


def _hole(card: Sheet, x: float, y: float, r: float) -> None:
    """Where one head was: the cut goes neatly round an ear."""
    at = affine(x, y, r, -3)
    cut = (
        "-.12,-1.12 .36,-1.06 .68,-.72 .78,-.28! .92,-.30 .98,-.06 .90,.24 .76,.28! .70,.56 .46,.86 .34,.98! .32,1.14! -.34,1.16! -.36,.96! "
        "-.54,.80 -.72,.50 -.78,.24! -.90,.16 -.94,-.08 -.84,-.26! -.76,-.34 -.64,-.80"
    )
    card.paint(cut, CHALK, at=affine(x - 3, y - 4, r * 1.07, -3), wobble=0.8)
    wall = card.piece(cut, PAPER, at=at, angle=88, grain=0.2, wobble=0.8)
    _dots(card, wall)
    with card.inside(wall):
        # the paper is thick: it throws its shade on what lies below
        card.paint(
            ribbon(
                "-.3,1.2 -.7,.5 -.86,0 -.84,-.5 -.3,-1.1 .3,-1.12 .76,-.7",
                (0.1, 0.2, 0.2, 0.24, 0.28, 0.2, 0.06),
                at,
                r,
            ),
            mix(MINT, CHARCOAL, 0.7),
            wobble=0.5,
        )
    card.paint(".76,.28! .90,.24 .98,-.06! 1.14,.1 1.06,.36 .86,.46!", CHALK, at=at, lift=6)


def _teacher(card: Sheet) -> None:
    """Tall and black, at the edge; she alone looks where the hole is."""
    dress = card.piece(
        "120,600! 176,566 226,596! 290,650 322,760 330,900! 330,1100 352,1400 360,1860! -60,1860! -60,620! 40,630",
        shift(CHARCOAL, -0.05),
        angle=86,
        laps=50,
        lift=12,
    )
    with card.inside(dress):
        for fold in ("130,1240 120,1500 100,1800", "230,1240 250,1500 270,1800", "70,1240 50,1500 30,1800"):
            card.paint(ribbon(fold, (4, 20, 12)), shift(CHARCOAL, 0.04), thin=0.15)
        for k in range(7):
            card.paint(ROUND, LIGHT, at=affine(178 + k, 700 + 52 * k, 9))
    skin = CAST["teacher"].skin
    card.paint("140,470! 214,470! 224,600! 178,640 128,600!", skin.shade, angle=88)
    card.paint("112,590! 176,550 240,590! 246,634! 176,606 106,638!", LIGHT, angle=4, lift=3)
    Head(card, CAST["teacher"], 178, 412, 106, tilt=4, turn=0.35).draw()
    hand(card, "grip", 176, 1130, 110, 70, skin, age=35, lift=4)
    card.paint("56,1150! 262,1124! 280,1330! 76,1358!", mix(GREY, BONE, 0.5), angle=4, lift=8)
    card.paint("76,1170! 246,1148! 260,1314! 92,1338!", shift(CHARCOAL, 0.0), angle=4)
    card.paint(
        [ribbon(f"{104 + 30 * i},{1198 + i} {98 + 30 * i},{1262 + i}", (6, 6)) for i in range(4)]
        + [ribbon("88,1258 216,1206", (6, 6))],
        LIGHT,
        thin=0.2,
    )
    hand(card, "fist", 196, 1072, 104, 92, skin, age=35, lift=5)
    sleeve = card.piece(
        "240,640! 300,680 336,800 330,940 290,1040 240,1100! 158,1074! 180,1000 222,920 226,800",
        shift(CHARCOAL, 0.03),
        angle=80,
        lift=8,
    )
    with card.inside(sleeve):
        card.paint(ribbon("320,880 270,900 220,890", (3, 14, 3)), shift(CHARCOAL, -0.05))
    card.paint("244,1086! 152,1060! 146,1092! 232,1120!", LIGHT, lift=4)


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


def _corner(card: Sheet) -> None:
    """One corner has been bent over: there the same paper shows."""
    _dots(card, card.piece("1010,-60! 1260,-60! 1260,200!", PAPER, angle=88, grain=0.2))
    card.paint("1010,-60! 1260,200! 1130,176 1040,150! 1020,60", mix(CHALK, ASH, 0.3), angle=44, lift=12)


def _holder(card: Sheet) -> None:
    """An old thumb on somebody's foot."""
    old, dark = mix(BONE, ASH, 0.4), mix(ASH, GREY, 0.45)
    thumb = card.piece(
        "1260,1310! 1180,1356 1110,1392 1030,1410 950,1428 912,1470 900,1520 920,1574 980,1600 1060,1598 1120,1612! 1150,1680 "
        "1160,1760 1150,1860! 1260,1860!",
        old,
        angle=150,
        laps=44,
        grain=0.24,
        lift=18,
    )
    with card.inside(thumb):
        card.paint(
            "910,1580! 1000,1560 1110,1570 1180,1620 1260,1580! 1260,1860! 1100,1860! 900,1620!", dark, angle=150
        )
        for spec in (
            "1096,1420 1112,1450 1106,1490",
            "1120,1412 1138,1450 1130,1500",
            "1146,1404 1160,1440 1158,1480",
            "1190,1600 1220,1540 1250,1520",
        ):
            card.paint(ribbon(spec, (2, 6, 2)), dark)
        for x, y, r in ((1200, 1430, 19), (1226, 1500, 13), (1180, 1520, 11), (1070, 1530, 10), (1236, 1400, 10)):
            card.paint("1,0 .6,.8 -.3,.9 -1,.3 -.8,-.6 0,-1 .8,-.7", mix(ASH, GREY, 0.7), at=affine(x, y, r), thin=0.15)
    nail = card.piece(
        "908,1520 916,1476 950,1446 1000,1440 1030,1462 1030,1510 1000,1544 944,1556", shift(BONE, 0.05), lift=2
    )
    with card.inside(nail):
        card.paint("890,1540! 930,1530 936,1480 960,1440! 900,1430!", CHALK)
        card.paint("1010,1430! 1000,1480 1012,1550! 1050,1550! 1050,1430!", mix(BONE, ASH, 0.5))
    card.paint("1190,1860! 1200,1760 1260,1700! 1260,1860!", CHARCOAL, angle=40, lift=8)
