"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Yours and Mine",
    painter="B",
    hero=(
        "an old man in a diving mask in a bath, in a flat cut open like a plan; one strip of tape runs through "
        "every room, the bed, the bath and the table"
    ),
    place="four-room flat, Copenhagen",
    layout=(
        "plan of pale oblongs seen steeply from above, one unbroken thin red line as a zigzag from the lower left to "
        "the upper right"
    ),
    incidents=(
        Incident(
            happens=(
                "a man and a woman divide the flat with tape; she has sawn the table through, he ties labels to leaves"
            ),
            wants="each wants half of everything, and the cup",
        ),
        Incident(
            happens=(
                "in the bathroom, on the line, an old man in a diving mask lies in the tub with a book and does not "
                "belong to either"
            ),
            wants="he wants the water kept warm",
        ),
    ),
    seen=(
        "The plan lies askew by 7 degrees. The bath fills the middle, 180,360 to 570,960: white tub on blue "
        "tiles, he from above, mask, book, both knees out of the water, the tape taut from rim to rim beyond his feet. "
        "Above it the kitchen: a round table in 2 halves, she kneels at 330,240 in stripes, below the line, and saws "
        "along it, the cup waits on it at 615,105. Upper left the double bed, 1 pillow to each side. On the right, "
        "560,360 to 800,900, pots from above, he ties a label at 700,520. Below, a girl of 6 is curled up in an "
        "open carton at 390,1075, the tape led round it, and eats an apple; a dog's basket with a bone and no dog. Left of the walls the paper is bare."
    ),
    people=(
        "woman of 37, tall, fair, short hair; dry-eyed, worn",
        "man of 40, brown, beard, socks; scrupulous",
        "girl of 6, mixed, jumper to the knees; undecided",
        "man of 80, mask, tub; untouched",
    ),
    things=(
        "tape",
        "sawn table",
        "diving mask",
        "plant labels",
    ),
    mood="grief",
    view="several rooms",
    palette="high-key",
    inks=(
        ("chalk", "#f6f2e9"),
        ("linen", "#e9e0d1"),
        ("powder blue", "#c5d3d8"),
        ("straw", "#e3d3a1"),
        ("clay", "#b98a72"),
        ("ink", "#36343c"),
        ("tape red", "#c2463a"),
    ),
    edges="all cut",
    ground="floors of hall and bedroom, and all outside the walls",
    clues=Clues(
        feeling="heartbreak",
        proverb="good fences make good neighbours",
        plot="on the last evening they discover a fifth room neither of them had counted",
        title="Half the Cup",
        memory="choosing which parent's car",
        sound="tape torn off a roll",
        place="an address with two names on the bell",
        person="the child who gets two of everything",
        speech="you can have the cat",
        idea="fairness",
    ),
    hidden="there is no cat, but both halves of the sofa are scratched",
    avoid=(
        "A doll's house from outside or with the roof off: this is a plan with walls as thin strips. Villains. "
        "Symmetry."
    ),
)
