"""The two: she at a table that is set, seen from behind; he on the stairs, going down."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.the_neighbours_will_talk.house import sill, window
from art.scenes.houseguests.the_neighbours_will_talk.inks import ASH, BLUE, BONE, CLAY, FAIR, GREEN, INK, PLUM, RED

GROWN: Final = 1.3
"""How much larger than it was typed the largest window is laid."""
ROOM: Final = affine(551 - 534 * GROWN, 986 - 930 * GROWN, GROWN)
HER: Final = affine(551 - 498 * GROWN, 986 - 870 * GROWN, 0.94 * GROWN)


def _set(x: float, y: float) -> Array:
    """Say where something stands on her table."""
    return np.asarray(ROOM @ np.vstack([affine(x, y, 1, -2), (0, 0, 1)]))


def waiting(card: Sheet) -> None:
    """The largest window, and the only bright one: red robe, black hair, two plates, a door that stays shut."""
    pane = window(card, 334, 452, 768, 986, 0, mix(BONE, "#ffffff", 0.42), hero=True)
    with card.inside(pane):
        card.paint("340,860! 730,850! 730,960! 340,960!", mix(BONE, CLAY, 0.3), at=ROOM, angle=2)
        card.paint("590,570! 690,566! 694,860! 592,862!", mix(BONE, CLAY, 0.55), at=ROOM, angle=88, lift=3)
        card.paint(
            ["604,590! 676,588! 678,690! 606,692!", "606,712! 678,710! 680,840! 608,842!"],
            mix(BONE, CLAY, 0.42),
            at=ROOM,
        )
        card.paint("612,716 622,716 622,728 612,728", INK, at=ROOM)
        card.paint("352,700! 740,690! 740,730! 352,742!", mix(BONE, "#ffffff", 0.7), at=ROOM, angle=2, lift=4)
        cloth = card.piece(
            "352,736! 740,724! 740,860! 700,880 640,850! 560,884 470,852! 400,880 340,856!",
            mix(BONE, "#ffffff", 0.8),
            at=ROOM,
            angle=88,
            lift=4,
        )
        folds = [ribbon(f"{x},740 {x + 2},890", (6, 6), ROOM) for x in range(360, 740, 26)]
        card.pattern(cloth, folds, mix(BONE, ASH, 0.3), thin=0.1)
        for x in (418, 646):
            card.paint("-46,0 -20,-9 20,-9 46,0 20,9 -20,9", ASH, at=_set(x, 716), lift=2)
            card.paint("-26,0 -10,-5 10,-5 26,0 10,5 -10,5", BONE, at=_set(x, 715))
        card.paint(
            ["682,660! 694,660! 693,720! 683,720!", "672,640! 704,638! 697,664! 679,664!"],
            mix(GREEN, ASH, 0.3),
            at=ROOM,
            lift=2,
        )
        card.paint(
            ["374,640! 402,640! 398,672! 390,676! 390,708! 404,714! 374,714! 386,708! 386,676! 378,672!"],
            mix(PLUM, ASH, 0.2),
            at=ROOM,
            lift=2,
        )
    # she stands before it, and a little out of the window; both hands are before her, where nobody sees them
    for spec, angle in (
        ("486,648! 446,690 422,750 418,812 440,840 474,832 490,780 508,700", 78),
        ("594,648! 634,690 658,750 662,812 640,840 606,832 590,780 572,700", 100),
    ):
        card.paint(spec, shift(RED, -0.05), at=HER, angle=angle, lift=6)
    robe = card.piece(
        "476,650! 510,622 566,620 602,650! 622,720 628,800 650,938! 560,944 430,938! 450,800 458,720",
        RED,
        at=HER,
        angle=84,
        laps=44,
        grain=0.3,
        lift=10,
    )
    with card.inside(robe):
        for fold in ("500,700 486,820 474,930", "590,700 606,820 616,930", "546,800 540,870 548,930"):
            card.paint(ribbon(fold, (4, 16, 13), HER), shift(RED, -0.09), thin=0.08)
        card.paint("420,800! 540,812 670,796! 668,826! 540,842 424,830!", shift(RED, -0.11), at=HER, angle=2)
    card.paint("560,826! 590,822! 612,940! 584,944!", shift(RED, -0.05), at=HER, angle=84, lift=3)
    card.paint("500,606! 580,604! 580,640! 540,654 502,640!", FAIR.shade, at=HER)
    hair = card.piece(
        "542,474 580,482 604,520 600,570 618,620! 634,680 622,716 590,700! 566,744 540,716 512,744! 486,706 458,712! 452,660 472,600 480,560 478,516 504,482",
        INK,
        at=HER,
        angle=84,
        laps=30,
        grain=0.4,
        lift=7,
    )
    with card.inside(hair):
        for i in range(8):
            card.paint(
                ribbon(f"{538 + 2 * i},480 {498 + 13 * i},570 {470 + 20 * i},730", (4, 8, 4), HER),
                mix(INK, PLUM, 0.75),
                thin=0.2,
            )
    card.paint("584,540! 606,522 630,540 622,564! 600,566", RED, at=HER, lift=4)
    sill(card, 334, 768, 992)


def coward(card: Sheet, face: Face) -> None:
    """The stair window slants as the stairs do; flowers behind his back, the price still on them."""
    pane = window(card, 856, 556, 1150, 912, 0, mix(BONE, ASH, 0.25))
    with card.inside(pane):
        steps = "840,700! 900,700! 900,752! 966,752! 966,806! 1032,806! 1032,860! 1098,860! 1098,914! 1180,914! 1180,1000! 840,1000!"
        card.paint(steps, mix(PLUM, ASH, 0.25), angle=88, lift=3)
        card.paint("840,716! 900,716! 900,724! 840,724!", shift(PLUM, -0.04))
        card.paint(ribbon("840,560 1000,670 1190,826", (13, 13, 13)), mix(PLUM, ASH, 0.1), lift=2)
        card.paint(
            [
                ribbon(f"{x},{560 + (x - 840) * 0.76:.0f} {x},{700 + (x - 840) * 0.8:.0f}", (5, 5))
                for x in range(862, 1180, 44)
            ],
            mix(PLUM, ASH, 0.3),
        )
        pose = POSES["walk"].but(
            arm_near=((-1.1, -6.0), (-2.0, -5.0)),
            arm_far=((1.6, -6.0), (2.2, -5.2)),
            leg_near=((1.2, -2.9), (1.6, -1.0)),
            hands=("grip", "flat"),
            turn=-0.5,
            tilt=-4,
        )
        who = Figure(
            card, 1000, 906, 31, pose, outfit("suit", GREEN, GREEN, BONE, shoes=INK, wear=("lapels",)), FAIR, "plain"
        )
        who.below()
        Head(card, face, **{**who.head, "size": 40.0}).draw()
        x, y = (float(part) for part in who.over("0,.06", around=False).split(","))
        card.paint("0,0! -18,-12! -18,12! 0,0! 18,12! 18,-12!", RED, at=affine(x, y + 3, 1, -4), lift=2)
        x, y, _ = who.wrist("near")
        at = affine(x, y, 1, -58)
        card.paint("-10,-6! 40,-28! 64,0! 40,28! -10,6!", BONE, at=at, lift=4)
        for u, v, ink in (
            (52, -24, CLAY),
            (66, -4, RED),
            (54, 20, CLAY),
            (78, -22, mix(BONE, CLAY, 0.4)),
            (80, 16, RED),
        ):
            card.paint(
                "1,0 .5,.5 .7,.9 0,.7 -.7,.9 -.5,.4 -1,0 -.5,-.5 -.6,-.9 0,-.7 .7,-.8 .5,-.4",
                ink,
                at=at @ [[15, 0, u], [0, 15, v], [0, 0, 1]],
                lift=2,
                wobble=0.4,
            )
        who.above()
        card.paint(ribbon(f"{x - 4},{y} {x - 20},{y + 20}", (2, 2)), INK)
        card.paint(
            f"{x - 40},{y + 14}! {x - 12},{y + 18}! {x - 16},{y + 46}! {x - 44},{y + 42}!",
            mix(BONE, "#ffffff", 0.4),
            lift=3,
        )
        card.paint(
            [
                ribbon(f"{x - 36},{y + 26} {x - 20},{y + 28}", (3, 3)),
                ribbon(f"{x - 37},{y + 35} {x - 26},{y + 36}", (3, 3)),
            ],
            BLUE,
        )
