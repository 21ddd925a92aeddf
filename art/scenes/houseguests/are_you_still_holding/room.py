"""The room above with somebody on tiptoe, the bent floor between, and a door to a third room."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.are_you_still_holding.inks import BRICK, LINEN, MUSTARD, NIGHT, OLIVE, UMBER, flat

_NEAR_LEG: Final = "742,-88! 744,-8 762,56 776,92! 840,94! 862,42 874,-18 872,-88!"
_NEAR_SHOE: Final = (
    "770,64! 806,82 850,68! 868,96 868,132 852,158! 816,168 776,194 746,224 716,242 664,248 620,246! 622,226 652,208 "
    "690,186 726,144 750,100!"
)
_FAR_LEG: Final = "1060,-98! 1062,68 1076,118 1086,154! 1146,156! 1166,108 1176,58 1176,-98!"
_FAR_SHOE: Final = (
    "1082,130! 1114,146 1156,132! 1174,160 1172,196 1154,218! 1114,226 1074,238 1034,264 988,278 946,274! 950,254 986,238 "
    "1022,214 1052,178 1066,152!"
)


def above(card: Sheet) -> None:
    """Lay the upper room, its walker."""
    flat(
        card,
        "-60,-60! 1260,-60! 1260,420! 1060,376 900,330 760,290 560,284 360,302 220,360 90,440 -60,490!",
        MUSTARD,
        86,
        2,
        110,
    )
    for leg, shoe in ((_FAR_LEG, _FAR_SHOE), (_NEAR_LEG, _NEAR_SHOE)):
        flat(card, leg, LINEN, 84, 4)
        flat(card, shoe, NIGHT, 30, 5)


def floor(card: Sheet) -> None:
    """Lay the boards between the storeys, bent over what bears them."""
    slab = card.piece(
        "-60,446! 90,390 220,312 360,258 560,238 760,244 900,286 1060,330 1260,372! 1260,462! 1060,420 900,376 770,334 560,328 "
        "370,346 240,400 110,478 -60,536!",
        UMBER,
        angle=4,
        laps=40,
        grain=0.3,
        edge="torn",
        core=LINEN,
        lift=12,
    )
    with card.inside(slab):
        card.paint(ribbon("-60,488 230,352 560,280 890,326 1260,412", (4, 6, 6, 5, 4)), shift(UMBER, -0.1))


def door(card: Sheet) -> None:
    """Lay the third room: a chair, and on it a cushion of the same cloth."""
    flat(card, "18,620! 214,612! 214,1290! 18,1290!", UMBER, 88, 5)
    flat(card, "40,644! 192,638! 192,1290! 40,1290!", shift(OLIVE, 0.02), 84, 2)
    flat(card, "40,1060! 192,1050! 192,1290! 40,1290!", shift(OLIVE, -0.1), 4, 1)
    for line in ("70,810 72,1130", "146,802 148,970", "164,990 168,1150"):
        card.paint(ribbon(line, (11, 11)), NIGHT, wobble=0.4)
    for line in ("66,826 150,818", "68,876 150,870"):
        card.paint(ribbon(line, (15, 15)), NIGHT, wobble=0.4)
    card.paint("64,980! 150,964! 178,990! 62,1008!", NIGHT)
    flat(card, "62,946! 88,936 138,932 164,940! 176,958 170,982! 138,988 88,994 64,988! 54,966", BRICK, 6, 4)
