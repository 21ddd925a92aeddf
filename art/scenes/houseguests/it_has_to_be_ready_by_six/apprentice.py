"""The apprentice, cheek almost on the cloth, follows the line exactly."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.cloth import limb
from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.hands import finger, hand, placed, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
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
    hand(card, "flat", 1140, 1326, 120, 100, GIRLS, flip=True, age=13, lift=5)
    card.paint(
        limb(_p(1165, 1080), _p(1180, 1220), _p(1142, 1338), (110, 92, 66), key="far"),
        shift(STRAW, -0.08),
        angle=80,
        lift=6,
    )
    card.paint(ribbon("1110,1326 1172,1346", (11, 11)), SAGE, lift=2)
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
    _scissors(card)
    _grasp(card)
    card.paint(_SLEEVE, shift(STRAW, 0.025), angle=60, lift=9)
    card.paint(ribbon("1090,974 1048,1030 1078,1076 1106,1112", (2, 6, 6, 3)), shift(STRAW, -0.14))
    card.paint(ribbon("1058,1124 1074,1160 1092,1202", (13, 13)), SAGE, lift=2)
    card.paint(ribbon("1106,1112 1126,1122 1142,1124", (3, 7, 2)), shift(STRAW, -0.12))
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


_SLEEVE: Final = (
    "1050,1030! 1078,1074 1106,1112! 1080,1116 1058,1124! 1092,1202! 1142,1194 1186,1176 1208,1138 1204,1090 1186,1030 "
    "1156,980! 1090,976"
)
_FINGERS: Final = (
    (".34,.16 .50,.29 .58,.40", 0.12),
    (".40,.11 .62,.26 .75,.41", 0.13),
    (".44,.04 .70,.21 .93,.38", 0.135),
    (".45,-.07 .76,.09 1.04,.27", 0.135),
    (".12,-.10 .40,-.24 .73,-.21", 0.145),
)
"""Two of them in one ring of the scissors, the thumb in the other."""


def _scissors(card: Sheet) -> None:
    at = affine(944, 1286, 1.0, 122)
    for s in (-1, 1):
        metal = SAGE if s > 0 else shift(SAGE, 0.14)
        card.paint(ribbon(f"14,{-s * 8} -24,{s * 8} -64,{s * 20}", (24, 18, 16), at), metal, lift=6)
        ring = [(-98 - 37 * np.cos(t), s * (37 + 31 * np.sin(t))) for t in np.linspace(0, 2 * np.pi, 15)]
        card.paint(ribbon(ring, (15, 15), at), UMBER, lift=7)
        card.paint(
            f"-14,{s * 13}! 4,{-s * 15}! 172,{-s * 38}! 150,{-s * 22} 36,{s * 5}!", metal, at=at, angle=122, lift=7
        )
    card.paint(ROUND, UMBER, at=affine(944, 1286, 9))


def _grasp(card: Sheet) -> None:
    """Lay the hand that holds them."""
    at = placed(1084, 1160, 122, 146)
    dark = mix(GIRLS.shade, GIRLS.line, 0.4)
    palm = curve("-.3,-.17! .06,-.17 .28,-.2 .46,-.17 .52,.0 .45,.16 .26,.22 .06,.18 -.3,.17!", at, step=2)
    whole = card.piece(
        turned([palm, *(finger(line, wide, at) for line, wide in _FINGERS)]),
        GIRLS.base,
        angle=146,
        grain=0.18,
        wobble=0.4,
        lift=7,
    )
    with card.inside(whole):
        for line, wide in _FINGERS:
            card.paint(finger(line, wide + 0.035, at), dark, angle=146, grain=0.18, wobble=0.3)
            card.paint(finger(line, wide, at), GIRLS.base, angle=146, grain=0.18, wobble=0.3)
        card.paint("-.3,-.15! .08,-.15 .3,-.18 .44,-.16! .49,.0 .42,.15! .26,.2 -.3,.15!", GIRLS.base, at=at, angle=146)
