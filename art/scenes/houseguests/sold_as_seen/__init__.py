"""Sold As Seen: one locked case held up, and everybody wants it more since the others do; a puppet looks to the door."""

from __future__ import annotations

from typing import Final

from art.cutpaper.cast import strangers
from art.cutpaper.contour import affine, ribbon, rng
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

UMBER, OLIVE, BRICK, CREAM, SLATE, OCHRE, BLACK = (
    "#5b463a",
    "#767349",
    "#96503f",
    "#dccfb4",
    "#5a6062",
    "#b08a4a",
    "#2a2322",
)
GROUND = CREAM
LINEN: Final = "#ebe1cb"
SKINS: Final = tuple(
    Skin(base, shade, BLACK, lip=lip)
    for base, shade, lip in (
        ("#d9b393", "#b28a6f", "#96503f"),
        ("#b58865", "#8f674d", "#7d4338"),
        ("#85604a", "#654839", "#6d3d34"),
        ("#5e463b", "#44332d", "#6d3d34"),
        ("#c9a07c", "#a07a5c", "#96503f"),
    )
)
FAIR: Final = SKINS[0]
NIGHT: Final = Skin("#46342d", "#33261f", "#1a1412", lip="#6d3d34")
CAST: Final = {
    **{
        f"bidder {i}": face
        for i, face in enumerate(strangers(25, SKINS, "lot forty", (BLACK, UMBER, OCHRE, "#b9b0a0"), (19, 82)))
    },
    "boy": Face(
        FAIR,
        12,
        "diamond",
        "snub",
        "round",
        "wide",
        "bushy",
        "wild",
        BRICK,
        wear=("freckles",),
        feels=feel("startled", part=0.1),
    ),
    "fur": Face(SKINS[4], 55, "lantern", "bent", "hooded", "thin", "arched", "chin_waves", UMBER, feels=feel("smug")),
    "shy": Face(
        NIGHT,
        35,
        "heavy",
        "broad",
        "almond",
        "full",
        "thin",
        "high_coils",
        BLACK,
        feels=feel("ashamed", slant=(0, 0.1)),
    ),
    "one": Face(
        SKINS[1], 70, "pear", "hook", "deep", "pinched", "one", "ring", "#b9b0a0", feels=feel("furious"), kin="twins"
    ),
    "other": Face(
        SKINS[1], 70, "pear", "hook", "deep", "pinched", "one", "combed_over", "#b9b0a0", feels=feel("sly"), kin="twins"
    ),
    "turned": Face(SKINS[2], 40, "oval", "line", "smooth", "bow", "flat", "low_knot", BLACK, feels=feel("weeping")),
}
INKS: Final[tuple[Ink, ...]] = (
    UMBER,
    OLIVE,
    BRICK,
    SLATE,
    OCHRE,
    BLACK,
    mix(OLIVE, BLACK, 0.4),
    mix(BRICK, UMBER, 0.5),
)
ROWS: Final = (
    (800, 62, (70, 268, 430, 640, 842, 1010, 1176)),
    (968, 68, (-10, 176, 366, 560, 752, 930, 1110)),
    (1146, 76, (84, 300, 500, 716, 920, 1150)),
    (1348, 86, (-16, 216, 450, 680, 900, 1120)),
    (1580, 98, (110, 366, 630, 880, 1150)),
)
NAMED: Final = {(0, 4): "one", (1, 6): "other", (1, 3): "shy", (2, 4): "turned", (3, 1): "boy", (4, 3): "fur"}
FANS: Final = {
    (0, 1),
    (0, 3),
    (0, 4),
    (0, 6),
    (1, 1),
    (1, 5),
    (1, 6),
    (2, 0),
    (2, 2),
    (2, 5),
    (3, 3),
    (3, 5),
    (4, 1),
    (4, 4),
}


def paint(card: Sheet) -> None:
    """Lay arm and case on the bare ground, then the rows from the last to the first."""
    _case(card)
    free = iter(range(25))
    jitter = rng("rows", card.name)
    for row, (y, size, places) in enumerate(ROWS):
        for at, x in enumerate(places):
            name = NAMED.get((row, at)) or f"bidder {next(free, 0)}"
            dx, dy = (float(v) for v in jitter.normal(0, 9, 2))
            _bidder(card, name, x + dx, y + dy, float(size), INKS[(row * 3 + at * 5) % 8], (row, at))


def _case(card: Sheet) -> None:
    sleeve = card.piece(
        "-60,250! 120,226 280,206! 300,250 286,312 250,350! 60,392 -60,420!",
        LINEN,
        angle=-8,
        laps=50,
        edge="torn",
        core="#fbf5e6",
        lift=10,
    )
    with card.inside(sleeve):
        for x in (40, 130, 214):
            card.paint(ribbon(f"{x},210 {x + 22},300 {x + 6},400", (3, 9, 3)), shift(LINEN, -0.1), thin=0.2)
    card.paint("262,200! 306,196! 318,336! 268,350!", shift(LINEN, -0.06), angle=80, lift=6)
    card.paint("300,232! 420,214 560,182 600,196! 606,250 560,268! 430,296 304,318!", SKINS[1].base, angle=-8, lift=6)
    card.paint("304,318! 430,296 560,268! 604,252! 560,246 430,270 304,290!", SKINS[1].shade, angle=-8)
    card.paint(ribbon("560,300 566,232 606,214 690,214 728,232 732,300", (17, 17, 17, 17, 17, 17)), BLACK, lift=5)
    case = card.piece("420,292! 872,282! 884,560! 412,572!", BRICK, angle=3, laps=60, lift=16)
    with card.inside(case):
        for x in (470, 800):
            card.paint(f"{x},270! {x + 44},270! {x + 46},590! {x + 2},590!", shift(BRICK, -0.09), angle=88)
        card.paint(ribbon("410,424 650,420 890,416", (7, 7, 7)), shift(BRICK, -0.13))
        card.paint("560,330! 620,322! 626,372! 566,378!", CREAM, angle=-6)
        card.paint("690,470 730,456 752,486 722,510 690,500", OLIVE, angle=20)
    for x in (500, 760):
        card.paint(f"{x},404! {x + 54},402! {x + 54},448! {x},450!", OCHRE, angle=4, lift=5)
        card.paint(f"{x + 22},420 {x + 32},420 {x + 31},438! {x + 23},438!", BLACK)
    for x, y in ((420, 296), (858, 290), (418, 556), (862, 546)):
        card.paint("-1,-1! 1,-1! 1,1! -1,1!", shift(BRICK, -0.16), at=affine(x + 6, y, 20, 45))
    hand(card, "grip", 560, 214, 150, 4, SKINS[1], age=45, lift=8)


def _bidder(card: Sheet, name: str, x: float, y: float, size: float, ink: Ink, place: tuple[int, int]) -> None:
    """Shoulders, head, and perhaps a fan held up; all of it hides whoever stands behind."""
    face = CAST[name]
    boy = name == "boy"
    wide = size * (1.15 if boy else 1.55)
    if place in FANS:
        _fan(card, x + wide * 0.7, y, size, ink, face.skin, place)
    cloth = card.piece(
        f"{x - wide},{y + size * 5}! {x - wide * 1.02:.0f},{y + size * 2:.0f} {x - wide * 0.7:.0f},{y + size * 1.25:.0f} {x},{y + size * 0.95:.0f} "
        f"{x + wide * 0.7:.0f},{y + size * 1.25:.0f} {x + wide * 1.02:.0f},{y + size * 2:.0f} {x + wide},{y + size * 5}!",
        ink,
        angle=82,
        laps=40,
        lift=8,
        edge="torn" if sum(place) % 3 == 0 else "cut",
        core=LINEN if sum(place) % 3 == 0 else None,
        wobble=3,
    )
    with card.inside(cloth):
        if sum(place) % 4 == 1:
            for k in range(-6, 7):
                card.paint(
                    ribbon(f"{x + k * size * 0.34},{y + size} {x + k * size * 0.36},{y + size * 5}", (5, 5)),
                    shift(ink, 0.09),
                )
        elif sum(place) % 4 == 2:
            card.paint(
                f"{x - size * 0.34},{y + size * 0.8}! {x + size * 0.34},{y + size * 0.8}! {x + 4},{y + size * 2.3}!",
                CREAM,
                angle=80,
            )
    card.paint(
        f"{x - size * 0.36},{y + size * 0.6}! {x + size * 0.36},{y + size * 0.6}! {x + size * 0.4},{y + size * 1.2} {x},{y + size * 1.36} {x - size * 0.4},{y + size * 1.2}",
        face.skin.shade,
        angle=84,
    )
    tilt = (place[1] * 7 + place[0] * 5) % 17 - 8
    if name == "turned":
        Head(card, face, x, y, size, tilt=8, view="back").draw()
        card.paint(
            ribbon(f"{x - 24},{y + size * 0.86} {x},{y + size * 1.3} {x + 26},{y + size * 0.86}", (5, 5, 5)), CREAM
        )
        card.paint(
            f"{x - 5},{y + size * 1.3}! {x + 6},{y + size * 1.3}! {x + 6},{y + size * 1.85}! {x + 20},{y + size * 1.85}! {x + 20},{y + size * 1.98}! {x - 5},{y + size * 1.98}!",
            OCHRE,
            lift=4,
        )
        return
    Head(card, face, x, y, size, tilt=float(tilt), turn=(-0.4, 0.0, 0.4, 0.0)[sum(place) % 4]).draw()
    if boy:
        for s in (-1, 1):
            card.paint(
                f"{x + s * 60},{y + 150}! {x + s * 122},{y + 110}! {x + s * 150},{y - 60}! {x + s * 108},{y - 68}! {x + s * 92},{y + 60}!",
                ink,
                angle=80,
                lift=7,
            )
            hand(card, "open", x + s * 130, y - 66, 92, -90 + s * 10, face.skin, flip=s < 0, age=12, lift=5)
    if name == "shy":
        _puppet(card, x - 96, y - 40)
    if name == "fur":
        card.paint(
            f"{x - 160},{y + 190} {x - 110},{y + 112} {x},{y + 160}! {x + 110},{y + 106} {x + 166},{y + 190} {x + 60},{y + 260} {x - 60},{y + 262}",
            UMBER,
            edge="torn",
            core=OCHRE,
            wobble=9,
            lift=8,
        )
    if place == (3, 4):
        # a beard that somebody else has grown
        card.paint(
            f"{x - 60},{y + 46} {x},{y + 34} {x + 62},{y + 44}! {x + 50},{y + 130} {x + 6},{y + 170} {x - 44},{y + 128}",
            OCHRE,
            angle=86,
            laps=14,
            lift=6,
        )
        card.paint(ribbon(f"{x - 58},{y + 50} {x - 76},{y + 4} {x - 70},{y - 30}", (3, 3, 3)), BLACK)


def _fan(card: Sheet, x: float, y: float, size: float, ink: Ink, skin: Skin, place: tuple[int, int]) -> None:
    # Those in front hold theirs lower: nobody's face behind them is to be lost.
    top = y - size * (1.9 + sum(place) % 3 * 0.3 if place[0] == 0 else 0.35)
    card.paint(
        f"{x - size * 0.2},{y + size * 2}! {x + size * 0.5},{y + size * 2.2}! {x + size * 0.56},{top + size * 1.1:.0f}! {x + size * 0.12:.0f},{top + size * 1.1:.0f}!",
        shift(ink, -0.04),
        angle=86,
        lift=5,
    )
    card.paint(ribbon(f"{x + size * 0.34},{top + size} {x + size * 0.36},{top - size * 0.1}", (7, 6)), UMBER)
    at = affine(x + size * 0.36, top - size * 0.5, size * (0.66 if place[0] == 0 else 0.5), (place[1] * 11) % 25 - 12)
    card.paint("-.86,-.3 -.5,-.86 .1,-1 .7,-.8 .95,-.2 .8,.5 .3,.95 -.3,.92 -.8,.5", LINEN, at=at, angle=20, lift=7)
    hand(card, "fist", x + size * 0.34, top + size * 1.1, size * 0.95, -88, skin, lift=4)


def _puppet(card: Sheet, x: float, y: float) -> None:
    """It bids; it looks to the door all the same."""
    card.paint(f"{x - 34},{y + 190}! {x + 40},{y + 190}! {x + 34},{y + 20} {x - 26},{y + 20}!", OCHRE, angle=86, lift=8)
    for s, end in ((-1, -30), (1, -6)):
        card.paint(ribbon(f"{x + s * 18},{y + 56} {x + s * 62},{y + end}", (24, 20)), OCHRE, lift=5)
        card.paint("-1,0 0,-1 1,0 0,1", LINEN, at=affine(x + s * 66, y + end - 6, 15), lift=3)
    card.paint("-1,-.1 -.6,-.9 .2,-1 .9,-.5 1,.2 .5,.9 -.4,.9", LINEN, at=affine(x + 4, y - 30, 54), angle=30, lift=7)
    card.paint("-1,.2 -.6,-1 .4,-1.2 1,0!", BRICK, at=affine(x, y - 66, 52, 8), angle=20, lift=5)
    card.paint("-.3,-.3! 1,0! -.3,.3", BRICK, at=affine(x + 46, y - 26, 26), lift=4)
    card.paint("1,0 0,1 -1,0 0,-1", BLACK, at=affine(x + 30, y - 40, 6))
    card.paint(ribbon(f"{x + 22},{y} {x + 36},{y + 4} {x + 46},{y - 4}", (3, 4, 3)), BLACK)
