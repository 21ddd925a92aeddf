"""The one who holds her up: half of a cold face below a fur hat, an arm along the right edge, one finger."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import ASH, BONE, CHALK, DARK, HERS, KEEPER, PENCIL, THIN, fur

HEAD = affine(1066, 1096, 1, 3)


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
    card.paint("996,1200! 1130,1200! 1150,1330 1080,1370 1000,1320!", KEEPER.shade, angle=80)
    _face(card)
    card.paint("950,1270! 1060,1352 1190,1280! 1230,1350 1070,1440! 916,1350!", DARK, angle=8, lift=6)
    hat = card.piece(fur(1074, 908, 166, 100, 34, 0.08), DARK, angle=30, laps=40, lift=8)
    with card.inside(hat):
        for x, y in ((960, 900), (1010, 950), (1040, 880), (1100, 940), (940, 950)):
            card.paint(ribbon(f"{x},{y} {x + 14},{y + 16} {x + 10},{y + 40}", (1, 7, 1)), PENCIL)


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
    card.paint("44,98! -10,92 -60,112 -96,150! -40,138 40,128 100,130! 100,100", DARK, at=HEAD, angle=4, lift=3)
    card.paint(ribbon("-34,164 10,160 70,166", (2, 7, 5), HEAD), THIN)


def one_finger(card: Sheet) -> None:
    """The arm comes up along the edge; its forefinger stands at her cheek."""
    card.paint(ribbon("880,608 902,626 912,660", (2, 10, 2)), HERS.shade)
    _hand(card)
    sleeve = card.piece(
        "1240,1400! 1180,1370 1136,1270! 1124,1120 1096,970 1064,872! 1116,832 1190,800! 1220,900 1240,980!",
        ASH,
        angle=70,
        laps=60,
        lift=10,
    )
    with card.inside(sleeve):
        card.paint("1240,960! 1200,1000 1200,1120 1220,1240! 1240,1400!", shift(ASH, -0.08), angle=80)
        card.paint("1040,884! 1116,842 1200,790! 1212,836 1130,880 1056,924!", mix(BONE, CHALK, 0.5), angle=-20)


def _hand(card: Sheet) -> None:
    """Seen from its back: three knuckles, a thumb laid along, the forefinger straight."""
    back = card.piece(
        "1056,900! 1030,836 1006,796! 990,760 950,714 914,672 894,640 896,614 916,606 938,620 982,664 1024,704! "
        "1036,680 1062,670 1086,680 1094,696! 1112,688 1134,700 1142,722! 1158,722 1172,740 1172,764! 1188,800 1206,850!",
        KEEPER.base,
        angle=50,
        laps=50,
        grain=0.2,
        lift=7,
    )
    with card.inside(back):
        card.paint("1220,880! 1200,780 1172,740! 1150,770 1140,820 1140,900!", KEEPER.shade, angle=60, thin=0.1)
        for line in ("1094,690 1088,712 1076,730", "1142,716 1132,738 1118,754", "1024,700 1032,716 1034,734"):
            card.paint(ribbon(line, (4, 8, 2)), shift(KEEPER.shade, -0.08))
        card.paint(ribbon("972,676 966,690 958,702", (2, 6, 2)), KEEPER.shade)
    card.paint(
        "1084,868! 1036,836 996,800 966,770 956,746 968,730 990,736 1024,764 1064,792 1098,830!",
        KEEPER.base,
        angle=44,
        grain=0.2,
        lift=4,
    )
    card.paint(ribbon("972,734 992,742 1030,772 1064,798", (3, 7, 7, 2)), shift(KEEPER.shade, -0.08))
