"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Is It Monday Yet?",
    painter="G",
    hero="four brothers and sisters strewn over one loud green carpet in impossible positions of boredom",
    place="sitting room, Johannesburg",
    layout=(
        "one large face upside down at the lower edge, its body going away from us to the wall and up it, a door as an "
        "upright at the upper right"
    ),
    incidents=(
        Incident(
            happens=(
                "one lies with legs up the wall, one is rolled into the carpet's side but for her hair, one counts the ribs of the "
                "radiator with his tongue, one is a bridge"
            ),
            wants="each wants another to think of something",
        ),
        Incident(
            happens="an aunt stands in the doorway in full dress of a bullfighter, cape out, and nobody looks",
            wants="she wants just one of them to charge",
        ),
    ),
    seen=(
        "Carpet loud green, cut, from the wall's foot at 0,530 to the lower edge, no pattern. Boy of 13 on his back, seen "
        "from over his head: face 480 high, upside down at 280,990, cropped by the lower edge, arms flung out, legs far "
        "behind up the wall to 280,60; boy of 7 with his tongue at the radiator, left edge, 70,440; girl of 10 in a "
        "bridge, small, at 400,600, deadpan. The right side of the carpet rolled, hair out of its near end at 750,810. "
        "Aunt in the door at 650,80, 480 high, pink and gold on bone, grave. Wall bare. Slightly from above."
    ),
    people=(
        "boy of 13, long, brown; dying",
        "girl of 16, only hair",
        "boy of 7, round, brown, tongue",
        "girl of 10, wiry; deadpan",
        "aunt of 50, stout, dark; ready for anything",
    ),
    things=(
        "carpet",
        "radiator",
        "bullfighter's cape",
        "goldfish bag",
    ),
    mood="boredom",
    view="other",
    palette="one loud",
    inks=(
        ("loud green", "#18a05a"),
        ("bone", "#eae1d0"),
        ("umber", "#4b372e"),
        ("brown", "#855a44"),
        ("shell pink", "#d9a79b"),
        ("slate", "#646d70"),
    ),
    edges="all cut",
    ground="wall, the upper third",
    clues=Clues(
        feeling="boredom",
        proverb="the devil finds work for idle hands",
        plot="it has been Sunday since they can remember",
        title="The Fourth Rib of the Radiator",
        memory="the pattern on the ceiling of Sunday afternoons",
        sound="a clock in the next room",
        place="flat on the floor",
        person="the aunt from abroad",
        speech="you think of something",
        idea="time",
    ),
    hidden="on the carpet a goldfish in a bag of water looks away from the cape",
    avoid="Letters made of bodies. Toys strewn about. Sad children: it is a sport.",
)
