"""The one who holds her up: a cold face cut by the edge below a fur hat, a bent arm, one finger."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import ASH, BONE, CHALK, DARK, KEEPER, PENCIL, THIN, fur

HEAD = affine(1066, 1096, 1, 3)
AT = affine(94, 576, 0.86, 10)
"""Where his hand is typed."""


def keeper(card: Sheet) -> None:
    """Lay the coat, the neck, the face, the hat."""
    coat = card.piece(
        "930,1330! 1000,1296 1100,1280 1240,1290! 1240,1840! 842,1840! 836,1640 850,1500 878,1390",
        ASH,
        angle=86,
        laps=60,
        lift=12,
    )
    with card.inside(coat):
        for line in ("1090,1290 1086,1500 1070,1840", "950,1460 940,1620 920,1840"):
            card.paint(ribbon(line, (4, 9, 6)), PENCIL, thin=0.1)
    _upper_arm(card)
    card.paint("996,1200! 1130,1200! 1150,1330 1080,1370 1000,1320!", KEEPER.shade, angle=80)
    _face(card)
    card.paint("950,1270! 1060,1352 1190,1280! 1230,1350 1070,1440! 916,1350!", DARK, angle=8, lift=6)
    hat = card.piece(fur(1074, 908, 166, 100, 34, 0.08), DARK, angle=30, laps=40, lift=8)
    with card.inside(hat):
        for x, y in ((960, 900), (1010, 950), (1040, 880), (1100, 940), (940, 950)):
            card.paint(ribbon(f"{x},{y} {x + 14},{y + 16} {x + 10},{y + 40}", (1, 7, 1)), PENCIL)


def _upper_arm(card: Sheet) -> None:
    """It hangs from the shoulder, close to the coat."""
    card.paint(
        "968,1336! 900,1356 850,1404 820,1490 808,1600 812,1720 830,1840! 1010,1840! 1000,1640 988,1480!",
        ASH,
        angle=84,
        laps=60,
        lift=9,
    )


def _face(card: Sheet) -> None:
    """Long, turned a little to the right; it does not look at her."""
    skin = card.piece(
        "-136,-170! -140,-60 -134,40 -112,130 -70,204 -10,238 50,226 110,170 140,60 146,-60 140,-170!",
        KEEPER.base,
        at=HEAD,
        angle=86,
        laps=70,
        grain=0.22,
        lift=6,
    )
    with card.inside(skin):
        card.paint("-150,-180! -96,-180! -112,-40 -100,60 -60,150 10,250! -150,250!", KEEPER.shade, at=HEAD, angle=84)
    card.paint("-92,-24! -60,-58 -16,-54 16,-18! -14,2 -58,4", CHALK, at=HEAD)
    card.paint("-46,-60! 2,-60! 4,-20 -8,0 -30,2 -44,-18", DARK, at=HEAD)
    card.paint("-102,-16! -92,-66 -50,-80 0,-70 24,-14! -20,-34 -60,-36", mix(KEEPER.base, KEEPER.shade, 0.6), at=HEAD)
    card.paint(ribbon("-104,-18 -60,-37 -20,-35 26,-14", (4, 11, 11, 4), HEAD), DARK)
    card.paint(ribbon("-84,12 -50,26 -10,20", (2, 6, 2), HEAD), KEEPER.shade)
    card.paint("-116,-92! -60,-122 -6,-112 34,-82! -10,-92 -60,-98", DARK, at=HEAD)
    card.paint("38,-70! 52,-10 84,62! 80,84 44,90 14,82! 8,64 30,40", KEEPER.shade, at=HEAD, angle=86)
    card.paint("86,-20! 100,-50 124,-56 150,-30! 130,-2 106,0", CHALK, at=HEAD)
    card.paint("112,-58! 150,-58! 146,-16 134,-2 118,-8 110,-26", DARK, at=HEAD)
    card.paint("80,-16! 92,-62 118,-78 160,-70! 150,-28! 124,-38 102,-32", mix(KEEPER.base, KEEPER.shade, 0.6), at=HEAD)
    card.paint(ribbon("80,-16 100,-35 124,-40 152,-28", (4, 10, 11, 6), HEAD), DARK)
    card.paint("72,-86! 96,-112 128,-122 160,-116! 160,-98! 124,-100 98,-94", DARK, at=HEAD)
    card.paint(
        "46,98! -10,92 -60,112 -96,150! -40,138 10,130 46,128! 76,128 112,134 148,146! 130,112 90,92",
        DARK,
        at=HEAD,
        angle=4,
        lift=3,
    )
    card.paint(ribbon("-26,166 20,160 60,161 92,167", (2, 7, 6, 2), HEAD), THIN)


def one_finger(card: Sheet) -> None:
    """Lay the forearm, which comes up again, and the finger that stands below her elbow."""
    card.paint(ribbon("700,1196 730,1206 752,1200", (2, 10, 2)), PENCIL)
    _hand(card)
    sleeve = card.piece(
        "842,1506! 920,1522 1000,1482! 1040,1590 1076,1720 1100,1840! 896,1840! 862,1720 846,1600",
        shift(ASH, 0.03),
        angle=78,
        laps=60,
        lift=10,
    )
    with card.inside(sleeve):
        card.paint("960,1500! 1010,1470! 1110,1840! 1040,1840! 1010,1680", shift(ASH, -0.05), angle=76)
    card.paint("830,1482! 912,1494 994,1452! 1012,1494 932,1536 838,1524!", BONE, angle=-8, lift=6)


def _hand(card: Sheet) -> None:
    """Seen from its back: three knuckles, a thumb laid along, the forefinger straight."""
    back = card.piece(
        "1050,936! 1030,836 1006,796! 990,760 950,714 914,672 894,640 896,614 916,606 938,620 982,664 1024,704! "
        "1036,680 1062,670 1086,680 1094,696! 1112,688 1134,700 1142,722! 1158,722 1172,740 1172,764! 1188,800 1206,850 1214,900!",
        KEEPER.base,
        at=AT,
        angle=50,
        laps=50,
        grain=0.2,
        lift=7,
    )
    with card.inside(back):
        card.paint("1220,880! 1200,780 1172,740! 1150,770 1140,820 1140,900!", KEEPER.shade, at=AT, angle=60, thin=0.1)
        for line in ("1094,690 1088,712 1076,730", "1142,716 1132,738 1118,754", "1024,700 1032,716 1034,734"):
            card.paint(ribbon(line, (4, 8, 2), AT), shift(KEEPER.shade, -0.08))
        card.paint(ribbon("972,676 966,690 958,702", (2, 6, 2), AT), KEEPER.shade)
    card.paint(
        "1056,930! 1030,856 996,806 966,774 956,748 968,731 990,736 1024,764 1064,798 1098,846 1120,930!",
        KEEPER.base,
        at=AT,
        angle=44,
        grain=0.2,
        lift=4,
    )
    card.paint(ribbon("972,734 992,742 1030,772 1066,800", (3, 7, 7, 2), AT), shift(KEEPER.shade, -0.08))
    card.paint("900,633! 902,620 914,615! 932,628 930,642 918,648!", mix(KEEPER.base, CHALK, 0.5), at=AT, wobble=0.3)
