"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="The Neighbours Will Talk",
    painter="E",
    hero="back wall of a house with ten windows and in each one act, one man in two of them",
    place="courtyard of a tenement, Athens",
    layout=(
        "dark front as a slightly crooked grid of ten pale windows of unequal size, one washing line across, black "
        "roof line torn"
    ),
    incidents=(
        Incident(
            happens=(
                "a woman in a red robe waits at a set table in the fourth window, a man with flowers behind his back "
                "goes down the stairs away from her in the stair window"
            ),
            wants="each wants the other to come",
        ),
        Incident(
            happens=(
                "in two windows at once, top left and bottom right, stands the same bald man and waters the same plant"
            ),
            wants="he wants to know which of him has the key",
        ),
    ),
    seen=(
        "Front in ink blue from edge to edge, torn top at 90. Windows in bone, cut, at 90,150; 330,140 (wide); "
        "610,160; 100,430; 330,410 (largest, the red robe, figure 200 high, seen from behind); 620,440 (stair, "
        "slanting); 110,730; 350,760; 600,720; 590,990. In them: a choir of one, a boy in bed with a plaster leg on "
        "which a girl draws, two men dancing with a kettle between them, an old woman with opera glasses that look "
        "at us, a dog alone at table, an empty room with one shoe. Figures flat silhouettes and two skins, no light "
        "falls out."
    ),
    people=(
        "woman of 44, red robe, thick black hair; hopeful",
        "man of 47, flowers; a coward",
        "bald man of 60, twice",
        "old woman of 85, opera glasses",
        "eleven others",
    ),
    things=(
        "ten windows",
        "bathrobe",
        "kettle with two cups",
        "plaster leg",
    ),
    mood="desire",
    view="several rooms",
    palette="night",
    inks=(
        ("ink blue", "#1b2138"),
        ("night green", "#213a3f"),
        ("plum", "#3c2742"),
        ("bone", "#e2d7c1"),
        ("red", "#c0392f"),
        ("clay", "#a5765b"),
        ("ash", "#8d8b90"),
    ),
    edges="mixed",
    ground="the ten windows",
    clues=Clues(
        feeling="yearning",
        proverb="walls have ears",
        plot="everybody in the block knows of the two but the two",
        title="Ten Past Ten Windows",
        memory="the lights of others seen from my pillow",
        sound="a kettle in the wrong flat",
        place="across the yard",
        person="the one with the opera glasses",
        speech="I was just passing",
        idea="courage",
    ),
    hidden="on the flowers hangs a tag with the price still on, and the dog has the same bow tie as the man",
    avoid="Glowing windows or rays; nakedness. A regular calendar grid. Cats on sills.",
)
