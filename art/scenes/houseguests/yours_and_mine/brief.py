"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Yours and Mine",
    painter="B",
    hero=(
        "flat cut open like a plan, with one long strip of tape that runs through every room, bed, table and dog basket"
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
        "Five rooms without doors: bedroom 30,40 to 400,380, bath 440,40 to 770,330, kitchen 30,430 to 360,800, "
        "living room 400,380 to 770,830, hall 120,860 to 700,1170. Walls are thick cuts of white board. She at "
        "230,610 with a saw over the table's two halves; he kneels at 610,560 among nine pots. A girl of 6 in the "
        "hall has built a house of boxes with its door exactly on the tape and eats an apple in it. The tape cuts "
        "the double bed lengthwise. One slipper each side."
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
