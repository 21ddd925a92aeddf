"""Yours and Mine: an embrace between two rooms; behind his back she smooths a yellow tape that comes down the wall."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.yours_and_mine import her, him, rooms
from art.scenes.houseguests.yours_and_mine.inks import CAST, CHALK, KNIT, TAPE

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the rooms, the bather, her, his back over her, the tape down the wall and down him, then her arm."""
    rooms.rooms(card)
    rooms.bather(card)
    her.body(card)
    her.hair(card)
    him.head(card)
    him.back(card)
    her.face(card)
    _shadows(card)
    _tape(card, "636,-30 641,300 646,600 651,760 650,900 648,1040 649,1180 652,1290 652,1380 647,1470")
    her.arm(card)
    him.sleeve(card)
    rooms.roll(card)


def _shadows(card: Sheet) -> None:
    """Lay what the tape and its roll throw on his back: it spans the hollow, and swings clear of him below her hand."""
    dark = shift(KNIT, -0.1)
    card.paint("644,768! 678,772! 700,830 718,900 722,980 706,1060 678,1140! 644,1140!", dark, angle=88, wobble=0.6)
    card.paint("640,1290! 684,1290! 712,1370 736,1450! 680,1480!", dark, angle=88, wobble=0.6)
    card.paint(
        "676,1462! 744,1456 774,1496 786,1556 780,1626 754,1682 700,1694 650,1680 620,1640 616,1560!",
        dark,
        angle=88,
        wobble=0.6,
    )


def _tape(card: Sheet, line: str) -> None:
    card.paint(ribbon(line, (62,) * (line.count(" ") + 1)), TAPE, wobble=0.5, lift=4, angle=88)
