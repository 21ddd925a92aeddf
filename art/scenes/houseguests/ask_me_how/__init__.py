"""Ask Me How: an old woman in mud laughs with one eye; seven hands want a piece of it; a collar comes down on a line."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, shift
from art.cutpaper.skin import Skin

MUD, BONE, DARK, MOSS, SLATE, CLAY, GOLD = "#8c7a62", "#dccfb6", "#4b3129", "#6d7048", "#575c5b", "#a9714f", "#c3993f"
GROUND = BONE
WHITE: Final = "#f5eedf"
HERS: Final = Skin("#dcae8b", "#b5835f", "#1a0f0e", lip="#a25448", blush="#cd8467", white=WHITE)
BROWN: Final = Skin("#7d523d", "#613d2d", "#1a0f0e", lip="#7a3c33", white=WHITE)
TAN: Final = Skin(CLAY, "#87573b", "#1a0f0e", white=WHITE)
FAIR: Final = Skin("#c99a78", "#a2755a", "#1a0f0e", white=WHITE)
CAST: Final = {
    "winner": Face(
        HERS,
        70,
        "moon",
        "broad",
        "round",
        "wide",
        "bushy",
        "bald",
        "#b9b0a2",
        wear=("gold_tooth",),
        wear_ink=GOLD,
        feels=feel(
            "triumphant",
            lids=(-1, 0.8),
            brows=(-0.02, 0.16),
            gaze=(0.0, 0.0),
            corners=(0.6, 0.5),
            part=0.17,
            broad=1.2,
            squint=0.4,
            tilt=0,
        ),
        long=1.12,
        plane="none",
    )
}


def paint(card: Sheet) -> None:
    """Lay hat and shoulders, the head, the mud on it, then everybody's hands."""
    _behind(card)
    head = Head(card, CAST["winner"], 606, 850, 520, -7)
    head.draw()
    _mud(head)
    _cigar(card)
    _collar(card)
    _feather(card)
    _hands(card)


def _behind(card: Sheet) -> None:
    hat = affine(640, 400, 1.0, -9)
    brim = card.piece(
        "-660,60 -560,-160 -300,-330 0,-390 320,-340 560,-180 640,60 420,190 0,240 -430,190",
        GOLD,
        at=hat,
        angle=-9,
        laps=60,
        lift=14,
    )
    rings = [
        ribbon(
            " ".join(
                f"{u * s:.0f},{(v + 60) * s - 60:.0f}"
                for u, v in ((-660, 60), (-560, -160), (-300, -330), (0, -390), (320, -340), (560, -180), (640, 60))
            ),
            (6, 7, 6),
            hat,
        )
        for s in (0.94, 0.86, 0.78, 0.7, 0.62)
    ]
    card.pattern(brim, turned(rings), shift(GOLD, -0.09), thin=0.15)
    card.paint(
        "-380,-60! -340,-330 -120,-460 130,-460 330,-330 370,-60! 0,-10", shift(GOLD, 0.03), at=hat, angle=20, lift=8
    )
    card.paint("-384,-60! -372,-140 0,-90 362,-140 372,-60! 0,0", MOSS, at=hat, angle=-6, lift=3)
    card.paint("400,1300! 820,1290! 900,1520 620,1640! 330,1540", HERS.shade, angle=80)
    dress = card.piece(
        "-40,1840! -40,1560 200,1450 400,1404! 520,1500 720,1500 830,1390! 1040,1450 1240,1540! 1240,1840!",
        MOSS,
        angle=8,
        laps=80,
        edge="torn",
        core=WHITE,
        wobble=5,
        lift=10,
    )
    with card.inside(dress):
        for x, y in ((160, 1640), (420, 1720), (700, 1660), (980, 1740), (1120, 1600), (300, 1520)):
            card.paint(
                "-1,-.3 -.3,-1 .7,-.7 1,.2 .3,1 -.6,.7", MUD, at=affine(x, y, 60 + x % 40), edge="raw", ragged=20
            )


def _mud(head: Head) -> None:
    """In thick laps, everywhere but lids, lips and where one hand has been."""
    laps: tuple[tuple[str, float, float], ...] = (
        (
            "-.7,-.22 -.66,-.6 -.36,-.94 0,-1.02 .3,-.96! .24,-.6 .3,-.4! .2,-.34 .1,-.2 -.06,-.2 -.2,-.36 -.46,-.34 -.56,-.14",
            -8,
            0.0,
        ),
        (
            "-.78,.06 -.56,.1 -.5,.24 -.3,.2 -.16,.14 -.2,.34 -.34,.46 -.44,.72! -.4,.92 -.2,1.06 -.5,1.02 -.76,.6",
            60,
            0.03,
        ),
        ("-.1,-.16 .1,-.16 .14,.12 .22,.3 .1,.4 -.12,.4 -.22,.3 -.13,.12", 86, 0.06),
        ("-.3,.94 -.1,.88 .14,.92 .24,1.06 0,1.14 -.26,1.1", 4, 0.02),
        ("-.16,.44 .02,.48 .2,.44 .16,.52 .02,.54 -.14,.52", 0, -0.02),
        (".56,-.74! .7,-.4 .76,0 .8,.3 .74,.66 .54,.98! .5,.7 .54,.3 .5,.16! .6,.06 .6,-.2 .52,-.4!", 96, -0.03),
        (".16,.2 .3,.24 .36,.3! .38,.44 .28,.42", 50, 0.03),
    )
    for spec, angle, light in laps:
        piece = head.lay(spec, shift(MUD, light), "flat", angle=angle, laps=34, grain=0.5, wobble=2.2, lift=5)
        if piece is not None:
            with head.card.inside(piece):
                head.lay(spec, shift(MUD, light - 0.06), "flat", angle=angle + 14, laps=22, grain=0.5, thin=0.62)
    for u, v, r in (
        (-0.86, -0.5, 0.05),
        (0.36, -0.8, 0.035),
        (-0.62, 1.08, 0.04),
        (0.3, 1.14, 0.03),
        (0.42, 0.06, 0.02),
    ):
        head.lay(f"{u - r},{v} {u},{v - r} {u + r},{v} {u},{v + r * 1.6}", MUD, "flat", lift=3)


def _cigar(card: Sheet) -> None:
    at = affine(680, 1216, 1.0, 17)
    card.paint("-20,-30! 240,-38! 256,0 240,38! -20,30!", "#6b4a35", at=at, angle=17, lift=12)
    card.paint("40,-34! 84,-36! 84,36! 40,34!", GOLD, at=at, angle=90, lift=2)
    card.paint("232,-38! 262,-30 268,0 262,32 232,38!", SLATE, at=at, edge="torn", core=WHITE, wobble=4, lift=2)


def _collar(card: Sheet) -> None:
    """Pinned, starched, and let down from above."""
    card.paint(ribbon("806,-20 812,120 806,236", (4, 4)), SLATE, lift=4)
    card.paint(ribbon("806,236 770,262 724,280", (4, 4)), SLATE)
    card.paint(ribbon("806,236 850,262 900,270", (4, 4)), SLATE)
    card.paint(
        "640,318! 700,276 800,262 910,266 980,300! 968,346! 900,322 806,316 716,330 652,366!", WHITE, angle=4, lift=16
    )
    card.paint("716,330! 652,366! 640,318! 700,300! 800,330! 790,420! 730,380", "#fffaf0", angle=30, lift=8)
    card.paint("900,322! 968,346! 980,300! 920,290! 822,328! 842,416! 900,376", "#fffaf0", angle=-30, lift=8)
    for x, y in ((724, 282), (898, 272)):
        card.paint(f"{x - 7},{y - 18}! {x + 8},{y - 18}! {x + 6},{y + 30}! {x - 5},{y + 30}!", CLAY, lift=4)


def _feather(card: Sheet) -> None:
    at = affine(1040, 742, 1.0, -80)
    plume = card.piece(
        "-40,0! 60,-46 220,-64 380,-36 470,0! 380,40 300,34! 270,54 230,40! 200,62 60,40",
        "#914e3d",
        at=at,
        angle=-80,
        lift=12,
    )
    card.pattern(
        plume,
        turned([ribbon(f"{u},{s * 4} {u + 60},{s * 66}", (3, 9, 3), at) for u in range(20, 440, 26) for s in (-1, 1)]),
        shift("#914e3d", -0.08),
        thin=0.15,
    )
    card.paint(ribbon("-90,0 100,0 460,0", (10, 8, 3), at), WHITE, lift=2)


def _sleeve(card: Sheet, spec: str, ink: Ink, angle: float) -> None:
    card.paint(spec, ink, angle=angle, laps=50, edge="torn", core=WHITE, wobble=4, lift=12)


def _hands(card: Sheet) -> None:
    """Seven; greedy, fond, in the way."""
    # two at the left, and a towel between them
    _sleeve(card, "-60,640! 60,650 130,690! 116,800! 40,800 -60,800!", SLATE, 8)
    towel = card.piece(
        "90,650! 240,700 280,840 236,980 300,1120 250,1240! 130,1250 60,1180! 110,1000 70,840",
        WHITE,
        angle=82,
        laps=40,
        edge="torn",
        core="#fffaf0",
        wobble=5,
        lift=14,
    )
    with card.inside(towel):
        for y in (760, 800, 1120):
            card.paint(ribbon(f"40,{y} 180,{y + 24} 320,{y + 10}", (12, 12)), CLAY)
        card.paint("200,880 290,930 250,1040 190,1000", MUD, edge="raw", ragged=24)
    hand(card, "grip", 96, 742, 230, 12, FAIR, False, 45, lift=12)
    _sleeve(card, "-60,1230! 40,1220 120,1180! 150,1290! 60,1350 -60,1370!", CLAY, -14)
    hand(card, "flat", 100, 1238, 250, -24, BROWN, True, 80, lift=12)
    # a slap for the crown
    _sleeve(card, "-60,330! 60,380 140,440! 90,530! 0,490 -60,470!", MOSS, 32)
    hand(card, "open", 100, 470, 240, 18, TAN, False, 30, lift=12)
    # the child has her chin, and something on its wrist
    card.paint("600,1840! 618,1600 704,1600! 730,1840!", BROWN.base, angle=86, lift=10)
    hand(card, "cup", 664, 1604, 220, -104, BROWN, False, 5, lift=12)
    card.paint(ribbon("614,1640 664,1656 714,1642", (26, 26, 26)), GOLD, lift=5)
    card.paint(ribbon("706,1648 750,1730 716,1850", (24, 24, 24)), GOLD, lift=5)
    card.paint(ribbon("706,1648 750,1730 716,1850", (8, 8, 8)), SLATE)
    # a man's on her shoulder
    _sleeve(card, "1260,1480! 1140,1470 1060,1500! 1060,1640! 1160,1660 1260,1700!", SLATE, 6)
    card.paint("1076,1500! 1040,1506! 1040,1636! 1076,1640!", WHITE, lift=6)
    hand(card, "flat", 1064, 1566, 260, 174, FAIR, False, 62, lift=12)
    # the one that wiped, still wiping
    _sleeve(card, "1260,900! 1160,910 1090,950! 1096,1080! 1180,1090 1260,1110!", "#914e3d", 4)
    hand(card, "open", 1096, 1016, 280, 186, TAN, True, 35, lift=12)
    # and a glove that is after the feather
    _sleeve(card, "1260,20! 1180,60 1130,130! 1200,210! 1260,190!", DARK, 120)
    hand(card, "pinch", 1178, 120, 220, 116, FAIR, True, 40, glove=WHITE, lift=12)
    card.paint([curve(ROUND, affine(1150 + 12 * k, 140 + 8 * k, 4)) for k in range(3)], SLATE, wobble=0.2)
