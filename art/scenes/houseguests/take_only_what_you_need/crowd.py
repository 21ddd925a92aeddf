"""Who goes with the street: backs, and on each of them another thing."""

from __future__ import annotations

from typing import Any

from art.cutpaper.animals import animal
from art.cutpaper.contour import LEAF, affine, motif, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.take_only_what_you_need.cast import (
    BONE,
    BROWN,
    CAST,
    DEEP,
    LILAC,
    PETROL,
    PINK,
    PIST,
    PLUM,
    TOMATO,
    YELLOW,
)


def back(card: Sheet, who: str, x: float, y: float, r: float, cloth: Ink, low: float = 9, **how: Any) -> Patch:
    """Lay a coat from behind and the back of a head."""
    at = affine(x, y, r)
    coat = card.piece(
        f"-.5,1.0! -1.3,1.3 -1.75,2.2 -1.8,4 -2.1,{low}! 2.1,{low}! 1.8,4 1.75,2.2 1.3,1.3 .5,1.0! 0,1.16",
        cloth,
        at=at,
        angle=84,
        lift=8,
    )
    card.paint("-.4,.4! .4,.4! .46,1.12! 0,1.26 -.46,1.12!", CAST[who].skin.shade, at=at)
    card.paint("-.7,1.0! 0,1.2 .7,1.0! .84,1.36! 0,1.56 -.84,1.36!", shift(cloth, 0.07), at=at, angle=4, lift=3)
    Head(card, CAST[who], x, y, r, view="back", **how).draw()
    return coat


def far(card: Sheet) -> None:
    """Three are nearly over the hill; one bears a tub with what swims in it."""
    back(card, "far 1", 512, 636, 26, PINK, 7)
    back(card, "far 0", 424, 642, 32, LILAC, 8)
    tail = card.piece(
        "396,560! 402,520 386,494! 346,492 320,466! 366,448 410,462! 424,418 468,408! 466,450 436,486! 448,524 446,560!",
        TOMATO,
        angle=70,
        lift=4,
    )
    ribs = [ribbon(f"{404 + 6 * k},{480 - 3 * k} {350 + 26 * k},{466 - 16 * k}", (3, 4)) for k in range(4)]
    card.pattern(tail, turned(ribs), shift(TOMATO, -0.1), thin=0.15)
    card.paint("330,540! 520,532! 500,596 470,612! 380,616! 350,600", PETROL, angle=4, lift=6)
    card.paint("322,536 424,526 528,528 526,546 424,552 324,556", shift(PETROL, 0.1), angle=2, lift=3)
    back(card, "far 2", 300, 690, 44, mix(PETROL, LILAC, 0.35), 9)


def horse(card: Sheet) -> None:
    """A rocking horse rides on somebody's shoulders."""
    x, y = 930, 720
    coat = back(card, "back 1", x, y, 66, mix(PLUM, LILAC, 0.22), 12)
    with card.inside(coat):
        card.paint(ribbon(f"{x},{y + 100} {x + 4},{y + 700}", (5, 7)), PLUM, thin=0.2)
    animal(card, "horse_stand", x, y - 98, 128, TOMATO, PINK, PLUM, dark=PLUM, tilt=-5)
    for dx, dy in ((0, 0), (16, -16)):
        rocker = f"{x - 190 + dx},{y - 120 + dy} {x - 90 + dx},{y - 76 + dy} {x + 20 + dx},{y - 74 + dy} {x + 120 + dx},{y - 98 + dy} {x + 180 + dx},{y - 140 + dy}"
        card.paint(ribbon(rocker, (14, 20, 20, 20, 14)), YELLOW, lift=4)
    card.paint(
        f"{x - 40},{y - 270}! {x + 60},{y - 276}! {x + 66},{y - 216}! {x - 38},{y - 212}!", PETROL, angle=84, lift=3
    )
    for s in (-1, 1):
        sleeve = f"{x + 70 * s},{y + 170}! {x + 150 * s},{y + 130} {x + 150 * s},{y + 20} {x + 112 * s},{y - 60}! {x + 70 * s},{y - 52}! {x + 78 * s},{y + 20} {x + 50 * s},{y + 90}!"
        card.paint(sleeve, mix(PLUM, LILAC, 0.32), angle=80, lift=6)
        hand(card, "fist", x + 92 * s, y - 48, 76, -92, DEEP, flip=s > 0, lift=4)


def portrait(card: Sheet) -> None:
    """An ancestor looks at us from somebody's back."""
    x, y = 196, 800
    back(card, "back 0", x, y, 92, PETROL, 11)
    for s in (-1, 1):
        card.paint(ribbon(f"{x + 60 * s},{y + 110} {x + 96 * s},{y + 230}", (18, 20)), PLUM, lift=2)
    at = affine(x + 4, y + 350, 1.0, -4)
    card.paint("-176,-200! 176,-200! 176,200! -176,200!", YELLOW, at=at, angle=4, lift=12)
    card.paint("-166,-190! 166,-190! 150,-174! -150,-174! -150,174! -166,190!", shift(YELLOW, 0.08), at=at)
    ground = card.piece("-142,-166! 142,-166! 142,166! -142,166!", mix(PLUM, LILAC, 0.3), at=at, angle=80)
    with card.inside(ground):
        card.paint("-150,200! -130,110 -60,74 0,90 60,74 130,110 150,200!", BONE, at=at, angle=84)
        card.paint("-140,200! -124,116 -60,80! -20,200!", PLUM, at=at, angle=84)
        card.paint("140,200! 124,116 60,80! 20,200!", PLUM, at=at, angle=84)
        face = Head(card, CAST["framed"], x, y + 330, 108, tilt=-4)
        card.paint("-.3,.6! .3,.6! .36,1.2! -.36,1.2!", face.face.skin.shade, at=face.at)
        face.draw()


def tree(card: Sheet) -> None:
    """A lemon tree, pot and all; it hides whoever bears it."""
    coat = card.piece(
        "1010,1020! 960,1100 930,1300 910,1860! 1240,1860! 1240,1000! 1120,990",
        mix(LILAC, PLUM, 0.42),
        angle=84,
        lift=8,
    )
    printed(card, coat, "fern", LILAC, gap=80)
    for x in (1046, 1190):
        card.paint(ribbon(f"{x},1000 {x - 6},1180 {x},1300", (24, 24, 24)), PLUM, lift=2)
    card.paint(ribbon("1112,1060 1106,940 1120,800", (26, 22, 18)), BROWN.shade, lift=4)
    dark, light = mix(PIST, PETROL, 0.66), mix(PIST, PETROL, 0.34)
    crown = "960,960 930,860 950,740 1010,660 1090,624 1180,640 1240,700! 1240,980! 1160,1010 1060,1000"
    card.paint(crown, shift(dark, -0.04), angle=50, edge="torn", wobble=9, lift=6)
    for key, ink, size in ((1, dark, 48), (7, light, 42)):
        leaves = motif((840, 540, 1280, 1080), LEAF, 76, size, 20, None, jitter=0.25, ratio=0.6, key=key)
        near = [q for q in leaves if ((q[:, 0].mean() - 1110) / 178) ** 2 + ((q[:, 1].mean() - 815) / 200) ** 2 < 1]
        card.paint(turned(near), ink, lift=5)
    for a, b in ((1000, 770), (1120, 700), (1070, 850), (1150, 800), (1010, 920), (1160, 930)):
        card.paint("1,0 .1,.8 -1,.1 0,-.8", YELLOW, at=affine(a, b, 31, 60), lift=4)
    pot = card.piece("1030,1040! 1210,1040! 1190,1200! 1052,1200!", TOMATO, angle=4, lift=8)
    card.pattern(pot, turned([ribbon("1020,1072 1220,1072", (12, 12))]), shift(TOMATO, -0.08))
