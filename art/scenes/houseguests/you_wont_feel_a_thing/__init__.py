"""You Won't Feel a Thing: a sleeper, and a gloved hand that holds a lens over her; in the lens her eye is open."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.you_wont_feel_a_thing.hand import glove
from art.scenes.houseguests.you_wont_feel_a_thing.inks import (
    AUBERGINE,
    BONE,
    CHALK,
    CORAL,
    FLUSH,
    FOLD,
    GREEN,
    MINT,
    PEACH,
    SHELL,
    TIN,
)
from art.scenes.houseguests.you_wont_feel_a_thing.lens import lens

GROUND = CHALK

HEAD = affine(560, 890, 1, -9)
"""Typed about the bridge of the nose, in pixels; her crown leans towards the page's left."""
HAIR = shift(TIN, -0.04)


def paint(card: Sheet) -> None:
    """Lay the bed, the head from the hair down, the sheet at her chin, the thread, then what comes from outside."""
    _pillow(card)
    _hair_behind(card)
    _face(card)
    _nose(card)
    _mouth(card)
    _shut_eye(card)
    _hair_before(card)
    _sheet(card)
    _plait(card)
    _thread(card)
    lens(card)
    glove(card)


def _pillow(card: Sheet) -> None:
    """Bare paper, but for the bed behind it at the corners and three creases that run to her head."""
    card.paint("-30,-30! 240,-30! 130,120 60,330 -30,420!", MINT, angle=84)
    card.paint("1230,-30! 980,-30! 1080,90 1150,260 1230,360!", MINT, angle=84)
    for line, w in (
        ("1220,520 1130,560 1060,640", 12),
        ("1220,1010 1150,1020 1090,1000", 10),
        ("-20,760 40,750 80,720", 12),
    ):
        card.paint(ribbon(line, (2, w, 2)), mix(BONE, TIN, 0.35))


def _hair_behind(card: Sheet) -> None:
    hair = card.paint(
        "-470,420! -560,240 -590,0 -570,-250 -470,-520 -270,-720 0,-790 270,-740 470,-560 570,-290 590,0 "
        "550,250 450,430!",
        HAIR,
        at=HEAD,
        angle=70,
        lift=8,
    )
    if hair is not None:
        card.pattern(
            hair, "430,-600! 620,-300 620,100 450,440! 430,100 470,-200", shift(HAIR, -0.07), at=HEAD, angle=80
        )


def _face(card: Sheet) -> None:
    """Broad and long, wide at the jaw; the cheek far from the light is one plain shade."""
    face = card.paint(
        "-480,-60! -478,-260 -400,-450 -220,-560 0,-590 220,-560 390,-450 474,-260 490,-40 484,150 470,330 "
        "400,490 270,610 110,668 -30,672 -190,626 -330,520 -430,370 -474,180",
        PEACH,
        at=HEAD,
        angle=82,
        laps=96,
        grain=0.2,
        lift=6,
    )
    if face is None:
        return
    with card.inside(face):
        card.paint(
            "560,-560! 400,-470! 452,-200 440,60! 430,300 330,470! 200,610 40,690! 560,720!",
            mix(PEACH, FLUSH, 0.6),
            at=HEAD,
            angle=78,
            grain=0.2,
        )
        card.paint(
            "-440,230 -370,140 -240,130 -150,200 -170,300 -270,370 -400,340", FLUSH, at=HEAD, angle=60, grain=0.2
        )
        for line, w in (
            ("-300,-330 -130,-366 60,-352", 9),
            ("-240,-400 -120,-424 10,-418", 7),
            ("-164,290 -226,360 -240,440", 11),
            ("92,310 150,372 168,440", 10),
            ("-120,560 -30,590 70,566", 9),
        ):
            card.paint(ribbon(line, (2, w, 2), HEAD), mix(FOLD, PEACH, 0.35))


def _nose(card: Sheet) -> None:
    """A long ridge that is lit from the left, a round tip, two nostrils that differ."""
    card.paint(
        "-6,-150! 36,-40 40,120! 92,220 100,280! 70,312 20,300! -10,200 -24,60",
        mix(FLUSH, FOLD, 0.12),
        at=HEAD,
        angle=84,
        grain=0.2,
    )
    card.paint(
        "-40,60! 4,90 34,200 38,262! 12,304 -36,312 -84,294! -134,296 -150,262 -130,224! -92,212 -62,150",
        SHELL,
        at=HEAD,
        angle=80,
        grain=0.16,
    )
    card.paint(
        ["-118,290! -98,268 -66,280 -52,304! -84,306", "34,304! 50,276 78,278 88,298! 62,312"],
        mix(FOLD, AUBERGINE, 0.5),
        at=HEAD,
    )
    card.paint(ribbon("-150,226 -168,262 -146,302", (2, 9, 3), HEAD), FOLD)


def _mouth(card: Sheet) -> None:
    """Shut, broad, content as far as its middle."""
    lip = mix(CORAL, FOLD, 0.6)
    card.paint(
        "-214,424! -140,414 -70,396! -36,410 -4,398! 64,420 124,456! 50,460 -50,458 -130,450",
        lip,
        at=HEAD,
        angle=4,
        grain=0.2,
    )
    card.paint(
        "-200,432! -120,454 -40,462 50,460 116,458! 76,506 0,526 -80,520 -152,484",
        mix(CORAL, SHELL, 0.5),
        at=HEAD,
        angle=6,
        grain=0.2,
    )
    card.paint(
        ribbon("-246,400 -216,426 -120,453 -40,461 50,460 126,462 150,482", (3, 9, 9, 10, 9, 8, 3), HEAD), AUBERGINE
    )


def _shut_eye(card: Sheet) -> None:
    """The half that sleeps: one large smooth lid, its lashes down, and a brow at rest."""
    card.paint(
        "-406,-6! -350,-86 -250,-120 -150,-92 -92,-2! -150,46 -246,66 -346,46",
        SHELL,
        at=HEAD,
        angle=10,
        grain=0.16,
    )
    card.paint(ribbon("-416,-4 -346,50 -246,72 -150,52 -84,-6", (5, 17, 22, 18, 5), HEAD), AUBERGINE)
    for lash in (
        "-372,36 -400,62 -420,70",
        "-322,60 -340,94 -356,106",
        "-262,74 -268,108 -276,124",
        "-200,68 -194,98 -194,112",
    ):
        card.paint(ribbon(lash, (14, 10, 2), HEAD), AUBERGINE)
    card.paint(ribbon("-402,-34 -340,-112 -246,-142 -150,-112", (3, 9, 9, 2), HEAD), FOLD)
    card.paint(
        "-450,-150! -380,-232 -270,-262 -150,-240 -86,-196! -160,-204 -270,-216 -370,-190",
        shift(TIN, -0.22),
        at=HEAD,
        angle=8,
    )
    for line in ("-420,10 -446,22 -462,46", "-416,-16 -444,-22 -466,-18"):
        card.paint(ribbon(line, (2, 7, 2), HEAD), FOLD)


def _hair_before(card: Sheet) -> None:
    """Parted in the middle and drawn down over both temples in two plain wings."""
    left = card.paint(
        "20,-800! -20,-560! -150,-520 -300,-430 -390,-300 -440,-130 -452,60 -446,240 -400,400! -480,430 "
        "-570,260 -600,0 -580,-260 -480,-530 -280,-730",
        HAIR,
        at=HEAD,
        angle=120,
        lift=7,
    )
    right = card.paint(
        "10,-800! -20,-560! 130,-530 280,-440 390,-310 452,-120 464,80 462,300 430,500 380,700! 500,700 580,480 606,220 "
        "604,0 580,-290 480,-570 280,-750",
        shift(HAIR, -0.05),
        at=HEAD,
        angle=60,
        lift=7,
    )
    pale, deep = shift(HAIR, 0.1), shift(HAIR, -0.12)
    if left is not None:
        with card.inside(left):
            for i in range(7):
                card.brush(
                    f"{-20 - 8 * i},{-585 - 28 * i} {-200 - 26 * i},{-520 - 24 * i} {-400 - 20 * i},{-310 - 12 * i} "
                    f"{-470 - 16 * i},-60 {-462 - 16 * i},200 {-430 - 10 * i},390",
                    12,
                    deep if i % 3 == 1 else pale,
                    HEAD,
                    dry=0.7,
                )
    if right is not None:
        with card.inside(right):
            for i in range(7):
                card.brush(
                    f"{0 + 8 * i},{-590 - 28 * i} {190 + 26 * i},{-520 - 24 * i} {400 + 20 * i},{-320 - 12 * i} "
                    f"{476 + 16 * i},-60 {480 + 14 * i},200",
                    12,
                    deep if i % 3 == 1 else pale,
                    HEAD,
                    dry=0.7,
                )
    card.paint(ribbon("-20,-560 -4,-660 6,-800", (10, 8, 6), HEAD), SHELL)


def _sheet(card: Sheet) -> None:
    """Drawn up to her chin, its hem turned over."""
    card.paint("-30,1520! 260,1520 600,1560 900,1544 1230,1470! 1230,1830! -30,1830!", MINT, angle=6, lift=9)
    hem = card.paint(
        "-30,1420! 120,1400 300,1432 470,1478 640,1496 800,1470 960,1424 1230,1350! 1230,1560! 980,1600 "
        "620,1660 280,1620 -30,1580!",
        CHALK,
        angle=4,
        lift=8,
        grain=0.16,
    )
    if hem is None:
        return
    with card.inside(hem):
        card.paint(ribbon("-30,1548 280,1588 620,1628 980,1568 1230,1528", (8, 8, 8, 8, 8)), MINT)
        for line in ("470,1484 440,1530 450,1580", "720,1490 760,1530 764,1580", "250,1426 210,1470 206,1520"):
            card.paint(ribbon(line, (2, 11, 2)), mix(BONE, TIN, 0.35))


def _plait(card: Sheet) -> None:
    """The left wing narrows into it below her cheek; it lies over the hem."""
    tail = card.piece(
        "10,800! 76,900 112,990 150,1090 190,1200 236,1300! 230,1372 190,1420 130,1430 70,1400 20,1300 -20,1140 -30,960",
        HAIR,
        angle=108,
    )
    with card.inside(tail):
        for i in range(6):
            card.brush(
                f"{-6 + 16 * i},{860 + 24 * i} {40 + 22 * i},1140 {84 + 18 * i},1280 {120 + 8 * i},1420",
                12,
                shift(HAIR, -0.12 if i % 3 == 1 else 0.1),
                dry=0.7,
            )
    for i in range(5):
        x, d = 102 + 16 * i, 14 * (i - 2)
        lock = f"{x - 14},1600! {x + 14},1600! {x + 24 + d},1690 {x + 6 + 1.4 * d:.0f},{1776 - 5 * abs(d) // 2}! {x - 22 + d},1690"
        card.paint(lock, shift(HAIR, (-0.07, 0.03, -0.1, 0.05, -0.05)[i]), angle=90, lift=3)
    for i, (x, y, r) in enumerate(((142, 1420, 92), (134, 1526, 86))):
        for side in (-1, 1):
            card.paint(
                f"{0.25 * side:.2f},-.9! {0.95 * side:.2f},-.5 {0.98 * side:.2f},.1 {-0.2 * side:.2f},.86! "
                f"{-0.3 * side:.2f},.2",
                shift(HAIR, -0.07 if side > 0 else 0.03),
                at=affine(x, y, r),
                angle=60 * side,
                lift=4 if i else 2,
            )


def _thread(card: Sheet) -> None:
    """Tied in a bow round the end of the plait, it runs taut off the card, and carries a small bell."""
    card.paint(ribbon("140,1616 640,1541 1230,1452", (10, 10, 10)), GREEN, lift=5, wobble=0.3)
    bow = affine(136, 1614)
    for tail in ("-6,4! 12,6! -22,120! -48,134! -50,104!", "4,6! 20,0! 66,92! 74,128! 42,112!"):
        card.paint(tail, shift(GREEN, -0.05), at=bow, angle=80, lift=4)
    for d in (-1, 1):
        card.paint(
            f"{8 * d},-10! {50 * d},-64 {104 * d},-70 {112 * d},-20 {98 * d},34 {48 * d},30 {8 * d},14!",
            GREEN,
            at=bow,
            angle=30 * d,
            lift=5,
        )
        card.paint(
            f"{26 * d},-6! {60 * d},-34 {92 * d},-40 {92 * d},-12 {80 * d},10 {54 * d},10!",
            shift(GREEN, -0.13),
            at=bow,
            angle=30 * d,
        )
    card.paint("-20,-20 0,-26 22,-20 26,4 18,26 -2,30 -22,24 -26,2", shift(GREEN, 0.05), at=bow, lift=4)
    bell = affine(420, 1574, 1.2, 5)
    card.paint(ribbon("0,-4 0,16", (12, 12), bell), GREEN)
    card.paint("-12,14! 12,14! 34,36 40,80 60,104! -60,104! -40,80 -34,36", AUBERGINE, at=bell, lift=6)
    card.paint("-13,100! 13,100! 14,116 0,126 -14,116", CORAL, at=bell, lift=2)
    card.paint(ribbon("-20,44 -26,66 -26,84", (2, 8, 3), bell), TIN)
