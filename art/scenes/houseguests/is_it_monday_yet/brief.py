"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Is It Monday Yet?",
    painter="G",
    hero="a boy laid out by boredom on a loud green carpet, from over his head, one leg up the wall, a foot on its knee",
    place="sitting room, Johannesburg",
    layout=(
        "one large face upside down at the lower edge, its body going away from us to the wall and up it as a figure four, "
        "a spread cape behind the knee and its holder as an upright at the upper right, bare carpet between"
    ),
    incidents=(
        Incident(
            happens=(
                "one lies with his legs up the wall and a fish bag forgotten in his hand, one counts the ribs of the radiator "
                "with his tongue"
            ),
            wants="each wants another to think of something",
        ),
        Incident(
            happens="an aunt stands in the doorway in full dress of a bullfighter, cape out, and nobody looks",
            wants="she wants just one of them to charge",
        ),
    ),
    seen=(
        "Carpet loud green, cut, from the wall's foot at 0,530 to the lower edge, no pattern, bare at the right. Boy of 13 "
        "on his back, seen from over his head: face 480 high, upside down at 280,990, cropped by the lower edge; jumper "
        "in broad stripes, cuff to cuff, 760; a strip of belly at 285,605; jeans from there up the wall, one leg to "
        "230,60, the other bent, its knee at 440,350, its foot across at 120,210. Boy of 7 on his heels, tongue at the "
        "radiator, left edge, 60,470. Fish bag under the boy's hand at 660,1010. Aunt before the door at 650,80, 590 high, "
        "pink and gold on bone, cape to the knee, grave. Wall bare. Slightly from above."
    ),
    people=(
        "boy of 13, long, brown; dying",
        "boy of 7, round, brown, tongue",
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
    hidden="in the bag under his hand a goldfish looks away from the cape",
    avoid="Letters made of bodies. Toys strewn about. Sad children: it is a sport.",
)
