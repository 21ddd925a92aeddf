"""The respectable one: fur, collar and tie, bare knees, and a cabbage that he will not let go."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, curve, ribbon, rng
from art.cutpaper.hands import finger, hand, placed, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.its_not_what_it_looks_like.cabbages import cabbage
from art.scenes.houseguests.its_not_what_it_looks_like.inks import CABBAGE, CAST, CHALK, FLUSH, PLUM, RED, UMBER


def _fur(card: Sheet, spec: str, ink: Ink, key: int, down: float = 90, lift: float = 10) -> Patch:
    """A torn pelt: tufts over its edge, and hairs in strict rows over all of it."""
    g = rng("fur", key)
    edge = curve(spec, step=3)
    d = np.gradient(edge, axis=0)
    tufts = []
    t = np.array([np.cos(np.radians(down)), np.sin(np.radians(down))])
    mid = edge.mean(0)
    for i in range(0, len(edge) - 4, 8):
        p = edge[i]
        along = d[i] / max(float(np.hypot(*d[i])), 1e-6)
        out = (p - mid) / max(float(np.hypot(*(p - mid))), 1e-6)
        tip = p + (out * 0.75 + t * 0.65) * float(g.uniform(14, 34))
        tufts.append(np.vstack([p - along * 17, tip, p + along * 17, p - out * 22]))
    whole = card.piece(turned([edge, *tufts]), ink, angle=down, laps=44, edge="torn", wobble=3, lift=lift)
    x0, y0, x1, y1 = card.box(whole)
    rows: tuple[list[np.ndarray], list[np.ndarray]] = ([], [])
    for j, y in enumerate(np.arange(y0, y1, 44)):
        for x in np.arange(x0 + 22 * (j % 2), x1, 44):
            u, v = x + g.normal(0, 6), y + g.normal(0, 6)
            a = np.radians(down + g.normal(0, 14))
            spec2 = f"{u:.0f},{v:.0f} {u + 17 * np.cos(a) + 4:.0f},{v + 17 * np.sin(a):.0f} {u + 36 * np.cos(a):.0f},{v + 36 * np.sin(a):.0f}"
            rows[int(g.integers(2))].append(ribbon(spec2, (3, 9, 1)))
    for some, light in zip(rows, (0.075, -0.075), strict=True):
        card.pattern(whole, turned(some), shift(ink, light), thin=0.15)
    return whole


def gardener(card: Sheet) -> None:
    """Lay knees in pyjamas, fur, collar, head, cabbage and both arms."""
    for x, y, s in ((470, 1590, 104), (668, 1604, 108)):
        knee = card.piece(
            "-.9,-1.4! .9,-1.4! 1.0,-.3 .86,.5 .4,.86 -.3,.9 -.84,.56 -1.02,-.2",
            CHALK,
            at=affine(x, y, s),
            angle=80,
            lift=7,
        )
        with card.inside(knee):
            for u in (-0.8, -0.4, 0.0, 0.4, 0.8):
                card.paint(ribbon(f"{u},-1.5 {1.1 * u},-.3 {0.8 * u},1", (12, 13, 10), affine(x, y, s)), FLUSH)
            card.paint(ribbon("-.6,-.3 -.1,-.52 .46,-.3", (3, 7, 3), affine(x, y, s)), PLUM)
    _fur(
        card,
        "470,960 390,1010 340,1120 330,1300 316,1500 380,1570 470,1530 560,1520 640,1540 760,1560 850,1530 846,1330 "
        "820,1140 780,1020 690,960 580,940",
        UMBER,
        1,
        lift=14,
    )
    # a second one has got its bonnet on already
    cabbage(card, 800, 1620, 78, CABBAGE)
    bonnet = card.piece(
        "704,1626! 690,1540 740,1484 820,1476 884,1520 900,1610! 866,1580 800,1552 740,1580",
        FLUSH,
        angle=20,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=6,
    )
    with card.inside(bonnet):
        card.paint(ribbon("704,1622 744,1566 800,1544 862,1572 900,1612", (22, 22, 22)), CHALK, wobble=3)
    card.paint(ribbon("736,1604 780,1660 812,1668", (11, 11)), FLUSH, lift=3)
    card.paint(ribbon("868,1600 836,1654 812,1668 830,1700", (11, 11)), FLUSH, lift=3)
    card.paint("520,940! 640,936! 650,1010 596,1150! 540,1040!", CHALK, angle=80, lift=2)
    card.paint("572,1000! 606,998! 616,1040! 624,1180! 596,1220! 570,1180! 576,1040!", PLUM, angle=86, lift=3)
    head = Head(card, CAST["gardener"], 584, 800, 158, -5, -0.16)
    card.paint("520,900! 650,896! 656,990 600,1030 530,990!", RED.shade, angle=80)
    card.paint("508,960! 560,984 590,1024! 548,1064! 492,1000!", CHALK, lift=4)
    card.paint("664,954! 630,984 592,1024! 634,1062! 684,990!", CHALK, lift=4)
    head.draw()
    # the arm that wards off: hand, cuff, and one sleeve from under the collar
    _warding(card)
    card.paint("446,858! 430,914! 388,950! 330,906! 346,862 384,820!", CHALK, angle=-54, lift=6)
    _fur(
        card,
        "520,946! 446,950 396,970 354,996! 384,952 418,910! 352,862! 304,930 252,1006 226,1066 240,1118 290,1140 370,1132 "
        "450,1130 510,1120 540,1040!",
        shift(UMBER, 0.02),
        6,
        120,
        12,
    )
    # the collar of the fur stands about his ears
    _fur(card, "440,930 490,930 530,1000 560,1120 520,1170 450,1120 410,1010", shift(UMBER, 0.05), 2, 70, 8)
    _fur(card, "690,930 740,940 780,1020 740,1120 660,1180 630,1130 650,1020", shift(UMBER, 0.05), 3, 110, 8)
    cabbage(card, 560, 1226, 142, CABBAGE, 12)
    # the arm that holds: hand, cuff, and the sleeve over both
    hand(card, "cover", 706, 1310, 176, 192, RED, True, 54, lift=8)
    card.paint("668,1262! 706,1256! 740,1376! 700,1378! 664,1346 656,1304", CHALK, angle=80, lift=5)
    _fur(
        card,
        "760,1010 836,1080 880,1220 850,1340 770,1378 716,1366! 702,1310 704,1250! 740,1200 720,1110",
        shift(UMBER, -0.03),
        4,
        110,
        12,
    )


_BACK: Final = "-.4,-.15! -.02,-.15 .10,-.19 .28,-.23 .45,-.22 .52,-.03 .47,.18 .28,.21 .06,.16 -.4,.15!"
_FINGERS: Final = (
    (".36,.14 .54,.20 .69,.25", 0.125),
    (".42,.055 .66,.09 .88,.125", 0.14),
    (".44,-.045 .72,-.05 .99,-.055", 0.148),
    (".41,-.145 .66,-.195 .89,-.245", 0.145),
    (".06,-.10 .24,-.31 .41,-.44", 0.155),
)
"""The little one first, the thumb last: straight, and no two of a length."""


def _warding(card: Sheet) -> None:
    """Lay the back of his right hand before the one eye."""
    at = placed(398, 880, 222, -54)
    dark = mix(shift(RED.shade), shift(RED.line), 0.4)
    whole = card.piece(
        turned([curve(_BACK, at, step=2), *(finger(line, wide, at) for line, wide in _FINGERS)]),
        RED.base,
        angle=-54,
        grain=0.18,
        wobble=0.5,
        lift=13,
    )
    with card.inside(whole):
        for line, wide in _FINGERS:
            card.paint(finger(line, wide + 0.028, at), dark, angle=-54, grain=0.18, wobble=0.4)
            card.paint(finger(line, wide, at), RED.base, angle=-54, grain=0.18, wobble=0.4)
        card.paint(
            curve("-.02,-.12! .10,-.15 .3,-.19 .42,-.2! .48,.0 .42,.15! .28,.18 .06,.12!", at), RED.base, angle=-54
        )
        card.paint(curve("-.4,.07! .06,.09 .28,.13 .4,.14! .3,.3! -.4,.3!", at, step=2), RED.shade, angle=-54)
    for u, v in ((0.64, 0.235), (0.82, 0.115), (0.93, -0.054), (0.83, -0.232)):
        x, y = map(float, at @ (u, v, 1.0))
        card.paint(ROUND, shift(RED.base, 0.06), at=affine(x, y, 8.5), wobble=0.3)
