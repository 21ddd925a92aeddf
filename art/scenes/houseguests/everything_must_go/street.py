"""What is behind them: their own front, nailed up, and their stair, put out with the rest."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ROUND, affine
from art.cutpaper.dress import outfit
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.everything_must_go.inks import BRICK, CAST, CREAM, FAIR, INK, MUSTARD, PALE, PETROL, UMBER

X, Y, WIDE, HIGH, STEPS = 590, 1262, 62, 84, 8


def ticket(card: Sheet, x: float, y: float, size: float, turn: float = 0) -> None:
    """The bailiff's: it is on all that will be sold."""
    at = affine(x, y, size, turn)
    card.paint("-1.1,-.8! 1.1,-.8! 1.1,.8! -1.1,.8!", PALE, at=at, lift=3, wobble=0.6)
    card.paint("-1.1,-.8! 1.1,-.8! 1.1,-.3! -1.1,-.3!", BRICK, at=at, wobble=0.4)
    card.paint(["-.8,0! .5,0! .5,.16! -.8,.16!", "-.8,.36! .1,.36! .1,.5! -.8,.5!"], INK, at=at, wobble=0.3)


def front(card: Sheet) -> None:
    """Mustard, cut; one window, and what used to be behind it."""
    card.paint(
        "-60,-60! 486,-60! 480,400 488,800 478,1300! -60,1300!",
        MUSTARD,
        angle=88,
        laps=90,
        grain=0.26,
        edge="torn",
        core=PALE,
        wobble=5,
        lift=12,
    )
    card.paint("52,40! 396,34! 400,520! 56,528!", mix(MUSTARD, PALE, 0.5), angle=86, lift=5)
    card.paint("84,70! 364,64! 368,500! 88,506!", INK, angle=86)
    for y, slope, a, b in ((132, 16, 8, 440), (270, -22, 24, 452), (408, 14, 4, 430)):
        plank = f"{a},{y - slope}! {b},{y + slope}! {b + 4},{y + slope + 70}! {a - 4},{y - slope + 72}!"
        card.paint(plank, mix(UMBER, CREAM, 0.14), angle=slope / 4, laps=34, lift=9)
        for x in (a + 26, b - 26):
            card.paint(ROUND, INK, at=affine(x, y + 34 + (slope if x > 220 else -slope), 9))


def stair(card: Sheet) -> None:
    """It led to the first floor; now it leads up, on two posts."""
    right, top = X + WIDE * STEPS + 62, Y - HIGH * STEPS
    card.paint(
        "470,1330! 800,1310 1260,1322! 1260,1600! 470,1600!",
        mix(PETROL, CREAM, 0.45),
        angle=2,
        laps=60,
        edge="torn",
        core=PALE,
        lift=8,
    )
    for x, y in ((right - 52, top + 30), (X + 250, Y - 200)):
        card.paint(
            f"{x - 21},{y}! {x + 21},{y}! {x + 23},1420! {x - 23},1420!", mix(UMBER, INK, 0.45), angle=88, lift=8
        )
    edge = [f"{X},{Y}!"]
    for k in range(STEPS):
        edge += [f"{X + WIDE * k},{Y - HIGH * (k + 1)}!", f"{X + WIDE * (k + 1)},{Y - HIGH * (k + 1)}!"]
    card.paint(
        " ".join([*edge, f"{right},{top}!", f"{right},{top + 90}!", f"{X + 130},1320!", f"{X},1320!"]),
        UMBER,
        angle=-50,
        laps=90,
        lift=14,
    )
    for k in range(STEPS):
        x, y = X + WIDE * k, Y - HIGH * (k + 1)
        far = x + WIDE + (72 if k == STEPS - 1 else 10)
        card.paint(f"{x - 14},{y - 8}! {far},{y - 10}! {far},{y + 14}! {x - 14},{y + 16}!", BRICK, angle=3, lift=4)
    ticket(card, 1000, 740, 38, 5)


def brushes(card: Sheet) -> None:
    """She is at home, and not done."""
    who = Figure(
        card,
        1062,
        584,
        48,
        POSES["stand"].but(
            arm_near=((2.0, -6.1), (1.5, -7.45)),
            arm_far=((-2.0, -5.9), (-1.5, -4.3)),
            hands=("fist", "rest"),
            over="both",
            turn=-0.3,
            tilt=-6,
        ),
        outfit("nightshirt", PETROL, PALE, BRICK, length=0.85, wear=("crossed",), shoe="slipper", shoes=BRICK),
        FAIR,
        "stout",
        lift=7,
    )
    who.below()
    head = Head(card, CAST["brushes"], **who.head)
    head.draw()
    head.lay("-.2,.6 0,.54 .2,.6 .18,.76 .02,.82 -.16,.74", "#f4ecd8", lift=2)
    who.above()
    head.line("-.06,.66 .8,.72 1.75,.8", (0.12, 0.12, 0.11), BRICK, lift=3)
