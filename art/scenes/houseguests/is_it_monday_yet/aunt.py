"""The aunt from behind, in full dress, small: white hair in a knot, a cape as wide as she is tall."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.is_it_monday_yet.inks import BLACK, BONE, FLOOR, GREY, KIN, LOUD, UMBER

SIZE = 58.0
AT = (1006.0, 1716.0)


def aunt(card: Sheet) -> None:
    """Lay her shadow, legs, jacket, head, then the cape and the sleeve that holds it."""
    at = affine(AT[0], AT[1], SIZE, 0)
    card.paint("-6.4,-.2 -3,-.5 1.4,-.4 2.4,.1 0,.5 -4,.5 -6.6,.2", mix(FLOOR, UMBER, 0.4), at=at)
    for s, x in ((-1, -0.62), (1, 0.62)):
        card.paint(
            f"{x - 0.52},-3.6! {x + 0.5},-3.6! {x + 0.56},-2.6 {x + 0.36},-1.4 {x + 0.26},-.3! {x - 0.28},-.3! {x - 0.36},-1.3 {x - 0.56},-2.4",
            shift(LOUD, 0.03 * s),
            at=at,
            angle=88,
            lift=4,
        )
        card.paint(
            f"{x - 0.36},-.5! {x + 0.34},-.5! {x + 0.46 + 0.1 * s},-.1 {x + 0.4 + 0.12 * s},.12 {x - 0.4 + 0.12 * s},.12 {x - 0.46 + 0.1 * s},-.1",
            BLACK,
            at=at,
            lift=3,
        )
    card.paint(
        "-1.3,-5.8! 1.3,-5.8! 1.5,-4.8 1.4,-3.9 1.22,-3.1! .14,-3.1! 0,-4.2! -.14,-3.1! -1.22,-3.1! -1.4,-3.9 -1.5,-4.8",
        BLACK,
        at=at,
        angle=86,
        lift=5,
    )
    # the arm on the hip, then the short jacket
    card.paint(
        "1.0,-8.2! 1.7,-8.0 2.2,-7.2 2.5,-6.3 2.3,-5.9 1.6,-5.5 1.1,-5.2! .9,-5.8 1.5,-6.3 1.2,-7.0!",
        mix(BONE, GREY, 0.2),
        at=at,
        angle=60,
        lift=5,
    )
    jacket = card.piece(
        "-.5,-8.75! .5,-8.75! 1.3,-8.4 1.7,-7.9! 1.5,-6.6 1.36,-5.3! .7,-5.15 .08,-5.4! 0,-5.0! -.08,-5.4! -.7,-5.15 -1.36,-5.3! -1.5,-6.6 -1.7,-7.9! -1.3,-8.4",
        BONE,
        at=at,
        angle=86,
        lift=7,
    )
    with card.inside(jacket):
        for s in (-1, 1):
            card.paint(
                ribbon(f"{0.5 * s},-8.7 {0.9 * s},-7.4 {0.66 * s},-5.2", (0.1, 0.2, 0.12), at, SIZE),
                mix(GREY, UMBER, 0.3),
            )
            for y in (-7.9, -7.0, -6.1):
                card.paint(
                    ribbon(
                        f"{0.12 * s},{y} {0.42 * s},{y - 0.3} {0.5 * s},{y + 0.1} {0.26 * s},{y + 0.3} {0.06 * s},{y + 0.62}",
                        (0.05, 0.1, 0.1, 0.08, 0.04),
                        at,
                        SIZE,
                    ),
                    LOUD,
                )
    card.paint(".9,-8.6! 1.6,-8.5 2.1,-7.9 2.0,-7.5! 1.5,-7.8 .96,-8.0!", mix(GREY, UMBER, 0.25), at=at, lift=4)
    # neck, white hair, the bow at its knot
    card.paint("-.42,-9.2! .42,-9.2! .5,-8.6! 0,-8.45 -.5,-8.6!", KIN.shade, at=at)
    for s in (-1, 1):
        card.paint(f"{0.7 * s},-9.7 {0.98 * s},-9.8 {0.94 * s},-9.35 {0.72 * s},-9.3", KIN.base, at=at)
    hair = card.piece(
        "-.8,-9.6 -.74,-10.3 -.3,-10.75 .3,-10.75 .74,-10.3 .8,-9.6 .5,-9.1 0,-8.98 -.5,-9.1", "#f3ede1", at=at, lift=5
    )
    with card.inside(hair):
        for x in (-0.6, -0.3, 0.3, 0.6):
            card.paint(ribbon(f"{x},-10.6 {x * 0.9},-9.9 {x * 0.3},-9.5", (0.03, 0.05, 0.03), at, SIZE), GREY)
    card.paint(
        "-.56,-9.5 -.4,-9.86 0,-9.98 .4,-9.86 .56,-9.5 .4,-9.14 0,-9.02 -.4,-9.14", "#fbf7ee", at=at, angle=40, lift=6
    )
    card.paint(ribbon(".3,-9.5 0,-9.24 -.3,-9.46 0,-9.74 .2,-9.56", (0.03, 0.06, 0.06, 0.03), at, SIZE), GREY)
    card.paint(
        [ribbon(f"0,-9.1 {0.16 * d},-8.6 {0.3 * d},-8.1", (0.1, 0.14, 0.2), at, SIZE) for d in (-1, 1)], BLACK, lift=3
    )
    _cape(card)
    card.paint(
        "-1.0,-8.5! -1.7,-8.6 -2.5,-8.3 -3.2,-8.2! -3.2,-7.5! -2.4,-7.4 -1.5,-7.2 -1.2,-7.4!",
        mix(BONE, GREY, 0.1),
        at=at,
        angle=4,
        lift=6,
    )
    card.paint("-.9,-8.6! -1.5,-8.66 -2.0,-8.2 -1.9,-7.6! -1.5,-7.7 -.96,-8.0!", mix(GREY, UMBER, 0.25), at=at, lift=4)
    card.paint("-3.1,-8.3! -3.4,-8.2 -3.5,-7.7 -3.3,-7.4 -3.1,-7.4!", KIN.base, at=at, lift=3)


def _cape(card: Sheet) -> None:
    at = affine(AT[0], AT[1], SIZE, 0)
    cape = card.piece(
        "-2.9,-8.1! -3.8,-8.25 -4.6,-8.2 -5.5,-8.5! -6.2,-6.4 -6.7,-4.0 -7.3,-.9! -6.6,-.4 -5.9,-.7 -5.0,-.1 -4.2,-.5 -3.0,-.0 -1.8,-.5! -1.9,-3.0 -2.4,-5.6",
        LOUD,
        at=at,
        angle=84,
        laps=80,
        lift=10,
    )
    with card.inside(cape):
        for fold in ("-3.4,-8.1 -3.0,-5 -2.8,0", "-4.1,-8.2 -4.1,-4.4 -4.1,-.2", "-4.8,-8.2 -5.2,-4.6 -5.6,-.4"):
            card.paint(ribbon(fold, (0.06, 0.24, 0.5), at, SIZE), shift(LOUD, -0.07), thin=0.08)
