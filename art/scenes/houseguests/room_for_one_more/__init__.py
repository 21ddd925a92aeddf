"""Room for One More: a tall woman bent like a crook in a full lift; all look at the wall, and a hen sits on one."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.room_for_one_more import giant
from art.scenes.houseguests.room_for_one_more.backs import BACK, FRONT, MIDDLE, NEAR, back
from art.scenes.houseguests.room_for_one_more.inks import BLUE, BONE, INK, PALE, PETROL, PLUM, SKIN

GROUND = BONE
RED, GOLD, WALL = "#a34a3c", "#c9a15a", shift(BONE, -0.1)


def paint(card: Sheet) -> None:
    """Lay the lift, those at the back, the tall woman, and those before her, row by row; then the doors."""
    _lift(card)
    for who in BACK:
        back(card, *who)
    giant.plait(card)
    giant.head(card)
    giant.coat(card)
    for who in MIDDLE:
        back(card, *who)
    for who in FRONT:
        back(card, *who)
    _hen(card)
    for who in NEAR:
        back(card, *who)
    _doors(card)


def _lift(card: Sheet) -> None:
    card.paint("96,150! 1104,144! 1110,1840! 90,1840!", shift(PETROL, -0.07), angle=88, laps=130, grain=0.42)
    card.paint("96,150! 1104,144! 1040,214! 162,218!", INK, angle=2)
    card.paint(
        [f"{x},218! {x + 6},216! {x + 8},1300! {x - 2},1300!" for x in (166, 384, 602, 820, 1034)], shift(PETROL, -0.11)
    )
    card.paint("430,170! 770,168! 740,192! 460,194!", PALE, wobble=0.5)


def _hen(card: Sheet) -> None:
    """She has settled on a bald head."""
    at = affine(800, 1190)
    card.paint(
        "150,-20! 210,-120 252,-150! 250,-100 272,-96! 244,-50 262,-40! 200,20 150,50!", PALE, at=at, angle=-50, lift=5
    )
    hen = card.piece(
        "-122,-164! -96,-186 -66,-176 -52,-140 -34,-96 10,-74 70,-80 130,-84 180,-70! 202,-10 170,50 110,84 30,92 -50,84 "
        "-108,50 -132,0 -126,-60 -136,-110 -130,-140!",
        PALE,
        at=at,
        angle=14,
        grain=0.4,
        lift=8,
    )
    wing = card.piece(
        "-40,-34! 20,-46 90,-40 150,-20 186,6! 140,14 150,34! 96,36 90,54! 20,50 -30,20 -50,-6!",
        shift(PALE, -0.09),
        at=at,
        lift=5,
        angle=20,
    )
    for k in range(3):
        card.pattern(
            wing, ribbon(f"{10 + 36 * k},-30 {34 + 36 * k},0 {24 + 36 * k},34", (3, 9, 3), at), shift(PALE, -0.2)
        )
    with card.inside(hen):
        for x, y in (
            (-80, -40),
            (-96, 10),
            (-60, 20),
            (-70, 56),
            (-100, -80),
            (-20, 66),
            (40, 74),
            (100, 64),
            (-64, -100),
        ):
            card.paint("0,-9! 8,6! -8,6!", shift(PALE, -0.2), at=affine(800 + x, 1190 + y, 1, 12))
    card.paint(
        "-130,-160! -146,-206! -118,-192! -108,-220! -92,-190! -70,-204! -70,-172! -96,-182!", RED, at=at, lift=3
    )
    card.paint("-132,-150! -172,-138! -134,-128!", GOLD, at=at, lift=2)
    card.paint("-134,-126! -140,-96 -126,-84 -116,-104 -120,-128!", RED, at=at, lift=2)
    card.paint(ROUND, INK, at=affine(694, 1044, 8))


def _doors(card: Sheet) -> None:
    """Doors that would shut; the landing is bare wall, with an arrow that stands still."""
    for d, x in ((1, 0.0), (-1, 1200.0)):
        card.paint(
            f"{x - d * 30},-30! {x + d * 92},-30! {x + d * 84},1840! {x - d * 30},1840!",
            WALL,
            angle=89,
            lift=10,
            grain=0.3,
        )
        card.paint(
            f"{x + d * 92},140! {x + d * 132},140! {x + d * 124},1840! {x + d * 82},1840!", BLUE, angle=89, lift=8
        )
    card.paint("-30,-30! 1230,-30! 1230,146! -30,152!", WALL, angle=1, lift=8, grain=0.3)
    card.paint("80,132! 1120,128! 1120,164! 80,170!", BLUE, angle=1, lift=6)
    card.paint("500,118! 506,76 540,34 600,18 660,34 694,76 700,118!", INK, lift=4)
    card.paint("594,112! 642,46! 652,56! 608,116!", BONE, wobble=0.4)
    card.paint(ROUND, SKIN, at=affine(1154, 1080, 20), lift=3)
    card.paint(ROUND, PLUM, at=affine(1156, 1140, 20), lift=3)
