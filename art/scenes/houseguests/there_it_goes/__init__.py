"""There It Goes: a whale's tail leaves over the upper edge; a square looks after it, and a child fills a hat brim."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.there_it_goes.child import child, limes
from art.scenes.houseguests.there_it_goes.inks import BONE, CHALK, PLUM, SHELL, WHITE
from art.scenes.houseguests.there_it_goes.onlookers import back_rows, front_row, hatted

__all__ = ["CAST", "GROUND", "paint"]

GROUND = CHALK
CAST: Final[dict[str, Face]] = {}
_LEFT: Final = (
    (-250, -700),
    (-206, -470),
    (-128, -230),
    (-66, -70),
    (-150, -14),
    (-300, 16),
    (-450, 92),
    (-560, 204),
    (-622, 350),
    (-540, 300),
    (-440, 268),
    (-330, 272),
    (-220, 306),
    (-110, 322),
    (-36, 300),
)
_SHARP: Final = {0, 3, 8}


def paint(card: Sheet) -> None:
    """Lay the hills, the tail, the far heads, the near ones, and the child."""
    card.paint(
        "-40,1010! 60,986 170,1002 300,946 420,972 560,1040 700,1000 860,930 980,950 1100,1010 1240,970! 1240,1840! -40,1840!",
        mix(BONE, SHELL, 0.5),
        angle=4,
        laps=110,
        edge="torn",
        core=WHITE,
        wobble=5,
        lift=3,
    )
    _whale(card)
    back_rows(card)
    hatted(card)
    limes(card)
    child(card)
    front_row(card)


_HOLE: Final = "-.4,0 0,-.4 .4,0 0,.4"


def _on(points: Array, at: Array) -> Array:
    return points @ at[:, :2].T + at[:, 2]


def _outline(at: Array) -> Array:
    left = " ".join(f"{x},{y}{'!' if i in _SHARP else ''}" for i, (x, y) in enumerate(_LEFT))
    last = len(_LEFT) - 1
    right = " ".join(
        f"{-x},{y}{'!' if last - i in _SHARP else ''}" for i, (x, y) in enumerate(reversed(_LEFT)) if i <= last
    )
    return curve(f"{left} 0,262! {right}", at)


def _whale(card: Sheet) -> None:
    at = affine(604, 452, 1.02, -8)
    tail = card.piece(
        _outline(at), PLUM, angle=80, laps=110, grain=0.36, edge="torn", core=mix(PLUM, SHELL, 0.5), wobble=4, lift=14
    )
    with card.inside(tail):
        pale = mix(PLUM, BONE, 0.26)
        for q in (1, -1):
            flip = affine(0, 0, 1.0, 0, q < 0)
            spec = "-90,70! -220,90 -360,130 -470,200 -520,270! -430,230 -330,228 -230,262 -130,276 -70,250! -60,150"
            pts = curve(spec, flip)
            card.paint(_on(pts, at), pale, angle=20 if q > 0 else -30, laps=46, edge="torn", wobble=8)
            for line in ("-150,120 -280,160 -400,220", "-180,200 -260,222 -330,214", "-110,140 -140,200 -130,250"):
                card.paint(ribbon(curve(line, flip, closed=False)[::8], (2, 7, 2), at), PLUM)
        card.paint(ribbon("0,-700 6,-360 0,-60 -4,120 0,262", (60, 34, 14, 10, 4), at), shift(PLUM, -0.06), edge="torn")
        card.paint("-250,-700! -206,-470 -128,-230 -66,-70! -40,-230 -96,-470 -130,-700!", shift(PLUM, 0.06), at=at)
        barnacles = [
            affine(x, y, r)
            for x, y, r in (
                (-108, -340, 15),
                (-78, -322, 10),
                (-92, -296, 8),
                (150, -440, 13),
                (122, -424, 8),
                (60, -250, 9),
            )
        ]
        for round_, ink in ((ROUND, mix(PLUM, BONE, 0.75)), (_HOLE, PLUM)):
            card.paint([_on(curve(round_, each), at) for each in barnacles], ink, wobble=0.4)
