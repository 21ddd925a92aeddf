"""There's No Hurry: five brushes meet over her head; she shells peas, and a boy fills a boot."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.theres_no_hurry.inks import BUTTER, CAST, CHALK, LILAC, PINK, PISTACHIO, PLUM, SKY, STREET
from art.scenes.houseguests.theres_no_hurry.painters import painters
from art.scenes.houseguests.theres_no_hurry.peas import boot, boy, reach
from art.scenes.houseguests.theres_no_hurry.woman import woman

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the five fields with their dry edges, door and window, those who paint, then the one who does not hurry."""
    _wall(card)
    _window(Moved(card, 420, 10, 0.94))
    _door(Moved(card, -86, -420, 1.5))
    painters(card, CAST)
    woman(Moved(card, -136, -481, 1.5), CAST["woman"])
    _street(card)
    boy(Moved(card, 14, 10, 1), CAST["boy"])
    boot(Moved(card, -325, -405, 1.25))
    reach(Moved(card, 14, 10, 1))


FIELDS: tuple[tuple[Ink, float, str], ...] = (
    (PINK, 84, "-40,-40! 440,-40! 420,120 460,260 380,350! 260,430 120,440 -40,500!"),
    (SKY, 8, "480,-40! 940,-40! 930,120 950,250 880,400! 740,440 600,380 520,300 480,120"),
    (LILAC, 70, "990,-40! 1240,-40! 1240,660! 1120,640 1000,600 960,440! 1010,260 980,120"),
    (PISTACHIO, 82, "-40,560! 120,520 260,480 420,420! 400,700 380,900 360,1150! 200,1180 60,1160 -40,1200!"),
    (BUTTER, 82, "700,480! 860,520 960,640 1120,720 1240,720! 1240,1500! 1100,1520 800,1490! 780,1120 720,980 700,800"),
)
"""Each the work of somebody who thinks the rest is wrong; between them the wall is bare."""


def _wall(card: Sheet) -> None:
    for ink, angle, spec in FIELDS:
        card.paint(spec, ink, angle=angle, laps=70, grain=0.42, edge="raw", ragged=110, dry=0.9)


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
    card.paint(ROUND, BUTTER, at=affine(708, 212, 12), lift=2)


def _door(card: Sheet) -> None:
    card.paint("150,500! 600,490! 606,1330! 156,1334!", CHALK, angle=88, grain=0.16, lift=6)
    inside = card.piece("186,536! 566,528! 572,1330! 190,1334!", mix(PLUM, LILAC, 0.55), angle=88, laps=90, grain=0.26)
    with card.inside(inside):
        card.paint("440,528! 572,524! 572,1340! 450,1340!", mix(PLUM, LILAC, 0.42), angle=88)
        card.paint(ribbon("300,528 296,620", (3, 3)), CHALK)
        card.paint("270,616! 322,614! 336,660! 258,662!", BUTTER, lift=3)
    card.paint("120,1320! 640,1312! 652,1372! 108,1380!", shift(CHALK, -0.05), angle=2, lift=5)


def _street(card: Sheet) -> None:
    """What lies before her: it begins where her hem ends."""
    card.paint(
        "470,1840! 540,1770 700,1720 900,1690 1240,1670! 1240,1840!",
        STREET,
        angle=3,
        laps=120,
        grain=0.14,
        lift=6,
    )
