"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="First Prize",
    painter="C",
    hero="black bull as large as a hill, beaten by a snail that sits on a draped stand under his nose",
    place="harvest fair, Maramureș",
    layout=(
        "one black animal from the left edge to the right, cropped at the loin; under its lowered muzzle a small red stand; "
        "a girl's back low at the left, straw along the foot"
    ),
    incidents=(
        Incident(
            happens="a snail on the winner's stand, over a rosette larger than itself, stretches up to the bull that looks down",
            wants="it wants to be looked in the eye",
        ),
        Incident(
            happens="a girl with plaits paints white patches on his hide with a brush on a pole, one of them still running",
            wants="she wants him to go home with her spotted herd",
        ),
    ),
    seen=(
        "From the side, low. Bull in profile to the right from 0,290 over his hump at 390,185 to the poll at 610,330; his head "
        "hangs to the muzzle at 720,680, horns at 530,210 and 740,240, eye at 642,490 rolled down; forelegs at 390 and 450 down "
        "into the straw at 1090; hind part out of the picture. Stand from 540,910 to 760,1200, on it the snail at 660,860, its "
        "horns at 560,765; rosette at 650,1020. Girl from behind at 148,640 to 1090, brush on a pole up to the wet patch at "
        "400,490, bucket at 65,1000. A line of flags along the top; sky bare round the back, hill torn at 940."
    ),
    people=(
        "girl of 10, thin, fair plaits, brick dress; busy",
        "the bull, enormous; civil about it",
        "the snail; wild with triumph",
    ),
    things=(
        "rosette",
        "nose ring",
        "paint bucket",
        "string of flags",
    ),
    mood="triumph",
    view="other",
    palette="dirty",
    inks=(
        ("mustard", "#b0924e"),
        ("cabbage green", "#7f8f55"),
        ("brick", "#934d3b"),
        ("cream", "#ddd0b5"),
        ("umber", "#5a4436"),
        ("slate", "#596062"),
        ("brown-black", "#2a2321"),
    ),
    edges="mixed",
    ground="sky over the bull's back and under his chin",
    clues=Clues(
        feeling="pride",
        proverb="pride comes before a fall",
        plot="the smallest farm has won, and nobody asks with whose dung",
        title="Best in Show",
        memory="being up there with the whole village under my shoes",
        sound="a cheer and one crunch",
        place="the tent with the scales",
        person="the sore loser",
        speech="put me down when they have all seen me",
        idea="ambition",
    ),
    hidden="one patch is still wet, and runs down into a small one that is dry",
    avoid="A bull that rages or weeps. A smiling snail. A second animal as large.",
)
