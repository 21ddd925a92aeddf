"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Say Aah",
    painter="B",
    hero="girl under a blunt black fringe whose chewing gum stands before nose and mouth as one pink globe",
    place="school doctor's corner, São Vicente",
    layout="black bob as tall as the card, a strip of face with two unequal eyes, one loud disc below, a tiny coat at left",
    incidents=(
        Incident(
            happens="a very small doctor in white holds a spatula up to a gum bubble larger than he is",
            wants="he wants to see her throat; she wants to get to the end of the gum",
        ),
        Incident(
            happens="on top of the pink curve, exactly between two eyes, a hedgehog has gone to sleep",
            wants="it wants somewhere round and warm until spring",
        ),
    ),
    seen=(
        "Bare bone paper round a black bob that fills 20 to 780, 20 to 945, fringe cut straight at 330. Between its "
        "curtains a strip of light brown face; the left eye at 244,470 half shut, the right at 556,467 wide, both turned "
        "in and down. A hedgehog asleep at 395,505, spines towards the brow. Bubble of hot pink round 407,820, 277 "
        "across to each side, darker below, with a window of light at 270,710. Slate frock from 1030 down. At 115,1050 "
        "the back of a doctor, grey, white coat, one arm up, spatula at 262,920. Frontal, very near."
    ),
    people=(
        "girl of 8, light brown, mouth and nose out of sight; stubborn, delighted",
        "doctor, small, grey-haired, from behind; patient",
    ),
    things=(
        "gum bubble",
        "sleeping hedgehog",
        "spatula",
        "hair slides",
    ),
    mood="mischief",
    view="one face fills the card",
    palette="one loud",
    inks=(
        ("hot pink", "#e2567f"),
        ("deep brown", "#5a352b"),
        ("umber", "#3b2521"),
        ("bone", "#eadfce"),
        ("chalk", "#f5f0e6"),
        ("slate", "#64707a"),
    ),
    edges="all cut",
    ground="bone, bare above and at both sides of the hair; a slate frock below",
    clues=Clues(
        feeling="suspense",
        proverb="bite your tongue",
        plot="whoever breathes out first wakes the guest",
        title="Until Friday",
        memory="gum stuck in a fringe, and the scissors after",
        sound="a pop that does not come",
        place="the nurse's stool",
        person="the child who is asked three times",
        speech="I have nothing in my mouth",
        idea="stubbornness",
    ),
    hidden="the third of her slides is a tiny padlock",
    avoid="The bubble bursting; nose or lips. A cute doll; equal eyes. The doctor's face.",
)
