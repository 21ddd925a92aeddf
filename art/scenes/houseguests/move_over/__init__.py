"""Move Over: six in a bed from above; one lies awake on what is left, and two feet belong to none of them."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon, stripes
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.move_over.children import baby, girl, twins
from art.scenes.houseguests.move_over.inks import BUTTER, CREAM, LILAC, PISTACHIO, PLUM, ROSE
from art.scenes.houseguests.move_over.parents import father, fathers_arm, mother, mothers_arm

GROUND = ROSE


def paint(card: Sheet) -> None:
    """Lay floor and bed, then sleeper over sleeper, the blanket that is leaving, the feet that would like to."""
    _floor(card)
    _bed(card)
    father(card)
    girl(card)
    mother(card)
    twins(card)
    baby(card)
    mothers_arm(card)
    fathers_arm(card)
    _feet(card)
    _blanket(card)


def _floor(card: Sheet) -> None:
    for i in range(7):
        x = -60 + 215 * i
        card.paint(ribbon(f"{x},-20 {x - 30},900 {x - 66},1830", (5, 4, 6)), shift(ROSE, -0.06), thin=0.3)
    for x, y, turn in ((40, 700, -12), (62, 800, 24)):
        at = affine(x, y, 34, turn)
        card.paint(
            "-.9,.6! -1,-.2 -.8,-1.4 0,-1.9 .8,-1.4 1,-.2 .9,.6 .8,1.6 0,2.0 -.8,1.6",
            PISTACHIO,
            at=at,
            edge="torn",
            wobble=3,
            lift=5,
        )
        card.paint(
            "-.9,-.1! 0,.2 .9,-.1! .8,-1.4 0,-1.9 -.8,-1.4",
            mix(PISTACHIO, PLUM, 0.3),
            at=at,
            edge="torn",
            wobble=2,
            lift=3,
        )


def _bed(card: Sheet) -> None:
    """The mattress hangs to the right; the sheet is torn bare paper; two pillows, neither used as one."""
    card.paint(
        "150,70! 1100,20! 1166,60! 1190,1700! 1130,1750! 190,1790! 130,1740! 96,120!",
        PLUM,
        angle=88,
        edge="torn",
        wobble=6,
        lift=16,
    )
    sheet = card.piece(
        "120,110! 1112,54! 1158,700 1160,1660! 640,1730 140,1752! 130,900",
        CREAM,
        angle=84,
        laps=130,
        grain=0.13,
        edge="torn",
        core="#fffaf0",
        wobble=9,
        lift=8,
    )
    with card.inside(sheet):
        for fold in (
            "470,660 560,760 590,900",
            "900,980 960,1080 950,1240",
            "180,760 250,840 260,980",
            "820,300 860,420 850,520",
            "520,1260 640,1300 760,1280",
        ):
            card.paint(ribbon(fold, (3, 18, 12, 4)), mix(CREAM, LILAC, 0.4), thin=0.15, grain=0.2)
    card.paint(
        "150,150! 330,120 560,124! 590,240 570,392! 380,420 160,400! 130,280",
        BUTTER,
        angle=8,
        edge="torn",
        core=CREAM,
        wobble=7,
        lift=9,
    )
    card.paint(
        "610,110! 840,84 1060,96! 1094,220 1070,360! 850,396 640,380! 600,250",
        PISTACHIO,
        angle=-6,
        edge="torn",
        core=CREAM,
        wobble=7,
        lift=9,
    )


def _feet(card: Sheet) -> None:
    """Far too large, in hiking socks; whose, one would have to lift the blanket to know."""
    wool = mix(PLUM, ROSE, 0.28)
    card.paint("690,1340! 830,1330! 850,1500! 700,1510!", mix(PLUM, LILAC, 0.5), angle=84, edge="torn", wobble=4)
    for x, tilt in ((770, -16), (946, 13)):
        at = affine(x, 1560, 1, tilt)
        sole = card.piece(
            "-56,-150! 58,-152! 66,-60 62,20 74,90 78,140 58,184! 24,206 -18,208 -56,188! -78,150 -72,90 -60,20 -64,-60",
            wool,
            at=at,
            angle=84 + tilt,
            laps=36,
            edge="torn",
            core=CREAM,
            wobble=4,
            lift=11,
        )
        with card.inside(sole):
            card.paint(stripes(card.box(sole), 21, 4, tilt + 90, key="wool"), shift(wool, 0.07), thin=0.2)
            card.paint("-90,120! 0,104 90,122! 90,220! -90,220!", BUTTER, at=at, angle=6, edge="torn", wobble=4)
            card.paint("-90,-40! 0,-54 90,-42! 90,10! 0,-4 -90,14!", BUTTER, at=at, angle=6, edge="torn", wobble=3)
            for k, u in enumerate((-50, -24, 2, 28, 50)):
                card.paint(
                    ribbon(
                        f"{u},{150 - 6 * (2 - abs(k - 2))} {u * 0.94:.0f},{186 + 6 * (2 - abs(k - 2))}", (3, 8, 3), at
                    ),
                    mix(BUTTER, PLUM, 0.4),
                    thin=0.1,
                )
        if x < 800:
            card.paint("-20,168 -2,156 16,170 8,192 -16,190", shift("#a87152", 0), at=at, edge="torn", wobble=2)


EARS = ("-.46,.5! -.62,-.1 -.44,-.8! -.2,-.3 -.16,.3!", ".46,.5! .62,-.1 .44,-.8! .2,-.3 .16,.3!")


def _blanket(card: Sheet) -> None:
    """Lilac with pairs of ears in rows; somebody beyond the lower left corner has hold of it."""
    blanket = card.piece(
        "60,1330! 230,1336 420,1380! 560,1400 700,1352! 860,1374 1010,1400! 1090,1436 1110,1500! 960,1480 830,1500! 720,1560 650,1650! "
        "560,1720 470,1800 430,1880! -80,1880! -80,1560! 10,1400",
        LILAC,
        angle=40,
        laps=100,
        grain=0.22,
        edge="torn",
        core=CREAM,
        wobble=8,
        lift=14,
    )
    with card.inside(blanket):
        for j in range(7):
            for i in range(11):
                x, y = -40 + 122 * i + 61 * (j % 2) - 14 * j, 1240 + 108 * j + 13 * i
                down = (i * 3 + j * 5) % 13 == 4
                card.paint(
                    [*EARS],
                    PLUM if (i + j) % 3 else CREAM,
                    at=affine(x, y, 42, 10 + (180 if down else 0)),
                    edge="torn",
                    wobble=1.6,
                    thin=0.1,
                )
        for fold in (
            "30,1800 190,1620 420,1480 640,1420",
            "240,1880 340,1700 520,1560 760,1450",
            "-60,1640 60,1500 200,1390",
        ):
            card.paint(ribbon(fold, (26, 18, 12, 3)), mix(LILAC, PLUM, 0.24), thin=0.18)
            card.paint(
                ribbon(
                    " ".join(f"{float(p.split(',')[0]) + 16},{float(p.split(',')[1]) + 10}" for p in fold.split()),
                    (5, 10, 6, 2),
                ),
                shift(LILAC, 0.05),
                thin=0.2,
            )
