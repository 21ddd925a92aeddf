"""What is between two quarrellers: a pair of cherries out of the seam, and an egg in its cup."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.it_was_mine_first.inks import CHALK, GERANIUM, NIGHT, SHELL, SLATE, WHITE, torn


def cherries(card: Sheet) -> None:
    """Two on one stalk; the upper end of it is out of sight."""
    stem = mix("#6b7a45", NIGHT, 0.15)
    card.paint(ribbon("574,690 580,740 556,810 548,880", (9, 8, 6)), stem, lift=3)
    card.paint(ribbon("574,690 584,750 622,840 634,912", (9, 8, 6)), stem, lift=3)
    for x, y, size, tilt in ((546, 922, 50, -8), (640, 958, 54, 10)):
        spec = "-.1,-.86! -.5,-1.02 -1,-.6 -1,.1 -.6,.86 0,1.02 .6,.84 1,.1 .98,-.6 .5,-1.04 .1,-.88!"
        fruit = card.piece(
            spec, GERANIUM, at=affine(x, y, size, tilt), angle=70, edge="torn", core=mix(GERANIUM, CHALK, 0.6), lift=10
        )
        with card.inside(fruit):
            card.paint("1.2,-.8! .6,-.2 .6,.5 -.3,.9! 0,1.4! 1.4,1!", mix(GERANIUM, NIGHT, 0.3), at=affine(x, y, size))
            card.paint(ROUND, mix(GERANIUM, WHITE, 0.75), at=affine(x - size * 0.45, y - size * 0.4, size * 0.17))


def egg(card: Sheet) -> None:
    """On a saucer that both hold by its rim."""
    torn(card, "440,1372! 462,1354 600,1346 744,1352 766,1370! 724,1404 650,1418 560,1418 486,1406!", WHITE, 3, 12, 2)
    card.paint(ribbon("466,1380 600,1396 742,1378", (4, 7, 4)), SLATE)
    torn(card, "556,1378! 584,1358 594,1322! 620,1322! 630,1358 658,1378! 604,1388", SLATE, 86, 4, 2)
    shell = torn(
        card,
        "536,1252! 528,1200 538,1140 566,1094 604,1078 642,1094 670,1140 680,1200 672,1252! 604,1290",
        SHELL,
        84,
        6,
        2,
    )
    with card.inside(shell):
        card.paint("640,1080! 650,1140 652,1200 630,1290! 720,1290! 720,1080!", mix(SHELL, NIGHT, 0.2), angle=84)
        card.paint(ribbon("566,1180 568,1144 584,1114", (4, 13, 4)), mix(SHELL, WHITE, 0.6), thin=0.1)
        card.paint(ribbon("604,1150! 622,1166! 614,1184! 640,1196! 634,1216! 664,1228!", (3, 6, 4)), NIGHT, thin=0.1)
    torn(card, "524,1216! 604,1232 684,1214! 684,1268 654,1316 604,1330 554,1316 526,1272!", SLATE, 4, 6, 2)
    card.paint(ribbon("538,1240 604,1254 670,1238", (4, 9, 4)), CHALK)
