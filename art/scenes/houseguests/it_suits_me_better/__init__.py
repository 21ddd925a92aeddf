"""It Suits Me Better: two who look away from each other in one cobalt cardigan; far behind, a man tries his ninth hat."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

COBALT, BONE, UMBER, GREY, TAN, CHALK = "#2450c4", "#e8dfce", "#5b463b", "#8f8c88", "#b58f71", "#f5efe3"
GROUND = BONE
DARK: Final = "#33261f"
PALE: Final = Skin(shift(mix(TAN, CHALK, 0.34)), shift(TAN, -0.03), DARK, lip="#a0644f", white=CHALK)
BROWN: Final = Skin("#74503d", "#543829", "#211713", lip="#7d4038", blush="#8a5c48", white=CHALK)
WAN: Final = Skin(shift(mix(TAN, CHALK, 0.3)), TAN, DARK, lip="#8f5a48", white=CHALK)
CAST: Final = {
    "thin": Face(
        PALE,
        33,
        "diamond",
        "straight",
        "almond",
        "thin",
        "thin",
        "pixie",
        "#83513a",
        feels=feel(
            "cross",
            gaze=(-0.2, 0.1),
            lids=(0.6, 0.56),
            brows=(-0.06, -0.07),
            slant=(-0.9, -1.0),
            corners=(-0.3, -0.4),
            bag=0.6,
            tilt=0,
        ),
        snout=1.1,
    ),
    "stout": Face(
        BROWN,
        58,
        "moon",
        "broad",
        "hooded",
        "wide",
        "bushy",
        "high_coils",
        "#3b3230",
        feels=feel(
            "proud",
            gaze=(-0.2, 0.5),
            lids=(0.42, 0.5),
            corners=(-0.1, -0.3),
            slant=(-0.3, -0.9),
            brows=(0.0, -0.05),
            tilt=0,
        ),
        plane="cheek",
        mouth=1.1,
    ),
    "owner": Face(
        WAN,
        64,
        "egg",
        "bulb",
        "smooth",
        "pinched",
        "arched",
        "ring",
        "#8e8a86",
        beard="curled",
        feels=feel("proud", gaze=(0.0, -0.3), tilt=0),
    ),
}


def torn(card: Sheet, spec: str, ink: Ink, **how: Any) -> Patch:
    """Lay a torn piece with its pale fibre."""
    return card.piece(spec, ink, **{"edge": "torn", "core": CHALK, "wobble": 4, "lift": 7, **how})


def paint(card: Sheet) -> None:
    """Lay the man behind, the two bodies, the cardigan that is shared, and both heads."""
    _owner(card)
    _bodies(card)
    _heads(card)
    _cardigan(card)
    _sleeves(card)
    _loose(card)


def _owner(card: Sheet) -> None:
    """Small, high on a ladder, with nine hats that all have the same feather."""
    card = Moved(card, -12, 0, 1.0)
    for a in ("548,640 514,1240", "690,640 724,1240"):
        card.paint(ribbon(a, (13, 16)), mix(TAN, UMBER, 0.3), edge="torn", wobble=2, lift=3)
    for k in range(4):
        y = 716 + 84 * k
        card.paint(
            ribbon(f"{542 - 5 * k},{y} {696 + 5 * k},{y - 4}", (11, 11)), mix(TAN, UMBER, 0.12), edge="torn", wobble=1.5
        )
    torn(card, "590,700! 620,698! 618,796! 586,796!", DARK, angle=86, wobble=1.5, lift=2)
    torn(card, "624,698! 654,700! 658,796! 626,796!", DARK, angle=86, wobble=1.5, lift=2)
    torn(
        card,
        "572,566! 602,548 642,548 670,566! 684,640 678,728! 624,738 566,728! 562,640",
        GREY,
        angle=84,
        wobble=2,
        lift=4,
    )
    torn(card, "604,548! 622,600! 640,548!", CHALK, wobble=1, lift=1)
    Head(card, CAST["owner"], 622, 500, 52, tilt=-3).draw()
    inks: tuple[Ink, ...] = (UMBER, TAN, GREY, DARK, mix(TAN, CHALK, 0.3), UMBER, shift(GREY, -0.16), TAN, DARK)
    top, lean = 462.0, 0.0
    for k, ink in enumerate(inks):
        w = (78, 62, 70, 56, 64, 52, 60, 48, 54)[k]
        at = affine(622 + lean, top, 1, (-4, 5, -3, 7, -6, 4, -5, 6, -8)[k])
        torn(
            card,
            f"{-w},2! {-w * 0.5:.0f},-8 {w * 0.5:.0f},-8 {w},0! {w * 0.5:.0f},10 {-w * 0.5:.0f},11",
            ink,
            at=at,
            wobble=1.5,
            lift=4,
        )
        card.paint(
            f"{-w * 0.54:.0f},-2! {-w * 0.5:.0f},-34 {-w * 0.2:.0f},-44 {w * 0.3:.0f},-42 {w * 0.52:.0f},-32 "
            f"{w * 0.54:.0f},-2!",
            shift(ink, 0.04),
            at=at,
            edge="torn",
            wobble=1.5,
            lift=3,
        )
        card.paint(
            f"{w * 0.34:.0f},-8! {w * 0.5:.0f},-38 {w * 0.86:.0f},-58! {w * 0.72:.0f},-26 {w * 0.46:.0f},-4!",
            CHALK if k != 4 else GREY,
            at=at,
            edge="torn",
            wobble=1.2,
            lift=2,
        )
        top -= 41
        lean += (9, -14, 10, 8, -16, 12, 8, -12, 0)[k]


def _bodies(card: Sheet) -> None:
    """What each wears under it: a brown dress on the left, a grey coat on the right; both leave the card."""
    torn(card, "300,960! 190,1010 60,1100 -60,1250! -60,1860! 420,1860! 460,1100!", UMBER, angle=66, laps=80, lift=8)
    torn(
        card, "820,1060! 960,1090 1120,1160 1260,1280! 1260,1860! 760,1860! 700,1200!", GREY, angle=110, laps=80, lift=8
    )


def _heads(card: Sheet) -> None:
    card.paint("236,760! 420,640! 470,900 500,1060! 360,1130 236,1010! 250,920!", PALE.shade, angle=74)
    card.paint("246,880! 330,900 440,860 470,930! 400,960 300,940 250,920!", shift(PALE.shade, -0.07), angle=20)
    torn(card, "214,960! 300,1040 420,1070 520,1010! 560,1090 420,1170 280,1130 170,1040!", CHALK, wobble=2, lift=5)
    Head(card, CAST["thin"], 262, 560, 290, tilt=-8, turn=-1, view="side", light=-1).draw()
    freckles = ((150, 652), (176, 676), (196, 640), (140, 690), (214, 672), (128, 662), (186, 706), (232, 640))
    card.paint([curve("1,0 0,1 -1,0 0,-1", affine(x, y, 5.5)) for x, y in freckles], mix(TAN, UMBER, 0.3))
    card.paint("0,-1.5! .7,.1 .5,.9 0,1.1 -.5,.9 -.7,.1", CHALK, at=affine(150, 618, 14, 6), lift=1)
    card.paint("800,800! 1070,880! 1066,1010 1030,1150! 860,1190 748,1080!", BROWN.shade, angle=86)
    torn(
        card,
        "742,1010! 850,1090 960,1116 1060,1074! 1110,1150 980,1220 840,1204 706,1120!",
        shift(GREY, 0.1),
        wobble=2,
        lift=5,
    )
    Head(card, CAST["stout"], 962, 744, 268, tilt=-8, turn=1, view="side").draw()
    card.paint(ROUND, CHALK, at=affine(846, 850, 20), edge="torn", wobble=1, lift=4)


def _cardigan(card: Sheet) -> None:
    """One loud sheet from nape to nape, down over the edge."""
    wool = torn(
        card,
        "250,1180! 330,1090 420,1060! 480,1140 560,1220 640,1240 700,1210 760,1160! 860,1170 960,1240! 1010,1400 1060,1600 1080,1860! "
        "120,1860! 150,1600 200,1360!",
        COBALT,
        angle=4,
        laps=60,
        grain=0.34,
        lift=14,
        wobble=4,
    )
    deep, pale = shift(COBALT, -0.1), shift(COBALT, 0.1)
    with card.inside(wool):
        folds = [f"300,{1130 + 30 * k} {420 + 8 * k},{1230 + 60 * k} 620,{1330 + 70 * k}" for k in range(8)] + [
            f"930,{1200 + 30 * k} {830 - 8 * k},{1270 + 60 * k} 640,{1340 + 70 * k}" for k in range(8)
        ]
        card.pattern(wool, [ribbon(f, (22, 12, 2)) for f in folds], deep, thin=0.12)
        card.paint(ribbon("622,1200 606,1400 622,1600 612,1860", (58, 66, 66, 66)), shift(COBALT, -0.05), wobble=1.5)
        card.paint(ribbon("656,1200 642,1400 656,1600 648,1860", (7, 7, 7, 7)), pale, thin=0.3)
        for y in (1330, 1630, 1780):
            _button(card, 614, y, 30)
        for tail in ("608,1476 596,1500", "620,1474 634,1504"):
            card.paint(ribbon(tail, (6, 6, 4)), CHALK)
    # the band along the neck
    card.paint(
        ribbon("410,1074 470,1150 556,1228 640,1250 704,1220 770,1172", (44, 48, 50, 50, 48, 44)),
        deep,
        edge="torn",
        wobble=2,
        lift=5,
    )
    # the letter in the pocket
    torn(card, "740,1420! 900,1370! 940,1560! 780,1600!", CHALK, angle=8, wobble=2, lift=4)
    card.paint(ribbon("744,1426 850,1486 898,1378", (5, 5, 5)), mix(TAN, UMBER, 0.3), edge="torn", wobble=1)
    torn(
        card,
        "716,1540! 950,1486! 964,1620 950,1690! 780,1724! 740,1690",
        shift(COBALT, 0.05),
        angle=6,
        wobble=2,
        lift=6,
    )
    card.paint(ribbon("724,1566 946,1512", (7, 7)), pale, thin=0.3)


def _sleeves(card: Sheet) -> None:
    """Each has one of its sleeves on; both arms pull out of the card."""
    for spec, dark, folds in (
        (
            "300,1060! 370,1090 400,1180 380,1290 290,1400 150,1520 -60,1680! -60,1380! 40,1290 130,1180 200,1090!",
            "400,1180! 330,1260 200,1370 -60,1560! -60,1720! 300,1420!",
            (
                "390,1150 320,1190 230,1190",
                "370,1290 290,1290 190,1240",
                "250,1420 180,1380 110,1300",
                "110,1540 60,1480 0,1400",
            ),
        ),
        (
            "830,1170! 900,1130 1000,1160 1070,1230! 1130,1320 1190,1410 1260,1480! 1260,1760! 1120,1660 980,1540 880,1420 820,1290!",
            "820,1250! 900,1370 1050,1500 1260,1650! 1260,1800! 860,1450!",
            (
                "830,1250 910,1270 1000,1240",
                "860,1380 950,1370 1050,1310",
                "990,1530 1050,1480 1120,1400",
                "1130,1650 1170,1590 1220,1520",
            ),
        ),
    ):
        sleeve = torn(card, spec, shift(COBALT, 0.035), angle=45, wobble=3, lift=12, laps=54)
        with card.inside(sleeve):
            card.paint(dark, shift(COBALT, -0.04), angle=40, edge="torn", wobble=4)
            card.paint([ribbon(f, (3, 20, 3)) for f in folds], shift(COBALT, -0.1))


def _button(card: Sheet, x: float, y: float, r: float, tilt: float = 0) -> None:
    at = affine(x, y, r, tilt)
    card.paint(ROUND, CHALK, at=at, edge="torn", wobble=1.5, lift=4)
    holes = [
        f"{u},{v}! {u + 0.22},{v}! {u + 0.22},{v + 0.2}! {u},{v + 0.2}!" for u in (-0.3, 0.08) for v in (-0.26, 0.08)
    ]
    card.paint([curve(hole, at) for hole in holes], UMBER)


def _loose(card: Sheet) -> None:
    """A seam gives, and one button has flown off."""
    card.paint("384,1220! 396,1280 378,1350 336,1430! 350,1340 368,1280!", DARK, edge="torn", wobble=2)
    for y in (1262, 1300, 1340, 1376):
        x = 374 - (y - 1262) * 0.24
        card.paint(ribbon(f"{x - 30},{y - 8} {x + 30},{y + 8}", (7, 7)), CHALK)
    _button(card, 1136, 1046, 28, 24)
