"""The one who is about to: a dark coat that leans back, a head flung up."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.inks import BRICK, BROWN, CHALK, FOLD, MINT, NIGHT, UMBER, WALNUT

HEAD: Final = affine(440, 430, 335, -25)
"""A head of two units, seen from the side; the page's right is where the nose points."""
GREY: Final = mix(CHALK, NIGHT, 0.4)
DEEP: Final = mix(WALNUT, NIGHT, 0.7)


def coat(card: Sheet) -> None:
    """Lay neck, coat, shirt and the collar turned up."""
    card.paint("296,706! 380,700 700,660! 690,800 640,960! 380,1040 150,900 150,800!", UMBER, angle=70, laps=60)
    body = card.piece(
        "-40,700! 60,730 170,800 330,880 470,960! 560,940 640,930! 720,1010 786,1120 830,1260 850,1420 846,1600 "
        "870,1840! -40,1840!",
        NIGHT,
        angle=74,
        laps=110,
        grain=0.24,
        edge="torn",
        core=mix(NIGHT, MINT, 0.5),
        wobble=4,
        lift=12,
    )
    with card.inside(body):
        card.paint(ribbon("20,960 90,1200 110,1500 80,1840", (3, 14, 14, 8)), FOLD, thin=0.12)
        card.paint(ribbon("500,960 590,1120 640,1400 640,1840", (4, 12, 12, 8)), FOLD, thin=0.12)
    shirt = card.piece(
        "150,700! 280,780 430,850 560,862 700,790! 730,850 742,930 716,1040! 650,960 590,930! 560,1000 500,1090! "
        "400,1000 250,910 110,810!",
        CHALK,
        angle=24,
        laps=50,
        lift=10,
        grain=0.16,
    )
    with card.inside(shirt):
        card.paint(
            ribbon("200,800 320,860 450,914 590,930 690,880", (3, 9, 9, 9, 3)), mix(CHALK, NIGHT, 0.24), thin=0.1
        )
    turned = card.piece(
        "-40,610! 40,600 120,640! 200,770 330,870 470,930! 520,1030 512,1120! 430,1130 330,1180! 160,1080 -40,900!",
        shift(NIGHT, 0.025),
        angle=40,
        laps=80,
        edge="torn",
        core=mix(NIGHT, MINT, 0.5),
        wobble=4,
        lift=10,
    )
    with card.inside(turned):
        card.paint(ribbon("-40,700 100,760 240,910 440,1060", (8, 9, 9, 3)), FOLD, thin=0.2)


def head(card: Sheet) -> None:
    """Lay the open mouth, the face, what is in it, the cropped hair, the ear."""
    card.paint(".54,.68! .825,.68! .825,.88! .54,.88!", DEEP, at=HEAD)
    card.paint(".62,.68! .83,.68! .83,.745! .66,.775!", CHALK, at=HEAD, wobble=0.5)
    face = card.piece(
        ".06,-1.0! .36,-.92 .60,-.72 .70,-.48 .71,-.32 .68,-.22! .69,-.12 .76,.02 .86,.13 .96,.22 1.04,.30 1.065,.375 1.03,.44 "
        ".94,.475 .80,.47! .785,.53 .81,.60! .885,.63 .895,.69 .83,.715! .74,.73 .66,.785! .73,.84 .81,.83! .85,.865 .835,.93 "
        ".775,.98! .785,1.05 .835,1.14 .80,1.27 .66,1.36 .44,1.36 .20,1.28 -.04,1.10 -.14,.88! -.60,.66! -.84,.0 -.54,-.84",
        BROWN,
        at=HEAD,
        angle=60,
        laps=80,
        grain=0.22,
        lift=9,
    )
    with card.inside(face):
        card.paint(
            "-.3,.62! -.12,.80 .08,1.0 .30,1.13 .52,1.19 .68,1.2 .90,1.08! .9,1.5! -.3,1.5!",
            mix(BROWN, UMBER, 0.8),
            at=HEAD,
            angle=20,
            grain=0.2,
        )
        _features(card)
    _hair(card)


def _features(card: Sheet) -> None:
    lip = mix(BRICK, WALNUT, 0.5)
    card.paint(".79,.61! .90,.61 .915,.70! .82,.725 .66,.785! .69,.725 .75,.68", lip, at=HEAD, wobble=0.5)
    card.paint(".66,.785! .73,.84 .81,.825! .88,.86 .84,.945! .765,.935 .70,.875", lip, at=HEAD, wobble=0.5)
    # the wing of the nose, the nostril wide
    card.paint(".825,.468! .85,.415 .92,.40 .975,.43! .92,.47", DEEP, at=HEAD, wobble=0.4)
    card.paint(ribbon(".81,.475 .735,.445 .725,.34 .79,.28 .86,.31", (4, 11, 13, 10, 3), HEAD), UMBER, wobble=0.5)
    card.paint(ribbon(".66,.46 .55,.60 .54,.80", (3, 13, 3), HEAD), UMBER, wobble=0.5)
    # an eye that looks along the nose, its lid heavy
    card.paint(".30,.05! .40,-.06 .54,-.08 .63,.02! .55,.07 .42,.09", CHALK, at=HEAD, wobble=0.4)
    card.paint(".49,-.08! .61,-.06 .635,.02! .57,.065 .51,.05 .48,-.02", NIGHT, at=HEAD, wobble=0.4)
    card.paint(
        ".25,.06! .30,-.08 .42,-.17 .56,-.17 .65,-.07 .66,.03! .58,-.02 .44,-.01 .34,.04",
        UMBER,
        at=HEAD,
        wobble=0.6,
        lift=2,
    )
    card.paint(ribbon(".23,.08 .34,.04 .45,-.01 .58,-.02 .66,.04", (4, 11, 13, 13, 5), HEAD), NIGHT, wobble=0.5)
    for line in (".32,.14 .43,.17 .56,.13", ".22,.02 .15,.0 .09,-.03", ".23,.10 .16,.13 .11,.18"):
        card.paint(ribbon(line, (2, 9, 2), HEAD), UMBER, wobble=0.5)
    for line in (".14,-.62 .34,-.66 .52,-.60", ".10,-.50 .32,-.55 .56,-.50"):
        card.paint(ribbon(line, (2, 10, 2), HEAD), UMBER, wobble=0.5)
    card.paint(".12,-.22! .26,-.36 .46,-.42 .66,-.34! .70,-.28 .64,-.25! .48,-.31 .30,-.27", CHALK, at=HEAD, lift=4)


def _hair(card: Sheet) -> None:
    hair = card.piece(
        ".10,-1.02! .06,-.84 -.04,-.70! -.02,-.50 -.06,-.36! .02,-.22 .04,-.06! -.06,-.10 -.12,.10 -.14,.30! -.30,.50 "
        "-.36,.72 -.50,.80! -.74,.60 -.92,.20 -.92,-.22 -.72,-.66 -.36,-.96",
        GREY,
        at=HEAD,
        angle=110,
        laps=40,
        grain=0.4,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=7,
    )
    with card.inside(hair):
        locks = [
            ribbon(line, (3, 12, 12, 3), HEAD)
            for line in (
                "-.10,-.92 -.44,-.80 -.70,-.46 -.80,-.06",
                "-.16,-.70 -.40,-.58 -.58,-.30 -.64,.06",
                "-.16,-.48 -.32,-.38 -.44,-.16 -.48,.16",
                "-.82,.10 -.76,.36 -.62,.58 -.46,.70",
                "-.62,.18 -.58,.36 -.48,.50 -.38,.58",
            )
        ]
        card.paint(locks, mix(GREY, CHALK, 0.45), wobble=0.8, thin=0.15)
    ear = card.piece(
        "-.28,.18 -.36,.0 -.32,-.20 -.18,-.26 -.06,-.16 -.06,.04 -.13,.20 -.15,.36 -.26,.38",
        shift(BROWN, -0.03),
        at=HEAD,
        lift=7,
    )
    with card.inside(ear):
        card.paint(ribbon("-.27,-.01 -.25,-.15 -.16,-.17 -.13,-.02 -.20,.14", (5, 13, 13, 6), HEAD), UMBER)
