"""Who is not a brother: the bailiff with the can, the woman on the stair, and somebody who rings."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix
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
)


def bailiff(card: Sheet) -> None:
    """He had come for the furniture; the plant was dry."""
    thing(card, "plant", 452, 1130, 190, (BRICK, OLIVE))
    who = Figure(
        card,
        210,
        1140,
        60,
        POSES["stand_side"].but(
            head=(0.95, -8.5),
            neck=(0.4, -7.5),
            arm_near=((0.5, -5.5), (1.9, -5.6)),
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
    can = affine(x + 44, y + 26, 1.25, 18)
    card.paint("-40,-30! 30,-34! 36,40! -36,42!", BRICK, at=can, angle=80, lift=5)
    card.paint(ribbon("30,24 66,-10 84,-30", (16, 11, 9), can), BRICK, lift=3)
    card.paint("72,-46! 100,-28! 92,-14! 70,-30!", INK, at=can)
    card.paint(ribbon("-34,-20 -20,-62 20,-60 26,-30", (10, 10, 10, 10), can), BRICK, lift=3)
    who.above()
    for k in range(3):
        card.paint(ribbon(f"{x + 154 + 8 * k},{y + 46} {x + 160 + 11 * k},{y + 104 + 8 * k}", (5, 3)), PETROL, thin=0.2)


def brushes(card: Sheet) -> None:
    """She is at home, and not done."""
    who = Figure(
        card,
        1062,
        560,
        49,
        POSES["stand"].but(
            arm_near=((2.3, -6.7), (1.75, -8.05)),
            arm_far=((-1.8, -5.7), (-1.0, -5.6)),
            hands=("fist", "cup"),
            over="both",
            turn=-0.3,
            tilt=-6,
        ),
        outfit("nightshirt", PALE, BRICK, BRICK, length=0.85, wear=("crossed", "obi"), shoe="slipper", shoes=BRICK),
        FAIR,
        "stout",
        lift=7,
    )
    who.below()
    head = Head(card, CAST["brushes"], **who.head)
    head.draw()
    head.lay("-.2,.6 0,.54 .2,.6 .18,.76 .02,.82 -.16,.74", "#f4ecd8", lift=2)
    who.above()
    head.line("-.06,.66 .6,.52 1.25,.3", (0.11, 0.11, 0.1), PETROL, lift=3)
    x, y, _ = who.wrist("near")
    hand(card, "fist", x, y, 53, 216, FAIR, age=70, lift=2)
    x, y, _ = who.wrist("far")
    thing(card, "glass", x + 18, y + 8, 42, (mix(CREAM, PETROL, 0.4),))


def rings(card: Sheet) -> None:
    """At a door that is not there."""
    who = Figure(
        card,
        1090,
        1170,
        47,
        POSES["stand_side"].but(
            arm_near=((1.7, -6.4), (2.9, -7.3)), hands=("point", "rest"), over="near", turn=0.4, tilt=-4
        ),
        outfit("coat", MUSTARD, INK, CREAM),
        BROWN,
        flip=True,
    )
    who.below()
    Head(card, CAST["rings"], **who.head).draw()
    who.above()
