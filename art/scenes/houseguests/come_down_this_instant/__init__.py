"""Come Down This Instant: a vast lady sulks on a piano; a child shows her the floor; a toad sits in her slipper."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift

RED, BONE, UMBER, BLUE, SAND, ROSE, BLACK = (
    "#cf3b22",
    "#eee6d6",
    "#5a4436",
    "#9fb0b4",
    "#c6b795",
    "#cfa083",
    "#25201f",
)
GROUND = BONE
SLATE: Final = "#83888a"
CAST: Final[dict[str, Face]] = {}
DEEP: Final = shift(ROSE, -0.12)
HEAD: Final = affine(600, 420, 1.2, -17)


def paint(card: Sheet) -> None:
    """Lay the room, the piano, who sits on it, then the toad in what she dropped and the child who has had enough."""
    _room(card)
    _piano(card)
    _neck(card)
    _slipper(card)
    dress = _dress(card)
    _head(card)
    card.paint("560,640! 760,640! 790,760 700,800 600,770!", BLACK, angle=76)
    _sleeve(card, dress)
    _collar(card)
    _ceiling(card)
    _toad(card)
    _child(card)


def _torn(
    card: Sheet, spec: str, ink: Ink, angle: float = 80, laps: float = 60, lift: float = 8, at: Array | None = None
) -> Patch:
    return card.piece(
        spec, ink, at=at, angle=angle, laps=laps, edge="torn", core=mix(ink, BONE, 0.5), wobble=3, lift=lift, grain=0.26
    )


def _room(card: Sheet) -> None:
    wall = card.piece("-40,-40! 1240,-40! 1240,1500! -40,1508!", BLUE, angle=88, laps=90, grain=0.2)
    stripes = [ribbon(f"{x},-40 {x + 3},700 {x},1520", (44, 46, 44)) for x in range(30, 1240, 164)]
    card.pattern(wall, stripes, mix(BLUE, BONE, 0.3), thin=0.12)
    card.paint("-40,1470! 600,1464 1240,1474! 1240,1536! 600,1528 -40,1534!", BONE, angle=1, edge="torn", lift=4)
    floor = card.piece("-40,1530! 600,1526 1240,1532! 1240,1840! -40,1840!", mix(SAND, BONE, 0.25), angle=2, laps=50)
    ends = ((60, -60), (330, 270), (610, 610), (890, 950), (1150, 1270))
    card.pattern(floor, [ribbon(f"{a},1530 {b},1840", (3, 6)) for a, b in ends], mix(SAND, UMBER, 0.4), thin=0.3)


def _ceiling(card: Sheet) -> None:
    """It is where her hair ends."""
    _torn(card, "-40,-40! 1240,-40! 1240,70! 600,78 -40,72!", BONE, 1, 40, 8)
    card.paint("-40,40! 1240,38! 1240,48! -40,50!", mix(BONE, BLUE, 0.6), angle=1)


def _piano(card: Sheet) -> None:
    """An upright, shorter than what it bears; nobody plays."""
    card.paint("190,1716! 600,1690 1060,1712! 1000,1752 240,1752!", mix(SAND, UMBER, 0.5), angle=2, edge="torn")
    box = _torn(card, "268,1000! 980,1000! 984,1300 980,1716! 268,1716! 264,1300", UMBER, 86, 70, 8)
    with card.inside(box):
        card.paint("300,1496! 950,1496! 950,1680! 300,1680!", shift(UMBER, -0.07), angle=4, edge="torn", wobble=3)
        card.paint("250,1410! 1000,1410! 1000,1460! 250,1460!", shift(UMBER, -0.1), angle=2)
    keys = card.piece("282,1356! 964,1356! 972,1424! 274,1424!", "#f5efe2", angle=88, laps=30, lift=3)
    card.pattern(keys, [ribbon(f"{x},1350 {x},1430", (3, 3)) for x in range(300, 980, 29)], SLATE, thin=0.1)
    black = [ribbon(f"{x},1350 {x},1396", (14, 14)) for k, x in enumerate(range(300, 960, 29)) if k % 7 not in (2, 6)]
    card.pattern(keys, black, BLACK, thin=0.05)
    _torn(card, "236,1424! 1010,1424! 1004,1462! 242,1462!", shift(UMBER, 0.03), 2, 40, 6)
    for x in (256, 956):
        _torn(
            card, f"{x},1460! {x + 36},1460! {x + 30},1590 {x + 40},1716! {x - 4},1716! {x + 6},1590", UMBER, 88, 30, 4
        )


def _neck(card: Sheet) -> None:
    card.paint("470,470! 690,520! 730,640! 470,660!", shift(ROSE, -0.08), angle=80)


def _dress(card: Sheet) -> Patch:
    """Her back, her knees drawn up, the skirt over half the doors."""
    _torn(
        card,
        "920,640! 960,560 1040,520 1110,556 1142,660 1136,860 1104,1060 1130,1262! 960,1280!",
        shift(BLACK, 0.06),
        84,
        70,
        6,
    )
    dress = card.piece(
        "430,610! 560,586 690,620 760,720! 810,600 870,530 950,512 1030,556 1066,660 1060,860 1036,1000 1056,1120 "
        "1090,1260! 1010,1300 930,1256 850,1316 740,1270 640,1330 530,1276 430,1326 330,1270 204,1300! 220,1160 160,1040 "
        "124,900 160,770 270,660",
        BLACK,
        angle=76,
        laps=96,
        grain=0.3,
        edge="torn",
        core=mix(BLACK, BONE, 0.45),
        wobble=4,
        lift=12,
    )
    folds = (
        "1000,700 1016,900 990,1060 1000,1300",
        "930,960 880,1100 850,1320",
        "860,980 760,1120 736,1300",
        "740,1000 640,1140 636,1330",
        "600,1000 540,1140 530,1300",
        "440,980 424,1140 430,1330",
        "280,900 300,1090 326,1290",
        "210,820 226,1000 250,1200",
    )
    card.pattern(dress, [ribbon(f, (3, 11, 5)) for f in folds], shift(BLACK, 0.09), thin=0.04)
    return dress


def _sleeve(card: Sheet, dress: Patch) -> None:
    """One contour from the shoulder round the knees; the hand is on the far side."""
    with card.inside(dress):
        sleeve = _torn(
            card,
            "352,760 372,690 440,640 540,640 600,700 630,790 690,850! 800,836 920,796 1100,716! 1110,760 1110,850! 970,904 830,962 700,1010 "
            "596,1040! 500,1000 410,920 364,840",
            shift(BLACK, 0.06),
            30,
            70,
            10,
        )
        folds = (
            "590,720 600,850 660,920",
            "560,860 590,930 650,980",
            "690,870 760,890 850,870",
            "900,880 980,850 1050,800",
        )
        card.pattern(sleeve, [ribbon(f, (3, 9, 3)) for f in folds], shift(BLACK, -0.06), thin=0.2)


def _head(card: Sheet) -> None:
    """Turned away and up, the eye shut."""
    bun = _torn(
        card,
        "-200,-220! -276,-290 -262,-400 -100,-460 110,-400 130,-290 30,-220!",
        mix(BONE, SLATE, 0.28),
        20,
        26,
        7,
        HEAD,
    )
    card.pattern(
        bun,
        [
            ribbon("-250,-330 -180,-330 -60,-300 40,-250", (3, 8, 3), HEAD),
            ribbon("-240,-290 -180,-290 -90,-270", (3, 7, 3), HEAD),
            ribbon("-200,-360 -80,-350 90,-270", (3, 8, 3), HEAD),
        ],
        SLATE,
    )
    _torn(
        card,
        "96,-150! 138,-112 152,-66 154,-44 146,-18 168,24 200,58 205,72 192,84 160,92! 164,108 178,126! 166,133! 174,150 160,166 "
        "150,178 160,204 148,230 112,244 60,232 40,244! -150,250! -160,60 -120,-100",
        ROSE,
        76,
        40,
        4,
        HEAD,
    )
    card.paint(ROUND, mix(ROSE, RED, 0.12), at=affine(*_on(72, 84), 50), edge="torn", wobble=3)
    # lid, brow, wing of the nose, lips pressed
    card.paint("70,-22! 100,-36 132,-28 140,-12! 120,4 90,4", DEEP, at=HEAD, edge="torn", wobble=2)
    card.paint(ribbon("66,-8 92,12 120,12 140,-4", (4, 9, 4), HEAD), BLACK)
    card.paint(ribbon("60,-70 100,-96 148,-76", (5, 15, 6), HEAD), SLATE, edge="torn", wobble=1.5)
    card.paint(ribbon("160,92 146,80 148,62 162,54", (5, 7, 3), HEAD), DEEP)
    card.paint("164,108! 178,126! 166,133! 174,150 160,158! 140,142 128,128! 146,120", mix(ROSE, RED, 0.7), at=HEAD)
    card.paint(ribbon("178,128 150,131 122,124", (3, 6, 3), HEAD), UMBER)
    card.paint(ribbon("136,86 116,110 112,140", (3, 6, 3), HEAD), DEEP)
    # ear, hair
    hair = _torn(
        card,
        "112,-138! 118,-190 70,-262 -40,-300 -170,-280 -260,-190 -280,-60 -240,60 -170,140 -110,150! -90,90 -60,70 -56,0 "
        "-20,-50 20,-90 70,-130",
        mix(BONE, SLATE, 0.18),
        70,
        30,
        6,
        HEAD,
    )
    _strands(card, hair)
    card.paint("-60,-14! -30,-40 6,-20 2,26 -26,66 -52,60!", ROSE, at=HEAD, lift=3, edge="torn", wobble=1.5)
    card.paint(ribbon("-36,-14 -12,-12 -14,16 -34,34", (3, 7, 3), HEAD), DEEP)
    card.paint(ROUND, RED, at=affine(*_on(-32, 88), 24), edge="torn", wobble=1, lift=4)


def _collar(card: Sheet) -> None:
    _torn(card, "404,650! 452,566 560,580 690,590 790,620! 806,690 776,752! 690,736 560,726 418,736!", BONE, 14, 40, 7)


def _strands(card: Sheet, hair: Patch) -> None:
    """Combed back from the brow, round the crown and down to the nape."""
    outer = ((104, -176), (10, -276), (-130, -274), (-236, -170), (-250, -30), (-190, 110))
    inner = ((20, -92), (-20, -60), (-50, -20), (-70, 30), (-80, 70), (-96, 120))
    g = rng("strands")
    locks: list[Array] = []
    for k in range(17):
        t = (k + 0.5 + float(g.uniform(-0.3, 0.3))) / 17
        first = 0 if k % 3 else 1
        path = [
            f"{a + (c - a) * t ** (1 - 0.06 * i):.0f},{b + (d - b) * t:.0f}"
            for i, ((a, b), (c, d)) in enumerate(zip(outer, inner, strict=True))
        ]
        locks.append(ribbon(" ".join(path[first : 6 - (k % 4 == 2)]), (2, 5 + 3 * (k % 2), 2), HEAD))
    card.pattern(hair, locks, mix(SLATE, BONE, 0.15), thin=0.05)
    loose = ("-150,130 -140,160 -160,190", "-120,140 -104,170 -116,206")
    card.paint([ribbon(w, (7, 6, 2), HEAD) for w in loose], mix(BONE, SLATE, 0.3))


def _on(x: float, y: float) -> tuple[float, float]:
    p = HEAD @ (x, y, 1)
    return float(p[0]), float(p[1])


def _slipper(card: Sheet) -> None:
    """The one she still has."""
    _torn(
        card, "940,1200! 1060,1180! 1110,1256 1160,1276 1184,1314 1160,1342 1080,1350 990,1340 950,1310!", RED, 8, 40, 8
    )
    _torn(card, ROUND, shift(RED, -0.09), 40, 20, 5, affine(1130, 1290, 23))


def _toad(card: Sheet) -> None:
    """He has moved in."""
    at = affine(850, 1640, 1.06)
    card.paint("-180,96! 0,84 240,92! 220,124 -150,126!", mix(SAND, UMBER, 0.5), at=at, angle=2, edge="torn")
    skin = mix(SAND, BONE, 0.1)
    toad = _torn(
        card,
        "-150,60! -150,-10 -110,-90 -40,-140 30,-166 66,-196 104,-200 128,-176 160,-150 184,-122 180,-104! 160,-84 110,-66 "
        "96,-10 100,60!",
        skin,
        40,
        26,
        7,
        at,
    )
    warts = [(-96, -40, 9), (-60, -84, 12), (-10, -96, 8), (-40, -46, 9), (16, -126, 7), (-110, 0, 8), (10, -60, 6)]
    card.pattern(
        toad, [curve(ROUND, affine(850 + 1.06 * x, 1640 + 1.06 * y, r)) for x, y, r in warts], mix(SAND, UMBER, 0.45)
    )
    card.paint("180,-112! 140,-104 100,-108 70,-122! 100,-98 140,-92 170,-94", UMBER, at=at)
    card.paint(
        ROUND, mix(BONE, SAND, 0.45), at=affine(850 + 1.06 * 96, 1640 - 1.06 * 170, 27), edge="torn", wobble=1, lift=3
    )
    card.paint(ribbon("80,-166 98,-170 114,-166", (7, 12, 7), at), BLACK)
    card.paint("66,-182! 80,-204 110,-206 128,-184! 98,-192", shift(skin, -0.08), at=at)
    _torn(card, "-130,60! -136,-6 -96,-44 -40,-40 0,0 10,60!", shift(skin, -0.05), 40, 26, 5, at)
    _torn(card, "50,-30! 90,-40 112,-10 120,40 140,60! 60,60!", shift(skin, -0.03), 70, 26, 5, at)
    shoe = "-200,10! -120,36 0,24 90,14 190,20 262,56 270,92 200,104 -160,104! -206,70"
    _torn(card, shoe, RED, 6, 40, 8, at)
    card.paint(ribbon("-196,24 -120,48 0,36 90,26 140,26", (8, 10, 6), at), shift(RED, -0.1), edge="torn", wobble=1)
    _torn(card, ROUND, shift(RED, -0.09), 40, 20, 5, affine(1040, 1668, 27))


def _child(card: Sheet) -> None:
    """From behind: small, upright, in the right."""
    at = affine(152, 1716, 1.06)
    card.paint("-110,40! 0,24 130,40! 110,64 -90,64!", mix(SAND, UMBER, 0.4), at=at, angle=2, edge="torn")
    for foot in ("-50,0! -14,0! -14,44 -56,46!", "14,0! 50,0! 54,46 16,44!"):
        card.paint(foot, DEEP, at=at, lift=2)
    _torn(card, "-54,-300! 0,-312 54,-300! 80,-200 120,10! 40,24 -40,24 -116,12! -80,-200", "#f7f1e4", 86, 40, 8, at)
    folds = ("-30,-200 -46,-100 -60,10", "10,-200 14,-100 10,14", "50,-200 66,-100 80,6")
    card.paint([ribbon(f, (2, 6, 4), at) for f in folds], mix(BONE, SLATE, 0.4), thin=0.2)
    # arm akimbo, arm that shows the floor
    _torn(
        card,
        "-46,-298! -88,-262 -134,-196 -128,-166 -58,-126! -50,-166! -86,-190 -46,-236!",
        mix(BONE, SAND, 0.25),
        60,
        24,
        5,
        at,
    )
    _torn(card, "40,-298! 76,-280 120,-200 150,-140! 112,-118! 70,-180 40,-230!", mix(BONE, SAND, 0.25), 60, 24, 5, at)
    card.paint(
        "112,-128! 140,-146! 156,-128 164,-104 168,-80 172,-46 166,-38 159,-44 154,-76! 150,-66 140,-68 128,-82 120,-104!",
        DEEP,
        at=at,
        lift=3,
    )
    card.paint("-22,-330! 22,-330! 28,-296! -28,-296!", DEEP, at=at)
    hair = _torn(
        card,
        "-74,-330! -92,-400 -70,-470 0,-496 70,-470 92,-400 74,-330! 40,-316 0,-326 -40,-316",
        UMBER,
        86,
        24,
        6,
        at,
    )
    locks = ("0,-490 -50,-420 -52,-330", "0,-490 -14,-410 -14,-330", "0,-490 30,-410 30,-330", "0,-490 66,-420 62,-340")
    card.pattern(hair, [ribbon(x, (2, 6, 3), at) for x in locks], shift(UMBER, 0.12))
    card.paint("0,-470! -52,-500 -56,-446! 0,-462! 56,-446! 52,-500", RED, at=at, lift=4)
