"""The ring below, where two are being polite about a dumpling."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import ASH, BONE, CHALK, CHARCOAL, DARK, HERS, PENCIL, RUST

ROUND = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def ring(card: Sheet) -> None:
    """Lay the dark round it, the kerb, the two and their plate."""
    card.paint("-40,1240! 1240,1240! 1240,1840! -40,1840!", PENCIL, angle=3, laps=80, grain=0.3)
    for k in range(7):
        card.paint(ribbon(f"{-20 + 210 * k},1840 {120 + 160 * k},1500", (8, 5)), mix(PENCIL, CHARCOAL, 0.5), thin=0.3)
    oval = "1,0 .92,.38 .7,.71 .38,.92 0,1 -.38,.92 -.7,.71 -.92,.38 -1,0 -.92,-.38 -.7,-.71 -.38,-.92 0,-1 .38,-.92 .7,-.71 .92,-.38"
    at = affine(600, 1660, 1)
    at[:, 0] *= 470
    at[:, 1] *= 150
    card.paint(oval, CHARCOAL, at=at, angle=2, lift=8)
    at[:, :2] *= 0.955
    card.paint(oval, mix(BONE, RUST, 0.16), at=at, angle=2)
    at[:, :2] *= 0.95
    card.paint(oval, CHALK, at=at, angle=4, grain=0.2)
    for x, s in ((500, 1), (690, -1)):
        card.paint(ribbon(f"{x - 60},1746 {x + 10},1752 {x + 70},1744", (4, 22, 4)), mix(CHALK, ASH, 0.5))
        clown = s > 0
        coat = mix(BONE, ASH, 0.3) if clown else DARK
        card.paint(
            ribbon(f"{x - 20 * s},1730 {x + 30 * s},1716 {x + 70 * s},1742", (40, 36, 24)), shift(coat, -0.06), lift=3
        )
        card.paint(
            f"{x + 60 * s},1730! {x + 96 * s},1736 {x + 98 * s},1750! {x + 58 * s},1752!",
            RUST if clown else PENCIL,
            lift=2,
        )
        body = card.piece(
            f"{x - 44 * s},1746! {x - 46 * s},1690 {x - 30 * s},1640! {x + 16 * s},1636 {x + 30 * s},1670 {x + 26 * s},1740!",
            coat,
            angle=84,
            lift=4,
        )
        with card.inside(body):
            if clown:
                card.paint([ribbon(f"{u},1630 {u + 4},1750", (8, 8)) for u in range(460, 540, 20)], PENCIL, thin=0.1)
            else:
                card.paint(ribbon("664,1640 660,1750", (14, 14)), CHALK)
        arm = f"{x - 4 * s},1664 {x + 30 * s},1690 {x + 62 * s},1672"
        card.paint(ribbon(arm, (22, 19, 14)), shift(coat, 0.06), lift=3)
        card.paint(ROUND, HERS.base, at=affine(x + 66 * s, 1670, 9), wobble=0.3)
        card.paint(ROUND, HERS.base, at=affine(x + 4 * s, 1606, 32), lift=3, wobble=0.5)
        if clown:
            card.paint(ROUND, RUST, at=affine(x + 36, 1610, 9), lift=2, wobble=0.3)
            card.paint(
                ["476,1606 460,1590 468,1572 486,1580", "470,1626 452,1622 452,1604 470,1600"],
                mix(RUST, BONE, 0.2),
                wobble=0.6,
            )
            card.paint("490,1580! 516,1540! 530,1582!", CHARCOAL, lift=2, wobble=0.4)
            card.paint(ribbon("470,1642 506,1652 534,1636", (14, 18, 12)), CHALK, lift=2)
        else:
            card.paint(
                "662,1600 664,1570 690,1560 716,1572 728,1610 726,1650! 700,1652! 704,1600 690,1584 676,1590",
                CHALK,
                lift=3,
                wobble=0.6,
            )
            card.paint(
                [ribbon(f"{708 + 2 * (k % 2)},{1596 + 14 * k} 724,{1598 + 14 * k}", (3, 3)) for k in range(4)],
                ASH,
                wobble=0.2,
            )
        card.paint(ribbon(f"{x + 14 * s},1602 {x + 20 * s},1598 {x + 26 * s},1602", (2, 4, 2)), DARK, wobble=0.2)
    card.paint("1,0 0,.34 -1,0 0,-.34", PENCIL, at=affine(596, 1690, 46), lift=4)
    card.paint("1,0 0,.34 -1,0 0,-.34", BONE, at=affine(596, 1686, 42))
    card.paint(
        "-16,0 -12,-14 0,-20! 12,-14 16,0 0,6", shift(CHALK, 0.01), at=affine(597, 1682, 1.1), lift=3, wobble=0.4
    )
