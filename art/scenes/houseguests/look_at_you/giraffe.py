"""The giraffe of Look at You: its neck comes round in one sweep, its lips before a face."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, curve, motif, ribbon, rng
from art.cutpaper.sheet import Ink, Patch, Sheet, mix
from art.scenes.houseguests.look_at_you.inks import BONE, BROWN, CHALK, DEEP, FAR, INK, SPOT, YELLOW

HEAD: Final = np.array([[-0.28 * 0.43, 0.96 * 0.43, 326], [0.96 * 0.43, 0.28 * 0.43, 905]])
"""From the poll along the nose (x, lips at 1000), towards the jaw (y)."""
_CELL: Final = "-1,-.5! -.3,-1! .75,-.8! 1,.2! .35,1! -.75,.75!"


def _cell(x: float, y: float, s: float) -> Array:
    """One patch of the coat, no two alike: five to seven corners, sides a little bowed."""
    g = rng("coat", x, y)
    n = int(g.integers(5, 8))
    a = (np.arange(n) + g.uniform(-0.24, 0.24, n)) * 2 * np.pi / n + g.uniform(0, 6)
    r = s * g.uniform(0.86, 1.22, n)
    corners = np.stack([x + r * np.cos(a), y + r * np.sin(a) * 1.08], 1)
    middles = (corners + np.roll(corners, -1, 0)) / 2
    middles += (np.array([x, y]) - middles) * g.uniform(-0.04, 0.05, (n, 1))
    pairs = zip(corners, middles, strict=True)
    return curve(" ".join(f"{p[0]:.0f},{p[1]:.0f}! {q[0]:.0f},{q[1]:.0f}" for p, q in pairs))


def _spots(card: Sheet, on: Patch, gap: float, size: float, ink: Ink = SPOT) -> None:
    card.pattern(on, motif(card.box(on), _CELL, gap, size, 24, None, jitter=0.1, ratio=0.86), ink, thin=0.06)


def legs(card: Sheet) -> None:
    """Planted wide, as a giraffe must to come down."""
    for spec, hoof in (
        (
            "850,640! 900,860 948,1040 952,1090 990,1300 1022,1470 1022,1520 1014,1592! 1114,1592! 1100,1510 1086,1450 1054,1280 "
            "1034,1080 1032,1030 1040,860 1110,660!",
            "1022,1540! 1008,1606! 1122,1606! 1100,1540!",
        ),
        (
            "1344,640! 1214,800 1194,900 1214,1040 1204,1110 1180,1330 1168,1490 1156,1600! 1248,1600! 1244,1500 1254,1330 "
            "1290,1100 1334,980!",
            "1160,1560! 1142,1622! 1260,1622! 1246,1560!",
        ),
    ):
        leg = card.piece(spec, FAR, angle=84, laps=50, lift=5)
        _spots(card, leg, 86, 30, mix(SPOT, DEEP, 0.3))
        card.paint(hoof, DEEP, lift=3)


def near_leg(card: Sheet) -> None:
    """The near foreleg, from the shoulder."""
    leg = card.piece(
        "818,560! 790,700 798,860 802,990 780,1062 790,1130 784,1300 772,1470 756,1526 754,1610! 854,1610! 844,1530 852,1470 "
        "872,1300 886,1130 902,1060 910,990 950,850 1050,700!",
        YELLOW,
        angle=84,
        laps=60,
        lift=9,
    )
    with card.inside(leg):
        card.paint(
            "890,900! 866,1060 854,1130 840,1300 826,1470 814,1620! 910,1620! 950,900!",
            mix(YELLOW, BROWN, 0.22),
            angle=84,
        )
    with card.inside(leg):
        for x, y, s in (
            (850, 760, 52),
            (940, 720, 40),
            (870, 880, 44),
            (826, 960, 26),
            (884, 978, 24),
            (840, 1064, 25),
            (818, 1150, 20),
            (850, 1190, 22),
            (814, 1240, 19),
            (840, 1290, 17),
            (806, 1330, 15),
        ):
            card.paint(_cell(x, y, s), SPOT, wobble=0.5, thin=0.06)
    card.paint("762,1566! 738,1648! 870,1648! 848,1566!", DEEP, lift=4)
    card.paint(ribbon("804,1572 802,1648", (3, 6)), INK, wobble=0.2)


def body(card: Sheet) -> None:
    """Back, chest and the whole neck in one cut."""
    hide = card.piece(
        "1260,392! 1120,338 1010,300 950,246 890,166 820,96 720,66 610,80 500,150 390,262 316,410 274,600 258,780 268,900 296,950 336,1010! "
        "440,1020! 476,930 470,850 462,740 480,610 540,490 620,420 700,424 760,490 800,610 850,720 930,760 1100,770 1260,716!",
        YELLOW,
        angle=150,
        laps=90,
        lift=16,
    )
    with card.inside(hide):
        card.paint(
            "476,940! 470,850 462,740 480,610 540,490 620,420 700,424 760,490 800,610 850,720 930,760 1100,770 1260,716! "
            "1260,650! 1100,706 940,696 860,640 820,560 780,440 700,376 606,374 510,450 436,590 420,740 436,870 450,960!",
            mix(YELLOW, BROWN, 0.22),
            angle=150,
        )
    _neck_spots(card, hide)
    for i in range(54):
        t = 0.93 * i / 53
        x, y, a = _crest(t)
        card.paint(
            "-13,8! -13,-24 -2,-38! 9,-32 13,8!" if i % 2 else "-13,8! -9,-28 3,-33! 12,-22 13,8!",
            BROWN if i % 3 else mix(BROWN, DEEP, 0.5),
            at=affine(x, y, 1.15, a),
            lift=2,
        )


def _crest(t: float) -> tuple[float, float, float]:
    """Where the mane stands, and which way: along the outer edge of the neck."""
    points = (
        (890, 166),
        (820, 96),
        (720, 66),
        (610, 80),
        (500, 150),
        (390, 262),
        (316, 410),
        (274, 600),
        (258, 780),
        (268, 930),
    )
    turns = (48, 32, 6, -22, -40, -54, -70, -82, -90, -96)
    f = t * (len(points) - 1)
    i = min(int(f), len(points) - 2)
    f -= i
    (x0, y0), (x1, y1) = points[i], points[i + 1]
    return x0 + (x1 - x0) * f, y0 + (y1 - y0) * f, turns[i] + (turns[i + 1] - turns[i]) * f


def _neck_spots(card: Sheet, hide: Patch) -> None:
    """Large on the trunk, smaller towards the head, each cut by hand."""
    with card.inside(hide):
        for x, y, s in (
            (840, 190, 42),
            (906, 300, 46),
            (880, 420, 52),
            (1000, 390, 50),
            (1110, 440, 54),
            (800, 440, 30),
            (960, 530, 54),
            (846, 560, 40),
            (1084, 590, 60),
            (1210, 520, 50),
            (930, 660, 46),
            (1050, 712, 34),
            (1190, 680, 50),
            (1220, 410, 28),
            (735, 300, 48),
            (695, 160, 50),
            (645, 310, 42),
            (591, 210, 46),
            (545, 340, 44),
            (491, 262, 34),
            (459, 390, 42),
            (511, 470, 30),
            (389, 440, 34),
            (427, 520, 38),
            (355, 560, 38),
            (439, 630, 32),
            (365, 660, 36),
            (315, 640, 24),
            (405, 740, 34),
            (331, 770, 34),
            (445, 810, 24),
            (365, 860, 34),
            (305, 870, 26),
            (435, 900, 28),
        ):
            card.paint(_cell(x, y, s), SPOT, wobble=0.8, thin=0.06)


def head(card: Sheet) -> None:
    """Lids low."""
    for u, v, ink in ((-10, -16, FAR), (70, -24, YELLOW)):
        at = HEAD @ np_row(affine(u, v, 1, -62))
        card.paint("-44,20! -40,-120 -36,-190! 36,-190! 40,-120 50,20!", ink, at=at, lift=4)
        card.paint("-44,-176! -52,-220 -20,-256 24,-256 52,-220 44,-176! 0,-186", DEEP, at=at, lift=2)
    skull = card.piece(
        "-60,40 0,-24 90,-54 190,-66 300,-46 440,4 600,52 760,92 880,116 960,150 1004,206 1004,256 970,288! 966,330 916,362 "
        "850,356 790,326 640,346 470,384 300,424 150,430 20,380 -60,280",
        YELLOW,
        at=HEAD,
        angle=40,
        laps=70,
        lift=12,
    )
    with card.inside(skull):
        card.paint(
            "20,400! 150,400 300,388 470,340 640,300 790,270 860,330! 640,400! 300,480! 20,480!",
            mix(YELLOW, BROWN, 0.24),
            at=HEAD,
            angle=40,
        )
        card.paint(
            "770,60! 900,80 1040,160 1040,300 960,400 840,380 800,330! 830,250 800,160",
            mix(YELLOW, CHALK, 0.62),
            at=HEAD,
            angle=40,
            edge="raw",
            ragged=30,
        )
        card.paint("876,168 920,160 952,190 944,208 906,196", DEEP, at=HEAD)
        card.paint(ribbon("990,276 920,300 840,292 800,268", (9, 15, 15, 5), HEAD, 0.41), DEEP, wobble=0.3)
        card.paint("150,60 220,6 310,24 350,90 300,140 200,130", mix(YELLOW, BROWN, 0.4), at=HEAD)
        card.paint("176,76 236,50 306,58 334,94 288,124 216,118", INK, at=HEAD)
        card.paint("150,70! 220,4 310,22 352,92! 300,66 230,62 176,80!", SPOT, at=HEAD)
        card.paint("306,84 316,82 318,94 308,96", CHALK, at=HEAD, wobble=0.1)
        for x, y, s in (
            (120, 270, 54),
            (250, 260, 46),
            (370, 220, 40),
            (60, 150, 40),
            (470, 280, 30),
            (420, 110, 34),
            (560, 190, 28),
        ):
            card.paint(_CELL, SPOT, at=HEAD @ np_row(affine(x, y, s, x)), wobble=0.4, thin=0.06)
    card.paint(
        [ribbon(f"{u},{v} {u + 34},{v + 46}", (13, 4), HEAD, 0.41) for u, v in ((330, 92), (304, 108), (272, 116))],
        INK,
        wobble=0.2,
    )
    ear = HEAD @ np_row(affine(10, 90, 1, 0))
    card.paint("20,-10! -60,-70 -190,-90 -330,-40! -220,30 -90,60 10,50!", YELLOW, at=ear, lift=6)
    card.paint("-40,0! -110,-40 -200,-50 -290,-34! -200,10 -100,24!", mix(BONE, BROWN, 0.4), at=ear)


def np_row(at: Array) -> Array:
    """Return the same as 3x3, to be put behind another."""
    return np.vstack([at, [0, 0, 1]])
