"""Somebody who goes off over the ring, seen from behind, in a lady's hat."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import ASH, CHALK, CHARCOAL, DARK, HERS, PENCIL, RUST

AT = affine(940, 396, 0.9)


def leaver(card: Sheet) -> None:
    """Lay the long coat with its vent, the neck, the back of the head and the hat."""
    coat = card.piece(
        "96,806! 150,792 206,806! 254,844 272,924 266,1034 290,1240! 170,1260 20,1246! 28,1034 18,934 42,846",
        at=AT,
        ink=PENCIL,
        angle=84,
        laps=50,
        lift=8,
    )
    with card.inside(coat):
        card.paint(ribbon("150,816 152,1036 150,1240", (4, 6, 9), AT), CHARCOAL)
        card.paint(ribbon("66,876 84,976 82,1066", (3, 8, 3), AT), CHARCOAL)
        card.paint(ribbon("234,876 222,976 228,1066", (3, 8, 3), AT), CHARCOAL)
    for ear in ("94,690! 80,682 72,700 80,728 96,742!", "208,690! 222,682 230,700 222,728 206,742!"):
        card.paint(ear, at=AT, ink=HERS.base, angle=80, lift=3)
    nape = card.piece(
        "90,640! 212,640! 216,690 210,732 198,764 194,800 198,836! 102,836! 108,800 104,764 92,732 86,690",
        at=AT,
        ink=HERS.shade,
        angle=84,
    )
    with card.inside(nape):
        hair = card.piece(
            "70,620! 232,620! 226,700 216,724! 204,732 186,742 151,746 116,742 98,732 86,724! 76,700",
            at=AT,
            ink=mix(HERS.shade, DARK, 0.6),
            angle=88,
            grain=0.4,
        )
        strands = [
            ribbon(f"{x},690 {151 + (x - 151) * 0.86},{738 - abs(x - 151) * 0.1}", (2, 4, 2), AT)
            for x in (112, 130, 152, 171, 190)
        ]
        card.pattern(hair, turned(strands), HERS.shade, thin=0.15)
        card.paint(ribbon("151,764 150,780 152,796", (2, 5, 2), AT), shift(HERS.shade, -0.06))
    card.paint("94,794! 150,812 210,794! 216,834 150,852 88,834!", at=AT, ink=shift(PENCIL, -0.08), lift=4)
    card.paint("20,672! 90,640 210,632 292,650! 250,690 150,704 60,700", at=AT, ink=CHARCOAL, angle=4, lift=8)
    crown = card.piece("76,664! 84,590 150,570 216,588 226,658! 150,676", at=AT, ink=CHARCOAL, angle=84)
    with card.inside(crown):
        card.paint(ribbon("70,650 150,662 232,646", (30, 30, 30), AT), RUST)
    feather = card.piece(
        "104,646! 70,600 40,566 -10,552 -50,566! -40,600 10,640 60,660!",
        at=AT,
        ink=mix(ASH, CHALK, 0.75),
        angle=40,
        lift=5,
    )
    with card.inside(feather):
        card.paint(ribbon("100,650 40,604 -40,570", (5, 6, 2), AT), PENCIL)
