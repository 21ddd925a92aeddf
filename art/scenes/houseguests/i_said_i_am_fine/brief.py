"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I Said I Am Fine",
    painter="C",
    hero="glaring stout man, sand pouring out of one of his ears on to his shoulder, a brimful tumbler balanced upon his parting",
    place="corridor of a tax office, Tbilisi",
    layout=(
        "broad fleshy oval between black hair and a black collar, right of the middle; a blue upright over it, a straw-gold "
        "column at its left that spreads to a slope in the lower corner; wall halved by one level line"
    ),
    incidents=(
        Incident(
            happens="sand pours in a steady column from his ear and has heaped a dune over half of his good coat",
            wants="he wants nobody to mention it, least of all himself",
        ),
        Incident(
            happens="a glass of water, filled to above its rim, stands free on top of the hair; not a drop is missing",
            wants="whoever put it there wants to find it full on coming back",
        ),
    ),
    seen=(
        "Wall bone down to a dark line at 670, dull blue below it. Face from 240,280 to 755,985, raw flesh, dark stubble, "
        "black hair parted at 482,300 with one grey lock at 370,350; brows two heavy unequal strokes at 520, left eye "
        "narrowed, right eye wide, both brown and straight at us; mouth shut and all but level at 860. Near ear at 215,620, from it "
        "a pale gold column, speckled, down to 195,880, where it fans out; there a dune, its slope from 0,1070 over the peak to 530,1240, out of the "
        "lower edge, shaded to the right. Tumbler at 475,140, water dull blue, domed above its rim. Black coat with a high "
        "collar from 920 down, one button at 580,1130. Frontal, very near."
    ),
    people=(
        "stout man of 55, ruddy, black hair with a grey lock, black coat; rage that has not decided, dares us to ask",
    ),
    things=(
        "sand from an ear",
        "tumbler full to above the brim",
        "footprints up a dune",
    ),
    mood="anger",
    view="one face fills the card",
    palette="dirty",
    inks=(
        ("bone", "#dccfb8"),
        ("raw flesh", "#c99a7f"),
        ("brown-black", "#2a2320"),
        ("dull blue", "#51718a"),
        ("gold ochre", "#b8913f"),
        ("brick", "#9a5443"),
        ("umber", "#5a463a"),
    ),
    edges="all brush",
    ground="bone wall left and right of the glass, blue wall below the line: a third of the card",
    clues=Clues(
        feeling="rage",
        proverb="least said, soonest mended",
        plot="he has held his tongue for thirty years, and today the inspector brings a broom",
        title="The Man Who Ran Low",
        memory="knowing from the eyebrows that father was cross",
        sound="a hiss that one stops hearing after a while",
        place="counter four, just before it shuts",
        person="the one with the longest fuse",
        speech="what are you looking at",
        idea="dignity",
    ),
    hidden="a single track of footprints goes up the dune as far as the falling sand, and none comes down",
    avoid="A comic angry mask, a hospital, tears, an open mouth. He must be capable of laughing in a second.",
)
