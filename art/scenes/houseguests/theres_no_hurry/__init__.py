"""There's No Hurry: five neighbours paint her house in five colours; she shells peas, and a boy fills a boot."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.theres_no_hurry.inks import BUTTER, CAST, CHALK, LILAC, PINK, PISTACHIO, PLUM, SKY, STREET
from art.scenes.houseguests.theres_no_hurry.painters import painters
from art.scenes.houseguests.theres_no_hurry.peas import boot, boy
from art.scenes.houseguests.theres_no_hurry.woman import woman

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the five fields with their dry edges, door and window, those who paint, then the one who does not hurry."""
    _wall(card)
    _window(card)
    _door(card)
    _street(card)
    painters(card, CAST)
    woman(card, CAST["woman"])
    boy(card, CAST["boy"])
    boot(card)


FIELDS: tuple[tuple[Ink, float, str], ...] = (
    (PINK, 84, "-40,-40! 420,-40! 400,120 440,260 380,420! 300,560 190,640 60,600 -40,640!"),
    (SKY, 8, "470,-40! 1000,-40! 980,110 1010,250 930,390! 760,440 600,400 500,300 460,120"),
    (LILAC, 70, "1050,-40! 1240,-40! 1240,620! 1120,640 1010,560 960,440! 1040,260 1020,120"),
    (
        PISTACHIO,
        20,
        "420,470! 560,430 740,480 880,470! 960,600 920,800 960,960 900,1150! 760,1180 600,1160! 590,900 560,640",
    ),
    (BUTTER, 82, "990,640! 1120,690 1240,680! 1240,1300! 1100,1320 930,1290! 950,1120 1000,980 950,800"),
    (mix(PINK, BUTTER, 0.35), 80, "-40,700! 60,660 160,700! 170,980 150,1240! 60,1290 -40,1270!"),
)
"""Each the work of somebody who thinks the rest is wrong; between them the wall is bare."""


def _wall(card: Sheet) -> None:
    for ink, angle, spec in FIELDS:
        card.paint(spec, ink, angle=angle, laps=70, grain=0.42, edge="raw", ragged=110, dry=0.9)
    for ink, strokes in (
        (PINK, ("330,470 440,430 560,440", "370,380 480,340 590,350", "350,560 430,540 520,560")),
        (SKY, ("900,420 980,470 1080,520", "940,330 1030,360 1120,420")),
        (LILAC, ("1010,600 930,660 900,760", "1120,620 1090,700 1100,800")),
        (PISTACHIO, ("880,980 960,1010 1050,1020", "860,1080 950,1110 1060,1100", "640,470 650,400 640,340")),
        (BUTTER, ("980,900 900,880 820,890", "970,1180 880,1170 800,1180")),
    ):
        for stroke in strokes:
            card.brush(stroke, 66, ink, dry=0.75, taper=0.2)


def _window(card: Sheet) -> None:
    """Above; on its sill a teapot out of whose spout a bean grows, tied up with the ribbon of a medal."""
    card.paint("560,70! 800,62! 806,330! 566,336!", CHALK, angle=88, lift=5)
    card.paint("584,94! 776,88! 780,312! 590,316!", PLUM, angle=86, laps=50)
    card.paint(["672,92! 690,91! 694,314! 676,315!", "586,190! 778,184! 778,198! 588,204!"], CHALK)
    card.paint("540,326! 830,318! 834,348! 544,356!", CHALK, angle=2, lift=6)
    pot = affine(628, 280)
    card.paint("-50,40! -58,0 -36,-34 0,-40 36,-32 56,0 48,40!", PINK, at=pot, angle=20, lift=5)
    card.paint("48,-2! 84,-26 94,-50! 108,-44! 100,0 56,24!", PINK, at=pot, lift=3)
    card.paint(ribbon("-50,-14 -84,-20 -82,24 -48,26", (11, 11, 11, 11), pot), PINK, lift=3)
    card.paint("-28,-36! 0,-50 28,-36! 0,-30", shift(PINK, -0.08), at=pot)
    card.paint("0,-64 10,-54 0,-46 -10,-54", shift(PINK, -0.08), at=pot)
    green = mix(PISTACHIO, PLUM, 0.34)
    card.paint(ribbon("728,232 736,180 716,130 740,84 724,30 744,-10", (7, 7, 6, 6, 5, 4)), green)
    for x, y, turn in (
        (738, 190, -30),
        (716, 150, 200),
        (736, 96, -20),
        (724, 50, 190),
        (738, 10, -40),
        (722, 130, 20),
    ):
        card.paint("0,0! 14,-16 38,-14 46,0! 34,14 12,12", green, at=affine(x, y, 1, turn), lift=2)
    card.paint(
        [
            "700,156! 736,148! 738,160! 702,168!",
            "706,164! 718,162! 712,204! 700,196!",
            "718,162! 730,160! 734,200! 722,204!",
        ],
        PLUM,
        lift=2,
    )
    card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", BUTTER, at=affine(708, 212, 12), lift=2)


def _door(card: Sheet) -> None:
    card.paint("150,500! 600,490! 606,1330! 156,1334!", CHALK, angle=88, grain=0.16, lift=6)
    inside = card.piece("186,536! 566,528! 572,1330! 190,1334!", mix(PLUM, LILAC, 0.55), angle=88, laps=90, grain=0.26)
    with card.inside(inside):
        card.paint("440,528! 572,524! 572,1340! 450,1340!", mix(PLUM, LILAC, 0.42), angle=88)
        card.paint(ribbon("300,528 296,620", (3, 3)), CHALK)
        card.paint("270,616! 322,614! 336,660! 258,662!", BUTTER, lift=3)
    card.paint("120,1320! 640,1312! 652,1372! 108,1380!", shift(CHALK, -0.05), angle=2, lift=5)


def _street(card: Sheet) -> None:
    card.paint("-40,1372! 400,1364 800,1376 1240,1360! 1240,1840! -40,1840!", STREET, angle=3, laps=120, grain=0.14)
    card.paint("-40,1340! 110,1336! 108,1378! -40,1384!", shift(CHALK, -0.07), angle=2)
    card.paint("650,1330! 1240,1318! 1240,1366! 650,1374!", shift(CHALK, -0.07), angle=2)
    for x, y, w in ((720, 1490, 120), (1010, 1560, 90), (880, 1740, 160), (90, 1780, 110), (1130, 1440, 70)):
        card.brush(f"{x},{y} {x + w / 2:.0f},{y - 6} {x + w},{y}", 14, shift(STREET, -0.07), dry=0.9)
