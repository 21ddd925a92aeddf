"""Nobody Home: a stag waits behind the glass of the front door, a hat and keys on its antlers; inside somebody lies low."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_home.inks import BLUE, BONE, BRASS, INK, PLUM
from art.scenes.houseguests.nobody_home.locks import locks
from art.scenes.houseguests.nobody_home.stag import stag
from art.scenes.houseguests.nobody_home.train import feet, hand, train

GROUND = BONE
PANE = "262,90! 1108,70! 1112,1190! 258,1200!"


def paint(card: Sheet) -> None:
    """Lay wall, lit pane with the caller, the door round it, its locks, and what happens on the floor."""
    card.paint("-40,-40! 1240,-40! 1240,1430! -40,1440!", BLUE, angle=88, laps=100)
    pane = card.piece(PANE, mix(BONE, BRASS, 0.26), angle=86, laps=120, grain=0.24)
    with card.inside(pane):
        stag(card)
    _door(card)
    locks(card)
    _floor(card)
    train(card, behind=True)
    feet(card)
    train(card, behind=False)
    hand(card)


def _door(card: Sheet) -> None:
    """Stiles, rails and a panel; the glass lies deeper than they."""
    parts = (
        "74,-40! 262,-40! 258,1440! 78,1440!",
        "1108,-40! 1240,-40! 1240,1440! 1112,1440!",
        "240,-40! 1130,-40! 1130,78! 240,96!",
        "240,1196! 1130,1186! 1130,1440! 240,1440!",
    )
    for spec, angle in zip(parts, (90, 90, 0, 0), strict=True):
        card.paint(spec, PLUM, angle=angle, laps=70, grain=0.34, lift=7)
    card.paint("330,1246! 1046,1240! 1050,1384! 328,1392!", shift(PLUM, -0.06), angle=1)
    card.paint(ribbon("330,1246 1046,1240", (7, 7)), shift(PLUM, -0.12))
    card.paint(ribbon("328,1392 1050,1384", (6, 6)), shift(PLUM, 0.08))
    card.paint(["250,88! 1116,68! 1110,84! 264,104!", "1096,78! 1112,78! 1116,1190! 1100,1190!"], shift(PLUM, -0.1))
    card.paint("40,-40! 78,-40! 82,1440! 44,1440!", INK, angle=90, lift=5)


def _floor(card: Sheet) -> None:
    card.paint("-40,1428! 1240,1416! 1240,1448! -40,1462!", INK, angle=0)
    card.paint("-40,1448! 1240,1440! 1240,1840! -40,1840!", BONE, angle=1, laps=130, grain=0.14)
    for x0, x1 in ((130, -120), (420, 330), (720, 760), (1010, 1180)):
        card.paint(ribbon(f"{x0},1450 {x1},1840", (3, 6)), mix(BONE, INK, 0.25), thin=0.25)
    card.paint("-40,1448! 1240,1440! 1240,1474! -40,1490!", mix(BONE, INK, 0.3), angle=0)
