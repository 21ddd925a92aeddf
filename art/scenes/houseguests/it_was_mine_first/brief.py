"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Was Mine First",
    painter="B",
    hero="two bare arms out of opposite windows that pull at one washing line from both sides",
    place="light well between houses, Naples",
    layout=(
        "two torn walls left and right, bright gap between them, a white line of cloth stretched and sagging across "
        "the middle"
    ),
    incidents=(
        Incident(
            happens=(
                "an old arm at the left and a young one at the right each haul the line in, and the dress on it "
                "stands in the air between"
            ),
            wants="each wants it on her side before it is dry",
        ),
        Incident(
            happens=(
                "under them, on a sill cropped by the lower edge, a hand with a man's watch plants geraniums between "
                "the keys of a typewriter"
            ),
            wants="he wants something to come of it",
        ),
    ),
    seen=(
        "Walls torn in pale pink and pale grey, 0 to 210 and 600 to 800, full height. Arms with rolled sleeves come "
        "from windows at 210,470 and 600,430, hands knotted round the rope at 300,500 and 510,470. The dress hangs "
        "in the middle, 320 to 500, 500 to 900, bell-shaped, white on white with a blue shade, its left sleeve cut "
        "off clean. Above, six further lines as thin strokes up to a torn piece of sky. A loaf dangles in a net from "
        "the right window at 610,640. Typewriter and hand at 380,1120. Seen from the fourth window."
    ),
    people=(
        "woman of 74, forearm with flour, wedding ring grown in",
        "woman of 30, freckled forearm, watch mark; both furious",
        "man, a hand with a watch, at peace",
    ),
    things=(
        "wedding dress with one sleeve",
        "pulleys",
        "loaf in a net",
        "typewriter",
    ),
    mood="anger",
    view="no face",
    palette="high-key",
    inks=(
        ("chalk", "#f6f1e7"),
        ("bone", "#e8decf"),
        ("pale brick", "#dfb3a0"),
        ("pale slate", "#c3c9c9"),
        ("powder blue", "#b3c6d2"),
        ("umber", "#5a4238"),
        ("geranium", "#c65a4c"),
    ),
    edges="all torn",
    ground="the gap of light between the walls, from top to bottom",
    clues=Clues(
        feeling="spite",
        proverb="possession is nine points of the law",
        plot="two sisters-in-law share one line since the wedding that was called off",
        title="The Left Sleeve",
        memory="the tug over the seat at the window",
        sound="a pulley that squeals",
        place="the inside of the block",
        person="the neighbour you hear but never see",
        speech="she lent it to me",
        idea="inheritance",
    ),
    hidden="the missing sleeve dries, alone, on the topmost line",
    avoid="Faces at windows. A torn dress as harm to a body. A pretty holiday alley.",
)
