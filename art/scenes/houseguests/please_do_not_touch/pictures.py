"""The pictures: one with its face to the wall, one that watches a fly."""

from __future__ import annotations

from art.cutpaper.contour import DOT, affine, motif, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.please_do_not_touch.inks import BRICK, CREAM, DARK, LADY, MUSTARD, SLATE, UMBER


def turned_picture(card: Sheet) -> None:
    """Raw canvas, wedges, a hook; on it somebody has once drawn a second, better face in chalk."""
    card.paint(ribbon("120,24 200,132 280,24", (4, 4, 4)), mix(UMBER, CREAM, 0.5))
    at = affine(204, 372, 1, -3)
    card.paint("-170,-246! 168,-250! 172,250! -166,254!", UMBER, at=at, angle=88, lift=9)
    canvas = card.piece(
        "-132,-206! 130,-210! 134,210! -128,212!", mix(CREAM, UMBER, 0.3), at=at, angle=3, laps=30, grain=0.3
    )
    chalk = mix(CREAM, "#ffffff", 0.35)
    with card.inside(canvas):
        for y in range(-200, 210, 22):
            card.paint(ribbon(f"-140,{y} 140,{y - 3}", (2, 2), at), mix(CREAM, UMBER, 0.4), thin=0.3, wobble=0.3)
        for line in (
            "-70,-20 -84,40 -66,116 -20,160 30,154 66,110 80,36 66,-40",
            "-66,-30 -40,-110 20,-128 64,-92 70,-36",
            "-50,14 -36,4 -18,12",
            "18,10 36,0 54,8",
            "2,20 -8,64 8,72",
            "-26,112 -4,104 10,106 34,100",
            "-20,124 6,130 24,120",
            "-54,-14 -36,-24 -16,-14",
            "16,-18 38,-28 58,-16",
            "-84,-10 -100,60 -92,140",
        ):
            card.paint(ribbon(line, (4, 6, 6, 5), at), chalk, thin=0.3)
        card.paint(["-36,8 -30,16 -38,20 -44,14", "38,4 44,12 36,16 30,10"], chalk, at=at, wobble=0.4)
    card.paint(["-150,-20! 150,-28! 150,6! -150,12!"], shift(UMBER, 0.05), at=affine(204, 600, 1, -3), angle=4, lift=3)
    for x, y, turn in ((-118, -196, 45), (118, -198, 135), (118, 196, 225), (-116, 198, 315)):
        card.paint("-20,-8! 26,0! -20,8!", MUSTARD, at=at @ [*affine(x, y, 1, turn).tolist(), [0, 0, 1]], lift=2)
    card.paint(ribbon("-120,-120 0,-150 120,-124", (4, 4, 4), at), MUSTARD, lift=3)
    card.paint("-14,-250! 14,-252! 10,-222! -10,-222!", MUSTARD, at=at, lift=3)


def lady(card: Sheet, face: Face) -> None:
    """Cropped by the upper edge; nothing of her moves but the eyes."""
    card.paint("828,-40! 1196,-40! 1200,606! 824,610!", MUSTARD, angle=88, laps=40, grain=0.4, lift=12)
    card.paint(["824,610! 866,566! 1160,562! 1200,606!"], shift(MUSTARD, -0.1), angle=2)
    card.paint("828,-40! 866,-40! 866,568! 824,610!", shift(MUSTARD, -0.05), angle=88)
    inner = card.piece("866,-40! 1160,-40! 1162,564! 864,568!", DARK, angle=70, laps=80, grain=0.4, lift=0)
    beads = [f"{x},{586 + (x % 3)} {x + 7},{593} {x},{600} {x - 7},{593}" for x in range(872, 1160, 26)]
    card.paint(beads, shift(MUSTARD, 0.08), wobble=0.4)
    with card.inside(inner):
        card.paint("840,300! 940,330 1010,360! 1000,600! 840,600!", mix(DARK, SLATE, 0.5), angle=30, grain=0.4)
        dress = card.piece(
            "880,640! 888,470 940,410 1000,390! 1060,392 1130,430 1170,520! 1180,640!",
            BRICK,
            angle=80,
            laps=50,
            grain=0.3,
            lift=4,
        )
        card.pattern(dress, motif(card.box(dress), DOT, 40, 6, 0, 0), shift(BRICK, 0.1))
        card.paint("976,330! 1052,326! 1068,420! 1020,452 968,424!", LADY.shade, angle=80)
        card.paint("950,400! 1020,440 1086,396! 1110,424! 1022,496 930,430!", CREAM, lift=3)
        for x in (960, 990, 1022, 1056, 1084):
            card.paint("1,0 0,1 -1,0 0,-1", MUSTARD, at=affine(x, 452 - abs(x - 1022) * 0.4, 6))
        Head(card, face, 1010, 232, 116, tilt=-4, turn=-0.3, light=-1).draw()
    card.paint("960,632! 1060,630! 1062,662! 958,664!", shift(MUSTARD, 0.05), lift=3)
    card.paint([ribbon("974,642 1046,641", (3, 3)), ribbon("984,652 1030,651", (3, 3))], UMBER, wobble=0.3)
