"""Just the One: an orchard in coats behind a long dark wall; one tree was left out, and one pear is not his."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Ink, Outlines, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

CHALK, PISTACHIO, ROSE, LILAC, SKY, PEAR, PLUM = (
    "#f3eee1",
    "#bfcda6",
    "#e7beb3",
    "#bdb2cc",
    "#bad0d8",
    "#e0bf4a",
    "#573a57",
)
GROUND = CHALK
SKIN: Final = Skin("#b98c6e", "#93694f", "#3b2540", white=CHALK)
CAST: Final[dict[str, Face]] = {
    "neighbour": Face(SKIN, 57, "round", "bulb", hair="crop", ink="#8d8494", ears=1.4, small=True)
}
LEAF: Final = mix(PISTACHIO, "#35503f", 0.62)
MEADOW: Final = mix(PISTACHIO, "#3f5c4a", 0.78)


def paint(card: Sheet) -> None:
    """Lay hills, the orchard row by row, the tree without, the wall, the ladders and him."""
    _hills(card)
    _bald(card)
    _orchard(card)
    _wall(card)
    _over(card)
    _grass(card)
    _man(card)


BRUSH: Final[dict[str, Any]] = {"edge": "raw", "ragged": 16, "dry": 0.6, "grain": 0.36, "laps": 46}


def _brushed(card: Sheet, spec: Outlines, ink: Ink, **how: Any) -> None:
    """Lay a shape as a full flat brush leaves it: dry where the strokes end."""
    card.paint(spec, ink, **{**BRUSH, **how})


def _piece(card: Sheet, spec: Outlines, ink: Ink, **how: Any) -> Patch:
    """Lay such a shape that others lie in."""
    return card.piece(spec, ink, **{**BRUSH, **how})


def _hills(card: Sheet) -> None:
    _brushed(
        card, "-40,300! 160,190 330,240 520,150 760,250 960,180 1240,270! 1240,420! -40,430!", SKY, angle=-4, ragged=50
    )
    _brushed(card, "-40,380! 260,320 620,370 900,310 1240,370! 1240,560! -40,560!", LILAC, angle=3, ragged=50)
    _brushed(
        card,
        "-40,520! 200,440 560,400 900,430 1240,520! 1240,1400! -40,1500!",
        MEADOW,
        angle=-5,
        laps=90,
        ragged=40,
    )
    for y, dx in ((640, 0), (800, 60), (1000, -40)):
        card.paint(
            f"{40 + dx},{y} {400 + dx},{y - 24} {900 + dx},{y - 20} {1180 + dx},{y + 10} {800},{y + 12} {300},{y + 14}",
            shift(MEADOW, 0.04), edge="raw", ragged=60, thin=0.15, angle=-2,
        )  # fmt: skip


CROWNS: Final = (
    "-50,-167! -104,-187 -122,-228 -92,-276 -60,-304 -20,-337 16,-340 60,-310 96,-276 118,-225 100,-187 52,-167! 0,-159",
    "-50,-168! -96,-180 -134,-212 -116,-255 -70,-266 -64,-304 -10,-323 40,-307 56,-276 110,-269 132,-228 104,-184 56,-168! 0,-160",
    "-48,-165! -92,-191 -104,-235 -120,-282 -70,-316 -20,-307 20,-322 76,-312 112,-276 90,-235 108,-197 54,-167! 0,-159",
)
COATS: Final = (ROSE, CHALK, LILAC, SKY)


def _orchard(card: Sheet) -> None:
    """Each in its coat, buttoned to the top; the farthest first."""
    rows = (
        (575, 0.5, (60, 215, 400, 590, 775, 960, 1145)),
        (765, 0.68, (20, 700, 915, 1136)),
        (990, 0.88, (790, 1050)),
        (1225, 1.14, (30, 650)),
    )
    n = 0
    for y, s, xs in rows:
        if y == 990:
            _bare(card)
        for x in xs:
            n += 1
            lean = float(rng("lean", n).uniform(-3, 3))
            _tree(card, affine(x, y - (x - 600) * 0.03, s, lean), s, COATS[(n * 3 + n // 4) % 4], n, n == 10)


def _tree(card: Sheet, at: Array, s: float, ink: Ink, n: int, inside_out: bool = False) -> None:
    how: dict[str, Any] = {"at": at, "ragged": 9 * s, "laps": 26 * s}
    card.paint("-70,30 0,18 130,28 150,38 0,46 -60,42", shift(MEADOW, -0.08), at=at, edge="raw", ragged=14, angle=0)
    _brushed(card, "-13,-40! 13,-40! 14,10 26,34! -24,36! -14,12", PLUM, angle=86, **how)
    crown = _piece(card, CROWNS[n % 3], LEAF if n % 4 else shift(LEAF, 0.04), angle=50, **how)
    g = rng("twigs", n)
    with card.inside(crown):
        for _ in range(7):
            x, y = float(g.uniform(-80, 70)), float(g.uniform(-300, -190))
            card.paint(
                ribbon(f"{x},{y} {x + 12},{y - 16} {x + 30},{y - 22}", (4, 15, 4), at), shift(LEAF, 0.08), wobble=0
            )
    for k in (-1, 1):
        sleeve = f"{k * 40},-164! {k * 72},-146 {k * 92},-90 {k * 100},-30! {k * 66},-22! {k * 58},-80 {k * 44},-100!"
        _brushed(card, sleeve, shift(ink, -0.055), angle=80, **how)
        card.paint(ribbon(f"{k * 68},-26 {k * 98},-33", (8, 8), at), mix(ink, PLUM, 0.5), wobble=0)
    coat = _piece(
        card,
        "-48,-160! 0,-178 48,-160! 58,-100 70,-6! 30,4 0,-2 -34,5 -70,-4! -58,-96",
        ink,
        angle=84,
        lift=4 * s,
        **how,
    )
    dark = mix(ink, PLUM, 0.42)
    with card.inside(coat):
        card.paint("30,-170! 60,-160! 90,0! 40,10! 44,-80", shift(ink, -0.06), at=at, edge="raw", angle=84, ragged=8)
        if inside_out:
            card.paint([ribbon(f"{x},-180 {x * 1.3},10", (8, 8), at) for x in (-44, -22, 0, 22, 44)], dark, wobble=0)
        else:
            card.paint(ribbon("2,-172 4,0", (4, 4), at), dark, wobble=0)
            card.paint([ribbon("-46,-52 -20,-50", (6, 6), at), ribbon("24,-50 50,-53", (6, 6), at)], dark, wobble=0)
    if not inside_out:
        dots = [curve("1,0 0,1 -1,0 0,-1", _within(at, 14, y, 6), step=1) for y in (-132, -100, -68, -36)]
        card.paint(turned(dots), PLUM, wobble=0)
    _brushed(card, "-36,-176! 0,-158! 36,-176! 44,-146! 2,-132! -42,-146!", shift(ink, 0.04), angle=10, lift=2, **how)


def _within(at: Array, x: float, y: float, size: float) -> Array:
    """Return the 2x3 matrix of a small thing at a place within another."""
    return np.hstack([at[:, :2] * size, (at[:, :2] @ np.array([x, y]) + at[:, 2])[:, None]])


def _bald(card: Sheet) -> None:
    """A round place where nothing else stands, pale like a moon."""
    _brushed(
        card,
        "330,560 470,590 580,690 612,830 574,970 470,1070 330,1104 190,1076 86,980 44,840 76,690 186,594",
        mix(CHALK, PISTACHIO, 0.22),
        angle=-6,
        ragged=40,
        laps=70,
    )


def _bare(card: Sheet) -> None:
    """The one that is to feel it, and the suitcase of whoever came to see that it does."""
    card.paint(
        "250,1040 330,1022 520,1036 560,1066 470,1084 300,1070", mix(PISTACHIO, LILAC, 0.5), edge="raw", ragged=30
    )
    at = affine(330, 1040, 1.28)
    trunk = "-34,10! -16,-60 -20,-150! -14,-210 20,-210! 16,-140 22,-60 42,8!"
    _brushed(card, trunk, PLUM, at=at, angle=86, ragged=8)
    for spec, w in (
        ("-4,-190 -50,-280 -120,-330", (24, 16, 3)),
        ("-50,-280 -60,-350 -40,-410", (14, 9, 3)),
        ("4,-190 20,-300 10,-420", (22, 14, 3)),
        ("8,-200 70,-280 140,-310", (22, 14, 3)),
        ("70,-280 90,-350 130,-400", (12, 8, 3)),
        ("-90,-312 -130,-300 -160,-262", (9, 6, 2)),
        ("18,-330 50,-380 60,-440", (9, 6, 2)),
        ("110,-300 150,-270 172,-276", (8, 5, 2)),
    ):
        card.paint(ribbon(spec, w, at), PLUM, edge="raw", wobble=0, grain=0.3)
    card.paint(ribbon("434,1026 438,1000 470,998 476,1024", (8, 8, 8, 8)), PLUM, wobble=0.4)
    card.paint("400,1024! 508,1016! 514,1086! 404,1094!", PLUM, lift=4)
    card.paint(["424,1022! 434,1022! 438,1091! 428,1092!", "476,1019! 486,1018! 490,1087! 480,1088!"], LILAC)


def _wall(card: Sheet) -> None:
    """Long and dark, and lower than he is long."""
    face = _piece(
        card,
        "-60,1300! 300,1250 800,1200 1260,1150! 1260,1500! 800,1548 300,1612 -60,1670!",
        PLUM,
        angle=-7,
        laps=84,
        ragged=26,
        grain=0.42,
        lift=6,
    )
    g = rng("stones")
    with card.inside(face):
        for k in range(30):
            x, row = float(g.uniform(-40, 1160)), k % 6
            y = 1350 + 48 * row - x * 0.108
            w = float(g.uniform(60, 130))
            card.paint(
                ribbon(f"{x},{y} {x + w},{y - w * 0.108}", (6, 12, 5)),
                mix(PLUM, LILAC, 0.2),
                edge="raw",
                thin=0.3,
                wobble=0,
            )
    _brushed(
        card,
        "-60,1280! 300,1228 800,1178 1260,1128! 1260,1172! 800,1224 300,1276 -60,1326!",
        mix(LILAC, PLUM, 0.16),
        angle=-7,
        ragged=20,
        laps=24,
        lift=6,
    )


def _over(card: Sheet) -> None:
    """A twig comes over the wall, and what hangs on it is the last."""
    card = Moved(card, -310, -452, 1.3)
    for spec, w in (("1200,836 1130,866 1030,856", (26, 18, 5)), ("1130,864 1080,896 1046,904", (9, 6, 4))):
        card.paint(ribbon(spec, w), PLUM, edge="raw", wobble=0.5, lift=3)
    for x, y, t in ((1004, 852, 190), (1100, 836, -60), (1170, 892, 70), (1210, 816, -40), (1064, 892, 120)):
        _brushed(card, "-1,0! -.2,-.5 1,0! -.2,.5", LEAF, at=affine(x, y, 34, t), ragged=6, laps=14, lift=3)
    card.paint(ribbon("1034,860 1030,892 1034,916", (6, 6, 7)), PLUM, wobble=0)
    pear = _piece(
        card,
        "1022,916! 1034,910 1046,916! 1052,946 1076,980 1080,1018 1058,1044 1032,1048 1002,1042 984,1016 990,980 1014,946",
        PEAR,
        angle=70,
        ragged=0,
        laps=22,
        lift=6,
    )
    with card.inside(pear):
        card.paint("1056,936! 1100,996! 1070,1056! 1020,1056! 1062,1016", shift(PEAR, -0.09), angle=70, edge="raw")


def _grass(card: Sheet) -> None:
    """Ladders lie about, and none leans."""
    wood = mix(LILAC, PLUM, 0.4)
    for x, y, length, tilt in ((30, 1740, 560, -7), (150, 1800, 500, -1)):
        at = affine(x, y, 1, tilt)
        card.paint([ribbon(f"{k},0 {k + 6},-64", (8, 8), at) for k in range(30, length, 58)], wood, lift=3, wobble=0.4)
        for v in (0, -64):
            card.paint(ribbon(f"0,{v} {length},{v * 0.92}", (13, 11), at), wood, lift=4, wobble=0.6)
    for x, y in ((760, 1650), (1130, 1580), (700, 1770), (1120, 1740), (20, 1720)):
        for k in (-1, 0, 1):
            card.paint(
                ribbon(f"{x + 12 * k},{y} {x + 26 * k},{y - 40 + 8 * abs(k)}", (9, 2)), MEADOW, edge="raw", thin=0.1
            )
    for k, (x, y) in enumerate(((1010, 1780), (966, 1730), (962, 1680), (918, 1640))):
        _brushed(card, "-.5,.5 -.4,-.7 .4,-.8 .5,.4", mix(LILAC, CHALK, 0.3), at=affine(x, y, 20 - k, -20), ragged=4)


def _man(card: Sheet) -> None:
    """From behind: one hand on the coping, the other nearly there; on his toes."""
    card = Moved(card, -190, -326, 1.2)
    stripe = mix(ROSE, PLUM, 0.25)

    def striped(patch: Patch, xs: range, lean: float) -> None:
        lines = [ribbon(f"{x},1040 {x + lean},1640", (11, 11)) for x in xs]
        card.pattern(patch, lines, stripe, thin=0.05)

    card.paint("800,1590 860,1574 990,1580 1010,1596 880,1606", mix(LILAC, CHALK, 0.25), edge="raw", ragged=30, angle=0)
    # the leg that pushes off the wall, the leg that stands
    foot = "1000,1574! 1030,1556! 1052,1580 1066,1610 1060,1626 1042,1620 1020,1602"
    _brushed(card, foot, SKIN.base, angle=60, ragged=0, lift=3)
    leg = _piece(
        card,
        "862,1396! 934,1390! 962,1440 1000,1506 1040,1560! 992,1590! 944,1530 896,1466 870,1430",
        CHALK,
        angle=56,
        ragged=6,
        lift=4,
    )
    card.pattern(
        leg,
        [ribbon(f"{x},1370 {x + 50},1470 {x + 120},1600", (11, 11)) for x in range(780, 960, 30)],
        stripe,
        thin=0.05,
    )
    _brushed(card, "834,1540! 868,1540! 872,1576 868,1606! 832,1606! 830,1576", SKIN.base, angle=86, ragged=0, lift=3)
    _brushed(card, "828,1584! 874,1584! 878,1604 866,1612! 834,1612! 824,1604", ROSE, angle=4, ragged=0, lift=2)
    leg = _piece(card, "822,1396! 900,1396! 898,1470 880,1556! 818,1556! 816,1480", CHALK, angle=84, ragged=6, lift=4)
    striped(leg, range(806, 920, 30), 0)
    trunk = _piece(
        card,
        "800,1268! 850,1246 908,1244! 930,1290 928,1350 934,1412! 870,1424 812,1416! 806,1350",
        CHALK,
        angle=84,
        ragged=6,
        lift=6,
    )
    striped(trunk, range(790, 950, 30), 6)
    card.paint("880,1376! 920,1372! 922,1410! 884,1414!", stripe, edge="raw", lift=2)
    card.paint(ribbon("900,1380 904,1358 916,1346", (6, 5, 5)), PLUM, wobble=0)
    hand(card, "rest", 710, 1255, 66, 182, SKIN, flip=True, lift=4)
    arm = _piece(
        card,
        "822,1256! 790,1262 750,1250 708,1236! 700,1272! 740,1296 784,1316 824,1322!",
        CHALK,
        angle=70,
        ragged=4,
        lift=5,
    )
    card.pattern(arm, [ribbon(f"{x},1220 {x - 12},1340", (10, 10)) for x in range(712, 830, 28)], stripe, thin=0.05)
    hand(card, "open", 990, 1150, 66, -66, SKIN, lift=4)
    arm = _piece(
        card,
        "884,1246! 920,1226 950,1190 968,1140! 1012,1158! 1000,1214 970,1262 930,1304!",
        CHALK,
        angle=-60,
        ragged=4,
        lift=5,
    )
    card.pattern(arm, [ribbon(f"{x},1130 {x + 40},1310", (10, 10)) for x in range(860, 1020, 28)], stripe, thin=0.05)
    card.paint("846,1236! 890,1228! 902,1252 870,1264 842,1258!", SKIN.shade, angle=80)
    Head(card, CAST["neighbour"], 874, 1196, 46, tilt=20, view="lost", turn=0.8).draw()
    card.paint("836,1250! 872,1264 912,1244! 920,1262! 874,1284 832,1272!", shift(CHALK, -0.04), edge="raw", lift=3)
    # a slipper that has not come along
    _brushed(card, "1090,1640! 1104,1624 1150,1628 1164,1644! 1120,1652", ROSE, angle=4, ragged=0, lift=3)
    card.paint("1092,1638 1104,1628 1124,1632 1110,1642", PLUM, edge="raw")
