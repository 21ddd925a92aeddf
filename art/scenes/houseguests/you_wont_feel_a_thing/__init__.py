"""You Won't Feel a Thing: a broad, kind face comes down over us, and a folded handkerchief before it."""

from __future__ import annotations

from math import atan2, degrees

import numpy as np

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.you_wont_feel_a_thing.hand import hand_with_cloth
from art.scenes.houseguests.you_wont_feel_a_thing.inks import (
    AUBERGINE,
    CHALK,
    CORAL,
    FAIR,
    MINT,
    ROSE,
    SHELL,
    TIN,
)
from art.scenes.houseguests.you_wont_feel_a_thing.lenses import spectacles

GROUND = CHALK

HEAD = affine(600, 900, 1, -5)
"""Typed about the bridge of the nose, in pixels; she leans towards the page's left."""


def paint(card: Sheet) -> None:
    """Lay the ceiling's few things, the face from the collar up, the spectacles, then the hand that comes to us."""
    _ceiling(card)
    _collar(card)
    _face(card)
    _nose(card)
    _mouth(card)
    _hair(card)
    _eyes(card)
    spectacles(card, HEAD)
    _loose_strand(card)
    hand_with_cloth(card)


def _ceiling(card: Sheet) -> None:
    """Above her, cropped: buttons in a jar, and a mug with one daffodil that hangs its head."""
    card.paint("1040,262! 1230,286! 1230,312! 1038,284!", TIN, lift=6)
    mug = card.paint("1108,172! 1240,184! 1240,282! 1116,270!", MINT, angle=82, lift=4)
    if mug is not None:
        card.pattern(mug, "1100,196! 1240,210! 1240,226! 1100,212!", CHALK)
    card.paint(ribbon("1160,178 1158,90 1124,44 1086,76", (9, 8, 8, 7)), shift(MINT, -0.2), lift=2)
    card.paint(
        "1084,66! 1110,94! 1096,104! 1096,134! 1072,112! 1048,126! 1052,98! 1030,84! 1056,76!", "#e3c983", lift=3
    )
    card.paint("1066,96! 1088,106 1078,138! 1052,126!", "#c9a04f", lift=2)
    card.paint("-30,236! 96,222! 94,246! -30,262!", TIN, lift=5)
    jar = card.paint("-30,70! 58,62! 66,96 72,222! -30,232!", mix(MINT, CHALK, 0.45), angle=84, lift=3)
    if jar is not None:
        with card.inside(jar):
            for i, (x, y) in enumerate(((6, 204), (44, 198), (22, 168), (58, 160), (-6, 142), (36, 132), (8, 108))):
                card.paint(
                    "1,0 0,1 -1,0 0,-1", (AUBERGINE, CORAL, TIN, CHALK)[i % 4], at=affine(x, y, 17, 30 * i), lift=1
                )
    card.paint("-30,46! 64,38! 66,66! -30,74!", AUBERGINE, lift=3)


def _collar(card: Sheet) -> None:
    """The throat in shade, an aubergine dress, and a stiff collar of bare paper."""
    card.paint("150,1330! 1080,1330! 1130,1620! 980,1840! 260,1840! 110,1600!", mix(SHELL, ROSE, 0.55), angle=84)
    card.paint("-30,1610! 160,1560! 420,1840! -30,1840!", AUBERGINE, angle=70, lift=6)
    card.paint("1230,1570! 1070,1540! 820,1840! 1230,1840!", AUBERGINE, angle=100, lift=6)
    card.paint("96,1440! 200,1420! 330,1560 540,1712! 420,1850! 190,1760 60,1600!", CHALK, angle=30, lift=8, grain=0.2)
    card.paint(
        "1128,1400! 1020,1400! 900,1560 700,1716! 800,1850! 1010,1770 1170,1570!", CHALK, angle=150, lift=8, grain=0.2
    )
    for line in ("120,1490 240,1620 410,1760", "1100,1460 990,1610 840,1750"):
        card.paint(ribbon(line, (3, 5, 3)), TIN, thin=0.25)


def _face(card: Sheet) -> None:
    """One pear of a head, wider than the card; the forehead is one sheet of bare paper, the far cheek in shade."""
    face = card.paint(
        "-430,-690! -540,-470 -612,-220 -650,60 -636,270 -545,450 -395,560! -250,618 -60,640 150,634 330,582! "
        "500,462 606,290 642,80 622,-210 560,-470 450,-690!",
        FAIR,
        at=HEAD,
        angle=80,
        laps=96,
        grain=0.2,
        lift=9,
    )
    if face is None:
        return
    with card.inside(face):
        card.paint(
            "700,-760! 470,-700! 520,-420 470,-250! 520,-120 560,20! 505,170 "
            "520,300! 400,420 330,520! 250,600 120,700! 700,720!",
            SHELL,
            at=HEAD,
            angle=76,
            laps=80,
            grain=0.2,
        )
        card.paint(
            "-520,-760! 455,-760! 440,-560 372,-420! 250,-372 130,-330 60,-250! 40,-60 56,50 "
            "90,116 64,166 0,182 -66,164 -86,112 -60,40 -58,-60 -70,-240! "
            "-160,-330 -300,-350 -430,-300! -540,-300 -560,-560!",
            CHALK,
            at=HEAD,
            angle=84,
            laps=110,
            grain=0.13,
        )
        # cheeks that begin below the rims, a chin in two
        card.paint(
            "-560,300! -480,236 -330,252 -250,310 -300,400 -420,440 -540,400",
            mix(FAIR, SHELL, 0.75),
            at=HEAD,
            angle=68,
            grain=0.15,
        )
        card.paint(
            "300,300! 380,246 500,240 560,300 520,400 420,430 330,390",
            mix(SHELL, ROSE, 0.16),
            at=HEAD,
            angle=104,
            grain=0.15,
        )
        card.paint(
            "-250,560! -120,520 20,532 150,512 290,548! 180,596 20,612 -140,602", SHELL, at=HEAD, angle=6, grain=0.2
        )
        for line, w in (("-186,250 -250,330 -268,400", 9), ("204,240 262,310 276,380", 7)):
            card.paint(ribbon(line, (3, w, 3), HEAD), ROSE)
        for line in ("-250,-470 -60,-492 120,-484", "-170,-428 -30,-440 60,-436"):
            card.paint(ribbon(line, (2, 7, 2), HEAD), mix(SHELL, FAIR, 0.3))


def _nose(card: Sheet) -> None:
    """Broad and seen from below: one wedge at the bridge, a ball, two nostrils that differ."""
    card.paint(
        "62,-300! 96,-190 60,-60! 70,70 122,150! 138,206 96,236! 52,190 40,60 26,-80 34,-220",
        mix(SHELL, ROSE, 0.5),
        at=HEAD,
        angle=84,
    )
    card.paint(
        "-128,176! -60,150 10,168 84,150 140,184! 122,236 60,262! 8,248 -50,262! -112,238",
        mix(SHELL, ROSE, 0.75),
        at=HEAD,
        angle=8,
    )
    card.paint(
        ["-92,222! -64,200 -34,212 -26,238! -58,246", "40,240! 52,212 84,200 106,216! 90,242"], AUBERGINE, at=HEAD
    )


def _mouth(card: Sheet) -> None:
    """Closed; one corner knows something."""
    lip = mix(ROSE, AUBERGINE, 0.16)
    card.paint(
        "-196,404! -110,372 -36,352! 4,368 50,350! 130,368 228,362! 150,400 10,402 -90,408", lip, at=HEAD, angle=4
    )
    card.paint("-190,408! -90,410 10,404 150,398 226,366! 170,432 70,462 -40,458 -130,438", ROSE, at=HEAD, angle=6)
    card.paint(ribbon("-206,412 -100,404 10,400 140,390 220,360 244,346", (5, 10, 8, 9, 8, 3), HEAD), AUBERGINE)
    card.paint("-90,492! 0,476 96,488! 20,512", SHELL, at=HEAD)
    card.paint(ribbon("262,300 280,330 268,366", (2, 9, 3), HEAD), ROSE)


def _hair(card: Sheet) -> None:
    """Combed flat from a parting, and eleven pins along its edge in a strict row; the eighth is missing."""
    hair = card.paint(
        "-640,-150! -616,-470 -520,-720 -340,-960 0,-1010 330,-980 520,-730 624,-470 668,-190! 604,-300 560,-470! "
        "440,-606 230,-660 120,-700! -60,-662 -260,-640 -430,-570! -540,-440 -590,-290",
        AUBERGINE,
        at=HEAD,
        angle=40,
        laps=70,
        lift=9,
    )
    if hair is None:
        return
    light = shift(AUBERGINE, 0.11)
    with card.inside(hair):
        for i in range(9):
            card.brush(
                f"{104 - 6 * i},{-960 + 14 * i} {-160 - 20 * i},{-860 + 22 * i} "
                f"{-440 - 10 * i},{-700 + 42 * i} {-560 - 8 * i},{-420 + 20 * i}",
                13,
                light,
                HEAD,
                dry=0.85,
            )
        for i in range(6):
            card.brush(
                f"{130 + 6 * i},{-960 + 16 * i} {330 + 14 * i},{-830 + 24 * i} "
                f"{520 + 10 * i},{-620 + 40 * i} {610 + 6 * i},{-400 + 30 * i}",
                12,
                light,
                HEAD,
                dry=0.85,
            )
        card.paint(ribbon("112,-700 118,-830 126,-1000", (12, 8, 6), HEAD), FAIR)
    row = curve(
        "-560,-330 -512,-520 -400,-650 -190,-716 60,-742 300,-712 470,-620 580,-460 618,-330", HEAD, closed=False
    )
    for i in range(11):
        if i == 7:
            continue
        j = int((0.06 + 0.088 * i) * (len(row) - 1))
        (x, y), (u, v) = row[j], row[j + 3] - row[j - 3]
        pin = affine(float(x), float(y), 1, degrees(atan2(float(v), float(u))))
        card.paint(
            ribbon("-13,46 -13,-26 -8,-42 8,-42 13,-26 13,52", (7, 7, 8, 8, 7, 7), pin), CHALK, lift=3, wobble=0.4
        )


def _loose_strand(card: Sheet) -> None:
    """Where the pin is missing a strand has come down."""
    card.paint(
        ribbon("330,-690 352,-600 330,-520 352,-440 404,-420 420,-456", (20, 15, 12, 10, 8, 3), HEAD), AUBERGINE, lift=4
    )


def _eyes(card: Sheet) -> None:
    """They look over the rims: the left wide and interested, the right one under a heavier lid."""
    _eye(card, -262, -214, 112, 66, brow="-436,-352 -340,-402 -230,-410 -124,-384", lid=0.62)
    _eye(card, 262, -232, 104, 48, brow="126,-382 214,-430 330,-444 446,-392", lid=0.9)


def _eye(card: Sheet, x: float, y: float, w: float, h: float, brow: str, lid: float) -> None:
    """One eye about (x, y), ``w`` to its corners, ``h`` high; ``lid`` how much of it hangs over the iris."""
    at = HEAD @ np.array([[1, 0, x], [0, 1, y], [0, 0, 1.0]])
    shade, dark = mix(SHELL, ROSE, 0.45), AUBERGINE
    card.paint(
        f"{-w * 1.14:.0f},20! {-w * 0.7:.0f},{-h * 1.5:.0f} 0,{-h * 1.9:.0f} {w * 0.75:.0f},{-h * 1.4:.0f} "
        f"{w * 1.18:.0f},18! {w * 0.4:.0f},{h * 0.9:.0f} {-w * 0.5:.0f},{h * 0.9:.0f}",
        shade,
        at=at,
        angle=12,
        grain=0.2,
    )
    ball = card.paint(
        f"{-w},14! {-w * 0.5:.0f},{-h * 0.72:.0f} {w * 0.1:.0f},{-h:.0f} "
        f"{w * 0.66:.0f},{-h * 0.6:.0f} {w},10! {w * 0.5:.0f},{h * 0.8:.0f} {-w * 0.4:.0f},{h * 0.86:.0f}",
        CHALK,
        at=at,
        grain=0.12,
    )
    if ball is not None:
        with card.inside(ball):
            card.paint(
                ribbon(f"{-w},{-h * 0.2:.0f} 0,{-h * 0.75:.0f} {w},{-h * 0.2:.0f}", (h * 0.7, h * 0.9, h * 0.7), at),
                mix(CHALK, TIN, 0.6),
                grain=0.1,
            )
            r = 50
            card.paint(
                f"{r},4 {r * 0.7},{r * 0.7 + 4} 0,{r + 4} {-r * 0.7},{r * 0.7 + 4} {-r},4 "
                f"{-r * 0.7},{-r * 0.7 + 4} 0,{-r + 4} {r * 0.7},{-r * 0.7 + 4}",
                shift(MINT, -0.2),
                at=at,
                grain=0.2,
            )
            card.paint(["24,4 16,22 0,28 -16,22 -24,4 -16,-14 0,-20 16,-14"], dark, at=at)
            card.paint("-34,-22 -24,-34 -12,-26 -20,-14", CHALK, at=at)
    drop = -h + h * 0.42 * lid
    card.paint(
        f"{-w * 1.06:.0f},16! {-w * 0.6:.0f},{-h * 1.1:.0f} {w * 0.05:.0f},{-h * 1.42:.0f} "
        f"{w * 0.7:.0f},{-h * 1.02:.0f} {w * 1.1:.0f},14! {w * 0.62:.0f},{drop * 0.62:.0f} "
        f"{w * 0.05:.0f},{drop:.0f} {-w * 0.52:.0f},{drop * 0.76:.0f}",
        mix(FAIR, SHELL, 0.75),
        at=at,
        angle=10,
        grain=0.18,
    )
    card.paint(
        ribbon(
            f"{-w * 1.04:.0f},18 {-w * 0.52:.0f},{drop * 0.76:.0f} "
            f"{w * 0.05:.0f},{drop:.0f} {w * 0.62:.0f},{drop * 0.62:.0f} {w * 1.16:.0f},22",
            (6, 15, 19, 16, 5),
            at,
        ),
        dark,
    )
    card.paint(
        ribbon(f"{-w * 0.9:.0f},{-h * 0.9:.0f} 0,{-h * 1.55:.0f} {w * 0.9:.0f},{-h * 0.86:.0f}", (3, 9, 3), at),
        mix(ROSE, AUBERGINE, 0.35),
    )
    card.paint(ribbon(brow, (8, 22, 19, 6), HEAD), dark, thin=0.1)
