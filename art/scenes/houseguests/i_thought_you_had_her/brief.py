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
        "Tent charcoal in wedges to a point cropped at the top. An empty trapeze at 230,120. She swoops in from the upper "
        "left edge in one curve, head at 270,370, arms forward to 400,500, eyes closed, chalk costume with a frill and "
        "rust buttons, one missing. At the right from 500,580 a striped box with two catchers: the younger at 620,260, "
        "both hands out and not touching hers, his head turned away from her to the elder at 730,240, who looks down at "
        "a big watch. A wide net, plain to see, from 0,790, with somebody behind a rust book at 130,760. Ring as a chalk "
        "oval from 980 with a clown and a judge who hold one plate on a drum at 420,1120."
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
