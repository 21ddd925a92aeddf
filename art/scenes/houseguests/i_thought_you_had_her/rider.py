"""The child on her shoulders: dressed for it, in boots and mittens, and wide awake."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import (
    BONE,
    CHALK,
    CHARCOAL,
    CHILD,
    COAT,
    LIPS,
    ROWAN,
    SEAM,
    SLATE,
)

AT: Final = affine(716, 262, 1.16, -3)
DARK: Final = mix(CHILD.shade, CHARCOAL, 0.4)


def coat(card: Sheet) -> None:
    """Lay the satchel, the boots that hang from it, and the coat that sits on her shoulders."""
    _boots(card)
    card.paint("830,480! 930,500! 950,680 930,720! 810,720!", SLATE, angle=84, lift=8)
    card.paint("826,476! 936,498! 944,590! 880,620 820,590!", shift(SLATE, 0.06), angle=84, lift=4)
    body = card.piece(
        "640,400! 720,380 800,400! 850,450 876,560 888,700 900,800 930,890 940,960! 890,1006 820,1020 740,1008 664,1018! "
        "640,960 620,880 600,700 604,520!",
        COAT,
        angle=84,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=10,
    )
    with card.inside(body):
        card.paint(ribbon("826,410 862,540 880,700", (28, 28)), SLATE)
        card.paint(ribbon("780,600 800,800 790,1020", (2, 7, 5)), SEAM)
        card.paint(ribbon("880,850 920,870", (7, 7)), SEAM)


def _boots(card: Sheet) -> None:
    """Hers, hung up by the laces."""
    for x, y, tilt in ((1046, 748, 34), (986, 800, 58)):
        at = affine(x, y, 1.15, tilt)
        card.paint(ribbon(f"930,640 {(930 + x) / 2 + 16},{(640 + y) / 2 - 16} {x - 4},{y - 50}", (7, 7)), CHARCOAL)
        boot = card.piece(
            "-40,-70! -8,-74 22,-68! 24,-30 34,-8 70,4 96,22 98,38! 20,40! -10,36! -14,54! -44,54! -46,20 -38,-20!",
            ROWAN,
            at=at,
            angle=80,
            lift=6,
        )
        with card.inside(boot):
            card.paint("-60,36! -10,34 20,38! 110,36! 110,60! -60,60!", shift(ROWAN, -0.14), at=at)
            card.paint("-42,-80! 24,-80! 24,-58! -42,-60!", shift(ROWAN, -0.12), at=at)
            for u in (-44, -28, -12):
                card.paint(ribbon(f"4,{u} 26,{u + 6}", (5, 5), at), CHALK)


def shin(card: Sheet) -> None:
    """Lay the near boot and the shin, before her sleeve goes over it."""
    _stocking(card, "500,960! 590,960! 588,1180! 492,1180!", 2)
    boot = card.piece(
        "488,1140! 594,1146! 590,1216 586,1266 592,1304! 520,1306 440,1308 404,1302 398,1278 426,1254 478,1240 498,1210!",
        CHARCOAL,
        angle=80,
        lift=8,
    )
    with card.inside(boot):
        card.paint("390,1286! 600,1286! 600,1316! 390,1316!", SLATE, angle=2)
        for y in (1224, 1200, 1176):
            card.paint(ribbon(f"488,{y} 524,{y + 8}", (6, 6)), BONE)


def thigh(card: Sheet) -> None:
    """Lay the near thigh along her shoulder, knee and all."""
    _stocking(
        card, "780,890! 690,890 580,896 520,912 490,950 488,1000 506,1034! 560,1028 600,1010! 690,1000 800,1000!", 84
    )


def _stocking(card: Sheet, outline: str, angle: float) -> None:
    """Lay knitted wool: dark, ringed."""
    wool = card.piece(outline, SLATE, angle=angle, edge="cut", lift=6)
    box = card.box(wool)
    with card.inside(wool):
        if angle > 45:
            for x in range(520, 800, 40):
                card.paint(ribbon(f"{x},870 {x + 10},950 {x},1040", (13, 13)), BONE)
        else:
            for y in range(int(box[1]) + 20, int(box[3]), 40):
                card.paint(ribbon(f"470,{y} 540,{y + 8} 610,{y}", (13, 13)), BONE)


def head(card: Sheet) -> None:
    """Lay collar, hair, and the face that has seen us."""
    card.paint(
        "-70,116! -40,140 40,140 90,112! 116,146 80,186 10,196! -14,168! -44,186 -76,172 -84,146!", CHALK, at=AT, lift=5
    )
    card.paint(
        "-110,-30! -112,-90 -70,-140 0,-156 80,-140 126,-80 136,0 150,70 196,116! 130,124 90,110! -60,110! -100,90!",
        CHARCOAL,
        at=AT,
        angle=70,
        lift=6,
    )
    face = card.piece(
        "-98,-70! -104,-20 -98,4 -108,40 -98,86 -60,126 -18,138 34,126 74,84 96,20 96,-60! 0,-120!",
        CHILD.base,
        at=AT,
        angle=80,
        grain=0.2,
        lift=4,
    )
    with card.inside(face):
        card.paint("110,-70! 60,-20 66,40 40,90 -10,130! 60,150! 120,60!", CHILD.shade, at=AT, angle=70)
        for eye, iris in (
            ("-94,8! -80,-6 -56,-6 -36,8! -56,18 -78,18", (-58, 3)),
            ("-4,8! 16,-8 44,-8 66,4! 44,20 16,20", (40, 3)),
        ):
            ball = card.piece(eye, CHALK, at=AT, wobble=0.3)
            with card.inside(ball):
                card.paint(ROUND, CHARCOAL, at=_on(*iris, 16), wobble=0.3)
        card.paint("-104,0! -82,-26 -54,-26 -34,-4! -56,-7 -80,-7 -98,10!", mix(CHILD.base, CHILD.shade, 0.7), at=AT)
        card.paint("-10,4! 14,-30 46,-30 74,-4! 46,-4 16,-4 -6,10!", mix(CHILD.base, CHILD.shade, 0.7), at=AT)
        for line, pen in (
            ("-100,10 -80,-6 -56,-6 -30,10", (3, 11, 11, 3)),
            ("-10,10 16,-5 46,-5 74,4", (3, 12, 12, 3)),
        ):
            card.paint(ribbon(line, pen, AT), CHARCOAL)
        card.paint(ribbon("-54,20 -60,42 -72,56 -62,64 -48,62", (1, 5, 6, 6, 3), AT), DARK)
        card.paint(ribbon("-70,95 -48,91 -34,93 -8,87", (3, 10, 9, 3), AT), LIPS)
        card.paint(ribbon("-50,106 -40,108 -30,106", (1, 5, 1), AT), DARK)
    card.paint(
        "-108,20! -116,-60 -90,-124 -20,-150 70,-140 120,-80 126,20 124,90! 100,60 90,-20! 60,-38 10,-30 -40,-40 -96,-24!",
        CHARCOAL,
        at=AT,
        angle=70,
        lift=4,
    )
    for line in ("-60,-120 -70,-80 -76,-40", "10,-140 10,-90 0,-44", "60,-130 100,-70 108,20"):
        card.paint(ribbon(line, (2, 6, 3), AT), SEAM)


def _on(x: float, y: float, size: float) -> Array:
    """Give a place on the head."""
    px, py = (float(v) for v in AT[:, :2] @ (x, y) + AT[:, 2])
    return affine(px, py, size * 1.16, -3)


def reins(card: Sheet) -> None:
    """Lay the two plaits, the sleeves, and the mittens that hold them."""
    _plait(card, "452,486 480,420 530,392 590,424", 46)
    card.paint(
        "740,410! 668,424 620,408! 606,478! 660,520 750,524!",
        COAT,
        angle=10,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=5,
    )
    _mitten(card, affine(622, 440, 0.92, 4, True))
    _plait(card, "612,790 690,842 784,812 800,720 760,630 690,560", 62)
    sleeve = card.piece(
        "716,420! 770,404 830,420 866,500 880,590 862,640 810,650 760,626 722,600! 712,540!",
        COAT,
        angle=70,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=8,
    )
    with card.inside(sleeve):
        card.paint(ribbon("776,524 806,540 836,536", (2, 7, 2)), SEAM)
        card.paint(ribbon("870,600 840,610 816,590", (2, 6, 2)), SEAM)
    _mitten(card, affine(736, 550, 1.12, 10, True))


def _mitten(card: Sheet, at: Array) -> None:
    card.paint("-10,-34! 40,-40 74,-26 84,4 70,32 30,40 -10,34!", ROWAN, at=at, lift=6)
    card.paint("14,-30! 34,-62 56,-64 62,-46 50,-24!", ROWAN, at=at, lift=3)
    card.paint("-16,-36! 8,-38! 8,38! -16,36!", shift(ROWAN, -0.1), at=at)
    for x in (30, 52):
        card.paint(ribbon(f"{x},-10 {x + 6},10 {x},28", (2, 5, 2), at), shift(ROWAN, -0.12))


def _plait(card: Sheet, line: str, wide: float) -> None:
    """Three strands, laid one over the other along a line."""
    p = curve(line, closed=False, step=2)
    d = np.gradient(p, axis=0)
    turn = np.degrees(np.arctan2(d[:, 1], d[:, 0]))
    gone = np.cumsum(np.hypot(d[:, 0], d[:, 1]))
    card.paint(ribbon(line, (wide * 0.8, wide * 0.7)), mix(BONE, SLATE, 0.5), lift=6)
    for k, far in enumerate(np.arange(wide * 0.2, gone[-1], wide * 0.42)):
        i = int(np.searchsorted(gone, far))
        at = affine(float(p[i, 0]), float(p[i, 1]), wide / 2, float(turn[i]))
        s = 1 if k % 2 else -1
        lobe = [
            (-0.75, 0.55 * s),
            (-0.2, 0.98 * s),
            (0.45, 0.86 * s),
            (0.95, 0.1 * s),
            (0.9, -0.35 * s),
            (0.2, -0.1 * s),
        ]
        spec = " ".join(f"{x:.2f},{y:.2f}" for x, y in lobe)
        card.paint(spec, BONE, at=at, angle=float(turn[i]), lift=3, wobble=0.4)
