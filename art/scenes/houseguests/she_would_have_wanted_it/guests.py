"""The parlour: eight in black and brown, large, cut off by the floor, about a cake of seven storeys."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.moved import Moved
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.she_would_have_wanted_it.inks import (
    BLACK,
    BRICK,
    CAST,
    CREAM,
    LINEN,
    MUSTARD,
    OLIVE,
    PALE,
    SLATE,
    UMBER,
)

BLACKER: Final = shift(BLACK, -0.03)


def guests(card: Sheet) -> None:
    """Lay those behind, the table and the cake, those before, and the one who laughs."""
    _lovers(card)
    _behind(card)
    _table(card)
    _cake(card)
    _aunt(card)
    _hungry(card)
    _bearded(card)
    _laughing(card)


def _cloth(card: Sheet, spec: str, ink: Ink, angle: float = 84) -> Patch:
    """Lay a body in mourning, with a torn pale edge that parts it from the next."""
    return card.piece(spec, ink, angle=angle, laps=44, edge="torn", core=CREAM, wobble=3, lift=8)


def _lovers(card: Sheet) -> None:
    """She leans; he has noticed the plaster."""
    _cloth(card, "20,880! 90,850 190,856 260,900! 300,1240! 0,1240!", UMBER)
    card.paint("90,800! 150,800! 160,860 124,900! 84,866!", CAST["beloved"].skin.shade)
    card.paint("80,846! 124,940! 166,846! 150,830! 124,870 96,830!", LINEN, lift=3)
    Head(card, CAST["beloved"], 124, 742, 84, tilt=-6, turn=0.2).draw()
    _cloth(card, "190,920! 250,870 330,876 400,930! 430,1240! 180,1240!", BLACK)
    card.paint("242,820! 296,826! 300,880 268,900! 240,872!", CAST["in love"].skin.shade)
    Head(card, CAST["in love"], 278, 762, 82, tilt=-17, turn=-0.5).draw()


def _behind(card: Sheet) -> None:
    for name, x, y, size, ink, turn in (
        ("mourner 3", 800, 738, 74, SLATE, -0.6),
        ("mourner 6", 984, 720, 70, UMBER, 0.4),
    ):
        _cloth(
            card,
            f"{x - 110},{y + 150}! {x - 40},{y + 90} {x + 40},{y + 90} {x + 110},{y + 150}! {x + 120},1240! {x - 120},1240!",
            ink,
        )
        card.paint(
            f"{x - 24},{y + 50}! {x + 24},{y + 50}! {x + 26},{y + 100}! {x},{y + 122}! {x - 26},{y + 100}!",
            CAST[name].skin.shade,
        )
        card.paint(f"{x - 40},{y + 86}! {x},{y + 104} {x + 40},{y + 86}! {x + 8},{y + 170}!", LINEN, lift=2)
        Head(card, CAST[name], x, y, size, tilt=4, turn=turn).draw()


def _table(card: Sheet) -> None:
    cloth = card.piece(
        "372,1176! 620,1164 860,1172! 880,1250! 360,1252!",
        LINEN,
        angle=2,
        laps=40,
        edge="torn",
        core="#f6f0e0",
        wobble=4,
        lift=10,
    )
    with card.inside(cloth):
        for x in (440, 540, 640, 740):
            card.paint(ribbon(f"{x},1180 {x - 6},1220 {x + 2},1260", (4, 13, 5)), shift(LINEN, -0.1), thin=0.15)


def _aunt(card: Sheet) -> None:
    """She has buried all of them; her back is to us."""
    _cloth(card, "-60,1010! 20,960 110,966 180,1030! 214,1120 226,1250! -60,1250!", BLACKER)
    card.paint("30,930! 110,940! 128,1010! 30,1010!", CAST["aunt"].skin.shade)
    Head(card, CAST["aunt"], 62, 912, 112, tilt=4, view="side", turn=1.0).draw()


def _hungry(card: Sheet) -> None:
    """He looks at nothing else, and has a finger in it."""
    body = _cloth(card, "186,1180! 216,1080 270,1030 340,1020! 410,1040 440,1100 452,1170 450,1250! 176,1250!", BLACK)
    with card.inside(body):
        card.paint(ribbon("250,1250 262,1180 300,1130", (4, 20, 4)), shift(BLACK, 0.08), thin=0.1)
    card.paint("270,1000! 350,1010! 384,1060! 300,1070 252,1046!", PALE.shade)
    card.paint("250,1040! 310,1066 390,1036! 400,1070! 310,1104 244,1076!", LINEN, lift=4)
    Head(card, CAST["hungry"], 318, 938, 116, tilt=12, view="side", turn=1.0).draw()
    hand(card, "point", 466, 1114, 112, -8, PALE, age=61, lift=6)
    card.paint("446,1086! 474,1080! 482,1142! 452,1148!", LINEN, lift=4)
    _cloth(
        card,
        "212,1092 250,1060 296,1072 340,1096 390,1096 456,1080! 466,1152! 390,1184 310,1196 246,1176 214,1136",
        shift(BLACK, 0.06),
        -6,
    )


def _bearded(card: Sheet) -> None:
    """He has heard her."""
    _cloth(card, "1010,1110! 1050,1030 1120,990 1240,980! 1240,1250! 1000,1250!", BLACKER)
    Head(card, CAST["mourner 4"], 1136, 872, 112, tilt=-4, view="side", turn=-1.0).draw()


def _cake(card: Sheet) -> None:
    """Seven storeys, each of another opinion; from the seventh a slice is gone already."""
    card = Moved(card, -198, -254, 1.33)
    inks: tuple[Ink, ...] = (BRICK, LINEN, MUSTARD, mix(BRICK, LINEN, 0.5), OLIVE, LINEN, BRICK)
    y = 1076.0
    for k in range(7):
        half, tall = 128 - 14.5 * k, 56 - 2.6 * k
        lean = (0, 3, -4, 5, -3, 6, 10)[k]
        x = 620 + lean
        tier = card.piece(
            f"{x - half},{y}! {x - half * 0.98:.0f},{y - tall}! {x},{y - tall - 5} {x + half * 0.98:.0f},{y - tall}! {x + half},{y}! {x},{y + 6}",
            inks[k],
            angle=3,
            laps=22,
            lift=6,
        )
        with card.inside(tier):
            drips = " ".join(f"{x - half + 2 * half * i / 8:.0f},{y - tall + (12 if i % 2 else 26)}" for i in range(9))
            card.paint(
                f"{x - half - 5},{y - tall - 12}! {drips} {x + half + 5},{y - tall - 12}!",
                mix(LINEN, inks[k], 0.15) if k % 2 == 0 else mix(BRICK, inks[k], 0.2),
            )
        for i in range(int(half / 13)):
            u = x - half * 0.9 + i * 26
            card.paint(ROUND, mix(LINEN, MUSTARD, 0.4) if k % 2 else BRICK, at=affine(u, y - 2, 6), wobble=0.3)
        y -= tall
    card.paint(f"640,{y + 4:.0f}! 676,{y + 4:.0f}! 672,{y + 40:.0f}! 646,{y + 40:.0f}!", mix(UMBER, BRICK, 0.4))
    card.paint(f"612,{y}! 618,{y - 40:.0f} 628,{y - 40:.0f} 632,{y}!", LINEN, lift=2)
    card.paint("-1,0 0,-.8 1,0 0,.8", BLACK, at=affine(622, y - 52, 15), lift=2)


def _laughing(card: Sheet) -> None:
    """It came out; her hand is too late. She wears an apron whose string is elsewhere."""
    _cloth(card, "770,1180! 790,1090 850,1040 920,1030! 990,1050 1040,1110 1060,1250! 760,1250!", BLACK)
    card.paint("862,1000! 940,1000! 950,1060 906,1084! 856,1056!", PALE.shade)
    apron = card.piece(
        "836,1110! 900,1100 966,1108! 990,1180 1000,1260! 812,1260! 822,1180",
        CREAM,
        angle=86,
        edge="torn",
        core=LINEN,
        wobble=3,
        lift=6,
    )
    printed(card, apron, "cherry", BRICK, OLIVE, gap=62)
    card.paint(
        [ribbon("850,1112 846,1070 864,1040", (20, 18, 14)), ribbon("956,1110 966,1070 952,1040", (20, 18, 14))], CREAM
    )
    Head(card, CAST["laughs"], 904, 920, 128, tilt=-9, turn=-0.25).draw()
    _cloth(
        card,
        "1036,1110! 1064,1180 1050,1240 990,1256! 940,1200 920,1130 916,1080! 960,1060! 984,1110 1000,1140",
        shift(BLACK, 0.06),
        50,
    )
    card.paint("908,1062! 964,1044! 974,1082! 918,1098!", LINEN, lift=4)
    hand(card, "cover", 936, 1066, 150, -112, PALE, age=43, lift=7)
