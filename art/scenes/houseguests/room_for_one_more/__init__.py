"""Room for One More: a lift with twenty-two people, a cake over their heads, and below them twenty left gloves."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.room_for_one_more.cake import cake, fingers
from art.scenes.houseguests.room_for_one_more.cast import NAMED_CAST, REST_CAST
from art.scenes.houseguests.room_for_one_more.floor import gloves, legs
from art.scenes.houseguests.room_for_one_more.inks import BONE, INK, PALE, PETROL, SLATE
from art.scenes.houseguests.room_for_one_more.people import behind, middle, near

GROUND = BONE
CAST = NAMED_CAST | REST_CAST


def paint(card: Sheet) -> None:
    """Lay the shaft, the box, those at its back, the cake, those before them, the doors, and what all of them stand in."""
    _box(card)
    behind(card, CAST)
    cake(card)
    fingers(card)
    middle(card, CAST)
    legs(card)
    near(card, CAST)
    _doors(card)
    gloves(card)


def _box(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 1240,1716! -40,1722!", INK, angle=88, laps=120, grain=0.3)
    card.paint("120,84! 1080,78! 1086,1700! 116,1704!", mix(PETROL, PALE, 0.22), angle=88, laps=110, grain=0.24)
    card.paint("116,1560! 1086,1556! 1086,1720! 112,1724!", mix(SLATE, INK, 0.4), angle=2)
    card.paint([ribbon(f"{x},90 {x + 2},1560", (5, 5)) for x in (440, 764)], shift(PETROL, 0.02))
    card.paint("120,84! 1080,78! 1080,112! 120,118!", shift(PETROL, -0.04), angle=1)
    # which floor: the hand stands between two strokes
    dial = "-96,0! -84,-48 -44,-84 0,-96 44,-84 84,-48 96,0!"
    card.paint(dial, BONE, at=affine(600, 64, 0.6), lift=4)
    for turn in range(-80, 81, 20):
        card.paint(ribbon("0,-84 0,-68", (6, 6), affine(600, 64, 0.6, turn)), INK)
    card.paint(ribbon("0,0 0,-74", (9, 3), affine(600, 64, 0.6, 30)), SLATE)


def _doors(card: Sheet) -> None:
    """Half shut, or half open; nobody presses anything."""
    for spec, edge in (
        ("-40,84! 150,80! 154,1712! -40,1716!", "136,80! 154,80! 158,1712! 140,1712!"),
        ("1044,76! 1240,74! 1240,1714! 1050,1710!", "1040,76! 1058,76! 1064,1710! 1046,1710!"),
    ):
        card.paint(spec, SLATE, angle=88, laps=70, grain=0.3, lift=12)
        card.paint(edge, shift(SLATE, 0.1), angle=88)
    card.paint("-40,84! 40,84! 44,1716! -40,1716!", INK, angle=88)
    card.paint("1170,74! 1240,74! 1240,1716! 1174,1712!", INK, angle=88)
    card.paint("-40,1706! 600,1698 1240,1704! 1240,1732! 600,1726 -40,1734!", mix(PALE, SLATE, 0.5), angle=1, lift=3)
