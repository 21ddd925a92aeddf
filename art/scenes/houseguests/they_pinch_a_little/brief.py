"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="They Pinch a Little",
    painter="F",
    hero="elephant as a customer in a shoe shop, who lifts one laced red boot of a child up before its eye",
    place="shoe shop, Guadalajara",
    layout=(
        "near-black bulk over the right two thirds, cropped above and at the right, its trunk a letter-like loop into the "
        "bare left; kneeling green shape and a pile of cartons below that loop"
    ),
    incidents=(
        Incident(
            happens="an elephant has found one tiny boot among all of them and does not put it down again",
            wants="it wants them to be the ones she would have chosen, not the ones that fit",
        ),
        Incident(
            happens=(
                "the assistant kneels to measure a heel with her tape, and has put on, herself, the silver pair from the window"
            ),
            wants="she wants to be out of them before the owner is back, and cannot get them off",
        ),
    ),
    seen=(
        "Wall cream, bare from 0 to 290; floor mustard from 1035. Elephant brown-black and slate, crown cut by the upper edge at "
        "600,0, ear torn from 510,60 to 810,650, eye at 404,280, half shut, on what it holds; trunk down to 180,790 and up to 110,570; "
        "tusk 330,620. On its tip at 85,510 a laced boot, brick, 120 wide. Near foreleg 430 to 650, 570 to 1135, four pale nails; mustard "
        "tape round it at 1065. The assistant at 270,1000, olive with dots, beehive, profile to the right, hand behind the leg; one silver "
        "heel out of her hem at 120,1080. Four boxes at 0 to 115, 850 to 1140, over the top one a paper foot."
    ),
    people=(
        "elephant, old; composed",
        "shop girl of 19, brown; elegant, in a hurry",
    ),
    things=(
        "paper foot",
        "shoe boxes",
        "silver shoe",
        "child's red boot",
    ),
    mood="grief",
    view="other",
    palette="dirty",
    inks=(
        ("mustard", "#ae9150"),
        ("umber", "#5b4638"),
        ("cream", "#dbcfb6"),
        ("brick", "#914e3d"),
        ("olive", "#74714a"),
        ("slate", "#5a6160"),
        ("brown-black", "#2a2321"),
    ),
    edges="mixed",
    ground="the wall left of it",
    clues=Clues(
        feeling="tender loss",
        proverb="if the shoe fits, wear it",
        plot="in every town he buys one pair, and has never been seen with a child",
        title="The Paper Foot",
        memory="my heels pushed to the end and a thumb pressing",
        sound="tissue paper",
        place="among the boxes",
        person="the customer with one more wish",
        speech="she is growing so fast",
        idea="keeping up",
    ),
    hidden="on the paper foot a dotted line runs a finger wide inside the edge: last year's",
    avoid="A tear. Proof of a dead child. A circus, a toy, a trunk that waves. Cinderella.",
)
