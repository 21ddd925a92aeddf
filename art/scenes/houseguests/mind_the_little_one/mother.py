"""The mother on her stool, asleep or not, and the postman who would rather not be seen."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.cutpaper.skin import Skin

UMBER, CHARCOAL, ASH, CHALK, BONE, ROSE = "#6e665f", "#343134", "#b3aca2", "#eee8dc", "#d6cdbe", "#b23b44"
HERS: Final = Skin("#a38f80", "#7e6d62", "#2b2526", lip="#5e4a47", white=BONE)
POST: Final = Skin("#a69384", "#85746a", "#2b2526", lip="#705c56", white=CHALK)
HIS: Final = Skin("#7b6c62", "#5a4f49", "#231f21", lip="#5a4845", white=BONE)
CAST: Final = {
    "mother": Face(
        HERS,
        82,
        "pear",
        "broad",
        "slit",
        "thin",
        "thin",
        "low_knot",
        "#e4ddd0",
        feels=feel("smug", lids=(0.0, 0.2), gaze=(-0.1, 0.5), corners=(0.02, 0.16), brows=(0.05, 0.0), tilt=0),
    ),
    "postman": Face(
        POST,
        30,
        "long",
        "bent",
        "round",
        "thin",
        "short",
        "crop",
        "#343134",
        hat="peaked",
        hat_inks=(CHARCOAL, ASH),
        small=True,
        feels=feel("afraid", tilt=0, gaze=(0.5, 0.2)),
    ),
    "son": Face(
        HIS,
        48,
        "heavy",
        "broad",
        "hooded",
        "full",
        "bushy",
        "shorn",
        "#231f21",
        feels=feel("plain", lids=(0.3, 0.36), gaze=(0.5, 0.8), tilt=0),
    ),
}


def mother(card: Sheet) -> None:
    """Upright and tiny; one foot is given to her son, the other dries."""
    _stool(card)
    _leg(card, "1070,706 990,742 960,800 996,920 1026,1064", (112, 92, 74, 60, 52))
    _dry_foot(card)
    _leg(card, "1040,720 900,752 836,800 840,900 868,1064", (120, 98, 80, 62, 54))
    dress = card.piece(
        "948,520! 972,548 1012,560 1052,546 1074,516! 1096,560 1092,640 1130,700 1144,772! 1060,800 960,796 868,786! 852,742 880,710 952,682 958,620 938,560",
        CHARCOAL,
        angle=78,
        laps=40,
        lift=8,
        edge="torn",
        core=ASH,
        wobble=3,
    )
    with card.inside(dress):
        for fold in ("960,690 920,726 876,750", "1080,660 1060,730 1070,790", "1000,700 960,750 950,800"):
            card.paint(ribbon(fold, (3, 12, 5)), shift(CHARCOAL, 0.06), thin=0.1)
        for k in range(46):
            card.paint("3,0 0,3 -3,0 0,-3", ASH, at=affine(880 + 37 * k % 250, 570 + 53 * k % 220), wobble=0.2)
    card.paint("984,470! 980,520 956,534! 1012,566! 1070,528! 1046,516 1040,470!", HERS.shade, wobble=0.8)
    for k in range(9):
        card.paint("8,0 0,8 -8,0 0,-8", CHALK, at=affine(966 + 12 * k, 540 + 16 - (k - 4) ** 2), wobble=0.3, lift=1)
    for spec in (
        "950,524! 928,580 924,650 950,712 968,704! 962,648 968,590 980,540!",
        "1068,520! 1098,570 1106,650 1064,722 1044,708! 1072,650 1062,580 1050,540!",
    ):
        card.paint(spec, HERS.base, angle=84, lift=4)
    card.paint("946,690! 980,690 1010,708 1040,700 1068,706! 1070,728 1030,736 990,734 950,722!", HERS.base, lift=4)
    for line in ("986,700 996,710 998,726", "1030,704 1020,712 1018,730", "1006,708 1008,718 1008,732"):
        card.paint(ribbon(line, (1, 3, 1)), HERS.line, wobble=0.2)
    head = Head(card, CAST["mother"], 1006, 420, 82, tilt=-5, turn=-0.4)
    head.draw()
    card.paint("986,464! 900,490 896,506! 984,480!", CHARCOAL, angle=-15, lift=3)
    card.paint("904,488! 886,494! 884,508! 899,506!", ASH, wobble=0.8)
    for smoke in ("884,486 868,440 896,400 872,350 900,300", "880,484 852,450 870,410"):
        card.paint(ribbon(smoke, (2, 9, 14, 5)), CHALK, thin=0.2)


def _leg(card: Sheet, line: str, widths: tuple[int, ...]) -> None:
    card.paint(ribbon(line, widths), HERS.base, angle=80, lift=5, wobble=1)


def _stool(card: Sheet) -> None:
    """A kitchen stool on the end of a table, so that he need not bend."""
    card.paint(["944,800! 968,800! 952,912! 926,912!", "1104,800! 1128,800! 1150,912! 1124,912!"], UMBER, angle=86)
    card.paint("916,776! 1150,770! 1156,804! 912,808!", UMBER, angle=2, lift=5)
    card.paint("1000,960! 1040,960! 1036,1560! 1002,1560!", shift(UMBER, -0.06), angle=88, lift=5)
    card.paint("890,904! 1260,894! 1260,962! 892,968!", shift(UMBER, 0.03), angle=2, lift=9)
    card.paint("890,904! 1260,894! 1260,918! 890,926!", shift(UMBER, 0.1), angle=2)


def _dry_foot(card: Sheet) -> None:
    """On a box and a towel: cotton between the toes, ten coats of varnish, one nail red."""
    card.paint("938,1210! 1210,1200! 1216,1560! 946,1570!", BONE, angle=88, laps=70, lift=8)
    card.paint(["938,1290! 1212,1282! 1212,1296! 940,1304!", "940,1440! 1214,1432! 1214,1446! 942,1454!"], ASH)
    card.paint(
        "926,1196! 1060,1176 1220,1188! 1226,1236! 1060,1250 930,1246!", CHALK, angle=4, lift=5, edge="torn", wobble=4
    )
    card.paint(
        "998,1050! 1048,1050! 1052,1110 1110,1140 1166,1164! 1182,1182 1172,1200! 1080,1204 1004,1200! 986,1180 996,1120",
        HERS.base,
        angle=20,
    )
    for k in range(5):
        x, y = 1182 - 25 * k, 1186 - 3 * k * (k < 2)
        card.paint("0,-13 12,-6 15,4 8,13 -8,13 -15,4 -11,-7", HERS.base, at=affine(x, y), wobble=0.4, lift=1)
        card.paint("0,-8 7,-3 7,6 0,10 -7,6 -7,-3", ROSE if k == 1 else CHALK, at=affine(x + 4, y + 3), wobble=0.3)
        if k < 4:
            card.paint("0,-12 8,-3 5,9 -6,9 -8,-3", CHALK, at=affine(x - 12, y - 6), edge="torn", wobble=2, lift=1)
