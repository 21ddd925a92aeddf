"""Ready or Not: a boy counts against a tree and cheats; behind him everybody stands still, one of them too tall."""

from __future__ import annotations

from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import Dress, outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

GREEN, INK, PETROL, DUSK, BONE, BRICK, STRAW = (
    "#1f3a38",
    "#1b2030",
    "#2f4a5c",
    "#56607a",
    "#e2d8c6",
    "#b2473b",
    "#c9b27a",
)
GROUND = BONE
HIS: Final = Skin("#a87f63", "#805a48", INK, lip="#8c4d44", blush="#b06f58", white=BONE)
PALE: Final = Skin("#d8c6b2", "#ab9a8c", INK)
BROWN: Final = Skin("#7c5a49", "#5a3f38", INK)
DARK: Final = Skin("#543c36", "#3b2a2b", INK)
FAIR: Final = Skin("#cfa98d", "#a27f6b", INK)
CAST: Final = {
    "counter": Face(
        HIS,
        7,
        "egg",
        "wedge",
        "round",
        "crooked",
        "flat",
        "bowl",
        "#2b2027",
        feels=feel("mischief", lids=(0.3, 0.86), gaze=(0.1, 0.2), corners=(0.1, 0.3), tilt=0),
    ),
    "tall": Face(
        PALE, 45, "long", "straight", "slit", "wide", "thin", "slick", "#3b3a3f", feels=feel("smug"), small=True
    ),
    "one": Face(DARK, 8, "oval", "broad", "dot", "pout", "thin", "bunches", INK, feels=feel("plain"), small=True),
    "three": Face(BROWN, 9, "egg", "wedge", "dot", "thin", "flat", "curls", INK, feels=feel("plain"), small=True),
    "five": Face(DARK, 5, "round", "bulb", "dot", "full", "one", "shorn", INK, feels=feel("laughing"), small=True),
    "six": Face(FAIR, 8, "square", "hook", "dot", "long", "bushy", "crop", "#4b3a30", feels=feel("proud"), small=True),
    "eater": Face(
        BROWN, 6, "pear", "button", "dot", "pinched", "arched", "plaits", INK, feels=feel("stubborn"), small=True
    ),
}


def paint(card: Sheet) -> None:
    """Lay sky, blocks and lawn; the swing that stays up, the row of players; then tree and boy before all."""
    _blocks(card)
    _lawn(card)
    _swing(card)
    _players(card)
    _tree(card)
    _boy(card)


def _blocks(card: Sheet) -> None:
    card.paint(
        "-40,-40! 1240,-40! 1240,60 900,96 500,50 -40,92!", DUSK, angle=2, laps=60, edge="raw", ragged=40, thin=0.1
    )
    for i, (x0, x1, top, ink) in enumerate(((500, 664, 300, PETROL), (706, 1064, 130, INK), (1110, 1280, 236, PETROL))):
        block = card.piece(
            f"{x0},{top}! {x1},{top + (-8, 6, 10)[i]}! {x1 + 3},700! {x0 - 2},700!", ink, angle=88, laps=70, lift=7
        )
        with card.inside(block):
            panes = [
                f"{x},{y}! {x + 34},{y - 1}! {x + 34},{y + 30}! {x},{y + 30}!"
                for y in range(top + 40, 700, 66)
                for x in range(x0 + 30, x1, 74)
            ]
            card.paint(panes, shift(ink, 0.045))


def _lawn(card: Sheet) -> None:
    lawn = card.piece(
        "-40,660! 300,630 700,620 1240,600! 1240,1840! -40,1840!",
        GREEN,
        angle=6,
        laps=110,
        edge="torn",
        core="#f7f0e2",
        wobble=6,
    )
    # one path, that comes from the swing and widens until it is what the near ones stand on
    card.paint(
        "420,640! 470,720 560,800 620,900 620,1000 720,1090 900,1120 1240,1110! 1240,1840! 560,1840! 700,1560 620,1380 "
        "500,1200 500,1000 470,860 400,760 340,650!",
        BONE,
        angle=64,
        laps=80,
        grain=0.2,
        edge="torn",
        core="#fbf6ea",
    )
    with card.inside(lawn):
        tufts = []
        for k in range(70):
            x, y = 340 + (k * 197) % 880, 690 + (k * 331) % 350
            tufts += [ribbon(f"{x + d * 7},{y} {x + d * 10},{y - 17 - d * 3}", (3, 1.4)) for d in (-1, 0, 1)]
        card.pattern(lawn, turned([t for t in tufts if not 430 < t[:, 0].mean() < 660]), shift(GREEN, 0.07), wobble=0)


def _swing(card: Sheet) -> None:
    """At the top of its arc, and staying there; the girl beside it eats in peace."""
    posts = ("392,742 446,352", "500,758 452,352", "690,744 648,330", "596,736 642,330")
    card.paint(turned([ribbon(post, (14, 12)) for post in posts]), BRICK, lift=5)
    card.paint(ribbon("430,354 664,328", (17, 16)), BRICK, lift=5)
    card.paint(turned([ribbon("500,348 286,472", (4, 4)), ribbon("600,338 380,446", (4, 4))]), INK, wobble=0.3)
    card.paint("262,478! 392,432! 402,452! 272,502!", mix(STRAW, BRICK, 0.35), angle=-20, lift=6)
    card.paint("286,462 326,430 372,424 336,456", "#f7f0e2", angle=-20, lift=4)
    card.paint("304,448 318,412 352,404 364,426! 334,446", STRAW, angle=-20, lift=4)
    card.paint(ribbon("318,424 334,418 350,416", (3, 5, 3)), mix(STRAW, BRICK, 0.4))
    _small(card, "eater", 300, 790, 31, "stand", outfit("frock", STRAW, BRICK), BROWN, "child")


def _small(
    card: Sheet,
    who: str,
    x: float,
    y: float,
    size: float,
    pose: str,
    dress: Dress,
    skin: Skin,
    build: str,
    flip: bool = False,
) -> None:
    if who != "tall":
        card.paint(
            f"{x - size * 1.6},{y + size * 0.16} {x},{y - size * 0.2} {x + size * 3.6},{y + size * 0.2} {x + size * 4},{y + size * 0.7} {x},{y + size * 0.6}",
            INK,
            angle=4,
            thin=0.1,
        )
    body = Figure(card, x, y, size, POSES[pose], dress, skin, build, flip=flip, lift=4)
    body.below()
    Head(card, CAST[who], **body.head).draw()
    body.above()


def _players(card: Sheet) -> None:
    """In mid step, from the far ones to the near; nobody touches anybody."""
    _small(card, "six", 1150, 780, 24, "creep", outfit("jumper", DUSK, INK), FAIR, "child", True)
    _tall(card)
    _small(card, "five", 738, 930, 35, "creep", outfit("pyjamas", STRAW, DUSK), DARK, "child", True)
    _small(card, "three", 1126, 1030, 44, "walk", outfit("dungarees", PETROL, STRAW), BROWN, "child", True)
    _small(card, "one", 1050, 1762, 92, "walk", outfit("frock", mix(DUSK, PETROL, 0.4), BONE), DARK, "child", True)


def _tall(card: Sheet) -> None:
    """Arms out like the rest, in a child's cardigan, with a smile that is held."""
    body = Figure(
        card,
        890,
        964,
        78,
        POSES["stand"].but(
            arm_near=((2.3, -6.5), (2.9, -8.2)),
            arm_far=((-2.3, -6.9), (-3.3, -8.4)),
            leg_near=((1.0, -2.6), (1.5, -0.7)),
            hands=("open", "open"),
            tilt=-7,
        ),
        outfit("cardigan", BRICK, BONE, INK),
        PALE,
        "thin",
        lift=8,
    )
    body.weave = lambda cloth: card.pattern(
        cloth, [ribbon(f"740,{y} 1040,{y - 6}", (10, 10)) for y in range(380, 760, 52)], mix(BRICK, BONE, 0.4)
    )
    body.below()
    Head(card, CAST["tall"], **body.head).draw()
    body.above()


def _tree(card: Sheet) -> None:
    trunk = card.piece(
        "-40,-40! 210,-40! 186,160 200,420! 170,700 190,1000! 170,1300 210,1540! 260,1840! -40,1840!",
        INK,
        angle=88,
        laps=46,
        lift=12,
        edge="torn",
        core="#4a4d5c",
        wobble=5,
    )
    with card.inside(trunk):
        for x, a in ((20, 0), (80, 14), (140, -10)):
            card.brush(f"{x},-40 {x + a},700 {x - a},1840", 20, shift(INK, 0.07), dry=0.7)
    card.paint("180,190! 280,110 470,70 640,-40! 560,-40! 430,16 270,40 190,60!", INK, angle=-14, lift=8)
    for x, y, r, ink in ((80, 30, 160, GREEN), (330, -30, 160, GREEN), (560, -20, 120, shift(GREEN, 0.03))):
        card.paint(
            "-1,.2 -.7,-.7 .1,-1 .8,-.6 1,.3 .4,.8 -.4,.9",
            ink,
            at=affine(x, y, r),
            edge="torn",
            core="#6d7f78",
            wobble=5,
            lift=8,
        )


def _boy(card: Sheet) -> None:
    """His brow against his arm; under it one eye, which is not shut."""
    body = card.piece(
        "30,1840! 60,1600 130,1440 250,1376 350,1350! 520,1350 620,1390 700,1500 730,1640 740,1840!",
        BRICK,
        angle=84,
        laps=64,
        lift=12,
    )
    with card.inside(body):
        for y in (1500, 1660, 1812):
            card.paint(ribbon(f"0,{y + 30} 200,{y - 4} 400,{y - 16} 620,{y + 4} 780,{y + 40}", (30, 34, 30)), BONE)
    card.paint("330,1290! 520,1280! 548,1366 430,1420 310,1376!", HIS.shade, angle=80)
    Head(card, CAST["counter"], 414, 1110, 226, -13).draw()
    # the arm that he counts against: one contour from the shoulder round the elbow to the wrist
    hand(card, "flat", 252, 976, 178, 190, HIS, age=7, lift=8)
    arm = card.piece(
        "566,1480 574,1400 596,1310 612,1230 596,1140! 540,1090 420,1056 250,1036! 240,926! 400,916 560,900 690,926 "
        "772,1010 790,1120 774,1280 764,1400 740,1500 690,1552 620,1546",
        BRICK,
        angle=76,
        laps=50,
        lift=12,
    )
    with card.inside(arm):
        for band in (
            "352,890 344,980 350,1070",
            "490,880 492,980 476,1110",
            "660,880 628,980 570,1090",
            "830,1000 720,1080 590,1170",
            "820,1230 700,1230 590,1262",
            "800,1386 680,1372 540,1400",
        ):
            card.paint(ribbon(band, (30, 32, 34)), BONE, angle=88)
        card.paint(ribbon("596,1140 640,1106 690,1096", (4, 15, 3)), shift(BRICK, -0.1))
        card.paint("700,1180! 760,1200 850,1000 850,1600! 660,1600! 716,1440 726,1300", shift(BRICK, -0.07), angle=84)
    card.paint("226,920! 258,922! 266,1040! 236,1044!", shift(BRICK, -0.1), angle=88, lift=5)
