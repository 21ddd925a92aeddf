"""Company's Coming: an old woman sweeps the sea floor, corners too; far out a bed is made, its legs already wet."""

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
            ink,
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
    x, y = 220, 470
    for leg in (-82, 88):
        card.paint(ribbon(f"{x + leg},{y - 40} {x + leg},{y + 4}", (7, 6)), SLATE, edge="raw")
        card.paint(ribbon(f"{x + leg},{y + 8} {x + leg + 3},{y + 34}", (6, 3)), mix(SLATE, BLUE, 0.3), thin=0.2)
    at = affine(x, y, 1.25)
    card.paint("-72,-92! -62,-96! -58,-14! -72,-14!", SLATE, at=at, edge="raw")
    card.paint("66,-62! 76,-60! 76,-14! 64,-14!", SLATE, at=at, edge="raw")
    card.paint("-64,-50! 0,-54 68,-46! 72,-18! 0,-14 -64,-16!", CHALK, at=at, angle=2, edge="raw", grain=0.2)
    card.paint("-60,-66 -36,-72 -14,-64! -16,-50 -60,-48!", "#fffdf6", at=at, edge="raw", grain=0.15)
    card.paint("-6,-54! 66,-46! 70,-22! 6,-20!", mix(BLUE, SLATE, 0.3), at=at, angle=4, edge="raw")
    card.paint("-14,-54! 22,-52! 10,-18! -10,-18!", "#fffdf6", at=at, angle=70, edge="raw", grain=0.15)
    card.paint("-64,12! 70,10! 60,30! 0,26 -56,34!", CHALK, at=at, angle=1, thin=0.45, edge="raw", ragged=16)


CORNERS: Final = ((330, 880), (770, 866), (990, 1412), (196, 1440))
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
        todo = [_floor_point(*p) for p in ((0.62, -0.02), (1.04, -0.02), (1.04, 0.46), (0.93, 0.42), (0.8, 0.24))]
        card.paint(
            " ".join(f"{x:.0f},{y:.0f}" for x, y in todo),
            mix(WET, LILAC, 0.75),
            angle=2,
            laps=20,
            edge="raw",
            ragged=30,
        )


def _steps(card: Sheet) -> None:
    """One line of them, from our side of the sea to her."""
    prints = []
    for i in range(13):
        t = i / 12
        x, y = 1180 - 150 * t + 26 * (-1) ** i * (1 - t * 0.6) - 60 * t * t, 1790 - 620 * t + 90 * t * t
        prints.append((x, y, 30 * (1 - 0.55 * t)))
    for x, y, size in prints:
        card.paint(
            "-.5,.8 -.6,.1 -.3,-.9 .3,-1 .5,-.3 .3,.2 .4,.8 0,1.05",
            mix(SLATE, LILAC, 0.2),
            at=affine(x, y, size, -14),
            edge="raw",
            thin=0.1,
        )
        card.paint("-.2,.9 .3,.9 .6,.4 .7,.8 .2,1.3", PEARL, at=affine(x, y, size, -14), edge="raw", thin=0.25)


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
        "110,1596! 400,1580 420,1620 300,1650 60,1700 -40,1690! -40,1640!",
        mix(SLATE, LILAC, 0.3),
        angle=2,
        edge="raw",
        ragged=30,
    )
    for i, (x, y, tilt, ink) in enumerate(PILE):
        _cushion(card, x, y, 178, tilt, ink, dent=i == 13)


def _sweeper(card: Sheet) -> None:
    """Bent, quick and late."""
    at = affine(800, 1120)
    card.paint("-30,10! 20,4 112,8 150,20 60,22 -10,20", mix(LILAC, SLATE, 0.35), at=at, angle=2, edge="raw", thin=0.3)
    card.paint(ribbon("14,-146 -40,-92 -96,-44", (6, 6, 6), at), SLATE)
    card.paint(
        "-92,-56! -84,-40! -118,4 -150,16! -186,12! -160,-10 -126,-34!",
        mix(WET, SLATE, 0.35),
        at=at,
        angle=-40,
        laps=8,
        edge="raw",
        ragged=14,
    )
    card.paint(
        turned(
            [
                ribbon(f"{-94 - k * 2},{-46 + k * 2} {-130 - k * 9},{-16 + k} {-172 + k * 11},{12 + k}", (3, 3, 2), at)
                for k in range(4)
            ]
        ),
        SLATE,
    )
    for foot, leg in (
        ("30,-4! 2,-8 -18,6 -16,12! 34,12!", "8,-78! 44,-80! 40,-4! 18,-4!"),
        ("84,-8! 62,-8 44,4 44,10! 92,10!", "40,-84! 82,-78! 92,-8! 70,-6! 56,-40"),
    ):
        card.paint(leg, shift(SLATE, -0.08), at=at, angle=86, edge="raw", grain=0.2)
        card.paint(foot, shift(SLATE, -0.16), at=at, edge="raw")
    card.paint(
        "-20,-140 6,-178 56,-184 104,-158 112,-104! 80,-66 20,-64! 6,-96 -10,-112",
        RED,
        at=at,
        angle=30,
        laps=24,
        edge="raw",
        grain=0.26,
    )
    card.paint(
        "-24,-142! 14,-140 24,-116 0,-94 -34,-80! -46,-102! -26,-120", shift(RED, -0.07), at=at, angle=-40, edge="raw"
    )
    card.paint("-36,-104! -50,-100 -56,-86 -42,-78 -32,-84!", SKIN.base, at=at)
    card.paint(ribbon("60,-180 92,-140 88,-80", (3, 8, 3), at), shift(RED, -0.1), thin=0.2)
    card.paint("14,-80! 82,-84 112,-104! 110,-92 84,-66! 22,-62!", mix(SLATE, CHALK, 0.2), at=at, edge="raw")
    face = Head(card, CAST["sweeper"], 760, 944, 29, tilt=22, turn=-0.8, view="side")
    face.draw()
    card.paint("-10,-208! 4,-196 12,-176 2,-164 -18,-166!", CHALK, at=at, edge="raw", angle=30)
    card.paint("-14,-216 0,-226 14,-216 12,-202 -2,-198 -14,-204", "#fffdf6", at=at, edge="raw")
