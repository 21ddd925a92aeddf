"""The man in the grip of it: one great back, the head thrown forward, a carp in newspaper clamped under his arm."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import BRICK, CHALK, COAT, DARK, HAIR, LIP, ROSY, SLATE, STRAW, WALNUT


def sneezer(card: Sheet, face: Face) -> None:
    """Lay the scarf's tail, coat, neck, head, carp and the near arm."""
    _tail(card)
    _coat(card)
    _head(card, face)
    _carp(card)
    _arm(card)


def _tail(card: Sheet) -> None:
    """The scarf's end, still going the other way."""
    tail = card.piece(
        "420,560! 330,430 250,350 110,310! 60,250 20,150! 90,190 160,130! 190,230 300,270 420,370! 520,500!",
        BRICK,
        angle=40,
        lift=8,
    )
    with card.inside(tail):
        for line in ("60,250 110,220 160,220", "90,300 150,260 190,240"):
            card.paint(ribbon(line, (14, 16, 14)), CHALK, thin=0.1)
    for x, y, u, v in (
        (26, 156, -4, 124),
        (60, 176, 40, 130),
        (96, 186, 88, 140),
        (130, 160, 130, 112),
        (158, 136, 168, 92),
    ):
        card.paint(ribbon(f"{x},{y} {u},{v}", (10, 6)), BRICK)


def _coat(card: Sheet) -> None:
    coat = card.piece(
        "-60,560! 20,450 140,386 280,380 420,430 520,520! 600,640 620,760 560,880! 520,960 520,1060 560,1200 600,1380 610,1600 590,1860! -60,1860!",
        COAT,
        angle=66,
        laps=84,
        grain=0.34,
        edge="raw",
        ragged=26,
        lift=13,
    )
    with card.inside(coat):
        deep = shift(COAT, -0.075)
        card.paint(
            "560,860! 500,960 490,1080 530,1240 560,1400 570,1600 550,1860! 700,1860! 700,860!",
            deep,
            angle=80,
            laps=50,
            ragged=24,
            edge="raw",
        )
        for fold in (
            "430,460 260,520 120,640 40,820",
            "60,560 20,700 10,860",
            "300,1420 280,1600 300,1800",
            "440,1440 450,1620 430,1800",
        ):
            card.paint(ribbon(fold, (5, 28, 20, 5)), deep, thin=0.12)
        card.brush("420,450 270,430 120,480 10,600", 64, shift(COAT, 0.06), dry=0.9)
        card.paint(ribbon("510,1060 540,1300 548,1500 530,1860", (8, 9, 9, 9)), mix(COAT, SLATE, 0.6))
    for y, x in ((1480, 576), (1640, 572), (1780, 562)):
        card.paint(ROUND, WALNUT, at=affine(x - 8, y, 24), lift=5)
        card.paint(ROUND, shift(WALNUT, 0.1), at=affine(x - 10, y - 3, 11))


def _head(card: Sheet, face: Face) -> None:
    """All of it goes forward."""
    card.paint(ribbon("440,640 540,700 640,800", (230, 220, 190)), ROSY.shade, angle=40)
    head = Head(card, face, 684, 748, 206, tilt=22, turn=1.0, view="side")
    head.draw()
    # the mouth has become a trumpet
    card.paint(
        ".34,.72! .60,.66 .72,.70! .78,.84 .74,.98 .74,1.08 .64,1.17 .48,1.16! .38,1.0",
        ROSY.base,
        at=head.at,
        angle=110,
    )
    card.paint(
        ".54,.75! .66,.71 .78,.69 .85,.76 .83,.87 .74,.92 .60,.91! .52,.83",
        mix(LIP, ROSY.shade, 0.62),
        at=head.at,
        angle=30,
        lift=3,
    )
    card.paint(".66,.77 .75,.74 .81,.78 .79,.85 .72,.88 .63,.84", DARK, at=head.at)
    for crease in (".46,.72 .42,.84 .48,.95", ".56,1.02 .64,1.05 .70,1.02"):
        card.paint(ribbon(crease, (0.015, 0.035, 0.015), head.at, 206), ROSY.shade)
    # what his hair was stuck to
    card.paint("-.3,-1.04! .02,-1.08! .03,-.98! -.29,-.93!", CHALK, at=head.at, lift=2)
    for wisp in ("-.05,-1.0 .02,-1.22 .2,-1.3", "-.25,-.96 -.28,-1.2 -.14,-1.3"):
        card.paint(ribbon(wisp, (0.025, 0.04, 0.012), head.at, 206), HAIR)
    # scarf and collar hide where it is joined
    scarf = card.piece(
        "390,520! 450,490 516,540! 540,640 552,760 610,880! 590,960 520,970! 450,870 410,700!",
        BRICK,
        angle=76,
        laps=40,
        lift=9,
    )
    with card.inside(scarf):
        for line in ("400,600 480,580 570,620", "420,720 500,700 590,740", "450,850 520,830 620,860"):
            card.paint(ribbon(line, (15, 17, 15)), CHALK, thin=0.1)
    card.paint(
        "300,470! 380,430 450,470! 470,600 480,760 520,920! 500,990 430,960! 350,820 310,640",
        shift(COAT, 0.05),
        angle=70,
        laps=50,
        lift=9,
    )


def _carp(card: Sheet) -> None:
    """Alive, in the day's paper; it has shut its eyes too."""
    at = affine(452, 1352, 1.2, 12)
    paper = card.piece(
        "-330,-80! -60,-116 110,-106! 130,-20 118,96! -60,120 -290,96! -350,20", CHALK, at=at, angle=4, lift=9
    )
    with card.inside(paper):
        for k in range(9):
            y = -90 + 23 * k
            for x0, x1 in ((-290, -206), (-190, -116), (-98, -20), (-4, 74)):
                card.paint(
                    ribbon(f"{x0},{y} {x1 - (k * 37) % 30},{y + 3}", (6, 6), at), mix(SLATE, CHALK, 0.42), wobble=0.3
                )
    head = card.piece(
        "92,-98! 150,-90 214,-44 244,4! 234,26! 206,64 150,92 94,90! 120,0",
        mix(SLATE, STRAW, 0.35),
        at=at,
        angle=10,
        lift=6,
    )
    with card.inside(head):
        card.paint("90,20! 160,40 240,20! 230,110! 90,110!", mix(STRAW, CHALK, 0.4), at=at)
        card.paint(ribbon("126,-96 150,-20 122,86", (5, 12, 5), at), SLATE)
    card.paint(ribbon("166,-34 184,-24 202,-36", (5, 10, 5), at), DARK)
    card.paint(ribbon("220,28 232,18 246,8", (6, 9, 6), at), DARK)
    card.paint(ribbon("222,36 232,54 224,76", (6, 5, 2), at), SLATE)


def _arm(card: Sheet) -> None:
    """One sleeve from the shoulder over the elbow to the cuff, clamped over the fish."""
    hand(card, "cover", 436, 1292, 186, 14, ROSY, age=50, lift=8)
    ink = shift(COAT, 0.025)
    sleeve = card.piece(
        "180,640! 270,600 370,640 400,740! 390,900 330,1060 310,1160! 380,1190 470,1226! 500,1260 480,1340 450,1376! 330,1370 180,1350 90,1290! "
        "50,1200 70,1060 110,860 140,720",
        ink,
        angle=-70,
        laps=64,
        edge="raw",
        ragged=18,
        lift=14,
    )
    with card.inside(sleeve):
        for fold in (
            "310,1160 220,1180 130,1160",
            "310,1170 240,1240 150,1280",
            "330,1060 250,1060 180,1100",
            "360,700 300,800 280,980",
        ):
            card.paint(ribbon(fold, (5, 20, 5)), shift(COAT, -0.06), thin=0.1)
    card.paint("462,1218! 506,1240! 486,1368! 436,1380!", mix(COAT, SLATE, 0.5), angle=80, lift=5)
