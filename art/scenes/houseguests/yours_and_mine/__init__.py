"""Yours and Mine: a flat as a plan, a man in a bath in the middle of it, and through all rooms one strip of tape."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.yours_and_mine import bath, people, rooms
from art.scenes.houseguests.yours_and_mine.inks import CAST, CHALK, LINEN, PLAN, TAPE, pt

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the rooms and their things, the bath, the tape over all of them, then what lies over the tape."""
    rooms.floors(card)
    rooms.bedroom(card)
    rooms.kitchen(card)
    rooms.living(card)
    rooms.hall(card)
    bath.tub(card)
    people.child(card)
    _tape(card)
    bath.over(card)
    people.woman(card)
    people.man(card)


def _tape(card: Sheet) -> None:
    """One strip, unbroken, from the lower left to the upper right; it turns where somebody thought again, and goes by everybody: by her head, his back and feet, and the child."""
    spec = (
        "-560,800! -372,752! -352,552! 120,546! 428,556! 372,430! 214,356! -400,334! -384,-350! -346,-740! -316,-752! -150,-704! "
        "66,-680! 700,-722! 760,-726!"
    )
    card.paint(ribbon(spec, (19,) * 15, PLAN), TAPE, wobble=0.5, lift=4)
    card.paint(ribbon(spec, (4,) * 15, PLAN), shift(TAPE, 0.08), wobble=0.3)
    x, y = pt(-560, 806)
    card.paint(ROUND, TAPE, at=affine(x, y, 44), lift=9)
    card.paint(ROUND, LINEN, at=affine(x, y, 24), wobble=0.6)
    card.paint(ROUND, shift(LINEN, -0.12), at=affine(x, y, 15), wobble=0.6)
