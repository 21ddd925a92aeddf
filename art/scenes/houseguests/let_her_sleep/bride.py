"""The bride in profile, flat on her back: typed upright, looking to the right, then laid down; she snores."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, LINEN, OLIVE, PLUM, SHADE, SHELL

SIZE: Final = 5.8
HEAD: Final = affine(300, 960, SIZE, -63)
"""Crown to the left, chin to the right, the nose stands up; 100 is half a head."""
WARM: Final = "#cf8a74"
DEEP: Final = mix(SHADE, HENNA, 0.45)
PROFILE: Final = (
    "38,-92! 52,-74 60,-52 61,-34 57,-20! 52,-12 55,-2 66,8 82,18 92,30 100,42 104,50 102,58 95,63! 84,62 72,60! 71,67 76,73 "
    "79,78 69,80! 56,83 68,88! 76,92 75,99 63,103! 64,109 72,114 73,124 64,133 48,135! 22,122 2,108 -14,92 -24,66 -26,30 "
    "-60,20 -80,-40 -40,-90"
)


def page(x: float, y: float) -> tuple[float, float]:
    """Say where a point of the head lies on the card."""
    p = HEAD @ (x, y, 1.0)
    return float(p[0]), float(p[1])


def bride(card: Sheet) -> None:
    """Lay neck and collar, hair, the bare face with its planes, the shut lid, the mouth, the ear, what is painted on."""
    _neck(card)
    _collar(card)
    _plait(card)
    _hair(card)
    _face(card)
    _eye(card)
    _nose(card)
    _mouth(card)
    _temple(card)
    _whiskers(card)


def _neck(card: Sheet) -> None:
    neck = card.piece(
        "40,110! 34,140 32,170 40,230! 0,260! -70,240! -52,170 -46,110 -40,60!",
        SHADE,
        at=HEAD,
        angle=40,
        laps=80,
        grain=0.22,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=7,
    )
    with card.inside(neck):
        card.paint(
            "-20,84! 0,104 22,120 46,130 64,128! 56,142 34,144 6,130 -14,116 -34,90!",
            DEEP,
            at=HEAD,
            angle=30,
            grain=0.2,
            edge="torn",
        )
        for line in ("26,150 0,152 -30,136", "30,166 4,172 -34,156"):
            card.paint(ribbon(line, (3, 13, 4), HEAD), mix(SHADE, DEEP, 0.6), thin=0.1)


def _hair(card: Sheet) -> None:
    card.paint(
        "40,-84! 20,-104 -20,-110 -70,-94 -94,-40 -90,10 -76,56 -58,88 -36,100 -20,60 0,0",
        PLUM,
        at=HEAD,
        angle=40,
        laps=60,
        grain=0.34,
        edge="torn",
        wobble=6,
        lift=8,
    )


def _collar(card: Sheet) -> None:
    """What she will be married in, as far as it is seen."""
    dress = card.piece(
        "1260,1400! 1150,1480 1060,1590 1010,1700 990,1860! 1260,1860!",
        HENNA,
        angle=-50,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=9,
    )
    with card.inside(dress):
        for k in range(4):
            x, y = 1110 + 66 * k, 1640 + 62 * k
            tongue = "0,-1.5! .3,-.5 .62,-.7! .5,.2 .7,.7! 0,1.5! -.7,.7! -.5,.2 -.62,-.7! -.3,-.5"
            for dx, dy in ((0, 0), (60, -130), (-40, 150)):
                card.paint(tongue, SHELL, at=affine(x + dx, y + dy, 46, 38), edge="torn", wobble=2.5)
                card.paint(tongue, PLUM, at=affine(x + dx, y + dy, 22, 38), edge="torn", wobble=1.5)
        card.paint(ribbon("1270,1406 1164,1490 1076,1600 1028,1704 1008,1860", (26, 26)), PLUM)
        for t in range(9):
            at = affine(1200 - 30 * t + 1.6 * t * t, 1462 + 22 * t + 2.4 * t * t, 7)
            card.paint("1,0 0,1 -1,0 0,-1", LINEN, at=at)


def _plait(card: Sheet) -> None:
    """Down from the nape over the pillow, out at the left."""
    spots = ((590, 1450), (520, 1500), (440, 1536), (352, 1560), (262, 1570), (174, 1566), (90, 1552), (8, 1532))
    for i, (x, y) in enumerate(spots):
        card.paint(
            "-1.1,-.1! -.3,-.78 .7,-.62 1.1,.1! .3,.78 -.7,.62",
            shift(PLUM, 0.05 * (i % 2)),
            at=affine(x, y, 64 - 2 * i, 150 + 6 * i),
            edge="torn",
            wobble=3,
            lift=4,
            angle=30 + 50 * (i % 2),
        )
        for v in (-0.2, 0.25):
            card.paint(
                ribbon(f"-.8,{v} 0,{v - 0.2:.2f} .8,{v}", (3, 8, 3), affine(x, y, 64 - 2 * i, 150 + 6 * i)),
                shift(PLUM, 0.2),
                thin=0.15,
            )


def _face(card: Sheet) -> None:
    face = card.piece(
        PROFILE,
        OLIVE,
        at=HEAD,
        angle=24,
        laps=100,
        grain=0.2,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=9,
    )
    with card.inside(face):
        # what lies lowest is in shade: jaw and the cheek before the ear
        card.paint(
            "70,124! 44,116 16,104 -4,86 -10,60 -14,30! -40,20! -40,140! 60,150!",
            mix(OLIVE, SHADE, 0.85),
            at=HEAD,
            angle=26,
            laps=70,
            grain=0.22,
            edge="torn",
            wobble=6,
        )
        card.paint(
            "56,-20! 50,-14 42,4 46,14! 58,12 64,6!", mix(OLIVE, SHADE, 0.6), at=HEAD, angle=30, edge="torn", wobble=4
        )
        card.paint(
            "30,50! 36,64 26,78 8,82 -6,72 -4,56 14,48",
            mix(OLIVE, WARM, 0.16),
            at=HEAD,
            angle=-20,
            grain=0.18,
            edge="torn",
            wobble=8,
        )
        # the pillow has left its folds on her
        for line in ("-10,50 6,70 10,92", "0,44 16,60 24,84"):
            card.paint(ribbon(line, (4, 11, 8, 3), HEAD), mix(SHADE, "#b9705c", 0.4), thin=0.1)


def _eye(card: Sheet) -> None:
    """Shut, but for a slip of white."""
    card.paint(
        "53,-8! 46,-18 34,-20 22,-14 14,0! 24,14 40,16 50,8!",
        mix(OLIVE, SHADE, 0.5),
        at=HEAD,
        angle=20,
        edge="torn",
        wobble=4,
    )
    card.paint(
        "51,0! 48,-8 39,-13 27,-10 17,2! 28,9 43,9",
        mix(OLIVE, CHALK, 0.26),
        at=HEAD,
        angle=24,
        edge="torn",
        core=CHALK,
        wobble=2,
        lift=3,
    )
    card.paint("49,4! 41,8 30,8 24,5! 30,13 42,12", CHALK, at=HEAD, wobble=0.6)
    card.paint("44,6! 38,8! 37,13 43,12!", PLUM, at=HEAD, wobble=0.6)
    card.paint(ribbon("52,0 42,6 29,7 15,2", (7, 18, 19, 6), HEAD), PLUM)
    card.paint(ribbon("49,6 42,13 30,14 21,8", (3, 8, 8, 3), HEAD), PLUM)
    for x, y, u, v in ((48, 4, 57, 11), (43, 7, 50, 18), (36, 8, 40, 21), (29, 8, 30, 21), (22, 6, 19, 17)):
        card.paint(ribbon(f"{x},{y} {(x + u) / 2 - 1:.0f},{(y + v) / 2 + 1:.0f} {u},{v}", (12, 9, 3), HEAD), PLUM)
    card.paint(
        "57,-24! 50,-33 38,-39 20,-37 4,-25! 20,-28 36,-30 49,-24 55,-17!",
        PLUM,
        at=HEAD,
        angle=20,
        edge="torn",
        wobble=4,
    )


def _nose(card: Sheet) -> None:
    """One great hill, its tip already black."""
    face = card.mask([curve(PROFILE, HEAD)])
    if face is None:
        return
    with card.inside(face):
        # its side falls away towards the cheek, and below it is dark
        card.paint(
            "54,-14! 62,14 72,30 80,44! 72,50 64,46 58,52 60,62 72,66 96,64! 104,70! 70,74! 54,62 50,46 56,26 50,0",
            mix(OLIVE, SHADE, 0.62),
            at=HEAD,
            angle=30,
            edge="torn",
            wobble=4,
        )
        card.paint("60,48! 68,43 77,47 80,56! 72,63 62,61", mix(OLIVE, SHADE, 0.2), at=HEAD, edge="torn", wobble=2)
        card.paint(
            "90,56 88,46 92,36! 100,30! 116,46! 110,70! 94,66!", PLUM, at=HEAD, angle=40, edge="torn", wobble=3.5
        )
        card.paint("75,58! 80,53 88,55! 85,60 78,61!", PLUM, at=HEAD, edge="torn", wobble=1.5)
    card.paint(ribbon("64,44 58,51 62,61 70,62", (4, 13, 12, 4), HEAD), DEEP)


def _mouth(card: Sheet) -> None:
    lip = mix(HENNA, SHELL, 0.25)
    face = card.mask([curve(PROFILE, HEAD)])
    if face is None:
        return
    card.paint("70,79! 60,79 45,84! 58,91 70,90! 58,84!", PLUM, at=HEAD, edge="torn", wobble=1.5)
    with card.inside(face):
        card.paint("82,82! 68,80! 58,80 44,84! 54,76 64,71 72,68 84,72!", lip, at=HEAD, edge="torn", wobble=2)
        card.paint("44,85! 55,88 66,88 82,90! 80,100! 68,103 58,99 50,93", lip, at=HEAD, edge="torn", wobble=2)
        card.paint("76,103! 64,102 56,106! 62,109 70,110!", mix(OLIVE, SHADE, 0.7), at=HEAD, edge="torn", wobble=2)
    card.paint(ribbon("43,80 39,84 42,89", (3, 9, 3), HEAD), DEEP)
    for x, y, r in ((24, 100, 10), (14, 14, 9), (20, -56, 8)):
        u, v = page(x, y)
        card.paint("1,0 0,1 -1,0 0,-1", PLUM, at=affine(u, v, r))


def _temple(card: Sheet) -> None:
    """Hair from the brow round the ear; nine combs sit in it in a row."""
    cap = card.piece(
        "42,-92! 36,-76 22,-62 12,-46 4,-32 0,-14 -8,-2! -8,-18 -22,-22 -36,-8 -36,14 -30,34! -24,60 -24,84 -34,98 -52,94 -66,76 "
        "-84,40 -96,-10 -92,-60 -66,-96 -20,-116",
        PLUM,
        at=HEAD,
        angle=40,
        laps=60,
        grain=0.34,
        edge="torn",
        wobble=4,
        lift=7,
    )
    with card.inside(cap):
        for i in range(10):
            card.brush(
                f"{36 - 5 * i},{-88 - i} {0 - 8 * i},{-60 + i} {-30 - 6 * i},{-20 + 3 * i} {-44 - 5 * i},{40 + i} "
                f"{-44 - 4 * i},{90 - 4 * i}",
                13,
                shift(PLUM, 0.17),
            )
    ear = card.piece(
        "-9,-8 -12,-16 -20,-18 -29,-12 -31,2 -27,14 -22,22 -18,31 -12,32 -8,25 -9,12",
        mix(OLIVE, SHADE, 0.4),
        at=HEAD,
        angle=30,
        edge="torn",
        core=CHALK,
        wobble=2.5,
        lift=5,
    )
    with card.inside(ear):
        card.paint(ribbon("-11,-7 -18,-12 -25,-6 -25,6 -20,15 -17,24", (5, 16, 15, 14, 4), HEAD), DEEP)
        card.paint("-8,2! -14,0 -19,6 -16,13 -12,16 -8,14!", DEEP, at=HEAD, edge="torn", wobble=2)
        card.paint("-8,6! -12,6 -14,10 -9,13!", PLUM, at=HEAD, edge="torn", wobble=1.5)
    x, y = page(-15, 33)
    for k in range(3):
        card.paint(
            ROUND,
            HENNA if k % 2 else CHALK,
            at=affine(x + 6 * k, y + 32 * k, 19 - k),
            lift=4,
        )
    spots = ((30, -78), (20, -68), (11, -57), (4, -45), (-3, -33), (-9, -24), (-21, -30), (-33, -24), (-42, -10))
    for i, (u, v) in enumerate(spots):
        x, y = page(u - 4, v - 3)
        _comb(card, x, y, 200 + 5 * i, (LINEN, SHELL, HENNA)[i % 3])


def _comb(card: Sheet, x: float, y: float, tilt: float, ink: str) -> None:
    """A little round back and five teeth that go into the hair."""
    at = affine(x, y, 34, tilt)
    teeth = [ribbon(f"{0.42 * k - 0.84:.2f},0 {0.42 * k - 0.84:.2f},1.15", (8, 4), at) for k in range(5)]
    card.paint(teeth, ink, wobble=0.4)
    card.paint("-1.05,.2! -1.05,-.3 -.6,-.7 0,-.85 .6,-.7 1.05,-.3 1.05,.2!", ink, at=at, lift=4, wobble=0.8)


def _whiskers(card: Sheet) -> None:
    """Three are done, in ink, none like the next."""
    for line, wide in (
        ("56,60 34,44 10,36 -6,36", (19, 24, 19, 5)),
        ("54,67 32,64 8,64 -12,70", (18, 25, 20, 6)),
        ("53,73 38,80 22,90 12,94", (18, 24, 20, 10)),
    ):
        card.paint(ribbon(line, wide, HEAD), PLUM, edge="torn", wobble=1.6)
    for u, v in ((63, 64), (60, 69), (66, 71)):
        x, y = page(u, v)
        card.paint("1,0 0,1 -1,0 0,-1", PLUM, at=affine(x, y, 8))
