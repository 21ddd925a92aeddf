"""Go and Stand Outside: seen from the wall, a boy draws a door; behind him two rooms have lost their order."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

CREAM, PISTACHIO, LILAC, ROSE, SKY, BROWN, PLUM = (
    "#f3ebdc",
    "#bccaa2",
    "#bdb0cb",
    "#e5bcae",
    "#b9ced6",
    "#6b4635",
    "#4c3149",
)
GROUND = CREAM
WHITE: Final = "#fbf6ea"
HAIR: Final = "#231519"
DARK: Final = Skin("#5d3d30", "#442a22", "#1d1013", lip="#6a3a33", blush="#66453a", white=WHITE)
MID: Final = Skin("#74503c", "#563829", "#22141a", lip="#7a4238", blush="#7c5544", white=WHITE)
SOFT: Final = Skin("#8d624a", "#6c4835", "#22141a", lip="#8a4b40", blush="#966a54", white=WHITE)
HIS: Final = Skin("#74503c", "#684533", "#22141a", lip="#7a4238", blush="#7c5544", white=WHITE)
"""The boy's: a shade that is hardly one, for nothing falls on him but the light of a corridor."""
CAST: Final = {
    "sent out": Face(
        HIS,
        9,
        "oval",
        "broad",
        "smooth",
        "plain",
        "thin",
        "shorn",
        HAIR,
        feels=feel("ashamed", tilt=0, gaze=(-0.1, 0.95), lids=(0.1, 0.1), brows=(-0.05, 0.0), slant=(0.7, 0.5)),
        ears=1.3,
        eye=1.1,
        plane="cheek",
    ),
    "teacher": Face(
        MID, 45, "long", "straight", "hooded", "thin", "flat", "receding", HAIR, feels=feel("bored", tilt=0), small=True
    ),
    "tall": Face(
        DARK, 12, "lantern", "hook", "slit", "thin", "flat", "crop", HAIR, feels=feel("wary", tilt=0), small=True
    ),
    "watch": Face(
        SOFT,
        9,
        "heart",
        "snub",
        "round",
        "pout",
        "short",
        "high_coils",
        HAIR,
        feels=feel("plain", gaze=(0.1, 0.1), lids=(0.74, 0.6), tilt=4),
        plane="cheek",
        small=True,
    ),
    "knot": Face(
        DARK, 11, "egg", "button", "almond", "bow", "thin", "knot", HAIR, feels=feel("listening", tilt=0), small=True
    ),
    "round": Face(MID, 8, "moon", "bulb", "dot", "full", "none", "afro", HAIR, feels=feel("smug", tilt=0), small=True),
    "small": Face(
        SOFT, 7, "round", "broad", "dot", "plain", "thin", "rows", HAIR, feels=feel("plain", tilt=0), small=True
    ),
}
SHIRTS: Final = (WHITE, mix(SKY, PLUM, 0.12), ROSE, LILAC)


def paint(card: Sheet) -> None:
    """Lay the two rooms far behind, then him as the wall sees him, then what he draws on it."""
    _left(Moved(card, -64, 26, 0.74))
    _right(Moved(card, 190, -90, 0.86))
    _wall(card)
    near = Moved(card, -24, -100, 1.04)
    _boy(near)
    _door(near)
    _hand(near)


def _left(card: Sheet) -> None:
    room = card.piece("-40,96! 500,90! 508,1046! -40,1052!", PISTACHIO, angle=86, laps=90, grain=0.24)
    with card.inside(room):
        slate = mix(PLUM, LILAC, 0.34)
        board = card.piece("-40,150! 470,140! 476,520! -40,532!", slate, angle=4, laps=50, lift=5)
        waves = []
        for j in range(2):
            x0 = 196 if j else 236
            points = " ".join(f"{x0 + 24 * i},{206 + 84 * j + (9 if i % 2 else -9)}" for i in range((9, 10)[j]))
            waves.append(ribbon(points, (6, 8, 5)))
        card.pattern(board, turned(waves), mix(WHITE, slate, 0.2), thin=0.25)
        card.paint(ribbon("-40,536 482,522", (16, 16)), mix(BROWN, ROSE, 0.35), lift=3)
        _teacher(card)
        _class(card)


def _teacher(card: Sheet) -> None:
    """Her back; she writes on."""
    coat = mix(LILAC, PLUM, 0.3)
    card.paint("20,930! 34,520 54,376! 104,340 150,352! 190,392 206,560! 214,930!", coat, angle=86, laps=50, lift=8)
    card.paint(ribbon("118,370 122,560 118,900", (3, 6, 4)), shift(coat, -0.08))
    hand(card, "pinch", 222, 244, 60, -62, MID, age=45, lift=2)
    card.paint(
        "136,356! 184,368 226,330! 214,268! 204,236! 242,232! 256,300 262,356! 226,408 178,440!", coat, angle=60, lift=5
    )
    card.paint("202,240! 242,228! 246,244! 206,256!", WHITE)
    card.paint(ribbon("238,196 250,176", (10, 8)), WHITE, lift=2)
    card.paint("70,372! 86,344 140,340 160,366! 116,382", WHITE)
    card.paint(ribbon("112,340 114,370", (40, 40)), MID.shade)
    Head(card, CAST["teacher"], 112, 286, 66, view="back", tilt=5).draw()


def _torso(card: Sheet, x: float, y: float, w: float, ink: Ink, low: float, skin: Skin) -> None:
    """A back from the shoulders down to where something hides it."""
    card.paint(ribbon(f"{x},{y - 30} {x},{y + 20}", (w * 0.42, w * 0.46)), skin.shade)
    card.paint(
        f"{x - w * 0.5},{y + w * 0.2}! {x - w * 0.3},{y} {x},{y + 8} {x + w * 0.3},{y}! {x + w * 0.5},{y + w * 0.2}! "
        f"{x + w * 0.47},{low}! {x - w * 0.47},{low}!",
        ink,
        angle=86,
        laps=40,
        lift=7,
    )


def _reach(
    card: Sheet, line: str, sleeve: str, ink: Ink, skin: Skin, tip: tuple[float, float, float], size: float
) -> None:
    """One arm from the shoulder to the next one's ear."""
    card.paint(ribbon(line, (40, 36, 28, 19)), skin.base, angle=30, lift=4)
    hand(card, "pinch", tip[0], tip[1], size, tip[2], skin, age=9, lift=3)
    card.paint(sleeve, ink, angle=60, lift=4)


def _class(card: Sheet) -> None:
    """They stand on their desks, each with the next one's ear in hand; one has turned to see whether we tell."""
    desk = mix(BROWN, ROSE, 0.28)
    # the far desk: two
    _torso(card, 330, 560, 112, SHIRTS[0], 800, DARK)
    _torso(card, 446, 600, 104, SHIRTS[2], 800, MID)
    card.paint("286,780! 378,780! 384,830! 340,836! 334,812! 326,836! 280,830!", mix(SKY, PLUM, 0.4), angle=86)
    card.paint("400,790! 492,790! 498,840! 396,840!", mix(SKY, PLUM, 0.4), angle=86)
    Head(card, CAST["tall"], 326, 484, 64, view="lost", turn=-1, tilt=-4).draw()
    Head(card, CAST["round"], 448, 526, 62, view="back", tilt=6).draw()
    _reach(
        card,
        "364,590 408,606 426,570 398,536",
        "352,572! 384,566! 424,590! 410,624! 364,622!",
        SHIRTS[0],
        DARK,
        (410, 566, -34),
        50,
    )
    card.paint("240,824! 520,816! 520,858! 238,866!", desk, angle=2, lift=6)
    # the near desk: three
    _torso(card, 52, 742, 150, SHIRTS[3], 1100, SOFT)
    _torso(card, 232, 716, 156, SHIRTS[1], 1100, DARK)
    _torso(card, 414, 798, 140, WHITE, 1100, SOFT)
    Head(card, CAST["small"], 52, 640, 88, view="back", tilt=-5).draw()
    Head(card, CAST["knot"], 232, 606, 92, view="lost", turn=-1, tilt=-6).draw()
    Head(card, CAST["watch"], 412, 704, 88, turn=0.3, tilt=3).draw()
    _reach(
        card,
        "176,770 124,800 106,744 124,690",
        "196,728! 152,742! 118,782! 142,832! 190,812!",
        SHIRTS[1],
        DARK,
        (116, 716, 252),
        62,
    )
    _reach(
        card,
        "362,842 306,866 290,780 306,690",
        "380,808! 338,818! 298,850! 322,906! 378,880!",
        WHITE,
        SOFT,
        (298, 716, 262),
        62,
    )
    card.paint(ribbon("414,806 416,900 412,1060", (3, 4, 3)), shift(CREAM, -0.12))
    for y in (850, 920, 990):
        card.paint(ROUND, PLUM, at=affine(426, y, 7))


def _right(card: Sheet) -> None:
    room = card.piece("852,250! 1240,240! 1240,1500! 860,1506!", CREAM, angle=4, grain=0.2)
    with card.inside(room):
        card.paint("840,230! 1240,230! 1240,1090! 840,1104!", LILAC, angle=88, laps=90)
        card.paint(ribbon("840,1104 1240,1090", (16, 16)), mix(LILAC, PLUM, 0.3))
        view = card.piece("930,420! 1180,412! 1186,830! 936,838!", SKY, angle=20, edge="torn", core=WHITE, lift=4)
        with card.inside(view):
            leaf = mix(mix(PISTACHIO, BROWN, 0.12), SKY, 0.3)
            for x, y, t, size in (
                (966, 476, 30, 76),
                (1150, 506, 150, 78),
                (950, 640, -30, 76),
                (1166, 690, 200, 80),
            ):
                at = affine(x, y, size, t)
                card.paint("-1,0! -.3,-.42 .5,-.34 1.1,0! .4,.36 -.4,.4", leaf, at=at, angle=t, lift=3)
                card.paint(ribbon("-1.2,0 1,0", (0.05, 0.03), at, size), mix(leaf, PLUM, 0.16))
            for x, y, t in ((1056, 560, 96),):
                card.paint("-.3,-.1! .3,-.16 .8,-.5! 1,0 .8,.5! .3,.16 -.3,.1!", ROSE, at=affine(x, y, 66, t), lift=3)
        # the last pair of soles goes out over the sill
        for x, turn, flip in ((1016, -12, False), (1112, 10, True)):
            at = affine(x, 790, 1.06, turn, flip)
            card.paint("-30,60! 26,60! 30,130! -30,130!", MID.shade, at=at, angle=86)
            card.paint(
                "-36,70 -44,0 -42,-70 -26,-106 10,-114 38,-88 36,-20 38,50 24,98 -14,102", PLUM, at=at, angle=80, lift=6
            )
            card.paint(
                "-27,20! -35,-10 -34,-66 -20,-96 8,-102 29,-80 27,-20 29,20!", mix(BROWN, ROSE, 0.42), at=at, angle=80
            )
            card.paint("-27,38! 30,38! 29,56 18,88 -10,92 -28,68", mix(BROWN, ROSE, 0.2), at=at, angle=8)
        card.paint("910,880! 1210,868! 1216,918! 908,930!", WHITE, angle=2, lift=7)
        card.paint("916,404! 940,404! 944,890! 918,890!", WHITE, angle=88, lift=3)
        card.paint("1176,400! 1204,400! 1206,880! 1180,884!", WHITE, angle=88, lift=3)
        card.paint("910,394! 1210,384! 1210,414! 910,424!", WHITE, angle=2, lift=3)
        _desk(card, 960, 1330, 190)


def _desk(card: Sheet, x: float, y: float, w: float) -> None:
    """Nobody at it."""
    wood = mix(BROWN, ROSE, 0.2)
    card.paint(
        f"{x - w * 0.4},{y + 130}! {x + w * 0.9},{y + 118}! {x + w * 0.7},{y + 150}! {x - w * 0.3},{y + 156}!",
        mix(CREAM, LILAC, 0.6),
    )
    for u in (-0.36, 0.36, 0.7):
        card.paint(ribbon(f"{x + u * w},{y + 10} {x + u * w + 4},{y + 140}", (14, 12)), mix(BROWN, PLUM, 0.3))
    card.paint(
        f"{x - w * 0.46},{y + 20}! {x - w * 0.3},{y - 30}! {x + w * 0.8},{y - 38}! {x + w * 0.76},{y + 12}!",
        wood,
        angle=3,
        lift=5,
    )


def _wall(card: Sheet) -> None:
    """Frames of the corridor's window and doorway, and where somebody did the same long ago, higher up."""
    card.paint("-40,60! 336,52! 336,92! -40,98!", ROSE, angle=2, lift=5)
    card.paint("304,56! 340,54! 348,810! 312,814!", ROSE, angle=88, lift=5)
    card.paint("-40,786! 362,780! 366,832! -40,840!", ROSE, angle=2, lift=7)
    old = mix(CREAM, BROWN, 0.24)
    for line in ("150,1290! 154,990! 300,982! 306,1280!", "154,992! 84,1030! 80,1330! 150,1290!", "100,1160 100,1176"):
        card.paint(ribbon(line, (5, 6, 5)), old, thin=0.25, wobble=0.5)
    card.paint("896,72! 938,70! 944,1420! 906,1424!", ROSE, angle=88, lift=5)
    card.paint("886,64! 1240,56! 1240,106! 888,112!", ROSE, angle=2, lift=5)


def _boy(card: Sheet) -> None:
    """His brow nearly touches us; he looks at nothing but the tip of the chalk."""
    skin = HIS
    neck = mix(MID.base, MID.shade, 0.72)
    card.paint("556,1060! 818,1060! 812,1200 846,1330! 500,1330! 548,1200", neck, angle=84)
    shirt = mix(ROSE, WHITE, 0.25)
    card.paint(
        "500,1226! 360,1270 220,1330 120,1450 40,1640 10,1840! 1250,1840! 1240,1520 1180,1400 1090,1320 960,1262 "
        "850,1226!",
        shirt,
        angle=70,
        laps=80,
        lift=8,
    )
    card.paint("562,1140! 800,1140! 813,1178! 842,1212! 662,1334! 526,1212! 550,1178!", neck, angle=84)
    vest = card.piece(
        "440,1246! 520,1360 650,1470! 800,1366 900,1246! 1010,1270! 1070,1420 1096,1600 1090,1840! 236,1840! 230,1620 "
        "262,1430 330,1276!",
        PLUM,
        angle=88,
        laps=70,
        grain=0.36,
        lift=8,
    )
    with card.inside(vest):
        card.paint(
            turned([ribbon(f"{220 + 46 * k},1240 {214 + 46 * k},1840", (5, 5)) for k in range(20)]),
            mix(PLUM, WHITE, 0.1),
            thin=0.3,
        )
    head = Head(card, CAST["sent out"], 632, 730, 452, tilt=-6)
    head.draw()
    for side, low in ((-1, 0.02), (1, 0.0)):  # below the lids, as much of his eyes as the chalk needs
        x = 0.29 * side
        ball = head.lay(
            f"{x - 0.17},{0.035 + low}! {x - 0.08},{0.075 + low} {x},{0.085 + low} {x + 0.08},{0.075 + low} "
            f"{x + 0.17},{0.03 + low}! {x + 0.09},{0.135 + low} {x - 0.01},{0.165 + low} {x - 0.1},{0.135 + low}",
            WHITE,
        )
        if ball is not None:
            with card.inside(ball):
                u = x + 0.015
                head.lay(f"{u - 0.1},.06 {u},-.02 {u + 0.1},.06 {u + 0.08},.13 {u},.18 {u - 0.08},.13", skin.line)
        head.line(
            f"{x - 0.2},{0.015 + low} {x - 0.08},{0.072 + low} {x},{0.082 + low} {x + 0.08},{0.072 + low} "
            f"{x + 0.2},{0.01 + low}",
            (0.012, 0.04, 0.045, 0.04, 0.012),
        )
    for spec in (
        "506,1180! 440,1220 380,1276! 520,1420 640,1466! 662,1320!",
        "842,1180! 900,1220 956,1276! 830,1420 676,1466! 662,1320!",
    ):
        card.paint(spec, WHITE, angle=40, lift=8)


def _door(card: Sheet) -> None:
    """What he draws on the plaster, before his chest for us: a door, half open."""
    gap = card.piece("600,1546! 790,1532! 796,1820! 604,1826!", CREAM, angle=80, thin=0.05, edge="raw")
    with card.inside(gap):
        card.paint("590,1730! 810,1712! 810,1860! 590,1860!", SKY, angle=10)
    card.paint("792,1532! 946,1590! 952,1900! 796,1826!", PLUM, angle=88, grain=0.3)
    leaf = mix(PISTACHIO, BROWN, 0.3)
    card.paint(ribbon("700,1840 716,1740 712,1680 680,1626", (9, 7, 5)), BROWN)
    for x, y, t in ((740, 1744, -30), (700, 1760, 196), (712, 1670, -48)):
        card.paint("0,0! .3,-.36 .9,-.3 1.4,0! .9,.3 .3,.32", leaf, at=affine(x, y, 44, t), angle=t, lift=3)
    card.paint(
        "-.3,-.1! .3,-.16 .8,-.5! 1,0 .8,.5! .3,.16 -.3,.1!",
        shift(ROSE, -0.06, 0.02),
        at=affine(668, 1618, 60, 232),
        lift=3,
    )
    for line in (
        "556,1860! 562,1506! 836,1490! 842,1536!",
        "600,1830! 596,1546! 792,1530! 798,1824!",
        "792,1530! 946,1590! 954,1900!",
        "826,1590! 912,1624! 914,1730! 828,1700! 826,1590!",
    ):
        card.paint(ribbon(line, (7, 10, 9, 7)), WHITE, thin=0.12, wobble=0.8)
    card.paint(ROUND, WHITE, at=affine(926, 1776, 11))


FINGERS: Final = (
    (".36,.15 .56,.215 .60,.31", 0.118),
    (".42,.085 .68,.13 .735,.235", 0.13),
    (".43,.0 .735,.015 .86,.085", 0.135),
    (".41,-.10 .70,-.165 .90,-.085", 0.135),
)
"""From the little one to the forefinger, which has the chalk against the thumb."""
THUMB: Final = ".06,-.08 .33,-.285 .58,-.285 .84,-.195"


def _hand(card: Sheet) -> None:
    """The sleeve leaves below and comes back with a stump of chalk."""
    at = affine(330, 1700, 300, -22)
    fold, nail = mix(HIS.base, HIS.line, 0.5), mix(HIS.base, SOFT.base, 0.7)
    card.paint(
        "-10,1860! 90,1750 180,1680 264,1626! 344,1796! 310,1840 296,1860!",
        shift(ROSE, -0.03),
        angle=-40,
        laps=60,
        lift=12,
    )
    card.paint(".56,-.075! .545,-.145! 1.115,-.245! 1.135,-.205! 1.12,-.17!", WHITE, at=at, angle=-30, lift=4)
    thumb = card.piece(jointed(THUMB, 0.15, at), HIS.base, angle=-22, grain=0.2, lift=6)
    with card.inside(thumb):
        card.paint(ribbon(".10,-.02 .33,-.225 .58,-.235 .84,-.155", (0.05, 0.05, 0.04), at, 300), MID.shade)
    back = curve(
        "-.06,-.14! .08,-.16 .26,-.185 .42,-.165! .495,-.09 .50,.02 .46,.13 .36,.205! .16,.18 -.06,.15!", at, step=2
    )
    whole = card.piece(
        turned([back, *(jointed(line, wide, at) for line, wide in FINGERS)]), HIS.base, angle=-22, grain=0.2, lift=8
    )
    with card.inside(whole):
        card.paint("-.2,.07! .14,.11 .34,.15! .56,.22 .60,.5! -.2,.5!", MID.shade, at=at, angle=-22)
        for k, (line, wide) in enumerate(FINGERS):
            card.paint(jointed(line, wide + 0.025, at), fold, wobble=0)
            ink = mix(HIS.base, MID.shade, 0.24 - 0.08 * k)
            card.paint(jointed(line, wide, at), ink, angle=-22, grain=0.2, wobble=0.3)
        card.paint(back, HIS.base, angle=-22, grain=0.2, wobble=0.3)
        card.paint("-.2,.06! .14,.10 .34,.14! .38,.3! -.2,.3!", MID.shade, at=at, angle=-22)
        for q in (".16,-.06 .30,-.085 .41,-.105", ".18,.0 .32,-.005 .43,-.01", ".18,.05 .31,.065 .41,.08"):
            card.paint(ribbon(q, (0.006, 0.016, 0.01), at, 300), MID.shade, wobble=0)
    for line, wide in FINGERS:
        marked(card, line, wide, at, fold)
    marked(card, THUMB, 0.15, at, fold)
    card.paint(".78,-.262! .86,-.24 .90,-.20 .87,-.19 .80,-.215", nail, at=at, wobble=0.3)
    card.paint("-.13,-.275! .02,-.25! .05,.245! -.11,.275!", WHITE, at=at, angle=60, lift=6)
    card.paint(ribbon("-.075,-.265 -.05,.262", (0.008, 0.008), at, 300), shift(WHITE, -0.1), wobble=0.3)
