"""Who is small below: two who measure the trunk, and a husband with a covered plate."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.come_down_this_instant.cast import (
    BONE,
    BROWN,
    CAST,
    CHALK,
    FAIR,
    GREY,
    LINE,
    OLIVE,
    ROUND,
    SLATE,
    TAN,
    UMBER,
    torn,
)


def below(card: Sheet) -> None:
    """Dutiful, dutiful, and torn between pride and soup."""
    who = Figure(card, 640, 1700, 24, "reach", outfit("suit", SLATE, GREY, BONE, shoes=LINE), FAIR, "tall")
    who.below()
    Head(card, CAST["pole"], **who.head).draw()
    card.paint(ribbon("680,1400 686,1712", (13, 13)), TAN, edge="torn", wobble=1, lift=4)
    for k in range(8):
        bar = ribbon(f"674,{1420 + 37 * k} 692,{1420 + 37 * k}", (13, 13))
        card.paint(bar, UMBER if k % 2 else BONE, edge="torn", wobble=1)
    who.above()
    pose = POSES["stand_side"].but(arm_near=(1.5, -6.0), arm_far=(1.8, -5.6), hands=("pinch", "palm_up"))
    who = Figure(card, 1010, 1716, 24, pose, outfit("coat", GREY, UMBER, BONE, shoes=LINE), BROWN, "thin", flip=True)
    who.below()
    Head(card, CAST["figures"], **who.head).draw()
    card.paint("952,1550! 988,1542! 996,1588! 960,1596!", CHALK, edge="torn", wobble=2, lift=3)
    who.above()
    pose = POSES["stand_side"].but(
        arm_near=(1.9, -5.6), arm_far=(2.0, -5.2), hands=("palm_up", "palm_up"), tilt=-34, head=(-0.1, -8.9)
    )
    who = Figure(card, 110, 1740, 29, pose, outfit("coat", UMBER, SLATE, TAN, shoes=LINE), OLIVE, "stout")
    who.below()
    Head(card, CAST["husband"], **{**who.head, "view": "side", "turn": 1}).draw()
    who.above()
    torn(card, "134,1582! 214,1588! 200,1606! 148,1602!", BONE, angle=3, wobble=1.5, lift=4)
    torn(card, "142,1582! 150,1546 190,1548 206,1584!", GREY, angle=3, wobble=1.5, lift=3)
    card.paint(ROUND, UMBER, at=affine(172, 1542, 6))
