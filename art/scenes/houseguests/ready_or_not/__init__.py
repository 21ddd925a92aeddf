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
    "two": Face(FAIR, 6, "moon", "snub", "dot", "plain", "none", "bob", STRAW, feels=feel("startled"), small=True),
    "three": Face(BROWN, 9, "egg", "wedge", "dot", "thin", "flat", "curls", INK, feels=feel("plain"), small=True),
    "four": Face(PALE, 7, "heart", "line", "dot", "bow", "short", "one_plait", BRICK, feels=feel("sly"), small=True),
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
        "-40,-40! 1240,-40! 1240,90 900,120 500,76 -40,112!", DUSK, angle=2, laps=60, edge="raw", ragged=40, thin=0.1
    )
    for i, (x0, x1, top, ink) in enumerate(((380, 640, 120, PETROL), (690, 910, 214, INK), (980, 1260, 60, PETROL))):
        block = card.piece(
            f"{x0},{top}! {x1},{top + (-8, 6, 10)[i]}! {x1 + 3},640! {x0 - 2},640!", ink, angle=88, laps=70, lift=7
        )
        with card.inside(block):
            for y in range(top + 34, 640, 54):
                for x in range(x0 + 24, x1, 62):
                    card.paint(f"{x},{y}! {x + 30},{y - 1}! {x + 30},{y + 26}! {x},{y + 26}!", shift(ink, -0.045))


def _lawn(card: Sheet) -> None:
    lawn = card.piece(
        "-40,560! 300,520 700,500 1240,470! 1240,1840! -40,1840!",
        GREEN,
        angle=6,
        laps=110,
        edge="torn",
        core="#f7f0e2",
        wobble=6,
    )
    card.paint(
        "1240,1060! 980,980 760,860 640,720 620,506! 676,504! 720,690 840,800 1010,890 1240,940!",
        BONE,
        angle=40,
        edge="torn",
        core="#fbf6ea",
    )
    card.paint(
        "420,1840! 560,1600 780,1440 1010,1390 1240,1400! 1240,1500! 1020,1484 830,1540 660,1660 560,1840!",
        BONE,
        angle=30,
        edge="torn",
        core="#fbf6ea",
    )
    with card.inside(lawn):
        for k in range(60):
            x, y = 340 + (k * 197) % 880, 600 + (k * 331) % 1200
            card.paint(
                turned([ribbon(f"{x + d * 7},{y} {x + d * 10},{y - 17 - d * 3}", (3, 1.4)) for d in (-1, 0, 1)]),
                shift(GREEN, 0.07),
                wobble=0,
            )


def _swing(card: Sheet) -> None:
    """At the top of its arc, and staying there; the girl beside it eats in peace."""
    card.paint(
        turned(
            [
                ribbon("690,660 742,392", (10, 9)),
                ribbon("800,664 748,392", (10, 9)),
                ribbon("1010,650 964,372", (10, 9)),
                ribbon("900,654 958,372", (10, 9)),
                ribbon("730,392 974,370", (12, 12)),
            ]
        ),
        BRICK,
        lift=4,
    )
    card.paint(turned([ribbon("800,388 640,494", (2.6, 2.6)), ribbon("890,380 708,470", (2.6, 2.6))]), BONE, wobble=0.3)
    card.paint("620,492! 716,458! 724,474! 628,510!", STRAW, angle=-20, lift=5)
    card.paint("640,482 672,462 706,462 676,486", BONE, angle=-20, lift=3)
    card.paint("654,472 666,446 692,444 698,462! 676,476", STRAW, angle=-20, lift=3)
    _small(card, "eater", 846, 700, 20, "stand", outfit("frock", STRAW, BRICK), BROWN, "child")


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
    _small(card, "six", 1130, 640, 20, "creep", outfit("jumper", DUSK, INK), FAIR, "child", True)
    _tall(card)
    _small(card, "four", 1116, 900, 27, "run", outfit("summer", BRICK, BONE), PALE, "child", True)
    _small(card, "three", 640, 930, 27, "walk", outfit("dungarees", PETROL, STRAW), BROWN, "child", True)
    _small(card, "five", 860, 1120, 31, "creep", outfit("pyjamas", STRAW, DUSK), DARK, "child", True)
    _small(card, "two", 1110, 1290, 38, "leap", outfit("pinafore", DUSK, BONE), FAIR, "child", True)
    _small(card, "one", 740, 1450, 46, "walk", outfit("frock", BONE, BRICK), DARK, "child", True)
    # the balloon seller has left his pole
    card.paint(ribbon("1184,1500 1168,1060", (9, 7)), STRAW, lift=4)
    for x, y, ink in ((1128, 1010, BRICK), (1196, 982, DUSK), (1172, 1052, STRAW)):
        card.paint(ribbon(f"1170,1110 {x},{y + 30}", (2, 2)), BONE, wobble=0.2)
        card.paint("0,-1 .7,-.6 .8,.2 0,1.05 -.8,.2 -.7,-.6", ink, at=affine(x, y, 34), angle=70, lift=6)


def _tall(card: Sheet) -> None:
    """Arms out like the rest, in a child's cardigan, with a smile that is held."""
    body = Figure(
        card,
        960,
        790,
        44,
        POSES["stand"].but(arm_near=(1.9, -7.5), arm_far=(-1.9, -7.4), hands=("open", "open")),
        outfit("cardigan", BRICK, BONE, INK),
        PALE,
        "thin",
        lift=6,
    )
    body.weave = lambda cloth: card.pattern(
        cloth, [ribbon(f"880,{y} 1040,{y - 4}", (7, 7)) for y in range(440, 640, 34)], mix(BRICK, BONE, 0.4)
    )
    body.below()
    Head(card, CAST["tall"], **body.head).draw()
    body.above()


def _tree(card: Sheet) -> None:
    trunk = card.piece(
        "-40,-40! 250,-40! 214,160 232,420! 196,700 220,1000! 190,1300 230,1540! 300,1840! -40,1840!",
        INK,
        angle=88,
        laps=46,
        lift=12,
        edge="torn",
        core="#4a4d5c",
        wobble=5,
    )
    with card.inside(trunk):
        for x, a in ((20, 0), (80, 14), (140, -10), (190, 8)):
            card.brush(f"{x},-40 {x + a},700 {x - a},1840", 20, shift(INK, 0.07), dry=0.7)
    card.paint("214,150! 300,90 470,60 640,-40! 560,-40! 430,10 290,30 226,40!", INK, angle=-14, lift=8)
    for x, y, r, ink in ((90, 40, 150, GREEN), (340, -20, 150, GREEN), (560, 0, 110, shift(GREEN, 0.03))):
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
        "60,1840! 70,1560 150,1330 300,1230! 470,1240 590,1360 640,1580 650,1840!", BRICK, angle=84, laps=64, lift=12
    )
    with card.inside(body):
        for y in (1420, 1600, 1780):
            card.paint(ribbon(f"40,{y + 20} 340,{y - 26} 680,{y + 26}", (26, 30, 26)), BONE, angle=4)
        card.paint("520,1240! 700,1400 700,1840! 560,1840! 600,1560", shift(BRICK, -0.08), angle=80)
    card.paint("270,1200! 450,1190! 470,1270 360,1320 250,1280!", HIS.shade, angle=80)
    Head(card, CAST["counter"], 356, 1040, 196, -15).draw()
    # the arm that he counts against
    card.paint(
        "520,1300! 610,1180 640,1010 560,880! 460,900! 520,1020 500,1120 440,1220!",
        shift(BRICK, -0.04),
        angle=70,
        lift=8,
    )
    arm = card.piece(
        "560,860! 640,920 628,1020! 540,1040 380,1000 220,1010! 196,1000! 190,884! 220,880 400,866",
        BRICK,
        angle=4,
        laps=40,
        lift=12,
    )
    with card.inside(arm):
        for x in (300, 430, 560):
            card.paint(f"{x},840! {x + 30},840! {x + 24},1060! {x - 8},1060!", BONE, angle=88)
    hand(card, "fist", 206, 948, 150, 182, HIS, age=7, lift=8)
