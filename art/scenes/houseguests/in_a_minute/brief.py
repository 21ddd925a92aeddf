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
        "Wall from 420,0 to 394,1200, a cut white board seen edge on. Left: straw room with stripes, he kneels with his "
        "back to it, in profile, cropped below the knee, head at 290,460 tilted up, powder blue shirt, red bow tie, a "
        "ring held up at 135,560 to the mop, which stands head up at 60,400 before a blue door, its pail at 50,1120. "
        "Right: rose room, she with her back to the same wall, in profile, head at 560,480 bent down, white slip, black "
        "curls, arms dark to the elbow in the earth of a suitcase that fills the foot at 620,1080; empty pots in a strict "
        "row at 270, the fifth still full with one red geranium. Her door at 750,650 is open to bare paper. Frontal."
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
    hidden="in the pail that the mop stands in there is a wet fish, which looks up at him",
    avoid=(
        "That she goes because of him or could hear him: the open door leads away from his. A broken heart. Blood- red."
    ),
)
