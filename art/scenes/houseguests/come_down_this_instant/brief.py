"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Come Down This Instant",
    painter="A",
    hero="great black bear that hugs a thin plane tree high up, a ring of bread in its teeth",
    place="park, Plovdiv",
    layout=(
        "one enormous dark pear of fur in the middle, its upper half against a torn green crown, its lower half against "
        "bare sky, two small people left and right of the thin trunk below"
    ),
    incidents=(
        Incident(
            happens=(
                "a bear has gone up a tree with a ring of bread; a small old woman at the foot points at the ground "
                "before her"
            ),
            wants="she wants it down here, now; it wants to be asked nicely",
        ),
        Incident(
            happens="right under it, in a hammock tied to that trunk, somebody sleeps with a hat over the eyes",
            wants="the sleeper wants it to stay Sunday",
        ),
    ),
    seen=(
        "The bear from behind, from 155,105 to 330,900 and 665,560 wide at the haunches: back, two haunches, a tuft of tail, "
        "four paws round the trunk with claws in the bark at 425,215 and 430,860. Head at 290,310 in profile to the left, "
        "tan muzzle, eye turned down, the bread 170 wide at 143,477. Crown as one green mass, torn, from 0 down to 480, "
        "lighter leaves on it. Trunk pale with grey and tan patches at 430, from the upper edge to 1180. The woman at "
        "155,1030, 310 high, arm down; the hammock in bone and slate from 500,930 to the right edge, a brown hat at "
        "560,900, an arm that hangs to 1130. From across the path."
    ),
    people=(
        "woman of 79, green headscarf, apron; she has said it once already",
        "sleeper, hat over the eyes; far away",
    ),
    things=(
        "bear",
        "ring of bread",
        "hammock",
    ),
    mood="mischief",
    view="other",
    palette="one loud",
    inks=(
        ("leaf green", "#3f9a4a"),
        ("bone", "#ebe3d2"),
        ("umber", "#4b3a31"),
        ("slate", "#5d6a70"),
        ("tan", "#b48e6e"),
        ("grey", "#8e8a80"),
        ("black-brown", "#241d1b"),
    ),
    edges="all torn",
    ground="the sky below the crown",
    clues=Clues(
        feeling="freedom",
        proverb="half a loaf is better than none",
        plot="he had been told that bread is for after church, and had drawn his own conclusions",
        title="The Lodger in the Plane Tree",
        memory="knees that smelled of bark",
        sound="bark that gives a little",
        place="higher than the lamp posts",
        person="the one who has to be fetched",
        speech="make me",
        idea="disobedience",
    ),
    hidden="the hammock hangs from the same trunk, one hand below the bear's feet",
    avoid="A toy: no soles, no smile at us. Fear, a hunt, teeth. A sleeper in danger: nobody below is looked at.",
)
