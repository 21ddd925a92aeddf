"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Your Turn",
    painter="F",
    hero="full house seen from the stage, thirty brushed faces that all look at us",
    place="provincial theatre, Porto",
    layout=(
        "curve of three rows of heads across the card under one loud red balcony, our own two shoe tips cropped below"
    ),
    incidents=(
        Incident(
            happens="the whole house waits, and one lady in the box points her folded fan straight at us",
            wants="they want us to begin",
        ),
        Incident(
            happens=(
                "in the third row a swan has a seat of its own and a ticket in its bill, and the man beside it edges "
                "away"
            ),
            wants="it wants the seat that it has paid for, the next one",
        ),
    ),
    seen=(
        "Balcony brushed red from 0 to 330, its edge bowed, the lady's face and arm at 590,200, fan to the middle. "
        "Rows at 450, 640, 860, heads from 80 to 140 pixels, brushed in four strokes each: eyes two dabs, all to us "
        "but one asleep, one in tears, one who counts money, two who look at each other; hands half raised to clap. "
        "Swan's neck at 210,640. Stage edge bare bone from 1010, a prompter's hand with an empty page at 420,1080 "
        "out of the box, our shoe tips at 340 and 450, 1180. From the stage."
    ),
    people=(
        "lady of 70, black lace, heavy; implacable",
        "thirty of 8 to 88, all skins and builds; hungry, kind, mocking, a mother in the middle",
        "man of 40 beside the swan",
    ),
    things=(
        "red balcony",
        "fan that points",
        "swan in the third row",
        "prompt book",
    ),
    mood="menace",
    view="twenty heads",
    palette="one loud",
    inks=(
        ("red", "#cc2f2b"),
        ("bone", "#e8decb"),
        ("umber", "#3f302d"),
        ("tan", "#b88d6f"),
        ("brown", "#74503f"),
        ("ash", "#9a928a"),
    ),
    edges="all brush",
    ground="stage floor, the lower fifth, and shirt fronts",
    clues=Clues(
        feeling="stage fright",
        proverb="all the world's a stage",
        plot="the actor had gone out for cigarettes between the acts of his life",
        title="The Blank Page",
        memory="my name called at the school concert",
        sound="two hundred people not coughing",
        place="front and centre",
        person="the one who did not learn it",
        speech="whenever you are ready",
        idea="judgement",
    ),
    hidden="far back one man wears our shoes",
    avoid=(
        "Spotlight glow, horror smiles. Faces finished like portraits: dabs. A full red card: red is only the balcony."
    ),
)
