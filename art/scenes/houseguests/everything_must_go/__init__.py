"""Everything Must Go: three brothers sit in the street as they sat indoors; she brushes her teeth where stairs end."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.things import thing
from art.scenes.houseguests.everything_must_go.inks import (
    BRICK,
    BROWN,
    CAST,
    CREAM,
    FAIR,
    INK,
    MUSTARD,
    OLIVE,
    PALE,
    PETROL,
    TAN,
    UMBER,
)
from art.scenes.houseguests.everything_must_go.rooms import bed, front, kitchen, parlour, stair, table

GROUND = CREAM
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the blind front, then what was behind it, from far to near."""
    front(card)
    _bailiff(card)
    _passes(card)
    kitchen(card)
    _eldest(card)
    stair(card)
    _brushes(card)
    parlour(card)
    _winds(card)
    bed(card)
    _sleeps(card)
    _rings(card)


def _eldest(card: Sheet) -> None:
    who = Figure(
        card,
        236,
        1290,
        60,
        POSES["sit"].but(
            arm_near=((1.7, -3.1), (0.62, -5.35)),
            arm_far=((-1.7, -3.6), (-0.6, -2.9)),
            hands=("fist", "flat"),
            over="both",
            head=(0.15, -7.0),
            tilt=10,
        ),
        outfit("waistcoat", UMBER, INK, PALE, arms=PALE),
        TAN,
        "fat",
    )
    who.below()
    Head(card, CAST["eldest"], **who.head).draw()
    table(card)
    who.above()


def _winds(card: Sheet) -> None:
    who = Figure(
        card,
        600,
        1500,
        60,
        POSES["sit"].but(
            arm_near=((1.7, -4.3), (3.1, -4.3)),
            arm_far=((-1.6, -4.0), (-0.7, -2.5)),
            hands=("grip", "flat"),
            leg_near=((1.2, -2.2), (1.6, -0.42)),
            head=(0.2, -7.15),
            tilt=14,
            turn=0.75,
        ),
        outfit("cardigan", shift(BRICK, 0.06), UMBER, PALE, shoe="slipper", shoes=MUSTARD),
        TAN,
        "thin",
    )
    who.below()
    Head(card, CAST["winds"], **who.head).draw()
    for u in (830, 926):
        card.paint(ribbon(f"{u},1330 {u + 4},1440", (12, 10)), INK, lift=3)
    card.paint("800,1310! 950,1298! 962,1336! 798,1350!", UMBER, angle=4, lift=6)
    thing(card, "gramophone", 878, 1318, 104, (UMBER, MUSTARD, CREAM), flip=True)
    x, y, _ = who.wrist("near")
    card.paint(ribbon(f"{x + 40},{y - 26} {x + 42},{y + 34} {x + 84},{y + 38}", (11, 10, 9)), INK, lift=3)
    who.above()


def _sleeps(card: Sheet) -> None:
    who = Figure(
        card,
        905,
        1690,
        58,
        POSES["lie"].but(
            arm_near=((-1.5, 0.2), (-0.3, -0.5)),
            arm_far=((-2.0, -1.9), (-0.6, -0.9)),
            hands=("flat", "flat"),
            over="both",
        ),
        outfit("suit", INK, INK, PALE, shoes=UMBER),
        FAIR,
        "plain",
        flip=True,
        tilt=-6,
    )
    who.below()
    Head(card, CAST["sleeps"], **who.head).draw()
    who.above()


def _bailiff(card: Sheet) -> None:
    thing(card, "plant", 704, 884, 150, (BRICK, OLIVE))
    who = Figure(
        card,
        520,
        900,
        50,
        POSES["stand_side"].but(
            head=(0.95, -8.5),
            neck=(0.4, -7.5),
            arm_near=((0.4, -5.6), (1.9, -5.7)),
            hands=("grip", "rest"),
            tilt=20,
            turn=0.5,
        ),
        outfit("overcoat", PETROL, INK, CREAM),
        BROWN,
        "tall",
    )
    who.below()
    Head(card, CAST["bailiff"], **who.head).draw()
    x, y, _ = who.wrist("near")
    can = affine(x + 36, y + 22, 1, 20)
    card.paint("-40,-30! 30,-34! 36,40! -36,42!", BRICK, at=can, angle=80, lift=5)
    card.paint(ribbon("30,24 70,-10 92,-34", (16, 11, 9), can), BRICK, lift=3)
    card.paint("80,-50! 108,-32! 100,-18! 78,-34!", INK, at=can)
    card.paint(ribbon("-34,-20 -20,-62 20,-60 26,-30", (8, 8, 8, 8), can), BRICK, lift=3)
    who.above()
    for k in range(3):
        card.paint(ribbon(f"{x + 130 + 5 * k},{y + 40} {x + 134 + 9 * k},{y + 96 + 8 * k}", (3, 2)), PALE)


def _passes(card: Sheet) -> None:
    who = Figure(card, 1150, 940, 44, "walk", outfit("coat", OLIVE, INK, CREAM), FAIR, "stout", flip=True)
    who.below()
    Head(card, CAST["passes"], **who.head).draw()
    who.above()


def _brushes(card: Sheet) -> None:
    who = Figure(
        card,
        905,
        520,
        46,
        POSES["stand"].but(
            arm_near=((2.3, -6.9), (1.75, -8.15)),
            arm_far=((-1.8, -5.7), (-1.0, -5.6)),
            hands=("fist", "cup"),
            over="both",
            turn=-0.3,
            tilt=-6,
        ),
        outfit("nightshirt", PALE, BRICK, BRICK, length=0.85, wear=("crossed", "obi"), shoe="slipper", shoes=BRICK),
        FAIR,
        "stout",
        lift=6,
    )
    who.below()
    head = Head(card, CAST["brushes"], **who.head)
    head.draw()
    head.lay("-.2,.6 0,.54 .2,.6 .18,.76 .02,.82 -.16,.74", "#f4ecd8", lift=2)
    who.above()
    head.line("-.06,.66 .6,.52 1.25,.3", (0.1, 0.1, 0.09), PETROL, lift=3)
    x, y, _ = who.wrist("near")
    hand(card, "fist", x, y, 50, 216, FAIR, age=70, lift=2)
    x, y, _ = who.wrist("far")
    thing(card, "glass", x + 18, y + 8, 40, (mix(CREAM, PETROL, 0.4),))


def _rings(card: Sheet) -> None:
    card.paint("60,1740! 290,1724! 306,1790! 50,1806!", UMBER, angle=4, lift=4)
    who = Figure(
        card,
        118,
        1786,
        57,
        POSES["stand_side"].but(arm_near=((1.3, -6.9), (2.6, -7.9)), hands=("point", "grip"), view=0.7),
        outfit("skirt", MUSTARD, PETROL, CREAM),
        BROWN,
        "plain",
    )
    who.below()
    Head(card, CAST["rings"], **{**who.head, "turn": 0.6}).draw()
    who.above()
    x, y, _ = who.wrist("far")
    card.paint("-40,10! 44,10! 52,100! -46,100!", BRICK, at=affine(x, y + 30, 0.9, 4), lift=5)
    card.paint(ribbon(f"{x - 20},{y + 44} {x},{y + 6} {x + 24},{y + 44}", (6, 6, 6)), INK)
