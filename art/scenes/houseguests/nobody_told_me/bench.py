"""Close to the bench: one in a top hat, and five at their ease who leave him hardly any room."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.nobody_told_me.guest import guest
from art.scenes.houseguests.nobody_told_me.inks import (
    BLACK,
    BROWN,
    CAST,
    COLD,
    FRECKLED,
    ICE,
    LILAC,
    MAUVE,
    PALE,
    PINK,
    PISTACHIO,
    WHITE,
)

PETALS = "0,-1 .3,-.35! 1,-.3 .45,.15! .62,.9 0,.5! -.62,.9 -.45,.15! -1,-.3 -.3,-.35!"


def bench(card: Sheet) -> None:
    """Lay the two who stand behind, the two who sit beside him, him, and the girl before them all."""
    _old_man(card)
    _younger(card)
    _queen(card)
    _elder(card)
    guest(card)
    _girl(card)


def _old_man(card: Sheet) -> None:
    """Blue with cold and above it."""
    card.paint("322,690! 412,690! 404,800! 290,800!", COLD.shade, angle=86)
    card.paint(
        "150,860 190,800 262,770 300,782 350,784 392,770 470,800 520,870! 560,1300! 120,1300!", COLD.base, lift=6
    )
    for spec in ("252,806 290,824 322,822", "338,824 372,822 410,802"):
        card.paint(ribbon(spec, (3, 9, 3)), COLD.shade, edge="raw")
    card.paint(
        "214,790! 250,776! 270,880 330,920 390,880 408,774! 440,790! 470,1300! 190,1300!", MAUVE, angle=84, lift=4
    )
    Head(card, CAST["old_man"], 362, 600, 120, tilt=-8, turn=-1, view="side").draw()


def _younger(card: Sheet) -> None:
    card.paint("856,730! 960,730! 976,850! 846,850!", PALE.shade, angle=86)
    _striped(card, "770,900 820,840 900,806 950,830 1000,806 1080,850 1130,930! 1160,1300! 760,1300!", PINK, 40, 19)
    Head(card, CAST["younger"], 906, 660, 110, tilt=4, turn=0.3, view="back").draw()


def _striped(card: Sheet, spec: str, ink: Ink, gap: int, wide: float) -> None:
    cloth = card.piece(spec, WHITE, angle=86, lift=8)
    x0, y0, x1, y1 = card.box(cloth)
    bars = [
        ribbon(f"{x0 - 10:.0f},{y:.0f} {(x0 + x1) / 2:.0f},{y + 12:.0f} {x1 + 10:.0f},{y - 4:.0f}", (wide, wide, wide))
        for y in np.arange(y0 + gap, y1, gap)
    ]
    card.pattern(cloth, turned(bars), shift(ink, -0.07), thin=0.06)


def _queen(card: Sheet) -> None:
    """She fills her side of the bench and of the card."""
    card.paint(
        "-60,1010 30,960 140,940 250,962 350,1020 420,1140! 460,1860! -60,1860!", BROWN.base, angle=80, laps=90, lift=10
    )
    card.paint("28,880! 190,880! 214,990 110,1034 8,990!", BROWN.shade, angle=84)
    suit = card.piece(
        "-60,1010! 4,980! 40,1080 120,1130 210,1090 262,976! 316,1000! 372,1200 420,1500 440,1860! -60,1860!",
        LILAC,
        angle=84,
        laps=70,
        lift=6,
    )
    printed(card, suit, "scallop", shift(LILAC, 0.075), gap=64)
    card.paint(ribbon("-60,1014 4,984 40,1082 120,1132 210,1092 262,980", (8, 9, 9, 9, 9, 8)), WHITE, lift=2)
    head = Head(card, CAST["queen"], 106, 766, 182, tilt=-9, turn=-0.2)
    head.draw()
    _cap(head)
    for i, t in enumerate(np.linspace(-1, 1, 9)):
        card.paint(ROUND, WHITE, at=affine(112 + 86 * float(t), 1008 + 36 * (1 - float(t) ** 2) + i % 2, 14), lift=3)
    arm = card.piece(
        "250,1000 330,1004! 404,1090 450,1240 474,1420 462,1560 400,1660 300,1690 190,1660 90,1606 20,1556! 60,1470! 130,1500 "
        "210,1530 262,1500 286,1420 280,1320 256,1200 232,1090",
        shift(BROWN.base, 0.025),
        angle=80,
        laps=70,
        lift=10,
    )
    with card.inside(arm):
        card.paint(
            "420,1100! 372,1240 386,1400 360,1530! 300,1610 190,1590 60,1530! 0,1560! 200,1720 480,1700! 490,1300!",
            BROWN.shade,
            angle=60,
            laps=50,
            grain=0.24,
        )
    lap = card.piece("-60,1560! 60,1528 200,1540 330,1600 440,1700! 470,1860! -60,1860!", LILAC, angle=8, lift=6)
    printed(card, lap, "scallop", shift(LILAC, 0.075), gap=64)
    card.paint("20,1560! 60,1540 150,1556 236,1540 280,1560! 240,1590 150,1600 60,1590", shift(LILAC, -0.12), angle=2)
    _bowl(card, 146, 1410)


def _cap(head: Head) -> None:
    """A bathing cap with paper flowers, worn like a crown."""
    head.lay(
        "-.8,-.08! -.86,-.5 -.62,-1.04 0,-1.2 .62,-1.04 .86,-.5 .8,-.08! .6,-.38 0,-.52 -.6,-.38", PINK, "flat", lift=5
    )
    head.line("-.78,-.12 -.6,-.4 0,-.54 .6,-.4 .78,-.12", (0.05, 0.06, 0.05), WHITE, "flat")
    for u, v, r in ((-0.56, -0.68, 0.14), (-0.2, -0.86, 0.16), (0.22, -0.86, 0.15), (0.58, -0.64, 0.14)):
        p = head.at @ (u, v, 1.0)
        at = affine(float(p[0]), float(p[1]), head.size * r, u * 90)
        head.card.paint(PETALS, WHITE, at=at, lift=2)
        head.card.paint(ROUND, LILAC, at=affine(float(p[0]), float(p[1]), head.size * r * 0.4))


def _bowl(card: Sheet, x: float, y: float) -> None:
    at = affine(x, y, 1.55, 2)
    glass = card.piece(
        "-62,-78! -96,-30 -98,30 -60,84 0,94 60,84 98,30 96,-30 62,-78! 0,-70", mix(WHITE, ICE, 0.35), at=at, lift=8
    )
    with card.inside(glass):
        card.paint("-120,-30! 0,-24 120,-34! 120,120! -120,120!", shift(ICE, -0.03), at=at, angle=3)
        card.paint("-120,60! 0,66 120,58! 120,120! -120,120!", PISTACHIO, at=at)
        card.paint("-52,12 -24,-18 20,-14 38,8! 70,-16! 64,36! 40,16! 16,36 -24,32", "#cf7a6c", at=at, lift=4)
        card.paint("-14,-14! 8,-30 20,-12!", shift("#cf7a6c", -0.06), at=at)
        card.paint(ROUND, WHITE, at=affine(x - 46, y + 6, 12))
        card.paint(ROUND, BLACK, at=affine(x - 48, y + 6, 6))
        card.paint(ribbon("-72,-40 -82,0 -68,44", (7, 9, 4), at, 1.55), WHITE)
    card.paint(ribbon("-62,-78 0,-70 62,-78 0,-88 -62,-78", (5, 5), at, 1.55), WHITE, lift=2)


def _elder(card: Sheet) -> None:
    card.paint("1000,900! 1128,930! 1136,1000 1200,1040! 1240,1120! 930,1120! 984,1010!", PALE.base, angle=84)
    card.paint("1010,900! 1128,930! 1124,970 1080,992 1030,976!", PALE.shade, angle=84)
    card.paint("900,1200! 980,1180! 1000,1860! 860,1860!", PALE.base, angle=84, lift=6)
    _striped(
        card,
        "870,1150 900,1080 976,1004! 1010,1044 1070,1056 1120,1042 1150,1000! 1260,1040! 1260,1860! 984,1860! 976,1330! 868,1330!",
        PISTACHIO,
        66,
        31,
    )
    Head(card, CAST["elder"], 1076, 800, 172, tilt=5, turn=1, view="side").draw()


def _girl(card: Sheet) -> None:
    """Ten years old; has waited before; keeps her flippers warm."""
    card.paint("930,1460! 1006,1460! 1010,1530 1040,1560! 900,1560! 926,1530", FRECKLED.shade, angle=84)
    card.paint("800,1640 850,1560 930,1536 1010,1536 1080,1560 1130,1640! 1170,1860! 780,1860!", FRECKLED.base, lift=10)
    card.paint(
        "860,1860! 880,1600 900,1546! 926,1544! 940,1590 1000,1590 1012,1544! 1040,1546! 1060,1620 1080,1860!", MAUVE
    )
    Head(card, CAST["girl"], 968, 1350, 140, tilt=-14, turn=-0.3).draw()
    deep = shift(PINK, -0.1)
    for x, turn, ink in ((1046, 9, deep), (906, -7, shift(PINK, -0.06))):
        at = affine(x, 1710, 1.0, turn)
        fin = card.piece(
            "-60,180! -70,60 -112,-106! -60,-86 -30,-112! 0,-92 34,-116! 62,-90 108,-112! 74,60 64,180!",
            ink,
            at=at,
            angle=86 + turn,
            lift=10,
        )
        ribs = [ribbon(f"{u * 0.5:.0f},120 {u},-100", (6, 11), at) for u in (-66, -4, 66)]
        card.pattern(fin, turned(ribs), shift(PINK, -0.2))
    for x, angle, flip in ((870, -52, True), (1092, -124, False)):
        hand(card, "grip", x, 1800, 150, angle, FRECKLED, flip, age=10, lift=6)
