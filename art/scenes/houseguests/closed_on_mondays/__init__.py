"""Closed on Mondays: six faces flat on a cake shop's pane; inside, sugar steps go down into a drawer."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

NIGHT, PLUM, PETROL, BONE, CHALK, SKIN, LILAC = (
    "#1d233b",
    "#3d2945",
    "#2e4954",
    "#e6dbc6",
    "#f1eadd",
    "#b58263",
    "#a497b8",
)
GROUND = BONE
BROWN: Final = Skin("#a87556", "#84583f", "#2a1a1c", lip="#7c4436", blush="#b97f61", white=CHALK)
FAIR: Final = Skin("#c9987a", "#a2755a", "#2a1a1c", lip="#96504a", blush="#cf9a80", white=CHALK)
TAN: Final = Skin(SKIN, "#8f6148", "#2a1a1c", lip="#864a3e", blush="#c18a6b", white=CHALK)
BLACK: Final = Skin("#5c3f35", "#442d28", "#1c1216", lip="#4a2a28", blush="#6b4a3e", white=CHALK)
CAST: Final = {
    "confectioner": Face(
        BROWN,
        48,
        "square",
        "hook",
        "smooth",
        "pinched",
        "flat",
        "drawn_back",
        "#2a1a1c",
        hat="tied_back",
        hat_inks=(CHALK, LILAC),
        feels=feel("tired", gaze=(0.1, 0.7), lids=(0.3, 0.4), tilt=3),
        plane="cheek",
    ),
    "judge": Face(
        FAIR,
        60,
        "heavy",
        "line",
        "round",
        "thin",
        "bushy",
        "receding",
        "#8e8a86",
        beard="walrus",
        feels=feel("wanting", gaze=(0.0, 0.7), lids=(0.86, 0.7), tilt=-5),
    ),
    "bride": Face(
        TAN,
        24,
        "heart",
        "line",
        "almond",
        "full",
        "arched",
        "waves",
        "#2a1a1c",
        feels=feel("dreaming", gaze=(0.1, 0.75), lids=(0.6, 0.72), part=0.05, tilt=8),
        plane="none",
    ),
    "boy": Face(
        FAIR,
        6,
        "round",
        "line",
        "round",
        "plain",
        "thin",
        "bowl",
        "#3a2620",
        feels=feel("startled", gaze=(0.0, 0.4), tilt=-3),
    ),
    "porter": Face(
        BLACK,
        30,
        "lantern",
        "line",
        "deep",
        "wide",
        "flat",
        "shorn",
        "#1c1216",
        hat="peaked",
        hat_inks=(PETROL, LILAC),
        feels=feel("wanting", gaze=(-0.1, 0.7), lids=(0.66, 0.8), tilt=4),
    ),
    "fat friend": Face(
        FAIR,
        75,
        "moon",
        "line",
        "slit",
        "bow",
        "thin",
        "wisps",
        "#d9d0bd",
        hat="headscarf",
        hat_inks=(LILAC, CHALK),
        feels=feel("smug", gaze=(0.0, 0.6), lids=(0.62, 0.5), tilt=-8),
        plane="none",
    ),
    "thin friend": Face(
        TAN,
        75,
        "gaunt",
        "line",
        "hooded",
        "long",
        "short",
        "low_knot",
        "#b9b2a6",
        wear=("round",),
        wear_ink="#1c1216",
        feels=feel("disgusted", gaze=(0.0, 0.8), lids=(0.5, 0.66), tilt=7),
    ),
}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def paint(card: Sheet) -> None:
    """Lay the pane and who is on it, counter and cakes, then her before them at a plain table."""
    _pane(card)
    _outside(card)
    _seventh(card)
    _frame(card)
    _counter(card)
    _she(card)
    _table(card)
    _stairs(card)
    _hands(card)


def _pane(card: Sheet) -> None:
    card.paint("-40,128! 1240,112! 1240,960! -40,960!", NIGHT, angle=86, laps=90, grain=0.3)
    for x, w, h in ((60, 150, 330), (380, 90, 250), (820, 130, 300), (1080, 160, 380)):
        card.paint(
            f"{x},{960 - h * 2}! {x + w},{950 - h * 2}! {x + w + 6},960! {x},960!", mix(NIGHT, PETROL, 0.4), angle=88
        )
    for x, y in ((100, 340), (136, 340), (850, 390), (1130, 250), (1170, 252)):
        card.paint(f"{x},{y}! {x + 18},{y}! {x + 18},{y + 30}! {x},{y + 30}!", mix(NIGHT, LILAC, 0.4), angle=4)


Outside = tuple[str, float, float, float, Ink]
PEOPLE: Final[tuple[Outside, ...]] = (
    ("judge", 128, 452, 140, "#15131c"),
    ("bride", 512, 372, 124, CHALK),
    ("fat friend", 896, 412, 142, mix(PETROL, LILAC, 0.3)),
    ("porter", 1096, 560, 136, PETROL),
    ("thin friend", 718, 700, 122, PLUM),
    ("boy", 318, 820, 112, LILAC),
)


def _outside(card: Sheet) -> None:
    for name, x, y, size, cloth in PEOPLE:
        at = affine(x, y, size)
        if name == "bride":
            card.paint(
                "-.2,-1.2 .8,-1.1 1.3,-.2 1.6,1.4 1.8,4.6! -1.7,4.6! -1.4,1.4 -1.1,-.4 -.8,-1",
                mix(NIGHT, CHALK, 0.5),
                at=at,
                angle=84,
                edge="torn",
                core=CHALK,
                wobble=4,
                thin=0.1,
            )
        body = card.piece(
            "-.5,1! .5,1! 1,1.3 1.5,1.7 1.6,4.6! -1.6,4.6! -1.5,1.7 -1,1.3",
            mix(cloth, NIGHT, 0.16),
            at=at,
            angle=86,
            laps=50,
        )
        with card.inside(body):
            if name == "judge":
                card.paint(["-.2,1! -.02,1! -.06,2! -.3,2!", ".02,1! .2,1! .3,2! .08,2!"], CHALK, at=at)
            if name == "thin friend":
                card.pattern(
                    body,
                    [
                        curve(ROUND, affine(x - 200 + 44 * i + 22 * (j % 2), y + 150 + 40 * j, 7))
                        for i in range(10)
                        for j in range(8)
                    ],
                    LILAC,
                )
            if name == "porter":
                card.paint([curve(ROUND, affine(x + 10, y + 190 + 46 * j, 9)) for j in range(3)], BONE)
        head = Head(card, CAST[name], x, y, size)
        head.draw()
        _pressed(card, head, name)
    # palms, each with its weight on it
    for name, x, y, turn, size, flip in (
        ("judge", 40, 806, -100, 170, False),
        ("judge", 210, 760, -66, 160, True),
        ("bride", 430, 690, -104, 132, False),
        ("bride", 634, 420, -70, 132, True),
        ("fat friend", 786, 300, -118, 140, False),
        ("fat friend", 1010, 320, -64, 140, True),
        ("porter", 950, 850, -106, 176, False),
        ("porter", 1190, 500, -96, 170, True),
        ("thin friend", 584, 880, -96, 130, False),
    ):
        skin = CAST[name].skin
        pale = Skin(mix(skin.base, CHALK, 0.22), mix(skin.base, skin.shade, 0.4), skin.line, white=CHALK)
        hand(card, "open", x, y, size, turn, pale, flip, CAST[name].age, lift=3)
    for k in range(4):
        for side in (-1, 1):
            card.paint(
                "-.8,1.8! -.9,-.4 0,-1 .9,-.4 .8,1.8!",
                mix(FAIR.base, CHALK, 0.1),
                at=affine(318 + side * (120 + 24 * k - 36), 934 - (6 if k in (1, 2) else 0), 13),
                lift=2,
            )


def _seventh(card: Sheet) -> None:
    """Who has gone."""
    mark = mix(NIGHT, LILAC, 0.42)
    x, y = 322, 452
    card.paint("-1,-.7 0,-.95 1,-.7 .8,-.4 0,-.3 -.8,-.4", mark, at=affine(x, y, 60, 5), thin=0.3)
    card.paint(ROUND, mark, at=affine(x + 4, y + 6, 26), thin=0.15)
    card.paint("-1,-.2 -.3,-.5 0,-.36 .3,-.5 1,-.2 .4,.4 -.4,.4", mark, at=affine(x + 4, y + 66, 38, 4), thin=0.15)
    hand(card, "open", x - 70, y + 150, 96, -112, Skin(mark, mark, mark))
    hand(card, "open", x + 78, y + 160, 96, -72, Skin(mark, mark, mark), True)


def _pressed(card: Sheet, head: Head, name: str) -> None:
    """Where skin meets glass it goes pale and flat; round the mouth there is breath."""
    skin = head.face.skin
    flat = mix(skin.base, "#e0b896" if skin is not BLACK else "#b58263", 0.42)
    if name == "boy":
        return
    low = 0.06 if name in ("fat friend", "bride") else 0.1
    head.lay(
        f"-.16,.12 -.24,.3 -.13,{0.42 + low} 0,{0.46 + low} .15,{0.4 + low} .22,.26 .12,.1 0,.06", flat, "flat", lift=1
    )
    for s in (-1, 1):
        head.lay(
            f"{s * 0.1},{0.3 + low} {s * 0.04},{0.36 + low} {s * 0.1},{0.39 + low} {s * 0.15},{0.35 + low}",
            skin.line,
            "flat",
        )
    head.lay("-.3,-.66 0,-.74 .26,-.64 .2,-.54 -.2,-.54", flat, "flat", thin=0.15)
    if name != "judge":
        m = 0.66 * head.long
        head.lay(
            f"-.3,{m:.2f} -.12,{m - 0.13:.2f} 0,{m - 0.1:.2f} .14,{m - 0.13:.2f} .3,{m:.2f} .14,{m + 0.16:.2f} -.12,{m + 0.15:.2f}",
            mix(head.lip, CHALK, 0.3),
            "flat",
            lift=1,
        )
        head.line(f"-.28,{m:.2f} 0,{m + 0.03:.2f} .28,{m - 0.01:.2f}", (0.01, 0.04, 0.01), skin.line, "flat")
    else:
        # the moustache leaves a print of its own
        for k in range(13):
            x = 62 + 11 * k
            card.paint(
                ribbon(f"{x},{572 + abs(k - 6) * 3} {x - 6 + k},{606 + abs(k - 6) * 5}", (2.5, 1.5)), CHALK, thin=0.2
            )


def _frame(card: Sheet) -> None:
    card.paint("-40,92! 1240,78! 1240,140! -40,154!", PETROL, angle=2, lift=6)
    card.paint("-40,930! 1240,930! 1240,978! -40,980!", PETROL, angle=2, lift=6)
    for k in range(13):
        card.paint(
            f"{-30 + 100 * k},-40! {70 + 100 * k},-40! {68 + 100 * k},60 {20 + 100 * k},104 {-28 + 100 * k},62",
            LILAC if k % 2 else CHALK,
            angle=88,
            lift=6,
        )
    # the sign hangs with its word to the street
    card.paint(ribbon("690,150 760,196 846,148", (3, 3)), BONE)
    card.paint("676,190! 850,184! 854,262! 680,270!", BONE, angle=3, lift=7)


def _roses(card: Sheet, x: float, y: float, count: int, step: float) -> None:
    for k in range(count):
        for r, ink in ((17, LILAC), (11, shift(LILAC, 0.07)), (5, PLUM)):
            card.paint(ROUND, ink, at=affine(x + step * k, y, r, k * 30), lift=3 if r == 17 else 0)


def _counter(card: Sheet) -> None:
    card.paint("-40,1096! 1240,1090! 1240,1840! -40,1840!", PLUM, angle=88, laps=90, grain=0.3)
    card.paint("-40,980! 1240,978! 1240,1104! -40,1112!", BONE, angle=2, laps=50, grain=0.14, lift=10)
    for x, tiers in (
        (60, ((210, 1086, 120), (150, 972, 104), (92, 870, 96))),
        (1130, ((230, 1090, 108), (176, 984, 96), (120, 890, 92))),
    ):
        for half, y, high in tiers:
            card.paint(
                f"{x - half},{y}! {x - half + 8},{y - high}! {x + half - 6},{y - high - 4}! {x + half},{y}!",
                CHALK,
                angle=88,
                grain=0.16,
                lift=9,
            )
            card.paint(
                f"{x + half * 0.5:.0f},{y}! {x + half * 0.54:.0f},{y - high}! {x + half - 6},{y - high - 4}! {x + half},{y}!",
                shift(BONE, -0.02),
                angle=88,
            )
            _roses(card, x - half + 22, y - 16, int(half * 2 / 44), 44)
            card.paint(
                ribbon(
                    [(x - half + 6 + (half * 2 - 12) * t / 8, y - high + (10 if t % 2 else 26)) for t in range(9)],
                    (4, 4),
                ),
                LILAC,
                wobble=0.4,
            )
    # the last storey of the one at the left has not been put on
    card.paint("330,1056! 470,1050! 470,1076! 334,1080!", CHALK, angle=3, lift=7)
    card.paint("346,1052! 350,1000! 452,996! 456,1048!", CHALK, angle=88, grain=0.16, lift=7)


def _she(card: Sheet) -> None:
    body = card.piece(
        "330,1330! 420,1296 560,1296 640,1336! 740,1380 786,1480 800,1660! 190,1660! 196,1480 240,1380",
        CHALK,
        angle=84,
        laps=60,
        grain=0.2,
        edge="torn",
        core="#fffaf0",
        wobble=3,
        lift=12,
    )
    with card.inside(body):
        card.paint("480,1300 486,1660", BONE)
        card.paint(ribbon("500,1330 494,1660", (3, 4)), LILAC)
        card.paint([curve(ROUND, affine(530, y, 9)) for y in (1400, 1470, 1540)], LILAC)
        card.paint("330,1310! 480,1420! 486,1480 420,1430 320,1370!", BONE, angle=40)
        card.paint("640,1310! 486,1420! 488,1480 560,1430 660,1366!", BONE, angle=-40)
    card.paint("410,1240! 560,1240! 576,1320 486,1400! 396,1316", BROWN.shade, angle=86)
    head = Head(card, CAST["confectioner"], 486, 1130, 150, 4)
    head.draw()


def _table(card: Sheet) -> None:
    card.paint("-40,1622! 1240,1606! 1240,1660! -40,1668!", CHALK, angle=2, lift=10)
    card.paint("60,1510! 1130,1500! 1240,1620! -40,1636!", BONE, angle=3, laps=60, grain=0.16, lift=8)
    card.paint("-40,1664! 1240,1654! 1240,1840! -40,1840!", mix(BONE, LILAC, 0.45), angle=4, laps=60)
    card.paint(ribbon("-40,1668 1240,1658", (8, 8)), LILAC)
    # bread and an onion, without a plate
    loaf = card.piece("120,1584! 130,1530 190,1506 270,1510 300,1560 290,1590!", SKIN, angle=8, lift=7)
    with card.inside(loaf):
        for x in (160, 204, 248):
            card.paint(ribbon(f"{x},1516 {x + 14},1552", (3, 8, 3)), BONE)
    card.paint(
        "340,1570 350,1530 380,1508 388,1484! 398,1508 428,1530 436,1572 390,1594",
        mix(LILAC, CHALK, 0.3),
        angle=84,
        lift=6,
    )
    for x in (366, 388, 410):
        card.paint(ribbon(f"388,1506 {x},1540 {(x + 388) / 2:.0f},1588", (2, 4, 2)), LILAC)
    # the drawer
    card.paint("760,1684! 1200,1678! 1204,1790! 764,1800!", NIGHT, angle=3)
    card.paint("740,1780! 1226,1768! 1240,1840! 736,1840!", BONE, angle=3, lift=9)
    card.paint(ROUND, PLUM, at=affine(984, 1812, 17), lift=4)


def _stairs(card: Sheet) -> None:
    """Nine steps for one who went that way."""
    for k in range(10):
        x, top = 690 + 42 * k, 1420 + 37 * k
        bottom = 1590 if x < 790 else 1780
        while top < bottom:
            low = min(top + 34, bottom)
            card.paint(
                f"{x},{top}! {x + 41},{top}! {x + 41},{low}! {x},{low}!",
                "#fbf6ea" if (top // 37) % 2 else CHALK,
                angle=88,
                grain=0.2,
                wobble=0.7,
                lift=2,
            )
            card.paint(
                f"{x + 30},{top}! {x + 41},{top}! {x + 41},{low}! {x + 30},{low}!", mix(CHALK, LILAC, 0.35), wobble=0.4
            )
            top += 37
        y = 1420 + 37 * k
        card.paint(f"{x - 3},{y + 2}! {x + 9},{y - 12}! {x + 52},{y - 12}! {x + 42},{y + 2}!", "#fffaf0", wobble=0.5)
    for x, y, t in ((600, 1560, 20), (640, 1590, -14), (572, 1594, 50)):
        card.paint("-1,-1! 1,-1! 1,1! -1,1!", "#fffaf0", at=affine(x, y, 16, t), lift=4)


def _hands(card: Sheet) -> None:
    # bread in one hand, on its way
    card.paint(
        "214,1440! 250,1380 330,1400! 350,1480 330,1560 290,1590! 230,1580 200,1520",
        shift(CHALK, -0.02),
        angle=70,
        edge="torn",
        core="#fffaf0",
        wobble=3,
        lift=9,
    )
    card.paint("290,1560! 250,1500 290,1440 330,1400! 384,1426! 350,1480 340,1540!", CHALK, angle=60, lift=9)
    bite = "372,1330! 430,1300 480,1320 490,1370! 460,1364 450,1390! 426,1382 400,1410!"
    hand(card, "cup", 352, 1432, 112, -40, BROWN, age=48, lift=5, part="under")
    card.paint(bite, SKIN, angle=20, lift=5)
    card.paint("386,1336! 430,1316 466,1330 472,1358! 450,1354 440,1376! 420,1370 402,1392!", BONE, angle=20)
    hand(card, "cup", 352, 1432, 112, -40, BROWN, age=48, lift=5, part="over")
    # the other sets the first stone of the flight straight
    card.paint(
        "690,1350! 760,1400 786,1480 760,1540! 700,1560 640,1520! 650,1440",
        shift(CHALK, -0.02),
        angle=110,
        edge="torn",
        core="#fffaf0",
        wobble=3,
        lift=9,
    )
    card.paint("740,1540! 660,1520 620,1470! 660,1436! 700,1466 770,1480!", CHALK, angle=20, lift=8)
    card.paint("-1,-1! 1,-1! 1,1! -1,1!", "#fffaf0", at=affine(716, 1386, 20, 10), lift=4)
    hand(card, "tweak", 650, 1458, 104, -44, BROWN, age=48, lift=6)
