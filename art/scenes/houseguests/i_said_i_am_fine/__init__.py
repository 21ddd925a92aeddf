"""I Said I Am Fine: a swollen cheek in a great white cloth, a thread to a snail, and a girl with a balloon."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_said_i_am_fine.face import cloth, face
from art.scenes.houseguests.i_said_i_am_fine.guests import girl, snail
from art.scenes.houseguests.i_said_i_am_fine.inks import BLACK, BONE, BRICK, UMBER, WALL, lap

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the wall, the coat, the head in its cloth; then the table, and what goes on there."""
    lap(card, "-60,-60! 1260,-60! 1260,1700! -60,1700!", WALL, 84, 0, laps=120)
    _coat(card)
    cloth(card)
    face(card)
    _table(card)
    card.paint(ribbon("476,1264 228,1556", (8, 8)), "#a8432f", lift=3)
    snail(card)
    girl(card)


def _coat(card: Sheet) -> None:
    lap(card, "-60,1860! -60,1440! 60,1390 240,1330 640,1480 1000,1380 1150,1400 1260,1440! 1260,1860!", BLACK, 12, 14)
    for spec in ("330,1400 420,1560 560,1720", "900,1400 840,1560 720,1720"):
        card.brush(spec, 15, mix(UMBER, BLACK, 0.2), dry=0.5, taper=0.3)


def _table(card: Sheet) -> None:
    lap(card, "-60,1664! 300,1652 700,1660 1260,1648! 1260,1860! -60,1860!", BONE, 2, 20, laps=44)
    card.brush("-20,1700 400,1694 800,1700 1220,1690", 12, mix(BONE, BRICK, 0.5), dry=0.4, taper=0.1)
    card.brush("-20,1730 400,1724 800,1730 1220,1720", 5, shift(BONE, -0.12), dry=0.4, taper=0.1)
