"""Nobody Told Me: a bear has come to bathe, in cap and ring, and the lake is frozen; a child pushes a piano over it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_told_me.ice import ice, piano
from art.scenes.houseguests.nobody_told_me.inks import BLACK, LILAC, MAUVE, PINK, PISTACHIO, SNOW, WHITE

__all__ = ["CAST", "GROUND", "paint"]

GROUND = SNOW
CAST: Final[dict[str, Face]] = {}
FUR: Final = "#4b3a4b"
_BODY: Final = (
    "10,1850! -30,1660 -10,1480 40,1330 70,1210 96,1080 150,950 228,830 300,742 346,650 356,560 350,470 362,392 "
    "400,330 460,286 530,270 600,284 656,318 704,372 736,424! 790,470 852,516 896,552 926,590 924,626 902,648! "
    "888,676 850,694 806,692! 750,700 716,716 706,760 724,800 790,856 876,944 940,1054 984,1170 1010,1280 "
    "1070,1420 1120,1570 1130,1720 1110,1850!"
)


def paint(card: Sheet) -> None:
    """Lay the lake, who crosses it, and the bear before it."""
    ice(card)
    piano(card)
    _bear(card)
    _ring(card)


def _hairs(name: str, spots: tuple[tuple[float, float, float, float, int], ...], tilt: float) -> list[Array]:
    g = rng(name)
    laid: list[Array] = []
    for x0, y0, x1, y1, often in spots:
        for _ in range(often):
            x, y = float(g.uniform(x0, x1)), float(g.uniform(y0, y1))
            lean = tilt + (x - 540) / 16 + float(g.normal(0, 7))
            laid.append(curve("-2.5,-16! 2.5,-16! 4,6 0,24! -4,6", affine(x, y, 1.15, -lean)))
    return laid


def _bear(card: Sheet) -> None:
    # ears: the far one first
    card.paint("584,300! 576,244 606,204 648,206 672,244 662,316!", shift(FUR, -0.04), edge="torn", wobble=3, lift=3)
    body = card.piece(
        _BODY, FUR, angle=82, laps=120, grain=0.3, edge="torn", core=mix(FUR, MAUVE, 0.55), wobble=5, lift=9
    )
    with card.inside(body):
        # the side away from the sky, one flat darker sheet; the blades of the shoulders
        card.paint(
            "1220,1850! 1220,1000! 960,1040 880,950 800,880! 852,1010 884,1160 900,1300 940,1480 950,1850!",
            shift(FUR, -0.06),
            angle=84,
            laps=90,
            edge="torn",
            wobble=6,
        )
        card.paint(
            "346,650! 420,742 540,786 640,776 716,716! 720,800! 640,850 520,856 400,820 300,742!",
            shift(FUR, -0.06),
            angle=10,
            edge="torn",
            wobble=6,
        )
        card.paint(ribbon("560,900 574,1040 566,1190", (3, 16, 4)), shift(FUR, -0.07), edge="torn", wobble=4, angle=88)
        card.paint(ribbon("258,900 226,1030 240,1180", (3, 14, 4)), shift(FUR, -0.07), edge="torn", wobble=4, angle=88)
        hairs = _hairs("fur", ((80, 860, 980, 1240, 120), (20, 1440, 1080, 1800, 120)), 0)
        card.paint(turned(hairs), shift(FUR, 0.07), wobble=0.3)
        _face(card)
    _cap(card)
    # snow has had time to lie on the shoulders
    card.paint(
        "735,806! 790,836 850,890 902,960 930,1012! 900,1004 880,970 850,962 836,926 800,914 782,880 752,866!",
        WHITE,
        angle=50,
        edge="torn",
        core=SNOW,
        wobble=4,
        lift=4,
    )
    _towel(card)


def _face(card: Sheet) -> None:
    """Muzzle lowered, the eye on what is not water."""
    muzzle = mix(FUR, LILAC, 0.34)
    card.paint(
        "742,420! 800,468 862,514 900,550 930,592 926,630 900,654! 880,684 842,700 800,694! 752,690 726,640 716,560 722,480!",
        muzzle,
        angle=36,
        laps=50,
        edge="torn",
        wobble=4,
    )
    card.paint("862,524! 892,530 936,574 938,618 910,634 884,616 868,580!", BLACK, angle=60)
    card.paint("896,596! 914,590 920,604 906,612!", shift(BLACK, 0.14))
    card.paint(ribbon("898,650 856,646 816,650 786,666 764,694", (5, 7, 7, 4)), BLACK)
    # eye: lid low, white below it
    card.paint("640,452! 664,428 700,432 716,462 694,486 660,484!", shift(FUR, -0.1), angle=20)
    card.paint("652,464! 678,456 706,462! 704,478 684,488 660,480!", WHITE)
    card.paint("684,464 702,464 706,478 692,488 680,480", BLACK, wobble=0.4)
    card.paint("642,470! 660,434 698,436 718,472! 692,464 666,464!", mix(FUR, MAUVE, 0.4), angle=20)
    card.paint(ribbon("640,412 672,396 704,410", (4, 14, 5)), shift(FUR, -0.12))


def _cap(card: Sheet) -> None:
    """A bathing cap with flowers, its strap under the chin, an ear out on each side."""
    card.paint(ribbon("470,420 520,560 596,664 684,716 708,722", (13, 12, 12, 12)), PINK, lift=3)
    cap = card.piece(
        "366,456! 340,380 372,300 438,248 524,230 606,246 664,292 700,352! 640,352 560,374 478,418 420,468!",
        PINK,
        angle=28,
        laps=60,
        lift=5,
    )
    with card.inside(cap):
        card.paint(ribbon("420,466 480,416 560,372 640,350 704,350", (26, 26, 26)), mix(PINK, WHITE, 0.55))
    for x, y, s, ink in (
        (430, 330, 40, WHITE),
        (520, 286, 46, LILAC),
        (608, 304, 36, WHITE),
        (392, 400, 30, LILAC),
        (494, 366, 26, PISTACHIO),
    ):
        petals = [affine(x, y, s, turn) for turn in range(0, 360, 60)]
        card.paint([curve("0,-.2! -.34,-.7 -.2,-1.02 .2,-1.02 .34,-.7", p) for p in petals], ink, lift=3)
        card.paint([curve("0,-.3 .3,0 0,.3 -.3,0", affine(x, y, s))], mix(PINK, MAUVE, 0.45))
    # the near ear
    ear = card.piece(
        "388,420! 330,404 292,356 296,300 338,268 394,276 428,316 438,372!",
        FUR,
        angle=50,
        edge="torn",
        core=mix(FUR, MAUVE, 0.55),
        wobble=3,
        lift=5,
    )
    with card.inside(ear):
        card.paint(
            "392,404! 350,390 326,352 332,318 360,308 392,326 404,366!", shift(FUR, -0.09), edge="torn", wobble=3
        )


def _towel(card: Sheet) -> None:
    """Over the shoulder, folded once."""
    towel = card.piece(
        "262,786! 330,690! 380,716 420,772 440,830! 452,960 448,1090! 330,1104 196,1086! 190,960 212,860!",
        PISTACHIO,
        angle=86,
        laps=70,
        lift=7,
    )
    with card.inside(towel):
        for y in (900, 1020):
            card.paint(ribbon(f"170,{y - 6} 330,{y + 14} 470,{y}", (30, 32, 30)), WHITE)
            card.paint(ribbon(f"170,{y + 28} 330,{y + 48} 470,{y + 34}", (7, 8, 7)), MAUVE)
        card.paint(ribbon("330,700 352,820 344,1100", (3, 12, 5)), shift(PISTACHIO, -0.08), thin=0.1)
    fringe = [ribbon(f"{x},{1092 + (x % 3)} {x - 2},{1122 + (x % 7)}", (6, 4)) for x in range(204, 450, 15)]
    card.paint(fringe, PISTACHIO)


def _ring(card: Sheet) -> None:
    """A swimming ring, a size too small."""
    ring = card.piece(
        "-60,1250! 20,1236 150,1296 340,1340 560,1352 780,1330 960,1276 1080,1216 1146,1232 1176,1306 1150,1392 1060,1454 "
        "860,1530 580,1562 300,1540 110,1488 -60,1430!",
        WHITE,
        angle=4,
        laps=60,
        grain=0.2,
        lift=12,
    )
    with card.inside(ring):
        for a, b, c, d in ((-60, 60, -60, 96), (250, 446, 214, 430), (664, 858, 690, 890), (1010, 1200, 1066, 1240)):
            card.paint(
                f"{a},1180! {b},1180! {(b + d) / 2 + 14},1380 {d},1600! {c},1600! {(a + c) / 2 + 14},1380",
                PINK,
                angle=6,
            )
        card.paint(
            "-60,1396! 110,1452 300,1500 580,1522 860,1490 1060,1414 1190,1330! 1190,1600! -60,1600!",
            mix(PINK, MAUVE, 0.42),
            angle=4,
            grain=0.2,
        )
        card.paint(ribbon("30,1276 160,1330 340,1372 480,1382", (3, 9, 4)), "#fdfbf6")
    card.paint("548,1350! 552,1322! 590,1320! 594,1350!", MAUVE, lift=3)
