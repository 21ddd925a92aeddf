"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Anything Else?",
    painter="A",
    hero="fishmonger who weighs one single pear with great care for a customer who holds out her bare arm",
    place="fish counter, covered market in Osaka",
    layout=(
        "pale slab as a broad horizontal shelf across the middle, her in the left upper half, him in the right, fish "
        "in a row that all look up"
    ),
    incidents=(
        Incident(
            happens="he lays a pear on the fish scales as if it were asleep and takes a long ribbon from his apron",
            wants="he wants her to come again tomorrow and has run out of fish that she does not have",
        ),
        Incident(
            happens=(
                "a girl in the queue licks the neck of the ice swan at the end of the counter, thinner with each lick"
            ),
            wants="she wants to have it through before it is her grandmother's turn",
        ),
    ),
    seen=(
        "Slab in chalk from 0 to 800, 590 to 760, below it a front of pistachio tiles, cropped. She stands at "
        "210,380, tall, round shoulders, arm with an empty basket across the slab to 420,610. He leans in from "
        "570,330, wide, small head, apron, eyes on the pear at 480,500 in the brass pan. Nine fish heads in a row on "
        "the slab, each eye another round. Ice swan at 720,520, the girl's tongue out, cropped by the right edge. "
        "Four people queue as plain shapes behind her at the left edge. Eye level across the counter."
    ),
    people=(
        "woman of 58, large, pale olive, grey crop, pink coat; warm, amused, will not be hurried",
        "man of 62, broad, sunburnt, rubber apron; solemn",
        "girl of 6, fringe; driven",
        "grandmother and three others, bored, hungry, late",
    ),
    things=(
        "pear",
        "scales",
        "ribbon",
        "ice swan",
    ),
    mood="desire",
    view="other",
    palette="pastel",
    inks=(
        ("pistachio", "#b5c4a2"),
        ("shell", "#ecc8bb"),
        ("chalk", "#f3eee3"),
        ("sea", "#9db8bd"),
        ("lilac", "#b7aac4"),
        ("plum", "#4e3348"),
        ("pear", "#cfbf55"),
    ),
    edges="mixed",
    ground="slab and ice in bare chalk, and the wall between the two heads",
    clues=Clues(
        feeling="longing",
        proverb="the way to the heart",
        plot="for eleven years she bought one herring every Tuesday, and on Wednesday threw it to the cat next door",
        title="The Weight of a Pear",
        memory="going to market on my father's arm",
        sound="a bow being tied",
        place="counter four",
        person="the regular",
        speech="shall I wrap it",
        idea="courtship",
    ),
    hidden="one fish in the row has its eyes shut",
    avoid="Young lovers. A heart, a blush like paint. The two must not look at each other: both look at the pear.",
)
