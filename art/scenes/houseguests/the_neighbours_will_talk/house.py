"""The back of the house: its torn front, a washing line, a lemon tree, and what a window is."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.the_neighbours_will_talk.inks import ASH, BLUE, BONE, CLAY, GREEN, INK, PLUM

DUSK: Final = mix(ASH, BLUE, 0.25)


def front(card: Sheet) -> None:
    """One torn sheet of blue from edge to edge under a strip of night; plaster has come off in other darks."""
    card.paint("-40,-40! 1240,-40! 1240,300! -40,300!", GREEN, angle=3, laps=80, grain=0.2)
    card.paint(["210,40! 290,36! 296,170! 206,170!", "930,-40! 1010,-40! 1016,150! 926,150!"], INK, angle=88)
    card.paint(ribbon("560,130 560,10", (6, 5)), INK)
    card.paint([ribbon(f"{512 + 10 * i},{30 + 24 * i} {612 - 10 * i},{24 + 24 * i}", (5, 5)) for i in range(3)], INK)
    card.paint(
        "-40,128! 180,112 420,130 640,116 900,132 1240,110! 1240,1840! -40,1840!",
        BLUE,
        angle=86,
        laps=130,
        grain=0.3,
        edge="torn",
        core=mix(BLUE, ASH, 0.5),
        wobble=9,
        lift=6,
    )
    for spec, ink in (
        ("-40,470! 120,460 330,490 320,520 140,530 -40,520!", mix(PLUM, BLUE, 0.4)),
        ("760,480! 900,470 1080,492 1240,480! 1240,530! 1000,520 780,530", GREEN),
        ("300,1130! 360,1090 400,1280 380,1420 330,1430 300,1300", PLUM),
        ("1040,1480! 1160,1440 1240,1460! 1240,1760! 1120,1780 1060,1640", GREEN),
        ("520,1452! 660,1430 740,1470 620,1500 540,1490", mix(PLUM, BLUE, 0.5)),
    ):
        card.paint(spec, ink, angle=80, edge="torn", wobble=7, grain=0.3)
    card.paint(ribbon("802,168 804,700 800,1300 804,1850", (22, 22, 22, 22)), shift(GREEN, -0.03), lift=5)
    for y in (300, 760, 1240, 1600):
        card.paint(f"783,{y}! 822,{y - 2}! 822,{y + 16}! 783,{y + 18}!", shift(GREEN, 0.06), lift=2)


def yard_door(card: Sheet) -> None:
    """The door to the yard; somebody has left a letter on its step, and somebody a chair."""
    card.paint("520,1530! 716,1522! 720,1800! 518,1804!", mix(ASH, BLUE, 0.62), angle=88, lift=5)
    card.paint("540,1552! 696,1546! 700,1800! 538,1800!", GREEN, angle=88, laps=50, grain=0.3)
    card.paint(
        ["562,1576! 612,1574! 614,1664! 564,1666!", "630,1573! 678,1571! 680,1662! 632,1664!"],
        shift(GREEN, -0.05),
        angle=88,
    )
    card.paint(
        ["562,1690! 612,1688! 614,1780! 564,1782!", "630,1687! 678,1685! 680,1778! 632,1780!"],
        shift(GREEN, -0.05),
        angle=88,
    )
    card.paint("-9,0 0,-9 9,0 0,9", CLAY, at=affine(686, 1676), lift=3)
    card.paint("500,1796! 740,1790! 752,1826! 490,1830!", mix(ASH, BLUE, 0.4), angle=2, lift=5)
    card.paint("590,1770! 650,1762! 656,1796! 596,1802!", BONE, lift=4)
    card.paint(ribbon("592,1772 624,1788 650,1764", (3, 3, 3)), ASH)


def window(
    card: Sheet,
    left: float,
    top: float,
    right: float,
    bottom: float,
    err: float = 0,
    tint: Ink = BONE,
    shutters: str = "",
    hero: bool = False,
) -> Patch:
    """Lay a window cut into the front, a little wrong by ``err`` px, and return its pane to put a life in.

    ``shutters`` is "l", "r" or "lr". Only the ``hero``'s is brightly lit; all others burn low.
    """
    frame = mix(ASH, BLUE, 0.45)
    for side in shutters:
        a, b = (left - 66, left - 10) if side == "l" else (right + 10, right + 66)
        leaf = card.piece(
            f"{a},{top - 4 + err}! {b},{top - 10}! {b},{bottom + 8}! {a},{bottom + 2 - err}!",
            GREEN if (left + top) % 3 else PLUM,
            angle=88,
            lift=6,
        )
        slats = [ribbon(f"{a + 8},{y} {b - 8},{y - 2}", (6, 6)) for y in range(int(top) + 18, int(bottom) - 8, 20)]
        card.pattern(leaf, slats, shift(BLUE, -0.03), thin=0.1)
    card.paint(
        f"{left - 12},{top - 12 + err}! {right + 12},{top - 12}! {right + 12 - err},{bottom + 12}! {left - 12},{bottom + 12}!",
        frame,
        angle=88,
        lift=4,
    )
    return card.piece(
        f"{left + err},{top}! {right},{top - err}! {right - err},{bottom}! {left},{bottom + err}!",
        tint if hero else mix(tint, DUSK, 0.42),
        angle=86,
        grain=0.16,
    )


def sill(card: Sheet, left: float, right: float, y: float) -> None:
    """Lay what things stand on in front of a pane."""
    card.paint(
        f"{left - 26},{y}! {right + 26},{y - 3}! {right + 20},{y + 22}! {left - 22},{y + 25}!",
        mix(ASH, BLUE, 0.3),
        angle=2,
        lift=6,
    )


def washing(card: Sheet) -> None:
    """One line across the yard, from nobody's window to nobody's."""
    card.paint(ribbon("-20,1000 300,1046 620,1058 940,1040 1220,978", (4, 4, 4, 4, 4)), ASH, lift=2)
    pieces: tuple[tuple[float, float, float, str, Ink], ...] = (
        (70, 1020, 4, "-34,0! 36,4! 40,60 52,74! 40,92 8,80! 4,40! -4,40! -10,96 -40,96!", mix(PLUM, ASH, 0.35)),
        (
            186,
            1030,
            2,
            "-44,0! 44,2! 74,34! 54,52! 44,42! 46,96! -46,94! -44,42! -56,54! -74,30!",
            mix(CLAY, PLUM, 0.3),
        ),
        (316, 1046, 0, "-26,0! -2,0! -2,60 18,78 6,92 -26,84!", ASH),
        (366, 1049, 3, "-26,0! -2,0! -2,60 18,78 6,92 -26,84!", ASH),
        (800, 1050, -3, "-22,0! 22,0! 40,92! 10,100 -38,94!", mix(GREEN, ASH, 0.4)),
        (1090, 1010, -8, "-60,0! 60,0! 62,76! -58,80!", mix(BONE, ASH, 0.6)),
    )
    for x, y, tilt, spec, ink in pieces:
        card.paint(spec, ink, at=affine(x, y, 1, tilt), lift=5, angle=84)
        card.paint(
            ["-24,-10! -16,-10! -16,12! -24,12!", "14,-10! 22,-10! 22,12! 14,12!"], CLAY, at=affine(x, y, 0.8, tilt)
        )


def tree(card: Sheet) -> None:
    """A lemon tree in the yard, in front of everything; it has heard it all before."""
    card.paint(ribbon("210,1840 230,1700 200,1600 250,1500", (44, 36, 28, 18)), INK, lift=4)
    card.paint(ribbon("226,1700 330,1610 400,1590", (24, 18, 10)), INK)
    leaves = (
        (60, 1560, -40),
        (130, 1500, 20),
        (220, 1460, -70),
        (310, 1500, 30),
        (400, 1550, 10),
        (470, 1600, 50),
        (360, 1620, -20),
        (250, 1570, 60),
        (150, 1600, -10),
        (60, 1660, 30),
        (10, 1590, -70),
        (300, 1690, 10),
        (420, 1690, -30),
        (100, 1740, -50),
        (180, 1680, 80),
        (30, 1780, 10),
        (340, 1420, -80),
        (160, 1410, -50),
        (480, 1740, 20),
        (250, 1770, -20),
        (380, 1780, 40),
    )
    for i, (x, y, turn) in enumerate(leaves):
        ink = (shift(GREEN, -0.04), GREEN, shift(GREEN, 0.05))[i % 3]
        for k in (-34, 0, 34):
            card.paint(
                "0,0! 30,-26 90,-24 128,4! 88,26 30,22", ink, at=affine(x, y, 0.82, turn + k), lift=5, angle=turn
            )
    for x, y in ((120, 1580), (330, 1560), (430, 1650), (60, 1730), (260, 1660)):
        card.paint(
            "-26,4! -18,-18 6,-26 24,-14 34,0! 22,18 2,24 -18,18", mix(BONE, CLAY, 0.34), at=affine(x, y, 1, 60), lift=5
        )
