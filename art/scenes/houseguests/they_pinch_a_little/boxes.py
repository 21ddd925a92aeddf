"""The shop of They Pinch a Little: cartons one on the other, and in the smallest a cat."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.they_pinch_a_little.inks import BRICK, CREAM, MUSTARD, NIGHT, OLIVE, PAPER, SLATE, UMBER

PILE: Final[tuple[tuple[float, float, float, float, Ink], ...]] = (
    (-60, 1420, 330, 190, mix(UMBER, CREAM, 0.5)),
    (-60, 1250, 300, 170, mix(OLIVE, CREAM, 0.5)),
    (-60, 1096, 322, 154, mix(mix(MUSTARD, UMBER, 0.5), CREAM, 0.42)),
    (-60, 930, 290, 166, mix(SLATE, CREAM, 0.58)),
    (-60, 770, 306, 160, mix(mix(BRICK, UMBER, 0.6), CREAM, 0.4)),
)
"""Left, top, width, height."""
FUR: Final = SLATE


def stack(card: Sheet) -> None:
    """Lay the cartons, each with its lid."""
    for n, (x, y, w, h, ink) in enumerate(PILE):
        tip = (-3, 4, -2, 5, -4)[n]
        card.paint(
            f"{x},{y + 20}! {x + w - 8},{y + 20 + tip}! {x + w - 10},{y + h}! {x},{y + h}!", ink, angle=2, lift=5
        )
        lid = shift(ink, -0.05)
        card.paint(f"{x},{y}! {x + w},{y + tip}! {x + w - 2},{y + 46 + tip}! {x},{y + 46}!", lid, angle=2, lift=6)


def cat(card: Sheet) -> None:
    """Lay the cat, which is wider than its carton, and the carton."""
    dark = mix(FUR, NIGHT, 0.5)
    body = card.piece(
        "30,690! -6,660 -14,600 20,540 70,500 150,490 214,520 252,580 258,640 226,690! 130,720", FUR, angle=80, lift=7
    )
    with card.inside(body):
        card.paint("92,560! 130,590 164,560! 190,640 170,730! 90,730! 70,640", PAPER, angle=80)
        stripes = (
            "-20,610 10,620 40,616",
            "-20,650 14,656 40,650",
            "270,600 236,616 214,614",
            "270,640 236,652 216,648",
        )
        card.paint([ribbon(line, (3, 11, 3)) for line in stripes], dark)
    head = card.piece(
        "34,366! 62,382 92,412! 128,402 164,412! 194,380 222,362! 232,420 230,470 212,520 170,552 128,560 86,552 46,522 26,472 26,420",
        FUR,
        angle=84,
        lift=8,
    )
    with card.inside(head):
        card.paint("128,470! 150,500 178,520 160,570! 96,570! 78,520 106,500", PAPER, angle=84)
        marks = ("112,404 114,430 112,446", "130,398 130,430 130,452", "148,404 146,430 148,446")
        card.paint([ribbon(line, (9, 9, 3)) for line in marks], dark)
        card.paint([ribbon("20,470 50,478 64,476", (3, 9, 3)), ribbon("240,470 208,478 194,476", (3, 9, 3))], dark)
        card.paint(["44,392! 66,404 74,420! 52,430!", "212,390! 190,404 184,420! 204,430!"], mix(BRICK, CREAM, 0.4))
    card.paint([ribbon("62,466 82,480 104,470", (4, 8, 4)), ribbon("152,470 174,480 194,466", (4, 8, 4))], NIGHT)
    card.paint("118,494! 140,494! 129,508!", mix(BRICK, CREAM, 0.25))
    card.paint([ribbon("129,506 124,524 106,524", (3, 5, 3)), ribbon("129,506 134,524 152,524", (3, 5, 3))], NIGHT)
    card.paint("22,652! 238,648! 222,774! 36,776!", OLIVE, angle=2, lift=8)
    card.paint("22,652! 238,648! 236,674! 24,680!", shift(OLIVE, -0.07), angle=2)
    for x in (84, 174):
        card.paint("-26,0! -30,-26 -16,-44 16,-44 30,-26 26,2 12,24 -14,24", PAPER, at=affine(x, 668), lift=5)
        card.paint([ribbon(f"{x + d},672 {x + d},690", (4, 4)) for d in (-9, 9)], mix(SLATE, PAPER, 0.3))
