"""The chair's cane back, and her bust with its pleated collar."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon, stripes
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, LINEN, MINT, PLUM, SKIN, STRAW


def chair(card: Sheet) -> None:
    """One high round back of straw, behind her."""
    back = "-60,1840! -60,1180 -20,1010 100,900 300,850 600,840 900,850 1090,910 1200,1010 1260,1180 1260,1840!"
    card.paint(back, STRAW, angle=4, laps=120, edge="torn", core=CHALK, lift=8)
    inner = card.piece(
        "20,1840! 20,1200 60,1060 160,970 320,930 600,920 880,930 1030,980 1120,1070 1170,1200 1180,1840!",
        shift(mix(STRAW, LINEN, 0.4), -0.045),
        angle=88,
        edge="torn",
    )
    box = card.box(inner)
    lines = stripes(box, 44, 5, 45, key="a") + stripes(box, 44, 5, -45, key="b")
    card.pattern(inner, lines, mix(STRAW, HENNA, 0.25))


def bust(card: Sheet) -> None:
    """Neck, broad shoulders, and a collar that stands in pleats under her chin."""
    dress = card.piece(
        "-60,1860! -40,1640 40,1560 200,1500 400,1470 640,1480 860,1530 1000,1620 1060,1860!",
        MINT,
        angle=80,
        laps=120,
        edge="torn",
        core=CHALK,
        lift=12,
    )
    card.pattern(dress, stripes(card.box(dress), 84, 26, 86, key="d"), shift(MINT, -0.09))
    card.paint("330,1180! 660,1180! 670,1400 740,1520! 500,1600 260,1500! 330,1380", shift(SKIN, -0.09), edge="torn")
    at = affine(490, 1480, 1, 3)
    rim = []
    for k in range(15):
        x = -392 + 56 * k
        rim.append(f"{x},{150 - (x / 40) ** 2 * 1.1 + (26 if k % 2 else -10):.0f}")
    collar = card.piece(
        f"-392,-10! -250,30 -120,60 0,70 120,60 250,26 392,-20! 420,20 {' '.join(reversed(rim))} -430,20",
        CHALK,
        at=at,
        angle=88,
        laps=40,
        edge="torn",
        core="#ffffff",
        lift=14,
    )
    folds = [
        ribbon(f"{-300 + 50 * k},{66 - abs(k - 6) * 11} {-350 + 58 * k},{150 - abs(k - 6) * 14}", (3, 9), at)
        for k in range(13)
    ]
    card.pattern(collar, folds, mix(CHALK, PLUM, 0.2))
