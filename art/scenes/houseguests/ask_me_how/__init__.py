"""Ask Me How: a goat has come home with a golden cup in its teeth; between its horns somebody hangs out collars."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, curve, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.ask_me_how.wash import wash

MUD, BONE, DARK, MOSS, SLATE, CLAY, GOLD = "#8c7a62", "#dccfb6", "#4b3129", "#6d7048", "#575c5b", "#a9714f", "#c3993f"
GROUND = BONE
CAST: Final[dict[str, Face]] = {}
BLACK: Final = "#241715"
_HEAD: Final = (
    "92,1054! 104,1010 160,972 236,930 320,866 400,782 470,690 520,612 566,556 640,520! 800,520! 850,590 940,706 1050,850 "
    "1150,1016 1240,1220! 1240,1840! 420,1840! 452,1690 510,1520 556,1400 568,1320 540,1276! 470,1290 390,1280 320,1254 "
    "262,1222! 220,1222 186,1196 182,1160! 132,1150 100,1110"
)
_HORN: Final = "708,566 690,440 724,290 820,170 950,122 1078,160 1150,280 1158,400 1130,476"
_FAR: Final = "640,600 600,440 622,280 712,140 850,60 990,70 1070,130"


def paint(card: Sheet) -> None:
    """Lay the hills, the far horn, the head, what it has in its teeth, the near horn and the washing."""
    _hills(card)
    _horn(card, _FAR, shift(DARK, 0.03), 150, 16, mix(DARK, BLACK, 0.4))
    head = _head(card)
    _eye(card, head)
    _beard(card)
    _cup(card)
    _muzzle(card)
    _horn(card, _HORN, CLAY, 182, 20, mix(CLAY, DARK, 0.55))
    _tuft(card)
    wash(card)


def _hills(card: Sheet) -> None:
    card.paint(
        "-40,1500! 90,1440 220,1470 330,1400 480,1440 640,1400! 640,1840! -40,1840!",
        mix(SLATE, BONE, 0.5),
        angle=-8,
        edge="torn",
        core="#e8ddc8",
        wobble=7,
    )
    card.paint(
        "-40,1690! 100,1640 260,1660 420,1610 640,1620! 640,1840! -40,1840!",
        MOSS,
        angle=-4,
        edge="torn",
        core="#e8ddc8",
        wobble=7,
    )


def _horn(card: Sheet, spec: str, ink: Ink, wide: float, knobs: int, dark: Ink) -> None:
    """A scimitar with a knob for each year along its outer edge."""
    p = curve(spec, closed=False, step=2.0)
    d = np.gradient(p, axis=0)
    n = np.stack([d[:, 1], -d[:, 0]], 1) / np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)[:, None]
    n = -n if float(n[len(n) // 2] @ (p[len(p) // 2] - np.array([880, 500]))) < 0 else n
    widths = np.interp(np.linspace(0, 1, len(p)), (0, 0.3, 0.7, 1), (wide, wide * 0.84, wide * 0.48, wide * 0.06))
    bumps: list[Array] = []
    bars: list[Array] = []
    for i in range(knobs):
        t = 0.1 + 0.8 * (i / knobs) ** 0.92
        j = int(t * (len(p) - 1))
        w = widths[j]
        lean = float(np.degrees(np.arctan2(d[j, 1], d[j, 0])))
        x, y = p[j] + n[j] * w * 0.42
        bumps.append(
            curve("-.62,0 -.4,-.36 .3,-.4 .62,0 .3,.4 -.4,.36", affine(float(x), float(y), w * 0.27 + 9, lean))
        )
        a, b = p[j] + n[j] * w * 0.5, p[j] - n[j] * w * 0.3
        m = (a + b) / 2 + d[j] / max(1e-6, float(np.hypot(*d[j]))) * w * 0.12
        bars.append(ribbon([tuple(a), tuple(m), tuple(b)], (w * 0.1 + 2, w * 0.07 + 1.5, 1.5)))
    card.paint(bumps, ink, angle=60, lift=5)
    horn = card.piece(ribbon(spec, widths), ink, angle=70, laps=50, grain=0.4, lift=9)
    with card.inside(horn):
        inner = p - n * widths[:, None] * 0.36
        card.paint(ribbon(inner[::12], widths[::12] * 0.34), mix(ink, dark, 0.5), wobble=0.4)
    card.paint(bars, dark, wobble=0.5)
    card.paint(bumps, mix(ink, dark, 0.16), wobble=0.6, thin=0.1)


def _head(card: Sheet) -> Patch:
    head = card.piece(
        _HEAD, DARK, angle=62, laps=120, grain=0.3, edge="torn", core=mix(DARK, MUD, 0.6), wobble=4, lift=10
    )
    with card.inside(head):
        # the neck, one flat darker sheet under the jaw
        card.paint(
            "540,1276! 640,1230 716,1150 752,1040 760,930! 850,1030 930,1200 950,1420 900,1840! 420,1840! 452,1690 510,1520 "
            "556,1400 568,1320",
            mix(DARK, BLACK, 0.5),
            angle=78,
            laps=90,
            edge="torn",
            wobble=7,
        )
        # the pale stripe from brow to muzzle
        card.paint(
            "566,600! 612,640 590,700! 520,790 430,880 330,960 240,1020! 210,990 300,910 400,800 480,690 530,620",
            MUD,
            angle=-44,
            laps=40,
            edge="torn",
            wobble=5,
        )
        g = rng("goat hair")
        hairs: list[Array] = []
        for _ in range(170):
            x, y = float(g.uniform(620, 1200)), float(g.uniform(860, 1800))
            hairs.append(
                curve("-3,-20! 3,-18! 5,8 1,34! -4,10", affine(x, y, 1.2, 16 - (x - 560) / 18 + g.normal(0, 7)))
            )
        card.paint(turned(hairs), mix(DARK, MUD, 0.3), wobble=0.3)
        # the bone of the cheek
        card.paint(
            ribbon("560,1010 650,1060 706,1010 720,930", (4, 16, 14, 4)), mix(DARK, BLACK, 0.45), edge="torn", wobble=4
        )
        card.paint(ribbon("330,1010 420,980 500,920", (3, 14, 3)), mix(DARK, BLACK, 0.4), edge="torn", wobble=3)
    # ear, laid back
    ear = card.piece(
        "762,700! 806,656 872,672 936,734 976,826 990,926! 926,906 850,850 796,790",
        MUD,
        angle=34,
        laps=50,
        edge="torn",
        core=mix(MUD, BONE, 0.5),
        wobble=3,
        lift=7,
    )
    with card.inside(ear):
        card.paint("806,712! 862,712 914,768 962,888! 900,850 846,800", CLAY, angle=34, edge="torn", wobble=4)
    return head


def _eye(card: Sheet, head: Patch) -> None:
    """The pupil lies level however the head is held; the lid is in no hurry."""
    with card.inside(head):
        card.paint("528,778! 566,712 640,690 712,716 738,772 700,830 620,852 560,832!", mix(DARK, BLACK, 0.6), angle=20)
        eye = card.piece("552,782! 590,734 650,722 704,746 716,786 676,824 612,832 570,812", GOLD, angle=0, grain=0.4)
        with card.inside(eye):
            card.paint("586,776! 606,768 676,764 692,774! 690,794 610,800 588,794!", BLACK, wobble=0.6)
            card.paint("596,772! 614,768! 612,778! 596,780!", "#e9dfca")
            card.paint("520,784! 600,752 680,742 740,760! 740,690! 520,700!", mix(DARK, MUD, 0.62), angle=10)
            card.paint(ribbon("530,788 600,757 680,746 740,764", (9, 9, 9)), BLACK)
        card.paint(ribbon("536,700 600,656 690,664", (6, 22, 6)), mix(DARK, MUD, 0.5), edge="torn", wobble=2)
        card.paint(ribbon("566,862 640,872 706,846", (3, 8, 3)), mix(DARK, MUD, 0.35))


def _muzzle(card: Sheet) -> None:
    """Nose and lips, over what they hold."""
    lip = card.piece(
        "92,1054! 104,1010 160,972 214,950! 262,1000 300,1060 330,1100! 280,1130 236,1150 182,1162! 132,1150 100,1110",
        mix(MUD, BONE, 0.2),
        angle=-30,
        laps=40,
        edge="torn",
        wobble=3,
        lift=4,
    )
    with card.inside(lip):
        card.paint("112,1056! 136,1028 172,1030 184,1048 160,1052 146,1078!", BLACK)
        card.paint(ribbon("104,1084 118,1104 116,1146", (3, 7, 4)), DARK)
    card.paint(ribbon("128,1152 184,1162 260,1142 330,1100 352,1066", (4, 9, 9, 8, 4)), BLACK)


def _beard(card: Sheet) -> None:
    card.paint(
        "300,1244! 380,1274 470,1286! 476,1380 440,1500 400,1610 372,1690! 366,1620 346,1660! 340,1560 318,1590! 316,1480 "
        "296,1380 288,1300",
        mix(MUD, DARK, 0.25),
        angle=80,
        laps=26,
        grain=0.5,
        edge="torn",
        wobble=3,
        lift=6,
    )
    for spec in ("346,1290 370,1420 366,1580", "400,1300 412,1400 392,1540", "320,1290 332,1380 332,1500"):
        card.paint(ribbon(spec, (2, 8, 2)), mix(DARK, MUD, 0.3), thin=0.2)


def _cup(card: Sheet) -> None:
    """Somebody's, by one handle."""
    at = affine(196, 1396, 300, -58)

    def lay(spec: str, ink: Ink, lift: float = 0) -> Patch:
        return card.piece(spec, ink, at=at, lift=lift, angle=-50)

    for side in (1, -1):
        handle = curve(
            f"{side * 0.36},-.3 {side * 0.62},-.36 {side * 0.74},-.16 {side * 0.62},.08 {side * 0.3},.2",
            at,
            closed=False,
        )
        card.paint(ribbon(handle[::6], (24, 26, 24)), shift(GOLD, -0.05), lift=6)
    lay("-.07,.34! .07,.34! .06,.5 .1,.6! .28,.66! .3,.76! -.3,.76! -.28,.66! -.1,.6! -.06,.5", shift(GOLD, -0.06), 6)
    bowl = lay("-.42,-.42! .42,-.42! .42,-.1 .32,.2 .12,.38! -.12,.38! -.32,.2 -.42,-.1", GOLD, 7)
    with card.inside(bowl):
        card.paint("-.5,-.5! -.2,-.5! -.24,-.1 -.2,.2 -.08,.5! -.5,.5!", mix(GOLD, DARK, 0.4), at=at, angle=30)
        card.paint("-.5,-.28! .5,-.28! .5,-.22! -.5,-.22!", mix(GOLD, DARK, 0.55), at=at)
        card.paint("0.2,-.2! .3,-.2! .26,.06 .16,.22! .18,.02", mix(GOLD, BONE, 0.6), at=at)
    lay("-.45,-.47! .45,-.47! .45,-.39! -.45,-.39!", shift(GOLD, 0.06), 4)


def _tuft(card: Sheet) -> None:
    """The hair the horn grows from."""
    card.paint(
        "568,580! 612,546 634,520! 656,540 690,516! 706,540 738,506! 756,534 800,522! 826,580 824,630! 800,616 782,646! 760,616 "
        "724,640! 700,610 656,630! 640,604 596,620!",
        DARK,
        angle=70,
        laps=26,
        edge="torn",
        wobble=3,
        lift=4,
    )
