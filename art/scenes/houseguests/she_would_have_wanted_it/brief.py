"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="She Would Have Wanted It",
    painter="C",
    hero="black dress without anybody in it, as large as a house, lamplit rooms cut into its cloth, on it a red hat",
    place="wardrobe corner of a tall house, Batumi",
    layout=(
        "one dark bell from collar to floor in the middle, three lamplit openings of unequal size in it, a white animal "
        "against its lower right side"
    ),
    incidents=(
        Incident(
            happens="a big white goat has come in and eats the lace border off the hem, which hangs from its mouth in a long curve",
            wants="it wants the salt of her hands, which is still in the cloth",
        ),
        Incident(
            happens=(
                "from a window in the bodice a child lets a thread down and takes the cherry off the mourners' cake"
            ),
            wants="the child wants the best of it before her uncle has a finger in everything",
        ),
    ),
    seen=(
        "The dress from 0 to 770 wide at the floor, collar at 370,220, empty sleeves ending in lace at 147,590 and 590,590; the "
        "hat at 370,90 on a wooden knob. Opening in the bodice, 395 to 520, 330 to 445: a child's shadow; thread from 427,440 to "
        "the cherry at 427,670. Largest opening 130 to 610, 615 to 860: three mourners' profiles, one arm to the cake at 427,780. "
        "Lowest, 85 to 400, 920 to 1110: a cellar, a man in a cap with a shovel of potatoes, more in a heap, jars on a shelf. Goat from the right edge, "
        "eye at 580,825, muzzle at 500,940, horn to 760,670; a strip of lace from its mouth down to 350,1140 and on along the hem. Floor torn at 1095."
    ),
    people=(
        "widower of 74 in a cap, bearded, a shadow; busy",
        "child of 9 with a plait, a shadow; intent",
        "three mourners, shadows: a woman with a bun, a bare-headed man, a man in a hat; hungry, stubborn, stiff",
        "white goat; at home",
    ),
    things=(
        "black dress",
        "goat",
        "cake",
        "potatoes",
    ),
    mood="grief",
    view="several rooms",
    palette="dirty",
    inks=(
        ("brown-black", "#2b2524"),
        ("umber", "#5e4a3d"),
        ("olive", "#72704a"),
        ("mustard", "#b2954f"),
        ("cream", "#d9ccb0"),
        ("brick", "#8f4c3d"),
        ("slate", "#5c6163"),
    ),
    edges="mixed",
    ground="the cream wall on either side of the dress",
    clues=Clues(
        feeling="mourning",
        proverb="eat, drink and be merry",
        plot="she left the house to whoever would find it",
        title="The Seventh Storey of the Cake",
        memory="cake on black laps",
        sound="a laugh at the wrong moment",
        place="under the stairs",
        person="the one who knew her best and was not invited",
        speech="she hated that hat",
        idea="legacy",
    ),
    hidden="two jars on the cellar's shelf, in the inks of the hat and its feather",
    avoid="A coffin, a corpse, crosses, a headless woman: it is a dress on a stand. Equal rooms.",
)
