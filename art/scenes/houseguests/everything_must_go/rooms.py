"""What stood in the rooms, out on the pavement as it stood: kitchen, parlour, bedroom, stair."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.things import thing
from art.scenes.houseguests.everything_must_go.inks import (
    BRICK,
    CREAM,
    INK,
    MUSTARD,
    OLIVE,
    PALE,
    PETROL,
    ROUND,
    UMBER,
)


def _flat(x: float, y: float, size: float) -> Array:
    """Where a plate lies on a table seen from above."""
    at = affine(x, y, size)
    at[1, 1] *= 0.5
    return at


def front(card: Sheet) -> None:
    """A house without an inside; doors and windows are nailed up."""
    wall = card.piece(
        "-40,-40! 1240,-40! 1240,610! 600,640 -40,668!",
        MUSTARD,
        angle=4,
        laps=140,
        grain=0.18,
        edge="torn",
        core=PALE,
        lift=5,
    )
    with card.inside(wall):
        card.paint("-40,590! 1240,538! 1240,620! 600,650 -40,680!", shift(MUSTARD, -0.12), angle=3)
        card.paint("-40,96! 1240,60! 1240,84! -40,122!", shift(MUSTARD, 0.07), angle=2, lift=3)
    for x, y, w, h, t in (
        (70, 180, 150, 240, -2),
        (330, 172, 150, 240, -2),
        (590, 160, 150, 236, -2),
        (1080, 150, 160, 230, -2),
    ):
        at = affine(x, y, 1, t)
        card.paint(f"-14,-14! {w + 14},-14! {w + 14},{h + 14}! -14,{h + 14}!", shift(MUSTARD, 0.09), at=at, angle=88)
        card.paint(f"0,0! {w},0! {w},{h}! 0,{h}!", INK, at=at, angle=88)
        for k, (v, s) in enumerate(((0.16, -5), (0.42, 4), (0.7, -3), (0.9, 7))):
            b = affine(x + w / 2, y + h * v, 1, t + s)
            card.paint(
                f"-{w * 0.62},-20! {w * 0.6},-22! {w * 0.63},16! -{w * 0.6},20!",
                (UMBER, shift(UMBER, 0.09), mix(UMBER, CREAM, 0.25))[k % 3],
                at=b,
                angle=s,
                lift=6,
            )
            for u in (-0.5, 0.5):
                card.paint(ROUND, INK, at=affine(x + w / 2 + u * w, y + h * v + u * s * 2, 4))
    # the house door, nailed with a cross
    card.paint("398,648! 404,470! 548,464! 552,640!", INK, angle=88)
    for a in ("390,500! 402,470! 566,590! 556,622!", "556,480! 566,512! 400,624! 388,594!"):
        card.paint(a, shift(UMBER, 0.07), angle=30, lift=6)
    card.paint("-40,668! 600,640! 1240,608! 1240,640! 600,672 -40,702!", mix(CREAM, UMBER, 0.35), angle=3)


def stair(card: Sheet) -> None:
    """Nine steps, put out with the rest; they lead up to nothing."""
    x, y, rise, deep, wide, drift = 930.0, 1372.0, 62.0, 36.0, 230.0, -14.0
    left = [(x, y)]
    for k in range(9):
        a, b = x + drift * k, y - (rise + deep) * k
        left += [(a, b - rise), (a + drift, b - rise - deep)]
    a, b = left[-1]
    side = " ".join(f"{u:.0f},{v:.0f}!" for u, v in left) + f" {a - 6:.0f},{b + rise * 9:.0f}!"
    flank = card.piece(side, UMBER, angle=86, laps=50, lift=10)
    with card.inside(flank):
        card.paint(
            f"{a + 16},{b + 330}! {a + 80},{b + 376}! {a + 80},{b + 640}! {a + 16},{b + 590}!", shift(UMBER, -0.08)
        )
        card.paint(ROUND, MUSTARD, at=affine(a + 68, b + 500, 7))
    for k in range(8, -1, -1):
        a, b = x + drift * k, y - (rise + deep) * k
        narrow = wide - 5 * k
        card.paint(
            f"{a},{b - rise}! {a + drift},{b - rise - deep}! "
            f"{a + drift + narrow - 5},{b - rise - deep - 6}! {a + narrow},{b - rise - 6}!",
            shift(PALE, -0.02 * (k % 2)),
            angle=4,
        )
        card.paint(
            f"{a},{b}! {a},{b - rise}! {a + narrow},{b - rise - 6}! {a + narrow},{b - 6}!",
            mix(UMBER, BRICK, 0.5) if k % 2 else mix(UMBER, BRICK, 0.66),
            angle=3,
            lift=4,
        )
        near, away = a + narrow * 0.28, a + narrow * 0.72
        runner = f"{near},{b - 2}! {near},{b - rise - 2}! {near + drift},{b - rise - deep - 2}! "
        runner += f"{away + drift},{b - rise - deep - 4}! {away},{b - rise - 4}! {away},{b - 4}!"
        card.paint(runner, OLIVE, angle=86, grain=0.2)
        card.paint(ribbon(f"{a + narrow * 0.25},{b - 6} {a + narrow * 0.75},{b - 8}", (6, 6)), MUSTARD)
    for k in (0, 2, 4, 6, 8):
        a, b = x + drift * k + wide - 5 * k - 10, y - (rise + deep) * k - rise
        card.paint(ribbon(f"{a},{b - 6} {a - 3},{b - 150}", (9, 8)), INK, lift=3)
    card.paint(
        ribbon(f"{x + wide - 4},{y - 190} {x + wide - 160},{y - 190 - 8 * 98 - 26}", (17, 14)), INK, angle=80, lift=6
    )


def kitchen(card: Sheet) -> None:
    """Left: lino, stove, a pot on it, and above it, on nothing, a shelf's cups in a row on the ground."""
    lino = card.piece("-40,905! 372,880! 392,1240! -40,1290!", mix(CREAM, OLIVE, 0.3), angle=4, grain=0.2, lift=3)
    with card.inside(lino):
        squares = [
            f"{-40 + 76 * i + 3 * j},{890 + 58 * j - 5 * i}! {36 + 76 * i + 3 * j},{885 + 58 * j - 5 * i}! "
            f"{39 + 76 * i + 3 * j},{943 + 58 * j - 5 * i}! {-37 + 76 * i + 3 * j},{948 + 58 * j - 5 * i}!"
            for i in range(6)
            for j in range(8)
            if (i + j) % 2
        ]
        card.paint(squares, OLIVE, angle=4, grain=0.25)
    body = card.piece("-40,742! 120,732! 124,960! -40,972!", PETROL, angle=88, lift=9)
    with card.inside(body):
        card.paint("-10,800! 92,794! 94,920! -10,926!", INK, angle=4)
        card.paint(ribbon("0,786 90,780", (8, 8)), CREAM)
    card.paint("-40,690! 104,682! 122,736! -40,746!", shift(PETROL, -0.1), angle=4, lift=3)
    thing(card, "pot", 44, 722, 66, (BRICK, CREAM))
    card.paint(ribbon("-20,700 -16,420 -20,340", (36, 36, 36)), INK, angle=88, lift=5)


def table(card: Sheet) -> None:
    """Before the eldest: an oilcloth, a place laid for supper."""
    for u, v in ((96, 1100), (404, 1086), (70, 1180), (430, 1168)):
        card.paint(ribbon(f"{u},{v} {u + 4},{v + 130}", (16, 12)), UMBER, lift=4)
    cloth = card.piece("84,1090! 412,1072! 452,1172! 440,1216! 60,1236! 50,1190!", PALE, angle=4, lift=9)
    with card.inside(cloth):
        card.paint("50,1190! 452,1172! 446,1226! 56,1246!", shift(PALE, -0.07), angle=4)
    card.pattern(
        cloth,
        [ribbon(f"{40 + 44 * k},1060 {22 + 47 * k},1250", (6, 7)) for k in range(10)]
        + [ribbon(f"40,{1100 + 36 * k} 460,{1080 + 36 * k}", (6, 6)) for k in range(4)],
        BRICK,
        thin=0.15,
    )
    card.paint(ROUND, CREAM, at=_flat(298, 1138, 44), lift=3)
    card.paint(ROUND, shift(CREAM, -0.08), at=_flat(298, 1138, 26))
    card.paint(ribbon("362,1120 374,1158", (4, 6)), INK)
    card.paint(ribbon("240,1126 230,1164", (4, 6)), INK)


def parlour(card: Sheet) -> None:
    """Middle: a rug with the fold it has always had, sofa, lamp, the picture leant where its nail would be."""
    rug = card.piece(
        "330,1420! 800,1384! 850,1860! 270,1860!", BRICK, angle=84, laps=80, edge="torn", core=PALE, lift=5
    )
    with card.inside(rug):
        card.paint(ribbon("362,1448 786,1414 826,1880", (16, 16, 18)), MUSTARD)
        card.paint(ribbon("362,1448 312,1880", (16, 18)), MUSTARD)
        printed(card, rug, "lattice", mix(BRICK, INK, 0.35), gap=86)
    card.paint(
        "300,1668! 470,1640 640,1652 838,1626! 840,1650! 650,1684 480,1680 298,1702!", shift(BRICK, -0.1), lift=7
    )
    card.paint("300,1664! 470,1632 640,1644 838,1620! 838,1634! 640,1660 470,1650 300,1680!", shift(BRICK, 0.07))
    # lamp behind
    card.paint(ribbon("392,1340 396,990", (9, 9)), INK, lift=4)
    card.paint("330,1010! 372,890! 424,886! 470,1000! 400,1016", MUSTARD, angle=84, lift=6)
    card.paint(ribbon("334,1008 400,1016 468,998", (7, 7, 7)), INK)
    # sofa
    card.paint("420,1130! 450,1080 600,1062 740,1066 772,1110! 776,1290! 424,1316!", OLIVE, angle=86, lift=8)
    for x in (540, 656):
        card.paint(ribbon(f"{x},1078 {x + 2},1210", (4, 4)), shift(OLIVE, -0.1))
    card.paint("424,1228! 770,1204! 790,1270 786,1350! 420,1380! 410,1290", shift(OLIVE, 0.05), angle=4, lift=6)
    card.paint("420,1312! 788,1286! 786,1384! 424,1414!", shift(OLIVE, -0.07), angle=4)
    for x in (392, 760):
        card.paint(
            f"{x},1200 {x + 14},1162 {x + 44},1156 {x + 62},1180 {x + 64},1400! {x + 4},1408!", OLIVE, angle=86, lift=8
        )


def bed(card: Sheet) -> None:
    """Right, below: a double bed for one."""
    card.paint("1100,1360! 1250,1340! 1250,1860! 1130,1830!", UMBER, angle=86, lift=8)
    card.paint("640,1560! 1180,1486! 1240,1500! 1240,1840! 690,1860! 632,1700!", shift(UMBER, -0.06), angle=84, lift=8)
    spread = card.piece("640,1530! 1140,1456 1240,1460! 1240,1790! 700,1840! 630,1680!", PETROL, angle=-8, lift=6)
    with card.inside(spread):
        card.pattern(
            spread,
            [ribbon(f"{700 + 90 * k},1440 {660 + 110 * k},1860", (5, 5)) for k in range(7)],
            shift(PETROL, 0.1),
        )
    card.paint("1040,1490 1080,1440 1180,1430 1250,1440! 1250,1560! 1160,1580 1070,1570", PALE, angle=10, lift=7)
    card.paint("1050,1640 1100,1600 1250,1590! 1250,1720! 1130,1740 1064,1720", PALE, angle=10, lift=7)
    card.paint("600,1560! 652,1540! 700,1860! 640,1900! 606,1740", UMBER, angle=86, lift=9)
