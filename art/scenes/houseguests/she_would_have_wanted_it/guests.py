"""The parlour: fourteen in black and brown, shoulder to shoulder, and a cake of seven storeys."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.she_would_have_wanted_it.inks import (
    BLACK,
    BRICK,
    CAST,
    CREAM,
    LINEN,
    MUSTARD,
    OLIVE,
    SALLOW,
    SLATE,
    UMBER,
)

ROUND = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
BACK: Final = (
    ("mourner 0", 60, 830, 44, UMBER),
    ("mourner 1", 172, 806, 46, BLACK),
    ("mourner 2", 290, 824, 44, SLATE),
    ("mourner 3", 410, 800, 46, BLACK),
    ("mourner 4", 810, 804, 46, BLACK),
    ("mourner 5", 920, 830, 44, UMBER),
    ("mourner 6", 1044, 852, 44, BLACK),
    ("mourner 7", 1160, 826, 46, SLATE),
)
FRONT: Final = (
    ("aunt", 96, 950, 54, BLACK),
    ("beloved", 236, 926, 56, UMBER),
    ("in love", 372, 936, 54, BLACK),
    ("hungry", 496, 966, 54, SLATE),
    ("mourner 8", 1100, 958, 54, UMBER),
    ("laughs", 900, 950, 58, BLACK),
)
"""Who, where, half a head in px, cloth."""


def guests(card: Sheet) -> None:
    """Lay those behind, those before, the table, the cake, and the one who laughs."""
    for name, x, y, size, ink in BACK:
        _guest(card, name, x, y, size, ink, (x % 5 - 2) * 4)
    for name, x, y, size, ink in FRONT:
        _guest(card, name, x, y, size, ink, (x % 7 - 3) * 3)
    for x, y in ((160, 1110), (300, 1086), (434, 1110), (1110, 1120)):
        _plate(card, x, y)
    _table(card)
    _cake(card)
    _laughing(card)


def _guest(card: Sheet, name: str, x: float, y: float, size: float, ink: Ink, tilt: float) -> None:
    at = affine(x, y, size)
    wide = 1.55 if name in ("hungry", "mourner 3", "mourner 6") else 1.25
    body = card.piece(
        f"-.4,.9! 0,1.1 .4,.9! {wide * 0.8:.2f},1.1 {wide},1.6 {wide * 1.1:.2f},3.4 {wide * 1.05:.2f},9.4! -{wide * 1.05:.2f},9.4! -{wide * 1.1:.2f},3.4 -{wide},1.6 -{wide * 0.8:.2f},1.1",
        ink,
        at=at,
        angle=84,
        laps=34,
        edge="torn",
        core=CREAM,
        wobble=3,
        lift=6,
    )
    with card.inside(body):
        card.paint("-.4,.8! .4,.8! .05,1.8!", LINEN if ink != SLATE else CREAM, at=at)
        if name in ("beloved", "mourner 3", "mourner 0"):
            card.paint("-.1,1.1! .12,1.1! .16,2.4 0,2.7! -.14,2.4", BLACK if ink != BLACK else BRICK, at=at)
    card.paint("-.3,.6! .3,.6! .32,1.1 0,1.3 -.32,1.1", CAST[name].skin.shade, at=at)
    Head(card, CAST[name], x, y, size, tilt=tilt, turn=0.4 if x < 600 else -0.4).draw()


def _plate(card: Sheet, x: float, y: float) -> None:
    card.paint("-1,-.1 -.6,-.34 .6,-.34 1,-.1 .6,.24 -.6,.24", LINEN, at=affine(x, y, 46), lift=5)
    card.paint("-.5,-.2! .4,-.2! .5,-.9! -.3,-.8!", mix(LINEN, MUSTARD, 0.3), at=affine(x, y, 34), lift=2)
    card.paint("-.5,-.4! .44,-.44! .46,-.6! -.44,-.56!", BRICK, at=affine(x, y, 34))
    hand(card, "cup", x - 64, y + 22, 60, -14, SALLOW, lift=3)


def _table(card: Sheet) -> None:
    cloth = card.piece(
        "470,1082! 620,1072 780,1080! 800,1236! 620,1244 452,1238!",
        LINEN,
        angle=2,
        laps=40,
        edge="torn",
        core="#f6f0e0",
        wobble=4,
        lift=10,
    )
    with card.inside(cloth):
        for x in (510, 580, 660, 730):
            card.paint(ribbon(f"{x},1100 {x - 6},1170 {x + 2},1240", (3, 11, 4)), shift(LINEN, -0.1), thin=0.15)


def _cake(card: Sheet) -> None:
    """Seven storeys, each of another opinion; from the seventh a slice is gone already."""
    inks: tuple[Ink, ...] = (BRICK, LINEN, MUSTARD, mix(BRICK, LINEN, 0.5), OLIVE, LINEN, BRICK)
    y = 1076.0
    for k in range(7):
        half, tall = 128 - 14.5 * k, 56 - 2.6 * k
        lean = (0, 3, -4, 5, -3, 6, 10)[k]
        x = 620 + lean
        tier = card.piece(
            f"{x - half},{y}! {x - half * 0.98:.0f},{y - tall}! {x},{y - tall - 5} {x + half * 0.98:.0f},{y - tall}! {x + half},{y}! {x},{y + 6}",
            inks[k],
            angle=3,
            laps=22,
            lift=6,
        )
        with card.inside(tier):
            drips = " ".join(f"{x - half + 2 * half * i / 8:.0f},{y - tall + (12 if i % 2 else 26)}" for i in range(9))
            card.paint(
                f"{x - half - 5},{y - tall - 12}! {drips} {x + half + 5},{y - tall - 12}!",
                mix(LINEN, inks[k], 0.15) if k % 2 == 0 else mix(BRICK, inks[k], 0.2),
            )
        for i in range(int(half / 13)):
            u = x - half * 0.9 + i * 26
            card.paint(ROUND, mix(LINEN, MUSTARD, 0.4) if k % 2 else BRICK, at=affine(u, y - 2, 6), wobble=0.3)
        y -= tall
    card.paint(f"640,{y + 4:.0f}! 676,{y + 4:.0f}! 672,{y + 40:.0f}! 646,{y + 40:.0f}!", mix(UMBER, BRICK, 0.4))
    card.paint(f"612,{y}! 618,{y - 40:.0f} 628,{y - 40:.0f} 632,{y}!", LINEN, lift=2)
    card.paint("-1,0 0,-.8 1,0 0,.8", BLACK, at=affine(622, y - 52, 15), lift=2)


def _laughing(card: Sheet) -> None:
    """It came out; her hand is too late. She wears an apron whose string is elsewhere."""
    apron = card.piece(
        "850,1080! 900,1070 956,1080! 970,1150 976,1240! 836,1240! 842,1150",
        CREAM,
        angle=86,
        edge="torn",
        core=LINEN,
        wobble=3,
        lift=6,
    )
    printed(card, apron, "cherry", BRICK, OLIVE, gap=50)
    card.paint(
        "832,1040! 800,1090 806,1150 850,1160! 900,1110 930,1040! 900,1020! 870,1060",
        shift(BLACK, 0.05),
        angle=50,
        edge="torn",
        core=CREAM,
        wobble=3,
        lift=8,
    )
    hand(card, "cover", 908, 1036, 74, -110, CAST["laughs"].skin, lift=5)
