"""The dog: one long orange paper, folded where the house is, and a face that has had enough."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.mind_the_corner.inks import (
    CHALK,
    CHARCOAL,
    EMBER,
    LIGHT,
    NIGHT,
    ORANGE,
    RUST,
)

SHADED = mix(RUST, EMBER, 0.45)
HEAD = affine(818, 1150, 1.08, 5)


def body(card: Sheet) -> None:
    """Lay the far legs, the half that is in the light, the half that is in the shade, and the near legs."""
    _legs(card, far=True)
    card.paint(ribbon("150,1130 80,1070 38,980 28,880 50,800", (54, 46, 36, 24, 8)), ORANGE, angle=70, lift=6)
    near = card.piece(
        "585,1090! 470,1062 350,1046 240,1038 146,1056 84,1110 60,1200 76,1300 124,1376 220,1396 330,1372 450,1380 "
        "585,1412!",
        ORANGE,
        angle=4,
        laps=80,
        grain=0.34,
        lift=12,
    )
    with card.inside(near):
        card.paint("40,1300! 160,1326 300,1326 450,1338 600,1374! 600,1460! 40,1460!", RUST, angle=4)
    rest = card.piece(
        "585,1090! 660,1068 740,1040 800,1010 900,1030 950,1130 952,1270 930,1390 880,1454 800,1466 730,1444 660,1422 "
        "585,1412!",
        SHADED,
        angle=-6,
        laps=80,
        grain=0.34,
        lift=12,
    )
    with card.inside(rest):
        card.paint("585,1372! 680,1384 740,1406 800,1426 900,1410! 960,1560! 580,1560!", EMBER, angle=-6)
    _legs(card, far=False)


def _legs(card: Sheet, far: bool) -> None:
    """Short, a little bowed, with broad paws."""
    if far:
        card.paint("206,1330! 278,1330! 250,1420 254,1510! 196,1510! 200,1430!", EMBER, angle=86, lift=4)
        _paw(card, 222, 1536, EMBER)
        return
    thigh = card.piece(
        "60,1200 84,1130 150,1110 222,1150 244,1240 214,1330 176,1400 164,1460 168,1540! 96,1540! 88,1470 94,1400 72,1310",
        ORANGE,
        angle=80,
        lift=7,
    )
    with card.inside(thigh):
        card.paint("250,1200! 222,1300 160,1390 140,1470 144,1560! 200,1560! 260,1300!", RUST, angle=80)
    _paw(card, 130, 1564, ORANGE)
    for x, s in ((752, -1), (882, 1)):
        leg = card.piece(
            f"{x - 26},1380! {x + 26},1380! {x + 46},1420 {x + 44 + s * 8},1480 {x + 34},1550! {x - 34},1550! {x - 44 + s * 8},1480 {x - 46},1420",
            SHADED,
            angle=86,
            lift=8,
        )
        with card.inside(leg):
            card.paint(
                f"{x + 14},1380! {x + 22 + s * 8},1470 {x + 12},1560! {x + 80},1560! {x + 80},1380!", EMBER, angle=86
            )
        _paw(card, x + s * 6, 1574, SHADED)


def _paw(card: Sheet, x: float, y: float, ink: Ink) -> None:
    at = affine(x, y)
    card.paint("-50,2! -58,-22 -44,-46 -16,-54 16,-54 44,-46 58,-22 50,2!", ink, at=at, lift=5)
    for o in (-18, 18):
        card.paint(
            ribbon(f"{o},-32 {o * 1.15},-14 {o * 1.1},2", (3, 7, 5), at),
            EMBER if ink is not EMBER else NIGHT,
            wobble=0.3,
        )


def lead(card: Sheet) -> None:
    """It is wound twice round his forearm, falls over the back, bends where the house does, and hangs from the collar."""
    card.paint("690,1230! 690,1296! 800,1400 930,1330! 930,1290!", CHARCOAL, angle=10, lift=5)
    wound = "385,787 398,812 400,842 392,872 380,889"
    falls = "420,797 433,822 435,852 430,880 434,908 450,952 484,1024 536,1112 585,1190! 630,1228 672,1254 709,1270"
    card.paint(ribbon("391,790 404,814 406,844 398,872 386,890", (13, 14, 14, 14, 12)), NIGHT, wobble=0.4)
    card.paint(ribbon("426,800 439,824 441,852 436,880 434,900", (13, 14, 14, 13, 8)), NIGHT, wobble=0.4)
    card.paint(ribbon(wound, (11, 13, 13, 13, 10)), CHALK, wobble=0.4)
    card.paint(ribbon(falls, (11, 13, 13, 12, 10, 9, 9, 9, 9, 9, 9, 9)), CHALK, lift=4, wobble=0.4)
    card.paint(ROUND, CHALK, at=affine(710, 1272, 9), lift=3, wobble=0.4)


def head(card: Sheet) -> None:
    """It looks at us from under its lids."""
    for s in (-1, 1):
        q = 1 if s > 0 else -0.93
        ear = card.piece(
            f"{q * 60},-128! {q * 120},-118 {q * 176},-50 {q * 206},50 {q * 204},150 {q * 166},206 {q * 124},180 "
            f"{q * 104},100 {q * 98},0!",
            RUST if s < 0 else EMBER,
            at=HEAD,
            angle=80,
            lift=10,
            edge="torn",
            wobble=3,
            core=LIGHT,
        )
        with card.inside(ear):
            card.paint(
                ribbon(f"{s * 120},-60 {s * 146},30 {s * 150},130", (4, 10, 4), HEAD),
                shift(RUST if s < 0 else EMBER, -0.09),
                wobble=0.4,
            )
    skull = card.piece(
        "-90,-112 0,-140 90,-112 116,-44 108,26 84,84 82,140 98,196 92,246 54,270 18,258! 0,264 -18,258! -54,270 -92,246 "
        "-98,196 -82,140 -84,84 -108,26 -116,-44",
        ORANGE,
        at=HEAD,
        angle=84,
        laps=56,
        grain=0.36,
        lift=14,
    )
    with card.inside(skull):
        card.paint("20,-160! 34,-60 26,40 30,140 60,300! 160,300! 160,-160!", RUST, at=HEAD, angle=84)
        card.paint("-26,-10! -20,60 -34,160! 0,150! 34,160! 20,60 26,-10! 0,-30!", LIGHT, at=HEAD, angle=88)
    for s in (-1, 1):
        _eye(card, s)
    card.paint("-50,168! -30,150 0,146 30,150 50,168! 46,200 20,222 0,226 -20,222 -46,200!", NIGHT, at=HEAD, lift=5)
    card.paint(ribbon("0,224 0,242", (7, 8), HEAD), NIGHT, wobble=0.4)
    for s in (-1, 1):
        card.paint(ribbon(f"0,240 {s * 24},230 {s * 54},236 {s * 76},258", (8, 9, 8, 3), HEAD), NIGHT, wobble=0.4)


def _eye(card: Sheet, s: int) -> None:
    """Half shut, the pupil under the lid."""
    eye = card.piece(
        f"{s * 26},6! {s * 44},-22 {s * 70},-26 {s * 96},-2! {s * 74},22 {s * 46},24", CHALK, at=HEAD, wobble=0.4
    )
    with card.inside(eye):
        card.paint(ROUND, NIGHT, at=_on(s * 60, 4, 19))
    card.paint(
        f"{s * 20},8! {s * 42},-26 {s * 72},-32 {s * 102},2! {s * 70},-4 {s * 44},-2",
        mix(ORANGE, EMBER, 0.5),
        at=HEAD,
        wobble=0.4,
    )
    card.paint(ribbon(f"{s * 22},6 {s * 44},-2 {s * 70},-4 {s * 100},0", (4, 9, 10, 4), HEAD), NIGHT, wobble=0.4)
    card.paint(f"{s * 30},-50! {s * 52},-76 {s * 82},-66 {s * 86},-48 {s * 60},-44", LIGHT, at=HEAD, wobble=0.6)
    card.paint(ribbon(f"{s * 40},36 {s * 64},38 {s * 88},24", (3, 7, 3), HEAD), EMBER, wobble=0.4)


def _on(x: float, y: float, size: float) -> Array:
    q = affine(x, y, size)
    q[:, :2], q[:, 2] = HEAD[:, :2] @ q[:, :2], HEAD[:, :2] @ q[:, 2] + HEAD[:, 2]
    return q
