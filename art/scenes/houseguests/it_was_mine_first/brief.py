"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="It Was Mine First",
    painter="B",
    hero="two arms out of opposite windows that pull at the shoulders of one wedding dress",
    place="light well between houses, Naples",
    layout=(
        "a white bell of cloth before a large blue sheet, stretched between two sleeved arms that come in from torn "
        "walls at both edges"
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
        "Walls torn in pale pink and pale grey, 0 to 145 and 655 to 800, full height, a dark window in each from 235 "
        "to 570. A sheet in powder blue from 210,250 to 600,860. Before it the dress, 175 to 620, 350 to 945, white "
        "with blue folds, bell-shaped, one sleeve. Arms with rolled sleeves, geranium from the left and striped umber "
        "from the right, fists at 280,405 and 520,385. Three lines above; the other sleeve on the topmost at 430,165. "
        "A loaf in a net under the right sill at 670,690. Typewriter at 310,1110, geraniums red, the hand with the "
        "watch at 580,1090. Seen from the fourth window."
    ),
    people=(
        "woman of 74, forearm with flour, wedding ring grown in",
        "woman of 30, freckled forearm, watch mark; both furious",
        "man, a hand with a watch, at peace",
    ),
    things=(
        "wedding dress with one sleeve",
        "bed sheet",
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
