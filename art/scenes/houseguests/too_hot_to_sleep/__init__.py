"""Too Hot to Sleep: roofs full of sleepers; a woman steps over the lane with a bowl, and in the lane stands a bed."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.too_hot_to_sleep.inks import BLUE, CHALK, CLAY, DUSK, INDIGO, MELON, OLIVE
from art.scenes.houseguests.too_hot_to_sleep.sleepers import ROUND, sleepers

GROUND = CLAY


def paint(card: Sheet) -> None:
    """Lay two dark roofs, the lanes between, the bed down there, the parapets, sleepers, and her over it all."""
    _roofs(card)
    _lanes(card)
    _bed(card)
    _parapets(card)
    sleepers(card)
    _things(card)
    _woman(card)


def _roofs(card: Sheet) -> None:
    """Two are left bare; two lie in the dusk of a higher house."""
    card.paint("640,-60! 1260,-60! 1260,680! 640,690!", mix(DUSK, CLAY, 0.3), angle=8, laps=90, grain=0.26)
    card.paint("-60,900! 510,880! 500,1860! -60,1860!", mix(DUSK, CLAY, 0.12), angle=84, laps=90, grain=0.26)
    for spec in ("40,420 300,400 540,430", "700,1500 960,1480 1200,1510", "650,1100 760,1090", "60,640 210,650"):
        card.paint(ribbon(spec, (3, 6, 3)), mix(CLAY, DUSK, 0.3), thin=0.35)


def _lanes(card: Sheet) -> None:
    """A crooked cross."""
    dark = [
        "548,-60! 634,-60! 644,300! 640,520! 650,690! 600,860! 520,900! 556,780! 552,420!",
        "-60,796! 200,790! 420,800! 560,770! 620,840! 520,900! 300,888! 100,906! -60,900!",
        "560,800! 660,660! 900,672! 1260,656! 1260,832! 1010,846! 620,850!",
        "500,880! 626,830! 622,1180! 632,1500! 624,1860! 488,1860! 500,1500! 494,1180!",
        "600,1696! 900,1708! 1260,1690! 1260,1860! 600,1860!",
    ]
    for k, spec in enumerate(dark):
        card.paint(spec, BLUE, angle=(88, 2, 4, 89, 3)[k], laps=50, grain=0.3)
    for spec in (
        "600,-40 596,300 606,640",
        "60,850 300,846 480,842",
        "720,752 980,760 1220,744",
        "660,1780 930,1790 1220,1776",
    ):
        card.paint(ribbon(spec, (4, 9, 4)), INDIGO, thin=0.3)


def _bed(card: Sheet) -> None:
    """In the lane, where nobody goes; he has found where."""
    iron = mix(DUSK, CHALK, 0.3)
    card.paint("514,1216! 610,1212! 614,1860! 510,1860!", INDIGO, angle=88, lift=6)
    sheet = card.piece("522,1236! 602,1232! 606,1860! 518,1860!", CHALK, angle=86, laps=30, grain=0.24, lift=4)
    with card.inside(sheet):
        for x in (540, 562, 586):
            card.paint(ribbon(f"{x},1560 {x + 6},1700 {x - 4},1860", (4, 9, 5)), mix(CHALK, DUSK, 0.3), thin=0.15)
    card.paint("528,1246! 598,1242! 600,1312! 526,1316!", mix(CHALK, DUSK, 0.16), angle=4, lift=4)
    for x in (512, 612):
        card.paint(ribbon(f"{x},1206 {x + 1},1860", (9, 9)), iron, lift=4)
    card.paint([ribbon(f"{518 + 18 * k},1200 {518 + 18 * k},1236", (6, 6)) for k in range(6)], iron)
    card.paint(ribbon("506,1204 620,1200", (13, 13)), iron, lift=5)
    # he: hair, pyjamas with stripes, two hands, the paper
    legs = card.piece(
        "530,1560! 594,1558! 598,1760 592,1860! 534,1860! 526,1740", mix(DUSK, CHALK, 0.5), angle=86, lift=4
    )
    card.pattern(legs, [ribbon(f"{534 + 14 * k},1560 {534 + 14 * k},1860", (5, 5)) for k in range(5)], DUSK)
    trunk = card.piece(
        "530,1352! 596,1348! 610,1420 600,1580! 526,1584! 514,1424", mix(DUSK, CHALK, 0.5), angle=86, lift=5
    )
    card.pattern(trunk, [ribbon(f"{522 + 14 * k},1350 {522 + 14 * k},1590", (5, 5)) for k in range(7)], DUSK)
    card.paint("534,1302 562,1272 592,1300 594,1340 562,1362 534,1342", OLIVE.base, angle=80, lift=4)
    card.paint("530,1318! 534,1276 562,1260 592,1274 598,1316! 580,1310 546,1310", shift(BLUE, 0.1), angle=10)
    card.paint("550,1330! 562,1316 574,1330! 572,1352 562,1358 552,1352", OLIVE.shade, angle=88, lift=2)
    card.paint([ribbon("540,1322 552,1328 562,1324 574,1328 586,1322", (6, 8, 5, 8, 6))], BLUE)
    paper = card.piece(
        "452,1364! 562,1376! 676,1358! 680,1470! 562,1490! 448,1478!", CHALK, angle=4, grain=0.18, lift=12
    )
    with card.inside(paper):
        rows = [
            ribbon(f"{x},{1398 + 16 * k} {x + 78 - (k * 31) % 24},{1400 + 16 * k}", (5, 5))
            for k in range(5)
            for x in (464, 580)
        ]
        card.paint(rows, mix(DUSK, CHALK, 0.35))
        card.paint("464,1380! 540,1384! 540,1394! 464,1390!", BLUE)
        card.paint(ribbon("562,1370 562,1492", (4, 5)), mix(DUSK, CHALK, 0.4))
    hand(card, "grip", 470, 1492, 54, -74, OLIVE, age=55, lift=3)
    hand(card, "grip", 656, 1486, 54, -106, OLIVE, age=55, flip=True, lift=3)
    card.paint("512,1424! 470,1470 456,1500! 486,1514! 520,1470!", mix(DUSK, CHALK, 0.42), angle=60, lift=3)
    card.paint("610,1420! 660,1460 672,1492! 642,1508! 604,1466!", mix(DUSK, CHALK, 0.42), angle=120, lift=3)


def _parapets(card: Sheet) -> None:
    """Low walls, and by their shadows how deep it is beside them."""
    rim = mix(CLAY, CHALK, 0.45)
    for spec in (
        "-40,784 200,778 420,788 540,762 540,420 536,-40",
        "1240,646 900,660 664,650 654,520 658,300 648,-40",
        "-40,914 100,918 300,902 488,904 484,1180 490,1500 478,1860",
        "1240,846 1010,860 660,862 640,900 636,1180 646,1500 638,1684 900,1694 1240,1678",
    ):
        card.paint(
            ribbon(" ".join(p + ("!" if i in (3, 4) else "") for i, p in enumerate(spec.split())), (24, 26, 24)),
            rim,
            angle=20,
            edge="torn",
            core=CHALK,
            wobble=3,
            lift=9,
        )


def _things(card: Sheet) -> None:
    """A melon, a jug, slippers, washing on a line."""
    melon = card.piece(ROUND, mix(DUSK, INDIGO, 0.4), at=affine(1130, 1560, 62), lift=8)
    with card.inside(melon):
        for k in range(5):
            card.paint(ribbon(f"1068,{1520 + 20 * k} 1130,{1512 + 24 * k} 1192,{1520 + 20 * k}", (4, 9, 4)), INDIGO)
    card.paint("960,1600! 1050,1580! 1040,1640 990,1650!", MELON, angle=20, lift=5)
    card.paint(ribbon("962,1604 990,1656 1046,1640", (9, 10, 9)), mix(CHALK, CLAY, 0.3), lift=1)
    for x, y in ((990, 1616), (1010, 1606), (1006, 1628), (1028, 1614)):
        card.paint("0,-6 4,0 0,6 -4,0", BLUE, at=affine(x, y))
    for x, y, t in ((700, 1220, 20), (716, 1260, 34), (440, 660, -30), (470, 690, -10)):
        slip = affine(x, y, 1, t)
        card.paint("-28,-13 0,-15 30,-10 38,0 30,11 0,14 -28,12", MELON if x > 600 else INDIGO, at=slip, lift=4)
        card.paint("4,-13! 30,-9 36,0 30,10 4,13!", CHALK, at=slip)
    card.paint(ROUND, INDIGO, at=affine(86, 110, 44), lift=7)
    card.paint(ROUND, BLUE, at=affine(88, 108, 26))
    card.paint(ribbon("120,86 160,80 168,112 132,128", (9, 9, 9)), INDIGO, lift=3)
    # the washing hangs as it does from above: as edges
    card.paint(ribbon("700,40 960,30 1240,44", (4, 4)), CHALK)
    for x, w, ink in ((760, 90, CHALK), (880, 60, MELON), (980, 110, mix(CHALK, DUSK, 0.3)), (1130, 70, CHALK)):
        card.paint(f"{x},26! {x + w},24! {x + w + 6},54! {x - 8},56!", ink, angle=86, edge="torn", wobble=3, lift=8)


def _woman(card: Sheet) -> None:
    """A long plain step, corner to corner; the bowl stays level."""
    turn = 44.0
    at = affine(590, 786, 1, turn)

    def to(u: float, v: float) -> tuple[float, float]:
        p = at @ (u, v, 1.0)
        return float(p[0]), float(p[1])

    for u, v, t in ((-190, 40, -6), (226, -104, 6)):
        x, y = to(u, v)
        foot = affine(x, y, 1.15, turn + t)
        card.paint("-40,-20! 0,-24 44,-22 62,-4 44,18 0,20 -40,18!", OLIVE.base, at=foot, angle=turn, lift=5)
        card.paint([ribbon("2,-22 10,0 2,20", (9, 9), foot), ribbon("10,0 48,-2", (7, 6), foot)], MELON)
        card.paint("-60,-22! -20,-24 -20,22 -60,20!", OLIVE.shade, at=foot, angle=turn)
    skirt = card.piece(
        "-220,-20! -214,-80 -150,-126! -80,-116 -10,-150! 60,-120 130,-134! 196,-90 226,-30! 214,40 200,96! 120,110 60,144! -20,120 -90,150! -150,110 -210,96! -212,30",
        CHALK,
        at=at,
        angle=turn + 20,
        laps=56,
        grain=0.24,
        edge="torn",
        core="#fdf9f0",
        wobble=4,
        lift=16,
    )
    rays: list[Array] = []
    for u, v in (
        (-200, -50),
        (-140, -110),
        (-60, -128),
        (40, -128),
        (130, -116),
        (204, -50),
        (206, 50),
        (110, 104),
        (20, 126),
        (-80, 132),
        (-170, 92),
        (-214, 10),
    ):
        rays.append(ribbon(f"{u * 0.3:.0f},{v * 0.3:.0f} {u * 0.94:.0f},{v * 0.94:.0f}", (3, 13), at))
    card.pattern(skirt, rays, mix(CHALK, DUSK, 0.3), thin=0.2)
    card.pattern(
        skirt,
        [
            ribbon(
                "-200,-16 -190,-90 -80,-104 60,-108 180,-90 206,-20 186,84 60,124 -80,132 -190,80 -202,10", (7, 7), at
            )
        ],
        MELON,
        thin=0.1,
    )
    # arms before her, and the bowl
    for v, kind, flip, t in ((-66, "cup", False, 16), (66, "cup", True, -16)):
        x, y = to(150, v)
        hand(card, kind, x, y, 76, turn + t + (14 if v < 0 else -14), OLIVE, flip=flip, age=40, lift=4)
        s = 1 if v > 0 else -1
        card.paint(
            f"0,{s * 60}! 40,{s * 104} 110,{s * 96} 164,{s * 80}! 160,{s * 50}! 110,{s * 54} 60,{s * 40}!",
            mix(MELON, DUSK, 0.35),
            at=at,
            angle=turn,
            lift=7,
        )
    bx, by = to(228, 0)
    card.paint(ROUND, mix(DUSK, INDIGO, 0.5), at=affine(bx, by, 74), lift=10)
    water = card.piece(ROUND, mix(CHALK, DUSK, 0.42), at=affine(bx, by, 60))
    with card.inside(water):
        card.paint(ribbon("-.7,.2 -.2,.5 .5,.4", (0.06, 0.14, 0.05), affine(bx, by, 60, turn), 60), CHALK)
        card.paint(ribbon("-.3,-.4 .2,-.5 .6,-.2", (0.04, 0.1, 0.04), affine(bx, by, 60, turn), 60), CHALK)
    body = card.piece(
        "62,-60 30,-104 -30,-112 -70,-70! -80,0 -70,72! -30,112 30,104 62,60 70,0",
        mix(MELON, DUSK, 0.35),
        at=at,
        angle=turn + 80,
        laps=30,
        lift=10,
    )
    with card.inside(body):
        card.paint(ribbon("-80,0 -20,4 70,0", (3, 8, 4), at), mix(MELON, BLUE, 0.5), thin=0.15)
    nose = to(84, 2)
    card.paint(ROUND, OLIVE.base, at=affine(*nose, 13), lift=2)
    hair = card.piece(
        "82,0 66,42 20,60 -30,46 -50,0 -30,-46 20,-60 66,-42", shift(BLUE, 0.05), at=at, angle=turn, laps=18, lift=9
    )
    with card.inside(hair):
        card.paint(ribbon("84,0 20,2 -50,0", (5, 5, 4), at), OLIVE.shade)
        for v in (-44, -24, 24, 44):
            card.paint(
                ribbon(f"70,{v * 0.5:.0f} 10,{v} -40,{v * 0.6:.0f}", (3, 5, 3), at), mix(BLUE, DUSK, 0.7), thin=0.2
            )
    for k in range(9):
        u, v = -60 - 24 * k, 10 + 70 * (k / 8) ** 1.3 * (1 if k else 0) + (7 if k % 2 else -7)
        card.paint(
            "-1.1,0 -.4,-.75 .6,-.6 1.1,0 .6,.6 -.4,.75",
            shift(BLUE, 0.05 if k % 2 else 0.11),
            at=affine(*to(u, v), 22 - 1.1 * k, turn + (24 if k % 2 else -24)),
            lift=5,
        )
    card.paint(ROUND, MELON, at=affine(*to(-274, 88), 12), lift=4)
