"""His broad back in a white shirt, the nape, and two small shoes that hang from his other shoulder."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon, stripes
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import CHALK, LINEN, MINT, PLUM, SKIN


def neck(card: Sheet) -> None:
    """Lay the nape, in shade."""
    card.paint("210,640! 560,760! 575,880 600,980! 230,980! 235,860", shift(SKIN, -0.06), angle=84, edge="torn")


def shirt(card: Sheet) -> None:
    """One white hill from edge to edge, with a yoke, a pleat and a collar."""
    cloth = card.piece(
        "-60,1860! -60,1210! -20,1110 60,1030 160,970 250,925! 400,950 590,925! 740,950 920,985 1070,1050 1180,1150 "
        "1260,1290! 1260,1860!",
        CHALK,
        angle=84,
        laps=130,
        edge="torn",
        core="#ffffff",
        lift=16,
    )
    card.pattern(cloth, stripes(card.box(cloth), 96, 16, 90, key="s"), shift(MINT, -0.01))
    shade = mix(LINEN, PLUM, 0.22)
    with card.inside(cloth):
        card.paint(ribbon("-60,1290 160,1330 420,1345 700,1340 960,1310 1260,1250", (5, 8, 8, 8, 8, 5)), shade)
        for line in ("408,1345 412,1560 406,1840", "446,1345 444,1560 452,1840"):
            card.paint(ribbon(line, (5, 9, 7)), shade)
        for line in ("80,1440 120,1600 112,1840", "1100,1400 1060,1580 1070,1840"):
            card.paint(ribbon(line, (3, 12, 6)), shade)
    card.paint(
        "232,888! 300,920 410,934 520,922 604,880! 626,930 622,986! 520,1022 400,1030 290,1012 214,976! 214,930",
        CHALK,
        angle=6,
        laps=60,
        edge="torn",
        core="#ffffff",
        lift=12,
    )


def shoes(card: Sheet) -> None:
    """A very small pair, tied together by the laces and hung over his shoulder."""
    for line in ("112,1002 130,1120 160,1250 168,1380", "118,1000 170,1130 250,1280 292,1436"):
        card.paint(ribbon(line, (8, 8, 8, 8)), PLUM, lift=4)
    for x, y, tilt, tone in ((170, 1450, 66, 0.0), (316, 1524, 48, 0.05)):
        at = affine(x, y, 1.42, tilt)
        card.paint(
            "-78,-62! -50,-54 -14,-60! -6,-26 24,-10 66,0 84,24 82,46! -78,46! -84,10",
            shift(PLUM, tone),
            at=at,
            angle=20,
            edge="torn",
            wobble=1.5,
            core=CHALK,
            lift=10,
        )
        card.paint("-80,36! 84,36! 82,58! -18,58! -22,50! -40,50! -44,58! -80,58!", mix(PLUM, LINEN, 0.55), at=at)
        card.paint(ribbon("-72,-40 -40,-30 -10,-34", (6, 8, 6), at), LINEN)
