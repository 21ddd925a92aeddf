"""Closed on Mondays: five faces at a cake shop's pane in the cold; inside, sugar steps go down into a drawer."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.closed_on_mondays.cast import (
    BONE,
    BROWN,
    CAST,
    CHALK,
    LILAC,
    NIGHT,
    PETROL,
    PLUM,
    SKIN,
    WHITE,
)

GROUND = BONE
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the night and who stands in it, sill and cakes, then her before them at a plain table."""
    _night(card)
    _seventh(card)
    for name in ("bride", "judge", "porter", "fat friend", "boy"):
        _outside(card, name)
    _sill(card)
    _cakes(card)
    _she(card)
    _table(card)
    _stairs(card)
    _arms(card)


def _night(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 1240,960! -40,960!", NIGHT, angle=88, laps=110, grain=0.26)
    for x, w, top in ((-20, 170, 60), (250, 130, 150), (600, 150, 20), (860, 120, 110), (1010, 200, 30)):
        card.paint(
            f"{x},{top}! {x + w},{top - 8}! {x + w + 4},960! {x},960!", mix(NIGHT, PETROL, 0.34), angle=88, laps=90
        )
    for x, y in ((30, 110), (78, 112), (640, 70), (1080, 80), (1126, 82), (1126, 150)):
        card.paint(f"{x},{y}! {x + 22},{y}! {x + 22},{y + 36}! {x},{y + 36}!", mix(NIGHT, LILAC, 0.5), angle=4)


def _outside(card: Sheet, name: str) -> None:
    x, y, size, turn, cloth = PLACES[name]
    at = affine(x, y, size)
    if name == "bride":
        card.paint(
            "-.3,-1.3 .5,-1.32 1.1,-.8 1.34,.4 1.7,2 1.9,5! -1.7,5! -1.5,2 -1.2,.4 -1.05,-.7",
            mix(NIGHT, CHALK, 0.62),
            at=at,
            angle=84,
            edge="torn",
            core=CHALK,
            wobble=4,
            lift=5,
        )
    wide = {"fat friend": 1.75, "boy": 1.2}.get(name, 1.5)
    body = card.piece(
        f"-.46,.9! .46,.9! .9,1.2 {wide},1.7 {wide + 0.2},6! -{wide + 0.2},6! -{wide},1.7 -.9,1.2",
        cloth,
        at=at,
        angle=86,
        laps=60,
        lift=5,
    )
    with card.inside(body):
        if name == "judge":
            card.paint(["-.26,.9! -.02,.9! -.06,2.1! -.36,2.1!", ".02,.9! .26,.9! .36,2.1! .08,2.1!"], CHALK, at=at)
        elif name == "bride":
            card.paint("-.6,.8! .6,.8! .3,1.5 0,1.66 -.3,1.5", CAST[name].skin.shade, at=at)
        elif name == "porter":
            card.paint([curve(ROUND, affine(x - 10, y + 230 + 62 * j, 12)) for j in range(3)], SKIN)
            card.paint("-1.5,1.5! -.9,1.2! -.86,1.34! -1.4,1.68!", LILAC, at=at)
    head = Head(card, CAST[name], x, y, size, turn=turn)
    head.draw()
    _palm(card, name)


def _seventh(card: Sheet) -> None:
    """Who has gone has left brow, nose and a palm on the glass."""
    mark, x, y = mix(NIGHT, LILAC, 0.4), 900, 130
    card.paint("-1,-.1 -.5,-.34 .2,-.36 1,-.06 .5,.3 -.4,.32", mark, at=affine(x, y - 30, 46, 5), thin=0.34)
    card.paint(ROUND, mark, at=affine(x + 4, y + 40, 21), thin=0.2)
    card.paint("-1,-.1 -.3,-.5 0,-.34 .3,-.5 1,-.1 .4,.42 -.4,.42", mark, at=affine(x + 6, y + 92, 34, 4), thin=0.26)
    hand(card, "open", x + 112, y + 116, 112, -76, Skin(mark, mark, mark), True)


def _palm(card: Sheet, name: str) -> None:
    """A sleeve that comes up from below, and the flat of the hand on the glass."""
    sleeve: dict[str, tuple[str, tuple[float, ...], str, float, float, float, float, bool, Ink]] = {
        "judge": ("300,1000 306,840 286,700", (190, 150, 118), "flat", 286, 706, 150, -96, True, "#12131d"),
    }
    if name == "boy":
        for k in range(4):
            for s in (-1, 1):
                x = PLACES["boy"][0] + s * (112 + 25 * k)
                card.paint(
                    "-.82,2! -.9,-.4 0,-1 .9,-.4 .82,2!",
                    CAST["boy"].skin.base if k % 2 else shift(CAST["boy"].skin.base, -0.025),
                    at=affine(x, 884 - (7 if k in (1, 2) else 0), 14),
                    lift=2,
                )
        return
    if name not in sleeve:
        return
    line, widths, kind, x, y, size, turn, flip, ink = sleeve[name]
    hand(card, kind, x, y, size, turn, CAST[name].skin, flip, CAST[name].age, lift=4)
    card.paint(ribbon(line, widths), ink, angle=86, lift=6)
    if name == "judge":
        card.paint("222,730! 224,690! 350,684! 352,726!", CHALK, angle=2, lift=3)


def _sill(card: Sheet) -> None:
    card.paint("-40,900! 1240,892! 1240,966! -40,972!", PETROL, angle=2, lift=8)
    card.paint("-40,900! 1240,892! 1240,908! -40,916!", shift(PETROL, 0.09), angle=2)
    card.paint("-40,966! 1240,960! 1240,1500! -40,1500!", PLUM, angle=88, laps=90, grain=0.26)
    for x in (60, 1016):
        card.paint(f"{x},1020! {x + 150},1018! {x + 150},1420! {x},1420!", shift(PLUM, -0.045), angle=88)


def _cakes(card: Sheet) -> None:
    for half, y, high in ((190, 980, 120), (140, 864, 100)):
        x = -10
        tier = card.piece(
            f"{x - half},{y}! {x - half + 6},{y - high}! {x + half - 8},{y - high - 4}! {x + half},{y}!",
            CHALK,
            angle=88,
            grain=0.14,
            lift=9,
        )
        with card.inside(tier):
            card.paint(f"{x - half},{y}! {x - half},{y - 46}! {x + half * 0.3},{y - 40}! {x + half},{y}!", BONE)
            for k in range(6):
                u = x - 60 + 54 * k
                for r, ink in ((20, LILAC), (12, shift(LILAC, 0.08)), (5, PLUM)):
                    card.paint(ROUND, ink, at=affine(u, y - 22, r, 30 * k))
    # the slice that all of them mean
    at = affine(-340, -284, 1.28)
    card.paint(
        "1010,952! 1180,946! 1150,978 1112,990! 1124,1012! 1060,1014! 1074,992! 1036,982", LILAC, at=at, angle=3, lift=6
    )
    card.paint("1030,946! 1044,838! 1166,876! 1162,942!", WHITE, at=at, angle=86, grain=0.14, lift=8)
    card.paint("1036,900! 1164,914! 1163,932! 1034,922!", PLUM, at=at, angle=8)
    card.paint("1044,838! 1166,876! 1164,894! 1041,858!", mix(LILAC, CHALK, 0.3), at=at, angle=14)
    card.paint(ROUND, PLUM, at=affine(1048, 784, 22), lift=3)


def _she(card: Sheet) -> None:
    body = card.piece(
        "330,1170! 420,1140 520,1140 610,1176! 740,1220 800,1310 820,1560! 60,1560! 70,1320 150,1220",
        CHALK,
        angle=84,
        laps=60,
        grain=0.18,
        edge="torn",
        core=WHITE,
        wobble=3,
        lift=14,
    )
    with card.inside(body):
        card.paint("540,1160! 640,1180! 720,1300 700,1600! 560,1600! 590,1400", shift(BONE, -0.02), angle=84)
        card.paint(ribbon("478,1260 472,1560", (4, 5)), LILAC)
        card.paint([curve(ROUND, affine(514, y, 12)) for y in (1330, 1412, 1494)], LILAC)
    neck = card.piece("384,1050! 540,1050! 556,1180 470,1260 372,1180", BROWN.base, angle=86)
    with card.inside(neck):
        card.paint("370,1040! 560,1040! 560,1120 470,1180 400,1130!", BROWN.shade, angle=86)
    card.paint("372,1146! 470,1214! 566,1142! 604,1190 480,1290! 340,1196!", LILAC, angle=20, lift=6)
    card.paint("452,1250! 500,1246! 528,1360! 470,1350!", shift(LILAC, -0.05), angle=80, lift=5)
    head = Head(card, CAST["confectioner"], 462, 950, 190, 2, turn=0.22)
    head.draw()
    cap = card.piece(
        "-.80,-.36! -.9,-.9 -.86,-1.34 -.4,-1.6 .16,-1.62 .66,-1.44 .86,-1.0 .78,-.42! .3,-.58 -.3,-.56",
        CHALK,
        at=head.at,
        angle=80,
        grain=0.16,
        edge="torn",
        core=WHITE,
        wobble=3,
        lift=7,
    )
    with card.inside(cap):
        for u in (-0.5, -0.1, 0.3):
            card.paint(
                ribbon(f"{u},-1.5 {u + 0.04},-1.1 {u - 0.06},-.8", (0.02, 0.07, 0.02), head.at, 190), BONE, wobble=0.4
            )
    card.paint("-.82,-.34! -.84,-.62! -.3,-.8 .3,-.82 .82,-.66! .8,-.4! .3,-.56 -.3,-.54", BONE, at=head.at, lift=4)


def _table(card: Sheet) -> None:
    card.paint(
        "-40,1452! 1240,1440! 1240,1640! -40,1650!", mix(BONE, LILAC, 0.24), angle=2, laps=70, grain=0.12, lift=10
    )
    card.paint("-40,1640! 1240,1632! 1240,1668! -40,1678!", mix(BONE, LILAC, 0.5), angle=2, lift=8)
    card.paint("-40,1676! 1240,1666! 1240,1840! -40,1840!", mix(BONE, LILAC, 0.72), angle=2, laps=70)
    # the drawer, pulled out towards us
    card.paint("900,1660! 1240,1654! 1240,1840! 860,1840!", mix(LILAC, NIGHT, 0.5), angle=70, lift=6)
    card.paint("926,1672! 1240,1666! 1240,1840! 892,1840!", NIGHT, angle=3)
    # an onion, without a plate
    at = affine(-62, 0)
    bulb = card.piece(
        "330,1596 336,1536 372,1500 386,1452! 404,1500 446,1532 456,1592 396,1626",
        mix(LILAC, PLUM, 0.3),
        at=at,
        angle=84,
        lift=10,
    )
    with card.inside(bulb):
        for x in (352, 392, 432):
            card.paint(ribbon(f"390,1490 {x},1550 {(x + 390) / 2:.0f},1624", (2, 6, 2), at), CHALK, wobble=0.5)


CUBE: Final = 66


def _cube(card: Sheet, x: float, y: float, turn: float = 0, lift: float = 2) -> None:
    """One stone of the flight, (x, y) the upper left corner of its front; top and right side are seen."""
    at = affine(x, y, CUBE, turn)
    card.paint("0,0! .26,-.26! 1.26,-.26! 1,0!", WHITE, at=at, lift=lift, wobble=0.5)
    card.paint("1,0! 1.26,-.26! 1.26,.74! 1,1!", mix(LILAC, CHALK, 0.25), at=at, angle=80, lift=lift, wobble=0.5)
    card.paint("0,0! 1,0! 1,1! 0,1!", mix(CHALK, LILAC, 0.14), at=at, angle=88, grain=0.14, lift=lift, wobble=0.5)


def _stairs(card: Sheet) -> None:
    """Steps for one who went that way: over the table's edge and down into the drawer."""
    for k in range(6):
        count = (4, 3, 2, 1, 3, 2)[k]
        top = 1316 + (CUBE + 1) * k
        for row in reversed(range(count)):
            _cube(card, 770 + (CUBE + 1) * k, top + (CUBE + 1) * row)
    card.paint("850,1752! 1240,1742! 1240,1840! 836,1840!", mix(BONE, LILAC, 0.3), angle=3, lift=12)
    card.paint(ROUND, PLUM, at=affine(1010, 1790, 20), lift=5)


def _arms(card: Sheet) -> None:
    sleeve, shade = CHALK, mix(BONE, LILAC, 0.16)
    # bread in one hand, on its way; the elbow is on the table
    card.paint("210,1200! 130,1244 76,1350 58,1550! 110,1614! 220,1560 262,1420 262,1260!", shade, angle=92, lift=9)
    at = affine(236, 1124, 1, -9)
    hand(card, "cup", 268, 1286, 156, -66, BROWN, age=48, lift=5, part="under")
    loaf = card.piece(
        "-90,124! -84,10 -106,-20 -110,-62 -70,-106 -6,-114 40,-102! 34,-74 58,-64 60,-36! 90,-34 106,-20 84,14 88,124!",
        mix(SKIN, PLUM, 0.4),
        at=at,
        angle=70,
        lift=8,
    )
    with card.inside(loaf):
        card.paint(
            "-72,106! -68,14 -88,-16 -92,-54 -62,-88 -6,-96 60,-110! 34,-74 58,-64 66,-30! 86,-16 66,16 70,106!",
            BONE,
            at=at,
            angle=70,
            grain=0.2,
        )
        holes = [curve(ROUND, affine(x, y, r)) for x, y, r in ((196, 1080, 9), (238, 1060, 6), (208, 1150, 7))]
        card.paint(holes, mix(BONE, SKIN, 0.4))
    hand(card, "cup", 268, 1286, 156, -66, BROWN, age=48, lift=5, part="over")
    fore = card.piece(
        "56,1560! 80,1490 150,1390 200,1284! 304,1326! 296,1420 250,1550 200,1612 110,1622! 70,1606",
        sleeve,
        angle=116,
        laps=60,
        lift=12,
    )
    with card.inside(fore):
        card.paint("330,1330! 262,1330 230,1440 150,1560 60,1590! 100,1660! 330,1640!", shade, angle=116, ragged=20)
    card.paint("184,1290! 214,1236! 326,1284! 308,1346!", LILAC, angle=24, lift=5)
    # the other sets the first stone of the flight straight
    card.paint(
        "620,1190! 726,1226 786,1320 776,1430 716,1510 640,1570 560,1580! 540,1500 590,1340!", shade, angle=80, lift=9
    )
    _cube(card, 780, 1222, 7, 4)
    hand(card, "pinch", 690, 1318, 158, -36, BROWN, age=48, lift=5)
    fore = card.piece(
        "430,1612! 440,1530 530,1430 616,1306! 722,1380! 700,1460 630,1570 570,1622 470,1634!",
        sleeve,
        angle=124,
        laps=60,
        lift=13,
    )
    with card.inside(fore):
        card.paint("740,1380! 680,1390 620,1480 540,1580 430,1600! 430,1680! 740,1660!", shade, angle=124, ragged=20)
    card.paint("606,1318! 644,1258! 752,1336! 720,1398!", LILAC, angle=36, lift=5)


Place = tuple[float, float, float, float, Ink]
PLACES: Final[dict[str, Place]] = {
    "judge": (120, 470, 168, 0.3, "#12131d"),
    "bride": (424, 300, 140, 0.12, mix(NIGHT, CHALK, 0.72)),
    "fat friend": (800, 440, 172, -0.1, PLUM),
    "porter": (1150, 520, 164, -0.35, PETROL),
    "boy": (790, 846, 118, 0.25, mix(LILAC, NIGHT, 0.25)),
}
"""Where somebody's head is, half its height, which way it is turned, and the cloth below it."""
