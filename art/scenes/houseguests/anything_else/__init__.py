"""Anything Else?: a pear is weighed with great care, and in the queue somebody licks through the neck of a swan."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.anything_else.crates import crates
from art.scenes.houseguests.anything_else.inks import CHALK, LILAC, PEAR, PISTACHIO, PLUM, ROUND, SEA, SHELL

GROUND = CHALK
LINE: Final = "#3a2638"
PALE: Final = Skin("#dcb896", "#bb9678", LINE, lip="#a8605c", blush="#d99f88", white=CHALK)
BURNT: Final = Skin("#c4876c", "#a06a58", LINE, lip="#8f4c48", blush="#b8705c", white=CHALK)
ROSY: Final = Skin("#e2b9a0", "#c59480", LINE, lip="#b0605c", blush="#d98f80", white=CHALK)
CAST: Final = {
    "regular": Face(
        PALE,
        58,
        "pear",
        "line",
        "smooth",
        "full",
        "short",
        "shag",
        "#8f8994",
        feels=feel("tender", gaze=(0.3, 1.0), lids=(0.3, 0.22), corners=(0.08, 0.32), squint=0.3, tilt=0),
        plane="cheek",
        wide=0.02,
    ),
    "monger": Face(
        BURNT,
        62,
        "square",
        "bent",
        "deep",
        "plain",
        "one",
        "crop",
        "#6f6668",
        hat="tied_back",
        hat_inks=(CHALK, SEA),
        feels=feel("proud", gaze=(-0.25, 1.0), lids=(0.24, 0.32), corners=(-0.06, 0.02), brows=(0.02, -0.04), tilt=0),
        ears=1.2,
    ),
    "girl": Face(
        ROSY,
        6,
        "moon",
        "button",
        "slit",
        "plain",
        "thin",
        "bowl",
        PLUM,
        feels=feel("wanting", gaze=(-0.3, -0.2), tilt=0),
    ),
    "granny": Face(
        PALE, 80, "gaunt", "hook", "slit", "thin", "none", "knot", "#cfc8cc", feels=feel("bored", tilt=0), small=True
    ),
    "hungry": Face(
        ROSY,
        34,
        "long",
        "wedge",
        "round",
        "wide",
        "thin",
        "parted",
        PLUM,
        wear=("round",),
        feels=feel("wanting", tilt=0),
        small=True,
    ),
    "late": Face(
        BURNT,
        47,
        "egg",
        "straight",
        "almond",
        "pinched",
        "flat",
        "bob",
        "#6a4a4c",
        feels=feel("cross", tilt=0),
        small=True,
    ),
}


def _place(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def paint(card: Sheet) -> None:
    """Lay the queue, her, him, then the slab that stands between, and all that is on it."""
    _market(card)
    _queue(card)
    _him(card)
    _her(card)
    _slab(card)
    crates(card)
    _fish(card)
    _scales(card)
    _arms(card)
    _swan(card)


def _market(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 1240,70! 1000,84 600,60 200,82 -40,66!", SEA, angle=2, laps=60, grain=0.24, lift=4)
    for k in range(8):
        x = -30 + 160 * k
        card.paint(
            f"{x},60! {x + 160},60! {x + 150},128 {x + 84},156 {x + 12},130!", (SEA, CHALK)[k % 2], angle=86, lift=4
        )
    card.paint(ribbon("840,60 846,230", (5, 5)), PLUM)
    card.paint("800,226! 892,222! 930,300! 762,306!", PISTACHIO, angle=6, lift=5)
    card.paint("816,304! 878,302! 862,336 832,338", mix(PEAR, CHALK, 0.5))
    for x, y, t in ((610, 210, -4), (1090, 250, 5)):
        card.paint("-60,-40! 58,-44! 60,66! -58,64!", mix(SHELL, CHALK, 0.3), at=affine(x, y, 1, t), lift=4, angle=4)
        for k in range(3):
            card.paint(ribbon(f"-34,{-14 + 26 * k} {30 - 12 * k},{-16 + 26 * k}", (8, 7), affine(x, y, 1, t)), LILAC)


def _queue(card: Sheet) -> None:
    """Four shapes that wait, at the left edge."""
    for x, y, w, ink, name, r, tilt, turn in (
        (150, 540, 88, mix(SEA, CHALK, 0.2), "late", 58, -4, 0.4),
        (24, 440, 110, mix(LILAC, CHALK, 0.2), "hungry", 66, 3, 0.6),
        (10, 700, 96, mix(PISTACHIO, SEA, 0.4), "granny", 64, 8, 0.5),
    ):
        card.paint(
            f"{x - w * 0.3},{y}! {x + w * 0.3},{y}! {x + w * 0.9},{y + 40} {x + w},{y + 130} {x + w * 1.05},{y + 420}! {x - w * 1.05},{y + 420}! {x - w},{y + 120} {x - w * 0.9},{y + 36}",
            ink,
            angle=86,
            laps=50,
            edge="torn",
            core=CHALK,
            wobble=4,
            lift=5,
        )
        card.paint(
            f"{x - 22},{y - 40}! {x + 22},{y - 40}! {x + 26},{y + 20}! {x - 26},{y + 20}!", CAST[name].skin.shade
        )
        Head(card, CAST[name], x + 6, y - r * 1.05, r, tilt=tilt, turn=turn).draw()


def _her(card: Sheet) -> None:
    """Large, warm, and in no hurry."""
    coat = card.piece(
        "270,560! 380,540 470,566! 570,640 600,760 610,960! 60,960! 70,800 110,670 180,590",
        SHELL,
        angle=82,
        laps=70,
        grain=0.3,
        edge="torn",
        core="#fbf4ea",
        wobble=5,
        lift=10,
    )
    with card.inside(coat):
        for fold in ("180,700 150,820 150,960", "520,700 540,820 530,960", "380,620 392,780 386,960"):
            card.paint(ribbon(fold, (4, 18, 8)), shift(SHELL, -0.075), thin=0.1)
        for y in (700, 800):
            card.paint(ROUND, PLUM, at=affine(404, y, 17), lift=3)
    card.paint("306,470! 428,464! 440,580! 370,640 290,588!", PALE.shade, angle=86)
    card.paint("262,560! 300,500 368,640! 340,720 250,640!", shift(SHELL, 0.03), angle=60, lift=5)
    card.paint("474,564! 436,496 368,640! 420,720 500,640!", shift(SHELL, -0.03), angle=110, lift=5)
    Head(card, CAST["regular"], 372, 374, 146, tilt=10, turn=0.35).draw()


def _him(card: Sheet) -> None:
    """Wide, with a small head, and very solemn."""
    body = card.piece(
        "770,560! 860,530 960,556! 1090,610 1160,720 1200,960! 640,960! 650,780 690,640",
        mix(SEA, LILAC, 0.35),
        angle=96,
        laps=70,
        grain=0.32,
        lift=9,
    )
    with card.inside(body):
        for x in range(640, 1220, 58):
            card.paint(
                ribbon(f"{x},540 {x + 8},760 {x + 4},960", (8, 9, 8)), shift(mix(SEA, LILAC, 0.35), 0.07), thin=0.15
            )
        card.paint("740,640! 990,630! 1050,760 1060,970! 700,970! 712,760", PLUM, angle=88, laps=50, grain=0.26)
        card.paint("700,540! 740,536! 772,650! 744,656!", PLUM)
        card.paint("1000,560! 1036,570! 984,650! 956,640!", PLUM)
    card.paint("820,470! 914,466! 922,560! 870,600 806,566!", BURNT.shade, angle=86)
    card.paint("790,548! 868,590 950,544! 968,590! 870,640 772,592!", CHALK, angle=4, lift=4)
    Head(card, CAST["monger"], 856, 432, 108, tilt=-13, turn=-0.4).draw()


def _slab(card: Sheet) -> None:
    card.paint(
        "-40,930! 600,916! 1240,924! 1240,1140! 600,1150 -40,1144!", CHALK, angle=1, laps=120, grain=0.14, lift=9
    )
    card.paint("-40,1132! 600,1142! 1240,1130! 1240,1180! 600,1190! -40,1182!", mix(CHALK, SEA, 0.4), angle=1, lift=5)
    front = card.piece("-40,1178! 600,1186! 1240,1176! 1240,1860! -40,1860!", PISTACHIO, angle=2, grain=0.22)
    lines = [ribbon(f"-40,{y} 600,{y + 6} 1240,{y - 2}", (6, 6, 6)) for y in range(1310, 1800, 132)]
    for row in range(5):
        lines += [
            ribbon(f"{x + 70 * (row % 2)},{1180 + 132 * row} {x + 70 * (row % 2) + 3},{1312 + 132 * row}", (6, 6))
            for x in range(-60, 1260, 140)
        ]
    card.pattern(front, lines, mix(PISTACHIO, CHALK, 0.7), thin=0.1)
    with card.inside(front):
        for x, y, ink in (
            (292, 1384, 0.12),
            (712, 1516, 0.2),
            (1002, 1252, 0.16),
            (432, 1648, 0.1),
            (862, 1780, 0.18),
            (86, 1516, 0.14),
        ):
            card.paint(
                f"{x - 64},{y - 60}! {x + 66},{y - 61}! {x + 65},{y + 62}! {x - 65},{y + 61}!",
                mix(PISTACHIO, SEA, ink * 4),
                angle=80,
                grain=0.3,
            )


def _fish(card: Sheet) -> None:
    """Nine, who all look up, each in its own way; one does not look."""
    bodies = (SEA, LILAC, mix(SEA, PLUM, 0.25), SHELL, SEA, mix(LILAC, PLUM, 0.2), mix(SHELL, LILAC, 0.5), SEA, LILAC)
    for k in range(9):
        x, y = 30 + 104 * k, 1262 - 12 * ((k * 5) % 4)
        w = 46 + 5 * ((k * 7) % 3)
        at = affine(x, y, 1, (-9, 5, -3, 8, -6, 2, 7, -4, 6)[k])
        fish = card.piece(
            f"{-w * 0.2:.0f},-186! {w * 0.16:.0f},-188 {w * 0.7:.0f},-120 {w},-30 {w * 0.9:.0f},60! {-w * 0.9:.0f},62! {-w},-30 {-w * 0.74:.0f},-118",
            bodies[k],
            at=at,
            angle=84,
            laps=30,
            edge="torn",
            core="#fbf6ec",
            wobble=3,
            lift=6,
        )
        with card.inside(fish):
            card.paint(
                f"{-w * 1.1:.0f},-40 0,-8 {w * 1.1:.0f},-44! {w * 1.2:.0f},80! {-w * 1.2:.0f},80!",
                shift(bodies[k], 0.08),
                at=at,
                angle=4,
            )
            for i in range(3):
                card.paint(
                    ribbon(f"{-w * 0.8:.0f},{-6 + 26 * i} 0,{12 + 26 * i} {w * 0.8:.0f},{-8 + 26 * i}", (3, 7, 3), at),
                    shift(bodies[k], -0.1),
                )
        card.paint(ribbon(f"{-w * 0.22:.0f},-176 0,-160 {w * 0.2:.0f},-178", (6, 9, 5), at), PLUM)
        for s in (-1, 1):
            if k == 7:
                card.paint(
                    ribbon(f"{s * w * 0.62:.0f},-96 {s * w * 0.4:.0f},-84 {s * w * 0.2:.0f},-92", (4, 9, 4), at), PLUM
                )
                continue
            r = (17, 20, 15, 22, 18, 19, 16, 0, 21)[k] * (1.1 if s > 0 else 0.92)
            u, v = _place(at, s * w * 0.44, -92)
            card.paint(ROUND, "#fbf6ec", at=affine(u, v, r), wobble=0.4, lift=2)
            card.paint(ROUND, PLUM, at=affine(u + 0.1 * r * (k % 3 - 1), v - 0.38 * r, r * 0.52), wobble=0.3)
    # ice in front of them
    for k in range(15):
        x, y = -20 + 88 * k, 1330 + (k * 37) % 30
        card.paint(
            "-52,30! -40,-24! 6,-40! 50,-16! 56,34!",
            mix(CHALK, SEA, 0.12 + 0.12 * (k % 3)),
            at=affine(x, y, 1, (k * 23) % 40 - 20),
            edge="torn",
            core="#fdfaf3",
            wobble=3,
            lift=4,
        )


def _scales(card: Sheet) -> None:
    """A brass pan, and one pear that sleeps in it."""
    brass = mix(PEAR, PLUM, 0.28)
    card.paint("560,980! 760,972! 790,1040! 534,1050!", LILAC, angle=2, lift=7)
    card.paint("624,850! 698,846! 722,980! 600,986!", LILAC, angle=86, lift=5)
    dial = affine(662, 930, 44)
    card.paint(ROUND, CHALK, at=dial, lift=3)
    card.paint(ribbon("0,.1 .5,-.6", (0.14, 0.05), dial, 44), PLUM)
    card.paint(
        [
            ribbon(f"{0.7 * c},{0.7 * s} {0.9 * c},{0.9 * s}", (0.08, 0.08), dial, 44)
            for c, s in ((-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0))
        ],
        PLUM,
    )
    at = affine(652, 770, 1.12, -58)
    card.paint(ribbon("-4,-78 4,-104 22,-116", (9, 8, 6), at), PLUM, lift=3)
    pear = card.piece(
        "0,-84 24,-70 30,-30 58,20 44,64 0,78 -44,62 -56,18 -30,-30 -24,-68", PEAR, at=at, angle=30, laps=30, lift=8
    )
    with card.inside(pear):
        card.paint("20,-90! 30,-30 50,30 20,90! 80,90! 80,-90!", shift(PEAR, -0.08), at=at, angle=40)
        for u, v in ((-20, 10), (-30, 34), (-8, 30), (-14, 54), (-4, -20), (8, 44)):
            card.paint(ROUND, mix(PEAR, PLUM, 0.35), at=affine(*_place(at, u, v), 4))
    card.paint("18,-70! 70,-100 96,-84! 60,-56", mix(PISTACHIO, PLUM, 0.25), at=at, angle=20, lift=4)
    pan = card.piece("500,800! 600,818 720,816 824,790! 806,838 740,866 590,870 520,842", brass, angle=2, lift=7)
    with card.inside(pan):
        card.paint("500,800! 660,826 824,790! 820,812 660,846 504,824!", shift(brass, 0.1), angle=2)


def _arms(card: Sheet) -> None:
    """Her bare arm across the slab with an empty basket; his that draws the ribbon."""
    hand(card, "hook", 566, 1018, 122, 24, PALE, age=58, lift=5)
    card.paint(ribbon("470,1030 540,980 640,990 690,1060", (12, 12, 12, 12)), mix(PEAR, PLUM, 0.35), lift=4)
    basket = card.piece(
        "440,1040! 706,1050! 680,1180 650,1216! 490,1210! 462,1170", mix(PEAR, SHELL, 0.45), angle=4, lift=8
    )
    with card.inside(basket):
        for i in range(5):
            card.paint(
                ribbon(f"430,{1062 + 32 * i} 560,{1074 + 32 * i} 710,{1064 + 32 * i}", (7, 9, 7)),
                mix(PEAR, PLUM, 0.32),
                thin=0.15,
            )
        for i in range(8):
            card.paint(ribbon(f"{456 + 34 * i},1036 {466 + 30 * i},1220", (5, 5)), mix(PEAR, PLUM, 0.45), thin=0.2)
    card.paint("430,1030! 714,1038! 714,1066! 430,1058!", mix(PEAR, PLUM, 0.25), angle=2, lift=4)
    card.paint(
        "196,760! 290,740! 330,840 420,930 560,984! 570,1046! 440,1044 300,990 220,900!",
        PALE.base,
        angle=30,
        laps=40,
        grain=0.22,
        lift=8,
    )
    card.paint("220,890! 300,980 440,1036 566,1042! 568,1050! 430,1060 280,1006", PALE.shade, angle=30)
    card.paint(
        "96,700! 170,610 270,640! 330,760 340,850! 250,900 190,880! 120,820",
        shift(SHELL, -0.03),
        angle=70,
        laps=50,
        edge="torn",
        core="#fbf4ea",
        wobble=4,
        lift=9,
    )
    # his arms
    card.paint(
        "1090,620! 1190,700 1230,820! 1200,930 1090,960 960,940! 950,870! 1050,860 1080,800",
        mix(SEA, LILAC, 0.5),
        angle=60,
        laps=50,
        lift=9,
    )
    hand(card, "pinch", 968, 906, 128, 196, BURNT, age=62, flip=True, lift=6)
    card.paint("940,862! 976,858! 986,946! 948,950!", CHALK, angle=84, lift=4)
    card.paint(
        ribbon(
            "868,880 830,900 856,960 900,990 862,1040 900,1090 880,1150 930,1210 900,1290",
            (20, 18, 20, 18, 20, 18, 20, 18, 20),
        ),
        "#d07f7c",
        lift=5,
    )
    card.paint(ribbon("868,880 900,846 960,900 1000,880", (20, 18, 16, 14)), "#d07f7c", lift=3)
    card.paint("690,640! 650,730 680,810! 746,826! 752,748! 790,700 770,640!", mix(SEA, LILAC, 0.5), angle=80, lift=7)
    hand(card, "rest", 738, 786, 122, 164, BURNT, age=62, flip=True, lift=5)
    card.paint("722,740! 762,742! 766,826! 728,824!", CHALK, angle=86, lift=3)


def _swan(card: Sheet) -> None:
    """Thinner with each lick."""
    ice = mix(CHALK, SEA, 0.3)
    swan = card.piece(
        "880,1150! 900,1040 980,990 1080,1000! 1120,960 1110,860! 1092,760 1056,700 1010,690 976,720! 940,740 900,744! 936,700 970,650 1030,632 1090,650 1136,720 1144,820 1140,930! 1200,900 1260,860! 1260,1160! 1060,1180",
        ice,
        angle=60,
        laps=40,
        edge="torn",
        core="#fdfaf3",
        wobble=4,
        lift=9,
    )
    with card.inside(swan):
        for fold in ("960,1140 1000,1060 1090,1040", "1040,1150 1100,1090 1210,1060", "1130,1160 1180,1110 1260,1090"):
            card.paint(ribbon(fold, (4, 15, 5)), mix(ice, SEA, 0.5), thin=0.1)
        card.paint(ribbon("990,664 1060,660 1110,720 1122,860", (6, 12, 10, 4)), "#fdfaf3", thin=0.2)
    card.paint(ROUND, PLUM, at=affine(1012, 668, 8))
    for x, y in ((1090, 1206), (1150, 1250), (960, 1214)):
        card.paint("0,-18! 9,4 0,12 -9,4", ice, at=affine(x, y, 1.2), lift=2)
    for x, y, t in ((1150, 1330, 14), (1232, 1330, -6)):
        leg = affine(x, y, 1, t)
        card.paint("-24,-30! 26,-30! 22,170! -20,170!", ROSY.shade if t > 0 else ROSY.base, at=leg, angle=86, lift=5)
        card.paint("-30,110! 30,108! 30,200! 26,262! -80,264! -84,236 -60,216 -32,204!", PEAR, at=leg, angle=80, lift=6)
        card.paint("-86,248! 28,246! 28,266! -86,268!", PLUM, at=leg)
    # she has pulled herself up by the edge; in profile, tongue out
    card.paint(
        "1110,1010! 1190,980 1260,990! 1260,1330! 1120,1330! 1090,1180",
        PLUM,
        angle=84,
        laps=40,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=8,
    )
    for y in (1060, 1130, 1200, 1270):
        card.paint(ribbon(f"1096,{y} 1180,{y + 10} 1260,{y}", (12, 12, 12)), SHELL)
    head = Head(card, CAST["girl"], 1222, 886, 108, tilt=8, turn=-1, view="side")
    head.draw()
    card.paint("1166,932! 1150,914 1138,896 1126,900 1130,918 1146,938 1164,950!", "#cf7a74", angle=30, lift=3)
    hand(card, "grip", 1130, 1130, 84, 206, ROSY, age=6, lift=4)
    card.paint("1180,1060! 1240,1080! 1230,1170! 1130,1176! 1126,1116!", shift(PLUM, 0.04), angle=10, lift=5)
