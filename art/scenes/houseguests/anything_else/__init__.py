"""Anything Else?: a doctor lays his ear to her back, and the fish of her dress swim over into his white coat."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.anything_else import doctor, husband, woman
from art.scenes.houseguests.anything_else.inks import CHALK, GHOST, PISTACHIO, SAGE
from art.scenes.houseguests.anything_else.shoal import fish, gone

GROUND = PISTACHIO
LEFT = (
    (330, 900, -32, 50),
    (400, 1010, -32, 50),
    (310, 1110, -32, 50),
    (390, 1200, -32, 50),
    (330, 1290, -32, 50),
    (80, 1620, -32, 50),
    (60, 1760, -32, 50),
    (200, 1560, -32, 50),
    (190, 1700, -32, 50),
    (310, 1770, -32, 50),
    (330, 1630, -32, 50),
    (450, 1720, -32, 50),
    (390, 1520, -32, 50),
    (580, 1790, -32, 50),
)
"""Places in the dress that are empty."""
SLEEVE_LEFT = ((520, 1110, -32, 50), (590, 960, -32, 50))
DRESS = (
    (430, 1648, -22, 56),
    (596, 1716, -34, 60),
    (500, 1520, -14, 54),
    (626, 1590, -28, 58),
    (668, 1486, -40, 58),
    (560, 1404, -8, 54),
    (694, 1352, -4, 56),
    (732, 1130, 56, 54),
)
"""Fish that are still in it."""
OVER = ((764, 1248, 26, 62), (812, 1428, -14, 64), (752, 1690, -36, 60))
"""Fish on the border of dress and coat."""
COAT = (
    (894, 1326, 30, 54),
    (932, 1466, 0, 54),
    (1010, 1376, 26, 54),
    (1040, 1280, -16, 52),
    (1116, 1420, -32, 56),
    (1156, 1272, -58, 54),
    (1190, 1118, -78, 50),
    (1012, 1764, -22, 54),
    (1136, 1730, -44, 56),
)
"""Fish that are over."""


def paint(card: Sheet) -> None:
    """Lay who waits, then the two, then the shoal from one to the other."""
    card.paint("-60,930! 500,926 1260,934! 1260,1840! -60,1840!", SAGE, angle=2, edge="raw", ragged=30, laps=90)
    card.paint(ribbon("-20,930 500,926 1220,934", (12, 12)), CHALK, thin=0.1)
    husband.husband(card)
    dress = woman.dress(card)
    woman.folds(card, dress)
    coat = doctor.coat(card)
    doctor.seams(card, coat)
    with card.inside(dress):
        gone(card, LEFT, GHOST)
    for each in (*DRESS, *COAT):
        fish(card, each)
    sleeve = woman.arm(card)
    with card.inside(sleeve):
        gone(card, SLEEVE_LEFT, GHOST)
    for each in OVER:
        fish(card, each)
    doctor.head(card)
    doctor.arm(card)
    woman.head(card)
