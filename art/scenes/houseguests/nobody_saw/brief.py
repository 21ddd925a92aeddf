"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Nobody Saw",
    painter="E",
    hero="black overcoat that walks off, its open pocket filled from a white teapot in one orange arc",
    place="pavement under a blank sky, Bergamo",
    layout=(
        "near-black coat cut off at the right and below, two heads on bare paper that look opposite ways, and under them a bent "
        "orange line from left to right and back"
    ),
    incidents=(
        Incident(
            happens="an old woman tips her teapot into a stranger's coat pocket and studies the sky meanwhile",
            wants="she wants to be rid of it before somebody asks her",
        ),
        Incident(
            happens="a man carries a magpie's feather between his lips, chin up, lid lowered, face kept turned aside",
            wants="he wants not to have to notice anything until he is there",
        ),
    ),
    seen=(
        "Seen from the next step, everybody cut off by an edge. Left, 0 to 300, her broad face at 140,330, grey plait about the "
        "head, eyes rolled up, left lid half down, right brow high, wedge nose, mouth pursed; slate dress. Her hand at 60,640 "
        "has gone through the handle of a white teapot at 230,740, lit from the left, shaded below, a rim under the lid and its "
        "orange knob; from the spout's mouth at 440,745 an orange stream bends over and falls to 490,950, with shine and rings, "
        "into a patch pocket from 365 to 640, brimful; it runs over, shines on the edge, and is blown back to 320,1200. Right, "
        "his dark profile at 520,240, chin up, turned away, iron hair; from his lips at 655,310 a black-edged white feather up "
        "to 790,30. His coat, almost black, fills the card from 280 to the right edge and down; its arm goes out at 800,760."
    ),
    people=(
        "woman of 66, heavy, light tan, slate dress; guilty, all innocence",
        "man of 64, dark brown, iron hair, black overcoat; knows, and will not look",
    ),
    things=(
        "teapot",
        "coat pocket",
        "feather between the lips",
    ),
    mood="shame",
    view="a body in motion",
    palette="one loud",
    inks=(
        ("ink", "#232129"),
        ("bone", "#e9e0cf"),
        ("slate", "#5f666d"),
        ("linen", "#f6f0e3"),
        ("signal orange", "#f0651f"),
        ("tan", "#d6ac8a"),
        ("brown", "#71503f"),
        ("ash", "#a29c94"),
    ),
    edges="all cut",
    ground="behind her one plain pale wall, its edge slanting from 465,0 to 370,200; else the bare paper above the two heads",
    clues=Clues(
        feeling="brazen",
        proverb="look the other way",
        plot="for eleven years she has met him at the corner, and for eleven years he has bought a new coat",
        title="One for the Pocket",
        memory="getting rid of what you could not finish",
        sound="a trickle, and whistling",
        place="one step behind somebody",
        person="the last one you would suspect",
        speech="lovely weather",
        idea="complicity",
    ),
    hidden="his pocket is already full, and still he does not turn his head",
    avoid="Steam: it is cold. A quarrel: neither of them gives a sign. A pipe or a pen: the feather's vane is notched on both sides. A bird.",
)
