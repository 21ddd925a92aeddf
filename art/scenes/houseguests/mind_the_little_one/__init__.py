"""Mind the Little One: a tiny old woman knits a mustard cap on to a giant's little finger; he holds still for her."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.mind_the_little_one import giant
from art.scenes.houseguests.mind_the_little_one.inks import ASH, BONE, CAST, CHALK, CHARCOAL, UMBER
from art.scenes.houseguests.mind_the_little_one.knitter import cap, knitter, wool

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the shoulders and who waits on them, the face, the table, the sleeve before the mouth, the work."""
    giant.shoulders(card)
    _waiting(card)
    giant.face(card)
    _table(card)
    giant.sleeve(card)
    knitter(card)
    giant.hand(card)
    cap(card)
    wool(card)


def _table(card: Sheet) -> None:
    card.paint("-40,1320! 1240,1310! 1240,1840! -40,1840!", mix(BONE, ASH, 0.35), angle=1, laps=90, grain=0.24, lift=8)
    card.paint("-40,1700! 1240,1690! 1240,1840! -40,1840!", UMBER, angle=1, laps=60)


def _waiting(card: Sheet) -> None:
    """With umbrella and suitcase, his back to all this, at the very edge of the shoulder."""
    at = affine(130, 548, 0.94, -3)
    card.paint("-26,-96! -4,-92! -6,8! -30,8!", CHARCOAL, at=at, lift=2)
    card.paint("2,-92! 24,-96! 30,8! 6,8!", CHARCOAL, at=at, lift=2)
    coat = card.piece(
        "-20,-216! -44,-196 -54,-140 -52,-50! 0,-44 50,-50! 54,-140 44,-196 20,-216!", UMBER, at=at, angle=86, lift=4
    )
    with card.inside(coat):
        card.paint(ribbon("0,-130 2,-40", (4, 5), at), shift(UMBER, -0.12), wobble=0.3)
    card.paint("-17,-256! 17,-256! 20,-220 12,-206 -12,-206 -20,-220!", "#86746a", at=at)
    card.paint("-34,-246! -20,-254 -20,-288! 0,-294 20,-288! 20,-254 34,-246! 0,-238!", CHARCOAL, at=at, lift=2)
    card.paint(ribbon("50,-120 44,-200 40,-300 40,-400", (6, 6), at), CHARCOAL, wobble=0.3)
    card.paint("30,-200! 50,-190 62,-150 58,-112 46,-104! 36,-120 30,-160!", UMBER, at=at, lift=3)
    card.paint(
        "40,-412! -20,-404 -70,-366 -92,-310! -66,-326 -40,-310! -14,-326 14,-326 40,-308! 66,-326 92,-326 120,-308! 144,-324 160,-322 172,-308! 150,-366 100,-404",
        CHARCOAL,
        at=at,
        lift=6,
    )
    card.paint("-50,-190! -34,-180 -50,-120 -62,-84! -78,-88! -70,-140!", UMBER, at=at, lift=3)
    card.paint("-106,-74! -40,-74! -38,-16! -108,-16!", ASH, at=at, lift=4)
    card.paint(ribbon("-84,-74 -82,-90 -62,-90 -60,-74", (5, 5), at), CHARCOAL, wobble=0.2)
