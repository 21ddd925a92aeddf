"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="The Neighbours Will Talk",
    painter="E",
    hero="back wall of a house with ten windows and in each one act; one is far larger and brighter, a red robe in it",
    place="courtyard of a tenement, Athens",
    layout=(
        "dark front as a slightly crooked grid of nine dusky windows about one large bright one, one washing line "
        "across, black roof line torn"
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
                "at the bottom right somebody of sixteen in curlers leans on folded arms and blows gum as large as her head"
            ),
            wants="she would like it to hold until one of them looks",
        ),
    ),
    seen=(
        "Front in ink blue from edge to edge, torn top at 75. Windows, cut, nine of them in dim bone, at 110,215; 240,200 "
        "(wide); 660,205; 110,465; 665,490 (stair, upright); 145,840; 385,840; 665,835; 635,1050; the tenth in near white, "
        "223 to 512 by 300 to 657, with the red robe, figure 370 high, seen from behind, hands before her, hair black down to "
        "500. In them: a bald man who waters a plant, a choir of one, a boy in bed with a plaster leg on which a girl draws, two men dancing with a kettle between them, an old woman with opera glasses on a stick that look "
        "at us, a dog alone at table, an empty room with one shoe, a girl in curlers and a red gum bubble at 635,1085. Figures flat, no light falls out."
    ),
    people=(
        "woman of 44, red robe, thick black hair; hopeful",
        "man of 47, flowers; a coward",
        "bald man of 60, with a plant",
        "girl of 16 in curlers, red-haired; unmoved",
        "old woman of 85, opera glasses",
        "five others and a dog",
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
