"""The bride: a strong nose, a mouth ajar, one lid nearly up; typed upright about the bridge of her nose, then laid down."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, LINEN, OLIVE, PLUM, SHADE, SHELL

HEAD: Final = affine(530, 970, 0.91, -70)
"""Crown to the left, chin to the right; her own right is the page's lower side."""
WARM: Final = "#cf8a74"
DEEP: Final = mix(SHADE, HENNA, 0.45)


def bride(card: Sheet) -> None:
    """Lay hair, the bare face, its planes, lids, nose and mouth, the combs, and the whiskers that are done."""
    _hair_behind(card)
    _neck(card)
    _face(card)
    _eyes(card)
    _nose(card)
    _mouth(card)
    _hairline(card)
    _whiskers(card)


def _hair_behind(card: Sheet) -> None:
    card.paint(
        "-392,190! -460,120 -520,-60 -500,-330 -400,-560 -160,-700 120,-700 330,-600 420,-440! 200,-200 -200,-100",
        PLUM,
        at=HEAD,
        angle=30,
        laps=60,
        grain=0.34,
        edge="torn",
        wobble=6,
        lift=8,
    )
    for i, (x, y) in enumerate(((300, 1372), (232, 1420), (166, 1452), (96, 1466), (24, 1460), (-40, 1440))):
        card.paint(
            "-1,-.1! -.3,-.72 .6,-.6 1,.1! .3,.74 -.6,.6",
            shift(PLUM, 0.03 * (i % 2)),
            at=affine(x, y, 62, 150 + 9 * i),
            edge="torn",
            wobble=3,
            lift=4,
            angle=30 + 40 * (i % 2),
        )


def _neck(card: Sheet) -> None:
    card.paint(
        "-270,360! -230,560 -250,760 -330,1000! 330,1000! 200,800 170,640 210,500!",
        SHADE,
        at=HEAD,
        angle=80,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=5,
    )
    for line in ("-120,590 -40,640 90,640", "-150,690 -40,730 100,716"):
        card.paint(ribbon(line, (3, 11, 4), HEAD), DEEP, thin=0.1)


def _face(card: Sheet) -> None:
    face = card.piece(
        "-90,-520! 90,-560 250,-500 330,-380! 352,-250 326,-150! 296,-96 312,-20 334,60 328,150! 300,240 296,330 286,430 "
        "240,520 150,570 50,566! -60,540 -190,470 -310,340 -388,170 -420,-40 -410,-240 -330,-410",
        OLIVE,
        at=HEAD,
        angle=14,
        laps=90,
        grain=0.2,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=10,
    )
    with card.inside(face):
        # what lies against the pillow is in shade: temple, cheek, under the jaw
        card.paint(
            "-440,-420! -330,-360 -330,-200 -352,-40! -330,110 -250,250! -170,360 -40,470 60,540! 40,640! -300,560! -520,200!",
            SHADE,
            at=HEAD,
            angle=20,
            laps=70,
            grain=0.22,
            edge="torn",
            wobble=6,
        )
        card.paint(
            "250,-460! 360,-380 360,-160! 300,-110 250,-190 262,-330",
            mix(OLIVE, SHADE, 0.55),
            at=HEAD,
            angle=10,
            edge="torn",
            wobble=5,
        )
        # cheeks warm from sleep, both of them not quite round
        card.paint(
            "-250,90! -170,50 -70,80 -40,160 -90,240 -190,250 -260,190",
            mix(OLIVE, WARM, 0.42),
            at=HEAD,
            angle=40,
            grain=0.18,
            edge="torn",
            wobble=6,
        )
        card.paint(
            "262,70! 330,50 340,150 290,190 250,140",
            mix(OLIVE, WARM, 0.4),
            at=HEAD,
            angle=40,
            grain=0.18,
            edge="torn",
            wobble=4,
        )
        # the pillow has left its folds on her
        for line in ("-372,60 -290,120 -226,220 -210,330", "-330,-60 -262,-10 -236,60"):
            card.paint(ribbon(line, (4, 11, 8, 3), HEAD), mix(SHADE, "#b9705c", 0.4), thin=0.1)
        card.paint(
            "60,440! 150,420 226,446! 214,500 140,520 66,496",
            mix(OLIVE, SHADE, 0.35),
            at=HEAD,
            angle=0,
            edge="torn",
            wobble=4,
        )


def _eyes(card: Sheet) -> None:
    """Each lid in two torn laps; the far one has not quite shut."""
    for socket in (
        "-230,-40! -170,-130 -60,-150 30,-110 70,-40! 20,20 -80,44 -180,30",
        "180,-60! 226,-130 290,-130 318,-80! 296,-10 234,10",
    ):
        card.paint(socket, mix(OLIVE, SHADE, 0.6), at=HEAD, angle=10, grain=0.2, edge="torn", wobble=5)
    card.paint(
        "-212,-6! -160,-92 -60,-116 20,-80 56,-8! -20,30 -120,40",
        mix(OLIVE, CHALK, 0.22),
        at=HEAD,
        angle=6,
        edge="torn",
        wobble=3,
        lift=3,
    )
    card.paint(
        "-206,6! -150,-40 -60,-56 20,-34 54,0! -20,42 -120,50",
        OLIVE,
        at=HEAD,
        angle=6,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=4,
    )
    card.paint(ribbon("-222,4 -160,40 -80,54 -10,40 60,-6", (6, 15, 18, 14, 5), HEAD), PLUM)
    for x, y, u, v in (
        (-206, 22, -236, 44),
        (-170, 42, -192, 76),
        (-124, 54, -136, 92),
        (-76, 60, -76, 98),
        (-28, 54, -16, 90),
        (14, 36, 36, 66),
    ):
        card.paint(ribbon(f"{x},{y} {(x + u) / 2 + 3:.0f},{(y + v) / 2:.0f} {u},{v}", (9, 7, 3), HEAD), PLUM)
    # far eye: a slip of white, and a little dark that looks at nothing
    card.paint("196,-20! 230,-44 280,-44 306,-22! 280,2 230,2", CHALK, at=HEAD, wobble=0.6)
    card.paint("240,-34! 274,-36! 270,-8 248,-6", PLUM, at=HEAD, wobble=0.6)
    card.paint(
        "190,-26! 224,-92 282,-98 312,-32! 280,-34 230,-30",
        mix(OLIVE, SHELL, 0.5),
        at=HEAD,
        edge="torn",
        wobble=2.5,
        lift=3,
    )
    card.paint(ribbon("190,-22 230,-30 280,-33 314,-28", (5, 10, 11, 5), HEAD), PLUM)
    card.paint(ribbon("196,-16 236,8 286,6 308,-14", (4, 8, 8, 3), HEAD), PLUM)
    for x, y, u, v in ((216, 4, 204, 30), (250, 10, 248, 40), (284, 8, 296, 34)):
        card.paint(ribbon(f"{x},{y} {u},{v}", (8, 3), HEAD), PLUM)
    # brows: good dark ones, the near one rubbed the wrong way
    card.paint(
        "-262,-176! -190,-246 -80,-272 40,-244 92,-196! 30,-206 -70,-226 -180,-196",
        PLUM,
        at=HEAD,
        angle=4,
        edge="torn",
        wobble=5,
    )
    card.paint("170,-206! 226,-262 290,-262 330,-214! 286,-226 226,-218", PLUM, at=HEAD, angle=4, edge="torn", wobble=4)
    for x in (-210, -160, -110):
        card.paint(ribbon(f"{x},-214 {x - 22},-256 {x - 18},-276", (8, 7, 3), HEAD), PLUM)


def _nose(card: Sheet) -> None:
    """A hill that stands out over the far cheek."""
    nose = card.piece(
        "128,-214! 176,-190 216,-110 262,-20 322,70! 392,150 414,206 388,250! 330,262 262,252 200,270 150,246! 118,216 130,176 150,130! 140,20 120,-90",
        mix(OLIVE, CHALK, 0.13),
        at=HEAD,
        angle=60,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=3.5,
        lift=5,
    )
    with card.inside(nose):
        card.paint(
            "100,-214! 150,-170 168,-60 186,60! 200,150 250,206! 300,232 420,214! 420,300! 60,300!",
            mix(OLIVE, SHADE, 0.6),
            at=HEAD,
            angle=64,
            edge="torn",
            wobble=4,
        )
        card.paint(
            "112,250! 130,180 176,160 214,196 216,256! 160,290", mix(SHADE, OLIVE, 0.2), at=HEAD, edge="torn", wobble=3
        )
    card.paint("240,258! 268,226 316,224 338,250! 290,262", PLUM, at=HEAD, edge="torn", wobble=2)
    card.paint(ribbon("150,176 128,206 144,240", (3, 10, 4), HEAD), DEEP)


def _mouth(card: Sheet) -> None:
    """Ajar and soft; she snores."""
    lip = mix(HENNA, SHELL, 0.3)
    card.paint(
        "96,352! 160,318 214,306 244,322! 276,310 308,336! 300,372 240,392 160,396",
        PLUM,
        at=HEAD,
        edge="torn",
        wobble=2,
    )
    card.paint(
        "84,350! 150,310 206,296 240,312! 270,298 306,330! 268,328 236,338 200,328 150,342",
        lip,
        at=HEAD,
        angle=8,
        edge="torn",
        wobble=2,
        lift=2,
    )
    card.paint("190,332! 240,342 276,334! 270,352 200,354", CHALK, at=HEAD, wobble=0.6)
    card.paint(
        "92,362! 150,376 230,372 304,360! 290,412 236,436 166,430 120,402",
        lip,
        at=HEAD,
        angle=4,
        edge="torn",
        wobble=2.5,
        lift=3,
    )
    card.paint("150,398! 210,404 262,394! 240,418 180,416", mix(lip, CHALK, 0.4), at=HEAD, edge="torn", wobble=2)
    card.paint(ribbon("70,340 60,362 74,384", (3, 9, 3), HEAD), DEEP)
    for x, y, r in ((-20, 250, 10), (196, 480, 9), (-130, -20 + 340, 8)):
        card.paint("1,0 0,1 -1,0 0,-1", PLUM, at=HEAD @ [[r, 0, x], [0, r, y], [0, 0, 1]])


def _hairline(card: Sheet) -> None:
    """Hair over the brow, brushed; below it nine combs in a row."""
    cap = card.piece(
        "-384,190! -450,130 -500,0 -500,-300 -400,-550 -150,-690 130,-690 340,-590 420,-430! 340,-350! 260,-470 100,-500 -60,-450! -210,-390 -320,-250 -372,-60! -386,80",
        PLUM,
        at=HEAD,
        angle=30,
        laps=60,
        grain=0.34,
        edge="torn",
        wobble=5,
        lift=7,
    )
    with card.inside(cap):
        for i in range(9):
            card.brush(
                f"{-60 + 8 * i},{-450 - 22 * i} {-250 - 14 * i},{-420 - 24 * i} {-380 - 12 * i},{-220 - 10 * i} {-410 - 10 * i},{60 + 12 * i}",
                13,
                shift(PLUM, 0.12),
                HEAD,
                dry=0.85,
            )
    for i in range(9):
        t = 0.2 + 0.8 * i / 8
        x, y = 120 - 520 * t, -596 + 60 * t + 470 * t**2.3
        comb = HEAD @ [*affine(x, y, 1, -14 - 66 * t).tolist(), [0, 0, 1]]
        ink = (LINEN, SHELL, mix(HENNA, SHELL, 0.4))[i % 3]
        card.paint("-30,-34! 0,-42 30,-34! 32,-6! -32,-6!", ink, at=comb, lift=4, wobble=0.6)
        card.paint(
            [ribbon(f"{-26 + 13 * k},-10 {-25 + 13 * k},34", (8, 5), comb) for k in range(5)], ink, lift=2, wobble=0.4
        )


def _whiskers(card: Sheet) -> None:
    """Three are done, exactly alike, and a round nose has been begun."""
    for spec in (
        "40,196 -80,160 -210,166 -330,214",
        "34,240 -90,232 -210,262 -310,330",
        "44,286 -60,300 -160,346 -236,420",
    ):
        card.paint(ribbon(spec, (6, 15, 13, 4), HEAD), PLUM, thin=0.06, grain=0.3)
    card.paint("350,150! 392,160 410,208 384,244! 344,236 326,196", PLUM, at=HEAD, edge="torn", wobble=2.5, grain=0.3)
