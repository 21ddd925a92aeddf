"""Under the boards: a heap of costumes, a script for a blanket, and one hand on the lever."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.not_my_scene.inks import BLACK, BLUE, BONE, CAST, GOLD, OLD, PLUM, ROSE, SLATE


def below(card: Sheet) -> None:
    """Lay trestles, heap, sleeper, lever and the gnawed crown."""
    card.paint("-40,1230! 1240,1230! 1240,1840! -40,1840!", BLACK, angle=4, laps=110, grain=0.3)
    timber = mix(PLUM, BLACK, 0.3)
    for spec, w in (
        ("160,1250 60,1820", 34),
        ("1000,1250 1120,1820", 36),
        ("1010,1250 900,1820", 30),
        ("880,1500 1130,1490", 22),
    ):
        card.paint(ribbon(spec, (w, w)), timber, angle=80, lift=7)
    # the trap that does not open, right below the king
    card.paint("190,1262! 430,1258! 430,1288! 190,1292!", mix(GOLD, BLACK, 0.35), angle=2, lift=5)
    for x in (220, 400):
        card.paint(ribbon(f"{x},1264 {x},1312", (9, 9)), SLATE)
    card.paint(ribbon("310,1290 520,1344 792,1366", (6, 6, 6)), SLATE)
    heap = (
        ("-60,1640! 120,1560 340,1590 420,1700! 400,1840! -60,1840!", PLUM, 20),
        ("260,1620! 460,1560 700,1580 860,1660! 900,1840! 240,1840!", BLUE, 8),
        ("620,1640! 760,1590 880,1650! 960,1760 940,1840! 600,1840!", mix(ROSE, PLUM, 0.5), 60),
        ("40,1700! 220,1650 380,1720! 440,1840! 20,1840!", mix(SLATE, BLUE, 0.3), -10),
    )
    for spec, ink, angle in heap:
        card.paint(spec, ink, angle=angle, laps=50, edge="torn", core=mix(ink, BONE, 0.5), wobble=5, lift=8)
    for x, y in ((90, 1620), (60, 1690), (160, 1600)):
        card.paint("0,-20! 6,-6! 20,0! 6,6! 0,20! -6,6! -20,0! -6,-6!", GOLD, at=affine(x, y, 1, x))
    # the sleeper, from the left: hair, script, dress, knees
    dress = card.piece(
        "330,1560! 420,1490 540,1480 640,1520! 720,1500 800,1450 850,1470! 880,1560 900,1690! 820,1700 720,1660! 560,1680 400,1690 330,1640!",
        mix(SLATE, BONE, 0.16),
        angle=12,
        laps=50,
        lift=9,
    )
    with card.inside(dress):
        for fold in ("480,1500 500,1590 480,1680", "640,1530 690,1600 700,1660", "820,1470 810,1560 840,1690"):
            card.paint(ribbon(fold, (4, 16, 5)), mix(SLATE, BLUE, 0.1))
        for k in range(6):
            card.paint(
                ribbon(f"{350 + 92 * k},1470 {380 + 90 * k},1580 {370 + 92 * k},1700", (4, 4, 4)),
                mix(SLATE, BONE, 0.4),
                thin=0.2,
            )
    for x, y, t in ((858, 1690, 30), (770, 1690, 14)):
        card.paint("-30,-26! 20,-24! 40,0 110,18 120,40! -20,44!", mix(GOLD, PLUM, 0.5), at=affine(x, y, 1, t), lift=6)
    card.paint("300,1530! 370,1500! 380,1590 330,1640 290,1610!", OLD.shade, angle=60)
    Head(card, CAST["prompter"], 268, 1548, 106, tilt=-58, turn=0.2).draw()
    # the script, face down on her face; it rises and falls
    at = affine(292, 1524, 1, -16)
    card.paint("-140,40! -96,-70! 10,-40! 20,64!", BONE, at=at, angle=70, lift=9)
    card.paint("20,64! 10,-40! 120,-84! 158,24!", shift(BONE, -0.07), at=at, angle=100, lift=9)
    for k in range(4):
        card.paint(ribbon(f"{-108 + 6 * k},{-44 + 22 * k} {-10 + 4 * k},{-22 + 22 * k}", (4, 4), at), SLATE, thin=0.1)
        card.paint(ribbon(f"{30 + 6 * k},{-36 + 22 * k} {112 + 8 * k},{-64 + 22 * k}", (4, 4), at), SLATE, thin=0.1)
    card.paint(ribbon("10,-44 18,66", (9, 9), at), mix(BONE, PLUM, 0.5))
    # the other arm hangs; beside its hand the second crown
    hand(card, "drop", 452, 1742, 118, 66, OLD, age=70, lift=5)
    card.paint(
        "380,1580! 450,1560 500,1600! 506,1690 480,1752! 424,1748! 420,1680", mix(SLATE, BONE, 0.08), angle=70, lift=7
    )
    crown = card.piece(
        "-60,40! -84,-34! -44,0! -34,-30 -20,-34! -10,-4! 16,-60! 40,-8! 52,-20 60,-10! 84,-40! 66,38! 0,50",
        GOLD,
        at=affine(590, 1752, 1.15, -7),
        angle=0,
        lift=6,
    )
    with card.inside(crown):
        card.paint(ribbon("-70,30 0,42 70,28", (9, 9, 9), affine(590, 1752, 1.15, -7)), mix(GOLD, BLACK, 0.4))
    # the lever
    card.paint("742,1460! 842,1450! 850,1500! 738,1506!", SLATE, angle=2, lift=5)
    card.paint(ribbon("800,1470 792,1380 788,1340", (16, 14, 14)), mix(SLATE, BONE, 0.3), lift=5)
    card.paint(ROUND, GOLD, at=affine(787, 1338, 26), lift=5)
    card.paint(
        "560,1496! 600,1410 680,1358! 720,1336 740,1376! 690,1430 640,1530!", mix(SLATE, BONE, 0.24), angle=-40, lift=8
    )
    hand(card, "hook", 716, 1358, 104, -12, OLD, age=70, lift=5)
    # a lamp that is off
    card.paint(ribbon("1096,1250 1098,1380", (4, 4)), SLATE)
    card.paint("1080,1376! 1118,1376! 1160,1446! 1040,1450!", mix(SLATE, BLACK, 0.3), angle=10, lift=5)
    card.paint("1076,1448! 1126,1446! 1116,1486 1086,1488", mix(BONE, BLACK, 0.62))
