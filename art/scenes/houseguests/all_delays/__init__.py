"""All Delays: a whole waiting hall asleep, each on a stranger's shoulder; an old woman and a boy are awake."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.all_delays.cast import CAST
from art.scenes.houseguests.all_delays.inks import BONE, BRICK, FIBRE, LINE, MIST, NIGHT, OCHRE, PLUM, SKINS, SLATE
from art.scenes.houseguests.all_delays.seated import body, face
from art.scenes.houseguests.all_delays.sleepers import FIRST, SECOND, THIRD

GROUND = BONE
WOOD = shift(BRICK, -0.06)


def paint(card: Sheet) -> None:
    """Lay the hall, then bench by bench from the farthest: bodies first, then heads, which lie on other bodies."""
    _hall(card)
    for row, line in ((FIRST, (632.0, 762.0)), (SECOND, (1182.0, 1014.0)), (THIRD, (1462.0, 1800.0))):
        _bench(card, *line)
        if row is FIRST:
            _old_woman_body(card)
        for who in row:
            body(card, who)
        if row is SECOND:
            _stray_feet(card)
        if row is THIRD:
            _boy_body(card)
        for who in row:
            face(card, who, CAST[f"{who.x:.0f}, {who.y:.0f}"])
        if row is THIRD:
            _twins(card)
        if row is FIRST:
            _old_woman(card)
    _boy(card)
    _luggage(card)


def _hall(card: Sheet) -> None:
    """Night behind the first bench; a clock without hands, cropped; a signal's arm; the floor is bare."""
    card.paint(
        "-30,-30! 1230,-30! 1230,640! 900,590 620,560 300,505 -30,480!",
        NIGHT,
        angle=3,
        edge="torn",
        core=FIBRE,
        laps=110,
        lift=5,
    )
    card.paint("-30,-30! 210,-30! 196,60 214,140 200,190 -30,176!", PLUM, angle=84, edge="torn", core=FIBRE, lift=3)
    card.paint(
        "880,-30! 1230,-30! 1230,230 1080,250 900,224! 890,110", SLATE, angle=86, edge="torn", core=FIBRE, lift=3
    )
    card.paint(
        "640,-150 780,-90 830,10 776,104 640,150 504,104 450,10 500,-90",
        mix(BONE, SLATE, 0.3),
        edge="torn",
        core=FIBRE,
        wobble=3,
        lift=6,
        grain=0.18,
    )
    for i in range(12):
        card.paint("-4,-128! 5,-128! 4,-98! -4,-98!", LINE, at=affine(642, -2, 1, 30 * i + 3))
    card.paint("1,0 0,1 -1,0 0,-1", LINE, at=affine(642, -2, 8))
    card.paint("1040,-30! 1062,-30! 1066,240! 1042,240!", LINE, edge="torn", wobble=2)
    card.paint("1050,40! 1180,92! 1168,128! 1040,84!", BRICK, edge="torn", wobble=2.5, core=FIBRE, lift=4)
    card.paint("1132,74! 1154,84! 1142,118! 1120,110!", FIBRE, edge="torn", wobble=2)


def _bench(card: Sheet, left: float, right: float) -> None:
    """The back's rail, the shadow on the floor, legs and the front of the seat, from ``left`` to ``right`` high."""

    def strip(over: float, under: float, ink: Ink, x0: float = -30, x1: float = 1230, torn: bool = True) -> None:
        a, b = (left + (right - left) * (x + 30) / 1260 for x in (x0, x1))
        mid = f"{(x0 + x1) / 2},{(a + b) / 2 + over + 5} {x1},{b + over}! {x1},{b + under}! {(x0 + x1) / 2},{(a + b) / 2 + under - 4}"
        card.paint(
            f"{x0},{a + over}! {mid} {x0},{a + under}!",
            ink,
            angle=5,
            edge="torn",
            core=FIBRE if torn else None,
            wobble=3,
            lift=4 if torn else 0,
        )

    strip(36, 110, mix(BONE, PLUM, 0.28), torn=False)
    for x in (60, 400, 760, 1120):
        strip(0, 96, shift(WOOD, -0.12), x, x + 30)
    strip(-210, -160, WOOD)
    strip(-26, 40, WOOD)


def _old_woman_body(card: Sheet) -> None:
    """Tiny, in the one bright shawl of the hall, with something live in her bundle."""
    card.paint("40,660! 96,650! 104,740! 40,744!", shift(PLUM, 0.03), edge="torn", wobble=2)
    card.paint("20,730! 60,724 110,738 124,756! 20,760!", LINE)
    shawl = card.paint(
        "150,206! 86,214 40,270 10,400 -20,560 -30,690! 120,690 290,672! 312,560 280,440 236,380 232,280 200,224!",
        OCHRE,
        angle=78,
        edge="torn",
        core=FIBRE,
        lift=7,
        wobble=4,
    )
    if shawl is not None:
        with card.inside(shawl):
            for x in range(-20, 320, 44):
                card.brush(f"{x},690 {x + 18},560 {x + 60},400", 9, shift(OCHRE, -0.13), dry=0.9)
            card.paint("-40,640! 140,650 320,622! 320,650! 140,678 -40,668!", BRICK, edge="torn", wobble=2)


def _old_woman(card: Sheet) -> None:
    """Eyes wide towards the hall, one thumb and finger round a turkey's beak."""
    h = Head(card, CAST["old woman"], 146, 318, 66, tilt=-7, turn=0.3)
    card.paint("-.62,.6! .6,.6! .5,1.3! -.55,1.3!", SKINS["deep"].shade, at=h.at)
    h.draw()
    card.paint(
        "-.9,.9! -1.02,0 -.8,-1.02 0,-1.36 .8,-1.04 1.0,-.1 .84,.8 .5,1.3! .62,.7 "
        ".72,.0 .5,-.62 .05,-.82 -.4,-.66 -.62,-.1 -.66,.5!",
        OCHRE,
        at=h.at,
        edge="torn",
        wobble=2,
        lift=5,
    )
    card.paint("-.46,-.62! 0,-.86 .48,-.62! .3,-.5 0,-.66 -.3,-.5!", "#cfc8bb", at=h.at)
    _turkey(card)
    card.paint(
        "232,400! 274,440 300,520 306,600 280,648! 212,642! 214,602! 254,576 250,520 226,460!",
        shift(OCHRE, -0.04),
        angle=-50,
        edge="torn",
        core=FIBRE,
        wobble=2.4,
        lift=6,
    )
    hand(card, "cover", 218, 622, 96, 176, SKINS["deep"], flip=True, age=80, lift=3)
    card.paint(
        "30,300! 0,380 -16,500 10,580 60,572! 118,520! 100,484! 56,510 60,430 70,360!",
        shift(OCHRE, -0.04),
        angle=-50,
        edge="torn",
        core=FIBRE,
        wobble=2.4,
        lift=6,
    )
    hand(card, "pinch", 104, 506, 96, -26, SKINS["deep"], age=80, lift=4)


def _turkey(card: Sheet) -> None:
    """Its head out of the bundle in her lap, its beak between her thumb and finger."""
    card.paint(
        "112,690! 84,600 120,540 200,520 270,550! 292,620 282,690!",
        shift(PLUM, -0.02),
        angle=70,
        edge="torn",
        core=FIBRE,
        wobble=3,
        lift=5,
    )
    card.paint(
        "208,570! 236,520 244,470 232,424 202,402 166,414 158,446! 176,472 196,488 190,530 160,566!",
        "#a3584a",
        angle=80,
        lift=4,
    )
    card.paint("236,490! 246,440 222,402 186,404! 214,424 224,456!", shift(SLATE, 0.16), lift=1)
    card.paint("176,432! 130,440 104,462! 140,470 176,462!", "#d9b47a", lift=2)
    card.paint("170,456! 152,470 150,520 166,552 184,516! 184,480", BRICK, lift=3)
    card.paint("1,0 0,1 -1,0 0,-1", FIBRE, at=affine(194, 438, 11))
    card.paint("1,0 0,1 -1,0 0,-1", LINE, at=affine(190, 439, 5))


def _stray_feet(card: Sheet) -> None:
    """Two feet in red shoes that belong to nobody on the bench."""
    for x, flip in ((594, True), (632, False)):
        at = affine(x, 1178, 1, -4, flip)
        card.paint("-11,-70! 11,-70! 9,-8! -10,-8!", "#a0745c", at=at, edge="torn", wobble=1.5)
        card.paint("-13,-14! 11,-16! 20,6 16,20 -12,16!", "#c0503f", at=at, lift=3)


def _twins(card: Sheet) -> None:
    """Two babies like buns in the lap of the woman in the headscarf."""
    for x, y, tilt, ink in ((790, 1544, -28, FIBRE), (862, 1560, 24, MIST)):
        at = affine(x, y, 1, tilt)
        card.paint(
            "-36,-30 0,-50 36,-32 46,30 36,84 0,100 -36,84 -46,30",
            ink,
            at=at,
            angle=70,
            edge="torn",
            wobble=2.4,
            core=FIBRE,
            lift=5,
        )
        card.paint("-22,-14 0,-30 22,-14 24,8 10,24 -10,24 -24,8", SKINS["warm"].base, at=at, lift=1)
        card.paint(
            [
                ribbon("-16,2 -10,6 -4,3", (2, 4, 2), at),
                ribbon("5,3 11,6 16,2", (2, 4, 2), at),
                ribbon("-4,16 0,18 4,16", (3, 4, 3), at),
            ],
            LINE,
        )
        card.paint("-8,-30! 0,-22 8,-32! 2,-38", LINE, at=at)


def _boy_body(card: Sheet) -> None:
    """Thin, upright, his school bag on his knees, every muscle still."""
    card.paint(
        ["1000,1690! 1044,1690! 1042,1790! 1004,1790!", "1064,1690! 1108,1690! 1112,1784! 1072,1788!"],
        shift(SLATE, -0.06),
        edge="torn",
        wobble=2,
    )
    card.paint(["986,1782! 1040,1776 1048,1810! 976,1812!", "1066,1780! 1110,1774 1128,1808! 1060,1812!"], LINE, lift=3)
    shirt = card.paint(
        "1022,1464! 970,1490 946,1560 944,1700! 1040,1716 1144,1700! 1150,1580 1130,1496 1084,1464!",
        FIBRE,
        angle=82,
        edge="torn",
        wobble=3,
        lift=7,
        grain=0.2,
    )
    if shirt is not None:
        with card.inside(shirt):
            card.paint("1096,1460! 1118,1470! 1010,1700! 984,1690!", BRICK, lift=2)
            card.paint(
                "930,1640! 1000,1600 1160,1640! 1160,1720! 930,1720!", mix(FIBRE, SLATE, 0.25), angle=6, ragged=30
            )
    card.paint(
        "962,1626! 1050,1606 1142,1630! 1152,1730! 1040,1752 950,1730!",
        BRICK,
        angle=8,
        edge="torn",
        core=FIBRE,
        wobble=3,
        lift=6,
    )
    card.paint("958,1650! 1050,1634 1148,1656! 1146,1682! 1050,1664 958,1680!", shift(BRICK, -0.08), lift=1)


def _boy(card: Sheet) -> None:
    """He looks at us: he could not tell anybody why he does not go."""
    skin = SKINS["warm"]
    h = Head(card, CAST["boy"], 1052, 1386, 86, tilt=4, turn=0.06)
    card.paint("-.28,.5! .28,.5! .36,1.2! -.36,1.2!", skin.shade, at=h.at)
    h.draw()
    card.paint(
        "-.66,.1! -.86,-.4 -.6,-1.06! -.4,-1.0! -.2,-1.26! .05,-1.12! .36,-1.24! .5,-1.0! .8,-.7 "
        ".74,.1! .62,-.1 .56,-.42! .3,-.6 .1,-.48! -.2,-.66 -.46,-.4! -.56,-.2",
        LINE,
        at=h.at,
        angle=60,
        edge="torn",
        wobble=1.6,
        lift=4,
    )
    hand(card, "flat", 964, 1606, 96, 8, skin, age=16, lift=4)
    card.paint(
        "936,1520! 952,1500! 990,1560 990,1622! 948,1630 930,1590!", shift(FIBRE, -0.05), edge="torn", wobble=2, lift=4
    )
    hand(card, "flat", 1136, 1600, 96, 172, skin, flip=True, age=16, lift=4)
    card.paint(
        "1152,1520! 1132,1510! 1110,1560 1112,1618! 1150,1626 1164,1580!",
        shift(FIBRE, -0.05),
        edge="torn",
        wobble=2,
        lift=4,
    )


def _luggage(card: Sheet) -> None:
    """A trunk with brass corners at the lower left, a thermos on the bare floor of the wedge."""
    trunk = card.paint(
        "20,1660! 300,1700! 296,1830! 10,1830!", shift(PLUM, 0.02), angle=6, edge="torn", core=FIBRE, lift=8
    )
    if trunk is not None:
        with card.inside(trunk):
            card.paint(
                ["10,1650! 74,1664! 30,1730! 10,1730!", "250,1690! 310,1700! 310,1766! 290,1760!"], OCHRE, lift=2
            )
            card.paint("0,1736! 310,1772! 310,1786! 0,1750!", OCHRE)
    card.paint("930,1150! 980,1150! 984,1270! 926,1270!", BRICK, angle=84, edge="torn", wobble=2.5, core=FIBRE, lift=5)
    card.paint("926,1190! 984,1188! 984,1212! 926,1214!", OCHRE)
    card.paint("934,1120! 976,1120! 982,1152! 930,1152!", SLATE, edge="torn", wobble=2, lift=2)
    card.paint(ribbon("984,1180 1016,1190 1014,1240 984,1250", (8, 8, 8, 8)), SLATE)
