"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I Thought You Had Her",
    painter="H",
    hero="trapeze artist who flies level across the card towards four outstretched hands, of which two are busy",
    place="circus tent, Ulaanbaatar",
    layout=(
        "one long pale body from the left edge at a third of the height, a gap, four hands at the right of "
        "which two are busy, huge dark tent, bright oval floor below"
    ),
    incidents=(
        Incident(
            happens=(
                "she flies with her eyes shut and a smile; one catcher looks at his watch, the other looks at him"
            ),
            wants="each catcher wants to hear from the other that it was agreed",
        ),
        Incident(
            happens=(
                "in the ring below, tiny, a clown and a judge in a wig share a plate of dumplings and quarrel about "
                "the last"
            ),
            wants="both want it to go to the other, and to be thanked",
        ),
    ),
    seen=(
        "Tent charcoal in wedges to a point cropped at the top. An empty trapeze at 120,210. She from 0,400 "
        "to 440,480, level, in profile, arms forward, chalk costume with a frill and rust buttons, one "
        "missing; head at 320,375. At the right a striped box from 530,580 with two catchers: the younger in "
        "profile at 620,300, both hands out at 560,440 and 570,520, his head turned away from her to the "
        "elder at 740,275, who looks down at a watch at 765,458. A wide net, plain to see, sags from 0,730 to "
        "800,720 with a reader at 150,790. Ring as a chalk oval at 900 to 1200 with a clown at 270,960, a "
        "judge at 530,950, a plate on a drum between."
    ),
    people=(
        "acrobat, woman of 29, small, strong; blissful trust",
        "catcher of 41, moustache; elsewhere",
        "catcher of 23, freckles; alarmed",
        "clown of 55 and judge of 60; polite",
    ),
    things=(
        "trapeze",
        "wristwatch",
        "plate of dumplings",
    ),
    mood="menace",
    view="a body in motion",
    palette="near-monochrome",
    inks=(
        ("charcoal", "#2c2a2d"),
        ("ash", "#aba49b"),
        ("chalk", "#f0eadf"),
        ("pencil", "#646164"),
        ("bone", "#d9d0c1"),
        ("rust", "#b3502f"),
    ),
    edges="mixed",
    ground="ring and net's bright sheet",
    clues=Clues(
        feeling="let down",
        proverb="between two stools",
        plot="for eleven years it had been the elder's turn",
        title="The Last Button",
        memory="falling backwards into arms in the school yard",
        sound="a drum roll that goes on",
        place="mid air",
        person="the one who closes her eyes",
        speech="yours",
        idea="trust",
    ),
    hidden="in the net somebody already lies and reads",
    avoid="Falling to death: the net is wide and clear. An audience. Sparkle.",
)
