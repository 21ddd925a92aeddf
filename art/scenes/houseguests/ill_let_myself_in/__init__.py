"""I'll Let Myself In: she rides the garden wall at eighty-one; behind her back a man carries the gate away."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

ROSE, PISTACHIO, SKY, CREAM, LILAC, PLUM = "#e3b4a8", "#b9c79d", "#b9cdd4", "#f1e8d8", "#a99bb8", "#5a3a52"
GROUND = SKY
LINE: Final = "#3d2738"
OLIVE: Final = Skin("#c99f7d", "#a67d62", LINE, lip="#96544e", blush="#c98672", white=CREAM)
PALE: Final = Skin("#e0bda2", "#bd9680", LINE, white=CREAM)
DEEP: Final = Skin("#8f6350", "#6d4a40", LINE, white=CREAM)
CAST: Final = {
    "climber": Face(
        OLIVE,
        81,
        "round",
        "bulb",
        "round",
        "thin",
        "bushy",
        "drawn_back",
        "#f3eee4",
        feels=feel("triumphant", gaze=(0.0, -0.1), lids=(0.7, 0.5), part=0.03, teeth=False, tilt=0),
        wear=("drops",),
        wear_ink="#b0584c",
        plane="cheek",
    ),
    "man": Face(
        PALE, 40, "lantern", "straight", "dot", "thin", "flat", "slick", PLUM, beard="pencil", hat="bowler",
        hat_inks=(LINE, LILAC), feels=feel("proud", tilt=0), small=True,
    ),
    "uncle": Face(DEEP, 64, "heavy", "bulb", hair="ring", ink="#cfc8c4", ears=1.3, small=True),
    "child": Face(PALE, 7, "round", hair="bunches", ink="#8a5a3c", small=True),
    "aunt": Face(OLIVE, 36, "long", hair="low_knot", ink=LINE, small=True),
}  # fmt: skip


def paint(card: Sheet) -> None:
    """Lay the street behind her, the wall, her across it, and those who wait for somebody at the door."""
    _street(card)
    _thief(card)
    _far_arm(card)
    _wall(card)
    _body(card)
    _leg(card)
    _skirt(card)
    _face(card)
    _near_arm(card)
    _guests(card)


def _street(card: Sheet) -> None:
    """The other side: a lane going down, two house ends, and gateposts with nothing between them."""
    card.paint(
        "-40,760! 120,742 330,770 520,840! 560,1300! -40,1400!",
        mix(CREAM, ROSE, 0.25),
        angle=10,
        edge="torn",
        core="#fff8ec",
        wobble=6,
        lift=4,
    )
    card.paint("-40,420! 96,402! 104,766! -40,790!", CREAM, angle=86, laps=70, lift=5)
    card.paint("-40,300! 130,400! 124,424! -40,440!", mix(ROSE, PLUM, 0.28), angle=30, lift=5)
    card.paint("6,520! 62,514! 64,620! 8,626!", mix(LILAC, PLUM, 0.2), angle=86)


def _thief(card: Sheet) -> None:
    """In a good suit, brisk; the gate covers most of him."""
    suit = mix(PLUM, LINE, 0.5)
    for spec in (
        "258,800! 330,800! 322,880 352,960! 300,976! 272,890",
        "212,800! 286,800! 262,880 204,950! 168,914! 214,870",
    ):
        card.paint(spec, suit, angle=84, lift=4)
    card.paint("296,968! 354,950! 372,978! 330,996! 300,1000!", LINE, lift=3)
    card.paint("160,904! 208,946! 178,962! 130,956! 128,936!", LINE, lift=3)
    card.paint("206,610! 250,590 320,606 346,680 338,820! 204,820! 196,700", suit, angle=80, lift=4)
    card.paint("196,622! 228,610! 214,690!", CREAM)
    Head(card, CAST["man"], 196, 556, 54, tilt=-8, turn=-0.8, view="side").draw()
    _gate(card)
    arm = "206,640! 250,650 268,720 250,770! 200,690 176,640! 196,610!"
    card.paint(arm, shift(suit, 0.06), angle=60, lift=4)
    card.paint(ribbon("232,750 250,700 300,640", (44, 40, 34)), shift(suit, 0.06), angle=60, lift=3)
    hand(card, "fist", 296, 644, 44, -50, PALE, lift=2)


def _gate(card: Sheet) -> None:
    at = affine(318, 652, 0.93, 12)
    bars = [ribbon(f"{x},-230 {x},210", (13, 13), at) for x in (-110, -66, -22, 22, 66, 110)]
    bars += [ribbon("-124,-180 124,-180", (16, 16), at), ribbon("-124,170 124,170", (16, 16), at)]
    bars += [ribbon("-110,160 110,-170", (11, 11), at)]
    for x in (-110, -66, -22, 22, 66, 110):
        bars.append(ribbon(f"{x},-226 {x - 2},-270", (24, 3), at))
    for bar in bars:
        card.paint(bar, PLUM, lift=4, wobble=0.6, angle=90)
    for x in (-88, -44, 0, 44, 88):
        card.paint(ribbon(f"{x - 16},-150 {x},-130 {x + 14},-152 {x},-168", (8, 8), at), PLUM, wobble=0.4)


def _wall(card: Sheet) -> None:
    """Broad and pale, from the lower left to the upper right, with a coping; the garden at its foot."""
    card.paint(
        "-40,1220! 300,1120 760,980 1240,820! 1240,1840! -40,1840!",
        shift(ROSE, 0.035),
        angle=-17,
        laps=120,
        grain=0.24,
        edge="torn",
        core=CREAM,
        wobble=5,
        lift=6,
    )
    coping = card.piece(
        "-40,1196! 300,1094 760,954 1240,796! 1240,864! 770,1024 310,1166 -40,1270!",
        CREAM,
        angle=-17,
        laps=60,
        grain=0.24,
        lift=8,
    )
    with card.inside(coping):
        for x in (20, 330, 1010, 1150):
            y = 1196 - (x + 40) * 0.3125
            card.paint(ribbon(f"{x - 6},{y - 10} {x + 14},{y + 86}", (5, 5)), mix(CREAM, PLUM, 0.3))
        # three who sat here once, and how high they were
        for x, n in ((1050, 3), (1086, 2), (1116, 4)):
            for k in range(n):
                y = 1196 - (x + 40) * 0.3125
                card.paint(ribbon(f"{x + 7 * k},{y + 20} {x + 7 * k + 3},{y + 44}", (3, 4, 3)), mix(PLUM, CREAM, 0.3))


CARDIGAN: Final = mix(LILAC, PLUM, 0.3)


def _far_arm(card: Sheet) -> None:
    hand(card, "rest", 1046, 812, 146, 2, OLIVE, age=81, lift=3)
    card.paint(
        "800,560! 880,600 980,690 1066,786! 1040,846! 930,790 840,720 780,680!",
        shift(CARDIGAN, -0.07),
        angle=44,
        lift=5,
    )


def _body(card: Sheet) -> None:
    card.paint("700,500! 800,470! 850,590! 760,640!", OLIVE.shade, angle=60)
    trunk = card.piece(
        "690,470! 600,500 500,590 440,720 410,880 430,1060! 800,1010! 830,900 880,800 890,690 850,580 800,540!",
        CARDIGAN,
        angle=68,
        laps=58,
        lift=8,
    )
    with card.inside(trunk):
        card.paint("860,560! 840,680 800,820 780,1040! 812,1040! 900,820 910,660!", CREAM, angle=70)
        card.paint(ribbon("844,560 826,690 790,830 768,1040", (16, 16, 16)), mix(PLUM, LILAC, 0.2))
        for x, y in ((818, 720), (800, 800), (780, 884)):
            card.paint("1,0 0,1 -1,0 0,-1", CREAM, at=affine(x, y, 11), lift=2)
        card.paint("400,700 520,660 560,820 520,1000 420,1080!", shift(CARDIGAN, -0.06), angle=80, ragged=30)
    card.paint("660,480! 740,440 850,520! 884,610! 830,590 760,560 700,560!", CREAM, angle=24, lift=5)


def _leg(card: Sheet) -> None:
    """The near leg, in a stocking that has just torn; the shoe feels for the crate."""
    stocking = mix(LILAC, CREAM, 0.15)
    leg = card.piece(
        "700,1080! 960,1000! 1010,1070 996,1150 960,1230 920,1330 890,1400! 816,1376! 814,1290 790,1200 720,1180!",
        stocking,
        angle=70,
        laps=40,
        lift=7,
    )
    with card.inside(leg):
        card.paint("700,1100! 800,1190 826,1290 822,1400! 700,1400!", shift(stocking, -0.1), angle=70)
        card.paint("896,1150! 950,1120 976,1170 950,1230! 930,1214! 910,1240! 900,1200", OLIVE.base, edge="torn")
        for spec in ("930,1214 912,1270 906,1340", "950,1224 934,1280", "908,1236 890,1290 884,1330"):
            card.paint(ribbon(spec, (11, 6, 2)), OLIVE.base)
    foot = affine(852, 1400, 1, 24)
    card.paint(
        "-44,-34! 0,-16 46,-34! 54,10 100,34 160,54 184,66 190,92! 100,98 20,92! 6,138! -30,136! -46,60",
        PLUM,
        angle=34,
        lift=6,
        at=foot,
    )
    card.paint(ribbon("-44,-4 6,10 54,-8", (12, 14, 12), foot), LINE, lift=2)
    card.paint("-42,70! 18,92! 4,138! -31,137!", LINE, at=foot)
    crate = card.piece("780,1642! 1110,1630! 1114,1770! 776,1776!", mix(PISTACHIO, PLUM, 0.3), angle=-2, lift=6)
    with card.inside(crate):
        card.paint(ribbon("780,1700 1110,1690", (9, 9)), mix(PISTACHIO, PLUM, 0.6))
        for x in (806, 1080):
            card.paint(ribbon(f"{x},1630 {x},1780", (26, 26)), mix(PISTACHIO, PLUM, 0.2))


def _skirt(card: Sheet) -> None:
    """Spread over the wall like a tent: the dark of the picture."""
    skirt = card.piece(
        "416,860! 560,890 700,890 826,880! 900,930 980,980 1030,1040 1040,1104! 980,1130 900,1150! 840,1200 760,1216! 700,1270 620,1262! "
        "560,1300 480,1340! 420,1320 350,1370! 290,1340 210,1370! 150,1330! 200,1230 280,1120 350,980",
        PLUM,
        angle=64,
        laps=70,
        grain=0.3,
        lift=12,
    )
    printed(card, skirt, "tulip", ROSE, PISTACHIO, gap=118, angle=-14)
    with card.inside(skirt):
        for spec in ("520,940 440,1110 366,1376", "640,930 660,1100 622,1262", "760,930 850,1020 900,1150"):
            card.paint(ribbon(spec, (4, 16, 24)), shift(PLUM, -0.07))
    card.paint("408,850! 560,884 700,884 832,868! 836,906! 700,924 560,924 402,894!", mix(LINE, PLUM, 0.4), lift=4)


def _face(card: Sheet) -> None:
    """Chin up, her hair come loose, the handbag between her teeth."""
    head = Head(card, CAST["climber"], 790, 350, 172, tilt=-12, turn=0.9, view="side")
    for spec in ("-.4,-.5 -1.0,-.9 -1.5,-.8 -1.9,-1.05! -1.6,-.6 -1.95,-.4! -1.4,-.3 -1.7,.1! -1.1,.1 -.6,.5!",):
        head.lay(spec, "#e6dfd2", "flat", lift=5)
    head.draw()
    for spec in (
        "-.1,-.98! -.6,-1.2 -1.1,-1.0 -1.5,-1.2! -1.2,-.8 -.8,-.7 -.4,-.6!",
        "-.7,-.2! -1.2,.0 -1.4,.4! -1.0,.3 -.7,.4!",
    ):
        head.lay(spec, "#f8f4ea", "flat", lift=3)
    for spec in ("-.2,-.8 -.7,-.9 -1.2,-.9", "-.3,-.6 -.8,-.6 -1.3,-.6", "-.4,-.4 -.9,-.3 -1.3,-.1"):
        head.line(spec, (0.01, 0.035, 0.01), "#cfc6c0", "flat")
    bag: Ink = "#b0584c"
    at = head.at
    mx, my = (float(v) for v in at[:, :2] @ (0.56, 0.68) + at[:, 2])
    card.paint(
        ribbon(f"{mx - 8},{my} {mx + 10},{my + 70} {mx - 20},{my + 150}", (14, 15, 15)), shift(bag, -0.08), lift=3
    )
    body = card.piece(
        f"{mx - 60},{my + 130}! {mx + 120},{my + 112}! {mx + 160},{my + 250} {mx + 150},{my + 290}! "
        f"{mx - 70},{my + 312}! {mx - 90},{my + 260}",
        bag,
        angle=-6,
        laps=40,
        lift=9,
    )
    with card.inside(body):
        card.paint(
            f"{mx - 70},{my + 120}! {mx + 130},{my + 100}! {mx + 140},{my + 180} {mx + 30},{my + 222} {mx - 80},{my + 196}",
            shift(bag, -0.07),
            angle=-6,
        )
    card.paint(
        ribbon(f"{mx},{my - 4} {mx + 56},{my + 60} {mx + 86},{my + 130}", (13, 15, 15)), shift(bag, 0.03), lift=4
    )
    card.paint("-1,-.6! 1,-.7! 1,.7! -1,.6!", CREAM, at=affine(mx + 30, my + 212, 20, -6), lift=3)
    head.lay(".40,.60! .60,.55 .70,.60! .66,.66 .52,.68!", OLIVE.base, "flat")
    head.line(".40,.62 .55,.655 .68,.645", (0.012, 0.03, 0.02), LINE, "flat")


def _near_arm(card: Sheet) -> None:
    hand(card, "rest", 940, 890, 168, 0, OLIVE, age=81, lift=5)
    sleeve = card.piece(
        "600,520! 690,520 760,600 800,700 880,780 980,850! 966,926! 850,910 730,850 640,770 560,670 550,580",
        LILAC,
        angle=46,
        laps=44,
        lift=10,
    )
    with card.inside(sleeve):
        card.paint("550,590! 620,720 730,820 860,880 980,926! 960,960! 700,900 540,700!", shift(LILAC, -0.08), angle=46)
        for spec in ("740,830 760,780 800,740", "720,800 744,756"):
            card.paint(ribbon(spec, (3, 8, 3)), shift(LILAC, -0.14))
    card.paint("950,836! 996,860! 984,936! 936,926!", CREAM, angle=100, lift=4)


def _guests(card: Sheet) -> None:
    """They crouch and look the other way, to the door at the right; one has a finger on his lips."""
    card.paint(
        "-40,1700! 200,1660 460,1690 620,1740! 1240,1700! 1240,1840! -40,1840!",
        PISTACHIO,
        angle=4,
        edge="torn",
        core=CREAM,
        wobble=7,
        lift=5,
    )
    for name, x, y, size, tilt, ink, hat, spot in (
        ("aunt", 92, 1420, 92, 6, mix(SKY, PLUM, 0.25), PISTACHIO, CREAM),
        ("uncle", 300, 1500, 118, 10, mix(PISTACHIO, PLUM, 0.25), LILAC, CREAM),
        ("child", 508, 1640, 84, 4, CREAM, "#b0584c", CREAM),
    ):
        card.paint(
            "-.9,.8! -.3,.62 .5,.66 1.0,1.0! 1.4,2.0 1.5,4! -1.8,4! -1.5,1.6",
            ink,
            angle=80,
            at=affine(x, y, size, tilt * 0.4),
            lift=8,
        )
        head = Head(card, CAST[name], x, y, size, tilt=tilt, turn=0.7, view="lost")
        head.draw()
        head.lay(".46,-.84! -.02,-2.2! -.66,-.86! -.1,-.98!", hat, "flat", lift=5)
        for spec in (".34,-1.1! -.50,-1.3! -.44,-1.5! .26,-1.34!", ".16,-1.66! -.28,-1.76! -.2,-1.92! .1,-1.86!"):
            head.lay(spec, spot, "flat")
        head.lay("-.3,-2.2 -.02,-2.5! .0,-2.2 .24,-2.4! .1,-2.06! -.1,-2.06!", spot, "flat")
