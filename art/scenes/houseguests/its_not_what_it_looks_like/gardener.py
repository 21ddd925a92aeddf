"""The respectable one: fur, collar and tie, bare knees, and a cabbage that he will not let go."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import affine, curve, ribbon, rng
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, shift
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
    # the collar of the fur stands about his ears
    _fur(card, "440,930 490,930 530,1000 560,1120 520,1170 450,1120 410,1010", shift(UMBER, 0.05), 2, 70, 8)
    _fur(card, "690,930 740,940 780,1020 740,1120 660,1180 630,1130 650,1020", shift(UMBER, 0.05), 3, 110, 8)
    cabbage(card, 560, 1226, 142, CABBAGE, 12)
    # the arm that holds, the arm that wards off
    _fur(
        card,
        "760,1010 836,1080 880,1220 850,1340 740,1370 690,1330 700,1250 740,1210 720,1110",
        shift(UMBER, -0.03),
        4,
        110,
        12,
    )
    hand(card, "cover", 716, 1312, 176, 192, RED, True, 54, lift=8)
    _fur(
        card,
        "450,990 396,1000 300,1090 250,1190 300,1260 370,1220 420,1130 470,1090 480,1030",
        shift(UMBER, -0.03),
        5,
        120,
        10,
    )
    _fur(
        card,
        "250,1180 290,1080 370,1000 440,920 510,960 490,1030 420,1110 340,1200 290,1250",
        shift(UMBER, 0.02),
        6,
        130,
        12,
    )
    hand(card, "open", 466, 960, 216, -68, RED, False, 54, lift=10)
