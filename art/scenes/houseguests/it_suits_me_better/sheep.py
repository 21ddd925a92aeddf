"""The shorn sheep, upright, its forelegs folded, and the lamb that is still in its wool."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_suits_me_better.paper import (
    BARE,
    CHALK,
    COBALT,
    DARK,
    TAN,
    curls,
    plain,
    torn,
    woolly,
)

PINK = mix(TAN, CHALK, 0.22)


def sheep(card: Sheet) -> None:
    """Lay tail, legs, body, forelegs and head."""
    tail = torn(card, woolly("96,1240 60,1190 80,1130 140,1130 176,1180 160,1240", 34), COBALT, lift=6)
    curls(card, tail, 40, 13)
    for hip, hoof in (
        ("140,1290! 330,1290! 320,1420 290,1510 282,1640! 208,1640! 202,1510 166,1420", 204),
        ("336,1290! 518,1290! 496,1420 470,1510 462,1640! 386,1640! 380,1510 346,1420", 382),
    ):
        torn(card, hip, shift(TAN, -0.03), angle=84, lift=6)
        torn(
            card,
            f"{hoof},1628! {hoof + 82},1628! {hoof + 98},1702! {hoof + 45},1706! {hoof + 42},1690! {hoof + 39},1706! {hoof - 14},1702!",
            DARK,
            wobble=1.5,
            lift=3,
        )
        sock = torn(
            card,
            woolly(
                f"{hoof - 6},1560 {hoof + 40},1546 {hoof + 88},1560 {hoof + 92},1620 {hoof + 40},1640 {hoof - 10},1620",
                32,
            ),
            COBALT,
            lift=4,
        )
        curls(card, sock, 36, 12)
    body = torn(
        card,
        "268,520! 440,520! 446,680 500,780 524,900 540,1060 548,1220 522,1336 450,1400 330,1408 214,1400 136,1336 110,1220 "
        "118,1060 134,920 156,810 208,712 248,640",
        PINK,
        angle=80,
        laps=80,
        lift=10,
    )
    with card.inside(body):
        plain(card, "60,1040! 150,1040 164,1150 184,1280 270,1440! 60,1440!", BARE.shade, angle=80, wobble=4)
        plain(card, "200,520! 450,520! 452,640 424,716 372,760 320,770 270,750 200,690!", BARE.shade, wobble=3)
        for a in (
            "196,1180 300,1210 420,1208 520,1176",
            "192,1250 300,1284 420,1282 524,1246",
            "216,1318 310,1348 410,1346 500,1316",
        ):
            card.paint(ribbon(a, (3, 13, 13, 3)), mix(TAN, CHALK, 0.62), edge="torn", wobble=1.2)
    for tilt in (38, -46):
        at = affine(452, 1180, 1, tilt)
        torn(
            card,
            "-44,-13 -36,-15! 36,-15! 44,-13 46,0 44,13 36,15! -36,15! -44,13 -46,0",
            CHALK,
            at=at,
            wobble=1,
            lift=2,
        )
    _forelegs(card)
    _head(card)


def _forelegs(card: Sheet) -> None:
    """Folded as arms are: the far one below, the near one over it, both ending in hooves."""
    torn(
        card,
        "480,742! 530,810 566,920 568,1016 524,1074 400,1060 300,1040! 300,980! 420,990 466,980 462,920 448,850",
        PINK,
        angle=60,
        lift=7,
    )
    near = torn(
        card,
        "190,736! 226,820 220,920 206,976 300,960 410,920! 430,978! 330,1040 230,1084 150,1078 108,1030 106,940 134,830",
        PINK,
        angle=-20,
        lift=9,
    )
    with card.inside(near):
        plain(
            card, "100,980! 130,1036 220,1046 330,1010 440,950! 440,1100! 100,1100!", BARE.shade, angle=-16, wobble=2.5
        )
    torn(card, "406,908! 488,864! 512,880 522,906! 530,940 520,962! 430,984!", DARK, wobble=1.2, lift=4)
    card.paint(ribbon("462,930 496,920 526,906", (3, 6, 9)), PINK, edge="torn", wobble=0.6)
    cuff = torn(card, woolly("376,926 396,904 424,904 446,952 434,984 402,988", 26), COBALT, lift=4)
    curls(card, cuff, 32, 11)


def _head(card: Sheet) -> None:
    """Ears, the long face turned a little to the right, heavy lids, the tuft that was left."""
    at = affine(336, 500, 118, 5)
    for ear, inner in (
        (
            "-.80,-.72! -1.3,-1.0 -1.95,-.86 -2.25,-.42! -1.85,-.22 -1.2,-.2 -.86,-.34!",
            "-1.05,-.62! -1.5,-.78 -2.0,-.5! -1.5,-.4 -1.1,-.42!",
        ),
        (
            ".86,-.72! 1.3,-.96 1.85,-.80 2.1,-.34! 1.75,-.16 1.2,-.16 .9,-.34!",
            "1.08,-.6! 1.45,-.72 1.86,-.44! 1.45,-.34 1.12,-.4!",
        ),
    ):
        torn(card, ear, PINK, at=at, lift=7, wobble=2)
        plain(card, inner, BARE.shade, at=at)
    torn(card, "-1.98,-.42! -1.66,-.36! -1.72,.02! -2.04,-.04!", CHALK, at=at, wobble=1, lift=3)
    face = torn(
        card,
        "-.92,-1.1 -.98,-.5 -.82,.1 -.5,.8 -.34,1.42 -.1,1.82 .3,1.92 .66,1.78 .82,1.36 .86,.75 1.0,.1 1.06,-.5 .96,-1.1 .5,-1.45 -.5,-1.45",
        PINK,
        at=at,
        angle=84,
        lift=9,
    )
    with card.inside(face):
        plain(
            card,
            "-1.2,-.4! -.72,-.2 -.52,.35 -.2,.8 -.16,1.3 .06,1.72 .3,2.1! -1.2,2.1!",
            BARE.shade,
            at=at,
            wobble=2.5,
        )
        plain(card, "-.16,1.3 .3,1.18 .72,1.28 .62,1.5 .32,1.6 -.02,1.5", mix(BARE.shade, DARK, 0.12), at=at)
        for line, w in (
            ("-.12,1.24 .08,1.42 .3,1.5", (0.05, 0.1, 0.06)),
            (".7,1.22 .54,1.4 .3,1.5", (0.05, 0.1, 0.06)),
            (".3,1.5 .31,1.66", (0.06, 0.06)),
            ("-.06,1.8 .1,1.69 .31,1.65 .54,1.69 .7,1.8", (0.03, 0.08, 0.08, 0.08, 0.03)),
            ("-.1,.5 .0,.8 .02,1.0", (0.02, 0.05, 0.02)),
        ):
            card.paint(ribbon(line, w, at, 118), DARK if w[1] > 0.05 else BARE.shade, edge="torn", wobble=0.8)
        for x, s in ((-0.44, 1), (0.56, -1)):
            eye = affine(x, -0.22, 1, 0)
            whole = _on(at, eye)
            white = plain(
                card, "-.33,0 -.22,-.28 .0,-.36 .22,-.28 .33,0 .2,.24 0,.3 -.2,.24", CHALK, at=whole, wobble=0.8
            )
            if white is None:
                continue
            with card.inside(white):
                plain(card, ROUND, DARK, at=_on(whole, affine(0.2, 0.03, 0.17)), wobble=0.5)
                plain(card, ROUND, CHALK, at=_on(whole, affine(0.25, -0.03, 0.04)), wobble=0.3)
                lid = (
                    "-.5,-.5! .5,-.5! .5,.0! 0,-.12 -.5,-.26!" if s > 0 else "-.5,-.5! .5,-.5! .5,-.26! 0,-.12 -.5,.0!"
                )
                plain(card, lid, BARE.shade, at=whole, wobble=0.6)
            brow = "-.4,-.34 -.05,-.24 .36,.0" if s > 0 else "-.36,.0 .05,-.24 .4,-.34"
            card.paint(
                ribbon(brow, (0.05, 0.13, 0.1) if s > 0 else (0.1, 0.13, 0.05), whole, 118),
                DARK,
                edge="torn",
                wobble=0.8,
            )
    tuft = torn(
        card,
        woolly("-.78,-1.0 -.92,-1.4 -.6,-1.86 0,-2.02 .62,-1.86 .94,-1.4 .8,-1.0 .4,-.82 0,-.92 -.4,-.82", 40, at),
        COBALT,
        lift=7,
    )
    curls(card, tuft, 44, 15)


def _on(outer: Array, inner: Array) -> Array:
    """Return two placings as one, the inner first."""
    m = outer.copy()
    m[:, :2] = outer[:, :2] @ inner[:, :2]
    m[:, 2] = outer[:, :2] @ inner[:, 2] + outer[:, 2]
    return m


def lamb(card: Sheet) -> None:
    """Small, in front of the two, in all its wool; it looks up at the needles."""
    for left, low, ink in ((648, 1692, BARE.shade), (742, 1692, BARE.shade), (596, 1718, PINK), (692, 1718, PINK)):
        torn(
            card,
            f"{left},1560! {left + 38},1560! {left + 36},{low - 26}! {left + 2},{low - 26}!",
            ink,
            lift=4,
            wobble=1.5,
        )
        torn(
            card,
            f"{left},{low - 42}! {left + 38},{low - 42}! {left + 45},{low}! {left - 6},{low}!",
            DARK,
            lift=2,
            wobble=1.2,
        )
    wool = torn(
        card,
        woolly("550,1496 572,1416 652,1384 744,1396 808,1456 814,1548 768,1616 676,1630 592,1606", 48),
        COBALT,
        lift=10,
    )
    curls(card, wool, 50, 17)
    at = affine(680, 1392, 66, 14)
    for ear in ("-.7,-.5! -1.3,-.5 -1.75,.1! -1.2,.25 -.75,0!", ".7,-.5! 1.3,-.5 1.75,.1! 1.2,.25 .75,0!"):
        torn(card, ear, PINK, at=at, lift=4, wobble=1.2)
    face = torn(
        card,
        "-.8,-.9 -.86,-.2 -.6,.6 -.42,1.15 0,1.36 .42,1.15 .6,.6 .86,-.2 .8,-.9 0,-1.2",
        PINK,
        at=at,
        lift=6,
        wobble=1.5,
    )
    with card.inside(face):
        plain(card, "-1,-.3! -.55,.1 -.3,.8 0,1.5! -1,1.5!", BARE.shade, at=at)
        for x in (-0.4, 0.4):
            plain(card, ROUND, CHALK, at=_on(at, affine(x, -0.16, 0.3)), wobble=0.5)
            plain(card, ROUND, DARK, at=_on(at, affine(x + 0.08, -0.27, 0.17)), wobble=0.4)
        for line in (
            "-.16,.78 0,.9 .16,.78",
            "0,.9 0,1.0",
            "-.14,1.1 0,1.02 .14,1.1",
            "-.66,-.5 -.4,-.62 -.2,-.66",
            ".66,-.5 .4,-.62 .2,-.66",
        ):
            card.paint(ribbon(line, (0.05, 0.11, 0.05), at, 62), DARK, edge="torn", wobble=0.4)
    tuft = torn(card, woolly("-.6,-.8 -.7,-1.2 0,-1.6 .7,-1.2 .6,-.8 0,-.66", 30, at), COBALT, lift=4, wobble=2)
    curls(card, tuft, 34, 12)


def thread(card: Sheet) -> None:
    """From the hem, which is coming undone, down to the floor and below the sheep's hoof."""
    card.paint(
        ribbon(
            "626,1296 596,1330 540,1380 530,1450 566,1530 566,1620 530,1684 450,1706 370,1700 322,1714 286,1704",
            (14, 14, 14, 14),
        ),
        COBALT,
        edge="torn",
        wobble=1.2,
        lift=3,
    )
