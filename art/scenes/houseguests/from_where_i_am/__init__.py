"""From Where I Am: from within a box; a girl looks in, and somebody small peels an orange on its flap."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

CLAY, PISTACHIO, SKY, CREAM, BROWN, MARIGOLD, PLUM = (
    "#d9a592",
    "#bdc9a4",
    "#bfd0d6",
    "#f2e8d7",
    "#a06c52",
    "#dda64b",
    "#47293f",
)
GROUND = SKY
SKIN: Final = Skin(BROWN, "#865640", PLUM, lip="#8c4a40", blush="#ad664d", white=CREAM)
CAST: Final = {
    "girl": Face(
        SKIN,
        9,
        "egg",
        "button",
        "round",
        "full",
        "plain",
        "long",
        PLUM,
        feels=feel(
            "dreaming",
            gaze=(0.02, 0.22),
            lids=(0.66, 0.58),
            brows=(0.16, 0.05),
            slant=(0.0, 0.06),
            corners=(0.1, 0.0),
            part=0.0,
            tilt=0,
        ),
        plane="none",
    )
}
_WALL: Final = mix(CLAY, PLUM, 0.34)
_PEEL: Final = "#e2953a"
_PALE: Final = Skin("#e8c8b0", "#c99f8a", PLUM)


def paint(card: Sheet) -> None:
    """Lay what is above the box, from the farthest down to its walls."""
    _behind(card)
    _girl(card)
    _walls(card)
    _fingers(card)
    _plaits(card)
    _flap(card)
    _sitter(card)
    _tissue(card)


def _behind(card: Sheet) -> None:
    hair = card.piece(
        "600,150! 850,170 1010,300 1060,560 1060,900 1020,1160 960,1300! 240,1300! 180,1160 140,900 140,560 190,300 350,170",
        PLUM,
        angle=88,
        laps=50,
        grain=0.36,
        edge="torn",
        wobble=3,
        lift=10,
    )
    lines = [ribbon(f"{600 + 14 * k},260 {600 + 42 * k},600 {600 + 40 * k},1300", (2, 8, 3)) for k in range(-10, 11, 2)]
    card.pattern(hair, lines, shift(PLUM, 0.07), thin=0.3)


def _girl(card: Sheet) -> None:
    card.paint("440,1200! 760,1200! 790,1330 900,1420! 300,1420! 410,1330", SKIN.shade, angle=88, laps=60)
    card.paint(
        "150,1440! 240,1330 380,1280! 460,1340 600,1372 740,1340 820,1280! 960,1330 1050,1440!", PISTACHIO, lift=5
    )
    head = Head(card, CAST["girl"].but(hair="bald"), 600, 726, 590, tilt=-5)
    head.draw()
    for x, y in ((444, 806), (774, 780)):
        card.paint("-15,-17! 13,-19! 15,17! -13,19!", CREAM, at=affine(x, y, 1, -4), wobble=0.5)
    for spec, way in (
        ("588,400! 520,470 400,560 300,690 254,830 250,1130! 200,1250! 130,1200! 130,400 400,150 588,150!", 1),
        ("588,400! 680,450 800,530 900,640 962,780 968,1110! 1010,1250! 1070,1200! 1070,400 800,150 588,150!", -1),
    ):
        side = card.piece(spec, PLUM, angle=120 if way > 0 else 60, laps=40, grain=0.4, lift=7)
        strands = [
            ribbon(
                f"588,{200 + 40 * k} {588 - way * (150 + 14 * k)},{330 + 46 * k} {588 - way * (330 + 6 * k)},{560 + 70 * k}",
                (2, 8, 3),
            )
            for k in range(-3, 5)
        ]
        card.pattern(side, strands, shift(PLUM, 0.08), thin=0.25)


def _walls(card: Sheet) -> None:
    """Inside: four walls up to the light."""
    for spec, dark, angle in (
        ("-60,-60! 170,190! 148,1392! -60,1860!", 0.0, 88),
        ("1260,-60! 1030,172! 1052,1372! 1260,1860!", -0.09, 88),
        ("-60,1860! 148,1390! 1052,1370! 1260,1860!", 0.06, 3),
        ("-60,-60! 170,192! 1030,172! 1260,-60!", -0.13, 3),
    ):
        card.paint(spec, shift(_WALL, dark), angle=angle, laps=110, lift=6)
    for k, y in enumerate((470, 590, 706)):
        card.paint(ROUND, shift(_WALL, -0.2), at=affine(1134, y, 25), wobble=0.6)
        card.paint("-12,-19 8,-22 22,-8 22,10 8,22 -10,20 -2,2", (SKY, CREAM, SKY)[k], at=affine(1136, y), wobble=0.5)
    rim = [
        ribbon("170,190 148,1390", (18, 22)),
        ribbon("1030,172 1052,1370", (18, 22)),
        ribbon("138,1390 1062,1370", (26, 26)),
    ]
    card.paint(rim, CREAM, lift=4)
    teeth = [ribbon(f"{x},{1398 - x * 0.022:.0f} {x + 9},{1382 - x * 0.022:.0f}", (4, 4)) for x in range(150, 1050, 20)]
    card.paint(teeth, mix(CLAY, BROWN, 0.5), wobble=0.2)


def _fingers(card: Sheet) -> None:
    """Over the rim, from outside."""
    for x, y, way in ((152, 930, 1), (1046, 880, -1)):
        for k, (long, w) in enumerate(((104, 33), (122, 36), (116, 35), (92, 31))):
            v = y + 68 * k
            a, b = x + way * 26, x - way * long
            ink = SKIN.base if way > 0 else shift(SKIN.base, -0.05)
            card.paint(
                f"{a},{v - w * 0.8:.0f} {x - way * 30},{v - w} {b + way * 24},{v - w * 0.72:.0f} {b},{v + 12} "
                f"{b + way * 20},{v + w * 0.86:.0f} {x - way * 30},{v + w} {a},{v + w * 0.8:.0f} {a + way * 14},{v}",
                ink,
                angle=4,
                lift=6,
            )
            card.paint(
                f"{b + way * 34},{v - 8} {b + way * 12},{v - 2} {b + way * 9},{v + 14} {b + way * 32},{v + 22}",
                mix(BROWN, CLAY, 0.65),
                wobble=0.4,
            )


def _plaits(card: Sheet) -> None:
    for flip in (False, True):
        at = affine(1196 if flip else 0, 0, 1, 0, flip)
        low = 8 if flip else 7
        for k in range(low):
            x, y, w = 322 - 12 * k, 1190 + 72 * k, 62 + 7 * k
            for side in (-1, 1):
                card.paint(
                    f"{x - side * w * 0.1:.0f},{y - 44}! {x + side * w:.0f},{y - 20} {x + side * w * 0.96:.0f},{y + 40} "
                    f"{x - side * w * 0.2:.0f},{y + 88}! {x - side * w * 0.3:.0f},{y + 30}",
                    shift(PLUM, 0.035 if side > 0 else 0),
                    at=at,
                    angle=40 * side,
                    laps=24,
                    grain=0.45,
                    lift=5,
                )
        x, y = 322 - 12 * low, 1190 + 72 * low
        card.paint(
            f"{x - 40},{y}! {x + 40},{y}! {x + 96},{y + 200} {x - 100},{y + 200}!", PLUM, at=at, angle=88, lift=5
        )
        card.paint(ribbon(f"{x - 66},{y + 8} {x},{y + 18} {x + 66},{y + 4}", (38, 40, 38), at), MARIGOLD, lift=6)


def _flap(card: Sheet) -> None:
    flap = card.piece(
        "166,186! 1034,168! 940,362! 276,384!", CLAY, angle=2, laps=70, edge="torn", core=CREAM, wobble=4, lift=12
    )
    with card.inside(flap):
        card.paint("160,180! 1040,160! 1020,206! 190,226!", shift(CLAY, -0.07), angle=2)


def _sitter(card: Sheet) -> None:
    """Somebody on the edge of it, no larger than her nose, with an orange in one long peel."""
    for dx, ink in ((26, shift(CREAM, -0.08)), (0, CREAM)):
        card.paint(
            f"{410 + dx},352! {350 + dx},350 {312 + dx},362 {302 + dx},392 {298 + dx},466! {334 + dx},468! {342 + dx},404 {420 + dx},398!",
            ink,
            angle=80,
            lift=5,
        )
        card.paint(
            f"{297 + dx},460! {335 + dx},462! {338 + dx},494! {262 + dx},496! {264 + dx},480 {290 + dx},470!",
            BROWN,
            lift=4,
        )
    card.paint("352,386! 350,300 362,256 396,240 430,254 448,310 452,388!", PLUM, angle=84, lift=6)
    card.paint("372,248! 372,222! 412,222! 414,250! 392,262!", _PALE.shade)
    card.paint("356,170! 352,190 340,208 350,214! 350,232 366,242 392,238 418,226 426,196 420,168!", _PALE.base, lift=3)
    card.paint("406,186! 420,190 418,208 406,210", _PALE.shade)
    card.paint("0,-5 4,0 0,5 -4,0", PLUM, at=affine(366, 198), wobble=0.2)
    card.paint("338,178! 350,140 390,124 424,140 434,180!", PISTACHIO, angle=20, lift=4)
    card.paint(ribbon("322,184 380,178 446,184", (13, 14, 12)), PISTACHIO, lift=3)
    # peel, then the fruit, then who peels
    turns = " ".join(f"{246 + (-1) ** k * (26 - k):.0f},{330 + 46 * k}" for k in range(12))
    card.paint(ribbon(f"262,312 {turns}", (22, 26, 24, 24, 20, 16, 6)), _PEEL, lift=5)
    card.paint(ROUND, MARIGOLD, at=affine(262, 296, 32), lift=4)
    card.paint("240,280! 262,264 284,280! 268,300 250,300", mix(MARIGOLD, CREAM, 0.6))
    card.paint(ribbon("414,276 376,346 318,318", (40, 36, 28)), shift(PLUM, 0.09), angle=40, lift=5)
    card.paint("326,300! 304,290 284,300 280,312 298,322 324,334!", _PALE.base, lift=3)


def _tissue(card: Sheet) -> None:
    """What one is laid in."""
    for spec, ink in (
        ("250,1860! 330,1700! 420,1740 500,1640! 560,1720 640,1690! 700,1760 800,1700! 860,1860!", shift(CREAM, -0.06)),
        ("330,1860! 400,1770! 470,1800 560,1730! 640,1800 720,1770! 760,1860!", CREAM),
    ):
        sheet = card.piece(spec, ink, angle=70, edge="torn", wobble=4, lift=8)
        with card.inside(sheet):
            folds = [
                ribbon(f"{x},{y} {x + d},1860", (3, 16))
                for x, y, d in ((500, 1650, -30), (570, 1740, 26), (800, 1706, -50))
            ]
            card.paint(folds, shift(ink, -0.07), angle=84)
