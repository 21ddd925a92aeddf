"""I Just Did That: she scrubs up the stairs like a drawn bow, and prints go on appearing; a man unpicks a cushion."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import finger, hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

CEMENT, BONE, UMBER, MUSTARD, BLUE, BROWN, NIGHT = (
    "#a8a294",
    "#ddd2bc",
    "#5c4538",
    "#a88844",
    "#4f6f86",
    "#7c5240",
    "#2a2421",
)
GROUND = BONE
WHITE: Final = "#f1e9d8"
HERS: Final = Skin(BROWN, "#603d30", "#1c1210", lip="#7d3a32", blush="#8d6049", white=WHITE)
FAIR: Final = Skin("#cda386", "#a67f66", "#1c1210", white=WHITE)
CAST: Final = {
    "scrubs": Face(
        HERS,
        34,
        "diamond",
        "broad",
        "almond",
        "full",
        "flat",
        "bald",
        "#1c1210",
        wear=("studs",),
        wear_ink=MUSTARD,
        feels=feel("furious", gaze=(0.0, -0.1), part=0.1, broad=1.1, tilt=0),
        plane="cheek",
    ),
    "unpicks": Face(
        FAIR,
        58,
        "gaunt",
        "straight",
        "smooth",
        "thin",
        "thin",
        "parted",
        "#8f7c5e",
        wear=("half",),
        wear_ink=NIGHT,
        feels=feel("listening", gaze=(0.0, 0.7)),
    ),
}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def _brushed(
    card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 34, lift: float = 0, laps: float = 46
) -> None:
    card.paint(spec, ink, angle=angle, laps=laps, grain=0.36, edge="raw", ragged=ragged, dry=0.75, lift=lift)


def paint(card: Sheet) -> None:
    """Lay eight steps, the wall, the prints and who leaves them, him, and over it all her."""
    _stairs(card)
    _prints(card)
    _man(card)
    _bucket(card)
    _legs(card)
    _prop(card)
    _body(card)
    _head(card)
    _arms(card)


def _step(k: int, x: float) -> float:
    return 1660 - 212 * k + (x - 600) * (0.16 + 0.012 * k)


def _stairs(card: Sheet) -> None:
    for k in range(9):
        a, b = _step(k, -40), _step(k, 1240)
        left = max(-40.0, -40 + (k - 4) * 150.0) if k > 4 else -40.0
        a = _step(k, left)
        _brushed(card, f"{left},{a}! 1240,{b}! 1240,{b + 108}! {left},{a + 100}!", mix(CEMENT, BONE, 0.5), 9, 40)
        _brushed(
            card, f"{left},{a + 96}! 1240,{b + 104}! 1240,{b + 214}! {left},{a + 206}!", shift(CEMENT, -0.1), 9, 40
        )
        card.paint(
            ribbon(f"{left},{a + 98} 600,{_step(k, 600) + 102} 1240,{b + 106}", (6, 8, 6)), UMBER, edge="raw", thin=0.3
        )
    # the banister goes up along the bare wall
    card.paint(
        ribbon("-40,760 240,470 520,180 700,-40", (26, 24, 20, 18)), UMBER, edge="raw", angle=-46, grain=0.4, lift=6
    )
    for x, y in ((60, 660), (170, 545), (280, 430), (390, 316), (500, 204)):
        card.paint(ribbon(f"{x},{y} {x + 6},{y + 230}", (10, 9)), UMBER, edge="raw", thin=0.1)


def _print(
    card: Sheet, x: float, y: float, s: float, t: float, right: bool, six: bool = False, thin: float = 0.1
) -> None:
    at = affine(x, y, s, t, right)
    card.paint(
        "-.3,.9 -.36,.3 -.3,-.1 -.46,-.5 -.3,-.76 .1,-.8 .4,-.6 .4,-.2 .2,.2 .3,.7 .1,1 -.16,1.02",
        BLUE,
        at=at,
        angle=t + 80,
        edge="raw",
        ragged=14,
        dry=0.6,
        thin=thin,
    )
    toes = [(-0.38, -0.98, 0.17), (-0.1, -1.1, 0.13), (0.13, -1.06, 0.12), (0.32, -0.96, 0.11), (0.48, -0.8, 0.1)]
    if six:
        toes.append((0.58, -0.6, 0.1))
    card.paint([curve(ROUND, affine(*_on(at, u, v), r * s)) for u, v, r in toes], BLUE, edge="raw", thin=thin)


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _prints(card: Sheet) -> None:
    """Wiped ones below, fresh ones above; one goes down, and has a toe too many."""
    for x, y, s, t, r, six, thin in (
        (560, 1560, 62, 20, False, False, 0.62),
        (690, 1500, 60, 26, True, False, 0.55),
        (640, 1330, 58, 18, False, False, 0.6),
        (1010, 440, 54, 14, True, False, 0.05),
        (890, 330, 52, 10, False, False, 0.05),
        (1040, 226, 50, 14, True, False, 0.02),
        (910, 128, 48, 8, False, False, 0.0),
        (1120, 700, 56, 196, False, True, 0.1),
        (760, 214, 50, 4, True, False, 0.02),
    ):
        _print(card, x, y, s, t, r, six, thin)
    # two wet ankles on their way out of the card
    for x, t in ((948, -4), (1064, 6)):
        at = affine(x, -10, 1.0, t)
        card.paint(
            "-34,-60! 36,-60! 32,40 46,80 30,112 -34,112 -48,84 -30,40",
            mix(BLUE, BROWN, 0.2),
            at=at,
            angle=86,
            edge="raw",
            ragged=12,
            lift=6,
        )
        for u in (-24, -6, 10, 24):
            card.paint(ribbon(f"{u},112 {u},96", (3, 2), at), shift(BLUE, -0.1), edge="raw")
        card.paint(ribbon("10,118 14,150 12,170", (9, 7, 10), at), BLUE, edge="raw")


def _man(card: Sheet) -> None:
    """He has the seam nearly open."""
    _brushed(card, "880,1830! 900,1640 960,1500 1060,1440 1180,1450 1260,1500! 1260,1840!", NIGHT, 80, 30, 8)
    _brushed(card, "1010,1470! 1090,1430 1160,1450 1120,1490 1040,1500", WHITE, 10, 12)
    head = Head(card, CAST["unpicks"], 1052, 1360, 104, -8, -1.0, "side")
    head.draw()
    cushion = card.piece(
        "720,1700! 760,1610 860,1580 960,1610 1000,1700 960,1800 840,1830 740,1790",
        mix(BLUE, UMBER, 0.35),
        angle=30,
        laps=40,
        edge="raw",
        ragged=20,
        lift=8,
    )
    card.pattern(
        cushion,
        turned([ribbon(f"{700 + 44 * k},1560 {760 + 44 * k},1840", (9, 9)) for k in range(8)]),
        MUSTARD,
        edge="raw",
        thin=0.2,
    )
    _brushed(card, "730,1660! 790,1640 850,1650 840,1690 780,1700 740,1720", WHITE, 20, 14)
    for spec in ("960,1560! 900,1600 850,1620! 870,1680! 940,1670 1010,1640!",):
        _brushed(card, spec, shift(NIGHT, 0.06), 20, 20, 6)
    hand(card, "pinch", 866, 1650, 96, 172, FAIR, True, 58, lift=4)
    card.paint(ribbon("786,1640 740,1600 720,1540", (2.5, 2.5)), WHITE, edge="raw")
    # heaps: buttons, seeds, and one tooth
    for k in range(11):
        x, y = 596 + (k * 29) % 96, 1742 + (k * 17) % 46
        card.paint(ROUND, (MUSTARD, BLUE, WHITE, UMBER)[k % 4], at=affine(x, y, 13), edge="raw", lift=3)
        card.paint(ROUND, NIGHT, at=affine(x, y, 3), edge="raw")
    card.paint(
        [curve("-1,0 0,-.5 1,0 0,.5", affine(470 + (k * 23) % 84, 1760 + (k * 13) % 40, 9, k * 40)) for k in range(22)],
        UMBER,
        edge="raw",
    )
    card.paint(
        "-.7,-.8 0,-.6 .7,-.8 .8,0 .5,1! .2,.3 -.2,.3 -.5,1! -.8,0",
        "#fffaf0",
        at=affine(706, 1776, 19, 10),
        edge="raw",
        lift=4,
    )


def _bucket(card: Sheet) -> None:
    at = affine(316, 1480, 1.15, 62)
    card.paint("-80,-90! 84,-94! 62,86 0,100 -60,86!", BLUE, at=at, angle=62, laps=30, edge="raw", ragged=16, lift=9)
    card.paint("-80,-90 0,-116 84,-94 0,-66", NIGHT, at=at, edge="raw")
    card.paint(ribbon("-76,-84 -110,20 0,60 100,10 80,-88", (8, 8, 8), at), UMBER, edge="raw", lift=3)
    _brushed(card, "420,1430! 520,1446 640,1490 700,1560 620,1570 520,1540 430,1500", mix(BLUE, BONE, 0.55), 14, 40)


def _legs(card: Sheet) -> None:
    for spec, fx, fy, t in (
        ("420,1240! 520,1330 420,1470 250,1590 170,1650! 130,1590! 220,1490 300,1380 330,1240", 150, 1620, 140),
        ("330,1130! 400,1230 300,1370 190,1440 90,1500! 60,1440! 150,1360 220,1260 250,1130", 76, 1470, 146),
    ):
        _brushed(card, spec, HERS.base if fx > 100 else HERS.shade, 120, 20, 8)
        at = affine(fx, fy, 1.0, t)
        card.paint(
            "-20,-34 30,-36 90,-30 120,-6 110,26 40,36 -24,34", HERS.base, at=at, angle=t, edge="raw", ragged=14, lift=6
        )
        card.paint("30,-24 84,-20 104,0 84,22 36,22", mix(HERS.base, "#c99a7c", 0.5), at=at, edge="raw", thin=0.1)
        for v in (-18, -6, 6, 18):
            card.paint(ROUND, HERS.base, at=affine(*_on(at, 122 - abs(v) * 0.4, v), 10), edge="raw", lift=1)


def _body(card: Sheet) -> None:
    """Hips high, the back one curve, and the dress wet on it."""
    dress = card.piece(
        "250,1200! 270,1030 380,900 520,800 640,690 720,600! 800,640 850,720! 800,820 740,960 680,1110 640,1230 560,1340! 440,1330 330,1290",
        MUSTARD,
        angle=-50,
        laps=56,
        grain=0.42,
        edge="raw",
        ragged=40,
        dry=0.7,
        lift=14,
    )
    with card.inside(dress):
        _brushed(
            card, "250,1230! 280,1090 420,1030 600,1080 660,1180! 560,1340! 400,1330", shift(MUSTARD, -0.06), -20, 30
        )
        for line in (
            "320,1040 440,960 560,830 700,690",
            "420,1110 540,1010 660,880 760,740",
            "520,1220 600,1120 690,980",
            "300,1180 420,1130 560,1170 600,1280",
        ):
            card.paint(ribbon(line, (4, 22, 5)), shift(MUSTARD, -0.11), edge="raw", thin=0.2)
        for k in range(12):
            card.paint(
                ribbon(f"{300 + 42 * k},{1300 - 48 * k} {330 + 42 * k},{1250 - 48 * k}", (4, 12, 3)),
                shift(MUSTARD, 0.09),
                edge="raw",
                thin=0.35,
            )
        card.paint(ribbon("500,790 600,880 690,990", (24, 24)), UMBER, edge="raw", thin=0.05)


def _prop(card: Sheet) -> None:
    """Lay the far arm, on which all of her stands."""
    _brushed(card, "800,660! 900,690 1000,780 1060,900! 1000,940! 930,850 830,780", shift(HERS.base, -0.02), 50, 20, 8)
    hand(card, "flat", 1030, 912, 150, 48, HERS, False, 34, lift=7)


def _head(card: Sheet) -> None:
    head = Head(card, CAST["scrubs"], 862, 838, 146, 34, -0.15)
    _brushed(card, "740,700! 820,690 860,760! 800,830 730,780", HERS.shade, 40, 10)
    head.draw()
    cloth = head.lay(
        "-.72,-.2! -.86,-.66 -.5,-1.16 0,-1.3 .5,-1.16 .82,-.66 .7,-.16! .5,-.46 0,-.58 -.5,-.44",
        BLUE,
        "flat",
        angle=20,
        edge="raw",
        ragged=16,
        lift=8,
    )
    if cloth is not None:
        with card.inside(cloth):
            for line in ("-.7,-.4 -.2,-.86 .5,-1", "-.6,-.9 0,-1.1 .6,-.8", "-.3,-.5 .2,-.76 .74,-.5"):
                head.line(line, (0.01, 0.06, 0.02), shift(BLUE, -0.09), "flat", edge="raw")
    head.lay("-.66,-.7! -1.1,-1 -1.2,-.6 -.9,-.5! -1.1,-.2 -.8,-.3", BLUE, "flat", edge="raw", lift=5)
    for u, v in ((-0.42, -0.2), (0.5, -0.1), (0.44, 0.5)):
        head.lay(
            f"{u},{v - 0.08}! {u + 0.04},{v + 0.02} {u},{v + 0.08} {u - 0.04},{v + 0.02}", WHITE, "flat", edge="raw"
        )


def _arms(card: Sheet) -> None:
    """This one bears down."""
    # the near one reaches up to the brush
    _brushed(card, "640,690! 660,600 740,520 830,450 880,420! 930,480! 870,540 800,620 760,720", HERS.base, -40, 24, 10)
    _brushed(card, "610,700! 640,610 710,560 770,590! 800,680 740,740", shift(MUSTARD, -0.03), -40, 24, 8)
    at = affine(960, 400, 1.0, -14)
    card.paint("-120,-10! 130,-14! 136,34! -116,40!", UMBER, at=at, angle=-14, edge="raw", lift=10)
    card.paint(
        turned([ribbon(f"{-104 + 19 * k},36 {-108 + 20 * k},86", (13, 9), at) for k in range(13)]),
        MUSTARD,
        edge="raw",
        lift=3,
    )
    _brushed(card, "840,500! 920,470 1020,476 1130,450 1140,490 1010,520 900,530", mix(BONE, BLUE, 0.35), -8, 50)
    hand(card, "grip", 880, 444, 160, -34, HERS, False, 34, lift=9)
    card.paint(finger("930,420 980,372 1010,380", 26), HERS.base, edge="raw", lift=2)
