"""Who lies in the pram: a man of sixty-eight under a quilt; and a hand that is not his."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skull import spec
from art.scenes.houseguests.stay_in_as_long_as_you_like.cast import CAST
from art.scenes.houseguests.stay_in_as_long_as_you_like.inks import BUTTER, CHALK, LILAC, PINK, PLUM, UMBER


def man(card: Sheet) -> None:
    """Lay the pillow and the head, which is bald as on its first day."""
    card.paint(
        "210,1060! 236,880 280,800 400,776 560,770 680,800 740,880 770,1080!",
        mix(LILAC, PLUM, 0.12),
        angle=12,
        grain=0.2,
    )
    head = Head(card, CAST["man"], 452, 752, 280, tilt=9, turn=-0.28)
    head.draw()
    _moustache(head)
    for way in ("-.06,-.84 -.1,-1.0 .02,-1.08 .12,-1.0", "-.02,-.84 .04,-.96 .16,-.94"):
        head.line(way, (0.035, 0.05, 0.012), CAST["man"].ink, "flat")


def _moustache(head: Head) -> None:
    """Combed out to both sides; it lies above the mouth and ends beside it."""
    grey = CAST["man"].ink
    whole = head.lay(
        "-.42,.76! -.36,.6 -.24,.50 -.10,.46 .0,.50! .10,.46 .24,.50 .36,.6 .41,.75! .31,.69 .20,.66 .10,.645 "
        ".0,.62! -.10,.645 -.20,.66 -.31,.70",
        grey,
        "carried",
    )
    if whole is None:
        return
    with head.card.inside(whole):
        for s in (-1, 1):
            for k in range(9):
                u, v = 0.02 + 0.035 * k, 0.6 - 0.012 * k if k % 2 else 0.48
                way = [(s * u, v - 0.02), (s * (u + 0.09), v + 0.03), (s * (u + 0.19), v + 0.13)]
                head.line(spec(way), (0.006, 0.018, 0.004), shift(grey, 0.07 if k % 3 == 0 else -0.13), "carried")


def touch(card: Sheet) -> None:
    """A hand out of the dark of the hood, laid along his cheek."""
    sleeve = card.piece(
        "722,690! 790,624 900,560! 900,880! 850,872 776,850! 750,770", BUTTER, angle=-20, grain=0.2, lift=9
    )
    with card.inside(sleeve):
        card.paint([ribbon(f"{x},560 {x + 46},740 {x + 56},900", (18, 18)) for x in (752, 806)], PLUM, wobble=0.5)
    hand(card, "cover", 750, 796, 268, 146, UMBER, flip=True, age=40, lift=8)
    card.paint("706,724! 728,704 758,694! 790,772 808,864! 784,880 754,884! 738,800", CHALK, angle=70, lift=5)


def quilt(card: Sheet) -> None:
    """Lay the quilt up to his chin and over his knees, with the sheet turned down."""
    whole = card.piece(
        "30,1180! 36,1060 84,968 170,924 262,946 340,992 480,1010 640,986 760,980 880,960! 880,1240! 70,1226!",
        PINK,
        angle=8,
        laps=60,
        grain=0.25,
        lift=10,
    )
    ribbons = [ribbon(f"{x},880 {x + 60},1060 {x + 70},1260", (5, 5)) for x in range(-60, 900, 92)]
    ribbons += [ribbon(f"-20,{y} 180,{y - 60} 460,{y + 20} 900,{y}", (5, 5)) for y in (1060, 1140, 1220)]
    card.pattern(whole, turned(ribbons), mix(PINK, PLUM, 0.35), thin=0.1)
    card.paint(
        "180,940! 240,930 320,946 420,976 520,982 640,968 740,944 870,930! 870,1016! 760,1034 640,1058 520,1070 400,1058 "
        "300,1026 180,1000!",
        CHALK,
        angle=4,
        lift=9,
    )
    knees = card.piece(
        "30,1180! 36,1060 84,968 160,926 236,936 300,984 336,1050 350,1180!", PINK, angle=8, laps=60, grain=0.25, lift=8
    )
    lines = [ribbon(f"{x},1190 {x + 10},1060 {x + 50},900", (5, 5)) for x in (66, 150, 234)]
    lines += [ribbon(f"20,{y} 160,{y - 40} 350,{y + 30}", (5, 5)) for y in (1020, 1100, 1180)]
    card.pattern(knees, turned(lines), mix(PINK, PLUM, 0.35), thin=0.1)
