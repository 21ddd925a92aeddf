"""It Will Grow Back: she holds up her own plait like a caught eel; nine men queue on the stair with two hens each."""

from __future__ import annotations

import math

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_will_grow_back.grandmother import grandmother
from art.scenes.houseguests.it_will_grow_back.inks import ASH, BONE, CAST, CHALK, INK, OLIVE, PENCIL, RUST, WALL
from art.scenes.houseguests.it_will_grow_back.stair import stair

GROUND = WALL


def paint(card: Sheet) -> None:
    """Lay wall, floor and stair, who sits and who waits, then her, and the plait before everything."""
    _court(card)
    stair(card)
    grandmother(card)
    _chair(card)
    _body(card)
    _face(card)
    _arm(card)
    _plait(card)
    hand(card, "grip", 708, 290, 158, -92, OLIVE, lift=8)
    _below_the_fist(card)


def _court(card: Sheet) -> None:
    card.paint(
        "-40,1500! 500,1480 1240,1500! 1240,1840! -40,1840!",
        BONE,
        angle=2,
        laps=110,
        grain=0.16,
        edge="torn",
        core=CHALK,
        lift=3,
    )
    for x, y, w in ((60, 1560, 190), (420, 1640, 220), (860, 1760, 240), (220, 1770, 150)):
        card.paint(
            ribbon(f"{x},{y} {x + w / 2:.0f},{y - 5} {x + w},{y + 2}", (3, 5, 3)), mix(BONE, PENCIL, 0.3), thin=0.3
        )


def _chair(card: Sheet) -> None:
    """Her own, with the towel, and the scissors laid down on it, open."""
    for leg in ("40,1560 34,1700 22,1840", "250,1590 262,1720 276,1840", "118,1530 122,1600 120,1700"):
        card.paint(ribbon(leg, (24, 22, 20)), PENCIL, lift=4)
    card.paint(ribbon("30,1560 22,1380 30,1200", (24, 22, 20)), PENCIL, lift=4)
    card.paint("-30,1200! 60,1190! 60,1230! -30,1240!", PENCIL, lift=3)
    card.paint("-30,1290! 60,1284! 60,1318! -30,1326!", PENCIL, lift=3)
    card.paint("-30,1530! 120,1510 262,1540! 286,1596! 120,1606 -30,1600!", mix(PENCIL, INK, 0.3), angle=4, lift=6)
    towel = card.piece(
        "-20,1180! 70,1170! 84,1330 74,1480 90,1560! 20,1580 -30,1570!",
        CHALK,
        angle=86,
        edge="torn",
        core="#fbf8f1",
        wobble=4,
        lift=6,
    )
    with card.inside(towel):
        for y in (1490, 1516):
            card.paint(ribbon(f"-30,{y} 100,{y - 8}", (9, 9)), RUST, thin=0.1)
    for blade in ("150,1560 200,1538 262,1530", "150,1534 204,1548 262,1560"):
        card.paint(ribbon(blade, (4, 12, 4)), CHALK, lift=3)
    for x, y in ((134, 1528), (132, 1568)):
        ring = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7 1,0"
        card.paint(ribbon(ring, (6, 6), affine(x, y, 15)), CHALK, lift=2)


def _body(card: Sheet) -> None:
    """Her back to us: sturdy, weight on one hip."""
    card.paint("360,600! 480,600! 500,720 520,800 400,850 300,790! 340,720", OLIVE.base, angle=80)
    card.paint("430,610! 490,600! 506,720 540,800! 470,820 440,720", OLIVE.shade, angle=80)
    frock = card.piece(
        "212,812! 250,776 300,770! 340,830 400,856 470,840 520,776! 570,790 612,830! 606,930 580,1060 560,1180! 620,1330 680,1560 716,1840! 130,1840! 170,1560 230,1340 262,1190! 236,1060 214,930",
        CHALK,
        angle=84,
        laps=100,
        grain=0.2,
        edge="torn",
        core="#fbf8f1",
        wobble=5,
        lift=12,
    )
    with card.inside(frock):
        card.paint(
            "520,770! 620,820! 606,960 570,1180 640,1380 720,1600 740,1840! 560,1840! 540,1500 500,1240 520,1000",
            mix(CHALK, ASH, 0.5),
            angle=82,
            edge="torn",
            wobble=6,
        )
        card.paint("230,1176! 400,1206 580,1170! 578,1222! 400,1256 236,1226!", ASH, angle=2, edge="torn", wobble=2)
        card.paint(
            "420,1212! 480,1200 500,1230 520,1330! 470,1300 440,1370! 410,1260",
            ASH,
            angle=70,
            edge="torn",
            wobble=3,
            lift=3,
        )
        for fold in (
            "330,1270 300,1500 270,1840",
            "440,1380 440,1600 420,1840",
            "540,1280 580,1500 610,1840",
            "300,860 320,1000 300,1160",
        ):
            card.paint(ribbon(fold, (3, 16, 8)), mix(CHALK, PENCIL, 0.3), thin=0.2)
        for k in range(6):
            card.paint(
                "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", PENCIL, at=affine(402 + 2 * k, 890 + 50 * k, 8), lift=2
            )
    # the other arm, hand on the hip, content
    card.paint(
        "214,806! 270,780 320,840! 300,930 250,1000 190,1000! 168,930",
        shift(CHALK, -0.02),
        angle=70,
        edge="torn",
        core="#fbf8f1",
        wobble=4,
        lift=8,
    )
    card.paint(
        "176,990! 250,996! 210,1080 200,1110 270,1150 320,1170! 300,1222! 210,1200 140,1140 130,1080",
        OLIVE.base,
        angle=60,
        lift=7,
    )
    card.paint("176,1090! 210,1110 300,1176! 300,1222! 210,1200 150,1140", OLIVE.shade, angle=30)
    hand(card, "flat", 296, 1196, 100, 12, OLIVE, lift=5)


def _face(card: Sheet) -> None:
    """Over her shoulder: chin up, a little cold at the neck, one tuft standing."""
    head = Head(card, CAST["she"], 416, 556, 166, tilt=-10, turn=0.42)
    head.draw()
    head.lay(
        "-.34,-.9! -.42,-1.24! -.22,-1.02! -.1,-1.36! -.02,-1.02! .16,-1.2! .14,-.9!",
        INK,
        "flat",
        edge="torn",
        wobble=2,
    )
    head.lay("-.62,-.2! -.72,.3 -.6,.56! -.5,.3 -.52,-.1!", INK, "flat", edge="torn", wobble=2)


def _middle(y: float) -> float:
    """Where the plait hangs: it has not yet stopped moving."""
    t = (y - 200) / 1400
    return 716 + 26 * math.sin(4.4 * t) + 16 * t


def _plait(card: Sheet) -> None:
    """Thin where it is tied, thick where it was hers; it has not yet stopped moving."""
    # the tied end, above the fist
    for tail in (
        "706,210 690,120 650,40",
        "710,210 712,110 700,10",
        "716,210 738,120 760,50",
        "708,210 700,110 674,20",
        "714,210 726,100 732,20",
    ):
        card.paint(ribbon(tail, (26, 22, 4)), INK)
    lobes = 15
    for k in range(lobes):
        y = 340 + k * 80
        w = 36 + 1.9 * k
        for side in (-1, 1):
            yy = y + (0 if side < 0 else 41)
            x = _middle(yy)
            at = affine(x, yy, 1, 4 * math.sin(k), flip=side > 0)
            lobe = card.piece(
                f"{w * 0.42:.0f},{-18} {0},{-50} {-w * 0.8:.0f},{-40} {-w * 1.16:.0f},{6} {-w * 0.86:.0f},{48} {-w * 0.1:.0f},{76} {w * 0.5:.0f},{84} {w * 0.66:.0f},{40}",
                INK if (k + (side > 0)) % 3 else shift(INK, 0.03),
                at=at,
                angle=58 if side < 0 else 122,
                laps=22,
                lift=5,
            )
            with card.inside(lobe):
                for u in (-0.72, -0.36, 0.0, 0.3):
                    card.paint(
                        ribbon(f"{w * u - 6:.0f},-44 {w * (u - 0.1):.0f},10 {w * (u + 0.4):.0f},84", (2, 5, 2), at),
                        mix(INK, PENCIL, 0.55),
                        thin=0.25,
                    )
    y = 340 + lobes * 80
    x = _middle(y)
    card.paint(
        f"{x - 60:.0f},{y - 40}! {x + 58:.0f},{y - 36}! {x + 64:.0f},{y + 34}! {x + 30:.0f},{y + 28}! {x + 10:.0f},{y + 44}! {x - 20:.0f},{y + 30}! {x - 44:.0f},{y + 42}! {x - 66:.0f},{y + 30}!",
        INK,
        angle=86,
        lift=5,
    )
    for u in (-44, -18, 8, 34):
        card.paint(ribbon(f"{x + u:.0f},{y - 20} {x + u + 3:.0f},{y + 40}", (5, 3)), mix(INK, PENCIL, 0.55), thin=0.2)


def _below_the_fist(card: Sheet) -> None:
    top = f"711,238 716,300 {_middle(350):.0f},356"
    card.paint(ribbon(top, (46, 60, 74)), INK, angle=86, lift=5)
    for strand in (-14, 0, 14):
        line = f"{712 + strand * 0.6:.0f},242 {716 + strand},300 {_middle(350) + strand * 1.3:.0f},352"
        card.paint(ribbon(line, (3, 5, 3)), mix(INK, PENCIL, 0.55), thin=0.2)


def _arm(card: Sheet) -> None:
    """Straight up, as one holds what still slips."""
    sleeve = card.piece(
        "520,790! 560,716 640,700 676,740! 660,830 620,900! 570,890",
        shift(CHALK, -0.03),
        angle=-50,
        edge="torn",
        core="#fbf8f1",
        wobble=4,
        lift=8,
    )
    with card.inside(sleeve):
        card.paint(ribbon("560,880 600,800 650,740", (4, 14, 4)), mix(CHALK, PENCIL, 0.3), thin=0.2)
    arm = card.piece(
        "556,740! 590,660 630,560 650,460 664,340 672,268! 742,272! 748,380 742,500 716,620 676,760! 620,780",
        OLIVE.base,
        angle=80,
        laps=50,
        lift=9,
    )
    with card.inside(arm):
        card.paint("742,260! 700,300 706,420 696,540 650,660 620,800! 700,800! 780,500", OLIVE.shade, angle=80)
    card.paint("540,770! 580,700! 690,744! 672,800!", CHALK, angle=20, edge="torn", core="#fbf8f1", wobble=3, lift=5)
