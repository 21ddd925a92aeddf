"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I'm a Friend of Your Mother's",
    painter="H",
    hero="tall stranger in a yellow oilskin seen through a door held by its chain, hat held out like a bowl",
    place="farmhouse door, Lofoten in rain",
    layout=(
        "dark door and wall as two broad uprights, between them one narrow loud yellow strip from top to bottom, a "
        "small back in front"
    ),
    incidents=(
        Incident(
            happens="a stranger smiles through the gap, the hat full of chicks, and waits",
            wants="he wants to be told that he may come in, he will not ask",
        ),
        Incident(
            happens=(
                "an old woman lies on top of the wardrobe with a plate and eats pancakes, she has been there since noon"
            ),
            wants="she wants to be asked down with the proper words",
        ),
    ),
    seen=(
        "Wall left 0 to 300, door right 470 to 800, umber, cut. Gap 300 to 470, yellow coat from 150 to 1200, long "
        "face at 385,210 bent to fit, eyes level, one lower lid raised, water down the nose; the hat at 390,690 "
        "with five chicks. Chain across at 560. In front of the door, lower right, a girl's back at 590,860, "
        "nightshirt, plait, a trumpet held behind her in both hands. Wardrobe cropped at the left, its front the "
        "bare paper, its top at 300: old woman's face at 100,170, plate at 190,270. Cat flat on the floor at "
        "150,1110. Floor bare, a puddle over the sill. Child's eye level."
    ),
    people=(
        "stranger of 50, very tall, pale; patient",
        "girl of 8, fair; on guard",
        "grandmother of 79, small, brown; offended",
        "wet cat; has been out there and knows",
    ),
    things=(
        "door chain",
        "hat full of chicks",
        "trumpet held behind a back",
        "wet cat",
    ),
    mood="menace",
    view="other",
    palette="one loud",
    inks=(
        ("oilskin yellow", "#f0bd00"),
        ("umber", "#4a3a32"),
        ("bone", "#e7dccb"),
        ("slate", "#5c686f"),
        ("tan", "#bb9375"),
        ("ash", "#8f8b84"),
    ),
    edges="mixed",
    ground="floor and the wardrobe's front",
    clues=Clues(
        feeling="distrust",
        proverb="better safe than sorry",
        plot="her mother never had a friend",
        title="The Proper Words",
        memory="the man at the door who knew my name",
        sound="rain, a chain, a peep",
        place="on the mat",
        person="the visitor who is always expected elsewhere",
        speech="she's in the bath",
        idea="politeness",
    ),
    hidden="one of the chicks wears a key on a thread, and the stranger's ring finger has a child's plaster",
    avoid="A predator's leer: he may be quite right. A raised weapon: it is a trumpet. The hat like a begging bowl.",
)
