"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Your Turn",
    painter="F",
    hero=(
        "full house seen from the stage under an old lady in black lace, who leans over a red balcony and points "
        "her fan at us"
    ),
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
        "Bare wall above. The lady's face at 435,180, as tall as 210, her lace from 180 to 730; over the red "
        "front, 350 to 650, one gloved hand rests, the other lets down the half-folded fan to 380,760. Under the "
        "balcony a dark hall: 7 dim heads at 700, larger ones at 820 (opera glasses, a hat, one asleep, two who "
        "whisper, one with tears), the first row at 920 (the neighbour who leans from the swan, a mother, a bored"
        " judge, a child at the edge). The swan rises at the left from 1050 to 650 with its ticket. Stage bare "
        "from 1045: prompter in his box at 150,1120 with an empty page at 320,1110, our shoes at 470 and "
        "590,1140. From the stage."
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
