"""Somebody who goes off over the ice, seen from behind, in a lady's hat."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import ASH, CHALK, CHARCOAL, DARK, HERS, PENCIL, RUST


def leaver(card: Sheet) -> None:
    """Lay the boots, the long coat with its vent, the neck and the hat."""
    for spec in ("70,1130! 120,1130! 122,1180 130,1200! 60,1200!", "150,1130! 200,1120! 206,1170 220,1186! 152,1196!"):
        card.paint(spec, DARK, angle=86)
    coat = card.piece(
        "96,730! 150,716 200,730! 246,770 262,850 256,960 280,1140! 170,1160 30,1146! 36,960 26,860 46,770",
        PENCIL,
        angle=84,
        laps=50,
        lift=8,
    )
    with card.inside(coat):
        card.paint(ribbon("150,740 152,960 150,1160", (4, 6, 9)), CHARCOAL)
        card.paint(ribbon("70,800 86,900 84,990", (3, 8, 3)), CHARCOAL)
        card.paint(ribbon("228,800 218,900 224,990", (3, 8, 3)), CHARCOAL)
    card.paint("112,670! 186,670! 190,740 150,752 108,740!", HERS.shade, angle=80)
    card.paint("96,720! 150,736 206,720! 210,756 150,772 92,756!", shift(PENCIL, -0.08), lift=4)
    card.paint("20,672! 90,640 210,632 292,650! 250,690 150,704 60,700", CHARCOAL, angle=4, lift=8)
    crown = card.piece("76,664! 84,590 150,570 216,588 226,658! 150,676", CHARCOAL, angle=84)
    with card.inside(crown):
        card.paint(ribbon("70,650 150,662 232,646", (30, 30, 30)), RUST)
    feather = card.piece(
        "104,646! 70,600 40,566 -10,552 -50,566! -40,600 10,640 60,660!", mix(ASH, CHALK, 0.75), angle=40, lift=5
    )
    with card.inside(feather):
        card.paint(ribbon("100,650 40,604 -40,570", (5, 6, 2)), PENCIL)
