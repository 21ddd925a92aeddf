"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Come Down This Instant",
    painter="A",
    hero="giantess in profile under a headscarf printed with lime leaves, one eye rolled up at a tiny man on her crown",
    place="park, Plovdiv",
    layout=(
        "one green hood and one black shoulder that leave the sheet to the right and below, a face cut against empty paper, "
        "somebody the size of her nose at the very top, a ladder and a caller in the lower left corner"
    ),
    incidents=(
        Incident(
            happens=(
                "an old man has climbed onto a headscarf and eats an apple; a small woman at the foot of the "
                "ladder points at the ground before her"
            ),
            wants="she wants him down here, now; he wants to be asked nicely",
        ),
        Incident(
            happens="in a hammock between two buttons of a black coat somebody sleeps, bareheaded, a hand at rest on the stripes",
            wants="the sleeper wants it to stay Sunday",
        ),
    ),
    seen=(
        "The head in profile to the left: tip of the nose at 228,550, mouth at 250,620, chin at 265,725, the eye at 335,467 with "
        "its pupil against the upper lid, a grey brow above. Green headscarf from 263,380 over the crown at 490,210 to the "
        "right edge at 780, eleven lighter heart-shaped leaves on it, knotted below the chin at 328,765, two tails to 930. Black coat from "
        "245,900 to the lower right corner. The old man at 400,130, 220 high, knitted cap with a bobble, slate jacket, legs over her "
        "forehead, the green apple at 338,138. Hammock in bone and slate from 427,933 to 767,933 between two grey buttons, a bare dark head "
        "at 490,965, nose up, eye shut, a hand on the cloth at 650,1040. Ladder from 200,1190 to 305,915; the woman at 70,1060, 300 high. From across the path."
    ),
    people=(
        "giantess of 70, green headscarf, black coat; she has not decided yet",
        "man of 75, knitted cap, grey moustache, slate jacket; in no hurry",
        "woman of 79, brown headscarf, apron; she has said it once already",
        "sleeper, bareheaded, dark hair, slate shirt; far away",
    ),
    things=(
        "leaf-printed headscarf",
        "bitten apple",
        "hammock",
        "short ladder",
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
    ground="the sky before her face",
    clues=Clues(
        feeling="freedom",
        proverb="the apple never falls far from the tree",
        plot="he had been told that apples are for after church, and had drawn his own conclusions",
        title="The Lodger on the Top Floor",
        memory="a headscarf that smelled of wood smoke",
        sound="a bite taken with few teeth",
        place="higher than the lamp posts",
        person="the one who has to be fetched",
        speech="make me",
        idea="disobedience",
    ),
    hidden="the ladder ends at her chest; nobody has asked how he got from there to the top",
    avoid="A witch: no hook of a nose, no wart, no anger. A fall: he sits well back. The sleeper noticed by anybody.",
)
