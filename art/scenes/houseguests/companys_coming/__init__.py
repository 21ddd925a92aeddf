"""Company's Coming: she sweeps the sea floor, corners too; far out a bed is made, and somebody has crossed already."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon, rng
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

PEARL: Final = "#eceae2"
WET: Final = "#d3cbbd"
BLUE: Final = "#bccdd3"
CHALK: Final = "#f7f3ea"
LILAC: Final = "#a7a6b2"
SLATE: Final = "#5d6872"
RED: Final = "#c23b34"

GROUND = PEARL
SKIN: Final = Skin("#b98a6c", "#8f6450", "#33303a", lip="#8a4f47", white="#f2ece0")
CAST: Final = {
    "sweeper": Face(
        SKIN, 84, "round", "snub", "dot", "pinched", "thin", "knot", "#f4f0e6", feels=feel("listening"), plane="none"
    ),
}


def paint(card: Sheet) -> None:
    """Lay sea and flats from far to near, what the broom has done, then what is ready for those who come."""
    _sea(card)
    _flats(card)
    _channel(card)
    _bed(card)
    _oblong(card)
    _steps(card)
    _cushions(card)
    _sweeper(card)


def _sea(card: Sheet) -> None:
    """A thin dark line that has begun to come back."""
    card.paint("-40,250! 300,244 800,252 1240,246! 1240,330! -40,336!", SLATE, angle=1, laps=22, edge="raw", ragged=30)
    card.paint(
        "-40,316! 400,322 900,314 1240,320! 1240,366! 800,372 500,362 -40,384!",
        mix(SLATE, BLUE, 0.5),
        angle=1,
        laps=16,
        edge="raw",
        ragged=60,
    )
    card.paint(ribbon("-40,420 160,428 380,408 620,398 860,384 1240,372", (12, 9, 10, 7, 8, 6)), CHALK, thin=0.2)


BANDS: Final[tuple[tuple[float, float, Ink, float], ...]] = (
    (362, 440, BLUE, 1),
    (424, 500, mix(LILAC, WET, 0.3), -1),
    (486, 560, mix(BLUE, LILAC, 0.35), 1),
    (548, 640, WET, 2),
    (624, 730, mix(LILAC, WET, 0.2), -1),
    (712, 840, mix(BLUE, WET, 0.4), 1),
    (818, 960, mix(WET, LILAC, 0.45), 2),
    (936, 1080, mix(LILAC, SLATE, 0.1), 1),
    (1056, 1230, mix(WET, LILAC, 0.3), -2),
    (1204, 1390, mix(LILAC, BLUE, 0.3), 2),
    (1360, 1580, mix(WET, LILAC, 0.55), 1),
    (1540, 1840, mix(LILAC, SLATE, 0.22), -1),
)
"""Top, foot, ink and slant of each, wet in the wet."""


def _flats(card: Sheet) -> None:
    for top, foot, ink, slant in BANDS:
        g = rng("band", top)
        tops = [f"{x},{top + g.normal(0, min(7, (foot - top) * 0.08)):.0f}" for x in range(-60, 1300, 150)]
        feet = [f"{x},{foot + g.normal(0, min(7, (foot - top) * 0.08)):.0f}" for x in range(1290, -70, -150)]
        card.paint(
            f"{' '.join(tops)} {' '.join(feet)}",
            mix(ink, SLATE, 0.2),
            angle=slant,
            laps=(foot - top) * 0.3,
            grain=0.3,
            edge="raw",
            ragged=70,
            dry=0.9,
        )
    wet = []
    for top, foot, _, _ in BANDS[2:]:
        g = rng("wet", top)
        for _ in range(4):
            x, y, w = g.uniform(-60, 1160), g.uniform(top, foot), (foot - top) * g.uniform(0.8, 2.2)
            h = (foot - top) * 0.05
            wet.append(ribbon(f"{x:.0f},{y:.0f} {x + w / 2:.0f},{y - h:.0f} {x + w:.0f},{y + h:.0f}", (2, h * 1.6, 2)))
    card.paint(turned(wet), mix(PEARL, BLUE, 0.4), thin=0.3, edge="raw", wobble=0.5)


def _channel(card: Sheet) -> None:
    """The tide's own road, dark, that has found its way round the clean floor."""
    water = card.piece(
        "1240,428! 1100,430 1010,452 880,474 790,512 800,546 900,580 1060,604 1150,650 1140,706 1040,756 1010,800 1090,862 1170,900 1240,980! 1240,1160! "
        "1160,1050 1040,960 900,880 880,800 930,730 990,690 960,650 800,616 660,580 620,524 700,474 860,444 1000,424 1240,396!",
        mix(SLATE, BLUE, 0.34),
        angle=1,
        laps=22,
        grain=0.4,
        edge="raw",
        ragged=22,
        dry=0.8,
    )
    g = rng("sky in it")
    sky = []
    for _ in range(52):
        x, y = g.uniform(620, 1220), g.uniform(410, 1140)
        w = g.uniform(40, 130) * (0.5 + (y - 400) / 700)
        sky.append(
            ribbon(f"{x:.0f},{y:.0f} {x + w / 2:.0f},{y - 2:.0f} {x + w:.0f},{y + 3:.0f}", (2, 3 + (y - 380) / 90, 2))
        )
    card.pattern(water, turned(sky), mix(PEARL, BLUE, 0.35), thin=0.2)


def _bed(card: Sheet) -> None:
    """Made, turned down on one side, and wet to the ankles."""
    x, y = 236, 560
    for leg in (-136, 146):
        card.paint(ribbon(f"{x + leg},{y - 40} {x + leg},{y + 14}", (11, 10)), SLATE, edge="raw")
        card.paint(ribbon(f"{x + leg},{y + 18} {x + leg + 4},{y + 64}", (10, 4)), mix(SLATE, BLUE, 0.3), thin=0.2)
    at = affine(x, y, 2.06)
    card.paint("-72,-92! -62,-96! -58,-14! -72,-14!", SLATE, at=at, edge="raw")
    card.paint("66,-62! 76,-60! 76,-14! 64,-14!", SLATE, at=at, edge="raw")
    card.paint("-64,-50! 0,-54 68,-46! 72,-18! 0,-14 -64,-16!", CHALK, at=at, angle=2, edge="raw", grain=0.2)
    card.paint("-60,-66 -36,-72 -14,-64! -16,-50 -60,-48!", "#fffdf6", at=at, edge="raw", grain=0.15)
    card.paint("-6,-54! 66,-46! 70,-22! 6,-20!", mix(BLUE, SLATE, 0.3), at=at, angle=4, edge="raw")
    card.paint("-14,-54! 22,-52! 10,-18! -10,-18!", "#fffdf6", at=at, angle=70, edge="raw", grain=0.15)
    card.paint("-64,12! 70,10! 60,30! 0,26 -56,34!", CHALK, at=at, angle=1, thin=0.45, edge="raw", ragged=16)


CORNERS: Final = ((262, 742), (836, 728), (1226, 1622), (-30, 1652))
"""Of the clean floor: far left, far right, near right, near left."""


def _floor_point(u: float, v: float) -> tuple[float, float]:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = CORNERS
    w = max(v, 0.0) ** 1.25
    left, right = (ax + (dx - ax) * w, ay + (dy - ay) * w), (bx + (cx - bx) * w, by + (cy - by) * w)
    return left[0] + (right[0] - left[0]) * u, left[1] + (right[1] - left[1]) * u


def _oblong(card: Sheet) -> None:
    """Bare ground with the broom's strokes, straight to the edge; one last corner still to do."""
    rim = [_floor_point(*p) for p in ((0, 0), (1, 0), (1, 1), (0, 1))]
    card.paint(
        " ".join(
            f"{x + dx:.0f},{y + dy:.0f}!"
            for (x, y), (dx, dy) in zip(rim, ((-14, -8), (12, -8), (22, 16), (-22, 16)), strict=True)
        ),
        mix(SLATE, LILAC, 0.55),
        angle=3,
        laps=14,
        edge="raw",
        ragged=18,
        dry=0.95,
        wobble=3,
    )
    clean = card.piece(" ".join(f"{x:.0f},{y:.0f}!" for x, y in rim), CHALK, angle=88, laps=60, grain=0.16, edge="raw")
    strokes, g = [], rng("broom")
    for row in range(9):
        for i in range(18):
            u = (i + 0.5) / 18
            far, near = _floor_point(u, row / 9), _floor_point(u + 0.02 * (-1) ** row, (row + 0.94) / 9)
            width = 3 + 7 * row / 9
            for k in range(3):
                o = (k - 1) * (7 + 9 * row / 9)
                strokes.append(
                    ribbon(
                        f"{far[0] + o:.0f},{far[1] + g.uniform(0, 5):.0f} {(far[0] + near[0]) / 2 + o + 4 * (-1) ** row:.0f},{(far[1] + near[1]) / 2:.0f} {near[0] + o:.0f},{near[1] - g.uniform(0, 14):.0f}",
                        (width * 0.3, width * 0.6, width * 0.2),
                    )
                )
    card.pattern(clean, turned(strokes), mix(CHALK, LILAC, 0.36), thin=0.3)
    with card.inside(clean):
        todo = [_floor_point(*p) for p in ((1.16, 0.76), (0.93, 0.69), (0.84, 0.57), (0.7, 0.34), (0.5, 0.0))]
        card.paint(
            "500,640! 1100,640! " + " ".join(f"{x:.0f},{y:.0f}" for x, y in todo),
            mix(mix(WET, LILAC, 0.75), SLATE, 0.26),
            angle=2,
            laps=26,
            edge="torn",
        )


def _steps(card: Sheet) -> None:
    """One line of them, wet, over the clean floor, behind her back."""
    for i in range(12):
        t = i / 11
        y = 690 + 660 * t**1.2
        x = 300 - 52 * t + (13 + 15 * t) * (-1) ** i
        at = affine(x, y, 17 + 17 * t, 190)
        card.paint(
            ["-.5,.9 -.42,.1 -.55,-.5 -.2,-.95 .3,-.9 .5,-.4 .3,.2 .35,.9 0,1.15"]
            + [
                f"{u},{v - 0.17} {u + 0.14},{v} {u},{v + 0.17} {u - 0.14},{v}"
                for u, v in ((-0.4, -1.12), (-0.05, -1.24), (0.3, -1.14))
            ],
            mix(SLATE, LILAC, 0.2),
            at=at,
            edge="raw",
            thin=0.06,
        )


def _cushion(card: Sheet, x: float, y: float, wide: float, tilt: float, ink: Ink, dent: bool = False) -> None:
    at = affine(x, y, wide / 2, tilt)
    card.paint(
        "-1,-.02 -.9,-.2 0,-.26 .9,-.2 1,-.02 .94,.16 .5,.22 0,.24 -.5,.22 -.95,.16",
        ink,
        at=at,
        angle=tilt + 2,
        laps=16,
        edge="raw",
        lift=4,
    )
    card.paint(ribbon("-.96,.02 -.4,.07 .3,.08 .97,.0", (2, 3, 2), at), shift(ink, -0.14), thin=0.15)
    card.paint(
        "-.86,-.15 0,-.22 .86,-.15 .5,-.06 0,-.04 -.5,-.06",
        shift(ink, 0.05),
        at=at,
        angle=tilt,
        edge="raw",
        grain=0.2,
        thin=0.1,
    )
    if dent:
        card.paint("-.4,-.18 0,-.24 .44,-.18 .3,-.06 0,-.01 -.34,-.07", shift(ink, -0.08), at=at, edge="raw")
        card.paint(ribbon("-.42,-.2 -.2,-.1 0,-.05 .3,-.1 .46,-.2", (1, 3, 4, 3, 1), at), shift(ink, -0.16))


PILE: Final[tuple[tuple[float, float, float, Ink], ...]] = (
    (250, 1578, 2, SLATE),
    (258, 1532, -3, BLUE),
    (244, 1488, 2, mix(LILAC, SLATE, 0.4)),
    (256, 1444, -2, CHALK),
    (262, 1400, 3, mix(SLATE, BLUE, 0.3)),
    (276, 1357, 4, WET),
    (290, 1314, 7, LILAC),
    (304, 1272, 9, mix(BLUE, CHALK, 0.4)),
    (96, 1640, -2, WET),
    (88, 1594, 2, mix(SLATE, LILAC, 0.3)),
    (100, 1549, -3, CHALK),
    (92, 1504, -4, BLUE),
    (82, 1460, -6, mix(SLATE, BLUE, 0.15)),
    (74, 1417, -8, RED),
)


def _cushions(card: Sheet) -> None:
    """Fourteen, in two leaning stacks; somebody has already tried the uppermost."""
    card.paint(
        "100,1676! 430,1660 500,1700 380,1740 80,1800 -40,1790! -40,1720!",
        mix(SLATE, LILAC, 0.3),
        angle=2,
        edge="raw",
        ragged=30,
    )
    for i, (x, y, tilt, ink) in enumerate(PILE):
        _cushion(card, x * 1.28 - 60, y * 1.22 - 252, 232, tilt, ink, dent=i == 13)


def _sweeper(card: Sheet) -> None:
    """Bent, quick and late: one long bow from the hem to the broom."""
    at = affine(548, 1206, 0.84)
    card.paint("-100,-6! 40,-10 200,-2 380,8 300,30 60,26 -90,16", mix(CHALK, SLATE, 0.42), at=at, angle=2, edge="raw")
    # the far arm, then the skirt
    card.paint("70,-300! 120,-262 150,-214! 124,-194! 84,-214 50,-246!", shift(RED, -0.12), at=at, angle=40)
    card.paint(
        "-40,-214! -96,-222 -138,-176 -142,-110 -120,-50 -118,-6! -70,10 -10,16 40,10 84,-8! 82,-60 64,-130 48,-186!",
        shift(SLATE, -0.1),
        at=at,
        angle=84,
        grain=0.3,
        laps=30,
        lift=4,
    )
    for fold in ("-100,-140 -84,-80 -80,-4", "-44,-140 -22,-70 -14,4", "6,-140 34,-70 44,0"):
        card.paint(ribbon(fold, (3, 9, 12), at), shift(SLATE, -0.2), thin=0.1)
    jacket = card.piece(
        "-134,-158! -140,-232 -96,-304 -20,-342 60,-340 112,-306! 128,-262 100,-214 62,-176! 10,-150 -60,-138!",
        RED,
        at=at,
        angle=-24,
        laps=34,
        grain=0.28,
        lift=4,
    )
    with card.inside(jacket):
        card.paint(
            "-150,-130! -60,-170 20,-190 80,-250! 130,-200 60,-120 -60,-110!", shift(RED, -0.09), at=at, angle=-24
        )
    # broom: a shaft through both hands, and a fan of twigs
    card.paint(ribbon("84,-268 180,-166 286,-56", (11, 10, 10), at), shift(SLATE, -0.14), lift=3)
    twigs = card.piece(
        "270,-88! 302,-62! 348,-44 392,-8! 384,14 330,18 276,14 250,2! 248,-40!",
        mix(WET, "#8a6a3c", 0.42),
        at=at,
        angle=44,
        laps=10,
        lift=3,
    )
    card.pattern(
        twigs,
        turned(
            [
                ribbon(
                    f"{280 + k * 3},{-70 + k} {268 + k * 15},{-24 + k * 2} {252 + k * 20},{18 - k * 2}", (3, 5, 4), at
                )
                for k in range(8)
            ]
        ),
        mix(SLATE, WET, 0.2),
    )
    card.paint(ribbon("262,-70 284,-62 304,-50", (9, 10, 9), at), RED)
    card.paint("118,-236 136,-240 146,-222 134,-206 116,-214", SKIN.shade, at=at)
    # the near arm, one contour from the shoulder round the elbow
    card.paint(
        "30,-334! 84,-336 112,-296 118,-234 126,-196 176,-186! 186,-146! 140,-138 96,-150 74,-190 54,-250!",
        shift(RED, 0.045),
        at=at,
        angle=60,
        laps=22,
        lift=4,
    )
    card.paint("176,-190! 196,-192 212,-172 206,-148 186,-142!", SKIN.base, at=at)
    card.paint(ribbon("168,-190 180,-140", (12, 12), at), CHALK)
    # head, hung before the shoulder
    card.paint("80,-330! 118,-352 150,-320 124,-290!", SKIN.shade, at=at)
    card.paint("74,-340! 100,-352 136,-310 122,-286! 96,-300", CHALK, at=at, lift=2)
    Head(card, CAST["sweeper"], 684, 916, 43, tilt=24, turn=0.8, view="side").draw()
    # what the broom throws up
    g = rng("dust")
    for _ in range(26):
        x, y = 886 + 170 * g.random() ** 1.4, 1206 - 110 * g.random()
        card.paint("-1,0 0,-.6 1,0 0,.6", mix(SLATE, LILAC, 0.3), at=affine(x, y, g.uniform(3, 8), g.uniform(-40, 20)))
