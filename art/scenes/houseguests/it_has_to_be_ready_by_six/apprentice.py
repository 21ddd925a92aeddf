"""The apprentice, cheek almost on the cloth, follows the line exactly."""

from __future__ import annotations

import numpy as np

from art.cutpaper.cloth import limb
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BONE, CAST, CHALK, GIRLS, SAGE, STRAW, UMBER


def _p(x: float, y: float) -> np.ndarray:
    return np.array([x, y], float)


def apprentice(card: Sheet) -> None:
    """Lay soles and shins, the back, the far arm, the head, the scissors and the arm that leads them."""
    for x, y, a in ((1060, 640, -80), (1150, 610, -92)):
        card.paint(
            "-.2,-.3! .3,-.34 .8,-.36 1,-.24 1.02,.1 .9,.3 .3,.26 -.2,.3!", GIRLS.base, at=affine(x, y, 110, a), lift=6
        )
        card.paint(".0,-.1 .3,-.2 .3,.12 .1,.16", GIRLS.shade, at=affine(x, y, 110, a))
        card.paint(".66,-.26 .9,-.2 .92,.1 .7,.16", GIRLS.shade, at=affine(x, y, 110, a))
    card.paint("1010,640! 1090,620 1240,600! 1250,900! 1060,880 1000,760", CHALK, angle=80, lift=8)
    hand(card, "flat", 1106, 1300, 124, 96, GIRLS, flip=True, age=13, lift=5)
    card.paint(
        limb(_p(1170, 1030), _p(1196, 1190), _p(1110, 1310), (120, 96, 64), key="far"),
        shift(STRAW, -0.08),
        angle=80,
        lift=6,
    )
    back = card.piece(
        "1010,900! 1030,790 1120,720 1250,700! 1250,1090! 1150,1130 1060,1120 1000,1060 990,980",
        STRAW,
        angle=70,
        lift=14,
    )
    with card.inside(back):
        card.paint(
            turned(
                [
                    ribbon(f"{1030 + 70 * i},{700} {1000 + 60 * i},{900} {1010 + 66 * i},{1140}", (3, 5, 3))
                    for i in range(5)
                ]
            ),
            shift(STRAW, -0.1),
        )
        card.paint("1250,960! 1180,1060 1060,1130! 1250,1200!", shift(STRAW, -0.1), angle=60)
    # the plait lies over her back
    head = Head(card, CAST["apprentice"], 930, 1010, 96, -98, -0.8, "side")
    head.draw()
    head.lay(".50,.72! .62,.70 .70,.76 .66,.84 .5,.80!", "#c9564f", "flat", lift=2)

    for i in range(11):
        t = i / 10
        x, y = (
            np.array([905, 935]) * (1 - t) ** 2
            + 2 * t * (1 - t) * np.array([1000, 800])
            + t * t * np.array([1190, 930])
        )
        card.paint(
            "-1,-.3 -.2,-.8 .8,-.3 1,.4 .2,.8 -.8,.5",
            shift(UMBER, 0.03 * (i % 2)),
            at=affine(x, y, 34 - i, -40 + 70 * t + (30 if i % 2 else -30)),
            lift=4,
        )
    card.paint("1180,900! 1230,916 1240,960! 1180,950!", BONE, lift=4)
    _scissors(card)
    card.paint(
        limb(_p(1040, 1080), _p(1130, 1190), _p(1012, 1190), (124, 98, 66), key="near"), STRAW, angle=100, lift=9
    )
    card.paint(ribbon("1014,1156 1010,1226", (12, 12)), SAGE, lift=2)


def _scissors(card: Sheet) -> None:
    at = affine(952, 1262, 1.0, 112)
    for s in (-1, 1):
        loop = [(-70 - 46 * np.cos(t), s * (30 + 30 * np.sin(t)) + s * 4) for t in np.linspace(0, 6.29, 13)]
        card.paint(ribbon(loop, (15, 15), at), UMBER, lift=7)
        card.paint(
            f"-30,{s * 16}! 0,{-s * 12}! 180,{-s * 34 - s * 4}! 30,{s * 4}! -20,{s * 28}!",
            SAGE if s > 0 else shift(SAGE, 0.14),
            at=at,
            angle=112,
            lift=8,
        )
    card.paint("1,0 0,1 -1,0 0,-1", UMBER, at=affine(952, 1262, 9))
    hand(card, "grip", 1016, 1190, 118, 158, GIRLS, flip=True, age=13, lift=7)
