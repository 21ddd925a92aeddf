"""I Said I Am Fine: a woman holds the tablecloth between her teeth, and the soup is eaten off it."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_said_i_am_fine.inks import BLACK, BRICK, DEEP, UMBER, WALL, brushed
from art.scenes.houseguests.i_said_i_am_fine.kin import girl, grandmother, nip
from art.scenes.houseguests.i_said_i_am_fine.mother import bite, face, hair, mouth, neck
from art.scenes.houseguests.i_said_i_am_fine.table import cloth, supper, tip

__all__ = ["GROUND", "paint"]
GROUND = WALL


def paint(card: Sheet) -> None:
    """Lay the room, the woman, who eats, the cloth with the supper, who holds its far end, and last her teeth."""
    _room(card)
    neck(card)
    face(card)
    hair(card)
    mouth(card)
    grandmother(card)
    girl(card)
    cloth(card)
    supper(card)
    nip(card)
    tip(card)
    bite(card)


def _room(card: Sheet) -> None:
    brushed(card, "-40,1560! 1240,1548! 1240,1840! -40,1840!", UMBER, 2, ragged=20, laps=80)
    for y in (1604, 1684, 1770):
        card.paint(ribbon(f"-40,{y + 8} 1240,{y}", (4, 6, 3)), shift(UMBER, -0.07))
    brushed(card, "-40,1520! 1240,1508! 1240,1556! -40,1568!", mix(UMBER, BLACK, 0.45), 2)
    # the lamp, which swings away from her
    card.paint(ribbon("872,-20 940,470", (7, 7)), BLACK)
    at = affine(950, 540, 1, -8)
    brushed(
        card, "-22,-84! 22,-84! 30,-50 60,-20 110,26 118,44! -118,44! -110,26 -60,-20 -30,-50", BRICK, 70, at=at, lift=6
    )
    card.paint("-118,42! 118,42! 108,58 -108,58", mix(BRICK, BLACK, 0.4), at=at)
    card.paint("-34,58! 34,58! 26,84 0,92 -26,84", shift(DEEP, 0.4), at=at)
