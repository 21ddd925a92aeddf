"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Pass the Salt",
    painter="F",
    hero=(
        "immensely long white table seen from above with a couple at its two ends and nothing on it but a salt cellar"
    ),
    place="dining room, Vienna",
    layout=(
        "one pale upright band from the lower edge to the upper, dark floor at both sides, two half bodies cropped "
        "top and bottom"
    ),
    incidents=(
        Incident(
            happens="she has cut the tablecloth from her end up to the very middle, where the salt stands",
            wants="she wants him to say one thing that is not about the meat",
        ),
        Incident(
            happens=(
                "under the table's edge at the left a boy in a sailor collar lies on roller skates and draws himself "
                "along with a spoon for an oar"
            ),
            wants="he wants to get to the kitchen unseen, and has been at it since the soup",
        ),
    ),
    seen=(
        "Straight down. Table 220 to 610, -20 to 1220, chalk. She at the lower edge: parting, shoulders, two hands "
        "with scissors at 410,1010; slit from there to 420,620 with a curled cut edge. He at the upper edge: bald "
        "crown, fork and spoon upright in fists at 330 and 510, 120. Salt cellar at 420,580, with a black dot. Floor "
        "charcoal, parquet in strict wrong herringbone; boy at 120,700, 230 long, skates up. A piano's lid cropped "
        "at the right, 700 to 800, 200 to 640, with a plate of untouched dumplings."
    ),
    people=(
        "woman of 50, thin, grey parting, black dress; ice",
        "man of 55, bulky, bald; chews",
        "boy of 8, freckles; earnest",
    ),
    things=(
        "salt cellar",
        "scissors",
        "tablecloth",
        "piano lid",
    ),
    mood="anger",
    view="from above",
    palette="near-monochrome",
    inks=(
        ("charcoal", "#2e2c2e"),
        ("chalk", "#f0ebe1"),
        ("ash", "#a9a49c"),
        ("pencil", "#656264"),
        ("bone", "#d7cfc1"),
        ("blood orange", "#c5502f"),
    ),
    edges="mixed",
    ground="the tablecloth, a third",
    clues=Clues(
        feeling="cold fury",
        proverb="marry in haste",
        plot="the silence was in its ninth year, and the meat was good",
        title="Somewhere in the Middle",
        memory="asking to get down",
        sound="scissors through linen, slowly",
        place="the far end",
        person="whoever sits between",
        speech="is anything the matter",
        idea="distance",
    ),
    hidden="under his napkin, on the bare cloth, lies a note folded in four, worn at the folds",
    avoid="Blades as threat: the scissors lie flat in cloth. Symmetry: he is off axis. Faces.",
)
