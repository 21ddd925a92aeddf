"""A boy with both hands full, and a boot that waits for its foot."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.theres_no_hurry.inks import CHALK, LILAC, PINK, PISTACHIO, PLUM, SHE, STREET

GREEN = mix(PISTACHIO, "#5f7d2e", 0.5)


def boy(card: Sheet, face: Face) -> None:
    """Barefoot, on his way; a few have been lost, in a line."""
    for i, (x, y) in enumerate(((660, 1690), (712, 1712), (752, 1698), (806, 1730))):
        card.paint(ROUND, shift(GREEN, 0.04 * (i % 2)), at=affine(x, y, 11), lift=2)
    card.paint("800,1716! 880,1704 960,1712! 940,1736 860,1742", shift(STREET, -0.1), angle=3)
    pose = POSES["carry"].but(
        arm_near=((0.8, -5.4), (2.1, -5.5)), arm_far=((1.2, -5.6), (2.3, -5.9)), hands=("cup", "cup"), tilt=10
    )
    who = Figure(
        card, 872, 1724, 52, pose, outfit("summer", PINK, PLUM, CHALK, shoe="bare", wear=("bands",)), SHE, "small"
    )
    who.below()
    place = who.head
    Head(card, face, **{**place, "size": place["size"] * 1.12, "turn": 0.5}).draw()
    who.above()
    left, top, _ = who.wrist("near")
    for i, (u, v) in enumerate(((2, -4), (18, -8), (32, -4), (12, -20), (26, -18))):
        card.paint(ROUND, shift(GREEN, 0.05 * (i % 3)), at=affine(left + u, top + v, 9), lift=1)


def boot(card: Sheet) -> None:
    """By itself in the street, laced, and nearly full."""
    at = affine(1060, 1640)
    card.paint("-90,84! 20,66 150,80! 180,104 40,116 -90,106", shift(STREET, -0.12), at=at, angle=3)
    body = card.piece(
        "-80,-120! 40,-128! 46,-20 60,20! 120,34 158,66 160,96! -84,100! -78,0", PLUM, at=at, angle=80, laps=50, lift=9
    )
    with card.inside(body):
        card.paint("-90,-130! -40,-130! -50,100! -90,100!", shift(PLUM, -0.05), at=at, angle=86)
        card.paint("90,20! 170,40! 170,100! 96,100! 84,60", shift(PLUM, 0.06), at=at, angle=20)
    card.paint("-88,92! 164,88! 166,112! 40,116! 36,106! -30,108! -34,118! -90,118!", shift(PLUM, -0.1), at=at, lift=2)
    for y in (-90, -60, -30, 0):
        card.paint(ribbon(f"0,{y} 44,{y + 14}", (6, 6), at), LILAC)
        card.paint(ribbon(f"2,{y + 16} 44,{y - 4}", (6, 6), at), LILAC)
    card.paint(ribbon("30,20 66,50 58,84", (5, 5, 4), at), LILAC)
    card.paint("-84,-120! -20,-140 44,-128! -20,-108", shift(PLUM, -0.1), at=at)
    for i, (u, v) in enumerate(
        (
            (-62, -124),
            (-40, -130),
            (-18, -132),
            (6, -132),
            (26, -128),
            (-50, -116),
            (-26, -118),
            (0, -118),
            (-34, -144),
            (-8, -146),
        )
    ):
        card.paint(
            ROUND, shift(GREEN, 0.05 * (i % 3) - 0.02), at=at @ [[13, 0, u], [0, 13, v], [0, 0, 1]], lift=2, wobble=0.4
        )
    card.paint("-86,-118! -60,-132! -56,-96! -84,-90!", PLUM, at=at)
    card.paint(["-84,-112! -20,-98 44,-122! 46,-92! -20,-74 -84,-86!"], shift(PLUM, 0.07), at=at, lift=2)
