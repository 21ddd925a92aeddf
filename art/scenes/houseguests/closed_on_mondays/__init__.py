"""Closed on Mondays: six faces at a cake shop's pane in the cold; inside, sugar steps go down into a drawer."""

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
    for name in ("thin friend", "bride", "judge", "porter", "fat friend", "boy"):
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
    dark = mix(NIGHT, "#000000", 0.3)
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
    wide = {"thin friend": 1.05, "fat friend": 1.75, "boy": 1.2}.get(name, 1.5)
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
        elif name == "thin friend":
            for k in range(8):
                card.paint(ribbon(f"{x - 110 + 30 * k},{y + 100} {x - 112 + 30 * k},{y + 500}", (5, 5)), dark)
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
        "bride": ("520,1000 566,760 540,560", (120, 90, 64), "open", 540, 566, 140, -98, True, mix(NIGHT, CHALK, 0.72)),
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
    card.paint(
        "1010,952! 1180,946! 1150,978 1112,990! 1124,1012! 1060,1014! 1074,992! 1036,982", LILAC, angle=3, lift=6
    )
    card.paint("1030,946! 1044,838! 1166,876! 1162,942!", WHITE, angle=86, grain=0.14, lift=8)
    card.paint("1036,900! 1164,914! 1163,932! 1034,922!", PLUM, angle=8)
    card.paint("1044,838! 1166,876! 1164,894! 1041,858!", mix(LILAC, CHALK, 0.3), angle=14)
    card.paint(ROUND, PLUM, at=affine(1084, 834, 17), lift=3)


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
    card.paint("-40,1452! 1240,1440! 1240,1640! -40,1650!", BONE, angle=2, laps=70, grain=0.12, lift=10)
    card.paint("-40,1636! 1240,1626! 1240,1668! -40,1678!", mix(BONE, LILAC, 0.35), angle=2, lift=8)
    card.paint("-40,1676! 1240,1666! 1240,1840! -40,1840!", mix(BONE, LILAC, 0.6), angle=2, laps=70)
    card.paint("730,1690! 1240,1684! 1240,1800! 740,1806!", NIGHT, angle=3)
    card.paint("730,1690! 772,1690! 744,1780! 690,1780!", mix(LILAC, NIGHT, 0.4), angle=70)
    card.paint("680,1770! 1240,1760! 1240,1840! 680,1840!", mix(BONE, LILAC, 0.22), angle=3, lift=12)
    card.paint(ROUND, PLUM, at=affine(806, 1793, 18), lift=5)
    # an onion, without a plate
    bulb = card.piece(
        "330,1596 336,1536 372,1500 386,1452! 404,1500 446,1532 456,1592 396,1626",
        mix(LILAC, PLUM, 0.3),
        angle=84,
        lift=10,
    )
    with card.inside(bulb):
        for x in (352, 392, 432):
            card.paint(ribbon(f"390,1490 {x},1550 {(x + 390) / 2:.0f},1624", (2, 6, 2)), CHALK, wobble=0.5)
    card.paint("230,1620! 300,1602 312,1632! 260,1648!", mix(LILAC, PLUM, 0.3), angle=4, lift=3)


def _stairs(card: Sheet) -> None:
    """Steps for one who went that way."""
    side = mix(CHALK, LILAC, 0.6)
    for k in range(8):
        x, first = 836 + 42 * k, 1186 + 74 * k
        bottom = 1604 if x < 980 else 1782
        whole = card.piece(
            f"{x},{first}! {x + 43},{first}! {x + 43},{bottom}! {x},{bottom}!", CHALK, angle=88, grain=0.14, lift=6
        )
        with card.inside(whole):
            for row, y in enumerate(range(first, bottom, 37)):
                if (row + k) % 2:
                    card.paint(f"{x},{y}! {x + 43},{y}! {x + 43},{y + 37}! {x},{y + 37}!", WHITE, angle=88, wobble=0.4)
                card.paint(f"{x},{y}! {x + 43},{y}! {x + 43},{y + 3}! {x},{y + 3}!", side, wobble=0.3)
            card.paint(f"{x + 33},{first}! {x + 43},{first}! {x + 43},{bottom}! {x + 33},{bottom}!", side, wobble=0.4)
        card.paint(
            f"{x - 3},{first + 2}! {x + 14},{first - 17}! {x + 60},{first - 17}! {x + 43},{first + 2}!", WHITE, lift=2
        )


def _arms(card: Sheet) -> None:
    # bread in one hand, on its way; the elbow is on the table
    card.paint(
        "180,1210! 110,1290 50,1420 62,1560! 150,1600 250,1540! 260,1400 250,1270",
        shift(CHALK, -0.015),
        angle=96,
        edge="torn",
        core=WHITE,
        wobble=3,
        lift=9,
    )
    hand(card, "cup", 322, 1266, 156, -58, BROWN, age=48, lift=5, part="under")
    slice_ = "232,1044! 236,990 292,956 350,966 398,984 424,1020! 404,1040 398,1070 420,1096! 432,1140 440,1214! 262,1236! 250,1130"
    loaf = card.piece(slice_, mix(SKIN, PLUM, 0.22), angle=70, lift=8)
    with card.inside(loaf):
        card.paint(
            "250,1046! 256,1004 300,974 350,984 392,1004 420,1016! 400,1040 396,1070 430,1100! 416,1140 424,1206! 276,1220! 266,1130",
            BONE,
            angle=70,
            grain=0.2,
        )
        holes = [
            curve(ROUND, affine(x, y, r))
            for x, y, r in ((300, 1040, 9), (340, 1090, 6), (300, 1120, 7), (366, 1030, 5))
        ]
        card.paint(holes, mix(BONE, SKIN, 0.4))
    hand(card, "cup", 322, 1266, 156, -58, BROWN, age=48, lift=5, part="over")
    card.paint(
        "62,1560! 58,1480 120,1420 236,1210! 280,1190 350,1250! 330,1330 230,1540 150,1612!",
        CHALK,
        angle=118,
        edge="torn",
        core=WHITE,
        wobble=3,
        lift=12,
    )
    card.paint("222,1216! 262,1176! 368,1254! 336,1302!", LILAC, angle=40, lift=5)
    # the other sets the first stone of the flight straight
    hand(card, "pinch", 762, 1262, 150, -52, BROWN, age=48, lift=5)
    card.paint("-1,-1! 1,-1! 1,1! -1,1!", WHITE, at=affine(862, 1144, 32, 6), lift=5)
    card.paint(".6,-1! 1,-1! 1,1! .6,1!", mix(CHALK, LILAC, 0.55), at=affine(862, 1144, 32, 6))
    card.paint(
        "604,1590! 560,1500 600,1400 690,1300! 720,1248! 806,1290! 812,1360 826,1480 800,1600! 700,1626!",
        CHALK,
        angle=112,
        edge="torn",
        core=WHITE,
        wobble=3,
        lift=13,
    )
    card.paint("706,1262! 734,1216! 826,1262! 804,1316!", LILAC, angle=24, lift=5)


Place = tuple[float, float, float, float, Ink]
PLACES: Final[dict[str, Place]] = {
    "judge": (120, 470, 168, 0.3, "#12131d"),
    "bride": (400, 350, 138, 0.12, mix(NIGHT, CHALK, 0.72)),
    "fat friend": (770, 470, 172, -0.1, PLUM),
    "thin friend": (640, 236, 118, 0.0, mix(PETROL, LILAC, 0.3)),
    "porter": (1126, 470, 164, -0.35, PETROL),
    "boy": (846, 846, 118, 0.25, mix(LILAC, NIGHT, 0.25)),
}
"""Where somebody's head is, half its height, which way it is turned, and the cloth below it."""
