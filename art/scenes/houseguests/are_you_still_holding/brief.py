"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Are You Still Holding?",
    painter="F",
    hero="one rope that runs down through the floors of a house, held by somebody on each of them",
    place="narrow house, Genoa",
    layout=(
        "tall cut section of five floors, each wider than the one above, with a single vertical line left of the middle, "
        "the lowest half filled by one dark shape"
    ),
    incidents=(
        Incident(
            happens=(
                "on every floor someone holds the rope with one hand and goes on with life: shaving, feeding, "
                "sulking, kissing"
            ),
            wants="all want to let go, and no one knows what then",
        ),
        Incident(
            happens=(
                "on the ground floor, which it only passes through on its way down, a bull sleeps, and a girl does "
                "her sums in chalk on his flank"
            ),
            wants="she wants him to wake up at the right answer",
        ),
    ),
    seen=(
        "House cropped by the upper edge, floors at 120, 320, 520, 740, each wider than the one above, walls cut, umber. "
        "Rope bone, taut, at x 287. Loft: only a bucket that hangs and drips at 287,70. Fourth: man of 40 shaving at "
        "415,210. Third: two of 60 nose to nose on a sofa at 470,410, her arm behind him on the rope. Second: woman of 35 "
        "who feeds triplets with one spoon, 390,600, sulking boy with his toes at the rope. Ground floor: bull 330 to 760, "
        "800 to 1170, largest shape, girl at 370,920, sums as strokes, struck out; the rope leaves through a hole in the "
        "boards at 287,1170. Outside bare."
    ),
    people=(
        "girl of 9, spectacles; stubborn",
        "man of 40, foam",
        "couple of 60, secretive",
        "woman of 35; worn",
        "boy of 10; sulks",
        "triplets of 1",
        "bull",
    ),
    things=(
        "rope",
        "bull",
        "half-knitted stocking",
        "bucket in the loft",
    ),
    mood="boredom",
    view="several rooms",
    palette="dirty",
    inks=(
        ("umber", "#5d4738"),
        ("olive", "#757249"),
        ("cream", "#dacdb2"),
        ("brick", "#95503c"),
        ("mustard", "#b09249"),
        ("slate", "#5a615f"),
        ("brown-black", "#2a2321"),
    ),
    edges="mixed",
    ground="outside the house left and right, and the loft's wall",
    clues=Clues(
        feeling="weary duty",
        proverb="a chain is only as strong as its weakest link",
        plot="the rope was handed to them with the lease",
        title="Tenants of the Rope",
        memory="holding the ladder for my father long after he had gone in",
        sound="a drip, five floors up",
        place="under one roof",
        person="the one who would let go first",
        speech="change hands and do not look",
        idea="commitment",
    ),
    hidden="between the second floor and the first the rope is frayed to one strand, and a mouse has sewn it",
    avoid=(
        "A hanging: the rope is round nobody, only in hands. The bull must not hold it or pull. A doll's house view."
    ),
)
