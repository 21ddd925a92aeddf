"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Yours and Mine",
    painter="B",
    hero=(
        "a black and tan dachshund as long as the card is wide, lying through a brick wall: the head in one room on her "
        "lap, the tail in the other with him"
    ),
    place="two halves of a family house, Copenhagen",
    layout=(
        "a dark bar lies across a pale house cut open, a narrow brick upright crosses it from roof to floor, two seated halves "
        "look outwards"
    ),
    incidents=(
        Incident(
            happens=(
                "a wall of new brick has been built straight through a green sofa, neatly left open round a sausage dog; "
                "she has got its front, he its back"
            ),
            wants="both want the dog; it wants nobody to be cross",
        ),
        Incident(
            happens="upstairs a child lies awake under a red quilt, head on the yellow side, feet on the blue",
            wants="to hear what is not said below",
        ),
    ),
    seen=(
        "Four rooms from the front, cut open: straw yellow left, powder blue right, paler above the ceiling at 205. Bricks from "
        "403 to 464 run from top to floor, through bed and sofa, a chalk lintel at 485,592. Below it, the biggest and darkest "
        "shape, the dog, 45 to 765, 665 to 880, legs hanging to 990, tail up at right; its head at 152,767 looks up at us. "
        "Behind it sit a red-haired woman, face at 172,365, who looks left, and a bearded man, face at 628,356, who looks "
        "right. On its back at 435,670, in the gap, his fingers lie on hers. Above, 200 to 640, a child's bed. In front "
        "two red bowls at 330,1155 and 531,1155."
    ),
    people=(
        "woman of 40, fair, red bob, blue jumper, teal skirt; sore, dry-eyed",
        "man of 42, brown, black beard, yellow jumper; tired, proud",
        "child of 7, brown, tight black curls; listening",
    ),
    things=(
        "long dog",
        "brick wall",
        "two name tags",
        "full bowl at the tail",
    ),
    mood="grief",
    view="several rooms",
    palette="high-key",
    inks=(
        ("straw", "#f0dfa4"),
        ("powder blue", "#bcd3df"),
        ("sage", "#b3c6ad"),
        ("chalk", "#f6f2e9"),
        ("linen", "#e9dfcf"),
        ("brick", "#c4836a"),
        ("ink", "#2c2a34"),
        ("red", "#c8402f"),
    ),
    edges="all cut",
    ground="walls of all four rooms above the sofa, and the floor below it",
    clues=Clues(
        feeling="heartbreak",
        proverb="good fences make good neighbours",
        plot="the mason is paid by two people and asks neither why there is a hole",
        title="Weekends and Every Other Tuesday",
        memory="choosing which parent's car",
        sound="a tail beating on the far side",
        place="an address with two names on the bell",
        person="the child who gets two of everything",
        speech="you can have the cat",
        idea="fairness",
    ),
    hidden="the bowl before the head is licked clean, the one before the tail is heaped; and the dog wears two tags",
    avoid=(
        "Villains; anything sawn; a sad dog alone. Faces that look at each other. The hands drawn larger than the rest: "
        "they are to be found."
    ),
)
