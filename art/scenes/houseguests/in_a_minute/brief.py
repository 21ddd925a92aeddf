"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="In a Minute",
    painter="G",
    hero="man who kneels with a ring before a mop while next door a woman packs earth into a suitcase",
    place="two rooms with one wall, Valparaíso",
    layout=(
        "card halved by a thin slanting wall from top to bottom, one kneeling shape left, one bent shape right, back "
        "to back"
    ),
    incidents=(
        Incident(
            happens="he proposes to a mop, with changing hands, and has come to the third version",
            wants="he wants to get through it without saying sorry",
        ),
        Incident(
            happens=(
                "she fills the suitcase with earth from nine flower pots, pats it down, and has set her good spoons "
                "in it like bulbs"
            ),
            wants="she wants to come up somewhere else in spring",
        ),
    ),
    seen=(
        "Wall from 430,0 to 370,1200, a cut white board seen edge on. Left: pale straw room, he at 220,790, "
        "kneeling, blue shirt, from 480 to 1110, face up to the mop that leans at 90,560; a table laid for two at "
        "300,330. Right: pale rose room, she at 560,640 bent over the suitcase at 620,900, white slip, black curls "
        "hanging, arms dark to the elbow; empty pots in a strict row along the top at 260, the fifth still full with "
        "one red geranium. Her door at 760,500 is open to bare paper. The table stands at the lower left, cropped. Frontal."
    ),
    people=(
        "man of 34, stocky, brown; rehearsed to death",
        "woman of 31, tall, dark; busy, glad, does not hear",
    ),
    things=(
        "ring",
        "mop",
        "suitcase of earth",
        "wet fish",
    ),
    mood="desire",
    view="several rooms",
    palette="high-key",
    inks=(
        ("chalk", "#f6f1e7"),
        ("straw", "#ece0b6"),
        ("rose", "#edcfc2"),
        ("powder blue", "#b3c6d1"),
        ("linen", "#e6dac7"),
        ("earth", "#5c4033"),
        ("geranium", "#c9453b"),
    ),
    edges="mixed",
    ground="floors and the open door",
    clues=Clues(
        feeling="hope",
        proverb="look before you leap",
        plot="he has lived beside her for six years, and she is nearly packed",
        title="Third Version",
        memory="practising on the dog what to say to the teacher",
        sound="a mop that slides slowly down the wall",
        place="wall to wall",
        person="the one who is always nearly ready",
        speech="now or never",
        idea="timing",
    ),
    hidden="through the keyhole of his door somebody has pushed a wet fish, which looks up at him",
    avoid=(
        "That she goes because of him or could hear him: the open door leads away from his. A broken heart. Blood- red."
    ),
)
