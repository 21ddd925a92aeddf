"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="All Delays",
    painter="A",
    hero="twenty-three sleepers who lean on each other in one unbroken chain along a station's benches",
    place="waiting hall, Kolkata station at three in the morning",
    layout=(
        "chain of heads and shawls that winds from upper left to lower right in a Z over three benches, dark hall "
        "around"
    ),
    incidents=(
        Incident(
            happens="everybody sleeps on the shoulder of somebody they do not know",
            wants="the boy at the end of the chain wants to go, and cannot without waking all of them",
        ),
        Incident(
            happens="an old woman, the only one awake but for him, holds the beak of a live turkey shut",
            wants="she wants no one to hear what is in her bundle",
        ),
    ),
    seen=(
        "Three benches slope across at 300, 610 and 920. Heads are ovals of 60 to 90 pixels, every one tipped "
        "another way: turbaned, bald, plaited, capped, bearded, babies like buns; shawls are torn patches of night "
        "ink with one warm inside. The boy of 16 sits at 690,1010 under the last head, eyes wide open at us. The old "
        "woman at 110,230, upper left, bright shawl, turkey head at 170,330. Clock without hands cropped at the top. "
        "Slightly from above."
    ),
    people=(
        "old woman of 80, tiny, dark, ochre shawl; alarmed",
        "boy of 16, thin, brown, school bag; trapped and touched",
        "soldier, nun, two brides' brothers, ticket seller, wrestler, mother of twins, asleep",
        "man of 60 asleep with his mouth open on a stranger's braid",
    ),
    things=(
        "turkey in a shawl",
        "thermos",
        "brass trunk",
        "signal arm",
    ),
    mood="tenderness",
    view="twenty heads",
    palette="night",
    inks=(
        ("night blue", "#22283f"),
        ("plum", "#3d2a40"),
        ("slate", "#4c566b"),
        ("ochre", "#c58f3d"),
        ("brick", "#8e4a3c"),
        ("skin brown", "#8a5b45"),
        ("bone", "#e3d8c4"),
    ),
    edges="all torn",
    ground="hall floor in bare bone, one torn strip between the second and the third bench and at the right",
    clues=Clues(
        feeling="safe among strangers",
        proverb="birds of a feather",
        plot="the last train was cancelled in 1998 and no one told the benches",
        title="The Shoulder of a Stranger",
        memory="the night bus when I was small enough to lie down",
        sound="twenty people breathing",
        place="in between",
        person="whoever stays awake for the others",
        speech="sorry, you fell asleep on me",
        idea="trust",
    ),
    hidden="one pair of feet on the middle bench has no sleeper that belongs to it",
    avoid=(
        "Poverty or misery: they are well wrapped, with tickets. Sleepers who look dead: mouths, fists, crossed "
        "ankles. Two heads of the same hair and tilt."
    ),
)
